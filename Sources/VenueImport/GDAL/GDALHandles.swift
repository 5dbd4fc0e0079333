// Owns the objects of GDAL that must be given back. Their pointers are read nowhere else than in their own methods.

internal import CGDAL
internal import Glibc

/// A file of GDAL's virtual file system.
@safe
struct VirtualFile: ~Copyable {
  private let handle: UnsafeMutablePointer<VSILFILE>

  /// Opens a file for reading; `nil` when it can't be opened.
  init?(path: String) {
    guard let handle = unsafe VSIFOpenL(path, "rb") else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe _ = VSIFCloseL(handle) }

  /// How many bytes the file has.
  var size: Int {
    let place = unsafe VSIFTellL(handle)
    unsafe _ = VSIFSeekL(handle, 0, SEEK_END)
    let size = unsafe VSIFTellL(handle)
    unsafe _ = VSIFSeekL(handle, place, SEEK_SET)
    return Int(clamping: size)
  }

  /// Goes to a byte of the file.
  func seek(_ place: Int) { unsafe _ = VSIFSeekL(handle, UInt64(place), SEEK_SET) }

  /// Whether a file is there.
  static func exists(_ path: String) -> Bool {
    guard let handle = unsafe VSIFOpenL(path, "rb") else { return false }
    return unsafe VSIFCloseL(handle) == 0
  }

  /// Whether a path outside archives is a folder's.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes a file anew, for the files in memory that GDAL reads settings from.
  static func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

  /// Writes a file anew.
  static func write(_ bytes: [UInt8], to path: String) {
    guard let handle = unsafe VSIFOpenL(path, "wb") else { return }
    unsafe bytes.withUnsafeBufferPointer {
      unsafe _ = VSIFWriteL($0.baseAddress, 1, $0.count, handle)
    }
    unsafe _ = VSIFCloseL(handle)
  }

  /// Appends at most `count` bytes to the buffer and answers with how many came.
  func read(_ count: Int, into buffer: inout [UInt8]) -> Int {
    var read = 0
    buffer.append(addingCapacity: count) { room in
      unsafe room.withUnsafeMutableBufferPointer { bytes, initialized in
        read = unsafe VSIFReadL(bytes.baseAddress, 1, count, handle)
        initialized = read
      }
    }
    return read
  }
}

/// An opened dataset.
@safe
final class GDALDataset {
  let handle: GDALDatasetH

  /// Opens a file with one of the drivers, for reading; `nil` when it can't be opened.
  init?(path: String, driver: String, options: [String: String]) {
    let settings = GDALStrings(options.map { "\($0.key)=\($0.value)" })
    let drivers = GDALStrings([driver])
    let flags = UInt32(GDAL_OF_VECTOR | GDAL_OF_READONLY | GDAL_OF_VERBOSE_ERROR)
    guard
      let handle = unsafe GDALOpenEx(path, flags, drivers.borrowed, settings.borrowed, nil)
    else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// Makes a new file with a driver; `nil` when it can't be made.
  init?(creating path: String, driver name: String) {
    guard let driver = unsafe GDALGetDriverByName(name),
      let handle = unsafe GDALCreate(driver, path, 0, 0, 0, GDT_Unknown, nil)
    else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe GDALClose(handle) }

  /// Which of the drivers would open a file; `nil` when none would.
  static func driver(for path: String, among names: [String]) -> String? {
    let drivers = GDALStrings(names)
    let found = unsafe GDALIdentifyDriverEx(path, UInt32(GDAL_OF_VECTOR), drivers.borrowed, nil)
    guard let found = unsafe found, let name = unsafe GDALGetDriverShortName(found) else {
      return nil
    }
    return unsafe String(cString: name)
  }
}

/// A feature that was read or is to be written.
@safe
struct GDALFeature: ~Copyable {
  let handle: OGRFeatureH

  /// Takes over a feature.
  init(_ handle: OGRFeatureH) { unsafe self.handle = unsafe handle }

  deinit { unsafe OGR_F_Destroy(handle) }
}

/// A geometry that was made here.
@safe
struct GDALGeometry: ~Copyable {
  let handle: OGRGeometryH

  /// Takes over a geometry.
  init(_ handle: OGRGeometryH) { unsafe self.handle = unsafe handle }

  /// Reads well-known text; `nil` when it is none.
  static func reading(wellKnownText: String) -> GDALGeometry? {
    var handle: OGRGeometryH?
    let isRead = unsafe wellKnownText.withCString { text in
      var rest: UnsafeMutablePointer<CChar>? = unsafe UnsafeMutablePointer(mutating: text)
      return unsafe OGR_G_CreateFromWkt(&rest, nil, &handle) == OGRERR_NONE
    }
    guard let handle = unsafe handle else { return nil }
    let geometry = unsafe GDALGeometry(handle)
    if !isRead { return nil }
    return geometry
  }

  deinit { unsafe OGR_G_DestroyGeometry(handle) }
}

/// A list of strings for GDAL.
@safe
struct GDALStrings: ~Copyable {
  private var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  init(_ strings: [String]) {
    for string in strings { unsafe list = unsafe CSLAddString(list, string) }
  }

  /// The list for the length of a call.
  var borrowed: UnsafePointer<UnsafePointer<CChar>?>? {
    unsafe UnsafeRawPointer(list)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
  }

  deinit { unsafe CSLDestroy(list) }
}
