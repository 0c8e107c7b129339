// Templates: who one is, families, health, feelings.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template people[] = {
    // Names.
    {"this is kin named", "q=pick:kin a=named", "<1:this is|here is|meet> my#2 {q} {a} .",
     "<1:这 是|这 是|认识 一下> 我#2 的 {q} {a} 。", 8},
    {"this is kin", "q=pick:kin", "<1:this is|here is|is this> my#2 {q} <1:.|.|?>",
     "<1:这 是|这 是|这 是> 我#2 的 {q} <1:。|。|吗 ？>", 6},
    {"full name", "a=named f=pick:surname",
     "<1:my name is|I'm|i am|his name is|her name is|this is> {a} {f} .",
     "<1:我 叫|我 是|我 是|他 叫|她 叫|这 是> {a} {f} 。", 8},
    {"full name and land", "a=named f=pick:surname l=pick:land",
     "<1:my name is|I'm|i am> {a} {f} , I'm#2 from#3 {l} .",
     "<1:我 叫|我 是|我 是> {f} {a} ， 我#2 来自#3 {l} 。", 6},
    {"mr", "f=pick:surname",
     "<1:hello|good morning|thank you|goodbye|excuse me> , <2:Mr|Mrs|Ms> {f} .",
     "<1:你好|早上 好|谢谢 你|再见|打扰 一下> ， {f} <2:先生|太太|女士> 。", 122},
    {"mr smith", "f=pick:surname",
     "<2:Mr|Ms> {f} <1:is a doctor|is my teacher|is not here|is very kind|called you|is in a "
     "meeting> .",
     "{f} <2:先生|女士> <1:是 一 名 医生|是 我 的 老师|不 在 这里|非常 善良|给 你 打 电话 了|在 "
     "开会> 。",
     85},
    {"what surname", "", "what's#1 <2:your|his|her> <3:last name|first name> ?",
     "<2:你|他|她> <3:的 姓 是|的 名字 是> 什么#1 ？", 96},
    {"call me name", "a=named", "<1:you can call me|please call me|my friends call me> {a} .",
     "<1:你 可以 叫 我|请 叫 我|我 的 朋友 们 叫 我> {a} 。", 6},
    {"introduce", "", "<1:do i know you|have we met before> <1:?|?>",
     "<1:我 认识 你 吗|我们 以前 见 过 吗> <1:？|？>"},
    {"live with", "l=pick:land q=pick:kin",
     "<1:i live|we live|they live|do you live> <2:with my {q}|with my parents|alone|with "
     "friends|in {l} now> <1:.|.|.|?>",
     "<1:我|我们|他们|你> <2:和 我 的 {q} 住 在 一起|和 我 父母 住 在 一起|自己 住|和 朋友 住 在 "
     "一起|现在 住 在 {l}> <1:。|。|。|吗 ？>",
     6},
    {"raised in", "s=who l=pick:land", "{s} <1:grew up|got married|studied English> in#2 {l} .",
     "{s} 在#2 {l} <1:长大|结婚 了|学习 了 英语> 。", 6},

    // Families.
    {"married", "s=who", "{s:is} {s} <1:married|Chinese|alone> ?",
     "{s} <1:结婚 了|是 中国 人|一个人> 吗 ？", 6},
    {"is married", "s=who", "{s} {s:is} <1:married|not married|getting married> .",
     "{s} <1:结婚 了|没有 结婚|要 结婚 了> 。", 6},
    {"has family", "s=who", "{s:does} {s} have#1 <2:a boyfriend|a girlfriend|children|a family> ?",
     "{s} 有#1 <2:男朋友|女朋友|孩子|家人> 吗 ？", 66},
    {"partner", "",
     "<1:my|his|her|your> <2:boyfriend|girlfriend|family|colleague|baby|little sister|older "
     "brother> <3:is very kind|is here|lives in China|is busy|is sleeping> .",
     "<1:我|他|她|你> 的 <2:男朋友|女朋友|家人|同事|宝宝|妹妹|哥哥> <3:非常 善良|在 这里|住 在 "
     "中国|很 忙|在 睡觉> 。",
     114},
    {"partner named", "a=named",
     "<1:this is|here is> <2:my|his|her> <3:boyfriend|girlfriend|colleague|little sister> {a} .",
     "<1:这 是|这 是> <2:我|他|她> 的 <3:男朋友|女朋友|同事|妹妹> {a} 。", 30},
    {"family people", "p=pick:number", "there are#1 {p} people#2 in <3:my|your|his|her> family#4 .",
     "<3:我|你|他|她> 家#4 有#1 {p} 口 人#2 。", 6},
    {"family how many", "", "how#1 many#1 people#2 are there#3 in your#4 family#5 ?",
     "你#4 家#5 有#3 几#1 口 人#2 ？"},
    {"family misses", "",
     "i#1 <2:love|miss> <3:my family|my parents|my wife|my friends|my children> <4:so much|very "
     "much|every day> .",
     "我#1 <4:很|非常|每天 都> <2:爱|想念> <3:我 的 家人|我 的 父母|我 的 妻子|我 的 朋友|我 的 "
     "孩子> 。",
     6},
    {"age asked", "q=pick:kin",
     "how#1 old#2 <3:is he|is she|are they|is your {q}|is your baby|is your dog> ?",
     "<3:他|她|他们|你 的 {q}|你 的 宝宝|你 的 狗> 多#1 大#2 了 ？"},
    {"turn age", "p=pick:age", "<1:I'll|we'll> be {p} <2:next year|next month|tomorrow> .",
     "<1:我|我们> <2:明年|下个月|明天> 就 {p} 岁 了 。", 5},
    {"birthday gift", "q=pick:kin",
     "what#1 <2:do you want|did your {q} give you> for your birthday ?",
     "<2:你 生日 想要|你 生日 的 时候 ， 你 {q} 给 了 你> 什么#1 ？", 4},

    // Health.
    {"have ailment", "s=who", "{s} {s:has} <1:a headache|a cold|a cough|a fever|a stomachache> .",
     "{s} <1:头疼|感冒 了|咳嗽|发烧 了|肚子 疼> 。", 270},
    {"ailment asked", "s=who",
     "{s:does} {s} have <1:a headache|a cold|a cough|a fever|a stomachache> ?",
     "{s} <1:头疼|感冒 了|咳嗽|发烧 了|肚子 疼> 吗 ？", 19},
    {"caught a cold", "s=who w=pick:past",
     "{s} <1:caught a cold|got sick|had a fever|had a headache|fell down|went to see a doctor> "
     "{w} .",
     "{s} {w} <1:感冒 了|生病 了|发烧 了|头疼 了|摔倒 了|去 看 医生 了> 。", 39},
    {"feel ill", "s=who",
     "{s} {s:feels} <1:sick|better|much better|terrible|good|cold|bad|tired> <2:today|now|again> .",
     "{s} <2:今天|现在|又> 感觉 <1:不舒服|好 一点儿|好 多 了|很 糟糕|很 好|很 冷|不 好|很 累> 。",
     65},
    {"feeling better", "s=who",
     "{s:is} {s} <1:feeling better|better now|feeling well|okay now|all right> ?",
     "{s} <1:感觉 好 一点儿 了|现在 好 一点儿 了|感觉 好|现在 没事 了|没事> 吗 ？", 39, true},
    {"health advice", "s=who",
     "{s} should <1:see a doctor|drink more water|rest more|take some medicine|go to the "
     "hospital|sleep more|get some rest|exercise more|eat more fruit> .",
     "{s} 应该 <1:看 医生|多 喝 水|多 休息|吃 一些 药|去 医院|多 睡觉|休息 一下|多 锻炼|多 吃 "
     "水果> 。",
     8},
    {"advice to you", "",
     "<1:drink more water|rest more|take this medicine|go to the hospital|call a doctor|call the "
     "police|exercise more|wear more clothes> <2:.|, please .|!>",
     "<1:多 喝 水|多 休息|吃 这 个 药|去 医院|叫 医生|叫 警察|多 锻炼|多 穿 点 衣服> <2:。|吧 "
     "。|！>",
     236},
    {"emergency", "",
     "<1:call the police|please call a doctor|where is the hospital|i need a doctor|there is a "
     "fire> <1:!|!|?|!|!>",
     "<1:叫 警察|请 叫 医生|医院 在 哪里|我 需要 医生|着火 了> <1:！|！|？|！|！>"},

    // Feelings.
    {"feel mood", "s=who",
     "{s} {s:feels} <1:lonely|proud|happy|sad|nervous> <2:today|now|lately> .",
     "{s} <2:今天|现在|最近> 感到 <1:很 孤独|很 骄傲|很 高兴|很 难过|很 紧张> 。", 8},
    {"glad to be", "s=me",
     "{s} {s:is} so <1:happy|glad|excited|proud> to <2:be here|know you|work with you> .",
     "{s} 很 <1:高兴|高兴|兴奋|骄傲> <2:来到 这里|认识 你|和 你 一起 工作> 。"},
    {"don't feel", "",
     "<1:why are you so sad|what makes you happy|don't be so hard on yourself|you make me "
     "happy> <1:?|?|.|.>",
     "<1:你 为什么 这么 难过|什么 让 你 高兴|不要 对 自己 太 严格|你 让 我 快乐> <1:？|？|。|。>"},
    {"favourite", "", "what's#1 your#2 favorite#3 <4:colour|food|movie|song|book|animal|season> ?",
     "你#2 最喜欢#3 的 <4:颜色|食物|电影|歌曲|书|动物|季节> 是 什么#1 ？", 22},
    {"my favorite", "",
     "my#1 favorite#2 <3:colour is blue|food is noodles|animal is the cat|day is Saturday|season "
     "is summer> .",
     "我#1 最喜欢#2 的 <3:颜色 是 蓝色|菜 是 面条|动物 是 猫|一天 是 星期六|季节 是 夏天> 。", 33},
    {"like hobbies", "s=who",
     "what#1 {s:does} {s} like#2 to do <3:after work|at home|on Sunday|in the evening> ?",
     "{s} <3:下班 以后|在 家|星期天|晚上> 喜欢#2 做 什么#1 ？", 104},
    {"interested in", "s=who b=study", "{s} {s:is} interested#1 in {b} .", "{s} 对 {b} 感兴趣#1 。",
     45},
};

}  // namespace

std::span<const Template> templates_of_people() { return people; }

}  // namespace playground::grammar
