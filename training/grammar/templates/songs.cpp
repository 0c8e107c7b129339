// Templates: lines of old songs, and tongue twisters.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template songs[] = {

    {"little lamb", "", "Mary#1 had#2 a#3 little#4 lamb#5 .", "玛丽#1 有#2 一#3 只 小#4 羊羔#5 。",
     6},
    {"row your boat", "", "row#1 , row#2 , row#3 your boat#4 , gently#5 down the stream#6 .",
     "划#1 呀 划#2 ， 划#3 你 的 船#4 ， 轻轻#5 顺流 而 下#6 。", 6},
    {"london bridge", "", "London#1 bridge#2 is falling#3 down#3 .", "伦敦#1 桥#2 要 倒下#3 了 。",
     6},
    {"two tigers", "", "two#1 tigers#2 , two#3 tigers#4 , run#5 fast#6 , run#7 fast#8 .",
     "两#1 只 老虎#2 ， 两#3 只 老虎#4 ， 跑#5 得 快#6 ， 跑#7 得 快#8 。"},
    {"brother john", "", "are you#1 sleeping#2 , brother#3 John#4 ?",
     "你#1 在 睡觉#2 吗 ， 约翰#4 哥哥#3 ？"},
    {"rain go away", "", "rain#1 , rain#2 , go#3 away#3 , come#4 again#5 another day#6 .",
     "雨#1 啊 雨#2 ， 走开#3 吧 ， 改天#6 再#5 来#4 。", 6},
    {"wheels", "", "the wheels#1 on the bus#2 go#3 round#3 and#4 round .",
     "公共汽车#2 的 轮子#1 转#3 呀 转 。", 6},
    {"jingle bells", "", "jingle#1 bells#2 , jingle all the way#3 .",
     "叮当#1 铃声#2 ， 一路#3 叮当 。", 5},
    {"ring roses", "", "head#1 , shoulders#2 , knees#3 and#4 toes#5 .",
     "头#1 、 肩膀#2 、 膝盖#3 和#4 脚趾#5 。", 6},
    {"seashells", "", "she#1 sells#2 seashells#3 by the seashore#4 .",
     "她#1 在 海边#4 卖#2 贝壳#3 。", 6},
    {"peppers", "", "Peter#1 picked#2 a#3 peck#4 of pickled#5 peppers#6 .",
     "彼得#1 摘#2 了 一#3 堆#4 腌#5 辣椒#6 。", 6},
    {"woodchuck", "", "how#1 much#1 wood#2 would a woodchuck#3 chuck#4 ?",
     "土拨鼠#3 能 扔#4 多少#1 木头#2 ？", 6},
    {"ice cream", "", "i#1 scream#2 , you#3 scream#4 , we#5 all#6 scream#7 for ice#8 cream#8 .",
     "我#1 叫#2 ， 你#3 叫#4 ， 我们#5 都#6 叫#7 着 要 冰淇淋#8 。", 6},
    {"grapes", "", "eat#1 grapes#2 , but don't#3 spit#4 out#4 the skins#5 .",
     "吃#1 葡萄#2 ， 不#3 吐#4 葡萄 皮#5 。", 6},
    {"four is four", "", "four#1 is#2 four#3 , ten#4 is#5 ten#6 .",
     "四#1 是#2 四#3 ， 十#4 是#5 十#6 。"},
    {"mom rides", "",
     "mom#1 rides#2 a horse#3 , the horse#4 is slow#5 , and mom#6 scolds#7 the horse#8 .",
     "妈妈#1 骑#2 马#3 ， 马#4 慢#5 ， 妈妈#6 骂#7 马#8 。", 6},
    {"butter", "", "she#1 bought#2 some#3 bitter#4 butter#5 .",
     "她#1 买#2 了 一些#3 苦#4 的 黄油#5 。", 6},
};

}  // namespace

std::span<const Template> templates_of_songs() { return songs; }

}  // namespace playground::grammar
