// What is wrong with one line of a batch; the other lines never notice.

import OpeningHours
import SpatialIndex
import Venues

/// Why a line of a batch has no answer.
struct BatchError: Error, Equatable {
  /// A word for programs.
  let code: String
  /// A sentence for people.
  let message: String
  /// Where in an `opening_hours` value, in characters from 0, where that is what is wrong.
  var position: Int?

  static func badValue(_ field: String, _ reason: String) -> BatchError {
    BatchError(code: "bad_value", message: "\(field): \(reason)")
  }

  static func missing(_ field: String) -> BatchError {
    BatchError(code: "missing_field", message: "\(field) is missing")
  }

  /// The error as it stands in an answer.
  var wireObject: JSONObject {
    var object: JSONObject = ["code": .string(code), "message": .string(message)]
    if let position { object["position"] = .integer(Int64(position)) }
    return object
  }
}
