// Templates: things that roll, fall, sink, melt, boil, stop or are blown away, and those who have
// to do with them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template turning_points[] = {
    // Rolling.
    {"chased a rolling thing until",
     "a=noun:dog|cat|puppy|kitten|monkey|bear1 b=noun:orange|ball|egg|bottle|ball|potato1",
     "{a} chased#1@a {b} until#2 <1:{b:he} rolled@b under the bed|{b:he} rolled@b into the "
     "river|{b:he} stopped@b|{b:he} hit@b the wall|{a:he} {a:was} tired@a|{a:he} caught@a "
     "{b:him}|{a:he} couldn't run@a any more|{a:he} fell@a down> .",
     "{a} 一直 追#1@a {b} ， 直到#2 <1:{b:he} 滚@b 到 了 床 下面|{b:he} 滚@b 进 了 河 里|{b:he} "
     "停@b 了 下来|{b:he} 撞@b 到 了 墙 上|{a:he} 累@a 了|{a:he} 抓住@a 了 {b:he}|{a:he} 跑@a 不动 "
     "了|{a:he} 摔倒@a 了> 。",
     10},
    {"could not catch a rolling thing, as",
     "a=animal1 b=noun:ball|orange|apple|coin|potato|balloon1",
     "{a} couldn't#3 catch#1@a {b} because#2 <1:{b:he} rolled@b too fast|{b:he} rolled@b under the "
     "sofa|{b:he} rolled@b down the hill|{b:he} fell@b into the water|{a:he} {a:was} too "
     "slow@a|{a:he} ran@a too slowly|{a:he} slipped@a on the grass|{a:his} leg was hurt> .",
     "{a} 没有#3 抓住#1@a {b} ， 因为#2 <1:{b:he} 滚@b 得 太 快 了|{b:he} 滚@b 到 了 沙发 "
     "下面|{b:he} 滚@b 下 了 小山|{b:he} 掉@b 进 了 水 里|{a:he} 太 慢@a 了|{a:he} 跑@a 得 太 慢 "
     "了|{a:he} 在 草 上 滑倒@a 了|{a:his} 腿 受伤 了> 。",
     8},
    {"kicked, and it rolled", "d=clear a=noun:ball|stone|bottle|box|coin|orange1",
     "{d} kicked#1@d {a} , <1:and {a:he} rolled@a under a car|and {a:he} rolled@a down the "
     "street|and {a:he} hit@a a window|but {a:he} didn't move@a|but {a:he} was too heavy@a|and "
     "{d:he} hurt@d {d:his} foot|and then {d:he} ran@d after {a:him}|but {d:he} fell@d down> .",
     "{d} 踢#1@d 了 {a} ， <1:{a:he} 滚@a 到 了 一 辆 汽车 下面|{a:he} 滚@a 下 了 马路|{a:he} "
     "打中@a 了 一 扇 窗户|但是 {a:he} 没有 动@a|但是 {a:he} 太 重@a 了|{d:he} 弄 伤@d 了 {d:his} "
     "脚|然后 {d:he} 去 追@d {a:he} 了|但是 {d:he} 摔倒@d 了> 。",
     9},
    {"rolled under, and another one", "a=noun:ball|apple|egg|orange|coin|tomato1 b=animal1",
     "{a} rolled#1@a under the <2:bed|table|sofa|car|tree> <1:, and {b} pushed@b {a:him} out|, and "
     "{b} ran@b after {a:him}|, but {b} found@b {a:him}|, and {b} ate@b {a:him}|, so {b} couldn't "
     "get@b {a:him}|because {b} pushed@b {a:him}|because {b} wanted@b to play with {a:him}> .",
     "{a} 滚#1@a 到 了 <2:床|桌子|沙发|汽车|树> 下面 ， <1:{b} 把 {a:he} 推@b 了 出来|{b} 去 追@b "
     "{a:he} 了|但是 {b} 找到@b 了 {a:he}|{b} 把 {a:he} 吃@b 了|所以 {b} 拿@b 不到 {a:he}|因为 {b} "
     "推@b 了 {a:he}|因为 {b} 想@b 玩 {a:he}> 。",
     7},
    {"rolled under, zh", "a=noun:ball|bottle|egg|orange|coin|pencil1 b=animal1",
     "{a} rolled#1@a under the <2:bed|table|sofa|chair> , <1:and {b} pushed@b {a:him} out|but {b} "
     "couldn't get@b {a:him}|and {b} looked@b for {a:him}|but {b} found@b {a:him}> .",
     "{a} 滚#1@a 到 了 <2:床|桌子|沙发|椅子> 底下 ， <1:{b} 把 {a:he} 推@b 了 出来|但是 {b} 拿@b "
     "不到 {a:he}|{b} 在 找@b {a:he}|但是 {b} 找到@b 了 {a:he}> 。",
     12, true},
    {"rolled down the hill until",
     "a=noun:stone|ball|rock|car|bike|bottle1 b=noun:tree|wall|house|fence|gate|table1",
     "{a} rolled#1@a down the <2:hill|mountain|street> and hit#3@a {b} . <1:{a:he} stopped@a "
     "there|{a:he} broke@a in two|{a:he} was going@a too fast|{a:he} didn't stop@a|{b:he} fell@b "
     "down|{b:he} was broken@b|{b:he} stood@b in the way> .",
     "{a} 滚#1@a 下 了 <2:小山|山|马路> ， 撞#3@a 上 了 {b} 。 <1:{a:he} 停@a 在 了 那里|{a:he} "
     "碎@a 成 了 两 块|{a:he} 太 快@a 了|{a:he} 没有 停@a 下来|{b:he} 倒@b 了|{b:he} 坏@b "
     "了|{b:he} 挡住@b 了 路> 。",
     8},

    // In the way.
    {"vehicle could not pass a thing, as", "a=vehicle1 b=noun:tree|rock|branch|ladder|box|gate1",
     "{a} couldn't#3 pass#1@a {b} because#2 <1:{b:he} lay@b across the road|{b:he} had fallen@b on "
     "the road|{b:he} was in the way@b|{b:he} was blocking@b the street|{a:he} was too "
     "wide@a|{a:he} was too big@a|{a:his} engine was broken|{a:he} had no petrol@a> .",
     "{a} 不能#3 从 {b} 旁边 开#1@a 过去 ， 因为#2 <1:{b:he} 倒@b 在 路 上|{b:he} 掉@b 在 路 上 "
     "了|{b:he} 挡住@b 了 路|{b:he} 挡住@b 了 马路|{a:he} 太 宽@a 了|{a:he} 太 大@a 了|{a:his} "
     "发动机 坏 了|{a:he} 没有 汽油@a 了> 。",
     12},
    {"fell across the road, so", "a=vehicle1 b=noun:tree|wall|gate|branch|ladder|tower1",
     "when#3 {b} fell#1@b on the road#4 , <1:{a} couldn't pass@a {b:him}|{a} had to stop@a|{a} "
     "drove@a into {b:him}|{b:he} hit@b {a}|{b:he} crushed@b {a}|nobody could move {b:him}> .",
     "{b} 倒#1@b 在 路#4 上 的 时候#3 ， <1:{a} 不能 从 {b:he} 旁边 过去@a|{a} 只好 停@a 下来|{a} "
     "撞@a 上 了 {b:he}|{b:he} 砸@b 到 了 {a}|{b:he} 压坏@b 了 {a}|没有人 能 搬 {b:he}> 。",
     5},
    {"living one could not get past, as", "a=living b=noun:gate|bridge|gate|fence|gate|bridge1",
     "{a} couldn't#3 get#1@a past {b} because#2 <1:{b:he} was closed@b|{b:he} was blocking@b the "
     "road|{b:he} was too high@b|{b:he} was too big@b|{a:he} {a:was} too big@a|{a:he} {a:was} too "
     "weak@a|{a:he} couldn't climb@a|{a:he} {a:was} afraid@a> .",
     "{a} 过#1@a 不了#3 {b} ， 因为#2 <1:{b:he} 关@b 了|{b:he} 挡住@b 了 路|{b:he} 太 高@b "
     "了|{b:he} 太 大@b 了|{a:he} 太 大@a 了|{a:he} 太 虚弱@a 了|{a:he} 不会 爬@a|{a:he} 很 "
     "害怕@a> 。",
     6},
    {"stopped before, as",
     "a=noun:car|truck|bus|taxi|tractor|ambulance1 b=noun:bridge|tunnel|gate|house|tree|bridge1",
     "{a} stopped#1@a in front of {b} because#2 <1:{b:he} was closed@b|{b:he} was too "
     "narrow@b|{b:he} was on fire@b|{b:he} was dangerous@b|{a:he} was too high@a|{a:he} had a flat "
     "tire@a|{a:his} engine was too hot|{a:he} had no petrol@a> .",
     "{a} 在 {b} 前面 停#1@a 了 下来 ， 因为#2 <1:{b:he} 关@b 了|{b:he} 太 窄@b 了|{b:he} 着火@b "
     "了|{b:he} 很 危险@b|{a:he} 太 高@a 了|{a:his} 轮胎 没 气@a 了|{a:his} 发动机 太 热 了|{a:he} "
     "没有 汽油@a 了> 。",
     7},
    {"its tire was flat", "a=noun:car|bus|truck|bike|taxi|motorcycle1",
     "{a} stopped#1@a because#2 {a:his} tire#3 was <1:flat#4|broken#4|too old#4> .",
     "{a} 停#1@a 了 下来 ， 因为#2 {a:his} 轮胎#3 <1:没 气#4 了|坏#4 了|太 旧#4 了> 。", 8},

    // Ships and ice.
    {"ship and the ice, soon", "a=noun:boat|ship|ship|boat1 b=noun:iceberg|iceberg|rock|rock1",
     "{a} hit#1@a {b} <1:, and soon {a:he} sank@a|, and {a:he} stopped@a at once|because {a:he} "
     "was too fast@a|because {a:he} couldn't stop@a|, and {b:he} broke@b|, but {b:he} didn't "
     "move@b|because {b:he} was under the water@b|because {b:he} was too big@b> .",
     "{a} 撞#1@a 上 了 {b} ， <1:很 快 {a:he} 就 沉@a 了|{a:he} 马上 停@a 了 下来|因为 {a:he} 太 "
     "快@a 了|因为 {a:he} 不能 停@a 下来|{b:he} 裂@b 了|但是 {b:he} 没有 动@b|因为 {b:he} 在 水 "
     "下面@b|因为 {b:he} 太 大@b 了> 。",
     27},
    {"captain saw the ice",
     "d=noun:captain|captain|sailor|pirate1 a=noun:ship|boat|ship|boat1 "
     "b=noun:iceberg|rock|rock|iceberg1",
     "{d} saw#1@d {b} too late#4 <1:, so {a} hit@a {b:him}|, and {a} hit@a {b:him} and "
     "sank|because {b:he} was white@b|because {d:he} was asleep@d|because {d:he} was drunk@d|, and "
     "{d:he} couldn't stop@d {a}> .",
     "{d} 太 晚#4 看见#1@d {b} 了 ， <1:所以 {a} 撞@a 上 了 {b:he}|{a} 撞@a 上 {b:he} 就 沉 "
     "了|因为 {b:he} 是 白色@b 的|因为 {d:he} 睡着@d 了|因为 {d:he} 喝醉@d 了|{d:he} 不能 让 {a} "
     "停@d 下来> 。",
     14},
    {"sank, as", "a=noun:boat|ship b=living",
     "{a} sank#1@a with {b} because#2 <1:{a:he} had@a a hole|{a:he} {a:was} too old@a|{a:he} hit@a "
     "a rock|{a:he} {a:was} full of water@a|{b:he} {b:was} too heavy@b|{b:he} {b:was} "
     "jumping@b|{b:he} didn't know@b the way> .",
     "{a} 带着 {b} 沉#1@a 了 下去 ， 因为#2 <1:{a:he} 有@a 一 个 洞|{a:he} 太 旧@a 了|{a:he} 撞@a "
     "上 了 岩石|{a:he} 装 满 了 水@a|{b:he} 太 重@b 了|{b:he} 一直 在 跳@b|{b:he} 不 认识@b 路> "
     "。",
     12},

    // Strength, batteries and engines.
    {"robot could not lift, as", "a=noun:robot1 b=portable1",
     "{a} couldn't#3 lift#1@a {b} because#2 <1:{b:he} was too heavy@b|{b:he} was too "
     "slippery@b|{b:he} was stuck@b|{b:he} was too big@b|{a:his} battery was dead|{a:his} hand was "
     "broken|{a:he} was too weak@a|{a:he} was broken@a> .",
     "{a} 拿 不动#3 {b} ， 因为#2 <1:{b:he} 太 重@b 了|{b:he} 太 滑@b 了|{b:he} 卡住@b 了|{b:he} "
     "太 大@b 了|{a:his} 电池 没电 了|{a:his} 手 坏 了|{a:he} 太 弱@a 了|{a:he} 坏@a 了> 。",
     40},
    {"animal could not lift, as", "a=animal1 b=portable1",
     "{a} couldn't#3 lift#1@a {b} because#2 <1:{b:he} was too heavy@b|{b:he} was too big@b|{b:he} "
     "was stuck@b|{b:he} was too long@b|{a:he} was too weak@a|{a:he} was too small@a|{a:he} was "
     "too young@a|{a:his} leg was hurt> .",
     "{a} 举 不动#3 {b} ， 因为#2 <1:{b:he} 太 重@b 了|{b:he} 太 大@b 了|{b:he} 卡住@b 了|{b:he} "
     "太 长@b 了|{a:he} 太 虚弱@a 了|{a:he} 太 小@a 了|{a:he} 还 太 小@a|{a:his} 腿 受伤 了> 。",
     28},
    {"robot stopped, as",
     "a=noun:robot|car|truck|bus|plane|boat1 b=noun:door|tree|bridge|house|tower|rock1",
     "{a} stopped#1@a near {b} because#2 <1:{a:his} battery was empty|{a:his} engine was too "
     "hot|{a:he} didn't work@a any more|{a:he} needed@a help|{b:he} was in the way@b|{b:he} was "
     "falling@b down|{b:he} was on fire@b> .",
     "{a} 在 {b} 附近 停#1@a 了 下来 ， 因为#2 <1:{a:his} 电池 没电 了|{a:his} 发动机 太 热 "
     "了|{a:he} 不能 用@a 了|{a:he} 需要@a 帮助|{b:he} 挡住@b 了 路|{b:he} 快 倒@b 了|{b:he} "
     "着火@b 了> 。",
     6},
    {"robot helped, as", "a=noun:robot1 b=living",
     "{a} helped#1@a {b} because#2 <1:{b:he} {b:was} hurt@b|{b:he} couldn't walk@b|{b:he} {b:was} "
     "lost@b|{b:he} asked@b {a:him} for help|{a:he} was made@a to help people|{a:he} was very "
     "strong@a|{a:his} battery was full> .",
     "{a} 帮助#1@a 了 {b} ， 因为#2 <1:{b:he} 受伤@b 了|{b:he} 不能 走路@b|{b:he} 迷路@b 了|{b:he} "
     "请@b {a:he} 帮忙|{a:he} 就是 为 帮助 人 做@a 的|{a:he} 非常 强壮@a|{a:his} 电池 满 了> 。",
     20},
    {"his hands or its battery", "d=clear a=noun:phone|camera|computer|robot|laptop|radio1",
     "{d} couldn't#3 use#1@d {a} because#2 <1:{a:his} battery was dead|{a:his} battery was too "
     "old|{a:he} was broken@a|{a:he} was too complicated@a|{d:his} hands were wet|{d:his} hands "
     "were cold|{d:he} had lost@d {a:him}|{d:he} didn't know@d {a:him}> .",
     "{d} 不能#3 用#1@d {a} ， 因为#2 <1:{a:his} 电池 没电 了|{a:his} 电池 太 旧 了|{a:he} 坏@a "
     "了|{a:he} 太 复杂@a 了|{d:his} 手 湿 了|{d:his} 手 很 冷|{d:he} 弄丢@d 了 {a:he}|{d:he} 不 "
     "认识@d {a:he}> 。",
     8},

    // Fast and slow, up and down.
    {"soon overtook, speed", "a=vehicle1 b=vehicle1",
     "{a} soon#1 overtook#2@a {b} because#3 <1:{b:he} was too slow@b|{b:he} was slower@b|{a:he} "
     "was faster@a|{a:he} was very fast@a> .",
     "{a} 很 快#1 超过#2@a 了 {b} ， 因为#3 <1:{b:he} 速度 太 慢@b|{b:he} 速度 更 慢@b|{a:he} 速度 "
     "更 快@a|{a:he} 速度 非常 快@a> 。",
     81, true},
    {"overtook at last, as", "a=vehicle1 b=noun:bike|tractor|bus|truck|motorcycle|taxi1",
     "{a} overtook#1@a {b} on the <2:bridge|road|hill> because#3 <1:{b:he} was going@b too "
     "slowly|{b:he} was too slow@b|{b:he} had stopped@b|{b:he} had a flat tire@b|{a:he} was much "
     "faster@a|{a:his} engine was better|{a:he} was in a hurry@a> .",
     "{a} 在 <2:桥|公路|小山> 上 超过#1@a 了 {b} ， 因为#3 <1:{b:he} 开@b 得 太 慢 了|{b:he} 太 "
     "慢@b 了|{b:he} 停@b 下来 了|{b:his} 轮胎 没 气@b 了|{a:he} 快@a 多 了|{a:his} 发动机 更 "
     "好|{a:he} 赶 时间@a> 。",
     8},
    {"burst, as", "a=noun:balloon|ball|bag|tire1 b=noun:needle|nail|rock|knife1",
     "{a} touched#1@a {b} and burst#3@a because#2 <1:{b:he} was very sharp@b|{b:he} had@b a sharp "
     "end|{b:he} was hot@b|{a:he} was too full@a|{a:he} was too thin@a|{a:he} was already very "
     "old@a> .",
     "{a} 碰#1@a 到 {b} 就 爆#3@a 了 ， 因为#2 <1:{b:he} 非常 锋利@b|{b:he} 有@b 一 个 锋利 的 "
     "头|{b:he} 很 烫@b|{a:he} 太 满@a 了|{a:he} 太 薄@a 了|{a:he} 已经 非常 旧@a 了> 。",
     20},
    {"fell from, too high or wet", "a=living b=noun:tree|wall|ladder|roof|fence|bridge1",
     "{a} fell#1@a from {b} because#2 <1:{b:he} was wet@b|{b:he} was slippery@b|{b:he} "
     "moved@b|{b:he} broke@b|{a:he} {a:was} careless@a|{a:he} {a:was} sleeping@a|{a:he} looked@a "
     "down|{a:he} slipped@a> .",
     "{a} 从 {b} 上 掉#1@a 了 下来 ， 因为#2 <1:{b:he} 很 湿@b|{b:he} 很 滑@b|{b:he} 动@b "
     "了|{b:he} 坏@b 了|{a:he} 很 粗心@a|{a:he} 在 睡觉@a|{a:he} 看@a 了 下面|{a:he} 滑倒@a 了> 。",
     8},
};

}  // namespace

std::span<const Template> templates_of_turning_points() { return turning_points; }

}  // namespace playground::grammar
