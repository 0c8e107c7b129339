// What words that a model does not know are in the other language.
#include "core/words/glossary.h"

#include <doctest/doctest.h>

#include "core/words/english.h"

namespace playground::testing {

TEST_CASE("a glossary comes back as it was written down, and what is no entry is left out") {
  const Glossary glossary("章鱼=octopus 无 海水=sea_water");
  REQUIRE(glossary.entries().size() == 2);
  CHECK(glossary.entries()[1].chinese == "海水");
  CHECK(glossary.entries()[1].english == "sea water");
  CHECK(glossary.written() == "章鱼=octopus 海水=sea_water");
  CHECK(Glossary("看不见<invisible").written() == "看不见<invisible");
  CHECK(Glossary().written().empty());
}

TEST_CASE("a word is found in either language, however it is written and inflected") {
  const Glossary glossary(
      "章鱼=octopus 海水=sea_water 拥有=own 停下=stop 摇=shake 匆忙=hurry 拥=own 拥有=possess");
  CHECK(glossary.counterpart("章鱼") == "octopus");
  CHECK(glossary.counterpart("海水") == "sea water");
  CHECK(glossary.counterpart("Octopuses") == "章鱼");
  CHECK(glossary.counterpart("owns") == "拥有");
  CHECK(glossary.counterpart("OWNED") == "拥有");
  CHECK(glossary.counterpart("stopped") == "停下");
  CHECK(glossary.counterpart("stopping") == "停下");
  CHECK(glossary.counterpart("shakes") == "摇");
  CHECK(glossary.counterpart("shaking") == "摇");
  CHECK(glossary.counterpart("shaked") == "摇");
  CHECK(glossary.counterpart("hurries") == "匆忙");
  CHECK(glossary.counterpart("hurried") == "匆忙");
  // The first entry of a word counts.
  CHECK(glossary.counterpart("拥有") == "own");
  CHECK(glossary.counterpart("possess") == "拥有");
  const Glossary one_way("看不见<invisible");
  CHECK(one_way.counterpart("invisible") == "看不见");
  CHECK(one_way.counterpart("看不见").empty());
  CHECK(glossary.counterpart("zorb").empty());
  CHECK(glossary.counterpart("s").empty());
  CHECK(glossary.counterpart("").empty());
}

TEST_CASE("a name is only what is written as one") {
  const Glossary glossary("面包师=baker 芝加哥=Chicago");
  CHECK(glossary.counterpart_of_name("Chicago") == "芝加哥");
  CHECK(glossary.counterpart_of_name("Baker").empty());
  CHECK(glossary.counterpart("chicago") == "芝加哥");
}

TEST_CASE("a Chinese name is written in pinyin, a surname in front") {
  const Glossary glossary("章鱼=octopus lei:磊雷 wang:王 xiao:小晓 yu:雨宇 lü:吕");
  CHECK(glossary.in_pinyin("王磊") == "Wang Lei");
  CHECK(glossary.in_pinyin("王小雨") == "Wang Xiaoyu");
  CHECK(glossary.in_pinyin("小雷") == "Xiaolei");
  CHECK(glossary.in_pinyin("吕雨") == "Lü Yu");
  CHECK(glossary.in_pinyin("欧阳雨") == "Ouyang Yu");
  CHECK(glossary.in_pinyin("司马小雨") == "Sima Xiaoyu");
  CHECK(glossary.in_pinyin("欧阳").empty());
  CHECK(glossary.in_pinyin("欧阳小雨雨").empty());
  CHECK(glossary.in_pinyin("王明").empty());
  CHECK(glossary.in_pinyin("雷雨").empty());
  CHECK(glossary.in_pinyin("王").empty());
  CHECK(glossary.in_pinyin("王小雨雨").empty());
  CHECK(glossary.in_pinyin("octopus").empty());
  CHECK(glossary.counterpart("王磊").empty());
  CHECK(glossary.written() == "章鱼=octopus lei:磊雷 wang:王 xiao:小晓 yu:雨宇 lü:吕");
}

TEST_CASE("a name in pinyin is written in characters, the first that are read so") {
  const Glossary glossary("lei:磊雷 wang:王 xi:希 xiao:萧小晓 an:安 ma:马");
  CHECK(glossary.in_characters("Wang Lei") == "王磊");
  CHECK(glossary.in_characters("Wang Xiaolei") == "王小磊");
  CHECK(glossary.in_characters("Xiao Lei") == "萧磊");
  CHECK(glossary.in_characters("Ouyang Xiaolei") == "欧阳小磊");
  CHECK(glossary.in_characters("Ma Xiang").empty());
  CHECK(glossary.in_characters("Ma An") == "马安");
  CHECK(glossary.in_characters("Wang").empty());
  CHECK(glossary.in_characters("Wang Leian Lei").empty());
  CHECK(glossary.in_characters("Smith Lei").empty());
}

TEST_CASE("English words go with others") {
  CHECK(article("octopus") == "an");
  CHECK(article("hour") == "an");
  CHECK(article("uniform") == "a");
  CHECK(article("lion") == "a");
  CHECK(plural("octopus") == "octopuses");
  CHECK(plural("tooth") == "teeth");
  CHECK(plural("day") == "days");
  CHECK(plural("city") == "cities");
}

}  // namespace playground::testing
