// Templates: how people begin to talk, and what they say when they have not met for long.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template hellos[] = {
    // A greeting and a question.
    {"hi and ask", "",
     "<1:hi|hey|hello|good morning> , <2:how are you today|how was your day|did you sleep "
     "well|what are you doing|what are you doing now|are you busy now|are you hungry|how is "
     "everything> ?",
     "<1:嗨|嘿|你好|早上 好> ， <2:你 今天 好 吗|你 今天 过 得 怎么样|你 睡 得 好 吗|你 在 做 "
     "什么|你 现在 在 做 什么|你 现在 忙 吗|你 饿 了 吗|一切 都 好 吗> ？",
     36},
    {"hi! and ask", "a=named",
     "<1:hi|hey|hello|good morning> <2:!|, {a} !|, {a} .> <3:how are you today|how was your "
     "day|did you sleep well|what are you doing|what are you doing now|are you busy now|are you "
     "hungry|how is everything> ?",
     "<1:嗨|嘿|你好|早上 好> <2:！|， {a} ！|， {a} 。> <3:你 今天 好 吗|你 今天 过 得 怎么样|你 "
     "睡 得 好 吗|你 在 做 什么|你 现在 在 做 什么|你 现在 忙 吗|你 饿 了 吗|一切 都 好 吗> ？",
     36},
    {"did you sleep well", "",
     "<1:good morning|morning|good morning , mom|good morning , my dear> ! did#4 you sleep well "
     "<2:last night|yesterday> ?",
     "<1:早上 好|早上 好|妈妈 ， 早上 好|早上 好 ， 亲爱的> ！ 你 <2:昨晚|昨天> 睡 得 好 吗#4 ？",
     12},
    {"how was your thing", "",
     "how#3 was your <1:class|exam|meeting|party|work> <2:today|yesterday|last week> ?",
     "你 <2:今天|昨天|上周> 的 <1:课|考试|会议|聚会|工作> 怎么样#3 ？", 12},
    {"day was how", "",
     "my day was#3 <1:great|very good|not bad|so so> , <2:and you|how about you|how was your day> "
     "?",
     "我 今天 过#3 得 <1:很 好|非常 好|不错|马马虎虎> ， <2:你 呢|你 呢|你 今天 过 得 怎么样> ？",
     51},
    {"so so", "", "<1:it's|my Chinese is|my English is|work is> so so#1 .",
     "<1:|我 的 中文|我 的 英语|工作> 马马虎虎#1 。", 34},
    {"how is your English so so", "", "how#3 is your <1:English|Chinese|work|new job> ? so so#4 .",
     "你 的 <1:英语|中文|工作|新 工作> 怎么样#3 ？ 马马虎虎#4 。", 17},
    {"long time busy with", "",
     "<1:long time no see|hey , long time no see|we haven't met for a long time|i haven't seen "
     "you for a long time> , <2:what have you been busy with lately|where have you been|how have "
     "you been lately|how is work|do you still remember me|are you still in Beijing> ?",
     "<1:好久 不见|嘿 ， 好久 不见|我们 好久 没有 见面 了|我 好久 没有 见到 你 了> ， <2:你 "
     "最近 在 忙 什么|你 去 哪里 了|你 最近 怎么样|工作 怎么样|你 还 记得 我 吗|你 还 在 "
     "北京 吗> ？",
     24},
    {"haven't seen for long", "s=me a=named",
     "{s} <1:haven't seen|haven't met> {a} for <2:a long time|years|three days|ten days> .",
     "{s} <2:好久|很多 年|三 天|十 天> 没有 <1:见到|见到> {a} 了 。", 12},
    {"lately busy", "s=me",
     "what have {s} been <1:busy with|doing|reading|learning|watching> lately#2 ?",
     "{s} 最近#2 <1:忙|在 做|在 读|在 学|在 看> 什么 ？", 14},
    {"you look tired ask", "",
     "you look#3 <1:tired|sad|happy|busy|angry> , <2:what's wrong|are you okay|what happened|did "
     "you sleep well last night> ?",
     "你 看起来#3 很 <1:累|难过|高兴|忙|生气> ， <2:怎么 了|你 还 好 吗|发生 了 什么|你 昨晚 睡 "
     "得 好 吗> ？",
     24},
    {"what happened", "s=who", "what#2 happened#3 to {s:obj} <1:yesterday|today|last night> ?",
     "{s} <1:昨天|今天|昨晚> 发生#3 了 什么#2 事 ？", 22},
    {"why is she crying", "a=clear",
     "what's#2 wrong ? why#3 is {a} <1:crying|so angry|so sad|laughing|not here> ?",
     "怎么#2 了 ？ {a} 为什么#3 <1:在 哭|这么 生气|这么 难过|在 笑|不 在 这里> ？", 16},

    // What one does now, and wants to do.
    {"weather so let's go", "",
     "the weather is <1:so good|very nice|warm> today#3 , let's <2:go out for a walk|have dinner "
     "together|see a movie|have a cup of coffee|go shopping|play basketball> .",
     "今天#3 天气 <1:太 好 了|非常 好|很 暖和> ， 我们 <2:出去 走 走|一起 吃 晚饭|看 电影|喝 一 "
     "杯 咖啡|去 购物|打 篮球> 吧 。",
     14},
    {"weather want to", "",
     "<1:it's sunny today|what nice weather|I'm free today|I'm so bored|it's too hot at home> , do "
     "you want#4 to <2:go out for a walk|have dinner|see a movie|have a cup of coffee|go "
     "shopping|play basketball> <3:with me|with us> ?",
     "<1:今天 是 晴天|天气 真 好|我 今天 有空|我 好 无聊|家 里 太 热 了> ， 你 想#4 <3:和 我 "
     "一起|和 我们 一起> <2:出去 走 走|吃 晚饭|看 电影|喝 一 杯 咖啡|去 购物|打 篮球> 吗 ？",
     14},
    {"this weekend plans", "",
     "<1:hi|hey|by the way|excuse me|mom> , what are you doing#3 <2:this weekend|tonight|on "
     "Saturday|after work|tomorrow morning> ?",
     "<1:嗨|嘿|对 了|请问|妈妈> ， 你 <2:这 个 周末|今晚|星期六|下班 以后|明天 早上> 做#3 什么 ？",
     14},
    {"by the way ask", "",
     "by the way , <1:what's your name|where do you live|how old are you|what time is it "
     "now|do you like cats|are you free tonight|when is your birthday|did you eat breakfast> ?",
     "对 了 ， <1:你 叫 什么 名字|你 住 在 哪里|你 多 大 了|现在 几 点 了|你 喜欢 猫 吗|你 今晚 "
     "有空 吗|你 的 生日 是 什么时候|你 吃 早饭 了 吗> ？",
     24},
    {"by the way tell", "q=pick:kin",
     "by the way , <1:I'm getting married next month|my {q} wants to see you|don't forget your "
     "umbrella|thank you for the gift|i called you yesterday> .",
     "对 了 ， <1:我 下个月 结婚|我 {q} 想 见 你|不要 忘记 带 你 的 雨伞|谢谢 你 的 礼物|我 昨天 "
     "给 你 打 了 电话> 。",
     10},
    {"weekend plan is", "w=pick:future",
     "i want to <1:climb a mountain|go swimming|see a movie|go to the park|have a party> <2:this "
     "weekend|tomorrow|on Sunday|tonight> , do you want to come ?",
     "我 <2:这 个 周末|明天|星期天|今晚> 想 <1:爬 山|去 游泳|看 电影|去 公园|开 聚会> ， 你 想 来 "
     "吗 ？",
     12},
    {"want to go outside", "s=who",
     "{s} {s:wants} to <1:go out|go out for a walk|take a walk|go home and sleep|fly to Beijing> "
     "<2:after dinner|tonight|now|this evening> .",
     "{s} <2:晚饭 以后|今晚|现在|今天 晚上> 想 <1:出去|出去 散步|去 散步|回家 睡觉|飞 到 北京> 。",
     15},
    {"sleep early", "",
     "<1:it's late|you look tired|don't play games|you have to get up early tomorrow|good night> , "
     "go to bed#3 early <2:.|!|, okay ?>",
     "<1:很 晚 了|你 看起来 很 累|别 玩 游戏|你 明天 要 早起|晚安> ， 早点 睡觉#3 <2:。|！|， 好 "
     "吗 ？>",
     43},
    {"take care parting", "",
     "<1:bye|goodbye|I'm leaving|see you> , take care of <2:yourself|your mother|the children|your "
     "family> .",
     "<1:拜拜|再见|我 要 走 了|再见> ， 照顾 好 <2:自己|你 妈妈|孩子|你 的 家人> 。", 30},
    {"take care of", "s=who",
     "{s} {s:has} to take care#3 of <1:the children|my mother|the cat|the baby|my grandfather> "
     "<2:today|every day|this weekend> .",
     "{s} <2:今天|每天|这 个 周末> 得 照顾#3 <1:孩子|我 妈妈|猫|宝宝|我 爷爷> 。", 30},
    {"who takes care", "",
     "who#3 <1:will|can|should> take care of <2:the cat|your son|the baby|the flowers> ?",
     "谁#3 <1:会|能|应该> 照顾 <2:猫|你 儿子|宝宝|花> ？", 14},
    {"have a safe trip", "a=named", "<1:have a|wish you a|bye , have a> safe trip <2:.|!|, {a} .>",
     "<1:祝 你|祝 你|拜拜 ， 祝 你> 一路 平安 <2:。|！|， {a} 。>", 30},
    {"got home safe", "a=named", "did {a} get#1 home safe#2 ? is#3 {a:he} okay#4 now ?",
     "{a} 平安#2 到#1 家 了 吗 ？ {a:he} 现在 还 好#4 吗#3 ？", 12},
    {"got home safely told", "s=who",
     "{s} got#2 home safe#3 <1:last night|yesterday|this morning> .",
     "{s} <1:昨晚|昨天|今天 早上> 平安#3 到#2 家 了 。", 12},
    {"how's your health", "q=pick:kin", "how#3 is <1:your|his|her> health <2:now|lately> ?",
     "<1:你 的|他 的|她 的> 身体 <2:现在|最近> 怎么样#3 ？", 24},
    {"in good health", "q=pick:kin",
     "<1:my {q} is|my parents are|I'm|she is> in <2:good|very good|bad> health .",
     "<1:我 {q}|我 父母|我|她> 身体 <2:很 好|非常 好|不 好> 。", 30},
    {"thanks for asking", "",
     "<1:I'm fine|I'm very well|I'm good|not bad|I'm a little tired> , thank#3 you . <2:and "
     "you|how about you|how is your family|are you busy lately> ?",
     "<1:我 很 好|我 非常 好|我 很 好|还 不错|我 有点儿 累> ， 谢谢#3 。 <2:你 呢|你 呢|你 的 "
     "家人 怎么样|你 最近 忙 吗> ？",
     10},
    {"nothing much", "",
     "<1:I'm fine|I'm not busy|it's nothing|don't worry> , just <2:a little "
     "tired|thinking|watching television|listening to music|sleepy> .",
     "<1:我 很 好|我 不 忙|没事|不要 担心> ， 只 是 <2:有点儿 累|在 思考|在 看 电视|在 听 "
     "音乐|困 了> 。",
     14},
    {"haha", "",
     "haha , <1:that's funny|you're so cute|that's great|i don't believe it|I'm just kidding|nice "
     "to meet you> <2:.|!>",
     "哈哈 ， <1:那 很 好笑|你 真 可爱|太 好 了|我 不 相信|我 只 是 开玩笑|很 高兴 认识 你> "
     "<2:。|！>",
     52},
    {"kidding", "s=who", "{s} {s:is} <1:just|not|always> kidding .",
     "{s} <1:只 是|没有 在|总是 在> 开玩笑 。", 32},
    {"are you kidding", "",
     "are you kidding#2 ? <1:i don't believe it .|it's too expensive .|of course not .|that's not "
     "funny !>",
     "你 在 开玩笑#2 吗 ？ <1:我 不 相信 。|太 贵 了 。|当然 不 。|一点儿 也 不 有趣 ！>", 13},
    {"oh", "", "oh , <1:i see|i forgot|sorry|it's you|i know him|what a beautiful flower> .",
     "啊 ， <1:我 明白 了|我 忘 了|对不起|是 你|我 认识 他|多么 漂亮 的 花> 。", 46},
    {"nice to see you again", "a=named",
     "<1:hi|hello|{a}|hey , {a}> , it's <2:nice|great|so good> to see you again#3 .",
     "<1:嗨|你好|{a}|嘿 ， {a}> ， <2:很 高兴|真 高兴|真 高兴> 又#3 见到 你 。", 10},
    {"forget it", "",
     "forget it , <1:I'm not angry|it doesn't matter|it's too late|let's go home|he won't come> .",
     "算了 ， <1:我 不 生气|没关系|太 晚 了|我们 回家 吧|他 不会 来> 。", 50},
    {"come in and sit", "a=named",
     "<1:welcome|hello , {a}|hi|{a}> , please come in . <2:would you like to drink tea|what "
     "would you like to drink|have you eaten yet|did you find the way> ?",
     "<1:欢迎|你好 ， {a}|嗨|{a}> ， 请 进 。 <2:你 想 喝 茶 吗|你 想 喝 什么|你 吃饭 了 吗|你 "
     "找到 路 了 吗> ？",
     12},
    {"late have to go", "",
     "it's <1:late|ten o'clock|already dark> , i have to#4 <2:go|go home|go to bed|go to work> . "
     "see you <3:tomorrow|next week|on Monday> .",
     "<1:很 晚|十 点|天 已经 黑> 了 ， 我 得#4 <2:走 了|回家|去 睡觉|去 上班> 。 "
     "<3:明天|下周|星期一> 见 。",
     12},

    // As one says it in everyday Chinese: 没, 刚, 跟, 特别, 哪儿, 一点.
    {"haven't yet mei", "s=who", "{s} {s:hasn't} <1:eaten|finished|slept|arrived|seen it> yet#2 .",
     "{s} 还#2 没 <1:吃饭|做 完|睡觉|到|看 过> 。", 24, true},
    {"no time mei", "s=me", "{s} have no <1:time|money|homework|class> <2:today|now|tonight> .",
     "{s} <2:今天|现在|今晚> 没 <1:时间|钱|作业|课> 。", 14},
    {"didn't mei", "s=who",
     "{s} didn't <1:see him|hear it|eat breakfast|go to school|sleep well|do homework> "
     "<2:today|yesterday|this morning> .",
     "{s} <2:今天|昨天|今天 早上> 没 <1:看见 他|听见|吃 早饭|去 上学|睡 好|做 作业> 。", 18},
    {"eaten or not mei", "",
     "<1:have you eaten|have you got home|have you finished work|did you sleep well|are you ready> "
     "?",
     "<1:你 吃 了 没|你 到 家 了 没|你 下班 了 没|你 睡 好 了 没|你 准备 好 了 没> ？", 14, true},
    {"nobody told mei", "a=person1", "{a} didn't <1:tell|see|hear|help> me .",
     "{a} 没 <1:告诉|看见|听见|帮助> 我 。", 12},
    {"just did gang", "s=who",
     "{s} just#2 <1:got up|got home|finished work|had dinner|left|came back> .",
     "{s} 刚#2 <1:起床|到 家|下班|吃 了 晚饭|离开|回来> 。", 29},
    {"just did, so gang", "",
     "i just#3 <1:got up|finished work|got home> , <2:I'm a little hungry|I'm very tired|so i will "
     "call you later|i haven't eaten yet> .",
     "我 刚#3 <1:起床|下班|到 家> ， <2:我 有点儿 饿|我 非常 累|所以 我 一会儿 给 你 打 电话|我 "
     "还 没 吃饭> 。",
     23},
    {"with gen", "s=who",
     "{s} {s:wants} to <1:go home|chat|have dinner|go shopping|talk> with#3 <2:me|you|my "
     "friend|the teacher> .",
     "{s} 想 和#3 <2:我|你|我 的 朋友|老师> <1:一起 回家|聊天|一起 吃 晚饭|一起 去 "
     "购物|说话> 。",
     14},
    {"come with gen", "a=named",
     "<1:please|hurry up ,|{a} ,|don't be afraid ,> come with#3 <2:me|us|him> .",
     "<1:请|快 点 ，|{a} ，|不要 害怕 ，> 和#3 <2:我|我们|他> 一起 来 。", 20},
    {"same as gen", "b=portable1", "my {b:bare} is the same#1 as yours#2 .",
     "我 的 {b:s} 跟 你#2 的 一样#1 。", 50},
    {"really tebie", "", "it's really <1:cold|hot|warm|noisy|beautiful> <2:today|here|outside> .",
     "<2:今天|这里|外面> 特别 <1:冷|热|暖和|吵|漂亮> 。", 22, true},
    {"really like tebie", "",
     "<1:i|we|they> especially <2:like|love> <3:this song|Chinese food|summer|dogs|you> .",
     "<1:我|我们|他们> 特别 <2:喜欢|爱> <3:这 首 歌曲|中国 菜|夏天|狗|你> 。", 22},
    {"really mood tebie", "s=who j=pick:mood", "{s} {s:is} especially#1 {j} today .",
     "{s} 今天 特别#1 {j} 。", 9},
    {"where nar", "s=who",
     "where#2 <1:are you|are you going|do you live|is he|is the bathroom|is my phone> ?",
     "<1:你 在|你 去|你 住 在|他 在|洗手间 在|我 的 手机 在> 哪儿#2 ？", 38, true},
    {"excuse where nar", "q=pick:stop", "excuse#1 me , where#2 is the {q} ?",
     "请问#1 ， {q} 在 哪儿#2 ？", 14, true},
    {"a bit yidian", "",
     "<1:can it be a little cheaper ?|can you make it a little cheaper ?|go to bed early .|please "
     "speak a little more slowly .|do you feel a little better ?|please walk a little faster .>",
     "<1:能 便宜 一点儿 吗 ？|你 能 便宜 一点儿 吗 ？|早点 睡觉 。|请 说 慢 一点儿 。|你 感觉 好 "
     "一点儿 吗 ？|请 走 快 一点儿 。>",
     29},
};

}  // namespace

std::span<const Template> templates_of_hellos() { return hellos; }

}  // namespace playground::grammar
