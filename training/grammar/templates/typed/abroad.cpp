// Templates: on the way: trains, planes, hotels, directions.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template abroad[] = {
    {"every minutes a bus", "q=pick:stop k=pick:number",
     "there is#1 a <1:bus|train|subway> to#2 the {q} every#3 {k} minutes#4 .",
     "每#3 {k} 分钟#4 有#1 一 <1:班 公交车|班 火车|班 地铁> 去#2 {q} 。", 16},
    {"how many stops", "q=pick:stop",
     "how#1 many#1 stops#2 is it <3:to the {q}|from here to the {q}> ?",
     "<3:到 {q}|从 这里 到 {q}> 有 几#1 站#2 ？", 47},
    {"missed my stop", "",
     "oh no , i <1:missed#11 my stop#12|got on the wrong#11 bus#12|got on the wrong#11 "
     "train#12|went the wrong#11 way#12> , <2:what should i do ?|I'll be late .|wait for me "
     ".|I'm still far away .>",
     "糟糕 ， 我 <1:错过#11 了 我 的 站#12|上 错#11 公交车#12 了|上 错#11 火车#12 了|走 错#11 "
     "路#12 了> ， <2:我 应该 怎么办 ？|我 会 迟到 。|等 我 。|我 还 很 远 。>",
     18},
    {"change trains", "l=pick:land",
     "<1:do i have to|do we have to|where should i|where do we> change#2 trains#3 to get#4 to {l} "
     "?",
     "去#4 {l} <1:我 得|我们 得|我 应该 在 哪里|我们 在 哪里> 换#2 火车#3 <1:吗 ？|吗 ？|？|？>",
     20},
    {"in a hurry train", "h=pick:hour",
     "<1:please drive faster|sorry , i can't stay|let's go now|hurry up> , i have to catch#2 the "
     "{h} o'clock#3 <4:train|flight|bus|plane> .",
     "<1:请 开 快 一点儿|不好意思 ， 我 不能 留下|我们 现在 走 吧|快 点> ， 我 得 赶#2 {h} 点#3 "
     "的 <4:火车|航班|公交车|飞机> 。",
     16},
    {"has the last one left", "",
     "has the last#1 <2:bus|train|subway> already#3 left#4 ? <5:yes , you have to take a taxi|no , "
     "it leaves at twelve|no , hurry up> .",
     "最后#1 一 班 <2:公交车|火车|地铁> 已经#3 走#4 了 吗 ？ <5:是的 ， 你 得 坐 出租车|没有 "
     "， 十二 点 才 走|没有 ， 快 点> 。",
     16},
    {"next one comes when", "",
     "when#1 does the next#2 <3:bus|train|flight|subway> <4:come|leave|arrive> ?",
     "下#2 一 班 <3:公交车|火车|航班|地铁> 什么时候#1 <4:来|出发|到> ？", 18},
    {"arrive in when", "l=pick:city w=pick:future",
     "<1:what time|when> <2:will we|does the plane|does your train|will your flight> arrive#3 in "
     "{l} <4:tomorrow|tonight|on Sunday> ?",
     "<2:我们|飞机|你 的 火车|你 的 航班> <4:明天|今晚|星期天> <1:几 点|什么时候> 到#3 {l} ？", 16},
    {"take on plane", "",
     "can#1 i bring#2 <3:this bag|this bottle of water|my dog|a knife|food|my guitar> on#4 the "
     "<5:plane|train> ?",
     "我 可以#1 带#2 <3:这 个 包|这 瓶 水|我 的 狗|刀|食物|我 的 吉他> 上#4 <5:飞机|火车> 吗 ？",
     18},
    {"luggage not arrived", "",
     "my <1:luggage|suitcase> hasn't#2 arrived#3 yet , <4:where can i ask ?|it's black and very "
     "big .|can you help me find it ?|i have no clothes to wear .>",
     "我 的 <1:行李|行李箱> 还 没#2 到#3 ， <4:我 可以 在 哪里 问 ？|它 是 黑色 的 ， 非常 大 "
     "。|你 能 帮 我 找 一下 吗 ？|我 没有 衣服 穿 。>",
     16},
    {"what are you doing here", "l=pick:country",
     "why#1 did you come#2 to {l} ? i came <3:to travel|to work|to study|to see my family|for a "
     "wedding|to learn the language> .",
     "你 为什么#1 来#2 {l} ？ 我 <3:来 旅行|来 工作|来 学习|来 看 我 的 家人|来 参加 婚礼|来 学 "
     "语言> 。",
     18},
    {"planning to stay", "l=pick:city",
     "how long#1 do you plan#2 to stay#3 in {l} ? <4:a week|only three days|about a month|until "
     "Sunday|i don't know yet> .",
     "你 打算#2 在 {l} 待#3 多久#1 ？ <4:一 个 星期|只有 三 天|大概 一 个 月|到 星期天|我 还 不 "
     "知道> 。",
     18},
    {"sold out", "",
     "sorry , the <1:tickets|train tickets|plane tickets|noodles|dumplings|cakes> <2:for "
     "tomorrow|for today|for tonight> are sold#3 out#4 .",
     "不好意思 ， <2:明天|今天|今晚> 的 <1:票|火车 票|飞机 票|面条|饺子|蛋糕> 卖#3 完#4 了 。", 16},
    {"kids free", "",
     "<1:is it free for kids|do kids need a ticket|is there a discount for students|is it cheaper "
     "for students|is there a discount for children> ?",
     "<1:小孩 免费 吗|小孩 需要 票 吗|学生 打折 吗|学生 便宜 一点儿 吗|孩子 打折 吗> ？", 16},
    {"return the ticket", "",
     "<1:can i|I'd like to|i want to|how do i> return#2 <3:this ticket|these two tickets|this "
     "shirt|these shoes|the phone> <1:?|.|.|?>",
     "<1:我 可以|我 想|我 想|我 怎么> 退#2 <3:这 张 票|这 两 张 票|这 件 衬衫|这 双 鞋|手机> <1:吗 "
     "？|。|。|？>",
     46},
    {"refund", "",
     "<1:my flight didn't leave|the train is two hours late|it's broken|i don't like it|it's the "
     "wrong size> , can i get#2 a refund#3 ?",
     "<1:我 的 航班 没有 走|火车 晚点 了 两 个 小时|它 坏 了|我 不 喜欢|尺码 不 对> ， 我 "
     "可以#2 退#3 钱 吗 ？",
     27},
    {"no refunds but change", "",
     "sorry , we can't give#1 you a refund#2 , but#3 <4:you can change it|you can buy another "
     "one|you can come again tomorrow|we can give you a discount> .",
     "对不起 ， 我们 不能 给#1 你 退#2 钱 ， 但是#3 <4:你 可以 换|你 可以 再 买 一 个|你 "
     "明天 可以 再 来|我们 可以 给 你 打折> 。",
     19},
    {"sit together", "",
     "can we <1:sit together|stand here|wait here|sit outside|sit by the window|sit over there> ? "
     "<2:yes , of course .|sorry , you can't .|sorry , it's full .>",
     "我们 可以 <1:坐 在 一起|站 在 这里|在 这里 等|坐 在 外面|坐 在 窗户 旁边|坐 在 那里> 吗 ？ "
     "<2:是的 ， 当然 。|不好意思 ， 你们 不能 。|不好意思 ， 满 了 。>",
     16},

    // Ways and taxis.,
    {"right way", "q=pick:stop",
     "<1:excuse me|sorry|hello> , is this#2 the right#3 way#4 to#5 the {q} ?",
     "<1:请问|不好意思|你好> ， 去#5 {q} 走 这#2 条 路#4 对#3 吗 ？", 16},
    {"go this way", "q=pick:stop",
     "go#1 <2:this way|that way> <3:, the {q} is on the left|, you will see the {q}|, it's not "
     "far|for ten minutes> .",
     "往 <2:这 边|那 边> 走#1 <3:， {q} 在 左边|， 你 会 看见 {q}|， 不 远|十 分钟> 。", 16},
    {"go back", "q=pick:stop",
     "you have to#1 go#2 back#3 , the {q} is <4:behind you|on the other side of the street|next to "
     "the bridge|near the church> .",
     "你 得#1 回#3 去#2 ， {q} 在 <4:你 后面|马路 的 那 边|桥 旁边|教堂 附近> 。", 16},
    {"on the map", "q=pick:stop",
     "could you show#1 me <2:the {q}|this road|this place|your hotel|where we are> on the map#3 ?",
     "你 可以 在 地图#3 上 给 我 看#1 <2:{q}|这 条 路|这 个 地方|你 的 酒店|我们 在 哪里> 吗 "
     "？",
     16},
    {"not from here", "",
     "sorry , I'm not#1 from#2 here#3 , <4:you can ask that policeman|you can look at the "
     "map|i don't know this road|you can ask at the hotel> .",
     "不好意思 ， 我 不是#1 这里#3 人#2 ， <4:你 可以 问 那 个 警察|你 可以 看 地图|我 不 "
     "认识 这 条 路|你 可以 去 酒店 问> 。",
     14},
    {"anyone speak", "p=pick:tongue",
     "<1:excuse me , does anyone here|sorry , do you|hello , does the doctor|excuse me , does your "
     "friend> speak#2 {p} ?",
     "<1:请问 ， 这里 有人|不好意思 ， 你|你好 ， 医生|请问 ， 你 的 朋友> 会 说#2 {p} 吗 ？", 16},
    {"by taxi how much", "q=pick:stop",
     "how much#1 does it cost#2 to go#3 to the {q} <4:by taxi|by train|by bus|by plane> ?",
     "<4:坐 出租车|坐 火车|坐 公交车|坐 飞机> 去#3 {q} 要#2 多少#1 钱 ？", 16},
    {"wait here driver", "k=pick:number",
     "<1:driver , could you|can you please|could you please> wait#2 for me here#3 ? I'll be back#4 "
     "in {k} minutes#5 .",
     "<1:司机 ， 你 可以|能 请 你|可以 请 你> 在 这里#3 等#2 我 吗 ？ 我 {k} 分钟#5 以后 "
     "回来#4 。",
     14},
    {"keep the change", "",
     "<1:here is twenty dollars|here is fifty yuan|thank you for your help|it was delicious> , "
     "keep the change#2 .",
     "<1:这 是 二十 美元|这 是 五十 块|谢谢 你 的 帮助|很 好吃> ， 不 用 找#2 了 。", 16},
    {"wrong change", "", "sorry , you gave#1 me the wrong#2 <3:ticket|size|key|room|bag> .",
     "不好意思 ， 你 给#1 错#2 <3:票|尺码|钥匙|房间|包> 了 。", 16},
    {"left it in taxi", "s=who",
     "{s} left#1 {s:his} <2:bag|phone|umbrella|camera|passport|coat> <3:in the taxi|on the bus|at "
     "the restaurant|in the hotel|on the train> .",
     "{s} 把 <2:包|手机|雨伞|相机|护照|大衣> 忘#1 在 <3:出租车 上|公交车 上|饭店 里|酒店 "
     "里|火车 "
     "上> 了 。",
     22},
    {"has anyone found", "",
     "has anyone#1 found#2 <3:a black wallet|a red umbrella|a blue bag|my phone|my key> <4:here|on "
     "the bus|in the bathroom> ?",
     "有人#1 <4:在 这里|在 公交车 上|在 洗手间 里> 找到#2 了 <3:一 个 黑色 的 钱包|一 把 红色 的 "
     "雨伞|一 个 蓝色 的 包|我 的 手机|我 的 钥匙> 吗 ？",
     14},
    {"trunk", "",
     "driver , <1:please open the trunk|can you turn on the air conditioner|please don't drive so "
     "fast|can you stop at the next corner|please close the window|how long will it take> "
     "<1:.|?|.|?|.|?>",
     "司机 ， <1:请 打开 后备箱|你 能 把 空调 打开 吗|请 不要 开 得 这么 快|你 能 停 在 下一个 "
     "路口 吗|请 关上 窗户|要 多久> <1:。|？|。|？|。|？>",
     14},

    // Hotels.,
    {"check in at the hotel", "h=pick:hour",
     "<1:I'd like to check in|when can i check in|can we check in now|can i check in at {h} "
     "o'clock|we want to check in> <1:, please .|?|?|?|.>",
     "<1:我 想 入住|我 什么时候 可以 入住|我们 现在 可以 入住|我 {h} 点 可以 入住|我们 想 "
     "入住> <1:， 谢谢 。|？|吗 ？|吗 ？|。>",
     62},
    {"breakfast included", "",
     "is <1:breakfast|lunch|dinner|wifi> included#2 <3:in the price|in the ticket> ?",
     "<3:价格 里|票 里> 含#2 <1:早饭|午饭|晚饭|无线网> 吗 ？", 30},
    {"drinks not included", "",
     "the <1:room|ticket|price> is <2:forty|fifty|thirty> dollars , <3:breakfast|lunch|dinner> is "
     "included#4 .",
     "<1:房间|票|价格> <2:四十|五十|三十> 美元 ， 含#4 <3:早饭|午饭|晚饭> 。", 30},
    {"one more blanket", "",
     "could you give#1 me another#2 <3:towel|blanket|pillow|key|cup|chair> ?",
     "你 可以 再#2 给#1 我 <3:一 条 毛巾|一 条 毯子|一 个 枕头|一 把 钥匙|一 个 杯子|一 把 椅子> "
     "吗 ？",
     18},
    {"room not cleaned", "",
     "<1:our room|my room|the bathroom|this table> hasn't#2 been cleaned#3 yet , <4:please clean "
     "it|can we have another one|could you clean it now> <4:.|?|?>",
     "<1:我们 的 房间|我 的 房间|洗手间|这 张 桌子> 还 没#2 打扫#3 ， <4:请 打扫 一下|可以 给 我们 "
     "换 一 个 吗|你 可以 现在 打扫 吗> <4:。|？|？>",
     14},
    {"key locked inside", "s=me",
     "{s} locked#1 the <2:key|keys|phone|luggage> in <3:the room|the car> .",
     "{s} 把 <2:钥匙|钥匙|手机|行李> 锁#1 在 <3:房间 里|车 里> 了 。", 14},
    {"wifi password what", "",
     "what's#1 the wifi#2 password#3 <4:here|in this hotel|, please|at your home> ?",
     "<4:这里 的|这 家 酒店 的|请问 ，|你 家 的> 无线网#2 密码#3 是 什么#1 ？", 16},
    {"one more night", "",
     "<1:can we|I'd like to|may i|we want to> stay#2 <3:one more night|two more nights|one more "
     "day|one more week> <1:?|.|?|.>",
     "<1:我们 可以|我 想|我 可以|我们 想> 再 住#2 <3:一 个 晚上|两 个 晚上|一天|一 个 星期> <1:吗 "
     "？|。|吗 ？|。>",
     18},
    {"any rooms left", "",
     "do you still#1 have#2 any <3:rooms|tickets|seats|tables> for <4:tonight|tomorrow|this "
     "weekend|Saturday> ?",
     "<4:今晚|明天|这 个 周末|星期六> 还#1 有#2 <3:房间|票|座位|桌子> 吗 ？", 150},
    {"view is", "",
     "the view#1 from <2:the window|our room|the mountain|this bridge|the tower> is <3:very "
     "beautiful|so beautiful|great> <4:.|!>",
     "从 <2:窗户|我们 的 房间|山 上|这 座 桥 上|塔 上> 看 ， 风景#1 <3:非常 美丽|太 美丽 了|很 棒> "
     "<4:。|！>",
     29},
    {"came for the view", "",
     "<1:look at this view|what a beautiful view|the view here is great|i love the view here> , "
     "<2:let's take a photo|it's so quiet here|we should stay longer|I'm happy that we came> "
     "<3:.|!>",
     "<1:看 这 风景|多么 美丽 的 风景|这里 的 风景 很 棒|我 爱 这里 的 风景> ， <2:我们 拍照 "
     "吧|这里 太 安静 了|我们 应该 再 待 一会儿|我 很 高兴 我们 来 了> <3:。|！>",
     29},
    {"pay when leaving", "",
     "can i <1:pay when i leave|pay tomorrow|leave my luggage here after i check out|have "
     "breakfast before i check out> ?",
     "我 可以 <1:离开 的 时候 付 钱|明天 付 钱|退房 以后 把 行李 放 在 这里|退房 以前 吃 早饭> "
     "吗 ？",
     14},
    {"taxi for me at", "h=pick:hour",
     "please call#1 <2:me|us|my wife|her> a taxi#3 for {h} o'clock#4 <5:tomorrow "
     "morning|tonight|this afternoon> .",
     "请 给 <2:我|我们|我 妻子|她> 叫#1 一 辆 <5:明天 早上|今晚|今天 下午> {h} 点#4 的 出租车#3 。",
     14},

    // Restaurants.,
    {"coffees please", "",
     "<1:two|three|four> <2:coffees|beers> <3:and the bill|and a glass of water|and a piece of "
     "cake|and a salad|, not too cold> , please#4 .",
     "请#4 给 我 <1:两|三|四> <2:杯 咖啡|瓶 啤酒> <3:和 账单|和 一 杯 水|和 一 块 蛋糕|和 一 "
     "份 沙拉|， 不要 太 冷> 。",
     63},
    {"more coffees", "",
     "<1:waiter|excuse me|hello> , <2:two|three> more#3 <4:coffees|beers> , please#5 .",
     "<1:服务员|打扰 一下|你好> ， 请#5 再#3 来 <2:两|三> <4:杯 咖啡|瓶 啤酒> 。", 42},
    {"recommend a place", "",
     "can you recommend#1 a <2:good restaurant|cheap hotel|good book|good movie|good doctor> "
     "<3:?|to me ?>",
     "你 能 <3:推荐#1|给 我 推荐#1> 一 <2:家 好 饭店|家 便宜 的 酒店|本 好 书|部 好 电影|位 好 "
     "医生> 吗 ？",
     23},
    {"what do you recommend", "",
     "<1:what do you recommend|which dish do you recommend|which wine do you recommend|which hotel "
     "do you recommend> ? <2:I'm very hungry .|it's my first time here .|we don't eat meat .>",
     "<1:你 推荐 什么|你 推荐 哪 个 菜|你 推荐 哪 种 红酒|你 推荐 哪 家 酒店> ？ <2:我 非常 饿 "
     "。|这 是 我 第一 次 来 这里 。|我们 不 吃 肉 。>",
     23},
    {"didn't order this", "",
     "sorry , i didn't#1 order#2 <3:this|soup|fish|this dish> , i ordered <4:noodles|a "
     "salad|beef|dumplings> .",
     "不好意思 ， 我 没#1 点#2 <3:这 个|汤|鱼|这 个 菜> ， 我 点 了 <4:面条|沙拉|牛肉|饺子> 。",
     16},
    {"food hasn't come", "",
     "our <1:food|soup|coffee|noodles> still hasn't#2 come#3 , we have been waiting#4 for <5:half "
     "an hour|an hour|a long time|forty minutes> .",
     "我们 的 <1:食物|汤|咖啡|面条> 还 没#2 来#3 ， 我们 等#4 了 <5:半 个 小时|一 个 "
     "小时|很久|四十 分钟> 。",
     16},
    {"chopsticks fork", "s=who",
     "{s} can't use#2 chopsticks#3 , <4:do you have a fork|can we have a spoon|is there a knife "
     "and a fork|please bring us a fork> <4:?|?|?|.>",
     "{s} 不会 用#2 筷子#3 ， <4:你们 有 叉子 吗|可以 给 我们 一 把 勺子 吗|有 刀 和 叉子 吗|请 给 "
     "我们 拿 一 把 叉子> <4:？|？|？|。>",
     25},
    {"can use chopsticks", "",
     "<1:do you want chopsticks or a fork|can your son use chopsticks|where are the chopsticks|i "
     "can't find my chopsticks|these chopsticks are too short> <1:?|?|?|.|.>",
     "<1:你 想要 筷子 还是 叉子|你 儿子 会 用 筷子 吗|筷子 在 哪里|我 找 不到 我 的 "
     "筷子|这些 筷子 太 短 了> <1:？|？|？|。|。>",
     25},
    {"for here or to go", "",
     "is it for here#1 or#2 to go#3 ? <4:for here , please .|to go , please .|we'll eat outside "
     ".|to go , I'm in a hurry .>",
     "在 这里#1 吃 还是#2 打包#3 ？ <4:在 这里 吃 。|打包 。|我们 会 在 外面 吃 。|打包 ， 我 赶 "
     "时间 。>",
     16},
    {"anything else", "",
     "would you like#1 anything else#2 ? <3:no , that's all|no , thank you|one more coffee , "
     "please|i also want some fruit> .",
     "你 还 想要#1 别的#2 吗 ？ <3:不 ， 就 这些|不 ， 谢谢|请 再 来 一 杯 咖啡|我 也 想要 一些 "
     "水果> "
     "。",
     16},
    {"how many are you", "p=pick:number",
     "how#1 many#1 people#2 ? <3:just two of us|there are {p} of us|five people and a baby|a "
     "table for {p} , please> .",
     "多少#1 人#2 ？ <3:就 我们 两 个|我们 有 {p} 个 人|五 个 人 和 一 个 宝宝|请 给 一 张 {p} "
     "个 人 的 桌子> 。",
     14},
    {"can't finish it", "",
     "<1:there is too much food|you gave me too much rice|this burger is too big|i ordered too "
     "much> , i can't eat#2 it all#3 .",
     "<1:食物 太 多 了|你 给 了 我 太 多 米饭|这 个 汉堡 太 大 了|我 点 得 太 多 了> ， 我 "
     "吃#2 不 完#3 。",
     16},
};

}  // namespace

std::span<const Template> templates_of_abroad() { return abroad; }

}  // namespace playground::grammar
