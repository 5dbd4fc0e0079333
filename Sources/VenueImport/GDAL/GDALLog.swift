// What GDAL says goes into a list instead of onto standard error.

internal import CGDAL

/// The messages of GDAL on one thread, while a body runs.
final class GDALLog {
  private var last: String?
  /// The first failure of all.
  private(set) var firstFailure: String?
  /// The distinct messages so far, a few of them.
  private(set) var messages: [String] = []
  /// How many messages came, kept or not.
  private(set) var count = 0

  private init() {}

  /// Runs a body on the current thread with GDAL's messages caught.
  static func capturing<Result>(
    _ body: (GDALLog) throws(ImportError) -> Result
  ) throws(ImportError) -> Result {
    GDALLibrary.prepare()
    let log = GDALLog()
    unsafe CPLPushErrorHandlerEx(
      { kind, _, text in
        guard kind == CE_Warning || kind == CE_Failure, let text = unsafe text,
          let data = unsafe CPLGetErrorHandlerUserData()
        else { return }
        unsafe Unmanaged<GDALLog>.fromOpaque(data).takeUnretainedValue()
          .note(String(cString: text), isFailure: kind == CE_Failure)
      }, Unmanaged.passUnretained(log).toOpaque())
    defer { CPLPopErrorHandler() }
    return try withExtendedLifetime(log) { () throws(ImportError) -> Result in try body(log) }
  }

  private func note(_ text: String, isFailure: Bool) {
    count += 1
    if isFailure {
      last = text
      firstFailure = firstFailure ?? text
    }
    if messages.count < 20, !messages.contains(text) { messages.append(text) }
  }

  /// The last failure since this was asked before, or `nil`.
  func takeLast() -> String? {
    defer { last = nil }
    return last.map(Self.inPlainWords)
  }

  /// What GDAL says about its own source files, as people would say it.
  private static func inPlainWords(_ message: String) -> String {
    // Inside `.gz` and `.zip` it names the file of its source and the number of zlib's error.
    let marks = ["cpl_vsil_gzip", "decompression failed", "inflate"]
    guard marks.contains(where: message.contains) else { return message }
    return "the compressed data are damaged: they break off, or were changed; get the file anew"
  }

  /// The messages so far, which are then forgotten.
  func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }
}
