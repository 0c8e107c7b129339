// Templates: the house, habits and small accidents.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template household[] = {
    {"home, the pet we found", "",
     "the <1:dog|puppy|cat|kitten> we <2:bought last week|found in the park|found on the farm> "
     "<3:is very clever|is always hungry|likes to sleep on my bed|is two years old> .",
     "我们 <2:上周 买|在 公园 里 找到|在 农场 里 找到> 的 <1:狗|小狗|猫|小猫> <3:非常 聪明|总是 "
     "很 饿|喜欢 在 我 的 床 上 睡觉|两 岁> 。",
     14},
    {"home, old neighbor living", "",
     "the <1:woman|man|girl|boy> living#1 <2:next to us|behind the school|in that house> <3:has "
     "three cats|often helps me|plays the piano every night|is very friendly> .",
     "住#1 在 <2:我们 旁边|学校 后面|那 座 房子 里> 的 <1:女人|男人|女孩|男孩> <3:有 三 只 "
     "猫|经常 帮助 我|每天 晚上 弹 钢琴|非常 友好> 。",
     15},
    {"home, we lived here for years", "",
     "<1:we have|i have|my aunt has|they have> lived#1 in <2:this house|this village|this city> "
     "for <3:five|six|three|twenty> years#3 .",
     "<1:我们|我|我 阿姨|他们> 在 这 <2:座 房子 里|个 村庄 里|个 城市> 住#1 了 "
     "<3:五|六|三|二十> 年#3 了 。",
     14},
    {"home, knocked on door", "",
     "<1:our neighbor|the postman|a stranger|a policeman> knocked#1 on the door#1 <2:while we were "
     "having dinner|when i was alone at home|at two in the morning|when the baby was sleeping> .",
     "<2:我们 吃 晚饭 的 时候 ，|我 一个人 在 家 的 时候 ，|早上 两 点 ，|宝宝 睡觉 的 时候 ，> "
     "<1:我们 的 邻居|邮递员|一 个 陌生人|一 个 警察> 来 敲门#1 。",
     47},
    {"home, took long to", "",
     "it took#1 <1:me|us|dad|my son> <2:two|three|five> hours#3 to <4:clean the kitchen|finish the "
     "homework|make the cake|fix the bike|find the cat> .",
     "<1:我|我们|爸爸|我 儿子> 用#1 了 <2:两|三|五> 个 小时#3 才 <4:打扫 完 厨房|写 完 作业|做 "
     "好 蛋糕|修好 自行车|找到 猫> 。",
     18},
    {"home, can't move the sofa", "",
     "the <1:sofa|table|cabinet|fridge|bed> is too#1 heavy#2 , <2:i|my mom|one person|we> can't#4 "
     "move#3 it .",
     "<1:沙发|桌子|柜子|冰箱|床> 太#1 重#2 了 ， <2:我|我 妈妈|一 个 人|我们> 搬#3 不动#4 。", 16},
    {"home, can't wash out", "",
     "the <1:shirt|coat|dress|carpet> got#5 dirty#1 and i can't#2 wash#3 it clean#4 .",
     "<1:衬衫|大衣|裙子|地毯> 弄#5 脏#1 了 ， 我 洗#3 不#2 干净#4 。", 16},
    {"home, two different socks", "",
     "<1:my son|my little brother|the teacher|dad> went#3 to <4:school|the party|the park|the "
     "supermarket> wearing#1 <2:two different socks|a new coat|red shoes|a dirty shirt> .",
     "<1:我 儿子|我 弟弟|老师|爸爸> 穿#1 着 <2:两 只 不同 的 袜子|新 大衣|红色 的 鞋|脏 衬衫> 去#3 "
     "了 <4:学校|聚会|公园|超市> 。",
     14},
    {"home, pet every time it rains", "",
     "every#1 time#1 it <1:rains|is windy|is cold> , the <2:dog|cat|puppy|kitten> <3:goes under "
     "the bed|wants to play outside|doesn't want to go out> .",
     "每#1 次#1 <1:下雨|刮风|天 冷> ， <2:狗|猫|小狗|小猫> 都 <3:去 床 下面|想 在 外面 玩|不 想 "
     "出去> 。",
     14},
    {"home, instead of homework", "",
     "<1:my son|my daughter|my little brother|her little sister> doesn't do#1 homework#2 , but#3 "
     "always#4 <2:plays games|watches television|plays with the dog|draws> .",
     "<1:我 儿子|我 女儿|我 弟弟|她 妹妹> 不 做#1 作业#2 ， 但是#3 总是#4 <2:玩 游戏|看 电视|和 "
     "狗 玩|画画> 。",
     14},
    {"home, mom cooks while", "",
     "while#1 i was cooking#2 , <2:the baby was sleeping|the children were doing homework|my "
     "husband was watching television|my brother was cleaning the living room> .",
     "我 做饭#2 的 时候#1 ， <2:宝宝 在 睡觉|孩子 们 在 做 作业|我 丈夫 在 看 电视|我 哥哥 在 "
     "打扫 客厅> 。",
     38},
    {"home, sings while cooking", "",
     "my <1:dad|mom|grandma|wife> likes#1 to sing#2 while#3 <3:cooking|washing the dishes|taking "
     "a shower|cleaning the room|driving> .",
     "我 <1:爸爸|妈妈|奶奶|妻子> 喜欢#1 一边 <3:做饭|洗 碗|洗澡|打扫 房间|开车> 一边#3 唱歌#2 。",
     16},
    {"home, spoon it tastes", "",
     "the <1:soup|fish|porridge|salad> my <2:dad|wife|brother|friend> made#1 is <3:too salty|a "
     "little sour|too spicy|not hot enough|delicious> .",
     "<2:我 爸爸|我 妻子|我 哥哥|我 朋友> 做#1 的 <1:汤|鱼|粥|沙拉> <3:太 咸 了|有点儿 酸|太 辣 "
     "了|不 够 热|很 好吃> 。",
     18},
    {"home, ate everything in fridge", "",
     "<1:my little brother|the dog|my son|somebody> ate#1 all#2 the "
     "<2:cookies|candy|grapes|cheese|meat> in the <3:fridge|kitchen|bag> .",
     "<1:我 弟弟|狗|我 儿子|有人> 把 <3:冰箱|厨房|包> 里 的 <2:饼干|糖果|葡萄|奶酪|肉> 都#2 吃#1 "
     "了 。",
     16},
    {"home, whose turn", "",
     "it's your#1 turn#2 to <1:wash the dishes|cook|feed the cat|clean the room|water the flowers> "
     "<2:today|tonight|this week> .",
     "<2:今天|今晚|这 个 星期> 该#2 你#1 <1:洗 碗|做饭|喂 猫|打扫 房间|浇 花> 了 。", 16},
    {"home, nobody helps", "",
     "nobody#1 helps#2 me#3 <1:cook|clean the house|wash the dishes|look after the baby|feed the "
     "chickens> , <2:I'm so tired|I do everything myself|I'm going to be angry> .",
     "没有人#1 帮#2 我#3 <1:做饭|打扫 房子|洗 碗|照顾 宝宝|喂 鸡> ， <2:我 太 累 了|我 自己 做 "
     "一切|我 要 生气 了> 。",
     14},
    {"home, used to fear", "",
     "my <1:son|little sister|little brother|daughter> used#1 to be afraid#2 of "
     "<2:dogs|water|cats|the dentist> , but#3 now#5 is not#4 afraid#6 any#4 more#4 .",
     "我 <1:儿子|妹妹|弟弟|女儿> 以前#1 害怕#2 <2:狗|水|猫|牙医> ， 但是#3 现在#5 不再#4 害怕#6 "
     "了 。",
     16},
    {"home, too lazy, so asked", "",
     "my <1:husband|brother|son|friend> is too#1 lazy#2 to <2:cook|go out|clean the "
     "bedroom|walk> , so#3 he always#4 <2:eats takeout|stays at home|sleeps in the living "
     "room|takes a taxi> .",
     "<1:我 丈夫|我 哥哥|我 儿子|我 的 朋友> 太#1 懒#2 了 ， 不 想 <2:做饭|出去|打扫 卧室|走路> "
     "， 所以#3 他 总是#4 <2:吃 外卖|待 在 家 里|睡 在 客厅|坐 出租车> 。",
     48},
    {"home, although rain still went", "",
     "although#1 it was <1:raining|very cold|very late|snowing> , <2:grandpa|my father|she|he> "
     "still#2 went#3 out#3 to <3:buy milk|look for the cat|run> .",
     "虽然#1 <1:在 下雨|非常 冷|非常 晚|在 下雪> ， 但是 <2:爷爷|我 爸爸|她|他> 还是#2 出去#3 "
     "<3:买 牛奶|找 猫|跑步> 了 。",
     16},
    {"home, not for a long time", "",
     "i haven't#1 <1:cooked|played the piano|slept so well|been home|ridden a bike> for a long#2 "
     "time#2 .",
     "我 好久#2 没#1 <1:做饭|弹 钢琴|睡 得 这么 好|回家|骑 自行车> 了 。", 16},
    {"home, fell down from", "",
     "the <1:child|boy|cat|monkey> fell#1 from the <2:bed|tree|chair|wall> but#2 was not hurt#3 .",
     "<1:孩子|男孩|猫|猴子> 从 <2:床|树|椅子|墙> 上 掉#1 了 下来 ， 但是#2 没有 受伤#3 。", 16},
    {"home, hit head", "",
     "<1:dad|my son|the boy|the worker> 's <2:head|knees|hand|leg> hit#1 the "
     "<3:door|table|wall|window> .",
     "<1:爸爸|我 儿子|男孩|工人> 的 <2:头|膝盖|手|腿> 撞#1 到 了 <3:门|桌子|墙|窗户> 。", 14},
    {"home, waited before he came", "",
     "we waited#1 for <1:an hour|two hours|a long time|three days> before#2 the "
     "<2:plumber|doctor|taxi|bus> came#3 .",
     "我们 等#1 了 <1:一 个 小时|两 个 小时|很久|三 天> ， <2:水管工|医生|出租车|公交车> 才#2 来#3 "
     "。",
     16},
    {"home, remind me", "",
     "please remind#1 me to <1:buy eggs|take the medicine|call my mother|water the flowers|lock "
     "the door> <2:tomorrow|tonight|before we leave|this afternoon> .",
     "请 提醒#1 我 <2:明天|今晚|在 我们 离开 以前|今天 下午> <1:买 鸡蛋|吃 药|给 我 妈妈 打 "
     "电话|浇 花|锁 门> 。",
     30},
    {"home, can only on Sunday", "",
     "the children#1 can only#2 <1:watch television|play games|eat candy|play football> <2:on "
     "Sunday|after dinner|in the afternoon> .",
     "孩子#1 们 只#2 能 <2:星期天|晚饭 以后|下午> <1:看 电视|玩 游戏|吃 糖果|踢 足球> 。", 14},
    {"home, can't find anywhere", "",
     "i looked#1 everywhere#2 but#3 still#4 can't#5 find#6 <1:my keys|the cat|my glove|the "
     "medicine|dad 's hat> .",
     "我 哪里#2 都 找#1 了 ， 但是#3 还是#4 找#6 不到#5 <1:我 的 钥匙|猫|我 的 手套|药|爸爸 的 "
     "帽子> 。",
     18},
    {"home, old enough", "",
     "my <1:son|daughter|little brother|little sister> is now#1 big#2 enough#3 to <2:go to "
     "school alone|cook rice|ride a bike|clean the room|look after the dog> .",
     "我 <1:儿子|女儿|弟弟|妹妹> 现在#1 够#3 大#2 了 ， 可以 <2:一个人 去 上学|做 米饭|骑 "
     "自行车|打扫 房间|照顾 狗> 。",
     14},
    {"home, my first time", "",
     "it was the first#1 time#1 i <1:cooked for my parents|rode a horse|saw the sea|drove "
     "alone|made dumplings> , and i was very#2 <2:nervous|happy|excited> .",
     "这 是 我 第一#1 次#1 <1:给 我 的 父母 做饭|骑 马|看见 大海|一个人 开车|包 饺子> ， 我 "
     "非常#2 <2:紧张|高兴|兴奋> 。",
     16},
    {"home, told me not to", "",
     "<1:mom|the doctor|my wife|my teacher> told#1 me not#2 to <2:eat too much sugar|go to bed "
     "too late|drink coffee at night|worry too much|drive too fast> .",
     "<1:妈妈|医生|我 妻子|我 的 老师> 让#1 我 <2:不要#2 吃 太 多 糖|不要#2 睡 得 太 晚|晚上 "
     "不要#2 喝 咖啡|不要#2 太 担心|不要#2 开 得 太 快> 。",
     16},
    {"home, put back into", "",
     "please put#1 the <1:milk|eggs|butter|juice|cheese> back#2 in the fridge#3 <2:after "
     "breakfast|when you finish|before you go> .",
     "<2:早饭 以后|你 用 完 的 时候|你 走 以前> 请 把 <1:牛奶|鸡蛋|黄油|果汁|奶酪> 放#1 回#2 "
     "冰箱#3 。",
     18},
    {"home, moved the bed to", "",
     "<1:dad|my husband|my brother|we> moved#1 the <2:table|sofa|bed|television|piano> to the "
     "<3:living room|bedroom|garage> <4:yesterday|last week|this morning> .",
     "<1:爸爸|我 丈夫|我 哥哥|我们> <4:昨天|上周|今天 早上> 把 <2:桌子|沙发|床|电视|钢琴> 搬#1 到 "
     "了 <3:客厅|卧室|车库> 。",
     43},
    {"home, the old car was sold", "",
     "<1:my uncle|my father|grandpa|my aunt> sold#1 the old#2 <2:car|sofa|bike|piano|fridge> to "
     "<3:our neighbor|a friend|a colleague> <4:last year|last month|yesterday> .",
     "<1:我 叔叔|我 爸爸|爷爷|我 阿姨> <4:去年|上个月|昨天> 把 旧#2 <2:汽车|沙发|自行车|钢琴|冰箱> "
     "卖#1 给 了 <3:我们 的 邻居|一 个 朋友|一 个 同事> 。",
     16},
    {"home, time to now", "",
     "it's <1:ten|eight|nine> o'clock , it's time#1 for the children#2 to <2:go to bed|do their "
     "homework|wash their hands|turn off the television> .",
     "<1:十|八|九> 点 了 ， 孩子#2 们 该#1 <2:睡觉|做 作业|洗 手|关 电视> 了 。", 14},
    {"home, taller than his father", "",
     "my <1:son|nephew|little brother|grandson> is only#4 <3:fourteen|twelve|fifteen> years "
     "old#6 , but#5 is already#1 taller#3 than <2:me|his father|my husband|his teacher> .",
     "我 <1:儿子|侄子|弟弟|孙子> 只有#4 <3:十四|十二|十五> 岁#6 ， 但是#5 已经#1 比 <2:我|他 "
     "爸爸|我 丈夫|他 的 老师> 高#3 。",
     16},
    {"home, when grandpa was young", "",
     "when#1 <1:my grandfather|my grandmother|my father> was young#2 , <2:there were no "
     "phones|many people were hungry|life was hard|there were only bikes here> .",
     "<1:我 爷爷|我 奶奶|我 爸爸> 年轻#2 的 时候#1 ， <2:没有 手机|很多 人 很 饿|生活 很 难|这里 "
     "只有 自行车> 。",
     14},
    {"home, miss the food she made", "",
     "i often#1 miss#2 the <1:noodles|dumplings|soup|cakes> my <2:grandmother|mother|aunt> made#3 "
     "when#4 i was a child#5 .",
     "我 常常#1 想念#2 小#5 时候#4 我 <2:奶奶|妈妈|阿姨> 做#3 的 <1:面条|饺子|汤|蛋糕> 。", 16},
    {"home, girl wearing", "",
     "the <1:girl|woman|teacher> wearing#1 a <2:red|white|green|black> <3:dress|coat|sweater> in "
     "the photo#4 is my <4:sister|aunt|friend> .",
     "照片#4 里 穿#1 着 <2:红色|白色|绿色|黑色> <3:裙子|大衣|毛衣> 的 <1:女孩|女人|老师> 是 "
     "<4:我 姐姐|我 阿姨|我 的 朋友> 。",
     14},
    {"home, smells bad so threw", "",
     "the <1:milk|fish|meat|soup> smelled#1 a little#2 <2:bad|strange|sour> , so#3 <3:i|mom|my "
     "wife> threw#4 it away#4 .",
     "<1:牛奶|鱼|肉|汤> 闻起来#1 有点儿#2 <2:坏 了|奇怪|酸> ， 所以#3 <3:我|妈妈|我 妻子> 把 它 "
     "扔掉#4 了 。",
     14},
    {"home, won't eat anything", "",
     "the <1:cat|dog|baby|child> is sick#1 and doesn't#2 want#3 to eat#4 anything#5 "
     "<2:today|now|tonight> .",
     "<1:猫|狗|宝宝|孩子> 生病#1 了 ， <2:今天|现在|今晚> 什么#5 都 不#2 想#3 吃#4 。", 16},
    {"home, bought nothing", "",
     "<1:my mom|my wife|my sister|she> went#1 to the <2:mall|market|supermarket|bookstore> but#2 "
     "bought#3 nothing#4 .",
     "<1:我 妈妈|我 妻子|我 姐姐|她> 去#1 了 <2:商场|市场|超市|书店> ， 但是#2 什么#4 都 没有 "
     "买#3 。",
     16},
    {"home, nothing left but", "",
     "there is nothing#1 to eat#2 at home#3 , only#4 <1:an egg|some bread|a potato|some milk|two "
     "apples> .",
     "家#3 里 没有#1 吃#2 的 东西 ， 只有#4 <1:一 个 鸡蛋|一些 面包|一 个 土豆|一些 牛奶|两 个 "
     "苹果> 。",
     16},
    {"home, zai bu, be late", "",
     "if#1 you don't#2 <1:get up|leave|put on your shoes|eat your breakfast> now#3 , you will be "
     "late#4 for <2:school|work|the movie> .",
     "如果#1 你 现在#3 不#2 <1:起床|走|穿 鞋|吃 早饭> ， 你 <2:上学|上班|看 电影> 会 迟到#4 。",
     14},
    {"home, all by myself", "",
     "i <1:made the cake|fixed the door|cleaned the house|cooked dinner|drew the picture> "
     "myself#1 , <2:nobody helped me|my wife was very surprised|it wasn't difficult> .",
     "我 自己#1 <1:做 了 蛋糕|修好 了 门|打扫 了 房子|做 了 晚饭|画 了 图画> ， <2:没有人 "
     "帮助 我|我 妻子 非常 惊讶|不 难> 。",
     14},
    {"home, finally afford", "",
     "<1:we|my parents|they|my brother and his wife> can finally#1 afford#2 a "
     "<2:house|car|piano|new fridge|washing machine> .",
     "<1:我们|我 父母|他们|我 哥哥 和 他 妻子> 终于#1 买#2 得 起#2 <2:房子|汽车|钢琴|新 "
     "冰箱|洗衣机> 了 。",
     86},
    {"home, never save money", "",
     "i never#1 save#2 money#2 , because <1:everything is too expensive|i like buying clothes|my "
     "salary is too low|i don't know how to save money> .",
     "我 从不#1 存钱#2 ， 因为 <1:一切 都 太 贵 了|我 喜欢 买 衣服|我 的 工资 太 低 了|我 不 "
     "知道 怎么 存钱> 。",
     18},
    {"home, retired and began", "",
     "after#1 <1:my grandpa|my father|our teacher> retired#2 , he began#3 to <2:learn "
     "English|grow flowers|play chess|write poems|travel> .",
     "<1:我 爷爷|我 爸爸|我们 的 老师> 退休#2 以后#1 ， 他 开始#3 <2:学 英语|种 花|下 象棋|写 "
     "诗|旅行> 。",
     27},
    {"home, lost so much weight", "",
     "it is difficult#1 to lose#2 weight#2 , i <1:run every day|go swimming every week|eat only "
     "vegetables> but#3 it's no#4 use#4 .",
     "减肥#2 很 难#1 ， 我 <1:每天 跑步|每 个 星期 游泳|只 吃 蔬菜> ， 但是#3 没用#4 。", 21},
    {"home, finally figured, help", "",
     "can you help me figure#1 out#1 <1:how to use the washing machine|what is wrong with my "
     "car|why the light is broken|how to open this box> ?",
     "你 能 帮 我 弄 明白#1 <1:洗衣机 怎么 用|我 的 汽车 有 什么 问题|灯 为什么 坏 了|怎么 打开 这 "
     "个 箱子> 吗 ？",
     75},
    {"home, remind dad", "",
     "don't forget#1 to remind#2 <1:dad|grandma|your sister|the children> to <2:take the "
     "medicine|bring an umbrella|lock the door|call me> .",
     "不要 忘记#1 提醒#2 <1:爸爸|奶奶|你 姐姐|孩子 们> <2:吃 药|带 雨伞|锁 门|给 我 打 电话> 。",
     33},
    {"home, keeps saying", "",
     "<1:my grandma|my son|my wife|grandpa> keeps#1 saying#2 that <2:i should eat more|the house "
     "is too cold|it will rain tomorrow|the neighbors are too noisy> .",
     "<1:我 奶奶|我 儿子|我 妻子|爷爷> 一直#1 说#2 <2:我 应该 多 吃|房子 太 冷 了|明天 会 "
     "下雨|邻居 太 吵 了> 。",
     24},
    {"home, baby can say words", "",
     "our <1:baby|child|parrot> can already#1 say#2 <2:ten|five|twenty|three> words#3 .",
     "我们 的 <1:宝宝|孩子|鹦鹉> 已经#1 会 说#2 <2:十|五|二十|三> 个 单词#3 了 。", 19},
    {"home, don't spend", "",
     "don't#1 spend#2 <1:so much money|all your money|your salary> on "
     "<2:games|toys|clothes|food> , <3:we need to buy a car|you already have a lot|you should "
     "save money> .",
     "不要#1 把 <1:这么 多 钱|所有 的 钱|你 的 工资> 花#2 在 <2:游戏|玩具|衣服|食物> 上 ， "
     "<3:我们 需要 买 一 辆 汽车|你 已经 有 很多 了|你 应该 存钱> 。",
     24},
    {"home, hurt myself", "",
     "i hurt#1 myself#2 when#3 i was <1:cooking|cutting vegetables|playing basketball|fixing the "
     "roof> <2:yesterday|this morning|last week> .",
     "我 <2:昨天|今天 早上|上周> <1:做饭|切 蔬菜|打 篮球|修理 屋顶> 的 时候#3 弄 伤#1 了 自己#2 "
     "。",
     16},
    {"home, woke in the night", "",
     "<1:the baby|my son|my husband|grandma> woke#1 up#1 at <2:two|three|four|five> o'clock#3 and "
     "didn't#4 want to sleep#5 again#6 .",
     "<1:宝宝|我 儿子|我 丈夫|奶奶> <2:两|三|四|五> 点#3 就 醒#1 了 ， 不#4 想 再#6 睡觉#5 了 。",
     39},
    {"home, a little wine", "",
     "<1:grandpa|my uncle|my aunt|dad> likes#1 to drink#2 a little#3 wine#4 <2:after dinner|with "
     "friends|at home|in the evening> .",
     "<1:爷爷|我 叔叔|我 阿姨|爸爸> 喜欢#1 <2:晚饭 以后|和 朋友 一起|在 家|晚上> 喝#2 一点儿#3 "
     "酒#4 。",
     20},
    {"home, lost the game", "",
     "although#1 our team#2 <1:lost|did not win> the game#3 , <2:we were very happy|dad bought us "
     "ice cream|the coach praised us> .",
     "虽然#1 我们 队#2 <1:输 了|没有 赢> 比赛#3 ， 但是 <2:我们 很 高兴|爸爸 给 我们 买 了 "
     "冰淇淋|教练 表扬 了 我们> 。",
     14},
    {"home, washing machine used", "",
     "my <1:grandma|grandpa|husband|son> doesn't#1 know#1 how#1 to use#3 the <2:washing "
     "machine|computer|oven|new phone|air conditioner> .",
     "我 <1:奶奶|爷爷|丈夫|儿子> 不会#1 用#3 <2:洗衣机|电脑|烤箱|新 手机|空调> 。", 86},
    {"home, first cut, then put", "",
     "first#1 <1:wash the vegetables|cut the meat|cook the rice> , then#2 <2:put some salt "
     "in|put everything in the pot|wait ten minutes> .",
     "先#1 <1:洗 蔬菜|切 肉|做 米饭> ， 然后#2 <2:放 一些 盐|把 一切 都 放 进 锅 里|等 十 分钟> "
     "。",
     16},
    {"home, forgot what i came for", "",
     "i forgot#1 what#2 i wanted#3 to <1:say|buy|do|ask|cook> .",
     "我 忘记#1 了 我 想#3 <1:说|买|做|问|煮> 什么#2 。", 18},
};

}  // namespace

std::span<const Template> templates_of_household() { return household; }

}  // namespace playground::grammar
