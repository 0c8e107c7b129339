// Templates: what is put, hung, poured, moved, lost or mended, and what comes of it.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template handling[] = {
    {"fell on the floor, broke", "a=breakable1",
     "{a} fell#1@a on the <2:floor#31|ground#31|road#31> <3:.|, and> {a:he} broke#4@a .",
     "{a} 掉#1@a 在 <2:地板#31|地#31|路#31> 上 了 <3:。|，> {a:he} 碎#4@a 了 。", 36},
    {"fell off, and it", "a=portable1 b=surface1",
     "{a} fell#1@a from {b} to the floor#3 . <1:{a:he} {a:was} heavy#21@a|{a:he} {a:was} "
     "round#21@a|the child#21 picked#22 {a:him} up|{b:he} was too#21 small#22@b|{b:he} was very#21 "
     "dirty#22@b> .",
     "{a} 从 {b} 上 掉#1@a 到 了 地板#3 上 。 <1:{a:he} 很 重#21@a|{a:he} 是 圆#21@a 的|孩子#21 把 "
     "{a:he} 捡#22 了 起来|{b:he} 太#21 小#22@b 了|{b:he} 非常#21 脏#22@b> 。",
     28},
    {"stone on glass, broke", "a=noun:stone|ball|stone|ball b=noun:window|mirror|vase|bottle1",
     "{a} hit#1@a {b} <2:.|, and> {b:he} broke#3@b <4:at once#31|right away#31|quickly#31> .",
     "{a} 打中#1@a 了 {b} <2:。|，> {b:he} <4:马上#31|马上#31|很 快#31> 就 碎#3@b 了 。", 10},
    {"threw at it, broke", "d=clear a=noun:stone|ball|cup b=noun:window|mirror|vase1",
     "{d} threw#1@d {a} at {b} , and {b:he} <2:broke#31@b|didn't#32 break#31@b> .",
     "{d} 把 {a} 扔#1@d 向 {b} ， {b:he} <2:碎#31@b 了|没有#32 碎#31@b> 。", 10},
    {"put in, lest", "d=anyone a=portable1 b=container1",
     "{d} put#1@d {a} in {b} so that {a:he} <1:wouldn't#21 get lost#22@a|wouldn't#21 get "
     "wet#22@a|wouldn't#21 get dirty#22@a|wouldn't#21 be stolen#22@a> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 免得#21 {a:he} <1:丢#22@a 了|湿#22@a 了|脏#22@a 了|被 "
     "偷#22@a 了> 。",
     41},
    {"put in, i", "d=me a=portable1 b=noun:box|bag|drawer|cabinet1",
     "{d} put#1@d {a} in {b} because#2 <1:{a:he} was precious#21@a|{a:he} was very#21 "
     "expensive#22@a|{a:he} was new#21@a|{b:he} was empty#21@b|{b:he} was safe#21@b|{b:he} was "
     "clean#21@b> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 因为#2 <1:{a:he} 很 珍贵#21@a|{a:he} 非常#21 贵#22@a|{a:he} "
     "是 新的#21@a|{b:he} 是 空#21@b 的|{b:he} 很 安全#21@b|{b:he} 很 干净#21@b> 。",
     10},
    {"food into the fridge, lest", "d=anyone a=fare b=noun:fridge1",
     "{d} put#1@d {a} in {b} <1:so that {a:he} wouldn't#21 go bad#22@a|so that {a:he} would stay "
     "fresh#22@a|because#21 {a:he} was too#22 hot#23@a|because#21 {b:he} was new#22@b|because#21 "
     "{b:he} was empty#22@b|, but#21 {b:he} was broken#22@b> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， <1:免得#21 {a:he} 坏#22@a 了|这样 {a:he} 会 很 "
     "新鲜#22@a|因为#21 {a:he} 太#22 烫#23@a 了|因为#21 {b:he} 是 新的#22@b|因为#21 {b:he} 是 "
     "空#22@b 的|但是#21 {b:he} 坏#22@b 了> 。",
     36},
    {"drink into the fridge, lest", "d=anyone a=drink b=noun:fridge1",
     "{d} put#1@d {a} in {b} <1:so that {a:he} wouldn't#21 go bad#22@a|so that {a:he} would be "
     "a little colder#22@a|because#21 {a:he} was too#22 hot#23@a|because#21 {b:he} was "
     "new#22@b|, but#21 {b:he} was broken#22@b> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， <1:免得#21 {a:he} 坏#22@a 了|这样 {a:he} 会 凉#22@a "
     "一点儿|因为#21 {a:he} 太#22 热#23@a 了|因为#21 {b:he} 是 新的#22@b|但是#21 {b:he} 坏#22@b "
     "了> 。",
     32},
    {"out of the fridge, which", "d=anyone a=food1 b=noun:fridge1",
     "{d} took#1@d {a} out of {b} because#2 <1:{b:he} was broken#21@b|{b:he} was not#21 "
     "cold#22@b|{b:he} was full#21@b|{a:he} was bad#21@a|{a:he} was rotten#21@a|{a:he} wasn't#21 "
     "fresh#22@a> .",
     "{d} 把 {a} 从 {b} 里 拿#1@d 了 出来 ， 因为#2 <1:{b:he} 坏#21@b 了|{b:he} 不#21 "
     "冷#22@b|{b:he} 满#21@b 了|{a:he} 坏#21@a 了|{a:he} 烂#21@a 了|{a:he} 不#21 新鲜#22@a> 。",
     28},
    {"hung on, as", "d=anyone a=clothing1 b=noun:chair|door|tree1",
     "{d} hung#1@d {a} on {b} <1:because#21 {a:he} was wet#22@a|because#21 {a:he} wasn't#22 "
     "dry#23@a yet|, but#21 {a:he} fell#22@a down|, but#21 {b:he} fell#22@b over|, and {b:he} "
     "broke#21@b> .",
     "{d} 把 {a} 挂#1@d 在 {b} 上 ， <1:因为#21 {a:he} 湿#22@a 了|因为#21 {a:he} 还 没#22 "
     "干#23@a|但是#21 {a:he} 掉#22@a 下来 了|但是#21 {b:he} 倒#22@b 了|{b:he} 坏#21@b 了> 。",
     14},
    {"spread on, as", "d=anyone a=noun:blanket|towel|mat|blanket b=noun:bed|sofa|chair|table1",
     "{d} laid#1@d {a} on {b} because#2 <1:{a:he} {a:was} soft#21@a and#22 warm#23|{a:he} {a:was} "
     "clean#21@a|{a:he} {a:was} wet#21@a|{b:he} was too#21 hard#22@b|{b:he} was dirty#21@b|{b:he} "
     "was cold#21@b> .",
     "{d} 把 {a} 铺#1@d 在 {b} 上 ， 因为#2 <1:{a:he} 又 软#21@a 又#22 暖和#23|{a:he} 很 "
     "干净#21@a|{a:he} 湿#21@a 了|{b:he} 太#21 硬#22@b 了|{b:he} 很 脏#21@b|{b:he} 很 冷#21@b> 。",
     14},
    {"covered furniture with", "d=anyone a=noun:blanket|towel1 b=noun:piano|sofa1",
     "{d} covered#1@d {b} with {a} because#2 <1:{b:he} was old#21@b|{b:he} was dirty#21@b|{b:he} "
     "was ugly#21@b|{a:he} was clean#21@a|{a:he} was big#21@a|{a:he} was soft#21@a> .",
     "{d} 用 {a} 盖住#1@d 了 {b} ， 因为#2 <1:{b:he} 很 旧#21@b|{b:he} 很 脏#21@b|{b:he} 很 "
     "难看#21@b|{a:he} 很 干净#21@a|{a:he} 很 大#21@a|{a:he} 很 软#21@a> 。",
     12},
    {"poured from one into other",
     "d=anyone a=noun:bottle|pot|bottle|glass1 b=noun:cup|bowl|glass|bottle1",
     "{d} poured#1@d the <2:water#31|milk#31|tea#31> from {a:a} into {b} <1:until#21 {b:he} was "
     "full#22@b|, and now#21 {b:he} is full#22@b|, but#21 {b:he} was too#22 small#23@b|, but#21 "
     "{b:he} broke#22@b> .",
     "{d} 把 <2:水#31|牛奶#31|茶#31> 从 {a:a} 里 倒#1@d 进 {b} ， <1:直到#21 {b:he} 满#22@b "
     "了|现在#21 {b:he} 满#22@b 了|但是#21 {b:he} 太#22 小#23@b 了|但是#21 {b:he} 碎#22@b 了> 。",
     10},
    {"poured out of, now empty",
     "d=anyone a=noun:bottle|pot|bowl|cup1 b=noun:glass|bottle|pot|bowl1",
     "{d} poured#1@d all#3 the <2:water#31|milk#31|tea#31> from {a} into {b} , and now#4 <1:{a:he} "
     "is empty#21@a|{b:he} is full#21@b> .",
     "{d} 把 {a} 里 的 <2:水#31|牛奶#31|茶#31> 都#3 倒#1@d 进 {b} ， 现在#4 <1:{a:he} 空#21@a "
     "了|{b:he} 满#21@b 了> 。",
     12},
    {"forgot on the subway, never found", "d=anyone a=portable1",
     "{d} left#1@d {a} <2:on the bus#31|on the subway#31|on the train#31|at school#31|in the "
     "taxi#31> and <1:never#21 found#22@d {a:him} again|couldn't#21 find#22@d {a:him}|had to "
     "go#22@d back for {a:him}|lost#22@d {a:him}> .",
     "{d} 把 {a} 忘#1@d 在 <2:公共汽车 上#31|地铁 上#31|火车 上#31|学校 里#31|出租车 上#31> 了 ， "
     "<1:再 也 没#21 找到#22@d {a:he}|找#22@d 不到#21 {a:he}|只好 回 去#22@d 拿 {a:he}|然后 把 "
     "{a:he} 弄丢#22@d 了> 。",
     36},
    {"was left on the subway", "d=anyone a=portable1",
     "{a} was left#1 <2:on the bus#31|on the subway#31|on the train#31|at school#31> , and {d} "
     "<1:never#21 found#22@d {a:him} again|couldn't#21 find#22@d {a:him}|looked#22@d for {a:him} "
     "all day#21> .",
     "{a} 忘#1 在 <2:公共汽车 上#31|地铁 上#31|火车 上#31|学校 里#31> 了 ， {d} <1:再 也 没#21 "
     "找到#22@d {a:he}|找#22@d 不到#21 {a:he}|找#22@d 了 {a:he} 一天#21> 。",
     32},
    {"fell into the water, took out", "d=anyone a=portable1",
     "{a} fell#1@a into the <2:water#31|river#31|lake#31|pool#31> , <1:and {d} quickly#22 "
     "took#23@d {a:him} out|and {a:he} sank#21@a|and {a:he} got wet#21@a|but#21 {d} found#23@d "
     "{a:him}|and {d} couldn't#21 find#23@d {a:him}> .",
     "{a} 掉#1@a 进 <2:水#31 里|河#31 里|湖#31 里|游泳池#31 里> 了 ， <1:{d} 很 快#22 把 {a:he} "
     "拿#23@d 了 出来|{a:he} 沉#21@a 了 下去|{a:he} 湿#21@a 了|但是#21 {d} 找到#23@d 了 {a:he}|{d} "
     "找#23@d 不到#21 {a:he}> 。",
     111},
    {"server and file, as", "a=noun:server1 b=noun:file",
     "{a} couldn't#1 <2:open|read|find> {b} because#3 <1:{b:he} {b:was} too#21 big#22@b|{b:he} "
     "{b:was} broken#21@b|{b:he} {b:was} too#21 old#22@b|{a:he} was too#21 slow#22@a|{a:he} was "
     "full#21@a|{a:he} was very#21 busy#22@a> .",
     "{a} 不能#1 <2:打开|读|找到> {b} ， 因为#3 <1:{b:he} 太#21 大#22@b 了|{b:he} 坏#21@b "
     "了|{b:he} 太#21 旧#22@b 了|{a:he} 太#21 慢#22@a 了|{a:he} 满#21@a 了|{a:he} 非常#21 忙#22@a> "
     "。",
     36, true},
    {"wanted to wear, not dry", "d=anyone a=clothing",
     "{d} wanted#1@d to wear#2@d {a} <3:today#31|tomorrow#31|tonight#31> , but#4 <1:{a:he} "
     "{a:was} still#21 wet#22@a|{a:he} {a:was} dirty#21@a|{a:he} didn't#21 fit#22@a|{a:he} "
     "{a:was} torn#21@a|{d:he} couldn't#21 find#22@d {a:him}> .",
     "{d} <3:今天#31|明天#31|今晚#31> 想#1@d 穿#2@d {a} ， 可是#4 <1:{a:he} 还#21 很 "
     "湿#22@a|{a:he} 很 脏#21@a|{a:he} 不#21 合身#22@a|{a:he} 破#21@a 了|{d:he} 找#22@d 不到#21 "
     "{a:he}> 。",
     53},
    {"vehicle hit a tree, its driver", "a=noun:car|bus|truck1 b=noun:tree1",
     "{a} hit#1@a {b} . <1:{a:his} driver#21 was hurt#22|{a:his} window#21 broke#22|{a:he} "
     "stopped#21@a|{b:his} leaves#21 fell#22|{b:he} fell#21@b down> .",
     "{a} 撞#1@a 上 了 {b} 。 <1:{a:his} 司机#21 受伤#22 了|{a:his} 窗户#21 碎#22 了|{a:he} "
     "停#21@a 了|{b:his} 叶子#21 掉#22 了|{b:he} 倒#21@b 了> 。",
     14},
    {"bought several and ate them", "d=anyone a=many:food",
     "{d} bought#1@d some#2 {a:a} and <1:ate#21@d {a:him} all#22|cooked#21@d {a:him}|put#21@d "
     "{a:him} in the fridge#22|gave#21@d {a:him} to the children#22> .",
     "{d} 买#1@d 了 一些#2 {a:a} ， <1:把 {a:he} 都#22 吃#21@d 了|然后 煮#21@d 了 {a:he}|把 "
     "{a:he} 放#21@d 在 冰箱#22 里|把 {a:he} 给#21@d 了 孩子#22 们> 。",
     36},
    {"brought, but cold", "d=noun:waiter|mother|chef1 a=fare",
     "{d} brought#1@d {a} , but#2 <1:{a:he} {a:was} already#21 cold#22@a|{a:he} {a:was} too#21 "
     "hot#22@a|{a:he} {a:was} too#21 salty#22@a|nobody#21 ate#22 {a:him}> .",
     "{d} 端#1@d 来 了 {a} ， 可是#2 <1:{a:he} 已经#21 凉#22@a 了|{a:he} 太#21 烫#22@a 了|{a:he} "
     "太#21 咸#22@a 了|没有人#21 吃#22 {a:he}> 。",
     21},
    {"too old, so away", "d=anyone a=noun:computer|phone|bike|car1",
     "{a} is too#1 <2:old#31@a|slow#31@a|small#31@a|expensive#31@a> , so#3 {d} <1:wanted#21@d to "
     "sell#22 {a:him}|sold#22@d {a:him}|gave#22@d {a:him} to a friend#21|didn't#21 want#22@d "
     "{a:him}> .",
     "{a} 太#1 <2:旧#31@a|慢#31@a|小#31@a|贵#31@a> 了 ， 所以#3 {d} <1:想#21@d 卖#22 "
     "{a:he}|卖#22@d "
     "了 {a:he}|把 {a:he} 给#22@d 了 一 个 朋友#21|不#21 想要#22@d {a:he}> 。",
     10},
    {"wind and tree, it crushed", "a=noun:tree1 b=noun:house|car|fence|bike1",
     "the wind#1 <2:pushed|blew> down {a} , and#3 <1:{a:he} crushed#21@a {b}|{a:he} fell#21@a on "
     "{b}|{a:he} hit#21@a {b}> .",
     "风#1 <2:吹 倒|吹 倒> 了 {a} ， <1:{a:he} 压坏#21@a 了 {b}|{a:he} 倒#21@a 在 {b} 上|{a:he} "
     "撞#21@a 到 了 {b}> 。",
     12},
    {"leaking, so mended", "d=anyone a=noun:bottle|pot|cup|boat1",
     "{a} is leaking#1@a , so#2 {d} <1:should#21 fix#22@d {a:him}|can't#21 use#22@d "
     "{a:him}|threw#22@d {a:him} away|won't#21 buy#22@d {a:him}> .",
     "{a} 漏水#1@a 了 ， 所以#2 {d} <1:应该#21 修#22@d {a:he}|不能#21 用#22@d {a:he}|把 {a:he} "
     "扔掉#22@d 了|不会#21 买#22@d {a:he}> 。",
     10},
    {"tore up, as", "d=clear a=noun:letter|newspaper|map|photo1",
     "{d} tore#1@d up {a} because#2 <1:{d:he} was angry#21@d|{d:he} was sad#21@d|{d:he} was "
     "jealous#21@d|{a:he} was old#21@a|{a:he} was useless#21@a|{a:he} was ugly#21@a> .",
     "{d} 把 {a} 撕#1@d 了 ， 因为#2 <1:{d:he} 很 生气#21@d|{d:he} 很 难过#21@d|{d:he} 嫉妒#21@d "
     "了|{a:he} 很 旧#21@a|{a:he} 没用#21@a 了|{a:he} 很 难看#21@a> 。",
     12},
    {"lent it, and he lost it", "a=clear b=same(a) c=portable1",
     "{a} lent#1@a {c} to {b} , but#2 {b:he} <1:lost#21@b {c:him}|broke#21@b {c:him}|sold#21@b "
     "{c:him}|didn't#22 give#21@b {c:him} back|forgot#21@b {c:him} at school#22> .",
     "{a} 把 {c} 借#1@a 给 了 {b} ， 但是#2 {b:he} <1:弄丢#21@b 了 {c:he}|弄坏#21@b 了 "
     "{c:he}|卖#21@b 了 {c:he}|没有#22 还#21@b {c:he}|把 {c:he} 忘#21@b 在 学校#22 里 了> 。",
     36},
    {"wrote a letter, does not dare", "a=clear b=other(a) c=noun:letter1",
     "{a} wrote#1@a {c:a} to {b} , but#2 <1:{a:he} didn't dare#21@a to send#22 {c:him}|{a:he} "
     "lost#21@a {c:him}|{b:he} didn't#21 read#22@b {c:him}|{b:he} didn't#21 answer#22@b|{b:he} "
     "couldn't#21 understand#22@b {c:him}> .",
     "{a} 给 {b} 写#1@a 了 {c:a} ， 可是#2 <1:{a:he} 不敢#21@a 寄#22 {c:he}|{a:he} 弄丢#21@a 了 "
     "{c:he}|{b:he} 没有#21 读#22@b {c:he}|{b:he} 没有#21 回答#22@b|{b:he} 看#22@b 不 懂#21 "
     "{c:he}> 。",
     36},
    {"hid it, so that", "a=clear b=same(a) c=portable1",
     "{a} hid#1@a {c} <1:because#21 {b} wanted#22@b {c:him}|because#21 {b} often#23 took#22@b "
     "{c:him}|because#21 {c:he} was precious#22@c|but#21 {b} found#22@b {c:him}|but#21 {b} "
     "saw#22@b {c:him}> .",
     "{a} 把 {c} 藏#1@a 了 起来 ， <1:因为#21 {b} 想要#22@b {c:he}|因为#21 {b} 常常#23 拿走#22@b "
     "{c:he}|因为#21 {c:he} 很 珍贵#22@c|但是#21 {b} 找到#22@b 了 {c:he}|但是#21 {b} 看见#22@b 了 "
     "{c:he}> 。",
     38},
    {"picked up from the ground", "a=anyone c=portable1",
     "{a} saw#1@a {c} on the <2:floor#31|ground#31|road#31> and#3 picked#4@a {c:him} up .",
     "{a} 在 <2:地板#31|地#31|路#31> 上 看见#1@a 了 {c} ， 就#3 把 {c:he} 捡#4@a 了 起来 。", 42},
    {"fell in and sank", "a=portable1",
     "{a} fell#1@a into the <2:water#31|river#31|lake#31|pool#31> , and {a:he} sank#3@a .",
     "{a} 掉#1@a 进 <2:水#31|河#31|湖#31|游泳池#31> 里 了 ， {a:he} 沉#3@a 了 下去 。", 36},
    {"servers are slow, as", "a=many:noun:server",
     "{a} <2:are too slow#31@a|don't#32 work#31@a|are broken#31@a> because#3 {a:he} are "
     "<1:very#22 old#21@a|too#22 hot#21@a|too#22 cheap#21@a> .",
     "{a} <2:太 慢#31@a 了|不能#32 用#31@a|坏#31@a 了> ， 因为#3 {a:he} <1:非常#22 "
     "旧#21@a|太#22 热#21@a 了|太#22 便宜#21@a 了> 。",
     37},
    {"mailed it, and", "a=clear b=same(a) c=noun:letter|gift|photo|book1",
     "{a} sent#1@a {b} {c:a} , <1:and {b:he} was very happy#21@b|but#21 {b:he} didn't#22 "
     "answer#23@b|and {b:he} answered#21@b quickly#22|but#21 {a:he} forgot#22@a the "
     "address#23|but#21 {b:he} lost#22@b {c:him}> .",
     "{a} 给 {b} 寄#1@a 了 {c:a} ， <1:{b:he} 非常 高兴#21@b|但是#21 {b:he} 没有#22 "
     "回答#23@b|{b:he} 很 快#22 就 回答#21@b 了|但是#21 {a:he} 忘记#22@a 了 地址#23|但是#21 "
     "{b:he} 弄丢#22@b 了 {c:he}> 。",
     9},
    {"could not move in, as", "a=furniture1 b=noun:door|gate|room1",
     "{a} couldn't#1 be moved#2 through {b} because#3 <1:{a:he} was too#21 wide#22@a|{a:he} was "
     "too#21 big#22@a|{b:he} was too#21 narrow#22@b|{b:he} was too#21 small#22@b> .",
     "{a} 搬#2 不进#1 {b} ， 因为#3 <1:{a:he} 太#21 宽#22@a 了|{a:he} 太#21 大#22@a 了|{b:he} "
     "太#21 窄#22@b 了|{b:he} 太#21 小#22@b 了> 。",
     12},
    {"rope and it, broke", "d=anyone a=noun:rope1 b=noun:box|suitcase|table1",
     "{d} pulled#1@d {b} with {a} , but#2 <1:{a:he} broke#21@a|{a:he} was too#21 short#22@a|{a:he} "
     "was too#21 old#22@a|{b:he} was too#21 heavy#22@b|{b:he} didn't#21 move#22@b> .",
     "{d} 用 {a} 拉#1@d {b} ， 但是#2 <1:{a:he} 坏#21@a 了|{a:he} 太#21 短#22@a 了|{a:he} 太#21 "
     "旧#22@a 了|{b:he} 太#21 重#22@b 了|{b:he} 没有#21 动#22@b> 。",
     14},
    {"compared to buy one", "d=anyone a=clothing1 b=noun:hat1",
     "{d} liked#1@d {a} and {b} , but#2 {d:he} only#3 bought#4@d {b} because#5 <1:{b:he} was "
     "cheaper#21@b|{b:he} was bigger#21@b|{a:he} was too#21 expensive#22@a|{a:he} didn't#21 "
     "fit#22@a> .",
     "{d} 喜欢#1@d {a} 和 {b} ， 但是#2 {d:he} 只#3 买#4@d 了 {b} ， 因为#5 <1:{b:he} 更 "
     "便宜#21@b|{b:he} 更 大#21@b|{a:he} 太#21 贵#22@a 了|{a:he} 不#21 合身#22@a> 。",
     41},
};

}  // namespace

std::span<const Template> templates_of_handling() { return handling; }

}  // namespace playground::grammar
