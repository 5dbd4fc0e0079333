// What the C library's allocator does with freed memory.
#ifndef SPORTLINK_MALLOC_H
#define SPORTLINK_MALLOC_H

/// Has the buffers of batches stay with the process, to be used again for the next batch: the system would clear every page of them anew. Does nothing
/// where the C library has no such choice.
void sportlink_keep_freed_memory(void);

/// Has large buffers go back to the system when they are freed, and gives back what is free now. By default the C library keeps ever larger ones for
/// itself: 40 to 80 MB in an import of a million rows. Does nothing where the C library has no such choice.
void sportlink_return_freed_memory(void);

#endif
