// Templates: things and their parts, what is done with them, and what the sun, a program or coffee
// does.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template parts[] = {
    {"its brakes failed", "a=noun:car|bus|truck|bike b=noun:wall|tree|fence|house1",
     "{a} hit#1@a {b} <1:yesterday|this morning|last night|today> because#2 {a:his} brakes#3 "
     "failed#4 .",
     "{a} <1:昨天|今天 早上|昨晚|今天> 撞#1@a 上 了 {b} ， 因为#2 {a:his} 刹车#3 失灵#4 了 。", 12},
    {"its brakes, could not stop", "a=noun:car|bus|truck|train|bike",
     "{a} couldn't#1 stop#2@a because#3 {a:his} brakes#4 were <1:broken|too old|too cold> .",
     "{a} 不能#1 停#2@a 下来 ， 因为#3 {a:his} 刹车#4 <1:坏 了|太 旧 了|太 冷 了> 。", 5},
    {"its driver", "a=noun:car|bus|truck1 b=noun:tree|wall|house1",
     "{a} hit#1@a {b} because#2 <1:{a:his} driver was tired|{a:his} driver was asleep|{a:his} "
     "wheels were broken|{a:his} wheels were too old|{b:he} was in the way> .",
     "{a} 撞#1@a 上 了 {b} ， 因为#2 <1:{a:his} 司机 累 了|{a:his} 司机 睡着 了|{a:his} 轮子 坏 "
     "了|{a:his} 轮子 太 旧 了|{b:he} 挡住 了 路> 。",
     9},
    {"crushed its roof", "a=noun:tree|wall|tree|tree1 b=noun:house|car|bus|school1",
     "{a} fell#1@a on {b} and <1:broke {b:his} roof|broke {b:his} windows|broke {b:his} "
     "door|crushed {b:his} roof> .",
     "{a} 倒#1@a 在 {b} 上 ， <1:打破 了 {b:his} 屋顶|打破 了 {b:his} 窗户|打破 了 {b:his} 门|压坏 "
     "了 {b:his} 屋顶> 。",
     9},
    {"its roots were", "a=noun:tree1 b=noun:house|car|fence|bike1",
     "{a} fell#1@a on {b} because#2 {a:his} roots#3 were <1:rotten|weak|too short|old> .",
     "{a} 倒#1@a 在 {b} 上 ， 因为#2 {a:his} 树根#3 <1:烂 了|很 弱|太 短 了|很 老> 。", 11},
    {"its branches were", "a=noun:cat|monkey|squirrel|bear1 b=noun:tree1",
     "{a} couldn't#3 climb#1@a {b} because#2 {b:his} branches#4 were too <1:high|short|wet|weak> .",
     "{a} 爬#1@a 不上#3 {b} ， 因为#2 {b:his} 树枝#4 太 <1:高|短|湿|弱> 了 。", 12},
    {"battery died, charged", "a=noun:camera|phone|computer|watch|robot|radio1",
     "the battery#1 in my#2 {a:bare} died#3 , so#4 i <1:charged {a:him}|couldn't use "
     "{a:him}|bought a new one|put {a:him} away> .",
     "我#2 的 {a:bare} 里 的 电池#1 没电#3 了 ， 所以#4 我 <1:给 {a:he} 充电 了|不能 用 "
     "{a:he}|买 了 一 个 新的|把 {a:he} 收 了 起来> 。",
     11},
    {"charged a thing, as", "d=anyone a=noun:phone|camera|computer|robot1",
     "{d} charged#1@d {a} because#2 {a:he} <1:was out of battery|didn't work|was almost out "
     "of battery> .",
     "{d} 给 {a} 充电#1@d ， 因为#2 {a:he} <1:没电 了|不能 用 了|快 没电 了> 。", 11},
    {"thing on a thing was dirty", "a=portable1 b=surface1",
     "{a} on {b} <1:was dirty , so i washed {a:him}|was broken , so i fixed {a:him}|was old , so "
     "we sold {a:him}|was wet , so i dried {a:him}|was not mine , so i didn't take {a:him}> .",
     "{b} 上 的 {a} <1:很 脏 ， 所以 我 洗 了 {a:he}|坏 了 ， 所以 我 修好 了 {a:he}|很 旧 ， "
     "所以 我们 把 {a:he} 卖 了|湿 了 ， 所以 我 擦干 了 {a:he}|不是 我 的 ， 所以 我 没有 拿 "
     "{a:he}> 。",
     73},
    {"thing in a thing was", "a=portable1 b=container1",
     "{a} in#1 {b} <1:is mine , but you can use {a:him}|is not mine , so i can't give {a:him} to "
     "you|is very old , but i like {a:him}|is broken , but i need {a:him}> .",
     "{b} 里#1 的 {a} <1:是 我 的 ， 但是 你 可以 用 {a:he}|不是 我 的 ， 所以 我 不能 把 {a:he} "
     "给 你|非常 旧 ， 但是 我 喜欢 {a:he}|坏 了 ， 但是 我 需要 {a:he}> 。",
     63},
    {"somebody with animals says", "a=noun:man|woman|boy|girl1 b=many:animal",
     "{a} with {b} says#1@a that <1:{a:he} lives in the village|{a:he} loves {b:him}|{a:he} is "
     "hungry|{b:he} are friendly|{b:he} are hungry|{b:he} never bite> .",
     "带着 {b} 的 {a} 说#1@a ， <1:{a:he} 住 在 村庄 里|{a:he} 爱 {b:he}|{a:he} 饿 了|{b:he} 很 "
     "友好|{b:he} 饿 了|{b:he} 从不 咬 人> 。",
     8},
    {"program crashed, as", "a=noun:program1",
     "{a} crashed#1@a because#2 {a:he} <1:ran out of memory|had no memory|had a mistake|was too "
     "old|was too complicated> .",
     "{a} 崩溃#1@a 了 ， 因为#2 {a:he} <1:没有 内存 了|没有 内存|有 一 个 错误|太 旧 了|太 复杂 "
     "了> 。",
     51},
    {"program on the computer", "a=noun:program1 b=noun:computer1",
     "{a} doesn't#3 work#1@a on {b} because#2 <1:{a:he} is too new|{a:he} needs more memory|{a:he} "
     "has a mistake|{b:he} is too old|{b:he} is too slow|{b:he} has no memory> .",
     "{a} 在 {b} 上 不能#3 用#1@a ， 因为#2 <1:{a:he} 太 新 了|{a:he} 需要 更 多 内存|{a:he} 有 一 "
     "个 错误|{b:he} 太 旧 了|{b:he} 太 慢 了|{b:he} 没有 内存> 。",
     36},
    {"could not open the file, as", "a=noun:computer|program|phone|server1 b=noun:file1",
     "{a} couldn't#3 open#1@a {b} because#2 <1:{a:he} had no memory|{a:he} was too slow|{a:he} was "
     "broken|{b:he} was too big|{b:he} was empty|{b:he} had a mistake> .",
     "{a} 打#1@a 不开#3 {b} ， 因为#2 <1:{a:he} 没有 内存|{a:he} 太 慢 了|{a:he} 坏 了|{b:he} 太 "
     "大 了|{b:he} 是 空 的|{b:he} 有 错误> 。",
     12},
    {"server and file", "a=noun:server1 b=noun:file1",
     "{a} <2:rejected#1@a|lost#1@a> {b} because#2 <1:{a:he} was full|{a:he} was too busy|{a:he} "
     "had no memory|{b:he} was too big|{b:he} was too old|{b:he} had no name> .",
     "{a} <2:拒绝#1@a|弄丢#1@a> 了 {b} ， 因为#2 <1:{a:he} 满 了|{a:he} 太 忙 了|{a:he} 没有 "
     "内存|{b:he} 太 大 了|{b:he} 太 旧 了|{b:he} 没有 名字> 。",
     124},
    {"won't print, as", "a=noun:computer|phone1 b=noun:photo|photo1",
     "{a} won't#3 print#1@a {b} because#2 <1:{a:he} is broken|{a:he} is too old|{a:he} needs a new "
     "program|{b:he} is too big|{b:he} is too dark> .",
     "{a} 不能#3 打印#1@a {b} ， 因为#2 <1:{a:he} 坏 了|{a:he} 太 旧 了|{a:he} 需要 新 程序|{b:he} "
     "太 大 了|{b:he} 太 昏暗 了> 。",
     22},
    {"sun melted", "a=noun:sun1 b=noun:snowman1",
     "{a} melted#1@a {b} because#2 <1:{a:he} was so hot|{a:he} was very hot|{a:he} was too "
     "bright|{b:he} was small|{b:he} was in the garden|{b:he} was too small> .",
     "{a} 晒#1@a 化 了 {b} ， 因为#2 <1:{a:he} 太 热 了|{a:he} 非常 热|{a:he} 太 亮 了|{b:he} "
     "很 小|{b:he} 在 花园 里|{b:he} 太 小 了> 。",
     61},
    {"built a snowman", "a=many:person b=noun:snowman1",
     "{a} built#1@a {b:a} , and#2 <1:{a:he} gave {b:him} a hat|{a:he} were very happy|{a:he} were "
     "cold|{b:he} had a long nose|{b:he} was very big> .",
     "{a} 堆#1@a 了 {b:a} ， <1:{a:he} 给 了 {b:he} 一 顶 帽子|{a:he} 非常 高兴|{a:he} 很 "
     "冷|{b:he} 有 一 个 长 鼻子|{b:he} 非常 大> 。",
     24},
    {"keeps awake at night", "a=relative c=noun:coffee|tea",
     "my#1 {a:bare} likes#2@a {c:bare} , but#3 {c:he} keeps#4@c {a:him} awake#4 <1:at night|every "
     "day|every night> .",
     "我#1 的 {a:bare} 喜欢#2@a {c:bare} ， 但是#3 {c:he} 让 {a:he} <1:晚上|每天|每天 晚上> 睡#4 "
     "不 着#4 。",
     26},
    {"drew, and we hung", "a=relative b=animal1",
     "my#1 {a:bare} drew#2@a {b:a} , and#3 we hung#4 {a:his} picture#5 <1:on the wall|in the "
     "kitchen|near the window|in the classroom> .",
     "我#1 的 {a:bare} 画#2@a 了 {b:a} ， 我们 把 {a:his} 画#5 挂#4 在 <1:墙 上|厨房 里|窗户 "
     "旁边|教室 里> 。",
     34},
    {"kettle until", "d=anyone a=noun:kettle1 b=noun:cup|bottle|glass|pot1",
     "{d} poured#1@d <2:water|tea|milk> from#3 {a} into {b} until#4 <1:{a:he} was empty|{b:he} was "
     "full> .",
     "{d} 把 {a} 里#3 的 <2:水|茶|牛奶> 倒#1@d 进 {b} ， 直到#4 <1:{a:he} 空 了|{b:he} 满 了> 。",
     10},
    {"filled until", "d=anyone b=noun:cup|bottle|glass|pot|bowl1",
     "{d} filled#1@d {b} with <2:water|juice|milk> until#2 {b:he} was <1:too heavy|almost "
     "full|full> .",
     "{d} 往 {b} 里 装#1@d <2:水|果汁|牛奶> ， 直到#2 {b:he} <1:太 重 了|快 满 了|满 了> 。", 8},
    {"i put on, as", "d=anyone a=portable1 b=surface1",
     "{d} put#1@d {a} on {b} because#2 <1:{a:he} was wet|{a:he} was heavy|{a:he} was too "
     "hot|{b:he} was empty|{b:he} was clean|{b:he} was near> .",
     "{d} 把 {a} 放#1@d 在 {b} 上 ， 因为#2 <1:{a:he} 湿 了|{a:he} 很 重|{a:he} 太 烫 了|{b:he} 是 "
     "空 的|{b:he} 很 干净|{b:he} 很 近> 。",
     30},
    {"opened window, closed door", "a=noun:door|window1 b=noun:window|door1",
     "i closed#1 {a} and#2 opened#3 {b} because#4 <1:{a:he} was too loud|{a:he} was broken|{b:he} "
     "was closed|{b:he} was smaller|{b:he} was bigger> .",
     "我 关上#1 {a} ， 然后#2 打开#3 {b} ， 因为#4 <1:{a:he} 太 响 了|{a:he} 坏 了|{b:he} "
     "关着|{b:he} 更 小|{b:he} 更 大> 。",
     12},
    {"turned off, as", "d=person a=noun:radio|computer|lamp|phone|clock1",
     "{d} turned#1@d off#1@d {a} because#2 <1:{a:he} was too loud|{a:he} was hot|{a:he} was "
     "broken|{d:he} wanted to sleep|{d:he} {d:was} tired> .",
     "{d} 关#1@d 了 {a} ， 因为#2 <1:{a:he} 太 吵 了|{a:he} 很 热|{a:he} 坏 了|{d:he} 想 "
     "睡觉|{d:he} 累 了> 。",
     9},
    {"parked near, as", "d=person a=noun:car|bus|truck|bike1 b=noun:bank|house|school|garage1",
     "{d} parked#1@d {a} near#3 {b} because#2 <1:{a:he} was broken|{a:he} was too big|{b:he} "
     "was "
     "closed|{b:he} was far|{d:he} wanted to go shopping> .",
     "{d} 把 {a} 停#1@d 在 {b} 附近#3 ， 因为#2 <1:{a:he} 坏 了|{a:he} 太 大 了|{b:he} 关着|{b:he} "
     "很 "
     "远|{d:he} 想 去 购物> 。",
     16},
    {"leaned against, but",
     "d=anyone a=noun:ladder|bike|stick|umbrella1 b=noun:wall|tree|fence|door1",
     "{d} leaned#1@d {a} against {b} , but#2 <1:{a:he} fell over|{a:he} was too heavy|{a:he} "
     "was "
     "too long|{b:he} was too low|{b:he} was very low> .",
     "{d} 把 {a} 靠#1@d 在 {b} 上 ， 但是#2 <1:{a:he} 倒 了|{a:he} 太 重 了|{a:he} 太 长 了|{b:he} "
     "太 矮 了|{b:he} 非常 矮> 。",
     14},
    {"rolled off, as", "a=noun:ball|apple|orange|egg|bottle1 b=surface1",
     "{a} rolled#1@a off {b} because#2 <1:{a:he} was round|{a:he} was light|{b:he} was not "
     "straight|{b:he} was too small> .",
     "{a} 从 {b} 上 滚#1@a 了 下来 ， 因为#2 <1:{a:he} 是 圆 的|{a:he} 很 轻|{b:he} 不 直|{b:he} "
     "太 小 了> 。",
     10},
    {"tripped over, as", "a=person b=portable1",
     "{a} tripped#1@a over {b} because#2 <1:{b:he} was on the floor|{b:he} was in the way|{a:he} "
     "didn't see {b:him}|{a:he} {a:was} tired|{a:he} {a:was} running> .",
     "{a} 被 {b} 绊倒#1@a 了 ， 因为#2 <1:{b:he} 在 地板 上|{b:he} 挡住 了 路|{a:he} 没有 看见 "
     "{b:he}|{a:he} 累 了|{a:he} 在 跑> 。",
     34},
    {"tripped over an animal", "a=clear b=noun:dog|cat|puppy|kitten|chicken1",
     "{a} tripped#1@a over {b} , and#2 <1:{b:he} ran away|{b:he} bit {a:him}|{b:he} was "
     "hurt|{a:he} fell down|{a:he} was hurt> .",
     "{a} 被 {b} 绊倒#1@a 了 ， 然后#2 <1:{b:he} 跑 了|{b:he} 咬 了 {a:he}|{b:he} 受伤 了|{a:he} "
     "摔倒 了|{a:he} 受伤 了> 。",
     6},
    {"leaks, so", "d=person a=noun:bottle|boat|pot|bag|cup1",
     "{a} leaked#1@a , so#2 {d} <1:fixed {a:him}|sold {a:him}|threw {a:him} away|didn't use "
     "{a:him}> .",
     "{a} 漏水#1@a 了 ， 所以#2 {d} <1:修好 了 {a:he}|卖 了 {a:he}|把 {a:he} 扔掉 了|没有 用 "
     "{a:he}> 。",
     9},
    {"nest, after it", "a=noun:bird|swallow|pigeon|parrot1 b=noun:nest1",
     "{a} left#1@a {b} because#2 <1:{a:he} could fly|{a:he} was hungry|{a:he} heard {a:his} "
     "mother|{b:he} was broken|{b:he} was too small|{b:he} was wet> .",
     "{a} 离开#1@a 了 {b} ， 因为#2 <1:{a:he} 会 飞 了|{a:he} 饿 了|{a:he} 听见 了 {a:his} "
     "妈妈|{b:he} 坏 了|{b:he} 太 小 了|{b:he} 湿 了> 。",
     10},
    {"nest fell", "a=noun:bird|swallow|pigeon1 b=noun:nest1",
     "{a} left#1@a {b} after#2 {b:he} <1:fell from the tree|broke|got wet> .",
     "{b} <1:从 树 上 掉 了 下来|坏 了|湿 了> 之后#2 ， {a} 离开#1@a 了 {b:he} 。", 6},
    {"upstairs, little", "a=relative b=noun:baby|child|boy|girl|kitten|puppy1",
     "{a} carried#1@a {b} upstairs#2 because#3 <1:{b:he} was too little to walk|{b:he} was "
     "asleep|{b:he} was tired|{b:he} was hurt|{a:he} was strong|{a:he} was kind> .",
     "{a} 把 {b} 抱#1@a 上楼#2 ， 因为#3 <1:{b:he} 太 小 了 ， 不能 走路|{b:he} 睡着 了|{b:he} 累 "
     "了|{b:he} 受伤 了|{a:he} 很 强壮|{a:he} 很 善良> 。",
     7},
    {"carries upstairs thing", "a=person b=noun:box|suitcase|chair|table1",
     "{a} couldn't#4 carry#1@a {b} upstairs#2 because#3 <1:{b:he} was too heavy|{b:he} was too "
     "big|{a:he} {a:was} too weak|{a:he} {a:was} too tired> .",
     "{a} 不能#4 把 {b} 搬#1@a 上楼#2 ， 因为#3 <1:{b:he} 太 重 了|{b:he} 太 大 了|{a:he} 太 虚弱 "
     "了|{a:he} 太 累 了> 。",
     8},
    {"ate another, starving", "a=noun:lion|wolf|fox|tiger|snake1 b=noun:deer|lamb|rabbit|pig|frog1",
     "{a} ate#1@a {b} because#2 <1:{a:he} didn't eat for days|{a:he} was very hungry|{a:he} caught "
     "{b:him}|{b:he} couldn't run|{b:he} was too slow|{b:he} was asleep> .",
     "{a} 吃#1@a 了 {b} ， 因为#2 <1:{a:he} 几 天 没有 吃 东西|{a:he} 非常 饿|{a:he} 抓住 了 "
     "{b:he}|{b:he} 跑 不动 了|{b:he} 太 慢 了|{b:he} 睡着 了> 。",
     8},
    {"followed many, wanted to eat",
     "a=many:noun:wolf|lion|cat|fox b=many:noun:sheep|deer|mouse|chicken",
     "{a} <2:followed|watched|chased> {b} because#3 <1:{a:he} were hungry|{a:he} wanted to eat "
     "{b:him} all|{a:he} wanted to catch one|{b:he} were fat|nobody protected {b:him}|{b:he} "
     "were slow> .",
     "{a} <2:跟着|看着|追赶> {b} ， 因为#3 <1:{a:he} 饿 了|{a:he} 想 把 {b:he} 都 吃 掉|{a:he} "
     "想 抓住 一 只|{b:he} 很 胖|没有人 保护 {b:he}|{b:he} 很 慢> 。",
     9},
    {"attacked, as", "a=noun:dog|lion|tiger|wolf|bear1 b=living",
     "{a} attacked#1@a {b} because#2 <1:{a:he} was hungry|{a:he} was angry|{a:he} was "
     "afraid|{b:he} came too near|{b:he} stole {a:his} food|{b:he} hit {a:him}> .",
     "{a} 攻击#1@a 了 {b} ， 因为#2 <1:{a:he} 饿 了|{a:he} 很 生气|{a:he} 很 害怕|{b:he} 走 得 "
     "太 近 了|{b:he} 偷 了 {a:his} 食物|{b:he} 打 了 {a:he}> 。",
     10},
};

}  // namespace

std::span<const Template> templates_of_parts() { return parts; }

}  // namespace playground::grammar
