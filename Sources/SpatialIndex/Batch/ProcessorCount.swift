// How many cores there are.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

enum ProcessorCount {
  /// The cores that the system has switched on, at least 1.
  static var online: Int {
    #if canImport(Darwin)
      max(1, Int(sysconf(_SC_NPROCESSORS_ONLN)))
    #else
      max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    #endif
  }
}
