// Templates: two things or animals, whom sense tells apart.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template things[] = {
    {"did not cut, as", "a=blade1 b=food1",
     "{a} didn't#3 cut#1@a {b} because#2 <1:{a:he} wasn't sharp#21@a|{a:he} {a:was} not sharp "
     "enough#21@a|{b:he} {b:was} too hard#21@b|{b:he} {b:was} too thick#21@b|{b:he} {b:was} "
     "frozen#21@b> .",
     "{a} 切#1@a 不动#3 {b} ， 因为#2 <1:{a:he} 不 锋利#21@a|{a:he} 不 够 锋利#21@a|{b:he} 太 "
     "硬#21@b 了|{b:he} 太 厚#21@b 了|{b:he} 冻 住#21@b 了> 。",
     152},
    {"could not cut with, as", "d=clear a=blade1 b=food1",
     "{d} couldn't#3 cut#1@d {b} with {a} because#2 <1:{a:he} wasn't sharp#21@a|{a:he} {a:was} not "
     "sharp enough#21@a|{b:he} {b:was} too hard#21@b|{b:he} {b:was} too thick#21@b|{b:he} {b:was} "
     "frozen#21@b> .",
     "{d} 用 {a} 切#1@d 不动#3 {b} ， 因为#2 <1:{a:he} 不 锋利#21@a|{a:he} 不 够 锋利#21@a|{b:he} "
     "太 硬#21@b 了|{b:he} 太 厚#21@b 了|{b:he} 冻 住#21@b 了> 。",
     20},
    {"poured until", "d=clear a=container1 b=container1",
     "{d} poured#1@d <2:water|milk|juice|tea|the water> from {a} into#3 {b} until#2 <1:{a:he} "
     "{a:was} empty#21@a|{b:he} {b:was} full#21@b> .",
     "{d} 把 {a} 里 的 <2:水|牛奶|果汁|茶|水> 倒#1@d 进#3 {b} ， 直到#2 <1:{a:he} 空#21@a "
     "了|{b:he} 满#21@b 了> 。",
     39},
    {"can not put in, as", "d=clear a=portable b=container",
     "{d} can't#3 put#1@d {a} into#4 {b} because#2 <1:{b:he} {b:is} already full#21@b|{b:he} "
     "{b:is} full#21@b|{b:he} {b:is} broken#21@b|{a:he} {a:is} too big#21@a|{a:he} {a:is} "
     "wet#21@a> .",
     "{d} 不能#3 把 {a} 放#1@d 进#4 {b} ， 因为#2 <1:{b:he} 已经 满#21@b 了|{b:he} 满#21@b "
     "了|{b:he} 坏#21@b 了|{a:he} 太 大#21@a 了|{a:he} 湿#21@a 了> 。",
     20},
    {"put in, but it broke", "d=clear a=food b=container1",
     "{d} put#1@d {a} in#3 {b} , but#2 {b:he} <1:broke|was too small|fell|was dirty> .",
     "{d} 把 {a} 放#1@d 在 {b} 里#3 ， 但是#2 {b:he} <1:破 了|太 小 了|掉 了|很 脏> 。", 14},
    {"put in, and it", "d=clear a=portable b=container1",
     "{d} put#1@d {a} in#3 {b} <1:and closed|and locked|and carried|and then washed> {b:him} .",
     "{d} 把 {a} 放#1@d 在 {b} 里#3 ， 然后 <1:把 {b:he} 关上 了|把 {b:he} 锁 上 了|搬 了 "
     "{b:he}|洗 了 {b:he}> 。",
     154},
    {"did not go through, as", "a=furniture b=noun:door1",
     "{a} couldn't#3 go#1@a through#4 {b} because#2 <1:{a:he} {a:was} too wide#21@a|{a:he} "
     "{a:was} too big#21@a|{a:he} {a:was} too heavy#21@a|{b:he} {b:was} too narrow#21@b|{b:he} "
     "{b:was} too small#21@b|{b:he} {b:was} locked#21@b> .",
     "{a} 过#1@a 不了#3 {b} ， 因为#2 <1:{a:he} 太 宽#21@a 了|{a:he} 太 大#21@a 了|{a:he} 太 "
     "重#21@a 了|{b:he} 太 窄#21@b 了|{b:he} 太 小#21@b 了|{b:he} 锁着#21@b> 。",
     20},
    {"could not be moved into", "a=furniture b=room1",
     "{a} couldn't#3 be moved#1@a into#4 {b} because#2 <1:{a:he} {a:was} too wide#21@a|{a:he} "
     "{a:was} too big#21@a|{b:he} {b:was} too narrow#21@b|{b:he} {b:was} too small#21@b|{b:he} "
     "{b:was} locked#21@b> .",
     "{a} 搬#1@a 不进#3 {b} ， 因为#2 <1:{a:he} 太 宽#21@a 了|{a:he} 太 大#21@a 了|{b:he} 太 "
     "窄#21@b 了|{b:he} 太 小#21@b 了|{b:he} 锁着#21@b> 。",
     20},
    {"could not move, as", "d=clear a=furniture1 b=room1",
     "{d} couldn't#3 move#1@d {a} into#4 {b} because#2 <1:{a:he} {a:was} too wide#21@a|{a:he} "
     "{a:was} too big#21@a|{a:he} {a:was} too heavy#21@a|{b:he} {b:was} too narrow#21@b|{b:he} "
     "{b:was} too small#21@b|{b:he} {b:was} locked#21@b> .",
     "{d} 不能#3 把 {a} 搬#1@d 进#4 {b} ， 因为#2 <1:{a:he} 太 宽#21@a 了|{a:he} 太 大#21@a "
     "了|{a:he} 太 重#21@a 了|{b:he} 太 窄#21@b 了|{b:he} 太 小#21@b 了|{b:he} 锁着#21@b> 。",
     16},
    {"did not break, as", "a=portable1 b=noun:window1",
     "{a} didn't#3 break#1@a {b} because#2 <1:{a:he} {a:was} too soft#21@a|{a:he} {a:was} too "
     "small#21@a|{a:he} {a:was} too light#21@a|{b:he} {b:was} too strong#21@b|{b:he} {b:was} too "
     "thick#21@b> .",
     "{a} 没有#3 打破#1@a {b} ， 因为#2 <1:{a:he} 太 软#21@a 了|{a:he} 太 小#21@a 了|{a:he} 太 "
     "轻#21@a 了|{b:he} 太 坚固#21@b 了|{b:he} 太 厚#21@b 了> 。",
     196},
    {"hit, but did not break", "a=portable1 b=breakable1",
     "{a} hit#1@a {b} , but#2 {b:he} didn't#3 <1:break|fall|move> .",
     "{a} 打中#1@a 了 {b} ， 但是#2 {b:he} 没有#3 <1:碎|掉|动> 。", 126},
    {"broke it, as heavy", "a=portable1 b=breakable1",
     "{a} broke#1@a {b} because#2 <1:{a:he} {a:was} too heavy|{a:he} {a:was} hard|{b:he} {b:was} "
     "thin|{b:he} {b:was} made of glass> .",
     "{a} 打破#1@a 了 {b} ， 因为#2 <1:{a:he} 太 重 了|{a:he} 很 硬|{b:he} 很 薄|{b:he} 是 玻璃 做 "
     "的> 。",
     180},
    {"passed, as", "a=vehicle b=vehicle",
     "{a} passed#1@a {b} because#2 <1:{a:he} {a:was} faster#21@a|{a:he} {a:was} going "
     "faster#21@a|{b:he} {b:was} too slow#21@b|{b:he} {b:was} going too slowly#21@b|{b:he} "
     "stopped#21@b|{b:he} {b:was} broken#21@b> .",
     "{a} 超过#1@a 了 {b} ， 因为#2 <1:{a:he} 更 快#21@a|{a:he} 开 得 更 快#21@a|{b:he} 太 慢#21@b "
     "了|{b:he} 开 得 太 慢#21@b 了|{b:he} 停#21@b 了|{b:he} 坏#21@b 了> 。",
     39},
    {"hit a vehicle, as", "a=vehicle b=vehicle",
     "{a} hit#1@a {b} because#2 <1:{a:he} didn't stop#21@a|{a:he} {a:was} going too "
     "fast#21@a|{b:he} stopped#21@b suddenly> .",
     "{a} 撞#1@a 上 了 {b} ， 因为#2 <1:{a:he} 没有 停#21@a|{a:he} 开 得 太 快#21@a 了|{b:he} "
     "突然 停#21@b 了> 。",
     38},
    {"waited for vehicle, but", "d=anyone b=vehicle1",
     "{d} waited#1@d for {b} , but#2 {b:he} <1:didn't come|was late|was full|didn't stop> .",
     "{d} 等#1@d {b} ， 但是#2 {b:he} <1:没有 来|来 晚 了|满 了|没有 停> 。", 12},
    {"fell into, and now", "d=clear a=portable1 b=waters1",
     "{d} dropped#1@d {a} into#3 {b} , and now#2 {a:he} <1:is wet|doesn't work|is dirty|is lost|is "
     "broken> .",
     "{d} 把 {a} 掉#1@d 进#3 {b} 里 了 ， 现在#2 {a:he} <1:湿 了|不能 用 了|脏 了|不见 了|坏 了> "
     "。",
     16},
    {"my thing fell", "a=portable1 b=waters1",
     "<2:my|his|her> {a:bare} fell#1@a into#3 {b} , and now#2 {a:he} <1:is wet|doesn't work|is "
     "dirty|is broken> .",
     "<2:我|他|她> 的 {a:bare} 掉#1@a 进#3 {b} 里 了 ， 现在#2 {a:he} <1:湿 了|不能 用 了|脏 "
     "了|坏 了> 。",
     14},
    {"there is an animal", "a=animal1 b=plant1",
     "there is#1 {a:a} <2:under|behind|near|in front of> {b} . {a:he} <1:is sleeping|is eating|is "
     "playing|is very old|is very small|is sick|is very beautiful|is looking at me|is resting> .",
     "{b} <2:下面|后面|附近|前面> 有#1 一 {a:m} {a:bare} 。 {a:he} <1:在 睡觉|在 吃|在 "
     "玩|非常 老|非常 小|生病 了|非常 漂亮|在 看 我|在 休息> 。",
     16},
    {"there is an animal, and it", "a=animal1 b=furniture1",
     "there is#1 {a:a} <2:under|behind|near|in front of> {b} , and {a:he} <1:is sleeping|is "
     "eating|is playing|is very old|is very small|is sick|is very beautiful|is looking at me|is "
     "resting> .",
     "{b} <2:下面|后面|附近|前面> 有#1 一 {a:m} {a:bare} ， {a:he} <1:在 睡觉|在 吃|在 "
     "玩|非常 老|非常 小|生病 了|非常 漂亮|在 看 我|在 休息> 。",
     16},
    {"animal on, it", "a=animal1 b=surface1",
     "there is#1 {a:a} on#2 {b} . {a:he} <1:is sleeping|is eating|is playing|is very old|is very "
     "small|is sick|is very beautiful|is looking at me|is resting> .",
     "{b} 上#2 有#1 一 {a:m} {a:bare} 。 {a:he} <1:在 睡觉|在 吃|在 玩|非常 老|非常 小|病 "
     "了|非常 漂亮|在 看 我|在 休息> 。",
     16},
    {"animal sits, it", "a=animal b=varied",
     "{a} {a:is} <3:sitting|sleeping|lying|standing> <2:under|behind|near|in front of> {b} . "
     "{a:he} {a:is} <1:eating|waiting|watching the birds|looking for food|very happy> .",
     "{a} <3:坐 在|在|躺 在|站 在> {b} <2:下面|后面|旁边|前面> <3:|睡觉||> 。 {a:he} <1:在 "
     "吃|在 等|在 看 鸟|在 找 食物|非常 高兴> 。",
     64},
    {"the animal sits and it, zh", "a=animal b=varied",
     "{a} {a:was} <3:sitting|sleeping|lying|standing> <2:under|behind|near|in front of> {b} , and "
     "{a:he} {a:was} <1:eating|waiting|watching the birds|looking for food|very happy> .",
     "{a} <3:坐 在|在|躺 在|站 在> {b} <2:下面|后面|附近|前面> <3:|睡觉||> ， {a:he} <1:在 吃|在 "
     "等|在 看 鸟|在 找 食物|非常 高兴> 。",
     14},
    {"thing is on, you can", "a=portable1 b=surface1",
     "{a} is on#1 {b} . you can#2 <1:take {a:him} home|use {a:him}|have {a:him}> .",
     "{a} 在 {b} 上#1 。 你 可以#2 <1:把 {a:he} 拿 回家|用 {a:he}|拿走 {a:he}> 。", 118},
    {"put by the window", "d=anyone a=plant1",
     "{d} put#1@d {a} near#2 the <3:window|door|wall> . {a:he} <1:is beautiful|grew fast|needs "
     "water|smells good> .",
     "{d} 把 {a} 放#1@d 在 <3:窗户|门|墙> 旁边#2 ， {a:he} <1:很 漂亮|长 得 很 快|需要 水|很 香> "
     "。",
     197},
    {"ran away from, as", "a=animal b=animal",
     "{a} ran#1@a away from {b} because#2 <1:{b:he} looked hungry#21@b|{b:he} looked#21@b "
     "dangerous|{b:he} wanted#21@b to eat {a:him}|{b:he} {b:was} angry#21@b|{b:he} had#21@b big "
     "teeth|{a:he} {a:was} afraid#21@a|{a:he} {a:was} very small#21@a> .",
     "{a} 逃 离#1@a 了 {b} ， 因为#2 <1:{b:he} 看起来 很 饿#21@b|{b:he} 看起来 很 "
     "危险#21@b|{b:he} 想#21@b 吃 {a:he}|{b:he} 很 生气#21@b|{b:he} 有#21@b 大 牙齿|{a:he} 很 "
     "害怕#21@a|{a:he} 非常 小#21@a> 。",
     43},
    {"is afraid of, as", "a=animal b=animal",
     "{a} {a:was} afraid#1@a of {b} because#2 <1:{b:he} looked hungry#21@b|{b:he} looked#21@b "
     "dangerous|{b:he} wanted#21@b to eat {a:him}|{b:he} {b:was} angry#21@b|{b:he} had#21@b big "
     "teeth|{a:he} {a:was} very small#21@a> .",
     "{a} 怕#1@a {b} ， 因为#2 <1:{b:he} 看起来 很 饿#21@b|{b:he} 看起来 很 危险#21@b|{b:he} "
     "想#21@b 吃 {a:he}|{b:he} 很 生气#21@b|{b:he} 有#21@b 大 牙齿|{a:he} 非常 小#21@a> 。",
     184},
    {"did not dare, as", "a=animal b=animal",
     "{a} didn't dare#1@a to go near {b} because#2 <1:{b:he} looked hungry#21@b|{b:he} "
     "looked#21@b dangerous|{b:he} wanted#21@b to eat {a:him}|{b:he} {b:was} angry#21@b|{b:he} "
     "had#21@b big teeth|{a:he} {a:was} afraid#21@a|{a:he} {a:was} very small#21@a> .",
     "{a} 不敢#1@a 走 近 {b} ， 因为#2 <1:{b:he} 看起来 很 饿#21@b|{b:he} 看起来 很 "
     "危险#21@b|{b:he} 想#21@b 吃 {a:he}|{b:he} 很 生气#21@b|{b:he} 有#21@b 大 牙齿|{a:he} 很 "
     "害怕#21@a|{a:he} 非常 小#21@a> 。",
     40},
    {"could not catch, as", "a=animal b=animal",
     "{a} couldn't#3 catch#1@a {b} because#2 <1:{b:he} ran#21@b too fast|{b:he} {b:was} "
     "faster#21@b|{b:he} ran#21@b into a hole|{b:he} climbed#21@b up a tree|{b:he} hid#21@b|{a:he} "
     "{a:was} too slow#21@a|{a:he} {a:was} too old#21@a|{a:he} {a:was} too fat#21@a|{a:he} {a:was} "
     "tired#21@a> .",
     "{a} 抓#1@a 不到#3 {b} ， 因为#2 <1:{b:he} 跑#21@b 得 太 快 了|{b:he} 更 快#21@b|{b:he} "
     "跑#21@b 进 了 洞 里|{b:he} 爬#21@b 上 了 树|{b:he} 躲#21@b 了 起来|{a:he} 太 慢#21@a "
     "了|{a:he} 太 老#21@a 了|{a:he} 太 胖#21@a 了|{a:he} 累#21@a 了> 。",
     20},
    {"chased, but it", "a=animal b=animal",
     "{a} chased#1@a {b} , but#2 <1:{b:he} ran#21@b too fast|{b:he} {b:was} faster#21@b|{b:he} "
     "ran#21@b into a hole|{b:he} climbed#21@b up a tree|{b:he} hid#21@b|{a:he} {a:was} too "
     "slow#21@a|{a:he} {a:was} too old#21@a|{a:he} {a:was} too fat#21@a|{a:he} {a:was} tired#21@a> "
     ".",
     "{a} 追赶#1@a 了 {b} ， 但是#2 <1:{b:he} 跑#21@b 得 太 快 了|{b:he} 更 快#21@b|{b:he} "
     "跑#21@b 进 了 洞 里|{b:he} 爬#21@b 上 了 树|{b:he} 躲#21@b 了 起来|{a:he} 太 慢#21@a "
     "了|{a:he} 太 老#21@a 了|{a:he} 太 胖#21@a 了|{a:he} 累#21@a 了> 。",
     20},
    {"chased, and it", "a=animal b=animal",
     "{a} chased#1@a {b} , and {b:he} <1:ran away|ran into a hole|climbed up a tree|hid|jumped "
     "into the river> .",
     "{a} 追赶#1@a {b} ， {b:he} <1:跑 了|跑 进 了 洞 里|爬 上 了 树|躲 了 起来|跳 进 了 河 里> "
     "。",
     16},
    {"can not outrun, as", "a=living b=animal",
     "{a} can't#3 run#1@a faster than {b} because#2 <1:{a:his} legs are too short#21|{a:he} {a:is} "
     "too slow#21@a|{a:he} {a:is} too fat#21@a|{a:he} {a:is} old#21@a|{b:he} {b:is} "
     "faster#21@b|{b:his} legs are longer#21> .",
     "{a} 不能#3 跑#1@a 得 比 {b} 快 ， 因为#2 <1:{a:his} 腿 太 短#21 了|{a:he} 太 慢#21@a "
     "了|{a:he} 太 胖#21@a 了|{a:he} 老#21@a 了|{b:he} 更 快#21@b|{b:his} 腿 更 长#21> 。",
     23},
    {"jumped in and swam", "a=animal b=waters1",
     "{a} jumped#1@a into#2 {b} , and {a:he} <1:swam away|swam fast|was happy|got wet> .",
     "{a} 跳#1@a 进#2 {b} 里 了 ， {a:he} <1:游 走 了|游 得 很 快|很 高兴|湿 了> 。", 77},
    {"came in, so", "d=clear a=animal1 b=room1",
     "{a} came#1@a into#3 {b} , so#2 {d} <1:chased|caught|fed|followed> {a:him} .",
     "{a} 进#1@a 了 {b} ， 所以#2 {d} <1:追赶|抓住|喂|跟随> 了 {a:he} 。", 14},
    {"ran in, and caught", "d=clear a=animal1 b=room1",
     "{a} ran#1@a into#3 {b} , but {d} <1:caught|found|stopped|followed> {a:him} .",
     "{a} 跑#1@a 进#3 了 {b} ， 但是 {d} <1:抓住|找到|拦住|跟随> 了 {a:he} 。", 12},
    {"although small animal", "a=animal b=animal",
     "although#1 {a:he} {a:is} <1:small|old|slow|young> , {a} {a:isn't} afraid#2@a of {b} .",
     "虽然#1 {a:he} 很 <1:小|老|慢|年轻> ， 但是 {a} 不 怕#2@a {b} 。", 12},
    {"although they, people", "a=person b=varied v=does(a,c)",
     "although#1 {a:he} {a:was} <1:poor|tired|busy|old|ill> , {a} still {v:past} {c} .",
     "虽然#1 {a:he} <1:很 贫穷|很 累|很 忙|很 老|生病 了> ， {a} 还是 {v} 了 {c} 。", 12},
    {"before they, first", "a=many:person v=doing(a,b)",
     "before#1 {a:he} <1:went to bed|went home|left|slept|had dinner> , {a} {v:past} {b} .",
     "{a:he} <1:上床 睡觉|回家|离开|睡觉|吃 晚饭> 之前#1 ， {a} {v} 了 {b} 。", 16},
    {"after they, first", "a=many:person v=doing(a,b)",
     "after#1 {a:he} <1:got up|came home|left|slept|had dinner> , {a} {v:past} {b} .",
     "{a:he} <1:起床|回家|离开|睡觉|吃 晚饭> 之后#1 ， {a} {v} 了 {b} 。", 14},
    {"when they saw, first", "a=person b=animal1 c=person",
     "when#1 {a:he} saw#2@a {b} , {a} <1:ran away|cried|called {c}|hid behind {c}|was afraid> .",
     "{a:he} 看见#2@a {b} 的 时候#1 ， {a} <1:跑 了|哭 了|给 {c} 打 了 电话|躲 在 {c} 后面|很 "
     "害怕> 。",
     16},
    {"bought, as tired", "a=many:person b=vehicle1",
     "{a} bought#1@a {b:a} because#2 <1:{a:he} {a:was} rich|{a:he} needed {b:him}|{a:he} liked "
     "{b:him}|{b:he} {b:was} cheap|{b:he} {b:was} fast> .",
     "{a} 买#1@a 了 {b:a} ， 因为#2 <1:{a:he} 很 富有|{a:he} 需要 {b:he}|{a:he} 喜欢 {b:he}|{b:he} "
     "很 便宜|{b:he} 很 快> 。",
     14},
    {"sold animals, as", "a=many:person b=many:animal",
     "{a} sold#1@a {b} because#2 <1:{a:he} needed#21@a money|{a:he} had no food#21@a|{b:he} "
     "{b:was} sick#21@b|{b:he} ate#21@b too much|{b:he} {b:was} too old#21@b|{a:he} didn't "
     "like#21@a {b:him}> .",
     "{a} 卖#1@a 了 {b} ， 因为#2 <1:{a:he} 需要#21@a 钱|{a:he} 没有 食物#21@a|{b:he} "
     "生病#21@b 了|{b:he} 吃#21@b 得 太 多 了|{b:he} 太 老#21@b 了|{a:he} 不 喜欢#21@a "
     "{b:he}> 。",
     16},
    {"sold an animal, as", "a=person b=animal",
     "{a} sold#1@a {b} because#2 <1:{a:he} needed#21@a money|{a:he} had no food#21@a|{b:he} "
     "{b:was} sick#21@b|{b:he} ate#21@b too much|{b:he} {b:was} too old#21@b|{a:he} didn't "
     "like#21@a {b:him}> .",
     "{a} 卖#1@a 了 {b} ， 因为#2 <1:{a:he} 需要#21@a 钱|{a:he} 没有 食物#21@a|{b:he} 生病#21@b "
     "了|{b:he} 吃#21@b 得 太 多 了|{b:he} 太 老#21@b 了|{a:he} 不 喜欢#21@a {b:he}> 。",
     12},
    {"followed the person, they", "a=many:animal b=clear",
     "{a} followed#1@a {b} because#2 <1:{a:he} {a:was} hungry|{a:he} knew {b:him}|{b:he} had "
     "food|{b:he} fed {a:him}> .",
     "{a} 跟着#1@a {b} ， 因为#2 <1:{a:he} 饿 了|{a:he} 认识 {b:he}|{b:he} 有 食物|{b:he} 喂 "
     "了 {a:he}> 。",
     14},
    {"looked for and found", "a=person b=many:portable c=room1",
     "{a} looked#1@a for {b} and#2 found#3@a {b:him} in#4 {c} .",
     "{a} 找#1@a {b} ， 然后#2 在 {c} 里#4 找到#3@a 了 {b:he} 。", 14},
    {"looked for people, found", "a=clear b=many:person c=room1",
     "{a} looked#1@a for {b} and#2 found#3@a {b:him} in#4 {c} .",
     "{a} 找#1@a {b} ， 然后#2 在 {c} 里#4 找到#3@a 了 {b:he} 。", 12},
    {"at the door, making", "a=many:person d=clear",
     "{a} {a:is} at the door#1 . {d} <2:is making {a:him} some tea|is calling {a:him}|is opening "
     "the door for {a:him}|is giving {a:him} some water> .",
     "{a} 在 门口#1 。 {d} <2:在 给 {a:he} 泡 茶|在 叫 {a:he}|在 给 {a:he} 开 门|在 给 "
     "{a:he} 一些 水> 。",
     180},
    {"dress was dirty, so", "d=named a=clothing1",
     "{d} 's#1 {a:bare} {a:was} <2:dirty|torn|wet|old> , so#3 {d:his} "
     "<5:mother|father|friend|sister|brother> <4:washed|cleaned|sold> {a:him} .",
     "{d} 的#1 {a:bare} <2:很 脏|破 了|湿 了|很 旧> ， 所以#3 {d:his} "
     "<5:母亲|父亲|朋友|姐姐|哥哥> <4:洗|洗 干净|卖> 了 {a:he} 。",
     14},
    {"opened with a key", "d=anyone b=opening1",
     "{d} opened#1@d {b} with#2 the key#3 , and then closed#4@d {b:him} .",
     "{d} 用#2 钥匙#3 打开#1@d 了 {b} ， 然后 关上#4@d 了 {b:he} 。", 12},
    {"melted in the sun", "a=food1",
     "the sun#1 shone on {a} , and#2 {a:he} <3:got hot|went bad|got dry|dried> .",
     "太阳#1 照 着 {a} ， {a:he} <3:变 热|坏|干|干> 了 。", 153},
    {"grass under the snow", "a=animal b=plant",
     "{a} couldn't#1 find#2@a {b} because#3 <1:{b:he} {b:was} under the snow|{b:he} {b:was} too "
     "far|{a:he} {a:was} lost> .",
     "{a} 找#2@a 不到#1 {b} ， 因为#3 <1:{b:he} 在 雪 下面|{b:he} 太 远 了|{a:he} 迷路 了> 。", 14},
    {"bone too hard", "a=animal b=food",
     "{a} couldn't#1 eat#2@a {b} because#3 <1:{b:he} {b:was} too hard|{b:he} {b:was} too "
     "big|{b:he} {b:was} too hot|{b:he} {b:was} frozen|{a:he} had no teeth|{a:he} {a:was} "
     "ill|{a:he} {a:was} full> .",
     "{a} 吃#2@a 不了#1 {b} ， 因为#3 <1:{b:he} 太 硬 了|{b:he} 太 大 了|{b:he} 太 烫 了|{b:he} 冻 "
     "住 了|{a:he} 没有 牙齿|{a:he} 生病 了|{a:he} 饱 了> 。",
     20},
    {"moved to, they like", "a=many:person l=pick:city",
     "{a} moved#1@a to {l} . {a:he} <1:like it very much|like the food there|are very happy|miss "
     "home> .",
     "{a} 搬#1@a 到 了 {l} ， {a:he} <1:很 喜欢 那里|很 喜欢 那里 的 食物|非常 高兴|很 想家> 。",
     209},
};

}  // namespace

std::span<const Template> templates_of_things() { return things; }

}  // namespace playground::grammar
