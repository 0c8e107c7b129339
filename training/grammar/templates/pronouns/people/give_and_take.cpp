// Templates: More of what people do for and to one another: their things, their families, what one
// does and the other does in turn.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template give_and_take[] = {
    {"ba, carried out of", "a=clear b=same(a)",
     "{a} carried#1@a {b} out of#3 the <2:room|house|car|forest> because#4 <1:{b:he} couldn't "
     "walk|{b:he} was hurt|{b:he} was asleep|{a:he} was strong|{a:he} was brave|{a:he} wanted to "
     "save {b:him}> .",
     "{a} 把 {b} 从 <2:房间|房子|汽车|森林> 里#3 抱#1@a 了 出来 ， 因为#4 <1:{b:he} 不能 "
     "走路|{b:he} 受伤 了|{b:he} 睡着 了|{a:he} 很 强壮|{a:he} 很 勇敢|{a:he} 想 救 {b:he}> 。",
     24},
    {"ba, pulled out of water", "a=person b=person",
     "{a} pulled#1@a {b} out of#3 the <2:water|river|lake|pool> because#4 <1:{b:he} couldn't "
     "swim|{b:he} shouted|{b:he} {b:was} crying|{a:he} swam well|{a:he} {a:was} brave> .",
     "{a} 把 {b} 从 <2:水|河|湖|游泳池> 里#3 拉#1@a 了 出来 ， 因为#4 <1:{b:he} 不会 游泳|{b:he} "
     "大喊|{b:he} 在 哭|{a:he} 游 得 很 好|{a:he} 很 勇敢> 。",
     24},
    {"bei, was woken", "a=clear b=same(a)",
     "{a} was <1:saved|stopped|found> by {b} because#4 {b:he} <2:heard {a:him}|saw {a:him}|was "
     "looking for {a:him}|knew {a:him}> .",
     "{a} 被 {b} <1:救|拦住|找到> 了 ， 因为#4 {b:he} <2:听见 了 {a:he}|看见 了 {a:he}|在 找 "
     "{a:he}|认识 {a:he}> 。",
     20},
    {"bei, was praised", "a=clear b=same(a)",
     "{a} was praised#1 by {b} because#2 {a:he} <1:worked hard|passed the exam|cleaned the "
     "room|did well|was honest> .",
     "{a} 被 {b} 表扬#1 了 ， 因为#2 {a:he} <1:很 努力|通过 了 考试|打扫 了 房间|做 得 很 好|很 "
     "诚实> 。",
     24},
    {"rang, let rest", "a=clear b=same(a)",
     "{a} let#1@a {b} rest#3 because#2 {b:he} <1:was tired|was ill|was hurt> , but#4 {b:he} "
     "<2:didn't want to|couldn't sleep|had no time> .",
     "{a} 让#1@a {b} 休息#3 ， 因为#2 {b:he} <1:累 了|生病 了|受伤 了> ， 但是#4 {b:he} "
     "<2:不 想|睡 不 着|没有 时间> 。",
     20},
    {"does not dare, as", "a=person b=person",
     "{a} didn't dare#1@a to <2:ask|look at|visit> {b} because#4 <1:{b:he} {b:was} strict|{b:he} "
     "{b:was} angry|{b:he} {b:was} asleep|{a:he} {a:was} shy|{a:he} {a:was} afraid|{a:he} broke "
     "{b:his} cup> .",
     "{a} 不敢#1@a <2:问|看|看望> {b} ， 因为#4 <1:{b:he} 很 严格|{b:he} 很 生气|{b:he} 睡着 "
     "了|{a:he} 很 害羞|{a:he} 很 害怕|{a:he} 打破 了 {b:his} 杯子> 。",
     28},
    {"did not forgive, as", "a=clear b=same(a)",
     "{a} didn't#3 forgive#1@a {b} because#2 <1:{b:he} lied|{b:he} forgot {a:his} birthday|{b:he} "
     "never apologized|{b:he} didn't say sorry|{a:he} was too angry|{a:he} was stubborn> .",
     "{a} 没有#3 原谅#1@a {b} ， 因为#2 <1:{b:he} 撒谎 了|{b:he} 忘记 了 {a:his} 生日|{b:he} 从来 "
     "没有 道歉|{b:he} 没有 说 对不起|{a:he} 太 生气 了|{a:he} 很 固执> 。",
     28},
    {"can not forgive", "a=person b=person",
     "{a} can't#2 forgive#1@a {b} because#3 {b:he} <1:lied to {a:him}|stole {a:his} money|hit "
     "{a:him}|forgot {a:him}|laughed at {a:him}> .",
     "{a} 不能#2 原谅#1@a {b} ， 因为#3 {b:he} <1:欺骗 了 {a:he}|偷 了 {a:his} 钱|打 了 "
     "{a:he}|忘记 了 {a:he}|笑 了 {a:he}> 。",
     24},
    {"please forgive", "a=clear b=same(a)",
     "{a} asked#1@a {b} to forgive#2 {a:him} because#3 {a:he} <1:lied|was late|lost the key|made a "
     "mistake|was very sorry|forgot it> .",
     "{a} 请#1@a {b} 原谅#2 {a:he} ， 因为#3 {a:he} <1:撒谎 了|迟到 了|弄丢 了 钥匙|做 错 了|非常 "
     "抱歉|忘记 了> 。",
     24},
    {"ordered for other", "a=clear b=other(a) m=one(a,b)",
     "{a} ordered#1@a <2:fish|a pizza|soup|noodles> for {b} , but#3 {m:he} <1:wasn't hungry|didn't "
     "eat it|forgot to pay|had no money> .",
     "{a} 给 {b} 点#1@a 了 <2:鱼|一 块 比萨饼|汤|面条> ， 但是#3 {m:he} <1:不 饿|没有 吃 它|忘记 "
     "付 钱 了|没有 钱> 。",
     32},
    {"de, plays well", "a=clear b=same(a)",
     "{a} plays#1@a <2:basketball|tennis> better#4 than#3 {b} because#5 {a:he} <1:plays every "
     "day|is stronger|is faster|likes it very much> .",
     "{a} 打#1@a <2:篮球|网球> 比#3 {b} 好#4 ， 因为#5 {a:he} <1:每天 打|更 强壮|更 快|很 喜欢> 。",
     20},
    {"runs faster, as", "a=clear b=same(a)",
     "{a} ran#1@a faster#4 than#3 {b} because#2 <1:{b:he} was tired|{b:he} was too fat|{b:his} "
     "foot hurt|{a:his} legs were longer|{a:he} was younger|{a:he} practiced every day> .",
     "{a} 跑#1@a 得 比#3 {b} 快#4 ， 因为#2 <1:{b:he} 累 了|{b:he} 太 胖 了|{b:his} 脚 很 "
     "疼|{a:his} 腿 更 长|{a:he} 更 年轻|{a:he} 每天 练习> 。",
     24},
    {"could not keep up", "a=person b=person",
     "{a} couldn't#3 follow#1@a {b} because#2 <1:{b:he} walked too fast|{b:he} ran away|{a:he} "
     "{a:was} too slow|{a:he} {a:was} tired|{b:he} {b:was} faster|{a:his} foot hurt> .",
     "{a} 不能#3 跟着#1@a {b} ， 因为#2 <1:{b:he} 走 得 太 快 了|{b:he} 跑 了|{a:he} 太 慢 "
     "了|{a:he} 累 了|{b:he} 更 快|{a:his} 脚 很 疼> 。",
     28},
    {"went with, as afraid", "a=person b=person",
     "{a} went#1@a to the <2:hospital|school|station|bank> with#3 {b} because#4 <1:{b:he} {b:was} "
     "ill|{b:he} {b:was} afraid to go alone|{a:he} {a:was} worried about {b:him}|{a:he} wanted to "
     "help {b:him}|{b:he} didn't know the way|{a:he} had time> .",
     "{a} 和#3 {b} 一起 去#1@a 了 <2:医院|学校|车站|银行> ， 因为#4 <1:{b:he} 生病 了|{b:he} "
     "害怕 一个人 去|{a:he} 担心 {b:he}|{a:he} 想 帮助 {b:he}|{b:he} 不 认识 路|{a:he} 有时间> 。",
     24},
    {"two sentences, she", "a=clear b=same(a)",
     "{a} went#1@a to see#3 {b} . <1:{b:he} was in hospital|{b:he} was very happy|{b:he} was not "
     "at home|{b:he} lived far away|{b:he} cooked dinner for {a:him}|{a:he} missed {b:him}> .",
     "{a} 去#1@a 看#3 {b} 。 <1:{b:he} 住院 了|{b:he} 非常 高兴|{b:he} 不 在 家|{b:he} 住 得 "
     "很 远|{b:he} 给 {a:he} 做 了 晚饭|{a:he} 想念 {b:he}> 。",
     24},
    {"two sentences, crying", "a=person b=person",
     "{a} <2:{a:was} ill|{a:was} crying|{a:was} hungry|{a:was} thirsty|{a:was} tired> . {b} "
     "gave#4@b {a:him} <1:some water|some medicine|a present|an apple|some money> .",
     "{a} <2:生病 了|在 哭|很 饿|很 渴|很 累> 。 {b} 给#4@b 了 {a:he} <1:一些 水|一些 药|一 个 "
     "礼物|一 个 苹果|一些 钱> 。",
     28},
    {"two sentences, knocked", "a=clear b=same(a)",
     "{b} was asleep#1@b . {a} <1:covered {b:him} with a blanket|waited for {b:him}|looked at "
     "{b:him}|kissed {b:him}> .",
     "{b} 睡着#1@b 了 。 {a} <1:用 毯子 盖住 了 {b:he}|等 了 {b:he}|看着 {b:he}|吻 了 {b:he}> 。",
     24},
    {"three clauses, wallet", "a=clear b=same(a)",
     "{a} lost#1@a {a:his} wallet#2 . {b} found#3@b it and#4 <1:gave it back to {a:him}|called "
     "{a:him}|brought it to {a:his} home> .",
     "{a} 弄丢#1@a 了 {a:his} 钱包#2 。 {b} 找到#3@b 了 它 ， <1:把 它 还 给 了 {a:he}|给 "
     "{a:he} 打 了 电话|把 它 带 到 了 {a:he} 家> 。",
     28},
    {"three clauses, rain", "a=person b=person",
     "it was raining#1 , and {a} had no umbrella#2 , so#3 {b} <1:took {a:him} home|gave {a:him} an "
     "umbrella|waited for {a:him}|drove {a:him} home> .",
     "下雨#1 了 ， {a} 没有 雨伞#2 ， 所以#3 {b} <1:带 {a:he} 回家 了|给 了 {a:he} 一 把 雨伞|等 "
     "了 {a:he}|开车 送 {a:he} 回家 了> 。",
     28},
    {"three clauses, exam", "a=clear b=same(a)",
     "{a} had#1@a an exam#2 , so#3 {b} <1:taught {a:him} math|helped {a:him}|woke {a:him} "
     "up|encouraged {a:him}|cooked breakfast for {a:him}> .",
     "{a} 有#1@a 考试#2 ， 所以#3 {b} <1:教 了 {a:he} 数学|帮助 了 {a:he}|叫醒 了 {a:he}|鼓励 了 "
     "{a:he}|给 {a:he} 做 了 早饭> 。",
     24},
    {"failed the exam", "a=clear b=same(a)",
     "{a} failed#1@a the exam#2 , but#3 {b} <1:comforted {a:him}|encouraged {a:him}|didn't scold "
     "{a:him}|wasn't angry with {a:him}|helped {a:him}> .",
     "{a} 没有 通过#1@a 考试#2 ， 但是#3 {b} <1:安慰 了 {a:he}|鼓励 了 {a:he}|没有 骂 {a:he}|没有 "
     "生 {a:he} 的 气|帮助 了 {a:he}> 。",
     24},
    {"birthday, gave", "a=clear b=same(a) c=portable1",
     "today#2 is {a} 's birthday#1 , so#3 {b} <1:bought {a:him} {c:a}|gave {a:him} {c:a}|called "
     "{a:him}|invited {a:him} to dinner|made {a:him} a cake> .",
     "今天#2 是 {a} 的 生日#1 ， 所以#3 {b} <1:给 {a:he} 买 了 {c:a}|给 了 {a:he} {c:a}|给 {a:he} "
     "打 了 电话|邀请 {a:he} 吃 晚饭|给 {a:he} 做 了 一 块 蛋糕> 。",
     28},
    {"thing of other, took", "a=clear b=same(a) c=portable1",
     "{a} took#1@a {b} 's {c:bare} , so#2 {b:he} <1:was angry|couldn't find {c:him}|shouted at "
     "{a:him}|cried|bought a new one> .",
     "{a} 拿走#1@a 了 {b} 的 {c:bare} ， 所以#2 {b:he} <1:很 生气|找 不到 {c:he}|对 {a:he} "
     "大喊|哭 了|买 了 一 个 新的> 。",
     24},
    {"his own thing, other's", "a=clear b=same(a) c=portable1",
     "{a} gave#1@a {b} {a:his} {c:bare} because#2 <1:{b:he} needed {c:him}|{b:he} liked "
     "{c:him}|{a:he} didn't need {c:him}|{a:he} had two|{a:he} loved {b:him}> .",
     "{a} 把 {a:his} {c:bare} 给#1@a 了 {b} ， 因为#2 <1:{b:he} 需要 {c:he}|{b:he} 喜欢 "
     "{c:he}|{a:he} 不 需要 {c:he}|{a:he} 有 两 个|{a:he} 爱 {b:he}> 。",
     28},
    {"lent car, as broken", "a=person b=person",
     "{a} <2:used|borrowed|drove> {b} 's car#1 because#4 <1:{a:his} car was broken|{b:he} didn't "
     "need it|{a:he} had no car|{b:he} trusted {a:him}|{a:he} had to go to work> .",
     "{a} <2:用|借|开> 了 {b} 的 汽车#1 ， 因为#4 <1:{a:his} 汽车 坏 了|{b:he} 不 需要 它|{a:he} "
     "没有 汽车|{b:he} 信任 {a:he}|{a:he} 要 上班> 。",
     24},
    {"sold house, as moved", "a=clear b=same(a)",
     "{a} bought#1@a {b} 's house#3 because#2 <1:{b:he} needed money|{b:he} moved to London|{b:he} "
     "didn't want it|{a:he} was rich|{a:he} liked it|{a:he} got married> .",
     "{a} 买#1@a 了 {b} 的 房子#3 ， 因为#2 <1:{b:he} 需要 钱|{b:he} 搬 到 了 伦敦|{b:he} 不 "
     "想要 它|{a:he} 很 富有|{a:he} 喜欢 它|{a:he} 结婚 了> 。",
     24},
    {"relative and named", "a=relative b=named",
     "{b} 's {a:bare} <1:was ill|was old|was lonely|fell|was hurt> , so#2 {b} <2:visited "
     "{a:him}|called {a:him}|helped {a:him}|cooked for {a:him}|took {a:him} to the hospital> .",
     "{b} 的 {a:bare} <1:生病 了|老 了|很 孤独|摔倒 了|受伤 了> ， 所以#2 {b} <2:看望 了 "
     "{a:he}|给 {a:he} 打 了 电话|帮助 了 {a:he}|给 {a:he} 做饭 了|带 {a:he} 去 了 医院> 。",
     28},
    {"relative told, named", "a=named b=relative",
     "{a} 's {b:bare} told#1@b {a:him} that {a:he} <1:must study|should rest|could go out|was too "
     "young|should eat more> .",
     "{a} 的 {b:bare} 告诉#1@b {a:he} ， {a:he} <1:必须 学习|应该 休息|可以 出去|太 年轻 了|应该 "
     "多 吃> 。",
     24},
    {"relative taught", "a=named b=relative",
     "{a} 's {b:bare} taught#1@b {a:him} to <1:swim|cook|sing|dance|drive|draw> , and now#2 {a:he} "
     "<2:does it very well|likes it very much> .",
     "{a} 的 {b:bare} 教#1@b {a:he} <1:游泳|做饭|唱歌|跳舞|开车|画画> ， 现在#2 {a:he} <2:做 得 很 "
     "好|很 喜欢> 。",
     24},
    {"relative of other, gender", "a=named b=other(a)",
     "{a} knows#1@a {b} 's <1:father|mother|brother|sister|teacher|friends> , but#2 {b:he} "
     "<2:doesn't know {a:him}|doesn't like {a:him}|has never met {a:him}|doesn't trust {a:him}> .",
     "{a} 认识#1@a {b} 的 <1:父亲|母亲|哥哥|姐姐|老师|朋友> ， 但是#2 {b:he} <2:不 认识 "
     "{a:he}|不 喜欢 {a:he}|从来 没有 遇见 过 {a:he}|不 信任 {a:he}> 。",
     24},
    {"his kin, gender", "a=named b=other(a) m=one(a,b)",
     "{a} and {b} <2:visited|invited|were waiting for|helped> {m:his} "
     "<1:parents|father|mother|friends|teacher> .",
     "{a} 和 {b} <2:看望 了|邀请 了|在 等|帮助 了> {m:his} <1:父母|父亲|母亲|朋友|老师> 。", 24},
    {"did and did, object", "a=clear b=same(a)",
     "{a} <9:helped|invited|kissed|praised|visited|hugged|thanked> {b} , but#1 {b:he} didn't#2 "
     "<9:help|invite|kiss|praise|visit|hug|thank> {a:him} .",
     "{a} <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {b} ， 但是#1 {b:he} 没有#2 "
     "<9:帮助|邀请|吻|表扬|看望|拥抱|感谢> {a:he} 。",
     28},
    {"did and did too, object", "a=clear b=other(a)",
     "{a} <9:helped|invited|kissed|praised|visited|hugged|thanked> {b} , and#1 {b:he} "
     "<9:helped|invited|kissed|praised|visited|hugged|thanked> {a:him} too#2 .",
     "{a} <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {b} ， {b:he} 也#2 "
     "<9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {a:he} 。",
     28},
    {"did, then other", "a=clear b=clear",
     "{a} <1:saved|helped|praised|visited|invited|met> {b} , so#1 {b:he} "
     "<2:thanked|hugged|kissed|invited> {a:him} .",
     "{a} <1:救|帮助|表扬|看望|邀请|遇见> 了 {b} ， 所以#1 {b:he} <2:感谢|拥抱|吻|邀请> 了 {a:he} "
     "。",
     28},
    {"did bad, then other", "a=clear b=clear",
     "{a} <1:hit|pushed|scolded|deceived|annoyed> {b} , so#1 {b:he} "
     "<2:punished|hit|blamed|scolded|avoided> {a:him} .",
     "{a} <1:打|推|骂|欺骗|惹恼> 了 {b} ， 所以#1 {b:he} <2:惩罚|打|责怪|骂|躲开> 了 {a:he} 。",
     24},
    {"first did, later", "a=person b=person",
     "first#1 {a} <1:saved|helped|praised|visited|invited|met> {b} , and then#2 {b:he} "
     "<2:thanked|hugged|kissed|invited> {a:him} .",
     "{a} 先#1 <1:救|帮助|表扬|看望|邀请|遇见> 了 {b} ， 然后#2 {b:he} <2:感谢|拥抱|吻|邀请> 了 "
     "{a:he} 。",
     24},
    {"did, and third too", "a=clear b=clear c=clear",
     "{a} <9:helped|invited|kissed|praised|visited|hugged|thanked> {b} <1:yesterday|today|last "
     "week|on Monday> , and {c} <9:helped|invited|kissed|praised|visited|hugged|thanked> {b:him} "
     "too#2 .",
     "{a} <1:昨天|今天|上周|星期一> <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {b} ， {c} 也#2 "
     "<9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {b:he} 。",
     28},
    {"wanted to, but object", "a=clear b=clear",
     "{a} wanted#1@a to <9:help|invite|kiss|praise|visit|hug|thank> {b} , but#2 <1:{a:he} couldn't "
     "find {b:him}|{b:he} ran away|{b:he} left|{a:he} had no time|{b:he} was not at home|{a:he} "
     "didn't dare> .",
     "{a} 想#1@a <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> {b} ， 但是#2 <1:{a:he} 找 不到 "
     "{b:he}|{b:he} 跑 了|{b:he} 走 了|{a:he} 没有 时间|{b:he} 不 在 家|{a:he} 不敢> 。",
     28},
    {"if he has time, object", "a=clear b=clear",
     "if#2 {a} has <1:time|a car> , {a:he} will#1 <9:help|invite|kiss|praise|visit|hug|thank> {b} "
     ".",
     "如果#2 {a} <1:有时间|有 一 辆 汽车> ， {a:he} 会#1 <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> "
     "{b} 。",
     20},
    {"saw, and object", "a=clear b=clear",
     "when#1 {a} saw#2@a {b} , {a:he} <1:hugged|kissed|recognized|thanked|followed|called out "
     "to> {b:him} .",
     "{a} 看见#2@a {b} 的 时候#1 ， {a:he} <1:拥抱 了|吻 了|认出 了|感谢 了|跟着|叫 了> {b:he} 。",
     27},
    {"has never, object", "a=clear b=clear",
     "{a} knows#1@a {b} , but#2 {a:he} has never#3 <1:helped|visited|invited|praised|thanked> "
     "{b:him} .",
     "{a} 认识#1@a {b} ， 但是#2 {a:he} 从来#3 没有 <1:帮助|看望|邀请|表扬|感谢> 过 {b:he} 。", 24},
    {"of three, object", "a=clear b=same(a) c=other(a)",
     "{a} told#1@a {b} that {c} <9:helped|invited|kissed|praised|visited|hugged|thanked> {a:him} .",
     "{a} 告诉#1@a {b} ， {c} <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {a:he} 。", 24},
    {"three, who did", "a=clear b=same(a) c=other(a)",
     "{a} and {b} <9:helped|invited|kissed|praised|visited|hugged|thanked> {c} because#1 {c:he} "
     "<1:was kind|was sad|was alone|was ill|won|cried> .",
     "{a} 和 {b} <9:帮助|邀请|吻|表扬|看望|拥抱|感谢> 了 {c} ， 因为#1 {c:he} <1:很 善良|很 "
     "难过|一个人|生病 了|赢 了|哭 了> 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_give_and_take() { return give_and_take; }

}  // namespace playground::grammar
