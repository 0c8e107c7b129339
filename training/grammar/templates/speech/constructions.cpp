// Templates: the constructions of Chinese, from 一边 … 一边 … to 得 and 把.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template constructions[] = {
    {"two at once", "s=anyone",
     "{s} {s:likes} to <1:listen#31 to music#32|watch#31 television#32|chat#31|sing#31|drink#31 "
     "tea#32> while#2 <3:eating|cooking|studying|working|washing clothes|cleaning the room> .",
     "{s} 喜欢 一边#2 <3:吃饭|做饭|学习|工作|洗 衣服|打扫 房间> 一边#2 <1:听#31 音乐#32|看#31 "
     "电视#32|聊天#31|唱歌#31|喝#31 茶#32> 。",
     30},
    {"doing two at once", "s=who",
     "{s} {s:is} <1:eating|cooking|walking|working|drinking tea> while#2 <3:listening#31 to "
     "music#32|talking#31 to friends#32|talking#31 on the phone#32|watching#31 a movie#32> .",
     "{s} 一边#2 <1:吃饭|做饭|走路|工作|喝 茶> 一边#2 <3:听#31 音乐#32|和 朋友#32 聊天#31|打#31 "
     "电话#32|看#31 电影#32> 。",
     24},
    {"it gets", "",
     "the weather#1 is getting#2 <3:colder#31 and colder#31 , wear#32 more#33 "
     "clothes#34|hotter#31 and hotter#31 , drink#32 more#33 water#34|warmer#31 and warmer#31 , "
     "let's go#32 out#32 and play#33|better#31 and better#31 , let's go#32 to the "
     "park#33|colder#31 and colder#31 , take#32 care#32 of yourself#33|hotter#31 and hotter#31 , "
     "don't go#32 out#32> .",
     "天气#1 越来越#2 <3:冷#31 了 ， 多#33 穿#32 点 衣服#34|热#31 了 ， 多#33 喝#32 水#34|暖和#31 "
     "了 ， 我们 出去#32 玩#33 吧|好#31 了 ， 我们 去#32 公园#33 吧|冷#31 了 ， 照顾#32 好 "
     "自己#33|热#31 了 ， 不要 出去#32> 。",
     54},
    {"one gets more", "",
     "<1:you are|she is|my daughter is|my sister is> getting#2 more#2 and more#2 "
     "<3:beautiful|popular|clever|polite|patient> .",
     "<1:你|她|我 女儿|我 姐姐> 越来越#2 <3:漂亮|受欢迎|聪明|有礼貌|有 耐心> 了 。", 24},
    {"your Chinese gets better", "p=pick:tongue",
     "<1:your|his|my> {p} is getting#2 better#3 and better#3 , <4:come on|well done|thank "
     "you|thanks to the teacher> <5:.|!>",
     "<1:你|他|我> 的 {p} 越来越#2 好#3 了 ， <4:加油|做 得 好|谢谢|谢谢 老师> <5:。|！>", 24},
    {"taller than by", "a=named b=named k=number",
     "{a} is {k} years#2 <3:older|younger> than#4 {b} .", "{a} 比#4 {b} <3:大|小> {k} 岁#2 。", 20},
    {"than yesterday", "",
     "today#1 is <2:much|a little|two degrees> <3:colder|hotter|warmer|warmer> than#4 yesterday#5 "
     ", <6:what about your place|i don't want to go out|isn't it|the wind is strong , too> "
     "<6:?|.|?|.>",
     "今天#1 比#4 昨天#5 <3:冷|热|暖和|暖和> <2:很多|一点儿|两 度> ， <6:你 那里 呢|我 不 想 "
     "出去|是 吗|风 也 很 大> <6:？|。|？|。>",
     80},
    {"the shops compared", "",
     "this#1 <2:restaurant|hotel|supermarket|shop> is <3:cheaper|better|bigger> than#4 that#5 "
     "one , <6:let's go here|i like it more|what do you think|but it's too far away> <6:.|.|?|.>",
     "这#1 家 <2:饭店|酒店|超市|商店> 比#4 那#5 家 <3:便宜|好|大> ， <6:我们 去 这里 吧|我 更 "
     "喜欢 它|你 觉得 呢|但是 太 远 了> <6:。|。|？|。>",
     24},
    {"the same as", "a=named",
     "<1:I'm|she is|he is|you are> as#2 <3:tall|busy|tired|young|clever|happy> as {a} .",
     "<1:我|她|他|你> 和 {a} 一样#2 <3:高|忙|累|年轻|聪明|高兴> 。", 24},
    {"not as .. as", "a=named",
     "<1:I'm|she is|he is|you are> not#2 as#4 <3:tall|busy|young|clever|patient> as {a} .",
     "<1:我|她|他|你> 没有#2 {a} 那么#4 <3:高|忙|年轻|聪明|有 耐心> 。", 50},
    {"even", "",
     "<1:i am|he is|she is|my dad is> so busy#2 that <1:i don't|he doesn't|she doesn't|he doesn't> "
     "even#3 have time#4 to <5:eat|sleep|drink water|rest|call you> .",
     "<1:我|他|她|我 爸爸> 忙#2 得 连#3 <5:吃饭|睡觉|喝 水|休息|给 你 打 电话> 的 时间#4 都 没有 "
     "。",
     30},
    {"even know", "",
     "even#1 <2:my grandmother|a child|my little brother|the teacher> <3:knows this|knows how to "
     "use a computer|understands this sentence|likes this song> .",
     "连#1 <2:我 奶奶|孩子|我 弟弟|老师> 都 <3:知道 这 个|会 用 电脑|懂 这 个 句子|喜欢 这 首 "
     "歌曲> 。",
     24},
    {"besides", "p=pick:hobby",
     "besides#1 <2:{p}|Chinese> , <3:what else do you like|what else can you do|i also like "
     "music|i also like movies> <3:?|?|.|.>",
     "除了#1 <2:{p}|中文> 以外#1 ， <3:你 还 喜欢 什么|你 还 会 做 什么|我 还 喜欢 音乐|我 还 喜欢 "
     "电影> <3:？|？|。|。>",
     83},
    {"everyone but", "a=named",
     "everyone#1 <2:came|likes it|knows|is here|has arrived|passed the exam> except#3 {a} .",
     "除了#3 {a} ， 大家#1 都 <2:来 了|喜欢 它|知道|在 这里|到 了|通过 了 考试> 。", 51},
    {"not only", "",
     "<1:she is|he is|my teacher is|my friend is> not#2 only#2 <3:clever|beautiful|young|kind> , "
     "but#4 also <5:very friendly|very hardworking|very polite|very modest> .",
     "<1:她|他|我 的 老师|我 的 朋友> 不但#2 <3:聪明|漂亮|年轻|善良> ， 而且#4 <5:非常 友好|非常 "
     "勤劳|非常 有礼貌|非常 谦虚> 。",
     30},
    {"this place not only", "",
     "<1:this restaurant|this hotel|this phone|this city> is not#2 only#2 <3:cheap|good|beautiful> "
     ", but#4 also very#5 <6:comfortable|convenient|popular> .",
     "<1:这 家 饭店|这 家 酒店|这 部 手机|这 个 城市> 不但#2 <3:便宜|好|漂亮> ， 而且#4 非常#5 "
     "<6:舒服|方便|受欢迎> 。",
     36},
    {"although", "",
     "although#1 <2:i am tired|it's raining|it's very cold|the exam is difficult|i have no "
     "money|it's far> , <3:i still want to go out|i am very happy|we have to go|i won't give up|i "
     "want to try> .",
     "虽然#1 <2:我 很 累|在 下雨|非常 冷|考试 很 难|我 没有 钱|很 远> ， 但是 <3:我 还是 想 "
     "出去|我 非常 高兴|我们 得 去|我 不会 放弃|我 想 试 一下> 。",
     30},
    {"as long as", "",
     "as#1 long#1 as#1 <2:you work hard|you don't give up|you practice every day|you believe in "
     "yourself> , you#3 will definitely#4 <5:pass the exam|pass the exam|learn Chinese well|get "
     "into university|get better and better> <6:.|!>",
     "只要#1 <2:你 努力|你 不 放弃|你 每天 练习|你 相信 自己> ， 就 一定#4 能 <5:通过 考试|通过 这 "
     "次 考试|学 好 中文|考上 大学|越来越 好> <6:。|！>",
     54, true},
    {"as long as happy", "",
     "as#1 long#1 as#1 <2:you are happy|you are with me|everyone is healthy|we are together> , "
     "<3:i am happy|everything will be fine|i don't want anything|it's enough|I'm not afraid> .",
     "只要#1 <2:你 高兴|你 和 我 在 一起|大家 健康|我们 在 一起> ， <3:我 就 很 高兴|一切 都 会 "
     "好的|我 就 什么 都 不 想要|就 够 了|我 就 不 害怕> 。",
     24},
    {"as soon as, too", "",
     "as#1 soon#1 as#1 i <2:get home|get up|get off work|get there|get the message> , i will "
     "<3:call you|tell you|go to see you|do my homework> .",
     "我 一#1 <2:到 家|起床|下班|到 那里|收 到 消息> 就 <3:给 你 打 电话|告诉 你|去 看 你|做 作业> "
     "。",
     36},
    {"if, then", "w=pick:soon p=pick:outing",
     "if#1 <2:it rains {w}|you are not free {w}|you are tired|it's too far> , <3:we won't go|let's "
     "go another day|let's stay at home|you can tell me|call me> .",
     "如果#1 <2:{w} 下雨|你 {w} 没 空|你 累 了|太 远 了> ， <3:我们 就 不会 去|我们 改天 去 "
     "吧|我们 待 在 家 里 吧|你 可以 告诉 我|就 给 我 打 电话> 。",
     36},
    {"because, so with plans", "p=pick:outing",
     "because#1 <2:i have a cold|I'm too tired|i have to work|I'm too busy> , i <3:can't|don't "
     "want to> {p} .",
     "因为#1 <2:我 感冒 了|我 太 累 了|我 要 上班|我 太 忙 了> ， 我 <3:不能|不 想> {p} 。", 30},
    {"why don't you want", "p=pick:outing",
     "why#1 don't#2 you#3 want#4 to {p} ? because#5 <6:I'm too tired|I'm not feeling well|I'm too "
     "busy|i have no money> .",
     "你#3 为什么#1 不#2 想#4 {p} ？ 因为#5 <6:我 太 累 了|我 不舒服|我 太 忙 了|我 没有 钱> 。",
     30},
    {"well and fast", "",
     "<1:you|they|we|the children> <2:speak#31 Chinese#32|sing#31|run#31|swim#31|dance#31|cook#31> "
     "<3:very well|so well|better than before> .",
     "<1:你|他们|我们|孩子 们> <2:说#31 中文#32 说|唱歌#31 唱|跑步#31 跑|游泳#31 游|跳舞#31 "
     "跳|做饭#31 做> 得 <3:很 好|真 好|比 以前 好> 。",
     30, true},
    {"up early", "",
     "<1:i|you|we|they|my parents> <2:get up|go to bed|come home|come> <3:very early|very late|too "
     "late|too early> <4:every day|on Saturday|on Sunday> .",
     "<1:我|你|我们|他们|我 父母> <4:每天|星期六|星期天> <2:起|睡|回家 回|来> 得 <3:很 早|很 "
     "晚|太 晚|太 早> 。",
     24},
    {"taken by", "a=named",
     "<1:my phone|my bike|my computer|my book|the key> was <2:broken|stolen|lost|found> by#3 {a} "
     "<4:yesterday|today|last week|just now> .",
     "<1:我 的 手机|我 的 自行车|我 的 电脑|我 的 书|钥匙> <4:昨天|今天|上周|刚才> 被#3 {a} "
     "<2:弄坏|偷|弄丢|找到> 了 。",
     24},
    {"did to a thing", "a=named n=noun:phone|bike|computer1",
     "{a} <1:broke|lost|sold|took away> {n} <2:yesterday|today|last week|just now> .",
     "{a} <2:昨天|今天|上周|刚才> <1:弄坏|弄丢|卖|拿走> 了 {n} 。", 10},
    {"someone lets", "",
     "<1:mom|my dad|the teacher|my boss|the doctor> <2:asked me to|doesn't let me|told me to> "
     "<3:go home early|go out|rest at home|go to the party|come here> .",
     "<1:妈妈|我 爸爸|老师|我 的 老板|医生> <2:请 我|不 让 我|让 我> <3:早点 回家|出去|在 家 "
     "休息|去 聚会|来 这里> 。",
     30},
    {"have you ever been or done", "l=pick:country d=pick:dish",
     "have#1 you#2 ever <3:been to {l}|eaten {d}|seen this movie|heard this song|learned Chinese> "
     "? <4:no , i haven't|no , never|not yet|yes , two years ago> .",
     "你#2 <3:去 过#1 {l}|吃 过#1 {d}|看 过#1 这 部 电影|听 过#1 这 首 歌曲|学 过#1 中文> 吗 ？ "
     "<4:没有 ， 我 没有|没有 ， 从来 没有|还 没有|是的 ， 两 年 前> 。",
     30},
    {"not yet been", "l=pick:country d=pick:dish",
     "i have <1:never|already> <2:been to {l}|eaten {d}|seen this movie|heard this song> <3:.|, "
     "and you ?>",
     "我 <1:从来 没|已经> <2:去 过 {l}|吃 过 {d}|看 过 这 部 电影|听 过 这 首 歌曲> <3:。|， 你 呢 "
     "？>",
     24, true},
    {"too, a little", "",
     "<1:this|the coffee|the soup|the tea> is <2:very|a little|not too|not very|so> "
     "<3:hot|sweet|cold|expensive> <4:.|!>",
     "<1:这 个|咖啡|汤|茶> <2:很|有点儿|不 太|不 太|好> <3:热|甜|冷|贵> <4:。|！>", 16, true},
    {"people about", "",
     "there are about#1 <2:ten|twenty|fifty|thirty|fifty|a hundred> <3:people in the "
     "classroom|students in the school|guests at the party|tourists in the hotel> .",
     "<3:教室 里|学校 里|聚会 上|酒店 里> 大概#1 有 <2:十|二十|五十|三十|五十|一 百> <3:个 人|个 "
     "学生|位 客人|个 游客> 。",
     98},
};

}  // namespace

std::span<const Template> templates_of_constructions() { return constructions; }

}  // namespace playground::grammar
