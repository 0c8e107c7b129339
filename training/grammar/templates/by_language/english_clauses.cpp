// Templates: English sentences with phrases of time, place and reason.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_clauses[] = {
    {"plain, met near", "",
     "<1:two friends#21 of mine|my brother#22 and i#21|our teachers#21|my parents#21|some of my "
     "classmates#21|three old#21 friends#22> met#1 at a <2:small#31 cafe#32|good#31 "
     "restaurant#32|quiet#31 hotel#32|little#31 bookstore#32|small#31 shop#32> near#2 the "
     "<3:station|museum|lake|park|airport> <4:last#41 Friday#42|last week|yesterday#41 "
     "afternoon#42|last#41 Sunday#42|this morning> .",
     "<1:我 的 两 个 朋友#21|我#21 和 哥哥#22|我们 的 老师#21|我 父母#21|我 的 一些 同学#21|三 个 "
     "老#21 朋友#22> <4:上周#41 五#42|上周|昨天#41 下午#42|上周#41 日#42|今天 早上> 在 "
     "<3:车站|博物馆|湖|公园|机场> 附近#2 的 一 家 <2:小#31 咖啡馆#32|好#31 餐厅#32|安静#31 的 "
     "酒店#32|小#31 书店#32|小#31 商店#32> 见面#1 了 。",
     40},
    {"plain, took the bus", "d=pick:weekday",
     "on {d} <1:morning|afternoon|evening> my <2:sister|brother|daughter|son|friend|roommate> "
     "and#1 i#2 took#3 <3:the bus|the train|the subway|a taxi> to#4 the "
     "<4:museum|library|airport|beach|cinema|old#41 town#42|hospital> .",
     "{d} <1:早上|下午|晚上> 我#2 和#1 <2:姐姐|哥哥|女儿|儿子|朋友|室友> 坐#3 "
     "<3:公交车|火车|地铁|出租车> 去#4 了 <4:博物馆|图书馆|机场|海边|电影院|老#41 镇#42|医院> 。",
     40},
    {"plain, had lunch with", "",
     "i#1 <1:had#21 lunch#22|had#21 dinner#22|drank#21 tea#22|drank#21 coffee#22|took many#21 "
     "photos#22> with#2 <2:an old#31 friend#32|my#31 new#32 classmates#33|my#31 parents#32|a "
     "friend#31 from#32 Canada#33|my#31 aunt#32 and uncle#33> <3:at home#41|in a restaurant#41 by "
     "the river#42|in a small#41 cafe#42|in the garden#41|at a big#41 hotel#42> "
     "<4:yesterday|last#45 Saturday#46|last week|this morning|two#45 days#46 ago#47> .",
     "我#1 <4:昨天|上周#45 六#46|上周|今天 早上|两#45 天#46 前#47> 和#2 <2:一 个 老#31 "
     "朋友#32|我#31 的 新#32 同学#33|我#31 父母#32|一 个 来自#32 加拿大#33 的 朋友#31|我#31 "
     "阿姨#32 和 叔叔#33> 在 <3:家#41|河#42 边 的 一 家 餐厅#41|一 家 小#41 咖啡馆#42|花园#41 "
     "里|一 家 大#41 酒店#42> <1:吃#21 了 午饭#22|吃#21 了 晚饭#22|喝#21 了 茶#22|喝#21 了 "
     "咖啡#22|拍 了 很多#21 照片#22> 。",
     40},
    {"plain, before going", "",
     "i#1 always#2 <1:drink a cup#21 of coffee#22|eat#21 an egg#22|listen to#21 music#22|read#21 "
     "the newspaper#22|drink#21 some milk#22> <2:in the kitchen#31|by the window#31|in the "
     "garden#31|with my#32 mom#31> before#3 <3:going to work|going to school|leaving#41 home#42> .",
     "我#1 <3:去 上班|去 上学|离开#41 家#42> 以前#3 总是#2 <2:在 厨房#31 里|在 窗户#31 旁边|在 "
     "花园#31 里|和 我#32 妈妈#31 一起> <1:喝 一 杯#21 咖啡#22|吃#21 一 个 鸡蛋#22|听#21 "
     "音乐#22|看#21 报纸#22|喝#21 一些 牛奶#22> 。",
     35},
    {"plain, a week by the sea", "",
     "last year#1 we#2 spent <2:two#21 weeks#22|three#21 days#22|a month#22|ten#21 days#22> in a "
     "<3:small#31 village#32|quiet#31 town#32|beautiful#31 city#32|little#31 hotel#32> by the "
     "<4:sea|lake|river|forest> with#4 our#5 <5:children|friends|parents|dog|neighbors> .",
     "去年#1 我们#2 和#4 我们#5 的 <5:孩子|朋友|父母|狗|邻居> 在 <4:海边|湖 边|河 边|森林 边> "
     "的 一 <3:个 小#31 村庄#32|个 安静#31 的 小镇#32|个 漂亮#31 的 城市#32|家 小#31 酒店#32> "
     "待 了 <2:两#21 个 星期#22|三#21 天#22|一 个 月#22|十#21 天#22> 。",
     35},
    {"plain, lived for", "",
     "i have lived#2 <1:in this quiet#21 town#22|in a small#21 village#22|with#21 my "
     "grandmother#22|by the sea|in London#21|in#22 this old#23 house#21> for <2:ten#31 "
     "years#32|three#31 months#32|more than#31 a year#32|twenty#31 years#32|two#31 weeks#32> .",
     "我 <1:在 这 个 安静#21 的 小镇#22|在 一 个 小#21 村庄#22 里|和#21 我 奶奶#22|在 海边|在 "
     "伦敦#21|在#22 这 座 旧#23 房子#21 里> 住#2 了 <2:十#31 年#32|三#31 个 月#32|一 年#32 "
     "多#31|二十#31 年#32|两#31 个 星期#32> 了 。",
     35},
    {"plain, will travel to", "c=pick:country",
     "<1:next#21 summer#22|next month|next year|in spring#22|next week> <2:we|my#31 "
     "parents#32|my#31 best#32 friend#33|our#31 neighbors#32> will#1 travel#2 to#3 {c} <3:by "
     "plane#41|by train#41|with#41 some friends#42|for the first#42 time#43|because of#41 work#42> "
     ".",
     "<1:明年#21 夏天#22|下个月|明年|春天#22|下周> <2:我们|我#31 父母#32|我#31 最好#32 的 "
     "朋友#33|我们#31 的 邻居#32> 会#1 <3:坐 飞机#41|坐 火车#41|和#41 一些 朋友#42 一起|第一#42 "
     "次#43|因为#41 工作#42> 去#3 {c} 旅行#2 。",
     35},
    {"plain, saw for the first time", "",
     "<1:last winter#21|yesterday|last month|when i was ten#23 years#24 old ,|this#21 "
     "summer#22|on the way#21 to Paris#22> i#1 saw#2 <2:snow|the sea|a real#31 elephant#32|a "
     "panda|a rainbow|such#31 a big#32 bridge#33> for the first#3 time#4 .",
     "<1:去年 冬天#21|昨天|上个月|我 十#23 岁#24 的 时候 ，|今年#21 夏天#22|在 去 巴黎#22 的 "
     "路#21 上> 我#1 第一#3 次#4 看见#2 了 <2:雪|大海|一 头 真正#31 的 "
     "大象#32|熊猫|彩虹|这么#31 大#32 的 桥#33> 。",
     40},
    {"plain, after hours of", "",
     "after#1 <1:working#21 for a week|walking#21 for three#22 hours#23|studying#21 for a whole "
     "day|waiting#21 for an hour#23|running#21 for half#22 an hour#23> , <2:we|my#31 "
     "friends#32|the students#31|my brother#32 and i#31> were very#3 "
     "<3:tired|hungry|thirsty|happy> .",
     "<1:工作#21 了 一 个 星期|走#21 了 三#22 个 小时#23|学习#21 了 一天|等#21 了 一 个 "
     "小时#23|跑#21 了 半#22 个 小时#23> 以后#1 ， <2:我们|我#31 的 朋友#32|学生#31 们|我#31 和 "
     "哥哥#32> 非常#3 <3:累|饿|渴|高兴> 。",
     35},
    {"plain, a week of rain", "",
     "after#1 <1:a week#22 of rain#21|a month#22 of hard#23 work#21|two#23 days#22 of "
     "snow#21|three#23 months#22 of practice#21|ten#23 hours#22 of driving#21> , <2:we could "
     "finally#32 rest#33|everyone#31 was very#32 happy#33|my friends#32 and i#31 went to the "
     "beach#33|we#31 decided#32 to go hiking#33|i#31 slept#32 very#33 well> .",
     "<1:下#21 了 一 个 星期#22 的 雨|努力#23 工作#21 了 一 个 月#22|下#21 了 两#23 天#22 的 "
     "雪|练习#21 了 三#23 个 月#22|开车#21 开 了 十#23 个 小时#22> 以后#1 ， <2:我们 终于#32 "
     "可以 休息#33 了|大家#31 都 非常#32 高兴#33|我#31 和 朋友#32 们 去 了 海边#33|我们#31 "
     "决定#32 去 爬 山#33|我#31 睡#32 得 很#33 好> 。",
     40},
    {"plain, in the middle is", "",
     "in the middle#1 of the <1:garden|park|village|island|forest> there is#2 <2:a tall#31 "
     "tree#32|an old#31 house#32|a small#31 bridge#32|a big#31 stone#32|a small#31 lake#32|a "
     "round#31 table#32> .",
     "<1:花园|公园|村庄|岛|森林> 中间#1 有#2 <2:一 棵 高#31 树#32|一 座 旧#31 房子#32|一 座 小#31 "
     "桥#32|一 块 大#31 石头#32|一 个 小#31 湖#32|一 张 圆#31 桌子#32> 。",
     35},
    {"plain, on the way to", "",
     "<1:this morning|yesterday|last#21 Saturday#22|last week|two#21 days#22 ago#23> i#1 "
     "<2:met#31 an old friend#32|lost#31 my keys#32|saw#31 a rainbow#32|bought#31 some "
     "flowers#32|found#31 a wallet#32|helped#31 an old man#32> on the way#2 to "
     "<3:school|work|the office|the station|the library|the market> .",
     "<1:今天 早上|昨天|上周#21 六#22|上周|两#21 天#22 前#23> 我#1 在 去 "
     "<3:学校|上班|办公室|车站|图书馆|市场> 的 路#2 上 <2:遇见#31 了 一 个 老 朋友#32|弄丢#31 了 "
     "我 的 钥匙#32|看见#31 了 彩虹#32|买#31 了 一些 花#32|找到#31 了 一 个 钱包#32|帮助#31 了 "
     "一 个 老 人#32> 。",
     40},
    {"plain, on the way front", "",
     "on the way#1 <1:home|to school|to the airport#21|to the museum#21|to grandma#21 's "
     "house#22> , <2:we|my sister#32 and i#31|my#31 parents#32|two students> <3:had#43 lunch#44 "
     "in a small#41 restaurant#42|drank a cup of tea#41|bought#41 some fruit#42|sang#41 many "
     "songs#42|saw#41 an accident#42> .",
     "在 <1:回家|去 学校|去 机场#21|去 博物馆#21|去 外婆#21 家#22> 的 路#1 上 ， <2:我们|我#31 "
     "和 姐姐#32|我#31 父母#32|两 个 学生> <3:在 一 家 小#41 餐厅#42 吃#43 了 午饭#44|喝 了 一 "
     "杯 茶#41|买#41 了 一些 水果#42|唱#41 了 很多 歌#42|看见#41 了 事故#42> 。",
     35},
    {"plain, because of the rain, 2", "",
     "<1:we stayed#21 at home#22 all day|the school#21 was closed#22|our#21 plane#22 was "
     "late#23|i#21 did not#22 sleep#23 well|we did not#22 go to the beach#23|the train#21 arrived "
     "late#22|i#21 was late for school#22> because of#1 the <2:rain|snow|typhoon|strong#31 "
     "wind#32|bad#31 weather#32> .",
     "因为#1 <2:下雨|下雪|台风|大#31 风#32|天气#32 不 好#31> ， <1:我们 整整 一天 待#21 在 家#22 "
     "里|学校#21 停课 了#22|我们#21 的 飞机#22 晚点#23 了|我#21 没有#22 睡#23 好|我们 没有#22 去 "
     "海边#23|火车#21 晚点#22 了|我#21 上学#22 迟到 了> 。",
     40},
    {"plain, because of front", "",
     "because of#1 the <1:traffic|accident|snow|rain|storm> <2:this morning|yesterday|last "
     "night|on Monday> , <3:my#31 dad#32 was late#33 for work|many people#31 were late#32|we "
     "waited#31 at the station#32 for an hour#33|i#31 missed#32 my flight#33> .",
     "因为#1 <2:今天 早上|昨天|昨晚|星期一> <1:堵车|的 事故|的 雪|的 雨|的 风暴> ， <3:我#31 "
     "爸爸#32 上班 迟到#33 了|很多 人#31 迟到#32 了|我们 在 车站#32 等#31 了 一 个 "
     "小时#33|我#31 错过#32 了 我 的 航班#33> 。",
     30},
    {"plain, instead of past", "",
     "<1:last night|yesterday|on Sunday|this afternoon|last#21 weekend#22> <2:we|my friends#32 and "
     "i#31|my#31 parents#32|the children> <3:cooked#41 at home#42 instead of going to a "
     "restaurant#43|walked#41 instead of taking the bus#42|went to the park#41 instead of watching "
     "television#42|stayed#41 at home#42 instead of going to the party#43|played#41 football#42 "
     "instead of doing homework#43> .",
     "<1:昨晚|昨天|星期天|今天 下午|上#21 个 周末#22> <2:我们|我#31 和 朋友#32 们|我#31 "
     "父母#32|孩子 们> <3:没有 去 餐厅#43 ， 而是 在 家#42 做饭#41|没有 坐 公交车#42 ， 而是 "
     "走路#41|没有 看 电视#42 ， 而是 去 了 公园#41|没有 去 聚会#43 ， 而是 待#41 在 家#42 里|没有 "
     "做 作业#43 ， 而是 踢#41 了 足球#42> 。",
     40},
    {"plain, left without", "",
     "<1:my#21 best friend#22|our#21 new#22 neighbor#23|the old man#21|a young#21 woman#22 in a "
     "red#23 coat#24|my#21 boss#22> left#1 the <2:party|restaurant|room|hotel|office> <3:last "
     "night|yesterday#41 evening#42|this morning|on Friday> without#2 <4:saying "
     "goodbye|speaking|looking back|closing the door#45|taking an umbrella#45> .",
     "<1:我#21 最好 的 朋友#22|我们#21 的 新#22 邻居#23|老 人#21|一 个 穿 红#23 大衣#24 的 "
     "年轻#21 女人#22|我#21 的 老板#22> <3:昨晚|昨天#41 晚上#42|今天 早上|星期五> 没#2 <4:说 "
     "再见|说话|回头|关门#45|带 伞#45> 就 离开#1 了 <2:聚会|餐厅|房间|酒店|办公室> 。",
     40},
    {"plain, before eating", "",
     "please#1 <1:wash#21 your hands#22|turn off the phone#21|close#21 the windows#22|clean#21 the "
     "kitchen#22|drink#21 some water#22|call#21 your mom#22> before#2 <2:dinner|going to "
     "bed|leaving#31 home#32|the guests#31 come#32|going to school> .",
     "<2:晚饭|睡觉|离开#31 家#32|客人#31 来#32|上学> 以前#2 请#1 <1:洗#21 手#22|关 "
     "手机#21|关上#21 窗户#22|打扫#21 厨房#22|喝#21 一些 水#22|给 你 妈妈#22 打#21 电话> 。",
     35},
    {"plain, tall as", "",
     "<1:my#21 little brother#22|the boy#21 in the blue#22 shirt#23|our#21 new#22 coach#23|the "
     "girl#21 with long#22 hair#23|my#21 good#23 friend#22> is as#1 "
     "<2:tall|clever|strong|brave|hardworking> as <3:my#31 dad#32|my#31 best#32 "
     "friend#33|you|our#31 teacher#32> .",
     "<1:我#21 弟弟#22|穿 蓝色#22 衬衫#23 的 男孩#21|我们#21 的 新#22 教练#23|长#22 头发#23 的 "
     "女孩#21|我#21 的 好#23 朋友#22> 和 <3:我#31 爸爸#32|我#31 最好#32 的 朋友#33|你|我们#31 的 "
     "老师#32> 一样#1 <2:高|聪明|强壮|勇敢|勤劳> 。",
     35},
    {"plain, middle of the movie", "",
     "in the middle of <1:the night|the night|the movie#21|the meeting#21|the exam#21|the "
     "match#21> , <2:the phone#31 suddenly#32 rang#33|the baby#31 began#32 to cry#33|i#31 "
     "heard#32 a strange#33 noise|my#31 dog#32 suddenly#33 barked|it suddenly#32 began#33 to "
     "rain#31> .",
     "<1:半 夜|半 夜|电影#21 中间|会议#21 中间|考试#21 中间|比赛#21 中间> ， <2:电话#31 突然#32 "
     "响#33 了|宝宝#31 开始#32 哭#33|我#31 听见#32 了 一 个 奇怪#33 的 声音|我#31 的 狗#32 "
     "突然#33 叫 了|突然#32 开始#33 下雨#31 了> 。",
     30},
    {"plain, one of the cities", "",
     "<1:Shanghai|this old#21 city#22|Beijing|my#21 hometown#22|the city#21 where i#22 live#23> "
     "is#1 one#2 of the <2:largest|oldest|most beautiful|most famous|most interesting> cities#3 "
     "<3:in the world#41|in China#41|i#41 have ever been#42 to|i#41 have ever seen#42> .",
     "<1:上海|这 个 旧#21 城市#22|北京|我#21 的 家乡#22|我#22 住#23 的 城市#21> 是#1 <3:世界#41 "
     "上|中国#41|我#41 去#42 过 的|我#41 见#42 过 的> <2:最大|最 古老|最 漂亮|最 有名|最 有趣> 的 "
     "城市#3 之 一#2 。",
     61},
    {"plain, book that i bought", "",
     "the <1:book|cup|coat|umbrella|cake|watch|chair> that i#1 bought#2 <2:last week|yesterday|on "
     "the internet|in Paris|at the market|near the station#31|for my mom#31> is <3:very#41 "
     "good#42|too#41 expensive#42|very#41 cheap#42|in the kitchen#41|on the table#41> .",
     "我#1 <2:上周|昨天|在 网上|在 巴黎|在 市场|在 车站#31 附近|给 我 妈妈#31> 买#2 的 "
     "<1:书|杯子|大衣|雨伞|蛋糕|手表|椅子> <3:非常#41 好#42|太#41 贵#42 了|非常#41 便宜#42|在 "
     "厨房#41 里|在 桌子#41 上> 。",
     40},
    {"plain, man who lives", "",
     "the <1:old#21 man#22|young#21 woman#22|doctor|famous#21 writer#22|nurse> who lives#1 "
     "<2:upstairs|downstairs|near the park#31|in that white#31 house#32|behind the school#31> "
     "<3:has two#41 dogs#42|comes from#41 Italy#42|is very#41 kind#42|gets up#41 early#42 every "
     "day|often helps#41 us#42> .",
     "住#1 在 <2:楼上|楼下|公园#31 附近|那 座 白色#31 的 房子#32 里|学校#31 后面> 的 <1:老#21 "
     "人#22|年轻#21 女人#22|医生|有名#21 的 作家#22|护士> <3:有 两#41 只 狗#42|来自#41 "
     "意大利#42|非常#41 善良#42|每天 起#41 得 很 早#42|常常 帮助#41 我们#42> 。",
     40},
    {"plain, girl sitting", "",
     "the <1:girl|boy|woman|man|child> who is <2:sitting#31 by the window#32|standing#31 at the "
     "door#32|talking#31 with my mom#32|waiting#31 for the bus#32|playing#31 in the "
     "garden#32|reading#31 a book#33 under the tree#32> is <3:my#41 classmate#42|our#41 "
     "neighbor#42|a friend#41 of mine|my#41 teacher 's child#42> .",
     "<2:坐#31 在 窗户#32 旁边|站#31 在 门口#32|和 我 妈妈#32 说话#31|等#31 公交车#32|在 花园#32 "
     "里 玩#31|在 树#32 下 看#31 书#33> 的 <1:女孩|男孩|女人|男人|孩子> 是 <3:我#41 的 "
     "同学#42|我们#41 的 邻居#42|我 的 朋友#41|我#41 的 老师 的 孩子#42> 。",
     35},
    {"plain, see from the window", "",
     "i#1 can#2 see#3 <2:the sea|the river|the mountains#31|a small#31 garden#32|the old#31 "
     "bridge#32|the children#31 in the park#32> from#4 <1:my bedroom#22 window|the window of my "
     "room#22|our#21 new#22 balcony#23|my office#22|the kitchen#21> .",
     "我#1 能#2 从#4 <1:我 卧室#22 的 窗户|我 房间#22 的 窗户|我们#21 的 新#22 阳台#23|我 的 "
     "办公室#22|厨房#21> 看见#3 <2:大海|河|山#31|一 个 小#31 花园#32|旧#31 桥#32|公园#32 里 的 "
     "孩子#31 们> 。",
     30},
    {"plain, must finish", "",
     "<1:we|i|you|my#21 team#22 and i|the students> must#1 <2:finish#31 this work#32|clean#31 the "
     "classroom#32|write#31 the essay#32|fix#31 the computer#32|read#31 this book#32|solve#31 this "
     "problem#32> before#2 <3:Friday|five#41 o'clock#42|dinner#41|Monday|the meeting#41> .",
     "<1:我们|我|你|我 和 我#21 的 球队#22|学生 们> 必须#1 在 <3:星期五|五#41 "
     "点#42|晚饭#41|星期一|开会#41> 以前#2 <2:完成#31 这 个 工作#32|打扫#31 教室#32|写#31 "
     "作文#32|修理#31 电脑#32|读#31 这 本 书#32|解决#31 这 个 问题#32> 。",
     35},
    {"plain, you should in summer", "",
     "<1:in summer|before an exam#21|after work#21|after running#21|when you have a cold#21> , "
     "you#1 should#2 <2:drink#31 more#32 water#33|go to bed#31 earlier#32|eat#31 more#32 "
     "fruit#33|rest#31 well#32|drink#31 less#32 coffee#33> .",
     "<1:夏天|考试#21 以前|下班#21 以后|跑步#21 以后|感冒#21 的 时候> ， 你#1 应该#2 <2:多#32 "
     "喝#31 水#33|早点#32 睡觉#31|多#32 吃#31 水果#33|好好#32 休息#31|少#32 喝#31 咖啡#33> 。",
     35},
    {"plain, may i with", "",
     "may#1 i#2 <1:go#21 to the park#22|play#21 football#22|see#21 a movie#22|go#21 to the "
     "beach#22|do#21 my homework#22> with#3 <2:my#31 friends#32|Tom|my#31 cousin#32|you|Anna> "
     "<3:this afternoon|tomorrow|after work#41|on Sunday|after dinner#41> ?",
     "我#2 <3:今天 下午|明天|下班#41 以后|星期天|晚饭#41 以后> 可以#1 和#3 <2:我#31 的 "
     "朋友#32|汤姆|我#31 表哥#32|你|安娜> 一起 <1:去#21 公园#22|踢#21 足球#22|看#21 电影#22|去#21 "
     "海边#22|做#21 作业#22> 吗 ？",
     35},
    {"plain, may rain so", "",
     "it may#1 <1:rain|snow> <2:this afternoon|tomorrow|tonight|this weekend|on Monday> , so#2 "
     "<3:please take#41 an umbrella#42|please wear#41 a coat#42|we will stay#41 at home#42|we "
     "can't go#41 to the beach#42|i won't go hiking#42> .",
     "<2:今天 下午|明天|今晚|这 个 周末|星期一> 可能#1 会 <1:下雨|下雪> ， 所以#2 <3:请 带#41 "
     "伞#42|请 穿#41 大衣#42|我们 会 待#41 在 家#42 里|我们 不能 去#41 海边#42|我 不会 去 爬 "
     "山#42> 。",
     35},
    {"plain, would like one day", "",
     "<2:one day|next year|after the exam#31|in ten#31 years#32|when i am old#31> i#1 would "
     "like#2 to <1:live#21 in a small#22 house#23|travel#21 to Europe#22 with my best#23 "
     "friend#24|open#21 a small#22 cafe#23 in my hometown#24|write#21 a book#22 about my "
     "grandmother#23|buy#21 a big#22 house#23 for my parents#24|visit#21 the museum with my "
     "family#22> .",
     "<2:有 一天|明年|考试#31 以后|十#31 年#32 以后|我 老#31 了 的 时候> 我#1 想#2 <1:住#21 在 "
     "一 座 小#22 房子#23 里|和 我 最好#23 的 朋友#24 一起 去 欧洲#22 旅行#21|在 我 的 家乡#24 "
     "开#21 一 家 小#22 咖啡馆#23|写#21 一 本 关于 我 奶奶#23 的 书#22|给 我 父母#24 买#21 一 "
     "座 大#22 房子#23|和 我 的 家人#22 一起 去 参观#21 博物馆> 。",
     35},
    {"plain, sister's new bike", "",
     "my <1:sister|brother|uncle|friend|neighbor> 's <2:new#31 bike#32|old#31 car#32|red#31 "
     "umbrella#32|little#31 dog#32|black#31 cat#32> is <3:in front#41 of the house#42|behind "
     "the door#42|under the big#41 tree#42|in the garden#41|next to the bus#41> .",
     "我 <1:姐姐|哥哥|叔叔|朋友|邻居> 的 <2:新#31 自行车#32|旧#31 汽车#32|红色#31 雨伞#32|小#31 "
     "狗#32|黑色#31 的 猫#32> 在 <3:房子#42 前面#41|门#42 后面|大#41 树#42 下面|花园#41 "
     "里|公交车#41 旁边> 。",
     35},
    {"plain, museum opens", "",
     "the <1:museum|library|supermarket|bank|bookstore|gym> near#1 <2:my#31 home#32|the "
     "station#31|our#31 school#32|the park#31> opens#2 at <3:eight#41 o'clock#42|nine#41 "
     "o'clock#42|ten#41 o'clock#42> in the morning#3 and is closed#4 on <4:Sunday|Monday> .",
     "<2:我#31 家#32|车站#31|我们#31 学校#32|公园#31> 附近#1 的 "
     "<1:博物馆|图书馆|超市|银行|书店|健身房> 早上#3 <3:八#41 点#42|九#41 点#42|十#41 点#42> 开#2 "
     "门 ， <4:星期天|星期一> 关门#4 。",
     35},
    {"plain, reading when phone rang", "",
     "i#1 was <1:reading#21 a book#22|drinking#21 coffee#22|listening#21 to music#22|playing#21 "
     "with the dog#22|having#21 lunch#22> in#2 the <2:garden|kitchen|living room#31|park> "
     "when#3 <3:the phone#41 rang#42|it began#41 to rain#42|my#41 dad#42 came#43 back|you "
     "called#41 me#42> .",
     "<3:电话#41 响#42|开始#41 下雨#42|我#41 爸爸#42 回来#43|你 给 我#42 打 电话#41> 的 时候#3 "
     "， 我#1 正在#2 <2:花园|厨房|客厅#31|公园> 里 <1:看#21 书#22|喝#21 咖啡#22|听#21 "
     "音乐#22|和 狗#22 玩#21|吃#21 午饭#22> 。",
     35},
    {"plain, when i was a child", "",
     "when#1 i was <1:a child|young|five#21 years#22 old|in primary school#22> , i#2 lived#3 "
     "<2:with my grandmother#31|with my parents#31|with my uncle#31> in#4 a <3:small#41 "
     "village#42|quiet#41 town#42|big#41 city#42|small#41 house#42 by the river> .",
     "<1:我 小 时候#1|我 年轻 的 时候#1|我 五#21 岁#22 的 时候#1|我 上 小学#22 的 时候#1> ， 我#2 "
     "<2:和 我 奶奶#31|和 我 父母#31|和 我 叔叔#31> 住#3 在#4 <3:一 个 小#41 村庄#42|一 个 "
     "安静#41 的 小镇#42|一 个 大#41 城市#42|河 边 的 一 座 小#41 房子#42> 里 。",
     35},
    {"plain, cooking dinner", "",
     "<1:my mom|my sister|our#21 neighbor#22|my friend> is <2:cooking#31 dinner#32|making#31 "
     "dumplings#32|drinking#31 tea#32|washing#31 the dishes#32|having#31 breakfast#32> in#2 the "
     "kitchen#3 with <3:my aunt|my#41 little brother#42|a colleague#41|two#41 "
     "children#42|my dad> .",
     "<1:我 妈妈|我 姐姐|我们#21 的 邻居#22|我 的 朋友> 在#2 厨房#3 里 和 <3:我 阿姨|我#41 "
     "弟弟#42|一 个 同事#41|两#41 个 孩子#42|我 爸爸> 一起 <2:做#31 晚饭#32|包#31 饺子#32|喝#31 "
     "茶#32|洗#31 碗#32|吃#31 早饭#32> 。",
     35},
    {"plain, by bike", "",
     "my <1:brother|dad|sister|friend|mom> goes to work#1 <2:by bike#31|by bus#31|by "
     "subway#31|by train#31|on foot> <3:every day|every Monday|in summer|in winter|with our#41 "
     "neighbor#42> .",
     "我 <1:哥哥|爸爸|姐姐|的 朋友|妈妈> <3:每天|每 个 星期一|夏天|冬天|和 我们#41 的 邻居#42> "
     "<2:骑 自行车#31|坐 公交车#31|坐 地铁#31|坐 火车#31|走路> 去 上班#1 。",
     35},
    {"plain, late for school", "",
     "i#1 was late#2 <1:for school#21|for work#21|for the meeting#21> <2:this morning|yesterday|on "
     "Monday|last#31 Friday#32> because#3 <3:i#41 missed#42 the bus#43|i#41 got up too#42 "
     "late#43|my#41 car#42 broke down#43|i#41 lost#42 my keys#43|it was raining#41> .",
     "我#1 <2:今天 早上|昨天|星期一|上周#31 五#32> <1:上学#21|上班#21|开会#21> 迟到#2 了 ， "
     "因为#3 <3:我#41 错过#42 了 公交车#43|我#41 起 得 太#42 晚#43 了|我#41 的 汽车#42 坏#43 "
     "了|我#41 弄丢#42 了 我 的 钥匙#43|下雨#41 了> 。",
     35},
    {"plain, sleep well", "",
     "i#1 did not#2 <1:sleep#21 well#22|call#21 you#22|go#21 to the party#22|finish#21 my "
     "homework#22> last night#3 because#4 <2:i had a headache#31|the baby#31 was crying#32|my#31 "
     "phone#32 was broken#33|i was too#31 tired#32|the neighbors#31 were too#32 noisy#33> .",
     "我#1 昨晚#3 没有#2 <1:睡#21 好#22|给 你#22 打 电话#21|去#21 聚会#22|写 完#21 作业#22> ， "
     "因为#4 <2:我 头疼#31|宝宝#31 在 哭#32|我#31 的 手机#32 坏#33 了|我 太#31 累#32 了|邻居#31 "
     "太#32 吵#33 了> 。",
     30},
    {"plain, birthday gift", "",
     "<1:my#21 parents#22|my best#21 friend#22|my#21 sister#22|my#21 old#23 friends#22|my#21 "
     "boss#22> gave#1 me#2 <2:a new#31 bike#32|an old#31 watch#32|a beautiful#31 necklace#32|a "
     "small#31 white#32 dog#33|a book#31 about China#32|some red#31 roses#32> for my birthday#3 "
     "<3:last year|last month|last week|this year> .",
     "<3:去年|上个月|上周|今年> 我 生日#3 的 时候 ， <1:我#21 父母#22|我 最好#21 的 "
     "朋友#22|我#21 姐姐#22|我#21 的 老#23 朋友#22|我#21 的 老板#22> 给#1 了 我#2 <2:一 辆 新#31 "
     "自行车#32|一 块 旧#31 手表#32|一 条 漂亮#31 的 项链#32|一 只 白色#32 的 小#31 狗#33|一 本 "
     "关于 中国#32 的 书#31|一些 红色#31 的 玫瑰#32> 。",
     35},
    {"plain, learning since", "",
     "i#1 have been <1:learning#21 Chinese#22|learning#21 to swim#22|playing#21 the "
     "piano#22|working#21 in this office#22|living#21 in this city#22> since#2 <2:last "
     "summer#31|last year|last month|January|last week> .",
     "我#1 从#2 <2:去年 夏天#31|去年|上个月|一 月|上周> 开始 <1:学#21 中文#22|学#21 游泳#22|弹#21 "
     "钢琴#22|在 这 个 办公室#22 工作#21|住#21 在 这 个 城市#22> 。",
     35},
    {"plain, not yet", "",
     "i#1 have not#2 <1:finished#21 my homework#22|read#21 that book#22|seen#21 that "
     "movie#22|cleaned#21 the kitchen#22|had#21 breakfast#22|bought#21 the tickets#22> yet , "
     "because#3 <2:i#31 am too#32 busy#33|i#31 have no time#32|i#31 just#32 came home#33|i#31 "
     "forgot#32> .",
     "我#1 还 没有#2 <1:做 完#21 作业#22|看#21 那 本 书#22|看#21 那 部 电影#22|打扫#21 "
     "厨房#22|吃#21 早饭#22|买#21 票#22> ， 因为#3 <2:我#31 太#32 忙#33 了|我#31 没有 "
     "时间#32|我#31 刚#32 回家#33|我#31 忘 了#32> 。",
     35},
    {"plain, people at the market", "",
     "there were#1 many#2 <1:people|tourists|children|students|young#21 people#22> <2:at the "
     "market|on the beach|at the station|in the museum|on the bus|in front of#31 the theater#32> "
     "<3:on Saturday#41 morning#42|yesterday|last night|this afternoon|last#41 Sunday#42> .",
     "<3:星期六#41 早上#42|昨天|昨晚|今天 下午|上周#41 日#42> <2:市场|海滩 上|车站|博物馆 "
     "里|公交车 上|剧院#32 前面#31> 有#1 很多#2 <1:人|游客|孩子|学生|年轻#21 人#22> 。",
     35},
    {"plain, too cold to", "",
     "it is too#1 <1:cold#21 to swim#22 in the sea#23|hot#21 to play#22 football#23 "
     "outside#24|late#21 to call#22 the boss#23|cold#21 to eat#22 in the garden#23|late#21 to "
     "take#22 the subway#23> <2:now|today|tonight> .",
     "<2:现在|今天|今晚> 太#1 <1:冷#21 了 ， 不能 在 海#23 里 游泳#22|热#21 了 ， 不能 在 外面#24 "
     "踢#22 足球#23|晚#21 了 ， 不能 给 老板#23 打#22 电话|冷#21 了 ， 不能 在 花园#23 里 "
     "吃饭#22|晚#21 了 ， 不能 坐#22 地铁#23> 。",
     35},
    {"plain, was so tired", "",
     "<2:yesterday|on Friday|last#31 Monday#32|two#31 days#32 ago> i was so#1 <1:tired#21 that i "
     "fell#22 asleep on the bus#23|happy#21 that i could not#22 sleep#23|hungry#21 that i ate#22 "
     "three bowls#23 of rice#24|busy#21 that i forgot#22 lunch#23|angry#21 that i left#22 the "
     "room#23|nervous#21 that i could not#22 speak#23> .",
     "<2:昨天|星期五|上周#31 一#32|两#31 天#32 前> 我 <1:累#21 得#1 在 公交车#23 上 睡着#22 "
     "了|高兴#21 得#1 睡#23 不#22 着|饿#21 得#1 吃#22 了 三 碗#23 米饭#24|忙#21 得#1 忘记#22 了 "
     "午饭#23|生气#21 得#1 离开#22 了 房间#23|紧张#21 得#1 说 不#22 出 话#23> 。",
     35},
    {"plain, left on the bus", "",
     "i#1 left#2 my <1:umbrella|bag|wallet|keys|passport|phone> <2:on the bus|on the train|in the "
     "taxi|at the hotel|in the restaurant|at home> <3:yesterday|this morning|last night|last#31 "
     "Friday#32> .",
     "我#1 <3:昨天|今天 早上|昨晚|上周#31 五#32> 把 <1:伞|包|钱包|钥匙|护照|手机> 忘#2 在 "
     "<2:公交车 上|火车 上|出租车 上|酒店|餐厅 里|家 里> 了 。",
     35},
    {"plain, help me carry", "",
     "can#1 you#2 help#3 me#4 <1:carry#21 this heavy#22 suitcase#23 to the station|find#21 my "
     "sister 's keys#22|clean#21 the kitchen#22|buy#21 some bread#22 at the "
     "supermarket#23|translate#21 this letter#22 into Chinese#23|fix#21 my old#22 computer#23> "
     "<2:this afternoon|tomorrow|tonight|now|before dinner#31> ?",
     "你#2 <2:今天 下午|明天|今晚|现在|晚饭#31 以前> 能#1 帮#3 我#4 <1:把 这 个 重#22 的 "
     "行李箱#23 搬#21 到 车站|找#21 我 姐姐 的 钥匙#22|打扫#21 厨房#22|在 超市#23 买#21 一些 "
     "面包#22|把 这 封 信#22 翻译#21 成 中文#23|修#21 一下 我 的 旧#22 电脑#23> 吗 ？",
     35},
    {"plain, took hours to", "",
     "it took#1 <1:me|us|my#21 parents#22|my#21 brother#22> <2:two#31 hours#32|half#31 an "
     "hour#32|three#31 days#32|a week#32> to <3:find#41 the house#42|clean#41 the "
     "garden#42|finish#41 the letter#42|fix#41 the old car#42|finish reading#41 this book#42> .",
     "<1:我|我们|我#21 父母#22|我#21 哥哥#22> 用#1 了 <2:两#31 个 小时#32|半#31 个 "
     "小时#32|三#31 天#32|一 个 星期#32> 才 <3:找到#41 房子#42|打扫 完#41 花园#42|写 完#41 "
     "信#42|修好#41 旧 汽车#42|读 完#41 这 本 书#42> 。",
     35},
    {"plain, spent the afternoon", "",
     "i#1 spent the whole#2 <1:afternoon|morning|evening> <2:in the library|on the beach|in the "
     "museum|in the garden|in the kitchen#31 with my mom#32|at home#31 with my cat#32> "
     "<3:yesterday|last#41 Sunday#42|on Saturday#41> .",
     "我#1 <3:昨天|上周#41 日#42|星期六#41> <2:在 图书馆|在 海滩 上|在 博物馆|在 花园 里|和 我 "
     "妈妈#32 在 厨房#31 里|和 我 的 猫#32 在 家#31> 待 了 整整#2 一 个 <1:下午|早上|晚上> 。",
     35},
    {"plain, let's after dinner", "",
     "let's <1:go for a walk#21 in the park#22|see#21 a movie#22 at the cinema|drink#21 coffee#22 "
     "in the small cafe#23|play#21 chess#22 in the garden#23|go#21 to the market#22 with your "
     "parents#23|take#21 some photos#22 by the lake#23> <2:after dinner#31|tomorrow#31 "
     "morning#32|this weekend|after work#31|tonight> .",
     "我们 <2:晚饭#31 以后|明天#31 早上#32|这 个 周末|下班#31 以后|今晚> <1:去 公园#22 "
     "散步#21|在 电影院 看#21 电影#22|在 小 咖啡馆#23 喝#21 咖啡#22|在 花园#23 里 下#21 "
     "象棋#22|和 你 的 父母#23 去#21 市场#22|在 湖#23 边 拍#21 一些 照片#22> 吧 。",
     35},
    {"plain, woman in red", "",
     "<1:a little#21 girl#22|a young#21 woman#22|an old#21 woman#22> in a <2:red#31 "
     "dress#32|black#31 coat#32|blue#31 sweater#32> was <3:standing#41 alone in the "
     "rain#42|sitting#41 on a bench#42 in the park#43|waiting#41 for the bus#42|crying#41 in "
     "front#42 of the school#43|reading#41 a newspaper#42> .",
     "一 个 穿 <2:红#31 裙子#32|黑#31 大衣#32|蓝#31 毛衣#32> 的 <1:小#21 女孩#22|年轻#21 "
     "女人#22|老#21 女人#22> <3:一个人 站#41 在 雨#42 里|坐#41 在 公园#43 的 长椅#42 上|在 等#41 "
     "公交车#42|在 学校#43 前面#42 哭#41|在 看#41 报纸#42> 。",
     35},
    {"plain, while waiting", "",
     "while#1 i#2 was <1:waiting#21 for the bus#22|walking#21 to school#22|having#21 lunch#22 in "
     "the park|shopping#21 with my mom#22> , <2:i#31 met#32 an old friend#33|it began#31 to "
     "snow#32|someone#31 stole#32 my bike#33|my#31 boss#32 called me#33|i#31 saw#32 a strange#33 "
     "man> .",
     "我#2 <1:等#21 公交车#22|走路#21 去 学校#22|在 公园 吃#21 午饭#22|和 我 妈妈#22 购物#21> 的 "
     "时候#1 ， <2:我#31 遇见#32 了 一 个 老 朋友#33|开始#31 下雪#32 了|有人#31 偷#32 了 我 的 "
     "自行车#33|我#31 的 老板#32 给 我#33 打 电话 了|我#31 看见#32 了 一 个 奇怪#33 的 男人> 。",
     35},
    {"plain, house with a garden", "",
     "<1:i|my wife|we|my#21 parents#22|my#21 friend#22> would like#1 <2:a house#31 with a big#32 "
     "garden#33|a room#31 with two#32 beds#33|a small#31 house#32 with many#33 windows#34|an "
     "apartment#31 with a balcony#32|a house#31 with a swimming pool#32> <3:near the sea#41|in the "
     "old#41 town#42|in the south of France#41|in this quiet#41 village#42|near the lake> .",
     "<1:我|我 妻子|我们|我#21 父母#22|我#21 朋友#22> 想要#1 <3:大海#41 附近|老#41 镇#42 "
     "上|法国#41 南部|这 个 安静#41 的 村庄#42 里|湖 附近> 的 <2:一 座 有 大#32 花园#33 的 "
     "房子#31|一 个 有 两#32 张 床#33 的 房间#31|一 座 有 很多#33 窗户#34 的 小#31 房子#32|一 个 "
     "有 阳台#32 的 公寓#31|一 座 有 游泳池#32 的 房子#31> 。",
     35},
    {"plain, ever in another place", "",
     "have you#2 ever <1:seen#21 a panda#22|ridden#21 a horse#22|eaten#21 dumplings#22|lost#21 "
     "your passport#22|ridden#21 a camel#22|made#21 friends#22> <2:in China|in Australia|in "
     "another#31 country#32|on a trip#31|in winter> ?",
     "你#2 <2:在 中国|在 澳大利亚|在 别的#31 国家#32|在 旅行#31 的 时候|冬天> <1:见#21 过 "
     "熊猫#22|骑#21 过 马#22|吃#21 过 饺子#22|弄丢#21 过 你 的 护照#22|骑#21 过 骆驼#22|交#21 过 "
     "朋友#22> 吗 ？",
     35},
    {"plain, going to with", "",
     "<1:tomorrow|tomorrow#21 afternoon#22|this weekend|next week|on Sunday> my "
     "<2:sister|brother|friend|uncle|roommate> and#1 i#2 are going#3 to <3:visit#31 our "
     "grandmother#32 in the hospital#33|see#31 a movie#32 at the cinema|play#31 tennis#32 in the "
     "park#33|buy#31 a new#32 computer#33|have#31 dinner#32 in a Thai restaurant#33|climb#31 the "
     "mountain#32 near the village#33> .",
     "<1:明天|明天#21 下午#22|这 个 周末|下周|星期天> 我#2 和#1 <2:姐姐|哥哥|朋友|叔叔|室友> "
     "要#3 <3:去 医院#33 看望#31 我们 奶奶#32|去 电影院 看#31 电影#32|在 公园#33 里 打#31 "
     "网球#32|买#31 一 台 新#32 电脑#33|在 一 家 泰国 餐厅#33 吃#31 晚饭#32|去 爬#31 村庄#33 "
     "附近 的 山#32> 。",
     35},
    {"plain, where did you buy", "",
     "where#1 did you#2 buy#3 <1:this beautiful#21 dress#22|these warm#21 socks#22|that old#21 "
     "clock#22|these red#21 shoes#22|this interesting#21 book#22|the black#21 coat#22 with the "
     "big#23 pockets#24> <2:last week|yesterday|this morning|last#31 Sunday#32> ?",
     "你#2 <2:上周|昨天|今天 早上|上周#31 日#32> 在 哪里#1 买#3 的 <1:这 条 漂亮#21 的 "
     "裙子#22|这 双 暖和#21 的 袜子#22|那 个 旧#21 钟#22|这 双 红色#21 的 鞋#22|这 本 "
     "有趣#21 的 书#22|那 件 有 大#23 口袋#24 的 黑色#21 的 大衣#22> ？",
     30},
    {"plain, already done", "",
     "<1:we|i|my#21 parents#22|my#21 classmates#22> have already#1 <2:visited#31 the museum#32 "
     "near the river#33|seen#31 the new#32 movie#33|bought#31 the train#32 tickets#33 to "
     "Shanghai|cleaned#31 the kitchen#32 and the bathroom#33|found#31 a cheap#32 hotel#33 by the "
     "sea|eaten#31 dinner#32 at my uncle 's home#33> .",
     "<1:我们|我|我#21 父母#22|我#21 的 同学#22 们> 已经#1 <2:参观#31 了 河#33 附近 的 "
     "博物馆#32|看#31 了 新#32 电影#33|买#31 了 去 上海 的 火车#32 票#33|打扫#31 了 厨房#32 和 "
     "洗手间#33|在 海边 找到#31 了 一 家 便宜#32 的 酒店#33|在 我 叔叔 家#33 吃#31 了 晚饭#32> 。",
     35},
    {"plain, told me", "",
     "<1:last night|yesterday|on the way#21 home|after dinner#21|this morning> my "
     "<2:teacher|grandpa|sister|dad|boss|friend> told#1 me#2 <3:a story#31 about the war#32|a "
     "funny#31 story#32|an interesting#31 story#32 about a fox#33|a story#31 about two#32 "
     "brothers#33|a very#31 long#32 story#33> .",
     "<1:昨晚|昨天|回家 的 路#21 上|晚饭#21 以后|今天 早上> 我 <2:的 老师|爷爷|姐姐|爸爸|的 "
     "老板|的 朋友> 给 我#2 讲#1 了 <3:一 个 关于 战争#32 的 故事#31|一 个 好笑#31 的 "
     "故事#32|一 个 关于 狐狸#33 的 有趣#31 的 故事#32|一 个 关于 两#32 个 兄弟#33 的 "
     "故事#31|一 个 很#31 长#32 的 故事#33> 。",
     30},
    {"plain, can't without", "",
     "you#1 can't#2 <1:learn#21 Chinese#22 well|win#21 the game#22|pass#21 the exam#22|become#21 "
     "a good#22 doctor#23> without#3 <2:practice|working#31 hard#32|making#31 "
     "mistakes#32|thinking|reading#31 books#32> .",
     "不#3 <2:练习|努力#32 工作#31|犯#31 错误#32|思考|看#31 书#32> ， 你#1 不能#2 <1:学 好#21 "
     "中文#22|赢#21 比赛#22|通过#21 考试#22|成为#21 一 名 好#22 医生#23> 。",
     30},
    {"plain, every weekday", "",
     "<1:my dad|my sister|our#21 neighbor#22|my friend|the young#21 woman#22> <2:works#31 in a "
     "hospital#32|works#31 in a big#32 hotel#33|studies#31 at the university#32|stays#31 at "
     "home#32|takes the subway#31> from#1 <3:Monday to Friday|Tuesday to Saturday|morning to "
     "evening> .",
     "<1:我 爸爸|我 姐姐|我们#21 的 邻居#22|我 朋友|那 个 年轻#21 女人#22> 从#1 <3:星期一 到 "
     "星期五|星期二 到 星期六|早上 到 晚上> <2:在 医院#32 工作#31|在 一 家 大#32 酒店#33 "
     "工作#31|在 大学#32 学习#31|待#31 在 家#32 里|坐 地铁#31> 。",
     38},
    {"plain, waited until", "",
     "<1:yesterday|last night|on Friday> <2:we|my#31 parents#32|my brother#32 and i#31|the "
     "passengers#31> waited#1 <3:at the airport|in the hotel|at the station|on the platform> "
     "until#2 <4:ten#41 o'clock#42|eleven#41 o'clock#42|the rain#41 stopped#42|the doors#41 "
     "opened#42> .",
     "<1:昨天|昨晚|星期五> <2:我们|我#31 父母#32|我#31 和 哥哥#32|乘客#31> 在 "
     "<3:机场|酒店|车站|站台 上> 等#1 到#2 <4:十#41 点#42|十一#41 点#42|雨#41 停#42 了|门#41 "
     "开#42 了> 。",
     30},
    {"plain, would you like", "",
     "would you#1 like#2 to <1:go#21 to the beach#22|have#21 dinner#22|see#21 a movie#22|drink#21 "
     "coffee#22|visit#21 the museum#22|climb#21 the mountain#22> with#3 <2:me|us|my#31 "
     "family#32|my#31 friends#32> <3:tomorrow|this Saturday#41|tonight|next#41 weekend#42|after "
     "the exam#41> ?",
     "你#1 <3:明天|这 个 星期六#41|今晚|下#41 个 周末#42|考试#41 以后> 想#2 和#3 "
     "<2:我|我们|我#31 的 家人#32|我#31 的 朋友#32> 一起 <1:去#21 海边#22|吃#21 晚饭#22|看#21 "
     "电影#22|喝#21 咖啡#22|去 参观#21 博物馆#22|爬#21 山#22> 吗 ？",
     35},
    {"plain, best i ever", "",
     "this is#1 the <1:best#21 cake#22 i have ever#23 eaten#24|most interesting#21 book#22 i "
     "have ever#23 read#24|most beautiful#21 park#22 i have ever#23 seen#24|most expensive#21 "
     "coffee#22 i have ever#23 drunk#24|best#21 movie#22 i have ever#23 watched#24|longest#21 "
     "letter#22 i have ever#23 read#24> <2:in China|in this city#31|in Europe|in London> .",
     "这 是#1 我 <2:在 中国|在 这 个 城市#31|在 欧洲|在 伦敦> <1:吃#24 过#23 的 最好#21 的 "
     "蛋糕#22|读#24 过#23 的 最 有趣#21 的 书#22|见#24 过#23 的 最 漂亮#21 的 公园#22|喝#24 "
     "过#23 的 最 贵#21 的 咖啡#22|看#24 过#23 的 最好#21 的 电影#22|读#24 过#23 的 最 长#21 的 "
     "信#22> 。",
     30},
    {"plain, i drink tea instead", "",
     "<1:in the morning#21|on Sunday#21|after dinner#21|at work#21|in summer#21> i usually#1 "
     "<2:drink#31 tea#32 instead of coffee#33|eat#31 noodles#32 instead of rice#33|read#31 "
     "books#32 instead of watching television#33|listen to#31 music#32 instead of "
     "talking#33|drink#31 water#32 instead of beer#33> .",
     "<1:早上#21|星期天#21|晚饭#21 以后|上班#21 的 时候|夏天#21> 我 通常#1 <2:喝#31 茶#32 ， 不 喝 "
     "咖啡#33|吃#31 面条#32 ， 不 吃 米饭#33|看#31 书#32 ， 不 看 电视#33|听#31 音乐#32 ， 不 "
     "说话#33|喝#31 水#32 ， 不 喝 啤酒#33> 。",
     35},
    {"plain, went out without", "",
     "<1:yesterday|this morning|last week|on Monday> i#1 went to <2:school|work> without#2 "
     "<3:eating#31 breakfast#32|taking#31 an umbrella#32|taking#31 my phone#32|wearing#31 a "
     "coat#32> "
     "because#3 i was <4:late|too#41 busy#42> .",
     "<1:昨天|今天 早上|上周|星期一> 我#1 没#2 <3:吃#31 早饭#32|带#31 伞#32|带#31 手机#32|穿#31 "
     "大衣#32> 就 去 <2:上学|上班> 了 ， 因为#3 我 <4:迟到 了|太#41 忙#42 了> 。",
     35},
    {"plain, had to because", "",
     "<1:last night|yesterday|on Sunday|last week> i#1 had#2 to <2:stay#31 in bed#32 because i was "
     "ill#33|walk#31 home because there was no bus#32|work#31 because my#32 colleague#33 was "
     "ill#34|go#31 to the hospital#32 because i had a fever#33|sleep#31 in a hotel#32 because i "
     "lost#33 my keys> .",
     "<1:昨晚|昨天|星期天|上周> 我#1 不得不#2 <2:待#31 在 床#32 上 ， 因为 我 生病#33 了|走路#31 "
     "回家 ， 因为 没有 公交车#32|工作#31 ， 因为 我#32 的 同事#33 生病#34 了|去#31 医院#32 ， "
     "因为 我 发烧#33 了|睡#31 在 酒店#32 里 ， 因为 我 弄丢#33 了 钥匙> 。",
     30},
    {"plain, not as as", "",
     "<1:my#21 room#22|this hotel#21|our#21 new#22 house#23|this old#21 library#22|my#21 "
     "office#22> is not as#1 <2:big|quiet|beautiful|clean|comfortable|bright> as <3:your "
     "house#41|the school#41 near the park#42|i#41 thought#42> .",
     "<1:我#21 的 房间#22|这 家 酒店#21|我们#21 的 新#22 房子#23|这 座 旧#21 图书馆#22|我#21 的 "
     "办公室#22> 没有 <3:你 的 房子#41|公园#42 附近 的 学校#41|我#41 想#42 的> 那么#1 "
     "<2:大|安静|漂亮|干净|舒服|亮> 。",
     30},
    {"plain, between", "",
     "there is a <1:small#21 cafe#22|good#21 restaurant#22|big#21 bookstore#22|cheap#21 "
     "hotel#22|new#21 bakery#22> between#1 the <2:station|park|museum> and#2 the "
     "<3:river|school|hospital|bank> .",
     "<2:车站|公园|博物馆> 和#2 <3:河|学校|医院|银行> 中间#1 有 一 家 <1:小#21 咖啡馆#22|好#21 "
     "餐厅#22|大#21 书店#22|便宜#21 的 酒店#22|新#21 面包店#22> 。",
     30},
    {"plain, call when arrive", "",
     "please#1 call#2 me#3 when#4 you#5 <1:arrive#21 at the station#22|are at home#21|leave#21 the "
     "office#22|have time#21|wake#21 up|arrive#21 in Shanghai#22> <2:tomorrow|tonight|on "
     "Friday|this weekend|next week> .",
     "<2:明天|今晚|星期五|这 个 周末|下周> 你#5 <1:到#21 车站#22|在 家#21|离开#21 "
     "办公室#22|有时间#21|醒#21|到#21 上海#22> 的 时候#4 请#1 给 我#3 打 电话#2 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_english_clauses() { return english_clauses; }

}  // namespace playground::grammar
