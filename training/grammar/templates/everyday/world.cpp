// Templates: Time, weather and places.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template world[] = {
    {"rain", "a=person1", "it is raining#1 , so#2 {a} stays#3 at#4 home#5 .",
     "下雨#1 了 ， 所以#2 {a} 待#3 在#4 家#5 里 。", 56},
    {"raining", "", "it is raining#1 today#2 .", "今天#2 下雨#1 了 。"},
    {"snow", "a=noun:boy1", "it is snowing#1 , and#2 {a} {a:is} happy#3 .",
     "下雪#1 了 ， {a} 很 高兴#3 。", 28},
    {"sunny", "a=person b=room", "the weather#1 was good#2 , so#3 {a} went#4 to {b} .",
     "天气#1 很 好#2 ， 所以#3 {a} 去#4 了 {b} 。"},
    {"went by", "a=subject b=room c=vehicle1", "{a} went#1 to {b} by#2 {c:bare} .",
     "{a} 坐#2 {c:s} 去#1 了 {b} 。"},
    {"in the morning", "a=person v=does(a,b)", "in the morning#1 , {a} {v:past} {b} .",
     "早上#1 ， {a} {v} 了 {b} 。"},
    {"in the evening", "a=living v=does(a)", "in the evening#1 , {a} {v:past} .",
     "晚上#1 ， {a} {v} 了 。"},
    {"every morning", "a=person b=food", "every#1 morning#2 , {a} {a:eats} {b:a} .",
     "每天#1 早上#2 ， {a} 吃 {b:a} 。"},
    {"last year", "a=person b=furniture", "last#1 year#2 , {a} bought#3 {b:a} .",
     "去年#2 ， {a} 买#3 了 {b:a} 。"},
    {"next week", "a=person b=room", "next#1 week#1 , {a} will#3 visit#4 {b} .",
     "下周#1 ， {a} 会#3 参观#4 {b} 。"},
    {"once upon", "a=animal1 b=room", "once#1 upon a time , there was#2 {a:a} in#3 {b} .",
     "从前#1 ， {b} 里#3 有#2 {a:a} 。", 41},
    {"once upon person", "a=person1 b=room j=like(a)",
     "once#1 upon a time , {a:a} lived#2 in#3 {b:a} . {a:he} {a:was} very#4 {j} .",
     "从前#1 ， {a:a} 住#2 在#3 {b:a} 里 。 {a:he} 非常#4 {j} 。"},
    {"sun rises", "", "the sun#1 rises#2 in#3 the east#4 .", "太阳#1 从#3 东方#4 升起#2 。", 46},
    {"moon", "", "the moon#1 is very#2 bright#3 tonight#4 .", "今晚#4 的 月亮#1 非常#2 亮#3 。",
     36},
    {"today is", "", "today#1 is Monday#2 .", "今天#1 是 星期一#2 。"},
    {"sunday", "a=person b=room", "on Sunday#1 , {a} went#2 to {b} .",
     "星期天#1 ， {a} 去#2 了 {b} 。"},
    {"long ago", "a=person v=feels(a,b)", "long#1 ago , {a} {v:past} {b} .",
     "很久#1 以前 ， {a} {v} {b} 。", 419},
    {"as a child", "a=person v=feels(a,b)", "once#1 , {a} {v:past} {b} very#2 much .",
     "曾经#1 ， {a} 非常#2 {v} {b} 。", 54},
    {"is not today", "a=living j=like(a)", "today#1 , {a} {a:isn't} {j} .",
     "今天#1 ， {a} 不 {j} 。"},
    {"not slept yet", "a=living v=does(a)", "{a} {a:hasn't} {v:done} yet#1 .",
     "{a} 还#1 没有 {v} 。", 8},
    {"already slept", "a=subject v=does(a)", "{a} {a:has} already#1 {v:done} .",
     "{a} 已经#1 {v} 了 。", 34},
    {"have you ever", "a=subject v=does(a)", "{a} {a:has} never#1 {v:done} in#2 the morning#2 .",
     "{a} 从来#1 没有 在 早上#2 {v} 。"},
    {"stopped in front", "a=person b=vehicle1", "{b:a} stopped#1 in#2 front of {a} .",
     "{b:a} 停#1 在 {a} 前面#2 。", 36},
    {"k vehicles", "k=number b=vehicle1 c=room", "there are#1 {k} {b:s} near#2 {c} .",
     "{c} 附近#2 有#1 {k} {b:m} {b:s} 。", 11},
};

}  // namespace

std::span<const Template> templates_of_world() { return world; }

}  // namespace playground::grammar
