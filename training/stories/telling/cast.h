// Who and what a story tells of.
#pragma once

#include <string>
#include <vector>

#include "core/train/example.h"
#include "training/stories/telling/words.h"

namespace playground::stories {

struct Entity {
  const Noun* noun = nullptr;
  const Name* name = nullptr;  // instead of a noun
  bool many = false;
  int number = 0;                        // of many: how many are told; 0: "some"
  const Adjective* adjective = nullptr;  // where it is told of first
  Gender gender = Gender::neuter;        // never `either`

  // What has been told of it.
  bool told = false;
  int sentence = -10;  // that tells of it last
  int head = -1;       // token of its latest noun, name or pronoun
  int full = -1;       // token of its latest noun or name
};

// Whether pronouns of English confuse two entities.
bool sound_alike(const Entity& one, const Entity& other);

class Cast {
 public:
  explicit Cast(Dice& dice) : dice_(dice) {}

  // Somebody or something for a letter of a line (see lines.h), none of `taken`: often one that is
  // told of already, but never with `fresh`.
  int choose(char letter, const std::vector<int>& taken, bool fresh);
  // One or several of a noun that has a plural which shows it.
  int countable(char letter, bool many, const std::vector<int>& taken);

  Entity& at(int entity) { return entities_[static_cast<std::size_t>(entity)]; }
  const std::vector<Entity>& all() const { return entities_; }
  Dice& dice() { return dice_; }
  bool chance(int percent) { return dice_.below(100) < percent; }
  template <class Range>
  const auto& any(const Range& range) {
    return range[static_cast<std::size_t>(
        dice_.below(static_cast<std::int64_t>(std::size(range))))];
  }

 private:
  bool knows(const Noun* noun, const Name* name) const;
  int add(char letter);

  Dice& dice_;
  std::vector<Entity> entities_;
};

}  // namespace playground::stories
