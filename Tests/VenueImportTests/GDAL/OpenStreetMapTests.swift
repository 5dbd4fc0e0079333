import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("An OpenStreetMap file") struct OpenStreetMapTests {
  static let text = """
    <?xml version='1.0' encoding='UTF-8'?>
    <osm version="0.6">
      <node id="1" lat="45.50" lon="-73.60"/><node id="2" lat="45.50" lon="-73.59"/>
      <node id="3" lat="45.51" lon="-73.59"/><node id="4" lat="45.51" lon="-73.60"/>
      <node id="5" lat="45.52" lon="-73.60"><tag k="sport" v="tennis"/><tag k="addr:city" v="M"/></node>
      <node id="6" lat="45.53" lon="-73.60"><tag k="leisure" v="pitch"/></node>
      <node id="11" lat="45.60" lon="-73.60"/><node id="12" lat="45.60" lon="-73.59"/>
      <node id="13" lat="45.61" lon="-73.59"/>
      <way id="20"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/>
        <tag k="leisure" v="pitch"/><tag k="sport" v="soccer;basketball"/><tag k="name" v="Terrain"/>
        <tag k="opening_hours" v="Mo-Fr 08:00-20:00"/></way>
      <way id="21"><nd ref="1"/><nd ref="3"/><nd ref="5"/><tag k="sport" v="skiing"/></way>
      <way id="22"><nd ref="11"/><nd ref="12"/><nd ref="13"/><nd ref="11"/><tag k="leisure" v="pitch"/>
        <tag k="sport" v="tennis"/></way>
      <relation id="30"><member type="way" ref="22" role="outer"/><tag k="type" v="multipolygon"/>
        <tag k="leisure" v="pitch"/><tag k="sport" v="tennis"/></relation>
    </osm>
    """

  @Test(
    "gives its nodes, ways and areas with a sport, each place once", arguments: ["a.osm", "a.xml"])
  func features(name: String) throws {
    let trial = try Trials().run(Self.text, as: name)
    #expect(trial.venues.map(\.sourceID) == ["node/5", "relation/30", "way/20", "way/21"])
    let pitch = try trial.venue("way/20")
    #expect(pitch.sports == ["soccer", "basketball"])
    #expect(pitch.name == "Terrain")
    #expect(pitch.hours == "Mo-Fr 08:00-20:00")
    #expect(pitch.footprint != nil)
    #expect(pitch.properties["leisure"] == "pitch")
    #expect(pitch.properties["name"] == nil)
    let line = try trial.venue("way/21")
    #expect(line.footprint == nil)
    #expect(line.sports == ["skiing"])
    #expect(try trial.venue("node/5").properties["addr:city"] == "M")
  }

  @Test(
    "has its tags read as GDAL writes them",
    arguments: [
      (#""a"=>"b""#, #"{"a":"b"}"#), (#""a"=>"b","c"=>"d,e""#, #"{"a":"b","c":"d,e"}"#),
      (#""q"=>"say \"hi\"","b"=>"\\""#, #"{"q":"say \"hi\"","b":"\\"}"#), ("", "{}"),
      (#""a"=>"b","c"=>"#, #"{"a":"b"}"#), ("junk", "{}"),
    ])
  func tags(text: String, expected: String) throws {
    #expect(JSONValue.object(TagText.parse(text)).text() == expected)
  }
}
