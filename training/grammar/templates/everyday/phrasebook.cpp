// Templates: what one says on the way, at stations, in hotels, restaurants and shops.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template phrasebook[] = {
    // Ways.
    {"where is the elevator", "v=pick:venue",
     "<1:excuse me|hello|sorry> , where#2 is the <3:nearest {v}|{v}|bus stop|elevator|platform> ?",
     "<1:请问|你好|不好意思> ， <3:最近 的 {v}|{v}|公交车 站|电梯|站台> 在 哪里#2 ？", 40},
    {"at the corner", "v=pick:venue",
     "the {v} is at the <1:next corner|corner|first corner> , <2:on#21 the left#22|on#21 the "
     "right#22|next to#22 the bank#23|behind#22 the park#23> .",
     "{v} 在 <1:下一个 路口|路口|第一 个 路口> ， <2:在#21 左边#22|在#21 右边#22|在 银行#23 "
     "旁边#22|在 公园#23 后面#22> 。",
     24},
    {"turn at the corner", "v=pick:venue",
     "<1:go straight and|please|then> turn#2 <3:left|right> at the <4:corner|next corner> , <5:the "
     "{v} is there#51|you will see the {v}|it's not far|it takes five minutes> .",
     "<1:一直 走 ，|请|然后> 在 <4:路口|下一个 路口> 向 <3:左|右> 转#2 ， <5:{v} 就 在 那里#51|你 "
     "会 看见 {v}|不 远|要 五 分钟> 。",
     36},
    {"corner, then minutes", "k=number",
     "turn#1 <2:left|right> at the next#3 corner#4 and you will be there#5 in {k} minutes#6 .",
     "下一个#3 路口#4 <2:左|右> 转#1 ， {k} 分钟#6 就 到#5 了 。", 16, true},
    {"how to get to it", "v=pick:venue", "<1:excuse me|hello|hi> , how#2 do i get#3 to the {v} ?",
     "<1:请问|你好|嗨> ， {v} 怎么#2 走#3 ？", 24, true},
    {"is there one near", "v=pick:venue", "is there#1 a {v} near#2 here#3 ?",
     "这#3 附近#2 有#1 没有#1 {v} ？", 20, true},
    {"is the venue far", "v=pick:venue", "is the {v} far#1 from#2 here#3 ?",
     "{v} 离#2 这儿#3 远#1 不 远#1 ？", 20, true},
    {"venue, how far", "v=pick:venue",
     "how#2 far#2 is the {v} from <1:here|the hotel|the station|the bank> ? <3:ten minutes on "
     "foot|five minutes by car|not#31 far#32 , it's across#33 the bridge#34|very far , you should "
     "take the bus> .",
     "{v} 离 <1:这里|酒店|车站|银行> 有 多#2 远#2 ？ <3:走路 十 分钟|开车 五 分钟|不#31 远#32 ， "
     "过#33 了 桥#34 就 到|非常 远 ， 你 应该 坐 公交车> 。",
     24},
    {"walk across", "v=pick:venue",
     "walk#1 across#2 the <3:bridge|street|park|field> , <4:the {v} is on#41 your#42 left#43|the "
     "{v} is on#41 your#42 right#43|then turn left|then turn right> .",
     "走#1 过#2 <3:桥|马路|公园|田野> ， <4:{v} 就 在#41 你#42 的 左边#43|{v} 就 在#41 你#42 的 "
     "右边#43|然后 向 左 转|然后 向 右 转> 。",
     24},
    {"careful across", "",
     "<1:granny|dear|mom|dad> , be careful#2 when#3 you go across#4 the <5:street|river|bridge> .",
     "<1:奶奶|亲爱的|妈妈|爸爸> ， 过#4 <5:马路|河|桥> 的 时候#3 要 小心#2 。", 24},
    {"which floor", "",
     "which#1 floor#2 is <3:the gym|the restaurant|my room|our office|the meeting|the cinema> on#4 "
     "?",
     "<3:健身房|饭店|我 的 房间|我们 的 办公室|会议|电影院> 在#4 几#1 楼#2 ？", 24},
    {"on a floor", "f=pick:figure",
     "<1:the gym|the restaurant|my room|our office|the cinema> is on#2 floor#3 {f} , <4:take the "
     "elevator|the elevator#41 is over there#42|the elevator#41 is broken#42> .",
     "<1:健身房|饭店|我 的 房间|我们 的 办公室|电影院> 在#2 {f} 楼#3 ， <4:坐 电梯|电梯#41 在 "
     "那里#42|电梯#41 坏#42 了> 。",
     24},
    {"elevator to a floor", "f=pick:figure",
     "take#1 the elevator#2 to#3 floor#4 {f} , <5:then turn left|my#51 room#52 is on#53 the "
     "right#54|i will wait for you there> .",
     "坐#1 电梯#2 到#3 {f} 楼#4 ， <5:然后 向 左 转|我#51 的 房间#52 在#53 右边#54|我 会 在 那里 "
     "等 你> 。",
     20},

    // Buses, trains and planes.
    {"platform asked", "l=pick:city",
     "which#1 platform#2 does the train#3 to#4 {l} leave#5 from#6 ?",
     "去#4 {l} 的 火车#3 从#6 几#1 号 站台#2 出发#5 ？", 18},
    {"is this the train", "l=pick:city", "is this#1 the <2:train|bus|plane> to#3 {l} ?",
     "这#1 是不是 去#3 {l} 的 <2:火车|公交车|飞机> ？", 20, true},
    {"platform told", "l=pick:city h=pick:hour f=pick:figure",
     "the train#1 to#2 {l} leaves#3 at {h} o'clock#4 from#5 platform#6 {f} .",
     "去#2 {l} 的 火车#1 {h} 点#4 从#5 {f} 号 站台#6 出发#3 。", 22},
    {"delayed by", "c=pick:carrier d=pick:duration", "{c} is delayed#2 by {d} .",
     "{c} 晚点#2 {d} 。", 20},
    {"is it delayed", "l=pick:abroad",
     "is the <1:train|flight|bus|plane> to#2 {l} delayed#3 ? <4:yes , an hour late|no , it has "
     "already arrived|i don't know> .",
     "去#2 {l} 的 <1:火车|航班|公交车|飞机> 晚点#3 了 吗 ？ <4:是的 ， 晚 了 一 个 小时|没有 ， "
     "已经 到 了|我 不 知道> 。",
     20},
    {"delayed, so late", "c=pick:carrier",
     "sorry#1 , <2:i will be late|i can't come yet|please wait for me> , {c} is delayed#4 .",
     "对不起#1 ， <2:我 会 迟到|我 还 不能 来|请 等 我> ， {c} 晚点#4 了 。", 20},
    {"a seat by the window", "s=pick:wish", "{s} a#2 seat#3 by#4 the <5:window|aisle> .",
     "{s} 一#2 个 靠#4 <5:窗户|过道> 的 座位#3 。", 56},
    {"window or aisle", "",
     "<1:can#11 i#12 have#13|do you#12 have#13|is there#13> a#2 seat#3 by#4 the <5:window|aisle> ?",
     "<1:我#12 可以#11 要#13|你们#12 有#13|有#13> 一#2 个 靠#4 <5:窗户|过道> 的 座位#3 吗 ？", 63},
    {"tickets abroad", "l=pick:abroad k=number",
     "<1:i need|i want to buy|we booked|we want> {k} <2:tickets|plane tickets|train tickets> to#3 "
     "{l} .",
     "<1:我 需要|我 想 买|我们 预订 了|我们 想要> {k} 张 去#3 {l} 的 <2:票|飞机 票|火车 票> 。",
     24},
    {"get off at", "v=pick:venue",
     "get#1 off#1 at the <2:next stop|last stop|first stop|museum> , <3:the {v} is there|then walk "
     "five minutes|then take a taxi> .",
     "<2:下 一 站|最后 一 站|第一 站|博物馆> 下#1 车#1 ， <3:{v} 在 那里|再 走路 五 "
     "分钟|再 坐 出租车> 。",
     20},
    {"does it go to", "v=pick:venue",
     "does this <1:bus|train|subway> go#2 to the {v} ? <3:yes , please get on|no , it doesn't|yes "
     ", it takes ten minutes> .",
     "这 <1:辆 公交车|列 火车|条 地铁> 去#2 {v} 吗 ？ <3:是的 ， 请 上 车|不 ， 不 去|是的 ， 要 "
     "十 分钟> 。",
     20},
    {"visa asked", "l=pick:abroad",
     "<1:do i|does he|do the kids|do we> need#2 a visa#3 to go#4 to {l} ?",
     "去#4 {l} <1:我|他|小孩|我们> 需要#2 签证#3 吗 ？", 24},
    {"visa told", "l=pick:abroad",
     "<1:my|her|our> visa#2 for#3 {l} <4:is ready|hasn't arrived yet|is too expensive|is in the "
     "passport> .",
     "<1:我|她|我们> 去#3 {l} 的 签证#2 <4:准备 好 了|还 没有 到|太 贵 了|在 护照 里> 。", 20},
    {"luggage, help", "", "<1:can you|could you> help#2 me#3 <4:carry|find|watch> my luggage#6 ?",
     "<1:你 能|你 可以> 帮#2 我#3 <4:拿|找|看> 一下 行李#6 吗 ？", 16},
    {"luggage is", "",
     "<1:my|our|his> luggage#2 is <3:too heavy|lost|not here|in the taxi|still at the airport> , "
     "<4:can you help me ?|what should i do ?|please help us .>",
     "<1:我|我们|他> 的 行李#2 <3:太 重 了|不见 了|不 在 这里|在 出租车 上|还 在 机场> ， <4:你 "
     "能 帮 我 吗 ？|我 应该 怎么办 ？|请 帮 我们 。>",
     31},
    {"leave luggage", "d=pick:duration",
     "<1:can i|may i> leave#2 my luggage#3 <4:here|in the room|at the hotel> for {d} ?",
     "<1:我 可以|我 可以> 把 行李#3 放#2 在 <4:这里|房间 里|酒店> {d} 吗 ？", 16},
    {"opens and closes", "v=pick:venue h=pick:hour t=pick:hour",
     "<4:on Sunday|on Saturday|today|every day> the {v} opens#1 at {h} and closes#3 at {t} .",
     "<4:星期天|星期六|今天|每天> {v} {h} 点 开#1 门#1 ， {t} 点 关门#3 。", 20},
    {"when does it close", "v=pick:venue",
     "<1:when|what time> does the {v} <2:open|close> <3:on Sunday|today|tomorrow|this weekend> ?",
     "{v} <3:星期天|今天|明天|这 个 周末> <1:什么时候|几 点> <2:开 门|关门> ？", 30},
    {"still open", "v=pick:venue", "is the {v} still#1 open#2 <3:now|tonight> ?",
     "{v} <3:现在|今晚> 还#1 开着#2 吗 ？", 16},
    {"meet at the door", "v=pick:venue h=pick:hour",
     "let's#1 meet#2 at the door#3 of the {v} at {h} o'clock#4 .",
     "{h} 点#4 我们#1 在 {v} 门口#3 见#2 。", 20, true},
    {"call from there", "v=pick:venue", "call#1 me#2 as soon#3 as you#4 get#5 to the {v} .",
     "你#4 一#3 到#5 {v} 就#3 给 我#2 打 电话#1 。", 16, true},
    {"open on a day", "v=pick:venue w=pick:weekday",
     "is the {v} open#1 on {w} ? <2:yes , until nine o'clock|no , it's closed that day|i "
     "don't know> .",
     "{v} {w} 开#1 门#1 吗 ？ <2:是的 ， 到 九 点|不 ， 那 天 关门|我 不 知道> 。", 20},

    // Hotels.
    {"a larger room", "",
     "<1:do you#11 have#12|is there#12|can#11 i#13 have#12> a <2:larger#21|cheaper#21> room#3 ?",
     "<1:你们#11 有#12|有#12|我#13 可以#11 要#12> <2:大#21 一点儿|便宜#21 一点儿> 的 房间#3 "
     "吗 ？",
     20},
    {"a larger one", "",
     "<1:this hat|this scarf|this room|this table|this bag> is too#2 small#3 , <4:do you#41 "
     "have#42 a larger#43 one|is there#42 a larger#43 one|can#41 i#44 have#42 a larger#43 one> ?",
     "<1:这 顶 帽子|这 条 围巾|这 个 房间|这 张 桌子|这 个 包> 太#2 小#3 了 ， <4:你们#41 "
     "有#42 大#43 一点儿 的 吗|有#42 大#43 一点儿 的 吗|我#44 可以#41 要#42 大#43 一点儿 的 "
     "吗> ？",
     20},
    {"larger than the old one", "",
     "the new#1 <2:gym|mall|hotel|office|cinema> is <3:larger#31|cheaper#31|better#31> than#4 the "
     "old#5 one .",
     "新#1 <2:健身房|商场|酒店|办公室|电影院> 比#4 旧#5 的 <3:更 大#31|更 便宜#31|好#31> 。", 20},
    {"a room", "s=pick:wish", "{s} a#2 <3:quiet|bigger|cheap|clean> room#4 .",
     "{s} 一#2 间 <3:安静|大 一点儿|便宜|干净> 的 房间#4 。", 30, true},
    {"this room", "",
     "<1:this#11 office#12|that#11 office#12|this#11 classroom#12|that#11 room#12> is <2:too "
     "small|too noisy|very cold|very clean> .",
     "<1:这#11 间 办公室#12|那#11 间 办公室#12|这#11 间 教室#12|那#11 间 房间#12> <2:太 小 了|太 "
     "吵 了|非常 冷|非常 干净> 。",
     24, true},
    {"what time is it on", "",
     "what#1 time#1 is <2:breakfast|dinner|the last train|my appointment|the test> <3:tomorrow|on "
     "Sunday|today> ?",
     "<2:|||我|> <3:明天|星期天|今天> 的 <2:早饭|晚饭|最后 一 班 火车|预约|测验> 是 几#1 点#1 "
     "？",
     24},

    // Restaurants.
    {"a course, no", "s=pick:wish c=pick:course x=pick:topping",
     "{s} {c} <2:, no {x} , thanks|, no {x}|, not too salty|and a glass of wine|and a "
     "dessert> .",
     "{s} {c} <2:， 不要 {x} ， 谢谢|， 不要 {x}|， 不要 太 咸|和 一 杯 红酒|和 一 份 甜点> 。",
     60},
    {"a course without", "s=pick:wish x=pick:topping",
     "{s} a#2 <3:burger|salad|pizza|sandwich> without#4 {x} .",
     "{s} 一#2 <3:个|份|个|个> 不#4 加#4 {x} 的 <3:汉堡|沙拉|比萨饼|三明治> 。", 33},
    {"a course, please", "c=pick:course x=pick:topping",
     "<1:hello|waiter|boss> , {c} , <2:no {x}|with some {x}|to take away|and a bottle of wine> , "
     "please .",
     "<1:你好|服务员|老板> ， 请 给 我 {c} ， <2:不要 {x}|加 一些 {x}|打包|还 要 一 瓶 红酒> "
     "。",
     30},
    {"can't eat it", "x=pick:topping",
     "i#1 <2:can't eat|don't eat|don't like> {x} , <3:is there any in this dish ?|is there any in "
     "the salad ?|what else do you have ?>",
     "我#1 <2:不能 吃|不 吃|不 喜欢> {x} ， <3:这 个 菜 里 有 吗 ？|沙拉 里 有 吗 ？|你 还 有 "
     "什么 ？>",
     24},
    {"none at home", "x=pick:topping", "we have no#1 {x} at home#2 , please buy#3 some#4 .",
     "家#2 里 没有#1 {x} 了 ， 去 买#3 一点儿#4 吧 。", 20, true},
    {"vegetarian", "",
     "<1:i am|we are|she is|my friend is> vegetarian#2 , <3:is there any vegetarian food|what can "
     "we eat here|does this soup have meat|is there a salad> ?",
     "<1:我|我们|她|我 的 朋友> 吃 素食#2 ， <3:有 素食 吗|我们 可以 在 这里 吃 什么|这 个 汤 有 "
     "肉 吗|有 沙拉 吗> ？",
     45},
    {"a good restaurant near", "v=pick:venue",
     "there is a <1:new|cheap|famous> <2:Thai|Chinese|French> restaurant#3 near#4 the {v} .",
     "{v} 附近#4 有 一 家 <1:新|便宜 的|有名 的> <2:泰国|中国|法国> 饭店#3 。", 24},
    {"some wine", "",
     "would you#2 like#3 <4:some wine|some dessert|a salad|a glass of wine> <5:after "
     "dinner|too|now> ?",
     "你#2 <5:晚饭 后|也|现在> 想要#3 <4:一些 红酒|一些 甜点|一 份 沙拉|一 杯 红酒> 吗 ？", 42},
    {"how a dish is", "",
     "the <1:burger|salad|soup|pizza> <2:is really good|tastes awful|is too salty|is very "
     "fresh|has too#21 many#22 onions#23|has too#21 much#22 pepper#23> .",
     "<1:汉堡|沙拉|汤|比萨饼> <2:真的 很 好|尝起来 很 糟糕|太 咸 了|非常 新鲜|里 洋葱#23 太#21 "
     "多#22 了|里 辣椒#23 太#21 多#22 了> 。",
     76},
    {"receipt asked", "",
     "<1:can i have|may i have|could you give me> <2:the receipt|a receipt|some coins|the bill and "
     "the receipt> ?",
     "<1:我 可以 要|我 可以 要|你 可以 给 我> <2:收据|一 张 收据|一些 零钱|账单 和 收据> 吗 ？",
     46},
    {"receipt told", "", "<1:here is|don't lose|don't forget|i found> your#2 receipt#3 .",
     "<1:这 是|不要 弄丢|不要 忘记|我 找到 了> 你#2 的 收据#3 。", 16},
    {"coins in it", "",
     "<1:i have|she has|we have> <2:no|some|a lot of> coins#3 in the <4:pocket|bag|wallet> .",
     "<1:我|她|我们> <4:口袋 里|包 里|钱包 里> <2:没有|有 一些|有 很多> 零钱#3 。", 31},
    {"coins for the bus", "", "do you#1 have#2 coins#3 for the <4:bus|subway|taxi> ?",
     "你#1 有#2 坐 <4:公交车|地铁|出租车> 的 零钱#3 吗 ？", 25},

    // Shops.
    {"try on clothes", "g=pick:clothes", "<1:can i|may i> try#2 on {g} ?",
     "<1:我 可以|我 可以> 试#2 一下 {g} 吗 ？", 24},
    {"clothes in a colour", "g=pick:clothes c=pick:colour", "do you#1 have#2 {g} in {c} ?",
     "{g} 你们#1 有#2 {c} 的 吗 ？", 20},
    {"trousers too big", "",
     "these <1:trousers|socks> are too#2 <3:big#31 , do you#32 have#33 a smaller#34 "
     "size#35|small#31 , do you#32 have#33 a larger#34 size#35|expensive , is there a "
     "discount|long , can i try another size> ?",
     "这 <1:条 裤子|双 袜子> 太#2 <3:大#31 了 ， 你们#32 有#33 小#34 一点儿 的 尺码#35 "
     "吗|小#31 了 ， 你们#32 有#33 大#34 一点儿 的 尺码#35 吗|贵 了 ， 打折 吗|长 了 ， 我 "
     "可以 试 一下 别的 尺码 吗> ？",
     24},
    {"buy for the kids", "s=pick:duty b=pick:ware",
     "{s} buy#2 {b} for <3:my son|granny|the kids|my friend> .",
     "{s} 给 <3:我 儿子|奶奶|小孩|我 朋友> 买#2 {b} 。", 30},
    {"how much are the socks", "",
     "how#1 much#1 <2:are these trousers|are these socks|is this scarf|is the wine|is the salad|is "
     "this burger> ?",
     "<2:这 条 裤子|这 双 袜子|这 条 围巾|红酒|沙拉|这 个 汉堡> 多少#1 钱 ？", 24},
};

}  // namespace

std::span<const Template> templates_of_phrasebook() { return phrasebook; }

}  // namespace playground::grammar
