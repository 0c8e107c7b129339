// Templates: news as Chinese papers have them, of accidents, discoveries and holidays.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_events[] = {
    {"news, almost a hundred people", "",
     "the <1:accident|fire|earthquake|typhoon|storm|floods> injured#1 almost#2 a hundred#3 "
     "<2:people|workers|students|passengers|tourists|soldiers> .",
     "<1:事故|火灾|地震|台风|风暴|洪水> 造成#1 近#2 百#3 <2:人|名 工人|名 学生|名 乘客|名 游客|名 "
     "士兵> 受伤#1 。",
     30, true},
    {"news, nobody was injured", "",
     "there was#1 <1:an accident|a fire|an earthquake|a big fire|a serious accident> in "
     "<2:Beijing|Shanghai|Japan|London|Italy> <3:last night|this morning|yesterday|on Thursday> , "
     "but#2 luckily#3 nobody#4 was injured#5 .",
     "<3:昨晚|今天 早上|昨天|星期四> <2:北京|上海|日本|伦敦|意大利> 发生#1 了 "
     "<1:事故|火灾|地震|一 场 大 火灾|一 场 严重 的 事故> ， 但是#2 幸好#3 没有人#4 受伤#5 。",
     30},
    {"news, people were injured", "",
     "<1:three|five|eight|ten|twenty|fifty> <2:people|workers|students|passengers|tourists> were "
     "injured#1 in the <3:accident|fire#41|earthquake|storm|typhoon> .",
     "<1:三|五|八|十|二十|五十> <2:个 人|个 工人|个 学生|个 乘客|个 游客> 在 "
     "<3:事故|火灾#41|地震|风暴|台风> 中 受伤#1 。",
     30},
    {"news, a truck hit a bus", "",
     "a <1:truck|bus|taxi|car|motorcycle> hit#1 a <2:wall|tree|train|bicycle|house> in "
     "<3:Beijing|London|Shanghai|Paris> <4:this morning|last night|yesterday afternoon|on Friday> "
     ".",
     "<4:今天 早上|昨晚|昨天 下午|星期五> 一 辆 <1:卡车|公交车|出租车|汽车|摩托车> 在 "
     "<3:北京|伦敦|上海|巴黎> 撞#1 了 <2:一 面 墙|一 棵 树|一 列 火车|一 辆 自行车|一 座 房子> 。",
     25},
    {"news, the police", "",
     "the police#1 <1:arrested a thief|arrested two thieves|found the lost boy|found the lost "
     "puppy|saved three children> at the <2:train station|airport|supermarket|subway station|park> "
     "<3:last night|this morning|yesterday|today> .",
     "<3:昨晚|今天 早上|昨天|今天> 警察#1 在 <2:火车站|机场|超市|地铁站|公园> <1:逮捕 了 一 个 "
     "小偷|逮捕 了 两 个 小偷|找到 了 迷路 的 男孩|找到 了 迷路 的 小狗|救 了 三 个 孩子> 。",
     25},
    {"news, floods", "",
     "because#1 of the <1:floods|typhoon|earthquake|fire|war> , many#2 people#3 <2:left home|left "
     "the city|have no water to drink|cannot go home|lost everything> .",
     "因为#1 <1:洪水|台风|地震|火灾|战争> ， 很多#2 人#3 <2:离开 了 家|离开 了 城市|没有 水 "
     "喝|不能 回家|失去 了 一切> 。",
     25},
    {"news, on strike", "",
     "<1:bus drivers|taxi drivers|doctors|nurses|teachers> in <2:London|Paris|Germany|Italy|Korea> "
     "are on#1 strike#1 <3:today|this week|again> .",
     "<2:伦敦|巴黎|德国|意大利|韩国> 的 <1:公交车 司机|出租车 司机|医生|护士|老师> <3:今天|这 个 "
     "星期|又> 罢工#1 <3:||了> 。",
     25},
    {"news, launched a satellite", "c=pick:country",
     "{c} launched#1 <1:a new satellite|another new satellite|another satellite|the first "
     "satellite|the first satellite of this year> <2:this morning|yesterday|today|last night|last "
     "week> .",
     "{c} <2:今天 早上|昨天|今天|昨晚|上周> 发射#1 了 <1:一 颗 新 卫星|又 一 颗 新 卫星|又 一 颗 "
     "卫星|第一 颗 卫星|今年 的 第一 颗 卫星> 。",
     30},
    {"news, scientists discovered", "",
     "scientists#1 <2:in China|in Germany|in America|in Japan> discovered#2 <1:a new planet|a new "
     "insect|a new medicine|a new plant|water on the moon|ice on Mars|an ancient city> <3:this "
     "year|last month|last week> .",
     "<3:今年|上个月|上周> <2:中国|德国|美国|日本> 科学家#1 发现#2 了 <1:一 颗 新 行星|一 种 "
     "新 昆虫|一 种 新 药|一 种 新 植物|月球 上 的 水|火星 上 的 冰|一 个 古老 的 城市> 。",
     30},
    {"news, robots will replace", "",
     "<1:robots|artificial intelligence|computers|machines> will <2:replace workers|replace "
     "drivers|replace teachers|change our life|help doctors|write news|translate books> <3:in the "
     "future|next year|one day> .",
     "<1:机器人|人工 智能|电脑|机器> <3:未来|明年|有 一天> 会 <2:代替 工人|代替 司机|代替 "
     "老师|改变 我们 的 生活|帮助 医生|写 新闻|翻译 书> 。",
     25},
    {"news, company sells a new phone", "",
     "<1:a Chinese company|an American company|a Japanese company|a German company> will start#1 "
     "selling#2 <2:a new phone|a new robot|a new car|a new computer|a new laptop|a smart watch> "
     "<3:next month|next week|in March|this year|in December> .",
     "<1:一 家 中国 公司|一 家 美国 公司|一 家 日本 公司|一 家 德国 公司> 将 于 <3:下个月|下周|三 "
     "月|今年|十二 月> 开始#1 卖#2 <2:新 手机|新 机器人|新 汽车|新 电脑|新 笔记本电脑|智能 手表> "
     "。",
     25},
    {"news, million students take the exam", "",
     "this year#1 <1:more than a million|almost a million|three million|ten#41 thousand#42> "
     "students#2 "
     "in <2:China|Beijing|Japan|Germany|the whole country> will <3:take the exam|go to "
     "university|look "
     "for work|learn Chinese|learn English> .",
     "今年#1 <2:中国|北京|日本|德国|全国> 有 <1:超过 一 百万|近 一 百万|三 百万|一#41 万#42> "
     "学生#2 将 "
     "<3:参加 考试|上 大学|找 工作|学 中文|学 英语> 。",
     25},
    {"news, schools start the holiday", "",
     "<1:primary schools|all schools|schools|many schools> in <2:Beijing|Shanghai|many "
     "places|London|China> start#1 the holiday#2 <4:today|tomorrow|next week|on Saturday> .",
     "<2:北京|上海|多 地|伦敦|中国> <1:小学|所有 学校|学校|很多 学校> <4:今天|明天|下周|星期六> "
     "开始#1 放假#2 。",
     25, true},
    {"news, spring festival is coming", "",
     "the spring#1 festival#1 is coming#2 <1:, train tickets are difficult to buy|, many people "
     "are "
     "going home|, the station is very crowded|, all the trains are full|, plane tickets are too "
     "expensive|, everyone is buying gifts> .",
     "春节#1 快 到#2 了 ， <1:火车 票 很 难 买|很多 人 要 回家|车站 非常 拥挤|所有 的 火车 都 满 "
     "了|飞机 票 太 贵 了|大家 都 在 买 礼物> 。",
     35},
    {"news, during the holiday full of tourists", "",
     "<1:the great wall|the museum|the park|the beach|the zoo|the train station> was full#1 of "
     "tourists#2 <2:today|yesterday|this weekend|during the spring festival|during the holiday> .",
     "<2:今天|昨天|这 个 周末|春节 时|假期 时> <1:长城 上|博物馆 里|公园 里|海滩 上|动物园 "
     "里|火车站 里> 都是#1 游客#2 。",
     30, true},
    {"news, free from today", "",
     "the <1:museum|zoo|park|library|swimming pool|gym> will be free#1 for "
     "<2:students|children|teachers|everyone|tourists> from#2 <3:tomorrow|next week|next "
     "month|January|June> .",
     "从#2 <3:明天|下周|下个月|一 月|六 月> 起 ， <1:博物馆|动物园|公园|图书馆|游泳池|健身房> 对 "
     "<2:学生|孩子|老师|所有 人|游客> 免费#1 。",
     30},
    {"news, panda was born", "",
     "<1:a panda|a tiger|a lion|an elephant|a giraffe|a bear> was born#1 in the "
     "<2:Beijing|Shanghai|London|Paris> zoo#2 <3:this morning|yesterday|last week|last month|on "
     "Sunday> .",
     "<3:今天 早上|昨天|上周|上个月|星期天> 一 <1:只 熊猫|只 老虎|头 狮子|头 大象|只 长颈鹿|头 "
     "熊> 在 <2:北京|上海|伦敦|巴黎> 动物园#2 出生#1 了 。",
     25},
    {"news, according to the prime minister", "",
     "the <1:prime minister|president|minister|government|newspaper> said#1 "
     "<2:today|yesterday|this morning|on Wednesday> that <3:prices will not rise|the war will end "
     "next year|everyone is safe|the talks failed|the floods are very dangerous|the trains will "
     "not stop> .",
     "<1:总理|总统|部长|政府|报纸> <2:今天|昨天|今天 早上|星期三> 说#1 ， <3:价格 不会 上涨|战争 "
     "明年 会 结束|大家 都 很 安全|会谈 失败 了|洪水 非常 危险|火车 不会 停> 。",
     25},
    {"news, what happened in the news", "",
     "did you#1 see#2 the news#3 <1:today|yesterday|last night|this morning> ? <2:there was an "
     "earthquake in Japan|the Chinese team won the final|oil prices rose again|schools are closed "
     "tomorrow|a typhoon is coming> .",
     "你#1 <1:今天|昨天|昨晚|今天 早上> 看#2 新闻#3 了 吗 ？ <2:日本 发生 了 地震|中国 队 赢得 了 "
     "决赛|油价 又 上涨 了|明天 学校 停课|台风 要 来 了> 。",
     25},
    {"news, the network is down", "",
     "the <1:website of the bank|network|traffic lights|internet> in <2:Beijing|many "
     "places|London|Shanghai> stopped#1 working#1 <4:today|this morning|last night|again> .",
     "<2:北京|多 地|伦敦|上海> 的 <1:银行 网站|网络|红绿灯|网> <4:今天|今天 早上|昨晚|又> 失灵#1 "
     "。",
     22, true},
    {"news, the factory closes", "",
     "a <1:car|phone|shoe|toy|chocolate> factory#1 in <2:Shanghai|Germany|northern "
     "China|Italy|Japan> will close#2 <3:next month|this year|next week|in July> , and <4:a "
     "hundred|two hundred|a thousand> workers#4 will lose#5 their jobs#6 .",
     "<2:上海|德国|中国 北部|意大利|日本> 的 一 家 <1:汽车|手机|鞋|玩具|巧克力> 工厂#1 "
     "<3:下个月|今年|下周|七 月> 将 关闭#2 ， <4:一 百|两 百|一 千> 名 工人#4 将 失去#5 "
     "工作#6 。",
     20},
    {"news, date of a holiday or event", "m=pick:month",
     "the <1:museum|factory|hospital|new school|new airport|subway line> was finished#1 in {m} "
     "<2:this year|last year> and cost#3 <3:a million|three million|ten million> <4:yuan|dollars> "
     ".",
     "<1:博物馆|工厂|医院|新 学校|新 机场|地铁 线路> <2:今年|去年> {m} 建成#1 了 ， 花#3 了 <3:一 "
     "百万|三 百万|一 千 万> <4:元|美元> 。",
     20},
    {"news, date, started on", "m=pick:month",
     "the <1:talks|meeting|strike|election|match> <3:started|ended> on {m} first#1 .",
     "<1:会谈|会议|罢工|选举|比赛> {m} 一#1 日 <3:开始|结束> 了 。", 20},
    {"news, date, on that day of a month", "m=pick:month",
     "on {m} first#1 , <1:the new subway line will open|ticket prices will rise|the schools will "
     "close|the museum will be free|the election will be held|the talks will start again|the "
     "holiday will start> .",
     "{m} 一#1 日 ， <1:新 地铁 线路 将 开通|票 的 价格 将 上涨|学校 将 关闭|博物馆 将 免费|选举 "
     "将 举行|会谈 将 再次 开始|假期 将 开始> 。",
     30},
    {"news, the snow stopped", "",
     "the <1:heavy snow|heavy rain|strong wind|storm> in <2:Beijing|Shanghai|the "
     "north|London|the south> stopped#1 <3:last night|this morning|yesterday|today> , <4:trains "
     "are running again|buses are running again|the subway is running again|the sun came out> .",
     "<2:北京|上海|北部|伦敦|南部> 的 <1:大 雪|大 雨|大 风|风暴> <3:昨晚|今天 早上|昨天|今天> 停#1 "
     "了 ， <4:火车 又 开 了|公交车 又 开 了|地铁 又 开 了|太阳 出来 了> 。",
     25},
    {"news, warned drivers", "",
     "the police#1 warned#2 <1:drivers|tourists|children|everyone> <2:that the roads are "
     "slippery|to be careful|not to swim in the river|not to go near the sea|that a storm is "
     "coming> .",
     "警察#1 警告#2 <1:司机|游客|孩子|大家> <2:路 很 滑|小心|不要 在 河 里 游泳|不要 去 "
     "海边|风暴 要 来 了> 。",
     25},
    {"news, cold today, five degrees", "",
     "in <3:Beijing|Shanghai|London|Paris|the north> <2:it is|it will be> <1:cold|hot|very "
     "hot|warm|cool|very cold> <2:today|tomorrow> , <1:five|thirty|forty|twenty|fifteen|two> "
     "degrees#2 .",
     "<3:北京|上海|伦敦|巴黎|北部> <2:今天|明天 会> <1:很 冷 ， 五|很 热 ， 三十|非常 热 ， "
     "四十|很 暖和 ， 二十|很 凉快 ， 十五|非常 冷 ， 两> 度#2 。",
     25},
    {"news, colder and colder", "",
     "it is getting <1:colder and colder|hotter and hotter> in <2:Beijing|northern China|the "
     "south|London|Europe> , please#1 <3:be careful|drink more water|stay at home|take care of "
     "your parents> .",
     "<2:北京|中国 北部|南部|伦敦|欧洲> <1:越来越 冷|越来越 热> 了 ， 请#1 <3:小心|多 喝 水|待 在 "
     "家 里|照顾 你 的 父母> 。",
     20},
    {"news, heavy snow in many places headline", "",
     "<1:heavy snow|heavy rain|strong wind|high temperatures|floods> in#1 <2:many places|the "
     "north|the south|Beijing|Europe> <3:today|tomorrow|this week|again> .",
     "<2:多 地|北部|南部|北京|欧洲> <3:今天|明天|这 个 星期|又> 有#1 <1:大 雪|大 雨|大 "
     "风|高温|洪水> 。",
     30, true},
    {"news, most of the country", "",
     "it will <1:rain|snow|be windy|be very cold|be very hot|be warm> in most#1 places#2 in the "
     "country#3 <2:tomorrow|this weekend|next week|tonight> .",
     "<2:明天|这 个 周末|下周|今晚> 全国#3 大部分#1 地方#2 会 <1:下雨|下雪|刮风|非常 冷|非常 "
     "热|暖和> 。",
     34},
    {"news, it has been raining for days", "c=pick:city",
     "it has <1:rained|snowed> in {c} for <2:two|three|five|ten> days#1 , and <3:many roads are "
     "closed#41|the schools are closed#41|the airport is closed#41|many trains were "
     "delayed#41> .",
     "{c} 已经 下 了 <2:两|三|五|十> 天#1 的 <1:雨|雪> ， <3:很多 路 关闭#41 了|学校 停课#41 "
     "了|机场 "
     "关闭#41 了|很多 火车 晚点#41 了> 。",
     25},
    {"news, oil prices are going to rise again", "",
     "<1:oil prices|house prices|food prices|ticket prices|interest rates> are going#1 to "
     "<2:rise|fall> again#2 <3:next week|tomorrow|next month|next year> .",
     "<3:下周|明天|下个月|明年> <1:油价|房子 的 价格|食物 的 价格|票 的 价格|利率> 又#2 要#1 "
     "<2:上涨|下跌> 了 。",
     30, true},
    {"news, the team won again headline", "",
     "the <1:Chinese|French|German|Japanese|English> <2:football|basketball> team#1 <3:won "
     "again|won|won the final|won the gold medal|won the first match> .",
     "<1:中国|法国|德国|日本|英国> <2:足球|篮球> 队#1 <3:又 赢 了|赢 了|赢 了 决赛|赢得 金牌|赢 了 "
     "第一 场 比赛> 。",
     30, true},
    {"news, earthquake headline", "c=pick:abroad",
     "<1:an earthquake|a big earthquake|a fire|an accident|a train accident> in {c} <2:injured ten "
     "people|injured almost a hundred people|injured many people> <3:this morning|last "
     "night|yesterday|today> .",
     "{c} <3:今天 早上|昨晚|昨天|今天> 发生 <1:地震|大 地震|火灾|事故|火车 事故> ， <2:十 人|近 百 "
     "人|很多 人> 受伤 。",
     30, true},
    {"news, the police are looking for", "",
     "the police#1 are looking#2 for <1:a lost child|a lost boy|a lost girl|a thief|a stranger|a "
     "blue car|a white truck> in <2:Beijing|London|the village|the forest|the city> .",
     "警察#1 正在 <2:北京|伦敦|村庄 里|森林 里|城市 里> 寻找#2 <1:一 个 迷路 的 孩子|一 个 迷路 的 "
     "男孩|一 个 迷路 的 女孩|一 名 小偷|一 个 陌生人|一 辆 蓝色 的 汽车|一 辆 白色 的 卡车> 。",
     25},
    {"news, spring festival has days", "",
     "the <1:spring festival|summer|winter|Christmas|new#11 year#11> holiday#1 this year#2 is "
     "<2:three|five|seven|eight|ten> days#3 long#4 .",
     "今年#2 的 <1:春节|夏天|冬天|圣诞|新年#11> 假期#1 有#4 <2:三|五|七|八|十> 天#3 。", 25},
    {"news, tourists visited", "",
     "<1:almost#41 a hundred#42|a thousand|three thousand|ten thousand|many> tourists#1 visited#2 "
     "<2:the "
     "great wall|the museum|the palace|the zoo|the castle> <3:today|yesterday|last week|this "
     "morning> .",
     "<3:今天|昨天|上周|今天 早上> <1:近#41 一 百#42 名|一 千 名|三 千 名|一 万 名|很多> 游客#1 "
     "参观#2 了 <2:长城|博物馆|宫殿|动物园|城堡> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_chinese_events() { return chinese_events; }

}  // namespace playground::grammar
