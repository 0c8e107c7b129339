// Templates: questions and facts with numbers, and what is the most of its kind.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template numbers[] = {
    {"number, hot degrees today", "",
     "it's <3:thirty#13*|forty#13*|thirty#13* five#14*> degrees#1 <1:today|outside|now|in "
     "Shanghai|here|in my room> , <2:it's too hot|drink more water|let's go swimming|stay at "
     "home|i can't sleep|i want to eat ice cream> .",
     "<1:今天|外面|现在|上海|这里|我 房间 里> <3:三十#13*|四十#13*|三十#13* 五#14*> 度#1 ， "
     "<2:太 热 了|多 喝 水|我们 去 游泳 吧|待 在 家 里|我 睡 不 着|我 想 吃 冰淇淋> 。",
     20},
    {"number, what is it, Chinese", "",
     "what#2 is#1 <1:love|freedom|happiness|history|a robot|success|the internet|magic|a neural "
     "network|music> <2:?|, do you know ?>",
     "什么#2 是#1 <1:爱|自由|幸福|历史|机器人|成功|网络|魔法|神经 网络|音乐> <2:？|， 你 知道 吗 "
     "？>",
     16, true},
    {"number, degrees, short", "",
     "it's <2:20#12*|20#12*|twenty#12*|thirty#12*|twelve#12*> degrees#1 <1:today|in "
     "Beijing|in my "
     "room|in London "
     "today|this morning> <3:.|and sunny .|, let's go out .>",
     "<1:今天|北京|我 的 房间 里|伦敦 今天|今天 早上> <2:20#12*|20#12*|二十#12*|三十#12*|十二#12*> "
     "度#1 <3:。|， 晴天 。|， "
     "我们 出去 吧 。>",
     20},
    {"number, what happens at degrees", "",
     "<1:chocolate|ice cream|butter|ice> melts#2* at#3 <2:thirty#12*|forty#12*|20#12*|20#12*> "
     "degrees#1 .",
     "<1:巧克力|冰淇淋|黄油|冰> 在#3 <2:三十#12*|四十#12*|20#12*|20#12*> 度#1 化#2* 。", 18},
    {"number, born in year", "a=who",
     "{a} {a:was} born#1@a in 1990#2* <1:.|in London .|in China .|, my brother too .|, and now "
     "{a:is} in "
     "Paris .|in a small village .>",
     "{a} 1990#2* 年 出生#1@a <1:。|在 伦敦 。|在 中国 。|， 我 哥哥 也 是 。|， 现在 在 巴黎 "
     "。|在 一 个 "
     "小 村庄 。>",
     20},
    {"number, relatives born in year", "",
     "my <1:grandfather|mother|son|best friend|boss|wife> was born#1 in 1990#2* .",
     "我 <1:爷爷|妈妈|儿子|最好 的 朋友|老板|妻子> 1990#2* 年 出生#1 。", 16},
    {"number, what was done in year", "",
     "in 1990#1* , <1:he came to China|the war began|they built this bridge|we got married|my "
     "father "
     "bought this house|there was a big earthquake here|my grandfather left the village> .",
     "1990#1* 年 ， <1:他 来到 中国|战争 开始 了|他们 建造 了 这 座 桥|我们 结婚 了|我 爸爸 买 了 "
     "这 座 "
     "房子|这里 发生 了 一 场 大 地震|我 爷爷 离开 了 村庄> 。",
     16},
    {"number, what happened in year, question", "",
     "<1:what happened|where were you|who was the president|how old were you|who won> in "
     "1990#1* ?",
     "<1:1990#1* 年 发生 了 什么|你 1990#1* 年 在 哪里|1990#1* 年 谁 是 总统|你 1990#1* 年 多 "
     "大|1990#1* 年 谁 赢 了> ？",
     12},
    {"number, more than years old", "",
     "<1:the great wall|this city|this castle|this tree|that church|this book> is more#1 than "
     "<9:two#19*|three#19*|four#19*|five#19*|six#19*|eight#19*> <2:hundred|thousand> years#2 "
     "old .",
     "<1:长城|这 个 城市|这 座 城堡|这 棵 树|那 座 教堂|这 本 书> 有 "
     "<9:两#19*|三#19*|四#19*|五#19*|六#19*|八#19*> <2:百|千> 多#1 年#2 了 。",
     18},
    {"number, history of more than", "",
     "<1:China|the great wall|our village|this castle|tea|chess|this city> has a history#1 of "
     "more#2 than <9:two#19*|three#19*|four#19*|five#19*|six#19*|eight#19*> "
     "<2:hundred|thousand> years#3 .",
     "<1:中国|长城|我们 的 村庄|这 座 城堡|茶|象棋|这 个 城市> 有 "
     "<9:两#19*|三#19*|四#19*|五#19*|六#19*|八#19*> <2:百|千> 多#2 年#3 的 历史#1 。",
     18},
    {"number, years ago", "",
     "<9:two#19*|three#19*|four#19*|five#19*|six#19*|eight#19*> <1:hundred years|thousand "
     "years|million years> ago#1 , <2:there were only trees here|this city was very "
     "small|people "
     "had no phones|there was a sea here|everything was different|people#21 lived#22 in small "
     "villages#23> .",
     "<9:两#19*|三#19*|四#19*|五#19*|六#19*|八#19*> <1:百 年|千 年|百万 年> 前#1 ， <2:这里 只有 "
     "树|这 个 城市 非常 小|人 们 没有 手机|这里 有 大海|一切 都 不同|人#21 们 住#22 在 小 "
     "村庄#23 里> 。",
     18},
    {"number, date", "m=pick:month",
     "<1:my birthday is|the meeting is|the exam is|the wedding is|the game is> on#3 {m} 20#2* "
     "<2:.|, please come .|, are you free ?|, don't forget .>",
     "<1:我 的 生日 是|会议 在|考试 在|婚礼 在|比赛 在> {m} 20#2* 日#3 <2:。|， 请 来 。|， 你 "
     "有空 吗 ？|， 不要 忘记 。>",
     18},
    {"number, date, spoken", "m=pick:month",
     "on#3 {m} 20#2* , <1:i will go to Paris|he came to China|we met|school begins|my parents will "
     "come|there is an exam> .",
     "{m} 20#2* 号#3 <1:我 会 去 巴黎|他 来到 中国|我们 认识 了|学校 开始 上课|我 父母 会 来|有 "
     "考试> 。",
     14, true},
    {"number, can live for years", "",
     "<1:a dog|a cat|a horse|an elephant|this turtle|a goldfish> can live#1 for <2:|more than> "
     "<3:twenty#13*|thirty#13*|fifty#13*|20#13*|20#13*> years#2 .",
     "<1:狗|猫|马|大象|这 只 乌龟|金鱼> 能 活#1 <3:二十#13*|三十#13*|五十#13*|20#13*|20#13*> "
     "<2:|多> 年#2 。",
     14},
    {"number, how long can live", "",
     "how long#1 can <1:people|a cat|a dog|humans|birds|we|flowers> live#2 <2:without "
     "water|without "
     "food|without eating|without sleeping> ?",
     "<1:人|猫|狗|人类|鸟|我们|花> <2:没有 水|没有 食物|不 吃 东西|不 睡觉> 能 活#2 多久#1 ？", 18},
    {"number, can't live without for more than", "",
     "<1:people|humans|dogs|horses|we> can't#1 live#2 <2:without water|without food|without "
     "sleeping> for more than "
     "<4:two#14*|three#14*|five#14*|20#14*> <3:days|weeks> .",
     "<1:人|人类|狗|马|我们> <2:没有 水|没有 食物|不 睡觉> 不能#1 活#2 超过 "
     "<4:两#14*|三#14*|五#14*|20#14*> <3:天|周> 。",
     16},
    {"number, times as big", "",
     "<1:this room|China|my new house|the blue bag|Beijing|this garden> is twice#1 as <2:big> as "
     "<1:that "
     "one|India|my old house|the red bag|my hometown|that park> .",
     "<1:这 个 房间|中国|我 的 新 房子|蓝色 的 包|北京|这 个 花园> 是 <1:那 个|印度|我 的 旧 "
     "房子|红色 的 "
     "包|我 的 家乡|那 个 公园> 的 两 倍#1 <2:大> 。",
     35},
    {"number, number of times as big", "p=pick:number",
     "<1:the sun|this city|this lake|his room|our school|Russia> is {p} times#1 as <2:big> as "
     "<1:the moon|our town|that lake|my bedroom|your school|Spain> .",
     "<1:太阳|这 个 城市|这 个 湖|他 的 房间|我们 的 学校|俄罗斯> 是 <1:月亮|我们 的 小镇|那 个 "
     "湖|我 的 卧室|你 的 学校|西班牙> 的 {p} 倍#1 <2:大> 。",
     25},
    {"number, more expensive by money", "",
     "<1:this#15 book#11|the train#15 ticket#11|this#15 coat#11|the big#15 room#11|the new#15 "
     "phone#11> is <2:20#12*|20#12*|ten#12*|five#12*|fifty#12*> <3:yuan|dollars> more#1 "
     "expensive#1 "
     "than#2 <1:that#13 one|the bus#14 ticket#13|that#13 one|the small#13 one|the old#13 one> .",
     "<1:这#15 本 书#11|火车#15 票#11|这#15 件 大衣#11|大#15 房间#11|新#15 手机#11> 比#2 <1:那#13 "
     "本|公交车#14 票#13|那#13 件|小#13 的|旧#13 的> 贵#1 "
     "<2:20#12*|20#12*|十#12*|五#12*|五十#12*> <3:块 钱|美元> 。",
     16},
    {"number, half are", "",
     "half#1 of <1:the students|my friends|my classmates|the workers|the people here|our teachers> "
     "<2:are from Europe|didn't come|are women|don't eat meat|are sick today|live far away> .",
     "<1:学生|我 的 朋友|我 的 同学|工人|这里 的 人|我们 的 老师> 有 一半#1 <2:来自 欧洲|没有 "
     "来|是 女人|不 吃 "
     "肉|今天 生病 了|住 得 很 远> 。",
     18},
    {"number, percent of people", "",
     "<9:ten#19*|thirty#19*|twenty#19*|20#19*|20#19*> percent#1 of the "
     "<1:people|students|workers|teachers|children|women> "
     "<2:have a phone|have a car|like this teacher|live in cities|don't exercise|speak English> .",
     "百分之#1 <9:十#19*|三十#19*|二十#19*|20#19*|20#19*> 的 <1:人|学生|工人|老师|孩子|女人> <2:有 "
     "手机|有 汽车|喜欢 这 位 老师|住 在 城市 里|不 "
     "锻炼|会 说 英语> 。",
     20},
    {"number, largest of all", "",
     "<1:the whale|the elephant|this|Russia|Shanghai> is#1 the largest#2 <1:animal in the "
     "sea|animal in the forest|lake in the world|country in the world|city in China> .",
     "<1:鲸鱼|大象|这|俄罗斯|上海> 是#1 <1:大海 里|森林 里|世界 上|世界 上|中国> 最大#2 的 "
     "<1:动物|动物|湖|国家|城市> 。",
     18},
    {"number, i am this old", "s=me",
     "{s} {s:is} <2:20#12*|20#12*|twenty#12*|eighteen#12*|thirty#12*> <3:and live in Beijing "
     ".|and "
     "can't swim .|and have no "
     "job .|and have two children .|now .|already .>",
     "{s} <3:||||现在|已经> <2:20#12*|20#12*|二十#12*|十八#12*|三十#12*> 岁 <3:， 住 在 北京 。|， "
     "不会 游泳 。|， 没有 工作 。|， 有 两 个 孩子 。|。|了 。>",
     16},
    {"number, what is the largest", "k=pick:country",
     "what#1 is#2 the <1:largest#11 city#12|largest#11 lake#12|tallest#11 building#12|oldest#11 "
     "city#12|oldest#11 book#12|largest#11 "
     "island#12|largest#11 animal#12|most#13 famous#11 book#12> in <2:the "
     "world|{k}|Europe|Australia> ?",
     "<2:世界 上|{k}|欧洲|澳大利亚> <1:最大#11 的 城市#12|最大#11 的 湖#12|最 高#11 的 楼#12|最 "
     "古老#11 的 城市#12|最 古老#11 的 "
     "书#12|最大#11 的 岛#12|最大#11 的 动物#12|最#13 有名#11 的 书#12> 是#2 什么#1 ？",
     67},
    {"number, which animal is the most", "",
     "which#1 <1:animal|bird|fish|dog|insect> is the <2:fastest#11|largest#11|strongest#11|most#12 "
     "dangerous#11|oldest#11|most#12 beautiful#11> <3:in the world|on earth|here> ?",
     "<3:世界 上|地球 上|这里> 哪#1 种 <1:动物|鸟|鱼|狗|昆虫> <2:最 快#11|最大#11|最 强壮#11|最#12 "
     "危险#11|最 老#11|最#12 漂亮#11> ？",
     56},
    {"number, who does it best", "",
     "<1:which animal|who in your class|which dog|which of them|which child> <2:runs#11 the "
     "fastest#12|swims#11 the fastest#12|sleeps#11 the most#12|works#11 the most#12|eats#11 "
     "the "
     "most#12> ?",
     "<1:哪 种 动物|你们 班 谁|哪 只 狗|他们 谁|哪 个 孩子> <2:跑#11 得 最 快#12|游#11 得 最 "
     "快#12|睡#11 得 最 多#12|工作#11 得 最 多#12|吃#11 得 最 多#12> ？",
     22},
    {"number, why does it do so much", "",
     "why#1 do <1:cats|babies|dogs|old people|you|your friends|children> <2:sleep#11 so#13 "
     "much#12|eat#11 so#13 "
     "much#12|talk#11 so#13 much#12|run#11 so#13 fast#12|grow#11 so#13 fast#12> ?",
     "<1:猫|宝宝|狗|老 人|你|你 的 朋友|孩子> 为什么#1 <2:睡#11 这么#13 多#12|吃#11 这么#13 "
     "多#12|说#11 这么#13 "
     "多#12 话|跑#11 得 这么#13 快#12|长#11 得 这么#13 快#12> ？",
     20},
    {"number, why can it", "",
     "why#1 can <1:birds|planes|cats|frogs|kites|bees|spiders> <1:fly#11|fly#11|see#11 at "
     "night#12|swim#11 so#13 fast#12|fly#11 so#13 high#12|make#11 honey#12|climb#11 walls#12> ?",
     "<1:鸟|飞机|猫|青蛙|风筝|蜜蜂|蜘蛛> 为什么#1 <1:能 飞#11|能 飞#11|晚上#12 能 看见#11|能 "
     "游#11 得 这么#13 快#12|能 飞#11 得 这么#13 高#12|能 做#11 蜂蜜#12|能 爬#11 墙#12> ？",
     16},
    {"number, why do people, begins with why", "",
     "why#1 do <1:people|we|humans|animals> have#2 to <2:sleep|eat|drink water|die|work|learn> ?",
     "为什么#1 <1:人|我们|人类|动物> 要#2 <2:睡觉|吃 东西|喝 水|死|工作|学习> ？", 16, true},
    {"number, older by years", "",
     "<1:our teacher is|her husband is|my wife is|her boyfriend is|my best friend is> "
     "<2:20#12*|three#12*|two#12*|five#12*|ten#12*> years#1 <3:older|younger> than#2 <4:me|my "
     "sister|us|you> .",
     "<1:我们 的 老师|她 丈夫|我 妻子|她 的 男朋友|我 最好 的 朋友> 比#2 <4:我|我 姐姐|我们|你> "
     "<3:大|小> <2:20#12*|三#12*|两#12*|五#12*|十#12*> 岁#1 。",
     20},
    {"number, how big things are", "",
     "how#1 <1:heavy|tall|fast|big> is#2 <2:an elephant|a giraffe|this horse|a whale|a tiger|a "
     "bear> ?",
     "<2:大象|长颈鹿|这 匹 马|鲸鱼|老虎|熊> 有#2 多#1 <1:重|高|快|大> ？", 20},
    {"number, do you know how big", "",
     "<1:do you know|can you tell me|guess|i want to know> how#1 <2:big|heavy|far|old|hot> <3:the "
     "sun|the moon|an "
     "elephant|that planet|Mars> is#2 <1:?|?|!|.>",
     "<1:你 知道|你 能 告诉 我|猜 一 猜|我 想 知道> <3:太阳|月亮|大象|那 颗 行星|火星> 有#2 多#1 "
     "<2:大|重|远|老|热> <1:吗 "
     "？|吗 ？|！|。>",
     18},
    {"number, an animal that", "",
     "<1:a whale|a panda|a bear|a bee|a camel|a penguin> is#1 an animal#2 that <1:lives in the "
     "sea|lives in China|sleeps in winter|makes honey|lives in the desert|can't fly> .",
     "<1:鲸鱼|熊猫|熊|蜜蜂|骆驼|企鹅> 是#1 一 种 <1:住 在 大海 里|住 在 中国|冬天 睡觉|做 蜂蜜|住 "
     "在 沙漠 里|不会 飞> 的 动物#2 。",
     16},
    {"number, kind of thing", "",
     "<1:a rose is|a bee is|an apple is|a swan is|chess is|is a whale|is a tomato> a kind#1 of "
     "<1:flower|insect|fruit|bird|game|fish|fruit> <1:.|.|.|.|.|?|?>",
     "<1:玫瑰|蜜蜂|苹果|天鹅|象棋|鲸鱼|西红柿> 是 一 种#1 <1:花|昆虫|水果|鸟|游戏|鱼|水果> "
     "<1:。|。|。|。|。|吗 ？|吗 ？>",
     16},
    {"number, one of the oldest cities", "k=pick:country",
     "<1:this is|London is|it's|i live in> one#1 of the <2:oldest#11|largest#11|most#12 "
     "important#11|most#12 "
     "beautiful#11|most#12 famous#11> <3:cities|towns|villages> in#2 <4:the world#13|{k}|our "
     "country|Europe> .",
     "<1:这 是|伦敦 是|这 是|我 住 在> <4:世界#13 上#2|{k}|我们 国家|欧洲> <2:最 "
     "古老#11|最大#11|最#12 重要#11|最#12 "
     "漂亮#11|最#12 有名#11> 的 <3:城市|小镇|村庄> 之 一#1 。",
     56},
    {"number, one of the most famous people", "",
     "<1:he is|she is|my uncle is|her father was> one#1 of the <2:best#11|most#12 "
     "famous#11|most#12 important#11|oldest#11|most#12 popular#11> "
     "<3:doctors|teachers|writers|singers|players> <4:in the world|in China|i know|in our city> "
     ".",
     "<1:他 是|她 是|我 叔叔 是|她 爸爸 是> <4:世界 上|中国|我 认识 的|我们 城市> "
     "<2:最好#11|最#12 有名#11|最#12 重要#11|最 老#11|最#12 受欢迎#11> 的 "
     "<3:医生|老师|作家|歌手|球员> 之 一#1 。",
     52},
    {"number, age of relatives", "",
     "my <1:cousin|brother|girlfriend|teacher|niece|sister> is "
     "<2:20#12*|20#12*|eighteen#12*|thirty#12*|twenty#12*> years#1 old <3:.|this year .|now , and "
     "very happy .|now , and lives in Beijing .|already .>",
     "<1:我 表哥|我 哥哥|我 的 女朋友|我 的 老师|我 侄女|我 姐姐> <3:|今年|现在|现在|已经> "
     "<2:20#12*|20#12*|十八#12*|三十#12*|二十#12*> 岁#1 <3:。|。|， 非常 高兴 。|， 住 在 北京 "
     "。|了 。>",
     20},
    {"number, when he was, digits", "a=who",
     "{a} {a:was} <1:20#11*|20#11*|twenty#11*|thirty#11*|eighteen#11*> when#1 {a:he} <2:came to "
     "China|got "
     "married|learned to drive|left home|saw the sea|wrote the first book> .",
     "{a} <2:来到 中国|结婚|学 开车|离开 家|看见 大海|写 第一 本 书> 的 时候#1 "
     "<1:20#11*|20#11*|二十#11*|三十#11*|十八#11*> 岁 。",
     14},
    {"number, it is this far from", "",
     "<1:my school|the airport|the beach|the hotel|the village|the moon> is "
     "<2:20#12*|20#12*|ten#12*|twenty#12*|five#12*> minutes#1* from#2 <4:here|my house|the "
     "station|the city|the earth> .",
     "<1:我 的 学校|机场|海滩|酒店|村庄|月亮> 离#2 <4:这里|我 家|车站|城市|地球> "
     "<2:20#12*|20#12*|十#12*|二十#12*|五#12*> 分钟#1* 。",
     16},
    {"number, prices, digits", "",
     "<1:this bag is|the ticket was|my phone was|these shoes are|the room is> "
     "<2:20#12*|20#12*|1990#12*|1990#12*|fifty#12*> <3:yuan|dollars> <4:.|, is that expensive ?|, "
     "I'll take it .|, it's too expensive .|, very cheap .>",
     "<1:这 个 包|票|我 的 手机|这 双 鞋|房间> <2:20#12*|20#12*|1990#12*|1990#12*|五十#12*> <3:块 "
     "钱|美元> <4:。|， 贵 吗 ？|， 我 买 了 。|， 太 贵 了 。|， 非常 便宜 。>",
     18},
    {"number, who is the most", "",
     "who#1 is the <2:oldest#11|tallest#11|strongest#11|youngest#11|most#12 famous#11|most#12 "
     "important#11> <3:man|woman|person|player|singer> "
     "<4:in the world|in China|in your city|here> ?",
     "<4:世界 上|中国|你 的 城市|这里> <2:最 老#11|最 高#11|最 强壮#11|最 年轻#11|最#12 "
     "有名#11|最#12 重要#11> 的 <3:男人|女人|人|球员|歌手> 是 谁#1 ？",
     56},
    {"number, how many people there", "l=pick:land",
     "how#1 many#1 people#2 live#3 in <2:{l}|your city|this village|this house|your country|the "
     "capital> ?",
     "<2:{l}|你们 城市|这 个 村庄 里|这 座 房子 里|你们 国家|首都> 住#3 着 多少#1 人#2 ？", 18},
    {"number, how many are there", "",
     "how#1 many#1 <1:people|languages|animals|cities|lakes|students> are there#2 in <3:the "
     "world|China|your "
     "country|Europe|Japan> ?",
     "<3:世界 上|中国|你们 国家|欧洲|日本> 有#2 多少#1 <1:人|种 语言|种 动物|个 城市|个 湖|个 "
     "学生> ？",
     20},
    {"number, how are they different", "",
     "how#1 is <1:a donkey|tea|your phone|this word|a wolf|the new model|English food> different#2 "
     "from#3 <1:a horse|coffee|mine|that word|a dog|the old one|Chinese food> ?",
     "<1:驴|茶|你 的 手机|这 个 单词|狼|新 模型|英国 菜> 和#3 <1:马|咖啡|我 的|那 个 单词|狗|旧 "
     "的|中国 菜> 有 什么#1 不同#2 ？",
     18},
    {"number, why more than", "",
     "why#1 is <1:winter#11 colder#12|summer#11 hotter#12|the south#11 warmer#12|the train#11 "
     "faster#12|gold#11 more expensive#12|the plane#11 faster#12|your#15 room#11 bigger#12> "
     "than#2 <1:summer#13|spring#13|the north#13|the bus#13|iron#13|the train#13|mine#13> ?",
     "<1:冬天#11 为什么#1 比#2 夏天#13 冷#12|夏天#11 为什么#1 比#2 春天#13 热#12|南部#11 "
     "为什么#1 比#2 北部#13 暖和#12|火车#11 为什么#1 比#2 公交车#13 快#12|金子#11 为什么#1 比#2 "
     "铁#13 贵#12|飞机#11 为什么#1 比#2 火车#13 快#12|你#15 的 房间#11 为什么#1 比#2 我#13 的 "
     "大#12> ？",
     16},
    {"number, fly from to", "",
     "how#1 long#1 does it take#2 to fly#3 from#4 <1:London|Paris|Beijing|the earth|here> to#5 "
     "<1:Shanghai|China|Australia|the moon|Canada> ?",
     "从#4 <1:伦敦|巴黎|北京|地球|这里> 飞#3 到#5 <1:上海|中国|澳大利亚|月球|加拿大> 要#2 多久#1 "
     "？",
     18},
    {"number, who made it", "",
     "who#1 made#2 <1:you#3|this#4 cake#3|this#4 model#3|this#4 game#3|you#3> <2:?|, do you know "
     "?|, a human or a machine ?>",
     "谁#1 做#2 了 <1:你#3|这#4 个 蛋糕#3|这#4 个 模型#3|这#4 个 游戏#3|你#3> "
     "<2:？|， 你 知道 吗 ？|， 人类 还是 机器 ？>",
     16},
    {"number, machine, think, Chinese", "",
     "can you#1 <2:think|write a poem|play chess|speak Chinese|sing|feel#11 pain#12|learn|make a "
     "mistake> ?",
     "你#1 会 <2:思考|写 诗|下 象棋|说 中文|唱歌|感到#11 疼#12|学习|犯 错误> 吗 ？", 20, true},
    {"number, it is who that did", "",
     "who#1 <2:made#12 you#11|built#12 this#13 house#14|wrote#12 this#13 song#14|opened#12 the "
     "window#14|discovered#12 America#14|broke#12 "
     "this#13 cup#14|said#12 that#14> ?",
     "是 谁#1 <2:做#12 出 了 你#11|建造#12 了 这#13 座 房子#14|写#12 了 这#13 首 歌曲#14|打开#12 "
     "了 窗户#14|发现#12 了 美国#14|弄坏#12 了 这#13 个 "
     "杯子#14|说#12 了 这 个#14> ？",
     14, true},
    {"number, price of a box of", "",
     "how#1 much#1 is a <1:box of apples|bottle of milk|glass of beer|bowl of rice|cup of "
     "tea|box "
     "of chocolates|bottle of honey> "
     "<2:?|here ?|in China ?|in your country ?>",
     "一 <1:盒 苹果|瓶 牛奶|杯 啤酒|碗 米饭|杯 茶|盒 巧克力|瓶 蜂蜜> <2:|在 这里|在 中国|在 你 的 "
     "国家> 多少#1 钱#1 ？",
     21},
};

}  // namespace

std::span<const Template> templates_of_numbers() { return numbers; }

}  // namespace playground::grammar
