// Templates: of two people only the meaning tells who is meant: what is asked, told and wished.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template asked_by_meaning[] = {
    {"pp why did he lend", "a=clear b=same(a)",
     "why#1 did {a} <1:lend {b} {a:his} car|give {b} {a:his} key|tell {b} {a:his} secret|invite "
     "{b} to {a:his} wedding|let {b} use {a:his} phone> ?",
     "{a} 为什么#1 <1:把 {a:his} 汽车 借 给 {b}|把 {a:his} 钥匙 给 {b}|把 {a:his} 秘密 告诉 "
     "{b}|邀请 {b} 参加 {a:his} 婚礼|让 {b} 用 {a:his} 手机> ？",
     10},
    {"pp does he know that", "a=clear b=same(a)",
     "does {a} know#1@a that {b} <1:has {a:his} key|is waiting for {a:him}|lied to {a:him}|is "
     "afraid of {a:him}|lost {a:his} book> ?",
     "{a} 知道#1@a {b} <1:有 {a:his} 钥匙|在 等 {a:he}|欺骗 了 {a:he}|怕 {a:he}|弄丢 了 {a:his} "
     "书> 吗 ？",
     13},
    {"pp older than his wife", "a=noun:doctor|singer|manager|farmer|coach1",
     "is {a} <2:older|taller|younger> than#2 {a:his} <1:friend|boss|brother|sister|cousin> ?",
     "{a} 比#2 {a:his} <1:朋友|老板|哥哥|姐姐|表哥> <2:大|高|年轻> 吗 ？", 3},
    {"pp does he love his wife", "a=noun:king|policeman|uncle|groom1",
     "<1:is {a} older than {a:his} wife|does {a} still love@a {a:his} wife|where did {a} meet@a "
     "{a:his} wife|has {a} called@a {a:his} wife> ?",
     "<1:{a} 比 {a:his} 妻子 大 吗|{a} 还 爱@a {a:his} 妻子 吗|{a} 在 哪里 认识@a {a:his} 妻子 "
     "的|{a} 给 {a:his} 妻子 打 电话@a 了 吗> ？",
     4},
    {"pp does she love her husband", "a=noun:queen|actress|aunt|bride1",
     "<1:is {a} older than {a:his} husband|does {a} still love@a {a:his} husband|where did {a} "
     "meet@a {a:his} husband|has {a} called@a {a:his} husband> ?",
     "<1:{a} 比 {a:his} 丈夫 大 吗|{a} 还 爱@a {a:his} 丈夫 吗|{a} 在 哪里 认识@a {a:his} 丈夫 "
     "的|{a} 给 {a:his} 丈夫 打 电话@a 了 吗> ？",
     4},
    {"pp what did he say when", "a=clear b=same(a)",
     "what#1 did {a} say#2@a when#3 {b} <1:told {a:him} the truth|gave {a:him} the money|asked "
     "{a:him} for help|broke {a:his} phone|came to {a:his} house> ?",
     "{b} <1:告诉 {a:he} 真相|给 {a:he} 钱|请 {a:he} 帮忙|弄坏 了 {a:his} 手机|来到 {a:his} 家> 的 "
     "时候#3 ， {a} 说#2@a 了 什么#1 ？",
     31},
    {"pp did he give back", "a=clear b=same(a)",
     "did {a} <1:give {b} back {b:his} book|find {b} 's dog for {b:him}|thank {b} for {b:his} "
     "help|help {b} clean {b:his} house|tell {b} {a:his} name> ?",
     "{a} <1:把 {b:his} 书 还 给 {b}|帮 {b} 找到 {b:his} 狗|感谢 {b} 的 帮助|帮 {b} 打扫 {b:his} "
     "房子|告诉 {b} {a:his} 名字> 了 吗 ？",
     10},
    {"pp tell him that his ladder", "a=noun:gardener|plumber|neighbor|driver|teacher1",
     "<2:please tell|tell> {a} that {a:his} <1:ladder#3 is still#4 here#5|taxi#3 is waiting|food#3 "
     "is cold|dog#3 is in my garden|phone#3 is on the table> .",
     "<2:请 告诉|告诉> {a} {a:his} <1:梯子#3 还#4 在 这里#5|出租车#3 在 等|食物#3 很 凉|狗#3 在 "
     "我 的 花园 里|手机#3 在 桌子 上> 。",
     3},
    {"pp tell her mother called", "a=clear",
     "<2:please tell|don't tell> {a} that <1:{a:his} mother called|i saw {a:him} yesterday|i broke "
     "{a:his} cup|{a:his} father is ill|we are waiting for {a:him}> .",
     "<2:请 告诉|不要 告诉> {a} <1:{a:his} 妈妈 打 电话 了|我 昨天 看见 了 {a:he}|我 打破 了 "
     "{a:his} 杯子|{a:his} 父亲 生病 了|我们 在 等 {a:he}> 。",
     12},
    {"pp ask if he", "a=clear",
     "go#1 and ask#2 {a} if {a:he} <1:needs@a help|wants@a some tea|has@a my keys|can come@a "
     "tomorrow|has found@a {a:his} wallet> .",
     "去#1 问#2 {a} ， {a:he} 是否 <1:需要@a 帮助|想@a 喝 茶|有@a 我 的 钥匙|明天 能 来@a|找到@a "
     "了 {a:his} 钱包> 。",
     10},
    {"pp don't wake, as", "a=clear",
     "don't#9 <1:wake {a} , {a:he} is very tired@a|laugh at {a} , {a:he} is doing@a {a:his} "
     "best|call {a} , {a:he} is driving@a|wait for {a} , {a:he} isn't#41 coming#41@a|trust {a} , "
     "{a:he} always lies@a> .",
     "不要#9 <1:叫醒 {a} ， {a:he} 非常 累@a|笑 {a} ， {a:he} 很 努力@a|给 {a} 打 电话 ， "
     "{a:he} 在 开车@a|等 {a} ， {a:he} 不来#41@a 了|信任 {a} ， {a:he} 总是 撒谎@a> 。",
     12},
    {"pp if you see, tell", "a=clear b=same(a)",
     "if#1 you#2 see#3 {a} , tell#4 {a:him} that {b} <1:is waiting for {a:him}|has {a:his} "
     "key|wants to thank {a:him}|needs {a:him}|found {a:his} wallet> .",
     "如果#1 你#2 看见#3 {a} ， 告诉#4 {a:he} {b} <1:在 等 {a:he}|有 {a:his} 钥匙|想 感谢 "
     "{a:he}|需要 {a:he}|找到 了 {a:his} 钱包> 。",
     13},
    {"pp give him his, when he comes", "a=clear b=same(a)",
     "give#1 {a} {b} 's <2:number|letter|key|book> when#3 {a:he} <1:comes@a|needs@a it|is "
     "back@a|leaves@a> .",
     "{a} <1:来@a|需要@a 它|回来@a|离开@a> 的 时候#3 ， 把 {b} 的 <2:号码|信|钥匙|书> 给#1 {a:he} "
     "。",
     10},
    {"pp help him carry", "a=clear",
     "<1:please help {a} carry {a:his} bags|let {a} finish {a:his} dinner|please give {a} {a:his} "
     "medicine|take {a} to {a:his} room|don't touch {a} 's things , {a:he} will be angry@a> .",
     "<1:请 帮 {a} 拿 {a:his} 包|让 {a} 吃 完 {a:his} 晚饭|请 给 {a} {a:his} 药|把 {a} 带 到 "
     "{a:his} 房间|不要 碰 {a} 的 东西 ， {a:he} 会 生气@a> 。",
     12},
    {"pp can't go to his party", "a=clear b=same(a)",
     "{a} can't#1 go#2@a to {b} 's party#3 because#4 <1:{a:he} has to work@a|{a:he} is "
     "ill@a|{b:he} didn't invite@b {a:him}|{a:he} doesn't know@a where {b:he} lives|{b:he} lives@b "
     "too far away> .",
     "{a} 不能#1 去#2@a {b} 的 聚会#3 ， 因为#4 <1:{a:he} 要 上班@a|{a:he} 生病@a 了|{b:he} 没有 "
     "邀请@b {a:he}|{a:he} 不 知道@a {b:he} 住 在 哪里|{b:he} 住@b 得 太 远 了> 。",
     12},
    {"pp doesn't speak anymore, as", "a=clear b=same(a)",
     "{a} doesn't#3 talk#1@a to {b} anymore#3 because#4 <1:{b:he} lied@b to {a:him}|{b:he} "
     "forgot@b {a:his} birthday|{b:he} never says@b sorry|{a:he} is still angry@a|{b:he} didn't "
     "tell@b the truth> .",
     "{a} 不再#3 和 {b} 说话#1@a 了 ， 因为#4 <1:{b:he} 欺骗@b 了 {a:he}|{b:he} 忘记@b 了 "
     "{a:his} 生日|{b:he} 从来 不 说@b 对不起|{a:he} 还 很 生气@a|{b:he} 没有 说@b 真相> 。",
     33},
    {"pp told the truth, as", "a=clear b=same(a)",
     "{a} told#1@a {b} the truth#2 <1:because {a:he} trusted@a {b:him}|because {a:he} felt@a "
     "guilty|because {b:he} wanted@b to know it|, but {b:he} didn't believe@b {a:him}|, and {b:he} "
     "forgave@b {a:him}> .",
     "{a} 告诉#1@a 了 {b} 真相#2 ， <1:因为 {a:he} 信任@a {b:he}|因为 {a:he} 觉得@a 很 内疚|因为 "
     "{b:he} 想@b 知道|但是 {b:he} 不 相信@b {a:he}|{b:he} 原谅@b 了 {a:he}> 。",
     33},
    {"pp was interrupted by, as", "a=clear b=same(a)",
     "{a} was interrupted#1 by {b} because#2 <1:{b:he} didn't believe@b {a:him}|{b:he} had@b a "
     "question|{a:he} was wrong@a|{a:he} talked@a too much|{b:he} was rude@b> .",
     "{a} 被 {b} 打断#1 了 ， 因为#2 <1:{b:he} 不 相信@b {a:he}|{b:he} 有@b 一 个 问题|{a:he} 错@a "
     "了|{a:he} 说@a 得 太 多 了|{b:he} 很 粗鲁@b> 。",
     10},
    {"pp bought his house, as", "a=clear b=same(a)",
     "{a} bought#1@a {b} 's <2:house#3|car#3|piano#3> because#2 <1:{b:he} needed@b money|{b:he} "
     "went@b to America|{a:he} liked@a it|{a:he} had@a a lot of money|{a:he} had always wanted@a "
     "it> .",
     "{a} 买#1@a 了 {b} 的 <2:房子#3|汽车#3|钢琴#3> ， 因为#2 <1:{b:he} 需要@b 钱|{b:he} 去@b 了 "
     "美国|{a:he} 喜欢@a 它|{a:he} 有@a 很多 钱|{a:he} 一直 想要@a 它> 。",
     10},
    {"pp works for", "a=clear b=same(a)",
     "{a} works#1@a for {b} . <1:{a:he} drives#41@a {b:him} to the office#42|{a:he} cleans@a "
     "{b:his} house|{b:he} is a good boss@b|{b:he} gives@b {a:him} a lot of money|{b:he} never "
     "likes@b {a:his} work> .",
     "{a} 为 {b} 工作#1@a 。 <1:{a:he} 开车#41@a 送 {b:he} 去 办公室#42|{a:he} 打扫@a {b:his} "
     "房子|{b:he} 是@b 好 老板|{b:he} 给@b {a:he} 很多 钱|{b:he} 从来 不 喜欢@b {a:his} 工作> 。",
     12},
    {"pp lives with, as", "a=clear b=same(a)",
     "{a} lives#1@a with#3 {b} because#2 <1:{b:he} has@b a big house|{b:he} needs@b {a:his} "
     "help|{b:he} has@b three rooms|{a:he} lost#41@a {a:his} job#42|{a:he} has@a no money> .",
     "{a} 和 {b} 住#1@a 在 一起#3 ， 因为#2 <1:{b:he} 有@b 一 座 大 房子|{b:he} 需要@b {a:his} "
     "帮助|{b:he} 有@b 三 个 房间|{a:he} 失去#41@a 了 工作#42|{a:he} 没有@a 钱> 。",
     24},
    {"pp late, started without", "a=clear b=same(a)",
     "{a} was late#1@a , so#2 {b} <1:started without {a:him}|ate without {a:him}|went home without "
     "{a:him}|was angry@b with {a:him}|called {a:him}> .",
     "{a} 迟到#1@a 了 ， 所以#2 {b} <1:没有 等 {a:he} 就 开始 了|没有 等 {a:he} 就 吃 了|没有 "
     "等 {a:he} 就 回家 了|对 {a:he} 很 生气@b|给 {a:he} 打 了 电话> 。",
     12},
    {"pp came after he left", "a=clear b=same(a)",
     "{b} had already#1 left#2@b when#3 {a} came#4@a , so#5 <1:{a:he} didn't see@a {b:him}|{a:he} "
     "waited@a alone|{a:he} called@a {b:him}|{b:he} didn't know@b that {a:he} was there> .",
     "{a} 来#4@a 的 时候#3 ， {b} 已经#1 走#2@b 了 ， 所以#5 <1:{a:he} 没有 看见@a {b:he}|{a:he} "
     "一个人 等@a|{a:he} 给 {b:he} 打 了 电话@a|{b:he} 不 知道@b {a:he} 在 那里> 。",
     10},
    {"pp reads to, as", "a=clear b=same(a)",
     "{a} reads#1@a stories to {b} every#2 night#3 because#4 <1:{b:he} can't read@b|{b:his} eyes "
     "are bad|{b:he} can't sleep@b|{a:he} likes@a to read|{b:he} likes@b {a:his} voice> .",
     "{a} 每天#2 晚上#3 给 {b} 读#1@a 故事 ， 因为#4 <1:{b:he} 不会 读@b|{b:his} 眼睛 不 好|{b:he} "
     "睡@b 不 着|{a:he} 喜欢@a 读|{b:he} 喜欢@b {a:his} 声音> 。",
     10},
    {"pp didn't listen, although", "a=clear b=same(a)",
     "{a} didn't#1 listen#2@a to {b} , although#3 <1:{b:he} was right@b|{b:he} had warned@b "
     "{a:him}|{b:he} was {a:his} teacher@b|{a:he} knew@a that {b:he} was right|{a:he} trusted@a "
     "{b:him}> .",
     "{a} 没有#1 听#2@a {b} 的 话 ， 虽然#3 <1:{b:he} 是 对@b 的|{b:he} 警告@b 过 {a:he}|{b:he} 是 "
     "{a:his} 老师@b|{a:he} 知道@a {b:he} 是 对 的|{a:he} 信任@a {b:he}> 。",
     10},
    {"pp hurt his leg, so", "a=clear b=same(a)",
     "{b} hurt#1@b {b:his} <2:leg#3|foot#3> , so#4 {a} <1:carried@a {b:him} home|drove@a {b:him} "
     "to the hospital|called@a {b:his} mother|carried@a {b:his} bag|gave@a {b:him} {a:his} seat> .",
     "{b} 弄 伤#1@b 了 <2:腿#3|脚#3> ， 所以#4 {a} <1:把 {b:he} 背@a 回家 了|开车 送@a {b:he} "
     "去 医院|给 {b:his} 妈妈 打 了 电话@a|帮 {b:he} 拿@a 包|把 {a:his} 座位 让@a 给 了 {b:he}> "
     "。",
     10},
    {"pp opened the door, as", "a=clear b=same(a)",
     "{a} opened#1@a the door#2 for {b} because#3 <1:{b:he} knocked@b|{b:he} had@b no key|{b:he} "
     "was carrying@b a big box|{a:he} was polite@a|{a:he} heard@a {b:him}> .",
     "{a} 给 {b} 打开#1@a 了 门#2 ， 因为#3 <1:{b:he} 敲@b 了 门|{b:he} 没有@b 钥匙|{b:he} "
     "拿着@b 一 个 大 箱子|{a:he} 很 有礼貌@a|{a:he} 听见@a 了 {b:he}> 。",
     12},
    {"pp explained a letter to, as", "a=clear b=same(a)",
     "{a} explained#1@a this letter#2 to {b} because#3 <1:{b:he} couldn't read@b it|{b:he} "
     "didn't speak@b English|{b:he} asked@b {a:him} to|{a:he} spoke@a good English|{a:he} "
     "wanted@a to help> .",
     "{a} 给 {b} 解释#1@a 了 这 封 信#2 ， 因为#3 <1:{b:he} 看@b 不 懂|{b:he} 不会@b 英语|{b:he} "
     "请@b {a:he} 解释|{a:he} 的 英语 很 好@a|{a:he} 想@a 帮忙> 。",
     10},
    {"pp king and servant", "a=noun:king|queen|prince1 b=noun:servant|servant|guard1",
     "{a} told#1@a {a:his} {b:bare} to bring#2 {a:him} <1:{a:his} horse|{a:his} coat|{a:his} "
     "sword|some water|a chair> .",
     "{a} 让#1@a {a:his} {b:bare} 给 {a:he} 带来#2 <1:{a:his} 马|{a:his} 大衣|{a:his} 剑|一些 "
     "水|一 把 椅子> 。",
     5},
    {"pp pilot and passengers",
     "a=noun:pilot|driver|captain1 b=many:noun:passenger|passenger|tourist",
     "{a} told#1@a {b} to <1:wait for {a:him}|show {a:him} {b:his} tickets|take {b:his} "
     "bags|listen to {a:him}> .",
     "{a} 让#1@a {b} <1:等 {a:he}|给 {a:he} 看 {b:his} 票|拿 {b:his} 包|听 {a:his} 话> 。", 5},
    {"pp roommate quiet", "a=clear b=noun:roommate|neighbor|brother1",
     "{a} asked#1@a {a:his} {b:bare} to be quiet#2 because#3 <1:{a:he} wanted@a to sleep|{a:he} "
     "had@a an exam|{b:he} was singing@b|{b:he} was too loud@b|{a:he} was studying@a> .",
     "{a} 请#1@a {a:his} {b:bare} 安静#2 一点儿 ， 因为#3 <1:{a:he} 想@a 睡觉|{a:he} 有@a "
     "考试|{b:he} 在 唱歌@b|{b:he} 太 吵@b 了|{a:he} 在 学习@a> 。",
     5},
    {"pp customer and waiter", "a=noun:customer|guest|tourist1 b=noun:waiter|waiter|waiter1",
     "{a} was angry#1@a with {b} because#2 <1:{b:he} was too slow@b|{b:he} forgot@b the "
     "soup|{b:he} spilled@b the coffee|{a:he} waited@a for an hour|{a:his} soup was cold> .",
     "{a} 对 {b} 很 生气#1@a ， 因为#2 <1:{b:he} 太 慢@b 了|{b:he} 忘记@b 了 汤|{b:he} 弄 洒@b "
     "了 咖啡|{a:he} 等@a 了 一 个 小时|{a:his} 汤 很 冷> 。",
     5},
    {"pp passenger, drive faster", "a=noun:passenger|tourist|doctor1 b=noun:driver|driver|driver1",
     "{a} asked#1@a {b} to drive#2 faster#3 because#4 <1:{a:he} was late@a|{a:he} had@a a train to "
     "catch|{b:he} drove@b too slowly|{a:he} had@a an appointment> .",
     "{a} 请#1@a {b} 开#2 快#3 一点儿 ， 因为#4 <1:{a:he} 迟到@a 了|{a:he} 要 赶@a 火车|{b:he} "
     "开@b 得 太 慢 了|{a:he} 有@a 预约> 。",
     5},
    {"pp called into his office", "a=noun:principal|boss|manager1 b=clear",
     "{a} called#1@a {b} to {a:his} office#2 because#3 <1:{b:he} was late@b again|{b:he} made@b a "
     "mistake|{b:he} asked@b for more money|{a:he} wanted@a to talk to {b:him}|{a:he} wanted@a to "
     "thank {b:him}> .",
     "{a} 把 {b} 叫#1@a 到 {a:his} 办公室#2 ， 因为#3 <1:{b:he} 又 迟到@b 了|{b:he} 做@b 错 "
     "了|{b:he} 要@b 更 多 钱|{a:he} 想@a 和 {b:he} 谈谈|{a:he} 想@a 感谢 {b:he}> 。",
     5},
    {"pp gave neighbor the key", "a=clear b=noun:neighbor|roommate|friend1",
     "{a} gave#1@a {a:his} {b:bare} {a:his} key#2 <1:because {a:he} was going@a on holiday|because "
     "{a:he} trusted@a {b:him}|so that {b:he} could feed@b {a:his} cat|, but {b:he} lost@b it> .",
     "{a} 把 {a:his} 钥匙#2 给#1@a 了 {b:bare} ， <1:因为 {a:he} 要 去@a 度假|因为 "
     "{a:he} 信任@a {b:he}|这样 {b:he} 就 可以 喂@b {a:his} 猫|但是 {b:he} 弄丢@b 了 它> 。",
     5},
    {"pp fireman and child", "a=noun:fireman|soldier|neighbor1 b=noun:child|baby|kid1",
     "{a} carried#1@a {b} out of the house#2 because#3 <1:{b:he} couldn't walk@b|{b:he} was "
     "asleep@b|{b:he} was hurt@b|{a:he} was brave@a|{a:he} heard@a {b:him} crying> .",
     "{a} 把 {b} 从 房子#2 里 抱#1@a 了 出来 ， 因为#3 <1:{b:he} 不能 走路@b|{b:he} 睡着@b "
     "了|{b:he} 受伤@b 了|{a:he} 很 勇敢@a|{a:he} 听见@a {b:he} 在 哭> 。",
     5},
    {"pp misses so much that", "a=clear b=same(a)",
     "{a} misses#1@a {b} so#2 much#2 that {a:he} <1:writes@a to {b:him} every day|can't "
     "sleep@a|cried@a last night|looks@a at {b:his} photo every day|wants@a to visit {b:him}> .",
     "{a} 太#2 想念#1@a {b} 了 ， {a:he} <1:每天 都 给 {b:he} 写@a 信|睡@a 不 着|昨晚 哭@a 了|每天 "
     "都 看@a {b:his} 照片|想@a 去 看望 {b:he}> 。",
     10},
    {"pp hopes that other will", "a=clear b=same(a)",
     "{a} hopes#1@a that {b} will <1:forgive {a:him}|call {a:him}|lend {a:him} money|come to "
     "{a:his} wedding|like {a:his} present> .",
     "{a} 希望#1@a {b} 会 <1:原谅 {a:he}|给 {a:he} 打 电话|借 给 {a:he} 钱|来 {a:his} 婚礼|喜欢 "
     "{a:his} 礼物> 。",
     12},
    {"pp heard that, so", "a=clear b=same(a)",
     "{a} heard#1@a that {b} <2:was ill@b|lost#41@b {b:his} job#42|was alone@b> , so#3 {a:he} "
     "<1:went@a to see {b:him}|called@a {b:him}|sent@a {b:him} some flowers|gave@a {b:him} some "
     "money> .",
     "{a} 听说#1@a {b} <2:生病@b 了|失去#41@b 了 工作#42|一个人@b> ， 所以#3 {a:he} <1:去@a 看 "
     "{b:he}|给 {b:he} 打 了 电话@a|给 {b:he} 寄@a 了 一些 花|给@a 了 {b:he} 一些 钱> 。",
     42},
};

}  // namespace

std::span<const Template> templates_of_asked_by_meaning() { return asked_by_meaning; }

}  // namespace playground::grammar
