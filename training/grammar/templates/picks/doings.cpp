// Lists that templates pick from: what people do, and how they are.
#include "training/grammar/templates/picks.h"

namespace playground::grammar {
namespace {

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
                         {"take photos#75", "拍照#75"},
                         {"have dinner#76", "吃#75 晚饭#76"},
                         {"go#75 to {l}", "去#75 {l}"},
                         {"get up#75", "起床#75"},
                         {"do#75 homework#76", "做#75 作业#76"},
                         {"use#75 the computer#76", "用#75 电脑#76"},
                         {"play#75 with them#76", "和 他们#76 玩#75"},
                         {"talk#75 to them#76", "和 他们#76 说话#75"}};
constexpr Pick moods[] = {
    {"tired", "累"},     {"hungry", "饿"},      {"thirsty", "渴"},   {"happy", "高兴"},
    {"sad", "难过"},     {"angry", "生气"},     {"busy", "忙"},      {"cold", "冷"},
    {"hot", "热"},       {"full", "饱"},        {"excited", "兴奋"}, {"nervous", "紧张"},
    {"worried", "担心"}, {"surprised", "惊讶"}, {"lonely", "孤独"},  {"afraid", "害怕"}};
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
constexpr Pick lately[] = {{"this morning", "今天 早上"},
                           {"this afternoon", "今天 下午"},
                           {"this week", "这 个 星期"},
                           {"today", "今天"},
                           {"now", "现在"},
                           {"tomorrow morning", "明天 早上"},
                           {"tomorrow", "明天"},
                           {"tonight", "今晚"}};
constexpr Pick stops[] = {{"subway station", "地铁站"},
                          {"train station", "火车站"},
                          {"supermarket", "超市"},
                          {"bank", "银行"},
                          {"park", "公园"},
                          {"library", "图书馆"},
                          {"museum", "博物馆"},
                          {"hospital", "医院"},
                          {"hotel", "酒店"},
                          {"restaurant", "饭店"}};

constexpr NamedPicks doing_lists[] = {
    {"goal", goals}, {"manner", manners}, {"doing", doings}, {"hobby", hobbies}, {"act", acts},
    {"mood", moods}, {"pair", pairs},     {"merit", merits}, {"lately", lately}, {"stop", stops}};

}  // namespace

std::span<const NamedPicks> picks_of_doings() { return doing_lists; }

}  // namespace playground::grammar
