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

// Phrases: those with # say themselves which of their words belong together, and others may stand
// in them.
constexpr Pick ages[] = {{"ten", "十"},      {"eleven", "十一"}, {"twelve", "十二"},
                         {"twenty", "二十"}, {"thirty", "三十"}, {"forty", "四十"},
                         {"eight", "八"},    {"nine", "九"}};
constexpr Pick greetings[] = {
    {"hello", "你好"},           {"hello", "你好"},           {"hi", "嗨"},
    {"good morning", "早上 好"}, {"good evening", "晚上 好"}, {"hello everyone", "大家 好"}};
constexpr Pick naming[] = {{"i#51 am {n}", "我#51 是 {n}"},
                           {"i'm#51 {n}", "我#51 是 {n}"},
                           {"my#51 name#52 is {n}", "我#51 的 名字#52 是 {n}"},
                           {"my#51 name#52 is {n}", "我#51 叫#52 {n}"},
                           {"my#51 name#52 is {n}", "我#51 叫#52 {n}"},
                           {"i#51 am {n}", "我#51 叫 {n}"},
                           {"they#51 call#52 me#53 {n}", "他们#51 叫#52 我#53 {n}"},
                           {"you#51 can#52 call#53 me#54 {n}", "你#51 可以#52 叫#53 我#54 {n}"}};
constexpr Pick origins[] = {{"i#55 am from#56 {l}", "我#55 来自#56 {l}"},
                            {"i#55 come from#56 {l}", "我#55 来自#56 {l}"},
                            {"i'm#55 from#56 {l}", "我#55 来自#56 {l}"},
                            {"i#55 live#56 in#57 {l}", "我#55 住#56 在#57 {l}"},
                            {"i#55 work#56 in#57 {l}", "我#55 在#57 {l} 工作#56"},
                            {"i#55 am from#56 {l}", "我#55 是 {l} 人#56"},
                            {"i#55 was born#56 in#57 {l}", "我#55 出生#56 在#57 {l}"},
                            {"i#55 study#56 in#57 {l}", "我#55 在#57 {l} 学习#56"}};
constexpr Pick selves[] = {{"i#61 am {y} years#62 old", "我#61 {y} 岁#62"},
                           {"i#61 am {y} years#62 old", "我#61 今年 {y} 岁#62"},
                           {"i'm#61 {y} years#62 old", "我#61 今年 {y} 岁#62"},
                           {"i#61 am a {o}", "我#61 是 一 名 {o}"},
                           {"i'm#61 a {o}", "我#61 是 一 名 {o}"},
                           {"i#61 am a {o}", "我#61 是 {o}"},
                           {"i#61 have#62 {c:a}", "我#61 有#62 {c:a}"},
                           {"i#61 like#62 {h}", "我#61 喜欢#62 {h}"},
                           {"i#61 speak#62 {t}", "我#61 会 说#62 {t}"},
                           {"i#61 am learning#62 {t}", "我#61 在 学#62 {t}"}};
constexpr Pick meetings[] = {
    {"nice#67 to meet#68 you#69 .", "很 高兴#67 认识#68 你#69 。"},
    {"nice#67 to meet#68 you#69 .", "很 高兴#67 认识#68 你#69 。"},
    {"nice#67 to meet#68 you#69 .", "认识#68 你#69 很 高兴#67 。"},
    {"i#66 am glad#67 to meet#68 you#69 .", "我#66 很 高兴#67 认识#68 你#69 。"},
    {"what#67 is your#68 name#69 ?", "你#68 叫 什么#67 名字#69 ？"},
    {"what's#67 your#68 name#69 ?", "你#68 叫 什么#67 名字#69 ？"},
    {"and#67 you#68 ?", "你#68 呢#67 ？"},
    {"what about#67 you#68 ?", "你#68 呢#67 ？"},
    {"where#67 are you#68 from#69 ?", "你#68 是 从#69 哪里#67 来 的 ？"},
    {"how#67 are you#68 ?", "你好#68 吗#67 ？"}};
constexpr Pick thanks[] = {{"thank you#51", "谢谢 你#51"},
                           {"thank you", "谢谢"},
                           {"thanks", "谢谢"},
                           {"thank you#51 for your help#52", "谢谢 你#51 的 帮助#52"},
                           {"thank you#51 very#52 much", "非常#52 感谢 你#51"},
                           {"okay", "好的"},
                           {"i#51 am sorry#52", "对不起#52"},
                           {"sorry", "对不起"},
                           {"yes", "是的"},
                           {"good night", "晚安"},
                           {"i#51 have to go#52 now#53", "我#51 现在#53 要 走#52 了"},
                           {"no problem", "没问题"},
                           {"you are welcome", "不客气"},
                           {"it is late#51", "很 晚#51 了"},
                           {"never mind", "没关系"}};
