// Templates: things that somebody does something with: which one is meant.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chores[] = {
    {"chore, fell over, stand it up", "a=noun:vase|bottle|lamp|chair|ladder|bike1",
     "{a} <1:in the kitchen|in the room|at the door|in the garden|outside> fell#2@a over , "
     "<3:please stand#31 "
     "{a:him} up#31 .|you should stand#31 {a:him} up#31 .|can you stand#31 {a:him} up#31 ?|dad "
     "stood#31 {a:him} up#31 "
     "again .|i stood#31 {a:him} up#31 again .>",
     "<1:厨房 里|房间 里|门口|花园 里|外面> 的 {a} 倒#2@a 了 ， <3:请 把 {a:he} 扶#31 起来#31 "
     "。|你 应该 把 {a:he} 扶#31 "
     "起来#31 。|你 能 把 {a:he} 扶#31 起来#31 吗 ？|爸爸 又 把 {a:he} 扶#31 起来#31 了 。|我 又 "
     "把 {a:he} 扶#31 起来#31 了 。>",
     11},
    {"chore, open, close it", "a=noun:window|door|gate|fridge|drawer|box1",
     "{a} <1:is open#11|is still#12 open#11|has been open#11 since#13 this morning#14> , "
     "<3:please close {a:him} .|can you close {a:him} for me ?|go and close {a:him} .|don't "
     "forget to close {a:him} .|close {a:him} quickly .|someone forgot to close {a:him} .>",
     "{a} <1:开着#11|还 开着#11|从#13 今天 早上#14 就 一直 开着#11> ， <3:请 把 {a:he} 关上 "
     "。|你 能 帮 我 把 {a:he} 关上 吗 ？|去 把 {a:he} 关上 。|不要 忘记 把 {a:he} 关上 。|快 "
     "把 {a:he} 关上 。|有人 忘记 把 {a:he} 关上 。>",
     12},
    {"chore, gone bad, pour it out", "a=noun:milk|juice|soup|beer|coffee|tea1",
     "{a} <1:in the fridge|on the table|in the bottle|in the kitchen|you bought> has gone "
     "bad#2@a , <3:pour#31 {a:him} out#31|please pour#31 {a:him} out#31|don't drink {a:him}|i "
     "poured#31 {a:him} out#31|mom poured#31 {a:him} out#31> .",
     "<1:冰箱 里|桌子 上|瓶子 里|厨房 里|你 买> 的 {a} 已经 坏#2@a 了 ， <3:把 {a:he} 倒#31 "
     "掉#31 吧|请 把 {a:he} 倒#31 掉#31|不要 喝 {a:he}|我 把 {a:he} 倒#31 掉#31 了|妈妈 把 "
     "{a:he} 倒#31 掉#31 了> 。",
     12},
    {"chore, food gone bad, throw it away", "a=noun:meat|bread|cake|cheese|pizza|rice|salad|fish1",
     "{a} <1:in the fridge|on the table|in the bag|in the kitchen|from last week> <2:has gone "
     "bad#21@a|smells bad#21|smells strange#21> , <3:throw {a:him} away|don't eat {a:him}|i "
     "will throw {a:him} away|don't give {a:him} to the dog> .",
     "<1:冰箱 里|桌子 上|包 里|厨房 里|上周> 的 {a} <2:已经 坏#21@a 了|闻起来 很 臭#21|闻起来 "
     "很 奇怪#21> ， <3:把 {a:he} 扔掉|不要 吃 {a:he}|我 要 把 {a:he} 扔掉|不要 把 {a:he} 给 "
     "狗> 。",
     11},
    {"chore, finished reading, return it", "a=noun:book|novel|magazine|dictionary1",
     "i have finished#1 reading#2 {a} <3:from the library#31|you lent me|i borrowed from you|i "
     "borrowed from the library#31> , <4:i will return#41 {a:him} tomorrow|i must return#41 "
     "{a:him} today|i will return#41 {a:him} to you on Monday#42|please return#41 {a:him} for "
     "me> .",
     "<3:图书馆#31|你 借 给 我|我 向 你 借|我 向 图书馆#31 借> 的 {a} 我 看#2 完#1 了 ， <4:我 "
     "明天 把 {a:he} 还#41 回 去|我 今天 必须 把 {a:he} 还#41 回 去|我 星期一#42 把 {a:he} 还#41 "
     "给 你|请 帮 我 把 {a:he} 还#41 回 去> 。",
     11},
    {"chore, blocks, take it away",
     "a=noun:chair|box|bike|bag|suitcase|car1 b=noun:door|window|gate|road|street|path1",
     "{a} is#1@a blocking#2@a {b} , <3:please move#31 {a:him} away#31 .|can you move#31 {a:him} "
     "away#31 ?|i will move#31 {a:him} "
     "away#31 .|whose is {a:he} ?|dad is going to move#31 {a:him} away#31 .>",
     "{a} 挡住#2@a 了 {b} ， <3:请 把 {a:he} 搬#31 走#31 。|你 能 把 {a:he} 搬#31 走#31 吗 ？|我 "
     "会 把 {a:he} 搬#31 走#31 。|{a:he} 是 谁 的 ？|爸爸 "
     "要 把 {a:he} 搬#31 走#31 。>",
     11},
    {"chore, mine is broken, someone fixed it",
     "a=noun:bike|car|computer|phone|camera|watch|radio|printer1",
     "<1:my|our> {a:bare} was broken#2@a , but <3:dad|my brother|a worker|my friend|my uncle> "
     "fixed#4 {a:him} <5:this morning|yesterday afternoon|last night|last week|quickly> .",
     "<1:我 的|我们 的> {a:bare} 坏#2@a 了 ， 但是 <3:爸爸|我 哥哥|一 个 工人|我 的 朋友|我 "
     "叔叔> <5:今天 早上|昨天 下午|昨晚|上周|很 快> 就 把 {a:he} 修好#4 了 。",
     11},
    {"chore, can't finish, fridge", "a=noun:meat|cake|soup|rice|pizza|salad|bread1",
     "if#1 <2:you|we> can't#3 finish#4 {a} <5:tonight|today|now> , <6:put {a:him} in the "
     "fridge|give {a:him} to me|give {a:him} to the dog|don't throw {a:him} away|eat {a:him} "
     "tomorrow> .",
     "如果#1 <2:你|我们> <5:今晚|今天|现在> 吃#4 不#3 完#4 {a} ， 就 <6:把 {a:he} 放 进 冰箱 "
     "里|把 {a:he} 给 我|把 {a:he} 给 狗|不要 把 {a:he} 扔掉|明天 吃 {a:he}> 。",
     11},
    {"chore, don't need them, donate", "a=many:noun:coat|shirt|dress|sweater|shoe|book|toy|jacket",
     "<1:you don't|we don't|my daughter doesn't|he doesn't> need#2 these#3 {a:bare} anymore#4 , "
     "<5:let's donate {a:him}|we can donate {a:him}|please donate {a:him}|don't throw {a:him} "
     "away|so we want to donate {a:him}> .",
     "<1:你 不再|我们 不再|我 女儿 不再|他 不再> 需要#2 这些#3 {a:bare} 了 ， <5:我们 把 {a:he} "
     "捐 出去 吧|我们 可以 把 {a:he} 捐 出去|请 把 {a:he} 捐 出去|不要 把 {a:he} 扔掉|所以 我们 "
     "想 把 {a:he} 捐 出去> 。",
     11},
    {"chore, animals fight, separate", "a=many:noun:cat|dog|hen|goat|rabbit|monkey|puppy",
     "<1:those two|these two|our two|those three> {a:bare} <2:always fight#22@a|fought#22@a "
     "again|fight#22@a every day> , <3:so grandma had#31 to separate#32 {a:him}|please "
     "separate#32 {a:him}|we have#31 to separate#32 {a:him}|i have#31 to separate#32 "
     "{a:him}|don't put {a:him} together> .",
     "<1:那 两|这 两|我们 的 两|那 三> {a:m} {a:bare} <2:总是 打架#22@a|又 打架#22@a "
     "了|每天 都 打架#22@a> ， <3:所以 奶奶 只好#31 把 {a:he} 分开#32|请 把 {a:he} "
     "分开#32|我们 只好#31 把 {a:he} 分开#32|我 只好#31 把 {a:he} 分开#32|不要 把 {a:he} "
     "放 在 一起> 。",
     11},
    {"chore, charging, don't touch", "a=noun:phone|computer|camera|laptop|watch|robot1",
     "{a} is charging#1@a <2:now|on the table|in the bedroom|in the car> , <3:don't touch "
     "{a:him}|don't take {a:him} away|please don't use {a:him}|you can use {a:him} later|don't "
     "move {a:him} yet> .",
     "{a} <2:现在 在|在 桌子 上|在 卧室 里|在 车 里> 充电#1@a ， <3:不要 碰 {a:he}|不要 把 {a:he} "
     "拿走|请 不要 用 {a:he}|你 可以 一会儿 用 {a:he}|先 不要 动 {a:he}> 。",
     11},
    {"chore, charging, no battery", "a=noun:phone|computer|camera|laptop|watch|robot1",
     "<1:my|dad 's|his|our> {a:bare} has#2@a no battery#2 , so <3:i am charging#31 {a:him}|i "
     "have to charge#31 {a:him}|please charge#31 {a:him}|don't forget to charge#31 {a:him}|you "
     "cannot use {a:him}> .",
     "<1:我 的|爸爸 的|他 的|我们 的> {a:bare} 没电#2@a 了 ， 所以 <3:我 在 给 {a:he} "
     "充电#31|我 得 给 {a:he} 充电#31|请 给 {a:he} 充电#31|不要 忘记 给 {a:he} 充电#31|你 不能 "
     "用 {a:he}> 。",
     11},
    {"chore, cold food, heat it up", "a=noun:soup|rice|pizza|meat|porridge|dinner|lunch1",
     "{a} <1:on the table|in the kitchen|you made|mom made> <2:is cold#21@a|is already#22 "
     "cold#21@a> , <3:heat#31 {a:him} up#31 .|can you heat#31 {a:him} up#31 ?|please heat#31 "
     "{a:him} up#31 .|I'll heat#31 {a:him} up#31 for you#32 .|don't eat {a:him} .>",
     "<1:桌子 上|厨房 里|你 做|妈妈 做> 的 {a} <2:凉#21@a 了|已经#22 凉#21@a 了> ， <3:把 "
     "{a:he} 热#31 一下#31 吧 。|你 能 把 {a:he} 热#31 一下#31 吗 ？|请 把 {a:he} 热#31 一下#31 "
     "。|我 帮 你#32 把 {a:he} 热#31 一下#31 。|不要 吃 {a:he} 。>",
     11},
    {"chore, cold drink, heat it up", "a=noun:milk|coffee|tea|water1",
     "<1:the baby 's|grandma 's|your|my> {a:bare} is <2:too cold#21@a|cold#21@a again> , "
     "<3:please heat#31 {a:him} up#31|let me heat#31 {a:him} up#31|I'll heat#31 {a:him} "
     "up#31|don't drink {a:him}> .",
     "<1:宝宝 的|奶奶 的|你 的|我 的> {a:bare} <2:太 凉#21@a 了|又 凉#21@a 了> ， <3:请 把 "
     "{a:he} 热#31 一下#31|让 我 把 {a:he} 热#31 一下#31|我 把 {a:he} 热#31 一下#31|不要 喝 "
     "{a:he}> 。",
     10},
    {"chore, too small, give away", "a=many:noun:shoe|shirt|dress|coat|sweater|jacket",
     "these {a:bare} are too <2:small#21@a|big#21@a|tight#21@a> for me#3 , <4:so i want to "
     "donate#31 {a:him} .|so i gave "
     "{a:him} to my sister .|do you want {a:him} ?|you can donate#31 {a:him} .|so i can't wear "
     "{a:him} .>",
     "这些 {a:bare} 对 我#3 来说 太 <2:小#21@a|大#21@a|紧#21@a> 了 ， <4:所以 我 想 把 {a:he} "
     "捐#31 出去#31 。|所以 我 把 {a:he} 给 了 "
     "我 妹妹 。|你 想要 {a:he} 吗 ？|你 可以 把 {a:he} 捐#31 出去#31 。|所以 我 不能 穿 {a:he} "
     "。>",
     11},
    {"chore, ready, eat while hot", "a=many:noun:dumpling|egg|potato|cookie|cake",
     "the {a:bare} are ready#2@a , <3:eat#31 {a:him} while {a:he} are hot#32 .|don't eat#31 "
     "{a:him} now .|put {a:him} on the table .|can you give {a:him} to the children ?|let's "
     "eat#31 {a:him} together .>",
     "{a:bare} 做 好#2@a 了 ， <3:趁 热#32 把 {a:he} 吃#31 了 吧 。|现在 不要 吃#31 {a:he} "
     "。|把 {a:he} 放 在 桌子 上 。|你 能 把 {a:he} 给 孩子 们 吗 ？|我们 一起 把 {a:he} 吃#31 "
     "了 吧 。>",
     11},
    {"chore, one dish ready, eat while hot",
     "a=noun:soup|rice|pizza|fish|dinner|lunch|porridge|breakfast1",
     "<1:dad 's|grandma 's|my|our> {a:bare} is ready#2@a , <3:eat#31 {a:him} while {a:he} is "
     "hot#32|let's eat#31 {a:him} now|let's "
     "eat#31 {a:him} together|put {a:him} on the table> .",
     "<1:爸爸 的|奶奶 的|我 的|我们 的> {a:bare} 做 好#2@a 了 ， <3:趁 热#32 把 {a:he} 吃#31 了 "
     "吧|我们 现在 把 {a:he} 吃#31 了 吧|我们 "
     "一起 把 {a:he} 吃#31 了 吧|把 {a:he} 放 在 桌子 上 吧> 。",
     10},
    {"chore, is for someone, don't eat",
     "a=noun:cake|meat|chocolate|apple|milk|juice|watermelon|strawberry1 "
     "b=noun:fridge|oven|bag|box|bag|fridge|fridge|fridge1",
     "{a} in {b} {a:is} for#2@a my <3:sister|brother|daughter|grandma|friend> , <4:please don't "
     "touch {a:him}|so don't touch {a:him}|don't give {a:him} to the dog|you cannot take "
     "{a:him}> .",
     "{b} 里 的 {a} 是 给#2@a 我 <3:妹妹|哥哥|女儿|奶奶|朋友> 的 ， <4:请 不要 碰 {a:he}|所以 "
     "不要 碰 {a:he}|不要 把 {a:he} 给 狗|你 不能 拿 {a:he}> 。",
     10},
    {"chore, in the drawer, wear it",
     "a=noun:shirt|coat|sweater|jacket|dress|shoe1 b=noun:drawer|closet|cabinet|bag|closet|box1",
     "{a} {a:is} in {b} , <1:remember to wear#11 {a:him} when you go out#12|wear#11 {a:him} "
     "today|you can wear#11 {a:him} tomorrow|don't forget to bring {a:him}|but you cannot "
     "wear#11 {a:him}> .",
     "{a} 在 {b} 里 ， <1:出去#12 的 时候 记得 穿#11 {a:he}|今天 穿#11 {a:he} 吧|你 明天 可以 "
     "穿#11 {a:he}|不要 忘记 带 {a:he}|但是 你 不能 穿#11 {a:he}> 。",
     10},
    {"chore, in the drawer, put it on",
     "a=noun:hat|scarf|glove|watch|ring|necklace|mask1 "
     "b=noun:drawer|closet|bag|box|box|drawer|bag1",
     "{a} is in {b} , <1:remember to wear#11 {a:him} when you go out#12|wear#11 {a:him} "
     "today|you can wear#11 {a:him} tomorrow|don't forget to bring {a:him}|but you cannot "
     "wear#11 {a:him}> .",
     "{a} 在 {b} 里 ， <1:出去#12 的 时候 记得 戴#11 {a:he}|今天 戴#11 {a:he} 吧|你 明天 可以 "
     "戴#11 {a:he}|不要 忘记 带 {a:he}|但是 你 不能 戴#11 {a:he}> 。",
     10},
    {"chore, a gift is missing", "a=noun:necklace|ring|watch|hat|scarf|glove|mask1",
     "the {a:bare} <1:grandma|my husband|my mother|my boyfriend|my friend> gave#2 me is "
     "missing#3@a , <4:i was still wearing#41 {a:him} last "
     "night|but i wore#41 {a:him} this morning|and i can't find {a:him}|i looked#42 for#42 {a:him} "
     "for a long time> .",
     "<1:奶奶|我 丈夫|我 妈妈|我 男朋友|我 朋友> 送#2 给 我 的 {a:bare} 不见#3@a 了 ， <4:我 昨晚 "
     "还 戴#41 着 {a:he}|但是 我 今天 早上 还 戴#41 "
     "过 {a:he}|我 找 不到 {a:he}|我 找#42 了 {a:he} 很久> 。",
     10},
    {"chore, lost, looked for it", "d=clear a=noun:key|phone|wallet|ticket|umbrella|cat|dog|ring1",
     "{d} lost#1@d <2:my|grandma 's|a friend 's|the teacher 's> {a:bare} and looked#3@d for#3 "
     "{a:him} <4:all day|for a long "
     "time|for two hours> , <5:but couldn't#51 find#52 {a:him}|but {d:he} still#53 couldn't#51 "
     "find#52 {a:him}|and found#52 {a:him} in "
     "the garden> .",
     "{d} 弄丢#1@d 了 <2:我 的|奶奶 的|一 个 朋友 的|老师 的> {a:bare} ， 找#3@d 了 {a:he} "
     "<4:一天|很久|两 个 小时> ， <5:但是 找#52 不到#51 {a:he}|但是 {d:he} 还是#53 找#52 "
     "不到#51 {a:he}|在 花园 里 找到#52 了 {a:he}> 。",
     11},
    {"chore, so good, read it again", "a=noun:book|novel|story|magazine|poem1",
     "<4:this|that> {a:bare} is so#2 <1:good#21|interesting#21|funny#21> , <3:i read#31 {a:him} "
     "three#32 times#33|i want to read#31 {a:him} again|i will give {a:him} to my sister|my "
     "daughter reads#31 {a:him} every day|you should read#31 {a:him} too> .",
     "<4:这|那> {a:m} {a:bare} 太#2 <1:好#21|有趣#21|好笑#21> 了 ， <3:我 看#31 了 {a:he} 三#32 "
     "次#33|我 想 再 看#31 一 遍 {a:he}|我 会 把 {a:he} 给 我 妹妹|我 女儿 每天 都 看#31 "
     "{a:he}|你 也 应该 看#31 {a:he}> 。",
     10},
    {"chore, so good, watch it again", "a=noun:movie|video1",
     "<4:this|that> {a:bare} is so#2 <1:good#21|interesting#21|funny#21|wonderful#21> , <3:i "
     "watched#31 {a:him} three#32 times#33|i want to watch#31 "
     "{a:him} again tomorrow#34|we watched#31 {a:him} twice#32|my friends like {a:him} too|you "
     "should watch#31 {a:him} too> .",
     "<4:这|那> {a:m} {a:bare} 太#2 <1:好#21|有趣#21|好笑#21|精彩#21> 了 ， <3:我 看#31 了 {a:he} "
     "三#32 次#33|我 明天#34 想 再 看#31 一 遍 {a:he}|我们 看#31 了 {a:he} 两#32 次#32|我 的 朋友 "
     "也 喜欢 {a:he}|你 也 应该 看#31 {a:he}> 。",
     12},
    {"chore, stuck in the tree", "d=clear a=noun:ball|kite|cat|balloon1 b=noun:tree1",
     "{a} is stuck#1@a in {b} , <2:and {d} wants to get#23 {a:him} down#23|so {d} got#23 {a:him} "
     "down#23 with a stick|so {d} used a stick to get#23 "
     "{a:him} down#23|because {b:he} has#24@b many#21 branches#22|and {d} cannot get#23 {a:him} "
     "down#23> .",
     "{a} 卡#1@a 在 {b} 上 了 ， <2:{d} 想 把 {a:he} 弄#23 下来#23|所以 {d} 用 一 根 棍子 "
     "把 {a:he} 弄#23 下来#23 了|所以 {d} 用 一 根 棍子 把 {a:he} 弄#23 下来#23|因为 "
     "{b:he} 有#24@b 很多#21 树枝#22|{d} 不能 把 {a:he} 弄#23 下来#23> 。",
     11},
};

}  // namespace

std::span<const Template> templates_of_chores() { return chores; }

}  // namespace playground::grammar
