#include "core/words/chinese.h"

#include <algorithm>

#include "core/text/characters.h"
#include "core/text/utf8.h"
#include "core/words/pinyin.h"

namespace playground {
namespace {

bool has(std::string_view characters, std::string_view character) {
  return characters.find(character) != std::string_view::npos;
}

// The common ones that are seldom another word.
bool is_surname(std::string_view character) {
  return has(
      "李王张刘陈杨赵吴徐孙胡朱林何郭罗梁宋郑谢韩唐冯董萧程曹袁邓傅沈曾彭吕苏卢蒋蔡贾丁魏薛潘杜戴"
      "姜姚谭廖邹陆郝崔邱秦顾侯孟黄周",
      character);
}

// With one unknown character behind it, it is a name or an animal: 小林, 老鹰.
bool is_prefix(std::string_view word) { return word == "小" || word == "老"; }

// Behind an unknown character it is the rest of its word: 鸽子, 骨头, 游客.
bool is_suffix(std::string_view character) {
  return count_code_points(character) == 1 && has("子头儿客者员", character);
}

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

// A classifier may come next: 三张.
bool ends_with_number(std::string_view text) {
  if (text.empty()) return false;
  std::size_t last = text.size() - 1;
  while (!begins_character(text[last])) --last;
  return has("一二两三四五六七八九十百千万亿几多每这那哪半第", text.substr(last));
}

// What goes on with the sentence behind a name that is a surname only.
bool follows_name(std::string_view character) {
  return has("是在的了和有来去说叫给不也都就很把被对从到会能要想吗呢吧啊跟让还又才先比问看爱",
             character);
}

// 李明 and 王小明 are one unknown word each, though 明 and 小明 may be known ones.
bool is_given_name(std::string_view word) {
  const std::int64_t characters = count_code_points(word);
  return characters == 1 ? !follows_name(word) : characters == 2 && word.starts_with("小");
}

class ChineseCut {
 public:
  ChineseCut(std::string_view run, bool follows_digit, const ChineseWords& words)
      : run_(run), follows_digit_(follows_digit), words_(words), sizes_(best_sizes()) {}

  std::vector<ChinesePiece> pieces() {
    for (std::size_t at = 0; at < run_.size();) at += take(at);
    return std::move(pieces_);
  }

 private:
  // By place in the run, in bytes: the size of the word that begins there in the best cut from
  // there on, a known one or a compound; 0 where it is an unknown character.
  std::vector<std::size_t> best_sizes() const {
    constexpr std::int64_t cost_of_word = 4;
    constexpr std::int64_t cost_of_compound = 7;
    constexpr std::int64_t cost_of_unknown = 9;
    std::vector<std::size_t> sizes(run_.size(), 0);
    std::vector<std::int64_t> costs(run_.size() + 1, 0);
    for (std::size_t at = run_.size(); at-- > 0;) {
      if (!begins_character(run_[at])) continue;
      costs[at] = costs[at + first_character(run_.substr(at)).size()] + cost_of_unknown;
      for (std::size_t size = std::min(words_.longest, run_.size() - at); size > 0; --size) {
        const bool ends_character = at + size == run_.size() || begins_character(run_[at + size]);
        if (!ends_character || costs[at + size] + cost_of_word >= costs[at]) continue;
        const std::string word(run_.substr(at, size));
        const bool is_known = words_.ids.contains(word);
        if (!is_known && !words_.compounds.contains(word)) continue;
        const std::int64_t cost = costs[at + size] + (is_known ? cost_of_word : cost_of_compound);
        if (cost >= costs[at]) continue;
        sizes[at] = size;
        costs[at] = cost;
      }
    }
    return sizes;
  }

  bool is_unknown(std::size_t at) const { return at < run_.size() && sizes_[at] == 0; }
  std::string_view word_at(std::size_t at) const {
    const std::string_view rest = run_.substr(at);
    return sizes_[at] > 0 ? rest.substr(0, sizes_[at]) : first_character(rest);
  }

