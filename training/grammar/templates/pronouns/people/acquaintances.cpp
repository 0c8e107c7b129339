// Templates: people with titles, families and neighbors: whom a pronoun means.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template acquaintances[] = {
    {"title, students love", "a=noun:teacher|professor|coach|doctor1 f=pick:surname",
     "{a:bare} {f} <1:retired@a , the students all miss {a:him}|is ill@a , the students went "
     "to "
     "see {a:him}|is going to leave@a , everyone will miss {a:him}|had@a a birthday , we "
     "bought {a:him} "
     "some flowers|came@a in , everyone stopped talking and looked at {a:him}> .",
     "{f} {a:bare} <1:退休@a 了 ， 学生 们 都 想念 {a:he}|生病@a 了 ， 学生 们 去 看 {a:he} 了|要 "
     "走@a 了 ， 大家 都 会 "
     "想念 {a:he}|过 生日@a ， 我们 给 {a:he} 买 了 一些 "
     "花|进来@a 了 ， 大家 都 不 说话 了 ， 看着 {a:he}> 。",
     4},
    {"title, criticized named", "a=noun:teacher|doctor|manager|coach1 b=named f=pick:surname",
     "{a:bare} {f} <2:criticized@a|scolded@a> {b} because#2 <1:{b:he} was late@b again|{b:he} "
     "forgot@b to clean the room|{b:he} played@b with {b:his} phone|{b:he} slept@b all "
     "afternoon|{b:he} lied@b|{a:he} was in a bad mood@a|{a:he} didn't like@a {b:him}> .",
     "{f} {a:bare} <2:批评@a 了|骂@a 了> {b} ， 因为#2 <1:{b:he} 又 迟到@b 了|{b:he} 忘记@b 打扫 "
     "房间 了|{b:he} 玩@b {b:his} 手机|{b:he} 睡@b 了 一 个 下午|{b:he} 撒谎@b 了|{a:he} 心情 不 "
     "好@a|{a:he} 不 喜欢@a {b:he}> 。",
     4},
    {"title, praised named", "a=noun:teacher|professor|coach|manager1 b=named f=pick:surname",
     "{a:bare} {f} praised#1@a {b} <1:because {b:he} worked hard@b|because {b:he} helped@b a "
     "classmate|because {b:he} did well@b in the exam|because {a:he} thought@a {b:he} was clever|, "
     "and {b:he} was a little embarrassed@b|, and {b:he} was very happy@b|, and {b:he} thanked@b "
     "{a:him}> .",
     "{f} {a:bare} 表扬#1@a 了 {b} <1:， 因为 {b:he} 很 努力@b|， 因为 {b:he} 帮助@b 了 一 个 "
     "同学|， 因为 {b:he} 考试 考 得 很 好@b|， 因为 {a:he} 觉得@a {b:he} 很 聪明|， {b:he} "
     "有点儿 尴尬@b|， {b:he} 非常 高兴@b|， {b:he} 感谢@b 了 {a:he}> 。",
     4},
    {"title, told to rest", "a=noun:doctor|nurse1 b=named f=pick:surname",
     "{a:bare} {f} told#1@a {b} <1:to rest more because {b:he} was too tired@b|to go home because "
     "{b:he} was well@b again|to eat more vegetables because {b:he} was too fat@b|to drink more "
     "water because {b:he} had a fever@b|to wait outside because {a:he} was very busy@a|to come "
     "again on Monday because {a:he} wasn't free@a today> .",
     "{f} {a:bare} 让#1@a {b} <1:多 休息 ， 因为 {b:he} 太 累@b 了|回家 ， 因为 {b:he} 又 健康@b "
     "了|多 吃 蔬菜 ， 因为 {b:he} 太 胖@b 了|多 喝 水 ， 因为 {b:he} 发烧@b 了|在 外面 等 ， 因为 "
     "{a:he} 非常 忙@a|星期一 再 来 ， 因为 {a:he} 今天 没有 空@a> 。",
     6},
    {"title, kin, her child",
     "a=noun:aunt|uncle|aunt|uncle1 b=noun:son|daughter|daughter|son1 f=pick:surname",
     "{a:bare} {f} 's {b:bare} <1:got into university , {a:he} was so happy@a that {a:he} couldn't "
     "sleep|is getting married , {a:he} is very proud@a of {b:him}|was in hospital , {a:he} was "
     "very worried@a about {b:him}|lives far away , {a:he} misses@a {b:him} very much|is ill , "
     "{b:he} didn't go@b to school today|won the race , {b:he} was very happy@b|lost {b:his} key , "
     "{b:he} couldn't open@b the door> .",
     "{f} {a:bare} 的 {b:bare} <1:考上 了 大学 ， {a:he} 高兴@a 得 睡 不 着|要 结婚 了 ， {a:he} "
     "非常 为 {b:he} 骄傲@a|住院 了 ， {a:he} 非常 担心@a {b:he}|住 得 很 远 ， {a:he} 非常 "
     "想念@a {b:he}|生病 了 ， {b:he} 今天 没有 去@b 上学|赢 了 比赛 ， {b:he} 非常 高兴@b|弄丢 "
     "了 {b:his} 钥匙 ， {b:he} 打 不开@b 门> 。",
     5},
    {"title, kin, other gender", "a=noun:aunt1 b=noun:uncle1 f=pick:surname",
     "{a:bare} {f} waited#1 for {b:bare} {f} for <2:an hour|two hours> , <1:but {b:he} didn't "
     "come@b|but {b:he} had to work@b|then {a:he} went@a home alone|because {a:he} had no "
     "key@a|because {b:he} wanted to eat@b with {a:him}> .",
     "{f} {a:bare} 等#1 了 {f} {b:bare} <2:一 个 小时|两 个 小时> ， <1:可是 {b:he} 没有 "
     "来@b|可是 {b:he} 要 工作@b|然后 {a:he} 一个人 回家@a 了|因为 {a:he} 没有 钥匙@a|因为 "
     "{b:he} 想 和 {a:he} 一起 吃饭@b> 。",
     10},
    {"title, neighbors of one gender", "a=noun:aunt|uncle1 b=same(a) f=pick:surname",
     "{a:bare} {f} <1:thanked@a {b} because {b:he} bought@b vegetables for "
     "{a:him}|thanked@a {b} because {b:he} helped@b {a:him} carry {a:his} bags|gave@a {b} "
     "some apples because {b:he} helped@b {a:him}|gave@a {b} some apples because {a:he} "
     "had@a too many|knocked@a at {b} 's door because {a:he} had no salt@a|knocked@a at "
     "{b} 's door because {b:his} music was too loud> .",
     "{f} {a:bare} <1:感谢@a 了 {b} ， 因为 {b:he} 给 {a:he} 买@b 了 蔬菜|感谢@a 了 {b} "
     "， 因为 {b:he} 帮@b {a:he} 拿 {a:his} 包|给@a 了 {b} 一些 苹果 ， 因为 {b:he} "
     "帮助@b 了 {a:he}|给@a 了 {b} 一些 苹果 ， 因为 {a:he} 有@a 太 多 了|敲@a 了 {b} 的 "
     "门 ， 因为 {a:he} 没有 盐@a 了|敲@a 了 {b} 的 门 ， 因为 {b:his} 音乐 太 吵 了> 。",
     9},
    // Borrowing, giving back.,
    {"xiang, but had no money", "a=clear b=same(a)",
     "{a} wanted#4@a to borrow#1 some <2:money|books|milk> from {b} , but#2 <1:{b:he} didn't "
     "have@b any|{b:he} wasn't at home@b|{b:he} refused@b|{b:he} didn't trust@b {a:him}|{a:he} was "
     "too shy@a to ask|{a:he} didn't dare@a to say so> .",
     "{a} 想#4@a 向 {b} 借#1 一些 <2:钱|书|牛奶> ， 可是#2 <1:{b:he} 没有@b|{b:he} 不 在 "
     "家@b|{b:he} 拒绝@b 了|{b:he} 不 信任@b {a:he}|{a:he} 太 害羞@a 了 ， 不敢 问|{a:he} 不敢 "
     "说@a> 。",
     13},
    {"lent money, will pay back next month", "a=clear b=same(a)",
     "{a} lent#1@a {b} <2:five hundred|a hundred|three hundred> yuan#3 , <1:{b:he} will pay@b "
     "it "
     "back next month|{b:he} said@b {b:he} would pay it back soon|{b:he} bought@b a new phone "
     "with this money|now {a:he} has no money@a|{a:he} trusts@a {b:him}|but {b:he} never "
     "returned@b it> .",
     "{a} 借#1@a 给 了 {b} <2:五 百|一 百|三 百> 块#3 钱 ， <1:{b:he} 下个月 会 还 钱@b|{b:he} "
     "说@b {b:he} 很 快 就 会 还 钱|{b:he} 用 这些 钱 买@b 了 一 部 新 手机|现在 {a:he} 没有 钱@a "
     "了|{a:he} 信任@a {b:he}|可是 {b:he} 从来 没有 还@b> 。",
     13},
    {"gave back to, as", "a=clear b=same(a)",
     "{a} gave#1@a the <2:book|bike|camera|umbrella> back#1 to {b} because#2 <1:{a:he} didn't "
     "need@a it any more|{a:he} had bought@a a new one|{a:he} had already used@a it|{b:he} would "
     "need@b it tomorrow|{b:he} wanted@b to use it|{b:he} had been looking@b for it> .",
     "{a} 把 <2:书|自行车|相机|雨伞> 还#1@a 给 了 {b} ， 因为#2 <1:{a:he} 不 需要@a 它 了|{a:he} "
     "买@a 了 一 个 新的|{a:he} 已经 用@a 完 了|{b:he} 明天 需要@b 它|{b:he} 想 用@b 它|{b:he} "
     "一直 在 找@b 它> 。",
     15},
    {"asked if other could lend", "a=clear b=same(a)",
     "{a} asked#1@a {b} if#2 <1:{b:he} could lend@b {a:him} some money|{b:he} could help@b {a:him} "
     "move|{b:he} had seen@b {a:his} keys|{a:he} could borrow@a {b:his} car|{a:he} could stay@a at "
     "{b:his} home|{a:he} could use@a {b:his} computer> .",
     "{a} 问#1@a {b} ， <1:{b:he} 是否#2 能 借@b 给 {a:he} 一些 钱|{b:he} 是否#2 能 帮@b {a:he} 搬 "
     "家|{b:he} 是否#2 看见@b 了 {a:his} 钥匙|{a:he} 是否#2 可以 借@a {b:his} 汽车|{a:he} 是否#2 "
     "可以 住@a 在 {b:his} 家|{a:he} 是否#2 可以 用@a {b:his} 电脑> 。",
     15},
    {"my kin asked my kin if", "a=noun:mom|dad|sister|brother1 b=noun:aunt|uncle|mother|father1",
     "my#4 {a:bare} asked#1@a my {b:bare} if#2 <1:{b:he} could lend@b {a:him} some "
     "money|{b:he} "
     "was free@b on Sunday|{b:he} could pick@b {a:him} up|{a:he} could borrow@a {b:his} "
     "car|{a:he} "
     "could come@a a little later|{a:he} should buy@a some fish> .",
     "我#4 {a:bare} 问#1@a 我 {b:bare} ， <1:{b:he} 是否#2 能 借@b 给 {a:he} 一些 钱|{b:he} 星期天 "
     "是否#2 有空@b|{b:he} 是否#2 能 接@b {a:he}|{a:he} 是否#2 可以 借@a {b:his} 汽车|{a:he} "
     "是否#2 可以 晚 一点儿 来@a|{a:he} 是否#2 应该 买@a 一些 鱼> 。",
     4},
    // Hit, and a third.,
    {"hit, teacher made", "a=named b=same(a)",
     "{a} <2:hit@a|pushed@a|laughed at@a> {b} , so#4 <3:the teacher|mom|the principal> <1:told "
     "{a:him} to say sorry|made {a:him} stand outside|called {a:his} father|comforted "
     "{b:him}|asked {b:him} if it hurt|took {b:him} home> .",
     "{a} <2:打@a 了|推@a 了|嘲笑@a 了> {b} ， 所以#4 <3:老师|妈妈|校长> <1:让 {a:he} 说 对不起|让 "
     "{a:he} 站 在 外面|给 {a:his} 爸爸 打 电话 了|安慰 了 {b:he}|问 {b:he} 疼 不 疼|带 {b:he} "
     "回家 了> 。",
     13},
    // A sentence with "who", and then a pronoun.,
    {"girl in red kept looking", "a=noun:girl|man|woman|boy1 b=same(a)",
     "the {a:bare} <2:in red|in black|with the big bag|at the door> kept#1@a looking#2 at {b} , "
     "<1:so {b:he} was embarrassed@b|so {b:he} was a little afraid@b|but {b:he} didn't see@b "
     "{a:him}|because {a:he} knew@a {b:him}|because {a:he} liked@a {b:him}|then {a:he} went up@a "
     "to {b:him} and said hello> .",
     "<2:穿 红色 衣服 的|穿 黑色 衣服 的|带着 大 包 的|门口 的> {a:bare} 一直#1@a 看着#2 {b} ， "
     "<1:所以 {b:he} 很 尴尬@b|所以 {b:he} 有点儿 害怕@b|可是 {b:he} 没有 看见@b {a:he}|因为 "
     "{a:he} 认识@a {b:he}|因为 {a:he} 喜欢@a {b:he}|然后 {a:he} 走@a 过来 对 {b:he} 说 你好> 。",
     6},
    {"who once helped, came today", "a=clear b=noun:man|woman|boy|girl1",
     "the {b:bare} who#2 <2:helped@b|saved@b|taught@b> {a} came#1@b today#5 , <1:{a} asked "
     "{b:him} "
     "to dinner|{a} was glad to see {b:him}|{a} hugged {b:him}|{b:he} brought@b {a} some "
     "flowers|{b:he} wanted@b to know how {a} was> .",
     "<2:帮助 了@b|救 了@b|教 了@b> {a} 的#2 {b:bare} 今天#5 来#1@b 了 ， <1:{a} 请 {b:he} 吃 "
     "晚饭|{a} 很 高兴 看见 {b:he}|{a} 拥抱 了 {b:he}|{b:he} 给 {a} 带来@b 了 一些 花|{b:he} "
     "想 知道@b {a} 怎么样> 。",
     4},
    {"who hit did not say sorry", "a=clear b=noun:man|woman|boy|girl1",
     "the {b:bare} who#4 <2:hit@b|pushed@b|tricked@b> {a} didn't say sorry#1@b , <1:so {a} "
     "didn't forgive {b:him}|so {a} will never help {b:him} again|so {a} hates {b:him}|although "
     "{b:he} knew@b {b:he} was wrong|because {b:he} was too proud@b|and {b:he} ran@b away> .",
     "<2:打 了@b|推 了@b|骗 了@b> {a} 的#4 {b:bare} 没有 说 对不起#1@b ， <1:所以 {a} 没有 原谅 "
     "{b:he}|所以 {a} 再 也 不会 帮 {b:he} 了|所以 {a} 讨厌 {b:he}|虽然 {b:he} 知道@b {b:he} 错 "
     "了|因为 {b:he} 太 骄傲@b 了|{b:he} 跑@b 了> 。",
     4},
    {"who, the one hit is angry", "a=clear b=noun:man|woman|boy|girl1",
     "the {b:bare} who#4 <2:hit@b|pushed@b|tricked@b> {a} yesterday#3 hasn't apologized#1@b yet , "
     "<1:{a} is very angry with {b:him}|{a} can't forgive {b:him}|{b:he} is too stubborn@b|{b:he} "
     "doesn't dare@b to see {a}> .",
     "昨天#3 <2:打 了@b|推 了@b|骗 了@b> {a} 的#4 {b:bare} 还 没有 道歉#1@b ， <1:{a} 很 "
     "生 {b:his} 气|{a} 不能 原谅 {b:he}|{b:he} 太 固执@b 了|{b:he} 不敢 见@b {a}> 。",
     4},
    {"boy who hit other, of either", "a=noun:boy|girl|man|woman1 b=same(a)",
     "the {a:bare} who#4 <2:hit@a|pushed@a|tricked@a|laughed at@a> {b} hasn't apologized#1@a , "
     "<1:and {b:he} is very angry@b|and {b:he} is very sad@b|and {b:he} can't forgive@b "
     "{a:him}|because {a:he} is too stubborn@a|because {a:he} doesn't dare@a to see {b:him}> .",
     "<2:打 了@a|推 了@a|骗 了@a|嘲笑 了@a> {b} 的#4 {a:bare} 还 没有 道歉#1@a ， "
     "<1:{b:he} 非常 生气@b|{b:he} 非常 难过@b|{b:he} 不能 原谅@b {a:he}|因为 {a:he} 太 "
     "固执@a 了|因为 {a:he} 不敢 见@a {b:he}> 。",
     4},
    // What others say.,
    {"neighbors say that he and his", "a=clear",
     "<2:the neighbors say that|the police say that|i heard that|the newspaper says that> {a} "
     "<1:argued@a with {a:his} boss last night|sold@a {a:his} house|lost@a all {a:his} "
     "money|found@a {a:his} car|left@a {a:his} home last month|gave@a {a:his} house to a stranger> "
     ".",
     "<2:邻居 们 说|警察 说|我 听说|报纸 上 说> ， {a} <1:昨晚 和 {a:his} 老板 争吵@a 了|卖@a 了 "
     "{a:his} 房子|弄丢@a 了 {a:his} 所有 的 钱|找到@a 了 {a:his} 汽车|上个月 离开@a 了 {a:his} "
     "家|把 {a:his} 房子 给@a 了 一 个 陌生人> 。",
     12},
    {"according to, thief",
     "a=noun:thief|robber|prisoner|driver1 b=noun:policeman|reporter|detective|guard1",
     "{b} said#1@b that {a} <1:was caught , {a:he} had stolen@a three bikes|ran away , {a:he} is "
     "very dangerous@a|was hurt , {a:he} is in hospital@a now|was not found , everyone is looking "
     "for {a:him}|hid in a cave , a dog found {a:him}> .",
     "{b} 说#1@b {a} <1:被 抓住 了 ， {a:he} 偷@a 了 三 辆 自行车|逃走 了 ， {a:he} 非常 "
     "危险@a|受伤 了 ， {a:he} 现在 在 医院@a|没有 找到 ， 大家 都 在 找 {a:he}|躲 在 山洞 里 ， "
     "一 只 狗 找到 了 {a:he}> 。",
     3},
    // Fell, picked up from school, waited.,
    {"fell, somebody helped, thanked",
     "a=noun:grandmother|grandfather|grandmother|grandfather1 b=noun:girl|student|nurse|boy1",
     "{a} fell#1@a <2:in the park|in the supermarket|in the snow|at the station> , {b} helped#2@b "
     "{a:him} up , <1:{a} kept thanking {b:him}|{a} gave {b:him} some candy|{a} asked {b:him} "
     "where {b:he} lived|{a} said {b:he} was very kind|then {b:he} took@b {a:him} home|and {b:he} "
     "called@b a doctor for {a:him}> .",
     "{a} <2:在 公园 里|在 超市 里|在 雪 里|在 车站> 摔倒#1@a 了 ， {b} 把 {a:he} 扶#2@b 了 起来 "
     "， <1:{a} 一直 感谢 {b:he}|{a} 给 了 {b:he} 一些 糖果|{a} 问 {b:he} 住 在 哪里|{a} 说 {b:he} "
     "很 善良|然后 {b:he} 带@b {a:he} 回家 了|{b:he} 给 {a:he} 叫@b 了 医生> 。",
     3},
    {"went to pick up at school",
     "a=noun:grandfather|father|mother|grandmother1 b=noun:grandson|son|daughter|granddaughter1",
     "{a} went#1@a to school#3 to pick#2 up {b} , <1:but {b:he} had already gone home@b|but {b:he} "
     "was playing@b with {b:his} friends|but {b:he} hid@b behind a tree|because {a:he} was "
     "afraid@a it would rain|because {a:he} missed@a {b:him}|and {a:he} brought@a {b:him} some "
     "candy> .",
     "{a} 去#1@a 学校#3 接#2 {b} ， <1:可是 {b:he} 已经 回家@b 了|可是 {b:he} 在 和 {b:his} 朋友 "
     "玩@b|可是 {b:he} 躲@b 在 一 棵 树 后面|因为 {a:he} 怕@a 下雨|因为 {a:he} 想念@a "
     "{b:he}|{a:he} 给 {b:he} 带来@a 了 一些 糖果> 。",
     4},
    {"waited an hour, left angry", "a=clear b=same(a)",
     "{a} waited#1@a for {b} <2:for an hour|for two hours|for three hours|all afternoon> , "
     "<1:then {a:he} was angry@a and left|then {a:he} got very angry@a|then {a:he} went@a "
     "home|but {b:he} had forgotten@b|but {b:he} didn't come@b|but {b:he} was sleeping@b at "
     "home> .",
     "{a} 等#1@a 了 {b} <2:一 个 小时|两 个 小时|三 个 小时|整整 一 个 下午> ， <1:然后 {a:he} "
     "生气@a "
     "地 走 了|然后 {a:he} 很 生气@a|然后 {a:he} 回家@a 了|但是 {b:he} 忘记@b 了|可是 {b:he} "
     "没有 来@b|可是 {b:he} 在 家 睡觉@b> 。",
     15},
    // Two as a group.,
    {"my brothers are tired, so she", "a=many:noun:brother|grandson|guest|neighbor b=clear",
     "my#4 {a:bare} <1:came@a home late , so {b} cooked for {a:him}|were very tired@a , so {b} let "
     "{a:him} sleep|couldn't find@a {a:his} keys , so {b} helped {a:him}|were very noisy@a , so "
     "{b} told {a:him} to be quiet|left@a {a:his} bags here , so {b} sent {a:him} a message> .",
     "我#4 的 {a:bare} 们 <1:回家 很 晚@a ， 所以 {b} 给 {a:he} 做饭 了|非常 累@a ， 所以 {b} 让 "
     "{a:he} 睡觉|找@a 不到 {a:his} 钥匙 ， 所以 {b} 帮 了 {a:he}|非常 吵@a ， 所以 {b} 让 {a:he} "
     "安静|把 {a:his} 包 忘@a 在 这里 了 ， 所以 {b} 给 {a:he} 发 了 消息> 。",
     4},
    {"told that fired, and hugged", "a=clear b=same(a)",
     "{a} told#1@a {b} that <1:{a:he} had lost@a {a:his} keys|{a:his} dog had died|{a:he} couldn't "
     "swim@a|{a:he} had failed@a the exam|{a:his} boss had fired {a:him}> , <2:and {b} hugged@b "
     "{a:him}|and {b} comforted@b {a:him}|and {b} gave@b {a:him} some money|but {b} laughed@b at "
     "{a:him}|but {b} didn't believe@b {a:him}> .",
     "{a} 告诉#1@a {b} ， <1:{a:he} 弄丢@a 了 {a:his} 钥匙|{a:his} 狗 死 了|{a:he} 不会 "
     "游泳@a|{a:he} 没有 通过@a 考试|{a:his} 老板 解雇 了 {a:he}> ， <2:{b} 拥抱@b 了 {a:he}|{b} "
     "安慰@b 了 {a:he}|{b} 给@b 了 {a:he} 一些 钱|可是 {b} 嘲笑@b 了 {a:he}|可是 {b} 不 相信@b "
     "{a:he}> 。",
     13},
    // The pronoun before its noun.,
    {"because he is ill, title", "a=noun:uncle|aunt|doctor|teacher1 f=pick:surname",
     "because {a:he} <1:is ill|has a cold|is in hospital|has to look after {a:his} mother|missed "
     "{a:his} train> , {a:bare} {f} <2:didn't come@a to work today|can't come@a tomorrow|stayed@a "
     "at home> .",
     "因为 {a:he} <1:生病 了|感冒 了|住院 了|要 照顾 妈妈|错过 了 {a:his} 火车> ， {f} {a:bare} "
     "<2:今天 没有 来@a 上班|明天 不能 来@a|待@a 在 家 里> 。",
     8},
    {"although he is rich, title", "a=noun:uncle|aunt|manager|professor1 f=pick:surname",
     "although {a:he} is <1:very rich|already old|very tired|a little ill|very famous|often "
     "busy> "
     ", {a:bare} {f} still#4 <2:works@a every day|rides@a a bike to work|helps@a "
     "everyone|lives@a "
     "in a small house> .",
     "虽然 {a:he} <1:非常 富有|已经 老 了|非常 累|有点儿 不舒服|非常 有名|经常 很 忙> "
     "， 但是 {f} {a:bare} 还是#4 <2:每天 都 工作@a|骑@a 自行车 上班|帮助@a 大家|住@a 在 "
     "一 座 小 房子 里> 。",
     4},
    // Somebody's relative.,
};

}  // namespace

std::span<const Template> templates_of_acquaintances() { return acquaintances; }

}  // namespace playground::grammar
