// Templates: people and animals, and what they give, take, eat and break.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template pets[] = {
    {"stung a person, so it hurt", "a=noun:bee1 b=clear",
     "{a} stung#1@a {b} , and#2 <1:{b:he} cried#21@b|{b:he} {b:was} afraid#21@b|{a:he} flew#21@a "
     "away|{b:he} went#21@b to the doctor> .",
     "{a} 蜇#1@a 了 {b} ， <1:{b:he} 哭#21@b 了|{b:he} 很 害怕#21@b|{a:he} 飞#21@a 走 了|{b:he} "
     "去#21@b 看 医生 了> 。",
     23},
    {"gave animals bread, as", "a=person b=animal",
     "{a} gave#1@a {b} some <2:bread|meat|food|milk|water|grass> because#3 <1:{b:he} looked#21@b "
     "hungry|{b:he} looked#21@b thirsty|{b:he} {b:was} weak#21@b|{b:he} {b:was} cute#21@b|{b:he} "
     "followed#21@b {a:him}|{a:he} {a:was} kind#21@a|{a:he} liked#21@a {b:him}> .",
     "{a} 给#1@a 了 {b} 一些 <2:面包|肉|食物|牛奶|水|草> ， 因为#3 <1:{b:he} 看起来#21@b 很 "
     "饿|{b:he} 看起来#21@b 很 渴|{b:he} 很 弱#21@b|{b:he} 很 可爱#21@b|{b:he} 跟着#21@b "
     "{a:he}|{a:he} 很 善良#21@a|{a:he} 喜欢#21@a {b:he}> 。",
     28},
    {"we gave animals food, as", "a=me b=animal c=eatable",
     "{a} gave#1@a {c} to {b} because#3 <1:{b:he} looked#21@b hungry|{b:he} {b:was} "
     "hungry#21@b|{b:he} liked#21@b {c:him}|{c:he} {c:was} not fresh#21@c|{c:he} {c:was} too "
     "hard#21@c|{c:he} {c:was} left#21@c> .",
     "{a:obj} 把 {c} 给#1@a 了 {b} ， 因为#3 <1:{b:he} 看起来#21@b 很 饿|{b:he} 饿#21@b "
     "了|{b:he} 喜欢#21@b {c:he}|{c:he} 不 新鲜#21@c|{c:he} 太 硬#21@c 了|{c:he} 吃 不 完#21@c "
     "了> 。",
     28},
    {"feeds it every day", "a=person b=animal c=eatable",
     "{a} fed#1@a {b} {c} because#2 <1:{b:he} {b:was} hungry#21@b|{b:he} liked#21@b {c:him}|{b:he} "
     "had#21@b no food|{c:he} {c:was} fresh#21@c|{c:he} {c:was} cheap#21@c|{a:he} loved#21@a "
     "{b:him}> .",
     "{a} 喂#1@a 了 {b} {c} ， 因为#2 <1:{b:he} 饿#21@b 了|{b:he} 喜欢#21@b {c:he}|{b:he} "
     "没有#21@b 食物|{c:he} 很 新鲜#21@c|{c:he} 很 便宜#21@c|{a:he} 爱#21@a {b:he}> 。",
     20},
    {"walked the dog, as", "a=person b=noun:dog",
     "{a} took#1@a {b} for a walk in the park because#2 <1:{b:he} wanted#21@b to run|{b:he} "
     "{b:was} too fat#21@b|{a:he} had#21@a time|{a:he} loved#21@a {b:him}> .",
     "{a} 带#1@a {b} 去 公园 散步 ， 因为#2 <1:{b:he} 想#21@b 跑|{b:he} 太 胖#21@b 了|{a:he} "
     "有时间#21@a|{a:he} 爱#21@a {b:he}> 。",
     16},
    {"forgave an animal", "a=person b=animal",
     "{b} <2:broke the vase|broke the cup|ate the cake|bit the shoe> , but#3 {a} didn't#4 "
     "<1:scold|hit|punish|blame> {b:him} .",
     "{b} <2:打碎 了 花瓶|打破 了 杯子|吃 了 蛋糕|咬 了 鞋> ， 但是#3 {a} 没有#4 "
     "<1:骂|打|惩罚|责怪> {b:he} 。",
     24},
    {"it broke, and the owner", "a=clear b=animal1 c=breakable1",
     "{b} broke#1@b {c} , so#2 {a} <1:scolded {b:him}|fixed {c:him}|threw {c:him} away|chased "
     "{b:him}|punished {b:him}> .",
     "{b} 打碎#1@b 了 {c} ， 所以#2 {a} <1:骂 了 {b:he}|修好 了 {c:he}|把 {c:he} 扔掉 了|追赶 了 "
     "{b:he}|惩罚 了 {b:he}> 。",
     28},
    {"forgot to feed", "a=person b=animal",
     "{a} forgot#1@a to feed#3 {b} , so#2 <1:{b:he} {b:was} hungry#21@b|{b:he} ate#21@b the "
     "bread|{b:he} went#21@b out to look for food|{a:he} {a:was} sorry#21@a> .",
     "{a} 忘记#1@a 喂#3 {b} 了 ， 所以#2 <1:{b:he} 饿#21@b 了|{b:he} 吃#21@b 了 面包|{b:he} "
     "出去#21@b 找 食物|{a:he} 很 抱歉#21@a> 。",
     16},
    {"person chased it out", "a=person b=animal c=noun:kitchen|house|shop|garden|room1",
     "{a} made#1@a {b} leave#2 {c} because#3 <1:{b:he} {b:was} dirty#21@b|{b:he} {b:was} too "
     "noisy#21@b|{b:he} ate#21@b {a:his} food|{a:he} {a:was} angry#21@a|{a:he} {a:was} "
     "afraid#21@a> .",
     "{a} 让#1@a {b} 离开#2 了 {c} ， 因为#3 <1:{b:he} 很 脏#21@b|{b:he} 太 吵#21@b 了|{b:he} "
     "吃#21@b 了 {a:his} 食物|{a:he} 很 生气#21@a|{a:he} 很 害怕#21@a> 。",
     6},
    {"put into cage", "d=clear a=animal b=noun:cage1",
     "{d} put#1@d {a} into#3 {b} because#2 <1:{a:he} {a:was} dangerous#21@a|{a:he} often ran#21@a "
     "away|{a:he} {a:was} too noisy#21@a|{b:he} {b:was} clean#21@b|{b:he} {b:was} big#21@b|{b:he} "
     "{b:was} empty#21@b> .",
     "{d} 把 {a} 放#1@d 进#3 {b} 里 ， 因为#2 <1:{a:he} 很 危险#21@a|{a:he} 经常 "
     "逃走#21@a|{a:he} 太 吵#21@a 了|{b:he} 很 干净#21@b|{b:he} 很 大#21@b|{b:he} 是 空#21@b "
     "的> 。",
     24},
    {"the hen laid an egg", "a=clear b=noun:hen1 c=noun:egg1",
     "{b} laid#1@b {c:a} , and#3 {a} <1:ate|took|sold|washed> {c:him} .",
     "{b} 下#1@b 了 {c:a} ， {a} <1:吃|拿走|卖|洗> 了 {c:he} 。", 24},
    {"has pets and feeds them", "a=clear k=number b=many:animal",
     "{a} has#1@a {k} {b:s} , and {a:he} <1:feeds {b:him}|takes {b:him} for a walk|loves "
     "{b:him}|washes {b:him}|plays with {b:him}> every day#2 .",
     "{a} 有#1@a {k} {b:m} {b:s} ， {a:he} 每天#2 都 <1:喂 {b:he}|带 {b:he} 散步|爱 {b:he}|给 "
     "{b:he} 洗澡|和 {b:he} 玩> 。",
     35},
    {"animals on the farm", "a=many:animal b=noun:farm1 d=clear",
     "there are#1 many#2 {a:s} on {b} . {d} <1:feeds|helps|watches> {a:him} every day#3 .",
     "{b} 里 有#1 很多#2 {a:s} 。 {d} 每天#3 <1:喂|帮助|看> {a:he} 。", 12},
    {"barked at person, as", "a=noun:dog1 b=person",
     "{a} barked#1@a at {b} because#2 <1:{a:he} {a:was} afraid#21@a|{a:he} didn't know#21@a "
     "{b:him}|{a:he} {a:was} hungry#21@a|{b:he} {b:was} a thief#21@b|{b:he} kicked#21@b {a:him}> .",
     "{a} 对 {b} 大 叫#1@a ， 因为#2 <1:{a:he} 很 害怕#21@a|{a:he} 不 认识#21@a {b:he}|{a:he} "
     "饿#21@a 了|{b:he} 是 小偷#21@b|{b:he} 踢#21@b 了 {a:he}> 。",
     20, true},
    {"rode a horse, as", "a=clear b=noun:horse1",
     "{a} fell#1@a off {b} because#2 <1:{b:he} jumped#21@b|{b:he} ran#21@b too fast|{b:he} {b:was} "
     "afraid#21@b|{a:he} {a:was} careless#21@a|{a:he} {a:was} tired#21@a> .",
     "{a} 从 {b} 上 掉#1@a 了 下来 ， 因为#2 <1:{b:he} 跳#21@b 了|{b:he} 跑#21@b 得 太 快 "
     "了|{b:he} 很 害怕#21@b|{a:he} 很 粗心#21@a|{a:he} 累#21@a 了> 。",
     20},
    {"ducks and bread", "a=person b=many:noun:duck c=noun:bread",
     "{a} gave#1@a {c} to {b} because#2 <1:{b:he} looked#21@b hungry|{b:he} were "
     "hungry#21@b|{b:he} liked#21@b {c:him}|{c:he} {c:was} not fresh#21@c any more|{c:he} {c:was} "
     "too hard#21@c|{a:he} {a:was} full#21@a> .",
     "{a} 把 {c} 给#1@a 了 {b} ， 因为#2 <1:{b:he} 看起来#21@b 很 饿|{b:he} 饿#21@b 了|{b:he} "
     "喜欢#21@b {c:he}|{c:he} 不 新鲜#21@c 了|{c:he} 太 硬#21@c 了|{a:he} 饱#21@a 了> 。",
     16},
    {"hen laid eggs, them", "d=clear b=noun:hen k=number c=many:noun:egg",
     "{b} laid#1@b {k} {c:s} , and#3 {d} <1:ate|took|sold|washed> {c:him} .",
     "{b} 下#1@b 了 {k} {c:m} {c:s} ， {d} <1:吃|拿走|卖|洗> 了 {c:he} 。", 28},
    {"hen laid eggs, as", "d=clear b=noun:hen1 c=many:noun:egg",
     "{d} took#1@d {c} from#3 {b} , so#2 <1:{b:he} {b:was} angry#21@b|{b:he} bit#21@b "
     "{d:him}|{b:he} looked#21@b for {c:him}|{d:he} ate#21@d {c:him}|{d:he} washed#21@d {c:him}> .",
     "{d} 从#3 {b} 那里 拿走#1@d 了 {c} ， 所以#2 <1:{b:he} 很 生气#21@b|{b:he} 咬#21@b 了 "
     "{d:he}|{b:he} 寻找#21@b {c:he}|{d:he} 吃#21@d 了 {c:he}|{d:he} 洗#21@d 了 {c:he}> 。",
     20},
    {"sold the hen, as", "a=person b=noun:hen",
     "{a} <2:sold|ate> {b} because#3 <1:{b:he} laid#21@b no eggs|{b:he} {b:was} too "
     "old#21@b|{a:he} {a:was} hungry#21@a|{a:he} needed#21@a food> .",
     "{a} <2:卖|吃> 了 {b} ， 因为#3 <1:{b:he} 没有 下#21@b 鸡蛋|{b:he} 太 老#21@b 了|{a:he} "
     "饿#21@a 了|{a:he} 需要#21@a 食物> 。",
     16},
    {"bought the hen, as", "a=person b=noun:hen",
     "{a} <2:bought|fed> {b} because#3 <1:{b:he} laid#21@b many eggs|{b:he} laid#21@b an egg every "
     "day|{a:he} liked#21@a eggs|{a:he} needed#21@a eggs> .",
     "{a} <2:买|喂> 了 {b} ， 因为#3 <1:{b:he} 下#21@b 了 很多 鸡蛋|{b:he} 每天 都 下#21@b "
     "鸡蛋|{a:he} 喜欢#21@a 鸡蛋|{a:he} 需要#21@a 鸡蛋> 。",
     16},
    {"snake and farmer", "a=noun:farmer1 b=noun:snake1",
     "{a} saved#1@a {b} , but#2 <1:{b:he} bit#21@b {a:him}|{b:he} {b:was} not grateful#21@b to "
     "{a:him}|{b:he} wanted#21@b to eat {a:him}|{a:he} {a:was} bitten#21@a> .",
     "{a} 救#1@a 了 {b} ， 但是#2 <1:{b:he} 咬#21@b 了 {a:he}|{b:he} 不 感激#21@b {a:he}|{b:he} "
     "想#21@b 吃 {a:he}|{a:he} 被 咬#21@a 了> 。",
     16},
    {"cat and grandma", "a=noun:grandmother1 b=noun:kitten1",
     "{b} broke#1@b the <2:vase|cup|plate|bowl> , but#3 {a} didn't#4 <1:scold {b:him}|hit "
     "{b:him}|get angry with {b:him}> .",
     "{b} 打碎#1@b 了 <2:花瓶|杯子|盘子|碗> ， 但是#3 {a} 没有#4 <1:骂 {b:he}|打 {b:he}|对 {b:he} "
     "生气> 。",
     16},
    {"took food from it, so", "a=clear b=animal c=food",
     "{a} took#1@a {c} from#3 {b} , so#2 <1:{b:he} bit#21@b {a:him}|{b:he} {b:was} "
     "angry#21@b|{b:he} {b:was} hungry#21@b|{b:he} followed#21@b {a:him}|{a:he} ate#21@a "
     "{c:him}|{a:he} {a:was} bitten#21@a> .",
     "{a} 从#3 {b} 那里 拿走#1@a 了 {c} ， 所以#2 <1:{b:he} 咬#21@b 了 {a:he}|{b:he} 很 "
     "生气#21@b|{b:he} 饿#21@b 了|{b:he} 跟着#21@b {a:he}|{a:he} 吃#21@a 了 {c:he}|{a:he} 被 "
     "咬#21@a 了> 。",
     24},
    {"threw a ball, it ran", "a=clear b=noun:dog1 c=noun:ball1",
     "{a} threw#1@a {c} , and {b} <1:caught|found|ran after> {c:him} .",
     "{a} 扔#1@a 了 {c} ， {b} <1:抓住 了|找到 了|追赶> {c:he} 。", 16},
    {"was fed by", "a=animal b=person",
     "{a} {a:was} fed#1@b by#3 {b} because#2 <1:{a:he} {a:was} hungry#21@a|{a:he} looked#21@a "
     "weak|{a:he} {a:was} cute#21@a|{b:he} {b:was} kind#21@b|{b:he} loved#21@b animals> .",
     "{a} 被#3 {b} 喂#1@b 了 ， 因为#2 <1:{a:he} 饿#21@a 了|{a:he} 看起来#21@a 很 弱|{a:he} 很 "
     "可爱#21@a|{b:he} 很 善良#21@b|{b:he} 爱#21@b 动物> 。",
     16},
    {"was beaten by a person", "a=animal b=person",
     "{a} {a:was} <2:hit|kicked|scolded|chased> by#3 {b} because#4 <1:{a:he} stole#21@a the "
     "meat|{a:he} ate#21@a the cake|{a:he} {a:was} noisy#21@a|{b:he} {b:was} angry#21@b|{b:he} "
     "{b:was} rude#21@b> .",
     "{a} 被#3 {b} <2:打|踢|骂|追赶> 了 ， 因为#4 <1:{a:he} 偷#21@a 了 肉|{a:he} 吃#21@a 了 "
     "蛋糕|{a:he} 很 吵#21@a|{b:he} 很 生气#21@b|{b:he} 很 粗鲁#21@b> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_pets() { return pets; }

}  // namespace playground::grammar
