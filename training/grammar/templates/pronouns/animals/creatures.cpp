// Templates: what animals do to one another and to people, and what comes of it.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template with_creatures[] = {
    {"caught up, its leg was hurt", "a=animal1 b=animal1",
     "{a} caught#1@a {b} because#2 <1:{b:his} leg#21@b was hurt#22|{b:his} leg#21@b was "
     "short#22|{b:he} ran#21@b slowly#22|{b:he} fell#21@b down|{a:he} was faster#21@a|{a:he} "
     "ran#21@a quickly#22|{a:he} was hungry#21@a> .",
     "{a} 抓住#1@a 了 {b} ， 因为#2 <1:{b:his} 腿#21@b 受伤#22 了|{b:his} 腿#21@b 很 "
     "短#22|{b:he} 跑#21@b 得 很 慢#22|{b:he} 摔倒#21@b 了|{a:he} 更 快#21@a|{a:he} 跑#21@a 得 "
     "很 快#22|{a:he} 饿#21@a 了> 。",
     40},
    {"did not catch, its leg", "a=animal1 b=animal1",
     "{a} didn't#3 catch#1@a {b} because#2 <1:{a:his} leg#21@a was hurt#22|{a:he} ran#21@a "
     "slowly#22|{a:he} was fat#21@a|{a:he} was too#21 full#22@a|{b:he} was faster#21@b|{b:he} "
     "hid#21@b in a hole#22|{b:he} climbed#21@b a tree#22> .",
     "{a} 没 抓#1@a 到#3 {b} ， 因为#2 <1:{a:his} 腿#21@a 受伤#22 了|{a:he} 跑#21@a 得 很 "
     "慢#22|{a:he} 很 胖#21@a|{a:he} 太#21 饱#22@a 了|{b:he} 更 快#21@b|{b:he} 躲#21@b 在 一 个 "
     "洞#22 里|{b:he} 爬#21@b 上 了 一 棵 树#22> 。",
     36},
    {"helped pick, as short",
     "a=noun:elephant|bear|monkey|bird1 b=noun:rabbit|mouse|squirrel|duck1",
     "{a} helped#1@a {b} pick#2 <3:apples#31|peaches#31|pears#31> because#4 <1:{b:he} was too#21 "
     "small#22@b|{b:he} couldn't#21 climb#22@b|{b:he} was hungry#21@b|{b:he} asked#21@b "
     "{a:him}|{a:he} was kind#21@a|{a:he} had time#21@a> .",
     "{a} 帮#1@a {b} 摘#2 <3:苹果#31|桃子#31|梨#31> ， 因为#4 <1:{b:he} 太#21 小#22@b 了|{b:he} "
     "不会#21 爬#22@b|{b:he} 饿#21@b 了|{b:he} 请#21@b {a:he}|{a:he} 很 善良#21@a|{a:he} "
     "有时间#21@a> 。",
     10},
    {"elephant helped, its nose", "a=noun:elephant1 b=animal1",
     "{a} helped#1@a {b} <2:pick apples|cross the river|carry the wood|find water> because#3 "
     "<1:{a:his} nose#21 was long#22|{a:he} was strong#21@a|{a:he} was big#21@a|{b:his} leg#21 was "
     "hurt#22|{b:he} was weak#21@b|{b:he} was too#21 small#22@b> .",
     "{a} 帮#1@a {b} <2:摘 苹果|过 河|搬 木头|找 水> ， 因为#3 <1:{a:his} 鼻子#21 很 长#22|{a:he} "
     "很 强壮#21@a|{a:he} 很 大#21@a|{b:his} 腿#21 受伤#22 了|{b:he} 很 虚弱#21@b|{b:he} 太#21 "
     "小#22@b 了> 。",
     32},
    {"landed on a plant", "a=noun:bee|bird|parrot|swallow1 b=plant1",
     "{a} stopped#1@a on {b} <1:because#21 {b:he} was beautiful#22@b|because#21 {b:he} was "
     "big#22@b|because#21 {a:he} was tired#22@a|because#21 {a:he} wanted#22@a to rest#23|, and "
     "then#21 {a:he} flew#22@a away> .",
     "{a} 停#1@a 在 {b} 上 ， <1:因为#21 {b:he} 很 漂亮#22@b|因为#21 {b:he} 很 大#22@b|因为#21 "
     "{a:he} 累#22@a 了|因为#21 {a:he} 想#22@a 休息#23|然后#21 {a:he} 飞#22@a 走 了> 。",
     12},
    {"its tail and its wings", "a=animal1 b=noun:bird|duck|hen|pigeon1",
     "{a} bit#1@a {b} <1:, and {b:his} wings#21 were hurt#22|, and {b:his} tail#21 was hurt#22|, "
     "so#21 {b:he} couldn't#22 fly#23@b|because#21 {a:he} was hungry#22@a|, and {a:his} teeth "
     "hurt> .",
     "{a} 咬#1@a 了 {b} ， <1:{b:his} 翅膀#21 受伤#22 了|{b:his} 尾巴#21 受伤#22 了|所以#21 {b:he} "
     "不能#22 飞#23@b|因为#21 {a:he} 饿#22@a 了|{a:his} 牙齿 很 疼> 。",
     12},
    {"its wings, so it", "a=animal1 b=noun:bird|duck|pigeon|parrot1",
     "{a} <2:caught#31@a|bit#31@a> {b} because#4 {b:his} wings#5 <1:were hurt#21|were wet#21|were "
     "small#21> .",
     "{a} <2:抓住#31@a|咬#31@a> 了 {b} ， 因为#4 {b:his} 翅膀#5 <1:受伤#21 了|湿#21 了|很 小#21> "
     "。",
     9},
    {"its tail, of either", "a=animal1 b=animal1",
     "{a} <1:caught#21@a {b} because#22 {b:his} tail#23 was too long#24|bit#21@a {b} because#22 "
     "{b:his} tail#23 was strange#24|frightened#21@a {b} because#22 {a:his} tail#23 was "
     "big#24|liked#21@a {b} because#22 {b:his} tail#23 was beautiful#24|annoyed#21@a {b} "
     "because#22 {a:his} tail#23 was dirty#24> .",
     "{a} <1:抓住#21@a 了 {b} ， 因为#22 {b:his} 尾巴#23 太 长#24 了|咬#21@a 了 {b} ， 因为#22 "
     "{b:his} 尾巴#23 很 奇怪#24|吓到#21@a 了 {b} ， 因为#22 {a:his} 尾巴#23 很 大#24|喜欢#21@a "
     "{b} ， 因为#22 {b:his} 尾巴#23 很 漂亮#24|惹恼#21@a 了 {b} ， 因为#22 {a:his} 尾巴#23 很 "
     "脏#24> 。",
     36},
    {"its tail, long or hurt", "a=animal1 b=animal1",
     "{a} <2:bit#31@a|caught#31@a|chased#31@a> {b} . <1:{b:his} tail#21 was hurt#22|{b:his} ear#21 "
     "was hurt#22|{b:he} cried#21@b|{b:he} ran#21@b home#22|{a:he} was too#21 hungry#22@a|{a:he} "
     "was angry#21@a> .",
     "{a} <2:咬#31@a 了|抓住#31@a 了|追赶#31@a 了> {b} 。 <1:{b:his} 尾巴#21 受伤#22 了|{b:his} "
     "耳朵#21 受伤#22 了|{b:he} 哭#21@b 了|{b:he} 跑#21@b 回家#22 了|{a:he} 太#21 饿#22@a "
     "了|{a:he} 很 生气#21@a> 。",
     32},
    {"bit, so the owner", "a=animal1 b=clear",
     "{a} bit#1@a {b} , so#2 <1:the owner#21 tied#22 {a:him} up|the owner#21 scolded#22 "
     "{a:him}|the owner#21 put#22 {a:him} in a cage#23|{b:he} went#21@b to the hospital#22|{b:he} "
     "hit#21@b {a:him}|{b:he} chased#21@b {a:him}> .",
     "{a} 咬#1@a 了 {b} ， 所以#2 <1:主人#21 把 {a:he} 拴#22 了 起来|主人#21 骂#22 了 "
     "{a:he}|主人#21 把 {a:he} 放#22 在 一 个 笼子#23 里|{b:he} 去#21@b 了 医院#22|{b:he} 打#21@b "
     "了 {a:he}|{b:he} 追赶#21@b 了 {a:he}> 。",
     36},
    {"barked at, frightened away", "a=noun:dog|puppy1 b=clear",
     "{a} barked#1@a at {b} <1:, and {b:he} ran#21@b away|, and {b:he} cried#21@b|, so#21 {b:he} "
     "stopped#22@b|because#21 {a:he} didn't#22 know#23@a {b:him}|because#21 {a:he} was "
     "afraid#22@a|because#21 {b:he} kicked#22@b {a:him}> .",
     "{a} 对 {b} 叫#1@a ， <1:{b:he} 跑#21@b 了|{b:he} 哭#21@b 了|所以#21 {b:he} 停#22@b "
     "了|因为#21 {a:he} 不#22 认识#23@a {b:he}|因为#21 {a:he} 很 害怕#22@a|因为#21 {b:he} "
     "踢#22@b 了 {a:he}> 。",
     18},
    {"people drove animals away", "a=many:noun:farmer b=many:animal",
     "{a} chased#1@a {b} away because#2 <1:{b:he} ate#21@b the fruit#22|{b:he} stole#21@b "
     "food#22|{b:he} were too#21 loud#22@b|{b:he} were dangerous#21@b|{a:he} were "
     "afraid#21@a|{a:he} wanted#21@a to sleep#22> .",
     "{a} 赶#1@a 走 了 {b} ， 因为#2 <1:{b:he} 吃#21@b 了 水果#22|{b:he} 偷#21@b 了 食物#22|{b:he} "
     "太#21 吵#22@b 了|{b:he} 很 危险#21@b|{a:he} 很 害怕#21@a|{a:he} 想#21@a 睡觉#22> 。",
     32},
    {"has a parrot, it speaks", "a=clear b=noun:parrot|dog|cat|horse1",
     "{a} keeps#1@a {b:a} . <1:{b:he} is very#21 clever#22@b|{b:he} is three#21 years#22 "
     "old|{b:he} "
     "likes#21@b meat#22|{a:he} feeds#21@a {b:him} every day#22|{a:he} teaches#21@a {b:him} every "
     "day#22|{a:he} loves#21@a {b:him}> .",
     "{a} 养#1@a 了 {b:a} 。 <1:{b:he} 非常#21 聪明#22@b|{b:he} 三#21 岁#22 了|{b:he} 喜欢#21@b "
     "肉#22|{a:he} 每天#22 喂#21@a {b:he}|{a:he} 每天#22 教#21@a {b:he}|{a:he} 爱#21@a {b:he}> 。",
     12},
    {"wanted to catch, as", "a=animal1 b=animal1",
     "{a} wanted#1@a to catch#2 {b} <1:because#21 {a:he} was hungry#22@a|because#21 {a:he} "
     "wanted#22@a to play#23|because#21 {b:he} stole#22@b {a:his} food#23|, but#21 {b:he} ran#22@b "
     "away|, but#21 {b:he} was too#22 fast#23@b|, but#21 {a:he} was too#22 slow#23@a> .",
     "{a} 想#1@a 抓#2 {b} ， <1:因为#21 {a:he} 饿#22@a 了|因为#21 {a:he} 想#22@a 玩#23|因为#21 "
     "{b:he} 偷#22@b 了 {a:his} 食物#23|可是#21 {b:he} 跑#22@b 了|可是#21 {b:he} 太#22 快#23@b "
     "了|可是#21 {a:he} 太#22 慢#23@a 了> 。",
     36},
    {"fed them, then went home", "a=many:person b=many:animal",
     "{a} fed#1@a {b} <1:because#21 {b:he} looked hungry#22@b|because#21 {a:he} loved#22@a "
     "animals#23|, and then#21 {a:he} went#22@a home|, and {b:he} ate#21@b everything#22|, "
     "but#21 {b:he} weren't hungry#22@b> .",
     "{a} 喂#1@a 了 {b} ， <1:因为#21 {b:he} 看起来 很 饿#22@b|因为#21 {a:he} 爱#22@a "
     "动物#23|然后#21 {a:he} 回家#22@a 了|{b:he} 把 一切#22 都 吃#21@b 了|但是#21 {b:he} 不 "
     "饿#22@b> 。",
     71},
    {"left its place, can fly", "a=noun:bird|parrot|pigeon|swallow1 b=noun:tree|cage|garden|farm1",
     "{a} left#1@a {b} because#2 <1:{a:he} could fly#21@a|{a:he} wanted#21@a to find#22 "
     "food#23|{a:he} was afraid#21@a|{b:he} was too#21 small#22@b|{b:he} was dirty#21@b|{b:he} was "
     "not#21 safe#22@b> .",
     "{a} 离开#1@a 了 {b} ， 因为#2 <1:{a:he} 会 飞#21@a 了|{a:he} 想#21@a 找到#22 食物#23|{a:he} "
     "很 害怕#21@a|{b:he} 太#21 小#22@b 了|{b:he} 很 脏#21@b|{b:he} 不#21 安全#22@b> 。",
     10},
    {"rode a horse, and it", "a=clear b=noun:horse|elephant|cow1",
     "{a} rode#1@a {b} , <1:but#21 {b:he} didn't#22 move#23@b|but#21 {b:he} was tired#22@b|but#21 "
     "{a:he} fell#22@a off {b:him}|and {b:he} ran#21@b very#22 fast#23|and {a:he} was very "
     "happy#21@a> .",
     "{a} 骑#1@a 了 {b} ， <1:但是#21 {b:he} 没有#22 动#23@b|但是#21 {b:he} 累#22@b 了|但是#21 "
     "{a:he} 从 {b:he} 背 上 掉#22@a 了 下来|{b:he} 跑#21@b 得 非常#22 快#23|{a:he} 非常 "
     "高兴#21@a> 。",
     14},
    {"snatched food, two animals", "a=animal1 b=animal1 c=food1",
     "{a} took#1@a {c} from {b} <1:, so#21 {b:he} was angry#22@b|, so#21 {b:he} bit#22@b {a:him}|, "
     "and then#21 {a:he} ran#22@a away|because#21 {a:he} was hungry#22@a|because#21 {b:he} was "
     "weak#22@b|, and ate#21@a {c:him}> .",
     "{a} 从 {b} 那里 拿走#1@a 了 {c} ， <1:所以#21 {b:he} 很 生气#22@b|所以#21 {b:he} 咬#22@b 了 "
     "{a:he}|然后#21 {a:he} 跑#22@a 了|因为#21 {a:he} 饿#22@a 了|因为#21 {b:he} 很 虚弱#22@b|把 "
     "{c:he} 吃#21@a 了> 。",
     53},
    {"ate his food, driven away", "a=animal1 b=clear c=food1",
     "{a} ate#1@a {c} , so#2 {b} <1:was angry#21@b with {a:him}|scolded#21@b {a:him}|chased#21@b "
     "{a:him} away|bought#21@b another#22 one|put#21@b {a:him} in a cage#22|didn't#22 feed#21@b "
     "{a:him}> .",
     "{a} 吃#1@a 了 {c} ， 所以#2 {b} <1:对 {a:he} 很 生气#21@b|骂#21@b 了 {a:he}|把 {a:he} "
     "赶#21@b 走 了|又#22 买#21@b 了 一 个|把 {a:he} 放#21@b 在 一 个 笼子#22 里|没有#22 喂#21@b "
     "{a:he}> 。",
     28},
    {"frightened, and it ran", "a=animal1 b=animal1",
     "{a} frightened#1@a {b} <1:, and {b:he} ran#21@b away|, and {b:he} hid#21@b|, and {b:he} "
     "cried#21@b|, but#21 {a:he} didn't#22 bite#23@a {b:him}|because#21 {a:he} wanted#22@a to "
     "play#23|because#21 {b:he} was small#22@b> .",
     "{a} 吓到#1@a 了 {b} ， <1:{b:he} 跑#21@b 了|{b:he} 躲#21@b 了 起来|{b:he} 哭#21@b 了|但是#21 "
     "{a:he} 没有#22 咬#23@a {b:he}|因为#21 {a:he} 想#22@a 玩#23|因为#21 {b:he} 很 小#22@b> 。",
     28},
    {"lost its owner", "a=animal1 b=clear",
     "{a} lost#1@a {a:his} owner#2 , so#3 {b} <1:took#21@b {a:him} home#22|fed#21@b "
     "{a:him}|helped#21@b {a:him}|gave#21@b {a:him} some food#22> .",
     "{a} 找 不到#1@a {a:his} 主人#2 了 ， 于是#3 {b} <1:把 {a:he} 带#21@b 回家#22 了|喂#21@b 了 "
     "{a:he}|帮助#21@b 了 {a:he}|给#21@b 了 {a:he} 一些 食物#22> 。",
     51},
    {"waits for its owner", "a=animal1",
     "{a} <1:is waiting#21@a for|loves#21@a|protects#21@a|is following#21@a> {a:his} owner#2 "
     "because#3 {a:he} <4:is hungry#31@a|is afraid#31@a|is lonely#31@a|wants#31@a to eat#32 "
     "something> .",
     "{a} <1:在 等#21@a|爱#21@a|保护#21@a|在 跟随#21@a> {a:his} 主人#2 ， 因为#3 {a:he} "
     "<4:饿#31@a 了|很 害怕#31@a|很 孤独#31@a|想#31@a 吃#32 东西> 。",
     24},
    {"fish into soup", "d=anyone a=noun:fish|chicken|duck|rabbit1",
     "{d} bought#1@d {a:a} and <1:made#21@d soup#22 with {a:him}|made#21@d dinner#22 with "
     "{a:him}|ate#21@d {a:him} in the evening#22|washed#21@d {a:him}> .",
     "{d} 买#1@d 了 {a:a} ， <1:用 {a:he} 做#21@d 汤#22 了|用 {a:he} 做#21@d 了 晚饭#22|晚上#22 "
     "把 {a:he} 吃#21@d 了|然后 洗#21@d 了 {a:he}> 。",
     10},
    {"fell into the water, saved", "a=animal1 b=animal1",
     "{a} fell#1@a into the <2:water#31|river#31|lake#31> , and {b} <1:saved#21@b "
     "{a:him}|pulled#21@b {a:him} out|laughed#21@b at {a:him}|couldn't#22 help#21@b {a:him}> .",
     "{a} 掉#1@a 进 <2:水#31|河#31|湖#31> 里 了 ， {b} <1:救#21@b 了 {a:he}|把 {a:he} 拉#21@b "
     "了 出来|嘲笑#21@b 了 {a:he}|不能#22 帮助#21@b {a:he}> 。",
     28},
    {"hid behind, bigger", "a=animal1 b=animal1",
     "{a} hid#1@a behind#2 {b} because#3 <1:{b:he} was big#21@b|{b:he} was strong#21@b|{b:he} "
     "protected#21@b {a:him}|{a:he} was small#21@a|{a:he} was afraid#21@a|{a:he} was shy#21@a> .",
     "{a} 躲#1@a 在 {b} 后面#2 ， 因为#3 <1:{b:he} 很 大#21@b|{b:he} 很 强壮#21@b|{b:he} 保护#21@b "
     "{a:he}|{a:he} 很 小#21@a|{a:he} 很 害怕#21@a|{a:he} 很 害羞#21@a> 。",
     28},
    {"ran over its tail", "a=clear b=animal1",
     "{a} hurt#1@a {b} <1:, so#21 {b:he} bit#22@b {a:him}|, so#21 {b:he} was afraid#22@b of "
     "{a:him}|, and {a:he} was very sorry#21@a|because#21 {a:he} didn't#22 see#23@a "
     "{b:him}|because#21 {a:he} was careless#22@a|, so#21 {a:he} took#22@a {b:him} to the "
     "doctor#23> .",
     "{a} 弄 伤#1@a 了 {b} ， <1:所以#21 {b:he} 咬#22@b 了 {a:he}|所以#21 {b:he} 怕#22@b "
     "{a:he}|{a:he} 非常 抱歉#21@a|因为#21 {a:he} 没有#22 看见#23@a {b:he}|因为#21 {a:he} 很 "
     "粗心#22@a|于是#21 {a:he} 带#22@a {b:he} 去 看 医生#23 了> 。",
     83},
    {"wolf ate sheep, days", "a=animal1 b=animal1",
     "{a} ate#1@a {b} because#2 {a:he} <1:had nothing#21 to eat#22@a|was very#21 "
     "hungry#22@a|didn't#21 eat#22@a anything for three#23 days#24|was greedy#21@a> .",
     "{a} 吃#1@a 了 {b} ， 因为#2 {a:he} <1:没有#21 东西 吃#22@a|非常#21 饿#22@a|三#23 天#24 "
     "没#21 吃#22@a 东西|很 贪心#21@a> 。",
     28},
    {"did not eat other, as", "a=animal1 b=animal1",
     "{a} didn't#3 eat#1@a {b} because#2 <1:{a:he} was full#21@a|{a:he} wasn't hungry#21@a|{a:he} "
     "only#21 ate#22@a grass#23|{b:he} was too#21 small#22@b|{b:he} hid#21@b|{b:he} was {a:his} "
     "friend#21> .",
     "{a} 没有#3 吃#1@a {b} ， 因为#2 <1:{a:he} 饱#21@a 了|{a:he} 不 饿#21@a|{a:he} 只#21 吃#22@a "
     "草#23|{b:he} 太#21 小#22@b 了|{b:he} 躲#21@b 了 起来|{b:he} 是 {a:his} 朋友#21> 。",
     28},
};

}  // namespace

std::span<const Template> templates_of_creatures() { return with_creatures; }

}  // namespace playground::grammar
