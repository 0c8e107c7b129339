// Templates: who one is, where one comes from, family and pets, health, school and the weather.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template small_talk[] = {
    // Oneself.
    {"name, age, grade", "n=named g=pick:grade",
     "<1:my name is {n}|I'm {n}|hello , my name is {n}|hi , I'm {n}> , i am "
     "<2:twelve|eleven|fourteen|fifteen|ten> years#3 old and I'm#4 in#5 {g} .",
     "<1:我 叫 {n}|我 是 {n}|你好 ， 我 叫 {n}|嗨 ， 我 是 {n}> ， 今年 <2:十二|十一|十四|十五|十> "
     "岁#3 ， 我#4 上#5 {g} 。",
     60},
    {"kin in a grade", "g=pick:grade",
     "<1:my son|my daughter|my little brother|her cousin> is in#2 {g} <3:this year|now> .",
     "<1:我 儿子|我 女儿|我 弟弟|她 表哥> <3:今年|现在> 上#2 {g} 。", 36},
    {"which grade are you in", "g=pick:grade",
     "what#1 grade#2 <3:are you|is he|is she|is your son> in#4 ? {g} .",
     "<3:你|他|她|你 儿子> 上#4 几#1 年级#2 ？ {g} 。", 30},
    {"grade and favourite", "g=pick:grade b=study", "i am in#1 {g} and i#2 like#3 {b} best#3 .",
     "我 上#1 {g} ， 我#2 最喜欢#3 {b} 。", 24},
    {"hometown is", "l=pick:abroad",
     "my#1 hometown#2 is <3:a small city|very beautiful|far from here|in {l}|near Beijing> .",
     "我#1 的 家乡#2 <3:是 一 个 小 城市|非常 漂亮|离 这里 很 远|在 {l}|在 北京 附近> 。", 24},
    {"where is your hometown", "l=pick:abroad",
     "where#1 is <2:your|his|her> hometown#3 ? it's <4:in {l}|near Beijing|far from here> .",
     "<2:你|他|她> 的 家乡#3 在 哪里#1 ？ <4:在 {l}|在 北京 附近|离 这里 很 远> 。", 20},
    {"from abroad", "l=pick:abroad",
     "<1:I'm|she is|my boss is|our teacher is|they are> from#2 {l} , <3:have you been there|do you "
     "know where it is|is it far from here> ?",
     "<1:我|她|我 的 老板|我们 的 老师|他们> 来自#2 {l} ， <3:你 去 过 那里 吗|你 知道 在 哪里 "
     "吗|离 这里 远 吗> ？",
     20},
    {"from that land", "l=pick:abroad", "<1:I'm|she is|he is|they are> from#2 {l} .",
     "<1:我|她|他|他们> 是 从#2 {l} 来#2 的 。", 20, true},
    {"heard of a land", "l=pick:abroad",
     "i#1 heard#2 that {l} is <3:very beautiful|very hot|very far|very interesting> .",
     "我#1 听说#2 {l} <3:非常 漂亮|非常 热|非常 远|非常 有趣> 。", 16},
    {"learned since", "p=pick:tongue",
     "i#1 have learned#2 {p} since#3 <4:last year|grade three|i was ten|last summer> .",
     "我#1 从#3 <4:去年|三 年级|十 岁|去年 夏天> 开始#3 学#2 {p} 。", 20},
    {"job and pastime", "o=pick:job h=pick:hobby",
     "I'm a {o} , <1:after work|on Sunday|in the evening|during the holiday> i#2 like#3 {h} .",
     "我 是 一 名 {o} ， <1:下班 以后|星期天|晚上|假期> 我#2 喜欢#3 {h} 。", 24},
    {"not during class", "",
     "<1:don't|please don't|you can't> <2:use your phone|talk|sleep|eat> during#3 <4:class|the "
     "meeting|the test|the movie> .",
     "<4:上课|开会|测验|看 电影> 的 时候#3 <1:不要|请 不要|你 不能> <2:用 手机|说话|睡觉|吃 东西> "
     "。",
     42},
    {"up to lately", "",
     "what#1 have you#2 been up#4 to#4 lately#3 , <4:mom|granny|boss|teacher> ?",
     "<4:妈妈|奶奶|老板|老师> ， 你#2 最近#3 忙#4 什么#1 呢 ？", 16, true},
    {"been busy with", "",
     "what#1 have you#2 been busy#3 with lately#4 ? <5:i have to write an essay|i have a test next "
     "week|my granny is sick|i am looking for work> .",
     "你#2 最近#4 忙#3 什么#1 呢 ？ <5:我 要 写 一 篇 作文|我 下周 有 测验|我 奶奶 生病 了|我 在 "
     "找 工作> 。",
     24, true},

    // Family and pets.
    {"so many kids", "k=number",
     "i#1 have#2 {k} kids#3 and#4 <5:a dog|a cat|a pet|a lot of work> .",
     "我#1 有#2 {k} 个 小孩#3 和#4 <5:一 只 狗|一 只 猫|一 个 宠物|很多 工作> 。", 16},
    {"the kids are", "",
     "the kids are <2:sleeping|playing outside|at school|too noisy|with granny> "
     "<3:now|again|today> .",
     "<3:小孩 现在|小孩 又|小孩 今天> <2:在 睡觉|在 外面 玩|在 学校|太 吵 了|和 奶奶 在 一起> 。",
     24},
    {"do you have a pet", "",
     "do you#1 have#2 a pet#3 ? yes#4 , i#5 have#6 a <7:dog|cat|rabbit|parrot> .",
     "你#1 有#2 宠物#3 吗 ？ 有#4 ， 我#5 有#6 一 只 <7:狗|猫|兔子|鹦鹉> 。", 20},
    {"the pet is", "",
     "<1:my|her|our> pet#2 is <3:very cute|sick|always hungry|afraid of dogs|a little lazy> .",
     "<1:我|她|我们> 的 宠物#2 <3:非常 可爱|生病 了|总是 很 饿|害怕 狗|有点儿 懒> 。", 24},
    {"name of the pet", "a=named", "what#1 is your#2 pet#3 's name#4 ? {a} .",
     "你#2 的 宠物#3 叫 什么#1 名字#4 ？ {a} 。", 14},
    {"granny, how are you", "",
     "granny#1 , <2:how are you#21 ?|have you#21 eaten#22 ?|i#22 miss#23 you#21 !|i will come to "
     "see you on Sunday .|thank you for the scarf !>",
     "奶奶#1 ， <2:您#21 好 吗 ？|您#21 吃#22 了 吗 ？|我#22 想#23 您#21 ！|我 星期天 来 看 您 "
     "。|谢谢 您 的 围巾 ！>",
     36},
    {"miss my hometown", "",
     "i#1 miss#2 <3:my hometown|granny|my kids|my pet|Thai food> <4:so much|very much|every day> .",
     "我#1 <4:好|非常|每天 都> 想念#2 <3:我 的 家乡|奶奶|我 的 小孩|我 的 宠物|泰国 菜> 。", 30},
    {"have you seen my scarf", "t=pick:object", "have you#1 seen#2 {t} ?",
     "你#1 看见#2 {t} 了 吗 ？", 24},
    {"your socks are", "",
     "<1:your#11 socks#12 are|my scarf is|his trousers are|the receipt is> <2:under the bed|in the "
     "drawer|on the chair|in the car> .",
     "<1:你#11 的 袜子#12|我 的 围巾|他 的 裤子|收据> 在 <2:床 下面|抽屉 里|椅子 上|车 里> 。", 20},
    {"wearing coloured", "c=pick:colour",
     "<1:he is|she is|my granny is|the teacher is> wearing#2 {c} <3:trousers|socks> today#4 .",
     "<1:他|她|我 奶奶|老师> 今天#4 穿#2 着 {c} 的 <3:裤子|袜子> 。", 20},

    // Feelings and health.
    {"stressed", "",
     "<1:I'm|she is|my dad is|we are> <2:so|very|a little> stressed#3 <4:lately|this week|now> .",
     "<1:我|她|我 爸爸|我们> <4:最近|这 个 星期|现在> 压力#3 <2:很|很|有点儿> 大#3 。", 30},
    {"stressed because of", "",
     "I'm stressed#1 because#2 of the <3:test|essay|exam|visa> , <4:i can't sleep|i need to "
     "relax|let's go for a walk|please chat with me> .",
     "因为#2 <3:测验|作文|考试|签证> ， 我 压力#1 很 大#1 ， <4:我 睡 不 着|我 需要 放松 "
     "一下|我们 去 散步 吧|请 和 我 聊天> 。",
     27},
    {"stressed, want to", "f=pick:pastime",
     "I'm a little#2 stressed#3 lately#4 , i want#6 to {f} .",
     "最近#4 压力#3 有点儿#2 大#3 ， 想#6 {f} 。", 24, true},
    {"why so sleepy", "",
     "why#1 are you#2 so <3:stressed|sleepy|bored|tired> <4:lately|today|at school> ?",
     "你#2 <4:最近|今天|在 学校> 为什么#1 <3:压力 这么 大|这么 困|这么 无聊|这么 累> ？", 16},
    {"feel awful", "",
     "i#1 feel#2 awful#3 <4:today|this morning|now> , <5:my stomach hurts|i have a fever|i didn't "
     "sleep|i want to go home> .",
     "我#1 <4:今天|今天 早上|现在> 感觉#2 很 糟糕#3 ， <5:我 的 肚子 疼|我 发烧 了|我 没有 睡觉|我 "
     "想 回家> 。",
     24},
    {"so boring that", "",
     "the <1:movie|class|meeting|book> was so#2 boring#3 that i#4 <5:fell asleep|went home|looked "
     "at my phone> .",
     "<1:电影|课|会议|书> 太#2 无聊#3 了 ， 我#4 <5:睡着 了|回家 了|看 手机 了> 。", 16},
    {"my stomach hurts", "",
     "my stomach#1 hurts#2 , <3:i need some medicine .|i ate too much .|where#31 is the "
     "pharmacy#32 ?|can you call a doctor ?>",
     "我 的 肚子#1 疼#2 ， <3:我 需要 一些 药 。|我 吃 得 太 多 了 。|药店#32 在 哪里#31 ？|你 能 "
     "叫 医生 吗 ？>",
     30},
    {"stomach really hurts", "",
     "my stomach#1 really#2 hurts#3 , i#4 have#5 to go#6 to the <7:hospital|pharmacy> .",
     "我 肚子#1 好#2 疼#3 ， 我#4 得#5 去#6 <7:医院|药店> 。", 20, true},
    {"hurts since", "",
     "how#1 long#1 has your <2:stomach|back|foot|ear> hurt#3 ? since#4 <5:yesterday|last "
     "night|Monday> .",
     "你 的 <2:肚子|背|脚|耳朵> 疼#3 多久#1 了 ？ 从#4 <5:昨天|昨晚|星期一> 开始#4 。", 20},
    {"how to take medicine", "",
     "<1:take this medicine twice a day|take this medicine after dinner|don't drink wine when "
     "you take this medicine> , and rest#3 more#4 .",
     "<1:这 个 药 一天 吃 两 次|晚饭 以后 吃 这 个 药|吃 这 个 药 的 时候 不要 喝 红酒> ， 多#4 "
     "休息#3 。",
     16},
    {"allergic asked", "",
     "<1:are you|is she|is your son> allergic#2 to <3:this medicine|onions|pepper|wine|cheese> ?",
     "<1:你|她|你 儿子> 对 <3:这 个 药|洋葱|辣椒|红酒|奶酪> 过敏#2 吗 ？", 27},
    {"an appointment with", "f=pick:surname h=pick:hour",
     "i#1 have#2 an appointment#3 with <4:the doctor|Mr {f}|my teacher|the manager> at {h} o'clock "
     "<5:tomorrow|on Monday|today> .",
     "我#1 <5:明天|星期一|今天> {h} 点 和 <4:医生|{f} 先生|我 的 老师|经理> 有#2 预约#3 。", 24},
    {"appointment on a day", "w=pick:weekday",
     "<1:do you#11 have#12|can#11 i#12 make#13|did she#11 make#13> an appointment#13 on {w} ?",
     "<1:你#11 {w} 有#12 预约#13|我#12 {w} 可以#11 预约#13|她#11 {w} 预约#13 了> 吗 ？", 24},

    // School and work.
    {"a test tomorrow", "",
     "we#1 have#2 <3:a math|an English|a Chinese|a history> test#4 <5:tomorrow|on Friday|next "
     "week|today> , <6:are you ready|did you study|are you nervous> ?",
     "我们#1 <5:明天|星期五|下周|今天> 有#2 <3:数学|英语|中文|历史> 测验#4 ， <6:你 准备 好 了 "
     "吗|你 学习 了 吗|你 紧张 吗> ？",
     24},
    {"a test or not", "",
     "do we#1 have#2 <3:a math|an English|a Chinese|a history> test#4 <5:tomorrow|today|next week> "
     "?",
     "我们#1 <5:明天|今天|下周> 有#2 没有#2 <3:数学|英语|中文|历史> 测验#4 ？", 20, true},
    {"finished writing", "", "have you#1 finished#2 the <3:essay|homework|report|email> ?",
     "你#1 <3:作文|作业|报告|邮件> 写 完#2 了 没有 ？", 20, true},
    {"the test was", "b=study",
     "the {b} test#1 was <2:easy|difficult|too long|awful> , <3:i did very well .|i didn't pass "
     ".|how did you do ?>",
     "{b} 测验#1 <2:很 容易|很 难|太 长 了|很 糟糕> ， <3:我 考 得 很 好 。|我 没有 通过 。|你 考 "
     "得 怎么样 ？>",
     24},
    {"write an essay", "s=pick:duty p=pick:tongue",
     "{s} write#2 an#3 essay#4 in#5 {p} <6:tonight|this week|tomorrow> .",
     "<6:今晚|这 个 星期|明天> {s} 用#5 {p} 写#2 一#3 篇 作文#4 。", 24},
    {"the essay is about", "",
     "<1:my|her|his> essay#2 is about#3 <4:a little cat|the weekend|a trip to Spain|granny|winter> "
     ".",
     "<1:我|她|他> 的 作文#2 写 的 是#3 <4:一 只 小猫|周末|去 西班牙 的 旅行|奶奶|冬天> 。", 20},
    {"help with this essay", "",
     "<1:can you|could you> help#2 me#3 <4:write|read|translate|finish> this#5 essay#6 ?",
     "<1:你 能|你 可以> 帮#2 我#3 <4:写|看|翻译|写 完> 这#5 篇 作文#6 吗 ？", 20},
    {"meeting on a floor", "h=pick:hour",
     "the <1:meeting|test|class> <2:begins at {h} o'clock|is on#21 the second#22 floor#23|is "
     "over|is very boring> .",
     "<1:会议|测验|课> <2:{h} 点 开始|在#21 二#22 楼#23|结束 了|非常 无聊> 。", 20},
    {"gym, how often", "",
     "how#1 often#1 do you#2 go#3 to the <4:gym|cinema|mall> ? <5:twice a week|once a month|every "
     "day|never> .",
     "你#2 多久#1 去#3 一次 <4:健身房|电影院|商场> ？ <5:一 个 星期 两 次|一 个 月 "
     "一次|每天|从来 不> 。",
     20},
    {"somebody is at the door", "",
     "somebody#1 <2:is at the door|called you|took my umbrella|is waiting for you|wants to see "
     "you> .",
     "有人#1 <2:在 门口|给 你 打 电话 了|拿走 了 我 的 雨伞|在 等 你|想 见 你> 。", 24},
    {"can somebody, too", "r=pick:request", "can#1 somebody#2 {r} ?", "有人#2 能#1 {r} 吗 ？", 20},

    // The weather and where one is.
    {"take a scarf", "",
     "it's <1:cold|windy|snowing> <2:outside|today|in the evening> , <3:take#31 your#32 "
     "scarf#33|wear warm socks|wear long trousers> .",
     "<2:外面|今天|晚上> <1:很 冷|刮风|在 下雪> ， <3:带#31 你#32 的 围巾#33|穿 暖和 的 袜子|穿 "
     "长 裤子> 。",
     24},
    {"take an umbrella", "",
     "<1:it's raining outside|it will rain today|it's going to rain> , <2:remember to take an "
     "umbrella .|don't#21 forget#22 your umbrella#23 .|do you#21 have#22 an umbrella#23 ?|can#21 "
     "you lend#22 me#24 an#25 umbrella#23 ?>",
     "<1:外面 在 下雨|今天 会 下雨|要 下雨 了> ， <2:记得 带 伞 。|别#21 忘#22 了 带 伞#23 "
     "。|你#21 有#22 伞#23 吗 ？|能#21 借#22 我#24 一#25 把 伞#23 吗 ？>",
     30, true},
    {"forgot the umbrella", "",
     "<1:i forgot my umbrella|i lost my umbrella|somebody took my umbrella> , <2:I'm all wet .|can "
     "you wait for me ?|can you lend me yours ?>",
     "<1:我 忘 带 伞 了|我 把 伞 弄丢 了|我 的 伞 被 人 拿走 了> ， <2:我 湿透 了 。|你 能 等 我 "
     "吗 ？|你 的 能 借 我 吗 ？>",
     24, true},
    {"heavy rain outside", "",
     "it's raining#1 so#2 hard#3 outside#4 , <5:take an umbrella|don't go out|wait a moment> .",
     "外面#4 雨#1 好#2 大#3 ， <5:带 把 伞 吧|别 出去 了|等 一会儿 吧> 。", 24, true},
    {"awful weather", "", "what awful#1 <2:weather|wine|music> !",
     "<2:天气|红酒|音乐> 真 糟糕#1 ！", 14},
    {"how is it in a land", "l=pick:abroad",
     "how#1 is <2:the weather|life|the food|work> in {l} ? <3:not bad|very good|awful|a little "
     "boring> .",
     "{l} 的 <2:天气|生活|食物|工作> 怎么样#1 ？ <3:不错|非常 好|很 糟糕|有点儿 无聊> 。", 20},
    {"food of a land", "",
     "<1:do you#11 like#12|do you#11 often#13 eat#12|can#13 you#11 cook#12|do you#11 want#13 to "
     "eat#12> <2:Thai food|Chinese food|French food|vegetarian food> ?",
     "你#11 <1:喜欢#12|经常#13 吃#12|能#13 做#12|想#13 吃#12> <2:泰国 菜|中国 菜|法国 菜|素食> "
     "吗 ？",
     36},
    {"have fun abroad", "l=pick:abroad",
     "have fun#1 <2:in {l}|at the beach|with the kids> <3:!|, granny !|and call me .>",
     "<2:在 {l}|在 海滩|和 小孩 一起> 玩#1 得 开心#1 <3:！|， 奶奶 ！|， 给 我 打 电话 。>", 16},
    {"almost out of battery", "",
     "<1:my phone|my computer> is almost#2 out of battery#3 , <4:can i charge it here ?|please "
     "call me later .>",
     "<1:我 的 手机|我 的 电脑> 快#2 没电#3 了 ， <4:我 可以 在 这里 充电 吗 ？|请 一会儿 给 我 打 "
     "电话 。>",
     16},
};

}  // namespace

std::span<const Template> templates_of_small_talk() { return small_talk; }

}  // namespace playground::grammar
