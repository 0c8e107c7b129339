// Templates: games, tests, lessons, questions, calls and promises, in which either of two people
// may be meant.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template contests[] = {
    {"chess, beat, as", "a=clear b=same(a)",
     "{a} beat#1@a {b} at chess#3 because#2 <1:{a:he} played@a better|{a:he} had practiced@a every "
     "day|{b:he} was thinking@b of other things|{b:he} had just begun@b to learn> .",
     "{a} 下 象棋#3 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 下@a 得 更 好|{a:he} 每天 练习@a|{b:he} 在 "
     "想@b 别的 东西|{b:he} 刚 开始@b 学习> 。",
     40},
    {"chess, lost, even though", "a=person1 b=person1",
     "{a} lost#1@a to {b} at chess#3 even#2 though#2 <1:{a:he} played@a well|{a:he} was very "
     "clever@a|{b:he} had never won@b before|{b:he} had just learned@b it> .",
     "{a} 下 象棋#3 输#1@a 给 了 {b} ， 虽然#2 <1:{a:he} 下@a 得 很 好|{a:he} 非常 聪明@a|{b:he} "
     "以前 从来 没有 赢@b 过|{b:he} 刚 学@b 会 了> 。",
     36},
    {"chess, and he or she cheated", "a=clear b=other(a) m=one(a,b)",
     "{a} and {b} played#1 chess#3 . {m:he} <1:cheated#21@m|was very lucky#21@m|won#21@m the "
     "prize#22|moved#21@m too fast#22> .",
     "{a} 和 {b} 下#1 象棋#3 。 {m:he} <1:作弊#21@m 了|非常 幸运#21@m|赢#21@m 了 奖品#22|下#21@m "
     "得 太 快#22 了> 。",
     48},
    {"chess with a relative", "a=noun:uncle|aunt|grandfather|mother1 b=other(a) m=one(a,b)",
     "{b} plays#1@b chess#3 with {b:his} {a:bare} every#4 Sunday#5 , and {m:he} always#6 "
     "<1:wins@m|loses@m|plays@m very well> .",
     "{b} 每#4 个 星期天#5 都 和 {b:his} {a:bare} 下#1@b 象棋#3 ， {m:he} 总是#6 <1:赢@m|输@m|下@m "
     "得 非常 好> 。",
     8},
    {"taught chess, and now", "a=clear b=same(a)",
     "{a} taught#1@a {b} to play chess#3 <1:because {b:he} wanted@b to learn it|because "
     "{a:he} wanted@a to play with {b:him}|, and soon {b:he} beat@b {a:him}|, but {b:he} "
     "forgot@b everything> .",
     "{a} 教#1@a {b} 下 象棋#3 ， <1:因为 {b:he} 想@b 学|因为 {a:he} 想@a 和 {b:he} 一起 玩|{b:he} "
     "很 "
     "快 就 赢@b 了 {a:he}|但是 {b:he} 忘记@b 了 一切> 。",
     32},
    {"race, lost, as", "a=clear b=same(a)",
     "{a} lost#1@a the race#3 to {b} because#2 <1:{a:his} shoes were too big|{a:he} fell@a down "
     "twice|{b:his} legs were longer|{b:he} never got tired@b> .",
     "{a} 在 比赛#3 中 输#1@a 给 了 {b} ， 因为#2 <1:{a:his} 鞋 太 大 了|{a:he} 摔倒@a 了 两 "
     "次|{b:his} 腿 更 长|{b:he} 从来 不 累@b> 。",
     32},
    {"wanted to win, but other", "a=person b=person",
     "{a} wanted#1@a to win#5 , but#2 {b} <1:was faster@b than {a:him}|overtook@b {a:him}|beat@b "
     "{a:him} again|didn't let@b {a:him} win> .",
     "{a} 想#1@a 赢#5 ， 但是#2 {b} <1:比 {a:he} 快@b|超过@b 了 {a:he}|又 赢@b 了 {a:he}|没有 让@b "
     "{a:he} 赢> 。",
     28},
    {"got the prize, and other", "a=clear b=same(a)",
     "when#2 {a} <2:got the prize|won the game> , {b} <1:was jealous@b of {a:him}|congratulated@b "
     "{a:him}|hugged@b {a:him}|didn't look@b at {a:him}> .",
     "{a} <2:得 到 奖品|赢 了 比赛> 的 时候#2 ， {b} <1:嫉妒@b {a:he}|祝贺@b 了 {a:he}|拥抱@b 了 "
     "{a:he}|没有 看@b {a:he}> 。",
     32},
    {"won the prize. other", "a=person b=person",
     "{a} won#1@a the prize#3 . {b} <1:envied@b {a:him}|gave@b {a:him} some flowers|{b:was} "
     "furious@b , because {a:he} had cheated@a|{b:was} angry@b , because {b:he} had lost@b again> "
     ".",
     "{a} 赢#1@a 了 奖品#3 。 {b} <1:羡慕@b {a:he}|给@b 了 {a:he} 一些 花|很 愤怒@b ， 因为 {a:he} "
     "作弊@a 了|很 生气@b ， 因为 {b:he} 又 输@b 了> 。",
     28},
    {"who had won, hugged, as", "a=clear b=same(a)",
     "{a} , who had just#3 won#4@a the prize#5 , hugged#1@a {b} because#2 <1:{b:he} had taught@b "
     "{a:him}|{b:he} had always helped@b {a:him}|{a:he} was very happy@a|{a:he} was grateful@a> .",
     "刚#3 赢#4@a 了 奖品#5 的 {a} 拥抱#1@a 了 {b} ， 因为#2 <1:{b:he} 教@b 过 {a:he}|{b:he} "
     "总是 帮助@b {a:he}|{a:he} 非常 高兴@a|{a:he} 很 感激@a> 。",
     32},
    {"gave the prize to. he", "a=person1 b=person1",
     "{a} gave#1@a the prize#3 to {b} . <1:{b:he} ran@b faster|{b:his} picture was the best|{a:he} "
     "liked@a {b:him}|{a:he} didn't want@a it> .",
     "{a} 把 奖品#3 给#1@a 了 {b} 。 <1:{b:he} 跑@b 得 更 快|{b:his} 图画 是 最好 的|{a:he} 喜欢@a "
     "{b:he}|{a:he} 不 想要@a 它> 。",
     28},
    {"cheated, but still won", "a=person b=person",
     "even#1 though#1 {b} cheated#2@b , {a} still#3 <1:beat@a {b:him}|forgave@a {b:him}|thanked@a "
     "{b:him}> .",
     "虽然#1 {b} 作弊#2@b 了 ， 但是 {a} 还是#3 <1:打败@a 了 {b:he}|原谅@a 了 {b:he}|感谢@a 了 "
     "{b:he}> 。",
     28},
    {"would not play again, as", "a=clear b=same(a)",
     "{a} didn't#3 want#4@a to play#1 with {b} again#5 . <1:{b:he} always cheated@b|{b:he} often "
     "got angry@b|{a:he} always lost@a|{a:he} was bored@a> .",
     "{a} 不#3 想#4@a 再#5 和 {b} 玩#1 了 。 <1:{b:he} 总是 作弊@b|{b:he} 常常 生气@b|{a:he} "
     "总是 输@a|{a:he} 很 无聊@a> 。",
     32},
    {"many beat many, football", "a=many:person b=many:person",
     "{a} beat#1@a {b} at football#3 because#2 <1:{a:he} trained@a every day|{a:he} were "
     "faster@a|{b:he} were exhausted@b|{b:he} didn't want@b to run> .",
     "{a} 踢 足球#3 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 每天 训练@a|{a:he} 更 快@a|{b:he} 很 "
     "疲惫@b|{b:he} 不 想@b 跑步> 。",
     24},
    {"a coach shouted, by name", "a=named b=named",
     "coach#5 {a} shouted#1@a at {b} because#2 <1:{b:he} ran@b too slowly|{b:he} was late@b "
     "again|{a:he} was in a bad mood@a|{a:he} wanted@a to win> .",
     "{a} 教练#5 对 {b} 大喊#1@a ， 因为#2 <1:{b:he} 跑@b 得 太 慢 了|{b:he} 又 迟到@b 了|{a:he} "
     "心情 不 好@a|{a:he} 想@a 赢> 。",
     24},
    {"cheated in the test, so", "a=noun:student|boy|girl1 b=noun:teacher1",
     "{a} cheated#1@a in the test#3 , so#2 {b} <1:was furious@b with {a:him}|didn't let@b {a:him} "
     "finish|called@b {a:his} parents|gave@b {a:him} a new test> .",
     "{a} 在 测验#3 中 作弊#1@a 了 ， 所以#2 {b} <1:对 {a:he} 很 愤怒@b|没有 让@b {a:he} 写 "
     "完|给 {a:his} 父母 打 电话@b 了|给@b 了 {a:he} 一 个 新的 测验> 。",
     14},
    {"looked at his test, as", "a=clear b=same(a)",
     "{a} looked#1@a at {b} 's test#3 because#2 <1:{a:he} had not studied@a|{a:he} didn't know@a "
     "the answers|{b:he} always knew@b the answers|{b:he} was better@b at math> .",
     "{a} 看#1@a 了 {b} 的 测验#3 ， 因为#2 <1:{a:he} 没有 学习@a|{a:he} 不 知道@a 答案|{b:he} "
     "总是 知道@b 答案|{b:he} 数学 更 好@b> 。",
     28},
    {"better grades. he", "a=person1 b=person1",
     "{a} got better#1@a grades#3 than#4 {b} . <1:{a:he} studied@a every night|{a:he} liked@a "
     "school|{b:he} only played@b games|{b:he} didn't do@b the homework> .",
     "{a} 的 成绩#3 比#4 {b} 好#1@a 。 <1:{a:he} 每天 晚上 学习@a|{a:he} 喜欢@a 学校|{b:he} 只 "
     "玩@b 游戏|{b:he} 没有 做@b 作业> 。",
     24},
    {"one passed, one did not", "a=clear b=same(a)",
     "{a} passed#1@a the test#3 , but#2 {b} didn't#4 . <1:{a:he} had studied@a hard|{a:he} was "
     "very proud@a|{b:he} had to study@b more|{b:he} was too nervous@b> .",
     "{a} 通过#1@a 了 测验#3 ， 但是#2 {b} 没有#4 。 <1:{a:he} 学习@a 很 努力|{a:he} 非常 "
     "骄傲@a|{b:he} 得 多 学习@b|{b:he} 太 紧张@b 了> 。",
     32},
    {"helped before the test, as", "a=person b=person",
     "before#3 the test#4 , {a} helped#1@a {b} because#2 <1:{b:he} {b:was} scared@b|{b:he} didn't "
     "understand@b anything|{a:he} knew@a all the answers|{a:he} had already passed@a it> .",
     "测验#4 以前#3 ， {a} 帮助#1@a 了 {b} ， 因为#2 <1:{b:he} 很 害怕@b|{b:he} 什么 都 不 "
     "懂@b|{a:he} 知道@a 所有 答案|{a:he} 已经 通过@a 了> 。",
     36},
    {"learned from, as", "a=clear b=same(a)",
     "{a} learned#1@a to <2:swim|drive|cook|dance> from#3 {b} because#4 <1:{a:he} couldn't@a "
     "before|{a:he} had always wanted@a to learn|{b:he} was a patient teacher@b|{b:he} was very "
     "good@b at it> .",
     "{a} 从#3 {b} 那里 学#1@a 会 了 <2:游泳|开车|做饭|跳舞> ， 因为#4 <1:{a:he} 以前 "
     "不会@a|{a:he} 一直 想@a 学|{b:he} 是 一 位 耐心 的 老师@b|{b:he} 非常 会@b> 。",
     28},
    {"explained again, as", "a=person b=person",
     "{a} explained#1@a the answer#3 to {b} again#4 because#2 <1:{b:he} didn't understand@b|{b:he} "
     "didn't listen@b|{a:he} spoke@a too fast|{a:he} {a:was} patient@a> .",
     "{a} 又#4 给 {b} 解释#1@a 了 答案#3 ， 因为#2 <1:{b:he} 不 懂@b|{b:he} 没有 听@b|{a:he} "
     "说@a 得 太 快 了|{a:he} 很 耐心@a> 。",
     24},
    {"asked the way. he", "a=clear b=same(a)",
     "{a} asked#1@a {b} the way#3 . <1:{a:he} was lost@a|{a:he} had never been@a there|{b:he} "
     "lived@b near there|{b:he} looked@b friendly> .",
     "{a} 向 {b} 问#1@a 路#3 。 <1:{a:he} 迷路@a 了|{a:he} 从来 没有 去@a 过 那里|{b:he} 住@b 在 "
     "那里 附近|{b:he} 看起来@b 很 友好> 。",
     24},
    {"answered, of either", "a=clear b=same(a)",
     "{a} answered#1@a {b} 's question#3 <1:, and {b:he} nodded@b|, but {b:he} didn't believe@b "
     "{a:him}|because {a:he} knew@a the answer|because {b:he} asked@b again> .",
     "{a} 回答#1@a 了 {b} 的 问题#3 ， <1:{b:he} 点头@b 了|但是 {b:he} 不 相信@b {a:he}|因为 "
     "{a:he} 知道@a 答案|因为 {b:he} 又 问@b 了> 。",
     32},
    {"did not answer, since", "a=person b=person",
     "{a} didn't#3 answer#1@a {b} , since#2 <1:{a:he} {a:was} embarrassed@a|{a:he} {a:was} "
     "eating@a dinner|{b:he} {b:was} rude@b|{b:he} asked@b too many questions> .",
     "{a} 没有#3 回答#1@a {b} ， 因为#2 <1:{a:he} 很 尴尬@a|{a:he} 在 吃@a 晚饭|{b:he} 很 "
     "粗鲁@b|{b:he} 问@b 了 太 多 问题> 。",
     24},
    {"nodded at, since", "a=person b=person",
     "{a} nodded#1@a at {b} , since#2 <1:{a:he} knew@a {b:him}|{a:he} didn't want@a to "
     "speak|{b:he} {b:was} right@b|{b:he} looked@b at {a:him}> .",
     "{a} 对 {b} 点头#1@a ， 因为#2 <1:{a:he} 认识@a {b:he}|{a:he} 不 想@a 说话|{b:he} 说 得 "
     "对@b|{b:he} 看@b 了 看 {a:he}> 。",
     45},
    {"tried to call, but", "a=clear b=same(a)",
     "{a} tried#1@a to call#3 {b} , but#2 <1:{b:he} was in a meeting@b|{b:his} phone was "
     "off|{a:he} couldn't find@a {b:his} number|{a:he} forgot@a the number> .",
     "{a} 试着#1@a 给 {b} 打 电话#3 ， 但是#2 <1:{b:he} 在 开会@b|{b:his} 手机 关 了|{a:he} 找@a "
     "不到 {b:his} 号码|{a:he} 忘记@a 了 号码> 。",
     24},
    {"picked up, and caller", "a=clear b=same(a)",
     "when#2 {b} picked#3@b up#3 the phone , {a} <1:was crying@a|told@a {b:him} that {a:he} was "
     "scared|asked@a {b:him} for help|asked@a {b:him} where {b:he} was> .",
     "{b} 接#3@b 电话 的 时候#2 ， {a} <1:在 哭@a|告诉@a {b:he} ， {a:he} 很 害怕|请@a {b:he} "
     "帮忙|问@a {b:he} {b:he} 在 哪里> 。",
     28},
    {"rang, did not pick up, as", "a=person1 b=person1",
     "when#3 {b} called#5@b , {a} didn't#4 pick#1@a up#1 because#2 {a:he} <1:was driving@a|was in "
     "the bathroom@a|didn't want@a to talk to {b:him}|didn't know@a {b:his} number> .",
     "{b} 打 电话#5@b 的 时候#3 ， {a} 没有#4 接#1@a ， 因为#2 {a:he} <1:在 开车@a|在 "
     "洗手间@a|不 想@a 和 {b:he} 说话|不 知道@a {b:his} 号码> 。",
     24},
    {"did not believe, of either", "a=clear b=same(a)",
     "{a} didn't#3 believe#1@a {b} <1:because {b:he} had cheated@b before|because {a:he} had "
     "seen@a everything|, so {b:he} showed@b {a:him} the photo|until {a:he} saw@a it> .",
     "{a} 不#3 相信#1@a {b} ， <1:因为 {b:he} 以前 作弊@b 过|因为 {a:he} 看见@a 了 一切|所以 "
     "{b:he} 给 {a:he} 看@b 了 照片|直到 {a:he} 看见@a 了> 。",
     28},
    {"was proud of himself, as", "a=noun:boy|king|father|waiter1 b=same(a)",
     "{a} was proud#1@a of himself#3 because#2 {a:he} <1:beat@a {b} at chess|saved@a {b}|was "
     "faster@a than {b}|taught@a {b} English> .",
     "{a} 为 自己#3 骄傲#1@a ， 因为#2 {a:he} <1:下 象棋 赢@a 了 {b}|救@a 了 {b}|比 {b} 快@a|教@a "
     "了 {b} 英语> 。",
     8},
    {"was proud of herself, as", "a=noun:girl|queen|mother|actress1 b=same(a)",
     "{a} was proud#1@a of herself#3 because#2 {a:he} <1:beat@a {b} at chess|saved@a {b}|was "
     "faster@a than {b}|taught@a {b} English> .",
     "{a} 为 自己#3 骄傲#1@a ， 因为#2 {a:he} <1:下 象棋 赢@a 了 {b}|救@a 了 {b}|比 {b} 快@a|教@a "
     "了 {b} 英语> 。",
     8},
    {"found for another, and very glad", "a=clear b=same(a)",
     "{a} found#1@a {b} 's <1:dog#3|cat#3|key#3|wallet#3> , so#2 {b:he} was very#4 happy#5@b .",
     "{a} 找到#1@a 了 {b} 的 <1:狗#3|猫#3|钥匙#3|钱包#3> ， 所以#2 {b:he} 高兴#5@b 极了#4 。", 28,
     true},
    {"carried, and very tired", "a=person b=person",
     "{a} carried#1@a {b} <1:home#3|to the station#3|to the hospital#3> , so#2 {a:he} {a:was} "
     "very#4 tired#5@a .",
     "{a} 把 {b} 背#1@a <1:回家#3|到 车站#3|到 医院#3> 了 ， 所以#2 {a:he} 累#5@a 极了#4 。", 24,
     true},
    {"said to be silly, and", "a=clear b=same(a)",
     "“ you#5 are silly#4 , ” {a} said#1@a to {b} , <1:and {b:he} cried@b|and {b:he} laughed@b|but "
     "{b:he} didn't answer@b|because {b:he} believed@b {a:him}|but later {a:he} felt guilty@a> .",
     "“ 你#5 很 傻#4 ！ ” {a} 对 {b} 说#1@a ， <1:{b:he} 哭@b 了|{b:he} 笑@b 了|但是 {b:he} 没有 "
     "回答@b|因为 {b:he} 相信@b {a:he}|但是 后来 {a:he} 感到 内疚@a> 。",
     36},
    {"promised that he could", "a=clear b=same(a)",
     "{a} promised#1@a {b} that {b:he} could#3 <1:use@b {a:his} phone|come@b with {a:him}|go@b "
     "home after the test|ride@b {a:his} bike> .",
     "{a} 答应#1@a {b} ， {b:he} <1:可以#3 用@b {a:his} 手机|可以#3 和 {a:he} 一起 来@b|测验 以后 "
     "可以#3 回家@b|可以#3 骑@b {a:his} 自行车> 。",
     24},
    {"disappointed, as", "a=clear b=same(a)",
     "{a} disappointed#1@a {b} because#2 <1:{a:he} lost@a again|{a:he} didn't call@a|{b:he} had "
     "always trusted@b {a:him}|{b:he} waited@b for {a:him} all day> .",
     "{a} 让 {b} 很 失望#1@a ， 因为#2 <1:{a:he} 又 输@a 了|{a:he} 没有 打 电话@a|{b:he} 总是 "
     "信任@b {a:he}|{b:he} 等@b 了 {a:he} 一天> 。",
     20},
    {"surprised, as", "a=clear b=same(a)",
     "{a} surprised#1@a {b} because#2 <1:{a:he} spoke@a Chinese|{a:he} came@a home early|{b:he} "
     "wasn't waiting@b for {a:him}|{b:he} didn't know@b that {a:he} was ill> .",
     "{a} 让 {b} 很 惊讶#1@a ， 因为#2 <1:{a:he} 说@a 中文|{a:he} 很 早 就 回家@a 了|{b:he} 没有 "
     "等@b {a:he}|{b:he} 不 知道@b {a:he} 生病 了> 。",
     20},
    {"felt silly, as", "a=clear b=same(a)",
     "{a} felt#1@a silly#3 because#2 {b} <1:laughed@b at {a:him}|beat@b {a:him} at chess|knew@b "
     "that {a:he} was scared@a|told@b everyone {a:his} secret> .",
     "{a} 觉得#1@a 自己 很 傻#3 ， 因为#2 {b} <1:笑@b 了 {a:he}|下 象棋 赢@b 了 {a:he}|知道@b "
     "{a:he} 很 害怕@a|告诉@b 了 大家 {a:his} 秘密> 。",
     28},
};

}  // namespace

std::span<const Template> templates_of_contests() { return contests; }

}  // namespace playground::grammar
