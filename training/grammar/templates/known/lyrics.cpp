// Templates: first lines of songs and poems that everybody knows.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template lyrics[] = {
    {"moon represents", "", "the moon#1 represents#2 my heart#3 .", "月亮#1 代表#2 我 的 心#3 。",
     30},
    {"represents", "s=who",
     "<1:the red flower|white|this song|the dragon> represents <2:love|China|happiness|my heart> .",
     "<1:红色 的 花|白色|这 首 歌曲|龙> 代表 <2:爱情|中国|幸福|我 的 心> 。", 30},
    {"how deep love", "", "you#1 ask#2 me how deep#3 my love#4 is for you .",
     "你#1 问#2 我 我 对 你 的 爱#4 有 多 深#3 。", 14},
    {"moon see", "", "go and look#1 at the moon#5 , the moon#2 represents#3 my heart#4 .",
     "去 看#1 月亮#5 ， 月亮#2 代表#3 我 的 心#4 。", 12},
    {"little apple", "", "you#1 are my little#2 apple#3 .", "你#1 是 我 的 小#2 苹果#3 。", 7},
    {"my sunshine", "", "you are my sunshine#1 , you make#2 me happy#3 .",
     "你 是 我 的 阳光#1 ， 你 让#2 我 快乐#3 。", 20},
    {"always love you", "", "and i#1 will always#2 love#3 you#4 .", "我#1 会 永远#2 爱#3 你#4 。",
     7},
    {"hello it's me", "", "hello#1 , it's me#2 .", "你好#1 ， 是 我#2 。", 7},
    {"wonderful world", "", "what a wonderful#1 world#2 .", "多么 精彩#1 的 世界#2 。", 14},
    {"people sing", "", "do you hear#1 the people#2 sing#3 ?", "你 听见#1 人 们#2 唱歌#3 吗 ？",
     10},
    {"friends walk", "", "my friend#1 , we walk#2 together#3 forever#4 .",
     "我 的 朋友#1 ， 我们 永远#4 一起#3 走#2 。", 10},
    {"blue sky white cloud", "", "the sky#1 is blue#2 , and the cloud#3 is white#4 .",
     "天空#1 是 蓝色#2 的 ， 云#3 是 白色#4 的 。", 18},
    {"baby sleep", "", "sleep#1 , sleep#2 , my dear#3 baby#4 .",
     "睡#1 吧 ， 睡#2 吧 ， 我 亲爱的#3 宝宝#4 。", 18},
    {"good night all", "",
     "good night#4 , <1:moon|little star|my dear> . good night#5 , <2:little "
     "bear|mom|everyone|room> .",
     "晚安#4 ， <1:月亮|小星星|亲爱的> 。 晚安#5 ， <2:小 熊|妈妈|大家|房间> 。", 14},
    {"tiger poem", "", "two#1 little tigers#2 love#3 to dance#4 .",
     "两#1 只 小 老虎#2 爱#3 跳舞#4 。", 10},
    {"where are you going baby", "", "dad#1 , where#2 are we going#3 ?",
     "爸爸#1 ， 我们 去#3 哪里#2 ？", 7},

    // Tongue twisters.
    {"black cat white cat", "",
     "a black#1 cat#2 or a white#3 cat#4 , if it catches#5 mice#6 , it is a good#7 cat .",
     "黑#1 猫#2 白#3 猫#4 ， 抓住#5 老鼠#6 就是 好#7 猫 。", 14},
    {"red lorry", "", "red#1 truck#2 , yellow#3 truck#4 .", "红色#1 卡车#2 ， 黄色#3 卡车#4 。",
     10},
    {"fresh fried fish", "", "fresh#1 fish#2 , fresh#3 meat#4 .",
     "新鲜#1 的 鱼#2 ， 新鲜#3 的 肉#4 。", 10},
    {"big black bear", "", "a big#1 black#2 bear#3 sat#4 on a big#5 black#6 chair#7 .",
     "一 头 大#1 黑#2 熊#3 坐#4 在 一 把 大#5 黑#6 椅子#7 上 。", 10},
};

}  // namespace

std::span<const Template> templates_of_lyrics() { return lyrics; }

}  // namespace playground::grammar
