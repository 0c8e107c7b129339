// Templates: things that are stuck, fall, hang, are lost or given: which one is meant.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template belongings[] = {
    {"chore, stuck inside, get it out",
     "a=noun:coin|ring|spoon|ball|key|cat1 b=noun:bottle|drawer|jar|pot|drawer|box1",
     "{a} is stuck#1@a in {b} , <2:can you get#21 {a:him} out#21 ?|and i can't#22 get#21 {a:him} "
     "out#21 .|so i am trying to get#21 {a:him} "
     "out#21 .|and we want to get#21 {a:him} out#21 .|because {b:he} is too small#21@b .|because "
     "{b:he} is too narrow#21@b .|because {a:he} is too "
     "big#21@a .>",
     "{a} 卡#1@a 在 {b} 里 了 ， <2:你 能 把 {a:he} 弄#21 出来#21 吗 ？|我 不能#22 把 {a:he} "
     "弄#21 出来#21 。|所以 我 在 试着 把 {a:he} 弄#21 出来#21 。|我们 想 把 {a:he} 弄#21 "
     "出来#21 。|因为 {b:he} 太 小#21@b 了 。|因为 {b:he} 太 窄#21@b 了 。|因为 {a:he} 太 "
     "大#21@a 了 。>",
     11},
    {"chore, key stuck in the lock", "a=noun:key1 b=noun:lock1",
     "<3:my|dad 's|the car> {a:bare} is stuck#1@a in {b} , <2:can you get#21 {a:him} out#21 ?|and "
     "i can't#22 get#21 {a:him} out#21 .|so please don't#22 break#21 {a:him} .|so we have to "
     "change#21 {b:him} .|because {b:he} is frozen#21@b .|because {b:he} is too old#21@b .>",
     "<3:我 的|爸爸 的|汽车> {a:bare} 卡#1@a 在 {b} 里 了 ， <2:你 能 把 {a:he} 弄#21 出来#21 吗 "
     "？|我 不能#22 把 {a:he} 弄#21 出来#21 。|所以 请 不要#22 把 {a:he} 弄坏#21 了 。|所以 我们 "
     "得 换#21 {b:he} 。|因为 {b:he} 冻#21@b 住 了 。|因为 {b:he} 太 旧#21@b 了 。>",
     15},
    {"chore, cup fell on stone, it broke",
     "a=noun:cup|plate|bottle|vase|mirror|egg1 b=noun:stone|rock|table|chair|stone|box1",
     "{a} <1:fell#11@a on|hit#12@a> {b} , <2:and {a:he} broke#21@a|so {a:he} broke#21@a|but {a:he} "
     "didn't#22 break#21@a|and {a:he} broke#21@a right away#23> .",
     "{a} <1:掉#11@a|砸#12@a> 在 {b} 上 ， <2:{a:he} 碎#21@a 了|所以 {a:he} 碎#21@a 了|但是 "
     "{a:he} 没有#22 碎#21@a|{a:he} 马上#23 就 碎#21@a 了> 。",
     16},
    {"chore, stone fell on cup, it broke",
     "a=noun:stone|hammer|box|ball|axe|stone1 b=noun:cup|plate|bottle|vase|mirror|egg1",
     "{a} <1:fell#11@a on|hit#12@a> {b} , <2:and {b:he} broke#21@b|so {b:he} broke#21@b|but {b:he} "
     "didn't#22 break#21@b|and {b:he} broke#21@b right away#23> .",
     "{a} <1:掉#11@a 在|打中#12@a 了> {b} <1:上|> ， <2:{b:he} 碎#21@b 了|所以 {b:he} 碎#21@b "
     "了|但是 {b:he} 没有#22 碎#21@b|{b:he} 马上#23 就 碎#21@b 了> 。",
     11},
    {"chore, cover is too small",
     "a=noun:blanket|towel|carpet|curtain|blanket|mat1 b=noun:bed|sofa|table|window|piano|box1",
     "{a} doesn't#1 cover#2@a {b} because#3 <1:{a:he} {a:is} too small#21@a|{a:he} {a:is} too "
     "short#21@a|{a:he} {a:is} too narrow#21@a|{b:he} "
     "{b:is} too big#21@b|{b:he} {b:is} too long#21@b|{b:he} {b:is} too wide#21@b> .",
     "{a} 盖#2@a 不#1 住#1 {b} ， 因为#3 <1:{a:he} 太 小#21@a 了|{a:he} 太 短#21@a 了|{a:he} 太 "
     "窄#21@a 了|{b:he} 太 大#21@b 了|{b:he} 太 "
     "长#21@b 了|{b:he} 太 宽#21@b 了> 。",
     11},
    {"chore, hung on the wall", "a=noun:picture|clock|mirror|map1 b=noun:wall1",
     "{a} hung#1@a on {b} , <2:but {a:he} was too small#21@a|and {a:he} was very "
     "beautiful#21@a|but someone took#22 {a:him} down#22|and then {a:he} fell#21@a down|because "
     "{b:he} was empty#21@b|but {b:he} "
     "was not#22 strong#21@b> .",
     "{a} 挂#1@a 在 {b} 上 ， <2:但是 {a:he} 太 小#21@a 了|{a:he} 非常 漂亮#21@a|但是 有人 把 "
     "{a:he} 拿#22 下来#22 了|然后 {a:he} 掉#21@a 了 下来|因为 {b:he} 是 空#21@b 的|但是 {b:he} "
     "不#22 坚固#21@b> 。",
     13},
    {"chore, took out and put on",
     "d=clear a=noun:ring|necklace|watch|hat|glove|scarf1 "
     "b=noun:box|drawer|bag|suitcase|box|closet1",
     "{d} took#1@d {a} out#2 of {b} , and then <4:put#41 {a:him} on#41|gave#41 {a:him} to#41 a "
     "friend#42|looked#41 at {a:him} for a long#42 time#42|put#41 {a:him} on the "
     "table#42|closed#41 {b:him}|closed#41 {b:him}> .",
     "{d} 把 {a} 从 {b} 里 拿#1@d 出来#2 ， 然后 <4:戴#41 上 了 {a:he}|把 {a:he} 给#41 了 一 个 "
     "朋友#42|看#41 了 {a:he} 很久#42|把 {a:he} 放#41 在 桌子#42 上|关上#41 了 {b:he}|关上#41 了 "
     "{b:he}> 。",
     11},
    {"chore, sold out", "d=who a=noun:dress|book|hat|watch|camera|coat|toy1",
     "{d} wanted#1@d to buy#2 that {a:bare} , but when#3 {d:he} got to the "
     "<4:shop|supermarket|mall|market> , {a:he} was <5:sold#51 out#52|already#53 sold#51|too "
     "expensive#51> .",
     "{d} 想#1@d 买#2 那 {a:m} {a:bare} ， 可是 {d:he} 到 <4:商店|超市|商场|市场> 的 时候#3 ， "
     "{a:he} <5:卖#51 完#52 了|已经#53 卖#51 了|太 贵#51 了> 。",
     11},
    {"chore, old but never broke", "a=noun:car|computer|phone|fridge|camera|bike|fan|radio1",
     "although#1 <4:my|our|grandpa 's> {a:bare} is <2:very#22 old#21@a|already#22 very "
     "old#21@a|ten#22 years#22 old#21@a|five#22 years#23 old#21@a> , {a:he} "
     "<3:has never#32 broken#31|still works#31|is still like new#31|is still useful#31> .",
     "虽然#1 <4:我 的|我们 的|爷爷 的> {a:bare} <2:很#22 旧#21@a|已经#22 很 旧#21@a 了|已经 "
     "用#21@a 了 十年#22|已经 用#21@a 了 五#22 年#23> ， 但是 {a:he} <3:从来#32 没 "
     "坏#31 过|还 能 用#31|还是 像 新的#31 一样|还是 很 有用#31> 。",
     12},
    {"chore, pet sick, doctor", "a=noun:cat|dog|rabbit|parrot|puppy|kitten|hamster1",
     "<1:my|our|grandma 's|my friend 's> {a:bare} <2:is sick#21@a|is hurt#21@a|has not eaten#21@a "
     "today> , <3:i will take#31 {a:him} to the doctor#32 after "
     "work#33|please take#31 {a:him} to the doctor#32|we took#31 {a:him} to the doctor#32 "
     "yesterday|so i gave#34 {a:him} some water#35|don't give#34 {a:him} "
     "meat#35> .",
     "<1:我 的|我们 的|奶奶 的|我 朋友 的> {a:bare} <2:生病#21@a 了|受伤#21@a 了|今天 没 吃#21@a "
     "东西> ， <3:我 下班#33 以后 带#31 {a:he} 去 看 医生#32|请 带#31 {a:he} 去 看 医生#32|我们 "
     "昨天 带#31 {a:he} 去 看 医生#32 了|所以 我 给#34 了 {a:he} 一些 水#35|不要 给#34 {a:he} "
     "肉#35> 。",
     12},
    {"chore, saw an animal somewhere", "a=noun:puppy|cat|snake|rabbit|squirrel|bear|monkey|duck1",
     "<1:yesterday|last week|last summer|this morning> <2:i|we> saw#3 {a:a} <4:in the park|by the "
     "river|in the forest|on the road> , <5:{a:he} followed#51@a "
     "us home|{a:he} was sleeping#51@a|{a:he} was eating#51@a something|and {a:he} was very "
     "cute#51@a|and we gave#51 {a:him} some food|but {a:he} ran#51@a "
     "away> .",
     "<1:昨天|上周|去年 夏天|今天 早上> <2:我|我们> <4:在 公园 里|在 河 边|在 森林 里|在 路 上> "
     "看见#3 了 {a:a} ， <5:{a:he} 跟着#51@a 我们 回家 了|{a:he} 在 睡觉#51@a|{a:he} 在 吃#51@a "
     "东西|{a:he} 非常 可爱#51@a|我们 给#51 了 {a:he} 一些 食物|但是 {a:he} 跑#51@a 了> 。",
     12},
    {"chore, asleep, don't shout at it",
     "a=noun:tiger|lion|dog|bear|wolf|snake1 b=noun:cage|cage|garden|cave|cage|box1",
     "{a} is sleeping#1@a in {b} , <2:don't be afraid of {a:him}|don't throw stones at "
     "{a:him}|don't touch {a:him}|don't wake {a:him} up|we can take a photo of "
     "{a:him}|be careful of {a:him}> .",
     "{a} 在 {b} 里 睡觉#1@a ， <2:不要 怕 {a:he}|不要 向 {a:he} 扔 石头|不要 碰 {a:he}|不要 "
     "叫醒 {a:he}|我们 可以 给 {a:he} 拍照|小心 {a:he}> 。",
     11},
    {"chore, fell from the nest", "d=clear a=noun:bird|owl|crow|pigeon|swallow|eagle1 b=noun:nest1",
     "a little#7 {a:bare} fell#1@a from {b} , and {d} <2:gave#21@d {a:him} some water#22|fed#21@d "
     "{a:him} for a week#22|took#21@d {a:him} home#22|put#21@d {a:him} "
     "in a box#22|wanted#21@d to help#22 {a:him}> .",
     "一 只 小#7 {a:bare} 从 {b} 里 掉#1@a 了 下来 ， {d} <2:给#21@d 了 {a:he} 一些 水#22|喂#21@d "
     "了 {a:he} 一 个 星期#22|把 {a:he} 带#21@d 回家#22 了|把 {a:he} 放#21@d 在 一 个 箱子#22 "
     "里|想#21@d 帮助#22 {a:he}> 。",
     10},
    {"chore, broke again, its sound",
     "a=noun:fridge|fan|computer|radio|printer|car|elevator|engine1",
     "<1:my|our|the office 's> {a:bare} is broken#2@a again#3 , <4:{a:his} sound#41 is very "
     "loud#42|because {a:he} is too old#41@a|please fix#41 {a:him}|i can't#41 fix#42 "
     "{a:him}|so we need#41 to fix#42 {a:him}|don't use#41 {a:him}> .",
     "<1:我 的|我们 的|办公室 的> {a:bare} 又#3 坏#2@a 了 ， <4:{a:he} 的 声音#41 非常 "
     "响#42|因为 {a:he} 太 旧#41@a 了|请 把 {a:he} 修好#41|我 不能#41 把 {a:he} 修好#42|所以 "
     "我们 需要#41 修#42 {a:he}|不要 用#41 {a:he}> 。",
     11},
    {"chore, every morning it", "a=noun:dog|cat|rabbit|puppy|kitten|horse1",
     "<1:my|our|grandma 's|the neighbor 's> {a:bare} is <2:very cute#21@a|very "
     "clever#21@a|three#22 years#23 old#23> , <3:{a:he} waits#31@a for us at#34 the door#32 "
     "every#35 night#33|{a:he} runs#31@a in the garden#34 every#32 morning#33|we feed#31 {a:him} "
     "every#32 morning#33|everyone likes#31 {a:him}|and i like#31 {a:his} eyes#32> .",
     "<1:我 的|我们 的|奶奶 的|邻居 的> {a:bare} <2:很 可爱#21@a|很 聪明#21@a|三#22 岁#23> ， "
     "<3:{a:he} 每天#35 晚上#33 都 在#34 门口#32 等#31@a 我们|{a:he} 每天#32 早上#33 都 在 "
     "花园#34 里 跑#31@a|我们 每天#32 早上#33 喂#31 {a:he}|大家 都 喜欢#31 {a:he}|我 喜欢#31 "
     "{a:he} 的 眼睛#32> 。",
     10},
    {"chore, small but strong", "a=many:noun:ant|bee|bird|mouse|frog|squirrel",
     "although#1 {a} are very <2:small#21@a|weak#21@a> , {a:he} <3:work#31@a very#32 "
     "hard#33|can#32 carry#31@a heavy#34 things#33|are very#32 clever#31@a|are very#32 brave#31@a|"
     "run#31@a very#32 fast#33> .",
     "虽然#1 {a} 很 <2:小#21@a|虚弱#21@a> ， 但是 {a:he} <3:工作#31@a 非常#32 努力#33|能#32 "
     "搬#31@a 重#34 的 东西#33|非常#32 聪明#31@a|非常#32 勇敢#31@a|跑#31@a 得 非常#32 快#33> 。",
     10},
    {"chore, where did you put it", "a=noun:key|phone|wallet|umbrella|ticket|camera|scarf|book1",
     "<1:i can't find#12|i need#12|i want to use#12|i am looking for#12> {a} , <2:where#21 did "
     "you#22 put#23 {a:him}|did you#22 take#23 {a:him}|did you#22 see#23 {a:him}|did you#22 put#23 "
     "{a:him} in "
     "the drawer#24|can you#22 bring#23 {a:him} to me#24> ?",
     "<1:我 找#12 不到#12|我 需要#12|我 想 用#12|我 在 找#12> {a} ， <2:你#22 把 {a:he} 放#23 在 "
     "哪里#21 了|你#22 拿#23 {a:he} 了 吗|你#22 看见#23 {a:he} 了 吗|你#22 把 {a:he} 放#23 在 "
     "抽屉#24 里 了 吗|你#22 能 把 {a:he} 带#23 给 我#24 吗> ？",
     12},
    {"chore, expensive, don't lose it", "a=noun:watch|camera|phone|ring|necklace|violin|computer1",
     "<1:my|dad 's|grandma 's|our> {a:bare} is very <2:expensive#21@a|precious#21@a|valuable#21@a> "
     ", <3:don't lose#31 {a:him} .|don't break#31 {a:him} .|please be careful with#31 {a:him} "
     ".|you cannot "
     "use#31 {a:him} .|where did you put#31 {a:him} ?|don't put#31 {a:him} on the floor#32 .>",
     "<1:我 的|爸爸 的|奶奶 的|我们 的> {a:bare} 很 <2:贵#21@a|珍贵#21@a|值钱#21@a> ， <3:不要 "
     "把 {a:he} 弄丢#31 。|不要 把 {a:he} 弄坏#31 。|请 对 {a:he} 小心#31 。|你 不能 用#31 "
     "{a:he} 。|你 把 {a:he} 放#31 在 哪里 了 ？|不要 把 {a:he} 放#31 在 地板#32 上 。>",
     12},
    {"chore, flowers, water them", "a=many:noun:flower|tree",
     "the {a:bare} <1:in the garden#11|in front of the house#11|near the school#11|at the door#11> "
     "are <2:dying#21@a|very dry#21@a|still#22 small#21@a> , <3:please water#31 {a:him}|don't "
     "forget#32 to water#31 {a:him}|i water#31 {a:him} every#32 day#32|don't touch#31 "
     "{a:him}|{a:he} need#31@a water#32> .",
     "<1:花园#11 里|房子#11 前面|学校#11 附近|门口#11> 的 {a:bare} <2:快 死#21@a 了|非常 "
     "干#21@a|还#22 很 小#21@a> ， <3:请 给 {a:he} 浇#31 水#31|不要 忘记#32 给 {a:he} 浇#31 "
     "水#31|我 每天#32 都 给 {a:he} 浇#31 水#31|不要 碰#31 {a:he}|{a:he} 需要#31@a 水#32> 。",
     10},
    {"chore, if you find it, bring it", "a=noun:umbrella|key|phone|wallet|cat|dog|bag|ring1",
     "if#1 you <2:find#21|see#21> <3:my#31|our#31|grandma 's> {a:bare} , please <4:bring#41 "
     "{a:him} to my office#42|give#41 {a:him} to me|tell#41 me where {a:he} is|bring#41 {a:him} to "
     "the shop#42 on "
     "Monday#43|take#41 {a:him} home#42> .",
     "如果#1 你 <2:找到#21|看见#21> 了 <3:我#31 的|我们#31 的|奶奶 的> {a:bare} ， 请 <4:把 {a:he} "
     "带#41 到 我 的 办公室#42|把 {a:he} 给#41 我|告诉#41 我 {a:he} 在 哪里|星期一#43 把 {a:he} "
     "带#41 到 "
     "商店#42|把 {a:he} 带#41 回家#42> 。",
     11},
    {"chore, too heavy to carry", "d=clear a=noun:suitcase|box|sofa|table|fridge|bed|piano1",
     "{a} is too#1 <2:heavy#21@a|big#21@a> , <3:{d} can't#31 carry#32@d {a:him} upstairs#33 "
     "alone#34 .|can you help#31 {d} carry#32 {a:him} upstairs#33 ?|please put#31 {a:him} in the "
     "garage#32 .|we can't#31 carry#32 "
     "{a:him} upstairs#33 .|so {d} sold#31@d {a:him} .>",
     "{a} 太#1 <2:重#21@a|大#21@a> 了 ， <3:{d} 一个人#34 不能#31 把 {a:he} 搬#32@d 上楼#33 。|你 "
     "能 帮#31 {d} 把 {a:he} 搬#32 上楼#33 吗 ？|请 把 {a:he} 放#31 在 车库#32 里 。|我们 不能#31 "
     "把 {a:he} 搬#32 上楼#33 。|所以 {d} 卖#31@d 了 {a:he} 。>",
     11},
    {"chore, nobody uses it, turn it off", "a=noun:television|radio|lamp|computer|fan|printer1",
     "nobody#1 is using#2 {a} <3:now#31|in the bedroom#31|in the kitchen#31|in the office#31> , "
     "<4:please turn#41 {a:him} off#41 .|can you turn#41 {a:him} off#41 ?|i will turn#41 {a:him} "
     "off#41 .|so i turned#41 {a:him} "
     "off#41 .|you can use#41 {a:him} .|you can take#41 {a:him} away#41 .>",
     "<3:现在#31|卧室#31 里|厨房#31 里|办公室#31 里> 没有人#1 在 用#2 {a} ， <4:请 把 {a:he} 关#41 "
     "掉#41 。|你 能 把 {a:he} 关#41 掉#41 吗 ？|我 会 把 {a:he} 关#41 掉#41 。|所以 我 把 {a:he} "
     "关#41 掉#41 了 。|你 "
     "可以 用#41 {a:he} 。|你 可以 把 {a:he} 拿走#41 。>",
     11},
    {"chore, dirty, clean it", "a=noun:cup|plate|bowl|shirt|coat|carpet|car|bike1",
     "<1:my|your|dad 's|our> {a:bare} is <2:too#22 dirty#21@a|dirty#21@a again#22> , <3:please "
     "wash#31 {a:him}|wash#31 {a:him} before#34 dinner#35|mom has#36 washed#31 {a:him}|don't "
     "use#31 {a:him}|i have to wash#31 {a:him}> .",
     "<1:我 的|你 的|爸爸 的|我们 的> {a:bare} <2:太#22 脏#21@a 了|又#22 脏#21@a 了> ， <3:请 把 "
     "{a:he} 洗#31 干净#31|吃 晚饭#35 以前#34 把 {a:he} 洗#31 干净#31|妈妈 已经#36 把 {a:he} 洗#31 "
     "干净#31 了|不要 用#31 {a:he}|我 得 把 {a:he} 洗#31 干净#31> 。",
     11},
    {"chore, bitten by it", "a=noun:dog|cat|snake|monkey|horse|goose1",
     "<1:i am afraid of#11|i don't like#11|don't touch#11|be careful of#11> that {a:bare} , "
     "because#2 <3:my son|my brother|my daughter|a child|a guest> was "
     "<4:bitten#41|chased#41|frightened#41|bitten#41> by {a:him} <5:yesterday|last week|last "
     "month|this morning> .",
     "<1:我 怕#11|我 不 喜欢#11|不要 碰#11|小心#11> 那 {a:m} {a:bare} ， 因为#2 "
     "<5:昨天|上周|上个月|今天 早上> <3:我 儿子|我 哥哥|我 女儿|一 个 孩子|一 位 客人> 被 {a:he} "
     "<4:咬#41 了|追#41 了|吓到#41 了|咬#41 了> 。",
     12},
    {"chore, fly away and come back", "a=many:noun:swallow|bird|duck",
     "{a} <1:near our house|in the park|by the lake|in our village> flew#2@a away <3:in "
     "autumn|last autumn|in October> , <4:and {a:he} will come#41@a back#41 in spring|but {a:he} "
     "will come#41@a back#41 next year|and {a:he} came#41@a back#41 today|and i miss#41 {a:him}> .",
     "<1:我们 家 附近|公园 里|湖 边|我们 村庄 里> 的 {a} <3:秋天|去年 秋天|十 月> 飞 走#2@a 了 "
     "， <4:{a:he} 春天 会 回来#41@a|但是 {a:he} 明年 会 回来#41@a|{a:he} 今天 回来#41@a 了|我 "
     "很 想#41 {a:he}> 。",
     11},
};

}  // namespace

std::span<const Template> templates_of_belongings() { return belongings; }

}  // namespace playground::grammar
