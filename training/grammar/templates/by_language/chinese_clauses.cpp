// Templates: Chinese sentences with phrases of time, place and manner.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template chinese_clauses[] = {
    {"plain, hot pot", "",
     "<1:last#21 night#22|yesterday|last#21 Friday#22|last#21 week#22|last month> my friends#1 and "
     "i#2 ate#3 <2:hot pot|dumplings|fish|beef noodles|Thai#23 food#24> at the restaurant#4 next#5 "
     "to <3:the school|the bank|the hotel|my#25 company#26|the train#25 station#25> .",
     "<1:昨天#21 晚上#22|昨天|上#21 个 星期五#22|上#21 个 星期#22|上个月> 我#2 和 朋友#1 在 "
     "<3:学校|银行|酒店|我#25 公司#26|火车站#25> 旁边#5 的 饭店#4 吃#3 了 "
     "<2:火锅|饺子|鱼|牛肉面|泰国#23 菜#24> 。",
     40, true},
    {"plain, to the zoo", "",
     "<1:Xiaoming|Xiaohong|Lili|Tom|my#21 daughter#22|my#21 younger brother#22> went#1 to the "
     "<2:zoo|park|museum|beach|mall|cinema> with <3:mom#23 and "
     "dad#24|mom|grandpa|friends|classmates> <4:yesterday|last Sunday|yesterday#25 afternoon#26> .",
     "<1:小明|小红|丽丽|汤姆|我#21 女儿#22|我#21 弟弟#22> <4:昨天|上 个 星期天|昨天#25 下午#26> "
     "和 <3:爸爸#24 妈妈#23|妈妈|爷爷|朋友|同学> 去#1 了 <2:动物园|公园|博物馆|海边|商场|电影院> "
     "。",
     40},
    {"plain, left at home", "",
     "i#1 left#2 my <1:keys|phone|wallet|umbrella|glasses|passport|homework|book> <2:at home|on "
     "the bus|in the office|at the hotel|in the taxi|at school> .",
     "我#1 把 <1:钥匙|手机|钱包|雨伞|眼镜|护照|作业|书> 忘#2 在 <2:家 里|公交车 上|办公室 "
     "里|酒店|出租车 上|学校> 了 。",
     40},
    {"plain, left it there, time", "",
     "<3:this morning|yesterday|just now|last night> <4:i|mom|dad|Xiaoming> left#2 the "
     "<1:keys|phone|wallet|umbrella|bag|medicine> <2:at home|on the subway|in the car|in the "
     "room|in the restaurant> .",
     "<3:今天 早上|昨天|刚才|昨晚> <4:我|妈妈|爸爸|小明> 把 <1:钥匙|手机|钱包|雨伞|包|药> 忘#2 在 "
     "<2:家 里|地铁 上|车 里|房间 里|饭店 里> 了 。",
     30},
    {"plain, first time by plane", "",
     "<1:last#21 week#22|last month|last year|yesterday|this#21 summer#22> i#1 <2:took a "
     "plane#23|took the train#23|took the high-speed train#23> to "
     "<3:Beijing|Shanghai|London|Paris|Germany|the beach> for the first#2 time#3 .",
     "<1:上#21 个 星期#22|上个月|去年|昨天|今年#21 夏天#22> 我#1 第一#2 次#3 <2:坐 飞机#23|坐 "
     "火车#23|坐 高铁#23> 去 了 <3:北京|上海|伦敦|巴黎|德国|海边> 。",
     40, true},
    {"plain, first time doing", "",
     "this is#1 my#2 first#3 time#4 <1:eating#21 hot pot#22|eating#21 dumplings#22|seeing#21 "
     "snow#22|taking#21 a plane#22|coming#21 to China#22|riding#21 a horse#22|driving> , I'm#5 "
     "<2:very#23 happy#24|a little#23 nervous#24|excited|a little#23 scared#24> .",
     "这 是#1 我#2 第一#3 次#4 <1:吃#21 火锅#22|吃#21 饺子#22|见#21 雪#22|坐#21 飞机#22|来#21 "
     "中国#22|骑#21 马#22|开车> ， 我#5 <2:非常#23 高兴#24|有点儿#23 紧张#24|很 兴奋|有点儿#23 "
     "害怕#24> 。",
     35},
    {"plain, food mom makes", "",
     "the <1:dumplings|noodles|vegetables|eggs|potatoes> my#1 <2:mom|grandma|dad|wife|friend> "
     "makes#2 are <3:delicious|very#21 delicious#22|the most#21 delicious#21|a little#21 "
     "salty#22|too#21 sweet#22> .",
     "我#1 <2:妈妈|奶奶|爸爸|妻子|朋友> 做#2 的 <1:饺子|面条|蔬菜|鸡蛋|土豆> <3:很 好吃|非常#21 "
     "好吃#22|最好吃#21|有点儿#21 咸#22|太#21 甜#22 了> 。",
     35},
    {"plain, food made yesterday", "",
     "the <1:fish|soup|cake|beef|rice|porridge> that <2:mom|dad|grandma|my#25 brother#26|your#25 "
     "friend#26> made#1 <4:yesterday|last night|this#27 morning#28|on#27 Sunday> was "
     "<3:delicious|very#21 delicious#22|too#21 salty#22|a little#21 sweet#22> .",
     "<2:妈妈|爸爸|外婆|我#25 哥哥#26|你#25 的 朋友#26> <4:昨天|昨晚|今天#27 早上#28|星期天#27> "
     "做#1 的 <1:鱼|汤|蛋糕|牛肉|米饭|粥> <3:很 好吃|非常#21 好吃#22|太#21 咸#22 "
     "了|有点儿#21 甜#22> 。",
     30},
    {"plain, the book you bought", "",
     "where#1 is the <1:book|hat|cake|umbrella|medicine|coat|fruit> you#2 bought#3 "
     "<2:yesterday|last week|this#21 morning#22|for me#22|for mom> ?",
     "你#2 <2:昨天|上周|今天#21 早上#22|给 我#22|给 妈妈> 买#3 的 "
     "<1:书|帽子|蛋糕|雨伞|药|大衣|水果> 在 哪里#1 ？",
     35},
    {"plain, the thing you gave me", "",
     "i#1 really like#3 the <1:book|hat|gift|scarf|sweater|watch> you#2 <2:gave#21 me#22|bought#21 "
     "yesterday#22|bought#21 for me#22|sent#21 me#22> .",
     "我#1 很 喜欢#3 你#2 <2:给#21 我#22|昨天#22 买#21|给 我#22 买#21|寄#21 给 我#22> 的 "
     "<1:书|帽子|礼物|围巾|毛衣|手表> 。",
     35},
    {"plain, the boy in the hat", "",
     "the <1:boy|girl|man|woman|child|student> wearing <2:a hat|glasses|red#21 clothes#22|a "
     "white#21 shirt#22|black#21 shoes#22> is#1 my#2 <3:classmate|friend|neighbor|good friend> .",
     "<2:戴 帽子|戴 眼镜|穿 红#21 衣服#22|穿 白色#21 衬衫#22|穿 黑色#21 鞋#22> 的 "
     "<1:男孩|女孩|男人|女人|孩子|学生> 是#1 我#2 的 <3:同学|朋友|邻居|好 朋友> 。",
     35},
    {"plain, who is standing there", "",
     "who#1 is the <1:man|woman|girl|boy|child> <2:standing#21 at the door#22|sitting#21 next#23 "
     "to you#22|sitting#21 on the chair#22|standing#21 under#23 the tree#22|talking#21 to the "
     "teacher#22|singing> ?",
     "<2:站#21 在 门口#22|坐#21 在 你#22 旁边#23|坐#21 在 椅子#22 上|站#21 在 树#22 下面#23|跟 "
     "老师#22 说话#21|在 唱歌> 的 <1:男人|女人|女孩|男孩|孩子> 是 谁#1 ？",
     32},
    {"plain, runs fast", "",
     "<1:my#25 brother#26|Xiaoming|my#25 friend#26|your#25 daughter#26|the teacher|your#25 dog#26> "
     "<2:runs|walks|swims|eats> <3:fast|very#21 fast#22|too#21 fast#22|slowly|very#21 slowly#22> .",
     "<1:我#25 哥哥#26|小明|我#25 的 朋友#26|你#25 的 女儿#26|老师|你#25 的 狗#26> "
     "<2:跑|走|游|吃> 得 <3:很 快|非常#21 快#22|太#21 快#22 了|很 慢|非常#21 慢#22> 。",
     32},
    {"plain, sings well", "",
     "<1:my#25 sister#26|my#25 dad#26|Xiaohong|your#25 son#26|my#25 friend#26|our#25 teacher#26> "
     "<2:sings#21 well|dances#21 well|cooks#21 well|swims#21 fast|draws#21 well|speaks#21 "
     "Chinese#22 well|plays#21 basketball#22 well|plays#21 the piano#22 well> .",
     "<1:我#25 姐姐#26|我#25 爸爸#26|小红|你#25 儿子#26|我#25 朋友#26|我们#25 老师#26> <2:唱歌 "
     "唱#21 得 很 好|跳舞 跳#21 得 很 好|做饭 做#21 得 很 好|游泳 游#21 得 很 快|画画 画#21 得 很 "
     "好|说 中文#22 说#21 得 很 好|打 篮球#22 打#21 得 很 好|弹 钢琴#22 弹#21 得 很 好> 。",
     35, true},
    {"plain, speaks Chinese well", "",
     "<1:Tom|my#25 friend#26|your#25 daughter#26|your#25 wife#26|the doctor> speaks#1 "
     "<2:Chinese|English|French> <3:well|very#23 well#24|really#23 well#24|better#24 than "
     "me#23|too#23 fast#24> .",
     "<1:汤姆|我#25 朋友#26|你#25 女儿#26|你#25 妻子#26|医生> <2:中文|英语|法语> 说#1 得 <3:很 "
     "好|非常#23 好#24|真#23 好#24|比 我#23 好#24|太#23 快#24 了> 。",
     32, true},
    {"plain, got up early", "",
     "<1:i|mom|we|Xiaoming|dad|my#25 sister#26> <2:got#21 up early#22|got#21 up late#22|slept#21 "
     "well#22|slept#21 badly#22|ate#21 a lot#22|went#21 to bed late#22> <3:yesterday|last "
     "Sunday|that day> .",
     "<1:我|妈妈|我们|小明|爸爸|我#25 姐姐#26> <3:昨天|上 个 星期天|那 天> <2:起#21 得 很 "
     "早#22|起#21 得 很 晚#22|睡#21 得 很 好#22|睡#21 得 不 好#22|吃#21 了 很多#22|睡#21 得 很 "
     "晚#22> 。",
     35},
    {"plain, after i finish", "",
     "after#1 i#2 <1:finish#21 my homework#22|finish#21 dinner#22|finish reading#21 this "
     "book#22|finish washing#21 the clothes#22|finish cleaning#21 the room#22> , I'll <2:go#23 "
     "to bed|go#23 home|watch#23 television#24|go#23 play football#24|call#23 you#24|go#23 to "
     "the supermarket#24> .",
     "我#2 <1:做 完#21 作业#22|吃 完#21 晚饭#22|看 完#21 这 本 书#22|洗#21 完 衣服#22|打扫#21 "
     "完 房间#22> 以后#1 ， 我 就 <2:去 睡觉#23|回家#23|看#23 电视#24|去#23 踢 足球#24|给 你#24 "
     "打 电话#23|去#23 超市#24> 。",
     35},
    {"plain, have already finished", "",
     "<1:i|we|the students|the children> have already#1 <2:done#21 the homework#22|finished#21 "
     "this book#22|washed#21 the clothes#22|cleaned#21 the room#22|eaten#21 "
     "breakfast#22|bought#21 the tickets#22|made#21 dinner#22> .",
     "<1:我|我们|学生 们|孩子 们> 已经#1 <2:做#21 了 作业#22|看#21 完 了 这 本 书#22|洗#21 了 "
     "衣服#22|打扫#21 了 房间#22|吃#21 了 早饭#22|买#21 了 票#22|做#21 了 晚饭#22> 。",
     35},
    {"plain, have done it with ba", "",
     "<1:i|mom|Xiaoming|my#25 wife#26> <2:finished#21 the homework#22|cleaned#21 the "
     "room#22|washed#21 the clothes#22|finished#21 the book#22|ate#21 the cake#22|fixed#21 the "
     "bike#22> <3:just now|this#23 morning#24|yesterday#23 evening#24|last week> .",
     "<1:我|妈妈|小明|我#25 妻子#26> <3:刚才|今天#23 早上#24|昨天#23 晚上#24|上周> 把 <2:作业#22 "
     "做 完#21 了|房间#22 打扫#21 干净 了|衣服#22 洗#21 了|书#22 看 完#21 了|蛋糕#22 吃#21 "
     "了|自行车#22 修好#21 了> 。",
     30, true},
    {"plain, put it there please", "",
     "please#1 put#2 the <1:book|key|box|cup|flowers|bag|umbrella> <2:on the table#21|under the "
     "chair#21|in the car#21|next#22 to the bed#21|in my#22 room#21|at the door#21> .",
     "请#1 把 <1:书|钥匙|箱子|杯子|花|包|雨伞> 放#2 在 <2:桌子#21 上|椅子#21 下面|车#21 里|床#21 "
     "旁边#22|我#22 的 房间#21 里|门口#21> 。",
     32},
    {"plain, broke it", "",
     "<1:Xiaoming|my#25 son#26|the cat|my#25 brother#26|the child> broke#1 the "
     "<2:cup|vase|plate|bowl|window|bottle> <3:yesterday|this#27 morning#28|last night> .",
     "<1:小明|我#25 儿子#26|猫|我#25 哥哥#26|孩子> <3:昨天|今天#27 早上#28|昨晚> 打碎#1 了 "
     "<2:杯子|花瓶|盘子|碗|窗户|瓶子> 。",
     30},
    {"plain, ran out of", "",
     "<1:a#21 cat#22|a#21 dog#22|a#21 mouse#22|a#21 child#22|a#21 man#22|two#21 boys#22> ran#1 "
     "out#2 of the <2:kitchen|classroom|garden|house|forest|school> .",
     "<1:一#21 只 猫#22|一#21 只 狗#22|一#21 只 老鼠#22|一#21 个 孩子#22|一#21 个 男人#22|两#21 个 "
     "男孩#22> 从 <2:厨房|教室|花园|房子|森林|学校> 里 跑#1 了 出来#2 。",
     32},
    {"plain, took out of", "",
     "<1:mom|the teacher|Xiaohong|dad|my#26 friend#27> took#1 <2:the book#21|the letter#21|the "
     "apple#21|the pen#21|the key#21|the money#21> out#2 of the <3:bag|drawer|box|car|cabinet> .",
     "<1:妈妈|老师|小红|爸爸|我#26 的 朋友#27> 把 <2:书#21|信#21|苹果#21|钢笔#21|钥匙#21|钱#21> "
     "从 <3:包|抽屉|箱子|车|柜子> 里 拿#1 了 出来#2 。",
     32},
    {"plain, walked in", "",
     "<1:the teacher|a#21 man#22|my#21 boss#22|a#21 policeman#22|the doctor|a#21 woman#22> "
     "walked#1 in#2 from outside#3 <2:carrying a book#23|smiling|carrying an umbrella#23|with a "
     "child#23|with a dog#23> .",
     "<1:老师|一#21 个 男人#22|我#21 的 老板#22|一#21 个 警察#22|医生|一#21 个 女人#22> <2:拿着 "
     "一 本 书#23|笑 着|拿着 一 把 雨伞#23|和 一 个 孩子#23 一起|和 一 只 狗#23 一起> 从 外面#3 "
     "走#1 进来#2 。",
     32},
    {"plain, sitting on the sofa reading", "",
     "<1:grandpa|dad|my#25 mom#26|Lili|the girl> is <2:sitting#21 on the sofa#22|sitting#21 under "
     "the tree#22|sitting#21 by the window#22|standing#21 at the door#22|lying#21 on the bed#22> "
     "<3:reading#23 the newspaper#24|listening#23 to music#24|drinking#23 tea#24|eating#23 an "
     "apple#24|looking#23 at photos#24> .",
     "<1:爷爷|爸爸|我#25 妈妈#26|丽丽|女孩> <2:坐#21 在 沙发#22 上|坐#21 在 树#22 下面|坐#21 在 "
     "窗户#22 旁边|站#21 在 门口#22|躺#21 在 床#22 上> <3:看#23 报纸#24|听#23 音乐#24|喝#23 "
     "茶#24|吃#23 一 个 苹果#24|看#23 照片#24> 。",
     35},
    {"plain, there is something on, zhe", "",
     "there is <1:a#21 book#22|a#21 cup#22 of tea#23|a#21 cake#22|a#21 key#22|a#21 letter#22|a#21 "
     "bottle#22 of water#23> on the <2:table|chair|floor|sofa|desk> .",
     "<2:桌子|椅子|地板|沙发|书桌> 上 放 着 <1:一#21 本 书#22|一#21 杯#22 茶#23|一#21 个 "
     "蛋糕#22|一#21 把 钥匙#22|一#21 封 信#22|一#21 瓶#22 水#23> 。",
     30, true},
    {"plain, have been twice", "",
     "<1:i|we|my#25 parents#26|my#25 friends#26> have been#1 to "
     "<2:China|Japan|London|Shanghai|Paris|Thailand|Canada> <3:once|twice|three#21 "
     "times#22|many#21 times#22> .",
     "<1:我|我们|我#25 父母#26|我#25 的 朋友#26> 去 过#1 "
     "<2:中国|日本|伦敦|上海|巴黎|泰国|加拿大> <3:一次|两 次|三#21 次#22|很多#21 次#22> 。",
     32},
    {"plain, have never", "",
     "<1:i|we|my#25 parents#26|the children> have never#1 <2:been to China#21|seen#22 "
     "snow#21|ridden#22 a horse#21|eaten#22 Thai#23 food#21|been#22 on a plane#21|heard#22 this "
     "song#21|seen#22 this movie#21> .",
     "<1:我|我们|我#25 父母#26|孩子 们> 从来#1 没有 <2:去 过 中国#21|见#22 过 雪#21|骑#22 过 "
     "马#21|吃#22 过 泰国#23 菜#21|坐#22 过 飞机#21|听#22 过 这 首 歌#21|看#22 过 这 部 电影#21> "
     "。",
     35},
    {"plain, bought me", "",
     "<1:mom|dad|grandma|my#26 husband#27|my#26 friend#27> bought#1 me#2 <2:a new#21 coat#22|a "
     "new#21 bike#22|a new#21 phone#22|a#21 hat#22|some#21 books#22|a#21 beautiful#23 dress#22> "
     "<3:yesterday|last week|last month|this#24 morning#25> .",
     "<1:妈妈|爸爸|外婆|我#26 丈夫#27|我#26 朋友#27> <3:昨天|上周|上个月|今天#24 早上#25> 给 我#2 "
     "买#1 了 <2:一 件 新#21 大衣#22|一 辆 新#21 自行车#22|一 部 新#21 手机#22|一#21 顶 "
     "帽子#22|一些#21 书#22|一#21 条 漂亮#23 的 裙子#22> 。",
     35},
    {"plain, phone call to", "",
     "i#1 call#2 <1:my#21 mom#22|my#21 parents#22|grandma|my#21 daughter#22|my#21 girlfriend#22> "
     "<2:every#23 day|every#23 evening#24|every#23 Sunday#24|every#23 morning#24|every#23 week#24> "
     ".",
     "我#1 <2:每天#23|每天#23 晚上#24|每 个#23 星期天#24|每天#23 早上#24|每 个#23 星期#24> 都 给 "
     "<1:我#21 妈妈#22|我#21 父母#22|外婆|我#21 女儿#22|我#21 女朋友#22> 打 电话#2 。",
     35},
    {"plain, often with friends", "",
     "<1:in winter|in summer|after#26 work#27|on Sunday|in the evening> i#1 often#2 <2:go#21 to "
     "the cinema#22|play#21 basketball#22|eat#21 hot pot#22|drink#21 coffee#22|go#21 "
     "shopping#22|chat#21> with <3:friends|my#23 classmates#24|mom|my#23 girlfriend#24|my#23 "
     "sister#24> .",
     "<1:冬天|夏天|下班#27 以后#26|星期天|晚上> 我#1 常常#2 和 <3:朋友|我#23 的 "
     "同学#24|妈妈|我#23 女朋友#24|我#23 姐姐#24> <2:一起 去#21 电影院#22|一起 打#21 "
     "篮球#22|一起 吃#21 火锅#22|一起 喝#21 咖啡#22|一起 去#21 购物#22|聊天#21> 。",
     35},
    {"plain, interested in", "",
     "<1:i am|my#25 brother#26 is|we are all|Tom is> very#1 interested#2 in <2:music|Chinese#21 "
     "history#22|science|computers|artificial#21 intelligence#22|animals|Chinese> .",
     "<1:我|我#25 哥哥#26|我们 都|汤姆> 对 <2:音乐|中国#21 历史#22|科学|电脑|人工#21 "
     "智能#22|动物|中文> 非常#1 感兴趣#2 。",
     32},
    {"plain, bad for health", "",
     "<1:smoking|drinking|eating#21 too#23 much sugar#22|drinking#21 too#23 much "
     "coffee#22|sleeping#21 too#23 late#22> is bad#1 for your health#3 .",
     "<1:抽烟|喝 酒|吃#21 太#23 多 糖#22|喝#21 太#23 多 咖啡#22|睡#21 得 太#23 晚#22> 对 健康#3 "
     "不 好#1 。",
     30},
    {"plain, all proud of you", "",
     "<1:we#21|the students|the teachers|my#21 friends#22> are all#1 <2:happy#23 for "
     "you#24|very#25 proud#23 of you#24|worried#23 about you#24|interested#23 in this#26 "
     "book#24|very#25 busy#23> .",
     "<1:我们#21|学生 们|老师 们|我#21 的 朋友#22> 都#1 <2:为 你#24 高兴#23|非常#25 为 你#24 "
     "骄傲#23|很 担心#23 你#24|对 这#26 本 书#24 感兴趣#23|非常#25 忙#23> 。",
     30},
    {"plain, thank you for what you did", "",
     "thank#1 you#2 for everything you have done for <1:me|us|my#21 family#22|my#21 "
     "daughter#22|the school|the children> <2:this#23 year|this#23 week|today> .",
     "谢谢#1 你#2 <2:今年#23|这#23 个 星期|今天> 为 <1:我|我们|我#21 的 家人#22|我#21 "
     "女儿#22|学校|孩子 们> 做 的 一切 。",
     30},
    {"plain, how long from to", "",
     "it takes <3:ten#21 minutes#22|twenty#21 minutes#22|half#21 an hour#22|an#21 hour#22|two#21 "
     "hours#22> to <2:walk|drive|go#23 by bus#24|go#23 by subway#24|ride#23 a bike#24> from my#1 "
     "home#2 to <1:the school|the company|the park|the supermarket|the hospital> .",
     "从 我#1 家#2 到 <1:学校|公司|公园|超市|医院> <2:走路|开车|坐#23 公交车#24|坐#23 "
     "地铁#24|骑#23 自行车#24> 要 <3:十#21 分钟#22|二十#21 分钟#22|半#21 个 小时#22|一#21 个 "
     "小时#22|两#21 个 小时#22> 。",
     35},
    {"plain, from nine to five", "",
     "i#1 <1:work#21|study#21|am#22 at school#21|read#21 books#22|play#22 games#21> from "
     "<2:eight|nine|ten|seven> in the morning#2 to <3:five|four|three|six> in the afternoon#3 "
     "every#4 day .",
     "我#1 每天#4 从 早上#2 <2:八|九|十|七> 点 到 下午#3 <3:五|四|三|六> 点 都 "
     "<1:工作#21|学习#21|在#22 学校#21|看#21 书#22|玩#22 游戏#21> 。",
     32},
    {"plain, how far is it", "",
     "how#1 far#2 is it from <1:here|your#21 home#22|the airport|the hotel|the school> to the "
     "<2:train#23 station#23|park|bank|beach|museum|subway#23 station#23> ?",
     "从 <1:这里|你#21 家#22|机场|酒店|学校> 到 <2:火车站#23|公园|银行|海滩|博物馆|地铁站#23> 有 "
     "多#1 远#2 ？",
     30},
    {"plain, not until", "",
     "<1:i|dad|we|Xiaoming|my#25 wife#26> didn't <2:come#21 home|eat#22 dinner#21|go to "
     "bed#21|finish#21 work#21|finish#22 the homework#21> until#1 <3:eight|nine|ten|eleven|twelve> "
     "last#2 night .",
     "<1:我|爸爸|我们|小明|我#25 妻子#26> 昨晚#2 <3:八|九|十|十一|十二> 点 才#1 <2:回家#21|吃#22 "
     "晚饭#21|睡觉#21|下班#21|做 完#22 作业#21> 。",
     35},
    {"plain, already got up at, jiu", "",
     "<1:i|mom|we|my#25 husband#26|the students> <2:got#21 up|left#22 home#21|came#22 to "
     "school#21|went#21 to work#21|had#22 breakfast#21> at <3:five|six|seven|eight> <4:this#23 "
     "morning#24|yesterday#23 morning#24> .",
     "<1:我|妈妈|我们|我#25 丈夫#26|学生 们> <4:今天#23 早上#24|昨天#23 早上#24> <3:五|六|七|八> "
     "点 就 <2:起床#21|离开#22 家#21|来到#22 学校#21|去 上班#21|吃#22 早饭#21> 了 。",
     30, true},
    {"plain, as soon as i get home", "",
     "I'll <1:call#21 you#22|write#21 to you#22|tell#21 you#22|send#21 you#22 photos|come and "
     "see#21 you#22> as soon as i#1 <2:get home#23|finish#24 dinner#23|get#24 to Beijing#23|get#24 "
     "to the hotel#23|arrive#24 at school#23> .",
     "我#1 一 <2:到 家#23|吃 完#24 晚饭#23|到#24 北京#23|到#24 酒店#23|到#24 学校#23> 就 <1:给 "
     "你#22 打 电话#21|给 你#22 写#21 信|告诉#21 你#22|给 你#22 发#21 照片|来 看#21 你#22> 。",
     30},
    {"plain, we all like", "",
     "<1:we|my#21 parents#22|the children|my#21 friends#22|the students> all#1 like <2:Chinese#23 "
     "food#24|swimming|this#23 song#24|our#23 teacher#24|playing#23 football#24|my#23 dog#24> very "
     "much#2 .",
     "<1:我们|我#21 父母#22|孩子 们|我#21 的 朋友#22|学生 们> 都#1 很#2 喜欢 <2:中国#23 "
     "菜#24|游泳|这#23 首 歌#24|我们#23 的 老师#24|踢#23 足球#24|我#23 的 狗#24> 。",
     32},
    {"plain, both can", "",
     "my#1 <1:brother|sister|wife|friend|son> and i#2 can#3 both#4 <2:speak#21 "
     "Chinese#22|swim|drive|cook|play#21 the piano#22|ride#21 a horse#22> .",
     "我#2 和 我#1 <1:哥哥|姐姐|妻子|朋友|儿子> 都#4 会#3 <2:说#21 中文#22|游泳|开车|做饭|弹#21 "
     "钢琴#22|骑#21 马#22> 。",
     30},
    {"plain, i also want to", "",
     "i#1 also#2 want#3 to <1:learn#21 Chinese#22|go#21 to China#22|eat#21 "
     "dumplings#22|travel|see#21 this movie#22|buy#21 this coat#22> with <2:you|my#23 "
     "friends#24|mom|my#23 classmates#24> .",
     "我#1 也#2 想#3 和 <2:你|我#23 的 朋友#24|妈妈|我#23 的 同学#24> 一起 <1:学#21 中文#22|去#21 "
     "中国#22|吃#21 饺子#22|去 旅行|看#21 这 部 电影#22|买#21 这 件 大衣#22> 。",
     30},
    {"plain, late again", "",
     "<1:Xiaoming|the bus|my#25 colleague#26|the teacher|my#25 boss#26> was late#1 again#2 "
     "<2:this#21 morning#22|yesterday|last week|on#21 Monday> .",
     "<1:小明|公交车|我#25 的 同事#26|老师|我#25 的 老板#26> <2:今天#21 "
     "早上#22|昨天|上周|星期一#21> 又#2 迟到#1 了 。",
     30},
    {"plain, haven't yet", "",
     "<1:i|we|the children|my#25 parents#26|the students> haven't <2:eaten#21 dinner#22|done#21 "
     "the homework#22|seen#21 this movie#22|bought#21 the tickets#22|washed#21 the "
     "clothes#22|read#21 this book#22> yet#1 .",
     "<1:我|我们|孩子 们|我#25 父母#26|学生 们> 还#1 没有 <2:吃#21 晚饭#22|做#21 作业#22|看#21 这 "
     "部 电影#22|买#21 票#22|洗#21 衣服#22|看#21 这 本 书#22> 。",
     32},
    {"plain, still doing", "",
     "<1:mom|dad|Xiaoming|my#25 boss#26|grandpa> is still#1 "
     "<2:working|sleeping|cooking|reading|drinking#21 tea#22|listening#21 to music#22> <3:in the "
     "office#23|in the kitchen#23|at home#23|upstairs|in the room#23> .",
     "<1:妈妈|爸爸|小明|我#25 的 老板#26|爷爷> 还#1 在 <3:办公室#23 里|厨房#23 "
     "里|家#23|楼上|房间#23 里> <2:工作|睡觉|做饭|看书|喝#21 茶#22|听#21 音乐#22> 。",
     30},
    {"plain, tomorrow again", "",
     "I'll <2:come|call#23 you#24|go#23 to school#24|go#23 to the hospital#24|ask#23 the "
     "teacher#24> again#1 <1:tomorrow|next week|next#21 Monday#22|next month> .",
     "我 <1:明天|下周|下#21 个 星期一#22|下个月> 再#1 <2:来|给 你#24 打 电话#23|去#23 "
     "学校#24|去#23 医院#24|问#23 老师#24> 。",
     30},
};

}  // namespace

std::span<const Template> templates_of_chinese_clauses() { return chinese_clauses; }

}  // namespace playground::grammar
