// Templates: what is said in Chinese on the way, in hotels, restaurants and shops, of weather and
// time.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template outside[] = {
    // Restaurants.
    {"boss, a bowl of", "o=pick:order",
     "<1:boss|waiter|hello> , <2:a bowl#31 of beef#32 noodles#32|{o}|give#31 me {o}|i want#31 "
     "{o}|I'd like#31 {o}> , <3:no coriander|no coriander|not too spicy|not too salty|thank "
     "you|a little spicy|please hurry> <4:.|.>",
     "<1:老板|服务员|你好> ， <2:一 碗#31 牛肉面#32|{o}|给#31 我 {o}|我 想要#31 {o}|我 想要#31 "
     "{o}> ， <3:不要 香菜|不要 香菜|不要 太 辣|不要 太 咸|谢谢|有点儿 辣|请 快 点> <4:。|。>",
     80},
    {"no coriander", "d=pick:dish",
     "{d} , <1:no coriander|no coriander|not too spicy|not too salty|to take away> , please#2 .",
     "请#2 给 我 {d} ， <1:不要 香菜|不要 香菜|不要 太 辣|不要 太 咸|打包> 。", 44},
    {"eat here or take away", "o=pick:order",
     "{o} , <1:for here or to take away ?|to take away , thank you .|for here , thank you .|how "
     "much altogether ?|how much altogether ?>",
     "{o} ， <1:在 这儿 吃 还是 打包 ？|打包 ， 谢谢 。|在 这儿 吃 ， 谢谢 。|一共 多少 钱 ？|一共 "
     "多少 钱 ？>",
     52},
    {"the bill, take away", "",
     "<1:waiter|boss|excuse me> , <2:the bill , please .|can i take this away ?|one more bowl of "
     "rice , please .|how much altogether ?|where is the menu ?>",
     "<1:服务员|老板|请问> ， <2:买单 。|这 个 可以 打包 吗 ？|再 来 一 碗 米饭 。|一共 多少 钱 "
     "？|菜单 在 哪里 ？>",
     36, true},
    {"how does it taste", "d=pick:dish",
     "how#1 is the {d} <2:here|at this restaurant|today> ? <3:it's delicious|a little spicy|a "
     "little salty|not bad|not very good|cheap and delicious> .",
     "<2:这里|这 家 饭店|今天> 的 {d} 怎么样#1 ？ <3:很 好吃|有点儿 辣|有点儿 咸|不错|不 太 好|又 "
     "便宜 又 好吃> 。",
     30},
    {"want to eat or", "d=pick:dish",
     "do you#1 want#2 to eat#3 {d} or#7 <4:rice|soup|bread> ? <5:both are fine|i don't like spicy "
     "food|I'm not hungry|let's eat something else> .",
     "你#1 想#2 吃#3 {d} 还是#7 <4:米饭|汤|面包> ？ <5:两 个 都 可以|我 不 喜欢 辣 的|我 不 "
     "饿|我们 吃 别的 吧> 。",
     31},
    {"reserve a table", "h=pick:hour k=number",
     "hello , i want to book#2 a table#3 for {k} people#4 at {h} o'clock#5 <6:tomorrow|on "
     "Saturday|on Sunday|the day after tomorrow> .",
     "你好 ， 我 想 预订#2 一 张 <6:明天|星期六|星期天|后天> {h} 点#5 {k} 个 人#4 的 桌子#3 。",
     14},

    // Shops.
    {"bargain", "p=pick:sum",
     "<1:boss|hello|excuse me> , <2:how much is this|how much is that|how much altogether> ? "
     "<3:{p} yuan|it's {p} yuan|{p} yuan , no discount> .",
     "<1:老板|你好|请问> ， <2:这 个 多少 钱|那 个 多少 钱|一共 多少 钱> ？ <3:{p} 块 钱|是 {p} "
     "块 钱|{p} 块 ， 不 打折> 。",
     56},
    {"too expensive, cheaper", "p=pick:sum",
     "<1:it's too expensive|it's a little expensive|too expensive> , <2:can you make it cheaper "
     "?|is {p} yuan okay ?|give me a discount , please .|i will come another day .|how about {p} "
     "yuan ?>",
     "<1:太 贵 了|有点儿 贵|太 贵 了> ， <2:你 能 便宜 一点儿 吗 ？|{p} 块 钱 可以 吗 ？|请 给 "
     "我 打折 。|我 改天 来 。|{p} 块 钱 怎么样 ？>",
     46},
    {"buy and pay", "c=noun:shirt|dress|coat|sweater1 p=pick:sum",
     "<1:i want to buy|I'd like|i bought> <2:this {c:bare}|two of these|that {c:bare}> for {p} "
     "yuan#2 .",
     "<1:我 想 用|我 想 用|我 用> {p} 块#2 钱 <1:买|买|买 了> <2:这 {c:m} {c:s}|两 个 这样 的|那 "
     "{c:m} {c:s}> 。",
     3},
    {"size and colour", "c=noun:shirt|dress|coat|sweater1 q=pick:colour",
     "<1:is there|do you have> <2:a bigger {c:bare}|a smaller {c:bare}|a {q} {c:bare}|a cheaper "
     "{c:bare}> <3:?|? i want to try it on .|? this one is too expensive .>",
     "<1:有|你 有> <2:大 一点儿 的 {c:s}|小 一点儿 的 {c:s}|{q} 的 {c:s}|便宜 一点儿 的 {c:s}> 吗 "
     "<3:？|？ 我 想 试 一下 。|？ 这 个 太 贵 了 。>",
     6},
    {"package arrives", "w=pick:soon",
     "<1:my package|your package|the package i bought> <2:has arrived#31|hasn't arrived#31 "
     "yet#32|will come#31 {w}|is at the door#31> .",
     "<1:我 的 快递|你 的 快递|我 买 的 快递> <2:到#31 了|还#32 没 到#31|{w} 会 来#31|在 门口#31> "
     "。",
     45},

    // On the way.
    {"how long to", "p=pick:spot ",
     "how#1 long#1 does it take#2 <3:to get to the {p} from here|from here to the {p}|from my home "
     "to the {p}|to walk to the {p}|to get to the {p} by subway> ?",
     "<3:从 这儿 到 {p}|从 这儿 到 {p}|从 我 家 到 {p}|走路 到 {p}|坐 地铁 到 {p}> 要#2 多久#1 ？",
     40, true},
    {"subway or taxi", "p=pick:spot",
     "to get to the {p} , is it <1:more convenient|faster|cheaper> to take the subway#3 or#4 <5:a "
     "taxi|the bus> ?",
     "去 {p} ， 坐 地铁#3 还是#4 <5:坐 出租车|坐 公交车> 更 <1:方便|快|便宜> ？", 50},
    {"how long, which is better", "p=pick:spot",
     "how#1 long#1 does it take from here#2 to the {p} ? is it <3:more convenient|faster|better> "
     "to take the subway#4 or#5 <6:a taxi|the bus> ?",
     "从 这儿#2 到 {p} 要 多久#1 ？ 坐 地铁#4 <3:方便|快|好> 还是#5 <6:打车|坐 公交车> "
     "<3:方便|快|好> ？",
     56, true},
    {"how far, too", "p=pick:spot k=number",
     "how#1 far#1 is it from here#2 to the {p} ? <5:not far , about ten#31 minutes on foot#32|very "
     "far , you should take a taxi|about#31 ten#32 minutes#33 by taxi#34|about#31 {k} hours#33 by "
     "car#32> .",
     "从 这儿#2 到 {p} 有 多#1 远#1 ？ <5:不 远 ， 走路#32 大概 十#31 分钟|非常 远 ， 你 应该 坐 "
     "出租车|坐 出租车#34 大概#31 十#32 分钟#33|开车#32 大概#31 {k} 个 小时#33> 。",
     30},
    {"how to get there", "p=pick:spot",
     "excuse me , <1:how do i get to|how can i get to|where is> the {p} ? <2:go straight and "
     "turn left|turn right at the bank|it's over there|take the subway|it's next to the bank> .",
     "请问 ， <1:去 {p} 怎么 走|我 怎么 去 {p}|{p} 在 哪儿> ？ <2:一直 走 ， 向 左 转|在 银行 向 "
     "右 转|在 那里|坐 地铁|在 银行 旁边> 。",
     36},
    {"driver, go to", "p=pick:spot h=pick:hour",
     "<1:driver|hello|excuse me> , <2:please take me to the {p}|please stop here|please drive "
     "faster|please turn left here|to the {p} , please|i have to be there at {h} o'clock> .",
     "<1:司机|你好|打扰 一下> ， <2:请 带 我 去 {p}|请 在 这儿 停|请 开 快 一点儿|请 在 这儿 向 "
     "左 转|去 {p}|我 {h} 点 得 到 那里> 。",
     24},
    {"is there nearby", "",
     "is there a <3:hospital|bank|hotel|restaurant|supermarket|subway station> near here#1 ? <2:i "
     "want to go there now|i need to go now|is it far> <2:.|.|?>",
     "这儿#1 附近 有 <3:医院|银行|酒店|饭店|超市|地铁站> 吗 ？ <2:我 现在 想 去 那里|我 现在 需要 "
     "去|远 吗> <2:。|。|？>",
     12},
    {"plane tickets", "l=pick:city k=number",
     "i want to#1 <2:book#31|buy#31> {k} <3:plane tickets|train tickets> to {l} <4:for tomorrow#51 "
     "morning#52|for this#51 afternoon#52|for Sunday#51> .",
     "我 想#1 <2:预订#31|买#31> {k} 张 <4:明天#51 早上#52|今天#51 下午#52|星期天#51> 去 {l} 的 "
     "<3:飞机 票|火车 票> 。",
     24},
    {"when does it leave", "l=pick:city h=pick:hour",
     "<1:when|what time> does the <2:train|plane> to {l} leave#3 ? <4:at {h} o'clock|at half past "
     "{h}|it has already left|in ten minutes> .",
     "去 {l} 的 <2:火车|飞机> <1:什么时候|几 点> 出发#3 ？ <4:{h} 点|{h} 点 半|已经 走 了|十 分钟 "
     "以后> 。",
     20},

    // Hotels.
    {"a room for nights", "k=number",
     "<1:hello , i want to book|i want to book|we want to book|I'd like> a <2:double room|big "
     "room|quiet room|double room> , {k} nights#3 <4:.|, with breakfast .|, how much is it ?|, is "
     "there one ?>",
     "<1:你好 ， 我 想 订|我 想 订|我们 想 订|我 想要> 一 个 <2:双人间|大 房间|安静 的 "
     "房间|双人间> ， {k} 个 晚上#3 <4:。|， 要 早饭 。|， 多少 钱 ？|， 有 吗 ？>",
     110},
    {"hotel is broken", "",
     "<1:hello|excuse me> , the <2:air conditioner|television|lamp|wifi> in <3:my room|our "
     "room|this room> is broken#4 , <5:can you come and have a look ?|can you fix it ?|please "
     "help us .>",
     "<1:你好|打扰 一下> ， <3:我 房间|我们 房间|这 个 房间> 的 <2:空调|电视|灯|无线网> 坏#4 了 "
     "， <5:你 能 来 看 一下 吗 ？|你 能 修 一下 吗 ？|请 帮 我们 。>",
     40},
    {"want to check out", "h=pick:hour w=pick:soon",
     "<1:hello , i want to check out|we have to check out|can we check out|do i have to check "
     "out> <2:now|{w}|at {h} o'clock|before noon> <1:.|.|?|?>",
     "<1:你好 ， 我|我们|我们|我> <2:现在|{w}|{h} 点|中午 以前> <1:想|得|可以|得> 退房 "
     "<1:。|。|吗 ？|吗 ？>",
     46},

    // Weather.
    {"weather tomorrow", "l=pick:city",
     "how#1 is the weather#2 in {l} <3:tomorrow|today|this weekend|now|the day after tomorrow> ? "
     "<4:sunny|it will rain|a little cold|very hot|windy|it will snow , very cold> .",
     "{l} <3:明天|今天|这 个 周末|现在|后天> 的 天气#2 怎么样#1 ？ <4:晴天|会 下雨|有点儿 "
     "冷|非常 热|刮风|会 下雪 ， 很 冷> 。",
     40},
    {"weather so", "",
     "<1:it's so hot today|it's so cold today|it's raining outside|it's snowing outside|the "
     "typhoon is coming|the wind is very strong today> , <2:don't go out|let's stay at home|be "
     "careful on the road|i don't want to go to work|remember to take an umbrella> .",
     "<1:今天 好 热|今天 好 冷|外面 在 下雨|外面 在 下雪|台风 要 来 了|今天 风 非常 大> ， "
     "<2:不要 出去|我们 待 在 家 里 吧|路 上 小心|我 不 想 上班|记得 带 雨伞> 。",
     62},
    {"because of the weather", "t=pick:soon",
     "because#1 of the <2:typhoon|heavy rain|heavy snow|strong wind> , <3:many#31 trains#32 "
     "were#33 stopped#33|many#31 planes#32 were#33 stopped#33|schools#31 are#32 closed#32 "
     "today|the game#31 was#32 stopped#32> .",
     "因为#1 <2:台风|大 雨|大 雪|大 风> ， <3:很多#31 火车#32 停#33 了|很多#31 飞机#32 停#33 "
     "了|今天 学校#31 停课#32|比赛#31 停#32 了> 。",
     42},
    {"influenced by weather", "l=pick:land",
     "affected#1 by#2 the <3:typhoon|typhoon|heavy rain|heavy snow|earthquake> , "
     "<4:trains|planes|schools|shops|many trains> in {l} <4:have stopped|have stopped|are "
     "closed|are closed|have stopped> .",
     "受#2 <3:台风|台风|大 雨|大 雪|地震> 影响#1 ， {l} 的 <4:火车|飞机|学校|商店|很多 火车> <4:停 "
     "了|停 了|停课 了|关门 了|停 了> 。",
     89},
    {"it is degrees", "l=pick:land",
     "it is <1:ten|twenty|thirty|fifteen|eighteen> degrees#2 in {l} <3:today|now|this "
     "morning|tonight> , <4:the weather is very nice|what about your place|remember to wear a "
     "coat|it's a little windy> <4:.|?|.|.>",
     "<3:今天|现在|今天 早上|今晚> {l} <1:十|二十|三十|十五|十八> 度#2 ， <4:天气 非常 好|你 那里 "
     "呢|记得 穿 大衣|有点儿 风> <4:。|？|。|。>",
     16},

    // Time.
    {"what time is it", "h=pick:hour",
     "what#1 time#1 is it now#2 ? it's <3:{h} o'clock|half past {h}|ten past {h}|almost {h} "
     "o'clock> .",
     "现在#2 几#1 点#1 了 ？ <3:{h} 点 了|{h} 点 半|{h} 点 十 分|快 {h} 点 了> 。", 16},
    {"wake me up", "",
     "<1:please|remember to|can you> wake#2 me up at <5:six|seven|eight|nine|half past six|half "
     "past seven> <4:tomorrow morning|on Monday morning|on Saturday morning> <1:.|.|?>",
     "<1:请|记得|你 能> <4:明天 早上|星期一 早上|星期六 早上> <5:六 点|七 点|八 点|九 点|六 点 "
     "半|七 点 半> 叫醒#2 我 <1:。|。|吗 ？>",
     36},
    {"at that time do", "h=pick:hour ",
     "<5:mom|dad|dear> , <1:wake me up|wait for me|come and see me|call me|come home|let's meet> "
     "at <2:{h} o'clock|half past {h}> <3:tomorrow|on Saturday|on Sunday|the day after tomorrow> "
     ".",
     "<5:妈妈|爸爸|亲爱的> ， <1:|||||我们> <3:明天|星期六|星期天|后天> <2:{h} 点|{h} 点 半> "
     "<1:叫醒 我|等 我|来 看 我|给 我 打 电话|回家|见面 吧> 。",
     24},
    {"clock, do", "h=pick:hour",
     "<1:wake me up|wait for me|come and see me|call me|come home|let's meet> at <2:{h} "
     "o'clock|half past {h}> <3:tomorrow|on Saturday|on Sunday|the day after tomorrow> .",
     "<1:|||||我们> <3:明天|星期六|星期天|后天> <2:{h} 点|{h} 点 半> <1:叫醒 我|等 我|来 看 "
     "我|给 我 打 电话|回家|见面 吧> 。",
     30},
    {"drinks", "",
     "<1:boss|waiter|hello> , <2:two#31 cups#32 of milk#33 tea#33|a cup#32 of milk#33 tea#33|a "
     "bottle#32 of beer#33|a cup#32 of coffee#33|three#31 bottles#32 of water#33> , <3:not too "
     "sweet|not too cold|to take away|how much is it> <3:.|.|.|?>",
     "<1:老板|服务员|你好> ， <2:两#31 杯#32 奶茶#33|一 杯#32 奶茶#33|一 瓶#32 啤酒#33|一 杯#32 "
     "咖啡#33|三#31 瓶#32 水#33> ， <3:不要 太 甜|不要 太 冷|打包|多少 钱> <3:。|。|。|？>",
     30},
};

}  // namespace

std::span<const Template> templates_of_outside() { return outside; }

}  // namespace playground::grammar
