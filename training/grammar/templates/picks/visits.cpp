// Lists that templates pick from: where one goes, what one buys, orders, plans, has and tells.
#include "training/grammar/templates/picks.h"

namespace playground::grammar {
namespace {

constexpr Pick venues[] = {{"gym", "健身房"},    {"cinema", "电影院"}, {"mall", "商场"},
                           {"pharmacy", "药店"}, {"museum", "博物馆"}, {"supermarket", "超市"}};
constexpr Pick abroad[] = {{"Spain", "西班牙"},  {"Italy", "意大利"},  {"Australia", "澳大利亚"},
                           {"Thailand", "泰国"}, {"Canada", "加拿大"}, {"Japan", "日本"}};
constexpr Pick clothes[] = {{"these trousers", "这 条 裤子"},
                            {"these socks", "这 双 袜子"},
                            {"this scarf", "这 条 围巾"},
                            {"this hat", "这 顶 帽子"}};
constexpr Pick wares[] = {{"a scarf", "一 条 围巾"},      {"new trousers", "一 条 新 裤子"},
                          {"new socks", "一 双 新 袜子"}, {"some onions", "一些 洋葱"},
                          {"some wine", "一些 红酒"},     {"two bottles of wine", "两 瓶 红酒"},
                          {"a burger", "一 个 汉堡"},     {"an umbrella", "一 把 雨伞"}};
constexpr Pick courses[] = {{"a burger", "一 个 汉堡"},
                            {"a salad", "一 份 沙拉"},
                            {"a sandwich", "一 个 三明治"},
                            {"a bowl of soup", "一 碗 汤"}};
constexpr Pick toppings[] = {{"onions", "洋葱"}, {"onions", "洋葱"},   {"pepper", "辣椒"},
                             {"pepper", "辣椒"}, {"cheese", "奶酪"},   {"salt", "盐"},
                             {"meat", "肉"},     {"coriander", "香菜"}};
constexpr Pick grades[] = {
    {"grade#71 three#72", "三#72 年级#71"}, {"grade#71 four#72", "四#72 年级#71"},
    {"grade#71 five#72", "五#72 年级#71"},  {"grade#71 six#72", "六#72 年级#71"},
    {"grade#71 seven#72", "初#71 一#72"},   {"grade#71 eight#72", "初#71 二#72"},
    {"grade#71 nine#72", "初#71 三#72"},    {"grade#71 ten#72", "高#71 一#72"},
    {"grade#71 eleven#72", "高#71 二#72"},  {"grade#71 twelve#72", "高#71 三#72"}};
constexpr Pick pastimes[] = {
    {"go to the gym", "去 健身房"}, {"go to the cinema", "去 电影院"},
    {"go to the mall", "去 商场"},  {"eat Thai food", "吃 泰国 菜"},
    {"have a burger", "吃 汉堡"},   {"drink wine", "喝 红酒"},
    {"visit granny", "看望 奶奶"},  {"take the kids to the park", "带 小孩 去 公园"}};
constexpr Pick arrivals[] = {{"at school", "学校"},      {"home", "家"},
                             {"at the airport", "机场"}, {"at the hotel", "酒店"},
                             {"at the station", "车站"}, {"in Spain", "西班牙"},
                             {"in Italy", "意大利"},     {"at the gym", "健身房"}};
constexpr Pick conditions[] = {{"it rains", "下雨"},
                               {"you have time", "你 有时间"},
                               {"you are tired", "你 累 了"},
                               {"it is too late", "太 晚"},
                               {"the bus doesn't come", "公交车 不来"},
                               {"you don't want to go", "你 不 想 去"},
                               {"it is too far", "太 远"}};
constexpr Pick advices[] = {
    {"let's stay at home", "我们 就 待 在 家 吧"},      {"please call me", "就 给 我 打 电话 吧"},
    {"let's go to the cinema", "我们 就 去 电影院 吧"}, {"you can rest first", "你 就 先 休息 吧"},
    {"let's take a taxi", "我们 就 坐 出租车 吧"},      {"you can tell me", "就 告诉 我"},
    {"let's go tomorrow", "我们 就 明天 去 吧"}};

constexpr Pick wishes[] = {{"i#73 would like#74", "我#73 想要#74"},
                           {"i#73 want#74", "我#73 要#74"},
                           {"please#73 give#74 me#75", "请#73 给#74 我#75"},
                           {"we#73 would like#74", "我们#73 想要#74"},
                           {"he#73 wants#74", "他#73 想要#74"}};
constexpr Pick duties[] = {{"i#73 want#74 to", "我#73 想#74"},
                           {"i#73 have#74 to", "我#73 得#74"},
                           {"we#73 should#74", "我们#73 应该#74"},
                           {"she#73 wants#74 to", "她#73 想#74"},
                           {"you#73 can#74", "你#73 可以#74"}};
constexpr Pick tasks[] = {{"write an essay", "写 一 篇 作文"},
                          {"write an email", "写 一 封 邮件"},
                          {"carry the luggage", "拿 一下 行李"},
                          {"find my socks", "找 一下 我 的 袜子"},
                          {"read this menu", "看 一下 这 份 菜单"}};
constexpr Pick belongings[] = {{"your#73 luggage#74", "你#73 的 行李#74"},
                               {"our#73 hotel#74", "我们#73 的 酒店#74"},
                               {"your#73 scarf#74", "你#73 的 围巾#74"},
                               {"the last bus", "最后 一 班 公交车"},
                               {"the pharmacy", "药店"},
                               {"your#73 pet#74", "你#73 的 宠物#74"}};
constexpr Pick wanted[] = {{"cheaper#73", "便宜#73 一点儿"},
                           {"smaller#73", "小#73 一点儿"},
                           {"larger#73", "更 大#73"},
                           {"for#74 kids#73", "给#74 小孩#73"},
                           {"sweet#73", "甜#73"},
                           {"without#74 pepper#73", "不#74 加#74 辣椒#73"}};

constexpr Pick carriers[] = {{"the train", "火车"},
                             {"our#73 flight#74", "我们#73 的 航班#74"},
                             {"the bus", "公交车"},
                             {"my#73 plane#74", "我#73 的 飞机#74"}};
constexpr Pick durations[] = {{"ten minutes", "十 分钟"},
                              {"half an hour", "半 个 小时"},
                              {"an hour", "一 个 小时"},
                              {"two hours", "两 个 小时"}};
constexpr Pick objects[] = {{"the luggage", "行李"},
                            {"the umbrella", "雨伞"},
                            {"the socks", "袜子"},
                            {"the receipt", "收据"},
                            {"my#73 scarf#74", "我#73 的 围巾#74"},
                            {"my#73 trousers#74", "我#73 的 裤子#74"}};

constexpr NamedPicks visit_lists[] = {
    {"venue", venues},         {"abroad", abroad},    {"clothes", clothes},
    {"ware", wares},           {"course", courses},   {"topping", toppings},
    {"grade", grades},         {"pastime", pastimes}, {"arrival", arrivals},
    {"condition", conditions}, {"advice", advices},   {"wish", wishes},
    {"duty", duties},          {"task", tasks},       {"belonging", belongings},
    {"wanted", wanted},        {"carrier", carriers}, {"duration", durations},
    {"object", objects}};

}  // namespace

std::span<const NamedPicks> picks_of_visits() { return visit_lists; }

}  // namespace playground::grammar
