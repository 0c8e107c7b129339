// Templates: what Chinese people write to each other.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_chat[] = {
    {"chat zh, are you there", "",
     "are you there#1 ? <1:i want#21 to ask#22 you a question#23 .|i need#21 your#22 help#23 .|i "
     "have good#21 news#22 .|can you help#21 me#22 ?|can you lend#21 me some money#22 ?|do you "
     "have time#21 this weekend#22 ?|can i call#21 you#22 now#23 ?|what are you doing#21 ?>",
     "在#1 吗 ？ <1:想#21 问#22 你 一 个 问题#23 。|需要#21 你#22 的 帮助#23 。|有 一 个 好#21 "
     "消息#22 。|能 帮#21 我#22 一下 吗 ？|能 借#21 我 一点儿 钱#22 吗 ？|这 个 周末#22 有时间#21 "
     "吗 ？|现在#23 可以 给 你#22 打 电话#21 吗 ？|在 干嘛#21 ？>",
     46, true},
    {"chat zh, hello are you there", "",
     "<1:hello|hi|hey|good morning|good evening> , are you#1 there#2 ? <2:i want#21 to ask#22 you "
     "a question#23 .|i need#21 your#22 help#23 .|i have good#21 news#22 .|can you help#21 me#22 "
     "?|i miss you .|long time no see .>",
     "<1:你好|嗨|嘿|早上 好|晚上 好> ， 你#1 在#2 吗 ？ <2:我 想#21 问#22 你 一 个 问题#23 。|我 "
     "需要#21 你#22 的 帮助#23 。|我 有 好#21 消息#22 。|你 能 帮#21 我#22 吗 ？|我 想 你 "
     "。|好久 不见 。>",
     35},
    {"chat zh, eaten yet", "",
     "have you eaten#1 <1:breakfast|lunch|dinner> yet ? <2:i haven't eaten#21 yet .|I'm so "
     "hungry#21 .|let's eat#21 together#22 .|i just#22 finished eating#21 .|do you want#21 to "
     "eat#22 together#23 ?>",
     "<1:早饭|午饭|晚饭> 吃#1 了 吗 ？ <2:我 还 没 吃#21 。|我 好 饿#21 。|一起#22 吃#21 吧 。|我 "
     "刚#22 吃#21 完 。|要#21 不要 一起#23 吃#22 ？>",
     35, true},
    {"chat zh, not eaten yet answer", "",
     "i haven't eaten#1 yet , I'm still#2 <1:working|at the office|on the subway|in a meeting|at "
     "school|on the bus> . <2:you can eat#21 first#22 .|what about you#21 ?|i want#21 to eat#22 "
     "hot pot#23 .|what#21 are we eating tonight#22 ?>",
     "还 没 吃#1 ， 还#2 在 <1:工作|办公室|地铁 上|开会|学校|公交车 上> 。 <2:你 先#22 吃#21 吧 "
     "。|你#21 呢 ？|想#21 吃#22 火锅#23 。|今晚#22 吃 什么#21 ？>",
     35, true},
    {"chat zh, what's up", "",
     "what is it#1 ? i am <1:in a meeting|at work|in class|driving|eating|on the train|outside> "
     "now#2 , <2:i will call#21 you#22 later#23 .|please send#21 me a message#22 .|can we talk#21 "
     "later#22 ?|it is not convenient#21 to talk#22 .>",
     "有 事#1 吗 ？ 我 现在#2 在 <1:开会|上班|上课|开车|吃饭|火车 上|外面> ， <2:晚点#23 给 你#22 "
     "打 电话#21 。|请 给 我 发#21 消息#22 。|可以 晚点#22 说#21 吗 ？|不 方便#21 说话#22 。>",
     35, true},
    {"chat zh, long time no see", "",
     "long time no see ! how#1 have you#2 been <1:lately|this year|this month> ? are you <2:busy "
     "at work|still#21 in Beijing#22|well|still#21 playing basketball#22|still#21 learning#22 "
     "English#23> ?",
     "好久 不见 ！ 你#2 <1:最近|今年|这 个 月> 过 得 怎么样#1 ？ <2:工作 忙 吗|还#21 在 北京#22 "
     "吗|身体 好 吗|还#21 打 篮球#22 吗|还#21 在 学#22 英语#23 吗> ？",
     35, true},
    {"chat zh, long time no see, plain", "",
     "long time no see , <1:my friend|teacher|grandma|Tom|Mary|uncle> ! i miss#1 you very much . "
     "<2:when are you free#21 ?|let's have#21 dinner#22 together#23 .|when are you coming#21 back "
     "?|how#21 are you#22 ?>",
     "好久 不见 ， <1:我 的 朋友|老师|奶奶|汤姆|玛丽|叔叔> ！ 我 非常 想#1 你 。 <2:你 什么时候 "
     "有空#21 ？|我们 一起#23 吃#21 晚饭#22 吧 。|你 什么时候 回来#21 ？|你#22 好#21 吗 ？>",
     30},
    {"chat zh, working overtime", "",
     "i have to work overtime#1 <1:tonight|today|tomorrow|this weekend|on Saturday> , <2:i will be "
     "home#21 late#22|you can eat#21 first#22|don't wait#21 for me#22|i can't go#21 with you#22|we "
     "will meet#21 another#22 day> .",
     "<1:今晚|今天|明天|这 个 周末|星期六> 要 加班#1 ， <2:晚点#22 回家#21|你们 先#22 吃#21 "
     "吧|不要 等#21 我#22|不能 跟 你#22 一起 去#21 了|改天#22 见#21> 。",
     40, true},
    {"chat zh, overtime again", "",
     "i am working overtime#1 again <1:today|tonight|this week|this weekend> , <2:I'm "
     "exhausted#21|I'm so tired#21|I'm really annoyed#21|i don't want#21 to work#22 anymore|i "
     "really want#21 to go home#22|i haven't eaten#21 yet> .",
     "<1:今天|今晚|这 个 星期|这 个 周末> 又 加班#1 ， <2:累死#21 了|好 累#21 啊|真的 好 "
     "烦#21|不#21 想 工作#22 了|好 想#21 回家#22 啊|饭 还 没 吃#21> 。",
     40, true},
    {"chat zh, home later", "",
     "i will be back#1 <1:later|a little later|very late|after work|after dinner> , <2:you can "
     "eat#21 first#22|you can go#21 to sleep#22 first|don't wait#21 for me#22|don't worry#21 about "
     "me#22|don't cook#21 for me#22> .",
     "<1:晚点|晚 一点儿|很 晚 才|下班 以后|吃 完 晚饭> 回来#1 ， <2:你们 先#22 吃#21 吧|你们 先 "
     "去#21 睡觉#22|别 等#21 我#22|别 担心#21 我#22|别 给 我#22 做饭#21> 。",
     35, true},
    {"chat zh, eat first, don't wait", "",
     "you can eat#1 first , don't wait#2 for me , <1:I'm still#21 at the office#22|I'm still#21 in "
     "a meeting#22|i have to work overtime#21|the traffic is terrible#21|I'm stuck in traffic#21 "
     "again#22|i missed#21 the bus#22|I'm not hungry#21> .",
     "你们 先 吃#1 ， 别 等#2 我 了 ， <1:我 还#21 在 办公室#22|我 还#21 在 开会#22|我 要 "
     "加班#21|路 上 堵车 很 厉害#21|又#22 堵车#21 了|我 错过#21 了 公交车#22|我 不 饿#21> 。",
     35, true},
    {"chat zh, haha", "",
     "<1:haha|hahaha|lol> , I'm dying#1 of laughter , <2:this video is so funny#21 .|you are so "
     "funny#21 .|this joke is so funny#21 .|this cat is so cute#21 .|where did you find#21 this "
     "picture#22 ?|your dog is so silly#21 .|look#21 at this photo#22 .>",
     "<1:哈哈|哈哈哈|哈哈> 笑死#1 我 了 ， <2:这 个 视频 太 好笑#21 了 。|你 太 好笑#21 了 。|这 "
     "个 笑话 太 好笑#21 了 。|这 只 猫 太 可爱#21 了 。|这 张 图#22 在 哪里 找到#21 的 ？|你 的 "
     "狗 好 傻#21 啊 。|你 看#21 这 张 照片#22 。>",
     37, true},
    {"chat zh, what to do", "",
     "what should i do ! i lost#1 my <1:phone|wallet|keys|passport|luggage|ticket|umbrella> <2:on "
     "the subway|at school|at the airport|in the taxi|at the station> .",
     "怎么办 啊 ！ 我 在 <2:地铁 上|学校|机场|出租车 上|车站> 把 "
     "<1:手机|钱包|钥匙|护照|行李|票|雨伞> 弄丢#1 了 。",
     35, true},
    {"chat zh, what to do worry", "",
     "what should i do ? <1:I'm late#21 again#22|i forgot#21 my password#22|i missed#21 the "
     "last#22 bus|there is an exam#21 tomorrow#22|i can't sleep#21|my boss#21 is angry#22|my "
     "computer#21 is broken|my phone#21 has no battery#22> , <2:I'm so nervous|I'm so worried|I'm "
     "so scared|please help me|I'm going to cry> ?",
     "怎么办 啊 ， <1:又#22 迟到#21 了|我 忘记#21 密码#22 了|错过#21 了 最后#22 一 班 "
     "公交车|明天#22 有 考试#21|睡 不 着#21|老板#21 生气#22 了|我 的 电脑#21 坏 了|我 的 手机#21 "
     "没电#22 了> ， <2:好 紧张|好 担心|好 害怕|请 帮助 我|我 要 哭 了> ？",
     35, true},
    {"chat zh, where are you now", "",
     "where are you now ? i am already#1 <1:at the station|at the restaurant|at the cinema|at the "
     "airport|at school|at the door|at the hotel> , <2:hurry up#21|i will wait#21 for you|don't be "
     "late#21|I'm so hungry#21|the movie is about to start#21|there are only#21 ten#22 minutes "
     "left> .",
     "到 哪 了 ？ 我 已经#1 到 <1:车站|餐厅|电影院|机场|学校|门口|酒店> 了 ， <2:快#21 点|我 等#21 "
     "你|别 迟到#21 了|好 饿#21 啊|电影 马上 开始#21|只有#21 十#22 分钟 了> 。",
     35, true},
    {"chat zh, on the way", "",
     "I'm on the way#1 , i will be there in <1:five#21 minutes|ten#21 minutes|twenty#21 "
     "minutes|half#21 an hour> , <2:wait#31 for me|please wait#31|you can order#31 first|you can "
     "go in#31 first|don't worry#31> .",
     "在 路#1 上 了 ， <1:五#21 分钟|十#21 分钟|二十#21 分钟|半#21 个 小时> 就 到 ， <2:等#31 "
     "我|请 等#31 一下|你 先 点 菜#31|你 先 进 去#31|别 担心#31> 。",
     35, true},
    {"chat zh, don't wait for me", "",
     "don't wait#1 for me , <1:i will be a little late#21|I'm not going#21 today#22|I'm still#21 "
     "on the way#22|i have no time#21 tonight#22|i have a meeting#21 in the afternoon#22|i don't "
     "feel well#21> . have a good time#2 !",
     "别 等#1 我 了 ， <1:我 会 晚#21 一点儿|我 今天#22 不 去#21 了|我 还#21 在 路#22 上|我 "
     "今晚#22 没 时间#21|我 下午#22 有 一 个 会#21|我 不舒服#21> 。 玩#2 得 开心 ！",
     35, true},
    {"chat zh, changed to afternoon", "",
     "the <1:meeting|class|exam|match|party|dinner> has been moved#1 to <2:tomorrow#21 "
     "afternoon#22|the afternoon#21|Friday#21 morning#22|next#21 Monday#22|three#22 o'clock in the "
     "afternoon#21|tonight#21 at eight#22> , don't forget#2 .",
     "<1:会议|课|考试|比赛|聚会|晚饭> 改#1 到 <2:明天#21 下午#22|下午#21|星期五#21 早上#22|下#21 "
     "星期一#22|下午#21 三#22 点|今晚#21 八#22 点> 了 ， 别 忘#2 了 。",
     30, true},
    {"chat zh, can we change", "",
     "something came up <1:at work|at home|at school> , can we change#1 it to <2:tomorrow|the "
     "afternoon|Saturday|Sunday|next week|next month> ? I'm really#2 sorry#3 .",
     "<1:公司|家 里|学校> 有点 事 ， 可以 改#1 到 <2:明天|下午|星期六|星期天|下周|下个月> 吗 ？ "
     "真的#2 很 抱歉#3 。",
     30, true},
    {"chat zh, no time, maybe next time", "",
     "I'm not free#1 <1:today|tonight|tomorrow|this weekend|this week|on Saturday|on Friday> , "
     "<2:let's do it another#21 day|i have to work overtime#21|i have to take care#21 of my "
     "children#22|i have an exam#21|I'm going to see a doctor#21|i have to go#21 to the "
     "hospital#22|i want#21 to rest#22 at home> .",
     "<1:今天|今晚|明天|这 个 周末|这 个 星期|星期六|星期五> 没 空#1 ， <2:改天#21 吧|要 "
     "加班#21|要 照顾#21 孩子#22|有 考试#21|要 去 看 医生#21|要 去#21 医院#22|想#21 在 家 休息#22> "
     "。",
     35, true},
    {"chat zh, are you free", "",
     "are you free#1 <1:tonight|tomorrow|this weekend|on Saturday|on Sunday|after work> ? let's "
     "<2:have hot#21 pot together|see a movie#21 together|drink coffee#21 together|go shopping#21 "
     "together|play basketball#21 together|sing#21 together> .",
     "<1:今晚|明天|这 个 周末|星期六|星期天|下班 以后> 有空#1 吗 ？ 一起 <2:吃 火锅#21|看 "
     "电影#21|喝 咖啡#21|逛街#21|打 篮球#21|唱歌#21> 吧 。",
     40, true},
    {"chat zh, whatever you like", "",
     "anything#1 is fine#2 , <1:you can decide#21|i eat#21 everything#22|i will listen#21 to you|i "
     "will eat#21 what you eat|but it can't be too spicy#21|but not#21 too expensive#22|but i "
     "don't want#21 hot pot#22> .",
     "什么#1 都 可以#2 ， <1:你 决定#21 吧|我 什么#22 都 吃#21|我 听#21 你 的|你 吃 什么 我 就 "
     "吃#21 什么|但是 不能 太 辣#21|但是 不要#21 太 贵#22|但是 不 想#21 吃 火锅#22> 。",
     35, true},
    {"chat zh, thank you for your hard work", "",
     "thank you for your hard#1 work , <1:teacher|doctor|mom|dad|everyone|dear|boss> ! <2:have an "
     "early rest#21|go home#21 early|please take care#21 of yourself|have some water#21|you can "
     "rest#21 now|let's eat#21 something good> .",
     "<1:老师|医生|妈妈|爸爸|大家|亲爱的|老板> 辛苦#1 了 ！ <2:早点 休息#21|早点 回家#21|请 "
     "照顾#21 好 自己|喝 点 水#21|现在 可以 休息#21 了|吃#21 点 好 的> 。",
     35, true},
    {"chat zh, sorry just saw", "",
     "sorry#1 , i just#2 saw your message#3 . i was <1:in a meeting|sleeping|driving|cooking|in "
     "class|working|taking a shower|playing basketball> <2:just now|this morning|this afternoon> .",
     "抱歉#1 ， 刚#2 看到 你 的 消息#3 。 我 <2:刚才|今天 早上|今天 下午> 在 "
     "<1:开会|睡觉|开车|做饭|上课|工作|洗澡|打 篮球> 。",
     40, true},
    {"chat zh, sorry late answer", "",
     "sorry for such a late#2 answer#1 , <1:i was in a meeting all#21 day|my phone#21 had no "
     "battery#22|i was too busy#21 today#22|i fell asleep#21 last night#22|i was on the plane#21|i "
     "just#21 got up#22|i didn't see#21 your message#22> .",
     "不好意思 ， 这么 晚#2 才 回#1 你 ， <1:开 了 一天#21 的 会|手机#21 没电#22 了|今天#22 太 "
     "忙#21 了|昨晚#22 睡着#21 了|我 在 飞机#21 上|刚#21 起床#22|没 看到#21 你 的 消息#22> 。",
     35, true},
    {"chat zh, sorry can't come", "",
     "sorry , i can't come#1 <1:today|tonight|tomorrow|on Saturday> . <2:i have a fever#21|i have "
     "a headache#21|i have a cold#21|my daughter#21 is ill#22|my son#21 is ill#22|i don't feel "
     "well#21|my cat#21 is ill#22> , so i have to stay#2 at home#3 .",
     "抱歉 ， 我 <1:今天|今晚|明天|星期六> 来#1 不了 。 <2:我 发烧#21 了|我 头疼#21|我 感冒#21 "
     "了|我 的 女儿#21 生病#22 了|我 的 儿子#21 生病#22 了|我 不舒服#21|我 的 猫#21 生病#22 了> ， "
     "所以 得 待#2 在 家#3 。",
     35, true},
    {"chat zh, ask for leave", "",
     "boss#1 , i want to ask for leave#2 <1:today|tomorrow|this afternoon|on Friday|tomorrow "
     "morning> because <2:i have a fever#21|i don't feel well#21|i have to see a doctor#21|i have "
     "to take#21 my mother#22 to the hospital#23|my child#21 is ill#22|i have to go#21 to the "
     "airport#22> .",
     "老板#1 ， 我 <1:今天|明天|今天 下午|星期五|明天 早上> 想 请假#2 ， 因为 <2:我 发烧#21 "
     "了|我 不舒服#21|我 得 看 医生#21|我 得 带#21 我 妈妈#22 去 医院#23|我 的 孩子#21 生病#22 "
     "了|我 得 去#21 机场#22> 。",
     35},
    {"chat zh, phone out of battery", "",
     "my phone#1 is almost out of battery#2 , <1:i will call#21 you back later#22|let's talk#21 "
     "tomorrow#22|i will send#21 you a message when i get home#22|i need to charge#21 it "
     "first#22|where can i charge#21 it> .",
     "手机#1 快 没电#2 了 ， <1:晚点#22 给 你 打 电话#21|明天#22 再 说#21|到 家#22 给 你 发#21 "
     "消息|得 先#22 充电#21|哪里 可以 充电#21> 。",
     30, true},
    {"chat zh, arrived home?", "",
     "are you home#1 yet ? <1:send#21 me a message when you get home#22|be careful#21 on the "
     "way#22|it is raining#21 , take an umbrella#22|it's too dark outside#21 , be careful#22|I'm a "
     "little worried#21|i will wait#21 for you at home#22> .",
     "到 家#1 了 吗 ？ <1:到 家#22 给 我 发#21 一 个 消息|路 上#22 小心#21|下雨#21 了 ， 带 "
     "伞#22|外面#21 太 黑 ， 小心#22 点|有点儿 担心#21|我 在 家#22 等#21 你> 。",
     35, true},
    {"chat zh, got home", "",
     "I'm home#1 , <1:don't worry#21|you can go#21 to sleep now#22|the traffic was terrible#21|so "
     "tired#21|good night#21|thank you for dinner#21 tonight#22|thank you for taking#21 me "
     "home#22> .",
     "到 家#1 了 ， <1:别 担心#21|你 可以 去#21 睡#22 了|路 上 堵车 很 厉害#21|好 "
     "累#21|晚安#21|谢谢 你 今晚#22 的 晚饭#21|谢谢 你 送#21 我 回家#22> 。",
     35, true},
    {"chat zh, slept yet", "",
     "are you asleep#1 ? i can't sleep#2 , <1:i want to chat#21 with you|it's too hot#21|the "
     "neighbors#21 are too noisy#22|i drank#21 too much coffee#22|there is an exam#21 "
     "tomorrow#22|i miss home#21 a little|I'm hungry#21> .",
     "睡#1 了 吗 ？ 睡#2 不 着 ， <1:想 跟 你 聊天#21|太 热#21 了|邻居#21 太 吵#22 了|喝#21 了 太 "
     "多 咖啡#22|明天#22 有 考试#21|有点儿 想家#21|饿#21 了> 。",
     35, true},
    {"chat zh, early rest", "",
     "it's late#1 , <1:have an early rest#21|you should go to sleep#21|don't play with your "
     "phone#21 anymore|you have to go#21 to work tomorrow#22|we can talk#21 tomorrow#22|go "
     "home#21> . good night#2 , sweet dreams !",
     "很 晚#1 了 ， <1:早点 休息#21|你 该 去 睡觉#21 了|别 玩 手机#21 了|明天#22 还 要 "
     "上班#21|明天#22 再 说#21|回家#21 吧> 。 晚安#2 ， 好梦 ！",
     35, true},
    {"chat zh, bad mood", "",
     "I'm in a bad mood#1 <1:today|these days|lately|tonight> , <2:i don't want#21 to talk#22 .|i "
     "don't want#21 to go#22 to work .|i want#21 to be alone#22 .|i want#21 to cry#22 .|i want#21 "
     "to eat#22 ice cream .|can you stay#21 with me ?|can you chat#21 with me ?>",
     "<1:今天|这 几 天|最近|今晚> 心情#1 不 好 ， <2:不 想#21 说话#22 。|不 想#21 上班#22 。|想#21 "
     "一个人#22 待着 。|想#21 哭#22 。|想#21 吃#22 冰淇淋 。|能 陪#21 我 吗 ？|能 跟 我 聊天#21 吗 "
     "？>",
     35, true},
    {"chat zh, so tired", "",
     "so <1:tired|sleepy|annoyed|bored|sad> ! i really want#1 to <2:go home#21|have a "
     "holiday#21|sleep#21 for a whole day|eat#21 something good|travel#21|go to the "
     "beach#21|drink#21 some milk tea|lie#21 in bed> .",
     "好 <1:累|困|烦|无聊|难过> 啊 ！ 好 想#1 <2:回家#21|放假#21|睡#21 一天|吃#21 点 好 的|去 "
     "旅行#21|去 海边#21|喝#21 奶茶|躺#21 在 床 上> 。",
     35, true},
    {"chat zh, don't want to work", "",
     "i don't want#1 to <1:go to work|go to school|get up|work overtime|do homework|have a "
     "meeting> , <2:i just want#21 to sleep#22|i just want#21 to lie#22 in bed|it's too cold#21 "
     "today#22|I'm so sleepy#21|it's Monday#21 again#22|i only slept#21 four#22 hours last night> "
     ".",
     "不 想#1 <1:上班|上学|起床|加班|写 作业|开会> ， <2:只 想#21 睡觉#22|只 想#21 躺#22 在 床 "
     "上|今天#22 太 冷#21 了|好 困#21 啊|又是#22 星期一#21 了|昨晚 只 睡#21 了 四#22 个 小时> 。",
     35, true},
    {"chat zh, boss complaint", "",
     "my <1:boss|manager|colleague|roommate|teacher|boyfriend|girlfriend|neighbor> <2:is late#21 "
     "every day|got angry#21 again#22 today|scolded#21 me again#22 today|doesn't understand#21 "
     "anything|talks#21 too much|says#21 the same thing every day#22> , I'm really#1 annoyed#2 .",
     "我 的 <1:老板|经理|同事|室友|老师|男朋友|女朋友|邻居> <2:每天 都 迟到#21|今天 又#22 生气#21 "
     "了|今天 又#22 骂#21 我 了|什么 都 不 懂#21|话#21 太 多|每天#22 都 说#21 一样 的 话> ， "
     "真的#1 好 烦#2 。",
     30, true},
    {"chat zh, food complaint", "",
     "the <1:food|soup|hot pot|beef|fish> today#1 is too <2:salty|spicy|expensive|oily|bad> , i "
     "won't come#2 here again#3 .",
     "今天#1 的 <1:饭|汤|火锅|牛肉|鱼> 太 <2:咸|辣|贵|油腻|难 吃> 了 ， 不会 再#3 来#2 这里 了 。",
     30, true},
    {"chat zh, topic comment seen", "",
     "<1:i have already watched#21 this movie#22|i have already read#21 this book#22|i have "
     "already heard#21 this song#22|i have already finished#21 the homework#22|i have already "
     "bought#21 the tickets#22|i have already washed#21 the clothes#22|i have already cooked#21 "
     "dinner#22> , <2:what about you|you can rest#31|don't worry#31|let's do something "
     "else#31|let's go#31> .",
     "<1:这 部 电影#22 我 已经 看#21 过 了|这 本 书#22 我 已经 看#21 过 了|这 首 歌#22 我 已经 "
     "听#21 过 了|作业#22 已经 写#21 完 了|票#22 已经 买#21 好 了|衣服#22 已经 洗#21 好 了|晚饭#22 "
     "已经 做#21 好 了> ， <2:你 呢|你 可以 休息#31 了|别 担心#31|做 点 别的#31 吧|走#31 吧> 。",
     35, true},
    {"chat zh, takeout topic", "",
     "the <1:takeout|package|cake|pizza> has arrived#1 , <2:i will go#21 down to get#22 it|please "
     "open#21 the door#22|can you help#21 me get it|where are you#21|hurry up#21> .",
     "<1:外卖|快递|蛋糕|比萨饼> 到#1 了 ， <2:我 下去#21 拿#22|请 开#21 一下 门#22|能 帮#21 我 拿 "
     "一下 吗|你#21 在 哪里|快#21 点> 。",
     30, true},
    {"chat zh, money topic", "",
     "i have already sent#1 you the <1:money|photos|video|file|address|password|tickets|map> on "
     "WeChat#2 , <2:did you get#21 it ?|take#21 a look .|don't forget to look#21 .|please check#21 "
     ".|don't tell#21 others#22 .>",
     "<1:钱|照片|视频|文件|地址|密码|票|地图> 已经 用 微信#2 发#1 给 你 了 ， <2:收#21 到 了 吗 "
     "？|你 看#21 一下 。|别 忘 了 看#21 。|请 检查#21 一下 。|不要 告诉#21 别人#22 。>",
     58, true},
};

}  // namespace

std::span<const Template> templates_of_chinese_chat() { return chinese_chat; }

}  // namespace playground::grammar
