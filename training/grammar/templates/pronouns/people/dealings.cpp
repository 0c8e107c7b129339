// Templates: money, work, illness, help and pursuit, of two people, of families, and of people with
// titles.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template dealings[] = {
    {"had no pen, and other had two", "a=clear b=same(a)",
     "{b} had no#3 pen#4 , but#2 {a} had#5@a two#6 , so#7 {a:he} <1:lent#8@a|gave#8@a> {b:him} "
     "one#9 .",
     "{b} 没有#3 钢笔#4 ， 但是#2 {a} 有#5@a 两#6 支 ， 所以#7 {a:he} <1:借#8@a 给|给#8@a> 了 "
     "{b:he} 一#9 支 。",
     16},
    {"returned a thing, as", "a=clear b=same(a) c=portable1",
     "{a} returned#1@a {b} 's {c:bare} because#2 <1:{b:he} needed@b {c:him}|{b:he} asked@b for "
     "{c:him}|{a:he} didn't need@a {c:him} any more|{a:he} felt guilty@a> .",
     "{a} 归还#1@a 了 {b} 的 {c:bare} ， 因为#2 <1:{b:he} 需要@b {c:he}|{b:he} 要@b {c:he}|{a:he} "
     "不 需要@a {c:he} 了|{a:he} 感到 内疚@a> 。",
     52, true},
    {"paid for lunch, as", "a=clear b=same(a)",
     "{a} paid#1@a for {b} 's lunch#3 because#2 <1:{a:he} had just got@a {a:his} salary|{a:he} "
     "got@a {a:his} salary yesterday|{b:he} left@b {b:his} money at home|{b:he} had not got@b "
     "{b:his} salary yet> .",
     "{a} 替 {b} 付#1@a 了 午饭#3 钱 ， 因为#2 <1:{a:he} 刚 拿 到@a 了 {a:his} 工资|{a:he} 昨天 "
     "拿 到@a 了 {a:his} 工资|{b:he} 把 {b:his} 钱 忘@b 在 家 里 了|{b:he} 还 没有 拿 到@b "
     "{b:his} 工资> 。",
     40},
    {"asked the boss for more", "a=clear b=noun:boss|manager1",
     "{a} asked#1@a {b} to raise#3 {a:his} salary#4 because#2 <1:{a:he} had@a two kids|{a:he} "
     "worked@a very hard|{b:he} was generous@b|{b:he} was very rich@b> .",
     "{a} 请#1@a {b} 给 {a:he} 加#3 工资#4 ， 因为#2 <1:{a:he} 有@a 两 个 小孩|{a:he} 工作@a 非常 "
     "努力|{b:he} 很 大方@b|{b:he} 非常 富有@b> 。",
     18},
    {"would not pay more, as", "a=noun:boss|manager1 b=clear",
     "{a} didn't#3 raise#1@a {b} 's salary#4 because#2 <1:{b:he} was lazy@b|{b:he} made@b too many "
     "mistakes|{a:he} was selfish@a|{a:he} had no money@a> .",
     "{a} 没有#3 给 {b} 加#1@a 工资#4 ， 因为#2 <1:{b:he} 很 懒@b|{b:he} 犯@b 了 太 多 "
     "错误|{a:he} 很 自私@a|{a:he} 没有 钱@a> 。",
     14},
    {"left the job, as", "a=clear b=noun:boss|manager1",
     "{a} didn't#3 want#4@a to work#1 for {b} any#5 more#5 because#2 <1:{b:he} paid@b too "
     "little|{b:he} was too strict@b|{a:he} was exhausted@a|{a:he} found@a a new job> .",
     "{a} 不#3 想#4@a 再#5 为 {b} 工作#1 了 ， 因为#2 <1:{b:he} 付@b 的 钱 太 少|{b:he} 太 严格@b "
     "了|{a:he} 很 疲惫@a|{a:he} 找到@a 了 新 工作> 。",
     18},
    {"discount. he", "a=clear b=same(a)",
     "{a} gave#1@a {b} a discount#3 . <1:{b:he} bought@b a lot|{b:he} was an old "
     "customer@b|{a:he} wanted@a to sell it quickly|{a:he} was in a good mood@a> .",
     "{a} 给#1@a {b} 打折#3 了 。 <1:{b:he} 买@b 了 很多|{b:he} 是 一 位 老 顾客@b|{a:he} 想@a "
     "快 点 卖 掉|{a:he} 心情 很 好@a> 。",
     24},
    {"stole, of either", "a=clear b=same(a) c=portable1",
     "{a} stole#1@a {b} 's {c:bare} <1:because {a:he} had no money@a|because {b:he} wasn't "
     "watching@b {c:him}|, so {b:he} called@b the police|, but later {a:he} felt guilty@a> .",
     "{a} 偷#1@a 了 {b} 的 {c:bare} ， <1:因为 {a:he} 没有 钱@a|因为 {b:he} 没有 看@b "
     "{c:he}|所以 {b:he} 叫@b 了 警察|但是 后来 {a:he} 觉得 很 内疚@a> 。",
     32},
    {"got a present from, as", "a=person1 b=person1",
     "{a} got#1@a a present#3 from {b} because#2 <1:it was {a:his} birthday|{a:he} had been "
     "ill@a|{b:he} wanted@b to thank {a:him}|{b:he} had forgotten@b {a:his} birthday> .",
     "{a} 收#1@a 到 了 {b} 的 礼物#3 ， 因为#2 <1:那 天 是 {a:his} 生日|{a:he} 生病@a 了|{b:he} "
     "想@b 感谢 {a:he}|{b:he} 忘记@b 了 {a:his} 生日> 。",
     24},
    {"rewarded, of either", "a=clear b=same(a)",
     "{a} rewarded#1@a {b} because#2 <1:{b:he} found@b {a:his} wallet|{b:he} worked@b "
     "overtime|{b:he} was very honest@b|{a:he} was in a good mood@a> .",
     "{a} 奖励#1@a 了 {b} ， 因为#2 <1:{b:he} 找到@b 了 {a:his} 钱包|{b:he} 加班@b 了|{b:he} 非常 "
     "诚实@b|{a:he} 心情 很 好@a> 。",
     20},
    {"asked to take care of kids. he", "a=clear b=same(a)",
     "{a} asked#1@a {b} to take#3 care#3 of the kids#4 . <1:{a:he} had to work@a overtime|{a:he} "
     "wanted@a to go out|{b:he} loved@b kids|{b:he} had@b time> .",
     "{a} 请#1@a {b} 照顾#3 小孩#4 。 <1:{a:he} 要 加班@a|{a:he} 想@a 出去|{b:he} 爱@b 小孩|{b:he} "
     "有时间@b> 。",
     32},
    {"took care of his kids, so", "a=person1 b=person1",
     "{b} took#1@b care#1 of {a} 's kids#3 , so#2 {a:he} <1:could go@a to work|paid@a "
     "{b:him}|thanked@a {b:him}|invited@a {b:him} to dinner> .",
     "{b} 照顾#1@b 了 {a} 的 小孩#3 ， 所以#2 {a:he} <1:可以 去 上班@a|付@a 了 钱 给 "
     "{b:he}|感谢@a 了 {b:he}|邀请@a {b:he} 吃 晚饭> 。",
     24},
    {"doctor told, of either", "a=noun:doctor1 b=clear",
     "{a} told#1@a {b} that <1:{b:he} needed@b an operation|{b:he} would be fine@b soon|{a:he} "
     "had@a another patient|{a:he} would do@a the operation for {b:him} on Friday> .",
     "{a} 告诉#1@a {b} ， <1:{b:he} 需要@b 做 手术|{b:he} 很 快 就 会 好@b 的|{a:he} 还 有@a 一 "
     "个 病人|{a:he} 星期五 会 给 {b:he} 做@a 手术> 。",
     44},
    {"a doctor told, by name", "a=named b=named",
     "doctor#5 {a} told#1@a {b} that <1:{b:he} didn't need@b an operation|{b:he} must sleep@b "
     "more|{a:he} would do@a the operation tomorrow|{a:he} had to see@a a new patient> .",
     "{a} 医生#5 告诉#1@a {b} ， <1:{b:he} 不 需要@b 做 手术|{b:he} 必须 多 睡觉@b|{a:he} 明天 "
     "会 做@a 手术|{a:he} 要 看@a 一 个 新 病人> 。",
     32},
    {"told the doctor that he", "a=clear b=noun:doctor|nurse1",
     "{a} told#1@a {b} that {a:he} <1:couldn't sleep@a|had a headache@a every day|was scared@a of "
     "the operation|felt much better@a> .",
     "{a} 告诉#1@a {b} ， {a:he} <1:睡@a 不 着|每天 都 头疼@a|很 害怕@a 手术|感觉 好@a 多 了> 。",
     18},
    {"nurse woke, by name", "a=named b=named",
     "nurse#5 {a} woke#1@a {b} because#2 <1:{b:he} had to take@b the medicine|{b:he} was "
     "crying@b|{a:he} had@a good news|{a:he} wanted@a to give {b:him} some soup> .",
     "{a} 护士#5 叫醒#1@a 了 {b} ， 因为#2 <1:{b:he} 要 吃@b 药|{b:he} 在 哭@b|{a:he} 有@a 好 "
     "消息|{a:he} 想@a 给 {b:he} 一些 汤> 。",
     20},
    {"stayed with the patient, since", "a=noun:doctor|nurse1 b=clear",
     "{a} stayed#1@a with {b} all#3 the time#3 , since#2 <1:{b:he} was {a:his} patient@b|{b:he} "
     "was a new patient@b|{b:he} had a fever@b|{a:he} was worried@a> .",
     "{a} 一直#3 陪着#1@a {b} ， 因为#2 <1:{b:he} 是 {a:his} 病人@b|{b:he} 是 新 病人@b|{b:he} "
     "发烧@b 了|{a:he} 很 担心@a> 。",
     31},
    {"before his operation, other", "a=clear b=same(a)",
     "<2:before|after> {b} 's operation#3 , {a} <1:brought@a {b:him} some flowers|sat@a next to "
     "{b:his} bed|kissed@a {b:him}|told@a {b:him} a joke> .",
     "{b} 做 手术#3 <2:以前|以后> ， {a} <1:给 {b:he} 带来@a 了 一些 花|坐@a 在 {b:his} 床 "
     "旁边|吻@a 了 {b:he}|给 {b:he} 讲@a 了 一 个 笑话> 。",
     24},
    {"relative paid for the operation", "a=noun:uncle|aunt|brother|sister1 b=same(a)",
     "{b} 's {a:bare} paid#1@a for {b:his} operation#3 because#2 <1:{b:he} had no money@b|{b:he} "
     "couldn't work@b|{a:he} was rich@a|{a:he} was worried@a about {b:him}> .",
     "{b} 的 {a:bare} 为 {b:his} 手术#3 付#1@a 了 钱 ， 因为#2 <1:{b:he} 没有 钱@b|{b:he} 不能 "
     "工作@b|{a:he} 很 富有@a|{a:he} 担心@a {b:he}> 。",
     7},
    {"relative had an operation, so", "a=noun:brother|sister|father|mother1 b=other(a)",
     "{b} 's {a:bare} had#3@a an operation#4 , so#2 {b:he} <1:went@b to see {a:him}|stayed@b with "
     "{a:him}|couldn't sleep@b|was very worried@b> .",
     "{b} 的 {a:bare} 做#3@a 了 手术#4 ， 所以#2 {b:he} <1:去 看@b {a:he}|陪着@b {a:he}|睡@b 不 "
     "着|非常 担心@b> 。",
     6},
    {"relative was furious, as", "a=noun:father|mother|uncle|aunt1 b=same(a)",
     "{b} 's {a:bare} was furious#1@a with {b:him} because#2 <1:{b:he} had cheated@b in the "
     "test|{b:he} came@b home too late|{a:he} had waited@a for hours|{a:he} was strict@a> .",
     "{b} 的 {a:bare} 对 {b:he} 很 愤怒#1@a ， 因为#2 <1:{b:he} 在 测验 中 作弊@b 了|{b:he} "
     "回家@b 太 晚 了|{a:he} 等@a 了 几 个 小时|{a:he} 很 严格@a> 。",
     8},
    {"carried his bag, even though", "a=clear b=same(a)",
     "{a} carried#1@a {b} 's bag#3 even#2 though#2 <1:{a:he} was exhausted@a|{a:his} back "
     "hurt|{b:he} was strong@b|{b:he} didn't ask@b {a:him} to help> .",
     "{a} 背#1@a 着 {b} 的 包#3 ， 虽然#2 <1:{a:he} 很 疲惫@a|{a:his} 背 很 疼|{b:he} 很 "
     "强壮@b|{b:he} 没有 请@b {a:he} 帮忙> 。",
     32},
    {"too exhausted to go on", "a=clear b=same(a)",
     "{b} was too#1 exhausted#3@b , so#2 {a} had#4 to <1:carry@a {b:him}|wait@a for "
     "{b:him}|drive@a {b:him} home|carry@a {b:his} bag> .",
     "{b} 太#1 疲惫#3@b 了 ， 所以#2 {a} 只好#4 <1:背@a {b:he}|等@a {b:he}|开车 送@a {b:he} "
     "回家|拿@a {b:his} 包> 。",
     24},
    {"walked in front, since", "a=person b=person",
     "{a} walked#1@a in#3 front#3 of {b} , since#2 <1:{a:he} knew@a the way|{a:he} had@a a "
     "map|{b:he} {b:was} scared@b|{b:he} couldn't see@b well> .",
     "{a} 走#1@a 在 {b} 前面#3 ， 因为#2 <1:{a:he} 认识@a 路|{a:he} 有@a 一 张 地图|{b:he} 很 "
     "害怕@b|{b:he} 看@b 不见> 。",
     28},
    {"stopped and waited, as", "a=clear b=same(a)",
     "{a} stopped#1@a and waited#3 for {b} because#2 <1:{b:he} was exhausted@b|{b:he} couldn't "
     "run@b any more|{a:he} didn't want@a to go alone|{a:he} had@a {b:his} ticket> .",
     "{a} 停#1@a 下来 等#3 {b} ， 因为#2 <1:{b:he} 累 坏@b 了|{b:he} 跑@b 不动 了|{a:he} 不 想@a "
     "一个人 走|{a:he} 拿着@a {b:his} 票> 。",
     24, true},
    {"could not carry, as", "a=clear b=same(a)",
     "{a} couldn't#3 carry#1@a {b} because#2 <1:{b:he} was too fat@b|{b:he} was too "
     "heavy@b|{a:he} was not strong@a enough|{a:his} knees hurt> .",
     "{a} 背#1@a 不动#3 {b} ， 因为#2 <1:{b:he} 太 胖@b 了|{b:he} 太 重@b 了|{a:he} 不 够 "
     "强壮@a|{a:his} 膝盖 很 疼> 。",
     48},
    {"carried up, had the strength", "a=clear b=same(a)",
     "{a} carried#1@a {b} to#3 the <2:hospital|station|village> because#4 <1:{a:he} was very "
     "strong@a|{a:he} was still strong@a|{b:he} was too weak@b to walk|{b:he} couldn't walk@b any "
     "more> .",
     "{a} 把 {b} 背#1@a 到#3 了 <2:医院|车站|村庄> ， 因为#4 <1:{a:he} 力气 很 大@a|{a:he} 还 有 "
     "力气@a|{b:he} 没有 力气@b 走路|{b:he} 走@b 不动 了> 。",
     62, true},
    {"cooked for, too salty", "a=person b=person",
     "{a} cooked#1@a for {b} , but#2 <1:{b:he} had already eaten@b|{b:he} didn't eat@b "
     "anything|{a:he} forgot@a to put in salt|{a:he} used@a too much salt> .",
     "{a} 给 {b} 做饭#1@a ， 但是#2 <1:{b:he} 已经 吃@b 了|{b:he} 什么 都 没有 吃@b|{a:he} "
     "忘记@a 放 盐 了|{a:he} 用@a 了 太 多 盐> 。",
     20},
    {"fed with soup, as", "a=noun:nurse|mother|father1 b=clear",
     "{a} fed#1@a {b} some soup#3 because#2 <1:{b:his} hands hurt|{b:he} was too weak@b|{a:he} was "
     "patient@a> .",
     "{a} 给 {b} 喂#1@a 了 一些 汤#3 ， 因为#2 <1:{b:his} 手 很 疼|{b:he} 太 虚弱@b 了|{a:he} 很 "
     "耐心@a> 。",
     8},
    {"repaired for, as", "a=clear b=same(a) c=electric1",
     "{a} repaired#1@a {b} 's {c:bare} because#2 <1:{b:he} couldn't do@b it|{b:he} needed@b "
     "{c:him}|{a:he} was an engineer@a|{a:he} had broken@a {c:him}> .",
     "{a} 修好#1@a 了 {b} 的 {c:bare} ， 因为#2 <1:{b:he} 不会 做@b|{b:he} 需要@b {c:he}|{a:he} "
     "是 工程师@a|{a:he} 弄坏@a 了 {c:he}> 。",
     24},
    {"hid the phone of, as", "a=clear b=same(a)",
     "{a} hid#1@a {b} 's phone#3 because#2 <1:{b:he} played@b too many games|{b:he} never "
     "listened@b to {a:him}|{a:he} was furious@a|{a:he} wanted@a to laugh at {b:him}> .",
     "{a} 藏#1@a 了 {b} 的 手机#3 ， 因为#2 <1:{b:he} 玩@b 太 多 游戏|{b:he} 从来 没有 听@b 过 "
     "{a:he} 的 话|{a:he} 很 愤怒@a|{a:he} 想@a 嘲笑 {b:he}> 。",
     28},
    {"found hiding, as", "a=clear b=same(a)",
     "{a} found#1@a {b} <2:behind the door|under the table|in the garden> because#3 <1:{a:he} "
     "heard@a {b:him} cough|{a:he} looked@a everywhere|{b:he} made@b a noise|{b:he} laughed@b> .",
     "{a} 在 <2:门 后面|桌子 下面|花园 里> 找到#1@a 了 {b} ， 因为#3 <1:{a:he} 听见@a {b:he} "
     "咳嗽|{a:he} 哪里 都 找@a 了|{b:he} 弄 出@b 了 噪音|{b:he} 笑@b 了> 。",
     28},
    {"chased across the street, as", "a=clear b=same(a)",
     "{a} chased#1@a {b} across#3 the street#4 because#2 <1:{b:he} took@b {a:his} hat|{b:he} "
     "threw@b a stone at {a:him}|{a:he} wanted@a {a:his} phone back|{a:he} was furious@a> .",
     "{a} 追#1@a 着 {b} 跑 过#3 了 马路#4 ， 因为#2 <1:{b:he} 拿@b 了 {a:his} 帽子|{b:he} 向 "
     "{a:he} 扔@b 了 石头|{a:he} 想@a 要 回 {a:his} 手机|{a:he} 很 愤怒@a> 。",
     32},
    {"got away from, as", "a=person1 b=person1",
     "{a} escaped#1@a from {b} because#2 <1:{a:he} was lucky@a|{a:he} swam@a across the "
     "river|{b:he} fell asleep@b|{b:he} wasn't watching@b {a:him}> .",
     "{a} 从 {b} 那里 逃走#1@a 了 ， 因为#2 <1:{a:he} 很 幸运@a|{a:he} 游@a 过 了 河|{b:he} "
     "睡着@b 了|{b:he} 没有 看@b {a:he}> 。",
     32},
    {"policeman let go, since", "a=noun:policeman1 b=clear",
     "{a} let#1@a {b} go#3 , since#2 <1:{b:he} gave@b the money back|{b:he} was not the "
     "thief@b|{a:he} felt sorry@a for {b:him}|{a:he} believed@a {b:him}> .",
     "{a} 放#1@a {b} 走#3 了 ， 因为#2 <1:{b:he} 还@b 了 钱|{b:he} 不是 小偷@b|{a:he} 同情@a "
     "{b:he}|{a:he} 相信@a {b:he}> 。",
     20},
    {"many hid from one, as", "a=many:person b=clear",
     "{a} hid#1@a from {b} because#2 <1:{a:he} had cheated@a|{a:he} were scared@a|{b:he} was "
     "furious@b|{b:he} was looking@b for {a:him}> .",
     "{a} 躲#1@a 着 {b} ， 因为#2 <1:{a:he} 作弊@a 了|{a:he} 很 害怕@a|{b:he} 很 愤怒@b|{b:he} 在 "
     "找@b {a:he}> 。",
     32},
    {"captain thanked, by name", "a=named b=named",
     "captain#5 {a} thanked#1@a {b} because#2 <1:{b:he} repaired@b the boat|{b:he} found@b {a:his} "
     "map|{a:he} was polite@a|{a:he} was very grateful@a> .",
     "{a} 船长#5 感谢#1@a 了 {b} ， 因为#2 <1:{b:he} 修好@b 了 船|{b:he} 找到@b 了 {a:his} "
     "地图|{a:he} 很 有礼貌@a|{a:he} 非常 感激@a> 。",
     20},
    {"hurt himself, so other", "a=noun:man|boy|king|father1 b=clear",
     "{a} hurt#1@a himself#3 , so#2 {b} <1:called@b a doctor for {a:him}|helped@b {a:him}|took@b "
     "{a:him} to the hospital> .",
     "{a} 弄 伤#1@a 了 自己#3 ， 所以#2 {b} <1:给 {a:he} 叫@b 了 医生|帮助@b 了 {a:he}|带@b {a:he} "
     "去 了 医院> 。",
     6},
    {"cooked herself, other asleep", "a=noun:woman|girl|mother|sister1 b=same(a)",
     "{b} was asleep#5@b , so#2 {a} cooked#1@a dinner#3 herself#4 <1:and didn't wake@a {b:him}|and "
     "didn't wait@a for {b:him}|, but {b:he} didn't eat@b anything> .",
     "{b} 睡着#5@b 了 ， 所以#2 {a} 自己#4 做#1@a 了 晚饭#3 ， <1:没有 叫醒@a {b:he}|没有 等@a "
     "{b:he}|但是 {b:he} 什么 都 没有 吃@b> 。",
     7},
};

}  // namespace

std::span<const Template> templates_of_dealings() { return dealings; }

}  // namespace playground::grammar
