// Templates: what people ask and tell about the world.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template english_curiosity[] = {
    {"visitors, capital question", "c=pick:country",
     "<1:what is|where is|how big is|how old is> the capital#1 of {c} ?",
     "{c} 的 首都#1 <1:是 什么|在 哪里|有 多 大|有 多 古老> ？", 35},
    {"visitors, capitals", "",
     "<1:Paris is the capital of France|London is the capital of England|Beijing is the capital of "
     "China|Rome is the capital of Italy> and a very#1 "
     "<2:big|beautiful|old|famous|expensive|clean|interesting|modern> city#2 .",
     "<1:巴黎 是 法国 的 首都|伦敦 是 英国 的 首都|北京 是 中国 的 首都|罗马 是 意大利 的 首都> "
     "， 也 是 一 个 非常#1 <2:大|漂亮|古老|有名|贵|干净|有趣|现代> 的 城市#2 。",
     30},
    {"visitors, superlative in country", "c=pick:country",
     "what#1 is the <1:largest city|longest river|tallest mountain|biggest lake|most famous "
     "university|most beautiful place> in {c} ?",
     "{c} <1:最大 的 城市|最 长 的 河|最 高 的 山|最大 的 湖|最 有名 的 大学|最 漂亮 的 地方> 是 "
     "什么#1 ？",
     35},
    {"visitors, superlative in world", "",
     "what#1 is the <1:largest|fastest|strongest|most dangerous|most beautiful> "
     "<2:animal|bird|fish|insect|horse|machine> in the world#2 ?",
     "世界#2 上 <1:最大|最 快|最 强壮|最 危险|最 漂亮> 的 <2:动物|鸟|鱼|昆虫|马|机器> 是 什么#1 "
     "？",
     30},
    {"visitors, strongest animal", "",
     "<3:i think|my brother thinks|many people believe> the <1:elephant|whale|bear|lion|eagle> is "
     "the strongest#1 animal#2 <2:in the world|on earth|in this book|in the zoo> .",
     "<3:我 觉得|我 哥哥 觉得|很多 人 相信> <1:大象|鲸鱼|熊|狮子|老鹰> 是 <2:世界 上|地球 上|这 本 "
     "书 里|动物园 里> 最 强壮#1 的 动物#2 。",
     30},
    {"visitors, around the sun", "",
     "<1:i know that|my teacher says that|everyone knows that|we learned at school that|i don't "
     "believe that|a book says that|children know that|i remember that> <2:the earth|Mars|every "
     "planet|our planet> goes#1 around#2 the sun#3 .",
     "<1:我 知道|我 的 老师 说|大家 都 知道|我们 在 学校 学 过 ，|我 不 相信|一 本 书 说|孩子 "
     "知道|我 记得> <2:地球|火星|每 颗 行星|我们 的 行星> 围着#2 太阳#3 转#1 。",
     30},
    {"visitors, earth and moon", "",
     "<1:the earth|Mars|our planet|every planet> goes#1 around#2 the sun#3 <2:.|, and the moon "
     "goes around the earth .|, but the sun does not move .|, and this is very important .|, not "
     "the moon .|, my teacher says .|, i think .|, now i understand .>",
     "<1:地球|火星|我们 的 行星|每 颗 行星> 围着#2 太阳#3 转#1 <2:。|， 月亮 围着 地球 转 。|， "
     "但是 太阳 不动 。|， 这 非常 重要 。|， 不是 月亮 。|， 我 的 老师 说 。|， 我 觉得 。|， "
     "现在 我 明白 了 。>",
     30},
    {"visitors, sun rises", "",
     "the sun#1 <1:rises#2|rises#2|rises#2|also rises#2|also rises#2|rises#2> in the east#3 "
     "<1:every day|every morning|at six o'clock|in winter|in summer|at seven o'clock> , <2:but "
     "today i can't see the sun|and the birds begin to sing|and a new day begins|so i get up "
     "early|and i go to work|and the sky becomes red> .",
     "太阳#1 <1:每天|每天 早上|六 点|冬天 也|夏天 也|七 点> 从 东方#3 升起#2 ， <2:但是 今天 我 "
     "看 不见 太阳|鸟儿 开始 唱歌|新的 一天 开始|所以 我 起 得 很 早|我 去 上班|天空 变 红 了> 。",
     25},
    {"visitors, ice and water", "",
     "<1:in winter|at night|in the north|when it is very cold> , the water#1 <2:in the lake|in the "
     "river|in the pool|in the bottle|in the bucket|in the garden|in the glass|on the road> "
     "becomes#2 ice#3 .",
     "<1:冬天|晚上|在 北部|天气 很 冷 的 时候> ， <2:湖 里|河 里|游泳池 里|瓶子 里|水桶 里|花园 "
     "里|玻璃杯 里|路 上> 的 水#1 会 变成#2 冰#3 。",
     31},
    {"visitors, smarter than my cat", "",
     "<1:this machine|this robot|your computer|this app|artificial intelligence|my phone> is "
     "<2:smarter|faster|more patient|more interesting> than#1 <3:my cat|my teacher|my little "
     "brother|most people> .",
     "<1:这 台 机器|这 个 机器人|你 的 电脑|这 个 应用|人工 智能|我 的 手机> 比#1 <3:我 的 猫|我 "
     "的 老师|我 弟弟|大部分 人> <2:聪明|快|有 耐心|有趣> 。",
     40},
    {"visitors, are you smarter", "",
     "are you#1 <2:smarter|older|stronger|faster|better> than#2 <3:my cat|a human|a computer|my "
     "teacher|a dictionary|my phone> ?",
     "你#1 比#2 <3:我 的 猫|人类|电脑|我 的 老师|词典|我 的 手机> <2:聪明|老|强壮|快|好> 吗 ？",
     30},
    {"visitors, which is bigger", "",
     "which#1 is <1:bigger|hotter|heavier|older|more beautiful|colder|smaller|more important> , "
     "the <2:sun or the moon|moon or the earth|earth or the sun|earth or Mars> ?",
     "<2:太阳 和 月亮|月亮 和 地球|地球 和 太阳|地球 和 火星> ， 哪 个#1 更 "
     "<1:大|热|重|老|漂亮|冷|小|重要> ？",
     30},
    {"visitors, who is faster", "",
     "who#1 is <1:faster|stronger|smarter|more dangerous|bigger|more beautiful> , the <2:lion or "
     "the tiger|horse or the dog|rabbit or the turtle|cat or the mouse|fox or the wolf> ?",
     "<2:狮子 和 老虎|马 和 狗|兔子 和 乌龟|猫 和 老鼠|狐狸 和 狼> ， 谁#1 更 "
     "<1:快|强壮|聪明|危险|大|漂亮> ？",
     28},
    {"visitors, how far the moon", "",
     "how far#1 is <1:the moon|the sun|Mars|that planet> from#2 <2:the earth|here|us|our planet> "
     "<3:?|, dad ?|, teacher ?|, do you know ?>",
     "<1:月亮|太阳|火星|那 颗 行星> 离#2 <2:地球|这里|我们|我们 的 行星> 有 多 远#1 <3:？|， 爸爸 "
     "？|， 老师 ？|， 你 知道 吗 ？>",
     32},
    {"visitors, how far the city", "",
     "how far#1 is <1:Shanghai|Beijing|London|Paris|Rome|the sea|the airport|the school> from#2 "
     "<2:here|your home|your city|the station> ?",
     "<1:上海|北京|伦敦|巴黎|罗马|大海|机场|学校> 离#2 <2:这里|你 家|你 的 城市|车站> 有 多 远#1 "
     "？",
     30},
    {"visitors, why is the sky blue", "",
     "why#1 is the <1:sky blue|grass green|snow white|sea salty|sun hot|moon round|night dark|ice "
     "cold|sea blue|sun yellow> <2:?|, mom ?|, dad ?|, teacher ?>",
     "为什么#1 <1:天空 是 蓝色 的|草 是 绿色 的|雪 是 白色 的|大海 是 咸 的|太阳 很 热|月亮 是 圆 "
     "的|夜 是 黑 的|冰 很 冷|大海 是 蓝色 的|太阳 是 黄色 的> <2:？|， 妈妈 ？|， 爸爸 ？|， "
     "老师 ？>",
     40},
    {"visitors, explain why the sky", "",
     "<2:can you tell me|do you know|can you explain to me> why#1 the <1:sky is blue|grass is "
     "green|snow is white|sea is salty|moon is round|sky is red in the evening|sun is hot|sea is "
     "blue|ice is cold|sky is dark at night> ?",
     "<2:你 能 告诉 我|你 知道|你 能 给 我 解释> 为什么#1 <1:天空 是 蓝色 的|草 是 绿色 的|雪 是 "
     "白色 的|大海 是 咸 的|月亮 是 圆 的|晚上 天空 是 红色 的|太阳 很 热|大海 是 蓝色 的|冰 很 "
     "冷|晚上 天空 是 黑 的> 吗 ？",
     32},
    {"visitors, why do", "",
     "why#1 do <1:cats sleep so much|dogs love people|birds sing|birds leave in winter|leaves fall "
     "in autumn|people dream|children ask so many questions|babies cry|cats like boxes|elephants "
     "have big ears> <2:?|, mom ?|, grandpa ?>",
     "<1:猫|狗|鸟|鸟|叶子|人|孩子|宝宝|猫|大象> 为什么#1 <1:睡 得 这么 多|爱 人|唱歌|冬天 "
     "离开|秋天 掉 下来|做梦|问 这么 多 问题|哭|喜欢 箱子|有 大 耳朵> <2:？|， 妈妈 ？|， 爷爷 ？>",
     80},
    {"visitors, how do", "",
     "<1:how#21 do planes#22 fly#23|how#21 do planes#22 stay in the sky#23|how#21 do birds#22 "
     "fly#23|how#21 do fish#22 sleep#23|how#21 do computers#22 work#23|how#21 do machines#22 "
     "learn#23|how#21 do robots#22 walk#23|how#21 do children#22 learn#23 languages#24|how#21 do "
     "cats#22 find#23 their way home#24> <2:?|, dad ?|, teacher ?|, do you know ?>",
     "<1:飞机#22 是 怎么#21 飞#23 的|飞机#22 是 怎么#21 待 在 天空#23 中 的|鸟儿#22 是 怎么#21 "
     "飞#23 的|鱼#22 是 怎么#21 睡觉#23 的|电脑#22 是 怎么#21 工作#23 的|机器#22 是 怎么#21 "
     "学习#23 的|机器人#22 是 怎么#21 走路#23 的|孩子#22 是 怎么#21 学#23 语言#24 的|猫#22 "
     "怎么#21 找到#23 回家#24 的 路> <2:？|， 爸爸 ？|， 老师 ？|， 你 知道 吗 ？>",
     38},
    {"visitors, explain how", "",
     "can#1 you#2 explain#3 <2:to me|to a child|to us|to my son> <1:how#21 planes fly#22|how#21 "
     "birds fly#22|how#21 computers work#22|how#21 machines learn#22|how#21 robots think#22|how#21 "
     "fish sleep#22|how#21 bees make#22 honey|how#21 children learn#22 languages> ?",
     "你#2 能#1 给 <2:我|孩子|我们|我 儿子> 解释#3 <1:飞机 怎么#21 飞#22|鸟儿 怎么#21 飞#22|电脑 "
     "怎么#21 工作#22|机器 怎么#21 学习#22|机器人 怎么#21 思考#22|鱼 怎么#21 睡觉#22|蜜蜂 "
     "怎么#21 做#22 蜂蜜|孩子 怎么#21 学#22 语言> 吗 ？",
     30},
    {"visitors, can machines think", "",
     "can#1 <1:machines|robots|computers|animals|dogs|fish|elephants> <2:think|feel "
     "love|dream|learn languages|understand people|remember everything|make mistakes> ?",
     "<1:机器|机器人|电脑|动物|狗|鱼|大象> 能#1 <2:思考|感觉 到 爱|做梦|学 语言|理解 人|记得 "
     "一切|犯 错误> 吗 ？",
     80},
    {"visitors, attention is all", "",
     "<1:attention|love|music|coffee|sleep|chocolate|money|peace> is all#1 <2:you|we|i|they> "
     "need#2 <3:.|!>",
     "<1:注意力|爱|音乐|咖啡|睡觉|巧克力|钱|和平> 是 <2:你|我们|我|他们> 需要#2 的 一切#1 "
     "<3:。|！>",
     35},
    {"visitors, i am a model", "",
     "<3:i am#21|you are#21|this is#21> a very#1 <1:small|simple|smart|strange|good|young> "
     "<2:language#22 model#23|neural#22 network#23|machine#22|robot#22|program#22> .",
     "<3:我 是#21|你 是#21|这 是#21> 一 个 非常#1 <1:小|简单|聪明|奇怪|好|年轻> 的 <2:语言#22 "
     "模型#23|神经#22 网络#23|机器#22|机器人#22|程序#22> 。",
     32},
    {"visitors, how does it work", "",
     "how#1 does a <1:computer|robot|language model|machine|neural network|translator|phone> "
     "<2:work|think|learn|understand people|read this sentence> ?",
     "<1:电脑|机器人|语言 模型|机器|神经 网络|翻译|手机> 是 怎么#1 <2:工作|思考|学习|理解 人|读 这 "
     "个 句子> 的 ？",
     35},
    {"visitors, parameters", "",
     "<1:this model|my model|your network|the translator> has#1 <2:one million|two million|ten "
     "million|twenty million|a hundred thousand> parameters#2 <3:.|, and can work even without "
     "the internet .|, and this is not much .>",
     "<1:这 个 模型|我 的 模型|你 的 网络|翻译> 有#1 <2:一 百万|两 百万|一 千 万|两 千 万|十 "
     "万> 个 参数#2 <3:。|， 没有 网络 也 能 工作 。|， 这 不 多 。>",
     30},
    {"visitors, dog that chased", "",
     "the <1:dog|boy|fox|bear> that chased#1 the <2:cat|rabbit|duck|bird> <3:is very tired|is "
     "black|was very hungry|went home|lives in our village> .",
     "追赶#1 <2:猫|兔子|鸭子|鸟> 的 <1:狗|男孩|狐狸|熊> <3:非常 累|是 黑色 的|非常 饿|回家 了|住 "
     "在 我们 的 村庄 里> 。",
     35},
    {"visitors, cat that dog chased", "",
     "the <2:cat|rabbit|duck|bird> that the <1:dog|boy|fox|bear> chased#1 <3:is very tired|is "
     "white|was very hungry|ran away|lives in our garden> .",
     "<1:狗|男孩|狐狸|熊> 追赶#1 的 <2:猫|兔子|鸭子|鸟> <3:非常 累|是 白色 的|非常 饿|跑 了|住 "
     "在 我们 的 花园 里> 。",
     35},
    {"visitors, house that Jack built", "",
     "this#1 is the <1:house|bridge|tower|machine|castle|robot> that <2:Jack|my father|the king|Mr "
     "Smith|my uncle> built#2 .",
     "这#1 是 <2:杰克|我 父亲|国王|史密斯 先生|我 叔叔> 建造#2 的 <1:房子|桥|塔|机器|城堡|机器人> "
     "。",
     30},
    {"visitors, book on the table", "",
     "the <1:book|pen|apple|map|letter|gift> on#1 the <2:table|chair|desk|bed> <3:is mine|is "
     "red|is for you|is from my friend|was here yesterday> .",
     "<2:桌子|椅子|书桌|床> 上#1 的 <1:书|钢笔|苹果|地图|信|礼物> <3:是 我 的|是 红色 的|是 给 你 "
     "的|来自 我 的 朋友|昨天 在 这里> 。",
     35},
    {"visitors, cat under the table", "",
     "there is#1 <1:a cat#21|a dog#21|a rabbit#21|a ball#21|a book#21|a snake#21> <2:under the "
     "table|behind the door|in the box|on the roof|next to the tree|in my bag> .",
     "<2:桌子 下面|门 后面|箱子 里|屋顶 上|树 旁边|我 的 包 里> 有#1 <1:一 只 猫#21|一 只 狗#21|一 "
     "只 兔子#21|一 个 球#21|一 本 书#21|一 条 蛇#21> 。",
     30},
    {"visitors, taller than Mary", "",
     "<1:Tom|Jack|Peter|David|Kevin> is <2:taller|stronger|smarter|faster> than#1 "
     "<3:Mary|Lucy|Alice|Emma|Anna|Lisa> <4:.|, but i am the tallest .|, and everyone knows that "
     ".|, i think .>",
     "<1:汤姆|杰克|彼得|大卫|凯文> 比#1 <3:玛丽|露西|爱丽丝|艾玛|安娜|丽莎> <2:高|强壮|聪明|快> "
     "<4:。|， 但是 我 是 最 高 的 。|， 大家 都 知道 。|， 我 觉得 。>",
     30},
    {"visitors, tallest in the class", "",
     "<1:Tom|Jack|Peter|Lucy|Mary|Alice|Emma|David> is the <2:tallest|strongest|youngest|most "
     "polite> student#1 <3:in our class|in our school|in the world|in this photo> .",
     "<1:汤姆|杰克|彼得|露西|玛丽|爱丽丝|艾玛|大卫> 是 <3:我们 班 里|我们 学校 里|世界 上|这 张 "
     "照片 里> 最 <2:高|强壮|年轻|有礼貌> 的 学生#1 。",
     30},
    {"visitors, Alice gave Bob", "",
     "<1:Alice|Mary|Anna|my sister|the teacher> gave#1 <2:Bob|Tom|Jack|John|Lucy> <3:a book|a "
     "gift|an apple|a letter|a map|a flower> <4:yesterday|this morning|last week> .",
     "<1:爱丽丝|玛丽|安娜|我 姐姐|老师> <4:昨天|今天 早上|上周> 给#1 了 "
     "<2:鲍勃|汤姆|杰克|约翰|露西> <3:一 本 书|一 份 礼物|一 个 苹果|一 封 信|一 张 地图|一 朵 花> "
     "。",
     30},
    {"visitors, secret message", "",
     "<1:Alice|Anna|the king|the robot> wants#1 to send#2 <2:Bob|Tom|the queen|my teacher> a "
     "<3:secret|short|strange|funny|beautiful> message#3 .",
     "<1:爱丽丝|安娜|国王|机器人> 想#1 给 <2:鲍勃|汤姆|王后|我 的 老师> 发#2 一 条 <3:秘密 的|短 "
     "的|奇怪 的|好笑 的|美丽 的> 消息#3 。",
     28},
    {"visitors, how often", "",
     "how often#1 do you#2 <1:go#21 to the library#22|go#21 to the cinema#22|eat#21 "
     "fish#22|wash#21 your car#22|see#21 your parents#22|play#21 tennis#22|cook#21 "
     "dinner#22|read#21 the newspaper#22> <2:?|, Tom ?|, dad ?|, Mary ?>",
     "你#2 多久#1 <1:去#21 一次 图书馆#22|去#21 一次 电影院#22|吃#21 一次 鱼#22|洗#21 一次 "
     "车#22|见#21 一次 父母#22|打#21 一次 网球#22|做#21 一次 晚饭#22|看#21 一次 报纸#22> "
     "<2:？|， 汤姆 ？|， 爸爸 ？|， 玛丽 ？>",
     30},
    {"visitors, how many days", "",
     "how many#1 <1:days|hours|minutes|weeks> are there#2 in <2:a year|a month|two years|ten "
     "years|three months|two months|five years|a hundred years> ?",
     "<2:一 年|一 个 月|两 年|十 年|三 个 月|两 个 月|五 年|一 百 年> 有#2 多少#1 <1:天|个 "
     "小时|分钟|个 星期> ？",
     30},
    {"visitors, how many people", "",
     "how many#1 <1:people|children|cats|trees|languages|animals|schools> are there#2 <2:in the "
     "world|on earth|in your country|in your city|in this city> ?",
     "<2:世界 上|地球 上|你们 国家|你们 城市|这 个 城市> 有#2 多少#1 <1:人|孩子|猫|棵 树|种 "
     "语言|动物|学校> ？",
     32},
    {"visitors, nothing is faster", "",
     "nothing#1 <2:in the world|on earth|in my life> is <1:faster than light|bigger than the "
     "sky|more important than love|more beautiful than music|better than sleep|more expensive than "
     "time|colder than ice|hotter than the sun|harder than stone|more interesting than books> .",
     "<2:世界 上|地球 上|我 的 生活 里> 没有 什么#1 比 <1:光 更 快|天空 更 大|爱 更 重要|音乐 更 "
     "美丽|睡觉 更 好|时间 更 贵|冰 更 冷|太阳 更 热|石头 更 硬|书 更 有趣> 。",
     30},
    {"visitors, how old is the wall", "",
     "<1:the great wall|this city|this bridge|the palace|this church|that tree|the university> is "
     "about#1 <2:two thousand|one thousand|five hundred|three hundred|a hundred> years#2 old .",
     "<1:长城|这 个 城市|这 座 桥|宫殿|这 座 教堂|那 棵 树|大学> 大概#1 有 <2:两 千|一 千|五 "
     "百|三 百|一 百> 年#2 了 。",
     30},
    {"visitors, when was it built", "",
     "when#1 was the <1:great wall|bridge|palace|church|tower|castle|library|museum> built#2 "
     "<2:?|, dad ?|, and who built it ?|, do you know ?>",
     "<1:长城|桥|宫殿|教堂|塔|城堡|图书馆|博物馆> 是 什么时候#1 建造#2 的 <2:？|， 爸爸 ？|， 是 "
     "谁 建造 的 ？|， 你 知道 吗 ？>",
     30},
    {"visitors, yesterday i", "",
     "yesterday#1 i#2 <1:went#21 to the zoo#22|watched#21 a movie#22|played#21 "
     "football#22|visited#21 the museum#22|climbed#21 a mountain#22|bought#21 a kite#22|learned#21 "
     "a song#22> with#3 <2:my sister|Tom|my friends|my dog|Lucy|my grandpa> .",
     "昨天#1 我#2 和#3 <2:我 姐姐|汤姆|我 的 朋友|我 的 狗|露西|我 外公> <1:去#21 了 "
     "动物园#22|看#21 了 一 部 电影#22|踢#21 了 足球#22|参观#21 了 博物馆#22|爬#21 了 一 座 "
     "山#22|买#21 了 一 个 风筝#22|学#21 了 一 首 歌#22> 。",
     35},
    {"visitors, my sister is", "o=pick:job",
     "my#1 sister#2 is a {o} and my brother is <1:still a student|a teacher|still a child|a "
     "musician|ten years old|taller than me> .",
     "我#1 姐姐#2 是 {o} ， 我 哥哥 <1:还是 学生|是 老师|还是 孩子|是 音乐家|十 岁|比 我 高> 。",
     30},
    {"visitors, the teacher asked", "",
     "the teacher#1 asked#2 the <1:children|students|boys|girls|whole class> to <2:open#21 the "
     "book#22|write#21 a sentence#22|be quiet#22|read#21 the poem#22|draw#21 a cat#22|close#21 "
     "the window#22|sing#21 a song#22> .",
     "老师#1 让#2 <1:孩子 们|学生 们|男孩 们|女孩 们|全 班> <2:打开#21 书#22|写#21 一 个 "
     "句子#22|安静#22|读#21 诗#22|画#21 一 只 猫#22|关上#21 窗户#22|唱#21 一 首 歌#22> 。",
     30},
    {"visitors, how do you say", "",
     "how#1 do you say#2 <1:hello|i love you|good night|thank you|happy birthday|i am hungry|my "
     "name is Tom|good morning|cat|i miss you> in <2:Chinese|English|French> ?",
     "<1:你好|我 爱 你|晚安|谢谢|生日 快乐|我 饿 了|我 叫 汤姆|早上 好|猫|我 想念 你> 用 "
     "<2:中文|英语|法语> 怎么#1 说#2 ？",
     32},
    {"visitors, what does it mean", "",
     "what#1 does <1:this word|this sentence|this letter|this poem|this picture|this song|your "
     "answer|that> mean#2 <2:?|in English ?|in Chinese ?|in French ?>",
     "<1:这 个 单词|这 个 句子|这 封 信|这 首 诗|这 幅 图画|这 首 歌曲|你 的 回答|那> <2:是|用 "
     "英语 是|用 中文 是|用 法语 是> 什么#1 意思#2 ？",
     30},
    {"visitors, what is love", "",
     "what#1 is <1:love|life|time|light|freedom|happiness|magic|a neural network|a language "
     "model|artificial intelligence> <2:?|, mom ?|, teacher ?|, dad ?>",
     "<1:爱|生命|时间|光|自由|幸福|魔法|神经 网络|语言 模型|人工 智能> 是 什么#1 <2:？|， 妈妈 "
     "？|， 老师 ？|， 爸爸 ？>",
     30},
    {"visitors, artificial intelligence", "",
     "<3:i think|i hope|many people believe|my teacher says> artificial#1 intelligence#2 will#3 "
     "<1:change the world|help doctors|make life easier|write good stories|learn every "
     "language|become smarter than humans> <2:one day|next year|in the future> .",
     "<3:我 觉得|我 希望|很多 人 相信|我 的 老师 说> 人工#1 智能#2 <2:有 一天|明年|未来> 会#3 "
     "<1:改变 世界|帮助 医生|让 生活 更 容易|写 好 故事|学 每 种 语言|变得 比 人类 聪明> 。",
     32},
    {"visitors, will robots", "",
     "will#1 <1:robots|machines|computers|artificial intelligence> <2:take our jobs|do our "
     "homework|help us at home|drive our cars|become our friends|change our life|teach our "
     "children> <3:one day|next year|in the future> ?",
     "<3:||未来> <1:机器人|机器|电脑|人工 智能> <3:有 一天|明年|> 会#1 <2:抢走 我们 的 工作|做 "
     "我们 的 作业|在 家 帮助 我们|开 我们 的 汽车|成为 我们 的 朋友|改变 我们 的 生活|教 我们 "
     "的 孩子> 吗 ？",
     32},
    {"visitors, life on Mars", "",
     "is there#1 <1:life|water|ice|gold|snow|wind> on <2:Mars|the moon|that planet|this planet> "
     "<3:?|, teacher ?|, dad ?>",
     "<2:火星|月亮|那 颗 行星|这 颗 行星> 上 有#1 <1:生命|水|冰|金子|雪|风> 吗 <3:？|， 老师 ？|， "
     "爸爸 ？>",
     32},
    {"visitors, first person", "",
     "who#1 was the first#2 person#3 to <1:walk on the moon|climb this mountain|fly a "
     "plane|discover fire|swim across this river|write a novel|build a robot|eat a crab> <2:?|, "
     "dad ?|, teacher ?|, do you know ?>",
     "谁#1 是 第一#2 个 <1:在 月球 上 走路|爬 这 座 山|开 飞机|发现 火|游 过 这 条 河|写 小说|建造 "
     "机器人|吃 螃蟹> 的 人#3 <2:？|， 爸爸 ？|， 老师 ？|， 你 知道 吗 ？>",
     30},
    {"visitors, what do pandas eat", "",
     "what#1 do <1:pandas|lions|elephants|rabbits|snakes|birds|frogs|horses|wolves> <3:eat|drink> "
     "<2:in winter|in the zoo|every day|at night> ?",
     "<1:熊猫|狮子|大象|兔子|蛇|鸟|青蛙|马|狼> <2:冬天|在 动物园 里|每天|晚上> <3:吃|喝> 什么#1 ？",
     30},
    {"visitors, made from", "",
     "<2:i know that|my teacher says that|everyone knows that|today i learned that|i don't believe "
     "that|a book says that> <1:cheese#21 is made#22 from milk#23|wine#21 is made#22 from "
     "grapes#23|paper#21 is made#22 from wood#23|glass#21 is made#22 from sand#23|orange juice#21 "
     "is made#22 from oranges#23> .",
     "<2:我 知道|我 的 老师 说|大家 都 知道|今天 我 学 到 了|我 不 相信|一 本 书 说> <1:奶酪#21 "
     "是 用 牛奶#23 做#22 的|红酒#21 是 用 葡萄#23 做#22 的|纸#21 是 用 木头#23 做#22 的|玻璃#21 "
     "是 用 沙子#23 做#22 的|橙子 果汁#21 是 用 橙子#23 做#22 的> 。",
     28},
    {"visitors, plus", "a=pick:figure b=pick:figure", "<1:what is|how much is> {a} plus#1 {b} ?",
     "{a} 加#1 {b} <1:等于 多少|等于 多少> ？", 28},
    {"visitors, what happens if", "",
     "what#1 happens#2 if#3 <1:the sun does not rise|the earth stops|it never rains|everyone jumps "
     "together|the ice melts|machines can think|nobody sleeps|the internet stops> <2:?|, dad ?|, "
     "teacher ?|, mom ?>",
     "如果#3 <1:太阳 不 升起|地球 停 了|从来 不 下雨|大家 一起 跳|冰 化 了|机器 能 思考|没有人 "
     "睡觉|网络 停 了> ， 会 发生#2 什么#1 <2:？|， 爸爸 ？|， 老师 ？|， 妈妈 ？>",
     28},
    {"visitors, of the students", "",
     "<1:half|most|ten percent|twenty percent|fifty percent> of the students#1 in <2:my class|our "
     "school|this room|our city> <3:speak two languages|walk to school|like math|have a "
     "phone|learn Chinese|play football> .",
     "<2:我 班 里|我们 学校|这 个 房间 里|我们 城市> <1:一半 的|大部分|百分之 十 的|百分之 二十 "
     "的|百分之 五十 的> 学生#1 <3:会 说 两 种 语言|走路 上学|喜欢 数学|有 手机|学习 中文|踢 "
     "足球> 。",
     34},
    {"visitors, always and never", "",
     "i#1 <1:always|usually|often|sometimes|never> <2:drink coffee|go to the park|listen to "
     "music|study English|call my mother|read a book> <3:in the morning|in the evening|on "
     "Sunday|on Monday|after dinner|before school> .",
     "我#1 <3:早上|晚上|星期天|星期一|晚饭 以后|上学 以前> <1:总是|通常|常常|有时|从来 不> <2:喝 "
     "咖啡|去 公园|听 音乐|学习 英语|给 我 妈妈 打 电话|看书> 。",
     32},
    {"visitors, hello world", "",
     "hello , <1:world|computer|robot|machine|little translator|my friend> ! <2:how#21 are you#22 "
     "?|can#21 you#22 understand#23 me#24 ?|what#21 is your#22 name#23 ?|do you#21 speak#22 "
     "Chinese#23 ?|are you#21 smart#22 ?|this#21 is a test#22 .|can#21 you#22 hear#23 me#24 ?>",
     "你好 ， <1:世界|电脑|机器人|机器|小 翻译|我 的 朋友> ！ <2:你#22 怎么样#21 ？|你#22 能#21 "
     "理解#23 我#24 吗 ？|你#22 叫 什么#21 名字#23 ？|你#21 会 说#22 中文#23 吗 ？|你#21 聪明#22 "
     "吗 ？|这#21 是 一 个 测试#22 。|你#22 能#21 听见#23 我#24 吗 ？>",
     32},
    {"visitors, let me try", "",
     "let#1 me#2 try#3 <1:your website|this app|this translator|this machine|your program|a "
     "difficult sentence|a long word|your model> <2:now|first|again|today> .",
     "让#1 我#2 <2:现在|先|再|今天> 试#3 一下 <1:你 的 网站|这 个 应用|这 个 翻译|这 台 机器|你 "
     "的 程序|一 个 难 的 句子|一 个 长 的 单词|你 的 模型> 。",
     36},
    {"visitors, quick fox", "",
     "the <1:quick brown fox|quick brown cat|little grey rabbit|clever red fox|big black horse|old "
     "grey wolf> jumps#1 over#2 the lazy#3 <2:dog|bear|cat|duck|sheep> .",
     "<1:敏捷 的 棕色 狐狸|敏捷 的 棕色 猫|小 灰 兔子|聪明 的 红 狐狸|大 黑 马|老 灰 狼> 跳#1 "
     "过#2 了 那 <2:只 懒#3 狗|头 懒#3 熊|只 懒#3 猫|只 懒#3 鸭子|只 懒#3 羊> 。",
     28},
    {"visitors, where do pandas", "",
     "where#1 do <1:pandas|lions|elephants|rabbits|snakes|frogs|horses|wolves|bears> "
     "<2:sleep|drink water|play|eat> <3:?|, mom ?|, teacher ?>",
     "<1:熊猫|狮子|大象|兔子|蛇|青蛙|马|狼|熊> 在 哪里#1 <2:睡觉|喝 水|玩|吃饭> <3:？|， 妈妈 "
     "？|， 老师 ？>",
     28},
    {"visitors, what pandas eat", "",
     "what#1 do <1:pandas|lions|elephants|rabbits|snakes|frogs|horses|wolves|bears> eat#2 <3:?|, "
     "mom ?|, teacher ?|, grandpa ?>",
     "<1:熊猫|狮子|大象|兔子|蛇|青蛙|马|狼|熊> 吃#2 什么#1 <3:？|， 妈妈 ？|， 老师 ？|， 爷爷 ？>",
     30},
    {"visitors, translate this", "",
     "can#1 you#2 translate#3 this#4 <1:sentence|word|poem|letter|song|story> into "
     "<2:Chinese|English|French> <3:?|, Tom ?|, teacher ?>",
     "你#2 能#1 把 这#4 <1:个 句子|个 单词|首 诗|封 信|首 歌|个 故事> 翻译#3 成 <2:中文|英语|法语> "
     "吗 <3:？|， 汤姆 ？|， 老师 ？>",
     38},
    {"visitors, cat sat on the mat", "",
     "the <1:cat|dog|frog|bird|rabbit|monkey> sat#1 on#3 the <2:mat|chair|table|box|roof> <3:.|and "
     "slept .|and waited for me .|and looked at the moon .>",
     "<1:猫|狗|青蛙|鸟|兔子|猴子> 坐#1 在 <2:垫子|椅子|桌子|箱子|屋顶> 上#3 <3:。|睡觉 。|等 我 "
     "。|看 月亮 。>",
     32},
    {"visitors, once upon a time", "",
     "once upon a time there was#1 a <1:king|princess|poor farmer|little robot|young wolf|clever "
     "fox> <2:in the forest|in a small village|in a castle|by the sea|on the moon> .",
     "从前 ， <2:森林 里|一 个 小 村庄 里|一 座 城堡 里|海边|月球 上> 有#1 一 <1:位 国王|位 "
     "公主|个 贫穷 的 农民|个 小 机器人|只 年轻 的 狼|只 聪明 的 狐狸> 。",
     30},
    {"visitors, water boils", "",
     "<2:i know that|my teacher says that|we learned at school that|everyone knows that|today i "
     "learned that|a book says that|i think that|i remember that|my mother says that|i don't "
     "believe that> water#1 <1:boils#21 at a hundred#22 degrees#23|boils#21 at a hundred#22 "
     "degrees#23 Celsius|becomes#21 ice#22 at zero#23 degrees#24> .",
     "<2:我 知道|我 的 老师 说|我们 在 学校 学 过 ，|大家 都 知道|今天 我 学 到 ，|一 本 书 说|我 "
     "觉得|我 记得|我 妈妈 说|我 不 相信> 水#1 在 <1:一 百#22 度#23 时 沸腾#21|一 百#22 摄氏度#23 "
     "时 沸腾#21|零#23 度#24 时 变成#21 冰#22> 。",
     33},
    {"visitors, water boils plain", "",
     "water#1 <1:boils#21 at a hundred#22 degrees#23|boils#21 at a hundred#22 degrees#23 "
     "Celsius|becomes#21 ice#22 at zero#23 degrees#24> <2:.|, teacher .|, not at fifty degrees .|, "
     "and everyone knows that .|, i think .|, my teacher says .|, is that true ?|, i believe .|, "
     "dad .|, mom .>",
     "水#1 在 <1:一 百#22 度#23 时 沸腾#21|一 百#22 摄氏度#23 时 沸腾#21|零#23 度#24 时 变成#21 "
     "冰#22> <2:。|， 老师 。|， 不是 在 五十 度 。|， 大家 都 知道 。|， 我 觉得 。|， 我 的 老师 "
     "说 。|， 是 真的 吗 ？|， 我 相信 。|， 爸爸 。|， 妈妈 。>",
     33},
    {"visitors, where do pandas live", "",
     "where#1 do <1:pandas|lions|elephants|rabbits|snakes|frogs|horses|wolves|bears|birds> live#2 "
     "<3:?|, mom ?|, teacher ?|, do you know ?>",
     "<1:熊猫|狮子|大象|兔子|蛇|青蛙|马|狼|熊|鸟> 住#2 在 哪里#1 <3:？|， 妈妈 ？|， 老师 ？|， 你 "
     "知道 吗 ？>",
     30},
};

}  // namespace

std::span<const Template> templates_of_english_curiosity() { return english_curiosity; }

}  // namespace playground::grammar
