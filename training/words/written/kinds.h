// Which nouns and names may stand for each other in a sentence, in English and in Chinese at once.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/train/example.h"
#include "core/words/vocabulary.h"

namespace playground::training {

// A noun or a name, as ids of the vocabulary. An English noun in the plural has the same Chinese
// one as in the singular.
struct BothWords {
  std::int64_t english;
  std::int64_t chinese;

  auto operator<=>(const BothWords&) const = default;
};

// Of the same kind are nouns of the same classes, gender and number, with the same article and
// classifier, and names of the same gender.
class Kinds {
 public:
  explicit Kinds(const WordVocabulary& vocabulary);

  // What the word may be in both languages, `id` being either of them; none: it has no kind.
  std::span<const BothWords> readings(std::int64_t id) const;
  // Of the kind of one of the readings; at times the word itself.
  BothWords draw_another(const BothWords& word, Dice& dice) const;

 private:
  std::vector<std::vector<BothWords>> kinds_;
  std::map<BothWords, std::size_t> kind_of_;
  std::map<std::int64_t, std::vector<BothWords>> readings_;
};

}  // namespace playground::training
