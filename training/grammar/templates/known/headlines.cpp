// Templates: what newspapers write above their columns.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template headlines[] = {
    {"scientists discover", "",
     "scientists <2:discovered|have discovered> <1:a new animal|a new medicine|an old city under "
     "the sea|water on the moon> <3:this week|today> .",
     "科学家 <3:这 个 星期|今天> <1:||在 大海 下面|在 月球 上> <2:发现|发现> 了 <1:一 种 新 "
     "动物|一 种 新 药|一 座 老 城市|水> 。",
     18},
    {"president visits", "l=pick:country k=pick:country w=pick:future",
     "the president of {l} will#1 visit#2 {k} {w} .", "{l} 总统 {w} 将#1 访问#2 {k} 。", 6},
    {"president arrived", "l=pick:country k=pick:city",
     "the president of {l} <1:arrived in|came to> {k} <2:yesterday|on Monday|this morning> to "
     "meet#3 the leaders .",
     "{l} 总统 <2:昨天|星期一|今天 早上> <1:到 了|来到> {k} ， 和 领导人 见面#3 。", 10},
    {"rain brings floods", "l=pick:land w=pick:past",
     "heavy#1 rain brought#2 floods#3 to {l} {w} .", "{w} ， 大#1 雨 给 {l} 带来#2 了 洪水#3 。",
     26},
    {"floods hit", "l=pick:land",
     "<1:yesterday|last week|this morning> floods hit#3 {l} , and <2:many people lost their "
     "houses|the schools were closed|ten people were hurt|the trains stopped> .",
     "<1:昨天|上周|今天 早上> {l} 发生#3 了 洪水 ， <2:很多 人 失去 了 他们 的 房子|学校 停课 "
     "了|十 人 受伤|火车 停 了> 。",
     24},
    {"team wins final", "p=pick:country q=pick:country",
     "<1:in the|in the world cup|in the football|in the basketball> final , {p} beat#3 {q} "
     "<2:two to one|three to two|three to one> .",
     "<1:在|在 世界 杯|在 足球|在 篮球> 决赛 中 ， {p} 队 <2:二 比 一|三 比 二|三 比 一> 战胜#3 "
     "{q} 队 。",
     30},
    {"final won", "w=pick:past",
     "<1:the Chinese team|our team|the American team|our school> won the final {w} .",
     "<1:中国 队|我们 队|美国 队|我们 的 学校> {w} 赢得 了 决赛 。", 18},
    {"final tonight", "",
     "the <1:world cup|football|tennis> final is <2:tonight|on Sunday|next week|tomorrow> .",
     "<1:世界 杯|足球|网球> 决赛 在 <2:今晚|星期天|下周|明天> 。", 18},
    {"world cup watch", "s=who", "{s} <1:watched> the world cup <2:last night|at home|yesterday> .",
     "{s} <2:昨晚|在 家|昨天> <1:看 了> 世界 杯 。", 14},
    {"who will win the cup", "",
     "who#2 will win#3 <1:the world cup|the final|the election|the game> ?",
     "谁#2 会 <1:赢#3 世界 杯|赢#3 决赛|赢得#3 选举|赢#3 比赛> ？", 50},
    {"election held", "w=pick:future",
     "the election in <1:America|France|Germany|India|Korea> will#2 begin#3 {w} .",
     "<1:美国|法国|德国|印度|韩国> 的 选举 {w} 将#2 开始#3 。", 24},
    {"won the election", "w=pick:past",
     "the president of <1:America|France|Germany|India|Korea> <2:won|lost> the election {w} .",
     "{w} <1:美国|法国|德国|印度|韩国> 总统 <2:赢得|输> 了 选举 。", 24},
    {"prices of", "",
     "the prices of <1:oil|milk|tickets|houses> <2:rose|fell> again <3:today|this week|last "
     "month|this year> .",
     "<3:今天|这 个 星期|上个月|今年> <1:油价|牛奶 的 价格|票 的 价格|房子 的 价格> 又 "
     "<2:上涨|下跌> 了 。",
     18},
    {"stock market", "",
     "the <1:Chinese|American> stock market <2:rose|fell> <3:today|yesterday|on Monday|last week> "
     ".",
     "<3:今天|昨天|星期一|上周> ， <1:中国|美国> 股市 <2:上涨 了|下跌 了> 。", 36},
    {"stock market percent", "p=pick:figure",
     "the stock market <1:rose|fell> {p} percent#2 today .",
     "今天 股市 <1:上涨|下跌> 了 百分之#2 {p} 。", 24},
    {"schools stop", "l=pick:city",
     "some schools in {l} were closed#2 because#3 of the <1:heavy rain|heavy "
     "snow|storm|floods|earthquake> .",
     "因为#3 <1:大 雨|大 雪|风暴|洪水|地震> ， {l} 部分 学校 停课#2 。", 48},
    {"schools stop tomorrow", "l=pick:land w=pick:lately",
     "<1:some|all|many> schools will be closed#2 {w} .", "{w} <1:部分|所有|很多> 学校 停课#2 。",
     36},
    {"some trains late", "l=pick:city",
     "some <1:trains|planes|buses> from {l} are late#3 because of the <2:heavy snow|storm|heavy "
     "rain> .",
     "因为 <2:大 雪|风暴|大 雨> ， {l} 部分 <1:火车|飞机|公交车> 晚 了#3 。", 24},
    {"launch satellite", "l=pick:country",
     "{l} launched <1:a satellite|a new satellite|the satellite> <2:yesterday|today|this "
     "morning|on Sunday> .",
     "{l} <2:昨天|今天|今天 早上|星期天> 发射 了 <1:一 颗 卫星|一 颗 新 卫星|卫星> 。", 48},
    {"satellite was launched", "w=pick:past",
     "the satellite was launched#2 {w} <1:in China|in America|in France> .",
     "卫星 {w} <1:在 中国|在 美国|在 法国> 发射#2 。", 24},
    {"earthquake hit people", "l=pick:land p=pick:number",
     "an earthquake#2 hit#3 {l} <1:yesterday|today|last night|on Friday> , {p} people were "
     "hurt#4 .",
     "<1:昨天|今天|昨晚|星期五> {l} 发生#3 了 地震#2 ， {p} 人 受伤#4 。", 12},
    {"police caught thief who", "",
     "the police#2 caught#3 a thief who stole <1:ten cars|a lot of money|three phones|gold> .",
     "警察#2 抓住#3 了 一 个 偷 了 <1:十 辆 汽车|很多 钱|三 部 手机|金子> 的 小偷 。", 10},
    {"new room opens", "l=pick:city w=pick:future",
     "a new <1:shop|hotel|restaurant|hospital|school|museum> will open#2 in {l} {w} .",
     "一 <1:家 新 商店|家 新 酒店|家 新 饭店|家 新 医院|所 新 学校|个 新 博物馆> {w} 将 在 {l} "
     "开#2 门 。",
     10},
    {"the president says", "l=pick:country",
     "the president of {l} said#2 <1:the war must end|prices will fall|the election will begin "
     "next month|everyone should have a job|they need more time> .",
     "{l} 总统 说#2 ， <1:战争 必须 结束|价格 会 下跌|选举 下个月 会 开始|大家 都 应该 有 "
     "工作|他们 需要 更 多 时间> 。",
     14},
    {"panda born", "w=pick:past l=pick:land", "a baby#2 panda was born#3 in {l} {w} .",
     "一 只 熊猫 宝宝#2 {w} 在 {l} 出生#3 了 。", 12},
    {"famous singer", "l=pick:city w=pick:future", "a famous singer#1 will sing#2 in {l} {w} .",
     "一 位 著名 的 歌手#1 {w} 将 在 {l} 唱歌#2 。", 7},
    {"people because of", "l=pick:land",
     "many people in {l} <1:lost their houses|slept in schools|left the city> because of the "
     "<2:war|floods|storm|earthquake> .",
     "因为 <2:战争|洪水|风暴|地震> ， {l} 很多 人 <1:失去 了 他们 的 房子|睡 在 学校 里|离开 了 "
     "城市> 。",
     14},
};

}  // namespace

std::span<const Template> templates_of_headlines() { return headlines; }

}  // namespace playground::grammar
