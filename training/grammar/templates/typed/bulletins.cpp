// Templates: news: weather, prices, elections, sport, accidents.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template bulletins[] = {
    {"headline, weather hits place", "l=pick:land",
     "<1:heavy#21 snow#22* hits#23|heavy#21 rain#22* hits#23|hot#21 weather#22 hits#23|cold#21 "
     "weather#22 hits#23|a storm#22* hits#23|typhoon#22* hits#23|an earthquake#22* happens#23 "
     "in|floods#22 hit#23> <2:northern#31*|southern#31*|northern#31|southern#31> {l} .",
     "{l} <2:北部#31*|南部#31*|北部#31|南部#31> <1:出现#23 大#21 雪#22*|出现#23 大#21 "
     "雨#22*|出现#23 很 热#21 的 天气#22|出现#23 很 冷#21 的 天气#22|发生#23 风暴#22*|出现#23 "
     "台风#22*|发生#23 地震#22*|发生#23 洪水#22> 。",
     20},
    {"headline, heavy snow hits and", "l=pick:land",
     "<1:heavy#21 snow#22*|storm#22*|typhoon#22*|heavy#21 rain#22*> hits#1 {l} , <2:schools#31* "
     "closed#32|trains#31* stopped#32|roads#31* closed#32|airport#31* closed#32|many people#31 "
     "without#33 power#32|thousands#33 leave#32 home#31> .",
     "{l} <1:出现#1 大#21 雪#22*|发生#1 风暴#22*|出现#1 台风#22*|出现#1 大#21 雨#22*> ， "
     "<2:学校#31* 停课#32 了|火车#31* 停#32 了|公路#31* 关闭#32 了|机场#31* 关闭#32 了|很多 人#31 "
     "没电#32|成千上万#33 人 离开#32 家#31> 。",
     16},
    {"headline, storm leaves without", "l=pick:land",
     "<2:thousands#31 of people#32|half#31 the city#32|many#31 villages#32|a million#31 "
     "people#32> <3:without#42 power#41|without#42 water#41*|without#42 food#41*|without#42 "
     "internet#41*> after#1 <1:storm#21*|earthquake#21*|typhoon#21*|heavy#22 snow#21*> in "
     "<4:southern#51* {l}|northern#51* {l}|{l}> .",
     "<4:{l} 南部#51*|{l} 北部#51*|{l}> <1:风暴#21*|地震#21*|台风#21*|大#22 雪#21*> 以后#1 ， "
     "<2:成千上万#31 的 人#32|半#31 个 城市#32|很多#31 村庄#32|一 百万#31 人#32> <3:没电#41 "
     "了|没有#42 水#41*|没有#42 食物#41*|没有#42 网络#41*> 。",
     18},
    {"headline, after days of weather", "l=pick:land",
     "after#1 <1:a week#21|ten#22 days#21|a month#21|three#22 days#21> of <2:heavy#31 "
     "rain#32*|heavy#31 snow#32*|hot#31 weather#32|strong#31 wind#32*> , "
     "<3:schools#41*|shops#41*|the bank#41|restaurants#41*> in {l} <4:open#51 again#52|opened#51 "
     "again#52|will#53 open#51 again#52> .",
     "<1:一 个 星期#21|十#22 天#21|一 个 月#21|三#22 天#21> 的 <2:大#31 雨#32*|大#31 "
     "雪#32*|高温#31 天气#32|大#31 风#32*> 以后#1 ， {l} 的 "
     "<3:学校#41*|商店#41*|银行#41|饭店#41*> <4:又#52 开#51 门 了|又#52 开#51 门 了|将#53 再#52 "
     "开#51 门> 。",
     16},
    {"headline, rain expected across", "l=pick:land",
     "<1:heavy#21 rain#22*|heavy#21 snow#22*|strong#21 wind#22*|hot#21 weather#22> expected#1 "
     "<2:in many#31 places#32 in|in the north#31 of|in northern#31*|in southern#31*|near#31> {l} "
     "<3:tomorrow#41|tonight#41|next#41 week#42|this#41 weekend#42> .",
     "预计#1 <3:明天#41|今晚#41|下周#41|这#41 个 周末#42> {l} <2:很多#31 "
     "地方#32|北部#31|北部#31*|南部#31*|附近#31> 会 有 <1:大#21 雨#22*|大#21 雪#22*|大#21 "
     "风#22*|高温#21 天气#22> 。",
     18},
    {"headline, temperatures rise to", "l=pick:land",
     "temperatures#1 <1:rise#2|will#3 rise#2> to#4 <2:forty#21*|thirty#21*|fifty#21*> degrees#5 "
     "<3:in {l}|in southern#31* {l}|in northern#31* {l}> <4:today#41|this#41 "
     "week#42|tomorrow#41> .",
     "<4:今天#41|这#41 个 星期#42|明天#41> <3:{l}|{l} 南部#31*|{l} 北部#31*> 气温#1 <1:上升#2 "
     "到#4|会#3 上升#2 到#4> <2:四十#21*|三十#21*|五十#21*> 度#5 。",
     14},
    {"headline, many places in", "l=pick:land",
     "<1:heavy#21 snow#22* in|heavy#21 rain#22* in|floods#22 in|hot#21 weather#22 in|strong#21 "
     "wind#22* in> many#1 places#2 in <2:{l}|northern#31* {l}|the north#31|the "
     "south#31|southern#31* {l}> .",
     "<2:{l}|{l} 北部#31*|北部#31|南部#31|{l} 南部#31*> 多#1 地#2 <1:下 大#21 雪#22*|下 大#21 "
     "雨#22*|发生 洪水#22|出现 高温#21 天气#22|出现 大#21 风#22*> 。",
     18, true},

    // Accidents.,
    {"headline, killed in disaster near", "l=pick:land p=pick:number",
     "<5:{p} people#61|more#62 than {p} people#61> "
     "<1:killed#21|dead#21|hurt#21|injured#21|missing#21> <2:in floods#31|in an earthquake#31*|in "
     "a fire#31|in a storm#31*|in a traffic#32 accident#31> <3:near#41 {l}|in southern#41* {l}|in "
     "{l}|in northern#41* {l}> .",
     "<3:{l} 附近#41|{l} 南部#41*|{l}|{l} 北部#41*> 发生 "
     "<2:洪水#31|地震#31*|火灾#31|风暴#31*|交通#32 事故#31> ， <5:{p} 人#61|超过#62 {p} 人#61> "
     "<1:死#21 了|死#21 了|受伤#21|受伤#21|不见#21 了> 。",
     22},
    {"headline, vehicle hits near", "l=pick:land p=pick:number",
     "{p} <1:people#21|children#21*|students#21*|tourists#21*> hurt#1 after "
     "<2:bus#31*|truck#31*|car#31*|train#31*> hits#2 <3:wall#41*|tree#41*|bridge#41*|house#41*> "
     "<4:in {l}|near#51 {l}|in southern#51* {l}> .",
     "<4:{l}|{l} 附近#51|{l} 南部#51*> <2:公交车#31*|卡车#31*|汽车#31*|火车#31*> 撞#2 上 "
     "<3:墙#41*|树#41*|桥#41*|房子#41*> ， {p} <1:人#21|个 孩子#21*|个 学生#21*|个 游客#21*> "
     "受伤#1 。",
     20},
    {"headline, fire in building in", "l=pick:land p=pick:number",
     "<3:fire#41|a fire#41|fire#41> in#5 <1:hotel#21*|factory#21*|a school#21*|a "
     "restaurant#21*|a hospital#21*|a shop#21> in {l} , {p} people#2 "
     "<2:hurt#31|injured#31|killed#31|missing#31> .",
     "{l} <1:酒店#21*|工厂#21*|一 所 学校#21*|一 家 饭店#21*|一 家 医院#21*|一 家 商店#21> "
     "发生#5 <3:火灾#41|火灾#41|火灾#41> ， {p} 人#2 <2:受伤#31|受伤#31|死#31 了|不见#31 了> 。",
     18},
    {"headline, place factory fire", "l=pick:land p=pick:number",
     "fire#1 in <1:a factory#21*|a hotel#21*|a museum#21*|a hospital#21*|a school#21*|a "
     "supermarket#21*> in {l} , {p} people#2 <2:hurt#31*|hurt#31*|killed#31*> .",
     "{l} 一 <1:工厂#21*|酒店#21*|博物馆#21*|医院#21*|学校#21*|超市#21*> 起 火#1 ， {p} 人#2 "
     "<2:受伤#31*|伤#31*|死#31*> 。",
     18, true},
    {"headline, disaster has killed", "l=pick:land p=pick:number",
     "<1:earthquake#21*|storm#21*|fire#21*|floods#21|traffic#22 accident#21> in "
     "<3:{l}|southern#41* {l}|northern#41* {l}> <2:killed#1|has killed#1|killed#1> {p} people#2 .",
     "<3:{l}|{l} 南部#41*|{l} 北部#41*> <1:地震#21*|风暴#21*|火灾#21*|洪水#21|交通#22 事故#21> 中 "
     "<2:有|有|有> {p} 人#2 死#1 了 。",
     14},
    {"headline, disaster caused hurt", "l=pick:land p=pick:number",
     "{p} people#2 <3:hurt#1*|killed#1*|injured#1*> in <1:an earthquake#21*|a storm#21*|a "
     "fire#21*|floods#21|a typhoon#21*|a traffic#22 accident#21> in {l} .",
     "{l} <1:地震#21*|风暴#21*|火灾#21*|洪水#21|台风#21*|交通#22 事故#21> 造成 {p} 人#2 "
     "<3:受伤#1*|死#1*|受伤#1*> 。",
     18, true},
    {"headline, still missing after", "l=pick:land p=pick:number",
     "{p} <1:people#21|tourists#21*|children#21*|students#21*|sailors#21*> still#1 not found#2 "
     "after#3 <2:storm#31*|floods#31*|earthquake#31*|fire#31*|accident#31*> <3:in {l}|near#41 "
     "{l}|in northern#41* {l}> .",
     "<3:{l}|{l} 附近#41|{l} 北部#41*> <2:风暴#31*|洪水#31*|地震#31*|火灾#31*|事故#31*> 以后#3 ， "
     "{p} <1:人#21|个 游客#21*|个 孩子#21*|个 学生#21*|个 水手#21*> 还#1 没有 找到#2 。",
     16},
    {"headline, man arrested for stealing", "l=pick:land",
     "<1:man#21*|woman#21*|student#21*|doctor#21*|boy#21*> <2:arrested#1|was arrested#1> in {l} "
     "after stealing#2 <3:a plane#31|two#32 cars#31*|a train#31|a tiger#31|gold#31*|a bus#31> .",
     "<1:男人#21*|女人#21*|学生#21*|医生#21*|男孩#21*> 偷#2 <3:飞机#31|两#32 辆 "
     "汽车#31*|火车#31|老虎#31|金子#31*|公交车#31> 以后 在 {l} <2:被 逮捕#1|被 逮捕#1> 。",
     16},
    {"headline, police in place", "l=pick:land p=pick:number",
     "police#1 in {l} <1:arrested#21|arrested#21|catch#21|caught#21|are looking#21 for> {p} "
     "<2:thieves#31*|men#31*|women#31*|people#32 who stole#31 cars#33*|drunk#32 drivers#31*> .",
     "{l} 警察#1 <1:逮捕#21 了|逮捕#21 了|抓住#21|抓住#21 了|在 找#21> {p} <2:个 小偷#31*|个 "
     "男人#31*|个 女人#31*|个 偷#31 汽车#33* 的 人#32|个 喝醉#32 的 司机#31*> 。",
     16},

    // Transport.,
    {"headline, new line from to opens", "k=pick:city l=pick:abroad",
     "new#22 <1:high-speed#23 train#21|road#21*|tunnel#21*|train#21*|bus#23 line#21> from#1 {k} "
     "to#2 {l} <3:opens#31 on Monday#32|opens#31 today#32|to#33 open#31 next#32 year#34|will#33 "
     "open#31 next#32 month#34|opened#31 yesterday#32> .",
     "从#1 {k} 到#2 {l} 的 新#22 <1:高铁#21|公路#21*|隧道#21*|火车#21*|公交车#23 线路#21> "
     "<3:星期一#32 开通#31|今天#32 开通#31|明年#32 将#33 开通#31|下个月#32 将#33 开通#31|昨天#32 "
     "开通#31 了> 。",
     14},
    {"headline, line opens in", "l=pick:land",
     "new#1 <1:subway#22 line#21|subway#22 station#21|airport#21*|bridge#21*|train#22 station#21> "
     "<2:opens#31|opens#31|to#32 open#31|will#32 open#31> in {l} <3:on Monday#41|next#41 "
     "week#42|this#41 week#42|next#41 month#42> .",
     "新的#1 <1:地铁#22 线路#21|地铁站#21|机场#21*|桥#21*|火车站#21> <3:星期一#41|下周#41|这#41 "
     "个 星期#42|下个月#41> <2:在|在|将#32 在|将#32 在> {l} 开通#31 。",
     18},
    {"headline, affected by weather", "l=pick:land",
     "<1:many#22 trains#21*|some#22 planes#21*|all#22 schools#21*|many#22 shops#21*> in {l} "
     "<1:stopped|late|closed|closed> because of <2:heavy#32 rain#31*|heavy#32 "
     "snow#31*|typhoon#31*|floods#31*> .",
     "受 <2:大#32 雨#31*|大#32 雪#31*|台风#31*|洪水#31*> 影响 ， {l} <1:很多#22 火车#21* 停 "
     "了|部分#22 飞机#21* 晚点|所有#22 学校#21* 停课|很多#22 商店#21* 关门> 。",
     14, true},

    // Money.,
    {"headline, for the third time", "",
     "<1:oil#22 prices#21|house#22* prices#21|ticket#22* prices#21|food#22* "
     "prices#21|interest#22 rates#21|car#22* sales#21> <2:rise#23|fall#23|rose#23|fell#23> for "
     "the <3:third#31 time#32|first#31 time#32|second#31 time#32> this "
     "<4:year#41|month#42|week#42> .",
     "<4:今年#41|这 个 月#42|这 个 星期#42> <1:油价#21|房子#22* 的 价格#21|票#22* 的 "
     "价格#21|食物#22* 的 价格#21|利率#21|汽车#22* 销量#21> <3:第 三#31 次#32|第一#31 次#32|第 "
     "二#31 次#32> <2:上涨#23|下跌#23|上涨#23 了|下跌#23 了> 。",
     22},
    {"headline, prices by percent", "l=pick:land q=pick:figure",
     "<1:oil#22 prices#21|house#22* prices#21|milk#22* prices#21|food#22* prices#21|ticket#22* "
     "prices#21> in {l} <2:rise#23|fall#23|rose#23|fell#23|will#24 rise#23> by {q} percent#3 "
     "<3:this#31 week#32|this#31 month#32|this#31 year#32> .",
     "<3:这#31 个 星期#32|这#31 个 月#32|今年#32> {l} <1:油价#21|房子#22* 的 价格#21|牛奶#22* 的 "
     "价格#21|食物#22* 的 价格#21|的 票#22* 的 价格#21> <2:上涨#23|下跌#23|上涨#23 了|下跌#23 "
     "了|将#24 上涨#23> 百分之#3 {q} 。",
     20},
    {"headline, sales by percent", "l=pick:land q=pick:figure",
     "<1:car#21*|phone#21*|house#21*|computer#21*|book#21*> <4:sales#2|sales#2|exports#2> in {l} "
     "<2:rise#23|fall#23|rose#23|fell#23> by {q} percent#3 <3:this#32 year#31|this#32 "
     "month#31|last#32 year#31|last#32 month#31> .",
     "<3:今年#31|这#32 个 月#31|去年#31|上个月#31> {l} "
     "<1:汽车#21*|手机#21*|房子#21*|电脑#21*|书#21*> <4:销量#2|销量#2|出口#2> "
     "<2:上涨#23|下跌#23|上涨#23 了|下跌#23 了> 百分之#3 {q} 。",
     26},
    {"headline, hit a new high", "l=pick:country",
     "{l} 's <1:car#21*|phone#21*|tea#21*|rice#21*|fruit#21*|computer#21*> "
     "<2:exports#2|exports#2|sales#2> hit#1 a new#3 high#4 <3:this#32 year#31|in "
     "March#31|last#32 month#31|in June#31> .",
     "<3:今年#31|三 月#31|上个月#31|六 月#31> {l} 的 "
     "<1:汽车#21*|手机#21*|茶#21*|大米#21*|水果#21*|电脑#21*> <2:出口#2|出口#2|销量#2> 创#1 了 "
     "新#3 高#4 。",
     26},
    {"headline, exports again new high", "l=pick:land",
     "<1:car#21*|phone#21*|tea#21*|computer#21*|rice#21*|milk#21*> <2:exports#22|sales#22> in {l} "
     "<3:hit#11 a new#13 high#14 again#15|hit#11 a new#13 high#14|have hit#11 a new#13 high#14> "
     "this year#7 .",
     "今年#7 {l} <1:汽车#21*|手机#21*|茶#21*|电脑#21*|大米#21*|牛奶#21*> <2:出口#22|销量#22> "
     "<3:再#15 创#11 新#13 高#14|创#11 历史 新#13 高#14|创#11 下 新#13 高#14> 。",
     21, true},
    {"headline, bank and interest rates", "l=pick:country q=pick:figure",
     "bank#1 of {l} <1:to#31 raise#32|will#31 raise#32|may#31 raise#32|must#31 raise#32> "
     "interest#2 rates#2 to#4 {q} percent#5 <2:this#41 week#42|next#41 month#42|this#41 year#42> .",
     "{l} 银行#1 <2:这#41 个 星期#42|下个月#42|今年#42> <1:将#31|将#31|可能#31|必须#31> 把 利率#2 "
     "升 到#4 百分之#5 {q} 。",
     19},
    {"headline, interest rates go", "l=pick:land q=pick:figure",
     "interest#2 rates#2 in {l} <1:rise#31|fall#31|will#32 rise#31|will#32 "
     "fall#31|rose#31|fell#31> <2:to#41 {q} percent#42|again#41|by {q} percent#42> <3:this#51 "
     "week#52|this#51 month#52|this#51 year#52> .",
     "<3:这#51 个 星期#52|这#51 个 月#52|今年#52> {l} 的 利率#2 <1:||将#32|将#32||> <2:|再次#41|> "
     "<1:上涨#31|下跌#31|上涨#31|下跌#31|上涨#31|下跌#31> <2:到#41||> <1:||||了|了> <2:百分之#42 "
     "{q}||百分之#42 {q}> 。",
     18},
    {"headline, prices after", "k=pick:abroad",
     "<1:oil#22 prices#21|gold#22* prices#21|food#22* prices#21|rice#22* prices#21> "
     "<2:rise#23|fall#23|rose#23|fell#23> after#1 <3:talks#31 between {k} and#32 "
     "China#33*|war#31 in {k}|storm#31* in {k}|election#31 in {k}|strike#31 in {k}|floods#31 in "
     "southern#32* {k}> .",
     "<3:{k} 和#32 中国#33* 的 会谈#31|{k} 战争#31|{k} 风暴#31*|{k} 选举#31|{k} 罢工#31|{k} "
     "南部#32* 洪水#31> 以后#1 ， <1:油价#21|金子#22* 的 价格#21|食物#22* 的 价格#21|大米#22* 的 "
     "价格#21> <2:上涨#23|下跌#23|上涨#23 了|下跌#23 了> 。",
     18},
    {"headline, company from opens", "k=pick:abroad l=pick:city",
     "<2:a phone#41* company#42|a car#41* company#42|a big#41 company#42|a computer#41* "
     "company#42> from {k} <1:opens#31|to#32 open#31|will#32 open#31> <3:its first#51 shop#52*|a "
     "new#51 factory#52*|a big#51 hotel#52*|a new#51 school#52*> in {l} <4:today#61|next#61 "
     "month#62|this#61 year#62|next#61 year#62> .",
     "{k} 的 一 家 <2:手机#41* 公司#42|汽车#41* 公司#42|大#41 公司#42|电脑#41* 公司#42> "
     "<4:今天#61|下个月#62|今年#62|明年#62> <1:在|将#32 在|将#32 在> {l} <1:开#31|开#31|开#31> "
     "<3:第一#51 家 商店#52*|一 家 新#51 工厂#52*|一 家 大#51 酒店#52*|一 所 新#51 学校#52*> 。",
     16},

    // Politics.,
    {"headline, president of visits", "k=pick:abroad l=pick:city",
     "{k} 's <1:president#21|prime#22 minister#21|king#21*|queen#21*> "
     "<2:visits#31*|visited#31*|to#32 visit#31|will#32 visit#31> {l} <3:next#41 week#42|on "
     "Sunday#41|this#41 month#42|tomorrow#41> .",
     "{k} <1:总统#21|总理#21|国王#21*|女王#21*> <3:下周#42|星期天#41|这#41 个 月#42|明天#41> "
     "<2:访问#31*|访问#31* 了|将#32 访问#31|将#32 访问#31> {l} 。",
     16},
    {"headline, president named visits", "n=named l=pick:land",
     "<1:president#21|prime#22 minister#21|minister#21|king#21*|queen#21*> {n} "
     "<2:visits#31*|will#32 visit#31|to#32 visit#31|leaves#31*> {l} <3:on Monday#41|next#41 "
     "week#42|tomorrow#41|this#41 week#42> .",
     "{n} <1:总统#21|总理#21|部长#21|国王#21*|女王#21*> <3:星期一#41|下周#42|明天#41|这#41 个 "
     "星期#42> <2:访问#31*|将#32 访问#31|将#32 访问#31|离开#31*> {l} 。",
     18},
    {"headline, president meets in", "k=pick:abroad l=pick:city",
     "<1:French#21|German#21|American#21|Chinese#21|Japanese#21> <2:president#22|prime#23 "
     "minister#22|minister#22> <3:meets#31|will#32 meet#31|to#32 meet#31> <4:prime#42 minister#41 "
     "of {k}|president#41 of {k}|workers#41* from {k}|students#41* from {k}|leaders#41 of {k}> in "
     "{l} .",
     "<1:法国#21|德国#21|美国#21|中国#21|日本#21> <2:总统#22|总理#22|部长#22> <3:在|将#32 "
     "在|将#32 在> {l} 会见#31 <4:{k} 总理#41|{k} 总统#41|{k} 工人#41*|{k} 学生#41*|{k} 的 "
     "领导人#41> 。",
     18},
    {"headline, minister goes for talks", "k=pick:abroad",
     "<1:French#21|German#21|American#21|Chinese#21|Japanese#21> <2:president#22|prime#23 "
     "minister#22|minister#22|leaders#22> <3:will#32 go#31|will#32 go#31|to#32 go#31|will#32 "
     "go#31> to {k} to hold <4:peace#41 talks#42|trade#41 talks#42|talks#42> .",
     "<1:法国#21|德国#21|美国#21|中国#21|日本#21> <2:总统#22|总理#22|部长#22|领导人#22> <3:会#32 "
     "去#31|会#32 去#31|将#32 去#31|会#32 去#31> {k} 举行 <4:和平#41 会谈#42|贸易#41 "
     "会谈#42|会谈#42> 。",
     16},
    {"headline, somebody wins election in", "n=named l=pick:country",
     "{n} <1:wins#31*|won#31*|loses#31*|lost#31*> <2:the election#41|election#41|the first#42 "
     "election#41> in {l} .",
     "{n} 在 {l} <1:赢得#31*|赢得#31* 了|输#31* 了|输#31* 了> <2:选举#41|选举#41|第一#42 场 "
     "选举#41> 。",
     14},
    {"headline, becomes president", "n=named l=pick:country",
     "{n} <1:becomes#31|becomes#31|will#32 become#31|to#32 become#31> <2:president#41|prime#42 "
     "minister#41|the new#42 president#41|first#42 president#41> of {l} <3:this#51 week#52|on "
     "Sunday#51|next#51 year#52|tomorrow#51> .",
     "{n} <3:这#51 个 星期#52|星期天#51|明年#52|明天#51> <1:成为#31|成为#31|会#32 成为#31|将#32 "
     "成为#31> {l} <2:总统#41|总理#41|的 新#42 总统#41|的 第一#42 个 总统#41> 。",
     14},
    {"headline, countries hold talks", "k=pick:abroad",
     "{k} and#1 <1:China#21*|France#21*|Russia#21*|India#21*|Korea#21*|Germany#21*> "
     "<2:begin#31|to#32 begin#31|will#32 begin#31|end#31> <3:trade#41 talks#42|peace#41 "
     "talks#42|talks#42> <4:in Rome#51*|in London#51*|in Paris#51*|again#51> .",
     "{k} 和#1 <1:中国#21*|法国#21*|俄罗斯#21*|印度#21*|韩国#21*|德国#21*> <2:|将#32|会#32|> "
     "<4:在 罗马#51*|在 伦敦#51*|在 巴黎#51*|再次#51> <2:开始#31|开始#31|开始#31|结束#31> "
     "<3:贸易#41 会谈#42|和平#41 会谈#42|会谈#42> 。",
     18},

    // Sport.,
    {"headline, beat by score", "k=pick:abroad",
     "{k} beat#1 <1:China#21*|France#21*|Russia#21*|India#21*|Korea#21*|Germany#21*> "
     "<2:three#31* to#32 one#33*|two#31* to#32 one#33*|four#31* to#32 two#33*|five#31* to#32 "
     "three#33*> <3:in the final#41|in the first#42 match#41|in the football#42* "
     "final#41|last#42 night#41|in London#41*> .",
     "{k} 队 <3:在 决赛#41 中|在 第一#42 场 比赛#41 中|在 足球#42* 决赛#41 中|昨晚#41|在 "
     "伦敦#41*> <2:三#31* 比#32 一#33*|二#31* 比#32 一#33*|四#31* 比#32 二#33*|五#31* 比#32 "
     "三#33*> 战胜#1 <1:中国#21*|法国#21*|俄罗斯#21*|印度#21*|韩国#21*|德国#21*> 队 。",
     22},
    {"headline, score beats, from chinese", "k=pick:abroad",
     "{k} <4:beat#1|beat#1|beat#1> "
     "<1:China#21*|France#21*|Russia#21*|India#21*|Korea#21*|Germany#21*> <2:three#31* to#32 "
     "one#33*|two#31* to#32 one#33*|four#31* to#32 two#33*|five#31* to#32 three#33*> <3:and win#41 "
     "the cup#42|and are in#41 the final#42|and win#41 gold#42|, are in#41 the final#42> .",
     "{k} 队 <2:三#31* 比#32 一#33*|二#31* 比#32 一#33*|四#31* 比#32 二#33*|五#31* 比#32 三#33*> "
     "<4:战胜#1|打败#1|胜#1> <1:中国#21*|法国#21*|俄罗斯#21*|印度#21*|韩国#21*|德国#21*> 队 ， "
     "<3:赢得#41 奖杯#42|进#41 了 决赛#42|赢得#41 金牌#42|进#41 决赛#42> 。",
     26, true},
    {"headline, lose to", "k=pick:abroad",
     "{k} lose#1 to <1:China#21*|France#21*|Russia#21*|India#21*|Korea#21*|Germany#21*> "
     "<2:again#31|in the final#31|for the first#31 time#32|for the third#31 time#32 this#33 "
     "year#34|in the last#32 minute#31> .",
     "{k} 队 <2:又#31|在 决赛#31 中|第一#31 次#32|今年#34 第 三#31 次#32|在 最后#32 一 分钟#31> "
     "输#1 给 <1:中国#21*|法国#21*|俄罗斯#21*|印度#21*|韩国#21*|德国#21*> 队 。",
     16},
    {"headline, election in place", "l=pick:land",
     "election#1 in {l} <1:begins#31|will#32 begin#31|to#32 begin#31|ends#31|is over#31> <2:on "
     "Sunday#41|tomorrow#41|next#41 week#42|this#41 week#42> .",
     "{l} 的 选举#1 <2:星期天#41|明天#41|下周#42|这#41 个 星期#42> <1:开始#31|将#32 "
     "开始#31|将#32 开始#31|结束#31|结束#31> 。",
     14},
    {"headline, government to build in", "l=pick:country p=pick:number",
     "government#1 of {l} <2:promised#31 to build#32|decided#31 to build#32|wants#31 to build#32> "
     "{p} new#33 <3:schools#41*|roads#41*|houses#41*|hotels#41*|shops#41*> <4:this#51 "
     "year#52|next#51 year#52|in the north#51|in the south#51> .",
     "{l} 政府#1 <2:答应#31|决定#31|想#31> <4:今年#52|明年#52|在 北部#51|在 南部#51> "
     "<2:建造#32|建造#32|建造#32> {p} <3:所|条|座|家|家> 新#33 "
     "<3:学校#41*|公路#41*|房子#41*|酒店#41*|商店#41*> 。",
     14},
    {"headline, leader says that", "l=pick:country k=pick:weekday",
     "<1:president#21|prime#22 minister#21|king#21*|queen#21*|government#21> of {l} "
     "<2:said#1|said#1 that> <3:war#31 must#32 end#33|prices#31 will#32 fall#33|strike#31 must#32 "
     "end#33|talks#31 will#32 begin#33 on {k}|election#31 will#32 begin#33 on {k}> .",
     "{l} <1:总统#21|总理#21|国王#21*|女王#21*|政府#21> <2:说#1 ，|说#1 ，> <3:战争#31 必须#32 "
     "结束#33|价格#31 将#32 下跌#33|罢工#31 必须#32 结束#33|会谈#31 {k} 将#32 开始#33|选举#31 {k} "
     "将#32 开始#33> 。",
     14},
    {"headline, somebody wins in place", "n=named l=pick:land",
     "{n} <1:wins#21*|won#21*> <2:the gold#32 medal#31|a gold#32 medal#31|the race#31|the "
     "tennis#32* match#31|the cup#31> in {l} <3:again#41|today#41|last#41 night#42|for the "
     "first#41 time#42> .",
     "{n} <3:又#41|今天#41|昨晚#42|第一#41 次#42> 在 {l} <1:赢得#21*|赢得#21* 了> <2:金牌#31|一 "
     "枚 金牌#31|比赛#31|网球#32* 比赛#31|奖杯#31> 。",
     16},
    {"headline, one beats other in", "n=named m=named l=pick:land",
     "{n} beats#1* {m} <1:in the final#21|in the tennis#22* final#21|in the chess#22* "
     "match#21|in the first#22 match#21> in {l} .",
     "{n} 在 {l} <1:决赛#21 中|网球#22* 决赛#21 中|象棋#22* 比赛#21 中|第一#22 场 比赛#21 中> "
     "打败#1* {m} 。",
     14},
    {"headline, goals and team beat", "n=named k=pick:abroad",
     "{n} <1:scored#1|scored#1> <2:two#31* goals#32|a goal#32|three#31* goals#32> , {k} "
     "<4:beat#5|beat#5|lost to#5> <3:China#41*|France#41*|Russia#41*|India#41*|Korea#41*> .",
     "{n} <1:进#1 了|进#1 了> <2:两#31* 个 球#32|一 个 球#32|三#31* 个 球#32> ， {k} 队 "
     "<4:战胜#5|战胜#5|输 给#5> <3:中国#41*|法国#41*|俄罗斯#41*|印度#41*|韩国#41*> 队 。",
     18},
    {"headline, girl of an age wins", "t=pick:teen l=pick:land",
     "<1:girl#21*|boy#21*|student#21*|singer#21*> from#1 {l} , {t} , <2:wins#31 the gold#34 "
     "medal#32|wins#31 a million#33 dollars#32|wrote#31 a book#32|saved#31 a child#32|wins#31 the "
     "gold#34 medal#32 in swimming#33*|wins#31 tennis#33* match#32> .",
     "来自#1 {l} 的 <1:女孩#21*|男孩#21*|学生#21*|歌手#21*> ， {t} 岁 ， <2:赢得#31 "
     "金牌#32|赢得#31 一 百万#33 美元#32|写#31 了 一 本 书#32|救#31 了 一 个 孩子#32|赢得#31 "
     "游泳#33* 金牌#32|赢得#31 网球#33* 比赛#32> 。",
     16},

    // Science and technology.,
    {"headline, scientists find in place", "l=pick:land",
     "scientists#1 <1:discover#31|discovered#31|have discovered#31> <2:a new#41 animal#42*|an "
     "ancient#41 castle#42*|gold#42*|an ancient#41 city#42*|a big#41 cave#42*|water#42*> <3:in "
     "{l}|in southern#51* {l}|near#51 {l}|in northern#51* {l}> .",
     "科学家#1 在 <3:{l}|{l} 南部#51*|{l} 附近#51|{l} 北部#51*> <1:发现#31|发现#31 了|发现#31 了> "
     "<2:一 种 新#41 动物#42*|一 座 古老#41 的 城堡#42*|金子#42*|一 个 古老#41 的 城市#42*|一 个 "
     "大#41 山洞#42*|水#42*> 。",
     18},
    {"headline, scientists say may help", "l=pick:country",
     "scientists#1 in {l} say#2 <2:coffee#31*|tea#31*|swimming#31*|fruit#31*|milk#31*|fish#31*> "
     "<4:may#41|can#41|will#41> help#3 <3:people#51 live#52 longer#53|you#51 live#52 "
     "longer#53|you#51 sleep#52 better#53|children#51* learn#52|people#51 remember#52> .",
     "{l} 科学家#1 说#2 ， <2:咖啡#31*|茶#31*|游泳#31*|水果#31*|牛奶#31*|鱼#31*> "
     "<4:可能#41|能#41|会#41> 帮助#3 <3:人#51 活#52 得 更 长#53|你#51 活#52 得 更 长#53|你#51 "
     "睡#52 得 更 好#53|孩子#51* 学习#52|人#51 记得#52> 。",
     16},
    {"headline, company sells products", "l=pick:country",
     "<1:a phone#22* company#21|car#22* company#21|a big#22 company#21|computer#22* company#21> in "
     "{l} <2:makes#31*|sells#31*|to#32 make#31*|will#32 sell#31*> "
     "<3:new#41*|cheap#41*|fast#41*|small#41*|beautiful#41*> "
     "<4:phones#51*|cars#51*|computers#51*|bikes#51*> <5:this#61 year#62|next#61 month#62|for the "
     "first#61 time#62> .",
     "{l} 的 一 家 <1:手机#22* 公司#21|汽车#22* 公司#21|大#22 公司#21|电脑#22* 公司#21> "
     "<5:今年#62|下个月#62|第一#61 次#62> <2:做#31*|卖#31*|将#32 做#31*|将#32 卖#31*> "
     "<3:新#41*|便宜#41* 的|快#41* 的|小#41*|漂亮#41* 的> "
     "<4:手机#51*|汽车#51*|电脑#51*|自行车#51*> 。",
     14},
    {"headline, launched the third satellite", "l=pick:country",
     "{l} launched#1 the <1:third#21|second#21|first#21> <2:satellite#31*|new#32 "
     "satellite#31|satellite#31> of the year#3 <3:yesterday#41|this#41 morning#42|on "
     "Sunday#41|last#41 week#42> .",
     "{l} <3:昨天#41|今天#41 早上#42|星期天#41|上周#42> 发射#1 了 今年#3 <1:第 三#21|第 "
     "二#21|第一#21> <2:颗 卫星#31*|颗 新#32 卫星#31|颗 卫星#31> 。",
     14},
    {"headline, third this year", "l=pick:land p=pick:number",
     "<1:third#21|second#21|first#21> <2:earthquake#31*|storm#31*|fire#31*|typhoon#31*> in {l} "
     "this <3:year#42|month#42|week#42> , {p} people#1 <4:hurt#51|injured#51|killed#51|missing#51> "
     ".",
     "<3:今年#42|这 个 月#42|这 个 星期#42> {l} <1:第 三#21|第 二#21|第一#21> <2:次 地震#31*|场 "
     "风暴#31*|场 火灾#31*|场 台风#31*> ， {p} 人#1 <4:受伤#51|受伤#51|死#51 了|不见#51 了> 。",
     14},
};

}  // namespace

std::span<const Template> templates_of_bulletins() { return bulletins; }

}  // namespace playground::grammar
