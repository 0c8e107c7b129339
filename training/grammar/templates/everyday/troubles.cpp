// Templates: what goes wrong: being late, lost things, illness, work; and the weather.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template troubles[] = {
    {"sorry late because", "",
     "sorry , I'm late#3 , <1:there was a lot of traffic|i missed the bus|i got up late|i forgot "
     "the time|i couldn't find the way|it was raining> .",
     "对不起 ， 我 迟到#3 了 ， <1:堵车 了|我 错过 了 公交车|我 起 得 很 晚|我 忘记 了 时间|我 "
     "找 不到 路|下雨 了> 。",
     14},
    {"lost keys, can't", "",
     "i lost#3 my <1:keys|wallet|phone|passport> , <2:can you help me ?|please help me .|and i "
     "can't go home .|i am so worried .>",
     "我 弄丢#3 了 <1:钥匙|钱包|手机|护照> ， <2:你 能 帮 我 吗 ？|请 帮 我 。|我 不能 回家 "
     "。|我 很 担心 。>",
     18},
    {"wallet deeds", "s=who",
     "{s} <1:lost|found|looked for> {s:his} wallet <2:yesterday|on the bus|at the station|again> .",
     "{s} <2:昨天|在 公交车 上|在 车站|又> <1:弄丢 了|找到 了|找 了> {s:his} 钱包 。", 30},
    {"wallet was stolen", "w=pick:past", "<1:my|his|her> wallet was <2:stolen|found> {w} .",
     "<1:我|他|她> 的 钱包 {w} 被 <2:偷|找到> 了 。", 24},
    {"thief wallet", "a=clear",
     "a thief#2 stole#3 {a} 's wallet#4 , so {a:he} <1:called the police|had no money|was very "
     "angry|couldn't buy lunch> .",
     "小偷#2 偷#3 了 {a} 的 钱包#4 ， 所以 {a:he} <1:叫 了 警察|没有 钱|非常 生气|不能 买 午饭> "
     "。",
     24},
    {"where is wallet", "",
     "<1:do you know|can you tell me|do you remember> where#3 <2:my|your|his> wallet is ?",
     "<1:你 知道|你 能 告诉 我|你 记得> <2:我|你|他> 的 钱包 在 哪里#3 吗 ？", 18},
    {"forgot password, how", "",
     "i forgot#2 my password , <1:can you help me ?|i can't open my phone .|how do i find it ?|so "
     "i can't go online .>",
     "我 忘记#2 了 密码 ， <1:你 能 帮 我 吗 ？|打 不开 手机 了 。|我 怎么 找到 它 ？|所以 我 不能 "
     "上网 。>",
     14},
    {"have a headache want", "",
     "i have a <1:headache|cold|fever|stomachache> , i <2:want to go home|can't come today|need "
     "some medicine|want to sleep> .",
     "我 <1:头疼|感冒 了|发烧 了|肚子 疼> ， <2:我 想 回家|我 今天 不能 来|我 需要 一些 药|我 "
     "想 睡觉> 。",
     14},
    {"so tired exhausted", "",
     "I'm exhausted#2 , <1:let's have a rest|i want to sleep|i worked all day|i can't walk any "
     "more|I'm going home> .",
     "累死 了#2 ， <1:我们 休息 一下 吧|我 想 睡觉|我 工作 了 一天|我 走 不动 了|我 要 回家 了> 。",
     36},
    {"work overtime tired", "w=pick:lately",
     "i had to work#2 overtime#2 <1:last night|yesterday|again|today> , I'm exhausted#3 .",
     "我 <1:昨晚|昨天|又|今天> 加班#2 了 ， 累死 了#3 。", 30},
    {"overtime ask", "",
     "<1:are you still working overtime ?|i have to work overtime tonight .|i don't want to work "
     "overtime .|why do you always work overtime ?> <2:take care of yourself .|it's so late "
     ".|let's have dinner together .|go home early .>",
     "<1:你 还 在 加班 吗 ？|我 今晚 得 加班 。|我 不 想 加班 。|你 为什么 总是 加班 ？> "
     "<2:照顾 好 自己 。|太 晚 了 。|我们 一起 吃 晚饭 吧 。|早点 回家 。>",
     17},
    {"lost the way", "",
     "<1:I'm lost|i think we are lost|sorry , I'm lost> , <2:where am i ?|can you show me the way "
     "?|do you have a map ?|please come and help me .>",
     "<1:我 迷路 了|我 觉得 我们 迷路 了|不好意思 ， 我 迷路 了> ， <2:我 在 哪里 ？|你 能 告诉 "
     "我 怎么 走 吗 ？|你 有 地图 吗 ？|请 来 帮助 我 。>",
     20},
    {"sick can't go", "s=who",
     "{s} {s:is} sick#3 , so {s} can't <1:go to school|go to work|come|go swimming> "
     "<2:today|tomorrow|this week> .",
     "{s} 生病#3 了 ， 所以 {s} <2:今天|明天|这 个 星期> 不能 <1:去 上学|去 上班|来|去 游泳> "
     "。",
     12},
    {"computer broken help", "b=machine1",
     "my {b:bare} is broken#2 , <1:can you fix it ?|can i use yours ?|i can't work .|i want to buy "
     "a new one .>",
     "我 的 {b:s} 坏#2 了 ， <1:你 能 修 一下 吗 ？|我 可以 用 你 的 吗 ？|我 不能 工作 。|我 "
     "想 买 一 个 新的 。>",
     12},
    {"bored", "s=who",
     "{s} {s:is} <1:so|very|a little|really> bored <2:today|at home|at school|now> .",
     "{s} <2:今天|在 家|在 学校|现在> <1:好|非常|有点儿|真的 很> 无聊 。", 30},
    {"bored what to do", "",
     "I'm <1:so|very|really> bored , <2:what are you doing ?|let's go out .|let's chat .|tell me a "
     "joke .|sing a song for me .|there is nothing to do .>",
     "我 <1:好|非常|真的 很> 无聊 ， <2:你 在 做 什么 ？|我们 出去 吧 。|我们 聊天 吧 。|给 我 "
     "讲 一 个 笑话 。|给 我 唱 一 首 歌曲 吧 。|没有 事 做 。>",
     30},
    {"no money with me", "",
     "<1:i have no money|i forgot my wallet|i can't find my wallet> , <2:can you lend me some "
     "money ?|can i pay tomorrow ?|can i pay by phone ?|i can't buy lunch .>",
     "<1:我 没有 钱|我 忘记 带 钱包 了|我 找 不到 我 的 钱包> ， <2:你 能 借 我 一些 钱 吗 "
     "？|我 明天 可以 付 钱 吗 ？|我 可以 用 手机 付 钱 吗 ？|我 不能 买 午饭 。>",
     12},
    {"can't sleep because", "s=who",
     "{s} couldn't sleep#3 last night because <1:it was too hot|the neighbors were too noisy|it "
     "was so cold|the baby was crying> .",
     "{s} 昨晚 睡#3 不 着 ， 因为 <1:太 热 了|邻居 太 吵 了|太 冷 了|宝宝 在 哭> 。", 12},
    {"broke by accident", "b=breakable1",
     "sorry , i broke#2 your {b:bare} , <1:I'll buy you a new one .|please don't be angry .|i "
     "didn't see it .>",
     "对不起 ， 我 打破#2 了 你 的 {b:s} ， <1:我 会 给 你 买 一 个 新的 。|请 不要 生气 "
     "。|我 没有 看见 它 。>",
     10},
    {"wrong seat", "",
     "sorry , <1:this is my seat .|is this your umbrella ?|you have the wrong number .|i can't "
     "hear you .|we are closed today .|i took your bag .>",
     "不好意思 ， <1:这 是 我 的 座位 。|这 是 你 的 雨伞 吗 ？|你 打 错 号码 了 。|我 听 不见 你 "
     "。|我们 "
     "今天 关门 了 。|我 拿 了 你 的 包 。>",
     14},

    // The weather.
    {"heavy fall outside", "",
     "it's <1:raining so hard|snowing so hard|so windy> <2:outside|in Beijing|here> , <3:don't go "
     "out .|stay at home .|take your umbrella .|wear more clothes .>",
     "<2:外面|北京|这里> <1:雨 下 得 太 大 了|雪 下 得 太 大 了|风 太 大 了> ， <3:不要 出去 。|待 "
     "在 家 里 。|带 你 的 雨伞 。|多 穿 点 衣服 。>",
     14},
    {"big snow", "l=pick:city",
     "<1:it snowed a lot last night|it's snowing|look , it's snowing|there was a heavy snow in "
     "{l}> , <2:the trees are all white .|it is so beautiful !|the children are very happy .|we "
     "can't go to school .>",
     "<1:昨晚 下 了 很多 雪|下雪 了|看 ， 下雪 了|{l} 下 了 一 场 大 雪> ， <2:树 都 白 了 。|太 "
     "漂亮 了 ！|孩子 们 非常 高兴 。|我们 不能 去 上学 。>",
     14},
    {"sunny so", "",
     "<1:it's sunny today|the sun is out|the rain has stopped> , <2:let's go to the park|we can "
     "wash the clothes|the children are playing outside|i want to go out> .",
     "<1:今天 是 晴天|太阳 出来 了|雨 停 了> ， <2:我们 去 公园 吧|我们 可以 洗 衣服|孩子 们 在 "
     "外面 玩|我 想 出去> 。",
     14},
    {"sunshine", "",
     "the sunshine is <1:so good|very warm|beautiful> <2:today|outside|this morning|in spring> .",
     "<2:今天|外面|今天 早上|春天> 阳光 <1:太 好 了|非常 暖和|很 美丽> 。", 32},
    {"weather asked, here", "l=pick:city",
     "how's#2 the weather in {l} ? it's <1:very cold|raining|so hot|snowing|sunny> here .",
     "{l} 的 天气 怎么样#2 ？ 这里 <1:非常 冷|在 下雨|太 热 了|在 下雪|是 晴天> 。", 12},
    {"which season and why", "t=pick:season",
     "i like#2 {t} best , because <1:the weather is so good|my birthday is in {t}|there is a long "
     "holiday|everything is beautiful> .",
     "我 最喜欢#2 {t} ， 因为 <1:天气 太 好 了|我 的 生日 在 {t}|有 很 长 的 假期|一切 都 很 美丽> "
     "。",
     15},
};

}  // namespace

std::span<const Template> templates_of_troubles() { return troubles; }

}  // namespace playground::grammar
