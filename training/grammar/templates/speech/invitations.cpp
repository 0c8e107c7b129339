// Templates: what one asks another to do in Chinese, invitations, plans, phones and computers.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template invitations[] = {
    // Requests.
    {"can you help me", "p=pick:request",
     "<1:can you|could you|can you please|could you please> <2:help me take a photo|take a photo "
     "of me|help me carry this box|help me find my phone|take a look for me|{p}> ? "
     "<3:thanks|thank you|thank you very much> <4:.|!>",
     "<1:你 能|你 可以|能 请 你|可以 请 你> <2:帮 我 拍照|给 我 拍照|帮 我 拿 一下 这 个 箱子|帮 "
     "我 找 一下 手机|帮 我 看 一下|{p}> 吗 ？ <3:谢谢|谢谢 你|非常 感谢 你> <4:。|！>",
     60},
    {"can you, plain", "p=pick:request",
     "<1:can you|could you|can you please|could you please> {p} ?",
     "<1:你 能 不能|你 可 不 可以|能 不能 请 你|可以 麻烦 你> {p} <1:？|？|？|吗 ？>", 40, true},
    {"caller, please", "c=pick:caller p=pick:request",
     "{c} , <1:please|can you please|could you> {p} <1:.|?|?>",
     "{c} ， <1:请|能 请 你|你 可以> {p} <1:。|吗 ？|吗 ？>", 24},
    {"caller, may I", "p=pick:outing",
     "<5:mom|dad|teacher> , <1:can i|may i|i want to> {p} <2:today|tomorrow|tonight|this "
     "weekend> <1:?|?|.>",
     "<5:妈妈|爸爸|老师> ， 我 <2:今天|明天|今晚|这 个 周末> <1:可以|可以|想> {p} <1:吗 ？|吗 "
     "？|。>",
     24},
    {"lend me", "n=portable1",
     "<1:can you|could you|would you> lend#2 me your {n:bare} <3:for a while|for a "
     "moment|tomorrow> ?",
     "你 <3:||明天> <1:能|可以|可以> 把 你 的 {n:s} 借#2 给 我 <3:一会儿|一会儿|> 吗 ？", 24},
    {"put it", "n=portable1",
     "please#1 <2:put {n} on the table|put {n} here|give {n} to me|take {n} away|put {n} in the "
     "bag> .",
     "请#1 把 {n} <2:放 在 桌子 上|放 在 这里|给 我|拿走|放 在 包 里> 。", 24},
    {"bring when out", "e=eatable",
     "<5:mom|dad|dear> , when you <1:come home|come back|go to the supermarket> , can you "
     "buy#2 me "
     "<3:some {e:s}|a cup of milk tea|some fruit|a bottle of water> ?",
     "<5:妈妈|爸爸|亲爱的> ， 你 <1:回家|回来|去 超市> 的 时候 ， 你 能 给 我 买#2 <3:一些 "
     "{e:s}|一 杯 "
     "奶茶|一些 水果|一 瓶 水> 吗 ？",
     24},
    {"don't, careful", "c=pick:caller",
     "{c} , don't#2 <3:drive too fast|go to bed too late|look at your phone all the time|work too "
     "hard|be angry|worry about me|be late again> <4:.|, okay ?>",
     "{c} ， 不要#2 <3:开 得 太 快|睡 得 太 晚|总是 看 手机|工作 太 辛苦 了|生气|担心 我|再 迟到 "
     "了> <4:。|， 好 吗 ？>",
     30},
    {"wait a moment", "",
     "<1:wait for me a moment|please wait a moment|wait> , <2:I'll be there soon|I'll be back "
     "soon|I'm on the way|I'm driving|I'm eating|I'm in class> .",
     "<1:等 我 一会儿|请 等 一会儿|等 一下> ， 我 <2:很 快 就 到|很 快 就 回来|在 路 上|在 "
     "开车|在 吃饭|在 上课> 。",
     38},
    {"air conditioner", "",
     "it's too <1:hot|cold|hot|hot> in here#2 , <3:can you|please|can i> turn <1:on|off|on|on> the "
     "air conditioner#4 <3:?|.|?>",
     "这儿#2 太 <1:热|冷|热|热> 了 ， <3:你 能|请|我 可以> 把 空调#4 <1:打开|关 了|打开|打开> "
     "<3:吗 ？|。|吗 ？>",
     35},

    // Invitations and plans.
    {"are you free, let's, too", "p=pick:outing w=pick:soon",
     "are you#1 free#2 {w} ? <3:let's {p} together|let's {p}|do you want to {p} with me|shall we "
     "{p} together|I'd like to {p} with you> <3:.|.|?|?|.>",
     "{w} 你#1 有空#2 吗 ？ <3:我们 一起 {p} 吧|我们 {p} 吧|要 不要 和 我 一起 {p}|我们 一起 {p} "
     "好 吗|我 想 和 你 一起 {p}> <3:。|。|？|？|。>",
     99, true},
    {"let's do", "p=pick:outing w=pick:soon",
     "<1:let's {p} {w}|do you want to {p} {w}|shall we {p} together {w}|how about we {p} {w}|i "
     "plan to {p} {w}|i want to {p} with my friends {w}> <1:.|?|?|?|.|.>",
     "<1:我们 {w} {p} 吧|你 {w} 想 {p} 吗|我们 {w} 一起 {p} 好 吗|{w} 我们 {p} 怎么样|我 打算 {w} "
     "{p}|我 {w} 想 和 朋友 一起 {p}> <1:。|？|？|？|。|。>",
     50, true},
    {"sorry, not free", "w=pick:soon p=pick:outing",
     "<1:sorry ,|I'm sorry ,|thank you , but> i <2:have to work {w}|am not free {w}|am busy "
     "{w}|have a class {w}|don't want to {p}> , <3:maybe next time|let's go another day|how "
     "about next month|you go without me> <3:.|.|?|.>",
     "<1:对不起 ，|不好意思 ，|谢谢 你 ， 但是> 我 <2:{w} 得 工作|{w} 没有 空|{w} 很 忙|{w} 有 "
     "课|不 想 {p}> ， <3:下 次 吧|我们 改天 去 吧|下个月 怎么样|你 去 吧> <3:。|。|？|。>",
     30},
    {"okay, meet", "h=pick:hour s=pick:stop",
     "<1:okay|great|good idea|sure|no problem> , <2:where shall we meet|what time shall we "
     "meet|let's meet at {h} o'clock|i will wait for you at the {s}|see you at the {s}> "
     "<2:?|?|.|.|.>",
     "<1:好的|太 好 了|好 啊|当然|没问题> ， <2:我们 在 哪儿 见面|我们 几 点 见面|我们 {h} 点 见面 "
     "吧|我 会 在 {s} 等 你|在 {s} 见> <2:？|？|。|。|。>",
     36},
    {"come to my house", "w=pick:soon",
     "welcome#1 to my#2 <3:home|house|birthday party|school> {w} .",
     "欢迎#1 {w} 来 我#2 <3:家|家|的 生日 聚会|的 学校> 。", 10},
    {"treat", "p=pick:outing",
     "i want to#1 invite#2 you to {p} , <3:are you free|do you have time|is that okay|what do you "
     "think> ?",
     "我 想#1 请#2 你 {p} ， <3:你 有空 吗|你 有时间 吗|可以 吗|你 觉得 怎么样> ？", 30},
    {"what are your plans", "w=pick:soon p=pick:outing",
     "what#1 are you#2 <3:going to do|doing> {w} ? <4:i want to {p}|i have to work|I'm going "
     "to "
     "{p} with my family|I'll be at home> .",
     "你#2 {w} <3:要 做|做> 什么#1 ？ <4:我 想 {p}|我 得 工作|我 要 和 我 的 家人 一起 {p}|我 会 "
     "在 "
     "家> 。",
     30},
    {"first, then, too", "p=pick:outing",
     "<1:let's|we can|let's|we will> {p} first#2 , and then#3 <4:go home|buy some fruit|do our "
     "homework|take a taxi home|go to the supermarket> .",
     "<1:我们|我们 可以|我们|我们 会> 先#2 {p} ， 再#3 <4:回家|买 一些 水果|做 作业|坐 出租车 "
     "回家|去 超市> 。",
     40},
    {"when home, first", "",
     "after#1 i <2:get home|get up|get off work> , i first#3 <4:wash clothes|eat dinner|drink a "
     "cup of coffee|do my homework|rest for a while> and then#5 <6:watch television|read|clean "
     "the room|go for a walk> .",
     "我 <2:到 家|起床|下班> 以后#1 ， 先#3 <4:洗 衣服|吃 晚饭|喝 一 杯 咖啡|做 作业|休息 "
     "一会儿> ， 再#5 <6:看 电视|看书|打扫 房间|去 散步> 。",
     24},

    // Phones and computers.
    {"phone is dead", "",
     "<1:my phone|my computer|this computer> <2:is out of battery|is broken|is too slow> , <3:what "
     "should i do|can you help me|where can i charge it|can you take a look|can i use yours> ?",
     "<1:我 的 手机|我 的 电脑|这 台 电脑> <2:没电 了|坏 了|太 慢 了> ， <3:我 该 怎么 做|你 能 帮 "
     "我 吗|在 哪儿 可以 充电|你 能 看 一下 吗|可以 用 你 的 吗> ？",
     40, true},
    {"charge the phone", "",
     "<1:remember to|can i|you should> charge#2 <3:my phone|the phone|the computer> "
     "<4:first|here|tonight> <1:.|?|.>",
     "<1:|我|你> <4:||今晚> <1:记得|可以|应该> <4:先|在 这里|> 给 <3:我 的 手机|手机|电脑> 充电#2 "
     "<1:。|吗 ？|。>",
     40},
    {"download this app", "",
     "<1:how do i|can you help me|i can't|where can i> <2:download|download|open|find> <3:this "
     "app|this app|this game|the video|the photo> <1:?|?|.|?>",
     "<1:怎么|你 能 帮 我|我 不能|在 哪儿 可以> <2:下载|下载|打开|找到> <3:这 个 软件|这 个 "
     "软件|这 个 游戏|视频|照片> <1:？|吗 ？|。|？>",
     71, true},
    {"app is good", "",
     "this#1 <2:app|app|game> is <3:very useful|very easy to use|very popular|free> , <4:you can "
     "try it|do you use it too|download it|my friends all use it> <4:.|?|.|.>",
     "这#1 <2:个 软件|个 软件|个 游戏> <3:非常 有用|非常 容易|非常 受欢迎|是 免费 的> ， <4:你 "
     "可以 试 一下|你 也 用 吗|下载 吧|我 的 朋友 都 用> <4:。|？|。|。>",
     53},
    {"send me, too", "",
     "<1:please|can you|don't forget to|remember to> send#2 me <3:the photos|the address|the "
     "video|your phone number|the password|the wifi password> <4:later|tonight|on wechat> "
     "<1:.|?|.|.>",
     "<1:请|你 能|不要 忘记|记得> <4:一会儿|今晚|用 微信> 把 <3:照片|地址|视频|你 的 电话 "
     "号码|密码|无线网 密码> 发#2 给 我 <1:。|吗 ？|。|。>",
     91},
    {"saw your message", "",
     "i just#1 <2:saw your message|got your photo|woke up|got home|got off work|finished my "
     "homework> , <3:sorry|what's the matter|are you still there|call me|let's chat> "
     "<3:.|?|?|.|.>",
     "我 刚#1 <2:看到 你 的 消息|收 到 你 的 照片|醒|到 家|下班|做 完 作业> ， "
     "<3:不好意思|怎么 了|你 还 在 吗|给 我 打 电话|我们 聊天 吧> <3:。|？|？|。|。>",
     41},
    {"trouble you", "p=pick:request",
     "<1:could you please|can you please> {p} ? <2:thank you|thanks|thank you very much> .",
     "<1:可以 请 你|能 请 你> {p} 吗 ？ <2:谢谢 你|谢谢|非常 感谢 你> 。", 52},
};

}  // namespace

std::span<const Template> templates_of_invitations() { return invitations; }

}  // namespace playground::grammar
