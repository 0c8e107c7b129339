// How a text is cut into the words of a model, and written from them.
#include "core/words/vocabulary.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

namespace playground::testing {
namespace {

const WordVocabulary& words() {
  static const WordVocabulary known({"the",  "cat",  "didn't", "cross", "because", "it",   "was",
                                     "Anna", "said", "I",      "am",    "tired",   ".",    ",",
                                     "?",    "“",    "”",      "小",    "小狗",    "没有", "过",
                                     "马路", "因为", "它",     "，",    "。",      "一",   "只"});
  return known;
}

std::vector<std::string> texts_of(const std::vector<CutWord>& cut) {
  std::vector<std::string> all;
  for (const CutWord& word : cut) all.push_back(word.text);
  return all;
}

std::vector<std::int64_t> ids_of(const std::vector<CutWord>& cut) {
  std::vector<std::int64_t> all;
  for (const CutWord& word : cut) all.push_back(word.id);
  return all;
}

using Texts = std::vector<std::string>;

TEST_CASE("an English text is cut at spaces and punctuation, however it is written") {
  const auto cut = words().cut("The CAT didn’t cross, because anna was tired.");
  CHECK(texts_of(cut) ==
        Texts{"The", "CAT", "didn’t", "cross", ",", "because", "anna", "was", "tired", "."});
  for (const CutWord& word : cut) CHECK(word.slot == -1);
  CHECK(cut[2].id == words().find("didn't"));
  CHECK(cut[1].start == 4);
  CHECK(cut[1].end == 7);
}

TEST_CASE("a Chinese text is cut into the longest words, and what is in none stays together") {
  CHECK(texts_of(words().cut("小狗没有过马路，因为它")) ==
        Texts{"小狗", "没有", "过", "马路", "，", "因为", "它"});
  const auto cut = words().cut("小李雷没有过，李雷");
  CHECK(texts_of(cut) == Texts{"小", "李雷", "没有", "过", "，", "李雷"});
  CHECK(cut[1].slot == 0);
  CHECK(cut[1].id == cut[5].id);
  CHECK(cut[5].start == 7);
  CHECK(cut[5].end == 9);
}

TEST_CASE("the same unknown word takes the same slot, another one the next") {
  const auto cut = words().cut("Zorblat was a blicket, Blicket zorped zorblat 42 blickets");
  CHECK(ids_of(cut) ==
        std::vector{words().slot(WordForm::name, 0), *words().find("was"),
                    words().slot(WordForm::plain, 1), words().slot(WordForm::plain, 2),
                    *words().find(","), words().slot(WordForm::name, 2),
                    words().slot(WordForm::past, 3), words().slot(WordForm::plain, 0),
                    words().slot(WordForm::plain, 4), words().slot(WordForm::plural, 5)});
}

TEST_CASE("a Chinese name is one unknown word, even where its characters are known ones") {
  const WordVocabulary known({"我", "叫", "明", "小明", "小", "是", "老师", "，"});
  CHECK(texts_of(known.cut("我叫李明，王小明是")) ==
        Texts{"我", "叫", "李明", "，", "王小明", "是"});
  CHECK(texts_of(known.cut("李是小明，陈老师")) == Texts{"李", "是", "小明", "，", "陈", "老师"});
  CHECK(texts_of(known.cut("王小波小明")) == Texts{"王小波", "小明"});
}

TEST_CASE("a 's behind a noun or a name is a word of its own where it is known") {
  const WordVocabulary known({"Tom", "'s", "it's", "book"});
  const auto cut = known.cut("Tom’s book, it's Zorb's");
  CHECK(texts_of(cut) == Texts{"Tom", "’s", "book", ",", "it's", "Zorb", "'s"});
  CHECK(cut[1].start == 3);
  CHECK(cut[1].end == 5);
  CHECK(cut[5].slot == 1);
  CHECK(known.written(ids_of(cut), cut) == "Tom's book, it's Zorb's");
  CHECK(texts_of(words().cut("Anna's")) == Texts{"Anna's"});
}

TEST_CASE("straight quotation marks open and close in turn") {
  const auto cut = words().cut("anna said, \"I am tired.\"");
  CHECK(cut[3].id == words().find("“"));
  CHECK(cut.back().id == words().find("”"));
}

TEST_CASE("what was cut is written as it should be") {
  const auto again = [](std::string_view text) {
    const auto cut = words().cut(text);
    return words().written(ids_of(cut), cut);
  };
  CHECK(again("anna said, \"i am tired.\" the CAT didn't cross .") ==
        "Anna said, “I am tired.” The cat didn't cross.");
  CHECK(again("\"tired?\" said anna. \"it was the cat.\" it was") ==
        "“Tired?” said Anna. “It was the cat.” It was");
  CHECK(again("小狗没有过马路，因为Zorblat过一只blicket。") ==
        "小狗没有过马路，因为 Zorblat 过一只 blicket。");
  CHECK(again("it zorps") == "It zorps");
  CHECK(again("").empty());
}

TEST_CASE("every token has an id of its own, and the words come back") {
  CHECK(words().size() == 5 + word_forms * word_slots + 28);
  CHECK(words().words().front() == ",");
  for (std::size_t i = 0; i < words().words().size(); ++i) {
    CHECK(words().tokens()[static_cast<std::size_t>(*words().find(words().words()[i]))] ==
          words().words()[i]);
  }
  CHECK(std::is_sorted(words().tokens().begin(), words().tokens().end()));
  CHECK(words().slot_number(words().slot(WordForm::chinese, 31)) == 31);
  CHECK_FALSE(words().slot_number(*words().find("the")));
  CHECK(words().is_word(*words().find(".")));
  CHECK_FALSE(words().is_word(words().task(WordTask::explain)));
}

TEST_CASE("more unknown words than slots are cut as well") {
  std::string text;
  for (int i = 0; i < 70; ++i)
    text += "w" + std::string(static_cast<std::size_t>(i + 1), 'x') + " ";
  for (const CutWord& word : words().cut(text)) CHECK(words().slot_number(word.id));
  CHECK_THROWS_AS(words().cut("\xff"), std::invalid_argument);
}

}  // namespace
}  // namespace playground::testing
