// Templates: one animal and another, whom sense tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template animals[] = {
    {"ate another, as", "a=animal b=animal",
     "{a} ate#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} very "
     "hungry#21@a|{a:he} didn't eat#21@a for two days|{b:he} {b:was} too slow#21@b|{b:he} "
     "{b:was} weak#21@b|{b:he} didn't run#21@b away> .",
     "{a} 吃#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 非常 饿#21@a|{a:he} 两 天 没有 "
     "吃#21@a 东西|{b:he} 太 慢#21@b 了|{b:he} 很 虚弱#21@b|{b:he} 没有 逃走#21@b> 。",
     24},
    {"ate another, hungry first", "a=animal b=animal",
     "{a} {a:was} <2:very hungry|hungry|greedy> , so#3 {a:he} ate#1@a {b} .",
     "{a} <2:非常 饿|饿 了|很 贪心> ， 所以#3 {a:he} 吃#1@a 了 {b} 。", 16},
    {"swallowed, as", "a=animal b=animal",
     "{a} swallowed#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} very "
     "greedy#21@a|{b:he} {b:was} small#21@b|{b:he} {b:was} too slow#21@b|{b:he} {b:was} "
     "asleep#21@b> .",
     "{a} 吞#1@a 下 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 非常 贪心#21@a|{b:he} 很 "
     "小#21@b|{b:he} 太 慢#21@b 了|{b:he} 睡着#21@b 了> 。",
     75},
    {"wanted to eat, but", "a=animal b=animal",
     "{a} wanted#1@a to eat#3@a {b} , but#2 <1:{b:he} ran#21@b away|{b:he} {b:was} too "
     "fast#21@b|{b:he} hid#21@b in a hole|{b:he} climbed#21@b up a tree|{a:he} couldn't catch#21@a "
     "{b:him}|{a:he} {a:was} too slow#21@a|{a:he} fell#21@a asleep> .",
     "{a} 想#1@a 吃#3@a {b} ， 但是#2 <1:{b:he} 跑#21@b 了|{b:he} 太 快#21@b 了|{b:he} 躲#21@b "
     "在 一 个 洞 里|{b:he} 爬#21@b 上 了 树|{a:he} 抓#21@a 不到 {b:he}|{a:he} 太 慢#21@a "
     "了|{a:he} 睡着#21@a 了> 。",
     42},
    {"nearly caught, but", "a=animal b=animal",
     "{a} almost#3 caught#1@a {b} , but#2 <1:{b:he} jumped#21@b into the river|{b:he} ran#21@b "
     "into a hole|{b:he} escaped#21@b|{a:he} fell#21@a|{a:he} {a:was} too tired#21@a> .",
     "{a} 快 要#3 抓住#1@a {b} 了 ， 但是#2 <1:{b:he} 跳#21@b 进 了 河 里|{b:he} 跑#21@b 进 了 "
     "洞 里|{b:he} 逃走#21@b 了|{a:he} 摔倒#21@a 了|{a:he} 太 累#21@a 了> 。",
     20},
    {"caught up with, as", "a=animal b=animal",
     "{a} caught up#1@a with {b} because#2 <1:{a:he} {a:was} faster#21@a|{a:he} ran#21@a "
     "faster|{a:he} {a:was} stronger#21@a|{b:he} {b:was} tired#21@b|{b:he} ran#21@b too "
     "slowly|{b:he} stopped#21@b|{b:he} {b:was} hurt#21@b> .",
     "{a} 追#1@a 上 了 {b} ， 因为#2 <1:{a:he} 更 快#21@a|{a:he} 跑#21@a 得 更 快|{a:he} 更 "
     "强壮#21@a|{b:he} 累#21@b 了|{b:he} 跑#21@b 得 太 慢 了|{b:he} 停#21@b 了|{b:he} 受伤#21@b "
     "了> 。",
     28},
    {"did not catch up with, as", "a=animal b=animal",
     "{a} couldn't#3 catch up#1@a with {b} because#2 <1:{b:he} {b:was} faster#21@b|{b:he} ran#21@b "
     "too fast|{b:he} ran#21@b very fast|{a:he} {a:was} tired#21@a|{a:he} {a:was} too "
     "old#21@a|{a:he} {a:was} hurt#21@a|{a:he} ran#21@a too slowly> .",
     "{a} 追#1@a 不上#3 {b} ， 因为#2 <1:{b:he} 更 快#21@b|{b:he} 跑#21@b 得 太 快 了|{b:he} "
     "跑#21@b 得 非常 快|{a:he} 累#21@a 了|{a:he} 太 老#21@a 了|{a:he} 受伤#21@a 了|{a:he} 跑#21@a "
     "得 太 慢 了> 。",
     28},
    {"escaped from, as", "a=animal b=animal",
     "{a} escaped#1@a from {b} because#2 <1:{a:he} {a:was} faster#21@a|{a:he} {a:was} very "
     "clever#21@a|{a:he} ran#21@a fast|{b:he} {b:was} asleep#21@b|{b:he} {b:was} too "
     "slow#21@b|{b:he} {b:was} old#21@b> .",
     "{a} 从 {b} 那里 逃走#1@a 了 ， 因为#2 <1:{a:he} 更 快#21@a|{a:he} 非常 聪明#21@a|{a:he} "
     "跑#21@a 得 很 快|{b:he} 睡着#21@b 了|{b:he} 太 慢#21@b 了|{b:he} 老#21@b 了> 。",
     36},
    {"hid from, as animals", "a=animal b=animal",
     "{a} hid#1@a from {b} because#2 <1:{a:he} {a:was} afraid#21@a|{a:he} {a:was} "
     "small#21@a|{a:he} {a:was} shy#21@a|{b:he} {b:was} hungry#21@b|{b:he} {b:was} "
     "fierce#21@b|{b:he} wanted#21@b to eat {a:him}|{b:he} {b:was} angry#21@b> .",
     "{a} 躲#1@a 着 {b} ， 因为#2 <1:{a:he} 害怕#21@a|{a:he} 很 小#21@a|{a:he} 很 害羞#21@a|{b:he} "
     "饿#21@b 了|{b:he} 很 凶猛#21@b|{b:he} 想#21@b 吃 {a:he}|{b:he} 很 生气#21@b> 。",
     24},
    {"hid, so not found", "a=animal b=animal",
     "{a} hid#1@a behind#3 <2:the tree|the door|the wall|the stone> , so#4 {b} couldn't#5 find#6@b "
     "{a:him} .",
     "{a} 躲#1@a 在 <2:树|门|墙|石头> 后面#3 ， 所以#4 {b} 找#6@b 不到#5 {a:he} 。", 16},
    {"bigger, so afraid", "a=animal b=animal",
     "{a} {a:is} bigger#1@a than {b} , so#2 {b:he} {b:is} afraid#3@b .",
     "{a} 比 {b} 大#1@a ， 所以#2 {b:he} 很 害怕#3@b 。", 12},
    {"bigger, but slower", "a=animal b=animal",
     "{a} {a:is} <3:bigger|stronger> than {b} , but#2 <1:{a:he} {a:is} slower#21@a|{a:he} can't "
     "climb#21@a trees|{b:he} {b:is} faster#21@b|{b:he} {b:is} clever#21@b|{b:he} {b:is} not "
     "afraid#21@b|{b:he} can run#21@b away> .",
     "{a} 比 {b} <3:大|强壮> ， 但是#2 <1:{a:he} 更 慢#21@a|{a:he} 不会 爬#21@a 树|{b:he} 更 "
     "快#21@b|{b:he} 很 聪明#21@b|{b:he} 不 害怕#21@b|{b:he} 能 逃走#21@b> 。",
     24},
    {"ran faster, so won", "a=animal b=animal",
     "{a} ran#1@a faster than {b} , so#2 <1:{a:he} won#21@a|{a:he} ate#21@a the food|{a:he} "
     "{a:was} happy#21@a|{b:he} lost#21@b|{b:he} {b:was} angry#21@b|{b:he} couldn't catch#21@b "
     "{a:him}> .",
     "{a} 跑#1@a 得 比 {b} 快 ， 所以#2 <1:{a:he} 赢#21@a 了|{a:he} 吃#21@a 了 食物|{a:he} 很 "
     "高兴#21@a|{b:he} 输#21@b 了|{b:he} 很 生气#21@b|{b:he} 抓#21@b 不到 {a:he}> 。",
     20},
    {"race lost, as", "a=animal1 b=animal1",
     "{a} lost#1@a the race to {b} because#2 <1:{a:he} fell#21@a asleep|{a:he} {a:was} too "
     "proud#21@a|{a:he} {a:was} too slow#21@a|{b:he} never stopped#21@b|{b:he} {b:was} "
     "faster#21@b|{b:he} ran#21@b without a rest> .",
     "{a} 在 比赛 中 输#1@a 给 了 {b} ， 因为#2 <1:{a:he} 睡着#21@a 了|{a:he} 太 骄傲#21@a "
     "了|{a:he} 太 慢#21@a 了|{b:he} 一直 没有 停#21@b|{b:he} 更 快#21@b|{b:he} 一直 跑#21@b> 。",
     30},
    {"stung, as", "a=noun:bee b=living",
     "{a} stung#1@a {b} because#2 <1:{a:he} {a:was} angry#21@a|{a:he} {a:was} afraid#21@a|{b:he} "
     "touched#21@b {a:him}|{b:he} {b:was} too near#21@b> .",
     "{a} 蜇#1@a 了 {b} ， 因为#2 <1:{a:he} 很 生气#21@a|{a:he} 很 害怕#21@a|{b:he} 摸#21@b 了 "
     "{a:he}|{b:he} 太 近#21@b 了> 。",
     28},
    {"stung, and it hurt", "a=noun:bee b=animal1",
     "{a} stung#1@a {b} , and#2 <1:{b:he} cried#21@b|{b:he} ran#21@b away|{b:he} {b:was} "
     "hurt#21@b|{b:he} jumped#21@b into the river|{b:he} {b:was} very angry#21@b> .",
     "{a} 蜇#1@a 了 {b} ， <1:{b:he} 哭#21@b 了|{b:he} 跑#21@b 了|{b:he} 受伤#21@b 了|{b:he} "
     "跳#21@b 进 了 河 里|{b:he} 非常 生气#21@b> 。",
     16},
    {"bit another, as", "a=animal b=animal",
     "{a} bit#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} angry#21@a|{b:he} "
     "bit#21@b {a:him} first|{b:he} stole#21@b {a:his} food|{b:he} ate#21@b {a:his} food> .",
     "{a} 咬#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 很 生气#21@a|{b:he} 先 咬#21@b 了 "
     "{a:he}|{b:he} 偷#21@b 了 {a:his} 食物|{b:he} 吃#21@b 了 {a:his} 食物> 。",
     24},
    {"played with, as", "a=animal b=animal",
     "{a} played#1@a with {b} because#2 <1:{a:he} {a:was} lonely#21@a|{a:he} liked#21@a "
     "{b:him}|{b:he} {b:was} friendly#21@b|{b:he} {b:was} cute#21@b> .",
     "{a} 和 {b} 玩#1@a ， 因为#2 <1:{a:he} 很 孤独#21@a|{a:he} 喜欢#21@a {b:he}|{b:he} 很 "
     "友好#21@b|{b:he} 很 可爱#21@b> 。",
     20},
    {"would not play with, as", "a=animal b=animal",
     "{a} didn't#3 want#1@a to play with {b} because#2 <1:{a:he} {a:was} tired#21@a|{a:he} {a:was} "
     "sleepy#21@a|{a:he} {a:was} sick#21@a|{b:he} {b:was} too noisy#21@b|{b:he} {b:was} "
     "rude#21@b|{b:he} {b:was} dirty#21@b|{b:he} often bit#21@b {a:him}> .",
     "{a} 不#3 想#1@a 和 {b} 玩 ， 因为#2 <1:{a:he} 累#21@a 了|{a:he} 困#21@a 了|{a:he} "
     "生病#21@a 了|{b:he} 太 吵#21@b 了|{b:he} 很 粗鲁#21@b|{b:he} 很 脏#21@b|{b:he} 常常 "
     "咬#21@b {a:he}> 。",
     24},
    {"guards, as", "a=noun:dog b=animal",
     "{a} protected#1@a {b} because#2 <1:{a:he} {a:was} strong#21@a|{a:he} {a:was} "
     "brave#21@a|{a:he} loved#21@a {b:him}|{b:he} {b:was} weak#21@b|{b:he} {b:was} "
     "small#21@b|{b:he} {b:was} afraid#21@b> .",
     "{a} 保护#1@a 了 {b} ， 因为#2 <1:{a:he} 很 强壮#21@a|{a:he} 很 勇敢#21@a|{a:he} 爱#21@a "
     "{b:he}|{b:he} 很 弱#21@b|{b:he} 很 小#21@b|{b:he} 很 害怕#21@b> 。",
     20},
    {"stole food of, and", "a=animal b=animal",
     "{a} stole#1@a food from#3 {b} , so#2 <1:{b:he} {b:was} angry#21@b|{b:he} {b:was} "
     "hungry#21@b|{b:he} chased#21@b {a:him}|{a:he} ran#21@a away|{a:he} {a:was} full#21@a|{a:he} "
     "hid#21@a> .",
     "{a} 偷#1@a 了 {b} 的#3 食物 ， 所以#2 <1:{b:he} 很 生气#21@b|{b:he} 饿#21@b 了|{b:he} "
     "追赶#21@b 了 {a:he}|{a:he} 跑#21@a 了|{a:he} 饱#21@a 了|{a:he} 躲#21@a 了 起来> 。",
     28},
    {"was chased by, as", "a=animal b=animal",
     "{a} {a:was} chased#1@b by#3 {b} because#2 <1:{a:he} stole#21@a {b:his} food|{a:he} "
     "looked#21@a delicious|{a:he} {a:was} small#21@a|{b:he} {b:was} hungry#21@b|{b:he} {b:was} "
     "angry#21@b|{b:he} wanted#21@b to play> .",
     "{a} 被#3 {b} 追赶#1@b 了 ， 因为#2 <1:{a:he} 偷#21@a 了 {b:his} 食物|{a:he} 看起来#21@a 很 "
     "好吃|{a:he} 很 小#21@a|{b:he} 饿#21@b 了|{b:he} 很 生气#21@b|{b:he} 想#21@b 玩> 。",
     24},
    {"was eaten, as", "a=animal b=animal",
     "{a} {a:was} eaten#1@b by#3 {b} because#2 <1:{a:he} {a:was} too slow#21@a|{a:he} {a:was} "
     "weak#21@a|{a:he} couldn't run#21@a away|{b:he} {b:was} hungry#21@b|{b:he} {b:was} very "
     "hungry#21@b> .",
     "{a} 被#3 {b} 吃#1@b 了 ， 因为#2 <1:{a:he} 太 慢#21@a 了|{a:he} 很 弱#21@a|{a:he} 跑#21@a 不 "
     "掉|{b:he} 饿#21@b 了|{b:he} 非常 饿#21@b> 。",
     24},
    {"was caught by, but", "a=animal b=animal",
     "{a} {a:was} caught#1@b by#3 {b} , but#2 <1:{a:he} escaped#21@a|{a:he} bit#21@a {b:him} and "
     "ran away|{b:he} {b:was} not hungry#21@b|{b:he} let#21@b {a:him} go> .",
     "{a} 被#3 {b} 抓住#1@b 了 ， 但是#2 <1:{a:he} 逃走#21@a 了|{a:he} 咬#21@a 了 {b:he} ， 跑 "
     "了|{b:he} 不 饿#21@b|{b:he} 放#21@b 了 {a:he}> 。",
     20},
    {"let go, as", "a=animal b=animal",
     "{a} let#1@a {b} go because#2 <1:{a:he} {a:was} full#21@a|{a:he} {a:was} kind#21@a|{a:he} "
     "{a:was} not hungry#21@a|{b:he} {b:was} too small#21@b|{b:he} cried#21@b|{b:he} helped#21@b "
     "{a:him}> .",
     "{a} 放#1@a 了 {b} ， 因为#2 <1:{a:he} 饱#21@a 了|{a:he} 很 善良#21@a|{a:he} 不 "
     "饿#21@a|{b:he} 太 小#21@b 了|{b:he} 哭#21@b 了|{b:he} 帮助#21@b 了 {a:he}> 。",
     20},
    {"saved another, and", "a=animal b=animal",
     "{a} saved#1@a {b} , so#2 <1:{b:he} thanked#21@b {a:him}|{b:he} {b:was} grateful#21@b|{b:he} "
     "gave#21@b {a:him} some food|{b:he} loved#21@b {a:him}> .",
     "{a} 救#1@a 了 {b} ， 所以#2 <1:{b:he} 感谢#21@b 了 {a:he}|{b:he} 很 感激#21@b|{b:he} 给#21@b "
     "了 {a:he} 一些 食物|{b:he} 爱#21@b {a:he}> 。",
     16},
    {"asked another, animals", "a=animal b=animal",
     "{a} asked#1@a {b} for help because#2 <1:{a:he} couldn't climb#21@a the tree|{a:he} {a:was} "
     "lost#21@a|{b:he} {b:was} strong#21@b|{b:he} {b:was} clever#21@b|{b:he} {b:was} kind#21@b> .",
     "{a} 请#1@a {b} 帮忙 ， 因为#2 <1:{a:he} 爬#21@a 不上 树|{a:he} 迷路#21@a 了|{b:he} 很 "
     "强壮#21@b|{b:he} 很 聪明#21@b|{b:he} 很 善良#21@b> 。",
     20},
    {"followed another, as", "a=animal b=animal",
     "{a} followed#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} lost#21@a|{a:he} "
     "{a:was} curious#21@a|{b:he} had#21@b food|{b:he} knew#21@b the way> .",
     "{a} 跟着#1@a {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 迷路#21@a 了|{a:he} 很 "
     "好奇#21@a|{b:he} 有#21@b 食物|{b:he} 认识#21@b 路> 。",
     24},
    {"slept beside, as", "a=animal b=animal",
     "{a} slept#1@a near#3 {b} because#2 <1:{a:he} {a:was} cold#21@a|{a:he} {a:was} "
     "lonely#21@a|{a:he} {a:was} tired#21@a|{b:he} {b:was} warm#21@b|{b:he} {b:was} "
     "kind#21@b|{b:he} {b:was} friendly#21@b> .",
     "{a} 睡#1@a 在 {b} 旁边#3 ， 因为#2 <1:{a:he} 很 冷#21@a|{a:he} 很 孤独#21@a|{a:he} 累#21@a "
     "了|{b:he} 很 暖和#21@b|{b:he} 很 善良#21@b|{b:he} 很 友好#21@b> 。",
     20},
    {"woke another, as", "a=animal b=animal",
     "{a} woke#1@a {b} up because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} "
     "afraid#21@a|{a:he} wanted#21@a to play|{b:he} slept#21@b too late> .",
     "{a} 叫醒#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 害怕#21@a|{a:he} 想#21@a 玩|{b:he} "
     "睡#21@b 得 太 晚 了> 。",
     16},
    {"pushed into the water", "a=animal b=animal",
     "{a} pushed#1@a {b} into#3 the <2:river|lake|pool|sea> , and#4 <1:{b:he} got#21@b "
     "wet|{b:he} {b:was} angry#21@b|{b:he} couldn't swim#21@b|{a:he} laughed#21@a|{a:he} "
     "ran#21@a away> .",
     "{a} 把 {b} 推#1@a 进#3 了 <2:河 里|湖 里|游泳池|大海> ， <1:{b:he} 湿#21@b 了|{b:he} 很 "
     "生气#21@b|{b:he} 不会 游泳#21@b|{a:he} 笑#21@a 了|{a:he} 跑#21@a 了> 。",
     16},
    {"heard and ran, animal", "a=animal b=animal",
     "when#1 {a} <2:saw|heard|met> {b} , {a:he} <1:ran away|hid|felt afraid|began to run|jumped "
     "into the river> .",
     "{a} <2:看见|听见|遇见> {b} 的 时候#1 ， {a:he} <1:跑 了|躲 了 起来|觉得 很 害怕|开始 跑|跳 "
     "进 了 河 里> 。",
     20},
    {"as soon as it saw", "a=animal b=animal",
     "as soon as#1 {a} saw#2@a {b} , {a:he} <1:ran away|hid|began to run|climbed up a tree|jumped "
     "into the river> .",
     "{a} 一#1 看见#2@a {b} ， {a:he} 就 <1:跑 了|躲 了 起来|开始 跑|爬 上 了 树|跳 进 了 河 里> "
     "。",
     16},
    {"until it was full, animal", "a=animal b=eatable",
     "{a} ate#1@a {b} until#2 {a:he} {a:was} full#3@a .",
     "{a} 吃#1@a {b} ， 直到#2 {a:he} 饱#3@a 了 。", 16},
    {"after it ate, it slept", "a=animal b=eatable",
     "after#1 {a} ate#2@a {b} , {a:he} <1:fell asleep|felt full|got sick|still felt hungry|went "
     "away> .",
     "{a} 吃#2@a {b} 以后#1 ， {a:he} <1:睡着 了|觉得 很 饱|生病 了|还是 觉得 很 饿|走 了> 。", 24},
    {"ate, and then fell ill", "a=animal1 b=eatable",
     "{a} ate#1@a {b} , but#2 <1:{a:he} {a:is} still hungry#21@a|{a:he} didn't like#21@a "
     "{b:him}|{a:he} got#21@a sick|{b:he} had gone#21@b bad|{b:he} {b:was} too hot#21@b|{b:he} "
     "{b:was} not fresh#21@b> .",
     "{a} 吃#1@a 了 {b} ， 但是#2 <1:{a:he} 还是 很 饿#21@a|{a:he} 不 喜欢#21@a {b:he}|{a:he} "
     "生病#21@a 了|{b:he} 坏#21@b 了|{b:he} 太 烫#21@b 了|{b:he} 不 新鲜#21@b> 。",
     24},
    {"smelled food", "a=animal1 b=eatable",
     "{a} found#1@a {b} and#2 <1:ate {b:him}|carried {b:him} home|looked at {b:him}> .",
     "{a} 找到#1@a 了 {b} ， 然后#2 <1:吃 了 {b:he}|把 {b:he} 带 回家 了|看 了 看 {b:he}> 。", 16},
    {"dropped food, another took", "a=animal1 b=animal1 c=food1",
     "{a} dropped#1@a {c} , and#2 {b} <1:ate|stole|took> {c:him} .",
     "{a} 把 {c} 掉#1@a 在 地 上 了 ， {b} <1:吃|偷|拿走> 了 {c:he} 。", 16},
    {"gave food, animals", "a=animal b=animal c=food1",
     "{a} gave#1@a {c} to {b} because#2 <1:{a:he} {a:was} full#21@a|{a:he} didn't like#21@a "
     "{c:him}|{a:he} {a:was} kind#21@a|{b:he} {b:was} hungry#21@b|{b:he} {b:was} "
     "weak#21@b|{b:he} wanted#21@b {c:him}> .",
     "{a} 把 {c} 给#1@a 了 {b} ， 因为#2 <1:{a:he} 饱#21@a 了|{a:he} 不 喜欢#21@a {c:he}|{a:he} "
     "很 善良#21@a|{b:he} 饿#21@b 了|{b:he} 很 虚弱#21@b|{b:he} 想要#21@b {c:he}> 。",
     24},
    {"mother left", "a=noun:dog|cat|hen1 b=noun:puppy|kitten|chick",
     "{a} went out#1@a to look for food , so#2 {b} <1:waited for|looked for|called|missed> {a:him} "
     ".",
     "{a} 出去#1@a 找 食物 了 ， 所以#2 {b} <1:等|寻找|叫|想念> {a:he} 。", 8},
    {"animal escaped from cage", "a=animal b=noun:cage1",
     "{a} escaped#1@a from {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} wanted#21@a to go "
     "home|{a:he} {a:was} afraid#21@a|{b:he} {b:was} open#21@b|{b:he} {b:was} broken#21@b|{b:he} "
     "{b:was} too small#21@b> .",
     "{a} 从 {b} 里 逃走#1@a 了 ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 想#21@a 回家|{a:he} 很 "
     "害怕#21@a|{b:he} 开着#21@b|{b:he} 坏#21@b 了|{b:he} 太 小#21@b 了> 。",
     28},
    {"could not climb, hole", "a=animal1 b=hole1",
     "{a} couldn't#3 get#1@a into {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} too "
     "fat#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} too narrow#21@b|{b:he} had#21@b water "
     "in it> .",
     "{a} 进#1@a 不了#3 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 胖#21@a 了|{b:he} 太 "
     "小#21@b 了|{b:he} 太 窄#21@b 了|{b:he} 有#21@b 水> 。",
     28},
    {"i have a pet", "a=animal1",
     "<2:i|we> have#3 {a:a} . {a:he} {a:is} <1:very cute|very naughty|three years old|afraid of "
     "water|very clever> .",
     "<2:我|我们> 有#3 {a:a} 。 {a:he} <1:非常 可爱|非常 淘气|三 岁 了|怕 水|非常 聪明> 。", 20},
    {"the animal that", "a=animal b=animal",
     "{a} that#1 ate#2@a {b} {a:is} very#3 <1:fierce|big|old|dangerous> .",
     "吃#2@a 了 {b} 的#1 {a} 非常#3 <1:凶猛|大|老|危险> 。", 12},
    {"the one that chased it", "a=animal b=animal",
     "{a} that#1 chased#2@a {b} didn't#3 catch#4@a {b:him} .",
     "追赶#2@a {b} 的#1 {a} 没有#3 抓#4@a 到 {b:he} 。", 16},
    {"lion and mouse", "a=noun:lion1 b=noun:mouse1",
     "{a} caught#1@a {b} but let#2@a {b:him} go , so#3 <1:{b:he} thanked#21@b {a:him}|{b:he} "
     "{b:was} grateful#21@b|{b:he} later helped#21@b {a:him}|{a:he} {a:was} still hungry#21@a> .",
     "{a} 抓住#1@a 了 {b} ， 但是 放#2@a 了 {b:he} ， 所以#3 <1:{b:he} 感谢#21@b 了 {a:he}|{b:he} "
     "很 感激#21@b|{b:he} 后来 帮助#21@b 了 {a:he}|{a:he} 还是 很 饿#21@a> 。",
     16},
    {"cat in a tree", "a=noun:cat1 b=noun:tree1",
     "{a} climbed#1@a up {b} because#2 <1:{a:he} {a:was} afraid#21@a of dogs|{a:he} saw#21@a a "
     "bird there|{a:he} wanted#21@a to sleep|{b:he} {b:was} not tall#21@b> .",
     "{a} 爬#1@a 上 了 {b} ， 因为#2 <1:{a:he} 怕#21@a 狗|{a:he} 看见#21@a 那里 有 一 只 "
     "鸟|{a:he} 想#21@a 睡觉|{b:he} 不 高#21@b> 。",
     16},
    {"sat on, as", "a=animal b=surface",
     "{a} sat#1@a on {b} because#2 <1:{a:he} {a:was} tired#21@a|{a:he} {a:was} sleepy#21@a|{a:he} "
     "liked#21@a {b:him}|{b:he} {b:was} warm#21@b|{b:he} {b:was} soft#21@b|{b:he} {b:was} "
     "comfortable#21@b> .",
     "{a} 坐#1@a 在 {b} 上 ， 因为#2 <1:{a:he} 累#21@a 了|{a:he} 困#21@a 了|{a:he} 喜欢#21@a "
     "{b:he}|{b:he} 很 暖和#21@b|{b:he} 很 软#21@b|{b:he} 很 舒服#21@b> 。",
     20},
    {"slept under, as", "a=animal b=furniture",
     "{a} slept#1@a under#3 {b} because#2 <1:{a:he} {a:was} tired#21@a|{a:he} {a:was} "
     "afraid#21@a|{a:he} {a:was} cold#21@a|{b:he} {b:was} big#21@b|{b:he} {b:was} warm#21@b|it was "
     "raining> .",
     "{a} 睡#1@a 在 {b} 下面#3 ， 因为#2 <1:{a:he} 累#21@a 了|{a:he} 很 害怕#21@a|{a:he} 很 "
     "冷#21@a|{b:he} 很 大#21@b|{b:he} 很 暖和#21@b|下雨 了> 。",
     20},
    {"sat on it and broke it", "a=animal1 b=furniture1",
     "{a} sat#1@a on {b} and broke#3 {b:him} because#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} "
     "{a:was} too fat#21@a|{b:he} {b:was} too old#21@b|{b:he} {b:was} not strong#21@b> .",
     "{a} 坐#1@a 在 {b} 上 ， 把 {b:he} 弄坏#3 了 ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 太 "
     "胖#21@a 了|{b:he} 太 旧#21@b 了|{b:he} 不 坚固#21@b> 。",
     20},
    {"animal and rain", "a=animal",
     "it#1 rained#2 , so#3 {a} <1:hid under a tree|went home|got wet> . {a:he} {a:was} "
     "<2:cold|tired|sad> .",
     "下雨#2 了 ， 所以#3 {a} <1:躲 在 树 下面|回家 了|湿 了> 。 {a:he} <2:很 冷|累 了|很 难过> 。",
     12},
    {"fish in the water", "a=animal1 b=noun:fish",
     "{a} couldn't#3 catch#1@a {b} because#2 <1:{a:he} couldn't swim#21@a|{a:he} {a:was} "
     "afraid#21@a of water|{b:he} swam#21@b too fast|{b:he} swam#21@b away|{b:he} {b:was} in the "
     "water#21@b> .",
     "{a} 抓#1@a 不到#3 {b} ， 因为#2 <1:{a:he} 不会 游泳#21@a|{a:he} 怕#21@a 水|{b:he} 游#21@b 得 "
     "太 快 了|{b:he} 游#21@b 走 了|{b:he} 在 水#21@b 里> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_animals() { return animals; }

}  // namespace playground::grammar
