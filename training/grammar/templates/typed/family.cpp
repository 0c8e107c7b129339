// Templates: family, children and memories.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template family[] = {
    {"home, run out of", "",
     "we have run#1 out#1 of <1:milk|salt|eggs|soap|bread> , can you buy#2 some <2:on the way#31 "
     "home|after#31 work|tomorrow morning> ?",
     "我们 用#1 完#1 了 <1:牛奶|盐|鸡蛋|肥皂|面包> ， 你 能 <2:在 回家 的 路#31 上|下班 "
     "以后#31|明天 早上> 买#2 一些 吗 ？",
     18},
    {"home, lost first tooth", "",
     "<1:my son|my daughter|my grandson|our child> lost#2 <1:his|her|his|his> first#3 tooth#4 "
     "<2:yesterday|this morning|last week|at school> .",
     "<1:我 儿子|我 女儿|我 孙子|我们 的 孩子> <2:昨天|今天 早上|上周|在 学校> 掉#2 了 第一#3 颗 "
     "牙#4 。",
     18},
    {"home, baby just learned", "",
     "our#1 baby#2 has just#3 learned#4 to <1:walk|talk|stand|say mom|drink from a cup> .",
     "我们#1 的 宝宝#2 刚#3 学 会#4 <1:走路|说话|站|说 妈妈|用 杯子 喝 水> 。", 20},
    {"home, first word", "",
     "the first#1 word#2 <1:my son|my daughter|the baby|my little sister> said#3 was "
     "<2:mom|dad|milk|no|dog> .",
     "<1:我 儿子|我 女儿|宝宝|我 妹妹> 说#3 的 第一#1 个 词#2 是 “ <2:妈妈|爸爸|牛奶|不|狗> ” 。",
     45},
    {"home, first day at school", "",
     "today#1 is <1:my son|my daughter|our child|her son> 's first#2 day#3 at <2:school|work> .",
     "今天#1 是 <1:我 儿子|我 女儿|我们 孩子|她 儿子> 第一#2 天#3 <2:上学|上班> 。", 18},
    {"home, baby keeps crying", "",
     "the baby#1 keeps#2 crying#3 , <1:he must be hungry|he wants mom|i don't know why|nobody "
     "can sleep> .",
     "宝宝#1 一直#2 在 哭#3 ， <1:他 一定 是 饿 了|他 想要 妈妈|我 不 知道 为什么|没有人 能 "
     "睡觉> 。",
     14},
    {"home, used to grandparents", "",
     "when#1 i was little#2 , my#3 <1:grandfather|grandmother> often#4 <2:told me stories|took me "
     "to the park|cooked noodles for me|sang to me|bought me candy> .",
     "我 小#2 时候#1 ， 我#3 <1:爷爷|奶奶> 常常#4 <2:给 我 讲 故事|带 我 去 公园|给 我 做 "
     "面条|给 我 唱歌|给 我 买 糖果> 。",
     20},
    {"home, have it fixed", "s=who",
     "{s} had someone#1 fix#2 {s:his} <1:car|bike|computer|phone|watch> <3:yesterday|last "
     "week|this morning> .",
     "{s} <3:昨天|上周|今天 早上> 找 人#1 把 {s:his} <1:汽车|自行车|电脑|手机|手表> 修好#2 了 。",
     18},
    {"home, must get it fixed", "",
     "the <1:washing machine|kettle|fridge|door|roof> is broken#1 , we must#2 have it fixed#3 .",
     "<1:洗衣机|水壶|冰箱|门|屋顶> 坏#1 了 ， 我们 必须#2 找 人 修#3 。", 75},
    {"home, makes me laugh", "",
     "<1:my daughter|my cat|my little brother|this movie|my husband> always#1 makes#2 me#3 "
     "<2:laugh|happy|angry|cry> .",
     "<1:我 女儿|我 的 猫|我 弟弟|这 部 电影|我 丈夫> 总是#1 让#2 我#3 <2:笑|快乐|生气|哭> 。", 16},
    {"home, turn down", "",
     "please turn#1 down#1 the <1:music|television|radio> , <2:the baby is sleeping|I'm "
     "studying|I'm on the phone|I have a headache|the neighbors are angry> .",
     "请 把 <1:音乐|电视|收音机> 关 小#1 一点儿 ， <2:宝宝 在 睡觉|我 在 学习|我 在 打 电话|我 "
     "头疼|邻居 都 很 生气> 。",
     14},
    {"home, look after while", "",
     "can you look#1 after#1 <1:my cat|my dog|my son|my flowers|the baby> <2:this "
     "weekend|tonight|tomorrow evening|next week> ?",
     "你 <2:这 个 周末|今晚|明天 晚上|下周> 能 照顾#1 <1:我 的 猫|我 的 狗|我 儿子|我 的 花|宝宝> "
     "吗 ？",
     14},
    {"home, used to the food", "",
     "i am used#1 to <1:the weather here|the food here|getting up early|living alone|my new "
     "school> now .",
     "我 现在 习惯#1 <1:这里 的 天气|这里 的 食物|早起|一个人 住|我 的 新 学校> 了 。", 33},
    {"home, not used to", "",
     "i still#1 can't#2 get used#3 to <1:the food here|the noise|working#41 at night#42|my new "
     "bed|life "
     "in the city> .",
     "我 还是#1 不#2 习惯#3 <1:这里 的 食物|噪音|晚上#42 工作#41|我 的 新 床|城市 的 生活> 。", 31},
    {"home, give up habit", "",
     "<1:my father|my husband|my uncle|my grandfather> finally#1 gave#2 up#2 <2:smoking|drinking> "
     "<3:last year|this month|last week> .",
     "<1:我 爸爸|我 丈夫|我 叔叔|我 爷爷> <3:去年|这 个 月|上周> 终于#1 不再#2 <2:抽烟|喝 酒> 了 "
     "。",
     60},
    {"home, zh lian dou", "",
     "<1:he|she|my brother|my little sister> was so#1 <2:busy|angry|sad|tired> that "
     "<1:he|she|he|she> left#2 without#3 even#4 saying goodbye#5 .",
     "<1:他|她|我 哥哥|我 妹妹> <2:忙|生气|难过|累> 得#1 连#4 再见#5 都 没有#3 说 就 走#2 了 。",
     24},
    {"home, zh yi jiu", "",
     "<1:my father fell#31 asleep#31|the dog ran#31 to the door#32|he began#31 to eat#32|she "
     "turned#31 on#31 the computer#32> as#1 soon#1 as#1 <1:he came#33 back#33|he heard#33 my "
     "voice#34|he got#33 home#34|she came#33 in#33> .",
     "<1:我 爸爸|狗|他|她> 一#1 <1:回来#33|听见#33 我 的 声音#34|到#33 家#34|进来#33> 就#1 "
     "<1:睡着#31 了|跑#31 到 门口#32 了|开始#31 吃饭#32|打开#31 了 电脑#32> 。",
     20},
    {"home, zh cannot finish writing", "",
     "there#1 is too#2 much#3 <1:homework|rice|work|food> , i can't#4 finish#5 it "
     "<2:today|alone|tonight> .",
     "<1:作业|米饭|工作|食物> 太#2 多#3 了 ， 我 <2:今天|一个人|今晚> <1:写|吃|做|吃> 不#4 完#5 。",
     12},
    {"home, zh ba wash", "s=clear",
     "{s} has already#1 <1:washed all the dishes|fed the cat|cleaned the kitchen|watered the "
     "flowers|closed all the windows|made the bed> .",
     "{s} 已经#1 <1:洗 了 所有 的 碗|喂 了 猫|打扫 了 厨房|浇 了 那些 花|关上 了 所有 的 窗户|铺 "
     "好 了 床> 。",
     24},
    {"home, zh bei broke", "",
     "my <1:cup|glass|vase|toy|umbrella> was broken#1 by <2:the cat|my little brother|my son|a "
     "child> <3:yesterday|again|this morning> .",
     "我 的 <1:杯子|玻璃杯|花瓶|玩具|雨伞> <3:昨天|又|今天 早上> 被 <2:猫|我 弟弟|我 儿子|一 个 "
     "孩子> <1:打破#1|打破#1|打破#1|弄坏#1|弄坏#1> 了 。",
     18},
    {"home, zh rang mother", "",
     "<1:mom|my father|my wife|my sister> doesn't#1 let#2 me#3 <2:play games|eat candy|go out at "
     "night|keep a dog|watch television> .",
     "<1:妈妈|我 爸爸|我 妻子|我 姐姐> 不#1 让#2 我#3 <2:玩 游戏|吃 糖果|晚上 出去|养 狗|看 电视> "
     "。",
     18},
    {"home, zh gei daughter", "",
     "<1:grandpa|grandma|my uncle|my aunt> <2:made|bought> <3:me|my daughter|the baby> a "
     "<4:toy|hat|kite|sweater> .",
     "<1:爷爷|奶奶|我 叔叔|我 阿姨> 给 <3:我|我 女儿|宝宝> <2:做|买> 了 一 <4:个 玩具|顶 帽子|个 "
     "风筝|件 毛衣> 。",
     16},
    {"home, zh de complement", "",
     "my <1:grandma|wife|mom|brother> <2:cooks#31 very well#32|drives#31 too fast#32|speaks#31 "
     "very slowly#32|sings#31 very well#32|gets#31 up#31 very early#32> .",
     "我 <1:奶奶|妻子|妈妈|哥哥> <2:做饭 做#31 得 很 好#32|开#31 得 太 快#32 了|说#31 得 很 "
     "慢#32|唱#31 得 很 好#32|起#31 得 很 早#32> 。",
     16},
    {"home, zh laughed till", "",
     "<1:the children|we|they|everyone> laughed#1 so#2 hard that <1:they|we|they|they> "
     "<2:cried|couldn't#21 stand#22 up#22|couldn't#21 speak#22|fell#21 off the chairs#22> .",
     "<1:孩子 们|我们|他们|大家 都> 笑#1 得#2 <2:哭 了|站#22 不#21 起来#22|说#22 不#21 出 话|从 "
     "椅子#22 上 掉#21 了 下来> 。",
     14},
    {"home, zh both cries and shouts", "",
     "the <1:children|boys|kids|girls> are <2:singing#31 and dancing#32|running#31 and "
     "jumping#32|talking#31 and laughing#32> in the <3:garden|room|living room> .",
     "<1:孩子 们|男孩 们|小孩|女孩 们> 在 <3:花园|房间|客厅> 里 <2:又 唱#31 又 跳#32|又 跑#31 又 "
     "跳#32|又 说#31 又 笑#32> 。",
     43},
    {"home, zh not only but also cook", "",
     "my <1:husband|son|brother|grandpa> not#1 only#1 <2:cooks|washes clothes|cleans the house> "
     "every#5 day#5 , but#2 also#2 <3:looks after the children|helps the neighbors|waters the "
     "flowers|feeds the dog> .",
     "我 <1:丈夫|儿子|哥哥|爷爷> 每天#5 不但#1 <2:做饭|洗 衣服|打扫 房子> ， 而且#2 <3:照顾 "
     "孩子|帮助 邻居|浇 花|喂 狗> 。",
     14},
    {"home, zh except everyone eats", "",
     "my whole#1 family#2 <1:likes spicy food|can swim|gets up early|likes dogs|plays "
     "tennis> except#3 <2:me|my mom|my brother|my little sister> .",
     "除了#3 <2:我|我 妈妈|我 哥哥|我 妹妹> ， 我 全家#2 都#1 <1:喜欢 辣 的 食物|会 游泳|起 得 "
     "很 早|喜欢 狗|打 网球> 。",
     20},
    {"home, zh only then", "",
     "i didn't#1 <1:get#31 home#32|go to bed#32|finish#31 the work#32|eat dinner> until#2 "
     "<2:ten|eleven|twelve|nine> o'clock#3 last night#4 .",
     "我 昨晚#4 <2:十|十一|十二|九> 点#3 才#1 <1:到#31 家#32|去 睡觉#32|完成#31 工作#32|吃 晚饭> "
     "。",
     18},
    {"home, zh gang", "",
     "i have just#6 <1:come home#31|finished#31 dinner#32|finished#31 my homework#32|finished#33 "
     "washing#31 the dishes#32> and i am very#1 <2:tired|full|happy|thirsty|sleepy> .",
     "我 刚#6 <1:回家#31|吃 完#31 晚饭#32|做 完#31 作业#32|洗#31 完#33 碗#32> ， 我 很#1 "
     "<2:累|饱|高兴|渴|困> 。",
     14},
    {"home, zh just about to when", "",
     "i was about#1 to <1:go to bed|eat|go out|cook|take a shower> when#2 <2:the phone rang|my "
     "friend came|it began to rain|the baby woke up> .",
     "<2:电话 响|我 的 朋友 来|开始 下雨|宝宝 醒 来> 的 时候#2 ， 我 正#1 要 "
     "<1:睡觉|吃饭|出去|做饭|洗澡> 。",
     39},
    {"home, moment it happened", "",
     "i was <1:cooking|taking a shower|having lunch|cleaning the room|watching television> "
     "when#1 <2:you called|the neighbor knocked|it began to rain|he came home> .",
     "<2:你 打 电话|邻居 敲门|开始 下雨|他 回家> 的 时候#1 ， 我 在 <1:做饭|洗澡|吃 午饭|打扫 "
     "房间|看 电视> 。",
     47},
    {"home, figure out", "",
     "i can't figure#1 out#1 <1:how to use this machine|why the baby is crying|why the cat is "
     "afraid of me|what my wife wants|how to fix the door> .",
     "我 想 不 明白#1 <1:这 台 机器 怎么 用|宝宝 为什么 哭|猫 为什么 害怕 我|我 妻子 想要 "
     "什么|怎么 修 门> 。",
     17},
    {"home, put off", "",
     "it's <1:raining|too windy|too hot|too cold> , so#1 we have to <2:play inside|stay at "
     "home|go another day> .",
     "<1:下雨 了|风 太 大|太 热 了|太 冷 了> ， 所以#1 我们 得 <2:在 里面 玩|待 在 家 里|改天 "
     "去> 。",
     14},
    {"home, grow vegetables", "",
     "the <1:tomatoes|carrots|potatoes|grapes|peaches> my <2:grandpa|grandma|neighbor|uncle> "
     "grows#1 are very#2 <3:sweet|big|good|fresh> .",
     "我 <2:爷爷|奶奶|邻居|叔叔> 种#1 的 <1:西红柿|胡萝卜|土豆|葡萄|桃子> 非常#2 "
     "<3:甜|大|好|新鲜> 。",
     16},
    {"home, neighbor whose dog", "",
     "our neighbor#1 has#2 a <1:dog|cat|bird|child> that <1:runs to our door every day|often comes "
     "to our garden|sings every morning|cries every night> .",
     "我们 的 邻居#1 有#2 <1:一 只 每天 跑 到 我们 的 门口 的 狗|一 只 常常 来 我们 的 花园 的 "
     "猫|一 只 每天 早上 唱歌 的 鸟|一 个 每天 晚上 哭 的 孩子> 。",
     12},
    {"home, spent on", "",
     "<1:my wife|my son|my brother|my sister> spent#1 a lot#2 of money on "
     "<2:clothes|toys|books|food|shoes> <3:last month|this month|this year> .",
     "<1:我 妻子|我 儿子|我 哥哥|我 姐姐> <3:上个月|这 个 月|今年> 花#1 了 很多#2 钱 买 "
     "<2:衣服|玩具|书|食物|鞋> 。",
     42},
    {"home, spend time", "",
     "<1:i|we|my parents|they> like#1 to spend#2 time#3 with <2:the children|friends|my "
     "grandmother|the dog> <3:on Sunday|in the evening|in summer> .",
     "<1:我|我们|我 父母|他们> 喜欢#1 在 <3:星期天|晚上|夏天> 陪#2 <2:孩子 们|朋友|我 奶奶|狗> 。",
     23},
    {"home, saving for", "",
     "<1:i am|my brother is|we are|she is> saving#1 money#1 to buy#3 a "
     "<2:car|house|computer|bike|piano> .",
     "<1:我|我 哥哥|我们|她> 在 存钱#1 买#3 <2:汽车|房子|电脑|自行车|钢琴> 。", 20},
    {"home, can't afford", "",
     "this <1:car|house|watch|piano|coat> is too#1 expensive#2 , we can't#3 afford#4 it .",
     "这 <1:辆 汽车|座 房子|块 手表|架 钢琴|件 大衣> 太#1 贵#2 了 ， 我们 买#4 不#3 起#4 。", 16},
    {"home, lose weight no choice", "",
     "i want#3 to lose#1 weight#1 , so#2 i <1:eat less rice|run every morning|don't eat dinner|go "
     "to the gym|don't drink milk tea> .",
     "我 想#3 减肥#1 ， 所以#2 我 <1:少 吃 米饭|每天 早上 跑步|不 吃 晚饭|去 健身房|不 喝 奶茶> 。",
     23},
    {"home, retired since", "",
     "since#1 <1:my father|my grandfather|my mother|my aunt> retired#2 , <2:the house is always "
     "full of guests|life is very quiet|we often travel together|the garden is more beautiful> .",
     "<1:我 爸爸|我 爷爷|我 妈妈|我 阿姨> 退休#2 以后#1 ， <2:家 里 总是 有 很多 客人|生活 非常 "
     "安静|我们 常常 一起 旅行|花园 更 漂亮> 。",
     18},
    {"home, due to be born", "",
     "my <1:sister|wife|aunt|daughter> is going to have#1 a baby#2 <2:next month|in spring|this "
     "year|soon> .",
     "我 <1:姐姐|妻子|阿姨|女儿> <2:下个月|春天|今年|很 快> 要 生#1 宝宝#2 了 。", 16},
    {"home, looks like me", "",
     "<1:she looks|he looks|the baby looks|my son looks> just#2 like#1 <3:me|you|grandpa|my "
     "husband> when#3 <3:i was|you were|he was|he was> little#4 .",
     "<1:她|他|宝宝|我 儿子> 长 得 很#2 像#1 <3:我|你|爷爷|我 丈夫> 小#4 时候#3 。", 14},
    {"home, clothes too small now", "",
     "the child#1 grew#2 so#3 fast#4 that the <1:shoes|trousers|shirt|coat|sweater> we bought#5 "
     "last#6 year#6 <1:are|are|is|is|is> already#7 too#8 small#9 .",
     "孩子#1 长#2 得#3 很 快#4 ， 我们 去年#6 买#5 的 <1:鞋|裤子|衬衫|大衣|毛衣> 已经#7 太#8 小#9 "
     "了 。",
     16},
    {"home, forgot the stove", "",
     "i forgot#1 to <1:turn off the light|close the window|lock the door|feed the cat|water the "
     "flowers|bring the keys> again#2 .",
     "我 又#2 忘记#1 <1:关 灯|关 窗户|锁 门|喂 猫|浇 花|带 钥匙> 了 。", 20},
    {"home, cut my finger", "",
     "<1:mom|my wife|i|my daughter> cut#1 <1:her|her|my|her> finger#2 while#3 <3:cooking|cutting "
     "vegetables|cutting the meat|making a salad> .",
     "<1:妈妈|我 妻子|我|我 女儿> <3:做饭|切 蔬菜|切 肉|做 沙拉> 的 时候#3 切#1 到 了 手指#2 。",
     16},
    {"home, fell off and hurt", "",
     "<1:my grandma|the boy|my uncle|the little girl> fell#1 on the <2:stairs|ice|road|floor> and "
     "hurt#3 <1:her|his|his|her> <3:hand|leg|foot|back> .",
     "<1:我 奶奶|男孩|我 叔叔|小 女孩> 在 <2:楼梯 上|冰 上|路 上|地板 上> 摔倒#1 了 ， "
     "<3:手|腿|脚|背> 受伤#3 了 。",
     16},
    {"home, spilled all over", "",
     "the <1:child|cat|baby|boy> knocked#1 over#1 <2:the milk|the glass|the vase|the coffee|the "
     "bottle> and ran#2 away#2 .",
     "<1:孩子|猫|宝宝|男孩> 打翻#1 了 <2:牛奶|玻璃杯|花瓶|咖啡|瓶子> ， 跑#2 了 。", 16},
    {"home, cake for birthday", "",
     "my <1:wife|mom|sister|grandma> made#1 a <2:big|beautiful|chocolate|strawberry> cake#2 for my "
     "<3:son|father|daughter|brother> 's birthday#4 .",
     "我 <1:妻子|妈妈|姐姐|奶奶> 为 我 <3:儿子|爸爸|女儿|哥哥> 的 生日#4 做#1 了 一 个 <2:大|漂亮 "
     "的|巧克力|草莓> 蛋糕#2 。",
     16},
    {"home, turned an age", "",
     "<1:my son|my niece|my daughter|my grandson> will be <2:five|three|eight|ten> years old "
     "<3:next week|tomorrow|next month> , what#1 gift#2 should i buy#3 ?",
     "<1:我 儿子|我 侄女|我 女儿|我 孙子> <3:下周|明天|下个月> 就 <2:五|三|八|十> 岁 了 ， 我 应该 "
     "买#3 什么#1 礼物#2 ？",
     16},
    {"home, surprise", "",
     "don't tell#1 <1:mom|dad|grandma|my wife> , we want to give <1:her|him|her|her> a "
     "<2:surprise|birthday cake|gift|new phone> .",
     "不要 告诉#1 <1:妈妈|爸爸|奶奶|我 妻子> ， 我们 想 给 <1:她|他|她|她> 一 <2:个 惊喜|个 生日 "
     "蛋糕|份 礼物|部 新 手机> 。",
     16},
    {"home, can't sleep without", "",
     "my <1:son|daughter|husband|baby> can't#1 fall#2 asleep#2 without <2:a story|the little "
     "bear|the light|milk|music> .",
     "我 <1:儿子|女儿|丈夫|的 宝宝> 没有 <2:故事|小 熊|灯|牛奶|音乐> 就 睡#2 不#1 着 。", 14},
    {"home, slept badly", "",
     "i slept#1 very badly#2 last night#3 , because <1:the baby cried all night|it was too hot|the "
     "dog barked all night|i drank too much coffee|the bed was too hard> .",
     "我 昨晚#3 睡#1 得 很 不#2 好#2 ， 因为 <1:宝宝 哭 了 一 夜|太 热 了|狗 叫 了 一 夜|我 喝 了 "
     "太 "
     "多 咖啡|床 太 硬 了> 。",
     19},
    {"home, feel better after", "",
     "take#3 the medicine#4 , <1:drink more water|sleep#42 well#43|stay in bed|wear warm clothes> "
     ", "
     "and you will be better#2 <2:soon|tomorrow|in#41 two days> .",
     "吃#3 药#4 ， <1:多 喝 水|好好#43 睡觉#42|待 在 床 上|穿 暖和 的 衣服> ， 你 <2:很 "
     "快|明天|两 天 "
     "以后#41> 就 会 好#2 一点儿 。",
     12},
    {"home, hospital visit", "",
     "<1:my father|my grandma|the baby|my neighbor> has been in hospital#1 for "
     "<2:two|three|ten|five> days#2 , but is much better#3 now#4 .",
     "<1:我 爸爸|我 奶奶|宝宝|我 邻居> 已经 住院#1 <2:两|三|十|五> 天#2 了 ， 但是 现在#4 好#3 多 "
     "了 。",
     14},
    {"home, no smoking please", "",
     "<1:smoking|drinking wine|eating too much sugar|sleeping too late> is bad#1 for your health#2 "
     ", <2:you must stop|please think of your family|my doctor says so too> .",
     "<1:抽烟|喝 酒|吃 太 多 糖|睡 得 太 晚> 对 健康#2 不#1 好#1 ， <2:你 必须 停止|请 想 一 想 你 "
     "的 "
     "家人|我 的 医生 也 这么 说> 。",
     70},
    {"home, learned to swim", "",
     "my <1:sister|son|brother|daughter> didn't learn#1 to <2:swim|drive|cook|ride a bike|play "
     "chess> until#3 <3:last year|last summer|this year> .",
     "我 <1:姐姐|儿子|哥哥|女儿> <3:去年|去年 夏天|今年> 才#3 学 会#1 <2:游泳|开车|做饭|骑 "
     "自行车|下 象棋> 。",
     16},
    {"home, taught me", "",
     "<1:grandpa|my uncle|my mother|my grandma> was the person#1 who taught#2 me <2:how to "
     "swim|how to cook|how to play the piano|how to ride a bike> .",
     "教#2 我 <2:游泳|做饭|弹 钢琴|骑 自行车> 的 人#1 是 <1:外公|我 叔叔|我 妈妈|我 奶奶> 。", 16},
    {"home, love doing together", "",
     "<1:playing football|going to the park|cooking together|reading stories|playing chess> with "
     "<2:my father|my son|my brother|my grandpa> makes#6 me very happy#7 .",
     "和 <2:我 爸爸|我 儿子|我 哥哥|我 爷爷> 一起 <1:踢 足球|去 公园|做饭|读 故事|下 象棋> 让#6 我 "
     "很 高兴#7 。",
     14},
};

}  // namespace

std::span<const Template> templates_of_family() { return family; }

}  // namespace playground::grammar
