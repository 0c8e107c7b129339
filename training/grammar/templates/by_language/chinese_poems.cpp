// Templates: lines of films and poems, of childhood and of home, thought in Chinese.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_poems[] = {
    {"film, another chance", "",
     "if#1 <1:God gives|life gives|you give|the world gives> me#2 another#3 chance#4 , i#5 will "
     "<2:say#31 i love#33 you#34 to that girl#32|love#31 you#32 forever#33|go#31 home|be a good#31 "
     "son#32> .",
     "如果#1 <1:上帝|生活|你|世界> 再#3 给 我#2 一次 机会#4 ， 我#5 会 <2:对 那 个 女孩#32 说#31 "
     "我 爱#33 你#34|永远#33 爱#31 你#32|回家#31|做 一 个 好#31 儿子#32> 。",
     25},
    {"film, life is like", "",
     "life#1 is like#2 <1:a river#21|a dream#21|a song#21|a trip#21|a book#21|a cup#21 of tea#22|a "
     "game#21|a movie#21> , <2:you never#31 know#32 what will happen|be happy#31 every "
     "day#32|don't#31 be afraid#32|every day#31 is new#32> .",
     "人生#1 就 像#2 <1:一 条 河#21|一 个 梦#21|一 首 歌#21|一次 旅行#21|一 本 书#21|一 杯#21 "
     "茶#22|一 场 游戏#21|一 部 电影#21> ， <2:你 永远#31 不 知道#32 会 发生 什么|每天#32 "
     "开心#31|不要#31 害怕#32|每天#31 都是 新的#32> 。",
     35},
    {"poem, left home young", "",
     "i#1 left#2 home#3 when i was <1:young|a child#21|twenty|eighteen> and came#4 back <2:when i "
     "was old#31|after thirty#31 years#32|today#31|when my hair#32 was white#31> .",
     "我#1 <1:年轻 的 时候|小#21 时候|二十 岁 的 时候|十八 岁 的 时候> 离开#2 家#3 ， <2:老#31 了 "
     "的 时候|三十#31 年#32 以后|今天#31|头发#32 白#31 了 的 时候> 回来#4 了 。",
     30},
    {"poem, from tomorrow on", "",
     "from#1 tomorrow#2 on , i am going#3 to <1:be a happy#21 person#22|get#21 up "
     "early#21|write#21 to my family#22|see#21 the world#22|learn#21 to cook#22|feed#21 the "
     "horses#22|run#21 every day#22|love#21 myself#22> .",
     "从#1 明天#2 开始 ， 我 要#3 <1:做 一 个 快乐#21 的 人#22|早起#21|给 我 的 家人#22 写#21 "
     "信|看#21 世界#22|学#21 做饭#22|喂#21 马#22|每天#22 跑步#21|爱#21 自己#22> 。",
     35},
    {"poem, watch the view", "",
     "you#1 stand#2 <1:on the bridge|by the window|on the beach|under the tree|at the door> and "
     "watch#3 the <2:view|moon|rain|snow|sea> , i watch#4 you#5 .",
     "你#1 站#2 在 <1:桥 上|窗户 旁边|海滩 上|树 下|门口> 看#3 <2:风景|月亮|雨|雪|大海> ， 我 看#4 "
     "你#5 。",
     37},
    {"poem, you walk i walk", "",
     "you <1:walk , i walk|sing , i sing|laugh , i laugh|cry , i cry|sleep , i sleep|eat , i "
     "eat|stop , i stop> too , <2:we are always#31 together#32|because i love#31 you#32|my "
     "friend#31|little moon#31> .",
     "你 <1:走路 ， 我 也 走路|唱歌 ， 我 也 唱歌|笑 ， 我 也 笑|哭 ， 我 也 哭|睡觉 ， 我 也 "
     "睡觉|吃 ， 我 也 吃|停 ， 我 也 停> ， <2:我们 总是#31 在 一起#32|因为 我 爱#31 你#32|我 的 "
     "朋友#31|小 月亮#31> 。",
     25},
    {"time, goes too fast", "",
     "time#1 goes#2 too fast#3 , <1:we are all#21 old#22|the children#21 have left#22 home|it's "
     "winter#21 again#22|i don't#21 want#22 to grow#23 up|my mother#21 is old#22|summer#21 is "
     "over#22> <2:.|!|, old friend#31 .>",
     "时间#1 过#2 得 太 快#3 了 ， <1:我们 都#21 老#22 了|孩子#21 们 离开#22 家 了|又是#22 冬天#21 "
     "了|我 不#21 想#22 长大#23|我 妈妈#21 老#22 了|夏天#21 结束#22 了> <2:。|！|， 老 朋友#31 。>",
     30},
    {"child, when i was little", "",
     "when#1 i was#2 a child#3 , <1:my mother|my grandma|my grandpa|my teacher|my sister> often#4 "
     "<2:told#31 me#32 stories#33|sang#31 songs#32|made#31 dumplings#32|held#31 my "
     "hand#32|laughed#31 at me#32> .",
     "我#2 小#3 时候#1 ， <1:我 妈妈|我 奶奶|我 爷爷|我 的 老师|我 姐姐> 常常#4 <2:给 我#32 讲#31 "
     "故事#33|唱#31 歌#32|做#31 饺子#32|拉着#31 我 的 手#32|笑#31 我#32> 。",
     35},
    {"child, when i grow up", "",
     "when#1 i#2 grow#3 up , i will <1:buy#21 a big house#22 for mom#23|take#21 care of "
     "you#22|travel#21 with dad#22|be a good#21 person#22|fly#21 to the moon#22|help#21 many "
     "people#22|cook#21 for my mother#22|write#21 a book#22> <2:!|.|, i promise#31 .>",
     "我#2 长大#3 以后#1 ， 我 会 <1:给 妈妈#23 买#21 一 座 大 房子#22|照顾#21 你#22|和 爸爸#22 "
     "一起 旅行#21|做 一 个 好#21 人#22|飞#21 到 月球#22|帮助#21 很多 人#22|给 我 妈妈#22 "
     "做饭#21|写#21 一 本 书#22> <2:！|。|， 我 保证#31 。>",
     30},
    {"child, why are you", "k=pick:creature",
     "{k} , {k} , <1:why are you crying#21 ?|where are you going#21 ?|what are you eating#21 "
     "?|where is your home#21 ?|do you want#21 to play#22 with me#23 ?|come#21 and play#22 with "
     "me#23 !|don't#21 cry#22 !|good night !>",
     "{k} ， {k} ， <1:你 为什么 在 哭#21 ？|你 去#21 哪里 ？|你 在 吃#21 什么 ？|你 的 家#21 在 "
     "哪里 ？|你 想#21 和 我#23 一起 玩#22 吗 ？|来#21 和 我#23 一起 玩#22 吧 ！|不要#21 哭#22 "
     "！|晚安 ！>",
     35},
    {"child, sleep my baby", "",
     "sleep#1 , my#2 baby#3 , <1:the moon is up#21|mother#21 is here#22|the birds#21 are "
     "sleeping#22|the night is quiet#21|tomorrow#21 is a new#22 day#23|i am with you#21|don't be "
     "afraid#21> <2:.|!|, good night .>",
     "睡#1 吧 ， 我#2 的 宝宝#3 ， <1:月亮 升起 来#21 了|妈妈#21 在 这里#22|鸟儿#21 在 睡觉#22|夜 "
     "很 安静#21|明天#21 是 新的#22 一天#23|我 和 你#21 在 一起|不要 害怕#21> <2:。|！|， 晚安 。>",
     35},
    {"child, it is dark", "",
     "it's <1:dark|late|cold|raining|time> , <2:the children#31 should go home#32|the little "
     "birds#31 go home#32|go to sleep#31 , my baby#32|it's time to eat#31 dinner#32|close#31 the "
     "door#32> .",
     "<1:天 黑 了|很 晚 了|天 冷 了|下雨 了|到 时间 了> ， <2:孩子#31 们 该 回家#32 了|小 鸟#31 "
     "回家#32 了|睡觉#31 吧 ， 我 的 宝宝#32|该 吃#31 晚饭#32 了|关#31 门#32 吧> 。",
     30, true},
    {"child, spring is here", "",
     "spring#1 is#2 here , <1:the flowers#21 are open#22|the birds#21 are singing#22|the "
     "grass#21 is green#22|the weather is warm#21 now|the snow#21 has stopped#22|everyone#21 "
     "is happy#22> , <2:let's go and fly#31 a kite#32|let's go#31 to the park#32|let's "
     "sing#31|i am happy#31> .",
     "春天#1 来#2 了 ， <1:花#21 开#22 了|鸟儿#21 在 唱歌#22|草#21 是 绿色#22 的|天气 暖和#21 "
     "了|雪#21 停#22 了|大家#21 都 很 高兴#22> ， <2:我们 去 放#31 风筝#32 吧|我们 去#31 公园#32 "
     "吧|我们 唱歌#31 吧|我 很 高兴#31> 。",
     30},
    {"child, once upon a time", "",
     "once#1 upon a time there was#2 a <1:king|princess|rabbit|tiger|monster|prince|mouse|poor#21 "
     "farmer#22|pirate> who lived#3 in a <2:castle|forest|cave|village|palace|small#31 house#32> .",
     "从前#1 有#2 一 <1:个 国王|个 公主|只 兔子|只 老虎|个 怪物|个 王子|只 老鼠|个 贫穷#21 的 "
     "农民#22|个 海盗> ， 住#3 在 一 <2:座 城堡|片 森林|个 山洞|个 "
     "村庄|座 宫殿|座 小#31 房子#32> 里 。",
     30},
    {"song, looking for a friend", "",
     "looking for , looking for , looking for <1:a friend , i found#21 a good#22 friend|a home , i "
     "found#21 a warm#22 home|a cat , i found#21 a little#22 cat|a song , i found#21 a good#22 "
     "song> <2:!|, haha !|, i am happy#31 !>",
     "找 啊 找 啊 找 <1:朋友 ， 找到#21 一 个 好#22 朋友|家 ， 找到#21 一 个 暖和#22 的 家|猫 ， "
     "找到#21 一 只 小猫#22|歌 ， 找到#21 一 首 好#22 歌> <2:！|， 哈哈 ！|， 我 很 高兴#31 ！>",
     25, true},
    {"song, only mother is good", "",
     "<1:mother|father|grandma|grandpa> is the best in the world , <2:i love#31 my home#32|i "
     "love#31 you#32|thank#31 you#32|when i am with you , i am happy#31> .",
     "世上 只有 <1:妈妈|爸爸|奶奶|爷爷> 好 ， <2:我 爱#31 我 的 家#32|我 爱#31 你#32|谢谢#31 "
     "你#32|和 你 在 一起 我 就 高兴#31> 。",
     25, true},
    {"saying, where is home", "",
     "home#1 is where <1:you are|my mother is|love is|my friends are|my family is|the heart "
     "is> <2:.|!|, i know .|, my friend .>",
     "<1:你|我 妈妈|爱|我 的 朋友|我 的 家人|心> 在 哪里 ， 家#1 就 在 哪里 <2:。|！|， 我 "
     "知道 。|， 我 的 朋友 。>",
     25},
    {"saying, where there is", "",
     "where there is <1:love|a mother|water|light|music> , there is <2:life|happiness|hope|a "
     "home|joy> .",
     "有 <1:爱|母亲|水|光|音乐> 的 地方 ， 就 有 <2:生命|幸福|希望|家|快乐> 。", 30},
    {"saying, better than", "",
     "<1:laughing|reading|walking|singing|working|sleeping> is better#1 than "
     "<2:crying|shopping|smoking|watching television|playing games> .",
     "<1:笑|看书|走路|唱歌|工作|睡觉> 比#1 <2:哭|购物|抽烟|看 电视|玩 游戏> 好 。", 25},
    {"home, festival is near", "",
     "the spring festival#1 is almost#2 here , i#3 <1:want#21 to go home#22|miss#21 my "
     "family#22|have#21 bought#22 the ticket#23|can't go home#21|want#21 to see#22 my "
     "mother#23|haven't bought#21 any gifts#22> <2:.|!|, mom .>",
     "春节#1 快#2 到 了 ， 我#3 <1:想#21 回家#22|想念#21 我 的 家人#22|买#22 了#21 票#23|不能 "
     "回家#21|想#21 见#22 我 妈妈#23|还 没有 买#21 礼物#22> <2:。|！|， 妈妈 。>",
     25},
    {"home, dumplings of mother", "",
     "i#1 miss#2 the <1:dumplings|noodles|soup|fish|cakes|fried rice> my "
     "<2:mother|grandma|father|grandpa|wife> makes#3 .",
     "我#1 想念#2 我 <2:妈妈|奶奶|爸爸|爷爷|妻子> 做#3 的 <1:饺子|面条|汤|鱼|蛋糕|炒饭> 。", 30},
    {"home, mother i am back", "",
     "<1:mom|dad|grandma|grandpa|dear> , <2:i am already home#31|i am back#31|i am hungry#31|i "
     "will be home#31 soon#32|i want#31 to go home#32|don't#31 wait#32 for me#33|you are getting "
     "old#31|thank#31 you#32> .",
     "<1:妈妈|爸爸|奶奶|爷爷|亲爱的> ， <2:我 已经 到 家#31 了|我 回来#31 了|我 很 饿#31|我 很 "
     "快#32 就 到 家#31|我 想#31 回家#32|不要#31 等#32 我#33|你 越来越 老#31 了|谢谢#31 你#32> 。",
     35},
    {"home, go and see them", "",
     "<1:you should|we should|children should|we must|i want to> go home#1 often#2 to "
     "<2:visit#31 mom#32|eat#31 with dad#32|visit#31 grandma#32|help#31 mother#32|sing#31 with "
     "the family#32> .",
     "<1:你 应该|我们 应该|孩子 应该|我们 必须|我 想> 常常#2 回家#1 <2:看望#31 妈妈#32|和 "
     "爸爸#32 一起 吃饭#31|看望#31 奶奶#32|帮助#31 妈妈#32|和 家人#32 一起 唱歌#31> 。",
     25},
};

}  // namespace

std::span<const Template> templates_of_chinese_poems() { return chinese_poems; }

}  // namespace playground::grammar
