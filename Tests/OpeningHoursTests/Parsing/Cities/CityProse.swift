// Hours in English as cities publish them, with what a person reads in each.

/// Sentences in the style of municipal columns, in our own words.
enum CityProse {
  /// In all languages.
  static let all = english + englishLists + french + german + others + signs

  static let english: [(text: String, canonical: String)] = [
    ("Closed public holidays; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
    ("Closed Dec 25; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Dec 25 off"),
    ("Closed on public holidays. Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
    (
      "Closed holidays. Monday to Friday 8am to 5pm, Saturday 9am to noon",
      "Mo-Fr 08:00-17:00, Sa 09:00-12:00; PH off"
    ),
    ("Closed Mondays; Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Mo off"),
    ("Closed Wednesdays; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; We off"),
    ("Closed Dec 24 - Jan 2; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Dec 24-Jan 02 off"),
    ("Closed Jan 1; daily 9am-5pm", "Mo-Su 09:00-17:00; Jan 01 off"),
    ("Closed in July; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Jul off"),
    ("Closed July; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Jul off"),
    (
      "Closed July and August; Mon-Fri 9am-5pm; Sat 10am-2pm",
      "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Jul,Aug off"
    ),
    ("Closed 12:00-13:00; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
    ("Closed noon to 1pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
    (
      "Closed Mondays; Tue-Fri 9am-5pm; Sat-Sun 10am-4pm",
      "Mo off; Tu-Fr 09:00-17:00; Sa,Su 10:00-16:00"
    ),
    (
      "Public holidays closed; Mon-Fri 9am-5pm; Easter 10am-2pm",
      "Mo-Fr 09:00-17:00; PH off; easter 10:00-14:00"
    ),
    ("Closed Mondays || 10am-6pm", "10:00-18:00; Mo off"),
    ("Closed public holidays || Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; PH off"),
    ("Mon-Fri 9am-5pm || closed", "Mo-Fr 09:00-17:00 || off"),
    ("10am-6pm || closed Mondays", "10:00-18:00; Mo off"),
    ("Mon-Fri 9am-5pm || Sat 10am-2pm", "Mo-Fr 09:00-17:00 || Sa 10:00-14:00"),
    ("Closed Mondays\n10am-6pm", "10:00-18:00; Mo off"),
    ("Closed Mondays\n10:00-18:00", "10:00-18:00; Mo off"),
    ("Mo closed\n10:00-18:00", "10:00-18:00; Mo off"),
    ("Mon-Fri 9am-5pm\nSat closed", "Mo-Fr 09:00-17:00; Sa off"),
    ("Mon-Fri 9am-5pm\nSat, Sun closed", "Mo-Fr 09:00-17:00; Sa,Su off"),
    ("9am-5pm\nClosed Mondays", "09:00-17:00; Mo off"),
    ("9am-5pm (closed Mondays)", "09:00-17:00; Mo off"),
    (
      "Monday: closed\nTuesday: 9am-5pm\nWednesday: 9am-5pm",
      "Mo off; Tu 09:00-17:00; We 09:00-17:00"
    ),
    ("Monday closed\nTuesday 9am-5pm", "Mo off; Tu 09:00-17:00"),
    ("Monday\nclosed\nTuesday\n9am-5pm", "Mo off; Tu 09:00-17:00"),
    ("Monday closed Tuesday 9am-5pm", "Mo off; Tu 09:00-17:00"),
    ("Mon-Fri 9am-5pm | Sat 10am-2pm | Sun closed", "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off"),
    ("Mon-Fri 9am-5pm • Sat 10am-2pm • Sun closed", "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off"),
    (
      "- Mon-Fri 9am-5pm\n- Sat 10am-2pm\n- Sun closed", "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off"
    ),
    ("* Mon-Fri 9am-5pm\n* Sun closed", "Mo-Fr 09:00-17:00; Su off"),
    ("Sun closed\nMon-Sat 9am-5pm", "Su off; Mo-Sa 09:00-17:00"),
    ("Sunday\nClosed", "Su off"),
    ("<div>Mon closed</div><div>9am-5pm</div>", "09:00-17:00; Mo off"),
    ("<li>Mon closed</li><li>9am-5pm</li>", "09:00-17:00; Mo off"),
    ("Mon closed;\n9am-5pm", "09:00-17:00; Mo off"),
    ("Mon closed,\n9am-5pm", "09:00-17:00; Mo off"),
    ("Mon-Fri 9am-5pm, closed weekends", "Mo-Fr 09:00-17:00, Sa,Su off"),
    ("Mon-Fri 9am-5pm, closed on weekends and public holidays", "Mo-Fr 09:00-17:00, Sa,Su,PH off"),
    ("Mon-Fri 9am-5pm. Closed Sat & Sun.", "Mo-Fr 09:00-17:00; Sa,Su off"),
    ("Closed from Nov 1 to Mar 31; daily 8am-8pm", "Mo-Su 08:00-20:00; Nov 01-Mar 31 off"),
    ("Closed November through March; daily 8am-8pm", "Mo-Su 08:00-20:00; Nov-Mar off"),
    ("Mon-Fri 9am-5pm; Sat by appointment", "Mo-Fr 09:00-17:00; Sa \"by appointment\""),
    ("By appointment; Mon-Fri 9am-5pm", "\"By appointment\"; Mo-Fr 09:00-17:00"),
    ("By appointment only", "\"By appointment only\""),
    (
      "Mon-Fri 9am-5pm, Saturday by appointment only",
      "Mo-Fr 09:00-17:00, Sa \"by appointment only\""
    ),
    ("Sat by appointment only; 9am-5pm", "09:00-17:00; Sa \"by appointment only\""),
    ("Dawn to dusk", "dawn-dusk"),
    ("Dawn to dusk daily", "Mo-Su dawn-dusk"),
    ("Dawn to dusk, closed Mondays", "dawn-dusk, Mo off"),
    ("9am-5pm except Mondays", "09:00-17:00; Mo off"),
    ("9am-5pm except Mondays; Sundays 10am-4pm", "09:00-17:00; Mo off; Su 10:00-16:00"),
    ("Daily except Sunday 9am-5pm, Sunday 10am-2pm", "Mo-Su 09:00-17:00; Su off; Su 10:00-14:00"),
    ("Mon-Sat except Wed 9am-5pm", "Mo-Sa 09:00-17:00; We off"),
    (
      "Apr-Sep 9am-9pm; Oct-Mar 9am-5pm; closed Mondays",
      "Apr-Sep 09:00-21:00; Oct-Mar 09:00-17:00; Mo off"
    ),
    (
      "Closed Mondays; Apr-Sep 9am-9pm; Oct-Mar 9am-5pm",
      "Apr-Sep 09:00-21:00; Oct-Mar 09:00-17:00; Mo off"
    ),
    ("Apr-Sep 9am-9pm; closed Oct-Mar", "Apr-Sep 09:00-21:00; Oct-Mar off"),
    ("Closed Oct-Mar; Apr-Sep 9am-9pm", "Oct-Mar off; Apr-Sep 09:00-21:00"),
    ("Closed Oct-Mar; 9am-9pm", "09:00-21:00; Oct-Mar off"),
    ("Closed Oct-Mar; Mon-Fri 9am-9pm", "Mo-Fr 09:00-21:00; Oct-Mar off"),
    ("Mon-Fri 9am-5pm Sat 9am-12pm Sun closed", "Mo-Fr 09:00-17:00; Sa 09:00-12:00; Su off"),
    ("Wed closed 1pm-5pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; We 13:00-17:00 off"),
    ("Mon-Fri 9am-5pm (closed 12pm-1pm)", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
    ("Mon-Fri 9am-5pm, closed 12pm-1pm", "Mo-Fr 09:00-17:00 open, 12:00-13:00 off"),
    ("Closed Mon; Tue 9am-5pm; Wed-Sun 10am-6pm", "Mo off; Tu 09:00-17:00; We-Su 10:00-18:00"),
    ("Closed Mon-Tue; Wed-Sun 10am-6pm", "Mo,Tu off; We-Su 10:00-18:00"),
    (
      "Mon, Tue closed; Wed, Thu 9am-5pm; Fri 9am-12pm",
      "Mo,Tu off; We,Th 09:00-17:00; Fr 09:00-12:00"
    ),
    ("Weekends closed; 9am-5pm", "09:00-17:00; Sa,Su off"),
    ("Weekends: closed. Weekdays: 9am-5pm", "Sa,Su off; Mo-Fr 09:00-17:00"),
    ("Weekdays 9am-5pm. Weekends closed.", "Mo-Fr 09:00-17:00; Sa,Su off"),
    (
      "Closed weekends; Mon-Fri 9am-5pm; Sat 10am-2pm",
      "Sa,Su off; Mo-Fr 09:00-17:00; Sa 10:00-14:00"
    ),
    ("Closed bank holidays. Open Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00 open; PH off"),
    ("Closed Easter; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; easter off"),
    ("Closed Easter Monday; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; easter +1 day off"),
    ("Closed 25 Dec; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Dec 25 off"),
    ("Closed Dec. 25; Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 25 off"),
    ("Closed Dec 25, 26, Jan 1; Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 25,Dec 26,Jan 01 off"),
    ("Closed Dec 25, Jan 1; Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 25,Jan 01 off"),
    ("Closed December 25 and January 1. Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 25,Jan 01 off"),
    ("Dec 25 closed, Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 25 off"),
    ("Dec 25: closed\nMon-Sun: 9am-5pm", "Mo-Su 09:00-17:00; Dec 25 off"),
    ("Closed school holidays; Mon-Fri 4pm-8pm", "Mo-Fr 16:00-20:00; SH off"),
    ("School holidays closed; Mon-Fri 4pm-8pm", "Mo-Fr 16:00-20:00; SH off"),
    ("School holidays 10am-4pm; Mon-Fri 4pm-8pm", "Mo-Fr 16:00-20:00; SH 10:00-16:00"),
    ("Public holidays 10am-4pm; Mon-Sun 6am-10pm", "Mo-Su 06:00-22:00; PH 10:00-16:00"),
    ("Dec 24 9am-noon; Mon-Sun 9am-5pm", "Mo-Su 09:00-17:00; Dec 24 09:00-12:00"),
    ("Open 24 hours except Mondays", "24/7; Mo off"),
    ("24 hours; closed Mondays", "24/7; Mo off"),
    ("Open daily 9am-5pm, closed Mondays and holidays", "Mo-Su 09:00-17:00 open, Mo,PH off"),
    ("Open daily 9am-5pm; closed Mondays and holidays", "Mo-Su 09:00-17:00 open; Mo,PH off"),
    ("Open daily, 9am to 5pm. Closed Mondays.", "Mo-Su 09:00-17:00 open; Mo off"),
    ("Open Tue-Sun 9am-5pm. Closed Monday.", "Tu-Su 09:00-17:00 open; Mo off"),
    ("Open Tue-Sun, 9am-5pm; closed Mon", "Tu-Su 09:00-17:00 open; Mo off"),
    ("Tue-Sun 9am-5pm, Mon closed", "Tu-Su 09:00-17:00, Mo off"),
    ("Mon: closed, Tue-Sun: 9am-5pm", "Mo off, Tu-Su 09:00-17:00"),
    ("Mon closed, Tue-Sun 9am-5pm", "Mo off, Tu-Su 09:00-17:00"),
    ("Closed on Mondays, open 9am-5pm", "09:00-17:00 open; Mo off"),
    ("Closed on Mondays, open Tue-Sun 9am-5pm", "Mo off, Tu-Su 09:00-17:00 open"),
    ("Closed on Mondays; open 9am-5pm", "09:00-17:00 open; Mo off"),
    ("Closed every Monday; 9am-5pm", "09:00-17:00; Mo off"),
    ("Closed Monday all day; 9am-5pm", "09:00-17:00; Mo 00:00-24:00 off"),
    ("Monday all day closed; 9am-5pm", "09:00-17:00; Mo 00:00-24:00 off"),
    ("Open Mon-Fri, 9am-5pm", "Mo-Fr 09:00-17:00 open"),
    ("Open Mon-Fri: 9am-5pm", "Mo-Fr 09:00-17:00 open"),
    ("Open: 9am-5pm; Closed: Mondays", "09:00-17:00 open; Mo off"),
    ("Open 9am-5pm; Closed Mondays", "09:00-17:00 open; Mo off"),
    ("Closed: Mondays; Open: 9am-5pm", "09:00-17:00 open; Mo off"),
    ("CLOSED MONDAYS; 10AM-6PM", "10:00-18:00; Mo off"),
    ("closed mondays || closed tuesdays || 10am-6pm", "10:00-18:00; Mo off; Tu off"),
    ("Mon 9am-5pm / Tue closed / Wed 9am-5pm", "Mo 09:00-17:00; Tu off; We 09:00-17:00"),
    ("9am-5pm / closed Mon", "09:00-17:00; Mo off"),
    ("9am-5pm | closed Mon", "09:00-17:00; Mo off"),
    ("9am-5pm || closed Mon", "09:00-17:00; Mo off"),
    ("9am-5pm • closed Mon", "09:00-17:00; Mo off"),
    ("9am-5pm, closed Mon", "09:00-17:00, Mo off"),
    ("9am-5pm, Mon closed", "09:00-17:00, Mo off"),
    ("9am-5pm. Mon closed", "09:00-17:00; Mo off"),
    ("9am-5pm. Closed Mon.", "09:00-17:00; Mo off"),
    ("9am-5pm and closed Mon", "09:00-17:00, Mo off"),
    ("Mon-Fri 9am-5pm; Sat closed; Jul 9am-8pm", "Mo-Fr 09:00-17:00; Jul 09:00-20:00; Sa off"),
    ("Mon-Fri 9am-5pm; Jul 9am-8pm", "Mo-Fr 09:00-17:00; Jul 09:00-20:00"),
    (
      "Mon-Fri 9am-5pm; Jul-Aug closed; Sat 10am-2pm",
      "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Jul-Aug off"
    ),
    (
      "Mon-Fri 9am-5pm; closed Dec 25; Sat 10am-2pm",
      "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Dec 25 off"
    ),
    (
      "Mon-Fri 9am-5pm; public holidays closed; Sat 10am-2pm",
      "Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off"
    ),
    (
      "Mon-Fri 9am-5pm; Sat closed; public holidays 10am-2pm",
      "Mo-Fr 09:00-17:00; Sa off; PH 10:00-14:00"
    ),
    (
      "Mon-Fri 9am-5pm; public holidays closed; daily in July 9am-8pm",
      "Mo-Fr 09:00-17:00; Jul Mo-Su 09:00-20:00; PH off"
    ),
    (
      "Mon-Fri 9am-5pm; public holidays closed; July 9am-8pm",
      "Mo-Fr 09:00-17:00; Jul 09:00-20:00; PH off"
    ),
    ("Closed Easter Sunday; 9am-5pm", "09:00-17:00; easter off"),
    ("Closed Easter Mon; 9am-5pm", "09:00-17:00; easter +1 day off"),
    ("Closed: Mondays\nOpen: 9am-5pm", "09:00-17:00 open; Mo off"),
    ("Open: Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00 open"),
    ("Closed 10pm-6am; open dawn to dusk", "dawn-dusk open; 22:00-06:00 off"),
  ]
}
