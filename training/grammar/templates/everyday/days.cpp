// Templates: the time, dates, the weather, telephones and the internet.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template days[] = {
    // The time.
    {"half past", "p=pick:hour", "<1:it's|it is|it's already|it's almost> half#2 past#2 {p} .",
     "<1:||已经|快> {p} 点 半#2 <1:。|。|了 。|了 。>", 28},
    {"quarter past", "p=pick:hour", "<1:it's|it is> <2:ten past|twenty past|five past> {p} now .",
     "<1:现在|现在> {p} 点 <2:十 分|二十 分|五 分> 。", 9},
    {"it's already clock", "p=pick:hour", "<1:it's already|it's almost> {p} o'clock#2 .",
     "<1:已经|快> {p} 点#2 了 。", 62},
    {"at half past", "p=pick:hour q=pick:goal s=me",
     "{s} {q} at half#1 past#1 {p} <2:every day|every morning|on Sunday> .",
     "{s} <2:每天|每天 早上|星期天> {p} 点 半#1 {q} 。", 8},
    {"begins at half", "p=pick:hour",
     "<1:the party|the meeting|class|the movie|school|work> <2:begins|ends> at <3:half past "
     "{p}|{p} o'clock> .",
     "<1:聚会|会议|课|电影|学校|工作> <3:{p} 点 半|{p} 点> <2:开始|结束> 。", 6},
    {"wake up at", "p=pick:hour",
     "<1:I'll|we'll|i will> <2:get up|leave|call you|come back> at <3:half past {p}|{p} o'clock> .",
     "<1:我|我们|我> <3:{p} 点 半|{p} 点> 会 <2:起床|离开|给 你 打 电话|回来> 。", 9},
    {"clock part", "p=pick:hour",
     "at {p} o'clock#1 in the <2:morning|afternoon|evening> , <3:i get up|he called me|we had "
     "dinner|the train left> .",
     "<2:早上|下午|晚上> {p} 点#1 ， <3:我 起床|他 给 我 打 了 电话|我们 吃 了 晚饭|火车 开 了> "
     "。"},
    {"when does begin", "",
     "<1:when|what time> does <2:the movie|the party|the meeting|class|school|the game|work> "
     "<3:begin|end|finish> ?",
     "<2:电影|聚会|会议|课|学校|比赛|工作> <1:什么时候|几 点> <3:开始|结束|结束> ？", 84},
    {"what's the time", "",
     "<1:what time is it now|what's the time|what's the time now|do you know what time it is|can "
     "you tell me the time> ?",
     "<1:现在 几 点 了|几 点 了|现在 几 点 了|你 知道 现在 几 点 吗|你 能 告诉 我 现在 几 点 吗> "
     "？",
     6},
    {"on time", "s=who", "{s} {s:is} <1:late again|never late|always late|almost late> .",
     "{s} <1:又 迟到 了|从不 迟到|总是 迟到|快 迟到 了> 。"},
    {"be on time", "",
     "<1:don't be late tomorrow|you're late again|hurry up , we're late|why are you late|sorry , "
     "I'm a little late|we have no time|there is still time|there's not enough time> "
     "<1:.|.|!|?|.|.|.|.>",
     "<1:明天 不要 迟到|你 又 迟到 了|快 点 ， 我们 迟到 了|你 为什么 迟到|对不起 ， 我 有点儿 晚 "
     "了|我们 没有 时间|还 有时间|时间 不 够> <1:。|。|！|？|。|。|。|。>",
     35},
    {"in minutes", "p=pick:number",
     "<1:I'll be back in|it begins in|we'll leave in|call me back in> {p} <2:minutes|hours|days> .",
     "<1:我||我们|> {p} <2:分钟|个 小时|天> 以后 <1:会 回来|开始|会 离开|给 我 回 电话> 。", 131},
    {"back soon", "s=who", "{s} will#1 be <2:right back|back tomorrow|home tonight> .",
     "{s} <2:马上|明天|今晚> 会#1 <2:回来|回来|在 家> 。", 9},

    // Dates.
    {"what date", "", "<1:what's the date|what date is it|what day is it> <2:today|tomorrow> ?",
     "<2:今天|明天> <1:几 号|几 号|星期 几> ？", 64},
    {"date is", "m=pick:month",
     "<1:today is|tomorrow is|today it's|my birthday is|the exam is on> {m} <2:first|second> .",
     "<1:今天 是|明天 是|今天 是|我 的 生日 是|考试 在> {m} <2:一|二> 号 。", 103},
    {"in month", "m=pick:month",
     "<1:i was born|we got married|I'll go to China|the weather is good|it's very cold|he came "
     "here> in {m} .",
     "<1:我 {m} 出生|我们 {m} 结婚 了|我 {m} 会 去 中国|{m} 天气 很 好|{m} 非常 冷|他 {m} 来 "
     "这里> 。",
     171},
    {"month is", "m=pick:month", "<1:it's|next month is|i like> {m} .",
     "<1:现在 是|下个月 是|我 喜欢> {m} 。", 24},
    {"when is", "",
     "when#1 is <2:your birthday|his birthday|the party|the exam|spring festival|the moon "
     "festival|the meeting|the holiday> ?",
     "<2:你 的 生日|他 的 生日|聚会|考试|春节|中秋节|会议|假期> 是 什么时候#1 ？", 8},
    {"my birthday", "w=pick:future", "<1:my birthday|the party|the exam|the meeting> is {w} .",
     "<1:我 的 生日|聚会|考试|会议> 在 {w} 。"},
    {"every weekday", "p=pick:weekday s=me",
     "{s} <1:work|study|have class|rest|have a meeting|play basketball> every {p} .",
     "{s} 每 个 {p} 都 <1:工作|学习|上课|休息|开会|打 篮球> 。", 160},
    {"how was time", "w=pick:past", "<1:what did you do|where were you|what did he do> {w} ?",
     "<1:你 {w} 做 了 什么|你 {w} 在 哪里|他 {w} 做 了 什么> ？", 6},
    {"weekend was", "",
     "<1:my|our|his> <2:weekend|day|holiday|trip> was <3:great|boring|busy|very good> .",
     "<1:我|我们|他> 的 <2:周末|一天|假期|旅途> <3:很 棒|很 无聊|很 忙|非常 好> 。", 5},
    {"time flies", "",
     "<1:time flies|time is money|i have no time|we're running out of time|it's too late|better "
     "late than never> <2:.|!>",
     "<1:时间 过 得 真 快|时间 就是 金钱|我 没有 时间|我们 快 没有 时间 了|太 晚 了|迟到 总 比 "
     "不来 好> <2:。|！>"},

    // The weather.
    {"weather like", "l=pick:city",
     "<1:what's the weather like|how's the weather|what is the weather like> <2:today|in "
     "{l}|tomorrow|there|outside> ?",
     "<2:今天|{l}|明天|那里|外面> 的 天气 <1:怎么样|怎么样|怎么样> ？", 10},
    {"sunny today", "l=pick:city", "it's <1:sunny|windy|very cold> <2:today|outside|now|in {l}> .",
     "<2:今天|外面|现在|{l}> <1:晴天|刮风 了|非常 冷> 。", 91},
    {"will be sunny", "w=pick:future", "it will#1 be <2:sunny|very hot|very cold|windy> {w} .",
     "{w} 会#1 <2:是 晴天|非常 热|非常 冷|刮风> 。", 34},
    {"degrees", "p=pick:age", "it's {p} degrees#1 <2:today|outside|now|here> .",
     "<2:今天|外面|现在|这里> {p} 度#1 。", 42},
    {"the weather now", "",
     "<1:what nice weather|the weather is terrible|the rain has stopped|the sun is out|it looks "
     "like rain|is it cold outside> <1:!|.|.|.|.|?>",
     "<1:天气 真 好|天气 很 糟糕|雨 停 了|太阳 出来 了|看起来 要 下雨 了|外面 冷 吗> "
     "<1:！|。|。|。|。|？>"},
    {"wear more", "",
     "it's <1:cold|raining|snowing|hot|windy> outside , <2:wear more clothes|take an umbrella|be "
     "careful|drink more water|stay at home> .",
     "外面 <1:很 冷|在 下雨|在 下雪|很 热|刮风> ， <2:多 穿 点 衣服|带 上 雨伞|小心|多 喝 水|待 "
     "在 家 里> 。",
     10},

    // Telephones and the internet.
    {"phone number", "",
     "what's#1 <2:your|his|her|their> <3:phone number|email|wechat|address|password> ?",
     "<2:你|他|她|他们> 的 <3:电话 号码|邮件 地址|微信|地址|密码> 是 什么#1 ？", 95},
    {"may have number", "",
     "<1:can you give me|please give me|may i have|please tell me> your#2 <3:phone "
     "number|email|address|password|wechat> <1:?|.|?|.>",
     "<1:你 能 给 我|请 给 我|我 可以 要|请 告诉 我> 你#2 的 <3:电话 号码|邮件 "
     "地址|地址|密码|微信> <1:吗 ？|。|吗 ？|。>",
     150},
    {"hello who", "a=named",
     "<1:hello , who is this|is {a} there|may i speak to {a}|hello , this is {a}|he's not "
     "here|wrong number|can you hear me|call me back later> <1:?|?|?|.|.|.|?|.>",
     "<1:喂 ， 你 是 哪 位|{a} 在 吗|我 可以 和 {a} 说话 吗|喂 ， 我 是 {a}|他 不 在|打 错 "
     "了|你 能 听见 我 吗|回头 给 我 回 电话> <1:？|？|？|。|。|。|？|。>",
     6},
    {"phone dead", "", "<1:my|his|her|your> phone#2 is <3:broken|off|new|too slow> .",
     "<1:我|他|她|你> 的 手机#2 <3:坏 了|关 了|是 新的|太 慢 了> 。"},
    {"where charge", "",
     "<1:can i|where can i|i need to|i want to> <2:go online|make a phone call|send an email|use "
     "wifi|take a photo> <1:here ?|?|.|.>",
     "<1:我 可以 在 这里|我 可以 在 哪里|我 需要|我 想> <2:上网|打 电话|发 邮件|用 无线网|拍照> "
     "<1:吗 ？|？|。|。>",
     133},
    {"wifi password", "",
     "<1:what's the wifi password|is there wifi here|do you have wifi|there is no wifi|the wifi "
     "doesn't work|the internet is too slow|i forgot my password> <1:?|?|?|.|.|.|.>",
     "<1:无线网 密码 是 什么|这里 有 无线网 吗|你们 有 无线网 吗|没有 无线网|无线网 不能 用|网络 "
     "太 慢 了|我 忘记 了 密码> <1:？|？|？|。|。|。|。>",
     49},
    {"got message", "", "did you#1 <2:read> my#3 <4:message|email|photo|letter> ?",
     "你#1 <2:读> 我#3 的 <4:消息|邮件|照片|信> 了 吗 ？"},
    {"I'll send", "w=pick:lately",
     "I'll#1 send#2 <3:you|him|her|them> <4:a message|an email|the photos|the address|my number> "
     "{w} .",
     "我#1 {w} 会 给 <3:你|他|她|他们> 发#2 <4:一 条 消息|一 封 邮件|照片|地址|我 的 号码> 。"},
    {"sent me", "a=person1 w=pick:past",
     "{a} sent#1 <2:me|us|him|her> <3:a message|an email|a photo|the address> {w} .",
     "{a} {w} 给 <2:我|我们|他|她> 发#1 了 <3:一 条 消息|一 封 邮件|一 张 照片|地址> 。", 43},
    {"looks at phone", "a=person1",
     "{a} is always#1 <2:on the phone|online|looking at the phone|playing games> .",
     "{a} 总是#1 在 <2:打 电话|上网|看 手机|玩 游戏> 。"},
    {"took selfie", "",
     "<1:can you take a photo of me|can i take a photo|can i take a photo with you|look at this "
     "photo|smile> <1:?|?|?|.|!>",
     "<1:你 能 给 我 拍照 吗|我 可以 拍照 吗|我 可以 和 你 拍照 吗|看 这 张 照片|笑 一 个> "
     "<1:？|？|？|。|！>"},
};

}  // namespace

std::span<const Template> templates_of_days() { return days; }

}  // namespace playground::grammar
