// Templates: weather, travel, what newspapers tell, computers.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template news[] = {

    // Weather and seasons.
    {"weather is", "t=pick:weather", "it is very#1 {t} today#2 .", "今天#2 很#1 {t} 。", 11},
    {"weather will be", "t=pick:weather", "it will#1 be {t} tomorrow#2 .", "明天#2 会#1 很 {t} 。",
     8},
    {"weather is it", "t=pick:weather", "is it {t} today#1 ?", "今天#1 {t} 吗 ？"},
    {"how is the weather", "", "how#1 is the weather#2 today#3 ?", "今天#3 天气#2 怎么样#1 ？"},
    {"rain tomorrow", "t=pick:future", "it will#1 <1:rain|snow> {t} .", "{t} 会#1 <1:下雨|下雪> 。",
     15},
    {"rained", "t=pick:past", "it <1:rained|snowed> {t} .", "{t} <1:下雨|下雪> 了 。", 30},
    {"favourite season", "t=pick:season", "my#1 favourite#2 season#3 is {t} .",
     "我#1 最喜欢#2 的 季节#3 是 {t} 。", 20},
    {"likes season", "s=who t=pick:season", "{s} {s:likes} {t} .", "{s} 喜欢 {t} 。", 21},
    {"in season", "t=pick:season", "it is very#1 cold#2 in {t} .", "{t} 很#1 冷#2 。"},
    {"sky", "", "the <1:sky|sea> is blue#1 .", "<1:天空|大海> 是 蓝色#1 的 。", 28},
    {"bring umbrella", "", "don't#1 forget#2 your#3 umbrella#4 .", "别#1 忘记#2 你#3 的 雨伞#4 。"},

    // Travel.
    {"been to", "a=anyone p=pick:land", "{a} {a:has} been#1 to {p} .", "{a} 去#1 过 {p} 。", 8},
    {"never been to", "a=anyone p=pick:land", "{a} {a:has} never#1 been#2 to {p} .",
     "{a} 从来#1 没有 去#2 过 {p} 。"},
    {"ever been to", "a=anyone p=pick:land", "{a:has} {a} ever#1 been#2 to {p} ?",
     "{a} 曾经#1 去#2 过 {p} 吗 ？"},
    {"went to land", "a=anyone p=pick:land t=pick:past", "{a} went#1 to {p} {t} .",
     "{a} {t} 去#1 了 {p} 。", 8},
    {"goes to land", "a=anyone p=pick:land t=pick:future", "{a} will#1 go#2 to {p} {t} .",
     "{a} {t} 会#1 去#2 {p} 。", 8},
    {"wants to land", "a=anyone p=pick:land", "{a} {a:wants} to go#1 to {p} .",
     "{a} 想 去#1 {p} 。"},
    {"wants to room", "a=anyone b=room", "{a} {a:wants} to go#1 to {b} .", "{a} 想 去#1 {b} 。"},
    {"is at room", "a=anyone b=room", "{a} {a:is} in#1 {b} .", "{a} 在#1 {b} 里 。"},
    {"how to get to", "b=room1", "how#1 can#2 i#3 get#4 to {b} ?",
     "我#3 怎么#1 才 能#2 到#4 {b} ？", 6},
    {"leaves at", "b=vehicle1 p=pick:figure", "{b} leaves#1 at {p} o'clock#2 .",
     "{b} {p} 点#2 出发#1 。", 14},
    {"arrived", "b=vehicle1 t=pick:past", "{b} arrived#1 {t} .", "{b} {t} 到#1 了 。", 8},
    {"arrived at", "a=anyone b=room", "{a} arrived#1 at {b} .", "{a} 到#1 了 {b} 。"},
    {"got lost", "s=who b=goal", "{s} got#1 lost#1 in#2 {b} .", "{s} 在#2 {b} 迷路#1 了 。", 5},
    {"far from", "b=room1", "{b} is <1:far from|near> here#1 .", "{b} 离 这里#1 很 <1:远|近> 。",
     14},
    {"turn", "", "turn#1 <1:left|right> , please#2 .", "请#2 向 <1:左|右> 转#1 。", 11},

    // News.
    {"president visited", "p=pick:land t=pick:past", "the president#1 visited#2 {p} {t} .",
     "总统#1 {t} 访问#2 了 {p} 。"},
    {"president said", "", "the president#1 said#2 that the war#3 <1:will end|has ended> .",
     "总统#1 说#2 战争#3 <1:会 结束|已经 结束 了> 。", 31},
    {"team won", "t=pick:past", "the team#1 <1:won|lost> the game#2 {t} .",
     "球队#1 {t} <1:赢|输> 了 比赛#2 。", 19},
    {"we won", "s=who", "{s} <1:won|lost> the game#1 .", "{s} <1:赢|输> 了 比赛#1 。", 8},
    {"prices", "t=pick:past", "prices#1 <1:rose|fell> {t} .", "价格#1 {t} <1:上涨|下跌> 了 。", 30},
    {"company", "b=portable1", "the company#1 sold#2 many#3 {b:s} .",
     "公司#1 卖#2 了 很多#3 {b:s} 。", 6},
    {"police", "", "the police#1 caught#2 the thief#3 .", "警察#1 抓住#2 了 小偷#3 。", 6},
    {"fire", "b=room1", "there was#1 a fire#2 in {b} .", "{b} 发生#1 了 火灾#2 。", 15},
    {"people of", "p=pick:land", "many#1 people#2 live#3 in#4 {p} .",
     "很多#1 人#2 住#3 在#4 {p} 。"},
    {"new law", "p=pick:land", "the government#1 of {p} has#2 a new#3 plan#4 .",
     "{p} 政府#1 有#2 一 个 新#3 计划#4 。", 15},

    // Science and computers.
    {"attention", "", "attention#1 is all#2 you#3 need#4 .",
     "注意力#1 就是 你#3 所 需要#4 的 一切#2 。", 14},
    {"predicts", "", "the model#1 predicts#2 the next#3 word#4 .",
     "模型#1 预测#2 下一个#3 单词#4 。", 14},
    {"model trained", "", "the model#1 was trained#2 on a lot of data#3 .",
     "模型#1 是 用 大量 数据#3 训练#2 的 。", 14},
    {"intelligence", "", "artificial#1 intelligence#2 will#3 change#4 the world#5 .",
     "人工#1 智能#2 会#3 改变#4 世界#5 。", 15},
    {"machines learn", "", "<1:machines|computers|robots> can#1 <2:learn|think> .",
     "<1:机器|电脑|机器人> 能#1 <2:学习|思考> 。", 33},
    {"machines not", "", "can#1 <1:machines|computers|robots> <2:learn|think> ?",
     "<1:机器|电脑|机器人> 能#1 <2:学习|思考> 吗 ？", 8},
    {"translates", "p=pick:tongue", "the computer#1 translates#2 {p} .", "电脑#1 翻译#2 {p} 。",
     13},
    {"writes code", "a=anyone", "{a} {a:is} writing#1 <1:code|a letter> .",
     "{a} 正在 写#1 <1:代码|一 封 信> 。", 27},
    {"does not work", "b=machine1", "my#1 {b:bare} doesn't#2 work#3 .",
     "我#1 的 {b:s} 不#2 工作#3 了 。", 6},
    {"turn off", "", "please#1 turn <1:on|off> the <2:computer|light|television> .",
     "请#1 <1:开|关> <2:电脑|灯|电视> 。", 27},
    {"email", "", "please#1 send#2 me#3 <1:an email|a message|a photo> .",
     "请#1 给 我#3 发#2 <1:一 封 邮件|一 条 消息|一 张 照片> 。", 44},
    {"internet", "", "the internet#1 is very#2 <1:slow|fast> today#3 .",
     "今天#3 网络#1 很#2 <1:慢|快> 。", 13},
    {"plus", "p=pick:figure q=pick:figure", "what#1 is {p} plus#2 {q} ?",
     "{p} 加#2 {q} 等于 多少#1 ？", 18},
    {"count to", "", "one#1 , two#2 , three#3 , four#4 , five#5 .",
     "一#1 、 二#2 、 三#3 、 四#4 、 五#5 。"},
    {"likes weekday", "p=pick:weekday", "i#1 like#2 {p} .", "我#1 喜欢#2 {p} 。", 7},
    {"weather is good", "", "the weather#1 is <1:good|bad> today#2 .",
     "今天#2 天气#1 很 <1:好|糟糕> 。", 29},
};

}  // namespace

std::span<const Template> templates_of_news() { return news; }

}  // namespace playground::grammar
