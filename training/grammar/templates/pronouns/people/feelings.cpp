// Templates: why people feel, speak and act as they do towards one another, of the one or the
// other.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template feelings[] = {
    {"called, told to come", "a=clear b=same(a)",
     "{a} called#1@a {b} and told#3@a {b:him} to <1:come home|wait at home|buy some "
     "milk|clean the room|go to bed|see a doctor> .",
     "{a} 给 {b} 打 电话#1@a ， 让#3@a {b:he} <1:回家|在 家 等|买 一些 牛奶|打扫 房间|去 "
     "睡觉|看 医生> 。",
     30},
    {"called, said that he", "a=clear b=same(a)",
     "{a} called#1@a {b} and said#3@a that {a:he} <1:was at the station|couldn't come|needed "
     "help|was ill|was very busy|was already at home> .",
     "{a} 给 {b} 打 电话#1@a ， 说#3@a {a:he} <1:在 车站|不能 来|需要 帮助|生病 了|非常 "
     "忙|已经 在 家> 。",
     24},
    {"called when, and he", "a=clear b=same(a)",
     "when#2 {a} called#1@a {b} , <1:{b:he} was sleeping|{b:he} was driving|{b:he} was at "
     "work|{b:he} didn't answer the phone|{a:he} was crying|{a:he} was at the station> .",
     "{a} 给 {b} 打 电话#1@a 的 时候#2 ， <1:{b:he} 在 睡觉|{b:he} 在 开车|{b:he} 在 上班|{b:he} "
     "没有 接 电话|{a:he} 在 哭|{a:he} 在 车站> 。",
     24},
    {"met, gave object", "a=clear b=other(a)",
     "{a} met#1@a {b} at#3 the <2:station|park|airport|school> and#4 gave#5@a {b:him} <1:some "
     "flowers|a book|a present|a ticket|some money> .",
     "{a} 在#3 <2:车站|公园|机场|学校> 遇见#1@a 了 {b} ， 然后#4 给#5@a 了 {b:he} <1:一些 花|一 本 "
     "书|一 个 礼物|一 张 票|一些 钱> 。",
     30},
    {"met, was given", "a=clear b=other(a)",
     "{a} met#1@a {b} at#3 the <2:station|park|airport|school> , and {b:he} <1:kissed {a:him}|gave "
     "{a:him} some flowers|told {a:him} a story|didn't know {a:him}> .",
     "{a} 在#3 <2:车站|公园|机场|学校> 遇见#1@a 了 {b} ， {b:he} <1:吻 了 {a:he}|给 了 {a:he} 一些 "
     "花|给 {a:he} 讲 了 一 个 故事|不 认识 {a:he}> 。",
     24},
    {"hospital. she brought her", "a=clear b=same(a)",
     "{a} visited#1@a {b} in the hospital#3 . <1:{a:he} brought {b:him} some fruit|{a:he} brought "
     "{b:him} some flowers|{a:he} told {b:him} a story|{b:he} thanked {a:him}|{b:he} was happy to "
     "see {a:him}|{b:he} had a fever> .",
     "{a} 去 医院#3 看望#1@a 了 {b} 。 <1:{a:he} 给 {b:he} 带来 了 一些 水果|{a:he} 给 {b:he} 带来 "
     "了 一些 花|{a:he} 给 {b:he} 讲 了 一 个 故事|{b:he} 感谢 了 {a:he}|{b:he} 很 高兴 见到 "
     "{a:he}|{b:he} 发烧 了> 。",
     36},
    {"brought. she, at home", "a=clear b=same(a)",
     "{a} brought#1@a {b} <2:some soup|some fruit|a book|some medicine> . <1:{b:he} was ill|{b:he} "
     "was hungry|{b:he} thanked {a:him}|{a:he} was a good friend|{a:he} was worried about {b:him}> "
     ".",
     "{a} 给 {b} 带来#1@a 了 <2:一些 汤|一些 水果|一 本 书|一些 药> 。 <1:{b:he} 生病 了|{b:he} "
     "很 饿|{b:he} 感谢 了 {a:he}|{a:he} 是 一 个 好 朋友|{a:he} 很 担心 {b:he}> 。",
     24},
    {"sold a thing to, as", "a=clear b=same(a) c=noun:car|boat|bike|horse1",
     "{a} sold#1@a {c} to {b} because#2 <1:{a:he} needed money|{a:he} needed the money|{a:he} "
     "wanted a new one|{b:he} wanted {c:him}|{b:he} wanted to travel|{b:he} liked {c:him}> .",
     "{a} 把 {c} 卖#1@a 给 了 {b} ， 因为#2 <1:{a:he} 需要 钱|{a:he} 需要 钱|{a:he} 想要 一 个 "
     "新的|{b:he} 想要 {c:he}|{b:he} 想 旅行|{b:he} 喜欢 {c:he}> 。",
     9},
    {"doctor told that he must", "a=noun:doctor1 b=clear",
     "{a} told#1@a {b} that <1:{b:he} must rest|{b:he} must drink more water|{b:he} was too "
     "fat|{b:he} should sleep more|{b:he} could go home|{a:he} had good news|{a:he} would help "
     "{b:him}> .",
     "{a} 告诉#1@a {b} ， <1:{b:he} 必须 休息|{b:he} 必须 多 喝 水|{b:he} 太 胖 了|{b:he} 应该 多 "
     "睡觉|{b:he} 可以 回家 了|{a:he} 有 好 消息|{a:he} 会 帮助 {b:he}> 。",
     36},
    {"told that he must, people", "a=clear b=same(a)",
     "{a} told#1@a {b} that {b:he} <2:must|should> <1:stop|study more|go home|eat more|be "
     "patient|be careful> .",
     "{a} 告诉#1@a {b} ， {b:he} <2:必须|应该> <1:停 下来|多 学习|回家|多 吃|耐心|小心> 。", 30},
    {"borrowed money, never", "a=clear b=same(a)",
     "{a} borrowed#1@a money#2 from {b} , <1:but {a:he} never paid {b:him} back|so {b:he} was "
     "angry|because {a:he} had no work|because {b:he} was rich|and {b:he} never forgot it|and "
     "{a:he} thanked {b:him}> .",
     "{a} 向 {b} 借#1@a 了 钱#2 ， <1:但是 {a:he} 从来 没有 还 给 {b:he}|所以 {b:he} 很 生气|因为 "
     "{a:he} 没有 工作|因为 {b:he} 很 富有|{b:he} 从来 没有 忘记|{a:he} 感谢 了 {b:he}> 。",
     30},
    {"borrowed, never gave back", "a=clear b=same(a) c=portable1",
     "{a} borrowed#1@a {c} from {b} <1:and never gave {b:him} anything|but never thanked "
     "{b:him}|and lost {c:him}|and broke {c:him}> .",
     "{a} 向 {b} 借#1@a 了 {c} ， <1:从来 没有 给 {b:he} 什么|但是 从来 没有 感谢 过 {b:he}|"
     "弄丢 了 {c:he}|弄坏 了 {c:he}> 。",
     20},
    {"defended, as", "a=clear b=same(a)",
     "{a} defended#1@a {b} because#2 <1:{a:he} believed {b:him}|{a:he} was a good friend|{a:he} "
     "trusted {b:him}|{b:he} was alone|{b:he} was honest|{b:he} did nothing wrong> .",
     "{a} 为 {b} 辩护#1@a ， 因为#2 <1:{a:he} 相信 {b:he}|{a:he} 是 一 个 好 朋友|{a:he} 信任 "
     "{b:he}|{b:he} 一个人|{b:he} 很 诚实|{b:he} 没有 做 错> 。",
     64},
    {"arrested many, as", "a=many:noun:policeman b=many:noun:thief",
     "{a} arrested#1@a {b} because#2 <1:{b:he} stole money|{b:he} stole a car|{b:he} were "
     "dangerous|{a:he} saw {b:him} in the bank|{a:he} found the money|{a:he} knew {b:him}> .",
     "{a} 逮捕#1@a 了 {b} ， 因为#2 <1:{b:he} 偷 了 钱|{b:he} 偷 了 一 辆 汽车|{b:he} 很 "
     "危险|{a:he} 在 银行 看见 了 {b:he}|{a:he} 找到 了 钱|{a:he} 认识 {b:he}> 。",
     34},
    {"arrested one, as", "a=noun:policeman1 b=person1",
     "{a} arrested#1@a {b} because#2 <1:{b:he} stole money|{b:he} {b:was} dangerous|{b:he} hit "
     "{a:him}|{a:he} found the money in {b:his} bag|{a:he} believed {b:he} was a thief> .",
     "{a} 逮捕#1@a 了 {b} ， 因为#2 <1:{b:he} 偷 了 钱|{b:he} 很 危险|{b:he} 打 了 {a:he}|{a:he} "
     "在 {b:his} 包 里 找到 了 钱|{a:he} 相信 {b:he} 是 小偷> 。",
     24},
    {"chased until caught, many",
     "a=many:noun:policeman|dog|wolf|boy b=many:noun:thief|cat|deer|chicken",
     "{a} chased#1@a {b} until#2 <1:{a:he} caught {b:him}|{a:he} caught the last one|{a:he} "
     "couldn't run|{b:he} were tired|{b:he} stopped|{a:he} couldn't find {b:him}> .",
     "{a} 追赶#1@a {b} ， 直到#2 <1:{a:he} 抓住 了 {b:he}|{a:he} 抓住 了 最后 一 个|{a:he} 跑 不动 "
     "了|{b:he} 累 了|{b:he} 停 了|{a:he} 找 不到 {b:he}> 。",
     9},
    {"complained about, as", "a=many:person b=many:person",
     "{a} complained#1@a about {b} because#2 <1:{b:he} were too loud|{b:he} sang at night|{b:he} "
     "played loud music|{a:he} couldn't sleep|{a:he} wanted to rest|{a:he} were angry> .",
     "{a} 抱怨#1@a {b} ， 因为#2 <1:{b:he} 太 吵 了|{b:he} 晚上 唱歌|{b:he} 放 很 吵 的 "
     "音乐|{a:he} 睡 不 着|{a:he} 想 休息|{a:he} 很 生气> 。",
     52},
    {"saved many, and they thanked", "a=many:person b=many:person",
     "{a} <2:saved|protected|helped|visited> {b} , and {b:he} <1:thanked {a:him}|went "
     "home|cried|were very happy|gave {a:him} flowers> .",
     "{a} <2:救|保护|帮助|看望> 了 {b} ， {b:he} <1:感谢 了 {a:he}|回家 了|哭 了|非常 "
     "高兴|给 了 {a:he} 花> 。",
     24},
    {"saved many, as", "a=many:person b=many:person",
     "{a} <2:saved|protected|helped> {b} because#3 <1:{a:he} were brave|{a:he} were strong|{a:he} "
     "were kind|{b:he} were hurt|{b:he} were afraid|{b:he} couldn't swim> .",
     "{a} <2:救|保护|帮助> 了 {b} ， 因为#3 <1:{a:he} 很 勇敢|{a:he} 很 强壮|{a:he} 很 善良|{b:he} "
     "受伤 了|{b:he} 很 害怕|{b:he} 不会 游泳> 。",
     24},
    {"my relative likes his teacher",
     "a=relative b=noun:teacher|doctor|coach|boss|neighbor|classmate1",
     "my#4 {a:bare} <2:likes|loves|admires> {a:his} {b:bare} because#3 <1:{b:he} is kind|{b:he} is "
     "patient|{b:he} is funny|{b:he} often helps {a:him}|{b:he} never lies> .",
     "我#4 的 {a:bare} <2:喜欢|爱|佩服> {a:his} {b:bare} ， 因为#3 <1:{b:he} 很 善良|{b:he} 很 "
     "耐心|{b:he} 很 幽默|{b:he} 常常 帮助 {a:he}|{b:he} 从不 撒谎> 。",
     6},
    {"warned, that", "a=clear b=same(a)",
     "{a} warned#1@a {b} that <1:{b:he} should be careful|{b:he} would be late|{b:he} could "
     "fall|{a:he} would call the police|{a:he} was angry|{a:he} had a dangerous dog> .",
     "{a} 警告#1@a {b} ， <1:{b:he} 应该 小心|{b:he} 会 迟到|{b:he} 可能 会 摔倒|{a:he} 会 叫 "
     "警察|{a:he} 很 生气|{a:he} 有 一 只 危险 的 狗> 。",
     45},
    {"reminded, that", "a=clear b=same(a)",
     "{a} reminded#1@a {b} that <1:{b:he} had an exam|{b:he} had to get up early|{b:he} should "
     "wear a coat|{a:he} would be late|{a:he} had no car|{a:he} needed help> .",
     "{a} 提醒#1@a {b} ， <1:{b:he} 有 考试|{b:he} 要 早起|{b:he} 应该 穿 大衣|{a:he} 会 "
     "迟到|{a:he} 没有 汽车|{a:he} 需要 帮助> 。",
     52},
    {"ignored, as", "a=clear b=same(a)",
     "{a} ignored#1@a {b} because#2 <1:{b:he} was rude|{b:he} lied|{b:he} talked too much|{a:he} "
     "was angry|{a:he} was busy|{a:he} didn't want to talk> .",
     "{a} 不理#1@a {b} ， 因为#2 <1:{b:he} 很 粗鲁|{b:he} 撒谎 了|{b:he} 说 得 太 多 "
     "了|{a:he} 很 生气|{a:he} 很 忙|{a:he} 不 想 说话> 。",
     52},
    {"respects, as", "a=clear b=same(a)",
     "{a} respects#1@a {b} because#2 {b:he} <1:is honest|never lies|works hard|helped {a:him}|is "
     "brave|knows a lot|is older> .",
     "{a} 尊敬#1@a {b} ， 因为#2 {b:he} <1:很 诚实|从不 撒谎|工作 很 努力|帮助 了 {a:he}|很 "
     "勇敢|知道 很多|更 老> 。",
     61},
    {"left alone, as", "a=noun:nurse|doctor|mother|father1 b=clear",
     "{a} left#1@a {b} alone#3 because#2 <1:{a:he} was very busy|{a:he} had to work|{a:he} had to "
     "go home|{b:he} wanted to sleep|{b:he} needed to rest|{b:he} was asleep> .",
     "{a} 让#1@a {b} 一个人#3 待着 ， 因为#2 <1:{a:he} 非常 忙|{a:he} 要 工作|{a:he} 要 "
     "回家|{b:he} 想 睡觉|{b:he} 需要 休息|{b:he} 睡着 了> 。",
     14},
    {"jealous of, as", "a=clear b=same(a)",
     "{a} was jealous#1@a of {b} because#2 <1:{b:he} was rich|{b:he} had a new car|{b:he} was "
     "popular|{b:he} won|{a:he} had no money|{a:he} was poor|{a:he} lost> .",
     "{a} 嫉妒#1@a {b} ， 因为#2 <1:{b:he} 很 富有|{b:he} 有 一 辆 新 汽车|{b:he} 很 受欢迎|{b:he} "
     "赢 了|{a:he} 没有 钱|{a:he} 很 贫穷|{a:he} 输 了> 。",
     30},
    {"worried about, as", "a=clear b=same(a)",
     "{a} was worried#1@a about {b} because#2 <1:{b:he} was ill|{b:he} didn't call|{b:he} was "
     "late|{b:he} was alone|{a:he} loved {b:him}|{a:he} couldn't find {b:him}> .",
     "{a} 很 担心#1@a {b} ， 因为#2 <1:{b:he} 生病 了|{b:he} 没有 打 电话|{b:he} 迟到 了|{b:he} "
     "一个人|{a:he} 爱 {b:he}|{a:he} 找 不到 {b:he}> 。",
     30},
    {"was afraid of a person, as", "a=clear b=same(a)",
     "{a} was afraid#1@a of {b} because#2 <1:{b:he} was strong|{b:he} hit {a:him}|{b:he} always "
     "shouted|{b:he} was strict|{a:he} was weak|{a:he} was shy|{a:he} broke {b:his} window> .",
     "{a} 怕#1@a {b} ， 因为#2 <1:{b:he} 很 强壮|{b:he} 打 了 {a:he}|{b:he} 总是 大喊|{b:he} 很 "
     "严格|{a:he} 很 虚弱|{a:he} 很 害羞|{a:he} 打破 了 {b:his} 窗户> 。",
     30},
    {"felt sorry for, as", "a=clear b=same(a)",
     "{a} felt#1@a sorry#1@a for {b} because#2 <1:{b:he} was poor|{b:he} had no friends|{b:he} was "
     "lonely|{b:he} lost {b:his} key|{a:he} was kind|{a:he} knew {b:him}> .",
     "{a} 同情#1@a {b} ， 因为#2 <1:{b:he} 很 贫穷|{b:he} 没有 朋友|{b:he} 很 孤独|{b:he} 弄丢 了 "
     "{b:his} 钥匙|{a:he} 很 善良|{a:he} 认识 {b:he}> 。",
     61},
    {"was grateful to, as", "a=clear b=same(a)",
     "{a} was grateful#1@a to {b} because#2 <1:{b:he} helped {a:him}|{b:he} saved {a:him}|{b:he} "
     "found {a:his} key|{b:he} taught {a:him} English|{b:he} waited for {a:him}> .",
     "{a} 很 感激#1@a {b} ， 因为#2 <1:{b:he} 帮助 了 {a:he}|{b:he} 救 了 {a:he}|{b:he} 找到 了 "
     "{a:his} 钥匙|{b:he} 教 了 {a:he} 英语|{b:he} 等 了 {a:he}> 。",
     24},
    {"was disappointed with, as", "a=clear b=same(a)",
     "{a} was disappointed#1@a with {b} because#2 <1:{b:he} lied|{b:he} failed the exam|{b:he} "
     "forgot {a:his} birthday|{b:he} didn't come|{a:he} trusted {b:him}|{a:he} waited for {b:him}> "
     ".",
     "{a} 对 {b} 很 失望#1@a ， 因为#2 <1:{b:he} 撒谎 了|{b:he} 没有 通过 考试|{b:he} 忘记 了 "
     "{a:his} 生日|{b:he} 没有 来|{a:he} 信任 {b:he}|{a:he} 等 了 {b:he}> 。",
     24},
    {"stayed with, as", "a=clear b=same(a)",
     "{a} stayed#1@a with {b} because#2 <1:{b:he} was ill|{b:he} was afraid|{b:he} was "
     "alone|{a:he} loved {b:him}|{a:he} had nothing to do|{a:he} had time> .",
     "{a} 陪着#1@a {b} ， 因为#2 <1:{b:he} 生病 了|{b:he} 很 害怕|{b:he} 一个人|{a:he} 爱 "
     "{b:he}|{a:he} 没有 事 做|{a:he} 有时间> 。",
     40},
    {"left a person, as", "a=clear b=other(a)",
     "{a} left#1@a {b} because#2 <1:{b:he} lied|{b:he} was always busy|{b:he} was selfish|{a:he} "
     "didn't love {b:him}|{a:he} wanted to travel|{a:he} was bored> .",
     "{a} 离开#1@a 了 {b} ， 因为#2 <1:{b:he} 撒谎 了|{b:he} 总是 很 忙|{b:he} 很 自私|{a:he} 不 "
     "爱 {b:he}|{a:he} 想 旅行|{a:he} 很 无聊> 。",
     24},
    {"laughed at, as", "a=clear b=same(a)",
     "{a} laughed#1@a at {b} because#2 <1:{b:he} fell down|{b:he} wore a strange hat|{b:he} made a "
     "mistake|{b:he} couldn't swim|{a:he} was rude|{a:he} was better> .",
     "{a} 嘲笑#1@a {b} ， 因为#2 <1:{b:he} 摔倒 了|{b:he} 戴 了 一 顶 奇怪 的 帽子|{b:he} 做 错 "
     "了|{b:he} 不会 游泳|{a:he} 很 粗鲁|{a:he} 更 好> 。",
     42},
    {"fought with, as", "a=clear b=same(a)",
     "{a} fought#1@a with {b} because#2 <1:{b:he} took {a:his} toy|{b:he} hit {a:him}|{b:he} was "
     "rude|{a:he} was angry|{a:he} didn't like {b:him}|{a:he} hated {b:him}> .",
     "{a} 和 {b} 打架#1@a ， 因为#2 <1:{b:he} 拿 了 {a:his} 玩具|{b:he} 打 了 {a:he}|{b:he} 很 "
     "粗鲁|{a:he} 很 生气|{a:he} 不 喜欢 {b:he}|{a:he} 讨厌 {b:he}> 。",
     45},
    {"chose, as", "a=clear b=same(a)",
     "{a} chose#1@a {b} because#2 <1:{b:he} was the best|{b:he} was strong|{b:he} worked "
     "hard|{a:he} trusted {b:him}|{a:he} knew {b:him}|{a:he} needed a friend> .",
     "{a} 选#1@a 了 {b} ， 因为#2 <1:{b:he} 是 最好 的|{b:he} 很 强壮|{b:he} 很 努力|{a:he} 信任 "
     "{b:he}|{a:he} 认识 {b:he}|{a:he} 需要 一 个 朋友> 。",
     64},
    {"passed the ball to, as", "a=clear b=same(a)",
     "{a} passed#1@a the ball#3 to {b} because#2 <1:{b:he} was alone|{b:he} was faster|{b:he} was "
     "near|{a:he} was tired|{a:he} couldn't run|{a:he} heard {b:him}> .",
     "{a} 把 球#3 传#1@a 给 了 {b} ， 因为#2 <1:{b:he} 一个人|{b:he} 更 快|{b:he} 很 近|{a:he} 累 "
     "了|{a:he} 跑 不动 了|{a:he} 听见 了 {b:he}> 。",
     50},
};

}  // namespace

std::span<const Template> templates_of_feelings() { return feelings; }

}  // namespace playground::grammar
