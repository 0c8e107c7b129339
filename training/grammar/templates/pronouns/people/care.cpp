// Templates: What people do for and to one another, and why: sense tells whom a pronoun means.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template care[] = {
    {"lifted up, as", "a=person b=person",
     "{a} <2:held|hugged> {b} because#4 <1:{b:he} {b:was} crying|{b:he} fell|{b:he} {b:was} "
     "tired|{b:he} couldn't walk|{a:he} loved {b:him}|{a:he} {a:was} strong|{a:he} wanted to kiss "
     "{b:him}> .",
     "{a} <2:抱着|拥抱 了> {b} ， 因为#4 <1:{b:he} 在 哭|{b:he} 摔倒 了|{b:he} 很 累|{b:he} 不能 "
     "走路|{a:he} 爱 {b:he}|{a:he} 很 强壮|{a:he} 想 吻 {b:he}> 。",
     27},
    {"picked up who fell", "a=clear b=same(a)",
     "{a} saw#1@a that {b} fell#3@b , so#2 {a:he} <1:helped {b:him} up|ran to {b:him}|called a "
     "doctor|helped {b:him}> .",
     "{a} 看见#1@a {b} 摔倒#3@b 了 ， 所以#2 {a:he} <1:把 {b:he} 扶 了 起来|向 {b:he} 跑 去 了|叫 "
     "了 "
     "医生|帮助 了 {b:he}> 。",
     20},
    {"fell, and lifted", "a=person b=person",
     "{b} fell#1@b , and {a} <1:helped {b:him} up|carried {b:him} home|comforted {b:him}|laughed "
     "at {b:him}|took {b:him} to the hospital|asked {b:him} if it hurt> .",
     "{b} 摔倒#1@b 了 ， {a} <1:把 {b:he} 扶 起来 了|把 {b:he} 背 回家 了|安慰 了 {b:he}|笑 了 "
     "{b:he}|带 {b:he} 去 了 医院|问 {b:he} 疼 不 疼> 。",
     24},
    {"blanket, as", "a=clear b=same(a)",
     "{a} covered#1@a {b} with#3 a blanket because#2 <1:{b:he} was asleep|{b:he} was cold|{b:he} "
     "was ill|{b:he} was sleeping|{b:he} was wet|{a:he} was kind|{a:he} was careful|{a:he} loved "
     "{b:him}|{a:he} was worried about {b:him}> .",
     "{a} 用 毯子#3 盖住#1@a 了 {b} ， 因为#2 <1:{b:he} 睡着 了|{b:he} 很 冷|{b:he} 生病 "
     "了|{b:he} 在 睡觉|{b:he} 湿 了|{a:he} 很 善良|{a:he} 很 小心|{a:he} 爱 {b:he}|{a:he} 担心 "
     "{b:he}> 。",
     28},
    {"coat, as", "a=person b=person",
     "{a} gave#1@a <2:{a:his} coat|the jacket|the sweater> to {b} because#4 <1:{b:he} {b:was} "
     "cold|{b:he} had no coat|{b:he} forgot {b:his} coat|{a:he} {a:was} kind|{a:he} {a:was} "
     "hot|{a:he} had two> .",
     "{a} 把 <2:{a:his} 大衣|夹克|毛衣> 给#1@a 了 {b} ， 因为#4 <1:{b:he} 很 冷|{b:he} 没有 "
     "大衣|{b:he} 忘记 带 {b:his} 大衣 了|{a:he} 很 善良|{a:he} 很 热|{a:he} 有 两 件> 。",
     20},
    {"wallet, borrowed", "a=clear b=same(a)",
     "{a} borrowed#1@a some money#4 from#3 {b} because#2 <1:{a:he} forgot {a:his} wallet|{a:he} "
     "lost {a:his} wallet|{a:he} had no money|{a:he} wanted to buy a car|{b:he} was rich|{b:he} "
     "was generous|{b:he} had a lot of money> .",
     "{a} 向#3 {b} 借#1@a 了 一些 钱#4 ， 因为#2 <1:{a:he} 忘记 带 {a:his} 钱包 了|{a:he} 弄丢 了 "
     "{a:his} 钱包|{a:he} 没有 钱|{a:he} 想 买 一 辆 汽车|{b:he} 很 富有|{b:he} 很 大方|{b:he} 有 "
     "很多 钱> "
     "。",
     30},
    {"wallet, lent", "a=clear b=same(a)",
     "{a} lent#1@a {b} some money#3 because#2 <1:{b:he} forgot {b:his} wallet|{b:he} lost {b:his} "
     "wallet|{b:he} had no money|{b:he} wanted to buy a house|{a:he} was rich|{a:he} was "
     "generous|{a:he} trusted {b:him}> .",
     "{a} 借#1@a 给 了 {b} 一些 钱#3 ， 因为#2 <1:{b:he} 忘记 带 {b:his} 钱包 了|{b:he} 弄丢 了 "
     "{b:his} 钱包|{b:he} 没有 钱|{b:he} 想 买 房子|{a:he} 很 富有|{a:he} 很 大方|{a:he} 信任 "
     "{b:he}> 。",
     30},
    {"paid for, as", "a=clear b=same(a)",
     "{a} paid#1@a for {b} because#2 <1:{b:he} forgot {b:his} wallet|{b:he} couldn't find {b:his} "
     "wallet|{b:he} was poor|{a:he} was generous|{a:he} wanted to thank {b:him}|{a:he} was rich> .",
     "{a} 帮 {b} 付#1@a 了 钱 ， 因为#2 <1:{b:he} 忘记 带 {b:his} 钱包 了|{b:he} 找 不到 {b:his} "
     "钱包|{b:he} 很 "
     "贫穷|{a:he} 很 大方|{a:he} 想 感谢 {b:he}|{a:he} 很 富有> 。",
     24},
    {"stole wallet", "a=clear b=same(a)",
     "{a} found#1@a {b} 's wallet#3 and#2 gave#4@a it to {b:him} .",
     "{a} 找到#1@a 了 {b} 的 钱包#3 ， 然后#2 把 它 给#4@a 了 {b:he} 。", 20},
    {"found wallet, thanked", "a=clear b=same(a)",
     "{a} found#1@a {b} 's <2:wallet|key|watch|phone> , and {b:he} <1:thanked {a:him}|was very "
     "happy|gave {a:him} some money|hugged {a:him}> .",
     "{a} 找到#1@a 了 {b} 的 <2:钱包|钥匙|手表|手机> ， {b:he} <1:感谢 了 {a:he}|非常 高兴|给 了 "
     "{a:he} 一些 钱|拥抱 了 {a:he}> 。",
     20},
    {"lost to, practised", "a=person b=person",
     "{a} lost#1@a to {b} because#2 <1:{a:he} didn't practice|{a:he} {a:was} ill|{a:he} slept "
     "badly|{b:he} practiced more|{b:he} {b:was} better|{b:he} {b:was} very strong> .",
     "{a} 输#1@a 给 了 {b} ， 因为#2 <1:{a:he} 没有 练习|{a:he} 生病 了|{a:he} 睡 得 不 好|{b:he} "
     "练习 得 更 多|{b:he} 更 好|{b:he} 非常 强壮> 。",
     20},
    {"beat, practised", "a=clear b=same(a)",
     "{a} beat#1@a {b} because#2 <1:{a:he} practiced every day|{a:he} was better|{a:he} was very "
     "strong|{b:he} didn't practice|{b:he} was ill|{b:he} slept badly> .",
     "{a} 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 每天 练习|{a:he} 更 好|{a:he} 非常 强壮|{b:he} "
     "没有 练习|{b:he} 生病 了|{b:he} 睡 得 不 好> 。",
     24},
    {"carried to hospital", "a=person b=person",
     "{a} carried#1@a {b} <2:to the hospital|home|to the school|to the station> because#4 "
     "<1:{b:his} leg hurt|{b:his} foot hurt|{b:he} {b:was} ill|{b:he} couldn't walk|{a:he} "
     "{a:was} strong|{a:he} wanted to help> .",
     "{a} 把 {b} 背#1@a <2:到 了 医院|回家 了|到 了 学校|到 了 车站> ， 因为#4 <1:{b:his} 腿 很 "
     "疼|{b:his} 脚 很 疼|{b:he} 生病 了|{b:he} 不能 走路|{a:he} 很 强壮|{a:he} 想 帮忙> 。",
     24},
    {"visited in hospital", "a=clear b=same(a)",
     "{a} visited#1@a {b} in the hospital#3 because#2 <1:{b:he} fell|{b:his} foot hurt|{b:he} fell "
     "ill|{b:he} was hurt> .",
     "{a} 去 医院#3 看望#1@a 了 {b} ， 因为#2 <1:{b:he} 摔倒 了|{b:his} 脚 很 疼|{b:he} 生病 "
     "了|{b:he} 受伤 了> 。",
     20},
    {"could not see past", "a=clear b=same(a)",
     "{a} couldn't#3 see#1@a over {b} because#2 <1:{b:he} was too tall|{b:he} was very tall|{a:he} "
     "was too short|{a:he} was very short> .",
     "{a} 看#1@a 不到#3 {b} 前面 的 东西 ， 因为#2 <1:{b:he} 太 高 了|{b:he} 非常 高|{a:he} 太 矮 "
     "了|{a:he} 非常 矮> 。",
     28},
    {"stood behind", "a=clear b=same(a)",
     "{a} stood#1@a behind#3 {b} , but#2 <1:{b:he} didn't see {a:him}|{b:he} was too tall|{a:he} "
     "couldn't see anything|{a:he} was too short|{b:he} walked away> .",
     "{a} 站#1@a 在 {b} 后面#3 ， 但是#2 <1:{b:he} 没有 看见 {a:he}|{b:he} 太 高 了|{a:he} 什么 都 "
     "看 不见|{a:he} 太 矮 了|{b:he} 走开 了> 。",
     24},
    {"asked for advice", "a=clear b=same(a)",
     "{a} asked#1@a {b} for advice#3 because#2 <1:{b:he} was clever|{b:he} knew everything|{b:he} "
     "was a lawyer|{b:he} was older|{a:he} was worried|{a:he} was young|{a:he} didn't know what to "
     "do|{a:he} had a problem> .",
     "{a} 请#1@a {b} 给 一些 建议#3 ， 因为#2 <1:{b:he} 很 聪明|{b:he} 什么 都 知道|{b:he} "
     "是 律师|{b:he} 更 老|{a:he} 很 担心|{a:he} 很 年轻|{a:he} 不 知道 该 做 什么|{a:he} 有 "
     "一 个 难题> 。",
     28},
    {"gave advice", "a=clear b=same(a)",
     "{a} gave#1@a {b} some advice#3 , <1:but {b:he} didn't listen|and {b:he} thanked "
     "{a:him}|because {b:he} was young|because {a:he} was a doctor|but {b:he} laughed|because "
     "{a:he} wanted to help> .",
     "{a} 给#1@a 了 {b} 一些 建议#3 ， <1:但是 {b:he} 没有 听|{b:he} 感谢 了 {a:he}|因为 {b:he} 很 "
     "年轻|因为 {a:he} 是 医生|但是 {b:he} 笑 了|因为 {a:he} 想 帮忙> 。",
     24},
    {"asked for help, table", "a=clear b=same(a)",
     "{a} asked#1@a {b} for help#3 because#2 <1:{a:he} couldn't move the table alone|{a:he} "
     "couldn't do it alone|{a:he} couldn't carry the box|{a:he} was too weak|{b:he} was "
     "strong|{b:he} had time|{b:he} was kind|{b:he} knew how to do it> .",
     "{a} 请#1@a {b} 帮忙#3 ， 因为#2 <1:{a:he} 一个人 搬 不动 桌子|{a:he} 一个人 做 不到|{a:he} "
     "拿 不动 箱子|{a:he} 太 虚弱 了|{b:he} 很 强壮|{b:he} 有时间|{b:he} 很 善良|{b:he} 知道 怎么 "
     "做> 。",
     30},
    {"asked, and agreed", "a=person b=person",
     "{a} asked#1@a {b} to help#3 {a:him} , <1:but {b:he} {b:was} too busy|but {b:he} had no "
     "time|and {b:he} came at once|but {b:he} didn't want to> .",
     "{a} 请#1@a {b} 帮助#3 {a:he} ， <1:但是 {b:he} 太 忙 了|但是 {b:he} 没有 时间|{b:he} "
     "马上 来 了|但是 {b:he} 不 想> 。",
     20},
    {"coach shouted", "a=noun:coach b=noun:player",
     "{a} shouted#1@a at {b} because#2 <1:{b:he} missed the ball|{b:he} {b:was} late|{b:he} didn't "
     "run|{b:he} made a mistake|{a:he} {a:was} angry|{a:he} {a:was} disappointed> .",
     "{a} 对 {b} 大喊#1@a ， 因为#2 <1:{b:he} 错过 了 球|{b:he} 迟到 了|{b:he} 没有 跑步|{b:he} "
     "做 错 了|{a:he} 很 生气|{a:he} 很 失望> 。",
     30},
    {"coach and player", "a=noun:coach b=person",
     "{a} <2:scolded|punished|criticized> {b} because#4 <1:{b:he} played badly|{b:he} didn't "
     "practice|{b:he} came late|{a:he} {a:was} strict|{a:he} {a:was} disappointed> .",
     "{a} <2:骂|惩罚|批评> 了 {b} ， 因为#4 <1:{b:he} 打 得 不 好|{b:he} 没有 练习|{b:he} 来 晚 "
     "了|{a:he} 很 严格|{a:he} 很 失望> 。",
     24},
    {"praised, worked", "a=person b=person",
     "{a} praised#1@a {b} because#2 <1:{b:he} worked hard|{b:he} passed the exam|{b:he} cleaned "
     "the room|{a:he} {a:was} proud of {b:him}|{a:he} {a:was} happy> .",
     "{a} 表扬#1@a 了 {b} ， 因为#2 <1:{b:he} 努力 工作|{b:he} 通过 了 考试|{b:he} 打扫 了 "
     "房间|{a:he} 为 {b:he} 骄傲|{a:he} 很 高兴> 。",
     20},
    {"proud of, as", "a=person b=person",
     "{a} {a:was} proud#1@a of {b} because#2 {b:he} <1:won the game|passed the exam|worked "
     "hard|{b:was} brave|learned so fast> .",
     "{a} 为 {b} 骄傲#1@a ， 因为#2 {b:he} <1:赢 了 比赛|通过 了 考试|努力 工作|很 勇敢|学 得 很 "
     "快> 。",
     24},
    {"proud of many", "a=clear b=many:person",
     "{a} is proud#1@a of {a:his} {b:bare} and#2 <1:praises {b:him}|loves {b:him}|trusts "
     "{b:him}|often helps {b:him}> .",
     "{a} 为 {a:his} {b:bare} 骄傲#1@a ， 也#2 <1:表扬 {b:he}|爱 {b:he}|信任 {b:he}|常常 帮助 "
     "{b:he}> 。",
     24},
    {"toy broken, scolded", "a=clear b=same(a) c=portable1",
     "{b} lost#1@b {c} , so#2 {a} <1:scolded|criticized|punished|blamed|hit> {b:him} .",
     "{b} 弄丢#1@b 了 {c} ， 所以#2 {a} <1:骂|批评|惩罚|责怪|打> 了 {b:he} 。", 28},
    {"broke, and he forgave", "a=person b=person c=portable1",
     "{b} lost#1@b {a} 's {c:bare} , but#2 <1:{a:he} forgave {b:him}|{a:he} {a:was} not "
     "angry|{b:he} found {c:him} again|{b:he} bought {a:him} a new one|{b:he} apologized> .",
     "{b} 弄丢#1@b 了 {a} 的 {c:bare} ， 但是#2 <1:{a:he} 原谅 了 {b:he}|{a:he} 不 生气|{b:he} "
     "又 找到 了 {c:he}|{b:he} 给 {a:he} 买 了 一 个 新的|{b:he} 道歉 了> 。",
     24},
    {"broke, so apologised", "a=clear b=same(a) c=portable1",
     "{a} broke#1@a {b} 's {c:bare} , so#2 {a:he} <1:apologized to {b:him}|bought {b:him} a new "
     "one|was afraid of {b:him}|hid from {b:him}|gave {b:him} some money> .",
     "{a} 弄坏#1@a 了 {b} 的 {c:bare} ， 所以#2 {a:he} <1:向 {b:he} 道歉|给 {b:he} 买 了 一 个 "
     "新的|怕 {b:he}|躲 着 {b:he}|给 了 {b:he} 一些 钱> 。",
     28},
    {"broke, so angry", "a=clear b=same(a) c=portable1",
     "{a} lost#1@a {b} 's {c:bare} , so#2 {b:he} <1:was angry|scolded {a:him}|didn't forgive "
     "{a:him}|cried|bought a new one|shouted at {a:him}> .",
     "{a} 弄丢#1@a 了 {b} 的 {c:bare} ， 所以#2 {b:he} <1:很 生气|骂 了 {a:he}|没有 原谅 "
     "{a:he}|哭 了|买 了 一 个 新的|对 {a:he} 大喊> 。",
     24},
    {"forgave, after", "a=clear b=same(a)",
     "after#2 {b} <1:apologized|said sorry|cried> , {a} forgave#1@a {b:him} .",
     "{b} <1:道歉|说 对不起|哭> 之后#2 ， {a} 原谅#1@a 了 {b:he} 。", 16},
    {"apologised, and forgave", "a=person b=person",
     "{b} apologized#1@b to {a} , <1:and {a:he} forgave {b:him}|but {a:he} didn't forgive "
     "{b:him}|but {a:he} {a:was} still angry|because {b:he} forgot {a:his} birthday|because {b:he} "
     "lied to {a:him}|and {a:he} hugged {b:him}> .",
     "{b} 向 {a} 道歉#1@b ， <1:{a:he} 原谅 了 {b:he}|但是 {a:he} 没有 原谅 {b:he}|但是 {a:he} "
     "还是 很 生气|因为 {b:he} 忘记 了 {a:his} 生日|因为 {b:he} 欺骗 了 {a:he}|{a:he} 拥抱 了 "
     "{b:he}> 。",
     24},
    {"congratulated, as", "a=person b=person",
     "{a} congratulated#1@a {b} because#2 {b:he} <1:won|won the game|passed the exam|got "
     "married|had a birthday|bought a house> .",
     "{a} 祝贺#1@a {b} ， 因为#2 {b:he} <1:赢 了|赢 了 比赛|通过 了 考试|结婚 了|过 生日|买 了 "
     "一 座 房子> 。",
     40},
    {"congratulated, and", "a=clear b=same(a)",
     "{b} <1:won the game|passed the exam|got married|bought a house|won> , and {a} "
     "congratulated#1@a {b:him} .",
     "{b} <1:赢 了 比赛|通过 了 考试|结婚 了|买 了 一 座 房子|赢 了> ， {a} 祝贺#1@a 了 {b:he} "
     "。",
     36},
    {"envied, as it", "a=clear b=same(a)",
     "{a} <2:envied|was jealous of> {b} because#4 <1:{b:he} was rich|{b:he} was tall|everyone "
     "liked {b:him}|{a:he} was poor|{a:he} had no friends|{a:he} wanted to be famous> .",
     "{a} <2:羡慕|嫉妒> {b} ， 因为#4 <1:{b:he} 很 富有|{b:he} 很 高|大家 都 喜欢 {b:he}|{a:he} 很 "
     "贫穷|{a:he} 没有 朋友|{a:he} 也 想 有名> 。",
     20},
    {"comforted, as he", "a=person b=person",
     "{a} comforted#1@a {b} because#2 <1:{b:he} {b:was} crying|{b:he} lost the game|{b:he} {b:was} "
     "sad|{b:his} cat ran away|{a:he} {a:was} kind|{a:he} couldn't see {b:him} cry> .",
     "{a} 安慰#1@a 了 {b} ， 因为#2 <1:{b:he} 在 哭|{b:he} 输 了 比赛|{b:he} 很 难过|{b:his} 猫 跑 "
     "了|{a:he} 很 善良|{a:he} 不 想 看见 {b:he} 哭> 。",
     24},
    {"cried, so comforted", "a=person b=person",
     "{b} <1:{b:was} crying|{b:was} sad|{b:was} afraid|{b:was} ill|lost the game> , so#2 {a} "
     "<2:comforted|hugged|helped|visited> {b:him} .",
     "{b} <1:在 哭|很 难过|很 害怕|生病 了|输 了 比赛> ， 所以#2 {a} <2:安慰|拥抱|帮助|看望> 了 "
     "{b:he} 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_care() { return care; }

}  // namespace playground::grammar
