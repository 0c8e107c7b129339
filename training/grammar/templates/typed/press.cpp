// Templates: headlines and news.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template press[] = {
    {"brief, prices will rise again", "",
     "<1:oil prices|house prices|food prices|ticket prices> will#2 <2:rise|fall> again#3 "
     "<3:tomorrow|next week|next month|this week> .",
     "<3:明天|下周|下个月|这 个 星期> <1:油价|房子 的 价格|食物 的 价格|票 的 价格> 将#2 再次#3 "
     "<2:上涨|下跌> 。",
     25},
    {"brief, schools to close", "",
     "<1:schools|all schools|some schools> to#4 close#2 <2:tomorrow|on Friday|next week> because#3 "
     "of <3:the typhoon|heavy snow|heavy rain|the storm> .",
     "因为#3 <3:台风|大 雪|大 雨|风暴> ， <1:学校|所有 学校|部分 学校> <2:明天|星期五|下周> 将#4 "
     "关闭#2 。",
     18},
    {"brief, hurt in accident", "",
     "<1:three|five|ten|two children> hurt#2 in <2:traffic accident|bus accident|factory accident> "
     "<3:in Beijing|in Shanghai|in the north|in the south> .",
     "<3:北京|上海|北部|南部> 发生 <2:交通 事故|公交车 事故|工厂 事故> ， <1:三 人|五 人|十 人|两 "
     "个 孩子> 受伤#2 。",
     135},
    {"brief, vehicle hits vehicle", "",
     "<1:truck|car|train|bus> hits#2 <2:tree|bridge|wall|house> , <3:three people|two people|five "
     "people> hurt#4 .",
     "<1:卡车|汽车|火车|公交车> 撞#2 上 <2:树|桥|墙|房子> ， <3:三 人|两 人|五 人> 受伤#4 。", 56},
    {"brief, fire, no one hurt", "",
     "fire#1 in#5 <1:hotel|school|hospital|old factory|restaurant> , <2:no#11 one#11 "
     "hurt#12|ten#11 people#13 hurt#12|everyone#11 safe#12> .",
     "<1:酒店|学校|医院|旧 工厂|饭店> 发生#5 火灾#1 ， <2:没有人#11 受伤#12|十#11 人#13 "
     "受伤#12|大家#11 安全#12> 。",
     16},
    {"brief, road closed after", "",
     "<1:road|bridge|airport|subway station> closed#2 after#3 <2:accident|fire|storm|floods> .",
     "<2:事故|火灾|风暴|洪水> 以后#3 ， <1:公路|桥|机场|地铁站> 关闭#2 了 。", 18},
    {"brief, flight delayed", "l=pick:city",
     "<1:trains|planes|buses> to#2 {l} delayed#3 because#4 of <2:heavy snow|storm|heavy "
     "rain|strong wind> .",
     "因为#4 <2:大 雪|风暴|大 雨|大 风> ， 去#2 {l} 的 <1:火车|飞机|公交车> 晚点#3 了 。", 16},
    {"brief, traffic expected", "",
     "heavy#2 traffic#2 expected#1 <1:on Friday evening|this weekend|during spring "
     "festival|tomorrow morning> .",
     "预计#1 <1:星期五 晚上|这 个 周末|春节|明天 早上> 会 堵车#2 。", 14},
    {"brief, typhoon comes closer", "l=pick:land",
     "the <1:typhoon|storm|cold weather> is coming#2 to {l} , <2:people must leave|stay at "
     "home|schools are closed|be careful> .",
     "<1:台风|风暴|冷 的 天气> 要 来#2 {l} ， <2:人 们 必须 离开|待 在 家 里|学校 停课 了|小心> 。",
     14},
    {"brief, it will get colder", "w=pick:future",
     "it will get#2 <1:colder|warmer|hotter> <2:in the north|in the south|in Beijing|in the whole "
     "country> {w} .",
     "{w} <2:北部|南部|北京|全国> 会 变得#2 更 <1:冷|暖和|热> 。", 16},
    {"brief, hot weather goes on", "",
     "the <1:hot#11 weather#12|cold#11 weather#12|heavy#11 rain#12|strong#11 wind#12> will#2 go "
     "on#3 until#4 <2:Friday|Sunday|the weekend|next month> .",
     "<1:热#11 的 天气#12|冷#11 的 天气#12|大#11 雨#12|大#11 风#12> 会#2 继续#3 到#4 "
     "<2:星期五|星期天|周末|下个月> 。",
     14},
    {"brief, floods take homes", "",
     "thousands#1 of people#2 <1:lost their houses|had to leave|had no water|slept in schools> in "
     "the <2:floods|earthquake|storm|fire> .",
     "<2:洪水|地震|风暴|火灾> 中 ， 成千上万#1 的 人#2 <1:失去 了 他们 的 房子|不得不 离开|没有 "
     "水|睡 在 学校 里> 。",
     16},
    {"brief, tree falls", "",
     "<1:big tree|old wall|stone> fell#2 on#3 <2:car|house|bus> , <3:nobody#11 "
     "hurt#13|driver#11 hurt#13|one#11 person#12 hurt#13> .",
     "<1:大 树 倒#2|老 墙 倒#2|石头 掉#2> 在#3 <2:汽车|房子|公交车> 上 ， <3:没有人#11 "
     "受伤#13|司机#11 受伤#13 了|一#11 人#12 受伤#13> 。",
     12},
    {"brief, no water in", "",
     "<1:half the city has|many villages have|the hospital has> no#2 <2:water|food|internet> "
     "<3:after the storm|after the earthquake|since yesterday> .",
     "<3:风暴 以后|地震 以后|从 昨天 开始> <1:半 个 城市|很多 村庄|医院> 没有#2 <2:水|食物|网络> "
     "。",
     12},

    // Famous people, strikes, elections.,
    {"brief, famous dies", "",
     "famous#1 <1:singer|writer|actress|scientist|football player> dies#2 <2:in London|at home|in "
     "an accident|in hospital> .",
     "著名#1 <1:歌手|作家|女演员|科学家|足球 球员> <2:在 伦敦|在 家 里|在 事故 中|在 医院> 去世#2 "
     "。",
     41},
    {"brief, died at the age", "",
     "<1:the famous writer|my grandfather|the old king|her grandmother> died#2 <2:last "
     "night|last week|this morning|last year> .",
     "<1:著名 的 作家|我 爷爷|老 国王|她 奶奶> <2:昨晚|上周|今天 早上|去年> 去世#2 了 。", 20},
    {"brief, famous to marry", "",
     "famous#1 <1:singer|actress|basketball player|dancer> to#2 marry#3 <2:doctor|writer|teacher> "
     "<3:next month|this summer|in Paris> .",
     "著名#1 <1:歌手|女演员|篮球 球员|舞者> <3:下个月 将|今年 夏天 将|将 在 巴黎> 和 "
     "<2:医生|作家|老师> 结婚#3 。",
     12},
    {"brief, on strike", "",
     "<1:train drivers|bus drivers|nurses|teachers|workers> <2:are on strike#2|will go on "
     "strike#2> <3:today|this week> .",
     "<1:火车 司机|公交车 司机|护士|老师|工人> <3:今天|这 个 星期> <2:在 罢工#2|会 罢工#2> 。", 18},
    {"brief, no trains as strike", "",
     "there are no#1 <1:trains|buses|planes> <2:today|tomorrow|this week> because#3 of the "
     "strike#4 .",
     "因为#3 罢工#4 ， <2:今天|明天|这 个 星期> 没有#1 <1:火车|公交车|飞机> 。", 14},
    {"brief, new president", "",
     "<1:France|Germany|America|Korea|Italy> has#1 a new#2 <2:president|president|president> .",
     "<1:法国|德国|美国|韩国|意大利> 有#1 一 位 新#2 <2:总统|总统|总统> 。", 12},
    {"brief, wins election", "",
     "<3:America|France|Korea|Germany> 's president#2 <1:wins|loses> <2:election|the election "
     "again> .",
     "<3:美国|法国|韩国|德国> 总统#2 <2:|再次> <1:赢得|输 了> <2:选举|选举> 。", 17},
    {"brief, peace talks", "l=pick:city",
     "<1:peace|trade> talks#1 <2:begin|end|will end> in#3 {l} <3:today|on Monday|this week> .",
     "<1:和平|贸易> 会谈#1 <3:今天|星期一|这 个 星期> <2:||将> 在#3 {l} <2:开始|结束|结束> 。", 14},
    {"brief, leaders to meet", "l=pick:city w=pick:future",
     "<1:Chinese and French|American and Chinese|Japanese and German> leaders#1 to#2 meet#3 in {l} "
     "{w} .",
     "<1:中国 和 法国|美国 和 中国|日本 和 德国> 领导人#1 {w} 将#2 在 {l} 见面#3 。", 12},
    {"brief, war over", "",
     "after#1 <1:three years|ten years|two days|a hundred days> , the <2:war|strike|trade war> "
     "is finally#2 over#3 .",
     "<1:三 年|十年|两 天|一 百 天> 以后#1 ， <2:战争|罢工|贸易 战争> 终于#2 结束#3 了 。", 14},
    {"brief, government to build", "",
     "government#1 to#2 build#3 <1:ten new schools|a new hospital|many houses|a new airport|new "
     "roads> <2:next year#12|in#11 the north#12|in#11 the south#12> .",
     "政府#1 <2:明年#12 将#2|将#2 在#11 北部#12|将#2 在#11 南部#12> 建造#3 <1:十 所 新 学校|一 "
     "家 新 医院|很多 房子|一 个 新 机场|新 公路> 。",
     12},
    {"brief, government gives free", "",
     "<1:the government|our city|the school|the company> gives#1 <2:students|old people|workers> "
     "free#2 <3:lunch|books|milk|tickets> .",
     "<1:政府|我们 的 城市|学校|公司> 给#1 <2:学生|老 人|工人> 免费#2 <3:午饭|书|牛奶|票> 。", 12},

    // Sport.,
    {"brief, into the final", "p=pick:country q=pick:country",
     "{p} beat#1 {q} <1:and are in#11 the final#12|and win#11 the cup#12|again#11|for the first#11 "
     "time#12> .",
     "{p} <1:||又#11|第一#11 次#12> 战胜#1 {q} <1:， 进#11 了 决赛#12|， 赢得#11 奖杯#12||> 。",
     21},
    {"brief, coach leaves", "",
     "<1:football coach|team manager|basketball coach> leaves#2 after#3 team#4 <2:loses "
     "again|loses final|loses to Japan> .",
     "球队#4 <2:又 输 了|输 了 决赛|输 给 日本> 以后#3 ， <1:足球 教练|球队 经理|篮球 教练> "
     "离开#2 。",
     12},
    {"brief, player hurt before final", "",
     "<1:best player|young goalkeeper|famous tennis player> hurt#1 <2:before the final|in the "
     "first match|during training> .",
     "<1:最好 的 球员|年轻 的 守门员|著名 网球 球员> 在 <2:决赛 以前|第一 场 比赛 中|训练 中> "
     "受伤#1 。",
     12},
    {"brief, match stopped", "",
     "<1:match|final|game> stopped#1 because#2 of <2:rain|heavy snow|the earthquake|strong wind> .",
     "因为#2 <2:下雨|大 雪|地震|大 风> ， <1:比赛|决赛|比赛> 停#1 了 。", 12},
    {"brief, medals in one day", "",
     "<1:China|America|Japan|Australia> wins#1 <2:first gold|gold> medal#3 in "
     "<3:swimming|tennis|running|basketball> match .",
     "<1:中国|美国|日本|澳大利亚> 在 <3:游泳|网球|跑步|篮球> 比赛 中 赢得#1 <2:第一 枚 "
     "金牌|金牌#3> 。",
     12},

    // Openings, tourism, companies, technology.,
    {"brief, opens today", "l=pick:city",
     "<1:new museum|new supermarket|biggest bookstore|new zoo> opens#1 in {l} <2:today|this "
     "weekend|on Sunday> .",
     "{l} <1:新 博物馆|新 超市|最大 的 书店|新 动物园> <2:今天|这 个 周末|星期天> 开#1 门#1 。",
     19},
    {"brief, more and more", "",
     "more#1 and more <1:tourists|students|young people|Chinese people> <2:come here|learn "
     "English|travel alone|don't want to marry|work at home> .",
     "越来越#1 多 的 <1:游客|学生|年轻人|中国 人> <2:来 这里|学习 英语|一个人 旅行|不 想 结婚|在 "
     "家 工作> 。",
     113},
    {"brief, place full of tourists", "",
     "<1:the great wall|the beach|the museum|the train station> is full of#1 "
     "<2:tourists|people|students> <3:today|this week|in summer> .",
     "<3:今天|这 个 星期|夏天> <1:长城|海滩|博物馆|火车站> 满#1 是 <2:游客|人|学生> 。", 12},
    {"brief, company sells a million", "",
     "the company#1 sold#2 <1:a million|a thousand|a hundred> <2:phones|cars|watches> in <3:one "
     "week|a day|ten minutes|a year> .",
     "公司#1 <3:一 个 星期|一天|十 分钟|一 年> 卖#2 了 <1:一 百万|一 千|一 百> <2:部 手机|辆 "
     "汽车|块 手表> 。",
     12},
    {"brief, robot that can", "",
     "<1:scientists|students|Chinese students|two workers> make#4 robot#2 that can#3 "
     "<3:cook|dance|write songs|play the piano|talk> .",
     "<1:科学家|学生|中国 学生|两 个 工人> 做#4 出 会#3 <3:做饭|跳舞|写 歌曲|弹 钢琴|说话> 的 "
     "机器人#2 。",
     12},
    {"brief, computer beats human", "",
     "<1:computer|robot|machine|young girl> beats#1 <2:human|world 's best player|teacher> in "
     "<3:chess match|tennis match|math exam> .",
     "<1:电脑|机器人|机器|年轻 的 女孩> 在 <3:象棋 比赛|网球 比赛|数学 考试> 中 打败#1 "
     "<2:人类|世界 最好 的 球员|老师> 。",
     12},
    {"brief, tickets sold out", "",
     "<1:all the tickets|the new phones|tickets for the final|spring festival train tickets> were "
     "sold#1 out in <2:ten minutes|one day|an hour|a week> .",
     "<1:所有 的 票|新 手机|决赛 的 票|春节 火车 票> <2:十 分钟|一天|一 个 小时|一 个 星期> 就 "
     "卖#1 完 了 。",
     14},
    {"brief, animal saves", "",
     "<1:dog|cat|brave boy|nurse> saves#1 <2:girl|family|three children|old man> from#3 "
     "<3:fire|river|cold water> .",
     "<1:狗|猫|勇敢 的 男孩|护士> 从#3 <3:火灾 中|河 里|冷 水 中> 救#1 出 <2:女孩|一 家人|三 个 "
     "孩子|老 人> 。",
     12},
    {"brief, lost and found", "",
     "lost#1 <1:boy|dog|cat|old man> found#2 after#3 <2:two days|three years|a month> .",
     "<2:两 天|三 年|一 个 月> 以后#3 ， 迷路#1 的 <1:男孩|狗|猫|老 人> 找到#2 了 。", 12},
    {"brief, baby born on", "", "baby#1 born#2 <1:on plane|in taxi|on train|during earthquake> .",
     "宝宝#1 <1:在 飞机 上|在 出租车 里|在 火车 上|在 地震 中> 出生#2 。", 10},
    {"brief, police looking for", "",
     "police#1 are looking#2 for <1:a man who stole a bus|a driver who ran away|two women who "
     "stole money|a tiger that escaped> .",
     "警察#1 在 寻找#2 <1:一 个 偷 公交车 的 男人|一 个 逃走 的 司机|两 个 偷 钱 的 女人|一 只 "
     "逃走 的 老虎> 。",
     10},
    {"brief, students take exam", "",
     "<1:a million|thousands of|three thousand|many> students#1 take#2 <2:the exam|the English "
     "exam|the math exam> today#3 .",
     "今天#3 <1:一 百万|成千上万 的|三 千|很多> 学生#1 参加#2 <2:考试|英语 考试|数学 考试> 。", 10},

    // Health advice.,
    {"brief, eat less drink more", "",
     "<1:doctors|scientists|teachers|nurses> say#1 , eat#5 less#2 <2:sugar|salt|meat|cake> and "
     "drink#3 more#4 <3:water|milk|tea> .",
     "<1:医生|科学家|老师|护士> 说#1 ， 少#2 吃#5 <2:糖|盐|肉|蛋糕> ， 多#4 喝#3 <3:水|牛奶|茶> 。",
     16},
    {"brief, too much is bad", "",
     "too#3 much#4 <1:sugar|salt|sugar|chocolate> is bad#2 for <2:your teeth|your "
     "heart|children|your health> .",
     "<1:糖|盐|糖|巧克力> 太#3 多#4 对 <2:牙齿|心脏|孩子|健康> 不#2 好 。", 12},
    {"brief, too much looking is bad", "",
     "<1:looking at your phone|watching television|sitting at home|playing games> for a long#3 "
     "time#4 is bad#2 for <2:your body|children|your health|you> .",
     "长#3 时间#4 <1:看 手机|看 电视|坐 在 家 里|玩 游戏> 对 <2:身体|孩子|健康|你> 不#2 好 。", 41},
    {"brief, good for health", "",
     "<1:walking every day|swimming|eating fruit|going to bed early|drinking more water> is good#1 "
     "for <2:your health|your heart|your body|old people> .",
     "<1:每天 走路|游泳|吃 水果|早点 睡觉|多 喝 水> 对 <2:你 的 健康|你 的 心脏|你 的 身体|老 "
     "人> 好#1 。",
     41},
    {"brief, how can one", "",
     "how#1 can#2 i#3 <1:sleep better|learn English well|stay healthy|find a good job|make good "
     "friends> ?",
     "我#3 怎么#1 才 能#2 <1:睡 得 更 好|学 好 英语|保持 健康|找到 好 工作|交 好 朋友> ？", 12},
    {"brief, what to do if", "",
     "what should#1 we#4 do#2 in <1:an earthquake|a fire|a storm|a typhoon> ?",
     "发生 <1:地震|火灾|风暴|台风> 时 ， 我们#4 应该#1 怎么办#2 ？", 12},
    {"brief, must sleep hours", "",
     "<1:children|students|babies|old people|cats> should#4 sleep#1 <2:eight|ten|seven> hours#2 "
     "<3:every day|every night> .",
     "<1:孩子|学生|宝宝|老 人|猫> <3:每天|每天 晚上> 应该#4 睡#1 <2:八|十|七> 个 小时#2 。", 14},

    // Why, what, which.,
    {"fact, why is it so coloured", "",
     "why#1 is <1:the sky|grass|snow|the sea|the sun|the earth> "
     "<1:blue|green|white|salty|yellow|round> ?",
     "为什么#1 <1:天空|草|雪|大海|太阳|地球> 是 <1:蓝色|绿色|白色|咸|黄色|圆> 的 ？", 20},
    {"fact, why do they", "",
     "why#1 do <1:birds|people|cats|leaves|dogs|babies> <1:sing|sleep|like fish|fall in "
     "autumn|chase cats|cry> ?",
     "<1:鸟|人|猫|叶子|狗|宝宝> 为什么#1 <1:唱歌|睡觉|喜欢 鱼|秋天 掉 下来|追赶 猫|哭> ？", 16},
    {"fact, why can't they", "",
     "why#1 can't#2 <1:chickens|fish|snakes|babies|elephants> <1:fly|talk|walk|walk|jump> ?",
     "<1:鸡|鱼|蛇|宝宝|大象> 为什么#1 不能#2 <1:飞|说话|走路|走路|跳> ？", 14},
    {"fact, can they", "",
     "can#1 <1:elephants|bears|chickens|tigers|snakes|sheep> <2:swim|climb "
     "trees|dance|jump|remember people> ?",
     "<1:大象|熊|鸡|老虎|蛇|羊> <2:会#1 游泳|会#1 爬 树|会#1 跳舞|会#1 跳|能#1 记得 人> 吗 ？", 16},
    {"fact, how many parts", "",
     "<1:how many legs|how many legs|how many eyes|how many hearts|how many wings|how many "
     "teeth|how many teeth> does <1:a spider|a bee|a fly|a fish|a butterfly|a shark|a child> "
     "have#2 ?",
     "<1:蜘蛛|蜜蜂|苍蝇|鱼|蝴蝶|鲨鱼|孩子> 有#2 <1:几 条 腿|几 条 腿|几 只 眼睛|几 颗 心脏|几 个 "
     "翅膀|多少 颗 牙齿|多少 颗 牙齿> ？",
     150},
    {"fact, has parts", "",
     "<1:a spider|a dog|an ant|a bird|a person> has#1 <1:eight legs|four legs|six legs|two "
     "wings|two eyes> .",
     "<1:蜘蛛|狗|蚂蚁|鸟|人> 有#1 <1:八 条 腿|四 条 腿|六 条 腿|两 个 翅膀|两 只 眼睛> 。", 12},
    {"fact, do they have", "",
     "do#1 <1:fish|snakes|birds|bees|worms> have#2 <2:ears|hearts#11|teeth|legs> ?",
     "<1:鱼|蛇|鸟|蜜蜂|虫子> 有#2 <2:耳朵|心脏#11|牙齿|腿> 吗#1 ？", 150},
    {"fact, the most in the world", "",
     "the <1:biggest#11 animal#12|tallest#11 animal#12|fastest#11 animal#12|biggest#11 "
     "country#12|biggest#11 cat#12> in#1 the world#2 is#3 <1:the whale#13|the giraffe#13|the "
     "eagle#13|Russia#13|the tiger#13> .",
     "世界#2 上#1 <1:最大#11 的 动物#12|最 高#11 的 动物#12|最 快#11 的 动物#12|最大#11 的 "
     "国家#12|最大#11 的 猫#12> 是#3 <1:鲸鱼#13|长颈鹿#13|老鹰#13|俄罗斯#13|老虎#13> 。",
     42},
    {"fact, what is the most", "",
     "what#3 is#1 the <1:biggest#11|fastest#11|longest#11|strongest#11|most#12 "
     "dangerous#11|most#12 beautiful#11> <2:animal|fish|snake|bird> in#4 the world#2 ?",
     "世界#2 上#4 <1:最大#11|最 快#11|最 长#11|最 强壮#11|最#12 危险#11|最#12 漂亮#11> 的 "
     "<2:动物|鱼|蛇|鸟> 是#1 什么#3 ？",
     38},
    {"fact, which city or river", "k=pick:country",
     "which#1 is#3 the <1:longest#11 river#12|biggest#11 city#12|tallest#11 mountain#12|biggest#11 "
     "lake#12|most#14 beautiful#11 city#12> in {k} ?",
     "{k} <1:最 长#11 的 河#12|最大#11 的 城市#12|最 高#11 的 山#12|最大#11 的 湖#12|最#14 漂亮#11 "
     "的 城市#12> 是#3 <1:哪#1 条|哪#1 个|哪#1 座|哪#1 个|哪#1 个> ？",
     27},
    {"fact, which animal best", "",
     "which#1 animal#2 <1:runs#11 the fastest#12|is the most#12 clever#11|sleeps#11 the most#12|is "
     "the biggest#12|is the strongest#12> ?",
     "哪#1 种 动物#2 <1:跑#11 得 最 快#12|最#12 聪明#11|睡#11 得 最 多#12|最大#12|最 强壮#12> ？",
     31},
    {"fact, which one is more", "",
     "which#1 is <1:bigger#11|heavier#11|bigger#11|farther#11|faster#11> , <1:the sun or the "
     "moon|gold or iron|the earth or Mars|America or Japan|a horse or a lion> ?",
     "<1:太阳 和 月亮|金子 和 铁|地球 和 火星|美国 和 日本|马 和 狮子> ， 哪#1 个 更 "
     "<1:大#11|重#11|大#11|远#11|快#11> ？",
     19},
    {"fact, country much than", "",
     "<1:the sun|China|gold|a whale|the earth> is#2 much#1 <1:bigger|bigger|heavier|bigger|bigger> "
     "than#2 <1:the earth|Japan|iron|an elephant|the moon> .",
     "<1:太阳|中国|金子|鲸鱼|地球> 比#2 <1:地球|日本|铁|大象|月亮> <1:大|大|重|大|大> 得 多#1 。",
     16},
    {"fact, capital", "",
     "the capital#1 of <1:France|England|China> is#2 <1:Paris|London|Beijing> .",
     "<1:法国|英国|中国> 的 首都#1 是#2 <1:巴黎|伦敦|北京> 。", 14},
    {"fact, what capital", "k=pick:country", "what#1 is#2 the capital#3 of {k} ?",
     "{k} 的 首都#3 是#2 哪里#1 ？", 16},
    {"fact, is the capital", "",
     "is#2 <1:Beijing|Shanghai|Paris|London> the capital#1 of <2:China|France|England> ?",
     "<1:北京|上海|巴黎|伦敦> 是#2 <2:中国|法国|英国> 的 首都#1 吗 ？", 10},
    {"fact, is made of", "",
     "<1:glass|cheese|paper|a snowman|wine|ice> is#2 made#1 <1:of sand|of milk|of wood|of snow|of "
     "grapes|of water> .",
     "<1:玻璃|奶酪|纸|雪人|红酒|冰> 是#2 用 <1:沙子|牛奶|木头|雪|葡萄|水> 做#1 的 。", 20},
    {"fact, what is it made of", "",
     "what#1 is <1:glass|cheese|paper|the sun|the moon|chocolate|this bag> made#2 of ?",
     "<1:玻璃|奶酪|纸|太阳|月亮|巧克力|这 个 包> 是 什么#1 做#2 的 ？", 18},
    {"fact, days in a week", "",
     "there are#1 <1:seven days|twelve months|thirty days|thirty students> in <1:a week|a year|a "
     "month|a class> .",
     "<1:一 个 星期|一 年|一 个 月|一 个 班> 有#1 <1:七 天|十二 个 月|三十 天|三十 个 学生> 。",
     28},
};

}  // namespace

std::span<const Template> templates_of_press() { return press; }

}  // namespace playground::grammar
