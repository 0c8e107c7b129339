// Templates: what somebody does to another, and what comes of it for either of them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template outcomes[] = {
    {"gift, and he jumped", "a=clear b=same(a)",
     "{a} gave#1@a {b} <2:a watch#31|a book#31|a ball#31|a cake#31> , and#4 <1:{b:he} "
     "jumped#21@b "
     "happily#22|{b:he} was very happy#21@b|{b:he} thanked#21@b {a:him}|{b:he} "
     "cried#21@b|{b:he} "
     "laughed#21@b happily#22> .",
     "{a} 给#1@a 了 {b} <2:一 块 手表#31|一 本 书#31|一 个 球#31|一 块 蛋糕#31> ， <1:{b:he} "
     "高兴#22 得 跳#21@b 了 起来|{b:he} 非常 高兴#21@b|{b:he} 感谢#21@b 了 {a:he}|{b:he} 哭#21@b "
     "了|{b:he} 笑#21@b 得 很 开心#22> 。",
     36},
    {"gift of clothes, and he", "a=clear b=same(a) c=clothing1",
     "{a} gave#1@a {c} to {b} <1:because#21 {a:he} couldn't#22 wear#23@a {c:him}|because#21 {a:he} "
     "was too#22 fat#23@a|because#21 {a:he} had#22@a two#23|because#21 {b:he} liked#22@b "
     "{c:him}|because#21 {b:he} had no#22 clothes#23@b|, and {b:he} jumped#21@b happily#22> .",
     "{a} 把 {c} 给#1@a 了 {b} ， <1:因为#21 {a:he} 不能#22 穿#23@a {c:he}|因为#21 {a:he} 太#22 "
     "胖#23@a 了|因为#21 {a:he} 有#22@a 两#23 个|因为#21 {b:he} 喜欢#22@b {c:he}|因为#21 {b:he} "
     "没有#22 衣服#23@b|{b:he} 高兴#22 得 跳#21@b 了 起来> 。",
     40},
    {"beat, lost and cried", "a=clear b=same(a)",
     "{a} beat#1@a {b} <2:.|in the game#31 .|again#31 .|yesterday#31 .> <1:{a:he} "
     "laughed#21@a|{a:he} was very proud#21@a|{a:he} jumped#21@a happily#22|{b:he} lost#22 and "
     "cried#21@b|{b:he} was very sad#21@b|{b:he} wanted#21@b to play#22 again#23> .",
     "{a} <2:打败#1@a 了 {b} 。|在 比赛#31 中 打败#1@a 了 {b} 。|又#31 打败#1@a 了 {b} "
     "。|昨天#31 打败#1@a 了 {b} 。> <1:{a:he} 笑#21@a 了|{a:he} 非常 骄傲#21@a|{a:he} 高兴#22 "
     "得 跳#21@a 了 起来|{b:he} 输#22 了 ， 哭#21@b 了|{b:he} 非常 难过#21@b|{b:he} 想#21@b "
     "再#23 玩#22 一次> 。",
     30},
    {"beat, and he", "a=clear b=same(a)",
     "{a} beat#1@a {b} , and <1:{a:he} laughed#21@a|{a:he} was very proud#21@a|{a:he} won#21@a a "
     "trophy#22|{b:he} cried#21@b|{b:he} was very sad#21@b|{b:he} ran#21@b home#22> .",
     "{a} 打败#1@a 了 {b} ， <1:{a:he} 笑#21@a 了|{a:he} 非常 骄傲#21@a|{a:he} 赢#21@a 了 一 座 "
     "奖杯#22|{b:he} 哭#21@b 了|{b:he} 非常 难过#21@b|{b:he} 跑#21@b 回家#22 了> 。",
     40},
    {"pushed into the water, soaked", "a=clear b=same(a)",
     "{a} pushed#1@a {b} into#3 the <2:pool#31|river#31|lake#31|water#31> . <1:{b:he} was "
     "soaked#21@b|{b:he} was wet#21@b|{b:he} couldn't#21 swim#22@b|the coach#21 punished#22 "
     "{a:him}|the teacher#21 scolded#22 {a:him}|{a:he} ran#21@a away|{a:he} was very sorry#21@a> .",
     "{a} 把 {b} 推#1@a 进#3 了 <2:游泳池#31|河#31 里|湖#31 里|水#31 里> 。 <1:{b:he} 全身 都 "
     "湿透#21@b 了|{b:he} 湿#21@b 了|{b:he} 不会#21 游泳#22@b|教练#21 惩罚#22 了 {a:he}|老师#21 "
     "骂#22 了 {a:he}|{a:he} 跑#21@a 了|{a:he} 非常 抱歉#21@a> 。",
     56},
    {"soaked, of either", "a=clear b=same(a)",
     "{a} <1:pushed#21@a {b} into the pool#22 , and {b:he} was soaked#23@b|pushed#21@a {b} into "
     "the river#22 . {b:he} was soaked#23@b|saved#21@a {b} from the river#22 , and {a:he} was "
     "soaked#23@a|waited#21@a for {b} in the rain#22 , and {a:he} was soaked#23@a> .",
     "{a} <1:把 {b} 推#21@a 进 了 游泳池#22 ， {b:he} 全身 都 湿透#23@b 了|把 {b} 推#21@a 进 了 "
     "河#22 里 。 {b:he} 全身 都 湿透#23@b 了|从 河#22 里 救#21@a 出 了 {b} ， {a:he} 全身 都 "
     "湿透#23@a 了|在 雨#22 里 等#21@a {b} ， {a:he} 全身 都 湿透#23@a 了> 。",
     58},
    {"scolded, and later", "a=clear b=same(a)",
     "{a} scolded#1@a {b} , and <1:{b:he} cried#21@b|{b:he} ran#21@b away|{b:he} left#21@b the "
     "room#22|later#21 {a:he} was sorry#22@a|later#21 {a:he} apologized#22@a|later#21 {a:he} "
     "comforted#22@a {b:him}> .",
     "{a} 骂#1@a 了 {b} ， <1:{b:he} 哭#21@b 了|{b:he} 跑#21@b 了|{b:he} 离开#21@b 了 "
     "房间#22|后来#21 {a:he} 后悔#22@a 了|后来#21 {a:he} 道歉#22@a 了|后来#21 {a:he} 安慰#22@a "
     "了 {b:he}> 。",
     32},
    {"fired, regretted later", "a=noun:boss|manager|coach1 b=noun:driver|waiter|player1",
     "{a} fired#1@a {b} <1:because#21 {b:he} was often#22 late#23@b|because#21 {b:he} "
     "lied#22@b|because#21 {b:he} didn't#22 work#23@b|, but later#21 {a:he} was sorry#22@a|, and "
     "later#21 {b:he} found#22@b a new#23 job#24|because#21 {a:he} had no#22 money#23@a> .",
     "{a} 解雇#1@a 了 {b} ， <1:因为#21 {b:he} 经常#22 迟到#23@b|因为#21 {b:he} 撒谎#22@b "
     "了|因为#21 {b:he} 不#22 工作#23@b|但是 后来#21 {a:he} 后悔#22@a 了|后来#21 {b:he} "
     "找到#22@b 了 新#23 工作#24|因为#21 {a:he} 没有#22 钱#23@a> 。",
     12},
    {"told a joke, and", "a=clear b=same(a)",
     "{a} told#1@a {b} a <2:joke#31|story#31> <1:, and {b:he} laughed#21@b|, but#21 {b:he} "
     "didn't#22 laugh#23@b|, and {b:he} fell asleep#21@b|because#21 {b:he} was sad#22@b|because#21 "
     "{b:he} couldn't#22 sleep#23@b|because#21 {a:he} wanted#22@a to comfort#23 {b:him}> .",
     "{a} 给 {b} 讲#1@a 了 一 个 <2:笑话#31|故事#31> ， <1:{b:he} 笑#21@b 了|但是#21 {b:he} "
     "没有#22 笑#23@b|{b:he} 睡着#21@b 了|因为#21 {b:he} 很 难过#22@b|因为#21 {b:he} 睡#23@b 不 "
     "着#22|因为#21 {a:he} 想#22@a 安慰#23 {b:he}> 。",
     28},
    {"told until asleep, or of his youth", "a=clear b=same(a)",
     "{a} told#1@a {b} <1:a story#21 until#22 {b:he} fell asleep#23@b|stories#21 about when#22 "
     "{a:he} was young#23@a|about#22 {a:his} school#21|a story#21 because#22 {b:he} couldn't#23 "
     "sleep#24@b|a story#21 , and {b:he} fell asleep#22@b> .",
     "{a} 给 {b} 讲#1@a 了 <1:一 个 故事#21 ， 直到#22 {b:he} 睡着#23@b 了|{a:he} 年轻#23@a 的 "
     "时候#22 的 故事#21|{a:his} 学校#21|一 个 故事#21 ， 因为#22 {b:he} 睡#24@b 不 着#23|一 个 "
     "故事#21 ， {b:he} 睡着#22@b 了> 。",
     36},
    {"tricked, and he", "a=clear b=same(a)",
     "{a} tricked#1@a {b} <1:, and {b:he} lost#21@b a lot of#22 money#23|, so#21 {b:he} was "
     "angry#22@b|, but#21 {b:he} forgave#22@b {a:him}|, and later#21 {a:he} was "
     "sorry#22@a|because#21 {a:he} needed#22@a money#23|because#21 {b:he} believed#22@b "
     "everyone#23> .",
     "{a} 骗#1@a 了 {b} ， <1:{b:he} 丢#21@b 了 很多#22 钱#23|所以#21 {b:he} 很 生气#22@b|但是#21 "
     "{b:he} 原谅#22@b 了 {a:he}|后来#21 {a:he} 后悔#22@a 了|因为#21 {a:he} 需要#22@a "
     "钱#23|因为#21 {b:he} 相信#22@b 大家#23> 。",
     52},
    {"hit with a bike, and", "a=clear b=same(a)",
     "{a} hit#1@a {b} with a <2:bike#31|car#31|truck#31> . <1:{b:he} fell#21@b down|{b:his} "
     "leg#21@b was hurt#22|{b:he} went#21@b to the hospital#22|{a:he} said sorry#21@a|{a:he} was "
     "afraid#21@a|{a:he} took#21@a {b:him} to the hospital#22> .",
     "{a} 用 <2:自行车#31|汽车#31|卡车#31> 撞#1@a 了 {b} 。 <1:{b:he} 摔倒#21@b 了|{b:his} "
     "腿#21@b 受伤#22 了|{b:he} 去#21@b 了 医院#22|{a:he} 说 对不起#21@a|{a:he} 很 "
     "害怕#21@a|{a:he} 带#21@a {b:he} 去 了 医院#22> 。",
     30},
    {"phoned, did not pick up", "a=clear b=same(a)",
     "{a} called#1@a {b} , but#2 {b:he} didn't#3 <1:answer#21@b the phone#22|pick "
     "up#21@b|speak#21@b|hear#21@b the phone#22> .",
     "{a} 给 {b} 打 电话#1@a ， 但是#2 {b:he} 没有#3 <1:接#21@b "
     "电话#22|接#21@b|说话#21@b|听见#21@b 电话#22> 。",
     36},
    {"phoned, as he wants", "a=clear b=same(a)",
     "{a} called#1@a {b} because#2 {a:he} wanted#3@a to <1:see#21 a movie#22 with {b:him}|ask#21 "
     "{b:him} a question#22|invite#21 {b:him} to dinner#22|know#21 where#22 {b:he} "
     "was#23@b|meet#21 {b:him}> .",
     "{a} 给 {b} 打 电话#1@a ， 因为#2 {a:he} 想#3@a <1:和 {b:he} 一起 看#21 电影#22|问#21 {b:he} "
     "一 个 问题#22|请#21 {b:he} 吃 晚饭#22|知道#21 {b:he} 在#23@b 哪里#22|见#21 {b:he}> 。",
     32},
    {"did not listen, advice", "a=clear b=same(a)",
     "{a} told#1@a {b} not#4 to <2:drive#31|drink#31 beer#32|eat#31 too much#32> <1:, but#21 "
     "{b:he} didn't#22 listen#23@b|because#21 {a:he} was worried#22@a about {b:him}|, and {b:he} "
     "said#21 yes|because#21 {b:he} was ill#22@b> .",
     "{a} 让#1@a {b} 不要#4 <2:开车#31|喝#31 啤酒#32|吃#31 太 多#32> ， <1:但是#21 {b:he} 没有#22 "
     "听#23@b|因为#21 {a:he} 担心#22@a {b:he}|{b:he} 同意#21 了|因为#21 {b:he} 生病#22@b 了> 。",
     48},
    {"doctor told, did not listen", "a=noun:doctor|nurse1 b=clear",
     "{a} told#1@a {b} to <2:rest#31|drink#31 more#33 water#32|sleep#31 more#33|eat#31 less#32> , "
     "but#2 {b:he} <1:didn't#21 listen#22@b|had to work#21@b|didn't#21 want#22@b to|forgot#21@b> .",
     "{a} 让#1@a {b} <2:休息#31|多#33 喝#31 水#32|多#33 睡觉#31|少#32 吃#31> ， 可是#2 {b:he} "
     "<1:没有#21 听#22@b|要 上班#21@b|不#21 想#22@b|忘记#21@b 了> 。",
     14},
    {"taught, learned soon", "a=clear b=same(a)",
     "{a} taught#1@a {b} to <2:drive#31|swim#31|sing#31|dance#31> <1:because#21 {b:he} "
     "didn't know#22@b how|because#21 {b:he} asked#22@b {a:him} to teach#24 "
     "{b:him}|because#21 {a:he} had time#22@a|, but#21 "
     "{b:he} learned#22@b slowly#23|, and {b:he} learned#22@b quickly#23|. {a:he} was very "
     "patient#21@a> .",
     "{a} 教#1@a {b} <2:开车#31|游泳#31|唱歌#31|跳舞#31> <1:， 因为#21 {b:he} 不会#22@b|， "
     "因为#21 {b:he} 请#22@b {a:he} 教#24 {b:he}|， 因为#21 {a:he} 有时间#22@a|， 但是#21 {b:he} "
     "学#22@b "
     "得 很 慢#23|， {b:he} 学#22@b 得 很 快#23|。 {a:he} 非常 耐心#21@a> 。",
     36},
    {"poured tea for, as thirsty", "a=clear b=same(a)",
     "{a} <2:gave|brought> {b} a cup#3 of <4:tea#31|water#31|milk#31|coffee#31> because#5 "
     "<1:{b:he} was thirsty#21@b|{b:he} was cold#21@b|{b:he} was tired#21@b|{b:he} was "
     "ill#21@b|{a:he} was polite#21@a|{a:he} wanted#21@a to thank#22 {b:him}> .",
     "{a} <2:给 了 {b}|给 {b} 带来 了> 一 杯#3 <4:茶#31|水#31|牛奶#31|咖啡#31> ， 因为#5 "
     "<1:{b:he} 渴#21@b 了|{b:he} 很 冷#21@b|{b:he} 累#21@b 了|{b:he} 生病#21@b 了|{a:he} 很 "
     "有礼貌#21@a|{a:he} 想#21@a 感谢#22 {b:he}> 。",
     36},
    {"handed, and he", "a=clear b=same(a) c=portable1",
     "{a} handed#1@a {c} to {b} <1:because#21 {b:he} needed#22@b {c:him}|because#21 {b:he} "
     "asked#22@b for {c:him}|, but#21 {b:he} dropped#22@b {c:him}|, and {b:he} looked#21@b at "
     "{c:him}|, and then#21 {a:he} left#22@a> .",
     "{a} 把 {c} 递#1@a 给 {b} ， <1:因为#21 {b:he} 需要#22@b {c:he}|因为#21 {b:he} 要#22@b "
     "{c:he}|但是#21 {b:he} 把 {c:he} 掉#22@b 在 地 上 了|{b:he} 看#21@b 了 {c:he}|然后#21 "
     "{a:he} 走#22@a 了> 。",
     59},
    {"woke up, angry", "a=clear b=same(a)",
     "{a} woke#1@a {b} up <1:because#21 {b:he} was going to be late#22@b|because#21 {b:he} had to "
     "work#22@b|because#21 {a:he} was afraid#22@a|, but#21 {b:he} fell asleep#22@b again#23|, and "
     "{b:he} was angry#21@b|, and then#21 {a:he} made#22@a breakfast#23> .",
     "{a} 叫醒#1@a 了 {b} ， <1:因为#21 {b:he} 要 迟到#22@b 了|因为#21 {b:he} 要 "
     "上班#22@b|因为#21 {a:he} 很 害怕#22@a|但是#21 {b:he} 又#23 睡着#22@b 了|{b:he} 很 "
     "生气#21@b|然后#21 {a:he} 做#22@a 了 早饭#23> 。",
     28},
    {"met, did not know him", "a=clear b=same(a)",
     "{a} met#1@a {b} <2:at the station#31|in the park#31|in the shop#31> , but#2 <1:{b:he} "
     "didn't#21 recognize#22@b {a:him}|{b:he} had no#21 time#22@b|{b:he} was busy#21@b|{a:he} "
     "forgot#21@a {b:his} name#22|{a:he} didn't#21 speak#22@a to {b:him}> .",
     "{a} <2:在 车站#31|在 公园#31 里|在 商店#31> 遇见#1@a 了 {b} ， 可是#2 <1:{b:he} 没有#21 "
     "认出#22@b {a:he}|{b:he} 没有#21 时间#22@b|{b:he} 很 忙#21@b|{a:he} 忘记#21@a 了 {b:his} "
     "名字#22|{a:he} 没有#21 和 {b:he} 说话#22@a> 。",
     28},
    {"saw him cry, so", "a=clear b=same(a)",
     "{a} saw#1@a that {b} <2:was crying#31@b|was ill#31@b|was hurt#31@b|fell#31@b> , so#3 {a:he} "
     "<1:comforted#21@a {b:him}|took#21@a {b:him} home#22|helped#21@a {b:him}|took#21@a {b:him} to "
     "the hospital#22|gave#21@a {b:him} some water#22> .",
     "{a} 看见#1@a {b} <2:在 哭#31@b|生病#31@b 了|受伤#31@b 了|摔倒#31@b 了> ， 所以#3 {a:he} "
     "<1:安慰#21@a 了 {b:he}|带#21@a {b:he} 回家#22 了|帮助#21@a 了 {b:he}|带#21@a {b:he} 去 了 "
     "医院#22|给#21@a 了 {b:he} 一些 水#22> 。",
     56},
    {"invited to dinner, but", "a=clear b=same(a)",
     "{a} invited#1@a {b} to <2:dinner#31|lunch#31> <1:, but#21 {b:he} didn't#22 come#23@b|, "
     "but#21 {b:he} had to work overtime#22@b|, but#21 {a:he} forgot#22@a {a:his} "
     "wallet#23|because#21 {b:he} helped#22@b {a:him}|because#21 {a:he} wanted#22@a to thank#23 "
     "{b:him}|, and {b:he} was very happy#21@b> .",
     "{a} 邀请#1@a {b} 吃 <2:晚饭#31|午饭#31> ， <1:但是#21 {b:he} 没#22 来#23@b|但是#21 {b:he} "
     "要 加班#22@b|但是#21 {a:he} 忘记#22@a 带 {a:his} 钱包#23 了|因为#21 {b:he} 帮助#22@b 了 "
     "{a:he}|因为#21 {a:he} 想#22@a 感谢#23 {b:he}|{b:he} 非常 高兴#21@b> 。",
     32},
    {"lent money, not returned", "a=clear b=same(a)",
     "{a} lent#1@a {b} <2:some money#31|a hundred#32 dollars#31> . <1:{b:he} bought#21@b "
     "food#22|{b:he} didn't#21 want#22@b to return#23 it to {a:him}|{b:he} returned#21@b it "
     "to {a:him} quickly#22|later#21 {a:he} was sorry#22@a|{a:he} wanted#21@a to help#22 "
     "{b:him}|{b:he} "
     "thanked#21@b {a:him}> .",
     "{a} 借#1@a 给 了 {b} <2:一些 钱#31|一 百#32 美元#31> 。 <1:{b:he} 买#21@b 了 食物#22|{b:he} "
     "不 想#22@b 还#23 给 {a:he}|{b:he} 很 快#22 就 还#21@b 给 了 {a:he}|后来#21 {a:he} 后悔#22@a "
     "了|{a:he} 想#21@a 帮助#22 {b:he}|{b:he} 感谢#21@b 了 {a:he}> 。",
     30},
    {"money, lender and borrower", "a=clear b=same(a)",
     "<1:{a} lent#21@a {b} some money#22 because#23 {b:he} had nothing#24@b to eat|{a} lent#21@a "
     "{b} some money#22 because#23 {b:he} was poor#24@b|{a} borrowed#21@a some money#22 from {b} "
     "because#23 {a:he} was poor#24@a|{a} borrowed#21@a some money#22 from {b} because#23 {a:he} "
     "lost#24@a {a:his} wallet#25|{a} lent#21@a {b} some money#22 because#23 {a:he} was "
     "rich#24@a|{a} borrowed#21@a some money#22 from {b} because#23 {b:he} was rich#24@b> .",
     "<1:{a} 借#21@a 给 了 {b} 一些 钱#22 ， 因为#23 {b:he} 没有#24@b 东西 吃|{a} 借#21@a 给 了 "
     "{b} 一些 钱#22 ， 因为#23 {b:he} 很 穷#24@b|{a} 向 {b} 借#21@a 了 一些 钱#22 ， 因为#23 "
     "{a:he} 很 穷#24@a|{a} 向 {b} 借#21@a 了 一些 钱#22 ， 因为#23 {a:he} 弄丢#24@a 了 {a:his} "
     "钱包#25|{a} 借#21@a 给 了 {b} 一些 钱#22 ， 因为#23 {a:he} 很 富有#24@a|{a} 向 {b} "
     "借#21@a 了 一些 钱#22 ， 因为#23 {b:he} 很 富有#24@b> 。",
     32},
    {"forgot the key, other had to", "a=clear b=same(a)",
     "{a} forgot#1@a to bring the <2:key#31|book#31|umbrella#31|wallet#31> , so {b} had#3 to "
     "<1:go#21@b "
     "home with {a:him}|help#21@b {a:him}|wait#21@b for {a:him}|give#21@b {a:him} some "
     "money#22|take#21@b {a:him} home#22> .",
     "{a} 忘记#1@a 带 <2:钥匙#31|书#31|雨伞#31|钱包#31> 了 ， 所以 {b} 只好#3 <1:和 {a:he} 一起 "
     "回家#21@b|帮助#21@b {a:he}|等#21@b {a:he}|给#21@b {a:he} 一些 钱#22|带#21@b {a:he} 回家#22> "
     "。",
     36},
    {"hurt in chasing, carried", "a=clear b=same(a)",
     "{a} chased#1@a <2:a thief#31|a dog#31|the bus#31> and fell#3@a down . {b} <1:took#21@b "
     "{a:him} to the hospital#22|carried#21@b {a:him} home#22|helped#21@b "
     "{a:him}|laughed#21@b at "
     "{a:him}|stopped#21@b and waited#22 for {a:him}> .",
     "{a} 追赶#1@a <2:小偷#31|狗#31|公交车#31> 的 时候 摔倒#3@a 了 。 {b} <1:带#21@b {a:he} 去 "
     "了 医院#22|把 {a:he} 背#21@b 回家#22 了|帮助#21@b 了 {a:he}|嘲笑#21@b 了 {a:he}|停#21@b 下来 "
     "等#22 {a:he}> 。",
     40},
    {"missed, and called him", "a=clear b=same(a)",
     "{a} missed#1@a {b} and <1:called#21 {b:him}|sent#21 {b:him} a gift#22|wrote#21 {b:him} a "
     "letter#22|went#21 to see#22 {b:him}|cooked#21 for {b:him}|bought#21 {b:him} a ticket#22> .",
     "{a} 想念#1@a {b} ， 就 <1:给 {b:he} 打 了 电话#21|给 {b:he} 寄#21 了 一 份 礼物#22|给 "
     "{b:he} 写#21 了 一 封 信#22|去#21 看#22 {b:he} 了|给 {b:he} 做饭#21 了|给 {b:he} 买#21 了 一 "
     "张 票#22> 。",
     36},
    {"jealous, so he", "a=clear b=same(a)",
     "{a} was jealous#1@a of {b} <1:, so#21 {a:he} never#22 praised#23@a {b:him}|, so#21 {a:he} "
     "said#22@a bad things#24 about {b:him}|, so#21 {a:he} didn't#22 invite#23@a "
     "{b:him}|because#21 {b:he} was "
     "famous#22@b|because#21 {b:he} was rich#22@b|because#21 {b:he} won#22@b the game#23> .",
     "{a} 嫉妒#1@a {b} ， <1:所以#21 {a:he} 从来#22 没有 表扬#23@a 过 {b:he}|所以#21 {a:he} "
     "说#22@a {b:he} 的 坏 话#24|所以#21 {a:he} 没有#22 邀请#23@a {b:he}|因为#21 {b:he} 很 "
     "有名#22@b|因为#21 "
     "{b:he} 很 富有#22@b|因为#21 {b:he} 赢#22@b 了 比赛#23> 。",
     36},
};

}  // namespace

std::span<const Template> templates_of_outcomes() { return outcomes; }

}  // namespace playground::grammar
