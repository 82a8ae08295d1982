## 種族と特殊パワーの効果を1行で。組み合わせを選ぶ人のための説明。枚数はトークンの数。

panel-does = 種族と特殊パワーの効果です。
key-does = 効果を見る
key-does-all = 全員の効果
does-combo = **{ $combo }**
does-held = **{ $combo }**（{ $player }さん）
does-held-declined = **{ $combo }**（{ $player }さん、衰退中）
does-line = { $name }：{ $does }
does-note = 衰退中も続くのは、そう書かれた効果だけです。
does-nobody = まだ誰も種族を持っていません。

does-amazons = 自分のターンの間だけ、トークンが4枚増えます。
does-dwarves = 鉱山のある地域1つにつき+1コイン。衰退中も続きます。
does-elves = アクティブの間は、征服されてもトークンを失わず、全部撤退します。
does-ghouls = 衰退してもトークンが全部残り、次の種族より先に征服を続けられます。
does-giants = 自分の山岳に隣接する地域の征服は−1枚。
does-halflings = どこからでもボードに入れます。最初に征服した2つの地域は、ホビットの穴で不可侵になります。
does-humans = 畑1つにつき+1コイン。
does-orcs = 空でない地域を征服するたびに+1コイン。
does-ratmen = 特別な効果はありませんが、数の多さが武器です。
does-skeletons = 空でない地域を2つ征服するごとに、トークンが1枚増えます。
does-sorcerers = 毎ターン相手1人につき1回、隣接する地域に1枚だけあるアクティブなトークンをソーサラーに置き換えます。
does-tritons = 海や湖に面した沿岸の征服は−1枚。
does-trolls = 征服した地域にトロールの巣を置きます。防御+1で、衰退中も続きます。
does-wizards = 魔力の泉1つにつき+1コイン。

does-alchemist = 毎ターン+2コイン。
does-berserk = 征服の前に毎回ダイスを振り、出目の数だけ必要枚数が減ります。
does-bivouacking = 5つのキャンプ地を毎ターン置き直せます。1つにつき防御+1で、失われません。
does-commando = どの地域の征服も−1枚。
does-diplomat = 毎ターン、そのターンに攻撃しなかった相手1人と和平を結べます。その相手はこの種族を攻撃できません。
does-dragon-master = 毎ターン1回、征服先に選べる陸地をトークン1枚で征服できます。ドラゴンがいる間、そこは不可侵です。
does-flying = 隣接していない陸地も征服できます。
does-forest = この種族の森1つにつき+1コイン。
does-fortified = 毎ターン要塞を1つ建てられます。防御+1（衰退中も）。アクティブの間は毎ターン+1コイン。
does-heroic = 毎ターン、2人の英雄が自分の地域を2つ不可侵にします。
does-hill = この種族の丘1つにつき+1コイン。
does-merchant = この種族の地域1つにつき+1コイン。
does-mounted = 丘と畑の征服は−1枚。
does-pillaging = この種族が空でない地域を征服するたびに+1コイン。
does-seafaring = 海と湖も征服できます。そこは衰退中も誰にも奪われません。
does-spirit = 衰退しても衰退種族の数に入らないので、衰退種族を2つ持てます。
does-stout = ターンの終わりに、得点の後で衰退させられます。そのために1ターン使う必要はありません。
does-swamp = この種族の沼地1つにつき+1コイン。
does-underworld = 洞窟のある地域の征服は−1枚。洞窟のある地域どうしは隣接とみなします。
does-wealthy = 最初のターンの終わりに一度だけ+7コイン。
