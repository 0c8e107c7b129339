// Templates: thoughts, wishes and advice.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template thoughts[] = {
    {"thoughts, wish i could", "",
     "i wish#1 i <1:could fly|could speak Chinese|could help you|could sleep|knew the answer|lived "
     "by the sea> .",
     "要是#1 我 <1:会 飞|会 说 中文|能 帮助 你|能 睡觉|知道 答案|住 在 海边> 就 好 了 。", 20},
    {"thoughts, wish it were", "",
     "i wish#1 <1:you were here|it was summer now|we had more time|today was Sunday|my boss was "
     "not so strict|everyone was like you> .",
     "要是#1 <1:你 在 这里|现在 是 夏天|我们 有 更 多 时间|今天 是 星期天|我 的 老板 没有 "
     "这么 严格|大家 都 像 你 一样> 就 好 了 。",
     20},
    {"thoughts, if only", "",
     "if#1 only#1 <1:i had more money|she loved me|i was a little taller|i could see you now|there "
     "was no war|he was my friend> <2:.|!>",
     "要是#1 <1:我 有 更 多 钱|她 爱 我|我 高 一点儿|我 现在 能 看见 你|没有 战争|他 是 我 的 "
     "朋友> 就 好 了 <2:。|！>",
     18},
    {"thoughts, wonder where", "",
     "i wonder#1 <1:where he is|what she is thinking|why they are late|who wrote this|how "
     "birds "
     "fly|when he will come> .",
     "我 想#1 知道#1 <1:他 在 哪里|她 在 想 什么|他们 为什么 迟到|这 是 谁 写 的|鸟儿 怎么 飞|他 "
     "什么时候 来> 。",
     22},
    {"thoughts, wonder if", "",
     "i wonder#1 <1:if he still remembers me|if it will rain tomorrow|if she likes me|if you are "
     "happy|if they are at home|if the shop is still open> .",
     "不 知道#1 <1:他 是不是 还 记得 我|明天 会不会 下雨|她 是不是 喜欢 我|你 是不是 幸福|他们 "
     "是不是 在 家|商店 是不是 还 开着> 。",
     4, true},
    {"thoughts, wonder whether", "",
     "i wonder#1 <1:if he still remembers me|if it will rain tomorrow|if she likes me|if you "
     "are "
     "happy|if they are at home> .",
     "我 想#1 知道#1 <1:他 是否 还 记得 我|明天 是否 会 下雨|她 是否 喜欢 我|你 是否 高兴|他们 "
     "是否 在 家> 。",
     18},
    {"thoughts, I'm afraid", "",
     "I'm afraid#1 <1:we are too late|i can't come tonight|he won't come back|you are "
     "wrong|nobody will help us|i lost your book> .",
     "恐怕#1 <1:我们 太 晚 了|我 今晚 不能 来|他 不会 回来|你 错 了|没有人 会 帮助 我们|我 弄丢 "
     "了 你 的 书> 。",
     65},
    {"thoughts, seems", "",
     "<1:he|she|your dog|your friend|the baby> seems#1 <2:tired|angry|to like me|to be hungry|to "
     "be sick|a bit sad> <3:.|today .|now .|.>",
     "<1:他|她|你 的 狗|你 的 朋友|宝宝> <3:|今天|现在|> 好像#1 <2:累 了|生气 了|喜欢 我|饿 "
     "了|生病 了|有点 难过> 。",
     45},
    {"thoughts, it looks like", "",
     "it looks#1 like#1 <1:it is going to rain|we have a problem|nobody is home|you need a "
     "rest|he "
     "forgot us|they are going to win> .",
     "看起来#1 <1:要 下雨 了|我们 有 一 个 问题|没有人 在 家|你 需要 休息|他 忘记 了 我们|他们 要 "
     "赢 "
     "了> 。",
     20},
    {"thoughts, no matter what", "",
     "no#1 matter#1 <1:what happens|what they say|where you go|how far you are|who you are> , "
     "<2:i will always love you|i will be with you|i won't forget you|i believe in you> .",
     "无论#1 <1:发生 什么|他们 说 什么|你 去 哪里|你 有 多 远|你 是 谁> ， 我 都 <2:会 永远 爱 "
     "你|会 和 你 在 一起|不会 忘记 你|相信 你> 。",
     28},
    {"thoughts, no matter how", "",
     "no#1 matter#1 <1:how tired i am|how much i eat|how loud my voice is|how early i get up|how "
     "fast we run> , <1:i can't sleep|i am still hungry|nobody hears me|i am always late|we can't "
     "catch the bus> .",
     "无论#1 <1:我 多 累|我 吃 多少|我 的 声音 多 大|我 起 得 多 早|我们 跑 得 多 快> ， <1:我 都 "
     "睡 不 着|我 还是 很 饿|没有人 听见 我|我 总是 迟到|我们 都 赶 不上 公交车> 。",
     23},
    {"thoughts, what if", "",
     "what#1 if#2 <1:it rains tomorrow|he is late|we get lost|they don't like me|i don't pass the "
     "exam|nobody helps us> ?",
     "要是#2 <1:明天 下雨|他 迟到 了|我们 迷路 了|他们 不 喜欢 我|我 没有 通过 考试|没有人 帮助 "
     "我们> 怎么办#1 ？",
     22},
    {"thoughts, heard", "",
     "i heard#1 that <1:you are getting married|he found a new job|your dog is sick|she moved to "
     "Shanghai|it will snow tomorrow> , <2:is it true ?|is that so ?>",
     "我 听说#1 <1:你 要 结婚 了|他 找到 了 新 工作|你 的 狗 生病 了|她 搬 到 了 上海|明天 "
     "会 下雪> ， <2:是 真的 吗 ？|是 这样 吗 ？>",
     33},
    {"thoughts, rather", "",
     "<1:i would|he would|we would|my husband would> rather#1 <2:walk|stay at home|sleep|go "
     "alone|eat at home|read a book> .",
     "<1:我|他|我们|我 丈夫> 更#1 愿意#1 <2:走路|待 在 家 里|睡觉|一个人 去|在 家 吃|看 一 本 "
     "书> 。",
     59},
    {"thoughts, should have", "",
     "i should#1 have <1:told you|called the doctor|gone home|brought an umbrella|bought a "
     "ticket|listened to you> <2:yesterday|last night|this morning> .",
     "我 <2:昨天|昨晚|今天 早上> 应该#1 <1:告诉 你|给 医生 打 电话|回家|带 伞|买 一 张 票|听 你 "
     "的 话> 。",
     16},
    {"thoughts, should have known", "",
     "<1:i|you|he|we> should#2 have <2:slept more|asked me first|come early|left last "
     "week|studied "
     "more|been more careful> .",
     "<1:我|你|他|我们> <2:应该#2 多 睡|应该#2 先 问 我|应该#2 早点 来|上周 应该#2 离开|应该#2 多 "
     "学习|应该#2 更 小心> 。",
     16},
    {"thoughts, shouldn't have", "",
     "<1:i|you|he|we> shouldn't#1 have <2:said that|believed her|eaten so much|sold the "
     "house|come here|opened the letter> .",
     "<1:我|你|他|我们> 不应该#1 <2:那么 说|相信 她|吃 这么 多|卖 房子|来 这里|打开 信> 。", 20},
    {"thoughts, might have", "",
     "<1:he|she|Anna|the driver> might#1 have <2:missed the train|forgotten|gone home|got "
     "lost|gone to the wrong place> .",
     "<1:他|她|安娜|司机> 可能#1 <2:错过 了 火车|忘记 了|回家 了|迷路 了|去 错 了 地方> 。", 18},
    {"thoughts, regret", "",
     "<1:i|we|they> regret#1 <2:not learning English|selling the house|not helping him|leaving "
     "home so early|not listening to you|buying this car> .",
     "<1:我|我们|他们> 后悔#1 <2:没有 学 英语|卖 了 房子|没有 帮助 他|这么 早 离开 家|没有 听 你 "
     "的 话|买 了 这 辆 汽车> 。",
     32},
    {"thoughts, never regret", "",
     "i will never#1 regret#2 <1:coming here|helping him|learning Chinese|buying it|leaving the "
     "city> .",
     "我 永远#1 不会#1 后悔#2 <1:来 这里|帮助 他|学 中文|买 它|离开 城市> 。", 28},
    {"thoughts, i thought", "",
     "i thought#1 you <1:were asleep|liked coffee|were my friend|knew him|had gone home|were angry "
     "with me> .",
     "我 以为#1 你 <1:睡着 了|喜欢 咖啡|是 我 的 朋友|认识 他|回家 了|对 我 很 生气> 。", 40},
    {"thoughts, everyone thought", "",
     "<1:everyone|the teacher|my mother|the police> thought#1 <2:he was dead|i was ill|she had "
     "stolen the money|the dog was hungry|they were at home> .",
     "<1:大家|老师|我 妈妈|警察> 以为#1 <2:他 死 了|我 生病 了|她 偷 了 钱|狗 饿 了|他们 在 "
     "家> 。",
     29},
    {"thoughts, in my opinion", "",
     "<1:i think|in my opinion ,> <2:this book is better|he is right|money is not that "
     "important|she is the best singer|the first question is easier> .",
     "<1:我 觉得|我 认为> <2:这 本 书 更 好|他 是 对 的|钱 不是 那么 重要|她 是 最好 的 歌手|第一 "
     "个 问题 更 容易> 。",
     31},
    {"thoughts, what do you think of", "",
     "what#1 do you think#2 of <1:my new coat|our new teacher|this movie|my plan|his idea|the food "
     "here> ?",
     "你 觉得#2 <1:我 的 新 大衣|我们 的 新 老师|这 部 电影|我 的 计划|他 的 想法|这里 的 "
     "食物> 怎么样#1 ？",
     20},
    {"thoughts, don't think", "",
     "i don't#1 think#2 <1:he will come|she knows|this is good advice|it is expensive|you are "
     "stupid|we can win> .",
     "我 觉得#2 <1:他 不会 来|她 不 知道|这 不是 一 个 好 建议|这 不 贵|你 不 笨|我们 不能 赢> 。",
     4, true},
    {"thoughts, advice", "",
     "my advice#1 is <1:to drink more water|to go to bed early|to try again|not to believe him|to "
     "have a good rest|to ask your teacher> .",
     "我 的 建议#1 是 <1:多 喝 水|早点 睡觉|再 试 一次|不要 相信 他|好好 休息|问 你 的 老师> 。",
     18},
    {"thoughts, thanks for advice", "",
     "thank#1 you for your <1:advice|help|letter|answer|present> , <2:it was very useful|i feel "
     "much better now|i won't forget it|it made me very happy> .",
     "谢谢#1 你 的 <1:建议|帮助|信|回答|礼物> ， <2:它 非常 有用|我 现在 感觉 好 多 了|我 不会 "
     "忘记|它 让 我 非常 高兴> 。",
     18},
    {"thoughts, never too late", "",
     "it#1 is never#1 too#3 late#2 to <1:study|say sorry|change|start again|find a friend|make a "
     "plan> .",
     "<1:学习|道歉|改变|再 开始|找 朋友|做 计划> 永远#1 不会 太#3 晚#2 。", 16},
    {"thoughts, like most about", "",
     "what#1 i like#2 most#2 about <1:this city|my job|summer|our school> is <1:the food|the "
     "people|the sunshine|the library> .",
     "我 最喜欢#2 <1:这 个 城市|我 的 工作|夏天|我们 学校> 的 是 <1:食物|人|阳光|图书馆> 。", 14},
    {"thoughts, don't feel like", "",
     "i don't#1 feel like#2 <1:cooking|talking|going out|studying|working|dancing> "
     "<2:today|tonight|right now> .",
     "我 <2:今天|今晚|现在> 不#1 想#2 <1:做饭|说话|出去|学习|工作|跳舞> 。", 18},
    {"thoughts, can't stop", "",
     "i can't#1 stop#3 thinking#2 about <1:you|that day|what you said|my exam|my home> .",
     "我 不能#1 停止#3 想#2 <1:你|那 天|你 说 的 话|我 的 考试|我 的 家> 。", 14},
    {"thoughts, how could you", "",
     "how#1 could#2 you <1:forget my birthday|lie to me|leave me alone|say that|be so cruel|sell "
     "my bike> ?",
     "你 怎么#1 能#2 <1:忘记 我 的 生日|骗 我|留下 我 一个人|那么 说|这么 残忍|卖 我 的 自行车> ？",
     72},
    {"thoughts, nandao", "",
     "can#1 it#1 be#1 that you#2 <1:don't love me anymore|don't know who i am|don't remember "
     "me|don't believe me|don't want to win|don't miss your family> ?",
     "难道#1 你#2 <1:不再 爱 我 了|不 知道 我 是 谁|不 记得 我|不 相信 我|不 想 赢|不 想念 你 的 "
     "家人> 吗 ？",
     44},
    {"thoughts, nandao is", "",
     "<1:is this really|are you really|was he really> <1:all|afraid of a mouse|a thief> ?",
     "难道 <1:这 就是 一切|你 害怕 老鼠|他 是 小偷> 吗 ？", 12, true},
    {"thoughts, daodi", "",
     "<1:what exactly do you want|who exactly are you|where exactly did you go|what exactly "
     "happened|what exactly does he mean|what exactly is it> ?",
     "<1:你 到底 想要 什么|你 到底 是 谁|你 到底 去 了 哪里|到底 发生 了 什么|他 到底 是 什么 "
     "意思|它 到底 是 什么> ？",
     22},
    {"thoughts, daodi or not", "",
     "<1:are you|is he|are they|is she> <2:coming|going|eating|helping us|buying it> or#1 "
     "not#2 ?",
     "<1:你|他|他们|她> <2:来 还是#1 不来#2|去 还是#1 不#2 去|吃 还是#1 不#2 吃|帮 我们 还是#1 "
     "不#2 帮|买 它 还是#1 不#2 买> "
     "？",
     18},
    {"thoughts, how come", "",
     "how#1 come#1 you are so <1:late|quiet|happy|busy|tired|stupid> <2:today|this morning|lately> "
     "?",
     "你 <2:今天|今天 早上|最近> 怎么#1 这么 <1:晚|安静|高兴|忙|累|笨> ？", 18},
    {"thoughts, zenme not", "",
     "why#1 <1:didn't you tell me|aren't you eating|didn't you come|don't you answer|are you "
     "crying|didn't he call> ?",
     "<1:你 怎么 没有 告诉 我|你 怎么 不 吃|你 怎么 没有 来|你 怎么 不 回答|你 怎么 哭 了|他 怎么 "
     "没有 打 电话> ？",
     5, true},
    {"thoughts, good luck with", "a=named",
     "good#1 luck#1 with your <1:exam|new job|project|test|trip> <2:!|, {a} !|.>",
     "祝#1 你 <1:考试|新 工作|项目|测验|旅行> 顺利#1 <2:！|， {a} ！|。>", 20},
    {"thoughts, may you", "",
     "may#1 you <1:be happy forever|find true love|be rich and happy|have good health|get "
     "rich|have a happy life> !",
     "祝#1 你 <1:永远 快乐|找到 真正 的 爱|又 富有 又 快乐|身体 健康|发财|生活 快乐> ！", 18},
    {"thoughts, everything goes well", "",
     "i#4 hope#1 everything#2 goes#3 well#3 <1:tomorrow|at your new school|with your exam|in "
     "London|for you> .",
     "我#4 希望#1 <1:明天|你 在 新 学校|你 考试|在 伦敦|你> 一切#2 顺利#3 。", 16},
    {"thoughts, bang wo", "",
     "please#1 help#2 me <1:find my glove|carry this box|write an email|translate this|choose a "
     "gift|with my homework> <2:.|, will you ?|, thank you .>",
     "请#1 帮#2 我 <1:找 我 的 手套|搬 这 个 箱子|写 一 封 邮件|翻译 这 个|选择 一 份 礼物|做 "
     "作业> <2:。|， 好 吗 ？|， 谢谢 。>",
     18},
    {"machine, this is a test", "",
     "this#1 is#2 <1:a test|a test|only a test|just a test|a test sentence|a very long sentence|my "
     "first sentence> .",
     "这#1 <1:是#2 一 个 测试|是#2 一 个 测试|只 是#2 一 个 测试|只 是#2 一 个 测试|是#2 一 个 "
     "测试 句子|是#2 一 个 非常 长 的 句子|是#2 我 的 第一 个 句子> 。",
     22},
    {"machine, test test", "",
     "test#1 , test#2 , <1:can you hear me ?|does it work ?|one , two , three .|hello world .|is "
     "anyone there ?>",
     "测试#1 ， 测试#2 ， <1:你 能 听见 我 吗 ？|有用 吗 ？|一 ， 二 ， 三 。|世界 你好 。|有人 吗 "
     "？>",
     16},
    {"machine, let me test", "",
     "<1:let me|i want to|i am going to|we will> test#1 <2:this translator|your Chinese|this "
     "model|how smart you are|your English> <3:.|today .|.>",
     "<1:让 我|我|我|我们> <3:|今天|> <1:|想|要|会> 测试#1 <2:这 个 翻译|你 的 中文|这 个 "
     "模型|你 有 多 聪明|你 的 英语> 。",
     16},
    {"machine, translate into", "",
     "<1:please translate#2|can you translate#2|translate#2|i can't translate#2> <2:this "
     "sentence|this poem|my letter|the menu|these words|his answer> into#1 "
     "<3:English|Chinese|French> <1:.|?|.|.>",
     "<1:请 把|你 能 把|把|我 不能 把> <2:这 个 句子|这 首 诗|我 的 信|菜单|这些 单词|他 的 回答> "
     "翻译#2 成#1 <3:英语|中文|法语> <1:。|吗 ？|。|。>",
     22},
    {"machine, how do you say", "",
     "how#1 do you <1:say|write> “ <2:hello|thank you|i love you|good morning|happy birthday> ” "
     "in#3 <3:Chinese|English|French> ?",
     "“ <2:你好|谢谢|我 爱 你|早上 好|生日 快乐> ” 用#3 <3:中文|英语|法语> 怎么#1 <1:说|写> ？",
     24},
    {"machine, what is the word for", "",
     "what#1 is the <1:Chinese|English|French> word#2 for “ "
     "<2:cat|happiness|love|fridge|friend|homework> ” ?",
     "“ <2:猫|幸福|爱|冰箱|朋友|作业> ” 的 <1:中文|英语|法语> 单词#2 是 什么#1 ？", 16},
    {"machine, tell me a story of", "",
     "<1:please tell me|can you tell me|tell me|i want to hear> a <2:story|joke|funny story> "
     "about#9 <3:a cat|two dogs|a teacher|robots|my boss> <1:.|?|.|.>",
     "<1:请 给 我 讲|你 能 给 我 讲|给 我 讲|我 想 听> 一 个 关于#9 <3:猫|两 只 狗|老师|机器人|我 "
     "的 老板> 的 <2:故事|笑话|好笑 的 故事> <1:。|吗 ？|。|。>",
     20},
    {"machine, write me a poem", "",
     "<1:write me|please write|can you write> a <2:poem|song|story> about#9 <3:the sea|spring|my "
     "cat|love|the moon|rain> <1:.|.|?>",
     "<1:给 我 写|请 写|你 能 写> <2:一 首|一 首|一 个> 关于#9 <3:大海|春天|我 的 猫|爱情|月亮|雨> "
     "的 <2:诗|歌曲|故事> <1:。|。|吗 ？>",
     22},
    {"machine, do you have", "",
     "do#1 you have#1 <1:a name|a heart|dreams|friends|parents|a secret|a favorite color> <2:?|, "
     "robot ?>",
     "<2:你|机器人 ， 你> 有#1 <1:名字|心|梦想|朋友|父母|秘密|最喜欢 的 颜色> 吗 ？", 18},
    {"machine, do you ever", "",
     "do you <1:sleep at night|eat bread|get angry|get bored|like people|know everything|have "
     "time> ?",
     "你 <1:晚上 睡觉|吃 面包|会 生气|会 无聊|喜欢 人|知道 一切|有 时间> 吗 ？", 20},
    {"machine, are you alive", "",
     "are you <1:real|listening to me|laughing at me|angry with me|smart|kidding me|talking "
     "to me> "
     "?",
     "你 <1:是 真的|在 听 我 说话|在 嘲笑 我|生 我 的 气|聪明|在 跟 我 开玩笑|在 跟 我 说话> 吗 "
     "？",
     20},
    {"machine, who made you", "",
     "who#1 <1:taught you Chinese|trained you|gave you this name|helps you|is your friend|is "
     "smarter than you> ?",
     "<1:谁#1 教 你 中文|谁#1 训练 了 你|谁#1 给 了 你 这 个 名字|谁#1 帮助 你|你 的 朋友 是 "
     "谁#1|谁#1 比 你 聪明> ？",
     18},
    {"machine, your answer", "",
     "your <1:answer|sentence|Chinese|English> is <2:wrong|very good|funny|strange|perfect|too "
     "difficult> .",
     "你 的 <1:答案|句子|中文|英语> <2:错 了|非常 好|很 好笑|很 奇怪|很 完美|太 难 了> 。", 25},
    {"machine, talking to a machine", "",
     "<1:i am|are you|he is|she is> talking#1 to a <2:machine|robot|computer|tiny model|wall> "
     "<1:.|?|.|.>",
     "<1:我 在|你 在|他 在|她 在> 跟 <2:机器|机器人|电脑|一 个 很 小 的 模型|墙> "
     "说话#1 <1:。|吗 ？|。|。>",
     18},
    {"machine, you are just", "",
     "you are only#1 a <1:machine|robot|computer|small program> , <2:you don't understand "
     "love|you have "
     "no heart|you never get tired|you can't understand me|you don't need to eat> .",
     "你 只 是#1 一 <1:台 机器|个 机器人|台 电脑|个 小 程序> ， <2:你 不 懂 爱|你 没有 心|你 从来 "
     "不 累|你 不能 理解 我|你 不 需要 吃饭> 。",
     18},
    {"machine, i am a human", "",
     "i am#1 a human#2 , <1:not a robot|and you are a machine|i need to sleep|i can be sad|so "
     "i "
     "have a heart> .",
     "我 是#1 人类#2 ， <1:不是 机器人|你 是 机器|我 需要 睡觉|我 会 难过|所以 我 有 一 颗 心> 。",
     14},
    {"machine, you don't understand", "",
     "<1:you don't understand|you understand|he doesn't understand|nobody understands> <2:my "
     "heart|my joke|my language|this question|what i mean> .",
     "<1:你 不 懂|你 懂|他 不 懂|没有人 懂> <2:我 的 心|我 的 笑话|我 的 语言|这 个 "
     "问题|我 "
     "的 意思> 。",
     18},
    {"silly, my cat thinks", "",
     "my <1:cat|dog|hamster|parrot> thinks#1 it#2 is <2:a lion|the king of the house|a human|an "
     "elephant|my boss|a princess> .",
     "我 的 <1:猫|狗|仓鼠|鹦鹉> 觉得#1 它#2 是 <2:一 头 狮子|家 里 的 国王|人类|一 头 大象|我 的 "
     "老板|公主> 。",
     20},
    {"silly, elephant in the fridge", "",
     "there is#1 <1:an elephant|a penguin|a crocodile|a cow> in my "
     "<2:fridge|bathroom|closet|bed> "
     ", <3:what should i do ?|please help me .|who put it there ?|it is very happy .|it is "
     "eating "
     "my cake .>",
     "我 的 <2:冰箱 里|洗手间 里|衣柜 里|床 上> 有#1 <1:一 头 大象|一 只 企鹅|一 条 鳄鱼|一 头 牛> "
     "， <3:我 应该 怎么办 ？|请 帮 我 "
     "。|谁 把 它 放 在 那里 的 ？|它 非常 高兴 。|它 在 吃 我 的 蛋糕 "
     "。>",
     20},
    {"silly, penguin drives a bus", "",
     "<1:a penguin|a monkey|the goat|our snail|the bear> is <2:driving a bus|reading the "
     "newspaper|playing the piano|wearing a hat|drinking coffee|taking a shower> <3:in my "
     "kitchen|on the roof|on Mars|in London> .",
     "<1:一 只 企鹅|一 只 猴子|山羊|我们 的 蜗牛|熊> 在 <3:我 的 厨房 里|屋顶 上|火星 上|伦敦> "
     "<2:开 公交车|看 报纸|弹 钢琴|戴 帽子|喝 咖啡|洗澡> 。",
     20},
    {"silly, saw an animal", "",
     "yesterday#1 i#2 saw#3 a <1:frog|goat|pig|chicken|donkey> <2:wearing a hat|riding a "
     "bike|wearing a dress|carrying a suitcase|in the elevator> .",
     "昨天#1 我#2 <2:||||在 电梯 里> 看见#3 <2:||||了> 一 <1:只 青蛙|只 山羊|头 猪|只 鸡|头 驴> "
     "<2:戴 着 帽子|骑 着 自行车|穿 着 "
     "裙子|拿着 行李箱|> 。",
     18},
    {"silly, speaks languages", "",
     "my <1:parrot|dog|hamster|goat|fish> can#1 speak#2 <2:three languages|English|Chinese|better "
     "than me> .",
     "我 的 <1:鹦鹉|狗|仓鼠|山羊|鱼> 会#1 说#2 <2:三 种 语言|英语|中文|得 比 我 好> 。", 14},
    {"silly, if i were a", "",
     "if#1 i were#2 a <1:bird|cat|fish|king|robot|teacher> , i would <1:fly to the moon|sleep "
     "for "
     "a long time|live in the sea|give everyone money|never get tired|never give homework> .",
     "要是#1 我 是#2 <1:一 只 鸟|一 只 猫|一 条 鱼|一 位 国王|一 个 机器人|一 名 老师> ， 我 <1:会 "
     "飞 到 月球 上|会 睡 很久|会 住 在 大海 里|会 给 大家 钱|永远 不会 累|永远 不会 给 作业> 。",
     18},
    {"machine, do you want to", "",
     "do you want#1 to <1:be my friend|be a human|chat with me|play a game|hear a joke|learn "
     "a new "
     "word> ?",
     "你 想#1 <1:做 我 的 朋友|当 人类|和 我 聊天|玩 游戏|听 一 个 笑话|学 一 个 新 "
     "单词> 吗 ？",
     18},
    {"work, let me know if", "",
     "please let#1 me#2 know#1 if#3 <1:you need help|you have any questions|you can't come|you are "
     "late|you don't understand something|you find it> .",
     "如果#3 <1:你 需要 帮助|你 有 问题|你 不能 来|你 迟到|你 有 不 懂 的 地方|你 找到 它> "
     "， 请 告诉#1 我#2 。",
     20},
    {"work, let me know when", "",
     "let#1 me#2 know#1 <1:when you arrive|what you think|if it works|where you are|what time you "
     "are coming|how you feel> .",
     "<1:你 到 的 时候 告诉#1 我#2|告诉#1 我#2 你 觉得 怎么样|告诉#1 我#2 是否 有用|告诉#1 我#2 "
     "你 在 哪里|告诉#1 我#2 你 几 点 来|告诉#1 我#2 你 感觉 怎么样> 。",
     16},
};

}  // namespace

std::span<const Template> templates_of_thoughts() { return thoughts; }

}  // namespace playground::grammar
