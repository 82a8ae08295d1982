# 島の地域の名前。書き方は regions.ftl と同じ。
# 名前の終わりが地形を表すことが多い：岳・峰・山は山、畑・野・里は畑、森・林は森、丘は丘、沼は沼、湖は湖、湾・入江・海は海。

# 大きい島1、A面
region-warcraft-l1a-1 = 吠える岩山
region-warcraft-l1a-2 = イタチの丘
region-warcraft-l1a-3 = ハシバミ林
region-warcraft-l1a-4 = 隠者の峰
region-warcraft-l1a-5 = ぶよの沼
region-warcraft-l1a-6 = 鯉の湖
region-warcraft-l1a-7 = 瓜畑
region-warcraft-l1a-8 = スープ沼
region-warcraft-l1a-9 = くるみの森
region-warcraft-l1a-10 = やかん岳
region-warcraft-l1a-11 = 凧揚げの丘
region-warcraft-l1a-12 = てんさい畑

# 大きい島1、B面
region-warcraft-l1b-1 = 睡蓮の沼
region-warcraft-l1b-2 = 指ぬき山
region-warcraft-l1b-3 = かぼちゃ畑
region-warcraft-l1b-4 = 栗の森
region-warcraft-l1b-5 = イルカの海
region-warcraft-l1b-6 = プリンの丘
region-warcraft-l1b-7 = 灯籠岳
region-warcraft-l1b-8 = 墨の沼
region-warcraft-l1b-9 = 山羊の岩棚
region-warcraft-l1b-10 = ひまわり野
region-warcraft-l1b-11 = 白樺の森
region-warcraft-l1b-12 = 丸パンの丘

# 大きい島2、A面
region-warcraft-l2a-1 = ほうきの丘
region-warcraft-l2a-2 = ザリガニ沼
region-warcraft-l2a-3 = 菩提樹林
region-warcraft-l2a-4 = 瑠璃の峰
region-warcraft-l2a-5 = くずれ岩
region-warcraft-l2a-6 = 亜麻の野
region-warcraft-l2a-7 = でんぐり丘
region-warcraft-l2a-8 = ウニの入江
region-warcraft-l2a-9 = 針葉の森
region-warcraft-l2a-10 = じめじめ沼
region-warcraft-l2a-11 = 煙突岩
region-warcraft-l2a-12 = からし菜畑

# 大きい島2、B面
region-warcraft-l2b-1 = 日ざし岳
region-warcraft-l2b-2 = 高足の沼
region-warcraft-l2b-3 = 海亀の瀬戸
region-warcraft-l2b-4 = つらら岳
region-warcraft-l2b-5 = 白亜の丘
region-warcraft-l2b-6 = 苔衣の森
region-warcraft-l2b-7 = 草笛の丘
region-warcraft-l2b-8 = キャベツ畑
region-warcraft-l2b-9 = 蓮の湖
region-warcraft-l2b-10 = リスの森
region-warcraft-l2b-11 = 大理石山
region-warcraft-l2b-12 = モウセンゴケ沼
region-warcraft-l2b-13 = えんどう畑

# 中くらいの島1、A面
region-warcraft-m1a-1 = ネズの丘
region-warcraft-m1a-2 = 狐火の森
region-warcraft-m1a-3 = 水たまり沼
region-warcraft-m1a-4 = 蒲の穂の沼
region-warcraft-m1a-5 = 茶碗の湖
region-warcraft-m1a-6 = イモリ山
region-warcraft-m1a-7 = カササギ岳
region-warcraft-m1a-8 = かかし畑
region-warcraft-m1a-9 = のろしの丘
region-warcraft-m1a-10 = きつつき林

# 中くらいの島1、B面
region-warcraft-m1b-1 = ウズラの丘
region-warcraft-m1b-2 = 小馬の牧
region-warcraft-m1b-3 = 茶色い沼
region-warcraft-m1b-4 = 蜜色の崖
region-warcraft-m1b-5 = 大根畑
region-warcraft-m1b-6 = 子鹿の森
region-warcraft-m1b-7 = 苔床の沼
region-warcraft-m1b-8 = イワシ湾
region-warcraft-m1b-9 = 居眠り山
region-warcraft-m1b-10 = 鞍の丘

# 中くらいの島2、A面
region-warcraft-m2a-1 = 長靴沼
region-warcraft-m2a-2 = 笛吹き岳
region-warcraft-m2a-3 = 郭公の森
region-warcraft-m2a-4 = がちょう野
region-warcraft-m2a-5 = チーズの丘
region-warcraft-m2a-6 = ホップ畑
region-warcraft-m2a-7 = 猪の森
region-warcraft-m2a-8 = めだかの湖
region-warcraft-m2a-9 = あぶく沼
region-warcraft-m2a-10 = 石英の峰

# 中くらいの島2、B面
region-warcraft-m2b-1 = ポプラの森
region-warcraft-m2b-2 = 風車の丘
region-warcraft-m2b-3 = コンドル峰
region-warcraft-m2b-4 = 珊瑚の海
region-warcraft-m2b-5 = 梨畑
region-warcraft-m2b-6 = 蔦の森
region-warcraft-m2b-7 = アジサシ岳
region-warcraft-m2b-8 = 桜桃の園
region-warcraft-m2b-9 = ビーバー沼
region-warcraft-m2b-10 = たんぽぽ丘

# 小さい島1、A面
region-warcraft-s1a-1 = 松脂の森
region-warcraft-s1a-2 = 巨人の階段
region-warcraft-s1a-3 = 水車の里
region-warcraft-s1a-4 = 水鳥の沼
region-warcraft-s1a-5 = 雨受けの湖
region-warcraft-s1a-6 = 星見の丘
region-warcraft-s1a-7 = わら山の里
region-warcraft-s1a-8 = 針鼠の森

# 小さい島1、B面
region-warcraft-s1b-1 = シギの沼
region-warcraft-s1b-2 = きび畑
region-warcraft-s1b-3 = ヒースの丘
region-warcraft-s1b-4 = 櫛の峰
region-warcraft-s1b-5 = 野いちご丘
region-warcraft-s1b-6 = 柊の森
region-warcraft-s1b-7 = からみ根沼

# 小さい島2、A面
region-warcraft-s2a-1 = とんぼ沼
region-warcraft-s2a-2 = 楓の森
region-warcraft-s2a-3 = ひなぎく野
region-warcraft-s2a-4 = 豆の里
region-warcraft-s2a-5 = マーモット丘
region-warcraft-s2a-6 = 太鼓岩
region-warcraft-s2a-7 = ヒトデの入江
region-warcraft-s2a-8 = ヒル沼

# 小さい島2、B面
region-warcraft-s2b-1 = でんでん沼
region-warcraft-s2b-2 = 柳の森
region-warcraft-s2b-3 = 蟻塚の丘
region-warcraft-s2b-4 = もつれの森
region-warcraft-s2b-5 = 香り草の畑
region-warcraft-s2b-6 = 灰かぶり山
region-warcraft-s2b-7 = 日時計の丘
