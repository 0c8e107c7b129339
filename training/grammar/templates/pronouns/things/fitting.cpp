// Templates: what fits into what, is poured, put in and taken out.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template fitting[] = {
    {"does not fit in, as", "a=portable b=container",
     "{a} {a:doesn't} fit#1@a into {b} because#2 <1:{a:he} {a:is} too big#21@a|{a:he} {a:is} very "
     "big#21@a|{b:he} {b:is} too small#21@b|{b:he} {b:is} already full#21@b|{b:he} {b:is} "
     "full#21@b|{b:he} {b:is} very small#21@b> .",
     "{a} 放#1 不进#1@a {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 非常 大#21@a|{b:he} 太 "
     "小#21@b 了|{b:he} 已经 满#21@b 了|{b:he} 满#21@b 了|{b:he} 非常 小#21@b> 。",
     28},
    {"can not stuff in, as", "d=anyone a=portable b=container",
     "{d} couldn't#3 put#1@d {a} into {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} "
     "too heavy#21@a|{a:he} {a:was} too wet#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} too "
     "full#21@b|{b:he} {b:was} full#21@b|{b:he} had#21@b a hole> .",
     "{d} 不能#3 把 {a} 放#1@d 进 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 重#21@a "
     "了|{a:he} 太 湿#21@a 了|{b:he} 太 小#21@b 了|{b:he} 太 满#21@b 了|{b:he} 满#21@b "
     "了|{b:he} 有#21@b 一 个 洞> 。",
     28},
    {"stuffed, not in", "a=portable b=container",
     "{a} couldn't#3 go#1@a into {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} too "
     "thick#21@a|{a:he} {a:was} too long#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} "
     "full#21@b|{b:he} {b:was} closed#21@b> .",
     "{a} 进#1@a 不了#3 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 厚#21@a 了|{a:he} 太 "
     "长#21@a 了|{b:he} 太 小#21@b 了|{b:he} 满#21@b 了|{b:he} 关着#21@b> 。",
     28},
    {"did not fit, so bigger one", "d=clear a=portable1 b=container1",
     "{a} didn't#3 fit#1@a into {b} , so#2 {d} <1:bought a bigger one|left {a:him} at home|took "
     "out some books|sold {a:him}> .",
     "{a} 放#1@a 不进#3 {b} ， 所以#2 {d} <1:买 了 一 个 更 大 的|把 {a:he} 放 在 家 里 了|拿 出 "
     "了 一些 书|卖 了 {a:he}> 。",
     20},
    {"in the pocket, as", "d=clear a=noun:phone|book|bottle|ball|camera|dictionary1 b=noun:pocket1",
     "{d} couldn't#3 put#1@d {a} in {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} "
     "too heavy#21@a|{a:he} {a:was} wet#21@a|{b:he} {b:was} too small#21@b|{b:he} had#21@b a "
     "hole|{b:he} {b:was} torn#21@b> .",
     "{d} 不能#3 把 {a} 放#1@d 进 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 重#21@a "
     "了|{a:he} 湿#21@a 了|{b:he} 太 小#21@b 了|{b:he} 有#21@b 一 个 洞|{b:he} 破#21@b 了> 。",
     6},
    {"fell out of the pocket", "a=noun:key|phone|wallet|pen|watch|letter1 b=noun:pocket1",
     "{a} fell#1@a out of#3 {b} because#2 <1:{b:he} had#21@b a hole|{b:he} {b:was} "
     "torn#21@b|{b:he} {b:was} too small#21@b|{a:he} {a:was} too heavy#21@a|{a:he} {a:was} too "
     "big#21@a> .",
     "{a} 从 {b} 里#3 掉#1@a 了 出来 ， 因为#2 <1:{b:he} 有#21@b 一 个 洞|{b:he} 破#21@b 了|{b:he} "
     "太 小#21@b 了|{a:he} 太 重#21@a 了|{a:he} 太 大#21@a 了> 。",
     6},
    {"fell out of a bag", "d=clear a=portable1 b=container1",
     "{a} fell#1@a out of#3 {b} , so#2 {d} <1:picked {a:him} up|couldn't find {a:him}|fixed "
     "{b:him}|closed {b:him}|lost {a:him}> .",
     "{a} 从 {b} 里#3 掉#1@a 了 出来 ， 所以#2 {d} <1:把 {a:he} 捡 了 起来|找 不到 {a:he}|修理 了 "
     "{b:he}|关上 了 {b:he}|弄丢 了 {a:he}> 。",
     20},
    {"too heavy to lift, full of", "d=clear b=container1 a=many:portable",
     "{d} put#1@d {a} in {b} , and now#2 <1:{b:he} {b:is} full#21@b|{b:he} {b:is} very "
     "heavy#21@b|{b:he} {b:doesn't} close#21@b|{b:he} {b:is} broken#21@b|{a:he} are "
     "safe#21@a|{a:he} are dirty#21@a> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 现在#2 <1:{b:he} 满#21@b 了|{b:he} 非常 重#21@b|{b:he} "
     "关#21@b 不上|{b:he} 坏#21@b 了|{a:he} 很 安全#21@a|{a:he} 脏#21@a 了> 。",
     20},
    {"opened and took out", "d=clear b=container1 a=portable1",
     "{d} opened#1@d {b} , took#2 out {a:a} and then <1:looked at {a:him}|used {a:him}|washed "
     "{a:him}|sold {a:him}|closed {b:him}> .",
     "{d} 打开#1@d 了 {b} ， 拿#2 出 {a:a} ， 然后 <1:看 了 {a:he}|使用 了 {a:he}|洗 了 "
     "{a:he}|卖 了 {a:he}|关上 了 {b:he}> 。",
     20},
    {"took out of, and used", "d=clear b=container1 a=portable1",
     "{d} took#1@d {a} out of#2 {b} and#3 then <1:looked at {a:him}|used {a:him}|washed "
     "{a:him}|gave {a:him} to a friend|put {a:him} on the table|closed {b:him}> .",
     "{d} 把 {a} 从#2 {b} 里 拿#1@d 出来 ， 然后#3 <1:看 了 {a:he}|使用 了 {a:he}|洗 了 "
     "{a:he}|把 {a:he} 给 了 一 个 朋友|把 {a:he} 放 在 桌子 上|关上 了 {b:he}> 。",
     28},
    {"took out of, and it was", "d=clear b=container1 a=portable1",
     "{d} took#1@d {a} out of#2 {b} because#3 <1:{a:he} {a:was} wet#21@a|{a:he} {a:was} "
     "dirty#21@a|{b:he} {b:was} too full#21@b|{b:he} {b:was} dirty#21@b|{b:he} {b:was} too "
     "heavy#21@b|{d:he} needed {a:him}> .",
     "{d} 把 {a} 从#2 {b} 里 拿#1@d 了 出来 ， 因为#3 <1:{a:he} 湿#21@a 了|{a:he} 很 "
     "脏#21@a|{b:he} 太 满#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 重#21@b 了|{d:he} 需要 {a:he}> 。",
     24},
    {"out of the oven", "d=anyone b=noun:oven1 a=food",
     "{d} took#1@d {a} out of#2 {b} and#3 <1:ate {a:him}|cut {a:him}|sold {a:him}|put {a:him} on "
     "a plate|cleaned {b:him}|closed {b:him}> .",
     "{d} 把 {a} 从#2 {b} 里 拿#1@d 出来 ， 然后#3 <1:吃 了 {a:he}|切 了 {a:he}|卖 了 {a:he}|把 "
     "{a:he} 放 在 一 个 盘子 里|洗 干净 了 {b:he}|关上 了 {b:he}> 。",
     32},
    {"in the oven, as", "d=anyone b=noun:oven1 a=eatable",
     "{d} put#1@d {a} into {b} because#2 <1:{a:he} {a:was} cold#21@a|{a:he} {a:was} not "
     "hot#21@a|{a:he} {a:was} frozen#21@a|{b:he} {b:was} already hot#21@b|{b:he} {b:was} "
     "empty#21@b> .",
     "{d} 把 {a} 放#1@d 进 {b} 里 ， 因为#2 <1:{a:he} 很 凉#21@a|{a:he} 不 热#21@a|{a:he} "
     "冻#21@a 住 了|{b:he} 已经 很 热#21@b 了|{b:he} 是 空#21@b 的> 。",
     28},
    {"out of the fridge", "d=clear b=noun:fridge1 a=eatable",
     "{d} took#1@d {a} out of#2 {b} because#3 <1:{a:he} {a:was} too cold#21@a|{a:he} {a:was} "
     "rotten#21@a|{a:he} {a:was} not fresh#21@a|{b:he} didn't work#21@b|{b:he} {b:was} too "
     "full#21@b|{d:he} wanted to eat {a:him}> .",
     "{d} 把 {a} 从#2 {b} 里 拿#1@d 了 出来 ， 因为#3 <1:{a:he} 太 凉#21@a 了|{a:he} 烂#21@a "
     "了|{a:he} 不 新鲜#21@a|{b:he} 不能 用#21@b 了|{b:he} 太 满#21@b 了|{d:he} 想 吃 {a:he}> 。",
     24},
    {"poured into a cup until", "d=anyone b=noun:cup|glass|bowl|bottle|pot1 c=drink",
     "{d} poured#1@d {c:bare} into {b} until#2 {b:he} {b:was} full#3@b .",
     "{d} 把 {c:bare} 倒#1@d 进 {b} ， 直到#2 {b:he} 满#3@b 了 。", 10},
    {"poured from a bottle until", "d=clear a=noun:bottle1 b=noun:cup1",
     "{d} poured#1@d <2:water|milk|juice|tea> from#4 {a} into {b} until#2 <1:{a:he} {a:was} "
     "empty#21@a|{b:he} {b:was} full#21@b|{b:he} {b:was} almost full#21@b|{a:he} {a:was} almost "
     "empty#21@a> .",
     "{d} 把 {a} 里#4 的 <2:水|牛奶|果汁|茶> 倒#1@d 进 {b} ， 直到#2 <1:{a:he} 空#21@a 了|{b:he} "
     "满#21@b 了|{b:he} 快 满#21@b 了|{a:he} 快 空#21@a 了> 。",
     24},
    {"poured out, since", "d=clear a=noun:pot1 b=noun:bowl1",
     "{d} poured#1@d the <2:soup|water|milk|tea> from#4 {a} into {b} because#2 <1:{a:he} {a:was} "
     "too hot#21@a|{a:he} {a:was} dirty#21@a|{a:he} {a:was} full#21@a|{b:he} {b:was} "
     "clean#21@b|{b:he} {b:was} empty#21@b|{b:he} {b:was} bigger#21@b> .",
     "{d} 把 {a} 里#4 的 <2:汤|水|牛奶|茶> 倒#1@d 进 {b} ， 因为#2 <1:{a:he} 太 热#21@a "
     "了|{a:he} 很 脏#21@a|{a:he} 满#21@a 了|{b:he} 很 干净#21@b|{b:he} 是 空#21@b 的|{b:he} 更 "
     "大#21@b> 。",
     24},
    {"drank it, as", "a=person c=drink",
     "{a} drank#1@a {c} because#2 <1:{a:he} {a:was} thirsty#21@a|{a:he} {a:was} hot#21@a|{c:he} "
     "{c:was} cold#21@c|{c:he} {c:was} sweet#21@c|{c:he} {c:was} good#21@c> .",
     "{a} 喝#1@a 了 {c} ， 因为#2 <1:{a:he} 渴#21@a 了|{a:he} 很 热#21@a|{c:he} 很 "
     "凉#21@c|{c:he} 很 甜#21@c|{c:he} 很 好#21@c> 。",
     20},
    {"a cup of", "d=who k=number c=drink",
     "{d} drank#1@d <2:a cup of|a bottle of|some|too much> {c:bare} . {c:he} {c:was} "
     "<1:hot|cold|sweet|very good> .",
     "{d} 喝#1@d 了 <2:一 杯|一 瓶|一些|太 多> {c:bare} 。 {c:he} <1:很 热|很 凉|很 甜|非常 好> 。",
     24},
    {"a piece of", "d=who c=noun:bread|meat|cheese|pizza|chocolate",
     "{d} ate#1@d <2:a piece of|some|too much> {c:bare} . {c:he} {c:was} <1:hot|cold|very "
     "good|very delicious|not fresh> .",
     "{d} 吃#1@d 了 <2:一 块|一些|太 多> {c:bare} 。 {c:he} <1:很 热|很 凉|非常 好|非常 好吃|不 "
     "新鲜> 。",
     6},
    {"old thing in a new one", "a=portable b=container",
     "{a} {a:is} in#1 {b} . <1:{a:he} {a:is} very precious|{a:he} {a:is} wet|{b:he} {b:is} "
     "locked|{b:he} {b:is} already full> .",
     "{a} 在 {b} 里#1 。 <1:{a:he} 非常 珍贵|{a:he} 湿 了|{b:he} 锁着|{b:he} 已经 满 了> 。", 20},
    {"flowers in a vase", "d=clear a=many:noun:flower b=noun:vase1",
     "{d} put#1@d {a} in {b} because#2 <1:{a:he} were beautiful#21@a|{a:he} needed#21@a "
     "water|{a:he} were fresh#21@a|{b:he} {b:was} empty#21@b|{b:he} {b:was} full#21@b of water> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 因为#2 <1:{a:he} 很 漂亮#21@a|{a:he} 需要#21@a 水|{a:he} 很 "
     "新鲜#21@a|{b:he} 是 空#21@b 的|{b:he} 装 满#21@b 了 水> 。",
     20},
    {"box full of books", "b=container c=many:portable d=clear",
     "{b} {b:is} full#1@b of {c:s} , so#2 <1:{b:he} {b:is} very heavy#21@b|{b:he} {b:doesn't} "
     "close#21@b|{d} can't move#21@d {b:him}|{d} can't carry#21@d {b:him}> .",
     "{b} 装 满#1@b 了 {c:s} ， 所以#2 <1:{b:he} 非常 重#21@b|{b:he} 关#21@b 不上|{d} 搬#21@d "
     "不动 {b:he}|{d} 拿#21@d 不动 {b:he}> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_fitting() { return fitting; }

}  // namespace playground::grammar
