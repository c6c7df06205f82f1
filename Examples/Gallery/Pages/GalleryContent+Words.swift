// SPDX-License-Identifier: MIT

extension GalleryContent {
  /// What pages of one language have in common.
  struct Words {
    let pushed: String
    let sheet: String
    let fullScreen: String
    let laidOver: String
    let today: [Row]
    let earlier: [Row]

    static let english = Words(
      pushed: "Pushed onto its tab", sheet: "Sheet", fullScreen: "Full screen",
      laidOver: "Laid over the screen",
      today: [
        Row("Tide table", "High water at ten to seven"),
        Row("Bakery", "Rye on Tuesdays, buns every day"),
        Row("Library", "One book due on the ninth"),
      ],
      earlier: [
        Row("Bicycle", "New brake pads, rear wheel trued"),
        Row("Choir", "Rehearsal moved to the small hall"),
        Row("Chimney", "Swept, next visit in a year"),
      ])

    static let chinese = Words(
      pushed: "压入导航栈的页面", sheet: "半屏页面", fullScreen: "全屏页面",
      laidOver: "盖在当前页面之上",
      today: [
        Row("潮汐表", "六点五十分高潮"),
        Row("面包房", "周二有黑麦面包，小面包天天有"),
        Row("图书馆", "一本书九号到期"),
      ],
      earlier: [
        Row("自行车", "换了刹车皮，后轮已校正"),
        Row("合唱团", "排练改在小礼堂"),
        Row("烟囱", "已清扫，明年再来"),
      ])
  }
}
