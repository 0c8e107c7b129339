// Templates: what one thinks of what is said, exams, phones.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template opinions[] = {
    // What one thinks.
    {"think so, and you", "p=pick:opinion",
     "i#1 <2:think|agree that|believe> {p} <3:.|, what#31 do you#32 think#33 ?|, and#31 you#32 ?|, "
     "but#31 he#32 doesn't#33 agree#34 .>",
     "我#1 <2:觉得|同意|相信> {p} <3:。|， 你#32 觉得#33 呢#31 ？|， 你#32 呢#31 ？|， 但是#31 "
     "他#32 不#33 同意#34 。>",
     40},
    {"guess so", "p=pick:opinion",
     "i#1 guess#2 {p} <3:.|, right#31 ?|, but#31 I'm#32 not#33 sure#34 .>",
     "我#1 猜#2 {p} <3:。|， 对#31 吧 ？|， 但是#31 我#32 不#33 确定#34 。>", 50},
    {"guess what", "j=pick:joy", "guess#1 what#2 , {j} !", "你 猜#1 怎么#2 了 ， {j} ！", 30},
    {"actually", "p=pick:opinion",
     "actually#1 , <2:i#21 think#22|my#21 friends#22 think#23|we#21 think#22> {p} .",
     "其实#1 <2:我#21 觉得#22|我#21 的 朋友#22 觉得#23|我们#21 觉得#22> {p} 。", 80},
    {"do you agree", "p=pick:opinion", "do#1 you#2 <3:think|agree that> {p} ?",
     "你#2 <3:觉得|同意> {p} 吗#1 ？", 30},
    {"completely agree", "p=pick:opinion", "i#1 completely#2 <3:agree|understand> , {p} .",
     "我#1 完全#2 <3:同意|理解> ， {p} 。", 80},
    {"agree, but", "p=pick:opinion",
     "<1:you're#11 right#12|i#11 understand#12 you#13|I'm#11 sorry#12|i#11 know#12> , but#2 i#3 "
     "<4:think|feel> {p} .",
     "<1:你#11 说 得 对#12|我#11 理解#12 你#13|对不起#12|我#11 知道#12> ， 但是#2 我#3 "
     "<4:觉得|觉得> {p} 。",
     36},
    {"don't agree because", "p=pick:opinion",
     "i#1 don't#2 <3:agree|think so|want to go> because#4 {p} .",
     "我#1 不#2 <3:同意|这么 想|想 去> ， 因为#4 {p} 。", 30},

    // Study and exams.
    {"studying, so", "s=study",
     "<1:i#11 am studying#12 for the {s} exam#13|i#11 have#12 a {s} exam#13 tomorrow#14|i#11 have "
     "too much {s} homework#12> , so#2 <3:i#31 can't#32 go out#33|I'm#31 very#32 "
     "nervous#33|please#31 don't#32 call#33 me#34|i#31 have to go#32 to the library#33|i#31 "
     "need#32 your#33 help#34> .",
     "<1:我#11 在 准备#12 {s} 考试#13|我#11 明天#14 有#12 {s} 考试#13|我#11 的 {s} 作业#12 太 多 "
     "了> ， 所以#2 <3:我#31 不能#32 出去#33|我#31 非常#32 紧张#33|请#31 不要#32 给 我#34 打 "
     "电话#33|我#31 要 去#32 图书馆#33|我#31 需要#32 你#33 的 帮助#34> 。",
     36},
    {"studied, but", "s=study",
     "i#1 studied#2 {s} <3:all day|every day|very hard> , but#4 <5:i#51 still#52 don't#53 "
     "understand#54 it|i#51 failed#52 the exam#53|the exam#51 was too difficult#52|i#51 forgot#52 "
     "everything#53> .",
     "我#1 <3:一天 都 在|每天 都|很 努力 地> 学习#2 {s} ， 但是#4 <5:我#51 还#52 不#53 懂#54|我#51 "
     "考试#53 没有 通过#52|考试#51 太 难#52 了|我#51 都#53 忘#52 了> 。",
     30},
    {"after the exam", "o=pick:outing",
     "when#1 the <2:exams are|class is|exams are> over#3 , <4:let's#41|we#41 can#42|we#41 "
     "should#42> {o} <5:together|with#51 my friends#52> .",
     "<2:考试|课|考试> 结束#3 以后#1 ， <4:我们#41|我们#41 可以#42|我们#41 应该#42> <5:一起|和#51 "
     "我 的 朋友#52 一起> {o} <4:吧 。|。|。>",
     50},
    {"the alarm didn't ring", "",
     "<1:my#11 alarm#12 didn't#13 ring#14|i#11 didn't#12 hear#13 the alarm#14|my#11 alarm#12 is "
     "broken#13> , so#2 i#3 <4:got#41 up late#42|missed#41 the bus#42|was late#41 for work#42|had "
     "no#41 time#42 for breakfast#43> <5:today|this morning> .",
     "<1:我#11 的 闹钟#12 没#13 响#14|我#11 没#12 听见#13 闹钟#14|我#11 的 闹钟#12 坏#13 了> ， "
     "所以#2 我#3 <5:今天|今天 早上> <4:起#41 得 很 晚#42|错过#41 了 公交车#42|上班#42 迟到#41 "
     "了|没有#41 时间#42 吃 早饭#43> 。",
     60},

    // Phones and the internet.
    {"bad signal, so", "",
     "the signal#1 is <2:very bad|bad|not good> <3:here|today|in#31 the elevator#32|at home> , "
     "<4:i#41 can't hear#42 you#43|can#41 you#42 hear#43 me#44|I'll#41 call#42 you#43 "
     "later#44|please#41 send#42 me#43 a message#44> <4:.|?|.|.>",
     "<3:这里|今天|电梯#32 里#31|家 里> 信号#1 <2:非常 差|很 差|不 好> ， <4:我#41 听 不见#42 "
     "你#43|你#42 能#41 听见#43 我#44 吗|我#41 一会儿#44 给 你#43 打 电话#42|请#41 给 我#43 发#42 "
     "消息#44> <4:。|？|。|。>",
     70},
    {"charger", "",
     "<1:my#11 phone#12 is out of battery#13|my#11 battery#12 is almost#13 dead#14|i#11 forgot#12 "
     "my charger#13> , <2:can#21 i#22 use#23 your#24 charger#25|can#21 you#22 lend#23 me#24 a "
     "charger#25|do you#21 have#22 a charger#23|where#21 is your#22 charger#23> ?",
     "<1:我#11 的 手机#12 没电#13 了|我#11 的 电池#12 快#13 没电#14 了|我#11 忘#12 带 充电器#13 "
     "了> ， <2:我#22 可以#21 用#23 你#24 的 充电器#25 吗|你#22 能#21 借#23 我#24 充电器#25 "
     "吗|你#21 有#22 充电器#23 吗|你#22 的 充电器#23 在 哪里#21> ？",
     70},
};

}  // namespace

std::span<const Template> templates_of_opinions() { return opinions; }

}  // namespace playground::grammar
