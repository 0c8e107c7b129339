// Templates: how somebody or something is, or feels, and why it matters.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template states[] = {
    {"stopped without petrol", "a=vehicle b=noun:road|street|bridge|tunnel1",
     "{a} stopped#1@a on#2 {b} because#3 <1:{a:he} had#21@a no#22 petrol#23|{a:he} needed#21@a "
     "petrol#23|{b:he} {b:was} very#22 slippery#21@b|{b:he} {b:was} too#22 narrow#21@b> .",
     "{a} 在 {b} 上#2 停#1@a 了 ， 因为#3 <1:{a:he} 没有#22 汽油#23|{a:he} 需要#21@a "
     "汽油#23|{b:he} 非常#22 滑#21@b|{b:he} 太#22 窄#21@b 了> 。",
     49},
    {"needs petrol", "d=clear a=vehicle1",
     "{d} couldn't#1 drive#2@d {a} because#3 <1:{a:he} had#21@a no#22 petrol#23|{a:he} made#21@a a "
     "strange#22 noise#23|{d:he} {d:was} drunk#21@d|{d:he} {d:was} injured#21@d> .",
     "{d} 不能#1 开#2@d {a} ， 因为#3 <1:{a:he} 没有#22 汽油#23|{a:he} 发出#21@a 奇怪#22 的 "
     "声音#23|{d:he} 喝醉#21@d 了|{d:he} 受伤#21@d 了> 。",
     174},
    {"did not touch, poisonous", "a=animal1 b=noun:snake|spider|frog|mushroom|fish1",
     "{a} didn't#1 <1:eat#2@a|touch#2@a> {b} because#3 <2:{b:he} {b:was} poisonous#21@b|{b:he} "
     "{b:was} dead#21@b|{a:he} {a:was} injured#21@a|{b:he} smelled#22 bad#21@b> .",
     "{a} 没有#1 <1:吃#2@a|碰#2@a> {b} ， 因为#3 <2:{b:he} 有毒#21@b|{b:he} 死#21@b 了|{a:he} "
     "受伤#21@a 了|{b:he} 闻起来#22 很 臭#21@b> 。",
     45},
    {"came near, smelled", "a=animal1 b=noun:house|kitchen|garden|farm1",
     "{a} came#1@a to#2 {b} because#3 <1:{a:he} smelled#22@a meat#23|{a:he} {a:was} "
     "starving#21@a|{a:he} {a:was} injured#21@a|{a:he} smelled#22@a the food#23> .",
     "{a} 来到#1@a {b} ， 因为#3 <1:{a:he} 闻到#22@a 了 肉#23 的 味道|{a:he} 饿坏#21@a 了|{a:he} "
     "受伤#21@a 了|{a:he} 闻到#22@a 了 食物#23 的 味道> 。",
     56},
    {"caught and ate, starving", "a=animal1 b=animal1",
     "{a} <1:caught#1@a|ate#1@a|bit#1@a> {b} because#2 {a:he} {a:was} starving#3@a .",
     "{a} <1:抓住#1@a 了|吃#1@a 了|咬#1@a 了> {b} ， 因为#2 {a:he} 饿坏#3@a 了 。", 60},
    {"left it alone, poisonous", "a=animal1 b=animal1",
     "{a} let#1@a {b} go#4 because#2 {b:he} {b:was} <1:poisonous#3@b|already dead#3@b|too "
     "small#3@b> .",
     "{a} 放#4 了 {b} ， 因为#2 {b:he} <1:有毒#3@b|已经 死#3@b 了|太 小#3@b 了> 。", 90},
    {"hired, experienced", "a=clear b=same(a)",
     "{a} hired#1@a {b} because#2 <1:{b:he} {b:was} very#22 experienced#21@b|{b:he} {b:was} "
     "very#22 talented#21@b|{a:he} needed#21@a help#22|{a:he} {a:was} too#22 busy#21@a> .",
     "{a} 雇#1@a 了 {b} ， 因为#2 <1:{b:he} 非常#22 有 经验#21@b|{b:he} 非常#22 有 "
     "才华#21@b|{a:he} 需要#21@a 帮助#22|{a:he} 太#22 忙#21@a 了> 。",
     150},
    {"admired, talented", "a=clear b=same(a)",
     "{a} admired#1@a {b} because#2 {b:he} {b:was} very#3 <1:talented#4@b|experienced#4@b> .",
     "{a} 佩服#1@a {b} ， 因为#2 {b:he} 非常#3 有 <1:才华#4@b|经验#4@b> 。", 60},
    {"visited in hospital, too", "a=clear b=same(a)",
     "{a} visited#1@a {b} because#2 {b:he} {b:was} <1:in hospital#3@b|injured#3@b|in hospital#3@b> "
     ".",
     "{a} 看望#1@a 了 {b} ， 因为#2 {b:he} <1:住院#3@b 了|受伤#3@b 了|住院#3@b 了> 。", 70},
    {"fell asleep, had not slept", "a=clear b=same(a)",
     "{a} <1:didn't#4 see#1@a|didn't#4 hear#1@a|didn't#4 help#1@a> {b} because#2 {a:he} hadn't#5 "
     "slept#3@a all night#6 .",
     "{a} <1:没有#4 看见#1@a|没有#4 听见#1@a|没有#4 帮助#1@a> {b} ， 因为#2 {a:he} 一 夜#6 没#5 "
     "睡#3@a 。",
     70},
    {"hadn't, so", "a=clear",
     "{a} <1:hadn't#1 slept#2@a all night#3|hadn't#1 eaten#2@a all day#3> , so#4 {a:he} {a:was} "
     "<2:very tired#5@a|very weak#5@a|in a bad mood#5@a> .",
     "{a} <1:一 夜#3 没#1 睡#2@a|一天#3 没#1 吃#2@a> ， 所以#4 {a:he} <2:非常 累#5@a|非常 "
     "虚弱#5@a|心情 不 好#5@a> 。",
     60},
    {"scolded for a mistake", "a=clear b=same(a)",
     "{a} scolded#1@a {b} because#2 {b:he} <1:made#3@b a mistake#4|made#3@b too#5 much "
     "noise#4|made#3@b a mistake#4 again#5> .",
     "{a} 骂#1@a 了 {b} ， 因为#2 {b:he} <1:做#3@b 错#4 了|声音#4 太#5 大#3@b 了|又#5 做#3@b "
     "错#4 了> 。",
     110},
    {"said sorry for a mistake", "a=clear b=same(a)",
     "{a} apologized#1@a to#5 {b} because#2 {a:he} <1:made#3@a a mistake#4|made#3@a too#6 much "
     "noise#4|made#3@a a big#6 mistake#4> .",
     "{a} 向#5 {b} 道歉#1@a ， 因为#2 {a:he} <1:做#3@a 错#4 了|声音#4 太#6 大#3@a 了|犯#3@a 了 "
     "一 个 大#6 错误#4> 。",
     90},
    {"a bad day", "a=clear", "{a} {a:is} in a bad#1 mood#1 because#2 {a:he} had#3@a a bad day#4 .",
     "{a} 心情#1 不 好 ， 因为#2 {a:he} 今天#4 很 不 顺#3@a 。", 60},
    {"left the party, drunk", "a=clear b=same(a)",
     "{a} took#1@a {b} home#2 because#3 {b:he} {b:was} <1:drunk#4@b|injured#4@b|exhausted#4@b> .",
     "{a} 把 {b} 送#1@a 回家#2 ， 因为#3 {b:he} <1:喝醉#4@b 了|受伤#4@b 了|很 疲惫#4@b> 。", 130},
    {"felt a way about another", "a=clear b=same(a)",
     "{a} couldn't#1 look#2@a at {b} because#3 {a:he} felt#4@a <1:guilty#5|ashamed#5|confused#5> .",
     "{a} 不能#1 看着#2@a {b} ， 因为#3 {a:he} 觉得#4@a 很 <1:内疚#5|惭愧#5|困惑#5> 。", 135},
    {"looked for in the rooms", "d=clear a=portable1 b=noun:carpet|curtain1",
     "{d} found#1@d {a} <1:under|behind> {b} , and#2 {d:he} put#3@d {a:him} on the table .",
     "{d} 在 {b} <1:下面|后面> 找到#1@d 了 {a} ， {d:he} 把 {a:he} 放#3@d 在 桌子 上 。", 90},
    {"washed, as it was smelly", "d=clear b=noun:carpet|curtain|fan|mat1",
     "{d} cleaned#1@d {b} because#2 {b:he} {b:was} <1:very dirty#3@b|smelly#3@b|wet#3@b> .",
     "{d} 洗#1@d 了 {b} ， 因为#2 {b:he} <1:非常 脏#3@b|很 臭#3@b|湿#3@b 了> 。", 60},
    {"turned on the fan, as", "d=clear b=noun:fan1",
     "{d} bought#1@d {b:a} because#2 <1:the room#4 was too hot#3|{d:he} {d:was} hot#3@d> .",
     "{d} 买#1@d 了 {b:a} ， 因为#2 <1:房间#4 太 热#3 了|{d:he} 很 热#3@d> 。", 50},
    {"is of a kind", "a=furniture j=adj:wooden(a)", "this is#1 a {j} <1:table#2|chair#2|box#2> .",
     "这 是#1 一 个 {j} 的 <1:桌子#2|椅子#2|箱子#2> 。", 40},
    {"fragile, so carefully", "d=clear a=breakable1 j=adj:fragile(a)",
     "{a} {a:is} {j} , so#1 {d} puts#2@d {a:him} <1:in the box|on the table|away> .",
     "{a} 很 {j} ， 所以#1 {d} 把 {a:he} <1:放#2@d 在 箱子 里|放#2@d 在 桌子 上|收#2@d 起来> 。",
     58},
    {"fell off, loose", "d=clear a=clothing1 j=adj:loose(a)",
     "{d} didn't#1 buy#2@d {a} because#3 {a:he} {a:was} too#4 {j} .",
     "{d} 没有#1 买#2@d {a} ， 因为#3 {a:he} 太#4 {j} 了 。", 50},
    {"the flat one", "a=surface j=adj:flat(a)", "{a} {a:is} very#1 {j} .", "{a} 非常#1 {j} 。", 40},
};

}  // namespace

std::span<const Template> templates_of_states() { return states; }

}  // namespace playground::grammar
