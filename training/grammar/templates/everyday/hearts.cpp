// Templates: what people feel and wish, and what they ask a machine.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template hearts[] = {
    // Love and friendship.
    {"miss so much", "",
     "<1:i miss you|i love you|i like you|we miss you> so much , <2:do you miss me ?|when will you "
     "come back ?|do you know ?|i want to see you .|please call me .|my friend .>",
     "<1:我 好 想 你|我 好 爱 你|我 很 喜欢 你|我们 好 想 你> ， <2:你 想 我 吗 ？|你 什么时候 "
     "回来 ？|你 知道 吗 ？|我 想 见 你 。|请 给 我 打 电话 。|我 的 朋友 。>",
     18},
    {"miss plain", "",
     "<1:i miss you|i really miss you|we miss you so much|i like you so much> <2:.|!|, my dear .|, "
     "mom .>",
     "<1:我 想 你|我 真的 很 想 你|我们 好 想 你|我 好 喜欢 你> <2:。|！|， 亲爱的 。|， 妈妈 。>",
     14, true},
    {"miss person so", "s=me a=named", "{s} miss#2 {a} <1:so much|very much|every day|a little> .",
     "{s} <1:好|非常|每天 都|有点儿> 想念#2 {a} 。", 10},
    {"like a person, but", "a=named",
     "i like#2 {a} , but {a:he} <1:doesn't know|doesn't like me|is always busy|lives too far away> "
     ".",
     "我 喜欢#2 {a} ， 但是 {a:he} <1:不 知道|不 喜欢 我|总是 很 忙|住 得 太 远 了> 。", 14},
    {"will you be mine", "",
     "<1:will you|can you|do you want to> be my <2:friend|girlfriend|boyfriend|teacher> ?",
     "你 <1:愿意|能|想> 做 我 的 <2:朋友|女朋友|男朋友|老师> 吗 ？", 12},
    {"long love", "",
     "<1:you are> <2:the best friend i have|the most beautiful girl in the world|the best mom in "
     "the world|my little sun|my best teacher> .",
     "<1:你 是> <2:我 最好 的 朋友|世界 上 最 漂亮 的 女孩|世界 上 最好 的 妈妈|我 的 小 太阳|我 "
     "最好 的 老师> 。",
     14},
    {"in my heart", "", "<1:you are|she is|they are|China is> forever in my heart#2 .",
     "<1:你|她|他们|中国> 永远 在 我 的 心#2 里 。", 24},
    {"love at first sight", "",
     "<1:this is|this is|i believe in|i don't believe in> love at first sight <2:.|!>",
     "<1:这 是|这 是|我 相信|我 不 相信> 一见钟情 <2:。|！>", 48},
    {"believe love at first sight", "", "do you#1 believe#2 in love at first sight#3 ?",
     "你#1 相信#2 一见钟情#3 吗 ？", 20},
    {"happy to have", "",
     "i am so <1:happy> to <2:have a friend like you|see you again|go home|hear this news|work "
     "with you> .",
     "我 很 <1:高兴> <2:有 你 这样 的 朋友|又 见到 你|回家|听见 这 个 消息|和 你 一起 工作> 。",
     12},
    {"sad because", "",
     "I'm so sad#2 , <1:my dog is sick|she doesn't love me|my best friend is leaving|we lost "
     "the game|i failed the exam|nobody understands me> .",
     "我 好 难过#2 ， <1:我 的 狗 生病 了|她 不 爱 我|我 最好 的 朋友 要 走 了|我们 输 了 "
     "比赛|我 没有 通过 考试|没有人 理解 我> 。",
     12},
    {"happy because", "",
     "I'm so happy#2 today , <1:it's my birthday|i passed the exam|i found a job|we won the "
     "game|my parents are coming|I'm getting married> !",
     "我 今天 好 高兴#2 ， <1:今天 是 我 的 生日|我 通过 了 考试|我 找到 了 工作|我们 赢 了 "
     "比赛|我 的 父母 要 来 了|我 要 结婚 了> ！",
     12},
    {"don't cry", "a=named",
     "<1:don't cry|don't be sad|don't worry|don't be afraid> , <2:I'm here|everything will be "
     "fine|tomorrow will be better|we all love you|it doesn't matter|i will help you> .",
     "<1:不要 哭|不要 难过|不要 担心|不要 害怕> ， <2:我 在 这里|一切 都 会 好的|明天 会 更 "
     "好|我们 都 爱 你|没关系|我 会 帮助 你> 。",
     14},
    {"made me", "a=named", "{a} always makes me <1:laugh|happy|angry|cry|wait> .",
     "{a} 总是 让 我 <1:笑|高兴|生气|哭|等> 。", 24},
    {"you make me", "",
     "you make#3 me <1:happy|angry|sad|laugh> , <2:do you know ?|thank you .|why ?|my friend .>",
     "你 让#3 我 <1:快乐|很 生气|很 难过|笑> ， <2:你 知道 吗 ？|谢谢 。|为什么 ？|我 的 朋友 "
     "。>",
     14},
    {"friends forever", "", "<1:we are|let's be|we will be> friends forever <2:.|!>",
     "<1:我们 永远 是|我们 永远 做|我们 会 永远 是> 朋友 <1:|吧|> <2:。|！>", 12},
    {"if i were", "",
     "if i <1:had a lot of money , i would buy a big house|were a bird , i would fly to you|had "
     "time , i would help you|were you , i would go home|had money , i would travel> .",
     "如果 我 <1:有 很多 钱 ， 我 会 买 一 座 大 房子|是 一 只 鸟 ， 我 会 飞 到 你 那里|有时间 "
     "， 我 会 帮助 你|是 你 ， 我 会 回家|有 钱 ， 我 会 旅行> 。",
     25},
    {"when i grow up", "s=who",
     "when#3 i grow#4 up , i want to be <1:a teacher|a doctor|a pilot|a scientist|a singer> .",
     "我 长大#4 以后#3 想 当 <1:老师|医生|飞行员|科学家|歌手> 。", 10},
    {"hope wish", "",
     "<2:i|we|they> hope <1:it will be sunny tomorrow|you will come back soon|there is no war in "
     "the world|we can be friends|everyone is healthy and happy|you like this gift> .",
     "<2:我|我们|他们> 希望 <1:明天 是 晴天|你 快 点 回来|世界 上 没有 战争|我们 能 做 "
     "朋友|大家 健康 快乐|你 喜欢 这 份 礼物> 。",
     14},
    {"wish you rich", "",
     "<1:happy new year|happy spring festival|happy new year , everyone> , <2:may you be rich "
     "!|may you get rich this year !|may you be rich and happy !>",
     "<1:新年 快乐|春节 快乐|大家 新年 快乐> ， <2:祝 你 发财 ！|祝 你 今年 发财 ！|祝 你 发财 "
     "， 快乐 ！>",
     34},
    {"get rich", "s=who", "{s} {s:wants} to <1:get rich|get rich soon|be healthy> .",
     "{s} <1:想 发财|想 快 点 发财|想 健康> 。", 27},

    // To a machine that translates.
    {"really understand what i say", "",
     "<1:do you really|can you really|can you|does it> understand <2:what i say|this sentence|my "
     "words|what people say> ?",
     "<1:你 真的 懂|你 真的 能 听 懂|你 能 听 懂|它 懂> <2:我 说 的 话|这 个 句子|我 的 话|人 们 "
     "说 的 话> 吗 ？",
     60},
    {"don't understand words", "a=person1",
     "<1:i|they|we|the children> <2:didn't understand|believed|didn't believe|remember|forgot> "
     "what {a} said .",
     "<1:我|他们|我们|孩子 们> <2:没有 听 懂|相信|不 相信|记得|忘记 了> {a} 说 的 话 。", 36},
    {"be good listen", "q=pick:kin",
     "<1:please|you should|you must|you have to> listen#3 to <2:your mother|the teacher|your "
     "parents|the doctor> .",
     "<1:请|你 应该|你 必须|你 得> 听#3 <2:你 妈妈|老师|你 父母|医生> 的 话 。", 18},
    {"translator", "",
     "<1:you are|it is|he is|this is> a <2:good|great|bad|very smart> translator .",
     "<1:你 是 一 个|它 是 一 个|他 是 一 个|这 是 一 个> <2:好|很 棒 的|不 好 的|非常 聪明 "
     "的> 翻译 。",
     30},
    {"translator?", "", "<1:are you|is it|is she> a translator <2:or a robot|or a teacher> ?",
     "<1:你 是|它 是|她 是> 翻译 <2:还是 机器人|还是 老师> ？", 30},
    {"want to be a translator", "q=pick:kin",
     "<1:i want|he wants|she wants|my {q} wants> to be a translator#2 .",
     "<1:我|他|她|我 {q}> 想 当 翻译#2 。", 14},
    {"robot can feel", "",
     "can#3 <1:a robot|a computer> <2:think|love|be sad|feel pain|write a poem|understand people> "
     "?",
     "<1:机器人|电脑> 能#3 <2:思考|爱|难过|感到 疼|写 诗|理解 人> 吗 ？", 14},
    {"machine questions", "",
     "<1:do you get tired|can you write a poem|who is your boss|how many words do you know|can "
     "you hear me|do you remember me> ?",
     "<1:你 会 累 吗|你 能 写 诗 吗|你 的 老板 是 谁|你 认识 多少 单词|你 能 听见 我 吗|你 记得 "
     "我 吗> ？",
     24},
    {"hello translator, what", "",
     "<1:hello|hi|hey|excuse me> , <2:are you a robot ?|what can you do ?|can you help me "
     "translate this ?|do you speak Chinese ?|how do you learn ?|can we chat ?>",
     "<1:你好|嗨|嘿|请问> ， <2:你 是 机器人 吗 ？|你 能 做 什么 ？|你 能 帮 我 翻译 这 个 吗 "
     "？|你 会 说 中文 吗 ？|你 是 怎么 学习 的 ？|我们 可以 聊天 吗 ？>",
     14},
    {"thank you robot", "",
     "<1:thank you|great|really|amazing> , you <2:are very smart|translate very well|speak "
     "Chinese "
     "very well|are my best friend> .",
     "<1:谢谢 你|太 好 了|真的|真 厉害> ， 你 <2:非常 聪明|翻译 得 很 好|中文 说 得 很 好|是 我 "
     "最好 的 朋友> 。",
     12},
    {"translate this letter", "b=readable1 p=pick:tongue",
     "<1:please|please help me> translate this {b:bare} into#2 {p} , i can't read#3 {b:him} .",
     "<1:请|请 帮 我> 把 这 {b:m} {b:s} 翻译 成#2 {p} ， 我 看#3 不 懂 {b:he} 。", 14},
    {"what does it mean i don't", "b=readable1",
     "i don't understand#2 this {b:bare} , <1:what does it mean|can you explain it to me|can "
     "you translate it> ?",
     "我 不 懂#2 这 {b:m} {b:s} ， <1:它 是 什么 意思|你 能 给 我 解释 一下 吗|你 能 翻译 一下 吗> "
     "？",
     12},
    {"computer slow", "b=machine1", "<1:my> {b:bare} is too slow#2 , i want a new one .",
     "<1:我 的> {b:s} 太 慢#2 了 ， 我 想要 一 个 新的 。", 7},
    {"ai questions", "",
     "can#2 artificial intelligence <1:think like people|write songs|be our friend|help "
     "scientists|drive a car> ?",
     "人工 智能 能#2 <1:像 人 一样 思考|写 歌曲|做 我们 的 朋友|帮助 科学家|开车> 吗 ？", 14},

    // Work and school.
    {"homework first", "",
     "<1:finish your homework|wash your hands|turn off the light|call me> before you <2:go "
     "out|have dinner|go to bed|watch television> .",
     "<2:出去|吃 晚饭|睡觉|看 电视> 以前 <1:做 完 作业|洗 手|关 灯|给 我 打 电话> 。", 10},
    {"too much homework", "",
     "i have too much <1:homework|work> <2:, i can't finish it .|, can you help me ?|, I'm so "
     "tired .|, so i can't go out .>",
     "我 的 <1:作业|工作> 太 多 了 ， <2:我 做 不 完 。|你 能 帮 我 吗 ？|我 太 累 了 。|所以 "
     "我 不能 出去 。>",
     14},
    {"exam tomorrow", "b=study",
     "i have my {b} exam#2 tomorrow , <1:I'm very nervous|i have to study tonight|wish me good "
     "luck|I'm not ready yet> .",
     "我 明天 有 {b} 考试#2 ， <1:我 非常 紧张|我 今晚 得 学习|祝 我 好运|我 还 没有 准备 好> "
     "。",
     12},
    {"like your new", "",
     "do you like#3 your new <1:job|school|teacher|house> ? <2:are you happy ?|tell me everything "
     ".|is it far from your home ?>",
     "你 喜欢#3 你 的 新 <1:工作|学校|老师|房子> 吗 ？ <2:你 高兴 吗 ？|把 一切 都 告诉 我 。|离 "
     "你 家 远 吗 ？>",
     12},
    {"dream job", "o=pick:job", "my dream#1 is to be a {o} , what#3 is yours ?",
     "我 的 梦想#1 是 当 {o} ， 你 的 是 什么#3 ？", 10},
};

}  // namespace

std::span<const Template> templates_of_hearts() { return hearts; }

}  // namespace playground::grammar
