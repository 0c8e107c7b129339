// Templates: Of one and several, whom number tells apart, and of three.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template groups[] = {
    {"let them rest", "a=clear b=many:person",
     "{a} called#1@a {b} and#2 let#3@a {b:him} <1:rest|go home|sing|eat|play|work> .",
     "{a} 给 {b} 打#1@a 电话 ， 让#3@a {b:he} <1:休息|回家|唱歌|吃饭|玩|工作> 。", 28},
    {"captain called them", "a=noun:captain1 b=many:person",
     "{a} called#1@a {b} and#2 <1:told {b:him} the news|let {b:him} rest|thanked {b:him}|gave "
     "{b:him} some food|told {b:him} to wait> .",
     "{a} 给 {b} 打 电话#1@a ， <1:告诉 了 {b:he} 这 个 消息|让 {b:he} 休息|感谢 了 {b:he}|给 了 "
     "{b:he} 一些 食物|让 {b:he} 等> 。",
     28},
    {"teacher and students", "a=noun:teacher1 b=noun:student",
     "{a} <2:praised|thanked> {b} because#4 <1:{b:he} studied hard|{b:he} passed the exam|{b:he} "
     "helped {a:him}|{a:he} was proud of {b:him}|{a:he} was kind|{b:he} cleaned the classroom> .",
     "{a} <2:表扬|感谢> 了 {b} ， 因为#4 <1:{b:he} 学习 很 努力|{b:he} 通过 了 考试|{b:he} 帮助 "
     "了 {a:he}|{a:he} 为 {b:he} 骄傲|{a:he} 很 善良|{b:he} 打扫 了 教室> 。",
     28},
    {"teacher angry, students", "a=noun:teacher1 b=noun:student",
     "{a} <2:scolded|punished> {b} because#4 <1:{b:he} {b:was} late|{b:he} {b:was} noisy|{b:he} "
     "forgot {b:his} homework|{a:he} was strict|{a:he} was angry|{b:he} didn't listen> .",
     "{a} <2:骂|惩罚> 了 {b} ， 因为#4 <1:{b:he} 迟到 了|{b:he} 很 吵|{b:he} 忘记 了 {b:his} "
     "作业|{a:he} 很 严格|{a:he} 很 生气|{b:he} 没有 听> 。",
     24},
    {"one and many, as", "a=clear b=many:person m=one(a,b)",
     "{a} <2:looked at|{a:was} waiting for|left> {b} because#4 {m:he} {m:was} "
     "<1:tired|hungry|late|ill|angry|worried> .",
     "{a} <2:看着|在 等|离开 了> {b} ， 因为#4 {m:he} <1:累 了|饿 了|迟到 了|生病 了|很 生气|很 "
     "担心> 。",
     28},
    {"many and one, as", "a=many:person b=clear m=one(a,b)",
     "{a} <2:looked at|{a:was} waiting for|stopped|helped> {b} because#4 {m:he} {m:was} "
     "<1:tired|hungry|late|ill|angry|afraid> .",
     "{a} <2:看着|在 等|拦住 了|帮助 了> {b} ， 因为#4 {m:he} <1:很 累|饿 了|迟到 了|生病 了|很 "
     "生气|很 害怕> 。",
     28},
    {"many and one, so", "a=many:person b=clear m=one(a,b)",
     "{a} <2:met|invited|found|helped|saw> {b} , and#4 {m:he} <1:went home|laughed|cried|didn't "
     "say anything|ran away|{m:was} very happy> .",
     "{a} <2:遇见|邀请|找到|帮助|看见> 了 {b} ， {m:he} <1:回家 了|笑 了|哭 了|什么 都 没有 说|跑 "
     "了|非常 高兴> 。",
     24},
    {"one told many", "a=clear b=many:person",
     "{a} told#1@a {b} a <2:story|joke> , and#4 <1:{b:he} laughed|{b:he} fell asleep|{b:he} "
     "thanked {a:him}|{b:he} didn't believe {a:him}|{b:he} cried> .",
     "{a} 给 {b} 讲#1@a 了 一 个 <2:故事|笑话> ， <1:{b:he} 笑 了|{b:he} 睡着 了|{b:he} 感谢 了 "
     "{a:he}|{b:he} 不 相信 {a:he}|{b:he} 哭 了> 。",
     28},
    {"many told, one knew", "a=many:person b=clear m=one(a,b)",
     "{a} told#1@a {b} that {m:he} <1:had won|could go home|{m:was} late|{m:was} hungry|must wait> "
     ".",
     "{a} 告诉#1@a {b} ， {m:he} <1:赢 了|可以 回家 了|迟到 了|饿 了|必须 等> 。", 24},
    {"many asked one", "a=many:person b=clear",
     "{a} <1:asked#1@a {b} if {b:he} could help {a:him}|asked#1@a {b} to teach {a:him} "
     "English|asked#1@a {b} to wait for {a:him}> .",
     "{a} <1:问#1@a {b} ， {b:he} 是否 能 帮助 {a:he}|请#1@a {b} 教 {a:he} 英语|请#1@a {b} 等 "
     "{a:he}> 。",
     24},
    {"guests came, served", "a=many:person b=clear",
     "{a} came#1@a home , and {b} <1:cooked dinner for {a:him}|gave {a:him} some tea|hugged "
     "{a:him}|was happy to see {a:him}|opened the door for {a:him}> .",
     "{a} 回家#1@a 了 ， {b} <1:给 {a:he} 做 了 晚饭|给 了 {a:he} 一些 茶|拥抱 了 {a:he}|很 高兴 "
     "看见 "
     "{a:he}|给 {a:he} 打开 了 门> 。",
     24},
    {"my parents and", "a=clear",
     "my#4 parents#1 like#2 {a} because#3 {a:he} <1:is kind|is polite|works hard|often helps me|is "
     "honest> .",
     "我#4 父母#1 喜欢#2 {a} ， 因为#3 {a:he} <1:很 善良|很 有礼貌|工作 很 努力|常常 帮助 我|很 "
     "诚实> 。",
     24},
    {"children play, mother", "a=many:person b=clear",
     "{a} were <1:noisy|tired|hungry|ill|late|afraid> , so#2 {b} "
     "<2:called|scolded|helped|comforted|looked for> {a:him} .",
     "{a} <1:很 吵|很 累|很 饿|生病 了|迟到 了|很 害怕> ， 所以#2 {b} <2:给 {a:he} 打 了 电话|骂 "
     "了 {a:he}|帮助 了 {a:he}|安慰 了 {a:he}|找 {a:he}> 。",
     28},
    {"players and coach", "a=noun:coach1 b=many:person",
     "{b} <1:lost the game|didn't practice|were late|were lazy> , so#2 {a} "
     "<2:scolded|punished|criticized> {b:him} .",
     "{b} <1:输 了 比赛|没有 练习|迟到 了|很 懒> ， 所以#2 {a} <2:骂|惩罚|批评> 了 {b:he} 。", 30},
    {"players won, coach", "a=noun:coach1 b=many:person",
     "{b} <1:won the game|played well|worked hard|practiced every day> , and {a} "
     "<2:praised|thanked|hugged|congratulated> {b:him} .",
     "{b} <1:赢 了 比赛|打 得 很 好|很 努力|每天 练习> ， {a} <2:表扬|感谢|拥抱|祝贺> 了 {b:he} "
     "。",
     30},
    {"many gave one", "a=many:person b=clear c=portable1",
     "{a} gave#1@a {b} {c:a} because#2 <1:{b:he} had a birthday|{a:he} loved {b:him}|{b:he} helped "
     "{a:him}|{b:he} needed {c:him}|{a:he} didn't need {c:him}|{a:he} wanted to thank {b:him}> .",
     "{a} 给#1@a 了 {b} {c:a} ， 因为#2 <1:{b:he} 过 生日|{a:he} 爱 {b:he}|{b:he} 帮助 了 "
     "{a:he}|{b:he} 需要 {c:he}|{a:he} 不 需要 {c:he}|{a:he} 想 感谢 {b:he}> 。",
     28},
    {"one gave many", "a=clear b=many:person c=portable1",
     "{a} bought#1@a {c:a} for {b} because#2 <1:{a:he} loved {b:him}|{b:he} worked hard|{a:he} was "
     "rich|{b:he} wanted {c:him}> .",
     "{a} 给 {b} 买#1@a 了 {c:a} ， 因为#2 <1:{a:he} 爱 {b:he}|{b:he} 很 努力|{a:he} 很 "
     "富有|{b:he} 想要 {c:he}> 。",
     24},
    {"their thing, one", "a=many:person b=clear",
     "{a} couldn't#3 find#1@a {a:his} <2:key|ball|dog|car|house> , so#4 {b} <1:helped {a:him}|lent "
     "{a:him} a phone|called {a:him} a taxi> .",
     "{a} 找#1@a 不到#3 {a:his} <2:钥匙|球|狗|汽车|房子> ， 所以#4 {b} <1:帮助 了 {a:he}|借 给 了 "
     "{a:he} 一 部 手机|给 {a:he} 叫 了 出租车> 。",
     24},
    {"one lost many", "a=clear b=many:person",
     "{a} couldn't#3 find#1@a {b} because#2 <1:{b:he} hid|{b:he} went home|{a:he} was lost|{b:he} "
     "{b:was} too far away|{a:he} lost {a:his} phone> .",
     "{a} 找#1@a 不到#3 {b} ， 因为#2 <1:{b:he} 躲 了 起来|{b:he} 回家 了|{a:he} 迷路 了|{b:he} 太 "
     "远 了|{a:he} 弄丢 了 {a:his} 手机> 。",
     28},
    {"couple, the one", "a=clear b=other(a)",
     "{a} and {b} are#1 married . <1:{a:he} loves {b:him} very much|{b:he} works in a bank|{a:he} "
     "often cooks for {b:him}|{b:he} gave {a:him} a ring> .",
     "{a} 和 {b} 结婚#1 了 。 <1:{a:he} 非常 爱 {b:he}|{b:he} 在 银行 工作|{a:he} 常常 给 {b:he} "
     "做饭|{b:he} 给 了 {a:he} 一 枚 戒指> 。",
     28},
    {"three people, ill", "a=clear b=same(a) c=other(a)",
     "{a} and {b} <2:visited|helped|went to see|comforted> {c} because#4 {c:he} <1:was ill|was "
     "crying|had a birthday|was alone|needed help|was in hospital> .",
     "{a} 和 {b} <2:看望 了|帮助 了|去 看|安慰 了> {c} ， 因为#4 {c:he} <1:生病 了|在 哭|过 "
     "生日|一个人|需要 帮助|住院 了> 。",
     28},
    {"three people, one", "a=clear b=same(a) c=other(a)",
     "{a} told#1@a {b} that {c} was <1:ill|late|here|hurt> , and {c:he} <2:needed help|was "
     "alone|was waiting> .",
     "{a} 告诉#1@a {b} ， {c} <1:生病 了|迟到 了|在 这里|受伤 了> ， {c:he} <2:需要 "
     "帮助|一个人|在 等> 。",
     20},
    {"gave other, who", "a=clear b=other(a) c=same(a)",
     "{a} and {c} <2:visited|met|saw|helped> {b} <3:yesterday|today|on Monday|last week> , and "
     "{b:he} <1:was very happy|cried|laughed|ran away> .",
     "{a} 和 {c} <3:昨天|今天|星期一|上周> <2:看望|遇见|看见|帮助> 了 {b} ， {b:he} <1:非常 "
     "高兴|哭 了|笑 了|跑 了> 。",
     24},
    {"passenger and driver", "a=noun:driver1 b=many:person",
     "{a} waited#1@a for {b} because#2 <1:{b:he} {b:was} late|{a:he} was kind|{b:he} walked "
     "slowly> .",
     "{a} 等#1@a {b} ， 因为#2 <1:{b:he} 迟到 了|{a:he} 很 善良|{b:he} 走 得 很 慢> 。", 20},
    {"police and thieves", "a=noun:policeman1 b=noun:thief",
     "{a} <2:chased|followed|looked for> {b} , but#4 <1:{b:he} ran away|{b:he} {b:was} too "
     "fast|{a:he} was too slow|{b:he} hid|{a:he} couldn't find {b:him}|{b:he} had a knife> .",
     "{a} <2:追赶|跟着|寻找> {b} ， 但是#4 <1:{b:he} 跑 了|{b:he} 太 快 了|{a:he} 太 慢 了|{b:he} "
     "躲 了 起来|{a:he} 找 不到 {b:he}|{b:he} 有 一 把 刀> 。",
     20},
    {"they and them", "a=many:person b=many:person",
     "{a} <2:like|thanked|trust> {b} because#4 {b:he} <1:helped {a:him}|{b:was} kind|{b:was} "
     "friendly> .",
     "{a} <2:喜欢|感谢 了|信任> {b} ， 因为#4 {b:he} <1:帮助 了 {a:he}|很 善良|很 友好> 。", 24},
    {"king and soldiers", "a=noun:king1 b=noun:soldier",
     "{a} <2:praised|thanked> {b} because#4 <1:{b:he} {b:was} brave|{b:he} saved {a:him}|{a:he} "
     "needed {b:him}|{b:he} {b:was} strong> .",
     "{a} <2:表扬 了|感谢 了> {b} ， 因为#4 <1:{b:he} 很 勇敢|{b:he} 救 了 {a:he}|{a:he} 需要 "
     "{b:he}|{b:he} 很 强壮> 。",
     20},
    {"sailors and captain", "a=noun:sailor b=noun:captain1",
     "{a} <2:followed|called|{a:was} waiting for> {b} because#4 <1:{b:he} was kind|{b:he} was "
     "strict|{a:he} {a:was} afraid|{b:he} helped {a:him}|{a:he} needed help> .",
     "{a} <2:跟着 {b}|给 {b} 打 电话|在 等 {b}> ， 因为#4 <1:{b:he} 很 善良|{b:he} 很 "
     "严格|{a:he} 很 害怕|{b:he} 帮助 了 {a:he}|{a:he} 需要 帮助> 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_groups() { return groups; }

}  // namespace playground::grammar
