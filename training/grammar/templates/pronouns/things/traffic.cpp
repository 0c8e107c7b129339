// Templates: vehicles that pass, cross, land and fit, and what is in their way.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template traffic[] = {
    {"overtook, as", "a=vehicle b=vehicle",
     "{a} overtook#1@a {b} because#2 <1:{a:he} {a:was} faster#21@a|{a:he} {a:was} very "
     "fast#21@a|{b:he} {b:was} too slow#21@b|{b:he} {b:was} old#21@b and slow|{b:he} "
     "stopped#21@b> .",
     "{a} 超过#1@a 了 {b} ， 因为#2 <1:{a:he} 更 快#21@a|{a:he} 非常 快#21@a|{b:he} 太 慢#21@b "
     "了|{b:he} 又 旧#21@b 又 慢|{b:he} 停#21@b 了> 。",
     50},
    {"could not pass, as", "a=noun:car|bus|truck|bike b=vehicle",
     "{a} couldn't#3 go#1@a past {b} because#2 <1:{a:he} {a:was} too slow#21@a|{a:he} {a:was} too "
     "old#21@a|{a:he} {a:was} broken#21@a|{b:he} {b:was} too fast#21@b|{b:he} {b:was} too "
     "wide#21@b|{b:he} {b:was} in the way#21@b> .",
     "{a} 不能#3 超过#1@a {b} ， 因为#2 <1:{a:he} 太 慢#21@a 了|{a:he} 太 旧#21@a 了|{a:he} "
     "坏#21@a 了|{b:he} 太 快#21@b 了|{b:he} 太 宽#21@b 了|{b:he} 挡住#21@b 了 路> 。",
     6},
    {"stopped, so hit", "a=vehicle b=vehicle",
     "{a} stopped#1@a suddenly#2 , so#3 {b} hit#4@b {a:him} .",
     "{a} 突然#2 停#1@a 了 ， 所以#3 {b} 撞#4@b 上 了 {a:he} 。", 12},
    {"was stopped by police", "d=noun:policeman b=noun:car|truck|bus",
     "{d} stopped#1@d {b} because#2 <1:{b:he} {b:was} too fast#21@b|{b:he} {b:was} going#21@b too "
     "fast|{b:he} {b:was} too heavy#21@b|{b:he} {b:was} stolen#21@b|{d:he} wanted#21@d to ask the "
     "driver> .",
     "{d} 拦住#1@d 了 {b} ， 因为#2 <1:{b:he} 太 快#21@b 了|{b:he} 开#21@b 得 太 快 了|{b:he} "
     "太 重#21@b 了|{b:he} 被 偷#21@b 了|{d:he} 想#21@d 问 司机> 。",
     8},
    {"vehicle not cross, as", "a=noun:car|truck|bus|train b=noun:bridge1",
     "{a} couldn't#3 cross#1@a {b} because#2 <1:{a:he} {a:was} too heavy#21@a|{a:he} {a:was} "
     "too "
     "big#21@a|{a:he} {a:was} too wide#21@a|{b:he} {b:was} too narrow#21@b|{b:he} {b:was} "
     "closed#21@b|{b:he} {b:was} not strong#21@b> .",
     "{a} 不能#3 过#1@a {b} ， 因为#2 <1:{a:he} 太 重#21@a 了|{a:he} 太 大#21@a 了|{a:he} 太 "
     "宽#21@a 了|{b:he} 太 窄#21@b 了|{b:he} 关着#21@b|{b:he} 不 坚固#21@b> 。",
     8},
    {"vehicle through a tunnel", "a=noun:truck|bus|train b=noun:tunnel1",
     "{a} couldn't#3 go#1@a through {b} because#2 <1:{a:he} {a:was} too high#21@a|{a:he} {a:was} "
     "too wide#21@a|{a:he} {a:was} too big#21@a|{b:he} {b:was} too low#21@b|{b:he} {b:was} too "
     "narrow#21@b|{b:he} {b:was} closed#21@b> .",
     "{a} 过#1@a 不了#3 {b} ， 因为#2 <1:{a:he} 太 高#21@a 了|{a:he} 太 宽#21@a 了|{a:he} 太 "
     "大#21@a 了|{b:he} 太 矮#21@b 了|{b:he} 太 窄#21@b 了|{b:he} 关#21@b 了> 。",
     8},
    {"into the garage", "d=clear a=noun:car|truck|bus1 b=noun:garage1",
     "{d} couldn't#3 drive#1@d {a} into {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} "
     "{a:was} too wide#21@a|{a:he} {a:was} broken#21@a|{b:he} {b:was} too small#21@b|{b:he} "
     "{b:was} full#21@b|{b:he} {b:was} locked#21@b> .",
     "{d} 不能#3 把 {a} 开#1@d 进 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 宽#21@a "
     "了|{a:he} 坏#21@a 了|{b:he} 太 小#21@b 了|{b:he} 满#21@b 了|{b:he} 锁着#21@b> 。",
     8},
    {"garage, does not fit", "a=noun:car|truck|bus b=noun:garage1",
     "{a} {a:doesn't} fit#1@a into {b} because#2 <1:{a:he} {a:is} too big#21@a|{a:he} {a:is} "
     "too "
     "long#21@a|{b:he} {b:is} too small#21@b|{b:he} {b:is} full#21@b> .",
     "{a} 放#1@a 不进 {b} ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 太 长#21@a 了|{b:he} "
     "太 小#21@b 了|{b:he} 满#21@b 了> 。",
     8},
    {"drove home and garage, car", "d=clear a=noun:car1 b=noun:garage1",
     "{d} drove#1@d {a} into {b} and#3 <1:locked|washed|closed|cleaned> {b:him} .",
     "{d} 把 {a} 开#1@d 进 {b} ， 然后#3 <1:把 {b:he} 锁 上 了|洗 了 {b:he}|把 {b:he} 关上 了|打扫 "
     "了 {b:he}> 。",
     14},
    {"drove home and garage, truck", "d=clear a=noun:truck1 b=noun:garage1",
     "{d} drove#1@d {a} into {b} and#3 <1:locked|washed|closed|cleaned> {b:him} .",
     "{d} 把 {a} 开#1@d 进 {b} ， 然后#3 <1:把 {b:he} 锁 上 了|洗 了 {b:he}|把 {b:he} 关上 "
     "了|打扫 了 {b:he}> 。",
     6},
    {"landed late", "a=noun:plane b=noun:airport1",
     "{a} couldn't#3 land#1@a at {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} {a:was} "
     "broken#21@a|{b:he} {b:was} closed#21@b|{b:he} {b:was} too dark#21@b|{b:he} {b:was} too "
     "busy#21@b> .",
     "{a} 不能#3 在 {b} 降落#1@a ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 坏#21@a "
     "了|{b:he} 关着#21@b|{b:he} 太 昏暗#21@b 了|{b:he} 太 忙#21@b 了> 。",
     50},
    {"landed, and", "a=noun:plane b=land",
     "{a} landed#1@a in {b} . {a:he} <1:came very late|{a:was} full|{a:was} very old> .",
     "{a} 降落#1@a 在 {b} 。 {a:he} <1:来 得 非常 晚|满 了|非常 旧> 。", 50},
    {"ship and ice", "a=noun:boat b=waters1",
     "{a} couldn't#3 cross#1@a {b} because#2 <1:{a:he} {a:was} too small#21@a|{a:he} had#21@a a "
     "hole|{a:he} {a:was} broken#21@a|{b:he} {b:was} frozen#21@b|{b:he} {b:was} too "
     "shallow#21@b|{b:he} {b:was} too wide#21@b> .",
     "{a} 不能#3 过#1@a {b} ， 因为#2 <1:{a:he} 太 小#21@a 了|{a:he} 有#21@a 一 个 洞|{a:he} "
     "坏#21@a 了|{b:he} 冻#21@b 住 了|{b:he} 太 浅#21@b 了|{b:he} 太 宽#21@b 了> 。",
     28},
    {"waited for, but full", "d=clear b=noun:bus|train|plane|boat",
     "{d} couldn't#3 get#1@d on {b} because#2 <1:{b:he} {b:was} full#21@b|{b:he} {b:was} too "
     "crowded#21@b|{b:he} didn't stop#21@b|{d:he} {d:was} late#21@d|{d:he} had#21@d no ticket> .",
     "{d} 上#1@d 不了#3 {b} ， 因为#2 <1:{b:he} 满#21@b 了|{b:he} 太 拥挤#21@b 了|{b:he} 没有 "
     "停#21@b|{d:he} 迟到#21@d 了|{d:he} 没有#21@d 票> 。",
     6},
    {"bought one last week", "a=clear b=noun:car|truck|bike|boat1",
     "{a} bought#1@a {b:a} last week#2 . {b:he} {b:is} <1:red|blue|very fast|very new|cheap "
     "but "
     "good> .",
     "{a} 上周#2 买#1@a 了 {b:a} 。 {b:he} <1:是 红色 的|是 蓝色 的|非常 快|非常 新|很 便宜 ， "
     "但是 很 好> 。",
     6},
    {"broke down on the road", "d=clear b=noun:car|truck|bus1",
     "{b} broke down#1@b on the road , so#2 {d} <1:pushed|fixed|sold> {b:him} .",
     "{b} 在 路 上 坏#1@b 了 ， 所以#2 {d} <1:推|修好|卖> 了 {b:he} 。", 6},
    {"the bridge broke", "a=noun:bridge1 b=noun:truck",
     "{b} crushed#1@b {a} because#2 <1:{a:he} {a:was} too old#21@a|{a:he} {a:was} not "
     "strong#21@a|{a:he} {a:was} too narrow#21@a|{b:he} {b:was} too heavy#21@b|{b:he} {b:was} "
     "very big#21@b|{b:he} {b:was} full#21@b> .",
     "{b} 压坏#1@b 了 {a} ， 因为#2 <1:{a:he} 太 旧#21@a 了|{a:he} 不 坚固#21@a|{a:he} 太 窄#21@a "
     "了|{b:he} 太 重#21@b 了|{b:he} 非常 大#21@b|{b:he} 满#21@b 了> 。",
     20},
    {"vehicle stopped because", "a=vehicle",
     "{a} stopped#1@a because#2 {a:he} {a:was} <1:broken|too hot|too old|full> .",
     "{a} 停#1@a 了 ， 因为#2 {a:he} <1:坏 了|太 热 了|太 旧 了|满 了> 。", 12},
    {"was passed by", "a=noun:bus b=noun:car",
     "{a} {a:was} passed#1@b by#3 {b} because#2 <1:{a:he} {a:was} too slow#21@a|{a:he} {a:was} "
     "old#21@a|{a:he} stopped#21@a|{b:he} {b:was} faster#21@b|{b:he} {b:was} new#21@b> .",
     "{a} 被#3 {b} 超过#1@b 了 ， 因为#2 <1:{a:he} 太 慢#21@a 了|{a:he} 很 旧#21@a|{a:he} "
     "停#21@a 了|{b:he} 更 快#21@b|{b:he} 是 新的#21@b> 。",
     20},
    {"the train and the river", "a=noun:boat1 b=noun:bridge1",
     "{a} couldn't#3 go#1@a under#4 {b} because#2 <1:{a:he} {a:was} too high#21@a|{a:he} {a:was} "
     "too big#21@a|{a:he} {a:was} too wide#21@a|{b:he} {b:was} too low#21@b> .",
     "{a} 不能#3 从 {b} 下面#4 过#1@a ， 因为#2 <1:{a:he} 太 高#21@a 了|{a:he} 太 大#21@a "
     "了|{a:he} 太 宽#21@a 了|{b:he} 太 矮#21@b 了> 。",
     20, true},
};

}  // namespace

std::span<const Template> templates_of_traffic() { return traffic; }

}  // namespace playground::grammar
