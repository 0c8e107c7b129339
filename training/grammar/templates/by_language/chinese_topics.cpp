// Templates: plain Chinese questions and sentences of food, health, technology and dates.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_topics[] = {
    {"zh question, how many people", "",
     "how many#1 <1:people|students|teachers|children|young people#21> are there in <2:your "
     "school#31|your company#31|your village#31|your class#31|the office#31|the hotel#31> ?",
     "<2:你们 学校#31|你们 公司#31|你们 村庄#31|你们 班#31|办公室#31 里|酒店#31 里> 有 多少#1 "
     "<1:人|学生|老师|孩子|年轻人#21> ？",
     25},
    {"zh question, what time do you", "",
     "what time#1 do you#2 <1:get up|go to bed|have breakfast|have dinner|go to work|go to "
     "school|go home|have lunch> <2:every day|tomorrow|on Sunday|on Monday|at the weekend> ?",
     "你#2 <2:每天|明天|星期天|星期一|周末> 几 点#1 <1:起床|睡觉|吃 早饭|吃 晚饭|上班|上学|回家|吃 "
     "午饭> ？",
     35},
    {"zh question, why", "",
     "<1:Xiaoming|Lili|Tom|mom|dad|teacher> , why#1 <2:do you want#21 to learn#22 "
     "Chinese#23|didn't you come#21 yesterday#22|are you so#21 happy#22 today#23|do you like#21 "
     "living#22 here#23|didn't you answer#21 the phone#22|do you always#21 get up so#23 "
     "late#22|don't you eat#21 meat#22|didn't you tell#21 me#22> ?",
     "<1:小明|丽丽|汤姆|妈妈|爸爸|老师> ， 你 <2:|昨天#22|今天#23|||||> 为什么#1 <2:想#21 学#22 "
     "中文#23|没有 来#21|这么#21 高兴#22|喜欢#21 住#22 在 这里#23|没有 接#21 电话#22|总是#21 起 "
     "得 这么#23 晚#22|不 吃#21 肉#22|没有 告诉#21 我#22> ？",
     30},
    {"zh question, how much is", "",
     "<1:excuse me#11|hello|boss> , how much#2 is <2:this shirt#21|this dress#21|this book#21|that "
     "computer#21|a ticket#21|a cup#22 of coffee#21|a bowl#22 of noodles#21|this watch#21|a "
     "bottle#22 of water#21> ?",
     "<1:请问#11|你好|老板> ， <2:这 件 衬衫#21|这 条 裙子#21|这 本 书#21|那 台 电脑#21|一 张 "
     "票#21|一 杯#22 咖啡#21|一 碗#22 面条#21|这 块 手表#21|一 瓶#22 水#21> 多少 钱#2 ？",
     30},
    {"zh question, how do you say", "",
     "how#1 do you say#2 <1:this word#21|this sentence#21|thank you|goodbye|sorry> in#3 "
     "<2:Chinese|English|French> ?",
     "<1:这 个 单词#21|这 个 句子#21|谢谢|再见|对不起> 用#3 <2:中文|英语|法语> 怎么#1 说#2 ？", 36},
    {"zh question, how long does it take", "",
     "how long#1 does it take to <1:walk|drive|go by subway#21|go by bus#21|go by taxi#21> from "
     "here#2 to the#3 <2:airport|train station#31|hospital|museum|university|park|supermarket> ?",
     "从 这里#2 <1:走路|开车|坐 地铁#21|坐 公交车#21|坐 出租车#21> 去#3 "
     "<2:机场|火车站#31|医院|博物馆|大学|公园|超市> 要 多久#1 ？",
     35},
    {"zh reminder, when you go out", "",
     "remember#1 to <1:take#21 an umbrella#22|take#21 the keys#22|lock#21 the door#22|turn off#21 "
     "the light#22|close#21 the windows#22|wear#21 a hat#22|take#21 your phone#22|wear#21 more#22 "
     "clothes#23> when you go out <2:today|tomorrow|tonight|this afternoon#31> .",
     "<2:今天|明天|今晚|今天 下午#31> 出 门 记得#1 <1:带#21 伞#22|带#21 钥匙#22|锁#21 门#22|关#21 "
     "灯#22|关#21 窗户#22|戴#21 帽子#22|带#21 手机#22|多#22 穿#21 衣服#23> 。",
     40, true},
    {"zh reminder, short", "",
     "remember#1 to <1:take#21 an umbrella#22|take#21 the keys#22|lock#21 the door#22|turn off#21 "
     "the light#22|take#21 your phone#22|wear#21 a hat#22> when you <2:go out|leave#31 home#32|go "
     "to work#31|go to school#31> .",
     "<2:出 门|离开#31 家#32|上班#31|上学#31> 的 时候 记得#1 <1:带#21 伞#22|带#21 钥匙#22|锁#21 "
     "门#22|关#21 灯#22|带#21 手机#22|戴#21 帽子#22> 。",
     25, true},
    {"zh reminder, cold outside", "",
     "it is very cold#1 <1:outside|today|tomorrow|in Beijing#21|this week#21> , remember#2 to "
     "<2:wear#31 more#32 clothes#33|wear#31 a hat#32|drink#31 more#32 hot#33 water#34|wear#31 a "
     "scarf#32|close#31 the windows#32> .",
     "<1:外面|今天|明天|北京#21|这 个 星期#21> 非常 冷#1 ， 记得#2 <2:多#32 穿#31 衣服#33|戴#31 "
     "帽子#32|多#32 喝#31 热#33 水#34|戴#31 围巾#32|关上#31 窗户#32> 。",
     30},
    {"zh reminder, do not forget", "",
     "don't#1 forget#2 to <1:take#21 your medicine#23|bring#21 your passport#23|call#21 your "
     "mom#23|do#21 your homework#23|buy#21 milk#22|lock#21 the door#22|feed#21 the dog#22|water#21 "
     "the flowers#22> <2:today|tomorrow|tonight|tomorrow morning#31|this afternoon#31> .",
     "别#1 忘#2 了 <2:今天|明天|今晚|明天 早上#31|今天 下午#31> <1:吃#21 药#23|带#21 护照#23|给 "
     "妈妈#23 打 电话#21|做#21 作业#23|买#21 牛奶#22|锁#21 门#22|喂#21 狗#22|浇#21 花#22> 。",
     35, true},
    {"zh reminder, less and more", "",
     "<1:drink#21 less#22 coffee#23|drink#21 less#22 beer#23|eat#21 less#22 sugar#23|eat#21 "
     "less#22 meat#23|smoke#21 less#22|play#21 less#22 games#23> and <2:drink#31 more#32 "
     "water#33|eat#31 more#32 vegetables#33|eat#31 more#32 fruit#33|exercise#31 more#32|sleep#31 "
     "more#32|rest#31 more#32> .",
     "<1:少#22 喝#21 咖啡#23|少#22 喝#21 啤酒#23|少#22 吃#21 糖#23|少#22 吃#21 肉#23|少#22 "
     "抽烟#21|少#22 玩#21 游戏#23> ， <2:多#32 喝#31 水#33|多#32 吃#31 蔬菜#33|多#32 吃#31 "
     "水果#33|多#32 锻炼#31|多#32 睡觉#31|多#32 休息#31> 。",
     25},
    {"zh food, tastes really good", "",
     "this <1:dish#21|bowl#22 of soup#21|cake#21|cup#22 of coffee#21|cup#22 of "
     "tea#21|fish#21|bowl#22 of noodles#21> tastes#1 <2:really good#31|very good#31|a little "
     "strange#31|very strange#31> .",
     "这 <1:道 菜#21|碗#22 汤#21|个 蛋糕#21|杯#22 咖啡#21|杯#22 茶#21|条 鱼#21|碗#22 面条#21> "
     "味道#1 <2:真 不错#31|很 好#31|有点 奇怪#31|很 奇怪#31> 。",
     35, true},
    {"zh food, the dish of this restaurant", "",
     "the <1:dumplings|noodles|beef noodles#21|cakes|vegetables|dishes> in this "
     "<2:restaurant|hotel|shop> are <3:really good#31|delicious|cheap and delicious#31|very "
     "famous#31|not expensive#31|too spicy#31|too salty#31> .",
     "这 家 <2:餐厅|酒店|商店> 的 <1:饺子|面条|牛肉面#21|蛋糕|蔬菜|菜> <3:味道 真 不错#31|很 "
     "好吃|又 便宜 又 好吃#31|很 有名#31|不 贵#31|太 辣#31 了|太 咸#31 了> 。",
     30, true},
    {"zh food, without coriander", "",
     "<1:i want|i would like|please give me> <2:a bowl#21 of noodles#22|a bowl#21 of beef "
     "noodles#22|a plate#21 of dumplings#22|a bowl#21 of soup#22|a plate#21 of fried rice#22> , "
     "without#1 <3:coriander|onions|pepper|salt|meat> , thank you#2 .",
     "<1:我 要|我 想要|请 给 我> <2:一 碗#21 面条#22|一 碗#21 牛肉面#22|一 盘#21 饺子#22|一 碗#21 "
     "汤#22|一 盘#21 炒饭#22> ， 不要#1 <3:香菜|洋葱|辣椒|盐|肉> ， 谢谢#2 。",
     39, true},
    {"zh food, how many of us", "",
     "hello#1 , there are <1:two|three|four|five|six|ten> of us#2 , we would like <2:to "
     "order#31|to see#31 the menu#32|a table#31 by the window#32|to sit#31 outside#32> .",
     "你好#1 ， 我们#2 <1:两|三|四|五|六|十> 个 人 ， 想 <2:点 菜#31|看#31 菜单#32|要 一 张 靠 "
     "窗户#32 的 桌子#31|坐#31 在 外面#32> 。",
     30, true},
    {"zh food, ate with", "",
     "<1:yesterday|last night|last week#11|on Sunday> i went#1 to eat#2 <2:hot "
     "pot#21|dumplings|beef noodles#21|fish|Thai#21 food#22|pizza> with my "
     "<3:friends|family|classmates|parents|girlfriend> .",
     "<1:昨天|昨晚|上周#11|星期天> 我 和 <3:朋友|家人|同学|父母|女朋友> 去#1 吃#2 了 "
     "<2:火锅#21|饺子|牛肉面#21|鱼|泰国#21 菜#22|比萨饼> 。",
     35, true},
    {"zh allergy, does it have", "",
     "<1:hello|excuse me#11|waiter> , i am allergic#1 to "
     "<2:peanuts#21|milk#21|chocolate#21|eggs#21|fish#21|honey#21|mango#21|cheese#21> , can i#2 "
     "eat#3 this <3:dish#31|cake#31|soup#31|salad#31|bread#31> ?",
     "<1:你好|打扰#11 一下|服务员> ， 我 对 "
     "<2:花生#21|牛奶#21|巧克力#21|鸡蛋#21|鱼#21|蜂蜜#21|芒果#21|奶酪#21> 过敏#1 ， 我#2 可以 吃#3 "
     "这 <3:个 菜#31|块 蛋糕#31|个 汤#31|份 沙拉#31|块 面包#31> 吗 ？",
     35},
    {"zh allergy, someone in my family", "",
     "my <1:son|daughter|wife|friend|mom|husband> is allergic#1 to "
     "<2:peanuts|milk|chocolate|eggs|cats|dogs|flowers|honey> , <3:please be careful#31 .|please "
     "don't#31 forget#32 .|where#31 is the hospital#32 ?|what#31 should i#32 do ?>",
     "我 <1:儿子|女儿|妻子|的 朋友|妈妈|丈夫> 对 <2:花生|牛奶|巧克力|鸡蛋|猫|狗|花|蜂蜜> 过敏#1 "
     "， <3:请 小心#31 。|请 不要#31 忘记#32 。|医院#32 在 哪里#31 ？|我#32 应该 怎么办#31 ？>",
     30},
    {"zh allergy, i cannot eat", "",
     "i am allergic#1 to <1:fish|eggs|peanuts|milk|honey|beef|cheese|mango|chocolate> , so#2 i "
     "can't#3 <2:eat#21 this dish#22|eat#21 this cake#22|eat#21 dessert#22|eat#21 this soup#22> .",
     "我 对 <1:鱼|鸡蛋|花生|牛奶|蜂蜜|牛肉|奶酪|芒果|巧克力> 过敏#1 ， 所以#2 不能#3 <2:吃#21 这 "
     "道 菜#22|吃#21 这 个 蛋糕#22|吃#21 甜点#22|喝#21 这 碗 汤#22> 。",
     40, true},
    {"zh directions, straight and turn", "",
     "go straight#1 , turn#2 <1:left|right> at the <2:bank|hospital|school|traffic "
     "lights#21|supermarket|library|hotel> , and the "
     "<3:park|museum|station|pharmacy|restaurant|cinema> is on the <4:left|right> .",
     "一直 走#1 ， 在 <2:银行|医院|学校|红绿灯#21|超市|图书馆|酒店> 向 <1:左|右> 转#2 ， "
     "<3:公园|博物馆|车站|药店|餐厅|电影院> 就 在 <4:左边|右边> 。",
     39},
    {"zh directions, next to", "",
     "the <1:bank|pharmacy|hotel|restaurant|bookstore|cinema|park> is <2:next to#21|behind#21|in "
     "front of#21|near#21> the <3:school|hospital|station|museum|supermarket|library> , not far#1 "
     "from#2 here#3 .",
     "<1:银行|药店|酒店|餐厅|书店|电影院|公园> 在 <3:学校|医院|车站|博物馆|超市|图书馆> "
     "<2:旁边#21|后面#21|前面#21|附近#21> ， 离#2 这里#3 不 远#1 。",
     30},
    {"zh health, ill and want", "",
     "i#1 have <1:a headache#21|a stomachache#21|a fever#21|a cough#21|a cold#21> , and i#2 want#3 "
     "to <2:see#31 a doctor#32|go to the hospital#31|rest#31 at home#32|buy#31 some "
     "medicine#32|sleep#31> <3:today|now|tomorrow|tonight> .",
     "我#1 <1:头疼#21|肚子 疼#21|发烧#21 了|咳嗽#21|感冒#21 了> ， 我#2 <3:今天|现在|明天|今晚> "
     "想#3 <2:看#31 医生#32|去 医院#31|在 家#32 休息#31|买#31 一些 药#32|睡觉#31> 。",
     30},
    {"zh health, not feeling well", "",
     "i#1 don't feel well#2 <1:today|this morning#21> , so i <2:didn't go#31 to work#32|didn't "
     "go#31 to school#32|want#31 to rest#32|want#31 to see#32 a doctor#33|want#31 to stay#32 at "
     "home#33|am not going#31 to the gym#32> .",
     "我#1 <1:今天|今天 早上#21> 不舒服#2 ， 所以 <2:没有 去#31 上班#32|没有 去#31 上学#32|想#31 "
     "休息#32|想#31 看#32 医生#33|想#31 待#32 在 家 里#33|不 去#31 健身房#32> 。",
     25},
    {"zh health, good for you", "",
     "<1:running|swimming|walking|dancing> for <2:ten minutes|half an hour|an hour|thirty "
     "minutes#21> every day#1 is very good#2 for your health#3 .",
     "每天#1 <1:跑步|游泳|走路|跳舞> <2:十 分钟|半 个 小时|一 个 小时|三十 分钟#21> 对 身体#3 很 "
     "好#2 。",
     30, true},
    {"zh health, the doctor says", "",
     "the doctor#1 says#2 <1:i should|my dad should|my mom should|my grandpa should> <2:drink#31 "
     "more#32 water#33|rest#31 more#32|exercise#31 more#32|eat#31 more#32 vegetables#33|smoke#31 "
     "less#32|take#31 this medicine#32|go to bed early#31> .",
     "医生#1 说#2 <1:我 应该|我 爸爸 应该|我 妈妈 应该|我 爷爷 应该> <2:多#32 喝#31 水#33|多#32 "
     "休息#31|多#32 锻炼#31|多#32 吃#31 蔬菜#33|少#32 抽烟#31|吃#31 这 个 药#32|早点 睡觉#31> 。",
     30},
    {"zh tech, artificial intelligence will change", "",
     "i#1 <1:think|believe|hope> artificial#2 intelligence#3 <2:will change#31 the world#32|will "
     "change#31 our#32 life#33|will make#31 our#32 life#33 better#34|can help#31 us#32|can "
     "solve#31 many problems#32|can help#31 doctors#32> .",
     "我#1 <1:觉得|相信|希望> 人工#2 智能#3 <2:会 改变#31 世界#32|会 改变#31 我们#32 的 生活#33|会 "
     "让#31 我们#32 的 生活#33 更 好#34|能 帮助#31 我们#32|能 解决#31 很多 问题#32|能 帮助#31 "
     "医生#32> 。",
     35},
    {"zh tech, make life better", "",
     "<1:artificial#21 intelligence#22|science|the internet#21|the computer#21|the phone#21> has "
     "made#1 our#2 <2:life|work> more and more#3 "
     "<3:convenient|interesting|comfortable|complicated> .",
     "<1:人工#21 智能#22|科学|网络#21|电脑#21|手机#21> 让#1 我们#2 的 <2:生活|工作> 越来越#3 "
     "<3:方便|有趣|舒服|复杂> 。",
     30, true},
    {"zh tech, will robots replace", "",
     "do you#1 think#2 <1:robots|artificial#21 intelligence#22|computers> will#3 replace#4 "
     "<2:teachers|doctors|people|drivers|workers|writers|nurses> <3:in the future#31|one day#31> ?",
     "你#1 觉得#2 <1:机器人|人工#21 智能#22|电脑> <3:未来#31|有 一天#31> 会#3 取代#4 "
     "<2:老师|医生|人类|司机|工人|作家|护士> 吗 ？",
     30},
    {"zh tech, use phone to", "",
     "i#1 use#2 <1:my phone#21|my computer#21|artificial#22 intelligence#21|this website#21> to "
     "<2:learn#31 English#32|listen#31 to music#32|write#31 letters#32|translate#31|read#31 the "
     "news#32|watch#31 movies#32> every day#3 .",
     "我#1 每天#3 用#2 <1:手机#21|电脑#21|人工#22 智能#21|这 个 网站#21> <2:学#31 英语#32|听#31 "
     "音乐#32|写#31 信#32|翻译#31|看#31 新闻#32|看#31 电影#32> 。",
     30},
    {"zh tech, translates well", "",
     "this <1:small model#21|new robot#21|program#21|website#21> translates#1 <2:very well#31|very "
     "fast#31|better than me#31|faster than me#31> .",
     "这 个 <1:小 模型#21|新 机器人#21|程序#21|网站#21> 翻译#1 得 <2:很 好#31|很 快#31|比 我 "
     "好#31|比 我 快#31> 。",
     25, true},
    {"zh dates, today is tomorrow is", "m=pick:month",
     "today#1 is the <1:first|second|third> of {m} , <2:Monday|Wednesday|Friday|Saturday|Sunday> .",
     "今天#1 是 {m} <1:一|二|三> 号 ， <2:星期一|星期三|星期五|星期六|星期天> 。", 25},
    {"zh dates, the meeting starts", "w=pick:weekday",
     "the <1:meeting|exam|movie|game|party|wedding> starts#1 at <2:seven|eight|nine|ten|eleven> "
     "o'clock#2 on {w} <3:morning|evening> .",
     "<1:会议|考试|电影|比赛|聚会|婚礼> {w} <3:早上|晚上> <2:七|八|九|十|十一> 点#2 开始#1 。", 25},
    {"zh yesterday, went with", "",
     "<1:yesterday|yesterday morning#11|last Saturday#11|last Sunday#11|last night> i#1 went#2 to "
     "the <2:park|cinema|supermarket|museum|library|beach|gym> with my "
     "<3:friends|mom|dad|family|girlfriend|classmates> .",
     "<1:昨天|昨天 早上#11|上 个 星期六#11|上 个 星期天#11|昨晚> 我#1 和 我 <3:的 "
     "朋友|妈妈|爸爸|的 家人|女朋友|的 同学> 去#2 了 "
     "<2:公园|电影院|超市|博物馆|图书馆|海边|健身房> 。",
     35},
    {"zh tomorrow, plan", "",
     "<1:tomorrow|this weekend#11|next week#11|next month#11|next year#11> i#1 plan#2 to <2:go#21 "
     "hiking#22|travel|visit#21 grandma#23|see#21 a movie#22|buy#21 a new#22 computer#23|learn#21 "
     "to drive#22|go to the beach#21> with my <3:friends|mom|family|husband|wife|son> .",
     "<1:明天|这 个 周末#11|下周#11|下个月#11|明年#11> 我#1 打算#2 和 我 <3:的 朋友|妈妈|的 "
     "家人|丈夫|妻子|儿子> 一起 <2:去#21 爬 山#22|旅行|去 看望#21 奶奶#23|看#21 电影#22|买#21 "
     "一 台 新#22 电脑#23|学#21 开车#22|去 海边#21> 。",
     35},
    {"zh tomorrow, exam so tonight", "",
     "we#1 have <1:a math|a Chinese|an English|a history|a French|a music> exam#2 "
     "<2:tomorrow|tomorrow morning#21|tomorrow afternoon#21> , so i <3:have to study#31 "
     "tonight#32|am very nervous#31|want#31 to go to bed early#32|can't go out#31|can't play#31 "
     "games#32 now#33> .",
     "我们#1 <2:明天|明天 早上#21|明天 下午#21> 有 <1:数学|中文|英语|历史|法语|音乐> 考试#2 ， "
     "所以 我 <3:今晚#32 得 学习#31|非常 紧张#31|想#31 早点 睡觉#32|不能 出去#31|现在#33 不能 "
     "玩#31 游戏#32> 。",
     30},
    {"zh weather, let's", "",
     "the weather#1 is <1:very good|really good|not bad> <2:today|this morning#31|this "
     "afternoon#31|this weekend#31> , let's#2 <3:go#41 for a walk in the park#42|go hiking|go to "
     "the beach#41|play#41 football#42|go#41 swimming#42|go running> .",
     "<2:今天|今天 早上#31|今天 下午#31|这 个 周末#31> 天气#1 <1:很 好|真 好|不错> ， 我们#2 "
     "<3:去#41 公园#42 散步|去 爬 山|去 海边#41|踢#41 足球#42|去#41 游泳#42|去 跑步> 吧 。",
     35, true},
    {"zh weather, too hot yesterday", "",
     "it was too <1:hot|cold|late> <2:yesterday|last night> , so#1 i#2 didn't#3 <3:go out|go to "
     "the gym#31|go shopping|go swimming|go running|see#31 my friends#32> .",
     "<2:昨天|昨晚> 太 <1:热|冷|晚> 了 ， 所以#1 我#2 没有#3 <3:出去|去 健身房#31|去 购物|去 "
     "游泳|去 跑步|见#31 朋友#32> 。",
     30},
    {"zh if, tomorrow", "",
     "if#1 it <1:rains|is cold|is windy|is too hot> tomorrow#2 , i#3 will <2:stay#21 at "
     "home#22|drive#21 to work#22|go to the cinema#21|take#21 a taxi#22|read at home#21|go to the "
     "museum#21> .",
     "如果#1 明天#2 <1:下雨|很 冷|刮风|太 热> ， 我#3 就 <2:待#21 在 家#22 里|开车#21 去 "
     "上班#22|去 电影院#21|坐#21 出租车#22|在 家#21 看书|去 博物馆#21> 。",
     30},
    {"zh if, no rain", "",
     "if#1 it doesn't rain <1:tomorrow|this weekend#11|this afternoon#11|on Sunday> , we#2 will "
     "<2:go hiking|go to the park#21|play#21 football#22|go to the beach#21|ride#21 bikes#22> with "
     "<3:friends|the children|classmates|the teacher> .",
     "如果#1 <1:明天|这 个 周末#11|今天 下午#11|星期天> 不 下雨 ， 我们#2 就 和 <3:朋友|孩子 "
     "们|同学|老师> <2:去 爬 山|去 公园#21|踢#21 足球#22|去 海边#21|骑#21 自行车#22> 。",
     35},
    {"zh dream, become", "",
     "my#1 dream#2 is to become#3 a <1:good|famous|happy|rich> "
     "<2:doctor|teacher|writer|scientist|painter|singer|programmer|chef> .",
     "我#1 的 梦想#2 是 成为#3 一 名 <1:好|著名 的|快乐 的|富有 的> "
     "<2:医生|老师|作家|科学家|画家|歌手|程序员|厨师> 。",
     30},
    {"zh language, a little", "",
     "i#1 can speak#2 a little <1:Chinese|English|French> , but#3 <2:not very well|i#31 am "
     "still#32 learning#33|i can't#31 write#32|i don't understand#31 this sentence#32|you#31 "
     "speak#32 too fast#33> .",
     "我#1 会 说#2 一点儿 <1:中文|英语|法语> ， 但是#3 <2:说 得 不 好|我#31 还#32 在 学习#33|我 "
     "不会#31 写#32|我 不 懂#31 这 个 句子#32|你#31 说#32 得 太 快#33 了> 。",
     35, true},
    {"zh language, reason", "",
     "i#1 am learning#2 <1:Chinese|English|French> because#3 i <2:want#31 to travel#32|like#31 "
     "history#32|want#31 to find#32 a good job#33|like#31 movies#32|want#31 to read#32 "
     "stories#33|like#31 this language#32> .",
     "我#1 在 学#2 <1:中文|英语|法语> ， 因为#3 我 <2:想#31 旅行#32|喜欢#31 历史#32|想#31 找到#32 "
     "一 份 好 工作#33|喜欢#31 电影#32|想#31 看#32 故事#33|喜欢#31 这 种 语言#32> 。",
     35},
    {"zh question, which do you like best", "",
     "which#1 <1:season|city|country|fruit|animal|song|book|movie> <2:do you like|does your dad#21 "
     "like|does your mom#21 like|does your friend#21 like|do your children#21 like> best#2 ?",
     "<2:你|你 爸爸#21|你 妈妈#21|你 的 朋友#21|你 的 孩子#21> 最喜欢#2 哪#1 <1:个 季节|个 城市|个 "
     "国家|种 水果|种 动物|首 歌|本 书|部 电影> ？",
     33},
    {"zh question, where are you from", "l=pick:land",
     "<1:hello|hi|Xiaoming|my#11 friend#12> , where#1 are you#2 from ? i#3 <2:am from#21|was "
     "born#21 in#22|live#21 in#22> {l} .",
     "<1:你好|嗨|小明|我#11 的 朋友#12> ， 你#2 是 哪里#1 人 ？ 我#3 <2:来自#21|出生#21 "
     "在#22|住#21 在#22> {l} 。",
     25, true},
};

}  // namespace

std::span<const Template> templates_of_chinese_topics() { return chinese_topics; }

}  // namespace playground::grammar
