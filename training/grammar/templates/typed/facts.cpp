// Templates: facts of the world and questions for them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template facts[] = {
    {"fact, how many days in", "",
     "how many#1 <1:days|days|months|hours|minutes> are there#2 in <1:a year|this month|a year|a "
     "day|an hour> ?",
     "<1:一 年|这 个 月|一 年|一天|一 个 小时> 有#2 多少#1 <1:天|天|个 月|个 小时|分钟> ？", 28},
    {"fact, it takes years to", "",
     "it takes#1 <1:three months|two years|many years|a long time> to <2:learn a language|build a "
     "bridge|write a good book|know a city> .",
     "<2:学 一 种 语言|建造 一 座 桥|写 一 本 好 书|认识 一 个 城市> 要#1 <1:三 个 月|两 年|很多 "
     "年|很久> 。",
     36},
    {"fact, how long does it take", "",
     "how long#1 does it take#2 to <1:fly to the moon|learn Chinese|build a house|cook#11 an "
     "egg#12|get to Mars|become a pilot> ?",
     "<1:飞 到 月球|学 中文|建造 一 座 房子|煮#11 一 个 鸡蛋#12|到 火星|成为 一 名 飞行员> 要#2 "
     "多久#1 ？",
     18},
    {"fact, goes around", "",
     "<1:the earth|Mars> goes#6 around#1 the sun#2 , and the moon#3 goes#7 around#4 the earth#5 .",
     "<1:地球|火星> 围着#1 太阳#2 转#6 ， 月亮#3 围着#4 地球#5 转#7 。", 12},
    {"fact, turns around the sun", "",
     "does the <1:earth|sun|moon> go#1 around#2 the <1:sun|earth|earth> ?",
     "<1:地球|太阳|月亮> 围着#2 <1:太阳|地球|地球> 转#1 吗 ？", 12},
    {"fact, one of the most", "",
     "<1:London|Shanghai|Paris|the great wall> is#3 one#1 of the <1:biggest#11 "
     "cities#12|biggest#11 cities#12|most#14 beautiful#11 cities#12|most#14 famous#11 places#12> "
     "in#2 <1:Europe|China|the world|China> .",
     "<1:伦敦|上海|巴黎|长城> 是#3 <1:欧洲|中国|世界 上|中国> <1:最大#11 的 城市#12|最大#11 的 "
     "城市#12|最#14 漂亮#11 的 城市#12|最#14 有名#11 的 地方#12> 之 一#1 。",
     16},
    {"fact, is it a", "",
     "is#3 <1:a whale|a tomato|a bee|an egg|a spider> really#2 <1:a fish|a fruit|an insect|an "
     "animal|an insect> ?",
     "<1:鲸鱼|西红柿|蜜蜂|鸡蛋|蜘蛛> 真的#2 是#3 <1:鱼|水果|昆虫|动物|昆虫> 吗 ？", 12},
    {"fact, is not a", "",
     "<1:a whale|a spider|a tomato|the moon|a penguin> is#3 not#2 <1:a fish|an insect|a flower|a "
     "planet|a fish> .",
     "<1:鲸鱼|蜘蛛|西红柿|月亮|企鹅> 不是#2#3 <1:鱼|昆虫|花|行星|鱼> 。", 12},
    {"fact, where do they live", "",
     "where#1 do <1:lions|tigers|bees|bears|elephants|monkeys> <2:live|sleep> ?",
     "<1:狮子|老虎|蜜蜂|熊|大象|猴子> <2:住|> 在 哪里#1 <2:|睡觉> ？", 14},
    {"fact, where does it come from", "",
     "where#1 does <1:honey|chocolate|rain|wind|coffee|this word|milk> come#2 from#3 ?",
     "<1:蜂蜜|巧克力|雨|风|咖啡|这 个 单词|牛奶> 是 从#3 哪里#1 来#2 的 ？", 16},
    {"fact, drive on the side", "",
     "in#1 <1:England|Japan|China|America|Germany> people drive#2 on the "
     "<1:left|left|right|right|right> .",
     "在#1 <1:英国|日本|中国|美国|德国> 人 们 靠 <1:左|左|右|右|右> 开车#2 。", 12},
    {"fact, language of a land", "",
     "what#1 language#2 do people#3 speak#4 in <1:Canada|Australia|Spain|India|Thailand> ?",
     "人 们#3 在 <1:加拿大|澳大利亚|西班牙|印度|泰国> 说#4 什么#1 语言#2 ？", 14},
    {"fact, did you know that", "",
     "did you#1 know#2 that <1:fish can sleep|the moon has no water|elephants are afraid of "
     "bees|cats can see at night|bears sleep in winter|the earth is getting hotter> ?",
     "你#1 知道#2 <1:鱼 能 睡觉|月亮 没有 水|大象 害怕 蜜蜂|猫 晚上 能 看见|熊 冬天 睡觉|地球 "
     "越来越 热 了> 吗 ？",
     18},
    {"fact, is it true that", "",
     "is#3 it true#1 that <1:fish can sleep|there is water on Mars|elephants are afraid of "
     "mice|schools are closed tomorrow|the president is ill|oil prices will rise again> ?",
     "<1:鱼 能 睡觉|火星 上 有 水|大象 害怕 老鼠|明天 学校 停课|总统 生病|油价 会 再次 上涨> 是#3 "
     "真的#1 吗 ？",
     23},
    {"fact, first person", "",
     "who#1 was#2 the first#3 <1:person on the moon|president of America|emperor of China|king of "
     "England|woman in space> ?",
     "谁#1 是#2 <1:月亮 上 的 第一#3 个 人|美国 的 第一#3 个 总统|中国 的 第一#3 个 皇帝|英国 的 "
     "第一#3 个 国王|太空 里 的 第一#3 个 女人> ？",
     15},
    {"fact, who did it first", "",
     "who#1 <1:built the great wall|discovered America|wrote this novel|drew this picture|made "
     "the first computer> ?",
     "谁#1 <1:建造 了 长城|发现 了 美国|写 了 这 部 小说|画 了 这 幅 图画|做 了 第一 台 电脑> ？",
     12},
    {"fact, when was it", "",
     "when#1 was <1:the great wall|this bridge|this church|our school|this castle> built#2 ?",
     "<1:长城|这 座 桥|这 座 教堂|我们 的 学校|这 座 城堡> 是 什么时候#1 建造#2 的 ？", 14},
    {"fact, years of history", "",
     "this#2 <1:city|castle|church|village|school> has#3 a history#1 of <2:three hundred "
     "years|five hundred years|a thousand years> .",
     "这#2 <1:座 城市|座 城堡|座 教堂|个 村庄|所 学校> 有#3 <2:三 百 年|五 百 年|一 千 年> 的 "
     "历史#1 。",
     14},
    {"fact, water on planets", "",
     "is there#1 <1:water|ice|gold|snow> on#2 <2:the moon|Mars|that planet> ?",
     "<2:月亮|火星|那 颗 行星> 上#2 有#1 <1:水|冰|金子|雪> 吗 ？", 12},
    {"fact, plus equals", "",
     "<1:two|three|five|four|six> plus#1 <1:three|four|five|eight|five> equals#2 "
     "<1:five|seven|ten|twelve|eleven> .",
     "<1:二|三|五|四|六> 加#1 <1:三|四|五|八|五> 等于#2 <1:五|七|十|十二|十一> 。", 14},
    {"fact, half of a number", "",
     "half#1 of <1:ten|eight|twelve|twenty|a hundred> is#2 <1:five|four|six|ten|fifty> .",
     "<1:十|八|十二|二十|一 百> 的 一半#1 是#2 <1:五|四|六|十|五十> 。", 12},
    {"fact, half of the things", "",
     "half#1 of the <1:students|workers|children|young people|tourists> <2:can swim|speak "
     "English|come from China|live in cities> .",
     "<1:学生|工人|孩子|年轻人|游客> 有 一半#1 <2:会 游泳|说 英语|来自 中国|住 在 城市 里> 。", 76},
    {"fact, need to live", "",
     "<1:birds|animals|people|trees|flowers> need#1 <2:water and sunshine|food and water|light> to "
     "live#2 .",
     "<1:鸟|动物|人|树|花> 需要#1 <2:水 和 阳光|食物 和 水|光> 才 能 生存#2 。", 14},
    {"fact, without it nothing lives", "",
     "without#1 <1:water|the sun|food|trees|bees> , <2:people|animals|we> can't#2 live#3 .",
     "没有#1 <1:水|太阳|食物|树|蜜蜂> ， <2:人|动物|我们> 不能#2 活#3 。", 14},
    {"fact, how far from", "",
     "how far#1 is <1:the moon|Beijing|Mars|London|the sea> from#2 <1:the earth|Shanghai|the "
     "earth|Paris|here> ?",
     "<1:月亮|北京|火星|伦敦|大海> 离#2 <1:地球|上海|地球|巴黎|这里> 有 多 远#1 ？", 16},
    {"fact, how big is it", "",
     "how#1 <1:tall|long|deep|big|heavy|old> is <1:this mountain|the great wall|this lake|the "
     "earth|an elephant|this tree> ?",
     "<1:这 座 山|长城|这 个 湖|地球|大象|这 棵 树> 有 多#1 <1:高|长|深|大|重|老> ？", 16},
    {"fact, sleeps only hours", "",
     "<1:a giraffe|a horse|an elephant|the president|my boss> sleeps#1 only#2 <2:two|three|four> "
     "hours#3 <3:a day|every night> .",
     "<1:长颈鹿|马|大象|总统|我 的 老板> <3:一天|每天 晚上> 只#2 睡#1 <2:两|三|四> 个 小时#3 。",
     14},
    {"fact, most people in", "",
     "which#1 <1:city|country|village|town> has#2 the most#3 <2:people|children|trees|tourists> ?",
     "哪#1 <1:个 城市|个 国家|个 村庄|个 小镇> 的 <2:人|孩子|树|游客> 最#3 多 ？", 12},
    {"fact, getting hotter", "",
     "the <1:earth|weather|sea|summer|world> is getting#1 <2:hotter|warmer|hotter> every#1 year#3 "
     ".",
     "<1:地球|天气|大海|夏天|世界> 一 年#3 比#1 一 年 <2:热|暖和|热> 。", 12},

    // As Chinese people write them.,
    {"brief, many places, and so", "",
     "<1:heavy#11 snow#12|heavy#11 rain#12|a typhoon#12|a storm#12> in#1 many#2 places#3 , "
     "<2:trains#13 delayed#14|schools#13 closed#14|please#13 be careful#14|all#15 planes#13 "
     "stopped#14> .",
     "很多#2 地方#3 <1:下#1 大#11 雪#12|下#1 大#11 雨#12|有#1 台风#12|有#1 风暴#12> ， "
     "<2:火车#13 晚点#14 了|学校#13 停课#14|请#13 小心#14|所有#15 飞机#13 停#14 了> 。",
     16},
    {"brief, season colder than last", "",
     "this#1 <1:winter#11|summer#11|spring#11|autumn#11> is "
     "<2:colder#12|hotter#12|warmer#12|longer#12> than#2 last#3 <1:winter|summer|spring|autumn> .",
     "今年#1 <1:冬天#11|夏天#11|春天#11|秋天#11> 比#2 去年#3 <2:冷#12|热#12|暖和#12|长#12> 。", 14},
    {"brief, why so this season", "",
     "why#1 is it so#2 <1:cold|hot|warm|cold> <1:in winter|in summer|in spring|in Beijing> ?",
     "<1:冬天|夏天|春天|北京> 为什么#1 这么#2 <1:冷|热|暖和|冷> ？", 14},
    {"fact, why so", "",
     "why#1 is#3 the <1:sky|sea|moon|sun|earth> so#2 <1:blue|blue|bright|hot|big> ?",
     "为什么#1 <1:天空|大海|月亮|太阳|地球> 这么#2 <1:蓝|蓝|亮|热|大> ？", 14},
    {"brief, days off at festival", "",
     "<1:students|workers|all teachers|we> have <2:three|five|seven|ten> days#2 off#1 <3:for "
     "spring festival|this summer|next week|this month> .",
     "<1:学生|工人|所有 老师|我们> <3:春节|今年 夏天|下周|这 个 月> 放假#1 <2:三|五|七|十> 天#2 。",
     14},
    {"brief, only hours by fast train", "k=pick:city",
     "from#1 <1:Beijing to Shanghai|Paris to London|here to Beijing> it takes#2 only#3 "
     "<2:four|two|three> hours#4 by#5 <3:high-speed train|train|plane> .",
     "从#1 <1:北京 到 上海|巴黎 到 伦敦|这里 到 北京> 坐#5 <3:高铁|火车|飞机> 只#3 需要#2 "
     "<2:四|两|三> 个 小时#4 。",
     14},
    {"brief, salary rises", "",
     "the salary#1 of <1:teachers|nurses|doctors|workers> <2:rises|rose|will rise> by "
     "<3:five|ten|twenty> percent#2 .",
     "<1:老师|护士|医生|工人> 的 工资#1 <2:上涨|上涨 了|将 上涨> 百分之#2 <3:五|十|二十> 。", 14},
    {"brief, workers have no job", "",
     "<1:car factory|big company|old hotel|phone factory> closes#1 , <2:a hundred|three hundred|a "
     "thousand> workers#2 have#3 no#3 jobs#5 .",
     "<1:汽车 工厂|大 公司|老 酒店|手机 工厂> 关闭#1 ， <2:一 百|三 百|一 千> 工人#2 没有#3 "
     "工作#5 。",
     14},
    {"brief, wins a million", "",
     "<1:man|student|nurse|bus driver> wins#1 a#2 million#3 <2:yuan|dollars> in <3:one "
     "night|Paris|a game|a day> .",
     "<1:男人|学生|护士|公交车 司机> <3:一 夜|在 巴黎|在 比赛 中|一天> 赢得#1 一#2 百万#3 "
     "<2:元|美元> 。",
     12},
    {"brief, police reminded", "",
     "the police#1 reminded#2 everyone#3 to <1:drive slowly|lock the door|be careful|stay at "
     "home|wear warm clothes> .",
     "警察#1 提醒#2 大家#3 <1:开 慢 一点儿|锁 门|小心|待 在 家 里|穿 暖和 的 衣服> 。", 14},
    {"brief, people who are healthy", "",
     "scientists#1 say#2 people#3 who <1:drink tea|have dogs|read books|love sport> <2:sleep#11 "
     "better#12|work#11 better#12|laugh#11 more#12> .",
     "科学家#1 说#2 ， <1:喝 茶|有 狗|读 书|爱 运动> 的 人#3 <2:睡#11 得 更 好#12|工作#11 得 更 "
     "好#12|笑#11 得 更 多#12> 。",
     14},
    {"fact, do you know what", "",
     "do you#1 know#2 what#3 the <1:biggest#11|fastest#11|longest#11|strongest#11|most#12 "
     "dangerous#11> <2:animal|fish|snake|bird> in#4 the world#5 is#6 ?",
     "你#1 知道#2 世界#5 上#4 <1:最大#11|最 快#11|最 长#11|最 强壮#11|最#12 危险#11> 的 "
     "<2:动物|鱼|蛇|鸟> 是#6 什么#3 吗 ？",
     38},
    {"fact, who is stronger", "",
     "who#1 is <1:stronger|smarter|faster> , <2:a tiger or a lion|a dog or a cat|a human or a "
     "robot|my dad or your dad> ?",
     "<2:老虎 和 狮子|狗 和 猫|人类 和 机器人|我 爸爸 和 你 爸爸> ， 谁#1 更 <1:强壮|聪明|快> ？",
     14},
    {"fact, animal runs faster", "",
     "<1:a horse|a tiger|a dog|a rabbit> runs#1 faster#3 than#2 <2:a person|a cow|a pig|a "
     "duck|a child> .",
     "<1:马|老虎|狗|兔子> 比#2 <2:人|牛|猪|鸭子|孩子> 跑#1 得 快#3 。", 14},
    {"fact, nothing is more than", "",
     "nothing#1 is more#2 <1:important|beautiful|precious|important|important> than#3 "
     "<1:health|love|time|family|peace> .",
     "没有 什么#1 比#3 <1:健康|爱|时间|家人|和平> 更#2 <1:重要|美丽|珍贵|重要|重要> 。", 14},
    {"fact, what is plus, how many", "",
     "what#1 is <1:two|three|five|ten> plus#2 <2:four|six|seven|nine> ?",
     "<1:二|三|五|十> 加#2 <2:四|六|七|九> 等于 几#1 ？", 10, true},
    {"fact, much bigger, with many", "",
     "<1:the sun|China|gold|a whale|the earth> is#2 much#1 <1:bigger|bigger|heavier|bigger|bigger> "
     "than#2 <1:the earth|Japan|iron|an elephant|the moon> .",
     "<1:太阳|中国|金子|鲸鱼|地球> 比#2 <1:地球|日本|铁|大象|月球> <1:大|大|重|大|大> 很多#1 。",
     10, true},
    {"fact, capital, which city", "k=pick:country", "what#1 is#2 the capital#3 of {k} ?",
     "{k} 的 首都#3 是#2 哪#1 个 城市 ？", 10, true},
    {"fact, what made of, short", "",
     "what#1 is <1:glass|cheese|paper|the sun|the moon|chocolate> made#2 of ?",
     "<1:玻璃|奶酪|纸|太阳|月亮|巧克力> 是 什么#1 做#2 的 ？", 12, true},
    {"daily, what time does it open", "",
     "what#1 time#1 does the <1:bank|museum|supermarket|library|zoo> <2:open#11|close#11> "
     "<3:today|on Sunday|tomorrow|during spring festival> ?",
     "<1:银行|博物馆|超市|图书馆|动物园> <3:今天|星期天|明天|春节> 几 点#1 <2:开#11 门#11|关门#11> "
     "？",
     21},
    {"daily, opens at an hour", "h=pick:hour",
     "the <1:bank|museum|supermarket|library|zoo> <2:opens#11|closes#11> at {h} o'clock#1 <3:every "
     "day|on Sunday|tomorrow> .",
     "<1:银行|博物馆|超市|图书馆|动物园> <3:每天|星期天|明天> {h} 点#1 <2:开#11 门#11|关门#11> 。",
     21},
    {"brief, tourists stuck", "",
     "<1:many tourists|five hundred passengers|three hundred students|two thousand people> stuck#1 "
     "in#4 <2:airport|train station|hotel> because#2 of <3:the storm#11|heavy#12 rain#11|heavy#12 "
     "snow#11|the strike#11> .",
     "因为#2 <3:风暴#11|大#12 雨#11|大#12 雪#11|罢工#11> ， <1:很多 游客|五 百 乘客|三 百 学生|两 "
     "千 人> 困#1 在#4 <2:机场|火车站|酒店> 。",
     14},
    {"brief, animal bites", "l=pick:land",
     "<1:dog|snake|shark|monkey> bites#1 <2:tourist|child|policeman|postman> in {l} .",
     "{l} 一 <1:只 狗|条 蛇|条 鲨鱼|只 猴子> 咬#1 了 一 个 <2:游客|孩子|警察|邮递员> 。", 12},
    {"brief, police finally catch thief", "",
     "after#4 <1:two years|three months|ten days> , police#1 finally#2 catch#3 <2:car thief|thief "
     "who stole a bicycle|thief|drunk driver> .",
     "<1:两 年|三 个 月|十 天> 以后#4 ， 警察#1 终于#2 抓住#3 了 <2:偷 汽车 的 小偷|偷 了 一 辆 "
     "自行车 的 小偷|小偷|喝醉 的 司机> 。",
     24},
    {"brief, prices will not rise", "",
     "<1:ticket|milk|house|food> prices#1 will not#2 <2:rise#3|fall#3> <3:this year|this "
     "month|next week> .",
     "<3:今年|这 个 月|下周> <1:票|牛奶|房子|食物> 的 价格#1 不会#2 <2:上涨#3|下跌#3> 。", 14},
    {"brief, will something come", "",
     "will#1 there be#2 <1:a war|an earthquake|a strike|a storm|heavy snow> <2:this year|this "
     "week|in Europe|in the south> ?",
     "<2:今年|这 个 星期|欧洲|南部> 会#1 有#2 <1:战争|地震|罢工|风暴|大 雪> 吗 ？", 14},
    {"brief, what happened where", "l=pick:land",
     "what#1 happened#2 in#3 {l} <1:yesterday|last night|this morning|last week> ?",
     "{l} <1:昨天|昨晚|今天 早上|上周> 发生#2 了 什么#1 事 ？", 14},
    {"brief, seen today's news", "",
     "have <1:you|they|your parents> seen#1 <3:today 's|last night 's|this week 's> news#2 ?",
     "<1:你|他们|你 父母> 看#1 了 <3:今天|昨晚|这 个 星期> 的 新闻#2 吗 ？", 12},
    {"brief, newspaper says", "w=pick:future",
     "the <1:newspaper|newspaper|radio|television> says#1 <2:prices will rise|it will rain|the "
     "strike will end|the museum will open|the president will come> {w} .",
     "<1:报纸|报纸|收音机|电视> 说#1 <2:价格 {w} 会 上涨|{w} 会 下雨|罢工 {w} 会 结束|博物馆 {w} "
     "会 开 门|总统 {w} 会 来> 。",
     16},
    {"brief, when did it start", "",
     "when#1 did the <1:war|strike|match|election|rain> <2:begin#11|end#11> ?",
     "<1:战争|罢工|比赛|选举|雨> 是 什么时候#1 <2:开始#11|结束#11> 的 ？", 12},
    {"brief, when did it happen", "",
     "where#1 did the <1:accident|fire|earthquake|war> <2:happen#2|begin#2> ?",
     "<1:事故|火灾|地震|战争> 是 在 哪里#1 <2:发生#2|开始#2> 的 ？", 14},
    {"fact, animals give us", "",
     "<1:cows|hens|bees|trees|sheep> give#1 us#2 <1:milk|eggs|honey|fruit|meat> .",
     "<1:牛|母鸡|蜜蜂|树|羊> 给#1 我们#2 <1:牛奶|鸡蛋|蜂蜜|水果|肉> 。", 14},
    {"fact, has only one", "",
     "<1:the earth|our city|this village|a person|my country> has#3 only#1 one "
     "<1:moon|airport|school|heart|language> .",
     "<1:地球|我们 的 城市|这 个 村庄|人|我 的 国家> 只有#1#3 一 <1:个 月亮|个 机场|所 学校|颗 "
     "心脏|种 语言> 。",
     14},
    {"fact, colour of things", "",
     "what#1 color#2 is the <1:sun|moon|earth|sea|fastest#11 car#12|new bus> ?",
     "<1:太阳|月亮|地球|大海|最 快#11 的 汽车#12|新 公交车> 是 什么#1 颜色#2 的 ？", 26},
    {"fact, after winter", "",
     "after#1 <1:winter|spring|summer|Monday|Saturday> comes#2 "
     "<1:spring|summer|autumn|Tuesday|Sunday> .",
     "<1:冬天|春天|夏天|星期一|星期六> 以后#1 是#2 <1:春天|夏天|秋天|星期二|星期天> 。", 12},
    {"fact, more than a number of", "",
     "there are#1 more#2 than#2 <1:five thousand|a hundred|a thousand> "
     "<2:lakes|languages|trees|rivers|hotels> in#3 <3:the world|this country|China> .",
     "<3:世界 上|这 个 国家|中国> 有#1 超过#2 <1:五 千|一 百|一 千> <2:个 湖|种 语言|棵 树|条 "
     "河|家 酒店> 。",
     14},
    {"fact, the body needs water", "",
     "our#2 body#1 needs#3 <1:water|salt|sugar|rest|fruit> <2:every day|in summer|after sport|in "
     "winter> .",
     "<2:每天|夏天|运动 以后|冬天> 我们#2 的 身体#1 都 需要#3 <1:水|盐|糖|休息|水果> 。", 37},
    {"brief, heart of old man", "",
     "<1:the old king|my grandfather|the famous singer|her father> has a <2:weak|bad|new|strong> "
     "heart#1 .",
     "<1:老 国王|我 爷爷|著名 的 歌手|她 父亲> 有 一 颗 <2:弱 的|坏 的|新的|强壮 的> 心脏#1 。",
     12},
    {"brief, longest in the world", "",
     "the <1:longest#11 bridge#12|biggest#11 airport#12|fastest#11 train#12|longest#11 wall#12> "
     "in#1 the world#2 is in#3 <2:China|America|Japan|Europe> .",
     "世界#2 上#1 <1:最 长#11 的 桥#12|最大#11 的 机场#12|最 快#11 的 火车#12|最 长#11 的 墙#12> "
     "在#3 <2:中国|美国|日本|欧洲> 。",
     38},
    {"brief, biggest of the year", "",
     "this#1 is#3 the <1:biggest|longest|most important> <2:strike|meeting|election|game> of "
     "this#4 <3:year|month> .",
     "这#1 是#3 <3:今年|这#4 个 月> <1:最大|最 长|最 重要> 的 <2:罢工|会议|选举|比赛> 。", 21},
};

}  // namespace

std::span<const Template> templates_of_facts() { return facts; }

}  // namespace playground::grammar
