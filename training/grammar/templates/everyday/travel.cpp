// Templates: ways, trains, flights, hotels, and what one says on the road.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template travel[] = {
    // Ways.
    {"where is the stop", "q=pick:stop", "<1:where is|where's> the {q} ?",
     "<1:{q} 在 哪里|{q} 在 哪里> ？", 12},
    {"nearest stop", "q=pick:stop", "where#1 is the nearest#2 {q} ?", "最近#2 的 {q} 在 哪里#1 ？",
     120},
    {"how to stop", "q=pick:stop",
     "<1:how do i get|how can i get|how do we get|can you tell me how to get> to the {q} ?",
     "<1:去 {q} 怎么 走|去 {q} 怎么 走|我们 怎么 去 {q}|你 能 告诉 我 怎么 去 {q}> "
     "<1:？|？|？|吗 ？>",
     8},
    {"stop how go", "q=pick:stop", "excuse#1 me , how#2 do i get to#3 the {q} ?",
     "请问#1 ， 去#3 {q} 怎么#2 走 ？", 8},
    {"is there a stop", "q=pick:stop", "is there#1 a {q} <2:near here|around here> ?",
     "<2:这里 附近|这里 附近> 有#1 {q} 吗 ？", 76},
    {"how far stop", "q=pick:stop",
     "how#1 far#1 is the {q} <2:from here|from the hotel|from your home> ?",
     "{q} 离 <2:这里|酒店|你 家> 有 多#1 远#1 ？", 6},
    {"looking for stop", "q=pick:stop s=me",
     "{s} {s:is} looking#1 for <2:the {q}|the exit|a hotel|a bank|a taxi|my passport> .",
     "{s} 在 找#1 <2:{q}|出口|一 家 酒店|一 家 银行|一 辆 出租车|我 的 护照> 。", 14},
    {"is it far", "q=pick:stop",
     "<1:is it far|is it near|can i walk there|is the {q} far|is this the {q}> ?",
     "<1:远 吗|近 吗|我 可以 走路 去 吗|{q} 远 吗|这 是 {q} 吗> ？"},
    {"next to stop", "q=pick:stop", "it's#1 <2:next to|in front of|behind|near> the {q} .",
     "它#1 在 {q} <2:旁边|前面|后面|附近> 。"},
    {"turn at", "q=pick:stop", "turn#1 <2:left|right> at the <3:{q}> .",
     "在 <3:{q}> 向 <2:左|右> 转#1 。", 110},
    {"over there", "", "it's <1:over there|right here|not far|far away> .",
     "<1:在 那里|就 在 这里|不 远|很 远> 。"},
    {"are you lost", "",
     "<1:are you lost|i think we're lost|i don't know the way|where am i|where are we> "
     "<1:?|.|.|?|?>",
     "<1:你 迷路 了 吗|我 觉得 我们 迷路 了|我 不 知道 路|我 在 哪里|我们 在 哪里> "
     "<1:？|。|。|？|？>"},

    // Traffic.
    {"traffic jam", "l=pick:city",
     "<1:there are too many cars|the traffic is bad|the traffic is terrible|there is a lot of "
     "traffic> <2:today|now|in {l}|here> .",
     "<2:今天|现在|{l}|这里> <1:汽车 太 多 了|交通 很 不 好|交通 很 糟糕|堵车 了> 。", 61},
    {"stuck in traffic", "s=who",
     "{s} {s:is} <1:on the bus|on the subway|in a taxi|almost there> .",
     "{s} <1:在 公交车 上|在 地铁 上|在 出租车 上|快 到 了> 。", 15},
    {"late because traffic", "s=who",
     "{s} {s:was} late#1 because#2 of the <3:traffic|rain|snow|weather|meeting> .",
     "因为#2 <3:堵车|下雨|下雪|天气|开会> ， {s} 迟到#1 了 。"},
    {"missed the train", "s=who",
     "{s} missed#1 the <2:bus|subway|train|flight|last bus|meeting> <3:this "
     "morning|yesterday|again> .",
     "{s} <3:今天 早上|昨天|又> 错过#1 了 <2:公交车|地铁|火车|航班|最后 一 班 公交车|会议> 。", 14},
    {"go by", "s=me q=pick:stop",
     "{s} go#1 to <2:work|school|the {q}> by <3:bus|subway|taxi|train|car> .",
     "{s} 坐 <3:公交车|地铁|出租车|火车|汽车> 去#1 <2:上班|上学|{q}> 。", 94},
    {"where get off", "", "where#1 should#2 <3:i|we> <4:buy a ticket|wait> ?",
     "<3:我|我们> 应该#2 在 哪里#1 <4:买 票|等> ？"},
    {"taxi", "q=pick:stop",
     "<1:please take me to|i want to go to|take me to|how much is it to> the <2:airport|hotel|{q}> "
     "<1:, please .|.|, please .|?>",
     "<1:请 带 我 去|我 想 去|请 带 我 去|去> <2:机场|酒店|{q}> <1:。|。|。|多少 钱 ？>", 6},
    {"stop here", "",
     "<1:please stop here|call me a taxi|i need a taxi|where can i get a taxi> <1:.|.|.|?>",
     "<1:请 在 这里 停|帮 我 叫 一 辆 出租车|我 需要 一 辆 出租车|哪里 能 坐 出租车> "
     "<1:。|。|。|？>",
     9},
    {"drive to", "s=who",
     "{s} <1:can drive|can't drive|can stop here|can't stop here|can't drive so fast|should "
     "drive|should stop here|shouldn't drive|shouldn't stop here|shouldn't drive so fast> .",
     "{s} <1:会 开车|不会 开车|可以 停 在 这里|不能 停 在 这里|不能 开 得 这么 快|应该 开车|应该 "
     "停 在 这里|不应该 开车|不应该 停 在 这里|不应该 开 得 这么 快> 。",
     58},

    // Trains and flights.
    {"ticket to land", "l=pick:land",
     "<1:I'd like|i want to buy|i need|can i have> <2:a ticket|two tickets|a train ticket> to {l} "
     "<1:.|.|.|?>",
     "<1:我 想要|我 想 买|我 需要|我 可以 要> <2:一 张|两 张|一 张> 去 {l} 的 <2:票|票|火车 票> "
     "<1:。|。|。|吗 ？>",
     6},
    {"ticket price", "l=pick:land", "how#1 much#1 is a#2 ticket#3 to#4 {l} ?",
     "一#2 张 去#4 {l} 的 票#3 多少#1 钱 ？"},
    {"next train to", "l=pick:land",
     "<1:when|what time> does the <2:train|bus|flight> to {l} <3:leave> ?",
     "去 {l} 的 <2:火车|公交车|航班> <1:什么时候|几 点> <3:出发> ？", 119},
    {"flight is late", "",
     "<1:my|our|your|the> <2:flight|train|bus> <3:is full|has arrived|is coming|is late> .",
     "<1:我 的|我们 的|你 的|> <2:航班|火车|公交车> <3:满|到|要 来|晚点> 了 。", 10},
    {"lost passport", "s=who",
     "{s} lost#1 {s:his} <2:passport|credit card|phone|keys> <3:at the airport|on the "
     "bus|yesterday> .",
     "{s} <3:在 机场|在 公交车 上|昨天> 弄丢#1 了 {s:his} <2:护照|信用卡|手机|钥匙> 。", 73},
    {"here is passport", "",
     "<1:here is|this is|that's|i need> <2:my|your|his|her> <3:passport|seat|credit card> .",
     "<1:这 是|这 是|那 是|我 需要> <2:我|你|他|她> 的 <3:护照|座位|信用卡> 。", 11},
    {"where's passport", "", "where's#1 <2:my|your|his|her> <3:passport|seat|credit card> ?",
     "<2:我|你|他|她> 的 <3:护照|座位|信用卡> 在 哪里#1 ？", 55},
    {"seat taken", "", "is this#1 seat#2 <3:free> ?", "这#1 个 座位#2 <3:有人 吗> ？", 26},
    {"welcome trip", "l=pick:land",
     "<1:welcome to|i love|i miss|I'm in|I've arrived in|I'm leaving> {l} <2:.|!>",
     "<1:欢迎 来到|我 爱|我 想念|我 在|我 已经 到 了|我 要 离开> {l} <2:。|！>"},
    {"how long stay", "l=pick:land",
     "how#1 long#1 will#2 <3:you|he|they|we> stay#4 <5:in {l}|here> ?",
     "<3:你|他|他们|我们> 会#2 在 <5:{l}|这里> 待#4 多久#1 ？", 25},
    {"how was trip", "", "how#1 was your#2 <3:trip|flight|weekend|day|holiday|exam|meeting> ?",
     "你#2 的 <3:旅途|航班|周末|一天|假期|考试|会议> 怎么样#1 ？", 6},

    // Hotels.
    {"room please", "",
     "<1:I'd like|do you have|i want|can i have> a <2:room|quiet room|big room> <3:for two "
     "people|for tonight> <1:.|?|.|?>",
     "<1:我 想要|你们 有|我 想要|我 可以 要> <3:两 个 人 的|今晚 的> <2:房间|安静 房间|大 房间> "
     "<1:。|吗 ？|。|吗 ？>",
     6},
    {"check in", "",
     "<1:what's my room number|the room is too small|the key doesn't work> <1:?|.|.>",
     "<1:我 的 房间 号码 是 多少|房间 太 小 了|钥匙 不能 用> <1:？|。|。>"},
    {"in the room", "", "<1:there is no|is there any|i need|can i have> <2:wifi|food> <1:.|?|.|?>",
     "<1:没有|有|我 需要|我 可以 要> <2:无线网|食物> <1:。|吗 ？|。|吗 ？>", 12},
};

}  // namespace

std::span<const Template> templates_of_travel() { return travel; }

}  // namespace playground::grammar
