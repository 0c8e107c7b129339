// Templates: pronouns that come before whom they mean, stand in a second sentence or in what
// somebody said, and things that are part of somebody.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template sequels[] = {
    {"just came home, when he", "a=clear b=same(a)",
     "when#1 {a:he} <2:went#31@a home|opened#31@a the door#32|saw#31@a the snow#32|heard#31@a "
     "the news#32> , {a} <3:was very happy#33@a|called#33@a {b}|went#33@a to look for "
     "{b}|hugged#33@a "
     "{b}> .",
     "{a:he} <2:回家#31@a|打开#31@a 门#32|看见#31@a 雪#32|听见#31@a 消息#32> 的 时候#1 ， "
     "{a} <3:非常 高兴#33@a|给 {b} 打 了 电话#33@a|去#33@a 找 {b}|拥抱#33@a 了 {b}> 。",
     32},
    {"both came, she brought", "a=clear b=other(a) m=one(a,b)",
     "{a} and#1 {b} came#2 home , and#3 {m:he} <4:cooked#31@m dinner#32|went#31@m to "
     "bed|washed#31@m the dishes#32|brought#31@m two#32 bottles#33|was very tired#31@m|opened#31@m "
     "the window#32> .",
     "{a} 和#1 {b} 回家#2 了 ， {m:he} <4:做#31@m 了 晚饭#32|去 睡觉#31@m 了|洗#31@m 了 "
     "碗#32|带来#31@m 了 两#32 个 瓶子#33|非常 累#31@m|打开#31@m 了 窗户#32> 。",
     32},
    {"both were angry, she went", "a=clear b=other(a) m=one(a,b)",
     "{a} was angry#1@a with {b} , and {m:he} <2:left#31@m|cried#31@m|went#31@m home|didn't#32 "
     "speak#31@m|said#31@m sorry#32> .",
     "{a} 对 {b} 很 生气#1@a ， {m:he} <2:离开#31@m 了|哭#31@m 了|回家#31@m 了|没有#32 "
     "说话#31@m|说#31@m 对不起#32> 。",
     32},
    {"drew, and was praised", "a=clear b=animal1",
     "{a} drew#1@a {b:a} , and#2 the <3:teacher#31|mother#31|coach#31> <1:praised#21 {a:him}|said "
     "{b:he} was beautiful#21@b|asked#21 {a:him} to draw another#22 one|liked#21 {b:him}> .",
     "{a} 画#1@a 了 {b:a} ， <3:老师#31|母亲#31|教练#31> <1:夸#21 了 {a:he}|说 {b:he} 很 "
     "漂亮#21@b|请#21 {a:he} 再#22 画 一 个|喜欢#21 {b:he}> 。",
     39},
    {"ill, classmates went to see", "a=clear b=many:person",
     "{a} was ill#1@a , so#3 {b} <1:went#21@b to see {a:him}|bought#21@b {a:him} "
     "fruit#22|called#21@b {a:him}|were worried#21@b about {a:him}> .",
     "{a} 生病#1@a 了 ， 所以#3 {b} <1:去 看#21@b {a:he}|给 {a:he} 买#21@b 了 水果#22|给 {a:he} "
     "打 电话#21@b 了|很 担心#21@b {a:he}> 。",
     28},
    {"loves many, tells them", "a=clear b=many:person",
     "{a} loves#1@a {b} and often#2 <1:reads#21@a {b:him} stories#22|cooks#21@a for "
     "{b:him}|helps#21@a {b:him}|visits#21@a {b:him}|sings#21@a for {b:him}> .",
     "{a} 爱#1@a {b} ， 常常#2 <1:给 {b:he} 读#21@a 故事#22|给 {b:he} 做饭#21@a|帮助#21@a "
     "{b:he}|看望#21@a {b:he}|给 {b:he} 唱歌#21@a> 。",
     28},
    {"older, so sits in front", "a=clear b=same(a)",
     "{a} is <2:smaller|taller|younger|stronger|faster> than#1 {b} , so#3 {a:he} <4:sat#31@a in "
     "front#32 of {b:him}|is very happy#31@a|won#31@a the game#32> .",
     "{a} 比#1 {b} <2:小|高|年轻|强壮|快> ， 所以#3 {a:he} <4:坐#31@a 在 {b:he} 前面#32|非常 "
     "高兴#31@a|赢#31@a 了 比赛#32> 。",
     32},
    {"i and his kin, he", "d=me a=clear",
     "{d} <2:met#31@d|called#31@d|visited#31@d|helped#31@d> {a} because#3 <1:{a:he} was "
     "ill#21@a|{a:he} had a question#21@a|{a:he} was lonely#21@a|{d} missed#21@d {a:him}|{d} "
     "needed#21@d {a:him}> .",
     "{d} <2:遇见#31@d 了 {a}|给 {a} 打 电话#31@d|看望#31@d 了 {a}|帮助#31@d 了 {a}> ， "
     "因为#3 <1:{a:he} "
     "生病#21@a 了|{a:he} 有 一 个 问题#21@a|{a:he} 很 孤独#21@a|{d} 想念#21@d {a:he}|{d} "
     "需要#21@d {a:he}> 。",
     28},
};

}  // namespace

std::span<const Template> templates_of_sequels() { return sequels; }

}  // namespace playground::grammar
