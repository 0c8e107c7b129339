// Templates: jars, nets, nails, printers, socks and ships, and animals that are seldom seen at
// home.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template objects[] = {
    {"honey out of the jar", "d=clear a=noun:honey b=noun:jar1",
     "{d} couldn't#1 get#2@d {a} out of {b} because#3 <1:{a:he} {a:was} too sticky#21@a|{a:he} "
     "{a:was} too cold#21@a|{b:he} {b:was} too narrow#21@b|{b:he} {b:was} closed#21@b> .",
     "{d} 不能#1 把 {a} 从 {b} 里 倒#2@d 出来 ， 因为#3 <1:{a:he} 太 黏#21@a 了|{a:he} 太 凉#21@a "
     "了|{b:he} 太 窄#21@b 了|{b:he} 关着#21@b> 。",
     44},
    {"did not fit in the jar", "a=noun:spoon|bone|envelope1 b=noun:jar1",
     "{a} didn't#1 fit#2@a in {b} because#3 <1:{a:he} {a:was} too long#21@a|{a:he} {a:was} much "
     "too big#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} already#22 full#21@b> .",
     "{b} 装#2 不下#1@a {a} ， 因为#3 <1:{a:he} 太 长#21@a 了|{a:he} 太 大#21@a 了|{b:he} 太 "
     "小#21@b 了|{b:he} 已经#22 满#21@b 了> 。",
     14},
    {"out of the net, hole", "a=noun:fish|bird|butterfly1 b=noun:net1",
     "{a} got#1@a out of {b} because#2 <1:{a:he} {a:was} tiny#21@a|{a:he} {a:was} so "
     "quick#21@a|{b:he} had#21@b a hole#22|{b:he} {b:was} torn#21@b> .",
     "{a} 从 {b} 里 逃#1@a 了 出来 ， 因为#2 <1:{a:he} 很 小#21@a|{a:he} 太 快#21@a 了|{b:he} "
     "有#21@b 一 个 洞#22|{b:he} 破#21@b 了> 。",
     18},
    {"bone too hard to bite", "a=noun:dog|puppy|wolf1 b=noun:bone1",
     "{a} couldn't#1 bite#2@a through {b} because#3 <1:{a:his} teeth#22 were bad#21|{a:he} {a:was} "
     "too old#21@a|{b:he} {b:was} too hard#21@b|{b:he} {b:was} too big#21@b> .",
     "{a} 咬#2@a 不动#1 {b} ， 因为#3 <1:{a:his} 牙齿#22 坏#21 了|{a:he} 太 老#21@a 了|{b:he} 太 "
     "硬#21@b 了|{b:he} 太 大#21@b 了> 。",
     14},
    {"could not open the nut", "a=noun:squirrel|monkey|crow1 b=noun:nut1",
     "{a} couldn't#1 open#2@a {b} because#3 <1:{a:he} {a:was} too weak#21@a|{a:he} {a:was} too "
     "young#21@a|{b:he} {b:was} too hard#21@b|{b:he} {b:was} frozen#21@b> .",
     "{a} 打#2@a 不开#1 {b} ， 因为#3 <1:{a:he} 太 弱#21@a 了|{a:he} 太 年轻#21@a 了|{b:he} 太 "
     "硬#21@b 了|{b:he} 冻#21@b 住 了> 。",
     14},
    {"threw the nut at the rock", "a=noun:crow|monkey1 b=noun:nut1 c=noun:rock1",
     "{a} threw#1@a {b} at {c} <1:, and {b:he} cracked#21@b|, and {b:he} broke#21@b all#22 at#22 "
     "once#22|because#22 {a:he} couldn't#23 open#21@a {b:him}|because#22 {c:he} {c:was} hard#21@c> "
     ".",
     "{a} 把 {b} 扔#1@a 到 {c} 上 ， <1:{b:he} 裂#21@b 了|{b:he} 一下子#22 就 碎#21@b 了|因为#22 "
     "{a:he} 打#21@a 不开#23 {b:he}|因为#22 {c:he} 很 硬#21@c> 。",
     20},
    {"butterfly on a flower, sweet", "a=noun:butterfly1 b=noun:flower1",
     "{a} stopped#1@a on {b} because#2 <1:{a:he} {a:was} tired#21@a|{a:he} needed#21@a a "
     "rest#22|{b:he} smelled#22 sweet#21@b|{b:he} {b:was} open#21@b> .",
     "{a} 停#1@a 在 {b} 上 ， 因为#2 <1:{a:he} 累#21@a 了|{a:he} 需要#21@a 休息#22|{b:he} "
     "闻起来#22 很 甜#21@b|{b:he} 开着#21@b> 。",
     28},
    {"never caught the butterfly", "a=noun:puppy|cat|frog1 b=noun:butterfly1",
     "{a} didn't#1 catch#2@a {b} , even#3 though#3 <1:{a:he} {a:was} very quick#21@a|{a:he} "
     "jumped#21@a very high#22|{b:he} flew#21@b very slowly#22|{b:he} {b:was} very near#21@b> .",
     "{a} 没有#1 抓#2@a 到 {b} ， 虽然#3 <1:{a:he} 非常 快#21@a|{a:he} 跳#21@a 得 非常 "
     "高#22|{b:he} 飞#21@b 得 非常 慢#22|{b:he} 非常 近#21@b> 。",
     12},
    {"balloon in the tree", "a=noun:balloon1 b=noun:tree1",
     "{a} got stuck#1@a in {b} because#2 <1:{a:he} {a:was} too big#21@a|{a:he} flew#21@a too "
     "low#22|{b:he} {b:was} so tall#21@b|{b:his} branches#22 were too long#21> .",
     "{a} 在 {b} 上 卡住#1@a 了 ， 因为#2 <1:{a:he} 太 大#21@a 了|{a:he} 飞#21@a 得 太 低#22 "
     "了|{b:he} 太 高#21@b 了|{b:his} 树枝#22 太 长#21 了> 。",
     32},
    {"balloon and nail", "a=noun:balloon1 b=noun:nail1",
     "{a} hit#1@a {b} and broke#2@a because#3 <1:{a:he} {a:was} too thin#21@a|{a:he} flew#21@a too "
     "fast#22|{b:he} {b:was} sharp#21@b|{b:he} {b:was} too long#21@b> .",
     "{a} 撞#1@a 到 了 {b} ， 破#2@a 了 ， 因为#3 <1:{a:he} 太 薄#21@a 了|{a:he} 飞#21@a 得 太 "
     "快#22 了|{b:he} 很 锋利#21@b|{b:he} 太 长#21@b 了> 。",
     32},
    {"nail in the wall", "d=clear a=noun:nail1 b=noun:wall|desk1",
     "{d} couldn't#1 pull#2@d {a} out of {b} because#3 <1:{a:he} {a:was} rusty#21@a|{a:he} {a:was} "
     "too short#21@a|{b:he} {b:was} too hard#21@b|{b:he} {b:was} too thick#21@b> .",
     "{d} 不能#1 把 {a} 从 {b} 上 拉#2@d 出来 ， 因为#3 <1:{a:he} 生锈#21@a 了|{a:he} 太 短#21@a "
     "了|{b:he} 太 硬#21@b 了|{b:he} 太 厚#21@b 了> 。",
     14},
    {"moved it off the desk", "d=clear a=noun:laptop|printer|keyboard1 b=noun:desk1",
     "{d} took#1@d {a} off#2 {b} because#3 <1:{a:he} {a:was} too big#21@a|{a:he} had stopped#22 "
     "working#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} wet#21@b> .",
     "{d} 把 {a} 从#2 {b} 上 拿走#1@d 了 ， 因为#3 <1:{a:he} 太 大#21@a 了|{a:he} 不#22 工作#21@a "
     "了|{b:he} 太 小#21@b 了|{b:he} 湿#21@b 了> 。",
     14},
    {"did not fit in the elevator", "a=noun:desk|piano|sofa1 b=noun:elevator1",
     "{a} didn't#1 fit#2@a in {b} because#3 <1:{a:he} {a:was} too wide#21@a|{a:he} {a:was} so "
     "long#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} full#21@b of people#22> .",
     "{a} 放#2@a 不进#1 {b} ， 因为#3 <1:{a:he} 太 宽#21@a 了|{a:he} 太 长#21@a 了|{b:he} 太 "
     "小#21@b 了|{b:he} 有#21@b 很多 人#22> 。",
     16},
    {"did not take the elevator", "d=clear a=noun:elevator1",
     "{d} didn't#1 take#2@d {a} because#3 <1:{a:he} {a:was} full#21@a|{a:he} {a:was} "
     "broken#21@a|{d:he} {d:was} afraid#21@d of {a:him}|{d:he} wanted#21@d to walk#22> .",
     "{d} 没有#1 坐#2@d {a} ， 因为#3 <1:{a:he} 满#21@a 了|{a:he} 坏#21@a 了|{d:he} 怕#21@d "
     "{a:he}|{d:he} 想#21@d 走路#22> 。",
     24},
    {"printer out of ink", "a=noun:printer1 b=noun:photo|map|letter1",
     "{a} couldn't#1 print#2@a {b} because#3 <1:{a:he} {a:was} out of ink#21@a|{a:he} {a:was} too "
     "old#21@a|{b:he} {b:was} too big#21@b|{b:he} {b:was} too dark#21@b> .",
     "{a} 打印#2@a 不了#1 {b} ， 因为#3 <1:{a:he} 没 墨#21@a 了|{a:he} 太 旧#21@a 了|{b:he} 太 "
     "大#21@b 了|{b:he} 太 黑#21@b 了> 。",
     14},
    {"wrote on the laptop", "d=clear a=noun:laptop1 b=noun:letter|story|poem1",
     "{d} couldn't#1 finish#2@d {b} on {a} because#3 <1:{a:his} battery#22 died#21|{a:he} {a:was} "
     "too slow#21@a|{b:he} {b:was} too long#21@b|{b:he} {b:was} too difficult#21@b> .",
     "{d} 不能#1 用 {a} 写 完#2@d {b} ， 因为#3 <1:{a:his} 电池#22 没电#21 了|{a:he} 太 慢#21@a "
     "了|{b:he} 太 长#21@b 了|{b:he} 太 难#21@b 了> 。",
     14},
    {"spilled on the keyboard", "d=clear a=noun:keyboard|laptop1 c=noun:juice|coffee",
     "{d} spilled#1@d {c:bare} on {a} , <1:and {a:he} got sticky#21@a|and {a:he} stopped#22 "
     "working#21@a|so#22 {d:he} cleaned#21@d {a:him}|so#22 {d:he} bought#21@d a new#23 one> .",
     "{d} 把 {c:bare} 洒#1@d 在 {a} 上 了 ， <1:{a:he} 变 黏#21@a 了|{a:he} 不#22 工作#21@a "
     "了|所以#22 {d:he} 洗#21@d 干净 了 {a:he}|所以#22 {d:he} 买#21@d 了 一 个 新的#23> 。",
     28},
    {"too thick for the envelope", "d=clear a=noun:book|photo|key1 b=noun:envelope1",
     "{d} couldn't#1 put#2@d {a} in {b} because#3 <1:{a:he} {a:was} too thick#21@a|{a:he} {a:was} "
     "much too big#21@a|{b:he} {b:was} too small#21@b|{b:he} {b:was} torn#21@b> .",
     "{d} 不能#1 把 {a} 放#2@d 进 {b} ， 因为#3 <1:{a:he} 太 厚#21@a 了|{a:he} 太 大#21@a "
     "了|{b:he} 太 小#21@b 了|{b:he} 破#21@b 了> 。",
     12},
    {"took it out of the envelope", "d=clear a=noun:letter|ticket|photo1 b=noun:envelope1",
     "{d} took#1@d {a} out of {b} and <1:looked#21@d at {a:him} for a long time#22|put#21@d "
     "{a:him} in {d:his} pocket#22|closed#21@d {b:him} again#22|closed#21@d {b:him} quickly#22> .",
     "{d} 把 {a} 从 {b} 里 拿#1@d 出来 ， <1:看#21@d 了 {a:he} 很久#22|把 {a:he} 放#21@d 在 "
     "{d:his} 口袋#22 里|又#22 把 {b:he} 关上#21@d 了|很 快#22 把 {b:he} 关上#21@d 了> 。",
     12},
    {"soup with a spoon", "d=clear a=noun:spoon1 b=noun:soup|rice",
     "{d} couldn't#1 eat#2@d {b} with {a} because#3 <1:{a:he} {a:was} dirty#21@a|{a:he} had#21@a a "
     "hole#22|{b:he} {b:was} too hot#21@b|{b:he} {b:was} frozen#21@b> .",
     "{d} 不能#1 用 {a} 吃#2@d {b} ， 因为#3 <1:{a:he} 很 脏#21@a|{a:he} 有#21@a 一 个 "
     "洞#22|{b:he} 太 烫#21@b 了|{b:he} 冻#21@b 住 了> 。",
     16},
    {"behind the bed", "d=clear a=noun:sock|glove1 b=noun:bed|desk1",
     "{a} fell#1@a behind#2 {b} , so#3 {d} <1:couldn't#22 find#21@d {a:him}|looked#21@d for "
     "{a:him}|moved#21@d {b:him} away|pushed#21@d {b:him} away> .",
     "{a} 掉#1@a 在 {b} 后面#2 了 ， 所以#3 {d} <1:找#21@d 不到#22 {a:he}|找#21@d {a:he}|把 {b:he} "
     "搬#21@d 走 了|把 {b:he} 推#21@d 开 了> 。",
     24},
    {"one sock and the shoe", "d=clear a=noun:sock1 b=noun:shoe1",
     "{d} couldn't#1 wear#2@d {a} in {b} because#3 <1:{a:he} {a:was} too thick#21@a|{a:he} "
     "had#21@a a hole#22|{b:he} {b:was} too small#21@b|{b:he} {b:was} full#21@b of sand#22> .",
     "{d} 不能#1 在 {b} 里 穿#2@d {a} ， 因为#3 <1:{a:he} 太 厚#21@a 了|{a:he} 有#21@a 一 个 "
     "洞#22|{b:he} 太 小#21@b 了|{b:he} 装 满#21@b 了 沙子#22> 。",
     28},
    {"glove out of the pocket", "a=noun:glove|envelope|spoon1 b=noun:pocket1",
     "{a} fell#1@a out of {b} because#2 <1:{a:he} {a:was} too long#21@a|{a:he} {a:was} too "
     "big#21@a|{b:he} had#21@b a hole#22|{b:he} {b:was} torn#21@b> .",
     "{a} 从 {b} 里 掉#1@a 了 出来 ， 因为#2 <1:{a:he} 太 长#21@a 了|{a:he} 太 大#21@a 了|{b:he} "
     "有#21@b 一 个 洞#22|{b:he} 破#21@b 了> 。",
     16},
    {"ship hit a rock", "a=noun:ship1 b=noun:rock1",
     "{a} hit#1@a {b} because#2 <1:{a:he} {a:was} going#21@a too fast#22|{a:his} engine#22 was "
     "broken#21|{b:he} {b:was} under the water#21@b|{b:he} {b:was} huge#21@b> .",
     "{a} 撞#1@a 上 了 {b} ， 因为#2 <1:{a:he} 开#21@a 得 太 快#22 了|{a:his} 发动机#22 坏#21 "
     "了|{b:he} 在 水#21@b 下面|{b:he} 很 巨大#21@b> 。",
     36},
    {"ship and boat", "a=noun:ship1 b=noun:boat1",
     "{a} soon#1 overtook#2@a {b} because#3 <1:{a:he} had#21@a a better#22 engine#23|{a:he} "
     "{a:was} quick#21@a|{b:he} {b:was} old#21@b and slow#22|{b:his} engine#22 was broken#21> .",
     "{a} 很 快#1 就 超过#2@a 了 {b} ， 因为#3 <1:{a:he} 有#21@a 一 台 更 好#22 的 "
     "发动机#23|{a:he} 很 快#21@a|{b:he} 又 旧#21@b 又 慢#22|{b:his} 发动机#22 坏#21 了> 。",
     28},
    {"slipped on a rock", "a=noun:penguin|zebra|goat1 b=noun:rock1",
     "{a} slipped#1@a on {b} because#2 <1:{a:he} {a:was} running#21@a too fast#22|{a:he} {a:was} "
     "tired#21@a|{b:he} {b:was} wet#21@b|{b:he} {b:was} covered#21@b with snow#22> .",
     "{a} 在 {b} 上 滑倒#1@a 了 ， 因为#2 <1:{a:he} 跑#21@a 得 太 快#22 了|{a:he} 累#21@a "
     "了|{b:he} 很 湿#21@b|{b:he} 被 雪#22 盖住#21@b 了> 。",
     16},
    {"penguin and fish", "a=noun:penguin1 b=noun:fish1",
     "{a} caught#1@a {b} because#2 <1:{a:he} {a:was} quick#21@a in the water#22|{a:he} swam#21@a "
     "faster#22|{b:he} {b:was} too slow#21@b|{b:he} didn't#22 see#21@b {a:him}> .",
     "{a} 抓住#1@a 了 {b} ， 因为#2 <1:{a:he} 在 水#22 里 很 快#21@a|{a:he} 游#21@a 得 更 "
     "快#22|{b:he} 太 慢#21@b 了|{b:he} 没有#22 看见#21@b {a:he}> 。",
     28},
    {"zebra got away", "a=noun:zebra1 b=noun:lion|tiger|wolf1",
     "{a} got away#1@a from {b} because#2 <1:{a:he} {a:was} so quick#21@a|{a:he} never#22 "
     "stopped#21@a|{b:he} slipped#21@b|{b:he} ran#21@b too slowly> .",
     "{a} 从 {b} 那里 逃走#1@a 了 ， 因为#2 <1:{a:he} 太 快#21@a 了|{a:he} 一直 没#22 "
     "停#21@a|{b:he} 滑倒#21@b 了|{b:he} 跑#21@b 得 太 慢 了> 。",
     14},
    {"crow took it", "a=noun:crow1 b=noun:spoon|ring1",
     "{a} took#1@a {b} because#2 <1:{a:he} {a:was} curious#21@a|{a:he} wanted#21@a to "
     "play#22|{b:he} {b:was} very bright#21@b|{b:he} looked#22 beautiful#21@b> .",
     "{a} 拿走#1@a 了 {b} ， 因为#2 <1:{a:he} 很 好奇#21@a|{a:he} 想#21@a 玩#22|{b:he} 非常 "
     "亮#21@b|{b:he} 看起来#22 很 漂亮#21@b> 。",
     16},
    {"crow and the water", "a=noun:crow|bird1 b=noun:jar|bottle1",
     "{a} couldn't#1 drink#2@a the water in {b} because#3 <1:{a:he} {a:was} too "
     "small#21@a|{a:he} {a:was} afraid#21@a|{b:he} {b:was} too narrow#21@b|{b:he} {b:was} "
     "closed#21@b> .",
     "{a} 喝#2@a 不到#1 {b} 里 的 水 ， 因为#3 <1:{a:he} 太 小#21@a 了|{a:he} 很 "
     "害怕#21@a|{b:he} 太 窄#21@b 了|{b:he} 关着#21@b> 。",
     16},
};

}  // namespace

std::span<const Template> templates_of_objects() { return objects; }

}  // namespace playground::grammar
