#include "core/train/words.h"

namespace playground::task_words {
namespace {

constexpr std::string_view letter_list[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i",
                                            "j", "k", "l", "m", "n", "o", "p", "q", "r",
                                            "s", "t", "u", "v", "w", "x", "y", "z"};
constexpr std::string_view digit_list[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

constexpr std::string_view english[] = {
    "apple", "bird",  "book",  "boat",  "bread", "bridge", "car",   "cat",    "chair", "child", "city",
    "cloud", "coat",  "cook",  "cow",   "dance", "day",    "dog",   "door",   "dream", "drink", "earth",
    "egg",   "eye",   "farm",  "fire",  "fish",  "flower", "forest", "friend", "game",  "garden", "gift",
    "glass", "hand",  "hat",   "hill",  "horse", "house",  "island", "king",   "lake",  "lamp",  "leaf",
    "letter", "moon", "music", "night", "ocean", "paper",  "queen", "rain",   "river", "road",  "school",
    "ship",  "snow",  "song",  "star",  "stone", "sun",    "tree",  "water",  "wind"};
constexpr std::string_view chinese[] = {
    "猫", "狗", "鸟", "鱼", "马", "牛", "羊", "虎", "花", "草", "树", "叶", "山", "水", "河", "海",
    "湖", "云", "雨", "雪", "风", "火", "土", "石", "天", "地", "日", "月", "星", "春", "夏", "秋",
    "冬", "门", "窗", "桌", "椅", "床", "灯", "书", "笔", "纸", "船", "车", "桥", "路", "城", "村",
    "饭", "茶", "糖", "盐", "米", "面", "果", "菜", "衣", "鞋", "帽", "手", "足", "口", "耳", "目"};
static_assert(std::size(english) == 64 && std::size(chinese) == 64);

constexpr std::string_view english_nouns[] = {
    "dog",  "cat",  "horse", "cow",   "sheep", "pig",  "duck", "hen",   "fish", "bird", "tiger", "wolf",
    "bear", "monkey", "rabbit", "mouse", "snake", "deer", "fox",  "goat",  "lion", "eagle", "goose", "frog"};
constexpr std::string_view english_acting[] = {"chased", "caught", "bit", "hit", "pushed", "hunted"};
constexpr std::string_view english_avoiding[] = {"feared",  "fled",    "avoided",
                                                 "dreaded", "escaped", "obeyed"};
constexpr std::string_view english_strong[] = {"strong", "big", "fast", "fierce", "brave", "angry"};
constexpr std::string_view english_weak[] = {"weak", "small", "slow", "timid", "tired", "ill"};
constexpr std::string_view english_sentence[] = {"the", "N",  "V",   "the", "M", "because",
                                                 "it",  "was", "A", "?"};

constexpr std::string_view chinese_nouns[] = {"狗", "猫", "马", "牛", "羊", "猪", "鸭", "鸡",
                                              "鱼", "鸟", "虎", "狼", "熊", "猴", "兔", "鼠",
                                              "蛇", "鹿", "狐", "豹", "狮", "鹰", "鹅", "蛙"};
constexpr std::string_view chinese_acting[] = {"追", "捉", "咬", "打", "推", "赶"};
constexpr std::string_view chinese_avoiding[] = {"怕", "躲", "避", "敬", "让", "服"};
constexpr std::string_view chinese_strong[] = {"强", "大", "快", "凶", "猛", "壮"};
constexpr std::string_view chinese_weak[] = {"弱", "小", "慢", "乖", "累", "病"};
constexpr std::string_view chinese_sentence[] = {"N",  "V",  "M", "，", "因", "为",
                                                 "它", "很", "A", "？"};

}  // namespace

std::span<const std::string_view> letters() { return letter_list; }
std::span<const std::string_view> digits() { return digit_list; }

std::span<const std::string_view> common(WordLanguage language) {
  if (language == WordLanguage::zh) return chinese;
  return english;
}

PronounWords pronouns(WordLanguage language) {
  if (language == WordLanguage::zh) {
    return {chinese_nouns,  chinese_acting, chinese_avoiding,
            chinese_strong, chinese_weak,   chinese_sentence};
  }
  return {english_nouns,  english_acting, english_avoiding,
          english_strong, english_weak,   english_sentence};
}

}  // namespace playground::task_words
