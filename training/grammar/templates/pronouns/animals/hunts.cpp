// Templates: animals that chase, catch, escape, hide, race and eat, and those who keep them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template hunts[] = {
    {"never caught, gone long ago", "a=noun:cat|fox|wolf|dog1 b=noun:mouse|rabbit|deer|squirrel1",
     "{a} never#1 caught#2@a {b} because#3 <1:{b:he} {b:was} so quick#21@b|{b:he} had run#21@b far "
     "away long#22 ago#22|{a:he} {a:was} so slow#21@a|{a:he} ran#21@a too slowly> .",
     "{a} 一直#1 没 抓#2@a 到 {b} ， 因为#3 <1:{b:he} 太 快#21@b 了|{b:he} 早就#22 跑#21@b 远 "
     "了|{a:he} 太 慢#21@a 了|{a:he} 跑#21@a 得 太 慢 了> 。",
     24},
    {"caught all at once", "a=noun:cat|fox|lion|snake1 b=noun:mouse|rabbit|deer|frog1",
     "{a} caught#1@a {b} all#2 at#2 once#2 because#3 <1:{a:he} {a:was} very quick#21@a|{a:he} "
     "jumped#21@a from behind a rock#22|{b:he} slipped#21@b on the wet#22 grass#23|{b:he} ran#21@b "
     "too slowly> .",
     "{a} 一下子#2 就 抓住#1@a 了 {b} ， 因为#3 <1:{a:he} 非常 快#21@a|{a:he} 从 岩石#22 后面 "
     "跳#21@a 了 出来|{b:he} 在 湿#22 的 草#23 上 滑倒#21@b 了|{b:he} 跑#21@b 得 太 慢 了> 。",
     14},
    {"lay in wait, as", "a=noun:wolf|tiger|snake|cat1 b=noun:sheep|deer|frog|bird1",
     "{a} hid#1@a and waited for {b} because#2 <1:{a:he} {a:was} so hungry#21@a|{a:he} had#21@a "
     "nothing#22 to eat|{b:he} came#21@b there every#22 day#22 to drink#23 water|{b:he} often#22 "
     "came#21@b by in the evening#23> .",
     "{a} 躲#1@a 起来 等 {b} ， 因为#2 <1:{a:he} 太 饿#21@a 了|{a:he} 没有#21@a 东西#22 吃|{b:he} "
     "每天#22 来#21@b 那里 喝#23 水|{b:he} 常常#22 在 晚上#23 来#21@b> 。",
     10},
    {"snake could not swallow", "a=noun:snake1 b=noun:pig|goat|duck|rabbit1",
     "{a} couldn't#1 swallow#2@a {b} because#3 <1:{a:he} {a:was} too small#21@a|{a:he} {a:was} "
     "already#22 full#21@a|{b:he} {b:was} too big#21@b|{b:he} {b:was} too fat#21@b> .",
     "{a} 吞#2@a 不下#1 {b} ， 因为#3 <1:{a:he} 太 小#21@a 了|{a:he} 已经#22 饱#21@a 了|{b:he} "
     "太 大#21@b 了|{b:he} 太 胖#21@b 了> 。",
     10},
    {"could not bite through",
     "a=noun:monkey|mouse|squirrel|horse1 b=noun:potato|cookie|carrot|apple1",
     "{a} couldn't#1 bite#2@a through {b} because#3 <1:{a:his} teeth#22 were bad#21|{a:he} {a:was} "
     "too old#21@a|{b:he} {b:was} too hard#21@b|{b:he} {b:was} frozen#21@b> .",
     "{a} 咬#2@a 不动#1 {b} ， 因为#3 <1:{a:his} 牙齿#22 坏#21 了|{a:he} 太 老#21@a 了|{b:he} 太 "
     "硬#21@b 了|{b:he} 冻#21@b 住 了> 。",
     10},
    {"hid a nut", "a=noun:squirrel|mouse|monkey|bird1 b=noun:tree|wall|bridge|fence1",
     "{a} hid#1@a a nut#2 under {b} because#3 <1:{a:he} wasn't#22 hungry#21@a yet|{a:he} "
     "wanted#21@a to eat#22 it later#23|{b:he} {b:was} near#21@b {a:his} home#22|{b:he} {b:was} "
     "easy#21@b to find#22> .",
     "{a} 把 一 个 坚果#2 藏#1@a 在 {b} 下面 ， 因为#3 <1:{a:he} 还 不#22 饿#21@a|{a:he} 想#21@a "
     "以后#23 吃#22|{b:he} 离 {a:his} 家#22 很 近#21@b|{b:he} 很 容易#21@b 找到#22> 。",
     16},
    {"would not share the bone", "a=noun:dog|wolf|puppy|fox1 b=noun:cat|fox|dog|puppy1",
     "{a} didn't#1 give#2@a {b} the bone#3 because#4 <1:{a:he} {a:was} also#22 hungry#21@a|{a:he} "
     "{a:was} very greedy#21@a|{b:he} had already#22 eaten#21@b|{b:he} stole#21@b {a:his} food#22 "
     "yesterday#23> .",
     "{a} 没有#1 把 骨头#3 给#2@a {b} ， 因为#4 <1:{a:he} 也#22 饿#21@a 了|{a:he} 非常 "
     "贪心#21@a|{b:he} 已经#22 吃#21@b 了|{b:he} 昨天#23 偷#21@b 了 {a:his} 食物#22> 。",
     12},
    {"nose in the pot", "a=noun:bear|monkey|fox|dog1 b=noun:pot|bag|basket|bottle1",
     "{a} stuck#1@a {a:his} nose#2 into {b} because#3 <1:{a:he} smelled#21@a honey#22|{a:he} "
     "liked#21@a honey#22|{b:he} smelled#22 sweet#21@b|{b:he} {b:was} full#21@b of honey#22> .",
     "{a} 把 {a:his} 鼻子#2 塞#1@a 进 {b} 里 ， 因为#3 <1:{a:he} 闻到#21@a 了 蜂蜜#22|{a:he} "
     "喜欢#21@a 蜂蜜#22|{b:he} 闻起来#22 很 甜#21@b|{b:he} 装 满#21@b 了 蜂蜜#22> 。",
     14},
    {"out of the net", "a=noun:lion|tiger|bear|wolf1 b=noun:mouse|rabbit|squirrel|fox1",
     "{b} helped#1@b {a} out of the net#2 because#3 <1:{a:he} once#22 saved#21@a {b:him}|{a:he} "
     "couldn't#22 move#21@a|{b:he} {b:was} kind#21@b|{b:he} had#21@b sharp#22 teeth#23> .",
     "{b} 帮#1@b {a} 从 网#2 里 逃 了 出来 ， 因为#3 <1:{a:he} 以前#22 救#21@a 过 {b:he}|{a:he} "
     "动#21@a 不了#22|{b:he} 很 善良#21@b|{b:he} 有#21@b 锋利#22 的 牙齿#23> 。",
     14},
    {"caught in a net", "d=clear a=noun:fish|duck|turtle|frog1",
     "{d} caught#1@d {a} in a net#2 , but#3 <1:{a:he} jumped#21@a out again|{a:he} {a:was} too "
     "small#21@a|{d:he} let#21@d {a:him} go|{d:he} put#21@d {a:him} back#22 into the water#23> .",
     "{d} 用 网#2 抓住#1@d 了 {a} ， 但是#3 <1:{a:he} 又 跳#21@a 了 出来|{a:he} 太 小#21@a "
     "了|{d:he} 放#21@d 了 {a:he}|{d:he} 把 {a:he} 放#21@d 回#22 了 水#23 里> 。",
     12},
    {"landed on a branch", "a=noun:bird|parrot|pigeon|swallow1 b=noun:tree1",
     "{a} flew#1@a to a branch#2 of {b} because#3 <1:{a:he} needed#21@a a rest#22|{a:he} {a:was} "
     "scared#21@a|{b:he} had#21@b many leaves#22|{b:he} {b:was} very#22 tall#21@b> .",
     "{a} 飞#1@a 到 {b} 的 树枝#2 上 ， 因为#3 <1:{a:he} 需要#21@a 休息#22|{a:he} 很 "
     "害怕#21@a|{b:he} 有#21@b 很多 叶子#22|{b:he} 非常#22 高#21@b> 。",
     12},
    {"flew to a flower", "a=noun:bee|bird|swallow1 b=noun:flower1",
     "{a} flew#1@a to {b} because#2 <1:{a:he} {a:was} looking#21@a for food#22|{a:he} needed#21@a "
     "a rest#22|{b:he} smelled#22 sweet#21@b|{b:he} {b:was} open#21@b> .",
     "{a} 飞#1@a 到 {b} 上 ， 因为#2 <1:{a:he} 在 找#21@a 食物#22|{a:he} 需要#21@a 休息#22|{b:he} "
     "闻起来#22 很 甜#21@b|{b:he} 开着#21@b> 。",
     12},
    {"won, slept half way", "a=noun:turtle|dog|duck|goat1 b=noun:rabbit|horse|fox|deer1",
     "{a} beat#1@a {b} in the race#2 because#3 <1:{a:he} never#22 stopped#21@a|{a:he} never#22 "
     "rested#21@a|{b:he} fell asleep#21@b half#22 way#22|{b:he} slipped#21@b> .",
     "{a} 在 比赛#2 中 赢#1@a 了 {b} ， 因为#3 <1:{a:he} 一直 没#22 停#21@a|{a:he} 一直 没#22 "
     "休息#21@a|{b:he} 在 半路#22 睡着#21@b 了|{b:he} 滑倒#21@b 了> 。",
     14},
    {"did not win, although", "a=noun:dog|horse|fox|deer1 b=noun:cow|pig|turtle|goat1",
     "{a} didn't#1 beat#2@a {b} in the race#3 , even#4 though#4 <1:{a:he} {a:was} very "
     "quick#21@a|{a:he} ran#21@a all the way|{b:he} {b:was} very old#21@b|{b:he} stopped#21@b "
     "half#22 way#22> .",
     "{a} 在 比赛#3 中 没有#1 赢#2@a {b} ， 虽然#4 <1:{a:he} 非常 快#21@a|{a:he} 一路 都 在 "
     "跑#21@a|{b:he} 非常 老#21@b|{b:he} 在 半路#22 停#21@b 了> 。",
     16},
    {"tiny or huge, though", "a=noun:mouse|ant|bee|chick1 b=noun:elephant1",
     "<1:even#21 though#21 {a:he} {a:was} tiny#22@a , {a} wasn't#24 afraid#23@a of {b}|though#21 "
     "{a:he} {a:was} tiny#22@a , {a} frightened#23@a {b}|even#21 though#21 {b:he} {b:was} "
     "huge#22@b , {b} {b:was} afraid#23@b of {a}|though#21 {b:he} {b:was} huge#22@b , {b} ran#23@b "
     "away from {a}> .",
     "<1:虽然#21 {a:he} 很 小#22@a ， 但是 {a} 不#24 怕#23@a {b}|虽然#21 {a:he} 很 小#22@a ， 但是 "
     "{a} 吓到#23@a 了 {b}|虽然#21 {b:he} 很 巨大#22@b ， 但是 {b} 怕#23@b {a}|虽然#21 {b:he} 很 "
     "巨大#22@b ， 但是 {b} 逃 离#23@b 了 {a}> 。",
     20},
    {"chased into a hole", "a=noun:fox|cat|dog|wolf1 b=noun:rabbit|mouse|squirrel|frog1",
     "{a} chased#1@a {b} into a hole#2 . <1:{a:he} {a:was} too big#21@a to follow#22|{a:he} "
     "waited#21@a outside#22 for an hour#23|{b:he} {b:was} very scared#21@b|{b:he} never#22 came "
     "out#21@b again> .",
     "{a} 把 {b} 追#1@a 进 了 洞#2 里 。 <1:{a:he} 太 大#21@a 了 ， 跟#22 不进 去|{a:he} 在 "
     "外面#22 等#21@a 了 一 个 小时#23|{b:he} 非常 害怕#21@b|{b:he} 再 也 没#22 出来#21@b> 。",
     12},
    {"took food from a person and ate it",
     "a=noun:monkey|dog|bird|bear1 b=noun:banana|sandwich|cookie|cake1 d=clear",
     "{a} took#1@a {b:a} from {d} and#2 <1:ate {b:him}|ran away with {b:him}|dropped {b:him}|hid "
     "{b:him}> .",
     "{a} 从 {d} 那里 拿走#1@a 了 {b:a} ， 然后#2 <1:把 {b:he} 吃 了|带着 {b:he} 跑 了|把 {b:he} "
     "掉 在 地 上 了|把 {b:he} 藏 了 起来> 。",
     10},
    {"grabbed by the tail", "a=noun:monkey|fox|cat|puppy1 b=noun:dog|hen|mouse|kitten1",
     "{a} grabbed#1@a {b} by the tail#2 <1:, and {b:he} cried#21@b|, but#22 {b:he} bit#21@b "
     "{a:him}|because#22 {a:he} wanted#21@a to play#23|because#22 {b:he} ate#21@b {a:his} food#23> "
     ".",
     "{a} 抓住#1@a 了 {b} 的 尾巴#2 ， <1:{b:he} 哭#21@b 了|但是#22 {b:he} 咬#21@b 了 "
     "{a:he}|因为#22 {a:he} 想#21@a 玩#23|因为#22 {b:he} 吃#21@b 了 {a:his} 食物#23> 。",
     12},
    {"so scared that it hid", "a=noun:cat|puppy|kitten|mouse1 b=noun:dog|wolf|bear|snake1",
     "{a} {a:was} so scared#1@a of {b} that {a:he} <1:hid#21@a under the desk#22|ran#21@a up the "
     "stairs#22|couldn't#22 move#21@a|jumped#21@a into the river#22> .",
     "{a} 太 害怕#1@a {b} 了 ， {a:he} <1:躲#21@a 在 书桌#22 下面|跑#21@a 上 了 楼梯#22|动#21@a "
     "不了#22|跳#21@a 进 了 河#22 里> 。",
     12},
    {"scared of it, as", "a=animal1 b=animal1",
     "{a} {a:was} scared#1@a of {b} because#2 <1:{b:he} {b:was} so big#21@b|{b:he} had bitten#21@b "
     "{a:him} before|{a:he} {a:was} so small#21@a|{a:he} {a:was} still#22 young#21@a> .",
     "{a} 很 害怕#1@a {b} ， 因为#2 <1:{b:he} 太 大#21@b 了|{b:he} 以前 咬#21@b 过 {a:he}|{a:he} "
     "太 小#21@a 了|{a:he} 还#22 年轻#21@a> 。",
     32},
    {"did not chase, as", "a=noun:lion|wolf|cat|dog1 b=noun:deer|sheep|bird|rabbit1",
     "{a} didn't#1 chase#2@a {b} because#3 <1:{a:he} had just#22 eaten#21@a|{a:he} {a:was} "
     "full#21@a|{b:he} {b:was} too far#21@b away|{b:he} {b:was} much too quick#21@b> .",
     "{a} 没有#1 追赶#2@a {b} ， 因为#3 <1:{a:he} 刚#22 吃#21@a 过|{a:he} 饱#21@a 了|{b:he} "
     "太 远#21@b 了|{b:he} 实在 太 快#21@b 了> 。",
     12},
    {"hid behind a rock, but", "a=noun:rabbit|deer|sheep|goat1 b=noun:fox|tiger|wolf|lion1",
     "{a} hid#1@a from {b} behind a rock#2 , but#3 <1:{a:his} ears#22 were too long#21|{a:he} "
     "{a:was} too big#21@a|{b:he} smelled#21@b {a:him}|{b:he} found#21@b {a:him} all#22 at#22 "
     "once#22> .",
     "{a} 躲#1@a 着 {b} ， 藏 在 岩石#2 后面 ， 但是#3 <1:{a:his} 耳朵#22 太 长#21 了|{a:he} 太 "
     "大#21@a 了|{b:he} 闻到#21@b 了 {a:he}|{b:he} 一下子#22 就 找到#21@b 了 {a:he}> 。",
     14},
    {"gave little milk", "d=clear a=noun:cow1",
     "{d} sold#1@d {a} because#2 <1:{a:he} gave little#22 milk#21@a|{a:he} never#22 gave much#23 "
     "milk#21@a|{d:he} had#21@d no grass#22|{d:he} needed#21@d money#22> .",
     "{d} 卖#1@d 了 {a} ， 因为#2 <1:{a:he} 给 的 牛奶#21@a 很 少#22|{a:he} 从来#22 没有 给 过 "
     "很多#23 牛奶#21@a|{d:he} 没有#21@d 草#22|{d:he} 需要#21@d 钱#22> 。",
     20},
    {"sold one, kept the other", "d=clear a=noun:cow|horse|goat|dog1 b=noun:horse|goat|cow|cat1",
     "{d} sold#1@d {a} but#2 kept#3@d {b} because#4 <1:{a:he} ate#21@a too much|{a:he} {a:was} "
     "always#22 sick#21@a|{b:he} {b:was} never#22 sick#21@b|{b:he} {b:was} still#22 young#21@b> .",
     "{d} 卖#1@d 了 {a} ， 但是#2 留下#3@d 了 {b} ， 因为#4 <1:{a:he} 吃#21@a 得 太 多 了|{a:he} "
     "总是#22 生病#21@a|{b:he} 从来#22 不 生病#21@b|{b:he} 还#22 年轻#21@b> 。",
     10},
    {"gave him a bone", "d=clear a=noun:dog|puppy|cat|wolf1",
     "{a} followed#1@a {d} home#2 because#3 <1:{a:he} smelled#21@a a bone#22|{a:he} had no#22 "
     "home#21@a|{d:he} gave#21@d {a:him} a bone#22|{d:he} {d:was} kind#21@d to {a:him}> .",
     "{a} 跟着#1@a {d} 回家#2 ， 因为#3 <1:{a:he} 闻到#21@a 了 骨头#22|{a:he} 没有#22 "
     "家#21@a|{d:he} 给#21@d 了 {a:he} 一 根 骨头#22|{d:he} 对 {a:he} 很 好#21@d> 。",
     12},
    {"broke under the animal", "a=noun:bridge|ladder|table|bed1 b=noun:elephant1",
     "{a} broke#1@a under {b} because#2 <1:{a:he} {a:was} so old#21@a|{a:he} {a:was} only#22 made "
     "of wood#21@a|{b:he} {b:was} huge#21@b|{b:he} {b:was} too heavy#21@b> .",
     "{a} 被 {b} 压坏#1 了 ， 因为#2 <1:{a:he} 太 旧#21@a 了|{a:he} 只#22 是 木头#21@a 做 "
     "的|{b:he} 很 巨大#21@b|{b:he} 太 重#21@b 了> 。",
     12},
    {"did not see the worm", "a=noun:bird|hen|duck|chicken1 b=noun:worm|spider|ant|frog1",
     "{a} didn't#1 see#2@a {b} because#3 <1:{a:he} {a:was} asleep#21@a|{a:he} {a:was} looking#21@a "
     "at the sky#22|{b:he} {b:was} tiny#21@b|{b:he} looked#22 like#23 a leaf#21@b> .",
     "{a} 没有#1 看见#2@a {b} ， 因为#3 <1:{a:he} 睡着#21@a 了|{a:he} 在 看#21@a 天空#22|{b:he} 很 "
     "小#21@b|{b:he} 看起来#22 像#23 一 片 叶子#21@b> 。",
     12},
    {"into the water from it", "a=noun:frog|turtle|duck1 b=noun:cat|fox|wolf1",
     "{a} jumped#1@a into the water#2 when#3 {b} came#4@b , <1:so#22 {b:he} couldn't#23 catch#21@b "
     "{a:him}|but#22 {b:he} could#23 swim#21@b too|because#22 {a:he} {a:was} scared#21@a|and "
     "{a:he} swam#21@a away> .",
     "{b} 来#4@b 的 时候#3 ， {a} 跳#1@a 进 了 水#2 里 ， <1:所以#22 {b:he} 抓#21@b 不到#23 "
     "{a:he}|但是#22 {b:he} 也 会#23 游泳#21@b|因为#22 {a:he} 很 害怕#21@a|{a:he} 游#21@a 走 了> "
     "。",
     12},
    {"birds and the cat", "a=many:noun:bird|pigeon|parrot|swallow b=noun:cat|snake|monkey|bear1",
     "{a} flew#1@a away when#2 {b} climbed#3@b up the tree#4 because#5 <1:{a:he} were "
     "scared#21@a|{a:he} heard#21@a {b:him}|{b:he} {b:was} hungry#21@b|{b:he} wanted#21@b to "
     "catch#22 {a:him}> .",
     "{b} 爬#3@b 上 树#4 的 时候#2 ， {a} 飞#1@a 走 了 ， 因为#5 <1:{a:he} 很 害怕#21@a|{a:he} "
     "听见#21@a 了 {b:he}|{b:he} 饿#21@b 了|{b:he} 想#21@b 抓#22 {a:he}> 。",
     10},
    {"drank all the water", "a=noun:elephant|horse|cow|dog1 b=noun:pool|pot|pot|bowl1",
     "{a} drank#1@a all#2 the water#3 in {b} because#4 <1:{a:he} {a:was} so thirsty#21@a|{a:he} "
     "had run#21@a all day#22|{b:he} {b:was} so small#21@b|{b:he} {b:was} almost#22 empty#21@b> .",
     "{a} 把 {b} 里 的 水#3 都#2 喝#1@a 完 了 ， 因为#4 <1:{a:he} 太 渴#21@a 了|{a:he} 跑#21@a 了 "
     "一天#22|{b:he} 太 小#21@b 了|{b:he} 快#22 空#21@b 了> 。",
     10},
    {"ate only half", "a=noun:dog|cat|monkey|mouse1 b=noun:meat|soup|cake|cheese",
     "{a} ate#1@a only#2 half#3 of {b} because#4 <1:{a:he} {a:was} full#21@a|{a:he} had bad#22 "
     "teeth#21@a|{b:he} tasted#22 strange#21@b|{b:he} smelled#22 bad#21@b> .",
     "{a} 只#2 吃#1@a 了 {b} 的 一半#3 ， 因为#4 <1:{a:he} 饱#21@a 了|{a:he} 牙齿#21@a 不 "
     "好#22|{b:he} 尝起来#22 很 奇怪#21@b|{b:he} 闻起来#22 很 臭#21@b> 。",
     12},
    {"could not eat all of it", "a=noun:dog|cat|mouse|bird1 b=noun:pizza|meat|cheese|bread",
     "{a} couldn't#1 eat#2@a all#3 of {b} because#4 <1:{a:he} {a:was} already#22 "
     "full#21@a|{a:his} teeth#22 hurt#21|{b:he} {b:was} too big#21@b|{b:he} {b:was} frozen#21@b> "
     ".",
     "{a} 吃#2@a 不#1 完#3 {b} ， 因为#4 <1:{a:he} 已经#22 饱#21@a 了|{a:his} 牙齿#22 很 "
     "疼#21|{b:he} 太 大#21@b 了|{b:he} 冻#21@b 住 了> 。",
     10},
    {"slipped on, as", "a=noun:horse|cow|deer|goat1 b=noun:bridge|road|hill|mountain1",
     "{a} slipped#1@a on {b} because#2 <1:{a:he} {a:was} running#21@a too#22 fast#23|{a:he} "
     "{a:was} too tired#21@a|{b:he} {b:was} wet#21@b|{b:he} {b:was} covered#21@b with leaves#22> "
     ".",
     "{a} 在 {b} 上 滑倒#1@a 了 ， 因为#2 <1:{a:he} 跑#21@a 得 太#22 快#23 了|{a:he} 太 累#21@a "
     "了|{b:he} 湿#21@b 了|{b:he} 被 叶子#22 盖住#21@b 了> 。",
     12},
    {"ate them, starving or ripe",
     "a=many:noun:monkey|bird|pig|mouse b=many:noun:banana|grape|potato|tomato",
     "{a} ate#1@a {b} because#2 <1:{a:he} were so hungry#21@a|{a:he} had#21@a nothing#22 else#23 "
     "to eat|{b:he} were already#22 ripe#21@b|{b:he} tasted#22 sweet#21@b> .",
     "{a} 吃#1@a 了 {b} ， 因为#2 <1:{a:he} 太 饿#21@a 了|{a:he} 没有#21@a 别的#23 东西#22 "
     "吃|{b:he} 已经#22 熟#21@b 了|{b:he} 尝起来#22 很 甜#21@b> 。",
     10},
    {"pulled its tail", "d=clear a=noun:cat|dog|horse|monkey1",
     "{d} grabbed#1@d {a} by the tail#2 <1:, so#22 {a:he} bit#21@a {d:him}|, and {a:he} {a:was} "
     "very angry#21@a|because#22 {d:he} {d:was} naughty#21@d|because#22 {a:he} had eaten#21@a "
     "{d:his} cake#23> .",
     "{d} 抓住#1@d 了 {a} 的 尾巴#2 ， <1:所以#22 {a:he} 咬#21@a 了 {d:he}|{a:he} 非常 "
     "生气#21@a|因为#22 {d:he} 很 淘气#21@d|因为#22 {a:he} 吃#21@a 了 {d:his} 蛋糕#23> 。",
     12},
};

}  // namespace

std::span<const Template> templates_of_hunts() { return hunts; }

}  // namespace playground::grammar
