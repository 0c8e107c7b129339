// Templates: everyday words that belong to no subject: keep, start, whole, true, each, part …
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template small_words[] = {
    {"keep going", "",
     "<1:please#1|you#1 should#3|you#1 must#3|we#1 must#3> keep#2 "
     "<2:going#4|reading#4|learning#4|working#4|trying#4|trying#4|trying#4> <3:.|!>",
     "<1:请#1|你#1 应该#3|你#1 必须#3|我们#1 必须#3> 继续#2 "
     "<2:走#4|读#4|学#4|工作#4|努力#4|努力#4|努力#4> <3:。|！>",
     102},
    {"keep it so", "a=portable1",
     "please#1 keep#2 <1:the room#3|{a}|your#4 hands#3|the kitchen#3> <2:clean#5|dry#5|warm#5> .",
     "请#1 保持#2 <1:房间#3|{a}|你#4 的 手#3|厨房#3> <2:干净#5|干#5|暖和#5> 。", 87},
    {"starts at", "h=pick:hour",
     "the <1:movie#1|class#1|game#1|meeting#1|music#1> <2:starts#2|will start#2|will start#2> at#3 "
     "{h} o'clock#4 .",
     "<1:电影#1|课#1|比赛#1|会议#1|音乐#1> {h} 点#4 <2:开始#2|会 开始#2|会 开始#2> 。", 126},
    {"start to do", "s=who",
     "{s} <1:started#1|started#1> <2:to cry#2|to laugh#2|to run#2|to sing#2|to dance#2|to learn#2 "
     "English#3|to learn#2 Chinese#3> <3:.|last#4 year#5 .|again#4 .>",
     "{s} <3:|去年#5|又#4> 开始#1 <1:|> <2:哭#2|笑#2|跑步#2|唱歌#2|跳舞#2|学#2 英语#3|学#2 中文#3> "
     "<3:了 。|。|了 。>",
     87},
    {"someone has done", "",
     "someone#1 <2:stole#2 my#3 bike#4|took#2 my#3 umbrella#4|called#2 you#3|ate#2 my#3 "
     "cake#4|opened#2 the window#3|took#2 my#3 bag#4> <3:.|yesterday#5 .|last#5 night#6 .>",
     "<3:|昨天#5 |昨晚#6 >有人#1 <2:偷#2 了 我#3 的 自行车#4|拿走#2 了 我#3 的 雨伞#4|给 你#3 打 "
     "电话#2 了|吃#2 了 我#3 的 蛋糕#4|打开#2 了 窗户#3|拿走#2 了 我#3 的 包#4> 。",
     116},
    {"someone is", "",
     "<1:someone#1 is|is someone#1> <2:waiting#2 for#3 you#4|waiting#2 at#4 the door#3|in#2 the "
     "house#3|singing#2 outside#3> <1:.|?>",
     "有人#1 <2:在 等#2 你#4|在 门口#3 等#2|在#2 房子#3 里|在 外面#3 唱歌#2> <1:。|吗 ？>", 87},
    {"whole family", "",
     "<1:my#1 whole#3 family#3|the#1 whole#2 class#3|the#1 whole#3 world#3|my#1 whole#2 class#3> "
     "<2:knows#4 it#5|is happy#4|is waiting#4 for#6 you#5|came#4|loves#4 this#5 song#6|went#4 to#6 "
     "the beach#5> .",
     "<1:我#1 全家#3|全#2 班#3|全世界#3|我#1 全#2 班#3> 都 <2:知道#4 了|很 高兴#4|在 等#4 "
     "你#5|来#4 了|爱#4 这#5 首 歌曲#6|去#6 了 海边#5> 。",
     115},
    {"whole day", "s=who",
     "{s} <1:worked#1|slept#1|waited#1|cried#1|studied#1> the whole#2 "
     "<2:day#3|night#3|week#3|morning#3> .",
     "{s} <1:工作#1|睡#1|等#1|哭#1|学习#1> 了 整整#2 <2:一天#3|一 夜#3|一 周#3|一 个 早上#3> 。",
     87},
    {"my own", "",
     "<1:i#1 have#2 my#3 own#4|i#1 want#2 my#3 own#4|you#1 need#2 your#3 own#4|she#1 has#2 her#3 "
     "own#4|he#1 has#2 his#3 own#4|we#1 have#2 our#3 own#4> "
     "<2:room#5|car#5|bike#5|house#5|computer#5|key#5|shop#5|garden#5> .",
     "<1:我#1 有#2 自己#4 的|我#1 想要#2 自己#4 的|你#1 需要#2 自己#4 的|她#1 有#2 自己#4 的|他#1 "
     "有#2 自己#4 的|我们#1 有#2 自己#4 的> "
     "<2:房间#5|车#5|自行车#5|房子#5|电脑#5|钥匙#5|商店#5|花园#5> 。",
     116},
    {"is it true", "",
     "<1:is it#1 true#2 that|it#1 is true#2 that> <2:you#3 are getting married#4|he#3 lost#4 his "
     "job#5|the#3 school#4 is closed#5|you#3 can speak#4 Chinese#5|it#3 will rain#4 tomorrow#5> "
     "<1:?|.>",
     "<2:你#3 要 结婚#4|他#3 丢#4 了 工作#5|学校#4 关门#5|你#3 会 说#4 中文#5|明天#5 会 下雨#4> "
     "<1:是 真的#2 吗 ？|是 真的#2 。>",
     129},
    {"true words", "",
     "<1:this#1|that#1|your story#1|what he#1 said#4> <2:is#2 true#3|is#2 not#2 true#3|can't#2 be "
     "true#3> .",
     "<1:这#1|那#1|你 的 故事#1|他#1 说#4 的> <2:是#2 真的#3|不是#2 真的#3|不 可能#2 是 真的#3> 。",
     72},
    {"each of them", "",
     "each#1 <1:child#2|student#2|player#2|room#2|house#2|dog#2|day#2> <2:has#3 a name#4|is "
     "different#3|has#3 an apple#4|has#3 a number#4> .",
     "每#1 <1:个 孩子#2|个 学生#2|个 球员#2|个 房间#2|座 房子#2|只 狗#2|一天#2> 都 <2:有#3 一 个 "
     "名字#4|不同#3|有#3 一 个 苹果#4|有#3 一 个 号码#4> 。",
     87},
    {"a few", "s=who",
     "{s} <1:bought#1|found#1|saw#1|needed#1> a few#2 "
     "<2:books#3|apples#3|eggs#3|flowers#3|pieces#3 of bread#4|pieces#3 of cake#4|pieces#3 of "
     "paper#4> .",
     "{s} <1:买#1 了|找到#1 了|看见#1 了|需要#1> 几#2 <2:本 书#3|个 苹果#3|个 鸡蛋#3|朵 花#3|片#3 "
     "面包#4|块#3 蛋糕#4|张#3 纸#4> 。",
     134},
    {"on paper", "s=who",
     "{s} <1:wrote#1 a#2 poem#4|drew#1 a#2 cat#4|drew#1 a#2 flower#4|wrote#1 a#2 word#4> on#3 <2:a "
     "piece#5 of paper#6|the paper#6|the wall#6> .",
     "{s} 在 <2:一 张#5 纸#6|纸#6|墙#6> 上#3 <1:写#1 了 一#2 首 诗#4|画#1 了 一#2 只 猫#4|画#1 了 "
     "一#2 朵 花#4|写#1 了 一#2 个 单词#4> 。",
     102},
    {"part of", "",
     "<1:this#1|it#1|she#1|the#1 garden#2> is#3 <2:a part#4 of my#5 life#6|part#4 of the#5 "
     "city#6|a part#4 of our#5 family#6|only a part#4 of the#5 story#6> .",
     "<1:这#1|它#1|她#1|花园#2> <2:是#3 我#5 生活#6 的 一 部分#4|是#3 城市#6 的 一 部分#4|是#3 "
     "我们#5 家#6 的 一 部分#4|只 是#3 故事#6 的 一 部分#4> 。",
     102},
    {"happens", "",
     "<1:what#1 happened#2 to your#3 hand#4|what#1 happened#2 to him#3|what#1 will happen#2 "
     "next#3|what#1 happens#2 when it#3 rains#4|what#1 happens#2 now#3|how#1 did it#3 "
     "happen#2|when#1 did it#3 happen#2> ?",
     "<1:你#3 的 手#4 怎么#1 了#2|他#3 发生#2 了 什么#1 事|以后#3 会 发生#2 什么#1|下雨#4 时 会 "
     "发生#2 什么#1|现在#3 会 发生#2 什么#1|这#3 是 怎么#1 发生#2 的|这#3 是 什么时候#1 发生#2 的> "
     "？",
     133},
    {"would die", "",
     "the#1 <1:flowers#2|fish#2|trees#2|animals#2> <2:will#3 die#4|may#3 die#4> without#5 "
     "<3:water#6|sun#6|rain#6> .",
     "没有#5 <3:水#6|太阳#6|雨#6> ， <1:花#2|鱼#2|树#2|动物#2> <2:会#3 死#4|可能#3 会 死#4> 。",
     72},
    {"please throw", "a=portable1",
     "<1:please#1|don't#1|can you#1> throw#2 {a} <2:away#3|to#3 me#4|into#3 the water#4|into#3 the "
     "river#4> <1:.|.|?>",
     "<1:请#1|不要#1|你#1 能> 把 {a} 扔#2 <2:掉#3|给#3 我#4|到#3 水#4 里|到#3 河#4 里> <1:。|。|吗 "
     "？>",
     102},
    {"hold my", "a=portable1",
     "<1:please#1|can you#1> hold#2 <2:my#3 hand#4|{a}|{a}|my#3 hand#4|the baby#4> <1:.|?>",
     "<1:请#1|你#1 能> <2:拉着#2 我#3 的 手#4|拿着#2 {a}|拿着#2 {a}|拉着#2 我#3 的 手#4|抱着#2 "
     "宝宝#4> <1:。|吗 ？>",
     184},
    {"goes every", "n=named",
     "<1:{n}|he#1|she#1|my#1 father#2|the#1 teacher#2> <2:goes#3 to#4 the park#5|goes#3 to#4 "
     "school#5|goes#3 to work#5|tells#3 us a#4 story#5|tells#3 a#4 joke#5> "
     "<3:every day#6|every morning#6|every week#6> .",
     "<1:{n}|他#1|她#1|我#1 爸爸#2|老师#2> <3:每天#6|每天 早上#6|每 周#6> 都 <2:去#3 公园#5|去#3 "
     "学校#5|上班#5|给 我们 讲#3 一#4 个 故事#5|讲#3 一#4 个 笑话#5> 。",
     150},
    {"will probably", "w=pick:future",
     "<1:it will#3 probably#2 rain#4|he#1 will#3 probably#2 come#4|she#1 will#3 probably#2 call#4 "
     "you#5|we#1 will#3 probably#2 win#4|i#1 will#3 probably#2 be late#4> {w} .",
     "{w} <1:可能#2 会#3 下雨#4|他#1 可能#2 会#3 来#4|她#1 可能#2 会#3 给 你#5 打 电话#4|我们#1 "
     "可能#2 会#3 赢#4|我#1 可能#2 会#3 迟到#4> 。",
     87},
    {"different same", "",
     "<1:we#1 are|they#1 are|you#1 and i#2 are|these#1 two#2 words are> <2:different#3|very#4 "
     "different#3|not#4 different#3> .",
     "<1:我们#1|他们#1|你#1 和 我#2|这#1 两#2 个 单词> <2:不同#3|非常#4 不同#3|没有#4 不同#3> 。",
     87},
    {"voice", "",
     "<1:your#1|her#1|his#1|my#1> voice#2 is <2:very#3|so#3|too#3> "
     "<3:beautiful#4|loud#4|quiet#4|low#4|strange#4> .",
     "<1:你#1|她#1|他#1|我#1> 的 声音#2 <2:非常#3|太#3|太#3> <3:美丽#4|响#4|小#4|低#4|奇怪#4> "
     "<2:。|了 。|了 。>",
     87},
    {"feet and others", "",
     "<1:my#1|his#1|her#1|your#1> <2:feet#2|feet#2|feet#2|eyes#2> <3:hurt#3|are cold#3|are "
     "big#3|are clean#3> .",
     "<1:我#1|他#1|她#1|你#1> 的 <2:脚#2|脚#2|脚#2|眼睛#2> <3:很 疼#3|很 冷#3|很 大#3|很 干净#3> "
     "。",
     87},
    {"don't anymore", "",
     "<1:i#1 don't#2 love#3 you#4 anymore#5|he#1 doesn't#2 live#3 here#4 anymore#5|i#1 can't#2 "
     "wait#3 anymore#5|she#1 doesn't#2 work#3 here#4 anymore#5|we#1 don't#2 talk#3 anymore#5> .",
     "<1:我#1 不再#5 爱#3 你#4|他#1 不再#5 住#3 在 这里#4|我#1 不能#2 再#5 等#3|她#1 不再#5 在 "
     "这里#4 工作#3|我们#1 不再#5 说话#3> 了 。",
     102},
    {"in this language", "",
     "<1:this#1|Chinese#1|English#1|French#1> is#2 <2:a beautiful#3 language#4|a difficult#3 "
     "language#4|an easy#3 language#4|my#3 favourite#5 language#4|not#2 an easy#5 language#4> .",
     "<1:这#1|中文#1|英语#1|法语#1> <2:是#2 一 种 美丽#3 的 语言#4|是#2 一 种 很 难#3 的 "
     "语言#4|是#2 一 种 容易#3 的 语言#4|是#2 我#3 最喜欢#5 的 语言#4|不是#2 一 种 容易#5 的 "
     "语言#4> 。",
     87},
    {"lovely day", "",
     "what#1 a <1:lovely#2|lovely#2|beautiful#2|wonderful#2|terrible#2> "
     "<2:day#3|song#3|picture#3|place#3|city#3|story#3> !",
     "多么#1 <1:美好#2|美好#2|美丽#2|精彩#2|糟糕#2> 的 "
     "<2:一天#3|歌曲#3|图画#3|地方#3|城市#3|故事#3> ！",
     134},
    {"world and future", "",
     "<1:the#1 future#2 of|the#1 future#2 of|the#1 history#2 of|the#1 end#2 of> <2:the#3 "
     "world#4|China#4|our#3 country#4|this#3 city#4> is <3:very#5 interesting#6|in#5 our#7 "
     "hands#6|important#6 to#5 me#7> .",
     "<2:世界#4|中国#4|我们#3 国家#4|这#3 个 城市#4> 的 <1:未来#2|未来#2|历史#2|结局#2> <3:非常#5 "
     "有趣#6|在#5 我们#7 手#6 中|对#5 我#7 很 重要#6> 。",
     102},
    {"third", "",
     "<1:this#1 is|that#1 was|today#1 is> <2:my#2 second#3|my#2 second#3|my#2 third#3|our#2 "
     "third#3> <3:day#3 here#5|day#3 at#6 school#5|day#3 in#6 China#5> .",
     "<1:这#1 是|那#1 是|今天#1 是> <2:我#2|我#2|我#2|我们#2> <3:在 这里#5|在#6 学校#5|在#6 "
     "中国#5> 的 <2:第二天#3|第二天#3|第三天#3|第三天#3> 。",
     126},
};

}  // namespace

std::span<const Template> templates_of_small_words() { return small_words; }

}  // namespace playground::grammar
