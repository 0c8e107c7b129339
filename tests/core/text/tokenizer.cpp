#include "core/text/tokenizer.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "core/text/utf8.h"

namespace playground {
namespace {

using Texts = std::vector<std::string>;

Texts cut(std::string_view text, Tokenizer tokenizer) {
  Texts texts;
  for (const TextToken& token : tokenize(text, tokenizer)) texts.push_back(token.text);
  return texts;
}

Texts words(std::string_view text) { return cut(text, Tokenizer::word); }

TEST_CASE("words are split at white space, which is dropped") {
  CHECK(words("Your journey starts with one step") ==
        Texts{"Your", "journey", "starts", "with", "one", "step"});
  CHECK(words(" \t a\r\nb\u00A0c\u2003d\u3000e\u2028f\u0085g\u202Fh\u205Fi\u1680j  ") ==
        Texts{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"});
}

TEST_CASE("no text and white space alone give no tokens") {
  for (const std::string_view text : {"", " ", " \t\n\u3000\u00A0"}) {
    CHECK(words(text).empty());
    CHECK(cut(text, Tokenizer::whitespace).empty());
  }
  CHECK(cut("", Tokenizer::character).empty());
}

TEST_CASE("each character of Han, Hiragana and Katakana is a token") {
  CHECK(words("我爱中国") == Texts{"我", "爱", "中", "国"});
  CHECK(words("ひらカタｶﾀ") == Texts{"ひ", "ら", "カ", "タ", "ｶ", "ﾀ"});
  CHECK(words("ラーメン々〇") == Texts{"ラ", "ー", "メ", "ン", "々", "〇"});
  CHECK(words("𠀀𠮷㐀") == Texts{"𠀀", "𠮷", "㐀"});
}

TEST_CASE("other scripts are words, also beside single-character tokens") {
  CHECK(words("한국어 привет שלום हिन्दी ไทย") == Texts{"한국어", "привет", "שלום", "हिन्दी", "ไทย"});
  CHECK(words("I爱Attention机制ok") == Texts{"I", "爱", "Attention", "机", "制", "ok"});
}

TEST_CASE("a run of digits is one token, with inner points and commas") {
  CHECK(words("3.14 1,000.5 2024") == Texts{"3.14", "1,000.5", "2024"});
  CHECK(words("3. .5 1,, 1..2 ,7") ==
        Texts{"3", ".", ".", "5", "1", ",", ",", "1", ".", ".", "2", ",", "7"});
  CHECK(words("1,a 1.我 1'2") == Texts{"1", ",", "a", "1", ".", "我", "1", "'", "2"});
}

TEST_CASE("digits and letters are runs of their own") {
  CHECK(words("GPT2 x1y 第3章") == Texts{"GPT", "2", "x", "1", "y", "第", "3", "章"});
}

TEST_CASE("an apostrophe inside a word belongs to it, elsewhere it is a token") {
  CHECK(words("don't O’Neil rock'n'roll") == Texts{"don't", "O’Neil", "rock'n'roll"});
  CHECK(words("'tis dogs' '' a''b it'2 人's") == Texts{"'", "tis", "dogs", "'", "'", "'", "a", "'",
                                                       "'", "b", "it", "'", "2", "人", "'", "s"});
}

TEST_CASE("each character of punctuation is a token") {
  CHECK(words("Hello, world!? (a_b)") ==
        Texts{"Hello", ",", "world", "!", "?", "(", "a", "_", "b", ")"});
  CHECK(words("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~").size() == 32);
  CHECK(words("你好，世界。「是」") == Texts{"你", "好", "，", "世", "界", "。", "「", "是", "」"});
  CHECK(words("ok？a：b；c！（d）［e］｛f｝｡g") == Texts{"ok", "？", "a", "：", "b", "；", "c",
                                                         "！", "（", "d", "）", "［", "e", "］",
                                                         "｛", "f", "｝", "｡", "g"});
  CHECK(words("Ａ１Ｚ＿ｚ") ==
        Texts{"Ａ１Ｚ", "＿", "ｚ"});  // full-width digits and letters are words
  CHECK(words("a—b…“c”¿d¡«e»½") ==
        Texts{"a", "—", "b", "…", "“", "c", "”", "¿", "d", "¡", "«", "e", "»", "½"});
}

TEST_CASE("what is neither punctuation nor emoji is a word, symbols too") {
  CHECK(words("a→b €5 ∑x") == Texts{"a→b", "€", "5", "∑x"});
}

TEST_CASE("marks stay with their base and change nothing else") {
  CHECK(words("cafe\u0301s nai\u0308ve") == Texts{"cafe\u0301s", "nai\u0308ve"});
  CHECK(words("我\u0301爱") == Texts{"我\u0301", "爱"});
  CHECK(words("1\u03012 x!\u0301y") == Texts{"1\u03012", "x", "!\u0301", "y"});
  CHECK(words("don'\u0301t 3.\u03015") == Texts{"don'\u0301t", "3.\u03015"});
}

TEST_CASE("marks are exactly the four ranges of the header") {
  for (const std::string mark :
       {"\u0300", "\u036F", "\u1AB0", "\u1AFF", "\u20D0", "\u20FF", "\uFE00", "\uFE0F"}) {
    CHECK(words("!" + mark) == Texts{"!" + mark});
  }
  for (const std::string other :
       {"\u02FF", "\u0370", "\u1AAF", "\u1B00", "\u20CF", "\u2100", "\uFDFF", "\uFE10"}) {
    CHECK(words("!" + other) == Texts{"!", other});
  }
}

TEST_CASE("a mark after white space or at the start is a word of its own") {
  CHECK(words("\u0301") == Texts{"\u0301"});
  CHECK(words("a \u0301 b") == Texts{"a", "\u0301", "b"});
}

TEST_CASE("each emoji is a token") {
  CHECK(words("I❤you😀😀") == Texts{"I", "❤", "you", "😀", "😀"});
  CHECK(words("a™b⌚⭐㊗") == Texts{"a", "™", "b", "⌚", "⭐", "㊗"});
}

TEST_CASE("families and other joined emoji are one token each") {
  CHECK(words("👨‍👩‍👧‍👦👩‍🚀") ==
        Texts{"👨‍👩‍👧‍👦", "👩‍🚀"});
  CHECK(words("🏳️‍🌈❤️‍🔥👩‍❤️‍💋‍👨") ==
        Texts{"🏳️‍🌈", "❤️‍🔥", "👩‍❤️‍💋‍👨"});
  CHECK(words("x👨‍👩‍👧y") == Texts{"x", "👨‍👩‍👧", "y"});
}

TEST_CASE("a joiner keeps what follows, but for white space and the end") {
  CHECK(words("न्\u200Dय") == Texts{"न्\u200Dय"});
  CHECK(words("a\u200D.b") == Texts{"a\u200D.b"});
  CHECK(words("a\u200D b\u200D") == Texts{"a\u200D", "b\u200D"});
  CHECK(words("😀\u200D\u200D😀😀") == Texts{"😀\u200D\u200D😀", "😀"});
}

TEST_CASE("flags are pairs of regional indicators, counted from the left") {
  CHECK(words("🇩🇪🇫🇷") == Texts{"🇩🇪", "🇫🇷"});
  CHECK(words("🇩🇪🇫") == Texts{"🇩🇪", "🇫"});
  CHECK(words("🇩a🇪") == Texts{"🇩", "a", "🇪"});
  CHECK(words("🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿") ==
        Texts{"🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"});
}

TEST_CASE("skin tones stay with their base") {
  CHECK(words("👍🏽👋🏿!") == Texts{"👍🏽", "👋🏿", "!"});
  CHECK(words("👩🏽‍🚀👩🏻‍🤝‍👩🏿") ==
        Texts{"👩🏽‍🚀", "👩🏻‍🤝‍👩🏿"});
  CHECK(words("🏽") == Texts{"🏽"});
}

TEST_CASE("keycaps and variation selectors stay with their base, whose kind decides") {
  CHECK(words("#️⃣*️⃣") == Texts{"#️⃣", "*️⃣"});
  CHECK(words("a 1️⃣ b") == Texts{"a", "1️⃣", "b"});
  CHECK(words("1️⃣2️⃣") == Texts{"1️⃣2️⃣"});
  CHECK(words("☀️☁︎") == Texts{"☀️", "☁︎"});
}

TEST_CASE("the zero character is a character like others") {
  const std::string_view text("a\0b c", 5);
  CHECK(words(text) == Texts{std::string("a\0b", 3), "c"});
}

TEST_CASE("whitespace splits only at white space") {
  CHECK(cut(" Hello, 我爱\u3000中国!\n3.14 👨‍👩‍👧x", Tokenizer::whitespace) ==
        Texts{"Hello,", "我爱", "中国!", "3.14", "👨‍👩‍👧x"});
}

TEST_CASE("character gives every code point, white space too") {
  CHECK(cut("我 a\n", Tokenizer::character) == Texts{"我", " ", "a", "\n"});
  CHECK(cut("e\u0301👍🏽", Tokenizer::character) == Texts{"e", "\u0301", "👍", "🏽"});
}

TEST_CASE("start and end count code points") {
  const auto tokens = tokenize("我 爱e\u0301! 👍🏽x", Tokenizer::word);
  std::vector<std::pair<std::int64_t, std::int64_t>> places;
  for (const TextToken& token : tokens) places.emplace_back(token.start, token.end);
  CHECK(places == std::vector<std::pair<std::int64_t, std::int64_t>>{
                      {0, 1}, {2, 3}, {3, 5}, {5, 6}, {7, 9}, {9, 10}});
}

}  // namespace
}  // namespace playground
