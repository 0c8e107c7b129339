// Templates: news as English papers have them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_news[] = {
    {"news, bank keeps rates", "c=pick:abroad",
     "bank#1 of {c} keeps#2 interest#3 rates#3 unchanged#4 <1:again|for third#21 time#22 this "
     "year#23|for second#21 time#22 this year#23|this month#21|this week#21> .",
     "{c} 银行#1 <1:又|今年#23 第 三#21 次#22|今年#23 第 二#21 次#22|这 个 月#21|这 个 星期#21> "
     "保持#2 利率#3 不变#4 。",
     30},
    {"news, bank expected to keep rates", "",
     "the bank#1 of <1:England|Japan|Canada|Korea|Italy|Thailand|India> is expected#2 to keep#3 "
     "interest#4 rates#4 unchanged#5 <2:on Thursday#31|this week#31|next week#31|next month#31|in "
     "March#31|this year#31> .",
     "预计#2 <1:英国|日本|加拿大|韩国|意大利|泰国|印度> 银行#1 <2:星期四#31|这 个 "
     "星期#31|下周#31|下个月#31|三#31 月|今年#31> 会 保持#3 利率#4 不变#5 。",
     30},
    {"news, prices rise headline", "c=pick:country",
     "<1:oil#21 prices#21|food#21 prices#22|house#21 prices#22|car#21 prices#22|gold#21 "
     "prices#22|petrol#21 prices#22> in {c} <2:rise#31|rise#31 again#32|rise#31 sharply#32|rise#31 "
     "for third#32 month#33|are expected#31 to rise#32> .",
     "{c} <1:油价#21|食物#21 的 价格#22|房子#21 的 价格#22|汽车#21 的 价格#22|金子#21 的 "
     "价格#22|汽油#21 的 价格#22> <2:上涨#31|又#32 上涨#31|大幅#32 上涨#31|第 三#32 个 月#33 "
     "上涨#31|预计#31 会 上涨#32> 。",
     35},
    {"news, interest rates move", "d=pick:weekday",
     "interest#1 rates#1 <1:will rise#21|will rise#21 again#22|will not#21 rise#22|rose#21 "
     "sharply#22|stayed#21 unchanged#22> <2:this week#31|this month#31|this year#31|in June#31|on "
     "{d}> , the <3:government|bank|newspaper|president|report> said#2 .",
     "<3:政府|银行|报纸|总统|报告> 说#2 ， 利率#1 <2:这 个 星期#31|这 个 月#31|今年#31|六#31 "
     "月|{d}> <1:将 上升#21|将 再次#22 上升#21|不会#21 上升#22|大幅#22 上升#21|保持#21 不变#22> "
     "。",
     25},
    {"news, prices fell by percent", "d=pick:weekday",
     "<1:oil#21 prices#21|gold#21 prices#22|food#21 prices#22|rice#21 prices#22|house#21 "
     "prices#22> <2:rose|fell> by <3:two|three|five|eight|ten|twenty> percent#1 <4:on {d}|last "
     "week|last month|this year#51> .",
     "<4:{d}|上周|上个月|今年#51> <1:油价#21|金子#21 的 价格#22|食物#21 的 价格#22|大米#21 的 "
     "价格#22|房子#21 的 价格#22> <2:上涨|下跌> 了 百分之#1 <3:二|三|五|八|十|二十> 。",
     35},
    {"news, stock market day", "c=pick:country d=pick:weekday",
     "{c} 's stock#1 market#1 <1:rose#21|fell#21|rose#21 sharply#22|fell#21 sharply#22|fell#21 "
     "again#22> on {d} after#2 the <2:election|peace#31 talks#32|trade#31 talks#32|war#31 "
     "began|prime#31 minister#31 spoke> .",
     "<2:选举|和平#31 会谈#32|贸易#31 会谈#32|战争#31 开始|总理#31 讲 话> 以后#2 ， {c} 股市#1 {d} "
     "<1:上涨#21|下跌#21|大幅#22 上涨#21|大幅#22 下跌#21|又#22 下跌#21> 。",
     30},
    {"news, stocks new high", "",
     "<1:stock#21 market#21|Japanese#21 stock#22 market#22|American#21 stock#22 "
     "market#22|European#21 stock#22 market#22|oil#21 price#21|gold#21 price#22> hits#1 a new#2 "
     "high#2 <2:after election#31|after trade#31 agreement#32|after peace#31 talks#32|today|for "
     "third#31 time#32 this year#33|again> .",
     "<2:选举#31 以后 ，|贸易#31 协议#32 以后 ，|和平#31 会谈#32 以后 ，|今天|今年#33 第 三#31 "
     "次#32|> <1:股市#21|日本#21 股市#22|美国#21 股市#22|欧洲#21 股市#22|油价#21|金子#21 的 "
     "价格#22> <2:|||||又> 创#1 新高#2 。",
     30},
    {"news, earthquake headline, 2", "",
     "<1:earthquake|big#21 earthquake#22> hits#1 <2:northern#31 Japan#32|southern#31 "
     "China#32|northern#31 Italy#32|southern#31 India#32|northern#31 Thailand#32|southern#31 "
     "Spain#32> , <3:twenty#41 people#42 injured#43|schools#41 closed#42|high-speed#41 trains "
     "suspended#42|thousands#41 leave#42 home#43|many#41 people#42 missing#43> .",
     "<2:日本#32 北部#31|中国#32 南部#31|意大利#32 北部#31|印度#32 南部#31|泰国#32 "
     "北部#31|西班牙#32 南部#31> 发生#1 <1:地震|大#21 地震#22> ， <3:二十#41 人#42 受伤#43|学校#41 "
     "停课#42|高铁#41 停运#42|成千上万#41 人 离开#42 家#43|很多#41 人#42 不见#43 了> 。",
     35},
    {"news, earthquake sentence", "d=pick:weekday",
     "a#1 <1:big|small|terrible> earthquake#2 hit#3 <2:northern|southern> "
     "<3:Japan|China|Italy|India|Thailand|America> on {d} <4:morning|afternoon|evening> , and "
     "<5:ten|twenty|thirty|a hundred#61|more than fifty#61> people#4 were injured#5 .",
     "{d} <4:早上|下午|晚上> <3:日本|中国|意大利|印度|泰国|美国> <2:北部|南部> 发生#3 了 一 "
     "场#1 <1:大|小|可怕 的> 地震#2 ， <5:十|二十|三十|一 百#61|超过 五十#61> 人#4 受伤#5 。",
     30},
    {"news, typhoon headline", "",
     "typhoon#1 reaches#2 <1:southern#21 China#22|northern#21 Japan#22|Shanghai|southern#21 "
     "Japan#22|Korea> , <2:all trains#31 suspended#32|schools#31 closed#32|thousands#31 leave#32 "
     "home#33|ten#31 people#32 injured#33|many#31 roads#32 closed#33> .",
     "台风#1 到达#2 <1:中国#22 南部#21|日本#22 北部#21|上海|日本#22 南部#21|韩国> ， <2:所有 "
     "火车#31 停运#32|学校#31 停课#32|成千上万#31 人 离开#32 家#33|十#31 人#32 受伤#33|很多#31 "
     "公路#32 关闭#33> 。",
     30},
    {"news, rain causes floods", "",
     "<1:heavy#21 rain#22|big#21 storm#22|typhoon|snow> causes#1 <2:floods|traffic#31 "
     "accident#32|problems> in <3:southern#41 China#42|northern#41 Italy#42|northern#41 "
     "Japan#42|southern#41 India#42|London|Beijing> <4:, schools#51 closed#52|, trains#51 "
     "suspended#52|, thousands#51 leave#52 home#53|, five#51 people#52 injured#53> .",
     "<1:大#21 雨#22|大#21 风暴#22|台风|雪> 在 <3:中国#42 南部#41|意大利#42 北部#41|日本#42 "
     "北部#41|印度#42 南部#41|伦敦|北京> 造成#1 <2:洪水|交通#31 事故#32|问题> <4:， 学校#51 "
     "停课#52|， 火车#51 停运#52|， 成千上万#51 人 离开#52 家#53|， 五#51 人#52 受伤#53> 。",
     35},
    {"news, rain caused floods sentence", "d=pick:weekday",
     "on {d} , heavy#1 rain#2 caused#3 floods#4 in <1:southern#21 China#22|northern#21 "
     "Italy#22|India|Germany|the north#21|many#21 cities#22> , and <2:thousands#31 of people#32 "
     "had to leave#33 home|all schools#31 were closed#32|all trains#31 were suspended#32|many#31 "
     "people#32 were injured#33|many#31 people#32 lost#33 their houses> .",
     "{d} ， 大#1 雨#2 在 <1:中国#22 南部#21|意大利#22 北部#21|印度|德国|北部#21|很多#21 "
     "城市#22> 造成#3 了 洪水#4 ， <2:成千上万#31 的 人#32 不得不 离开#33 家|所有 学校#31 都 "
     "停课#32 了|所有 火车#31 都 停运#32 了|很多#31 人#32 受伤#33|很多#31 人#32 失去#33 了 他们 "
     "的 房子> 。",
     35},
    {"news, thousands do something after", "",
     "thousands#1 <1:leave#21 home#22|without#21 houses#22|stuck#21 at airport#22|stuck#21 at "
     "train station#22|wait#21 for trains#22|help#21 neighbors#22> after#2 "
     "<2:earthquake|typhoon|floods|storm|fire|heavy#31 snow#32|heavy#31 rain#32> .",
     "<2:地震|台风|洪水|风暴|火灾|大#31 雪#32|大#31 雨#32> 以后#2 ， 成千上万#1 人 <1:离开#21 "
     "家#22|没有#21 房子#22|困#21 在 机场#22|困#21 在 火车站#22|等#21 火车#22|帮助#21 邻居#22> 。",
     30},
    {"news, warning weather", "",
     "<1:typhoon|storm|heavy#21 rain#22|heavy#21 snow#22|heat> warning#1 for <2:southern#31 "
     "China#32|northern#31 Japan#32|London|Shanghai|Beijing|northern#31 Italy#32|the whole "
     "country> .",
     "<2:中国#32 南部#31|日本#32 北部#31|伦敦|上海|北京|意大利#32 北部#31|全国> <1:台风|风暴|大#21 "
     "雨#22|大#21 雪#22|高温> 预警#1 。",
     35},
    {"news, forest fire headline", "c=pick:abroad",
     "forest#1 fire#2 in <1:{c}|northern#21 Canada#22|southern#21 France#22|southern#21 "
     "Italy#22|America> , <2:thousands#31 leave#32 home#33|two#31 people#32 injured#33|many#31 "
     "houses#32 burned#33|schools#31 closed#32|many#31 animals#32 died#33> .",
     "<1:{c}|加拿大#22 北部#21|法国#22 南部#21|意大利#22 南部#21|美国> 森林#1 火灾#2 ， "
     "<2:成千上万#31 人 离开#32 家#33|两#31 人#32 受伤#33|很多#31 房子#32 被 烧#33 了|学校#31 "
     "停课#32|很多#31 动物#32 死#33 了> 。",
     30},
    {"news, forest fire sentence", "c=pick:abroad",
     "a forest#1 fire#2 started#3 in {c} <1:on Monday#21|on Saturday#21|yesterday|last night|last "
     "week> , and <2:more than a hundred#31 people#32 left home#33|many#31 animals#32 "
     "died#33|two#31 people#32 were injured#33|many#31 houses#32 were burned#33|the government#31 "
     "warned#32 everyone#33 to stay at home> .",
     "{c} <1:星期一#21|星期六#21|昨天|昨晚|上周> 发生#3 了 一 场 森林#1 火灾#2 ， <2:超过 一 "
     "百#31 人#32 离开 了 家#33|很多#31 动物#32 死#33 了|两#31 个 人#32 受伤#33|很多#31 房子#32 "
     "被 烧#33 了|政府#31 警告#32 大家#33 待 在 家 里> 。",
     35},
    {"news, building fire", "",
     "there was a fire#1 at a <1:hotel#21|factory#21|school|hospital#21|supermarket|museum> in "
     "<2:London|Paris|Beijing|Shanghai|India|Germany> <4:last night|yesterday|on Friday#51|this "
     "morning#51> , and <3:five|ten|twelve|twenty> people#2 were injured#3 .",
     "<4:昨晚|昨天|星期五#51|今天 早上#51> <2:伦敦|巴黎|北京|上海|印度|德国> 一 <1:家 "
     "酒店#21|家 工厂#21|所 学校|家 医院#21|家 超市|座 博物馆> 发生 了 火灾#1 ， "
     "<3:五|十|十二|二十> 人#2 受伤#3 。",
     30},
    {"news, crash headline", "",
     "<1:ten|twelve|twenty|fifty|two> injured#1 in <2:bus#31 accident#32|train#31 "
     "accident#32|plane#31 accident#32|boat#31 accident#32|factory#31 fire#32|hotel#31 fire#32> in "
     "<3:northern#41 India#42|southern#41 France#42|northern#41 Italy#42|Spain|Korea|Thailand> .",
     "<3:印度#42 北部#41|法国#42 南部#41|意大利#42 北部#41|西班牙|韩国|泰国> <2:公交车#31 "
     "事故#32|火车#31 事故#32|飞机#31 事故#32|船#31 事故#32|工厂#31 火灾#32|酒店#31 火灾#32> ， "
     "<1:十|十二|二十|五十|两> 人 受伤#1 。",
     30},
    {"news, road accident sentence", "d=pick:weekday",
     "on {d} <1:morning|afternoon|evening> , a <2:truck#31|bus#31|train#31|car#31> hit#1 <3:a "
     "bus#41|a tree#41|a taxi#41|a house#41> near#2 <4:London|Paris|Rome|Shanghai|the airport#51> "
     ", and <5:three|five|ten> people#3 were injured#4 .",
     "{d} <1:早上|下午|晚上> ， 一 <2:辆 卡车#31|辆 公交车#31|列 火车#31|辆 汽车#31> 在 "
     "<4:伦敦|巴黎|罗马|上海|机场#51> 附近#2 撞#1 了 <3:一 辆 公交车#41|一 棵 树#41|一 辆 "
     "出租车#41|一 座 房子#41> ， <5:三|五|十> 个 人#3 受伤#4 。",
     35},
    {"news, election day", "d=pick:weekday",
     "people#1 in <1:France|Germany|Japan|India|Korea|Canada|Italy> will vote#2 <2:on "
     "{d}|tomorrow|next week#31|next month#31|in June#31|in October#31> to choose#3 a new "
     "<3:president#41|prime#41 minister#41|government#41> .",
     "<1:法国|德国|日本|印度|韩国|加拿大|意大利> 人#1 <2:{d}|明天|下周#31|下个月#31|六#31 月|十#31 "
     "月> 会 投票#2 选择#3 <3:新 总统#41|新 总理#41|新 政府#41> 。",
     35},
    {"news, wins election headline", "",
     "<1:prime#21 minister#21|president> of <3:India|Italy|Germany|France|Korea|Russia> "
     "wins#1 election#2 <2:again|for third#31 time#32|for second#31 time#32> .",
     "<3:印度|意大利|德国|法国|韩国|俄罗斯> <1:总理#21|总统> <2:再次|第 三#31 次#32|第 二#31 "
     "次#32> 赢得#1 选举#2 。",
     35},
    {"news, new president", "d=pick:weekday",
     "a <1:young#21|famous#21|popular> <2:lawyer|teacher|writer|scientist|doctor|singer> won#1 the "
     "election#2 on {d} and will become#3 the new#4 <3:president|prime#41 minister#41> of "
     "<4:France|Germany|Italy|India|Korea> .",
     "一 位 <1:年轻#21 的|著名#21 的|受欢迎 的> <2:律师|老师|作家|科学家|医生|歌手> {d} 赢得#1 了 "
     "选举#2 ， 将 成为#3 <4:法国|德国|意大利|印度|韩国> 的 新#4 <3:总统|总理#41> 。",
     35},
    {"news, leaders meet headline", "",
     "leaders#1 of <1:China#21 and America#22|France#21 and Germany#22|Japan#21 and "
     "Korea#22|Russia#21 and America#22|China#21 and India#22|Canada#21 and Japan#22> meet#2 in "
     "<2:Beijing|Paris|London|Rome|Shanghai> <3:today|on Monday#41|this week#41|for third#41 "
     "time#42 this year#43|again> .",
     "<1:中国#21 和 美国#22|法国#21 和 德国#22|日本#21 和 韩国#22|俄罗斯#21 和 美国#22|中国#21 和 "
     "印度#22|加拿大#21 和 日本#22> 领导人#1 <3:今天|星期一#41|这 个 星期#41|今年#43 第 三#41 "
     "次#42|又> 在 <2:北京|巴黎|伦敦|罗马|上海> 见面#2 。",
     35},
    {"news, leaders will meet to talk", "d=pick:weekday",
     "the <1:president#21 of America#22|president#21 of France#22|prime#21 minister#21 of "
     "India#22|prime#21 minister#21 of Japan#22|prime#21 minister#21 of Canada#22> will meet#1 "
     "<2:European#31 leaders#32|Chinese#31 leaders#32|the president#31 of Russia#32|the "
     "president#31 of Korea#32> in <3:Paris|Beijing|London|Rome> on {d} to talk#2 about "
     "<4:trade|peace|the war#51|the economy#51> .",
     "<1:美国#22 总统#21|法国#22 总统#21|印度#22 总理#21|日本#22 总理#21|加拿大#22 总理#21> {d} 将 "
     "在 <3:巴黎|北京|伦敦|罗马> 会见#1 <2:欧洲#31 领导人#32|中国#31 领导人#32|俄罗斯#32 "
     "总统#31|韩国#32 总统#31> ， 谈谈#2 <4:贸易|和平|战争#51|经济#51> 。",
     35},
    {"news, president visits", "c=pick:abroad",
     "the <1:French#21 president#22|American#21 president#22|German#21 president#22|president#21 "
     "of Korea#22|prime#21 minister#21 of India#22> <2:visited#31|will visit#31|plans#32 to "
     "visit#31> {c} <3:this week#41|in March#41|on Thursday#41|this month#41> .",
     "<1:法国#21 总统#22|美国#21 总统#22|德国#21 总统#22|韩国#22 总统#21|印度#22 总理#21> "
     "<2:||计划#32> <3:这 个 星期#41|三#41 月|星期四#41|这 个 月#41> <2:访问#31 了|将 "
     "访问#31|访问#31> {c} 。",
     35},
    {"news, peace or trade talks", "",
     "<1:peace|trade> talks#1 between <2:Russia#31 and America#32|China#31 and America#32|India#31 "
     "and China#32|Japan#31 and Korea#32|England#31 and France#32> <3:begin#41 today|begin#41 in "
     "Rome|end#41 without agreement#42|stopped#41 again#42|failed#41> .",
     "<2:俄罗斯#31 和 美国#32|中国#31 和 美国#32|印度#31 和 中国#32|日本#31 和 韩国#32|英国#31 和 "
     "法国#32> 的 <1:和平|贸易> 会谈#1 <3:今天 开始#41|在 罗马 开始#41|结束#41 ， 没有 "
     "协议#42|又#42 停止#41 了|失败#41 了> 。",
     35},
    {"news, president says", "d=pick:weekday",
     "the <1:president|prime#21 minister#21|government|minister> said#1 on {d} that <2:the war "
     "will end#31|food#31 prices will fall|all schools#31 will be closed next week|everyone "
     "should#31 stay at home|the war is not#31 over yet|the country is safe#31> .",
     "<1:总统|总理#21|政府|部长> {d} 说#1 ， <2:战争 会 结束#31|食物#31 的 价格 会 下跌|所有 "
     "学校#31 下周 会 关闭|大家 都 应该#31 待 在 家 里|战争 还 没有#31 结束|国家 很 安全#31> 。",
     30},
    {"news, strike headline", "",
     "<1:teachers|train#21 drivers#22|nurses|airport#21 workers#22|doctors|bus#21 "
     "drivers#22|factory#21 workers#22> in <2:France|Germany|Italy|London|India|Korea> strike#1 "
     "<3:again|on Monday#41|tomorrow|for third#41 time#42 this year#43> because of low#2 pay#3 .",
     "<2:法国|德国|意大利|伦敦|印度|韩国> 的 <1:老师|火车#21 司机#22|护士|机场#21 "
     "工人#22|医生|公交车#21 司机#22|工厂#21 工人#22> 因为 工资#3 低#2 "
     "<3:再次|星期一#41|明天|今年#43 第 三#41 次#42> 罢工#1 。",
     35},
    {"news, strike stops trains", "d=pick:weekday",
     "because of the strike#1 , <1:all trains#21|all the high-speed#21 trains|all the buses|the "
     "subway> in <2:London|Paris|Rome|Beijing|Shanghai> will be suspended#2 <3:on "
     "{d}|tomorrow|today|this weekend|next week#41> .",
     "因为 罢工#1 ， <2:伦敦|巴黎|罗马|北京|上海> 的 <1:所有 火车#21|所有 高铁#21|所有 "
     "公交车|地铁> <3:{d}|明天|今天|这 个 周末|下周#41> 将 停运#2 。",
     30},
    {"news, thousands stop work", "d=pick:weekday",
     "thousands#1 of <1:teachers|nurses|doctors|factory#21 workers#22|airport#21 workers#22|bus#21 "
     "drivers#22> in <2:France|Germany|Korea|Italy|London|America> <3:stopped#41 work#42 on "
     "{d}|will stop#41 work#42 on {d}|did not#41 go to work#42 on {d}> because of low#2 pay#3 .",
     "因为 工资#3 低#2 ， <2:法国|德国|韩国|意大利|伦敦|美国> 成千上万#1 的 "
     "<1:老师|护士|医生|工厂#21 工人#22|机场#21 工人#22|公交车#21 司机#22> <3:{d} 停止#41 "
     "工作#42|{d} 将 停止#41 工作#42|{d} 没有#41 去 上班#42> 。",
     30},
    {"news, scientists discover headline", "",
     "scientists#1 <1:discover|find> <2:new#31 planet#32|ice#31 on Mars#32|dinosaur#31 "
     "bones#32|ancient#31 city#32|strange#31 new#32 fish#33|new#31 insect#32|strange#31 "
     "planet#32|ancient#31 ship#32|ancient#31 palace#32> <3:after ten#41 years#42|for first#41 "
     "time#42|with new#41 machine#42|with new#41 computer#42 program#43> .",
     "科学家#1 <3:十#41 年#42 以后|第一#41 次#42|用 新#41 机器#42|用 新#41 电脑#42 程序#43> "
     "<1:发现|发现> <2:新#31 行星#32|火星#32 上 的 冰#31|恐龙#31 骨头#32|古老#31 的 "
     "城市#32|奇怪#31 的 新#32 鱼#33|新#31 昆虫#32|奇怪#31 的 行星#32|古老#31 的 船#32|古老#31 "
     "的 宫殿#32> 。",
     42},
    {"news, scientists discovered sentence", "c=pick:country",
     "scientists#1 from {c} <1:discovered#21 a new planet#22|discovered#21 a strange#23 "
     "planet#22|discovered#21 a new insect#22 in the forest#23|discovered#21 dinosaur#22 bones#23 "
     "in the desert#24|discovered#21 a strange#22 fish#23 in the sea|found#21 an ancient#22 "
     "ship#23 near the island#24> <2:last week|last month|this year#31|in July#31|on Tuesday#31> .",
     "来自 {c} 的 科学家#1 <2:上周|上个月|今年#31|七#31 月|星期二#31> <1:发现#21 了 一 颗 新 "
     "行星#22|发现#21 了 一 颗 奇怪#23 的 行星#22|在 森林#23 里 发现#21 了 一 种 新 昆虫#22|在 "
     "沙漠#24 里 发现#21 了 恐龙#22 骨头#23|在 海 里 发现#21 了 一 条 奇怪#22 的 鱼#23|在 岛#24 "
     "附近 找到#21 了 一 条 古老#22 的 船#23> 。",
     42},
    {"news, scientists say", "",
     "scientists#1 <1:say|believe|discovered|think> that <2:the earth#31 is getting hotter|there "
     "was#32 once#34 water#33 on Mars#31|coffee#31 is good#32 for the heart#33|walking#31 every "
     "day is "
     "good#32 for the heart#33|the sea#31 is getting hotter|birds#31 understand#32 "
     "music#33|elephants#31 never forget#32 friends#33> .",
     "科学家#1 <1:说 ，|相信|发现|认为> <2:地球#31 越来越 热|火星#31 上 以前#34 有#32 "
     "水#33|咖啡#31 "
     "对 心脏#33 很 好#32|每天 走路#31 对 心脏#33 很 好#32|大海#31 越来越 热|鸟#31 懂#32 "
     "音乐#33|大象#31 永远 不会 忘记#32 朋友#33> 。",
     35},
    {"news, satellite launched", "",
     "<1:China|India|Japan|Russia|America|Europe> <2:launched#31 a new satellite#32|launched#31 a "
     "small#33 satellite#32|sent#31 a robot#32 to the moon#33|sent#31 a robot#32 to "
     "Mars#33|sent#31 a dog#32 into space#33> on <3:Monday|Thursday|Saturday|Sunday> "
     "<4:morning|afternoon|evening> .",
     "<1:中国|印度|日本|俄罗斯|美国|欧洲> <3:星期一|星期四|星期六|星期天> <4:早上|下午|晚上> "
     "<2:发射#31 了 一 颗 新 卫星#32|发射#31 了 一 颗 小#33 卫星#32|把 一 个 机器人#32 送#31 到 了 "
     "月球#33|把 一 个 机器人#32 送#31 到 了 火星#33|把 一 只 狗#32 送#31 进 了 太空#33> 。",
     35},
    {"news, robot landed", "",
     "a#1 <1:Chinese|German|Japanese|French> robot#2 landed#3 on <2:the moon#31|Mars> <3:this "
     "morning#41|last night|on Friday#41|yesterday> and sent back#4 <4:the first#51 "
     "photo#52|many#51 beautiful#52 photos#53|a video#51|new#51 photos#52|important#51 data#52> .",
     "一 个#1 <1:中国|德国|日本|法国> 机器人#2 <3:今天 早上#41|昨晚|星期五#41|昨天> 降落#3 在 "
     "<2:月球#31|火星> 上 ， 发 回#4 了 <4:第一#51 张 照片#52|很多#51 美丽#52 的 照片#53|一 个 "
     "视频#51|新#51 照片#52|重要#51 的 数据#52> 。",
     30},
    {"news, team beats team", "c=pick:abroad",
     "<1:England|France|Germany|Korea|America|China> beat#1 {c} <2:two|three|four|five> to#2 one "
     "<3:in the final#41|on Sunday#41|last night|in the first#41 match#42> .",
     "<3:|星期天#41|昨晚|> <1:英国|法国|德国|韩国|美国|中国> 队 <3:在 决赛#41 中|||在 第一#41 场 "
     "比赛#42 中> <2:二|三|四|五> 比#2 一 战胜#1 {c} 队 。",
     35},
    {"news, team wins headline", "c=pick:country",
     "{c} <1:wins#21 first gold#22 medal#22|wins#21 third gold#22 medal#22|wins#21 swimming "
     "final#22|wins#21 second gold#22 medal#22|loses#21 football final#22|wins#21 tennis final#22> "
     "<2:in Paris#31|in London#31|in Beijing|on the last#31 day|on Sunday#31> .",
     "{c} <2:在 巴黎#31|在 伦敦#31|在 北京|最后#31 一天|星期天#31> <1:赢得#21 第一 枚 "
     "金牌#22|赢得#21 第 三 枚 金牌#22|赢得#21 游泳 决赛#22|赢得#21 第 二 枚 金牌#22|输#21 了 "
     "足球 决赛#22|赢得#21 网球 决赛#22> 。",
     35},
    {"news, player scored", "",
     "the <1:young#21|famous#21|popular|lucky> player#1 scored#2 <2:two|three|four> goals#3 <3:in "
     "the last#41 ten#42 minutes#43|in the final#41|last night|on Saturday#41|against Italy#41> , "
     "and <4:England|France|Germany|Spain|Korea> won#4 the match#5 .",
     "<1:年轻#21 的|有名#21 的|受欢迎 的|幸运 的> 球员#1 <3:在 最后#41 十#42 分钟#43|在 "
     "决赛#41 中|昨晚|星期六#41|对 意大利#41> 进#2 了 <2:两|三|四> 个 球#3 ， "
     "<4:英国|法国|德国|西班牙|韩国> 赢得#4 了 比赛#5 。",
     30},
    {"news, new movie popular", "",
     "a#1 <1:French|German|Chinese|Japanese> movie#2 about <2:a famous#31 singer#32|the war#31|a "
     "robot#31 and a girl#32|two#31 brothers#32|a lost#31 dog#32|a trip#31 to Mars#32> is#3 the "
     "most#4 popular#5 movie in <3:China|America|England|Korea|India> <4:this week#51|this "
     "month#51|this year#51|now> .",
     "一 部#1 关于 <2:一 位 著名#31 的 歌手#32|战争#31|一 个 机器人#31 和 一 个 女孩#32|两#31 个 "
     "兄弟#32|一 只 迷路#31 的 狗#32|火星#32 旅行#31> 的 <1:法国|德国|中国|日本> 电影#2 <4:这 个 "
     "星期#51|这 个 月#51|今年#51|现在> 是#3 <3:中国|美国|英国|韩国|印度> 最#4 受欢迎#5 的 电影 。",
     30},
    {"news, famous person news", "d=pick:weekday",
     "a famous#1 <1:French|American|English|Japanese|German|Chinese> "
     "<2:actress|singer|writer|painter|musician|scientist> <3:died#41 in hospital#42 on "
     "{d}|died#41 last night#42|retired#41 last week#42|got#41 married on {d}|will visit#41 China "
     "next week#42|won#41 a gold#42 medal on {d}> .",
     "一 位 著名#1 的 <1:法国|美国|英国|日本|德国|中国> <2:女演员|歌手|作家|画家|音乐家|科学家> "
     "<3:{d} 在 医院#42 去世#41 了|昨晚#42 去世#41 了|上周#42 退休#41 了|{d} 结婚#41 了|下周#42 将 "
     "访问#41 中国|{d} 赢得#41 了 一 枚 金牌#42> 。",
     35},
    {"news, company fired workers", "d=pick:weekday",
     "a <1:Japanese|German|Chinese|French> <2:car|phone|computer|game|food> company#1 announced#2 "
     "on {d} that <3:more than#41 a hundred workers#42 will lose their jobs#43|sales#41 fell by "
     "ten percent#42|sales#41 rose by twenty percent#42|prices#41 will rise next year#42|a new "
     "factory#41 will be built in India#42> .",
     "一 家 <1:日本|德国|中国|法国> <2:汽车|手机|电脑|游戏|食物> 公司#1 {d} 宣布#2 ， "
     "<3:超过#41 一 百 个 工人#42 会 失去 工作#43|销量#41 下跌 了 百分之#42 十|销量#41 上涨 了 "
     "百分之#42 二十|价格#41 明年#42 会 上涨|一 家 新 工厂#41 会 在 印度#42 建成> 。",
     35},
    {"news, sales headline", "",
     "<1:phone|car|computer|coffee|chocolate|toy> sales#1 in "
     "<2:China|America|Europe|Japan|India|Korea> <3:rise#41|fall#41|rise#41 sharply#42|fall#41 by "
     "ten#43 percent#42|rise#41 by thirty#43 percent#42|hit#41 new#42 high#42> .",
     "<2:中国|美国|欧洲|日本|印度|韩国> <1:手机|汽车|电脑|咖啡|巧克力|玩具> 销量#1 "
     "<3:上涨#41|下跌#41|大幅#42 上涨#41|下跌#41 百分之#42 十#43|上涨#41 百分之#42 三十#43|创#41 "
     "新高#42> 。",
     30},
    {"news, economy grew", "c=pick:country",
     "{c} 's economy#1 <1:grew#21 by two percent#22 last year|grew#21 by three percent#22 last "
     "year|is expected#22 to grow#21 next year|will grow#21 by five percent#22 this year|will "
     "grow#21 again#22|did not#22 grow#21 this year> , <2:the government#31|the bank#31|the "
     "newspaper#31|a report#31|the minister#31> said#2 .",
     "<2:政府#31|银行#31|报纸#31|一 份 报告#31|部长#31> 说#2 ， {c} 经济#1 <1:去年 增长#21 了 "
     "百分之#22 二|去年 增长#21 了 百分之#22 三|预计#22 明年 会 增长#21|今年 会 增长#21 百分之#22 "
     "五|会 再#22 增长#21|今年 没有#22 增长#21> 。",
     35},
    {"news, thieves stole", "d=pick:weekday",
     "police#1 said#2 thieves#3 stole#4 <1:a gold#21 crown#22|a famous#21 picture#22|an ancient#21 "
     "sword#22|many#21 old#22 coins#23|a vase#21|an old#21 map#22> from a "
     "<2:museum|palace#31|bank#31|castle> in <3:London|Paris|Rome|Beijing> <4:last night|on "
     "{d}|this morning#51|last week> .",
     "警察#1 说#2 ， 小偷#3 <4:昨晚|{d}|今天 早上#51|上周> 从 <3:伦敦|巴黎|罗马|北京> 的 一 <2:个 "
     "博物馆|座 宫殿#31|家 银行#31|座 城堡> 偷#4 走 了 <1:一 顶 金#21 王冠#22|一 幅 著名#21 的 "
     "画#22|一 把 古老#21 的 剑#22|很多#21 旧#22 硬币#23|一 个 花瓶#21|一 张 旧#21 地图#22> 。",
     35},
    {"news, arrested headline", "",
     "<1:two#21 men#22|two#21 thieves#22|bank#21 robber#22|famous#21 singer#22|truck#21 "
     "driver#22|football#21 player#22> arrested#1 in <2:London|Paris|Rome|Shanghai|Beijing> "
     "after#2 <3:traffic#41 accident#42|football#41 match#42|hotel#41 fire#42|party> .",
     "<3:交通#41 事故#42|足球#41 比赛#42|酒店#41 火灾#42|聚会> 以后#2 ， <1:两#21 个 "
     "男人#22|两#21 个 小偷#22|银行#21 强盗#22|著名#21 的 歌手#22|卡车#21 司机#22|足球#21 "
     "球员#22> 在 <2:伦敦|巴黎|罗马|上海|北京> 被 逮捕#1 。",
     30},
    {"news, temperatures", "c=pick:abroad",
     "temperatures#1 in <1:{c}|northern#21 India#22|southern#21 China#22|London|southern#21 "
     "France#22> are expected#2 to rise#3 to <2:thirty|forty|twenty|fifteen> degrees#4 <3:this "
     "week#41|tomorrow|this weekend|on Sunday#41|next week#41> .",
     "预计#2 <3:这 个 星期#41|明天|这 个 周末|星期天#41|下周#41> <1:{c}|印度#22 北部#21|中国#22 "
     "南部#21|伦敦|法国#22 南部#21> 的 气温#1 会 上升#3 到 <2:三十|四十|二十|十五> 度#4 。",
     35},
    {"news, closed because of weather", "",
     "<1:supermarket|airport|train station#21|park|museum> in "
     "<2:London|Paris|Rome|Beijing|Shanghai> closed#1 because#2 of <3:heavy#41 snow#42|heavy#41 "
     "rain#42|strike|typhoon|heat|floods|fire> .",
     "因为#2 <3:大#41 雪#42|大#41 雨#42|罢工|台风|高温|洪水|火灾> ， <2:伦敦|巴黎|罗马|北京|上海> "
     "的 <1:超市|机场|火车站#21|公园|博物馆> 关闭#1 了 。",
     30},
    {"news, agreement announced", "d=pick:weekday",
     "<1:China#21 and India#22|Japan#21 and Korea#22|Russia#21 and America#22|Canada#21 and "
     "America#22|France#21 and Germany#22> announced#1 a new#2 <2:trade|peace> agreement#3 <3:on "
     "{d}|last night|this morning#41|yesterday> after#4 <4:two|three|four|ten> days#5 of talks .",
     "<4:两|三|四|十> 天#5 的 会谈 以后#4 ， <1:中国#21 和 印度#22|日本#21 和 韩国#22|俄罗斯#21 和 "
     "美国#22|加拿大#21 和 美国#22|法国#21 和 德国#22> <3:{d}|昨晚|今天 早上#41|昨天> 宣布#1 了 "
     "新的#2 <2:贸易|和平> 协议#3 。",
     35},
    {"news, robots replace workers", "",
     "<1:robots|machines|computers|artificial#21 intelligence#22> will replace#1 many#2 "
     "<2:factory#31 workers#32|drivers|waiters|teachers|writers|doctors> in "
     "<3:two|five|ten|twenty> years#3 , <4:a professor#51|a report#51|the newspaper#51|a "
     "scientist#51> says#4 .",
     "<4:一 位 教授#51|一 份 报告#51|报纸#51|一 位 科学家#51> 说#4 ， <3:两|五|十|二十> 年#3 以后 "
     "<1:机器人|机器|电脑|人工#21 智能#22> 将 取代#1 很多#2 <2:工厂#31 "
     "工人#32|司机|服务员|老师|作家|医生> 。",
     30},
    {"news, company plans factory", "",
     "<1:car|phone|robot|computer|chocolate> company#1 plans#2 to <2:build#31 new#32 "
     "factory|close#31 big#32 factory|open#31 new#32 shop|sell#31 old#32 factory> in "
     "<3:India|Spain|Shanghai|Germany|Thailand|London> <4:this year#51|next year#51|next month#51> "
     ".",
     "<1:汽车|手机|机器人|电脑|巧克力> 公司#1 计划#2 <4:今年#51|明年#51|下个月#51> 在 "
     "<3:印度|西班牙|上海|德国|泰国|伦敦> <2:建造#31 新#32 工厂|关闭#31 大#32 工厂|开#31 新#32 "
     "商店|卖#31 旧#32 工厂> 。",
     30},
    {"news, wins third time", "",
     "<1:young#21 player#22|Chinese#21 team#22|French#21 team#22|Japanese#21 girl#22|English#21 "
     "football#22 team#23|German#21 team#22> wins#1 <2:final|gold#31 medal|trophy|match> for "
     "<3:first#41 time#42|second#41 time#42|third#41 time#42|third#41 time#42 this year#43> .",
     "<1:年轻#21 球员#22|中国#21 队#22|法国#21 队#22|日本#21 女孩#22|英国#21 足球#22 队#23|德国#21 "
     "队#22> <3:第一#41 次#42|第 二#41 次#42|第 三#41 次#42|今年#43 第 三#41 次#42> 赢得#1 "
     "<2:决赛|金牌#31|奖杯|比赛> 。",
     30},
    {"news, people stuck by weather", "d=pick:weekday",
     "because#1 of the <1:heavy#21 snow#22|heavy#21 rain#22|typhoon|storm|earthquake> , "
     "<2:thousands of passengers#31 were stuck at the airport#32|many people#31 had to sleep at "
     "the station#32|all trains#31 in the north were suspended#32|many schools#31 were "
     "closed#32|many tourists#31 could not go home#32> on {d} .",
     "因为#1 <1:大#21 雪#22|大#21 雨#22|台风|风暴|地震> ， <2:成千上万 的 乘客#31 {d} 困 在 "
     "机场#32|很多 人#31 {d} 不得不 在 车站#32 睡觉|北部 的 所有 火车#31 {d} 都 停运#32|很多 "
     "学校#31 "
     "{d} 停课#32|很多 游客#31 {d} 不能 回家#32> 。",
     35},
    {"news, worst this year", "",
     "this#1 is the worst#2 <1:storm|earthquake|typhoon|accident|forest#21 fire#22> in "
     "<2:China|Japan|India|Italy|America> this year#3 , the "
     "<3:government|newspaper|minister|reporter> said#4 .",
     "<3:政府|报纸|部长|记者> 说#4 ， 这#1 是 <2:中国|日本|印度|意大利|美国> 今年#3 最 严重#2 的 "
     "<1:风暴|地震|台风|事故|森林#21 火灾#22> 。",
     30},
    {"news, prices rise after", "",
     "<1:oil#21 prices#21|food#21 prices#22|rice#21 prices#22|gold#21 prices#22|petrol#21 "
     "prices#22> <2:rise#31|fall#31|rise#31 sharply#32|fall#31 sharply#32|rise#31 again#32> "
     "after#1 <3:earthquake#41 in Japan#42|floods#41 in China#42|storm#41 in America#42|trade#41 "
     "talks#42|strike#41 in France#42|election> .",
     "<3:日本#42 地震#41|中国#42 洪水#41|美国#42 风暴#41|贸易#41 会谈#42|法国#42 罢工#41|选举> "
     "以后#1 ， <1:油价#21|食物#21 的 价格#22|大米#21 的 价格#22|金子#21 的 价格#22|汽油#21 的 "
     "价格#22> "
     "<2:上涨#31|下跌#31|大幅#32 上涨#31|大幅#32 下跌#31|又#32 上涨#31> 。",
     30},
    {"news, lost pet home", "",
     "lost#1 <1:dog|cat|pigeon|turtle|parrot> <4:in Japan#51|in London#51|in Italy#51|in "
     "India#51> <2:comes home#31|found|comes back|is home#31 "
     "again#32> after#2 <3:two#41 years#42|three#41 years#42|five#41 months#42|ten#41 "
     "days#42|earthquake|typhoon> .",
     "<3:两#41 年#42|三#41 年#42|五#41 个 月#42|十#41 天#42|地震|台风> 以后#2 ， "
     "<4:日本#51|伦敦#51|意大利#51|印度#51> 迷路#1 的 <1:狗|猫|鸽子|乌龟|鹦鹉> <2:回家#31 了|找到 "
     "了|回来 了|又#32 回家#31 了> 。",
     30},
    {"news, animal escaped", "d=pick:weekday",
     "a#1 <1:tiger|lion|monkey|bear|wolf|crocodile> escaped#2 from#3 the zoo#4 in "
     "<2:London|Paris|Rome|Beijing|Shanghai> <3:last night|on {d}|this morning#41|yesterday> .",
     "<3:昨晚|{d}|今天 早上#41|昨天> 一#1 <1:只 老虎|头 狮子|只 猴子|头 熊|只 狼|条 鳄鱼> 从#3 "
     "<2:伦敦|巴黎|罗马|北京|上海> 的 动物园#4 逃走#2 了 。",
     30},
    {"news, did you hear", "",
     "did you#1 hear#2 the news#3 about <1:the earthquake#21|the floods#21|the election#21|the "
     "strike#21|the forest#21 fire#22|the train#21 accident#22|the typhoon> in "
     "<2:Japan|India|Italy|France|Korea|Thailand> ?",
     "你#1 听说#2 <2:日本|印度|意大利|法国|韩国|泰国> <1:地震#21|洪水#21|选举#21|罢工#21|森林#21 "
     "火灾#22|火车#21 事故#22|台风> 的 消息#3 了 吗 ？",
     35},
    {"news, person wins money", "",
     "<1:young#21 man#22|taxi#21 driver#22|teacher|nurse|student|farmer> in "
     "<2:America|Spain|Italy|London|Canada|Australia> wins#1 <3:one|two|three|five> million#2 "
     "dollars#3 .",
     "<2:美国|西班牙|意大利|伦敦|加拿大|澳大利亚> 的 <1:年轻#21 男人#22|出租车#21 "
     "司机#22|老师|护士|学生|农民> 赢得#1 <3:一|两|三|五> 百万#2 美元#3 。",
     30},
    {"news, famous dies headline", "",
     "famous#1 <1:French|American|English|Japanese|German|Chinese> "
     "<2:actress|singer|writer|painter|musician|scientist|poet> dies#2 <3:at home#41|in "
     "hospital#41|in London#41|in Paris#41|after accident#41> .",
     "著名#1 <1:法国|美国|英国|日本|德国|中国> <2:女演员|歌手|作家|画家|音乐家|科学家|诗人> <3:在 "
     "家#41 里|在 医院#41|在 伦敦#41|在 巴黎#41|事故#41 以后> 去世#2 。",
     45},
};

}  // namespace

std::span<const Template> templates_of_english_news() { return english_news; }

}  // namespace playground::grammar
