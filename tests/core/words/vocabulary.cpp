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

TEST_CASE("an unknown form of a known word is read as that word") {
  const WordVocabulary known({"raise", "guess", "city", "neighbor", "mouse", "see", "wood", "ear",
                              "Monday", "it's", ".", "Mr"},
                             {}, {"earring"});
  const auto read = [&](std::string_view text) {
    Texts all;
    for (const CutWord& word : known.cut(text)) {
      all.push_back(word.slot < 0 ? known.tokens()[static_cast<std::size_t>(word.id)] : "");
    }
    return all;
  };
  CHECK(read("Raising raises raised raise") == Texts{"raise", "raise", "raise", "raise"});
  CHECK(read("guessing cities neighbours mice Mondays") ==
        Texts{"guess", "city", "neighbor", "mouse", "Monday"});
  CHECK(read("seed earring zorbs") == Texts{"", "", ""});
  // A name is no form of a common word.
  CHECK(read("woods. Woods Woods") == Texts{"wood", ".", "wood", ""});
  const auto cut = known.cut("It's raises, seed");
  CHECK(known.other_form(cut[0]).empty());
  CHECK(known.other_form(cut[1]) == "raise");
  CHECK(known.named({cut[1].id}, cut).front().text == "raises");
  CHECK(known.named({cut[1].id}).front().text == "raise");
}

TEST_CASE("a word that says the same as a known one is read as that, a contraction as two") {
  const auto readings = read_readings("film=movie u=you 村子=村庄 cat=dog zorb=zork");
  const WordVocabulary known({"movie", "you", "will", "村庄", "cat", "dog", "去"}, {"村子"}, {},
                             readings);
  const auto read = [&](std::string_view text) {
    Texts all;
    for (const CutWord& word : known.cut(text)) {
      all.push_back(word.slot < 0 ? known.tokens()[static_cast<std::size_t>(word.id)] : "");
    }
    return all;
  };
  CHECK(read("Film films u U cat zorb") == Texts{"movie", "movie", "you", "", "cat", ""});
  CHECK(read("去村子") == Texts{"去", "村庄"});
  CHECK(read("you'll") == Texts{"you", "will"});
  CHECK(texts_of(known.cut("You’ll")) == Texts{"You", "’ll"});
  CHECK(texts_of(known.cut("zorb’ve’ll")) == Texts{"zorb’ve", "’ll"});
  CHECK(known.other_form(known.cut("村子")[0]) == "村庄");
  CHECK(known.other_form(known.cut("film")[0]) == "movie");
  CHECK(written(known.readings()) == "film=movie u=you 村子=村庄");
}

TEST_CASE("a Chinese text is cut into few words, and what is in none stays together") {
  CHECK(texts_of(words().cut("小狗没有过马路，因为它")) ==
        Texts{"小狗", "没有", "过", "马路", "，", "因为", "它"});
  const auto cut = words().cut("小李雷没有过，李雷");
  CHECK(texts_of(cut) == Texts{"小", "李雷", "没有", "过", "，", "李雷"});
  CHECK(cut[1].slot == 0);
  CHECK(cut[1].id == cut[5].id);
  CHECK(cut[5].start == 7);
  CHECK(cut[5].end == 9);
}

