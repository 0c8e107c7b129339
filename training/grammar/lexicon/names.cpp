// The names of the grammar, and those who speak.
#include "training/grammar/words.h"

namespace playground::grammar {
namespace {

constexpr Gender m = Gender::male;
constexpr Gender f = Gender::female;

constexpr Name all_names[] = {
    {"Tom", "汤姆", m},      {"Jim", "吉姆", m},       {"Jack", "杰克", m},
    {"Peter", "彼得", m},    {"David", "大卫", m},     {"Paul", "保罗", m},
    {"John", "约翰", m},     {"Mike", "迈克", m},      {"Bob", "鲍勃", m},
    {"Sam", "山姆", m},      {"Anna", "安娜", f},      {"Mary", "玛丽", f},
    {"Lucy", "露西", f},     {"Emma", "艾玛", f},      {"Lily", "莉莉", f},
    {"Kate", "凯特", f},     {"Alice", "爱丽丝", f},   {"Maria", "玛丽亚", f},
    {"Sarah", "萨拉", f},    {"Linda", "琳达", f},     {"Daniel", "丹尼尔", m},
    {"George", "乔治", m},   {"Robert", "罗伯特", m},  {"Kevin", "凯文", m},
    {"Mark", "马克", m},     {"Helen", "海伦", f},     {"Susan", "苏珊", f},
    {"Jane", "简", f},       {"Lisa", "丽莎", f},      {"Emily", "艾米丽", f},
    {"Amy", "艾米", f},      {"Laura", "劳拉", f},     {"Xiaoqiang", "小强", m},
    {"Xiaojun", "小军", m},  {"Xiaofang", "小芳", f},  {"Xiaomei", "小美", f},
    {"Xiaoming", "小明", m}, {"Xiaohong", "小红", f},  {"Xiaogang", "小刚", m},
    {"Xiaoli", "小丽", f},   {"Michael", "迈克尔", m}, {"James", "詹姆斯", m},
    {"Ben", "本恩", m},      {"Leo", "利奥", m},       {"Max", "马克斯", m},
    {"Oliver", "奥利弗", m}, {"Chris", "克里斯", m},   {"Nick", "尼克", m},
    {"Tim", "蒂姆", m},      {"Henry", "亨利", m},     {"Frank", "弗兰克", m},
    {"Eric", "埃里克", m},   {"Julia", "朱莉娅", f},   {"Sophie", "苏菲", f},
    {"Mia", "米娅", f},      {"Grace", "格蕾丝", f},   {"Olivia", "奥利维亚", f},
    {"Jenny", "珍妮", f},    {"Lili", "丽丽", f},      {"Fangfang", "芳芳", f},
    {"Mingming", "明明", m}, {"Xiaohua", "小华", m},
};

constexpr Speaker all_speakers[] = {
    {"i", "me", "my", "我", true},      {"you", "you", "your", "你", true},
    {"we", "us", "our", "我们", true},  {"he", "him", "his", "他", false},
    {"she", "her", "her", "她", false}, {"they", "them", "their", "他们", true},
};

}  // namespace

std::span<const Name> names() { return all_names; }
std::span<const Speaker> speakers() { return all_speakers; }

}  // namespace playground::grammar
