// Templates: Chinese sentences of everyday life among family, friends and teachers.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_with_others[] = {
    {"plain, didn't see you", "",
     "i#1 didn't see#2 <1:you|Xiaoming|your#21 brother#22|your#21 friend#22|the teacher> <2:at "
     "school|in the classroom|in the library|at the station|in the office|on the bus> "
     "<3:yesterday|today|last week|this#23 morning#24> .",
     "我#1 <3:昨天|今天|上周|今天#23 早上#24> 在 <2:学校|教室 里|图书馆 里|车站|办公室 里|公交车 "
     "上> 没有 看见#2 <1:你|小明|你#21 哥哥#22|你#21 的 朋友#22|老师> 。",
     32},
    {"plain, don't forget to bring", "",
     "don't forget#1 to bring#2 your#3 <1:passport|umbrella|homework|phone|wallet|coat|book> "
     "<2:tomorrow|tonight|tomorrow#21 morning#22|this#21 weekend#22> .",
     "不要 忘记#1 <2:明天|今晚|明天#21 早上#22|这 个#21 周末#22> 带#2 你#3 的 "
     "<1:护照|雨伞|作业|手机|钱包|大衣|书> 。",
     32},
    {"plain, borrowed from", "",
     "i#1 borrowed#2 <1:a#21 book#22|some#21 money#22|an#21 umbrella#22|a#21 bike#22|a#21 pen#22> "
     "from <2:a#23 friend#24|my#23 brother#24|my#23 neighbor#24|the teacher|my#23 classmate#24> "
     "<3:yesterday|last week|this#25 morning#26|on Monday> .",
     "我#1 <3:昨天|上周|今天#25 早上#26|星期一> 向 <2:一#23 个 朋友#24|我#23 哥哥#24|我#23 的 "
     "邻居#24|老师|我#23 的 同学#24> 借#2 了 <1:一#21 本 书#22|一些#21 钱#22|一#21 把 "
     "雨伞#22|一#21 辆 自行车#22|一#21 支 钢笔#22> 。",
     32},
    {"plain, the teacher who", "",
     "the <1:teacher|woman|man|student> who teaches#1 us <2:Chinese|English|French|science|music> "
     "is <3:from#21 Canada#22|very#21 young#22|very#21 funny#22|strict|my#21 friend#22> .",
     "教#1 我们 <2:中文|英语|法语|科学|音乐> 的 <1:老师|女人|男人|学生> <3:来自#21 "
     "加拿大#22|非常#21 年轻#22|非常#21 幽默#22|很 严格|是 我#21 的 朋友#22> 。",
     30},
    {"plain, many people there", "",
     "there are many#1 people#2 in the <1:park|mall|supermarket|station|museum|restaurant> "
     "<2:today|every#23 weekend#24|every#23 evening#24|on#23 Sunday#23> .",
     "<2:今天|每 个#23 周末#24|每天#23 晚上#24|星期天#23> <1:公园|商场|超市|车站|博物馆|饭店> 里 "
     "有 很多#1 人#2 。",
     30},
    {"plain, gave me for my birthday", "",
     "on my#1 birthday#2 <1:mom|my#21 friend#22|dad|my#21 wife#22|grandma> gave#3 me#4 <2:a#23 "
     "book#24|a new#23 watch#24|a#23 dog#24|a beautiful#23 scarf#24|some#23 flowers#24|a new#23 "
     "phone#24> .",
     "我#1 生日#2 那 天 ， <1:妈妈|我#21 的 朋友#22|爸爸|我#21 妻子#22|外婆> 给#3 了 我#4 "
     "<2:一#23 本 书#24|一 块 新#23 手表#24|一#23 只 狗#24|一 条 漂亮#23 的 围巾#24|一些#23 "
     "花#24|一 部 新#23 手机#24> 。",
     32},
    {"plain, children playing in park", "",
     "the children#1 are <1:playing#21 football#22|playing#21 basketball#22|playing#21 "
     "games#22|playing#21 tennis#22> <2:in the park|on the playground|at school|on the beach|in "
     "the garden> .",
     "孩子#1 们 正在 <2:公园 里|操场 上|学校|海滩 上|花园 里> <1:踢#21 足球#22|打#21 篮球#22|玩#21 "
     "游戏#22|打#21 网球#22> 。",
     30},
    {"plain, nice weather let's", "",
     "the weather#1 is <1:very#21 nice#22|very#21 warm#22|great> today#2 , let's go#3 <2:for a "
     "walk#23 in the park#24|to the beach#24 to swim#23|to the zoo#24 to see#23 the pandas#25|to "
     "the mountain#24 to take photos#23|to the restaurant#24 to eat#23> .",
     "今天#2 天气#1 <1:非常#21 好#22|非常#21 暖和#22|很 好> ， 我们 去#3 <2:公园#24 "
     "散步#23|海边#24 游泳#23|动物园#24 看#23 熊猫#25|山#24 上 拍照#23|饭店#24 吃饭#23> 吧 。",
     30},
    {"plain, live near", "",
     "<1:i|we|my#25 parents#26|my#25 friends#26|many#25 people#26> live#1 <2:near the "
     "school#21|near the park#21|near my#22 home#21|in this#22 city#21|in a small#22 "
     "village#21|next#22 to the station#21> now#2 .",
     "<1:我|我们|我#25 父母#26|我#25 的 朋友#26|很多#25 人#26> 现在#2 住#1 在 <2:学校#21 "
     "附近|公园#21 附近|我#22 家#21 附近|这#22 个 城市#21 里|一 个 小#22 村庄#21 里|车站#21 "
     "旁边#22> 。",
     30},
    {"plain, what time did you", "",
     "what#1 time did you#2 <1:get#21 up|go to bed#21|come home#21|eat#22 dinner#21|finish#22 "
     "work#22|come#22 to school#21> <2:yesterday|on Sunday|on Monday|last#23 Friday#24> ?",
     "你#2 <2:昨天|星期天|星期一|上 个#23 星期五#24> 几#1 点 <1:起床#21|睡觉#21|回家#21|吃#22 "
     "晚饭#21|下班#22|来#22 学校#21> 的 ？",
     32, true},
    {"plain, what do you want to do", "",
     "what#1 do you#2 want#3 to <1:do|eat|buy|drink|watch> <2:this#21 "
     "weekend#22|tonight|tomorrow|after#22 work#21|on Saturday> ?",
     "你#2 <2:这 个#21 周末#22|今晚|明天|下班#21 以后#22|星期六> 想#3 <1:做|吃|买|喝|看> 什么#1 ？",
     30},
    {"plain, saw a cute dog", "",
     "<3:yesterday|just now|this#23 morning#24|last night> i#1 saw#2 <1:a cute#21 dog#22|a "
     "black#21 cat#22|a big#21 bird#22|two#21 policemen#22|many#21 children#22|an old#21 car#22> "
     "<4:in the park|in front of the school#25|on the street|near#26 my home#25|at the door#25> .",
     "<3:昨天|刚才|今天#23 早上#24|昨晚> 我#1 在 <4:公园 里|学校#25 前面|马路 上|我 家#25 "
     "附近#26|门口#25> 看见#2 了 <1:一 只 可爱#21 的 狗#22|一 只 黑色#21 的 猫#22|一 只 大#21 "
     "鸟#22|两#21 个 警察#22|很多#21 孩子#22|一 辆 旧#21 汽车#22> 。",
     35},
    {"plain, a little tired, go home early", "",
     "i#1 am a little#2 <1:tired|thirsty|cold|nervous|busy> <3:today|now|this#23 morning#24> and "
     "want#3 to <2:go#21 home#21 early#22|drink#21 some water#22|have#21 a rest|sleep#21 for an "
     "hour#22|go#21 to bed early> .",
     "我#1 <3:今天|现在|今天#23 早上#24> 有点儿#2 <1:累|渴|冷|紧张|忙> ， 想#3 <2:早点#22 "
     "回家#21|喝#21 一些 水#22|休息#21|睡#21 一 个 小时#22|早点 睡觉#21> 。",
     30},
    {"plain, cat under the table", "",
     "the <1:cat|dog|child|baby|rabbit> is sleeping#1 <2:under the table#21|on the sofa#21|next#22 "
     "to the window#21|under the tree#21|in the car#21|behind#22 the door#21|on my#22 bed#21> .",
     "<1:猫|狗|孩子|宝宝|兔子> 在 <2:桌子#21 下面|沙发#21 上|窗户#21 旁边#22|树#21 下面|车#21 "
     "里|门#21 后面#22|我#22 的 床#21 上> 睡觉#1 。",
     32},
    {"plain, flew into", "",
     "<1:a#21 bird#22|a#21 bee#22|a#21 butterfly#22|two#21 pigeons#22|a#21 mosquito#22> flew#1 "
     "into#2 the <2:classroom|room|kitchen|office|garden> <3:this#23 morning#24|just "
     "now|yesterday> .",
     "<3:今天#23 早上#24|刚才|昨天> <1:一#21 只 鸟#22|一#21 只 蜜蜂#22|一#21 只 蝴蝶#22|两#21 只 "
     "鸽子#22|一#21 只 蚊子#22> 飞#1 进#2 了 <2:教室|房间|厨房|办公室|花园> 。",
     30},
    {"plain, help mom cook", "",
     "<1:i|we|my#25 friends#26|the children> often#1 help#2 <2:mom|grandma|the teacher|dad|the "
     "neighbor> <3:clean#21 the room#22|wash#21 the clothes#22|cook#21 dinner#22|buy#21 "
     "fruit#22|feed#21 the dog#22> <4:on Sunday|in summer|in the evening> .",
     "<1:我|我们|我#25 的 朋友#26 们|孩子 们> <4:星期天|夏天|晚上> 常常#1 帮#2 "
     "<2:妈妈|外婆|老师|爸爸|邻居> <3:打扫#21 房间#22|洗#21 衣服#22|做#21 晚饭#22|买#21 "
     "水果#22|喂#21 狗#22> 。",
     30},
    {"plain, go with mom, pei", "",
     "<1:this#21 afternoon#22|tomorrow|on Sunday|tonight> i#1 want#2 to go#3 to <2:the "
     "hospital|the park|the mall|the bank|the cinema> with#4 <3:mom|grandma|my#23 "
     "girlfriend#24|my#23 daughter#24|my#23 parents#24> .",
     "<1:今天#21 下午#22|明天|星期天|今晚> 我#1 想#2 陪#4 <3:妈妈|外婆|我#23 女朋友#24|我#23 "
     "女儿#24|我#23 父母#24> 去#3 <2:医院|公园|商场|银行|电影院> 。",
     30, true},
    {"plain, taught me", "",
     "<1:grandpa|mom|my#25 friend#26|my#25 brother#26|the teacher> taught#1 me#2 to "
     "<2:swim|cook|play#21 the piano#22|drive|write#21 Chinese#22|make#21 dumplings#22|ride#21 a "
     "bike#22> <3:last#23 summer#24|last year|last month> .",
     "<1:爷爷|妈妈|我#25 的 朋友#26|我#25 哥哥#26|老师> <3:去年#23 夏天#24|去年|上个月> 教#1 "
     "我#2 <2:游泳|做饭|弹#21 钢琴#22|开车|写#21 中文#22|做#21 饺子#22|骑#21 自行车#22> 。",
     30},
    {"plain, forgot to", "",
     "<1:i|dad|Xiaoming|my#25 wife#26> forgot#1 to <2:close#21 the window#22|bring#21 the "
     "umbrella#22|eat#21 breakfast#22|charge#21 the phone#22|lock#21 the door#22|buy#21 milk#22> "
     "<3:yesterday|last night|this#23 morning#24|again> .",
     "<1:我|爸爸|小明|我#25 妻子#26> <3:昨天|昨晚|今天#23 早上#24|又> 忘记#1 <2:关上#21 "
     "窗户#22|带#21 雨伞#22|吃#21 早饭#22|给 手机#22 充电#21|锁#21 门#22|买#21 牛奶#22> 了 。",
     32},
    {"plain, can't find", "",
     "<3:i#23|dad|my#23 friend#24|we#23> can't find#1 the "
     "<1:keys|passport|wallet|phone|glasses|hotel|station> now#2 .",
     "<3:我#23|爸爸|我#23 朋友#24|我们#23> 现在#2 找 不到#1 <1:钥匙|护照|钱包|手机|眼镜|酒店|车站> "
     "了 。",
     30},
    {"plain, heard that you", "",
     "i#1 heard#2 that you#3 <1:went#21 to China#22|bought#21 a new#23 car#22|were "
     "sick#21|found#21 a good#23 job#22|went#21 to Italy#22> <2:last week|last "
     "month|yesterday|last year> .",
     "我#1 听说#2 你#3 <2:上周|上个月|昨天|去年> <1:去#21 了 中国#22|买#21 了 一 辆 新#23 "
     "汽车#22|生病#21 了|找到#21 了 好#23 工作#22|去#21 了 意大利#22> 。",
     30},
    {"plain, too tired and did not", "",
     "<1:i|dad|mom|my#25 friend#26> was too#1 <2:tired|busy|nervous|angry> <3:yesterday|last "
     "night|last#23 Friday#24> and didn't <4:eat#27 dinner#28|sleep#27|see#27 your "
     "message#28|read#27 the newspaper#28> .",
     "<1:我|爸爸|妈妈|我#25 的 朋友#26> <3:昨天|昨晚|上 个#23 星期五#24> 太#1 "
     "<2:累|忙|紧张|生气> 了 ， 没有 <4:吃#27 晚饭#28|睡觉#27|看见#27 你 的 消息#28|看#27 "
     "报纸#28> 。",
     30},
    {"plain, far from", "",
     "<1:my#21 home#22|our#21 hotel#22|the station|the hospital|your#21 company#22> is "
     "<3:far#23|very#24 far#23|not#24 far#23|too#24 far#23> from#1 the "
     "<2:school|airport|supermarket|park|beach|museum> .",
     "<1:我#21 家#22|我们#21 的 酒店#22|车站|医院|你#21 的 公司#22> 离#1 "
     "<2:学校|机场|超市|公园|海滩|博物馆> <3:很 远#23|非常#24 远#23|不#24 远#23|太#24 远#23 了> 。",
     35},
    {"plain, may rain tomorrow", "",
     "<1:tomorrow|tonight|this#21 weekend#22|tomorrow#21 afternoon#22> it may#1 <2:rain|snow> in "
     "<3:Beijing|Shanghai|London|Paris|the north> .",
     "<1:明天|今晚|这 个#21 周末#22|明天#21 下午#22> <3:北京|上海|伦敦|巴黎|北部> 可能#1 会 "
     "<2:下雨|下雪> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_chinese_with_others() { return chinese_with_others; }

}  // namespace playground::grammar
