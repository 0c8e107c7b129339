// Templates: messages: when and where to meet, excuses, thanks and congratulations.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template arrangements[] = {
    {"meeting, on my way, at", "h=pick:hour",
     "I'm#91 on my way#1 , <2:see you at {h} .|see you soon .|I'll be there at {h} .|wait for me "
     "at the door .|can you order first ?|where are you ?>",
     "我#91 在 路#1 上 了 ， <2:{h} 点 见 。|一会儿 见 。|我 {h} 点 到 。|在 门口 等 我 。|你 能 "
     "先 点 菜 吗 ？|你 在 哪里 ？>",
     24},
    {"meeting, see you at", "",
     "<1:okay|ok|ok|great|no problem|sure|ok#11 sounds#12 good#13|haha okay> , see#3 you at "
     "<5:six|seven|eight|nine|ten> <2:tonight|tomorrow|on Saturday|on Friday|next Monday> .",
     "<1:好的|好的|好的|太 好 了|没问题|当然|好的#11 ， 听起来#12 不错#13|哈哈 好的> ， "
     "<2:今晚|明天|星期六|星期五|下 个 星期一> <5:六|七|八|九|十> 点 见#3 。",
     90},
    {"meeting, see you at, place", "h=pick:hour s=pick:stop",
     "see#3 you at {h} <2:at the {s}|at my home|at the door of the school|at the hospital|outside "
     "the cinema> .",
     "{h} 点 <2:在 {s}|在 我 家|在 学校 的 门口|在 医院|在 电影院 外面> 见#3 。", 20},
    {"meeting, running late, minutes", "h=pick:hour",
     "<1:running late|stuck in traffic|just#13 left#14 work|just#13 left#14 home#15|almost "
     "there|on my way> , <2:be there in ten minutes|see you in twenty minutes|be there in five "
     "minutes|be there at {h}|don't wait for me|start#21 without#22 me> .",
     "<1:要 迟到 了|堵车 了|刚#13 下班#14|刚#13 离开#14 家#15|快 到 了|在 路 上 了> ， <2:十 分钟 "
     "以后 到|二十 分钟 以后 见|五 分钟 以后 到|{h} 点 到|不要 等 我|先#22 开始#21 吧> 。",
     24},
    {"meeting, do it in minutes", "",
     "<1:I'll be there|we'll be there|I'll be home|I'll be back|I'll call you back|we'll leave> "
     "in <2:five|ten|fifteen|twenty|thirty|forty|three> minutes#3 <4:.|, don't worry .|, okay "
     "?|, wait for me .>",
     "<1:我|我们|我|我|我|我们> <2:五|十|十五|二十|三十|四十|三> 分钟#3 以后 <1:到|到|到 家|就 "
     "回来|给 你 回 电话|离开> <4:。|， 不要 担心 。|， 好 吗 ？|， 等 我 。>",
     24},
    {"meeting, around half past", "h=pick:hour",
     "<1:i get off work at {h}|the bus is late|there is a lot of traffic|i have a meeting> , "
     "so#1 <2:I'll#20 be there#21|I'll#20 get home#21|i#20 can#22 leave#21> around#3 half#4 past "
     "{h} .",
     "<1:我 {h} 点 下班|公交车 晚点 了|堵车 了|我 有 会议> ， 所以#1 <2:我#20 大概#3 {h} 点 半#4 "
     "到#21|我#20 大概#3 {h} 点 半#4 到 家#21|我#20 大概#3 {h} 点 半#4 可以#22 离开#21> 。",
     20},
    {"meeting, h thirty", "h=pick:hour",
     "<1:see you at|I'll be there at|the movie starts at|let's meet at|she gets home at> {h} "
     "<2:thirty|fifteen|forty|twenty> .",
     "<1:{h} 点|我 {h} 点|电影 {h} 点|我们 {h} 点|她 {h} 点> <2:三十|十五|四十|二十> "
     "<1:见|到|开始|见面 吧|到 家> 。",
     20},
    {"meeting, what time do", "",
     "what#1 time#2 <1:shall we meet|do you get off work|are you coming|will you be home|does the "
     "movie start|does your train arrive|did you get up> <2:tomorrow|today|tonight> ?",
     "<2:明天|今天|今晚> 几#1 点#2 <1:见面|下班|来|到 家|电影 开始|火车 到|起床 的> ？", 20, true},
    {"meeting, wait minutes", "",
     "<1:i just got up|I'm not ready yet|I'm taking a shower|i just got off work|i just finished "
     "eating> , <2:wait#21 for me#22|give#21 me#22|i need#22 another#21> "
     "<3:ten|twenty|five|fifteen> minutes#3 .",
     "<1:我 刚 起床|我 还 没 准备 好|我 在 洗澡|我 刚 下班|我 刚 吃 完 饭> ， <2:等#21 "
     "我#22|给#21 我#22|我 还#21 需要#22> <3:十|二十|五|十五> 分钟#3 。",
     20},

    // Short questions.,
    {"meeting, are you yet", "",
     "<1:are you home yet|have you arrived|have you eaten|did you eat|are you off work yet|are "
     "you up yet|are you asleep|are you ready> ? <2:I'm at the door .|I'm outside .|i miss you "
     ".|call me .|we are waiting for you .>",
     "<1:你 回家 了 吗|你 到 了 吗|你 吃 了 吗|你 吃 了 吗|你 下班 了 吗|你 起床 了 吗|你 睡着 了 "
     "吗|你 准备 好 了 吗> ？ <2:我 在 门口 。|我 在 外面 。|我 想 你 。|给 我 打 电话 。|我们 在 "
     "等 你 。>",
     24},
    {"meeting, are you there, question", "",
     "<1:are you there|hey , are you there|are you free now|hey are you free this weekend|hey , "
     "are you free tonight|are you free later> ? <2:can i ask you something ?|i have a question "
     ".|i need your help .|i want to talk to you .|can you call me ?|do you want to have dinner "
     "together ?>",
     "<1:你 在 吗|嘿 ， 你 在 吗|你 现在 有空 吗|嘿 ， 你 这 个 周末 有空 吗|嘿 ， 你 今晚 有空 "
     "吗|你 一会儿 有空 吗> ？ <2:我 可以 问 你 一 件 事 吗 ？|我 有 一 个 问题 。|我 需要 你 的 "
     "帮助 。|我 想 和 你 谈谈 。|你 能 给 我 打 电话 吗 ？|你 想 一起 吃 晚饭 吗 ？>",
     20},
    {"meeting, up to", "w=pick:soon a=named",
     "<1:what#11 are you#12 up#11 to ?|hey#13 , what#11 are you#12 up#11 to ?|what#11 are you#12 "
     "up#11 to {w} ?|{a} , what#11 are you#12 up#11 to ?>",
     "<1:你#12 在 干嘛#11 呢 ？|嘿#13 ， 你#12 在 干嘛#11 呢 ？|你#12 {w} 干嘛#11 ？|{a} ， 你#12 "
     "在 干嘛#11 呢 ？>",
     23},
    {"meeting, ganma", "",
     "what#1 are you <1:doing|doing now|doing at home|doing there> ? <2:why don't you answer "
     "?|come out and play .|let's have dinner together .|do you want to watch a movie ?>",
     "<1:在 干嘛 呢|现在 在 干嘛|在 家 干嘛 呢|你 在 那里 干嘛> ？ <2:你 为什么 不 回答 ？|出来 "
     "玩 吧 。|一起 吃 晚饭 吧 。|要 不要 看 电影 ？>",
     21, true},
    {"meeting, where meet, or", "s=pick:stop",
     "where#1 <1:should we meet|shall we meet|should i wait for you> , at the {s} or#2 <3:at your "
     "place|at my place|at the office|at school> ?",
     "<1:我们 在|我们 在|我 应该 在> 哪里#1 <1:见面|见面|等 你> ， 在 {s} 还是#2 <3:在 你 家|在 我 "
     "家|在 办公室|在 学校> ？",
     18},

    // Without apostrophes.,
    {"meeting, I'm", "",
     "I'm#91 <1:so tired today|really sorry|at home now|still at work|almost there|outside|so "
     "hungry|not free today|sick|in class now> , <3:call me later|let's talk tomorrow|can you come "
     "here|where are you|wait for me> <3:.|.|?|?|.>",
     "我#91 <1:今天 太 累 了|真的 很 抱歉|现在 在 家|还 在 上班|快 到 了|在 外面|太 饿 了|今天 没 "
     "空|生病 了|现在 在 上课> ， <3:一会儿 给 我 打 电话|我们 明天 谈谈 吧|你 能 过来 吗|你 在 "
     "哪里|等 我> <3:。|。|？|？|。>",
     32},
    {"meeting, don't", "",
     "don't#91 <1:wait for me|worry about me|be late again|forget your keys|tell her|drive too "
     "fast|drink too much|go out> , <1:i will be late|I'm fine|the boss is angry|I'm not at home "
     "tonight|it's a secret|the road is wet|you have to work tomorrow|it's too cold> <2:.|, okay "
     "?>",
     "不要#91 <1:等 我|担心 我|再 迟到 了|忘记 带 钥匙|告诉 她|开 得 太 快|喝 太 多|出去> ， "
     "<1:我 会 迟到|我 很 好|老板 很 生气|我 今晚 不 在 家|这 是 秘密|路 很 湿|你 明天 得 工作|太 "
     "冷 了> <2:。|， 好 吗 ？>",
     20},
    {"meeting, I don't", "",
     "<1:i|we|they> don't#91 <2:live here|want to go|work here|like this restaurant|understand "
     "him|believe it|need it> <3:.|anymore#91 .|, what about you ?>",
     "<1:我|我们|他们> <3:不#91|不再#91|不#91> <2:住 在 这里|想 去|在 这里 工作|喜欢 这 家 "
     "饭店|理解 他|相信 它|需要 它> <3:。|。|， 你 呢 ？>",
     18},

    // Plans that change.,
    {"meeting, can't make it", "",
     "<9:sorry ,|I'm sorry ,|hey ,> i can't#1 make#2 it#2 <2:tonight|today|tomorrow|this "
     "weekend> , <3:something#31 came up#32 at work#33|my son has a fever|i have to work "
     "overtime|my car broke down|i have an exam|my parents are coming|I'm too busy> .",
     "<9:对不起 ，|对不起 ，|嘿 ，> 我 <2:今晚|今天|明天|这 个 周末> 不能#1 来#2 ， <3:公司#33 "
     "有#32 事#31|我 儿子 发烧 了|我 得 加班|我 的 汽车 坏 了|我 有 考试|我 父母 要 来|我 太 忙 "
     "了> 。",
     24},
    {"meeting, can't go today", "",
     "i can't#1 <1:come|go> <2:today|tonight|tomorrow> , <3:my child has a fever|I'm too "
     "tired|my mom is in hospital|the boss wants me to work overtime|i have a cold> .",
     "我 <2:今天|今晚|明天> 不能#1 <1:来|去> ， <3:我 的 孩子 发烧 了|我 太 累 了|我 妈妈 在 "
     "医院|老板 想 让 我 加班|我 感冒 了> 。",
     20},
    {"meeting, do Saturday instead", "",
     "can we <1:do#11|make#11 it|meet#11 on> <2:Saturday|Sunday|Friday|Monday> instead#3 ? <4:I'm "
     "busy tomorrow|i have to work tonight|it will rain tomorrow|i have an exam tomorrow> .",
     "我们 可以 <1:换#11 成|换#11 成|换#11 成> <2:星期六|星期天|星期五|星期一> 吗 ？ <4:我 明天 很 "
     "忙|我 今晚 得 工作|明天 会 下雨|我 明天 有 考试> 。",
     20},
    {"meeting, thing instead", "",
     "can we <1:meet at eight|go tomorrow|drink coffee|eat at home|take the subway|stay here> "
     "instead#1 ?",
     "我们 可以 换#1 成 <1:八 点 见面|明天 去|喝 咖啡|在 家 吃饭|坐 地铁|待 在 这里> 吗 ？", 16},
    {"meeting, moved to", "h=pick:hour",
     "the <1:meeting|party|exam|game|dinner|class> has been moved#1 to <2:three in the "
     "afternoon|tomorrow morning|Friday|next week|{h} o'clock> <3:.|, okay ?|, please tell "
     "everyone .|, don't forget .>",
     "<1:会议|聚会|考试|比赛|晚饭|课> 改#1 到 <2:下午 三 点|明天 早上|星期五|下周|{h} 点> 了 "
     "<3:。|， 好 吗 ？|， 请 告诉 大家 。|， 不要 忘记 。>",
     30},
    {"meeting, forgot to tell", "h=pick:hour",
     "i forgot#1 to tell#2 you , <1:the meeting has been moved to {h} o'clock|we have no class "
     "tomorrow|your mother called|I'm not coming tonight|the party starts at {h}> .",
     "我 忘记#1 告诉#2 你 了 ， <1:会议 改 到 {h} 点 了|我们 明天 没 课|你 妈妈 打 电话 了|我 今晚 "
     "不来|聚会 {h} 点 开始> 。",
     25},
    {"meeting, another day, tired", "",
     "<1:let's do it another day ,|maybe another day ,|let's go another day ,|how about another "
     "day ?> <2:I'm too tired today|it's raining|i have to work overtime tonight|i have no "
     "money|I'm not free this week> .",
     "<1:我们 改天 吧 ，|也许 改天 吧 ，|我们 改天 去 吧 ，|改天 怎么样 ？> <2:我 今天 太 累 "
     "了|在 下雨|我 今晚 得 加班|我 没 钱|我 这 个 星期 没 空> 。",
     20},
    {"meeting, don't wait, eat", "",
     "<1:I'm working overtime tonight|I'm still in a meeting|I'll come home late|the train is "
     "late> , <2:you can eat first|please eat first|don't wait for me|you go first> .",
     "<1:我 今晚 在 加班|我 还 在 开会|我 会 很 晚 回家|火车 晚点 了> ， <2:你 可以 先 吃|请 先 "
     "吃|不要 等 我|你 先 走> 。",
     22},
    {"meeting, is it okay if", "",
     "<1:is it okay|is it ok|is it all right> if#1 i <2:bring my sister|come a bit late|leave "
     "early today|call you tomorrow|use your computer|bring my dog|take a photo> ?",
     "我 <2:带 我 姐姐 来|晚点 来|今天 早点 走|明天 给 你 打 电话|用 你 的 电脑|带 我 的 狗 "
     "来|拍照> <1:可以 吗|可以 吗|可以 吗> ？",
     75},
    {"meeting, want me to", "",
     "do you want#1 me#2 to <1:buy some milk|pick up the kids|bring you anything|pick you "
     "up|order#11 food#12|help you|wait for you|buy anything on the way> ?",
     "你 想#1 让 我#2 <1:买 一些 牛奶|接 小孩|帮 你 带 点 什么|来 接 你|点#11 菜#12|帮助 你|等 "
     "你|在 路 上 买 点 什么> 吗 ？",
     22},
    {"meeting, grab a coffee", "w=pick:soon",
     "do you want#1 to <2:have#21 a coffee#22|have#21 lunch#22|have#21 dinner#22|drink#21 a "
     "beer#22|go#21 out> {w} ?",
     "你 {w} 想#1 <2:喝#21 咖啡#22|吃#21 午饭#22|吃#21 晚饭#22|喝#21 啤酒#22|出去#21> 吗 ？", 20},
    {"meeting, soon meet", "",
     "<1:i miss you , mom|miss you|i miss you all|long time no see|it's been a long time> , "
     "<2:let's meet soon|when can we meet|let's have dinner together|come home soon|call me> "
     "<2:.|?|.|.|.>",
     "<1:我 想 你 ， 妈妈|想 你|我 想 你们|好久 不见|好久 不见> ， <2:我们 快 点 见面 吧|我们 "
     "什么时候 能 见面|我们 一起 吃 晚饭 吧|快 回家|给 我 打 电话> <2:。|？|。|。|。>",
     18},

    // Excuses, and what just happened.,
    {"meeting, just did", "",
     "<1:i just|we just|just> <2:got home|got up|got off work|finished eating|arrived|finished "
     "the meeting> , <3:I'm going to take a shower|can you call me|I'm so tired|I'll call you "
     "later|are you free> <3:.|?|.|.|?>",
     "<1:我 刚|我们 刚|刚> <2:到 家|起床|下班|吃 完 饭|到|开 完 会> ， <3:我 要 洗澡|你 能 给 我 "
     "打 电话 吗|我 太 累 了|我 一会儿 给 你 打 电话|你 有空 吗> <3:。|？|。|。|？>",
     24},
    {"meeting, why not answer", "",
     "why#1 <1:don't#10 you#11 answer#12 my#13 messages#14|don't#10 you#11 answer#12 the "
     "phone#14|aren't#10 you#11 asleep#12 yet#13|aren't#10 you#11 home#12 yet#13|haven't#10 "
     "you#11 eaten#12 yet#13|isn't#10 he#11 here#12 yet#13> ? <2:I'm worried .|it's very late "
     ".|everyone is waiting .>",
     "<1:你#11 为什么#1 不#10 回#12 我#13 的 消息#14|你#11 为什么#1 不#10 接#12 电话#14|你#11 "
     "为什么#1 还#13 没#10 睡#12|你#11 为什么#1 还#13 没#10 回家#12|你#11 为什么#1 还#13 没#10 "
     "吃饭#12|他#11 为什么#1 还#13 没#10 来#12> ？ <2:我 很 担心 。|很 晚 了 。|大家 都 在 等 。>",
     20},
    {"meeting, oh no forgot", "",
     "<1:oh no|oh my God|oh> , i forgot#1 <2:about dinner|about the meeting|my keys|that today is "
     "your birthday|to buy the tickets|to call my mom> , <3:I'm so sorry|what should i do|can you "
     "help me|please don't be angry> <3:!|?|?|.>",
     "<1:糟糕|我 的 天 啊|啊> ， 我 忘记#1 <2:了 晚饭|了 会议|带 钥匙 了|了 今天 是 你 的 生日|买 "
     "票 了|给 我 妈妈 打 电话 了> ， <3:非常 抱歉|我 应该 怎么办|你 能 帮 我 吗|请 不要 生气> "
     "<3:！|？|？|。>",
     20},
    {"meeting, what's", "",
     "what's#91 <1:your#11 name#12|your#11 phone#12 number#13|the matter|for dinner#11|wrong with "
     "him#11|your#11 address#12|the plan#11|the time#11> <2:?|? please tell me .>",
     "<1:你#11 叫 什么#91 名字#12|你#11 的 电话#12 号码#13 是 什么#91|怎么#91 了|晚饭#11 吃 "
     "什么#91|他#11 怎么#91 了|你#11 的 地址#12 是 什么#91|计划#11 是 什么#91|几#91 点#11 了> "
     "<2:？|？ 请 告诉 我 。>",
     18},
    {"meeting, what's up", "a=named",
     "<3:hey|hi|hey {a}|hello> <9:what's#91 up#92|, what's#91 up#92> , <2:are you free "
     "tonight|where are you|long time no see|did you#21 get#22 my#23 message#24> <2:?|?|.|?>",
     "<3:嘿|嗨|嘿 ， {a}|你好> ， <9:最近#92 怎么样#91|最近#92 怎么样#91> ， <2:你 今晚 有空 "
     "吗|你 在 哪里|好久 不见|你#21 收#22 到 我#23 的 消息#24 了 吗> <2:？|？|。|？>",
     16},

    // The family.,
    {"meeting, how's your mom", "",
     "how's#1 your <2:mom|dad|grandma|wife|little brother|son|baby|sister> <3:doing ?|doing "
     "lately#32 ?|now#32 ? I'm#30 worried#33 .|? i#30 haven't#34 seen#35 you#31 for a long#36 time "
     ".>",
     "你 <2:妈妈|爸爸|奶奶|妻子|弟弟|儿子|的 宝宝|姐姐> <3:怎么样#1 ？|最近#32 怎么样#1 ？|现在#32 "
     "怎么样#1 ？ 我#30 很 担心#33 。|怎么样#1 ？ 我#30 好久#36 没#34 见到#35 你#31 了 。>",
     18},
    {"meeting, mom better", "",
     "is <1:your mom|your dad|your son|your grandma|your wife|your boss> <2:feeling better|still "
     "in hospital|at home now|still angry|coming tonight> ?",
     "<1:你 妈妈|你 爸爸|你 儿子|你 奶奶|你 妻子|你 的 老板> <2:感觉 好 点 了 吗|还 在 医院 "
     "吗|现在 在 家 吗|还 生气 吗|今晚 来 吗> ？",
     18},
    {"meeting, ma ba", "",
     "<1:my mom|my dad|your mom|your dad|his mom> <2:is coming to see me|bought me a coat|is "
     "feeling better|called me just now|doesn't let me go out|wants you to come home|is cooking "
     "dinner> <3:.|!>",
     "<1:我 妈|我 爸|你 妈|你 爸|他 妈> <2:要 来 看 我|给 我 买 了 一 件 大衣|身体 好 点 了|刚才 "
     "给 我 打 电话 了|不 让 我 出去|要 你 回家|在 做 晚饭> <3:。|！>",
     44, true},
    {"meeting, ma ba, call", "",
     "<1:mom|dad> , <2:I'm home|I'm hungry|where are you|i miss you|what's for dinner|can you pick "
     "me up|I'm not coming home tonight> <2:.|.|?|.|?|?|.>",
     "<1:妈|爸> ， <2:我 到 家 了|我 饿 了|你 在 哪里|我 想 你 了|晚饭 吃 什么|你 能 来 接 我 "
     "吗|我 今晚 不 回家 了> <2:。|。|？|。|？|？|。>",
     41, true},
    {"meeting, your mom better", "",
     "is <1:your mom|your dad|your grandma> <2:feeling better|home|off work yet|feeling better "
     "now> ?",
     "<1:你 妈|你 爸|你 奶奶> <2:身体 好 点 了 吗|到 家 了 吗|下班 了 吗|现在 好 点 了 吗> ？", 33,
     true},
    {"meeting, call when", "",
     "<1:call me|let me know|send me a message|tell me> when you <2:get home|arrive|are "
     "free|finish work|get up> <3:.|, be careful on the way .|, okay ?>",
     "<2:到 家|到|有空|下班|起床> 了 <1:给 我 打 电话|告诉 我|给 我 发 消息|告诉 我> <3:。|， 路 "
     "上 小心 。|， 好 吗 ？>",
     24, true},
    {"meeting, I'm going to bed", "",
     "<1:I'm going to bed|I'm going to sleep|I'm leaving now|I'm going home> <2:, good night|, "
     "see you tomorrow|, let's talk tomorrow|, call me tomorrow> .",
     "我 <1:要 睡觉|要 睡觉|现在 要 走|要 回家> 了 <2:， 晚安|， 明天 见|， 我们 明天 谈谈 吧|， "
     "明天 给 我 打 电话> 。",
     22},

    // Thanks.,
    {"meeting, thanks for", "",
     "<9:thanks|thank you|thank you so much> for#1 <2:helping me move|picking me up|waiting for "
     "me|your help|dinner|coming|the gift|taking me home> <3:yesterday|last night|today> , "
     "<4:I'll invite you to dinner another day|I'm so happy|you are a good friend|see you soon> .",
     "<9:谢谢 你|谢谢 你|非常 感谢 你> <3:昨天|昨晚|今天> <2:帮 我 搬 家|来 接 我|等 我|的 "
     "帮助|的 晚饭|来|的 礼物|带 我 回家> ， <4:我 改天 请 你 吃 晚饭|我 太 高兴 了|你 是 一 个 "
     "好 朋友|一会儿 见> 。",
     24},
    {"meeting, thanks for last night", "",
     "<1:thanks|thank you> for#2 dinner#3 <3:last night|yesterday|tonight|today> , <4:the food was "
     "delicious|we had a great time|i was really happy|it was delicious|the children had fun> "
     "<5:.|!>",
     "<1:谢谢 你|谢谢 你> <3:昨晚|昨天|今晚|今天> 的 晚饭#3 ， <4:食物 很 好吃|我们 玩 得 很 "
     "开心|我 真的 很 高兴|很 好吃|孩子 们 玩 得 很 开心> <5:。|！>",
     18},
    {"meeting, call when you", "",
     "<1:call me|let me know|send me a message> when#5 you#4 <2:get home|arrive|are free|finish "
     "work|get up|are ready|are at the station> <3:.|, be careful on the way .|, okay ?>",
     "你#4 <2:到 家|到|有空|下班|起床|准备 好|在 车站> 的 时候#5 <1:给 我 打 电话|告诉 我|给 我 发 "
     "消息> <3:。|， 路 上 小心 。|， 好 吗 ？>",
     18},

    // Wishes.,
    {"meeting, happy birthday hope", "a=named",
     "happy#1 birthday#2 <3:{a}|, {a}|, my friend|, mom|, my dear> ! <4:hope you have a great "
     "day|have a great day|i hope you like this gift|see you tonight at the party|may all your "
     "dreams come true|i love you> <5:!|.>",
     "<3:{a}|{a}|我 的 朋友|妈妈|亲爱的> ， 生日#2 快乐#1 ！ <4:祝 你 今天 愉快|祝 你 今天 愉快|我 "
     "希望 你 喜欢 这 份 礼物|今晚 聚会 见|祝 你 梦想 成 真|我 爱 你> <5:！|。>",
     24},
    {"meeting, good luck exam when", "",
     "good#1 luck#1 <8:with|on> your <2:exam|test|math exam|English exam|Chinese test> "
     "<3:tomorrow|today|on Monday> , <4:you can do it|don't be nervous|we all believe in you|you "
     "will do great|I'm sure you will pass> !",
     "祝#1 你 <3:明天|今天|星期一> <2:考试|测验|数学 考试|英语 考试|中文 测验> <8:顺利|顺利> ， "
     "<4:你 能 做 到|不要 紧张|我们 都 相信 你|你 会 做 得 很 好|我 确定 你 会 通过> ！",
     22},
    {"meeting, wedding", "",
     "congratulations#1 on your wedding#2 ! <3:i wish#31 you#32 both#32 a happy#33 life#34|may you "
     "both be happy forever|the bride is so beautiful|we are so happy for you|i wish you all the "
     "best> <4:!|.>",
     "恭喜#1 你 结婚#2 ！ <3:祝#31 你们#32 生活#34 快乐#33|祝 你们 永远 快乐|新娘 太 漂亮 了|我们 "
     "真 为 你 高兴|祝 你 一切 顺利> <4:！|。>",
     18},
    {"meeting, baby", "",
     "congratulations#1 on <2:having a baby|your new baby|the new baby> ! <3:she is so cute|what's "
     "the baby 's name|is it a boy or a girl|how is the mother|he looks like you|can we come and "
     "see the baby> <3:!|?|?|?|!|?>",
     "恭喜#1 你 <2:生 了 宝宝|有 了 新 宝宝|有 了 新 宝宝> ！ <3:她 真 可爱|宝宝 叫 什么 "
     "名字|是 男孩 还是 女孩|妈妈 怎么样|他 长 得 像 你|我们 可以 来 看 宝宝 吗> "
     "<3:！|？|？|？|！|？>",
     20},
    {"meeting, new year family", "",
     "<5:mom and dad|grandma|dear teacher|dear friends|everyone> , happy#1 <2:new year|spring "
     "festival> ! i#3 wish#3 <5:you#6 both#6|you#6|you#6|you#6 all#6|you#6 all#6> <4:good "
     "health|health and happiness|all the best|success> !",
     "<5:妈妈 和 爸爸|奶奶|亲爱的 老师|亲爱的 朋友 们|大家> ， <2:新年|春节> 快乐#1 ！ 祝#3 "
     "<5:你们#6|你#6|你#6|你们#6|你们#6> <4:身体 健康|健康 幸福|一切 顺利|成功> ！",
     22},
    {"meeting, spring festival home", "",
     "are you going#1 <2:home|to Beijing|on a trip|back to Shanghai> for#3 spring#4 festival#4 ? "
     "<5:have you bought the tickets ?|it's hard to buy tickets .|i have to work .|I'm going "
     "home tomorrow .>",
     "春节#4 你 <2:回家|去 北京|去 旅行|回 上海> 吗#1 ？ <5:你 买 票 了 吗 ？|买 票 很 难 。|我 得 "
     "工作 。|我 明天 要 回家 。>",
     18},
};

}  // namespace

std::span<const Template> templates_of_arrangements() { return arrangements; }

}  // namespace playground::grammar
