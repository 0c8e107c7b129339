// Templates: whom people trust, seek, hide from and write to, and what they answer with.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template trust[] = {
    {"waited in the rain", "a=clear b=same(a)",
     "{a} waited#1@a for {b} in#3 the <2:rain|snow|park|station> , <1:but {b:he} didn't "
     "come|because {b:he} was late|because {a:he} loved {b:him}|and {b:he} finally came|so {a:he} "
     "was cold> .",
     "{a} 在 <2:雨|雪|公园|车站> 里#3 等#1@a {b} ， <1:但是 {b:he} 没有 来|因为 {b:he} 迟到 "
     "了|因为 {a:he} 爱 {b:he}|{b:he} 终于 来 了|所以 {a:he} 很 冷> 。",
     24},
    {"hired, as", "a=person b=person",
     "{a} hired#1@a {b} because#2 <1:{b:he} needed work|{b:he} {b:was} hardworking|{b:he} {b:was} "
     "honest|{b:he} could cook well|{a:he} needed help|{a:he} needed a driver|{a:he} {a:was} too "
     "busy> .",
     "{a} 雇#1@a 了 {b} ， 因为#2 <1:{b:he} 需要 工作|{b:he} 很 勤劳|{b:he} 很 诚实|{b:he} 做饭 "
     "做 得 很 好|{a:he} 需要 帮助|{a:he} 需要 一 位 司机|{a:he} 太 忙 了> 。",
     44},
    {"fired, as", "a=person b=person",
     "{a} fired#1@a {b} because#2 <1:{b:he} {b:was} lazy|{b:he} {b:was} always late|{b:he} stole "
     "money|{b:he} made a mistake|{a:he} had no money|{a:he} {a:was} angry with {b:him}|{a:he} "
     "found a better worker> .",
     "{a} 解雇#1@a 了 {b} ， 因为#2 <1:{b:he} 很 懒|{b:he} 总是 迟到|{b:he} 偷 了 钱|{b:he} 做 错 "
     "了|{a:he} 没有 钱|{a:he} 对 {b:he} 很 生气|{a:he} 找到 了 更 好 的 工人> 。",
     44},
    {"fired, and he", "a=clear b=same(a)",
     "{a} <2:punished|fired> {b} , and {b:he} <1:went home|was angry|was very sad|cried|left> .",
     "{a} <2:惩罚|解雇> 了 {b} ， {b:he} <1:回家 了|很 生气|非常 难过|哭 了|走 了> 。", 36},
    {"boss hired", "a=noun:boss b=person",
     "{a} hired#1@a {b} , <1:because {b:he} {b:was} clever|and {b:he} worked hard|but {b:he} "
     "{b:was} lazy|because {a:he} needed help|and {b:he} thanked {a:him}> .",
     "{a} 雇#1@a 了 {b} ， <1:因为 {b:he} 很 聪明|{b:he} 很 努力|但是 {b:he} 很 懒|因为 {a:he} "
     "需要 帮助|{b:he} 感谢 了 {a:he}> 。",
     30},
    {"invited, since", "a=person b=person",
     "{a} invited#1@a {b} to <2:dinner#3|lunch#3|the party#3|a movie#3> because#4 <1:{b:he} "
     "{b:was} alone|{a:he} had a birthday|{a:he} wanted to thank {b:him}|{b:he} had no "
     "friends|{a:he} loved {b:him}> .",
     "{a} 邀请#1@a {b} <2:吃 晚饭#3|吃 午饭#3|参加 聚会#3|看 电影#3> ， 因为#4 <1:{b:he} "
     "一个人|{a:he} 过 生日|{a:he} 想 感谢 {b:he}|{b:he} 没有 朋友|{a:he} 爱 {b:he}> 。",
     20},
    {"followed, hid", "a=clear b=same(a)",
     "{a} <2:followed|was watching|looked for> {b} because#4 <1:{b:he} had {a:his} key|{a:he} "
     "was curious|{a:he} didn't trust {b:him}|{b:he} stole {a:his} bag> .",
     "{a} <2:跟着|看着|找> {b} ， 因为#4 <1:{b:he} 有 {a:his} 钥匙|{a:he} 很 好奇|{a:he} 不 "
     "信任 {b:he}|{b:he} 偷 了 {a:his} 包> 。",
     20},
    {"hid from, as he", "a=person b=person",
     "{a} hid#1@a from {b} <2:behind a tree#3|under the bed#3|in the garden#3> because#4 <1:{b:he} "
     "{b:was} looking for {a:him}|{b:he} {b:was} angry|{a:he} {a:was} afraid of {b:him}|{a:he} "
     "broke {b:his} window|{a:he} stole {b:his} money|{b:he} {b:was} dangerous> .",
     "{a} <2:在 树 后面#3|在 床 下面#3|在 花园 里#3> 躲#1@a 着 {b} ， 因为#4 <1:{b:he} 在 找 "
     "{a:he}|{b:he} 很 生气|{a:he} 怕 {b:he}|{a:he} 打破 了 {b:his} 窗户|{a:he} 偷 了 {b:his} "
     "钱|{b:he} 很 危险> 。",
     20},
    {"hid, but was found", "a=clear b=same(a)",
     "{a} hid#1@a <2:behind a tree#3|under the bed#3|in the garden#3> , but#4 {b} <1:found "
     "{a:him}|saw {a:him}|heard {a:him}|followed {a:him}> .",
     "{a} 躲#1@a <2:在 树 后面#3|在 床 下面#3|在 花园 里#3> ， 但是#4 {b} <1:找到 了 "
     "{a:he}|看见 了 {a:he}|听见 了 {a:he}|跟随 了 {a:he}> 。",
     24},
    {"recognised, as", "a=clear b=same(a)",
     "{a} recognized#1@a {b} because#2 <1:{b:he} was famous|{b:he} was a singer|{b:he} was in the "
     "newspaper|{a:he} remembered {b:his} eyes|{a:he} saw {b:his} photo yesterday> .",
     "{a} 认出#1@a 了 {b} ， 因为#2 <1:{b:he} 很 有名|{b:he} 是 歌手|{b:he} 在 报纸 上|{a:he} 记得 "
     "{b:his} 眼睛|{a:he} 昨天 看见 了 {b:his} 照片> 。",
     44},
    {"did not recognise, as", "a=clear b=same(a)",
     "{a} didn't#3 recognize#1@a {b} because#2 <1:{b:he} was old|{b:he} was wearing new "
     "clothes|{a:he} didn't remember {b:him}|{b:he} was thin|{a:he} was tired|{b:his} hair was "
     "long> .",
     "{a} 没有#3 认出#1@a {b} ， 因为#2 <1:{b:he} 老 了|{b:he} 穿 着 新 衣服|{a:he} 不 记得 "
     "{b:he}|{b:he} 很 瘦|{a:he} 累 了|{b:his} 头发 很 长> 。",
     44},
    {"saw, recognised at once", "a=clear b=other(a)",
     "{a} <2:saw|met> {b} on#3 the street and#4 <1:recognized|stopped|followed|kissed> {b:him} .",
     "{a} 在 马路 上#3 <2:看见|遇见> {b} ， <1:认出 了|拦住 了|跟着|吻 了> {b:he} 。", 31},
    {"trusted, as never", "a=person b=person",
     "{a} trusted#1@a {b} because#2 <1:{b:he} never lied|{b:he} always helped {a:him}|{b:he} "
     "{b:was} honest> .",
     "{a} 信任#1@a {b} ， 因为#2 <1:{b:he} 从来 不 撒谎|{b:he} 总是 帮助 {a:he}|{b:he} 很 诚实> "
     "。",
     16},
    {"believed, but lied", "a=person b=person",
     "{a} <2:believed|trusted|waited for> {b} , but#4 {b:he} <1:lied to {a:him}|stole {a:his} "
     "money|told everyone|didn't come|didn't pay> .",
     "{a} <2:相信|信任|等> {b} ， 但是#4 {b:he} <1:欺骗 了 {a:he}|偷 了 {a:his} 钱|告诉 了 "
     "大家|没有 来|没有 付 钱> 。",
     24},
    {"lied to, as", "a=clear b=same(a)",
     "{a} lied#1@a to {b} because#2 <1:{a:he} was afraid of {b:him}|{a:he} wanted {b:his} "
     "money|{a:he} lost {b:his} book|{b:he} was strict|{b:he} asked too many questions|{a:he} "
     "didn't trust {b:him}> .",
     "{a} 欺骗#1@a 了 {b} ， 因为#2 <1:{a:he} 怕 {b:he}|{a:he} 想要 {b:his} 钱|{a:he} 弄丢 了 "
     "{b:his} 书|{b:he} 很 严格|{b:he} 问 得 太 多 了|{a:he} 不 信任 {b:he}> 。",
     24},
    {"interrupted, as", "a=clear b=same(a)",
     "{a} interrupted#1@a {b} because#2 <1:{b:he} talked too much|{b:he} was wrong|{b:he} spoke "
     "too slowly|{a:he} had a question|{a:he} was not patient|{a:he} was rude|{a:he} didn't agree> "
     ".",
     "{a} 打断#1@a 了 {b} ， 因为#2 <1:{b:he} 说 得 太 多 了|{b:he} 错 了|{b:he} 说 得 太 慢 "
     "了|{a:he} 有 一 个 问题|{a:he} 没有 耐心|{a:he} 很 粗鲁|{a:he} 不 同意> 。",
     44},
    {"interrupted, so", "a=person b=person",
     "{a} interrupted#1@a {b} , so#2 {b:he} <1:{b:was} angry|stopped talking|shouted at "
     "{a:him}|left> .",
     "{a} 打断#1@a 了 {b} ， 所以#2 {b:he} <1:很 生气|停止 说话 了|对 {a:he} 大喊|走 了> 。", 40},
    {"woke, as phone", "a=person b=person",
     "{a} woke#1@a {b} up because#2 <1:{b:his} phone rang|{a:he} {a:was} hungry|{a:he} couldn't "
     "sleep|{b:he} had to get up|{a:he} {a:was} ill> .",
     "{a} 叫醒#1@a 了 {b} ， 因为#2 <1:{b:his} 手机 响 了|{a:he} 饿 了|{a:he} 睡 不 着|{b:he} 要 "
     "起床 了|{a:he} 生病 了> 。",
     20},
    {"slept, so quiet", "a=clear b=same(a)",
     "{b} was asleep#1@b , so#2 {a} <1:covered {b:him} with a blanket|carried {b:him} to "
     "bed|couldn't talk to {b:him}> .",
     "{b} 睡着#1@b 了 ， 所以#2 {a} <1:用 毯子 盖住 了 {b:he}|把 {b:he} 抱 到 了 床 上|不能 和 "
     "{b:he} 说话> 。",
     24},
    {"wrote to, as", "a=clear b=same(a)",
     "{a} wrote#1@a a letter to {b} because#2 <1:{a:he} missed {b:him}|{a:he} wanted to thank "
     "{b:him}|{b:he} lived far away|{b:he} didn't have a phone|{a:he} needed money|{b:he} was in "
     "hospital> .",
     "{a} 给 {b} 写#1@a 了 一 封 信 ， 因为#2 <1:{a:he} 想念 {b:he}|{a:he} 想 感谢 {b:he}|{b:he} "
     "住 得 很 远|{b:he} 没有 手机|{a:he} 需要 钱|{b:he} 住院 了> 。",
     24},
    {"wrote, and answered", "a=person b=person",
     "{a} wrote#1@a {b} <2:a letter|a message|an email> , <1:but {b:he} didn't answer|and {b:he} "
     "answered at once|because {a:he} missed {b:him}|and {b:he} read it> .",
     "{a} 给 {b} 写#1@a 了 <2:一 封 信|一 条 消息|一 封 邮件> ， <1:但是 {b:he} 没有 回答|{b:he} "
     "马上 回答 了|因为 {a:he} 想念 {b:he}|{b:he} 读 了 它> 。",
     20},
    {"encouraged, as", "a=person b=person",
     "{a} encouraged#1@a {b} because#2 <1:{b:he} wanted to give up|{b:he} {b:was} sad|{b:he} "
     "failed|{a:he} believed in {b:him}|{b:he} {b:was} nervous|{a:he} {a:was} kind> .",
     "{a} 鼓励#1@a {b} ， 因为#2 <1:{b:he} 想 放弃|{b:he} 很 难过|{b:he} 失败 了|{a:he} 相信 "
     "{b:he}|{b:he} 很 紧张|{a:he} 很 善良> 。",
     44},
    {"encouraged, and", "a=clear b=same(a)",
     "{b} <1:failed|lost the game|was nervous|wanted to give up|was very sad> , but#2 {a} "
     "encouraged#1@a {b:him} .",
     "{b} <1:失败 了|输 了 比赛|很 紧张|想 放弃|非常 难过> ， 但是#2 {a} 鼓励#1@a 了 {b:he} 。",
     40},
    {"did not hear, as", "a=clear b=same(a)",
     "{a} didn't#3 <2:hear|see> {b} because#4 <1:{a:he} was asleep|{a:he} was listening to "
     "music|{b:he} was too far away|{b:he} hid|{a:he} was reading> .",
     "{a} 没有#3 <2:听见|看见> {b} ， 因为#4 <1:{a:he} 睡着 了|{a:he} 在 听 音乐|{b:he} 太 远 "
     "了|{b:he} 躲 了 起来|{a:he} 在 看书> 。",
     20},
    {"doctor and patient", "a=noun:doctor1 b=clear",
     "{a} <2:visited|helped> {b} because#4 <1:{b:he} was ill|{b:he} had a fever|{b:his} leg "
     "hurt|{b:he} was worried|{a:he} wanted to help {b:him}> .",
     "{a} <2:看望|帮助> 了 {b} ， 因为#4 <1:{b:he} 生病 了|{b:he} 发烧 了|{b:his} 腿 很 疼|{b:he} "
     "很 担心|{a:he} 想 帮助 {b:he}> 。",
     24},
    {"doctor gave medicine", "a=noun:doctor1 b=person",
     "{a} gave#1@a {b} some medicine#3 , and {b:he} <1:took the medicine|slept well|went "
     "home|thanked {a:him}|paid> .",
     "{a} 给#1@a 了 {b} 一些 药#3 ， {b:he} <1:吃 了 药|睡 得 很 好|回家 了|感谢 了 {a:he}|付 了 "
     "钱> 。",
     24},
    {"told to rest, doctor", "a=noun:doctor1 b=clear",
     "{a} told#1@a {b} that {b:he} <1:was ill|must rest|could go home|was healthy|should drink "
     "more water|worked too much> .",
     "{a} 告诉#1@a {b} ， {b:he} <1:生病 了|必须 休息|可以 回家 了|很 健康|应该 多 喝 水|工作 太 "
     "多 了> 。",
     28},
    {"saved by", "a=clear b=same(a)",
     "{a} fell#1@a into#3 the <2:river|lake|hole|sea> , but#4 {b} <1:saved {a:him}|heard "
     "{a:him}|didn't see {a:him}|pulled {a:him} out|couldn't help {a:him}> .",
     "{a} 掉#1@a 进#3 <2:河|湖|洞|大海> 里 了 ， 但是#4 {b} <1:救 了 {a:he}|听见 了 {a:he}|没有 "
     "看见 {a:he}|把 {a:he} 拉 了 出来|不能 帮助 {a:he}> 。",
     24},
    {"by passive", "a=clear b=same(a) m=one(a,b)",
     "{a} was <1:scolded|criticized|punished|hit> by {b} because#4 {a:he} was "
     "<2:late|lazy|rude|careless> .",
     "{a} 被 {b} <1:骂|批评|惩罚|打> 了 ， 因为#4 {a:he} <2:迟到 了|很 懒|很 粗鲁|很 粗心> 。", 24},
    {"by passive, he", "a=clear b=same(a)",
     "{a} was <1:scolded|criticized|punished|hit|deceived> by {b} , and {a:he} <2:cried|was very "
     "sad|ran away|was angry> .",
     "{a} 被 {b} <1:骂|批评|惩罚|打|欺骗> 了 ， {a:he} <2:哭 了|非常 难过|跑 了|很 生气> 。", 24},
    {"was saved by", "a=clear b=same(a)",
     "{a} was saved#1 by {b} , so#2 {a:he} <1:thanked {b:him}|gave {b:him} a present|invited "
     "{b:him}|hugged {b:him}> .",
     "{a} 被 {b} 救#1 了 ， 所以#2 {a:he} <1:感谢 了 {b:he}|给 了 {b:he} 一 个 礼物|邀请 了 "
     "{b:he}|拥抱 了 {b:he}> 。",
     20},
    {"made him angry", "a=person b=person",
     "{a} made#1@a {b} <2:angry#3|sad#3> because#4 <1:{a:he} lied|{a:he} came late|{a:he} broke "
     "{b:his} cup|{a:he} forgot {b:his} birthday|{a:he} laughed at {b:him}> .",
     "{a} 让#1@a {b} 很 <2:生气#3|难过#3> ， 因为#4 <1:{a:he} 撒谎 了|{a:he} 来 晚 了|{a:he} 打破 "
     "了 "
     "{b:his} 杯子|{a:he} 忘记 了 {b:his} 生日|{a:he} 嘲笑 了 {b:he}> 。",
     20},
    {"did, and was thanked", "a=clear b=same(a)",
     "{a} <2:helped|saved|visited|protected|comforted> {b} , and#4 {b:he} <1:thanked "
     "{a:him}|smiled at {a:him}|was very grateful|hugged {a:him}|gave {a:him} a present> .",
     "{a} <2:帮助|救|看望|保护|安慰> 了 {b} ， {b:he} <1:感谢 了 {a:he}|对 {a:he} 微笑 了|非常 "
     "感激|拥抱 了 {a:he}|给 了 {a:he} 一 个 礼物> 。",
     28},
    {"did, so he thanked", "a=person b=person",
     "{a} <2:helped|saved|visited|protected|praised> {b} , so#4 <1:{b:he} thanked {a:him}|{b:he} "
     "liked {a:him}|{b:he} {b:was} happy|{b:he} trusted {a:him}> .",
     "{a} <2:帮助|救|看望|保护|表扬> 了 {b} ， 所以#4 <1:{b:he} 感谢 了 {a:he}|{b:he} 喜欢 "
     "{a:he}|{b:he} 很 高兴|{b:he} 信任 {a:he}> 。",
     24},
    {"hugged by the mother", "a=clear b=same(a)",
     "{a} bought#1@a {b} <2:a dress|a toy|a cake|a bike> , and#4 {b} <1:hugged|kissed|thanked> "
     "{a:him} .",
     "{a} 给 {b} 买#1@a 了 <2:一 条 裙子|一 个 玩具|一 块 蛋糕|一 辆 自行车> ， {b} "
     "<1:拥抱|吻|感谢> 了 {a:he} 。",
     24},
    {"did, then he did", "a=clear b=same(a)",
     "{a} <2:helped|saved|invited|visited> {b} , but#4 {b} <1:didn't thank|didn't believe|didn't "
     "know|didn't forgive|laughed at> {a:him} .",
     "{a} <2:帮助|救|邀请|看望> 了 {b} ， 但是#4 {b} <1:没有 感谢|不 相信|不 认识|没有 "
     "原谅|嘲笑 了> {a:he} 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_trust() { return trust; }

}  // namespace playground::grammar
