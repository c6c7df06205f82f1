// SPDX-License-Identifier: MIT
internal import TabBarKit

extension GalleryContent {
  /// The pages of the screens that speak Chinese.
  enum Chinese {
    static let home = GalleryContent(
      "首页", "附近的人正在转让", .orange,
      [
        Row("九成新自行车", "两公里内，可自取"),
        Row("胶片相机", "镜头干净，附皮套"),
        Row("实木书架", "一米八高，需自己搬"),
      ], words: .chinese)

    static let fish = GalleryContent(
      "鱼塘", "和邻居聊聊手上的东西", .teal,
      [
        Row("河畔小区", "今天新增十二件"),
        Row("旧书交换", "周六下午三点，图书馆门口"),
        Row("绿植互助", "多肉、吊兰和一盆龟背竹"),
      ], words: .chinese)

    static let message = GalleryContent(
      "消息", "三位买家在等你回复", .blue,
      [
        Row("小林", "明天上午方便取货吗？"),
        Row("阿青", "可以便宜二十块吗？"),
        Row("交易通知", "包裹已签收，请确认"),
      ], words: .chinese)

    static let me = GalleryContent(
      "我的", "信用极好，已认证", .green,
      [
        Row("我发布的", "在售四件，下架一件"),
        Row("我买到的", "待收货一件"),
        Row("收藏", "二十三件宝贝"),
      ], words: .chinese)

    static let cart = GalleryContent(
      "购物车", "两件商品，明天送达", .pink,
      [
        Row("铸铁茶壶", "一把，三十八元"),
        Row("亚麻毛巾", "四条，二十四元"),
        Row("运费", "同城免运费"),
      ], words: .chinese)

    static let discover = GalleryContent(
      "发现", "一小时步行圈里的好去处", .indigo,
      [
        Row("老灯塔", "沿海岸三公里"),
        Row("玻璃工坊", "工作日开炉"),
        Row("苍鹭栖息地", "请带望远镜"),
      ], words: .chinese)

    static let spark = GalleryContent(
      "活动", "本周末限定", .purple,
      [
        Row("夜市集章", "集满六枚换灯笼"),
        Row("旧物改造课", "周日上午，名额八人"),
        Row("签到七天", "今天是第三天"),
      ], words: .chinese)

    /// The pages by the ids that tabs have for them.
    static let byID: [TabID: GalleryContent] = [
      "home": home, "fish": fish, "message": message, "me": me, "cart": cart, "discover": discover,
      "spark": spark,
    ]
  }
}
