// Templates: messages to friends and family.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template messages[] = {
    {"msg, wish you", "",
     "i wish#1 you <1:all#21 the best#22|a nice#21 weekend#22|a good#21 trip#22|a happy#21 "
     "life#22> .",
     "祝#1 你 <1:一切#21 顺利#22|周末#22 愉快#21|旅途#22 愉快#21|生活#22 快乐#21> 。", 20},
    {"msg, wish family", "",
     "i wish#1 <1:you#11 and your family#12|your#11 parents#12|you#11 both> <2:a happy#21 "
     "new#22 year#22|health#21 and happiness#22|a happy#21 Christmas#22> .",
     "祝#1 <1:你#11 和 你 的 家人#12|你#11 父母#12|你们#11> <2:新年#22 快乐#21|健康#21 "
     "幸福#22|圣诞#22 快乐#21> 。",
     18},
    {"msg, get well soon", "",
     "i hope#1 you get#2 well#2 soon#3 , <1:we miss you|everyone misses you|please rest "
     "well|please drink more water|everyone is waiting for you> .",
     "我 希望#1 你 快#3 点 好#2 起来 ， <1:我们 想 你|大家 都 想 你|请 好好 休息|请 多 喝 水|大家 "
     "都 在 等 你> 。",
     18},
    {"msg, congratulations on getting", "",
     "congratulations#1 , you <1:got#21 into university#22|got married#21|found#21 a new "
     "job#22|passed#21 the exam#22|won#21 the game#22> ! I'm really#2 happy#3 for#4 you#5 !",
     "恭喜#1 ， 你 <1:考上#21 了 大学#22|结婚#21 了|找到#21 了 新 工作#22|通过#21 了 "
     "考试#22|赢#21 了 比赛#22> ！ 我 真的#2 为#4 你#5 高兴#3 ！",
     18},
    {"msg, best in the world", "",
     "happy#1 birthday#2 to the best#3 <1:mom|dad|friend|sister|boss|teacher> in the world#4 !",
     "祝 世界#4 上 最好#3 的 <1:妈妈|爸爸|朋友|姐姐|老板|老师> 生日#2 快乐#1 ！", 16},
    {"msg, no wonder", "",
     "no#1 wonder#1 <1:you are so tired|he is so angry|she didn't come|they are so happy|the baby "
     "is crying> , <1:you didn't sleep last night|somebody stole his bike|she is sick|they won the "
     "game|he is hungry> .",
     "难怪#1 <1:你 这么 累|他 这么 生气|她 没 来|他们 这么 高兴|宝宝 在 哭> ， <1:你 昨晚 没 "
     "睡觉|有人 偷 了 他 的 自行车|她 生病 了|他们 赢 了 比赛|他 饿 了> 。",
     24},
    {"msg, no wonder closed", "",
     "no#1 wonder#1 <1:the shop is closed|there is nobody here|the office is empty|it's so quiet> "
     ", today is <2:Sunday|a holiday> .",
     "难怪#1 <1:商店 关门 了|这里 没有人|办公室 是 空 的|这么 安静> ， 今天 <2:是 星期天|放假> 。",
     16},
    {"msg, what if", "",
     "what#1 if#2 <1:it rains|he doesn't come|the train is late|they don't like me|we miss the "
     "bus|i can't find it> ?",
     "如果#2 <1:下雨|他 不来|火车 晚点 了|他们 不 喜欢 我|我们 错过 公交车|我 找 不到> 怎么办#1 ？",
     24},
    {"msg, in case", "",
     "take#1 <1:an umbrella|a book|a jacket|some medicine> with you , in#2 case#2 <1:it "
     "rains#21|you get bored#21|it gets cold#21|you get sick#21> .",
     "带#1 <1:一 把 伞|一 本 书|一 件 夹克|一些 药> ， 万一#2 <1:下雨#21 呢|无聊#21 呢|冷#21 "
     "呢|生病#21 呢> 。",
     30},
    {"msg, number in case", "",
     "this#3 is my#4 <1:number|address> , in#2 case#2 you <2:get lost#21|need#21 help#22|can't#21 "
     "find#22 me#23|miss#21 the bus#22> .",
     "这#3 是 我#4 的 <1:号码|地址> ， 万一#2 你 <2:迷路#21 呢|需要#21 帮助#22 呢|找#22 不到#21 "
     "我#23 呢|错过#21 公交车#22 呢> 。",
     24},
    {"msg, made it myself", "",
     "i <1:made#11 this#14 cake#12|drew#11 this#14 picture#12|fixed#11 this#14 bike#12|wrote#11 "
     "this#14 song#12|cooked#11 this#14 dinner#12> myself#1 .",
     "我 自己#1 <1:做#11 了 这#14 个 蛋糕#12|画#11 了 这#14 幅 图画#12|修理#11 了 这#14 辆 "
     "自行车#12|写#11 了 这#14 首 歌曲#12|做#11 了 这#14 顿 晚饭#12> 。",
     16},
    {"msg, almost did", "",
     "i almost#1 <1:missed the bus|forgot your birthday|fell asleep in class|lost my "
     "phone|cried> <2:today|this morning|yesterday> .",
     "我 <2:今天|今天 早上|昨天> 差点#1 <1:错过 了 公交车|忘记 了 你 的 生日|在 课 上 睡着 了|弄丢 "
     "了 手机|哭 了> 。",
     36},
    {"msg, almost hit", "",
     "be#1 careful#1 , you almost#2 <1:fell#21|broke#21 the cup#22|hit#21 me#22|hit#21 the "
     "tree#22> !",
     "小心#1 ， 你 差点#2 <1:摔倒#21|打碎#21 杯子#22|撞#21 到 我#22|撞#21 到 树#22> ！", 21},
    {"msg, finally managed", "",
     "i finally#1 managed#1 to <1:find a job|buy the tickets|finish the report|fall asleep|wake "
     "him up> <2:.|, I'm so happy .>",
     "我 好不容易#1 才 <1:找到 工作|买 到 票|写 完 报告|睡着|叫醒 他> <2:。|， 我 太 高兴 了 "
     "。>",
     35},
    {"msg, managed and then", "",
     "<1:he|she|my sister|my brother> finally#1 managed#1 to <2:buy a house|find a good job|learn "
     "to swim> , but#2 then#3 got#4 sick#4 .",
     "<1:他|她|我 姐姐|我 哥哥> 好不容易#1 才 <2:买 到 房子|找到 好 工作|学 会 游泳> ， 但是#2 "
     "后来#3 生病#4 了 。",
     27},
    {"msg, or not", "",
     "<1:are you#11 coming#12|do you#11 love#12 me#13|do you#11 want#12 to go#13|is he#11 "
     "right#12|are they#11 coming#12|do you#11 want#12 it> or not ?",
     "<1:你#11|你#11|你#11|他#11|他们#11|你#11> <1:来#12 还是 不来#12|爱#12 我#13 还是 不 "
     "爱#12|想#12 去#13 还是 不 想#12 去#13|对#12 还是 不 对#12|来#12 还是 不来#12|要#12 还是 "
     "不要#12> ？",
     24},
    {"msg, what exactly", "",
     "what#1 exactly#2 <1:do you#11 want#12|are you#11 doing#12|did he#11 say#12|are you#11 "
     "afraid#12 of|does she#11 like#12|did they#11 see#12> ?",
     "<1:你#11|你#11|他#11|你#11|她#11|他们#11> 到底#2 <1:想要#12|在 做#12|说#12 "
     "了|怕#12|喜欢#12|看见#12 了> 什么#1 ？",
     41},
    {"msg, who exactly", "",
     "<1:who#11|where#11> exactly#1 <2:is he#12|are you#12|is she#12|are they#12> ?",
     "<2:他#12|你#12|她#12|他们#12> 到底#1 <1:是 谁#11|在 哪里#11> ？", 25},
    {"msg, can't believe it", "",
     "<1:he#11 actually#1 forgot#12 my#13 birthday#14|she#11 actually#1 lied#12|you#11 "
     "actually#1 ate#12 it all#13|they#11 actually#1 got married#12|he#11 is actually#1 "
     "only#12 ten#13|this is#11 actually#1 free#12> !",
     "<1:他#11|她#11|你#11|他们#11|他#11|这> 居然#1 <1:忘记#12 了 我#13 的 生日#14|撒谎#12 "
     "了|把 它 都#13 吃#12 了|结婚#12 了|只有#12 十#13 岁|是#11 免费#12 的> ！",
     43},
    {"msg, even didn't", "",
     "<1:my boss|my husband|my little brother|that girl> actually#1 <2:smiled at me|brought me a "
     "gift|said thank you|asked me to dinner> <3:today|this morning> !",
     "<1:我 的 老板|我 丈夫|我 弟弟|那 个 女孩> <3:今天|今天 早上> 居然#1 <2:对 我 笑 了|给 我 带 "
     "了 礼物|说 了 谢谢|请 我 吃 晚饭> ！",
     25, true},
    {"msg, let's just", "",
     "<1:it's raining|i don't want to cook|it's too late|the bus isn't coming|we are lost> , "
     "let's#1 just#2 <1:stay at home|order takeout|go to bed|walk|take a taxi> .",
     "<1:下雨 了|我 不 想 做饭|太 晚 了|公交车 不来 了|我们 迷路 了> ， 我们#1 干脆#2 <1:待 在 家 "
     "里|点 外卖|睡觉|走路|坐 出租车> 吧 。",
     36},
    {"msg, why not just", "",
     "why#1 don't#3 you just#2 <1:call him|tell her|buy a new one|ask the teacher|sleep here "
     "tonight> ?",
     "你 为什么#1 不#3 干脆#2 <1:给 他 打 电话|告诉 她|买 一 个 新的|问 老师|今晚 睡 在 这里> "
     "？",
     32},
    {"msg, anyway", "",
     "<1:i can help you|let's watch another movie|i can wait|i can give you my ticket|you can use "
     "my computer> , <1:I'm not busy|tomorrow is Sunday|i have time|i can't go|i don't need it> "
     "anyway#1 .",
     "<1:我 能 帮助 你|我们 再 看 一 部 电影 吧|我 可以 等|我 可以 把 我 的 票 给 你|"
     "你 可以 用 我 的 电脑> "
     "， 反正#1 <1:我 不 忙|明天 是 星期天|我 有时间|我 不能 去|我 不 需要 它> 。",
     29},
    {"msg, anyway not", "",
     "<1:he won't come|she won't listen|nobody will know|i don't like him|it's not far> anyway#1 , "
     "<1:let's go|don't tell her|don't worry|I'm not sad|let's walk> .",
     "反正#1 <1:他 不会 来|她 不会 听|没有人 会 知道|我 不 喜欢 他|不 远> ， <1:我们 走 吧|不要 "
     "告诉 她|不要 担心|我 不 难过|我们 走路 吧> 。",
     24},
    {"msg, suits you", "",
     "this <1:color|coat|hat|shirt|name> suits#1 <2:you|her|him|me> <3:very well|so well> .",
     "这 <1:个 颜色|件 大衣|顶 帽子|件 衬衫|个 名字> <3:非常|真> 适合#1 <2:你|她|他|我> 。", 62},
    {"msg, good for", "",
     "this <1:movie|book|game|song|city> is good#1 for <2:children|students|girls|old people> .",
     "这 <1:部 电影|本 书|个 游戏|首 歌曲|个 城市> 对 <2:孩子|学生|女孩|老 人> 很 好#1 。", 20},
    {"msg, good day for", "",
     "<1:today|this weather|the weekend> is good#1 for <2:a walk|swimming|washing "
     "clothes|sleeping|doing nothing> .",
     "<1:今天|这 种 天气|周末> 很 适合#1 <2:散步|游泳|洗 衣服|睡觉|什么 都 不 做> 。", 20},
    {"msg, not right for", "",
     "<1:this job|this city|he|this color|city life> isn't#1 right#2 for <2:me|you|her> .",
     "<1:这 份 工作|这 个 城市|他|这 个 颜色|城市 生活> 不#1 适合#2 <2:我|你|她> 。", 20},
    {"msg, terribly", "",
     "<1:I'm|she is|the children are> terribly#1 <2:nervous|hungry|tired|sleepy|bored> "
     "<3:today|now> .",
     "<1:我|她|孩子 们> <3:今天|现在> <2:紧张|饿|累|困|无聊> 得 要命#1 。", 24},
    {"msg, terribly thing", "",
     "<1:it|the soup|my phone|the movie|that bag> is terribly#1 <1:hot today|salty|slow "
     "today|boring|expensive> .",
     "<1:今天 热|汤 咸|我 的 手机 今天 慢|电影 无聊|那 个 包 贵> 得 要命#1 。", 18},
    {"msg, hurts terribly", "",
     "my <1:tooth hurts|head hurts|stomach hurts|foot hurts|back hurts> terribly#1 , <2:i can't#21 "
     "sleep#22|i can't#21 work#22|can you#21 help#22 me#23> <2:.|.|?>",
     "我 <1:的 牙 疼|头疼|的 肚子 疼|的 脚 疼|的 背 疼> 得 要命#1 ， <2:我 睡#22 不#21 着|我 "
     "不能#21 工作#22|你#21 "
     "能 帮#22 我#23 吗> <2:。|。|？>",
     20},
    {"msg, zh de buxing", "", "I'm so#1 <1:hungry|sleepy|happy|nervous|angry|busy> <2:today|now> .",
     "我 <2:今天|现在> <1:饿|困|高兴|紧张|生气|忙> 得 不行#1 。", 24, true},
    {"msg, forget it", "",
     "forget#1 it , <1:i will do it myself|let's go tomorrow|it's too expensive|he won't come|i "
     "don't want it now> .",
     "算了#1 ， <1:我 会 自己 做|我们 明天 去 吧|太 贵 了|他 不会 来|我 现在 不 想要 它> 。", 20},
    {"msg, what do i do now", "",
     "<1:my phone is broken|i lost my passport|we missed the last train|the baby keeps crying|i "
     "forgot my password> , what#1 do#1 <2:i|we> do now#2 ?",
     "<1:我 的 手机 坏 了|我 弄丢 了 护照|我们 错过 了 最后 一 班 火车|宝宝 一直 在 哭|我 忘记 了 "
     "密码> ， <2:我|我们> 现在#2 怎么办#1 ？",
     22},
    {"msg, what do we do if", "",
     "what#1 do#1 we do if#2 <1:it rains tomorrow|he says no|the money is not enough|nobody "
     "comes|the car breaks down> ?",
     "如果#2 <1:明天 下雨|他 说 不|钱 不 够|没有人 来|汽车 坏 了> ， 我们 怎么办#1 ？", 23},
    {"msg, running late", "",
     "I'm running#1 late#1 , <1:please wait for me|don't wait for me|please order "
     "first|start#21 without me|I'll be there in ten minutes> .",
     "我 要 迟到#1 了 ， <1:请 等 我|不要 等 我|请 先 点 菜|你们 先 开始#21 吧|我 十 分钟 以后 "
     "到> 。",
     20},
    {"msg, there in minutes", "",
     "I'll be#1 there#1 in <1:five minutes|ten minutes|half an hour|an hour> , <2:wait for me|see "
     "you soon|where are you> <2:.|.|?>",
     "我 <1:五 分钟|十 分钟|半 个 小时|一 个 小时> 以后 到#1 ， <2:等 我|一会儿 见|你 在 哪里> "
     "<2:。|。|？>",
     18},
    {"msg, didn't answer", "",
     "sorry#1 i didn't#2 answer#3 your <1:message#11|call#11|email#11> , i was <2:in a "
     "meeting|sleeping|driving|taking a shower|in class> .",
     "对不起#1 ， 我 没#2 <1:回|接|回> 你 的 <1:消息#11|电话#11|邮件#11> ， 我 在 "
     "<2:开会|睡觉|开车|洗澡|上课> 。",
     22},
    {"msg, no signal", "",
     "my phone#1 has no#2 signal#3 <1:here|in the elevator|on the subway|at home|in the mountains> "
     ".",
     "我 的 手机#1 在 <1:这里|电梯 里|地铁 上|家 里|山 里> 没有#2 信号#3 。", 18},
    {"msg, signal bad", "",
     "the signal#1 is bad#2 here#3 , <1:I'll call you later|i can't hear you|please say it "
     "again|please send me a message> .",
     "这里#3 的 信号#1 不 好#2 ， <1:我 一会儿 给 你 打 电话|我 听 不见 你|请 再 说 一 遍|请 给 "
     "我 发 一 条 消息> 。",
     18},
    {"msg, phone fell", "",
     "<1:my|his|her> phone#1 fell#2 into#3 the <2:water|toilet|soup|pool|river> <3:yesterday|just "
     "now|this morning> .",
     "<1:我|他|她> 的 手机#1 <3:昨天|刚才|今天 早上> 掉#2 进#3 了 <2:水 里|厕所 里|汤 里|游泳池 "
     "里|河 里> 。",
     16},
    {"msg, internet slow", "",
     "the internet#1 <1:here|at home|in the hotel> is too#2 slow#3 , <2:i can't watch videos|i "
     "can't download anything|i can't send photos> .",
     "<1:这里|家 里|酒店> 的 网络#1 太#2 慢#3 了 ， <2:我 不能 看 视频|我 什么 都 下载 不了|我 "
     "不能 发 照片> 。",
     18},
    {"msg, call you back", "",
     "I'll call#1 you back#2 <1:in ten minutes|later|after the meeting|tonight|tomorrow "
     "morning> .",
     "<1:我 十 分钟 以后|我 一会儿|会议 以后 我|我 今晚|我 明天 早上> 会 给 你 回#2 电话#1 。", 18},
    {"msg, let me know when", "",
     "let#1 me#2 know#1 when you#3 <1:arrive|get home|are free|finish work|are ready> .",
     "你#3 <1:到|到 家|有空|下班|准备 好> 的 时候 告诉#1 我#2 。", 20},
    {"msg, let me know if", "",
     "let#1 me#2 know#1 if#3 you#4 <1:need help|can't come|are hungry|feel sick|want to go home> .",
     "如果#3 你#4 <1:需要 帮助|不能 来|饿 了|不舒服|想 回家> ， 就 告诉#1 我#2 。", 18},
    {"msg, not in the mood", "",
     "I'm not#1 in the mood#2 <1:for a joke|for a party|to work|to study|to eat> "
     "<2:today|now|tonight> .",
     "我 <2:今天|现在|今晚> 没有#1 心情#2 <1:开玩笑|参加 聚会|工作|学习|吃饭> 。", 18},
    {"msg, good mood", "",
     "<1:he|she|my boss|my wife|the teacher> is in a <2:good|bad> mood#1 <3:today|now> .",
     "<1:他|她|我 的 老板|我 妻子|老师> <3:今天|现在> 心情#1 <2:很 好|不 好> 。", 18},
    {"msg, already o'clock", "",
     "it's already#1 <1:two#21 o'clock#22|twelve#21 o'clock#22|three#21 o'clock#22> , why#2 are "
     "you still#3 <2:not asleep|working|playing games|not home> ?",
     "已经#1 <1:两#21 点#22|十二#21 点#22|三#21 点#22> 了 ， 你 为什么#2 还#3 <2:没 睡着|在 "
     "工作|在 "
     "玩 游戏|没 回家> ？",
     22},
    {"msg, didn't sleep well", "",
     "i didn't#1 sleep#2 well#3 last#4 night#4 , <1:it was too hot|i had a bad dream|the neighbors "
     "were too noisy|i was too nervous|i drank too much coffee> .",
     "我 昨晚#4 没#1 睡#2 好#3 ， <1:太 热 了|我 做 了 一 个 坏 梦|邻居 太 吵 了|我 太 紧张 了|我 "
     "喝 了 太 多 咖啡> 。",
     20},
    {"msg, still can't sleep", "",
     "i still#1 can't#2 sleep#3 , <1:can we chat|are you asleep|what are you doing|tell me a "
     "story> <1:?|?|?|.>",
     "我 还是#1 睡#3 不#2 着 ， <1:我们 可以 聊天 吗|你 睡着 了 吗|你 在 做 什么|给 我 讲 一 个 "
     "故事> <1:？|？|？|。>",
     16},
    {"msg, won't believe", "",
     "you won't#1 believe#2 what <1:happened today|happened at the company|i saw today|he said to "
     "me|she "
     "did> .",
     "你 不会#1 相信#2 <1:今天 发生 了 什么|公司 发生 了 什么|我 今天 看见 了 什么|他 对 我 说 "
     "了 什么|她 做 了 什么> 。",
     18},
    {"msg, guess who", "",
     "guess#1 <1:who#21 i#22 saw#23 today#24|what#21 i#22 bought#23 today#24|where#21 i#22 am#23 "
     "now#24|who#21 is coming#23 tonight#24|what#21 he#22 said#23 to me#24> <2:.|!>",
     "猜#1 <1:我#22 今天#24 看见#23 了 谁#21|我#22 今天#24 买#23 了 什么#21|我#22 现在#24 在#23 "
     "哪里#21|今晚#24 谁#21 要 来#23|他#22 对 我#24 说#23 了 什么#21> <2:。|！>",
     18},
    {"msg, don't tell anyone", "",
     "don't#1 tell#2 anyone#3 , but#4 <1:she is getting married|he is leaving the company|the boss "
     "likes her|I'm having a baby> .",
     "不要#1 告诉#2 任何 人#3 ， 但是#4 <1:她 要 结婚 了|他 要 离开 公司|老板 喜欢 她|我 要 生 "
     "宝宝 "
     "了> 。",
     14},
    {"msg, but you said", "",
     "but#1 you said#2 <1:you would come|you loved me|it was free|you were at home|you didn't like "
     "him> !",
     "你 明明#1 说#2 <1:你 会 来|你 爱 我|是 免费 的|你 在 家|你 不 喜欢 他> ！", 20},
    {"msg, so that you don't", "",
     "<1:leave early|write it down|wear a jacket|turn off the music> so#1 that you don't#2 <1:miss "
     "the train|forget it|catch a cold|wake the baby> .",
     "<1:早点 走|写 下来|穿 上 夹克|关上 音乐> ， 这样#1 你 就 不会#2 <1:错过 "
     "火车|忘记|感冒|叫醒 宝宝> 。",
     18},
    {"msg, while hot", "", "<1:eat|drink> it while#1 it's <2:hot|warm> .",
     "趁#1 <2:热|暖和> <1:吃|喝> 吧 。", 14},
    {"msg, while still", "",
     "let's#1 <1:go home|go for a walk|buy it|travel more> while#2 <1:it's still early|the weather "
     "is good|it's cheap|we are young> .",
     "趁#2 <1:还 早|天气 好|便宜|年轻> ， 我们#1 <1:回家 吧|去 散步 吧|买 吧|多 旅行 吧> 。", 18},
    {"msg, might as well", "",
     "we might#1 as#1 well#1 <1:walk there|go home|start without waiting for him|buy a new "
     "one|eat at home> "
     ".",
     "我们 不如#1 <1:走路 去 那里|回家|不 等 他 就 开始|买 一 个 新的|在 家 里 吃饭> 。", 18},
    {"msg, really can't", "",
     "i really#1 <1:can't#21 eat#22 any more|don't#21 remember#22 his#23 name#24|can't#21 walk#22 "
     "any more|can't#21 wait#22 any longer|don't#21 understand#22 this#23> .",
     "我 真的#1 <1:吃#22 不下#21 了|不#21 记得#22 他#23 的 名字#24|不能#21 再 走路#22 了|不能#21 "
     "再 "
     "等#22 了|不#21 懂#22 这 个#23> 。",
     20},
    {"msg, always knew", "",
     "i always#1 knew#2 <1:he would come back|she was lying|you would like it|they would win|he "
     "loved you> .",
     "我 一直#1 知道#2 <1:他 会 回来|她 在 撒谎|你 会 喜欢|他们 会 赢|他 爱 你> 。", 20},
    {"msg, let's hope", "",
     "let's#1 hope#1 <1:it doesn't rain tomorrow|he is safe|nothing happened|I'm wrong|everything "
     "goes well> .",
     "我们#1 希望#1 <1:明天 不 下雨|他 安全|什么 事 都 没有 发生|我 错 了|一切 顺利> 。", 18},
    {"msg, had no choice", "",
     "<1:the last bus was gone|it rained all day|there was no milk|my phone was dead|the elevator "
     "was broken> , so#1 i had#2 to <1:walk home|stay at home|drink water|wait at home|take the "
     "stairs> .",
     "<1:最后 一 班 公交车 走 了|雨 下 了 一天|没有 牛奶|我 的 手机 没电 了|电梯 坏 了> ， 所以#1 "
     "我 不得不#2 <1:走路 回家|待 在 家 里|喝 水|在 家 等|走 楼梯> 。",
     20},
    {"msg, hurry up and", "",
     "hurry#1 up#1 and <1:eat breakfast|go to bed|tell me|do your homework|get up> <2:.|, we "
     "have no time .>",
     "快#1 点#1 <1:吃 早饭|睡觉|告诉 我|做 作业|起床> <2:。|， 我们 没有 时间 。>", 18},
    {"msg, unless", "",
     "i won't#1 <1:go|come|talk to him|help them> unless#2 <2:you go too|he says sorry|they ask "
     "me|i have time> .",
     "除非#2 <2:你 也 去|他 说 对不起|他们 问 我|我 有时间> ， 不然 我 不会#1 <1:去|来|和 他 "
     "说话|帮助 他们> 。",
     18},
    {"msg, no time even", "",
     "i don't#1 even#2 have time#3 to <1:eat|sleep|drink water|call my mother|take a shower> "
     "<2:today|lately> .",
     "我 <2:今天|最近> 连#2 <1:吃饭|睡觉|喝 水|给 我 妈妈 打 电话|洗澡> 的 时间#3 都 没有#1 "
     "。",
     20},
    {"msg, for nothing", "",
     "i <1:waited|came|studied|cooked> for#1 nothing#1 <2:.|, he didn't come .>",
     "我 白#1 <1:等|来|学|做饭> 了 <2:。|， 他 没 来 。>", 14},
    {"msg, if you don't now", "",
     "if#1 you don't#2 <1:leave now|get up|hurry up> , <2:we will be late|we will miss the bus|i "
     "will go alone> .",
     "如果#1 你 <1:现在 不#2 离开|不#2 起床|不#2 快 点> ， <2:我们 会 迟到|我们 会 错过 "
     "公交车|我 会 一个人 去> 。",
     20},
    {"msg, nothing to cry about", "",
     "what#1 is there to <1:cry#21 about|be afraid#21 of|worry#21 about|be angry#21 about|be "
     "proud#21 of> ?",
     "有 什么#1 好 <1:哭#21|怕#21|担心#21|生气#21|骄傲#21> 的 ？", 18},
    {"msg, not like", "",
     "it's#1 not#2 like#1 <1:I'm#11 a child#12|we're#11 rich#12|he#11 is your#12 boss#13|you#11 "
     "are busy#12|she#11 is your#12 mother#13> .",
     "<1:我#11|我们#11|他#11|你#11|她#11> 又#1 不是#2 <1:孩子#12|很 有 钱#12|你#12 的 老板#13|很 "
     "忙#12|你#12 妈妈#13> 。",
     18},
    {"msg, only a game", "",
     "it's only#1 <1:a game|an exam|a dream|a joke> , don't#2 <2:cry|be sad|be angry|worry> .",
     "只#1 是 <1:一 场 游戏|一 场 考试|一 个 梦|一 个 笑话> ， 不要#2 <2:哭|难过|生气|担心> 。",
     16},
    // Typed after "are you there".
    {"msg, there and then asked", "",
     "<1:are you there|hey , are you there|hi , are you there> ? <2:i need to ask you something|i "
     "have "
     "something to tell you|can you help me|shall we eat hot pot together tonight|let's have "
     "dinner "
     "together tonight|what are you doing|the meeting is at three o'clock tomorrow|i can't come "
     "tomorrow> <2:.|.|?|?|.|?|.|.>",
     "<1:你 在 吗|嘿 ， 你 在 吗|嗨 ， 你 在 吗> ？ <2:我 需要 问 你 一些 事|我 有 事 要 告诉 "
     "你|你 "
     "能 帮 我 吗|我们 今晚 一起 吃 火锅 好 吗|我们 今晚 一起 吃 晚饭 吧|你 在 做 什么|会议 在 "
     "明天 三 点|我 明天 不能 来> <2:。|。|？|？|。|？|。|。>",
     20},
    {"msg, are we still on", "",
     "are we still#1 on for#2 <1:tomorrow|tonight|Saturday|Sunday|lunch tomorrow> ? <2:i have "
     "time|i can come|i am free|i may be late> .",
     "我们 <1:明天 还#1 见面#2|今晚 还#1 见面#2|星期六 还#1 见面#2|星期天 还#1 见面#2|明天 "
     "还#1 一起 吃#2 午饭> 吗 ？ <2:我 有时间|我 能 来|我 "
     "有空|我 可能 会 迟到> 。",
     14},
    {"msg, need before I can", "",
     "i need#1 <1:a cup of coffee|a cup of tea|some sleep|a rest|a shower> before#2 i <2:go to "
     "work|go out|start to work|go to school|talk to him> .",
     "我 <2:上班|出去|开始 工作|上学|和 他 说话> 以前#2 需要#1 <1:一 杯 咖啡|一 杯 茶|睡 "
     "一会儿|休息|洗澡> 。",
     16},
    {"msg, waiting for you when", "",
     "i will be waiting#1 for you <1:when|when|after> <2:the summer ends|the rain stops|the winter "
     "ends|you come back|the war ends> .",
     "<2:夏天 结束|雨 停|冬天 结束|你 回来|战争 结束> <1:的 时候|的 时候|以后> ， 我 会 等#1 你 。",
     14},
    {"msg, dance with me", "",
     "dance#1 with me <1:tonight|in the rain|under the moon|one more time|until the morning> "
     "<2:.|!>",
     "<1:今晚 和 我 跳舞#1 吧|在 雨 里 和 我 跳舞#1 吧|在 月亮 下 和 我 跳舞#1 "
     "吧|再 和 我 跳舞#1 一次|和 我 "
     "跳舞#1 到 早上> <2:。|！>",
     12},
    {"msg, only you in my heart", "",
     "there is only#1 <1:you|my mother|one person> in my <2:heart|life|dreams> .",
     "我 的 <2:心 里|生活 里|梦 里> 只有#1 <1:你|我 妈妈|一 个 人> 。", 12},
    {"headline, hurt in accident", "k=pick:abroad",
     "<1:two|three|five|ten|twenty> people#1 <2:hurt|injured|killed> in <3:a train accident|a car "
     "accident|a fire|a storm|an earthquake> in {k} .",
     "{k} <3:发生 火车 事故|发生 汽车 事故|发生 火灾|发生 风暴|发生 地震> ， <1:两|三|五|十|二十> "
     "人#1 <2:受伤|受伤|死 了> 。",
     14},
    {"headline, temperature above", "l=pick:city",
     "it will be <1:more than thirty|more than forty|more than twenty|twenty> degrees#1 in {l} "
     "<2:today|tomorrow|this week|this weekend> .",
     "<2:今天|明天|这 个 星期|这 个 周末> {l} <1:会 超过 三十|会 超过 四十|会 超过 二十|会 有 "
     "二十> 度#1 。",
     14},
    {"fact, why do people", "",
     "why#1 do <1:people|we|children|animals> <2:sleep|cry|dream|laugh|get old|need friends> ?",
     "<1:人|我们|孩子|动物> 为什么#1 <2:睡觉|哭|做 梦|笑|变 老|需要 朋友> ？", 12},
};

}  // namespace

std::span<const Template> templates_of_messages() { return messages; }

}  // namespace playground::grammar
