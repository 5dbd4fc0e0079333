// More hours in English: those of whole weeks and seasons.

extension CityProse {
  static let englishLists: [(text: String, canonical: String)] = [
    (
      "9am-5pm daily except Mondays; Dec 24 9am-noon",
      "Mo-Su 09:00-17:00; Dec 24 09:00-12:00; Mo off"
    ),
    (
      "daily except public holidays 9am-5pm; Sat 10am-2pm",
      "Mo-Su 09:00-17:00; Sa 10:00-14:00; PH off"
    ),
    ("9am-5pm (closed Mondays); Sun 10am-4pm", "09:00-17:00; Mo off; Su 10:00-16:00"),
    ("Closed Mondays; Dec 24 9am-noon; 9am-5pm", "09:00-17:00; Mo off; Dec 24 09:00-12:00"),
    (
      "Closed public holidays; Dec 26 10am-2pm; Mon-Fri 9am-5pm",
      "Mo-Fr 09:00-17:00; PH off; Dec 26 10:00-14:00"
    ),
    (
      "Closed July; Jul 14 10am-2pm; Mon-Fri 9am-5pm",
      "Mo-Fr 09:00-17:00; Jul off; Jul 14 10:00-14:00"
    ),
    (
      "Closed public holidays; Apr-Oct 9am-7pm; Nov-Mar 9am-5pm",
      "Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00; PH off"
    ),
    (
      "Closed Sundays and public holidays; Apr-Oct Mon-Sat 9am-7pm",
      "Apr-Oct Mo-Sa 09:00-19:00; Su,PH off"
    ),
    (
      "Closed public holidays; Mon-Fri 9am-5pm, Sat 10am-2pm",
      "Mo-Fr 09:00-17:00, Sa 10:00-14:00; PH off"
    ),
    ("Sat by appointment; 9am-5pm", "09:00-17:00; Sa \"by appointment\""),
    ("Sat by appointment; daily 9am-5pm", "Mo-Su 09:00-17:00; Sa \"by appointment\""),
    ("PH 10am-4pm; 9am-5pm", "09:00-17:00; PH 10:00-16:00"),
    ("Public holidays 10am-4pm; 9am-5pm; 7pm-9pm", "09:00-17:00; 19:00-21:00; PH 10:00-16:00"),
    ("Mon-Fri 9am-5pm; PH 10am-4pm; 7pm-9pm", "Mo-Fr 09:00-17:00; PH 10:00-16:00; 19:00-21:00"),
    (
      "Closed 2026 Dec 24-2027 Jan 3; Mon-Fri 9am-5pm",
      "Mo-Fr 09:00-17:00; 2026 Dec 24-2027 Jan 03 off"
    ),
    ("Closed week 30; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; week 30 off"),
    (
      "Mon-Fri 9am-5pm; closed Dec 25 || by appointment",
      "Mo-Fr 09:00-17:00; Dec 25 off || \"by appointment\""
    ),
    ("• Mo", "Mo"),
    ("Mon - Thu\n9am - 5pm\nFri 10am - 2pm", "Mo-Th 09:00-17:00; Fr 10:00-14:00"),
    ("9am-5pm\nMonday to Friday", "Mo-Fr 09:00-17:00"),
    ("Mon-Fri\n9am-5pm\nSat\n10am-2pm\nSun\nclosed", "Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off"),
    ("9am-5pm\nSat closed", "09:00-17:00; Sa off"),
    ("9am-5pm\nopen", "09:00-17:00 open"),
    ("April-October\nMon-Fri 9am-5pm\nclosed Sat", "Apr-Oct Mo-Fr 09:00-17:00; Sa off"),
    ("Closed Mondays\nTuesday 9am-5pm", "Mo off; Tu 09:00-17:00"),
    ("Closed\nMondays\n9am-5pm", "09:00-17:00; Mo off"),
    ("Mo closed Tu-Su\n10:00-18:00", "Mo off; Tu-Su 10:00-18:00"),
    ("Mon-Fri 9am-5pm · Sat 10am-2pm", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
    ("Mo-Fr 08:00-12:00\nSa 09:00-12:00", "Mo-Fr 08:00-12:00; Sa 09:00-12:00"),
    ("Mo off\nTu-Su 10:00-18:00", "Mo off; Tu-Su 10:00-18:00"),
    (
      "Mon to Fri 8am to 8pm, Sat and Sun 9am to 5pm, public holidays closed",
      "Mo-Fr 08:00-20:00, Sa,Su 09:00-17:00, PH off"
    ),
    (
      "Mon to Fri 8am to 8pm; weekends and public holidays closed",
      "Mo-Fr 08:00-20:00; Sa,Su,PH off"
    ),
    ("Public holidays closed, Mon to Fri 8am to 8pm", "Mo-Fr 08:00-20:00; PH off"),
    ("Holidays: closed | Mon-Fri: 8am-8pm", "Mo-Fr 08:00-20:00; PH off"),
    ("Holidays: 10am-4pm | Mon-Fri: 8am-8pm", "Mo-Fr 08:00-20:00; PH 10:00-16:00"),
    ("Mon-Fri 8am-8pm. Closed holidays.", "Mo-Fr 08:00-20:00; PH off"),
    ("Mon-Fri 8am-8pm (closed holidays)", "Mo-Fr 08:00-20:00; PH off"),
    ("Mon-Fri 8am-8pm (except holidays)", "Mo-Fr 08:00-20:00; PH off"),
    ("Mon-Fri (except holidays) 8am-8pm", "Mo-Fr 08:00-20:00; PH off"),
    ("Open 7 days a week 8am-8pm, closed Dec 25", "Mo-Su 08:00-20:00 open, Dec 25 off"),
    ("Open 7 days, 8am-8pm", "Mo-Su 08:00-20:00 open"),
    (
      "7 days a week from 8am to 8pm; closed Jan 1 and Dec 25",
      "Mo-Su 08:00-20:00; Jan 01,Dec 25 off"
    ),
    ("7 days 8am-8pm excl. public holidays", "Mo-Su 08:00-20:00; PH off"),
    ("Mon-Fri 8am-8pm excl. public holidays", "Mo-Fr 08:00-20:00; PH off"),
    ("Mon-Sat 8am-8pm excluding public holidays", "Mo-Sa 08:00-20:00; PH off"),
    ("Mon-Sat excluding public holidays 8am-8pm", "Mo-Sa 08:00-20:00; PH off"),
    (
      "Mon-Thu 8am-8pm, Fri 8am-6pm, closed Sat & Sun",
      "Mo-Th 08:00-20:00, Fr 08:00-18:00, Sa,Su off"
    ),
    (
      "Mon-Thu: 8am-8pm; Fri: 8am-6pm; Sat/Sun: closed",
      "Mo-Th 08:00-20:00; Fr 08:00-18:00; Sa,Su off"
    ),
    (
      "Sat/Sun closed; Mon-Thu 8am-8pm; Fri 8am-6pm", "Sa,Su off; Mo-Th 08:00-20:00; Fr 08:00-18:00"
    ),
    ("Sat & Sun closed. Mon-Fri 8am-6pm.", "Sa,Su off; Mo-Fr 08:00-18:00"),
    (
      "May-Sep: daily 8am-10pm; Oct-Apr: Sat-Sun 10am-4pm",
      "May-Sep Mo-Su 08:00-22:00; Oct-Apr Sa,Su 10:00-16:00"
    ),
    (
      "May to September daily 8am to 10pm, October to April closed",
      "May-Sep Mo-Su 08:00-22:00, Oct-Apr off"
    ),
    (
      "May 1 - Sep 30: 8am-10pm. Closed Oct 1 - Apr 30.",
      "May 01-Sep 30 08:00-22:00; Oct 01-Apr 30 off"
    ),
    (
      "Closed Oct 1 - Apr 30; May 1 - Sep 30 8am-10pm",
      "Oct 01-Apr 30 off; May 01-Sep 30 08:00-22:00"
    ),
    (
      "Closed Oct-Apr; May-Sep Mon-Fri 8am-10pm; Sat-Sun 10am-10pm",
      "May-Sep Mo-Fr 08:00-22:00; Sa,Su 10:00-22:00; Oct-Apr off"
    ),
    (
      "Closed Oct-Apr; Mon-Fri 8am-10pm; Sat-Sun 10am-10pm",
      "Mo-Fr 08:00-22:00; Sa,Su 10:00-22:00; Oct-Apr off"
    ),
    ("May 15 to Oct 15 8am-dusk", "May 15-Oct 15 08:00-dusk"),
    ("8am-dusk May 15 to Oct 15", "May 15-Oct 15 08:00-dusk"),
    ("8am to sunset", "08:00-sunset"),
    ("Sunrise to 10pm", "sunrise-22:00"),
    ("5am to dusk; closed Dec 24, 25", "05:00-dusk; Dec 24,Dec 25 off"),
    ("6am-11pm; closed 11pm-6am", "06:00-23:00; 23:00-06:00 off"),
    ("Closed 11pm-6am; 6am-11pm", "06:00-23:00; 23:00-06:00 off"),
    ("School holidays: closed. Mon-Fri 4pm-9pm", "Mo-Fr 16:00-21:00; SH off"),
    ("Mon-Fri 4pm-9pm; school holidays closed", "Mo-Fr 16:00-21:00; SH off"),
    ("Mon-Fri 4pm-9pm; school holidays 9am-9pm", "Mo-Fr 16:00-21:00; SH 09:00-21:00"),
    ("Mon 9am-noon & 1pm-5pm", "Mo 09:00-12:00,13:00-17:00"),
    ("Mon 9am-12 noon and 1pm-5pm; Tue closed", "Mo 09:00-12:00,13:00-17:00; Tu off"),
    ("Mon 9am-12pm 1pm-5pm Tue closed", "Mo 09:00-12:00,13:00-17:00; Tu off"),
    ("Mon: 9am - 12pm, Tue: Closed, Wed: 9am - 12pm", "Mo 09:00-12:00, Tu off, We 09:00-12:00"),
    ("Mon: Closed Tue: 9am - 12pm Wed: 9am - 12pm", "Mo off; Tu 09:00-12:00; We 09:00-12:00"),
    ("MON CLOSED TUE 9AM-5PM WED 9AM-5PM", "Mo off; Tu 09:00-17:00; We 09:00-17:00"),
    ("Mon: Closed; Tue: Closed; Wed: 9am-5pm", "Mo off; Tu off; We 09:00-17:00"),
    (
      "Mon: CLOSED\nTue: 9:00 AM - 5:00 PM\nWed: 9:00 AM - 5:00 PM\nThu: 9:00 AM - 5:00 PM\nFri: CLOSED",
      "Mo off; Tu 09:00-17:00; We 09:00-17:00; Th 09:00-17:00; Fr off"
    ),
    ("Monday Closed, Tuesday 9am - 5pm", "Mo off, Tu 09:00-17:00"),
    ("Closed Mon, Tue, open Wed-Sun 9am-5pm", "Mo,Tu off, We-Su 09:00-17:00 open"),
    ("Closed Mon & Tue; open Wed-Sun 9am-5pm", "Mo,Tu off; We-Su 09:00-17:00 open"),
    ("Open Wed-Sun 9am-5pm, closed Mon & Tue", "We-Su 09:00-17:00 open, Mo,Tu off"),
    ("Open Wed-Sun 9am-5pm (closed Mon & Tue)", "We-Su 09:00-17:00 open; Mo,Tu off"),
    (
      "Open Wed-Sun 9am-5pm, closed Mon & Tue, closed Dec 25",
      "We-Su 09:00-17:00 open, Mo,Tu off, Dec 25 off"
    ),
    ("Wed-Sun 9am-5pm, closed Mon, Tue, public holidays", "We-Su 09:00-17:00, Mo,Tu,PH off"),
    ("Wed-Sun 9am-5pm, public holidays closed", "We-Su 09:00-17:00, PH off"),
    ("Wed-Sun, public holidays 9am-5pm", "We-Su,PH 09:00-17:00"),
    ("Wed-Sun and public holidays 9am-5pm; Mon-Tue closed", "We-Su,PH 09:00-17:00; Mo,Tu off"),
    ("Mon-Tue closed; Wed-Sun and public holidays 9am-5pm", "Mo,Tu off; We-Su,PH 09:00-17:00"),
    ("Public holidays and Mon-Tue closed; Wed-Sun 9am-5pm", "We-Su 09:00-17:00; Mo,Tu,PH off"),
    ("Every Monday closed; 9am-5pm", "09:00-17:00; Mo off"),
    ("Every Monday 9am-5pm", "Mo 09:00-17:00"),
    ("Weekends 9am-5pm", "Sa,Su 09:00-17:00"),
    ("Weekdays closed; weekends 9am-5pm", "Mo-Fr off; Sa,Su 09:00-17:00"),
    ("24 hours", "24/7"),
    ("Open 24 hours", "24/7"),
    ("Open 24 hours, closed Mondays", "24/7, Mo off"),
    ("Mon-Fri 24 hours; Sat-Sun closed", "Mo-Fr 00:00-24:00; Sa,Su off"),
    ("24/7 except Dec 25", "24/7; Dec 25 off"),
    ("24/7; closed Dec 25", "24/7; Dec 25 off"),
    ("Closed Dec 25; 24/7", "24/7; Dec 25 off"),
    ("Closed Dec 25; open 24/7", "24/7; Dec 25 off"),
    ("Always open", "24/7"),
    ("Always open; closed Mondays", "24/7; Mo off"),
    (
      "Monday through Friday, 9 a.m.-5 p.m.; closed weekends and holidays.",
      "Mo-Fr 09:00-17:00; Sa,Su,PH off"
    ),
    ("Mon.-Fri.: 9 a.m.-5 p.m. / Sat.: closed", "Mo-Fr 09:00-17:00; Sa off"),
    (
      "Mon-Fri 0900-1700 hrs, Sat 0900-1300 hrs, Sun closed",
      "Mo-Fr 09:00-17:00, Sa 09:00-13:00, Su off"
    ),
    ("Mon - Fri 9:00am - 5:00pm Sat & Sun Closed", "Mo-Fr 09:00-17:00; Sa,Su off"),
    ("Monday-Friday:9am-5pm;Saturday:Closed;Sunday:Closed", "Mo-Fr 09:00-17:00; Sa off; Su off"),
    (
      "Sun: Closed; Mon-Sat: 9am-5pm; Dec 24: 9am-12pm; Dec 25: Closed",
      "Mo-Sa 09:00-17:00; Dec 24 09:00-12:00; Su off; Dec 25 off"
    ),
    (
      "Dec 24: 9am-12pm; Dec 25: Closed; Sun: Closed; Mon-Sat: 9am-5pm",
      "Mo-Sa 09:00-17:00; Dec 24 09:00-12:00; Dec 25 off; Su off"
    ),
    ("Dec 25 & Jan 1: closed; Mon-Sat 9am-5pm", "Mo-Sa 09:00-17:00; Dec 25,Jan 01 off"),
    ("On Dec 25 closed; Mon-Sat 9am-5pm", "Mo-Sa 09:00-17:00; Dec 25 off"),
    (
      "Closed on Dec 25 and Jan 1; open Mon-Sat 9am-5pm",
      "Mo-Sa 09:00-17:00 open; Dec 25,Jan 01 off"
    ),
    ("Closed Sun, public holidays; Mon-Sat 9am-5pm", "Mo-Sa 09:00-17:00; Su,PH off"),
    (
      "Mon-Fri 9am-5pm Sat-Sun closed public holidays closed",
      "Mo-Fr 09:00-17:00; Sa,Su off; PH off"
    ),
    ("Mon-Fri 9am-5pm; closed from 12pm to 1pm", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
    ("Mon-Fri 9am-5pm; Wed 9am-1pm", "Mo-Fr 09:00-17:00; We 09:00-13:00"),
    ("Wed 9am-1pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; We 09:00-13:00"),
    ("Fri 9am-1pm; Mon-Thu 9am-5pm", "Fr 09:00-13:00; Mo-Th 09:00-17:00"),
    ("Mon, Wed 9am-5pm, Mon-Fri 6pm-8pm", "Mo,We 09:00-17:00, Mo-Fr 18:00-20:00"),
    ("Mon-Fri 9am-5pm; Jul-Aug 9am-8pm", "Mo-Fr 09:00-17:00; Jul-Aug 09:00-20:00"),
    ("Jul-Aug 10am-2pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Jul-Aug 10:00-14:00"),
    ("Jul-Aug 9am-8pm; 9am-5pm", "09:00-17:00; Jul-Aug 09:00-20:00"),
    ("Jul 9am-8pm; Sun closed; Mon-Sat 9am-5pm", "Mo-Sa 09:00-17:00; Jul 09:00-20:00; Su off"),
    (
      "Jul 9am-8pm; Jul 4 closed; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; Jul 09:00-20:00; Jul 04 off"
    ),
    ("Closed 12pm-1pm; Mon-Fri 9am-5pm", "Mo-Fr 09:00-17:00; 12:00-13:00 off"),
    ("Sat 9am-12pm; Apr-Oct 9am-5pm", "Sa 09:00-12:00; Apr-Oct 09:00-17:00"),
    ("Mon-Fri 8am-12pm; 2pm-6pm", "Mo-Fr 08:00-12:00; 14:00-18:00"),
    ("Apr-Sep 9am-9pm; Oct-Mar 9am-5pm", "Apr-Sep 09:00-21:00; Oct-Mar 09:00-17:00"),
    ("Sat 10am-2pm; Mon-Sun 24 hours", "Mo-Su 00:00-24:00; Sa 10:00-14:00"),
    ("Wed 9am-1pm; daily dawn to dusk", "Mo-Su dawn-dusk; We 09:00-13:00"),
    ("Sat 10am-2pm; 24/7", "24/7; Sa 10:00-14:00"),
    ("Fri 6pm-2am; Mon-Fri 9am-11pm", "Mo-Fr 09:00-23:00; Fr 18:00-02:00"),
    (
      "Mon to Fri 8am to 8pm, Sat 9am to 5pm, public holidays 10am to 2pm",
      "Mo-Fr 08:00-20:00, Sa 09:00-17:00; PH 10:00-14:00"
    ),
    ("Mon-Fri 8am-8pm, Dec 24 8am-noon", "Mo-Fr 08:00-20:00; Dec 24 08:00-12:00"),
    (
      "Tuesday through Thursday 7:00 a.m.-8:00 p.m., Friday 7:00 a.m.-5:00 p.m.",
      "Tu-Th 07:00-20:00, Fr 07:00-17:00"
    ),
    ("Mon-Fri 9am-5pm, Jul-Aug 9am-1pm", "Mo-Fr 09:00-17:00; Jul-Aug 09:00-13:00"),
    ("9am-5pm, Sat 10am-2pm", "09:00-17:00; Sa 10:00-14:00"),
    ("9am-5pm, Sat 6pm-8pm", "09:00-17:00, Sa 18:00-20:00"),
    ("9am-5pm and Sat 10am-2pm", "09:00-17:00; Sa 10:00-14:00"),
  ]
}
