// Templates: technology, school, work and love, as written in Chinese.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_work_and_love[] = {
    {"work and love, why is it so slow", "",
     "why#1 is my <1:phone|computer|internet|printer> so#2 <2:slow|strange> <3:today|lately|these "
     "days> ?",
     "为什么#1 我 的 <1:手机|电脑|网络|打印机> <3:今天|最近|这些 天> 这么#2 <2:慢|奇怪> ？", 30},
    {"work and love, how come no signal", "",
     "why#1 is <2:there no signal|there no internet|there no water|there nobody> <1:here|at "
     "home|in the office|in the hotel> ?",
     "怎么#1 <1:这里|家 里|办公室 里|酒店 里> <2:没有 信号|没有 网络|没有 水|没有 人> ？", 25,
     true},
    {"work and love, will ai replace", "",
     "will artificial#1 intelligence#2 replace#3 "
     "<1:teachers|doctors|workers|drivers|writers|scientists|people> <2:in the future|one day|next "
     "year> ?",
     "<2:未来|有 一天|明年> 人工#1 智能#2 会 取代#3 "
     "<1:老师|医生|工人|司机|作家|科学家|人类> 吗 ？",
     35},
    {"work and love, i think ai is", "",
     "i#1 think#2 <1:artificial intelligence|this program|this website|this phone|this robot> is "
     "<2:very useful|too complicated|really smart|a little strange|not safe|very interesting> .",
     "我#1 觉得#2 <1:人工 智能|这 个 程序|这 个 网站|这 部 手机|这 个 机器人> <2:非常 有用|太 "
     "复杂 了|真的 很 聪明|有点儿 奇怪|不 安全|非常 有趣> 。",
     35},
    {"work and love, how long to learn", "",
     "how#1 long#1 does it take#2 to learn#3 <1:Chinese|English|to drive|to swim|to play the "
     "piano|to cook> ?",
     "学#3 <1:中文|英语|开车|游泳|弹 钢琴|做饭> 要#2 多久#1 ？", 30},
    {"work and love, meeting moved to", "",
     "the <1:meeting|exam|class|game|party> <2:tomorrow|this afternoon|on Friday> has been moved#2 "
     "to#3 <3:Monday morning|the day after tomorrow|Wednesday afternoon|next month|Saturday> .",
     "<2:明天|今天 下午|星期五> 的 <1:会议|考试|课|比赛|聚会> 改#2 到#3 <3:星期一 早上|后天|星期三 "
     "下午|下个月|星期六> 了 。",
     35},
    {"work and love, shop not open today", "",
     "the <1:shop|bank|library|supermarket|museum|restaurant|pharmacy|swimming pool> is not#1 "
     "open#2 <2:today|on Sunday|tomorrow morning|tonight> .",
     "<1:商店|银行|图书馆|超市|博物馆|餐厅|药店|游泳池> <2:今天|星期天|明天 早上|今晚> 不#1 开#2 "
     "门#2 。",
     35},
    {"work and love, no subject reply", "",
     "<2:my phone is out of battery|i'm too busy|i forgot|i fell asleep|i didn't see the message> "
     ", i will answer#1 you#2 <1:later|tomorrow|tonight|after i get home> .",
     "<2:手机 没电 了|太 忙 了|忘 了|睡着 了|没 看到 消息> ， <1:等 一下|明天|今晚|到 家 以后> 再 "
     "回答#1 你#2 。",
     25, true},
    {"work and love, heard company", "",
     "i heard#2 that <1:your company|his school|that factory|her team|our boss> <2:is looking for "
     "new people|has a lot of money|is moving to Shanghai|has a new plan> .",
     "听说#2 <1:你 的 公司|他 的 学校|那 个 工厂|她 的 队|我们 老板> <2:在 找 新 人|有 很多 钱|要 "
     "搬 到 上海|有 新的 计划> 。",
     25, true},
    {"work and love, actually not", "",
     "actually#1 i#2 <1:don't like this job|don't understand Chinese|don't have money|am not "
     "angry|am not a student|still love you|want to go home> , <2:don't tell anyone|i'm "
     "sorry|please believe me> .",
     "其实#1 我#2 <1:不 喜欢 这 份 工作|不 懂 中文|没有 钱|不 生气|不是 学生|还 爱 你|想 回家> "
     "， <2:不要 告诉 任何 人|对不起|请 相信 我> 。",
     35},
    {"work and love, no wonder", "",
     "no wonder#1 <1:you are|your dad is|your sister is|your mom is|my boss is> so#2 "
     "<2:happy|tired|angry|busy> <3:today|lately> !",
     "难怪#1 <1:你|你 爸爸|你 姐姐|你 妈妈|我 老板> <3:今天|最近> 这么#2 <2:高兴|累|生气|忙> ！",
     25, true},
    {"work and love, looks like rain", "",
     "it looks#1 like#1 it's going to <1:rain|snow> <2:today|tomorrow|tonight|this weekend> , "
     "<3:remember to bring an umbrella|let's stay at home|wear more clothes|don't go out> .",
     "看起来#1 <2:今天|明天|今晚|这 个 周末> 要 <1:下雨|下雪> ， <3:记得 带 伞|我们 待 在 家 吧|多 "
     "穿 一些 衣服|不要 出去> 。",
     35, true},
    {"work and love, hope family", "",
     "i#1 hope#2 <1:my family|my parents|you and your family|my friends|the children|everyone> "
     "<2:will always be healthy|will always be happy|will have a good life|will have good luck> .",
     "我#1 希望#2 <1:我 的 家人|我 的 父母|你 和 你 的 家人|我 的 朋友|孩子|大家> <2:永远 "
     "健康|永远 快乐|有 好 生活|有 好运> 。",
     35},
    {"work and love, hope no subject", "",
     "i hope#1 <2:it doesn't rain|it isn't too hot|everything goes well|i can see you|i don't have "
     "to work> <1:tomorrow|this weekend|next week> .",
     "希望#1 <1:明天|这 个 周末|下周> <2:不要 下雨|不要 太 热|一切 顺利|能 见到 你|不 需要 上班> "
     "。",
     25, true},
    {"work and love, wish you", "",
     "<2:teacher|my friend|grandma|dear|mom> , i wish#1 you#2 <1:good health|a good trip|a happy "
     "birthday|a happy new year|a happy weekend|success in your work|success in the exam> !",
     "<2:老师|我 的 朋友|外婆|亲爱的|妈妈> ， 祝#1 你#2 <1:身体 健康|旅途 愉快|生日 快乐|新年 "
     "快乐|周末 愉快|工作 顺利|考试 成功> ！",
     30},
    {"work and love, too x le", "",
     "<1:the exam|the homework|this game|this job|this movie|this question> is really#1 too#2 "
     "<2:difficult|boring|easy|strange|complicated> !",
     "<1:考试|作业|这 个 游戏|这 份 工作|这 部 电影|这 个 问题> 真的#1 太#2 "
     "<2:难|无聊|容易|奇怪|复杂> 了 ！",
     30},
    {"work and love, hao a", "",
     "it's so#1 <1:hot|cold|cool|warm|quiet|noisy|crowded> <2:here|outside|at the beach|in the "
     "park> <3:today|tonight> !",
     "<3:今天|今晚> <2:这里|外面|海边|公园 里> 好#1 <1:热|冷|凉快|暖和|安静|吵|拥挤> 啊 ！", 25,
     true},
    {"work and love, no subject feeling", "",
     "i'm so#1 <1:tired|hungry|bored|thirsty|cold> <2:today|now|these days> , i really want#3 to "
     "<3:go home|sleep|eat hot pot|drink milk tea|travel> !",
     "<2:今天|现在|这些 天> 好#1 <1:累|饿|无聊|渴|冷> 啊 ， 真 想#3 <3:回家|睡觉|吃 火锅|喝 "
     "奶茶|旅行> ！",
     25, true},
    {"work and love, work overtime again", "",
     "<1:today|tonight|this weekend|on Saturday|tomorrow> i have to work#1 overtime again#3 , <2:i "
     "don't want to go|i'm so tired|i can't go to your party|don't wait for me|i will be home very "
     "late> .",
     "<1:今天|今晚|这 个 周末|星期六|明天> 又#3 得 加班#1 ， <2:我 不 想 去|好 累 啊|我 不能 去 你 "
     "的 聚会|不要 等 我|我 会 很 晚 回家> 。",
     25, true},
    {"work and love, is it that you", "",
     "are#1 you#2 <1:sick|tired|hungry|angry|busy|sad|drunk|lost> ? you#3 look#4 <2:a little "
     "strange|very strange> <3:today|these days|tonight> .",
     "你#2 是不是#1 <1:生病 了|累 了|饿 了|生气 了|很 忙|很 难过|喝醉 了|迷路 了> ？ <3:今天|这些 "
     "天|今晚> 你#3 看起来#4 <2:有点儿 奇怪|非常 奇怪> 。",
     25, true},
    {"work and love, can you or not", "",
     "can#1 <2:you|your brother|your friend|the teacher> <1:help me fix the computer|lend me some "
     "money|speak slowly|teach me Chinese|come early tomorrow|take me to the hospital|wait for me "
     "at the door> ?",
     "<2:你|你 哥哥|你 的 朋友|老师> 能 不能#1 <1:帮 我 修理 电脑|借 我 一些 钱|慢慢 说|教 我 "
     "中文|明天 早点 来|带 我 去 医院|在 门口 等 我> ？",
     25, true},
    {"work and love, weather will or not", "",
     "will#1 it <1:rain|snow|be windy|be very hot|be very cold> <2:tomorrow|tonight|this "
     "weekend|next week> in <3:Beijing|Shanghai|London|the mountains|your hometown> ?",
     "<2:明天|今晚|这 个 周末|下周> <3:北京|上海|伦敦|山 里|你 的 家乡> 会不会#1 "
     "<1:下雨|下雪|刮风|很 热|很 冷> ？",
     25, true},
    {"work and love, who broke", "",
     "who#1 <1:took my money|forgot to turn off the light|ate my cake|drank my milk tea|broke the "
     "computer|used my phone|took my umbrella> <2:last night|yesterday|just now> ?",
     "<2:昨晚|昨天|刚才> 谁#1 <1:拿走 了 我 的 钱|忘记 关 灯|吃 了 我 的 蛋糕|喝 了 我 的 "
     "奶茶|弄坏 了 电脑|用 了 我 的 手机|拿走 了 我 的 伞> ？",
     25, true},
    {"work and love, where can i", "",
     "where#1 can#2 i#3 <1:buy a phone card|change money|charge my phone|see a doctor|buy "
     "medicine|find a good teacher|print this report|use the internet for free> ?",
     "我#3 可以#2 在 哪里#1 <1:买 手机 卡|换 钱|给 我 的 手机 充电|看 医生|买 药|找到 好 "
     "老师|打印 这 份 报告|免费 上网> ？",
     35},
    {"work and love, how can i", "",
     "how#1 can#2 i#3 <1:lose weight|learn English well|find a good job|find a girlfriend|make my "
     "parents happy|save money|become a programmer|get more friends> ? <2:please tell me ?|i "
     "really don't know ?|who can help me ?|do you have any advice ?>",
     "我#3 怎么#1 才 能#2 <1:减肥|学 好 英语|找到 好 工作|找到 女朋友|让 我 父母 开心|存钱|成为 一 "
     "名 程序员|有 更 多 朋友> ？ <2:请 告诉 我 ？|我 真的 不 知道 ？|谁 能 帮 我 ？|你 有 建议 "
     "吗 ？>",
     30},
    {"work and love, doctor says", "",
     "the doctor#1 says#2 i <1:should|must|need to> <2:drink more water|eat less sugar|exercise "
     "every day|lose weight|rest for a week|go to bed early|take medicine every day> .",
     "医生#1 说#2 我 <1:应该|必须|需要> <2:多 喝 水|少 吃 糖|每天 锻炼|减肥|休息 一 个 "
     "星期|早点 睡觉|每天 吃 药> 。",
     35},
    {"work and love, ask leave", "",
     "boss#1 , i#2 <2:have a fever|have a cold|am sick|have a headache|am in the hospital> and "
     "can't <3:go to work|come to the meeting|go to the office> <4:today|tomorrow|this afternoon> "
     ".",
     "老板#1 ， 我#2 <2:发烧 了|感冒 了|生病 了|头疼|在 医院> ， <4:今天|明天|今天 下午> 不能 "
     "<3:去 上班|来 开会|去 办公室> 。",
     35},
    {"work and love, money no enough", "",
     "i#1 have no#2 money#3 this month , because#4 <1:i bought a new phone|the house is too "
     "expensive|i lost my job|my wife bought a car|the salary is too low|i lent my friend money> .",
     "我#1 这 个 月 没有#2 钱#3 ， 因为#4 <1:我 买 了 一 部 新 手机|房子 太 贵 了|我 失去 了 "
     "工作|我 妻子 买 了 一 辆 汽车|工资 太 低 了|我 借 给 了 我 的 朋友 钱> 。",
     25},
    {"work and love, money cannot buy", "",
     "money#1 can#2 buy#3 <1:a house|a bed|medicine|a watch|books|food> , but#4 can't#5 buy#6 "
     "<2:love|happiness|health|time|real friends|life> .",
     "钱#1 能#2 买#3 <1:房子|床|药|手表|书|食物> ， 但是#4 不能#5 买#6 <2:爱情|幸福|健康|时间|真正 "
     "的 朋友|生命> 。",
     30},
    {"work and love, how come still", "",
     "why#1 are you still#2 <2:in bed|at home|playing games|at work|angry|in the office|on the "
     "phone> ? it's already#3 <3:ten o'clock|eleven o'clock|very late|noon> !",
     "你 怎么#1 还#2 <2:在 床 上|在 家|在 玩 游戏|在 上班|在 生气|在 办公室|在 打 电话> ？ 已经#3 "
     "<3:十 点|十一 点|很 晚|中午> 了 ！",
     25, true},
    {"work and love, love never", "",
     "no matter#1 <1:where you go|what happens|how far it is|how busy i am|how old we are|what "
     "others say> , i#2 will always#3 <2:love you|wait for you|miss you|believe you|be with "
     "you|protect you> .",
     "无论#1 <1:你 去 哪里|发生 什么|有 多 远|我 多 忙|我们 多 大|别人 说 什么> ， 我#2 都 会 "
     "永远#3 <2:爱 你|等 你|想 你|相信 你|和 你 在 一起|保护 你> 。",
     35},
    {"work and love, i think should", "",
     "i#1 think#2 <1:young people|children|students|we|you> should#3 <2:read more books|play with "
     "the phone less|exercise every day|go to bed early|work hard|save money> .",
     "我#1 觉得#2 <1:年轻人|孩子|学生|我们|你> 应该#3 <2:多 看书|少 玩 手机|每天 锻炼|早点 "
     "睡觉|努力 工作|存钱> 。",
     35},
    {"work and love, seems broken", "",
     "<1:my phone|my computer|the elevator|the air conditioner|the washing machine|the printer> "
     "seems#1 to be broken#2 , <2:what should i do ?|who can fix it ?|how long does it take to fix "
     "it ?|can i change to a new one ?>",
     "<1:我 的 手机|我 的 电脑|电梯|空调|洗衣机|打印机> 好像#1 坏#2 了 ， <2:怎么办 ？|谁 能 修理 "
     "？|修理 需要 多久 ？|可以 换 新的 吗 ？>",
     25, true},
    {"work and love, seems person", "",
     "<1:mom|dad|the boss|the teacher|my girlfriend|my wife> seems#1 a little#2 "
     "<2:angry|tired|sad|busy|nervous|strange> <3:today|lately|these days> .",
     "<1:妈妈|爸爸|老板|老师|我 的 女朋友|我 妻子> <3:今天|最近|这些 天> 好像#1 有点#2 "
     "<2:生气|累|难过|忙|紧张|奇怪> 。",
     30},
    {"work and love, no school tomorrow", "",
     "<1:tomorrow|on Saturday|on Monday|the day after tomorrow> there is no <2:school|work> , i#2 "
     "can#3 <3:get up late|travel with my family|see my friends|play games|watch movies at home> !",
     "<1:明天|星期六|星期一|后天> 不 <2:上学|上班> ， 我#2 可以#3 <3:晚点 起床|和 家人 旅行|见 "
     "朋友|玩 游戏|在 家 看 电影> ！",
     25, true},
    {"work and love, school notice", "",
     "because#1 of the <1:heavy rain|heavy snow|typhoon> , <2:the school|the park|the museum|the "
     "factory|the library|the swimming pool> is closed#2 <3:today|tomorrow|this afternoon|on "
     "Monday> .",
     "因为#1 <1:大 雨|大 雪|台风> ， <2:学校|公园|博物馆|工厂|图书馆|游泳池> <3:今天|明天|今天 "
     "下午|星期一> 关门#2 。",
     30},
    {"work and love, notice meeting at", "",
     "<1:tomorrow|on Monday|on Friday|the day after tomorrow> there is a meeting#1 at "
     "<2:eight|nine|ten|eleven> o'clock#2 , please#3 <3:don't be late|arrive early|turn off your "
     "phones|bring your computers|tell everyone> .",
     "<1:明天|星期一|星期五|后天> <2:八|九|十|十一> 点#2 开会#1 ， 请#3 <3:不要 迟到|早点 到|关 "
     "手机|带 电脑|告诉 大家> 。",
     25, true},
    {"work and love, zhen x a", "",
     "<1:your son is|your daughter is|this child is|that student is|your friend is> really#1 "
     "<2:smart|cute|brave|polite|tall|lazy> !",
     "<1:你 儿子|你 女儿|这 个 孩子|那 个 学生|你 的 朋友> 真#1 <2:聪明|可爱|勇敢|有礼貌|高|懒> 啊 "
     "！",
     25, true},
    {"work and love, can ai", "",
     "can#1 <1:a robot|artificial intelligence|this program|a computer> really#2 <2:write "
     "poems|drive a car|teach children|understand people|translate Chinese|tell a joke|help "
     "doctors|think> ?",
     "<1:机器人|人工 智能|这 个 程序|电脑> 真的#2 能#1 <2:写 诗|开车|教 孩子|理解 人|翻译 中文|讲 "
     "笑话|帮助 医生|思考> 吗 ？",
     35},
    {"work and love, phone every day", "",
     "<1:my son|my daughter|my husband|my brother|my wife> <2:plays with the phone|plays "
     "games|watches television|drinks beer> every day#1 , what#2 should i do ?",
     "<1:我 儿子|我 女儿|我 丈夫|我 哥哥|我 妻子> 每天#1 <2:玩 手机|玩 游戏|看 电视|喝 啤酒> ， "
     "怎么办#2 ？",
     25},
    {"work and love, forgot password", "",
     "i forgot#1 my <1:phone|computer|email|bank card|website> password#2 , <2:what should i "
     "do|can you help me|how can i change it|who can help me> ?",
     "我 忘记#1 了 <1:手机|电脑|邮件|银行 卡|网站> 的 密码#2 ， <2:怎么办|你 能 帮 我 吗|怎么 "
     "改|谁 能 帮 我> ？",
     25, true},
    {"work and love, why do i always", "",
     "why#1 do i#2 always#3 <1:feel tired|want to sleep|have a headache|feel hungry|feel "
     "nervous|feel lonely> <2:at school|at work|on Monday|in the afternoon|in winter> ?",
     "我#2 为什么#1 <2:在 学校|上班 的 时候|星期一|下午|冬天> 总是#3 <1:感到 累|想 "
     "睡觉|头疼|感到 饿|感到 紧张|感到 孤独> ？",
     35},
    {"work and love, mom wants me", "",
     "<1:mom|dad|grandma|grandpa> wants#1 me#2 to <2:get married|study hard|find a good job|be a "
     "doctor|play the piano|learn English> , but#3 i#4 <3:don't want to|only want to sleep|want to "
     "be a singer|am very tired|like playing games> .",
     "<1:妈妈|爸爸|外婆|爷爷> 想#1 让 我#2 <2:结婚|努力 学习|找到 好 工作|当 医生|弹 钢琴|学 "
     "英语> ， 但是#3 我#4 <3:不 想|只 想 睡觉|想 当 歌手|非常 累|喜欢 玩 游戏> 。",
     30},
    {"work and love, already done q", "",
     "have you <1:got home|eaten|got up|finished your homework|finished work|arrived> yet#1 ? <2:i "
     "miss you|i'm waiting for you|call me|answer me|i'm worried> ?",
     "<1:到 家|吃饭|起床|写 完 作业|下班|到> 了 吗#1 ？ <2:我 想 你|我 在 等 你|给 我 打 电话|回答 "
     "我|我 很 担心> ？",
     25, true},
    {"work and love, health important", "",
     "<1:health|family|time|love|happiness> is more#1 important#2 than#3 "
     "<2:money|work|success|grades|wealth> , don't#4 forget#5 <3:to rest|to call your parents|to "
     "go home early> .",
     "<1:健康|家人|时间|爱|幸福> 比#3 <2:钱|工作|成功|成绩|财富> 更#1 重要#2 ， 不要#4 忘记#5 "
     "<3:休息|给 父母 打 电话|早点 回家> 。",
     35},
    {"work and love, weather getting", "",
     "the weather#1 is#2 getting <1:colder and colder|hotter and hotter|warmer and warmer> , "
     "<2:take care of yourself|remember to drink more water|we should go out and exercise> .",
     "天气#1 越来越#2 <1:冷|热|暖和> 了 ， <2:保重 身体|记得 多 喝 水|我们 应该 出去 锻炼> 。", 28,
     true},
    {"work and love, find work hard", "",
     "<2:now|this year|here> it's really#1 too hard#2 to <1:find a job|learn math|lose weight|save "
     "money|find a girlfriend|buy a house> !",
     "<2:现在|今年|这里> <1:找 工作|学 数学|减肥|存钱|找 女朋友|买 房子> 真的#1 太 难#2 了 ！", 30},
    {"work and love, whose fault which doctor", "",
     "which#1 <1:doctor|teacher|hospital|school|restaurant|phone|hotel> is the best#2 <2:in "
     "Beijing|here|in this city|in China> ?",
     "<2:北京|这里|这 个 城市|中国> <1:哪#1 个 医生|哪#1 个 老师|哪#1 家 医院|哪#1 个 学校|哪#1 "
     "家 餐厅|哪#1 部 手机|哪#1 家 酒店> 最好#2 ？",
     30},
    {"work and love, who is going", "",
     "who#1 knows <1:where the doctor is|how to fix a computer|when the exam is|where to buy "
     "medicine|how to go to the hospital|why the shop isn't open> ? please#2 tell#3 me#4 , thank#5 "
     "you !",
     "谁#1 知道 <1:医生 在 哪里|怎么 修 电脑|考试 是 什么时候|在 哪里 买 药|怎么 去 医院|商店 "
     "为什么 不 开 门> ？ 请#2 告诉#3 我#4 ， 谢谢#5 ！",
     25},
    {"work and love, miss home", "",
     "i haven't been home for <1:two years|a long time|half a year|three months|ten years> , i "
     "really#3 miss#4 <2:my mom|my parents|my family|my hometown|my friends|my little dog> .",
     "<1:两 年|很久|半 年|三 个 月|十 年> 没 回家 了 ， 真#3 想念#4 <2:我 妈妈|我 父母|我 的 "
     "家人|我 的 家乡|我 的 朋友|我 的 小狗> 。",
     30, true},
};

}  // namespace

std::span<const Template> templates_of_chinese_work_and_love() { return chinese_work_and_love; }

}  // namespace playground::grammar
