// Templates: of oneself, family, food, wishes and moods, as one chats about them with strangers.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template company[] = {
    // Who one is.
    {"i and she are named", "n=named m=named",
     "<1:my#1 name#2 is|I'm#1> {n} , <2:her#3 name#4 is|his#3 name#4 is|my#3 friend#4 is|my#3 "
     "sister#4 's name#5 is|my#3 teacher#4 's name#5 is> {m} .",
     "<1:我#1 叫#2|我#1 是> {n} ， <2:她#3 叫#4|他#3 叫#4|我#3 的 朋友#4 是|我#3 的 姐姐#4 "
     "叫#5|我#3 的 老师#4 叫#5> {m} 。",
     130},
    {"name and living with", "n=named l=pick:land",
     "<1:my#1 name#2 is|I'm#1|i#1 am> {n} and#3 i#4 live#5 in#6 {l} <2:with#7 my#8 wife#9|with#7 "
     "my#8 parents#9|with#7 my#8 dog#9|with#7 my#8 two#10 children#9|with#7 my#8 husband#9|with#7 "
     "my#8 friend#9> .",
     "<1:我#1 叫#2|我#1 是|我#1 是> {n} ， 我#4 和#7 我#8 的 <2:妻子#9|父母#9|狗#9|两#10 个 "
     "孩子#9|丈夫#9|朋友#9> 住#5 在#6 {l} 。",
     130},
    {"name, a job there", "n=named",
     "my#1 name#2 is {n} , <1:i#3 am|I'm#3> a <2:primary#4 school#5 teacher#6|middle#4 school#5 "
     "student#6|university#4 teacher#6|university#4 student#6|programmer#6|football#4 "
     "player#6|taxi#4 driver#6> .",
     "我#1 叫#2 {n} ， <1:我#3 是|我#3 是> 一 名 <2:小学#4 老师#6|中学#4 学生#6|大学#4 "
     "老师#6|大学#4 学生#6|程序员#6|足球#4 球员#6|出租车#4 司机#6> 。",
     150},
    {"name, a job there, short", "n=named",
     "my#1 name#2 is {n} , I'm#3 a <2:primary#4 school#5 teacher#6|middle#4 school#5 "
     "student#6|primary#4 school#5 student#6|middle#4 school#5 teacher#6|doctor#6|nurse#6> .",
     "我#1 叫#2 {n} ， 是#3 一 名 <2:小学#4 老师#6|中学#4 学生#6|小学#4 学生#6|中学#4 "
     "老师#6|医生#6|护士#6> 。",
     131, true},
    {"name, lives there, short", "n=named l=pick:land",
     "my#1 name#2 is {n} , i#3 <1:live#4|was born#4> in#5 {l} .",
     "我#1 叫#2 {n} ， <1:住#4|出生#4> 在#5 {l} 。", 72, true},
    {"was a famous", "n=named k=pick:country",
     "{n} <1:is|was> a <2:famous#2 poet#3|famous#2 poet#3|famous#2 scientist#3|famous#2 "
     "writer#3|famous#2 painter#3|famous#2 singer#3|famous#2 king#3|good#2 teacher#3> <3:from "
     "{k}|of the Tang#4 dynasty#5|of the Tang#4 dynasty#5> .",
     "{n} 是 <3:{k}|唐朝#4|唐朝#4> <2:著名#2 的 诗人#3|著名#2 的 诗人#3|著名#2 的 科学家#3|著名#2 "
     "的 作家#3|著名#2 的 画家#3|著名#2 的 歌手#3|著名#2 的 国王#3|好#2 老师#3> 。",
     150},
    {"is of our class", "n=named",
     "{n} is#1 <1:the#2 monitor#3 of our#4 class#5|the#2 teacher#3 of our#4 class#5|the#2 "
     "monitor#3 of my#4 class#5|the#2 best#6 player#3 of our#4 team#5|the#2 boss#3 of our#4 "
     "company#5|the#2 best#6 student#3 in our#4 class#5> .",
     "{n} 是#1 <1:我们#4 班#5 的 班长#3|我们#4 班#5 的 老师#3|我#4 班#5 的 班长#3|我们#4 队#5 "
     "最好#6 的 球员#3|我们#4 公司#5 的 老板#3|我们#4 班#5 最好#6 的 学生#3> 。",
     150},
    {"two are getting married", "n=named m=named",
     "{n} and#1 {m} are getting#2 married#2 <1:next#3 summer#4|next#3 month#4|this#3 summer#4|on#3 "
     "Saturday#4|next#3 spring#4|in#3 Paris#4 this#5 summer#6|in#3 Rome#4 next#5 year#6> .",
     "{n} 和#1 {m} <1:明年#3 夏天#4|下个月#4|今年#3 夏天#4|星期六#4|明年#3 春天#4|今年#5 夏天#6 "
     "在#3 巴黎#4|明年#5 在#3 罗马#4> 结婚#2 。",
     130},
    {"two want to travel", "n=named m=named",
     "{n} and#1 {m} <1:want#2 to|plan#2 to|would like#2 to|are going#2 to> <2:travel#3 to#4 "
     "Paris#5|visit#3 Japan#5|go#3 to#4 the beach#5|visit#3 Beijing#5|travel#3 to#4 Italy#5> "
     "<3:next#6 year#7|next#6 month#7|this#6 summer#7|tomorrow#7> .",
     "{n} 和#1 {m} <3:明年#7|下个月#7|今年#6 夏天#7|明天#7> <1:想#2|打算#2|想要#2|要#2> "
     "<2:去#4 巴黎#5 旅行#3|去 日本#5 旅游#3|去#3 海边#5|去 北京#5 旅游#3|去#4 意大利#5 "
     "旅行#3> 。",
     150},
    {"long ago with a friend", "n=named",
     "<1:last#1 year#2|last#1 month#2|yesterday#2|on#1 Sunday#2> , <2:we#3|i#3|they#3> "
     "<3:climbed#4 a#5 mountain#6|went#4 to the#5 beach#6|visited#4 a#5 museum#6|had#4 "
     "dinner#6|watched#4 a#5 movie#6> with#7 my#8 friend#9 {n} .",
     "<1:去年#2|上个月#2|昨天#2|星期天#2> ， <2:我们#3|我#3|他们#3> 和#7 我#8 的 朋友#9 {n} "
     "<3:爬#4 了 一#5 座 山#6|去#4 了 海边#6|参观#4 了 一#5 个 博物馆#6|吃#4 了 晚饭#6|看#4 了 "
     "一#5 部 电影#6> 。",
     116},
    {"daughter is years old, likes", "y=pick:age",
     "my#1 <6:daughter#9|son#9|sister#9|friend#9|brother#9> is {y} years#2 old <1:this#4 year "
     "and|and> likes#5 <2:drawing|dancing|singing|swimming|playing football|reading> and#6 "
     "<3:traveling|cooking|playing the piano|running|shopping> .",
     "我#1 <6:女儿#9|儿子#9|姐姐#9|朋友#9|哥哥#9> <1:今年#4|今年> {y} 岁#2 ， 喜欢#5 "
     "<2:画画|跳舞|唱歌|游泳|踢 足球|看书> 和#6 <3:旅行|做饭|弹 钢琴|跑步|购物> 。",
     130},
    {"what to be when you grow up", "",
     "<1:what#1 do you#2 want#3 to be#4 when#5 you#6 grow#7 up|what#1 does he#2 want#3 to be#4 "
     "when#5 he#6 grows#7 up|what#1 does she#2 want#3 to be#4 when#5 she#6 grows#7 up|what#1 do "
     "you#2 want#3 to do#4 when#5 you#6 grow#7 up> ?",
     "<1:你#2 长大#7 以后#5 想#3 当#4 什么#1|他#2 长大#7 以后#5 想#3 当#4 什么#1|她#2 长大#7 "
     "以后#5 想#3 当#4 什么#1|你#2 长大#7 以后#5 想#3 做#4 什么#1> ？",
     72},
    {"when i grow up, a job", "o=pick:job",
     "when#1 i#2 grow#3 up , i#4 want#5 to <1:become#6|become#6> a {o} .",
     "我#2 长大#3 以后#1 想#5 <1:成为#6|成为#6> 一 名 {o} 。", 72},

    // Food and family.
    {"best food in the world", "",
     "<2:my#1 grandmother#2|my#1 mother#2|her#1 mom#2|your#1 dad#2|my#1 wife#2|our#1 teacher#2> "
     "makes#3 the best#5 <4:apple#6 pie#7|cake#7|noodles#7|soup#7|dumplings#7|bread#7|food#7> in#8 "
     "the <5:world#9|town#9> .",
     "<2:我#1 奶奶#2|我#1 母亲#2|她#1 妈妈#2|你#1 爸爸#2|我#1 妻子#2|我们#1 老师#2> 做#3 的 "
     "<4:苹果#6 馅饼#7|蛋糕#7|面条#7|汤#7|饺子#7|面包#7|菜#7> 是 <5:世界#9|镇#9> 上#8 最好吃#5 "
     "的 。",
     174},
    {"food somebody makes", "",
     "the <4:cake#7|fish#7|soup#7|rice#7|bread#7|food#7> <1:my#1|her#1|your#1> "
     "<2:grandmother#2|mother#2|mom#2|dad#2|wife#2|sister#2> <3:makes#3|made#3|cooks#3> <5:is#4 "
     "very#5 delicious#6|is#4 especially#5 delicious#6|is#4 too#5 salty#6|is#4 really#5 "
     "good#6|is#4 the#4 best#5> .",
     "<1:我#1|她#1|你#1> <2:奶奶#2|妈妈#2|妈妈#2|爸爸#2|妻子#2|姐姐#2> 做#3 的 "
     "<4:蛋糕#7|鱼#7|汤#7|米饭#7|面包#7|菜#7> <5:非常#5 好吃#6|特别#5 好吃#6|太#5 咸#6 了|真的#5 "
     "很 好吃#6|最好吃#5> 。",
     174},
    {"thing somebody does", "",
     "the <1:song#1 she#2 sings#3|picture#1 he#2 drew#3|story#1 grandpa#2 told#3|book#1 i#2 "
     "bought#3|letter#1 you#2 wrote#3|movie#1 we#2 watched#3|shirt#1 he#2 is wearing#3> <2:is#4 "
     "very#5 beautiful#6|is#4 really#5 interesting#6|is#4 too#5 long#6|is#4 my#5 favourite#6> .",
     "<1:她#2 唱#3 的 歌曲#1|他#2 画#3 的 画#1|爷爷#2 讲#3 的 故事#1|我#2 买#3 的 书#1|你#2 写#3 "
     "的 信#1|我们#2 看#3 的 电影#1|他#2 穿#3 的 衬衫#1> <2:非常#5 漂亮#6|真的#5 很 有趣#6|太#5 "
     "长#6 了|是#4 我#5 最喜欢#6 的> 。",
     130},
    {"cup without", "",
     "<1:i#1 would like#2|i#1 want#2|please#2 give#3 me#1> a#4 cup#5 of <2:coffee#6|tea#6|juice#6> "
     "<3:without#7 sugar#8|with#7 sugar#8|without#7 milk#8|with#7 ice#8|without#7 ice#8> .",
     "<1:我#1 想要#2|我#1 要#2|请#2 给#3 我#1> 一#4 杯#5 <3:不 加#7 糖#8|加#7 糖#8|不 加#7 "
     "牛奶#8|加#7 冰#8|不 加#7 冰#8> 的 <2:咖啡#6|茶#6|果汁#6> 。",
     116},
    {"two more bottles", "k=pick:number",
     "<1:waiter#1|boss#1|excuse#1 me|hello#1> , {k} more#2 <2:bottles#3 of beer#4|bottles#3 of "
     "water#4|cups#3 of tea#4|bowls#3 of rice#4> , please#5 .",
     "<1:服务员#1|老板#1|打扰#1 一下|你好#1> ， 请#5 再#2 来 {k} <2:瓶#3 啤酒#4|瓶#3 水#4|杯#3 "
     "茶#4|碗#3 米饭#4> 。",
     102},
    {"two more bottles, short", "k=pick:number",
     "<1:waiter#1|boss#1> , {k} more#2 <2:bottles#3 of beer#4|bottles#3 of water#4|cups#3 of "
     "tea#4|bowls#3 of rice#4> , please#5 .",
     "<1:服务员#1|老板#1> ， 再#2 来 {k} <2:瓶#3 啤酒#4|瓶#3 水#4|杯#3 茶#4|碗#3 米饭#4> 。", 50,
     true},

    // Wishes, moods and love.
    {"wish you and", "",
     "<1:happy#1 birthday#2 to you#3|happy#1 new year#2 to you#3|merry#1 Christmas#2 to you#3> , "
     "<2:good#4 health#5|be#4 happy#5 every#6 day#7|good#4 luck#5|all#4 the best#5> !",
     "祝 你#3 <1:生日#2 快乐#1|新年#2 快乐#1|圣诞#2 快乐#1> ， <2:身体#5 健康#4|天天#6 "
     "开心#5|好运#5|一切#4 顺利#5> ！",
     160},
    {"happy that it is here", "",
     "<1:i#1 am so|I'm#1 so|we#1 are so|I'm#1 really> <2:happy#2|glad#2|excited#2|sad#2> that#3 "
     "<3:summer#4 is finally#5 here#6|spring#4 is finally#5 here#6|the#4 exam#4 is finally#5 "
     "over#6|you#4 are finally#5 back#6|the#4 holiday#4 is over#6|it#4 is finally#5 weekend#6> "
     "<4:.|!>",
     "<1:我#1 好|我#1 好|我们#1 好|我#1 真的 很> <2:高兴#2|高兴#2|兴奋#2|难过#2> <3:夏天#4 "
     "终于#5 来#6 了|春天#4 终于#5 来#6 了|考试#4 终于#5 结束#6 了|你#4 终于#5 回来#6 了|假期#4 "
     "结束#6 了|终于#5 到 周末#6 了> <4:。|！>",
     130},
    {"a little sad tonight", "",
     "<1:i#1 feel#2|i#1 am feeling#2|she#1 feels#2|he#1 feels#2> a#3 little#4 <2:sad#5 and#6 "
     "lonely#7|tired#5 and#6 sad#7|nervous#5|lonely#5|tired#5|hungry#5|bored#5> "
     "<3:tonight#8|today#8|this#8 evening#9|now#8> .",
     "<1:我#1|我#1|她#1|他#1> <3:今晚#8|今天#8|今天#8 晚上#9|现在#8> 感到#2 有点#4 <2:难过#5 和#6 "
     "孤独#7|累#5 和#6 难过#7|紧张#5|孤独#5|累#5|饿#5|无聊#5> 。",
     116},
    {"a bit so", "",
     "I'm#1 a#3 bit#4 <2:tired#5|sleepy#5|hungry#5|cold#5|sad#5|bored#5> , i#6 want#7 to "
     "<4:sleep#8 early#9|go#9 home#9 early#10|eat#8 something#9|rest#8|watch#8 a movie#9> .",
     "我#1 有点#4 <2:累#5|困#5|饿#5|冷#5|难过#5|无聊#5> ， 我#6 想#7 <4:早点#9 睡觉#8|早点#10 "
     "回家#9|吃#8 东西#9|休息#8|看#8 电影#9> 。",
     87},
    {"a bit so, short", "",
     "I'm#1 a#3 bit#4 <2:tired#5|sleepy#5|hungry#5|cold#5|sad#5|bored#5> , i#6 want#7 to "
     "<4:sleep#8 early#9|go#9 home#9 early#10|eat#8 something#9|rest#8> .",
     "我#1 有点#4 <2:累#5|困#5|饿#5|冷#5|难过#5|无聊#5> ， 想#7 <4:早点#9 睡觉#8|早点#10 "
     "回家#9|吃#8 东西#9|休息#8> 。",
     87, true},
    {"so tired today, don't want", "",
     "I'm#1 so#2 <1:tired#3|sleepy#3|sad#3> today#4 , i#5 don't#6 want#7 to <2:go#8 to work#9|go#8 "
     "to school#9|do#8 my homework#9|cook#8|get#8 up|go#8 out> .",
     "我#1 今天#4 好#2 <1:累#3|困#3|难过#3> ， 我#5 不#6 想#7 <2:上班#9|上学#9|做#8 "
     "作业#9|做饭#8|起床#8|出去#8> 。",
     87},
    {"so tired today, don't want, short", "",
     "I'm#1 so#2 <1:tired#3|sleepy#3|sad#3> today#4 , i#5 don't#6 want#7 to <2:go#8 to work#9|go#8 "
     "to school#9|do#8 my homework#9|cook#8|get#8 up|go#8 out> .",
     "今天#4 好#2 <1:累#3|困#3|难过#3> 啊 ， 不#6 想#7 <2:上班#9|上学#9|做#8 "
     "作业#9|做饭#8|起床#8|出去#8> 。",
     87, true},
    {"fed up with", "",
     "<1:I'm#1|i#1 am|we#1 are> <3:so#8|really#8> tired#2 of <2:my#3 job#4|this#3 city#4|the "
     "rain#4|my#3 homework#4|waiting#4|this#3 weather#4> .",
     "<1:我#1|我#1|我们#1> <3:好#8|真的#8> 厌倦#2 了 <2:我#3 的 工作#4|这#3 个 城市#4|雨#4|我#3 的 "
     "作业#4|等待#4|这#3 种 天气#4> 。",
     87},
    {"love more than", "",
     "i#1 love#2 <1:you#3|him#3|her#3|my#3 cat#4> more#5 than#6 "
     "<2:pizza#7|chocolate#7|coffee#7|anything#7|words can say|words can say|all#7 the money#8 in "
     "the#9 world#10|anything in#9 the world#8> .",
     "我#1 爱#2 <1:你#3|他#3|她#3|我#3 的 猫#4> 胜过#5 <2:比萨饼#7|巧克力#7|咖啡#7|一切#7|任何 "
     "语言|任何 语言|世界#10 上 所有#7 的 钱#8|世界#8 上#9 的 一切> 。",
     116},
    {"love like", "",
     "i#1 love#2 you#3 , <1:like#4 mice#5 love#6 rice#7|like#4 mice#5 love#6 rice#7|like#4 cats#5 "
     "love#6 fish#7|like#4 fish#5 love#6 water#7|like#4 children#5 love#6 candy#7> .",
     "我#1 爱#2 你#3 ， 就 像#4 <1:老鼠#5 爱#6 大米#7|老鼠#5 爱#6 大米#7|猫#5 爱#6 鱼#7|鱼#5 爱#6 "
     "水#7|孩子#5 们 爱#6 糖果#7> 。",
     90},
    {"all one needs", "",
     "all#1 <1:you#2 need#3|i#2 need#3|we#2 need#3|i#2 want#3> is#4 "
     "<2:love#5|you#5|money#5|time#5|a friend#5> <3:.|, my#7 darling#8 .|, my#7 darling#8 .>",
     "<1:你#2 需要#3|我#2 需要#3|我们#2 需要#3|我#2 想要#3> 的 只#1 是#4 "
     "<2:爱#5|你#5|钱#5|时间#5|一 个 朋友#5> <3:。|， 亲爱的#8 。|， 亲爱的#8 。>",
     87},
    {"homesick when", "",
     "i#1 miss#2 <1:home#3|you#3|my#3 family#4|my#3 mother#4> <2:very#5 much|so#5 much> , "
     "especially#6 <3:at#7 new#8 year#8|at#7 new#8 year#8|on#7 my#9 birthday#8|at#7 "
     "Christmas#8|when#7 it#9 rains#8> .",
     "我#1 <2:很#5|好#5> 想#2 <1:家#3|你#3|我#3 的 家人#4|我#3 妈妈#4> ， 特别#6 是 <3:过年#8 的 "
     "时候#7|过年#8 的 时候#7|我#9 生日#8 的 时候#7|圣诞#8 的 时候#7|下雨#8 的 时候#7> 。",
     150},
    {"bad night", "",
     "i#1 didn't#2 sleep#3 well#4 <2:last#6 night#6|yesterday#6> , <3:now#7 I'm#8 very|and now#7 "
     "I'm#8 very> <4:sleepy#9|tired#9> .",
     "我#1 <2:昨晚#6|昨天#6> 没#2 睡#3 好#4 ， <3:现在#7 我#8 很|现在#7 我#8 很> <4:困#9|累#9> 。",
     58},
    {"bad night, short", "",
     "i#1 didn't#2 sleep#3 well#4 <2:last#6 night#6|yesterday#6 evening> , and now#7 I'm#8 very "
     "<4:sleepy#9|tired#9> .",
     "我#1 <2:昨晚#6|昨天#6 晚上> 没#2 睡#3 好#4 ， 现在#7 很 <4:困#9|累#9> 。", 58, true},
    {"busy, no time even", "",
     "<1:I'm#1 too busy#2 lately#3|work#1 is too busy#2 lately#3> , i#4 have#6 no#5 time#7 to "
     "<2:rest#8|sleep#8|eat#8|call#8 you#9|see#8 my friends#9> even#12 <3:on#10 the "
     "weekend#11|on#10 Sunday#11> .",
     "<1:我#1 最近#3 太 忙#2|最近#3 工作#1 太 忙#2> ， 连#12 <3:周末#11|星期天#11> 都 没有#5 "
     "时间#7 <2:休息#8|睡觉#8|吃饭#8|给 你#9 打 电话#8|见#8 朋友#9> 。",
     102},

    // Questions and small matters.
    {"free together?", "",
     "are#1 you#2 free#3 <1:this#4 weekend#5|tonight#5|tomorrow#5|on#4 Sunday#5> to <2:watch#6 a "
     "movie#7|have#6 dinner#7|climb#6 a mountain#7|go#6 to the park#7|study#6> together#8 ?",
     "你#2 <1:这 个 周末#5|今晚#5|明天#5|星期天#5> 有空#3 一起#8 <2:看#6 电影#7|吃#6 晚饭#7|爬#6 "
     "山#7|去#6 公园#7|学习#6> 吗 ？",
     102},
    {"how about together", "",
     "how#1 about <1:watching#2 a movie#3|having#2 dinner#3|having#2 dinner#3|going#2 to the "
     "park#3|playing#2 basketball#3> together#4 <2:this#5 weekend#6|tonight#6|tomorrow#6|on#5 "
     "Sunday#6> ?",
     "<2:这 个 周末#6|今晚#6|明天#6|星期天#6> 一起#4 <1:看#2 电影#3|吃#2 晚饭#3|吃#2 晚饭#3|去#2 "
     "公园#3|打#2 篮球#3> 怎么样#1 ？",
     72},
    {"how about together, movies", "",
     "how#1 about <1:watching#2 a movie#3|having#2 dinner#3|climbing#2 a mountain#3> together#4 "
     "<2:this#5 weekend#6|at#5 the weekend#6> ?",
     "周末#6 一起#4 <1:去 看#2 电影#3|去 吃#2 晚饭#3|去 爬#2 山#3> 怎么样#1 ？", 58, true},
    {"send things from", "",
     "<1:can#1 you#2|could#1 you#2|will#1 you#2> <2:send#3 me#4|show#3 me#4|give#3 me#4> the "
     "<3:photos#5|pictures#5|videos#5> from#6 <4:yesterday#7|last#8 week#7|the#8 party#7|the#8 "
     "meeting#7|our#8 trip#7> ?",
     "你#2 <1:能#1|可以#1|会#1> 把 <4:昨天#7|上周#7|聚会#7|会议#7|我们#8 旅行#7> 的#6 "
     "<3:照片#5|图画#5|视频#5> <2:发#3 给 我#4|给 我#4 看#3 一下|给#3 我#4> 吗 ？",
     116},
    {"how much is a ticket", "p=pick:land",
     "how#1 much#2 is a#3 ticket#4 to#5 <1:the airport#6|{p}|the museum#6|the station#6|the zoo#6> "
     "?",
     "一#3 张 去#5 <1:机场#6|{p}|博物馆#6|车站#6|动物园#6> 的 票#4 多少#1 钱#2 ？", 87},
    {"how long by", "l=pick:city k=pick:land",
     "how#2 long#2 does it take#3 <1:by#6 train#7|by#6 plane#7|by#6 car#7|by#6 bus#7> from#4 {l} "
     "to#5 {k} ?",
     "从#4 {l} 到#5 {k} <1:坐#6 火车#7|坐#6 飞机#7|开车#7|坐#6 公共汽车#7> 要#3 多久#2 ？", 87},
    {"speak well or not", "p=pick:tongue",
     "<1:sorry#1 , i#2|i#2|I'm sorry#1 , i#2|excuse#1 me , i#2> don't#3 speak#4 {p} very#5 well#6 "
     ".",
     "<1:对不起#1 ， 我#2|我#2|对不起#1 ， 我#2|打扰#1 一下 ， 我#2> {p} 说#4 得 不#3 太#5 好#6 "
     "。",
     87},
    {"late, it broke again", "",
     "sorry#1 I'm#2 late#3 , <2:the bus#5 broke#6 down#7|the train#5 was late#7|my#4 car#5 broke#6 "
     "down#7|the subway#5 stopped#6> <3:.|again#8 .|this#8 morning#9 .>",
     "对不起#1 ， 我#2 迟到#3 了 ， <2:公共汽车#5|火车#5|我#4 的 汽车#5|地铁#5> "
     "<3:|又#8|今天#8 早上#9> <2:坏#6 了|晚点#7 了|坏#6 了|停#6 了> 。",
     116},
    {"homework is due", "",
     "my#1 <1:homework#2|report#2|essay#2> is due#3 <2:tomorrow#4|tonight#4|on#4 Friday#5|next#4 "
     "week#5> <3:.|and#6 i#7 am so tired#8 .|, but#6 i#7 haven't#8 started#9 .|, i#7 am so "
     "nervous#8 .>",
     "我#1 的 <1:作业#2|报告#2|作文#2> <2:明天#4|今晚#4|星期五#5|下周#5> 要 交#3 <3:。|， 我#7 好 "
     "累#8 。|， 但是#6 我#7 还 没有#8 开始#9 。|， 我#7 好 紧张#8 。>",
     102},
    {"cannot do this question", "",
     "<1:teacher#1|mom#1|dad#1|hello#1> , i#2 <2:can't#3 do#4|don't#3 know#4 how#9 to "
     "do#4|don't#3 understand#4> this#5 <3:math question#6|math problem#6|word#6> .",
     "<1:老师#1|妈妈#1|爸爸#1|你好#1> ， <2:我#2 不会#3 做#4|我#2 不#3 知道#4 怎么#9 做#4|我#2 "
     "不#3 懂#4> 这#5 <3:道 数学 题#6|道 数学 题#6|个 单词#6> 。",
     102},
    {"this question i cannot do", "",
     "<1:teacher#1|mom#1|dad#1> , i#2 can't#3 do#4 this#5 question#6 .",
     "<1:老师#1|妈妈#1|爸爸#1> ， 这#5 道 题#6 我#2 不会#3 做#4 。", 58, true},
    {"waste no", "",
     "<1:please#1 don't#2|don't#2|you#1 shouldn't#2|we#1 shouldn't#2> waste#4 "
     "<3:time#6|water#6|food#6|money#6> .",
     "<1:请#1 不要#2|不要#2|你#1 不应该#2|我们#1 不应该#2> 浪费#4 <3:时间#6|水#6|食物#6|钱#6> 。",
     130},
    {"time is money, waste none", "",
     "time#1 is#2 money#3 , <1:don't#4 waste#5 time#6|so#4 hurry#5 up|please#4 hurry#5|so#4 "
     "don't#5 be late#6> .",
     "时间#1 就是#2 金钱#3 ， <1:不要#4 浪费#5 时间#6|所以#4 快#5 点|请#4 快#5 点|所以#4 不要#5 "
     "迟到#6> 。",
     58},
    {"why is it so and", "",
     "why#1 is <1:the sky#2 blue#3|the sea#2 blue#3|the sun#2 hot#3|snow#2 white#3> and#4 <2:the "
     "grass#5 green#6|the moon#5 bright#6|my#5 hair#7 black#6|the night#5 dark#6> ?",
     "为什么#1 <1:天空#2 是 蓝色#3 的|大海#2 是 蓝色#3 的|太阳#2 很 热#3|雪#2 是 白色#3 的> ， "
     "<2:草#5 是 绿色#6 的|月亮#5 很 亮#6|我#5 的 头发#7 是 黑色#6 的|夜#5 很 黑#6> ？",
     87},
    {"what sport", "",
     "what#1 <1:sport#2|food#2|music#2|language#2|city#2|book#3> do you#4 like#5 <2:most#6|best#6> "
     "?",
     "你#4 最喜欢#6 什么#1 <1:运动#2|食物#2|音乐#2|语言#2|城市#2|书#3> ？", 58},
    {"my favourite sport", "",
     "<1:my#1|his#1|her#1> favourite#2 sport#3 is#4 <2:football#5|tennis#5|swimming#5|playing#6 "
     "basketball#5|running#5> .",
     "<1:我#1|他#1|她#1> 最喜欢#2 的 运动#3 是#4 <2:足球#5|网球#5|游泳#5|打#6 篮球#5|跑步#5> 。",
     72},
    {"somewhere", "",
     "somewhere#1 <1:over#2 the rainbow#3|over#2 the rainbow#3|under#2 the sky#3|in#2 this#4 "
     "city#3|behind#2 the hills#3> , <2:there is#5 a#6 better#7 place#8|someone#5 is waiting#6 "
     "for#7 me#8|somebody#5 loves#6 you#7|the birds#5 are singing#6|the sky#5 is blue#6> .",
     "在 <1:彩虹#3 之上#2|彩虹#3 之上#2|天空#3 下#2|这#4 个 城市#3|山#3 后面#2> 的 某个 地方#1 ， "
     "<2:有#5 一#6 个 更 好#7 的 地方#8|有人#5 在 等#6 我#8|有人#5 爱#6 你#7|鸟儿#5 在 "
     "唱歌#6|天空#5 是 蓝色#6 的> 。",
     133},
};

}  // namespace

std::span<const Template> templates_of_company() { return company; }

}  // namespace playground::grammar
