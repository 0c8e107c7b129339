// Templates: animals that hunt and flee, eat and are fed, and what they do with their necks, tails
// and wings.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template escapes[] = {
    // One after another, whoever they are.
    {"any did not chase any, as", "a=animal1 b=animal1",
     "{a} didn't#3 chase#1@a {b} because#2 <1:{a:he} had just eaten@a|{a:he} {a:was} not "
     "hungry@a|{a:he} {a:was} too lazy@a|{a:he} only wanted@a to sleep|{a:his} stomach was "
     "full|{b:he} {b:was} too big@b|{b:he} {b:was} poisonous@b|{b:he} hid@b in time|{b:he} {b:was} "
     "already far away@b|{b:he} {b:was} {a:his} friend@b> .",
     "{a} 没有#3 追#1@a {b} ， 因为#2 <1:{a:he} 刚 吃@a 过 东西|{a:he} 不 饿@a|{a:he} 太 懒@a "
     "了|{a:he} 只 想@a 睡觉|{a:his} 肚子 饱 了|{b:he} 太 大@b 了|{b:he} 有毒@b|{b:he} 早就 躲@b "
     "起来 了|{b:he} 已经 跑@b 远 了|{b:he} 是@b {a:his} 朋友> 。",
     60},
    {"any could not catch any, as", "a=animal1 b=animal1",
     "{a} couldn't#3 catch#1@a {b} because#2 <1:{b:he} flew@b away|{b:he} jumped@b into the "
     "water|{b:he} climbed@b a tree|{b:he} crawled@b into a hole|{b:he} {b:was} much "
     "faster@b|{b:he} saw@b {a:him} in time|{a:he} {a:was} too old@a|{a:he} got tired@a|{a:he} "
     "fell@a over a branch|{a:his} legs were too short> .",
     "{a} 没 抓#1@a 到#3 {b} ， 因为#2 <1:{b:he} 飞@b 走 了|{b:he} 跳@b 进 了 水 里|{b:he} 爬@b 上 "
     "了 树|{b:he} 钻进@b 了 洞 里|{b:he} 快@b 多 了|{b:he} 早就 看见@b {a:he} 了|{a:he} 太 老@a "
     "了|{a:he} 累@a 了|{a:he} 被 树枝 绊倒@a 了|{a:his} 腿 太 短 了> 。",
     60},
    {"any could not eat any, as", "a=animal1 b=noun:worm|fly|insect|fish|frog|snail1",
     "{a} couldn't#3 eat#1@a {b} because#2 <1:{b:he} crawled@b into the ground|{b:he} hid@b in a "
     "hole|{b:he} ran@b away|{b:he} was too quick@b|{b:he} tasted@b very bad|{a:he} was too "
     "slow@a|{a:he} had no teeth@a|{a:he} couldn't find@a {b:him}|{a:he} was too full@a> .",
     "{a} 没 吃#1@a 到#3 {b} ， 因为#2 <1:{b:he} 钻进@b 了 土 里|{b:he} 躲@b 进 了 洞 里|{b:he} "
     "跑@b 了|{b:he} 太 快@b 了|{b:he} 尝起来@b 很 糟糕|{a:he} 太 慢@a 了|{a:he} 没有 "
     "牙齿@a|{a:he} 找@a 不到 {b:he}|{a:he} 太 饱@a 了> 。",
     16},
    {"any got away from any, as", "a=animal1 b=animal1",
     "{a} escaped#1@a from {b} because#2 <1:{a:he} was faster@a|{a:he} could fly@a|{a:he} "
     "crawled@a into a hole|{a:he} swam@a across the river|{b:he} was too slow@b|{b:he} was "
     "asleep@b|{b:he} couldn't swim@b|{b:he} couldn't climb@b|{b:he} looked@b the other way> .",
     "{a} 从 {b} 那里 逃走#1@a 了 ， 因为#2 <1:{a:he} 更 快@a|{a:he} 会 飞@a|{a:he} 钻进@a 了 洞 "
     "里|{a:he} 游@a 过 了 河|{b:he} 太 慢@b 了|{b:he} 睡着@b 了|{b:he} 不会 游泳@b|{b:he} 不会 "
     "爬@b|{b:he} 没有 看@b 那里> 。",
     60},
    {"any lost to any in the race, as", "a=animal1 b=animal1",
     "{a} lost#1@a the race#3 to {b} because#2 <1:{a:he} slept@a on the way|{a:he} was too "
     "proud@a|{a:he} started@a too late|{a:he} ran@a the wrong way|{b:he} never stopped@b|{b:he} "
     "started@b long ago|{b:he} ran@b all the way|{b:he} was stronger@b> .",
     "{a} 在 比赛#3 中 输#1@a 给 了 {b} ， 因为#2 <1:{a:he} 在 半路 睡着@a 了|{a:he} 太 骄傲@a "
     "了|{a:he} 开始@a 得 太 晚 了|{a:he} 跑@a 错 了 路|{b:he} 一直 没有 停@b 下来|{b:he} 早就 "
     "开始@b 了|{b:he} 一路 都 在 跑@b|{b:he} 更 强壮@b> 。",
     70},
    {"any beat any in the race, as", "a=animal1 b=animal1",
     "{a} beat#1@a {b} because#2 <1:{a:he} never stopped@a|{a:he} started@a long ago|{a:he} ran@a "
     "all the way|{a:he} was faster@a|{b:he} slept@b on the way|{b:he} was too proud@b|{b:he} "
     "started@b too late|{b:he} stopped@b to eat> .",
     "{a} 赢#1@a 了 {b} ， 因为#2 <1:{a:he} 一直 没有 停@a 下来|{a:he} 早就 开始@a 了|{a:he} 一路 "
     "都 在 跑@a|{a:he} 更 快@a|{b:he} 在 半路 睡着@b 了|{b:he} 太 骄傲@b 了|{b:he} 开始@b 得 太 "
     "晚 了|{b:he} 停@b 下来 吃 东西> 。",
     70},
    {"any chased any until", "a=animal1 b=animal1",
     "{a} chased#1@a {b} until#2 <1:{a:he} {a:was} tired@a|{a:he} caught@a {b:him}|{a:he} couldn't "
     "see@a {b:him} any more|{b:he} crawled@b into a hole|{b:he} jumped@b into the river|{b:he} "
     "flew@b away|{b:he} bit@b {a:him}> .",
     "{a} 一直 追#1@a {b} ， 直到#2 <1:{a:he} 累@a 了|{a:he} 抓住@a 了 {b:he}|{a:he} 看@a 不到 "
     "{b:he} 了|{b:he} 钻进@b 了 洞 里|{b:he} 跳@b 进 了 河 里|{b:he} 飞@b 走 了|{b:he} 咬@b 了 "
     "{a:he}> 。",
     60},
    {"any let any go, as", "a=animal1 b=animal1",
     "{a} let#1@a {b} go because#2 <1:{a:he} was already full@a|{a:he} was kind@a|{a:he} felt "
     "sorry@a for {b:him}|{b:he} was too small@b|{b:he} cried@b|{b:he} bit@b {a:him}|{b:he} "
     "tasted@b bad|{b:he} once helped@b {a:him}> .",
     "{a} 放#1@a 了 {b} ， 因为#2 <1:{a:he} 已经 饱@a 了|{a:he} 很 善良@a|{a:he} 同情@a "
     "{b:he}|{b:he} 太 小@b 了|{b:he} 哭@b 了|{b:he} 咬@b 了 {a:he}|{b:he} 尝起来@b 很 糟糕|{b:he} "
     "以前 帮助@b 过 {a:he}> 。",
     41},
    {"any did not see any, as", "a=animal1 b=animal1",
     "{a} didn't#3 see#1@a {b} because#2 <1:{b:he} was behind a tree@b|{b:he} hid@b in the "
     "grass|{b:he} was as white as snow@b|{b:he} was too small@b|{b:he} didn't move@b|{a:he} was "
     "blind@a|{a:he} was asleep@a|{a:his} eyes were bad|{a:he} was eating@a> .",
     "{a} 没有#3 看见#1@a {b} ， 因为#2 <1:{b:he} 在@b 树 后面|{b:he} 躲@b 在 草 里|{b:he} 像 雪 "
     "一样 白@b|{b:he} 太 小@b 了|{b:he} 没有 动@b|{a:he} 瞎@a 了|{a:he} 睡着@a 了|{a:his} 眼睛 不 "
     "好|{a:he} 在 吃@a 东西> 。",
     40},
    {"when any came, first pronoun", "a=animal1 b=animal1",
     "when#2 {a:he} saw#1@a {b} , {a} <1:ran@a away|crawled@a into a hole|stopped@a "
     "eating|climbed@a a tree|wasn't afraid@a|jumped@a into the water> .",
     "{a:he} 看见#1@a {b} 的 时候#2 ， {a} <1:跑@a 了|钻进@a 了 洞 里|不 吃@a 了|爬@a 上 了 树|不 "
     "害怕@a|跳@a 进 了 水 里> 。",
     24},
    {"because hungry, first", "a=animal1 b=animal1",
     "because#2 {a:he} <3:was so hungry@a|had not eaten@a all day|was looking@a for food> , {a} "
     "<1:followed@a {b}|attacked@a {b}|ate@a with {b}|came@a to {b}> .",
     "因为#2 {a:he} <3:太 饿@a 了|一天 没 吃@a 东西|在 找@a 食物> ， 所以 {a} <1:跟着@a {b}|攻击@a "
     "了 {b}|和 {b} 一起 吃@a 东西|来到@a 了 {b} 那里> 。",
     24},
    {"because other was, first", "a=animal1 b=animal1",
     "because#2 <1:{b:he} was too fast@b|{b:he} flew@b away|{b:he} crawled@b into a hole|{a:he} "
     "was too slow@a|{a:he} was hurt@a|{a:he} fell@a down> , {a} didn't#3 catch#1@a {b} .",
     "因为#2 <1:{b:he} 太 快@b 了|{b:he} 飞@b 走 了|{b:he} 钻进@b 了 洞 里|{a:he} 太 慢@a "
     "了|{a:he} 受伤@a 了|{a:he} 摔倒@a 了> ， 所以 {a} 没有#3 抓住#1@a {b} 。",
     30},
    {"although it was, first", "a=animal1 b=animal1",
     "although#2 <1:{a:he} was very quick@a|{a:he} tried@a all day|{a:he} was hungry@a|{b:he} was "
     "very slow@b|{b:he} was asleep@b|{b:he} was hurt@b> , {a} didn't#3 catch#1@a {b} .",
     "虽然#2 <1:{a:he} 非常 快@a|{a:he} 试@a 了 一天|{a:he} 饿@a 了|{b:he} 非常 慢@b|{b:he} 睡着@b "
     "了|{b:he} 受伤@b 了> ， 但是 {a} 没有#3 抓住#1@a {b} 。",
     30},
    {"so that the other", "a=animal1 b=animal1",
     "{a} was so <1:quick#21@a that {b} couldn't#22 catch#23@b {a:him}|big#21@a that {b} was#22 "
     "afraid#23@b of {a:him}|small#21@a that {b} didn't#22 see#23@b {a:him}|slow#21@a that {b} "
     "waited#23@b for {a:him}|hungry#21@a that {a:he} wanted#23@a to eat {b}|tired#21@a that "
     "{a:he} didn't#22 see#23@a {b}> .",
     "{a} 太 <1:快#21@a 了 ， {b} 抓#23@b 不到#22 {a:he}|大#21@a 了 ， {b} 很 怕#23@b "
     "{a:he}|小#21@a 了 ， {b} 没有#22 看见#23@b {a:he}|慢#21@a 了 ， {b} 在 等#23@b "
     "{a:he}|饿#21@a 了 ， {a:he} 想#23@a 吃 {b}|累#21@a 了 ， {a:he} 没有#22 看见#23@a {b}> 。",
     36},
    {"woke and was hungry, two sentences", "a=animal1 b=animal1",
     "{a} came#1@a to {b} . <1:{a:he} wanted@a to play with {b:him}|{a:he} wanted@a to eat "
     "{b:him}|{a:he} needed help@a|{b:he} was sleeping@b|{b:he} was frightened@b of {a:him}|{b:he} "
     "didn't hear@b {a:him}|{b:he} gave@b {a:him} some food> .",
     "{a} 来到#1@a {b} 那里 。 <1:{a:he} 想@a 和 {b:he} 玩|{a:he} 想@a 吃 {b:he}|{a:he} 需要 "
     "帮助@a|{b:he} 在 睡觉@b|{b:he} 很 怕@b {a:he}|{b:he} 没有 听见@b {a:he}|{b:he} 给@b 了 "
     "{a:he} 一些 食物> 。",
     36},

    // With things.
    {"stones into the bottle, as", "a=animal1 b=noun:bottle|glass|pot|bucket|jar|vase1",
     "{a} put#1@a stones#3 into {b} because#2 <1:{a:he} wanted@a to drink|{a:he} was "
     "thirsty@a|{a:he} couldn't get@a the water|{a:he} was very clever@a|{b:he} was almost "
     "empty@b|{b:he} was too deep@b|{b:he} was only half full@b> .",
     "{a} 把 石头#3 放#1@a 进 {b} 里 ， 因为#2 <1:{a:he} 想@a 喝 水|{a:he} 渴@a 了|{a:he} 够 不到 "
     "水@a|{a:he} 非常 聪明@a|{b:he} 快 空@b 了|{b:he} 太 深@b 了|{b:he} 只 有 一半@b 水> 。",
     8},
    {"small stones into the bottle",
     "a=noun:mouse|bird|parrot|monkey|pigeon|fox1 b=noun:bottle|bottle|glass|pot|jar|vase1",
     "{a} put#1@a small stones#3 into {b} because#2 <1:{a:he} wanted@a to get the water|{a:he} was "
     "so thirsty@a|{b:he} was not full@b|{b:he} was too tall@b> .",
     "{a} 把 石子#3 放#1@a 进 {b} 里 ， 因为#2 <1:{a:he} 想@a 喝 到 水|{a:he} 太 渴@a 了|{b:he} 不 "
     "满@b|{b:he} 太 高@b 了> 。",
     12},
    {"dug a hole, as", "a=animal1 b=noun:tree|wall|house|fence|bridge|rock1",
     "{a} dug#1@a a hole#3 under {b} because#2 <1:{a:he} wanted@a to eat a bone|{a:he} was "
     "looking@a for worms|{a:he} smelled@a food|{a:he} needed@a a home|{b:he} was in the "
     "way@b|{b:he} was too high@b to jump over|{b:he} was very old@b> .",
     "{a} 在 {b} 下面 挖#1@a 了 一 个 洞#3 ， 因为#2 <1:{a:he} 想@a 吃 骨头|{a:he} 在 找@a "
     "虫子|{a:he} 闻到@a 了 食物|{a:he} 需要@a 一 个 家|{b:he} 挡住@b 了 路|{b:he} 太 高@b ， 跳 "
     "不过|{b:he} 非常 老@b> 。",
     6},
    {"could not get in or out, as", "a=animal1 b=noun:cage|house|hole|box|tunnel|cave1",
     "{a} couldn't#3 get#1@a out of {b} because#2 <1:{a:he} was too fat@a|{a:he} was too "
     "weak@a|{a:he} {a:was} tied@a|{a:his} leg was stuck|{b:he} was locked@b|{b:he} was too "
     "deep@b|{b:he} was too dark@b|{b:he} was closed@b> .",
     "{a} 不能#3 从 {b} 里 出来#1@a ， 因为#2 <1:{a:he} 太 胖@a 了|{a:he} 太 虚弱@a 了|{a:he} 被 "
     "拴@a 住 了|{a:his} 腿 卡住 了|{b:he} 锁@b 了|{b:he} 太 深@b 了|{b:he} 太 黑@b 了|{b:he} 关@b "
     "了> 。",
     8},
    {"liked a food, as", "a=animal1 b=noun:bamboo|honey|corn|grass|meat|fish1",
     "{a} likes#1@a {b:bare} best#1 . <1:{a:he} eats@a a lot every day|{a:he} always looks@a for "
     "{b:him}|{a:he} can't live@a without {b:him}|{b:he} tastes good@b|{b:he} is fresh@b and "
     "sweet> .",
     "{a} 最喜欢#1@a {b:bare} 。 <1:{a:he} 每天 吃@a 很多|{a:he} 总是 找@a {b:he}|{a:he} 不能 "
     "没有@a {b:he}|{b:he} 很 好吃@b|{b:he} 又 新鲜@b 又 甜> 。",
     6},
    {"likes it best, eats a lot", "a=animal1 b=noun:bamboo|corn|grass|bread|cheese|meat1",
     "{a} likes#1@a {b:bare} best#1 <1:, and {a:he} eats@a a lot every day|, so {a:he} is always "
     "happy@a to see {b:him}|, and {a:he} always wants@a more|, but {a:he} can't eat@a too "
     "much|because {b:he} is sweet@b|, but {b:he} is too hard@b> .",
     "{a} 最喜欢#1@a {b:bare} ， <1:{a:he} 每天 要 吃@a 很多|所以 {a:he} 看见@a {b:he} 总是 很 "
     "高兴|{a:he} 总是 想要@a 更 多|但是 {a:he} 不能 吃@a 太 多|因为 {b:he} 很 甜@b|但是 {b:he} 太 "
     "硬@b 了> 。",
     6},

    // Their bodies.
    {"leaves and a long neck", "a=noun:giraffe|camel|goose1 b=noun:tree|tree|flower1",
     "{a} likes#1@a the leaves#3 of {b} because#2 <1:{b:he} is near@b|{b:he} is not too "
     "high@b|{b:his} leaves are fresh|{b:his} leaves are sweet|{a:his} neck is so long|{a:he} is "
     "hungry@a|{a:his} children like them> .",
     "{a} 喜欢#1@a {b} 的 叶子#3 ， 因为#2 <1:{b:he} 很 近@b|{b:he} 不 太 高@b|{b:his} 叶子 很 "
     "新鲜|{b:his} 叶子 很 甜|{a:his} 脖子 太 长 了|{a:he} 饿@a 了|{a:his} 孩子 喜欢> 。",
     10},
    {"neck, nose or tail, uses", "a=noun:giraffe|goose|swan|camel|duck|horse1",
     "{a} uses#1@a {a:his} long#3 neck#4 to <1:eat leaves|look over the wall|drink water from the "
     "lake|find food|eat the flowers> .",
     "{a} 用#1@a {a:his} 长#3 脖子#4 <1:吃 叶子|看 墙 后面|喝 湖 里 的 水|找 食物|吃 花> 。", 8},
    {"its neck or its leg hurt", "a=animal1 b=animal1",
     "{a} bit#1@a {b} , and now#3 <1:{b:his} leg hurts|{b:his} ear hurts|{b:he} can't "
     "walk@b|{b:he} is afraid@b of {a:him}|{a:he} is sorry@a|{a:his} teeth hurt|{b:his} neck "
     "hurts> .",
     "{a} 咬#1@a 了 {b} ， 现在#3 <1:{b:his} 腿 很 疼|{b:his} 耳朵 很 疼|{b:he} 不能 走路@b|{b:he} "
     "怕@b {a:he}|{a:he} 后悔@a 了|{a:his} 牙齿 很 疼|{b:his} 脖子 很 疼> 。",
     36},
    {"on its back", "a=animal1 b=animal1",
     "{b} sat#1@b on the back#3 of {a} <1:because {b:he} was tired@b|because {b:he} couldn't "
     "swim@b|, and {a:he} carried@a {b:him} across the river|, but {a:he} was too weak@a|because "
     "{a:he} was strong@a|, so {a:his} neck hurt> .",
     "{b} 坐#1@b 在 {a} 的 背#3 上 ， <1:因为 {b:he} 累@b 了|因为 {b:he} 不会 游泳@b|{a:he} 背@a "
     "着 {b:he} 过 了 河|但是 {a:he} 太 虚弱@a 了|因为 {a:he} 很 强壮@a|所以 {a:his} 脖子 很 疼> "
     "。",
     32},
    {"several hid from several, as", "a=many:animal b=many:animal",
     "{a} hid#1@a from {b} because#3 <1:{a:he} were small@a|{a:he} didn't want@a to be "
     "caught|{a:he} had stolen@a {b:his} food|{b:he} made@b a lot of noise|{b:he} had@b big "
     "teeth|{b:he} came@b too close|{b:he} wanted@b to catch {a:him}> .",
     "{a} 躲#1@a 着 {b} ， 因为#3 <1:{a:he} 很 小@a|{a:he} 不 想@a 被 抓住|{a:he} 偷@a 了 {b:his} "
     "食物|{b:he} 太 吵@b 了|{b:he} 有@b 大 牙齿|{b:he} 走@b 得 太 近 了|{b:he} 想@b 抓住 {a:he}> "
     "。",
     24},

    // What comes out of the ground, and who creeps into what.
    {"dug out of the ground, as", "a=animal1 b=noun:bone|potato|nut|stick|coin|worm1",
     "{a} dug#1@a {b} out of the ground#3 because#2 <1:{a:he} {a:was} hungry@a|{a:he} wanted@a to "
     "play|{a:he} smelled@a {b:him}|{b:he} smelled@b good|{b:he} was near@b {a:his} home|{b:he} "
     "moved@b> .",
     "{a} 把 {b} 从 土#3 里 挖#1@a 了 出来 ， 因为#2 <1:{a:he} 饿@a 了|{a:he} 想@a 玩|{a:he} "
     "闻到@a 了 {b:he}|{b:he} 闻起来@b 很 香|{b:he} 离 {a:his} 家 很 近@b|{b:he} 动@b 了> 。",
     12},
    {"crawled into, as", "a=animal1 b=noun:box|bag|cave|tunnel|closet|cabinet1",
     "{a} crawled#1@a into {b} because#2 <1:{a:he} {a:was} cold@a|{a:he} {a:was} scared@a|{a:he} "
     "wanted@a to sleep|{a:he} smelled@a cheese|{b:he} was near@b|{b:he} was warm@b|{b:he} was "
     "dark@b and quiet|{b:he} was empty@b> .",
     "{a} 钻进#1@a 了 {b} 里 ， 因为#2 <1:{a:he} 很 冷@a|{a:he} 很 害怕@a|{a:he} 想@a 睡觉|{a:he} "
     "闻到@a 了 奶酪|{b:he} 很 近@b|{b:he} 很 暖和@b|{b:he} 又 黑@b 又 安静|{b:he} 是 空@b 的> 。",
     12},
    {"when it started, animals", "a=animal1 b=animal1",
     "{a} started#1@a to <3:play#31|eat#31|climb#31> when#2 {b} <1:left#21@b|fell asleep#21@b> "
     "because#4 <5:{a:he} was afraid@a of {b:him}|{a:he} was glad@a|{b:he} couldn't see@b "
     "{a:him}|{b:he} was dangerous@b|{b:he} always bit@b {a:him}> .",
     "{b} <1:离开#21@b|睡着#21@b> 的 时候#2 ， {a} 开始#1@a <3:玩#31|吃 东西#31|爬#31> ， 因为#4 "
     "<5:{a:he} 怕@a {b:he}|{a:he} 很 高兴@a|{b:he} 看@b 不到 {a:he}|{b:he} 很 危险@b|{b:he} 总是 "
     "咬@b {a:he}> 。",
     40},
};

}  // namespace

std::span<const Template> templates_of_escapes() { return escapes; }

}  // namespace playground::grammar
