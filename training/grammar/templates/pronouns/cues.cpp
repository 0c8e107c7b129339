// What may be said of some nouns and not of others, and lists of adjectives.
#include <stdexcept>
#include <string>

#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr Mood good = Mood::helps;
constexpr Mood bad = Mood::hinders;
constexpr Mood any = Mood::either;
constexpr Classes eaten = food | fare;
constexpr Classes made = vehicle | electric | ride;

constexpr Cue all_cues[] = {
    // People and animals.
    {living, bad, "{x:was} sick#1@x", "生病#1@x 了"},
    {living, bad, "{x:was} ill#1@x", "生病#1@x 了"},
    {living, bad, "{x:was} hurt#1@x", "受伤#1@x 了"},
    {living, bad, "{x:was} already#2 full#1@x", "已经#2 饱#1@x 了"},
    {living, bad, "{x:was} full#1@x", "吃 饱#1@x 了"},
    {living, bad, "{x:wasn't} hungry#1@x", "不 饿#1@x"},
    {living, bad, "{x:wasn't} thirsty#1@x", "不 渴#1@x"},
    {living, bad, "wanted#1@x to sleep#2", "想#1@x 睡觉#2"},
    {living, good, "wanted#1@x to play#2", "想#1@x 玩#2"},
    {living, good, "wanted#1@x to eat#2 something#3", "想#1@x 吃#2 东西#3"},
    {living, any, "needed#1@x to rest#2", "需要#1@x 休息#2"},
    {living, bad, "felt#1@x cold#2", "觉得#1@x 冷#2"},
    {living, any, "{x:was} lost#1@x", "迷路#1@x 了"},
    {living, bad, "ran#1@x too#2 fast#3", "跑#1@x 得 太#2 快#3 了"},
    {living, bad, "walked#1@x very#2 slowly#3", "走#1@x 得 很#2 慢#3"},
    {living, bad, "ate#1@x too#2 much#3", "吃#1@x 得 太#2 多#3 了"},
    {living, any, "fell#1@x down", "摔倒#1@x 了"},
    {living, bad, "couldn't#2 swim#1@x", "不会#2 游泳#1@x"},
    {living, any, "slept#1@x badly#2", "睡#1@x 得 不 好#2"},
    {living, any, "{x:was} alone#1@x", "一个人#1@x"},
    {living, bad, "{x:was} starving#1@x", "饿坏#1@x 了"},
    {living, bad, "{x:was} injured#1@x", "受伤#1@x 了"},
    {living, bad, "{x:was} asleep#1@x", "睡着#1@x 了"},
    {living, any, "looked#2 tired#1@x", "看起来#2 很 累#1@x"},
    {living, any, "looked#2 hungry#1@x", "看起来#2 很 饿#1@x"},
    {living, any, "looked#2 sad#1@x", "看起来#2 很 难过#1@x"},
    {living, bad, "got#2 tired#1@x", "变得 很 累#1@x"},
    {living, bad, "couldn't#2 run#1@x any more#3", "跑#1@x 不动#2 了"},
    {living, bad, "couldn't#2 walk#1@x any more#3", "走#1@x 不动#2 了"},
    {living, any, "never#2 stopped#1@x", "一直#2 没有 停#1@x"},
    {living, any, "{x:was} very#2 close#1@x", "离 得 非常#2 近#1@x"},
    {living, bad, "{x:was} running#1@x away", "逃走#1@x 了"},
    {living, bad, "hid#1@x quickly#2", "很 快#2 躲#1@x 起来 了"},
    {living, good, "loved#1@x the sun#2", "喜欢#1@x 太阳#2"},
    {living, any, "{x:was} still#2 young#1@x", "还#2 小#1@x"},
    {living, bad, "{x:was} blind#1@x", "瞎#1@x 了"},
    {living, bad, "{x:wasn't} ready#1@x", "还 没 准备#1@x 好"},
    // People.
    {person, bad, "{x:was} drunk#1@x", "喝醉#1@x 了"},
    {person, bad, "{x:was} bored#1@x", "觉得 很 无聊#1@x"},
    {person, bad, "hadn't#2 slept#1@x all night#3", "一 夜#3 没#2 睡#1@x"},
    {person, bad, "{x:was} in hospital#1@x", "住院#1@x 了"},
    {person, good, "{x:was} very#2 experienced#1@x", "非常#2 有 经验#1@x"},
    {person, good, "{x:was} very#2 talented#1@x", "非常#2 有 才华#1@x"},
    {person, any, "had#1@x a birthday#2", "过#1@x 生日#2"},
    {person, any, "made#1@x too#2 much#3 noise#4", "声音#4 太#2 大#1@x 了"},
    {person, bad, "made#1@x a mistake#2", "犯#1@x 了 一 个 错误#2"},
    {person, any, "had#1@x good#3 news#2", "有#1@x 好#3 消息#2"},
    {person, bad, "had#1@x a bad#3 day#2", "今天#2 很 不 顺#1@x"},
    {person, good, "knew#1@x everything#2", "什么#2 都 知道#1@x"},
    {person, bad, "knew#1@x nothing#2", "什么#2 都 不 知道#1@x"},
    {person, bad, "{x:was} always#2 late#1@x", "总是#2 迟到#1@x"},
    {person, bad, "{x:was} in a hurry#1@x", "赶 时间#1@x"},
    {person, any, "had#1@x a cold#2", "感冒#1@x 了"},
    {person, any, "had a fever#1@x", "发烧#1@x 了"},
    {person, any, "had a headache#1@x", "头疼#1@x"},
    {person, bad, "{x:was} late#1@x", "迟到#1@x 了"},
    {person, bad, "had#1@x no#2 time#3", "没有#2 时间#3"},
    {person, bad, "had#1@x no#2 money#3", "没有#2 钱#3"},
    {person, good, "needed#1@x money#2", "需要#1@x 钱#2"},
    {person, good, "needed#1@x help#2", "需要#1@x 帮助#2"},
    {person, bad, "wanted#1@x to go home#2", "想#1@x 回家#2"},
    {person, bad, "had#1@x to cook#2", "要#1@x 做饭#2"},
    {person, bad, "had#1@x to study#2", "要#1@x 学习#2"},
    {person, bad, "had#1@x to work#2", "要#1@x 上班#2"},
    {person, any, "forgot#1@x the key#2", "忘#1@x 了 带 钥匙#2"},
    {person, any, "{x:was} crying#1@x", "在 哭#1@x"},
    {person, bad, "lied#1@x", "撒谎#1@x 了"},
    {person, good, "told#1@x funny#2 stories#3", "很 会 讲#1@x 故事#3"},
    {person, good, "had nothing#2 to do#1@x", "没有#2 事 做#1@x"},
    {person, good, "liked#1@x animals#2", "喜欢#1@x 动物#2"},
    {person, bad, "{x:was} afraid#1@x of the dark#2", "怕#1@x 黑#2"},
    {person, any, "always#1 shouted#2@x", "总是#1 大喊#2@x"},
    {child, bad, "{x:was} too#1 young#2@x", "太#1 小#2@x 了"},
    // Animals.
    {animal, bad, "{x:was} poisonous#1@x", "有毒#1@x"},
    {animal, bad, "{x:was} dying#1@x", "快 要 死#1@x 了"},
    {animal, any, "smelled#2 meat#1@x", "闻到#2 了 肉#1@x 的 味道"},
    {animal, any, "had#1@x a long#2 tail#3", "有#1@x 一 条 长#2 尾巴#3"},
    {animal, any, "had#1@x big#2 teeth#3", "有#1@x 大#2 牙齿#3"},
    {animal | plant, bad, "{x:was} dead#1@x", "死#1@x 了"},
    {animal, bad, "bit#1@x people#2", "咬#1@x 人#2"},
    {animal, any, "stole#1@x the meat#2", "偷#1@x 了 肉#2"},
    // Food.
    {eaten, bad, "had#2 gone bad#1@x", "坏#1@x 了"},
    {eaten, bad, "{x:wasn't} fresh#1@x", "不 新鲜#1@x"},
    {drink | fare, bad, "had#2 got cold#1@x", "凉#1@x 了"},
    {eaten, bad, "smelled#2 bad#1@x", "闻起来#2 很 臭#1@x"},
    {eaten, good, "smelled#2 good#1@x", "闻起来#2 很 香#1@x"},
    {eaten, bad, "tasted#2 bad#1@x", "尝起来#2 很 糟糕#1@x"},
    {eaten, good, "tasted#2 wonderful#1@x", "尝起来#2 很 棒#1@x"},
    {eaten, any, "{x:was} still#2 hot#1@x", "还#2 很 热#1@x"},
    {drink | fruit, bad, "had#2 gone sour#1@x", "变 酸#1@x 了"},
    {plant | clothing | food, good, "smelled#2 sweet#1@x", "闻起来#2 很 甜#1@x"},
    // Things.
    {vehicle, bad, "{x:was} going#1@x too#2 slowly#3", "开#1@x 得 太#2 慢#3 了"},
    {vehicle, bad, "{x:was} going#1@x too#2 fast#3", "开#1@x 得 太#2 快#3 了"},
    {vehicle, bad, "had#1@x no#2 petrol#3", "没有#2 汽油#3"},
    {vehicle | electric, bad, "made#1@x a strange#2 noise#3", "发出#1@x 奇怪#2 的 声音#3"},
    {electric, bad, "had#1@x no#2 battery#3", "没电#1@x 了"},
    {portable | furniture | vehicle, bad, "{x:was} rusty#1@x", "生锈#1@x 了"},
    {breakable | electric, bad, "{x:was} cracked#1@x", "裂#1@x 了"},
    {portable | cloth, bad, "got#2 wet#1@x", "弄 湿#1@x 了"},
    {portable, bad, "{x:was} missing#1@x", "不见#1@x 了"},
    {portable | furniture, any, "{x:was} made#2 of wood#1@x", "是 木头#1@x 做#2 的"},
    {portable | furniture | vehicle, any, "belonged#1@x to a friend#2", "是 一 个 朋友#2 的"},
    {room | crossing, any, "{x:was} very#2 close#1@x", "离 得 非常#2 近#1@x"},
    {waters | crossing, bad, "{x:was} frozen#1@x", "结冰#1@x 了"},
    {barrier | slope | plant, bad, "fell#1@x down", "倒#1@x 了"},
    {made, bad, "{x:was} broken#1@x", "坏#1@x 了"},
    {made | furniture, bad, "broke#1@x down", "坏#1@x 了"},
    {made | sounding, bad, "didn't#2 work#1@x", "不能 用#1@x 了"},
    {portable | furniture | vehicle, bad, "cost#1@x too#2 much#3", "太#2 贵#1@x 了"},
    {breakable, bad, "broke#1@x", "碎#1@x 了"},
    {opening | container, bad, "{x:was} locked#1@x", "锁着#1@x"},
    {opening, any, "{x:was} closed#1@x", "关着#1@x"},
    {opening, any, "{x:was} open#1@x", "开着#1@x"},
    {room, bad, "{x:was} closed#1@x", "关门#1@x 了"},
    {room, bad, "{x:was} full#1@x of people#2", "有#1@x 很多 人#2"},
    {room | vehicle, bad, "{x:was} on fire#1@x", "着火#1@x 了"},
    {clothing | cloth | paged, bad, "{x:was} torn#1@x", "破#1@x 了"},
    {clothing, bad, "didn't#2 fit#1@x", "不 合身#1@x"},
    {clothing | furniture, good, "looked#1@x nice#2", "很 好看#2@x"},
    {street, bad, "{x:was} full#1@x of cars#2", "有#1@x 很多 汽车#2"},
    {crossing, bad, "{x:was} being repaired#1@x", "正在 修#1@x"},
    {plant, good, "needed#1@x water#2", "需要#1@x 水#2"},
    {waters, any, "{x:was} full#1@x of fish#2", "有#1@x 很多 鱼#2"},
    {readable | paged, bad, "{x:was} full#1@x of mistakes#2", "有#1@x 很多 错误#2"},
    {container, bad, "had#1@x a hole#2", "有#1@x 一 个 洞#2"},
    {barrier | slope | plant, bad, "{x:was} covered#1@x with snow#2", "被 雪#2 盖住#1@x 了"},
};

