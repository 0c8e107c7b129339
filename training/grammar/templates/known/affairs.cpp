// Templates: what newspapers report, in the words of their columns: weather, sport, politics,
// money.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template affairs[] = {
    // Weather.
    {"rain causes floods in part", "l=pick:land",
     "heavy#1 <1:rain|snow|rain> <2:causes#2|caused#2|has caused#2> <3:floods|problems> in "
     "<4:the#4 south#5 of|the#4 north#5 of|southern#5|northern#5> {l} .",
     "大#1 <1:雨|雪|雨> 在 {l} <4:南部#5|北部#5|南部#5|北部#5> 造成#2 <2:|了|了> <3:洪水|问题> 。",
     150},
    {"rain causes in places", "",
     "heavy#1 <1:rain|rain|snow> caused#2 <3:floods|problems> in <4:three#4 cities#5|many#4 "
     "cities#5|the#4 south#5 of the#6 country#7|the#4 north#5 of the#6 country#7|the#4 whole#5 "
     "country#7|many#4 towns#5|two#4 villages#5> <5:.|last#8 night#9 .|this#8 week#9 .|yesterday#8 "
     ".>",
     "<5:大#1|昨晚#8 ， 大#1|这#8 个 星期#9 ， 大#1|昨天#8 ， 大#1> <1:雨|雨|雪> 在 <4:三#4 个 "
     "城市#5|很多#4 城市#5|国家#7 的 南部#5|国家#7 的 北部#5|全国#5|很多#4 小镇#5|两#4 个 村庄#5> "
     "造成#2 了 <3:洪水|问题> 。",
     130},
    {"weather closes", "",
     "because#9 of <1:heavy#1 rain#2|heavy#1 snow#2|a#1 storm#2|a#1 typhoon#2> , "
     "<3:schools|roads|the airport|shops|the subway> in <4:the#5 south#6|the#5 north#6|the#5 "
     "whole#6 country#7|many#5 cities#6|the#5 town#6> <2:will#8 close#3|closed#3|must#8 "
     "close#3|closed#3> .",
     "因为#9 <1:大#1 雨#2|大#1 雪#2|风暴#2|台风#2> ， <4:南部#6|北部#6|全国#6|很多#5 城市#6|镇#6 "
     "上> 的 <3:学校|公路|机场|商店|地铁> <2:将#8 关闭#3|关闭#3 了|必须#8 关闭#3|关闭#3 了> 。",
     87},
    {"weather expected", "w=pick:future",
     "<1:heavy rain|heavy snow|strong wind|hot weather|cold weather> is expected#1 in <2:the#5 "
     "south#6|the#5 north#6|Beijing#6|Shanghai#6|the#5 whole#6 country#7> {w} .",
     "预计#1 {w} <2:南部#6|北部#6|北京#6|上海#6|全国#6> 会 有 <1:大 雨|大 雪|大 风|高温 天气|很 冷 "
     "的 天气> 。",
     87},
    {"high temperatures this season", "",
     "<1:this#1 summer#2|this#1 year#2|this#1 week#2|last#1 month#2|last#1 summer#2> many#3 "
     "<2:places|places|towns> <3:in#4 the#4 country#5|in#4 China#5|in#4 Europe#5> had#6 <4:high "
     "temperatures|high temperatures|cold weather|floods> .",
     "<1:今年#1 夏天#2|今年#2|这#1 个 星期#2|上个月#2|去年#1 夏天#2> <3:全国#5|中国#5|欧洲#5> "
     "很多#3 <2:地方|地方|小镇> 出现#6 了 <4:高温 天气|高温 天气|很 冷 的 天气|洪水> 。",
     102},
    {"big snow fell", "l=pick:land",
     "<1:today#1|yesterday#1|last#1 night#2|this#1 morning#2> there was#3 <2:heavy snow|heavy "
     "rain|a#4 storm|a#4 big fire|an earthquake> in {l} .",
     "<1:今天#1|昨天#1|昨晚#1|今天#1 早上#2> {l} <2:下#3 了 一 场 大 雪|下#3 了 一 场 大 雨|有#3 "
     "一#4 场 风暴|发生#3 了 一#4 场 大 火灾|发生#3 了 地震> 。",
     87},
    {"snow, attention please", "l=pick:land",
     "there will#1 be <1:heavy#6 snow#7|heavy#6 rain#7|a storm#7|strong#6 wind#7|a typhoon#7> in "
     "{l} <2:tomorrow|tonight|this weekend> , please#2 <3:be careful#3|pay#3 attention#4 to "
     "safety#5|take#3 an umbrella#4|pay#3 attention#4 to safety#5|drive#3 slowly#4> .",
     "{l} <2:明天|今晚|这 个 周末> <1:会#1 有 大#6 雪#7|会#1 有 大#6 雨#7|会#1 有 风暴#7|会#1 有 "
     "大#6 风#7|会#1 有 台风#7> ， 请#2 <3:小心#3|注意#4 安全#5|带#3 雨伞#4|注意#4 "
     "安全#5|慢#4 开#3> 。",
     146},

    // Sport.
    {"team wins gold", "",
     "the <1:Chinese#1|American#1|German#1|Japanese#1|French#1> team#2 won#3 <2:the gold#4 "
     "medal#5|a gold#4 medal#5|the first#4 gold#6 medal#5> <3:.|in#6 the game#7 .|in#6 the match#7 "
     ".|last#6 night#7 .|yesterday#7 .>",
     "<1:中国#1|美国#1|德国#1|日本#1|法国#1> 队#2 <3:赢得#3 了|在#6 比赛#7 中 赢得#3 了|在#6 "
     "比赛#7 中 赢得#3 了|昨晚#7 赢得#3 了|昨天#7 赢得#3 了> <2:金牌#5|一 枚 金牌#5|第一#4 枚 "
     "金牌#5> 。",
     116},
    {"team won the match when", "l=pick:country",
     "<1:the team#1 of {l}|our#1 team#2|our#1 class#2|my#1 school#2> <2:won|lost> the#3 "
     "<3:match|game|final> <4:yesterday|last night|last week|today> .",
     "<4:昨天|昨晚|上周|今天> <1:{l} 队#1|我们#1 队#2|我们#1 班#2|我#1 的 学校#2> <2:赢|输> 了 "
     "<3:比赛|比赛|决赛> 。",
     102},
    {"team beats by", "",
     "the <1:Chinese#1|American#1|German#1|Japanese#1|French#1> <2:team#3|team#3|football#2 "
     "team#3|basketball#2 team#3> <3:beats#4|beat#4|beats#4> "
     "<4:Japan|England|Germany|America|Korea> <5:three#5 to#6 one#7|two#5 to#6 one#7|three#5 to#6 "
     "two#7|four#5 to#6 one#7> .",
     "<1:中国#1|美国#1|德国#1|日本#1|法国#1> <2:队#3|队#3|足球#2 队#3|篮球#2 队#3> <5:三#5 比#6 "
     "一#7|二#5 比#6 一#7|三#5 比#6 二#7|四#5 比#6 一#7> 战胜#4 <4:日本|英国|德国|美国|韩国> 队 。",
     130},
    {"scored a goal", "n=named",
     "{n} scored#1 <1:a goal|two goals|a goal|two goals> <2:last night|yesterday|in the final|in "
     "the match> .",
     "{n} <2:昨晚|昨天|在 决赛 中|在 比赛 中> 进#1 了 <1:一 个 球|两 个 球|一 个 球|两 个 球> 。",
     103},

    // Politics.
    {"president will meet", "d=pick:weekday",
     "the <1:president#1|king#1|queen#1> will#2 meet#3 the <3:prime#4 "
     "minister#5|minister#5|leaders#5 of Europe#6|students#5|workers#5> <2:on "
     "{d}|tomorrow#7|next#6 week#7|next#6 month#7> .",
     "<1:总统#1|国王#1|女王#1> <2:{d}|明天#7|下周#7|下个月#7> 将#2 会见#3 <3:总理#5|部长#5|欧洲#6 "
     "的 领导人#5|学生#5 们|工人#5 们> 。",
     130},
    {"president visits for talks", "l=pick:country",
     "<1:the#1 president#2|president#2|the#1 prime minister#2> <2:visits#3|visited#3|will "
     "visit#3|visits#3> {l} <3:for talks#4 about trade#5|for trade#5 talks#4|for talks#4 about "
     "peace#5|for talks#4 about peace#5> .",
     "<1:总统#2|总统#2|总理#2> <2:访问#3|访问#3 了|将 访问#3|访问#3> {l} ， 就 "
     "<3:贸易#5|贸易#5|和平#5|和平#5> 举行 会谈#4 。",
     87},
    {"something, somebody said", "w=pick:future d=pick:weekday k=pick:country",
     "<1:the president#11 will visit#12 {k} {w}|the war#11 will end#12 {w}|prices#11 will rise#12 "
     "{w}|schools#11 will open#12 {w}|the election#11 will begin#12 {w}> , the "
     "<2:government|president|minister|company|police> said#1 <3:on {d}|yesterday#2|today#2> .",
     "<2:政府|总统|部长|公司|警察> <3:{d}|昨天#2|今天#2> 说#1 ， <1:总统#11 {w} 将 访问#12 "
     "{k}|战争#11 {w} 将 结束#12|价格#11 {w} 将 上涨#12|学校#11 {w} 将 开#12 门#12|选举#11 {w} 将 "
     "开始#12> 。",
     116},
    {"thousands of people", "l=pick:land",
     "<1:thousands#1 of people#2|thousands#1 of people#2|a million#1 people#2|a million#1 "
     "people#2> <2:came#3 to|left#3|lived#3 in|worked#3 in> {l} <3:last#4 year#5|this#4 "
     "year#5|last#4 week#5> .",
     "<3:去年#5|今年#5|上周#5> <1:成千上万#1 的 人#2|成千上万#1 的 人#2|一 百万#1 人#2|一 百万#1 "
     "人#2> <2:来到#3 了 {l}|离开#3 了 {l}|住#3 在 {l}|在 {l} 工作#3> 。",
     87},

    // Money and business.
    {"prices go", "",
     "<1:oil#2|house#2|milk#2|food#2|ticket#2> prices#1 <2:rise#3|fall#3|rose#3|fell#3> "
     "<3:again#4|again#4|a lot#4> <4:this#7 week#8|in#7 Europe#8|in#7 the south#8|today#8> .",
     "<4:这#7 个 星期#8|欧洲#8|南部#8|今天#8> <1:油价#2#1|房子#2 的 价格#1|牛奶#2 的 "
     "价格#1|食物#2 的 价格#1|票#2 的 价格#1> <3:又#4|又#4|大幅#4> <2:上涨#3|下跌#3|上涨#3 "
     "了|下跌#3 了> 。",
     130},
    {"line will open", "w=pick:future",
     "<1:a new#2 subway#3 line#4|the new#2 subway#3 line#4|the new#2 subway#3 station#4|the new#2 "
     "road#4|the new#2 bridge#4> will#5 open#6 {w} .",
     "<1:一 条 新#2 地铁#3 线路#4|新#2 地铁#3 线路#4|新#2 地铁#3 站#4|新#2 公路#4|新#2 "
     "桥#4> {w} 将#5 开通#6 。",
     102},

    // Science and machines.
    {"scientists discover in space", "",
     "scientists#1 <1:discover#2|discovered#2|have discovered#2> <2:water#3|a new#3 "
     "planet#4|ice#3|a new#3 planet#4> <3:on#5 the moon#6|on#5 Mars#6|in#5 space#6> .",
     "科学家#1 们 在 <3:月球#6 上#5|火星#6 上#5|太空#6 中#5> 发现#2 了 <2:水#3|一 颗 新#3 "
     "行星#4|冰#3|一 颗 新#3 行星#4> 。",
     128},
    {"machines and jobs", "",
     "<1:will#1|can#1> <2:robots#2|machines#2|computers#2|artificial#2 intelligence#3> <3:take#4 "
     "our#5 jobs#6|take#4 my#5 job#6|replace#4 teachers#5|replace#4 people#5|replace#4 "
     "doctors#5|change#4 the world#5|save#4 the world#5> ?",
     "<2:机器人#2|机器#2|电脑#2|人工#2 智能#3> <1:会#1|能#1> <3:抢走#4 我们#5 的 工作#6|抢走#4 "
     "我#5 的 工作#6|代替#4 老师#5|代替#4 人类#5|代替#4 医生#5|改变#4 世界#5|救#4 世界#5> 吗 ？",
     160},
    {"machines and jobs, yes or no", "",
     "will#1 <2:robots#2|machines#2|computers#2|artificial#2 intelligence#3> <3:take#4 our#5 "
     "jobs#6|take#4 my#5 job#6|replace#4 teachers#5|replace#4 people#5|replace#4 "
     "doctors#5|change#4 the world#5> ?",
     "<2:机器人#2|机器#2|电脑#2|人工#2 智能#3> 会不会#1 <3:抢走#4 我们#5 的 工作#6|抢走#4 我#5 的 "
     "工作#6|代替#4 老师#5|代替#4 人类#5|代替#4 医生#5|改变#4 世界#5> ？",
     72, true},
    {"do you think machines", "",
     "do#1 you#7 think#8 <2:robots#2|machines#2|computers#2|artificial#2 intelligence#3> will#9 "
     "<3:take#4 our#5 jobs#6|replace#4 teachers#5|replace#4 people#5|change#4 the world#5|become#4 "
     "smarter#5 than us#6|become#4 smarter#5 than us#6> ?",
     "你#7 觉得#8 <2:机器人#2|机器#2|电脑#2|人工#2 智能#3> 会#9 <3:抢走#4 我们#5 的 工作#6|代替#4 "
     "老师#5|代替#4 人类#5|改变#4 世界#5|变得#4 比 我们#6 聪明#5|变得#4 比 我们#6 聪明#5> 吗 ？",
     116},
    {"can machines really", "",
     "can#1 <2:computers#2|machines#2|robots#2|you#2|this model#2> really#3 <3:understand#4 "
     "what we#5 say#6|understand#4 us#5|translate#4 everything#5|translate#4 what i#5 "
     "say#6|feel#4 love#5|think#4|see#4 my#5 heart#6|translate#4 anything#5 i "
     "type#6|translate#4 anything#5 i type#6> ?",
     "<2:电脑#2|机器#2|机器人#2|你#2|这 个 模型#2> 真的#3 能#1 <3:听#4 懂 我们#5 说#6 的 "
     "话|理解#4 我们#5|翻译#4 一切#5|翻译#4 我#5 说#6 的 话|感到#4 爱#5|思考#4|看见#4 我#5 的 "
     "心#6|翻译#4 我 输入#6 的 任何#5 句子|翻译#4 我 输入#6 的 任何#5 句子> 吗 ？",
     220},
    {"what is a term", "",
     "what#1 is#2 <1:attention#3|a model#3|a neural#3 network#4|a neural#3 network#4|love#3|a "
     "language#3 model#4> <2:?|in a neural#5 network#6 ?|in a computer#6 ?>",
     "<2:|神经#5 网络#6 中 的|电脑#6 里 的> <1:注意力#3|模型#3|神经#3 网络#4|神经#3 "
     "网络#4|爱#3|语言#3 模型#4> 是#2 什么#1 ？",
     87},
    {"how many parameters", "",
     "how#1 many#2 <1:parameters#3|parameters#3|heads#3> does#4 <2:this#5 model#6|the#5 "
     "model#6|your#5 model#6|this#5 network#6> have#7 ?",
     "<2:这#5 个 模型#6|模型#6|你#5 的 模型#6|这#5 个 网络#6> 有#7 多少#2 个 "
     "<1:参数#3|参数#3|头#3> ？",
     87},
    {"how many languages", "",
     "how#1 many#2 languages#3 <1:do#4 you#5 speak#6|can#4 you#5 speak#6|does#4 he#5 "
     "speak#6|does#4 she#5 speak#6> ?",
     "<1:你#5 会#4 说#6|你#5 能#4 说#6|他#5 会#4 说#6|她#5 会#4 说#6> 几#2 种 语言#3 ？", 72},
    {"are you smarter", "",
     "are#1 you#2 <1:smarter#3|smarter#3|faster#3|better#3|bigger#3> than#4 <2:me#5|a human#5|a "
     "computer#5|my teacher#5|other computers#5> ?",
     "你#2 比#4 <2:我#5|人类#5|电脑#5|我 的 老师#5|别的 电脑#5> <1:聪明#3|聪明#3|快#3|好#3|大#3> "
     "吗 ？",
     87},
    {"are you a machine", "",
     "are#1 you#2 <1:a robot#3|a human#3|a machine#3|a machine#3|a machine#3> ?",
     "你#2 是#1 <1:机器人#3|人类#3|机器#3|机器#3|机器#3> 吗 ？", 44},
    {"are you a machine, yes or no", "",
     "are#1 you#2 <1:a robot#3|a human#3|a machine#3|a student#3|a teacher#3|Chinese#3|his "
     "wife#3|her brother#3> ?",
     "你#2 是不是#1 <1:机器人#3|人类#3|机器#3|学生#3|老师#3|中国 人#3|他 的 妻子#3|她 的 哥哥#3> "
     "？",
     87, true},
};

}  // namespace

std::span<const Template> templates_of_affairs() { return affairs; }

}  // namespace playground::grammar