TEST_CASE("a Chinese word gives way where more words behind it are known ones") {
  const WordVocabulary known({"我", "有", "有时", "时间", "一", "一起", "起床", "床"});
  CHECK(texts_of(known.cut("我有时间")) == Texts{"我", "有", "时间"});
  CHECK(texts_of(known.cut("我有时一起")) == Texts{"我", "有时", "一起"});
  // Of equal cuts the one whose first word is the longest.
  CHECK(texts_of(known.cut("一起床")) == Texts{"一起", "床"});
  CHECK(texts_of(known.cut("有时时间的")) == Texts{"有时", "时间", "的"});
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

TEST_CASE("a Chinese name whose middle is a known character is one unknown word") {
  const WordVocabulary known({"陈", "晓", "给", "了", "的", "信", "陈的"});
  CHECK(texts_of(known.cut("给陈晓燕信了")) == Texts{"给", "陈晓燕", "信", "了"});
  CHECK(texts_of(known.cut("陈晓燕")) == Texts{"陈晓燕"});
  // 给 goes on with the sentence, and two unknown characters are another word.
  CHECK(texts_of(known.cut("陈给燕")) == Texts{"陈", "给", "燕"});
  CHECK(texts_of(known.cut("陈晓鸬鹚了")) == Texts{"陈", "晓", "鸬鹚", "了"});
}

TEST_CASE("a Chinese name with a surname of two characters is one unknown word") {
  const WordVocabulary known({"和", "雪", "马", "上", "马上", "官", "明天", "来", "老师", "天"});
  CHECK(texts_of(known.cut("欧阳雪和司马健来")) == Texts{"欧阳雪", "和", "司马健", "来"});
  CHECK(texts_of(known.cut("诸葛文博来")) == Texts{"诸葛文博", "来"});
  CHECK(texts_of(known.cut("上官老师明天来")) == Texts{"上官", "老师", "明天", "来"});
  CHECK(texts_of(known.cut("欧阳明天来")) == Texts{"欧阳", "明天", "来"});
  CHECK(texts_of(known.cut("马上官来")) == Texts{"马上", "官", "来"});
  const WordVocabulary famous({"诸葛亮", "来"});
  CHECK(texts_of(famous.cut("诸葛亮来")) == Texts{"诸葛亮", "来"});
  CHECK(texts_of(known.cut("Ouyang Xue")) == Texts{"Ouyang Xue"});
}

TEST_CASE("a Chinese name in pinyin is one unknown word") {
  const WordVocabulary known({"Li", "met", "his", "house", "'s", "Xiaoming", "can", "and", "."});
  const std::vector<CutWord> cut = known.cut("Li Hua met Wang Xiaoyan's house.");
  CHECK(texts_of(cut) == Texts{"Li Hua", "met", "Wang Xiaoyan", "'s", "house", "."});
  CHECK(cut[0].id == known.slot(WordForm::name, 0));
  CHECK(cut[2].start == 11);
  CHECK(cut[2].end == 23);
  CHECK(texts_of(known.cut("Chen Xiaoming")) == Texts{"Chen Xiaoming"});
  CHECK(texts_of(known.cut("Li Can and Li can")) == Texts{"Li", "Can", "and", "Li", "can"});
  CHECK(texts_of(known.cut("Li hua and Li, Hua")) == Texts{"Li", "hua", "and", "Li", ",", "Hua"});
  CHECK(texts_of(known.cut("Li Harris, Harris Hua")) ==
        Texts{"Li", "Harris", ",", "Harris", "Hua"});
  CHECK(texts_of(known.cut("Li Xiaoyanzi")) == Texts{"Li", "Xiaoyanzi"});
}

TEST_CASE("a Chinese name that somebody introduces is one word, though its characters are known") {
  const WordVocabulary known({"我", "叫", "是", "王", "小", "雨", "老师", "他", "来", "了", "，"});
  CHECK(texts_of(known.cut("我叫王小雨，他叫王雨")) ==
        Texts{"我", "叫", "王小雨", "，", "他", "叫", "王雨"});
  CHECK(texts_of(known.cut("我是王小雨")) == Texts{"我", "是", "王小雨"});
  CHECK(texts_of(known.cut("我叫王老师")) == Texts{"我", "叫", "王", "老师"});
  CHECK(texts_of(known.cut("他叫王来了")) == Texts{"他", "叫", "王", "来", "了"});
  CHECK(texts_of(known.cut("他是王小雨")) == Texts{"他", "是", "王", "小", "雨"});
}

TEST_CASE("a word with hyphens is one") {
  const WordVocabulary known({"T-shirt", "a", "well", "-", "'s", "Mr"});
  const auto cut = known.cut("A t-shirt - well-known mother-in-law's- Mr. A-b");
  CHECK(texts_of(cut) ==
        Texts{"A", "t-shirt", "-", "well-known", "mother-in-law", "'s", "-", "Mr", "A-b"});
  CHECK(cut[1].id == known.find("T-shirt"));
  CHECK(cut[3].id == known.slot(WordForm::plain, 0));
  CHECK(cut[4].id == known.slot(WordForm::plain, 1));
  CHECK(cut[4].start == 23);
  CHECK(cut[4].end == 36);
  CHECK(cut[5].id == known.find("'s"));
  CHECK(cut.back().id == known.slot(WordForm::name, 2));
}

TEST_CASE("a Chinese surname that is a classifier too begins a name, but not behind a number") {
  const WordVocabulary known({"叫", "张", "一", "三", "是", "桌子", "我"});
  CHECK(texts_of(known.cut("我叫张伟")) == Texts{"我", "叫", "张伟"});
  CHECK(texts_of(known.cut("张志强是我")) == Texts{"张志强", "是", "我"});
  CHECK(texts_of(known.cut("三张邮票")) == Texts{"三", "张", "邮票"});
  CHECK(texts_of(known.cut("一张桌子")) == Texts{"一", "张", "桌子"});
  CHECK(texts_of(known.cut("3张邮票")) == Texts{"3", "张", "邮票"});
  CHECK(texts_of(known.cut("三千张邮票")) == Texts{"三", "千", "张", "邮票"});
}

TEST_CASE("小 or 老 and one unknown character are a name or an animal") {
  const WordVocabulary known({"小", "老", "和", "狗", "的"});
  CHECK(texts_of(known.cut("小林和老鹰")) == Texts{"小林", "和", "老鹰"});
  CHECK(texts_of(known.cut("小狗和小李雷的")) == Texts{"小", "狗", "和", "小", "李雷", "的"});
  CHECK(texts_of(known.cut("小鸬子")) == Texts{"小", "鸬子"});
}

TEST_CASE("a Chinese suffix behind an unknown character is the rest of its word") {
  const WordVocabulary known({"子", "客", "头", "只", "猫", "和", "我"});
  CHECK(texts_of(known.cut("只鸽子和猫")) == Texts{"只", "鸽子", "和", "猫"});
  CHECK(texts_of(known.cut("游客看我")) == Texts{"游客", "看", "我"});
  CHECK(texts_of(known.cut("猫头")) == Texts{"猫", "头"});
}

TEST_CASE("a compound is one unknown word, though its characters are known ones") {
  const WordVocabulary known({"人", "雪", "我", "看", "看见", "见", "大", "大人", "修理", "小"},
                             {"雪人", "修理工", "看见", "大雪人", "见人"});
  CHECK(known.compounds() == Texts{"修理工", "大雪人", "见人", "雪人"});
  const auto cut = known.cut("我看见雪人，修理工和雪人");
  CHECK(texts_of(cut) == Texts{"我", "看见", "雪人", "，", "修理工", "和", "雪人"});
  CHECK(cut[1].id == known.find("看见"));
  CHECK(cut[2].slot == 0);
  CHECK(cut[4].slot == 2);
  CHECK(cut[6].slot == 0);
  CHECK(cut[6].id == known.slot(WordForm::chinese, 0));
  // Of as many words the known ones; what is unknown beside a compound does not join it.
  CHECK(texts_of(known.cut("看见人")) == Texts{"看见", "人"});
  CHECK(texts_of(known.cut("邮雪人票")) == Texts{"邮", "雪人", "票"});
  CHECK(texts_of(known.cut("小雪人")) == Texts{"小", "雪人"});
}

TEST_CASE("two compounds are dearer than three words, an unknown character is dearer than two") {
  const WordVocabulary some({"甲", "乙丙", "丁"}, {"甲乙", "丙丁"});
  CHECK(texts_of(some.cut("甲乙丙丁")) == Texts{"甲", "乙丙", "丁"});
  const WordVocabulary others({"甲乙", "乙丙丁", "丙", "丁"});
  CHECK(texts_of(others.cut("甲乙丙丁")) == Texts{"甲乙", "丙", "丁"});
}

TEST_CASE("a 's behind a noun or a name is a word of its own where it is known") {
  const WordVocabulary known({"Tom", "'s", "it's", "book"});
  const auto cut = known.cut("Tom’s book, it's Zorb's");
  CHECK(texts_of(cut) == Texts{"Tom", "’s", "book", ",", "it's", "Zorb", "'s"});
  CHECK(cut[1].start == 3);
  CHECK(cut[1].end == 5);
  CHECK(cut[5].slot == 1);
  CHECK(known.written(known.named(ids_of(cut), cut)) == "Tom's book, it's Zorb's");
  CHECK(texts_of(words().cut("Anna's")) == Texts{"Anna's"});
}

TEST_CASE("a title is the same word with a full stop") {
  const WordVocabulary known({"Mr", ".", "is", "here"});
  const auto cut = known.cut("Mr. Brown is here. Mr.");
  CHECK(texts_of(cut) == Texts{"Mr", "Brown", "is", "here", ".", "Mr", "."});
  CHECK(cut[0].id == known.find("Mr"));
  CHECK(cut[0].end == 3);
  CHECK(known.written(known.named(ids_of(cut), cut)) == "Mr Brown is here. Mr.");
  CHECK(texts_of(known.cut("mr. brown")) == Texts{"mr", "brown"});
}

TEST_CASE("a contraction that gives a reason is a pronoun and its verb") {
  const WordVocabulary known({"it's", "it", "is", "they", "are", "late", "because", "old"});
  const auto cut = known.cut("It's late because it’s old");
  CHECK(texts_of(cut) == Texts{"It's", "late", "because", "it", "’s", "old"});
  CHECK(cut[3].id == known.find("it"));
  CHECK(cut[4].id == known.find("is"));
  CHECK(cut[4].start == cut[3].end);
  CHECK(known.written(known.named(ids_of(cut), cut)) == "It's late because it is old");
  CHECK(texts_of(known.cut("because they're old")) == Texts{"because", "they", "'re", "old"});
  CHECK(texts_of(WordVocabulary({"because", "it's"}).cut("because it's")) ==
        Texts{"because", "it's"});
}

TEST_CASE("a word whose apostrophe was left out is that word, unless it is another one") {
  const WordVocabulary known({"I", "I'm", "I'll", "don't", "it's", "its", "what's", "up"});
  CHECK(ids_of(known.cut("whats up im")) == ids_of(known.cut("What's up I'm")));
  CHECK(ids_of(known.cut("I dont")) == ids_of(known.cut("I don't")));
  CHECK(known.cut("Dont").front().text == "Dont");
  CHECK(ids_of(known.cut("its")) != ids_of(known.cut("it's")));
  // "Ill" is a word of its own, though this vocabulary does not have it.
  CHECK(known.cut("ill").front().slot == 0);
}

TEST_CASE("behind a title stands a name, though it is another word elsewhere") {
  const WordVocabulary known({"Mr", "brown", "Smith", "'s", "is"});
  const auto cut = known.cut("Mr. Brown is Mr Brown's Brown brown. Mr Smith");
  CHECK(cut[1].slot == 0);
  CHECK(cut[4].slot == 0);
  CHECK(cut[6].id == known.find("brown"));
  CHECK(cut[7].id == known.find("brown"));
  CHECK(cut.back().id == known.find("Smith"));
  CHECK(known.written(known.named(ids_of(cut), cut)).starts_with("Mr Brown is Mr Brown's"));
}

TEST_CASE("straight quotation marks open and close in turn") {
  const auto cut = words().cut("anna said, \"I am tired.\"");
  CHECK(cut[3].id == words().find("“"));
  CHECK(cut.back().id == words().find("”"));
}

TEST_CASE("a mark that is written as in the other language is read as that of its own") {
  CHECK(ids_of(words().cut("小狗没有过,因为它.")) == ids_of(words().cut("小狗没有过，因为它。")));
  CHECK(ids_of(words().cut("it was，Anna said。")) == ids_of(words().cut("it was, Anna said.")));
  // In a Chinese text an English word tells nothing.
  CHECK(words().cut("小狗 cat，没有")[2].id == words().find("，"));
  CHECK(words().cut("小狗 cat, 没有")[2].id == words().find(","));
  // This one is known in one of the two widths only.
  CHECK(words().cut("小狗?")[1].id == words().find("?"));
  CHECK(words().cut("小狗,")[1].text == ",");
}

TEST_CASE("what was cut is written as it should be") {
  const auto again = [](std::string_view text) {
    const auto cut = words().cut(text);
    return words().written(words().named(ids_of(cut), cut));
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
