// What to measure.

/// The command line.
struct Options {
  var datasets = ["a", "b", "c"]
  var peers = ["SportLink", "nanoflann", "Boost"]
  var queryKinds = ["distribution", "uniform", "edge"]
  var counts = [1, 8, 100]
  var radii: [Double] = [1000, 5000]
  var passes = 5
  var checks = 2000
  var filters = true
  var beyond = true
  var jsonPath: String?
  var pointsPath: String?
  var queriesPath: String?

  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--no-filters" {
        filters = false
        continue
      }
      if option == "--no-beyond" {
        beyond = false
        continue
      }
      guard let value = rest.popFirst() else { throw Unknown(description: "\(option) what?") }
      let list = value.split(separator: ",").map(String.init)
      switch option {
      case "--datasets": datasets = list
      case "--peers": peers = list == ["all"] || list == ["fast"] ? peers : list
      case "--queries-kind": queryKinds = list
      case "--counts": counts = list.compactMap(Int.init)
      case "--radii": radii = list.compactMap(Double.init)
      case "--passes": passes = Int(value) ?? passes
      case "--checks": checks = Int(value) ?? checks
      case "--json": jsonPath = value
      case "--points": pointsPath = value
      case "--queries": queriesPath = value
      default: throw Unknown(description: "unknown option \(option)")
      }
    }
  }

  func dataset(_ name: String) throws -> DataSet {
    switch name {
    case "a": .clustered()
    case "b": .uniform(1_000_000)
    case "c": .cities(1_000_000, name: "c")
    case "d": .cities(10_000_000, name: "d")
    default: throw Unknown(description: "unknown data set \(name)")
    }
  }
}
