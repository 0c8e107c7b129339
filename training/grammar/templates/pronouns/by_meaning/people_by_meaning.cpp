// Templates: only the meaning tells who is meant: the pronoun first, three people, groups,
// questions, commands.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template people_by_meaning[] = {
    {"pp speaks French, sent", "a=noun:manager|boss|captain1 b=clear",
     "because#1 {b:he} <1:speaks#41@b French#42|speaks#41@b Chinese#42|knows@b that city|is "
     "never late@b> , {a} sent#2@a {b} to <2:Paris|Shanghai|London> .",
     "因为#1 {b:he} <1:会#41@b 法语#42|会#41@b 中文#42|认识@b 那 个 城市|从来 不 迟到@b> ， {a} "
     "派#2@a {b} 去 <2:巴黎|上海|伦敦> 。",
     19},
    {"pp because he, gave other", "a=clear b=same(a)",
     "because#1 {a:he} <1:didn't need@a it|was leaving@a|was rich@a|couldn't drive@a anymore> , "
     "{a} gave#2@a {b} {a:his} car#3 .",
     "因为#1 {a:he} <1:不 需要@a|要 走@a 了|很 富有@a|不能 开车@a 了> ， {a} 把 {a:his} 汽车#3 "
     "给#2@a 了 {b} 。",
     10},
    {"pp in his letter", "a=clear b=same(a)",
     "in {a:his} <2:letter|email> , {a} told#1@a {b} that <1:{a:he} was well@a|{a:he} missed@a "
     "{b:him}|{a:he} had found@a a job|{a:he} would visit@a {b:him}|{b:he} should come@b home> .",
     "在 {a:his} <2:信|邮件> 里 ， {a} 告诉#1@a {b} ， <1:{a:he} 很 好@a|{a:he} 想念@a "
     "{b:he}|{a:he} 找到@a 了 工作|{a:he} 会 看望@a {b:he}|{b:he} 应该 回家@b> 。",
     13},
    {"pp after his exam", "a=clear b=same(a)",
     "<1:after {a:his} exam|before {a:his} birthday|before {a:his} wedding|after {a:his} holiday> "
     ", {a} <2:called@a|visited@a|met@a> {b} .",
     "<1:{a:his} 考试 之后|{a:his} 生日 之前|{a:his} 婚礼 之前|{a:his} 假期 之后> ， {a} <2:给 "
     "{b} 打 了 电话@a|看望@a 了 {b}|遇见@a 了 {b}> 。",
     10},
    {"pp introduced, three", "a=clear b=same(a) c=same(a)",
     "{a} introduced#1@a {b} to {c} <1:because {b:he} was looking@b for work|because {b:he} had "
     "just#43 come#41@b to this city#42|, and {c:he} gave@c {b:him} a job|, and {c:he} invited@c "
     "{b:him} to "
     "{c:his} party> .",
     "{a} 把 {b} 介绍#1@a 给 {c} ， <1:因为 {b:he} 在 找@b 工作|因为 {b:he} 刚#43 来到#41@b 这 个 "
     "城市#42|{c:he} 给@c 了 {b:he} 一 份 工作|{c:he} 邀请@c {b:he} 参加 {c:his} 聚会> 。",
     63},
    {"pp asked to call a third", "a=clear b=same(a) c=same(a)",
     "{a} asked#1@a {b} to call#2 {c} because#3 <1:{a:he} had@a no phone|{c:he} was late@c|{b:he} "
     "knew@b {c:his} number|{c:he} had@c {a:his} keys|{c:he} liked@c {b:him}> .",
     "{a} 请#1@a {b} 给 {c} 打 电话#2 ， 因为#3 <1:{a:he} 没有@a 手机|{c:he} 迟到@c 了|{b:he} "
     "知道@b {c:his} 号码|{c:he} 有@c {a:his} 钥匙|{c:he} 喜欢@c {b:he}> 。",
     12},
    {"pp saw hit a third", "a=clear b=same(a) c=same(a)",
     "{a} saw#1@a {b} <1:hit {c} , so {a:he} called@a the police|hit {c} , and {c:he} "
     "cried@c|steal {c} 's bag , but {a:he} didn't say@a anything|push {c} , but {c:he} didn't "
     "cry@c|help {c} , so {a:he} praised@a {b:him}> .",
     "{a} 看见#1@a {b} <1:打 了 {c} ， 所以 {a:he} 叫@a 了 警察|打 了 {c} ， {c:he} 哭@c 了|偷 "
     "了 {c} 的 包 ， 但是 {a:he} 什么 都 没有 说@a|推 了 {c} ， 但是 {c:he} 没有 哭@c|帮助 {c} "
     "， 所以 {a:he} 表扬@a 了 {b:he}> 。",
     12},
    {"pp number of a third", "a=clear b=same(a) c=same(a)",
     "{a} gave#1@a {b} {c} 's <1:phone#21 number#22 so#23 that#23 {b:he} could#24 call#25@b "
     "{c:him}|address#21 so#23 that#23 {b:he} could#24 visit#25@b {c:him}|photo#21 so#23 that#23 "
     "{b:he} could#24 recognize#25@b {c:him}> .",
     "{a} 把 {c} 的 <1:电话#21 号码#22 给#1@a 了 {b} ， 这样#23 {b:he} 就 可以#24 给 {c:he} 打 "
     "电话#25@b|地址#21 给#1@a 了 {b} ， 这样#23 {b:he} 就 可以#24 看望#25@b {c:he}|照片#21 "
     "给#1@a 了 {b} ， 这样#23 {b:he} 就 可以#24 认出#25@b {c:he}> 。",
     10},
    {"pp asked about a third", "a=clear b=same(a) c=same(a)",
     "{a} asked#1@a {b} where#3 {c} was , <1:because {a:he} needed@a {c:him}|because {c:he} hadn't "
     "come@c to work|but {b:he} didn't know@b|but {b:he} hadn't seen@b {c:him}> .",
     "{a} 问#1@a {b} {c} 在 哪里#3 ， <1:因为 {a:he} 需要@a {c:he}|因为 {c:he} 没有 来 上班@c|但是 "
     "{b:he} 不 知道@b|但是 {b:he} 没有 看见@b {c:he}> 。",
     12},
    {"pp helped find a third", "a=clear b=same(a) c=same(a)",
     "{a} helped#1@a {b} look#2 for {c} because#3 <1:{c:he} was lost@c|{c:he} hadn't come@c "
     "home|{b:he} was worried@b about {c:him}|{a:he} was kind@a|{a:he} knew@a where {c:he} lived> "
     ".",
     "{a} 帮#1@a {b} 找#2 {c} ， 因为#3 <1:{c:he} 迷路@c 了|{c:he} 没有 回家@c|{b:he} 担心@b "
     "{c:he}|{a:he} 很 善良@a|{a:he} 知道@a {c:he} 住 在 哪里> 。",
     12},
    {"pp at a third's house", "a=clear b=same(a) c=same(a)",
     "{a} and {b} went#1 to {c} 's home#2 , but#3 {c:he} <1:wasn't@c at home|was asleep@c|didn't "
     "open@c the door|had already left@c|was too busy@c> .",
     "{a} 和 {b} 去#1 了 {c} 的 家#2 ， 但是#3 {c:he} <1:不 在 家@c|睡着@c 了|没有 开@c 门|已经 "
     "走@c 了|太 忙@c 了> 。",
     10},
    {"pp my relative gave a scarf", "a=noun:father|mother|uncle|aunt1 b=clear",
     "my#4 {a:bare} gave#1@a {b} a <2:scarf|hat|sweater> , and#3 <1:{b:he} liked#41@b this "
     "color#42 very much|{b:he} was very happy@b|{b:he} thanked@b {a:him}|{b:he} lost@b it after "
     "a week> .",
     "我#4 的 {a:bare} 给#1@a 了 {b} 一 <2:条 围巾|顶 帽子|件 毛衣> ， <1:{b:he} 非常 喜欢#41@b "
     "这 个 颜色#42|{b:he} 非常 高兴@b|{b:he} 感谢@b 了 {a:he}|{b:he} 一 个 星期 以后 弄丢@b 了 "
     "它> 。",
     4},
    {"pp tigers, tourists",
     "a=many:noun:tiger|lion|bear|elephant b=many:noun:tourist|hunter|boy|woman",
     "{a} looked#1@a <2:dangerous|hungry|angry> , so#3 {b} <1:stayed@b in {b:his} car|ran@b "
     "away|didn't go@b near {a:him}|only took@b photos of {a:him} from {b:his} car> .",
     "{a} 看起来#1@a 很 <2:危险|饿|生气> ， 所以#3 {b} <1:待@b 在 {b:his} 汽车 里|跑@b 了|没有 "
     "走@b 近 {a:he}|只 从 {b:his} 汽车 里 给 {a:he} 拍照@b> 。",
     4},
    {"pp tourists saw tigers, they",
     "a=many:noun:tourist|hunter|girl|man b=many:noun:lion|tiger|wolf|crocodile",
     "when#1 {a} saw#2@a {b} , {a:he} <1:ran@a away|were afraid@a|stopped@a {a:his} car|took@a "
     "some photos of {b:him}|didn't dare@a to move> .",
     "{a} 看见#2@a {b} 的 时候#1 ， {a:he} <1:跑@a 了|很 害怕@a|停@a 了 {a:his} 汽车|给 {b:he} "
     "拍@a 了 一些 照片|不敢@a 动> 。",
     4},
    {"pp his dog bit", "a=clear b=same(a)",
     "{a} 's dog#1 bit#2 {b} , so#3 <1:{b:he} went#41@b to the hospital#42|{b:he} called@b the "
     "police|{a:he} said@a sorry to {b:him}|{a:he} took@a {b:him} to the hospital|{a:he} gave@a "
     "{b:him} some money> .",
     "{a} 的 狗#1 咬#2 了 {b} ， 所以#3 <1:{b:he} 去#41@b 了 医院#42|{b:he} 叫@b 了 警察|{a:he} "
     "对 {b:he} 说@a 对不起|{a:he} 带@a {b:he} 去 了 医院|{a:he} 给@a 了 {b:he} 一些 钱> 。",
     12},
    {"pp afraid of his dog", "a=clear b=same(a)",
     "{a} is afraid#1@a of {b} 's dog#3 , so#4 <1:{a:he} never visits@a {b:him}|{b:he} locked@b it "
     "in the kitchen|{a:he} waits@a outside|{b:he} took@b it outside> .",
     "{a} 怕#1@a {b} 的 狗#3 ， 所以#4 <1:{a:he} 从来 不 看望@a {b:he}|{b:he} 把 它 锁@b 在 "
     "厨房 里 了|{a:he} 在 外面 等@a|{b:he} 把 它 带@b 到 外面 了> 。",
     10},
    {"pp kicked his dog", "a=clear b=same(a)",
     "{a} <2:kicked@a|hit@a|stole@a> {b} 's dog#1 , so#3 {b:he} <1:was furious@b|called@b the "
     "police|shouted@b at {a:him}|never#42 spoke#41@b to {a:him} again#43> .",
     "{a} <2:踢@a|打@a|偷@a> 了 {b} 的 狗#1 ， 所以#3 {b:he} <1:很 愤怒@b|叫@b 了 警察|对 {a:he} "
     "大喊@b|再#43 也 没有#42 和 {a:he} 说话#41@b> 。",
     10},
    {"pp women took boys hiking", "a=many:noun:woman|nurse|woman b=many:noun:boy|child|man",
     "{a} took#1@a {b} to#2 the <2:park|zoo|beach|museum> . <1:{a:he} bought@a tickets for "
     "{b:him}|{a:he} were tired@a in the evening|{b:he} were very happy@b|{b:he} thanked@b "
     "{a:him}> .",
     "{a} 带#1@a {b} 去#2 了 <2:公园|动物园|海滩|博物馆> 。 <1:{a:he} 给 {b:he} 买@a 了 票|{a:he} "
     "晚上 累@a 了|{b:he} 非常 高兴@b|{b:he} 感谢@b 了 {a:he}> 。",
     4},
    {"pp women led boys, walked", "a=many:noun:woman|girl|sister b=many:noun:boy|man|brother",
     "{a} went#1@a up the mountain#2 with {b} , and#3 <1:{a:he} walked@a behind {b:him}|{b:he} "
     "walked@b in front of {a:him}|{b:he} carried@b {a:his} bags|{a:he} were too tired@a to carry "
     "{a:his} bags> .",
     "{a} 和 {b} 去 爬#1@a 山#2 ， <1:{a:he} 走@a 在 {b:he} 后面|{b:he} 走@b 在 {a:he} 前面|{b:he} "
     "拿着@b {a:his} 包|{a:he} 太 累@a 了 ， 拿 不动 {a:his} 包> 。",
     5},
    {"pp parents and teachers, flowers",
     "a=many:noun:mother|father|neighbor b=many:noun:teacher|nurse|doctor",
     "{a} gave#1@a {b} some flowers#2 because#3 {b:he} <1:had helped@b {a:him}|were always "
     "kind@b|were leaving@b|loved@b {a:his} children> .",
     "{a} 给#1@a 了 {b} 一些 花#2 ， 因为#3 {b:he} <1:帮助@b 了 {a:he}|总是 很 善良@b|要 走@b "
     "了|爱@b {a:his} 孩子> 。",
     5},
    {"pp tourists asked farmers",
     "a=many:noun:tourist|student|boy b=many:noun:farmer|policeman|worker",
     "{a} asked#1@a {b} for help#2 because#3 <1:{a:he} were lost@a|{a:he} couldn't find@a {a:his} "
     "bus|{b:he} lived@b there|{b:he} knew@b the road|{b:he} looked@b friendly> .",
     "{a} 请#1@a {b} 帮忙#2 ， 因为#3 <1:{a:he} 迷路@a 了|{a:he} 找@a 不到 {a:his} 公共汽车|{b:he} "
     "住@b 在 那里|{b:he} 认识@b 路|{b:he} 看起来@b 很 友好> 。",
     5},
    {"pp passengers showed",
     "a=many:noun:passenger|guest|tourist b=many:noun:policeman|waiter|driver",
     "{a} showed#1@a {b} {a:his} <1:tickets|photos|bags> , and#2 <2:{b:he} thanked@b "
     "{a:him}|{b:he} let@b {a:him} go|{b:he} nodded@b|{b:he} smiled@b at {a:him}> .",
     "{a} 给 {b} 看#1@a 了 {a:his} <1:票|照片|包> ， <2:{b:he} 感谢@b 了 {a:he}|{b:he} 让@b "
     "{a:he} 走 了|{b:he} 点头@b 了|{b:he} 对 {a:he} 微笑@b 了> 。",
     5},
    {"pp students, teachers too fast",
     "a=many:noun:student|child|tourist b=many:noun:teacher|nurse|farmer",
     "{a} didn't#4 understand#1@a {b} because#2 <1:{b:he} spoke@b too fast|{a:he} didn't "
     "listen@a|{b:he} spoke@b only English|{a:he} knew@a only a few words|{b:he} were far away@b> "
     ".",
     "{a} 听#1@a 不 懂#1 {b} ， 因为#2 <1:{b:he} 说@b 得 太 快 了|{a:he} 没有 听@a|{b:he} "
     "只 说@b 英语|{a:he} 只 认识@a 几 个 单词|{b:he} 离 得 很 远@b> 。",
     5},
    {"pp who told that dog bites", "a=clear",
     "who#1 told#2 {a} that {a:his} <1:dog bites|car was stolen|brother can't swim|house is too "
     "small|food is too salty> ?",
     "谁#1 告诉#2 {a} {a:his} <1:狗 咬 人|汽车 被 偷 了|哥哥 不会 游泳|房子 太 小 了|菜 太 咸 "
     "了> ？",
     12},
    {"pp who told them that", "a=many:person",
     "who#1 told#2 {a} that {a:his} <1:dog bites|cat is on the roof|car is broken|music is too "
     "loud|bus is late> ?",
     "谁#1 告诉#2 {a} ， {a:his} <1:狗 咬 人|猫 在 屋顶 上|汽车 坏 了|音乐 太 吵 了|公共汽车 "
     "晚点 了> ？",
     10},
};

}  // namespace

std::span<const Template> templates_of_people_by_meaning() { return people_by_meaning; }

}  // namespace playground::grammar