constexpr Pick hobbies[] = {{"swimming#75", "游泳#75"},
                            {"reading#75", "看书#75"},
                            {"singing#75", "唱歌#75"},
                            {"dancing#75", "跳舞#75"},
                            {"cooking#75", "做饭#75"},
                            {"traveling#75", "旅行#75"},
                            {"running#75", "跑步#75"},
                            {"shopping#75", "购物#75"},
                            {"playing#75 football#76", "踢#75 足球#76"},
                            {"playing#75 basketball#76", "打#75 篮球#76"},
                            {"playing#75 tennis#76", "打#75 网球#76"},
                            {"listening#75 to music#76", "听#75 音乐#76"},
                            {"watching#75 movies#76", "看#75 电影#76"},
                            {"watching#75 television#76", "看#75 电视#76"},
                            {"playing#75 the piano#76", "弹#75 钢琴#76"},
                            {"playing#75 games#76", "玩#75 游戏#76"},
                            {"taking photos#75", "拍照#75"},
                            {"sleeping#75", "睡觉#75"}};
constexpr Pick acts[] = {{"swim#75", "游泳#75"},
                         {"sing#75", "唱歌#75"},
                         {"dance#75", "跳舞#75"},
                         {"sleep#75", "睡觉#75"},
                         {"rest#75", "休息#75"},
                         {"travel#75", "旅行#75"},
                         {"run#75", "跑步#75"},
                         {"read#75", "看书#75"},
                         {"cook#75", "做饭#75"},
                         {"work#75", "工作#75"},
                         {"study#75", "学习#75"},
                         {"go for a walk#75", "散步#75"},
                         {"talk#75", "说话#75"},
                         {"eat#75", "吃饭#75"},
                         {"go home#75", "回家#75"},
                         {"go to school#75", "上学#75"},
                         {"go to work#75", "上班#75"},
                         {"go shopping#75", "购物#75"},
                         {"go#75 swimming#76", "去#75 游泳#76"},
                         {"watch#75 television#76", "看#75 电视#76"},
                         {"watch#75 a movie#76", "看#75 电影#76"},
                         {"listen#75 to music#76", "听#75 音乐#76"},
                         {"play#75 football#76", "踢#75 足球#76"},
                         {"play#75 basketball#76", "打#75 篮球#76"},
                         {"play#75 games#76", "玩#75 游戏#76"},
                         {"play#75 the piano#76", "弹#75 钢琴#76"},
                         {"learn#75 {t}", "学#75 {t}"},
                         {"speak#75 {t}", "说#75 {t}"},
                         {"drink#75 {d:bare}", "喝#75 {d:s}"},
                         {"eat#75 {e:s}", "吃#75 {e:s}"},
                         {"buy#75 {e:s}", "买#75 {e:s}"},
                         {"sit#75 down", "坐#75 下"},
                         {"leave#75", "离开#75"},
                         {"come in#75", "进来#75"},
                         {"take photos#75", "拍照#75"},
                         {"have dinner#76", "吃#75 晚饭#76"},
                         {"go#75 to {l}", "去#75 {l}"},
                         {"get up#75", "起床#75"},
                         {"do#75 homework#76", "做#75 作业#76"},
                         {"use#75 the computer#76", "用#75 电脑#76"},
                         {"play#75 with you#76", "和 你#76 玩#75"},
                         {"talk#75 to you#76", "和 你#76 说话#75"}};
constexpr Pick moods[] = {{"tired", "累"},     {"hungry", "饿"},    {"thirsty", "渴"},
                          {"happy", "高兴"},   {"sad", "难过"},     {"angry", "生气"},
                          {"busy", "忙"},      {"cold", "冷"},      {"hot", "热"},
                          {"sick", "不舒服"},  {"full", "饱"},      {"excited", "兴奋"},
                          {"nervous", "紧张"}, {"worried", "担心"}, {"surprised", "惊讶"},
                          {"lonely", "孤独"},  {"afraid", "害怕"}};
constexpr Pick pairs[] = {{"tall#71 and strong#72", "又 高#71 又 强壮#72"},
                          {"tired#71 and hungry#72", "又 累#71 又 饿#72"},
                          {"clever#71 and kind#72", "又 聪明#71 又 善良#72"},
                          {"hungry#71 and thirsty#72", "又 饿#71 又 渴#72"},
                          {"happy#71 and excited#72", "又 高兴#71 又 兴奋#72"},
                          {"cold#71 and hungry#72", "又 冷#71 又 饿#72"},
                          {"poor#71 and lonely#72", "又 贫穷#71 又 孤独#72"},
                          {"young#71 and beautiful#72", "又 年轻#71 又 漂亮#72"},
                          {"rich#71 and famous#72", "又 富有#71 又 有名#72"}};
