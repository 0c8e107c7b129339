// Templates: people and animals, whom sense or the pronoun tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template owners[] = {
    {"bit a person, as", "a=animal b=clear",
     "{a} bit#1@a {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} {a:was} afraid#21@a|{a:he} "
     "{a:was} angry#21@a|{b:he} hit#21@b {a:him}|{b:he} kicked#21@b {a:him}|{b:he} took#21@b "
     "{a:his} food> .",
     "{a} 咬#1@a 了 {b} ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 很 害怕#21@a|{a:he} 很 "
     "生气#21@a|{b:he} 打#21@b 了 {a:he}|{b:he} 踢#21@b 了 {a:he}|{b:he} 拿走#21@b 了 {a:his} "
     "食物> 。",
     24},
    {"person saw several", "a=clear k=number b=many:animal",
     "{a} saw#1@a {k} {b:s} <2:in the garden|in the park|under the tree|near the river|on the "
     "road> . <1:{b:he} were eating#21@b something|{b:he} were sleeping#21@b|{b:he} were "
     "playing#21@b|{a:he} "
     "liked#21@a {b:him} very much|{a:he} took#21@a a photo of {b:him}|{a:he} fed#21@a {b:him}> .",
     "{a} <2:在 花园 里|在 公园 里|在 树 下面|在 河 附近|在 路 上> 看见#1@a 了 {k} {b:m} {b:s} "
     "。 <1:{b:he} 在 吃#21@b 东西|{b:he} 在 睡觉#21@b|{b:he} 在 玩#21@b|{a:he} 非常 喜欢#21@a "
     "{b:he}|{a:he} 给 {b:he} 拍#21@a 了 一 张 照片|{a:he} 喂#21@a 了 {b:he}> 。",
     28},
    {"washed an animal, as", "a=person b=animal",
     "{a} washed#1@a {b} because#2 <1:{b:he} {b:was} dirty#21@b|{b:he} {b:was} very "
     "dirty#21@b|{b:he} played#21@b in the water|{a:he} had#21@a time|{a:he} loved#21@a {b:him}> .",
     "{a} 洗#1@a 了 {b} ， 因为#2 <1:{b:he} 很 脏#21@b|{b:he} 非常 脏#21@b|{b:he} 在 水 里 "
     "玩#21@b|{a:he} 有时间#21@a|{a:he} 爱#21@a {b:he}> 。",
     44},
    {"tied to a tree", "a=person b=animal",
     "{a} tied#1@a {b} to#3 <2:a tree|the fence|the door|the table> because#4 <1:{b:he} often "
     "ran#21@b away|{b:he} {b:was} dangerous#21@b|{b:he} bit#21@b people|{b:he} {b:was} "
     "naughty#21@b|{a:he} {a:was} afraid#21@a|{a:he} {a:was} busy#21@a> .",
     "{a} 把 {b} 拴#1@a 在 <2:树|篱笆|门|桌子> 上#3 ， 因为#4 <1:{b:he} 常常 逃走#21@b|{b:he} "
     "很 危险#21@b|{b:he} 咬#21@b 人|{b:he} 很 淘气#21@b|{a:he} 很 害怕#21@a|{a:he} 很 忙#21@a> "
     "。",
     50},
    {"saved an animal, but", "a=person b=animal",
     "{a} saved#1@a {b} , but#2 {b:he} <1:bit {a:him}|ran away|still felt afraid|hated {a:him}> .",
     "{a} 救#1@a 了 {b} ， 但是#2 {b:he} <1:咬 了 {a:he}|跑 了|还是 很 害怕|讨厌 {a:he}> 。", 16},
    {"saved an animal, as", "a=person b=animal",
     "{a} saved#1@a {b} because#2 <1:{b:he} {b:was} hurt#21@b|{b:he} fell#21@b into the "
     "river|{b:he} couldn't swim#21@b|{a:he} {a:was} kind#21@a|{a:he} loved#21@a animals> .",
     "{a} 救#1@a 了 {b} ， 因为#2 <1:{b:he} 受伤#21@b 了|{b:he} 掉#21@b 进 了 河 里|{b:he} 不会 "
     "游泳#21@b|{a:he} 很 善良#21@a|{a:he} 爱#21@a 动物> 。",
     24},
    {"scolded an animal, as", "a=person b=animal",
     "{a} scolded#1@a {b} because#2 <1:{b:he} broke#21@b the cup|{b:he} broke#21@b the vase|{b:he} "
     "bit#21@b the shoe|{b:he} ate#21@b the cake|{b:he} stole#21@b the fish|{b:he} jumped#21@b on "
     "the bed|{a:he} {a:was} angry#21@a|{a:he} couldn't sleep#21@a> .",
     "{a} 骂#1@a 了 {b} ， 因为#2 <1:{b:he} 打破#21@b 了 杯子|{b:he} 打碎#21@b 了 花瓶|{b:he} "
     "咬#21@b 了 鞋|{b:he} 吃#21@b 了 蛋糕|{b:he} 偷#21@b 了 鱼|{b:he} 跳#21@b 到 了 床 "
     "上|{a:he} 很 生气#21@a|{a:he} 睡 不 着#21@a> 。",
     28},
    {"found a stray", "a=clear b=animal1",
     "{a} found#1@a {b:a} on#4 the road and#2 took#3@a {b:him} home because#5 <1:{b:he} {b:was} "
     "hurt#21@b|{b:he} {b:was} lost#21@b|{b:he} {b:was} lonely#21@b|{b:he} {b:was} cold#21@b and "
     "hungry|{a:he} liked#21@a {b:him}> .",
     "{a} 在 路 上#4 找到#1@a 了 {b:a} ， 带#3@a {b:he} 回家 了 ， 因为#5 <1:{b:he} 受伤#21@b "
     "了|{b:he} 迷路#21@b 了|{b:he} 很 孤独#21@b|{b:he} 又 冷#21@b 又 饿|{a:he} 喜欢#21@a {b:he}> "
     "。",
     20},
    {"took to the doctor", "a=person b=animal",
     "{a} took#1@a {b} to the <2:doctor|hospital> because#3 {b:he} {b:was} <1:sick|hurt|weak|very "
     "old> .",
     "{a} 带#1@a {b} 去 <2:看 医生|了 医院> ， 因为#3 {b:he} <1:生病 了|受伤 了|很 虚弱|非常 "
     "老> 。",
     16},
    {"called, but it would not come", "a=person b=animal",
     "{a} called#1@a to {b} , but#2 <1:{b:he} didn't come#21@b|{b:he} didn't hear#21@b "
     "{a:him}|{b:he} {b:was} asleep#21@b|{b:he} ran#21@b away> .",
     "{a} 叫#1@a 了 {b} ， 但是#2 <1:{b:he} 没有 来#21@b|{b:he} 没有 听见#21@b {a:he}|{b:he} "
     "睡着#21@b 了|{b:he} 跑#21@b 了> 。",
     30},
    {"flew away before", "a=clear b=animal1",
     "before#1 {a} could#3 <2:catch|touch|see> {b} , {b:he} <1:ran away|hid|jumped into the "
     "river|climbed up a tree> .",
     "{a} <2:抓 到|碰|看见> {b} 以前#1 ， {b:he} <1:跑 了|躲 了 起来|跳 进 了 河 里|爬 上 了 树> "
     "。",
     16},
    {"pet and person saw", "a=clear b=animal1",
     "{b} ran#1@b to {a} because#2 <1:{b:he} {b:was} hungry#21@b|{b:he} {b:was} "
     "afraid#21@b|{b:he} liked#21@b {a:him}|{a:he} had#21@a food|{a:he} fed#21@a {b:him} every "
     "day> .",
     "{b} 跑#1@b 到 {a} 那里 ， 因为#2 <1:{b:he} 饿#21@b 了|{b:he} 很 害怕#21@b|{b:he} "
     "喜欢#21@b {a:he}|{a:he} 有#21@a 食物|{a:he} 每天 都 喂#21@a {b:he}> 。",
     24},
    {"could not catch it, person", "a=clear b=animal",
     "{a} couldn't#3 catch#1@a {b} because#2 <1:{b:he} {b:was} too fast#21@b|{b:he} "
     "hid#21@b|{b:he} ran#21@b into a hole|{a:he} {a:was} too slow#21@a|{a:he} {a:was} "
     "tired#21@a|{a:he} fell#21@a> .",
     "{a} 抓#1@a 不到#3 {b} ， 因为#2 <1:{b:he} 太 快#21@b 了|{b:he} 躲#21@b 了 起来|{b:he} "
     "跑#21@b 进 了 洞 里|{a:he} 太 慢#21@a 了|{a:he} 累#21@a 了|{a:he} 摔倒#21@a 了> 。",
     24},
    {"frightened it, so", "a=clear b=animal",
     "{a} frightened#1@a {b} , so#2 <1:{b:he} ran#21@b away|{b:he} hid#21@b|{b:he} bit#21@b "
     "{a:him}|{a:he} apologized#21@a|{a:he} {a:was} sorry#21@a> .",
     "{a} 吓到#1@a 了 {b} ， 所以#2 <1:{b:he} 跑#21@b 了|{b:he} 躲#21@b 了 起来|{b:he} 咬#21@b 了 "
     "{a:he}|{a:he} 道歉#21@a 了|{a:he} 很 抱歉#21@a> 。",
     16},
    {"children and animals", "a=many:person b=many:animal",
     "{a} <3:love|like|protect|feed> {b} because#2 <1:{a:he} are kind#21@a|{a:he} love#21@a "
     "animals|{b:he} are cute#21@b|{b:he} are weak#21@b|{b:he} are hungry#21@b|{b:he} are "
     "friendly#21@b> .",
     "{a} <3:爱|喜欢|保护|喂> {b} ， 因为#2 <1:{a:he} 很 善良#21@a|{a:he} 爱#21@a 动物|{b:he} "
     "很 可爱#21@b|{b:he} 很 虚弱#21@b|{b:he} 饿#21@b 了|{b:he} 很 友好#21@b> 。",
     24},
    {"people afraid of animals", "a=many:person b=many:animal",
     "{a} ran#1@a away because#2 {b} {b:was} near . <1:{a:he} were afraid#21@a|{a:he} hid#21@a in "
     "the house|{b:he} were hungry#21@b|{b:he} looked#21@b dangerous|{b:he} wanted#21@b to bite "
     "{a:him}> .",
     "{a} 跑#1@a 了 ， 因为#2 {b} 很 近 。 <1:{a:he} 很 害怕#21@a|{a:he} 躲#21@a 在 房子 "
     "里|{b:he} 很 饿#21@b|{b:he} 看起来#21@b 很 危险|{b:he} 想#21@b 咬 {a:he}> 。",
     16},
    {"dog came home late", "a=animal1 b=clear",
     "{a} didn't#1 come home#2@a last night#3 , so#4 {b} <1:looked for {a:him}|waited for "
     "{a:him}|called {a:him}> .",
     "{a} 昨晚#3 没有#1 回家#2@a ， 所以#4 {b} <1:找 {a:he}|等 {a:he}|叫 {a:he}> 。", 16},
    {"animal saved a person", "a=animal1 b=clear",
     "{a} saved#1@a {b} , so#2 <1:{b:he} thanked#21@b {a:him}|{b:he} loved#21@b {a:him}|{b:he} "
     "{b:was} grateful#21@b|{b:he} fed#21@b {a:him} every day|{a:he} {a:was} famous#21@a> .",
     "{a} 救#1@a 了 {b} ， 所以#2 <1:{b:he} 感谢#21@b 了 {a:he}|{b:he} 爱#21@b {a:he}|{b:he} 很 "
     "感激#21@b|{b:he} 每天 都 喂#21@b {a:he}|{a:he} 很 有名#21@a> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_owners() { return owners; }

}  // namespace playground::grammar
