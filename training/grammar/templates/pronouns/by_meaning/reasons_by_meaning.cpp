// Templates: of two people only the meaning tells who is meant in a reason, a purpose or a sequel.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template reasons_by_meaning[] = {
    {"pp race, lost, as", "a=clear b=same(a)",
     "{a} lost#1@a the race#3 to {b} because#2 <1:{a:he} fell@a|{b:he} was faster@b|{a:he} was "
     "tired@a|{b:he} trained@b every day|{a:his} foot hurt> .",
     "{a} 在 比赛#3 中 输#1@a 给 了 {b} ， 因为#2 <1:{a:he} 摔倒@a 了|{b:he} 更 快@b|{a:he} 累@a "
     "了|{b:he} 每天 都 训练@b|{a:his} 脚 疼> 。",
     13},
    {"pp teaching to ski, as", "a=clear b=same(a)",
     "{a} is teaching#1@a {b} to <2:ski|swim|drive> because#3 <1:{b:he} has never tried@b "
     "it|{b:he} asked@b {a:him} to|{b:he} wants@b to learn it|{a:he} is very good@a at it|{a:he} "
     "is@a a good teacher> .",
     "{a} 在 教#1@a {b} <2:滑雪|游泳|开车> ， 因为#3 <1:{b:he} 从来 没有 试@b 过|{b:he} 请@b "
     "{a:he} 教|{b:he} 想@b 学|{a:he} 非常 会@a|{a:he} 是@a 好 老师> 。",
     150},
    {"pp coach and goalkeeper", "a=noun:coach1 b=noun:goalkeeper1",
     "{a} shouted#1@a at {b} because#2 <1:{b:he} didn't#44 catch#41@b the ball#42|{b:he} let#41@b "
     "in "
     "three#42 goals#43|{b:he} was late@b for training|{a:he} wanted@a to win|{a:he} was in a bad "
     "mood@a> .",
     "{a} 对 {b} 大喊#1@a ， 因为#2 <1:{b:he} 没有#44 接#41@b 住 球#42|{b:he} 丢#41@b 了 三#42 个 "
     "球#43|{b:he} 训练 迟到@b 了|{a:he} 想@a 赢|{a:he} 心情 不 好@a> 。",
     19},
    {"pp paid to do", "a=clear b=same(a)",
     "{a} paid#1@a {b} to <1:fix {a:his} bike|wash {a:his} car|clean {a:his} room|take care of "
     "{a:his} dog|feed {a:his} cats> .",
     "{a} 付#1@a 钱 让 {b} <1:修 {a:his} 自行车|洗 {a:his} 汽车|打扫 {a:his} 房间|照顾 {a:his} "
     "狗|喂 {a:his} 猫> 。",
     12},
    {"pp hid behind so that", "a=clear b=same(a)",
     "{a} hid#1@a behind#2 {b} so that <1:the teacher would not see {a:him}|the dog could not bite "
     "{a:him}|nobody could find {a:him}|the ball would not hit {a:him}|{a:his} boss would not see "
     "{a:him}> .",
     "{a} 躲#1@a 在 {b} 后面#2 ， 这样 <1:老师 就 看 不见 {a:he}|狗 就 不能 咬 {a:he}|就 "
     "没有人 能 找到 {a:he}|球 就 打 不到 {a:he}|{a:his} 老板 就 看 不见 {a:he}> 。",
     12},
    {"pp boss fired, as", "a=noun:boss|manager|boss|manager1 b=noun:driver|secretary|chef|waiter1",
     "{a} fired#1@a {b} because#2 <1:{b:he} was late@b every day|{b:he} stole@b some money|{b:he} "
     "made@b too many mistakes|{b:he} slept@b at work|{a:he} didn't trust@a {b:him}|{a:he} found@a "
     "somebody better> .",
     "{a} 解雇#1@a 了 {b} ， 因为#2 <1:{b:he} 每天 迟到@b|{b:he} 偷@b 了 一些 钱|{b:he} 犯@b 了 太 "
     "多 错误|{b:he} 上班 的 时候 睡觉@b|{a:he} 不 信任@a {b:he}|{a:he} 找到@a 了 更 好 的 人> 。",
     4},
    {"pp boss hired, as", "a=noun:boss|manager1 b=clear",
     "{a} hired#1@a {b} because#2 <1:{b:he} spoke#41@b three#42 languages#43|{b:he} was "
     "experienced@b|{b:he} was hardworking@b|{a:he} needed@a a driver|{a:he} had@a too much work> "
     ".",
     "{a} 雇#1@a 了 {b} ， 因为#2 <1:{b:he} 会 说#41@b 三#42 种 语言#43|{b:he} 很 有@b 经验|{b:he} "
     "很 勤劳@b|{a:he} 需要@a 一 个 司机|{a:he} 有@a 太 多 工作> 。",
     6},
    {"pp held until", "a=clear b=noun:baby|child|kid1",
     "{a} held#1@a {b} until#2 <1:{b:he} fell asleep@b|{b:he} stopped@b crying|{b:he} "
     "smiled@b|{a:he} got tired@a|{a:his} hands hurt> .",
     "{a} 抱着#1@a {b} ， 直到#2 <1:{b:he} 睡着@b 了|{b:he} 不 哭@b 了|{b:he} 微笑@b 了|{a:he} "
     "累@a "
     "了|{a:his} 手 疼> 。",
     6},
    {"pp sang to, until", "a=clear b=same(a)",
     "{a} sang#1@a to {b} until#2 <1:{b:he} fell asleep@b|{b:he} wasn't afraid@b anymore|{b:he} "
     "stopped@b crying|{a:he} couldn't sing@a anymore|{a:he} had to go@a> .",
     "{a} 给 {b} 唱歌#1@a ， 直到#2 <1:{b:he} 睡着@b 了|{b:he} 不再 害怕@b 了|{b:he} 不 哭@b "
     "了|{a:he} 不能 再 唱歌@a 了|{a:he} 要 走@a 了> 。",
     10},
    {"pp asked for his", "a=clear b=same(a)",
     "{a} asked#1@a {b} for {b:his} <1:phone#41 number#42|address|password|passport|ticket> .",
     "{a} 向 {b} 要#1@a {b:his} <1:电话#41 号码#42|地址|密码|护照|票> 。", 12},
    {"pp police and licence", "a=noun:policeman|policewoman1 b=same(a)",
     "{a} stopped#1@a {b} and asked#2@a to see#3 {b:his} <1:license|passport|ticket|backpack> .",
     "{a} 拦住#1@a 了 {b} ， 要#2@a 看#3 {b:his} <1:驾照|护照|票|书包> 。", 127},
    {"pp lent own, gave own", "a=clear b=same(a)",
     "{b} was <1:cold@b|soaked@b|thirsty@b|tired@b|lost@b> , so#2 {a} gave#3@a {b:him} <1:{a:his} "
     "coat|{a:his} umbrella|{a:his} water|{a:his} seat|{a:his} map> .",
     "{b} <1:很 冷@b|湿透@b 了|很 渴@b|很 累@b|迷路@b 了> ， 所以#2 {a} 把 <1:{a:his} 大衣|{a:his} "
     "雨伞|{a:his} 水|{a:his} 座位|{a:his} 地图> 给#3@a 了 {b:he} 。",
     13},
    {"pp thanked for doing", "a=clear b=same(a)",
     "{a} thanked#1@a {b} for <1:helping {a:him}|watering {a:his} flowers|coming to {a:his} "
     "party|fixing {a:his} bike|feeding {a:his} dog|teaching {a:him}> .",
     "{a} 感谢#1@a {b} <1:帮助 {a:he}|浇 {a:his} 花|来 参加 {a:his} 聚会|修理 {a:his} "
     "自行车|喂 {a:his} 狗|教 {a:he}> 。",
     13},
    {"pp blamed for doing", "a=clear b=same(a)",
     "{a} blamed#1@a {b} for <1:losing {a:his} key|selling {a:his} guitar|eating {a:his} "
     "lunch|taking#41 {a:his} pen#42|using {a:his} phone> .",
     "{a} 责怪#1@a {b} <1:弄丢 了 {a:his} 钥匙|卖 了 {a:his} 吉他|吃 了 {a:his} 午饭|拿走#41 了 "
     "{a:his} 钢笔#42|用 了 {a:his} 手机> 。",
     14},
    {"pp give me back", "a=clear b=same(a)",
     "{a} asked#1@a {b} to give#2 back#2 {a:his} <1:book|key|bike|money|umbrella> .",
     "{a} 请#1@a {b} 还#2 {a:his} <1:书|钥匙|自行车|钱|雨伞> 。", 10},
    {"pp wants it back, as", "a=clear b=same(a)",
     "{a} wants#1@a {b} to give#2 back#2 {a:his} <2:book|car|computer|guitar> because#3 <1:{a:he} "
     "needs@a it today|{a:he} is leaving@a tomorrow|{b:he} borrowed@b it a year ago|{b:he} is "
     "always careless@b> .",
     "{a} 想#1@a 让 {b} 还#2 {a:his} <2:书|汽车|电脑|吉他> ， 因为#3 <1:{a:he} 今天 需要@a "
     "它|{a:he} 明天 要 离开@a|{b:he} 一 年 前 借@b 了 它|{b:he} 总是 很 粗心@b> 。",
     10},
    {"pp asked to show", "a=clear b=same(a)",
     "{a} asked#1@a {b} to show#2 {a:him} {b:his} <1:photos|ticket|passport|new house|garden> .",
     "{a} 请#1@a {b} 给 {a:he} 看#2 {b:his} <1:照片|票|护照|新 房子|花园> 。", 10},
    {"pp showed own thing", "a=clear b=same(a)",
     "{a} showed#1@a {b} {a:his} new#2 <2:phone|car|bike|watch> <1:, and {b:he} was jealous@b|, "
     "but {b:he} didn't look@b|because {a:he} was proud@a of it|because {b:he} wanted@b to see it> "
     ".",
     "{a} 给 {b} 看#1@a 了 {a:his} 新#2 <2:手机|汽车|自行车|手表> ， <1:{b:he} 很 嫉妒@b|但是 "
     "{b:he} 没有 看@b|因为 {a:he} 为 它 骄傲@a|因为 {b:he} 想@b 看看> 。",
     12},
    {"pp warned that thing", "a=clear b=same(a)",
     "{a} warned#1@a {b} that <1:{a:his} dog bites|{b:he} might lose#41@b {b:his} job#42|{a:he} "
     "would call@a the police|{b:his} bag was open|{b:he} was driving@b too fast> .",
     "{a} 警告#1@a {b} ， <1:{a:his} 狗 咬 人|{b:he} 可能 会 失去#41@b 工作#42|{a:he} 会 叫@a "
     "警察|{b:his} 包 开着|{b:he} 开@b 得 太 快 了> 。",
     24},
    {"pp reminded to", "a=clear b=same(a)",
     "{a} reminded#1@a {b} to <1:take#41 {b:his} keys#42|call {b:his} mother|feed {b:his} cat|give "
     "back {a:his} book|bring#41 {b:his} passport#42|answer {a:his} letter> .",
     "{a} 提醒#1@a {b} <1:带#41 {b:his} 钥匙#42|给 {b:his} 妈妈 打 电话|喂 {b:his} 猫|还 {a:his} "
     "书|带#41 {b:his} 护照#42|回 {a:his} 信> 。",
     12},
    {"pp replaced, as", "a=clear b=same(a)",
     "{a} will replace#1@a {b} because#2 <1:{b:he} is ill@b|{b:he} is leaving@b|{b:he} hurt@b "
     "{b:his} leg|{a:he} plays@a better|{a:he} is younger@a> .",
     "{a} 会 代替#1@a {b} ， 因为#2 <1:{b:he} 生病@b 了|{b:he} 要 走@b 了|{b:his} 腿 受伤@b "
     "了|{a:he} 打@a 得 更 好|{a:he} 更 年轻@a> 。",
     10},
    {"pp interviewed, as", "a=noun:reporter1 b=clear",
     "{a} interviewed#1@a {b} because#2 <1:{b:he} won@b the prize|{b:he} was famous@b|{b:he} "
     "saved@b a child|{a:he} was writing@a about {b:him}|{a:he} wanted@a to know everything> .",
     "{a} 采访#1@a 了 {b} ， 因为#2 <1:{b:he} 赢@b 了 奖品|{b:he} 很 有名@b|{b:he} 救@b 了 一 个 "
     "孩子|{a:he} 在 写@a {b:he}|{a:he} 想@a 知道 一切> 。",
     61},
    {"pp dentist told to", "a=noun:dentist|doctor|nurse1 b=noun:patient|child|boy1",
     "{a} told#1@a {b} to <1:open {b:his} mouth|take {b:his} medicine|drink {b:his} water|close "
     "{b:his} eyes|show {a:him} {b:his} teeth> .",
     "{a} 让#1@a {b} <1:张 开 嘴|吃 {b:his} 药|喝 {b:his} 水|闭 上 眼睛|给 {a:he} 看 {b:his} 牙齿> "
     "。",
     5},
    {"pp examined, as", "a=noun:doctor|dentist1 b=clear",
     "{a} examined#1@a {b} because#2 <1:{b:he} had@b a fever|{b:his} stomach hurt|{b:his} tooth "
     "hurt|{a:he} was worried@a about {b:him}|{b:he} couldn't eat@b anything> .",
     "{a} 给 {b} 检查#1@a 身体 ， 因为#2 <1:{b:he} 发烧@b 了|{b:his} 肚子 疼|{b:his} 牙 疼|{a:he} "
     "担心@a {b:he}|{b:he} 什么 都 吃@b 不下> 。",
     31},
    {"pp followed to see", "a=clear b=same(a)",
     "{a} followed#1@a {b} <1:to see#41 where#42 {b:he} lived#43|because {b:he} knew@b the "
     "way|because {a:he} was lost@a|because {b:he} had@b {a:his} bag|until {b:he} came@b home> .",
     "{a} 跟着#1@a {b} ， <1:想 看看#41 {b:he} 住#43 在 哪里#42|因为 {b:he} 认识@b 路|因为 {a:he} "
     "迷路@a 了|因为 {b:he} 拿@b 了 {a:his} 包|直到 {b:he} 回家@b 了> 。",
     10},
    {"pp when in trouble", "a=clear b=same(a)",
     "{a} helped#1@a {b} when#2 {b:he} <1:was poor@b|was ill@b|was alone@b|lost#41@b {b:his} "
     "job#42|needed@b money> .",
     "{b} <1:贫穷@b|生病@b|一个人@b|失去#41@b 工作#42|需要@b 钱> 的 时候#2 ， {a} 帮助#1@a 了 "
     "{b:he} 。",
     20},
    {"pp caught when", "a=noun:policeman|farmer|guard|teacher1 b=noun:thief|boy|stranger|student1",
     "{a} caught#1@a {b} when#2 {b:he} was <1:stealing@b apples|climbing@b over the wall|opening@b "
     "the door|running@b away> .",
     "{b} <1:偷@b 苹果|爬@b 墙|开@b 门|逃走@b> 的 时候#2 ， {a} 抓住#1@a 了 {b:he} 。", 4},
    {"pp visits every week, as", "a=clear b=same(a)",
     "{a} visits#1@a {b} every#2 week#3 because#4 <1:{b:he} lives@b alone|{b:he} can't walk@b "
     "anymore|{b:he} cooks@b well|{a:he} likes@a {b:his} stories|{a:he} lives@a near {b:him}> .",
     "{a} 每#2 个 星期#3 都 看望#1@a {b} ， 因为#4 <1:{b:he} 一个人 住@b|{b:he} 不能 走路@b "
     "了|{b:he} "
     "做饭 做@b 得 很 好|{a:he} 喜欢@a {b:his} 故事|{a:he} 住@a 在 {b:he} 附近> 。",
     12},
    {"pp envies, as", "a=clear b=same(a)",
     "{a} envies#1@a {b} because#2 <1:{b:he} has@b a lot of time|{b:he} has@b a big house|{b:he} "
     "is always happy@b|{a:he} has to work@a every day|{a:he} lives@a in a small room> .",
     "{a} 羡慕#1@a {b} ， 因为#2 <1:{b:he} 有@b 很多 时间|{b:he} 有@b 一 座 大 房子|{b:he} 总是 很 "
     "高兴@b|{a:he} 每天 都 要 上班@a|{a:he} 住@a 在 小 房间 里> 。",
     12},
    {"pp owes money", "a=clear b=same(a)",
     "{a} owes#1@a {b} a lot#3 of#3 money#2 . <1:{a:he} will give@a {b:him} money on Monday|{b:he} "
     "wants@b it back|{b:he} needs@b money now|{a:he} lost#41@a {a:his} job#42|{a:he} is afraid@a "
     "of {b:him}> .",
     "{a} 欠#1@a {b} 很多#3 钱#2 。 <1:{a:he} 星期一 会 给@a {b:he} 钱|{b:he} 想@b 把 钱 要 "
     "回来|{b:he} 现在 需要@b 钱|{a:he} 失去#41@a 了 工作#42|{a:he} 怕@a {b:he}> 。",
     63},
    {"pp loud neighbor", "a=clear b=same(a)",
     "{a} couldn't#1 sleep#2@a because#3 {b} was <2:singing@b|playing@b the piano|laughing@b> , "
     "so#4 {a:he} <1:knocked on {b:his} door|asked@a {b:him} to be quiet|shouted@a at "
     "{b:him}|called@a {b:him}> .",
     "{a} 睡#2@a 不 着#1 ， 因为#3 {b} 在 <2:唱歌@b|弹 钢琴@b|笑@b> ， 所以#4 {a:he} <1:敲 了 "
     "{b:his} 门|请@a {b:he} 安静|对 {b:he} 大喊@a|给 {b:he} 打@a 了 电话> 。",
     150},
    {"pp let use own", "a=clear b=same(a)",
     "{a} let#1@a {b} <1:use {a:his} phone|drive {a:his} car|sleep in {a:his} bed|ride {a:his} "
     "bike|read {a:his} diary> .",
     "{a} 让#1@a {b} <1:用 {a:his} 手机|开 {a:his} 汽车|睡 在 {a:his} 床 上|骑 {a:his} 自行车|看 "
     "{a:his} 日记> 。",
     12},
    {"pp didn't let, as", "a=clear b=same(a)",
     "{a} didn't#3 let#1@a {b} <2:use {a:his} computer|drive {a:his} car|ride {a:his} bike> "
     "because#4 <1:{b:he} was careless@b|{b:he} broke@b it yesterday|{a:he} needed@a it|{b:he} was "
     "ill@b> .",
     "{a} 没有#3 让#1@a {b} <2:用 {a:his} 电脑|开 {a:his} 汽车|骑 {a:his} 自行车> ， 因为#4 "
     "<1:{b:he} 很 粗心@b|{b:he} 昨天 弄坏@b 了 它|{a:he} 需要@a 它|{b:he} 生病@b 了> 。",
     12},
    {"pp took to his", "a=clear b=same(a)",
     "{a} drove#1@a {b} to {b:his} <1:hotel|office|home|school> because#2 <2:{b:he} was "
     "late@b|{b:he} had@b no car|{b:he} was tired@b|{a:he} had time@a|{b:his} leg hurt> .",
     "{a} 开车#1 送#1@a {b} 去 {b:his} <1:酒店|办公室|家|学校> ， 因为#2 <2:{b:he} 迟到@b "
     "了|{b:he} 没有@b 汽车|{b:he} 累@b 了|{a:he} 有时间@a|{b:his} 腿 很 疼> 。",
     10},
    {"pp invited to own", "a=clear b=same(a)",
     "{a} invited#1@a {b} to {a:his} <1:wedding|birthday party|party> , but#2 <2:{b:he} was "
     "busy@b|{b:he} was ill@b|{b:he} didn't want@b to come|{a:he} forgot@a to tell {b:him} the "
     "time> .",
     "{a} 邀请#1@a {b} 参加 {a:his} <1:婚礼|生日 聚会|聚会> ， 但是#2 <2:{b:he} 很 忙@b|{b:he} "
     "生病@b 了|{b:he} 不 想@b 来|{a:he} 忘记@a 告诉 {b:he} 时间> 。",
     12},
    {"pp brothers laughed, did not care", "a=clear",
     "{a:his} <1:brothers|friends|classmates|neighbors> <2:laughed|left|were angry|were late> , "
     "but#1 {a} <3:didn't care@a|was happy@a|kept reading@a|didn't say@a anything> .",
     "{a:his} <1:兄弟|朋友|同学|邻居> 都 <2:笑 了|走 了|很 生气|迟到 了> ， 但是#1 {a} "
     "<3:不在乎@a|很 高兴@a|继续 看书@a|什么 都 没有 说@a> 。",
     190},
};

}  // namespace

std::span<const Template> templates_of_reasons_by_meaning() { return reasons_by_meaning; }

}  // namespace playground::grammar
