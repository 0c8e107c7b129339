// Templates: places, weather, plants and what people do with them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template places[] = {
    {"pieces of food left", "d=clear c=food",
     "{d} cut#1@d {c:a} and gave#2 {c:him} to the <2:children|children|birds|dogs> .",
     "{d} 切#1@d 了 {c:a} ， 然后 把 {c:he} 给#2 了 <2:孩子 们|孩子 们|那些 鸟|那些 狗> 。", 12},
    {"could not swim in, as", "a=living b=waters1",
     "{a} couldn't#3 swim#1@a in {b} because#2 <1:{a:he} {a:was} too tired#21@a|{a:he} {a:was} "
     "sick#21@a|{a:he} {a:was} afraid#21@a|{b:he} {b:was} frozen#21@b|{b:he} {b:was} too "
     "cold#21@b|{b:he} {b:was} dirty#21@b|{b:he} {b:was} too deep#21@b> .",
     "{a} 不能#3 在 {b} 里 游泳#1@a ， 因为#2 <1:{a:he} 太 累#21@a 了|{a:he} 生病#21@a 了|{a:he} "
     "很 害怕#21@a|{b:he} 冻#21@b 住 了|{b:he} 太 冷#21@b 了|{b:he} 很 脏#21@b|{b:he} 太 深#21@b "
     "了> 。",
     28},
    {"bought a new thing", "a=clear b=portable1",
     "{a} bought#1@a a new#3 {b:bare} . {b:he} {b:is} <1:red|blue|very cheap|very beautiful|too "
     "small> .",
     "{a} 买#1@a 了 一 {b:m} 新#3 {b:bare} 。 {b:he} <1:是 红色 的|是 蓝色 的|非常 便宜|非常 "
     "漂亮|太 小 了> 。",
     20},
    {"watered plants, as", "a=person b=plant",
     "{a} watered#1@a {b} because#2 <1:{b:he} {b:was} dry#21@b|{b:he} needed#21@b water|{b:he} "
     "{b:was} thirsty#21@b|{b:he} {b:was} small#21@b|{a:he} loved#21@a {b:him}|{a:he} had#21@a "
     "time> .",
     "{a} 浇#1@a 了 {b} ， 因为#2 <1:{b:he} 很 干#21@b|{b:he} 需要#21@b 水|{b:he} 渴#21@b "
     "了|{b:he} 很 小#21@b|{a:he} 爱#21@a {b:he}|{a:he} 有时间#21@a> 。",
     24},
    {"planted, and it grew", "a=clear b=plant",
     "{a} grew#1@a {b:a} in the garden . {b:he} <1:grew fast|needed water|looked beautiful|needed "
     "sun> .",
     "{a} 在 花园 里 种#1@a 了 {b:a} 。 {b:he} <1:长 得 很 快|需要 水|看起来 很 漂亮|需要 太阳> 。",
     20},
    {"animal ate plants", "a=animal b=noun:flower d=clear",
     "{a} ate#1@a {b} , so#2 {d} <1:chased {a:him}|watered {b:him} again|sold {a:him}|couldn't "
     "sell {b:him}|hit {a:him}> .",
     "{a} 吃#1@a 了 {b} ， 所以#2 {d} <1:追赶 了 {a:he}|又 给 {b:he} 浇 了 水|卖 了 {a:he}|不能 "
     "卖 {b:he}|打 了 {a:he}> 。",
     24},
    {"cut down, as", "d=person a=noun:tree",
     "{d} cut#1@d down {a} because#2 <1:{a:he} {a:was} too old#21@a|{a:he} {a:was} too "
     "tall#21@a|{a:he} {a:was} sick#21@a|{a:he} {a:was} in the way#21@a|{d:he} needed#21@d "
     "wood|{d:he} {d:was} cold#21@d> .",
     "{d} 砍#1@d 了 {a} ， 因为#2 <1:{a:he} 太 老#21@a 了|{a:he} 太 高#21@a 了|{a:he} 生病#21@a "
     "了|{a:he} 挡住#21@a 了 路|{d:he} 需要#21@d 木头|{d:he} 很 冷#21@d> 。",
     50},
    {"no apples on the tree", "d=clear b=noun:tree1 a=many:fruit",
     "{d} picked#1@d {a} from#3 {b} because#2 <1:{a:he} were ripe#21@a|{a:he} were red#21@a|{a:he} "
     "were sweet#21@a|{d:he} {d:was} hungry#21@d|{d:he} liked#21@d {a:him}> .",
     "{d} 从#3 {b} 上 摘#1@d 了 {a} ， 因为#2 <1:{a:he} 熟#21@a 了|{a:he} 是 红色#21@a "
     "的|{a:he} 很 甜#21@a|{d:he} 饿#21@d 了|{d:he} 喜欢#21@d {a:he}> 。",
     24},
    {"flowers need", "a=many:plant",
     "{a} {a:is} beautiful#1@a , but#2 {a:he} <1:need water|need sun|have no leaves|are very "
     "small> .",
     "{a} 很 漂亮#1@a ， 但是#2 {a:he} <1:需要 水|需要 太阳|没有 叶子|非常 小> 。", 16},
    {"have a garden", "a=many:person b=fruit1",
     "{a} have#1@a a <2:garden|farm> , and {a:he} grow#3@a {b:s} there#4 .",
     "{a} 有#1@a 一 个 <2:花园|农场> ， {a:he} 在 那里#4 种#3@a {b:s} 。", 20},
    {"has a farm, grows", "a=clear b=fruit1",
     "{a} has#1@a a <2:garden|farm> , and {a:he} grows#3@a {b:s} there#4 .",
     "{a} 有#1@a 一 个 <2:花园|农场> ， {a:he} 在 那里#4 种#3@a {b:s} 。", 26},
    {"grows and sells them", "a=clear b=many:fruit",
     "{a} grows#1@a {b:a} and <1:sells|eats|washes|picks> {b:him} every day#3 .",
     "{a} 种#1@a {b:a} ， 每天#3 <1:卖|吃|洗|摘> {b:he} 。", 26},
    {"picked fruit, then", "a=person b=many:fruit",
     "{a} picked#1@a {b} and <1:ate {b:him}|washed {b:him}|sold {b:him}|put {b:him} in a "
     "basket|gave {b:him} to a neighbor> .",
     "{a} 摘#1@a 了 {b} ， 然后 <1:吃 了 {b:he}|洗 了 {b:he}|卖 了 {b:he}|把 {b:he} 放 在 一 个 "
     "篮子 里|把 {b:he} 给 了 一 个 邻居> 。",
     20},
    {"moved there, as", "a=clear b=land",
     "{a} moved#1@a to {b} because#2 <1:{b:he} {b:is} beautiful#21@b|{b:he} {b:is} "
     "safe#21@b|{b:he} {b:is} famous#21@b|{a:he} found#21@a work there|{a:he} has#21@a friends "
     "there> .",
     "{a} 搬#1@a 到 了 {b} ， 因为#2 <1:{b:he} 很 漂亮#21@b|{b:he} 很 安全#21@b|{b:he} 很 "
     "有名#21@b|{a:he} 在 那里 找到#21@a 了 工作|{a:he} 在 那里 有#21@a 朋友> 。",
     20},
    {"did not go to a place, as", "a=person b=room1",
     "{a} didn't#3 go#1@a to {b} because#2 <1:{b:he} {b:was} closed#21@b|{b:he} {b:was} too "
     "far#21@b|{b:he} {b:was} too crowded#21@b|{a:he} {a:was} ill#21@a|{a:he} {a:was} "
     "tired#21@a|{a:he} {a:was} too busy#21@a> .",
     "{a} 没有#3 去#1@a {b} ， 因为#2 <1:{b:he} 关门#21@b 了|{b:he} 太 远#21@b 了|{b:he} 太 "
     "拥挤#21@b 了|{a:he} 生病#21@a 了|{a:he} 累#21@a 了|{a:he} 太 忙#21@a 了> 。",
     28},
    {"lives in an old house", "a=clear b=noun:house1",
     "{a} sold#1@a {b} because#2 <1:{b:he} {b:was} too small#21@b|{b:he} {b:was} too "
     "old#21@b|{b:he} {b:was} too cold#21@b|{a:he} needed#21@a money|{a:he} moved#21@a to Beijing> "
     ".",
     "{a} 卖#1@a 了 {b} ， 因为#2 <1:{b:he} 太 小#21@b 了|{b:he} 太 旧#21@b 了|{b:he} 太 冷#21@b "
     "了|{a:he} 需要#21@a 钱|{a:he} 搬#21@a 到 了 北京> 。",
     20},
    {"loves a room", "a=person b=room1",
     "{a} {a:likes} {b} because#3 <1:{b:he} {b:is} quiet#21@b|{b:he} {b:is} clean#21@b|{b:he} "
     "{b:is} warm#21@b|{b:he} {b:is} big#21@b|{b:he} {b:is} beautiful#21@b> .",
     "{a} 喜欢 {b} ， 因为#3 <1:{b:he} 很 安静#21@b|{b:he} 很 干净#21@b|{b:he} 很 暖和#21@b|{b:he} "
     "很 大#21@b|{b:he} 很 漂亮#21@b> 。",
     16},
    {"animals in the cold", "a=animal b=room",
     "{a} went#1@a into {b} because#2 <1:{a:he} {a:was} cold#21@a|{a:he} {a:was} "
     "hungry#21@a|{a:he} {a:was} afraid#21@a|{b:he} {b:was} warm#21@b|{b:he} {b:was} "
     "open#21@b|{b:he} {b:was} near#21@b> .",
     "{a} 进#1@a 了 {b} ， 因为#2 <1:{a:he} 很 冷#21@a|{a:he} 饿#21@a 了|{a:he} 很 "
     "害怕#21@a|{b:he} 很 暖和#21@b|{b:he} 开着#21@b|{b:he} 很 近#21@b> 。",
     24},
    {"animal would not go in", "a=animal b=hole1",
     "{a} didn't#3 go#1@a into {b} because#2 <1:{a:he} {a:was} afraid#21@a|{a:he} {a:was} too "
     "big#21@a|{a:he} {a:was} too fat#21@a|{b:he} {b:was} too dark#21@b|{b:he} {b:was} too "
     "small#21@b|{b:he} had#21@b water in it> .",
     "{a} 没有#3 进#1@a {b} ， 因为#2 <1:{a:he} 害怕#21@a|{a:he} 太 大#21@a 了|{a:he} 太 胖#21@a "
     "了|{b:he} 太 昏暗#21@b 了|{b:he} 太 小#21@b 了|{b:he} 有#21@b 水> 。",
     24},
    {"left outside in rain", "d=clear b=portable1",
     "{d} left#1@d {b} outside#2 , so#3 {b:he} {b:was} <1:wet|dirty|stolen|lost> .",
     "{d} 把 {b} 放#1@d 在 外面#2 ， 所以#3 {b:he} <1:湿 了|脏 了|被 偷 了|不见 了> 。", 16},
    {"clouds and stars", "a=clear b=many:plant",
     "{a} saw#1@a {b:a} in front of#2 the house . {b:he} {b:is} <1:red|beautiful|very small|very "
     "old> .",
     "{a} 在 房子 前面#2 看见#1@a 了 {b:a} 。 {b:he} <1:很 红|很 漂亮|非常 小|非常 老> 。", 10},
    {"climbed it, as", "a=living b=barrier1",
     "{a} couldn't#3 climb#1@a {b} because#2 <1:{a:he} {a:was} too small#21@a|{a:he} {a:was} too "
     "tired#21@a|{a:he} {a:was} too fat#21@a|{b:he} {b:was} too high#21@b|{b:he} {b:was} "
     "wet#21@b|{b:he} {b:was} too slippery#21@b> .",
     "{a} 爬#1@a 不上#3 {b} ， 因为#2 <1:{a:he} 太 小#21@a 了|{a:he} 太 累#21@a 了|{a:he} 太 "
     "胖#21@a 了|{b:he} 太 高#21@b 了|{b:he} 湿#21@b 了|{b:he} 太 滑#21@b 了> 。",
     28},
    {"jumped over, as", "a=animal b=noun:fence1",
     "{a} jumped#1@a over {b} because#2 <1:{a:he} {a:was} strong#21@a|{a:he} {a:was} "
     "afraid#21@a|{a:he} saw#21@a food|{b:he} {b:was} low#21@b|{b:he} {b:was} not high#21@b> .",
     "{a} 跳#1@a 过 了 {b} ， 因为#2 <1:{a:he} 很 强壮#21@a|{a:he} 很 害怕#21@a|{a:he} 看见#21@a "
     "了 食物|{b:he} 很 矮#21@b|{b:he} 不 高#21@b> 。",
     24},
    {"crossed the street, as", "a=living b=street",
     "{a} crossed#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} saw#21@a a friend|{a:he} "
     "wanted#21@a to go home|{b:he} {b:was} empty#21@b|{b:he} {b:was} safe#21@b|{b:he} {b:was} not "
     "wide#21@b> .",
     "{a} 过#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 看见#21@a 了 一 个 朋友|{a:he} "
     "想#21@a "
     "回家|{b:he} 是 空#21@b 的|{b:he} 很 安全#21@b|{b:he} 不 宽#21@b> 。",
     24},
    {"closed the window, as", "d=clear b=opening",
     "{d} closed#1@d {b} because#2 <1:it was raining|the weather was cold|{d:he} {d:was} "
     "cold#21@d|{d:he} "
     "wanted#21@d to sleep|{b:he} {b:was} open#21@b> .",
     "{d} 关上#1@d 了 {b} ， 因为#2 <1:下雨 了|天气 很 冷|{d:he} 很 冷#21@d|{d:he} 想#21@d "
     "睡觉|{b:he} 开着#21@b> 。",
     20},
    {"opened the window, as", "d=clear b=opening",
     "{d} couldn't#3 open#1@d {b} because#2 <1:{b:he} {b:was} locked#21@b|{b:he} {b:was} "
     "stuck#21@b|{b:he} {b:was} frozen#21@b|{d:he} had#21@d no key|{d:he} {d:was} too "
     "weak#21@d|{d:he} {d:was} too small#21@d> .",
     "{d} 打#1@d 不开#3 {b} ， 因为#2 <1:{b:he} 锁着#21@b|{b:he} 卡住#21@b 了|{b:he} 冻#21@b 住 "
     "了|{d:he} 没有#21@d 钥匙|{d:he} 太 弱#21@d 了|{d:he} 太 小#21@d 了> 。",
     24},
    {"took an umbrella, as", "d=clear b=noun:umbrella1",
     "{d} took#1@d {b} because#2 <1:it was raining|it was going to rain|{b:he} {b:was} "
     "new#21@b|{d:he} needed#21@d {b:him}|{d:he} liked#21@d {b:him}> .",
     "{d} 拿走#1@d 了 {b} ， 因为#2 <1:下雨 了|要 下雨 了|{b:he} 是 新的#21@b|{d:he} 需要#21@d "
     "{b:he}|{d:he} 喜欢#21@d {b:he}> 。",
     12},
    {"bigger thing, but", "a=portable b=portable",
     "{a} {a:is} bigger#1@a than {b} , but#2 <1:{a:he} {a:is} cheaper#21@a|{a:he} {a:is} not "
     "heavy#21@a|{b:he} {b:is} heavier#21@b|{b:he} {b:is} more expensive#21@b> .",
     "{a} 比 {b} 大#1@a ， 但是#2 <1:{a:he} 更 便宜#21@a|{a:he} 不 重#21@a|{b:he} 更 "
     "重#21@b|{b:he} 更 贵#21@b> 。",
     24},
    {"left the place, as", "a=living b=room1",
     "{a} left#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} tired#21@a|{a:he} "
     "{a:was} afraid#21@a|{b:he} {b:was} too noisy#21@b|{b:he} {b:was} too cold#21@b|{b:he} "
     "{b:was} too dark#21@b|{b:he} {b:was} too crowded#21@b> .",
     "{a} 离开#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 累#21@a 了|{a:he} 很 "
     "害怕#21@a|{b:he} 太 吵#21@b 了|{b:he} 太 冷#21@b 了|{b:he} 太 昏暗#21@b 了|{b:he} 太 "
     "拥挤#21@b 了> 。",
     24},
    {"cleaned the place, as", "a=many:person b=room1",
     "{a} cleaned#1@a {b} because#2 <1:{a:he} had#21@a time|{a:he} had#21@a guests|{b:he} {b:was} "
     "dirty#21@b|{b:he} {b:was} too dirty#21@b> .",
     "{a} 打扫#1@a 了 {b} ， 因为#2 <1:{a:he} 有时间#21@a|{a:he} 有#21@a 客人|{b:he} 很 "
     "脏#21@b|{b:he} 太 脏#21@b 了> 。",
     16},
    {"farmers and their fields", "a=noun:farmer b=many:fruit",
     "{a} sold#1@a {b} because#2 <1:{a:he} needed#21@a money|{a:he} {a:was} poor#21@a|{a:he} "
     "{a:was} old#21@a|{b:he} were ripe#21@b|{b:he} were fresh#21@b|{b:he} were sweet#21@b> .",
     "{a} 卖#1@a 了 {b} ， 因为#2 <1:{a:he} 需要#21@a 钱|{a:he} 很 贫穷#21@a|{a:he} 很 "
     "老#21@a|{b:he} 熟#21@b 了|{b:he} 很 新鲜#21@b|{b:he} 很 甜#21@b> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_places() { return places; }

}  // namespace playground::grammar
