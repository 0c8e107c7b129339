// Templates: everyday life: what people do, since when, and what came of it.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template routines[] = {
    {"life, just knocked over ba", "",
     "<1:my cat|our dog|my son|my little brother|the baby|my daughter> just#1 <2:knocked#21 over "
     "my coffee#22|knocked#21 over the milk#22|broke#21 my glasses#22|broke#21 my cup#22|broke#21 "
     "the vase#22|knocked#21 over the lamp#22|lost#21 my keys#22|tore#21 my book#22> <3:.|!>",
     "<1:我 的 猫|我们 的 狗|我 儿子|我 弟弟|宝宝|我 女儿> 刚#1 把 <2:我 的 咖啡#22 "
     "打翻#21|牛奶#22 打翻#21|我 的 眼镜#22 弄坏#21|我 的 杯子#22 打碎#21|花瓶#22 打碎#21|灯#22 "
     "打翻#21|我 的 钥匙#22 弄丢#21|我 的 书#22 撕#21> 了 <3:。|！>",
     101},
    {"life, again ba", "",
     "<1:my cat|the dog|my son|my husband|my little sister> <2:broke#21 the window#22|broke#21 my "
     "glasses#22|knocked#21 over the vase#22|ate#21 the cake#22|ate#21 my fish#22|spilled#21 the "
     "soup#22> again#3 <3:.|!>",
     "<1:我 的 猫|狗|我 儿子|我 丈夫|我 妹妹> 又#3 把 <2:窗户#22 打破#21 了|我 的 眼镜#22 弄坏#21 "
     "了|花瓶#22 打翻#21 了|蛋糕#22 吃#21 了|我 的 鱼#22 吃#21 了|汤#22 洒#21 了> <3:。|！>",
     91},
    {"life, i usually before", "",
     "<4:i|we|my parents|they> <1:usually|always|often|sometimes> <2:take#21 a shower#21|read#21 "
     "books#21|drink#21 a glass of milk#22|listen#21 to music#22|watch#21 television#22|eat#21 "
     "some fruit#22> before#3 <3:going to bed|going to work|dinner|breakfast> .",
     "<4:我|我们|我 父母|他们> <3:睡觉|上班|晚饭|早饭> 以前#3 <1:通常|总是|常常|有时> "
     "<2:洗澡#21|看书#21|喝#21 一 杯 牛奶#22|听#21 音乐#22|看#21 电视#22|吃#21 一些 水果#22> 。",
     20},
    {"life, he usually after", "",
     "<4:he|she|my father|my grandma|my wife> <1:usually|always|often|never> <2:takes#21 a "
     "walk#21|drinks#21 tea#22|washes#21 the dishes#22|watches#21 television#22|plays#21 "
     "games#22|goes#21 to the gym#22> after#3 <3:dinner|work|lunch> .",
     "<4:他|她|我 爸爸|我 奶奶|我 妻子> <3:晚饭|下班|午饭> 以后#3 <1:通常|总是|常常|从不> "
     "<2:散步#21|喝#21 茶#22|洗#21 碗#22|看#21 电视#22|玩#21 游戏#22|去#21 健身房#22> 。",
     18},
    {"life, living with us for years", "",
     "<1:my grandma|my uncle|his sister|my best friend|our neighbor> has been <2:living#21 "
     "with#22 us#23|living#21 alone#22|working#21 in this hospital#22|waiting#21 for "
     "you#22|looking#21 for a job#22|learning#21 Chinese#22> for <3:two years|three months|a "
     "long time|five years|a year> .",
     "<1:我 奶奶|我 叔叔|他 姐姐|我 最好 的 朋友|我们 的 邻居> <2:和#22 我们#23 一起 住#21 "
     "了|一个人#22 住#21 了|在 这 家 医院#22 工作#21 了|等#21 了 你#22|找#21 工作#22 找#21 "
     "了|学#21 中文#22 学#21 了> <3:两 年|三 个 月|很久|五 年|一 年> 了 。",
     20},
    {"life, i have been v o v", "",
     "<1:i|we|they|my parents> have been <2:learning#21 Chinese#22|learning#21 "
     "English#22|playing#21 tennis#22|working#21|waiting#21|looking#21 for the cat#22|watching#21 "
     "television#22> for <3:two hours|three days|five years|half a year|a month> .",
     "<1:我|我们|他们|我 父母> <2:学#21 中文#22 学#21 了|学#21 英语#22 学#21 了|打#21 网球#22 "
     "打#21 了|工作#21 了|等#21 了|找#21 猫#22 找#21 了|看#21 电视#22 看#21 了> <3:两 个 小时|三 "
     "天|五 年|半 年|一 个 月> 了 。",
     20},
    {"life, he has been v o v", "",
     "<1:he|she|my son|my sister> has been <2:playing#21 the piano#22|learning#21 "
     "Chinese#22|playing#21 games#22|crying#21|sleeping#21|watching#21 television#22|running#21> "
     "for <3:two hours|three hours|half an hour|a long time> .",
     "<1:他|她|我 儿子|我 姐姐> <2:弹#21 钢琴#22 弹#21 了|学#21 中文#22 学#21 了|玩#21 游戏#22 "
     "玩#21 了|哭#21 了|睡#21 了|看#21 电视#22 看#21 了|跑#21 了> <3:两 个 小时|三 个 小时|半 个 "
     "小时|很久> 了 。",
     18},
    {"life, raining for", "",
     "it has been <1:raining#1|snowing#1> for <2:two days|three hours|a week|a long time> <3:, "
     "i can't go out .|, the road is slippery .|and we are still at home .|, everything is wet "
     ".|.|.>",
     "<1:雨#1|雪#1> 下#1 了 <2:两 天|三 个 小时|一 个 星期|很久> 了 <3:， 我 不能 出去 。|， 路 "
     "很 滑 。|， 我们 还 在 家 。|， 一切 都 湿 了 。|。|。>",
     18},
    {"life, haven't since", "",
     "ever since#2 <2:the baby#21 was born#22|we#21 moved#22 here#23|my mother#21 got "
     "sick#22|i#21 got#22 a new#24 job#23|you#21 left#22> , <1:i haven't#14 slept#11 well#12|we "
     "haven't#14 gone#11 out#11|i haven't#14 watched#11 a movie#12|i haven't#14 had#11 time#12 "
     "to rest#13|i haven't#14 seen#11 him#12> .",
     "从#2 <2:宝宝#21 出生#22|我们#21 搬#22 到 这里#23|我 妈妈#21 生病#22|我#21 找到#22 新#24 "
     "工作#23|你#21 离开#22> 以后#2 ， <1:我 就 没#14 睡#11 好#12 过|我们 就 没#14 出去#11 过|我 "
     "就 没#14 看#11 过 电影#12|我 就 没有#14 时间#12 休息#13|我 就 没#14 见#11 过 他#12> 。",
     22},
    {"life, since i was a child", "",
     "<3:i have|my brother has|she has> <1:lived#11 in this city#12|liked#11 music#12|had#11 "
     "this dog#12|played#11 the piano#12|liked#11 animals#12|been#11 afraid#11 of the dark#12> "
     "since#2 <3:i was|he was|she was> <2:a child|ten|eight|little> .",
     "<3:我|我 哥哥|她> 从#2 <2:小|十 岁 起|八 岁 起|小> 就#2 <1:住#11 在 这 个 城市#12|喜欢#11 "
     "音乐#12|有#11 这 只 狗#12|弹#11 钢琴#12|喜欢#11 动物#12|怕#11 黑#12> 。",
     18},
    {"life, not for a week", "",
     "<4:i#41 haven't#5|we#41 haven't#5|my wife#41 hasn't#5|he#41 hasn't#5> <1:washed#11 the "
     "car#12|been#11 to the gym#12|slept#11 well#12|drunk#11 coffee#12|cooked#11|called#11 "
     "mom#12|cleaned#11 the room#12> for <2:a week|three days|two months|a month> .",
     "<4:我#41|我们#41|我 妻子#41|他#41> <2:一 个 星期|三 天|两 个 月|一 个 月> 没#5 <1:洗#11 "
     "车#12|去#11 健身房#12|睡#11 好#12|喝#11 咖啡#12|做饭#11|给 妈妈#12 打#11 电话#11|打扫#11 "
     "房间#12> 了 。",
     24},
    {"life, times a week", "",
     "<1:i|we|my parents|they> <2:go#21 to the gym#22|eat#21 fish#22|wash#21 clothes#22|play#21 "
     "basketball#22|water#21 the flowers#22|go#21 to the supermarket#22> <3:once#31|two#32 "
     "times#31|twice#31|three#32 times#31|four#32 times#31> <4:a week|a month> .",
     "<1:我|我们|我 父母|他们> <4:一 个 星期|一 个 月> <2:去#21|吃#21|洗#21|打#21|浇#21|去#21> "
     "<3:一次#31|两#32 次#31|两#31 次#31|三#32 次#31|四#32 次#31> "
     "<2:健身房#22|鱼#22|衣服#22|篮球#22|花#22|超市#22> 。",
     20},
    {"life, times a week, he", "",
     "<1:he|she|my mother|my brother> <2:waters#21 the flowers#22|washes#21 the car#22|goes#21 to "
     "the library#22|plays#21 tennis#22|eats#21 beef#22|goes#21 to the hospital#22> "
     "<3:once#31|twice#31|three#32 times#31> <4:a week|a month> .",
     "<1:他|她|我 妈妈|我 哥哥> <4:一 个 星期|一 个 月> <2:浇#21|洗#21|去#21|打#21|吃#21|去#21> "
     "<3:一次#31|两#31 次#31|三#32 次#31> <2:花#22|车#22|图书馆#22|网球#22|牛肉#22|医院#22> 。",
     18},
    {"life, so that, same", "",
     "<1:i|she|he|my son|the girl> was so#2 "
     "<3:tired#31|happy#31|nervous#31|scared#31|sad#31|excited#31|angry#31> that "
     "<1:i|she|he|he|she> <3:fell#32 asleep#32 on the sofa#33|jumped#32 up#33|couldn't#32 "
     "speak#33|cried#32|couldn't#32 eat#33 anything|couldn't#32 sleep#33|couldn't#32 sleep#33> .",
     "<1:我|她|他|我 儿子|女孩> <3:累#31|高兴#31|紧张#31|害怕#31|难过#31|兴奋#31|生气#31> "
     "得#2 <3:在 沙发#33 上 睡着#32 了|跳#32 了 起来#33|说#33 不#32 出 话 来|哭#32 了|吃#33 "
     "不下#32 东西|睡#33 不#32 着|睡#33 不#32 着> 。",
     20},
    {"life, so noisy that", "",
     "<1:the music is|our neighbors are|that dog is|the children are> so#2 "
     "<3:loud#31|noisy#31> that <4:i can't#41 sleep#42|the baby#43 can't#41 sleep#42|we "
     "can't#41 study#42|nobody#41 can sleep#42 at night|i have a headache> .",
     "<1:音乐|我们 的 邻居|那 只 狗|孩子 们> 太#2 <3:吵#31|吵#31> 了 ， <4:我 睡#42 不#41 "
     "着|宝宝#43 睡#42 不#41 着|我们 不能#41 学习#42|晚上 没有人#41 能 睡觉#42|我 头疼> 。",
     18},
    {"life, started doing", "",
     "<1:my son|my daughter|our baby|my grandson> started#2 <3:walking|talking|reading|learning "
     "English|going to school|learning the piano> <4:yesterday|last week|this month|this year> "
     "<5:.|!>",
     "<1:我 儿子|我 女儿|我们 的 宝宝|我 孙子> <4:昨天|上周|这 个 月|今年> 开始#2 "
     "<3:走路|说话|看书|学 英语|上学|学 钢琴> 了 <5:。|！>",
     18},
    {"life, for the first time", "",
     "<1:the baby|my son|my daughter|our child> <2:said#21 mom#22|said#21 dad#22|walked#21|went#21 "
     "to school#21|swam#21|slept#21 alone#22|rode#21 a bike#22|saw#21 the sea#22|saw#21 snow#22> "
     "for the first#3 time#4 <4:.|today .|yesterday !|!>",
     "<1:宝宝|我 儿子|我 女儿|我们 的 孩子> <4:|今天|昨天|> 第一#3 次#4 <2:说#21 妈妈#22|说#21 "
     "爸爸#22|走路#21|去#21 上学#21|游泳#21|一个人#22 睡觉#21|骑#21 自行车#22|看见#21 了 "
     "大海#22|看见#21 了 雪#22> <4:。|。|！|！>",
     23},
    {"life, got a new job", "",
     "<1:my sister|my husband|my daughter|my best friend|my wife> just#2 <3:got|found> a new#4 "
     "job#5 <6:at a hospital|at a school|in Beijing|at a bank|at a big company|in a restaurant> "
     "<7:.|!>",
     "<1:我 姐姐|我 丈夫|我 女儿|我 最好 的 朋友|我 妻子> 刚#2 在 <6:医院|学校|北京|银行|一 "
     "家 大 公司|饭店> <3:找到|找到> 了 新#4 工作#5 <7:。|！>",
     18},
    {"life, gave birth", "",
     "<1:she|my sister|my wife|my daughter|our teacher> <2:gave#21 birth#21 to|had#21> a <3:baby "
     "girl|baby boy> <4:last night|yesterday|this morning|last week> <5:.|!>",
     "<1:她|我 姐姐|我 妻子|我 女儿|我们 的 老师> <4:昨晚|昨天|今天 早上|上周> <2:生#21 了|生#21 "
     "了> 一 个 <3:女儿|儿子> <5:。|！>",
     74},
    {"life, runs faster than", "",
     "<1:she|my brother|my son|Anna|my wife> <2:runs|eats|walks|sings|gets up|drives|speaks "
     "English> <2:faster|more|slower|better|earlier|more slowly|better> than#4 <5:me|my "
     "father|us|her> .",
     "<1:她|我 哥哥|我 儿子|安娜|我 妻子> <2:跑#21|吃|走|唱|起|开|说 英语 说> 得 比#4 <5:我|我 "
     "爸爸|我们|她> <2:快|多|慢|好|早|慢|好> 。",
     20},
    {"life, hurt while", "",
     "<1:i|he|my son|my daughter> hurt#2 <1:my|his|his|her> <3:leg|foot|hand|back> <4:while|when> "
     "<5:playing#51 football#52|running#51|cooking#51|climbing#51 the mountain#52|dancing#51> .",
     "<1:我|他|我 儿子|我 女儿> <5:踢#51 足球#52|跑步#51|做饭#51|爬#51 山#52|跳舞#51> 的 "
     "<4:时候|时候> 弄 伤#2 了 <3:腿|脚|手|背> 。",
     18},
    {"life, spilled on", "",
     "<3:i|my son|the baby|my cat> spilled#1 <1:milk|coffee|water|juice|tea|soup> on "
     "<3:my|his|the|my> <2:keyboard|shirt|phone|laptop|homework|bed|trousers> <4:.|!>",
     "<3:我|我 儿子|宝宝|我 的 猫> 把 <1:牛奶|咖啡|水|果汁|茶|汤> 洒#1 在 <3:我 的|他 的||我 "
     "的> <2:键盘|衬衫|手机|笔记本电脑|作业|床|裤子> 上 了 <4:。|！>",
     18},
    {"life, as soon as home, habit", "",
     "as#1 soon#1 as#1 i get#11 home#12 , i <3:lie#31 down#31 on the sofa#32|turn#31 on#31 the "
     "television#32|wash#31 my hands#32|feed#31 the cat#32|take#31 a shower#31|go#31 to bed#31> .",
     "我 一#1 到#11 家#12 ， 我 就#1 <3:躺#31 在 沙发#32 上|打开#31 电视#32|洗#31 手#32|喂#31 "
     "猫#32|洗澡#31|睡觉#31> 。",
     20},
    {"life, as soon as i past", "",
     "as#1 soon#1 as#1 <2:i|we|they> <3:got#31 home#32|went#31 out#31|left#31 home#32|sat#31 "
     "down#31|got#31 on the bus#32> , <4:it began#41 to rain#42|the phone#41 rang#42|the baby#41 "
     "cried#42|the light#41 went out#42> .",
     "<2:我|我们|他们> 一#1 <3:到#31 家#32|出去#31|离开#31 家#32|坐#31 下|上#31 公交车#32> ， "
     "<4:就 开始#41 下雨#42 了|电话#41 就 响#42 了|宝宝#41 就 哭#42 了|灯#41 就 关#42 了> 。",
     18},
    {"life, gets scared as soon", "",
     "<2:he|she|my son|the cat> gets <3:scared#31|happy#31|angry#31|nervous#31|excited#31> as#1 "
     "soon#1 as#1 <2:he|she|he|he> sees <3:a dog|food|me|the doctor|snow> .",
     "<2:他|她|我 儿子|猫> 一#1 看到 <3:狗|食物|我|医生|雪> 就#1 "
     "<3:害怕#31|高兴#31|生气#31|紧张#31|兴奋#31> 。",
     21},
    {"life, miss who taught me", "",
     "i miss#1 my <2:grandfather|grandmother|uncle|mother|old teacher> , who#5 taught#3 me#4 to "
     "<4:swim|cook|play the piano|ride a bike|draw|drive> .",
     "我 想念#1 我 <2:爷爷|奶奶|叔叔|妈妈|以前 的 老师> ， <2:他#5|她#5|他#5|她#5|他#5> 教#3 我#4 "
     "<4:游泳|做饭|弹 钢琴|骑 自行车|画画|开车> 。",
     18},
    {"life, when i was a kid", "",
     "when#3 <1:i was|she was|my father was> <5:a#4 child#4|a#4 kid#4|little#4> , <1:i|she|he> "
     "<2:played#21 the piano#22|lived#21 in a village#22|hated#21 vegetables#22|was afraid#21 of "
     "dogs#22|was very#21 shy#22|had#21 a cat#22|swam#21 in the river#22> .",
     "<1:我|她|我 爸爸> <5:小#4|小#4|小#4> 时候#3 ， <1:我|她|他> <2:弹#21 钢琴#22|住#21 在 一 "
     "个 村庄#22 里|讨厌#21 蔬菜#22|怕#21 狗#22|非常#21 害羞#22|有#21 一 只 猫#22|在 河#22 里 "
     "游泳#21> 。",
     22},
    {"life, the older", "",
     "the <2:older#21 i get#22|more#21 i work#22|more#21 i think#22|more#21 i learn#22> , the "
     "<4:less#41 i sleep#42|more#41 i miss#42 my mother#43|more#41 i want#42 to go home#43|less#41 "
     "i understand#42> .",
     "我 <2:越#21 老#22|工作#22 得 越#21 多|想#22 得 越#21 多|学#22 得 越#21 多> ， <4:睡#42 得 "
     "越#41 少|就 越#41 想念#42 我 妈妈#43|就 越#41 想#42 回家#43|懂#42 得 越#41 少> 。",
     22},
    {"life, every day except", "",
     "<1:i have to|we have to|my husband has to|she has to> <2:work#21|get#21 up#21 "
     "early#21|cook#21|study#21|go#21 to work#21> every#3 day#3 except#4 "
     "<5:Sunday|Saturday|Friday> .",
     "除了#4 <5:星期天|星期六|星期五> 以外#4 ， <1:我 每天#3 都 得|我们 每天#3 都 得|我 丈夫 "
     "每天#3 都 得|她 每天#3 都 得> <2:工作#21|早起#21|做饭#21|学习#21|上班#21> 。",
     20},
    {"life, got wet in the rain", "",
     "<1:i|he|my daughter|we> forgot#2 to#21 bring#21 an umbrella#3 , so <1:my|his|her|our> "
     "<4:clothes|shoes|hair> got wet#5 in the rain#6 .",
     "<1:我|他|我 女儿|我们> 忘记#2 带#21 雨伞#3 了 ， 所以 <1:我 的|他 的|她 的|我们 的> "
     "<4:衣服|鞋|头发> 在 雨#6 里 湿#5 了 。",
     18},
    {"life, what the teacher said", "",
     "i <2:didn't understand|didn't hear|don't remember|don't believe> what#3 <4:the "
     "teacher|the doctor|my boss|he|she|the policeman> said#5 .",
     "我 <2:没有 听 懂|没有 听见|不 记得|不 相信> <4:老师|医生|我 的 老板|他|她|警察> 说#5 的 "
     "话#3 。",
     20},
    {"life, finally finished 2", "",
     "<1:i|we|she|my son> finally#2 <3:finished#31 the homework#32|finished#31 the "
     "work#32|found#31 the glasses#32|found#31 a job#32|passed#31 the exam#32|finished#31 this "
     "book#32> <4:.|!|yesterday .|last night .>",
     "<1:我|我们|她|我 儿子> <4:||昨天|昨晚> 终于#2 <3:做 完#31 作业#32|做 完#31 工作#32|找到#31 "
     "眼镜#32|找到#31 工作#32|通过#31 考试#32|看 完#31 这 本 书#32> 了 <4:。|！|。|。>",
     91},
    {"life, took a long time to find", "",
     "it took <1:me|us|him|my wife> <2:a long time|half an hour|two hours|three days> to find#3 "
     "the <4:keys|hotel|cat|phone|glasses|way> .",
     "<1:我|我们|他|我 妻子> 用 了 <2:很久|半 个 小时|两 个 小时|三 天> 才 找到#3 "
     "<4:钥匙|酒店|猫|手机|眼镜|路> 。",
     101},
    {"life, speaks too fast 2", "",
     "<1:he|she|our teacher|the driver> speaks#2 too#3 fast#4 , <5:i|we> can't#6 understand#7 "
     "<1:him|her|her|him> .",
     "<1:他|她|我们 的 老师|司机> 说#2 得 太#3 快#4 了 ， <5:我|我们> 听 不#6 懂#7 。", 20},
    {"life, v o v de", "",
     "<1:he|my brother|my wife|she|Anna> <2:plays#21 the piano#22|plays#21 basketball#22|speaks#21 "
     "English#22|speaks#21 Chinese#22|sings#21|cooks#21|draws#21> <3:very well|better than "
     "me|really well> .",
     "<1:他|我 哥哥|我 妻子|她|安娜> <2:弹#21 钢琴#22 弹|打#21 篮球#22 打|说#21 英语#22 "
     "说|说#21 中文#22 说|唱歌#21 唱|做饭#21 做|画画#21 画> 得 <3:很 好|比 我 好|真 好> 。",
     20},
    {"life, yibian kin", "",
     "<1:my mother|my wife|he|my grandpa|my sister> <2:drinks#21 tea#22|sings#21|watches#21 "
     "television#22|talks#21 on the phone#22> while#5 <3:cooking|eating|working|washing the "
     "dishes> .",
     "<1:我 妈妈|我 妻子|他|我 爷爷|我 姐姐> 一边#5 <3:做饭|吃饭|工作|洗 碗> 一边 <2:喝#21 "
     "茶#22|唱歌#21|看#21 电视#22|打#21 电话#22> 。",
     22},
    {"life, until eleven", "",
     "<1:i|my husband|she|we> <2:worked#21 overtime#21|worked#21|played#21 "
     "games#22|studied#21|slept#21> until#3 <4:eleven o'clock|ten o'clock|two o'clock|nine "
     "o'clock> <5:last night|yesterday> .",
     "<1:我|我 丈夫|她|我们> <5:昨晚|昨天> <2:加班#21|工作#21|玩#21 游戏#22 玩|学习#21|睡#21> 到#3 "
     "<4:十一 点|十 点|两 点|九 点> 。",
     20},
    {"life, never such 2", "",
     "<1:i have|we have|she has> never#1 <2:eaten#21 such#22 delicious#23 noodles#24|eaten#21 "
     "such#22 a delicious#23 cake#24|seen#21 such#22 a big#23 dog#24|drunk#21 such#22 good#23 "
     "coffee#24|seen#21 such#22 a beautiful#23 place#24|met#21 such#22 a kind#23 person#24> "
     "<3:.|before .>",
     "<1:我|我们|她> <3:|以前> 从来 没#1 <2:吃#21 过 这么#22 好吃#23 的 面条#24|吃#21 过 "
     "这么#22 好吃#23 的 蛋糕#24|见#21 过 这么#22 大#23 的 狗#24|喝#21 过 这么#22 好#23 的 "
     "咖啡#24|见#21 过 这么#22 美丽#23 的 地方#24|见#21 过 这么#22 善良#23 的 人#24> 。",
     18},
    {"life, moved to 2", "",
     "<1:we|they|my parents|our neighbors|his family> <3:just|just> moved#5 to <4:a new "
     "apartment|a new house|Shanghai|London|another city|a small town> <6:.|and still#61 can't#62 "
     "find#63 anything#64 .|, everything#61 is new#62 .>",
     "<1:我们|他们|我 父母|我们 的 邻居|他 的 家人> <3:刚|刚> 搬#5 到 <4:新 公寓|新 "
     "房子|上海|伦敦|别的 城市|一 个 小镇> <6:。|， 还#61 什么#64 都 找#63 不到#62 。|， "
     "一切#61 都是 新的#62 。>",
     18},
    {"life, zhe watching 2", "",
     "<1:grandpa|grandma|my mother|she|my son> is <2:sitting|standing> <3:at the door|by the "
     "window|in the garden|under the tree> watching#4 the <5:children play|birds "
     "fly|rain|cars|dogs run> .",
     "<1:爷爷|奶奶|我 妈妈|她|我 儿子> <2:坐|站> 在 <3:门口|窗户 旁边|花园 里|树 下面> 看#4 "
     "<5:孩子 们 玩|鸟 飞|雨|汽车|狗 跑> 。",
     20},
    {"life, zhe with on", "",
     "<1:he|she|my son|my husband> <2:always|often|sometimes> <3:sleeps#31 with the light#32 "
     "on#33|sleeps#31 with the window#32 open#33|sleeps#31 with the television#32 on#33|sleeps#31 "
     "with the door#32 open#33|reads#31 lying#33 in bed#32> .",
     "<1:他|她|我 儿子|我 丈夫> <2:总是|常常|有时> <3:开着#33 灯#32 睡觉#31|开着#33 窗户#32 "
     "睡觉#31|开着#33 电视#32 睡觉#31|开着#33 门#32 睡觉#31|躺#33 在 床#32 上 看书#31> 。",
     18},
    {"life, had a great time", "",
     "<1:we|i|the children|my parents> had#2 a <3:great|good|wonderful> time#2 "
     "<4:yesterday|last night|last weekend|at the beach|at the party|in London> <5:.|!>",
     "<1:我们|我|孩子 们|我 父母> <4:昨天|昨晚|上 个 周末|在 海边|在 聚会 上|在 伦敦> 玩#2 得 很 "
     "<3:开心|开心|开心> <5:。|！>",
     20},
    {"life, qi wan", "",
     "<1:i|he|my son|we> got#2 up#2 late#3 <4:this morning|yesterday|today> and missed#5 the "
     "<6:bus|train|plane|subway> .",
     "<4:今天 早上|昨天|今天> <1:我|他|我 儿子|我们> 起#2 晚#3 了 ， 没 赶#5 上 "
     "<6:公交车|火车|飞机|地铁> 。",
     16, true},
    {"life, more and more work 2", "",
     "<1:there is more#11 and more#11 work#12|there is more#11 and more#11 homework#12|i am "
     "more#11 and more#11 busy#12> , <2:i don't have time#21 for my family#22|i don't know#21 "
     "what#22 to do#23|i need#21 a holiday#22|i don't have time#21 to rest#22> .",
     "<1:工作#12 越来越#11 多|作业#12 越来越#11 多|我 越来越#11 忙#12> 了 ， <2:我 没有 时间#21 "
     "陪 家人#22|我 不 知道#21 做#23 什么#22|我 需要#21 放假#22|我 没有 时间#21 休息#22> 。",
     22},
    {"life, while i was 2", "",
     "while#1 <1:i was|my wife was|we were> <2:cooking|sleeping|working|eating> , the <3:cat#31 "
     "broke#32 a cup#33|dog#31 ate#32 the shoes#33|phone#31 rang#32|baby#31 woke#32 "
     "up#32|children#31 were playing#32 games#33|cat#31 ran#32 away#32> .",
     "<1:我|我 妻子|我们> <2:做饭|睡觉|工作|吃饭> 的 时候#1 ， <3:猫#31 打碎#32 了 一 个 "
     "杯子#33|狗#31 吃#32 了 鞋#33|电话#31 响#32 了|宝宝#31 醒#32 了|孩子#31 们 在 玩#32 "
     "游戏#33|猫#31 跑#32 了> 。",
     18},
    {"life, as soon as home, he", "",
     "<1:he|she|my husband|my daughter> <3:opens#31 the fridge#32|lies#31 down#31 on the "
     "sofa#32|plays#31 games#32|goes#31 to bed#31|starts#31 to cook#32|feeds#31 the cat#32> as#1 "
     "soon#1 as#1 <1:he|she|he|she> gets#11 home#12 .",
     "<1:他|她|我 丈夫|我 女儿> 一#1 到#11 家#12 就#1 <3:打开#31 冰箱#32|躺#31 在 沙发#32 "
     "上|玩#31 游戏#32|去 睡觉#31|开始#31 做饭#32|喂#31 猫#32> 。",
     18},
    {"life, going to give birth", "",
     "<1:my wife|my sister|she|my daughter> is going to <2:have#21 a baby#22|give#21 "
     "birth#22|have#21 a baby#22> <3:next month|next week|in spring|soon> , <4:i am a little "
     "nervous|we are very happy|everyone is excited> <5:.|!>",
     "<1:我 妻子|我 姐姐|她|我 女儿> <3:下个月|下周|春天|很 快> 要 <2:生#21 宝宝#22|生#21 "
     "宝宝#22|生#21 宝宝#22> 了 ， <4:我 有点儿 紧张|我们 很 高兴|大家 都 很 兴奋> <5:。|！>",
     74},
    {"life, too to", "",
     "<4:the|my|your> <1:soup#11 is too#1 hot#12 to drink#13|bag#11 is too#1 heavy#12 to "
     "carry#13|suitcase#11 is too#1 heavy#12 to move#13|shirt#11 is too#1 dirty#12 to "
     "wear#13|room#11 is too#1 small#12 to live#13 in|book#11 is too#1 difficult#12 to "
     "understand#13|coffee#11 is too#1 sweet#12 to drink#13|noodles#11 are too#1 spicy#12 to "
     "eat#13|shoes#11 are too#1 small#12 to wear#13> <5:.|!>",
     "<4:|我 的|你 的> <1:汤#11 太#1 热#12 了 ， 不能 喝#13|包#11 太#1 重#12 了 ， 搬#13 "
     "不动|行李箱#11 太#1 重#12 了 ， 搬#13 不动|衬衫#11 太#1 脏#12 了 ， 不能 穿#13|房间#11 "
     "太#1 小#12 了 ， 不能 住#13|书#11 太#1 难#12 了 ， 看#13 不 懂#13|咖啡#11 太#1 甜#12 了 "
     "， 不能 喝#13|面条#11 太#1 辣#12 了 ， 不能 吃#13|鞋#11 太#1 小#12 了 ， 不能 穿#13> "
     "<5:。|！>",
     22},
    {"life, although, no subject", "",
     "although#1 <1:i am|we are|she is> very#2 <2:tired|busy|poor|hungry|sleepy> , <1:i am|we "
     "are|she is> <3:very happy|still working|not sad> .",
     "虽然#1 很#2 <2:累|忙|穷|饿|困> ， 但是 <1:我|我们|她> <3:很 开心|还 在 工作|不 难过> 。", 18,
     true},
};

}  // namespace

std::span<const Template> templates_of_routines() { return routines; }

}  // namespace playground::grammar
