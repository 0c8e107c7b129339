// Templates: what people write to each other, and phrasebooks.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_chat[] = {
    {"chat, can I get", "",
     "<1:hi ,|excuse me ,|hello ,|sorry ,> can#1 i#2 have#3 <2:a#21 coffee#22|a#21 glass#23 of "
     "water#22|a#21 bottle#23 of beer#22|some#21 ice#22|a#21 receipt#22|the bill#22|a#21 "
     "blanket#22|a#21 cup#23 of tea#22|a#21 towel#22|some#21 salt#22> ?",
     "<1:嗨 ，|请问 ，|你好 ，|对不起 ，> 我#2 可以#1 要#3 <2:一#21 杯 咖啡#22|一#21 杯#23 "
     "水#22|一#21 瓶#23 啤酒#22|一些#21 冰#22|一#21 张 收据#22|账单#22|一#21 条 毯子#22|一#21 "
     "杯#23 茶#22|一#21 条 毛巾#22|一些#21 盐#22> 吗 ？",
     40},
    {"chat, could you please", "",
     "<3:hello ,|hi ,|sorry ,|Mr Wang ,> could#1 you#2 please#3 <1:take#21 a photo#22 of "
     "us#23|say#21 that again#22|speak#21 more slowly#22|write#21 down your name#22|open#21 the "
     "window#22|call#21 a taxi#22 for me#23|close#21 the door#22|help#21 me#22 carry#24 my "
     "luggage#23|show#21 me#22 the menu#23|bring#21 us#22 two#23 glasses#24> ?",
     "<3:你好 ，|嗨 ，|对不起 ，|王 先生 ，> 可以#1 请#3 你#2 <1:给 我们#23 拍#21 一 张 "
     "照片#22|再#22 说#21 一 遍|说#21 慢#22 一点儿|写#21 下 你 的 名字#22|打开#21 窗户#22|给 "
     "我#23 叫#21 一 辆 出租车#22|关上#21 门#22|帮#21 我#22 拿#24 行李#23|给#21 我#22 看 "
     "菜单#23|给 我们#22 拿#21 两#23 个 玻璃杯#24> 吗 ？",
     35},
    {"chat, do you have this in", "",
     "do you#1 have#2 <1:this shirt|this hat|this jacket|this dress|this scarf|this coat> in "
     "<2:white|black|red|blue|green|a smaller size|a larger size|another colour> ?",
     "<1:这 件 衬衫|这 顶 帽子|这 件 夹克|这 条 裙子|这 条 围巾|这 件 大衣> 你们#1 有#2 <2:白色 "
     "的|黑色 的|红色 的|蓝色 的|绿色 的|小 一点儿 的 尺码|大 一点儿 的 尺码|别的 颜色> 吗 ？",
     35},
    {"chat, book a room", "",
     "I'd#1 like#2 to book#3 <1:a single#21 room#22|a double#21 room#22|a quiet#21 room#22|a "
     "cheap#21 room#22|two#21 rooms#22> for <2:tonight|tomorrow night|Saturday|next Friday|next "
     "week|this weekend> .",
     "我#1 想#2 预订#3 <1:一 个|一 个|一 个|一 个|> <2:今晚|明天 晚上|星期六|下 个 星期五|下周|这 "
     "个 周末> 的 <1:单人#21 房间#22|双人#21 房间#22|安静#21 的 房间#22|便宜#21 房间#22|两#21 个 "
     "房间#22> 。",
     30},
    {"chat, a table for two", "",
     "a table#1 for <1:two|three|four|five|six|eight> <2:by the window|outside|upstairs|near the "
     "door|in the garden|on the balcony> , please#2 .",
     "请#2 给 一 张 <1:两|三|四|五|六|八> 个 人 的 桌子#1 ， <2:在 窗户 旁边|在 外面|在 楼上|在 "
     "门 旁边|在 花园 里|在 阳台 上> 。",
     30},
    {"chat, book a table", "",
     "<1:hello ,|hi ,|good evening ,|good morning ,> I'd#1 like#2 to book#3 a table#4 for "
     "<2:two|three|four|five|six> <3:tonight|tomorrow evening|on Friday evening|on Saturday|on "
     "Sunday> .",
     "<1:你好 ，|嗨 ，|晚上 好 ，|早上 好 ，> 我#1 想#2 预订#3 一 张 <3:今晚|明天 晚上|星期五 "
     "晚上|星期六|星期天> <2:两|三|四|五|六> 个 人 的 桌子#4 。",
     30},
    {"chat, table for two please", "",
     "<1:hi ,|hello ,|good evening ,|excuse me ,> a table#1 for "
     "<2:one|two|three|four|five|six|ten> , please#2 .",
     "<1:嗨 ，|你好 ，|晚上 好 ，|打扰 一下 ，> 请#2 给 一 张 <2:一 个 人|两 个 人|三 个 "
     "人|四 个 人|五 个 人|六 个 人|十 个 人> 的 桌子#1 。",
     30},
    {"chat, are we still on", "",
     "<1:hey ,|hi Tom ,|hi Lisa ,|good morning ,> are we#1 still#2 on for "
     "<2:dinner|lunch|coffee|the movie|the game|breakfast> <3:tomorrow|today|on Friday|on "
     "Saturday|this weekend> ?",
     "<1:嘿 ，|嗨 ， 汤姆 ，|嗨 ， 丽莎 ，|早上 好 ，> 我们#1 <3:明天|今天|星期五|星期六|这 个 "
     "周末> 还#2 一起 <2:吃 晚饭|吃 午饭|喝 咖啡|看 电影|看 比赛|吃 早饭> 吗 ？",
     30},
    {"chat, still on for tonight", "",
     "<1:hey ,|hi ,|mom ,|hi Anna ,> are we#1 still#2 going to meet#3 <2:tonight|tomorrow|at "
     "six|at noon|on Sunday|after work> ?",
     "<1:嘿 ，|嗨 ，|妈妈 ，|嗨 ， 安娜 ，> 我们#1 <2:今晚|明天|六 点|中午|星期天|下班 以后> 还#2 "
     "见面#3 吗 ？",
     30},
    {"chat, running late", "",
     "<1:sorry ,|hey ,|oh no ,|hi everyone ,> I'm#1 running late#2 , I'll be there#3 in <2:five "
     "minutes|ten minutes|twenty minutes|half an hour|an hour> .",
     "<1:对不起 ，|嘿 ，|糟糕 ，|大家 好 ，> 我#1 要 迟到#2 了 ， 我 <2:五 分钟|十 分钟|二十 "
     "分钟|半 个 小时|一 个 小时> 以后 到#3 。",
     35},
    {"chat, lol that is so", "",
     "lol#1 , <1:that's|your dog is|this movie is|that photo is|your brother is|that joke is> so#2 "
     "<2:funny|strange|silly|lovely> .",
     "哈哈#1 ， <1:那|你 的 狗|这 部 电影|那 张 照片|你 哥哥|那 个 笑话> 太#2 "
     "<2:好笑|奇怪|傻|可爱> 了 。",
     40},
    {"chat, lol i did it again", "",
     "lol#1 , i#2 <1:forgot#21 my keys#22|missed#21 the bus#22|fell asleep#21 in "
     "class#22|lost#21 "
     "my umbrella#22|broke#21 another#22 cup#23|forgot#21 the password#22|got#21 up late> "
     "again#3 <2:today|this morning|yesterday|this week> .",
     "哈哈#1 ， 我#2 <2:今天|今天 早上|昨天|这 个 星期> 又#3 <1:忘记#21 了 我 的 钥匙#22|错过#21 "
     "了 "
     "公交车#22|在 课#22 上 睡着#21 了|弄丢#21 了 我 的 雨伞#22|打破#21 了 一#22 个 "
     "杯子#23|忘记#21 了 密码#22|起#21 晚 了> 。",
     30},
    {"chat, call me when", "",
     "<1:call#21 me#22|send#21 me#22 a message#23|tell#21 me#22|come#21 to my#22 room#23> when#1 "
     "you#2 <2:get home|wake up|arrive|finish work|are free|are ready|finish dinner> .",
     "你#2 <2:到 家|醒|到|下班|有空|准备 好|吃 完 晚饭> 的 时候#1 <1:给 我#22 打 电话#21|给 我#22 "
     "发#21 消息#23|告诉#21 我#22|来#21 我#22 的 房间#23> 。",
     35},
    {"chat, what time does it open", "",
     "what#1 time#2 does the "
     "<1:bank|museum|pharmacy|supermarket|library|bookstore|gym|restaurant> <2:open|close> "
     "<3:today|tomorrow|on Sunday|on Monday|on Wednesday> ?",
     "<1:银行|博物馆|药店|超市|图书馆|书店|健身房|餐厅> <3:今天|明天|星期天|星期一|星期三> 几#1 "
     "点#2 <2:开 门|关门> ？",
     35},
    {"chat, what time is", "",
     "<1:hi ,|excuse me ,|sorry ,|mom ,> what#1 time#2 is#3 <2:breakfast|lunch|dinner|the next "
     "train|the last bus|our flight|the meeting|your class|the movie|the party> ?",
     "<1:嗨 ，|请问 ，|对不起 ，|妈妈 ，> <2:早饭|午饭|晚饭|下 一 班 火车|最后 一 班 公交车|我们 "
     "的 航班|会议|你 的 课|电影|聚会> 是#3 几#1 点#2 ？",
     30},
    {"chat, how much is a ticket to", "",
     "<1:hello ,|excuse me ,|hi ,|sorry ,> how#1 much#2 is <2:a bus ticket|a train ticket|a "
     "ticket|a plane ticket> to#3 <3:Beijing|Shanghai|London|Paris|Rome> ?",
     "<1:你好 ，|请问 ，|嗨 ，|对不起 ，> 一 张 去#3 <3:北京|上海|伦敦|巴黎|罗马> 的 <2:公交车 "
     "票|火车 票|票|飞机 票> 多少#1 钱#2 ？",
     30},
    {"chat, how much does it cost to", "",
     "how#1 much#2 does it cost to <1:rent#21 a car#22|rent#21 a bike#22|fix#21 this "
     "phone#22|wash#21 this coat#22|send#21 this box#22 home#23|change#21 the ticket#22> "
     "<2:here|in London|in this city|now> ?",
     "<2:在 这里|在 伦敦|在 这 个 城市|现在> <1:租#21 一 辆 汽车#22|租#21 一 辆 自行车#22|修#21 "
     "这 部 手机#22|洗#21 这 件 大衣#22|把 这 个 箱子#22 寄#21 回家#23|换#21 票#22> 要 多少#1 "
     "钱#2 ？",
     30},
    {"chat, where can i", "",
     "excuse me , where#1 can#2 i#3 <1:buy#21 a ticket#22|change#21 money#22|charge#21 my "
     "phone#22|wash#21 my hands#22|take#21 a taxi#22|rent#21 a bike#22|park#21 the "
     "car#22|see#21 a doctor#22|buy#21 milk#22> <2:now|today|tonight|tomorrow> ?",
     "请问 ， 我#3 <2:现在|今天|今晚|明天> 可以#2 在 哪里#1 <1:买#21 票#22|换#21 钱#22|给 我 的 "
     "手机#22 充电#21|洗#21 手#22|坐#21 出租车#22|租#21 自行车#22|停#21 车#22|看#21 "
     "医生#22|买#21 牛奶#22> ？",
     30},
    {"chat, i forgot", "",
     "<1:sorry ,|oh no ,|lol ,|mom ,> i#1 forgot#2 <2:my#21 password#22|my#21 umbrella#22|to "
     "lock#21 the door#22|to call#21 you#22|to buy#21 milk#22|to do#21 my homework#22|to feed#21 "
     "the cat#22|to answer#21 your message#22> <3:again|today|yesterday> .",
     "<1:对不起 ，|糟糕 ，|哈哈 ，|妈妈 ，> 我#1 <3:又|今天|昨天> 忘记#2 <2:了 我#21 的 "
     "密码#22|带 我#21 的 雨伞#22 了|锁#21 门#22 了|给 你#22 打 电话#21 了|买#21 牛奶#22 "
     "了|做#21 作业#22 了|喂#21 猫#22 了|回#21 你 的 消息#22 了> 。",
     30},
    {"chat, i lost my", "",
     "<1:oh no ,|sorry ,|mom ,|hello ,> i#1 lost#2 my#3 "
     "<2:phone|passport|wallet|keys|luggage|camera|credit card> <3:on the train|at the airport|in "
     "the park|at the hotel|at the beach|in the museum> .",
     "<1:糟糕 ，|对不起 ，|妈妈 ，|你好 ，> 我#1 <3:在 火车 上|在 机场|在 公园|在 酒店|在 海滩|在 "
     "博物馆> 弄丢#2 了 我#3 的 <2:手机|护照|钱包|钥匙|行李|相机|信用卡> 。",
     35},
    {"chat, i need a thing before i can", "",
     "<1:sorry ,|haha ,|good morning ,|mom ,> i#1 need#2 <2:a#21 coffee#22|two#21 cups#22 of "
     "tea#23|some#21 time#22|some#21 food#22|to be quiet#21 for a while|to sleep#21 for a "
     "while> before#3 i can#4 <3:think|work|talk|go out|answer#31 your questions#32|help#31 "
     "you#32> .",
     "<1:对不起 ，|哈哈 ，|早上 好 ，|妈妈 ，> 我#1 需要#2 <2:一#21 杯 咖啡#22|两#21 杯#22 "
     "茶#23|一些#21 时间#22|一些#21 食物#22|安静#21 一会儿|睡#21 一会儿> 才#3 能#4 "
     "<3:思考|工作|说话|出去|回答#31 你 的 问题#32|帮助#31 你#32> 。",
     35},
    {"chat, i need to before i can", "",
     "i#1 need#2 to <1:finish#21 my homework#23|finish#21 this#22 project#23|clean#21 my#22 "
     "room#23|ask#21 my#22 parents#23|wash#21 the dishes#22|charge#21 my#22 phone#23|find#21 "
     "my#22 keys#23|pass#21 the exam#22> before#3 i can#4 <2:go out|come|go home|see "
     "you|play|help you> .",
     "我#1 需要#2 <1:做 完#21 作业#23|完成#21 这#22 个 项目#23|打扫#21 我#22 的 房间#23|问#21 "
     "我#22 的 父母#23|洗#21 碗#22|给 我#22 的 手机#23 充电#21|找到#21 我#22 的 钥匙#23|通过#21 "
     "考试#22> 才#3 能#4 <2:出去|来|回家|见 你|玩|帮助 你> 。",
     35},
    {"chat, my phone is", "",
     "sorry , my#1 phone#2 is <1:dead|broken|almost#21 out of battery#22|charging|in the car|at "
     "home> , so#3 i#4 can't#5 <2:call#31 you#32|take photos|look#31 at the map#32|play "
     "games|watch#31 the video#32|answer#31 you#32> .",
     "对不起 ， 我#1 的 手机#2 <1:没电 了|坏 了|快#21 没电#22 了|在 充电|在 车 里|在 家 里> ， "
     "所以#3 我#4 不能#5 <2:给 你#32 打 电话#31|拍照|看#31 地图#32|玩 游戏|看#31 视频#32|回答#31 "
     "你#32> 。",
     35},
    {"chat, have you ever", "",
     "<1:hey ,|hi Lucy ,|mom ,|tell me ,> have#2 you#1 ever <2:eaten#21 Thai food#22|seen#21 a "
     "whale#22|ridden#21 a horse#22|lost#21 your passport#22|seen#21 the sea#22|missed#21 a "
     "flight#22|lived#21 in China#22|been#21 to Europe#22|written#21 a poem#22|kept#21 a pet#22> ?",
     "<1:嘿 ，|嗨 ， 露西 ，|妈妈 ，|告诉 我 ，> 你#1 <2:吃#21 过 泰国 菜#22|见#21 过 "
     "鲸鱼#22|骑#21 过 马#22|弄丢#21 过 你 的 护照#22|见#21 过 大海#22|错过#21 过 航班#22|在 "
     "中国#22 住#21 过|去#21 过 欧洲#22|写#21 过 诗#22|养#21 过 宠物#22> 吗#2 ？",
     35},
    {"chat, i've never", "",
     "<2:hey ,|hi Lisa ,|lol ,|mom ,> I've#1 never#2 <1:eaten#21 Chinese food#22|seen#21 "
     "snow#22|ridden#21 a horse#22|missed#21 a flight#22|been#21 to Japan#22|seen#21 this "
     "movie#22|lost#21 my#23 phone#22|written#21 a letter#22> , have you#3 ?",
     "<2:嘿 ，|嗨 ， 丽莎 ，|哈哈 ，|妈妈 ，> 我#1 从来#2 没有 <1:吃#21 过 中国 菜#22|见#21 过 "
     "雪#22|骑#21 过 马#22|错过#21 过 航班#22|去#21 过 日本#22|看#21 过 这 部 电影#22|弄丢#21 过 "
     "我#23 的 手机#22|写#21 过 信#22> ， 你#3 呢 ？",
     25},
    {"chat, let me know if", "",
     "let me#2 know#3 if#4 you#5 <1:need#21 help#22|need#21 anything#22|can#21 come#22|are "
     "free|have questions|want#21 to eat#23 with us#22|want#21 to talk#22|see#21 Tom#22> "
     "<2:tomorrow|today|this weekend|tonight> .",
     "如果#4 你#5 <2:明天|今天|这 个 周末|今晚> <1:需要#21 帮助#22|需要#21 什么#22|能#21 "
     "来#22|有空|有 问题|想#21 和 我们#22 一起 吃饭#23|想#21 谈谈#22|看见#21 汤姆#22> ， 就 "
     "告诉#3 我#2 。",
     30},
    {"chat, let me know when", "",
     "i#1 want#4 to know#2 <1:when|what time> you#3 <2:arrive|want#21 to eat#22|want#21 to "
     "meet#22|can#21 call#22 me#23|can#21 come#22|want#21 to leave#22> <3:tomorrow|tonight|on "
     "Saturday|on Sunday> .",
     "我#1 想#4 知道#2 你#3 <3:明天|今晚|星期六|星期天> <1:什么时候|几 点> <2:到|想#21 "
     "吃饭#22|想#21 见面#22|能#21 给 我#23 打 电话#22|能#21 来#22|想#21 离开#22> 。",
     30},
    {"chat, don't forget to", "",
     "don't#1 forget#2 to <1:lock#21 the door#22|buy#21 milk#22|call#21 your mom#22|feed#21 "
     "the "
     "cat#22|take#21 your medicine#22|water#21 the flowers#22|close#21 the "
     "windows#22|charge#21 "
     "your phone#22|send#21 me#22 the photos#23> <2:before you go out|before you go to "
     "bed|tonight|tomorrow morning|when you get home|today> .",
     "<2:出去 以前|睡觉 以前|||到 家 的 时候|> 不要#1 忘记#2 <2:||今晚|明天 早上||今天> "
     "<1:锁#21 门#22|买#21 牛奶#22|给 你 妈妈#22 打 电话#21|喂#21 猫#22|吃#21 你 的 药#22|浇#21 "
     "花#22|关上#21 窗户#22|给 你 的 手机#22 充电#21|把 照片#23 发#21 给 我#22> 。",
     35},
    {"chat, sorry for", "",
     "<1:hi ,|hey Mike ,|hello everyone ,|dear teacher ,> <2:sorry|I'm#21 very#22 sorry#23|I'm#21 "
     "really#22 sorry#23> for <3:being late|the late#32 answer#31|calling#31 so late#32|the "
     "trouble i brought you|my bad#31 English#32|so many#31 questions#32|making a "
     "mistake|missing#31 the meeting#32> .",
     "<1:嗨 ，|嘿 ， 迈克 ，|大家 好 ，|亲爱的 老师 ，> <2:对不起|我#21 非常#22 抱歉#23|我#21 "
     "真的#22 很 抱歉#23> ， 我 <3:迟到 了|回答#31 晚#32 了|这么 晚#32 打 电话#31|给 你 带来 了 "
     "麻烦|的 英语#32 不 好#31|问 了 这么 多#31 问题#32|犯 了 一 个 错误|错过#31 了 会议#32> 。",
     33},
    {"chat, sorry to hear about", "",
     "I'm#1 so#2 sorry#3 to hear#4 about <1:your cat|your dog|your grandma|your neighbor|your "
     "exam|your job|your father> , <2:please call me .|are you okay now ?|can i help you ?|do you "
     "need help ?|we all love you .>",
     "听说#4 <1:你 的 猫|你 的 狗|你 外婆|你 的 邻居|你 的 考试|你 的 工作|你 父亲> 的 事 ， 我#1 "
     "很#2 难过#3 ， <2:请 给 我 打 电话 。|你 现在 还 好 吗 ？|我 可以 帮 你 吗 ？|你 需要 帮助 "
     "吗 ？|我们 都 爱 你 。>",
     25},
    {"chat, no worries", "",
     "<2:hey ,|hi ,|Tom ,|mom ,> no worries#1 , <1:take your time|we#21 have time#22|I'll#21 "
     "wait#22 for you#23|I'm#21 late#22 too#23|we#21 can meet#22 tomorrow#23|the movie#21 hasn't "
     "started#22 yet|i#21 understand#22|i#21 also#22 forgot#23> .",
     "<2:嘿 ，|嗨 ，|汤姆 ，|妈妈 ，> 没关系#1 ， <1:慢慢 来|我们#21 有时间#22|我#21 会 等#22 "
     "你#23|我#21 也#23 迟到#22 了|我们#21 明天#23 可以 见面#22|电影#21 还 没有 开始#22|我#21 "
     "明白#22|我#21 也#22 忘记#23 了> 。",
     25},
    {"chat, see you at", "",
     "see#1 you <1:at school|at work|at the airport|at the station|at home|in London|in the "
     "office|at the party> <2:tomorrow|tonight|on Monday|next week|on Friday|at six|at eight> "
     "<3:!|, bye !|, good night !|, mom !>",
     "<2:明天|今晚|星期一|下周|星期五|六 点|八 点> 在 "
     "<1:学校|公司|机场|车站|家|伦敦|办公室|聚会 上> 见#1 <3:！|， 拜拜 ！|， 晚安 ！|， 妈妈 "
     "！>",
     35},
    {"chat, happy birthday", "",
     "happy#1 birthday#2 , <1:mom|dad|my friend|Jack|Grace|my dear|son|sister> ! <2:i#21 "
     "hope#22 you#23 have a great day|i#21 love#22 you#23 very#24 much|have#21 a piece of "
     "cake#22|see you tonight|I'm#21 very#22 proud#23 of you#24|you#21 are not old#22> .",
     "<1:妈妈|爸爸|我 的 朋友|杰克|格蕾丝|亲爱的|儿子|姐姐> ， 生日#2 快乐#1 ！ <2:我#21 希望#22 "
     "你#23 有 美好 的 一天|我#21 非常#24 爱#22 你#23|吃#21 一 块 蛋糕#22|今晚 见|我#21 非常#22 "
     "为 你#24 骄傲#23|你#21 不 老#22> 。",
     30},
    {"chat, at work now", "",
     "I'm#1 <1:at work|in a meeting|in class|on the train|driving|with my boss|at the dentist> "
     "now#2 , I'll <2:call#21 you#22 back|answer#21 you#22|send#21 you#22 the file#23|send#21 "
     "you#22 the address#23|tell#21 you#22 everything#23> <3:later|tonight|in an hour|after "
     "lunch|after work> .",
     "我#1 现在#2 <1:在 上班|在 开会|在 上课|在 火车 上|在 开车|和 我 的 老板 在 一起|在 牙医 "
     "那里> ， 我 <3:一会儿|今晚|一 个 小时 以后|午饭 以后|下班 以后> <2:给 你#22 回 "
     "电话#21|回答#21 你#22|把 文件#23 发#21 给 你#22|把 地址#23 发#21 给 你#22|告诉#21 你#22 "
     "一切#23> 。",
     35},
    {"chat, i have an exam", "",
     "i#1 have#2 <1:a math exam#22|an English exam#22|a history exam#22|an exam#22|an#21 "
     "important#23 exam#22> <2:tomorrow|today|on Monday|next week|this afternoon> , but#3 i#4 "
     "<3:haven't#31 studied#32|don't#31 understand#32 anything#33|can't#31 find#32 my "
     "book#33|have a fever#31|want#31 to sleep#32|am not nervous> .",
     "我#1 <2:明天|今天|星期一|下周|今天 下午> 有#2 <1:数学 考试#22|英语 考试#22|历史 "
     "考试#22|考试#22|一 场#21 重要#23 的 考试#22> ， 但是#3 我#4 <3:没有#31 学习#32|什么#33 都 "
     "不#31 懂#32|找#32 不到#31 我 的 书#33|发烧#31 了|想#31 睡觉#32|不 紧张> 。",
     30},
    {"chat, did you finish your homework", "",
     "<1:hey ,|hi Ben ,|Tom ,|Lily ,> did you#1 finish#2 your#3 <2:math homework|English "
     "homework|project|essay|history homework> <3:yesterday|last night|today|this morning> ?",
     "<1:嘿 ，|嗨 ， 本恩 ，|汤姆 ，|莉莉 ，> 你#1 <3:昨天|昨晚|今天|今天 早上> 完成#2 你#3 的 "
     "<2:数学 作业|英语 作业|项目|作文|历史 作业> 了 吗 ？",
     30},
    {"chat, too big, other one", "",
     "<1:this shirt|this hat|this dress|this jacket|this bag|this coat> is too#2 <2:expensive#21 , "
     "do you#22 have#23 a cheaper#24 one|big#21 , do you#22 have#23 a smaller#24 one|small#21 , do "
     "you#22 have#23 a larger#24 one> ?",
     "<1:这 件 衬衫|这 顶 帽子|这 条 裙子|这 件 夹克|这 个 包|这 件 大衣> 太#2 <2:贵#21 了 ， "
     "你们#22 有#23 便宜#24 一点儿 的|大#21 了 ， 你们#22 有#23 小#24 一点儿 的|小#21 了 ， "
     "你们#22 有#23 大#24 一点儿 的> 吗 ？",
     30},
    {"chat, can i try on", "",
     "<1:hi ,|excuse me ,|sorry ,|hello ,> can#1 i#2 try#3 on <2:this jacket|these shoes|this "
     "dress|these trousers|this hat|this ring|the red coat|the blue shirt> ?",
     "<1:嗨 ，|请问 ，|对不起 ，|你好 ，> 我#2 可以#1 试#3 一下 <2:这 件 夹克|这 双 鞋|这 条 "
     "裙子|这 条 裤子|这 顶 帽子|这 枚 戒指|红色 的 大衣|蓝色 的 衬衫> 吗 ？",
     30},
    {"chat, my room has a problem", "",
     "hello , my#1 room#2 <1:is too noisy#22|has no#21 wifi#22|has no#21 hot#23 water#22|is "
     "very#21 cold#22|smells bad#21|is very#21 dirty#22|has no#21 window#22|is too#21 small#22> "
     ", can#3 i#4 <2:change#31 rooms#32|talk#31 to the manager#32|check out today#31> ?",
     "你好 ， 我#1 的 房间#2 <1:太 吵#22 了|没有#21 无线网#22|没有#21 热#23 水#22|很#21 "
     "冷#22|闻起来 很 臭#21|很#21 脏#22|没有#21 窗户#22|太#21 小#22 了> ， 我#4 <2:||今天#31> "
     "可以#3 <2:换#31 房间#32|和 经理#32 说话#31|退房> 吗 ？",
     30},
    {"chat, something in my room is broken", "",
     "<1:excuse me ,|hello ,|hi ,|sorry ,> the <2:lamp|phone|lock|window|door|television|air "
     "conditioner|fridge> in my#2 room#3 is broken#4 , <3:can you help me ?|can i change rooms "
     "?|can you call the manager ?|what should i do ?>",
     "<1:打扰 一下 ，|你好 ，|嗨 ，|对不起 ，> 我#2 房间#3 的 "
     "<2:灯|电话|锁|窗户|门|电视|空调|冰箱> 坏#4 了 ， <3:你 能 帮 我 吗 ？|我 可以 换 房间 吗 "
     "？|你 能 给 经理 打 电话 吗 ？|我 应该 怎么办 ？>",
     30},
    {"chat, can we check out", "",
     "can#1 we#2 <1:check in|check out|have breakfast|pay|take a taxi|leave our luggage#22 "
     "here> "
     "<2:at noon|at six in the morning|late|early|now|tomorrow morning> ?",
     "我们#2 <2:中午|早上 六 点|||现在|明天 早上> 可以#1 <2:||晚点|早点||> <1:入住|退房|吃 早饭|付 "
     "钱|坐 "
     "出租车|把 行李#22 放 在 这里> 吗 ？",
     44},
    {"chat, doctor, i have had", "",
     "doctor , i#1 have had <1:a headache|a fever|a cough|a stomachache|a cold> since#3 "
     "<2:yesterday|last night|Monday|this morning|last week|Sunday> , <3:what should i do ?|what "
     "can i eat ?|can i go to work ?|is this serious ?|do i need to take medicine ?>",
     "医生 ， 我#1 从#3 <2:昨天|昨晚|星期一|今天 早上|上周|星期天> 开始 就 <1:头疼|发烧 "
     "了|咳嗽|肚子 疼|感冒> ， <3:我 应该 怎么办 ？|我 可以 吃 什么 ？|我 可以 去 上班 吗 ？|这 "
     "个 严重 吗 ？|我 需要 吃 药 吗 ？>",
     35},
    {"chat, it hurts when i", "",
     "<3:doctor|mom|hello|sorry> , my#1 <1:back|foot|leg|head|stomach> hurts#2 when#3 i#4 "
     "<2:walk|run|sleep|cough|dance|talk|swim> .",
     "<3:医生|妈妈|你好|对不起> ， 我#4 <2:走路|跑步|睡觉|咳嗽|跳舞|说话|游泳> 的 时候#3 ， 我#1 "
     "的 <1:背|脚|腿|头|肚子> 疼#2 。",
     30},
    {"chat, allergic, can i eat", "",
     "sorry , I'm#1 allergic#2 to <1:peanuts|milk|eggs|mango|fish|cheese|honey> , can#3 i#4 "
     "eat#5 <2:this cake|this salad|this dish|this bread|these cookies|this chocolate> ?",
     "对不起 ， 我#1 对 <1:花生|牛奶|鸡蛋|芒果|鱼|奶酪|蜂蜜> 过敏#2 ， 我#4 可以#3 吃#5 <2:这 "
     "块 蛋糕|这 份 沙拉|这 个 菜|这 块 面包|这些 饼干|这 种 巧克力> 吗 ？",
     30},
};

}  // namespace

std::span<const Template> templates_of_english_chat() { return english_chat; }

}  // namespace playground::grammar
