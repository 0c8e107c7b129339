// Templates: people with titles, of families and in groups: whom a pronoun means.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template acquaintances[] = {
    {"title, students love", "a=noun:teacher|professor|coach|doctor1 f=pick:surname",
     "{a:bare} {f} <1:retired@a , the students all miss {a:him}|is ill@a , the students went to "
     "see {a:him}|is leaving@a , everyone will miss {a:him}|had@a a birthday , we bought {a:him} "
     "some flowers|came@a in , everyone stopped talking and looked at {a:him}> .",
     "{f} {a:bare} <1:退休@a 了 ， 学生 们 都 很 想念 {a:he}|生病@a 了 ， 学生 们 去 看望 了 "
     "{a:he}|要 离开@a 了 ， 大家 都 会 想念 {a:he}|过 生日@a ， 我们 给 {a:he} 买 了 一些 "
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
     "同学|， 因为 {b:he} 考 得 很 好@b|， 因为 {a:he} 觉得@a {b:he} 很 聪明|， {b:he} 有点儿 "
     "尴尬@b|， {b:he} 非常 高兴@b|， {b:he} 感谢@b 了 {a:he}> 。",
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
     "{f} {a:bare} 的 {b:bare} <1:考上 大学 了 ， {a:he} 高兴@a 得 睡 不 着|要 结婚 了 ， {a:he} "
     "为 {b:he} 感到 非常 骄傲@a|住院 了 ， {a:he} 非常 担心@a {b:he}|住 得 很 远 ， {a:he} 非常 "
     "想念@a {b:he}|生病 了 ， {b:he} 今天 没有 去@b 学校|赢 了 比赛 ， {b:he} 非常 高兴@b|弄丢 了 "
     "{b:his} 钥匙 ， {b:he} 打 不开@b 门> 。",
     5},
    {"title, kin, other gender", "a=noun:aunt1 b=noun:uncle1 f=pick:surname",
     "{a:bare} {f} waited#1 for {b:bare} {f} for <2:an hour|two hours> , <1:but {b:he} never "
     "came@b|but {b:he} had to work@b|then {a:he} went@a home alone|because {a:he} had no "
     "key@a|because {b:he} wanted to eat@b with {a:him}> .",
     "{f} {a:bare} 等#1 了 {f} {b:bare} <2:一 个 小时|两 个 小时> ， <1:可是 {b:he} 一直 没有 "
     "来@b|可是 {b:he} 得 工作@b|然后 {a:he} 一个人 回家@a 了|因为 {a:he} 没有 钥匙@a|因为 {b:he} "
     "想 和 {a:he} 一起 吃饭@b> 。",
     10},
    {"title, neighbors of one gender", "a=noun:aunt|uncle1 b=same(a) f=pick:surname",
     "{a:bare} {f} <1:thanked@a {b} because {b:he} bought@b vegetables for {a:him}|thanked@a {b} "
     "because {b:he} carried@b {a:his} bags|gave@a {b} some apples because {b:he} helped@b "
     "{a:him}|gave@a {b} some apples because {a:he} had@a too many|knocked@a at {b} 's door "
     "because {a:he} had no salt@a|knocked@a at {b} 's door because {b:his} music was too loud> .",
     "{f} {a:bare} <1:感谢@a {b} ， 因为 {b:he} 帮 {a:he} 买@b 了 菜|感谢@a {b} ， 因为 {b:he} 帮 "
     "{a:he} 拿@b {a:his} 包|给@a 了 {b} 一些 苹果 ， 因为 {b:he} 帮助@b 过 {a:he}|给@a 了 {b} "
     "一些 苹果 ， 因为 {a:he} 有@a 太 多 了|敲@a 了 {b} 的 门 ， 因为 {a:he} 没有 盐@a 了|敲@a 了 "
     "{b} 的 门 ， 因为 {b:his} 音乐 太 吵 了> 。",
     9},
    // Borrowing, giving back.,
    {"xiang, but had no money", "a=clear b=same(a)",
     "{a} wanted#4@a to borrow#1 some <2:money|books|milk> from {b} , but#2 <1:{b:he} didn't "
     "have@b any|{b:he} wasn't at home@b|{b:he} refused@b|{b:he} didn't trust@b {a:him}|{a:he} was "
     "too shy@a to ask|{a:he} didn't dare@a to say so> .",
     "{a} 想#4@a 向 {b} 借#1 一些 <2:钱|书|牛奶> ， 可是#2 <1:{b:he} 没有@b|{b:he} 不 在 "
     "家@b|{b:he} 拒绝@b 了|{b:he} 不 信任@b {a:he}|{a:he} 太 害羞@a ， 没有 问|{a:he} 不敢 说@a> "
     "。",
     13},
    {"lent money, will pay back next month", "a=clear b=same(a)",
     "{a} lent#1@a {b} <2:five hundred|a hundred|three hundred> yuan#3 , <1:{b:he} will pay@b it "
     "back next month|{b:he} said@b {b:he} would pay it back soon|{b:he} bought@b a new phone with "
     "it|now {a:he} has no money@a|{a:he} trusts@a {b:him}|but {b:he} never returned@b it> .",
     "{a} 借#1@a 给 {b} <2:五 百|一 百|三 百> 块#3 钱 ， <1:{b:he} 下个月 还@b|{b:he} 说@b {b:he} "
     "很 快 就 还|{b:he} 用 这些 钱 买@b 了 一 部 新 手机|现在 {a:he} 没有 钱@a 了|{a:he} 信任@a "
     "{b:he}|可是 {b:he} 从来 没有 还@b> 。",
     13},
    {"gave back to, as", "a=clear b=same(a)",
     "{a} gave#1@a the <2:book|bike|camera|umbrella> back#1 to {b} because#2 <1:{a:he} didn't "
     "need@a it any more|{a:he} had bought@a a new one|{a:he} had already used@a it|{b:he} would "
     "need@b it tomorrow|{b:he} wanted@b to use it|{b:he} had been looking@b for it> .",
     "{a} 把 <2:书|自行车|相机|雨伞> 还#1@a 给 了 {b} ， 因为#2 <1:{a:he} 不 需要@a 了|{a:he} 买@a "
     "了 新的|{a:he} 已经 用@a 完 了|{b:he} 明天 要 用@b|{b:he} 想 用@b|{b:he} 一直 在 找@b> 。",
     15},
    {"asked if other could lend", "a=clear b=same(a)",
     "{a} asked#1@a {b} if#2 <1:{b:he} could lend@b {a:him} some money|{b:he} could help@b {a:him} "
     "move|{b:he} had seen@b {a:his} keys|{a:he} could borrow@a {b:his} car|{a:he} could stay@a at "
     "{b:his} home|{a:he} could use@a {b:his} computer> .",
     "{a} 问#1@a {b} <1:{b:he} 能 不能 借@b 给 {a:he} 一些 钱|{b:he} 能 不能 帮@b {a:he} 搬 "
     "家|{b:he} 有 没有 看见@b {a:his} 钥匙|{a:he} 能 不能 借@a {b:his} 汽车|{a:he} 能 不能 住@a "
     "在 {b:his} 家|{a:he} 能 不能 用@a {b:his} 电脑> 。",
     15},
    {"my kin asked my kin if", "a=noun:mom|dad|sister|brother1 b=noun:aunt|uncle|mother|father1",
     "my#4 {a:bare} asked#1@a my {b:bare} if#2 <1:{b:he} could lend@b {a:him} some money|{b:he} "
     "was free@b on Sunday|{b:he} could pick@b {a:him} up|{a:he} could borrow@a {b:his} car|{a:he} "
     "could come@a a little later|{a:he} should buy@a some fish> .",
     "我#4 {a:bare} 问#1@a 我 {b:bare} <1:{b:he} 能 不能 借@b 给 {a:he} 一些 钱|{b:he} 星期天 有 "
     "没有 空@b|{b:he} 能 不能 来 接@b {a:he}|{a:he} 能 不能 借@a {b:his} 汽车|{a:he} 能 不能 晚 "
     "一点儿 来@a|{a:he} 要 不要 买@a 一些 鱼> 。",
     4},
    // Hit, and a third.,
    {"hit, teacher made", "a=named b=same(a)",
     "{a} <2:hit@a|pushed@a|laughed at@a> {b} , so#4 <3:the teacher|mom|the principal> <1:told "
     "{a:him} to say sorry|made {a:him} stand outside|called {a:his} father|comforted "
     "{b:him}|asked {b:him} if it hurt|took {b:him} home> .",
     "{a} <2:打@a 了|推@a 了|嘲笑@a 了> {b} ， 所以#4 <3:老师|妈妈|校长> <1:让 {a:he} 说 对不起|让 "
     "{a:he} 站 在 外面|给 {a:his} 爸爸 打 了 电话|安慰 了 {b:he}|问 {b:he} 疼 不 疼|送 {b:he} "
     "回家 了> 。",
     13},
    // A sentence with "who", and then a pronoun.,
    {"girl in red kept looking", "a=noun:girl|man|woman|boy1 b=same(a)",
     "the {a:bare} <2:in red|in black|with the big bag|at the door> kept#1@a looking#2 at {b} , "
     "<1:so {b:he} was embarrassed@b|so {b:he} was a little afraid@b|but {b:he} didn't see@b "
     "{a:him}|because {a:he} knew@a {b:him}|because {a:he} liked@a {b:him}|then {a:he} went up@a "
     "to {b:him} and said hello> .",
     "那 个 <2:穿 红色 衣服 的|穿 黑色 衣服 的|拿着 大 包 的|站 在 门口 的> {a:bare} 一直#1@a "
     "看着#2 {b} ， <1:所以 {b:he} 很 尴尬@b|所以 {b:he} 有点儿 害怕@b|可是 {b:he} 没有 看见@b "
     "{a:he}|因为 {a:he} 认识@a {b:he}|因为 {a:he} 喜欢@a {b:he}|然后 {a:he} 走@a 过来 对 {b:he} "
     "说 你好> 。",
     4},
    {"who once helped, came today", "a=clear b=noun:man|woman|boy|girl1",
     "the {b:bare} who#2 <2:helped@b|saved@b|taught@b> {a} came#1@b today#5 , <1:{a} asked {b:him} "
     "to dinner|{a} was very glad to see {b:him}|{a} hugged {b:him}|{b:he} brought@b {a} some "
     "flowers|{b:he} wanted@b to know how {a} was> .",
     "那 个 <2:帮助 过@b|救 过@b|教 过@b> {a} 的#2 {b:bare} 今天#5 来#1@b 了 ， <1:{a} 请 {b:he} "
     "吃 晚饭|{a} 见到 {b:he} 非常 高兴|{a} 拥抱 了 {b:he}|{b:he} 给 {a} 带来@b 了 一些 花|{b:he} "
     "想 知道@b {a} 怎么样 了> 。",
     4},
    {"who hit did not say sorry", "a=clear b=noun:man|woman|boy|girl1",
     "the {b:bare} who#4 <2:hit@b|pushed@b|tricked@b> {a} didn't say sorry#1@b , <1:so {a} never "
     "forgave {b:him}|so {a} will never help {b:him} again|so {a} hates {b:him}|although {b:he} "
     "knew@b {b:he} was wrong|because {b:he} was too proud@b|and {b:he} ran@b away> .",
     "那 个 <2:打 了@b|推 了@b|骗 了@b> {a} 的#4 {b:bare} 没有 说 对不起#1@b ， <1:所以 {a} 一直 "
     "没有 原谅 {b:he}|所以 {a} 再 也 不会 帮 {b:he} 了|所以 {a} 讨厌 {b:he}|虽然 {b:he} 知道@b "
     "{b:he} 错 了|因为 {b:he} 太 骄傲@b 了|{b:he} 跑@b 了> 。",
     4},
    {"who, the one hit is angry", "a=clear b=noun:man|woman|boy|girl1",
     "the {b:bare} who#4 <2:hit@b|pushed@b|tricked@b> {a} yesterday#3 hasn't apologized#1@b yet , "
     "<1:{a} is very angry with {b:him}|{a} can't forgive {b:him}|{b:he} is too stubborn@b|{b:he} "
     "doesn't dare@b to see {a}> .",
     "昨天#3 <2:打 了@b|推 了@b|骗 了@b> {a} 的#4 那 个 {b:bare} 还 没有 道歉#1@b ， <1:{a} 很 生 "
     "{b:his} 气|{a} 不能 原谅 {b:he}|{b:he} 太 固执@b 了|{b:he} 不敢 见@b {a}> 。",
     4},
    {"boy who hit other, of either", "a=noun:boy|girl|man|woman1 b=same(a)",
     "the {a:bare} who#4 <2:hit@a|pushed@a|tricked@a|laughed at@a> {b} hasn't apologized#1@a , "
     "<1:and {b:he} is very angry@b|and {b:he} is very sad@b|and {b:he} can't forgive@b "
     "{a:him}|because {a:he} is too stubborn@a|because {a:he} doesn't dare@a to see {b:him}> .",
     "<2:打 了@a|推 了@a|骗 了@a|嘲笑 了@a> {b} 的#4 那 个 {a:bare} 还 没有 道歉#1@a ， <1:{b:he} "
     "很 生气@b|{b:he} 很 难过@b|{b:he} 不能 原谅@b {a:he}|因为 {a:he} 太 固执@a 了|因为 {a:he} "
     "不敢 见@a {b:he}> 。",
     4},
    // What others say.,
    {"neighbors say that he and his", "a=clear",
     "<2:the neighbors say that|the police say that|i heard that|the newspaper says that> {a} "
     "<1:argued@a with {a:his} boss last night|sold@a {a:his} house|lost@a all {a:his} "
     "money|found@a {a:his} car|left@a {a:his} home last month|gave@a {a:his} house to a stranger> "
     ".",
     "<2:邻居 们 说|警察 说|我 听说|报纸 上 说> ， {a} <1:昨晚 和 {a:his} 老板 争吵@a 了|卖@a 了 "
     "{a:his} 房子|丢@a 了 {a:his} 所有 的 钱|找到@a 了 {a:his} 汽车|上个月 离开@a 了 {a:his} "
     "家|把 {a:his} 房子 送@a 给 了 一 个 陌生人> 。",
     12},
    {"according to, thief",
     "a=noun:thief|robber|prisoner|driver1 b=noun:policeman|reporter|detective|guard1",
     "{b} said#1@b that {a} <1:was caught , {a:he} had stolen@a three bikes|ran away , {a:he} is "
     "very dangerous@a|was hurt , {a:he} is in hospital@a now|was not found , everyone is looking "
     "for {a:him}|hid in a cave , a dog found {a:him}> .",
     "{b} 说#1@b {a} <1:被 抓住 了 ， {a:he} 偷@a 了 三 辆 自行车|逃走 了 ， {a:he} 非常 "
     "危险@a|受伤 了 ， {a:he} 现在 在 医院@a|还 没有 找到 ， 大家 都 在 找 {a:he}|躲 在 山洞 里 "
     "， 一 只 狗 找到 了 {a:he}> 。",
     3},
    // Fell, picked up from school, waited.,
    {"fell, somebody helped, thanked",
     "a=noun:grandmother|grandfather|grandmother|grandfather1 b=noun:girl|student|nurse|boy1",
     "{a} fell#1@a <2:in the park|in the supermarket|in the snow|at the station> , {b} helped#2@b "
     "{a:him} up , <1:{a} kept thanking {b:him}|{a} gave {b:him} some candy|{a} asked {b:him} "
     "where {b:he} lived|{a} said {b:he} was very kind|then {b:he} took@b {a:him} home|and {b:he} "
     "called@b a doctor for {a:him}> .",
     "{a} <2:在 公园 里|在 超市 里|在 雪 里|在 车站> 摔倒#1@a 了 ， {b} 把 {a:he} 扶#2@b 了 起来 "
     "， <1:{a} 一直 感谢 {b:he}|{a} 给 了 {b:he} 一些 糖|{a} 问 {b:he} 住 在 哪里|{a} 说 {b:he} "
     "很 善良|然后 {b:he} 送@b {a:he} 回家 了|{b:he} 给 {a:he} 叫@b 了 医生> 。",
     3},
    {"went to pick up at school",
     "a=noun:grandfather|father|mother|grandmother1 b=noun:grandson|son|daughter|granddaughter1",
     "{a} went#1@a to school#3 to pick#2 up {b} , <1:but {b:he} had already gone home@b|but {b:he} "
     "was playing@b with {b:his} friends|but {b:he} hid@b behind a tree|because {a:he} was "
     "afraid@a it would rain|because {a:he} missed@a {b:him}|and {a:he} brought@a {b:him} some "
     "candy> .",
     "{a} 去#1@a 学校#3 接#2 {b} ， <1:可是 {b:he} 已经 自己 回家@b 了|可是 {b:he} 在 和 {b:his} "
     "朋友 玩@b|可是 {b:he} 躲@b 在 一 棵 树 后面|因为 {a:he} 怕@a 下雨|因为 {a:he} 想@a {b:he} "
     "了|{a:he} 给 {b:he} 带@a 了 一些 糖> 。",
     4},
    {"waited an hour, left angry", "a=clear b=same(a)",
     "{a} waited#1@a for {b} <2:for an hour|for two hours|for three hours|all afternoon> , <1:then "
     "{a:he} was angry@a and left|then {a:he} got very angry@a|then {a:he} went@a home|but {b:he} "
     "had forgotten@b|but {b:he} never came@b|but {b:he} was sleeping@b at home> .",
     "{a} 等#1@a 了 {b} <2:一 个 小时|两 个 小时|三 个 小时|一 个 下午> ， <1:然后 {a:he} 生气@a "
     "地 走 了|后来 {a:he} 非常 生气@a|后来 {a:he} 回家@a 了|结果 {b:he} 忘@b 了|可是 {b:he} 一直 "
     "没有 来@b|可是 {b:he} 在 家 里 睡觉@b> 。",
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
     "because {a:he} <1:is ill|has a cold|broke {a:his} leg|has to look after {a:his} "
     "mother|missed {a:his} train> , {a:bare} {f} <2:didn't come@a to work today|can't come@a "
     "tomorrow|stayed@a at home> .",
     "因为 {a:he} <1:生病 了|感冒 了|腿 断 了|要 照顾 {a:his} 母亲|错过 了 {a:his} 火车> ， {f} "
     "{a:bare} <2:今天 没有 来@a 上班|明天 不能 来@a|待@a 在 家 里> 。",
     5},
    {"although he is rich, title", "a=noun:uncle|aunt|manager|professor1 f=pick:surname",
     "although {a:he} is <1:very rich|already old|very tired|a little ill|very famous|often busy> "
     ", {a:bare} {f} still#4 <2:works@a every day|rides@a a bike to work|helps@a everyone|lives@a "
     "in a small house> .",
     "虽然 {a:he} <1:非常 富有|已经 很 老 了|非常 累|有点儿 不舒服|非常 有名|经常 很 忙> ， 但是 "
     "{f} {a:bare} 还是#4 <2:每天 工作@a|骑@a 自行车 上班|帮助@a 大家|住@a 在 一 个 小 房子 里> 。",
     4},
    // Somebody's relative.,
    {"his brother broke his, same gender", "a=named b=noun:brother|sister|son|daughter1",
     "{a} 's {b:bare} <1:broke@b {a:his} phone , so {a} was angry with {b:him}|took@b {a:his} "
     "umbrella , so {a} got wet|lost@b {a:his} book , but {a} forgave {b:him}|ate@b {a:his} cake , "
     "so {a} scolded {b:him}|drove@b {a:his} car because {b:he} was late> .",
     "{a} 的 {b:bare} <1:弄坏@b 了 {a:his} 手机 ， 所以 {a} 很 生 {b:his} 气|拿走@b 了 {a:his} "
     "雨伞 ， 所以 {a} 湿 了|弄丢@b 了 {a:his} 书 ， 可是 {a} 原谅 了 {b:he}|吃@b 了 {a:his} 蛋糕 "
     "， 所以 {a} 骂 了 {b:he}|开@b 了 {a:his} 汽车 ， 因为 {b:he} 迟到 了> 。",
     4},
    {"his relative cried, so he", "a=named b=noun:sister|brother|daughter|son1",
     "{a} 's {b:bare} <1:was crying@b , so {a:he} bought@a {b:him} some candy|was hungry@b , so "
     "{a:he} cooked@a some noodles for {b:him}|fell@b , so {a:he} carried@a {b:him} home|had a "
     "fever@b , so {a:he} took@a {b:him} to the hospital|is bad@b at math , so {a:he} teaches@a "
     "{b:him} every evening> .",
     "{a} 的 {b:bare} <1:哭@b 了 ， 所以 {a:he} 给 {b:he} 买@a 了 一些 糖|饿@b 了 ， 所以 {a:he} "
     "给 {b:he} 做@a 了 一些 面条|摔倒@b 了 ， 所以 {a:he} 把 {b:he} 背@a 回家 了|发烧@b 了 ， "
     "所以 {a:he} 带@a {b:he} 去 了 医院|数学 不 好@b ， 所以 {a:he} 每天 晚上 教@a {b:he}> 。",
     4},
    {"his mother does not let him", "a=named b=noun:mother|father|grandmother|grandfather1",
     "{a} 's {b:bare} doesn't let#1 {a:him} <2:watch television|play games|go out|eat candy> "
     "because#2 <1:{a:he} has@a an exam tomorrow|{a:he} hasn't done@a {a:his} homework|{a:he} was "
     "rude@a to the teacher|{b:he} is worried@b about {a:him}|{b:he} is very strict@b|{b:he} "
     "thinks@b it is bad for {a:him}> .",
     "{a} 的 {b:bare} 不 让#1 {a:he} <2:看 电视|玩 游戏|出去|吃 糖> ， 因为#2 <1:{a:he} 明天 有@a "
     "考试|{a:he} 没有 做@a 作业|{a:he} 对 老师 很 粗鲁@a|{b:he} 担心@b {a:he}|{b:he} 很 "
     "严格@b|{b:he} 觉得@b 这 对 {a:he} 不 好> 。",
     4},
    {"wants to marry, but her mother", "a=named b=other(a) c=noun:mother|father1",
     "{a} wants#1@a to marry#2 {b} , but#3 <1:{b:his} {c:bare} doesn't like {a:him}|{b:his} "
     "{c:bare} says {a:he} is too poor@a|{b:he} doesn't love@b {a:him}|{b:he} says@b {b:he} is too "
     "young|{a:he} has no money@a for a ring|{a:he} is too shy@a to ask {b:him}> .",
     "{a} 想#1@a 和 {b} 结婚#2 ， 可是#3 <1:{b:his} {c:bare} 不 喜欢 {a:he}|{b:his} {c:bare} 说 "
     "{a:he} 太 穷@a|{b:he} 不 爱@b {a:he}|{b:he} 说@b {b:he} 太 年轻|{a:he} 没有 钱 买@a "
     "戒指|{a:he} 太 害羞@a ， 不敢 问 {b:he}> 。",
     7},
    // Of two only the meaning tells.,
    {"gave for birthday, thanked", "a=clear b=same(a)",
     "{a} gave#1@a {b} <2:a scarf|a watch|a hat|some flowers> , <1:because it was {b:his} "
     "birthday|because {b:he} was leaving@b|and {b:he} liked@b it very much|because {a:he} "
     "wanted@a to thank {b:him}|because {a:he} was sorry@a|because {a:he} loved@a {b:him}> .",
     "{a} 送#1@a 给 {b} <2:一 条 围巾|一 块 手表|一 顶 帽子|一些 花> ， <1:因为 是 {b:his} "
     "生日|因为 {b:he} 要 离开@b 了|{b:he} 非常 喜欢@b|因为 {a:he} 想 感谢@a {b:he}|因为 {a:he} 很 "
     "抱歉@a|因为 {a:he} 爱@a {b:he}> 。",
     13},
    {"invited to the cinema, but", "a=clear b=same(a)",
     "{a} asked#1@a {b} to go to the <2:cinema|zoo|park|restaurant> , <1:but {b:he} had no "
     "time@b|but {b:he} was too tired@b|and {b:he} said@b yes|because {a:he} had two "
     "tickets@a|because {a:he} was lonely@a|but {b:he} forgot@b> .",
     "{a} 约#1@a {b} 去 <2:电影院|动物园|公园|饭店> ， <1:可是 {b:he} 没有 时间@b|可是 {b:he} 太 "
     "累@b 了|{b:he} 同意@b 了|因为 {a:he} 有 两 张 票@a|因为 {a:he} 很 孤独@a|可是 {b:he} 忘@b "
     "了> 。",
     16},
    {"promised to help to move", "a=clear b=same(a)",
     "{a} promised#1@a {b} that <1:{a:he} would help@a {b:him} move tomorrow|{a:he} would never "
     "lie@a to {b:him} again|{a:he} would come@a to {b:his} wedding|{b:he} could use@b {a:his} "
     "car|{b:he} could live@b with {a:him}|{b:he} would get@b {b:his} money back> .",
     "{a} 答应#1@a {b} ， <1:{a:he} 明天 帮@a {b:he} 搬 家|{a:he} 再 也 不会 对 {b:he} "
     "撒谎@a|{a:he} 会 来@a {b:his} 婚礼|{b:he} 可以 用@b {a:his} 汽车|{b:he} 可以 和 {a:he} 一起 "
     "住@b|{b:he} 会 拿 回@b {b:his} 钱> 。",
     13},
    {"caught up with, as he could run", "a=clear b=same(a)",
     "{a} <2:beat@a|overtook@a> {b} <1:because {b:he} had hurt@b {b:his} foot|because {b:he} was "
     "tired@b from running|because {b:he} slept@b badly|because {a:he} trained@a every day|because "
     "{a:he} ran@a faster|, and {b:he} was very sad@b|, and {a:he} got@a the prize> .",
     "{a} <2:打败 了@a|超过 了@a> {b} ， <1:因为 {b:he} 的 脚 受伤@b 了|因为 {b:he} 跑 累@b "
     "了|因为 {b:he} 没有 睡@b 好|因为 {a:he} 每天 都 训练@a|因为 {a:he} 跑@a 得 更 快|{b:he} 非常 "
     "难过@b|{a:he} 拿@a 到 了 奖品> 。",
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
     "来@a|可是 {b:he} 没有 接@b|可是 {b:he} 在 度假@b|{b:he} 马上 就 来@b 了> 。",
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
     "on the way#5 home#6 from work#7 <2:yesterday|on Monday|last week> , {a} met#1@a {b} <3:in "
     "the supermarket|at the station|in the park> , <1:{b:he} was buying@b fish|{b:he} was "
     "carrying@b two heavy bags|but {b:he} didn't recognize@b {a:him}|{a:he} was very happy@a to "
     "see {b:him}|{a:he} waved@a to {b:him}> .",
     "<2:昨天|星期一|上周> 下班#7 回家#6 的 路#5 上 ， {a} 在 <3:超市 里|车站|公园 里> 遇见#1@a 了 "
     "{b} ， <1:{b:he} 在 买@b 鱼|{b:he} 拿着@b 两 个 重 包|可是 {b:he} 没有 认出@b {a:he}|{a:he} "
     "见到 {b:he} 非常 高兴@a|{a:he} 向 {b:he} 挥手@a> 。",
     12},
    {"teacher let students, because",
     "a=noun:teacher|coach|professor1 b=many:noun:student|player|student f=pick:surname",
     "{a:bare} {f} let#1@a {b} go#2 home early#3 because#4 <1:{b:he} were very tired@b|{b:he} had "
     "done@b well|{b:he} had an exam@b tomorrow|{a:he} was ill@a|{a:he} had a meeting@a|{a:he} was "
     "in a good mood@a> .",
     "{f} {a:bare} 让#1@a {b} 早点#3 回家#2 ， 因为#4 <1:{b:he} 非常 累@b 了|{b:he} 做@b 得 很 "
     "好|{b:he} 明天 有 考试@b|{a:he} 生病@a 了|{a:he} 要 开会@a|{a:he} 心情 很 好@a> 。",
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
     "{a} 让#1@a {b} <1:不要 等 {a:he} ， 因为 {a:he} 要 工作@a|不要 等 {a:he} ， 因为 {a:he} "
     "迟到@a 了|不要 哭 ， 因为 {a:he} 很 快 就 会 回来@a|不要 担心 ， 因为 {b:he} 非常 "
     "聪明@b|回家 ， 因为 {b:he} 生病@b 了|睡觉 ， 因为 {b:he} 累@b 了> 。",
     13},
    {"in his place, as", "a=clear b=same(a)",
     "{a} <2:cooked@a|worked@a|cleaned the room@a|went to the meeting@a> for {b} today#3 because#2 "
     "<1:{b:he} was ill@b|{b:he} had a cold@b|{b:he} had no time@b|{a:he} wanted@a to help "
     "{b:him}|{a:he} wasn't busy@a|{a:he} is kind@a> .",
     "{a} 今天#3 替 {b} <2:做饭@a|工作@a|打扫 房间@a|开会@a> ， 因为#2 <1:{b:he} 生病@b 了|{b:he} "
     "感冒@b 了|{b:he} 没有 时间@b|{a:he} 想 帮@a {b:he}|{a:he} 不 忙@a|{a:he} 很 善良@a> 。",
     12},
    {"sold his house to, as", "a=clear b=same(a)",
     "{a} sold#1@a {a:his} <2:house|car|piano|boat> to {b} <1:because {a:he} needed@a the "
     "money|because {a:he} was moving@a to China|because {b:he} liked@b it very much|because "
     "{b:he} paid@b the most|, but {b:he} hasn't paid@b yet|, but {a:he} was soon sorry@a> .",
     "{a} 把 {a:his} <2:房子|汽车|钢琴|船> 卖#1@a 给 了 {b} ， <1:因为 {a:he} 需要@a 钱|因为 "
     "{a:he} 要 搬@a 家 去 中国 了|因为 {b:he} 非常 喜欢@b|因为 {b:he} 付@b 的 钱 最 多|可是 "
     "{b:he} 还 没有 付@b 钱|可是 {a:he} 很 快 就 后悔@a 了> 。",
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
     "{f} {a:bare} 问#1@a {b} {b:he} 为什么#2 <1:迟到@b|昨天 没有 来@b|看起来@b 很 难过|在 哭@b> "
     "， <2:可是 {b:he} 没有 回答@b|可是 {b:he} 对 {a:he} 撒谎@b 了|{b:he} 告诉@b 了 {a:he} "
     "真相|因为 {a:he} 担心@a {b:he}> 。",
     5},
    {"patient and doctor, thanked", "a=clear b=noun:doctor|nurse1 f=pick:surname",
     "{a} thanked#1@a {b:bare} {f} because#2 <1:{b:he} had saved@b {a:his} son|{b:he} took@b care "
     "of {a:him}|{b:he} was always kind@b to {a:him}|{a:he} was well@a again|{a:he} could walk@a "
     "again|{b:he} didn't take@b {a:his} money> .",
     "{a} 感谢#1@a {f} {b:bare} ， 因为#2 <1:{b:he} 救@b 了 {a:his} 儿子|{b:he} 照顾@b 了 "
     "{a:he}|{b:he} 总是 对 {a:he} 很 好@b|{a:he} 又 健康@a 了|{a:he} 又 能 走路@a 了|{b:he} 没有 "
     "收@b {a:his} 钱> 。",
     7},
    {"the boy that was hit, of either", "a=named b=noun:boy|girl|man|woman1",
     "the {b:bare} {a} <2:hit@a|pushed@a|laughed at@a> <1:is crying@b , {b:he} can't forgive@b "
     "{a:him}|is crying@b , {a} said sorry to {b:him}|called@b the police , so {a} is afraid of "
     "{b:him}|didn't cry@b , {b:he} is very brave@b|went@b home , {b:his} mother is very angry> .",
     "被 {a} <2:打@a|推@a|嘲笑@a> 的 那 个 {b:bare} <1:在 哭@b ， {b:he} 不能 原谅@b {a:he}|在 "
     "哭@b ， {a} 对 {b:he} 说 对不起|叫@b 了 警察 ， 所以 {a} 怕 {b:he}|没有 哭@b ， {b:he} 非常 "
     "勇敢@b|回家@b 了 ， {b:his} 妈妈 非常 生气> 。",
     4},
    {"asked out, and",
     "a=noun:boy|girl|man|woman|student|prince1 b=noun:girl|boy|woman|man|girl|princess1",
     "{a} asked#1@a {b} to go to the <2:cinema|park|beach|party> with {a:him} , <1:but {b:he} "
     "said@b {b:he} was busy|but {b:he} had to work@b|and {b:he} was very happy@b|because {a:he} "
     "liked@a {b:him}|but {a:he} was too nervous@a to speak> .",
     "{a} 约#1@a {b} 和 {a:he} 一起 去 <2:电影院|公园|海滩|聚会> ， <1:可是 {b:he} 说@b {b:he} 很 "
     "忙|可是 {b:he} 要 工作@b|{b:he} 非常 高兴@b|因为 {a:he} 喜欢@a {b:he}|可是 {a:he} 太 紧张@a "
     "， 不敢 说话> 。",
     4},
    {"hates, as hurt, long before", "a=clear b=same(a)",
     "{a} and {b} have been#1 friends#2 for many#6 years#3 , but#4 yesterday#5 <1:{a} forgot {b} "
     "'s birthday , so {b:he} was very sad@b|{a} forgot {b} 's birthday , so {a:he} said@a sorry "
     "to {b:him}|{a} lied to {b} , so {b:he} doesn't trust@b {a:him} anymore|{a} lost {b} 's "
     "camera , so {a:he} bought@a {b:him} a new one|{a} didn't call {b} , because {a:he} was too "
     "busy@a> .",
     "{a} 和 {b} 做#1 朋友#2 很多#6 年#3 了 ， 但是#4 昨天#5 <1:{a} 忘记 了 {b} 的 生日 ， 所以 "
     "{b:he} 非常 难过@b|{a} 忘记 了 {b} 的 生日 ， 所以 {a:he} 对 {b:he} 说@a 对不起|{a} 对 {b} "
     "撒谎 了 ， 所以 {b:he} 不再 信任@b {a:he}|{a} 弄丢 了 {b} 的 相机 ， 所以 {a:he} 给 {b:he} "
     "买@a 了 新的|{a} 没有 给 {b} 打 电话 ， 因为 {a:he} 太 忙@a 了> 。",
     11},
};

}  // namespace

std::span<const Template> templates_of_acquaintances() { return acquaintances; }

}  // namespace playground::grammar
