// Templates: turns of speech: complements with 得 and 不, 把, 被, 比, 了, 过, 着, A-not-A,
// particles.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template turns[] = {
    // How one does it.
    {"ran how", "s=who",
     "{s} ran#1 <2:very fast|really fast|too fast|slowly|faster than me|a little slowly> .",
     "{s} 跑#1 得 <2:非常 快|真 快|太 快 了|很 慢|比 我 快|有点儿 慢> 。", 101},
    {"does how well", "a=person1",
     "{a} <1:dances|cooks|draws|writes|speaks|sleeps> <2:very well|well|really well|better than "
     "me|badly> .",
     "{a} <1:跳舞 跳|做饭 做|画|写|说|睡> 得 <2:很 好|很 好|真 好|比 我 好|不 好> 。", 62},
    {"you do well", "",
     "<1:you|they|we> <2:sing|dance|cook|draw|write|speak|sleep> <3:very well|so well|really "
     "well> <4:.|!>",
     "<1:你|他们|我们> <2:唱|跳舞 跳|做饭 做|画|写|说|睡> 得 <3:很 好|太 好 了|真 好> <4:。|！>",
     24},
    {"speaks tongue well", "s=who p=pick:tongue",
     "{s} <1:spoke|wrote> {p} <2:very well|so fast|slowly|badly> .",
     "{s} {p} <1:说|写> 得 <2:很 好|太 快 了|很 慢|很 差> 。", 88},
    {"slept how", "s=who w=pick:past",
     "{s} <1:slept well|slept badly|ate too much|got up late|went to bed late|drank too much> {w} "
     ".",
     "{s} {w} <1:睡 得 很 好|睡 得 不 好|吃 得 太 多|起 得 很 晚|睡 得 很 晚|喝 得 太 多> 。", 8},
    {"slept well asked", "s=who", "did {s} <1:sleep well|have a good time|have fun|eat well> ?",
     "{s} <1:睡 得 好|玩 得 开心|玩 得 开心|吃 得 好> 吗 ？", 6},
    {"have fun now", "", "<1:have fun|have a good time|enjoy yourself> <2:.|!>",
     "<1:玩 得 开心|玩 得 开心|玩 得 开心> <2:。|！>", 126},
    {"run not past", "a=person1 b=animal1", "{a} can't <1:catch> {b} .", "{a} <1:抓 不到> {b} 。"},
    {"cannot manage", "s=who",
     "{s} can't <2:see it|understand it|sleep|find it|open it|eat any more|move it|finish it|buy "
     "it> .",
     "{s} <2:看 不见|听 不 懂|睡 不 着|找 不到|打 不开|吃 不下 了|搬 不动|做 不 完|买 不到> 。",
     14},
    {"can manage", "s=who", "can#1 {s} <2:see it|understand it|find it|open it|finish it> ?",
     "{s} 能#1 <2:看见|听 懂|找到|打开|做 完> 吗 ？", 6},
    {"couldn't sleep", "s=who",
     "{s} couldn't <2:sleep|find it|open it|understand it> <3:last night|yesterday> .",
     "{s} <3:昨晚|昨天> <2:睡 不 着|找 不到|打 不开|听 不 懂> 。", 6},
    {"don't understand what", "",
     "<1:i|we|they> can't#2 understand#3 <4:the teacher|Chinese|this movie> .",
     "<1:我|我们|他们> <4:听 不#2 懂#3 老师|听 不#2 懂#3 中文|看 不#2 懂#3 这 部 电影> 。", 30},
    {"finished it", "s=who",
     "{s:has} {s} <1:finished eating|finished reading|finished it|understood|learned it|found it> "
     "?",
     "{s} <1:吃 完|看 完|做 完|听 懂|学 会|找到> 了 吗 ？", 6},

    // 把, 被, 比.
    {"ba sold", "s=who b=portable1", "{s} <1:sold|lost|threw away|put away|took away> {b} .",
     "{s} <1:卖 了 {b}|弄丢 了 {b}|扔掉 了 {b}|把 {b} 收 起来 了|拿走 了 {b}> 。", 6},
    {"ba please", "b=portable1",
     "<1:please|can you|could you> <2:put {b} here|take {b} home> <1:.|?|?>",
     "<1:请|你 能|你 可以> 把 {b} <2:放 在 这里|带 回家> <1:。|吗 ？|吗 ？>", 6},
    {"bei deeds", "s=who",
     "{s} {s:was} <1:criticized by the teacher|praised by the boss|bitten by a dog|invited to "
     "the party> .",
     "{s} 被 <1:老师 批评|老板 表扬|一 只 狗 咬|邀请 参加 聚会> 了 。", 6},
    {"bei things", "",
     "<1:my|your|his|her> <2:phone|bike|passport|computer|umbrella> was <3:stolen|found|sold> .",
     "<1:我|你|他|她> 的 <2:手机|自行车|护照|电脑|雨伞> 被 <3:偷|找到|卖> 了 。", 6},
    {"than before", "s=who",
     "{s} {s:is} <1:taller|better|stronger> than <2:before|last year|me|my brother> .",
     "{s} 比 <2:以前|去年|我|我 的 哥哥> <1:高|好|强壮> 。", 6},
    {"today than", "",
     "<1:today it's|today is> <2:better> than <3:yesterday|last week|last year> .",
     "<1:今天|今天> 比 <3:昨天|上周|去年> <2:好> 。", 6},
    {"this than that", "",
     "this#1 one is <2:cheaper|better|bigger|smaller|more expensive|more beautiful> than#3 that#4 "
     "one .",
     "这#1 个 比#3 那#4 个 <2:便宜|好|大|小|贵|漂亮> 。", 6},
    {"more and more", "s=who", "{s} {s:is} getting <1:better and better|taller and taller> .",
     "{s} 越来越 <1:好|高> 了 。", 40},
    {"not as", "s=who",
     "{s} {s:is} not as <1:tall|busy|young|strong|happy> as <2:before|you|him|my sister> .",
     "{s} 没有 <2:以前|你|他|我 的 姐姐> <1:高|忙|年轻|强壮|高兴> 。", 6},

    // Questions of both.
    {"A-not-A", "s=who", "{s:is} {s} <1:busy|tired|hungry|happy|cold|afraid> <2:now|today> ?",
     "{s} <2:现在|今天> <1:忙 不 忙|累 不 累|饿 不 饿|高 不 高兴|冷 不 冷|怕 不 怕> ？", 8, true},
    {"is it not", "b=portable1",
     "is <1:this|that> <2:yours|right|{b:a}|delicious|expensive|far|difficult> or not ?",
     "<1:这|那> <2:是 你 的 还是 不是|对 还是 不 对|是 {b:s} 还是 不是|好吃 还是 不 好吃|贵 还是 "
     "不 "
     "贵|远 还是 不 远|难 还是 不 难> ？",
     9},
    {"have or not", "s=who",
     "{s:does} {s} have#1 <2:money|time|homework|questions|friends|a pen|any brothers> or not ?",
     "{s} 有#1 没有#1 <2:钱|时间|作业|问题|朋友|笔|兄弟> ？", 6},
    {"okay or not", "",
     "let's <1:go together|eat first|go home|meet tomorrow|be friends> , okay#2 ?",
     "我们 <1:一起 去|先 吃饭|回家|明天 见面|做 朋友> 吧 ， 好#2 吗 ？", 6},
    {"right?", "",
     "<1:you're tired|you like me|he's Chinese|you're a robot|it's very good|you know him|we're "
     "friends> , right#2 ?",
     "<1:你 累 了|你 喜欢 我|他 是 中国 人|你 是 机器人|非常 好|你 认识 他|我们 是 朋友> ， 对#2 "
     "吧 ？",
     8},
    {"ba guess", "s=who",
     "{s} must#1 be <2:tired|hungry|busy|very happy|at home|a teacher|new here|from China> .",
     "{s} 一定#1 <2:累 了|饿 了|很 忙|非常 高兴|在 家|是 老师|是 新 来 的|来自 中国> 。", 6},
    {"and what about", "q=pick:kin a=named",
     "<1:what about|how about> <2:your {q}|tomorrow|him|her|this one|{a}|tonight> ?",
     "<2:你 的 {q}|明天|他|她|这 个|{a}|今晚> <1:呢|怎么样> ？", 6},
    {"where is he?", "q=pick:kin",
     "<1:where's|how's> <2:your {q}|he|she|that man|everyone> <1:now|today> ?",
     "<2:你 的 {q}|他|她|那 个 男人|大家> <1:现在 在 哪里|今天 怎么样> ？", 6},

    // 了, 过, 着, and what was.
    {"it's changed", "",
     "<1:it's raining|it's dark|he's gone|she's here|he's back|I'm full|I'm leaving|it's over> "
     "now#2 .",
     "现在#2 <1:在 下雨|天 黑 了|他 走 了|她 来 了|他 回来 了|我 饱 了|我 要 走 了|结束 了> 。", 6},
    {"isn't home", "", "<1:he|she> isn't <3:here|at home|busy|hungry|at work|ready|my friend> .",
     "<1:他|她> <3:不 在 这里|不 在 家|不 忙|不 饿|不 在 公司|没有 准备 好|不是 我 的 朋友> 。", 6},
    {"I'm not", "",
     "<1:I'm not|we're not|they're not> <2:here|at home|busy|hungry|ready|Chinese|afraid|sure|a "
     "robot> .",
     "<1:我|我们|他们> <2:不 在 这里|不 在 家|不 忙|不 饿|没有 准备 好|不是 中国 人|不 害怕|不 "
     "确定|不是 机器人> 。",
     107},
    {"i haven't", "",
     "<1:i haven't|we haven't|they haven't> <2:eaten yet|seen him|finished yet|slept yet> .",
     "<1:我|我们|他们> <2:还 没有 吃饭|没有 见 过 他|还 没有 做 完|还 没有 睡觉> 。", 17},
    {"did not know", "s=who",
     "{s} didn't <1:know that|see it|hear it|say that|do it|finish it|go there|remember> .",
     "{s} <1:不 知道 那 个|没有 看见|没有 听见|没有 说 那 个|没有 做|没有 做 完|没有 去 那里|不 "
     "记得> 。",
     6},
    {"there's", "p=pick:stop",
     "there's <2:a problem|a {p} near here|something wrong|nothing to eat|no time|nobody here> .",
     "<2:有 一 个 问题|这里 附近 有 {p}|有 问题|没有 东西 吃|没有 时间|这里 没有人> 。", 62},
    {"I'll do", "",
     "<1:I'll|we'll> <2:do it|help you|go with you|tell you later|never forget you|be there|always "
     "love you> <3:.|!>",
     "<1:我|我们> <2:会 做 的|会 帮助 你|会 和 你 一起 去|回头 告诉 你|永远 不会 忘记 你|会 去 "
     "那里|会 永远 爱 你> <3:。|！>",
     6},
    {"i won't", "s=who", "{s} won't#1 <2:be late|forget|do it again|come again|believe it> .",
     "{s} 不会#1 <2:迟到|忘记|再 做|再 来|相信> 。", 6},
    {"there used", "s=who",
     "{s} used#1 to <2:live here|be a teacher|be fat|love him|like coffee|work together> .",
     "{s} 以前#1 <2:住 在 这里|是 老师|很 胖|爱 他|喜欢 咖啡|一起 工作> 。", 6},

    // Measure words.
    {"measured", "p=pick:number",
     "<1:i bought|he has|we need|please give me|there are> {p} <2:books|cups of tea|bottles of "
     "beer|tickets|bowls of rice|cats|cars|children> .",
     "<1:我 买 了|他 有|我们 需要|请 给 我|有> {p} <2:本 书|杯 茶|瓶 啤酒|张 票|碗 米饭|只 猫|辆 "
     "汽车|个 孩子> 。",
     96},
    {"how many things", "",
     "how#1 many#1 <2:books|bottles of beer|tickets|friends|children|days> do <4:you|they|we> "
     "<5:need|have|want> ?",
     "<4:你|他们|我们> <5:需要|有|想要> 几#1 <2:本 书|瓶 啤酒|张 票|个 朋友|个 孩子|天> ？", 6},
    {"been times", "l=pick:land",
     "<1:I've been to|he's been to> {l} <2:once|twice|three times|many times> .",
     "<1:我 去 过|他 去 过> {l} <2:一次|两 次|三 次|很多 次> 。", 15},
};

}  // namespace

std::span<const Template> templates_of_turns() { return turns; }

}  // namespace playground::grammar
