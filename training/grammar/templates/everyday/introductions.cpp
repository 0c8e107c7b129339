// Templates: who one is, what one does and likes, and who others are.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template introductions[] = {
    // Oneself.
    {"name age from", "n=named y=pick:age l=pick:land",
     "<1:my name is {n}|I'm {n}|my name is {n}> , I'm {y} years#2 old and i come from#3 {l} .",
     "<1:我 叫 {n}|我 是 {n}|我 叫 {n}> ， 我 {y} 岁#2 ， 来自#3 {l} 。", 14},
    {"hello name age from", "h=pick:greeting n=named y=pick:age l=pick:land",
     "{h} , <1:my name is {n}|I'm {n}|my name is {n}> . i am {y} years#2 old . i am from#3 {l} .",
     "{h} ， <1:我 叫 {n}|我 是 {n}|我 叫 {n}> 。 我 {y} 岁#2 。 我 来自#3 {l} 。", 14},
    {"name year old student", "n=named",
     "<1:my name is {n}|I'm {n}|my name is {n}> , i am a <2:ten|twelve|twenty|nine> year old "
     "student#3 .",
     "<1:我 叫 {n}|我 是 {n}|我 叫 {n}> ， 我 是 一 名 <2:十|十二|二十|九> 岁 的 学生#3 。", 10},
    {"hobby is", "h=pick:hobby", "<1:my|his|her|your> hobby is {h} .",
     "<1:我|他|她|你> 的 爱好 是 {h} 。", 36},
    {"what hobby", "", "what#2 is <1:your|his|her|their> hobby ?",
     "<1:你|他|她|他们> 的 爱好 是 什么#2 ？", 36},
    {"hobby mine and yours", "h=pick:hobby", "my#1 hobby#2 is {h} , what#3 is yours#4 ?",
     "我#1 的 爱好#2 是 {h} ， 你#4 的 是 什么#3 ？", 12},
    {"name hobby meet", "n=named h=pick:hobby z=pick:meeting",
     "<1:my name is {n}|I'm {n}|my name is {n}> and i like#2 {h} . {z}",
     "<1:我 叫 {n}|我 是 {n}|我 叫 {n}> ， 我 喜欢#2 {h} 。 {z}", 14},
    {"live and work", "",
     "i live#3 in <1:China|England|France|Beijing> , but i work#4 in "
     "<2:Japan|Germany|America|London> .",
     "我 住#3 在 <1:中国|英国|法国|北京> ， 但是 我 在 <2:日本|德国|美国|伦敦> 工作#4 。", 7},
    {"born in, live in", "s=me",
     "{s} {s:was} born#3 in <1:China|England|France|Beijing> , but now#4 {s} live#5 in "
     "<2:Japan|Germany|America|London> .",
     "{s} 出生#3 在 <1:中国|英国|法国|北京> ， 但是 现在#4 {s} 住#5 在 "
     "<2:日本|德国|美国|伦敦> 。",
     7},
    {"new here", "w=pick:past",
     "i came#2 here {w} , <1:and i like it here very much|i don't have friends yet|so i don't "
     "know the way|but my Chinese is not very good|please help me> .",
     "我 {w} 来#2 这里 ， <1:我 很 喜欢 这里|还 没有 朋友|所以 不 认识 路|但是 我 的 中文 不 太 "
     "好|请 帮 我> 。",
     12},
    {"i'm a job from", "o=pick:job l=pick:land", "i am a {o} from#1 {l} .",
     "我 是 一 名 来自#1 {l} 的 {o} 。", 6},
    {"i work as", "o=pick:job l=pick:land", "<1:i am|he is|she is|my friend is> a {o} in#2 {l} .",
     "<1:我|他|她|我 的 朋友> 是 {l} 的#2 {o} 。", 12},
    {"graduated", "s=who",
     "{s} graduated#3 from <1:university|school> <2:last year|last month|two years ago> .",
     "{s} <2:去年|上个月|两 年 前> 从 <1:大学|学校> 毕业#3 了 。", 30},
    {"graduated, now", "",
     "i graduated#3 <2:last year|last month> , and now i <1:work in a bank|live in Beijing|am "
     "looking for a job|am a teacher> .",
     "我 <2:去年|上个月> 毕业#3 了 ， 现在 我 <1:在 银行 工作|住 在 北京|在 找 工作|是 一 名 老师> "
     "。",
     24},
    {"studies at", "s=me b=study", "{s} study#2 {b} at <1:university|school|home> .",
     "{s} 在 <1:大学|学校|家> 学习#2 {b} 。", 10},
    {"speaks two tongues", "p=pick:tongue q=pick:tongue",
     "i can speak#2 {p} , but I'm still learning#3 {q} .",
     "我 会 说#2 {p} ， 但是 还 在 学#3 {q} 。", 6},
    {"has learned for", "s=me p=pick:tongue k=pick:number",
     "{s} {s:has} learned#2 {p} for {k} <1:years|days> , but {s} still#3 can't speak#4 it well .",
     "{s} 学#2 {p} 学 了 {k} <1:年|天> ， 但是 还#3 说#4 不 好 。", 12},

    // Others.
    {"friend, job, city", "a=named o=pick:job l=pick:city",
     "this is my <1:friend|classmate|good friend|colleague|neighbor> {a} . {a:he} is a {o} "
     "in#3 {l} .",
     "这 是 我 的 <1:朋友|同学|好 朋友|同事|邻居> {a} 。 {a:he} 是 {l} 的#3 {o} 。", 24},
    {"friend does", "a=named",
     "<1:this is|meet> my <2:friend|classmate|colleague|boss> {a} , {a:he} <3:likes music|is "
     "from London|speaks Chinese very well|is very kind|wants to talk to you|can help you> .",
     "<1:这 是|认识 一下> 我 的 <2:朋友|同学|同事|老板> {a} ， {a:he} <3:喜欢 音乐|是 伦敦 "
     "人|中文 说 得 很 好|非常 善良|想 和 你 说话|能 帮助 你> 。",
     24},
    {"friend called does", "a=named l=pick:land",
     "my <1:best friend|friend|teacher|classmate> is called {a} . {a:he} <2:lives in {l}|comes "
     "from {l}|works in {l}|has two cats|is very funny> .",
     "我 <1:最好 的 朋友|的 朋友|的 老师|的 同学> 叫 {a} 。 {a:he} <2:住 在 {l}|来自 {l}|在 {l} "
     "工作|有 两 只 猫|非常 幽默> 。",
     23},
    {"know him?", "a=named",
     "do you know#2 {a} ? {a:he} is <1:my classmate|my best friend|our new teacher|a famous "
     "singer|my neighbor> .",
     "你 认识#2 {a} 吗 ？ {a:he} 是 <1:我 的 同学|我 最好 的 朋友|我们 的 新 老师|一 位 有名 的 "
     "歌手|我 的 邻居> 。",
     14},
    {"who is that person", "a=named",
     "who#3 is <1:that|that person|that singer> ? that's {a} , my "
     "<2:friend|classmate|neighbor|colleague> .",
     "<1:那|那 个 人|那 位 歌手> 是 谁#3 ？ 那 是 {a} ， 我 的 <2:朋友|同学|邻居|同事> 。", 12},
    {"father doctor mother", "o=pick:job p=pick:job",
     "my <1:father|dad|brother|husband> is a {o} and my <2:mother|mom|sister|daughter> is a {p} .",
     "我 <1:父亲|爸爸|哥哥|丈夫> 是 {o} ， 我 <2:母亲|妈妈|姐姐|女儿> 是 {p} 。", 12},
    {"nice to meet, and", "a=named",
     "nice#2 to meet you <1:, {a} ! I'm your new neighbor .|, my friend .|. can we be friends ?|. "
     "where are you from ?|. what's your name ?|, too .>",
     "很 高兴#2 认识 你 <1:， {a} ！ 我 是 你 的 新 邻居 。|， 我 的 朋友 。|。 我们 可以 做 朋友 "
     "吗 ？|。 你 是 从 哪里 来 的 ？|。 你 叫 什么 名字 ？|， 我 也 很 高兴 。>",
     24},
    {"job asked, answered", "o=pick:job s=me",
     "<1:what do you do|are you a student|what is your job> ? i am a {o} .",
     "<1:你 是 做 什么 工作 的|你 是 学生 吗|你 的 工作 是 什么> ？ 我 是 一 名 {o} 。", 12},
    {"age asked, answered", "y=pick:age", "how#2 old#2 are you ? <1:I'm|i am> {y} .",
     "你 多#2 大#2 了 ？ <1:我|我> {y} 岁 。", 7},
    {"live asked, answered", "l=pick:land",
     "where do you <1:live|work|study> ? i <1:live|work|study> in#2 {l} .",
     "你 <1:住 在 哪里|在 哪里 工作|在 哪里 学习> ？ 我 <1:住 在#2 {l}|在#2 {l} 工作|在#2 {l} "
     "学习> 。",
     7},
    {"parents live in", "l=pick:land",
     "my parents live#2 in#3 {l} . <1:i miss them very much .|i call them every day .|i visited "
     "them last week .|do you want to go there ?>",
     "我 的 父母 住#2 在#3 {l} 。 <1:我 非常 想念 他们 。|我 每天 给 他们 打 电话 。|我 上周 "
     "看望 了 他们 。|你 想 去 那里 吗 ？>",
     12},
};

}  // namespace

std::span<const Template> templates_of_introductions() { return introductions; }

}  // namespace playground::grammar
