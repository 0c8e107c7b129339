// Templates: What everybody knows.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template sayings[] = {
    {"p thousand miles", "", "a journey#1 of a thousand#2 miles#2 begins#3 with a single step#4 .",
     "千里#2 之 行#1 ， 始于#3 足下#4 。", 6},
    {"p practice", "", "practice#1 makes perfect#2 .", "熟能#1 生巧#2 。", 6},
    {"p friend in need", "", "a friend#1 in need#2 is a friend indeed#3 .", "患难#2 见 真情#3 。",
     6},
    {"p rome", "", "Rome#1 was not#2 built#3 in a day#4 .", "罗马#1 不是#2 一天#4 建成#3 的 。", 6},
    {"p early bird", "", "the early#1 bird#2 catches#3 the worm#4 .",
     "早起#1 的 鸟儿#2 有#3 虫#4 吃 。", 6},
    {"p time money", "", "time#1 is#2 money#3 .", "时间#1 就是#2 金钱#3 。", 6},
    {"p knowledge", "", "knowledge#1 is#2 power#3 .", "知识#1 就是#2 力量#3 。", 6},
    {"p will way", "", "where there is a will#1 , there is a way#2 .", "有志者#1 ， 事竟成#2 。",
     6},
    {"p actions", "", "actions#1 speak louder#2 than words#3 .", "事实#1 胜于#2 雄辩#3 。", 6},
    {"p fox dog", "", "the quick#1 brown#2 fox#3 jumps#4 over#5 the lazy#6 dog#7 .",
     "敏捷#1 的 棕色#2 狐狸#3 跳#4 过#5 了 那 只 懒#6 狗#7 。", 6},
    {"p to be", "", "to be#1 or not#2 to be#3 , that#4 is the question#5 .",
     "生存#1 还是#2 毁灭#3 ， 这#4 是 一 个 问题#5 。", 6},
    {"p i think", "", "i#1 think#2 , therefore#3 i#4 am#5 .", "我#1 思#2 故#3 我#4 在#5 。", 5},
    {"p star", "", "twinkle#1 , twinkle#2 , little#3 star#4 .",
     "一闪#1 一闪#2 亮晶晶#3 ， 满天 都是 小星星#4 。", 5},
    {"p no pain", "", "no pain#1 , no gain#2 .", "没有 付出#1 ， 就 没有 收获#2 。", 6},
    {"p all roads", "", "all#1 roads#2 lead#3 to Rome#4 .", "条条#1 大路#2 通#3 罗马#4 。", 6},
    {"p better late", "", "better late#1 than never#2 .", "迟到#1 总 比 不来#2 好 。", 6},
    {"p like father", "", "like father#1 , like son#2 .", "有 其 父#1 ， 必 有 其 子#2 。", 5},
    {"p seeing", "", "seeing#1 is believing#2 .", "眼见#1 为实#2 。", 6},
};

}  // namespace

std::span<const Template> templates_of_sayings() { return sayings; }

}  // namespace playground::grammar
