// Templates: plans and invitations, news of arrival, requests, wishes, and frames of sentences.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template plans[] = {
    // Plans and invitations.
    {"let's do a pastime", "f=pick:pastime w=pick:soon", "let's#1 {f} {w} <2:.|, okay ?|!>",
     "我们#1 {w} {f} 吧 <2:。|， 好 吗 ？|！>", 36},
    {"want a pastime", "f=pick:pastime w=pick:soon",
     "<1:i#11 want#12 to|i#11 would like#12 to|I'm#11 going#12 to|i#11 plan#12 to> {f} {w} .",
     "我#11 {w} <1:想#12|想#12|要#12|打算#12> {f} 。", 30},
    {"do you want a pastime", "f=pick:pastime w=pick:soon",
     "<1:do you#11 want#12|would you#11 like#12> to {f} with#2 me#3 {w} ?",
     "你#11 {w} <1:想#12|想#12> 和#2 我#3 一起 {f} 吗 ？", 24},
    {"a pastime, or not", "f=pick:pastime w=pick:soon",
     "do you#1 want#2 to {f} <3:{w}|together#31|with#31 me#32> ?",
     "你#1 <3:{w} 想#2 不 想#2|想#2 不 想#2 一起#31|想#2 不 想#2 和#31 我#32 一起> {f} ？", 30,
     true},
    {"how about a pastime", "f=pick:pastime w=pick:soon", "how#1 about#1 we#2 {f} together#3 {w} ?",
     "我们#2 {w} 一起#3 {f} 怎么样#1 ？", 20},
    {"how about a pastime, too", "f=pick:pastime w=pick:soon",
     "how#1 about#1 we {f} together#3 {w} ?", "{w} 一起#3 {f} 怎么样#1 ？", 36, true},
    {"shall we, a pastime", "f=pick:pastime w=pick:soon", "shall we#1 {f} together#2 {w} ?",
     "我们#1 {w} 一起#2 {f} 好 吗 ？", 20},
    {"shall we, a pastime, too", "f=pick:pastime w=pick:soon", "shall we#1 {f} together#2 {w} ?",
     "{w} 我们#1 一起#2 {f} ， 好 不 好 ？", 24, true},
    {"if free, a pastime", "f=pick:pastime w=pick:soon",
     "if#1 you#2 are free#3 {w} , let's#4 {f} together#5 .",
     "你#2 {w} 有空#3 的 话#1 ， 我们#4 一起#5 {f} 吧 。", 30, true},
    {"can you come along", "f=pick:pastime w=pick:soon", "can#1 you#2 {f} with#3 me#4 {w} ?",
     "你#2 {w} 能#1 不能#1 和#3 我#4 一起 {f} ？", 20, true},
    {"why not, a pastime", "f=pick:pastime w=pick:soon", "why#1 don't#2 we#3 {f} {w} ?",
     "我们#3 {w} 为什么#1 不#2 {f} 呢 ？", 16, true},
    {"rather stay at home", "f=pick:pastime w=pick:soon",
     "i#1 don't#2 want#3 to {f} {w} , i want#5 to stay#6 at home#7 .",
     "我#1 {w} 不#2 想#3 {f} ， 想#5 待#6 在 家#7 。", 20, true},
    {"fine weather", "f=pick:pastime",
     "the weather#1 is so#2 good#3 today#4 , <5:let's {f} .|do you want to {f} ?|shall we {f} ?>",
     "今天#4 天气#1 真#2 好#3 ， <5:我们 {f} 吧 。|你 想 不 想 {f} ？|我们 {f} 好 不 好 ？>", 24,
     true},
    {"going after work", "v=pick:venue",
     "are you#1 going#2 to the {v} <3:after work|tonight|tomorrow|this weekend> ?",
     "你#1 <3:下班 以后|今晚|明天|周末> 去#2 不 去#2 {v} ？", 24, true},
    {"plans for the weekend", "f=pick:pastime",
     "what#1 are your#2 plans#3 for <4:the weekend|tomorrow|the holiday|tonight> ? i#5 want#6 to "
     "{f} .",
     "你#2 <4:周末|明天|假期|今晚> 有 什么#1 打算#3 ？ 我#5 想#6 {f} 。", 24},
    {"already have plans", "w=pick:soon",
     "<1:sorry|I'm sorry> , i already#2 have plans#3 {w} , <4:maybe next time .|let's go another "
     "day .|how about next week ?>",
     "<1:对不起|不好意思> ， 我 {w} 已经#2 有 打算#3 了 ， <4:下 次 吧 。|改天 去 吧 。|下周 "
     "怎么样 ？>",
     16},
    {"half past, at a place", "h=pick:hour v=pick:venue",
     "see#1 you <2:tomorrow|on Sunday|tonight|on Saturday> at half#3 past#3 {h} at the {v} .",
     "<2:明天|星期天|今晚|星期六> {h} 点 半#3 在 {v} 见#1 。", 20},
    {"what time at a place", "h=pick:hour v=pick:venue",
     "what#1 time#1 shall we#2 meet#3 at the {v} ? at <4:half past {h}|{h} o'clock> .",
     "我们#2 几#1 点#1 在 {v} 见面#3 ？ <4:{h} 点 半|{h} 点> 。", 16},
    {"abroad together", "l=pick:abroad",
     "<1:do you#11 want#12|would you#11 like#12> to <2:travel#21 to#22 {l}|go#22 to {l}> with me#3 "
     "<4:next year|this summer|next month> ?",
     "你#11 <4:明年|今年 夏天|下个月> <1:想#12|想#12> 和 我#3 一起 <2:去#22 {l} 旅行#21|去#22 {l}> "
     "吗 ？",
     20},
    {"going abroad", "l=pick:abroad",
     "<1:i am|we are|my boss is|granny is> going#2 to {l} <3:next week|for the holiday|this "
     "summer|tomorrow> .",
     "<1:我|我们|我 的 老板|奶奶> <3:下周||今年 夏天|明天> 要 去#2 {l} <3:|度假||> 。", 20},
    {"what shall we eat", "",
     "what#1 shall we#2 <3:eat|drink|watch|buy> <4:tonight|this weekend|tomorrow|on Sunday> ?",
     "我们#2 <4:今晚|这 个 周末|明天|星期天> <3:吃|喝|看|买> 什么#1 ？", 20},
    {"what is good to eat", "",
     "what#1 shall we <3:eat|drink|watch|buy> <4:tonight|this weekend|tomorrow|on Sunday> ?",
     "<4:今天 晚上|这 个 周末|明天|星期天> <3:吃|喝|看|买> 什么#1 好 呢 ？", 36, true},
    {"eat what, how about", "",
     "what#1 shall we eat#2 <3:tonight|for lunch|for dinner> ? <4:how about a burger ?|let's eat "
     "Thai food .|i want a salad .|i want a dessert .>",
     "<3:今天 晚上|午饭|晚饭> 吃#2 什么#1 好 呢 ？ <4:汉堡 怎么样 ？|我们 吃 泰国 菜 吧 。|我 想 "
     "吃 沙拉 。|我 想 吃 甜点 。>",
     42, true},

    // News of arrival.
    {"arrived, don't worry", "p=pick:arrival",
     "<1:mom|dad|granny|dear> , i#2 have arrived#3 {p} , <4:don't worry|I'll call you "
     "later|everything is fine|i miss you already> .",
     "<1:妈妈|爸爸|奶奶|亲爱的> ， 我#2 到#3 {p} 了 ， <4:别 担心|我 一会儿 给 你 打 "
     "电话|一切 都 好|我 已经 想 你 了> 。",
     36},
    {"have they arrived", "p=pick:arrival",
     "<1:have you|has granny|have the kids|has your son> arrived#2 {p} yet ?",
     "<1:你|奶奶|小孩|你 儿子> 到#2 {p} 了 吗 ？", 20},
    {"on the way to you", "v=pick:venue",
     "I'm#3 <1:on#11 the way#12|almost#11 there#12|on#11 the bus#12|in#11 a taxi#12> , <2:wait for "
     "me at the {v} .|where are you ?|I'll be there in ten minutes .>",
     "我#3 <1:在 路#12 上#11|快#11 到#12 了|在 公交车#12 上#11|在 出租车#12 上#11> ， <2:在 {v} "
     "等 我 。|你 在 哪里 ？|我 十 分钟 以后 到 。>",
     16},

    // Requests.
    {"help me write", "t=pick:task", "<1:can you|could you> help#2 me#3 {t} ?",
     "<1:你 能|你 可以> 帮#2 我#3 {t} 吗 ？", 24},
    {"help me write, too", "t=pick:task",
     "<1:can|could> you <2:please#21 help#22|help#22> me#3 {t} ?",
     "<1:能 不能|可 不 可以> <2:请#21 你 帮#22|帮#22> 我#3 {t} ？", 36, true},
    {"this into a tongue", "p=pick:tongue",
     "please#1 translate#2 this#3 <4:essay|menu|receipt|email|message> into#5 {p} .",
     "请#1 把 这#3 <4:篇 作文|份 菜单|张 收据|封 邮件|条 消息> 翻译#2 成#5 {p} 。", 24},
    {"put the luggage", "t=pick:object",
     "please#1 put#2 {t} <4:in the car|on the chair|in the room|here> .",
     "请#1 把 {t} 放#2 在 <4:车 里|椅子 上|房间 里|这里> 。", 20},
    {"taken by somebody", "",
     "my <1:umbrella|luggage|scarf|bike> was <2:stolen|found> by#3 somebody#4 .",
     "我 的 <1:雨伞|行李|围巾|自行车> 被#3 人#4 <2:偷|找到> 了 。", 16},

    // Frames.
    {"if, advice", "a=pick:condition b=pick:advice", "if#1 {a} , {b} .", "如果#1 {a} ， {b} 。",
     24},
    {"in that case", "a=pick:condition b=pick:advice", "if#1 {a} , {b} .", "{a} 的 话#1 ， {b} 。",
     40, true},
    {"if, in that case", "a=pick:condition b=pick:advice", "if#1 {a} , {b} .",
     "如果#1 {a} 的 话#1 ， {b} 。", 24, true},
    {"not two at once", "",
     "don't#1 <2:look at your phone|eat|talk|listen to music> while#3 "
     "<4:walking|driving|studying|riding a bike> .",
     "不要#1 一边#3 <4:走路|开车|学习|骑 自行车> 一边#3 <2:看 手机|吃 东西|说话|听 音乐> 。", 20},
    {"like it more and more", "",
     "<1:i|we|they> like#2 <3:this city|Chinese|the gym|Thai food|our hometown> more#4 and "
     "more#4 "
     ".",
     "<1:我|我们|他们> 越来越#4 喜欢#2 <3:这 个 城市|中文|健身房|泰国 菜|我们 的 家乡> 。", 20},
    {"the more, the more", "",
     "the more#1 i#2 <3:read|listen|look|learn|think> , the more#4 i <5:like it|understand> .",
     "我#2 <3:读|听|看|学|想> 得 越#1 多 ， 就 越#4 <5:喜欢|明白> 。", 16},
    {"not from but from", "l=pick:abroad m=pick:city",
     "<1:i am|he is|she is|we are> not#2 from#3 {l} but#4 from#5 {m} .",
     "<1:我|他|她|我们> 不是#2 来自#3 {l} ， 而是#4 来自#5 {m} 。", 20},
    {"not that I don't want", "f=pick:pastime",
     "it's not#1 that i#6 don't#2 want#3 to {f} , but#4 <5:i have no time|I'm too tired|i have no "
     "money|I'm ill> .",
     "不是#1 我#6 不#2 想#3 {f} ， 而是#4 <5:我 没有 时间|我 太 累 了|我 没有 钱|我 生病 了> 。",
     24},
    {"both cheap and clean", "",
     "this#1 <2:gym|mall|cinema> is <3:cheap and clean|big and new|old and dirty|small and noisy> "
     ".",
     "这#1 家 <2:健身房|商场|电影院> <3:又 便宜 又 干净|又 大 又 新|又 旧 又 脏|又 小 又 吵> 。",
     20},
    {"didn't even", "",
     "<1:i|he|we|the kids> didn't <2:even eat breakfast|even say goodbye|even drink water|even do "
     "the homework> <3:today|yesterday> .",
     "<1:我|他|我们|小孩> <3:今天|昨天> <2:连 早饭 都 没 吃|连 再见 都 没 说|连 水 都 没 喝|连 "
     "作业 都 没 做> 。",
     24},
    {"anything for kids", "p=pick:wanted", "do you have#2 anything {p} ?", "你 有#2 {p} 的 吗 ？",
     16},
    {"anything for kids, too", "p=pick:wanted", "do you have#2 anything {p} ?",
     "有#2 没有#2 {p} 的 ？", 24, true},
    {"will it be delayed", "w=pick:soon",
     "<2:will the train be delayed|will the mall close|will the elevator be fixed|will the "
     "kids "
     "come|will it snow> {w} ?",
     "<2:火车|商场|电梯|小孩|> {w} <2:会 晚点|会 关门|会 修好|会 来|会 下雪> 吗 ？", 20},
    {"will it or not", "w=pick:soon",
     "<2:will the train be delayed|will the mall be closed|will the elevator be fixed|will the "
     "kids come|will it snow> {w} ?",
     "{w} <2:火车 会不会 晚点|商场 会不会 关门|电梯 会不会 修好|小孩 会不会 来|会不会 下雪> "
     "？",
     30, true},
    {"is it or not", "p=pick:belonging", "is <1:this|that> {p} ?", "<1:这|那> 是不是 {p} ？", 24,
     true},
    {"is this your luggage", "p=pick:belonging", "is <1:this|that> {p} ?", "<1:这|那> 是 {p} 吗 ？",
     16},
    {"how did you come", "",
     "how#1 did you#2 come#3 <4:here|to the hotel|to Spain> ? i#5 came#6 by#7 "
     "<8:train|plane|bus|taxi> .",
     "你#2 是 怎么#1 来#3 <4:这里|酒店|西班牙> 的 ？ 我#5 是 坐#7 <8:火车|飞机|公交车|出租车> 来#6 "
     "的 。",
     20},
    {"bought abroad", "l=pick:abroad g=pick:clothes", "i#1 bought#2 {g} in#3 {l} .",
     "{g} 是 我#1 在#3 {l} 买#2 的 。", 24, true},
    {"it's almost the day", "",
     "it's almost#1 <2:my birthday|the holiday|spring festival|Christmas> , <3:what are your "
     "plans|what do you want|are you happy> ?",
     "快#1 到 <2:我 的 生日|假期|春节|圣诞> 了 ， <3:你 有 什么 打算|你 想要 什么|你 高兴 吗> ？",
     20},
    {"better go home", "",
     "<1:it's too late|it's raining|it's too far|I'm tired> , let's#2 <3:go home|take a taxi|go "
     "tomorrow|eat at home> .",
     "<1:太 晚 了|下雨 了|太 远 了|我 累 了> ， 我们#2 还是 <3:回家|坐 出租车|明天 去|在 家 吃饭> "
     "吧 。",
     24, true},
    {"not anything", "",
     "<1:i don't|he doesn't|we don't|granny doesn't> want#2 to <3:eat|buy|drink|say> anything#4 "
     "<5:today|now|tonight> .",
     "<1:我|他|我们|奶奶> <5:今天|现在|今晚> 什么#4 都 不 想#2 <3:吃|买|喝|说> 。", 20},
    {"never again", "",
     "<1:i|we|they> will never#2 <3:eat here|come back|drink wine|lose the luggage> again#4 !",
     "<1:我|我们|他们> 再#4 也 不会#2 <3:在 这里 吃饭|回来|喝 红酒|弄丢 行李> ！", 16},
    {"from Monday to Friday", "",
     "from#2 Monday#3 to#4 <5:Thursday|Friday|Saturday> <1:i work|she studies|I'm at home> .",
     "从#2 星期一#3 到#4 <5:星期四|星期五|星期六> <1:我 工作|她 学习|我 在 家> 。", 16},
    {"let the kids", "",
     "<1:let|don't let|please don't let> the kids#2 <3:watch television|eat dessert|play "
     "outside|go out alone> .",
     "<1:让|不要 让|请 不要 让> 小孩#2 <3:看 电视|吃 甜点|在 外面 玩|一个人 出去> 。", 28},
    {"what a scarf", "",
     "what a <1:beautiful scarf|cute pet|big burger|beautiful hometown|long day> !",
     "多么 <1:漂亮 的 围巾|可爱 的 宠物|大 的 汉堡|漂亮 的 家乡|长 的 一天> ！", 24},

    // Apologies, thanks and wishes.
    {"oh no, lost", "",
     "<1:oh no|sorry|wait a moment> , i <2:lost my luggage|forgot my socks|missed my "
     "appointment|ate#21 your#22 burger#23> !",
     "<1:糟糕|对不起|等 一下> ， 我 <2:弄丢 了 我 的 行李|忘记 了 我 的 袜子|错过 了 我 的 "
     "预约|吃#21 了 你#22 的 汉堡#23> ！",
     20},
    {"great, news", "",
     "<1:great|hey|mom> , <2:we are going to Spain|i passed the test|there is dessert|the "
     "visa is "
     "here> !",
     "<1:太 好 了|嘿|妈妈> ， <2:我们 要 去 西班牙|我 通过 了 测验|有 甜点|签证 到 了> ！", 38},
    {"thanks for the wine", "",
     "<1:thank you|thank you so much> for <2:the wine|the scarf|dessert|helping me with the "
     "essay|helping me carry my luggage> <3:.|, you are so kind .|!>",
     "<1:谢谢 你|非常 感谢 你> <2:的 红酒|的 围巾|的 甜点|帮 我 写 作文|帮 我 拿 行李> <3:。|， "
     "你 太 善良 了 。|！>",
     34},
    {"sorry about the wine", "",
     "<1:I'm sorry|i am so sorry> , i <2:lost#21 your#22 umbrella#23|can't go to the cinema|didn't "
     "buy the wine|forgot our appointment> , <3:please forgive me|don't be angry|it's my mistake> "
     ".",
     "<1:对不起|非常 抱歉> ， 我 <2:弄丢#21 了 你#22 的 雨伞#23|不能 去 电影院|没有 买 红酒|忘 了 "
     "我们 的 预约> ， <3:请 原谅 我|不要 生气|是 我 的 错> 。",
     20},
    {"happy every day", "",
     "<1:happy birthday|happy new year|merry Christmas> , <2:granny|mom|my friend|teacher> , <3:i "
     "wish you good health|i hope you are happy every day|i wish you success> !",
     "<2:奶奶|妈妈|我 的 朋友|老师> ， <1:生日 快乐|新年 快乐|圣诞 快乐> ， <3:祝 你 身体 "
     "健康|我 希望 你 每天 都 快乐|祝 你 成功> ！",
     36},
    {"good luck with a test", "",
     "good#1 luck#1 with your#2 <3:test|essay|trip to Italy> <4:!|, you can do it !|, don't be "
     "nervous .>",
     "祝 你#2 <3:测验|作文|去 意大利 旅行> 顺利#1 <4:！|， 你 能 做 到 ！|， 不要 紧张 。>", 24},
};

}  // namespace

std::span<const Template> templates_of_plans() { return plans; }

}  // namespace playground::grammar
