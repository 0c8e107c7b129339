// Templates: machines, roads, weather, trees and plants, what is kept and what is thrown away, and
// pronouns that come before their noun.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template mishaps[] = {
    {"it rained, stayed in", "a=noun:cat|dog|hen|horse1 b=noun:house|garage|house|garage1",
     "it was raining#1 , so#2 {a} stayed#3@a in {b} because#4 <1:{a:he} hated#21@a water#22|{a:he} "
     "{a:was} afraid#21@a of the storm#22|{b:he} {b:was} dry#21@b and warm#22|{b:he} had#21@b a "
     "new#22 roof#23> .",
     "下雨#1 了 ， 所以#2 {a} 待#3@a 在 {b} 里 ， 因为#4 <1:{a:he} 讨厌#21@a 水#22|{a:he} "
     "怕#21@a 风暴#22|{b:he} 又 干#21@b 又 暖和#22|{b:he} 有#21@b 一 个 新#22 屋顶#23> 。",
     10},
    {"it took an hour to wash", "a=noun:oven|car|sofa|bus1 b=noun:towel1",
     "it took#1 <2:an hour#31|two hours#31|all day#31> to wash#3 {a} with {b} because#4 <1:{a:he} "
     "{a:was} very#22 big#21@a|{a:he} {a:was} so sticky#21@a|{b:he} {b:was} tiny#21@b|{b:he} "
     "{b:was} already#22 wet#21@b> .",
     "用 {b} 洗#3 {a} 花#1 了 <2:一 个 小时#31|两 个 小时#31|一天#31> ， 因为#4 <1:{a:he} 非常#22 "
     "大#21@a|{a:he} 太 黏#21@a 了|{b:he} 很 小#21@b|{b:he} 已经#22 湿#21@b 了> 。",
     15},
    {"so hot that it melted", "a=noun:chocolate|cheese b=noun:table|chair1",
     "it was so#1 hot#2 that {a} on {b} melted#3@a , <1:and {b:he} got sticky#21@b|so#22 we#23 "
     "had#24 to wash#21 {b:him}|and nobody#22 ate#21 {a:him}|so#22 we#23 gave#21 {a:him} to the "
     "dog#24> .",
     "天气 太#1 热#2 了 ， {b} 上 的 {a} 化#3@a 了 ， <1:{b:he} 变 黏#21@b 了|所以#22 我们#23 "
     "不得不#24 洗#21 {b:he}|没有人#22 吃#21 {a:he}|所以#22 我们#23 把 {a:he} 给#21 了 狗#24> 。",
     20},
    {"it snowed all night", "a=noun:car|bus|truck1 b=noun:hill|road|mountain1",
     "it snowed#1 all night#2 , so#3 {a} couldn't#4 drive#5@a up {b} because#6 <1:{a:his} "
     "wheels#22 "
     "were too old#21|{a:he} {a:was} too heavy#21@a|{b:he} {b:was} too slippery#21@b|{b:he} "
     "{b:was} covered#21@b with snow#22> .",
     "下雪#1 下 了 一 夜#2 ， 所以#3 {a} 开#5@a 不上#4 {b} ， 因为#6 <1:{a:his} 轮子#22 太 "
     "旧#21 了|{a:he} 太 重#21@a 了|{b:he} 太 滑#21@b 了|{b:he} 被 雪#22 盖住#21@b 了> 。",
     12},
    {"out of ink", "d=clear a=noun:pen1 b=noun:letter|story|poem|sentence1",
     "{d} couldn't#1 finish#2@d {b} with {a} because#3 <1:{a:he} {a:was} out of ink#21@a|{a:he} "
     "{a:was} broken#21@a|{b:he} {b:was} too long#21@b|{b:he} {b:was} too difficult#21@b> .",
     "{d} 不能#1 用 {a} 写 完#2@d {b} ， 因为#3 <1:{a:he} 没 墨#21@a 了|{a:he} 坏#21@a 了|{b:he} "
     "太 长#21@b 了|{b:he} 太 难#21@b 了> 。",
     10},
    {"could not watch on", "d=clear a=noun:computer|phone1 b=noun:movie|video1",
     "{d} couldn't#1 watch#2@d {b} on {a} because#3 <1:{a:his} battery#22 died#21|{a:his} "
     "screen#22 was cracked#21|{b:he} {b:was} too long#21@b|{b:he} {b:was} not#22 free#21@b> .",
     "{d} 不能#1 在 {a} 上 看#2@d {b} ， 因为#3 <1:{a:his} 电池#22 没电#21 了|{a:his} 屏幕#22 "
     "裂#21 "
     "了|{b:he} 太 长#21@b 了|{b:he} 不#22 免费#21@b> 。",
     20},
    {"engine too weak", "a=noun:car|truck|bus1 b=noun:bus|plane|truck1",
     "{a} couldn't#1 pull#2@a {b} out of the sand#3 because#4 <1:{a:his} engine#22 was too "
     "weak#21|{a:his} engine#22 broke#21|{b:he} {b:was} too heavy#21@b|{b:his} wheels#22 were "
     "stuck#21> .",
     "{a} 不能#1 把 {b} 从 沙子#3 里 拉#2@a 出来 ， 因为#4 <1:{a:his} 发动机#22 太 弱#21 "
     "了|{a:his} 发动机#22 坏#21 了|{b:he} 太 重#21@b 了|{b:his} 轮子#22 卡住#21 了> 。",
     16},
    {"stopped, engine or fire", "a=noun:car|bus|truck1 b=noun:school|hotel|bank1",
     "{a} stopped#1@a in front of#2 {b} because#3 <1:{a:his} engine#22 was too hot#21|{a:his} "
     "engine#22 was broken#21|{b:he} {b:was} on fire#21@b|{b:his} gate#22 was closed#21> .",
     "{a} 停#1@a 在 {b} 前面#2 ， 因为#3 <1:{a:his} 发动机#22 太 热#21 了|{a:his} 发动机#22 坏#21 "
     "了|{b:he} 着火#21@b 了|{b:his} 大门#22 关着#21> 。",
     16},
    {"crashed into a tree", "a=noun:car|bus|truck1 b=noun:tree1",
     "{a} crashed#1@a into {b} , and <1:{a:his} engine#22 burned#21|{a:his} trunk#22 was "
     "crushed#21|{b:his} branches#22 fell#21|{b:his} leaves#22 fell#21 too#23> .",
     "{a} 撞#1@a 到 了 {b} 上 ， <1:{a:his} 发动机#22 烧#21 了 起来|{a:his} 后备箱#22 压坏#21 "
     "了|{b:his} 树枝#22 掉#21 了 下来|{b:his} 叶子#22 也#23 掉#21 了 下来> 。",
     16},
    {"came late to the station", "a=noun:bus|train|car1 b=noun:station|airport|hospital1",
     "{a} came#1@a to {b} late#2 because#3 <1:{a:he} went#21@a too slowly#22|{a:he} stopped#21@a "
     "half#22 way#22|{b:he} {b:was} too far#21@b away|{b:he} {b:was} hard#22 to find#21@b> .",
     "{a} 很 晚#2 才 到#1@a {b} ， 因为#3 <1:{a:he} 开#21@a 得 太 慢#22 了|{a:he} 在 半路#22 "
     "停#21@a 了|{b:he} 太 远#21@b 了|{b:he} 很 难#22 找到#21@b> 。",
     14},
    {"cut down near the house", "d=clear a=noun:tree1 b=noun:house|school|kitchen|garage1",
     "{d} cut#1@d down {a} near#2 {b} because#3 <1:{a:his} branches#22 were too long#21|{a:his} "
     "roots#22 were rotten#21|{b:he} {b:was} too dark#21@b|{b:he} got#21@b no sunshine#23> .",
     "{d} 砍#1@d 了 {b} 旁边#2 的 {a} ， 因为#3 <1:{a:his} 树枝#22 太 长#21 了|{a:his} 树根#22 "
     "烂#21 了|{b:he} 太 昏暗#21@b 了|{b:he} 没有#21@b 阳光#23> 。",
     14},
    {"fell, but its roof held", "a=noun:tree1 b=noun:house|school|garage|hotel1",
     "{a} fell#1@a on {b} , but#2 <1:{b:his} roof#22 was very strong#21|{b:he} {b:was} not#22 "
     "broken#21@b|{a:he} {a:was} very small#21@a|{a:his} branches#22 were soft#21> .",
     "{a} 倒#1@a 在 {b} 上 ， 但是#2 <1:{b:his} 屋顶#22 非常 坚固#21|{b:he} 没有#22 坏#21@b|{a:he} "
     "非常 小#21@a|{a:his} 树枝#22 很 软#21> 。",
     12},
    {"threw one away, kept the other",
     "d=clear a=noun:clock|radio|knife|key1 b=noun:watch|lamp|pot|bell1",
     "{d} threw#1@d away {a} but#2 kept#3@d {b} because#4 <1:{a:he} {a:was} rusty#21@a|{a:he} "
     "{a:was} useless#21@a|{b:he} {b:was} still#22 useful#21@b|{b:he} looked#22 new#21@b> .",
     "{d} 扔掉#1@d 了 {a} ， 但是#2 留下#3@d 了 {b} ， 因为#4 <1:{a:he} 生锈#21@a 了|{a:he} "
     "没用#21@a|{b:he} 还#22 很 有用#21@b|{b:he} 看起来#22 很 新#21@b> 。",
     14},
    {"wanted one, bought the other",
     "d=clear a=noun:piano|camera|dress|car1 b=noun:guitar|watch|shirt|bike1",
     "{d} wanted#1@d {a} but#2 bought#3@d {b} because#4 <1:{a:he} cost#22 too much#21@a|{a:he} "
     "{a:was} already#22 sold#21@a|{b:he} {b:was} cheaper#21@b|{b:he} {b:was} almost#22 new#21@b> "
     ".",
     "{d} 想要#1@d {a} ， 但是#2 买#3@d 了 {b} ， 因为#4 <1:{a:he} 太 贵#21@a 了|{a:he} 已经#22 "
     "卖#21@a 了|{b:he} 更 便宜#21@b|{b:he} 差 不 多#22 是 新的#21@b> 。",
     10},
    {"waited at the station for it", "d=clear a=noun:train|bus1 b=noun:station1",
     "{d} waited#1@d at {b} for {a} . <1:{a:he} {a:was} late#21@a|{a:he} broke#21@a down half#22 "
     "way#22|{b:he} {b:was} full#21@b of people#22|{b:he} {b:was} cold#21@b and dark#22> .",
     "{d} 在 {b} 等#1@d {a} 。 <1:{a:he} 晚点#21@a 了|{a:he} 在 半路#22 坏#21@a 了|{b:he} 有#21@b "
     "很多 人#22|{b:he} 又 冷#21@b 又 黑#22> 。",
     12},
    {"although tiny, our place", "a=noun:house|kitchen|garden|classroom1",
     "<3:although#41|even#41 though#41|though#41> {a:he} {a:is} <1:tiny#21@a|old#21@a|small#21@a> "
     ", our#2 {a:bare} {a:is} <2:warm#31@a|beautiful#31@a|clean#31@a> .",
     "<3:虽然#41|虽然#41|虽然#41> {a:he} 很 <1:小#21@a|旧#21@a|小#21@a> ， 但是 我们#2 的 {a:bare} "
     "很 <2:暖和#31@a|漂亮#31@a|干净#31@a> 。",
     12},
    {"though rusty, still works", "a=noun:bike|car|clock|boat1",
     "<3:although#41|even#41 though#41|though#41> {a:he} {a:is} <1:rusty#21@a|very#22 old#21@a> , "
     "my#2 {a:bare} <2:is still#31 useful#32@a|has never#31 broken#32@a> .",
     "<3:虽然#41|虽然#41|虽然#41> {a:he} <1:生锈#21@a 了|非常#22 旧#21@a> ， 但是 我#2 的 "
     "{a:bare} <2:还#31 很 有用#32@a|从来#31 没有 坏#32@a 过> 。",
     14},
    {"as it was heavy, first", "d=clear a=noun:box|suitcase|umbrella|coat1",
     "because#1 {a:he} {a:was} <1:too heavy#21@a|too big#21@a|wet#21@a> , {d} left#2@d {a} at#3 "
     "home#3 .",
     "因为#1 {a:he} <1:太 重#21@a 了|太 大#21@a 了|湿#21@a 了> ， {d} 把 {a} 放#2@d 在 家#3 里 "
     "了 。",
     8},
    {"as soon as it was dry", "d=clear a=noun:coat|jacket|shirt|sweater1",
     "as soon as#1 {a:he} {a:was} <1:dry#21@a|clean#21@a> , {d} put#2@d on {a} .",
     "{a:he} 一#1 <1:干#21@a|干净#21@a> ， {d} 就 穿#2@d 上 了 {a} 。", 8},
    {"did not eat until", "d=clear a=noun:soup|rice|meat|pizza",
     "{d} didn't#1 eat#2@d {a} until#3 <1:{a:he} {a:was} cold#21@a|{a:he} {a:was} not#22 hot#21@a "
     "any more|{d:he} {d:was} hungry#21@d|{d:he} had washed#21@d {d:his} hands#22> .",
     "{d} 没有#1 吃#2@d {a} ， 直到#3 <1:{a:he} 凉#21@a 了|{a:he} 不#22 烫#21@a 了|{d:he} "
     "饿#21@d 了|{d:he} 洗#21@d 了 手#22> 。",
     10},
    {"sat there until", "a=noun:cat|dog|kitten|puppy1 b=noun:door|window|fridge|oven1",
     "{a} sat#1@a near#2 {b} until#3 <1:{a:he} fell asleep#21@a|{a:he} {a:was} hungry#21@a|{b:he} "
     "{b:was} open#21@b|{b:he} {b:was} closed#21@b> .",
     "{a} 坐#1@a 在 {b} 旁边#2 ， 直到#3 <1:{a:he} 睡着#21@a 了|{a:he} 饿#21@a 了|{b:he} 开#21@b "
     "了|{b:he} 关上#21@b 了> 。",
     10},
    {"ate one, not the other",
     "d=clear a=noun:cake|bread|meat|rice b=noun:soup|cheese|pizza|chocolate",
     "{d} ate#1@d {a} but#2 not#3 {b} because#4 <1:{a:he} tasted#22 sweet#21@a|{a:he} smelled#22 "
     "good#21@a|{b:he} tasted#22 bitter#21@b|{b:he} {b:was} out of date#21@b> .",
     "{d} 吃#1@d 了 {a} ， 但是#2 没#3 吃 {b} ， 因为#4 <1:{a:he} 尝起来#22 很 甜#21@a|{a:he} "
     "闻起来#22 很 香#21@a|{b:he} 尝起来#22 很 苦#21@b|{b:he} 过期#21@b 了> 。",
     16},
    {"with a spoon, as", "d=clear a=noun:soup|rice|meat|cake",
     "{d} ate#1@d {a} with#2 a spoon#3 because#4 <1:{a:he} {a:was} very soft#21@a|{a:he} {a:was} "
     "sticky#21@a|{d:he} had no#22 knife#21@d|{d:he} {d:was} too#22 young#21@d for a knife#23> .",
     "{d} 用#2 勺子#3 吃#1@d {a} ， 因为#4 <1:{a:he} 非常 软#21@a|{a:he} 很 黏#21@a|{d:he} 没有#22 "
     "刀#21@d|{d:he} 太#22 年轻#21@d 了 ， 不能 用 刀#23> 。",
     14},
    {"difficult to find", "a=noun:key|ring|needle|ant1 b=noun:forest|field|park|garden1",
     "it was difficult#1 to find#2 {a} in {b} because#3 <1:{a:he} {a:was} tiny#21@a|{a:he} {a:was} "
     "so small#21@a|{b:he} {b:was} huge#21@b|{b:he} {b:was} covered#21@b with snow#22> .",
     "在 {b} 里 找#2 {a} 很 难#1 ， 因为#3 <1:{a:he} 很 小#21@a|{a:he} 太 小#21@a 了|{b:he} 很 "
     "巨大#21@b|{b:he} 被 雪#22 盖住#21@b 了> 。",
     16},
    {"somebody stole it from",
     "a=noun:bike|camera|car|computer1 b=noun:garden|house|garage|office1",
     "somebody#1 stole#2 {a} from#3 {b} because#4 <1:{a:he} {a:was} expensive#21@a|{a:he} "
     "looked#22 new#21@a|{b:he} {b:was} not#22 locked#21@b|{b:he} {b:was} open#21@b> .",
     "有人#1 从#3 {b} 里 偷#2 走 了 {a} ， 因为#4 <1:{a:he} 很 贵#21@a|{a:he} 看起来#22 很 "
     "新#21@a|{b:he} 没#22 锁#21@b|{b:he} 开着#21@b> 。",
     12},
    {"a huge tree fell", "a=noun:tree1 b=noun:house|car|wall|fence1",
     "a huge#1 {a:bare} fell#2@a on {b} <1:, and {b:he} {b:was} crushed#21@b|, and {b:he} "
     "{b:was} broken#21@b|because#22 {a:he} {a:was} rotten#21@a|because#22 {a:he} {a:was} too "
     "old#21@a> .",
     "一 {a:m} 巨大#1 的 {a:bare} 倒#2@a 在 {b} 上 ， <1:{b:he} 压坏#21@b 了|{b:he} 坏#21@b "
     "了|因为#22 {a:he} 烂#21@a 了|因为#22 {a:he} 太 老#21@a 了> 。",
     12},
    {"a huge thing on the road", "d=clear a=noun:stone|box|table|bag1",
     "{d} saw#1@d a huge#2 {a:bare} on the road#3 , <1:but#22 {d:he} couldn't#23 move#21@d "
     "{a:him}|and {d:he} hid#21@d behind {a:him}|and {a:he} {a:was} blocking#21@a the "
     "way#22|but#22 {a:he} {a:was} too heavy#21@a> .",
     "{d} 在 路#3 上 看见#1@d 了 一 {a:m} 巨大#2 的 {a:bare} ， <1:但是#22 {d:he} 搬#21@d 不动#23 "
     "{a:he}|{d:he} 躲#21@d 在 {a:he} 后面|{a:he} 挡住#21@a 了 路#22|但是#22 {a:he} 太 重#21@a 了> "
     "。",
     12},
    {"a tiny thing lost", "d=clear a=noun:key|ring|toy|bell1",
     "{d} dropped#1@d a tiny#2 {a:bare} in the <2:sand#31|grass#31|snow#31> <1:, and {d:he} "
     "never#22 found#21@d {a:him} again|, but#22 {d:he} soon#23 found#21@d {a:him}|because#22 "
     "{a:he} {a:was} slippery#21@a|because#22 {d:he} {d:was} running#21@d> .",
     "{d} 把 一 {a:m} 微小#2 的 {a:bare} 掉#1@d 在 <2:沙子#31|草#31|雪#31> 里 了 ， <1:{d:he} 再 "
     "也 没#22 找到#21@d {a:he}|但是#22 {d:he} 很 快#23 找到#21@d 了 {a:he}|因为#22 {a:he} 很 "
     "滑#21@a|因为#22 {d:he} 在 跑#21@d> 。",
     20},
    {"a tiny hole, so it leaks", "d=clear a=noun:bottle|cup|bowl|vase1",
     "there is#1 a tiny#2 hole#3 in {a} , so#4 <1:{a:he} {a:is} leaking#21@a|{d} can't#22 use#21@d "
     "{a:him}|{d} wants#22@d to fix#21 {a:him}|{a:he} {a:is} cheap#21@a> .",
     "{a} 上 有#1 一 个 微小#2 的 洞#3 ， 所以#4 <1:{a:he} 漏水#21@a|{d} 不能#22 用#21@d "
     "{a:he}|{d} 想#22@d 修#21 {a:he}|{a:he} 很 便宜#21@a> 。",
     16},
    {"boat and rock", "a=noun:boat1",
     "{a} hit#1@a a huge#3 rock#2 <1:, and {a:he} sank#21@a|, but#22 {a:he} floated#21@a "
     "on#23|because#22 {a:he} {a:was} going#21@a too fast#23|because#22 {a:his} engine#23 was "
     "broken#21> .",
     "{a} 撞#1@a 上 了 一 块 巨大#3 的 岩石#2 ， <1:{a:he} 沉#21@a 了 下去|但是#22 {a:he} 还#23 "
     "漂#21@a 在 水 上|因为#22 {a:he} 开#21@a 得 太 快#23 了|因为#22 {a:his} 发动机#23 坏#21 了> "
     "。",
     40},
    {"wind against a window", "a=noun:umbrella|kite1 b=noun:window|lamp1",
     "the wind#1 blew#2 {a} against {b} , and <1:{a:he} {a:was} torn#21@a|{a:he} flew#21@a "
     "away|{b:he} cracked#21@b|{b:he} broke#21@b all#22 at#22 once#22> .",
     "风#1 把 {a} 吹#2 到 {b} 上 ， <1:{a:he} 破#21@a 了|{a:he} 飞#21@a 走 了|{b:he} 裂#21@b "
     "了|{b:he} 一下子#22 就 碎#21@b 了> 。",
     16},
    {"watered until", "d=clear a=noun:flower1 b=noun:vase|bottle|cup1",
     "{d} watered#1@d {a} in {b} until#2 <1:{a:he} stood#21@a straight#22 again|{a:he} grew#21@a "
     "bigger#22|{b:he} {b:was} full#21@b of water#22|{b:he} leaked#21@b> .",
     "{d} 给 {b} 里 的 {a} 浇#1@d 水 ， 直到#2 <1:{a:he} 又 站#21@a 直#22 了|{a:he} 长#21@a 大#22 "
     "了|{b:he} 装 满#21@b 了 水#22|{b:he} 漏水#21@b 了> 。",
     10},
    {"slipped on a thing", "d=clear a=noun:banana|book|towel|letter1",
     "{d} slipped#1@d on {a} because#2 <1:{a:he} {a:was} on the stairs#21@a|{a:he} {a:was} "
     "wet#21@a|{d:he} didn't#22 see#21@d {a:him}|{d:he} {d:was} running#21@d> .",
     "{d} 在 {a} 上 滑倒#1@d 了 ， 因为#2 <1:{a:he} 在 楼梯#21@a 上|{a:he} 湿#21@a 了|{d:he} "
     "没有#22 看见#21@d {a:he}|{d:he} 在 跑#21@d> 。",
     10},
    {"somebody put it in the trunk", "d=clear a=noun:camera|guitar|bag|coat1",
     "somebody#1 had put#2 {a} in the trunk#3 , so#4 {d} <1:couldn't#22 find#21@d "
     "{a:him}|took#21@d {a:him} out|drove#21@d {a:him} home#22> .",
     "有人#1 把 {a} 放#2 进 了 后备箱#3 ， 所以#4 {d} <1:找#21@d 不到#22 {a:he}|把 {a:he} 拿#21@d "
     "了 出来|把 {a:he} 带#21@d 回家#22 了> 。",
     10},
    {"balls fell into the river", "a=many:noun:ball|apple|leaf|stick b=noun:river|lake|pool|sea1",
     "{a} fell#1@a into {b} , but#2 <1:{a:he} floated#21@a|{a:he} floated#21@a away#22|{b:he} "
     "{b:was} very shallow#21@b|{b:he} {b:was} frozen#21@b> .",
     "{a} 掉#1@a 进 {b} 里 了 ， 但是#2 <1:{a:he} 漂#21@a 了 起来|{a:he} 漂#21@a 走#22 了|{b:he} "
     "非常 浅#21@b|{b:he} 冻#21@b 住 了> 。",
     12},
    {"apples fell from the tree", "a=many:noun:apple|pear|lemon|orange b=noun:tree1",
     "{a} fell#1@a from {b} because#2 <1:{a:he} were already#22 ripe#21@a|{a:he} were too "
     "heavy#21@a|{b:he} {b:was} too dry#21@b|{b:his} branches#22 were weak#21> .",
     "{a} 从 {b} 上 掉#1@a 了 下来 ， 因为#2 <1:{a:he} 已经#22 熟#21@a 了|{a:he} 太 重#21@a "
     "了|{b:he} 太 干#21@b 了|{b:his} 树枝#22 很 弱#21> 。",
     10},
};

}  // namespace

std::span<const Template> templates_of_mishaps() { return mishaps; }

}  // namespace playground::grammar
