// Templates: chat: moods, wishes, complaints.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template moods[] = {
    {"msg, who knows", "",
     "who#1 knows#2 <1:what will happen tomorrow|where he is now|if she is coming|when they will "
     "arrive|why he is angry> ?",
     "谁#1 知道#2 <1:明天 会 发生 什么|他 现在 在 哪里|她 来 不来|他们 什么时候 到|他 为什么 生气> "
     "？",
     18},
    {"msg, without help", "",
     "without#1 <1:your help|my friends|the map> , i can't#2 <2:find#21 the way#22|do#21 "
     "it|finish#21 this#22> .",
     "没有#1 <1:你 的 帮助|我 的 朋友|地图> ， 我 <2:找#21 不到#2 路#22|做#21 不到#2|完成#21 "
     "不了#2 这 个#22> 。",
     16},
    {"msg, buy you dinner", "",
     "let me buy#1 you#2 <1:dinner|lunch|a coffee|a beer|an ice cream> <2:tonight|tomorrow|this "
     "weekend> .",
     "让 我 <2:今晚|明天|这 个 周末> 给 你#2 买#1 <1:晚饭|午饭|一 杯 咖啡|一 瓶 "
     "啤酒|一 个 冰淇淋> 。",
     18},
    {"msg, help me choose", "",
     "can you#1 help#2 me#3 <1:choose a gift|move the sofa|pick up a package|look at my "
     "homework|find my keys> <2:tomorrow|now|after work> ?",
     "你#1 <2:明天|现在|下班 以后> 能 帮#2 我#3 <1:选 礼物|搬 沙发|拿 快递|看 作业|找 "
     "钥匙> 吗 ？",
     18},
    {"msg, proud comfort", "",
     "you have already worked#1 very hard#1 , <1:that's enough|I'm proud of you|don't cry|don't "
     "blame yourself|there is still a next time> .",
     "你 已经 很 努力#1 了 ， <1:这 就 够 了|我 为 你 骄傲|不要 哭|不要 责怪 自己|还 有 下 次> 。",
     16},
    {"msg, cry if you want", "",
     "<1:cry|go|eat|sleep|sing> if you want#1 to , <2:I'm with you|don't worry|it's okay> .",
     "如果 你 想#1 <1:哭|去|吃|睡觉|唱歌> ， 就 <1:哭|去|吃|睡觉|唱歌> 吧 ， <2:我 和 你 在 "
     "一起|不要 担心|没关系> 。",
     19},
    {"msg, feel much better", "",
     "i feel#1 much#2 better#3 after#4 <1:talking to you|sleeping for a while|eating|drinking "
     "that cup of tea> .",
     "<1:和 你 说话|睡 了 一会儿|吃饭|喝 了 那 杯 茶> 以后#4 我 感觉#1 好#3 多#2 了 。", 18},
    {"msg, haven't for long", "",
     "i haven't#1 <1:seen you|eaten hot pot|slept so well|played basketball|laughed so happily> "
     "for a long#2 time#2 .",
     "我 好久#2 没#1 <1:见到 你|吃 火锅|睡 得 这么 好|打 篮球|笑 得 这么 开心> 了 。", 20},
    {"msg, angry with me", "",
     "<1:are you still|is she still|is he still> angry#1 with <2:me|us> ?",
     "<1:你 还|她 还|他 还> 生#1 <2:我|我们> 的 气 吗 ？", 14},
    {"msg, don't be angry with", "",
     "please don't#1 be angry#2 with <1:me|him|her|us> , <2:that was a mistake|that was my idea|i "
     "only wanted to help> .",
     "请 不要#1 生#2 <1:我|他|她|我们> 的 气 ， <2:那 是 一 个 错误|那 是 我 的 想法|我 只 "
     "想 帮忙> 。",
     14},
    {"msg, stop doing", "",
     "stop#1 <1:talking|crying|playing with your phone|laughing at me|lying> , <2:i have "
     "had enough|it's useless> .",
     "不要#1 <1:说话|哭|玩 手机|嘲笑 我|撒谎> 了 ， <2:我 受 够 了|没用> 。", 18},
    {"msg, complaint about boss", "",
     "my#1 boss#2 <1:always scolds us|never helps us|makes us work on Sunday|doesn't pay us "
     "enough> , i want#3 to look#4 for a new#5 job#6 .",
     "我#1 的 老板#2 <1:总是 骂 我们|从不 帮助 我们|让 我们 星期天 工作|给 我们 的 钱 太 少> ， "
     "我 想#3 找#4 新#5 工作#6 。",
     16},
    {"msg, just want weekend", "",
     "this weekend#1 i just#2 want#3 to <1:stay in bed|do nothing|watch videos|sleep|be with my "
     "family> .",
     "这 个 周末#1 我 只#2 想#3 <1:待 在 床 上|什么 都 不 做|看 视频|睡觉|和 家人 在 一起> 。", 18},
    {"msg, nothing to wear", "",
     "i have nothing#1 to <1:wear|do|say|eat|read> <2:today|tonight|tomorrow> .",
     "我 <2:今天|今晚|明天> 没有#1 <1:衣服#1 穿|事#1 做|话#1 说|东西#1 吃|东西#1 读> 。", 16},
    {"msg, laughed so hard", "",
     "<1:i|we|she|he> laughed#1 so#2 hard#2 that <1:i|we|she|he> <2:cried|couldn't eat|couldn't "
     "talk> .",
     "<1:我|我们|她|他> 笑#1 得#2 <2:哭 了|吃 不下 饭|说 不 出 话> 。", 18},
    {"msg, so that can't", "",
     "I'm so#1 <1:nervous|happy|excited|sad> that i can't <2:sleep|eat anything|talk|work> .",
     "我 <1:紧张|高兴|兴奋|难过> 得#1 <2:睡 不 着|什么 都 吃 不下|说 不 出 话|不能 工作> 。", 20},
    {"msg, how did you", "",
     "how#1 did you <1:know my name|get here|find this job|get into my room|learn Chinese> ?",
     "你 是 怎么#1 <1:知道 我 的 名字|到 这里|找到 这 份 工作|进 我 的 房间|学 中文> 的 ？", 18},
    {"msg, who did it", "",
     "who#1 <1:told#21 you#22|ate#21 my#22 cake#23|taught#21 you#22 to swim#23|took#21 my#22 "
     "pen#23|broke#21 my#22 phone#23|bought#21 this#22> ?",
     "<1:谁#1 告诉#21 你#22 的|谁#1 吃#21 了 我#22 的 蛋糕#23|谁#1 教#21 你#22 游泳#23 "
     "的|谁#1 拿走#21 了 我#22 的 钢笔#23|谁#1 弄坏#21 了 我#22 的 手机#23|谁#1 买#21 了 这 "
     "个#22> ？",
     16},
    {"msg, thanks for doing", "",
     "thank#1 you for <1:driving me home|waiting for me|listening to me|cooking dinner|helping my "
     "son> <2:.|, you are a good friend .>",
     "谢谢#1 你 <1:开车 送 我 回家|等 我|听 我 说|做 晚饭|帮助 我 儿子> <2:。|， 你 是 一 个 "
     "好 朋友 。>",
     16},
    {"msg, sorry to", "",
     "sorry#1 i <1:woke#21 you#22 up|called#21 you#22 so late#23|kept you#22 waiting#21|made "
     "you#22 worry#21> <2:.|, I'm in trouble .>",
     "对不起#1 ， 我 <1:把 你#22 叫醒#21 了|这么 晚#23 给 你#22 打 电话#21 了|让 你#22 等#21 "
     "了|让 你#22 担心#21 了> <2:。|， 我 有 麻烦 了 。>",
     16},
    {"msg, should have", "",
     "i should#1 have <1:told you|listened to you|gone to bed|called the doctor|apologized> "
     "earlier#2 .",
     "我 应该#1 早点#2 <1:告诉 你|听 你 的|睡觉|叫 医生|道歉> 。", 38},
    {"msg, wish it were", "",
     "i wish#1 <1:today were Friday|i had a million|you were here|i could sleep longer|i had a "
     "brother|i were rich> .",
     "如果#1 <1:今天 是 星期五|我 有 一 百万|你 在 这里|我 能 多 睡 一会儿|我 有 一 个 哥哥|我 很 "
     "富有> 就 好 了 。",
     22},
    {"msg, can't stand", "",
     "i can't#1 stand#2 <1:this noise|his stories|this weather|my boss|this job> <2:.|anymore .>",
     "我 <2:受#2 不了#1|再 也 受#2 不了#1> <1:这 种 噪音|他 的 故事|这 种 天气|我 的 老板|这 份 "
     "工作> <2:。|了 。>",
     20},
    {"msg, time to", "",
     "it's time#1 to <1:go to bed|go home|get up|have lunch|go to work> , <2:my "
     "dear|kids|everyone> .",
     "该#1 <1:睡觉|回家|起床|吃 午饭|上班> 了 ， <2:亲爱的|孩子 们|大家> 。", 16},
    {"msg, your turn", "",
     "it's <1:my|your|his|our> turn#1 to <2:cook|wash the dishes|pay|sing|clean the room> .",
     "该#1 <1:我|你|他|我们> <2:做饭|洗 碗|付 钱|唱歌|打扫 房间> 了 。", 16},
    {"msg, don't have to", "",
     "you don't#1 have#1 to <1:thank me|bring anything|come early|wait for me|pay now|explain> .",
     "你 <1:||||现在|> 不#1 用#1 <1:感谢 我|带 什么|早 来|等 我|付 钱|解释> 。", 20},
    {"msg, had better", "",
     "you had better#1 <1:see a doctor|go home|take an umbrella|tell your wife|not go there> "
     ".",
     "你 最好#1 <1:看 医生|回家|带 伞|告诉 你 妻子|不要 去 那里> 。", 18},
    {"msg, love to but", "",
     "i would love#1 to <1:come|go with you|help you> , but <2:I'm too tired|i have to work|my son "
     "is sick|i have no money> .",
     "我 很 想#1 <1:来|和 你 一起 去|帮助 你> ， 但是 <2:我 太 累 了|我 要 上班|我 儿子 生病 "
     "了|我 没有 钱> 。",
     18},
    {"msg, how about another day", "",
     "I'm busy#1 on <1:Monday|Tuesday|Saturday> , how#2 about#2 <2:Friday|Sunday|next week> ?",
     "我 <1:星期一|星期二|星期六> 很 忙#1 ， <2:星期五|星期天|下周> 怎么样#2 ？", 14},
    {"msg, is anyone", "", "is anyone#1 <1:home|hungry|free tonight|awake|there> ?",
     "有人#1 <1:在 家|饿|今晚 有空|醒 着|在> 吗 ？", 14},
    {"msg, who wants", "",
     "who#1 wants#2 <1:pizza#21|ice cream#21|to go#22 first#21|to come#22 with me#21|to play#22 "
     "football#21> ?",
     "谁#1 <1:想要#2 比萨饼#21|想要#2 冰淇淋#21|想#2 先#21 去#22|想#2 和 我#21 一起 去#22|想#2 "
     "踢#22 足球#21> ？",
     14},
    {"msg, too much", "",
     "<1:i|he|you|we> <2:ate|drank|talked|slept> too#1 much#2 <3:last night|yesterday|today> .",
     "<1:我|他|你|我们> <3:昨晚|昨天|今天> <2:吃|喝|说|睡> 得 太#1 多#2 了 。", 20},
    {"msg, say hello to", "",
     "say#1 hello#1 to your <1:parents|wife|husband|family|mother> for#2 me#3 .",
     "替#2 我#3 向 你 <1:父母|妻子|丈夫|的 家人|妈妈> 问#1 好#1 。", 18},
    {"msg, why didn't you", "",
     "why#1 didn't#2 you <1:tell#21 me#22 earlier#23|call#21 me#22|wait#21 for me#22|come#21 "
     "yesterday#22|ask#21 me#22 first#23> ?",
     "你 <1:为什么#1 没#2 早点#23 告诉#21 我#22|为什么#1 没#2 给 我#22 打 电话#21|为什么#1 没#2 "
     "等#21 我#22|昨天#22 为什么#1 没#2 来#21|为什么#1 没#2 先#23 问#21 我#22> ？",
     47},
    {"msg, how come never", "",
     "how#1 come#1 you never#2 <1:call me|help your mother|laugh|eat breakfast|wear this dress> ?",
     "你 怎么#1 从来#2 不#2 <1:给 我 打 电话|帮助 你 妈妈|笑|吃 早饭|穿 这 条 裙子> ？", 18},
    {"msg, was about to", "",
     "i was just#1 about#1 to <1:call you|go to bed|leave|ask you|eat> <2:.|, what's wrong ?>",
     "我 正#1 要#1 <1:给 你 打 电话|睡觉|走|问 你|吃饭> <2:。|， 怎么 了 ？>", 18},
    {"msg, up to you", "",
     "it's up#1 to#1 you#2 , <1:i like both|any time is fine|i can eat anything|you are the boss> "
     ".",
     "你#2 决定#1 吧 ， <1:我 两 个 都 喜欢|什么时候 都 可以|我 什么 都 能 吃|你 是 老板> 。", 16},
    {"msg, no idea", "",
     "i have no#1 idea#2 <1:where he is|what she wants|how to do it|what to wear|who she is> .",
     "我 不#1 知道#2 <1:他 在 哪里|她 想要 什么|怎么 做|穿 什么|她 是 谁> 。", 18},
    {"msg, are you sure", "",
     "are you#1 sure#2 <1:you don't want to come|he will come|it's free|this is the right "
     "bus|you locked the door> ?",
     "你#1 确定#2 <1:你 不 想 来|他 会 来|是 免费 的|这 是 对 的 公交车|你 锁 门 了> 吗 ？", 16},
    {"msg, talk about it later", "",
     "let's talk about#1 it <1:tomorrow|after dinner|after the exam|next week|when you "
     "are home> .",
     "我们 <1:明天|晚饭 以后|考试 以后|下周|你 在 家 的 时候> 谈谈#1 吧 。", 14},
    {"msg, you promised", "",
     "you promised#1 to <1:call me|help me|wait for me|come home early|buy me a bike> !",
     "你 答应#1 <1:给 我 打 电话|帮助 我|等 我|早点 回家|给 我 买 一 辆 自行车> ！", 18},
    {"msg, not at all", "",
     "<1:this joke|your joke|the movie|the story> is not#1 <2:funny|interesting> at#2 all#2 .",
     "<1:这 个 笑话|你 的 笑话|电影|故事> 一点儿#2 也 不#1 <2:好笑|有趣> 。", 18},
    {"msg, i'm not at all", "",
     "i am not#1 <1:tired|hungry|sleepy|nervous|afraid|angry> at#2 all#2 .",
     "我 一点儿#2 也 不#1 <1:累|饿|困|紧张|害怕|生气> 。", 18},
    {"msg, a little worried", "",
     "I'm a#1 little#1 worried#2 about <1:the exam|my mother|the weather|our children|money> .",
     "我 有点儿#1 担心#2 <1:考试|我 妈妈|天气|我们 的 孩子|钱> 。", 18},
    {"msg, anything at all", "",
     "i don't#1 want#2 to <1:eat|do|say|buy|hear> anything#3 <2:today|now> .",
     "我 <2:今天|现在> 什么#3 都 不#1 想#2 <1:吃|做|说|买|听> 。", 20},
    {"msg, knows everything", "",
     "<1:he|she|your little brother|my boss> <2:knows|eats|is afraid of|can do> everything#1 .",
     "<1:他|她|你 弟弟|我 的 老板> 什么#1 都 <2:知道|吃|怕|能 做> 。", 16},
    {"msg, doesn't even know", "",
     "<1:he|she|my boss> doesn't#1 even#2 know#3 <2:my name|my birthday|where i live|my number> .",
     "<1:他|她|我 的 老板> 连#2 <2:我 的 名字|我 的 生日|我 住 在 哪里|我 的 号码> 都 不#1 知道#3 "
     "。",
     18},
    {"msg, for me", "",
     "for#1 me#2 , this#3 is <1:too difficult|too expensive|very important|too early|enough> .",
     "对#1 我#2 来说 ， 这#3 <1:太 难 了|太 贵 了|非常 重要|太 早 了|就 够 了> 。", 16},
    {"msg, scolded again", "",
     "i was <1:scolded|laughed at|criticized|tricked> by#1 <2:my boss|my teacher|my friend|him> "
     "again#2 .",
     "我 又#2 被#1 <2:我 的 老板|我 的 老师|我 的 朋友|他> <1:骂|嘲笑|批评|骗> 了 。", 18},
    {"msg, left at a place", "",
     "i left#1 my <1:phone|keys|wallet|umbrella|passport> <2:at home|in the taxi|at the office|on "
     "the train|at your house> .",
     "我 把 <1:手机|钥匙|钱包|雨伞|护照> 忘#1 <2:在 家 里|在 出租车 上|在 办公室|在 火车 上|在 你 "
     "家 里> 了 。",
     22},
    {"msg, bad luck", "",
     "what bad#1 luck#1 , i <1:missed the bus|lost my wallet|forgot my keys|broke my phone> "
     "<2:again|today> !",
     "真 倒霉#1 ， <2:我 又|我 今天> <1:错过 了 公交车|弄丢 了 钱包|忘记 带 钥匙 了|弄坏 了 手机> "
     "！",
     18},
    {"msg, so embarrassed", "",
     "I'm so#1 embarrassed#2 , i <1:forgot his name|fell|have no money with me|said the wrong "
     "word> .",
     "我 好#1 尴尬#2 ， 我 <1:忘记 了 他 的 名字|摔倒 了|没有 带 钱|说 错 了 话> 。", 14},
    {"msg, will be sorry", "",
     "you will#1 be sorry#2 if#3 you <1:don't come|sell the house|don't study now|marry him|don't "
     "tell her> .",
     "如果#3 你 <1:不来|卖 房子|现在 不 学习|和 他 结婚|不 告诉 她> ， 你 会#1 后悔#2 的 。", 18},
    {"msg, really envy", "",
     "i really#1 envy#2 you#3 , <1:you don't have to work|you have so many friends|your mother "
     "cooks so well|you can sleep all day|you are always happy> .",
     "我 真#1 羡慕#2 你#3 ， <1:你 不 用 工作|你 有 这么 多 朋友|你 妈妈 做饭 做 得 这么 好|你 "
     "可以 睡 整整 一天|你 总是 很 高兴> 。",
     16},
    {"msg, still not here", "",
     "my <1:takeout|package|taxi|new phone|visa> still#1 hasn't#2 arrived#3 , <2:I'm so angry|i "
     "can't wait anymore|can you call them> <2:.|.|?>",
     "我 的 <1:外卖|快递|出租车|新 手机|签证> 还#1 没#2 到#3 ， <2:我 太 生气 了|我 不能 再 等 "
     "了|你 能 给 他们 打 电话 吗> <2:。|。|？>",
     16},
    {"msg, need to charge", "",
     "i need#1 to charge#2 my <1:phone|computer|watch|car> <2:.|, wait a moment .>",
     "我 需要#1 给 <1:手机|电脑|手表|汽车> 充电#2 <2:。|， 等 一会儿 。>", 14},
    {"msg, called three times", "",
     "i called#1 you#2 <1:three|five|ten> times#3 , why didn't#4 you <2:answer|call me back> ?",
     "我 给 你#2 打 了 <1:三|五|十> 次#3 电话#1 ， 你 为什么 没#4 <2:接|给 我 回 电话> ？", 16},
    {"msg, did you see message", "",
     "did you#1 see#2 my#3 <1:message|email|photos|video> <2:yesterday|just now|this morning> ?",
     "你#1 <2:昨天|刚才|今天 早上> 看见#2 我#3 的 <1:消息|邮件|照片|视频> 了 吗 ？", 14},
    {"msg, talking about somebody", "",
     "are you#1 talking#2 about#2 <1:me|him|my brother|our teacher|your new boss> ?",
     "你#1 在 说#2 <1:我|他|我 哥哥|我们 的 老师|你 的 新 老板> 吗 ？", 16},
    {"msg, long story", "",
     "it's a long#1 story#2 , I'll tell#3 you#4 <1:later|tomorrow|at dinner|next time> .",
     "这 是 一 个 很 长#1 的 故事#2 ， 我 <1:一会儿|明天|吃 晚饭 的 时候|下 次> 告诉#3 你#4 。",
     12},
    {"msg, Monday again", "",
     "it's <1:Monday|winter|exam time> again#1 , i don't#2 want#3 to <2:go to work|go to "
     "school|get up> .",
     "又是#1 <1:星期一|冬天|考试 的 时候> 了 ， 我 不#2 想#3 <2:上班|上学|起床> 。", 16},
    {"msg, finally Friday", "",
     "it's finally#1 <1:Friday|the weekend|summer|spring> , <2:let's go out and eat|I'm so "
     "happy|let's go to the beach> !",
     "终于#1 到 <1:星期五|周末|夏天|春天> 了 ， <2:我们 出去 吃饭 吧|我 太 高兴 了|我们 去 海边 "
     "吧> "
     "！",
     16},
    {"msg, in two days", "",
     "in <1:two days|three days|a week|a month> <2:it's my birthday|we will get married|we have "
     "a holiday|we will meet> .",
     "<1:两 天|三 天|一 个 星期|一 个 月> 以后 <2:是 我 的 生日|我们 会 结婚|我们 放假|"
     "我们 会 见面> 。",
     18},
    {"msg, how long have you", "",
     "how#1 long#1 have you#2 <1:been waiting|lived here|been sick|been married|studied Chinese> ?",
     "你#2 <1:等|在 这里 住|生病|结婚|学 中文> 多久#1 了 ？", 20},
    {"msg, still remember", "",
     "do you#1 still#2 remember#3 <1:our teacher|that song|my birthday|the first time we met|where "
     "we lived> ?",
     "你#1 还#2 记得#3 <1:我们 的 老师|那 首 歌曲|我 的 生日|我们 第一 次 见面|我们 住 在 哪里> 吗 "
     "？",
     16},
    {"msg, you forgot again", "",
     "you forgot#1 to <1:close#21 the door#22|take#21 your keys#22|call#21 your#22 "
     "mother#23|buy#21 milk#22|charge#21 your phone#22> again#2 .",
     "你 又#2 忘记#1 <1:关上#21 门#22|带#21 钥匙#22|给 你#22 妈妈#23 打 电话#21|买#21 牛奶#22|给 "
     "手机#22 充电#21> 了 。",
     18},
    {"msg, looks like father", "",
     "<1:he|the boy|your son|the baby> looks#1 just like#1 <2:his father|his mother|you|his "
     "grandfather> .",
     "<1:他|男孩|你 儿子|宝宝> 长 得 很 像#1 <2:他 爸爸|他 妈妈|你|他 爷爷> 。", 14},
    {"msg, only six", "",
     "it's only#1 <1:five#21 o'clock#22|six#21 o'clock#22|ten#21 o'clock#22> , why#2 are you "
     "already <2:up|tired|hungry|sleepy> ?",
     "才#1 <1:五#21 点#22|六#21 点#22|十#21 点#22> ， 你 为什么#2 已经 <2:起床 了|累 了|饿 了|困 "
     "了> ？",
     16},
    {"msg, how's your", "",
     "how's#1 your <1:cold|back|foot|headache> now#2 ? <2:i am so worried .|is it better ?>",
     "你 的 <1:感冒|背|脚|头疼> 现在#2 怎么样#1 ？ <2:我 好 担心 。|好 一点儿 了 吗 ？>", 14},
    {"msg, zh zenme ban", "",
     "<1:my phone is dead|i can't#21 sleep#22|I'm lost|i forgot my password|he is angry|i have no "
     "money> , what#1 should#1 i do#1 ?",
     "<1:我 的 手机 没电 了|我 睡#22 不#21 着|我 迷路 了|我 忘记 密码 了|他 生气 了|我 没有 钱> ， "
     "怎么办#1 ？",
     20, true},
};

}  // namespace

std::span<const Template> templates_of_moods() { return moods; }

}  // namespace playground::grammar
