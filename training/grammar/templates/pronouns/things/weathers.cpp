// Templates: what rain, wind, the sun and the stove do to things, and those who have to do with
// them.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template weathers[] = {
    // Rain, wind and sun.
    {"did not keep out the rain", "a=noun:umbrella|roof|coat|hat|jacket|boot1 b=noun:rain1",
     "{a} didn't#3 keep#1@a out#1 {b} because#2 <1:{a:he} was torn@a|{a:he} had@a a big "
     "hole|{a:he} was too small@a|{a:he} was too old@a|{a:he} was broken@a|{b:he} was too "
     "heavy@b|{b:he} came@b from the side|{b:he} was too strong@b> .",
     "{a} 没有#3 挡住#1@a {b} ， 因为#2 <1:{a:he} 破@a 了|{a:he} 有@a 一 个 大 洞|{a:he} 太 小@a "
     "了|{a:he} 太 旧@a 了|{a:he} 坏@a 了|{b:he} 太 大@b 了|{b:he} 从 旁边 来@b|{b:he} 太 大@b 了> "
     "。",
     12},
    {"got wet under, as", "a=living b=noun:umbrella|roof|tree|bridge|hat|tower1",
     "{a} got wet#1@a under {b} because#2 <1:{b:he} had a hole@b|{b:he} was too small@b|{b:he} was "
     "broken@b|{b:he} was leaking@b|{a:he} {a:was} too big@a|{a:he} came@a too late|{a:he} didn't "
     "stay@a there|{a:he} had no coat@a> .",
     "{a} 在 {b} 下面 弄 湿#1@a 了 ， 因为#2 <1:{b:he} 有 一 个 洞@b|{b:he} 太 小@b 了|{b:he} 坏@b "
     "了|{b:he} 漏水@b 了|{a:he} 太 大@a 了|{a:he} 来@a 得 太 晚 了|{a:he} 没有 待@a 在 "
     "那里|{a:he} 没有 大衣@a> 。",
     7},
    {"wind blew a light thing away",
     "b=noun:wind1 a=noun:hat|kite|umbrella|balloon|newspaper|scarf1",
     "{b} blew#1@b {a} <2:away|into the river|into a tree> because#3 <1:{b:he} was so "
     "strong@b|{b:he} came@b from the sea|{b:he} was too strong@b|{a:he} was so light@a|{a:he} was "
     "on the grass@a|{a:he} wasn't tied@a|nobody held {a:him}> .",
     "{b} 把 {a} 吹#1@b <2:走|进 河 里|到 树 上> 了 ， 因为#3 <1:{b:he} 太 大@b 了|{b:he} 从 大海 "
     "来@b|{b:he} 实在 太 大@b 了|{a:he} 太 轻@a 了|{a:he} 在 草 上@a|{a:he} 没有 拴@a 住|没有人 "
     "拿 着 {a:he}> 。",
     9},
    {"wind so strong that it", "b=noun:wind|storm|wind|rain1",
     "{b} was so#2 strong#1@b that {b:he} <1:blew@b my umbrella away|broke@b the window|opened@b "
     "the door|blew@b down a tree|woke@b us|blew@b the hat into the river|kept@b me awake> .",
     "{b} 太#2 大#1@b 了 ， {b:he} <1:把 我 的 雨伞 吹@b 走 了|打破@b 了 窗户|把 门 打开@b 了|吹@b "
     "倒 了 一 棵 树|把 我们 叫醒@b 了|把 帽子 吹@b 进 了 河 里|让@b 我 睡 不 着> 。",
     14},
    {"wind, it and its owner",
     "d=clear a=noun:hat|umbrella|kite|scarf|ticket|balloon1 "
     "b=noun:wind|wind|wind|storm|wind|storm1",
     "{b} blew#1@b {a} out of {d} 's hands#3 <1:, so {d:he} ran@d after {a:him}|, but {d:he} "
     "caught@d {a:him}|, and {a:he} fell@a into the river|, and {a:he} hung@a in a tree|because "
     "{b:he} was very strong@b|because {d:he} had no more strength@d|because {a:he} was light@a> .",
     "{b} 把 {a} 从 {d} 手#3 里 吹#1@b 走 了 ， <1:所以 {d:he} 去 追@d {a:he} 了|但是 {d:he} "
     "抓住@d 了 {a:he}|{a:he} 掉@a 进 了 河 里|{a:he} 挂@a 在 树 上|因为 {b:he} 非常 大@b|因为 "
     "{d:he} 没有 力气@d 了|因为 {a:he} 很 轻@a> 。",
     7},
    {"snowman until it melted", "a=noun:snowman|candle|chocolate|cheese1",
     "{a} <2:stayed#1@a in the sun#31|was#1 in the garden#31|was#1 near the oven#31> until#3 "
     "{a:he} <1:melted@a|fell@a over|was soft@a|was gone@a> .",
     "{a} 一直 在 <2:太阳#31 下|花园#31 里|烤箱#31 旁边> ， 直到#3 {a:he} <1:化@a 了|倒@a 了|软@a "
     "了|不见@a 了> 。",
     5},
    {"left in the sun until", "d=clear a=noun:chocolate|cheese|snowman|candle|soap|cake1",
     "{d} left#1@d {a} in the sun#3 until#2 <1:{a:he} melted@a|{a:he} was soft@a|{a:he} was "
     "warm@a|{a:he} smelled@a bad|{d:he} was hungry@d|{d:he} came@d home|{d:he} needed@d "
     "{a:him}|{d:he} found@d {a:him} again> .",
     "{d} 把 {a} 放#1@d 在 太阳#3 下 ， 直到#2 <1:{a:he} 化@a 了|{a:he} 变 软@a 了|{a:he} 变 热@a "
     "了|{a:he} 闻起来@a 很 臭|{d:he} 饿@d 了|{d:he} 回家@d 了|{d:he} 需要@d {a:he}|{d:he} 又 "
     "找到@d 了 {a:he}> 。",
     8},
    {"children and what melted", "d=many:person a=noun:snowman|candle1",
     "{d} watched#1@d {a} until#2 <1:{a:he} melted@a|{a:he} fell@a down|{a:he} was small@a|{d:he} "
     "were cold@d|{d:he} were hungry@d|{d:he} had to go@d home|{d:he} fell@d asleep> .",
     "{d} 看着#1@d {a} ， 直到#2 <1:{a:he} 化@a 了|{a:he} 倒@a 了|{a:he} 变 小@a 了|{d:he} 冷@d "
     "了|{d:he} 饿@d 了|{d:he} 要 回家@d 了|{d:he} 睡着@d 了> 。",
     10},

    // The stove.
    {"off the stove, as", "d=clear a=noun:rice|milk|water|tea|coffee|porridge b=noun:stove1",
     "{d} took#1@d {a} off {b} because#2 <1:{a:he} was boiling over@a|{a:he} was boiling@a|{a:he} "
     "was ready@a|{a:he} smelled@a bad|{b:he} was too hot@b|{b:he} was broken@b|{b:he} was "
     "dirty@b|{d:he} was hungry@d|{d:he} wanted@d to drink {a:him}> .",
     "{d} 把 {a} 从 {b} 上 端#1@d 了 下来 ， 因为#2 <1:{a:he} 溢@a 出来 了|{a:he} 煮 开@a "
     "了|{a:he} 好@a 了|{a:he} 闻起来@a 很 臭|{b:he} 太 烫@b 了|{b:he} 坏@b 了|{b:he} 很 "
     "脏@b|{d:he} 饿@d 了|{d:he} 想@d 喝 {a:he}> 。",
     14},
    {"on the stove until",
     "d=clear a=noun:soup|milk|water|pot|porridge|pan b=noun:stove|stove|stove|stove|stove|stove1",
     "{d} left#1@d {a} on {b} until#2 <1:{a:he} was boiling over@a|{a:he} {a:was} boiling@a|{a:he} "
     "{a:was} hot@a|{b:he} was dirty@b|{b:he} was too hot@b|{d:he} came@d back|{d:he} smelled@d "
     "{a:him}> .",
     "{d} 把 {a} 放#1@d 在 {b} 上 ， 直到#2 <1:{a:he} 溢@a 出来 了|{a:he} 煮 开@a 了|{a:he} 热@a "
     "了|{b:he} 脏@b 了|{b:he} 太 烫@b 了|{d:he} 回来@d 了|{d:he} 闻到@d 了 {a:he}> 。",
     8},
    {"turned off the stove, as",
     "d=clear a=noun:soup|milk|water|rice|porridge|meat b=noun:stove|stove|stove|stove|stove|oven1",
     "{d} turned#1@d off#1 {b} because#2 <1:{a} was boiling over@a|{a} was ready@a|{b:he} was too "
     "hot@b|{b:he} was on fire@b|{b:he} made@b a strange noise|{d:he} didn't need@d {b:him} any "
     "more|{d:he} had to leave@d> .",
     "{d} 关#1@d 了 {b} ， 因为#2 <1:{a} 溢@a 出来 了|{a} 好@a 了|{b:he} 太 烫@b 了|{b:he} 着火@b "
     "了|{b:he} 发出@b 奇怪 的 声音|{d:he} 不 需要@d {b:he} 了|{d:he} 要 离开@d 了> 。",
     7},
    {"was boiling over, so", "d=clear a=noun:milk|water|tea|soup|rice|coffee",
     "{a} was boiling over#1@a , so#2 {d} <1:took@d {a:him} off the stove|turned@d off the "
     "stove|didn't drink@d {a:him}|had to wash@d the stove|called@d {d:his} mother> .",
     "{a} 溢#1@a 出来 了 ， 所以#2 {d} <1:把 {a:he} 从 炉子 上 拿@d 下来|关@d 了 炉子|没有 喝@d "
     "{a:he}|只好 洗@d 炉子|叫@d 了 {d:his} 妈妈> 。",
     12},

    // Animals in need, and people.
    {"person ran from, as", "d=clear a=animal1",
     "{d} ran#1@d away from {a} because#2 <1:{a:he} was dangerous@a|{a:he} was angry@a|{a:he} had "
     "big teeth@a|{a:he} followed@a {d:him}|{d:he} was afraid@d|{d:he} had no stick@d|{d:he} had "
     "stolen@d {a:his} food|{d:he} didn't want@d to hit {a:him}> .",
     "{d} 逃 离#1@d 了 {a} ， 因为#2 <1:{a:he} 很 危险@a|{a:he} 生气@a 了|{a:he} 有 大 "
     "牙齿@a|{a:he} 跟着@a {d:he}|{d:he} 很 害怕@d|{d:he} 没有 棍子@d|{d:he} 偷@d 了 {a:his} "
     "食物|{d:he} 不 想@d 打 {a:he}> 。",
     36},
    {"person fed, as or until", "d=many:person a=animal1",
     "{d} fed#1@d {a} <1:because {a:he} was hungry@a|because {a:he} had no mother@a|until {a:he} "
     "was full@a|until {a:he} could fly@a|because {d:he} loved@d {a:him}|because {d:he} had too "
     "much bread@d|until {d:he} had to go@d home> .",
     "{d} 喂#1@d 了 {a} ， <1:因为 {a:he} 饿@a 了|因为 {a:he} 没有 妈妈@a|直到 {a:he} 饱@a 了|直到 "
     "{a:he} 会 飞@a|因为 {d:he} 爱@d {a:he}|因为 {d:he} 有@d 太 多 面包|直到 {d:he} 要 回家@d> 。",
     36},
    {"person carried animal, as", "d=clear a=animal1",
     "{d} carried#1@d {a} home because#2 <1:{a:his} leg was hurt|{a:his} mother was dead|{a:he} "
     "was wet and cold@a|{a:he} had no home@a|{d:his} house was near|{d:he} wanted a pet@d|{d:he} "
     "loved animals@d> .",
     "{d} 把 {a} 抱#1@d 回家 了 ， 因为#2 <1:{a:his} 腿 受伤 了|{a:his} 妈妈 死 了|{a:he} 又 湿 又 "
     "冷@a|{a:he} 没有 家@a|{d:his} 房子 很 近|{d:he} 想要 宠物@d|{d:he} 爱 动物@d> 。",
     30},
    {"opened the cage for, and", "d=clear a=animal1",
     "{d} opened#1@d the cage#3 for {a} <1:, and {a:he} ran@a out|, and {a:he} flew@a away|, but "
     "{a:he} didn't come@a out|because {a:he} was sad@a|because {d:he} wanted to play@d with "
     "{a:him}|, and {d:he} gave@d {a:him} some water|, but {d:he} was sorry@d later> .",
     "{d} 给 {a} 打开#1@d 了 笼子#3 ， <1:{a:he} 跑@a 了 出来|{a:he} 飞@a 走 了|但是 {a:he} 没有 "
     "出来@a|因为 {a:he} 很 难过@a|因为 {d:he} 想 和 {a:he} 玩@d|{d:he} 给@d 了 {a:he} 一些 "
     "水|但是 {d:he} 后来 后悔@d 了> 。",
     24},
};

}  // namespace

std::span<const Template> templates_of_weathers() { return weathers; }

}  // namespace playground::grammar
