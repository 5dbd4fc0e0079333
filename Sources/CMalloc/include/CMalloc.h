// What the C library's allocator does with freed memory.
#ifndef SPORTLINK_MALLOC_H
#define SPORTLINK_MALLOC_H

/// Has large buffers go back to the system when they are freed. By default the C library keeps ever larger ones for itself: 40 to 80 MB in an import of a
/// million rows. Does nothing where the C library has no such choice.
void sportlink_return_freed_memory(void);

#endif
