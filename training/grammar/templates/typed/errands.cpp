// Templates: restaurants, shops, banks, doctors.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template errands[] = {
    {"warm it up", "",
     "the <1:soup|milk|pizza|tea|rice> is cold#2 , could you warm#3 it up for me#4 ?",
     "<1:汤|牛奶|比萨饼|茶|米饭> 凉#2 了 ， 你 可以 帮 我#4 把 它 热#3 一下 吗 ？", 16},
    {"booked a table name", "s=pick:surname",
     "my last name#1 is {s} , i booked#2 a <3:table for four|table by the window|double room|room "
     "for two nights|table for tonight> .",
     "我 姓#1 {s} ， 我 预订#2 了 一 <3:张 四 个 人 的 桌子|张 窗户 旁边 的 桌子|个 双人间|个 "
     "房间 ， 住 两 个 晚上|张 今晚 的 桌子> 。",
     18},
    {"what is in a dish", "",
     "what's#1 in <2:this soup|this dish|these dumplings|the cake> ? <3:I'm allergic to eggs "
     ".|it smells good .|my son can't drink milk .|it tastes a little strange .>",
     "<2:这 个 汤 里|这 个 菜 里|这些 饺子 里|蛋糕 里> 有 什么#1 ？ <3:我 对 鸡蛋 过敏 。|闻起来 "
     "很 香 。|我 儿子 不能 喝 牛奶 。|尝起来 有点儿 奇怪 。>",
     16},
    // Shops.,
    {"just looking", "",
     "<1:no , thank you|thank you , but I don't need help|sorry , i don't want to buy it|it's "
     "okay> , I'm just#2 looking#3 .",
     "<1:不 用 ， 谢谢|谢谢 你 ， 但是 我 不 需要 帮助|不好意思 ， 我 不 想 买|没事> ， 我 只#2 "
     "是 看看#3 。",
     16},
    {"can it be cheaper or not", "",
     "can you#1 make#2 <3:this scarf|this bag|this shirt|this hat|the room> a little cheaper#4 ? "
     "<5:I'll buy two .|i only have fifty yuan .|it's too expensive .|i really like it .>",
     "<3:这 条 围巾|这 个 包|这 件 衬衫|这 顶 帽子|房间> 能 不能 便宜#4 一点儿 ？ <5:我 买 两 个 "
     "。|我 只有 五十 块 钱 。|太 贵 了 。|我 真的 很 喜欢 。>",
     18, true},
    {"altogether", "",
     "how much#1 is it altogether#2 ? <3:two coffees and a cake|three tickets and a map|two beers "
     "and a salad|this shirt and these trousers> .",
     "一共#2 多少#1 钱 ？ <3:两 杯 咖啡 和 一 块 蛋糕|三 张 票 和 一 张 地图|两 瓶 啤酒 和 一 份 "
     "沙拉|这 件 衬衫 和 这 条 裤子> 。",
     42},
    {"percent off", "",
     "<1:everything|the shirts here|these shoes|all the books> <1:is|are|are|are> "
     "<2:ten|twenty|thirty|forty> percent#5 off#3 <4:today|this week|this weekend> .",
     "<4:今天|这 个 星期|这 个 周末> <1:所有 东西|这里 的 衬衫|这些 鞋|所有 的 书> 都 打#5 "
     "<2:九|八|七|六> 折#3 。",
     36},
    {"how much off", "",
     "how much#1 discount#2 can you give me#3 <4:on this shirt|if i buy two|if i pay in cash|on "
     "this phone> ?",
     "<4:这 件 衬衫|如果 我 买 两 个 ，|如果 我 付 现金 ，|这 部 手机> 你 能 给 我#3 打 几#1 "
     "折#2 ？",
     28},
    {"change it, too small", "",
     "<1:this bag is too small|this cup is dirty|this lamp is broken|the suitcase is too big|this "
     "phone doesn't work> , can i change#2 it for#3 <4:another one|a new one|a cheaper one> ?",
     "<1:这 个 包 太 小 了|这 个 杯子 很 脏|这 盏 灯 坏 了|行李箱 太 大 了|这 部 手机 不能 "
     "用> ， 我 可以 换#2 一 个 <4:别的|新的|更 便宜 的> 吗 ？",
     18},
    {"do you sell here", "",
     "<1:excuse me|hello|sorry> , do you sell#2 <3:umbrellas|medicine|train tickets|maps|fresh "
     "fruit|toys> here#4 ?",
     "<1:请问|你好|不好意思> ， 你们 这里#4 卖#2 <3:雨伞|药|火车 票|地图|新鲜 水果|玩具> 吗 ？",
     16},
    {"in dollars", "", "how many#1 <4:dollars|yuan> is <2:this|it|the ticket|the room> ?",
     "<2:这 个|它|票|房间> 是 多少#1 <4:美元|元> ？", 14},
    {"paid already", "",
     "i have already#1 paid#2 <3:for the ticket|for the room|for breakfast|for the taxi> , <4:here "
     "is the receipt|please look at the receipt|why do i have to pay again> <4:.|.|?>",
     "我 已经#1 付#2 了 <3:票|房间|早饭|出租车> 的 钱 ， <4:这 是 收据|请 看 收据|我 为什么 "
     "得 再 付 钱> <4:。|。|？>",
     14},
    {"waited in line", "s=who",
     "{s} waited#1 in line#2 for <3:two hours|an hour|half an hour|a long time> <4:yesterday|this "
     "morning|at the station|at the bank|at the airport> .",
     "{s} <4:昨天|今天 早上|在 车站|在 银行|在 机场> 排队#2 等#1 了 <3:两 个 小时|一 个 小时|半 个 "
     "小时|很久> 。",
     29},
    {"queue", "",
     "<1:please wait in line .|do we have to wait in line ?|i hate waiting in line .|there are so "
     "many people in line .|are you waiting in line ?>",
     "<1:请 排队 。|我们 得 排队 吗 ？|我 讨厌 排队 。|排队 的 人 真 多 。|你 在 排队 吗 ？>", 29},
    {"rent", "",
     "<1:i want to|we want to|can i|can we|do you want to> rent#2 <3:a car for a day|a car for "
     "three days|two bikes for an hour|a boat for two hours|an apartment for a month> "
     "<1:.|.|?|?|?>",
     "<1:我 想|我们 想|我 可以|我们 可以|你 想> 租#2 <3:一 辆 汽车 ， 租 一天|一 辆 汽车 ， 租 "
     "三 天|两 辆 自行车 ， 租 一 个 小时|一 条 船 ， 租 两 个 小时|一 间 公寓 ， 租 一 个 月> "
     "<1:。|。|吗 ？|吗 ？|吗 ？>",
     21},
    {"rent, where", "",
     "where#1 can <2:i|we|they> rent#3 <4:a car|a bicycle|a boat|a house> ? <5:is it expensive "
     "?|how much is it for a day ?|do i need a passport ?>",
     "<2:我|我们|他们> 可以 在 哪里#1 租#3 <4:汽车|自行车|船|房子> ？ <5:贵 吗 ？|一天 多少 钱 "
     "？|我 需要 护照 吗 ？>",
     21},

    // Post, bank, telephone.,
    {"send there how long", "l=pick:country",
     "how#1 <2:long does it take|much does it cost> to send#3 <4:a letter|this box|these books|a "
     "gift> to#5 {l} ?",
     "<4:一 封 信|这 个 箱子|这些 书|一 份 礼物> 寄#3 到#5 {l} 要 <2:多久|多少 钱> ？", 16},
    {"want to send", "l=pick:country",
     "i#1 want#2 to send#3 this#4 <5:letter|box|book|gift> to#6 {l} , <7:how much is it|how long "
     "does it take|when will it arrive> ?",
     "我#1 想#2 把 这#4 <5:封 信|个 箱子|本 书|份 礼物> 寄#3 到#6 {l} ， <7:多少 钱|要 "
     "多久|什么时候 会 到> ？",
     16},
    {"change money", "",
     "<1:where can i|can i|I'd like to|we need to> change#2 <3:some dollars|some money|a hundred "
     "dollars|two hundred dollars> <1:?|?|.|.>",
     "<1:我 可以 在 哪里|我 可以|我 想|我们 需要> 换#2 <3:一些 美元|一些 钱|一 百 美元|两 百 美元> "
     "<1:？|吗 ？|。|。>",
     18},
    {"machine swallowed card", "",
     "the machine#1 swallowed#2 my <3:credit card|money|coins|ticket> , <4:what should i do|can "
     "you help me|where is the manager> ?",
     "机器#1 吞#2 了 我 的 <3:信用卡|钱|硬币|票> ， <4:我 应该 怎么办|你 能 帮 我 吗|经理 在 "
     "哪里> ？",
     16},
    {"no battery where charge", "",
     "my <1:phone|laptop|camera> is almost out of battery#2 , <3:where can i charge it|can i "
     "charge it here|can i use your phone|is there a shop near here> ?",
     "我 的 <1:手机|笔记本电脑|相机> 快 没电#2 了 ， <3:我 可以 在 哪里 充电|我 可以 在 这里 充电 "
     "吗|我 可以 用 一下 你 的 手机 吗|这里 附近 有 商店 吗> ？",
     16},
    {"no signal", "",
     "there is no#1 signal#2 <3:here|in the tunnel|in the mountains|in the elevator|on the "
     "subway> , <4:I'll call you later|i can't hear you|i can't call him|send me a message> .",
     "<3:这里|隧道 里|山 里|电梯 里|地铁 上> 没有#1 信号#2 ， <4:我 一会儿 给 你 打 电话|我 听 "
     "不见 你|我 不能 给 他 打 电话|给 我 发 消息> 。",
     16},
    {"signal is bad", "",
     "the <1:phone signal|wifi signal|signal> is <2:very bad|too weak|very good|a little weak> "
     "<3:here|in my room|at the hotel|in this village> .",
     "<3:这里|我 房间|酒店|这 个 村庄> 的 <1:手机 信号|无线网 信号|信号> <2:非常 差|太 弱 了|非常 "
     "好|有点儿 弱> 。",
     14},

    // The doctor, the chemist, the police.,
    {"medicine how often", "k=number",
     "take#1 this#6 medicine#2 {k} times#3 a day#4 <5:after eating|before eating|, drink a lot of "
     "water|and stay in bed|, then come back> .",
     "这#6 个 药#2 一天#4 吃#1 {k} 次#3 <5:， 吃饭 以后 吃|， 吃饭 以前 吃|， 喝 很多 水|， "
     "待 在 床 上|， 然后 回来> 。",
     16},
    {"hurts here", "",
     "it hurts#1 <2:here|when i walk|when i eat|when i laugh|when i sit> , <3:is it serious|do i "
     "need an operation|what should i do|can you give me some medicine> ?",
     "<2:这里|我 走路 的 时候|我 吃饭 的 时候|我 笑 的 时候|我 坐 着 的 时候> 疼#1 ， <3:严重 "
     "吗|我 需要 做 手术 吗|我 应该 怎么办|你 能 给 我 一些 药 吗> ？",
     16},
    {"had it for days", "",
     "i have had a <1:fever|headache|cough|cold|stomachache> for <2:two days|three days|a week|a "
     "long time> , <3:i need to see a doctor|where is the hospital|i can't sleep> <3:.|?|.>",
     "我 <1:发烧|头疼|咳嗽|感冒|肚子 疼> <2:两 天|三 天|一 个 星期|很久> 了 ， <3:我 需要 看 "
     "医生|医院 在 哪里|我 睡 不 着> <3:。|？|。>",
     16},
    {"fell and hurt", "",
     "<1:my son|my brother|my grandpa|my friend|a tourist> fell#2 and hurt#3 his "
     "<4:leg|hand|back|foot> , <5:please call an ambulance|where is the nearest hospital|we need a "
     "doctor> <5:.|?|.>",
     "<1:我 儿子|我 哥哥|我 爷爷|我 的 朋友|一 个 游客> 摔倒#2 了 ， <4:腿|手|背|脚> 受伤#3 了 ， "
     "<5:请 叫 救护车|最近 的 医院 在 哪里|我们 需要 医生> <5:。|？|。>",
     14},
    {"appointment with", "h=pick:hour",
     "i have#1 an appointment#2 with <3:the dentist|the doctor|the manager|the lawyer|Mr Wang> at "
     "{h} o'clock#4 .",
     "我 {h} 点#4 和 <3:牙医|医生|经理|律师|王 先生> 有#1 预约#2 。", 16},
    {"where's police", "",
     "someone#1 stole#2 my <3:bag|phone|passport|camera|bike> <4:at the station|at the market|on "
     "the subway|in the park> , i want to <5:call the police|talk to the police|go home> .",
     "有人#1 <4:在 车站|在 市场|在 地铁 上|在 公园 里> 偷#2 了 我 的 <3:包|手机|护照|相机|自行车> "
     "， 我 想 <5:叫 警察|和 警察 说话|回家> 。",
     14},

    // Sights.,
    {"well worth it", "",
     "<1:is the museum|is the castle|is this island|is this park|is the palace> worth#2 "
     "visiting#3 ?",
     "<1:博物馆|城堡|这 座 岛|这 个 公园|宫殿> 值得#2 去#3 吗 ？", 21},
    {"it is worth", "",
     "<1:the museum|the castle|this island|this restaurant|the great wall|Shanghai> is really#2 "
     "worth#3 visiting#4 , <5:you must go|don't miss it|i want to go again|it's so beautiful> .",
     "<1:博物馆|城堡|这 座 岛|这 家 饭店|长城|上海> 真的 很#2 值得#3 去#4 ， <5:你 必须 去|不要 "
     "错过|我 想 再 去|太 漂亮 了> 。",
     21},
    {"what to see in", "l=pick:city",
     "what#1 is there to <2:see|do|eat|buy> in {l} ? <3:it's our first time here .|we only have "
     "one day .|we love old houses .|we like to walk .>",
     "{l} 有 什么#1 <2:可以 看 的|可以 做 的|可以 吃 的|可以 买 的> ？ <3:我们 第一 次 来 "
     "这里 。|我们 只有 一天 。|我们 爱 旧 房子 。|我们 喜欢 走路 。>",
     16},
    {"when was it built", "",
     "when#1 was <2:this castle|this bridge|the church|the palace|this tower|the great wall> "
     "built#3 ?",
     "<2:这 座 城堡|这 座 桥|教堂|宫殿|这 座 塔|长城> 是 什么时候#1 建造#3 的 ？", 16},
    {"safe at night", "",
     "is it safe#1 to <2:walk here at night|swim here|drink the water here|travel alone|take the "
     "subway at night> ?",
     "<2:晚上 在 这里 走路|在 这里 游泳|喝 这里 的 水|一个人 旅行|晚上 坐 地铁> 安全#1 吗 ？", 16},
    {"in a language have you", "p=pick:tongue",
     "do you have#1 <2:a map|a menu|a book|a newspaper> in {p} ?",
     "你们 有#1 {p} 的 <2:地图|菜单|书|报纸> 吗 ？", 16},
    {"what to bring weather", "l=pick:country s=pick:season",
     "I'm going to#1 {l} in {s} , should#2 i bring <3:a coat|an umbrella|a hat|warm clothes> ?",
     "我 {s} 要 去#1 {l} ， 应该#2 带 <3:大衣|雨伞|帽子|暖和 的 衣服> 吗 ？", 14},

    // Guests.,
    {"is it okay bring", "",
     "is it okay#1 if i bring#2 <3:a friend|my dog|the kids|some wine|my sister> to <4:the "
     "party|dinner|the wedding|your home> ?",
     "我 带#2 <3:一 个 朋友|我 的 狗|小孩|一些 红酒|我 姐姐> 来 <4:聚会|吃 晚饭|婚礼|你 家> "
     "可以#1 吗 ？",
     16},
    {"eat some more", "",
     "<1:don't be shy|dinner is ready|i made it for you|you are too thin|the food is getting "
     "cold> , eat#2 some more#3 <4:meat|fish|vegetables|dumplings|rice> .",
     "<1:不要 害羞|晚饭 做 好 了|这 是 我 为 你 做 的|你 太 瘦 了|菜 要 凉 了> ， 多#3 吃#2 点 "
     "<4:肉|鱼|蔬菜|饺子|米饭> 。",
     16},
    {"time to leave guest", "",
     "<1:it's very late|the kids are tired|i have to work tomorrow|it's getting dark> , we have "
     "to go#2 . thank#3 you for <4:dinner|the gift|the cake|your help> .",
     "<1:很 晚 了|小孩 累 了|我 明天 得 工作|天 黑 了> ， 我们 得 走#2 了 。 谢谢#3 你 的 "
     "<4:晚饭|礼物|蛋糕|帮助> 。",
     16},
    {"pick up at", "h=pick:hour",
     "<1:I'll|my husband will|my friend will|we will> pick#2 you#3 up at the "
     "<4:airport|station|hotel|bus stop> at {h} o'clock#5 .",
     "<1:我|我 丈夫|我 朋友|我们> {h} 点#5 在 <4:机场|车站|酒店|公交车 站> 接#2 你#3 。", 16},
    {"take you there", "",
     "<1:it's raining|it's too dark|you have too much luggage|it's too far to walk|you don't know "
     "the way> , let me take#2 you#3 <4:home|to the station|to the airport|to the hotel> .",
     "<1:下雨 了|太 黑 了|你 有 太 多 行李|走路 太 远 了|你 不 认识 路> ， 让 我 带#2 你#3 "
     "<4:回家|去 车站|去 机场|去 酒店> 。",
     16},
    {"come again", "",
     "<1:thank you for coming|it was nice to see you|goodbye , my friends|we had so much fun> , "
     "come#2 and see#3 us again#4 <5:soon|next year|in summer|when you have time> .",
     "<1:谢谢 你 来|很 高兴 见到 你|再见 ， 我 的 朋友 们|我们 玩 得 很 开心> ， "
     "<5:早点|明年|夏天|有时间 的 时候> 再#4 来#2 看#3 我们 吧 。",
     14},

    // More ways to ask and tell.,
    {"write down for me", "",
     "could you write#1 down <2:the address|your phone number|the price|the name of the hotel|your "
     "name> for me#3 ?",
     "你 可以 给 我#3 写#1 一下 <2:地址|你 的 电话 号码|价格|酒店 的 名字|你 的 名字> 吗 ？", 16},
    {"send it to my room", "",
     "could you bring#1 <2:my luggage|breakfast|the newspaper|two cups|a towel> to#3 <4:my "
     "room|our room|the second floor> ?",
     "你 可以 把 <2:我 的 行李|早饭|报纸|两 个 杯子|一 条 毛巾> 带#1 到#3 <4:我 的 房间|我们 的 "
     "房间|二 楼> 吗 ？",
     16},
    {"one size bigger", "b=noun:coat|shirt|dress|jacket|sweater1",
     "do you have#1 this {b:bare} one#2 size#3 <4:bigger|smaller|larger> ?",
     "这 {b:m} {b:s} 有#1 <4:大|小|大> 一#2 号#3 的 吗 ？", 14},
    {"too tight", "",
     "<1:this shirt is|this jacket is|this dress is|this coat is> a little#2 "
     "<3:tight|long|short> , <4:can i try another size|do you have another colour|i don't want "
     "it|it's not comfortable> <4:?|?|.|.>",
     "<1:这 件 衬衫|这 件 夹克|这 条 裙子|这 件 大衣> 有点儿#2 <3:紧|长|短> ， <4:我 可以 试 "
     "一下 别的 尺码 吗|你们 有 别的 颜色 吗|我 不要 了|不 舒服> <4:？|？|。|。>",
     14},
    {"staying at which", "", "which#1 hotel#2 did <3:you|he|they|your friend> book#4 ?",
     "<3:你|他|他们|你 的 朋友> 预订#4 了 哪#1 家 酒店#2 ？", 16},
    {"meeting place, at the hour", "h=pick:hour",
     "where#1 shall we meet#2 <3:tomorrow|tonight|on Saturday> ? at#4 <5:the subway station|the "
     "hotel|the door of the cinema|the airport> , at {h} o'clock#6 .",
     "我们 <3:明天|今晚|星期六> 在 哪里#1 见面#2 ？ 在#4 <5:地铁站|酒店|电影院 的 门口|机场> "
     "， {h} 点#6 。",
     16},
    {"why so, places", "",
     "why#1 is <2:this restaurant|this hotel|this city|the museum> so#3 "
     "<4:expensive|noisy|quiet|dirty|famous> ?",
     "<2:这 家 饭店|这 家 酒店|这 座 城市|博物馆> 怎么#1 这么#3 <4:贵|吵|安静|脏|有名> ？", 16,
     true},
    {"coffee a cup", "",
     "how#1 much#1 is#2 a <3:cup of coffee|bottle of beer|bowl of noodles|glass of juice|piece of "
     "cake> ?",
     "<3:咖啡|啤酒|面条|果汁|蛋糕> 多少#1 钱 一 <3:杯|瓶|碗|杯|块> ？", 16, true},
    {"cheaper then buy", "",
     "if#1 it's a little <2:cheaper|smaller|bigger> , I'll <3:buy it|take two|buy three|buy one "
     "for my mother> .",
     "如果#1 <2:便宜|小|大> 一点儿 ， 我 就 <3:买|要 两 个|买 三 个|给 我 妈妈 买 一 个> 。", 16},
    {"too heavy to carry", "",
     "<1:i bought too many things|my suitcase is too heavy|there are too many bags> , i can't#2 "
     "carry#3 <1:them|it|them> , <4:can you help me|is there an elevator|can you call a taxi for "
     "me> ?",
     "<1:我 买 了 太 多 东西|我 的 行李箱 太 重 了|包 太 多 了> ， 我 拿#3 不动#2 ， <4:你 能 帮 "
     "我 吗|有 电梯 吗|你 能 给 我 叫 一 辆 出租车 吗> ？",
     14},
    {"first then", "",
     "let's <1:go to the hotel|leave our luggage at the station|buy the tickets|change some money> "
     "first#2 , then#3 <4:have dinner|visit the museum|go to the beach|have a rest> .",
     "我们 先#2 <1:去 酒店|把 行李 放 在 车站|买 票|换 一些 钱> ， 然后#3 <4:吃 晚饭|参观 "
     "博物馆|去 海边|休息 一下> 。",
     16},
    {"what else besides", "",
     "what#1 else#2 do you have#3 besides#4 <5:noodles|beer|fish|dumplings|salad> ?",
     "除了#4 <5:面条|啤酒|鱼|饺子|沙拉> ， 你们 还#2 有#3 什么#1 ？", 16},
    {"still half an hour", "",
     "don't#7 worry#1 , <2:the train|our plane|the bus> leaves#3 in <4:half an hour|an "
     "hour|forty minutes> , we can <6:eat something first|have a coffee first|sit here and wait> "
     ".",
     "不要#7 担心#1 ， <2:火车|我们 的 飞机|公交车> <4:半 个 小时|一 个 小时|四十 分钟> 以后 "
     "出发#3 ， 我们 可以 <6:先 吃 点 东西|先 喝 咖啡|坐 在 这里 等> 。",
     14},
    {"can't understand menu", "",
     "i can't#4 read#1 <2:the menu|this letter|the map|his name> , <3:could you read it for "
     "me|what does it say|can you translate it for me> ?",
     "我 看#1 不 懂#4 <2:菜单|这 封 信|地图|他 的 名字> ， <3:你 可以 给 我 读 一下 吗|上面 写 的 "
     "是 什么|你 能 帮 我 翻译 一下 吗> ？",
     16},
};

}  // namespace

std::span<const Template> templates_of_errands() { return errands; }

}  // namespace playground::grammar
