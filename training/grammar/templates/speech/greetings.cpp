// Templates: how people greet each other, part, thank, apologize, praise, agree and wish well.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template greetings[] = {
    // Meeting.
    {"hey", "a=named", "<1:hey|hi|hello> , {a} !", "<1:嘿|嗨|你好> ， {a} ！"},
    {"hey what's up", "a=named",
     "<1:hey|hi> {a} , <2:what's up|how's it going|how are you doing> ?",
     "<1:嘿|嗨> ， {a} ， <2:最近 怎么样|最近 怎么样|你 还 好 吗> ？", 46},
    {"what's up", "", "<1:what's up|how's it going|how's everything|how have you been> ?",
     "<1:最近 怎么样|最近 怎么样|一切 都 好 吗|你 最近 怎么样> ？"},
    {"how are you doing", "",
     "how are you#2 <1:doing|doing today|feeling|feeling now|feeling today> ?",
     "你#2 <1:还 好 吗|今天 还 好 吗|感觉 怎么样|现在 感觉 怎么样|今天 感觉 怎么样> ？", 47},
    {"long time no see", "a=named", "<1:long time no see|hey , long time no see> <2:, {a} .|.|!>",
     "<1:好久 不见|嘿 ， 好久 不见> <2:， {a} 。|。|！>", 30},
    {"long time how", "",
     "<1:long time no see|good to see you|nice to see you> ! <2:how have you been|how is your "
     "family|how is work|are you busy lately> ?",
     "<1:好久 不见|见到 你 真 好|很 高兴 见到 你> ！ <2:你 最近 怎么样|你 的 家人 怎么样|工作 "
     "怎么样|你 最近 忙 吗> ？",
     20},
    {"good to see you", "a=named", "<1:good|great|nice> to see you#3 <4:.|, {a} .|!>",
     "<4:|{a} ，|> <1:见到 你#3 真 好|见到 你#3 太 好 了|很 高兴 见到 你#3> <4:。|。|！>"},
    {"busy lately", "s=who", "{s:has} {s} been#1 busy#2 lately#3 ?", "{s} 最近#3 忙#2 不#1 忙 ？",
     8},
    {"been busy lately", "s=who",
     "{s} {s:has} been very#1 <2:busy|tired|happy|sad|lazy> lately#3 .",
     "{s} 最近#3 非常#1 <2:忙|累|高兴|难过|懒> 。"},
    {"are you there", "a=named",
     "<1:are you there|are you at home|are you okay|are you free now> <2:?|, {a} ?>",
     "<1:在 吗|你 在 家 吗|你 还 好 吗|你 现在 有空 吗> <2:？|， {a} ？>"},
    {"have you eaten?", "q=pick:kin",
     "<1:have you eaten|has your {q} eaten|have they eaten|has he eaten> ?",
     "<1:你 吃 了 吗|你 的 {q} 吃 了 吗|他们 吃 了 吗|他 吃 了 吗> ？"},
    {"I'm fine", "",
     "<1:I'm fine|I'm good|I'm doing well|I'm okay|not bad> , <2:thanks .|thank you .|and you "
     "?|how about you ?>",
     "<1:我 很 好|我 很 好|我 过 得 很 好|我 还 好|不错> ， <2:谢谢 。|谢谢 你 。|你 呢 ？|你 呢 "
     "？>",
     8},
    {"what's new", "", "<1:what's new|what's wrong|what's the matter> ?",
     "<1:有 什么 新鲜 事|怎么 了|怎么 了> ？"},
    {"what's wrong with", "s=who",
     "what's#1 <2:wrong|the matter> with {s:obj} <3:today|lately|now> ?",
     "{s} <3:今天|最近|现在> 怎么#1 <2:了|了> ？", 54},
    {"good morning both", "", "good#1 morning#2 , <3:everyone|mom|dad|teacher> .",
     "<3:大家 早上#2 好#1|早上#2 好#1 ， 妈妈|早上#2 好#1 ， 爸爸|早上#2 好#1 ， 老师> 。"},
    {"morning", "a=named", "<1:good morning> <2:!|, {a} !|.>", "<1:早上 好> <2:！|， {a} ！|。>"},

    // Parting.
    {"bye", "a=named",
     "<1:bye|bye bye|goodbye|see you|see you later|see you around|take care> <2:!|, {a} .|.>",
     "<1:拜拜|拜拜|再见|再见|回头 见|回头 见|保重> <2:！|， {a} 。|。>", 21},
    {"bye see you", "p=pick:weekday",
     "<1:bye|bye bye|goodbye> , see#2 you <3:tomorrow|later|next week|on {p}> .",
     "<1:拜拜|拜拜|再见> ， <3:明天|回头|下周|{p}> 见#2 。", 86},
    {"i have to go", "",
     "<1:i have to go|i must go|i should go|I'm leaving|I'm going home|I'm off> now#2 , <3:bye|see "
     "you later|see you tomorrow|goodbye> .",
     "我 现在#2 <1:得|必须|应该|要|要|要> <1:走|走|走|走|回家|走> 了 ， <3:拜拜|回头 见|明天 "
     "见|再见> 。",
     8},
    {"have a good one", "",
     "have a <1:good day|great day|nice day|good one|good weekend|great weekend|nice evening|good "
     "trip> .",
     "祝 你 <1:今天 愉快|今天 愉快|今天 愉快|今天 愉快|周末 愉快|周末 愉快|晚上 愉快|旅途 愉快> "
     "。"},
    {"happy weekend", "",
     "<1:happy weekend|enjoy your weekend|enjoy your holiday> , <2:everyone|my friend|mom|dad> !",
     "<2:大家|我 的 朋友|妈妈|爸爸> ， <1:周末 愉快|周末 愉快|假期 愉快> ！", 108},
    {"enjoy", "", "enjoy your <1:weekend|holiday|trip|day> <2:.|!>",
     "<1:周末 愉快|假期 愉快|旅途 愉快|今天 愉快> <2:。|！>"},
    {"text me later", "",
     "<1:call|message|email> me#2 <3:later|when you get home|tomorrow|tonight> .",
     "<3:一会儿|你 到 家 的 时候|明天|今晚> 给 我#2 <1:打 电话|发 消息|发 邮件> 。", 51},

    // Thanks and apologies.
    {"thanks a lot", "a=named", "<1:thank you so much|thanks so much> <2:.|, {a} .|!>",
     "<1:非常 感谢 你|非常 感谢> <2:。|， {a} 。|！>"},
    {"thanks for all", "",
     "<1:thanks|thank you> for <3:everything|coming|waiting|the gift|your hard work|inviting "
     "me|dinner> .",
     "<1:谢谢 你|谢谢 你> <3:所 做 的 一切|能 来|等 我|的 礼物|的 辛苦 工作|邀请 我|的 晚饭> 。"},
    {"you're welcome", "", "<1:you're welcome|no problem> <2:.|!>", "<1:不客气|没问题> <2:。|！>",
     6},
    {"hard work", "s=who",
     "{s} {s:has} <1:worked so hard|worked very hard|done a great job> <2:today|this week> .",
     "{s} <2:今天|这 个 星期> <1:辛苦 了|辛苦 了|做 得 很 棒> 。", 63},
    {"sorry I'm late", "", "sorry#1 , <2:I'm late|i forgot|I'm busy|i have to go> .",
     "对不起#1 ， <2:我 迟到 了|我 忘 了|我 很 忙|我 要 走 了> 。"},
    {"sorry for", "", "<1:I'm sorry|i am so sorry> for <2:being late|my mistake> .",
     "<1:对不起|非常 抱歉> ， <2:我 迟到 了|我 的 错> 。", 16},
    {"no worries", "",
     "<1:it's okay|it's fine|that's okay|it's all right|don't worry about it|take your time> "
     "<2:.|!>",
     "<1:没事|没事|没事|没事|别 担心 这 个|慢慢 来> <2:。|！>", 36},
    {"forgive me", "", "<1:i won't do it again> .", "<1:我 不会 再 这样 做 了> 。"},

    // Praise.
    {"you're amazing", "",
     "<1:you're|he's|she's|they're|we're> <2:amazing|so smart|so cute|really great|really "
     "kind|very funny|so beautiful|the best> <3:.|!>",
     "<1:你|他|她|他们|我们> <2:真 厉害|真 聪明|真 可爱|真 棒|真 善良|非常 幽默|真 漂亮|最 棒> "
     "<3:。|！>",
     6},
    {"name is amazing", "a=person1", "{a} is <1:amazing|so smart|really great|so cute> <2:.|!>",
     "{a} <1:真 厉害|真 聪明|真 棒|真 可爱> <2:。|！>", 160},
    {"that's amazing", "", "<1:that's|this is|it's> <2:amazing|great|wonderful|terrible> <3:.|!>",
     "<1:|这|> <2:真 厉害|太 好 了|太 精彩 了|太 糟糕 了> <3:。|！>", 51},
    {"wow", "", "<1:great|amazing|good job|nice work> !",
     "<1:太 好 了|真 厉害|干 得 好|干 得 好> ！"},
    {"you look good", "",
     "you#1 look#2 <3:great|tired|happy|beautiful|young|sad> <4:today|now|in this photo> .",
     "你#1 <4:今天|现在|在 这 张 照片 里> 看起来#2 很 <3:棒|累|高兴|漂亮|年轻|难过> 。", 7},
    {"i like your", "b=clothing1", "i#1 <2:like|love> your#3 {b:bare} <4:.|!>",
     "我#1 <2:喜欢|很 喜欢> 你#3 的 {b:s} <4:。|！>"},
    {"suits you", "b=clothing1", "this#1 {b:bare} looks#2 good#3 on#2 you#4 .",
     "你#4 穿#2 这#1 {b:m} {b:s} 很 好看#3 。", 50},
    {"good chinese", "p=pick:tongue", "your#1 {p} is <2:very good|great|so good|really good> .",
     "你#1 的 {p} <2:非常 好|很 棒|真 好|真的 很 好> 。"},

    // Agreeing, and what one thinks.
    {"i agree", "s=me", "{s} <1:agree|don't agree> with#2 <3:you|him|her|them|the teacher> .",
     "{s} <1:同意|不 同意> <3:你|他|她|他们|老师> 的 看法#2 。", 47},
    {"you're right", "",
     "<1:you're right|you're wrong|that's right|that's wrong|that's enough|of course not|i hope "
     "so> <2:.|!>",
     "<1:你 是 对 的|你 错 了|对|那 不 对|够 了|当然 不|我 希望 是 这样> <2:。|！>", 8},
    {"sounds good", "",
     "that sounds#1 <2:good|great|interesting|strange|difficult|delicious> <3:.|!>",
     "那 听起来#1 <2:不错|很 棒|很 有趣|很 奇怪|很 难|很 好吃> <3:。|！>", 44},
    {"what do you think", "b=portable1",
     "what#1 do you#2 think of#3 <4:this|it|my idea|the movie|this plan|this {b:bare}|China> ?",
     "你#2 觉得#3 <4:这 个|它|我 的 想法|这 部 电影|这 个 计划|这 {b:m} {b:s}|中国> 怎么样#1 ？"},
    {"i think it", "",
     "i#1 <2:think|feel|believe> <3:it's too expensive|it's very good|we should wait|he is "
     "right|this is better|you should rest|it's a good idea> .",
     "我#1 <2:觉得|觉得|相信> <3:太 贵 了|非常 好|我们 应该 等 一下|他 是 对 的|这 个 更 好|你 "
     "应该 休息|这 是 个 好 想法> 。",
     4},
    {"are you sure", "", "<1:are you sure|really|is that so> ?",
     "<1:你 确定 吗|真的 吗|是 这样 吗> ？", 7},
    {"just kidding", "", "<1:don't laugh at me> .", "<1:别 笑 我> 。"},
    {"i see.", "",
     "<1:i see|got it|i understand|i got it|understood|all right|no thanks|not really> <2:.|!>",
     "<1:我 明白 了|知道 了|我 明白 了|我 知道 了|明白 了|好的|不 用 ， 谢谢|其实 不是> <2:。|！>",
     27},
    {"i don't care", "", "i <1:have no idea|don't remember|am not sure yet> .",
     "我 <1:不 知道|不 记得|还 不 确定> 。", 43},

    // Cheering up.
    {"come on", "a=named",
     "<1:go for it|come on|try again|don't give up|never give up> <2:!|, {a} !|.>",
     "<1:加油|加油|再 试 一次|别 放弃|永远 别 放弃> <2:！|， {a} ！|。>", 102, true},
    {"you can do it", "",
     "<1:you can do it|you can do this|i believe in you|we believe in you|believe in yourself> , "
     "<2:don't worry|don't give up|never give up|go for it> !",
     "<1:你 能 做 到|你 能 做 到|我 相信 你|我们 相信 你|相信 自己> ， <2:别 担心|别 放弃|永远 别 "
     "放弃|加油> ！"},
    {"will be fine", "",
     "<1:everything will be okay|everything will be fine|everything will be all right|it will get "
     "better> <2:.|!>",
     "<1:一切 都 会 好的|一切 都 会 好的|一切 都 会 好的|会 好 起来> <2:。|！>", 52},
    {"take it easy", "",
     "<1:calm down|don't be nervous|don't be afraid|slow down|hurry up|watch out> <2:.|!>",
     "<1:冷静 点|不要 紧张|不要 害怕|慢 点|快 点|小心> <2:。|！>", 103},
    {"good luck with", "", "good#1 luck#1 with#2 your#3 <4:exam|new job|work|trip|studies> <5:.|!>",
     "祝#1 你#3 <4:考试|新 工作|工作|旅行|学习> 顺利#2 <5:。|！>", 47},

    // Wishes for holidays.
    {"happy festival of", "a=named",
     "happy#1 <2:moon festival|new year|spring festival|birthday> <3:!|, {a} !|, everyone !|, my "
     "friend !>",
     "<2:中秋节|新年|春节|生日> 快乐#1 <3:！|， {a} ！|， 大家 ！|， 我 的 朋友 ！>", 168},
    {"wish you", "",
     "<1:i|we> <2:wish|wish> you#3 a <4:happy moon festival|happy new year|merry Christmas|happy "
     "birthday|good trip|happy spring festival|great weekend> <5:.|!>",
     "<1:|我们> <2:祝|祝> 你#3 <4:中秋节 快乐|新年 快乐|圣诞 快乐|生日 快乐|旅途 愉快|春节 "
     "快乐|周末 愉快> <5:。|！>",
     25},
    {"wish health", "", "<1:i|we> wish you#2 <3:success|good health> .",
     "<1:|我们> 祝 你#2 <3:成功|健康> 。", 4},
    {"merry Christmas and", "a=named",
     "<1:merry Christmas|happy spring festival> and happy new year , {a} !",
     "{a} ， <1:圣诞 快乐|春节 快乐> ， 新年 快乐 ！", 16},
    {"sweet dreams", "a=named",
     "<1:good night , sweet dreams|sweet dreams|good night and sweet dreams> <2:.|, {a} .|!>",
     "<1:晚安 ， 好梦|好梦|晚安 ， 好梦> <2:。|， {a} 。|！>", 48},
    {"get well", "a=named", "<1:i hope you feel better soon> <2:.|, {a} .|!>",
     "<1:我 希望 你 快 点 好 起来> <2:。|， {a} 。|！>", 39},
    {"congratulations on", "", "congratulations#1 on#2 your <3:new job|success|new house> <4:.|!>",
     "恭喜#1 你#2 <3:找到 新 工作|成功|搬 新 家> <4:。|！>", 5},

    // To the page.
    {"are you a robot", "",
     "are you#1 <2:a robot|a person|a computer|a teacher|a boy|a girl|Chinese|American> ?",
     "你#1 是 <2:机器人|人|电脑|老师|男孩|女孩|中国 人|美国 人> 吗 ？"},
    {"robot or human", "", "are you#1 <2:a robot|a computer> or#3 <4:a person> ?",
     "你#1 是 <2:机器人|电脑> 还是#3 <4:人> ？", 41},
    {"who made you", "", "who#1 <2:trained|taught|wrote> <3:you|this|this model> ?",
     "<3:你|这 个|这 个 模型> 是 谁#1 <2:训练|教|写> 的 ？", 6},
    {"what can you do", "s=who", "what#1 can#2 {s} <3:do|say|translate|learn|see|eat here> ?",
     "{s} 能#2 <3:做|说|翻译|学|看见|在 这里 吃> 什么#1 ？"},
    {"can you translate", "p=pick:tongue",
     "can#1 you#2 <3:translate|read|understand|explain> <4:this|this sentence|this word|this "
     "message|{p}|it> ?",
     "你#2 能#1 <3:翻译|读|理解|解释> <4:这 个|这 个 句子|这 个 单词|这 条 消息|{p}|它> 吗 ？"},
    {"translate into", "p=pick:tongue",
     "<1:can you|could you|please> translate <2:this|it|this sentence|this word> into#3 {p} "
     "<1:?|?|.>",
     "<1:你 能|你 可以|请> 把 <2:这 个|它|这 个 句子|这 个 单词> 翻译 成#3 {p} <1:吗 ？|吗 ？|。>",
     18},
    {"say it in", "p=pick:tongue", "<1:say|write> <2:this|it|this sentence> in#3 {p} , please#4 .",
     "请#4 用#3 {p} <1:说|写> <2:这 个|它|这 个 句子> 。", 6},
    {"help me translate", "",
     "<1:can you|could you|please> help#2 me#3 <4:translate|read|write|understand|fix|find> "
     "<5:this letter|this sentence|this|it> <1:?|?|.>",
     "<1:你 能|你 可以|请> 帮#2 我#3 <4:翻译|读|写|理解|改|找> <5:这 封 信|这 个 句子|这 个|它> "
     "<1:吗 ？|吗 ？|。>",
     6},
    {"what does it mean", "b=readable1",
     "what#1 does <2:this|it|that|this word|this sentence|this {b:bare}> mean#3 ?",
     "<2:这 个|它|那 个|这 个 单词|这 个 句子|这 {b:m} {b:s}> 是 什么#1 意思#3 ？", 40},
    {"what do you mean", "",
     "<1:what do you mean|what are you talking about|what did you say|how do you know|what do you "
     "know> ?",
     "<1:你 是 什么 意思|你 在 说 什么|你 说 什么|你 怎么 知道|你 知道 什么> ？"},
    {"how do you work", "",
     "how#1 <2:does this|does it|do you|does a computer> <3:work|learn|translate> ?",
     "<2:这 个|它|你|电脑> 是 怎么#1 <3:工作|学习|翻译> 的 ？"},
    {"do you have feelings", "",
     "do you#1 <2:have friends|have a family|like me|know everything|ever sleep> ?",
     "你#1 <2:有 朋友|有 家人|喜欢 我|什么 都 知道|睡觉> 吗 ？"},
    {"you are a good model", "",
     "you#1 are a <2:good|bad|small|smart|stupid|great> <3:model|robot> .",
     "你#1 是 一 个 <2:好|坏|小|聪明 的|笨|很 棒 的> <3:模型|机器人> 。"},
};

}  // namespace

std::span<const Template> templates_of_greetings() { return greetings; }

}  // namespace playground::grammar
