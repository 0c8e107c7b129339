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
     "需要#21 你#22 的 帮助#23 。|我 有 一 个 好#21 消息#22 。|你 能 帮助#21 我#22 吗 ？|我 想 你 "
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
    {"chat zh, good wishes birthday", "",
     "happy#1 birthday#2 , <1:mom|dad|my friend|teacher|grandma|sister|darling> ! <2:i wish you "
     "good health#21|i wish you happiness#21 every day#22|i wish you good luck#21|may you be "
     "young#21 forever#22> !",
     "<1:妈妈|爸爸|我 的 朋友|老师|奶奶|姐姐|亲爱的> ， 生日#2 快乐#1 ！ <2:祝 你 身体 "
     "健康#21|祝 你 每天#22 幸福#21|祝 你 好运#21|祝 你 永远#22 年轻#21> ！",
     30},
    {"chat zh, wishes new year", "",
     "happy <1:new year|spring festival|Christmas|moon festival> to your whole family#1 ! <2:i "
     "wish you all good health#21|i wish you all happiness#21 every day#22|may you get rich#21|may "
     "everything go well#21 at work#22> !",
     "祝 你 全家#1 <1:新年|春节|圣诞|中秋节> 快乐 ！ <2:祝 大家 身体 健康#21|祝 大家 天天#22 "
     "快乐#21|恭喜 发财#21|工作#22 顺利#21> ！",
     38, true},
    {"chat zh, wishes exam", "",
     "good luck#1 with the <1:exam|match|test|meeting|operation> <2:tomorrow|this afternoon|next "
     "week|on Friday> , you can#2 do it , don't be nervous#3 !",
     "祝 你 <2:明天|今天 下午|下周|星期五> 的 <1:考试|比赛|测试|会议|手术> 顺利#1 ， 你 可以#2 的 "
     "， 别 紧张#3 ！",
     30, true},
    {"chat zh, have a good trip", "",
     "have a good trip#1 ! <1:be careful#21 on the road|take care#21 of yourself|call#21 me when "
     "you arrive#22|don't forget your passport#21|send#21 me some photos#22|come#21 back soon#22> "
     ". i will <2:miss you|wait for you at home|think of you every day> .",
     "一路 顺利#1 ！ <1:路 上 小心#21|照顾#21 好 自己|到#22 了 给 我 打 电话#21|别 忘 了 "
     "护照#21|发#21 一些 照片#22 给 我|早点#22 回来#21> 。 我 会 <2:想 你 的|在 家 等 你|每天 都 "
     "想 你> 。",
     30, true},
    {"chat zh, get well", "",
     "I'm sorry#1 to hear that you <1:are ill|have a cold|have a fever|are in the hospital|hurt "
     "your leg|can't sleep> . <2:have a good#21 rest#22|drink#21 more water#22|don't work#21 too "
     "hard|don't worry about work#21|see a doctor#21 soon> , and get well !",
     "听说 你 <1:生病 了|感冒 了|发烧 了|住院 了|腿 受伤 了|睡 不 着> ， 很 难过#1 。 <2:好好#21 "
     "休息#22|多 喝#21 水#22|不要 工作#21 太 累|别 担心 工作#21|快 去 看 医生#21> ， 早点 好 "
     "起来 ！",
     74, true},
    {"chat zh, thanks for help", "",
     "thank you for helping#1 me <1:today|yesterday|last week|this week|these days> , <2:i will "
     "buy#21 you dinner#22 next time|i will buy#21 you coffee#22 tomorrow#23|i don't know what to "
     "say#21|you are a good#21 friend#22|you worked so hard#21|i really don't know how to thank#21 "
     "you> .",
     "谢谢 你 <1:今天|昨天|上周|这 个 星期|这 几 天> 帮#1 我 ， <2:改天 请#21 你 吃 "
     "晚饭#22|明天#23 请#21 你 喝 咖啡#22|不 知道 说#21 什么 好|你 真 是 好#21 朋友#22|辛苦#21 你 "
     "了|真 不 知道 怎么 感谢#21 你> 。",
     30, true},
    {"chat zh, don't be so polite", "",
     "you're welcome#1 , <1:we are friends#21|you are my family#21|it's what i should#21 do|it was "
     "very easy#21|you helped#21 me too#22|i was free#21 anyway> . <2:ask#31 me again if you have "
     "questions#32|call#31 me if something happens#32|see#31 you tomorrow#32|have an early "
     "rest#31> .",
     "不客气#1 ， <1:我们 是 朋友#21|你 是 我 的 家人#21|应该#21 的|很 简单#21|你 也#22 帮#21 过 "
     "我|反正 我 有空#21> 。 <2:有 问题#32 再 问#31 我|有 事#32 给 我 打 电话#31|明天#32 "
     "见#31|早点 休息#31> 。",
     35, true},
    {"chat zh, come down", "",
     "i am already#1 <1:at the door#21 of your home|at the school#21 gate|at the subway "
     "station#21|in front of the cinema#21|at the restaurant#21> , <2:come#31 out quickly|when "
     "will you arrive#31|where are you|why aren't you here yet|should i wait#31 for you|should i "
     "go#31 in first#32> .",
     "我 已经#1 在 <1:你 家 门口#21|学校#21 门口|地铁站#21|电影院#21 门口|餐厅#21> 了 ， <2:快 "
     "出来#31 吧|你 什么时候 到#31|你 在 哪里|你 怎么 还 没 来|要 等#31 你 吗|要 先#32 进#31 去 "
     "吗> 。",
     35, true},
    {"chat zh, parents ask", "",
     "<1:mom|dad|grandma|grandpa> , i miss#1 you so much . i will come home#2 <2:next "
     "week|tomorrow|this weekend|next month|for spring festival> , <3:i want#31 to eat your "
     "dumplings#32|please take care#31 of yourself|don't worry#31 about me#32|remember#31 to wear "
     "more clothes#32|don't work#31 too hard> .",
     "<1:妈|爸|奶奶|爷爷> ， 好 想#1 你 啊 。 <2:下周|明天|这 个 周末|下个月|春节> 回家#2 ， "
     "<3:想#31 吃 你 做 的 饺子#32|好好 照顾#31 自己|别 担心#31 我#32|记得#31 多 穿 点 衣服#32|别 "
     "工作#31 太 累> 。",
     43, true},
    {"chat zh, wear more, weather", "",
     "it's <1:cold|windy|raining|snowing> <2:today|tomorrow|tonight|outside> , <3:remember#31 to "
     "take an umbrella#32|wear#31 more clothes#32|drink#31 more water#32|be careful#31 on the "
     "road#32|go home#31 early#32|stay#31 at home#32> .",
     "<2:今天|明天|今晚|外面> <1:很 冷|刮风|下雨|下雪> ， <3:记得#31 带 伞#32|多 穿#31 点 "
     "衣服#32|多 喝#31 水#32|路 上#32 小心#31|早点#32 回家#31|待#31 在 家#32 吧> 。",
     30, true},
    {"chat zh, what to eat", "",
     "what#1 shall we eat#2 <1:tonight|today|for lunch|for dinner|tomorrow|this weekend> ? <2:i "
     "want#21 to eat hot#22 pot|i don't want#21 to cook#22|let's order#21 takeout#22|i feel like "
     "dumplings#21|anything#21 is fine|not noodles#21 again#22> .",
     "<1:今晚|今天|午饭|晚饭|明天|这 个 周末> 吃#2 什么#1 ？ <2:想#21 吃 火锅#22|不 想#21 "
     "做饭#22|点#21 外卖#22 吧|想 吃 饺子#21|什么#21 都 可以|别 又#22 吃 面条#21> 。",
     40, true},
    {"chat zh, who is it", "",
     "excuse me , who#1 are you ? <1:how did you find#21 my WeChat#22|do i know#21 you|i have a "
     "new#21 phone#22|i don't remember#21 you|why did you call#21 me|are you a friend#21 of Tom> .",
     "请问 你 是 谁#1 ？ <1:你 怎么 找到#21 我 的 微信#22 的|我 认识#21 你 吗|我 换 了 新#21 "
     "手机#22|我 不 记得#21 你 了|为什么 给 我 打 电话#21|你 是 汤姆 的 朋友#21 吗> 。",
     58, true},
    {"chat zh, rest later talk", "",
     "<1:i have to go to a meeting|i have to work|i have to go to class|I'm going to sleep|I'm "
     "going to take a shower|I'm going to eat|i have to drive> now , let's talk#1 later#2 . "
     "<2:bye|goodbye|bye bye|see you tomorrow|good night> .",
     "<1:要 开会 了|要 工作 了|要 上课 了|要 睡觉 了|要 洗澡 了|要 吃饭 了|要 开车 了> ， 晚点#2 "
     "再 说#1 。 <2:再见|再见|拜拜|明天 见|晚安> 。",
     35, true},
    {"chat zh, comfort", "",
     "don't <1:cry|be sad|be angry|worry|be afraid|be nervous> , <2:everything will be fine#21|I'm "
     "here#21|i will always#21 be with you|tell#21 me what happened|it will be better#21 "
     "tomorrow#22|we can solve#21 this problem#22 together> .",
     "别 <1:哭|难过|生气|担心|怕|紧张> 了 ， <2:都 会 好#21 的|我 在 这里#21|我 会 一直#21 陪 着 "
     "你|告诉#21 我 怎么 了|明天#22 会 更 好#21 的|我们 可以 一起 解决#21 这 个 问题#22> 。",
     35, true},
    {"chat zh, forget it", "",
     "forget it#1 , <1:i don't want#21 to talk#22 anymore|I'm not going#21|let's go#21 another "
     "day#22|i will do it myself#21|it's too late#21|it's too expensive#21|you are always#21 like "
     "this|I'm not angry#21> .",
     "算了#1 ， <1:不 想#21 说#22 了|不 去#21 了|改天#22 再 去#21 吧|我 自己#21 做 吧|太 晚#21 "
     "了|太 贵#21 了|你 总是#21 这样|我 没 生气#21> 。",
     35, true},
    {"chat zh, what do you think", "",
     "this <1:dress|hat|coat|bag|phone|desk|sofa> is too <2:expensive|big|small|old|ugly> , "
     "<3:what do you think#31 ?|don't buy#31 it !|i don't want#31 it .|are there any others#31 "
     "?|do you have a better#31 one ?>",
     "这 <1:条 裙子|顶 帽子|件 大衣|个 包|部 手机|张 桌子|张 沙发> 太 <2:贵|大|小|旧|难看> 了 ， "
     "<3:你 觉得#31 呢 ？|别 买#31 ！|我 不 想要#31 。|还 有 别的#31 吗 ？|有 更 好#31 的 吗 ？>",
     30, true},
    {"chat zh, traffic, late", "",
     "I'm stuck in traffic#1 , i will be <1:ten|twenty|thirty|forty> minutes#2 late#3 . <2:you can "
     "start#21 the meeting first#22|please order#21 first#22|I'm really sorry#21|please wait#21 "
     "for me|tell the boss#21> .",
     "堵车#1 了 ， 要 迟到#3 <1:十|二十|三十|四十> 分钟#2 。 <2:你们 先#22 开始#21 开会 吧|请 "
     "先#22 点#21 菜|真的 很 抱歉#21|请 等#21 我 一下|跟 老板#21 说 一下> 。",
     30, true},
    {"chat zh, meet where", "",
     "where#1 shall we meet#2 <1:tomorrow|tonight|on Saturday|on Sunday|this afternoon> ? <2:how "
     "about the subway station#21 ?|in front of the cinema#21 ?|at the restaurant#21 ?|at your#21 "
     "home#22 ?|you#21 decide .|everywhere is fine .>",
     "<1:明天|今晚|星期六|星期天|今天 下午> 在 哪里#1 见#2 ？ <2:地铁站#21 怎么样 ？|电影院#21 "
     "门口 ？|餐厅#21 ？|你#21 家#22 ？|你#21 决定 吧 。|哪里 都 可以 。>",
     30, true},
    {"chat zh, what time", "",
     "what time do you <1:get off work|get home|leave|come back> <2:today|tomorrow|tonight|on "
     "Friday> ? <3:i will wait#31 for you|i want#31 to see you#32|let's drink tea#31 "
     "together#32|let's eat#31 together#32> ?",
     "<2:今天|明天|今晚|星期五> 几 点 <1:下班|到 家|走|回来> ？ <3:我 等#31 你|我 想#31 见 "
     "你#32|一起#32 喝 茶#31 吧|一起#32 吃饭#31 吧> ？",
     30, true},
    {"chat zh, understood ok", "",
     "<1:ok|no problem|of course|i see|great> , <2:i won't be late#21|see#21 you tomorrow#22|i "
     "will send#21 it to you later#22|i will wait#21 for your message#22|i will tell#21 "
     "everyone#22|thank#21 you for your help#22> .",
     "<1:好 的|没问题|当然|知道 了|太 好 了> ， <2:不会 迟到#21|明天#22 见#21|晚点#22 发#21 给 "
     "你|等#21 你 的 消息#22|我 会 告诉#21 大家#22|谢谢#21 你 的 帮助#22> 。",
     35, true},
    {"chat zh, luckily", "",
     "luckily#1 <1:i took an umbrella#21|you reminded#21 me|i left#21 early|nobody was hurt#21|the "
     "shop#21 was still open#22|there was still#21 a ticket#22> , <2:or it would be terrible#21|i "
     "was really scared#21|I'm so lucky#21|I'm so happy#21> .",
     "幸好#1 <1:带 了 伞#21|你 提醒#21 了 我|早点 走#21 了|没有人 受伤#21|商店#21 还 开着#22|还#21 "
     "有 票#22> ， <2:不然 就 糟糕#21 了|真的 好 怕#21|好 幸运#21 啊|好 开心#21 啊> 。",
     25, true},
    {"chat zh, lazy weekend", "",
     "on the weekend#1 i just want to <1:sleep at home|watch a movie|lie on the sofa|play "
     "games|stay with my cat|read a book> , <2:i don't want#21 to go out#22|i don't want#21 to "
     "meet anyone#22|i don't want#21 to wash clothes#22|i don't want#21 to do anything#22|don't "
     "call#21 me> .",
     "周末#1 只 想 <1:在 家 睡觉|看 电影|躺 在 沙发 上|玩 游戏|陪 我 的 猫|看书> ， <2:不 想#21 "
     "出去#22|谁#22 都 不 想#21 见|不 想#21 洗 衣服#22|什么#22 都 不 想#21 做|别 给 我 打 电话#21> "
     "。",
     30, true},
    {"chat zh, work complaint", "",
     "so much <1:work|homework> <2:today|this week|this month> , I'm busy#1 until <3:eleven "
     "o'clock|late at night|nine o'clock|ten o'clock> every day#2 , no time#3 to eat .",
     "<2:今天|这 个 星期|这 个 月> <1:工作|作业> 好 多 ， 每天#2 忙#1 到 <3:十一 点|很 晚|九 点|十 "
     "点> ， 没 时间#3 吃饭 。",
     25, true},
    {"chat zh, money problem", "",
     "can you lend#1 me <1:a hundred|two hundred|five hundred|fifty> yuan#2 ? i <2:didn't take my "
     "wallet#21|forgot to take money#21|have to pay the bill#21|want to buy a ticket#21|want to "
     "take a taxi#21> , i will give#3 it back to you tomorrow .",
     "能 借#1 我 <1:一 百|两 百|五 百|五十> 元#2 吗 ？ <2:没 带 钱包#21|忘记 带 钱#21 了|要 付 "
     "账单#21|想 买 票#21|想 打车#21> ， 明天 还#3 给 你 。",
     30, true},
    {"chat zh, why no answer", "",
     "why#1 don't you <1:answer my message|answer my phone|answer my email|answer my question> ? "
     "are you <2:angry|busy|asleep|sick|at work|in a meeting> ? i am really worried#2 .",
     "为什么#1 不 <1:回 我 的 消息|接 我 的 电话|回 我 的 邮件|回答 我 的 问题> ？ 你 <2:生气 "
     "了|在 忙|睡 了|生病 了|在 上班|在 开会> 吗 ？ 真的 很 担心#2 。",
     25, true},
    {"chat zh, come quickly", "",
     "come#1 quickly , <1:the food is ready#21|the movie has started#21|everyone#21 is "
     "waiting|dinner#21 is getting cold#22|the train#21 is leaving|look#21 at this|it is "
     "raining#21> ! <2:where are you#31 ?|hurry up#31 !|I'm waiting#31 for you#32 .>",
     "快 来#1 ， <1:饭 好#21 了|电影 开始#21 了|大家#21 都 在 等|晚饭#21 要 凉#22 了|火车#21 要 开 "
     "了|看#21 这 个|下雨#21 了> ！ <2:你#31 在 哪里 ？|快#31 点 ！|我 在 等#31 你#32 。>",
     25, true},
    {"chat zh, love and feelings", "",
     "i miss#1 you a little <1:today|tonight|now|these days> , <2:do you miss me too#21 ?|when can "
     "we meet#21 ?|can i call#21 you ?|i can't sleep#21 without you#22 .|what are you doing#21 "
     "?|come back soon#21 .>",
     "<1:今天|今晚|现在|这 几 天> 有点儿 想#1 你 ， <2:你 也#21 想 我 吗 ？|什么时候 能 见面#21 "
     "？|可以 给 你 打 电话#21 吗 ？|没有 你#22 睡#21 不 着 。|在 干嘛#21 ？|早点#21 回来 。>",
     34, true},
    {"chat zh, health wish short", "",
     "<1:eat|sleep|rest|exercise> well , don't <2:worry#21|work#21 too hard|drink#21 too much "
     "coffee#22|play#21 with your phone#22 at night|be angry#21|go to bed#21 too late> , your "
     "health#1 is the most important#2 .",
     "好好 <1:吃饭|睡觉|休息|锻炼> ， 别 <2:担心#21|工作#21 太 累|喝#21 太 多 咖啡#22|晚上 玩#21 "
     "手机#22|生气#21|睡#21 太 晚> ， 身体#1 最 重要#2 。",
     30, true},
    {"chat zh, apology feelings", "",
     "sorry#1 , i was wrong#2 <1:today|yesterday|last night|just now|this morning> , i shouldn't#3 "
     "have <2:lied to you|forgotten your birthday|said those words|been so late|been angry with "
     "you> . can you forgive#4 me ?",
     "对不起#1 ， <1:今天|昨天|昨晚|刚才|今天 早上> 是 我 错#2 了 ， 不应该#3 <2:骗 你|忘记 你 的 "
     "生日|说 那些 话|这么 晚|生 你 的 气> 。 你 可以 原谅#4 我 吗 ？",
     30, true},
    {"chat zh, it's nothing", "",
     "it's nothing#1 , <1:I'm just a little#21 tired#22|I'm fine#21|i just#21 want to cry|i just "
     "miss#21 you|don't worry#21 about me#22|it's over#21|I'm already#21 in bed|it's not your#21 "
     "problem#22> .",
     "没事#1 ， <1:就是 有点儿#21 累#22|我 很 好#21|就是#21 想 哭|就是 想#21 你 了|别 担心#21 "
     "我#22|都 过去#21 了|我 已经#21 在 床 上 了|不是 你#21 的 问题#22> 。",
     30, true},
    {"online, discount", "",
     "<1:this coat is|this bag is|this dress is|these shoes are|this phone is|this computer is> "
     "too#1 expensive#2 , <2:can you give me a discount ?|i don't want to buy anything today .|do "
     "you have anything cheaper ?|i only have a hundred yuan .|i saw a cheaper one online .>",
     "<1:这 件 大衣|这 个 包|这 条 裙子|这些 鞋|这 部 手机|这 台 电脑> 太#1 贵#2 了 ， <2:你 能 "
     "给 我 打折 吗 ？|我 今天 什么 都 不 想 买 。|你 有 便宜 一点儿 的 吗 ？|我 只有 一 百 块 钱 "
     "。|我 在 网上 看到 一 个 更 便宜 的 。>",
     43},
    {"online, size wrong", "",
     "the <1:shoes|trousers|clothes|socks> i#1 bought#2 online#3 <4:yesterday|last week|on Monday> "
     "are too#4 <2:big|small|long|ugly|expensive> , can#5 i get my money back ?",
     "我#1 <4:昨天|上周|星期一> 在 网上#3 买#2 的 <1:鞋|裤子|衣服|袜子> 太#4 <2:大|小|长|难看|贵> "
     "了 ， 可以#5 把 钱 退 给 我 吗 ？",
     43},
    {"online, cheaper than", "",
     "although the <1:shoes|clothes|apples|phones|tickets> here#1 are cheaper#2 , i#3 still#4 want "
     "to <2:look again|go to the mall|buy online|ask my mother> .",
     "虽然 这里#1 的 <1:鞋|衣服|苹果|手机|票> 更 便宜#2 ， 但是 我#3 还是#4 想 <2:再 看看|去 "
     "商场|在 网上 买|问 我 妈妈> 。",
     43},
};

}  // namespace

std::span<const Template> templates_of_chinese_chat() { return chinese_chat; }

}  // namespace playground::grammar
