// Templates: songs, sayings and wishes, thought in Chinese.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_lines[] = {
    {"lines, if one day", "",
     "if#1 one day#2 you <1:forget#21 me#22|leave#21|get lost#21|are tired#21|want#21 to come#22 "
     "back> , i will <2:wait#31 for you#32 here#33|come#31 to find#32 you#33|always#31 love#32 "
     "you#33|take#31 you#32 home#33> .",
     "如果#1 有 一天#2 你 <1:忘记#21 我#22|离开#21|迷路#21 了|累#21 了|想#21 回来#22> ， 我 会 "
     "<2:在 这里#33 等#31 你#32|来#31 找#32 你#33|永远#31 爱#32 你#33|带#31 你#32 回家#33> 。",
     35},
    {"lines, as long as", "",
     "as long#1 as you#2 are <1:happy|healthy|safe|here|well> , <2:i am happy#31 too|i don't#31 "
     "need#32 anything#33|that is enough#31|i am not#31 afraid#32> .",
     "只要#1 你#2 <1:高兴|健康|平安|在 这里|好> ， <2:我 也 很 高兴#31|我 什么#33 都 不#31 "
     "需要#32|就 够#31 了|我 就 不#31 怕#32> 。",
     35},
    {"lines, no matter", "",
     "no matter#1 <1:where#21 you go#22|what#21 happens#22|how far#21 you are|what#21 you "
     "say#22|how late#21 you come#22 back> , i#2 will <2:love#31 you#32|wait#31 for "
     "you#32|believe#31 you#32|be with you#32> .",
     "无论#1 <1:你 去#22 哪里#21|发生#22 什么#21|你 有 多 远#21|你 说#22 什么#21|你 多 晚#21 "
     "回来#22> ， 我#2 都 会 <2:爱#31 你#32|等#31 你#32|相信#31 你#32|和 你#32 在 一起> 。",
     35},
    {"lines, except you", "",
     "except#1 <1:you|my mother|music|my dog|God> , <2:nobody#31 understands#32 me#33|i don't#31 "
     "love#32 anything#33|i don't#31 need#32 anything#33|i have#31 nothing#32> .",
     "除了#1 <1:你|我 妈妈|音乐|我 的 狗|上帝> ， <2:没有人#31 懂#32 我#33|我 什么#33 都 不#31 "
     "爱#32|我 什么#33 都 不#31 需要#32|我 什么#32 都 没有#31> 。",
     30},
    {"lines, the older i get", "",
     "the older#1 i get , the more#2 i <1:miss#21 home|love#21 my mother#22|understand#21 my "
     "father#22|like#21 quiet#22 places#23|need#21 friends#22|want#21 to go home#22|miss#21 my "
     "old#22 friends#23|like#21 tea#22> .",
     "我 越 老#1 ， 就 越#2 <1:想家#21|爱#21 我 妈妈#22|懂#21 我 父亲#22|喜欢#21 安静#22 的 "
     "地方#23|需要#21 朋友#22|想#21 回家#22|想念#21 我 的 老#22 朋友#23|喜欢#21 茶#22> 。",
     30},
    {"lines, the more the more", "",
     "the more i <1:eat#21 , the more i want#22 to eat#23|sleep#21 , the more i want#22 to "
     "sleep#23|read#21 , the more i want#22 to read#23|sing#21 , the more i want#22 to "
     "sing#23|dance#21 , the more i want#22 to dance#23|look#21 at you#22 , the more i like#23 "
     "you#24|play#21 , the more i want#22 to play#23|learn#21 , the more i want#22 to learn#23> "
     "<2:.|!|, haha .>",
     "我 <1:越 吃#21 ， 就 越 想#22 吃#23|越 睡觉#21 ， 就 越 想#22 睡觉#23|越 看书#21 ， 就 越 "
     "想#22 看书#23|越 唱歌#21 ， 就 越 想#22 唱歌#23|越 跳舞#21 ， 就 越 想#22 跳舞#23|越 看#21 "
     "你#22 ， 就 越 喜欢#23 你#24|越 玩#21 ， 就 越 想#22 玩#23|越 学习#21 ， 就 越 想#22 "
     "学习#23> <2:。|！|， 哈哈 。>",
     30},
    {"lines, as soon as", "",
     "as soon#1 as i <1:get home#21|get#22 up|see#21 you#22|hear#21 this song#22|think#21 of "
     "you#22> , i want#2 to <2:cry|sing|laugh|dance|smile> .",
     "我 一#1 <1:回家#21|起床#22|看见#21 你#22|听见#21 这 首 歌#22|想#21 你#22> 就 想#2 "
     "<2:哭|唱歌|笑|跳舞|微笑> 。",
     35},
    {"lines, not but", "",
     "what i want#1 is not#2 <1:money|gifts|an answer|a big house|freedom> , but#3 "
     "<2:time|love|you|a friend|your heart> .",
     "我 想要#1 的 不是#2 <1:钱|礼物|答案|大 房子|自由> ， 而是#3 <2:时间|爱|你|一 个 朋友|你 的 "
     "心> 。",
     35},
    {"lines, moon tonight", "",
     "the moon#1 is so <1:round|bright|big|beautiful> tonight#2 . i#3 <2:miss#31 my "
     "mother#32|want#31 to go home#32|can't sleep#31|think#31 of you#32|feel#31 a little "
     "lonely#32> .",
     "今晚#2 的 月亮#1 这么 <1:圆|亮|大|美丽> 。 我#3 <2:想念#31 我 妈妈#32|想#31 回家#32|睡 不 "
     "着#31|想#31 你#32|觉得#31 有点儿 孤独#32> 。",
     35},
    {"lines, way home", "",
     "the way#1 home#2 is long#3 , but#4 <1:i am not#21 afraid#22|mother#21 is waiting#22 for "
     "me#23|the moon#21 is very#22 bright#23|i am not#21 alone#22|we are happy#21> .",
     "回家#2 的 路#1 很 长#3 ， 但是#4 <1:我 不#21 害怕#22|妈妈#21 在 等#22 我#23|月亮#21 非常#22 "
     "亮#23|我 不是#21 一个人#22|我们 很 高兴#21> 。",
     35},
    {"lines, when we are old", "",
     "when#1 we#2 are old#3 , we will <1:live#21 by the sea|watch#21 the moon#22 "
     "together#23|plant#21 flowers#22|sit#21 in the garden#22|walk#21 slowly#22> and <2:drink#31 "
     "tea#32|sing#31 old#32 songs#33|laugh#31 together#32|chat#31 every day#32> .",
     "当#1 我们#2 老#3 了 ， 我们 会 <1:住#21 在 海边 ，|一起#23 看#21 月亮#22 ，|种#21 花#22 "
     "，|坐#21 在 花园#22 里|慢慢#22 走#21 ，> <2:喝#31 茶#32|唱#31 老#32 歌#33|一起#32 "
     "笑#31|每天#32 聊天#31> 。",
     35},
    {"lines, is power", "",
     "<1:knowledge|time|health|music|love|honesty> is <2:power|money|life|wealth|happiness> .",
     "<1:知识|时间|健康|音乐|爱|诚实> 是 <2:力量|金钱|生命|财富|幸福> 。", 30},
    {"lines, moon at home", "",
     "the <1:moon|water|tea|sky|rain|fruit> in my hometown#1 is <2:the best#31|very#31 "
     "beautiful#32|not#31 the same#32> .",
     "我 家乡#1 的 <1:月亮|水|茶|天空|雨|水果> <2:是 最好#31 的|非常#31 美丽#32|不#31 一样#32> 。",
     25},
    {"lines, old friend", "",
     "old#1 friend#2 , <1:long time no see !|how are you ?|where are you now#21 ?|do you "
     "still#21 remember#22 me#23 ?|happy birthday !|i miss#21 you#22 .|let's drink#21 a "
     "cup#22 of tea#23 together#24 .>",
     "老#1 朋友#2 ， <1:好久 不见 ！|你好 吗 ？|你 现在#21 在 哪里 ？|你 还#21 记得#22 我#23 吗 "
     "？|生日 快乐 ！|我 想#21 你#22 。|我们 一起#24 喝#21 一 杯#22 茶#23 吧 。>",
     40},
    {"lines, when you are old", "",
     "when#1 you#2 are old#3 , i#4 will <1:sing#21 for you#22|cook#21 for you#22|hold#21 your#22 "
     "hand#23|take#21 care of you#22|take a walk#21 with you#22> <2:every day|every "
     "night|every morning|at home> .",
     "当#1 你#2 老#3 了 ， 我#4 会 <2:每天|每天 晚上|每天 早上|在 家> <1:给 你#22 唱歌#21|给 你#22 "
     "做饭#21|拉着#21 你#22 的 手#23|照顾#21 你#22|和 你#22 一起 散步#21> 。",
     30},
    {"lines, grow old with you", "",
     "i#1 <2:only|still|really> want#2 to <1:grow old#21 slowly#22|watch#21 the moon#22|walk#21 "
     "home#22|see#21 the snow#22|see#21 the world#22|go#21 to the beach#22|live#21 in a small "
     "village> with you#3 .",
     "我#1 <2:只|还|真的> 想#2 和 你#3 一起 <1:慢慢#22 变 老#21|看#21 月亮#22|走路#21 "
     "回家#22|看#21 雪#22|看#21 世界#22|去#21 海边#22|住#21 在 一 个 小 村庄 里> 。",
     35},
    {"lines, hair white", "",
     "my <1:mother|father|grandma|grandpa|wife> 's hair#2 is <2:white#31 now#32|already#32 "
     "white#31> , but#3 <3:i am not at home|we are still#41 happy#42|i am still#41 "
     "young#42|the heart#41 is still#42 young#43> .",
     "我 <1:妈妈|爸爸|奶奶|爷爷|妻子> 的 头发#2 <2:现在#32 是 白色#31 的|已经#32 白#31 了> ， "
     "但是#3 <3:我 不 在 家|我们 还#41 很 高兴#42|我 还#41 年轻#42|心#41 还#42 年轻#43> 。",
     25},
    {"wish, new year", "",
     "happy new#1 year#1 ! i wish#2 <1:you|your family#21|my teacher#21|everyone#21|my "
     "friends#21> <2:good health|good luck|happiness every day#31|all the best in the new "
     "year|success> .",
     "新年#1 快乐 ！ 祝#2 <1:你|你 的 家人#21|我 的 老师#21|大家#21|我 的 朋友#21> <2:身体 "
     "健康|好运|每天#31 幸福|新的 一 年 一切 顺利|成功> 。",
     35},
    {"wish, goes well", "",
     "i hope#1 your#2 <1:work|trip|exam|new job|operation> goes well#3 , <2:my "
     "friend|mom|dad|teacher|dear> .",
     "我 希望#1 你#2 的 <1:工作|旅行|考试|新 工作|手术> 顺利#3 ， <2:我 的 "
     "朋友|妈妈|爸爸|老师|亲爱的> 。",
     30},
    {"wish, may you", "",
     "may you be <1:happy|healthy|safe|lucky> <2:every day|forever|this year|in the new year> .",
     "祝 你 <2:每天|永远|今年|新年> <1:快乐|健康|平安|幸运> 。", 30},
    {"wish, year of the animal", "",
     "happy year#1 of the <1:dragon|rabbit|snake|horse|sheep|rooster|dog|pig> ! <2:good#31 "
     "luck#32 !|i wish#31 you wealth .|good health to everyone#31 !|i love#31 you#32 , mom .>",
     "<1:龙|兔|蛇|马|羊|鸡|狗|猪> 年#1 快乐 ！ <2:祝#31 好运#32 ！|祝#31 你 发财 。|祝 大家#31 "
     "身体 健康 ！|我 爱#31 你#32 ， 妈妈 。>",
     35},
    {"song, more and more", "",
     "i#1 <2:love|miss|need|like|understand> <1:you|my mother|this city|my hometown|my old "
     "friends|music> more#2 and more#2 .",
     "我#1 越来越#2 <2:爱|想念|需要|喜欢|懂> <1:你|我 妈妈|这 个 城市|我 的 家乡|我 的 老 "
     "朋友|音乐> 。",
     35},
    {"song, not a dream", "",
     "my#1 <1:future|life|love|world> is not#2 a <2:dream|joke|game> , <3:believe#41 me#42 .|do "
     "you understand#41 ?|i know#41 .>",
     "我#1 的 <1:未来|生活|爱|世界> 不是#2 <2:梦|笑话|游戏> ， <3:相信#41 我#42 。|你 明白#41 吗 "
     "？|我 知道#41 。>",
     25},
    {"song, will be better", "",
     "<1:tomorrow|next year|everything|the world|our life|the future> will#1 be "
     "<2:better|more#31 beautiful#32|warmer> , <3:believe#41 me#42|i believe#41|don't#41 "
     "cry#42|don't#41 worry#42|don't#41 give#42 up> .",
     "<1:明天|明年|一切 都|世界|我们 的 生活|未来> 会#1 <2:更 好|更#31 美丽#32|更 暖和> ， "
     "<3:相信#41 我#42|我 相信#41|不要#41 哭#42|不要#41 担心#42|不要#41 放弃#42> 。",
     35},
    {"song, just like", "",
     "i love#1 you#2 , just like#3 <1:mice#21 love#22 rice#23|cats#21 love#22 fish#23|bees#21 "
     "love#22 flowers#23|rabbits#21 love#22 carrots#23|monkeys#21 love#22 bananas#23|children#21 "
     "love#22 candy#23|fish#21 love#22 water#23|bears#21 love#22 honey#23> <2:.|!|, haha .>",
     "我 爱#1 你#2 ， 就 像#3 <1:老鼠#21 爱#22 大米#23|猫#21 爱#22 鱼#23|蜜蜂#21 爱#22 "
     "花#23|兔子#21 爱#22 胡萝卜#23|猴子#21 爱#22 香蕉#23|孩子#21 爱#22 糖果#23|鱼#21 爱#22 "
     "水#23|熊#21 爱#22 蜂蜜#23> <2:。|！|， 哈哈 。>",
     35},
    {"song, you are in my heart", "",
     "you#1 are the <1:sun|moon|song|king|light|river|rose> in my#2 <2:heart|life|dream|world> .",
     "你#1 是 我#2 <2:心|生活|梦|世界> 里 的 <1:太阳|月亮|歌|国王|光|河|玫瑰> 。", 30},
    {"song, you ask me", "",
     "you#1 ask#2 me#3 <1:how much i love#21 you#22|how much i miss#21 you#22|where my home#21 "
     "is|why i am sad#21|why i left#21|who i love#21> , <2:the moon#31 knows#32|look#31 at the "
     "moon#32|i don't know#31|i won't tell#31 you#32> .",
     "你#1 问#2 我#3 <1:有 多 爱#21 你#22|有 多 想#21 你#22|家#21 在 哪里|为什么 难过#21|为什么 "
     "离开#21|爱#21 谁> ， <2:月亮#31 知道#32|看#31 月亮#32|我 不 知道#31|我 不会 告诉#31 你#32> "
     "。",
     35},
    {"song, finally understood", "",
     "later#1 i finally#2 understood#3 <1:love|my father|my mother 's heart|you|life|that song> , "
     "but#4 <2:it was too late#31|you had already#31 left#32|we were already#31 old#32|i can't#31 "
     "go#32 back> .",
     "后来#1 我 终于#2 懂#3 了 <1:爱|我 爸爸|我 妈妈 的 心|你|生活|那 首 歌> ， 但是#4 <2:太 "
     "晚#31 了|你 已经#31 走#32 了|我们 已经#31 老#32 了|我 不能#31 回#32 去> 。",
     35},
    {"song, if you want to", "",
     "if you want to <1:cry , just cry|sing , just sing|sleep , just sleep|laugh , just laugh|go , "
     "just go|eat , just eat|come , just come> , <2:i am here#31|don't be afraid#31|nobody#31 will "
     "laugh#32 at you#33|my friend#31> .",
     "<1:想 哭 就 哭|想 唱 就 唱|想 睡 就 睡|想 笑 就 笑|想 走 就 走|想 吃 就 吃|想 来 就 来> 吧 "
     "， <2:我 在 这里#31|不要 害怕#31|没有人#31 会 嘲笑#32 你#33|我 的 朋友#31> 。",
     30, true},
};

}  // namespace

std::span<const Template> templates_of_chinese_lines() { return chinese_lines; }

}  // namespace playground::grammar
