// The table of cities goes on: namesakes in North America that only the state behind their name tells apart.

extension City {
  /// Cities whose name alone may mean another or is a word: `lafayette_la`, `portland_me`, `mobile_alabama`.
  static let stateLines = states.split(separator: "\n").flatMap { line -> [String] in
    let parts = line.split(separator: "|").map(String.init)
    guard parts.count == 6 else { return [] }
    let key = ColumnName(parts[0]).joined
    return parts[1...2].map { state in
      "\(parts[0])|\(key)\(ColumnName(state).joined)|\(parts[3])|\(parts[4])|\(parts[5])"
    }
  }.joined(separator: "\n")

  /// Name, code and name of the state, country, latitude, longitude.
  private static let states = """
    Lafayette|LA|Louisiana|US|30.22|-92.02
    Lafayette|IN|Indiana|US|40.42|-86.88
    Lafayette|CO|Colorado|US|39.99|-105.09
    Springfield|MO|Missouri|US|37.21|-93.29
    Springfield|IL|Illinois|US|39.80|-89.64
    Springfield|MA|Massachusetts|US|42.10|-72.59
    Springfield|OR|Oregon|US|44.05|-123.02
    Springfield|OH|Ohio|US|39.92|-83.81
    Portland|ME|Maine|US|43.66|-70.26
    Portland|OR|Oregon|US|45.52|-122.68
    Jackson|MI|Michigan|US|42.25|-84.40
    Jackson|MS|Mississippi|US|32.30|-90.18
    Jackson|TN|Tennessee|US|35.61|-88.81
    Jackson|WY|Wyoming|US|43.48|-110.76
    Columbus|GA|Georgia|US|32.46|-84.99
    Columbus|OH|Ohio|US|39.96|-83.00
    Columbus|IN|Indiana|US|39.20|-85.92
    Mobile|AL|Alabama|US|30.69|-88.04
    Columbia|SC|South Carolina|US|34.00|-81.03
    Columbia|MO|Missouri|US|38.95|-92.33
    Columbia|MD|Maryland|US|39.20|-76.86
    Wilmington|NC|North Carolina|US|34.23|-77.94
    Wilmington|DE|Delaware|US|39.75|-75.55
    Salem|OR|Oregon|US|44.94|-123.04
    Salem|MA|Massachusetts|US|42.52|-70.90
    Peoria|IL|Illinois|US|40.69|-89.59
    Peoria|AZ|Arizona|US|33.58|-112.24
    Glendale|AZ|Arizona|US|33.54|-112.19
    Glendale|CA|California|US|34.14|-118.26
    Hollywood|FL|Florida|US|26.01|-80.15
    Fayetteville|NC|North Carolina|US|35.05|-78.88
    Fayetteville|AR|Arkansas|US|36.06|-94.16
    Greenville|SC|South Carolina|US|34.85|-82.40
    Greenville|NC|North Carolina|US|35.61|-77.37
    Bloomington|IL|Illinois|US|40.48|-88.99
    Bloomington|IN|Indiana|US|39.17|-86.53
    Bloomington|MN|Minnesota|US|44.84|-93.30
    Macon|GA|Georgia|US|32.84|-83.63
    Athens|GA|Georgia|US|33.96|-83.38
    Athens|OH|Ohio|US|39.33|-82.10
    Albany|GA|Georgia|US|31.58|-84.16
    Albany|NY|New York|US|42.65|-73.76
    Albany|OR|Oregon|US|44.64|-123.11
    Newark|DE|Delaware|US|39.68|-75.75
    Newark|NJ|New Jersey|US|40.74|-74.17
    Bowling Green|KY|Kentucky|US|36.99|-86.44
    Concord|CA|California|US|37.98|-122.03
    Concord|NC|North Carolina|US|35.41|-80.58
    Concord|NH|New Hampshire|US|43.21|-71.54
    Dover|DE|Delaware|US|39.16|-75.52
    Bangor|ME|Maine|US|44.80|-68.77
    Duluth|MN|Minnesota|US|46.79|-92.10
    Lawrence|KS|Kansas|US|38.97|-95.24
    Lawrence|MA|Massachusetts|US|42.71|-71.16
    Medford|OR|Oregon|US|42.33|-122.88
    Medford|MA|Massachusetts|US|42.42|-71.11
    Pueblo|CO|Colorado|US|38.25|-104.61
    Quincy|MA|Massachusetts|US|42.25|-71.00
    Montgomery|AL|Alabama|US|32.37|-86.30
    Nashua|NH|New Hampshire|US|42.77|-71.47
    Newport|RI|Rhode Island|US|41.49|-71.31
    Augusta|ME|Maine|US|44.31|-69.78
    Rochester|MN|Minnesota|US|44.02|-92.46
    Aurora|IL|Illinois|US|41.76|-88.32
    Arlington|TX|Texas|US|32.74|-97.11
    Arlington|VA|Virginia|US|38.88|-77.10
    Charleston|WV|West Virginia|US|38.35|-81.63
    Kansas City|KS|Kansas|US|39.11|-94.63
    Cleveland|TN|Tennessee|US|35.16|-84.88
    Vancouver|WA|Washington|US|45.64|-122.66
    Paris|TX|Texas|US|33.66|-95.56
    """
}