constexpr std::string_view good_ones[] = {"kind",        "honest",   "brave",   "clever",
                                          "polite",      "friendly", "patient", "generous",
                                          "hardworking", "gentle"};
constexpr std::string_view bad_ones[] = {"rude",   "careless", "lazy",   "selfish",
                                         "greedy", "naughty",  "stupid", "slow"};
constexpr std::string_view needy[] = {"sad",     "hungry", "tired",   "weak",         "lonely",
                                      "worried", "afraid", "thirsty", "disappointed", "nervous"};
constexpr std::string_view frightful[] = {"angry", "strong", "fierce", "scary", "strange", "rude"};
constexpr std::string_view gifted[] = {"rich", "famous", "clever", "strong", "popular", "tall"};
constexpr std::string_view large[] = {"big", "fat", "tall", "heavy", "long", "wide", "thick"};
constexpr std::string_view close[] = {"small", "narrow", "low"};

struct NamedQualities {
  std::string_view name;
  std::span<const std::string_view> words;
};
constexpr NamedQualities quality_lists[] = {
    {"good", good_ones}, {"bad", bad_ones}, {"needy", needy}, {"frightful", frightful},
    {"gifted", gifted},  {"large", large},  {"close", close}};

}  // namespace

std::span<const Cue> cues() { return all_cues; }

std::span<const std::string_view> qualities(std::string_view list) {
  for (const NamedQualities& one : quality_lists) {
    if (one.name == list) return one.words;
  }
  throw std::out_of_range("no such list of adjectives: " + std::string(list));
}

}  // namespace playground::grammar
