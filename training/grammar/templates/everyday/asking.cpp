// Templates: what one asks strangers, waiters and friends for.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template asking[] = {
    // Lending and borrowing.
    {"can you lend me", "b=portable1",
     "<1:can you|could you|will you> lend#2 me#3 your#4 {b:bare} ?",
     "你 <1:能|可以|会> 借#2 我#3 你#4 的 {b:s} 吗 ？", 24},
    {"can i borrow", "b=portable1", "<1:can i|may i|could i> borrow#2 your#4 {b:bare} ?",
     "<1:我 可以|我 可以|我 可以> 借#2 你#4 的 {b:s} 吗 ？", 30},
    {"excuse lend", "b=portable1",
     "<1:excuse me|hi|hello|sorry> , <2:can you lend me|could you lend me|can i borrow|may i "
     "borrow> {b:a} ?",
     "<1:请问|嗨|你好|不好意思> ， <2:你 能 借 我|你 可以 借 我|我 可以 借|我 可以 借> "
     "{b:a} 吗 ？",
     18},
    {"forgot so lend", "b=portable1",
     "i <1:forgot|lost> my {b:bare} , can#3 you lend#4 me <2:yours|one> ?",
     "我 <1:忘记 了 我 的 {b:s}|弄丢 了 我 的 {b:s}> ， 你 能#3 借#4 我 <2:你 的|一 {b:m}> 吗 ？",
     18},
    {"phone dead, so", "",
     "<1:my phone is dead|my phone is out of power|the battery is dead|sorry , my phone is dead> , "
     "<2:can i borrow yours ?|can you lend me your phone ?|can i use yours ?|so i can't call you "
     ".|call me tomorrow .|i can't find the way .>",
     "<1:我 的 手机 没电 了|我 的 手机 没电 了|电池 没电 了|对不起 ， 我 的 手机 没电 了> ， "
     "<2:我 可以 借 你 的 吗 ？|你 能 借 我 你 的 手机 吗 ？|我 可以 用 你 的 吗 ？|所以 我 不能 "
     "给 你 打 电话 。|明天 给 我 打 电话 。|我 找 不到 路 。>",
     61},
    {"its battery", "b=noun:phone1",
     "<1:the phone 's|my computer 's|the camera 's|his phone 's> battery is <2:dead|dead again> .",
     "<1:手机|我 的 电脑|相机|他 的 手机> <2:没电|又 没电> 了 。", 37},
    {"borrow until", "b=portable1 w=pick:future",
     "i want#1 to borrow#2 {b} , I'll give#3 {b:him} back to you {w} .",
     "我 想#1 借#2 {b} ， 我 {w} 把 {b:he} 还#3 给 你 。", 14},
    {"don't lend", "a=person1 b=portable1", "don't#1 lend#2 {b} to {a} .",
     "不要#1 把 {b} 借#2 给 {a} 。", 18},

    // Favours.
    {"take a picture of us", "",
     "<1:excuse me|hi|hello|sorry> , <2:can you|could you|would you> take#4 a <3:picture|photo> "
     "of us ?",
     "<1:打扰 一下|嗨|你好|不好意思> ， <2:你 能|你 可以|你 可以> 给 我们 <3:拍#4 一 张 "
     "照片|拍照#4> 吗 ？",
     18},
    {"take a picture alone", "",
     "<1:could you|can you> take#3 a picture of <2:me|us|this house|my family> ?",
     "<1:你 可以|你 能> 给 <2:我|我们|这 座 房子|我 的 家人> 拍#3 一 张 照片 吗 ？", 14},
    {"help me carry", "b=portable1",
     "<1:excuse me|hi|hello|sorry> , <2:can you|could you|would you> help#3 me carry {b} ?",
     "<1:打扰 一下|嗨|你好|不好意思> ， <2:你 能|你 可以|你 可以> 帮#3 我 拿 一下 {b} 吗 "
     "？",
     12},
    {"give me a hand", "",
     "<1:can you|could you|will you> help me ? <2:this box is too heavy|i can't open the door|i "
     "can't do it alone|i can't find my keys> .",
     "<1:你 能|你 可以|你 会> 帮 我 吗 ？ <2:这 个 箱子 太 重 了|我 打 不开 门|我 一个人 做 "
     "不到|我 找 不到 我 的 钥匙> 。",
     14},
    {"please say again", "",
     "<1:sorry|sorry|I'm sorry> , <2:can you say that again ?|i didn't hear you .|i don't "
     "speak Chinese .|could you speak more slowly ?|what did you say ?|i don't understand this "
     "word .>",
     "<1:对不起|对不起|对不起> ， <2:你 能 再 说 一 遍 吗 ？|我 没有 听见 。|我 不会 说 中文 "
     "。|你 可以 说 慢 一点儿 吗 ？|你 说 了 什么 ？|我 不 懂 这 个 单词 。>",
     18},
    {"don't speak well, slowly", "p=pick:tongue",
     "my {p} is not very good , please speak#3 <1:slowly|more slowly|it again slowly> .",
     "我 的 {p} 不 太 好 ， 请 说#3 <1:慢 一点儿|慢 一点儿|慢 一点儿 ， 再 说 一 遍> 。", 12},
    {"do you know when where", "",
     "<1:excuse me|hello|sorry|hi> , do you know <2:what time it is|where he lives|who that man "
     "is|how to get there|when the bus comes|where the bathroom is> ?",
     "<1:请问|你好|不好意思|嗨> ， 你 知道 <2:现在 几 点|他 住 在 哪里|那 个 男人 是 谁|怎么 去 "
     "那里|公交车 什么时候 来|洗手间 在 哪里> 吗 ？",
     29},
    {"is it okay if", "",
     "is it okay#2 if i <1:sit here|sleep at your home|open the window|use your computer|call you "
     "tonight|leave now> ?",
     "我 <1:坐 在 这里|在 你 家 睡觉|打开 窗户|用 一下 你 的 电脑|今晚 给 你 打 电话|现在 就 走> "
     "可以#2 吗 ？",
     12},
    {"how can i learn", "p=pick:tongue",
     "how#2 can i <1:learn {p} well|find a good job|sleep better|help you|be happy|be rich> ?",
     "我 怎么#2 <1:才 能 学 好 {p}|才 能 找到 好 工作|才 能 睡 得 更 好|能 帮助 你|才 能 快乐|才 "
     "能 富有> ？",
     12},
    {"why question", "",
     "why#2 <1:is the sky blue|didn't you call me|can birds fly|do we sleep|can't i fly> ?",
     "<1:天空 为什么#2 是 蓝色 的|你 为什么#2 没有 给 我 打 电话|鸟 为什么#2 能 飞|我们 "
     "为什么#2 睡觉|我 为什么#2 不能 飞> ？",
     15},
    {"can it fly", "a=animal1", "<1:can|will> {a} fly#2 ?", "{a} <1:能|会> 飞#2 吗 ？", 15},
    {"wish to fly", "s=who", "{s} {s:wants} to fly#3 <1:to the moon|to China|home|over the sea> .",
     "{s} 想 飞#3 <1:到 月球|到 中国|回家|过 大海> 。", 15},

    // Ways.
    {"excuse how get", "q=pick:stop",
     "<1:excuse me|hello|sorry|hi> , how#2 do i get#3 to the {q} ?",
     "<1:请问|你好|不好意思|嗨> ， 去#3 {q} 怎么#2 走 ？", 14},
    {"excuse nearest", "q=pick:stop",
     "<1:excuse me|hello|sorry|hi> , where#2 is the nearest#3 {q} ?",
     "<1:请问|你好|不好意思|嗨> ， 最近#3 的 {q} 在 哪里#2 ？", 14},
    {"nearest, can walk", "q=pick:stop",
     "how#2 far#2 is the {q} ? <1:can i walk there ?|should i take a taxi ?|is there a bus ?|I'm "
     "late .>",
     "{q} 有 多#2 远 ？ <1:我 能 走路 去 吗 ？|我 应该 坐 出租车 吗 ？|有 公交车 吗 ？|我 迟到 了 "
     "。>",
     12},
    {"lost, how to", "q=pick:stop",
     "<1:I'm lost|excuse me , i think I'm lost|hello|sorry> , <2:can you tell me|do you know|could "
     "you tell me> how#3 to get to the {q} ?",
     "<1:我 迷路 了|打扰 一下 ， 我 觉得 我 迷路 了|你好|不好意思> ， <2:你 能 告诉 我|你 知道|你 "
     "可以 告诉 我> 怎么#3 去 {q} 吗 ？",
     18},
    {"go straight, on your left", "q=pick:stop",
     "go straight#3 , the {q} is on your <1:left|right> .",
     "一直#3 走 ， {q} 在 你 的 <1:左边|右边> 。", 12},
    {"which bus", "q=pick:stop", "which#2 <1:bus|train|subway> should i take to the {q} ?",
     "我 应该 坐 哪#2 <1:辆 公交车|列 火车|条 地铁> 去 {q} ？", 11},

    // Shops and restaurants.
    {"how much, cheaper", "b=portable1",
     "how#2 much#2 is this {b:bare} ? <1:can it be cheaper ?|it's too expensive .|i want to buy it "
     ".|i like this colour .|do you have a bigger one ?>",
     "这 {b:m} {b:s} 多少#2 钱 ？ <1:能 便宜 一点儿 吗 ？|太 贵 了 。|我 想 买 它 。|我 喜欢 这 "
     "个 颜色 。|你们 有 大 一点儿 的 吗 ？>",
     18},
    {"how much does cost", "b=portable1",
     "how#2 much#2 <1:does this|does that|did that> {b:bare} cost ?",
     "<1:这|那|那> {b:m} {b:s} 要 多少#2 钱 ？", 30},
    {"too expensive cheaper", "",
     "<1:it's too expensive|this is a little expensive|i really like it|I'll buy two> , <2:can it "
     "be cheaper|can you make it cheaper|is there a discount|can you give me a discount> ?",
     "<1:太 贵 了|这 有点儿 贵|我 真的 很 喜欢|我 买 两 个> ， <2:能 便宜 一点儿 吗|你 能 便宜 "
     "一点儿 吗|打折 吗|你 能 给 我 打折 吗> ？",
     20},
    {"discount", "",
     "<2:hello ,|excuse me ,|sorry ,> is there a discount on <1:these clothes|this|this phone|all "
     "the books> ?",
     "<2:你好 ，|请问 ，|不好意思 ，> <1:这些 衣服|这 个|这 部 手机|所有 的 书> 打折 吗 ？", 42},
    {"bowl of noodles please", "",
     "<1:waiter|hello|excuse me> , <2:the menu , please|a bowl of noodles , please|a glass of "
     "water , please|two bowls of rice , please> <3:.|!>",
     "<1:服务员|你好|打扰 一下> ， <2:请 给 我 菜单|请 给 我 一 碗 面条|请 给 我 一 杯 水|请 给 我 "
     "两 碗 米饭> <3:。|！>",
     24},
    {"bill please", "",
     "<1:waiter|excuse me|sorry|I'm full> , <2:the bill , please .|can i have the bill ?|can we "
     "have the bill , please ?|the bill , please !>",
     "<1:服务员|请问|不好意思|我 饱 了> ， <2:买单 。|我 可以 要 账单 吗 ？|我们 可以 要 "
     "账单 吗 ？|买单 ！>",
     30},
    {"who pays bill", "", "<1:let me|I'll|you don't have to> pay#3 the bill <2:.|!>",
     "<1:让 我|我 会|你 不 用> 付#3 账单 <2:。|！>", 24},
    {"would like cup", "d=drink",
     "<1:hello|waiter|excuse me|good morning> , i would like#3 a cup of {d:bare} <2:, please "
     ".|.|and a piece of cake .|and some bread .>",
     "<1:你好|服务员|打扰 一下|早上 好> ， 我 想要#3 一 杯 {d:s} <2:， 谢谢 。|。|和 一 块 蛋糕 "
     "。|和 一些 面包 。>",
     14},
    {"give me a cup hot", "d=drink",
     "please#3 give me a cup of <1:hot|cold> {d:bare} , i am <2:thirsty|very thirsty|tired|sleepy> "
     ".",
     "请#3 给 我 一 杯 <1:热|凉> 的 {d:s} ， 我 <2:渴 了|非常 渴|累 了|困 了> 。", 10},
    {"favourite is yours", "",
     "my favourite#2 <1:colour is blue|food is dumplings|season is spring|animal is the "
     "panda|fruit is the apple|day is Sunday> , what#3 about yours ?",
     "我 最喜欢#2 的 <1:颜色 是 蓝色|菜 是 饺子|季节 是 春天|动物 是 熊猫|水果 是 苹果|一天 是 "
     "星期天> ， 你 的 呢#3 ？",
     27},
    {"what favourite", "",
     "what#3 is <1:your|his|her> favourite#4 <2:colour|food|fruit|movie|animal> ?",
     "<1:你|他|她> 最喜欢#4 的 <2:颜色|食物|水果|电影|动物> 是 什么#3 ？", 24},
    {"takeout", "s=who", "{s} {s:wants} to order#3 takeout <1:tonight|again|today> .",
     "{s} <1:今晚|又|今天> 想 点#3 外卖 。", 36},
    {"takeout or cook", "",
     "<1:shall we order|do you want to order|can we order> takeout <2:or cook at home ?|?|or eat "
     "in a restaurant ?>",
     "<1:我们 点|你 想 点|我们 可以 点> 外卖 <2:还是 在 家 做饭 ？|吗 ？|还是 在 饭店 吃 ？>", 36},
    {"takeout is here", "", "<1:your|my> takeout is <2:here|cold|very delicious> .",
     "<1:你 的|我 的> 外卖 <2:到 了|凉 了|非常 好吃> 。", 24},
};

}  // namespace

std::span<const Template> templates_of_asking() { return asking; }

}  // namespace playground::grammar
