// Templates: What people tell, ask and promise one another, and of their families.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template reports[] = {
    {"told that he, own", "a=clear b=same(a)",
     "{a} told#1@a {b} that#2 {a:he} <1:was tired|was going home|wanted to help {b:him}|had found "
     "{b:his} key|loved {b:him}|needed {b:his} help|couldn't come> .",
     "{a} 告诉#1@a {b} ， {a:he} <1:累 了|要 回家 了|想 帮助 {b:he}|找到 了 {b:his} 钥匙|爱 "
     "{b:he}|需要 {b:his} 帮助|不能 来> 。",
     24},
    {"told that you", "a=clear b=same(a)",
     "{a} told#1@a {b} that {b:he} <1:was too fat|should rest|could go home|had passed the "
     "exam|could use {a:his} car|had to wait|had won> .",
     "{a} 告诉#1@a {b} ， {b:he} <1:太 胖 了|应该 休息|可以 回家|通过 了 考试|可以 用 {a:his} "
     "汽车|得 等|赢 了> 。",
     24},
    {"told, gender", "a=clear b=other(a) m=one(a,b)",
     "{a} told#1@a {b} that {m:he} <1:was late|was wrong|was ill|had passed the exam|would be "
     "famous|must leave> .",
     "{a} 告诉#1@a {b} ， {m:he} <1:迟到 了|错 了|生病 了|通过 了 考试|会 很 有名|必须 离开> 。",
     24},
    {"told about a third", "a=clear b=clear c=other(b)",
     "{a} told#1@a {b} that {c} was <1:ill|hurt|lost> , so#2 {b:he} <2:visited|helped|comforted> "
     "{c:him} .",
     "{a} 告诉#1@a {b} ， {c} <1:生病|受伤|迷路> 了 ， 所以#2 {b:he} <2:看望|帮助|安慰> 了 {c:he} "
     "。",
     24},
    {"promised, he would", "a=person b=person",
     "{a} promised#1@a {b} that {a:he} would <1:come|come back|help {b:him}|call {b:him}|visit "
     "{b:him}|marry {b:him}> .",
     "{a} 答应#1@a {b} ， {a:he} 会 <1:来|回来|帮助 {b:he}|给 {b:he} 打 电话|看望 {b:he}|和 {b:he} "
     "结婚> 。",
     44},
    {"promised, but", "a=clear b=same(a)",
     "{a} promised#1@a {b} to#3 <1:help {b:him}|wait for {b:him}|visit {b:him}|come home> , "
     "but#2 {a:he} <2:forgot it|was too busy|was ill> .",
     "{a} 答应#1@a {b} <1:帮助 {b:he}|等 {b:he}|看望 {b:he}|回家> ， 但是#2 {a:he} <2:忘记 了|太 "
     "忙 了|生病 了> 。",
     40},
    {"promised, as he", "a=clear b=same(a)",
     "{a} promised#1@a {b} <2:a present#3|a bike#3|some money#3> because#4 <1:{b:he} worked "
     "hard|{b:he} had a birthday|{a:he} was rich|{a:he} loved {b:him}|{b:he} passed the exam> .",
     "{a} 答应#1@a 给 {b} <2:一 个 礼物#3|一 辆 自行车#3|一些 钱#3> ， 因为#4 <1:{b:he} 很 "
     "努力|{b:he} 过 生日|{a:he} 很 富有|{a:he} 爱 {b:he}|{b:he} 通过 了 考试> 。",
     40},
    {"asked whether he", "a=person b=person",
     "{a} asked#1@a {b} if#3 {b:he} <1:{b:was} tired|{b:was} hungry|knew the answer|had seen the "
     "key|could swim|wanted to come|{b:was} happy|liked {a:him}> .",
     "{a} 问#1@a {b} ， {b:he} 是否#3 <1:累 了|饿 了|知道 答案|看见 了 钥匙|会 游泳|想 "
     "来|高兴|喜欢 {a:he}> 。",
     24},
    {"asked whether, thing", "a=clear b=clear c=portable1",
     "{a} asked#1@a {b} whether#2 {b:he} had <1:seen|found|bought|sold|lost> {c} .",
     "{a} 问#1@a {b} ， {b:he} 是否#2 <1:看见|找到|买|卖|弄丢> 了 {c} 。", 44},
    {"asked whether he could", "a=clear b=same(a)",
     "{a} asked#1@a {b} whether#2 {b:he} <1:was tired|was hungry|could help {a:him}|knew "
     "{a:him}|had time|could drive|got married|remembered {a:him}> .",
     "{a} 问#1@a {b} ， {b:he} 是否#2 <1:累 了|饿 了|能 帮助 {a:he}|认识 {a:he}|有时间|能 "
     "开车|结婚 了|记得 {a:he}> 。",
     44},
    {"asked whether he himself", "a=clear b=same(a)",
     "{a} asked#1@a {b} whether#2 {a:he} <1:could go home|could use {b:his} phone|could help "
     "{b:him}|should wait|could sit here> .",
     "{a} 问#1@a {b} ， {a:he} 是否#2 <1:可以 回家|可以 用 {b:his} 手机|能 帮助 {b:he}|应该 "
     "等|可以 坐 在 这里> 。",
     30},
    {"asked relative whether", "a=named b=relative c=portable1",
     "{a} asked#1@a {a:his} {b:bare} whether#2 {b:he} had seen#4@b {c} .",
     "{a} 问#1@a {a:his} {b:bare} ， {b:he} 是否#2 看见#4@b 了 {c} 。", 30},
    {"asked relative if", "a=named b=relative",
     "{a} asked#1@a {a:his} {b:bare} <1:if {b:he} was tired|when {b:he} would come home|where "
     "{b:he} was|why {b:he} was crying|what {b:he} wanted to eat|why {b:he} was angry> .",
     "{a} 问#1@a {a:his} {b:bare} <1:， {b:he} 是否 累 了|{b:he} 什么时候 回家|{b:he} 在 "
     "哪里|{b:he} 为什么 哭|{b:he} 想 吃 什么|{b:he} 为什么 生气> 。",
     24},
    {"asked why, same", "a=person b=person",
     "{a} asked#1@a {b} why#2 {b:he} <1:{b:was} crying|{b:was} late|{b:was} angry|{b:was} "
     "laughing|didn't come|lied|{b:was} at home> .",
     "{a} 问#1@a {b} {b:he} 为什么#2 <1:在 哭|迟到|生气|在 笑|没有 来|撒谎|在 家> 。", 24},
    {"asked where, gender", "a=clear b=other(a) m=one(a,b)",
     "{a} asked#1@a {b} where#2 {m:his} <1:key was|shoes were|book was|phone was|car was> .",
     "{a} 问#1@a {b} {m:his} <1:钥匙|鞋|书|手机|汽车> 在 哪里#2 。", 20},
    {"asked to, as he could not", "a=clear b=same(a)",
     "{a} asked#1@a {b} to <2:cook dinner#3|drive#3|write a letter#3|fix the car#3> because#4 "
     "<1:{a:he} was tired|{a:he} had no time|{a:he} didn't know how to do it|{b:he} did it "
     "well|{b:he} had time|{a:he} was ill> .",
     "{a} 请#1@a {b} <2:做 晚饭#3|开车#3|写 一 封 信#3|修 汽车#3> ， 因为#4 <1:{a:he} 累 了|{a:he} "
     "没有 时间|{a:he} 不 知道 怎么 做|{b:he} 做 得 很 好|{b:he} 有时间|{a:he} 生病 了> 。",
     24},
    {"told to, as he", "a=person b=person",
     "{a} told#1@a {b} to <2:be quiet#3|go out#3|stop#3> because#4 <1:{b:he} {b:was} too "
     "loud|{a:he} wanted to sleep|{a:he} {a:was} reading|{a:he} had a headache|{b:he} {b:was} "
     "talking too much> .",
     "{a} 让#1@a {b} <2:安静 一点儿#3|出去#3|停 下来#3> ， 因为#4 <1:{b:he} 太 吵 了|{a:he} 想 "
     "睡觉|{a:he} 在 看书|{a:he} 头疼|{b:he} 说 得 太 多 了> 。",
     24},
    {"let him, as tired", "a=clear b=same(a)",
     "{a} <2:let> {b} <3:rest|sleep|go home|play> because#4 <1:{b:he} was tired|{b:he} worked "
     "hard|{a:he} was kind|{b:he} was ill|{a:he} loved {b:him}> .",
     "{a} <2:让> {b} <3:休息|睡觉|回家|玩> ， 因为#4 <1:{b:he} 累 了|{b:he} 很 努力|{a:he} 很 "
     "善良|{b:he} 生病 了|{a:he} 爱 {b:he}> 。",
     20},
    {"said of relative", "a=named b=relative",
     "{a} says#1@a that {a:his} {b:bare} <1:is ill|loves {a:him}|doesn't understand {a:him}|is "
     "very strict|is waiting for {a:him}> .",
     "{a} 说#1@a {a:his} {b:bare} <1:生病 了|爱 {a:he}|不 理解 {a:he}|非常 严格|在 等 {a:he}> 。",
     20},
    {"relative is, he helps", "a=named b=relative",
     "{a} 's {b:bare} is <1:old|ill|lonely|kind|weak> . {a} <2:helps|visits|comforts|misses> "
     "{b:him} every day#3 .",
     "{a} 的 {b:bare} <1:老 了|生病 了|很 孤独|很 善良|很 虚弱> 。 {a} 每天#3 <2:帮助|看望|安慰|都 "
     "想念> {b:he} 。",
     28},
    {"my relative visits", "b=relative a=other(b)",
     "my#4 {b:bare} is <1:ill|lonely|old|sad> , so#2 <2:i visited {b:him}|i called {b:him}|we help "
     "{b:him}|{a} comforted {b:him}|i am worried about {b:him}> .",
     "我#4 {b:bare} <1:生病 了|很 孤独|老 了|很 难过> ， 所以#2 <2:我 看望 了 {b:he}|我 给 "
     "{b:he} 打 了 电话|我们 帮助 {b:he}|{a} 安慰 了 {b:he}|我 很 担心 {b:he}> 。",
     24},
    {"my relative, two", "b=relative",
     "my#4 {b:bare} is a <1:doctor|teacher|driver|nurse|lawyer|farmer> . {b:he} <2:works every "
     "day|is very busy|works in Beijing|loves me very much|is forty years old> .",
     "我#4 {b:bare} 是 <1:医生|老师|司机|护士|律师|农民> 。 {b:he} <2:每天 工作|非常 忙|在 北京 "
     "工作|非常 爱 我|四十 岁> 。",
     28},
    {"this is my relative", "b=relative",
     "this is#1 my#4 {b:bare} . {b:he} <1:lives in London|is a teacher|likes music|speaks "
     "English|works in a bank|is very kind> .",
     "这 是#1 我#4 的 {b:bare} 。 {b:he} <1:住 在 伦敦|是 老师|喜欢 音乐|会 说 英语|在 银行 "
     "工作|非常 善良> 。",
     28},
    {"relative sends", "b=relative a=named c=clothing1",
     "{a} 's {b:bare} bought#1@b {a:him} {c:a} , and#2 <1:{a:he} wears {c:him} every day|{a:he} "
     "likes {c:him}|{a:he} thanked {b:him}|{a:he} lost {c:him}> .",
     "{a} 的 {b:bare} 给 {a:he} 买#1@b 了 {c:a} ， <1:{a:he} 每天 都 穿 {c:he}|{a:he} 很 喜欢 "
     "{c:he}|{a:he} 感谢 了 {b:he}|{a:he} 弄丢 了 {c:he}> 。",
     28},
    {"relative is proud", "a=named b=relative",
     "{a} <1:won the game|passed the exam|worked hard|helped everyone> , so#2 {a:his} {b:bare} "
     "<2:praised|hugged|loves> {a:him} .",
     "{a} <1:赢 了 比赛|通过 了 考试|很 努力|帮助 了 大家> ， 所以#2 {a:his} {b:bare} <2:表扬 "
     "了|拥抱 了|爱> {a:he} 。",
     24},
    {"relative scolds", "a=named b=relative",
     "{a} <1:lied|broke the window|lost the key|didn't do the homework> , so#2 {a:his} {b:bare} "
     "<2:scolded|punished|didn't forgive> {a:him} .",
     "{a} <1:撒谎 了|打破 了 窗户|弄丢 了 钥匙|没有 做 作业> ， 所以#2 {a:his} {b:bare} <2:骂 "
     "了|惩罚 了|没有 原谅> {a:he} 。",
     24},
    {"gave his relative", "a=named b=relative c=portable1",
     "{a} gave#1@a {a:his} {b:bare} {c:a} , and {b:he} <1:thanked {a:him}|was very happy|kissed "
     "{a:him}|liked {c:him} very much|cried> .",
     "{a} 给#1@a 了 {a:his} {b:bare} {c:a} ， {b:he} <1:感谢 了 {a:he}|非常 高兴|吻 了 {a:he}|很 "
     "喜欢 {c:he}|哭 了> 。",
     24},
    {"main after when", "a=clear b=same(a)",
     "when#1 {a} came#2@a home , {a:he} <1:called|hugged|kissed|saw|looked for> {b} .",
     "{a} 回家#2@a 的 时候#1 ， {a:he} <1:叫 了|拥抱 了|吻 了|看见 了|寻找> {b} 。", 20},
    {"as he, main he", "a=clear v=doing(a,b)",
     "because#1 {a} was <1:tired|ill|too busy|hurt> , {a:he} didn't#2 {v:base} {b} .",
     "因为#1 {a} <1:很 累|生病 了|太 忙 了|受伤 了> ， 所以 {a:he} 没有#2 {v} {b} 。", 24},
    {"as he, so he", "a=clear b=same(a)",
     "because#1 {a} <1:was angry|was worried|was lonely|needed help> , {a:he} <2:called|went to "
     "see|looked for> {b} .",
     "因为#1 {a} <1:很 生气|很 担心|很 孤独|需要 帮助> ， 所以 {a:he} <2:给 {b} 打 了 电话|去 看 "
     "{b}|找 {b}> 。",
     20},
    {"as other, main him", "a=clear b=same(a)",
     "because#1 {a} <1:was ill|was crying|was alone|needed help|was sad> , {b} "
     "<2:visited|comforted|helped|invited|hugged> {a:him} .",
     "因为#1 {a} <1:生病 了|在 哭|一个人|需要 帮助|很 难过> ， {b} <2:看望|安慰|帮助|邀请|拥抱> "
     "了 {a:he} 。",
     24},
    {"as other was bad, main", "a=person b=person",
     "because#1 {a} <1:lied|{a:was} rude|{a:was} late|stole {b:his} money|broke {b:his} window> , "
     "{b} <2:scolded|punished|blamed|hit|criticized> {a:him} .",
     "因为#1 {a} <1:撒谎 了|很 粗鲁|迟到 了|偷 了 {b:his} 钱|打破 了 {b:his} 窗户> ， {b} "
     "<2:骂|惩罚|责怪|打|批评> 了 {a:he} 。",
     24},
    {"pronoun first, noun later", "a=clear",
     "after#1 {a:he} had <1:eaten|finished work|had breakfast|come home|washed the dishes> , {a} "
     "<2:went to bed|went out|called a friend|went for a walk|read a book> .",
     "{a:he} <1:吃饭|下班|吃 早饭|回家|洗 碗> 以后#1 ， {a} <2:去 睡觉 了|出去 了|给 一 个 朋友 "
     "打 了 电话|去 散步 了|读 了 一 本 书> 。",
     24},
    {"pronoun first, when", "a=clear",
     "when#1 {a:he} was <1:young|ten years old|at school|small> , {a} <2:lived in London|wanted to "
     "be a singer|liked music|had a dog> .",
     "{a:he} <1:年轻|十 岁|在 学校|小> 的 时候#1 ， {a} <2:住 在 伦敦|想 当 歌手|喜欢 音乐|有 一 "
     "只 狗> 。",
     24},
    {"pronoun first, if", "a=clear b=same(a)",
     "if#1 {a:he} <1:has time|isn't too busy|finds the key> , {a} will#2 "
     "<2:help|visit|invite|thank> {b} .",
     "如果#1 {a:he} <1:有时间|不 太 忙|找到 钥匙> ， {a} 会#2 <2:帮助|看望|邀请|感谢> {b} 。", 24},
    {"as soon as, he", "a=clear b=same(a)",
     "as soon as#1 {a} saw#2@a {b} , {a:he} <1:ran to {b:him}|hugged {b:him}|began to "
     "cry|smiled|ran away|recognized {b:him}> .",
     "{a} 一 看见#2@a {b} ， {a:he} 就#1 <1:向 {b:he} 跑 去|拥抱 了 {b:he}|开始 哭|笑 了|跑 "
     "了|认出 了 {b:he}> 。",
     27},
    {"until, first", "a=clear b=same(a)",
     "{a} didn't#2 leave#1@a until#3 {b} <1:came|fell asleep|came home> , because#4 {a:he} <2:was "
     "worried|loved {b:him}|wanted to help {b:him}> .",
     "{a} 没有#2 离开#1@a ， 直到#3 {b} <1:来|睡着|回家> 了 ， 因为#4 {a:he} <2:很 担心|爱 "
     "{b:he}|想 帮助 {b:he}> 。",
     20},
    {"who relative clause", "a=clear b=same(a)",
     "{a} helped#1@a {b} , who <1:was ill|was lost|was hurt> , and then#2 {a:he} <2:went "
     "home|called a doctor|left> .",
     "{a} 帮助#1@a 了 <1:生病|迷路|受伤> 的 {b} ， 然后#2 {a:he} <2:回家 了|叫 了 医生|走 了> 。",
     20},
    {"who he saw", "a=clear b=clear",
     "{a} thanked#1@a {b} , who <1:helped|saved|visited|found|praised> {a:him} .",
     "{a} 感谢#1@a 了 {b} ， {b} <1:帮助|救|看望|找到|表扬> 了 {a:he} 。", 24},
    {"the one who helped", "a=clear b=other(a)",
     "{b} , who <1:helps|teaches|loves|knows> {a} , is <2:kind|young|famous|busy> . {a:he} "
     "<3:likes|trusts|thanked|misses> {b:him} .",
     "<1:帮助|教|爱|认识> {a} 的 {b} 很 <2:善良|年轻|有名|忙> 。 {a:he} <3:喜欢|信任|感谢 了|想念> "
     "{b:he} 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_reports() { return reports; }

}  // namespace playground::grammar
