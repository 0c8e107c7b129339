// Templates: people by their names, and what they ask on a journey.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template travellers[] = {
    {"journey, moved from to", "a=named l=pick:land m=pick:land",
     "{a} moved#1@a from#2 {l} to#3 {m} <1:last year|last month|two years ago|with {a:his} "
     "family#11|because of#12 {a:his} job#13|in#12 March#13> .",
     "{a} <1:去年|上个月|两 年 前|和 {a:his} 家人#11|因为#12 {a:his} 工作#13|三#13 月#13> 从#2 {l} "
     "搬#1@a 到#3 了 {m} 。",
     22},
    {"journey, moved from to, short", "s=anyone l=pick:land m=pick:land",
     "{s} <1:moved|flew|came> from#2 {l} to {m} .", "{s} 从#2 {l} <1:搬 到|飞 到|来到> 了 {m} 。",
     20},
    {"journey, works as", "a=named l=pick:land",
     "{a} works#1@a as#2 a <2:teacher|nurse|lawyer|driver|chef|writer|doctor|reporter> <3:in "
     "{l}|in a big city|in my hometown|in this village> .",
     "{a} <3:在 {l}|在 一 个 大 城市|在 我 的 家乡|在 这 个 村庄 里> 当#1@a "
     "<2:老师|护士|律师|司机|厨师|作家|医生|记者> 。",
     20},
    {"journey, is a job and works", "a=named l=pick:land",
     "{a} is <1:an engineer|a programmer|a lawyer|a manager|a doctor|a nurse|a teacher|a chef> and "
     "works#2 <3:in a hospital|in a hotel|in {l}|in {l}|in a big company|in a school> .",
     "{a} 是 <1:工程师|程序员|律师|经理|医生|护士|老师|厨师> ， <3:在 医院|在 酒店|在 {l}|在 "
     "{l}|在 一 家 大 公司|在 学校> 工作#2 。",
     24},
    {"journey, married to", "a=named b=named",
     "{a} is married#1@a to#2 {b} <3:.|and they have two kids .|and they live in London .|, they "
     "met#31 at#32 school#33 .|, they have a happy life .>",
     "{a} 和#2 {b} 结婚#1@a 了 <3:。|， 他们 有 两 个 小孩 。|， 他们 住 在 伦敦 。|， 他们 在#32 "
     "学校#33 认识#31 的 。|， 他们 生活 很 幸福 。>",
     22},
    {"journey, got married in", "a=named b=named m=pick:month w=pick:past",
     "{a} and#2 {b} got married#1 <3:.|{w} .|in {m} .|in Paris .|two years ago .>",
     "{a} 和#2 {b} <3:结婚#1 了 。|{w} 结婚#1 了 。|{m} 结婚#1 了 。|在 巴黎 结婚#1 了 。|两 年 前 "
     "结婚#1 了 。>",
     24},
    {"journey, Mr and Mrs", "f=pick:surname",
     "Mr#1 and#2 Mrs#3 {f} <4:live in London|live near the park|are our neighbors|are both "
     "retired|are very friendly|have three children|went to Spain|bought a new house> .",
     "{f} 先生#1 和#2 {f} 太太#3 <4:住 在 伦敦|住 在 公园 附近|是 我们 的 邻居|都 退休 了|非常 "
     "友好|有 三 个 孩子|去 了 西班牙|买 了 一 座 新 房子> 。",
     24},
    {"journey, doctor named", "f=pick:surname",
     "Dr#1 {f} <2:isn't here today|is my doctor|is very good|can see you now|is in the "
     "hospital|called you this morning> .",
     "{f} 医生#1 <2:今天 不 在 这里|是 我 的 医生|非常 好|现在 能 见 你|在 医院 里|今天 早上 给 你 "
     "打 了 电话> 。",
     29},
    {"journey, see doctor", "f=pick:surname w=pick:future",
     "<1:can i see|do you know|I'd like to see|i have to see|i want to see> Dr#2 {f} <1:{w} "
     "?|?|{w} .|{w} .|{w} .>",
     "<1:我 {w} 可以 见|你 认识|我 {w} 想 见|我 {w} 得 见|我 {w} 想 见> {f} 医生#2 <1:吗 ？|吗 "
     "？|。|。|。>",
     24},
    {"journey, born in year", "a=named l=pick:land",
     "{a} was born#1@a <2:in#21 1990#22* in#23 {l}|in#23 {l} in#21 1990#22*> .",
     "{a} <2:1990#22* 年#21 出生#1@a 在#23 {l}|1990#22* 年#21 出生#1@a 在#23 {l}> 。", 24},
    {"journey, year only", "s=anyone", "{s} {s:was} born#1 in#2 1990#3* .",
     "{s} 1990#3* 年#2 出生#1 。", 24},
    {"journey, year, of", "s=anyone", "{s} {s:was} born#1 in#2 1990#3* .",
     "{s} 出生#1 于 1990#3* 年#2 。", 18, true},
    {"journey, year and fame", "a=named k=pick:country",
     "{a} was born#1@a in#2 1990#3* and is a famous#4 "
     "<5:singer|writer|scientist|painter|poet|musician> from {k} .",
     "{a} 出生#1@a 于 1990#3* 年#2 ， 是 {k} 著名#4 的 <5:歌手|作家|科学家|画家|诗人|音乐家> 。",
     27},
    {"journey, year deeds", "s=anyone l=pick:land",
     "{s} <1:came to {l}|graduated|got married|moved here|went to {l}|started working "
     "here|bought this house> in#2 1990#3* .",
     "{s} 1990#3* 年#2 <1:来到 {l}|毕业 了|结婚 了|搬 到 了 这里|去 了 {l}|开始 在 这里 工作|买 "
     "了 这 座 房子> 。",
     18},
    {"journey, studies at", "a=named b=study l=pick:land",
     "{a} studies#1@a {b} at#2 <3:a university in {l}|the university|a university near here|a "
     "school in {l}> .",
     "{a} 在#2 <3:{l} 的 大学|大学|这里 附近 的 大学|{l} 的 学校> 学习#1@a {b} 。", 20},
    {"journey, lives with", "a=named l=pick:land",
     "{a} lives#1@a with#2 {a:his} <3:grandmother|parents|sister|uncle|grandfather|aunt|two "
     "cats|friends|family> <4:in {l}|in a small house|in a big city|in the village> .",
     "{a} 和#2 {a:his} <3:奶奶|父母|姐姐|叔叔|爷爷|阿姨|两 只 猫|朋友|家人> 住#1@a <4:在 {l}|在 一 "
     "座 小 房子 里|在 一 个 大 城市|在 村庄 里> 。",
     24},
    {"journey, lives with, together", "a=named",
     "{a} lives#1@a with#2 <3:me|us|my roommate|my brother|my parents|a friend|my neighbor> .",
     "{a} 跟#2 <3:我|我们|我 的 室友|我 哥哥|我 父母|一 个 朋友|我 的 邻居> 住#1@a 在 一起 。", 18,
     true},
    {"journey, name but call me", "a=named b=named",
     "<1:my name is|I'm> {a} , but#2 <3:you can call me|my friends call me|my parents call "
     "me|they all call me|please call me> {b} .",
     "<1:我 叫|我 是> {a} ， 但是#2 <3:你 可以 叫 我|我 的 朋友 叫 我|我 父母 叫 我|他们 都 "
     "叫 我|请 叫 我> {b} 。",
     20},
    {"journey, met cousin", "a=named",
     "have you met#1 <2:my cousin|my uncle|my roommate|our new boss|my teacher|our neighbor|my "
     "colleague> {a} ?",
     "你 见#1 过 <2:我 的 表哥|我 的 叔叔|我 的 室友|我们 的 新 老板|我 的 老师|我们 的 邻居|我 的 "
     "同事> {a} 吗 ？",
     22},
    {"journey, kin of", "a=named b=named",
     "<3:{a} is|is {a}|{a} isn't> {b} 's#1 <2:teacher|best "
     "friend|boss|friend|neighbor|sister|brother|cousin|doctor> <3:.|?|.>",
     "{a} <3:是|是|不是> {b} 的#1 <2:老师|最好 的 朋友|老板|朋友|邻居|姐姐|哥哥|表哥|医生> "
     "<3:。|吗 ？|。>",
     22},
    {"journey, can play", "s=anyone",
     "{s} can#1 <2:play the violin|play the piano|play the guitar|play football|play "
     "basketball|play chess|drive|cook|swim> .",
     "{s} 会#1 <2:拉 小提琴|弹 钢琴|弹 吉他|踢 足球|打 篮球|下 象棋|开车|做饭|游泳> 。", 22},
    {"journey, mom and dad jobs", "a=named o=pick:job p=pick:job",
     "{a} 's#1 <2:mom|mother|wife|sister|daughter> is a {o} and {a:his} <3:dad|father|brother|son> "
     "is a {p} .",
     "{a} 的#1 <2:妈妈|母亲|妻子|姐姐|女儿> 是 {o} ， {a:his} <3:爸爸|父亲|哥哥|儿子> 是 {p} 。",
     20},
    {"journey, mom and dad jobs, short", "a=named o=pick:job p=pick:job",
     "{a} 's#1 <2:mom|mother|wife> is a {o} and {a:his} <3:dad|father|son> is a {p} .",
     "{a} 的#1 <2:妈妈|母亲|妻子> 是 {o} ， <3:爸爸|父亲|儿子> 是 {p} 。", 16, true},
    {"journey, person of country", "a=named l=pick:country",
     "{a} is from#1 {l} <2:.|and speaks English .|but lives in London .|, right ?>",
     "{a} 是 {l} 人#1 <2:。|， 会 说 英语 。|， 但是 住 在 伦敦 。|， 对 吗 ？>", 22, true},
    // On the way.,
    {"journey, tickets please", "l=pick:land k=number",
     "<1:two|three|four> <2:tickets|train tickets|plane tickets|tickets> to#3 {l} , please#4 .",
     "请#4 给 我 <1:两|三|四> 张 去#3 {l} 的 <2:票|火车 票|飞机 票|票> 。", 24},
    {"journey, high-speed ticket", "l=pick:city",
     "<1:i want|i want to buy|we need|please give me> a <2:high-speed train ticket|train "
     "ticket|plane ticket|ticket> to#3 {l} <4:.|for tomorrow .|for tonight .|for Sunday .>",
     "<1:我 要|我 想 买|我们 需要|请 给 我> 一 张 <4:|明天|今晚|星期天> 去#3 {l} 的 <2:高铁 "
     "票|火车 票|飞机 票|票> 。",
     24, true},
    {"journey, from platform", "f=pick:figure",
     "<1:which platform does this train leave from ?|this train leaves from platform#11 {f} .|is "
     "this platform#11 {f} ?|where is platform#11 {f} ?|please go to platform#11 {f} .>",
     "<1:这 列 火车 从 几 号 站台 出发 ？|这 列 火车 从 {f} 号 站台#11 出发 。|这 是 {f} 号 "
     "站台#11 吗 ？|{f} 号 站台#11 在 哪里 ？|请 去 {f} 号 站台#11 。>",
     20},
    {"journey, traffic lights", "q=pick:stop",
     "<1:go straight#11 and|please#11|then#11> turn#2 <3:left|right> at the traffic#4 lights#4 "
     "<5:.|, the {q} is there#51 .|, you will see the {q} .|, it's not far .>",
     "<1:一直#11 走#11 ，|请#11|然后#11> 在 红绿灯#4 向 <3:左|右> 转#2 <5:。|， {q} 就 在 那里#51 "
     "。|， 你 会 看见 {q} 。|， 不 远 。>",
     39},
    {"journey, take me, hurry", "q=pick:stop h=pick:hour",
     "<1:please take me to|take me to|i have to go to|i need to go to> the {q} , <2:I'm in a "
     "hurry|I'm late|my train leaves at {h} o'clock|please drive faster|and please wait for me "
     "there> .",
     "<1:请 带 我 去|带 我 去|我 得 去|我 需要 去> {q} ， <2:我 赶 时间|我 迟到 了|我 的 火车 "
     "{h} 点 出发|请 开 快 一点儿|请 在 那里 等 我> 。",
     24},
    {"journey, stop here", "",
     "<1:please|you can|could you|can you> stop#3 <2:here|in front of the hotel|at the door|at "
     "the next corner|at the traffic lights|by the bank> <1:.|.|?|?>",
     "<1:请|你 可以|你 可以|你 能> 停#3 在 <2:这里|酒店 前面|门口|下一个 路口|红绿灯|银行 旁边> "
     "<1:。|。|吗 ？|吗 ？>",
     35},
    {"journey, throat", "",
     "my throat#1 hurts#2 <3:.|a lot .|and i also have a fever .|and my head hurts , too .|, i "
     "can't eat .|, do you have medicine ?>",
     "我 嗓子#1 疼#2 <3:。|得 很 厉害 。|， 也 发烧 了 。|， 头 也 疼 。|， 我 不能 吃 东西 "
     "。|， 你 有 药 吗 ？>",
     42},
    {"journey, throat for days", "k=number",
     "<1:my throat|my stomach|my back|my leg|his throat|her throat> has#2 hurt#3 for {k} days#4 .",
     "<1:我 嗓子|我 的 肚子|我 的 背|我 的 腿|他 嗓子|她 嗓子> 疼#3 了 {k} 天#4 了 。", 42},
    {"journey, medicine, how many times", "",
     "how#1 many#1 times#2 a day#3 <4:should i|do i|should he|should my son|should she> take#5 "
     "this#6 medicine#7 ?",
     "这#6 个 药#7 <4:我 应该|我|他 应该|我 儿子 应该|她 应该> 一天#3 吃#5 几#1 次#2 ？", 14},
    {"journey, medicine, how many times, short", "",
     "how#1 many#1 times#2 a day#3 do i take#5 <4:this medicine|this> <6:? before or after "
     "eating ?|?|? i forgot .>",
     "<4:这 个 药|这 个> 一天#3 吃#5 几#1 次#2 <6:？ 饭 前 还是 饭 后 ？|？|？ 我 忘记 了 。>", 16,
     true},
    {"journey, allergic to what is not known", "s=who",
     "{s} {s:is} allergic#2 to peanuts#3* <4:.|, so please be careful .|, is this okay ?|and milk "
     ".|and can't eat this cake .>",
     "{s} 对 花生#3* <4:|||和 牛奶|> 过敏#2 <4:。|， 所以 请 小心 。|， 这 个 可以 吗 "
     "？|。|， 不能 吃 这 个 蛋糕 。>",
     22},
    {"journey, in a larger size", "",
     "do you have <1:this|these|this shirt|this coat|these shoes|this dress> in <3:a larger size|a "
     "smaller size|another size|another colour|black|white> ?",
     "<1:这 个|这些|这 件 衬衫|这 件 大衣|这 双 鞋|这 条 裙子> 你们 有 <3:大 一点儿 的 尺码|小 "
     "一点儿 的 尺码|别的 尺码|别的 颜色|黑色 的|白色 的> 吗 ？",
     22},
    {"journey, restaurant near", "",
     "is there#1 <2:a good|a cheap|a Chinese|a famous|a quiet> restaurant#3 <4:near here|near the "
     "hotel|near the station|at the airport> ?",
     "<4:这里 附近|酒店 附近|车站 附近|机场> 有#1 没有#1 <2:好吃 的|便宜 的|中国|有名 的|安静 的> "
     "餐厅#3 ？",
     24, true},
    {"journey, restaurant is", "",
     "<1:this restaurant|the restaurant near my house|that Chinese restaurant|the restaurant in "
     "our hotel> is <2:very good|too expensive|closed today|always full|famous|very small> .",
     "<1:这 家 餐厅|我 家 附近 的 餐厅|那 家 中国 餐厅|我们 酒店 的 餐厅> <2:非常 好|太 贵 了|今天 "
     "关门|总是 满 的|很 有名|非常 小> 。",
     20, true},
    {"journey, no pepper please", "",
     "<4:a bowl of noodles|two bowls of rice|a pizza|a salad|the soup> without#1 "
     "<3:pepper|onions|coriander|meat|salt|cheese> , please#2 .",
     "请#2 给 我 <4:一 碗 面条|两 碗 米饭|一 个 比萨饼|一 份 沙拉|汤> ， 不要#1 放#1 "
     "<3:辣椒|洋葱|香菜|肉|盐|奶酪> 。",
     22, true},
    {"journey, my number is", "p=pick:figure",
     "<1:my room number|her room number|your seat number|my seat number> is {p} .",
     "<1:我 的 房间 号码|她 的 房间 号码|你 的 座位 号码|我 的 座位 号码> 是 {p} 。", 20},
    {"journey, has number of", "s=anyone p=pick:number",
     "{s} {s:has} {p} <1:books|coins|dogs|friends|photos|cars|pens|cats> .",
     "{s} 有 {p} <1:本 书|枚 硬币|只 狗|个 朋友|张 照片|辆 汽车|支 钢笔|只 猫> 。", 24},
    {"journey, it costs number", "p=pick:number",
     "<1:the ticket|this dress|this book|this coat|the phone|the taxi|dinner> <2:is|cost> {p} "
     "<3:yuan|dollars> .",
     "<1:票|这 条 裙子|这 本 书|这 件 大衣|手机|出租车|晚饭> <2:|花 了> {p} <3:块 钱|美元> 。", 24},
    {"journey, a night costs number", "p=pick:number",
     "<1:this room|the hotel|a double room|a single room|our room> is {p} <3:yuan|dollars> a "
     "night#4 .",
     "<1:这 个 房间|酒店|一 个 双人 房间|一 个 单人 房间|我们 的 房间> 一 个 晚上#4 {p} <3:块 "
     "钱|美元> "
     "。",
     22},
    {"journey, size number", "f=pick:figure",
     "<1:i wear|my son wears|she wears|do you have|I'd like|i need> size#2 {f} "
     "<3:shoes|trousers|shirts|shoes> <1:.|.|.|?|.|.>",
     "<1:我 穿|我 儿子 穿|她 穿|你们 有|我 想要|我 需要> {f} 号#2 <3:鞋|裤子|衬衫|鞋> "
     "<1:。|。|。|吗 ？|。|。>",
     22},
    {"journey, age and lives", "s=named y=pick:age l=pick:land",
     "{s} is {y} <1:and lives in {l}|and comes from {l}|and likes music|and is from {l}|and still "
     "lives with {s:his} parents> .",
     "{s} {y} 岁 ， <1:住 在 {l}|来自 {l}|喜欢 音乐|来自 {l}|还 和 {s:his} 父母 住 在 一起> 。",
     18},

    // Known by heart.,
    {"journey, by heart, one fish two fish", "",
     "one#1 fish#2 , two#3 fish#4 , red#5 fish#6 , blue#7 fish#8 .",
     "一#1 条 鱼#2 ， 两#3 条 鱼#4 ， 红色#5 的 鱼#6 ， 蓝色#7 的 鱼#8 。", 14},
    {"journey, by heart, dance like nobody", "",
     "<1:dance|sing|love> like#2 nobody#3 is watching#4 .",
     "<1:跳舞|唱歌|爱> 吧 ， 就 像#2 没有人#3 在 看#4 。", 16},
    {"journey, by heart, mountain tiger", "",
     "one#1 two#2 three#3 four#4 five#5 , go#6 up#6 the mountain#7 to hit#8 the tiger#9 .",
     "一#1 二#2 三#3 四#4 五#5 ， 上#6 山#7 打#8 老虎#9 。", 16},
    {"journey, by heart, world so big", "",
     "the world#1 is so#2 big#3 , i#4 want#5 to go#6 and see#7 it .",
     "世界#1 那么#2 大#3 ， 我#4 想#5 去#6 看看#7 。", 18},
    {"journey, by heart, eggs one basket", "",
     "don't#1 put#2 all your#9 eggs#3 in one#4 basket#5 .",
     "不要#1 把 鸡蛋#3 放#2 在 一#4 个 篮子#5 里 。", 18, true},
};

}  // namespace

std::span<const Template> templates_of_travellers() { return travellers; }

}  // namespace playground::grammar
