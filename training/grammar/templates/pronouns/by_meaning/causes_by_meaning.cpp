// Templates: of two things only the meaning tells which one the reason is about.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template causes_by_meaning[] = {
    {"did not cross what was too wide", "a=animal1 b=crossing1",
     "{a} didn't#3 cross#1@a {b} because#2 <1:{b:he} {b:was} too wide#21@b|{b:he} {b:was} too "
     "wide#21@b|{b:he} {b:was} too dangerous#21@b|{a:he} {a:was} too tired#21@a|{a:he} {a:was} too "
     "tired#21@a|{a:he} {a:was} too scared#21@a|{a:he} {a:was} too weak#21@a> .",
     "{a} 没有#3 过#1@a {b} ， 因为#2 <1:{b:he} 太 宽#21@b 了|{b:he} 太 宽#21@b 了|{b:he} 太 "
     "危险#21@b 了|{a:he} 太 累#21@a 了|{a:he} 太 累#21@a 了|{a:he} 太 害怕#21@a 了|{a:he} 太 "
     "虚弱#21@a 了> 。",
     40},
    {"could not cross what was too wide", "a=animal1 b=crossing1",
     "{a} couldn't#3 cross#1@a {b} because#2 <1:{b:he} {b:was} too wide#21@b|{a:he} {a:was} too "
     "tired#21@a|{a:he} {a:was} too small#21@a> .",
     "{a} 不能#3 过#1@a {b} ， 因为#2 <1:{b:he} 太 宽#21@b 了|{a:he} 太 累#21@a 了|{a:he} 太 "
     "小#21@a 了> 。",
     20},
    {"into the fridge before it", "a=noun:chocolate|cheese|meat b=noun:fridge1",
     "put#1 {a} in {b} , <1:or#21 {a:he} will go bad#22@a|or#21 {a:he} will get too "
     "hot#22@a|and#21 don't#23 eat#22 {a:him}|and#21 then#21 close#22 {b:him}|but#21 {b:he} "
     "{b:is} almost#23 full#22@b> .",
     "把 {a} 放#1 进 {b} ， <1:不然#21 {a:he} 会 坏#22@a|不然#21 {a:he} 会 太 热#22@a|不要#23 "
     "吃#22 {a:he}|然后#21 关上#22 {b:he}|但是#21 {b:he} 快#23 满#22@b 了> 。",
     28},
    {"chocolate melted, before it", "a=noun:chocolate b=noun:fridge1",
     "<2:please put#31|you should put#31|let's put#31> {a} in {b} before#3 {a:he} melts#4@a .",
     "<2:请 把|你 应该 把|我们 把> {a} 放#31 进 {b} ， 免得#3 {a:he} 化#4@a 了 。", 18},
    {"milk on the table, gone bad", "a=noun:milk|juice|soup b=noun:table1",
     "don't#1 drink#2 {a} on {b} . <1:{a:he} {a:has} gone bad#21@a|{a:he} {a:is} too "
     "hot#21@a|{a:he} {a:is} not#22 yours#21@a|{a:he} {a:is} for the baby#21@a|{a:he} smells#22 "
     "strange#21@a> .",
     "不要#1 喝#2 {b} 上 的 {a} 。 <1:{a:he} 已经 坏#21@a 了|{a:he} 太 烫#21@a 了|{a:he} 不是#22 "
     "你 的#21@a|{a:he} 是 给 宝宝#21@a 的|{a:he} 闻起来#22 很 奇怪#21@a> 。",
     12},
    {"topic, milk on the table", "a=noun:milk|juice|soup|coffee b=noun:table|table|desk|desk1",
     "don't#1 drink#2 {a} on {b} <1:, because#23 {a:he} {a:has} gone bad#21@a|, because#23 "
     "{a:he} {a:is} too hot#21@a|, because#23 {a:he} {a:is} not#22 yours#21@a|, because#23 "
     "{a:he} {a:is} too sweet#21@a> .",
     "{b} 上 的 {a} 不要#1 喝#2 ， 因为#23 <1:{a:he} 已经 坏#21@a 了|{a:he} 太 烫#21@a 了|{a:he} "
     "不是#22 你 的#21@a|{a:he} 太 甜#21@a 了> 。",
     21, true},
    {"topic, watch in the drawer",
     "a=noun:watch|ring|camera|letter1 b=noun:drawer|box|cabinet|suitcase1",
     "don't#1 sell#2 {a} in {b} . <1:{a:he} was my grandfather#22 's#21@a|{a:he} {a:is} very#22 "
     "valuable#21@a|{a:he} {a:is} precious#21@a to me#22|{a:he} {a:is} not#22 mine#21@a> .",
     "{b} 里 的 {a} 不要#1 卖#2 。 <1:{a:he} 是 我 爷爷#22 的#21@a|{a:he} 非常#22 "
     "值钱#21@a|{a:he} 对 我#22 来说 很 珍贵#21@a|{a:he} 不是#22 我 的#21@a> 。",
     10},
    {"ate the fish in the fridge", "a=noun:fish|cake|chicken1 b=noun:fridge1",
     "did you eat#1 {a} in {b} ? <1:{a:he} was for the cat#21@a|{a:he} was not#22 "
     "cooked#21@a yet|{a:he} was already#22 bad#21@a|{b:he} was broken#21@b all#22 "
     "day#22|{b:he} {b:has} not#22 worked#21@b since#23 yesterday#24> .",
     "你 吃#1 了 {b} 里 的 {a} 吗 ？ <1:{a:he} 是 给 猫#21@a 的|{a:he} 还 没#22 熟#21@a|{a:he} "
     "已经#22 坏#21@a 了|{b:he} 坏#21@b 了 一天#22|{b:he} 从#23 昨天#24 开始#23 就 不#22 "
     "工作#21@b 了> 。",
     12},
    {"leaked out of the bucket", "a=noun:water b=noun:bucket|bottle|jar|vase1",
     "{a} leaked#1@a out of {b} , <1:and {a:he} ran#22@a all over the floor#21|and {a:he} "
     "made#22@a the carpet#21 wet|and now#22 {b:he} {b:is} empty#21@b|because#22 {b:he} had#21@b a "
     "hole#23|so#22 we can't#23 use#21 {b:him}> .",
     "{a} 从 {b} 里 漏#1@a 了 出来 ， <1:{a:he} 流#22@a 得 满 地板#21 都是|{a:he} 弄#22@a 湿 了 "
     "地毯#21|现在#22 {b:he} 空#21@b 了|因为#22 {b:he} 有#21@b 一 个 洞#23|所以#22 我们 不能#23 "
     "用#21 {b:he}> 。",
     12},
    {"through the roof onto the bed", "a=noun:roof1 b=noun:bed|sofa|piano|carpet1",
     "rain#1 came#2 through {a} onto {b} , so#3 <1:we fixed#21 {a:him}|{a:he} must#22 be "
     "fixed#21|we moved#21 {b:him}|we dried#21 {b:him}|{b:he} {b:is} soaked#21@b> .",
     "雨#1 从 {a} 漏#2 到 {b} 上 ， 所以#3 <1:我们 修好#21 了 {a:he}|{a:he} 必须#22 修#21|我们 "
     "搬#21 了 {b:he}|我们 擦干#21 了 {b:he}|{b:he} 湿透#21@b 了> 。",
     16},
    {"shelf broke under it",
     "a=noun:shelf|table|shelf|desk1 b=noun:television|printer|suitcase|computer1",
     "{a} broke#1@a under#2 {b} because#3 <1:{a:he} {a:was} too thin#21@a|{a:he} {a:was} not#22 "
     "strong#21@a enough#22|{a:he} {a:was} rotten#21@a|{b:he} {b:was} too heavy#21@b|{b:he} "
     "{b:was} too big#21@b> .",
     "{a} 被 {b} 压坏#1@a 了 ， 因为#3 <1:{a:he} 太 薄#21@a 了|{a:he} 不#22 够#22 结实#21@a|{a:he} "
     "烂#21@a 了|{b:he} 太 重#21@b 了|{b:he} 太 大#21@b 了> 。",
     10},
    {"poured until it was gone",
     "d=anyone a=noun:milk|water|juice|tea b=noun:cup|bottle|glass|bowl1",
     "{d} poured#1@d {a} into {b} until#2 <1:{b:he} {b:was} full#21@b|{b:he} {b:was} half#22 "
     "full#21@b|{a:he} {a:was} all#22 gone#21@a> .",
     "{d} 把 {a} 倒#1@d 进 {b} ， 直到#2 <1:{b:he} 满#21@b 了|{b:he} 满#21@b 了 一半#22|{a:he} "
     "都#22 "
     "没有#21@a 了> 。",
     10},
    {"robot couldn't lift", "a=noun:robot1 b=noun:box|piano|suitcase|table1",
     "{a} couldn't#1 lift#2@a {b} because#3 <1:{a:he} {a:was} too weak#21@a|{a:his} battery#22 "
     "{a:was} dead#21|{a:his} hand#22 {a:was} broken#21|{b:he} {b:was} too heavy#21@b|{b:he} "
     "{b:was} too big#21@b> .",
     "{a} 搬#2@a 不动#1 {b} ， 因为#3 <1:{a:he} 太 弱#21@a 了|{a:his} 电池#22 没电#21 了|{a:his} "
     "手#22 坏#21 了|{b:he} 太 重#21@b 了|{b:he} 太 大#21@b 了> 。",
     12},
    {"truck couldn't carry it", "a=noun:truck|tractor|bike|truck1 b=noun:piano|suitcase|box|stone1",
     "{a} couldn't#1 carry#2@a {b} because#3 <1:{a:he} {a:was} too small#21@a|{a:he} {a:was} too "
     "old#21@a|{a:he} {a:was} too weak#21@a|{b:he} {b:was} too heavy#21@b|{b:he} {b:was} too "
     "big#21@b> .",
     "{a} 拉#2@a 不动#1 {b} ， 因为#3 <1:{a:he} 太 小#21@a 了|{a:he} 太 旧#21@a 了|{a:he} 太 "
     "弱#21@a 了|{b:he} 太 重#21@b 了|{b:he} 太 大#21@b 了> 。",
     10},
    {"would not eat the fish", "a=noun:cat|dog|bear|penguin1 b=noun:fish|cake|egg|fish1",
     "{a} wouldn't#1 eat#2@a {b} because#3 <1:{a:he} {a:was} not#22 hungry#21@a|{a:he} {a:was} "
     "already#22 full#21@a|{a:he} {a:was} ill#21@a|{b:he} {b:was} not#22 fresh#21@b|{b:he} "
     "smelled#22 bad#21@b|{b:he} {b:was} too salty#21@b> .",
     "{a} 不肯#1 吃#2@a {b} ， 因为#3 <1:{a:he} 不#22 饿#21@a|{a:he} 已经#22 饱#21@a 了|{a:he} "
     "生病#21@a 了|{b:he} 不#22 新鲜#21@b|{b:he} 闻起来#22 很 臭#21@b|{b:he} 太 咸#21@b 了> 。",
     13},
    {"barked at the robot", "a=noun:dog|puppy1 b=noun:robot|snowman1",
     "{a} barked#1@a at {b} because#2 <1:{a:he} {a:was} scared#21@a|{a:he} had never#22 seen#21@a "
     "one|{a:he} wanted#22@a to play#21|{b:he} looked#22 strange#21@b|{b:he} {b:was} so big#21@b> "
     ".",
     "{a} 对 {b} 叫#1@a ， 因为#2 <1:{a:he} 很 害怕#21@a|{a:he} 从来 没#22 见#21@a 过|{a:he} "
     "想#22@a 玩#21|{b:he} 看起来#22 很 奇怪#21@b|{b:he} 太 大#21@b 了> 。",
     10},
    {"would not go into the cave", "a=noun:horse|dog|donkey|sheep1 b=noun:cave|tunnel|cave|tunnel1",
     "{a} wouldn't#1 go#2@a into {b} because#3 <1:{a:he} {a:was} afraid#21@a|{a:he} smelled#21@a a "
     "wolf#22|{a:he} {a:was} too tired#21@a|{b:he} {b:was} too dark#21@b|{b:he} {b:was} too "
     "narrow#21@b> .",
     "{a} 不肯#1 进#2@a {b} ， 因为#3 <1:{a:he} 很 害怕#21@a|{a:he} 闻到#21@a 了 狼#22|{a:he} 太 "
     "累#21@a 了|{b:he} 太 昏暗#21@b 了|{b:he} 太 窄#21@b 了> 。",
     10},
    {"left the tree, no leaves", "a=noun:bird|crow|owl|squirrel1 b=noun:tree1",
     "{a} left#1@a {b} because#2 <1:{a:he} heard#21@a a noise#22|{a:he} {a:was} looking#21@a for "
     "food#22|{a:he} {a:was} cold#21@a|{b:he} had no#22 leaves#21@b|{b:he} {b:was} cut#21@b "
     "down|{b:he} {b:was} on fire#21@b> .",
     "{a} 离开#1@a 了 {b} ， 因为#2 <1:{a:he} 听见#21@a 了 噪音#22|{a:he} 在 找#21@a "
     "食物#22|{a:he} 很 冷#21@a|{b:he} 没有#22 叶子#21@b|{b:he} 被 砍#21@b 倒 了|{b:he} "
     "着火#21@b 了> 。",
     12},
    {"one instead of the other", "d=anyone a=noun:bike1 b=noun:car|motorcycle1",
     "{d} bought#1@d {a:a} instead#2 of {b:a} because#3 <1:{a:he} {a:is} cheaper#21@a|{a:he} "
     "doesn't#22 need#21@a petrol#23|{a:he} {a:is} good#21@a for the health#22|{b:he} {b:is} too "
     "expensive#21@b|{b:he} needs#21@b a lot#22 of petrol#23> .",
     "{d} 买#1@d 了 {a:a} ， 没有#2 买 {b:bare} ， 因为#3 <1:{a:he} 更 便宜#21@a|{a:he} 不#22 "
     "需要#21@a 汽油#23|{a:he} 对 健康#22 好#21@a|{b:he} 太 贵#21@b 了|{b:he} 需要#21@b 很多#22 "
     "汽油#23> 。",
     10},
    {"knife couldn't cut the rope", "a=noun:knife|axe|sword|knife1 b=noun:rope|tree|branch|rope1",
     "{a} couldn't#1 cut#2@a {b} because#3 <1:{a:he} {a:was} not#22 sharp#21@a enough#22|{a:he} "
     "{a:was} rusty#21@a|{b:he} {b:was} too thick#21@b|{b:he} {b:was} too strong#21@b|{b:he} "
     "{b:was} as thick#21@b as my leg#22> .",
     "{a} 砍#2@a 不动#1 {b} ， 因为#3 <1:{a:he} 不#22 够#22 锋利#21@a|{a:he} 生锈#21@a 了|{b:he} "
     "太 "
     "粗#21@b 了|{b:he} 太 结实#21@b 了|{b:he} 像 我 的 腿#22 一样 粗#21@b> 。",
     37},
    {"broke off in the lock", "d=clear a=noun:key1 b=noun:lock1",
     "{a} broke#1@a in {b} <1:because#21 {a:he} {a:was} not#23 the right#22@a one|because#21 "
     "{b:he} {b:was} frozen#22@b|, so#21 {d} couldn't#23 open#22@d {b:him}|, and {d} pulled#22@d "
     "only half#21 of {a:him} out> .",
     "{a} 在 {b} 里 断#1@a 了 ， <1:因为#21 {a:he} 不是#23 对#22@a 的|因为#21 {b:he} 冻#22@b 住 "
     "了|所以#21 {d} 打#22@d 不开#23 {b:he}|{d} 只 拉#22@d 出 了 {a:he} 的 一半#21> 。",
     19},
    {"washed with the soap until", "d=clear a=noun:shirt|dress|coat|towel1 b=noun:soap",
     "{d} washed#1@d {a} with {b} until#2 <1:{a:he} {a:was} clean#21@a|{a:he} {a:was} white#21@a "
     "again#22|{a:he} smelled#22 good#21@a|{b:he} {b:was} all gone#21@b|{b:he} got very#22 "
     "small#21@b> .",
     "{d} 用 {b} 洗#1@d {a} ， 直到#2 <1:{a:he} 干净#21@a 了|{a:he} 又#22 白#21@a 了|{a:he} "
     "闻起来#22 很 香#21@a|{b:he} 都 没有#21@b 了|{b:he} 变得 非常#22 小#21@b> 。",
     10},
    {"cleaned with a brush, as", "d=anyone a=noun:shoe|boot|carpet|sofa1 b=noun:brush1",
     "{d} cleaned#1@d {a} with {b} <1:because#21 {a:he} {a:was} dirty#22@a|because#21 there "
     "was#22 sand#23 on {a:him}|because#21 {b:he} {b:is} soft#22@b|and#21 then#21 washed#22@d "
     "{b:him}|, but#21 {b:he} {b:was} too hard#22@b> .",
     "{d} 用 {b} 把 {a} 洗#1@d 干净 了 ， <1:因为#21 {a:he} 很 脏#22@a|因为#21 {a:he} 上面 "
     "有#22 沙子#23|因为#21 {b:he} 很 软#22@b|然后#21 洗#22@d 了 {b:he}|但是#21 {b:he} 太 "
     "硬#22@b 了> 。",
     10},
    {"wet dog on the sofa", "a=noun:dog|cat|puppy|kitten1 b=noun:sofa|bed|carpet|blanket1",
     "after#1 the rain#2 {a} lay#3@a on {b} , and now#4 <1:{a:he} {a:is} asleep#21@a|{a:he} "
     "won't#22 get up#21@a|{b:he} {b:is} wet#21@b too#22|nobody#22 wants to sit#21 on {b:him}|i "
     "have to wash#21 {b:him}> .",
     "下雨#2 以后#1 {a} 躺#3@a 在 {b} 上 ， 现在#4 <1:{a:he} 睡着#21@a 了|{a:he} 不肯#22 "
     "起来#21@a|{b:he} 也#22 湿#21@b 了|没有人#22 想 坐#21 在 {b:he} 上面|我 得 洗#21 {b:he}> 。",
     10},
    {"helicopter on the roof", "a=noun:helicopter1 b=noun:roof|playground|island|beach1",
     "{a} landed#1@a on {b} because#2 <1:{a:he} had no#22 petrol#21@a|{a:his} engine#22 {a:was} "
     "broken#21|{a:he} had to pick up#21@a a patient#22|{b:he} {b:was} flat#21@b|{b:he} {b:was} "
     "big#21@b enough#22|{b:he} {b:was} near#21@b the hospital#22> .",
     "{a} 降落#1@a 在 {b} 上 ， 因为#2 <1:{a:he} 没有#22 汽油#21@a|{a:his} 发动机#22 坏#21 "
     "了|{a:he} 要 接#21@a 一 个 病人#22|{b:he} 很 平#21@b|{b:he} 够#22 大#21@b|{b:he} 在 "
     "医院#22 附近#21@b> 。",
     12},
    {"phone in the bag", "a=noun:phone1 b=noun:bag|backpack|suitcase1",
     "{a} {a:is} in {b} . <1:{a:he} {a:is} ringing#21@a|{a:his} battery#22 {a:is} dead#21|{a:his} "
     "screen#22 {a:is} broken#21|{b:he} {b:is} locked#21@b|{b:he} {b:is} full#21@b of "
     "books#22|please open#21 {b:him}> .",
     "{a} 在 {b} 里 。 <1:{a:he} 在 响#21@a|{a:his} 电池#22 没电#21 了|{a:his} 屏幕#22 坏#21 "
     "了|{b:he} 锁着#21@b|{b:he} 装 满#21@b 了 书#22|请 打开#21 {b:he}> 。",
     21},
    {"clock on the wall", "a=noun:clock1 b=noun:wall1",
     "there is {a:a} on {b} . <1:{a:he} {a:is} ten#22 minutes#23 slow#21@a|{a:he} stopped#21@a "
     "yesterday#22|{a:his} battery#22 {a:is} dead#21|{b:he} {b:is} made of stone#21@b|{b:he} "
     "{b:is} so thin#21@b that i can hear#22 the neighbors#23> .",
     "{b} 上 有 {a:a} 。 <1:{a:he} 慢#21@a 了 十#22 分钟#23|{a:he} 昨天#22 停#21@a 了|{a:his} "
     "电池#22 没电#21 了|{b:he} 是 石头#21@b 做 的|{b:he} 太 薄#21@b 了 ， 我 能 听见#22 邻居#23 "
     "们> "
     "。",
     10},
    {"box blocks the door", "a=noun:box|bike|chair|sofa1 b=noun:door|gate|door|elevator1",
     "{a} {a:is} blocking#1@a {b} , so#2 <1:please move#21 {a:him} away|i pushed#21 {a:him} "
     "away|we can't#22 open#21 {b:him}|nobody#22 can open#21 {b:him}|{b:he} doesn't#22 open#21@b> "
     ".",
     "{a} 挡住#1@a 了 {b} ， 所以#2 <1:请 把 {a:he} 搬#21 走|我 把 {a:he} 推#21 开 了|我们 打#21 "
     "不开#22 {b:he}|没有人#22 能 打开#21 {b:he}|{b:he} 打#21@b 不开#22> 。",
     10},
    {"hid behind the curtain", "a=noun:cat|dog|monkey|fox1 b=noun:curtain|tree|rock|chair1",
     "{a} hid#1@a behind#2 {b} , but#3 <1:{a:his} tail#22 {a:was} too long#21|{a:he} {a:was} too "
     "big#21@a|i could see#21 {a:him}|{b:he} {b:was} too small#21@b|{b:he} {b:was} too "
     "narrow#21@b> .",
     "{a} 躲#1@a 在 {b} 后面#2 ， 但是#3 <1:{a:his} 尾巴#22 太 长#21 了|{a:he} 太 大#21@a 了|我 能 "
     "看见#21 {a:he}|{b:he} 太 小#21@b 了|{b:he} 太 窄#21@b 了> 。",
     10},
    {"picture fell off the nail", "d=anyone a=noun:picture|mirror|clock|coat1 b=noun:nail1",
     "{d} hung#1@d {a} on {b} , but#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} fell#21@a "
     "down|{a:he} {a:was} too big#21@a|{b:he} {b:was} too short#21@b|{b:he} {b:was} not#22 "
     "strong#21@b enough#22> .",
     "{d} 把 {a} 挂#1@d 在 {b} 上 ， 但是#2 <1:{a:he} 太 重#21@a 了|{a:he} 掉#21@a 下来 了|{a:he} "
     "太 大#21@a 了|{b:he} 太 短#21@b 了|{b:he} 不#22 够#22 结实#21@b> 。",
     10},
    {"tied a horse with a rope", "d=clear a=noun:horse|dog|goat|cow1 b=noun:rope|chain|belt|rope1",
     "{d} tied#1@d {a} to a tree#2 with {b} , but#3 <1:{a:he} ran#21@a away|{a:he} {a:was} too "
     "strong#21@a|{a:he} wouldn't#22 be quiet#21@a|{b:he} {b:was} too short#21@b|{b:he} "
     "broke#21@b> .",
     "{d} 用 {b} 把 {a} 拴#1@d 在 树#2 上 ， 但是#3 <1:{a:he} 跑#21@a 了|{a:he} 太 强壮#21@a "
     "了|{a:he} 不肯#22 安静#21@a|{b:he} 太 短#21@b 了|{b:he} 断#21@b 了> 。",
     26},
    {"children fed it apples until",
     "d=many:noun:child a=noun:elephant|horse|monkey|bear1 c=many:noun:apple|carrot|banana|cookie",
     "{d} fed#1@d {a} with {c:s} until#2 <1:{a:he} {a:was} full#21@a|{a:his} stomach#22 "
     "hurt#21|{a:he} fell asleep#21@a|{c:he} were all#22 gone#21@c|{d:he} were tired#21@d|{d:he} "
     "had to go home#21@d> .",
     "{d} 用 {c:s} 喂#1@d {a} ， 直到#2 <1:{a:he} 饱#21@a 了|{a:his} 肚子#22 疼#21|{a:he} "
     "睡着#21@a 了|{c:he} 都#22 没有#21@c 了|{d:he} 累#21@d 了|{d:he} 要 回家#21@d 了> 。",
     13},
    {"two men ran into the bank",
     "k=number a=many:noun:man|thief|woman|policeman b=noun:bank|museum|shop|supermarket1",
     "{k} {a:bare} ran#1@a into {b} . <1:{b:his} door#22 {b:was} open#21|{b:his} windows#22 were "
     "broken#21|{a:he} were soaked#21@a|{b:he} {b:was} empty#21@b|{b:he} {b:was} closed#21@b> .",
     "{k} {a:m} {a:bare} 跑#1@a 进 了 {b} 。 <1:{b:his} 门#22 开着#21|{b:his} 窗户#22 破#21 "
     "了|{a:he} 湿透#21@a 了|{b:he} 是 空#21@b 的|{b:he} 关门#21@b 了> 。",
     10},
    {"car broken, took the bus", "d=clear a=noun:car|bike|motorcycle1 b=noun:bus|train|taxi1",
     "{a} broke#1@a down , so#2 {d} took#3@d {b} . <1:{a:he} must#22 be fixed#21@a|{a:his} "
     "engine#22 {a:was} broken#21|{b:he} {b:was} very#22 crowded#21@b|{b:he} came#21@b "
     "late#22|{b:his} driver#22 {b:was} friendly#21> .",
     "{a} 坏#1@a 了 ， 所以#2 {d} 坐#3@d 了 {b} 。 <1:{a:he} 必须#22 修#21@a|{a:his} 发动机#22 "
     "坏#21 了|{b:he} 非常#22 拥挤#21@b|{b:he} 来#21@b 晚#22 了|{b:his} 司机#22 很 友好#21> 。",
     10},
    {"slower, short legs", "a=noun:turtle|duck|pig|mouse1 b=noun:rabbit|horse|dog|deer1",
     "{a} {a:is} slower#1@a than#2 {b} because#3 <1:{a:his} legs#22 are short#21|{a:he} {a:is} "
     "lazy#21@a|{b:his} legs#22 are long#21|{b:he} can run#21@b faster#22|{b:he} runs#21@b like "
     "the wind#22> .",
     "{a} 比#2 {b} 慢#1@a ， 因为#3 <1:{a:his} 腿#22 很 短#21|{a:he} 很 懒#21@a|{b:his} 腿#22 很 "
     "长#21|{b:he} 能 跑#21@b 得 更 快#22|{b:he} 跑#21@b 得 像 风#22 一样> 。",
     10},
    {"costs more than, as", "a=noun:piano|car|camera|coat1 b=noun:guitar|bike|book|shirt1",
     "{a} {a:is} more expensive#1@a than#2 {b} because#3 <1:{a:he} {a:is} new#21@a|{a:he} {a:is} "
     "bigger#21@a|{a:he} {a:is} better#21@a|{b:he} {b:is} broken#21@b|{b:he} {b:is} smaller#21@b> "
     ".",
     "{a} 比#2 {b} 贵#1@a ， 因为#3 <1:{a:he} 是 新的#21@a|{a:he} 更 大#21@a|{a:he} 更 "
     "好#21@a|{b:he} 坏#21@b 了|{b:he} 更 小#21@b> 。",
     12},
};

}  // namespace

std::span<const Template> templates_of_causes_by_meaning() { return causes_by_meaning; }

}  // namespace playground::grammar
