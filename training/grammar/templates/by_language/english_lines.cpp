// Templates: songs, sayings and sentences of English grammars.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_lines[] = {
    {"song, always love you", "",
     "i#1 will#2 always#3 <1:love|miss|remember|trust|need|wait for> you#4 , <2:my dear|my "
     "friend|mom|baby> .",
     "<2:亲爱的|我 的 朋友|妈妈|宝宝> ， 我#1 会#2 永远#3 <1:爱|想|记得|信任|需要|等> 你#4 。", 30},
    {"song, can't live without you", "",
     "i#1 can't <1:live|sleep|win|be happy|do this> without#2 you#3 , <2:my love|my friend|baby|my "
     "dear> .",
     "<2:我 的 爱|我 的 朋友|宝宝|亲爱的> ， 没有#2 你#3 我#1 <1:不能 活|睡 不 着|赢 不了|不能 "
     "快乐|做 不到 这 个> 。",
     30},
    {"song, waiting for you", "",
     "<1:i have|we have|everyone has|my heart has> been waiting#1 for you#2 <2:all night|all "
     "day|for a long time|for two hours|for ten years|for a hundred years> .",
     "<1:我|我们|大家 都|我 的 心> 等#1 了 你#2 <2:整整 一 夜|整整 一天|很久|两 个 小时|十 "
     "年|一 百 年> 了 。",
     30},
    {"song, don't leave me", "",
     "please#1 don't leave#2 me#3 <1:tonight|now|today|tomorrow> , <2:i need you|i love you|i am "
     "afraid|i am so lonely|i can't live without you> .",
     "请#1 <1:今晚|现在|今天|明天> 不要 离开#2 我#3 ， <2:我 需要 你|我 爱 你|我 很 害怕|我 好 "
     "孤独|没有 你 我 不能 活> 。",
     30},
    {"song, the night is long", "",
     "the night#1 is <1:long|cold|quiet|beautiful|warm> , and i#2 am <2:thinking of you|waiting "
     "for you|singing for you|crying alone|dancing alone|walking home alone> .",
     "夜#1 很 <1:长|冷|安静|美丽|暖和> ， 我#2 <2:在 想 你|在 等 你|在 给 你 唱歌|一个人 在 "
     "哭|一个人 在 跳舞|一个人 在 走路 回家> 。",
     30},
    {"song, dancing in the rain", "",
     "i#1 am <1:singing|dancing|walking|laughing|crying> <2:in the rain|in the snow|in the wind|in "
     "the moonlight|on the roof|on the beach> with#2 you#3 .",
     "我#1 和#2 你#3 一起 在 <2:雨 里|雪 里|风 里|月光 下|屋顶 上|海滩 上> "
     "<1:唱歌|跳舞|走路|笑|哭> 。",
     30},
    {"song, just dancing", "",
     "<1:singing|dancing|talking|sleeping|running> <2:in the rain|in the snow|in the wind|in the "
     "moonlight|on the roof|on the beach> .",
     "在 <2:雨 里|雪 里|风 里|月光 下|屋顶 上|海滩 上> <1:唱歌|跳舞|说话|睡觉|跑步> 。", 25},
    {"song, the city never sleeps", "",
     "this#1 city#2 never#3 <1:sleeps|stops|rests|forgets> , and <2:i am still awake|i miss "
     "you|i am alone|i love these lights|we dance until the morning> .",
     "这#1 个 城市#2 从不#3 <1:睡觉|停|休息|忘记> ， <2:我 还 醒 着|我 想 你|我 一个人|我 爱 "
     "这些 灯|我们 跳舞 跳 到 早上> 。",
     30},
    {"song, take me home", "",
     "<1:country roads|long road|little boat|little train|night train> , take#1 me#2 <2:home|to "
     "the sea|back to my hometown|to the place where i was born|away from here> .",
     "<1:乡村 路|长 路|小 船|小 火车|晚上 的 火车> ， 带#1 我#2 <2:回家|去 海边|回 我 的 "
     "家乡|去 我 出生 的 地方|离开 这里> 。",
     30},
    {"song, coming home", "",
     "I'm#1 coming home#2 <1:tonight|tomorrow|next week|soon|this weekend> , <2:mom|dad|grandma|my "
     "love|baby> .",
     "<2:妈妈|爸爸|外婆|我 的 爱|宝宝> ， 我#1 <1:今晚|明天|下周|很 快 就|这 个 周末> 回家#2 。",
     30},
    {"song, you are my sunshine", "",
     "you#1 are my#2 <1:sunshine|dream|life|everything|hope|home|heart> and i#3 will <2:never "
     "forget you|always love you|never leave you|always believe you> .",
     "你#1 是 我#2 的 <1:阳光|梦想|生命|一切|希望|家|心> ， 我#3 <2:永远 不会 忘记 你|会 永远 爱 "
     "你|永远 不会 离开 你|会 永远 相信 你> 。",
     30},
    {"song, you make me happy", "",
     "you#1 make#2 me#3 <1:happy|laugh|smile|strong|brave> when#4 <2:it rains|i am sad|i am "
     "alone|i am tired|the sky is grey> .",
     "<2:下雨|我 很 难过|我 一个人|我 很 累|天空 是 灰色> 的 时候#4 你#1 让#2 我#3 "
     "<1:快乐|笑|微笑|强壮|勇敢> 。",
     30},
    {"song, you broke my heart", "",
     "you#1 broke my#2 heart#3 <1:last summer|last night|last year|last Christmas|again> , but#4 "
     "<2:i still love you|i am not angry|i forgive you|i will forget you|life goes on> .",
     "你#1 <1:去年 夏天|昨晚|去年|去年 圣诞|又> 伤 了 我#2 的 心#3 ， 但是#4 <2:我 还 爱 你|我 "
     "不 生气|我 原谅 你|我 会 忘记 你|生活 还 要 继续> 。",
     30},
    {"song, gave you my heart", "",
     "<1:last Christmas|last summer|last night|yesterday|that night> i#1 gave#2 you#3 my#4 heart#5 "
     "<2:, but you left me|, but you forgot me|, but you lied to me|, and now i am happy|, and you "
     "gave me a kiss> .",
     "<1:去年 圣诞|去年 夏天|昨晚|昨天|那 个 晚上> 我#1 把 我#4 的 心#5 给#2 了 你#3 ， "
     "<2:但是 你 离开 了 我|但是 你 忘记 了 我|但是 你 骗 了 我|现在 我 很 高兴|你 给 了 我 "
     "一 个 吻> 。",
     30},
    {"song, rain go away", "",
     "<1:rain , rain|wind , wind|snow , snow|night , night> , go away#1 , come#2 again#3 "
     "<2:another day|tomorrow|next week|next year> .",
     "<1:雨 啊 雨|风 啊 风|雪 啊 雪|夜 啊 夜> ， 走开#1 吧 ， <2:改天|明天|下周|明年> 再#3 "
     "来#2 。",
     25},
    {"song, lonely nights", "",
     "<1:at night|in the morning|when it rains|when i close my eyes|every day and every night> "
     "i#1 <2:need|think of|wait for|love|miss> you#2 .",
     "<1:晚上|早上|下雨 的 时候|我 闭 上 眼睛 的 时候|每天 每 个 晚上> 我#1 <2:需要|想|等|爱|想> "
     "你#2 。",
     25},
    {"song, i know you", "",
     "i#1 <1:saw|met|heard|found|kissed> you#2 in a dream#3 , <2:and i was happy|and then i woke "
     "up|but i forgot your name|but you did not see me> .",
     "我#1 在 梦#3 里 <1:看见|遇见|听见|找到|吻> 了 你#2 ， <2:我 很 高兴|然后 我 醒 了|但是 我 "
     "忘记 了 你 的 名字|但是 你 没有 看见 我> 。",
     30},
    {"song, all you need is love", "",
     "all#1 <1:you need|we need|i need|they need> is <2:love|time|coffee|a friend|money|sleep|a "
     "hug> .",
     "<1:你|我们|我|他们> 需要 的 只#1 是 <2:爱|时间|咖啡|一 个 朋友|钱|睡觉|一 个 拥抱> 。", 25},
    {"speech, i have a dream", "",
     "i#1 have a dream#2 that one day#3 <1:all people will be free|there will be no war|every "
     "child can go to school|we will all be friends|everyone will have something to eat|we "
     "will live in peace> .",
     "我#1 有 一 个 梦想#2 ， 有 一天#3 <1:所有 人 都 会 自由|不会 有 战争|每 个 孩子 都 能 "
     "上学|我们 都 会 成为 朋友|大家 都 会 有 东西 吃|我们 会 在 和平 中 生活> 。",
     30},
    {"saying, follow your dream", "",
     "follow#1 your#2 <1:dream|heart|dreams> and <2:never give up|don't be afraid|don't look "
     "back|be brave|be yourself> .",
     "跟随#1 你#2 的 <1:梦想|心|梦想> ， <2:永远 不要 放弃|不要 害怕|不要 回头|要 勇敢|做 你 自己> "
     "。",
     30},
    {"film, I'll be back", "",
     "I'll#1 be back#2 <1:soon|tomorrow|in ten minutes|before dinner|next week|next summer> , "
     "<2:my friend|i promise|don't worry|wait for me here> .",
     "我#1 <1:很 快 就|明天|十 分钟 以后|晚饭 以前|下周|明年 夏天> 会 回来#2 ， <2:我 的 朋友|我 "
     "保证|不要 担心|在 这里 等 我> 。",
     30},
    {"film, we have a problem", "",
     "<1:captain|boss|doctor|professor|my friend|Anna|Jack> , we#1 have a#2 "
     "<2:big|small|serious|new|strange> problem#3 .",
     "<1:船长|老板|医生|教授|我 的 朋友|安娜|杰克> ， 我们#1 有 一#2 个 <2:大|小|严重 的|新的|奇怪 "
     "的> 问题#3 。",
     30},
    {"film, i am your father", "k=pick:kin",
     "<1:Jack|Anna|Tom|no , Jack|yes , Anna|Michael> , i#1 am#2 your#3 {k} .",
     "<1:杰克|安娜|汤姆|不 ， 杰克|是的 ， 安娜|迈克尔> ， 我#1 是#2 你#3 的 {k} 。", 25},
    {"film, life is like a box of chocolates", "",
     "<1:life|love|my job|school> is#1 like#2 <2:a box of chocolates|a journey|a song|a river|a "
     "game|a movie|a book|a dream> .",
     "<1:人生|爱|我 的 工作|学校> 就#1 像#2 <2:一 盒 巧克力|一次 旅途|一 首 歌|一 条 河|一 场 "
     "游戏|一 部 电影|一 本 书|一 个 梦> 。",
     38},
    {"film, never know what you get", "",
     "you#1 never#2 know#3 what <1:you will find|will happen|you will learn|you will see> "
     "before#4 <2:you try|you open the door|you get there|you open your eyes> .",
     "<2:你 试|你 打开 门|你 到 那里|你 睁 开 眼睛> 以前#4 ， 你#1 永远#2 不 知道#3 <1:你 会 "
     "找到 什么|会 发生 什么|你 会 学 到 什么|你 会 看到 什么> 。",
     30},
    {"proverb, home is where the heart is", "",
     "home#1 is where <1:the heart is|you are|my mother is|love is|my friends are|my cat is> .",
     "<1:心|你|我 妈妈|爱|我 的 朋友|我 的 猫> 在 哪里 ， 家#1 就 在 哪里 。", 25},
    {"proverb, where there is love", "",
     "where#1 there is#2 <1:love|peace|music|water|sunshine|freedom> , there is#3 "
     "<2:hope|life|joy|happiness> .",
     "有#2 <1:爱|和平|音乐|水|阳光|自由> 的 地方#1 ， 就 有#3 <2:希望|生命|快乐|幸福> 。", 30},
    {"saying, tomorrow is another day", "",
     "<1:don't worry|don't cry|don't be sad|don't be afraid|don't give up|good night> , <2:my "
     "dear|my child|my friend|baby> , tomorrow#1 is another#2 day#3 .",
     "<2:亲爱的|我 的 孩子|我 的 朋友|宝宝> ， <1:不要 担心|不要 哭|不要 难过|不要 害怕|不要 "
     "放弃|晚安> ， 明天#1 又是#2 新的 一天#3 。",
     30},
    {"saying, show must go on", "",
     "the <1:show|game|party|meeting|journey|work> must#1 go on#2 , so#3 <2:please stay|please "
     "help us|please don't cry|let's start|let's hurry> .",
     "<1:演出|比赛|聚会|会议|旅途|工作> 必须#1 继续#2 ， 所以#3 <2:请 留下|请 帮 我们|请 不要 "
     "哭|我们 开始 吧|我们 快 点 吧> 。",
     82},
    {"saying, never too late", "",
     "it's never#1 too#2 late#3 to <1:learn|change|say sorry|start again|love|try something new|go "
     "home> .",
     "<1:学习|改变|说 对不起|再 开始|爱|试 新的 东西|回家> 永远#1 不会 太#2 晚#3 。", 30},
    {"saying, never stop", "",
     "never#1 stop#2 <1:learning|reading|smiling|dancing|singing|laughing> , <2:my friend|my "
     "child|my dear|children> .",
     "<2:我 的 朋友|我 的 孩子|亲爱的|孩子 们> ， 永远#1 不要 停止#2 "
     "<1:学习|看书|微笑|跳舞|唱歌|笑> 。",
     25},
    {"playful, six silly snakes", "",
     "<1:six|seven|ten|two|three> <2:silly snakes|sleepy sheep|small spiders|slow turtles|sad "
     "frogs> sang#1 <3:six|seven|ten|three> songs#2 .",
     "<1:六|七|十|两|三> <2:条 傻 蛇|只 困 的 羊|只 小 蜘蛛|只 慢 的 乌龟|只 难过 的 青蛙> 唱#1 了 "
     "<3:六|七|十|三> 首 歌#2 。",
     30},
    {"playful, i scream for ice cream", "",
     "i#1 scream#2 , you#3 scream#4 , we#5 all#6 scream#7 for <1:ice "
     "cream|cake|chocolate|pizza|more cookies|noodles> !",
     "我#1 叫#2 ， 你#3 叫#4 ， 我们#5 都#6 叫#7 着 要 <1:冰淇淋|蛋糕|巧克力|比萨饼|更 多 "
     "饼干|面条> ！",
     25},
    {"playful, cat can speak Chinese", "",
     "my#1 <1:cat|dog|hamster|parrot|goldfish|rabbit> can#2 <2:speak Chinese|drive a car|play "
     "chess|play the piano|fix computers|cook noodles> , but#3 <3:i can't|nobody believes me|my "
     "neighbor can't|you can't> .",
     "我#1 的 <1:猫|狗|仓鼠|鹦鹉|金鱼|兔子> 会#2 <2:说 中文|开车|下 象棋|弹 钢琴|修 电脑|做 "
     "面条> ， 但是#3 <3:我 不会|没有人 相信 我|我 的 邻居 不会|你 不会> 。",
     35},
    {"playful, the big black bug", "",
     "a big#1 <1:black|blue|brown|purple|green> <2:bug|bear|bird|dog|owl> bit#2 a little#3 "
     "<3:black|white|pink|yellow> <4:rabbit|mouse|duck|frog|cat> .",
     "一 只 <1:黑色|蓝色|棕色|紫色|绿色> 的 大#1 <2:虫子|熊|鸟|狗|猫头鹰> 咬#2 了 一 只 "
     "<3:黑色|白色|粉色|黄色> 的 小#3 <4:兔子|老鼠|鸭子|青蛙|猫> 。",
     33},
    {"grammar, if i were you", "",
     "if#1 i#2 were <1:rich|you|the president|young again|the king|your teacher> , i#3 would#4 "
     "<2:buy a big house|travel all over the world|learn ten languages|help poor people|sleep "
     "more|be very happy> .",
     "如果#1 我#2 <1:很 富有|是 你|是 总统|又 年轻|是 国王|是 你 的 老师> ， 我#3 会#4 <2:买 "
     "一 座 大 房子|去 全世界 旅行|学 十 种 语言|帮助 穷 人|多 睡觉|非常 高兴> 。",
     35},
    {"grammar, if i were a bird", "",
     "if#1 i#2 were a <1:bird|butterfly|pigeon|dragon|parrot|swan> , i#3 would#4 fly <2:to "
     "you|over the sea|home|to the moon|around the world|far away> .",
     "如果#1 我#2 是 一 <1:只 鸟|只 蝴蝶|只 鸽子|条 龙|只 鹦鹉|只 天鹅> ， 我#3 会#4 <2:飞 到 "
     "你 那里|飞 过 大海|飞 回家|飞 到 月球 上|飞 遍 全世界|飞 得 很 远> 。",
     30},
    {"grammar, if i had", "",
     "if#1 i#2 had <1:more time|a lot of money|a car|wings|a million dollars|a big house> , i#3 "
     "would#4 <2:visit you every day|be happy|take you to the sea|see the whole world|buy you "
     "flowers> .",
     "如果#1 我#2 有 <1:更 多 时间|很多 钱|一 辆 汽车|翅膀|一 百万 美元|一 座 大 房子> ， "
     "我#3 会#4 <2:每天 看望 你|很 高兴|带 你 去 海边|看 全世界|给 你 买 花> 。",
     35},
    {"grammar, the more i learn", "",
     "the more#1 i#2 <1:learn|read|look|listen|think> , the more#3 <2:i understand|i want to "
     "know|i love this world|i like this city|i love you> .",
     "我#2 <1:学|读|看|听|想> 得 越#1 多 ， 就 越#3 <2:明白|想 知道|爱 这 个 世界|喜欢 这 个 "
     "城市|爱 你> 。",
     30},
    {"grammar, the sooner the better", "",
     "the <1:earlier|faster|bigger|cheaper|longer|more|easier|warmer> the better#1 , <2:my "
     "friend|i think|my mom says|i told you> .",
     "<1:越 早|越 快|越 大|越 便宜|越 长|越 多|越 容易|越 暖和> 越 好#1 ， <2:我 的 朋友|我 "
     "觉得|我 妈妈 说|我 告诉 你 了> 。",
     25},
    {"grammar, not only but also, 2", "",
     "<1:Anna|Jack|my sister|my teacher|i|this robot> can not only#1 <2:sing|cook|swim|drive|speak "
     "English> but also#2 <3:dance|play the guitar|speak Chinese|draw|ride a horse> .",
     "<1:安娜|杰克|我 姐姐|我 的 老师|我|这 个 机器人> 不但#1 会 <2:唱歌|做饭|游泳|开车|说 英语> "
     "， 而且#2 会 <3:跳舞|弹 吉他|说 中文|画画|骑 马> 。",
     35},
    {"grammar, not only adjectives", "",
     "this <1:book|city|restaurant|song|hotel> is not only#1 <2:famous|good|beautiful> but "
     "also#2 <3:very important|very interesting|very special|very popular> .",
     "这 <1:本 书|个 城市|家 餐厅|首 歌|家 酒店> 不但#1 <2:有名|好|美丽> ， 而且#2 <3:非常 "
     "重要|非常 有趣|非常 特别|非常 受欢迎> 。",
     30},
    {"grammar, used to", "",
     "<1:i|we|my parents|my brother|Tom> used#1 to <2:live in London|play football|smoke|drink a "
     "lot of coffee|have a dog|be afraid of spiders> , but that was a long#2 time ago .",
     "<1:我|我们|我 父母|我 哥哥|汤姆> 以前#1 <2:住 在 伦敦|踢 足球|抽烟|喝 很多 咖啡|有 一 只 "
     "狗|害怕 蜘蛛> ， 但是 那 是 很久#2 以前 的 事 。",
     35},
    {"grammar, used to when young", "",
     "when#1 i#2 was young#3 , i#4 used to <1:play the piano|swim in the river|sing in the "
     "church|play chess with my father|read books|listen to the radio> <2:every#6 day|every#6 "
     "week|every#6 evening|every#6 Sunday|every#6 summer> .",
     "我#2 年轻#3 的 时候#1 ， 我#4 <2:每天#6|每#6 个 星期|每天#6 晚上|每#6 个 星期天|每#6 个 "
     "夏天> 都 <1:弹 钢琴|在 河 里 游泳|在 教堂 里 唱歌|和 我 爸爸 下 象棋|看书|听 收音机> 。",
     30},
    {"grammar, i wish", "",
     "i wish#1 <1:you were|we were|my family was|my friends were> <2:here|in Paris|at "
     "home|rich|happy|on the beach> .",
     "要是#1 <1:你|我们|我 的 家人|我 的 朋友> <2:在 这里|在 巴黎|在 家|很 富有|很 高兴|在 海滩 "
     "上> 就 好 了 。",
     30},
    {"grammar, i wish i could", "",
     "i wish#1 i#2 <1:could fly|had more time|knew the answer|could speak Chinese|had a "
     "brother|could see you tonight|could stop time> .",
     "要是#1 我#2 <1:会 飞|有 更 多 时间|知道 答案|会 说 中文|有 一 个 哥哥|今晚 能 见 你|能 "
     "让 时间 停止> 就 好 了 。",
     35},
    {"grammar, so that", "",
     "i#1 was so#2 <1:tired|sad|nervous|excited|angry|scared> that i <2:couldn't speak|couldn't "
     "sleep|forgot to eat|started to cry|forgot my name> .",
     "我#1 <1:累|难过|紧张|兴奋|生气|害怕> 得#2 <2:说 不 出 话|睡 不 着|忘记 了 吃饭|哭 了 "
     "起来|忘记 了 我 的 名字> 。",
     35},
    {"grammar, had better", "",
     "<1:you|we|your brother|the children|Tom> had better#1 <2:go home|take an umbrella|go to "
     "bed|wait here|hurry> because#2 <3:it's late|it's very cold|it's raining|it's already ten "
     "o'clock> .",
     "<1:你|我们|你 哥哥|孩子 们|汤姆> 最好#1 <2:回家|带 雨伞|去 睡觉|在 这里 等|快 点> ， "
     "因为#2 <3:很 晚 了|非常 冷|在 下雨|已经 十 点 了> 。",
     62},
    {"grammar, had better not", "",
     "you#1 had better#2 not#3 <1:tell anyone|be late|drink beer|eat too much|forget my "
     "birthday|touch the dog|lie to me> , <2:my friend|Tom|Anna|boys> .",
     "<2:我 的 朋友|汤姆|安娜|男孩 们> ， 你#1 最好#2 不要#3 <1:告诉 任何 人|迟到|喝 啤酒|吃 "
     "太 多|忘记 我 的 生日|碰 狗|骗 我> 。",
     30},
    {"grammar, too to", "",
     "my <1:son|daughter|friend|niece|grandson> is too#1 <2:young|tired|sick|busy|lazy> to#2 "
     "<3:drive|cook|play with you|go to school|help us|travel> .",
     "我 <1:儿子|女儿|的 朋友|侄女|孙子> 太#1 <2:小 了 ， 不能#2|累 了 ， 不能#2|不舒服 了 ， "
     "不能#2|忙 了 ， 不能#2|懒 了 ， 不#2 想#2> <3:开车|做饭|和 你 玩|上学|帮助 我们|旅行> 。",
     30},
    {"grammar, it's too late to", "",
     "it's too#1 <1:late|dark|cold|hot|dangerous> to#2 <2:swim|go out|play in the garden|walk "
     "home|climb the mountain> , <3:so let's stay here|i think|my mother says|children> .",
     "太#1 <1:晚|黑|冷|热|危险> 了 ， 不能#2 <2:游泳|出去|在 花园 里 玩|走路 回家|爬 山> ， "
     "<3:所以 我们 待 在 这里 吧|我 觉得|我 妈妈 说|孩子 们> 。",
     30},
    {"grammar, as soon as", "",
     "I'll#1 <1:call you|send you a message|come to you|tell you|write to you|help you> as soon#2 "
     "as i#3 <2:get home|arrive|wake up|finish work|have time|know the answer> .",
     "我#3 一#2 <2:到 家|到|醒|下班|有时间|知道 答案> 就#1 <1:给 你 打 电话|给 你 发 消息|来 找 "
     "你|告诉 你|给 你 写 信|帮助 你> 。",
     35},
    {"grammar, by the time", "",
     "by the time#2 <1:i arrived|we got to the station|the police came|i woke up|my friends "
     "came> , <2:the train had already left|the party was already over|it was already too "
     "late|everyone had already gone home|the cake was already gone> .",
     "<1:我 到|我们 到 车站|警察 来|我 醒 来|我 的 朋友 来> 的 时候#2 ， <2:火车 已经 走 "
     "了|聚会 已经 结束 了|已经 太 晚 了|大家 已经 回家 了|蛋糕 已经 没有 了> 。",
     35},
    {"AI, are you a robot", "",
     "<1:hello|hi|hey|tell me|please> , are you#1 <2:a robot|a human|a real person|smarter than "
     "me|smarter than humans|a machine|an artificial intelligence> ?",
     "<1:你好|嗨|嘿|告诉 我|请> ， 你#1 <2:是 机器人|是 人类|是 真正 的 人|比 我 聪明|比 人类 "
     "聪明|是 机器|是 人工 智能> 吗 ？",
     30},
    {"AI, do you dream", "",
     "do you#1 <1:dream at night|have a heart|have friends|sleep|believe in God|love "
     "music|understand me|know everything> , <2:robot|computer|my friend|Jack> ?",
     "<2:机器人|电脑|我 的 朋友|杰克> ， 你#1 <1:晚上 做梦|有 心|有 朋友|睡觉|相信 上帝|爱 "
     "音乐|理解 我|什么 都 知道> 吗 ？",
     58},
    {"AI, what do you think about", "",
     "what#1 do you#2 think#3 about <1:love|war and peace|artificial intelligence|football|this "
     "song|my poem|China|my idea|robots> ?",
     "你#2 觉得#3 <1:爱|战争 与 和平|人工 智能|足球|这 首 歌|我 的 诗|中国|我 的 想法|机器人> "
     "怎么样#1 ？",
     25},
    {"AI, will robots replace", "",
     "will#1 <1:robots|machines|computers|artificial intelligence> <2:replace|beat|help|teach> "
     "<3:writers|teachers|doctors|workers|humans|us> in the future#2 ?",
     "未来#2 <1:机器人|机器|电脑|人工 智能> 会#1 <2:代替|打败|帮助|教> "
     "<3:作家|老师|医生|工人|人类|我们> 吗 ？",
     35},
    {"AI, can machines think", "",
     "can#1 <1:a machine|a robot|a computer|a neural network> <2:think|dream|learn|love|make "
     "mistakes|write poems|translate> like#2 a human#3 ?",
     "<1:机器|机器人|电脑|神经 网络> 能#1 像#2 人类#3 一样 <2:思考|做梦|学习|爱|犯 错误|写 "
     "诗|翻译> 吗 ？",
     69},
    {"AI, can you help", "",
     "can#1 you#2 help#3 me#4 <1:write a letter|translate a sentence|learn Chinese|find a job|do "
     "my homework|cook dinner|fix my computer|write an email|choose a gift> "
     "<2:today|tomorrow|now|tonight> ?",
     "你#2 <2:今天|明天|现在|今晚> 能#1 帮#3 我#4 <1:写 一 封 信|翻译 一 个 句子|学 中文|找 "
     "工作|做 作业|做 晚饭|修 电脑|写 一 封 邮件|选择 一 份 礼物> 吗 ？",
     35},
    {"AI, poem about", "",
     "please#1 write <1:a poem|a song|a short poem|a new song> about#2 <2:love|spring|my cat|the "
     "sea|friends|the moon|rain|my hometown|a little dragon> .",
     "请#1 写 一 首 关于#2 <2:爱情|春天|我 的 猫|大海|朋友|月亮|雨|我 的 家乡|一 条 小 龙> 的 "
     "<1:诗|歌|短 诗|新 歌> 。",
     35},
    {"AI, explain", "",
     "can#1 you#2 explain#3 <1:how a computer works|what love is|why the sky is blue|how birds "
     "fly|what artificial intelligence is|why we dream> to#4 <2:a child|me|my grandma|a five year "
     "old child> ?",
     "你#2 能#1 给#4 <2:孩子|我|我 奶奶|一 个 五 岁 的 孩子> 解释#3 <1:电脑 怎么 工作|爱 是 "
     "什么|天空 为什么 是 蓝色 的|鸟 怎么 飞|人工 智能 是 什么|我们 为什么 做梦> 吗 ？",
     69},
    {"AI, what is love", "",
     "<1:tell me|my friend|robot|teacher> , what#1 is <2:love|time|freedom|happiness|artificial "
     "intelligence|a neural network|the secret of success|the most important thing in the world> ?",
     "<1:告诉 我|我 的 朋友|机器人|老师> ， <2:爱|时间|自由|幸福|人工 智能|神经 网络|成功 的 "
     "秘密|世界 上 最 重要 的 东西> 是 什么#1 ？",
     30},
    {"AI, how can i", "",
     "how#1 can#2 i#3 <1:learn English faster|become rich|find a good job|be happy|make new "
     "friends|fall asleep|forget someone|speak better Chinese|save money|write a good essay> ?",
     "我#3 怎么#1 才 能#2 <1:更 快 地 学 英语|变得 富有|找到 好 工作|快乐|交 新 朋友|睡着|忘记 "
     "一个人|说 更 好 的 中文|存钱|写 一 篇 好 作文> ？",
     30},
    {"AI, what should i do", "",
     "what#1 should#2 i#3 <1:eat|make|wear|do|read|learn|say|buy> "
     "<2:today|tonight|tomorrow|this weekend|on the first day> ?",
     "我#3 <2:今天|今晚|明天|这 个 周末|第一 天> 应该#2 <1:吃|做|穿|做|看|学|说|买> 什么#1 ？", 30},
    {"AI, what should i do if", "",
     "what should#2 i#3 do#4 if#5 <1:my boyfriend leaves me|i can't sleep|i lose my passport|my "
     "computer is broken|i am bored|i have no money|nobody likes me|my boss is angry|the dog "
     "bites me> ?",
     "如果#5 <1:我 的 男朋友 离开 我|我 睡 不 着|我 弄丢 了 护照|我 的 电脑 坏 了|我 很 无聊|我 "
     "没有 钱|没有人 喜欢 我|我 的 老板 很 生气|狗 咬 我> ， 我#3 应该#2 怎么办#4 ？",
     30},
    {"AI, tell me about", "",
     "tell#1 me#2 <1:a story|a joke|a secret|a short story|a funny story> about#3 "
     "<2:cats|China|the moon|robots|the sea|love|yourself|your country> .",
     "给 我#2 讲#1 一 个 关于#3 <2:猫|中国|月亮|机器人|大海|爱情|你 自己|你 的 国家> 的 "
     "<1:故事|笑话|秘密|短 故事|好笑 的 故事> 。",
     30},
    {"AI, what would happen if", "",
     "what#1 would#2 happen#3 if#4 <1:pigs could fly|cats could talk|humans lived forever|there "
     "was no money|there was no sun|nobody worked|everyone was rich|cars could fly> , "
     "<2:dad|teacher|robot|my friend> ?",
     "<2:爸爸|老师|机器人|我 的 朋友> ， 如果#4 <1:猪 会 飞|猫 能 说话|人类 永远 活 着|没有 "
     "钱|没有 太阳|没有人 工作|大家 都 很 富有|汽车 会 飞> ， 会#2 发生#3 什么#1 ？",
     30},
    {"AI, why questions", "",
     "why#1 <1:is the sky blue|do cats sleep so much|is the sea salty|do we dream|do dogs love "
     "us|is the night so dark|do birds sing|is the grass green|do people lie> , "
     "<2:mom|teacher|robot|grandpa> ?",
     "<2:妈妈|老师|机器人|爷爷> ， <1:为什么#1 天空 是 蓝色 的|为什么#1 猫 睡 得 这么 "
     "多|为什么#1 大海 是 咸 的|我们 为什么#1 做梦|为什么#1 狗 爱 我们|为什么#1 夜 这么 "
     "黑|为什么#1 鸟 唱歌|为什么#1 草 是 绿色 的|为什么#1 人 撒谎> ？",
     69},
    {"song, hold your hand", "",
     "i#1 want to <1:hold your hand|dance with you|see you again|be with you|kiss you|sing for "
     "you> <2:tonight|forever|in the rain|every day|all night> .",
     "我#1 <2:今晚 想|想 永远|想 在 雨 里|想 每天|想 整整 一 夜> <1:牵 你 的 手|和 你 一起 "
     "跳舞|再 见到 你|和 你 在 一起|吻 你|给 你 唱歌> 。",
     35},
    {"song, i just called", "",
     "i#1 <1:only#2 called#11 you#12|only#2 came#11|only#2 came#11 back#11|just#2 "
     "want#11|just#2 need#11> to say#4 <2:i love you|i miss you|i am sorry|goodbye|good "
     "night|thank you> .",
     "我#1 <1:只#2 是 给 你#12 打#11 电话#11|只#2 是 来#11|只#2 是 回来#11|只#2 想#11|只#2 "
     "需要#11> 说#4 <2:我 爱 你|我 想 你|对不起|再见|晚安|谢谢 你> 。",
     30},
    {"song, what a wonderful world", "",
     "what#1 a <1:wonderful|beautiful|strange|lonely|cruel> <2:world|night|day|morning|city> , "
     "<3:my love|my friend|mom|baby> .",
     "多么#1 <1:美好|美丽|奇怪|孤独|残忍> 的 <2:世界|夜|一天|早上|城市> ， <3:我 的 爱|我 的 "
     "朋友|妈妈|宝宝> 。",
     25},
    {"song, imagine all the people", "",
     "imagine#1 all#2 the people#3 <1:living in peace|dancing together|singing the same "
     "song|laughing in the rain|helping their neighbors|going home> , <2:my friend|my love|my "
     "child|brother> .",
     "<2:我 的 朋友|我 的 爱|我 的 孩子|兄弟> ， 想象#1 所有#2 的 人#3 <1:都 在 和平 中 "
     "生活|一起 跳舞|唱 一样 的 歌|在 雨 里 笑|帮助 邻居|都 回家> 。",
     30},
    {"song, somewhere over the rainbow", "",
     "<1:somewhere over the rainbow|behind the mountains|in the deep sea|in this city|somewhere in "
     "the world|under the moon> <2:you are waiting for me|birds are singing|i will find you|there "
     "is a better world|you are singing> .",
     "<1:在 彩虹 上面 的 某个 地方|山 后面|在 深 海 里|在 这 个 城市 里|在 世界 上 的 某个 "
     "地方|月亮 下> <2:你 在 等 我|鸟 在 唱歌|我 会 找到 你|有 一 个 更 好 的 世界|你 在 唱歌> 。",
     25},
    {"song, we are the champions", "",
     "we#1 are the <1:champions|children of the world|future|world> , my#2 "
     "<2:friends|brothers|children> , <3:we will never give up|we will win|we are not afraid|this "
     "is our time> .",
     "我#2 的 <2:朋友 们|兄弟 们|孩子 们> ， 我们#1 是 <1:冠军|世界 的 孩子|未来|世界> ， "
     "<3:我们 永远 不会 放弃|我们 会 赢|我们 不 害怕|这 是 我们 的 时代> 。",
     25},
    {"song, i will survive", "",
     "i#1 will#2 <1:wait for you|dance|be happy|win|survive> and <2:i will not cry|i will not look "
     "back|nobody can catch me|you will hear my voice|the world will know my name> .",
     "我#1 会#2 <1:等 你|跳舞|很 高兴|赢|活 下去> ， <2:我 不会 哭|我 不会 回头|没有人 能 "
     "抓住 我|你 会 听见 我 的 声音|世界 会 知道 我 的 名字> 。",
     38},
    {"film, winter is coming", "",
     "<1:winter|spring|summer|Christmas|the storm|the night|the train> is coming#1 , <2:my friend "
     ".|let's go home .|and i am cold .|and i am not ready .|are you ready ?|and nobody is here .>",
     "<1:冬天|春天|夏天|圣诞|风暴|夜|火车> 来#1 了 ， <2:我 的 朋友 。|我们 回家 吧 。|我 很 冷 "
     "。|我 没有 准备 好 。|你 准备 好 了 吗 ？|没有人 在 这里 。>",
     30},
    {"film, show me the money", "",
     "show#1 me#2 <1:the money|the key|your hands|the map|your ticket|the photo|your passport> "
     "and i#3 will#4 <2:believe you|help you|tell you everything|go with you|go home> .",
     "给 我#2 看#1 <1:钱|钥匙|你 的 手|地图|你 的 票|照片|你 的 护照> ， 我#3 会#4 <2:相信 "
     "你|帮助 你|告诉 你 一切|和 你 一起 去|回家> 。",
     30},
    {"film, we'll always have Paris", "c=pick:city",
     "we#1 will#2 always#3 have {c} , <1:my love|my dear|my friend|baby|mom> , <2:i will never "
     "forget you|i will come back|this is not goodbye|that is enough> .",
     "<1:我 的 爱|亲爱的|我 的 朋友|宝宝|妈妈> ， 我们#1 会#2 永远#3 有 {c} ， <2:我 永远 不会 "
     "忘记 你|我 会 回来|这 不是 再见|那 就 够 了> 。",
     25},
    {"quote, be the change", "",
     "be#1 the <1:change|light|hope|person|friend|hero> you#2 want#3 to see#4 in the world#5 , "
     "<2:my child|my friend|young man|children> .",
     "<2:我 的 孩子|我 的 朋友|年轻人|孩子 们> ， 成为#1 你#2 想#3 在 世界#5 上 看见#4 的 "
     "<1:改变|光|希望|人|朋友|英雄> 。",
     25},
    {"quote, the greatest", "",
     "the greatest#1 <1:wealth|gift|power|joy|freedom|luck> in#2 life#3 is <2:health|love|a good "
     "friend|a happy family|time|knowledge> .",
     "生活#3 中#2 最大#1 的 <1:财富|礼物|力量|快乐|自由|幸运> 是 <2:健康|爱|一 个 好 朋友|幸福 "
     "的 家|时间|知识> 。",
     30},
    {"quote, a day without laughter", "",
     "a <1:day|life|house|morning|world|summer> without#2 "
     "<2:music|love|books|friends|coffee|dreams|you> is like#3 <3:a night without the moon|a "
     "garden without flowers|a bird without wings|soup without salt> .",
     "没有#2 <2:音乐|爱|书|朋友|咖啡|梦想|你> 的 <1:一天|生活|房子|早上|世界|夏天> 就 像#3 没有 "
     "<3:月亮 的 夜|花 的 花园|翅膀 的 鸟|盐 的 汤> 。",
     30},
    {"song, stay with me", "",
     "please#1 <1:stay|dance|sing|walk|play|come> with#2 me#3 <2:tonight|again|tomorrow|one more "
     "time> .",
     "请#1 <2:今晚|再|明天|再 一次> 和#2 我#3 <1:在 一起|一起 跳舞|一起 唱歌|一起 走路|一起 "
     "玩|一起 来> 。",
     25},
    {"grammar, although", "",
     "although#1 i#2 <1:was tired|was late|had no money|had a headache|was very busy> , i <2:did "
     "not stop working|went to the party|helped my friends|did not go home> .",
     "虽然#1 我#2 <1:很 累|迟到 了|没有 钱|头疼|非常 忙> ， 但是 我 <2:没有 停止 工作|去 了 "
     "聚会|帮助 了 我 的 朋友|没有 回家> 。",
     30},
    {"grammar, unless", "",
     "i#1 won't#2 <1:go|sleep|eat|speak|sing|leave> unless#3 you#4 <2:help me|come with me|say "
     "sorry|tell me the truth|give me a hug|pay the bill> .",
     "除非#3 你#4 <2:帮助 我|和 我 一起 来|说 对不起|告诉 我 真相|给 我 一 个 拥抱|付 账单> ， "
     "不然 我#1 不会#2 <1:去|睡觉|吃|说话|唱歌|离开> 。",
     37},
    {"grammar, if you had called", "",
     "if#1 you#2 had <1:called me|told me|asked me|been here|written to me> , i#3 would#4 have "
     "<2:helped you|come|waited|understood|stayed at home> .",
     "如果#1 你#2 <1:给 我 打 电话|告诉 了 我|问 了 我|在 这里|给 我 写 信> ， 我#3 就 会#4 "
     "<2:帮助 你|来|等|明白|待 在 家 里> 。",
     30},
    {"grammar, if it rains", "",
     "if#1 it <1:rains|is hot|is cold|is windy> <2:tomorrow|this weekend|tonight|next Sunday> , "
     "we#2 will#3 <3:stay at home|watch a movie|go to the museum|cook together|play chess> .",
     "如果#1 <2:明天|这 个 周末|今晚|下 个 星期天> <1:下雨|很 热|很 冷|刮风> ， 我们#2 就#3 "
     "<3:待 在 家 里|看 电影|去 博物馆|一起 做饭|下 象棋> 。",
     30},
    {"grammar, the man who", "",
     "the <1:man|woman|boy|girl|teacher> who#1 <2:is standing at the door|called you yesterday|is "
     "wearing a red hat|lives here|won the prize> is my#2 <3:cousin|friend|neighbor|colleague> .",
     "<2:站 在 门口|昨天 给 你 打 电话|戴 着 红色 帽子|住 在 这里|赢 了 奖品> 的#1 "
     "<1:男人|女人|男孩|女孩|老师> 是 我#2 的 <3:表哥|朋友|邻居|同事> 。",
     25},
    {"grammar, the book that", "",
     "the <1:book|movie|song|story> that you#1 <2:told me about|showed me|gave me|like very "
     "much> is very#2 <3:boring|interesting|funny|long|famous> .",
     "你#1 <2:告诉 我|给 我 看|给 我|非常 喜欢> 的 <1:书|电影|歌|故事> 非常#2 "
     "<3:无聊|有趣|好笑|长|有名> 。",
     25},
    {"grammar, have you ever", "",
     "have you#1 ever <1:seen a whale|been to China|lost your passport|been in love|eaten "
     "snake|written a poem|ridden a camel|broken your leg|talked to a robot|sung in a church> ?",
     "你#1 <1:见 过 鲸鱼|去 过 中国|弄丢 过 护照|爱 过|吃 过 蛇|写 过 诗|骑 过 骆驼|摔 断 过 "
     "腿|和 机器人 说 过 话|在 教堂 里 唱 过 歌> 吗 ？",
     64},
    {"playful, why did the chicken", "",
     "why#1 did the <1:chicken|duck|penguin|elephant|snail|frog|turtle> <2:cross the road|go to "
     "school|go to the doctor|buy a hat|laugh|call the police> ?",
     "<1:鸡|鸭子|企鹅|大象|蜗牛|青蛙|乌龟> 为什么#1 <2:过 马路|去 上学|去 看 医生|买 帽子|笑|叫 "
     "警察> ？",
     30},
    {"playful, a rabbit in a hat", "",
     "there#1 is a <1:frog|mouse|spider|snake|cat|penguin> in#2 my#3 "
     "<2:soup|hat|shoe|kitchen|bag|cup|pocket> , <3:boss|waiter|mom|dad|doctor> !",
     "<3:老板|服务员|妈妈|爸爸|医生> ， 我#3 的 <2:汤|帽子|鞋|厨房|包|杯子|口袋> 里#2 有#1 一 "
     "<1:只 青蛙|只 老鼠|只 蜘蛛|条 蛇|只 猫|只 企鹅> ！",
     30},
    {"grammar, whether or not", "",
     "i#1 don't know#2 whether <1:you remember me|i can come|the train is late|my parents will "
     "help us|we will win|i should laugh or cry> , <2:my friend|sorry|Tom|mom> .",
     "<2:我 的 朋友|对不起|汤姆|妈妈> ， 我#1 不 知道#2 <1:你 是否 记得 我|我 是否 能 来|火车 "
     "是否 晚点|我 的 父母 是否 会 帮助 我们|我们 是否 会 赢|我 应该 笑 还是 哭> 。",
     25},
    {"grammar, have never", "",
     "i#1 have never#2 <1:seen snow|been to London|ridden a horse|read this book|met a "
     "president|seen the sea|heard this song|written a poem|eaten snake> before#3 .",
     "我#1 以前#3 从来 没有#2 <1:看见 过 雪|去 过 伦敦|骑 过 马|看 过 这 本 书|见 过 总统|看见 过 "
     "大海|听 过 这 首 歌|写 过 诗|吃 过 蛇> 。",
     30},
    {"playful, tall tale", "",
     "<1:yesterday|last night|this morning|last week> a#1 <2:little elephant|purple dragon|lazy "
     "chicken|strange robot|big crocodile> <3:stole my breakfast|danced in my kitchen|drove my "
     "car|sang under my window|read my diary|kissed my grandmother> !",
     "<1:昨天|昨晚|今天 早上|上周> 一#1 <2:头 小 大象|条 紫色 的 龙|只 懒 的 鸡|个 奇怪 的 "
     "机器人|条 大 鳄鱼> <3:偷 了 我 的 早饭|在 我 的 厨房 里 跳舞|开 了 我 的 汽车|在 我 的 "
     "窗户 下面 唱歌|看 了 我 的 日记|吻 了 我 奶奶> ！",
     30},
    {"grammar, instead of", "",
     "<1:working|sleeping|cooking|studying|waiting> all day#1 is not#2 good#3 , so#4 let's <2:go "
     "out|play football|go to the beach|watch a movie|dance> .",
     "整整 一天#1 <1:工作|睡觉|做饭|学习|等> 不#2 好#3 ， 所以#4 我们 <2:出去|踢 足球|去 海边|看 "
     "电影|跳舞> 吧 。",
     25},
};

}  // namespace

std::span<const Template> templates_of_english_lines() { return english_lines; }

}  // namespace playground::grammar
