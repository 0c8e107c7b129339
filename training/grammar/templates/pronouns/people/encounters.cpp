// Templates: what people notice, say, feel and do when they meet, told from the one side or the
// other.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template encounters[] = {
    {"waved at, of either", "a=clear b=same(a)",
     "{a} waved#1@a at {b} <1:, but {b:he} didn't see@b {a:him}|, and {b:he} waved@b too|because "
     "{a:he} was happy@a to see {b:him}|because {b:he} was leaving@b> .",
     "{a} 向 {b} 挥手#1@a ， <1:但是 {b:he} 没有 看见@b {a:he}|{b:he} 也 挥手@b 了|因为 {a:he} "
     "很 高兴@a 见到 {b:he}|因为 {b:he} 要 走@b 了> 。",
     32},
    {"ran across, and he or she", "a=clear b=other(a) m=one(a,b)",
     "{a} ran#1@a across#3 the street#4 to {b} , and {m:he} <1:waved#21@m|smiled#21@m|grabbed#21@m "
     "{n:his} hand#22|began#21 to cry#22@m> .",
     "{a} 跑#1@a 过#3 马路#4 去 找 {b} ， {m:he} <1:挥手#21@m 了|笑#21@m 了|抓住#21@m 了 {n:his} "
     "手#22|开始#21 哭#22@m> 。",
     32},
    {"met his relative, who waved", "c=noun:brother|sister|uncle|aunt1 a=other(c) b=other(c)",
     "{a} met#1@a {b} 's {c:bare} at#3 the station#4 , <1:and {c:he} waved@c at {a:him}|and {c:he} "
     "thanked@c {a:him}|but {c:he} didn't know@c {a:him}|but {a:he} didn't recognize@a {c:him}> .",
     "{a} 在#3 车站#4 遇见#1@a 了 {b} 的 {c:bare} ， <1:{c:he} 向 {a:he} 挥手@c|{c:he} 感谢@c "
     "了 {a:he}|但是 {c:he} 不 认识@c {a:he}|但是 {a:he} 没有 认出@a {c:he}> 。",
     7},
    {"swam across, and he or she", "a=clear b=other(a) m=one(a,b)",
     "{a} and {b} swam#1 across#3 the <2:lake|river> , and#4 {m:he} was "
     "<1:exhausted#21@m|scared#21@m|very#21 tired#22@m|very#21 lucky#22@m> .",
     "{a} 和 {b} 游#1 过#3 了 <2:湖|河> ， {m:he} <1:很 疲惫#21@m|很 害怕#21@m|非常#21 "
     "累#22@m|非常#21 幸运#22@m> 。",
     28},
    {"whispered, as", "a=clear b=same(a)",
     "{a} whispered#1@a to {b} because#2 <1:{a:he} didn't want@a to wake the baby|{a:he} had@a a "
     "secret|{b:he} wanted@b to sleep|{b:he} was almost asleep@b> .",
     "{a} 小声#1@a 对 {b} 说话 ， 因为#2 <1:{a:he} 不 想@a 叫醒 宝宝|{a:he} 有@a 一 个 秘密|{b:he} "
     "想@b 睡觉|{b:he} 快 睡着@b 了> 。",
     32},
    {"whispered that", "a=clear b=same(a)",
     "{a} whispered#1@a to {b} that <1:{a:he} was scared@a|{a:he} wanted@a to go home|{b:his} face "
     "was dirty|{b:he} should be quiet@b> .",
     "{a} 小声#1@a 对 {b} 说 ， <1:{a:he} 很 害怕@a|{a:he} 想@a 回家|{b:his} 脸 很 脏|{b:he} 应该 "
     "安静@b> 。",
     32},
    {"grabbed his hand, as", "a=clear b=same(a)",
     "{a} grabbed#1@a {b} 's hand#3 because#2 <1:{a:he} wanted@a to dance with {b:him}|{a:he} "
     "didn't want@a to be alone|{b:he} was going to run@b into the street|{b:he} was leaving@b> .",
     "{a} 抓住#1@a 了 {b} 的 手#3 ， 因为#2 <1:{a:he} 想@a 和 {b:he} 跳舞|{a:he} 不 想@a "
     "一个人|{b:he} 要 跑@b 到 马路 上|{b:he} 要 走@b 了> 。",
     36},
    {"heard a noise and grabbed", "a=clear b=same(a)",
     "when#2 {a} heard#3@a the noise#4 , {a:he} grabbed#5@a {b} , and#6 <1:{b:he} laughed@b at "
     "{a:him}|{b:he} comforted@b {a:him}|{a:he} didn't let@a {b:him} go|{a:he} felt@a silly> .",
     "{a} 听见#3@a 噪音#4 的 时候#2 ， {a:he} 抓住#5@a 了 {b} ， <1:{b:he} 笑@b 了 {a:he}|{b:he} "
     "安慰@b 了 {a:he}|{a:he} 没有 让@a {b:he} 走|{a:he} 觉得@a 很 傻> 。",
     28},
    {"heard a noise, so woke", "a=clear b=same(a)",
     "{a} heard#1@a a noise#3 at night#6 , so#2 {a:he} woke#4@a {b} up , but#5 {b:he} <1:heard@b "
     "nothing|fell asleep@b again|was angry@b with {a:him}|told@b {a:him} to sleep> .",
     "{a} 晚上#6 听见#1@a 了 噪音#3 ， 所以#2 {a:he} 叫醒#4@a 了 {b} ， 但是#5 {b:he} <1:什么 都 "
     "没有 听见@b|又 睡着@b 了|对 {a:he} 很 生气@b|让@b {a:he} 睡觉> 。",
     24},
    {"argued about noise, many", "a=many:person b=many:person",
     "{a} argued#1@a with {b} because#2 <1:{b:he} made@b too much noise|{b:he} were always "
     "singing@b|{a:he} wanted@a to sleep|{a:he} hated@a noise> .",
     "{a} 和 {b} 争吵#1@a ， 因为#2 <1:{b:he} 声音 太 大@b 了|{b:he} 总是 在 唱歌@b|{a:he} 想@a "
     "睡觉|{a:he} 讨厌@a 噪音> 。",
     28},
    {"argued with, as", "a=clear b=same(a)",
     "{a} argued#1@a with {b} because#2 <1:{b:he} never cleaned@b the room|{b:he} told@b everyone "
     "{a:his} secret|{a:he} didn't agree@a with {b:him}|{a:he} was sure@a that {b:he} was wrong> .",
     "{a} 和 {b} 争吵#1@a ， 因为#2 <1:{b:he} 从来 没有 打扫@b 过 房间|{b:he} 告诉@b 了 大家 "
     "{a:his} 秘密|{a:he} 不 同意@a {b:he} 的 看法|{a:he} 确定@a {b:he} 错 了> 。",
     28},
    {"after they argued, he or she", "a=clear b=other(a) m=one(a,b)",
     "after#2 {a} and {b} argued#3 , {m:he} <1:left#21@m the room#22|couldn't#21 sleep#22@m|was "
     "still#21 furious#22@m|felt#21 guilty#22@m> .",
     "{a} 和 {b} 争吵#3 之后#2 ， {m:he} <1:离开#21@m 了 房间#22|睡#22@m 不 着#21|还是#21 很 "
     "愤怒#22@m|觉得#21 很 内疚#22@m> 。",
     32},
    {"noticed, so", "a=clear b=same(a)",
     "{a} noticed#1@a that {b} <2:was crying@b|was exhausted@b|was cold@b|was alone@b> , so#3 "
     "{a:he} <1:sat@a down next to {b:him}|gave@a {a:his} coat to {b:him}|took@a {b:him} "
     "home|made@a {b:him} some tea> .",
     "{a} 注意到#1@a {b} <2:在 哭@b|很 疲惫@b|很 冷@b|一个人@b> ， 所以#3 {a:he} <1:坐@a 在 {b:he} "
     "旁边|把 {a:his} 大衣 给@a 了 {b:he}|带@a {b:he} 回家 了|给 {b:he} 泡@a 了 茶> 。",
     32},
    {"noticed at the party, as", "a=person1 b=person1",
     "{a} noticed#1@a {b} at#3 the party#4 because#2 <1:{a:he} was looking@a for {b:him}|{a:he} "
     "remembered@a {b:his} face|{b:he} was wearing@b a red coat|{b:he} was very tall@b> .",
     "{a} 在 聚会#4 上#3 注意到#1@a 了 {b} ， 因为#2 <1:{a:he} 在 找@a {b:he}|{a:he} 记得@a "
     "{b:his} 脸|{b:he} 穿@b 着 红色 的 大衣|{b:he} 非常 高@b> 。",
     24},
    {"realized that other, so", "a=clear b=same(a)",
     "{a} realized#1@a that {b} <2:needed@b|was waiting@b for|loved@b> {a:him} , so#3 {a:he} "
     "<1:went@a to see {b:him}|ran@a to {b:him}|called@a {b:him}> .",
     "{a} 意识到#1@a {b} <2:需要@b|在 等@b|爱@b> {a:he} ， 所以#3 {a:he} <1:去 看@a {b:he}|向 "
     "{b:he} 跑@a 去 了|给 {b:he} 打 了 电话@a> 。",
     38},
    {"realized that he had his thing", "a=clear b=same(a)",
     "{a} realized#1@a that {a:he} was carrying#3@a {b} 's <2:key|umbrella|bag> , so#4 {a:he} "
     "<1:ran@a after {b:him}|went@a back to find {b:him}|called@a {b:him}> .",
     "{a} 意识到#1@a {a:he} 拿着#3@a {b} 的 <2:钥匙|雨伞|包> ， 所以#4 {a:he} <1:去 追@a "
     "{b:he}|回 去 找@a {b:he}|给 {b:he} 打 了 电话@a> 。",
     38},
    {"decided to, as", "a=clear b=same(a)",
     "{a} decided#1@a to <2:help|visit|invite> {b} <1:because {a:he} felt guilty@a|because {b:he} "
     "was alone@b|although {b:he} had lied@b to {a:him}|even though {a:he} was exhausted@a> .",
     "{a} 决定#1@a <2:帮助|看望|邀请> {b} ， <1:因为 {a:he} 觉得 很 内疚@a|因为 {b:he} "
     "一个人@b|虽然 {b:he} 欺骗@b 了 {a:he}|虽然 {a:he} 很 疲惫@a> 。",
     36},
    {"decided not to marry, as", "a=clear b=other(a)",
     "{a} decided#1@a not#3 to marry#4 {b} because#2 <1:{b:he} was too selfish@b|{b:he} never "
     "listened@b to {a:him}|{a:he} was too young@a|{a:he} didn't love@a {b:him}> .",
     "{a} 决定#1@a 不#3 和 {b} 结婚#4 ， 因为#2 <1:{b:he} 太 自私@b 了|{b:he} 从来 不 听@b {a:he} "
     "的 话|{a:he} 太 年轻@a 了|{a:he} 不 爱@a {b:he}> 。",
     24},
    {"admitted that he", "a=clear b=same(a)",
     "{a} admitted#1@a to {b} that {a:he} <1:had cheated@a|was scared@a of {b:him}|had lost@a "
     "{b:his} ring|had made@a a mistake> .",
     "{a} 向 {b} 承认#1@a ， {a:he} <1:作弊@a 了|害怕@a {b:he}|弄丢@a 了 {b:his} 戒指|做 错@a 了> "
     "。",
     28},
    {"admitted that other was right", "a=person b=person",
     "{a} admitted#1@a that {b} {b:was} right#3@b , and#2 <1:{b:he} nodded@b|{b:he} forgave@b "
     "{a:him}|{a:he} apologized@a|{a:he} thanked@a {b:him}> .",
     "{a} 承认#1@a {b} 说 得 对#3@b ， <1:{b:he} 点头@b 了|{b:he} 原谅@b 了 {a:he}|{a:he} 道歉@a "
     "了|{a:he} 感谢@a 了 {b:he}> 。",
     28},
    {"owned up, of either", "a=clear b=same(a)",
     "{a} admitted#1@a it to {b} <1:, so {b:he} forgave@b {a:him}|, but {b:he} was still "
     "furious@b|because {a:he} felt guilty@a|because {b:he} knew@b everything> .",
     "{a} 向 {b} 认错#1@a 了 ， <1:所以 {b:he} 原谅@b 了 {a:he}|但是 {b:he} 还是 气 坏@b 了|因为 "
     "{a:he} 感到 内疚@a|因为 {b:he} 知道@b 一切> 。",
     62, true},
    {"although sorry, still furious", "a=clear b=same(a)",
     "although#1 {b} <2:apologized@b|cried@b|admitted@b everything> , {a} <1:was still furious@a "
     "with {b:him}|still ignored@a {b:him}|still didn't trust@a {b:him}> .",
     "虽然#1 {b} <2:道歉@b 了|哭@b 了|承认@b 了 一切> ， {a} <1:还是 对 {b:he} 很 愤怒@a|还是 "
     "不理@a {b:he}|还是 不 信任@a {b:he}> 。",
     24},
    {"usually trusts, but today", "a=clear b=same(a)",
     "{a} usually#3 trusts#1@a {b} , but#2 today#5 <1:{b:he} lied@b|{b:he} cheated@b|{a:he} "
     "doesn't believe@a {b:him}|{a:he} is not sure@a> .",
     "{a} 平时#3 信任#1@a {b} ， 但是#2 今天#5 <1:{b:he} 撒谎@b 了|{b:he} 作弊@b 了|{a:he} 不 "
     "相信@a {b:he}|{a:he} 不 确定@a> 。",
     60, true},
    {"did something silly, so", "a=clear b=same(a)",
     "{a} did#1@a something silly#3 , so#2 {b} <1:laughed@b at {a:him}|was angry@b with "
     "{a:him}|scolded@b {a:him}|stopped@b {a:him}> .",
     "{a} 做#1@a 了 傻#3 事 ， 所以#2 {b} <1:笑@b 了 {a:he}|对 {a:he} 很 生气@b|骂@b 了 "
     "{a:he}|拦住@b 了 {a:he}> 。",
     24},
    {"was lucky, as other", "a=person b=person",
     "{a} {a:was} very#3 lucky#1@a because#2 {b} <1:found@b {a:him}|waited@b for {a:him}|lent@b "
     "{a:him} some money|didn't see@b {a:him}> .",
     "{a} 非常#3 幸运#1@a ， 因为#2 {b} <1:找到@b 了 {a:he}|等@b 了 {a:he}|借@b 给 了 {a:he} 一些 "
     "钱|没有 看见@b {a:he}> 。",
     28},
    {"was scared, held", "a=clear b=same(a)",
     "since#1 {b} was <2:scared#3@b|exhausted#3@b|alone#3@b> , {a} <1:held@a {b:his} hand|took@a "
     "{b:him} home|stayed@a with {b:him}|sat@a next to {b:him}> .",
     "因为#1 {b} <2:很 害怕#3@b|很 疲惫#3@b|一个人#3@b> ， {a} <1:拉着@a {b:his} 手|带@a {b:he} "
     "回家 了|陪着@a {b:he}|坐@a 在 {b:he} 旁边> 。",
     24},
    {"stayed until, of either", "a=clear b=same(a)",
     "{a} <2:stayed with {b}|sang to {b}|held {b} 's hand> until#3 <1:{b:he} fell "
     "asleep@b|{b:he} wasn't scared@b any more|{a:he} saw@a {b:him} smile|{a:he} knew@a that "
     "{b:he} was safe> .",
     "{a} <2:陪着 {b}|给 {b} 唱歌|拉着 {b} 的 手> ， 直到#3 <1:{b:he} 睡着@b 了|{b:he} 不 害怕@b "
     "了|{a:he} 看见@a {b:he} 微笑|{a:he} 知道@a {b:he} 很 安全> 。",
     28},
    {"not scared of, even though", "a=person1 b=person1",
     "{a} wasn't#3 scared#1@a of {b} even#2 though#2 <1:{b:he} was very strong@b|{b:he} shouted@b "
     "at {a:him}|{a:he} was alone@a|{a:he} was not strong@a> .",
     "{a} 不#3 害怕#1@a {b} ， 虽然#2 <1:{b:he} 非常 强壮@b|{b:he} 对 {a:he} 大喊@b|{a:he} "
     "一个人@a|{a:he} 不 强壮@a> 。",
     28},
    {"did not dare to look, as", "a=clear b=same(a)",
     "{a} didn't#1 dare#1@a to look#4 into {b} 's eyes#5 because#2 <1:{a:he} felt guilty@a|{a:he} "
     "had cheated@a|{b:he} was furious@b|{b:he} looked@b scary> .",
     "{a} 不敢#1@a 看#4 {b} 的 眼睛#5 ， 因为#2 <1:{a:he} 觉得 很 内疚@a|{a:he} 作弊@a 了|{b:he} "
     "很 愤怒@b|{b:he} 看起来@b 很 可怕> 。",
     28},
    {"bought flowers. he", "a=clear b=same(a)",
     "{a} bought#1@a {b} flowers#3 . <1:{a:he} felt guilty@a|{a:he} forgot@a {b:his} "
     "birthday|{b:he} passed@b the test|it was {b:his} birthday> .",
     "{a} 给 {b} 买#1@a 了 花#3 。 <1:{a:he} 觉得 很 内疚@a|{a:he} 忘记@a 了 {b:his} 生日|{b:he} "
     "通过@b 了 测验|那 天 是 {b:his} 生日> 。",
     28},
    {"wanted to be like, as", "a=clear b=same(a)",
     "{a} wanted#1@a to be like#3 {b} because#2 <1:{b:he} was always brave@b|everyone liked "
     "{b:him}|{a:he} was too shy@a|{a:he} was always alone@a> .",
     "{a} 想#1@a 像#3 {b} 一样 ， 因为#2 <1:{b:he} 总是 很 勇敢@b|大家 都 喜欢 {b:he}|{a:he} 太 "
     "害羞@a 了|{a:he} 总是 一个人@a> 。",
     24},
    {"sang to. he", "a=clear b=same(a)",
     "{a} sang#1@a to {b} . <1:that day was {b:his} birthday|{b:he} couldn't sleep@b|{a:he} was "
     "in a good mood@a|{a:he} liked singing@a> .",
     "{a} 给 {b} 唱歌#1@a 了 。 <1:那 天 是 {b:his} 生日|{b:he} 睡@b 不 着|{a:he} 心情 很 "
     "好@a|{a:he} 喜欢 唱歌@a> 。",
     24},
    {"took a photo of. he", "a=clear b=same(a)",
     "{a} took#1@a a photo#3 of {b} . <1:{b:he} was famous@b|{b:he} asked@b {a:him} to take "
     "it|{a:he} had@a a new camera|{a:he} didn't want@a to forget {b:him}> .",
     "{a} 给 {b} 拍#1@a 了 一 张 照片#3 。 <1:{b:he} 很 有名@b|{b:he} 请@b {a:he} 拍|{a:he} 有@a "
     "一 台 新 相机|{a:he} 不 想@a 忘记 {b:he}> 。",
     20},
    {"cried while reading, as", "a=clear b=same(a)",
     "{a} cried#1@a while#4 reading#5 {b} 's letter#3 because#2 <1:{a:he} missed@a {b:him}|{a:he} "
     "couldn't go@a to see {b:him}|{b:he} was very ill@b|{b:he} was not coming@b back> .",
     "{a} 一边#4 看#5 {b} 的 信#3 一边#4 哭#1@a ， 因为#2 <1:{a:he} 想念@a {b:he}|{a:he} 不能 去@a "
     "看 {b:he}|{b:he} 病@b 得 非常 重|{b:he} 不 回来@b 了> 。",
     24},
    {"did not go to the party, since", "a=clear b=same(a)",
     "{a} didn't#3 go#1@a to {b} 's party#4 , since#2 <1:{a:he} had@a an operation|{a:he} had@a a "
     "test|{b:he} didn't invite@b {a:him}|{b:he} didn't tell@b {a:him} about it> .",
     "{a} 没有#3 去#1@a {b} 的 聚会#4 ， 因为#2 <1:{a:he} 做@a 了 手术|{a:he} 有@a 一 个 "
     "测验|{b:he} 没有 邀请@b {a:he}|{b:he} 没有 告诉@b {a:he}> 。",
     28},
    {"warned. he", "a=person b=person",
     "{a} warned#1@a {b} . <1:{b:he} drove@b too fast|{b:he} {b:was} careless@b|{a:he} saw@a a "
     "snake|{a:he} heard@a a noise> .",
     "{a} 警告#1@a {b} 。 <1:{b:he} 开@b 得 太 快 了|{b:he} 很 粗心@b|{a:he} 看见@a 了 一 条 "
     "蛇|{a:he} 听见@a 了 噪音> 。",
     24},
    {"did not recognise until", "a=person1 b=person1",
     "{a} didn't#3 recognize#1@a {b} until#2 <1:{b:he} smiled@b|{b:he} waved@b at {a:him}|{a:he} "
     "heard@a {b:him} laugh|{a:he} saw@a {b:his} photo> .",
     "{a} 没有#3 认出#1@a {b} ， 直到#2 <1:{b:he} 微笑@b 了|{b:he} 向 {a:he} 挥手@b|{a:he} "
     "听见@a {b:he} 笑|{a:he} 看见@a 了 {b:his} 照片> 。",
     28},
    {"followed home, since", "a=person b=person",
     "{a} followed#1@a {b} home#3 , since#2 <1:{a:he} wanted@a to know where {b:he} lived|{a:he} "
     "{a:was} curious@a|{b:he} promised@b {a:him} some food|{b:he} {b:was} carrying@b {a:his} "
     "bag> .",
     "{a} 跟着#1@a {b} 回家#3 ， 因为#2 <1:{a:he} 想@a 知道 {b:he} 住 在 哪里|{a:he} 很 "
     "好奇@a|{b:he} 答应@b 给 {a:he} 一些 食物|{b:he} 拿着@b {a:his} 包> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_encounters() { return encounters; }

}  // namespace playground::grammar
