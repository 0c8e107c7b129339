// Templates: work, school, exams, languages one learns.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template work_and_school[] = {
    // Work.
    {"overtime", "s=who w=pick:lately",
     "{s} {s:has} to <1:work overtime|work late|have a meeting|work from home|go to a meeting> {w} "
     ".",
     "{s} {w} 得 <1:加班|工作 到 很 晚|开会|在 家 工作|去 开会> 。", 18},
    {"is at overtime", "s=who",
     "{s} {s:is} <1:working overtime|in a meeting|at work|on holiday|taking a break|at lunch> "
     "<2:now|again|today> .",
     "{s} <2:现在|又|今天> 在 <1:加班|开会|上班|度假|休息|吃 午饭> 。", 56},
    {"is he in a meeting", "s=who",
     "{s:is} {s} <1:working overtime|in a meeting|at work|on holiday> <2:today|now> ?",
     "{s} <2:今天|现在> 在 <1:加班|开会|上班|度假> 吗 ？", 20},
    {"get off work", "s=who",
     "<1:when|what time> {s:does} {s} <2:get off work|go to work|finish work|have lunch|have "
     "class|get home> ?",
     "{s} <1:什么时候|几 点> <2:下班|上班|下班|吃 午饭|上课|到 家> ？", 22},
    {"got off work", "s=who",
     "{s:has} {s} <1:finished work|got off work|got home|found a job|had lunch|had a rest> yet#2 ?",
     "{s} <1:下班|下班|到 家|找到 工作|吃 午饭|休息> 了 吗#2 ？", 5},
    {"find a job", "s=who", "{s} {s:is} looking#1 for <2:a job|a new job|a friend|work in China> .",
     "{s} 在 找#1 <2:工作|新 工作|一 个 朋友|中国 的 工作> 。"},
    {"job is", "",
     "<1:my|your|his|her> <2:job|work|boss|company|office|colleague> is <3:very good|not bad|too "
     "small|terrible|great> .",
     "<1:我|你|他|她> 的 <2:工作|工作|老板|公司|办公室|同事> <3:非常 好|不错|太 小 了|很 糟糕|很 "
     "棒> 。",
     6},
    {"work tired", "s=who",
     "{s} {s:is} <1:so tired after work|busy with work|tired of work|too busy to eat|busy every "
     "day> .",
     "{s} <1:下班 以后 很 累|忙 着 工作|不 想 工作 了|忙 得 没有 时间 吃饭|每天 都 很 忙> 。"},
    {"ask for leave", "s=who",
     "{s} {s:wants} to <1:take a day off|take a holiday|be the boss> <2:tomorrow|next week|next "
     "month> .",
     "{s} <2:明天|下周|下个月> 想 <1:请假 一天|去 度假|当 老板> 。", 26},
    {"has interview", "s=who w=pick:future",
     "{s} {s:has} <1:a meeting|an exam|a party|a class|a lot of work> {w} .",
     "{s} {w} 有 <1:会议|考试|聚会|课|很多 工作> 。", 80},
    {"how's work", "", "<1:how's|how is> <2:work|school|your new job|your family|your Chinese> ?",
     "<2:工作|学校|你 的 新 工作|你 的 家人|你 的 中文> <1:怎么样|怎么样> ？", 32},
    {"colleagues", "a=named",
     "<1:my|our|his> <2:boss|colleague> <3:is very strict|is on holiday|is in a meeting|asked me "
     "to work overtime|is called {a}|is not here today> .",
     "<1:我 的|我们 的|他 的> <2:老板|同事> <3:非常 严格|在 度假|在 开会|让 我 加班|叫 {a}|今天 不 "
     "在 这里> 。",
     34},
    {"works for", "s=who b=room1", "{s} <1:used to work|worked> in {b:a} .",
     "{s} <1:以前|以前> 在 {b:a} 工作 。"},

    // School.
    {"exam when", "s=who w=pick:future b=study",
     "{s} {s:has} <1:an exam|a class|homework> in {b} {w} .", "{s} {w} 有 {b} <1:考试|课|作业> 。",
     6},
    {"how was exam", "s=who", "how#1 did {s} do on the <2:exam> ?",
     "{s} <2:考试> 考 得 怎么样#1 ？", 11},
    {"exam went", "s=who", "{s} did#1 <2:very well|well|badly|better than me> on the <3:exam> .",
     "{s} <3:考试> 考#1 得 <2:很 好|很 好|很 不 好|比 我 好> 。", 33},
    {"passed the test", "s=who",
     "{s:has} {s} <1:passed the exam|finished the homework|done the homework|read this "
     "book|studied today> ?",
     "{s} <1:通过 考试|做 完 作业|做 作业|看 这 本 书|今天 学习> 了 吗 ？"},
    {"study hard", "s=who",
     "{s} <1:studied|worked> very#2 hard#3 <4:this year|last year|every day> .",
     "{s} <4:今年|去年|每天> <1:学习|工作> 非常#2 努力#3 。", 31},
    {"you should study", "s=who",
     "{s} should#1 <2:speak more Chinese|ask the teacher|read more books> .",
     "{s} 应该#1 <2:多 说 中文|问 老师|多 看书> 。", 89},
    {"grade", "",
     "<1:my|your|his|her> <2:English is|Chinese is> <3:very good|not bad|terrible|better than "
     "before> .",
     "<1:我|你|他|她> 的 <2:英语|中文> <3:非常 好|不错|很 糟糕|比 以前 好> 。", 28},
    {"which grade", "s=who", "what <2:class|school> {s:is} {s} in#3 ?",
     "{s} 在#3 <2:哪 个 班|哪 个 学校> ？"},
    {"learns tongue", "s=who p=pick:tongue",
     "{s} {s:is} learning#1 {p} <2:at school|every day|with a teacher> .",
     "{s} <2:在 学校|每天 在|在 跟 老师> 学#1 {p} 。", 6},
    {"why learn", "s=who p=pick:tongue", "<1:why|where|when> {s:does} {s} <2:learn|study> {p} ?",
     "{s} <1:为什么|在 哪里|什么时候> <2:学|学习> {p} ？"},
    {"tongue is hard", "p=pick:tongue",
     "<1:is|i think> {p} <1:difficult to learn ?|is easy to learn .>",
     "<1:{p} 难 学 吗 ？|我 觉得 {p} 很 容易 学 。>"},
    {"my tongue", "p=pick:tongue",
     "my#1 {p} is <2:not very good|terrible|getting better|not good enough> .",
     "我#1 的 {p} <2:不 太 好|很 糟糕|越来越 好 了|还 不 够 好> 。", 6},
    {"speak slowly", "", "<1:please|can you|could you> speak <2:more slowly|slowly> <1:.|?|?>",
     "<1:请|你 能|你 可以> 说 <2:慢 一点儿|慢 一点儿> <1:。|吗 ？|吗 ？>", 6},
    {"please speak", "p=pick:tongue", "please#1 speak#2 {p} <3:with me|at home|here> .",
     "请#1 <3:和 我|在 家|在 这里> 说#2 {p} 。", 4},
    {"how say", "p=pick:tongue", "how#1 do you <3:say this|say hello|say thank you> in {p} ?",
     "<3:这 个|你好|谢谢 你> 用 {p} 怎么#1 <3:说|说|说> ？", 8},
    {"class talk", "",
     "<1:may i ask a question|may i go to the bathroom|open your books|let's begin the class|do "
     "you have any questions|please be quiet|what does this word mean> <1:?|?|.|.|?|.|?>",
     "<1:我 可以 问 一 个 问题 吗|我 可以 去 洗手间 吗|打开 书|我们 开始 上课 吧|你们 有 问题 "
     "吗|请 安静|这 个 单词 是 什么 意思> <1:？|？|。|。|？|。|？>",
     6, true},
    {"graduate when", "s=who w=pick:past",
     "{s} <1:got married|got a job|went on holiday|had an exam> {w} .",
     "{s} {w} <1:结婚|找到 工作|去 度假|考试> 了 。", 6},
    {"will graduate", "s=who w=pick:future",
     "{s} will#1 <2:get married|go on holiday|come back|have an exam> {w} .",
     "{s} {w} 会#1 <2:结婚|去 度假|回来|考试> 。", 6},
    {"no class", "",
     "<1:there is no class|we have class|i have class|he has no class> <2:today|tomorrow|on "
     "Monday|this afternoon> .",
     "<1:|我们|我|他> <2:今天|明天|星期一|今天 下午> <1:没有|有|有|没有> 课 。", 11},
};

}  // namespace

std::span<const Template> templates_of_work_and_school() { return work_and_school; }

}  // namespace playground::grammar
