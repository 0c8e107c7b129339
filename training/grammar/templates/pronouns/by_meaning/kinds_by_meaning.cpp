// Templates: of two things only the meaning tells which one a command, a question or the sequel is
// about.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template kinds_by_meaning[] = {
    {"don't put the cup on it", "a=noun:cup|vase|camera|plate1 b=noun:chair|bench|bed|sofa1",
     "don't#1 put#2 {a} on {b} <1:, {a:he} will fall#21@a down|, {a:he} may break#21@a|, i "
     "want#22 to sit#21 on {b:him}|, somebody#22 will sit#21 on {b:him}> .",
     "别#1 把 {a} 放#2 在 {b} 上 ， <1:{a:he} 会 掉#21@a 下来|{a:he} 可能 会 碎#21@a|我 想#22 "
     "坐#21 在 {b:he} 上面|有人#22 会 坐#21 在 {b:he} 上面> 。",
     10},
    {"keep the dog away from", "a=noun:dog|cat|puppy|monkey1 b=noun:cake|pizza|steak|pie1",
     "keep the {a:bare} away#1 from {b} . <1:{a:he} {a:is} hungry#21@a|{a:he} will eat#21@a "
     "{b:him}|{b:he} {b:is} for the guests#21@b|{b:he} {b:is} still#22 hot#21@b|{b:he} {b:is} our "
     "dinner#21@b> .",
     "让 {a:bare} 远离#1 {b} 。 <1:{a:he} 饿#21@a 了|{a:he} 会 吃#21@a {b:he}|{b:he} 是 给 "
     "客人#21@b 们 的|{b:he} 还#22 很 烫#21@b|{b:he} 是 我们 的 晚饭#21@b> 。",
     10},
    {"out of the oven before", "a=noun:cake|pizza|pie|chicken1 b=noun:oven1",
     "take#1 {a} out of {b} <1:before#22 {a:he} burns#21@a|and#22 cut#21 {a:him}|, {a:he} {a:is} "
     "ready#21@a|and#22 close#21 {b:him}|and#22 turn {b:him} off#21|, but#22 {b:he} {b:is} "
     "still#23 hot#21@b> .",
     "把 {a} 从 {b} 里 拿#1 出来 ， <1:免得#22 {a:he} 烧#21@a 了|然后#22 切#21 一下 {a:he}|{a:he} "
     "已经 熟#21@a 了|然后#22 关上#21 {b:he}|再#22 把 {b:he} 关#21 了|不过#22 {b:he} 还#23 很 "
     "热#21@b> 。",
     69},
    {"give the bone to the dog", "a=noun:bone|fish|egg|banana1 b=noun:dog|cat|snake|monkey1",
     "give#1 {a} to {b} <1:because#22 {b:he} {b:is} hungry#21@b|because#22 {b:he} likes#21@b "
     "{a:him}|because#22 {b:he} {b:has} not#23 eaten#21@b yet#23|, we don't#23 need#21 {a:him}|, i "
     "don't#23 want#21 {a:him}> .",
     "把 {a} 给#1 {b} ， <1:因为#22 {b:he} 饿#21@b 了|因为#22 {b:he} 喜欢#21@b {a:he}|因为#22 "
     "{b:he} 还 没#23 吃#21@b|我们 不#23 需要#21 {a:he}|我 不#23 想要#21 {a:he}> 。",
     10},
    {"did you put it in the drawer",
     "a=noun:cup|glass|bottle|bowl1 b=noun:drawer|cabinet|box|suitcase1",
     "did you put#1 {a} in {b} ? <1:is#22 {a:he} clean#21@a ?|can#22 i drink#21 from {a:him} ?|i "
     "want#22 to drink#21 from {a:him} .|is#22 {b:he} locked#21@b ?|can#22 you open#21 {b:him} ?>",
     "你 把 {a} 放#1 进 {b} 里 了 吗 ？ <1:{a:he} 干净#21@a 吗 ？|我 可以#22 用 {a:he} 喝#21 水 "
     "吗 ？|我 想#22 用 {a:he} 喝#21 水 。|{b:he} 锁着#21@b 吗 ？|你 能#22 打开#21 {b:he} 吗 ？>",
     10},
    {"why is the dog in the kitchen",
     "a=noun:dog|cat|chicken|pig1 b=noun:kitchen|bedroom|office|classroom1",
     "why#1 {a:is} {a} in {b} ? <1:{a:he} should#22 be outside#21@a|{a:he} {a:is} too "
     "big#21@a|{a:he} {a:is} looking#21@a for food#22|{b:his} floor#22 {b:is} clean#21|{b:he} "
     "{b:is} only#22 for people#21@b> .",
     "{a} 为什么#1 在 {b} 里 ？ <1:{a:he} 应该#22 在 外面#21@a|{a:he} 太 大#21@a 了|{a:he} 在 "
     "找#21@a 食物#22|{b:his} 地板#22 很 干净#21|{b:he} 只#22 是 给 人#21@b 用 的> 。",
     10},
    {"where is the key, garage", "a=noun:key1 b=noun:garage|suitcase|house|drawer1",
     "where#1 {a:is} {a} to {b} ? <1:i can't#22 find#21 {a:him}|i put#21 {a:him} on the "
     "table#22|i have lost#21 {a:him}|i can't#22 open#21 {b:him}|{b:he} {b:is} locked#21@b> .",
     "{b} 的 {a} 在 哪里#1 ？ <1:我 找#21 不到#22 {a:he}|我 把 {a:he} 放#21 在 桌子#22 上|我 把 "
     "{a:he} 弄丢#21 了|我 打#21 不开#22 {b:he}|{b:he} 锁着#21@b> 。",
     10},
    {"sofa and the door, is it", "a=noun:sofa|piano|bed|table1 b=noun:door|gate|window|elevator1",
     "{a} won't#1 go#2@a through {b} . is <1:{a:he} too big#21@a|{a:he} too wide#21@a|{a:he} too "
     "long#21@a|{b:he} too small#21@b|{b:he} too narrow#21@b> ?",
     "{a} 过#2@a 不了#1 {b} 。 <1:{a:he} 是不是 太 大#21@a 了|{a:he} 是不是 太 宽#21@a 了|{a:he} "
     "是不是 太 长#21@a 了|{b:he} 是不是 太 小#21@b 了|{b:he} 是不是 太 窄#21@b 了> ？",
     10},
    {"puppy bit the shoe", "a=noun:shoe|book|chair|pillow1 b=noun:puppy|dog|mouse|kitten1",
     "{a} {a:was} bitten#1 by#2 {b} because#3 <1:{b:he} {b:was} bored#21@b|{b:he} {b:was} "
     "hungry#21@b|{b:his} teeth#22 hurt#21|{a:he} smelled#22 of meat#21@a|{a:he} {a:was} on the "
     "floor#21@a> .",
     "{a} 被#2 {b} 咬#1 了 ， 因为#3 <1:{b:he} 很 无聊#21@b|{b:he} 饿#21@b 了|{b:his} 牙齿#22 很 "
     "疼#21|{a:he} 闻起来#22 有 肉#21@a 的 味道#22|{a:he} 在 地板#21@a 上> 。",
     10},
    {"bus stopped under the tree", "a=noun:bus|train|taxi1 b=noun:tree1",
     "{a} stopped#1@a near#2 {b} . <1:{a:his} passengers#22 got off#21|{a:his} driver#22 {a:was} "
     "tired#21|{a:his} doors#22 opened#21|{b:his} leaves#22 were yellow#21|{b:his} branches#22 "
     "were long#21> .",
     "{a} 停#1@a 在 {b} 附近#2 。 <1:{a:his} 乘客#22 下#21 了 车|{a:his} 司机#22 累#21 "
     "了|{a:his} 门#22 打开#21 了|{b:his} 叶子#22 是 黄色#21 的|{b:his} 树枝#22 很 长#21> 。",
     10},
    {"cat under the car", "a=noun:cat|dog|chicken|rabbit1 b=noun:car|truck|bus|taxi1",
     "{a} ran#1@a under#2 {b} . <1:{a:his} legs#22 were hurt#21|{a:his} owner#22 was looking#21 "
     "for {a:him}|{b:his} wheels#22 were dirty#21|{b:his} engine#22 {b:was} still#23 hot#21|"
     "{b:his} driver#22 didn't#23 see#21 {a:him}> .",
     "{a} 跑#1@a 到 了 {b} 下面#2 。 <1:{a:his} 腿#22 受伤#21 了|{a:his} 主人#22 在 找#21 "
     "{a:he}|{b:his} 轮子#22 很 脏#21|{b:his} 发动机#22 还#23 很 热#21|{b:his} 司机#22 没有#23 "
     "看见#21 {a:he}> 。",
     10},
    {"coat in the closet, its pockets",
     "a=noun:coat|jacket|shirt|dress1 b=noun:closet|closet|cabinet|cabinet1",
     "{a} {a:is} in {b} . <1:{a:his} pockets#22 are empty#21|{a:he} {a:is} too small#21@a for "
     "me|{a:he} {a:is} still#22 wet#21@a|{b:his} door#22 {b:is} open#21|{b:he} {b:is} locked#21@b> "
     ".",
     "{a} 在 {b} 里 。 <1:{a:his} 口袋#22 是 空#21 的|{a:he} 对 我 来说 太 小#21@a 了|{a:he} 还#22 "
     "很 湿#21@a|{b:his} 门#22 开着#21|{b:he} 锁着#21@b> 。",
     10},
    {"book on the table, its legs",
     "a=noun:book|newspaper|map|photo1 b=noun:table|desk|chair|bench1",
     "{a} {a:is} on {b} . <1:{a:he} {a:is} very#22 interesting#21@a .|have you seen#21 {a:him} "
     "?|have you read#21 {a:him} ?|{b:his} legs#22 are short#21 .|one of {b:his} legs#22 {b:is} "
     "broken#21 .>",
     "{a} 在 {b} 上 。 <1:{a:he} 非常#22 有趣#21@a 。|你 看见#21 {a:he} 了 吗 ？|你 读#21 过 "
     "{a:he} 吗 ？|{b:his} 腿#22 很 短#21 。|{b:his} 一 条 腿#22 坏#21 了 。>",
     6},
    {"school next to the zoo", "a=noun:school|hospital|university1 b=noun:zoo|forest|farm1",
     "{a} {a:is} next#1 to {b} . <1:{a:his} windows#22 are big#21|{a:his} roof#22 {a:is} "
     "red#21|{a:his} rooms#22 are bright#21|{b:his} animals#22 are noisy#21|{b:his} birds#22 "
     "sing#21 every#23 morning#24> .",
     "{a} 在 {b} 旁边#1 。 <1:{a:his} 窗户#22 很 大#21|{a:his} 屋顶#22 是 红色#21 的|{a:his} "
     "房间#22 很 亮#21|{b:his} 动物#22 很 吵#21|{b:his} 鸟儿#22 每天#23 早上#24 唱歌#21> 。",
     10},
    {"airport near the beach", "a=noun:airport1 b=noun:beach|lake|sea1",
     "{a} {a:is} near#1 {b} . <1:{a:his} planes#22 are loud#21|{a:his} roof#22 {a:is} "
     "white#21|{a:he} {a:is} very#22 crowded#21@a|{b:his} water#22 {b:is} cold#21|{b:his} fish#22 "
     "are delicious#21> .",
     "{a} 在 {b} 附近#1 。 <1:{a:his} 飞机#22 很 吵#21|{a:his} 屋顶#22 是 白色#21 的|{a:he} "
     "非常#22 拥挤#21@a|{b:his} 水#22 很 冷#21|{b:his} 鱼#22 很 好吃#21> 。",
     6},
    {"opened the box with the key", "d=clear a=noun:key|knife1 b=noun:box|suitcase|drawer1",
     "{d} opened#1@d {b} with {a} <1:and found#21@d a letter#22 in {b:him}|and put#21@d {a:him} "
     "back in the pocket#22|, but#23 {a:he} broke#21@a|, but#23 {b:he} {b:was} empty#21@b|, "
     "then#23 {d} closed#21@d {b:him} again#22> .",
     "{d} 用 {a} 打开#1@d 了 {b} ， <1:在 {b:he} 里面 找到#21@d 了 一 封 信#22|把 {a:he} 放#21@d "
     "回 了 口袋#22 里|但是#23 {a:he} 断#21@a 了|但是#23 {b:he} 是 空#21@b 的|然后#23 {d} 又#22 "
     "关上#21@d 了 {b:he}> 。",
     21},
    {"jumped on the table, ate",
     "a=noun:cat|dog|monkey|bear1 b=noun:table|bed|sofa|roof1 c=noun:fish|pizza|cake|honey",
     "{a} jumped#1@a on {b} and ate#2@a {c} . <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} very#22 "
     "happy#21@a|{a:he} liked#21@a {c:him}|{c:he} {c:was} our#22 dinner#21@c|{c:he} {c:was} "
     "very#22 delicious#21@c> .",
     "{a} 跳#1@a 到 {b} 上 ， 吃#2@a 了 {c} 。 <1:{a:he} 饿#21@a 了|{a:he} 非常#22 "
     "高兴#21@a|{a:he} 喜欢#21@a {c:he}|{c:he} 是 我们 的#22 晚饭#21@c|{c:he} 非常#22 好吃#21@c> "
     "。",
     10},
    {"cup, table and lamp",
     "d=clear a=noun:cup|bottle|glass|bowl1 b=noun:table|desk|table|desk1 "
     "c=noun:lamp|radio|television|computer1",
     "{d} put#1@d {a} on {b} next#2 to {c} . then#3 {d:he} <1:filled#21@d {a:him} with "
     "water#22|drank#21@d milk#22 from {a:him}|turned#21@d {c:him} off|turned#21@d {c:him} "
     "on|sat#21@d down at {b:him}> .",
     "{d} 把 {a} 放#1@d 在 {b} 上 {c} 旁边#2 。 然后#3 {d:he} <1:把 {a:he} 装#21@d 满 了 "
     "水#22|用 {a:he} 喝#21@d 了 牛奶#22|把 {c:he} 关#21@d 了|把 {c:he} 打开#21@d 了|坐#21@d 在 "
     "{b:he} 旁边> 。",
     10},
    {"cut a thing with a knife", "d=clear a=noun:knife|sword|axe1 b=noun:rope|net|belt1",
     "{d} cut#1@d {b} with {a} . <1:{a:he} {a:was} very#22 sharp#21@a|then#22 {d:he} put#21@d "
     "{a:him} back|now#22 {b:he} {b:is} too short#21@b|{b:he} {b:was} too long#21@b|{b:he} "
     "can't#22 be fixed#21> .",
     "{d} 用 {a} 切#1@d 了 {b} 。 <1:{a:he} 非常#22 锋利#21@a|然后#22 {d:he} 把 {a:he} 放#21@d 回 "
     "去 了|现在#22 {b:he} 太 短#21@b 了|{b:he} 太 长#21@b 了|{b:he} 不能#22 修#21> 。",
     10},
    {"eggs out of the baskets",
     "d=anyone a=many:noun:egg|apple|potato|mushroom b=many:noun:box|box|bag|bag",
     "{d} took#1@d {a} out of {b} <1:because#22 {a:he} were rotten#21@a|and#23 cooked#21@d "
     "{a:him}|and#23 put#21@d {a:him} in the fridge#22|because#22 {b:he} were too "
     "full#21@b|because#22 {b:he} were too small#21@b> .",
     "{d} 把 {a} 从 {b} 里 拿#1@d <1:了 出来|出来|出来|了 出来|了 出来> ， <1:因为#22 {a:he} "
     "烂#21@a 了|然后#23 煮#21@d 了 {a:he}|然后#23 把 {a:he} 放#21@d 在 冰箱#22 里|因为#22 "
     "{b:he} 太 满#21@b 了|因为#22 {b:he} 太 小#21@b 了> 。",
     12},
    {"cookies in the boxes",
     "d=anyone a=many:noun:cookie|gift|letter|toy b=many:noun:box|bag|envelope|drawer",
     "{d} put#1@d {a} in {b} and#2 <1:closed#21@d {b:him}|couldn't#22 close#21@d "
     "{b:him}|carried#21@d {b:him} upstairs|forgot#21@d {a:him} there#22|then never#22 "
     "looked#21@d at {a:him} again> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 然后#2 <1:把 {b:he} 关上#21@d 了|关#21@d 不上#22 "
     "{b:he}|把 {b:he} 搬#21@d 上楼 了|把 {a:he} 忘#21@d 在 那里#22 了|再 也 没#22 看#21@d "
     "过 {a:he}> 。",
     10},
    {"books on the shelves",
     "a=many:noun:book|dictionary|box|plate b=many:noun:shelf|shelf|cabinet|cabinet",
     "{a} didn't#1 fit#2@a in {b} because#3 <1:{a:he} were too thick#21@a|{a:he} were too "
     "big#21@a|{b:he} were too narrow#21@b|{b:he} were already#22 full#21@b|{b:he} were too "
     "small#21@b> .",
     "{b} 装#2@a 不下#1 {a} ， 因为#3 <1:{a:he} 太 厚#21@a 了|{a:he} 太 大#21@a 了|{b:he} 太 "
     "窄#21@b 了|{b:he} 已经#22 满#21@b 了|{b:he} 太 小#21@b 了> 。",
     10},
    {"horses and fences", "a=many:noun:horse|cow|goat|deer b=many:noun:fence|wall|fence|rock",
     "{a} couldn't#1 jump#2@a over {b} because#3 <1:{a:he} were too tired#21@a|{a:he} were too "
     "fat#21@a|{a:his} legs#22 were hurt#21|{b:he} were too high#21@b|{b:he} were much too "
     "big#21@b> .",
     "{a} 不能#1 跳#2@a 过 {b} ， 因为#3 <1:{a:he} 太 累#21@a 了|{a:he} 太 胖#21@a 了|{a:his} "
     "腿#22 受伤#21 了|{b:he} 太 高#21@b 了|{b:he} 太 大#21@b 了> 。",
     10},
    {"dogs and cars", "a=many:noun:dog b=many:noun:car|truck|bike",
     "{a} ran#1@a after {b} because#2 <1:{a:he} were bored#21@a|{a:he} wanted to "
     "play#21@a|{a:he} were angry#21@a|{b:he} were noisy#21@b|{b:his} drivers#22 "
     "shouted#21> .",
     "{a} 追赶#1@a {b} ， 因为#2 <1:{a:he} 很 无聊#21@a|{a:he} 想 玩#21@a|{a:he} 很 "
     "生气#21@a|{b:he} 很 吵#21@b|{b:his} 司机#22 在 大喊#21> 。",
     10},
    {"cows ate the flowers",
     "a=many:noun:cow|goat|sheep|rabbit b=many:noun:flower|carrot|leaf|strawberry",
     "{a} ate#1@a {b} because#2 <1:{a:he} were hungry#21@a|{a:he} found#21@a nothing#22 "
     "else|{a:he} liked#21@a {b:him}|{b:he} smelled#22 good#21@b|{b:he} were sweet#21@b> .",
     "{a} 吃#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 没#22 找到#21@a 别的|{a:he} "
     "喜欢#21@a {b:he}|{b:he} 闻起来#22 很 香#21@b|{b:he} 很 甜#21@b> 。",
     10},
    {"bees and flowers", "a=many:noun:bee|butterfly b=many:noun:flower|rose",
     "{a} flew#1@a to {b} because#2 <1:{a:he} were looking#21@a for honey#22|{a:he} were "
     "thirsty#21@a|{a:he} liked#21@a {b:him}|{b:he} smelled#22 sweet#21@b|{b:he} were red#21@b> .",
     "{a} 飞#1@a 到 {b} 上 ， 因为#2 <1:{a:he} 在 找#21@a 蜂蜜#22|{a:he} 渴#21@a 了|{a:he} "
     "喜欢#21@a {b:he}|{b:he} 闻起来#22 很 甜#21@b|{b:he} 是 红色#21@b 的> 。",
     10},
    {"fly in the net", "a=noun:spider1 b=noun:fly|bee|butterfly|mosquito1",
     "{a} caught#1@a {b} in a net#2 because#3 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} "
     "clever#21@a|{a:he} hid#21@a behind a leaf#22|{b:he} {b:was} careless#21@b|{b:he} didn't#23 "
     "see#21@b the net#22> .",
     "{a} 用 网#2 抓住#1@a 了 {b} ， 因为#3 <1:{a:he} 饿#21@a 了|{a:he} 很 聪明#21@a|{a:he} "
     "躲#21@a 在 叶子#22 后面|{b:he} 很 粗心#21@b|{b:he} 没有#23 看见#21@b 网#22> 。",
     10},
    {"owl and the mouse", "a=noun:owl|cat|eagle|fox1 b=noun:mouse|rabbit|frog|chick1",
     "{a} can't#1 see#2@a {b} because#3 <1:{a:he} {a:is} asleep#21@a|{a:his} eyes#22 "
     "hurt#21|{a:he} {a:is} too old#21@a|{b:he} {b:is} under a leaf#21@b|{b:he} {b:is} too "
     "far#21@b away> .",
     "{a} 看#2@a 不见#1 {b} ， 因为#3 <1:{a:he} 睡着#21@a 了|{a:his} 眼睛#22 很 疼#21|{a:he} 太 "
     "老#21@a 了|{b:he} 在 叶子#21@b 下面|{b:he} 太 远#21@b 了> 。",
     10},
    {"plane and the island", "a=noun:plane|helicopter1 b=noun:island|roof|playground1",
     "{a} couldn't#1 land#2@a on {b} because#3 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} too "
     "fast#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} full#21@b of people#22|{b:he} {b:was} "
     "covered#21@b with snow#22> .",
     "{a} 不能#1 在 {b} 上 降落#2@a ， 因为#3 <1:{a:he} 太 大#21@a 了|{a:he} 太 快#21@a "
     "了|{b:he} 太 小#21@b 了|{b:he} 上面 都是#21@b 人#22|{b:he} 被 雪#22 盖住#21@b 了> 。",
     10},
    {"boat and the island", "a=noun:boat|ship1 b=noun:island|beach1",
     "{a} didn't#1 get#2@a to {b} because#3 <1:{a:he} had#21@a a hole#22|{a:he} had no#22 "
     "petrol#21@a|{a:he} {a:was} too slow#21@a|{a:his} engine#22 {a:was} broken#21|{b:he} {b:was} "
     "too far#21@b away> .",
     "{a} 没有#1 到#2@a {b} ， 因为#3 <1:{a:he} 有#21@a 一 个 洞#22|{a:he} 没有#22 汽油#21@a "
     "了|{a:he} 太 慢#21@a 了|{a:his} 发动机#22 坏#21 了|{b:he} 太 远#21@b 了> 。",
     10},
    {"ship and the river", "a=noun:ship|boat1 b=noun:river|stream|lake1",
     "{a} couldn't#1 leave#2@a {b} because#3 <1:{a:his} engine#22 didn't#23 work#21|{a:his} "
     "captain#22 {a:was} ill#21|{a:he} {a:was} broken#21@a|{b:he} {b:was} frozen#21@b|{b:he} "
     "{b:was} too shallow#21@b> .",
     "{a} 不能#1 离开#2@a {b} ， 因为#3 <1:{a:his} 发动机#22 不能#23 用#21 了|{a:his} 船长#22 "
     "生病#21 了|{a:he} 坏#21@a 了|{b:he} 冻#21@b 住 了|{b:he} 太 浅#21@b 了> 。",
     10},
    {"fish in the pond", "a=noun:swan|frog|duck|turtle1 b=noun:pond|pool|lake|river1",
     "{a} left#1@a {b} because#2 <1:{a:he} {a:was} afraid#21@a|{a:he} {a:was} hungry#21@a|{b:he} "
     "{b:was} frozen#21@b|{b:he} {b:was} too dirty#21@b|{b:his} water#22 {b:was} too hot#21> .",
     "{a} 离开#1@a 了 {b} ， 因为#2 <1:{a:he} 很 害怕#21@a|{a:he} 饿#21@a 了|{b:he} 冻#21@b "
     "住 了|{b:he} 太 脏#21@b 了|{b:his} 水#22 太 热#21 了> 。",
     10},
    {"turned on the fan, hot room", "d=anyone a=noun:fan1 b=noun:room|kitchen|bedroom|classroom1",
     "{d} turned#1@d on {a} in {b} <1:because#22 {b:he} {b:was} too hot#21@b|because#22 {b:he} "
     "smelled#21@b bad|, but#22 {a:he} {a:was} too loud#21@a|, but#22 {a:he} didn't#23 work#21@a|, "
     "but#22 {b:he} {b:was} still#23 hot#21@b> .",
     "{d} 打开#1@d 了 {b} 里 的 {a} ， <1:因为#22 {b:he} 太 热#21@b 了|因为#22 {b:he} 闻起来 很 "
     "臭#21@b|但是#22 {a:he} 太 响#21@a 了|但是#22 {a:he} 不能#23 用#21@a 了|但是#22 {b:he} 还#23 "
     "很 热#21@b> 。",
     10},
    {"turned on the lamp, dark room", "d=anyone a=noun:lamp1 b=noun:room|kitchen|garage|bedroom1",
     "{d} turned#1@d on {a} in {b} <1:because#22 {b:he} {b:was} too dark#21@b|and saw#22@d that "
     "{b:he} {b:was} empty#21@b|, but#22 {a:he} {a:was} not#23 bright#21@a enough#23|, but#22 "
     "{a:he} {a:was} broken#21@a> .",
     "{d} 打开#1@d 了 {b} 里 的 {a} ， <1:因为#22 {b:he} 太 昏暗#21@b 了|看见#22@d {b:he} 是 "
     "空#21@b "
     "的|但是#22 {a:he} 不#23 够#23 亮#21@a|但是#22 {a:he} 坏#21@a 了> 。",
     10},
    {"coin and the hole", "a=noun:coin|ball|coin|key1 b=noun:hole1",
     "{a} didn't#1 go#2@a through {b} because#3 <1:{a:he} {a:was} too thick#21@a|{a:he} {a:was} "
     "too big#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} too narrow#21@b> .",
     "{a} 没有#1 穿#2@a 过 {b} ， 因为#3 <1:{a:he} 太 厚#21@a 了|{a:he} 太 大#21@a 了|{b:he} 太 "
     "小#21@b 了|{b:he} 太 窄#21@b 了> 。",
     6},
    {"train passed the station", "a=noun:train|bus1 b=noun:station1",
     "{a} didn't#1 stop#2@a at {b} because#3 <1:{a:he} {a:was} late#21@a|{a:his} brakes#22 "
     "failed#21|{a:he} {a:was} already#22 full#21@a|{b:he} {b:was} closed#21@b|{b:he} {b:was} "
     "not#22 built#21@b yet> .",
     "{a} 没有#1 停#2@a 在 {b} ， 因为#3 <1:{a:he} 晚点#21@a 了|{a:his} 刹车#22 失灵#21 了|{a:he} "
     "已经#22 满#21@a 了|{b:he} 关门#21@b 了|{b:he} 还 没#22 建成#21@b> 。",
     10},
    {"take the book off the table", "a=noun:book|cup|bag|phone1 b=noun:table|desk|chair|bed1",
     "please#1 take#2 {a} off {b} . <1:{a:he} {a:is} mine#21@a|{a:he} will fall#21@a down|i "
     "need#21 {a:him}|{b:he} {b:has} only#22 three#23 legs#21@b|we want#22 to move#21 {b:him}> .",
     "请#1 把 {a} 从 {b} 上 拿走#2 。 <1:{a:he} 是 我#21@a 的|{a:he} 会 掉#21@a 下来|我 需要#21 "
     "{a:he}|{b:he} 只有#22 三#23 条 腿#21@b|我们 想#22 搬#21 {b:he}> 。",
     10},
    {"wash the knife, the apple", "a=noun:knife1 b=noun:apple|watermelon|fish|onion1",
     "cut#1 {b} with {a} <1:and#22 put#21 {a:him} back in the drawer#23|, but#22 be careful , "
     "{a:he} {a:is} sharp#21@a|and#22 put#21 {b:him} on the plate#23|and#22 give#21 {b:him} to the "
     "children#23|, {a:he} {a:is} in the drawer#21@a> .",
     "用 {a} 切#1 {b} ， <1:然后#22 把 {a:he} 放#21 回 抽屉#23 里|不过#22 小心 ， {a:he} 很 "
     "锋利#21@a|然后#22 把 {b:he} 放#21 在 盘子#23 里|然后#22 把 {b:he} 给#21 孩子#23 们|{a:he} 在 "
     "抽屉#21@a 里> 。",
     21},
    {"nail through the boot", "a=noun:nail|needle1 b=noun:boot|shoe|ball1",
     "{a} went#1@a into {b} <1:because#22 {a:he} {a:was} so sharp#21@a|, so#22 i took#21 {a:him} "
     "out|, and now#22 {b:he} has#21@b a hole#23|, so#22 i need to fix#21 {b:him}|, so#22 i "
     "can't#23 use#21 {b:him}> .",
     "{a} 扎#1@a 进 了 {b} ， <1:因为#22 {a:he} 太 锋利#21@a 了|所以#22 我 把 {a:he} 拿#21 了 "
     "出来|现在#22 {b:he} 有#21@b 一 个 洞#23|所以#22 我 需要 修#21 {b:he}|所以#22 我 不能#23 "
     "用#21 {b:he}> 。",
     31},
    {"village and city", "a=noun:village1 b=noun:city1",
     "{a} {a:is} smaller#31@a than#1 {b} , <1:but#22 {a:he} {a:is} more beautiful#21@a|but#22 "
     "{a:his} streets#23 are clean#21|because#22 {b:he} {b:has} a lot#23 of people#21@b|because#22 "
     "{b:his} streets#23 are full#21 of cars#24> .",
     "{a} 比#1 {b} 小#31@a ， <1:但是#22 {a:he} 更 漂亮#21@a|但是#22 {a:his} 马路#23 很 "
     "干净#21|因为#22 {b:he} 有 很多#23 人#21@b|因为#22 {b:his} 马路#23 上 都是#21 汽车#24> 。",
     6},
    {"cat afraid, dog big", "a=noun:cat|rabbit|sheep|mouse1 b=noun:dog|fox|wolf|snake1",
     "{a} {a:is} afraid#1@a of {b} because#2 <1:{b:he} {b:is} bigger#21@b|{b:his} teeth#22 are "
     "sharp#21|{b:he} wanted#22 to eat#21@b {a:him}|{a:he} {a:is} small#21@a|{a:he} {a:is} "
     "still#22 young#21@a> .",
     "{a} 怕#1@a {b} ， 因为#2 <1:{b:he} 更 大#21@b|{b:his} 牙齿#22 很 锋利#21|{b:he} 想#22 "
     "吃#21@b {a:he}|{a:he} 很 小#21@a|{a:he} 还#22 年轻#21@a> 。",
     10},
    {"do not feed it cake", "a=noun:dog|cat|elephant|panda1 b=noun:cake|chocolate|bread|cookie",
     "don't#1 give#2 {b:bare} to {a} . <1:{a:he} {a:is} already#22 full#21@a|{a:he} {a:is} too "
     "fat#21@a|{a:his} stomach#22 hurts#21|{a:he} {a:has} just#22 eaten#21@a> .",
     "别#1 把 {b:bare} 给#2 {a} 。 <1:{a:he} 已经#22 饱#21@a 了|{a:he} 太 胖#21@a 了|{a:his} "
     "肚子#22 疼#21|{a:he} 刚#22 吃#21@a 过> 。",
     6},
    {"filled the bucket from the river",
     "d=clear a=noun:bucket|bottle|jar1 b=noun:river|lake|pool1 c=noun:car|horse|table1",
     "{d} filled#1@d {a} with water#2 from {b} and washed#3@d {c} . <1:{c:he} {c:was} very#22 "
     "dirty#21@c|now#22 {c:he} {c:is} clean#21@c|{a:he} {a:was} heavy#21@a|{a:he} {a:has} a "
     "hole#21@a|{b:he} {b:is} near#21@b our house#22> .",
     "{d} 用 {b} 里 的 水#2 装#1@d 满 了 {a} ， 洗#3@d 了 {c} 。 <1:{c:he} 非常#22 脏#21@c|现在#22 "
     "{c:he} 干净#21@c 了|{a:he} 很 重#21@a|{a:he} 有 一 个 洞#21@a|{b:he} 在 我们 家#22 "
     "附近#21@b> 。",
     10},
    {"pulled by a horse", "a=noun:car|truck|boat1 b=noun:horse|cow|elephant1",
     "{a} {a:was} pulled#1 away by#2 {b} because#3 <1:{a:his} engine#22 {a:was} broken#21|{a:he} "
     "had no#22 petrol#21@a|{a:he} {a:was} stuck#21@a|{b:he} {b:was} very#22 strong#21@b|{b:he} "
     "{b:was} fast#21@b enough#22> .",
     "{a} 被#2 {b} 拉#1 走 了 ， 因为#3 <1:{a:his} 发动机#22 坏#21 了|{a:he} 没有#22 "
     "汽油#21@a|{a:he} 卡住#21@a 了|{b:he} 非常#22 强壮#21@b|{b:he} 够#22 快#21@b> 。",
     10},
    {"fence keeps them out", "a=many:noun:cow|sheep|goat|horse b=many:noun:fence",
     "{a} jumped#1@a over {b} because#2 <1:{a:he} were afraid#21@a of the wolf#22|{a:he} were "
     "thirsty#21@a|{a:he} wanted to eat#21@a the grass#22|{b:he} were too low#21@b|{b:he} were "
     "not#22 high#21@b enough#22> .",
     "{a} 跳#1@a 过 了 {b} ， 因为#2 <1:{a:he} 怕#21@a 狼#22|{a:he} 渴#21@a 了|{a:he} 想 吃#21@a "
     "草#22|{b:he} 太 矮#21@b 了|{b:he} 不#22 够#22 高#21@b> 。",
     10},
    {"would not put them in",
     "d=clear a=many:noun:shoe|glove|sock|coat b=many:noun:box|bag|drawer|suitcase",
     "{d} wouldn't#1 put#2@d {a} in {b} because#3 <1:{a:he} were still#22 wet#21@a|{a:he} were too "
     "dirty#21@a|{b:he} were too small#21@b|{b:he} were already#22 full#21@b> .",
     "{d} 不肯#1 把 {a} 放#2@d 进 {b} ， 因为#3 <1:{a:he} 还#22 很 湿#21@a|{a:he} 太 脏#21@a "
     "了|{b:he} 太 小#21@b 了|{b:he} 已经#22 满#21@b 了> 。",
     10},
    {"fell on something soft, luckily",
     "a=noun:phone|camera|watch|glass1 b=noun:sofa|bed|blanket|carpet1",
     "{a} fell#1@a on {b} . luckily <1:{a:he} didn't#22 break#21@a|{a:he} {a:was} not#22 "
     "broken#21@a|{b:he} {b:was} very#22 soft#21@b|{b:he} {b:was} thick#21@b> .",
     "{a} 掉#1@a 在 {b} 上 。 幸好 <1:{a:he} 没#22 碎#21@a|{a:he} 没有#22 坏#21@a|{b:he} 非常#22 "
     "软#21@b|{b:he} 很 厚#21@b> 。",
     9},
    {"train instead of plane", "d=anyone a=noun:train|bus1 b=noun:plane|taxi1",
     "{d} took#1@d {a} instead#2 of {b} because#3 <1:{a:he} {a:was} cheaper#21@a|{a:he} "
     "stopped#21@a near our#22 home#23|{b:he} {b:was} too expensive#21@b|{b:he} {b:was} "
     "already#22 full#21@b|{b:he} {b:was} late#21@b> .",
     "{d} 坐#1@d 了 {a} ， 没有#2 坐 {b} ， 因为#3 <1:{a:he} 更 便宜#21@a|{a:he} 停#21@a 在 "
     "我们#22 家#23 附近|{b:he} 太 贵#21@b 了|{b:he} 已经#22 满#21@b 了|{b:he} 晚点#21@b 了> 。",
     10},
    {"will not carry the box", "a=noun:horse|camel|donkey1 b=noun:box|suitcase|stone1",
     "{a} won't#1 carry#2@a {b} any more because#3 <1:{a:he} {a:is} tired#21@a|{a:he} {a:is} too "
     "old#21@a|{a:his} legs#22 hurt#21|{b:he} {b:is} too heavy#21@b|{b:he} {b:is} full#21@b of "
     "books#22> .",
     "{a} 不肯#1 再 背#2@a {b} 了 ， 因为#3 <1:{a:he} 累#21@a 了|{a:he} 太 老#21@a "
     "了|{a:his} 腿#22 很 疼#21|{b:he} 太 重#21@b 了|{b:he} 装 满#21@b 了 书#22> 。",
     10},
    {"ringing in the box", "a=noun:phone|clock|bell1 b=noun:box|drawer|cabinet|suitcase1",
     "{a} in {b} {a:is} ringing#1@a . <1:please turn {a:him} off#21|i can hear#21 {a:him}|{a:he} "
     "woke#21@a me up|i can't#22 open#21 {b:him}|{b:he} {b:is} locked#21@b> .",
     "{b} 里 的 {a} 在 响#1@a 。 <1:请 把 {a:he} 关#21 掉|我 能 听见#21 {a:he}|{a:he} 叫醒#21@a "
     "了 我|我 打#21 不开#22 {b:he}|{b:he} 锁着#21@b> 。",
     18},
    {"burns, paper near the candle", "a=noun:letter|map|newspaper|curtain1 b=noun:candle1",
     "move#1 {a} away from {b} <1:before#22 {a:he} burns#21@a|, {a:he} {a:is} too dry#21@a|, i "
     "need#21 {a:him}|, {b:he} {b:is} very#22 hot#21@b> .",
     "把 {a} 拿#1 开 ， 离 {b} 远 点 ， <1:免得#22 {a:he} 烧#21@a 了|{a:he} 太 干#21@a 了|我 "
     "需要#21 {a:he}|{b:he} 非常#22 热#21@b> 。",
     31},
    {"melts in the sun", "a=noun:chocolate|cheese b=noun:table|chair1",
     "take#1 {a} off {b} <1:before#22 {a:he} melts#21@a|, {a:he} {a:is} melting#21@a|and#22 eat#21 "
     "{a:him}|, because#22 {b:he} {b:is} too hot#21@b> .",
     "把 {a} 从 {b} 上 拿走#1 ， <1:免得#22 {a:he} 化#21@a 了|{a:he} 在 化#21@a 了|然后#22 把 "
     "{a:he} 吃#21 了|因为#22 {b:he} 太 热#21@b 了> 。",
     123},
};

}  // namespace

std::span<const Template> templates_of_kinds_by_meaning() { return kinds_by_meaning; }

}  // namespace playground::grammar
