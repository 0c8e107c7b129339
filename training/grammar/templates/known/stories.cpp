// Templates: Little stories.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template stories[] = {
    {"story lost", "a=person1 b=portable1 c=person1",
     "{a} lost#1 {b:a} . {a:he} was#2 sad#3 . then#4 {c} found#5 {b:him} , and#6 {a:he} was "
     "happy#7 .",
     "{a} 弄丢#1 了 {b:a} 。 {a:he} 很 难过#3 。 然后#4 {c} 找到#5 了 {b:he} ， {a:he} 很 高兴#7 "
     "。",
     40},
    {"story dog", "a=person1 b=animal1 c=food1",
     "{a} has#1 {b:a} . {b:he} likes#2 to play#5 . every#3 day#3 {a} gives#4 {b:him} {c:a} .",
     "{a} 有#1 {b:a} 。 {b:he} 喜欢#2 玩#5 。 每天#3 {a} 给#4 {b:he} {c:a} 。", 14},
    {"story shop", "a=person1 b=food1 c=person1",
     "{a} went#1 to#2 the shop#3 and#4 bought#5 {b:a} . {a:he} gave#6 {b:him} to {c} .",
     "{a} 去#1 了 商店#3 ， 买#5 了 {b:a} 。 {a:he} 把 {b:he} 给#6 了 {c} 。"},
    {"story where", "a=person1 b=portable1 c=container1",
     "{a} put#1 {b} in#2 {c} . where#3 is {b} ? {b:he} is in#4 {c} .",
     "{a} 把 {b} 放#1 在 {c} 里#2 。 {b} 在 哪里#3 ？ {b:he} 在 {c} 里#4 。"},
    {"story went", "a=person1 b=room1 c=person1 d=room1",
     "{a} went#1 to {b} . {c} went#2 to {d} . where#3 is {a} ? {a:he} is in#4 {b} .",
     "{a} 去#1 了 {b} 。 {c} 去#2 了 {d} 。 {a} 在 哪里#3 ？ {a:he} 在 {b} 里#4 。"},
    {"story chase", "a=animal1 b=animal1 c=plant1",
     "{a} chased#1 {b} . {b:he} ran#2 behind#3 {c} , so#4 {a} couldn't#5 find#6 {b:him} .",
     "{a} 追赶#1 了 {b} 。 {b:he} 跑#2 到 {c} 后面#3 ， 所以#4 {a} 找#6 不到#5 {b:he} 。"},
    {"story ill", "a=person1 b=person1",
     "{a} was ill#1 . {b} visited#2 {a:him} and#3 brought#4 {a:him} an apple#5 .",
     "{a} 生病#1 了 。 {b} 看望#2 了 {a:he} ， 给 {a:he} 带来#4 了 一 个 苹果#5 。", 35},
    {"story who", "a=person1 b=food1 c=person1",
     "{a} ate#1 {b:a} . {c} slept#2 . who#3 ate#4 {b} ? {a} .",
     "{a} 吃#1 了 {b:a} 。 {c} 睡觉#2 了 。 谁#3 吃#4 了 {b} ？ {a} 。"},
    {"story gift", "a=person1 b=person1 c=portable1 j=like(c)",
     "{a} bought#1 {c:a} for#2 {b} . {b:he} liked#3 {c:him} because#4 {c:he} was {j} .",
     "{a} 给#2 {b} 买#1 了 {c:a} 。 {b:he} 喜欢#3 {c:he} ， 因为#4 {c:he} 很 {j} 。"},
};

}  // namespace

std::span<const Template> templates_of_stories() { return stories; }

}  // namespace playground::grammar
