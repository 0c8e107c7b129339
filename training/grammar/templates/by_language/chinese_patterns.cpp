// Templates: Chinese patterns of sentences, tongue twisters and lines of love.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_patterns[] = {
    {"grammar, big and round", "",
     "<1:the moon|this apple|this cake|that ball|the watermelon> is both#1 <2:big#31 and "
     "round#32|big#31 and beautiful#32|round#31 and beautiful#32|small#31 and round#32|small#31 "
     "and beautiful#32> .",
     "<1:月亮|这 个 苹果|这 个 蛋糕|那 个 球|西瓜> 又#1 <2:大#31 又 圆#32|大#31 又 漂亮#32|圆#31 "
     "又 漂亮#32|小#31 又 圆#32|小#31 又 漂亮#32> 。",
     20},
    {"grammar, not only but also", "",
     "my#1 <1:mother|old friend|teacher|sister|brother> not only#2 <2:loves#31 me#32|helps#31 "
     "me#32|believes#31 me#32> , but also#3 <3:understands#41 me#42|cooks#41 well#42|sings#41 very "
     "well#42|makes#41 me#42 laugh#43> .",
     "我#1 <1:妈妈|的 老 朋友|的 老师|姐姐|哥哥> 不但#2 <2:爱#31 我#32|帮助#31 我#32|相信#31 "
     "我#32> ， 而且#3 <3:懂#41 我#42|做饭#41 做 得 很 好#42|唱#41 得 很 好#42|让#41 我#42 笑#43> "
     "。",
     30},
    {"grammar, although old", "",
     "although#1 <1:i am old#21|we are old#21|we are far#21 away|i have no money#21|it's "
     "cold#21|life is hard#21> , <2:my#31 heart is still#32 young#33|i still#31 love#32 you#33|i "
     "am very happy#31|we are still#31 friends#32|i have#31 hope#32> .",
     "虽然#1 <1:我 老#21 了|我们 老#21 了|我们 离 得 很 远#21|我 没有 钱#21|很 冷#21|生活 很 "
     "难#21> ， 但是 <2:我#31 的 心 还#32 年轻#33|我 还#31 爱#32 你#33|我 非常 高兴#31|我们 "
     "还是#31 朋友#32|我 有#31 希望#32> 。",
     30},
    {"grammar, i wish i were", "",
     "i wish#1 i <1:were a bird#21|were a fish#21|were still#22 a child#21|could fly#21|could "
     "go#21 home|were still#22 young#21|were rich#21|could see#21 you#22> , <2:i would be "
     "happy#31|i would sing#31|my friend#31|mom#31> .",
     "要是#1 <1:我 是 一 只 鸟#21|我 是 一 条 鱼#21|我 还是#22 一 个 孩子#21|我 会 飞#21|我 能 "
     "回家#21|我 还#22 年轻#21|我 很 富有#21|我 能 看见#21 你#22> 就 好 了 ， <2:我 会 很 "
     "高兴#31|我 会 唱歌#31|我 的 朋友#31|妈妈#31> 。",
     25},
    {"grammar, even", "",
     "even#1 <1:a child|my mother|the teacher|the moon|the emperor> <2:knows#31|doesn't#31 "
     "know#32|is sad#31|is smiling#31|can't sleep#31> .",
     "连#1 <1:孩子|我 妈妈|老师|月亮|皇帝> 都 <2:知道#31|不#31 知道#32|难过#31|在 微笑#31|睡 "
     "不 着#31> 。",
     30},
    {"grammar, only you can", "",
     "only#1 <1:you|mother|time|music|a good friend> can <2:understand#31 me#32|help#31 "
     "me#32|comfort#31 me#32|make#31 me#32 happy#33|save#31 me#32> .",
     "只有#1 <1:你|妈妈|时间|音乐|好 朋友> 能 <2:理解#31 我#32|帮助#31 我#32|安慰#31 我#32|让#31 "
     "我#32 快乐#33|救#31 我#32> 。",
     30},
    {"grammar, while", "",
     "i like to <1:sing|listen to music|talk|think> while#1 <2:walking|cooking|drinking "
     "tea|working|looking at the moon> .",
     "我 喜欢 一边 <2:走路|做饭|喝 茶|工作|看 月亮> 一边#1 <1:唱歌|听 音乐|说话|思考> 。", 25},
    {"love, wait until", "",
     "i#1 will wait#2 for you#3 until#4 <1:the snow#21 stops#22|the sun#21 rises#22|winter#21 is "
     "over#22|you come#21 home|you are ready#21|the rain#21 stops#22> <2:.|!|, dear .>",
     "我#1 会 等#2 你#3 ， 直到#4 <1:雪#21 停#22|太阳#21 升起#22|冬天#21 结束#22 了|你 回家#21|你 "
     "准备#21 好 了|雨#21 停#22> <2:。|！|， 亲爱的 。>",
     30},
    {"love, don't cry", "",
     "<1:my friend|dear|my child|mom|little bird> , don't#1 cry#2 , <2:i am here#31|tomorrow#31 "
     "will be better#32|the sun#31 will come#32 out|everything#31 will be fine|i love#31 you#32> .",
     "<1:我 的 朋友|亲爱的|我 的 孩子|妈妈|小 鸟> ， 不要#1 哭#2 ， <2:我 在 这里#31|明天#31 会 更 "
     "好#32|太阳#31 会 出来#32|一切#31 都 会 好的|我 爱#31 你#32> 。",
     25},
    {"saying, friends are like wine", "",
     "<1:a good friend is|love is|my mother is|a good book is|an old house is> like#1 wine#2 , the "
     "older#3 the better#4 <2:.|!|, my friend .|, i think .>",
     "<1:一 个 好 朋友|爱|我 妈妈|一 本 好 书|一 座 老 房子> 就 像#1 酒#2 ， 越 老#3 越 好#4 "
     "<2:。|！|， 我 的 朋友 。|， 我 觉得 。>",
     25},
    {"saying, early to bed", "",
     "<1:go#21 to bed early#22|take a walk#21 every day#22|eat#21 more vegetables#22|drink#21 "
     "more water#22|laugh#21 every day#22|don't#21 worry#22> and you#1 will be "
     "<2:healthy|happy|young|strong> .",
     "<1:早点#22 睡觉#21|每天#22 散步#21|多 吃#21 蔬菜#22|多 喝#21 水#22|每天#22 笑#21|不要#21 "
     "担心#22> ， 你#1 就 会 <2:健康|快乐|年轻|强壮> 。",
     30},
    {"twister, numbers", "",
     "<1:four is four , ten is ten|ten is ten , four is four|three is three , four is four|seven "
     "is seven , eleven is eleven> , <2:fourteen is fourteen , forty is forty|forty is forty , "
     "fourteen is fourteen|fourteen is fourteen|forty is forty> , <3:don't#41 say#42 it "
     "wrong#43|say#41 it again#42|say#41 it faster#42|say#41 it ten#42 times> !",
     "<1:四 是 四 ， 十 是 十|十 是 十 ， 四 是 四|三 是 三 ， 四 是 四|七 是 七 ， 十一 是 十一> "
     "， <2:十四 是 十四 ， 四十 是 四十|四十 是 四十 ， 十四 是 十四|十四 是 十四|四十 是 四十> "
     "， <3:不要#41 说#42 错#43|再#42 说#41 一 遍|说#41 快 一点儿#42|说#41 十#42 次> ！",
     25},
    {"twister, rides a horse", "",
     "<1:mom rides#21 a horse#22 , the horse is slow#23 , mom scolds#24 the horse|dad rides#21 a "
     "donkey#22 , the donkey is lazy#23|the boy rides#21 a cow#22 , the cow is tired#23|the king "
     "rides#21 a lion#22 , the lion is hungry#23> , <2:nobody#31 knows#32|everyone#31 "
     "laughs#32|nobody#31 helps#32|the children#31 cry#32> .",
     "<1:妈妈 骑#21 马#22 ， 马 很 慢#23 ， 妈妈 骂#24 马|爸爸 骑#21 驴#22 ， 驴 很 懒#23|男孩 "
     "骑#21 牛#22 ， 牛 很 累#23|国王 骑#21 狮子#22 ， 狮子 很 饿#23> ， <2:没有人#31 "
     "知道#32|大家#31 都 笑#32|没有人#31 帮忙#32|孩子#31 们 哭#32> 。",
     25},
    {"twister, on the mountain", "",
     "there is#1 a <1:tiger|monkey|goat|wolf|fox> on the mountain#2 and there is a "
     "<2:mouse|rabbit|dog|cat|frog> under#3 the tree#4 .",
     "山#2 上 有#1 一 只 <1:老虎|猴子|山羊|狼|狐狸> ， 树#4 下#3 有 一 只 <2:老鼠|兔子|狗|猫|青蛙> "
     "。",
     25},
    {"line, cannot go back", "",
     "we#1 can't#2 go#3 back <1:to the past|to that day|to our hometown|to our school|to that "
     "summer|anymore> , <2:my friend|mom|dear|we are old#31|time#31 goes#32 too fast#33> .",
     "我们#1 回#3 不#2 <1:到 过去|到 那 天|到 故乡|到 学校|到 那 个 夏天|去> 了 ， <2:我 的 "
     "朋友|妈妈|亲爱的|我们 老#31 了|时间#31 过#32 得 太 快#33 了> 。",
     25, true},
    {"line, good to have you", "",
     "it's so good#1 to have#2 <1:you|a mother|old friends|a home|a good teacher|a dog> <2:!|, i "
     "am happy#31 !|, thank#31 you#32 !>",
     "有#2 <1:你|妈妈|老 朋友|家|好 老师|狗> 真 好#1 <2:！|， 我 很 高兴#31 ！|， 谢谢#31 你#32 "
     "！>",
     25, true},
    {"line, everyone once", "",
     "everyone#1 has been <1:young|poor|wrong|lonely> , <2:don't worry#31|my friend|i "
     "understand#31|be patient#31|you are not#31 alone#32> .",
     "谁#1 都 <1:年轻|穷|错|孤独> 过 ， <2:不要 担心#31|我 的 朋友|我 明白#31|耐心#31 一点儿|你 "
     "不是#31 一个人#32> 。",
     25, true},
    {"line, without there is no", "",
     "without#1 <1:mother|water|you|love|friends|music> , there is no#2 "
     "<2:home|life|hope|happiness|future> .",
     "没有#1 <1:妈妈|水|你|爱|朋友|音乐> ， 就 没有#2 <2:家|生命|希望|幸福|未来> 。", 35},
    {"line, it is not that", "",
     "it's not#1 that i don't <1:love#21 you#22|miss#21 you#22|want#21 to go home#22|want#21 to "
     "help#22|understand#21 you#22> , it's that <2:i am too busy#31|i am afraid#31|the road is too "
     "long#31|i have no time#31|i am tired#31> .",
     "不是#1 我 不 <1:爱#21 你#22|想#21 你#22|想#21 回家#22|想#21 帮忙#22|懂#21 你#22> ， 是 <2:我 "
     "太 忙#31|我 害怕#31|路 太 长#31|我 没有 时间#31|我 累#31 了> 。",
     30, true},
    {"line, not easy to say", "",
     "it's not#1 easy#2 to say#3 <1:i love you|goodbye|sorry|thank you|i was wrong|i miss you> "
     "<2:.|, mom .|, do you understand#31 ?|, i know#31 .>",
     "说#3 <1:我 爱 你|再见|对不起|谢谢|我 错 了|我 想 你> 不#1 容易#2 <2:。|， 妈妈 。|， 你 "
     "明白#31 吗 ？|， 我 知道#31 。>",
     30},
    {"line, as long as here", "",
     "as long#1 as <1:mother is|love is|grandma is|you are|father is> here , "
     "<2:home|hope|happiness> is here <3:.|!|, i believe#41 .>",
     "只要#1 <1:妈妈|爱|奶奶|你|父亲> 在 ， <2:家|希望|幸福> 就 在 <3:。|！|， 我 相信#41 。>", 20,
     true},
    {"line, every time", "",
     "every time#1 i see#2 <1:the moon|the sea|this photo|an old house|the snow|my mother> , i "
     "<2:think#31 of you#32|want#31 to cry#32|want#31 to go home#32|miss#31 my "
     "hometown#32|smile#31> .",
     "每 次#1 看到#2 <1:月亮|大海|这 张 照片|旧 房子|雪|我 妈妈> ， 我 都 <2:想#31 你#32|想#31 "
     "哭#32|想#31 回家#32|想念#31 我 的 家乡#32|微笑#31> 。",
     30},
    {"line, first then", "",
     "<1:eat#21|do#22 your homework#21|wash#21 your hands#22|sleep#21|think#21|say#21 thank "
     "you|go#21 home> first#1 , then#2 <2:talk|play|watch#31 television#32|drink#31 tea#32|rest> .",
     "先#1 <1:吃#21|做#22 作业#21|洗#21 手#22|睡觉#21|思考#21|说#21 谢谢|回家#21> ， 再#2 "
     "<2:说话|玩|看#31 电视#32|喝#31 茶#32|休息> 。",
     30},
    {"line, good cat", "",
     "<1:black cat or white cat|big cat or small cat|old cat or young cat> , a cat#1 that "
     "<2:catches#31 mice#32|doesn't#31 steal#32 fish#33|sleeps#31 well#32> is a good#2 cat#3 .",
     "<1:黑 猫 白 猫|大 猫 小猫|老 猫 小猫> ， <2:能 抓住#31 老鼠#32|不#31 偷#32 鱼#33|睡#31 得 "
     "好#32> 的 猫#1 就是 好#2 猫#3 。",
     20, true},
    {"line, hard and tired", "",
     "no matter how#1 <1:hard|tired|far|cold|late|dark> , i am not#2 afraid#3 <2:.|, mom .|, "
     "because i have#31 you#32 .|, i will go#31 home#32 .>",
     "再#1 <1:苦|累|远|冷|晚|黑> 我 也 不#2 怕#3 <2:。|， 妈妈 。|， 因为 我 有#31 你#32 。|， 我 "
     "要 回#31 家#32 。>",
     20, true},
    {"line, my home is", "",
     "my#1 home#2 is <1:by the river|by the sea|by the lake|in the mountains|in the village|behind "
     "the forest> , <2:the people#31 are kind#32|there#31 is a big#32 tree#33|my mother#31 is "
     "waiting#32 for me#33|winter#31 is very cold#32> .",
     "我#1 的 家#2 在 <1:河 边|海边|湖 边|山 里|村庄 里|森林 后面> ， <2:人#31 们 很 "
     "善良#32|有#31 一 棵 大#32 树#33|我 妈妈#31 在 等#32 我#33|冬天#31 非常 冷#32> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_chinese_patterns() { return chinese_patterns; }

}  // namespace playground::grammar
