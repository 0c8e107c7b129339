// Templates: buying things, prices, restaurants.
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Template shopping[] = {
    // Shopping.
    {"how much wares", "b=clothing1",
     "how#1 much#1 <2:is this {b:bare}|is that {b:bare}|are these clothes|is it> ?",
     "<2:这 {b:m} {b:s}|那 {b:m} {b:s}|这些 衣服|它> 多少#1 钱 ？", 6},
    {"it costs", "", "<1:it's|this is|that's> <2:ten|twenty|thirty|five|forty> <3:yuan|dollars> .",
     "<1:这 个|这 是|那 是> <2:十|二十|三十|五|四十> <3:块 钱|美元> 。", 81},
    {"is expensive", "",
     "<1:it's|this is|that's> <2:too expensive|very cheap|a little expensive|so expensive|too "
     "cheap|not expensive> <3:.|!>",
     "<1:|这|那> <2:太 贵 了|非常 便宜|有点儿 贵|真 贵|太 便宜 了|不 贵> <3:。|！>", 6},
    {"cheaper", "",
     "<1:can you make it cheaper|can it be cheaper|a little cheaper , please|do you have anything "
     "cheaper> <1:?|?|.|?>",
     "<1:你 能 便宜 一点儿 吗|能 便宜 一点儿 吗|请 便宜 一点儿|有 便宜 一点儿 的 吗> "
     "<1:？|？|。|？>",
     12},
    {"any other", "c=pick:colour",
     "do you#1 have#2 <3:a bigger one|a smaller one|another one|one in {c}|another colour> ?",
     "你们#1 有#2 <3:大 一点儿 的|小 一点儿 的|别的|{c} 的|别的 颜色> 吗 ？", 107},
    {"try on", "b=clothing1",
     "<1:can i try|may i try|I'd like to try|i want to try> <2:it on|this {b:bare} on|this on> "
     "<1:?|?|.|.>",
     "我 <1:可以|可以|想|想> 试 一下 <2:它|这 {b:m} {b:s}|这 个> <1:吗 ？|吗 ？|。|。>", 9},
    {"I'll take it", "",
     "<1:I'll take it|I'll take this one|I'll take two|i don't need it|i like this one|i don't "
     "like it|that's all> <2:.|, thank you .>",
     "<1:我 买 了|我 要 这 个|我 要 两 个|我 不 需要|我 喜欢 这 个|我 不 喜欢|就 这些> <2:。|， "
     "谢谢 。>",
     6},
    {"fits me", "b=clothing1",
     "this#1 {b:bare} is <2:too big|too small|too long|too short> for#3 <4:me|you|him|her> .",
     "这#1 {b:m} {b:s} 对#3 <4:我|你|他|她> 来说 <2:太 大 了|太 小 了|太 长 了|太 短 了> 。", 52},
    {"clothes", "",
     "<1:these|those|my|your> clothes#2 are <3:beautiful|expensive|dirty|clean|cheap|too big> .",
     "<1:这些|那些|我 的|你 的> 衣服#2 <3:很 漂亮|很 贵|很 脏|很 干净|很 便宜|太 大 了> 。"},
    {"bought clothes", "s=who w=pick:past",
     "{s} bought#1 <2:some clothes|new clothes|a new phone|some fruit|some food> {w} .",
     "{s} {w} 买#1 了 <2:一些 衣服|新 衣服|一 部 新 手机|一些 水果|一些 吃 的> 。"},
    {"wear clothes", "s=who",
     "{s} {s:is} wearing <2:new clothes|a red dress|a white shirt|black shoes> <3:today|now> .",
     "{s} <3:今天|现在> <2:穿 着 新 衣服|穿 着 红色 的 裙子|穿 着 白色 的 衬衫|穿 着 黑色 的 鞋> "
     "。"},
    {"how to pay", "",
     "<1:can i pay|do you want to pay|I'd like to pay|you can pay> <2:by phone|with a credit "
     "card|by wechat> <1:?|?|.|.>",
     "<1:我 可以|你 想|我 想|你 可以> 用 <2:手机|信用卡|微信> 付 钱 <1:吗 ？|吗 ？|。|。>", 65},
    {"do you take", "", "do you#1 <2:take|have|need> <3:wechat|dollars> ?",
     "你#1 <2:收|有|需要> <3:微信|美元> 吗 ？", 49},
    {"where can buy", "b=portable1",
     "where#1 can#2 <3:i|we> buy#4 <5:clothes|a map|medicine|fruit|water|{b:a}> ?",
     "<3:我|我们> 可以#2 在 哪里#1 买#4 <5:衣服|地图|药|水果|水|{b:s}> ？"},
    {"shop opens", "",
     "<1:when|what time> does <2:the shop|the supermarket|the bank|the museum> <3:close> ?",
     "<2:商店|超市|银行|博物馆> <1:什么时候|几 点> <3:关门> ？"},
    {"is it open", "p=pick:weekday",
     "is the <1:shop|supermarket|bank|museum> <2:closed> <3:today|now|on {p}> ?",
     "<1:商店|超市|银行|博物馆> <3:今天|现在|{p}> <2:关门> 了 吗 ？"},
    {"how many need", "",
     "how#1 <2:many people|many days|much money|much time|many tickets> do <4:you|we|they|i> "
     "<5:need|have> ?",
     "<4:你|我们|他们|我> <5:需要|有> 多少#1 <2:人|天|钱|时间|张 票> ？"},
    {"which is", "", "which#1 one#1 is <2:better|cheaper|yours|bigger|new> ?",
     "哪#1 个#1 <2:更 好|更 便宜|是 你 的|更 大|是 新的> ？", 190},
    {"which do you", "s=who", "which#1 one#1 {s:does} {s} <2:like|want|need|have> ?",
     "{s} <2:喜欢|想要|需要|有> 哪#1 个#1 ？"},

    // Restaurants.
    {"menu please", "d=drink",
     "<1:the menu|a beer|a glass of water|some {d:bare}|one more> , please#2 .",
     "请#2 <1:给 我 菜单|给 我 一 瓶 啤酒|给 我 一 杯 水|给 我 一些 {d:s}|再 来 一 个> 。", 65},
    {"can i have", "d=drink e=eatable",
     "<1:can i have|could i have|may i have|can we have> <2:the menu|the bill|some {d:bare}|a "
     "beer|some {e:s}|a cup of {d:bare}|your number> <3:?|, please ?>",
     "<1:我 可以 要|我 可以 要|我 可以 要|我们 可以 要> <2:菜单|账单|一些 {d:s}|一 瓶 啤酒|一些 "
     "{e:s}|一 杯 {d:s}|你 的 号码> <3:吗 ？|吗 ？>",
     190},
    {"I'd like food", "d=drink e=eatable",
     "<1:I'd like|I'll have|i want> <2:some {d:bare}|a cup of {d:bare}|some {e:s}|a beer|some "
     "soup|a bowl of noodles> <3:.|, please .>",
     "<1:我 想要|我 要|我 想要> <2:一些 {d:s}|一 杯 {d:s}|一些 {e:s}|一 瓶 啤酒|一些 汤|一 碗 "
     "面条> <3:。|， 谢谢 。>",
     18},
    {"table for", "p=pick:number",
     "<1:a table|do you have a table|I'd like a table> for {p} <1:, please .|?|.>",
     "<1:请 给 我 一 张|你们 有|我 想要 一 张> {p} 个 人 的 桌子 <1:。|吗 ？|。>"},
    {"ready to order", "",
     "<1:are you ready to order|can i order now|what would you like|what would you like to "
     "eat|what would you like to drink|what's good to eat here|is it spicy|what's this> ?",
     "<1:你 准备 好 点 菜 了 吗|我 现在 可以 点 菜 吗|你 想要 什么|你 想 吃 什么|你 想 喝 "
     "什么|这里 有 什么 好吃 的|辣 吗|这 是 什么> ？",
     112},
    {"what do you want to eat", "s=who b=meal",
     "what#1 {s:does} {s} want#2 to eat#3 <4:for {b:bare}|today|now|tonight> ?",
     "{s} <4:{b:s}|今天|现在|今晚> 想#2 吃#3 什么#1 ？"},
    {"don't eat", "s=who e=eatable", "{s} {s:doesn't} eat#1 <2:meat|spicy food|{e:s}|fish> .",
     "{s} 不 吃#1 <2:肉|辣 的|{e:s}|鱼> 。"},
    {"likes dishes", "s=who", "{s} {s:likes} <1:Chinese food|spicy food|fruit|beer> .",
     "{s} 喜欢 <1:中国 菜|辣 的|水果|啤酒> 。", 90},
    {"dish is", "",
     "<1:the food here|Chinese food|the soup|the fruit> is <2:very good|delicious|too spicy|not "
     "bad|too salty|cold|great> <3:.|!>",
     "<1:这里 的 食物|中国 菜|汤|水果> <2:非常 好|很 好吃|太 辣 了|不错|太 咸 了|凉 了|很 棒> "
     "<3:。|！>",
     6},
    {"I'm full thanks", "",
     "<1:I'm full|I'm so full|i can't eat any more|that's enough|no more> , thank#2 you#2 .",
     "<1:我 饱 了|我 太 饱 了|我 吃 不下 了|够 了|不要 了> ， 谢谢#2 。", 163},
    {"cheers", "", "<1:let's drink|dinner is ready , come and eat> !",
     "<1:我们 喝 吧|晚饭 准备 好 了 ， 来 吃 吧> ！"},
    {"not too spicy", "",
     "<1:please don't make it|don't make it> <2:too spicy|too salty|too sweet|too hot> .",
     "<1:请 不要|不要> 做 得 <2:太 辣|太 咸|太 甜|太 热> 。", 14},
};

}  // namespace

std::span<const Template> templates_of_shopping() { return shopping; }

}  // namespace playground::grammar
