// Templates: what people ask a machine, study and work.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template machines[] = {
    {"work, thanks for your email", "",
     "thank#1 you#2 for your <1:email|letter|message|call> , i will <2:answer you soon|read it "
     "tonight|think about it|call you tomorrow|send you the file> .",
     "谢谢#1 你#2 的 <1:邮件|信|消息|电话> ， 我 <2:很 快 就 回答 你|今晚 会 读|会 想 一 想|明天 "
     "给 你 打 电话|会 把 文件 发 给 你> 。",
     18},
    {"work, sorry for late answer", "",
     "sorry#1 for the late#2 answer#3 , <1:i was on holiday|i was sick|i was very busy|i didn't "
     "see your message|my computer was broken> .",
     "对不起#1 ， 回答#3 晚#2 了 ， <1:我 在 度假|我 生病 了|我 非常 忙|我 没有 看见 你 的 消息|我 "
     "的 电脑 坏 了> 。",
     16},
    {"work, could you send me", "",
     "could#1 you#2 send#4 me#5 <1:the file|your address|the photos|the report|the bill> <2:by "
     "email|before noon|today|again|this week> ?",
     "你#2 可以#1 <2:用 邮件|中午 以前|今天|再|这 个 星期> 把 <1:文件|你 的 地址|照片|报告|账单> "
     "发#4 给 我#5 吗 ？",
     18},
    {"work, i sent you", "",
     "i#1 sent#2 you#3 <1:the file|an email|the report|my address|a message> <2:yesterday|this "
     "morning|last week> , did you get it ?",
     "我#1 <2:昨天|今天 早上|上周> 给 你#3 发#2 了 <1:文件|一 封 邮件|报告|我 的 地址|一 条 消息> "
     "， 你 收 到 "
     "了 吗 ？",
     18},
    {"work, meeting canceled", "",
     "there is no#1 <1:meeting|exam|class|homework> <2:today|tomorrow|this week> , <3:i am so "
     "happy|you can go home|let's go to the park|don't forget> !",
     "<2:今天|明天|这 个 星期> 没有#1 <1:会议|考试|课|作业> ， <3:我 太 高兴 了|你 可以 "
     "回家|我们 去 公园 吧|不要 忘记> ！",
     14},
    {"work, boss wants", "",
     "my boss#1 wants#2 me to <1:work on Sunday|write another report|finish the work today|learn "
     "Chinese|come early|answer all the letters> .",
     "我 的 老板#1 想#2 让 我 <1:星期天 工作|再 写 一 个 报告|今天 做 完 工作|学 中文|早点 "
     "来|回答 所有 的 信> 。",
     16},
    {"work, looking for a job", "",
     "<1:i am|my son is|she is|my friend is> looking#1 for#1 a job#2 <2:in London|near home|with a "
     "higher salary|in a hospital|as#41 a teacher#42> .",
     "<1:我|我 儿子|她|我 的 朋友> 在 <2:伦敦 找#1|家 附近 找#1|找#1 一 份 工资 更 高 的|医院 "
     "找#1|找#1 一 份 当#41 老师#42 的> 工作#2 。",
     18},
    {"work, worked here for", "",
     "i have worked#1 here#2 for <1:five years|ten years|three months|a long time|two weeks> , "
     "<2:but i want a new job|and i like it|and i know everyone|but my salary is still low> .",
     "我 在 这里#2 工作#1 <1:五 年|十年|三 个 月|很久|两 周> 了 ， <2:但是 我 想要 新 工作|我 很 "
     "喜欢|我 认识 所有 人|但是 我 的 工资 还是 很 低> 。",
     150},
    {"work, which do you prefer", "",
     "which#1 do you prefer#2 , <1:tea or coffee|cats or dogs|summer or winter|books or movies|the "
     "sea or the mountains|rice or noodles> ?",
     "你 更#2 喜欢#2 哪#1 个 ， <1:茶 还是 咖啡|猫 还是 狗|夏天 还是 冬天|书 还是 电影|大海 还是 "
     "山|米饭 还是 面条> ？",
     39},
    {"thoughts, prefer to", "",
     "<1:i|we|they|the children> prefer#1 <2:tea to#41 coffee|cats to#41 dogs|summer to#41 "
     "winter|books "
     "to#41 movies|the sea to#41 the mountains> .",
     "<1:我|我们|他们|孩子 们> 喜欢#1 <2:茶 胜过#41 咖啡|猫 胜过#41 狗|夏天 胜过#41 冬天|书 "
     "胜过#41 电影|大海 胜过#41 "
     "山> 。",
     27},
    {"thoughts, supposed to", "",
     "you are supposed#1 to be <1:at school|sleeping|studying|at work|in bed|helping me> , why are "
     "you <2:here|playing|watching television|laughing|eating cake> ?",
     "你 应该#1 <1:在 学校|在 睡觉|在 学习|在 上班|在 床 上|在 帮助 我> ， 为什么 <2:在 这里|在 "
     "玩|在 看 电视|在 笑|在 吃 蛋糕> ？",
     61},
    {"thoughts, impossible", "",
     "it#1 is impossible#2 to <1:finish this today|help everyone|sleep here|forget her|live#41 "
     "without#42 water#43|be happy every day> .",
     "<1:今天 完成 这 个|帮助 大家|在 这里 睡觉|忘记 她|没有#42 水#43 生活#41|每天 都 很 高兴> 是 "
     "不#2 "
     "可能#2 的 。",
     37},
    {"work, got the job", "",
     "<1:i|my brother|she|we> got#1 the job#2 , <2:thank you for your help|i am so happy|but the "
     "salary is low|let's have a party> !",
     "<1:我|我 哥哥|她|我们> 得#1 到#1 了 工作#2 ， <2:谢谢 你 的 帮助|我 太 高兴 了|但是 工资 很 "
     "低|我们 举行 一 个 聚会 吧> ！",
     12},
    {"work, didn't pass again", "",
     "i didn't#1 pass#2 the <1:math exam|English exam|history exam> again#3 , <2:my parents will "
     "be angry|it was too difficult|i am so stupid|I'm very sad> .",
     "我 又#3 没有#1 通过#2 <1:数学 考试|英语 考试|历史 考试> ， <2:我 父母 会 生气|太 难 "
     "了|我 太 笨 了|我 非常 难过> 。",
     14},
    {"thoughts, one more chance", "",
     "<1:please give me|he gave her|they gave us|i will give you|don't give him> another#1 "
     "chance#2 <2:.|!>",
     "<1:请 再 给 我|他 又 给 了 她|他们 又 给 了 我们|我 会 再 给 你|不要 再 给 他> 一次#1 机会#2 "
     "<2:。|！>",
     18},
    {"thoughts, this is your chance", "",
     "this#1 is <1:my last|a good|our last|your last> chance#2 to <2:win|learn "
     "Chinese|say sorry|meet her|see the world> .",
     "这#1 是 <1:我|一 个|我们|你> <2:赢|学 中文|道歉|见 她|看 世界> 的 <1:最后|好|最后|最后> "
     "机会#2 "
     "。",
     16},
    {"thoughts, never get the chance", "",
     "i never#1 had a chance#2 to <1:thank him|learn to swim|say goodbye|travel with her|go to "
     "university|ask her> .",
     "我 从来#1 没有#1 机会#2 <1:感谢 他|学 游泳|说 再见|和 她 一起 去 旅行|上 大学|问 她> 。", 14},
    {"thoughts, have no idea", "",
     "i have no#1 idea#2 <1:what he wants|where i am|how it works|who she is|why they left|what i "
     "should do> .",
     "我 不#1 知道#2 <1:他 想要 什么|我 在 哪里|它 怎么 工作|她 是 谁|他们 为什么 离开|我 应该 做 "
     "什么> 。",
     18},
    {"thoughts, used to hate", "",
     "i used#1 to <1:hate coffee|be afraid of dogs|think he was stupid|hate school|be very shy> "
     ", but now i <1:drink coffee every day|have three dogs|know he is very smart|am a "
     "teacher|talk to everyone> .",
     "我 以前#1 <1:讨厌 咖啡|害怕 狗|觉得 他 很 笨|讨厌 学校|非常 害羞> ， 但是 现在 我 <1:每天 "
     "喝 咖啡|有 三 只 狗|知道 他 非常 聪明|是 老师|和 大家 说话> 。",
     16},
    {"thoughts, never been so", "",
     "i have never#1 been so#2 <1:happy|tired|afraid|angry|proud> <2:in my life|before> .",
     "我 <2:一 生|以前> 从来#1 没有#1 这么#2 <1:高兴|累|害怕|生气|骄傲> 过 。", 14},
    {"thoughts, never seen such", "",
     "i have never#1 <1:seen such a beautiful flower|eaten such delicious noodles|read such a "
     "boring book|met such a kind person|heard such a stupid question> .",
     "我 从来#1 没有#1 <1:见 过 这么 美丽 的 花|吃 过 这么 好吃 的 面条|看 过 这么 无聊 的 书|见 "
     "过 这么 善良 的 人|听见 过 这么 笨 的 问题> 。",
     16},
    {"thoughts, would love to but", "",
     "i would love#1 to <1:come|help you|stay longer|eat with you|go with you> , but <2:i have "
     "to work|i am busy|i am sick|my mother is waiting for me|it is too late> .",
     "我 很 想#1 <1:来|帮助 你|再 待 一会儿|和 你 一起 吃饭|和 你 一起 去> ， 但是 <2:我 得 "
     "工作|我 很 忙|我 生病 了|我 妈妈 在 等 我|太 晚 了> 。",
     18},
    {"thoughts, changed my mind", "",
     "<1:i won't|he won't|she will never|why did you> change#1 <1:my|his|her|your> mind#2 "
     "<1:.|.|.|?>",
     "<1:我 不会|他 不会|她 永远 不会|你 为什么> 改变#1 想法#2 <1:。|。|。|？>", 14},
    {"thoughts, a true friend", "",
     "real#1 friends#2 <1:help you when you are poor|never lie to you|tell you when you are "
     "wrong|never forget you|will not laugh at you> .",
     "真正#1 的 朋友#2 <1:在 你 贫穷 的 时候 帮助 你|从不 骗 你|在 你 错 的 时候 告诉 你|从来 不 "
     "忘记 "
     "你|不会 嘲笑 你> 。",
     21},
    {"thoughts, money can't buy", "",
     "money#1 can't#2 buy#3 <1:happiness|love|time|friends|health|luck> .",
     "金钱#1 买#3 不到#2 <1:幸福|爱情|时间|朋友|健康|好运> 。", 20},
    {"thoughts, is more important", "",
     "<1:health is|love is|honesty is|friends are|happiness is|knowledge is> more#1 important#2 "
     "than <2:money|success|beauty> .",
     "<1:健康|爱情|诚实|朋友|幸福|知识> 比 <2:钱|成功|美丽> 更#1 重要#2 。", 16},
    {"thoughts, dream that", "",
     "last#1 night#1 i had a <1:strange|beautiful|scary|funny> dream#2 , <2:i could fly|you were "
     "here|i was a king|we lived on Mars|a bear was chasing me> .",
     "昨晚#1 我 做 了 一 个 <1:奇怪|美丽|可怕|好笑> 的 梦#2 ， <2:我 可以 飞|你 在 这里|我 是 "
     "一 位 国王|我们 住 在 火星 上|一 头 熊 在 追 我> 。",
     18},
    {"thoughts, my dream is", "",
     "my dream#1 is to <1:see the sea|be a doctor|have my own house|travel the world|write a "
     "book|speak ten languages> <2:.|one day .>",
     "我 的 梦想#1 是 <2:|有 一天> <1:看 大海|当 医生|有 我 自己 的 房子|去 世界 旅行|写 一 本 "
     "书|说 十 种 语言> 。",
     18},
    {"thoughts, don't worry about", "",
     "don't#1 worry#2 about <1:me|money|the exam|your cat|tomorrow|what people say> , "
     "<2:everything will be all right|be yourself|go to sleep|i will help you> .",
     "不要#1 担心#2 <1:我|钱|考试|你 的 猫|明天|人 们 说 的 话> ， <2:一切 都 会 好的|做 你 自己 "
     "吧|去 睡觉 吧|我 会 帮助 你> 。",
     18},
    {"thoughts, why don't you", "",
     "why#1 don't you <1:ask the teacher|take a break|call her|try it|come with us|tell him> ?",
     "你 为什么#1 不 <1:问 老师|休息 一下|给 她 打 电话|试 一下|和 我们 一起 来|告诉 他> ？", 18},
    {"thoughts, i will remember the day", "",
     "i will never#1 forget#2 <1:the day i met you|my first day at school|what you did for me|her "
     "smile|that summer|the first time i saw the sea> .",
     "我 永远#1 不会#1 忘记#2 <1:我 遇见 你 的 那 天|我 在 学校 的 第一 天|你 为 我 做 的 事|她 的 "
     "微笑|那 个 夏天|第一 次 看见 大海> 。",
     18},
    {"thoughts, love because", "",
     "i love you#1 not#2 because#3 you are <1:beautiful|rich|smart|young> , but because#4 you are "
     "<2:kind|honest|my best friend|always there for me> .",
     "我 爱 你#1 ， 不是#2 因为#3 你 <1:很 漂亮|很 富有|很 聪明|很 年轻> ， 而是 因为#4 你 <2:很 "
     "善良|很 诚实|是 我 最好 的 朋友|总是 陪着 我> 。",
     14},
    {"thoughts, glad that", "",
     "I'm very glad#1 that <1:you are here|you like it|we are friends|you found your dog|nobody "
     "was hurt|everything is over> .",
     "我 很 高兴#1 <1:你 在 这里|你 喜欢 它|我们 是 朋友|你 找到 了 你 的 狗|没有人 受伤|一切 都 "
     "结束 了> 。",
     18},
    {"thoughts, don't be so", "",
     "don't#1 be so#2 <1:sad|stupid|lazy|stubborn|selfish|nervous> , <2:this is only a "
     "game|everything will be all right|i love you|listen to me|nobody likes that> .",
     "不要#1 这么#2 <1:难过|笨|懒|固执|自私|紧张> ， <2:这 只 是 一 个 游戏|一切 都 会 好的|我 爱 "
     "你|听 我 说|没有人 喜欢 这样> 。",
     16},
    {"thoughts, when i am", "",
     "when i feel#1 <1:sad|lonely|bored|stressed|tired> , i <2:listen to music|eat "
     "chocolate|call my mother|talk to my cat|go for a walk> .",
     "我 感到#1 <1:难过|孤独|无聊|压力 很 大|累> 的 时候 ， <2:听 音乐|吃 巧克力|给 我 妈妈 打 "
     "电话|和 我 的 猫 说话|去 散步> 。",
     18},
    {"thoughts, nobody knows", "",
     "nobody#1 knows#2 <1:what will happen tomorrow|where he comes from|how old she is|who wrote "
     "this song|why he left|what love is> .",
     "没有人#1 知道#2 <1:明天 会 发生 什么|他 是 从 哪里 来 的|她 多 大|这 首 歌曲 是 谁 写 的|他 "
     "为什么 离开|爱 是 什么> 。",
     18},
    {"study, the teacher gave us", "",
     "the teacher#1 gave#2 us <1:too much homework|a very difficult test|two days|a new book|good "
     "grades> <2:again|this week> .",
     "老师#1 <2:又|这 个 星期> 给#2 了 我们 <1:太 多 作业|一 个 非常 难 的 测验|两 天|一 本 新 "
     "书|很 "
     "好 的 成绩> 。",
     14},
    {"study, my English is not", "",
     "my <1:English|Chinese> is not#1 very good , but <2:i am learning|i practice every day|i "
     "want to try|i understand your words|i like this language> .",
     "我 的 <1:英语|中文> 不#1 太 好 ， 但是 <2:我 在 学|我 每天 练习|我 想 试 一下|我 明白 你 "
     "的 话|我 喜欢 这 种 语言> 。",
     18},
    {"thoughts, hate it when", "",
     "i hate#1 it when <1:it rains on Sunday|people lie to me|my phone is dead|you are "
     "late|somebody eats my food> .",
     "我 讨厌#1 <1:星期天 下雨|人 们 骗 我|手机 没电|你 迟到|有人 吃 我 的 东西> 。", 58},
    {"machine, can you explain", "",
     "<1:can you|could you please|i can> explain#1 <2:this word|this sentence|this question|this "
     "joke|how it works> <3:again|to me|to her> <1:?|?|.>",
     "<1:你 能|可以 请 你|我 可以> <3:再|给 我|给 她> 解释#1 <2:这 个 单词|这 个 句子|这 个 "
     "问题|这 个 笑话|它 怎么 工作> <1:吗 ？|吗 ？|。>",
     16},
    {"study, question about", "",
     "<1:i have|she has|do you have> a question#1 about#2 <2:the homework|the exam|my visa|this "
     "sentence|robots> <1:.|.|?>",
     "<1:我 有|她 有|你 有> 一 个 关于#2 <2:作业|考试|我 的 签证|这 个 句子|机器人> 的 问题#1 "
     "<1:。|。|吗 ？>",
     18},
    {"study, book is about", "",
     "<1:this book|this movie|this song|her poem|my essay> is#2 about#1 <2:love|war|two friends|a "
     "boy and his dog|the history of China> .",
     "<1:这 本 书|这 部 电影|这 首 歌曲|她 的 诗|我 的 作文> 是#2 关于#1 <2:爱情|战争|两 个 "
     "朋友|一 个 男孩 和 他 的 狗|中国 的 历史> 的 。",
     18},
    {"study, mistake in", "",
     "there is a mistake#1 in <1:your answer|this sentence|the bill|my essay|the letter> , "
     "<2:can you find it ?|please write it again .|didn't you see it ?>",
     "<1:你 的 回答|这 个 句子|账单|我 的 作文|信> 里 有 一 个 错误#1 ， <2:你 能 找到 吗 ？|请 "
     "再 写 一 遍 。|你 没有 看见 吗 ？>",
     16},
    {"thoughts, can't believe", "",
     "i can't#1 believe#2 <1:you did that|we won|he is only ten|she said no|it is already "
     "December|this is free> <2:.|!>",
     "我 不敢#1 相信#2 <1:你 做 了 那 件 事|我们 赢 了|他 只有 十 岁|她 说 了 不|已经 十二 月 "
     "了|这 是 免费 的> <2:。|！>",
     18},
    {"thoughts, takes time", "",
     "it takes#1 time#2 to <1:learn a language|cook a good soup|understand people|forget "
     "a person|build a house|make friends> .",
     "<1:学 一 种 语言|煮 一 锅 好 汤|理解 人|忘记 一 个 人|建造 一 座 房子|交 朋友> 要#1 时间#2 "
     "。",
     16},
    {"thoughts, guess what", "",
     "guess#1 <1:what i bought|who is here|where i am|how old she is|what happened|how much "
     "this cost> !",
     "猜#1 <1:我 买 了 什么|谁 在 这里|我 在 哪里|她 多 大|发生 了 什么|这 个 要 多少 钱> ！", 14},
    {"thoughts, that's why", "",
     "that's#1 the reason#2 why#2 <1:i love you|he is so tired|we came|nobody likes him|i am "
     "learning Chinese|she left> .",
     "那 就是#1 <1:我 爱 你|他 这么 累|我们 来|没有人 喜欢 他|我 学 中文|她 离开> 的 原因#2 。",
     16},
    {"thoughts, at first but now", "",
     "at#1 first#1 i <1:didn't like him|was afraid|understood nothing|wanted to go home|had no "
     "friends> , but#2 now#3 <2:i am happy here|we are friends|everything is fine|i love this "
     "place> .",
     "开始#1 我 <1:不 喜欢 他|很 害怕|什么 都 不 懂|想 回家|没有 朋友> ， 但是#2 现在#3 <2:我 在 "
     "这里 很 高兴|我们 是 朋友|一切 都 好|我 爱 这 个 地方> 。",
     16},
    {"thoughts, the problem is", "",
     "the <1:problem|good news|bad news|secret> is#1 that <2:he is here|nobody knows him|she can't "
     "swim|they know everything|the exam is tomorrow> .",
     "<1:问题|好 消息|坏 消息|秘密> 是#1 <2:他 在 这里|没有人 认识 他|她 不会 游泳|他们 什么 都 "
     "知道|明天 考试> 。",
     18},
    {"thoughts, believe in", "a=named",
     "do you believe#1 in <1:love|magic|dragons|luck|me|love at first sight> <2:?|, {a} ?>",
     "<2:你|{a} ， 你> 相信#1 <1:爱情|魔法|龙|好运|我|一见钟情> 吗 ？", 21},
    {"thoughts, what would you do if", "",
     "what#1 would you do#2 if#3 <1:you had a million dollars|you were me|you met a bear|you could "
     "fly|you were a robot|today was your last day> ?",
     "如果#3 <1:你 有 一 百万 美元|你 是 我|你 遇见 了 一 头 熊|你 会 飞|你 是 机器人|今天 是 你 "
     "的 "
     "最后 一天> ， 你 会 做#2 什么#1 ？",
     20},
    {"thoughts, who knows", "",
     "who#1 knows#2 <1:where he is|what she wants|when they will come|how to open this|why she is "
     "crying|what this is> ?",
     "谁#1 知道#2 <1:他 在 哪里|她 想要 什么|他们 什么时候 来|怎么 打开 这 个|她 为什么 在 哭|这 "
     "是 什么> ？",
     16},
    {"thoughts, didn't you say", "",
     "didn't#1 you say#2 <1:you were busy|you don't like cats|you would help me|it was free|we "
     "were friends|you had a car> ?",
     "你 不是#1 说#2 <1:你 很 忙|你 不 喜欢 猫|你 会 帮助 我|是 免费 的|我们 是 朋友|你 有 一 辆 "
     "汽车> 吗 ？",
     18},
    {"thoughts, nothing to be afraid of", "",
     "there is nothing#1 to <1:be afraid of|be sad about|cry about|worry about|be proud of|be "
     "angry about> .",
     "没有 什么#1 好 <1:害怕|难过|哭|担心|骄傲|生气> 的 。", 16},
    {"thoughts, how about we", "a=named",
     "how#1 about#1 we <1:go by bike|ask the teacher|eat at home|watch a movie|start tomorrow> "
     "<2:?|, {a} ?>",
     "我们 <1:骑 自行车 去|问 老师|在 家 吃|看 电影|明天 开始> 怎么样#1 <2:？|， {a} ？>", 14},
    {"thoughts, how is that possible", "",
     "how#1 is that possible#2 ? <1:i saw him yesterday|she is only five|he can't even swim|the "
     "key was in my bag|this door was locked> .",
     "那 怎么#1 可能#2 ？ <1:我 昨天 看见 了 他|她 只有 五 岁|他 连 游泳 都 不会|钥匙 在 我 的 "
     "包 里|这 扇 门 锁着> 。",
     14},
    {"thoughts, should i", "",
     "should i <1:tell her this secret|buy this coat|wait for him|call the police|go or "
     "stay|write it again> ? <2:what#31 do you think#32 ?|i don't know what i should do .>",
     "我 应该 <1:告诉 她 这 个 秘密 吗|买 这 件 大衣 吗|等 他 吗|叫 警察 吗|走 还是 留下|再 写 一 "
     "遍 吗> ？ <2:你 觉得#32 怎么样#31 ？|我 不 知道 我 应该 做 什么 。>",
     18},
    {"thoughts, you don't have to", "",
     "you don't#1 have#2 to <1:say anything|be perfect|like it|be afraid|do it alone|pay the bill "
     "for me> , <2:i love you|listen to me|i am with you|we are friends> .",
     "你 不#1 用#2 <1:说 什么|很 完美|喜欢 它|害怕|一个人 做|替 我 买单> ， <2:我 爱 你|听 我 "
     "说|我 和 你 在 一起|我们 是 朋友> 。",
     17},
    {"thoughts, sometimes i feel", "",
     "sometimes#1 i <1:feel very lonely|think about you|want to leave everything|don't know who i "
     "am|miss my home> , <2:do you understand ?|but i don't tell anyone .|and then i write a poem "
     ".>",
     "有时#1 我 <1:感到 非常 孤独|想 你|想 离开 一切|不 知道 我 是 谁|想念 我 的 家> ， <2:你 "
     "明白 吗 "
     "？|但是 我 不 告诉 任何 人 。|然后 我 写 一 首 诗 。>",
     16},
    {"thoughts, your opinion of", "",
     "what#1 is <1:your|his|her> opinion#2 of <2:this movie|this book|our school|my plan|the new "
     "boss> ?",
     "<1:你|他|她> 对 <2:这 部 电影|这 本 书|我们 的 学校|我 的 计划|新 老板> 有 什么#1 看法#2 ？",
     24},
    {"thoughts, nothing is impossible", "",
     "nothing#1 is impossible#2 <1:if you work hard|for a mother|if we work together|if you "
     "believe in yourself> <2:.|!>",
     "<1:如果 你 努力|对 妈妈 来说|如果 我们 一起 工作|如果 你 相信 自己> ， 没有 什么#1 是 不#2 "
     "可能#2 的 <2:。|！>",
     27},
    {"thoughts, i knew you would", "",
     "i knew#1 <1:you would come|he would lie|it would rain today|she would win|they would forget "
     "us> <2:.|!>",
     "我 就 知道#1 <1:你 会 来|他 会 撒谎|今天 会 下雨|她 会 赢|他们 会 忘记 我们> <2:。|！>", 58},
    {"thoughts, never mind then", "",
     "forget#1 it#1 , <1:let's go home|it is too expensive|he will never change|I'll ask "
     "someone#41 "
     "else#41|you don't understand> .",
     "算了#1 ， <1:我们 回家 吧|太 贵 了|他 永远 不会 改变|我 会 问 别人#41|你 不 懂> 。", 14},
    {"thoughts, some people, other people", "",
     "some#1 people#1 like#3 <1:tea|cats|big cities|summer|math> , some#4 people#4 like#6 "
     "<1:coffee|dogs|small villages|winter|music> .",
     "有人#1 喜欢#3 <1:茶|猫|大 城市|夏天|数学> ， 有人#4 喜欢#6 <1:咖啡|狗|小 "
     "村庄|冬天|音乐> 。",
     14},
    {"thoughts, congratulations on", "a=named",
     "congratulations#1 on your <1:new job|wedding|good grades|new house|first book> <2:!|, {a} !>",
     "恭喜#1 你 <1:找到 新 工作|结婚|考 得 很 好|有 了 新 房子|写 了 第一 本 书> <2:！|， {a} ！>",
     16},
    {"thoughts, who says", "",
     "who#1 says#2 <1:a robot can't love|i am old|cats can't swim|girls can't play football|it is "
     "too late> ?",
     "谁#1 说#2 <1:机器人 不能 爱|我 老 了|猫 不会 游泳|女孩 不能 踢 足球|太 晚 了> ？", 16},
    {"thoughts, stop doing", "",
     "please#1 stop#2 <1:crying|talking|laughing|eating|looking at me> , <2:i want to "
     "sleep|let's go home|the teacher is coming|everyone can hear you> .",
     "请#1 不要#2 <1:哭 了|说话 了|笑 了|吃 了|看着 我> ， <2:我 想 睡觉|我们 回家 吧|老师 来 "
     "了|大家 都 "
     "能 听见 你> 。",
     14},
    {"thoughts, let me think about it", "",
     "let#1 me#2 think#3 about it , <2:i will tell you tomorrow|this is not easy|i need some "
     "time|it is very expensive|please wait> .",
     "让#1 我#2 想#3 一 想#3 ， <2:我 明天 告诉 你|这 不 容易|我 需要 一些 时间|它 非常 贵|请 等 "
     "一下> 。",
     16},
};

}  // namespace

std::span<const Template> templates_of_machines() { return machines; }

}  // namespace playground::grammar
