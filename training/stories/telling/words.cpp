#include "training/stories/telling/words.h"

#include "core/words/vocabulary.h"
#include "training/grammar/words.h"

namespace playground::stories {
namespace {

constexpr Gender m = Gender::male;
constexpr Gender f = Gender::female;
constexpr Gender e = Gender::either;
constexpr Kind person = Kind::person;
constexpr Kind animal = Kind::animal;
constexpr Kind thing = Kind::thing;
constexpr Kind food = Kind::food;
constexpr Kind container = Kind::container;
constexpr Kind surface = Kind::surface;
constexpr Kind place = Kind::place;

constexpr Noun all_nouns[] = {
    {"man", "男人", "个", person, m},
    {"woman", "女人", "个", person, f},
    {"boy", "男孩", "个", person, m},
    {"girl", "女孩", "个", person, f},
    {"teacher", "老师", "位", person, e},
    {"doctor", "医生", "位", person, e},
    {"nurse", "护士", "位", person, e},
    {"farmer", "农民", "位", person, e},
    {"student", "学生", "个", person, e},
    {"singer", "歌手", "位", person, e},
    {"driver", "司机", "位", person, e},
    {"baker", "面包师", "位", person, e},
    {"painter", "画家", "位", person, e},
    {"king", "国王", "位", person, m, true},
    {"queen", "王后", "位", person, f, true},
    {"prince", "王子", "位", person, m},
    {"princess", "公主", "位", person, f},
    {"father", "爸爸", "位", person, m, true},
    {"mother", "妈妈", "位", person, f, true},
    {"brother", "哥哥", "个", person, m, true},
    {"sister", "姐姐", "个", person, f, true},
    {"grandfather", "爷爷", "位", person, m, true},
    {"grandmother", "奶奶", "位", person, f, true},
    {"uncle", "叔叔", "位", person, m, true},
    {"aunt", "阿姨", "位", person, f, true},

    {"cat", "猫", "只", animal},
    {"dog", "狗", "只", animal},
    {"bird", "鸟", "只", animal},
    {"horse", "马", "匹", animal},
    {"cow", "牛", "头", animal},
    {"pig", "猪", "头", animal},
    {"sheep", "羊", "只", animal},
    {"duck", "鸭子", "只", animal},
    {"rabbit", "兔子", "只", animal},
    {"mouse", "老鼠", "只", animal},
    {"fox", "狐狸", "只", animal},
    {"wolf", "狼", "只", animal},
    {"bear", "熊", "头", animal},
    {"lion", "狮子", "头", animal},
    {"tiger", "老虎", "只", animal},
    {"elephant", "大象", "头", animal},
    {"monkey", "猴子", "只", animal},
    {"frog", "青蛙", "只", animal},
    {"turtle", "乌龟", "只", animal},
    {"dragon", "龙", "条", animal},

    {"book", "书", "本", thing},
    {"letter", "信", "封", thing},
    {"newspaper", "报纸", "张", thing},
    {"map", "地图", "张", thing},
    {"key", "钥匙", "把", thing},
    {"ball", "球", "个", thing},
    {"toy", "玩具", "个", thing},
    {"doll", "娃娃", "个", thing},
    {"kite", "风筝", "个", thing},
    {"picture", "画", "幅", thing},
    {"cup", "杯子", "个", thing},
    {"bottle", "瓶子", "个", thing},
    {"plate", "盘子", "个", thing},
    {"knife", "刀", "把", thing},
    {"spoon", "勺子", "把", thing},
    {"umbrella", "雨伞", "把", thing},
    {"camera", "相机", "台", thing},
    {"lamp", "灯", "盏", thing},
    {"phone", "手机", "部", thing},
    {"clock", "钟", "个", thing},
    {"bell", "铃铛", "个", thing},
    {"ring", "戒指", "枚", thing},
    {"coin", "硬币", "枚", thing},
    {"stone", "石头", "块", thing},
    {"hat", "帽子", "顶", thing},
    {"coat", "大衣", "件", thing},
    {"shirt", "衬衫", "件", thing},
    {"shoe", "鞋", "只", thing},
    {"pen", "钢笔", "支", thing},
    {"guitar", "吉他", "把", thing},
    {"violin", "小提琴", "把", thing},
    {"flower", "花", "朵", thing},

    {"apple", "苹果", "个", food},
    {"cake", "蛋糕", "块", food},
    {"egg", "鸡蛋", "个", food},
    {"banana", "香蕉", "根", food},
    {"orange", "橙子", "个", food},
    {"pear", "梨", "个", food},
    {"carrot", "胡萝卜", "根", food},
    {"cookie", "饼干", "块", food},
    {"sandwich", "三明治", "个", food},

    {"box", "箱子", "个", container},
    {"bag", "包", "个", container},
    {"basket", "篮子", "个", container},
    {"suitcase", "行李箱", "个", container},
    {"drawer", "抽屉", "个", container},
    {"cabinet", "柜子", "个", container},
    {"table", "桌子", "张", surface},
    {"chair", "椅子", "把", surface},
    {"bed", "床", "张", surface},
    {"bench", "长椅", "张", surface},
    {"desk", "书桌", "张", surface},

    {"house", "房子", "座", place},
    {"school", "学校", "所", place},
    {"park", "公园", "个", place},
    {"garden", "花园", "个", place},
    {"forest", "森林", "片", place},
    {"shop", "商店", "家", place},
    {"station", "车站", "个", place},
    {"kitchen", "厨房", "个", place},
    {"village", "村庄", "个", place},
    {"museum", "博物馆", "座", place},
    {"library", "图书馆", "座", place},
    {"hospital", "医院", "家", place},
    {"castle", "城堡", "座", place},
    {"farm", "农场", "个", place},
};

constexpr Name all_names[] = {
    {"Tom", "汤姆", m},   {"Jim", "吉姆", m},  {"Jack", "杰克", m},     {"Peter", "彼得", m},
    {"David", "大卫", m}, {"Paul", "保罗", m}, {"Ben", "本", m},        {"Max", "马克斯", m},
    {"Anna", "安娜", f},  {"Mary", "玛丽", f}, {"Lucy", "露西", f},     {"Emma", "艾玛", f},
    {"Lily", "莉莉", f},  {"Kate", "凯特", f}, {"Xiaoming", "小明", m}, {"Xiaohong", "小红", f},
};

constexpr Verb all_verbs[] = {
    {"sleep", "睡觉", Takes::nothing}, {"run", "跑步", Takes::nothing},
    {"swim", "游泳", Takes::nothing},  {"rest", "休息", Takes::nothing},
    {"cry", "哭", Takes::nothing},     {"laugh", "笑", Takes::nothing},
    {"sing", "唱歌", Takes::nothing},  {"dance", "跳舞", Takes::nothing},
    {"work", "工作", Takes::nothing},  {"walk", "散步", Takes::nothing},
    {"play", "玩", Takes::nothing},    {"smile", "微笑", Takes::nothing},

    {"see", "看见", Takes::living},    {"hear", "听见", Takes::living},
    {"chase", "追", Takes::living},    {"follow", "跟踪", Takes::living},
    {"help", "帮助", Takes::living},   {"thank", "感谢", Takes::living},
    {"call", "叫", Takes::living},     {"meet", "遇见", Takes::living},
    {"hug", "拥抱", Takes::living},    {"visit", "看望", Takes::living},

    {"find", "找到", Takes::thing},    {"buy", "买", Takes::thing},
    {"sell", "卖", Takes::thing},      {"take", "拿", Takes::thing},
    {"lose", "弄丢", Takes::thing},    {"wash", "洗", Takes::thing},
    {"clean", "擦", Takes::thing},     {"break", "打破", Takes::thing},
    {"hide", "藏", Takes::thing},      {"keep", "留下", Takes::thing},
    {"bring", "带来", Takes::thing},   {"draw", "画", Takes::thing},

    {"eat", "吃", Takes::food},        {"cook", "煮", Takes::food},
    {"share", "分享", Takes::food},    {"cut", "切", Takes::food},
};

constexpr Adjective all_adjectives[] = {
    {"happy", "高兴", "", true},
    {"sad", "难过", "", true},
    {"tired", "累", "", true},
    {"hungry", "饿", "", true},
    {"thirsty", "渴", "", true},
    {"angry", "生气", "", true},
    {"afraid", "害怕", "", true},
    {"busy", "忙", "", true},
    {"cold", "冷", "", true},
    {"proud", "骄傲", "", true},
    {"lonely", "孤单", "", true},
    {"lazy", "懒", "", true},
    {"brave", "勇敢", "勇敢的", true},
    {"clever", "聪明", "聪明的", true},
    {"kind", "善良", "善良的", true},
    {"friendly", "友好", "友好的", true},
    {"young", "年轻", "年轻的", true},
    {"strong", "强壮", "强壮的", true},
    {"quiet", "安静", "安静的", true},

    {"big", "大", "大", false},
    {"small", "小", "小", false},
    {"old", "旧", "旧", false},
    {"new", "新", "新", false},
    {"long", "长", "长", false},
    {"heavy", "重", "", false},
    {"light", "轻", "", false},
    {"dirty", "脏", "脏", false},
    {"clean", "干净", "干净的", false},
    {"beautiful", "漂亮", "漂亮的", false},
    {"expensive", "贵", "", false},
    {"cheap", "便宜", "便宜的", false},
    {"strange", "奇怪", "奇怪的", false},
    {"red", "红", "红色的", false},
    {"blue", "蓝", "蓝色的", false},
    {"green", "绿", "绿色的", false},
    {"yellow", "黄", "黄色的", false},
    {"black", "黑", "黑色的", false},
    {"white", "白", "白色的", false},
};

constexpr std::string_view english_numbers[] = {"one", "two",   "three", "four", "five",
                                                "six", "seven", "eight", "nine", "ten"};
constexpr std::string_view chinese_numbers[] = {"一", "两", "三", "四", "五",
                                                "六", "七", "八", "九", "十"};

}  // namespace

std::span<const Noun> nouns() { return all_nouns; }
std::span<const Name> names() { return all_names; }
std::span<const Verb> verbs() { return all_verbs; }
std::span<const Adjective> adjectives() { return all_adjectives; }

std::string_view number(Language language, int value) {
  const auto at = static_cast<std::size_t>(value - 1);
  return language == Language::english ? english_numbers[at] : chinese_numbers[at];
}

bool shows_number(const Noun& noun) {
  return form_of(playground::plural(noun.english)) == WordForm::plural &&
         form_of(noun.english) == WordForm::plain;
}

}  // namespace playground::stories
