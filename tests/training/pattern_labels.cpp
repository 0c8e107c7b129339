// What the words that a pattern writes out belong to, told by rules.
#include "training/grammar/pattern_labels.h"

#include <doctest/doctest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace playground::grammar::testing {
namespace {

std::vector<Token> tokens_of(std::string_view words) {
  std::vector<Token> tokens;
  std::istringstream all{std::string(words)};
  for (std::string word; all >> word;) tokens.push_back({word});
  return tokens;
}

// "my>sister can<sister": to the noun that a word belongs to, from the subject that it is said of.
std::string labels_of(std::string_view words, Language language) {
  std::vector<Token> tokens = tokens_of(words);
  label_pattern_words(tokens, language);
  std::string all;
  const auto add = [&](const Token& token, char sign, int other) {
    if (other < 0) return;
    if (!all.empty()) all += ' ';
    all += token.text + sign + tokens[static_cast<std::size_t>(other)].text;
  };
  for (const Token& token : tokens) {
    add(token, '>', token.noun);
    add(token, '<', token.subject);
  }
  return all;
}

std::string english(std::string_view words) { return labels_of(words, Language::english); }
std::string chinese(std::string_view words) { return labels_of(words, Language::chinese); }

}  // namespace

TEST_CASE("determiners and adjectives of a pattern belong to the noun behind them") {
  CHECK(english("my old sister bought two red apples .") ==
        "my>sister old>sister bought<sister two>apples red>apples");
  CHECK(english("he drank a cup of cold milk .") == "drank<he a>cup cold>milk");
  // Nothing behind them is a noun that the grammar knows.
  CHECK(english("every now and then , no way !").empty());
  CHECK(english("it is cold today .") == "is<it cold<it");
}

TEST_CASE("verbs and predicates of a pattern are said of the subject of their clause") {
  CHECK(english("i never want to go .") == "want<i");
  CHECK(english("she can't swim because the water is too cold .") ==
        "can't<she swim<she the>water is<water cold<water");
  // What stands between is not looked through, and of two nobody alone is the subject.
  CHECK(english("the key of the door is new .") == "the>key the>door");
  CHECK(english("the boy and the girl like it .") == "the>boy the>girl");
}

TEST_CASE("numbers, classifiers and adjectives of a Chinese pattern belong to the noun") {
  CHECK(chinese("他 有 一 只 可爱 的 小 狗 。") == "有<他 一>狗 只>狗 可爱>狗 小>狗");
  CHECK(chinese("这 首 歌曲 很 好 。") == "这>歌曲 首>歌曲 好<歌曲");
  CHECK(chinese("我 的 手机 ， 你 的 书 。") == "我>手机 你>书");
  // A number without a classifier, and a classifier without a noun of the grammar.
  CHECK(chinese("一 起 去 一 个 ！").empty());
}

TEST_CASE("verbs and predicates of a Chinese pattern are said of the subject") {
  CHECK(chinese("我 不 想 去 。") == "想<我 去<我");
  CHECK(chinese("因为 老师 很 累 ， 所以 他 没有 来 。") == "累<老师 来<他");
  CHECK(chinese("给 我 打 电话 。").empty());
}

TEST_CASE("what the meaning tells of a word stays") {
  std::vector<Token> tokens = tokens_of("the old dog");
  tokens[0].subject = 2;
  tokens[1].is_content = true;
  label_pattern_words(tokens, Language::english);
  CHECK(tokens[0].noun == -1);
  CHECK(tokens[0].subject == 2);
  CHECK(tokens[1].noun == -1);
}

}  // namespace playground::grammar::testing
