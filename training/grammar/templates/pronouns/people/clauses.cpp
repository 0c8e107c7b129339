// Templates: the pronoun in other clauses: before the noun, in a second sentence, after unless or
// so that.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template clauses[] = {
    {"theirs, lent them", "a=many:person b=many:person",
     "{a} forgot#1@a {a:his} <2:books|keys|pens|umbrellas|hats> , so#3 {b} lent#4@b {a:him} theirs "
     ".",
     "{a} 忘 带#1@a {a:his} <2:书|钥匙|钢笔|雨伞|帽子> 了 ， 所以#3 {b} 借#4@b 给 了 {a:he} 。",
     62},
    {"fed, then went, many", "a=many:noun:child|boy|girl|student b=many:noun:duck|horse|cow|pig",
     "{a} <2:fed|washed|helped> {b} before#3 {a:he} <1:went to school|went home|went to bed|had "
     "dinner|left> .",
     "{a} <2:喂|洗|帮助> 了 {b} ， 然后#3 {a:he} <1:去 上学 了|回家 了|去 睡觉 了|吃 了 晚饭|走 "
     "了> 。",
     8},
    {"fed until, many", "a=many:noun:child|woman|farmer|student b=many:noun:duck|bird|chicken|goat",
     "{a} fed#1@a {b} <1:until {b:he} were full|until {a:he} had no bread|because {b:he} looked "
     "hungry|because {b:he} were thin|because {a:he} loved {b:him}> .",
     "{a} 喂#1@a 了 {b} ， <1:直到 {b:he} 饱 了|直到 {a:he} 没有 面包 了|因为 {b:he} 看起来 很 "
     "饿|因为 {b:he} 很 瘦|因为 {a:he} 爱 {b:he}> 。",
     8},
    {"unless he", "a=clear b=same(a)",
     "{a} won't#1 <2:help|visit|forgive|invite> {b} unless#3 <1:{b:he} says sorry|{b:he} gives "
     "{a:him} money|{b:he} needs {a:him}|{a:he} has time|{a:he} is not busy> .",
     "{a} 不会#1 <2:帮助|看望|原谅|邀请> {b} ， 除非#3 <1:{b:he} 说 对不起|{b:he} 给 {a:he} "
     "钱|{b:he} 需要 {a:he}|{a:he} 有时间|{a:he} 不 忙> 。",
     45},
    {"so that he can", "a=clear b=same(a)",
     "{a} gave#1@a {b} <2:some money|a key|a ticket|a map> so#3 that#3 <1:{b:he} could go "
     "home|{b:he} could find {a:him}|{b:he} could visit {a:him}|{b:he} would help {a:him}|{b:he} "
     "would be happy> .",
     "{a} 给#1@a 了 {b} <2:一些 钱|一 把 钥匙|一 张 票|一 张 地图> ， 这样#3 {b:he} <1:就 可以 "
     "回家 了|就 能 找到 {a:he}|就 可以 看望 {a:he}|会 帮助 {a:he}|会 很 高兴> 。",
     30},
    {"woke so that", "a=clear b=same(a)",
     "{a} woke#1@a {b} <1:so that {b:he} could go to work|because {b:he} had an exam|because "
     "{b:he} was crying|because {a:he} heard a thief|because {a:he} was afraid|and then {a:he} "
     "left> "
     ".",
     "{a} 叫醒#1@a 了 {b} ， <1:这样 {b:he} 就 可以 上班 了|因为 {b:he} 有 考试|因为 {b:he} 在 "
     "哭|因为 {a:he} 听见 了 小偷|因为 {a:he} 很 害怕|然后 {a:he} 走 了> 。",
     30},
    {"hid so that", "a=clear b=same(a) c=portable1",
     "{a} hid#1@a {c} so#2 that#2 {b} couldn't <1:find|see|use|take> {c:him} .",
     "{a} 把 {c} 藏#1@a 了 起来 ， 这样#2 {b} 就 <1:找 不到|看 不见|不能 使用|不能 拿> {c:he} 。",
     34},
    {"while he, other", "a=clear b=same(a)",
     "{a} <2:watched|helped|waited for|protected> {b} while#3 {b:he} was "
     "<1:sleeping|eating|working|playing|singing> .",
     "{b} <1:睡觉|吃饭|工作|玩|唱歌> 的 时候#3 ， {a} <2:看着|帮助|等|保护> {b:he} 。", 24},
    {"pushed, and then, clauses", "a=clear b=same(a)",
     "{a} <2:pushed|kicked|hit|interrupted> {b} , and then#3 <1:{b:he} cried|{b:he} hit "
     "{a:him}|{b:he} fell down|{a:he} ran away|{a:he} said sorry|{a:he} laughed> .",
     "{a} <2:推|踢|打|打断> 了 {b} ， 然后#3 <1:{b:he} 哭 了|{b:he} 打 了 {a:he}|{b:he} 摔倒 "
     "了|{a:he} 跑 了|{a:he} 说 对不起|{a:he} 笑 了> 。",
     24},
    {"bought for. it or he", "a=clear b=same(a) c=portable1",
     "{a} bought#1@a {c:a} for#2 {b} . <1:{b:he} was very happy|{b:he} thanked {a:him}|{c:he} was "
     "expensive|{c:he} was cheap|{a:he} loved {b:him}|{b:he} liked {c:him}> .",
     "{a} 给#2 {b} 买#1@a 了 {c:a} 。 <1:{b:he} 非常 高兴|{b:he} 感谢 了 {a:he}|{c:he} 很 "
     "贵|{c:he} 很 便宜|{a:he} 爱 {b:he}|{b:he} 喜欢 {c:he}> 。",
     30},
    {"helped with his own", "a=clear b=same(a)",
     "{a} helped#1@a {b} <1:find {b:his} key|carry {b:his} bag|wash {b:his} car|clean {b:his} "
     "room|fix {b:his} bike> .",
     "{a} 帮#1@a {b} <1:找 {b:his} 钥匙|拿 {b:his} 包|洗 {b:his} 汽车|打扫 {b:his} 房间|修理 "
     "{b:his} 自行车> 。",
     30},
    {"angry, as he broke his", "a=clear b=same(a)",
     "{b} was angry#1@b with {a} because#2 {a:he} <1:broke|lost|sold|forgot|took> {b:his} "
     "<3:bike|phone|book|key|watch> .",
     "{b} 对 {a} 很 生气#1@b ， 因为#2 {a:he} <1:弄坏|弄丢|卖|忘记|拿> 了 {b:his} "
     "<3:自行车|手机|书|钥匙|手表> 。",
     30},
    {"washed his own thing, as", "a=clear c=noun:car|bike|coat|shirt|dog1",
     "{a} washed#1@a {a:his} {c:bare} because#2 <1:{c:he} was dirty|{c:he} was very dirty|{a:he} "
     "had time|{a:he} had nothing to do> .",
     "{a} 洗#1@a 了 {a:his} {c:bare} ， 因为#2 <1:{c:he} 很 脏|{c:he} 非常 脏|{a:he} 有时间|{a:he} "
     "没有 事 做> 。",
     6},
    {"sold his own thing, as", "a=clear c=noun:car|bike|house|boat|piano1",
     "{a} sold#1@a {a:his} {c:bare} because#2 <1:{c:he} was old|{c:he} was too small|{c:he} was "
     "too expensive|{a:he} needed money|{a:he} was poor|{a:he} wanted to travel> .",
     "{a} 卖#1@a 了 {a:his} {c:bare} ， 因为#2 <1:{c:he} 旧 了|{c:he} 太 小 了|{c:he} 太 贵 "
     "了|{a:he} 需要 钱|{a:he} 很 贫穷|{a:he} 想 旅行> 。",
     6},
    {"put on their coats, as", "a=many:person c=many:noun:coat|sweater|jacket|shirt",
     "{a} wore#1@a {a:his} {c:bare} because#2 <1:{a:he} were cold|{a:he} went out|{a:he} wanted to "
     "look beautiful|{c:he} were warm|{c:he} were new|{c:he} were clean> .",
     "{a} 穿#1@a 上 了 {a:his} {c:bare} ， 因为#2 <1:{a:he} 很 冷|{a:he} 出去 了|{a:he} 想 看起来 "
     "很 漂亮|{c:he} 很 暖和|{c:he} 是 新的|{c:he} 很 干净> 。",
     9},
    {"afraid that other would", "a=clear b=other(a)",
     "{a} was afraid#1@a that {b} would <1:leave {a:him}|forget {a:him}|not believe {a:him}|hate "
     "{a:him}|laugh at {a:him}|see {a:him}> .",
     "{a} 怕#1@a {b} 会 <1:离开 {a:he}|忘记 {a:he}|不 相信 {a:he}|讨厌 {a:he}|笑 {a:he}|看见 "
     "{a:he}> 。",
     30},
    {"knew that he had", "a=clear b=same(a)",
     "{a} knew#1@a that {b} <1:lied to {a:him}|loved {a:him}|stole {a:his} money|had {a:his} "
     "key|was waiting for {a:him}|needed {a:him}> .",
     "{a} 知道#1@a {b} <1:欺骗 了 {a:he}|爱 {a:he}|偷 了 {a:his} 钱|有 {a:his} 钥匙|在 等 "
     "{a:he}|需要 {a:he}> 。",
     24},
    {"my relative gave me", "b=relative c=portable1",
     "my#1 {b:bare} gave#2@b me#3 {c:a} , <1:and i use {c:him} every day|but i lost {c:him}|and i "
     "thanked {b:him}|because {b:he} loves me|but {c:he} is broken|because {b:he} didn't need "
     "{c:him}> .",
     "我#1 {b:bare} 给#2@b 了 我#3 {c:a} ， <1:我 每天 使用 {c:he}|但是 我 弄丢 了 {c:he}|我 "
     "感谢 了 {b:he}|因为 {b:he} 爱 我|但是 {c:he} 坏 了|因为 {b:he} 不 需要 {c:he}> 。",
     36},
    {"at the zoo we saw", "b=many:animal",
     "we saw#1 {b} at#2 the zoo#2 <1:, and {b:he} were sleeping|, but {b:he} were sleeping|and "
     "took a photo of {b:him}|and gave {b:him} some food|, and {b:he} looked at us> .",
     "我们 在#2 动物园#2 看见#1 了 {b} ， <1:{b:he} 在 睡觉|但是 {b:he} 在 睡觉|给 {b:he} "
     "拍 了 一 张 照片|然后 给 了 {b:he} 一些 食物|{b:he} 看着 我们> 。",
     24},
    {"was bitten by, as", "a=noun:dog|cat|snake|monkey|horse1 b=clear",
     "{b} was bitten#1@a by#2 {a} because#3 <1:{b:he} kicked {a:him}|{b:he} hit {a:him}|{b:he} "
     "took {a:his} food|{a:he} was hungry|{a:he} was angry> .",
     "{b} 被#2 {a} 咬#1@a 了 ， 因为#3 <1:{b:he} 踢 了 {a:he}|{b:he} 打 了 {a:he}|{b:he} 拿走 了 "
     "{a:his} 食物|{a:he} 饿 了|{a:he} 很 生气> 。",
     6},
    {"was hit by vehicle, as", "a=noun:car|bus|truck1 b=living",
     "{b} {b:was} hit#1@a by#2 {a} because#3 <1:{a:he} was too fast|{a:he} didn't stop|{a:he} was "
     "going too fast|{b:he} didn't look at the road|{b:he} didn't see {a:him}|{b:he} ran into the "
     "street> .",
     "{b} 被#2 {a} 撞#1@a 了 ， 因为#3 <1:{a:he} 太 快 了|{a:he} 没有 停|{a:he} 开 得 太 快 "
     "了|{b:he} 没有 看 路|{b:he} 没有 看见 {a:he}|{b:he} 跑 到 马路 上> 。",
     10},
    {"before he left, first", "a=clear b=other(a)",
     "before#1 {a:he} left#2@a , {a} <3:kissed|hugged|thanked|visited> {b} .",
     "{a:he} 离开#2@a 之前#1 ， {a} <3:吻|拥抱|感谢|看望> 了 {b} 。", 30},
    {"although, main noun later", "a=clear b=other(a)",
     "although#1 {a:he} was <2:tired|ill|busy|angry|poor|very young> , {a} "
     "still <3:helped|visited|thanked|invited|saved> {b} .",
     "虽然#1 {a:he} <2:很 累|生病 了|很 忙|很 生气|很 贫穷|非常 年轻> ， {a} 还是 "
     "<3:帮助|看望|感谢|邀请|救> 了 {b} 。",
     30},
    {"although they, noun later", "a=many:living b=person",
     "although#1 {a:he} were <2:tired|hungry|weak|far away|afraid> , {a} still "
     "<3:followed|found|helped|saved> {b} .",
     "虽然#1 {a:he} <2:很 累|很 饿|很 虚弱|在 很 远 的 地方|很 害怕> ， {a} 还是 <3:跟随 了|找到 "
     "了|帮助 了|救 了> {b} 。",
     24},
    {"when he saw, noun later", "a=clear b=animal",
     "when#1 {a:he} saw#2@a {b} , {a} <1:ran away|shouted|stopped|laughed|called {a:his} mother> .",
     "{a:he} 看见#2@a {b} 的 时候#1 ， {a} <1:跑 了|大喊|停 了|笑 了|给 {a:his} 妈妈 打 了 电话> "
     "。",
     30},
    {"although thing, noun later", "a=portable",
     "although#1 {a:he} {a:is} <2:old|broken|ugly|too big|very heavy|expensive> , {a} {a:is} very "
     "<3:useful|precious|nice> .",
     "虽然#1 {a:he} <2:很 旧|坏 了|很 难看|太 大 了|非常 重|很 贵> ， {a} 很 <3:有用|珍贵|好看> "
     "。",
     24},
    {"because thing, noun later", "a=portable d=clear",
     "because#1 {a:he} {a:was} <2:old|broken|too small|too heavy|useless> , {d} <3:sold|didn't "
     "buy|didn't use|threw away> {a} .",
     "因为#1 {a:he} <2:很 旧|坏 了|太 小 了|太 重 了|很 没用> ， {d} <3:卖 了|没有 买|没有 "
     "使用|扔掉 了> {a} 。",
     24},
    {"if they miss, they", "a=many:person",
     "if#1 {a} <2:miss the bus|miss the train|lose the tickets|get up too late> , {a:he} will#3 "
     "<4:take a taxi|walk home|wait at the station|be late|stay at the hotel> .",
     "如果#1 {a} <2:错过 公交车|错过 火车|弄丢 那些 票|起 得 太 晚> ， {a:he} 会#3 <4:坐 "
     "出租车|走路 回家|在 车站 等|迟到|待 在 酒店> 。",
     30},
    {"who bought it says", "a=noun:man|woman|boy|girl1 c=portable1",
     "{a} who <2:bought|found|stole|sold> {c} says#3@a that <1:{c:he} is old|{c:he} is very "
     "good|{c:he} is too heavy|{a:he} is sorry|{a:he} needs money|{a:he} is happy> .",
     "<2:买 了|找到 了|偷 了|卖 了> {c} 的 {a} 说#3@a <1:{c:he} 很 旧|{c:he} 非常 好|{c:he} 太 "
     "重 了|{a:he} 很 抱歉|{a:he} 需要 钱|{a:he} 很 高兴> 。",
     9},
    {"looked for, object", "a=clear b=same(a)",
     "{a} <1:looked for {b} , but couldn't find {b:him}|waited for {b} , but didn't see "
     "{b:him}|shouted at {b} , but {b:he} didn't hear {a:him}|wrote a letter to {b} , but {b:he} "
     "didn't answer {a:him}|ran to {b} and hugged {b:him}> .",
     "{a} <1:找 {b} ， 但是 找 不到 {b:he}|等 {b} ， 但是 没有 看见 {b:he}|对 {b} 大喊 ， 但是 "
     "{b:he} 没有 听见 {a:he}|给 {b} 写 了 一 封 信 ， 但是 {b:he} 没有 回答 {a:he}|跑 到 {b} "
     "那里 ， 然后 拥抱 了 {b:he}> 。",
     36},
    {"children and things", "a=many:person c=many:portable",
     "{a} <1:couldn't find {c} because {c:he} were under the bed|sold {c} because {c:he} were "
     "old|sold {c} because {a:he} needed money|washed {c} because {c:he} were dirty|took {c} home "
     "because {a:he} needed {c:him}|bought {c} because {c:he} were cheap|couldn't buy {c} because "
     "{a:he} were poor> .",
     "{a} <1:找 不到 {c} ， 因为 {c:he} 在 床 下面|卖 了 {c} ， 因为 {c:he} 很 旧|卖 了 {c} ， "
     "因为 {a:he} 需要 钱|洗 了 {c} ， 因为 {c:he} 很 脏|把 {c} 拿 回家 了 ， 因为 {a:he} 需要 "
     "{c:he}|买 了 {c} ， 因为 {c:he} 很 便宜|不能 买 {c} ， 因为 {a:he} 很 贫穷> 。",
     36},
    {"sent a letter, as", "a=clear b=same(a)",
     "{a} sent#1@a {b} a <3:letter|photo|present> because#4 <1:{a:he} missed {b:him}|{a:he} "
     "couldn't come|{a:he} wanted to thank {b:him}|{b:he} had a birthday|{b:he} was far "
     "away|{b:he} was lonely> .",
     "{a} 给 {b} 寄#1@a 了 一 <3:封 信|张 照片|个 礼物> ， 因为#4 <1:{a:he} 想念 {b:he}|{a:he} "
     "不能 来|{a:he} 想 感谢 {b:he}|{b:he} 过 生日|{b:he} 在 很 远 的 地方|{b:he} 很 孤独> 。",
     34},
    {"sat next to, as", "a=clear b=same(a)",
     "{a} sat#1@a next to {b} because#2 <1:{a:he} wanted to talk to {b:him}|{a:he} liked "
     "{b:him}|{a:he} was tired|{b:he} was alone|{b:he} called {a:him}|{b:he} was sad> .",
     "{a} 坐#1@a 在 {b} 旁边 ， 因为#2 <1:{a:he} 想 和 {b:he} 说话|{a:he} 喜欢 {b:he}|{a:he} 累 "
     "了|{b:he} 一个人|{b:he} 叫 了 {a:he}|{b:he} 很 难过> 。",
     24},
    {"asked for a thing, as", "a=clear b=same(a)",
     "{a} asked#1@a {b} to give#5 {a:him} <2:money|water|food|a book> because#3 <1:{a:he} had "
     "nothing|{a:he} was "
     "poor|{a:he} needed it|{b:he} was rich|{b:he} was kind|{b:he} had a lot> .",
     "{a} 请#1@a {b} 给#5 {a:he} <2:钱|水|食物|一 本 书> ， 因为#3 <1:{a:he} 什么 都 没有|{a:he} "
     "很 "
     "贫穷|{a:he} 需要|{b:he} 很 富有|{b:he} 很 善良|{b:he} 有 很多> 。",
     24},
    {"fired, but later", "a=noun:boss|manager|coach|captain1 b=person1",
     "{a} fired#1@a {b} , but#2 later#3 <1:{a:he} was sorry|{a:he} hired {b:him} again|{a:he} "
     "needed {b:him}|{b:he} came back|{b:he} found better work|{b:he} was rich> .",
     "{a} 解雇#1@a 了 {b} ， 但是#2 后来#3 <1:{a:he} 后悔 了|{a:he} 又 雇 了 {b:he}|{a:he} 需要 "
     "{b:he}|{b:he} 回来 了|{b:he} 找到 了 更 好 的 工作|{b:he} 很 富有> 。",
     8},
    {"did, but later", "a=clear b=same(a)",
     "{a} <2:blamed|scolded|punished|deceived> {b} , but#3 later#4 <1:{a:he} apologized|{a:he} "
     "was sorry|{a:he} was sad|{b:he} forgave {a:him}|{b:he} still trusted {a:him}|{b:he} "
     "forgot it> .",
     "{a} <2:责怪|骂|惩罚|欺骗> 了 {b} ， 但是#3 后来#4 <1:{a:he} 道歉 了|{a:he} 后悔 了|{a:he} "
     "很 难过|{b:he} 原谅 了 {a:he}|{b:he} 还 信任 {a:he}|{b:he} 忘记 了> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_clauses() { return clauses; }

}  // namespace playground::grammar
