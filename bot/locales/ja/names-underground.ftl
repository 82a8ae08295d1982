## アンダーグラウンドの種族・特殊パワー・地形・コマの名前。日本語ルールブックの呼び名。

edition-underground = スモールワールド・アンダーグラウンド
    .beside = アンダーグラウンド
choose-edition-underground = スモールワールド・アンダーグラウンド：河とモンスター、聖なるアイテムと伝説の地のある地下世界
about-edition-underground = 舞台は地下世界です。河を渡り、底なし谷をよけて、モンスターが守る聖なるアイテムや伝説の地を見つけます。
choose-edition-base-underground = スモールワールド＋アンダーグラウンド：両方の種族と特殊パワーを混ぜて使う
world-underground = 地下
choose-world-underground = 地下：河、底なし谷、マッシュルームの森、坑道
lack-terrain-farmland = 畑がない
lack-terrain-hill = 丘がない
lack-terrain-farmland-hill = 畑も丘もない
lack-symbol-cavern = 洞窟がない
lack-terrain-chasm = 底なし谷がない
lack-symbol-volcano = 火山を置く場所がない

# ハウスルール。2通りに読めるルールで、先が通常のもの。コマンドの選択肢と、ゲームでの表示。
flag-vanishing-clears = 儚さ：前からの衰退種族もボードから取り除く（通常）
flag-vanishing-spares = 儚さ：前からの衰退種族はボードに残り、コインを獲得し続ける
house-rule-vanishing-spares = ハウスルール：儚い種族が衰退しても、同じプレイヤーの前からの衰退種族はボードに残り、コインを獲得し続けます。

race-cultists = カルト教団員
race-drow = ドラウ
race-flames = フレイム
race-iron-dwarves = アイアン・ドワーフ
race-kraken = クラーケン
race-liches = リッチ
race-lizardmen = リザードマン
race-mudmen = マッドマン
race-mummies = マミー
race-ogres = オーガ
race-shadow-mimes = シャドウ・マイム
race-shrooms = シュルーム
race-spiderines = スパイダリン
race-underground-gnomes = ノーム
race-will-o-wisps = ウィル・オ・ウィスプ

power-adventurous = 冒険家
    .before = 冒険家の
power-fisher = 漁
    .before = 漁をする
power-flocking = 寄り集まり
    .before = 寄り集まる
power-frightened = 臆病
    .before = 臆病な
power-immortal = 不死身
    .before = 不死身の
power-magic = 魔法
    .before = 魔法の
power-martyr = 殉教者
    .before = 殉教者の
power-muddy = 泥
    .before = 泥の
power-mystic = 神秘
    .before = 神秘の
power-quarreling = 喧嘩
    .before = 喧嘩する
power-reborn = 転生
    .before = 転生する
power-royal = 王家
    .before = 王家の
power-shield = 装備
    .before = 装備を固める
power-stone = 山
    .before = 山の
power-thieving = 盗み
    .before = 盗む
power-tomb = 墓場
    .before = 墓場の
power-underground-mining = 採掘
    .before = 採掘する
power-vampire = 吸血
    .before = 血を吸う
power-vanishing = 儚さ
    .before = 儚い
power-vengeful = 復讐
    .before = 復讐を誓う
power-wise = 英知
    .before = 英知ある

relic-flying-doormat = 空飛ぶドアマット
relic-froggys-ring = あの一つしかない指輪
relic-scepter-of-avarice = 吝嗇の王笏
relic-shiny-orb = 輝く宝珠
relic-stinky-trolls-socks = トロール王の臭い靴下
relic-sword-of-the-killer-rabbit = 殺人兎の剣

place-altar-of-souls = いけにえの祭壇
place-crypt-of-the-tomb-raider = 墓荒らしの墓場
place-diamond-fields = ダイヤモンドの花園
place-fountain-of-youth = 生命の泉
place-great-brass-pipe = 万里の黄銅管
place-keep-on-the-motherland = 故郷の城塞
place-mine-of-the-lost-dwarf = ドワーフの失われし鉱山
place-stonehedge = パワーストーンヘンジ
place-wickedest-pentacle = 極悪な五芒星

terrain-mudpool = 泥沼
terrain-mystic-crystal = 神秘の水晶
terrain-mushroom-forest = マッシュルームの森
terrain-mine = 坑道
terrain-black-mountain = 暗闇山地
terrain-river = 河
terrain-chasm = 底なし谷

symbol-volcano = 火山のシンボル

native-monster = モンスター

marker-black-mountain = 暗闇山地
marker-volcano = 火山
marker-great-ancient = 大いなる古のもの
marker-silver-hammer = シルバー・ハンマー
marker-queen = 女王
marker-mushroom-armor = マッシュルームの盾
    .counter = 個
marker-vengeance = 復讐マーカー
marker-bag = どれでもバッグ
# 何かを貸すもの：「魔法」はバッグ。
lender-magic = { marker-bag }
marker-balrog = バルログ
    .owner = nobody
marker-ghost = 亡霊
    .owner = nobody
marker-keep-walls = 城塞

rule-discovery = 発見
rule-ownership = 自分のコマ