  // Puts what begins there to the pieces, and says how long it is.
  std::size_t take(std::size_t at) {
    const CompoundSurname* const surname = joins_ ? nullptr : compound_surname(run_.substr(at));
    if (surname != nullptr && sizes_[at] <= surname->chinese.size()) {
      return take_name(at, surname->chinese.size());
    }
    std::string_view word = word_at(at);
    const std::size_t behind = at + word.size();
    const bool is_compound = words_.compounds.contains(std::string(word));
    const bool joins = joins_ && !is_compound;
    const bool begins_name = !joins && is_surname(word) && !is_counted(at);
    const bool begins_word = begins_name || (!joins && is_prefix(word) && is_alone(behind));
    const bool ends_word = joins && is_suffix(word);
    const bool is_introduced = begins_name && introduces_name() && ends_with_given_name(behind);
    const bool has_middle = begins_name && is_middle_of_name(behind);
    const bool is_known = !is_unknown(at) && !is_compound && !is_introduced &&
                          !(begins_word && is_unknown(behind)) && !has_middle && !ends_word;
    if (is_introduced) {
      word = run_.substr(at);
    } else if (has_middle) {
      word = run_.substr(at, word.size() + word_at(behind).size());
    } else if (is_unknown(at) && begins_name && behind < run_.size()) {
      const std::string_view name = run_.substr(behind, sizes_[behind]);
      if (is_given_name(name)) word = run_.substr(at, word.size() + name.size());
    }
    if (!is_known && joins) {
      pieces_.back().text += word;
    } else {
      pieces_.push_back({std::string(word), {}});
      if (is_known) pieces_.back().id = words_.ids.at(pieces_.back().text);
    }
    joins_ = !is_known && !ends_word && !is_compound;
    return word.size();
  }

  // A surname of two characters with the name behind it: 欧阳雪.
  std::size_t take_name(std::size_t at, std::size_t size) {
    const std::size_t behind = at + size;
    if (behind < run_.size() && is_given_name(word_at(behind))) size += word_at(behind).size();
    pieces_.push_back({std::string(run_.substr(at, size)), {}});
    joins_ = true;
    return size;
  }

  // "I am called …", "I am …".
  bool introduces_name() const {
    if (pieces_.empty()) return false;
    const bool is_i = pieces_.size() > 1 && pieces_[pieces_.size() - 2].text == "我";
    return pieces_.back().text == "叫" || (pieces_.back().text == "是" && is_i);
  }
  // One or two characters that are no word of their own and do not go on with the sentence.
  bool ends_with_given_name(std::size_t at) const {
    const std::string_view rest = run_.substr(at);
    const std::int64_t characters = count_code_points(rest);
    if (characters < 1 || characters > 2 || (characters == 2 && sizes_[at] == rest.size())) {
      return false;
    }
    const std::string_view first = first_character(rest);
    return !follows_name(first) && (characters == 1 || !follows_name(rest.substr(first.size())));
  }
  // A known character with one unknown behind it: 晓 of 陈晓燕.
  bool is_middle_of_name(std::size_t at) const {
    if (at >= run_.size() || is_unknown(at)) return false;
    const std::string_view word = word_at(at);
    const std::size_t behind = at + word.size();
    return count_code_points(word) == 1 && !follows_name(word) && is_alone(behind);
  }
  bool is_counted(std::size_t at) const {
    return at == 0 ? follows_digit_ : ends_with_number(run_.substr(0, at));
  }
  // One unknown character that has no suffix: 小鸬子 is 小 and 鸬子.
  bool is_alone(std::size_t at) const {
    if (!is_unknown(at)) return false;
    const std::size_t behind = at + word_at(at).size();
    return behind >= run_.size() || !(is_unknown(behind) || is_suffix(word_at(behind)));
  }

  std::string_view run_;
  bool follows_digit_;
  ChineseWords words_;
  std::vector<std::size_t> sizes_;
  bool joins_ = false;  // what comes next, to the unknown word before
  std::vector<ChinesePiece> pieces_;
};

}  // namespace

std::string_view first_character(std::string_view text) {
  return text.substr(0, decode_utf8(text)->size);
}

bool begins_with_surname(std::string_view word) { return is_surname(first_character(word)); }

bool is_chinese(std::string_view word) {
  const auto first = decode_utf8(word);
  return first && is_cjk(first->value);
}

std::vector<ChinesePiece> cut_chinese(std::string_view run, bool follows_digit,
                                      const ChineseWords& words) {
  return ChineseCut(run, follows_digit, words).pieces();
}

}  // namespace playground
