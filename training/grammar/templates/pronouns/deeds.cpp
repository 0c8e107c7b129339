// Templates: what people, animals and things do, and whom grammar or sense tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template deeds[] = {
    {"carried on his shoulders", "a=clear b=same(a)",
     "{a} carried#1@a {b} on {a:his} <1:back#2|shoulders#2> .",
     "{a} 把 {b} 背#1@a 在 {a:his} <1:背#2|肩膀#2> 上 。", 40},
    {"told his child to", "a=clear b=relative",
     "{a} told#1@a {a:his} {b:bare} to <1:close the door|wash the dishes|go to bed|clean the "
     "room|read a book|drink some water> .",
     "{a} 让#1@a {a:his} {b:bare} <1:关上 门|洗 碗|睡觉|打扫 房间|看书|喝 一些 水> 。", 24},
    {"washed his own", "a=clear",
     "{a} washed#1@a {a:his} <1:hands|face|car|dog|bike> <2:yesterday|this morning|after work|in "
     "the garden> .",
     "{a} <2:昨天|今天 早上|下班 以后|在 花园 里> 洗#1@a 了 {a:his} <1:手|脸|汽车|狗|自行车> "
     "。",
     24},
    {"animal and its young", "a=animal1",
     "{a} <1:found|protected|waited for|looked for|missed> {a:his} mother .",
     "{a} <1:找到 了|保护 了|在 等|找|想念> {a:his} 妈妈 。", 20},
    {"where is mine, he asked", "a=clear b=other(a)",
     "{a} asked#1@a {a:his} <2:friend|father|mother|doctor|teacher> , “ where is my "
     "<1:hat|key|phone|bag|book|dog> ? ”",
     "{a} 问#1@a {a:his} <2:朋友|爸爸|妈妈|医生|老师> ： “ 我 的 <1:帽子|钥匙|手机|包|书|狗> 在 "
     "哪里 ？ ”",
     30},
    {"wind blew it", "b=portable",
     "the wind#1 blew#2 {b} <1:into the river|away|into the garden|off the table> , and#3 "
     "{b:he} <2:was lost|fell down|{b:was} broken> .",
     "风#1 把 {b} 吹#2 <1:到 河 里|走|到 花园 里|下 桌子> 了 ， {b:he} <2:不见 了|掉 下来 了|坏 "
     "了> 。",
     55},
    {"group hid from group", "a=many:animal b=many:animal",
     "{a} hid#1@a from {b} because#2 <1:{a:he} were afraid|{a:he} were weak|{a:he} didn't want to "
     "be eaten|{b:he} were dangerous|{b:he} were hungry|{b:he} wanted to eat {a:him}> .",
     "{a} 躲#1@a 着 {b} ， 因为#2 <1:{a:he} 很 害怕|{a:he} 很 虚弱|{a:he} 不 想 被 吃 掉|{b:he} 很 "
     "危险|{b:he} 饿 了|{b:he} 想 吃 {a:he}> 。",
     30},
    {"thanked teachers, learned", "a=many:person b=many:person",
     "{a} thanked#1@a {b} because#2 <1:{a:he} learned a lot|{a:he} were grateful|{a:he} passed the "
     "exam|{b:he} explained everything|{b:he} were patient|{b:he} helped {a:him}> .",
     "{a} 感谢#1@a 了 {b} ， 因为#2 <1:{a:he} 学 到 了 很多|{a:he} 很 感激|{a:he} 通过 了 "
     "考试|{b:he} 解释 了 一切|{b:he} 很 耐心|{b:he} 帮助 了 {a:he}> 。",
     30},
    {"shouted at many", "a=many:person b=many:person",
     "{a} shouted#1@a at {b} because#2 <1:{b:he} were too loud|{b:he} walked on the grass|{b:he} "
     "broke the window|{a:he} were angry|{a:he} wanted to sleep> .",
     "{a} 对 {b} 大喊#1@a ， 因为#2 <1:{b:he} 太 吵 了|{b:he} 走 在 草 上|{b:he} 打碎 了 "
     "窗户|{a:he} 很 生气|{a:he} 想 睡觉> 。",
     24},
    {"beat at game, practised", "a=clear b=same(a)",
     "{a} beat#1@a {b} at <3:tennis|football|basketball> because#2 <1:{a:he} practiced every "
     "day|{a:he} was better|{a:he} practiced more|{b:he} never practiced|{b:he} was tired> .",
     "{a} <3:打 网球|踢 足球|打 篮球> 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 每天 练习|{a:he} 更 "
     "好|{a:he} 练习 得 更 多|{b:he} 从不 练习|{b:he} 累 了> 。",
     40},
    {"beat, trains", "a=clear b=same(a)",
     "{a} beat#1@a {b} because#2 <1:{a:he} practiced every day|{a:he} was stronger|{b:he} didn't "
     "practice|{b:he} was weak> .",
     "{a} 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 每天 练习|{a:he} 更 强壮|{b:he} 没有 练习|{b:he} "
     "很 虚弱> 。",
     24},
    {"scolded once, again", "a=clear b=same(a)",
     "{a} scolded#1@a {b} because#2 <1:{b:he} was late again|{b:he} forgot it again|{b:he} didn't "
     "work|{b:he} broke the window|{b:he} was lazy> .",
     "{a} 骂#1@a 了 {b} ， 因为#2 <1:{b:he} 又 迟到 了|{b:he} 又 忘记 了|{b:he} 不 工作|{b:he} "
     "打碎 了 窗户|{b:he} 很 懒> 。",
     55},
    {"envied, has none", "a=clear b=same(a)",
     "{a} envied#1@a {b} because#2 <1:{a:he} had no bike|{a:he} had no friends|{a:he} had no "
     "toys|{b:he} had a new bike|{b:he} had many friends|{b:he} had a big house> .",
     "{a} 羡慕#1@a {b} ， 因为#2 <1:{a:he} 没有 自行车|{a:he} 没有 朋友|{a:he} 没有 玩具|{b:he} 有 "
     "一 辆 新 自行车|{b:he} 有 很多 朋友|{b:he} 有 一 座 大 房子> 。",
     30},
    {"gave last food, as full", "a=clear b=same(a)",
     "{a} gave#1@a {b} {a:his} <3:cake|apple|bread|milk> because#2 <1:{a:he} was full|{a:he} "
     "wasn't hungry|{b:he} was hungry|{b:he} had no food> .",
     "{a} 把 {a:his} <3:蛋糕|苹果|面包|牛奶> 给#1@a 了 {b} ， 因为#2 <1:{a:he} 饱 了|{a:he} 不 "
     "饿|{b:he} 饿 了|{b:he} 没有 食物> 。",
     30},
    {"called, wrong number", "a=clear b=same(a)",
     "{a} called#1@a {b} , but#2 <1:{a:he} had the wrong number|{a:he} forgot what to say|{b:he} "
     "didn't answer the phone|{b:he} was asleep|{b:he} didn't pick up> .",
     "{a} 给 {b} 打 电话#1@a ， 但是#2 <1:{a:he} 打 错 了 号码|{a:he} 忘记 了 说 什么|{b:he} "
     "没有 接 电话|{b:he} 睡着 了|{b:he} 没有 接> 。",
     24},
    {"drove away, did not pay", "a=clear b=same(a)",
     "{a} threw#1@a {b} out because#2 <1:{b:he} didn't pay|{b:he} was too loud|{b:he} stole the "
     "money|{b:he} was rude> .",
     "{a} 把 {b} 赶#1@a 走 了 ， 因为#2 <1:{b:he} 没有 付 钱|{b:he} 太 吵 了|{b:he} 偷 了 "
     "钱|{b:he} 很 粗鲁> 。",
     55},
    {"rewarded, as he saved", "a=clear b=same(a)",
     "{a} rewarded#1@a {b} because#2 <1:{b:he} saved the child|{b:he} was brave|{a:he} was "
     "grateful|{a:he} was generous> .",
     "{a} 奖励#1@a 了 {b} ， 因为#2 <1:{b:he} 救 了 孩子|{b:he} 很 勇敢|{a:he} 很 感激|{a:he} 很 "
     "大方> 。",
     60},
    {"taller than, only a child", "a=clear b=same(a)",
     "{a} is taller#1@a than#2 {b} , <1:and#3 {a:he} is only ten|but#3 {a:he} is younger|but#3 "
     "{b:he} is stronger|but#3 {b:he} is older> .",
     "{a} 比#2 {b} 高#1@a ， <1:{a:he} 只有 十 岁|但是#3 {a:he} 更 年轻|但是#3 {b:he} 更 "
     "强壮|但是#3 {b:he} 更 老> 。",
     24},
    {"has a relative, she is", "a=named b=relative",
     "{a} has#1@a {b:a} . {b:he} is#2@b <1:very tall|a doctor|from Beijing|a student|younger than "
     "{a:him}> .",
     "{a} 有#1@a {b:a} 。 {b:he} <1:非常 高|是 医生|是 北京 人|是 学生|比 {a:he} 年轻> 。", 30},
    {"knows a painter, he", "a=clear b=person1",
     "{a} knows#1@a {b:a} , and {b:he} <1:is very famous|lives in Paris|works every day|helped "
     "{a:him}> .",
     "{a} 认识#1@a {b:a} ， {b:he} <1:非常 有名|住 在 巴黎|每天 工作|帮助 了 {a:he}> 。", 24},
    {"broken, repaired it", "a=portable b=person1",
     "{a} {a:was} broken#1 , so#2 {b} repaired#3@b {a:him} <1:yesterday|at home|in the garden|with "
     "a knife> .",
     "{a} 坏#1 了 ， 所以#2 {b} <1:昨天|在 家 里|在 花园 里|用 一 把 刀> 把 {a:he} 修好#3@b 了 。",
     30},
    {"took out of and", "a=person1 b=container1 c=portable",
     "{a} took#1@a {c} out of {b} , but#2 {c:he} {c:was} <1:broken|too old|too dirty> .",
     "{a} 把 {c} 从 {b} 里 拿#1@a 了 出来 ， 但是#2 {c:he} <1:坏 了|太 旧 了|太 脏 了> 。", 40},
    {"put in and closed it", "a=person1 b=container1 c=portable",
     "{a} put#1@a {c} in {b} and#2 closed#3 {b:him} .",
     "{a} 把 {c} 放#1@a 在 {b} 里 ， 然后#2 把 {b:he} 关上#3 了 。", 24},
    {"put in and left it", "a=person1 b=container1 c=portable",
     "{a} put#1@a {c} in {b} and#2 forgot#3 {c:him} .",
     "{a} 把 {c} 放#1@a 在 {b} 里 ， 然后#2 忘记#3 了 {c:he} 。", 24},
    {"poured and drank it", "a=person1 c=drink",
     "{a} poured#1@a {c} into a <1:cup|glass|bowl> and#2 drank#3 {c:him} .",
     "{a} 把 {c} 倒#1@a 进 一 个 <1:杯子|玻璃杯|碗> ， 然后#2 把 {c:he} 喝#3 了 。", 40},
    {"cooked in a pot", "a=person1 c=food",
     "{a} put#1@a {c} into the pot#4 and#2 cooked#3 {c:him} .",
     "{a} 把 {c} 放#1@a 进 锅#4 里 ， 然后#2 煮#3 了 {c:he} 。", 55},
    {"grabbed and ate it", "a=animal1 b=person1 c=food",
     "{a} took#1@a {c} from#3 {b} and#2 ate#4 {c:him} .",
     "{a} 从#3 {b} 那里 拿走#1@a 了 {c} ， 然后#2 把 {c:he} 吃#4 了 。", 30},
    {"went under, too tall", "a=vehicle1",
     "{a} couldn't#1 go under#2 the bridge#3 because#4 <1:{a:he} was too high|{a:he} was too "
     "big|the bridge was too low> .",
     "{a} 不能#1 从 桥#3 下#2 过 ， 因为#4 <1:{a:he} 太 高 了|{a:he} 太 大 了|桥 太 矮 了> 。", 20},
    {"strange animal came", "a=animal1",
     "{a:a} came#1@a to our village#2 , and we feed#3 {a:him} every day#4 .",
     "{a:a} 来到#1@a 我们 的 村庄#2 ， 我们 每天#4 喂#3 {a:he} 。", 30},
    {"fed until", "a=animal b=person1",
     "{b} fed#1@b {a} until#2 <1:{a:he} {a:was} full|{a:he} fell asleep|{b:he} had no more "
     "food|{b:he} had no more bread> .",
     "{b} 喂#1@b {a} ， 直到#2 <1:{a:he} 饱 了|{a:he} 睡着 了|{b:he} 没有 食物 了|{b:he} 没有 面包 "
     "了> 。",
     24},
    {"chased until lost", "a=person1 b=person1",
     "{a} followed#1@a {b} until#2 <1:{b:he} was tired|{b:he} stopped|{b:he} ran away|{b:he} "
     "shouted> .",
     "{a} 跟着#1@a {b} ， 直到#2 <1:{b:he} 累 了|{b:he} 停 了|{b:he} 跑 了|{b:he} 大喊> 。", 24},
    {"chased, hungry", "a=animal b=animal",
     "{a} ran after#1@a {b} because#2 <1:{a:he} {a:was} hungry|{a:he} wanted to play|{a:he} "
     "wanted to eat {b:him}|{b:he} took {a:his} food|{b:he} ran away> .",
     "{a} 追赶#1@a {b} ， 因为#2 <1:{a:he} 饿 了|{a:he} 想 玩|{a:he} 想 吃 {b:he}|{b:he} 拿走 了 "
     "{a:his} 食物|{b:he} 跑 了> 。",
     30},
    {"animal beat animal", "a=animal b=animal",
     "{a} beat#1@a {b} because#2 <1:{a:he} never stopped|{a:he} {a:was} faster|{a:he} didn't "
     "rest|{b:he} slept|{b:he} {b:was} lazy|{b:he} stopped> .",
     "{a} 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 一直 没有 停|{a:he} 更 快|{a:he} 没有 休息|{b:he} "
     "睡觉 了|{b:he} 很 懒|{b:he} 停 了> 。",
     30},
    {"fans waited, saw", "a=many:person b=clear",
     "{a} waited#1@a for three#2 hours#3 , and then#4 {a:he} <1:saw|met> {b} .",
     "{a} 等#1@a 了 三#2 个 小时#3 ， 然后#4 {a:he} <1:看见|遇见> 了 {b} 。", 24},
    {"saved out of, unhurt", "a=clear b=other(a)",
     "{a} saved#1@a {b} from the river#2 , and <1:{b:he} was not hurt|{b:he} thanked "
     "{a:him}|{a:he} was hurt> .",
     "{a} 从 河#2 里 救#1@a 出 了 {b} ， <1:{b:he} 没有 受伤|{b:he} 感谢 了 {a:he}|{a:he} 受伤 了> "
     "。",
     30},
};

}  // namespace

std::span<const Template> templates_of_deeds() { return deeds; }

}  // namespace playground::grammar
