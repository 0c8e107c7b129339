// Templates: further lines of poems, rhymes, songs and Christmas songs, and tongue twisters.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template verses[] = {
    // Chinese poems.
    {"red beans", "", "red#1 beans#2 grow#3 in the south#4 .", "红#1 豆#2 生#3 南#4 国 。", 56},
    {"broken country", "",
     "the country#1 is broken#2 , the mountains#3 and rivers#4 are still here#5 .",
     "国#1 破#2 山#3 河#4 在#5 。", 12},
    {"wind, rain and flowers", "",
     "at night#1 i heard wind#2 and rain#3 , who knows#4 how many#5 flowers#6 fell#7 ?",
     "夜#1 来 风#2 雨#3 声 ， 花#6 落#7 知#4 多少#5 ？", 28},
    {"flowers fell", "", "who knows#4 how many#5 flowers#6 fell#7 ?", "花#6 落#7 知#4 多少#5 ？",
     15},
    {"flowers open and fall", "", "flowers#1 open#2 and flowers#3 fall#4 .",
     "花#1 开#2 花#3 落#4 。", 15},
    {"bright moon and when", "", "when#1 will there be a bright#2 moon#3 ?",
     "明#2 月#3 几 时#1 有 ？", 6},
    {"moon over the sea", "", "the bright#1 moon#2 rises#3 over the sea#4 .",
     "海#4 上 生#3 明#1 月#2 。", 6},
    {"left home young", "", "i left#1 home#2 young#3 and came back#4 old#5 .",
     "少#3 小#3 离#1 家#2 老#5 大 回#4 。", 6},
    {"river from heaven", "", "the water#1 of the yellow#2 river#2 comes#3 from heaven#4 .",
     "黄河#2 之 水#1 天#4 上 来#3 。", 7},
    {"no one in the mountain", "", "the mountain#1 is empty#2 , i see#3 no one#4 .",
     "空#2 山#1 不见#3 人#4 。", 6},

    // Chinese songs and rhymes.
    {"no eyes, no tail", "",
     "one#1 has no#2 <3:eyes|ears> , one#4 has no#5 tail#6 , how strange#7 !",
     "一#1 只 没有#2 <3:眼睛|耳朵> ， 一#4 只 没有#5 尾巴#6 ， 真 奇怪#7 ！", 8},
    {"words of mom", "", "listen#1 to your mom#2 .", "听#1 妈妈#2 的 话 。", 6},
    {"not a dream", "", "my#1 future#2 is not#3 a dream#4 .", "我#1 的 未来#2 不是#3 梦#4 。", 16},
    {"better tomorrow", "", "tomorrow#1 will#2 be better#3 .", "明天#1 会#2 更 好#3 。", 6},
    {"moon walks", "", "the moon#1 walks#2 , and i#3 walk#4 too#5 .",
     "月亮#1 走#2 ， 我#3 也#5 走#4 。", 6},
    {"clap one", "", "you#1 clap#2 one#3 , i#4 clap#5 one#6 , a child#7 takes a plane#8 .",
     "你#1 拍#2 一#3 ， 我#4 拍#5 一#6 ， 一 个 小孩#7 坐 飞机#8 。", 6},
    {"bird and backpack", "",
     "the little#1 bird#2 says#3 good morning , why#4 do you#5 carry#6 a little#7 backpack#8 ?",
     "小#1 鸟#2 说#3 早 早 早 ， 你#5 为什么#4 背#6 上 小#7 书包#8 ？", 6},
    {"a little bird", "", "i#1 am a little#2 little#3 bird#4 .", "我#1 是 一 只 小#2 小#3 鸟#4 。",
     6},
    {"hard to say love", "", "i love#1 you#2 in my heart#3 but can't say it .",
     "爱#1 你#2 在 心#3 口 难 开 。", 6},

    // English rhymes, songs and poems.
    {"roses are red", "", "roses#1 are red#2 , violets#3 are blue#4 .",
     "玫瑰#1 是 红色#2 的 ， 紫罗兰#3 是 蓝色#4 的 。", 38},
    {"sugar is sweet", "",
     "roses#1 are red#2 , violets#3 are blue#4 , sugar#5 is sweet#6 , and so are you#7 .",
     "玫瑰#1 是 红色#2 的 ， 紫罗兰#3 是 蓝色#4 的 ， 糖#5 是 甜#6 的 ， 你#7 也 一样 。", 27},
    {"once i caught a fish", "",
     "one#1 , two#2 , three#3 , four#4 , five#5 , once#6 i#7 caught#8 a fish#9 .",
     "一#1 ， 二#2 ， 三#3 ， 四#4 ， 五#5 ， 有 一次#6 我#7 抓住#8 了 一 条 鱼#9 。", 6},
    {"say a word", "", "little#1 baby#2 , don't#3 say#4 a word .", "小#1 宝宝#2 ， 别#3 说话#4 。",
     6},
    {"feel the love", "", "can#1 you#2 feel#3 the love#4 tonight#5 ?",
     "今晚#5 你#2 能#1 感觉 到#3 爱#4 吗 ？", 6},
    {"build a snowman", "", "do you#1 want#2 to build#3 a snowman#4 ?",
     "你#1 想#2 堆#3 雪人#4 吗 ？", 6},
    {"can fly", "", "i#1 believe#2 i#3 can#4 fly#5 .", "我#1 相信#2 我#3 能#4 飞#5 。", 6},
    {"fly to the moon", "", "fly#1 me#2 to#3 the moon#4 .", "带 我#2 飞#1 到#3 月亮#4 上 。", 6},
    {"dogs out", "", "who#1 let the dogs#2 out#3 ?", "谁#1 把 狗#2 放 出来#3 了 ？", 6},
    {"number and call", "", "here is my#1 number#2 , so call#3 me#4 maybe#5 .",
     "这 是 我#1 的 号码#2 ， 也许#5 给 我#4 打 电话#3 。", 6},
    {"never together", "", "we#1 are never#2 ever getting back together#3 .",
     "我们#1 永远#2 不会 再 在 一起#3 。", 6},
    {"stop believing", "", "don't#1 stop#2 believing#3 .", "不要#1 停止#2 相信#3 。", 6},
    {"give you up", "", "never#1 gonna give#2 you#3 up#2 .", "永远#1 不会#1 放弃#2 你#3 。", 16},
    {"let you down", "", "never#1 gonna give#2 you#3 up#2 , never#4 gonna let#5 you#6 down .",
     "永远#1 不会#1 放弃#2 你#3 ， 永远#4 不会#4 让#5 你#6 失望 。", 20},
    {"see you in dreams", "", "every#1 night#2 in my#3 dreams#4 i#5 see#6 you#7 .",
     "每#1 夜#2 在 我#3 的 梦#4 里 ， 我#5 看见#6 你#7 。", 6},
    {"trees of green", "", "i#1 see#2 trees#3 of green#4 , red#5 roses#6 too#7 .",
     "我#1 看见#2 绿色#4 的 树#3 ， 还 有#7 红色#5 的 玫瑰#6 。", 8},
    {"we are the world", "", "we#1 are the world#2 , we#3 are the children#4 .",
     "我们#1 就是 世界#2 ， 我们#3 就是 孩子#4 。", 6},

    // Christmas.
    {"santa and town", "", "Santa#1 Claus#1 is coming#2 to our#3 <4:city|school|house|village> .",
     "圣诞老人#1 要 来#2 我们#3 的 <4:城市|学校|房子|村庄> 。", 27},
    {"dear santa", "",
     "dear#1 Santa#2 Claus#2 , <3:please give me a new bike|i was very good this year|thank you "
     "for the "
     "gifts|i want a puppy> .",
     "亲爱的#1 圣诞老人#2 ， <3:请 给 我 一 辆 新 自行车|我 今年 非常 好|谢谢 你 的 礼物|我 想要 "
     "一 只 小狗> 。",
     33},
    {"let it snow", "", "let it snow#1 .", "下雪#1 吧 。", 6},
    {"let it snow, and again", "", "let it snow#1 , let it snow#2 , let it snow#3 !",
     "下雪#1 吧 ， 下雪#2 吧 ， 下雪#3 吧 ！", 6},
    {"all i want for Christmas", "", "all#1 i#2 want#3 for Christmas#4 is you#5 .",
     "圣诞#4 我#2 只#1 想要#3 你#5 。", 6},
    {"last Christmas", "", "last#1 Christmas#2 i#3 gave#4 you#5 my#6 heart#7 .",
     "去年#1 圣诞#2 我#3 把 我#6 的 心#7 给#4 了 你#5 。", 6},
    {"merry to all", "", "merry#1 Christmas#2 to all#3 , and to all#4 a good#5 night#6 !",
     "祝 大家#3 圣诞#2 快乐#1 ， 祝 大家#4 晚安#6 ！", 6},

    // Tongue twisters.
    {"which witch", "", "which#1 witch#2 is which#3 ?", "哪#1 个 女巫#2 是 哪#3 个 ？", 6},
    {"good cook and cookies", "",
     "how#1 many#1 cookies#2 could a good#3 cook#4 cook#5 if#6 a good#7 cook#8 could#9 cook "
     "cookies ?",
     "如果#6 好#7 厨师#8 会#9 做 饼干 ， 好#3 厨师#4 能 做#5 多少#1 饼干#2 ？", 6},
    {"swan swam", "", "swan#1 swam#2 over the sea#3 , swim#4 , swan#5 , swim#6 .",
     "天鹅#1 游#2 过 大海#3 ， 游#4 吧 ， 天鹅#5 ， 游#6 吧 。", 6},
    {"blood twister", "", "good#1 blood#2 , bad#3 blood#4 .", "好#1 血#2 ， 坏#3 血#4 。", 8},
    {"phoenix and wall", "", "draw#1 a phoenix#2 on the pink#3 wall#4 .",
     "粉#3 红 墙#4 上 画#1 凤凰#2 。", 8},
    {"stone lions", "", "forty#1 four#2 stone#3 lions#4 .", "四十#1 四#2 只 石#3 狮子#4 。", 6},
};

}  // namespace

std::span<const Template> templates_of_verses() { return verses; }

}  // namespace playground::grammar
