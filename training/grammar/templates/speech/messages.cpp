// Templates: messages that people send: being late, asking, apologies, wishes, plans.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template messages[] = {
    // Late, and not answering.
    {"late, and promise", "d=pick:delay p=pick:promise", "<1:sorry|I'm sorry> , {d} , {p} .",
     "<1:对不起|对不起> ， {d} ， {p} 。", 70},
    {"a delay, so late", "d=pick:delay",
     "{d} , so#1 i#2 will <3:be late#31|arrive#33 half an hour#32 late#31|arrive#33 a little#32 "
     "late#31> <4:.|, sorry#41 .|, please#41 wait#42 for me#43 .|, please#41 don't#42 be angry#43 "
     ".>",
     "{d} ， 所以#1 我#2 会 <3:迟到#31|晚#31 到#33 半 个 小时#32|晚#31 一点儿#32 到#33> <4:。|， "
     "对不起#41 。|， 请#41 等#42 我#43 。|， 请#41 不要#42 生气#43 。>",
     50},
    {"late because of a delay", "d=pick:delay",
     "<1:I'm#11 late#12|sorry#12 , I'm#11 late#13|I'm#11 late#12 again#13> because#2 {d} .",
     "<1:我#11 迟到#12 了|对不起#12 ， 我#11 迟到#13 了|我#11 又#13 迟到#12 了> ， 因为#2 {d} 。",
     40},
    {"running late", "p=pick:promise", "<1:sorry|I'm sorry|hi> , I'm#2 running late#3 , {p} .",
     "<1:对不起|对不起|嗨> ， 我#2 要 迟到#3 了 ， {p} 。", 40},
    {"running late, typed", "p=pick:promise",
     "<1:sorry|sorry> , I'm#2 <3:a little late#31|on#31 the way#32|stuck in traffic#31> , {p} .",
     "<1:不好意思|抱歉> ， 我#2 <3:有点 晚#31 了|在 路#32 上#31|堵车#31 了> ， {p} 。", 70, true},
    {"silent because", "s=pick:silence",
     "sorry#1 i#2 didn't#3 <4:reply#41|call#41 you#42 back|answer#41 the phone#42|reply#41 to "
     "your#42 message#43> , {s} .",
     "对不起#1 ， 我#2 没有#3 <4:回复#41|给 你#42 回 电话#41|接#41 电话#42|回复#41 你#42 的 "
     "消息#43> ， {s} 。",
     79},
    {"silent, now call", "s=pick:silence",
     "{s} <1:just now|this morning|this afternoon|last night> , <2:I'll#21 call#22 you#23 "
     "later#24|did#21 you#22 call#23 me#24|why#21 did you#22 call#23 me#24|now#21 i#22 have "
     "time#23|what#21 did you#22 want#23 to say#24> <2:.|?|?|.|?>",
     "<1:刚才|今天 早上|今天 下午|昨晚> {s} ， <2:我#21 一会儿#24 给 你#23 打 电话#22|你#22 给 "
     "我#24 打 电话#23 了 吗#21|你#22 为什么#21 给 我#24 打 电话#23|我#22 现在#21 有时间#23 "
     "了|你#22 想#23 说#24 什么#21> <2:。|？|？|。|？>",
     40},
    {"why didn't you reply", "",
     "why#1 didn't#2 you#3 <4:reply#41 to my#42 message#43|call#41 me#42|come#41|tell#41 "
     "me#42|wait#41 for me#42> <5:yesterday|last night|this morning|today> ? <6:I'm#61 a little "
     "angry#62|I'm#61 worried#62 about you#63|were you#61 busy#62|i#61 waited#62 for a long "
     "time#63> <6:.|.|?|.>",
     "你#3 <5:昨天|昨晚|今天 早上|今天> 为什么#1 没有#2 <4:回复#41 我#42 的 消息#43|给 我#42 打 "
     "电话#41|来#41|告诉#41 我#42|等#41 我#42> ？ <6:我#61 有点儿 生气#62|我#61 担心#62 "
     "你#63|你#61 很 忙#62 吗|我#61 等#62 了 很久#63> <6:。|。|？|。>",
     40},
    {"did you get it", "",
     "did you#1 <2:get#21|see#21> my#3 <4:message|email|photos|letter> ? <5:please#51 reply#52 "
     "soon#53|i#51 sent#52 it yesterday#53|it's very important#51|I'm#51 waiting#52 for your#53 "
     "reply#54|please#51 call#52 me#53 back> .",
     "你#1 <2:收#21 到|看#21 到> 我#3 的 <4:消息|邮件|照片|信> 了 吗 ？ <5:请#51 快#53 点 "
     "回复#52|我#51 昨天#53 发#52 的|非常 重要#51|我#51 在 等#52 你#53 的 回复#54|请#51 给 我#53 "
     "回 电话#52> 。",
     50},
    {"got it, thanks", "",
     "<1:i#11 got#12|i#11 just#13 saw#12> your#2 <3:message|email|photos> , <4:thank#41 "
     "you#42|I'll#41 reply#42 later#43|I'm#41 so happy#42|i#41 promise#42 i will come#43|I'll#41 "
     "call#42 you#43 tonight#44> .",
     "我#11 <1:收#12 到|刚才#13 看#12 到> 了 你#2 的 <3:消息|邮件|照片> ， <4:谢谢#41 你#42|我#41 "
     "一会儿#43 回复#42|我#41 好 高兴#42|我#41 保证#42 会 来#43|我#41 今晚#44 给 你#43 打 电话#42> "
     "。",
     40},

    // What to do when.
    {"do it when", "s=pick:sign t=pick:moment",
     "<1:please|don't#11 forget#12 to|remember#11 to|can#11 you#12> {s} {t} <1:.|.|.|?>",
     "<1:请|别#11 忘#12 了|记得#11|你#12 能#11> {t} {s} <1:。|。|。|吗 ？>", 80},
    {"when, do it, typed", "s=pick:sign t=pick:moment",
     "{t} , <1:please|remember to> {s} <2:.|, okay ?>", "{t} <1:请|记得> {s} <2:。|， 好 吗 ？>",
     40, true},
    {"I'll do it when", "",
     "I'll#1 <2:call#21 you#22|tell#21 you#22 everything#23|come#21 and see#22 you#23|reply#21 to "
     "your#22 message#23|help#21 you#22> <3:when#31 i get home#32|after#31 work#32|when#31 i have "
     "time#32|after#31 the exam#32|when#31 i am back#32> .",
     "我#1 会 <3:到 家#32 以后#31|下班#32 以后#31|有时间#32 的 时候#31|考试#32 以后#31|回来#32 "
     "以后#31> <2:给 你#22 打 电话#21|告诉#21 你#22 一切#23|来 看#22 你#23|回复#21 你#22 的 "
     "消息#23|帮助#21 你#22> 。",
     40},
    {"i promise", "",
     "i#1 promise#2 <3:i#31 won't#32 be late#33 again#34|i#31 will call#32 you#33 every "
     "day#34|i#31 won't#32 forget#33|it won't#31 happen again#32|i#31 will come back#32 "
     "soon#33|i#31 will study#32 hard#33> <4:.|!|, please#41 believe#42 me#43 .>",
     "我#1 保证#2 <3:我#31 不会#32 再#34 迟到#33|我#31 会 每天#34 给 你#33 打 电话#32|我#31 "
     "不会#32 忘记#33|不会#31 再#32 这样 了|我#31 会 快#33 点 回来#32|我#31 会 努力#33 学习#32> "
     "<4:。|！|， 请#41 相信#42 我#43 。>",
     60},

    {"let's start", "",
     "<4:everyone#41 is here#42|everyone#41 has arrived#42|it's late#41|I'm#41 ready#42> , "
     "<1:let's|can we|we should|shall we> start#2 the <3:meeting|game|class|party> now#5 "
     "<1:.|?|.|?>",
     "<4:大家#41 都 在 这里#42|大家#41 都 到#42 了|很 晚#41 了|我#41 准备 好#42 了> ， "
     "<1:我们|我们 可以|我们 应该|我们> 现在#5 开始#2 <3:开会|比赛|上课|聚会> <1:吧 。|吗 ？|。|好 "
     "吗 ？>",
     60},

    // Apologies and thanks.
    {"don't speak it well", "t=pick:tongue",
     "<1:sorry|I'm sorry|excuse me> , <2:i#21 don't#22 speak#23|my#21 brother#22 doesn't#23 "
     "speak#24|we#21 don't#22 speak#23|she#21 doesn't#22 speak#23> {t} very#3 well#4 <5:.|, can#51 "
     "you#52 speak#53 more slowly#54 ?|, can#51 you#52 say#53 it again#54 ?|, can#51 you#52 "
     "write#53 it down ?|, please#51 speak#52 slowly#53 .>",
     "<1:对不起|对不起|不好意思> ， <2:我#21|我#21 哥哥#22|我们#21|她#21> {t} <2:说#23 得 "
     "不#22|说#24 得 不#23|说#23 得 不#22|说#23 得 不#22> 太#3 好#4 <5:。|， 你#52 能#51 说#53 "
     "慢#54 一点儿 吗 ？|， 你#52 能#51 再#54 说#53 一 遍 吗 ？|， 你#52 能#51 写#53 下来 吗 ？|， "
     "请#51 说#52 慢#53 一点儿 。>",
     60},
    {"not on purpose", "",
     "<1:sorry|I'm sorry|please forgive me> , i#2 didn't#3 <4:break#41 it|hurt#41 you#42|make#41 "
     "you#42 angry#43|wake#41 you#42 up#41> on purpose#5 <6:.|, it won't#61 happen again#62 .|, "
     "please#61 don't#62 be angry#63 .>",
     "<1:对不起|对不起|请 原谅 我> ， 我#2 不是#3 故意#5 <4:弄坏#41 它|伤#41 你#42|让#41 你#42 "
     "生气#43|叫醒#41 你#42> 的 <6:。|， 不会#61 再#62 这样 了 。|， 请#61 不要#62 生气#63 。>",
     80},
    {"thank you, and", "",
     "thank you#1 for <2:your#21 help#22|the gift#21|helping#21 me#22|your#21 "
     "message#22|dinner#21> , <3:I'm#31 very#32 happy#33|you#31 are a good#32 friend#33|I'm#31 so "
     "touched#32|let's#31 celebrate#32 together#33|next time#31 i#32 will help#33 you#34> <4:.|!>",
     "谢谢 你#1 <2:的#21 帮助#22|的 礼物#21|帮助#21 我#22|的#21 消息#22|的 晚饭#21> ， <3:我#31 "
     "非常#32 高兴#33|你#31 是 一 个 好#32 朋友#33|我#31 好 感动#32|我们#31 一起#33 庆祝#32 吧|下 "
     "次#31 我#32 会 帮助#33 你#34> <4:。|！>",
     36},

    // Wishes.
    {"wish two", "",
     "<1:happy new year|happy birthday|merry Christmas|happy spring festival> , i#2 wish#3 you#4 "
     "<5:good#51 health#52|success#51|success#51 in your#52 studies#53> and#6 <7:a happy#71 "
     "life#72|a lot of joy#71 every day#72> <8:.|!>",
     "<1:新年 快乐|生日 快乐|圣诞 快乐|春节 快乐> ， 祝#3 你#4 <5:身体#52 健康#51|成功#51|学习#53 "
     "顺利#51> ， <7:生活#72 幸福#71|天天#72 开心#71> <8:。|！>",
     30},
    {"wish blessing", "b=pick:blessing", "<1:i#11|we#11> wish#2 you#3 {b} <4:.|!>",
     "<1:我#11|我们#11> 祝#2 你#3 {b} <4:。|！>", 30},
    {"wish, named", "b=pick:blessing a=named",
     "<1:happy birthday|happy new year|merry Christmas> , {a} , i wish#2 you#3 {b} <4:.|!>",
     "{a} ， <1:生日 快乐|新年 快乐|圣诞 快乐> ， 祝#2 你#3 {b} <4:。|！>", 30},
    {"wishes come true", "a=named",
     "<1:happy birthday|happy new year|merry Christmas|congratulations> <2:, {a}|, mom|, my "
     "friend> , may#3 all your#4 wishes#5 come true#5 <6:.|!>",
     "<2:{a}|妈妈|我 的 朋友> ， <1:生日 快乐|新年 快乐|圣诞 快乐|恭喜> ， 祝#3 你#4 心想事成#5 "
     "<6:。|！>",
     80},
    {"congratulations, deed", "",
     "congratulations#1 , you#2 <3:passed#31 the exam#32|found#31 a new#32 job#33|won#31 the "
     "game#32|got into university#31|graduated#31> , <4:let's#41 celebrate#42|I'm#41 so happy#42 "
     "for you#43|you#41 are great#42|i#41 knew#42 you could do it#43> <5:.|!>",
     "恭喜#1 ， 你#2 <3:通过#31 考试#32 了|找到#31 新#32 工作#33 了|赢#31 了 比赛#32|考上 大学#31 "
     "了|毕业#31 了> ， <4:我们#41 庆祝#42 一下 吧|我#41 真 为 你#43 高兴#42|你#41 真 棒#42|我#41 "
     "知道#42 你 能 做 到#43> <5:。|！>",
     40},

    // The weather, and plans.
    {"sky, so", "s=pick:sky",
     "{s} , <1:so#11 let's#12 stay#13 at home#14|so#11 i#12 don't#13 want#14 to go out#15|but#11 "
     "i#12 have to go#13 to work#14|so#11 let's#12 watch#13 a movie#14|but#11 i#12 still#13 "
     "want#14 to go out#15|so#11 let's#12 order#13 takeout#14> .",
     "{s} ， <1:所以#11 我们#12 待#13 在 家#14 吧|所以#11 我#12 不#13 想#14 出去#15|但是#11 我#12 "
     "要 上班#14|所以#11 我们#12 看#13 电影#14 吧|但是#11 我#12 还是#13 想#14 出去#15|所以#11 "
     "我们#12 点#13 外卖#14 吧> 。",
     40},
    {"sky, how is it there", "s=pick:sky",
     "{s} , <1:how#11 is the weather#12 in Beijing#13|is it raining#11 there#12|what#11 are you#12 "
     "doing#13|do you#11 have#12 an umbrella#13|are you#11 at home#12> ?",
     "{s} ， <1:北京#13 的 天气#12 怎么样#11|你 那里#12 在 下雨#11 吗|你#12 在 做#13 什么#11|你#11 "
     "有#12 雨伞#13 吗|你#11 在 家#12 吗> ？",
     30},
    {"plan, but a delay", "o=pick:outing w=pick:soon",
     "i#1 wanted#2 to {o} {w} , but#3 <4:i#41 have to work overtime#42|my#41 friends#42 are "
     "busy#43|i#41 have a cold#42|it's going to rain#41|i#41 have#42 no money#43> .",
     "我#1 {w} 想#2 {o} ， 但是#3 <4:我#41 要 加班#42|我#41 的 朋友#42 很 忙#43|我#41 感冒#42 "
     "了|要 下雨#41|我#41 没有#42 钱#43> 。",
     30},
    {"friends and I", "o=pick:outing w=pick:soon",
     "my#1 friends#2 and#3 i#4 <5:are going#51 to|want#51 to|plan#51 to> {o} {w} , <6:do you#61 "
     "want#62 to come#63|are you#61 free#62|what#61 about you#62|shall i#61 wait#62 for you#63> ?",
     "我#4 和#3 我#1 的 朋友#2 {w} <5:要#51|想#51|打算#51> {o} ， <6:你#61 想#62 来#63 吗|你#61 "
     "有空#62 吗|你#62 呢#61|我#61 应该 等#62 你#63 吗> ？",
     36},
    {"first finish, then out", "o=pick:outing",
     "when#1 i#2 finish#3 my <4:homework|report|work> , i#5 want#6 to {o} with#7 <8:you|my "
     "friends|my family> .",
     "我#2 做 完#3 <4:作业|报告|工作> 以后#1 ， 我#5 想#6 和#7 <8:你|我 的 朋友|家人> {o} 。", 24},
};

}  // namespace

std::span<const Template> templates_of_messages() { return messages; }

}  // namespace playground::grammar
