// Templates: plain Chinese sentences.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_statements[] = {
    {"zh intro, name from job", "l=pick:country",
     "my#1 name#2 is <1:Xiaoming|Lili|Tom|Anna|David|Fangfang|Mike> , i am from#3 {l} , and i am "
     "<2:a teacher#21|a student#21|a doctor#21|a nurse#21|an engineer#21|a programmer#21|a "
     "chef#21|a lawyer#21> .",
     "我#1 叫#2 <1:小明|丽丽|汤姆|安娜|大卫|芳芳|迈克> ， 来自#3 {l} ， 是 一 名 "
     "<2:老师#21|学生#21|医生#21|护士#21|工程师#21|程序员#21|厨师#21|律师#21> 。",
     40, true},
    {"zh intro, hello i am from and i like", "l=pick:land",
     "hello#1 everyone#2 , i am <1:Xiaomei|Tom|Lili|Mary|Anna|David> , i come#3 from {l} , and i "
     "like#4 <2:reading|swimming|singing|dancing|drawing|cooking|traveling|running> .",
     "大家#2 好#1 ， 我 是 <1:小美|汤姆|丽丽|玛丽|安娜|大卫> ， 来自#3 {l} ， 喜欢#4 "
     "<2:看书|游泳|唱歌|跳舞|画画|做饭|旅行|跑步> 。",
     35, true},
    {"zh intro, worked somewhere for years", "",
     "i#1 have worked#2 in <1:a school#21|a hospital#21|a company#21|a bank#21|a restaurant#21|a "
     "factory#21> for <2:two|three|five|ten|twenty> years#3 .",
     "我#1 在 <1:一 所 学校#21|一 家 医院#21|一 家 公司#21|一 家 银行#21|一 家 餐厅#21|一 家 "
     "工厂#21> 工作#2 了 <2:两|三|五|十|二十> 年#3 了 。",
     30},
    {"zh intro, learning for a time", "",
     "i#1 have been learning#2 <1:Chinese|English|French|the piano#21|the violin#21> for "
     "<2:three#31 months#32|half a year|a year|two#31 years#32|five#31 years#32> .",
     "我#1 学#2 <1:中文|英语|法语|钢琴#21|小提琴#21> 学 了 <2:三#31 个 月#32|半 年|一 年|两#31 "
     "年#32|五#31 年#32> 了 。",
     35},
    {"zh hobby, weekends with friends", "",
     "i like#1 <1:playing#21 basketball#22|playing#21 football#22|watching#21 "
     "movies#22|swimming|hiking|playing#21 games#22|shopping> with my "
     "<2:friends|classmates|family|brother|sister> every weekend#2 .",
     "每 个 周末#2 我 喜欢#1 和 <2:朋友|同学|家人|哥哥|姐姐> 一起 <1:打#21 篮球#22|踢#21 "
     "足球#22|看#21 电影#22|游泳|爬 山|玩#21 游戏#22|逛街> 。",
     35},
    {"zh hobby, hobby is, especially", "",
     "my hobby#1 is <1:reading|cooking|traveling|drawing|running|swimming|listening#21 to "
     "music#22> , and i <2:hope#31 to meet#32 more#33 friends#34|want#31 to teach#32 "
     "you#33|also#31 like#32 singing#33|also#31 like#32 watching#33 movies#34> .",
     "我 的 爱好#1 是 <1:看书|做饭|旅行|画画|跑步|游泳|听#21 音乐#22> ， 我 <2:希望#31 认识#32 更 "
     "多#33 朋友#34|想#31 教#32 你#33|也#31 喜欢#32 唱歌#33|也#31 喜欢#32 看#33 电影#34> 。",
     25},
    {"zh family, four people", "",
     "there are four#1 people#2 in my#3 family#4 , my dad#6 , my mom#7 , my "
     "<3:brother|sister|younger brother#21|younger sister#21> and me#5 <4:.|. i love#41 my "
     "family#42 .|. we are very happy#41 .|. we have#41 a dog#42 .>",
     "我#3 家#4 有 四#1 口 人#2 ， 爸爸#6 、 妈妈#7 、 <3:哥哥|姐姐|弟弟#21|妹妹#21> 和 我#5 "
     "<4:。|。 我 爱#41 我 的 家人#42 。|。 我们 很 高兴#41 。|。 我们 有#41 一 只 狗#42 。>",
     30, true},
    {"zh family, parents' jobs", "",
     "my dad#1 is <1:a doctor#21|a teacher#21|a driver#21|an engineer#21|a policeman#21|a "
     "farmer#21|a lawyer#21> , and my mom#2 is <2:a teacher#31|a nurse#31|a writer#31|a "
     "scientist#31|a doctor#31> .",
     "我 爸爸#1 是 <1:医生#21|老师#21|司机#21|工程师#21|警察#21|农民#21|律师#21> ， 我 妈妈#2 是 "
     "<2:老师#31|护士#31|作家#31|科学家#31|医生#31> 。",
     30},
    {"zh compare, older and younger", "",
     "my <1:younger brother#21|younger sister#21|wife|friend|girlfriend|classmate> is "
     "<2:two|three|four|five|six|ten> years#1 younger#2 than#3 me#4 .",
     "我 <1:弟弟#21|妹妹#21|妻子|朋友|女朋友|同学> 比#3 我#4 小#2 <2:两|三|四|五|六|十> 岁#1 。",
     30, true},
    {"zh compare, older", "",
     "my <1:brother|sister|husband|boyfriend|roommate|colleague> is <2:one year#31|two "
     "years#31|three years#31|four years#31|five years#31|ten years#31> older#2 than#3 me#4 .",
     "我 <1:哥哥|姐姐|丈夫|男朋友|室友|同事> 比#3 我#4 大#2 <2:一 岁#31|两 岁#31|三 岁#31|四 "
     "岁#31|五 岁#31|十 岁#31> 。",
     30, true},
    {"zh compare, today and yesterday", "",
     "today#1 is <1:hotter|colder|warmer> than#2 yesterday#3 , <2:i don't want#31 to go out#32|i "
     "want#31 to go home#32|i want#31 to stay at home#32|i don't want#31 to go to work#32|i don't "
     "want#31 to run#32> .",
     "今天#1 比#2 昨天#3 <1:热|冷|暖和> ， <2:我 不 想#31 出去#32|我 想#31 回家#32|我 想#31 待 在 "
     "家 里#32|我 不 想#31 上班#32|我 不 想#31 跑步#32> 。",
     25},
    {"zh compare, transport", "",
     "taking#1 <1:the subway#41|the train#41|a plane#41|a taxi#41> is <2:faster|cheaper#21|more#22 "
     "expensive#22|more#21 convenient#22|more#21 comfortable#22> than#2 taking#3 the bus#4 .",
     "坐#1 <1:地铁#41|火车#41|飞机#41|出租车#41> 比#2 坐#3 公交车#4 <2:快|便宜#21|贵#22|更#21 "
     "方便#22|更#21 舒服#22> 。",
     35},
    {"zh compare, as tall as", "",
     "i#1 am as#2 <1:tall|busy|clever|strong|tired|happy> as#3 my "
     "<2:brother|sister|dad|mom|friend|teacher> .",
     "我#1 和#3 我 <2:哥哥|姐姐|爸爸|妈妈|的 朋友|的 老师> 一样#2 "
     "<1:高|忙|聪明|强壮|累|高兴> 。",
     30},
    {"zh compare, not as tall as", "",
     "i#1 am not#2 as <1:tall|busy|clever|strong|young|beautiful> as my "
     "<2:brother|sister|dad|mom|friend|teacher> .",
     "我#1 没有#2 我 <2:哥哥|姐姐|爸爸|妈妈|朋友|老师> <1:高|忙|聪明|强壮|年轻|漂亮> 。", 30, true},
    {"zh complement, runs fast", "",
     "my <1:brother|sister|friend|son|daughter|dad> <2:runs#21 very fast#22|swims#21 very "
     "fast#22|sings#21 very well#22|dances#21 very well#22|talks#21 very fast#22|eats#21 very "
     "slowly#22|draws#21 very well#22|drives#21 very slowly#22> .",
     "我 <1:哥哥|姐姐|朋友|儿子|女儿|爸爸> <2:跑#21 得 很 快#22|游#21 得 很 快#22|唱#21 得 很 "
     "好#22|跳#21 得 很 好#22|说#21 得 很 快#22|吃#21 得 很 慢#22|画#21 得 很 好#22|开车#21 开 得 "
     "很 慢#22> 。",
     35, true},
    {"zh complement, runs faster than", "",
     "my <1:brother|sister|friend|classmate|son|dog#41> <2:runs#21 faster#22|swims#21 "
     "faster#22|eats#21 more#22|sleeps#21 more#22|walks#21 more#22 slowly#22> than#1 me#2 .",
     "我 <1:哥哥|姐姐|朋友|的 同学|儿子|的 狗#41> <2:跑#21|游#21|吃#21|睡#21|走#21> 得 比#1 我#2 "
     "<2:快#22|快#22|多#22|多#22|慢#22> 。",
     35},
    {"zh complement, slept badly", "",
     "i#1 slept#2 <1:badly|very little|very late> <2:last night|yesterday> , so#3 today#4 i <3:am "
     "very tired#31|want#31 to rest#32|got up late#31|have to go to bed early#31> .",
     "我#1 <2:昨晚|昨天> 睡#2 得 <1:不 好|很 少|很 晚> ， 所以#3 今天#4 我 <3:很 累#31|想#31 "
     "休息#32|起 得 很 晚#31|得 早点 睡觉#31> 。",
     30, true},
    {"zh ba, close the door", "",
     "<3:please|Xiaoming , please|mom , please|dad , please> <1:open|close> the "
     "<2:door|window|box|drawer|suitcase|fridge> .",
     "<3:请|小明 ， 请|妈妈 ， 请|爸爸 ， 请> <1:打开|关上> <2:门|窗户|箱子|抽屉|行李箱|冰箱> 。",
     25},
    {"zh ba, left my keys somewhere", "",
     "i#1 left#2 my <1:keys|phone|wallet|passport|umbrella|backpack|glasses> <2:at home#21|in the "
     "car#21|in the office#21|in the classroom#21|in the taxi#21|in the restaurant#21> .",
     "我#1 把 <1:钥匙|手机|钱包|护照|雨伞|书包|眼镜> 忘#2 在 <2:家 里#21|车#21 里|办公室#21 "
     "里|教室#21 里|出租车#21 上|餐厅#21 里> 了 。",
     40},
    {"zh ba, lost or broke", "",
     "my <1:younger brother#21|younger sister#21|son|daughter|roommate|friend> <2:broke|lost> "
     "my#1 <3:phone|computer|bike|book|watch|glasses|umbrella> , what#2 should i#3 do ?",
     "我 <1:弟弟#21|妹妹#21|儿子|女儿|的 室友|的 朋友> 把 我 的#1 "
     "<3:手机|电脑|自行车|书|手表|眼镜|雨伞> <2:弄坏|弄丢> 了 ， 我#3 应该 怎么办#2 ？",
     30},
    {"zh ba, pass me", "",
     "please#1 <1:pass|give> me#2 <2:the salt|the menu|the sugar|that book|the chopsticks|the "
     "newspaper|the passport|the key> .",
     "请#1 把 <2:盐|菜单|糖|那 本 书|筷子|报纸|护照|钥匙> <1:递|拿> 给 我#2 。", 36, true},
    {"zh ba, already finished", "",
     "i#1 have already#2 finished#3 <1:my homework#21|my report#21|my work#21|my "
     "breakfast#21|reading#22 the book#21|writing#22 the letter#21|washing#22 the clothes#21> , "
     "<2:may i go home#31|may i go to bed#31|may i watch#31 television#32|may i go out#31|can you "
     "help#31 me check#32> ?",
     "我#1 已经#2 把 <1:作业#21 做|报告#21 写|工作#21 做|早饭#21 吃|书#21 看#22|信#21 "
     "写#22|衣服#21 洗#22> 完#3 了 ， <2:我 可以 回家#31 吗|我 可以 睡觉#31 吗|我 可以 看#31 "
     "电视#32 吗|我 可以 出去#31 吗|你 能 帮#31 我 检查#32 吗> ？",
     25, true},
    {"zh bei, stolen", "",
     "my#1 <1:bike|phone|wallet|computer|car|passport|suitcase|camera> was stolen#2 "
     "<2:yesterday|last night|this morning#31|last week#31|at the airport#31|on the bus#31> .",
     "我#1 的 <1:自行车|手机|钱包|电脑|汽车|护照|行李箱|相机> <2:昨天|昨晚|今天 "
     "早上#31|上周#31|在 机场#31|在 公交车#31 上> 被 偷#2 了 。",
     30},
    {"zh bei, eaten by", "",
     "the <1:cake|fish|steak|bread|watermelon|ice cream#21|pizza> was eaten#1 by#2 <2:my younger "
     "brother#31|my younger sister#31|my dad#31|the dog|the cat|the mouse> <3:yesterday|last "
     "night|this morning#41> .",
     "<1:蛋糕|鱼|牛排|面包|西瓜|冰淇淋#21|比萨饼> <3:昨天|昨晚|今天 早上#41> 被#2 <2:我 弟弟#31|我 "
     "妹妹#31|我 爸爸#31|狗|猫|老鼠> 吃#1 了 。",
     30},
    {"zh bei, criticized or praised", "",
     "<1:Xiaoming|my brother|my friend|my son|my daughter> was <2:criticized|praised> by#1 the "
     "<3:teacher|boss|coach|principal|manager> <4:today|yesterday|again> .",
     "<1:小明|我 哥哥|我 的 朋友|我 儿子|我 女儿> <4:今天|昨天|又> 被#1 "
     "<3:老师|老板|教练|校长|经理> <2:批评|表扬> 了 。",
     30},
    {"zh zhe, on the wall", "",
     "there is <1:a picture#21|a map#21|a clock#21|a big mirror#21|a photo#21> on the wall#2 of "
     "my#1 <2:room|bedroom|office|kitchen|classroom> .",
     "我#1 <2:房间|卧室|办公室|厨房|教室> 的 墙#2 上 挂 着 <1:一 幅 画#21|一 张 地图#21|一 个 "
     "钟#21|一 面 大 镜子#21|一 张 照片#21> 。",
     30, true},
    {"zh zhe, sitting and standing", "",
     "there are many#1 <1:people|children|students|young people#21|tourists> <2:sitting#31 in the "
     "classroom#32|standing#31 at the door#32|sitting#31 in the park#32|waiting#31 "
     "outside#32|standing#31 on the bus#32> .",
     "<2:教室#32 里 坐#31 着|门口#32 站#31 着|公园#32 里 坐#31 着|外面#32 等#31 着|公交车#32 上 "
     "站#31 着> 很多#1 <1:人|孩子|学生|年轻人#21|游客> 。",
     30, true},
    {"zh zhe, the woman in red", "",
     "the <1:man|woman|girl|boy> <2:in red#31|in white#31|in black#31|with glasses#31|with a "
     "hat#31|with a book#31|with an umbrella#31> is#1 my#2 "
     "<3:teacher|friend|classmate|colleague|neighbor|roommate> .",
     "<2:穿 着 红色#31 衣服|穿 着 白色#31 衣服|穿 着 黑色#31 衣服|戴 着 眼镜#31|戴 着 帽子#31|拿着 "
     "书#31|拿着 雨伞#31> 的 那 个 <1:男人|女人|女孩|男孩> 是#1 我#2 的 "
     "<3:老师|朋友|同学|同事|邻居|室友> 。",
     30, true},
    {"zh guo, have you ever", "",
     "have you#1 ever <1:eaten#21 Chinese#22 food#23|eaten#21 dumplings#22|eaten#21 hot "
     "pot#22|been#21 to Beijing#22|been#21 to China#22|seen#21 a panda#22|read#21 this "
     "book#22|seen#21 this movie#22|learned#21 French#22|used#21 chopsticks#22> ?",
     "你#1 <1:吃#21 过 中国#22 菜#23|吃#21 过 饺子#22|吃#21 过 火锅#22|去#21 过 "
     "北京#22|去#21 过 中国#22|见#21 过 熊猫#22|读#21 过 这 本 书#22|看#21 过 这 部 "
     "电影#22|学#21 过 法语#22|用#21 过 筷子#22> 吗 ？",
     36},
    {"zh guo, how many times", "l=pick:land",
     "i#1 have been#2 to {l} <1:once|twice|three times#21|many times#21> , and i#3 want#4 to go#5 "
     "again#6 <2:this year#31|next year#31|this summer#31|next month#31> .",
     "我#1 去#2 过 {l} <1:一次|两 次|三 次#21|很多 次#21> ， 我#3 <2:今年#31|明年#31|今年 "
     "夏天#31|下个月#31> 想#4 再#6 去#5 一次 。",
     30, true},
    {"zh guo, never have", "l=pick:land",
     "i#1 have never#2 been#3 to {l} , but#4 i#5 <1:want#21 to|hope#21 to|really#23 want#21 to> "
     "go#6 <2:next year#31|this year#31|one day#31|this summer#31> .",
     "我#1 从来 没有#2 去#3 过 {l} ， 但是#4 我#5 <1:想#21|希望#21|真的#23 想#21> "
     "<2:明年#31|今年#31|有 一天#31|今年 夏天#31> 去#6 。",
     25},
    {"zh zhengzai, please be quiet", "",
     "my <1:dad|son|daughter|brother|roommate|wife> is "
     "<2:sleeping|working|studying|reading|resting|watching#21 television#22> , please#1 <3:be "
     "quiet|wait a moment|close#31 the door#32|turn off#31 the light#32> .",
     "我 <1:爸爸|儿子|女儿|哥哥|室友|妻子> 正在 <2:睡觉|工作|学习|看书|休息|看#21 电视#22> ， 请#1 "
     "<3:安静 一点儿|等 一会儿|关上#31 门#32|关#31 灯#32> 。",
     25, true},
    {"zh zhengzai, when you called", "",
     "when#1 you#2 called#3 me#4 <1:yesterday|last night|this morning#21> , i#5 was "
     "<2:cooking|sleeping|driving|working|reading|running|watching#31 television#32|playing#31 "
     "games#32> .",
     "<1:昨天|昨晚|今天 早上#21> 你#2 给 我#4 打 电话#3 的 时候#1 ， 我#5 正在 "
     "<2:做饭|睡觉|开车|工作|看书|跑步|看#31 电视#32|玩#31 游戏#32> 。",
     30, true},
    {"zh zhengzai, mom in the kitchen", "",
     "my <1:mom|grandma|wife|aunt> is cooking#1 in the kitchen#2 , and my "
     "<2:dad|grandpa|son|daughter> is <3:watching#31 television#32|reading#31 the "
     "newspaper#32|drinking#31 tea#32|playing#31 games#32|sleeping> in the living room#3 .",
     "我 <1:妈妈|奶奶|妻子|阿姨> 正在 厨房#2 里 做饭#1 ， 我 <2:爸爸|爷爷|儿子|女儿> 在 客厅#3 里 "
     "<3:看#31 电视#32|看#31 报纸#32|喝#31 茶#32|玩#31 游戏#32|睡觉> 。",
     25, true},
    {"zh kuaiyao, about to", "",
     "it is going to <1:rain|snow> soon#1 , <2:remember#31 to bring#32 an umbrella#33|let's#31 go "
     "home#32|don't#31 go out#32|please#31 close#32 the windows#33|be careful#31 on the road#32> .",
     "快 要#1 <1:下雨|下雪> 了 ， <2:记得#31 带#32 伞#33|我们#31 回家#32 吧|不要#31 出去#32|请#31 "
     "把 窗户#33 关上#32|路#32 上 小心#31> 。",
     35, true},
    {"zh kuaiyao, hurry up", "",
     "<1:the movie#21|the meeting#21|the game#21|the exam#21|the wedding#21|the party#21> is going "
     "to start#1 soon#2 , <2:hurry up !|please#31 be quiet#32 .|where#31 are you#32 ?|are you#31 "
     "ready#32 ?|let's#31 go#32 .|don't#31 be late#32 .>",
     "<1:电影#21|会议#21|比赛#21|考试#21|婚礼#21|聚会#21> 快 要#2 开始#1 了 ， <2:快 点 ！|请#31 "
     "安静#32 。|你#32 在 哪里#31 ？|你#31 准备 好#32 了 吗 ？|我们#31 走#32 吧 。|不要#31 迟到#32 "
     "。>",
     30, true},
    {"zh kuaiyao, coming soon", "",
     "<1:my#21 birthday#22|the weekend#21|summer|winter|the new year#21|the holiday#21|the spring "
     "festival#21> is coming#1 soon#2 , <2:i am very happy .|i want#31 to go home#32 .|i want#31 "
     "to buy#32 some new#33 clothes#34 .|i want#31 to travel#32 .|where#31 do you#32 want#33 to "
     "go#34 ?|what#31 do you#32 want#33 to do#34 ?>",
     "<1:我#21 的 生日#22|周末#21|夏天|冬天|新年#21|假期#21|春节#21> 快#2 到#1 了 ， <2:我 很 高兴 "
     "。|我 想#31 回家#32 。|我 想#31 买#32 一些 新#33 衣服#34 。|我 想#31 去 旅行#32 。|你#32 "
     "想#33 去#34 哪里#31 ？|你#32 想#33 做#34 什么#31 ？>",
     30, true},
    {"zh yibian, at the same time", "",
     "i#1 like#2 <1:listening#21 to music#22|singing|watching#21 videos#22|thinking> while#3 "
     "<2:running|cooking|working|drawing|walking> .",
     "我#1 喜欢#2 一边#3 <2:跑步|做饭|工作|画画|走路> 一边 <1:听#21 音乐#22|唱歌|看#21 "
     "视频#22|思考> 。",
     30},
    {"zh yibian, do not", "",
     "don't#1 <1:look at your phone#21|talk|play#21 games#22|listen#21 to music#22|watch#21 "
     "videos#22> while#2 <2:eating|driving|walking|cooking|crossing#31 the road#32> .",
     "不要#1 一边#2 <2:吃饭|开车|走路|做饭|过#31 马路#32> 一边 <1:看 手机#21|说话|玩#21 "
     "游戏#22|听#21 音乐#22|看#21 视频#22> 。",
     25},
    {"zh suiran, still went", "",
     "although <1:it was raining#21|it was very cold#21|i was very tired#21|i was very busy#21|i "
     "was ill#21|i was hungry#21|it was very late#21> , i#1 still#2 <2:went to work#31|went to "
     "school#31|finished#31 my work#32|helped#31 my friend#32|went#31 to the gym#32|cooked#31> .",
     "虽然 <1:在 下雨#21|非常 冷#21|我 非常 累#21|我 非常 忙#21|我 生病 了#21|我 很 饿#21|非常 "
     "晚#21> ， 但是 我#1 还是#2 <2:去 上班#31 了|去 了 学校#31|做 完#31 了 我 的 工作#32|帮助#31 "
     "了 我 的 朋友#32|去#31 了 健身房#32|做饭#31 了> 。",
     30},
    {"zh suiran, difficult but", "",
     "although <1:Chinese|English|math|this#21 job#22|life|the exam#22> is very difficult#1 , i#2 "
     "<2:will#31 not give up#32|am not afraid#31|am very happy#31|want#31 to try#32|will#31 study "
     "hard#32|believe#31 i can#32 do it> .",
     "虽然 <1:中文|英语|数学|这#21 份 工作#22|生活|考试#22> 很 难#1 ， 但是 我#2 <2:不会#31 "
     "放弃#32|不 害怕#31|很 高兴#31|想#31 试 一下#32|会#31 努力 学习#32|相信#31 自己 能#32 做 到> "
     "。",
     30, true},
    {"zh chule, what else i like", "",
     "besides#1 <1:basketball|football|reading|swimming|music|Chinese|coffee> , i#2 also#3 like#4 "
     "<2:drawing|cooking|traveling|tennis|English|tea|history> .",
     "除了#1 <1:篮球|足球|看书|游泳|音乐|中文|咖啡> 以外 ， 我#2 还#3 喜欢#4 "
     "<2:画画|做饭|旅行|网球|英语|茶|历史> 。",
     30},
    {"zh chule, everyone except", "",
     "everyone#1 <1:came|went to school#21|passed the exam#21|likes#21 hot pot#22|went home#21|is "
     "happy#21> except#2 <2:Xiaoming|Tom|me|my brother#31|the teacher#31|Lili> .",
     "除了#2 <2:小明|汤姆|我|我 哥哥#31|老师#31|丽丽> ， 大家#1 都 <1:来 了|去 上学#21 了|通过 了 "
     "考试#21|喜欢#21 火锅#22|回家#21 了|很 高兴#21> 。",
     30},
    {"zh lian, no time even to", "",
     "i am so busy#1 <1:today|this week#21|now|this month#21> that i#2 don't even#3 have time#4 to "
     "<2:eat|sleep|rest|drink#31 water#32|see#31 my friends#32|call#31 my mom#32> .",
     "我 <1:今天|这 个 星期#21|现在|这 个 月#21> 太 忙#1 了 ， 我#2 连#3 <2:吃饭|睡觉|休息|喝#31 "
     "水#32|见#31 朋友#32|给 我 妈妈#32 打 电话#31> 的 时间#4 都 没有 。",
     35, true},
    {"zh lian, even the teacher", "",
     "even#1 <1:the teacher#21|my dad#21|the professor#21|the doctor#21|my friend#21|a "
     "scientist#21> <2:doesn't know#31 the answer#32|cannot answer#31 this question#32|cannot "
     "solve#31 this problem#32|doesn't understand#31 this sentence#32> .",
     "连#1 <1:老师#21|我 爸爸#21|教授#21|医生#21|我 朋友#21|科学家#21> 都 <2:不 知道#31 "
     "答案#32|不能 回答#31 这 个 问题#32|不能 解决#31 这 个 问题#32|不 懂#31 这 个 句子#32> 。",
     30, true},
    {"zh yuelaiyue, weather and prices", "",
     "<1:the weather#21 is getting colder and colder#22|the weather#21 is getting hotter and "
     "hotter#22|English#21 is getting harder and harder#22|things#21 are getting more and more "
     "expensive#22|houses#21 are getting more and more expensive#22|oil#21 is getting more and "
     "more expensive#22|work#21 is getting harder and harder#22> , <2:what should#31 we#32 do|do "
     "you#31 know#32 why#33|have you#31 noticed#32> ?",
     "<1:天气#21 越来越 冷#22|天气#21 越来越 热#22|英语#21 越来越 难#22|东西#21 越来越 "
     "贵#22|房子#21 越来越 贵#22|油#21 越来越 贵#22|工作#21 越来越 难#22> 了 ， <2:我们#32 应该#31 "
     "怎么办|你#31 知道#32 为什么#33 吗|你#31 注意到#32 了 吗> ？",
     30},
    {"zh yuelaiyue, your Chinese", "",
     "<1:your#21 Chinese#22 is|your#21 English#22 is|your#21 French#22 is|my#21 Chinese#22 "
     "is|my#21 English#22 is|our#21 life#22 is|the world#22 is> getting better and better#1 <2:.|. "
     "that is great !|!|. i am very happy .>",
     "<1:你#21 的 中文#22|你#21 的 英语#22|你#21 的 法语#22|我#21 的 中文#22|我#21 的 "
     "英语#22|我们#21 的 生活#22|世界#22> 越来越 好#1 了 <2:。|。 太 好 了 ！|！|。 我 很 高兴 。>",
     30},
    {"zh yuelaiyue, more and more people", "",
     "more and more#1 <1:people|young people#21|students|women> <2:are learning#31 Chinese#32|are "
     "using#31 artificial#32 intelligence#33|like#31 running#32|like#31 traveling#32|like#31 "
     "Chinese#32 food#33|don't want#31 to get married#32|are working#31 at home#32> now#2 .",
     "现在#2 越来越 多#1 的 <1:人|年轻人#21|学生|女人> <2:在 学#31 中文#32|在 用#31 人工#32 "
     "智能#33|喜欢#31 跑步#32|喜欢#31 旅行#32|喜欢#31 中国#32 菜#33|不 想#31 结婚#32|在 家#32 "
     "工作#31> 。",
     30},
    {"zh shi-de, when did you", "",
     "when#1 did <2:you|your parents#31|your friend#31|your teacher#31|your son#31> <1:come#21 to "
     "China#22|start learning#21 Chinese#22|arrive#21 at the hotel#22|buy#21 this computer#22|get "
     "married#21|move#21 to London#22> ?",
     "<2:你|你 父母#31|你 朋友#31|你 老师#31|你 儿子#31> 是 什么时候#1 <1:来#21 中国#22|开始 学#21 "
     "中文#22|到#21 酒店#22|买#21 这 台 电脑#22|结婚#21|搬#21 到 伦敦#22> 的 ？",
     35, true},
    {"zh shi-de, i came by", "l=pick:land",
     "i#1 came#2 to {l} <1:by plane#21|by train#21|by car#21|with my friends#21|with my "
     "family#21|alone|last year#21|last month#21> .",
     "我#1 是 <1:坐 飞机#21|坐 火车#21|开车#21|和 朋友#21 一起|和 家人#21 "
     "一起|一个人|去年#21|上个月#21> 来#2 {l} 的 。",
     30, true},
    {"zh shi-de, where did you buy", "",
     "where#1 did you#2 <1:buy|find> <2:this dress#21|this shirt#21|this jacket#21|this "
     "book#21|these shoes#21|this hat#21|this ring#21|this map#21> ?",
     "<2:这 条 裙子#21|这 件 衬衫#21|这 件 夹克#21|这 本 书#21|这 双 鞋#21|这 顶 帽子#21|这 枚 "
     "戒指#21|这 张 地图#21> 你#2 是 在 哪儿#1 <1:买|找到> 的 ？",
     30, true},
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

std::span<const Template> templates_of_chinese_statements() { return chinese_statements; }

}  // namespace playground::grammar
