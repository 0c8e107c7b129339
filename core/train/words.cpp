#include "core/train/words.h"

#include <algorithm>
#include <cstdint>
#include <set>

#include "core/base/message.h"
#include "core/text/tokenizer.h"
#include "core/text/utf8.h"

namespace playground::task_words {
namespace {

constexpr std::string_view letter_list[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i",
                                            "j", "k", "l", "m", "n", "o", "p", "q", "r",
                                            "s", "t", "u", "v", "w", "x", "y", "z"};
constexpr std::string_view digit_list[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

constexpr std::string_view english[] = {
    "apple", "bird",   "book",  "boat",  "bread",  "bridge", "car",   "cat",    "chair",  "child",
    "city",  "cloud",  "coat",  "cook",  "cow",    "dance",  "day",   "dog",    "door",   "dream",
    "drink", "earth",  "egg",   "eye",   "farm",   "fire",   "fish",  "flower", "forest", "friend",
    "game",  "garden", "gift",  "glass", "hand",   "hat",    "hill",  "horse",  "house",  "island",
    "king",  "lake",   "lamp",  "leaf",  "letter", "moon",   "music", "night",  "ocean",  "paper",
    "queen", "rain",   "river", "road",  "school", "ship",   "snow",  "song",   "star",   "stone",
    "sun",   "tree",   "water", "wind"};
constexpr std::string_view chinese[] = {
    "猫", "狗", "鸟", "鱼", "马", "牛", "羊", "虎", "花", "草", "树", "叶", "山", "水", "河", "海",
    "湖", "云", "雨", "雪", "风", "火", "土", "石", "天", "地", "日", "月", "星", "春", "夏", "秋",
    "冬", "门", "窗", "桌", "椅", "床", "灯", "书", "笔", "纸", "船", "车", "桥", "路", "城", "村",
    "饭", "茶", "糖", "盐", "米", "面", "果", "菜", "衣", "鞋", "帽", "手", "足", "口", "耳", "目"};
static_assert(std::size(english) == 64 && std::size(chinese) == 64);

constexpr std::string_view english_animals[] = {"dog",    "cat",   "horse", "cow",
                                                "sheep",  "pig",   "bear",  "monkey",
                                                "rabbit", "mouse", "fox",   "goat"};
constexpr std::string_view english_things[] = {"ball", "box",  "boat",  "chair", "table", "door",
                                               "cart", "lamp", "stone", "drum",  "bowl",  "basket"};
constexpr std::string_view english_by_subject[] = {"broke",  "crushed", "bent",
                                                   "tipped", "shook",   "dented"};
constexpr std::string_view english_by_object[] = {"dropped", "avoided", "washed",
                                                  "left",    "feared",  "noticed"};
constexpr std::string_view english_of_animals[] = {"hungry", "tired",  "angry",
                                                   "sleepy", "afraid", "thirsty"};
constexpr std::string_view english_of_things[] = {"empty", "broken", "open",
                                                  "round", "full",   "wooden"};
constexpr std::string_view english_of_both[] = {"heavy", "big", "small", "wet", "dirty", "old"};
constexpr std::string_view english_sentence[] = {"the",     "N",  "V",   "the", "M",
                                                 "because", "it", "was", "A",   "?"};

constexpr std::string_view chinese_animals[] = {"狗", "猫", "马", "牛", "羊", "猪",
                                                "熊", "猴", "兔", "鼠", "狐", "象"};
constexpr std::string_view chinese_things[] = {"球", "箱", "船", "椅", "桌", "门",
                                               "车", "灯", "石", "鼓", "碗", "篮"};
constexpr std::string_view chinese_by_subject[] = {"撞", "压", "踩", "碰", "摇", "砸"};
constexpr std::string_view chinese_by_object[] = {"丢", "躲", "洗", "弃", "怕", "看"};
constexpr std::string_view chinese_of_animals[] = {"饿", "累", "困", "怒", "渴", "慌"};
constexpr std::string_view chinese_of_things[] = {"空", "破", "圆", "满", "薄", "脆"};
constexpr std::string_view chinese_of_both[] = {"重", "大", "小", "湿", "脏", "老"};
constexpr std::string_view chinese_sentence[] = {"N",  "V",  "M",  "，", "因",
                                                 "为", "它", "很", "A",  "？"};

constexpr std::size_t longest_word = 48;  // in bytes

// In the order of PronounPart.
constexpr WordList english_pronouns[] = {english_animals,   english_things,     english_by_subject,
                                         english_by_object, english_of_animals, english_of_things,
                                         english_of_both};
constexpr WordList chinese_pronouns[] = {chinese_animals,   chinese_things,     chinese_by_subject,
                                         chinese_by_object, chinese_of_animals, chinese_of_things,
                                         chinese_of_both};

bool is_one_word(const std::string& word) {
  return word.size() <= longest_word && is_valid_utf8(word) &&
         count_tokens(word, Tokenizer::whitespace) == 1 &&
         tokenize(word, Tokenizer::whitespace)[0].text == word;
}

// Throws at the word that cannot be told from others.
void require_words(const PronounWords& words, WordLanguage language) {
  const WordList sentence = pronoun_sentence(language);
  std::set<std::string_view> known;
  for (std::size_t part = 0; part < words.size(); ++part) {
    for (const std::string& word : words[part]) {
      const auto refuse_unless = [&](bool holds, Message<1> message) {
        require(holds, ErrorCode::invalid_value, {"/task/words/", pronoun_parts[part]}, message,
                word);
      };
      refuse_unless(is_one_word(word), {"\"{0}\" must be one short word without spaces",
                                        "\"{0}\" 必须是一个不含空格的短词"});
      refuse_unless(std::find(sentence.begin(), sentence.end(), word) == sentence.end(),
                    {"\"{0}\" stands in the sentence already", "句子里已经有 \"{0}\""});
      refuse_unless(known.insert(word).second, {"\"{0}\" stands twice; each word has one place",
                                                "\"{0}\" 出现了两次；每个词只能放在一处"});
    }
  }
}

}  // namespace

WordList letters() { return letter_list; }
WordList digits() { return digit_list; }

WordList common(WordLanguage language) {
  if (language == WordLanguage::zh) return chinese;
  return english;
}

WordList pronoun_sentence(WordLanguage language) {
  if (language == WordLanguage::zh) return chinese_sentence;
  return english_sentence;
}

PronounWords pronouns(WordLanguage language, PronounWords own) {
  const auto& ours = language == WordLanguage::zh ? chinese_pronouns : english_pronouns;
  for (std::size_t part = 0; part < own.size(); ++part) {
    if (own[part].empty()) own[part].assign(ours[part].begin(), ours[part].end());
  }
  require_words(own, language);
  return own;
}

}  // namespace playground::task_words