constexpr Pick merits[] = {{"cheap#71 and good#72", "又 便宜#71 又 好#72"},
                           {"big#71 and heavy#72", "又 大#71 又 重#72"},
                           {"old#71 and dirty#72", "又 旧#71 又 脏#72"},
                           {"new#71 and beautiful#72", "又 新#71 又 漂亮#72"},
                           {"small#71 and light#72", "又 小#71 又 轻#72"}};
constexpr Pick creatures[] = {{"little bird", "小 鸟"},     {"little rabbit", "小 兔子"},
                              {"little mouse", "小 老鼠"},  {"little duck", "小 鸭子"},
                              {"little bear", "小 熊"},     {"big tiger", "大 老虎"},
                              {"big fish", "大 鱼"},        {"little frog", "小 青蛙"},
                              {"little monkey", "小 猴子"}, {"little sheep", "小 羊"}};
constexpr Pick spots[] = {{"bathroom", "洗手间"}, {"exit", "出口"},       {"hospital", "医院"},
                          {"bank", "银行"},       {"hotel", "酒店"},      {"station", "车站"},
                          {"airport", "机场"},    {"restaurant", "饭店"}, {"supermarket", "超市"},
                          {"library", "图书馆"},  {"park", "公园"},       {"school", "学校"}};
constexpr Pick lately[] = {{"this morning", "今天 早上"},
                           {"this afternoon", "今天 下午"},
                           {"this week", "这 个 星期"},
                           {"today", "今天"},
                           {"now", "现在"},
                           {"tomorrow morning", "明天 早上"},
                           {"tomorrow", "明天"},
                           {"tonight", "今晚"}};
constexpr Pick notes[] = {{"i love you", "我 爱 你"},
                          {"i miss you", "我 想 你"},
                          {"i need you", "我 需要 你"},
                          {"i believe you", "我 相信 你"},
                          {"i don't know", "我 不 知道"},
                          {"i don't understand", "我 不 明白"},
                          {"i think so", "我 想 是 这样"},
                          {"i don't think so", "我 不 这么 想"},
                          {"i can't hear you", "我 听 不 见"},
                          {"i am lost", "我 迷路 了"},
                          {"i am late", "我 迟到 了"},
                          {"i am full", "我 饱 了"},
                          {"i am very busy", "我 很 忙"},
                          {"i am free", "我 有空"},
                          {"i forgot", "我 忘记 了"},
                          {"i have an idea", "我 有 一 个 想法"},
                          {"i am at home", "我 在 家"},
                          {"i am coming", "我 来 了"},
                          {"i am ready", "我 准备 好 了"},
                          {"i can do it", "我 能 做 到"},
                          {"i am not sure", "我 不 确定"},
                          {"i want to go home", "我 想 回家"},
                          {"i don't have time", "我 没有 时间"},
                          {"i need help", "我 需要 帮助"},
                          {"i like it very much", "我 非常 喜欢"}};
constexpr Pick feedback[] = {{"that is great", "太 好 了"},
                             {"i see", "我 明白 了"},
                             {"really", "真 的"},
                             {"of course", "当然"},
                             {"me too", "我 也 是"},
                             {"well done", "做 得 好"},
                             {"maybe", "也许"},
                             {"not yet", "还 没有"},
                             {"it doesn't matter", "没关系"},
                             {"sure", "当然"},
                             {"let's go", "我们 走 吧"}};

struct NamedPicks {
  std::string_view name;
  std::span<const Pick> words;
};
constexpr NamedPicks lists[] = {
    {"past", past_times},    {"future", future_times}, {"weekday", weekdays},
    {"colour", colours},     {"land", lands},          {"number", numbers},
    {"figure", figures},     {"body", body},           {"kin", kin},
    {"job", jobs},           {"goal", goals},          {"manner", manners},
    {"doing", doings},       {"tongue", tongues},      {"weather", weathers},
    {"season", seasons},     {"country", countries},   {"city", cities},
    {"age", ages},           {"greeting", greetings},  {"naming", naming},
    {"origin", origins},     {"self", selves},         {"meeting", meetings},
    {"thanks", thanks},      {"hobby", hobbies},       {"act", acts},
    {"mood", moods},         {"pair", pairs},          {"merit", merits},
    {"creature", creatures}, {"spot", spots},          {"lately", lately},

    {"note", notes},         {"reply", feedback}};

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
    for (const auto part :
         {templates_of_pronouns(), templates_of_reasons(), templates_of_speakers(),
          templates_of_chat(), templates_of_talk(), templates_of_wishes(), templates_of_daily(),
          templates_of_grammar(), templates_of_life(), templates_of_world(), templates_of_news(),
          templates_of_songs(), templates_of_stories(), templates_of_proverbs()}) {
      joined.insert(joined.end(), part.begin(), part.end());
    }
    return joined;
  }();
  return all;
}

}  // namespace playground::grammar
