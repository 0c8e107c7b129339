// Lists that templates pick from: how one feels and why, what one then wants, and what one writes.
#include "training/grammar/templates/picks.h"

namespace playground::grammar {
namespace {

// After "I'm".
constexpr Pick lows[] = {{"a little#51 tired#52", "有点儿#51 累#52"},
                         {"so#51 tired#52", "好#51 累#52"},
                         {"a little#51 sad#52", "有点儿#51 难过#52"},
                         {"a little#51 sad#52 and#53 lonely#54", "有点儿#51 难过#52 和#53 孤独#54"},
                         {"very#51 sad#52", "非常#51 难过#52"},
                         {"a little#51 lonely#52", "有点儿#51 孤独#52"},
                         {"so#51 bored#52", "好#51 无聊#52"},
                         {"a little#51 homesick#52", "有点儿#51 想家#52"},
                         {"homesick#51", "想家#51 了"},

                         {"not#51 very happy#52", "不#51 太 高兴#52"},
                         {"in a bad#51 mood#52", "心情#52 不#51 好#51"}};
// As one types it: without 儿, and without "I".
constexpr Pick lows_typed[] = {
    {"a little#51 tired#52", "有点#51 累#52"},     {"a little#51 sad#52", "有点#51 难过#52"},
    {"a little#51 lonely#52", "有点#51 孤独#52"},  {"a little#51 bored#52", "有点#51 无聊#52"},
    {"a little#51 sleepy#52", "有点#51 困#52"},    {"a little#51 homesick#52", "有点#51 想家#52"},
    {"a little#51 nervous#52", "有点#51 紧张#52"}, {"a little#51 busy#52", "有点#51 忙#52"},
    {"a little#51 hungry#52", "有点#51 饿#52"},    {"a little#51 worried#52", "有点#51 担心#52"}};
constexpr Pick highs[] = {{"so#61 happy#62", "好#61 高兴#62"},
                          {"very#61 happy#62", "非常#61 高兴#62"},
                          {"really#61 happy#62", "真的#61 很 高兴#62"},
                          {"so#61 excited#62", "好#61 兴奋#62"},
                          {"very#61 excited#62", "非常#61 兴奋#62"},
                          {"in a very#61 good#62 mood#63", "心情#63 非常#61 好#62"}};
// What one who is low wants.
constexpr Pick wants[] = {
    {"i#71 want#72 to go#73 to bed#73 early#74", "我#71 想#72 早#74 点 睡觉#73"},
    {"i#71 want#72 to go home#73 early#74", "我#71 想#72 早#74 点 回家#73"},
    {"i#71 don't#72 want#73 to go out#74", "我#71 不#72 想#73 出去#74"},
    {"i#71 don't#72 want#73 to talk#74", "我#71 不#72 想#73 说话#74"},
    {"i#71 want#72 to talk#73 to#74 you#75", "我#71 想#72 和#74 你#75 说话#73"},
    {"i#71 want#72 to stay#73 at home#74", "我#71 想#72 待#73 在 家#74"},
    {"i#71 want#72 to call#73 my mom#74", "我#71 想#72 给 妈妈#74 打 电话#73"},
    {"i#71 want#72 to see#73 my friends#74", "我#71 想#72 见#73 我 的 朋友#74"},
    {"i#71 want#72 to listen#73 to music#74", "我#71 想#72 听#73 音乐#74"},
    {"i#71 need#72 to rest#73", "我#71 需要#72 休息#73"},
    {"i#71 need#72 a hug#73", "我#71 需要#72 一 个 拥抱#73"},
    {"i#71 need#72 a good#73 friend#74", "我#71 需要#72 一 个 好#73 朋友#74"}};
constexpr Pick wants_typed[] = {
    {"i want#72 to go#73 to bed#73 early#74", "想#72 早#74 点 睡觉#73"},
    {"i want#72 to go home#73 early#74", "想#72 早#74 点 回家#73"},
    {"i don't#72 want#73 to go out#74", "不#72 想#73 出去#74"},
    {"i don't#72 want#73 to talk#74", "不#72 想#73 说话#74"},
    {"i want#72 to chat#73 with#74 you#75", "想#72 和#74 你#75 聊天#73"},
    {"i don't#72 want#73 to cook#74", "不#72 想#73 做饭#74"},
    {"i want#72 to drink#73 coffee#74", "想#72 喝#73 咖啡#74"},
    {"i want#72 to order#73 takeout#74", "想#72 点#73 外卖#74"},
    {"i want#72 to rest#73 for a while#74", "想#72 休息#73 一会儿#74"}};
constexpr Pick woes[] = {
    {"i#81 worked#82 all day#83", "我#81 工作#82 了 一天#83"},
    {"i#81 didn't#82 sleep#83 well#84 last night#85", "我#81 昨晚#85 没#82 睡#83 好#84"},
    {"i#81 stayed up late#82 last night#83", "我#81 昨晚#83 熬夜#82 了"},
    {"i#81 have#82 exams#83 next week#84", "我#81 下周#84 有#82 考试#83"},
    {"i#81 miss#82 my#83 family#84", "我#81 想念#82 我#83 的 家人#84"},
    {"my#81 best#82 friend#83 is leaving#84", "我#81 最好#82 的 朋友#83 要 走#84 了"},
    {"i#81 have too#82 much homework#83", "我#81 的 作业#83 太#82 多 了"},
    {"i#81 had a fight#82 with#83 my friend#84", "我#81 和#83 朋友#84 吵架#82 了"},
    {"nobody#81 answers#82 my#83 messages#84", "没有人#81 回答#82 我#83 的 消息#84"},
    {"i#81 failed#82 the exam#83", "我#81 考试#83 没有 通过#82"},
    {"it has been raining#81 all day#82", "下#81 了 一天#82 雨#81"},
    {"my#81 dog#82 is sick#83", "我#81 的 狗#82 生病#83 了"},
    {"i#81 have to work overtime#82 again#83", "我#81 又#83 要 加班#82"}};
constexpr Pick joys[] = {
    {"summer#91 is finally#92 here#93", "夏天#91 终于#92 到#93 了"},
    {"the weekend#91 is finally#92 here#93", "周末#91 终于#92 到#93 了"},
    {"spring#91 is finally#92 here#93", "春天#91 终于#92 到#93 了"},
    {"i#91 passed#92 the exam#93", "我#91 通过#92 考试#93 了"},
    {"my#91 parents#92 are coming#93", "我#91 的 父母#92 要 来#93 了"},
    {"the holiday#91 begins tomorrow#92", "明天#92 放假#91"},
    {"i#91 found#92 a new#93 job#94", "我#91 找到#92 新#93 工作#94 了"},
    {"we#91 won#92 the game#93", "我们#91 赢#92 了 比赛#93"},
    {"i#91 got#92 your#93 message#94", "我#91 收#92 到 了 你#93 的 消息#94"},
    {"i#91 will see#92 you#93 tomorrow#94", "我#91 明天#94 会 见到#92 你#93"},
    {"my#91 best#92 friend#93 is back#94", "我#91 最好#92 的 朋友#93 回来#94 了"},
    {"the exams#91 are finally#92 over#93", "考试#91 终于#92 结束#93 了"}};
// When one feels so.
constexpr Pick times[] = {{"i#81 am alone#82", "我#81 一个人#82"},
                          {"it rains#81", "下雨#81"},
                          {"i#81 think#82 of home#83", "我#81 想#82 到 家#83"},
                          {"you#81 are not#82 here#83", "你#81 不#82 在 这里#83"},
                          {"i#81 listen#82 to this song#83", "我#81 听#82 这 首 歌曲#83"},
                          {"nobody#81 talks#82 to me#83", "没有人#81 和 我#83 说话#82"},
                          {"i#81 look#82 at old#83 photos#84", "我#81 看#82 旧#83 照片#84"},
                          {"i#81 can't#82 sleep#83 at night#84", "我#81 晚上#84 睡#83 不#82 着"},
                          {"i#81 talk#82 to you#83", "我#81 和 你#83 说话#82"},
                          {"i#81 come home#82 from work", "我#81 下班 回家#82"}};

// What one writes.
constexpr Pick delays[] = {{"i#51 missed#52 the bus#53", "我#51 错过#52 了 公交车#53"},
                           {"i#51 got#52 up late#53", "我#51 起#52 得 很 晚#53"},
                           {"the traffic#51 is bad#51", "堵车#51 了"},
                           {"i#51 got lost#52", "我#51 迷路#52 了"},
                           {"my#51 alarm#52 didn't#53 ring#54", "我#51 的 闹钟#52 没#53 响#54"},
                           {"i#51 forgot#52 the time#53", "我#51 忘#52 了 时间#53"},
                           {"i#51 can't find#52 the way#53", "我#51 找#52 不到 路#53"},
                           {"the train#51 is delayed#52", "火车#51 晚点#52 了"},
                           {"i#51 have to work overtime#52", "我#51 要 加班#52"}};
constexpr Pick silences[] = {
    {"i#51 was sleeping#52", "我#51 在 睡觉#52"},
    {"i#51 was in a meeting#52", "我#51 在 开会#52"},
    {"i#51 was driving#52", "我#51 在 开车#52"},
    {"i#51 was in class#52", "我#51 在 上课#52"},
    {"my#51 phone#52 was dead#53", "我#51 的 手机#52 没电#53 了"},
    {"i#51 didn't#52 hear#53 the phone#54", "我#51 没有#52 听见#53 电话#54"},
    {"i#51 left#52 my phone#53 at home#54", "我#51 把 手机#53 忘#52 在 家#54 里 了"},
    {"i#51 was eating#52", "我#51 在 吃饭#52"},
    {"the signal#51 was bad#52", "信号#51 不 好#52"},
    {"i#51 had no#52 time#53", "我#51 没有#52 时间#53"}};
constexpr Pick moments[] = {
    {"when#71 you#72 get home#73", "到 家#73 以后#71"},
    {"when#71 you arrive#72", "到#72 了 以后#71"},
    {"when#71 you are free#72", "有空#72 的 时候#71"},
    {"when#71 you get up#72", "起床#72 以后#71"},
    {"when#71 you have time#72", "有时间#72 的 时候#71"},
    {"when#71 the meeting#72 is over#73", "会议#72 结束#73 以后#71"},
    {"when#71 you see#72 this message#73", "看#72 到 这 条 消息#73 以后#71"},
    {"after#71 work#72", "下班#72 以后#71"},
    {"before#71 you leave#72", "出发#72 以前#71"},
    {"before#71 you go#72 to bed#72", "睡觉#72 以前#71"}};
constexpr Pick signs[] = {{"call#81 me#82", "给 我#82 打 电话#81"},
                          {"call#81 your mom#82", "给 你 妈妈#82 打 电话#81"},
                          {"send#81 me#82 a message#83", "给 我#82 发#81 消息#83"},
                          {"send#81 me#82 the photos#83", "把 照片#83 发#81 给 我#82"},
                          {"reply#81 to my#82 message#83", "回复#81 我#82 的 消息#83"},
                          {"tell#81 me#82", "告诉#81 我#82"},
                          {"charge#81 your phone#82", "给 手机#82 充电#81"},
                          {"call#81 me#82 back", "给 我#82 回 电话#81"},
                          {"check#81 your email#82", "看#81 一下 邮件#82"}};
constexpr Pick promises[] = {
    {"I'll#61 be there#62 soon#63", "我#61 马上#63 到#62"},
    {"I'm#61 on the way#62", "我#61 在 路#62 上"},
    {"please#61 wait#62 for me#63", "请#61 等#62 我#63"},
    {"please#61 don't#62 be angry#63", "请#61 不要#62 生气#63"},
    {"please#61 start#62 without me", "请#61 你们 先 开始#62"},
    {"don't#61 wait#62 for me#63", "不要#61 等#62 我#63"},
    {"i#61 will arrive#62 in ten#63 minutes#64", "我#61 十#63 分钟#64 后 到#62"},
    {"i#61 will be half#62 an hour#63 late#64", "我#61 会 晚#64 到 半#62 个 小时#63"},
    {"i#61 promise#62 it won't#63 happen again#64", "我#61 保证#62 不会#63 再#64 这样 了"}};
constexpr Pick opinions[] = {
    {"this is too#51 expensive#52", "这 太#51 贵#52 了"},
    {"we#51 should#52 wait#53", "我们#51 应该#52 等 一下#53"},
    {"this is a good#51 idea#52", "这 是 个 好#51 想法#52"},
    {"he#51 is right#52", "他#51 是 对#52 的"},
    {"she#51 is wrong#52", "她#51 错#52 了"},
    {"we#51 need#52 more#53 time#54", "我们#51 需要#52 更 多#53 时间#54"},
    {"this is not#51 fair#52", "这 不#51 公平#52"},
    {"this plan#51 is too#52 difficult#53", "这 个 计划#51 太#52 难#53 了"},
    {"this is very#51 important#52", "这 非常#51 重要#52"},
    {"we#51 can do#52 it", "我们#51 能 做#52 到"},
    {"this movie#51 is very#52 boring#53", "这 部 电影#51 非常#52 无聊#53"},
    {"you#51 should#52 rest#53", "你#51 应该#52 休息#53"},
    {"English#51 is easier#52 than#53 Chinese#54", "英语#51 比#53 中文#54 容易#52"},
    {"friends#51 are more#52 important#53 than#54 money#55", "朋友#51 比#54 钱#55 更#52 重要#53"}};
constexpr Pick blessings[] = {{"good health#71", "健康#71"},
                              {"success#71 at work#72", "工作#72 顺利#71"},
                              {"success#71 in your#72 studies#73", "学习#73 顺利#71"},
                              {"a happy#71 life#72", "生活#72 幸福#71"},
                              {"a lot of joy#71 every day#72", "天天#72 开心#71"}};
constexpr Pick skies[] = {{"it's raining#51 outside#52", "外面#52 在 下雨#51"},
                          {"it's snowing#51 outside#52", "外面#52 在 下雪#51"},
                          {"it's so#51 cold#52 today#53", "今天#53 好#51 冷#52"},
                          {"it's so#51 hot#52 today#53", "今天#53 好#51 热#52"},
                          {"it's very#51 windy#52 today#53", "今天#53 风#52 非常#51 大"},
                          {"it's going to rain#51 tonight#52", "今晚#52 要 下雨#51"}};

constexpr NamedPicks lists[] = {{"low", lows},
                                {"lowtyped", lows_typed},
                                {"high", highs},
                                {"want", wants},
                                {"wanttyped", wants_typed},
                                {"woe", woes},
                                {"joy", joys},
                                {"when", times},
                                {"delay", delays},
                                {"silence", silences},
                                {"moment", moments},
                                {"sign", signs},
                                {"promise", promises},
                                {"opinion", opinions},
                                {"blessing", blessings},
                                {"sky", skies}};

}  // namespace

std::span<const NamedPicks> picks_of_messages() { return lists; }

}  // namespace playground::grammar
