// Templates: news as Chinese papers have them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_news[] = {
    {"news, first snow of the year", "c=pick:city",
     "{c} had the first#1 snow#2 of this year#3 <1:today|yesterday|this morning|last night|on "
     "Sunday>#4 .",
     "<1:今天|昨天|今天 早上|昨晚|星期天>#4 {c} 下 了 今年#3 的 第一#1 场 雪#2 。", 35},
    {"news, first snow headline", "c=pick:city",
     "the first#1 <1:snow|heavy snow|heavy rain|typhoon|storm> of this year#2 came#3 to {c} .",
     "{c} 今年#2 第一#1 <1:场 雪|场 大 雪|场 大 雨|场 台风|场 风暴> 来#3 了 。", 35, true},
    {"news, heavy snow is expected", "",
     "<1:heavy snow|heavy rain|strong wind|a storm|a typhoon> is expected#1 in "
     "<2:Beijing|Shanghai|northern China|southern China|Japan|many places> "
     "<3:tomorrow|tonight|this weekend|next week> .",
     "预计#1 <3:明天|今晚|这 个 周末|下周> <2:北京|上海|中国 北部|中国 南部|日本|很多 地方> 会 有 "
     "<1:大 雪|大 雨|大 风|风暴|台风> 。",
     35},
    {"news, schools closed in many places", "",
     "schools#1 in <2:many places|Beijing|Shanghai|many cities|southern China> are closed#2 "
     "<3:today|tomorrow|on Monday|this week> because#3 of the <1:heavy snow|heavy "
     "rain|typhoon|floods|storm|heat#41> .",
     "因为#3 <1:大 雪|大 雨|台风|洪水|风暴|高温#41> ， <2:很多 地方|北京|上海|很多 城市|中国 "
     "南部> 的 学校#1 <3:今天|明天|星期一|这 个 星期> 停课#2 。",
     35},
    {"news, schools closed headline", "",
     "<1:heavy snow|heavy rain|the typhoon|the floods|the storm|the heat> closed#1 "
     "<2:many|all|some> schools#2 in <3:Beijing|the north|the south|the city|London> .",
     "<3:北京|北部|南部|城市 里|伦敦> <2:很多|所有|一些> 学校#2 因为 <1:大 雪|大 "
     "雨|台风|洪水|风暴|高温> 停课#1 。",
     30, true},
    {"news, the typhoon arrives", "",
     "the <1:typhoon|storm|heavy rain|big storm> will arrive#1 in "
     "<2:Shanghai|Japan|Beijing|southern China> <3:tonight|tomorrow|tomorrow morning|on Friday> .",
     "<1:台风|风暴|大 雨|大 风暴> <3:今晚|明天|明天 早上|星期五> 将 到#1 <2:上海|日本|北京|中国 "
     "南部> 。",
     30},
    {"news, the typhoon is coming, stay at home", "",
     "the <1:typhoon|storm|heavy rain|heavy snow|heat#41> is coming#1 , please#2 <2:stay at "
     "home|be "
     "careful|close the windows|don't go out|don't drive> .",
     "<1:台风|风暴|大 雨|大 雪|高温#41> 要 来#1 了 ， 请#2 <2:待 在 家 里|小心|关上 窗户|不要 "
     "出去|不要 开车> 。",
     35},
    {"news, over forty degrees", "",
     "it will be over#1 <1:forty|thirty|twenty|fifty> degrees#2 in <2:many "
     "places|Beijing|Shanghai|northern China|Spain|most cities> <3:today|tomorrow|this week|next "
     "week> .",
     "<3:今天|明天|这 个 星期|下周> <2:很多 地方|北京|上海|中国 北部|西班牙|大部分 城市> 会 超过#1 "
     "<1:四十|三十|二十|五十> 度#2 。",
     34},
    {"news, temperatures over forty degrees", "",
     "temperatures#1 in <1:many places|Beijing|Shanghai|northern China|the south> are over#2 "
     "<2:forty|thirty|twenty|fifteen> degrees#3 <3:today|this week|this month|now> .",
     "<3:今天|这 个 星期|这 个 月|现在> <1:很多 地方|北京|上海|中国 北部|南部> 的 气温#1 超过#2 "
     "<2:四十|三十|二十|十五> 度#3 。",
     30},
    {"news, the forecast says", "",
     "the weather#1 forecast#2 says#3 it will <1:rain|snow|be windy|be sunny|be very hot|be very "
     "cold> <2:tomorrow|tonight|this weekend|next week|in many places> .",
     "天气#1 预报#2 说#3 <2:明天|今晚|这 个 周末|下周|很多 地方> <1:会 下雨|会 下雪|会 "
     "刮风|是 晴天|会 非常 热|会 非常 冷> 。",
     30},
    {"news, trains are late because of snow", "",
     "because#1 of the <1:heavy snow|heavy rain|strong wind|accident|fire|strike> , many#2 "
     "<2:trains|planes|buses|high-speed trains> were delayed#3 <3:today|yesterday|this "
     "morning|last night> .",
     "因为#1 <1:大 雪|大 雨|大 风|事故|火灾|罢工> ， <3:今天|昨天|今天 早上|昨晚> 很多#2 "
     "<2:火车|飞机|公交车|高铁> 晚点#3 了 。",
     35},
    {"news, the flight from a city to a city", "",
     "the <1:train|flight|bus|high-speed train> from#1 <2:Beijing to Shanghai|London to "
     "Paris|Shanghai to Beijing|Paris to Rome> was delayed#2 because#3 of the <3:heavy snow|heavy "
     "rain|typhoon|strong wind|floods> .",
     "从#1 <2:北京 到 上海|伦敦 到 巴黎|上海 到 北京|巴黎 到 罗马> 的 <1:火车|航班|公交车|高铁> "
     "因为#3 <3:大 雪|大 雨|台风|大 风|洪水> 晚点#2 了 。",
     30},
    {"news, a new building was built", "",
     "a new#1 <1:subway station|train station|airport|museum|library|park|hospital> was built#2 in "
     "<2:Beijing|Shanghai|London|Paris|my hometown> <3:last month|last year|this year> .",
     "<3:上个月|去年|今年> <2:北京|上海|伦敦|巴黎|我 的 家乡> 建成#2 了 一 "
     "<1:个|个|个|个|个|个|家> 新#1 <1:地铁站|火车站|机场|博物馆|图书馆|公园|医院> 。",
     25},
    {"news, new line opened", "",
     "a new#1 <1:subway|high-speed train|bus|train> line#2 <2:opened in Beijing|opened in "
     "Shanghai|opened in London|opened in Paris> <3:today|yesterday|this week|last month> .",
     "<2:北京|上海|伦敦|巴黎> 一 条 新的#1 <1:地铁|高铁|公交车|火车> 线路#2 <3:今天|昨天|这 个 "
     "星期|上个月> 开通 。",
     30, true},
    {"news, longest bridge finished", "",
     "the <1:longest bridge|longest tunnel|tallest building|biggest airport|biggest "
     "stadium|biggest museum> in <2:the world|China|Europe|the country|the city> was finished#1 "
     "<3:yesterday|this week|last month|this year> .",
     "<2:世界 上|中国|欧洲|全国|城市 里> <1:最 长 的 桥|最 长 的 隧道|最 高 的 楼|最大 的 "
     "机场|最大 的 体育场|最大 的 博物馆> <3:昨天|这 个 星期|上个月|今年> 建成#1 了 。",
     30},
    {"news, prices rise again", "",
     "the price#1 of <1:oil|vegetables|eggs|beef|milk|gold|rice|fruit> <2:rose again|fell "
     "again|rose a lot|fell a lot> <3:this week|last month|today|this year> .",
     "<3:这 个 星期|上个月|今天|今年> <1:油价#1|蔬菜 的 价格#1|鸡蛋 的 价格#1|牛肉 的 "
     "价格#1|牛奶 的 价格#1|金子 的 价格#1|大米 的 价格#1|水果 的 价格#1> <2:又 上涨 了|又 下跌 "
     "了|大幅 上涨 了|大幅 下跌 了> 。",
     35},
    {"news, hit a new high again", "",
     "<1:oil prices|the stock market|exports|car sales|phone sales|computer sales|house prices> "
     "hit a new#1 high#2 <2:again|this week|last month|this year> .",
     "<1:油价|股市|出口|汽车 销量|手机 销量|电脑 销量|房子 的 价格> <2:再|这 个 "
     "星期|上个月|今年> 创 新#1 高#2 。",
     35, true},
    {"news, China's exports hit a new high", "c=pick:country",
     "{c} 's <1:exports|car exports|car sales|phone sales|beef exports|rice exports> hit a new#1 "
     "high#2 <2:last month|this month|this year|last year> .",
     "<2:上个月|这 个 月|今年|去年> {c} 的 <1:出口|汽车 出口|汽车 销量|手机 销量|牛肉 出口|大米 "
     "出口> 创 了 新#1 高#2 。",
     30},
    {"news, oil prices rose by ten percent", "",
     "<1:oil prices|house prices|car prices|food prices|the stock market> <2:rose|fell> by "
     "<4:two|five|ten|twenty|thirty|fifty> percent#1 <3:this week|last month|this year|last year> "
     ".",
     "<3:这 个 星期|上个月|今年|去年> <1:油价|房子 的 价格|汽车 的 价格|食物 的 价格|股市> "
     "<2:上涨|下跌> 了 百分之#1 <4:二|五|十|二十|三十|五十> 。",
     30},
    {"news, prices will rise", "",
     "<1:oil prices|house prices|interest rates|food prices|the stock market> will "
     "<2:rise|fall|rise again|fall again> <3:next week|next month|next year|tomorrow> .",
     "<3:下周|下个月|明年|明天> <1:油价|房子 的 价格|利率|食物 的 价格|股市> 将 "
     "<2:上涨|下跌|再次 上涨|再次 下跌> 。",
     30},
    {"news, house prices in a city", "c=pick:city",
     "house prices#1 in {c} are <1:too high|very high|still very high|higher than before> , "
     "<2:young people|many people|teachers and nurses|many workers> cannot#3 buy#4 a house#5 .",
     "{c} 房子 的 价格#1 <1:太 高 了|非常 高|还是 非常 高|比 以前 高> ， <2:年轻人|很多 人|老师 "
     "和 护士|很多 工人> 不能#3 买#4 房子#5 。",
     25},
    {"news, more and more young people", "",
     "more#1 and more#1 <1:young people|students|tourists|women|workers> <2:rent a house|want to "
     "live in the country|don't want to get married|learn Chinese|travel by high-speed train|like "
     "online shopping|drink coffee every day> .",
     "越来越#1 多#1 的 <1:年轻人|学生|游客|女人|工人> <2:租 房子|想 住 在 乡村|不 想 结婚|学 "
     "中文|坐 高铁 旅行|喜欢 网上 购物|每天 喝 咖啡> 。",
     30},
    {"news, talks will be held", "",
     "the <1:talks|election|meeting|final|trade talks|peace talks> will be held#1 in "
     "<2:Beijing|London|Paris|the capital|Shanghai|Germany> <3:next week|tomorrow|next month|in "
     "March|in October> .",
     "<1:会谈|选举|会议|决赛|贸易 会谈|和平 会谈> 将 于 <3:下周|明天|下个月|三 月|十 月> 在 "
     "<2:北京|伦敦|巴黎|首都|上海|德国> 举行#1 。",
     35},
    {"news, talks held today headline", "",
     "<1:trade talks|peace talks|the election|the meeting|the final> will be held#1 in "
     "<2:Beijing|London|Paris|the capital|Japan> <3:today|tomorrow|on Sunday|next month> .",
     "<1:贸易 会谈|和平 会谈|选举|会议|决赛> <3:今天|明天|星期天|下个月> 在 "
     "<2:北京|伦敦|巴黎|首都|日本> 举行#1 。",
     30, true},
    {"news, leaders of two countries met", "c=pick:abroad",
     "the leaders#1 of China and {c} <1:held talks|met|had a meeting> in "
     "<2:Beijing|London|Paris|Shanghai|Rome> <3:yesterday|today|last week|this morning|on Monday> "
     ".",
     "中国 和 {c} 的 领导人#1 <3:昨天|今天|上周|今天 早上|星期一> 在 "
     "<2:北京|伦敦|巴黎|上海|罗马> <1:举行 会谈|见面 了|开 了 一 个 会议> 。",
     30},
    {"news, the president will visit", "",
     "the <1:French president|German president|American president|president of Russia|Japanese "
     "prime minister|English prime minister> will visit#1 China#2 <3:tomorrow|next week|next "
     "month|next year|in June> .",
     "<1:法国 总统|德国 总统|美国 总统|俄罗斯 总统|日本 总理|英国 总理> "
     "<3:明天|下周|下个月|明年|六 月> 将 访问#1 中国#2 。",
     30},
    {"news, the president arrived", "c=pick:city",
     "the <2:president|prime minister> of <1:France|Russia|Italy|Korea|India> arrived#1 in {c} "
     "<3:today|yesterday|last night|this morning|on Tuesday> .",
     "<1:法国|俄罗斯|意大利|韩国|印度> <2:总统|总理> <3:今天|昨天|昨晚|今天 早上|星期二> 到#1 了 "
     "{c} 。",
     25},
    {"news, trade talks started", "c=pick:abroad",
     "the <1:trade|peace|new|second|third> talks#1 between China#2 and {c} <2:started today|ended "
     "yesterday|start tomorrow|failed again> .",
     "中国#2 和 {c} 的 <1:贸易|和平|新|第 二 次|第 三 次> 会谈#1 <2:今天 开始 了|昨天 结束 了|明天 "
     "开始|又 失败 了> 。",
     25},
    {"news, won the election", "",
     "the <1:young|old|new|famous> <2:lawyer|professor|minister|doctor|farmer|writer> won#1 the "
     "election#2 <3:yesterday|today|last night|last month> .",
     "<3:昨天|今天|昨晚|上个月> <1:年轻 的|老|新|著名 的> <2:律师|教授|部长|医生|农民|作家> "
     "赢得#1 了 选举#2 。",
     20},
    {"news, the government plans", "",
     "the <1:government|president|prime minister|minister> plans#1 to <2:build a new "
     "hospital|build more schools|help poor people|protect the forest|close the old airport|build "
     "a high-speed train line|send#41 robots#42 to the moon#43> <3:next year|this year|in the "
     "future> .",
     "<1:政府|总统|总理|部长> 计划#1 <3:明年|今年|未来> <2:建造 一 家 新 医院|建造 更 多 "
     "学校|帮助 穷 人|保护 森林|关闭 旧 机场|建造 一 条 高铁 线路|送#41 机器人#42 去 月球#43> 。",
     25},
    {"news, team beat team three to one", "",
     "<1:China|France|Germany|England> beat#1 <5:Japan|Korea|Spain|Italy> <2:three|four|five|six> "
     "to#2 <3:one|two> <4:last night|yesterday|today|on Saturday> .",
     "<4:昨晚|昨天|今天|星期六> <1:中国 队|法国 队|德国 队|英国 队> <2:三|四|五|六> 比#2 "
     "<3:一|二> 战胜#1 <5:日本 队|韩国 队|西班牙 队|意大利 队> 。",
     25},
    {"news, team beat team headline", "",
     "the <1:Chinese|French|German|Japanese|English> team#1 beat#2 "
     "<2:Spain|Italy|Korea|Russia|Canada> <3:two to one|three to one|three to two|four to one|four "
     "to two|five to two> .",
     "<1:中国|法国|德国|日本|英国> 队#1 <3:二 比 一|三 比 一|三 比 二|四 比 一|四 比 二|五 比 二> "
     "战胜#2 <2:西班牙|意大利|韩国|俄罗斯|加拿大> 队 。",
     35, true},
    {"news, won the gold medal", "",
     "the <1:Chinese|Japanese|French|German|American> <2:team|player|players|girls|boys> won#1 "
     "<3:the gold medal|the match|the final> <4:today|yesterday|last night|again> .",
     "<1:中国|日本|法国|德国|美国> <2:队|球员|球员 们|女孩 们|男孩 们> <4:今天|昨天|昨晚|又> "
     "赢得#1 了 <3:金牌|比赛|决赛> 。",
     30},
    {"news, the team lost again", "",
     "the <1:Chinese|French|German|English|Japanese> football#1 team#2 <2:lost again|lost the "
     "final|lost the first match|lost the match last night|got into the final|won the final> .",
     "<1:中国|法国|德国|英国|日本> 足球#1 队#2 <2:又 输 了|输 了 决赛|输 了 第一 场 比赛|昨晚 输 "
     "了 比赛|进 了 决赛|赢得 了 决赛> 。",
     30},
    {"news, the coach said after the match", "",
     "after#2 the match#3 , the <1:coach|goalkeeper|player|referee> said#1 everyone was <2:very "
     "tired|very happy|very lucky|very sad|very excited|very disappointed> .",
     "比赛#3 以后#2 ， <1:教练|守门员|球员|裁判> 说#1 大家 都 <2:非常 累|非常 高兴|非常 幸运|非常 "
     "难过|非常 兴奋|非常 失望> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_chinese_news() { return chinese_news; }

}  // namespace playground::grammar
