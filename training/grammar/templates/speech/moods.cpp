// Templates: how one feels and why, what one then wants, being tired, sleep and health, love.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template moods[] = {
    // One clause after the other.
    {"low, and want", "l=pick:low w=pick:want", "I'm#1 {l} <2:today|tonight|now|this week> , {w} .",
     "我#1 <2:今天|今晚|现在|这 个 星期> {l} ， {w} 。", 70},
    {"low, and want, typed", "l=pick:lowtyped w=pick:wanttyped",
     "I'm#1 {l} <2:today|tonight|now|this week> , {w} .",
     "我#1 <2:今天|今晚|现在|这 个 星期> {l} ， {w} 。", 90, true},
    {"low without I, typed", "l=pick:lowtyped w=pick:wanttyped",
     "I'm {l} <2:today|tonight|now|lately> , so#3 {w} .",
     "<2:今天|今晚|现在|最近> {l} ， 所以#3 {w} 。", 60, true},
    {"low, but not", "l=pick:low",
     "I'm#1 {l} , but#2 <3:I'm#31 okay#32|i#31 don't#32 want to sleep#33|i#31 still#32 want#33 to "
     "go out#34|don't#31 worry#32 about me#33|i#31 have to work#32|talking#31 to you#32 makes#33 "
     "me happy#34> .",
     "我#1 {l} ， 但是#2 <3:我#31 还 好#32|我#31 不#32 想 睡觉#33|我#31 还是#32 想#33 "
     "出去#34|不要#31 担心#32 我#33|我#31 要 工作#32|和 你#32 说话#31 让#33 我 很 高兴#34> 。",
     50},
    {"low because of a woe", "l=pick:low r=pick:woe", "I'm#1 {l} <2:today|now> because#3 {r} .",
     "我#1 <2:今天|现在> {l} ， 因为#3 {r} 。", 60},
    {"because of a woe, low", "l=pick:low r=pick:woe", "because#3 {r} , I'm#1 {l} .",
     "因为#3 {r} ， 所以 我#1 {l} 。", 40, true},
    {"a woe, so low", "l=pick:low r=pick:woe", "{r} , so#3 I'm#1 {l} .",
     "{r} ， 所以#3 我#1 {l} 。", 50},
    {"a woe, so want", "w=pick:want r=pick:woe", "{r} , <3:so|and now> {w} .",
     "{r} ， <3:所以|现在> {w} 。", 50},
    {"a woe, can you", "r=pick:woe",
     "{r} , <1:can#11 you#12 talk#13 to me#14|can#11 you#12 help#13 me#14|can#11 i#12 call#13 "
     "you#14|do you#12 have#13 time#14|what#11 should i#12 do#13|do you#12 understand#13 me#14> ?",
     "{r} ， <1:你#12 能#11 和 我#14 说话#13 吗|你#12 能#11 帮助#13 我#14 吗|我#12 可以#11 给 "
     "你#14 打 电话#13 吗|你#12 有时间#13 吗#14|我#12 应该 怎么#11 做#13|你#12 理解#13 我#14 吗> "
     "？",
     40},
    {"high that", "r=pick:joy", "I'm#1 so#2 <3:happy|glad|excited> that {r} <4:.|!>",
     "{r} ， 我#1 好#2 <3:高兴|高兴|兴奋> <4:。|！>", 60},
    {"high because", "h=pick:high r=pick:joy", "<2:I'm#11|i#11 am> {h} because#3 {r} <4:.|!>",
     "<2:我#11|我#11> {h} ， 因为#3 {r} <4:。|！>", 50},
    {"so happy, typed", "r=pick:joy", "{r} , I'm#1 so <2:happy|excited> !",
     "{r} ， 我#1 太 <2:开心|兴奋> 了 ！", 40, true},
    {"a joy, so high", "h=pick:high r=pick:joy", "{r} , so#3 I'm#1 {h} <4:.|!>",
     "{r} ， 所以#3 我#1 {h} <4:。|！>", 40},
    {"a joy, let's", "r=pick:joy",
     "{r} , <1:let's#11 celebrate#12|let's#11 go out#12 tonight#13|let's#11 have dinner#12 "
     "together#13|i#11 want to celebrate#12 with#13 you#14|we#11 should celebrate#12 "
     "together#13|i#11 want#12 to dance#13> <2:.|!>",
     "{r} ， <1:我们#11 庆祝#12 一下 吧|我们#11 今晚#13 出去#12 吧|我们#11 一起#13 吃 晚饭#12 "
     "吧|我#11 想 和#13 你#14 一起 庆祝#12|我们#11 应该 一起#13 庆祝#12|我#11 想#12 跳舞#13> "
     "<2:。|！>",
     60},
    {"celebrate what", "",
     "let's#1 celebrate#2 <3:your#31 birthday#32|the new year#31|the end#31 of the "
     "exams#32|your#31 new#32 job#33|spring festival#31> <4:tonight|this "
     "weekend|together|tomorrow> <5:.|!>",
     "我们#1 <4:今晚|这 个 周末|一起|明天> 庆祝#2 <3:你#31 的 生日#32|新年#31|考试#32 "
     "结束#31|你#31 的 新#32 工作#33|春节#31> 吧 <5:。|！>",
     50},
    {"low before, high now", "l=pick:low h=pick:high",
     "i#1 was {l} <2:yesterday|this morning|last week|last night> , but#3 now#4 I'm#5 {h} .",
     "我#1 <2:昨天|今天 早上|上周|昨晚> {l} ， 但是#3 我#5 现在#4 {h} 。", 40},
    {"feel so when", "c=pick:when",
     "i#1 feel#2 <3:sad|lonely|happy|calm|homesick|tired> when#4 {c} .",
     "{c} 的 时候#4 ， 我#1 感到#2 <3:很 难过|很 孤独|很 高兴|很 冷静|很 想家|很 累> 。", 50},
    {"always so when, typed", "c=pick:when",
     "when#4 {c} , i#1 always#2 feel#3 a little#5 <6:sad|lonely|homesick> .",
     "{c} 的 时候#4 ， 我#1 总是#2 觉得#3 有点#5 <6:难过|孤独|想家> 。", 50, true},
    {"what do you do when", "",
     "what#1 do you#2 do#3 when#4 you are <5:sad|lonely|bored|nervous|homesick|tired> ? <6:i#61 "
     "listen#62 to music#63|i#61 call#62 my friends#63|i#61 go for a walk#62|i#61 talk#62 to my "
     "mom#63|i#61 just sleep#62|i#61 eat#62 chocolate#63> .",
     "你#2 <5:难过|孤独|无聊|紧张|想家|累> 的 时候#4 做#3 什么#1 ？ <6:我#61 听#62 音乐#63|我#61 "
     "给 我 的 朋友#63 打 电话#62|我#61 去 散步#62|我#61 和 妈妈#63 说话#62|我#61 就 睡觉#62|我#61 "
     "吃#62 巧克力#63> 。",
     50},
    {"if you are low", "",
     "if#1 you#2 are <3:sad|lonely|tired|homesick|nervous|bored|stressed> , <4:you#41 can#42 "
     "call#43 me#44|you#41 can#42 talk#43 to me#44|i#41 will be here#42 with you#43|let's#41 go "
     "out#42 together#43|listen#41 to music#42|don't#41 be alone#42> .",
     "如果#1 你#2 <3:难过|孤独|累 了|想家|紧张|无聊|压力 很 大> ， <4:你#41 可以#42 给 我#44 打 "
     "电话#43|你#41 可以#42 和 我#44 说话#43|我#41 会 在 这里#42 陪着 你#43|我们#41 一起#43 "
     "出去#42 吧|就 听#41 音乐#42 吧|不要#41 一个人#42 待着> 。",
     50},
    {"proud of you", "",
     "I'm#1 <2:so|very|really> proud#3 of <4:you|my son|my daughter|my parents|our team> , "
     "<5:congratulations#51|good job#51|you#51 worked#52 so hard#53|i#51 want to celebrate#52> !",
     "我#1 为 <4:你|我 的 儿子|我 的 女儿|我 的 父母|我们 的 球队> 感到 <2:好|非常|真的 很> 骄傲#3 "
     "， <5:恭喜#51|干 得 好#51|你#51 工作#52 得 真 努力#53|我#51 想 庆祝#52 一下> ！",
     29},
    {"so touched", "",
     "I'm#1 <2:so|very|really> touched#3 <4:by#41 your#42 message#43|by#41 this story#42|by#41 "
     "this movie#42|that you#41 remember#42 my#43 birthday#44|that you#41 are here#42> <5:.|, "
     "thank#51 you#52 .>",
     "<4:你#42 的 消息#43 让#41 我|这 个 故事#42 让#41 我|这 部 电影#42 让#41 我|你#41 记得#42 "
     "我#43 的 生日#44 ， 我|你#41 在 这里#42 ， 我> <2:好|非常|真的 很> 感动#3 <5:。|， 谢谢#51 "
     "你#52 。>",
     70},
    {"friend is low, and why", "a=named",
     "{a} is <1:a little sad|very sad|in a bad mood|crying|so lonely> today#2 because#3 {a:he} "
     "<4:failed#41 the exam#42|misses#41 {a:his} family#42|had a fight#41 with#42 a friend#43|is "
     "homesick#41|lost#41 {a:his} phone#42> .",
     "{a} 今天#2 <1:有点儿 难过|非常 难过|心情 不 好|在 哭|好 孤独> ， 因为#3 {a:he} <4:考试#42 "
     "没有 通过#41|想念#41 {a:his} 家人#42|和#42 朋友#43 吵架#41 了|想家#41 了|弄丢#41 了 {a:his} "
     "手机#42> 。",
     30},
    {"friend is low, so I", "a=named",
     "{a} is <1:sad|sick|alone|nervous|homesick> today#2 , so#3 i#4 want#5 to "
     "<6:call#61|help#61|visit#61|talk#61 to> {a:him} .",
     "{a} 今天#2 <1:很 难过|生病 了|一个人|很 紧张|想家 了> ， 所以#3 我#4 想#5 <6:给 {a:he} 打 "
     "电话#61|帮助#61 {a:he}|看望#61 {a:he}|和 {a:he} 说话#61> 。",
     24},
    {"don't be low, a joy", "r=pick:joy", "don't#1 be <2:sad|nervous|worried|angry> , {r} <3:.|!>",
     "不要#1 <2:难过|紧张|担心|生气> ， {r} <3:。|！>", 16},
    {"homesick when", "",
     "<1:i#11 was|we#11 were|my sister#11 was> very#2 homesick#3 <4:in#41 China#42|in#41 "
     "London#42|last year#41|at first#41|last night#41> .",
     "<4:在#41 中国#42|在#41 伦敦#42|去年#41|开始 的 时候#41|昨晚#41> ， <1:我#11|我们#11|我 "
     "姐姐#11> 非常#2 想家#3 。",
     24},

    // Tired, and sleep.
    {"stayed up late, so", "",
     "i#1 stayed up late#2 <3:last night|again|to#31 study#32|to#31 watch#32 a movie#33> , so#4 "
     "<5:I'm#51 very tired#52 now#53|i#51 got up#52 late#53|i#51 can't#52 get up#53|I'm#51 a "
     "little#52 sleepy#53 today#54> .",
     "我#1 <3:昨晚 熬夜#2 了|又 熬夜#2 了|熬夜#2 学习#32 了|熬夜#2 看#32 电影#33 了> ， 所以#4 "
     "<5:我#51 现在#53 非常 累#52|我#51 起#52 得 很 晚#53|我#51 不能#52 起床#53|我#51 今天#54 "
     "有点儿#52 困#53> 。",
     50},
    {"don't stay up late", "",
     "<1:don't|please don't|you shouldn't> stay up late#2 , <3:it's bad#31 for your "
     "health#32|you#31 have an exam#32 tomorrow#33|you#31 need#32 more rest#33|go#31 to bed#31 "
     "early#32> .",
     "<1:不要|请 不要|你 不应该> 熬夜#2 ， <3:对 身体#32 不 好#31|你#31 明天#33 有 考试#32|你#31 "
     "需要#32 更 多 休息#33|早#32 点 睡觉#31> 。",
     40},
    {"can't sleep, because of a woe", "",
     "i#1 can't#2 sleep#3 <4:tonight|again|lately> because#5 <6:I'm#61 too nervous#62|the room#61 "
     "is too hot#62|i#61 drank#62 too much coffee#63|i#61 miss#62 you#63|the neighbors#61 are too "
     "noisy#62|I'm#61 thinking#62 about you#63> .",
     "我#1 <4:今晚|又|最近> 睡#3 不#2 着 ， 因为#5 <6:我#61 太 紧张#62 了|房间#61 太 热#62 "
     "了|我#61 喝#62 了 太 多 咖啡#63|我#61 想#62 你#63|邻居#61 太 吵#62 了|我#61 在 想#62 你#63> "
     "。",
     36},
    {"slept, so now", "",
     "i#1 <2:slept#21 very well#22|slept#21 badly#22|didn't#21 sleep#22|only#21 slept#22 five#23 "
     "hours#24> last night#3 , <4:how#41 about you#42|did you#41 sleep well#42|what#41 about "
     "you#42> ?",
     "我#1 昨晚#3 <2:睡#21 得 很 好#22|睡#21 得 不 好#22|没有#21 睡觉#22|只#21 睡#22 了 五#23 个 "
     "小时#24> ， <4:你#42 呢#41|你#41 睡 得 好#42 吗|你#42 呢#41> ？",
     30},
    {"good night, because", "a=named",
     "good night#1 <2:, {a}|, my dear|, everyone|, mom> , <3:i#31 have to get up#32 early#33 "
     "tomorrow#34|I'm#31 going to bed#32|I'm#31 very tired#32|let's#31 chat#32 "
     "tomorrow#33|don't#31 stay up late#32> .",
     "<2:{a}|亲爱的|大家|妈妈> ， 晚安#1 ， <3:我#31 明天#34 要 早#33 点 起床#32|我#31 要 睡觉#32 "
     "了|我#31 非常 累#32|我们#31 明天#33 聊天#32 吧|不要#31 熬夜#32> 。",
     40},

    // Health.
    {"ill, so", "",
     "i#1 have <2:a cold#21|a fever#21|a headache#21|a stomachache#21> <3:today|again|now> , so#4 "
     "i#5 <6:can't#61 go#62 to school#63|can't#61 come#62|have to see#61 a doctor#62|have to "
     "stay#61 in bed#62|need#61 to rest#62|don't#61 want#62 to eat#63> .",
     "我#1 <3:今天|又|现在> <2:感冒#21 了|发烧#21 了|头疼#21|肚子 疼#21> ， 所以#4 我#5 <6:不能#61 "
     "上学#63|不能#61 来#62|要 看#61 医生#62|要 躺#61 在 床#62 上|需要#61 休息#62|不#61 想#62 "
     "吃饭#63> 。",
     36},
    {"get well soon, and", "",
     "<1:get#11 well#12 soon#13|i#11 hope#12 you get#13 well soon#14> , <2:don't#21 worry#22 about "
     "work#23|we#21 all miss#22 you#23|drink#21 more#22 water#23|please rest#21 more#22|take#21 "
     "your medicine#22> <3:.|!>",
     "<1:祝 你 早日#13 康复#12|希望#12 你 早日#14 康复#13> ， <2:别#21 担心#22 工作#23|我们#21 都 "
     "想#22 你#23|多#22 喝#21 水#23|请 多#22 休息#21|记得 吃#21 药#22> <3:。|！>",
     80},

    // Love.
    {"love, and because", "",
     "i#1 <2:love|like> you#3 because#4 <5:you#51 are so kind#52|you#51 make#52 me happy#53|you#51 "
     "are always#52 with me#53|you#51 understand#52 me#53|you#51 are my#52 best#53 friend#54> .",
     "我#1 <2:爱|喜欢> 你#3 ， 因为#4 <5:你#51 真 善良#52|你#51 让#52 我 很 高兴#53|你#51 总是#52 "
     "和 我#53 在 一起|你#51 理解#52 我#53|你#51 是 我#52 最好#53 的 朋友#54> 。",
     36},
    {"think of you", "",
     "i#1 think#2 of you#3 <4:every day|every night|when#41 i can't sleep#42|when#41 i am "
     "alone#42|when#41 it rains#42> , <5:do you#51 miss#52 me#53 too|when#51 will you#52 come "
     "back#53|can#51 i#52 see#53 you> ?",
     "我#1 <4:每天 都|每 个 晚上 都|睡 不 着#42 的 时候#41 就|一个人#42 的 时候#41 就|下雨#42 的 "
     "时候#41 就> 想#2 你#3 ， <5:你#51 也 想#52 我#53 吗|你#52 什么时候#51 回来#53|我#52 能#51 "
     "见#53 你 吗> ？",
     36},
    {"fight, and sorry", "",
     "<1:i#11|my sister#11|my roommate#11> had a fight#2 with#3 <4:my friend#41|mom#41|the "
     "neighbor#41> <5:yesterday|again|last night|this morning> .",
     "<1:我#11|我 姐姐#11|我 的 室友#11> <5:昨天|又|昨晚|今天 早上> 和#3 "
     "<4:朋友#41|妈妈#41|邻居#41> 吵架#2 了 。",
     36},
};

}  // namespace

std::span<const Template> templates_of_moods() { return moods; }

}  // namespace playground::grammar
