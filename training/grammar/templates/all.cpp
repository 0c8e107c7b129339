// All templates, and the lists of words that they pick from.
#include <stdexcept>
#include <string>

#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Pick past_times[] = {{"yesterday", "昨天"},       {"last night", "昨晚"},
                               {"last week", "上周"},       {"last month", "上个月"},
                               {"last year", "去年"},       {"this morning", "今天 早上"},
                               {"two days ago", "两 天 前"}};
constexpr Pick future_times[] = {{"tomorrow", "明天"},     {"next week", "下周"},
                                 {"next month", "下个月"}, {"next year", "明年"},
                                 {"tonight", "今晚"},      {"this weekend", "这 个 周末"}};
constexpr Pick weekdays[] = {{"Monday", "星期一"},   {"Tuesday", "星期二"}, {"Wednesday", "星期三"},
                             {"Thursday", "星期四"}, {"Friday", "星期五"},  {"Saturday", "星期六"},
                             {"Sunday", "星期天"}};
constexpr Pick colours[] = {{"red", "红色"},    {"blue", "蓝色"},  {"green", "绿色"},
                            {"yellow", "黄色"}, {"white", "白色"}, {"black", "黑色"}};
constexpr Pick sports[] = {{"football", "足球"}, {"basketball", "篮球"}, {"tennis", "网球"}};
constexpr Pick lands[] = {{"China", "中国"},   {"America", "美国"},  {"England", "英国"},
                          {"France", "法国"},  {"Japan", "日本"},    {"Germany", "德国"},
                          {"Beijing", "北京"}, {"Shanghai", "上海"}, {"London", "伦敦"},
                          {"Paris", "巴黎"}};
constexpr Pick numbers[] = {{"two", "两"},   {"three", "三"}, {"four", "四"},
                            {"five", "五"},  {"six", "六"},   {"seven", "七"},
                            {"eight", "八"}, {"nine", "九"},  {"ten", "十"}};
constexpr Pick figures[] = {{"one", "一"},  {"two", "二"}, {"three", "三"}, {"four", "四"},
                            {"five", "五"}, {"six", "六"}, {"seven", "七"}, {"eight", "八"},
                            {"nine", "九"}, {"ten", "十"}};
constexpr Pick body[] = {{"head", "头"},  {"hand", "手"},  {"leg", "腿"},    {"foot", "脚"},
                         {"eye", "眼睛"}, {"ear", "耳朵"}, {"nose", "鼻子"}, {"back", "背"}};
constexpr Pick kin[] = {{"father", "父亲"}, {"mother", "母亲"},  {"brother", "哥哥"},
                        {"sister", "姐姐"}, {"son", "儿子"},     {"daughter", "女儿"},
                        {"friend", "朋友"}, {"teacher", "老师"}, {"husband", "丈夫"},
                        {"wife", "妻子"},   {"mom", "妈妈"},     {"dad", "爸爸"}};
constexpr Pick jobs[] = {{"teacher", "老师"}, {"doctor", "医生"},      {"student", "学生"},
                         {"nurse", "护士"},   {"scientist", "科学家"}, {"writer", "作家"},
                         {"lawyer", "律师"},  {"singer", "歌手"},      {"driver", "司机"},
                         {"worker", "工人"},  {"farmer", "农民"}};
constexpr Pick goals[] = {
    {"go home", "回家"},        {"go to school", "上学"}, {"go to work", "上班"},
    {"go to bed", "上床 睡觉"}, {"get up", "起床"},       {"go shopping", "去 购物"},
    {"sing", "唱歌"},           {"dance", "跳舞"},        {"swim", "游泳"},
    {"sleep", "睡觉"},          {"rest", "休息"},         {"travel", "旅行"}};

constexpr Pick manners[] = {{"careful", "小心"}, {"quiet", "安静"}, {"patient", "耐心"},
                            {"brave", "勇敢"},   {"kind", "善良"},  {"happy", "高兴"},
                            {"honest", "诚实"}};
constexpr Pick doings[] = {{"reading", "看书"},
                           {"cooking", "做饭"},
                           {"working", "工作"},
                           {"sleeping", "睡觉"},
                           {"watching television", "看 电视"},
                           {"playing", "玩"},
                           {"thinking", "思考"},
                           {"studying", "学习"}};
constexpr Pick tongues[] = {{"English", "英语"}, {"Chinese", "中文"}, {"French", "法语"}};

constexpr Pick weathers[] = {{"hot", "热"}, {"cold", "冷"}, {"warm", "暖和"}, {"cool", "凉快"}};
constexpr Pick seasons[] = {
    {"spring", "春天"}, {"summer", "夏天"}, {"autumn", "秋天"}, {"winter", "冬天"}};

struct NamedPicks {
  std::string_view name;
  std::span<const Pick> words;
};
constexpr NamedPicks lists[] = {{"past", past_times},  {"future", future_times},
                                {"weekday", weekdays}, {"colour", colours},
                                {"sport", sports},     {"land", lands},
                                {"number", numbers},   {"figure", figures},
                                {"body", body},        {"kin", kin},
                                {"job", jobs},         {"goal", goals},
                                {"manner", manners},   {"doing", doings},
                                {"tongue", tongues},   {"weather", weathers},
                                {"season", seasons}};

}  // namespace

std::span<const Pick> picks(std::string_view list) {
  for (const NamedPicks& one : lists) {
    if (one.name == list) return one.words;
  }
  throw std::out_of_range("no such list of words: " + std::string(list));
}

const std::vector<Template>& templates() {
  static const std::vector<Template> all = [] {
    std::vector<Template> joined;
    for (const auto part : {templates_of_pronouns(), templates_of_speakers(), templates_of_chat(),
                            templates_of_grammar(), templates_of_life(), templates_of_world(),
                            templates_of_news(), templates_of_songs(), templates_of_stories(),
                            templates_of_sayings(), templates_of_proverbs()}) {
      joined.insert(joined.end(), part.begin(), part.end());
    }
    return joined;
  }();
  return all;
}

}  // namespace playground::grammar
