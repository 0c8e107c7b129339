// Templates: lines of old songs and poems, and tongue twisters.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template songs[] = {
    // Songs and rhymes.
    {"little lamb", "", "Mary#1 had#2 a#3 little#4 lamb#5 .", "玛丽#1 有#2 一#3 只 小#4 羊羔#5 。",
     13},
    {"row your boat", "", "row#1 , row#2 , row#3 your boat#4 , gently#5 down the stream#6 .",
     "划#1 呀 划#2 ， 划#3 你 的 船#4 ， 轻轻#5 顺流 而 下#6 。", 70},
    {"row row", "", "row#1 , row#2 , row#3 your boat#4 .", "划#1 呀 划#2 ， 划#3 你 的 船#4 。", 4},
    {"london bridge", "", "London#1 bridge#2 is falling#3 down#3 .", "伦敦#1 桥#2 要 倒下#3 了 。",
     7},
    {"london bridge twice", "",
     "London#1 bridge#2 is falling#3 down#3 , falling#4 down , falling#5 down .",
     "伦敦#1 桥#2 要 倒下#3 了 ， 倒下#4 了 ， 倒下#5 了 。", 5},
    {"two tigers", "", "two#1 tigers#2 , two#3 tigers#4 , run#5 fast#6 , run#7 fast#8 .",
     "两#1 只 老虎#2 ， 两#3 只 老虎#4 ， 跑#5 得 快#6 ， 跑#7 得 快#8 。", 6},
    {"two tigers short", "", "two#1 tigers#2 , two#3 tigers#4 .",
     "两#1 只 老虎#2 ， 两#3 只 老虎#4 。", 4},
    {"brother john", "", "are you#1 sleeping#2 , brother#3 John#4 ?",
     "你#1 在 睡觉#2 吗 ， 约翰#4 哥哥#3 ？", 6},
    {"brother john twice", "", "are you#1 sleeping#2 , are you#3 sleeping#4 , brother#5 John#6 ?",
     "你#1 在 睡觉#2 吗 ， 你#3 在 睡觉#4 吗 ， 约翰#6 哥哥#5 ？", 5},
    {"rain go away", "", "rain#1 , rain#2 , go#3 away#3 , come#4 again#5 another day#6 .",
     "雨#1 啊 雨#2 ， 走开#3 吧 ， 改天#6 再#5 来#4 。", 43},
    {"wheels", "", "the wheels#1 on the bus#2 go#3 round#3 and#4 round .",
     "公共汽车#2 的 轮子#1 转#3 呀 转 。", 45},
    {"jingle bells", "", "jingle#1 bells#2 , jingle all the way#3 .",
     "叮当#1 铃声#2 ， 一路#3 叮当 。", 42},
    {"jingle bells twice", "", "jingle#1 bells#2 , jingle#4 bells#5 , jingle all the way#3 .",
     "叮当#1 铃声#2 ， 叮当#4 铃声#5 ， 一路#3 叮当 。", 9},
    {"knees and toes", "", "head#1 , shoulders#2 , knees#3 and#4 toes#5 .",
     "头#1 、 肩膀#2 、 膝盖#3 和#4 脚趾#5 。", 60},
    {"twinkle", "", "twinkle#1 , twinkle#2 , little#3 star#4 .",
     "一闪#1 一闪#2 亮晶晶#3 ， 满天 都是 小星星#4 。", 66},
    {"mouse clock", "", "the mouse#1 ran#2 up the clock#3 .", "老鼠#1 跑#2 上 了 钟#3 。", 4},
    {"birthday song", "", "happy#1 birthday#2 to you#3 , happy#4 birthday#5 to you#6 .",
     "祝#3 你 生日#2 快乐#1 ， 祝#6 你 生日#5 快乐#4 。", 6},
    {"merry song", "", "jingle#1 bells , merry Christmas#2 !", "叮当#1 铃声 ， 圣诞#2 快乐 ！", 5},
    {"find friends", "",
     "look#1 , look , look for a friend#2 , i#3 have found#4 a good#5 friend#6 .",
     "找#1 呀 找 呀 找 朋友#2 ， 找到#4 一 个 好#5 朋友#6 。", 8},
    {"new year song", "", "happy#1 new year#2 , happy#3 new year#4 to everyone#5 .",
     "新年#2 好#1 呀 ， 新年#4 好#3 呀 ， 祝 大家#5 新年 好 。", 6},

    // Poems.
    {"bright moon", "", "before my bed#1 , the moonlight#2 is bright#3 .", "床前#1 明#3 月光#2 。",
     14},
    {"think home", "", "i lower#1 my head#2 and think#3 of home#4 .", "低#1 头#2 思#3 故乡#4 。",
     14},
    {"spring sleep", "", "in spring#1 one sleeps#2 past dawn#3 .", "春#1 眠#2 不觉 晓#3 。", 14},
    {"sun behind mountain", "", "the white#1 sun#2 sets#3 behind the mountains#4 .",
     "白#1 日#2 依 山#4 尽#3 。", 14},
    {"one more floor", "", "to see#1 farther , climb#2 one more#3 floor#4 .",
     "欲 穷#1 千里 目 ， 更#3 上#2 一 层楼#4 。", 61},
    {"wish longevity", "", "may we live long#1 and share#2 the moon#3 .",
     "但愿 人 长久#1 ， 千里 共#2 婵娟#3 。", 66},

    // Tongue twisters.
    {"seashells", "", "she#1 sells#2 <1:seashells#3|sea shells#3> by the seashore#4 .",
     "她#1 在 海边#4 卖#2 贝壳#3 。", 141},
    {"peppers", "", "Peter#1 picked#2 a#3 peck#4 of pickled#5 peppers#6 .",
     "彼得#1 摘#2 了 一#3 堆#4 腌#5 辣椒#6 。", 15},
    {"woodchuck", "", "how#1 much#1 wood#2 would a woodchuck#3 chuck#4 ?",
     "土拨鼠#3 能 扔#4 多少#1 木头#2 ？", 8},
    {"woodchuck if", "",
     "how#1 much#1 wood#2 would a woodchuck#3 chuck#4 if#5 a woodchuck#6 could#7 chuck#8 wood#9 ?",
     "如果#5 土拨鼠#6 能#7 扔#8 木头#9 ， 土拨鼠#3 能 扔#4 多少#1 木头#2 ？", 28},
    {"ice cream", "", "i#1 scream#2 , you#3 scream#4 , we#5 all#6 scream#7 for ice#8 cream#8 .",
     "我#1 叫#2 ， 你#3 叫#4 ， 我们#5 都#6 叫#7 着 要 冰淇淋#8 。", 45},
    {"butter", "", "she#1 bought#2 some#3 bitter#4 butter#5 .",
     "她#1 买#2 了 一些#3 苦#4 的 黄油#5 。", 51},
    {"four fish", "", "four#1 fine#2 fresh#3 fish#4 for you#5 .",
     "给 你#5 四#1 条 又 好#2 又 新鲜#3 的 鱼#4 。", 6},
    {"toy boat", "", "toy#1 boat#2 , toy#3 boat#4 , toy#5 boat#6 .",
     "玩具#1 船#2 ， 玩具#3 船#4 ， 玩具#5 船#6 。", 3},
    {"grapes", "", "eat#1 grapes#2 , but don't#3 spit#4 out#4 the skins#5 .",
     "吃#1 葡萄#2 ， 不#3 吐#4 葡萄 皮#5 。", 19},
    {"grapes run", "", "eat#1 grapes#2 but don't#3 spit#4 out#4 the skins#5 .",
     "吃#1 葡萄#2 不#3 吐#4 葡萄 皮#5 。", 5},
    {"four is four", "", "four#1 is#2 four#3 , ten#4 is#5 ten#6 .",
     "四#1 是#2 四#3 ， 十#4 是#5 十#6 。", 4},
    {"mom rides", "",
     "mom#1 rides#2 a horse#3 , the horse#4 is slow#5 , and mom#6 scolds#7 the horse#8 .",
     "妈妈#1 骑#2 马#3 ， 马#4 慢#5 ， 妈妈#6 骂#7 马#8 。", 15},
};

}  // namespace

std::span<const Template> templates_of_songs() { return songs; }

}  // namespace playground::grammar
