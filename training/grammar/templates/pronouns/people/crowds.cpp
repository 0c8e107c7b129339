// Templates: several and several or one, and the reason tells who; what a group has; things and the
// people who have to do with them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template crowds[] = {
    {"gave candy to children, as", "a=many:person b=noun:child|boy|girl|child",
     "{a} gave#1@a {b} <3:candy|some cake|some books|some money> because#2 <1:{b:he} had been so "
     "brave@b|{b:he} had sung@b a song|{b:he} had helped@b {a:him}|{b:he} {b:was} hungry@b|{a:he} "
     "had@a too much|{a:he} were very kind@a|{a:he} wanted@a to thank {b:him}> .",
     "{a} 给#1@a 了 {b} <3:糖果|一些 蛋糕|一些 书|一些 钱> ， 因为#2 <1:{b:he} 太 勇敢@b 了|{b:he} "
     "唱@b 了 一 首 歌曲|{b:he} 帮助@b 了 {a:he}|{b:he} 饿@b 了|{a:he} 有@a 太 多|{a:he} 非常 "
     "善良@a|{a:he} 想@a 感谢 {b:he}> 。",
     13},
    {"gave to many, as brave or too much", "a=many:person b=many:person",
     "{a} gave#1@a {b} <3:candy|gifts|fruit|water|new clothes> because#2 <1:{b:he} had been so "
     "brave@b|{b:he} had worked@b so hard|{b:he} had won@b|{b:he} had nothing@b|{a:he} had@a too "
     "much|{a:he} were rich@a|{a:he} liked@a {b:him}|{a:he} didn't need it@a> .",
     "{a} 给#1@a 了 {b} <3:糖果|礼物|水果|水|新 衣服> ， 因为#2 <1:{b:he} 太 勇敢@b 了|{b:he} "
     "工作@b 很 努力|{b:he} 赢@b 了|{b:he} 什么 都 没有@b|{a:he} 有@a 太 多|{a:he} 很 "
     "富有@a|{a:he} 喜欢@a {b:he}|{a:he} 不 需要@a> 。",
     54},
    {"cheered for, as", "a=many:person b=many:noun:player|soldier|sailor|student",
     "{a} cheered#1@a for {b} because#2 <1:{b:he} had won@b|{b:he} were so good@b|{b:he} came@b "
     "home|{b:he} were brave@b|{b:he} had saved@b the city|{a:he} liked@a {b:him}|{a:he} wanted@a "
     "{b:him} to win|{a:he} {a:was} very excited@a> .",
     "{a} 为 {b} 欢呼#1@a ， 因为#2 <1:{b:he} 赢@b 了|{b:he} 太 厉害@b 了|{b:he} 回家@b 了|{b:he} "
     "很 勇敢@b|{b:he} 救@b 了 城市|{a:he} 喜欢@a {b:he}|{a:he} 想@a 让 {b:he} 赢|{a:he} 非常 "
     "兴奋@a> 。",
     16},
    {"cheered for one, as", "a=many:person b=clear",
     "{a} cheered#1@a for {b} because#2 <1:{b:he} had won@b|{b:he} ran@b so fast|{b:he} was a "
     "hero@b|{b:he} had scored a goal@b|{a:he} loved@a {b:him}|{a:he} were excited@a|{a:he} "
     "wanted@a to see {b:him}> .",
     "{a} 为 {b} 欢呼#1@a ， 因为#2 <1:{b:he} 赢@b 了|{b:he} 跑@b 得 太 快 了|{b:he} 是 "
     "英雄@b|{b:he} 进球@b 了|{a:he} 爱@a {b:he}|{a:he} 很 兴奋@a|{a:he} 想@a 看见 {b:he}> 。",
     50},
    {"rescued many, as",
     "a=many:noun:firefighter|soldier|policeman|sailor|farmer "
     "b=many:noun:child|hiker|tourist|worker|animal",
     "{a} <3:rescued#1@a|saved#1@a|found#1@a> {b} because#2 <1:{b:he} were lost@b|{b:he} were "
     "hurt@b|{b:he} couldn't swim@b|{b:he} were tired@b|{a:he} heard@a {b:him}|{a:he} were "
     "brave@a|{a:he} came@a in time|{a:he} had@a a good map> .",
     "{a} <3:救#1@a 了|救#1@a 了|找到#1@a 了> {b} ， 因为#2 <1:{b:he} 迷路@b 了|{b:he} 受伤@b "
     "了|{b:he} 不会 游泳@b|{b:he} 累@b 了|{a:he} 听见@a 了 {b:he}|{a:he} 很 勇敢@a|{a:he} 来@a 得 "
     "很 快|{a:he} 有@a 一 张 好 地图> 。",
     12},
    {"rescued many, generally", "a=many:person b=many:person",
     "{a} rescued#1@a {b} <1:because#21 {b:he} were lost@b|because#21 {b:he} were "
     "weak@b|because#21 {a:he} were strong@a|because#21 {a:he} knew@a the way|, and {b:he} "
     "thanked@b {a:him}|, and {b:he} cried@b|, but {a:he} were very tired@a> .",
     "{a} 救#1@a 了 {b} ， <1:因为#21 {b:he} 迷路@b 了|因为#21 {b:he} 很 虚弱@b|因为#21 {a:he} 很 "
     "强壮@a|因为#21 {a:he} 认识@a 路|{b:he} 感谢@b 了 {a:he}|{b:he} 哭@b 了|但是 {a:he} 非常 "
     "累@a> 。",
     45},
    {"rescued and trapped",
     "a=noun:firefighter|policeman|fireman|soldier b=noun:child|woman|cat|dog",
     "{a} rescued#1@a {b} from the house#3 . <1:{b:he} {b:was} very scared@b|{b:he} couldn't "
     "walk@b|{b:he} thanked@b {a:him}|{a:he} {a:was} very brave@a|{a:he} heard@a {b:him}|{a:he} "
     "{a:was} tired@a> .",
     "{a} 把 {b} 从 房子#3 里 救#1@a 了 出来 。 <1:{b:he} 非常 害怕@b|{b:he} 不能 走路@b|{b:he} "
     "感谢@b 了 {a:he}|{a:he} 非常 勇敢@a|{a:he} 听见@a 了 {b:he}|{a:he} 累@a 了> 。",
     14},
    {"picked, hungry or ripe", "a=many:person b=many:fruit",
     "{a} picked#1@a {b} because#2 <1:{a:he} were hungry@a|{a:he} wanted@a to make a cake|{a:he} "
     "had nothing to eat@a|{a:he} were thirsty@a|{b:he} were ripe@b|{b:he} were red@b and "
     "sweet|{b:he} smelled@b good|{b:he} looked@b delicious> .",
     "{a} 摘#1@a 了 {b} ， 因为#2 <1:{a:he} 饿@a 了|{a:he} 想@a 做 蛋糕|{a:he} 没有 东西 "
     "吃@a|{a:he} 渴@a 了|{b:he} 熟@b 了|{b:he} 又 红@b 又 甜|{b:he} 闻起来@b 很 香|{b:he} "
     "看起来@b 很 好吃> 。",
     61},
    {"did not pick or eat, as", "a=many:person b=many:food",
     "{a} didn't#3 eat#1@a {b} because#2 <1:{a:he} were full@a|{a:he} had already eaten@a|{a:he} "
     "were too tired@a|{a:he} felt@a ill|{b:he} were rotten@b|{b:he} were too expensive@b|{b:he} "
     "had been on the floor@b|{b:he} were not fresh@b> .",
     "{a} 没有#3 吃#1@a {b} ， 因为#2 <1:{a:he} 饱@a 了|{a:he} 已经 吃@a 过 了|{a:he} 太 累@a "
     "了|{a:he} 觉得@a 不舒服|{b:he} 烂@b 了|{b:he} 太 贵@b 了|{b:he} 在 地 上@b|{b:he} 不 新鲜@b> "
     "。",
     50},
    {"noisy neighbors", "a=many:noun:neighbor|student|child|player",
     "{a} are so#3 noisy#1@a . {a:he} <1:sing@a every night|talk@a all day|play the guitar@a every "
     "day|dance@a every evening|never sleep@a|are always loud@a> .",
     "{a} 太#3 吵#1@a 了 。 {a:he} <1:每天 晚上 都 唱歌@a|一天 都 在 说话@a|每天 都 弹 吉他@a|每天 "
     "晚上 都 跳舞@a|从不 睡觉@a|总是 很 吵@a> 。",
     9},
    {"neighbors, complaint", "a=many:person b=clear",
     "{b} <2:is angry with#1@b|doesn't like#1@b> {a} because#3 {a:he} <1:sing@a every night|are "
     "too loud@a|never sleep@a|play football@a in front of {b:his} house|don't listen@a to "
     "{b:him}> .",
     "{b} <2:生 {a} 的 气#1@b|不 喜欢#1@b {a}> ， 因为#3 {a:he} <1:每天 晚上 都 唱歌@a|太 吵@a "
     "了|从不 睡觉@a|在 {b:his} 房子 前面 踢 足球@a|不 听@a {b:he} 的 话> 。",
     38},
    {"they carry their bags", "a=many:person b=many:noun:bag|suitcase|box|book",
     "{a} couldn't#3 carry#1@a {a:his} {b:bare} because#2 <1:{b:he} were too heavy@b|{b:he} were "
     "full of stones@b|{b:he} were too big@b|{a:he} were too tired@a|{a:he} were too "
     "weak@a|{a:his} hands hurt> .",
     "{a} 拿#1@a 不动#3 {a:his} {b:bare} ， 因为#2 <1:{b:he} 太 重@b 了|{b:he} 装 满 了 "
     "石头@b|{b:he} 太 大@b 了|{a:he} 太 累@a 了|{a:he} 太 虚弱@a 了|{a:his} 手 很 疼> 。",
     13},
    {"they packed, so their bags", "a=many:person",
     "{a} <2:were on holiday#1@a|were going home#1@a|missed the train#1@a> , and#3 {a:his} <1:bags "
     "were heavy|bags were full|bags were lost|parents were worried|children were tired> .",
     "{a} <2:在 度假#1@a|要 回家#1@a|错过 了 火车#1@a> ， {a:his} <1:包 很 重|包 满 了|包 丢 "
     "了|父母 很 担心|孩子 很 累> 。",
     38},
    {"themselves", "a=many:person",
     "{a} <2:built the house#1@a|cooked dinner#1@a|washed the clothes#1@a|fixed the car#1@a> "
     "themselves#3 because#4 <1:{a:he} had no money@a|{a:he} wanted to learn it@a|nobody helped "
     "{a:him}|{a:he} liked to work@a|{a:his} mother was ill> .",
     "{a} 自己#3 <2:建造 了 房子#1@a|做 了 晚饭#1@a|洗 了 衣服#1@a|修 了 汽车#1@a> ， 因为#4 "
     "<1:{a:he} 没有 钱@a|{a:he} 想 学@a|没有人 帮助 {a:he}|{a:he} 喜欢 工作@a|{a:his} 妈妈 病 了> "
     "。",
     74},
    {"animal saw itself", "a=animal1",
     "{a} saw#1@a itself#3 in the <2:mirror|water|window> <1:, and {a:he} was afraid@a|, and "
     "{a:he} ran@a away|, but {a:he} didn't understand it@a|, so {a:he} jumped@a|because {a:he} "
     "was thirsty@a> .",
     "{a} 在 <2:镜子|水|窗户> 里 看见#1@a 了 自己#3 ， <1:{a:he} 很 害怕@a|{a:he} 跑@a 了|但是 "
     "{a:he} 不 懂@a|所以 {a:he} 跳@a 了 起来|因为 {a:he} 渴@a 了> 。",
     64},
    {"one and many, waited", "a=clear b=many:person",
     "{a} <2:waited for#1@a|looked for#1@a|called#1@a> {b} because#3 <1:{a:he} wanted@a to go with "
     "{b:him}|{a:he} had {b:his} tickets@a|{a:he} missed@a {b:him}|{b:he} were late@b|{b:he} had "
     "not come@b home|{b:he} had {a:his} keys@b|{b:he} were lost@b> .",
     "{a} <2:在 等#1@a|在 找#1@a|叫#1@a> {b} ， 因为#3 <1:{a:he} 想@a 和 {b:he} 一起 去|{a:he} 有 "
     "{b:his} 票@a|{a:he} 想念@a {b:he}|{b:he} 迟到@b 了|{b:he} 没有 回家@b|{b:he} 有 {a:his} "
     "钥匙@b|{b:he} 迷路@b 了> 。",
     45},
    {"many left one, as", "a=many:person b=clear",
     "{a} left#1@a {b} because#3 <1:{a:he} were afraid@a|{a:he} had no time@a|{a:he} wanted@a to "
     "go home|{b:he} was too slow@b|{b:he} was rude@b to {a:him}|{b:he} always shouted@b|{b:he} "
     "never listened@b to {a:him}> .",
     "{a} 离开#1@a 了 {b} ， 因为#3 <1:{a:he} 很 害怕@a|{a:he} 没有 时间@a|{a:he} 想@a 回家|{b:he} "
     "太 慢@b 了|{b:he} 对 {a:he} 很 粗鲁@b|{b:he} 总是 大喊@b|{b:he} 从不 听@b {a:he} 的 话> 。",
     38},
    {"guests and things, several", "a=many:person b=many:portable",
     "{a} sold#1@a {b} because#3 <1:{a:he} needed money@a|{a:he} wanted@a something new|{a:he} "
     "{a:was} moving@a|{b:he} were too heavy@b|{b:he} were old@b|{b:he} were useless@b|{b:he} were "
     "valuable@b> .",
     "{a} 卖#1@a 了 {b} ， 因为#3 <1:{a:he} 需要 钱@a|{a:he} 想要@a 新 东西|{a:he} 要 搬@a 走 "
     "了|{b:he} 太 重@b 了|{b:he} 很 旧@b|{b:he} 没用@b 了|{b:he} 很 值钱@b> 。",
     38},

    // A person and a thing; a thing and the one who has it.
    {"her wallet, it or she", "a=clear c=portable1",
     "{a} went back home#1@a for {c} because#2 <1:{a:he} had forgotten@a {c:him}|{a:he} needed@a "
     "{c:him} at school|{a:he} wanted@a to show {c:him} to {a:his} friends|{c:he} was on the "
     "table@c|{c:he} was too precious@c to lose|{c:he} was still there@c> .",
     "{a} 回家#1@a 拿 {c} ， 因为#2 <1:{a:he} 忘记@a 了 {c:he}|{a:he} 在 学校 需要@a {c:he}|{a:he} "
     "想@a 给 {a:his} 朋友 看 {c:he}|{c:he} 在 桌子 上@c|{c:he} 太 珍贵@c ， 不能 丢|{c:he} 还 在 "
     "那里@c> 。",
     36},
    {"dropped it, as", "a=clear c=portable1",
     "{a} dropped#1@a {c} because#2 <1:{c:he} was hot@c|{c:he} was too heavy@c|{c:he} was "
     "slippery@c|{c:he} was wet@c|{a:he} was frightened@a|{a:he} was running@a|{a:his} hands were "
     "cold|{a:he} saw a snake@a> .",
     "{a} 弄 掉#1@a 了 {c} ， 因为#2 <1:{c:he} 很 烫@c|{c:he} 太 重@c 了|{c:he} 很 滑@c|{c:he} 很 "
     "湿@c|{a:he} 很 害怕@a|{a:he} 在 跑步@a|{a:his} 手 很 冷|{a:he} 看见 了 蛇@a> 。",
     32},
    {"could not find it until", "a=clear c=portable1",
     "{a} looked#1@a for {c} until#2 <1:{a:he} was tired@a|{a:he} found@a {c:him} under the "
     "bed|{a:he} remembered@a where {c:he} was|it was dark|{c:he} fell@c out of {a:his} "
     "bag|{a:his} mother found {c:him}> .",
     "{a} 一直 在 找#1@a {c} ， 直到#2 <1:{a:he} 累@a 了|{a:he} 在 床 下面 找到@a 了 {c:he}|{a:he} "
     "记得@a {c:he} 在 哪里 了|天 黑 了|{c:he} 从 {a:his} 包 里 掉@c 了 出来|{a:his} 妈妈 找到 了 "
     "{c:he}> 。",
     36},
    {"thing of two people", "a=clear b=same(a) c=portable1",
     "{a} showed#1@a {b} {c} <1:because#21 {a:he} was proud@a of {c:him}|because#21 {b:he} "
     "wanted@b to see {c:him}|because#21 {c:he} was new@c|, but#21 {b:he} didn't like@b {c:him}|, "
     "and {b:he} broke@b {c:him}|, and then {a:he} put@a {c:him} away|, but#21 {c:he} was "
     "broken@c> .",
     "{a} 给 {b} 看#1@a 了 {c} ， <1:因为#21 {a:he} 为 {c:he} 骄傲@a|因为#21 {b:he} 想@b 看 "
     "{c:he}|因为#21 {c:he} 是 新的@c|但是#21 {b:he} 不 喜欢@b {c:he}|{b:he} 把 {c:he} 弄坏@b "
     "了|然后 {a:he} 把 {c:he} 收@a 了 起来|但是#21 {c:he} 坏@c 了> 。",
     40},
    {"thing left by one, found by other", "a=clear b=other(a) c=portable1",
     "{a} left#1@a {c} <3:on the bus|at school|in the shop> <1:, but {b} found@b {c:him}|, so {b} "
     "brought@b {c:him} to {a:him}|, but {b} gave@b {a:him} {b:his} own|because {a:he} was in a "
     "hurry@a|because {c:he} was too heavy@c|, and {b} was angry@b with {a:him}> .",
     "{a} 把 {c} 忘#1@a 在 <3:公共汽车 上|学校 里|商店 里> 了 ， <1:但是 {b} 找到@b 了 {c:he}|所以 "
     "{b} 把 {c:he} 带@b 给 {a:he}|但是 {b} 把 {b:he} 自己 的 给@b 了 {a:he}|因为 {a:he} 赶 "
     "时间@a|因为 {c:he} 太 重@c 了|{b} 生@b {a:he} 的 气 了> 。",
     36},
    {"vehicle and driver, first", "a=vehicle1 b=clear",
     "because#2 <1:{a:he} was too old@a|{a:his} engine was broken|{a:he} was too slow@a|{b:he} "
     "needed money@b|{b:he} had bought@b a new one|{b:he} couldn't drive@b> , {b} sold#1@b {a} .",
     "因为#2 <1:{a:he} 太 旧@a 了|{a:his} 发动机 坏 了|{a:he} 太 慢@a 了|{b:he} 需要 钱@b|{b:he} "
     "买@b 了 新的|{b:he} 不会 开车@b> ， 所以 {b} 卖#1@b 了 {a} 。",
     30},
    {"when it rained, first", "a=clear c=animal1",
     "when#2 it rained#3 , {a} <1:let@a {c} in because {c:he} was wet|took@a {a:his} "
     "umbrella|ran@a home with {c} because {c:he} was afraid|stayed@a with {c} because {a:he} "
     "loved {c:him}|couldn't find@a {c} , because {c:he} hid under the bed> .",
     "下雨#3 的 时候#2 ， {a} <1:让@a {c} 进来 了 ， 因为 {c:he} 湿 了|拿@a 了 {a:his} 雨伞|和 {c} "
     "一起 跑@a 回家 了 ， 因为 {c:he} 很 害怕|陪着@a {c} ， 因为 {a:he} 爱 {c:he}|找@a 不到 {c} "
     "， 因为 {c:he} 躲 在 床 下面> 。",
     30},

    // Oneself.
    {"hurt himself, king", "a=noun:boy|man|king|policeman|uncle|brother1 b=same(a)",
     "{a} <2:hurt#1@a himself#3|cut#1@a himself#3> <1:, so {b} took@b {a:him} to the hospital|, so "
     "{b} washed@b {a:his} hand|because {a:he} was careless@a|because {b} frightened@b {a:him}|, "
     "but {a:he} didn't cry@a> .",
     "{a} <2:弄 伤#1@a 了 自己#3|切 伤#1@a 了 自己#3> ， <1:所以 {b} 把 {a:he} 送@b 到 了 "
     "医院|所以 {b} 洗@b 了 {a:his} 手|因为 {a:he} 很 粗心@a|因为 {b} 吓到@b 了 {a:he}|但是 {a:he} "
     "没有 哭@a> 。",
     6},
    {"hurt herself, queen", "a=noun:girl|woman|queen|princess|aunt|sister1 b=same(a)",
     "{a} <2:hurt#1@a herself#3|cut#1@a herself#3> <1:, so {b} took@b {a:him} to the hospital|, so "
     "{b} washed@b {a:his} hand|because {a:he} was careless@a|because {b} frightened@b {a:him}|, "
     "but {a:he} didn't cry@a> .",
     "{a} <2:弄 伤#1@a 了 自己#3|切 伤#1@a 了 自己#3> ， <1:所以 {b} 把 {a:he} 送@b 到 了 "
     "医院|所以 {b} 洗@b 了 {a:his} 手|因为 {a:he} 很 粗心@a|因为 {b} 吓到@b 了 {a:he}|但是 {a:he} "
     "没有 哭@a> 。",
     6},
    {"his own and the other's", "a=clear b=same(a)",
     "{a} <2:forgot#1@a|lost#1@a|broke#1@a> {a:his} <3:umbrella|phone|pen|bike> , so {b} <1:gave "
     "{a:him} {b:his} own#4@b|lent {a:him} {b:his} own#4@b> because#5 {b:he} <4:didn't need "
     "it@b|was kind@b|had two@b> .",
     "{a} <2:忘#1@a 了|弄丢#1@a 了|弄坏#1@a 了> {a:his} <3:雨伞|手机|钢笔|自行车> ， 所以 {b} "
     "<1:把 {b:he} 自己#4@b 的 给 了 {a:he}|把 {b:he} 自己#4@b 的 借 给 了 {a:he}> ， 因为#5 "
     "{b:he} <4:不 需要@b|很 善良@b|有@b 两 个> 。",
     36},
    {"started to cry, of either", "a=clear b=same(a)",
     "{a} started#1@a to <3:cry#31|laugh#31|run#31> because#2 <1:{b} pushed@b {a:him}|{b} "
     "shouted@b at {a:him}|{a:he} saw@a {b}|{a:he} had lost@a {a:his} key> .",
     "{a} 开始#1@a <3:哭#31|笑#31|跑#31> ， 因为#2 <1:{b} 推@b 了 {a:he}|{b} 对 {a:he} "
     "大喊@b|{a:he} 看见@a 了 {b}|{a:he} 弄丢@a 了 {a:his} 钥匙> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_crowds() { return crowds; }

}  // namespace playground::grammar
