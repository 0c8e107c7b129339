// Templates: of two people either may be meant, and the reason tells who.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template reasons_of_both[] = {
    // Won and lost.
    {"lost to at a game, as", "a=clear b=same(a)",
     "{a} lost#1@a to {b} at <3:chess|tennis|football|basketball> because#2 <1:{a:he} never "
     "practiced@a|{a:he} had not slept@a|{a:he} {a:was} too nervous@a|{a:his} hand was hurt|{a:he} "
     "was still young@a|{b:he} practiced@b every day|{b:he} {b:was} much better@b|{b:he} "
     "cheated@b|{b:he} {b:was} very lucky@b|{b:he} had@b a coach> .",
     "{a} <3:下 象棋|打 网球|踢 足球|打 篮球> 输#1@a 给 了 {b} ， 因为#2 <1:{a:he} 从不 "
     "练习@a|{a:he} 没有 睡@a 好|{a:he} 太 紧张@a 了|{a:his} 手 受伤 了|{a:he} 还 很 年轻@a|{b:he} "
     "每天 都 练习@b|{b:he} 好@b 得 多|{b:he} 作弊@b 了|{b:he} 非常 幸运@b|{b:he} 有@b 一 个 教练> "
     "。",
     70},
    {"won against at a game, as", "a=clear b=same(a)",
     "{a} won#1@a against {b} at <3:chess|tennis|football|basketball> because#2 <1:{a:he} "
     "practiced@a every day|{a:he} {a:was} much better@a|{a:he} had a good coach@a|{a:he} never "
     "gave@a up|{a:he} cheated@a|{b:he} never practiced@b|{b:he} {b:was} ill@b|{b:his} leg was "
     "hurt|{b:he} made@b too many mistakes|{b:he} was too old@b> .",
     "{a} <3:下 象棋|打 网球|踢 足球|打 篮球> 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 每天 都 "
     "练习@a|{a:he} 好@a 得 多|{a:he} 有 一 个 好 教练@a|{a:he} 从不 放弃@a|{a:he} 作弊@a "
     "了|{b:he} 从不 练习@b|{b:he} 生病@b 了|{b:his} 腿 受伤 了|{b:he} 犯@b 了 太 多 错误|{b:he} "
     "太 老@b 了> 。",
     111},
    {"lost to, though", "a=clear b=same(a)",
     "{a} lost#1@a to {b} <1:although#21 {a:he} practiced@a every day|although#21 {a:he} was "
     "stronger@a|although#21 {b:he} never practiced@b|although#21 {b:he} was ill@b|, and {a:he} "
     "cried@a|, and {b:he} laughed@b|, so#21 {a:he} wants@a to practice more|, but {b:he} didn't "
     "laugh@b at {a:him}> .",
     "{a} 输#1@a 给 了 {b} ， <1:虽然#21 {a:he} 每天 都 练习@a|虽然#21 {a:he} 更 强壮@a|虽然#21 "
     "{b:he} 从不 练习@b|虽然#21 {b:he} 生病@b 了|{a:he} 哭@a 了|{b:he} 笑@b 了|所以#21 {a:he} 想 "
     "多 练习@a|但是 {b:he} 没有 嘲笑@b {a:he}> 。",
     50},
    {"won the game. he", "a=clear b=same(a)",
     "{a} won#1@a the game#3 against {b} . <1:{a:he} got@a the prize|{a:he} was very "
     "proud@a|{a:he} played@a better|{b:he} congratulated@b {a:him}|{b:he} was very sad@b|{b:he} "
     "wanted@b to play again|{b:he} had never lost@b before> .",
     "{a} 在 比赛#3 中 赢#1@a 了 {b} 。 <1:{a:he} 得 到@a 了 奖品|{a:he} 非常 骄傲@a|{a:he} 打@a "
     "得 更 好|{b:he} 祝贺@b 了 {a:he}|{b:he} 非常 难过@b|{b:he} 想@b 再 玩 一次|{b:he} 以前 从来 "
     "没有 输@b 过> 。",
     40},
    {"scored against, as", "a=clear b=same(a)",
     "{a} scored a goal#1@a against {b} because#2 <1:{a:he} was very fast@a|{a:he} ran@a past "
     "{b:him}|{a:he} trained@a a lot|{b:he} was asleep@b|{b:he} slipped@b|{b:he} was looking@b at "
     "{b:his} phone|{b:he} couldn't stop@b the ball> .",
     "{a} 对 {b} 进球#1@a 了 ， 因为#2 <1:{a:he} 非常 快@a|{a:he} 从 {b:he} 旁边 跑@a 了 "
     "过去|{a:he} 训练@a 很多|{b:he} 睡着@b 了|{b:he} 滑倒@b 了|{b:he} 在 看@b {b:his} 手机|{b:he} "
     "没有 拦住@b 球> 。",
     70},
    {"ran faster than, so or as", "a=clear b=same(a)",
     "{a} ran#1@a faster than {b} because#2 <1:{a:his} legs were longer|{a:he} was afraid@a|{a:he} "
     "was younger@a|{b:he} was carrying a bag@b|{b:his} foot hurt|{b:he} was too fat@b|{b:he} "
     "wore@b a heavy coat> .",
     "{a} 跑#1@a 得 比 {b} 快 ， 因为#2 <1:{a:his} 腿 更 长|{a:he} 很 害怕@a|{a:he} 更 "
     "年轻@a|{b:he} 拿 着 一 个 包@b|{b:his} 脚 很 疼|{b:he} 太 胖@b 了|{b:he} 穿@b 着 很 重 的 "
     "大衣> 。",
     40},

    // Asking, lending and giving.
    {"asked for a thing, forgotten", "a=clear b=same(a)",
     "{a} asked#1@a {b} for a <3:pencil|pen|ticket|towel|ruler|key> because#2 <1:{a:he} had "
     "forgotten to bring one@a|{a:he} had lost@a {a:his} own|{a:his} old one was broken|{a:he} "
     "didn't have@a one|{b:he} had@b two|{b:he} always had@b one|{b:he} didn't need@b one|{b:he} "
     "sat@b next to {a:him}> .",
     "{a} 向 {b} 要#1@a 一 <3:支 铅笔|支 钢笔|张 票|条 毛巾|把 尺子|把 钥匙> ， 因为#2 <1:{a:he} "
     "忘记 带@a 了|{a:he} 弄丢@a 了 {a:he} 自己 的|{a:his} 旧 的 坏 了|{a:he} 没有@a|{b:he} 有@b "
     "两 个|{b:he} 总是 有@b|{b:he} 不 需要@b|{b:he} 坐@b 在 {a:he} 旁边> 。",
     60},
    {"asked for his thing, first", "a=clear b=same(a) c=portable1",
     "because#2 <1:{a:he} had forgotten@a {a:his} own|{a:he} needed@a {c:him}|{b:he} was "
     "kind@b|{b:he} didn't need@b {c:him}> , {a} asked#1@a {b} for {c} .",
     "因为#2 <1:{a:he} 忘记@a 了 {a:he} 自己 的|{a:he} 需要@a {c:he}|{b:he} 很 善良@b|{b:he} 不 "
     "需要@b {c:he}> ， 所以 {a} 向 {b} 要#1@a {c} 。",
     30, true},
    {"lent his old one", "a=clear b=same(a)",
     "{a} lent#1@a {b} {a:his} old <3:phone|bike|coat|umbrella|computer> because#2 <1:{a:he} had "
     "bought a new one@a|{a:he} didn't need it any more@a|{a:he} wanted@a to help|{b:he} had "
     "forgotten {b:his} own@b|{b:his} own was broken|{b:he} didn't have one@b|{b:he} asked@b "
     "{a:him}> .",
     "{a} 把 {a:his} 旧 <3:手机|自行车|大衣|雨伞|电脑> 借#1@a 给 {b} ， 因为#2 <1:{a:he} 买 了 "
     "新的@a|{a:he} 不 需要@a 了|{a:he} 想@a 帮忙|{b:he} 忘记@b 带 {b:he} 自己 的 了|{b:his} 坏 "
     "了|{b:he} 没有@b|{b:he} 请@b {a:he} 帮忙> 。",
     48},
    {"would not lend, as", "a=clear b=same(a)",
     "{a} didn't#3 lend#1@a {b} {a:his} <3:phone|bike|coat|umbrella|computer> because#2 <1:{a:he} "
     "needed it@a|{a:he} was selfish@a|{a:he} had left it at home@a|{b:he} had broken@b the last "
     "one|{b:he} was too careless@b|{b:he} had@b one|{b:he} never asked@b> .",
     "{a} 没有#3 把 {a:his} <3:手机|自行车|大衣|雨伞|电脑> 借#1@a 给 {b} ， 因为#2 <1:{a:he} 自己 "
     "需要@a|{a:he} 很 自私@a|{a:he} 忘@a 在 家 里 了|{b:he} 弄坏@b 了 上 一 个|{b:he} 太 粗心@b "
     "了|{b:he} 自己 有@b|{b:he} 从来 没有 问@b> 。",
     40},
    {"gave a portable, as", "a=clear b=same(a) c=portable1",
     "{a} gave#1@a {c} to {b} because#2 <1:{a:he} didn't need@a {c:him} any more|{a:he} had@a "
     "two|{a:he} wanted@a to thank {b:him}|{b:he} had lost@b {b:his} own|{b:he} had asked@b for "
     "{c:him}|{b:he} had forgotten@b to bring one|{c:he} was too heavy@c for {a:him}|{c:he} "
     "belonged@c to {b:him}> .",
     "{a} 把 {c} 给#1@a 了 {b} ， 因为#2 <1:{a:he} 不 需要@a {c:he} 了|{a:he} 有@a 两 个|{a:he} "
     "想@a 感谢 {b:he}|{b:he} 弄丢@b 了 {b:he} 自己 的|{b:he} 想要@b {c:he}|{b:he} 忘记 带@b "
     "了|{c:he} 太 重@c ， {a:he} 拿 不动|{c:he} 是@c {b:he} 的> 。",
     60},
    {"took a thing back, as", "a=clear b=same(a) c=portable1",
     "{a} took#1@a {c} back from {b} because#2 <1:{a:he} needed@a {c:him} again|{a:he} was "
     "angry@a|{b:he} didn't use@b {c:him}|{b:he} had broken@b {c:him}|{c:he} was broken@c|{c:he} "
     "was {a:his} own@c> .",
     "{a} 从 {b} 那里 拿#1@a 回 了 {c} ， 因为#2 <1:{a:he} 又 需要@a {c:he} 了|{a:he} 很 "
     "生气@a|{b:he} 不 用@b {c:he}|{b:he} 弄坏@b 了 {c:he}|{c:he} 坏@c 了|{c:he} 是 {a:he} 自己@c "
     "的> 。",
     36},
    {"stole, as", "a=clear b=same(a) c=portable1",
     "{a} stole#1@a {c} from {b} <1:because#21 {a:he} was poor@a|because#21 {a:he} wanted@a "
     "{c:him}|because#21 {b:he} was rich@b|while#21 {b:he} was asleep@b|, so#21 {b:he} called@b "
     "the police|, but#21 {b:he} saw@b {a:him}|, but#21 later {a:he} gave@a {c:him} back> .",
     "{a} 偷#1@a 了 {b} 的 {c} ， <1:因为#21 {a:he} 很 穷@a|因为#21 {a:he} 想要@a {c:he}|因为#21 "
     "{b:he} 很 富有@b|{b:he} 睡着@b 的 时候#21|所以#21 {b:he} 叫@b 了 警察|但是#21 {b:he} 看见@b "
     "了 {a:he}|但是#21 {a:he} 后来 还@a 了 {c:he}> 。",
     36},

    // Letters and calls.
    {"wrote to his girlfriend", "a=noun:girlfriend1 b=named",
     "{b} <2:wrote#1@b to|called#1@b|waited for#1@b> {b:his} {a:bare} , but#3 {a:he} <1:never "
     "answered@a|didn't come@a|was angry@a with {b:him}|didn't love@a {b:him} any more|was "
     "asleep@a|had no time@a> .",
     "{b} <2:给 {b:his} {a:bare} 写 信#1@b|给 {b:his} {a:bare} 打 电话#1@b|在 等#1@b {b:his} "
     "{a:bare}> ， 但是#3 {a:he} <1:一直 没有 回答@a|没有 来@a|生@a {b:he} 的 气|不 爱@a {b:he} "
     "了|睡着@a 了|没有 时间@a> 。",
     30},
    {"wrote to her boyfriend", "a=noun:boyfriend1 b=named",
     "{b} <2:wrote#1@b to|called#1@b|waited for#1@b> {b:his} {a:bare} , but#3 {a:he} <1:never "
     "answered@a|didn't come@a|was angry@a with {b:him}|didn't love@a {b:him} any more|was "
     "asleep@a|had no time@a> .",
     "{b} <2:给 {b:his} {a:bare} 写 信#1@b|给 {b:his} {a:bare} 打 电话#1@b|在 等#1@b {b:his} "
     "{a:bare}> ， 但是#3 {a:he} <1:一直 没有 回答@a|没有 来@a|生@a {b:he} 的 气|不 爱@a {b:he} "
     "了|睡着@a 了|没有 时间@a> 。",
     30},
    {"friend of his, dinner", "a=noun:girlfriend|wife|mother|boyfriend|husband|father1 b=named",
     "{b} <2:cooked dinner#1@b|bought flowers#1@b|sang a song#1@b> for {b:his} {a:bare} because#3 "
     "<1:{b:he} loved@b {a:him}|{a:he} had a birthday@a|{a:he} was sad@a|{a:he} was tired@a|{b:he} "
     "was sorry@b|{b:he} hadn't seen@b {a:him} for a long time> .",
     "{b} 给 {b:his} {a:bare} <2:做 了 晚饭#1@b|买 了 花#1@b|唱 了 一 首 歌曲#1@b> ， 因为#3 "
     "<1:{b:he} 爱@b {a:he}|{a:he} 过 生日@a|{a:he} 很 难过@a|{a:he} 累@a 了|{b:he} 后悔@b "
     "了|{b:he} 很久 没有 看见@b {a:he} 了> 。",
     6},
    {"wrote, but", "a=clear b=same(a)",
     "{a} <2:wrote#1@a to|called#1@a> {b} <1:, but#21 {b:he} never answered@b|, but#21 {b:he} had "
     "moved away@b|because#21 {a:he} missed@a {b:him}|because#21 {b:he} was ill@b|because#21 "
     "{a:he} needed help@a|, so#21 {b:he} came@b at once|because#21 {b:he} had written@b to "
     "{a:him}> .",
     "{a} <2:给 {b} 写 信#1@a|给 {b} 打 电话#1@a> ， <1:但是#21 {b:he} 一直 没有 回答@b|但是#21 "
     "{b:he} 搬@b 走 了|因为#21 {a:he} 想念@a {b:he}|因为#21 {b:he} 生病@b 了|因为#21 {a:he} 需要 "
     "帮助@a|所以#21 {b:he} 马上 来@b 了|因为#21 {b:he} 给 {a:he} 写@b 过 信> 。",
     44},

    // Ill and helped.
    {"hospital visit, just had", "a=clear b=same(a)",
     "{a} went#1@a to the hospital#3 to see#4 {b} because#2 <1:{b:he} had just had an "
     "operation@b|{b:his} leg@b was hurt|{b:he} had a fever@b|{b:he} felt@b lonely there|{a:he} "
     "was worried@a about {b:him}|{a:he} had time@a|{a:he} was free@a today|{a:he} wanted@a to "
     "bring {b:him} some fruit> .",
     "{a} 去#1@a 医院#3 看#4 {b} ， 因为#2 <1:{b:he} 刚 做@b 了 手术|{b:his} 腿@b 受伤 了|{b:he} "
     "发烧@b 了|{b:he} 在 那里 很 孤独@b|{a:he} 很 担心@a {b:he}|{a:he} 有时间@a|{a:he} 今天 "
     "有空@a|{a:he} 想@a 给 {b:he} 带 一些 水果> 。",
     56},
    {"relative in hospital, just had", "a=relative b=relative",
     "{a} went#1@a to the hospital#3 to see#4 {b} . <1:{b:he} had just had an operation@b|{b:he} "
     "was very ill@b|{b:he} couldn't get@b up|{a:he} brought@a {b:him} flowers|{a:he} stayed@a "
     "there all day|{a:he} talked@a with {b:him}> .",
     "{a} 去#1@a 医院#3 看#4 {b} 。 <1:{b:he} 刚 做@b 了 手术|{b:he} 病@b 得 很 厉害|{b:he} 不能 "
     "起床@b|{a:he} 给 {b:he} 带来@a 了 花|{a:he} 在 那里 待@a 了 一天|{a:he} 和 {b:he} 说话@a 了> "
     "。",
     30},
    {"carried to bed, as", "a=clear b=same(a)",
     "{a} <2:helped {b} up the stairs#1@a|took {b} home#1@a|drove {b} to the station#1@a> "
     "because#3 <1:{b:his} legs hurt|{b:he} was too old@b|{b:he} was blind@b|{b:he} was "
     "drunk@b|{a:he} was polite@a|{a:he} had nothing else to do@a|{a:he} liked@a {b:him}|{a:he} "
     "wanted@a to talk to {b:him}> .",
     "{a} <2:扶 {b} 上 了 楼梯#1@a|送 {b} 回家#1@a 了|开车 送 {b} 去 了 车站#1@a> ， 因为#3 "
     "<1:{b:his} 腿 很 疼|{b:he} 太 老@b 了|{b:he} 瞎@b 了|{b:he} 喝醉@b 了|{a:he} 很 "
     "有礼貌@a|{a:he} 没有 别的 事 做@a|{a:he} 喜欢@a {b:he}|{a:he} 想@a 和 {b:he} 说话> 。",
     36},
    {"rescued, as", "a=clear b=same(a)",
     "{a} rescued#1@a {b} because#2 <1:{b:he} couldn't swim@b|{b:he} was lost@b in the "
     "forest|{b:he} had fallen@b into the river|{b:he} was hurt@b|{a:he} heard@a {b:him}|{a:he} "
     "swam@a very well|{a:he} was very brave@a|{a:he} was not afraid@a> .",
     "{a} 救#1@a 了 {b} ， 因为#2 <1:{b:he} 不会 游泳@b|{b:he} 在 森林 里 迷路@b 了|{b:he} 掉@b 进 "
     "了 河 里|{b:he} 受伤@b 了|{a:he} 听见@a 了 {b:he}|{a:he} 游@a 得 很 好|{a:he} 非常 "
     "勇敢@a|{a:he} 不 害怕@a> 。",
     44},

    // Both, in other orders.
    {"because first, late or waiting", "a=clear b=same(a)",
     "because#2 <1:{b:he} was late@b|{b:he} didn't come@b|{a:he} loved@a {b:him}|{a:he} was "
     "early@a|{a:he} had time@a> , {a} waited#1@a for {b} .",
     "因为#2 <1:{b:he} 迟到@b 了|{b:he} 没有 来@b|{a:he} 爱@a {b:he}|{a:he} 来 得 很 早@a|{a:he} "
     "有时间@a> ， 所以 {a} 在 等#1@a {b} 。",
     30},
    {"when first, either", "a=clear b=same(a)",
     "when#2 <1:{b:he} fell@b down|{b:he} was ill@b|{b:he} lost@b {b:his} job|{b:he} couldn't "
     "walk@b|{a:he} had time@a|{a:he} came@a home> , {a} helped#1@a {b} .",
     "<1:{b:he} 摔倒@b|{b:he} 生病@b|{b:he} 丢@b 了 {b:his} 工作|{b:he} 不能 走路@b|{a:he} "
     "有时间@a|{a:he} 回家@a> 的 时候#2 ， {a} 帮助#1@a 了 {b} 。",
     30},
    {"so that the other, people", "a=clear b=same(a)",
     "{a} was so <1:angry#21@a that {b} was#22 afraid#23@b of {a:him}|loud#21@a that {b} "
     "couldn't#22 sleep#23@b|funny#21@a that {b} laughed#23@b|late#21@a that {b} didn't#22 "
     "wait#23@b for {a:him}|tired#21@a that {a:he} didn't#22 hear#23@a {b}|happy#21@a that {a:he} "
     "hugged#23@a {b}> .",
     "{a} 太 <1:生气#21@a 了 ， {b} 很 怕#23@b {a:he}|吵#21@a 了 ， {b} 睡#23@b 不 着#22|幽默#21@a "
     "了 ， {b} 笑#23@b 了|晚#21@a 了 ， {b} 没有#22 等#23@b {a:he}|累#21@a 了 ， {a:he} 没有#22 "
     "听见#23@a {b}|高兴#21@a 了 ， {a:he} 拥抱#23@a 了 {b}> 。",
     40},
    {"until either, shouted", "a=clear b=same(a)",
     "{a} <2:shouted at#1@a|talked to#1@a|played with#1@a> {b} until#3 <1:{b:he} cried@b|{b:he} "
     "ran@b away|{b:he} fell asleep@b|{b:he} had to go@b home|{a:he} was tired@a|{a:he} couldn't "
     "speak@a any more|{a:his} mother called {a:him}> .",
     "{a} 一直 <2:对 {b} 大喊#1@a|和 {b} 说话#1@a|和 {b} 玩#1@a> ， 直到#3 <1:{b:he} 哭@b "
     "了|{b:he} 跑@b 了|{b:he} 睡着@b 了|{b:he} 要 回家@b 了|{a:he} 累@a 了|{a:he} 不能 说话@a "
     "了|{a:his} 妈妈 叫 {a:he}> 。",
     40},
    {"after it, of either", "a=clear b=same(a)",
     "after#3 <1:{b:he} helped@b {a:him}|{b:he} found@b {a:his} wallet|{b:he} won@b the "
     "prize|{b:he} came@b back|{a:he} came@a home|{a:he} passed@a the exam|{a:he} got@a {a:his} "
     "money back> , {a} <2:thanked#1@a|hugged#1@a|invited#1@a> {b} .",
     "<1:{b:he} 帮助@b {a:he}|{b:he} 找到@b {a:his} 钱包|{b:he} 赢@b 奖品|{b:he} 回来@b|{a:he} "
     "回家@a|{a:he} 通过@a 考试|{a:he} 拿@a 回 {a:his} 钱> 之后#3 ， {a} "
     "<2:感谢#1@a|拥抱#1@a|邀请#1@a> 了 {b} 。",
     36},

    {"had fallen, so helped", "a=clear b=same(a)",
     "{a} <2:helped#1@a|laughed at#1@a|carried#1@a|comforted#1@a> {b} because#3 {b:he} had "
     "fallen#4@b <1:from a tree|into the water|off the horse|down the stairs> .",
     "{a} <2:帮助#1@a 了|嘲笑#1@a 了|背#1@a 着|安慰#1@a 了> {b} ， 因为#3 {b:he} <1:从 树 上 "
     "掉#4@b 下来 了|掉#4@b 进 了 水 里|从 马 背 上 掉#4@b 下来 了|从 楼梯 上 摔倒#4@b 了> 。",
     52},
};

}  // namespace

std::span<const Template> templates_of_reasons_of_both() { return reasons_of_both; }

}  // namespace playground::grammar
