// Templates: comparing, how much of something, what one has done and used to do, clock and dates.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template measures[] = {
    {"but sentence", "",
     "<1:the room#11|this restaurant#11|the hotel#11|his house#11|my car#11> is "
     "<2:small#12|old#12|cheap#12> but#1 <3:very clean#13|comfortable#13|very "
     "quiet#13|beautiful#13> .",
     "<1:房间#11|这 家 饭店#11|酒店#11|他 的 房子#11|我 的 汽车#11> 很 <2:小#12|旧#12|便宜#12> "
     "， 但是#1 <3:非常 干净#13|很 舒服#13|非常 安静#13|很 漂亮#13> 。",
     32},
    {"more than compare", "",
     "<1:this book#11|this movie#11|your story#11|the exam#11|this game#11> is <2:more "
     "interesting#12|more difficult#12|easier#12|longer#12|better#12> than#3 <3:the last#13 "
     "one|that#13 one> .",
     "<1:这 本 书#11|这 部 电影#11|你 的 故事#11|考试#11|这 个 游戏#11> 比#3 <3:上#13 一 "
     "个|那#13 个> <2:有趣#12|难#12|容易#12|长#12|好#12> 。",
     40},
    {"as as person", "a=named b=named",
     "{a} is <1:as#11|not as#11> <2:tall#12|clever#12|busy#12|young#12|strong#12|kind#12> as {b} "
     ".",
     "{a} <1:和|没有#11> {b} <1:一样#11|那么> <2:高#12|聪明#12|忙#12|年轻#12|强壮#12|善良#12> 。",
     40},
    {"too to do", "s=who",
     "{s} {s:is} too#2 <1:tired#11|busy#11|sleepy#11|nervous#11|weak#11> to#3 <2:go#12 "
     "out|cook#12|drive#12|talk#12|work#12|study#12> <3:today#13|tonight#13|now#13> .",
     "{s} <3:今天#13|今晚#13|现在#13> 太#2 <1:累#11|忙#11|困#11|紧张#11|虚弱#11> 了 ， 不能#3 "
     "<2:出去#12|做饭#12|开车#12|说话#12|工作#12|学习#12> 。",
     40},
    {"so that clause", "",
     "<1:the box#11 is so#12 heavy#13|the soup#11 is so#12 hot#13|the question#11 is so#12 "
     "difficult#13|the street#11 is so#12 noisy#13|this coat#11 is so#12 expensive#13|my "
     "brother#11 is so#12 tired#13> that#1 <1:i#14 can't carry#15 it|i#14 can't drink#15 "
     "it|nobody#14 can answer#15 it|we#14 can't sleep#15|i#14 can't afford#15 it|he#14 can't "
     "work#15> .",
     "<1:箱子#11 太#12 重#13|汤#11 太#12 烫#13|问题#11 太#12 难#13|马路#11 太#12 吵#13|这 件 "
     "大衣#11 太#12 贵#13|我 哥哥#11 太#12 累#13> 了 ， <1:我#14 拿#15 不动|我#14 不能 "
     "喝#15|没有人#14 能 回答#15|我们#14 睡#15 不 着|我#14 买#15 不 起|他#14 不能 工作#15> 。",
     28},
    {"have you ever, too", "l=pick:land",
     "have <1:you#11|they#11|your parents#11|you#11> ever#1 been#2 to {l} ? <2:no , not yet#12|yes "
     ", last year#12|yes , many times#12|i#12 want to go#13 there> .",
     "<1:你#11|他们#11|你 父母#11|你#11> 去#2 过#1 {l} 吗 ？ <2:没有 ， 还 没有#12|是的 ， "
     "去年#12|是的 ， 很多 次#12|我#12 想 去#13 那里> 。",
     48},
    {"have you ever done, too", "",
     "have#1 <1:you#11|they#11|your friends#11> ever#2 <2:eaten#12 Chinese#13 dumplings|ridden#12 "
     "a horse#13|seen#12 a panda#13|played#12 the piano#13|read#12 this book#13|seen#12 this "
     "movie#13|been#12 on a plane#13> ?",
     "<1:你#11|他们#11|你 的 朋友#11> <2:吃#12 过#2 中国#13 饺子|骑#12 过#2 马#13|见#12 过#2 "
     "熊猫#13|弹#12 过#2 钢琴#13|看#12 过#2 这 本 书#13|看#12 过#2 这 部 电影#13|坐#12 过#2 "
     "飞机#13> 吗 ？",
     48},
    {"never been", "s=me l=pick:land",
     "{s} have never#2 been#3 to {l} , but#4 {s} want#5 to go#6 there <1:one day#11|next "
     "year#11|with my family#11|this summer#11> .",
     "{s} 从来 没有#2 去#3 过 {l} ， 但是#4 {s} 想#5 <1:有 一天#11|明年#11|和 我 的 家人#11 "
     "一起|今年 夏天#11> 去#6 那里 。",
     24},
    {"used to live", "s=who l=pick:land", "{s} used to#2 <1:live#11|work#11|study#11> in#3 {l} .",
     "{s} 以前#2 <1:住#11 在#3 {l}|在#3 {l} 工作#11|在#3 {l} 学习#11> 。", 48},
    {"quantity in kitchen", "",
     "there#1 <1:is some#11|is a lot of#11|isn't any#11|is still some#11> "
     "<2:milk#12|water#12|juice#12|bread#12|rice#12|beef#12|sugar#12|salt#12> in#3 the "
     "<3:fridge#13|kitchen#13> .",
     "<3:冰箱#13|厨房#13> 里#3 <1:有#1 一些#11|有#1 很多#11|没有#11|还 有#1 一些#11> "
     "<2:牛奶#12|水#12|果汁#12|面包#12|米饭#12|牛肉#12|糖#12|盐#12> 。",
     48},
    {"we need to buy", "",
     "we#1 <1:need to#11|have to#11|should#11|want to#11> buy#2 <2:some#12|a lot of#12> "
     "<3:vegetables#13|beef#13|sugar#13|fruit#13|bread#13|milk#13> <4:for dinner#14|for the "
     "party#14|today#14|tomorrow#14> .",
     "我们#1 <4:||今天#14|明天#14> <1:需要#11|得#11|应该#11|想#11> <4:为 晚饭#14|为 聚会#14||> "
     "买#2 <2:一些#12|很多#12> <3:蔬菜#13|牛肉#13|糖#13|水果#13|面包#13|牛奶#13> 。",
     48},
    {"how much many plain", "",
     "how many#1 <1:bottles#11|cups#11|bowls#11|glasses#11> of "
     "<2:water#12|milk#12|juice#12|soup#12> do <3:you#13|we#13|they#13> "
     "<4:want#14|need#14|drink#14|have#14> <5:every day#15|today#15> ?",
     "<3:你#13|我们#13|他们#13> <5:每天#15|今天#15> <4:想要#14|需要#14|喝#14|有#14> 几#1 "
     "<1:瓶#11|杯#11|碗#11|杯#11> <2:水#12|牛奶#12|果汁#12|汤#12> ？",
     36},
    {"begins at", "h=pick:hour",
     "<1:the meeting#11|the movie#11|the game#11|dinner#11|the party#11|my class#11> "
     "<2:begins#12|ends#12> at half#3 past {h} <3:today#13|tomorrow#13|on Monday#13|on "
     "Friday#13|on Sunday#13> .",
     "<3:今天#13|明天#13|星期一#13|星期五#13|星期天#13> {h} 点 半#3 "
     "<1:会议#11|电影#11|比赛#11|晚饭#11|聚会#11|课#11> <2:开始#12|结束#12> 。",
     40},
    {"wake at", "h=pick:hour",
     "<1:please#11 call#12 me#13|please#11 wake#12 me#13 up|can you#11 wake#12 me#13 up|please#11 "
     "meet#12 me#13|could you#11 wake#12 me#13 up> at {h} <2:tomorrow#14|on Monday#14|on "
     "Sunday#14|on Saturday#14> <1:.|.|?|.|?>",
     "<1:请#11|请#11|你 能#11|请#11|你 可以#11> <2:明天#14|星期一#14|星期天#14|星期六#14> {h} 点 "
     "<1:给 我#13 打 电话#12|叫醒#12 我#13|叫醒#12 我#13|来 见#12 我#13|叫醒#12 我#13> <1:。|。|吗 "
     "？|。|吗 ？>",
     110},
    {"in month go land", "m=pick:month l=pick:land s=who", "{s} {s:is} going#2 to {l} in {m} .",
     "{s} {m} 要#2 去 {l} 。", 40},
    {"there is near", "q=pick:stop",
     "the {q} near#2 <2:my home#12|my school#12|here#12|the airport#12> is "
     "<1:new#11|big#11|good#11|famous#11> <3:.|, let's#13 go#14 there .|, but it's#13 closed#14 "
     "today .>",
     "<2:我 家#12|我 的 学校#12|这里#12|机场#12> 附近#2 的 {q} 很 <1:新#11|大#11|好#11|有名#11> "
     "<3:。|， 我们#13 去#14 吧 。|， 但是 今天 关门#14 了 。>",
     48},
    {"how long have you, too", "l=pick:land",
     "how#1 long#1 have <1:you#11|they#11> <2:lived#12|worked#12|stayed#12> in#3 {l} ? <3:for#13 "
     "two years#14|only#13 a year#14|only#13 a week#14|since#13 last year#14> .",
     "<1:你#11|他们#11> 在#3 {l} <2:住#12|工作#12|待#12> 多久#1 了 ？ <3:两 年#14|只有#13 一 "
     "年#14|只有#13 一 个 星期#14|从#13 去年 开始#14> 。",
     48},
    {"first, then", "",
     "first#1 we#2 <1:have#11 breakfast#12|go#11 to the bank#12|buy#11 tickets#12|clean#11 the "
     "room#12> , then#3 we#4 <2:go#13 to the museum#14|visit#13 my parents#14|take#13 the "
     "subway#14|drink#13 coffee#14> .",
     "我们#2 先#1 <1:吃#11 早饭#12|去#11 银行#12|买#11 票#12|打扫#11 房间#12> ， 然后#3 <2:去#13 "
     "博物馆#14|看望#13 我 的 父母#14|坐#13 地铁#14|喝#13 咖啡#14> 。",
     40},
    {"wait a minute", "",
     "<1:please#11 wait#12 a minute#13|wait#12 a minute#13 , please#11|just wait#12 a minute#13> , "
     "<2:i#14 am coming#15|i#14 am busy#15|i#14 have to think#15|i#14 can't find#15 it|we#14 have "
     "time#15|the bus#14 is late#15> .",
     "<1:请#11 等#12 一会儿#13|请#11 等#12 一会儿#13|等#12 一会儿#13> ， <2:我#14 来#15 了|我#14 "
     "很 忙#15|我#14 得 想#15 一下|我#14 找 不到#15 它|我们#14 有时间#15|公交车#14 晚点#15 了> 。",
     68},
    {"without meat", "",
     "<1:can#11 i#12|could#11 i#12|can#11 we#12> have#13 <2:the soup#14|the noodles#14|the "
     "pizza#14|the rice#14> without#15 <3:meat#16|beef#16|peanuts#16|vegetables#16|salt#16> ?",
     "<1:我#12 可以#11|我#12 可以#11|我们#12 可以#11> 要#13 不 加#15 "
     "<3:肉#16|牛肉#16|花生#16|蔬菜#16|盐#16> 的 <2:汤#14|面条#14|比萨饼#14|米饭#14> 吗 ？",
     60},
    {"hours away", "l=pick:land k=pick:number",
     "it takes#1 {k} hours#2 to get#3 to {l} <2:by train#12|by plane#12|from here#12> .",
     "<2:坐 火车#12|坐 飞机#12|从 这里#12> 到#3 {l} 要#1 {k} 个 小时#2 。", 40},
    {"work thing is", "",
     "<1:the report#11|my report#11|the project#11|our project#11|this app#11|the new app#11> "
     "<2:is not#12|is very#12|was too#12|isn't#12> "
     "<3:difficult#13|interesting#13|important#13|expensive#13|complicated#13> .",
     "<1:报告#11|我 的 报告#11|项目#11|我们 的 项目#11|这 个 应用#11|新 应用#11> "
     "<2:不#12|非常#12|太#12|不#12> <3:难#13|有趣#13|重要#13|贵#13|复杂#13> <2:。|。|了 。|。>",
     88},
    {"beach plan", "w=pick:planned",
     "<1:i#11 want#14 to|i#11 would like#14 to|we#11 can#14|we#11 will#14|let's#11|they#11 "
     "will#14> <2:go#12 to the beach#13|walk#12 on the beach#13|rest#12 on the beach#13> {w} .",
     "<1:我#11|我#11|我们#11|我们#11|我们#11|他们#11> {w} <1:想#14|想#14|可以#14|会#14||会#14> "
     "<2:去#12 海边#13|在 海边#13 散步#12|在 海边#13 休息#12> <1:。|。|。|。|吧 。|。>",
     60},
    {"book a", "",
     "<1:i#11 booked#12|we#11 booked#12|she#11 booked#12|he#11 booked#12> <2:a table#13|a "
     "room#13|a flight#13|the hotel#13|two tickets#13> <3:yesterday#14|last week#14|today#14|for "
     "my#14 parents> .",
     "<1:我#11|我们#11|她#11|他#11> <3:昨天#14|上周#14|今天#14|给 我#14 父母> 预订#12 了 <2:一 张 "
     "桌子#13|一 个 房间#13|一 个 航班#13|酒店#13|两 张 票#13> 。",
     60},
    {"sugar in it", "",
     "<1:i#11 want to put#12|she#11 wants to put#12|do you#11 want to put#12|i#11 don't want to "
     "put#12|we#11 need to put#12> <2:sugar#13|milk#13|milk#13 and sugar#16> in#14 <3:the "
     "juice#15|the tea#15|the coffee#15> <1:.|.|?|.|.>",
     "<1:我#11 想|她#11 想|你#11 想|我#11 不 想|我们#11 需要> 在#14 <3:果汁#15|茶#15|咖啡#15> 里 "
     "放#12 <2:糖#13|牛奶#13|牛奶#13 和 糖#16> <1:。|。|吗 ？|。|。>",
     60},
    {"screen", "",
     "the screen#1 of <1:my phone#11|my computer#11|the camera#11> is <2:broken#12|too "
     "small#12|too bright#12|too big#12|dirty#12> .",
     "<1:我 手机#11|我 电脑#11|相机#11> 的 屏幕#1 <2:坏#12 了|太 小#12 了|太 亮#12 了|太 大#12 "
     "了|很 脏#12> 。",
     50},
    {"download app", "",
     "<1:i#11 want to|how#11 can i|please#11|where#11 can i> download#12 <2:this app#13|the "
     "video#13|this song#13|the photos#13|this game#13> <1:.|?|.|?>",
     "<1:我#11 想|我 怎么#11|请#11|我 可以 在 哪里#11> 下载#12 <2:这 个 应用#13|视频#13|这 首 "
     "歌曲#13|照片#13|这 个 游戏#13> <1:。|？|。|？>",
     48},
    {"finish by", "w=pick:weekday",
     "i#1 <1:have to|need to|want to|can't> finish#2 <2:the report#12|my homework#12|this "
     "project#12|the plan#12> <3:before#13|by#13> {w} .",
     "我#1 <1:得|需要|想|不能> 在 {w} <3:以前#13|以前#13> 完成#2 <2:报告#12|我 的 作业#12|这 "
     "个 项目#12|计划#12> 。",
     60},
};

}  // namespace

std::span<const Template> templates_of_measures() { return measures; }

}  // namespace playground::grammar
