# 地下の地域の名前。書き方は regions.ftl と同じ。
# 名前の終わりが地形を表すことが多い：瀬は河、谷・淵・口は底なし谷、山・岳・峰は暗闇山地、坑・坑道は坑道、洞は神秘の水晶。

# 2人用ボード
region-underground-2p-1 = あくびの谷
region-underground-2p-2 = ヘドロの岸辺
region-underground-2p-3 = 北の瀬
region-underground-2p-4 = 宝石の洞
region-underground-2p-5 = かさ茸の森
region-underground-2p-6 = 胞子のねぐら
region-underground-2p-7 = ほこり茸の野
region-underground-2p-8 = ひだ茸の森
region-underground-2p-9 = 深掘り坑道
region-underground-2p-10 = 薄闇の峰
region-underground-2p-11 = きらめき洞
region-underground-2p-12 = すすけ岳
region-underground-2p-13 = ゆらめきの泉
region-underground-2p-14 = 漆黒の尖峰
region-underground-2p-15 = 底知れぬ淵
region-underground-2p-16 = 石炭の岩山
region-underground-2p-17 = こだま谷
region-underground-2p-18 = つるはし坑
region-underground-2p-19 = 鉱脈の岸辺
region-underground-2p-20 = どろんこ渡り
region-underground-2p-21 = 中の瀬
region-underground-2p-22 = 虹水晶の間
region-underground-2p-23 = よどみ溜まり
region-underground-2p-24 = 帰らずの谷
region-underground-2p-25 = 南の瀬
region-underground-2p-26 = 炭層の坑道
region-underground-2p-27 = ずぶずぶ沼
region-underground-2p-28 = 黒い大口

# 3人用ボード
region-underground-3p-1 = 不気味の谷
region-underground-3p-2 = 墨染めの峰
region-underground-3p-3 = 光の宝物庫
region-underground-3p-4 = 鉱石の坑道
region-underground-3p-5 = あぶくの泥沼
region-underground-3p-6 = カビ茸の森
region-underground-3p-7 = ごぼごぼ沼
region-underground-3p-8 = 茸陰の森
region-underground-3p-9 = 毒きのこの森
region-underground-3p-10 = 上の瀬
region-underground-3p-11 = 絹傘茸の森
region-underground-3p-12 = 足とられ沼
region-underground-3p-13 = 闇牙山
region-underground-3p-14 = ほの明かり洞
region-underground-3p-15 = 黒玉の峰
region-underground-3p-16 = 星くず洞
region-underground-3p-17 = カラスの尖峰
region-underground-3p-18 = 炉の口
region-underground-3p-19 = 玄武岩の頂
region-underground-3p-20 = 赤さび縦坑
region-underground-3p-21 = 泥浴び場
region-underground-3p-22 = 残り火の谷
region-underground-3p-23 = トロッコ坑道
region-underground-3p-24 = 汚泥の渡し
region-underground-3p-25 = 奥の瀬
region-underground-3p-26 = オパールの間
region-underground-3p-27 = 緑柱石の深み
region-underground-3p-28 = 夜の岩峰
region-underground-3p-29 = 湿り坑道
region-underground-3p-30 = 下の瀬
region-underground-3p-31 = 金塊掘り場
region-underground-3p-32 = 松露の森
region-underground-3p-33 = 静寂の谷
