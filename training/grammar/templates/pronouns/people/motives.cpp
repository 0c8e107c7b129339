// Templates: why somebody does something for, to or because of another, in the one's eyes or the
// other's.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template motives[] = {
    {"carried things for, as", "a=clear b=same(a)",
     "{a} carried#1@a the <2:box#31|bag#31|suitcase#31|backpack#31> for#3 {b} because#4 <1:{b:he} "
     "was too#21 weak#22@b|{b:he} was very#21 tired#22@b|{b:his} hand#21 hurt#22|{a:he} was "
     "strong#21@a|{a:he} was polite#21@a|{a:he} wanted#21@a to help#22> .",
     "{a} 帮#3 {b} <2:搬#1@a 箱子#31|拿#1@a 包#31|拿#1@a 行李箱#31|拿#1@a 书包#31> ， 因为#4 "
     "<1:{b:he} 太#21 虚弱#22@b 了|{b:he} 非常#21 累#22@b|{b:his} 手#21 很 疼#22|{a:he} 很 "
     "强壮#21@a|{a:he} 很 有礼貌#21@a|{a:he} 想#21@a 帮忙#22> 。",
     36},
    {"worked in his place", "a=clear b=same(a)",
     "{a} <2:worked#31|cooked#31|drove#31|paid#31> for#3 {b} because#4 <1:{b:he} was "
     "ill#21@b|{b:he} was late#21@b|{b:he} was too#21 tired#22@b|{a:he} had time#21@a|{a:he} was "
     "kind#21@a|{a:he} wanted#21@a to help#22 {b:him}> .",
     "{a} <2:帮#3 {b} 工作#31|给#3 {b} 做饭#31|帮#3 {b} 开车#31|帮#3 {b} 付 了 钱#31> ， 因为#4 "
     "<1:{b:he} 生病#21@b 了|{b:he} 迟到#21@b 了|{b:he} 太#21 累#22@b 了|{a:he} "
     "有时间#21@a|{a:he} 很 善良#21@a|{a:he} 想#21@a 帮助#22 {b:he}> 。",
     44},
    {"kept company, as", "a=clear b=same(a)",
     "{a} stayed#1@a with {b} <2:at home#31|at the hospital#31|in the room#31> because#3 <1:{b:he} "
     "was afraid#21@b|{b:he} was lonely#21@b|{b:he} was ill#21@b|{a:he} was worried#21@a about "
     "{b:him}|{a:he} loved#21@a {b:him}|{a:he} had nothing#22 to do#21@a> .",
     "{a} <2:在 家 里#31|在 医院 里#31|在 房间 里#31> 陪着#1@a {b} ， 因为#3 <1:{b:he} 很 "
     "害怕#21@b|{b:he} 很 孤独#21@b|{b:he} 生病#21@b 了|{a:he} 担心#21@a {b:he}|{a:he} 爱#21@a "
     "{b:he}|{a:he} 没有#22 事 做#21@a> 。",
     44},
    {"held up over the road, as", "a=clear b=same(a)",
     "{a} helped#1@a {b} <2:cross the street|climb the hill|get out of the car> because#3 "
     "<1:{b:he} was old#21@b|{b:his} leg#21 hurt#22|{b:he} couldn't#21 see#22@b|{b:he} "
     "walked#21@b slowly#22|{a:he} was kind#21@a|{a:he} was strong#21@a|{a:he} was worried#21@a "
     "about {b:him}> .",
     "{a} 帮#1@a {b} <2:过 马路|爬 小山|下 车> ， 因为#3 <1:{b:he} 老#21@b 了|{b:his} 腿#21 很 "
     "疼#22|{b:he} 看#22@b 不见#21|{b:he} 走#21@b 得 很 慢#22|{a:he} 很 善良#21@a|{a:he} 很 "
     "强壮#21@a|{a:he} 担心#21@a {b:he}> 。",
     43},
    {"carried on the back, as", "a=clear b=same(a)",
     "{a} carried#1@a {b} <2:home#31|to the hospital#31|to school#31> because#3 <1:{b:he} "
     "couldn't#21 walk#22@b|{b:his} foot#21 was hurt#22|{b:he} was asleep#21@b|{b:he} was too#21 "
     "tired#22@b|{a:he} was strong#21@a|{a:he} loved#21@a {b:him}> .",
     "{a} 把 {b} 背#1@a <2:回家#31 了|到 了 医院#31|到 了 学校#31> ， 因为#3 <1:{b:he} 不能#21 "
     "走路#22@b|{b:his} 脚#21 受伤#22 了|{b:he} 睡着#21@b 了|{b:he} 太#21 累#22@b 了|{a:he} 很 "
     "强壮#21@a|{a:he} 爱#21@a {b:he}> 。",
     32},
    {"gave up the seat, as", "a=clear b=same(a)",
     "{a} gave#1@a {a:his} seat#2 to {b} because#3 <1:{b:he} was tired#21@b|{b:his} leg#21 "
     "hurt#22|{b:he} was old#21@b|{b:he} was ill#21@b|{a:he} was polite#21@a|{a:he} was "
     "young#21@a|{a:he} wasn't tired#21@a> .",
     "{a} 把 {a:his} 座位#2 让#1@a 给 了 {b} ， 因为#3 <1:{b:he} 累#21@b 了|{b:his} 腿#21 很 "
     "疼#22|{b:he} 老#21@b 了|{b:he} 生病#21@b 了|{a:he} 很 有礼貌#21@a|{a:he} 很 "
     "年轻#21@a|{a:he} 不 累#21@a> 。",
     32},
    {"hides from, as he owes", "a=clear b=same(a)",
     "{a} <2:hid#31@a from|was afraid#31@a of|avoided#31@a> {b} because#3 <1:{a:he} lied#21@a to "
     "{b:him}|{a:he} broke#21@a the window#22|{a:he} had#22 no#23 money#21|{b:he} was "
     "angry#21@b|{b:he} wanted#21@b to punish#22 {a:him}|{b:he} hit#21@b {a:him}> .",
     "{a} <2:躲#31@a 着|怕#31@a|躲开#31@a 了> {b} ， 因为#3 <1:{a:he} 欺骗#21@a 了 {b:he}|{a:he} "
     "打破#21@a 了 窗户#22|{a:he} 没有#22#23 钱#21|{b:he} 很 生气#21@b|{b:he} 想#21@b 惩罚#22 "
     "{a:he}|{b:he} 打#21@b 了 {a:he}> 。",
     42},
    {"punished with chores, as", "a=clear b=same(a)",
     "{a} made#1@a {b} <2:wash the dishes|clean the room|stand outside|write a hundred words> "
     "because#3 <1:{b:he} was late#21@b|{b:he} lied#21@b|{b:he} broke#21@b the window#22|{b:he} "
     "forgot#21@b the homework#22|{a:he} was strict#21@a|{a:he} was angry#21@a> .",
     "{a} 让#1@a {b} <2:洗 碗|打扫 房间|站 在 外面|写 一 百 个 单词> ， 因为#3 <1:{b:he} "
     "迟到#21@b 了|{b:he} 撒谎#21@b 了|{b:he} 打破#21@b 了 窗户#22|{b:he} 忘记#21@b 了 "
     "作业#22|{a:he} 很 严格#21@a|{a:he} 很 生气#21@a> 。",
     42},
    {"praised, well done", "a=clear b=same(a)",
     "{a} praised#1@a {b} <1:because#21 {b:he} sang#22@b well#23|because#21 {b:he} was "
     "clever#22@b|because#21 {b:he} won#22@b the game#23|because#21 {b:his} picture#22 was "
     "beautiful#23|because#21 {a:he} was happy#22@a|, and {b:he} smiled#21@b|, and {b:he} was very "
     "proud#21@b> .",
     "{a} 夸#1@a 了 {b} ， <1:因为#21 {b:he} 唱#22@b 得 很 好#23|因为#21 {b:he} 很 "
     "聪明#22@b|因为#21 {b:he} 赢#22@b 了 比赛#23|因为#21 {b:his} 图画#22 很 漂亮#23|因为#21 "
     "{a:he} 很 高兴#22@a|{b:he} 微笑#21@b 了|{b:he} 非常 骄傲#21@b> 。",
     54},
    {"worried about, not home", "a=clear b=same(a)",
     "{a} was worried#1@a about {b} because#2 <1:{b:he} didn't#21 come#22@b home|{b:he} had a "
     "fever#21@b|{b:he} went#21@b out alone#22|{b:he} was very#21 sad#22@b|{a:he} couldn't#21 "
     "find#22@a {b:him}|{a:he} loved#21@a {b:him}|{a:he} heard#21@a {b:him} cry#22> .",
     "{a} 很 担心#1@a {b} ， 因为#2 <1:{b:he} 没有#21 回家#22@b|{b:he} 发烧#21@b 了|{b:he} "
     "一个人#22 出去#21@b 了|{b:he} 非常#21 难过#22@b|{a:he} 找#22@a 不到#21 {b:he}|{a:he} "
     "爱#21@a {b:he}|{a:he} 听见#21@a {b:he} 哭#22> 。",
     32},
    {"sold it to him, as", "a=clear b=same(a) c=noun:car|bike|house|piano1",
     "{a} sold#1@a {c} to {b} because#2 <1:{a:he} needed#21@a money#22|{a:he} didn't#21 use#22@a "
     "{c:him}|{a:he} had#21@a another#22 one|{b:he} needed#21@b {c:him}|{b:he} liked#21@b "
     "{c:him}|{b:he} was rich#21@b> .",
     "{a} 把 {c} 卖#1@a 给 了 {b} ， 因为#2 <1:{a:he} 需要#21@a 钱#22|{a:he} 不#21 用#22@a "
     "{c:he}|{a:he} 还#22 有#21@a 一 个|{b:he} 需要#21@b {c:he}|{b:he} 喜欢#21@b {c:he}|{b:he} "
     "很 富有#21@b> 。",
     10},
    {"did not go to see, as", "a=clear b=same(a)",
     "{a} didn't#3 <2:visit|go to see|go to meet> {b} because#4 <1:{a:he} had to work "
     "overtime#21@a|{a:he} was too#21 busy#22@a|{a:he} was ill#21@a|{b:he} wasn't#21 at "
     "home#22@b|{b:he} was busy#21@b|{b:he} lied#21@b to {a:him}> .",
     "{a} 没#3 <2:看望|去 看|去 见> {b} ， 因为#4 <1:{a:he} 要 加班#21@a|{a:he} 太#21 忙#22@a "
     "了|{a:he} 生病#21@a 了|{b:he} 不#21 在 家#22@b|{b:he} 很 忙#21@b|{b:he} 欺骗#21@b 了 "
     "{a:he}> 。",
     36},
    {"asked to buy, as", "a=clear b=same(a)",
     "{a} asked#1@a {b} to buy#2 <3:a ticket#31|milk#31|bread#31|medicine#31> because#4 <1:{a:he} "
     "was ill#21@a|{a:he} was busy#21@a|{a:he} had to work overtime#21@a|{a:he} had no "
     "time#21@a|{b:he} had time#21@b|{b:he} was near#21@b the shop#22> .",
     "{a} 请#1@a {b} 买#2 <3:一 张 票#31|牛奶#31|面包#31|药#31> ， 因为#4 <1:{a:he} 生病#21@a "
     "了|{a:he} 很 忙#21@a|{a:he} 要 加班#21@a|{a:he} 没有 时间#21@a|{b:he} 有时间#21@b|{b:he} 在 "
     "商店#22 附近#21@b> 。",
     36},
    {"asked to book, going to", "a=clear b=same(a) p=pick:city",
     "{a} asked#1@a {b} to buy#2 a <3:plane|train> ticket#4 because#5 {a:he} had#6 to go#7@a to "
     "{p} .",
     "{a} 请#1@a {b} 买#2 一 张 <3:飞机|火车> 票#4 ， 因为#5 {a:he} 要#6 去#7@a {p} 。", 20},
    {"helped with the phone, as", "a=clear b=same(a)",
     "{a} helped#1@a {b} <2:use the phone|use the computer|send a message|go online> because#3 "
     "<1:{b:he} couldn't#21@b|{b:he} didn't#21 understand#22@b|{b:his} eyes#21 were bad#22|{b:he} "
     "asked#21@b {a:him} for help#22|{a:he} understood#21@a computers#22|{a:he} was "
     "patient#21@a> .",
     "{a} 帮#1@a {b} <2:用 手机|用 电脑|发 消息|上网> ， 因为#3 <1:{b:he} 不会#21@b|{b:he} 不#21 "
     "懂#22@b|{b:his} 眼睛#21 不 好#22|{b:he} 请#21@b {a:he} 帮忙#22|{a:he} 懂#21@a "
     "电脑#22|{a:he} 很 耐心#21@a> 。",
     32},
    {"called, as his thing was broken", "a=clear b=noun:worker|engineer|driver|neighbor1",
     "{a} <2:called|looked for|wanted to find> {b} because#3 <1:{a:his} fridge#21 was "
     "broken#22|{a:his} car#21 was broken#22|{a:his} computer#21 was broken#22|{a:he} needed#21@a "
     "help#22|{b:he} could#21 fix#22@b cars#23|{b:he} understood#21@b computers#22> .",
     "{a} <2:给 {b} 打 电话|找 {b}|想 找到 {b}> ， 因为#3 <1:{a:his} 冰箱#21 坏#22 了|{a:his} "
     "汽车#21 坏#22 了|{a:his} 电脑#21 坏#22 了|{a:he} 需要#21@a 帮助#22|{b:he} 能#21 修#22@b "
     "汽车#23|{b:he} 懂#21@b 电脑#22> 。",
     10},
    {"paid, as he repaired", "a=clear b=noun:worker|engineer|driver|chef1",
     "{a} <2:paid#31@a|thanked#31@a> {b} because#3 {b:he} <1:worked#21@b hard#22|worked#21@b "
     "well#22|helped#21@b {a:him}|worked#21@b for three#22 hours#23> .",
     "{a} <2:付 了 钱#31@a 给 {b}|感谢#31@a 了 {b}> ， 因为#3 {b:he} <1:工作#21@b 很 "
     "努力#22|工作#21@b 得 很 好#22|帮助#21@b 了 {a:he}|工作#21@b 了 三#22 个 小时#23> 。",
     10},
    {"unwilling to help, as", "a=clear b=same(a)",
     "{a} refused#1@a to <2:help|forgive|follow|believe|thank> {b} because#3 <1:{a:he} was "
     "angry#21@a|{a:he} was stubborn#21@a|{a:he} was selfish#21@a|{b:he} lied#21@b|{b:he} was "
     "rude#21@b|{b:he} tricked#21@b {a:him}> .",
     "{a} 不肯#1@a <2:帮助|原谅|跟着|相信|感谢> {b} ， 因为#3 <1:{a:he} 很 生气#21@a|{a:he} 很 "
     "固执#21@a|{a:he} 很 自私#21@a|{b:he} 撒谎#21@b 了|{b:he} 很 粗鲁#21@b|{b:he} 骗#21@b 了 "
     "{a:he}> 。",
     52},
    {"asked, but he refused", "a=clear b=same(a)",
     "{a} asked#1@a {b} to <2:sing#31|dance#31|cook#31|wait#31> , <1:but#21 {b:he} "
     "refused#22@b|but#21 {b:he} had no#22 time#23@b|and {b:he} said#21 yes|and {b:he} "
     "smiled#21@b|but#21 {b:he} was too#22 busy#23@b> .",
     "{a} 请#1@a {b} <2:唱歌#31|跳舞#31|做饭#31|等#31> ， <1:但是#21 {b:he} 不肯#22@b|但是#21 "
     "{b:he} 没有#22 时间#23@b|{b:he} 同意#21 了|{b:he} 笑#21@b 了|可是#21 {b:he} 太#22 忙#23@b "
     "了> 。",
     44},
    {"went to him for help", "a=clear b=same(a)",
     "{a} went#1@a to {b} and <1:asked#21@a {b:him} for help#22|asked#21@a {b:him} for "
     "money#22|said#21@a sorry#22 to {b:him}|thanked#21@a {b:him}|gave#21@a {b:him} the "
     "key#22|told#21@a {b:him} everything#22> .",
     "{a} 去 找#1@a {b} ， <1:请#21@a {b:he} 帮忙#22|向 {b:he} 要#21@a 钱#22|对 {b:he} 说#21@a "
     "对不起#22|感谢#21@a 了 {b:he}|给#21@a 了 {b:he} 钥匙#22|把 一切#22 都 告诉#21@a 了 {b:he}> "
     "。",
     28},
    {"soldiers saved people, who", "a=many:noun:soldier b=many:person",
     "{a} saved#1@a {b} . <1:{b:he} were locked#21@b in a house#22|{b:he} thanked#21@b "
     "{a:him}|{b:he} cried#21@b|{a:he} were very#21 brave#22@a|{a:he} were proud#21@a|{a:he} "
     "got#21@a a trophy#22> .",
     "{a} 救#1@a 了 {b} 。 <1:{b:he} 被 锁#21@b 在 房子#22 里|{b:he} 感谢#21@b 了 {a:he}|{b:he} "
     "哭#21@b 了|{a:he} 非常#21 勇敢#22@a|{a:he} 很 骄傲#21@a|{a:he} 收 到#21@a 了 一 座 "
     "奖杯#22> 。",
     28},
    {"angry with loud ones, slept badly", "a=many:person b=many:person",
     "{a} were angry#1@a with {b} because#2 <1:{b:he} sang#21@b at night#22|{b:he} were too#21 "
     "loud#22@b|{b:he} stole#21@b the fruit#22|{a:he} couldn't#21 sleep#22@a|{a:he} had to get up "
     "early#21@a|{a:he} waited#21@a for a long#22 time> .",
     "{a} 对 {b} 很 生气#1@a ， 因为#2 <1:{b:he} 晚上#22 唱歌#21@b|{b:he} 太#21 吵#22@b 了|{b:he} "
     "偷#21@b 了 水果#22|{a:he} 睡#22@a 不 着#21|{a:he} 要 早起#21@a|{a:he} 等#21@a 了 很久#22> 。",
     32},
    {"many asked many, where", "a=many:person b=many:person",
     "{a} asked#1@a {b} where#2 <1:{a:he} could#21 buy#22@a tickets#23|{a:he} could#21 "
     "eat#22@a|{b:he} lived#21@b|{b:he} came#21@b from|{b:he} were going#21@b> .",
     "{a} 问#1@a {b} ， <1:{a:he} 可以#21 在 哪里#2 买#22@a 票#23|{a:he} 可以#21 在 哪里#2 "
     "吃饭#22@a|{b:he} 住#21@b 在 哪里#2|{b:he} 从 哪里#2 来#21@b|{b:he} 要 去#21@b 哪里#2> 。",
     28},
    {"many apologized to many", "a=many:person b=many:person",
     "{a} apologized#1@a to {b} because#2 {a:he} <1:lost#21@a again#22|were late#21@a|broke#21@a "
     "the window#22|forgot#21@a {b:him}|were too#21 loud#22@a> .",
     "{a} 向 {b} 道歉#1@a ， 因为#2 {a:he} <1:又#22 输#21@a 了|迟到#21@a 了|打破#21@a 了 "
     "窗户#22|忘记#21@a 了 {b:he}|太#21 吵#22@a 了> 。",
     28},
    {"wrote many a letter", "a=clear b=many:person",
     "{a} <2:waited#31@a for|looked#31@a for|called#31@a> {b} , but#3 <1:{b:he} were "
     "asleep#21@b|{b:he} had already#21 left#22@b|{a:he} couldn't#21 find#22@a {b:him}|{a:he} was "
     "late#21@a> .",
     "{a} <2:等#31@a {b}|找#31@a {b}|给 {b} 打 电话#31@a> ， 但是#3 <1:{b:he} 睡着#21@b "
     "了|{b:he} 已经#21 走#22@b 了|{a:he} 找#22@a 不到#21 {b:he}|{a:he} 迟到#21@a 了> 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_motives() { return motives; }

}  // namespace playground::grammar
