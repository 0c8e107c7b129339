// Templates: what fits and passes, what is poured, put in, taken out and put back, sinks and
// breaks.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template spaces[] = {
    {"stuck under, low or tall", "a=noun:truck|bus1 b=noun:bridge1",
     "{a} got stuck#1@a under#2 {b} because#3 <1:{a:he} {a:was} too tall#21@a|{a:he} {a:was} much "
     "too tall#21@a|{b:he} {b:was} so low#21@b|the driver#21 didn't#22 know#23 that {b:he} {b:was} "
     "so#24 low#25@b> .",
     "{a} 在 {b} 下面#2 卡住#1@a 了 ， 因为#3 <1:{a:he} 太 高#21@a 了|{a:he} 太 高#21@a 了|{b:he} "
     "太 矮#21@b 了|司机#21 不#22 知道#23 {b:he} 这么#24 矮#25@b> 。",
     20},
    {"no way under the bridge", "a=noun:truck|bus|boat1 b=noun:bridge1",
     "{a} couldn't#1 go#2@a under#3 {b} because#4 <1:{a:he} {a:was} too tall#21@a|{a:he} {a:was} "
     "too big#21@a|{b:he} {b:was} too low#21@b|{b:he} {b:was} too narrow#21@b> .",
     "{a} 从 {b} 下面#3 过#2@a 不#1 去 ， 因为#4 <1:{a:he} 太 高#21@a 了|{a:he} 太 大#21@a "
     "了|{b:he} 太 矮#21@b 了|{b:he} 太 窄#21@b 了> 。",
     12, true},
    {"did not get through, so we", "a=noun:table|bed|sofa|piano1 b=noun:door1",
     "{a} couldn't#1 get#2@a through {b} , so#3 we#4 <1:sold#21 {a:him}|left#21 {a:him} "
     "outside#22|made#21 {b:him} wider#22|made#21 {b:him} bigger#22> .",
     "{a} 过#2@a 不了#1 {b} ， 所以#3 我们#4 <1:把 {a:he} 卖#21 了|把 {a:he} 放#21 在 外面#22 "
     "了|把 {b:he} 弄#21 宽#22 了|把 {b:he} 弄#21 大#22 了> 。",
     10},
    {"trunk of the car", "a=noun:suitcase|ladder|bike|guitar1 b=noun:car1",
     "{a} didn't#1 fit#2@a in the trunk#3 of {b} because#4 <1:{a:he} {a:was} too long#21@a|{a:he} "
     "{a:was} much too big#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} already#22 full#21@b> "
     ".",
     "{b} 的 后备箱#3 装#2 不下#1@a {a} ， 因为#4 <1:{a:he} 太 长#21@a 了|{a:he} 太 大#21@a "
     "了|{b:he} 太 小#21@b 了|{b:he} 已经#22 满#21@b 了> 。",
     14},
    {"up the stairs, as", "d=clear a=noun:box|sofa|bike|lamp1",
     "{d} carried#1@d {a} up the stairs#2 because#3 <1:{a:he} {a:was} too big#21@a for the "
     "elevator#22|{a:he} didn't#23 fit#21@a in the elevator#22|{d:he} {d:was} afraid#21@d of the "
     "elevator#22|{d:he} couldn't#23 wait#21@d for the elevator#22> .",
     "{d} 把 {a} 搬#1@d 上 了 楼梯#2 ， 因为#3 <1:{a:he} 太 大#21@a 了 ， 放 不进 电梯#22|{a:he} "
     "放#21@a 不进#23 电梯#22|{d:he} 怕#21@d 电梯#22|{d:he} 等#21@d 不了#23 电梯#22> 。",
     14},
    {"tried to put on the shelf",
     "d=anyone a=noun:box|pot|radio|suitcase1 b=noun:shelf|cabinet|shelf|cabinet1",
     "{d} tried#1@d to put#2@d {a} on {b} , but#3 <1:{a:he} {a:was} too heavy#21@a|{a:he} kept#22 "
     "falling#21@a off|{b:he} {b:was} too high#21@b|{b:he} {b:was} already#22 full#21@b> .",
     "{d} 试着#1@d 把 {a} 放#2@d 在 {b} 上 ， 但是#3 <1:{a:he} 太 重#21@a 了|{a:he} 总是#22 "
     "掉#21@a 下来|{b:he} 太 高#21@b 了|{b:he} 已经#22 满#21@b 了> 。",
     10},
    {"could not close it, as",
     "d=clear a=noun:book|shoe|camera|coat1 b=noun:box|bag|drawer|suitcase1",
     "after#1 {d} put#2@d {a} in {b} , {d:he} couldn't#3 close#4@d {b:him} because#5 <1:{a:he} "
     "{a:was} too thick#21@a|{a:he} {a:was} much too big#21@a|{b:he} {b:was} tiny#21@b|{b:he} "
     "{b:was} too full#21@b> .",
     "{d} 把 {a} 放#2@d 进 {b} 以后#1 ， {d:he} 关#4@d 不上#3 {b:he} ， 因为#5 <1:{a:he} 太 "
     "厚#21@a 了|{a:he} 太 大#21@a 了|{b:he} 很 小#21@b|{b:he} 太 满#21@b 了> 。",
     10},
    {"poured, but still", "d=anyone a=noun:bottle|pot|kettle1 b=noun:cup|bowl|glass1",
     "{d} poured#1@d the <2:milk|tea|juice|water> from {a} into {b} , but#3 <1:{a:he} {a:was} "
     "still#22 half#21@a full|{a:he} {a:was} not#22 empty#21@a yet|{b:he} {b:was} too "
     "small#21@b|{b:he} filled#21@b up all#22 at#22 once#22> .",
     "{d} 把 {a} 里 的 <2:牛奶|茶|果汁|水> 倒#1@d 进 {b} ， 但是#3 <1:{a:he} 还#22 有 "
     "一半#21@a|{a:he} 还 没#22 空#21@a|{b:he} 太 小#21@b 了|{b:he} 一下子#22 就 满#21@b 了> 。",
     14},
    {"after pouring, light or heavy", "d=anyone a=noun:bottle|pot|kettle1 b=noun:cup|bowl|glass1",
     "after#1 {d} poured#2@d the <2:milk|tea|juice|water> from {a} into {b} , <1:{a:he} {a:was} "
     "empty#21@a|{a:he} got light#21@a|{b:he} {b:was} full#21@b|{b:he} got heavy#21@b> .",
     "{d} 把 {a} 里 的 <2:牛奶|茶|果汁|水> 倒#2@d 进 {b} 以后#1 ， <1:{a:he} 空#21@a 了|{a:he} 变 "
     "轻#21@a 了|{b:he} 满#21@b 了|{b:he} 变 重#21@b 了> 。",
     12},
    {"out of the fridge, sour", "d=clear a=noun:milk|juice|soup|rice b=noun:fridge1",
     "{d} took#1@d {a} out of#2 {b} because#3 <1:{a:he} had gone sour#21@a|{a:he} smelled#22 "
     "strange#21@a|{a:he} {a:was} out of date#21@a|{b:he} had stopped#22 working#21@b|{b:he} "
     "{b:was} much too full#21@b|{b:he} {b:was} very#22 dirty#21@b> .",
     "{d} 把 {a} 从#2 {b} 里 拿#1@d 了 出来 ， 因为#3 <1:{a:he} 变 酸#21@a 了|{a:he} 闻起来#22 很 "
     "奇怪#21@a|{a:he} 过期#21@a 了|{b:he} 不#22 工作#21@b 了|{b:he} 太 满#21@b 了|{b:he} 非常#22 "
     "脏#21@b> 。",
     31},
    {"poured away, as", "d=clear a=noun:soup|tea|milk|coffee b=noun:pot|kettle|bottle|cup1",
     "{d} poured#1@d {a} out of#2 {b} because#3 <1:{a:he} tasted#22 bitter#21@a|{a:he} smelled#22 "
     "bad#21@a|{b:he} {b:was} cracked#21@b|{b:he} {b:was} dirty#21@b> .",
     "{d} 把 {a} 从#2 {b} 里 倒#1@d 了 出来 ， 因为#3 <1:{a:he} 尝起来#22 很 苦#21@a|{a:he} "
     "闻起来#22 很 臭#21@a|{b:he} 裂#21@b 了|{b:he} 很 脏#21@b> 。",
     16},
    {"back into the oven", "d=anyone a=noun:bread|pizza|meat|cake b=noun:oven1",
     "{d} put#1@d {a} back#2 into {b} because#3 <1:{a:he} {a:was} still#22 cold#21@a|{a:he} "
     "{a:was} not#22 ready#21@a yet|{b:he} {b:was} still#22 hot#21@b|{b:he} {b:was} still#22 "
     "on#21@b> .",
     "{d} 把 {a} 放#1@d 回#2 {b} 里 ， 因为#3 <1:{a:he} 还#22 很 凉#21@a|{a:he} 还 没#22 "
     "熟#21@a|{b:he} 还#22 很 热#21@b|{b:he} 还#22 开着#21@b> 。",
     10},
    {"forgot in the oven", "d=clear a=noun:bread|pizza|meat|cake b=noun:oven1",
     "{d} forgot#1@d {a} in {b} , so#2 <1:{a:he} burned#21@a|{a:he} {a:was} black#21@a and "
     "hard#22|{b:he} needed#21@b cleaning#22|{d:he} had#22 to clean#21@d {b:him}> .",
     "{d} 把 {a} 忘#1@d 在 {b} 里 了 ， 所以#2 <1:{a:he} 烧#21@a 坏 了|{a:he} 又 黑#21@a 又 "
     "硬#22|{b:he} 需要#21@b 洗#22 干净|{d:he} 不得不#22 洗#21@d 干净 {b:he}> 。",
     30},
    {"filled with, and broke",
     "d=anyone a=noun:bag|basket|box|backpack1 b=many:noun:apple|egg|potato|orange",
     "{d} filled#1@d {a} with {b:s} , and#2 <1:{a:he} broke#21@a|{a:he} {a:was} too "
     "heavy#21@a|{b:he} fell#21@b out#22|{b:he} rolled#21@b down the stairs#22> .",
     "{d} 把 {a} 装#1@d 满 了 {b:s} ， 结果#2 <1:{a:he} 坏#21@a 了|{a:he} 太 重#21@a 了|{b:he} "
     "掉#21@b 了 出来#22|{b:he} 滚#21@b 下 了 楼梯#22> 。",
     12},
    {"out of his pocket and back", "d=clear a=noun:key|watch|phone|photo|ring|letter1",
     "{d} took#1@d {a} out of {d:his} pocket#2 , <1:looked#21@d at|cleaned#21@d> {a:him} and "
     "put#3@d {a:him} back .",
     "{d} 把 {a} 从 {d:his} 口袋#2 里 拿#1@d 出来 ， <1:看#21@d 了 看|洗#21@d 干净 了> "
     "{a:he} ， 又 把 {a:he} 放#3@d 回 去 了 。",
     8},
    {"picked up and opened", "d=anyone a=noun:box|bag|wallet|bottle1",
     "{d} picked#1@d up {a} from the <2:desk#31|stairs#31|sand#31|floor#31> and#3 <1:opened#21@d "
     "{a:him}|carried#21@d {a:him} home#22|put#21@d {a:him} in the trunk#22|washed#21@d {a:him}> .",
     "{d} 从 <2:书桌#31|楼梯#31|沙子#31|地板#31> 上 捡#1@d 起 {a} ， 然后#3 <1:打开#21@d 了 "
     "{a:he}|把 {a:he} 带#21@d 回家#22 了|把 {a:he} 放#21@d 在 后备箱#22 里|洗#21@d 了 {a:he}> 。",
     14},
    {"could not turn on the road", "a=noun:truck|bus|truck1 b=noun:path|bridge|street1",
     "{a} couldn't#1 turn#2@a around on {b} because#3 <1:{a:he} {a:was} so long#21@a|{a:he} "
     "{a:was} too wide#21@a|{b:he} {b:was} so narrow#21@b|{b:he} {b:was} full#21@b of people#22> .",
     "{a} 在 {b} 上 不能#1 转#2@a 过 来 ， 因为#3 <1:{a:he} 太 长#21@a 了|{a:he} 太 宽#21@a "
     "了|{b:he} 太 窄#21@b 了|{b:he} 有#21@b 很多 人#22> 。",
     14},
    {"no place in the room for",
     "a=noun:piano|sofa|bed|table1 b=noun:room|kitchen|office|classroom1",
     "there was no#2 place#1 for {a} in {b} because#3 <1:{a:he} {a:was} much too big#21@a|{a:he} "
     "{a:was} so long#21@a|{b:he} {b:was} tiny#21@b|{b:he} {b:was} already#22 full#21@b> .",
     "{b} 里 放#1 不下#2 {a} ， 因为#3 <1:{a:he} 太 大#21@a 了|{a:he} 太 长#21@a 了|{b:he} 很 "
     "小#21@b|{b:he} 已经#22 满#21@b 了> 。",
     10},
    {"through a tiny hole", "a=noun:mouse|snake|ant|worm1 b=noun:box|bag|cabinet|kitchen1",
     "{a} got#1@a into {b} through a tiny#2 hole#3 because#4 <1:{a:he} smelled#21@a "
     "bread#22|{a:he} {a:was} looking#21@a for food#22|{b:he} {b:was} full#21@b of food#22|{b:he} "
     "smelled#22 good#21@b> .",
     "{a} 从 一 个 微小#2 的 洞#3 爬#1@a 进 了 {b} ， 因为#4 <1:{a:he} 闻到#21@a 了 "
     "面包#22|{a:he} 在 找#21@a 食物#22|{b:he} 装 满#21@b 了 食物#22|{b:he} 闻起来#22 很 香#21@b> "
     "。",
     14},
    {"jumped into the boat, sank", "a=noun:elephant|horse|cow|bear1 b=noun:boat1",
     "when#1 {a} jumped#2@a into {b} , {b:he} sank#3@b because#4 <1:{a:he} {a:was} too "
     "heavy#21@a|{a:he} {a:was} so heavy#21@a|{b:he} {b:was} too small#21@b|{b:he} had#21@b a "
     "hole#22> .",
     "{a} 跳#2@a 进 {b} 的 时候#1 ， {b:he} 沉#3@b 了 下去 ， 因为#4 <1:{a:he} 太 重#21@a "
     "了|{a:he} 太 重#21@a 了|{b:he} 太 小#21@b 了|{b:he} 有#21@b 一 个 洞#22> 。",
     14},
    {"one sank, one floated", "a=noun:stone|key|ring|knife1 b=noun:ball|leaf|stick|apple1",
     "<1:{a} sank#21@a , but#22 {b} floated#23@b because#24 {b:he} {b:was} light#25@b|{b} "
     "floated#21@b , but#22 {a} sank#23@a because#24 {a:he} {a:was} heavy#25@a|{b} fell#21@b on "
     "the water#22 and floated#23@b because#24 {b:he} {b:was} so light#25@b|{a} fell#21@a into the "
     "water#22 and sank#23@a because#24 {a:he} {a:was} so heavy#25@a> .",
     "<1:{a} 沉#21@a 了 下去 ， 但是#22 {b} 漂#23@b 了 起来 ， 因为#24 {b:he} 很 轻#25@b|{b} "
     "漂#21@b 了 起来 ， 但是#22 {a} 沉#23@a 了 下去 ， 因为#24 {a:he} 很 重#25@a|{b} 掉#21@b 在 "
     "水#22 上 ， 漂#23@b 了 起来 ， 因为#24 {b:he} 太 轻#25@b 了|{a} 掉#21@a 进 水#22 里 ， "
     "沉#23@a 了 下去 ， 因为#24 {a:he} 太 重#25@a 了> 。",
     16},
    {"fell on it, cracked", "a=noun:stone|key|book|clock1 b=noun:egg|mirror|plate|vase1",
     "{a} fell#1@a from the <2:desk#31|shelf#31> on {b} <1:, and {b:he} cracked#21@b|, and {b:he} "
     "broke#21@b all#22 at#22 once#22|, but#21 {a:he} didn't#22 break#23@a {b:him}|because#21 "
     "{a:he} {a:was} so heavy#22@a> .",
     "{a} 从 <2:书桌#31|架子#31> 上 掉#1@a 到 了 {b} 上 ， <1:{b:he} 裂#21@b 了|{b:he} 一下子#22 "
     "就 碎#21@b 了|但是#21 {a:he} 没有#22 打破#23@a {b:he}|因为#21 {a:he} 太 重#22@a 了> 。",
     14},
    {"fell on something soft", "a=noun:cup|plate|glass|bottle1 b=noun:bed|sofa|pillow|blanket1",
     "{a} fell#1@a on {b} but#2 didn't#3 break#4@a because#5 <1:{a:he} {a:was} so "
     "light#21@a|{a:he} {a:was} very#22 small#21@a|{b:he} {b:was} so soft#21@b|{b:he} {b:was} as "
     "soft#21@b as snow#22> .",
     "{a} 掉#1@a 在 {b} 上 ， 但是#2 没有#3 碎#4@a ， 因为#5 <1:{a:he} 太 轻#21@a 了|{a:he} "
     "非常#22 小#21@a|{b:he} 太 软#21@b 了|{b:he} 像 雪#22 一样 软#21@b> 。",
     10},
    {"rolled down the stairs", "a=noun:ball|orange|apple|potato1 b=noun:vase|bottle|mirror|glass1",
     "{a} rolled#1@a down the stairs#2 and hit#3@a {b} . <1:{b:he} broke#21@b|{b:he} "
     "cracked#21@b|{a:he} still#22 didn't#23 stop#21@a|{a:he} rolled#21@a into the kitchen#22> .",
     "{a} 滚#1@a 下 楼梯#2 ， 撞#3@a 到 了 {b} 。 <1:{b:he} 碎#21@b 了|{b:he} 裂#21@b 了|{a:he} "
     "还是#22 没有#23 停#21@a|{a:he} 滚#21@a 到 了 厨房#22 里> 。",
     14},
    {"stones and windows", "a=many:noun:stone b=many:noun:window|bottle|mirror|plate",
     "{a} hit#1@a {b} <1:, and {b:he} cracked#21@b|, and {b:he} broke#21@b all#22 at#22 once#22|, "
     "but#22 {a:he} were too small#21@a to break#23 {b:him}|, but#22 {a:he} only#23 fell#21@a to "
     "the ground#24> .",
     "{a} 打中#1@a 了 {b} ， <1:{b:he} 裂#21@b 了|{b:he} 一下子#22 就 碎#21@b 了|但是#22 {a:he} "
     "太 小#21@a 了 ， 打 不 碎#23 {b:he}|但是#22 {a:he} 只#23 掉#21@a 在 地#24 上> 。",
     14},
    {"left the shoes outside", "d=clear a=many:noun:shoe b=noun:house|kitchen|classroom1",
     "{d} left#1@d {a} outside#2 {b} because#3 <1:{a:he} were wet#21@a and dirty#22|{a:he} were "
     "full#21@a of sand#22|{b:he} {b:was} very clean#21@b|{b:he} {b:was} cleaned#21@b this "
     "morning#22> .",
     "{d} 把 {a} 放#1@d 在 {b} 外面#2 ， 因为#3 <1:{a:he} 又 湿#21@a 又 脏#22|{a:he} 装 满#21@a "
     "了 沙子#22|{b:he} 非常 干净#21@b|{b:he} 今天 早上#22 打扫#21@b 了> 。",
     14},
    {"looked for them in it",
     "d=anyone a=many:noun:key|shoe|ticket|photo b=noun:drawer|bag|box|suitcase1",
     "{d} looked#1@d for {a} in {b} , but#2 <1:{a:he} were not#22 there#21@a|{a:he} were on the "
     "desk#21@a|{b:he} {b:was} empty#21@b|{b:he} {b:was} locked#21@b> .",
     "{d} 在 {b} 里 找#1@d {a} ， 但是#2 <1:{a:he} 不#22 在 那里#21@a|{a:he} 在 书桌#21@a "
     "上|{b:he} 是 空#21@b 的|{b:he} 锁着#21@b> 。",
     10},
    {"candle fell on paper", "a=noun:candle1 b=noun:letter|newspaper|map|blanket1",
     "{a} fell#1@a on {b} <1:, and {b:he} burned#21@b|, and {b:he} {b:was} on fire#21@b|because#21 "
     "{a:he} wasn't#22 straight#23@a|because#21 {a:he} {a:was} too tall#22@a> .",
     "{a} 倒#1@a 在 {b} 上 ， <1:{b:he} 烧#21@b 了 起来|{b:he} 着火#21@b 了|因为#21 {a:he} 不#22 "
     "直#23@a|因为#21 {a:he} 太 高#22@a 了> 。",
     14},
    {"rusty knife, hard bread", "d=clear a=noun:knife1 b=noun:bread|cheese|meat|cake",
     "{d} couldn't#1 cut#2@d {b} with {a} because#3 <1:{a:he} {a:was} rusty#21@a|{a:he} "
     "{a:was} too small#21@a|{b:he} {b:was} as hard#21@b as a stone#22|{b:he} {b:was} too "
     "sticky#21@b> .",
     "{d} 用 {a} 切#2@d 不动#1 {b} ， 因为#3 <1:{a:he} 生锈#21@a 了|{a:he} 太 小#21@a 了|{b:he} 像 "
     "石头#22 一样 硬#21@b|{b:he} 太 黏#21@b 了> 。",
     16},
    {"sticky, so washed", "d=clear a=noun:table|chair|plate|cup1",
     "{d} washed#1@d {a} because#2 <1:{a:he} {a:was} sticky#21@a|{a:he} felt#22 sticky#21@a|{d:he} "
     "wanted#21@d to use#22 {a:him}|{d:he} had#21@d guests#22> .",
     "{d} 洗#1@d 了 {a} ， 因为#2 <1:{a:he} 很 黏#21@a|{a:he} 摸#22 起来 很 黏#21@a|{d:he} 想#21@d "
     "用#22 {a:he}|{d:he} 有#21@d 客人#22> 。",
     12},
    {"honey on it", "d=clear a=noun:shirt|book|sofa|bag1",
     "{d} spilled#1@d honey#2 on {a} <1:, and {a:he} {a:was} sticky#21@a|, and {a:he} smelled#22 "
     "sweet#21@a|, so#22 {d:he} washed#21@d {a:him}|because#22 {d:he} {d:was} careless#21@d> .",
     "{d} 把 蜂蜜#2 洒#1@d 在 {a} 上 了 ， <1:{a:he} 很 黏#21@a|{a:he} 闻起来#22 很 "
     "甜#21@a|所以#22 {d:he} 洗#21@d 了 {a:he}|因为#22 {d:he} 很 粗心#21@d> 。",
     16},
    {"hung on a rusty nail", "d=anyone a=noun:shirt|dress|coat|hat|bag1",
     "{d} hung#1@d {a} on a <2:rusty#31|small#31> nail#2 , and#3 <1:{a:he} {a:was} "
     "torn#21@a|{a:he} got dirty#21@a|{a:he} fell#21@a down> .",
     "{d} 把 {a} 挂#1@d 在 一 个 <2:生锈#31|小#31> 的 钉子#2 上 ， 结果#3 <1:{a:he} 破#21@a "
     "了|{a:he} 脏#21@a 了|{a:he} 掉#21@a 了 下来> 。",
     12},
    {"ticket out of date", "d=clear a=noun:ticket1 b=noun:bus|train|plane|boat1",
     "{d} couldn't#1 get#2@d on {b} with {a} because#3 <1:{a:he} {a:was} out of date#21@a|{a:he} "
     "{a:was} torn#21@a|{b:he} {b:was} already#22 full#21@b|{b:he} had left#21@b long#22 ago#22> .",
     "{d} 不能#1 用 {a} 上#2@d {b} ， 因为#3 <1:{a:he} 过期#21@a 了|{a:he} 破#21@a 了|{b:he} "
     "已经#22 满#21@b 了|{b:he} 早就#22 开 走#21@b 了> 。",
     24},
    {"up the hill, half way", "a=noun:car|bus|truck1 b=noun:hill|mountain|hill1",
     "{a} drove#1@a up {b} but#2 stopped#3@a half#4 way#4 because#5 <1:{a:he} {a:was} too "
     "old#21@a|{a:his} engine#22 got too hot#21|{b:he} {b:was} too steep#21@b|{b:he} {b:was} "
     "covered#21@b with snow#22> .",
     "{a} 开#1@a 上 {b} ， 但是#2 半路#4 停#3@a 了 下来 ， 因为#5 <1:{a:he} 太 旧#21@a "
     "了|{a:his} 发动机#22 太 热#21 了|{b:he} 太 陡#21@b 了|{b:he} 被 雪#22 盖住#21@b 了> 。",
     18},
};

}  // namespace

std::span<const Template> templates_of_spaces() { return spaces; }

}  // namespace playground::grammar
