// Templates: feelings, plans, invitations, thanks and apologies, weather, phones, school and work.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chatting[] = {
    // Feelings.
    {"so tired, want rest", "",
     "<1:I'm#11 so|I'm#11 really|i#11 am very|I'm#11 too> "
     "<2:tired#12|sleepy#12|sad#12|busy#12|nervous#12> <3:today#13|now#13|this week#13> , i#1 "
     "just#2 want#3 to <4:sleep#14|rest#14|go home#14|go#14 to bed#15|be#14 alone#15|stay#14 at "
     "home#15|listen#14 to music#15|cry#14> .",
     "我#11 <3:今天#13|现在#13|这 个 星期#13> <1:好|真的 很|非常|太> "
     "<2:累#12|困#12|难过#12|忙#12|紧张#12> <1:，|，|，|了 ，> 我#1 只#2 想#3 "
     "<4:睡觉#14|休息#14|回家#14|睡觉#14#15|一个人#15 待着#14|待#14 在 家#15 里|听#14 "
     "音乐#15|哭#14> 。",
     80},
    {"happy, want", "",
     "<1:I'm#11 so|I'm#11 really|we're#11 so|we're#11 very> <2:happy#12|excited#12> "
     "<3:today#13|now#13> , <4:let's#14 go#15 out|let's#14 dance#15|let's#14 go#15 shopping|i#14 "
     "want to sing#15|thank#14 you#15 , my friend#16> !",
     "<1:我#11|我#11|我们#11|我们#11> <3:今天#13|现在#13> <1:好|真的 很|好|很> <2:高兴#12|兴奋#12> "
     "， <4:我们#14 出去#15 吧|我们#14 跳舞#15 吧|我们#14 去 购物#15 吧|我#14 想 唱歌#15|谢谢#14 "
     "你#15 ， 我 的 朋友#16> ！",
     36},
    {"hungry, let's", "",
     "<1:I'm#11 hungry#12|I'm#11 so hungry#12|i#11 haven't eaten#12 yet> , <2:let's#13 go#14 to a "
     "restaurant#15|let's#13 order#14 pizza#15|do#13 you want#14 some noodles#15|what#13 shall "
     "we#14 eat#15|can#13 you cook#14 something to eat#15|is there#13 something to eat#14> "
     "<2:.|.|?|?|?|?>",
     "<1:我#11 饿#12 了|我#11 好 饿#12|我#11 还 没有 吃饭#12> ， <2:我们#13 去#14 饭店#15 "
     "吧|我们#13 点#14 比萨饼#15 吧|你 想要#14 一些 面条#15 吗#13|我们#14 吃#15 什么#13|你 "
     "能#13 做#14 点 吃#15 的 吗|有#13 吃#14 的 吗> <2:。|。|？|？|？|？>",
     36},
    {"miss, please call", "",
     "<1:i#1 miss#2|we#1 miss#2> you#3 <2:so much#11|very much#11|every day#11|a lot#11> , "
     "please#4 <3:call#12 me#13 back|come#13 home#13 soon|write#12 to me#13|come#12 and see "
     "me#13|don't#12 forget#13 me|answer#12 my message#13|call#12 us#13 tonight#14> .",
     "<1:我#1|我们#1> <2:好|非常|每天#11 都|很> 想#2 你#3 ， 请#4 <3:给 我#13 回 电话#12|快 "
     "回家#13|给 我#13 写#12 信|来 看#12 我#13|不要#12 忘记#13 我|回#12 我 的 消息#13|今晚#14 "
     "给 我们#13 打 电话#12> 。",
     80},
    {"how are you feeling", "",
     "<1:are you#11|is he#11|is she#11|are they#11|is everyone#11> "
     "<2:okay#12|tired#12|happy#12|angry#12|hungry#12|nervous#12|ready#12> <3:today#13|now#13> ?",
     "<1:你#11|他#11|她#11|他们#11|大家#11> <3:今天#13|现在#13> <2:还 好#12|累#12 "
     "了|高兴#12|生气#12|饿#12 了|紧张#12|准备 好#12 了> 吗 ？",
     32},
    {"don't be sad", "",
     "don't#1 be <1:sad#11|angry#11|nervous#11|afraid#11|worried#11> , <2:everything#12 will be "
     "fine#13|I'm#12 here#13|you#12 can do#13 it|tomorrow#12 is a new#13 day|we#12 will help#13 "
     "you> .",
     "不要#1 <1:难过#11|生气#11|紧张#11|害怕#11|担心#11> ， <2:一切#12 都 会 好#13 的|我#12 在 "
     "这里#13|你#12 能 做#13 到|明天#12 是 新的#13 一天|我们#12 会 帮助#13 你> 。",
     36},
    {"makes me", "",
     "<1:this song#11|your message#11|this news#11|this movie#11|the rain#11|your smile#11> "
     "makes#1 <2:me#12|us#12|her#12|him#12> <3:happy#13|sad#13|sleepy#13|nervous#13> .",
     "<1:这 首 歌曲#11|你 的 消息#11|这 个 消息#11|这 部 电影#11|雨#11|你 的 微笑#11> 让#1 "
     "<2:我#12|我们#12|她#12|他#12> 很 <3:高兴#13|难过#13|困#13|紧张#13> 。",
     36},

    // Names and people.
    {"nice to meet Ms", "f=pick:surname n=named",
     "nice#1 to meet#2 you#3 , <1:Mr|Ms|Mrs> {f} . <2:this#11 is my#12 colleague#13|this#11 is "
     "my#12 friend#13|this#11 is our#12 teacher#13|this#11 is my#12 boss#13> {n} .",
     "很 高兴#1 认识#2 你#3 ， {f} <1:先生|女士|太太> 。 <2:这#11 是 我#12 的 同事#13|这#11 是 "
     "我#12 的 朋友#13|这#11 是 我们#12 的 老师#13|这#11 是 我#12 的 老板#13> {n} 。",
     85},
    {"this is my and he", "n=named",
     "this#1 is <1:my#11 colleague#12|my#11 friend#12|my#11 classmate#12|our#11 manager#12|my#11 "
     "neighbor#12> {n} , {n:he} <2:works#13 in a bank#14|comes#13 from Japan#14|speaks#13 "
     "Chinese#14|lives#13 in London#14|likes#13 music#14> .",
     "这#1 是 <1:我#11 的 同事#12|我#11 的 朋友#12|我#11 的 同学#12|我们#11 的 经理#12|我#11 的 "
     "邻居#12> {n} ， {n:he} <2:在 银行#14 工作#13|来自#13 日本#14|会 说#13 中文#14|住#13 在 "
     "伦敦#14|喜欢#13 音乐#14> 。",
     36},
    {"good morning Mr", "f=pick:surname q=pick:request",
     "<1:good morning#11|hello#11|excuse me#11|good evening#11> , <2:Mr|Ms|Mrs> {f} , <3:could#12 "
     "you|can#12 you> {q} ?",
     "<1:早上 好#11|你好#11|打扰 一下#11|晚上 好#11> ， {f} <2:先生|女士|太太> ， <3:你 可以#12|你 "
     "能#12> {q} 吗 ？",
     80},
    {"Mr called", "f=pick:surname w=pick:planned",
     "<1:Mr|Ms|Mrs> {f} <2:will call#11 you#12|wants to see#11 you#12|has a meeting#11|can't "
     "come#11|will come#11 here#12|will fly#11 to Beijing#12> {w} .",
     "{f} <1:先生|女士|太太> {w} <2:会 给 你#12 打 电话#11|想 见#11 你#12|有 会议#11|不能 "
     "来#11|会 来#11 这里#12|会 飞#11 到 北京#12> 。",
     80},

    // Plans and invitations.
    {"invite together", "w=pick:planned",
     "<1:do you#11 want#12 to|would you#11 like#12 to|can we#11|shall we#11> <2:have#13 "
     "dinner#14|go#13 to the movies#14|climb#13 a mountain#14|play#13 basketball#14|go#13 to the "
     "park#14|drink#13 coffee#14|go shopping#13|go#13 to the beach#14> together#15 {w} ?",
     "<1:你#11|你#11|我们#11|我们#11> {w} <1:想#12|想#12|可以|> 一起#15 <2:吃#13 晚饭#14|去 看#13 "
     "电影#14|爬#13 山#14|打#13 篮球#14|去#13 公园#14|喝#13 咖啡#14|去 购物#13|去#13 海边#14> "
     "<1:吗|吗|吗|好 吗> ？",
     80},
    {"are you free, let's", "w=pick:planned",
     "are you#1 free#2 {w} ? <1:let's#11|we#11 can|we#11 should> <2:have#13 dinner#14|go#13 to "
     "the movies#14|climb#13 a mountain#14|play#13 basketball#14|go#13 to the park#14|drink#13 "
     "coffee#14|go shopping#13|go#13 to the beach#14> together#15 .",
     "你#1 {w} 有空#2 吗 ？ <1:我们#11|我们#11 可以|我们#11 应该> 一起#15 <2:吃#13 晚饭#14|去 "
     "看#13 电影#14|爬#13 山#14|打#13 篮球#14|去#13 公园#14|喝#13 咖啡#14|去 购物#13|去#13 "
     "海边#14> <1:吧 。|。|。>",
     48},
    {"going to when", "e=pick:errand",
     "<1:i#11 am going#12 to|i#11 want#12 to|i#11 plan#12 to|i#11 need#12 to|i#11 have#12 to> "
     "{e} <2:tomorrow#13|this weekend#13|on Sunday#13|on Saturday#13|next week#13> .",
     "我#11 <2:明天#13|这 个 周末#13|星期天#13|星期六#13|下周#13> "
     "<1:要#12|想#12|打算#12|需要#12|得#12> {e} 。",
     48},
    {"can't come because", "w=pick:planned",
     "<1:sorry#11|I'm sorry#11|thank you#11> , but#1 i#2 <2:can't come#12|can't go#12|am "
     "busy#12|have no time#12> {w} , <3:i#13 have to work#14|my son#13 is sick#14|i#13 have an "
     "exam#14|i#13 have a meeting#14|i#13 have to see#14 a doctor#15> .",
     "<1:对不起#11|对不起#11|谢谢 你#11> ， 但是#1 我#2 {w} <2:不能 来#12|不能 去#12|很 "
     "忙#12|没有 时间#12> ， <3:我#13 得 工作#14|我 儿子#13 生病#14 了|我#13 有 考试#14|我#13 有 "
     "会议#14|我#13 得 看#14 医生#15> 。",
     48},
    {"where shall we meet", "",
     "<1:when#11|where#11|what time#11> <2:shall we#12|should we#12|can we#12> "
     "<3:meet#13|have#13 lunch#14|have#13 dinner#14|study#13|wait#13 for you> ?",
     "<2:我们#12|我们#12 应该|我们#12> <1:什么时候#11|在 哪里#11|几 点#11> <2:||可以> "
     "<3:见面#13|吃#13 午饭#14|吃#13 晚饭#14|学习#13|等#13 你> ？",
     36},
    {"let's go after", "",
     "let's#1 <2:go#14 home#14|go#13 for a walk#14|see#13 a movie#14|drink#13 some tea#14|play#13 "
     "football#14|go#13 to the supermarket#14> <1:after#11 work#12|after#11 dinner#12|before#11 "
     "lunch#12|after#11 the meeting#12|after#11 the exam#12> .",
     "我们#1 <1:下班#12 以后#11|晚饭#12 以后#11|午饭#12 以前#11|会议#12 以后#11|考试#12 "
     "以后#11> <2:回家#14|去#13 散步#14|看#13 电影#14|喝#13 一些 茶#14|踢#13 足球#14|去#13 "
     "超市#14> 吧 。",
     48},
    {"if weather then", "",
     "if#1 it <1:rains#11|is windy#11|is hot#11|is cold#11> <2:tomorrow#12|tonight#12|this "
     "weekend#12> , we#3 will <3:stay#13 at home#14|watch#13 a movie#14|go#13 to the "
     "museum#14|take#13 a taxi#14> .",
     "如果#1 <2:明天#12|今晚#12|这 个 周末#12> <1:下雨#11|刮风#11|很 热#11|很 冷#11> ， 我们#3 "
     "就 <3:待#13 在 家#14 里|看#13 电影#14|去#13 博物馆#14|坐#13 出租车#14> 。",
     40},

    // Weather.
    {"weather like in", "c=pick:land",
     "<1:what's#11 the weather#12 like#11|what#11 is the weather#12 like#11|how's#11 the "
     "weather#12|how#11 is the weather#12> in#1 {c} <2:tomorrow#13|today#13|this "
     "week#13|now#13|this weekend#13> ?",
     "{c} <2:明天#13|今天#13|这 个 星期#13|现在#13|这 个 周末#13> 的 <1:天气#12 怎么样#11|天气#12 "
     "怎么样#11|天气#12 怎么样#11|天气#12 怎么样#11> ？",
     80},
    {"weather like in season", "c=pick:land s=pick:season",
     "<1:what's#11 the weather#12 like#11|what#11 is the weather#12 like#11|how's#11 the "
     "weather#12> in#1 {c} in {s} ?",
     "{c} {s} 的 <1:天气#12 怎么样#11|天气#12 怎么样#11|天气#12 怎么样#11> ？", 32},
    {"will it rain in", "c=pick:land",
     "<1:will it rain#11|is it going to rain#11|will it snow#11|will it be#11 hot|will it be#11 "
     "cold> in#1 {c} <2:tomorrow#13|tonight#13|next week#13|this weekend#13> ?",
     "{c} <2:明天#13|今晚#13|下周#13|这 个 周末#13> <1:会 下雨#11|会 下雨#11|会 下雪#11|会 很#11 "
     "热|会 很#11 冷> 吗 ？",
     40},
    {"warmer than", "",
     "it's#1 <1:hotter#11|colder#11|warmer#11> <2:here#12|today#12|this month#12|in Beijing#12|in "
     "summer#12> than#3 <2:in London#13|yesterday#13|last month#13|in Shanghai#13|in spring#13> .",
     "<2:这里#12|今天#12|这 个 月#12|北京#12|夏天#12> 比#3 "
     "<2:伦敦#13|昨天#13|上个月#13|上海#13|春天#13> <1:热#11|冷#11|暖和#11> 。",
     160},

    // Thanks and apologies.
    {"thanks for, too", "",
     "<1:thank you#11|thank you#11 so much|thanks#11 a lot|many thanks#11> for <2:your "
     "help#12|the gift#12|dinner#12|your message#12|everything#12 you did|your time#12> <3:.|, "
     "you#13 are so kind#14 .|, I'm#13 very happy#14 .|, see#13 you tomorrow#14 .>",
     "<1:谢谢 你#11|非常 感谢 你#11|非常 感谢 你#11|非常 感谢 你#11> <2:的 帮助#12|的 礼物#12|的 "
     "晚饭#12|的 消息#12|做 的 一切#12|的 时间#12> <3:。|， 你#13 太 善良#14 了 。|， 我#13 非常 "
     "高兴#14 。|， 明天#14 见#13 。>",
     60},
    {"sorry I am late", "",
     "<1:I'm sorry#11|sorry#11|i am so sorry#11> , i#12 <2:am late#13|forgot#13 your "
     "birthday#14|didn't answer#13 your message#14|broke#13 your cup#14|can't help#13 you> , "
     "<3:please#15 don't be angry#16|it's#15 my mistake#16|can#15 you forgive#16 me> <3:.|.|?>",
     "<1:对不起#11|对不起#11|非常 抱歉#11> ， 我#12 <2:迟到#13 了|忘记#13 了 你 的 生日#14|没有 "
     "回答#13 你 的 消息#14|打破#13 了 你 的 杯子#14|不能 帮助#13 你> ， <3:请#15 不要 "
     "生气#16|是#15 我 的 错#16|你 能#15 原谅#16 我 吗> <3:。|。|？>",
     48},

    // Phones and computers.
    {"device trouble", "",
     "<1:my phone#11|my computer#11|the camera#11|the internet#11|this app#11|the app#11> is "
     "<2:very slow#12|not working#12|broken#12 again> <3:today#13|now#13> , <4:can#14 you help#15 "
     "me|do#14 you know#15 why|can#14 you help#15 us|what#14 should i do#15> ?",
     "<1:我 的 手机#11|我 的 电脑#11|相机#11|网络#11|这 个 应用#11|应用#11> <3:今天#13|现在#13> "
     "<2:非常 慢#12|不能 用#12|又 坏#12 了> ， <4:你 能#14 帮#15 我 吗|你 知道#15 为什么#14 吗|你 "
     "能#14 帮#15 我们 吗|我 应该 怎么办#14#15> ？",
     80},
    {"send me", "",
     "<1:please|can you|could you> send#11 me#12 <2:the photos#13|an email#13|your address#13|a "
     "message#13|the video#13|the report#13|the password#13> "
     "<3:today#14|tonight#14|tomorrow#14|now#14> <1:.|?|?>",
     "<1:请|你 能|你 可以> <3:今天#14|今晚#14|明天#14|现在#14> <2:把 照片#13 发#11 给 "
     "我#12|给 我#12 发#11 一 封 邮件#13|把 你 的 地址#13 发#11 给 我#12|给 我#12 发#11 一 条 "
     "消息#13|把 视频#13 发#11 给 我#12|把 报告#13 发#11 给 我#12|把 密码#13 发#11 给 我#12> "
     "<1:。|吗 ？|吗 ？>",
     48},

    // School, work, family.
    {"boss wants", "",
     "<1:my boss#11|our teacher#11|the manager#11|my colleague#11> <2:wants#12|asked#12|told#12> "
     "me#3 to <3:write#13 a report#14|finish#13 the project#14|read#13 the report#14|work#13 on "
     "Saturday#14|learn#13 English#14> .",
     "<1:我 的 老板#11|我们 的 老师#11|经理#11|我 的 同事#11> <2:想#12 让|请#12|让#12> 我#3 "
     "<3:写#13 一 份 报告#14|完成#13 项目#14|看#13 报告#14|星期六#14 工作#13|学#13 英语#14> 。",
     48},
    {"how often do you", "",
     "how#1 often#1 do <1:you#11|they#11|your parents#11> <2:call#12 home#13|go "
     "shopping#12|eat#12 fish#13|play#12 tennis#13|go#12 swimming#13|eat#12 vegetables#13> ? "
     "<3:every week#14|once a week#14|twice a month#14|every day#14> .",
     "<1:你#11|他们#11|你 的 父母#11> 多久#1 <2:给 家#13 里 打 一次 电话#12|去 购物#12 "
     "一次|吃#12 一次 鱼#13|打#12 一次 网球#13|去#12 游泳#13 一次|吃#12 一次 蔬菜#13> ？ "
     "<3:每 个 星期#14|一 个 星期 一次#14|一 个 月 两 次#14|每天#14> 。",
     52},
    {"i often", "",
     "<1:i#11 often#12|i#11 usually#12|i#11 always#12|we#11 sometimes#12|we#11 usually#12|i#11 "
     "never#12> <2:cook#13|exercise#13|work overtime#13|drink#13 coffee#14|eat#13 "
     "vegetables#14|clean#13 the room#14|go#13 to the beach#14|take#13 the bus#14|go out#13> "
     "<3:on Sunday#15|in the evening#15|in summer#15|after work#15|in the morning#15> .",
     "<3:星期天#15|晚上#15|夏天#15|下班 以后#15|早上#15> <1:我#11 常常#12|我#11 通常#12|我#11 "
     "总是#12|我们#11 有时#12|我们#11 通常#12|我#11 从不#12> <2:做饭#13|锻炼#13|加班#13|喝#13 "
     "咖啡#14|吃#13 蔬菜#14|打扫#13 房间#14|去#13 海边#14|坐#13 公交车#14|出去#13> 。",
     145},
};

}  // namespace

std::span<const Template> templates_of_chatting() { return chatting; }

}  // namespace playground::grammar
