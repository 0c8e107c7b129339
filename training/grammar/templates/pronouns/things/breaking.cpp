// Templates: what falls, hits, breaks, cuts, blocks and gets stuck.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template breaking[] = {
    {"fell on it and", "a=noun:tree1 b=noun:house|car|fence|bus1",
     "{a} fell#1@a on {b} and#3 <1:crushed|broke|hit|covered> {b:him} .",
     "{a} 倒#1@a 在 {b} 上 ， <1:压坏|弄坏|撞 上|盖住> 了 {b:he} 。", 6},
    {"crushed, as", "a=portable1 b=food1",
     "{a} fell#1@a on {b} and#3 crushed#4 {b:him} because#2 <1:{a:he} {a:was} heavy#21@a|{a:he} "
     "{a:was} too heavy#21@a|{a:he} {a:was} hard#21@a|{b:he} {b:was} soft#21@b|{b:he} {b:was} too "
     "soft#21@b> .",
     "{a} 掉#1@a 在 {b} 上 ， 压坏#4 了 {b:he} ， 因为#2 <1:{a:he} 很 重#21@a|{a:he} 太 重#21@a "
     "了|{a:he} 很 硬#21@a|{b:he} 很 软#21@b|{b:he} 太 软#21@b 了> 。",
     24},
    {"crushed a box, as", "a=portable1 b=container1",
     "{a} crushed#1@a {b} because#2 <1:{a:he} {a:was} heavy#21@a|{a:he} {a:was} too "
     "big#21@a|{b:he} {b:was} not strong#21@b|{b:he} {b:was} thin#21@b|{b:he} {b:was} empty#21@b> "
     ".",
     "{a} 压坏#1@a 了 {b} ， 因为#2 <1:{a:he} 很 重#21@a|{a:he} 太 大#21@a 了|{b:he} 不 "
     "坚固#21@b|{b:he} 很 薄#21@b|{b:he} 是 空#21@b 的> 。",
     28},
    {"car hit the wall", "a=noun:car|truck|bus b=noun:wall1",
     "{a} hit#1@a {b} because#2 <1:{a:he} {a:was} too fast#21@a|{a:he} {a:was} going#21@a too "
     "fast|{a:he} didn't stop#21@a|{b:he} {b:was} in the way#21@b> .",
     "{a} 撞#1@a 上 了 {b} ， 因为#2 <1:{a:he} 太 快#21@a 了|{a:he} 开#21@a 得 太 快 了|{a:he} "
     "没有 停#21@a|{b:he} 挡住#21@b 了 路> 。",
     8},
    {"blocking the road", "d=who a=noun:stone|box|bike|table|basket",
     "{d} moved#1@d {a} away because#2 {a:he} {a:was} blocking#3@a the <2:road|door|way|path> .",
     "{d} 搬#1@d 走 了 {a} ， 因为#2 {a:he} 挡住#3@a 了 <2:公路|门|路|小路> 。", 8},
    {"blocked by", "a=noun:car|truck|bus|train b=street1",
     "{a} couldn't#3 go#1@a on because#2 a tree was blocking#4 {a:him} .",
     "{a} 不能#3 继续#1@a ， 因为#2 一 棵 树 挡住#4 了 {a:he} 。", 6},
    {"blunt knife, as", "a=noun:knife1 b=food1",
     "{a} couldn't#3 cut#1@a {b} because#2 <1:{a:he} {a:was} too dull#21@a|{a:he} {a:was} "
     "dull#21@a|{a:he} {a:was} old#21@a|{b:he} {b:was} frozen#21@b|{b:he} {b:was} too "
     "hard#21@b|{b:he} {b:was} too thick#21@b> .",
     "{a} 切#1@a 不动#3 {b} ， 因为#2 <1:{a:he} 太 钝#21@a 了|{a:he} 钝#21@a 了|{a:he} 很 "
     "旧#21@a|{b:he} 冻#21@b 住 了|{b:he} 太 硬#21@b 了|{b:he} 太 厚#21@b 了> 。",
     89},
    {"knife and meat", "d=anyone a=noun:knife1 b=noun:meat",
     "{d} couldn't#3 cut#1@d {b} with {a} because#2 <1:{a:he} {a:was} too dull#21@a|{a:he} {a:was} "
     "not sharp#21@a|{a:he} {a:was} too small#21@a|{b:he} {b:was} frozen#21@b|{b:he} {b:was} too "
     "hard#21@b> .",
     "{d} 用 {a} 切#1@d 不动#3 {b} ， 因为#2 <1:{a:he} 太 钝#21@a 了|{a:he} 不 锋利#21@a|{a:he} 太 "
     "小#21@a 了|{b:he} 冻#21@b 住 了|{b:he} 太 硬#21@b 了> 。",
     103},
    {"cut the finger", "d=clear a=noun:knife1",
     "{d} cut#1@d {d:his} hand#3 with {a} because#2 <1:{a:he} {a:was} very sharp#21@a|{a:he} "
     "{a:was} too sharp#21@a|{d:he} {d:was} careless#21@d|{d:he} {d:was} tired#21@d> .",
     "{d} 用 {a} 切#1@d 到 了 {d:his} 手#3 ， 因为#2 <1:{a:he} 非常 锋利#21@a|{a:he} 太 锋利#21@a "
     "了|{d:he} 很 粗心#21@d|{d:he} 累#21@d 了> 。",
     20},
    {"rope broke, as", "a=noun:rope1 b=vehicle1",
     "{a} couldn't#3 pull#1@a {b} because#2 <1:{a:he} {a:was} not strong#21@a|{a:he} {a:was} "
     "old#21@a|{b:he} {b:was} too heavy#21@b|{b:he} {b:was} too big#21@b> .",
     "{a} 拉#1@a 不动#3 {b} ， 因为#2 <1:{a:he} 不 坚固#21@a|{a:he} 很 旧#21@a|{b:he} 太 "
     "重#21@b 了|{b:he} 太 大#21@b 了> 。",
     16},
    {"shelf, too heavy", "d=clear a=portable b=surface1",
     "{d} couldn't#3 put#1@d {a} on {b} because#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} {a:was} "
     "too big#21@a|{a:he} {a:was} wet#21@a|{b:he} {b:was} dirty#21@b|{b:he} {b:was} too "
     "small#21@b|{b:he} {b:was} full#21@b|{b:he} {b:was} broken#21@b> .",
     "{d} 不能#3 把 {a} 放#1@d 在 {b} 上 ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 太 大#21@a "
     "了|{a:he} 湿#21@a 了|{b:he} 很 脏#21@b|{b:he} 太 小#21@b 了|{b:he} 满#21@b 了|{b:he} 坏#21@b "
     "了> 。",
     28},
    {"fell off, as", "a=portable1 b=surface1",
     "{a} fell#1@a off {b} because#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} {a:was} "
     "round#21@a|{a:he} {a:was} too big#21@a|{b:he} {b:was} not straight#21@b|{b:he} {b:was} too "
     "small#21@b|{b:he} {b:was} wet#21@b> .",
     "{a} 从 {b} 上 掉#1@a 了 下来 ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 是 圆#21@a 的|{a:he} "
     "太 大#21@a 了|{b:he} 不 直#21@b|{b:he} 太 小#21@b 了|{b:he} 湿#21@b 了> 。",
     28},
    {"fell off, and broke", "a=breakable1 b=surface1",
     "{a} fell#1@a off {b} , but#2 {a:he} didn't#3 break#4@a .",
     "{a} 从 {b} 上 掉#1@a 了 下来 ， 但是#2 {a:he} 没有#3 碎#4@a 。", 12},
    {"dropped it, and it broke", "d=person a=noun:cup|plate|vase|bowl|glass|phone|bottle",
     "{d} dropped#1@d {a} , and#2 <1:{a:he} broke#21@a|{a:he} {a:was} broken#21@a|{d:he} "
     "cried#21@d|{d:he} {d:was} sorry#21@d|{d:he} picked#21@d {a:him} up> .",
     "{d} 把 {a} 掉#1@d 在 地 上 了 ， <1:{a:he} 碎#21@a 了|{a:he} 坏#21@a 了|{d:he} 哭#21@d "
     "了|{d:he} 很 抱歉#21@d|{d:he} 把 {a:he} 捡#21@d 了 起来> 。",
     6},
    {"broke because careless", "d=clear a=breakable1",
     "{d} broke#1@d {a} because#2 <1:{d:he} {d:was} careless#21@d|{d:he} {d:was} angry#21@d|{d:he} "
     "didn't see#21@d {a:him}|{a:he} {a:was} thin#21@a|{a:he} fell#21@a on the ground|{a:he} "
     "{a:was} too slippery#21@a> .",
     "{d} 打碎#1@d 了 {a} ， 因为#2 <1:{d:he} 很 粗心#21@d|{d:he} 很 生气#21@d|{d:he} 没有 "
     "看见#21@d {a:he}|{a:he} 很 薄#21@a|{a:he} 掉#21@a 在 地 上 了|{a:he} 太 滑#21@a 了> 。",
     28},
    {"broken, so fixed", "d=clear a=electric1",
     "{a} <2:was broken|didn't work> , so#3 {d} <1:fixed {a:him}|sold {a:him}|threw {a:him} away> "
     ".",
     "{a} <2:坏 了|不能 用> ， 所以#3 {d} <1:修好 了 {a:he}|卖 了 {a:he}|把 {a:he} 扔掉 了> 。",
     20},
    {"bought, but it was broken", "d=clear a=portable",
     "{d} bought#1@d {a} , but#2 <1:{a:he} {a:was} broken#21@a|{a:he} {a:was} too "
     "small#21@a|{a:he} {a:was} too big#21@a|{a:he} {a:was} stolen#21@a|{d:he} lost#21@d "
     "{a:him}|{d:he} didn't like#21@d {a:him}> .",
     "{d} 买#1@d 了 {a} ， 可是#2 <1:{a:he} 坏#21@a 了|{a:he} 太 小#21@a 了|{a:he} 太 大#21@a "
     "了|{a:he} 被 偷#21@a 了|{d:he} 弄丢#21@d 了 {a:he}|{d:he} 不 喜欢#21@d {a:he}> 。",
     24},
    {"threw away, as", "d=clear a=portable",
     "{d} threw#1@d {a} away because#2 <1:{a:he} {a:was} old#21@a|{a:he} {a:was} "
     "broken#21@a|{a:he} {a:was} dirty#21@a|{a:he} {a:was} useless#21@a|{d:he} didn't need#21@d "
     "{a:him}|{d:he} had#21@d too many things> .",
     "{d} 把 {a} 扔掉#1@d 了 ， 因为#2 <1:{a:he} 很 旧#21@a|{a:he} 坏#21@a 了|{a:he} 很 "
     "脏#21@a|{a:he} 没用#21@a|{d:he} 不 需要#21@d {a:he}|{d:he} 有#21@d 太 多 东西> 。",
     24},
    {"lock and key", "d=clear a=noun:key1 b=opening1",
     "{d} couldn't#3 open#1@d {b} with {a} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} "
     "too small#21@a|{b:he} {b:was} frozen#21@b|{b:he} {b:was} stuck#21@b> .",
     "{d} 用 {a} 打#1@d 不开#3 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 小#21@a 了|{b:he} "
     "冻#21@b 住 了|{b:he} 卡住#21@b 了> 。",
     24},
    {"stuck in, as", "a=portable1 b=container1",
     "{a} got#1@a stuck#1@a in {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} too "
     "wide#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} too narrow#21@b> .",
     "{a} 在 {b} 里 卡住#1@a 了 ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 宽#21@a 了|{b:he} 太 "
     "小#21@b 了|{b:he} 太 窄#21@b 了> 。",
     20},
    {"animal stuck in", "a=animal1 b=hole1",
     "{a} got stuck#1@a in {b} because#2 <1:{a:he} {a:was} too fat#21@a|{a:he} {a:was} too "
     "big#21@a|{a:he} {a:was} careless#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} too "
     "narrow#21@b> .",
     "{a} 在 {b} 里 卡住#1@a 了 ， 因为#2 <1:{a:he} 太 胖#21@a 了|{a:he} 太 大#21@a 了|{a:he} 很 "
     "粗心#21@a|{b:he} 太 小#21@b 了|{b:he} 太 窄#21@b 了> 。",
     24},
    {"car stuck in", "a=noun:car|truck|bus b=street1",
     "{a} got stuck#1@a on {b} because#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} {a:was} too "
     "wide#21@a|{a:he} {a:was} too old#21@a|{b:he} {b:was} too narrow#21@b|{b:he} {b:was} too "
     "wet#21@b|{b:he} {b:was} too slippery#21@b> .",
     "{a} 在 {b} 上 卡住#1@a 了 ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 太 宽#21@a 了|{a:he} 太 "
     "旧#21@a 了|{b:he} 太 窄#21@b 了|{b:he} 太 湿#21@b 了|{b:he} 太 滑#21@b 了> 。",
     8},
    {"carries things in", "d=clear a=many:portable b=container1",
     "{d} can't#3 carry#1@d {a} in {b} because#2 <1:{a:he} are too heavy#21@a|{a:he} are too "
     "big#21@a|{b:he} {b:is} too small#21@b|{b:he} {b:is} broken#21@b|{b:he} has#21@b a hole> .",
     "{d} 不能#3 用 {b} 拿#1@d {a} ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 太 大#21@a 了|{b:he} "
     "太 小#21@b 了|{b:he} 坏#21@b 了|{b:he} 有#21@b 一 个 洞> 。",
     28},
    {"it is mine, not broken", "d=clear b=same(d) a=noun:camera|phone|bike|watch|guitar1",
     "{d} gave#1@d {a} back to {b} because#2 <1:{a:he} {a:was} broken#21@a|{b:he} needed#21@b "
     "{a:him}|{b:he} wanted#21@b {a:him}|{d:he} didn't need#21@d {a:him}> .",
     "{d} 把 {a} 还#1@d 给 了 {b} ， 因为#2 <1:{a:he} 坏#21@a 了|{b:he} 需要#21@b {a:he}|{b:he} "
     "想要#21@b {a:he}|{d:he} 不 需要#21@d {a:he}> 。",
     6},
    {"stones on the road", "d=who a=many:noun:stone b=street1",
     "{d} moved#1@d {a} away because#2 {a:he} were blocking#3@a {b} .",
     "{d} 搬#1@d 走 了 {a} ， 因为#2 {a:he} 挡住#3@a 了 {b} 。", 12},
    {"window and ball", "d=clear a=noun:ball1 b=noun:window1",
     "{d} threw#1@d {a} at {b} , and {b:he} broke#3@b .",
     "{d} 把 {a} 扔#1@d 向 {b} ， {b:he} 碎#3@b 了 。", 12},
    {"ball, window, so", "d=clear a=noun:ball1 b=noun:window1",
     "{a} hit#1@a {b} , so#2 {d} <1:took {a:him} away|fixed {b:him}|picked {a:him} up|closed "
     "{b:him}|threw {a:him} away> .",
     "{a} 打中#1@a 了 {b} ， 所以#2 {d} <1:把 {a:he} 拿走 了|修好 了 {b:he}|把 {a:he} 捡 了 "
     "起来|关上 了 {b:he}|把 {a:he} 扔掉 了> 。",
     16},
    {"bought new, as old broken", "d=clear a=electric1",
     "{d} bought#1@d a new#2 {a:bare} . {a:he} <1:was cheap|is very useful|is very good|is too "
     "big> .",
     "{d} 买#1@d 了 一 {a:m} 新#2 {a:bare} 。 {a:he} <1:很 便宜|非常 有用|非常 好|太 大 了> 。",
     16},
    {"can not lift, person", "d=clear a=portable",
     "{d} couldn't#3 carry#1@d {a} because#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} {a:was} too "
     "big#21@a|{d:he} {d:was} tired#21@d|{d:he} {d:was} too weak#21@d|{d:he} {d:was} ill#21@d> .",
     "{d} 拿#1@d 不动#3 {a} ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 太 大#21@a 了|{d:he} "
     "累#21@d 了|{d:he} 太 虚弱#21@d 了|{d:he} 生病#21@d 了> 。",
     20},
    {"broken by, passive", "a=breakable1 b=animal",
     "{a} {a:was} broken#1@b by#3 {b} because#2 <1:{a:he} {a:was} thin#21@a|{b:he} {b:was} "
     "careless#21@b|{b:he} {b:was} naughty#21@b|{b:he} jumped#21@b on the table> .",
     "{a} 被#3 {b} 打碎#1@b 了 ， 因为#2 <1:{a:he} 很 薄#21@a|{b:he} 很 粗心#21@b|{b:he} 很 "
     "淘气#21@b|{b:he} 跳#21@b 到 了 桌子 上> 。",
     20},
    {"threw at, and hit", "d=clear a=noun:stone1 b=animal1",
     "{d} threw#1@d {a} at {b} , and <1:{b:he} ran#21@b away|{b:he} {b:was} hurt#21@b|{b:he} "
     "bit#21@b {d:him}|{a:he} hit#21@a {b:him}|{d:he} ran#21@d away> .",
     "{d} 把 {a} 扔#1@d 向 {b} ， <1:{b:he} 跑#21@b 了|{b:he} 受伤#21@b 了|{b:he} 咬#21@b 了 "
     "{d:he}|{a:he} 打中#21@a 了 {b:he}|{d:he} 跑#21@d 了> 。",
     20},
    {"lent and it broke", "d=clear b=other(d) a=portable1",
     "{d} lent#1@d {b} {a} , but#2 <1:{b:he} lost#21@b {a:him}|{b:he} didn't like#21@b "
     "{a:him}|{a:he} {a:was} broken#21@a|{a:he} {a:was} old#21@a|{d:he} needed#21@d {a:him}> .",
     "{d} 借#1@d 给 了 {b} {a} ， 但是#2 <1:{b:he} 弄丢#21@b 了 {a:he}|{b:he} 不 喜欢#21@b "
     "{a:he}|{a:he} 坏#21@a 了|{a:he} 很 旧#21@a|{d:he} 需要#21@d {a:he}> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_breaking() { return breaking; }

}  // namespace playground::grammar
