// Templates: more everyday words that belong to no subject: choose, guess, inside, promise, real …
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template common_words[] = {
    {"between two", "",
     "the <1:hotel#1|bank#1|school#1|park#1|house#1> is between#2 <2:the station#3 and#4 the "
     "river#5|the park#3 and#4 the shop#5|two#3 trees#5|the library#3 and#4 the hospital#5> .",
     "<1:酒店#1|银行#1|学校#1|公园#1|房子#1> 在 <2:车站#3 和#4 河#5|公园#3 和#4 商店#5|两#3 棵 "
     "树#5|图书馆#3 和#4 医院#5> 中间#2 。",
     102},
    {"inside it", "",
     "<1:what#1 is|there is a#1 cat#3|there is nothing#1|is there a#1 letter#3> inside#2 the "
     "<2:box#5|bag#5|house#5|car#5> <1:?|.|.|?>",
     "<2:箱子#5|包#5|房子#5|车#5> 里面#2 <1:有 什么#1 ？|有 一#1 只 猫#3 。|什么 都 没有#1 。|有 "
     "一#1 封 信#3 吗 ？>",
     102},
    {"above it", "",
     "<1:the lamp#1 is above#2 the table#3|the clouds#1 are above#2 the city#3|the moon#1 is "
     "above#2 the mountain#3|the clouds#1 are above#2 the mountain#3> .",
     "<1:灯#1 在 桌子#3|云#1 在 城市#3|月亮#1 在 山#3|云#1 在 山#3> 上面#2 。", 112},
    {"left or right of", "",
     "the <1:bank#1|school#1|station#1|toilet#1> is on the <2:left#2|right#2> <3:.|of the park#3 "
     ".|of the road#3 .>",
     "<1:银行#1|学校#1|车站#1|厕所#1> 在 <3:|公园#3 的|路#3 的> <2:左边#2|右边#2> 。", 102},
    {"choose one", "",
     "<1:you#1 can#4|you#1 must#4|please#1|i#1 want#4 to|let's#1> choose#2 <2:one#3|a color#3|a "
     "book#3|a present#3> .",
     "<1:你#1 可以#4|你#1 必须#4|请#1|我#1 想#4|我们#1> 选择#2 <2:一 个#3|一 种 颜色#3|一 本 "
     "书#3|一 份 礼物#3> <1:。|。|。|。|吧 。>",
     102},
    {"decide when", "",
     "<1:i#1|we#1|you#1|they#1> <2:must#4|should#4|have#4 to|can't#4> decide#2 "
     "<3:now#3|today#3|tomorrow#3> .",
     "<1:我#1|我们#1|你#1|他们#1> <3:现在#3|今天#3|明天#3> <2:必须#4|应该#4|得#4|不能#4> 决定#2 。",
     87},
    {"what color", "",
     "what#1 color#2 <1:do you#3 like#4|is your#3 car#4|is the sky#3|is that#3> ?",
     "<1:你#3 喜欢#4 什么#1 颜色#2|你#3 的 汽车#4 是 什么#1 颜色#2 的|天空#3 是 什么#1 颜色#2 "
     "的|那#3 是 什么#1 颜色#2 的> ？",
     87},
    {"favourite color", "c=pick:colour", "<1:my#1|his#1|her#1> favourite#2 color#3 is {c} .",
     "<1:我#1|他#1|她#1> 最喜欢#2 的 颜色#3 是 {c} 。", 58},
    {"guess what", "",
     "<1:can you#1 guess#2|guess#2> <2:what#3 this is#4|how old#3 i#4 am|who#3 called#4 "
     "me#5|what#3 i#4 bought#5|where#3 i#4 am> <1:?|!>",
     "<1:你#1 能 猜#2 到|猜#2> <2:这 是#4 什么#3|我#4 多 大#3|谁#3 给 我#5 打 电话#4|我#4 买#5 了 "
     "什么#3|我#4 在 哪里#3> <1:吗 ？|！>",
     130},
    {"join us", "",
     "<1:do you#1 want#3 to|can you#1|please#1> join#2 <2:us#4|our#4 team#5|our#4 class#5|the "
     "game#4> <1:?|?|.>",
     "<1:你#1 想#3|你#1 能|请#1> 加入#2 <2:我们#4|我们#4 队#5|我们#4 班#5|比赛#4> <1:吗 ？|吗 "
     "？|。>",
     102},
    {"this page", "",
     "this#1 <1:page#2|website#2|page#2> is <2:very#3|really#3|too#3> "
     "<3:interesting#4|useful#4|slow#4|beautiful#4|difficult#4> .",
     "这#1 个 <1:网页#2|网站#2|网页#2> <2:非常#3|真的#3 很|太#3> "
     "<3:有趣#4|有用#4|慢#4|美丽#4|难#4> <2:。|。|了 。>",
     87},
    {"who made this page", "",
     "<1:who#1 made#2|who#1 built#2|how#1 did you#5 make#2> this#3 <2:page#4|website#4|robot#4> ?",
     "<1:谁#1 做#2 了 这#3|谁#1 建造#2 了 这#3|你#5 是 怎么#1 做#2 出 这#3> 个 "
     "<2:网页#4|网站#4|机器人#4> <1:？|？|的 ？>",
     87},
    {"what it costs, its price", "",
     "what#1 is the price#2 of this#3 <1:book#4|shirt#4|car#4|house#4> ?",
     "这#3 <1:本 书#4|件 衬衫#4|辆 车#4|座 房子#4> 的 价格#2 是 多少#1 ？", 102},
    {"oil prices", "",
     "oil prices#1 <1:rise#2 again#3|fall#2 again#3|will rise#2 again#3|rose#2 "
     "again#3|rise#2 today#3|fall#2 today#3|will rise#2 today#3|rose#2 today#3|rise#2 this "
     "month#3|fall#2 this month#3|will rise#2 this month#3|rose#2 this month#3> .",
     "<1:油价#1 又#3 上涨#2|油价#1 又#3 下跌#2|油价#1 将 再次#3 上涨#2|油价#1 又#3 上涨#2 "
     "了|油价#1 今天#3 上涨#2|油价#1 今天#3 下跌#2|油价#1 今天#3 将 上涨#2|油价#1 今天#3 上涨#2 "
     "了|油价#1 这 个 月#3 上涨#2|油价#1 这 个 月#3 下跌#2|油价#1 这 个 月#3 将 上涨#2|油价#1 这 "
     "个 月#3 上涨#2 了> 。",
     102},
    {"i promise", "",
     "<1:i#1 promise#2|i#1 promise#2 you#3> <8:, i#4|i#4> will#5 <2:come#6 back|help#6 "
     "you#7|never#8 forget#6 you#7|wait#6 for you#7> .",
     "<1:我#1 保证#2|我#1 向 你#3 保证#2> ， 我#4 <2:会#5 回来#6|会#5 帮助#6 你#7|永远#8 不会#5 "
     "忘记#6 你#7|会#5 等#6 你#7> 。",
     102},
    {"plant a tree", "",
     "<1:let's#1|i#1 want#2 to|we#1 should#2> plant#3 <2:a tree#4|some#5 flowers#4|some#5 "
     "vegetables#4|a rose#4> <3:in the garden#7|here#7|this#6 spring#7> .",
     "<1:我们#1|我#1 想#2|我们#1 应该#2> <3:在 花园#7 里|在 这里#7|今年#6 春天#7> 种#3 <2:一 棵 "
     "树#4|一些#5 花#4|一些#5 蔬菜#4|一 朵 玫瑰#4> <1:吧 。|。|。>",
     102},
    {"the plant needs", "",
     "<1:the plant#1 needs#2|this#3 plant#1 needs#2|my#3 plant#1 needs#2> <2:water#4|more#5 "
     "water#4|more#5 light#4|sunshine#4> .",
     "<1:植物#1 需要#2|这#3 棵 植物#1 需要#2|我#3 的 植物#1 需要#2> <2:水#4|更 多#5 水#4|更 多#5 "
     "光#4|阳光#4> 。",
     102},
    {"special day", "",
     "<1:today#1 is a|tomorrow#1 is a|it#1 was a> special#2 day#3 <2:.|for me#5 .|for us#5 .|for "
     "my#4 family#5 .>",
     "<1:今天#1|明天#1|那#1> <2:|对 我#5 来说|对 我们#5 来说|对 我#4 家#5 来说> 是 特别#2 的 "
     "一天#3 。",
     102},
    {"sounds so", "",
     "<1:that#1|that#1|this#1> sounds#2 <2:great#3|interesting#3|good#3|good#3> <3:.|to me#4 .>",
     "<1:那#1|那#1|这#1> <3:|对 我#4 来说> 听起来#2 <2:很 棒#3|很 有趣#3|不错#3|不错#3> 。", 102},
    {"heard a sound", "s=who",
     "{s} heard#2 a <1:strange#3|loud#3|beautiful#3> sound#4 <2:.|last night#5 .|in the forest#5 "
     ".|outside#5 .>",
     "{s} <2:|昨晚#5|在 森林#5 里|在 外面#5> 听见#2 了 一 个 <1:奇怪#3|很 大#3|美丽#3> 的 声音#4 "
     "。",
     102},
    {"love the smell", "",
     "i#1 <1:love#2|like#2|don't#5 like#2|hate#2> the smell#3 of "
     "<2:rain#4|coffee#4|bread#4|fish#4|flowers#4> .",
     "我#1 <1:爱#2|喜欢#2|不#5 喜欢#2|讨厌#2> <2:雨#4|咖啡#4|面包#4|鱼#4|花#4> 的 味道#3 。", 102},
    {"a surprise", "",
     "<1:i#1 have#2|we#1 have#2|she#1 has#2> a surprise#3 for#4 <2:you#5|him#5|my#6 mother#5|the "
     "children#5> .",
     "<1:我#1 有#2|我们#1 有#2|她#1 有#2> 一 个 惊喜#3 给#4 <2:你#5|他#5|我#6 妈妈#5|孩子#5 们> 。",
     58},
    {"what a surprise", "", "what#1 a <1:nice#2|big#2|wonderful#2> surprise#3 !",
     "多么#1 <1:好#2|大#2|精彩#2> 的 惊喜#3 ！", 58},
    {"takes a shower", "",
     "<1:i#1 am|i#1 want#3 to|he#1 is|you#1 should#3> <1:taking#2|take#2|taking#2|take#2> a "
     "shower#2 <1:now#4|now#4|now#4|first#4> .",
     "<1:我#1 现在#4 在 洗澡#2|我#1 现在#4 想#3 洗澡#2|他#1 现在#4 在 洗澡#2|你#1 应该#3 先#4 "
     "洗澡#2> 。",
     87},
    {"wedding day", "w=pick:weekday",
     "<1:their#1|our#1|her#1|his#1> wedding#2 is <2:tomorrow#3|next week#3|on {w}|today#3> .",
     "<1:他们#1|我们#1|她#1|他#1> 的 婚礼#2 在 <2:明天#3|下周#3|{w}|今天#3> 。", 87},
    {"is magic", "",
     "<1:this#1 is|is this#1|music#1 is|love#1 is|this#1 is like#3> magic#2 <1:.|?|.|.|.>",
     "<1:这#1 是|这#1 是|音乐#1 是|爱#1 是|这#1 像#3> 魔法#2 <1:。|吗 ？|。|。|。>", 87},
    {"cut a finger", "",
     "<1:i#1 cut#2 my#5|he#1 cut#2 his#5|she#1 cut#2 her#5|you#1 cut#2 your#5> finger#3 "
     "<2:.|yesterday#4 .|with a knife#4 .>",
     "<1:我#1|他#1|她#1|你#1> <2:|昨天#4|用 刀#4> 切#2 到 了 <1:我#5|他#5|她#5|你#5> 的 手指#3 。",
     102},
    {"mouth and finger", "",
     "<1:my#1|his#1|her#1|your#1> <2:mouth#2|mouth#2|finger#2> <3:hurts#3|is dry#3|is big#3|is "
     "small#3> .",
     "<1:我#1|他#1|她#1|你#1> 的 <2:嘴#2|嘴#2|手指#2> <3:很 疼#3|很 干#3|很 大#3|很 小#3> 。", 102},
    {"a meal", "",
     "<1:it#1 was a|that#1 was a|this#1 is a|we#1 had#4 a> <2:delicious#2|good#2> meal#3 .",
     "<1:那#1 是|那#1 是|这#1 是|我们#1 吃#4 了> 一 顿 <2:好吃#2 的|好#2> 饭#3 。", 102},
    {"the lesson", "",
     "<1:my#1|our#1|your#1> <2:English#2|Chinese#2|music#2|piano#2> lesson#3 <3:is over#4|was "
     "very#5 interesting#4|is today#4|was too#5 long#4> .",
     "<1:我#1|我们#1|你#1> 的 <2:英语#2|中文#2|音乐#2|钢琴#2> 课#3 <3:结束#4 了|非常#5 有趣#4|在 "
     "今天#4|太#5 长#4 了> 。",
     102},
    {"when arrive", "",
     "when#1 <1:will you#2|do we#2|does the train#2|will he#2> arrive#3 <2:?|in Beijing#4 ?|at the "
     "airport#4 ?|at the hotel#4 ?>",
     "<1:你#2|我们#2|火车#2|他#2> 什么时候#1 到#3 <2:？|北京#4 ？|机场#4 ？|酒店#4 ？>", 87},
    {"will arrive", "",
     "<1:i#1|we#1|they#1> will#5 arrive#2 <2:in five#4 minutes#3|in ten#4 minutes#3|tomorrow "
     "morning#3|at noon#3> .",
     "<1:我#1|我们#1|他们#1> <2:五#4 分钟#3 后|十#4 分钟#3 后|明天 早上#3|中午#3> 会#5 到#2 。",
     58},
    {"almost there", "",
     "i#1 am almost#2 there#3 , <1:wait#4 for me#5|please#8 wait#4 for me#5> <2:five#6 "
     "minutes#7|ten#6 minutes#7|a moment#7> .",
     "我#1 快#2 到#3 了 ， <1:等#4 我#5|请#8 等#4 我#5> <2:五#6 分钟#7|十#6 分钟#7|一会儿#7> 。",
     87},
    {"don't fight", "",
     "<1:don't#1|please#2 don't#1|we#2 never#1|the dogs#2 always#1|they#2 often#1> fight#3 .",
     "<1:不要#1|请#2 不要#1|我们#2 从来 不#1|狗#2 总是#1|他们#2 经常#1> 打架#3 。", 102},
    {"a real one", "",
     "<1:this#1 is|is this#1|that#1 is not#4> <2:a real#2 friend#3|real#2 gold#3|real#2 love#3|a "
     "real#2 dog#3> <1:.|?|.>",
     "<1:这#1 是|这#1 是|那#1 不是#4> <2:一 个 真正#2 的 朋友#3|真正#2 的 金子#3|真正#2 的 "
     "爱#3|一 只 真正#2 的 狗#3> <1:。|吗 ？|。>",
     102},
    {"serious people", "",
     "<1:are you#1|i#1 am|he#1 is always#2|she#1 is very#2> serious#3 <1:?|.|.|.>",
     "<1:你#1 是|我#1 是|他#1 总是#2 很|她#1 非常#2> 认真#3 <1:的 吗 ？|的 。|。|。>", 87},
    {"serious problem", "",
     "<1:this#1 is a|it#1 is a|we#1 have#2 a> <2:serious#3|very#5 serious#3> problem#4 .",
     "<1:这#1 是|它#1 是|我们#1 有#2> 一 个 <2:严重#3|非常#5 严重#3> 的 问题#4 。", 87},
    {"in trouble", "", "<1:i#1 am|he#1 is|we#1 are|you#1 are> in#2 <2:trouble#3|big#4 trouble#3> .",
     "<1:我#1|他#1|我们#1|你#1> 有#2 <2:麻烦#3|大#4 麻烦#3> 了 。", 87},
    {"give an example", "",
     "<1:can you#1 give#2 me#3|please#1 give#2 me#3|this#1 is|i#1 need#2> <2:an example#4|a good#5 "
     "example#4> <1:?|.|.|.>",
     "<1:你#1 能 给#2 我#3|请#1 给#2 我#3|这#1 是|我#1 需要#2> <2:一 个 例子#4|一 个 好#5 例子#4> "
     "<1:吗 ？|。|。|。>",
     87},
    {"imagine a world", "",
     "<1:imagine#1|can you#2 imagine#1|i#2 can't#3 imagine#1> a world#4 without#5 "
     "<2:war#6|music#6|water#6|phones#6|love#6> <1:.|?|.>",
     "<1:想象#1|你#2 能 想象#1|我#2 不能#3 想象#1> 一 个 没有#5 <2:战争#6|音乐#6|水#6|手机#6|爱#6> "
     "的 世界#4 <1:。|吗 ？|。>",
     102},
    {"robots and humans", "",
     "<1:robots#1|machines#1|computers#1> <2:can#4 help#2|will#4 help#2|don't#4 "
     "understand#2|can't#4 understand#2|learn#2 from#4> humans#3 .",
     "<1:机器人#1|机器#1|电脑#1> <2:能#4 帮助 人类#3|会#4 帮助 人类#3|不#4 理解#2 人类#3|不能#4 "
     "理解#2 人类#3|向#4 人类#3 学习#2> 。",
     102},
    {"no worries, slowly", "",
     "no worries#1 , <1:take your time#2|i#2 can#4 wait#3|we#2 have time#3|it's fine#2> .",
     "没关系#1 ， <1:慢慢 来#2|我#2 可以#4 等#3|我们#2 有时间#3|没事#2> 。", 80},
    {"haha funny", "",
     "<1:haha#1|lol#1> , <2:that's#2 so#4 funny#3|you#2 are so#4 funny#3|that#2 was really#4 "
     "funny#3> <3:.|!>",
     "哈哈#1 ， <2:那#2 太#4 好笑#3 了|你#2 太#4 好笑#3 了|那#2 真的#4 很 好笑#3> <3:。|！>", 87},
    {"actually", "",
     "actually#1 , i#2 <1:don't#3 know#4|am very#3 happy#4|like#4 it#5|was wrong#4|can't#3 swim#4> "
     ".",
     "其实#1 ， 我#2 <1:不#3 知道#4|非常#3 高兴#4|喜欢#4 它#5|错#4 了|不会#3 游泳#4> 。", 80},
    {"where is the nearest", "",
     "where#1 is the nearest#2 <1:bus#3 stop#4|train#4 station#4|subway#4 "
     "station#4|bank#4|hospital#4|supermarket#4> <2:?|, please#5 ?>",
     "<2:|请问#5 ，> 最近#2 的 <1:公交车#3 站#4|火车站#4|地铁站#4|银行#4|医院#4|超市#4> 在 哪里#1 "
     "？",
     87},
    {"go somewhere by", "c=pick:city d=pick:weekday",
     "<1:i#1 am|we#1 are|they#1 are> going#2 to {c} by <2:train#3|plane#3|bus#3|car#3|high-speed#3 "
     "train#3> <3:on {d}|tomorrow#5|next week#5> .",
     "<1:我#1|我们#1|他们#1> <3:{d}|明天#5|下周#5> <2:坐 火车#3|坐 飞机#3|坐 公共汽车#3|开车#3|坐 "
     "高铁#3> 去#2 {c} 。",
     116},
    {"fast train takes", "",
     "how long#1 does it take#2 from#3 <1:Beijing#6 to#4 Shanghai#7|Shanghai#6 to#4 "
     "Beijing#7|London#6 to#4 Paris#7|Paris#6 to#4 London#7> by high-speed#5 train#5 ?",
     "从#3 <1:北京#6 到#4 上海#7|上海#6 到#4 北京#7|伦敦#6 到#4 巴黎#7|巴黎#6 到#4 伦敦#7> 坐 "
     "高铁#5 要#2 多久#1 ？",
     58},
    {"brothers and sisters", "",
     "<1:i#1 have#2|we#1 have#2|she#1 has#2> <2:two#3 brothers#4|one#3 brother#4|three#3 "
     "brothers#4> and#5 <3:a little sister#6|one#7 little sister#6|two#7 little sisters#6|two#7 "
     "sisters#6> .",
     "<1:我#1 有#2|我们#1 有#2|她#1 有#2> <2:两#3 个 哥哥#4|一#3 个 哥哥#4|三#3 个 哥哥#4> 和#5 "
     "<3:一 个 妹妹#6|一#7 个 妹妹#6|两#7 个 妹妹#6|两#7 个 姐姐#6> 。",
     87},
    {"what to eat", "",
     "<1:good morning#6|hello#6|mom#6|dear#6> , what#1 are we#2 eating#3 "
     "<2:today#4|tonight#4|tomorrow#4> ?",
     "<1:早上 好#6|你好#6|妈妈#6|亲爱的#6> ， <2:今天#4|今晚#4|明天#4> 我们#2 吃#3 什么#1 ？", 58},
    {"eat what, short", "",
     "<1:good morning#6|hello#6|mom#6|dear#6> , what#1 are we eating#3 "
     "<2:today#4|tonight#4|tomorrow#4> ?",
     "<1:早上 好#6|你好#6|妈妈#6|亲爱的#6> ， <2:今天#4|今晚#4|明天#4> 吃#3 什么#1 ？", 58, true},
    {"weather this season", "w=pick:weather s=pick:season",
     "it is <1:so#1|really#1|very#1> {w} this#2 {s} .",
     "今年#2 {s} <1:好#1|真的#1 很|非常#1> {w} 。", 72},
    {"weather this season, oh", "w=pick:weather s=pick:season", "it is really#1 {w} this#2 {s} !",
     "今年#2 {s} 真#1 {w} 啊 ！", 58, true},
    {"only one", "",
     "only#1 <1:you#2 can#3 help#4 me#5|my#2 mother#3 knows#4|he#2 can#3 answer#4 this#5 "
     "question|love#2 is important#4> .",
     "只有#1 <1:你#2 能#3 帮助#4 我#5|我#2 妈妈#3 知道#4|他#2 能#3 回答#4 这#5 个 问题|爱#2 "
     "重要#4> 。",
     87},
    {"no, not now", "", "no#1 , i#2 don't#3 have time#4 <1:today#5|now#5|tomorrow#5> .",
     "不行#1 ， 我#2 <1:今天#5|现在#5|明天#5> 没有#3 时间#4 。", 58, true},
    {"yes, mhm", "", "yes#1 , <1:okay#2|i#2 know#3|you#2 can#3|i#2 understand#3> .",
     "嗯#1 ， <1:好的#2|我#2 知道#3 了|你#2 可以#3|我#2 明白#3 了> 。", 71, true},
    {"freedom", "", "<1:freedom#1 is|freedom#1 is> <2:important#2|not#3 free#2|beautiful#2> .",
     "自由#1 <2:很 重要#2|不是#3 免费#2 的|很 美丽#2> 。", 87},
    {"tears in eyes", "", "<1:i#1 saw#2|there were#2> tears#3 in <2:her#4|his#4|your#4> eyes#5 .",
     "<1:我#1 看见#2|> <2:她#4|他#4|你#4> 的 眼睛#5 里 <1:有|有#2> 眼泪#3 。", 87},
};

}  // namespace

std::span<const Template> templates_of_common_words() { return common_words; }

}  // namespace playground::grammar
