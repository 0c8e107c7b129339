// Lists that templates pick from: times, places, people, numbers.
#include "training/grammar/templates/picks.h"

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
constexpr Pick lands[] = {{"China", "中国"},   {"America", "美国"},  {"England", "英国"},
                          {"France", "法国"},  {"Japan", "日本"},    {"Germany", "德国"},
                          {"Beijing", "北京"}, {"Shanghai", "上海"}, {"London", "伦敦"},
                          {"Paris", "巴黎"},   {"Canada", "加拿大"}, {"Russia", "俄罗斯"},
                          {"India", "印度"},   {"Korea", "韩国"}};
constexpr Pick countries[] = {{"China", "中国"},    {"America", "美国"},  {"England", "英国"},
                              {"France", "法国"},   {"Japan", "日本"},    {"Germany", "德国"},
                              {"Canada", "加拿大"}, {"Russia", "俄罗斯"}, {"India", "印度"},
                              {"Korea", "韩国"}};
constexpr Pick cities[] = {
    {"Beijing", "北京"}, {"Shanghai", "上海"}, {"London", "伦敦"}, {"Paris", "巴黎"}};
constexpr Pick numbers[] = {{"two", "两"},   {"three", "三"}, {"four", "四"},
                            {"five", "五"},  {"six", "六"},   {"seven", "七"},
                            {"eight", "八"}, {"nine", "九"},  {"ten", "十"}};
constexpr Pick figures[] = {{"one", "一"},  {"two", "二"}, {"three", "三"}, {"four", "四"},
                            {"five", "五"}, {"six", "六"}, {"seven", "七"}, {"eight", "八"},
                            {"nine", "九"}, {"ten", "十"}};
constexpr Pick body[] = {{"hand", "手"},  {"leg", "腿"},    {"foot", "脚"}, {"eye", "眼睛"},
                         {"ear", "耳朵"}, {"nose", "鼻子"}, {"back", "背"}};
constexpr Pick kin[] = {{"father", "父亲"}, {"mother", "母亲"},  {"brother", "哥哥"},
                        {"sister", "姐姐"}, {"son", "儿子"},     {"daughter", "女儿"},
                        {"friend", "朋友"}, {"teacher", "老师"}, {"husband", "丈夫"},
                        {"wife", "妻子"},   {"mom", "妈妈"},     {"dad", "爸爸"}};
constexpr Pick jobs[] = {{"teacher", "老师"}, {"doctor", "医生"},      {"student", "学生"},
                         {"nurse", "护士"},   {"scientist", "科学家"}, {"writer", "作家"},
                         {"lawyer", "律师"},  {"singer", "歌手"},      {"driver", "司机"},
                         {"worker", "工人"},  {"farmer", "农民"}};
constexpr Pick tongues[] = {{"English", "英语"}, {"Chinese", "中文"}, {"French", "法语"}};
constexpr Pick weathers[] = {{"hot", "热"}, {"cold", "冷"}, {"warm", "暖和"}, {"cool", "凉快"}};
constexpr Pick seasons[] = {
    {"spring", "春天"}, {"summer", "夏天"}, {"autumn", "秋天"}, {"winter", "冬天"}};
constexpr Pick ages[] = {{"ten", "十"},      {"eleven", "十一"}, {"twelve", "十二"},
                         {"twenty", "二十"}, {"thirty", "三十"}, {"forty", "四十"},
                         {"eight", "八"},    {"nine", "九"}};
constexpr Pick creatures[] = {{"little bird", "小 鸟"},     {"little rabbit", "小 兔子"},
                              {"little mouse", "小 老鼠"},  {"little duck", "小 鸭子"},
                              {"little bear", "小 熊"},     {"big tiger", "大 老虎"},
                              {"big fish", "大 鱼"},        {"little frog", "小 青蛙"},
                              {"little monkey", "小 猴子"}, {"little sheep", "小 羊"}};
constexpr Pick spots[] = {{"bathroom", "洗手间"}, {"exit", "出口"},       {"hospital", "医院"},
                          {"bank", "银行"},       {"hotel", "酒店"},      {"station", "车站"},
                          {"airport", "机场"},    {"restaurant", "饭店"}, {"supermarket", "超市"},
                          {"library", "图书馆"},  {"park", "公园"},       {"school", "学校"}};
constexpr Pick surnames[] = {
    {"Smith", "史密斯"}, {"Miller", "米勒"}, {"Wang", "王"}, {"Li", "李"}, {"Chen", "陈"}};
constexpr Pick hours[] = {{"one", "一"},  {"two", "两"}, {"three", "三"},    {"four", "四"},
                          {"five", "五"}, {"six", "六"}, {"seven", "七"},    {"eight", "八"},
                          {"nine", "九"}, {"ten", "十"}, {"eleven", "十一"}, {"twelve", "十二"}};
constexpr Pick months[] = {{"January", "一 月"}, {"March", "三 月"},   {"June", "六 月"},
                           {"July", "七 月"},    {"October", "十 月"}, {"December", "十二 月"}};
constexpr Pick teens[] = {{"fifteen", "十五"},  {"fifteen", "十五"}, {"eighteen", "十八"},
                          {"eighteen", "十八"}, {"twelve", "十二"},  {"fourteen", "十四"},
                          {"twenty", "二十"},   {"thirty", "三十"}};

constexpr NamedPicks word_lists[] = {
    {"past", past_times},  {"future", future_times}, {"weekday", weekdays},
    {"colour", colours},   {"land", lands},          {"number", numbers},
    {"figure", figures},   {"body", body},           {"kin", kin},
    {"job", jobs},         {"tongue", tongues},      {"weather", weathers},
    {"season", seasons},   {"country", countries},   {"city", cities},
    {"age", ages},         {"creature", creatures},  {"spot", spots},
    {"surname", surnames}, {"month", months},        {"hour", hours},
    {"teen", teens}};

}  // namespace

std::span<const NamedPicks> picks_of_words() { return word_lists; }

}  // namespace playground::grammar
