// Templates: work, school, health and money, as written in English.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_work_and_health[] = {
    {"life, meeting moved", "",
     "<1:the meeting#21|the exam#21|the match#21|the party#21|the test#21|our#22 dinner#21> has "
     "been moved#1 to#2 <2:Friday|Monday#31 morning#32|next#31 Wednesday#32|three#31 "
     "o'clock|tomorrow#31 afternoon#32|next week> .",
     "<1:会议#21|考试#21|比赛#21|聚会#21|测验#21|我们#22 的 晚饭#21> 改#1 到#2 "
     "<2:星期五|星期一#31 早上#32|下#31 星期三#32|三#31 点|明天#31 下午#32|下周> 了 。",
     35},
    {"life, told me to", "",
     "<1:my#22 doctor#21|my#22 mom#21|my#22 wife#21|my#22 teacher#21|my#22 boss#21|my#22 "
     "father#21> told#1 me#2 to <2:drink#31 more water#32|get more rest#31|go to bed "
     "earlier#31|exercise#31 every#32 day|eat#31 more vegetables#32|stop smoking#31|eat#31 less#32 "
     "meat#33|drink#31 less#32 coffee#33> .",
     "<1:我#22 的 医生#21|我#22 妈妈#21|我#22 妻子#21|我#22 的 老师#21|我#22 的 老板#21|我#22 "
     "爸爸#21> 让#1 我#2 <2:多 喝#31 水#32|多 休息#31|早点#31 睡觉|每天#32 锻炼#31|多 吃#31 "
     "蔬菜#32|不要 再 抽烟#31|少#32 吃#31 肉#33|少#32 喝#31 咖啡#33> 。",
     35},
    {"life, not worth the money", "",
     "i don't#1 think#2 this "
     "<1:phone#21|computer#21|hotel#21|restaurant#21|camera#21|game#21|car#21|bag#21> is worth#3 "
     "<2:the money#31|that much money#31|buying> .",
     "我 不#1 觉得#2 这 <1:部 手机#21|台 电脑#21|家 酒店#21|家 餐厅#21|台 相机#21|个 游戏#21|辆 "
     "汽车#21|个 包#21> 值得#3 <2:这 笔 钱#31|那么 多 钱#31|买> 。",
     35},
    {"life, could you send me", "",
     "could#1 you#2 send#3 me#4 <1:the report#21|the file#21|the new#21 address#22|the "
     "photos#21|your#22 plan#21|the bill#21|the price#21> <2:before#31 noon#32|by "
     "Friday#31|today|tomorrow#31 morning#32|as soon as possible|before#31 the meeting#32> ?",
     "你#2 可以#1 <2:中午#32 以前#31|在 星期五#31 以前|今天|明天#31 早上#32|尽 快|在 会议#32 "
     "以前#31> 把 <1:报告#21|文件#21|新#21 地址#22|照片#21|你#22 的 计划#21|账单#21|价格#21> 发#3 "
     "给 我#4 吗 ？",
     35},
    {"life, can't come because", "",
     "I'm sorry#1 , but#2 i can't#3 <1:come#21 to work#22|come#21 to class#22|come#21 to the "
     "meeting#22|go#21 to your#23 party#22|have dinner#21 with you#22> <2:today|tomorrow|this "
     "afternoon#31> because#4 <3:I'm sick#41|i#42 have a fever#41|my#43 child#41 is sick#42|i#42 "
     "have a bad cold#41|my#43 car#41 is broken#42|i#43 have to see#41 a doctor#42> .",
     "对不起#1 ， 但是#2 我 <2:今天|明天|今天 下午#31> 不能#3 <1:来#21 上班#22|来#21 "
     "上课#22|来#21 开会#22|去#21 你#23 的 聚会#22|和 你#22 一起 吃 晚饭#21> ， 因为#4 <3:我 "
     "生病#41 了|我#42 发烧#41 了|我#43 的 孩子#41 生病#42 了|我#42 得 了 重 感冒#41|我#43 的 "
     "汽车#41 坏#42 了|我#43 得 看#41 医生#42> 。",
     35},
    {"life, think about my idea", "",
     "what do you#1 think#2 of <1:my#22 plan#21|the new#21 boss#22|this#21 project#22|our#23 "
     "new#21 office#22|my#22 idea#21|artificial#21 intelligence#22|the new#21 phone#22|the "
     "weather#21 here#22> ?",
     "你#1 觉得#2 <1:我#22 的 计划#21|新#21 老板#22|这#21 个 项目#22|我们#23 的 新#21 "
     "办公室#22|我#22 的 想法#21|人工#21 智能#22|新#21 手机#22|这里#22 的 天气#21> 怎么样 ？",
     30},
    {"life, please don't forget to", "",
     "please#1 don't forget#2 to <1:send#21 me#23 the file#22|pay#21 the rent|turn#21 off the "
     "computer#22|lock#21 the door#22|bring#21 your#23 homework#22|take#21 your "
     "medicine#22|charge#21 your phone#22|answer#21 the email#22> <2:tonight|tomorrow|before#31 "
     "leaving#32|after#31 work|on Friday#31> .",
     "请#1 不要 忘记#2 <2:今晚|明天|离开#32 以前#31|下班 以后#31|星期五#31> <1:把 文件#22 发#21 "
     "给 我#23|付#21 租 金|关#21 电脑#22|锁#21 门#22|带#21 你#23 的 作业#22|吃#21 你 的 药#22|给 "
     "你 的 手机#22 充电#21|回#21 邮件#22> 。",
     35},
    {"life, office closed", "",
     "the <1:office|library|school|bank|hospital|gym|museum|swimming pool> will be closed#2 <2:on "
     "Monday#31|next#31 Friday#32|tomorrow#31 afternoon#32|this#31 weekend|tomorrow> because of#3 "
     "<3:the storm#41|the typhoon#41|the heavy#41 rain#42|the snow|the holiday#41> .",
     "因为#3 <3:风暴#41|台风#41|大#41 雨#42|下雪|放假#41> ， "
     "<1:办公室|图书馆|学校|银行|医院|健身房|博物馆|游泳池> <2:星期一#31|下#31 星期五#32|明天#31 "
     "下午#32|这#31 个 周末|明天> 将 关闭#2 。",
     35},
    {"life, neighbors complain", "",
     "my#1 <1:neighbors|neighbor#21 's children#22|children|friends> are always#3 <2:very#31 "
     "noisy#32|singing#31|laughing#31|dancing#31|playing#31 the piano#32> <3:at night|in the "
     "morning#41|when i#43 want#41 to rest#42|when i#42 am working#41|when i#43 want#41 to "
     "sleep#42> .",
     "<3:||我#43 想#41 休息#42 的 时候 ，|我#42 工作#41 的 时候 ，|我#43 想#41 睡觉#42 的 时候 ，> "
     "我#1 的 <1:邻居|邻居#21 的 孩子#22|孩子|朋友> <3:晚上|早上#41|||> 总是#3 <2:非常#31 吵#32|在 "
     "唱歌#31|在 笑#31|在 跳舞#31|在 弹#31 钢琴#32> 。",
     25},
    {"life, something broken", "",
     "the <1:elevator|air#21 conditioner|printer|washing machine#21|fridge|oven|television> in "
     "<2:my#32 apartment#31|our#32 school#31|the hotel#31|our#32 office#31|our#32 company#31> "
     "has been broken#2 for <3:two#41 days#42|three#41 days#42|a week#41|two#41 weeks#42|a "
     "month#41|three#41 weeks#42> .",
     "<2:我#32 的 公寓#31|我们#32 学校#31|酒店#31|我们#32 办公室#31|我们#32 公司#31> 的 "
     "<1:电梯|空调#21|打印机|洗衣机#21|冰箱|烤箱|电视> 已经 坏#2 了 <3:两#41 天#42|三#41 "
     "天#42|一 个 星期#41|两#41 个 星期#42|一 个 月#41|三#41 个 星期#42> 了 。",
     35},
    {"life, ordered and not arrived", "",
     "i#1 ordered <1:a phone#21|a book#21|a coat#21|a sweater#21|a computer#21|a birthday#21 "
     "gift#22> <2:two#31 weeks#32 ago#33|last week|five#31 days#32 ago#33|last month|on Monday#31> "
     ", but#2 the package#3 still#4 hasn't arrived .",
     "我#1 <2:两#31 个 星期#32 前#33|上周|五#31 天#32 前#33|上个月|星期一#31> 订 了 <1:一 部 "
     "手机#21|一 本 书#21|一 件 大衣#21|一 件 毛衣#21|一 台 电脑#21|一 个 生日#21 礼物#22> ， "
     "但是#2 快递#3 还#4 没有 到 。",
     35},
    {"life, refund", "",
     "i#1 want#2 a refund because#3 <1:the phone#21|the computer#21|the jacket#21|the "
     "camera#21|the toy|the lamp> i bought <2:yesterday|last week|here#31|online#31|from you#31> "
     "<3:is broken#41|doesn't work|is too#41 small#42|is not good#41> .",
     "我#1 想#2 退 钱 ， 因为#3 我 <2:昨天|上周|在 这里#31|在 网#31 上|从 你#31 那里> 买 的 "
     "<1:手机#21|电脑#21|夹克#21|相机#21|玩具|灯> <3:坏#41 了|不能 用|太#41 小#42 了|不 好#41> 。",
     25},
    {"life, weather advice", "",
     "it's going to <1:rain|snow|be very#21 cold#22|be windy> <2:tomorrow|tonight|this "
     "afternoon#31|this#31 weekend> , so#1 <3:wear#41 a warm#42 coat#43|drive#41 slowly|close#41 "
     "the windows#42|go home#41 early#42|stay#41 at home#42|don't#41 go out alone#42> .",
     "<2:明天|今晚|今天 下午#31|这#31 个 周末> 会 <1:下雨|下雪|非常#21 冷#22|刮风> ， 所以#1 "
     "<3:穿#41 暖和#42 的 大衣#43|开车#41 慢 一点儿|关上#41 窗户#42|早点#42 回家#41|待#41 在 "
     "家#42 里|不要#41 一个人#42 出去> 。",
     30},
    {"life, i have had", "",
     "I've had <1:a headache#21|a fever#21|a cough|a cold#21|a stomachache> for <2:two#31 "
     "days#32|three#31 days#32|a week#31|five#31 days#32|almost a week#31> , so#2 i <3:want#41 to "
     "see#42 a doctor#43|can't#41 go to work#43|have to stay#41 in bed|didn't go#41 to "
     "school#42|need#41 some medicine#42> .",
     "我 <1:头疼#21|发烧#21|咳嗽|感冒#21|肚子 疼> <2:两#31 天#32|三#31 天#32|一 个 星期#31|五#31 "
     "天#32|快 一 个 星期#31> 了 ， 所以#2 我 <3:想#41 看#42 医生#43|不能#41 去 上班#43|得 待#41 "
     "在 床 上|没有 去#41 上学#42|需要#41 一些 药#42> 。",
     35},
    {"life, is good bad for", "",
     "<1:walking|swimming|running|drinking#21 water#22|eating#21 vegetables#22|sleeping#21 "
     "early#22|exercise|laughing> is good#2 for#3 <2:the heart#31|your "
     "health#31|children|everyone|the body#31|old#31 people#32> .",
     "<1:走路|游泳|跑步|喝#21 水#22|吃#21 蔬菜#22|早点#22 睡觉#21|锻炼|笑> 对#3 "
     "<2:心脏#31|健康#31|孩子|大家|身体#31|老#31 人#32> 很 好#2 。",
     28},
    {"life, think people should", "",
     "i#1 think#2 <1:children|students|parents|teachers|young#21 people|schools|everyone> should#3 "
     "<2:read#31 more books#32|use#31 their phones#32 less#33|sleep#31 more|protect#31 "
     "animals#32|exercise#31 more> .",
     "我#1 觉得#2 <1:孩子|学生|父母|老师|年轻人#21|学校|每 个 人> 应该#3 <2:多 看书#31#32|少#33 "
     "用#31 手机#32|多 睡觉#31|保护#31 动物#32|多 锻炼#31> 。",
     25},
    {"life, prices rise", "",
     "the price#1 of <1:food|petrol|vegetables|meat|houses|eggs|milk|coffee> is going up#2 , "
     "but#3 <2:my#32 salary#31|our#32 salary#31|the salary#31 of teachers#32> <3:is still#41 the "
     "same#42|has not gone up|is still#41 very#42 low> .",
     "<1:食物|汽油|蔬菜|肉|房子|鸡蛋|牛奶|咖啡> 的 价格#1 在 上涨#2 ， 但是#3 <2:我#32 的 "
     "工资#31|我们#32 的 工资#31|老师#32 的 工资#31> <3:还是#41 一样#42|没有 上涨|还是#41 非常#42 "
     "低> 。",
     30},
    {"life, save money for", "",
     "i#1 want#2 to save#3 money#3 <1:to buy#21 a house#22|to travel#21 to China#22|for my#22 "
     "children#21|to buy#21 a new#22 computer#23|to go to university#21|for Christmas|to open#21 "
     "a restaurant#22|to help#21 my#23 parents#22> , so#5 i <2:work overtime#31 every#32 "
     "day|cook#31 at home#32|take#31 the bus#32 to work#33|don't#31 buy#32 new#33 "
     "clothes#34|don't#31 drink#32 coffee#33 outside|never#31 take#32 a taxi#33> .",
     "我#1 想#2 存钱#3 <1:买#21 房子#22|去 中国#22 旅行#21|给 我#22 的 孩子#21|买#21 一 台 新#22 "
     "电脑#23|上 大学#21|过 圣诞|开#21 一 家 餐厅#22|帮助#21 我#23 的 父母#22> ， 所以#5 我 "
     "<2:每天#32 加班#31|在 家#32 做饭#31|坐#31 公交车#32 上班#33|不#31 买#32 新#33 "
     "衣服#34|不#31 在 外面 喝#32 咖啡#33|从不#31 坐#32 出租车#33> 。",
     35},
    {"life, borrow lend money", "",
     "can#1 you#2 lend#3 me#4 <1:fifty#21 yuan#22|a hundred#21 dollars#22|some money#21|two#21 "
     "hundred#22 yuan#23|a pen#21|an umbrella#21> ? I'll give it back <2:tomorrow|next week|on "
     "Friday#31|next month|this afternoon#31> .",
     "你#2 能#1 借#3 我#4 <1:五十#21 块#22 钱|一 百#21 美元#22|一些 钱#21|两#21 百#22 块#23 钱|一 "
     "支 钢笔#21|一 把 伞#21> 吗 ？ 我 <2:明天|下周|星期五#31|下个月|今天 下午#31> 还 。",
     30},
    {"life, sister got", "",
     "my#1 <1:sister|brother|cousin|daughter|son|best#21 friend#22|uncle> <2:got married#31|had a "
     "baby#31|found#31 a new#32 job#33|bought#31 a house#32|graduated#31 from "
     "university#32|moved#31 to Beijing#32|passed#31 the exam#32> <3:last month|last year|last "
     "week|in June> .",
     "我#1 <1:姐姐|哥哥|表哥|女儿|儿子|最好#21 的 朋友#22|叔叔> <3:上个月|去年|上周|六 月> "
     "<2:结婚#31 了|生 了 宝宝#31|找到#31 了 新#32 工作#33|买#31 了 一 座 房子#32|从 大学#32 "
     "毕业#31 了|搬#31 到 了 北京#32|通过#31 了 考试#32> 。",
     35},
    {"life, so busy no time", "",
     "I've been busy#2 <1:with work|doing my homework#21|working on the new#21 "
     "project#22|getting ready for the wedding#21|taking care#21 of the children#22> "
     "<2:lately|this#31 week#32|these days#31|this#31 month#32> , so#4 i <3:have no time#41 to "
     "cook#42|can't sleep#41 well|forgot#41 to call#42 my parents#43|forgot#41 your#43 "
     "birthday#42|haven't seen my friends#41> .",
     "我 <2:最近|这#31 个 星期#32|这些 天#31|这#31 个 月#32> 忙#2 着 <1:工作|做 作业#21|做 新#21 "
     "项目#22|准备 婚礼#21|照顾#21 孩子#22> ， 所以#4 <3:我 没有 时间#41 做饭#42|我 睡#41 不 "
     "好|我 忘记#41 给 我 父母#43 打#42 电话 了|我 忘记#41 了 你#43 的 生日#42|我 没有 见到 我 的 "
     "朋友#41> 。",
     25},
    {"life, spends too much time on", "",
     "my#1 <1:children|students|friends|classmates> spend#2 too#3 much#3 time#4 <2:playing#31 "
     "games#32|playing on the phone#31|watching#31 videos#32|on the internet#31|shopping#31 "
     "online#32|watching#31 television#32> and#5 <3:don't#41 exercise#42|don't#41 sleep#42 "
     "well|don't#41 listen#42 to me#43|don't#41 talk#42 to me#43|don't#41 like#42 reading#43> .",
     "我#1 的 <1:孩子|学生|朋友|同学> 花#2 太#3 多 时间#4 <2:玩#31 游戏#32|玩 手机#31|看#31 "
     "视频#32|上网#31|上网#32 购物#31|看#31 电视#32> ， 而且#5 <3:不#41 锻炼#42|睡#42 不#41 "
     "好|不#41 听#42 我#43 的 话|不#41 和 我#43 说话#42|不#41 喜欢#42 看书#43> 。",
     25},
    {"life, battery", "",
     "the battery#1 of my#2 new <1:phone|computer|camera|watch|laptop|car> <2:is very#31 "
     "bad#32|is already dead#31|will get very#31 hot#32|only works for two#31 hours#32> .",
     "我#2 的 新 <1:手机|电脑|相机|手表|笔记本电脑|汽车> 的 电池#1 <2:非常#31 差#32|已经 没电#31 "
     "了|会 变得 非常#31 烫#32|只 能 用 两#31 个 小时#32> 。",
     30},
    {"life, forgot password", "",
     "i forgot#1 the password#4 of my <1:phone|computer|email|bank#21 card#22|wifi|website|wechat> "
     ", what#2 should#3 i do ?",
     "我 忘记#1 了 我 <1:手机|电脑|邮件|银行#21 卡#22|无线网|网站|微信> 的 密码#4 ， 我 应该#3 "
     "怎么办#2 ？",
     48},
    {"life, AI will", "",
     "do you#1 think#2 <1:artificial#21 intelligence#22|robots|computers|machines> will "
     "<2:replace#31 teachers#32|replace#31 doctors#32|change#31 our#33 life#32|help#31 us#34 "
     "solve#32 problems#33|make#31 us#33 lazy#32|take our#32 jobs#31|be smarter#31 than "
     "people#32|write#31 better#32 than writers> <3:in the future#41|one day|in ten years|soon> ?",
     "你#1 觉得#2 <1:人工#21 智能#22|机器人|电脑|机器> <3:未来#41|有 一天|十年 以后|很 快> 会 "
     "<2:取代#31 老师#32|取代#31 医生#32|改变#31 我们#33 的 生活#32|帮助#31 我们#34 解决#32 "
     "问题#33|让#31 我们#33 变得 懒#32|抢走 我们#32 的 工作#31|比 人#32 聪明#31|比 作家 写#31 得 "
     "好#32> 吗 ？",
     35},
    {"life, thank you for email", "",
     "thank#1 you#2 for#1 your <1:email|letter|message|report|answer> . i will <2:answer#31 "
     "you#32|call#31 you#32|send#31 you#33 the plan#32|read#31 the file#32|tell#31 my#33 "
     "boss#32> <3:tomorrow|as soon as possible|this afternoon#41|before#41 Friday#42|next week> .",
     "谢谢#1 你#2 的 <1:邮件|信|消息|报告|回答> 。 我 <3:明天 会|会 尽 快|今天 下午#41 会|会 在 "
     "星期五#42 以前#41|下周 会> <2:回答#31 你#32|给 你#32 打#31 电话|把 计划#32 发#31 给 "
     "你#33|看#31 文件#32|告诉#31 我#33 的 老板#32> 。",
     35},
    {"life, if you don't feel well", "",
     "if#1 you#2 <1:don't feel well|have a fever#21|have a headache#21|have a cold#21|feel#21 "
     "very#22 tired#23> , you should#3 <2:see#31 a doctor#32|go home#31 early#32|drink#31 more "
     "hot#32 water#33|rest#31 for two#32 days#33|call#31 the hospital#32|take#31 some medicine#32> "
     ".",
     "如果#1 你#2 <1:不舒服|发烧#21 了|头疼#21|感冒#21 了|感到#21 非常#22 累#23> ， 你 应该#3 "
     "<2:看#31 医生#32|早点#32 回家#31|多 喝#31 热#32 水#33|休息#31 两#32 天#33|给 医院#32 打#31 "
     "电话|吃#31 一些 药#32> 。",
     35},
    {"life, exam soon nervous", "",
     "I'm very#1 nervous#2 because#3 i have <1:an exam#21|a math#21 test#22|an English#21 "
     "exam#22|an important#21 meeting#22|an operation#21> <2:tomorrow|next week|tomorrow#31 "
     "morning#32|on Monday#31|this afternoon#31> .",
     "我 非常#1 紧张#2 ， 因为#3 我 <2:明天|下周|明天#31 早上#32|星期一#31|今天 下午#31> 有 "
     "<1:考试#21|数学#21 测验#22|英语#21 考试#22|一 个 重要#21 的 会议#22|手术#21> 。",
     30},
    {"life, teacher explains", "",
     "my#1 <1:math|English|history|Chinese|music|science> teacher#2 is very "
     "<2:strict|patient|funny|kind|serious|smart> , but#3 <3:we have too#41 much homework#42|i#44 "
     "don't#41 understand#42 the class#43|i#46 still#41 don't#42 like#43 this#44 class#45|the "
     "exam#41 is very#42 difficult#43|the homework#41 is too#42 difficult#43> .",
     "我#1 的 <1:数学|英语|历史|中文|音乐|科学> 老师#2 非常 <2:严格|耐心|幽默|善良|严肃|聪明> ， "
     "但是#3 <3:我们 的 作业#42 太#41 多 了|我#44 听 不#41 懂#42 课#43|我#46 还是#41 不#42 "
     "喜欢#43 这#44 门 课#45|考试#41 非常#42 难#43|作业#41 太#42 难#43 了> 。",
     35},
    {"life, living with parents", "",
     "i#1 want#2 to <1:live#21 alone#22|change#21 my job#22|study#21 in America#22|learn#21 the "
     "piano#22|open#21 a small#22 shop#23|leave#21 school#22> , but#3 my "
     "<2:parents|children|friends> <3:don't#41 agree#42|won't agree#41|aren't happy#41|said no> .",
     "我#1 想#2 <1:一个人#22 住#21|换#21 工作#22|在 美国#22 学习#21|学#21 钢琴#22|开#21 一 家 "
     "小#22 商店#23|离开#21 学校#22> ， 但是#3 我 <2:父母|的 孩子 们|的 朋友> <3:不#41 "
     "同意#42|不会 同意#41|不 高兴#41|说 不> 。",
     30},
    {"life, when is it due", "",
     "when#1 do we have to <1:hand in the homework#21|finish#21 the project#22|send#21 the "
     "report#22|pay#21 the rent|pay#21 for the hotel#22|answer#21 the email#22|leave#21 the "
     "hotel#22> ? i think#2 it's <2:on Friday#31|next#31 Monday#32|next week|tomorrow|before#31 "
     "the holiday#32> .",
     "我们 什么时候#1 得 <1:交 作业#21|完成#21 项目#22|发#21 报告#22|付#21 租 金|付#21 酒店#22 "
     "的 钱|回#21 邮件#22|离开#21 酒店#22> ？ 我 觉得#2 是 <2:星期五#31|下#31 个 "
     "星期一#32|下周|明天|假期#32 以前#31> 。",
     25},
    {"life, advice stop", "",
     "you#1 work too#2 hard , you should#3 <1:take a rest#21|rest#21 more|go home#21 "
     "earlier#22|spend more time#21 with your#23 family#22|sleep#21 more|look#21 for a new#22 "
     "job#23|talk#21 to your#23 boss#22> .",
     "你#1 工作 太#2 辛苦 了 ， 你 应该#3 <1:休息#21 一下|多 休息#21|早点#22 回家#21|多 花 时间#21 "
     "陪 你#23 的 家人#22|多 睡觉#21|找#21 新#22 工作#23|和 你#23 的 老板#22 谈谈#21> 。",
     30},
    {"life, please reserve appointment", "",
     "can i#1 make#2 an appointment#2 to see#3 <1:the doctor#21|the dentist|the manager|your#22 "
     "lawyer#21|Dr Wang#21|Dr Chen#21> <2:tomorrow#31 morning#32|on Tuesday|next#31 "
     "Thursday#32|this afternoon#31|after#31 work> ?",
     "我#1 可以 预约#2 <2:明天#31 早上#32|星期二|下#31 星期四#32|今天 下午#31|下班 以后#31> 见#3 "
     "<1:医生#21|牙医|经理|你#22 的 律师#21|王#21 医生|陈#21 医生> 吗 ？",
     36},
    {"life, phone slow", "",
     "my#1 <1:computer|phone|laptop|internet> has become#2 very slow <2:lately|since "
     "yesterday|this#31 week#32|today> , can you#3 help me <3:fix it|find#41 the problem#42|check "
     "it> ?",
     "我#1 的 <1:电脑|手机|笔记本电脑|网络> <2:最近|从 昨天 开始|这#31 个 星期#32|今天> 变得#2 "
     "非常 慢 ， 你 能#3 帮 我 <3:修 一下|找#41 一下 问题#42|检查 一下> 吗 ？",
     30},
    {"life, how's the weather and plan", "",
     "if#1 the weather#2 is <1:good|nice|warm> <2:this#31 weekend|tomorrow|on Sunday> , <3:I'll "
     "go#41 to the park#42|we'll go#41 to the beach#42|I'll take my children#41 to the zoo#42|we "
     "can go#41 hiking|i want#41 to ride#42 a bike#43|i#43 will go#41 swimming#42> .",
     "如果#1 <2:这#31 个 周末|明天|星期天> 天气#2 <1:好|很 好|暖和> ， <3:我 就 去#41 "
     "公园#42|我们 就 去#41 海边#42|我 就 带 我 的 孩子#41 去 动物园#42|我们 可以 去#41 爬 山|我 "
     "想#41 骑#42 自行车#43|我#43 就 去#41 游泳#42> 。",
     30},
    {"life, dear team", "",
     "dear#1 <1:teacher|doctor|manager|colleague> , <2:i#35 am sick#31 today#32 and can't#33 "
     "come#34|i#34 can't#31 come#32 tomorrow#33|the meeting#31 will start#32 at nine#33|please "
     "read#31 this#32 letter#33|thank#31 you for your help#32> .",
     "亲爱的#1 <1:老师|医生|经理|同事> ， <2:我#35 今天#32 生病#31 了 ， 不能#33 来#34|我#34 "
     "明天#33 不能#31 来#32|会议#31 将 在 九#33 点 开始#32|请 读#31 这#32 封 信#33|谢谢#31 你 的 "
     "帮助#32> 。",
     25},
    {"life, waited and nobody", "",
     "i#1 waited <1:for an hour#21|for two#21 hours#22|for forty#21 minutes#22|the whole "
     "afternoon#21> at the <2:hospital|bank|restaurant|hotel|airport|station> , but#2 <3:nobody#41 "
     "helped me#42|nobody#41 answered my#43 questions#42|nobody#41 apologized#42|nobody#41 "
     "listened to me#42> .",
     "我#1 在 <2:医院|银行|餐厅|酒店|机场|车站> 等 了 <1:一 个 小时#21|两#21 个 小时#22|四十#21 "
     "分钟#22|整整 一 个 下午#21> ， 但是#2 <3:没有人#41 帮助 我#42|没有人#41 回答 我#43 的 "
     "问题#42|没有人#41 道歉#42|没有人#41 听 我#42 说话> 。",
     25},
    {"life, would rather easy opinion", "",
     "in my#1 opinion#2 , <1:money|health|family|time|knowledge|freedom|love> is <2:more "
     "important#31 than work#32|the most important#31 thing|very#31 important#32> .",
     "我#1 认为#2 <1:钱|健康|家人|时间|知识|自由|爱> <2:比 工作#32 更 重要#31|是 最 重要#31 "
     "的|非常#31 重要#32> 。",
     25},
    {"life, too expensive for me", "",
     "the <1:rent|hotel|restaurant|school|hospital|museum|food> in <2:this#31 "
     "city#32|London|Shanghai|my#31 hometown|Paris|Beijing> is too#2 expensive#3 for#4 me#5 .",
     "<2:这#31 个 城市#32|伦敦|上海|我#31 家乡|巴黎|北京> 的 <1:租 "
     "金|酒店|餐厅|学校|医院|博物馆|食物> 对#4 我#5 来说 太#2 贵#3 了 。",
     25},
    {"life, looking for job", "",
     "I'm looking for a <1:job#21|new#21 job#22|cheap#21 apartment#22|good#21 doctor#22|math#21 "
     "teacher#22|roommate#21> in <2:Beijing|Shanghai|London|this#31 city#32|Paris> , do you#2 "
     "know#3 anyone who can help#4 ?",
     "我 在 <2:北京|上海|伦敦|这#31 个 城市#32|巴黎> 找 <1:工作#21|新#21 工作#22|一 间 便宜#21 的 "
     "公寓#22|一 位 好#21 医生#22|一 位 数学#21 老师#22|一 个 室友#21> ， 你#2 认识#3 能 帮忙#4 的 "
     "人 吗 ？",
     25},
    {"life, work from home", "",
     "because#1 of the <1:storm|snow|typhoon|heavy#21 rain#22> , <2:everyone#31 will work#32 at "
     "home#33|the school#31 is closed|all trains#31 are canceled|the exam#31 is canceled|we "
     "can't#31 go to work#33|the meeting#31 is canceled> <3:today|tomorrow> .",
     "因为#1 <1:风暴|下雪|台风|大#21 雨#22> ， <2:大家#31|学校#31|所有 "
     "火车#31|考试#31|我们|会议#31> <3:今天|明天> <2:都 会 在 家#33 工作#32|停课|取消 了|取消 "
     "了|不能#31 去 上班#33|取消 了> 。",
     30},
    {"life, new colleague", "",
     "our#1 new#2 <1:boss|manager|teacher|colleague|classmate|neighbor|roommate> comes from#3 "
     "<2:Canada|Japan|Germany|a small town#31|Beijing|Spain> and speaks <3:very#41 good#42 "
     "English#43|three#41 languages#42|a little Chinese#41> .",
     "我们#1 的 新#2 <1:老板|经理|老师|同事|同学|邻居|室友> 来自#3 <2:加拿大|日本|德国|一 个 "
     "小镇#31|北京|西班牙> ， 会 说 <3:非常#41 好#42 的 英语#43|三#41 种 语言#42|一点儿 中文#41> "
     "。",
     25},
    {"life, please let me know", "",
     "please#1 tell#2 me#3 if you <1:can come#21 to the meeting#22|need#21 help#22|have#21 any "
     "questions#22|want#21 to change#22 the time#23|are going to be late#21|can't#21 "
     "come#22|don't#21 agree#22 with this plan#23|want#21 to join#22 us#23> .",
     "如果 你 <1:能 来#21 开会#22|需要#21 帮助#22|有#21 问题#22|想#21 改变#22 时间#23|要 "
     "迟到#21|不能#21 来#22|不#21 同意#22 这 个 计划#23|想#21 加入#22 我们#23> ， 请#1 告诉#2 我#3 "
     "。",
     25},
    {"life, got a raise", "",
     "i#1 <1:worked overtime#21|worked very#21 hard#22|answered messages#21> every#2 day#2 "
     "<2:last month|this year|last week|last year> , but#3 my boss#4 <3:didn't say thank#41 "
     "you|isn't happy#41|didn't give me#42 more money#41|criticized#41 me#42|wants me#41 to do "
     "more work#42> .",
     "我#1 <2:上个月|今年|上周|去年> 每天#2 <1:加班#21|非常#21 努力#22 工作|回 消息#21> ， "
     "但是#3 我 的 老板#4 <3:没有 说 谢谢#41|不 高兴#41|没有 给 我#42 更 多 钱#41|批评#41 了 "
     "我#42|想 让 我#41 做 更 多 工作#42> 。",
     25},
    {"life, can't sleep", "",
     "i#1 <1:couldn't sleep#21|slept#21 badly|woke#21 up three#22 times|only slept#21 for four "
     "hours#22> last#2 night#2 because#3 <2:the neighbors#31 were too#32 noisy#33|i#33 drank "
     "too#31 much coffee#32|i#33 had an exam#31 today#32|it was too#31 hot#32|my#33 baby#31 "
     "cried#32 all night|i#33 was worried#31 about money#32|my#32 back#31 hurt> .",
     "我#1 昨晚#2 <1:睡#21 不 着|睡#21 得 不 好|醒#21 了 三#22 次|只 睡#21 了 四 个 小时#22> ， "
     "因为#3 <2:邻居#31 太#32 吵#33 了|我#33 喝 了 太#31 多 咖啡#32|我#33 今天#32 有 "
     "考试#31|太#31 热#32 了|我#33 的 宝宝#31 哭#32 了 一 夜|我#33 担心#31 钱#32|我#32 的 背#31 "
     "很 疼> 。",
     30},
    {"life, grandma visit", "",
     "my#1 <1:grandmother|grandfather|mother|uncle|aunt> is in#2 the hospital#3 , so#4 <2:I'm "
     "going to the hospital#31 tomorrow#32|i#34 can't#31 go#32 to your#35 party#33|i#34 didn't "
     "go#31 to school#32 today#33|we are all very#31 worried#32|i#32 have to go home#31> .",
     "我#1 <1:奶奶|爷爷|妈妈|叔叔|阿姨> 在#2 医院#3 里 ， 所以#4 <2:我 明天#32 要 去 "
     "医院#31|我#34 不能#31 去#32 你#35 的 聚会#33|我#34 今天#33 没有 去#31 上学#32|我们 都 "
     "非常#31 担心#32|我#32 得 回家#31> 。",
     25},
    {"life, I have decided", "",
     "I've decided#1 to <1:change#21 my job#22|stop smoking#21|lose#21 weight|learn#21 to "
     "drive#22|study#21 harder#22|sell#21 my car#22|exercise#21 every#22 day|buy#21 a house#22> "
     "<2:this year|next year|next month|this summer> .",
     "我 决定#1 <2:今年|明年|下个月|今年 夏天> <1:换#21 工作#22|不 再 抽烟#21|减肥#21|学#21 "
     "开车#22|更 努力#22 学习#21|卖#21 我 的 汽车#22|每天#22 锻炼#21|买#21 房子#22> 。",
     30},
    {"life, first day", "",
     "today#1 is my#2 <1:first day|last day> <2:at school#31|at work#31|at university#31|in the "
     "new#31 office#32|in Beijing#31|in this#31 company#32> and i feel#4 <3:very#41 happy#42|a "
     "little nervous#41|excited|sad|lonely> .",
     "今天#1 是 我#2 <2:在 学校#31|上班#31|在 大学#31|在 新#31 办公室#32|在 北京#31|在 这#31 家 "
     "公司#32> 的 <1:第一 天|最后 一天> ， 我 感到#4 <3:非常#41 高兴#42|有点儿 紧张#41|很 "
     "兴奋|很 难过|很 孤独> 。",
     25},
    {"life, plan tomorrow then", "",
     "I'm going to <1:visit#21 my#23 parents#22|see#21 a doctor#22|buy#21 a new#22 "
     "phone#23|work#21 at home#22|clean#21 the house#22|go#21 to the bank#22|have dinner#21 with "
     "my#23 boss#22> <2:tomorrow|this#31 weekend|on Saturday|tomorrow#31 afternoon#32> , so#1 i "
     "can't#2 <3:meet#41 you#42|come#41 to the party#42|go#41 shopping#42 with you#43|help#41 "
     "you#42|play tennis#41 with you#42> .",
     "我 <2:明天|这#31 个 周末|星期六|明天#31 下午#32> 要 <1:看望#21 我#23 的 父母#22|看#21 "
     "医生#22|买#21 一 部 新#22 手机#23|在 家#22 工作#21|打扫#21 房子#22|去#21 银行#22|和 我#23 "
     "的 老板#22 一起 吃 晚饭#21> ， 所以#1 我 不能#2 <3:见#41 你#42|来#41 聚会#42|和 你#43 去#41 "
     "购物#42|帮助#41 你#42|和 你#42 打 网球#41> 。",
     35},
    {"life, the train late boss", "",
     "sorry#1 I'm late , <1:there was an accident#21 on the road#22|the train#21 was late#22|my#22 "
     "clock was broken#21|my#23 car#21 was broken#22|i#23 missed#21 the bus#22|my#23 child#21 was "
     "sick#22|the elevator#21 was broken#22|i#23 couldn't find#21 the office#22> .",
     "对不起#1 ， 我 迟到 了 ， <1:路#22 上 发生 了 事故#21|火车#21 晚点#22 了|我#22 的 "
     "钟 坏#21 了|我#23 的 汽车#21 坏#22 了|我#23 错过#21 了 公交车#22|我#23 的 孩子#21 "
     "生病#22 了|电梯#21 坏#22 了|我#23 找#21 不到 办公室#22> 。",
     25},
    {"life, english level", "",
     "my#1 English is <1:not very good#21|still#21 very#22 bad#23|still#21 terrible> , but#2 i "
     "<2:practice#31 every#32 day|want#31 to work#32 in America#33|want#31 to learn#32 "
     "more|like#31 talking to people#32|use#31 this#32 website#33 to learn> .",
     "我#1 的 英语 <1:不 太 好#21|还是#21 非常#22 差#23|还是#21 很 糟糕> ， 但是#2 我 <2:每天#32 "
     "练习#31|想#31 在 美国#33 工作#32|想#31 学#32 更 多|喜欢#31 和 人#32 说话|用#31 这#32 个 "
     "网站#33 学习> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_english_work_and_health() { return english_work_and_health; }

}  // namespace playground::grammar
