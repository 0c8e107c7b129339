// Templates: Of a man and a woman, whom gender tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template couples[] = {
    {"met in, later proposed", "a=clear b=other(a) m=one(a,b) l=pick:land",
     "{a} met#1@a {b} in#3 {l} , and a year later#4 {m:he} <1:proposed|came back|moved to "
     "London|got married> .",
     "{a} 在#3 {l} 遇见#1@a 了 {b} ， 一 年 以后#4 ， {m:he} <1:求婚 了|回来 了|搬 到 了 伦敦|结婚 "
     "了> 。",
     44},
    {"met, and then proposed", "a=clear b=other(a) m=one(a,b)",
     "{a} met#1@a {b} <2:in Paris|at school|in the park|at a party> , and {m:he} "
     "<1:proposed|learned French|wrote a letter> .",
     "{a} <2:在 巴黎|在 学校|在 公园 里|在 聚会 上> 遇见#1@a 了 {b} ， {m:he} <1:求婚 了|学 了 "
     "法语|写 了 一 封 信> 。",
     30},
    {"proposed, and he was", "a=clear b=other(a) m=one(a,b)",
     "{a} proposed#1@a to {b} , and#2 {m:he} <1:was very happy|cried|was nervous|laughed> .",
     "{a} 向 {b} 求婚#1@a 了 ， {m:he} <1:非常 高兴|哭 了|很 紧张|笑 了> 。", 48},
    {"kissed and said", "a=clear b=other(a) m=one(a,b)",
     "{a} kissed#1@a {b} and said#2@a that {m:he} was <1:happy|tired|beautiful|sad|kind> .",
     "{a} 吻#1@a 了 {b} ， 说#2@a {m:he} 很 <1:高兴|累|漂亮|难过|善良> 。", 24},
    {"danced with, and he", "a=clear b=other(a) m=one(a,b)",
     "{a} danced#1@a with {b} , and {m:he} <1:smiled|was nervous|sang|was very happy> .",
     "{a} 和 {b} 跳舞#1@a ， {m:he} <1:笑 了|很 紧张|唱歌 了|非常 高兴> 。", 16},
    {"brought a menu, ordered", "a=clear b=other(a) m=one(a,b)",
     "{a} brought#1@a {b} the menu#3 , and {m:he} <1:ordered fish|ordered some soup|ordered a "
     "pizza|ordered some tea|smiled|left> .",
     "{a} 给 {b} 带来#1@a 了 菜单#3 ， {m:he} <1:点 了 鱼|点 了 一些 汤|点 了 一 块 比萨饼|点 "
     "了 一些 茶|笑 了|走 了> 。",
     40},
    {"the waiter brought, she", "a=noun:waiter1 b=clear",
     "{a} brought#1@a {b} <2:the menu|a pizza|some soup> , and#4 {b:he} <1:paid|ordered "
     "fish|ordered some tea|thanked {a:him}|ate it> .",
     "{a} 给 {b} 带来#1@a 了 <2:菜单|一 块 比萨饼|一些 汤> ， {b:he} <1:付 了 钱|点 了 鱼|点 了 "
     "一些 茶|感谢 了 {a:he}|吃 了 它> 。",
     20},
    {"cooked for, but he", "a=clear b=other(a) m=one(a,b)",
     "{a} cooked#1@a dinner#3 for {b} , but#2 {m:he} <1:wasn't hungry|was too tired|didn't eat "
     "anything|didn't like it|fell asleep> .",
     "{a} 给 {b} 做#1@a 了 晚饭#3 ， 但是#2 {m:he} <1:不 饿|太 累 了|什么 都 没有 吃|不 喜欢 "
     "它|睡着 了> 。",
     20},
    {"says that he does not like", "a=clear b=other(a)",
     "{a} says#1@a that {b} doesn't#2 like#3@b {a:him} .", "{a} 说#1@a {b} 不#2 喜欢#3@b {a:he} 。",
     30},
    {"thinks that she likes", "a=clear b=other(a) m=one(a,b)",
     "{a} <1:knows|says|is sure|hopes> that {b} <2:loves|misses|hates|trusts|remembers> {a:him} .",
     "{a} <1:知道|说|确定|希望> {b} <2:爱|想念|讨厌|信任|记得> {a:he} 。", 30},
    {"hopes that she will marry", "a=clear b=other(a)",
     "{a} hopes#1@a that {b} will#3 <1:help {a:him}|forgive {a:him}|call {a:him}|visit "
     "{a:him}|remember {a:him}|believe {a:him}> .",
     "{a} 希望#1@a {b} 会#3 <1:帮助 {a:he}|原谅 {a:he}|给 {a:he} 打 电话|看望 {a:he}|记得 "
     "{a:he}|相信 {a:he}> 。",
     24},
    {"hopes to marry", "a=clear b=other(a)", "{a} hopes#1@a that {b} will marry#2@b {a:him} .",
     "{a} 希望#1@a {b} 会 和 {a:he} 结婚#2@b 。", 24},
    {"hopes that she can marry him", "a=clear b=other(a)",
     "{a} hopes#1@a that {b} can#2 marry#3@b {a:him} .",
     "{a} 希望#1@a {b} 能#2 和 {a:he} 结婚#3@b 。", 20},
    {"loves, but she doesn't", "a=clear b=other(a)",
     "{a} loves#1@a {b} , but#2 {b:he} doesn't#3 love#4@b {a:him} .",
     "{a} 爱#1@a {b} ， 但是#2 {b:he} 不#3 爱#4@b {a:he} 。", 24},
    {"loved, but other", "a=clear b=other(a)",
     "{a} <1:loved|liked|missed|admired|trusted> {b} , but#2 {b:he} <2:didn't love "
     "{a:him}|didn't know {a:him}|left|lied to {a:him}> .",
     "{a} <1:爱|喜欢|想念|佩服|信任> {b} ， 但是#2 {b:he} <2:不 爱 {a:he}|不 认识 {a:he}|离开 "
     "了|欺骗 了 {a:he}> 。",
     20},
    {"bought a ring, cried", "a=clear b=other(a) m=one(a,b) c=portable",
     "{a} bought#1@a {b} {c:a} , and {m:he} <1:was very happy|cried|smiled|was proud> .",
     "{a} 给 {b} 买#1@a 了 {c:a} ， {m:he} <1:非常 高兴|哭 了|微笑 了|很 骄傲> 。", 20},
    {"sent clothes, wears", "a=person b=person c=clothing1",
     "{a} <2:bought> {b} {c:a} , and#4 {b:he} wore#1@b {c:him} <1:every day|every morning> .",
     "{a} 给 {b} <2:买> 了 {c:a} ， {b:he} <1:每天|每天 早上> 都 穿#1@b {c:he} 。", 24},
    {"mails clothes, wears daily", "a=clear b=same(a) c=clothing1",
     "{a} gave#1@a {b} {c:a} , and {b:he} <1:wore {c:him} every day|liked {c:him} very "
     "much|wore {c:him} to school|thanked {a:him}|lost {c:him}> .",
     "{a} 给#1@a 了 {b} {c:a} ， {b:he} <1:每天 都 穿 {c:he}|非常 喜欢 {c:he}|穿 {c:he} 去 "
     "上学|感谢 了 {a:he}|弄丢 了 {c:he}> 。",
     24},
    {"gave food, ate", "a=clear b=same(a) c=food1",
     "{a} gave#1@a {b} {c:a} , and {b:he} <1:ate {c:him}|didn't eat {c:him}|thanked {a:him}|was "
     "very happy|was not hungry> .",
     "{a} 给#1@a 了 {b} {c:a} ， {b:he} <1:吃 了 {c:he}|没有 吃 {c:he}|感谢 了 {a:he}|非常 "
     "高兴|不 饿> 。",
     20},
    {"gave a book, read", "a=clear b=same(a)",
     "{a} <3:lent|sold> {b} <2:a book|a letter|a notebook> , and {b:he} <1:read it every "
     "night|read it at once|returned it|liked it very much> .",
     "{a} <3:借|卖> 给 了 {b} <2:一 本 书|一 封 信|一 本 笔记本> ， {b:he} <1:每天 晚上 都 看 "
     "它|马上 就 看 了 它|还 了 它|非常 喜欢 它> 。",
     16},
    {"key gone, other found", "a=clear b=other(a) m=one(a,b)",
     "{a} 's key#1 was lost#2 , and {b} helped#3@b {a:him} find#4 it .",
     "{a} 的 钥匙#1 不见#2 了 ， {b} 帮#3@b {a:he} 找到#4 了 。", 24},
    {"thing gone, other found", "a=clear b=other(a) c=portable1",
     "{a} 's {c:bare} was <2:lost|stolen> , so#1 {b} <1:helped {a:him}|bought {a:him} a new "
     "one|comforted {a:him}|gave {a:him} some money|laughed at {a:him}> .",
     "{a} 的 {c:bare} <2:不见|被 偷> 了 ， 所以#1 {b} <1:帮助 了 {a:he}|给 {a:he} 买 了 一 个 "
     "新的|安慰 了 {a:he}|给 了 {a:he} 一些 钱|笑 了 {a:he}> 。",
     24},
    {"thing gone, and other found", "a=clear b=same(a) c=portable1",
     "{a} lost#1@a {c} , and {b} <1:helped {a:him} find {c:him}|comforted {a:him}|lent {a:him} "
     "some money|laughed at {a:him}|was angry with {a:him}> .",
     "{a} 弄丢#1@a 了 {c} ， {b} <1:帮 {a:he} 找到 了 {c:he}|安慰 了 {a:he}|借 给 了 {a:he} "
     "一些 钱|笑 了 {a:he}|对 {a:he} 很 生气> 。",
     24},
    {"gave his or her", "a=clear b=other(a) m=one(a,b) c=portable1",
     "{a} gave#1@a {b} {m:his} {c:bare} .", "{a} 把 {m:his} {c:bare} 给#1@a 了 {b} 。", 24},
    {"borrowed her thing", "a=clear b=other(a) c=portable1",
     "{a} <1:lost|took> {b:his} {c:bare} , and {b} <2:was angry> .",
     "{a} <1:弄丢|拿> 了 {b:his} {c:bare} ， {b} <2:很 生气> 。", 0},
    {"put on his clothes", "a=clear b=other(a) m=one(a,b) c=clothing1",
     "{a} saw#1@a {b} in#3 the street , and {m:his} {c:bare} was <1:wet|dirty|new|old|beautiful> .",
     "{a} 在#3 马路 上 看见#1@a 了 {b} ， {m:his} {c:bare} 很 <1:湿|脏|新|旧|漂亮> 。", 20},
    {"his hair was", "a=clear b=other(a) m=one(a,b)",
     "{a} looked#1@a at {b} , and {m:his} <1:hands were cold|face was red|eyes were red|hair was "
     "wet> .",
     "{a} 看着#1@a {b} ， {m:his} <1:手 很 冷|脸 很 红|眼睛 很 红|头发 很 湿> 。", 16},
    {"taller than, but he", "a=clear b=other(a) m=one(a,b)",
     "{a} is taller#1 than#2 {b} , but#4 {m:he} is <1:stronger|faster|younger|slower> .",
     "{a} 比#2 {b} 高#1 ， 但是#4 {m:he} 更 <1:强壮|快|年轻|慢> 。", 16},
    {"took to hospital, other", "a=clear b=other(a) m=one(a,b)",
     "{a} took#1@a {b} to the hospital#3 because#2 {m:he} <1:was ill|was hurt|was worried|had a "
     "fever|was a doctor> .",
     "{a} 带#1@a {b} 去 了 医院#3 ， 因为#2 {m:he} <1:生病 了|受伤 了|很 担心|发烧 了|是 医生> "
     "。",
     20},
    {"called, and came", "a=clear b=other(a) m=one(a,b)",
     "{a} called#1@a {b} , and {m:he} <1:came at once|told {n:him} everything|cried|asked {n:him} "
     "for help|invited {n:him}> .",
     "{a} 给 {b} 打 电话#1@a ， {m:he} <1:马上 来 了|把 一切 都 告诉 了 {n:he}|哭 了|请 {n:he} "
     "帮忙|邀请 了 {n:he}> 。",
     16},
    {"before met, lived", "a=clear b=other(a) m=one(a,b) l=pick:city",
     "before#1 {a} met#2@a {b} , {m:he} lived#3 in#4 {l} .",
     "{a} 遇见#2@a {b} 以前#1 ， {m:he} 住#3 在#4 {l} 。", 20},
    {"when he came, she slept", "a=clear b=other(a)",
     "when#1 {a} came#2@a home , {b} <1:was asleep|was ill|was crying|was tired> , so#3 {a:he} "
     "<2:comforted {b:him}|cooked dinner|helped {b:him}|went out again> .",
     "{a} 回家#2@a 的 时候#1 ， {b} <1:睡着 了|生病 了|在 哭|很 累> ， 所以#3 {a:he} <2:安慰 了 "
     "{b:he}|做 了 晚饭|帮助 了 {b:he}|又 出去 了> 。",
     24},
    {"when he came, she", "a=clear b=clear v=doing(b)",
     "when#1 {a} came#2@a home , {b} {b:was} {v:ing} , and#4 {b:he} didn't#3 "
     "<1:see|hear|thank|help> {a:him} .",
     "{a} 回家#2@a 的 时候#1 ， {b} 正在 {v} ， {b:he} 没有#3 <1:看见|听见|感谢|帮助> {a:he} 。",
     24},
    {"as he slept, first", "a=clear b=other(a) m=one(a,b)",
     "while#1 {a} was sleeping#2@a , {b} <1:cleaned {a:his} room|took {a:his} key|cooked for "
     "{a:him}|washed {a:his} clothes|read {a:his} book> .",
     "{a} 睡觉#2@a 的 时候#1 ， {b} <1:打扫 了 {a:his} 房间|拿走 了 {a:his} 钥匙|给 {a:he} "
     "做饭|洗 了 {a:his} 衣服|读 了 {a:his} 书> 。",
     20},
    {"although angry, helped", "a=clear b=other(a) m=one(a,b)",
     "although#1 {m:he} was <1:angry|tired|rude|busy> , {a} still#2 "
     "<2:helped|forgave|visited|hugged|invited> {b} .",
     "虽然#1 {m:he} 很 <1:生气|累|粗鲁|忙> ， {a} 还是#2 <2:帮助|原谅|看望|拥抱|邀请> 了 {b} 。",
     20},
    {"after he had eaten, first", "a=clear b=other(a)",
     "after#1 {a:he} had <1:eaten|come home|finished work|got up> , {a} "
     "<2:woke|visited|helped|kissed> {b} .",
     "{a:he} <1:吃饭|回家|下班|起床> 以后#1 ， {a} <2:叫醒|看望|帮助|吻> 了 {b} 。", 20},
    {"sat next to, other", "a=clear b=other(a) m=one(a,b)",
     "{a} sat#1@a next to#2 {b} , but#3 {m:he} didn't#4 <1:talk|look at {n:him}|smile|hear "
     "{n:him}|eat> .",
     "{a} 坐#1@a 在 {b} 旁边#2 ， 但是#3 {m:he} 没有#4 <1:说话|看 {n:he}|微笑|听见 {n:he}|吃> 。",
     20},
    {"smiled at, and he", "a=clear b=other(a) m=one(a,b)",
     "{a} smiled#1@a at {b} , and#4 {m:he} <1:was happy|was shy|sat down|walked over to {n:him}> .",
     "{a} 对 {b} 微笑#1@a ， {m:he} <1:很 高兴|很 害羞|坐 了 下来|向 {n:he} 走 了 过来> 。", 22},
    {"jobs, he works", "a=clear b=other(a) m=one(a,b)",
     "{a} is a <1:teacher|doctor|driver|lawyer> , and {b} is a <2:nurse|singer|writer|farmer> . "
     "{m:he} <3:works every day|is very busy|is thirty years old> .",
     "{a} 是 <1:老师|医生|司机|律师> ， {b} 是 <2:护士|歌手|作家|农民> 。 {m:he} <3:每天 工作|非常 "
     "忙|三十 岁> 。",
     24},
    {"and, he cooks", "a=clear b=other(a) m=one(a,b)",
     "{a} and {b} live#1 together#2 . {m:he} <1:cooks every day|washes the dishes|is often "
     "ill|works in a bank|sings well|is older> .",
     "{a} 和 {b} 住#1 在 一起#2 。 {m:he} <1:每天 做饭|洗 碗|常常 生病|在 一 家 银行 工作|唱歌 "
     "唱 得 很 好|更 老> 。",
     24},
    {"went to, he ate", "a=clear b=other(a) m=one(a,b) l=pick:stop",
     "{a} and {b} went#1 to#3 the {l} , and {m:he} <1:took a photo|was tired|forgot to bring "
     "the umbrella|lost a shoe|sat down> .",
     "{a} 和 {b} 去#1 了 {l} ， {m:he} <1:拍 了 一 张 照片|很 累|忘记 带 雨伞 了|弄丢 了 一 只 "
     "鞋|坐 了 "
     "下来> 。",
     20},
    {"played, and he won", "a=clear b=other(a) m=one(a,b)",
     "{a} played#1@a <2:football#3|basketball#3|tennis#3|games#3> with {b} , and {m:he} "
     "<1:won|lost|was faster|was very tired|fell|was happy> .",
     "{a} 和 {b} <2:踢#1@a 足球#3|打#1@a 篮球#3|打#1@a 网球#3|玩#1@a 游戏#3> ， {m:he} <1:赢 了|输 "
     "了|更 快|非常 累|摔倒 了|很 高兴> 。",
     20},
    {"is waiting for, and he", "a=clear b=other(a) m=one(a,b)",
     "{a} is waiting#1@a for {b} , but#2 {m:he} is <1:late|tired|not ready|at home|very cold> .",
     "{a} 在 等#1@a {b} ， 但是#2 {m:he} <1:迟到 了|累 了|没有 准备 好|在 家|非常 冷> 。", 20},
    {"where is he, she asks", "a=clear b=other(a) m=one(a,b)",
     "where#1 is {b} ? {a} is looking#2@a for <1:{b:him}|{b:his} key|{b:his} phone> .",
     "{b} 在 哪里#1 ？ {a} 在 找#2@a <1:{b:he}|{b:his} 钥匙|{b:his} 手机> 。", 24},
    {"sick, so visited", "a=clear b=other(a)",
     "{a} is#1 ill , and {b} <1:is making {a:him} some soup|visited {a:him}|called the doctor for "
     "{a:him}|is worried about {a:him}> .",
     "{a} 生病#1 了 ， {b} <1:在 给 {a:he} 做 汤|看望 了 {a:he}|给 {a:he} 叫 了 医生|很 担心 "
     "{a:he}> 。",
     20},
    {"sick person at work", "a=clear b=same(a)",
     "{a} is#1 ill , so#2 {b} <1:is helping {a:him}|cooked {a:him} some soup|visited "
     "{a:him}|called a doctor for {a:him}|gave {a:him} some medicine|is worried about {a:him}> .",
     "{a} 生病#1 了 ， 所以#2 {b} <1:在 帮助 {a:he}|给 {a:he} 做 了 一些 汤|看望 了 {a:he}|给 "
     "{a:he} 叫 了 医生|给 了 {a:he} 一些 药|很 担心 {a:he}> 。",
     20},
    {"went out without", "a=clear b=other(a) c=portable1",
     "{a} forgot#1@a {c} , so#2 {b} <1:lent {a:him} some money|went to {a:his} home|brought "
     "{c:him} to {a:him}|called {a:him}|laughed at {a:him}> .",
     "{a} 忘记#1@a 了 {c} ， 所以#2 {b} <1:借 给 了 {a:he} 一些 钱|去 了 {a:his} 家|把 {c:he} "
     "带 给 了 {a:he}|给 {a:he} 打 了 电话|笑 了 {a:he}> 。",
     20},
};

}  // namespace

std::span<const Template> templates_of_couples() { return couples; }

}  // namespace playground::grammar
