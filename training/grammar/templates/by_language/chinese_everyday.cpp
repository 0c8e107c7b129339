// Templates: Chinese sentences of everyday life, with phrases of place and purpose.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_everyday[] = {
    {"plain, near my home", "",
     "there is a <1:big|small|new|beautiful> "
     "<2:park|bank|hospital|supermarket|restaurant|library|hotel> near#1 <3:my#21 home#22|my#21 "
     "company#22|the station|the airport|the school> .",
     "<3:我#21 家#22|我#21 的 公司#22|车站|机场|学校> 附近#1 有 一 <2:个|家|家|家|家|座|家> "
     "<1:大|小|新|漂亮 的> <2:公园|银行|医院|超市|饭店|图书馆|酒店> 。",
     35},
    {"plain, how many in the place", "",
     "there are <1:three|five|ten|twenty|twelve> "
     "<2:students#21|children#21|people#21|boys#21|tables#21|chairs#21> in <3:the classroom|the "
     "park|the room|the library|our#22 school#23> .",
     "<3:教室|公园|房间|图书馆|我们#22 学校#23> 里 有 <1:三|五|十|二十|十二> <2:个 学生#21|个 "
     "孩子#21|个 人#21|个 男孩#21|张 桌子#21|把 椅子#21> 。",
     35},
    {"plain, have brothers and", "",
     "i#1 have#2 <1:a#21 brother#22|two#21 sons#22|a#21 dog#22|a#21 bike#22|a#21 big house#22> "
     "and#3 <2:a#23 younger sister#24|two#23 daughters#24|three#23 cats#24|two#23 good friends#24> "
     ".",
     "我#1 有#2 <1:一#21 个 哥哥#22|两#21 个 儿子#22|一#21 只 狗#22|一#21 辆 自行车#22|一#21 座 大 "
     "房子#22> 和#3 <2:一#23 个 妹妹#24|两#23 个 女儿#24|三#23 只 猫#24|两#23 个 好 朋友#24> 。",
     30},
    {"plain, bought in the shop", "",
     "i#1 bought#2 <1:two#21 bottles#22 of milk#23|three#21 books#22|some#21 fruit#22|a#21 new#23 "
     "phone#22|two#21 bags#22|a#21 coat#22> <2:at the supermarket|online|in the mall|in the shop> "
     "<3:yesterday#26 afternoon#27|today|last week|this#26 morning#27> .",
     "我#1 <3:昨天#26 下午#27|今天|上周|今天#26 早上#27> 在 <2:超市|网上|商场|商店> 买#2 了 "
     "<1:两#21 瓶#22 牛奶#23|三#21 本 书#22|一些#21 水果#22|一#21 部 新#23 手机#22|两#21 个 "
     "包#22|一#21 件 大衣#22> 。",
     35},
    {"plain, this is the one i bought there", "",
     "this is#1 the <1:book|coat|cup|hat|phone|watch> i#2 bought#3 in <2:Beijing|China|the "
     "airport|the supermarket|Paris> <3:last year|yesterday|last#23 summer#24|last week> .",
     "这 是#1 我#2 <3:去年|昨天|去年#23 夏天#24|上周> 在 <2:北京|中国|机场|超市|巴黎> 买#3 的 "
     "<1:书|大衣|杯子|帽子|手机|手表> 。",
     32},
    {"plain, picking up at the station", "",
     "<1:tomorrow#21 morning#22|tomorrow#21 afternoon#22|tonight|on Saturday> i#1 have to#2 go#3 "
     "to the <3:airport|train#25 station#25|hotel|hospital|school> to <2:pick#23 up a "
     "friend#24|meet#23 a customer#24|wait#23 for my daughter#24|meet#23 my boss#24> .",
     "<1:明天#21 早上#22|明天#21 下午#22|今晚|星期六> 我#1 得#2 去#3 "
     "<3:机场|火车站#25|酒店|医院|学校> <2:接#23 一 个 朋友#24|见#23 一 个 顾客#24|等#23 我 "
     "女儿#24|见#23 我 的 老板#24> 。",
     32},
    {"plain, going to with family", "",
     "<1:tonight|this#21 weekend#22|tomorrow#21 afternoon#22|on#21 Sunday> i#1 am going to "
     "<2:have#23 dinner#24|watch#23 a movie#24|drink#23 coffee#24|eat#23 hot pot#24|clean#23 the "
     "room#24> with <3:my#25 family#26|friends|mom|my#25 sister#26|my#25 husband#26> .",
     "<1:今晚|这 个#21 周末#22|明天#21 下午#22|星期天#21> 我#1 要 和 <3:我#25 的 "
     "家人#26|朋友|妈妈|我#25 姐姐#26|我#25 丈夫#26> 一起 <2:吃#23 晚饭#24|看#23 电影#24|喝#23 "
     "咖啡#24|吃#23 火锅#24|打扫#23 房间#24> 。",
     35},
    {"plain, you should more", "",
     "<1:you|we|the children|students> should#1 <2:drink#21 more#22 water#23|eat#21 more#22 "
     "vegetables#23|read#21 more#22 books#23|exercise#21 more#22|speak#21 more#22 Chinese#23> "
     "<3:every#24 day|in summer#24|in winter#24|at school#24> .",
     "<1:你|我们|孩子 们|学生> 应该#1 <3:每天#24|夏天#24|冬天#24|在 学校#24> <2:多#22 喝#21 "
     "水#23|多#22 吃#21 蔬菜#23|多#22 看#21 书#23|多#22 锻炼#21|多#22 说#21 中文#23> 。",
     32},
    {"plain, must before", "",
     "<1:you|we|the students|i> must#1 <2:come#21 to school#22|finish#21 the homework#22|leave#21 "
     "home#22|arrive#21 at the station#22|get#21 up#21> before#2 <3:six|seven|eight|ten> "
     "tomorrow#3 morning#4 .",
     "<1:你|我们|学生 们|我> 必须#1 在 明天#3 早上#4 <3:六|七|八|十> 点 以前#2 <2:来#21 "
     "学校#22|完成#21 作业#22|离开#21 家#22|到#21 车站#22|起床#21> 。",
     30},
    {"plain, cooking in the kitchen", "",
     "<1:mom|my#21 wife#22|dad|grandma|my#21 sister#22> is <2:reading|singing|working|listening#23 "
     "to music#24|drinking#23 tea#24|writing#23 a letter#24> in the "
     "<3:kitchen|room|garden|bedroom> .",
     "<1:妈妈|我#21 妻子#22|爸爸|外婆|我#21 姐姐#22> 正在 <3:厨房|房间|花园|卧室> 里 "
     "<2:看书|唱歌|工作|听#23 音乐#24|喝#23 茶#24|写#23 一 封 信#24> 。",
     32},
    {"plain, go to work by", "",
     "<1:i|we|my#25 parents#26|my#25 friends#26> go to#1 <2:work#21|school#21|the "
     "company#21|the library#21|the hospital#21> by <3:bus|subway|train|car#31|taxi> at "
     "<4:seven|eight|six|nine> every#2 morning#3 .",
     "<1:我|我们|我#25 父母#26|我#25 的 朋友#26> 每天#2 早上#3 <4:七|八|六|九> 点 <3:坐 "
     "公交车|坐 地铁|坐 火车|开车#31|坐 出租车> 去#1 "
     "<2:上班#21|上学#21|公司#21|图书馆#21|医院#21> 。",
     35},
    {"plain, stolen on the subway", "",
     "my#1 <1:phone|wallet|bag|camera|passport> was stolen#2 <2:on the subway|on the bus|on the "
     "beach|in the restaurant|in the hotel|on the train> <3:yesterday|last night|this#23 "
     "morning#24|last week> .",
     "我#1 的 <1:手机|钱包|包|相机|护照> <3:昨天|昨晚|今天#23 早上#24|上周> 在 <2:地铁 上|公交车 "
     "上|海滩 上|饭店 里|酒店 里|火车 上> 被 偷#2 了 。",
     35},
    {"plain, finally found", "",
     "<3:i|dad|Xiaoming|the teacher> finally#1 found#2 the <1:phone|keys|wallet|glasses|cat|book> "
     "<2:under the bed|in the car|in the bag|on the chair|behind the door|in the kitchen> .",
     "<3:我|爸爸|小明|老师> 终于#1 在 <2:床 下面|车 里|包 里|椅子 上|门 后面|厨房 里> 找到#2 了 "
     "<1:手机|钥匙|钱包|眼镜|猫|书> 。",
     32},
    {"plain, meet at the gate", "",
     "let's meet#1 at the <1:school#21 gate#22|train#21 station#21|library|airport|hotel#21 "
     "door#22> at <2:two|three|four|five> <3:tomorrow#23 afternoon#24|this#23 afternoon#24|on "
     "Saturday#23 afternoon#24> .",
     "我们 <3:明天#23 下午#24|今天#23 下午#24|星期六#23 下午#24> <2:两|三|四|五> 点 在 <1:学校#21 "
     "门口#22|火车站#21|图书馆|机场|酒店#21 门口#22> 见面#1 吧 。",
     35},
    {"plain, family holiday", "",
     "<1:last#21 summer#22|last month|last year|last#21 winter#22|last week> <2:our#23 whole "
     "family#24|my#23 parents#24|my#23 brother#24|my friends#24 and i> went#1 to <3:the "
     "beach|Beijing|Italy|Thailand|Spain> on holiday#2 .",
     "<1:去年#21 夏天#22|上个月|去年|去年#21 冬天#22|上周> <2:我们#23 全家#24|我#23 父母#24|我#23 "
     "哥哥#24|我 和 朋友#24> 去#1 <3:海滩|北京|意大利|泰国|西班牙> 度假#2 了 。",
     35},
    {"plain, lived there for years", "",
     "<4:i|dad|my#27 wife#28|my#27 teacher#28> <1:lived|worked|studied> in "
     "<2:China|Beijing|London|Japan|America> for <3:three#21 years#22|two#21 years#22|half#21 a "
     "year#22|six#21 months#22|a#21 year#22> .",
     "<4:我|爸爸|我#27 妻子#28|我#27 的 老师#28> 在 <2:中国|北京|伦敦|日本|美国> "
     "<1:住|工作|学习> 了 <3:三#21 年#22|两#21 年#22|半#21 年#22|六#21 个 月#22|一#21 年#22> 。",
     35},
    {"plain, learning for years", "",
     "<1:i have|my#25 friend#26 has|we have|Tom has> been learning#1 <2:Chinese|English|French> "
     "for <3:two#21 years#22|three#21 years#22|half#21 a year#22|five#21 months#22> .",
     "<1:我|我#25 朋友#26|我们|汤姆> 学#1 <2:中文|英语|法语> 学 了 <3:两#21 年#22|三#21 "
     "年#22|半#21 年#22|五#21 个 月#22> 了 。",
     30, true},
    {"plain, because of the rain", "",
     "we#1 didn't go#2 <2:to the park#23|hiking#23|to the zoo#23|to school#23|to the beach#23> "
     "yesterday#3 because#4 <1:it rained|it snowed|it was windy|mom#21 was sick#22|dad#21 was too "
     "busy#22> .",
     "我们#1 昨天#3 没有 去#2 <2:公园#23|爬 山#23|动物园#23|学校#23|海边#23> ， 因为#4 <1:下雨 "
     "了|下雪 了|刮风 了|妈妈#21 生病#22 了|爸爸#21 太 忙#22 了> 。",
     32},
    {"plain, slowly he walked", "",
     "<1:grandpa|the teacher|my#25 mother#26|the boy|Xiaohong> <2:slowly|quickly|happily> "
     "<3:walked#21 into the room#22|opened#21 the door#22|ate#21 the apple#22|closed#21 the "
     "window#22|crossed#21 the road#22> .",
     "<1:爷爷|老师|我#25 母亲#26|男孩|小红> <2:慢慢 地|迅速 地|高兴 地> <3:走#21 进 了 "
     "房间#22|打开#21 了 门#22|吃#21 了 苹果#22|关上#21 了 窗户#22|走 过#21 了 马路#22> 。",
     30},
    {"plain, while eating", "",
     "<1:dad|mom|my#25 brother#26|Xiaoming|my#25 wife#26> likes#1 to <2:watch#21 "
     "television#22|drink#21 beer#22|sing|chat|listen#21 to music#22> while#2 "
     "<3:eating|cooking|working|walking> .",
     "<1:爸爸|妈妈|我#25 哥哥#26|小明|我#25 妻子#26> 喜欢#1 一边#2 <3:吃饭|做饭|工作|走路> 一边 "
     "<2:看#21 电视#22|喝#21 啤酒#22|唱歌|聊天|听#21 音乐#22> 。",
     30},
    {"plain, just came back", "",
     "<1:i|mom|we|my#25 husband#26|Lili> just#1 came#2 back#2 from <2:school|the "
     "supermarket|Beijing|the hospital|the airport|the library> .",
     "<1:我|妈妈|我们|我#25 丈夫#26|丽丽> 刚#1 从 <2:学校|超市|北京|医院|机场|图书馆> 回来#2 。",
     30},
    {"plain, met by chance", "",
     "<1:yesterday|just now|this#23 morning#24|last#23 Sunday#24> i#1 met#2 <3:my#21 "
     "teacher#22|my#21 boss#22|Xiaoming|an#21 old#26 friend#22|your#21 mother#22> <2:at the "
     "supermarket|on the subway|in the park|at the airport|in the library> .",
     "<1:昨天|刚才|今天#23 早上#24|上 个#23 星期天#24> 我#1 在 <2:超市|地铁 "
     "上|公园|机场|图书馆> 遇见#2 了 <3:我#21 的 老师#22|我#21 的 老板#22|小明|一#21 个 老#26 "
     "朋友#22|你#21 妈妈#22> 。",
     35},
    {"plain, after work to buy", "",
     "<1:after#21 work#22|tonight|tomorrow#21 afternoon#22|this#21 weekend#22> <2:i|we|my "
     "friends#26 and i> want#1 to go to the <3:supermarket#23 to buy#24 fruit|mall#23 to buy#24 "
     "clothes|library#23 to read#24|gym#23 to exercise#24|park#23 to take#24 photos|cinema#23 "
     "to see#24 a movie> .",
     "<1:下班#22 以后#21|今晚|明天#21 下午#22|这 个#21 周末#22> <2:我|我们|我 和 朋友#26> 想#1 "
     "去 <3:超市#23 买#24 水果|商场#23 买#24 衣服|图书馆#23 看书#24|健身房#23 锻炼#24|公园#23 "
     "拍照#24|电影院#23 看#24 电影> 。",
     35},
    {"plain, help me do", "",
     "can#1 you#2 help#3 me#4 <1:carry#21 this box#22|find#21 my keys#22|open#21 the "
     "window#22|translate#21 this sentence#22|buy#21 a ticket#22|look#21 at this letter#22|wash#21 "
     "these clothes#22> <2:now|tomorrow|tonight|this#23 afternoon#24> ?",
     "你#2 <2:现在|明天|今晚|今天#23 下午#24> 能#1 帮#3 我#4 <1:搬#21 这 个 箱子#22|找#21 "
     "钥匙#22|打开#21 窗户#22|翻译#21 这 个 句子#22|买#21 一 张 票#22|看#21 这 封 信#22|洗#21 "
     "这些 衣服#22> 吗 ？",
     35},
    {"plain, mom told me to", "",
     "<1:mom|the teacher|dad|my#25 wife#26|the doctor> told#1 me#2 to <2:go to bed#21 "
     "early#22|drink#21 more#22 water#23|get#21 up early#22|close#21 the door#22|study#21 "
     "hard#22|come home#21 early#22> .",
     "<1:妈妈|老师|爸爸|我#25 妻子#26|医生> 让#1 我#2 <2:早点#22 睡觉#21|多#22 喝#21 水#23|早点#22 "
     "起床#21|把 门#22 关上#21|努力#22 学习#21|早点#22 回家#21> 。",
     30, true},
    {"plain, movie we saw", "",
     "the <1:movie#21|match#21|video#21> <2:we|i|you> watched#1 <3:yesterday|last week|last "
     "night|on Sunday> was <4:very#22 interesting#23|a little#22 boring#23|too#22 "
     "long#23|very#22 funny#23> .",
     "<2:我们|我|你> <3:昨天|上周|昨晚|星期天> 看#1 的 <1:电影#21|比赛#21|视频#21> <4:非常#22 "
     "有趣#23|有点儿#22 无聊#23|太#22 长#23 了|非常#22 好笑#23> 。",
     32},
    {"plain, waited for you", "",
     "<4:yesterday|last night|this#25 morning#26> i#1 waited#2 for you#3 at the "
     "<2:station|airport|school#21 gate#22|hospital|hotel> for <3:half#23 an hour#24|an#23 "
     "hour#24|two#23 hours#24|ten#23 minutes#24> .",
     "<4:昨天|昨晚|今天#25 早上#26> 我#1 在 <2:车站|机场|学校#21 门口#22|医院|酒店> 等#2 了 你#3 "
     "<3:半#23 个 小时#24|一#23 个 小时#24|两#23 个 小时#24|十#23 分钟#24> 。",
     32},
    {"plain, shi ... de, came by", "",
     "i#1 came#2 to <1:China|Beijing|Shanghai|Paris|London> by <2:train|plane|bus|car> "
     "<3:yesterday|last year|last month|last#23 summer#24> .",
     "我#1 是 <3:昨天|去年|上个月|去年#23 夏天#24> 坐 <2:火车|飞机|公共汽车|汽车> 来#2 "
     "<1:中国|北京|上海|巴黎|伦敦> 的 。",
     30, true},
};

}  // namespace

std::span<const Template> templates_of_chinese_everyday() { return chinese_everyday; }

}  // namespace playground::grammar
