// Templates: several animals and one, or a mother and her young: number or sense tells them apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template herds[] = {
    {"several round one", "a=animal1 k=number b=many:animal",
     "{k} {b:s} stood around#2 {a} , and#3 <1:{a:he} trembled#21@a|{a:he} {a:was} "
     "afraid#21@a|{a:he} couldn't run#21@a away|{b:he} wanted#21@b to play with {a:him}|{b:he} "
     "wanted#21@b to eat {a:him}|{b:he} were hungry#21@b> .",
     "{k} {b:m} {b:s} 围着#2 {a} ， <1:{a:he} 吓得 发抖#21@a|{a:he} 很 害怕#21@a|{a:he} 跑#21@a 不 "
     "掉|{b:he} 想#21@b 和 {a:he} 玩|{b:he} 想#21@b 吃 {a:he}|{b:he} 很 饿#21@b> 。",
     83},
    {"one was surrounded", "a=animal1 b=many:animal",
     "{b} stood around#1 {a} . <1:{a:he} trembled#21@a|{a:he} {a:was} afraid#21@a|{a:he} couldn't "
     "run#21@a away|{b:he} were hungry#21@b|{b:he} looked#21@b dangerous> .",
     "{b} 围着#1 {a} 。 <1:{a:he} 吓得 发抖#21@a|{a:he} 很 害怕#21@a|{a:he} 跑#21@a 不 掉|{b:he} "
     "很 饿#21@b|{b:he} 看起来#21@b 很 危险> 。",
     48},
    {"saw several, they fled", "a=animal1 k=number b=many:animal",
     "{a} saw#1@a {k} {b:s} , but#2 <1:{b:he} ran#21@b away|{b:he} hid#21@b|{b:he} didn't see#21@b "
     "{a:him}|{b:he} were too fast#21@b|{a:he} couldn't catch#21@a {b:him}|{a:he} {a:was} not "
     "hungry#21@a|{a:he} {a:was} too tired#21@a> .",
     "{a} 看见#1@a 了 {k} {b:m} {b:s} ， 但是#2 <1:{b:he} 跑#21@b 了|{b:he} 躲#21@b 了 起来|{b:he} "
     "没有 看见#21@b {a:he}|{b:he} 太 快#21@b 了|{a:he} 抓#21@a 不到 {b:he}|{a:he} 不 "
     "饿#21@a|{a:he} 太 累#21@a 了> 。",
     28},
    {"many chased one", "a=many:animal b=animal1",
     "{a} chased#1@a {b} , but#2 <1:{b:he} {b:was} too fast#21@b|{b:he} escaped#21@b|{b:he} "
     "hid#21@b behind a tree|{a:he} were too slow#21@a|{a:he} couldn't catch#21@a {b:him}|{a:he} "
     "got#21@a tired> .",
     "{a} 追赶#1@a {b} ， 但是#2 <1:{b:he} 太 快#21@b 了|{b:he} 逃走#21@b 了|{b:he} 躲#21@b 在 树 "
     "后面|{a:he} 太 慢#21@a 了|{a:he} 抓#21@a 不到 {b:he}|{a:he} 累#21@a 了> 。",
     24},
    {"one chased many", "a=animal1 b=many:animal",
     "{a} ran#1@a after {b} , so#2 {b:he} <1:ran away|hid in a hole|climbed up a tree|swam "
     "away|ran into the forest> .",
     "{a} 追赶#1@a {b} ， 所以#2 {b:he} <1:跑 了|躲 在 洞 里|爬 上 了 树|游 走 了|跑 进 了 森林 "
     "里> 。",
     16},
    {"many afraid of one", "a=many:animal b=animal1",
     "{a} {a:is} afraid#1@a of {b} because#2 <1:{a:he} {a:is} small#21@a|{a:he} {a:is} "
     "weak#21@a|{b:he} {b:is} bigger#21@b|{b:he} {b:is} very fierce#21@b|{b:he} often eats#21@b "
     "{a:him}|{b:he} has#21@b big teeth> .",
     "{a} 怕#1@a {b} ， 因为#2 <1:{a:he} 很 小#21@a|{a:he} 很 虚弱#21@a|{b:he} 更 大#21@b|{b:he} "
     "非常 凶猛#21@b|{b:he} 常常 吃#21@b {a:he}|{b:he} 有#21@b 大 牙齿> 。",
     24},
    {"together against one", "a=many:animal b=animal1",
     "{a} worked#1@a together#2 , so#3 {b} couldn't#4 <1:catch|eat|bite> {a:him} .",
     "{a} 一起#2 工作#1@a ， 所以#3 {b} <1:抓 不到#4|不能#4 吃|不能#4 咬> {a:he} 。", 12},
    {"ants carry", "a=many:animal b=food1",
     "{a} carried#1@a {b} home#2 because#3 <1:{a:he} were hungry#21@a|{a:he} liked#21@a "
     "{b:him}|{b:he} looked#21@b good|{b:he} {b:was} delicious#21@b> .",
     "{a} 把 {b} 搬#1@a 回家#2 了 ， 因为#3 <1:{a:he} 饿#21@a 了|{a:he} 喜欢#21@a {b:he}|{b:he} "
     "看起来#21@b 很 好|{b:he} 很 好吃#21@b> 。",
     16},
    {"one among many lost", "a=animal1 b=many:animal",
     "{a} lived#1@a with {b} . <1:{a:he} {a:was} happy#21@a|{a:he} loved#21@a {b:him}|{b:he} were "
     "kind#21@b to {a:him}|{b:he} were {a:his} friends#21@b|{b:he} taught#21@b {a:him} to swim> .",
     "{a} 和 {b} 一起 生活#1@a 。 <1:{a:he} 很 高兴#21@a|{a:he} 爱#21@a {b:he}|{b:he} 对 {a:he} 很 "
     "好#21@b|{b:he} 是 {a:his} 朋友#21@b|{b:he} 教#21@b {a:he} 游泳> 。",
     16},
    {"mother feeds, puppy", "a=noun:dog1 b=noun:puppy",
     "the mother {a:bare} fed#1@a {b} because#2 {b:he} {b:was} <1:hungry|small|weak|crying> .",
     "{a:bare} 妈妈 喂#1@a 了 {b} ， 因为#2 {b:he} <1:饿 了|很 小|很 虚弱|在 哭> 。", 10},
    {"mother protects, puppy", "a=noun:dog1 b=noun:puppy",
     "{a} protected#1@a {b} because#2 <1:{b:he} {b:was} small#21@b|{b:he} {b:was} "
     "weak#21@b|{b:he} {b:was} afraid#21@b|{a:he} loved#21@a {b:him}|{a:he} {a:was} {b:his} "
     "mother#21@a> .",
     "{a} 保护#1@a 了 {b} ， 因为#2 <1:{b:he} 很 小#21@b|{b:he} 很 虚弱#21@b|{b:he} 很 "
     "害怕#21@b|{a:he} 爱#21@a {b:he}|{a:he} 是 {b:his} 妈妈#21@a> 。",
     12},
    {"mother feeds, kitten", "a=noun:cat1 b=noun:kitten",
     "the mother {a:bare} fed#1@a {b} because#2 {b:he} {b:was} <1:hungry|small|weak|crying> .",
     "{a:bare} 妈妈 喂#1@a 了 {b} ， 因为#2 {b:he} <1:饿 了|很 小|很 虚弱|在 哭> 。", 10},
    {"mother protects, kitten", "a=noun:cat1 b=noun:kitten",
     "{a} protected#1@a {b} because#2 <1:{b:he} {b:was} small#21@b|{b:he} {b:was} "
     "weak#21@b|{b:he} {b:was} afraid#21@b|{a:he} loved#21@a {b:him}|{a:he} {a:was} {b:his} "
     "mother#21@a> .",
     "{a} 保护#1@a 了 {b} ， 因为#2 <1:{b:he} 很 小#21@b|{b:he} 很 虚弱#21@b|{b:he} 很 "
     "害怕#21@b|{a:he} 爱#21@a {b:he}|{a:he} 是 {b:his} 妈妈#21@a> 。",
     12},
    {"mother feeds, chick", "a=noun:hen1 b=noun:chick",
     "the mother {a:bare} fed#1@a {b} because#2 {b:he} {b:was} <1:hungry|small|weak|crying> .",
     "{a:bare} 妈妈 喂#1@a 了 {b} ， 因为#2 {b:he} <1:饿 了|很 小|很 虚弱|在 哭> 。", 10},
    {"mother protects, chick", "a=noun:hen1 b=noun:chick",
     "{a} protected#1@a {b} because#2 <1:{b:he} {b:was} small#21@b|{b:he} {b:was} "
     "weak#21@b|{b:he} {b:was} afraid#21@b|{a:he} loved#21@a {b:him}|{a:he} {a:was} {b:his} "
     "mother#21@a> .",
     "{a} 保护#1@a 了 {b} ， 因为#2 <1:{b:he} 很 小#21@b|{b:he} 很 虚弱#21@b|{b:he} 很 "
     "害怕#21@b|{a:he} 爱#21@a {b:he}|{a:he} 是 {b:his} 妈妈#21@a> 。",
     12},
    {"young one calls its mother", "a=animal1",
     "{a} {a:was} <2:hungry|cold|afraid|lost> , so#3 {a:his} mother#4 <1:fed|went to look "
     "for|hugged|comforted> {a:him} .",
     "{a} <2:饿 了|很 冷|很 害怕|迷路 了> ， 所以#3 {a:his} 妈妈#4 <1:喂 了|去 找|拥抱 了|安慰 "
     "了> {a:he} 。",
     16},
    {"young one lost its mother", "a=animal",
     "{a} cried#1@a because#2 {a:he} couldn't#3 find#4@a {a:his} mother#5 .",
     "{a} 哭#1@a 了 ， 因为#2 {a:he} 找#4@a 不到#3 {a:his} 妈妈#5 。", 12},
    {"i have pets", "k=number a=many:animal",
     "<2:i|we> have#3 {k} {a:s} . {a:he} {a:is} <1:very cute|very naughty|three years old|afraid "
     "of water|very clever> .",
     "<2:我|我们> 有#3 {k} {a:m} {a:s} 。 {a:he} <1:非常 可爱|非常 淘气|三 岁 了|怕 水|非常 聪明> "
     "。",
     16},
    {"several round one, too", "k=number b=many:noun:dog|wolf|cat a=noun:cat|sheep|mouse1",
     "{k} {b:s} stood around {a} . <1:{a:he} trembled#21@a|{a:he} felt#21@a afraid|{a:he} couldn't "
     "run#21@a away|{b:he} wanted#21@b to eat {a:him}|{b:he} looked#21@b hungry|{b:he} were "
     "fierce#21@b> .",
     "{k} {b:m} {b:s} 围着 {a} 。 <1:{a:he} 吓得 发抖#21@a|{a:he} 很 害怕#21@a|{a:he} 跑#21@a 不 "
     "掉|{b:he} 想#21@b 吃 {a:he}|{b:he} 看起来#21@b 很 饿|{b:he} 很 凶猛#21@b> 。",
     36},
    {"dogs round one barked", "k=number b=many:noun:dog a=animal1",
     "{k} {b:s} stood around {a} . <1:{a:he} trembled#21@a|{a:he} climbed#21@a up a tree|{b:he} "
     "barked#21@b> .",
     "{k} {b:m} {b:s} 围着 {a} 。 <1:{a:he} 吓得 发抖#21@a|{a:he} 爬#21@a 上 了 一 棵 树|{b:he} "
     "叫#21@b 了 起来> 。",
     48},
    {"birds seen, flew", "a=animal1 k=number b=many:noun:bird",
     "{a} saw#1@a {k} {b:s} , but {b:he} <1:flew away|didn't see {a:him}|were too fast|flew up "
     "into a tree> .",
     "{a} 看见#1@a 了 {k} {b:m} {b:s} ， 但是 {b:he} <1:飞 走 了|没有 看见 {a:he}|太 快 了|飞 到 "
     "了 树 上> 。",
     36},
    {"birds flew when", "a=living b=many:noun:bird",
     "when#1 {a} <2:touched|saw|chased> {b} , {b:he} flew#3@b away .",
     "{a} <2:摸|看见|追赶> {b} 的 时候#1 ， {b:he} 飞#3@b 走 了 。", 23},
    {"swallow mother and young", "a=noun:swallow1",
     "the mother {a:bare} went out to find#3 food , and then#4 {a:he} <1:came back|fed the little "
     "birds|was tired|flew home> .",
     "{a:bare} 妈妈 出去 找#3 食物 ， 然后#4 {a:he} <1:回来 了|喂 了 小 鸟|累 了|飞 回家 了> 。",
     18},
    {"little ones wait", "b=many:noun:swallow|sheep|duck",
     "the little {b:s} {b:was} hungry , so#3 {b:his} mother#4 <1:fed {b:him}|went out to look for "
     "food|gave {b:him} some food> .",
     "那些 小 {b:s} 饿 了 ， 所以#3 {b:his} 妈妈#4 <1:喂 了 {b:he}|出去 找 食物|给 了 {b:he} 一些 "
     "食物> 。",
     8},
    {"wolf and lamb", "a=noun:wolf1 b=noun:lamb1",
     "{a} wanted#1@a to eat {b} , but#2 <1:{b:he} ran#21@b to its mother|{b:he} {b:was} too "
     "clever#21@b|{b:he} hid#21@b in the house|{a:he} couldn't catch#21@a {b:him}|{a:he} fell#21@a "
     "into the river> .",
     "{a} 想#1@a 吃 {b} ， 但是#2 <1:{b:he} 跑#21@b 到 它 的 妈妈 那里|{b:he} 太 聪明#21@b "
     "了|{b:he} 躲#21@b 在 房子 里|{a:he} 抓#21@a 不到 {b:he}|{a:he} 掉#21@a 进 河 里 了> 。",
     16},
};

}  // namespace

std::span<const Template> templates_of_herds() { return herds; }

}  // namespace playground::grammar
