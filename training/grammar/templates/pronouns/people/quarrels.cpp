// Templates: quarrels, games, trust and care between two people, whom sense tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template quarrels[] = {
    {"shouted same, as", "a=person b=person",
     "{a} shouted#1@a at {b} because#2 <1:{b:he} {b:was} rude#21@b|{b:he} lied#21@b|{b:he} {b:was} "
     "late#21@b|{b:he} {b:was} late#21@b again|{b:he} broke#21@b the cup|{b:he} broke#21@b the "
     "window|{b:he} forgot#21@b {b:his} homework|{b:he} lost#21@b the key|{b:he} {b:was} "
     "careless#21@b|{b:he} took#21@b {a:his} book|{b:he} didn't help#21@b|{b:he} made#21@b a "
     "mistake> .",
     "{a} 对 {b} 大喊#1@a ， 因为#2 <1:{b:he} 很 粗鲁#21@b|{b:he} 撒谎#21@b 了|{b:he} 迟到#21@b "
     "了|{b:he} 又 迟到#21@b 了|{b:he} 打破#21@b 了 杯子|{b:he} 打破#21@b 了 窗户|{b:he} 忘记#21@b "
     "了 {b:his} 作业|{b:he} 弄丢#21@b 了 钥匙|{b:he} 很 粗心#21@b|{b:he} 拿#21@b 了 {a:his} "
     "书|{b:he} "
     "没有 帮忙#21@b|{b:he} 做 错#21@b 了> 。",
     12},
    {"apologized same, as", "a=clear b=same(a)",
     "{a} apologized#1@a to {b} because#2 <1:{a:he} {a:was} rude#21@a|{a:he} lied#21@a|{a:he} "
     "{a:was} late#21@a|{a:he} broke#21@a the cup|{a:he} lost#21@a the key|{a:he} made#21@a a "
     "mistake|{a:he} forgot#21@a it> .",
     "{a} 向 {b} 道歉#1@a ， 因为#2 <1:{a:he} 很 粗鲁#21@a|{a:he} 撒谎#21@a 了|{a:he} 迟到#21@a "
     "了|{a:he} 打破#21@a 了 杯子|{a:he} 弄丢#21@a 了 钥匙|{a:he} 做 错#21@a 了|{a:he} 忘记#21@a "
     "了> 。",
     16},
    {"sorry to same, as", "a=person b=person",
     "{a} said#1@a sorry#3 to {b} because#2 <1:{a:he} {a:was} rude#21@a|{a:he} lied#21@a|{a:he} "
     "{a:was} late#21@a|{a:he} broke#21@a the cup|{a:he} lost#21@a the key|{a:he} made#21@a a "
     "mistake|{a:he} forgot#21@a it> .",
     "{a} 对 {b} 说#1@a 对不起#3 ， 因为#2 <1:{a:he} 很 粗鲁#21@a|{a:he} 撒谎#21@a 了|{a:he} "
     "迟到#21@a 了|{a:he} 打破#21@a 了 杯子|{a:he} 弄丢#21@a 了 钥匙|{a:he} 做 错#21@a 了|{a:he} "
     "忘记#21@a 了> 。",
     12},
    {"forgave, as", "a=clear b=same(a)",
     "{a} forgave#1@a {b} because#2 <1:{b:he} {b:was} sorry|{b:he} apologized|{b:he} {b:was} "
     "young|{a:he} {a:was} kind|{a:he} loved {b:him}> .",
     "{a} 原谅#1@a 了 {b} ， 因为#2 <1:{b:he} 很 抱歉|{b:he} 道歉 了|{b:he} 很 年轻|{a:he} 很 "
     "善良|{a:he} 爱 {b:he}> 。",
     209},
    {"thanked same, as", "a=person b=person",
     "{a} <3:thanked|praised> {b} because#2 <1:{b:he} helped#21@b {a:him}|{b:he} {b:was} kind#21@b "
     "to {a:him}|{b:he} saved#21@b {a:him}|{b:he} gave#21@b {a:him} a present|{b:he} did#21@b "
     "well|{a:he} {a:was} polite#21@a|{a:he} {a:was} happy#21@a> .",
     "{a} <3:感谢|表扬> 了 {b} ， 因为#2 <1:{b:he} 帮助#21@b 了 {a:he}|{b:he} 对 {a:he} 很 "
     "好#21@b|{b:he} 救#21@b 了 {a:he}|{b:he} 给#21@b 了 {a:he} 一 个 礼物|{b:he} 做#21@b 得 很 "
     "好|{a:he} 很 有礼貌#21@a|{a:he} 很 高兴#21@a> 。",
     269},
    {"won against, as", "a=clear b=same(a)",
     "{a} beat#1@a {b} because#2 <1:{a:he} played#21@a better|{a:he} {a:was} faster#21@a|{a:he} "
     "ran#21@a faster|{a:he} {a:was} stronger#21@a|{a:he} practiced#21@a every day|{b:he} "
     "played#21@b badly|{b:he} {b:was} slower#21@b|{b:he} ran#21@b too slowly|{b:he} {b:was} "
     "tired#21@b|{b:he} made#21@b a mistake> .",
     "{a} 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 打#21@a 得 更 好|{a:he} 更 快#21@a|{a:he} 跑#21@a 得 "
     "更 快|{a:he} 更 强壮#21@a|{a:he} 每天 练习#21@a|{b:he} 打#21@b 得 不 好|{b:he} 更 "
     "慢#21@b|{b:he} 跑#21@b 得 太 慢 了|{b:he} 累#21@b 了|{b:he} 做 错#21@b 了> 。",
     352},
    {"lost to, as", "a=person b=person",
     "{a} lost#1@a to {b} because#2 <1:{b:he} played#21@b better|{b:he} {b:was} faster#21@b|{b:he} "
     "ran#21@b faster|{b:he} {b:was} stronger#21@b|{b:he} practiced#21@b every day|{a:he} "
     "played#21@a badly|{a:he} {a:was} slower#21@a|{a:he} ran#21@a too slowly|{a:he} {a:was} "
     "tired#21@a|{a:he} made#21@a a mistake> .",
     "{a} 输#1@a 给 了 {b} ， 因为#2 <1:{b:he} 打#21@b 得 更 好|{b:he} 更 快#21@b|{b:he} 跑#21@b "
     "得 更 快|{b:he} 更 强壮#21@b|{b:he} 每天 练习#21@b|{a:he} 打#21@a 得 不 好|{a:he} 更 "
     "慢#21@a|{a:he} 跑#21@a 得 太 慢 了|{a:he} 累#21@a 了|{a:he} 做 错#21@a 了> 。",
     24},
    {"won, and", "a=clear b=same(a)",
     "{a} beat#1@a {b} , and {b:he} <1:cried|was sad|was angry|went home> .",
     "{a} 打败#1@a 了 {b} ， {b:he} <1:哭 了|很 难过|很 生气|回家 了> 。", 10},
    {"beat, so happy", "a=clear b=same(a)",
     "{a} beat#1@a {b} , so#2 {a:he} {a:was} <1:happy|proud|excited> .",
     "{a} 打败#1@a 了 {b} ， 所以#2 {a:he} 很 <1:高兴|骄傲|兴奋> 。", 8},
    {"followed same, as", "a=person b=person",
     "{a} followed#1@a {b} because#2 <1:{b:he} knew#21@b the way|{a:he} didn't know#21@a the "
     "way|{a:he} {a:was} lost#21@a|{a:he} wanted#21@a to talk to {b:him}|{b:he} had#21@b a "
     "lamp> .",
     "{a} 跟着#1@a {b} ， 因为#2 <1:{b:he} 认识#21@b 路|{a:he} 不 认识#21@a 路|{a:he} 迷路#21@a "
     "了|{a:he} 想#21@a 和 {b:he} 说话|{b:he} 有#21@b 一 盏 灯> 。",
     25},
    {"believes, as", "a=clear b=same(a)",
     "{a} <3:believes|trusts> {b} because#2 <1:{b:he} never lies|{b:he} {b:is} honest|{b:he} "
     "{b:is} a doctor|{b:he} {b:is} kind> .",
     "{a} <3:相信|信任> {b} ， 因为#2 <1:{b:he} 从来 不 撒谎|{b:he} 很 诚实|{b:he} 是 医生|{b:he} "
     "很 善良> 。",
     10},
    {"doesn't believe, as", "a=clear b=same(a)",
     "{a} doesn't#3 <3:believe|trust> {b} because#2 <1:{b:he} often lies|{b:he} {b:is} not "
     "honest|{b:he} lied last week> .",
     "{a} 不#3 <3:相信|信任> {b} ， 因为#2 <1:{b:he} 常常 撒谎|{b:he} 不 诚实|{b:he} 上周 撒谎 了> "
     "。",
     120},
    {"invited same, as", "a=clear b=same(a)",
     "{a} invited#1@a {b} because#2 <1:{a:he} had#21@a a birthday|{a:he} liked#21@a {b:him}|{a:he} "
     "wanted#21@a to thank {b:him}|{b:he} {b:was} alone#21@b|{b:he} {b:was} lonely#21@b|{b:he} "
     "{b:was} hungry#21@b> .",
     "{a} 邀请#1@a 了 {b} ， 因为#2 <1:{a:he} 过 生日#21@a|{a:he} 喜欢#21@a {b:he}|{a:he} 想#21@a "
     "感谢 {b:he}|{b:he} 一个人#21@b|{b:he} 很 孤独#21@b|{b:he} 饿#21@b 了> 。",
     14},
    {"invited, but", "a=clear b=same(a)",
     "{a} invited#1@a {b} , but#2 {b:he} <1:was too busy|didn't come|had to work|was ill|had no "
     "time> .",
     "{a} 邀请#1@a 了 {b} ， 但是#2 {b:he} <1:太 忙 了|没有 来|要 上班|生病 了|没有 时间> 。", 12},
    {"carried same, as", "a=person b=person",
     "{a} <3:carried|held> {b} because#2 <1:{b:he} {b:was} tired#21@b|{b:he} {b:was} "
     "hurt#21@b|{b:he} couldn't walk#21@b|{b:he} {b:was} ill#21@b|{a:he} {a:was} "
     "strong#21@a|{b:he} {b:was} crying#21@b|{b:he} {b:was} very small#21@b> .",
     "{a} <3:背 着|抱着> {b} ， 因为#2 <1:{b:he} 累#21@b 了|{b:he} 受伤#21@b 了|{b:he} 不能 "
     "走路#21@b|{b:he} 生病#21@b 了|{a:he} 很 强壮#21@a|{b:he} 在 哭#21@b|{b:he} 非常 小#21@b> "
     "。",
     88},
    {"woke up, as", "a=clear b=same(a)",
     "{a} woke#1@a {b} up because#2 <1:{b:he} had#21@b to go to work|{b:he} had#21@b to go to "
     "school|{b:he} {b:was} late#21@b|{a:he} needed#21@a help|{a:he} {a:was} afraid#21@a|{a:he} "
     "couldn't sleep#21@a> .",
     "{a} 叫醒#1@a 了 {b} ， 因为#2 <1:{b:he} 要#21@b 上班|{b:he} 要#21@b 上学|{b:he} 迟到#21@b "
     "了|{a:he} 需要#21@a 帮助|{a:he} 很 害怕#21@a|{a:he} 睡 不 着#21@a> 。",
     41},
    {"hid from, as", "a=person b=person",
     "{a} hid#1@a from {b} because#2 <1:{b:he} {b:was} angry#21@b|{b:he} wanted#21@b to hit "
     "{a:him}|{a:he} {a:was} afraid#21@a|{a:he} broke#21@a {b:his} cup|{a:he} {a:was} shy#21@a> .",
     "{a} 躲#1@a 着 {b} ， 因为#2 <1:{b:he} 很 生气#21@b|{b:he} 想#21@b 打 {a:he}|{a:he} 很 "
     "害怕#21@a|{a:he} 打破#21@a 了 {b:his} 杯子|{a:he} 很 害羞#21@a> 。",
     27},
    {"let rest, as", "a=clear b=same(a)",
     "{a} <3:told|asked> {b} to <2:rest|sleep|go home|drink water> because#2 {b:he} <1:was "
     "tired|was ill|was weak|worked too much|had a fever> .",
     "{a} <3:让|请> {b} <2:休息|睡觉|回家|喝 水> ， 因为#2 {b:he} <1:累 了|生病 了|很 弱|工作 太 "
     "多 了|发烧 了> 。",
     69},
    {"asked to do, as", "a=clear b=same(a)",
     "{a} asked#3@a {b} to <2:help {a:him}|wait|speak more slowly|open the door|give {a:him} "
     "some water> because#2 {a:he} <1:was tired|was ill|didn't understand|couldn't walk|was "
     "thirsty|needed help> .",
     "{a} 请#3@a {b} <2:帮助 {a:he}|等 一下|说 慢 一点儿|打开 门|给 {a:he} 一些 水> ， 因为#2 "
     "{a:he} <1:累 了|生病 了|不 明白|不能 走路|渴 了|需要 帮助> 。",
     16},
    {"saved, as", "a=clear b=same(a)",
     "{a} saved#1@a {b} because#2 <1:{b:he} couldn't swim|{b:he} fell into the river|{a:he} could "
     "swim|{a:he} {a:was} brave> .",
     "{a} 救#1@a 了 {b} ， 因为#2 <1:{b:he} 不会 游泳|{b:he} 掉 进 了 河 里|{a:he} 会 游泳|{a:he} "
     "很 勇敢> 。",
     14},
    {"envied same, as", "a=person b=person",
     "{a} envied#1@a {b} because#2 <1:{b:he} won#21@b the game|{b:he} had#21@b a new car|{b:he} "
     "{b:was} rich#21@b|{b:he} could#21@b sing well|{b:he} {b:was} famous#21@b> .",
     "{a} 羡慕#1@a {b} ， 因为#2 <1:{b:he} 赢#21@b 了 比赛|{b:he} 有#21@b 一 辆 新 汽车|{b:he} 很 "
     "富有#21@b|{b:he} 唱歌 唱#21@b 得 很 好|{b:he} 很 有名#21@b> 。",
     175},
    {"told a thing, and", "a=clear b=same(a)",
     "{a} told#1@a {b} <2:a story|a joke|the news|a secret> , and {b:he} <1:laughed|cried|was "
     "surprised|told everyone|was happy> .",
     "{a} <2:给 {b} 讲#1@a 了 一 个 故事|给 {b} 讲#1@a 了 一 个 笑话|告诉#1@a 了 {b} 这 个 "
     "消息|告诉#1@a 了 {b} 一 个 秘密> ， {b:he} <1:笑 了|哭 了|很 惊讶|告诉 了 大家|很 高兴> 。",
     168},
    {"paid, as", "a=clear b=same(a)",
     "{a} paid#1@a {b} because#2 <1:{b:he} worked hard|{b:he} cleaned the house|{b:he} needed "
     "money|{a:he} bought a car from {b:him}> .",
     "{a} 付#1@a 了 钱 给 {b} ， 因为#2 <1:{b:he} 很 努力|{b:he} 打扫 了 房子|{b:he} 需要 "
     "钱|{a:he} 从 {b:he} 那里 买 了 一 辆 汽车> 。",
     41},
    {"chased person, but", "a=person b=person",
     "{a} <3:chased|followed> {b} , but#2 <1:{b:he} ran away|{b:he} {b:was} faster|{b:he} ran too "
     "fast|{a:he} {a:was} too slow|{a:he} couldn't catch {b:him}|{b:he} jumped into the river> .",
     "{a} <3:追赶|跟随> {b} ， 但是#2 <1:{b:he} 跑 了|{b:he} 更 快|{b:he} 跑 得 太 快 "
     "了|{a:he} 太 慢 了|{a:he} 抓 不到 {b:he}|{b:he} 跳 进 了 河 里> 。",
     14},
    {"stopped, as", "a=noun:policeman b=person",
     "{a} stopped#1@a {b} because#2 <1:{b:he} drove too fast|{b:he} stole a car|{b:he} {b:was} "
     "running|{a:he} wanted to ask {b:him}> .",
     "{a} 拦住#1@a 了 {b} ， 因为#2 <1:{b:he} 开 得 太 快 了|{b:he} 偷 了 一 辆 汽车|{b:he} 在 "
     "跑步|{a:he} 想 问 {b:he}> 。",
     35},
    {"caught a thief who", "a=noun:policeman b=noun:thief",
     "{a} caught#1@a {b} . {b:he} <1:stole a car|stole the money|had a knife|was very angry> .",
     "{a} 抓住#1@a 了 {b} 。 {b:he} <1:偷 了 一 辆 汽车|偷 了 钱|有 一 把 刀|非常 生气> 。", 10},
    {"ran, but was caught", "a=noun:thief1 b=noun:policeman",
     "{a} <1:ran very fast|ran away|hid|jumped into the river> , but#2 {b} caught#1@b {a:him} .",
     "{a} <1:跑 得 非常 快|跑 了|躲 了 起来|跳 进 了 河 里> ， 但是#2 {b} 抓住#1@b 了 {a:he} 。",
     12},
};

}  // namespace

std::span<const Template> templates_of_quarrels() { return quarrels; }

}  // namespace playground::grammar
