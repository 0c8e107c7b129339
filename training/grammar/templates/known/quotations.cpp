// Templates: quotations, lines of films and tales, and wishes.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template quotations[] = {
    // Quotations.
    {"know oneself", "", "know#1 yourself#2 .", "认识#1 你 自己#2 。", 6},
    {"winter and spring", "", "if#1 winter#2 comes#3 , can spring#4 be far#5 behind ?", "冬天#2 来#3 了 ， 春天#4 还 会 远#5 吗 ？", 6},
    {"gentle into night", "", "do not#1 go#2 gentle#3 into that#4 good#5 night#6 .", "不要#1 温柔#3 地 走#2 进 那#4 个 良#5 夜#6 。", 6},
    {"miles and sleep", "", "and miles to go before#1 i#2 sleep#3 .", "我#2 睡觉#3 之前#1 还 有 很 远 的 路 要 走 。", 6},
    {"makes you stronger", "", "what doesn't#1 kill#2 you#3 makes#4 you#5 stronger#6 .", "没有#1 害死#2 你#3 的 ， 会 让#4 你#5 更 强壮#6 。", 6},
    {"for your country", "", "ask#1 not#2 what your country#3 can#4 do#5 for#6 you , ask#7 what you can do for your country#8 .", "不要#2 问#1 国家#3 能#4 为#6 你 做#5 什么 ， 问#7 你 能 为 国家#8 做 什么 。", 20},
    {"which country", "l=pick:abroad", "{l} is a <1:big|small|beautiful|rich|free|strong|very old> country#2 .", "{l} 是 一 个 <1:大|小|美丽 的|富有 的|自由 的|强大|非常 古老 的> 国家#2 。", 20},
    {"one small step", "", "<1:that's|that is> one small#2 step#3 for man#4 , one giant#5 leap#6 for mankind#7 .", "<1:这|这> 是 一 个 人#4 的 一 小#2 步#3 ， 是 人类#7 的 一 大#5 步#6 。", 54},
    {"free at last", "", "free#1 at last#2 !", "终于#2 自由#1 了 ！", 10},
    {"freedom not free", "", "freedom#1 is not#2 free#3 .", "自由#1 不是#2 免费#3 的 。", 26},
    {"want freedom", "", "<1:i|we|they|the people|the birds> want#2 <3:freedom|peace and freedom|freedom and love> .", "<1:我|我们|他们|人 们|鸟儿> 想要#2 <3:自由|和平 和 自由|自由 和 爱情> 。", 34},
    {"born free", "", "all#1 men#1 are born#2 free#3 .", "人人#1 生#2 而 自由#3 。", 6},
    {"love, not war", "", "make love#1 , not#2 war#3 .", "要 爱#1 ， 不要#2 战争#3 。", 6},
    {"war and peace", "", "war#1 and#2 peace#3 .", "战争#1 与#2 和平#3 。", 10},
    {"world peace", "", "<1:i want|we want|everyone wants|i hope for|let there be> world#2 peace#3 .", "<1:我 想要|我们 想要|人人 都 想要|我 希望|让> 世界#2 和平#3 。", 24},
    {"oh my God", "", "oh my God#1 <2:!|, it's you !|, I'm late !|, look !|, a snake !|, what happened ?>", "我 的 天#1 啊 <2:！|， 是 你 ！|， 我 迟到 了 ！|， 看 ！|， 一 条 蛇 ！|， 发生 什么 了 ？>", 20},
    {"God bless", "", "God#1 bless#2 <3:you|us|America|England|your family|the king|the queen> <4:.|!>", "上帝#1 保佑#2 <3:你|我们|美国|英国|你 的 家人|国王|王后> <4:。|！>", 54},
    {"save the king", "", "God#1 save#2 the <3:king|queen> <4:.|!>", "上帝#1 保佑#2 <3:国王|王后> <4:。|！>", 8},
    {"God is", "", "God#1 is <2:love|dead|light|good> .", "上帝#1 <2:就是 爱|死 了|就是 光|是 善良 的> 。", 10},
    {"in God we trust", "", "in God#1 we#2 trust#3 .", "我们#2 相信#3 上帝#1 。", 8},
    {"thank God", "", "thank#1 God#2 <3:.|!|, it's Friday !|, you are safe !|, it's over !>", "感谢#1 上帝#2 <3:。|！|， 今天 是 星期五 ！|， 你 平安 ！|， 结束 了 ！>", 10},
    {"eat cake", "", "let#1 them#2 eat#3 cake#4 .", "让#1 他们#2 吃#3 蛋糕#4 吧 。", 6},
    {"power and responsibility", "", "with great#1 power#2 comes great#3 responsibility#4 .", "力量#2 越 大#1 ， 责任#4 越 大#3 。", 34},
    {"whose responsibility", "", "<1:this is|that is> <2:my|your|our|his|the teacher 's> responsibility#3 .", "<1:这|那> 是 <2:我|你|我们|他|老师> 的 责任#3 。", 24},
    {"about the future", "", "<1:i come from|he comes from|nobody knows|don't be afraid of|we believe in|i can see|this is> the future#3 .", "<1:我 来自|他 来自|没有人 知道|不要 害怕|我们 相信|我 能 看见|这 就是> 未来#3 。", 30},
    {"future is now", "", "the future#1 is now#2 .", "未来#1 就是 现在#2 。", 10},
    {"dreams come true", "", "dreams#1 come true#2 .", "梦想#1 成 真#2 。", 10},
    {"all dreams true", "", "may all#1 your dreams#2 come true#3 <4:.|!>", "愿 你 所有#1 的 梦想#2 都 成 真#3 <4:。|！>", 16},
    {"it is true", "", "<1:it's|that's|this is|everything is> true#2 .", "<1:这|那|这|一切 都> 是 真的#2 。", 20},
    {"is it true", "", "<1:is it|is this|is that> true#2 ?", "<1:这|这|那> 是 真的#2 吗 ？", 14},
    {"true love", "", "true#1 love#2 is <3:hard to find|very precious|blind> .", "真#1 爱#2 <3:很 难 找到|非常 珍贵|是 盲目 的> 。", 10},
    {"keep calm", "", "keep#1 calm#2 and carry#3 on#3 .", "保持#1 冷静#2 ， 继续#3 向 前 。", 16},
    {"keep quiet", "", "<1:please|let's|you must|we should> keep#2 <3:calm|quiet|healthy|smiling> .", "<1:请|我们 要|你 必须|我们 应该> 保持#2 <3:冷静|安静|健康|微笑> 。", 40},
    {"keep doing", "", "keep#1 <2:swimming|running|reading|working|dancing|singing|writing> <3:, don't stop .|!|.>", "继续#1 <2:游泳|跑步|看书|工作|跳舞|唱歌|写> <3:， 不要 停 。|！|吧 。>", 30},
    {"work and play hard", "", "work#1 hard#2 , play#3 hard#4 .", "努力#2 工作#1 ， 努力#4 玩#3 。", 6},
    {"i am i", "", "i#1 am what i#2 am .", "我#1 就是 我#2 。", 6},
    {"is what it is", "", "<1:it is|it's> what it is .", "<1:事实|事实> 就是 这样 。", 6},
    {"flat world", "", "the world#1 is flat#2 .", "世界#1 是 平#2 的 。", 6},
    {"loves me not", "", "<1:he|she> loves#2 me#3 , <1:he|she> loves me#4 not#5 .", "<1:他|她> 爱#2 我#3 ， <1:他|她> 不#5 爱 我#4 。", 8},

    // Films and tales.
    {"the force", "", "may the force#1 be with#2 <3:you|us> <4:.|!>", "愿 原力#1 与#2 <3:你|我们> 同在#2 <4:。|！>", 54},
    {"be with you", "", "may <1:peace|God|love|luck> be with#2 <3:you|us> .", "愿 <1:和平|上帝|爱|幸运> 与#2 <3:你|我们> 同在#2 。", 16},
    {"run away", "a=named", "run#1 , {a} , run#2 <3:!|as fast as you can !>", "跑#1 ， {a} ， 跑#2 ！", 6},
    {"you know nothing", "a=named", "you#1 know#2 nothing#3 , {a} .", "你#1 什么#3 都 不 知道#2 ， {a} 。", 6},
    {"shall not pass", "", "you#1 shall not#2 pass#3 !", "你#1 不能#2 过去#3 ！", 6},
    {"dead people", "", "i#1 see#2 dead#3 people#4 .", "我#1 看见#2 死#3 人#4 。", 6},
    {"king of the world", "", "I'm#1 the king#2 of the world#3 !", "我#1 是 世界#3 之 王#2 ！", 6},
    {"both jump", "", "you#1 jump#2 , i#3 jump#4 .", "你#1 跳#2 ， 我#3 也 跳#4 。", 6},
    {"i am your father", "", "no#1 , i am your#2 <3:father|mother|brother> .", "不#1 ， 我 是 你#2 的 <3:父亲|母亲|哥哥> 。", 8},
    {"three thousand", "", "i#1 love#2 you#3 three#4 thousand#5 .", "我#1 爱#2 你#3 三#4 千#5 遍 。", 6},
    {"ten thousand years", "", "i#1 will love#2 you#3 for ten#4 thousand#4 years#5 .", "我#1 会 爱#2 你#3 一 万#4 年#5 。", 6},
    {"moon and back", "", "i#1 love#2 you#3 to the moon#4 and back#5 .", "我#1 爱#2 你#3 ， 从 这里 到 月亮#4 再 回来#5 。", 6},
    {"what you will get", "", "you#1 never#2 know#3 what#4 you#5 are going to get .", "你#1 永远#2 不 知道#3 你#5 会 拿 到 什么#4 。", 6},
    {"no roads needed", "", "where we're#1 going#2 , we#3 don't#4 need#5 roads#6 .", "我们#1 去#2 的 地方 ， 我们#3 不#4 需要#5 路#6 。", 6},
    {"bigger boat", "", "<1:we're|you're> going to need#2 a bigger#3 boat#4 .", "<1:我们|你> 会 需要#2 一 条 更 大#3 的 船#4 。", 6},
    {"off with heads", "", "off with <1:his|her> head#2 !", "砍 掉 <1:他|她> 的 头#2 ！", 6},
    {"show the money", "", "show#1 me#2 the money#3 !", "给 我#2 看看#1 钱#3 ！", 14},
    {"show the code", "", "talk#1 is cheap#2 , show#3 me#4 the code#5 .", "说话#1 容易#2 ， 给 我#4 看看#3 代码#5 。", 20},
    {"show something", "", "<1:please|mom ,|come and|hi ,> show#2 me#3 <4:your photos|the map|your new dress|the menu|the letter|your new phone> .", "<1:请|妈妈 ，|过来|嗨 ，> 给 我#3 看看#2 <4:你 的 照片|地图|你 的 新 裙子|菜单|信|你 的 新 手机> 。", 24},
    {"three bears", "", "who#1 <2:slept in my bed|ate my porridge|sat in my chair> ?", "谁#1 <2:睡 了 我 的 床|吃 了 我 的 粥|坐 了 我 的 椅子> ？", 8},
    {"what big eyes", "", "<1:grandma|granny> , what big#2 <3:eyes|ears|teeth|feet> you#4 have !", "奶奶 <1:，|，> 你#4 的 <3:眼睛|耳朵|牙齿|脚> 真 大#2 ！", 8},
    {"naked emperor", "", "the emperor#1 has#2 no#3 clothes#4 .", "皇帝#1 没#3 有 衣服#4 。", 6},
    {"clothes of the emperor", "", "the emperor#1 's#2 new#3 clothes#4 .", "皇帝#1 的#2 新#3 衣#4 。", 6},
    {"cried wolf", "", "the boy#1 who cried#2 wolf#3 .", "叫#2 狼#3 来 了 的 男孩#1 。", 6},
    {"bad and good luck", "", "good night#1 and good luck#2 .", "晚安#1 ， 祝你好运#2 。", 6},
    {"i'm gonna", "", "<1:I'm|he is|she is|they are> gonna <3:sleep|go home|win|be late|eat noodles|buy a car|miss you> .", "<1:我|他|她|他们> <3:要 睡觉 了|要 回家 了|要 赢|要 迟到 了|要 吃 面条|要 买 一 辆 车|会 想 你 的> 。", 30},

    // Wishes.
    {"mother's and father's day", "", "happy#2 <1:mother|father> 's day#3 <4:!|, I love you !|, you are the best !|, thank you !|to you !>", "<1:母亲|父亲> 节#3 快乐#2 <4:！|， 我 爱 你 ！|， 你 最 棒 ！|， 谢谢 你 ！|！>", 40},
    {"day of mothers", "", "<1:today is|tomorrow is|Sunday is> <2:mother|father> 's day#3 .", "<1:今天 是|明天 是|星期天 是> <2:母亲|父亲> 节#3 。", 20},
    {"red envelope", "", "may you get rich#1 , now give me the red#2 envelope#3 !", "恭喜 发财#1 ， 红#2 包#3 拿 来 ！", 6},
    {"quick success", "", "i#1 wish#2 you#3 quick success#4 .", "我#1 祝#2 你#3 马 到 成功#4 。", 6},
    {"wish you a good life", "", "i#1 wish#2 you#3 <4:success at work|a happy life|happiness every day> <5:.|!>", "我#1 祝#2 你#3 <4:工作 顺利|生活 幸福|天天 快乐> <5:。|！>", 10},
    {"wish you health", "", "i wish you good health .", "祝 你 身体 健康 。", 6, true},
    {"new year and all well", "", "happy#1 new#2 year#2 and may all#3 go well#4 <5:.|!>", "新年#2 快乐#1 ， 万 事#3 如 意#4 <5:。|！>", 8},
    {"long live", "", "long live the <1:king|queen|emperor> <2:!|.>", "<1:国王|王后|皇帝> 万 岁 <2:！|。>", 8},
    {"birthday to the best", "", "happy#1 birthday#2 to <3:my best friend|the best mom in the world|my dear daughter|my dear son|my wife|our teacher> <4:!|.>", "祝 <3:我 最好 的 朋友|世界 上 最好 的 妈妈|我 亲爱的 女儿|我 亲爱的 儿子|我 的 妻子|我们 的 老师> 生日#2 快乐#1 <4:！|。>", 10},
};

}  // namespace

std::span<const Template> templates_of_quotations() { return quotations; }

}  // namespace playground::grammar
