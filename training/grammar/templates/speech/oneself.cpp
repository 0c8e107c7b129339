// Templates: what is said in Chinese of oneself, of moods, friends, school, work and the family.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template oneself[] = {
    {"mood, how", "a=named",
     "{a} , <1:how are you feeling today|are you in a good mood today|why are you in a bad "
     "mood|why are you so happy> ?",
     "{a} ， 你 <1:今天 感觉 怎么样|今天 心情 好 吗|为什么 心情 不 好|为什么 这么 高兴> ？", 24},
    {"caller asks", "c=pick:caller",
     "{c} , <1:have you eaten|have you had breakfast|have you had lunch|did you sleep well|are you "
     "off work|are you at home|what are you doing|where are you> ?",
     "{c} ， 你 <1:吃饭 了 吗|吃 早饭 了 吗|吃 午饭 了 吗|睡 得 好 吗|下班 了 吗|在 家 吗|在 "
     "做 什么|在 哪儿> ？",
     24},

    // Oneself.
    {"name, age, place", "n=named y=pick:teen l=pick:land",
     "<1:my name is {n}|I'm {n}|hello , I'm {n}|hello everyone , my name is {n}> , i am {y} "
     "years#2 old and i <3:study#31 in#32 {l}|go to school#31 in#32 {l}|study#31 Chinese#33 in#32 "
     "{l}|live#31 in#32 {l}|come from#31 {l}> .",
     "<1:我 叫 {n}|我 是 {n}|你好 ， 我 是 {n}|大家 好 ， 我 叫 {n}> ， 今年 {y} 岁#2 ， <3:在#32 "
     "{l} 学习#31|在#32 {l} 上学#31|在#32 {l} 学习#31 中文#33|住#31 在#32 {l}|来自#31 {l}> 。",
     60},
    {"age and job", "o=pick:job l=pick:land",
     "i am <5:thirty|forty|fifty> years#2 old , i am a {o} and i work#3 in#4 {l} .",
     "我 <5:三十|四十|五十> 岁#2 ， 是 一 名 {o} ， 在#4 {l} 工作#3 。", 19},
    {"name and pupil of", "n=named",
     "my#1 name#2 is {n} , i am a <3:high#31 school#31 student#32|university#31 "
     "student#32|student#32 at this school#31> and i like#4 "
     "<5:reading|games|traveling|music|playing#51 basketball#52> .",
     "我#1 叫#2 {n} ， 我 是 <3:一 名 高中#31 学生#32|一 名 大学#31 学生#32|这 所 学校#31 的 "
     "学生#32> ， 我 喜欢#4 <5:看书|游戏|旅行|音乐|打#51 篮球#52> 。",
     24},
    {"how old, too", "y=pick:teen",
     "how#1 old#1 <2:are you|is your little brother|is he|is she> this year#3 ? <2:i am|my little "
     "brother is|he is|she is> {y} .",
     "<2:你|你 弟弟|他|她> 今年#3 多#1 大#1 了 ？ <2:我|我 弟弟|他|她> {y} 岁 。", 32},
    {"family of people", "k=number",
     "there are#1 {k} people#2 in my#3 family#4 , <5:we also have a dog|and we live "
     "together|my parents are teachers|i have an older brother|i am the youngest> .",
     "我#3 家#4 有#1 {k} 个 人#2 ， <5:我们 也 有 一 只 狗|我们 住 在 一起|我 的 父母 是 老师|我 "
     "有 一 个 哥哥|我 是 最 年轻 的> 。",
     24},
    {"parents' jobs", "o=pick:job p=pick:job",
     "my#1 <2:dad|father|brother> is a {o} , and my#3 <4:mom|mother|sister> is a {p} .",
     "我#1 <2:爸爸|父亲|哥哥> 是 {o} ， 我#3 <4:妈妈|母亲|姐姐> 是 {p} 。", 12},
    {"first time here", "l=pick:land",
     "this is my#1 first#2 time#3 in#4 {l} , <5:it is very beautiful here|i like it here "
     "very much|the people here are very friendly|please take care of me> .",
     "这 是 我#1 第一#2 次#3 来#4 {l} ， <5:这里 非常 漂亮|我 很 喜欢 这里|这里 的 人 非常 友好|请 "
     "照顾 我> 。",
     16},
    {"have lived for years", "k=number l=pick:land",
     "i have <1:lived#31 in#32 {l}|worked#31 in#32 {l}|studied#31 Chinese#32|been#31 here#32> for "
     "{k} years#2 .",
     "我 <1:在#32 {l} 住#31|在#32 {l} 工作#31|学#31 中文#32|来#31 这里#32> {k} 年#2 了 。", 24,
     true},

    // Moods.
    {"mood not good, want", "",
     "<1:I'm|i am> <2:in a bad mood|not in a very good mood|in a very bad mood> today#3 , i "
     "<4:want to be alone for a while|want to be alone for a while|want to be alone|don't want to "
     "talk|don't want to eat|want to go home|want to sleep|need a friend> .",
     "<1:我|我> 今天#3 <2:心情 不 好|心情 不 太 好|心情 非常 不 好> ， <4:想 一个人 静静|想 一个人 "
     "静静|想 一个人 待着|不 想 说话|不 想 吃饭|想 回家|想 睡觉|需要 一 个 朋友> 。",
     104},
    {"mood, no subject", "",
     "I'm <1:not in a very good mood|in a good mood|in a bad mood|very tired|a little sad|so "
     "bored> today#2 , <3:i want to be alone for a while|i want to be alone for a while|i want to "
     "drink milk tea|i want to go for a walk|let's go shopping|please talk to me> .",
     "今天#2 <1:心情 不 太 好|心情 很 好|心情 不 好|非常 累|有点儿 难过|好 无聊> ， <3:想 一个人 "
     "静静|想 一个人 静静|想 喝 奶茶|想 去 散步|我们 去 逛街 吧|请 和 我 聊天> 。",
     121, true},
    {"mood got better", "s=me",
     "after#1 <2:listening to music|talking to you|a good rest|hearing this news|going for a "
     "walk> , {s} feel#3 <4:much better|a lot better> .",
     "<2:听 音乐|和 你 说话|好好 休息|听 到 这 个 消息|去 散步> 以后#1 ， {s} 感觉#3 <4:好 多 "
     "了|好 多 了> 。",
     23},
    {"a lot of stress", "",
     "<1:i have|he has|she has|my brother has> been under a lot#2 of stress#3 lately#4 , <5:let's "
     "go out and relax|we should relax a little|don't worry|it will be fine> .",
     "<1:我|他|她|我 哥哥> 最近#4 压力#3 很 大#2 ， <5:我们 出去 放松 一下 吧|我们 应该 放松 "
     "一下|别 担心|会 好的> 。",
     61},
    {"don't worry, relax", "a=named",
     "<1:don't worry|relax|don't be nervous|don't be afraid|relax a little> , <2:there is still "
     "time|i will help you|you can do it|everything will be fine|we are all here> .",
     "<1:别 担心|放松 一点儿|别 紧张|别 怕|放松> ， <2:还 有时间|我 会 帮 你|你 能 做 到|一切 都 "
     "会 好的|我们 都 在> 。",
     64, true},
    {"so .. that I could", "",
     "i am#1 so <2:tired that i fell asleep|happy that i can't sleep|busy that i have no time to "
     "eat|hungry that i can't walk|nervous that i can't speak|angry that i don't want to talk> .",
     "我 <2:累 得 睡着 了|高兴 得 睡 不 着|忙 得 没有 时间 吃饭|饿 得 走 不动|紧张 得 说 不 出 "
     "话|生气 得 不 想 说话> 。",
     24},

    // On the net.
    {"haha, so funny", "",
     "<1:haha|hahaha|lol|lol> , <2:that's so funny|I'm dying of laughter|I'm dying of laughter|you "
     "are so funny> <3:.|!|!>",
     "<1:哈哈|哈哈哈|哈哈哈|哈哈> ， <2:太 好笑 了|笑死 我 了|我 要 笑死 了|你 太 好笑 了> "
     "<3:。|！|！>",
     105, true},
    {"haha, what", "a=named",
     "<1:haha|hahaha|hahaha> , <2:you are so cute|i didn't think of that|you are right|i "
     "forgot|I'm just kidding|me too|no problem> <3:.|!|, {a} .>",
     "<1:哈哈|哈哈哈|哈哈哈> ， <2:你 真 可爱|我 没 想 到|你 说 得 对|我 忘 了|我 开玩笑 的|我 也 "
     "是|没问题> <3:。|！|， {a} 。>",
     40, true},
    {"come on, you can", "a=named",
     "<1:come on|come on , {a}|you can do it|go for it> , you#2 will#3 definitely#4 <5:pass#51 the "
     "exam#52|pass#51 this exam#52|get into university#51|win#51|find#51 a good#53 job#52|get#51 "
     "better#52> <6:.|!|!>",
     "<1:加油|{a} ， 加油|你 能 做 到|加油 吧> ， 你#2 一定#4 能#3 <5:通过#51 考试#52|通过#51 这 "
     "个 考试#52|考上 大学#51|赢#51|找到#51 好#53 工作#52|好#52 起来#51> <6:。|！|！>",
     60},
    {"hope to get into", "s=who",
     "{s} {s:wants} to#2 get into a good#3 <4:university|high school> <5:next year|this year|in "
     "Beijing> .",
     "{s} 想#2 <5:明年|今年|在 北京> 考上 一 所 好#3 <4:大学|高中> 。", 36},
    {"we believe you", "",
     "<1:i believe in you|i trust you|we all believe in you|I'm here> , <2:don't give up|come "
     "on|you are the best|try again|do your best> <3:.|!>",
     "<1:我 相信 你|我 信任 你|我们 都 相信 你|我 在 这儿> ， <2:不要 放弃|加油|你 是 最好 的|再 "
     "试 一次|好好 努力> <3:。|！>",
     24},
    {"long liked you", "",
     "i have <1:liked#31|loved#31|missed#31> you for a long#2 time#2 , <3:can you be my "
     "girlfriend|will you be my girlfriend|can you be my boyfriend|do you know|will you marry me> "
     "?",
     "我 <1:喜欢#31|爱#31|想#31> 你 很久#2 了 ， <3:你 能 做 我 女朋友 吗|你 愿意 做 我 "
     "女朋友 吗|你 能 做 我 男朋友 吗|你 知道 吗|你 愿意 嫁 给 我 吗> ？",
     24},
    {"long time no see, too", "a=named",
     "<1:long time no see|hi , {a}|hey> , <2:how have you been lately|what have you been doing "
     "lately|have you been busy lately|is everything fine with your family|where have you been> ?",
     "<1:好久 不见|嗨 ， {a}|嘿> ， <2:最近 怎么样|最近 在 做 什么|最近 忙 吗|家 里 都 好 吗|你 去 "
     "哪儿 了> ？",
     24, true},
    {"I'm not bad", "a=named",
     "<1:not bad|I'm fine|I'm doing well|I'm well> , <2:thanks|and you|just a little busy|just a "
     "little tired|the same as before> .",
     "<1:不错|我 挺 好的|我 挺 好的|挺 好的> ， <2:谢谢|你 呢|就是 有点儿 忙|就是 有点儿 累|跟 "
     "以前 一样> 。",
     72, true},

    // Thanks and apologies.
    {"thanks for doing", "a=named",
     "<1:thank you|thank you very much|thanks , {a} ,> for <2:your help|your gift|inviting "
     "me|teaching me|coming to see me|your answer|taking care of me> <3:.|!>",
     "<1:谢谢 你|非常 感谢 你|{a} ， 谢谢 你> <2:的 帮助|的 礼物|邀请 我|教 我|来 看 我|的 "
     "回答|照顾 我> <3:。|！>",
     24},
    {"sorry, late because", "",
     "<1:sorry|I'm sorry|I'm really sorry> , i am late#2 , <3:there was a lot of traffic|i got up "
     "late|i got lost|i missed the bus|my phone was dead> .",
     "<1:对不起|不好意思|我 真的 很 抱歉> ， 我 迟到#2 了 ， <3:堵车 了|我 起 得 很 晚|我 "
     "迷路 了|我 错过 了 公交车|我 的 手机 没电 了> 。",
     24},
    {"sorry that I", "",
     "<1:sorry|I'm sorry|please forgive me> , i <2:have just seen your message|forgot your "
     "birthday|can't come today|broke your cup|said something wrong|was wrong|didn't hear you "
     "just now> .",
     "<1:对不起|不好意思|请 原谅 我> ， 我 <2:刚 看到 你 的 消息|忘 了 你 的 生日|今天 不能 "
     "来|打破 了 你 的 杯子|说 错 了|错 了|刚才 没 听见 你> 。",
     34},
    {"it was nothing", "",
     "<1:it doesn't matter|never mind|no problem|don't worry> , <2:i just arrived , too|we are "
     "friends|I'm not angry|next time will be better|you are not wrong> .",
     "<1:没关系|没关系|没问题|别 担心> ， <2:我 也 刚 到|我们 是 朋友|我 不 生气|下 次 会 更 "
     "好|你 没有 错> 。",
     20},

    // School and work.
    {"how was the exam", "b=study",
     "how#1 was your <2:{b} exam#31|math exam#31|exam#31 today#32> ? <3:not bad|very bad|i don't "
     "know yet|i passed|it was too difficult> .",
     "你 <2:的 {b} 考试#31|的 数学 考试#31|今天#32 的 考试#31> 怎么样#1 ？ <3:不错|非常 不 好|我 "
     "还 不 知道|我 通过 了|太 难 了> 。",
     20},
    {"grades", "b=study",
     "<1:my|his|her|your> <2:{b}|{b}|math> grades#3 are <4:very good|not very good|getting better "
     "and better|better than before|very bad this year> .",
     "<1:我|他|她|你> 的 <2:{b}|{b}|数学> 成绩#3 <4:非常 好|不 太 好|越来越 好 了|比 以前 "
     "好|今年 非常 差> 。",
     48},
    {"homework not done", "b=study",
     "<1:i haven't|he hasn't|have you|hasn't she> finished#2 <3:the homework|the {b} homework|the "
     "homework for today> yet <1:.|.|?|?>",
     "<1:我 还 没|他 还 没|你|她 还 没> 做#2 完#2 <3:作业|{b} 作业|今天 的 作业> <1:。|。|了 吗 "
     "？|吗 ？>",
     20},
    {"when is the holiday", "w=pick:soon",
     "<1:when does our holiday begin|our holiday begins {w}|we have a holiday {w}|does the holiday "
     "begin {w}> <1:?|.|.|?>",
     "<1:我们 什么时候 放假|我们 {w} 放假|我们 {w} 放假|{w} 放假 吗> <1:？|。|。|？>", 42},
    {"holiday plans", "l=pick:land",
     "where#1 <2:do you|do you two|do they> want#3 to go#4 <5:for the holiday|in summer|in "
     "winter|for the weekend> ? i want to go to {l} .",
     "<2:你|你们 两 个|他们> <5:放假|夏天|冬天|周末> 想#3 去#4 哪儿#1 ？ 我 想 去 {l} 。", 19},
    {"want a day off", "",
     "<1:boss|teacher|manager> , <2:i have a fever|i have a cold|I'm sick|i have a stomachache|I'm "
     "not feeling well> , <3:can i take a day off|can i have a day off tomorrow|i want to take a "
     "day off today|i want to take two days off> <3:?|?|.|.>",
     "<1:老板|老师|经理> ， <2:我 发烧 了|我 感冒 了|我 生病 了|我 肚子 疼|我 不舒服> ， <3:我 "
     "可以 请假 一天 吗|我 明天 可以 请假 吗|我 今天 想 请假 一天|我 想 请假 两 天> "
     "<3:？|？|。|。>",
     62},
    {"look for work", "o=pick:job",
     "i am <1:looking for#31 a job#32|studying to be#31 a {o}|getting#31 ready#31 for the "
     "exam#32|working#31 overtime#31|in a meeting#31> now#2 , <3:so i am very busy|i will call "
     "you later|wait for me a moment|so i can't come> .",
     "我 现在#2 在 <1:找#31 工作#32|学习 当#31 {o}|准备#31 考试#32|加班#31|开会#31> ， "
     "<3:所以 我 非常 忙|我 一会儿 给 你 打 电话|等 我 一会儿|所以 我 不能 来> 。",
     36},
    {"work hours", "",
     "what#1 time#1 do you <2:go to work|get up|go to school|eat breakfast> ? at "
     "<4:six|seven|eight|nine> o'clock#3 .",
     "你 几#1 点#1 <2:上班|起床|上学|吃 早饭> ？ <4:六|七|八|九> 点#3 。", 16},
    {"of an age, at school", "",
     "<1:my brother|my daughter|my friend|my cousin> is <6:fifteen|eighteen|fourteen> years#2 old "
     "this#3 year#3 , and <4:studies|is in high school|is in high school> in "
     "<5:China|England|Beijing|Shanghai> .",
     "<1:我 哥哥|我 女儿|我 朋友|我 表哥> 今年#3 <6:十五|十八|十四> 岁#2 ， 在 "
     "<5:中国|英国|北京|上海> <4:上学|上 高中|读 高中> 。",
     40, true},
    {"when I was", "",
     "when i was <6:fifteen|eighteen|fourteen> years#1 old , i <2:went to Beijing|learned to "
     "swim|was in high school|began to learn English|had no money> .",
     "我 <6:十五|十八|十四> 岁#1 的 时候 ， <2:去 了 北京|学 会 了 游泳|在 上 高中|开始 学 "
     "英语|没有 钱> 。",
     36},
};

}  // namespace

std::span<const Template> templates_of_oneself() { return oneself; }

}  // namespace playground::grammar
