// Templates: news of weather, trains, sport and trade, and what people plan.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template news_and_plans[] = {
    {"chat, my flight was canceled", "c=pick:city",
     "my#1 flight#2 to {c} was canceled#3 because#4 of <1:the typhoon|the strike|heavy#21 "
     "snow#22|heavy#21 rain#22|the storm> .",
     "我#1 去 {c} 的 航班#2 因为#4 <1:台风|罢工|大#21 雪#22|大#21 雨#22|风暴> 被 取消#3 了 。", 35},
    {"chat, it is canceled, what now", "",
     "<1:the match|the party|the meeting|our#21 trip#22|my#21 train#22> has been canceled#1 . "
     "<2:what should i do ?|I'm very#31 sorry#32 .|let's go home .|I'm so sad .>",
     "<1:比赛|聚会|会议|我们#21 的 旅行#22|我#21 的 火车#22> 取消#1 了 。 <2:我 应该 怎么办 ？|我 "
     "非常#31 抱歉#32 。|我们 回家 吧 。|我 好 难过 。>",
     35},
    {"question, is it canceled", "",
     "is <1:the match|the flight|the party|the meeting|the class|the trip> "
     "<2:today|tomorrow|tonight|this#31 afternoon#32|on Sunday> canceled#1 ?",
     "<2:今天|明天|今晚|今天#31 下午#32|星期天> 的 <1:比赛|航班|聚会|会议|课|旅行> 取消#1 了 吗 ？",
     30},
    {"news, trains canceled", "c=pick:city",
     "all#1 trains#2 to {c} are canceled#3 <1:today|tomorrow|tonight|this#21 weekend#22> because#4 "
     "of the <2:typhoon|earthquake|strike|storm|floods> .",
     "因为#4 <2:台风|地震|罢工|风暴|洪水> ， <1:今天|明天|今晚|这#21 个 周末#22> 去 {c} 的 所有#1 "
     "火车#2 都 取消#3 了 。",
     30},
    {"headline, subway suspended", "c=pick:city",
     "subway#1 in {c} suspended#2 because#3 of <1:the typhoon|the strike|heavy#21 snow#22|heavy#21 "
     "rain#22|an accident|the floods> .",
     "{c} 地铁#1 因为#3 <1:台风|罢工|大#21 雪#22|大#21 雨#22|事故|洪水> 停运#2 。", 35},
    {"news, trains between two cities suspended", "",
     "trains#1 from#2 <1:Beijing#21 to#22 Shanghai#23|Shanghai#21 to#22 Beijing#23|London#21 to#22 "
     "Paris#23|Paris#21 to#22 London#23|Italy#21 to#22 Germany#23> are suspended#4 "
     "<3:today|tomorrow|this#31 weekend#32|tonight> .",
     "从#2 <1:北京#21 到#22 上海#23|上海#21 到#22 北京#23|伦敦#21 到#22 巴黎#23|巴黎#21 到#22 "
     "伦敦#23|意大利#21 到#22 德国#23> 的 火车#1 <3:今天|明天|这#31 个 周末#32|今晚> 停运#4 。",
     25},
    {"travel, this line is suspended", "d=pick:weekday",
     "this#5 subway#1 line#2 is suspended#3 until#4 {d} , please take <1:the bus|the train|a "
     "taxi|the high-speed train> .",
     "这#5 条 地铁#1 线路#2 停运#3 到#4 {d} ， 请 坐 <1:公交车|火车|出租车|高铁> 。", 30},
    {"weather, the temperature will rise", "d=pick:age",
     "the temperature#1 will rise#2 to#3 {d} degrees#4 <1:tomorrow|today|this#21 "
     "afternoon#22|this#21 weekend#22|next week|on Sunday> .",
     "<1:明天|今天|今天#21 下午#22|这#21 个 周末#22|下周|星期天> 气温#1 将 上升#2 到#3 {d} 度#4 。",
     35},
    {"question, the temperature", "c=pick:land",
     "what#1 is the temperature#2 in {c} <1:today|now|tomorrow|tonight> ?",
     "{c} <1:今天|现在|明天|今晚> 的 气温#2 是 多少#1 ？", 35},
    {"chat, zero degrees outside", "",
     "it's zero#1 degrees#2 <1:outside|today|in Beijing|in London|this#21 morning#22> , <2:please "
     "wear a coat|don't forget your#31 scarf#32|let's stay at home|I'm so cold|be careful> .",
     "<1:外面|今天|北京|伦敦|今天#21 早上#22> 零#1 度#2 ， <2:请 穿 大衣|不要 忘记 你#31 的 "
     "围巾#32|我们 待 在 家 里 吧|我 太 冷 了|小心> 。",
     35},
    {"weather, only zero degrees", "c=pick:city",
     "the temperature#1 in {c} <1:tonight|today|tomorrow|this#21 morning#22> is only#2 "
     "<2:zero|zero|five|ten|two> degrees#3 .",
     "{c} <1:今晚|今天|明天|今天#21 早上#22> 的 气温#1 只有#2 <2:零|零|五|十|两> 度#3 。", 30},
    {"weather, frozen at zero degrees", "",
     "it's zero#2 degrees#3 <2:today|now|outside> and <1:the water in the river|the water in the "
     "lake|the lake|the river|the pond> is frozen#4 .",
     "<2:今天|现在|外面> 零#2 度#3 ， <1:河 里 的 水|湖 里 的 水|湖|河|池塘> 结冰#4 了 。", 25},
    {"sport, we won to zero", "n=pick:figure",
     "we#1 won#2 {n} to zero#3 <1:yesterday|last night|last week|this#21 morning#22|on Sunday> "
     "<2:!|, I'm so happy !|. everyone is happy .>",
     "我们#1 <1:昨天|昨晚|上周|今天#21 早上#22|星期天> {n} 比 零#3 赢#2 了 <2:！|， 我 太 高兴 了 "
     "！|。 大家 都 很 高兴 。>",
     30},
    {"sport, they lost zero to", "n=pick:figure",
     "<1:the French team|my#21 team#22|our#21 team#22|the Chinese team|the English team> lost#1 "
     "zero#2 to {n} <2:last night|yesterday|on Sunday|last week> .",
     "<1:法国 队|我#21 的 队#22|我们#21 队#22|中国 队|英国 队> <2:昨晚|昨天|星期天|上周> "
     "零#2 比 {n} 输#1 了 。",
     25},
    {"plan, start from zero", "",
     "i#1 want#2 to start#3 from#4 zero#5 and <1:learn Chinese|learn French|learn to cook|look "
     "for a new job|learn to swim> .",
     "我#1 想#2 从#4 零#5 开始#3 ， <1:学 中文|学 法语|学 做饭|找 新 工作|学 游泳> 。", 30},
    {"stars, many tonight", "",
     "there are so#1 many#2 stars#3 in the sky#4 <1:tonight|here|there|now|today> <2:!|, how "
     "beautiful !|. i love the stars !|. look !>",
     "<1:今晚|这里|那里|现在|今天> 天空#4 中 有 这么#1 多#2 星星#3 <2:！|， 真 美丽 ！|。 我 爱 "
     "星星 ！|。 看 ！>",
     35},
    {"stars, let us watch", "",
     "let's go to the <1:beach|mountain|park|lake|desert> <2:tonight|tomorrow#31 night#32|this#31 "
     "weekend#32|on Saturday> and watch#1 the stars#2 <3:together|with our friends> .",
     "我们 <2:今晚|明天#31 晚上#32|这#31 个 周末#32|星期六> <3:一起|和 朋友 一起> 去 <1:海边|山 "
     "上|公园|湖 边|沙漠> 看#1 星星#2 吧 。",
     30},
    {"stars, can you see them", "",
     "can you#1 see#2 the <1:moon|clouds|rainbow> and#3 the stars#4 <2:tonight|from the "
     "window|now|from there|from here> ?",
     "你#1 <2:今晚|从 窗户|现在|从 那里|从 这里> 能 看到#2 <1:月亮|云|彩虹> 和#3 星星#4 吗 ？", 28},
    {"stars, not in the city", "c=pick:city",
     "in {c} i#1 can't#2 see#5 the stars#3 , but#4 <1:the city is beautiful at night|i love this "
     "city|i can see the moon|i like the restaurants|i am happy here> .",
     "在 {c} 我#1 看#5 不见#2 星星#3 ， 但是#4 <1:城市 晚上 很 漂亮|我 爱 这 个 城市|我 能 看见 "
     "月亮|我 喜欢 餐厅|我 在 这里 很 高兴> 。",
     30},
    {"stars, five for this", "n=pick:number",
     "i#1 give#2 this#4 <1:movie|book|hotel|restaurant|song> {n} stars#3 .",
     "我#1 给#2 这#4 <1:部 电影|本 书|家 酒店|家 餐厅|首 歌> {n} 颗 星星#3 。", 25},
    {"stars, you are like", "",
     "your#1 <1:eyes are|smile is|dreams are|hair is> as <2:beautiful|bright> as#2 <3:the "
     "stars|the stars in the sky> .",
     "你#1 的 <1:眼睛|微笑|梦想|头发> 像#2 <3:星星|天空 中 的 星星> 一样 <2:美丽|亮> 。", 25},
    {"travel, the train arrives at", "c=pick:city h=pick:hour",
     "<1:the train|our#21 train#22|the last train|the bus|your#21 bus#22> arrives#1 in {c} at {h} "
     "o'clock#2 <2:tomorrow#31 morning#32|this afternoon|tonight|on Monday> .",
     "<1:火车|我们#21 的 火车#22|最后 一 班 火车|公交车|你#21 的 公交车#22> <2:明天#31 "
     "早上#32|今天 下午|今晚|星期一> {h} 点#2 到达#1 {c} 。",
     30},
    {"chat, call me when it arrives", "",
     "please#4 call#1 me#2 when <1:the doctor|your#21 friend#22|the taxi|your#21 brother#22|the "
     "bus> arrives#3 at the <2:station|airport|hotel|hospital> .",
     "<1:医生|你#21 的 朋友#22|出租车|你#21 哥哥#22|公交车> 到达#3 <2:车站|机场|酒店|医院> 的 "
     "时候 ， 请#4 给 我#2 打 电话#1 。",
     30},
    {"headline, the president arrives", "c=pick:city",
     "<1:French#21 president#22|American#21 president#22|German#21 president#22|Japanese#21 "
     "prime#22 minister#22|English#21 prime#22 minister#22|Chinese#21 prime#22 minister#22> "
     "arrives#1 in {c} <3:today|tomorrow|tonight|on Monday> .",
     "<1:法国#21 总统#22|美国#21 总统#22|德国#21 总统#22|日本#21 总理#22|英国#21 总理#22|中国#21 "
     "总理#22> <3:今天|明天|今晚|星期一> 到达#1 {c} 。",
     30},
    {"news, the typhoon arrives, 2", "",
     "the <1:typhoon|storm> arrives#1 in <2:Shanghai|Japan|Korea|Thailand> <3:tonight|tomorrow|on "
     "Sunday> , so#2 <4:please stay at home|please be careful|the match is canceled#23|all trains "
     "are suspended#23> .",
     "<1:台风|风暴> <3:今晚|明天|星期天> 到达#1 <2:上海|日本|韩国|泰国> ， 所以#2 <4:请 待 在 家 "
     "里|请 小心|比赛 取消#23 了|所有 火车 都 停运#23> 。",
     30},
    {"chat, the flight arrives, waiting", "",
     "<1:my#21 plane#22|my#21 train#22|our#21 flight#22|my#21 bus#22> arrives#1 at "
     "<2:six|eight|nine|ten> o'clock#2 , can you#3 wait#4 for me#5 at the <3:airport|station|exit> "
     "?",
     "<1:我#21 的 飞机#22|我#21 的 火车#22|我们#21 的 航班#22|我#21 的 公交车#22> <2:六|八|九|十> "
     "点#2 到达#1 ， 你#3 能 在 <3:机场|车站|出口> 等#4 我#5 吗 ？",
     25},
    {"news, the economy grew", "c=pick:country n=pick:figure",
     "the economy#1 of {c} grew#2 by {n} percent#3 <1:last year|this year|last month|this month> .",
     "<1:去年|今年|上个月|这 个 月> {c} 经济#1 增长#2 了 百分之#3 {n} 。", 30},
    {"news, it will grow", "n=pick:figure",
     "the government#1 hopes#2 the economy#3 will grow#4 by {n} percent#5 <1:this year|next "
     "year|next month> .",
     "政府#1 希望#2 <1:今年|明年|下个月> 经济#3 增长#4 百分之#5 {n} 。", 30},
    {"news, growth is slow", "c=pick:country",
     "the growth#1 of the economy#2 in {c} is <1:slow|very slow|fast|not fast> <2:this "
     "year|now|this month> .",
     "<2:今年|现在|这 个 月> {c} 经济#2 的 增长#1 <1:很 慢|非常 慢|很 快|不 快> 。", 30},
    {"headline, sales grow", "c=pick:country n=pick:age",
     "<1:car|phone|toy|coffee|beer> sales#1 in {c} grow#2 {n} percent#3 in "
     "<2:June|March|October|July> .",
     "<2:六 月|三 月|十 月|七 月> {c} <1:汽车|手机|玩具|咖啡|啤酒> 销量#1 增长#2 百分之#3 {n} 。",
     30},
    {"news, exports grew fast", "c=pick:country",
     "exports#1 from {c} grew#2 <1:fast|slowly|very fast|very slowly> <2:last year|last month|this "
     "year> , <3:so the economy is good|and the economy grew too|but there are many problems> .",
     "<2:去年|上个月|今年> {c} 的 出口#1 增长#2 得 <1:很 快|很 慢|非常 快|非常 慢> ， <3:所以 经济 "
     "很 好|经济 也 增长 了|但是 有 很多 问题> 。",
     25},
    {"chat, the economy, jobs", "",
     "the economy#1 is <1:not good|terrible|bad|weak> <2:now|this year> , so#2 <3:i can't find a "
     "job|many people have no jobs|we save money|nobody wants to buy a house> .",
     "<2:现在|今年> 经济#1 <1:不 好|很 糟糕|很 坏|很 弱> ， 所以#2 <3:我 找 不到 工作|很多 人 没有 "
     "工作|我们 存钱|没有人 想 买 房子> 。",
     30},
    {"question, how is the economy", "c=pick:country",
     "how#1 is the economy#2 of {c} <1:now|this year|today|this month> ?",
     "{c} <1:现在|今年|今天|这 个 月> 的 经济#2 怎么样#1 ？", 30},
    {"question, will it grow", "c=pick:country",
     "will#3 <1:the economy|exports|car#21 sales#22|trade> in {c} grow#1 <2:next year|this "
     "year|next month|this month> ?",
     "{c} 的 <1:经济|出口|汽车#21 销量#22|贸易> <2:明年|今年|下个月|这 个 月> 会#3 增长#1 吗 ？",
     30},
    {"headline, the market hits a new high", "",
     "<1:stock market|oil#21 price#22|petrol#21 price#22|coffee#21 price#22> hits#1 a new#2 high#2 "
     "<2:today|again|this#31 week#32|on Monday> .",
     "<2:今天|再次|这#31 个 星期#32|星期一> <1:股市|油价#21#22|汽油#21 的 价格#22|咖啡#21 的 "
     "价格#22> 创#1 新高#2 。",
     35},
    {"news, exports hit a new high", "c=pick:country",
     "<1:exports|car#21 sales#22|phone#21 sales#22|ticket#21 sales#22> in {c} hit#1 a new#2 high#2 "
     "<2:last month|last year|this year|last week> .",
     "<2:上个月|去年|今年|上周> {c} 的 <1:出口|汽车#21 销量#22|手机#21 销量#22|票#21 销量#22> "
     "创#1 了 新高#2 。",
     35},
    {"weather, the temperature hit a new high", "c=pick:land",
     "the temperature#1 in {c} hit#2 a new#3 high#3 <1:yesterday|today|last week|on Sunday> , "
     "<2:forty|thirty|fifty> degrees#4 <3:!|. please drink water .|. be careful .>",
     "<1:昨天|今天|上周|星期天> {c} 气温#1 创#2 新高#3 ， <2:四十|三十|五十> 度#4 <3:！|。 请 喝 "
     "水 。|。 小心 。>",
     30},
    {"chat, prices at a new high", "",
     "<1:house|petrol|food|ticket|coffee> prices#1 hit#2 a new#3 high#3 , but#4 <2:i have no "
     "money|my salary is the same|i still want to buy a house|i am not worried|i want to travel> .",
     "<1:房子|汽油|食物|票|咖啡> 的 价格#1 创#2 了 新高#3 ， 但是#4 <2:我 没有 钱|我 的 工资 "
     "一样|我 还是 想 买 房子|我 不 担心|我 想 旅行> 。",
     25},
    {"news, interest rates rise", "n=pick:figure",
     "interest rates#1 in <1:China|America|Japan|Europe|England> will rise#2 to {n} percent#3 "
     "<2:next month|this year|next year|this#31 week#32> .",
     "<2:下个月|今年|明年|这#31 个 星期#32> <1:中国|美国|日本|欧洲|英国> 的 利率#1 将 上升#2 到 "
     "百分之#3 {n} 。",
     30},
    {"headline, prices rise", "n=pick:age",
     "<1:oil#21 prices#22|food#21 prices#22|house#21 prices#22|ticket#21 prices#22|milk#21 "
     "prices#22> rise#2 {n} percent#3 because#4 of the <2:war|typhoon|floods|strike> .",
     "因为#4 <2:战争|台风|洪水|罢工> ， <1:油价#21#22|食物#21 的 价格#22|房子#21 的 价格#22|票#21 "
     "的 价格#22|牛奶#21 的 价格#22> 上涨#2 百分之#3 {n} 。",
     30},
    {"weather, temperatures rise", "c=pick:country",
     "<1:in spring|in summer|at noon|in the morning|in June> the temperatures#1 in {c} rise#2 "
     "<2:very fast|fast|slowly|very slowly> .",
     "<1:春天|夏天|中午|早上|六 月> {c} 的 气温#1 上升#2 得 <2:非常 快|很 快|很 慢|非常 慢> 。",
     30},
    {"chat, will prices rise", "",
     "do you#1 think#2 <1:house prices|food prices|interest rates|coffee prices|oil prices> will "
     "rise#3 <2:this year|next year|next month|tomorrow> ?",
     "你#1 认为#2 <1:房子 的 价格|食物 的 价格|利率|咖啡 的 价格|油价> <2:今年|明年|下个月|明天> "
     "会 上升#3 吗 ？",
     30},
    {"headline, warning in the city", "c=pick:city",
     "<1:typhoon|rain|snow|storm|strong#21 wind#22> warning#1 in {c} "
     "<2:today|tomorrow|tonight|this#31 weekend#32> .",
     "{c} <2:今天|明天|今晚|这#31 个 周末#32> <1:台风|雨|雪|风暴|大#21 风#22> 预警#1 。", 30},
    {"news, red warning", "c=pick:land",
     "there is a <1:red|yellow|blue|red> warning#1 for <2:heavy#31 rain#32|heavy#31 "
     "snow#32|strong#31 wind#32|the typhoon|the storm> in {c} .",
     "{c} 有 <2:大#31 雨#32|大#31 雪#32|大#31 风#32|台风|风暴> <1:红色|黄色|蓝色|红色> 预警#1 。",
     30},
    {"chat, there is a warning, stay", "",
     "there is a <1:typhoon|snow|storm|rain|heavy#21 rain#22> warning#1 "
     "<3:today|tomorrow|tonight|on Sunday> , please#2 <2:stay at home|be careful|call me|buy some "
     "food|close the windows> .",
     "<3:今天|明天|今晚|星期天> 有 <1:台风|雪|风暴|雨|大#21 雨#22> 预警#1 ， 请#2 <2:待 在 家 "
     "里|小心|给 我 打 电话|买 一些 食物|关上 窗户> 。",
     30},
    {"chat, i saw the warning", "",
     "i#1 saw#2 the <1:typhoon|storm|rain|snow> warning#3 on my <2:phone|television|computer> , "
     "so#4 <3:i canceled my trip|i am at home|i didn't go to work|i bought some food> .",
     "我#1 在 <2:手机|电视|电脑> 上 看到#2 了 <1:台风|风暴|雨|雪> 预警#3 ， 所以#4 <3:我 取消 了 "
     "旅行|我 在 家|我 没有 去 上班|我 买 了 一些 食物> 。",
     25},
    {"question, is there a warning", "c=pick:land",
     "is there a <1:typhoon|storm|rain|snow> warning#1 in {c} <2:today|tomorrow|now|tonight> ?",
     "{c} <2:今天|明天|现在|今晚> 有 <1:台风|风暴|雨|雪> 预警#1 吗 ？", 25},
    {"headline, new thing released", "",
     "new#1 <1:phone|game|song|model|car|app|video> released#2 <2:today|tomorrow|next week|on "
     "Friday> .",
     "新#1 <1:手机|游戏|歌曲|模型|汽车|应用|视频> <2:今天|明天|下周|星期五> 发布#2 。", 35},
    {"news, a company released", "",
     "this#4 <1:American|Chinese|Japanese|French> company#1 released#2 a new#3 "
     "<2:game|model|app|video|website> <3:today|yesterday|last week|this#31 morning#32> .",
     "这#4 家 <1:美国|中国|日本|法国> 公司#1 <3:今天|昨天|上周|今天#31 早上#32> 发布#2 了 一 个 "
     "新#3 <2:游戏|模型|应用|视频|网站> 。",
     30},
    {"question, when is it released", "c=pick:country",
     "when#1 will the new#2 <1:phone|song|game|model|car> be released#3 in {c} ?",
     "新#2 <1:手机|歌|游戏|模型|汽车> 什么时候#1 在 {c} 发布#3 ？", 30},
    {"chat, have you heard, released", "",
     "<1:have you heard ?|look !|good news !|guess what !> the new#1 <2:phone|song|video|game|app> "
     "was released#2 <3:today|last night|yesterday|this#31 morning#32> .",
     "<1:你 听说 了 吗 ？|看 ！|好 消息 ！|猜 一 猜 ！> 新#1 <2:手机|歌|视频|游戏|应用> "
     "<3:今天|昨晚|昨天|今天#31 早上#32> 发布#2 了 。",
     30},
    {"news, the singer released a song", "",
     "the <1:famous|young|popular|French> singer#1 released#2 a new#3 song#4 <2:about love|about "
     "the sea|about freedom|for mother|for children> .",
     "<1:有名 的|年轻 的|受欢迎 的|法国> 歌手#1 发布#2 了 一 首 <2:关于 爱情 的|关于 大海 "
     "的|关于 自由 的|给 妈妈 的|给 孩子 的> 新#3 歌#4 。",
     30},
    {"news, the data released", "c=pick:country",
     "the government#1 of {c} released#2 new#3 data#4 about#5 <2:the economy|exports|trade|oil "
     "prices|car#21 sales#22> <1:today|yesterday|last week|last month> .",
     "{c} 政府#1 <1:今天|昨天|上周|上个月> 发布#2 了 关于#5 <2:经济|出口|贸易|油价|汽车#21 "
     "销量#22> 的 新#3 数据#4 。",
     25},
    {"news, the government announced", "c=pick:country",
     "the government#1 of {c} announced#2 <1:a new plan|the end of the war|a holiday|the price of "
     "petrol|new trade plans> <2:yesterday|today|last week|last night> .",
     "{c} 政府#1 <2:昨天|今天|上周|昨晚> 宣布#2 了 <1:一 个 新 计划|战争 的 结束|一 个 假期|汽油 "
     "的 价格|新的 贸易 计划> 。",
     30},
    {"chat, no school announced", "",
     "the <1:school|principal|teacher|government> announced#1 that schools#4 are closed#2 "
     "<2:tomorrow|today|on Friday|this#31 week#32> because#3 of the "
     "<3:typhoon|floods|storm|strike> !",
     "<1:学校|校长|老师|政府> 宣布#1 ， 因为#3 <3:台风|洪水|风暴|罢工> ， "
     "学校#4 <2:明天|今天|星期五|这#31 个 星期#32> 停课#2 ！",
     25},
    {"news, the company announced the price", "",
     "the company#1 announced#2 the price#3 of the new#4 <1:phone|car|computer|game|laptop> "
     "<2:today|yesterday|on Monday|last week> .",
     "公司#1 <2:今天|昨天|星期一|上周> 宣布#2 了 新#4 <1:手机|汽车|电脑|游戏|笔记本电脑> 的 价格#3 "
     "。",
     30},
    {"chat, the boss announced", "",
     "my <1:boss|manager|teacher|father> announced#1 that <2:tomorrow|Friday|Monday|Sunday> is a "
     "holiday#2 !",
     "<1:我 的 老板|我 的 经理|我 的 老师|我 父亲> 宣布#1 <2:明天|星期五|星期一|星期天> 放假#2 "
     "！",
     30},
    {"news, the election announced", "",
     "<4:France|Germany|Italy|Korea|India> announced#1 a new#2 <1:president|prime "
     "minister|government> after#3 the election#4 <2:yesterday|today|on Sunday|last night> .",
     "<4:法国|德国|意大利|韩国|印度> <2:昨天|今天|星期天|昨晚> 在 选举#4 以后#3 宣布#1 了 新#2 "
     "<1:总统|总理|政府> 。",
     25},
    {"headline, strike announced", "c=pick:city",
     "<1:bus drivers|doctors|teachers|workers|nurses> in {c} announced#1 a strike#2 "
     "<2:today|yesterday|last night|this week> .",
     "{c} 的 <1:公交车 司机|医生|老师|工人|护士> <2:今天|昨天|昨晚|这 个 星期> 宣布#1 罢工#2 。",
     25},
    {"vote, do not forget", "",
     "<1:hello|hi|good morning|hello everyone> , don't#1 forget#2 to vote#3 <2:tomorrow|today|on "
     "Sunday|this#31 weekend#32> !",
     "<1:你好|嗨|早上 好|大家 好> ， 不要#1 忘记#2 <2:明天|今天|星期天|这#31 个 周末#32> 投票#3 ！",
     30},
    {"vote, who will you", "",
     "who#1 will you#2 vote#3 for#4 <1:tomorrow|today|on Sunday|in the election|next week> ?",
     "你#2 <1:明天|今天|星期天|在 选举 中|下周> 会 投票#3 给#4 谁#1 ？", 35},
    {"vote, i will vote for", "",
     "i#1 will vote#2 for#3 the <1:young|brave|honest|clever|friendly> <2:president|prime "
     "minister|doctor|lady|teacher> .",
     "我#1 会 投票#2 给#3 那 位 <1:年轻|勇敢|诚实|聪明|友好> 的 <2:总统|总理|医生|女士|老师> 。",
     25},
    {"vote, too young", "n=pick:teen",
     "i#1 can't#2 vote#3 <1:this year|tomorrow|today|in the election> because#4 i am only#5 {n} "
     "years old .",
     "我#1 <1:今年 不能#2 投票#3|明天 不能#2 投票#3|今天 不能#2 投票#3|不能#2 在 选举 中 "
     "投票#3> ， 因为#4 我 只有#5 {n} 岁 。",
     25},
    {"headline, people vote for a president", "",
     "people#1 in <4:France|Germany|Italy|Korea|India> vote#2 for a new#3 <1:president|prime "
     "minister|government> <2:today|tomorrow|this weekend|next month> .",
     "<4:法国|德国|意大利|韩国|印度> 人#1 <2:今天|明天|这 个 周末|下个月> 投票#2 选 新#3 "
     "<1:总统|总理|政府> 。",
     30},
    {"vote, please everyone", "",
     "everyone#1 should#2 vote#3 , because#4 <1:the future is important|the election is "
     "important|freedom is precious|the economy is bad> .",
     "大家#1 都 应该#2 投票#3 ， 因为#4 <1:未来 很 重要|选举 很 重要|自由 很 珍贵|经济 很 坏> 。",
     30},
    {"number, people watched", "n=pick:number",
     "more#1 than {n} hundred#2 million#2 people#3 watched#4 the <1:match|final|movie|video|news> "
     "<2:yesterday|last night|on Sunday|last week> .",
     "<2:昨天|昨晚|星期天|上周> ， 超过#1 {n} 亿#2 人#3 看#4 了 <1:比赛|决赛|电影|视频|新闻> 。",
     35},
    {"number, it cost a hundred million", "n=pick:number",
     "the new#1 <1:bridge|stadium|school|museum|tunnel> cost#2 {n} hundred#3 million#3 "
     "<2:dollars|yuan> .",
     "新#1 <1:桥|体育场|学校|博物馆|隧道> 花#2 了 {n} 亿#3 <2:美元|元> 。", 30},
    {"chat, if i had a hundred million", "",
     "if#1 i#2 had#3 a hundred#4 million#4 <1:dollars|yuan> , i would <2:buy a castle|buy a big "
     "house|give you half|help many people> .",
     "如果#1 我#2 有#3 一 亿#4 <1:美元|元> ， 我 会 <2:买 一 座 城堡|买 一 座 大 房子|给 你 "
     "一半|帮助 很多 人> 。",
     35},
    {"headline, more than a hundred million sold", "c=pick:country",
     "more#1 than a hundred#2 million#2 <1:phones|cars|books|tickets|toys> sold#3 in {c} <2:last "
     "year|this year|last month|this month> .",
     "<2:去年|今年|上个月|这 个 月> {c} 卖#3 了 超过#1 一 亿#2 <1:部 手机|辆 汽车|本 书|张 票|个 "
     "玩具> 。",
     30},
    {"number, how many people live", "n=pick:number",
     "there are more#1 than {n} hundred#2 million#2 <1:people|children|phones|cars|women> in "
     "<2:China|India|the world|America> .",
     "<2:中国|印度|世界 上|美国> 有 超过#1 {n} 亿#2 <1:人|个 孩子|部 手机|辆 汽车|个 女人> 。", 30},
    {"stars, a hundred million", "",
     "there are more#1 than a hundred#2 million#2 stars#3 in the <1:sky|sky tonight|sky here> , "
     "<2:but i see only you|but i can see only one|how beautiful|i like the moon> .",
     "<1:天空 中|今晚 天空 中|这里 的 天空 中> 有 超过#1 一 亿#2 颗 星星#3 ， <2:但是 我 只 看到 "
     "你|但是 我 只 能 看到 一 颗|真 美丽|我 喜欢 月亮> 。",
     30},
    {"today, temperature", "c=pick:city",
     "<1:it's zero degrees|the temperature rises|it is raining|it is snowing|there is a typhoon "
     "warning> in {c} today#1 .",
     "{c} 今日#1 <1:零 度|气温 上升|下雨|下雪|有 台风 预警> 。", 35, true},
    {"today, market", "",
     "<1:stock market|oil#21 price#22|petrol#21 price#22|coffee#21 price#22|trade> <2:hits#31 a "
     "new#32 high#32|rises#31 again#32|is very#31 high#32|rises#31> today#1 .",
     "今日#1 <1:股市|油价#21#22|汽油#21 的 价格#22|咖啡#21 的 价格#22|贸易> <2:创#31 "
     "新高#32|再次#32 上升#31|非常#31 高#32|上升#31> 。",
     30, true},
    {"today, suspended", "c=pick:city",
     "because#3 of <1:the typhoon|heavy#21 snow#22|heavy#21 rain#22|the strike> , <2:the "
     "subway|the bus|the high-speed train> in {c} is suspended#1 today#2 .",
     "因为#3 <1:台风|大#21 雪#22|大#21 雨#22|罢工> ， {c} <2:地铁|公交车|高铁> 今日#2 停运#1 。",
     30, true},
    {"today, released or announced", "",
     "the <1:American|Chinese|French|Japanese|German> <2:company|government|bank|university> "
     "<3:released#31 a new video#32|announced#31 a new plan#32|released#31 new "
     "data#32|announced#31 a holiday#32> today#1 .",
     "<1:美国|中国|法国|日本|德国> <2:公司|政府|银行|大学> 今日#1 <3:发布#31 新 视频#32|宣布#31 新 "
     "计划#32|发布#31 新 数据#32|宣布#31 放假#32> 。",
     30, true},
    {"today, the president arrives", "c=pick:city",
     "the <1:French#21 president#22|American#21 president#22|German#21 president#22|Japanese#21 "
     "prime#22 minister#22|English#21 prime#22 minister#22|Chinese#21 prime#22 minister#22> "
     "arrives#1 in {c} today#2 .",
     "<1:法国#21 总统#22|美国#21 总统#22|德国#21 总统#22|日本#21 总理#22|英国#21 总理#22|中国#21 "
     "总理#22> 今日#2 到达#1 {c} 。",
     30, true},
    {"first time, country did", "c=pick:country",
     "{c} <1:launched#21 a new satellite#22|won#21 the gold#22 medal#23|released#21 the new "
     "data#22|won#21 the cup#22> for the first#2 time#2 <2:this year|yesterday|last month|last "
     "year> .",
     "{c} <2:今年|昨天|上个月|去年> 首次#2 <1:发射#21 新 卫星#22|夺得#21 金牌#22#23|发布#21 新 "
     "数据#22|夺得#21 奖杯#22> 。",
     30, true},
    {"first time, exports over", "c=pick:country n=pick:number",
     "{c} sold#1 more#2 than {n} hundred#3 million#3 <1:phones|cars|books|toys|computers> for the "
     "first#4 time#4 .",
     "{c} 首次#4 卖#1 了 超过#2 {n} 亿#3 <1:部 手机|辆 汽车|本 书|个 玩具|台 电脑> 。", 25, true},
    {"first time, price over", "n=pick:sum",
     "for the first#1 time#1 , the price of <1:a ticket|petrol|fruit|coffee|milk> is more#2 than "
     "{n} <2:yuan|dollars> .",
     "<1:票|汽油|水果|咖啡|牛奶> 的 价格 首次#1 超过#2 {n} <2:元|美元> 。", 30, true},
    {"first time, president visits", "c=pick:city",
     "<1:French#21 president#22|American#21 president#22|German#21 president#22|Japanese#21 "
     "prime#22 minister#22|English#21 prime#22 minister#22|Chinese#21 prime#22 minister#22> "
     "visits#1 {c} for the first#2 time#2 .",
     "<1:法国#21 总统#22|美国#21 总统#22|德国#21 总统#22|日本#21 总理#22|英国#21 总理#22|中国#21 "
     "总理#22> 首次#2 访问#1 {c} 。",
     30, true},
    {"everywhere, weather", "",
     "<1:it is snowing|it is raining|the temperature rises|it is zero degrees|it is very hot> "
     "all#1 over the country#2 <2:today|this week|this weekend|tonight> .",
     "<2:今天|这 个 星期|这 个 周末|今晚> 全国#2 各地#1 <1:下雪|下雨|气温 上升|零 度|非常 热> 。",
     35, true},
    {"everywhere, tourists", "c=pick:city",
     "<1:tourists|students|doctors|workers|teachers> from#3 all#1 over the country#1 came#2 to {c} "
     "<2:today|yesterday|this#31 week#32|last week> .",
     "<2:今天|昨天|这#31 个 星期#32|上周> 来自#3 各地#1 的 <1:游客|学生|医生|工人|老师> 来到#2 了 "
     "{c} 。",
     30, true},
    {"everywhere, schools and trains", "",
     "because#3 of the <1:typhoon|snow|storm|floods|strike> , <2:trains|buses|high-speed trains> "
     "all#1 over the country#1 are suspended#2 .",
     "因为#3 <1:台风|雪|风暴|洪水|罢工> ， 各地#1 的 <2:火车|公交车|高铁> 停运#2 。", 30, true},
    {"everywhere, sales", "",
     "<1:food#21 prices#22|car#21 sales#22|coffee#21 prices#22|petrol#21 prices#22|phone#21 "
     "sales#22> <2:rise|rise again|hit a new high> all#2 over the country#2 .",
     "各地#2 <1:食物#21 的 价格#22|汽车#21 销量#22|咖啡#21 的 价格#22|汽油#21 的 "
     "价格#22|手机#21 销量#22> <2:上升|又 上升|创 新高> 。",
     30, true},
    {"first snow of the year", "c=pick:land",
     "{c} has#1 its first#2 <1:snow|heavy#21 snow#22|typhoon|storm|rain> of the year#3 .",
     "{c} 迎来#1 今年#3 第一#2 <1:场 雪|场 大#21 雪#22|个 台风|场 风暴|场 雨> 。", 35, true},
    {"first snow, this winter", "c=pick:land",
     "{c} had#1 its first#2 <1:snow|rain|heavy#21 snow#22|storm> of this#3 "
     "<3:winter|spring|autumn|winter> <2:today|yesterday|last#31 night#31|this#31 morning#32> .",
     "{c} <2:今天|昨天|昨晚#31|今天#31 早上#32> 迎来#1 了 这#3 个 <3:冬天|春天|秋天|冬天> 的 "
     "第一#2 场 <1:雪|雨|大#21 雪#22|风暴> 。",
     25, true},
    {"many tourists come", "c=pick:city t=pick:past",
     "many#2 <1:tourists|guests|students|children|passengers> came#1 to <2:the museum|the park|the "
     "airport|the hotel|the station> in {c} {t} .",
     "{t} ， {c} 的 <2:博物馆|公园|机场|酒店|车站> 迎来#1 了 很多#2 <1:游客|客人|学生|孩子|乘客> "
     "。",
     30, true},
    {"good times come", "",
     "<1:the company|our#21 school#22|our#21 city#22|the town> had#1 its best#2 "
     "<2:year|month|day|summer> <3:.|! congratulations !>",
     "<1:公司|我们#21 学校#22|我们#21 城市#22|小镇> 迎来#1 了 最好#2 的 <2:一 年|一 个 "
     "月|一天|夏天> <3:。|！ 恭喜 ！>",
     25, true},
    {"sport, beat in score", "n=pick:figure",
     "<1:China|Japan|France|Spain> beat#1 <2:Germany|Italy|England|Canada> {n} to zero#2 .",
     "<1:中国|日本|法国|西班牙> 队 {n} 比 零#2 战胜#1 <2:德国|意大利|英国|加拿大> 队 。", 35, true},
    {"sport, beat in the final", "",
     "the <1:Chinese|American|French> team#1 beat#2 the <2:Japanese|German|English> team in the "
     "final#3 and won#4 <3:the cup|the gold#41 medal#42|first#41 place#42|a medal> .",
     "<1:中国|美国|法国> 队#1 在 决赛#3 中 战胜#2 <2:日本|德国|英国> 队 ， 夺得#4 "
     "<3:奖杯|金牌#41#42|第一#41 名#42|奖牌> 。",
     30, true},
    {"sport, beat the champions", "",
     "<1:our#21 team#22|our#21 school#22|the young players|the student team> beat#1 the "
     "<2:champions|teachers|French#31 team#32|English#31 team#32> <3:yesterday|last night|on "
     "Sunday> !",
     "<3:昨天|昨晚|星期天> <1:我们#21 的 球队#22|我们#21 学校#22|年轻 的 球员|学生 队> 战胜#1 了 "
     "<2:冠军|老师|法国#31 队#32|英国#31 队#32> ！",
     25, true},
    {"sport, won the medal", "",
     "<1:Xiaoming|Emily|Tom|Lisa|Xiaohong> won#1 <2:the gold#31 medal#32|a medal|the cup|first#31 "
     "place#32> <3:yesterday|today|last night|this year> .",
     "<3:昨天|今天|昨晚|今年> <1:小明|艾米丽|汤姆|丽莎|小红> 夺得#1 "
     "<2:金牌#31#32|奖牌|奖杯|第一#31 名#32> 。",
     30, true},
    {"sport, became champions", "",
     "the <1:Chinese|American|French|English|Japanese> team#1 are#2 champions#3 <2:for the "
     "first#31 time#31|today|again|this year> .",
     "<1:中国|美国|法国|英国|日本> 队#1 <2:首次#31|今天|再次|今年> 夺得#2 冠军#3 。", 35, true},
    {"travel, flight canceled, train suspended", "c=pick:city",
     "my#1 flight#2 is canceled#3 and the <1:trains|buses|high-speed trains> are suspended#4 , "
     "how#5 can i go#6 to {c} <2:today|tonight|tomorrow|now> ?",
     "我#1 的 航班#2 取消#3 了 ， <1:火车|公交车|高铁> 也 停运#4 了 ， 我 <2:今天|今晚|明天|现在> "
     "怎么#5 去#6 {c} ？",
     30},
    {"news, growth of percent", "c=pick:country n=pick:figure",
     "the government#1 of {c} announced#2 a growth#3 of {n} percent#4 <1:this year|last year|last "
     "month|this month> .",
     "{c} 政府#1 宣布#2 <1:今年|去年|上个月|这 个 月> 增长#3 了 百分之#4 {n} 。", 30},
    {"news, fast growth of sales", "c=pick:country",
     "the growth#1 of <1:car#21 sales#22|phone#21 sales#22|exports|trade> in {c} is <2:very#31 "
     "fast#32|slow|very#31 slow#32|important> .",
     "{c} <1:汽车#21 销量#22|手机#21 销量#22|出口|贸易> 的 增长#1 <2:非常#31 快#32|很 慢|非常#31 "
     "慢#32|很 重要> 。",
     30},
    {"chat, we need growth", "",
     "our <1:country|city|company|economy> needs#1 growth#2 , <2:but the people need peace|but the "
     "people need freedom|and we also need new jobs|and we also need more trade> .",
     "我们 的 <1:国家|城市|公司|经济> 需要#1 增长#2 ， <2:但是 人民 需要 和平|但是 人民 需要 "
     "自由|我们 也 需要 新 工作|我们 也 需要 更 多 贸易> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_news_and_plans() { return news_and_plans; }

}  // namespace playground::grammar
