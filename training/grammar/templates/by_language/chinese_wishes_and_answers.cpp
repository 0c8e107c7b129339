// Templates: what Chinese people wish and answer each other.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_wishes_and_answers[] = {
    {"chat zh, good wishes birthday", "",
     "happy#1 birthday#2 , <1:mom|dad|my friend|teacher|grandma|sister|darling> ! <2:i wish you "
     "good health#21|i wish you happiness#21 every day#22|i wish you good luck#21|may you be "
     "young#21 forever#22> !",
     "<1:妈妈|爸爸|我 的 朋友|老师|奶奶|姐姐|亲爱的> ， 生日#2 快乐#1 ！ <2:祝 你 身体 "
     "健康#21|祝 你 每天#22 幸福#21|祝 你 好运#21|祝 你 永远#22 年轻#21> ！",
     30},
    {"chat zh, wishes new year", "",
     "happy <1:new year|spring festival|Christmas|moon festival> to your whole family#1 ! <2:i "
     "wish you all good health#21|i wish you all happiness#21 every day#22|may you get rich#21|may "
     "everything go well#21 at work#22> !",
     "祝 你 全家#1 <1:新年|春节|圣诞|中秋节> 快乐 ！ <2:祝 大家 身体 健康#21|祝 大家 天天#22 "
     "快乐#21|恭喜 发财#21|工作#22 顺利#21> ！",
     38, true},
    {"chat zh, wishes exam", "",
     "good luck#1 with the <1:exam|match|test|meeting|operation> <2:tomorrow|this afternoon|next "
     "week|on Friday> , you can#2 do it , don't be nervous#3 !",
     "祝 你 <2:明天|今天 下午|下周|星期五> 的 <1:考试|比赛|测试|会议|手术> 顺利#1 ， 你 可以#2 的 "
     "， 别 紧张#3 ！",
     30, true},
    {"chat zh, have a good trip", "",
     "have a good trip#1 ! <1:be careful#21 on the road|take care#21 of yourself|call#21 me when "
     "you arrive#22|don't forget your passport#21|send#21 me some photos#22|come#21 back soon#22> "
     ". i will <2:miss you|wait for you at home|think of you every day> .",
     "一路 顺利#1 ！ <1:路 上 小心#21|照顾#21 好 自己|到#22 了 给 我 打 电话#21|别 忘 了 "
     "护照#21|发#21 一些 照片#22 给 我|早点#22 回来#21> 。 我 会 <2:想 你 的|在 家 等 你|每天 都 "
     "想 你> 。",
     30, true},
    {"chat zh, get well", "",
     "I'm sorry#1 to hear that you <1:are ill|have a cold|have a fever|are in the hospital|hurt "
     "your leg|can't sleep> . <2:have a good#21 rest#22|drink#21 more water#22|don't work#21 too "
     "hard|don't worry about work#21|see a doctor#21 soon> , and get well !",
     "听说 你 <1:生病 了|感冒 了|发烧 了|住院 了|腿 受伤 了|睡 不 着> ， 很 难过#1 。 <2:好好#21 "
     "休息#22|多 喝#21 水#22|不要 工作#21 太 累|别 担心 工作#21|快 去 看 医生#21> ， 早点 好 "
     "起来 ！",
     74, true},
    {"chat zh, thanks for help", "",
     "thank you for helping#1 me <1:today|yesterday|last week|this week|these days> , <2:i will "
     "buy#21 you dinner#22 next time|i will buy#21 you coffee#22 tomorrow#23|i don't know what to "
     "say#21|you are a good#21 friend#22|you worked so hard#21|i really don't know how to thank#21 "
     "you> .",
     "谢谢 你 <1:今天|昨天|上周|这 个 星期|这 几 天> 帮#1 我 ， <2:改天 请#21 你 吃 "
     "晚饭#22|明天#23 请#21 你 喝 咖啡#22|不 知道 说#21 什么 好|你 真 是 好#21 朋友#22|辛苦#21 你 "
     "了|真 不 知道 怎么 感谢#21 你> 。",
     30, true},
    {"chat zh, don't be so polite", "",
     "you're welcome#1 , <1:we are friends#21|you are my family#21|it's what i should#21 do|it was "
     "very easy#21|you helped#21 me too#22|i was free#21 anyway> . <2:ask#31 me again if you have "
     "questions#32|call#31 me if something happens#32|see#31 you tomorrow#32|have an early "
     "rest#31> .",
     "不客气#1 ， <1:我们 是 朋友#21|你 是 我 的 家人#21|应该#21 的|很 简单#21|你 也#22 帮#21 过 "
     "我|反正 我 有空#21> 。 <2:有 问题#32 再 问#31 我|有 事#32 给 我 打 电话#31|明天#32 "
     "见#31|早点 休息#31> 。",
     35, true},
    {"chat zh, come down", "",
     "i am already#1 <1:at the door#21 of your home|at the school#21 gate|at the subway "
     "station#21|in front of the cinema#21|at the restaurant#21> , <2:come#31 out quickly|when "
     "will you arrive#31|where are you|why aren't you here yet|should i wait#31 for you|should i "
     "go#31 in first#32> .",
     "我 已经#1 在 <1:你 家 门口#21|学校#21 门口|地铁站#21|电影院#21 门口|餐厅#21> 了 ， <2:快 "
     "出来#31 吧|你 什么时候 到#31|你 在 哪里|你 怎么 还 没 来|要 等#31 你 吗|要 先#32 进#31 去 "
     "吗> 。",
     35, true},
    {"chat zh, parents ask", "",
     "<1:mom|dad|grandma|grandpa> , i miss#1 you so much . i will come home#2 <2:next "
     "week|tomorrow|this weekend|next month|for spring festival> , <3:i want#31 to eat your "
     "dumplings#32|please take care#31 of yourself|don't worry#31 about me#32|remember#31 to wear "
     "more clothes#32|don't work#31 too hard> .",
     "<1:妈|爸|奶奶|爷爷> ， 好 想#1 你 啊 。 <2:下周|明天|这 个 周末|下个月|春节> 回家#2 ， "
     "<3:想#31 吃 你 做 的 饺子#32|好好 照顾#31 自己|别 担心#31 我#32|记得#31 多 穿 点 衣服#32|别 "
     "工作#31 太 累> 。",
     43, true},
    {"chat zh, wear more, weather", "",
     "it's <1:cold|windy|raining|snowing> <2:today|tomorrow|tonight|outside> , <3:remember#31 to "
     "take an umbrella#32|wear#31 more clothes#32|drink#31 more water#32|be careful#31 on the "
     "road#32|go home#31 early#32|stay#31 at home#32> .",
     "<2:今天|明天|今晚|外面> <1:很 冷|刮风|下雨|下雪> ， <3:记得#31 带 伞#32|多 穿#31 点 "
     "衣服#32|多 喝#31 水#32|路 上#32 小心#31|早点#32 回家#31|待#31 在 家#32 吧> 。",
     30, true},
    {"chat zh, what to eat", "",
     "what#1 shall we eat#2 <1:tonight|today|for lunch|for dinner|tomorrow|this weekend> ? <2:i "
     "want#21 to eat hot#22 pot|i don't want#21 to cook#22|let's order#21 takeout#22|i feel like "
     "dumplings#21|anything#21 is fine|not noodles#21 again#22> .",
     "<1:今晚|今天|午饭|晚饭|明天|这 个 周末> 吃#2 什么#1 ？ <2:想#21 吃 火锅#22|不 想#21 "
     "做饭#22|点#21 外卖#22 吧|想 吃 饺子#21|什么#21 都 可以|别 又#22 吃 面条#21> 。",
     40, true},
    {"chat zh, who is it", "",
     "excuse me , who#1 are you ? <1:how did you find#21 my WeChat#22|do i know#21 you|i have a "
     "new#21 phone#22|i don't remember#21 you|why did you call#21 me|are you a friend#21 of Tom> .",
     "请问 你 是 谁#1 ？ <1:你 怎么 找到#21 我 的 微信#22 的|我 认识#21 你 吗|我 换 了 新#21 "
     "手机#22|我 不 记得#21 你 了|为什么 给 我 打 电话#21|你 是 汤姆 的 朋友#21 吗> 。",
     58, true},
    {"chat zh, rest later talk", "",
     "<1:i have to go to a meeting|i have to work|i have to go to class|I'm going to sleep|I'm "
     "going to take a shower|I'm going to eat|i have to drive> now , let's talk#1 later#2 . "
     "<2:bye|goodbye|bye bye|see you tomorrow|good night> .",
     "<1:要 开会 了|要 工作 了|要 上课 了|要 睡觉 了|要 洗澡 了|要 吃饭 了|要 开车 了> ， 晚点#2 "
     "再 说#1 。 <2:再见|再见|拜拜|明天 见|晚安> 。",
     35, true},
    {"chat zh, comfort", "",
     "don't <1:cry|be sad|be angry|worry|be afraid|be nervous> , <2:everything will be fine#21|I'm "
     "here#21|i will always#21 be with you|tell#21 me what happened|it will be better#21 "
     "tomorrow#22|we can solve#21 this problem#22 together> .",
     "别 <1:哭|难过|生气|担心|怕|紧张> 了 ， <2:都 会 好#21 的|我 在 这里#21|我 会 一直#21 陪 着 "
     "你|告诉#21 我 怎么 了|明天#22 会 更 好#21 的|我们 可以 一起 解决#21 这 个 问题#22> 。",
     35, true},
    {"chat zh, forget it", "",
     "forget it#1 , <1:i don't want#21 to talk#22 anymore|I'm not going#21|let's go#21 another "
     "day#22|i will do it myself#21|it's too late#21|it's too expensive#21|you are always#21 like "
     "this|I'm not angry#21> .",
     "算了#1 ， <1:不 想#21 说#22 了|不 去#21 了|改天#22 再 去#21 吧|我 自己#21 做 吧|太 晚#21 "
     "了|太 贵#21 了|你 总是#21 这样|我 没 生气#21> 。",
     35, true},
    {"chat zh, what do you think", "",
     "this <1:dress|hat|coat|bag|phone|desk|sofa> is too <2:expensive|big|small|old|ugly> , "
     "<3:what do you think#31 ?|don't buy#31 it !|i don't want#31 it .|are there any others#31 "
     "?|do you have a better#31 one ?>",
     "这 <1:条 裙子|顶 帽子|件 大衣|个 包|部 手机|张 桌子|张 沙发> 太 <2:贵|大|小|旧|难看> 了 ， "
     "<3:你 觉得#31 呢 ？|别 买#31 ！|我 不 想要#31 。|还 有 别的#31 吗 ？|有 更 好#31 的 吗 ？>",
     30, true},
    {"chat zh, traffic, late", "",
     "I'm stuck in traffic#1 , i will be <1:ten|twenty|thirty|forty> minutes#2 late#3 . <2:you can "
     "start#21 the meeting first#22|please order#21 first#22|I'm really sorry#21|please wait#21 "
     "for me|tell the boss#21> .",
     "堵车#1 了 ， 要 迟到#3 <1:十|二十|三十|四十> 分钟#2 。 <2:你们 先#22 开始#21 开会 吧|请 "
     "先#22 点#21 菜|真的 很 抱歉#21|请 等#21 我 一下|跟 老板#21 说 一下> 。",
     30, true},
    {"chat zh, meet where", "",
     "where#1 shall we meet#2 <1:tomorrow|tonight|on Saturday|on Sunday|this afternoon> ? <2:how "
     "about the subway station#21 ?|in front of the cinema#21 ?|at the restaurant#21 ?|at your#21 "
     "home#22 ?|you#21 decide .|everywhere is fine .>",
     "<1:明天|今晚|星期六|星期天|今天 下午> 在 哪里#1 见#2 ？ <2:地铁站#21 怎么样 ？|电影院#21 "
     "门口 ？|餐厅#21 ？|你#21 家#22 ？|你#21 决定 吧 。|哪里 都 可以 。>",
     30, true},
    {"chat zh, what time", "",
     "what time do you <1:get off work|get home|leave|come back> <2:today|tomorrow|tonight|on "
     "Friday> ? <3:i will wait#31 for you|i want#31 to see you#32|let's drink tea#31 "
     "together#32|let's eat#31 together#32> ?",
     "<2:今天|明天|今晚|星期五> 几 点 <1:下班|到 家|走|回来> ？ <3:我 等#31 你|我 想#31 见 "
     "你#32|一起#32 喝 茶#31 吧|一起#32 吃饭#31 吧> ？",
     30, true},
    {"chat zh, understood ok", "",
     "<1:ok|no problem|of course|i see|great> , <2:i won't be late#21|see#21 you tomorrow#22|i "
     "will send#21 it to you later#22|i will wait#21 for your message#22|i will tell#21 "
     "everyone#22|thank#21 you for your help#22> .",
     "<1:好 的|没问题|当然|知道 了|太 好 了> ， <2:不会 迟到#21|明天#22 见#21|晚点#22 发#21 给 "
     "你|等#21 你 的 消息#22|我 会 告诉#21 大家#22|谢谢#21 你 的 帮助#22> 。",
     35, true},
    {"chat zh, luckily", "",
     "luckily#1 <1:i took an umbrella#21|you reminded#21 me|i left#21 early|nobody was hurt#21|the "
     "shop#21 was still open#22|there was still#21 a ticket#22> , <2:or it would be terrible#21|i "
     "was really scared#21|I'm so lucky#21|I'm so happy#21> .",
     "幸好#1 <1:带 了 伞#21|你 提醒#21 了 我|早点 走#21 了|没有人 受伤#21|商店#21 还 开着#22|还#21 "
     "有 票#22> ， <2:不然 就 糟糕#21 了|真的 好 怕#21|好 幸运#21 啊|好 开心#21 啊> 。",
     25, true},
    {"chat zh, lazy weekend", "",
     "on the weekend#1 i just want to <1:sleep at home|watch a movie|lie on the sofa|play "
     "games|stay with my cat|read a book> , <2:i don't want#21 to go out#22|i don't want#21 to "
     "meet anyone#22|i don't want#21 to wash clothes#22|i don't want#21 to do anything#22|don't "
     "call#21 me> .",
     "周末#1 只 想 <1:在 家 睡觉|看 电影|躺 在 沙发 上|玩 游戏|陪 我 的 猫|看书> ， <2:不 想#21 "
     "出去#22|谁#22 都 不 想#21 见|不 想#21 洗 衣服#22|什么#22 都 不 想#21 做|别 给 我 打 电话#21> "
     "。",
     30, true},
    {"chat zh, work complaint", "",
     "so much <1:work|homework> <2:today|this week|this month> , I'm busy#1 until <3:eleven "
     "o'clock|late at night|nine o'clock|ten o'clock> every day#2 , no time#3 to eat .",
     "<2:今天|这 个 星期|这 个 月> <1:工作|作业> 好 多 ， 每天#2 忙#1 到 <3:十一 点|很 晚|九 点|十 "
     "点> ， 没 时间#3 吃饭 。",
     25, true},
    {"chat zh, money problem", "",
     "can you lend#1 me <1:a hundred|two hundred|five hundred|fifty> yuan#2 ? i <2:didn't take my "
     "wallet#21|forgot to take money#21|have to pay the bill#21|want to buy a ticket#21|want to "
     "take a taxi#21> , i will give#3 it back to you tomorrow .",
     "能 借#1 我 <1:一 百|两 百|五 百|五十> 元#2 吗 ？ <2:没 带 钱包#21|忘记 带 钱#21 了|要 付 "
     "账单#21|想 买 票#21|想 打车#21> ， 明天 还#3 给 你 。",
     30, true},
    {"chat zh, why no answer", "",
     "why#1 don't you <1:answer my message|answer my phone|answer my email|answer my question> ? "
     "are you <2:angry|busy|asleep|sick|at work|in a meeting> ? i am really worried#2 .",
     "为什么#1 不 <1:回 我 的 消息|接 我 的 电话|回 我 的 邮件|回答 我 的 问题> ？ 你 <2:生气 "
     "了|在 忙|睡 了|生病 了|在 上班|在 开会> 吗 ？ 真的 很 担心#2 。",
     25, true},
    {"chat zh, come quickly", "",
     "come#1 quickly , <1:the food is ready#21|the movie has started#21|everyone#21 is "
     "waiting|dinner#21 is getting cold#22|the train#21 is leaving|look#21 at this|it is "
     "raining#21> ! <2:where are you#31 ?|hurry up#31 !|I'm waiting#31 for you#32 .>",
     "快 来#1 ， <1:饭 好#21 了|电影 开始#21 了|大家#21 都 在 等|晚饭#21 要 凉#22 了|火车#21 要 开 "
     "了|看#21 这 个|下雨#21 了> ！ <2:你#31 在 哪里 ？|快#31 点 ！|我 在 等#31 你#32 。>",
     25, true},
    {"chat zh, love and feelings", "",
     "i miss#1 you a little <1:today|tonight|now|these days> , <2:do you miss me too#21 ?|when can "
     "we meet#21 ?|can i call#21 you ?|i can't sleep#21 without you#22 .|what are you doing#21 "
     "?|come back soon#21 .>",
     "<1:今天|今晚|现在|这 几 天> 有点儿 想#1 你 ， <2:你 也#21 想 我 吗 ？|什么时候 能 见面#21 "
     "？|可以 给 你 打 电话#21 吗 ？|没有 你#22 睡#21 不 着 。|在 干嘛#21 ？|早点#21 回来 。>",
     34, true},
    {"chat zh, health wish short", "",
     "<1:eat|sleep|rest|exercise> well , don't <2:worry#21|work#21 too hard|drink#21 too much "
     "coffee#22|play#21 with your phone#22 at night|be angry#21|go to bed#21 too late> , your "
     "health#1 is the most important#2 .",
     "好好 <1:吃饭|睡觉|休息|锻炼> ， 别 <2:担心#21|工作#21 太 累|喝#21 太 多 咖啡#22|晚上 玩#21 "
     "手机#22|生气#21|睡#21 太 晚> ， 身体#1 最 重要#2 。",
     30, true},
    {"chat zh, apology feelings", "",
     "sorry#1 , i was wrong#2 <1:today|yesterday|last night|just now|this morning> , i shouldn't#3 "
     "have <2:lied to you|forgotten your birthday|said those words|been so late|been angry with "
     "you> . can you forgive#4 me ?",
     "对不起#1 ， <1:今天|昨天|昨晚|刚才|今天 早上> 是 我 错#2 了 ， 不应该#3 <2:骗 你|忘记 你 的 "
     "生日|说 那些 话|这么 晚|生 你 的 气> 。 你 可以 原谅#4 我 吗 ？",
     30, true},
    {"chat zh, it's nothing", "",
     "it's nothing#1 , <1:I'm just a little#21 tired#22|I'm fine#21|i just#21 want to cry|i just "
     "miss#21 you|don't worry#21 about me#22|it's over#21|I'm already#21 in bed|it's not your#21 "
     "problem#22> .",
     "没事#1 ， <1:就是 有点儿#21 累#22|我 很 好#21|就是#21 想 哭|就是 想#21 你 了|别 担心#21 "
     "我#22|都 过去#21 了|我 已经#21 在 床 上 了|不是 你#21 的 问题#22> 。",
     30, true},
    {"online, discount", "",
     "<1:this coat is|this bag is|this dress is|these shoes are|this phone is|this computer is> "
     "too#1 expensive#2 , <2:can you give me a discount ?|i don't want to buy anything today .|do "
     "you have anything cheaper ?|i only have a hundred yuan .|i saw a cheaper one online .>",
     "<1:这 件 大衣|这 个 包|这 条 裙子|这些 鞋|这 部 手机|这 台 电脑> 太#1 贵#2 了 ， <2:你 能 "
     "给 我 打折 吗 ？|我 今天 什么 都 不 想 买 。|你 有 便宜 一点儿 的 吗 ？|我 只有 一 百 块 钱 "
     "。|我 在 网上 看到 了 一 个 更 便宜 的 。>",
     43},
    {"online, size wrong", "",
     "the <1:shoes|trousers|clothes|socks> i#1 bought#2 online#3 <4:yesterday|last week|on Monday> "
     "are too#4 <2:big|small|long|ugly|expensive> , can#5 i get my money back ?",
     "我#1 <4:昨天|上周|星期一> 在 网上#3 买#2 的 <1:鞋|裤子|衣服|袜子> 太#4 <2:大|小|长|难看|贵> "
     "了 ， 可以#5 把 钱 退 给 我 吗 ？",
     43},
    {"online, cheaper than", "",
     "although the <1:shoes|clothes|apples|phones|tickets> here#1 are cheaper#2 , i#3 still#4 want "
     "to <2:look again|go to the mall|buy online|ask my mother> .",
     "虽然 这里#1 的 <1:鞋|衣服|苹果|手机|票> 更 便宜#2 ， 但是 我#3 还是#4 想 <2:再 看看|去 "
     "商场|在 网上 买|问 我 妈妈> 。",
     43},
};

}  // namespace

std::span<const Template> templates_of_chinese_wishes_and_answers() {
  return chinese_wishes_and_answers;
}

}  // namespace playground::grammar
