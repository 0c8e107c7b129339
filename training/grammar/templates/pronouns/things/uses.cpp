// Templates: what is bought, lost, found, lent, repaired and used.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template uses[] = {
    {"repaired, so it works", "d=clear a=electric",
     "{d} <2:repaired|fixed> {a} , so#3 now#4 {a:he} <1:can be used again|can be sold> .",
     "{d} <2:修好|修理> 了 {a} ， 所以#3 现在#4 {a:he} <1:又 能 用 了|能 卖 了> 。", 16},
    {"repair, but too old", "d=clear a=electric",
     "{d} didn't#3 fix#1@d {a} because#2 <1:{a:he} {a:was} too old#21@a|{a:he} {a:was} too "
     "complicated#21@a|{d:he} {d:was} too busy#21@d|{d:he} had#21@d no time|{d:he} {d:was} "
     "tired#21@d> .",
     "{d} 没有#3 修理#1@d {a} ， 因为#2 <1:{a:he} 太 旧#21@a 了|{a:he} 太 复杂#21@a "
     "了|{d:he} 太 忙#21@d 了|{d:he} 没有#21@d 时间|{d:he} 累#21@d 了> 。",
     24},
    {"sold the old, bought new", "d=clear a=vehicle1",
     "{d} sold#1@d {d:his} old {a:bare} because#2 {a:he} {a:was} too <1:old|slow|small|expensive> "
     ".",
     "{d} 卖#1@d 了 {d:his} 旧 {a:bare} ， 因为#2 {a:he} 太 <1:旧|慢|小|贵> 了 。", 16},
    {"lost a thing, found it", "d=clear a=portable1 b=surface1",
     "{d} lost#1@d {a} yesterday#2 , but#3 {d:he} found#4@d {a:him} under#5 {b} .",
     "{d} 昨天#2 弄丢#1@d 了 {a} ， 但是#3 {d:he} 在 {b} 下面#5 找到#4@d 了 {a:he} 。", 16},
    {"lost the wallet", "d=clear a=noun:wallet1 b=same(d)",
     "{d} lost#1@d {a} , but#2 {b} found#3@b {a:him} and <1:gave {a:him} to {d}|gave {a:him} to "
     "the police> .",
     "{d} 弄丢#1@d 了 {a} ， 但是#2 {b} 找到#3@b 了 {a:he} ， 把 {a:he} <1:给 了 {d}|给 了 警察> "
     "。",
     24},
    {"forgot it at a place", "d=clear a=portable1 b=room1",
     "{d} left#1@d {a} in {b} , so#2 {d:he} went back#3@d to look for {a:him} .",
     "{d} 把 {a} 忘#1@d 在 {b} 里 了 ， 所以#2 {d:he} 回 去#3@d 找 {a:he} 。", 16},
    {"looks for, needs", "d=clear a=portable",
     "{d} {d:is} looking#1@d for {a} because#2 <1:{d:he} needs#21@d {a:him}|{d:he} lost#21@d "
     "{a:him}|{d:he} wants#21@d to use {a:him}> .",
     "{d} 正在 找#1@d {a} ， 因为#2 <1:{d:he} 需要#21@d {a:he}|{d:he} 弄丢#21@d 了 {a:he}|{d:he} "
     "想#21@d 用 {a:he}> 。",
     16},
    {"did not buy things, as", "d=clear a=portable",
     "{d} didn't#3 buy#1@d {a} because#2 <1:{a:he} {a:was} too expensive#21@a|{a:he} {a:was} "
     "ugly#21@a|{a:he} {a:was} too small#21@a|{d:he} had#21@d no money|{d:he} {d:was} "
     "poor#21@d|{d:he} didn't like#21@d {a:him}|{d:he} didn't need#21@d {a:him}> .",
     "{d} 没有#3 买#1@d {a} ， 因为#2 <1:{a:he} 太 贵#21@a 了|{a:he} 很 难看#21@a|{a:he} 太 "
     "小#21@a 了|{d:he} 没有#21@d 钱|{d:he} 很 贫穷#21@d|{d:he} 不 喜欢#21@d {a:he}|{d:he} 不 "
     "需要#21@d {a:he}> 。",
     28},
    {"food went bad", "d=clear a=food",
     "{d} threw#1@d {a} away because#2 <1:{a:he} {a:was} rotten#21@a|{a:he} {a:was} not "
     "fresh#21@a|{a:he} {a:was} too hard#21@a|{d:he} {d:was} full#21@d|{d:he} didn't like#21@d "
     "{a:him}> .",
     "{d} 把 {a} 扔掉#1@d 了 ， 因为#2 <1:{a:he} 烂#21@a 了|{a:he} 不 新鲜#21@a|{a:he} 太 硬#21@a "
     "了|{d:he} 饱#21@d 了|{d:he} 不 喜欢#21@d {a:he}> 。",
     20},
    {"did not eat food, as", "d=person a=eatable",
     "{d} didn't#3 eat#1@d {a} because#2 <1:{a:he} {a:was} too hot#21@a|{a:he} {a:was} "
     "cold#21@a|{a:he} {a:was} not fresh#21@a|{a:he} {a:was} too hard#21@a|{d:he} {d:was} "
     "full#21@d|{d:he} {d:was} not hungry#21@d|{d:he} {d:was} sick#21@d> .",
     "{d} 没有#3 吃#1@d {a} ， 因为#2 <1:{a:he} 太 烫#21@a 了|{a:he} 很 凉#21@a|{a:he} 不 "
     "新鲜#21@a|{a:he} 太 硬#21@a 了|{d:he} 饱#21@d 了|{d:he} 不 饿#21@d|{d:he} 生病#21@d 了> 。",
     28},
    {"ate it all, as", "d=clear a=eatable",
     "{d} ate#1@d {a} because#2 <1:{a:he} {a:was} delicious#21@a|{a:he} {a:was} fresh#21@a|{a:he} "
     "looked#21@a good|{d:he} {d:was} hungry#21@d|{d:he} {d:was} very hungry#21@d|{d:he} "
     "liked#21@d {a:him}> .",
     "{d} 吃#1@d 了 {a} ， 因为#2 <1:{a:he} 很 好吃#21@a|{a:he} 很 新鲜#21@a|{a:he} "
     "看起来#21@a 很 好|{d:he} 饿#21@d 了|{d:he} 非常 饿#21@d|{d:he} 喜欢#21@d {a:he}> 。",
     24},
    {"cooked and ate them", "d=clear a=many:fruit",
     "{d} bought#1@d {a:a} and <2:washed|cut|ate|sold> {a:him} .",
     "{d} 买#1@d 了 {a:a} ， 然后 <2:洗|切|吃|卖> 了 {a:he} 。", 12},
    {"gift given to, likes it", "d=clear b=same(d) a=clothing1",
     "{d} gave#1@d {b} {a:a} , but#2 <1:{a:he} {a:was} torn#21@a|{a:he} {a:was} too "
     "small#21@a|{a:he} {a:was} too expensive#21@a|{b:he} didn't like#21@b {a:him}|{b:he} "
     "lost#21@b {a:him}|{b:he} didn't need#21@b {a:him}> .",
     "{d} 给#1@d 了 {b} {a:a} ， 但是#2 <1:{a:he} 破#21@a 了|{a:he} 太 小#21@a 了|{a:he} 太 "
     "贵#21@a 了|{b:he} 不 喜欢#21@b {a:he}|{b:he} 弄丢#21@b 了 {a:he}|{b:he} 不 需要#21@b {a:he}> "
     "。",
     24},
    {"books read, many", "d=clear a=many:readable",
     "{d} read#1@d {a} because#2 <1:{a:he} were interesting#21@a|{a:he} were short#21@a|{a:he} "
     "were important#21@a|{d:he} had#21@d time|{d:he} liked#21@d {a:him}|{d:he} {d:was} "
     "curious#21@d> .",
     "{d} 读#1@d 了 {a} ， 因为#2 <1:{a:he} 很 有趣#21@a|{a:he} 很 短#21@a|{a:he} 很 "
     "重要#21@a|{d:he} 有时间#21@d|{d:he} 喜欢#21@d {a:he}|{d:he} 很 好奇#21@d> 。",
     24},
    {"put them on the table", "d=clear a=many:portable b=surface1",
     "{d} put#1@d {a} on {b} because#2 <1:{a:he} were heavy#21@a|{a:he} were wet#21@a|{b:he} "
     "{b:was} clean#21@b|{b:he} {b:was} empty#21@b|{d:he} {d:was} tired#21@d> .",
     "{d} 把 {a} 放#1@d 在 {b} 上 ， 因为#2 <1:{a:he} 很 重#21@a|{a:he} 湿#21@a 了|{b:he} 很 "
     "干净#21@b|{b:he} 是 空#21@b 的|{d:he} 累#21@d 了> 。",
     28},
    {"two things, one on other", "a=many:portable b=surface1",
     "{a} {a:is} on {b} . <1:{a:he} {a:is} very old|{a:he} {a:is} dirty|{b:he} {b:is} made of "
     "wood|{b:he} {b:is} too small> .",
     "{a} 在 {b} 上 。 <1:{a:he} 非常 旧|{a:he} 很 脏|{b:he} 是 木头 做 的|{b:he} 太 小 了> 。",
     16},
    {"leaking, so empty", "d=clear b=container1",
     "{d} couldn't#3 use#1@d {b} because#2 <1:{b:he} {b:was} broken#21@b|{b:he} had#21@b a "
     "hole|{b:he} {b:was} too dirty#21@b|{b:he} {b:was} full#21@b|{d:he} {d:was} ill#21@d|{d:he} "
     "{d:was} too weak#21@d> .",
     "{d} 不能#3 用#1@d {b} ， 因为#2 <1:{b:he} 坏#21@b 了|{b:he} 有#21@b 一 个 洞|{b:he} 太 "
     "脏#21@b 了|{b:he} 满#21@b 了|{d:he} 生病#21@d 了|{d:he} 太 弱#21@d 了> 。",
     20},
    {"carried until tired", "d=clear a=portable1",
     "{d} carried#1@d {a} until#2 <1:{d:he} {d:was} tired#21@d|{d:he} got#21@d home|{a:he} "
     "broke#21@a|{a:he} fell#21@a on the ground> .",
     "{d} 拿着#1@d {a} ， 直到#2 <1:{d:he} 累#21@d 了|{d:he} 到 家#21@d 了|{a:he} 坏#21@a "
     "了|{a:he} 掉#21@a 在 地 上 了> 。",
     16},
    {"keys and where", "d=clear a=many:noun:key b=container1",
     "{d} put#1@d {a} in {b} , but#2 now#3 {d:he} can't#4 find#5@d {a:him} .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 但是#2 现在#3 {d:he} 找#5@d 不到#4 {a:he} 。", 12},
    {"bought several", "d=clear k=number a=many:noun:shoe|shirt|book|flower",
     "{d} bought#1@d {k} {a:s} . {a:he} {a:was} <1:cheap|beautiful|very expensive|too small|new> .",
     "{d} 买#1@d 了 {k} {a:m} {a:s} 。 {a:he} <1:很 便宜|很 漂亮|非常 贵|太 小 了|是 新的> 。", 8},
    {"stolen by, passive", "a=noun:wallet1 b=noun:thief1 d=clear",
     "{a} {a:was} stolen#1@b by#3 {b} , but#2 {d} <1:found {a:him}|caught {b:him}|chased {b:him}> "
     ".",
     "{a} 被#3 {b} 偷#1@b 了 ， 但是#2 {d} <1:找到 了 {a:he}|抓住 了 {b:he}|追赶 了 {b:he}> "
     "。",
     16},
    {"lost them, so bought", "d=many:person a=many:portable",
     "{d} lost#1@d {a} , but#2 <1:{d:he} found#21@d {a:him} again|{d:he} didn't need#21@d "
     "{a:him}|{d:he} needed#21@d {a:him}|{a:he} were old#21@a|{a:he} were cheap#21@a> .",
     "{d} 弄丢#1@d 了 {a} ， 但是#2 <1:{d:he} 又 找到#21@d 了 {a:he}|{d:he} 不 需要#21@d "
     "{a:he}|{d:he} 需要#21@d {a:he}|{a:he} 很 旧#21@a|{a:he} 很 便宜#21@a> 。",
     20},
    {"liked a thing more, as", "d=clear a=portable1 b=portable1",
     "{d} bought#1@d {a} , not#3 {b} , because#2 {a:he} {a:was} <1:cheaper|better|smaller> .",
     "{d} 买#1@d 了 {a} ， 没有#3 买 {b} ， 因为#2 {a:he} 更 <1:便宜|好|小> 。", 16},
    {"did not buy that one, as", "d=clear a=portable1 b=portable1",
     "{d} bought#1@d {a} , not#3 {b} , because#2 {b:he} {b:was} too <1:expensive|big|old|heavy> .",
     "{d} 买#1@d 了 {a} ， 没有#3 买 {b} ， 因为#2 {b:he} 太 <1:贵|大|旧|重> 了 。", 16},
    {"gave it to, because it", "d=clear a=portable b=animal1",
     "{d} took#1@d {a} from#3 {b} because#2 <1:{b:he} {b:was} biting#21@b {a:him}|{b:he} {b:was} "
     "playing#21@b with {a:him}|{a:he} {a:was} dangerous#21@a|{a:he} {a:was} precious#21@a|{d:he} "
     "needed#21@d {a:him}> .",
     "{d} 从#3 {b} 那里 拿走#1@d 了 {a} ， 因为#2 <1:{b:he} 在 咬#21@b {a:he}|{b:he} 在 玩#21@b "
     "{a:he}|{a:he} 很 危险#21@a|{a:he} 很 珍贵#21@a|{d:he} 需要#21@d {a:he}> 。",
     20},
    {"hid it where", "d=clear a=portable b=container1",
     "{d} put#1@d {a} in {b} , but#2 <1:{a:he} {a:was} stolen#21@a|{a:he} fell#21@a out|{b:he} "
     "{b:was} too small#21@b|{b:he} had#21@b a hole|{b:he} didn't close#21@b|{d:he} forgot#21@d "
     "{a:him}> .",
     "{d} 把 {a} 放#1@d 在 {b} 里 ， 但是#2 <1:{a:he} 被 偷#21@a 了|{a:he} 掉#21@a 了 出来|{b:he} "
     "太 小#21@b 了|{b:he} 有#21@b 一 个 洞|{b:he} 关#21@b 不上|{d:he} 忘记#21@d 了 {a:he}> 。",
     24},
    {"after using it", "d=clear a=portable",
     "after#1 {d} used#2@d {a} , {d:he} <1:washed {a:him}|returned {a:him}|put {a:him} in a "
     "box|sold {a:him}> .",
     "{d} 使用#2@d {a} 之后#1 ， {d:he} <1:洗 了 {a:he}|还 了 {a:he}|把 {a:he} 放 进 了 箱子 里|卖 "
     "了 {a:he}> 。",
     16},
    {"as soon as it was new", "d=clear a=noun:car1",
     "as soon as#1 {d} bought#2@d {a} , {a:he} <1:broke down|was stolen|hit a tree|stopped> .",
     "{d} 一#1 买#2@d {a} ， {a:he} 就 <1:坏 了|被 偷 了|撞 上 了 一 棵 树|停 了> 。", 12},
    {"tired because heavy", "d=clear a=container1",
     "{d} {d:was} tired#1@d because#2 {d:he} carried#3@d {a} . {a:he} {a:was} very heavy#4@a .",
     "{d} 很 累#1@d ， 因为#2 {d:he} 拿#3@d 了 {a} 。 {a:he} 非常 重#4@a 。", 12},
};

}  // namespace

std::span<const Template> templates_of_uses() { return uses; }

}  // namespace playground::grammar
