// Templates: travel, science, songs and what is going on.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template travel_and_science[] = {
    {"chat, waiting downstairs", "",
     "I'm#1 waiting#2 for you#3 <1:downstairs|upstairs|in the cafe|at the station|outside|in the "
     "car> <2:, where are you ?|, are you ready ?|, please call me .|, don't forget your phone "
     "!|.>",
     "我#1 在 <1:楼下|楼上|咖啡馆|车站|外面|车 里> 等#2 你#3 <2:， 你 在 哪里 ？|， 你 准备 好 了 "
     "吗 ？|， 请 给 我 打 电话 。|， 不要 忘记 你 的 手机 ！|。>",
     35},
    {"chat, come downstairs", "",
     "<1:mom|dad|dear|children|Emma|Lily> , come#1 <2:downstairs|upstairs|here|to the cafe> , "
     "<3:dinner is ready|the taxi has arrived|your friend is waiting|i need your help|we are all "
     "here> !",
     "<1:妈妈|爸爸|亲爱的|孩子 们|艾玛|莉莉> ， 来#1 <2:楼下|楼上|这里|咖啡馆> ， "
     "<3:晚饭 准备 好 了|出租车 到 了|你 的 朋友 在 等|我 需要 你 的 帮助|我们 都 在 这里> ！",
     30},
    {"hotel, what is downstairs", "",
     "excuse#1 me , is#2 the <1:restaurant|gym|swimming pool|bathroom|cafe|elevator> "
     "<2:downstairs|upstairs|here|near the exit> ?",
     "请问#1 ， <1:餐厅|健身房|游泳池|洗手间|咖啡馆|电梯> 在#2 <2:楼下|楼上|这里|出口 附近> 吗 ？",
     30},
    {"chat, noise upstairs", "",
     "the <1:neighbors|children|students|dogs|people> <2:upstairs|downstairs> are too#2 noisy#3 , "
     "<3:i can't sleep|i want to sleep|the baby is crying|i have an exam tomorrow|please help me> "
     "<4:.|!>",
     "<2:楼上|楼下> 的 <1:邻居|孩子 们|学生|狗|人> 太#2 吵#3 了 ， <3:我 睡 不 着|我 想 睡觉|宝宝 "
     "在 哭|我 明天 有 考试|请 帮 我> <4:。|！>",
     30},
    {"cafe, let's meet", "",
     "let's#1 meet#2 <1:at ten o'clock|tomorrow afternoon|after work|on Saturday|at three o'clock> "
     "at the cafe#3 <2:downstairs|near the station|next to the bank|in the museum|near the school> "
     "<3:.|!>",
     "我们#1 <1:十 点|明天 下午|下班 以后|星期六|三 点> 在 <2:楼下|车站 附近|银行 旁边|博物馆 "
     "里|学校 附近> 的 咖啡馆#3 见面#2 吧 <3:。|！>",
     35},
    {"restaurant, i have a reservation", "",
     "<1:hello|good evening|good morning|hi> , i#1 have#2 a reservation#3 for <2:two people|four "
     "people|tonight|seven o'clock|eight o'clock> , my name#4 is "
     "<3:Anna|David|Emma|John|Lisa|Robert> .",
     "<1:你好|晚上 好|早上 好|嗨> ， 我#1 有#2 <2:两 个 人|四 个 人|今晚|七 点|八 点> 的 预订#3 ， "
     "我 的 名字#4 是 <3:安娜|大卫|艾玛|约翰|丽莎|罗伯特> 。",
     35},
    {"restaurant, change a reservation", "",
     "<1:can i|can we|may i> change#1 <2:my reservation|our reservation|the reservation for "
     "tonight|the reservation for two people|the reservation> to#2 <3:tomorrow|eight "
     "o'clock|Friday|next week> ?",
     "<1:我 可以|我们 可以|我 可以> 把 <2:我 的 预订|我们 的 预订|今晚 的 预订|两 个 人 的 "
     "预订|预订> 改#1 到#2 <3:明天|八 点|星期五|下周> 吗 ？",
     30},
    {"restaurant, no reservation", "",
     "<1:sorry|good evening|hello|hi> , we#1 don't have#2 a reservation#3 , <2:do you have a table "
     "for two people|can we wait here|do you have a room for tonight|is there a cafe near here|can "
     "we still eat here> ?",
     "<1:对不起|晚上 好|你好|嗨> ， 我们#1 没有#2 预订#3 ， <2:你们 有 两 个 人 的 桌子 吗|我们 "
     "可以 在 这里 等 吗|你们 有 今晚 的 房间 吗|这里 附近 有 咖啡馆 吗|我们 还 可以 在 这里 吃 "
     "吗> ？",
     30},
    {"museum, need a reservation", "",
     "do i#1 need#2 a reservation#3 to go#4 to the <1:museum|restaurant|palace|swimming "
     "pool|theater|castle> <2:today|tomorrow|on Sunday|tonight|this weekend> ?",
     "我#1 <2:今天|明天|星期天|今晚|这 个 周末> 去#4 <1:博物馆|餐厅|宫殿|游泳池|剧院|城堡> 需要#2 "
     "预订#3 吗 ？",
     30},
    {"travel, reservation or ticket lost", "",
     "<1:i|we> can't find#1 <2:my reservation|our reservation|the cafe|the hotel|the receipt> , "
     "<3:can you help me|can you call me a taxi|what is the phone number|do you know the address> "
     "?",
     "<1:我|我们> 找#1 不到 <2:我 的 预订|我们 的 预订|咖啡馆|酒店|收据> ， <3:你 能 帮 我 吗|你 "
     "能 给 我 叫 一 辆 出租车 吗|电话 号码 是 多少|你 知道 地址 吗> ？",
     30},
    {"news, fire spread to", "",
     "the fire#1 spread#2 to#3 <1:the roof|the forest|three houses|the kitchen|the restaurant "
     "upstairs|the cafe downstairs> , <2:but everyone is safe|but nobody was hurt|and two people "
     "were hurt|because the wind was strong|and everyone ran out> <3:.|!>",
     "火#1 蔓延#2 到#3 了 <1:屋顶|森林|三 座 房子|厨房|楼上 的 餐厅|楼下 的 咖啡馆> ， <2:但是 "
     "大家 都 很 安全|但是 没有人 受伤|两 个 人 受伤|因为 风 很 大|大家 都 跑 了 出来> <3:。|！>",
     35},
    {"news, it has already spread", "",
     "the <1:police|government|prime minister|president|newspaper> said#1 , <2:the fire|the "
     "war|the strike> has already#2 spread#3 to <3:the whole country|other cities|the capital|the "
     "south|three villages> .",
     "<1:警察|政府|总理|总统|报纸> 说#1 ， <2:火|战争|罢工> 已经#2 蔓延#3 到 了 <3:全国|别的 "
     "城市|首都|南部|三 个 村庄> 。",
     35},
    {"fire, it spread quickly", "c=pick:city",
     "<1:last night|yesterday|this morning|on Monday|two days ago> a fire#1 spread#2 quickly#3 in "
     "a <2:forest|hospital|hotel|factory|school|museum> near {c} <3:.|, but nobody died .|, and "
     "three people were hurt .>",
     "<1:昨晚|昨天|今天 早上|星期一|两 天 前> ， 火#1 在 {c} 附近 的 一 <2:片 森林|家 医院|家 "
     "酒店|家 工厂|所 学校|个 博物馆> 迅速#3 蔓延#2 <3:。|， 但是 没有人 死 。|， 三 个 人 受伤 "
     "。>",
     30},
    {"fire, don't let it spread", "",
     "don't#1 let#2 the <1:fire|war|strike> spread#3 to <2:our town|our village|the whole "
     "country|the next city|the houses near the river> <3:.|!>",
     "不要#1 让#2 <1:火|战争|罢工> 蔓延#3 到 <2:我们 的 小镇|我们 的 村庄|全国|下一个 城市|河 附近 "
     "的 房子> <3:。|！>",
     25},
    {"news, European leaders meet", "c=pick:city",
     "European#1 <1:leaders|scientists|students|doctors|teachers> will#2 meet#3 in {c} "
     "<2:tomorrow|next week|on Friday|next month> to talk#4 about <3:the new agreement|the "
     "war|trade|oil prices|artificial intelligence> .",
     "欧洲#1 <1:领导人|科学家|学生|医生|老师> <2:明天|下周|星期五|下个月> 将#2 在 {c} 见面#3 ， "
     "谈谈#4 <3:新的 协议|战争|贸易|油价|人工 智能> 。",
     35},
    {"news, agreement announced, 2", "",
     "<1:China and America|Germany and France|Japan and Korea|China and India|England and "
     "Canada|America and Russia> announced#1 <2:a new agreement|a trade agreement|a peace "
     "agreement> <3:today|yesterday|on Monday|this morning|last week> .",
     "<1:中国 和 美国|德国 和 法国|日本 和 韩国|中国 和 印度|英国 和 加拿大|美国 和 俄罗斯> "
     "<3:今天|昨天|星期一|今天 早上|上周> 宣布#1 了 <2:新的 协议|贸易 协议|和平 协议> 。",
     35},
    {"news, vote on the agreement", "",
     "<1:European leaders|the government|the workers|the students|the French people> will#1 vote#2 "
     "on the new#3 agreement#4 <2:today|tomorrow|on Sunday|next week|this evening> .",
     "<1:欧洲 领导人|政府|工人 们|学生 们|法国 人> <2:今天|明天|星期天|下周|今天 晚上> 将#1 对 "
     "新的#3 协议#4 投票#2 。",
     30},
    {"news, prices sharply", "",
     "<1:oil prices|ticket prices|car prices|coffee prices|sales|computer prices> <2:rose|fell> "
     "sharply#1 after#2 <3:the new agreement|the trade agreement|the war|the election|the "
     "earthquake|the storm> .",
     "<3:新的 协议|贸易 协议|战争|选举|地震|风暴> 以后#2 ， <1:油价|票 的 价格|汽车 的 价格|咖啡 "
     "的 价格|销量|电脑 的 价格> 大幅#1 <2:上涨|下跌> 。",
     35},
    {"news, prices in a country", "c=pick:country",
     "prices#1 in {c} rose#2 sharply#3 <1:this year|last month|this week|last year> , <2:and the "
     "people are angry|but my salary is unchanged|but interest rates are unchanged|and the workers "
     "want more money|and the government is worried> .",
     "<1:今年|上个月|这 个 星期|去年> {c} 的 价格#1 大幅#3 上涨#2 ， <2:人 们 很 生气|但是 我 的 "
     "工资 不变|但是 利率 不变|工人 想要 更 多 钱|政府 很 担心> 。",
     35},
    {"news, stays unchanged", "c=pick:country",
     "the <4:government|prime minister|president|newspaper> said#2 , <1:interest rates|car "
     "prices|oil prices|sales> in {c} will#3 stay unchanged#1 <3:this month|this year|this "
     "week|today> .",
     "<4:政府|总理|总统|报纸> 说#2 ， <3:这 个 月|今年|这 个 星期|今天> {c} 的 <1:利率|汽车 "
     "价格|油价|销量> 将#3 保持 不变#1 。",
     35},
    {"chat, plan unchanged", "",
     "<1:the plan|the time|our plan|the address|the price|our reservation> is unchanged#1 , <2:see "
     "you tomorrow|see you at the cafe|I'll wait for you downstairs|don't be late|don't forget> "
     "<3:.|!>",
     "<1:计划|时间|我们 的 计划|地址|价格|我们 的 预订> 不变#1 ， <2:明天 见|咖啡馆 见|我 会 在 "
     "楼下 等 你|不要 迟到|不要 忘记> <3:。|！>",
     35},
    {"news, European stock market", "",
     "<1:the European stock market|European oil prices|European car prices|coffee prices|European "
     "sales> <2:rose|fell> sharply#1 today#2 , <3:because of the war|because of the strike|because "
     "of the new agreement|because of the election> .",
     "<3:因为 战争|因为 罢工|因为 新的 协议|因为 选举> ， <1:欧洲 股市|欧洲 油价|欧洲 汽车 的 "
     "价格|咖啡 的 价格|欧洲 销量> 今天#2 大幅#1 <2:上涨|下跌> 。",
     30},
    {"agreement, read and translate", "",
     "<1:i have to|i want to|you must|we should|please> <2:read|translate|print|explain|change> "
     "this#1 agreement#2 <3:today|tomorrow|now|tonight> .",
     "<1:我|我|你|我们|请> <3:今天|明天|现在|今晚> <1:得|想|必须|应该|> "
     "<2:读|翻译|打印|解释|改变> 这#1 份 协议#2 。",
     30},
    {"travel, favourite European country", "",
     "my#1 favourite#2 European#3 <1:country is Spain|country is Italy|city is London|city is "
     "Paris|country is France|country is Germany> , because#4 the <2:people are friendly|food is "
     "delicious|weather is good|towns are beautiful|music is wonderful> .",
     "我#1 最喜欢#2 的 欧洲#3 <1:国家 是 西班牙|国家 是 意大利|城市 是 伦敦|城市 是 巴黎|国家 是 "
     "法国|国家 是 德国> ， 因为#4 <2:人 很 友好|食物 很 好吃|天气 很 好|小镇 很 漂亮|音乐 很 "
     "精彩> 。",
     30},
    {"travel, European trip", "",
     "<1:this summer|next year|next month|in October|in July> i#1 want#2 to travel#3 to a "
     "European#4 country , <2:maybe Spain|maybe France|maybe Italy|but I'm afraid of planes|but i "
     "don't have much money> <3:.|!>",
     "<1:今年 夏天|明年|下个月|十 月|七 月> 我#1 想#2 去 一 个 欧洲#4 国家 旅行#3 ， <2:也许 是 "
     "西班牙|也许 是 法国|也许 是 意大利|但是 我 害怕 飞机|但是 我 没有 很多 钱> <3:。|！>",
     30},
    {"science, water boils", "",
     "<1:water|clean water|the water in the pot|the water here> boils#1 at <2:a hundred|one "
     "hundred> degrees Celsius#2 <3:.|, and ice melts at zero degrees Celsius .|, but not on a "
     "high mountain .|, my teacher is right .|, do you know that ?>",
     "<1:水|干净 的 水|锅 里 的 水|这里 的 水> 在 <2:一 百|一 百> 摄氏度#2 时 沸腾#1 <3:。|， 冰 "
     "在 零 摄氏度 时 化 。|， 但是 在 高 山 上 不是 。|， 我 的 老师 是 对 的 。|， 你 知道 吗 "
     "？>",
     35},
    {"science, the book says", "",
     "the <1:teacher|book|scientist|doctor|professor> says#1 , <2:water boils at a hundred degrees "
     "Celsius|ice melts at zero degrees Celsius|the sun is a big star|artificial intelligence will "
     "replace us|the moon is smaller than the earth> , <3:is that true|do you understand|is that "
     "right|do you know why> ?",
     "<1:老师|书|科学家|医生|教授> 说#1 ， <2:水 在 一 百 摄氏度 时 沸腾|冰 在 零 摄氏度 时 "
     "化|太阳 是 一 颗 大 星星|人工 智能 会 取代 我们|月亮 比 地球 小> ， <3:是 真的 吗|你 明白 "
     "吗|对 吗|你 知道 为什么 吗> ？",
     30},
    {"cooking, when the water boils", "",
     "when#1 the water#2 boils#3 , put#4 the "
     "<1:noodles|dumplings|eggs|potatoes|vegetables|carrots> in the pot#5 and <2:wait five "
     "minutes|wait ten minutes|wait two minutes|be careful|come upstairs> .",
     "水#2 沸腾#3 的 时候#1 ， 把 <1:面条|饺子|鸡蛋|土豆|蔬菜|胡萝卜> 放#4 进 锅#5 里 ， <2:等 五 "
     "分钟|等 十 分钟|等 两 分钟|小心|到 楼上 来> 。",
     35},
    {"cooking, tell me when it boils", "",
     "<1:please tell me|call me|wake me|come here> when#1 the <2:water|soup|milk|water in the "
     "kettle> boils#2 , <3:I'm upstairs|I'm downstairs|i want to make tea|i want to cook "
     "noodles|the children are hungry> .",
     "<2:水|汤|牛奶|水壶 里 的 水> 沸腾#2 的 时候#1 <1:请 告诉 我|给 我 打 电话|叫醒 我|来 这里> "
     "， <3:我 在 楼上|我 在 楼下|我 想 泡 茶|我 想 做 面条|孩子 们 饿 了> 。",
     34},
    {"weather, degrees Celsius", "c=pick:city",
     "the temperature#1 in {c} is <1:five|ten|eight|three|zero> degrees Celsius#2 <2:today|now> , "
     "<3:it's too cold|don't forget your coat|please wear a hat|put on a sweater|come to the cafe "
     "and drink tea> <4:.|!>",
     "<2:今天|现在> {c} 的 气温#1 是 <1:五|十|八|三|零> 摄氏度#2 ， <3:太 冷 了|不要 忘记 带 你 的 "
     "大衣|请 戴 帽子|穿 上 毛衣|来 咖啡馆 喝 茶 吧> <4:。|！>",
     30},
    {"weather, rise sharply", "c=pick:city",
     "the forecast#1 says , the temperature#2 in {c} will rise#3 sharply#4 <1:tomorrow|this "
     "weekend|next week|on Friday> , to <2:twenty|thirty|forty> degrees Celsius#5 .",
     "预报#1 说 ， <1:明天|这 个 周末|下周|星期五> {c} 的 气温#2 将 大幅#4 上升#3 ， 到 "
     "<2:二十|三十|四十> 摄氏度#5 。",
     30},
    {"science, the earth is warmer", "",
     "<1:scientists|European scientists|American scientists|Chinese scientists> <2:say|think|are "
     "afraid|believe> the temperature#1 of the earth#2 will rise#3 by <3:two|three|four|five> "
     "degrees Celsius#4 <4:.|!>",
     "<1:科学家|欧洲 科学家|美国 科学家|中国 科学家> <2:说|觉得|害怕|相信> 地球#2 的 气温#1 将 "
     "上升#3 <3:两|三|四|五> 摄氏度#4 <4:。|！>",
     30},
    {"AI, will it replace us", "",
     "<1:do you think|do you believe|are you afraid> artificial#1 intelligence#2 will#3 replace#4 "
     "<2:teachers|doctors|writers|us|nurses|me|workers|students> ?",
     "<1:你 觉得|你 相信|你 害怕> 人工#1 智能#2 会#3 取代#4 "
     "<2:老师|医生|作家|我们|护士|我|工人|学生> 吗 ？",
     30},
    {"AI, can't replace", "",
     "a <1:robot|machine|computer|phone> can't#1 replace#2 a <2:friend|teacher|mother|good "
     "book|doctor|dog> , <3:that's true|because it has no heart|i am sure|this is very simple|i "
     "know> .",
     "<1:机器人|机器|电脑|手机> 不能#1 取代#2 <2:朋友|老师|母亲|好 书|医生|狗> ， <3:是 真的|因为 "
     "它 没有 心|我 确定|这 非常 简单|我 知道> 。",
     30},
    {"love, nobody can replace you", "",
     "nobody#1 can#2 replace#3 <1:you|my mother|my wife|my grandma|my best friend|your smile> , "
     "<2:i will cherish every day|i love you|i will always remember that|please don't leave me|my "
     "love is unchanged> .",
     "没有人#1 能#2 取代#3 <1:你|我 妈妈|我 妻子|我 外婆|我 最好 的 朋友|你 的 微笑> ， <2:我 会 "
     "珍惜 每 一天|我 爱 你|我 会 永远 记得|请 不要 离开 我|我 的 爱 不变> 。",
     35},
    {"song, unchanged love", "",
     "<1:the world is different|we are old now|you are far away|the night is cold|you said "
     "goodbye|the summer is over> , but#1 my#2 <2:love|heart|song|dream> is unchanged#3 .",
     "<1:世界 不同|我们 现在 老 了|你 在 远方|夜 很 冷|你 说 了 再见|夏天 结束 了> ， 但是#1 "
     "我#2 的 <2:爱|心|歌|梦想> 不变#3 。",
     30},
    {"song, cherish life", "",
     "cherish#1 <1:your life|your family|your friends|the time|every day|the people you love> , "
     "because#2 <2:life is short|time is precious|time waits for nobody|we are young only "
     "once|tomorrow is another day> .",
     "珍惜#1 <1:你 的 生命|你 的 家人|你 的 朋友|时间|每天|你 爱 的 人> ， 因为#2 <2:生命 很 "
     "短|时间 很 珍贵|时间 不 等 人|我们 只 年轻 一次|明天 又是 新的 一天> 。",
     35},
    {"song, i will cherish you", "",
     "i#1 will#2 always#3 cherish#4 <1:you|your love|your smile|every day with you|your "
     "letters|this night> , <2:good night my dear|never forget me|please come home|you are my "
     "sunshine|thank you for everything> <3:.|!>",
     "我#1 会#2 永远#3 珍惜#4 <1:你|你 的 爱|你 的 微笑|和 你 在 一起 的 每 一天|你 的 信|这 个 "
     "晚上> ， <2:晚安 我 亲爱的|永远 不要 忘记 我|请 回家|你 是 我 的 阳光|谢谢 你 的 一切> "
     "<3:。|！>",
     30},
    {"advice, we should cherish", "",
     "<1:we|young people|children|you|all people> should#1 cherish#2 "
     "<2:peace|water|time|freedom|life|health> , my <3:teacher|grandma|father|grandpa> often "
     "said#3 .",
     "我 <3:的 老师|奶奶|爸爸|爷爷> 常常 说#3 ， <1:我们|年轻人|孩子|你|所有 人 都> 应该#1 珍惜#2 "
     "<2:和平|水|时间|自由|生命|健康> 。",
     30},
    {"chat zh, I'm home", "",
     "I'm#1 <1:home|leaving|back|downstairs|going to work|going to bed> <2:, where are you ?|, bye "
     "!|, see you tomorrow !|, don't wait for me .|!|.>",
     "我#1 <1:到 家|走|回来|到 楼下|去 上班|去 睡觉> 啦 <2:， 你 在 哪里 ？|， 拜拜 ！|， 明天 见 "
     "！|， 不要 等 我 哦 。|！|。>",
     35, true},
    {"chat zh, too late", "",
     "it's too#1 <1:late|noisy|cold|hot|far|boring> , i#2 want#3 to <2:go home|go to the "
     "cafe|leave|take a taxi> <3:.|!|, okay ?>",
     "太#1 <1:晚|吵|冷|热|远|无聊> 啦 ， 我#2 想#3 <2:回家|去 咖啡馆|走|坐 出租车> <3:。|嘛 ！|， "
     "好 嘛 ？>",
     30, true},
    {"chat zh, remember to", "",
     "<1:remember to eat|remember to call me|don't forget your key|don't be late|sleep early|wear "
     "more clothes> <2:.|!|, dear .|, okay ?|, I'm leaving !>",
     "<1:记得 吃饭|记得 给 我 打 电话|不要 忘记 钥匙|不要 迟到|早点 睡|多 穿 衣服> 哦 <2:。|！|， "
     "亲爱的 。|， 好 吗 ？|， 我 走 啦 ！>",
     35, true},
    {"chat zh, okay", "",
     "<1:okay|i know|i see|of course|no problem> , <2:I'll be there soon|see you tomorrow|I'll "
     "wait for you downstairs|don't worry|I'll call you tonight> <3:.|!>",
     "<1:好 嘛|知道 了 哦|明白 啦|当然 啦|没问题 哦> ， <2:我 马上 到|明天 见|我 会 在 楼下 等 "
     "你|不要 担心|我 今晚 会 给 你 打 电话> <3:。|！>",
     35, true},
    {"chat zh, don't be angry", "",
     "don't#1 <1:be angry|cry|go|laugh at me|be like this|worry> , <2:i was wrong|i love you|I'm "
     "sorry|I'll buy you an ice cream|it was a joke> <3:.|!>",
     "不要#1 <1:生气|哭|走|笑 我|这样|担心> 嘛 ， <2:我 错 了|我 爱 你|对不起|我 给 你 买 "
     "冰淇淋|我 在 开玩笑> <3:。|啦 ！>",
     35, true},
    {"chat zh, i just want", "",
     "i#1 just want#2 to <1:sleep|go home|be with you|eat hot pot|drink milk tea|see you> <2:.|!|, "
     "can i ?|, okay ?>",
     "我#1 就 想#2 <1:睡觉|回家|和 你 在 一起|吃 火锅|喝 奶茶|见 你> 嘛 <2:。|！|， 可以 吗 ？|， "
     "好 吗 ？>",
     30, true},
    {"new year zh, give me a red envelope", "",
     "<1:happy new year|i wish you wealth|grandma , happy new year|boss , happy new year|dad , i "
     "love you> , give#1 me a red#2 envelope <2:.|!|please !|now !>",
     "<1:新年 快乐|恭喜 发财|奶奶 ， 新年 快乐|老板 ， 新年 快乐|爸爸 ， 我 爱 你> ， 给#1 我 一 "
     "个 红包#2 <2:。|啦 ！|嘛 ！|哦 ！>",
     30, true},
    {"new year zh, thanks for the red envelope", "",
     "thank#1 you for the red#2 envelope , <1:grandma|grandpa|mom|uncle|boss> , <2:I'm so "
     "happy|see you tomorrow|happy new year|i will buy a toy|you are the best> <3:.|!>",
     "谢谢#1 <1:奶奶|爷爷|妈妈|叔叔|老板> 的 红包#2 ， <2:我 太 高兴 啦|明天 见 哦|新年 快乐 哦|我 "
     "要 买 一 个 玩具|你 最好 啦> <3:。|！>",
     35, true},
    {"wechat zh, red envelope", "",
     "i#1 sent#2 you#3 a red#4 envelope <1:on wechat|today|last night|this morning> , <2:happy "
     "birthday !|happy new year !|did you see it ?|open it and see .|buy yourself a coffee .|don't "
     "tell my mom !>",
     "我#1 <1:在 微信 上|今天|昨晚|今天 早上> 给 你#3 发#2 了 一 个 红包#4 哦 ， <2:生日 快乐 "
     "！|新年 快乐 ！|你 看到 了 吗 ？|打开 看看 吧 。|给 自己 买 一 杯 咖啡 吧 。|不要 告诉 我 "
     "妈妈 ！>",
     58, true},
    {"new year zh, how much in the envelope", "",
     "how much#1 money#2 is in <1:my|your|this|our> red#3 envelope ? <2:tell me|let me see|i want "
     "to know|open it|tell us> <3:.|!>",
     "<1:我 的|你 的|这 个|我们 的> 红包#3 里 有 多少#1 钱#2 ？ <2:告诉 我|让 我 看看|我 想 "
     "知道|打开|告诉 我们> 嘛 <3:。|！>",
     30, true},
    {"song zh, your warm hand", "",
     "your#1 <1:hand|heart|smile|love|voice|home> is so#2 warm#3 , <2:please don't go|i will "
     "always remember it|I'm not afraid of the winter|stay with me|i love you> .",
     "你#1 的 <1:手|心|微笑|爱|声音|家> 真#2 温暖#3 ， <2:请 不要 走|我 会 永远 记得|我 不 怕 "
     "冬天|和 我 在 一起|我 爱 你> 。",
     35, true},
    {"song zh, a warm home", "",
     "<1:in this cold city|far from home|in winter|when I'm tired|at night> , i#1 want#2 a warm#3 "
     "<2:home|room|hug|house|kitchen|smile> .",
     "<1:在 这 座 冷 的 城市|离 家 很 远|冬天|累 的 时候|夜 里> ， 我#1 想要#2 一 个 温暖#3 的 "
     "<2:家|房间|拥抱|房子|厨房|微笑> 。",
     25, true},
    {"song zh, warm sunshine", "",
     "the warm#1 <1:sunshine|wind|spring|light|sun> makes#2 me#3 think#4 of <2:you|my hometown|my "
     "mother|that summer|our love> .",
     "温暖#1 的 <1:阳光|风|春天|灯|太阳> 让#2 我#3 想#4 到 <2:你|家乡|我 妈妈|那 个 夏天|我们 的 "
     "爱> 。",
     30, true},
    {"chat zh, cold outside, warm here", "",
     "it's very cold#1 outside#2 , but#3 it's warm#4 <1:at home|in the cafe|in the "
     "car|upstairs|here> , <2:come in|come and drink tea|don't go out|take your time|wait for me> "
     "<3:.|!>",
     "外面#2 很 冷#1 ， 但是#3 <1:家 里|咖啡馆 里|车 里|楼上|这里> 很 温暖#4 哦 ， <2:进来 吧|来 "
     "喝 茶 吧|不要 出去|慢慢 来|等 我> <3:。|嘛 ！>",
     30, true},
};

}  // namespace

std::span<const Template> templates_of_travel_and_science() { return travel_and_science; }

}  // namespace playground::grammar
