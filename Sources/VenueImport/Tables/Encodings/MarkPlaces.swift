// Where punctuation stands in texts: what tells ’ and – from the letters that other encodings have for their bytes.

/// The two characters before a character and the two behind it.
struct NearCharacters {
  let before: (far: Unicode.Scalar, near: Unicode.Scalar)
  let behind: (near: Unicode.Scalar, far: Unicode.Scalar)

  /// Whether a mark beyond ASCII stands where marks of its kind do: `James’s`, `Park – Pitch`, `“The Den”`, `1½`.
  func fit(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case "’", "´": isApostrophe || closes
    case "‘", "“", "„", "«": opens || mark == "“" && closes || mark == "«" && isBlank(behind.near)
    case "”": closes
    case "»": closes || isBlank(before.near) && !behind.near.properties.isAlphabetic
    case "–", "—": isAlone || isDigit(before.near) && isDigit(behind.near)
    case "•", "·", "×": isAlone
    case "…": !isBlank(before.near) && !behind.near.properties.isAlphabetic
    case "\u{A0}": dividesWords
    case "£", "€", "§": !touchesLetters && (isDigit(before.near) || isDigit(nextFilled))
    case "°", "º":
      isDigit(before.near)
        || "nN".unicodeScalars.contains(before.near) && !before.far.properties.isAlphabetic
    case "ª", "½", "¼", "¾":
      !touchesLetters && (isDigit(before.near) || mark != "ª" && isBlank(before.near))
    case "²", "³":
      isDigit(before.near) || before.near == "m" && !behind.near.properties.isAlphabetic
    case "№": isBlank(before.near) && isDigit(nextFilled)
    default: false
    }
  }

  private var touchesLetters: Bool {
    before.near.properties.isAlphabetic || behind.near.properties.isAlphabetic
  }
  private var isAlone: Bool { isBlank(before.near) && isBlank(behind.near) }
  private var opens: Bool {
    !before.near.properties.isAlphabetic && !isDigit(before.near)
      && (behind.near.properties.isUppercase || behind.near.isASCII && !isBlank(behind.near))
  }
  private var closes: Bool {
    !isBlank(before.near) && !behind.near.properties.isAlphabetic && !isDigit(behind.near)
  }
  /// Whether it is that of `James’s`, `don’t` or `O’Brien`, not of `l’eau`: so begins `día`.
  private var isApostrophe: Bool {
    guard before.near.properties.isAlphabetic else { return false }
    if "sStT".unicodeScalars.contains(behind.near) { return !behind.far.properties.isAlphabetic }
    return behind.near.properties.isUppercase && !before.far.properties.isAlphabetic
  }
  private var dividesWords: Bool {
    if isBlank(before.near) || isBlank(behind.near) { return true }
    return !(before.near.properties.isAlphabetic && behind.near.properties.isAlphabetic)
      || before.near.properties.isLowercase && behind.near.properties.isUppercase
  }
  /// The next character that is no blank.
  private var nextFilled: Unicode.Scalar { behind.near == " " ? behind.far : behind.near }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  private func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" }
}
