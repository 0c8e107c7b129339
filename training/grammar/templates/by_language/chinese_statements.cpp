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
};

}  // namespace

std::span<const Template> templates_of_chinese_statements() { return chinese_statements; }

}  // namespace playground::grammar
