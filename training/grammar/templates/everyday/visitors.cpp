// Templates: what one asks for on the way, in hotels, restaurants and shops.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template visitors[] = {
    // Requests.
    {"polite request", "q=pick:request",
     "<1:could#11 you#12|can#11 you#12|would#11 you#12> {q} , please#13 ?",
     "请问#13 你#12 <1:可以#11|能#11|可以#11> {q} 吗 ？", 80},
    {"address, request", "q=pick:request",
     "<1:excuse me#11|hello#11|sorry#11|hi#11> , <2:could#12 you#13|can#12 you#13|could#12 "
     "you#13> {q} ?",
     "<1:请问#11|你好#11|不好意思#11|嗨#11> ， <2:你#13 可以#12|你#13 能#12|你#13 可以#12> {q} "
     "吗 ？",
     48},
    {"request, reason", "q=pick:request",
     "please#1 {q} , <1:I'm#11 very busy#12|i#11 need#12 your#13 help#14|i#11 am late#12|my "
     "friend#11 is waiting#12> .",
     "请#1 {q} ， <1:我#11 非常 忙#12|我#11 需要#12 你#13 的 帮助#14|我#11 迟到#12 了|我 的 "
     "朋友#11 在 等#12> 。",
     40},
    {"a little more", "",
     "<1:could#11 you#12|can#11 you#12|would#11 you#12> "
     "<2:speak#13|walk#13|drive#13|read#13|write#13> a little#14 <3:faster#15|more slowly#15> , "
     "please#16 ?",
     "请问#16 你#12 <1:可以#11|能#11|可以#11> <2:说#13|走#13|开#13|读#13|写#13> <3:快#15|慢#15> "
     "一点儿#14 吗 ？",
     80},
    {"speak up", "",
     "<1:could#11 you#12|can#11 you#12|would#11 you#12> <2:speak#13 more slowly#14|be "
     "quiet#13|wait#13 a minute#14|wait#13 for me#14|say#13 that again#14|write#13 that down> , "
     "please#16 ?",
     "请问#16 你#12 <1:可以#11|能#11|可以#11> <2:说#13 慢#14 一点儿|安静#13 一点儿|等#13 "
     "一会儿#14|等#13 我#14|再#14 说#13 一 遍|写#13 下来> 吗 ？",
     80},
    {"would you mind", "q=pick:request",
     "would#1 you#1 please#2 {q} ? <1:thank you#11|thank you#11 very#12 much|thanks#11> .",
     "请问#2 ， 你#1 可以 {q} 吗 ？ <1:谢谢 你#11|非常#12 感谢 你#11|谢谢#11> 。", 28},
    {"bring me a serving", "v=pick:serving",
     "<1:could#11 you#12|can#11 you#12|would#11 you#12> bring#13 me#14 {v} , please#15 ?",
     "请问#15 ， 你#12 <1:可以#11|能#11|可以#11> 给 我#14 拿#13 {v} 吗 ？", 48},
    {"can i have a thing", "v=pick:serving",
     "<1:can#11 i#12|may#11 i#12|could#11 i#12|can#11 we#12> have#13 {v} , please#14 ?",
     "<1:我#12 可以#11|我#12 可以#11|我#12 能#11|我们#12 能#11> 要#13 {v} 吗 ？ 谢谢#14 。", 48,
     true},

    // Hotels.
    {"room for nights", "k=number",
     "<1:I'd like#11|i would like#11|i want#11|i need#11|we need#11> a#12 "
     "<2:double#13|single#13|quiet#13|cheap#13|clean#13> room#14 for {k} nights#15 <3:with "
     "breakfast#16|without#17 breakfast#16|, please#16|for my family#16|near#17 the station#16> .",
     "<1:我 想要#11|我 想要#11|我 想要#11|我 需要#11|我们 需要#11> 一#12 个 "
     "<2:双人#13|单人#13|安静#13 的|便宜#13 的|干净#13 的> 房间#14 ， 住 {k} 个 晚上#15 <3:， 带 "
     "早饭#16|， 不#17 带 早饭#16|， 谢谢#16|， 给 我 的 家人#16|， 在 车站#16 附近#17> 。",
     80},
    {"room booked", "k=number",
     "<1:i#11 booked#12|we#11 booked#12|my husband#11 booked#12|my friend#11 booked#12> a#13 "
     "<2:double#14|single#14> room#15 for {k} nights#16 .",
     "<1:我#11 预订#12 了|我们#11 预订#12 了|我 丈夫#11 预订#12 了|我 朋友#11 预订#12 了> 一#13 个 "
     "<2:双人#14|单人#14> 房间#15 ， 住 {k} 个 晚上#16 。",
     48},
    {"how much a night", "",
     "how#1 much#1 is a#2 <2:double#13|single#13> room#3 <3:for one night#14|for two nights#14|for "
     "three nights#14|with breakfast#14> ?",
     "一#2 个 <2:双人#13|单人#13> 房间#3 <3:一 个 晚上#14|两 个 晚上#14|三 个 晚上#14|带 早饭#14> "
     "多少#1 钱 ？",
     60},
    {"hotel has", "",
     "<1:does#11 the hotel#12|does#11 this room#12|does#11 your house#12|does#11 this "
     "restaurant#12> have#13 <2:wifi#14|a kitchen#14|a garden#14|a bathroom#14|free#15 wifi#14> ?",
     "<1:酒店#12|这 个 房间#12|你 的 房子#12|这 家 饭店#12> 有#13 "
     "<2:无线网#14|厨房#14|花园#14|洗手间#14|免费#15 的 无线网#14> 吗#11 ？",
     32},
    {"room complaint", "",
     "<1:my room#11|our room#11|the room#11> is too#12 "
     "<2:small#13|cold#13|hot#13|dirty#13|noisy#13|dark#13> , <3:do you#14 have#15 another#16 "
     "one|can i#14 have#15 another#16 room|can you#14 help#15 us#16> ?",
     "<1:我 的 房间#11|我们 的 房间#11|房间#11> 太#12 <2:小#13|冷#13|热#13|脏#13|吵#13|黑#13> 了 "
     "， <3:你们#14 有#15 别的#16 吗|我#14 可以 要#15 别的#16 房间 吗|你#14 能 帮#15 我们#16 吗> "
     "？",
     32},

    // Restaurants.
    {"want a serving", "v=pick:serving",
     "<1:i#11 would like#12|i#11 want#12|we#11 want#12|she#11 wants#12|my friend#11 would "
     "like#12> {v} <2:.|, thank you#13 .|and the bill#13 , please .|, but we#13 don't#14 have "
     "much#15 time#16 .>",
     "<1:我#11 想要#12|我#11 想要#12|我们#11 想要#12|她#11 想要#12|我 的 朋友#11 想要#12> {v} "
     "<2:。|， 谢谢#13 。|和 账单#13 ， 谢谢 。|， 但是 我们#13 没有#14 很多#15 时间#16 。>",
     80},
    {"two servings", "v=pick:serving",
     "{v} <1:, please#11|, please#11 , and hurry#12 up|for me#11|for my#11 wife#12|for my#11 "
     "friend#12> .",
     "<1:请#11 来|请#11 快#12 点 来|给 我#11 来|给 我#11 妻子#12 来|给 我#11 朋友#12 来> {v} 。",
     40, true},
    {"without", "",
     "<1:can#11 i#12|could#11 i#12|can#11 we#12> have#13 <2:the coffee#14|the tea#14|the "
     "cake#14|the juice#14> without#15 <3:sugar#16|milk#16|sugar#16> ?",
     "<1:我#12 可以#11|我#12 可以#11|我们#12 可以#11> 要#13 不 加#15 <3:糖#16|牛奶#16|糖#16> 的 "
     "<2:咖啡#14|茶#14|蛋糕#14|果汁#14> 吗 ？",
     60},
    {"is this spicy", "",
     "is#1 <1:this#11|that#11> <2:soup#12|dish#12|noodle#13 soup#12|dish#12> "
     "<3:spicy#14|salty#14|sweet#14> ? <4:I'm#15 allergic#16 to peanuts#17|i#15 can't#16 eat#17 "
     "beef#18|i#15 don't#16 eat#17 meat#18|my#15 son#16 doesn't like#17 it|I'm#15 very hungry#16> "
     ".",
     "<1:这#11 个|那#11 个> <2:汤#12|菜#12|面#13 汤#12|菜#12> <3:辣#14|咸#14|甜#14> 吗#1 ？ "
     "<4:我#15 对 花生#17 过敏#16|我#15 不能#16 吃#17 牛肉#18|我#15 不#16 吃#17 肉#18|我#15 "
     "儿子#16 不 喜欢#17|我#15 非常 饿#16> 。",
     179},
    {"allergic plain", "s=who",
     "{s} {s:is} allergic#2 to "
     "<1:peanuts#11|milk#11|eggs#11|fish#11|flowers#11|cats#11|beef#11|dogs#11> .",
     "{s} 对 <1:花生#11|牛奶#11|鸡蛋#11|鱼#11|花#11|猫#11|牛肉#11|狗#11> 过敏#2 。", 60},
    {"eats no", "s=who",
     "{s} {s:doesn't} <1:eat#11|like#11|want#11|buy#11> "
     "<2:beef#12|meat#12|fish#12|vegetables#12|sugar#12|peanuts#12> .",
     "{s} 不 <1:吃#11|喜欢#11|想要#11|买#11> <2:牛肉#12|肉#12|鱼#12|蔬菜#12|糖#12|花生#12> 。", 40},
    {"table for, too", "k=number",
     "<1:i would like#11|we would like#11|do you have#11|we need#11|can i book#11> a#12 "
     "table#13 "
     "for {k} <2:tonight#14|tomorrow#14|on Friday#14|this weekend#14|on Sunday#14> "
     "<1:.|.|?|.|?>",
     "<1:我|我们|你|我们|我> <2:今晚#14|明天#14|星期五#14|这 个 周末#14|星期天#14> "
     "<1:想要#11|想要#11|有#11|需要#11|可以 预订#11> 一#12 张 {k} 个 人 的 桌子#13 <1:。|。|吗 "
     "？|。|吗 ？>",
     60},
    {"pay with", "",
     "can#1 i#2 pay#3 <1:with a credit card#11|in cash#11|with my phone#11|with wechat#11|in "
     "dollars#11|tomorrow#11> ?",
     "我#2 可以#1 <1:用 信用卡#11|用 现金#11|用 手机#11|用 微信#11|用 美元#11|明天#11> 付 钱#3 吗 "
     "？",
     117},
    {"only have cash", "",
     "<1:sorry#11|I'm sorry#11|excuse me#11> , i#1 <2:only#12 have#13|don't#12 have#12|need#12 "
     "some#13> <3:cash#14|money#14|cash#14> .",
     "<1:对不起#11|对不起#11|打扰 一下#11> ， 我#1 <2:只#12 有#13|没有#12|需要#12 一些#13> "
     "<3:现金#14|钱#14|现金#14> 。",
     68},

    // Shops.
    {"this in colour", "b=noun:coat|shirt|dress|jacket|sweater1 c=pick:colour",
     "do#1 you#2 have#3 this {b:bare} in {c} ?", "这 {b:m} {b:s} 你们#2 有#3 {c} 的 吗#1 ？", 16},
    {"try on, too", "b=noun:coat|shirt|dress|jacket|sweater1",
     "<1:can i#11|may i#11|could i#11|i want to#11> try#12 on this {b:bare} <1:?|?|?|.>",
     "<1:我 可以#11|我 可以#11|我 可以#11|我 想#11> 试#12 一下 这 {b:m} {b:s} <1:吗 ？|吗 ？|吗 "
     "？|。>",
     16},
    {"need another size", "",
     "<1:what#11 size#12 do you#13 wear|do you#13 have another#11 size#12|this size#12 is too "
     "big#11|this size#12 is too small#11|i#13 need a bigger#11 size#12|what#11 is your#13 "
     "size#12> <1:?|?|.|.|.|?>",
     "<1:你#13 穿 什么#11 尺码#12|你们#13 有 别的#11 尺码#12 吗|这 个 尺码#12 太 大#11 了|这 个 "
     "尺码#12 太 小#11 了|我#13 需要 大#11 一点儿 的 尺码#12|你#13 的 尺码#12 是 什么#11> "
     "<1:？|？|。|。|。|？>",
     48},
    {"costs hundreds", "b=portable1 p=pick:number",
     "<1:this#11|that#11> {b:bare} <2:is#12|was#12> {p} hundred#3 <3:yuan#13|dollars#13> .",
     "<1:这#11|那#11> {b:m} {b:s} {p} 百#3 <3:块#13 钱|美元#13> 。", 28},
    {"looking for gift", "b=portable1 k=pick:kin", "i#1 am looking#2 for {b:a} for my#3 {k} .",
     "我#1 在 找#2 {b:a} ， 给 我#3 {k} 。", 32},
    {"bought for, too", "s=who b=portable1 k=pick:kin",
     "{s} bought#2 {b:a} for my#3 {k} <1:yesterday#11|last week#11|in Shanghai#11|for the "
     "party#11> .",
     "{s} <1:昨天#11|上周#11|在 上海#11|为 聚会#11> 给 我#3 {k} 买#2 了 {b:a} 。", 28},

    // Ways.
    {"do you know where", "q=pick:stop",
     "<1:do you#11 know#12|can you#11 tell#12 me|could you#11 tell#12 me> <2:where the {q} is|how "
     "to get to the {q}|how far the {q} is|when the {q} opens|when the {q} closes> , please#13 ?",
     "请问#13 ， <1:你#11 知道#12|你#11 能 告诉#12 我|你#11 可以 告诉#12 我> <2:{q} 在 哪里|怎么 "
     "去 {q}|{q} 有 多 远|{q} 什么时候 开 门|{q} 什么时候 关门> 吗 ？",
     48},
    {"how long to, too", "q=pick:stop",
     "how#1 long#1 does it take#2 to get#3 to the {q} <1:by bus#11|by subway#11|by taxi#11|by "
     "train#11|from here#11> ?",
     "<1:坐 公交车#11|坐 地铁#11|坐 出租车#11|坐 火车#11|从 这里#11> 到#3 {q} 要#2 多久#1 ？", 48},
    {"minutes away", "q=pick:stop k=pick:number",
     "it takes#1 {k} minutes#2 to get#3 to the {q} <2:by bus#12|by taxi#12|by subway#12> .",
     "<2:坐 公交车#12|坐 出租车#12|坐 地铁#12> 到#3 {q} 要#1 {k} 分钟#2 。", 48},
    {"an hour away", "q=pick:stop",
     "it takes#1 <1:half#11 an hour#12|an#11 hour#12|only#13 an#11 hour#12|more#14 than an#11 "
     "hour#12> to get#2 to the {q} .",
     "到#2 {q} <1:要#1 半#11 个 小时#12|要#1 一#11 个 小时#12|只#13 要#1 一#11 个 小时#12|要#1 "
     "超过#14 一#11 个 小时#12> 。",
     68},
    {"go straight then", "q=pick:stop",
     "go#1 straight#2 , then#3 turn#4 <1:left#11|right#11> <2:.|at the {q} .|, you#12 will "
     "see#13 the {q} .>",
     "一直#2 走#1 ， 然后#3 <2:|在 {q}|> 向 <1:左#11|右#11> 转#4 <2:。|。|， 你#12 会 看见#13 "
     "{q} 。>",
     48},
    {"on the left", "q=pick:stop r=pick:stop",
     "the {q} is#1 on the <1:left#11|right#11> , <2:next#12 to|behind|in front#12 of> the "
     "<3:school#13|airport#13|big tree#13|bridge#13> .",
     "{q} 在#1 <1:左边#11|右边#11> ， 在 <3:学校#13|机场#13|大 树#13|桥#13> "
     "<2:旁边#12|后面|前面#12> 。",
     36},
    {"convenient", "q=pick:stop",
     "to go to the {q} , is it#1 <1:easier#11|faster#11|cheaper#11> to take#2 the "
     "<2:bus#12|subway#12|train#12> or#3 a taxi#4 ?",
     "去 {q} ， 坐#2 <2:公交车#12|地铁#12|火车#12> 还是#3 坐 出租车#4 更 <1:容易#11|快#11|便宜#11> "
     "？",
     36},
};

}  // namespace

std::span<const Template> templates_of_visitors() { return visitors; }

}  // namespace playground::grammar
