// The version that both executables print.

package enum Version {
  package static let text = "0.1.0"
}
