// Templates: what people do to each other, and what comes of it: whom a pronoun means.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template grudges_and_thanks[] = {
    {"his brother broke his, same gender", "a=named b=noun:brother|sister|son|daughter1",
     "{a} 's {b:bare} <1:broke@b {a:his} phone , so {a} was angry with {b:him}|took@b {a:his} "
     "umbrella , so {a} got wet|lost@b {a:his} book , but {a} forgave {b:him}|ate@b {a:his} cake , "
     "so {a} scolded {b:him}|drove@b {a:his} car because {b:he} was late> .",
     "{a} 的 {b:bare} <1:弄坏@b 了 {a:his} 手机 ， 所以 {a} 对 {b:he} 很 生气|拿走@b 了 {a:his} "
     "雨伞 ， 所以 {a} 湿 了|弄丢@b 了 {a:his} 书 ， 可是 {a} 原谅 了 {b:he}|吃@b 了 {a:his} "
     "蛋糕 ， 所以 {a} 骂 了 {b:he}|开@b 了 {a:his} 汽车 ， 因为 {b:he} 迟到 了> 。",
     4},
    {"his relative cried, so he", "a=named b=noun:sister|brother|daughter|son1",
     "{a} 's {b:bare} <1:was crying@b , so {a:he} bought@a {b:him} some candy|was hungry@b , so "
     "{a:he} cooked@a some noodles for {b:him}|fell@b , so {a:he} carried@a {b:him} home|had a "
     "fever@b , so {a:he} took@a {b:him} to the hospital|is bad@b at math , so {a:he} teaches@a "
     "{b:him} every evening> .",
     "{a} 的 {b:bare} <1:在 哭@b ， 所以 {a:he} 给 {b:he} 买@a 了 一些 糖果|很 饿@b ， 所以 "
     "{a:he} 给 {b:he} 做@a 了 一些 面条|摔倒@b 了 ， 所以 {a:he} 把 {b:he} 背@a 回家 "
     "了|发烧@b 了 ， "
     "所以 {a:he} 带@a {b:he} 去 了 医院|数学 不 好@b ， 所以 {a:he} 每天 晚上 教@a {b:he}> 。",
     4},
    {"his mother does not let him", "a=named b=noun:mother|father|grandmother|grandfather1",
     "{a} 's {b:bare} doesn't let#1 {a:him} <2:watch television|play games|go out|eat candy> "
     "because#2 <1:{a:he} has@a an exam tomorrow|{a:he} hasn't done@a {a:his} homework|{a:he} was "
     "rude@a to the teacher|{b:he} is worried@b about {a:him}|{b:he} is very strict@b|{b:he} "
     "thinks@b it is bad for {a:him}> .",
     "{a} 的 {b:bare} 不 让#1 {a:he} <2:看 电视|玩 游戏|出去|吃 糖果> ， 因为#2 <1:{a:he} 明天 "
     "有@a 考试|{a:he} 没有 做@a 作业|{a:he} 对 老师 很 粗鲁@a|{b:he} 担心@b {a:he}|{b:he} 非常 "
     "严格@b|{b:he} 觉得@b 这 对 {a:he} 不 好> 。",
     4},
    {"wants to marry, but her mother", "a=named b=other(a) c=noun:mother|father1",
     "{a} wants#1@a to marry#2 {b} , but#3 <1:{b:his} {c:bare} doesn't like {a:him}|{b:his} "
     "{c:bare} says {a:he} is too poor@a|{b:he} doesn't love@b {a:him}|{b:he} says@b {b:he} is too "
     "young|{a:he} has no money@a for a ring|{a:he} is too shy@a to ask {b:him}> .",
     "{a} 想#1@a 和 {b} 结婚#2 ， 可是#3 <1:{b:his} {c:bare} 不 喜欢 {a:he}|{b:his} {c:bare} 说 "
     "{a:he} 太 穷@a 了|{b:he} 不 爱@b {a:he}|{b:he} 说@b {b:he} 太 年轻 了|{a:he} 没有 钱 买@a "
     "戒指|{a:he} 太 害羞@a 了 ， 不敢 问 {b:he}> 。",
     7},
    // Of two only the meaning tells.,
    {"gave for birthday, thanked", "a=clear b=same(a)",
     "{a} gave#1@a {b} <2:a scarf|a watch|a hat|some flowers> , <1:because it was {b:his} "
     "birthday|because {b:he} was leaving@b|and {b:he} liked@b it very much|because {a:he} "
     "wanted@a to thank {b:him}|because {a:he} was sorry@a|because {a:he} loved@a {b:him}> .",
     "{a} 给#1@a 了 {b} <2:一 条 围巾|一 块 手表|一 顶 帽子|一些 花> ， <1:因为 是 {b:his} "
     "生日|因为 {b:he} 要 走@b 了|{b:he} 非常 喜欢@b 它|因为 {a:he} 想 感谢@a {b:he}|因为 "
     "{a:he} 很 抱歉@a|因为 {a:he} 爱@a {b:he}> 。",
     13},
    {"invited to the cinema, but", "a=clear b=same(a)",
     "{a} asked#1@a {b} to go to the <2:cinema|zoo|park|restaurant> , <1:but {b:he} had no "
     "time@b|but {b:he} was too tired@b|and {b:he} said@b yes|because {a:he} had two "
     "tickets@a|because {a:he} was lonely@a|but {b:he} forgot@b> .",
     "{a} 请#1@a {b} 去 <2:电影院|动物园|公园|饭店> ， <1:可是 {b:he} 没有 时间@b|可是 {b:he} "
     "太 累@b 了|{b:he} 同意@b 了|因为 {a:he} 有 两 张 票@a|因为 {a:he} 很 孤独@a|可是 {b:he} "
     "忘记@b 了> 。",
     16},
    {"promised to help to move", "a=clear b=same(a)",
     "{a} promised#1@a {b} that <1:{a:he} would help@a {b:him} move tomorrow|{a:he} would never "
     "lie@a to {b:him} again|{a:he} would come@a to {b:his} wedding|{b:he} could use@b {a:his} "
     "car|{b:he} could live@b with {a:him}|{b:he} would get@b {b:his} money back> .",
     "{a} 答应#1@a {b} ， <1:{a:he} 明天 会 帮@a {b:he} 搬 家|{a:he} 再 也 不会 骗@a {b:he}|{a:he} "
     "会 来@a {b:his} 婚礼|{b:he} 可以 用@b {a:his} 汽车|{b:he} 可以 和 {a:he} 一起 住@b|{b:he} "
     "会 拿 回@b {b:his} 钱> 。",
     13},
    {"caught up with, as he could run", "a=clear b=same(a)",
     "{a} <2:beat@a|overtook@a> {b} <1:because {b:he} had hurt@b {b:his} foot|because {b:he} was "
     "tired@b from running|because {b:he} slept@b badly|because {a:he} trained@a every day|because "
     "{a:he} ran@a faster|, and {b:he} was very sad@b|, and {a:he} got@a the prize> .",
     "{a} <2:打败 了@a|超过 了@a> {b} ， <1:因为 {b:he} 的 脚 受伤@b 了|因为 {b:he} 跑 累@b "
     "了|因为 {b:he} 睡@b 得 不 好|因为 {a:he} 每天 都 训练@a|因为 {a:he} 跑@a 得 更 快|{b:he} "
     "非常 难过@b|{a:he} 拿@a 到 了 奖品> 。",
     12},
    {"envies, wants one too", "a=clear b=same(a)",
     "{a} envies#1@a {b} , <1:because {b:he} has@b a good job|because {b:he} is good@b at "
     "math|because {b:he} got@b a new phone|{a:he} wants@a a new car too|{a:he} would like@a to be "
     "rich too|but {a:he} doesn't say@a so> .",
     "{a} 羡慕#1@a {b} ， <1:因为 {b:he} 有@b 一 份 好 工作|因为 {b:he} 数学 很 好@b|因为 {b:he} "
     "有@b 了 新 手机|{a:he} 也 想要@a 一 辆 新 汽车|{a:he} 也 想@a 变得 富有|可是 {a:he} 不 说@a> "
     "。",
     12},
    {"called to say his thing", "a=clear b=noun:neighbor|plumber|boss|friend1",
     "{a} called#1@a {b} <1:and said {a:he} was ill@a|and said {a:his} door was broken|to say that "
     "{a:he} couldn't come@a|but {b:he} didn't answer@b|but {b:he} was on holiday@b|and {b:he} "
     "came@b at once> .",
     "{a} 给 {b} 打 电话#1@a ， <1:说 {a:he} 生病@a 了|说 {a:his} 门 坏 了|说 {a:he} 不能 "
     "来@a|可是 {b:he} 没有 接@b|可是 {b:he} 在 度假@b|{b:he} 马上 来@b 了> 。",
     4},
    {"hit, and he ran home crying", "a=noun:boy|girl|classmate|brother1 b=named",
     "{a} <2:hit@a|pushed@a|scolded@a> {b} , <1:and {b:he} ran@b home crying|and {b:he} hit@b "
     "{a:him} back|so {b:he} told@b the teacher|then {a:he} said@a sorry to {b:him}|but {a:he} "
     "was soon sorry@a> .",
     "{a} <2:打 了@a|推 了@a|骂 了@a> {b} ， <1:{b:he} 哭 着 跑@b 回家 了|{b:he} 也 打@b 了 "
     "{a:he}|所以 {b:he} 告诉@b 了 老师|然后 {a:he} 对 {b:he} 说@a 对不起|可是 {a:he} 很 快 就 "
     "后悔@a 了> 。",
     4},
    {"met after work, long", "a=clear b=same(a)",
     "<2:yesterday|on Monday|last week> , on the way#5 home#6 from work#7 , {a} met#1@a {b} <3:in "
     "the supermarket|at the station|in the park> , <1:{b:he} was buying@b fish|{b:he} was "
     "carrying@b two heavy bags|but {b:he} didn't recognize@b {a:him}|{a:he} was very happy@a to "
     "see {b:him}|{a:he} waved@a to {b:him}> .",
     "<2:昨天|星期一|上周> ， 下班#7 回家#6 的 路#5 上 ， {a} 在 <3:超市 里|车站|公园 里> 遇见#1@a "
     "了 {b} ， <1:{b:he} 在 买@b 鱼|{b:he} 拿着@b 两 个 重 包|可是 {b:he} 没有 认出@b "
     "{a:he}|{a:he} 很 高兴@a 见到 {b:he}|{a:he} 向 {b:he} 挥手@a> 。",
     12},
    {"teacher let students, because",
     "a=noun:teacher|coach|professor1 b=many:noun:student|player|student f=pick:surname",
     "{a:bare} {f} let#1@a {b} go#2 home early#3 because#4 <1:{b:he} were very tired@b|{b:he} had "
     "done@b well|{b:he} had an exam@b tomorrow|{a:he} was ill@a|{a:he} had a meeting@a|{a:he} was "
     "in a good mood@a> .",
     "{f} {a:bare} 让#1@a {b} 早点#3 回家#2 ， 因为#4 <1:{b:he} 非常 累@b 了|{b:he} 做@b 得 很 "
     "好|{b:he} 明天 有 考试@b|{a:he} 生病@a 了|{a:he} 有@a 会议|{a:he} 心情 很 好@a> 。",
     4},
    {"girls lost to boys",
     "a=many:noun:girl|player|worker|teacher b=many:noun:boy|student|farmer|doctor",
     "{a} lost#1@a the game#2 to {b} <1:because {a:he} were slower@a|because {a:he} were "
     "tired@a|because {b:he} were stronger@b|because {b:he} practiced@b every day|, so {a:he} were "
     "very sad@a|, so {b:he} were very happy@b> .",
     "{a} 在 比赛#2 中 输#1@a 给 了 {b} ， <1:因为 {a:he} 更 慢@a|因为 {a:he} 累@a 了|因为 {b:he} "
     "更 强壮@b|因为 {b:he} 每天 都 练习@b|所以 {a:he} 非常 难过@a|所以 {b:he} 非常 高兴@b> 。",
     4},
    {"said to him do not wait, as", "a=clear b=same(a)",
     "{a} told#1@a {b} <1:not to wait for {a:him} because {a:he} had to work@a|not to wait for "
     "{a:him} because {a:he} was late@a|not to cry because {a:he} would come@a back soon|not to "
     "worry because {b:he} was very clever@b|to go home because {b:he} was ill@b|to sleep because "
     "{b:he} was tired@b> .",
     "{a} 让#1@a {b} <1:不要 等 {a:he} ， 因为 {a:he} 要 上班@a|不要 等 {a:he} ， 因为 {a:he} "
     "迟到@a 了|不要 哭 ， 因为 {a:he} 很 快 会 回来@a|不要 担心 ， 因为 {b:he} 非常 聪明@b|回家 "
     "， 因为 {b:he} 生病@b 了|睡觉 ， 因为 {b:he} 累@b 了> 。",
     13},
    {"in his place, as", "a=clear b=same(a)",
     "{a} <2:cooked@a|worked@a|cleaned the room@a|went to the meeting@a> for {b} today#3 because#2 "
     "<1:{b:he} was ill@b|{b:he} had a cold@b|{b:he} had no time@b|{a:he} wanted@a to help "
     "{b:him}|{a:he} wasn't busy@a|{a:he} is kind@a> .",
     "{a} 今天#3 <2:给 {b} 做饭@a|为 {b} 工作@a|给 {b} 打扫 了 房间@a|帮 {b} 去 开会@a> ， "
     "因为#2 <1:{b:he} 生病@b 了|{b:he} 感冒@b 了|{b:he} 没有 时间@b|{a:he} 想 帮助@a "
     "{b:he}|{a:he} 不 忙@a|{a:he} 很 善良@a> 。",
     12},
    {"sold his house to, as", "a=clear b=same(a)",
     "{a} sold#1@a {a:his} <2:house|car|piano|boat> to {b} <1:because {a:he} needed@a the "
     "money|because {a:he} was moving@a to China|because {b:he} liked@b it very much|because "
     "{b:he} paid@b the most|, but {b:he} hasn't paid@b yet|, but {a:he} soon missed@a it> .",
     "{a} 把 {a:his} <2:房子|汽车|钢琴|船> 卖#1@a 给 了 {b} ， <1:因为 {a:he} 需要@a 钱|因为 "
     "{a:he} 要 搬@a 到 中国|因为 {b:he} 非常 喜欢@b 它|因为 {b:he} 付@b 的 钱 最 多|可是 {b:he} "
     "还 没有 付@b 钱|可是 {a:he} 很 快 就 想念@a 它> 。",
     12},
    {"doctor and nurse with surnames",
     "a=noun:doctor|manager|teacher|professor1 b=noun:nurse|secretary|student|student1 "
     "f=pick:surname",
     "{a:bare} {f} scolded#1@a {b} because#2 <1:{b:he} forgot@b to open the window|{b:he} was "
     "late@b again|{b:he} was talking@b on the phone|{b:he} had lost@b the key|{a:he} didn't "
     "trust@a {b:him}|{a:he} was in a bad mood@a> .",
     "{f} {a:bare} 骂#1@a 了 {b} ， 因为#2 <1:{b:he} 忘记@b 打开 窗户 了|{b:he} 又 迟到@b "
     "了|{b:he} 在 打 电话@b|{b:he} 弄丢@b 了 钥匙|{a:he} 不 信任@a {b:he}|{a:he} 心情 不 好@a> 。",
     4},
    {"teacher asked why late", "a=noun:teacher|manager|coach|professor1 b=named f=pick:surname",
     "{a:bare} {f} asked#1@a {b} why#2 {b:he} <1:was late@b|didn't come@b yesterday|looked@b "
     "sad|was crying@b> , <2:but {b:he} didn't answer@b|but {b:he} lied@b to {a:him}|and {b:he} "
     "told@b {a:him} the truth|because {a:he} was worried@a about {b:him}> .",
     "{f} {a:bare} 问#1@a {b} {b:he} 为什么#2 <1:迟到@b|昨天 没有 来@b|看起来@b 很 难过|在 "
     "哭@b> ， <2:可是 {b:he} 没有 回答@b|可是 {b:he} 欺骗@b 了 {a:he}|{b:he} 告诉@b 了 {a:he} "
     "真相|因为 {a:he} 担心@a {b:he}> 。",
     9},
    {"patient and doctor, thanked", "a=clear b=noun:doctor|nurse1 f=pick:surname",
     "{a} thanked#1@a {b:bare} {f} because#2 <1:{b:he} had saved@b {a:his} son|{b:he} took@b care "
     "of {a:him}|{b:he} was always kind@b to {a:him}|{a:he} was healthy@a again|{a:he} could "
     "walk@a again|{b:he} didn't take@b {a:his} money> .",
     "{a} 感谢#1@a {f} {b:bare} ， 因为#2 <1:{b:he} 救@b 了 {a:his} 儿子|{b:he} 照顾@b 了 "
     "{a:he}|{b:he} 总是 对 {a:he} 很 好@b|{a:he} 又 健康@a 了|{a:he} 又 能 走路@a 了|{b:he} 没有 "
     "收@b {a:his} 钱> 。",
     7},
    {"the boy that was hit, of either", "a=named b=noun:boy|girl|man|woman1",
     "the {b:bare} {a} <2:hit@a|pushed@a|laughed at@a> <1:is crying@b , {b:he} can't forgive@b "
     "{a:him}|is crying@b , {a} said sorry to {b:him}|called@b the police , so {a} is afraid of "
     "{b:him}|didn't cry@b , {b:he} is very brave@b|went@b home , {b:his} mother is very angry> .",
     "被 {a} <2:打@a|推@a|嘲笑@a> 的 {b:bare} <1:在 哭@b ， {b:he} 不能 原谅@b {a:he}|在 哭@b ， "
     "{a} 对 {b:he} 说 对不起|叫@b 了 警察 ， 所以 {a} 怕 {b:he}|没有 哭@b ， {b:he} 非常 "
     "勇敢@b|回家@b 了 ， {b:his} 妈妈 非常 生气> 。",
     4},
    {"asked out, and",
     "a=noun:boy|girl|man|woman|student|prince1 b=noun:girl|boy|woman|man|girl|princess1",
     "{a} asked#1@a {b} to go to the <2:cinema|park|beach|party> with {a:him} , <1:but {b:he} "
     "said@b {b:he} was busy|but {b:he} had to work@b|and {b:he} was very happy@b|because {a:he} "
     "liked@a {b:him}|but {a:he} was too nervous@a to speak> .",
     "{a} 约#1@a {b} 和 {a:he} 一起 去 <2:电影院|公园|海滩|聚会> ， <1:可是 {b:he} 说@b {b:he} "
     "很 忙|可是 {b:he} 要 上班@b|{b:he} 非常 高兴@b|因为 {a:he} 喜欢@a {b:he}|可是 {a:he} 太 "
     "紧张@a ， 不敢 说话> 。",
     10},
    {"hates, as hurt, long before", "a=clear b=same(a)",
     "{a} and {b} have been#1 friends#2 for many#6 years#3 , but#4 yesterday#5 <1:{a} forgot {b} "
     "'s birthday , so {b:he} was very sad@b|{a} forgot {b} 's birthday , so {a:he} said@a sorry "
     "to {b:him}|{a} lied to {b} , so {b:he} doesn't trust@b {a:him} anymore|{a} lost {b} 's "
     "camera , so {a:he} bought@a {b:him} a new one|{a} didn't call {b} , because {a:he} was too "
     "busy@a> .",
     "{a} 和 {b} 做#1 朋友#2 很多#6 年#3 了 ， 但是#4 昨天#5 <1:{a} 忘记 了 {b} 的 生日 ， 所以 "
     "{b:he} 非常 难过@b|{a} 忘记 了 {b} 的 生日 ， 所以 {a:he} 对 {b:he} 说@a 对不起|{a} 骗 了 "
     "{b} ， 所以 {b:he} 不再 信任@b {a:he}|{a} 弄丢 了 {b} 的 相机 ， 所以 {a:he} 给 {b:he} 买@a "
     "了 一 个 新的|{a} 没有 给 {b} 打 电话 ， 因为 {a:he} 太 忙@a 了> 。",
     11},
};

}  // namespace

std::span<const Template> templates_of_grudges_and_thanks() { return grudges_and_thanks; }

}  // namespace playground::grammar
