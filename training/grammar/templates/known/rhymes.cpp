// Templates: more lines of rhymes, songs and poems, and tongue twisters.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template rhymes[] = {
    // Rhymes, songs and poems.
    {"fleece as snow", "",
     "Mary#1 had#2 a#3 little#4 lamb#5 , its fleece#6 was white#7 as#8 snow#9 .",
     "玛丽#1 有#2 一#3 只 小#4 羊羔#5 ， 它 的 毛#6 白#7 得 像#8 雪#9 。", 60},
    {"twinkle wonder", "",
     "twinkle#1 , twinkle#2 , little star#3 , how i#4 wonder#5 what#6 you#7 are .",
     "一闪#1 一闪#2 小星星#3 ， 我#4 多 想#5 知道 你#7 是 什么#6 。", 49},
    {"twinkle bright", "", "twinkle#1 , twinkle#2 , all bright#3 .", "一闪#1 一闪#2 亮晶晶#3 。",
     8},
    {"old macdonald", "", "old#1 MacDonald#2 had#3 a farm#4 .",
     "老#1 麦克唐纳#2 有#3 一 个 农场#4 。", 66},
    {"on that farm", "b=animal1", "and on#1 that#2 farm#3 he#4 had#5 {b:a} .",
     "在#1 那#2 个 农场#3 里 ， 他#4 有#5 {b:a} 。"},
    {"fair lady", "", "London#1 bridge#2 is falling#3 down , my#4 fair#5 lady#6 .",
     "伦敦#1 桥#2 要 倒下#3 了 ， 我#4 美丽#5 的 女士#6 。", 50},
    {"birthday dear", "a=named", "happy#1 birthday#2 , dear#3 {a} .",
     "祝 你 生日#2 快乐#1 ， 亲爱的#3 {a} 。", 40},
    {"birthday once", "", "happy#1 birthday#2 to you#3 .", "祝 你#3 生日#2 快乐#1 。", 8},
    {"row dream", "", "life#1 is but#2 a dream#3 .", "人生#1 只 是#2 一 场 梦#3 。", 47},
    {"humpty", "", "Humpty#1 Dumpty#1 sat#2 on#3 a wall#4 , Humpty#5 Dumpty#5 had a great fall#6 .",
     "矮 胖子#1 坐#2 在 墙#4 上#3 ， 矮 胖子#5 摔#6 了 下来 。", 29},
    {"humpty short", "", "Humpty#1 Dumpty#1 sat#2 on#3 a wall#4 .",
     "矮 胖子#1 坐#2 在 墙#4 上#3 。", 12},
    {"jack and jill", "", "Jack#1 and#2 Jill#3 went up#4 the hill#5 to get#6 some water#7 .",
     "杰克#1 和#2 吉尔#3 上#4 山#5 去 打#6 水#7 。", 8},
    {"jack and pail", "",
     "Jack#1 and#2 Jill#3 went up#4 the hill#5 to fetch#6 a pail#8 of water#7 .",
     "杰克#1 和#2 吉尔#3 上#4 山#5 去 打#6 一 桶#8 水#7 。", 67},
    {"cow and moon", "", "the cow#1 jumped#2 over#3 the moon#4 .", "牛#1 跳#2 过#3 了 月亮#4 。",
     8},
    {"blind mice", "", "three#1 blind#2 mice#3 , see how#4 they#5 run#6 .",
     "三#1 只 瞎#2 老鼠#3 ， 看 它们#5 怎么#4 跑#6 。", 46},
    {"clap hands", "", "if#1 you're happy#2 and you know it , clap#3 your hands#4 .",
     "如果#1 感到 幸福#2 你 就 拍#3 拍 手#4 。", 63},
    {"wish christmas", "",
     "we#1 wish#2 you#3 a merry#4 <1:Christmas#5|Christmas#5 and a happy#6 new#7 year#7> .",
     "我们#1 祝#2 你#3 圣诞#5 <1:快乐#4|快乐#4 ， 新年#7 快乐#6> 。", 11},
    {"five monkeys", "", "five#1 little#2 monkeys#3 jumping#4 on#5 the bed#6 .",
     "五#1 只 小#2 猴子#3 在 床#6 上#5 跳#4 。", 50},
    {"five ducks", "", "five#1 little#2 ducks#3 went out#4 one day#5 .",
     "有 一天#5 五#1 只 小#2 鸭子#3 出去#4 了 。", 8},
    {"let it go", "", "let#1 it#2 go#3 .", "放#1 它#2 走#3 吧 。", 8},
    {"two roads", "", "two#1 roads#2 diverged#5 in a yellow#3 wood#4 .",
     "黄色#3 的 树 林#4 里 分#5 出 两#1 条 路#2 。", 54},
    {"lonely cloud", "", "i#1 wandered#2 lonely#3 as#4 a cloud#5 .",
     "我#1 像#4 一 朵 云#5 ， 孤独#3 地 走#2 着 。", 62},
    {"mirror on the wall", "",
     "mirror#1 , mirror#2 on the wall#3 , who#4 is the most#5 beautiful#6 of all ?",
     "镜子#1 ， 墙#3 上 的 镜子#2 ， 谁#4 是 最#5 漂亮#6 的 人 ？", 41},
    {"small swallow", "", "little#1 swallow#2 , in a flower#3 dress#4 .",
     "小#1 燕子#2 ， 穿 花#3 衣#4 。", 50},
    {"jasmine", "", "what a beautiful#1 jasmine#2 flower .", "好 一 朵 美丽#1 的 茉莉花#2 。", 65},
    {"mouse and oil", "",
     "the little#1 mouse#2 climbed#3 the lamp#4 to steal#5 oil#6 , and couldn't#7 get down#8 .",
     "小#1 老鼠#2 ， 上#3 灯 台#4 ， 偷#5 油#6 吃 ， 下#8 不来#7 。", 42},
    {"white rabbit", "", "little#1 white#2 rabbit#3 , so white#4 , two#5 ears#6 stand#7 up#8 .",
     "小#1 白#2 兔#3 ， 白#4 又 白 ， 两#5 只 耳朵#6 竖#7 起来#8 。", 63},
    {"good rabbit", "", "little#1 rabbit#2 , be good#3 , open#4 the door#5 .",
     "小#1 兔子#2 乖乖#3 ， 把 门#5 打开#4 。", 64},
    {"frost", "",
     "before my bed#1 the moonlight#2 is <9:bright#3 ,|bright#3 ,|bright#3> like frost#4 on#5 the "
     "ground#6 .",
     "床前#1 明#3 <9:月光#2 ，|月光#2 ，|月光#2> 疑 是 地#6 上#5 霜#4 。", 67},
    {"raise my head", "",
     "i raise#1 my head#2 to see#3 the bright#4 <9:moon ,|moon ,|moon> i lower#5 my head#6 and "
     "think#7 of home#8 .",
     "举#1 头#2 望#3 明#4 <9:月 ，|月 ，|月> 低#5 头#6 思#7 故乡#8 。", 59},
    {"birds everywhere", "",
     "in spring#1 one sleeps#2 past <9:dawn#3 ,|dawn#3 ,|dawn#3> everywhere#4 one hears#5 birds#6 "
     "sing .",
     "春#1 眠#2 不觉 <9:晓#3 ，|晓#3 ，|晓#3> 处处#4 闻#5 啼 鸟#6 。", 65},
    {"yellow river", "",
     "the white#1 sun#2 sets#3 behind the <9:mountains#4 ,|mountains#4 ,|mountains#4> the yellow#5 "
     "river#5 runs#6 into the sea#7 .",
     "白#1 日#2 依 山#4 <9:尽#3 ，|尽#3 ，|尽#3> 黄河#5 入 海#7 流#6 。", 59},
    {"where is spring", "", "where#1 is spring#2 ?", "春天#2 在 哪里#1 ？", 8},

    // Tongue twisters.
    {"peter piper", "", "Peter#1 Piper#2 picked#3 a#4 peck#5 of pickled#6 peppers#7 .",
     "彼得#1 派珀#2 摘#3 了 一#4 堆#5 腌#6 辣椒#7 。", 67},
    {"grapes both", "",
     "eat#1 grapes#2 but don't#3 spit#4 out the skins#5 , don't#6 eat#7 grapes but spit#8 out the "
     "skins#9 .",
     "吃#1 葡萄#2 不#3 吐#4 葡萄 皮#5 ， 不#6 吃#7 葡萄 倒 吐#8 葡萄 皮#9 。", 22},
    {"fourteen forty", "",
     "four#1 is#2 four , ten#3 is#4 ten , fourteen#5 is#6 fourteen , forty#7 is#8 forty .",
     "四#1 是#2 四 ， 十#3 是#4 十 ， 十四#5 是#6 十四 ， 四十#7 是#8 四十 。", 24},
    {"fertilizer", "",
     "black#1 fertilizer#2 becomes#3 grey#4 , grey#5 fertilizer#6 becomes#7 black#8 .",
     "黑#1 化肥#2 发#3 灰#4 ， 灰#5 化肥#6 发#7 黑#8 。", 38},
    {"kitten in kitchen", "", "i#1 saw#2 a#3 kitten#4 eating#5 chicken#6 in the kitchen#7 .",
     "我#1 看见#2 一#3 只 小猫#4 在 厨房#7 里 吃#5 鸡#6 。", 8},
    {"six sheep", "", "six#1 sick#2 sheep#3 .", "六#1 只 生病#2 的 羊#3 。", 8},
};

}  // namespace

std::span<const Template> templates_of_rhymes() { return rhymes; }

}  // namespace playground::grammar
