// Templates: what one gives, tells, teaches and does to another, whom sense tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template favours[] = {
    {"gave same, as", "a=clear b=same(a)",
     "{a} gave#1@a {b} <1:some water|some food|some money|a present|a book|a ball|an apple> "
     "because#2 <2:{b:he} {b:was} thirsty|{b:he} {b:was} hungry|{b:he} {b:was} crying|{b:he} "
     "{b:was} poor|{b:he} had no money|{b:he} needed it|{b:he} wanted it|{b:he} {b:was} "
     "ill|{a:he} didn't need it|{a:he} didn't want it|{a:he} {a:was} kind|{a:he} {a:was} "
     "generous|{a:he} had two|{a:he} liked {b:him}> .",
     "{a} 给#1@a 了 {b} <1:一些 水|一些 食物|一些 钱|一 个 礼物|一 本 书|一 个 球|一 个 苹果> ， "
     "因为#2 <2:{b:he} 渴 了|{b:he} 很 饿|{b:he} 在 哭|{b:he} 很 贫穷|{b:he} 没有 钱|{b:he} 需要 "
     "它|{b:he} 想要 它|{b:he} 生病 了|{a:he} 不 需要 它|{a:he} 不 想要 它|{a:he} 很 善良|{a:he} "
     "很 大方|{a:he} 有 两 个|{a:he} 喜欢 {b:he}> 。",
     138},
    {"sold to, as", "a=person b=person c=portable",
     "{a} sold#1@a {c} to {b} because#2 <1:{a:he} needed money|{a:he} had no money|{a:he} didn't "
     "need {c:him}|{b:he} liked {c:him}|{b:he} wanted {c:him}|{b:he} needed {c:him}|{b:he} {b:was} "
     "rich> .",
     "{a} 把 {c} 卖#1@a 给 了 {b} ， 因为#2 <1:{a:he} 需要 钱|{a:he} 没有 钱|{a:he} 不 需要 "
     "{c:he}|{b:he} 喜欢 {c:he}|{b:he} 想要 {c:he}|{b:he} 需要 {c:he}|{b:he} 很 富有> 。",
     20},
    {"bought from, as", "a=clear b=same(a) c=portable",
     "{a} bought#1@a {c} from#3 {b} because#2 <1:{b:he} needed money|{b:he} had no money|{b:he} "
     "didn't need {c:him}|{a:he} liked {c:him}|{a:he} wanted {c:him}|{a:he} needed {c:him}|{a:he} "
     "{a:was} rich> .",
     "{a} 从#3 {b} 那里 买#1@a 了 {c} ， 因为#2 <1:{b:he} 需要 钱|{b:he} 没有 钱|{b:he} 不 需要 "
     "{c:he}|{a:he} 喜欢 {c:he}|{a:he} 想要 {c:he}|{a:he} 需要 {c:he}|{a:he} 很 富有> 。",
     12},
    {"lent same, as", "a=person b=person c=portable",
     "{a} lent#1@a {b} {c:a} because#2 <1:{b:he} needed {c:him}|{a:he} didn't need {c:him}|{a:he} "
     "trusted {b:him}|{a:he} {a:was} kind> .",
     "{a} 借#1@a 给 了 {b} {c:a} ， 因为#2 <1:{b:he} 需要 {c:he}|{a:he} 不 需要 {c:he}|{a:he} 信任 "
     "{b:he}|{a:he} 很 善良> 。",
     29},
    {"borrowed same, as", "a=clear b=same(a) c=portable",
     "{a} borrowed#1@a {c:a} from#3 {b} because#2 <1:{a:he} needed {c:him}|{a:he} had no "
     "money|{b:he} had two|{b:he} didn't need {c:him}|{b:he} {b:was} generous> .",
     "{a} 向#3 {b} 借#1@a 了 {c:a} ， 因为#2 <1:{a:he} 需要 {c:he}|{a:he} 没有 钱|{b:he} 有 两 "
     "个|{b:he} 不 需要 {c:he}|{b:he} 很 大方> 。",
     21},
    {"lent and paid back", "a=person b=person",
     "{a} lent#1@a {b} <1:some money|ten dollars|a book> , and {b:he} returned#2@b it "
     "<2:yesterday|on Monday|today|last week> .",
     "{a} 借#1@a 给 了 {b} <1:一些 钱|十 元|一 本 书> ， {b:he} <2:昨天|星期一|今天|上周> 还#2@b "
     "了 。",
     135},
    {"asked, but not answered", "a=clear b=same(a)",
     "{a} asked#1@a {b} a question#2 , but#3 <1:{b:he} didn't know#21@b the answer|{b:he} couldn't "
     "answer#21@b|{b:he} didn't answer#21@b|{b:he} {b:was} too busy#21@b|{b:he} knew#21@b nothing> "
     ".",
     "{a} 问#1@a 了 {b} 一 个 问题#2 ， 但是#3 <1:{b:he} 不 知道#21@b 答案|{b:he} 不能 "
     "回答#21@b|{b:he} 没有 回答#21@b|{b:he} 太 忙#21@b 了|{b:he} 什么 都 不 知道#21@b> 。",
     20},
    {"asked, and answered", "a=person b=person",
     "{a} asked#1@a {b} a question#2 , and#3 <1:{b:he} answered#21@b|{b:he} knew#21@b the "
     "answer|{b:he} laughed#21@b|{a:he} thanked#21@a {b:him}> .",
     "{a} 问#1@a 了 {b} 一 个 问题#2 ， <1:{b:he} 回答#21@b 了|{b:he} 知道#21@b 答案|{b:he} "
     "笑#21@b 了|{a:he} 感谢#21@a 了 {b:he}> 。",
     152},
    {"asked, as", "a=clear b=same(a)",
     "{a} asked#1@a {b} a question#2 because#3 <1:{a:he} didn't know#21@a the answer|{a:he} "
     "wanted#21@a to know it|{b:he} knew#21@b the answer|{b:he} {b:was} a teacher#21@b|{b:he} "
     "knew#21@b everything> .",
     "{a} 问#1@a 了 {b} 一 个 问题#2 ， 因为#3 <1:{a:he} 不 知道#21@a 答案|{a:he} 想#21@a "
     "知道|{b:he} 知道#21@b 答案|{b:he} 是 老师#21@b|{b:he} 什么 都 知道#21@b> 。",
     14},
    {"called same, as", "a=clear b=same(a)",
     "{a} called#1@a {b} because#2 <1:{a:he} needed#21@a help|{a:he} {a:was} lost#21@a|{a:he} "
     "missed#21@a {b:him}|{a:he} wanted#21@a to talk|{a:he} {a:was} lonely#21@a|{a:he} {a:was} "
     "worried#21@a|{b:he} {b:was} late#21@b|{b:he} {b:was} ill#21@b|{b:he} didn't come#21@b|{b:he} "
     "had#21@b a birthday> .",
     "{a} 给 {b} 打 电话#1@a ， 因为#2 <1:{a:he} 需要#21@a 帮助|{a:he} 迷路#21@a 了|{a:he} "
     "想念#21@a {b:he}|{a:he} 想#21@a 聊天|{a:he} 很 孤独#21@a|{a:he} 很 担心#21@a|{b:he} "
     "迟到#21@b 了|{b:he} 生病#21@b 了|{b:he} 没有 来#21@b|{b:he} 过 生日#21@b> 。",
     24},
    {"called same, but", "a=person b=person",
     "{a} called#1@a {b} , but#2 <1:{b:he} didn't answer#21@b the phone|{b:he} {b:was} "
     "asleep#21@b|{b:he} {b:was} not at home#21@b|{b:he} {b:was} busy#21@b|{b:he} couldn't "
     "hear#21@b {a:him}> .",
     "{a} 给 {b} 打 电话#1@a ， 但是#2 <1:{b:he} 没有 接#21@b 电话|{b:he} 睡着#21@b 了|{b:he} 不 "
     "在 家#21@b|{b:he} 很 忙#21@b|{b:he} 听#21@b 不见 {a:he}> 。",
     23},
    {"visited same, as", "a=clear b=same(a)",
     "{a} visited#1@a {b} because#2 <1:{b:he} {b:was} ill#21@b|{b:he} {b:was} very "
     "ill#21@b|{b:he} {b:was} lonely#21@b|{b:he} {b:was} in hospital#21@b|{b:he} had#21@b a "
     "birthday|{a:he} missed#21@a {b:him}|{a:he} wanted#21@a to help {b:him}|{a:he} had#21@a "
     "time|{a:he} wanted#21@a to see {b:him}> .",
     "{a} 看望#1@a 了 {b} ， 因为#2 <1:{b:he} 生病#21@b 了|{b:he} 病 得 非常 重#21@b|{b:he} 很 "
     "孤独#21@b|{b:he} 住院#21@b 了|{b:he} 过 生日#21@b|{a:he} 想念#21@a {b:he}|{a:he} 想#21@a "
     "帮助 {b:he}|{a:he} 有时间#21@a|{a:he} 想#21@a 看看 {b:he}> 。",
     365},
    {"went to see, as", "a=person b=person",
     "{a} went#1@a to see#3 {b} because#2 <1:{b:he} {b:was} ill#21@b|{b:he} {b:was} very "
     "ill#21@b|{b:he} {b:was} lonely#21@b|{b:he} {b:was} in hospital#21@b|{b:he} had#21@b a "
     "birthday|{a:he} missed#21@a {b:him}|{a:he} wanted#21@a to help {b:him}|{a:he} had#21@a "
     "time|{a:he} wanted#21@a to see {b:him}> .",
     "{a} 去#1@a 看#3 {b} ， 因为#2 <1:{b:he} 生病#21@b 了|{b:he} 病 得 非常 重#21@b|{b:he} 很 "
     "孤独#21@b|{b:he} 住院#21@b 了|{b:he} 过 生日#21@b|{a:he} 想念#21@a {b:he}|{a:he} 想#21@a "
     "帮助 {b:he}|{a:he} 有时间#21@a|{a:he} 想#21@a 看看 {b:he}> 。",
     14},
    {"visited same, but", "a=clear b=same(a)",
     "{a} visited#1@a {b} , but#2 <1:{b:he} {b:was} not at home#21@b|{b:he} {b:was} "
     "asleep#21@b|{b:he} didn't open#21@b the door|{b:he} had left#21@b> .",
     "{a} 看望#1@a 了 {b} ， 但是#2 <1:{b:he} 不 在 家#21@b|{b:he} 睡着#21@b 了|{b:he} 没有 "
     "开#21@b 门|{b:he} 离开#21@b 了> 。",
     143},
    {"waited for same, as", "a=person b=person",
     "{a} waited#1@a for {b} because#2 <1:{b:he} {b:was} late#21@b|{b:he} had not "
     "come#21@b|{b:he} walked#21@b slowly|{a:he} needed#21@a {b:his} help|{a:he} loved#21@a "
     "{b:him}> .",
     "{a} 等#1@a {b} ， 因为#2 <1:{b:he} 迟到#21@b 了|{b:he} 还 没有 来#21@b|{b:he} 走#21@b 得 "
     "很 慢|{a:he} 需要#21@a {b:his} 帮助|{a:he} 爱#21@a {b:he}> 。",
     14},
    {"waited, but", "a=clear b=same(a)",
     "{a} waited#1@a for {b} , but#2 {b:he} <1:didn't come|came too late|forgot it|went home|was "
     "ill> .",
     "{a} 等#1@a {b} ， 但是#2 {b:he} <1:没有 来|来 得 太 晚 了|忘记 了|回家 了|生病 了> 。", 12},
    {"pushed, and", "a=clear b=same(a)",
     "{a} <2:pushed|hit|kicked> {b} , and#2 <1:{b:he} fell#21@b|{b:he} cried#21@b|{b:he} fell#21@b "
     "into the water|{b:he} {b:was} hurt#21@b|{b:he} got#21@b angry|{a:he} ran#21@a away|{a:he} "
     "apologized#21@a> .",
     "{a} <2:推|打|踢> 了 {b} ， <1:{b:he} 摔倒#21@b 了|{b:he} 哭#21@b 了|{b:he} 掉#21@b 进 水 里 "
     "了|{b:he} 受伤#21@b 了|{b:he} 生气#21@b 了|{a:he} 跑#21@a 了|{a:he} 道歉#21@a 了> 。",
     24},
    {"pushed once, and then", "a=person b=person",
     "{a} <2:pushed|hit|kicked> {b} , so#2 <1:{b:he} fell#21@b|{b:he} cried#21@b|{b:he} "
     "fell#21@b into the water|{b:he} {b:was} hurt#21@b|{b:he} got#21@b angry|{a:he} ran#21@a "
     "away|{a:he} apologized#21@a> .",
     "{a} <2:推|打|踢> 了 {b} ， 所以#2 <1:{b:he} 摔倒#21@b 了|{b:he} 哭#21@b 了|{b:he} 掉#21@b "
     "进 水 里 了|{b:he} 受伤#21@b 了|{b:he} 生气#21@b 了|{a:he} 跑#21@a 了|{a:he} 道歉#21@a 了> "
     "。",
     14},
    {"pushed, as", "a=clear b=same(a)",
     "{a} <2:pushed|hit|kicked> {b} because#2 <1:{b:he} laughed#21@b at {a:him}|{b:he} took#21@b "
     "{a:his} ball|{a:he} {a:was} angry#21@a|{a:he} {a:was} rude#21@a> .",
     "{a} <2:推|打|踢> 了 {b} ， 因为#2 <1:{b:he} 笑#21@b 了 {a:he}|{b:he} 拿#21@b 了 {a:his} "
     "球|{a:he} 很 生气#21@a|{a:he} 很 粗鲁#21@a> 。",
     16},
    {"taught a subject, as", "a=clear b=same(a)",
     "{a} taught#1@a {b} <3:English|Chinese|music|math> because#2 <1:{a:he} {a:was} a good "
     "teacher#21@a|{a:he} spoke#21@a it very well|{b:he} wanted#21@b to learn it|{b:he} didn't "
     "understand#21@b it|{b:he} had#21@b an exam> .",
     "{a} 教#1@a 了 {b} <3:英语|中文|音乐|数学> ， 因为#2 <1:{a:he} 是 一 个 好 老师#21@a|{a:he} "
     "说#21@a 得 很 好|{b:he} 想#21@b 学|{b:he} 不 懂#21@b|{b:he} 有#21@b 考试> 。",
     20},
    {"taught a skill, as", "a=person b=person",
     "{a} taught#1@a {b} to <3:swim|sing|dance|cook|play football|play the piano|draw> because#2 "
     "<1:{a:he} {a:was} very good#21@a at it|{b:he} couldn't#21@b do it|{b:he} wanted#21@b to "
     "learn it|{a:he} did#21@a it very well> .",
     "{a} 教#1@a {b} <3:游泳|唱歌|跳舞|做饭|踢 足球|弹 钢琴|画画> ， 因为#2 <1:{a:he} 非常 "
     "会#21@a|{b:he} 不会#21@b 做|{b:he} 想#21@b 学|{a:he} 做#21@a 得 很 好> 。",
     14},
    {"taught, and now", "a=clear b=same(a)",
     "{a} taught#1@a {b} to <3:swim|sing|dance|cook|play football|play the piano|draw> , and now#2 "
     "{b:he} can#3@b <3:swim|sing|dance|cook|play football|play the piano|draw> .",
     "{a} 教#1@a {b} <3:游泳|唱歌|跳舞|做饭|踢 足球|弹 钢琴|画画> ， 现在#2 {b:he} 会#3@b "
     "<3:游泳|唱歌|跳舞|做饭|踢 足球|弹 钢琴|画画> 了 。",
     139},
    {"helped same, as", "a=person b=person",
     "{a} helped#1@a {b} because#2 <1:{b:he} {b:was} tired#21@b|{b:he} couldn't do it "
     "alone#21@b|{b:he} {b:was} old#21@b|{b:he} {b:was} ill#21@b|{b:he} asked#21@b for "
     "help|{b:he} {b:was} too weak#21@b|{b:he} {b:was} hurt#21@b|{a:he} {a:was} kind#21@a|{a:he} "
     "{a:was} strong#21@a|{a:he} {a:was} stronger#21@a|{a:he} had#21@a time|{a:he} liked#21@a "
     "{b:him}|{a:he} had nothing to do#21@a> .",
     "{a} 帮助#1@a 了 {b} ， 因为#2 <1:{b:he} 很 累#21@b|{b:he} 一个人 做 不到#21@b|{b:he} "
     "很 老#21@b|{b:he} 生病#21@b 了|{b:he} 请#21@b {a:he} 帮忙|{b:he} 太 虚弱#21@b 了|{b:he} "
     "受伤#21@b 了|{a:he} 很 善良#21@a|{a:he} 很 强壮#21@a|{a:he} 更 强壮#21@a|{a:he} "
     "有时间#21@a|{a:he} 喜欢#21@a {b:he}|{a:he} 没有 事 做#21@a> 。",
     28},
    {"helped with, as", "a=clear b=same(a)",
     "{a} helped#1@a {b} <3:carry the box|carry the table|clean the room|wash the dishes|with "
     "the homework|find the key|carry the bag> because#2 <1:{b:he} {b:was} tired#21@b|{b:he} "
     "couldn't do it alone#21@b|{b:he} {b:was} old#21@b|{b:he} {b:was} ill#21@b|{b:he} "
     "asked#21@b for help|{b:he} {b:was} too weak#21@b|{b:he} {b:was} hurt#21@b|{a:he} {a:was} "
     "kind#21@a|{a:he} {a:was} strong#21@a|{a:he} {a:was} stronger#21@a|{a:he} had#21@a "
     "time|{a:he} liked#21@a {b:him}|{a:he} had nothing to do#21@a> .",
     "{a} 帮#1@a {b} <3:搬 箱子|搬 桌子|打扫 房间|洗 碗|做 作业|找 钥匙|拿 包> ， 因为#2 "
     "<1:{b:he} 累#21@b 了|{b:he} 一个人 做 不到#21@b|{b:he} 老#21@b 了|{b:he} 生病#21@b "
     "了|{b:he} 请#21@b {a:he} 帮忙|{b:he} 太 虚弱#21@b 了|{b:he} 受伤#21@b 了|{a:he} 很 "
     "善良#21@a|{a:he} 很 强壮#21@a|{a:he} 更 强壮#21@a|{a:he} 有时间#21@a|{a:he} 喜欢#21@a "
     "{b:he}|{a:he} 没有 事 做#21@a> 。",
     259},
    {"angry with same, as", "a=person b=person",
     "{a} {a:was} angry#1@a with {b} because#2 <1:{b:he} {b:was} rude#21@b|{b:he} "
     "lied#21@b|{b:he} {b:was} late#21@b|{b:he} {b:was} late#21@b again|{b:he} broke#21@b the "
     "cup|{b:he} broke#21@b the window|{b:he} forgot#21@b {b:his} homework|{b:he} lost#21@b the "
     "key|{b:he} {b:was} careless#21@b|{b:he} took#21@b {a:his} book|{b:he} didn't "
     "help#21@b|{b:he} made#21@b a mistake> .",
     "{a} 对 {b} 很 生气#1@a ， 因为#2 <1:{b:he} 很 粗鲁#21@b|{b:he} 撒谎#21@b 了|{b:he} "
     "迟到#21@b 了|{b:he} 又 迟到#21@b 了|{b:he} 打破#21@b 了 杯子|{b:he} 打破#21@b 了 "
     "窗户|{b:he} 忘记#21@b 了 {b:his} 作业|{b:he} 弄丢#21@b 了 钥匙|{b:he} 很 粗心#21@b|{b:he} "
     "拿#21@b 了 {a:his} 书|{b:he} 没有 帮忙#21@b|{b:he} 做 错#21@b 了> 。",
     39},
    {"blamed, as", "a=clear b=same(a)",
     "{a} <3:blamed|scolded|punished|criticized> {b} because#2 <1:{b:he} {b:was} rude#21@b|{b:he} "
     "lied#21@b|{b:he} {b:was} late#21@b|{b:he} {b:was} late#21@b again|{b:he} broke#21@b the "
     "cup|{b:he} broke#21@b the window|{b:he} forgot#21@b {b:his} homework|{b:he} lost#21@b the "
     "key|{b:he} {b:was} careless#21@b|{b:he} took#21@b {a:his} book|{b:he} didn't "
     "help#21@b|{b:he} made#21@b a mistake> .",
     "{a} <3:责怪|骂|惩罚|批评> 了 {b} ， 因为#2 <1:{b:he} 很 粗鲁#21@b|{b:he} 撒谎#21@b 了|{b:he} "
     "迟到#21@b 了|{b:he} 又 迟到#21@b 了|{b:he} 打破#21@b 了 杯子|{b:he} 打破#21@b 了 窗户|{b:he} "
     "忘记#21@b 了 {b:his} 作业|{b:he} 弄丢#21@b 了 钥匙|{b:he} 很 粗心#21@b|{b:he} 拿#21@b 了 "
     "{a:his} "
     "书|{b:he} 没有 帮忙#21@b|{b:he} 做 错#21@b 了> 。",
     153},
};

}  // namespace

std::span<const Template> templates_of_favours() { return favours; }

}  // namespace playground::grammar
