## ウォークラフトの種族・特殊パワー・地形・コマの名前。日本語ルールブックの呼び名。

edition-warcraft = スモールワールド・オブ・ウォークラフト
    .beside = ウォークラフト
choose-edition-warcraft = スモールワールド・オブ・ウォークラフト：毎回組み替わる島々と、アライアンスとホードの戦い
about-edition-warcraft = 舞台は、ゲームのたびに組み替わる島々です。アライアンスとホードは戦い合うとコインが増え、アーティファクトや伝説の地も見つかります。
variant-azeroth = バトル・フォー・アゼロス
choose-edition-warcraft-azeroth = ウォークラフト「バトル・フォー・アゼロス」：アライアンス対ホードのチーム戦
about-variant-azeroth = { $players ->
    [3] アライアンスかホード、または中立
    [5] アライアンスかホード、または中立
   *[other] アライアンスかホード
  }の一員として、自分の陣営の種族だけで戦います。味方がいれば、コインが少ないほうの人のコイン数が陣営の得点です。
lack-faction-neutral = 中立を担当するプレイヤーがいない
world-warcraft = 島々

# ハウスルール。2通りに読めるルールで、先が通常のもの。コマンドの選択肢と、ゲームでの表示。
flag-defensive-turn-end = 守りの堅さ：監視塔がなくなるのは、その種族のターンの終わりだけ（通常）
flag-defensive-at-once = 守りの堅さ：監視塔は、条件を満たさなくなったらすぐになくなる
house-rule-defensive-at-once = ハウスルール：守りの堅い種族が、監視塔の周りの地域を一番多く持つ種族でなくなったら、その監視塔をすぐに取り除きます。
flag-doomhammer-holder = ドゥームハンマー：コインは前の持ち主に支払う（通常）
flag-doomhammer-region = ドゥームハンマー：コインは地域を奪われる人に支払う
house-rule-doomhammer-region = ハウスルール：ドゥームハンマーのコインは、地域を奪われる人に支払います。

race-blood-elves = ブラッドエルフ
race-draenei = ドラナイ
race-ethereals = イセリアル
race-forsaken = フォーセイクン
race-goblins = ゴブリン
race-kobolds = コボルド
race-naga = ナーガ
race-night-elves = ナイトエルフ
race-pandaren = パンダレン
race-tauren = トーレン
race-warcraft-dwarves = ドワーフ
race-warcraft-gnomes = ノーム
race-warcraft-humans = ヒューマン
race-warcraft-orcs = オーク
race-warcraft-trolls = トロール
race-worgen = ウォーゲン

power-archaeologist = 考古学者
    .before = 考古学者の
power-battle-master = バトルマスター
    .before = バトルマスターの
power-beast-master = ビーストマスター
    .before = ビーストマスターの
power-blacksmith = 鍛冶屋
    .before = 鍛冶屋の
power-championing = 勇者
    .before = 勇者の
power-defensive = 守りの堅さ
    .before = 守りの堅い
power-enraged = 激怒
    .before = 激怒した
power-explorer = 探検家
    .before = 探検家の
power-farmer = 農家
    .before = 農家の
power-fishing = 漁師
    .before = 漁師の
power-garrisoned = 守備隊
    .before = 守備隊の
power-herbalist = 薬草学者
    .before = 薬草学者の
power-intimidating = 威圧
    .before = 威圧的な
power-marshdweller = 湿地棲み
    .before = 湿地棲みの
power-mountaineer = 山岳育ち
    .before = 山岳育ちの
power-portal-mage = ポータルメイジ
    .before = ポータルメイジの
power-ranger = レンジャー
    .before = レンジャーの
power-sailing = 船乗り
    .before = 船乗りの
power-swamp-walker = 沼渡り
    .before = 沼渡りの
power-warcraft-mining = 採掘家
    .before = 採掘家の

relic-aegis-of-aggramar = アグラマーの神聖なる盾
relic-ashes-of-alar = アラールの灰
relic-doomhammer = ドゥームハンマー
relic-frostmourne = フロストモーン
relic-heart-of-azeroth = アゼロスの心

place-battleground = バトルグラウンド
place-dark-portal = ダークポータル
place-karazhan = カラザン
place-lights-hope-chapel = 希望なる光の礼拝堂
place-meeting-stone = 集合石
place-spirit-healer = 魂の回復者
place-well-of-eternity = 久遠の聖泉
    .owner = nobody

terrain-fields = 畑

symbol-anchor = 錨

native-murloc = マーロック

marker-wisp-wall = ウィスプの壁
    .counter = 枚
marker-fort = 砦
    .counter = 個
marker-champion = 勇者
    .counter = 人
marker-beast = 獣
    .counter = 枚
marker-watch-tower = 監視塔
    .counter = 個
marker-bomb = 爆弾
    .counter = 個
    .owner = nobody
marker-dud = 不発弾
marker-objective = 軍事目標
    .counter = 個
    .owner = nobody
marker-harmony = 調和トークン
    .counter = 枚
marker-face-down = 裏向きのマーカー
    .owner = nobody

faction-alliance = アライアンス
faction-horde = ホード
faction-neutral = 中立

rule-travel = 旅
rule-feud = 陣営ボーナス
rule-turning-up = 公開
rule-keeping = 自分の監視塔
rule-wellspring = 久遠の聖泉
