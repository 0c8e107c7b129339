// The sentences of stories in both languages, with places to be filled in.
#pragma once

#include <span>
#include <string_view>

namespace playground::stories {

// Words with spaces between them. A letter in braces is somebody or something; the first letter
// says what:
//   p q  a person          n o  an animal           l    a person or an animal
//   t u w  a thing         f    food                a b  anything that has a plural
//   c    a container       d    a container or a surface        r    a place
//   v    a verb without an object     x y e  verbs that take somebody, a thing, food
//   j    an adjective said of somebody       i    one said of a thing
// What follows a colon is its form:
//   entities  {t} "a ball", later "the ball"; {t:the}; {t:a}; {t:bare}; {t:all} "balls"
//             {t:s} {t:o} a pronoun where it is clear whom it means, else as {t}
//             {t:he} {t:him} {t:his} pronouns; {t:k} how many there are, {t:m} in Chinese the
//             classifier {t:is} {t:was} {t:has} {t:does} {t:this} {t:belongs} words that agree with
//             it {c:in} "in the box", in Chinese 在箱子里; {c:inside} 箱子里
//   verbs     {v:past} {v:base} {v:ing} {v:s}, which agrees, in Chinese {v}
// A word with /p is said of p.
struct Line {
  std::string_view english;
  std::string_view chinese;
};

// With what a story begins, and how it goes on.
std::span<const Line> openings();
std::span<const Line> scenes();
std::span<const Line> dialogues();
// A subject with other nouns between it and what is said of it.
std::span<const Line> descriptions();

// Something told that is asked for later.
struct Fact {
  Line told;
  Line question;
  Line answer;
};
std::span<const Fact> facts();

}  // namespace playground::stories
