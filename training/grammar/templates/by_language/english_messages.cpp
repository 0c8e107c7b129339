// Templates: what people write to each other before a journey, a meal or a meeting, and after it.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_messages[] = {
    {"chat, my flight", "",
     "<3:hey|mom|hi|sorry> , my#1 flight#2 <1:is late|leaves in#21 an hour#22|is at "
     "six#21|leaves at noon#21|has just#21 landed#22> , <2:call me later .|can you wait for me "
     "?|don't wait for me .|where are you ?|see you tonight .|I'll call you tomorrow .>",
     "<3:嘿|妈妈|嗨|对不起> ， 我#1 的 航班#2 <1:晚点 了|一 个 小时#22 以后#21 出发|是 六#21 "
     "点|中午#21 出发|刚#21 降落#22> ， <2:一会儿 给 我 打 电话 。|你 能 等 我 吗 ？|不要 等 我 "
     "。|你 在 哪里 ？|今晚 见 。|我 明天 给 你 打 电话 。>",
     30},
    {"chat, window seat", "",
     "<1:hello ,|hi ,|excuse me ,|sorry ,> can#1 i#2 have#3 <2:a window#21 seat#22|an aisle#21 "
     "seat#22|two#21 seats#22|a seat#22 by the door#21|a seat#22 near the toilet#21> ?",
     "<1:你好 ，|嗨 ，|请问 ，|对不起 ，> 我#2 可以#1 要#3 <2:一 个 靠 窗户#21 的 座位#22|一 个 靠 "
     "过道#21 的 座位#22|两#21 个 座位#22|一 个 靠 门#21 的 座位#22|一 个 厕所#21 附近 的 座位#22> "
     "吗 ？",
     62},
    {"chat, i'll have", "",
     "I'll#1 have#2 <1:the steak|the fish|the chicken soup|the fried rice|the beef noodles|the "
     "salad|the dumplings|the sandwich> and#3 <2:a#31 beer#32|a#31 glass#33 of water#32|a#31 "
     "cup#33 of tea#32|a#31 cup#33 of coffee#32|a#31 glass#33 of juice#32|some#31 ice cream#32> , "
     "thank you .",
     "我#1 要#2 <1:牛排|鱼|鸡 汤|炒饭|牛肉面|沙拉|饺子|三明治> 和#3 <2:一#31 瓶 啤酒#32|一#31 "
     "杯#33 水#32|一#31 杯#33 茶#32|一#31 杯#33 咖啡#32|一#31 杯#33 果汁#32|一些#31 冰淇淋#32> ， "
     "谢谢 。",
     35},
    {"chat, what do you recommend", "",
     "what#1 <1:soup|dessert|wine|dish|fish|cake|tea> do you#2 recommend#3 <2:today|tonight|for "
     "lunch|for dinner> ?",
     "<2:今天|今晚|午饭|晚饭> 你#2 推荐#3 什么#1 <1:汤|甜点|红酒|菜|鱼|蛋糕|茶> ？", 33},
    {"chat, can i pay", "",
     "<1:hello ,|excuse me ,|sorry ,|hi ,> can#1 <2:i|we> pay#2 <3:by credit card|in cash|with "
     "wechat|by phone|in dollars|tomorrow|now> ?",
     "<1:你好 ，|请问 ，|对不起 ，|嗨 ，> <2:我|我们> 可以#1 <3:用 信用卡|用 现金|用 微信|用 "
     "手机|用 美元|明天|现在> 付#2 钱 吗 ？",
     58},
    {"chat, pick me up", "",
     "<1:mom ,|hey ,|dad ,|hi David ,> can#1 you#2 pick#3 me#4 up <2:at the airport|at the "
     "station|at school|at the hospital|at the library|here> <3:tomorrow|tonight|at six|on "
     "Friday|in an hour> ?",
     "<1:妈妈 ，|嘿 ，|爸爸 ，|嗨 ， 大卫 ，> 你#2 能#1 <3:明天|今晚|六 点|星期五|一 个 小时 "
     "以后> 在 <2:机场|车站|学校|医院|图书馆|这里> 接#3 我#4 吗 ？",
     30},
    {"chat, i'm here, where are you", "",
     "<1:hey ,|hi Tom ,|mom ,|hello ,> I'm#1 <2:at the station|at the airport|in front of the "
     "cinema|at the school gate|in the car|outside|in the restaurant|upstairs> , where#2 are#3 "
     "you#4 ?",
     "<1:嘿 ，|嗨 ， 汤姆 ，|妈妈 ，|你好 ，> 我#1 在 <2:车站|机场|电影院 前面|学校 门口|车 "
     "里|外面|餐厅 里|楼上> ， 你#4 在#3 哪里#2 ？",
     30},
    {"chat, on my way to", "",
     "I'm#1 on my way#2 to <1:work|school|the hotel|the airport|the supermarket|your house|the "
     "hospital> , <2:I'll call#31 you#32 later#33 .|do you#31 need#32 anything ?|where#31 are "
     "you#32 ?|can you#31 wait#32 for me#33 ?|see you soon .>",
     "我#1 在 去 <1:上班|学校|酒店|机场|超市|你 家|医院> 的 路#2 上 ， <2:我 一会儿#33 给 你#32 "
     "打 电话#31 。|你#31 需要#32 什么 吗 ？|你#32 在 哪里#31 ？|你#31 能 等#32 我#33 吗 "
     "？|一会儿 见 。>",
     30},
    {"chat, why didn't you", "",
     "why#1 didn't#2 you#3 <1:answer#21 my#22 message#23|call#21 me#22 back|tell#21 me#22|wait#21 "
     "for me#22|come#21 to my#22 party#23|invite#21 me#22|do#21 your homework#22> "
     "<2:yesterday|last night|last week|on Sunday|today> ?",
     "你#3 <2:昨天|昨晚|上周|星期天|今天> 为什么#1 没有#2 <1:回#21 我#22 的 消息#23|给 我#22 "
     "回 电话#21|告诉#21 我#22|等#21 我#22|来#21 我#22 的 聚会#23|邀请#21 我#22|做#21 "
     "作业#22> ？",
     30},
    {"chat, can't talk right now", "",
     "sorry , i#1 can't#2 <1:talk|call#21 you#22|answer#21 you#22|help#21 you#22|come|watch#21 "
     "the video#22> right now#3 , I'm <2:at work|in a meeting|in class|driving|cooking|eating|on "
     "the bus|in the shower> .",
     "对不起 ， 我#1 现在#3 不能#2 <1:说话|给 你#22 打 电话#21|回答#21 你#22|帮助#21 "
     "你#22|来|看#21 视频#22> ， 我 在 <2:上班|开会|上课|开车|做饭|吃饭|公交车 上|洗澡> 。",
     30},
    {"chat, good luck with", "",
     "<1:hey ,|mom ,|hi Emma ,|my dear ,> good luck#1 with your#2 <2:exam|operation|English "
     "exam|race|project|math exam> <3:tomorrow|today|next week|on Monday|this afternoon> !",
     "<1:嘿 ，|妈妈 ，|嗨 ， 艾玛 ，|亲爱的 ，> 祝 你#2 <3:明天|今天|下周|星期一|今天 下午> "
     "<2:考试|手术|英语 考试|比赛|项目|数学 考试> 顺利#1 ！",
     30},
    {"chat, i miss you, when do you come", "",
     "<1:i miss#21 you#22 so#23 much|we#24 all#23 miss#21 you#22|grandma#24 misses#21 you#22|the "
     "dog#24 misses#21 you#22|mom#24 misses#21 you#22> , when#1 are you#3 coming <2:home|back|to "
     "see us|to London|to China|to our home> ?",
     "<1:我 好#23 想#21 你#22|我们#24 都#23 想#21 你#22|外婆#24 想#21 你#22|狗#24 想#21 "
     "你#22|妈妈#24 想#21 你#22> ， 你#3 什么时候#1 <2:回家|回来|来 看 我们|来 伦敦|来 "
     "中国|来 我们 家> ？",
     30},
    {"chat, thanks for", "",
     "thanks#1 for <1:the flowers|dinner|the gift|the coffee|your help|your "
     "message|coming|waiting for me|everything you did> , <2:see you soon|see you tomorrow|good "
     "night|you#21 are so#22 kind#23|i#21 love#22 you#23|i#21 miss#22 you#23> <3:!|, Anna !|, my "
     "friend !>",
     "谢谢#1 你 <1:的 花|的 晚饭|的 礼物|的 咖啡|的 帮助|的 消息|来|等 我|做 的 一切> ， "
     "<2:一会儿 见|明天 见|晚安|你#21 太#22 善良#23 了|我#21 爱#22 你#23|我#21 想#22 你#23> "
     "<3:！|， 安娜 ！|， 我 的 朋友 ！>",
     30},
    {"chat, congratulations on your", "",
     "congratulations#1 on <1:buying your#2 new house|buying your#2 new car|getting your#2 new "
     "job|your#2 wedding|having your#2 baby|your#2 success|getting your#2 gold medal> , "
     "<2:I'm#21 "
     "so#22 happy#23 for you#24|I'm#21 very#22 proud#23 of you#24|we#21 love#22 "
     "you#23|let's#21 "
     "have dinner#22 together#23|you#21 worked#22 very#24 hard#23> !",
     "恭喜#1 你#2 <1:买 了 新 房子|买 了 新 汽车|找到 新 工作|结婚|生 了 宝宝|成功|赢得 了 金牌> "
     "， "
     "<2:我#21 真#22 为 你#24 高兴#23|我#21 非常#22 为 你#24 骄傲#23|我们#21 爱#22 你#23|我们#21 "
     "一起#23 吃 晚饭#22 吧|你#21 工作#22 非常#24 努力#23> ！",
     25},
    {"chat, feel better soon", "",
     "i#1 hope#2 you#3 feel better soon#4 , <1:mom|dad|Kate|my friend|grandma> ! <2:do you#21 "
     "need#22 medicine#23 ?|i#21 miss#22 you#23 .|drink#21 more hot#22 water#23 .|stay#21 at "
     "home#22 and rest#23 .|call#21 me#22 when#23 you wake up .>",
     "我#1 希望#2 你#3 快#4 点 好 起来 ， <1:妈妈|爸爸|凯特|我 的 朋友|外婆> ！ <2:你#21 需要#22 "
     "药#23 吗 ？|我#21 想#22 你#23 。|多 喝#21 热#22 水#23 。|待#21 在 家#22 里 休息#23 。|你 醒 "
     "的 时候#23 给 我#22 打 电话#21 。>",
     25},
    {"chat, weather, don't forget your umbrella", "",
     "it's <1:raining|snowing|very cold|very windy> outside#1 , don't#2 forget#3 your#4 "
     "<2:umbrella|coat|scarf|hat|jacket> <3:!|, dear !|, son !|, okay ?>",
     "外面#1 <1:在 下雨|在 下雪|非常 冷|风 很 大> ， 不要#2 忘记#3 带 你#4 的 "
     "<2:雨伞|大衣|围巾|帽子|夹克> <3:！|， 亲爱的 ！|， 儿子 ！|， 好 吗 ？>",
     25},
    {"chat, so hungry", "",
     "<2:hey|mom|lol|oh no> , I'm#1 so#2 <1:bored|hungry|tired|thirsty|nervous|sleepy|happy|busy> "
     "<3:today|right now> .",
     "<2:嘿|妈妈|哈哈|糟糕> ， 我#1 <3:今天|现在> 好#2 <1:无聊|饿|累|渴|紧张|困|高兴|忙> 。", 25},
    {"chat, wifi password", "",
     "<1:hi ,|excuse me ,|sorry ,|hello ,> what's#1 the wifi#2 password#3 <2:here|in the hotel|in "
     "the library|at your house|in the office|in the restaurant|at the airport> ?",
     "<1:嗨 ，|请问 ，|对不起 ，|你好 ，> <2:这里|酒店|图书馆|你 家|办公室|餐厅|机场> 的 无线网#2 "
     "密码#3 是 什么#1 ？",
     30},
    {"chat, i don't speak Chinese", "",
     "<1:sorry ,|excuse me ,|hello ,|hi ,> i#1 don't#2 speak#3 <2:Chinese|French> , <3:do you#31 "
     "speak#32 English#33 ?|can you#31 help#32 me#33 ?|can you#31 speak#32 more slowly#33 ?|can "
     "we#31 speak#32 English#33 ?|can you#31 write#32 down the address#33 ?>",
     "<1:对不起 ，|打扰 一下 ，|你好 ，|嗨 ，> 我#1 不会#2 说#3 <2:中文|法语> ， <3:你#31 会 "
     "说#32 英语#33 吗 ？|你#31 能 帮#32 我#33 吗 ？|你#31 能 说#32 慢#33 一点儿 吗 ？|我们#31 "
     "可以 说#32 英语#33 吗 ？|你#31 能 写#32 下 地址#33 吗 ？>",
     30},
    {"chat, looking for a gift", "",
     "<1:hi ,|hello ,|excuse me ,|good morning ,> I'm#1 looking for#2 <2:a gift|a book|a hat|a "
     "toy|a card|some flowers|a cake> for#3 <3:my mom|my wife|my son|my best friend|my "
     "teacher|my boyfriend> .",
     "<1:嗨 ，|你好 ，|打扰 一下 ，|早上 好 ，> 我#1 在 给#3 <3:我 妈妈|我 妻子|我 儿子|我 最好 "
     "的 朋友|我 的 老师|我 男朋友> 找#2 <2:一 份 礼物|一 本 书|一 顶 帽子|一 个 玩具|一 张 "
     "卡|一些 花|一 块 蛋糕> 。",
     30},
    {"chat, i can't find my", "",
     "<1:mom ,|hey ,|oh no ,|dad ,> i#1 can't find#2 my#3 "
     "<2:keys|phone|glasses|wallet|homework|shoes|passport> , <3:can you#31 help#32 me#33 ?|what "
     "should i#31 do ?|can you#31 wait#32 for me#33 ?|I'm#31 going to be late#32 .>",
     "<1:妈妈 ，|嘿 ，|糟糕 ，|爸爸 ，> 我#1 找#2 不到 我#3 的 "
     "<2:钥匙|手机|眼镜|钱包|作业|鞋|护照> ， <3:你#31 能 帮#32 我#33 吗 ？|我#31 应该 怎么办 "
     "？|你#31 能 等#32 我#33 吗 ？|我#31 要 迟到#32 了 。>",
     30},
    {"chat, how was your", "",
     "<1:hey ,|hi Sophie ,|good evening ,|my dear ,> how#1 was <2:your day|your#21 "
     "weekend#22|your#21 trip#22|your#21 exam#22|your#21 flight#22|your#21 lunch#22|your#21 "
     "holiday#22> ?",
     "<1:嘿 ，|嗨 ， 苏菲 ，|晚上 好 ，|亲爱的 ，> <2:你 今天 过 得|你#21 的 周末#22|你#21 的 "
     "旅行#22|你#21 的 考试#22|你#21 的 航班#22|你#21 的 午饭#22|你#21 的 假期#22> 怎么样#1 ？",
     30},
    {"chat, no more milk at home", "",
     "we#1 have no#2 more <1:milk|eggs|bread|butter|cheese|coffee|fruit> at home#3 , can#4 you#6 "
     "buy#5 some <2:after work|today|tonight|tomorrow|on your way home> ?",
     "我们#1 家#3 里 没有#2 <1:牛奶|鸡蛋|面包|黄油|奶酪|咖啡|水果> 了 ， 你#6 能#4 <2:下班 "
     "以后|今天|今晚|明天|在 回家 的 路 上> 买#5 一些 吗 ？",
     34},
    {"chat, i don't know what to", "",
     "<1:hey ,|lol ,|mom ,|oh no ,> i#1 don't#2 know#3 what#4 to <2:eat|wear|buy|say|do|drink> "
     "<3:tonight|tomorrow|today|now> .",
     "<1:嘿 ，|哈哈 ，|妈妈 ，|糟糕 ，> 我#1 不#2 知道#3 <3:今晚|明天|今天|现在> "
     "<2:吃|穿|买|说|做|喝> 什么#4 。",
     35},
    {"chat, i left my phone at", "",
     "<1:oh no ,|sorry ,|mom ,|lol ,> i#1 left#2 my#3 "
     "<2:phone|keys|umbrella|wallet|coat|book|glasses> <3:at your house|in the taxi|at the "
     "office|at home|on the bus|in the restaurant|at school> .",
     "<1:糟糕 ，|对不起 ，|妈妈 ，|哈哈 ，> 我#1 把 我#3 的 <2:手机|钥匙|雨伞|钱包|大衣|书|眼镜> "
     "忘#2 在 <3:你 家|出租车 上|办公室|家 里|公交车 上|餐厅 里|学校> 了 。",
     35},
    {"chat, are you there (zh)", "",
     "<1:are you there ?|hello ?|are you busy ?|are you asleep ?> <2:i#21 have#23 a question#22 "
     "?|i#21 need#22 your#23 help#24 ?|i#21 want#22 to ask#23 you#24 something ?|can you help#22 "
     "me#23 ?|i#21 want#22 to talk#23 with you#24 ?>",
     "<1:在 吗 ？|喂 ？|忙 吗 ？|睡 了 吗 ？> <2:我#21 有#23 个 问题#22 ？|我#21 需要#22 你#23 的 "
     "帮助#24 ？|我#21 想#22 问#23 你#24 一 件 事 ？|能 帮#22 我#23 个 忙 吗 ？|我#21 想#22 跟 "
     "你#24 聊天#23 ？>",
     30, true},
    {"chat, call me when home (zh)", "",
     "<1:call#21 me#22|send#21 me#22 a message#23|tell#21 me#22> when#1 you <2:get home|arrive at "
     "the hotel|arrive at school|finish work|are awake|finish dinner> <3:, drive slowly .|, be "
     "careful .|, okay ?|, don't forget .>",
     "<2:到 家|到 酒店|到 学校|下班|睡 醒|吃 完 晚饭> 了#1 <1:给 我#22 打 个 电话#21|给 我#22 "
     "发#21 个 消息#23|告诉#21 我#22 一下> <3:， 开车 慢 点 。|， 小心 点 。|， 好 吗 ？|， 别 忘 "
     "了 。>",
     30, true},
    {"chat, just got home (zh)", "",
     "i#1 just#2 <1:got home|finished work|woke up|had#21 dinner#22|arrived#21 at the hotel#22> , "
     "<2:how about you ?|what are you doing ?|are you asleep ?|have you eaten ?|where are you ?>",
     "我#1 刚#2 <1:到 家|下班|醒|吃#21 完 晚饭#22|到#21 酒店#22> ， <2:你 呢 ？|你 在 干嘛 ？|睡 "
     "了 吗 ？|吃 了 吗 ？|你 在 哪儿 ？>",
     34, true},
    {"chat, waiter (zh)", "",
     "<2:hello ,|waiter ,|boss ,|hi ,> <1:the bill|two more bowls#21 of rice#22|the menu|a "
     "bottle#21 of beer#22|a cup#21 of tea#22|a bowl#21 of beef noodles#22|two plates#21 of "
     "dumplings#22|a glass#21 of water#22> , please#1 .",
     "<2:你好 ，|服务员 ，|老板 ，|嗨 ，> <1:买单|再 来 两 碗#21 米饭#22|看 一下 菜单|来 一 瓶#21 "
     "啤酒#22|来 一 杯#21 茶#22|来 一 碗#21 牛肉面#22|来 两 盘#21 饺子#22|来 一 杯#21 水#22> ， "
     "谢谢#1 。",
     30, true},
    {"chat, can't come", "",
     "<1:sorry ,|hi everyone ,|hey Paul ,|mom ,> i#1 can't#2 come#3 <2:tonight|tomorrow|today|on "
     "Saturday|this weekend> because#4 <3:i#31 have to work#32|i#31 am sick#32|my#31 daughter#32 "
     "is sick#33|i#31 have an exam#32|i#31 am in Beijing#32|my#31 car#32 is broken#33|i#31 "
     "missed#32 the train#33> .",
     "<1:对不起 ，|大家 好 ，|嘿 ， 保罗 ，|妈妈 ，> 我#1 <2:今晚|明天|今天|星期六|这 个 周末> "
     "不能#2 来#3 ， 因为#4 <3:我#31 要 上班#32|我#31 生病#32 了|我#31 女儿#32 生病#33 了|我#31 "
     "有 考试#32|我#31 在 北京#32|我#31 的 汽车#32 坏#33 了|我#31 错过#32 了 火车#33> 。",
     35},
    {"chat, stuck in traffic", "",
     "<1:sorry ,|hi everyone ,|mom ,|oh no ,> I'm#1 <2:stuck in traffic|still#21 at "
     "work#22|still#21 on the bus#22|lost|still#21 at home#22|waiting#21 for a taxi#22> , <3:can "
     "you#31 wait#32 for me#33 ?|don't#31 wait#32 for me#33 .|please start#31 first .|I'll#31 be "
     "there in an hour#32 .>",
     "<1:对不起 ，|大家 好 ，|妈妈 ，|糟糕 ，> 我#1 <2:堵车 了|还#21 在 上班#22|还#21 在 "
     "公交车#22 上|迷路 了|还#21 在 家#22|在 等#21 出租车#22> ， <3:你#31 能 等#32 我#33 吗 "
     "？|不要#31 等#32 我#33 。|请 先 开始#31 。|我#31 一 个 小时#32 以后 到 。>",
     30},
    {"chat, is there one near here", "",
     "excuse me , is there#1 a <1:good restaurant|cheap hotel|pharmacy|supermarket|bank|subway "
     "station|hospital|bookstore> near#2 <2:here|the hotel|the airport|the museum|the beach|your "
     "house> ?",
     "请问 ， <2:这里|酒店|机场|博物馆|海滩|你 家> 附近#2 有#1 <1:好 餐厅|便宜 的 "
     "酒店|药店|超市|银行|地铁站|医院|书店> 吗 ？",
     30},
    {"chat, good night", "",
     "good night#1 , <1:mom|my dear|dad|everyone|my friend|sister> ! <2:i#21 love#22 you#23|see "
     "you tomorrow|i#21 will call#22 you#23 tomorrow|don't#21 forget#22 to call#23 me#24 "
     "tomorrow|i#21 have to work#22 tomorrow#23> .",
     "晚安#1 ， <1:妈妈|亲爱的|爸爸|大家|我 的 朋友|姐姐> ！ <2:我#21 爱#22 你#23|明天 见|我#21 "
     "明天 会 给 你#23 打 电话#22|不要#21 忘记#22 明天 给 我#24 打 电话#23|我#21 明天#23 得 "
     "工作#22> 。",
     30},
    {"chat, can we meet at x", "",
     "<1:hey ,|sorry ,|hi Kate ,|good morning ,> can#1 we#2 meet#3 <2:at six|at eight|tomorrow|on "
     "Sunday|after lunch|tonight> <3:at the station|in the park|at my house|in the library|at the "
     "restaurant|in front of the museum> ?",
     "<1:嘿 ，|对不起 ，|嗨 ， 凯特 ，|早上 好 ，> 我们#2 可以#1 <2:六 点|八 点|明天|星期天|午饭 "
     "以后|今晚> 在 <3:车站|公园|我 家|图书馆|餐厅|博物馆 前面> 见面#3 吗 ？",
     30},
    {"chat, next train to", "c=pick:city",
     "excuse me , when#1 is the <1:next|last|first> <2:train|bus|flight> to#2 {c} ?",
     "请问 ， 去#2 {c} 的 <1:下 一|最后 一|第一> <2:班 火车|班 公交车|个 航班> 是 什么时候#1 ？",
     30},
    {"chat, what are you doing, come", "",
     "<1:hey ,|hi Jenny ,|Peter ,|lol ,> what#1 are you#2 doing#3 <2:tonight|tomorrow|this "
     "weekend|on Friday|after work> ? <3:let's#31 eat#32 hot pot#33 .|let's#31 see#32 a movie#33 "
     ".|do you#31 want#32 to come#33 to my party#34 ?|do you#31 have time#32 ?|i#31 want#32 to "
     "see#33 you#34 .>",
     "<1:嘿 ，|嗨 ， 珍妮 ，|彼得 ，|哈哈 ，> 你#2 <2:今晚|明天|这 个 周末|星期五|下班 以后> 做#3 "
     "什么#1 ？ <3:我们#31 吃#32 火锅#33 吧 。|我们#31 看#32 电影#33 吧 。|你#31 想#32 来#33 我 的 "
     "聚会#34 吗 ？|你#31 有时间#32 吗 ？|我#31 想#32 见#33 你#34 。>",
     30},
    {"chat, what's your number", "",
     "<1:hi ,|excuse me ,|sorry ,|hey ,> what's#1 your#2 <2:address|new address|password|favorite "
     "movie|favourite song|favourite colour|favorite food|email address> ?",
     "<1:嗨 ，|请问 ，|对不起 ，|嘿 ，> 你#2 <2:的 地址|的 新 地址|的 密码|最喜欢 的 电影|最喜欢 "
     "的 歌|最喜欢 的 颜色|最喜欢 的 食物|的 邮件 地址> 是 什么#1 ？",
     30},
    {"chat, someone stole my", "",
     "<1:help me , please !|excuse me ,|hello ,|oh no ,> someone#1 stole#2 my#3 "
     "<2:wallet|phone|passport|bag|luggage|camera> <3:on the bus|in the restaurant|at the "
     "airport|in the hotel|on the train> .",
     "<1:请 帮 我 ！|打扰 一下 ，|你好 ，|糟糕 ，> 有人#1 <3:在 公交车 上|在 餐厅|在 机场|在 "
     "酒店|在 火车 上> 偷#2 了 我#3 的 <2:钱包|手机|护照|包|行李|相机> 。",
     30},
    {"chat, this is not what i ordered", "",
     "excuse me , i#1 ordered#2 <1:fish|salad|beef noodles|beer|hot tea|coffee> , not#3 "
     "<2:chicken|soup|dumplings|ice cream|milk|fried rice> .",
     "打扰 一下 ， 我#1 点#2 的 是 <1:鱼|沙拉|牛肉面|啤酒|热 的 茶|咖啡> ， 不是#3 "
     "<2:鸡|汤|饺子|冰淇淋|牛奶|炒饭> 。",
     30},
    {"chat, how do i get to from", "",
     "<1:excuse me ,|hello ,|hi ,|sorry ,> how#1 do i get#3 to <2:the beach|the museum|the train "
     "station|the zoo|the subway station|the market> from#4 <3:here|the hotel|the airport|your "
     "house|the park> ?",
     "<1:请问 ，|你好 ，|嗨 ，|对不起 ，> 从#4 <3:这里|酒店|机场|你 家|公园> 到#3 "
     "<2:海滩|博物馆|火车站|动物园|地铁站|市场> 怎么#1 走 ？",
     30},
    {"chat, may i at school", "",
     "<1:teacher ,|excuse me ,|sorry ,> may#1 i#2 <2:go#21 to the toilet#22|ask#21 a "
     "question#22|open#21 the window#22|come in|drink#21 some water#22|go home early|use#21 "
     "your#22 dictionary#23|borrow#21 a pen#22> ?",
     "<1:老师 ，|请问 ，|对不起 ，> 我#2 可以#1 <2:去#21 厕所#22|问#21 一 个 问题#22|打开#21 "
     "窗户#22|进来|喝#21 一些 水#22|早点 回家|用#21 你#22 的 词典#23|借#21 一 支 钢笔#22> 吗 ？",
     30},
    {"chat, feel sick, go home", "",
     "<1:teacher ,|boss ,|mom ,|doctor ,> i#1 don't feel well#2 today#3 , can#4 i#5 <2:go "
     "home|stay#21 at home#22|rest#21 for an hour#22|lie down|take#21 some medicine#22|work#21 at "
     "home#22> ?",
     "<1:老师 ，|老板 ，|妈妈 ，|医生 ，> 我#1 今天#3 不舒服#2 ， 我#5 可以#4 <2:回家|待#21 在 "
     "家#22 里|休息#21 一 个 小时#22|躺 下|吃#21 一些 药#22|在 家#22 工作#21> 吗 ？",
     30},
    {"chat, i am lost", "",
     "<1:excuse me ,|hello ,|sorry ,|hi ,> I'm#1 lost#2 , can#3 you#4 tell me#5 the way#6 to "
     "<2:the station|my hotel|the museum|the hospital|the subway station|the airport|the "
     "park|the market> ?",
     "<1:打扰 一下 ，|你好 ，|对不起 ，|嗨 ，> 我#1 迷路#2 了 ， 你#4 能#3 告诉 我#5 去 <2:车站|我 "
     "的 "
     "酒店|博物馆|医院|地铁站|机场|公园|市场> 的 路#6 吗 ？",
     30},
    {"chat, do i need", "",
     "do i#1 need#2 <1:a visa|a passport|a credit card|a map|an umbrella|a coat|a lot of cash> "
     "to <2:go#21 to China#22|travel#21 in Europe#22|go#21 to London#22|travel#21 in "
     "Japan#22> ?",
     "<2:去#21 中国#22|去 欧洲#22 旅行#21|去#21 伦敦#22|去 日本#22 旅行#21> 我#1 需要#2 "
     "<1:签证|护照|信用卡|地图|雨伞|大衣|很多 现金> 吗 ？",
     30},
    {"chat, merry christmas", "",
     "<1:merry Christmas|happy new year|happy new year to you> , <2:mom|my "
     "friend|grandma|Anna|my "
     "dear|Jack> ! i#1 <3:miss#31 you#32 very#33 much|hope#31 you#32 are happy#33|love#31 "
     "you#32|hope#31 to see#32 you#33 soon> .",
     "<1:圣诞 快乐|新年 快乐|祝 你 新年 快乐> ， <2:妈妈|我 的 朋友|外婆|安娜|亲爱的|杰克> ！ "
     "我#1 <3:非常#33 想#31 你#32|希望#31 你#32 很 高兴#33|爱#31 你#32|希望#31 很 快 见到#32 "
     "你#33> "
     "。",
     30},
    {"chat, sorry i am late", "",
     "<1:teacher ,|boss ,|hey ,|Tom ,> sorry#1 I'm#2 late#3 , <2:the bus#21 was very "
     "slow#22|i#21 missed#22 the train#23|my car#21 was broken#22|i#21 got up late#22|i#21 "
     "forgot#22 the time#23|my mom#21 was ill#22|there were too#23 many cars#21 on the road#22> .",
     "<1:老师 ，|老板 ，|嘿 ，|汤姆 ，> 对不起#1 ， 我#2 迟到#3 了 ， <2:公交车#21 非常 "
     "慢#22|我#21 错过#22 了 火车#23|我 的 汽车#21 坏#22 了|我#21 起 得 很 晚#22|我#21 "
     "忘记#22 了 时间#23|我 妈妈#21 生病#22 了|路#22 上 有 太#23 多 车#21> 。",
     30},
    {"chat, are you free", "",
     "<1:hey ,|hi Lily ,|Tom ,|my friend ,> are you#1 free#2 <2:tonight|tomorrow|this weekend|on "
     "Sunday|after work|now> ? <3:i#31 want#32 to see#33 a movie#34 .|let's#31 have dinner#32 "
     "together#33 .|can you#31 help#32 me#33 with my homework#34 ?|i#31 need#32 your#33 help#34 "
     ".|let's#31 play#32 basketball#33 .>",
     "<1:嘿 ，|嗨 ， 莉莉 ，|汤姆 ，|我 的 朋友 ，> 你#1 <2:今晚|明天|这 个 周末|星期天|下班 "
     "以后|现在> 有空#2 吗 ？ <3:我#31 想#32 看#33 电影#34 。|我们#31 一起#33 吃 晚饭#32 吧 "
     "。|你#31 能 帮#32 我#33 做 作业#34 吗 ？|我#31 需要#32 你#33 的 帮助#34 。|我们#31 打#32 "
     "篮球#33 吧 。>",
     30},
};

}  // namespace

std::span<const Template> templates_of_english_messages() { return english_messages; }

}  // namespace playground::grammar
