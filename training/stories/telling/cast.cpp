#include "training/stories/telling/cast.h"

#include <algorithm>

namespace playground::stories {
namespace {

constexpr int with_name = 65;  // of a hundred persons
constexpr int of_many = 25;
constexpr int with_adjective = 20;
constexpr int is_old = 78;  // of a hundred entities: told of already, where there is one

bool suits(char letter, Kind kind) {
  switch (letter) {
    case 'p':
    case 'q':
      return kind == Kind::person;
    case 'n':
    case 'o':
      return kind == Kind::animal;
    case 'l':
      return kind == Kind::person || kind == Kind::animal;
    case 'f':
      return kind == Kind::food;
    case 'c':
      return kind == Kind::container;
    case 'd':
      return kind == Kind::container || kind == Kind::surface;
    case 'r':
      return kind == Kind::place;
    case 'a':
    case 'b':
      return kind != Kind::place && kind != Kind::food;
    default:
      return kind == Kind::thing;
  }
}

bool is_living(Kind kind) { return kind == Kind::person || kind == Kind::animal; }

}  // namespace

bool sound_alike(const Entity& one, const Entity& other) {
  if (one.many != other.many) return false;
  return one.many || one.gender == other.gender;
}

bool Cast::knows(const Noun* noun, const Name* name) const {
  return std::any_of(entities_.begin(), entities_.end(), [&](const Entity& one) {
    return name != nullptr ? one.name == name : one.noun == noun && one.name == nullptr;
  });
}

int Cast::add(char letter) {
  Entity entity;
  if (suits(letter, Kind::person) && letter != 'a' && letter != 'b' && chance(with_name)) {
    do entity.name = &any(names());
    while (knows(nullptr, entity.name));
    entity.gender = entity.name->gender;
  } else {
    do entity.noun = &any(nouns());
    while (!suits(letter, entity.noun->kind) || knows(entity.noun, nullptr));
    const Kind kind = entity.noun->kind;
    entity.gender = entity.noun->gender;
    if (entity.gender == Gender::either) {
      entity.gender = chance(50) ? Gender::male : Gender::female;
    }
    const bool countable = kind == Kind::animal || kind == Kind::thing || kind == Kind::food;
    entity.many = countable && chance(of_many);
    if (entity.many && chance(50)) entity.number = static_cast<int>(dice_.between(2, 10));
    if (chance(with_adjective)) {
      const Adjective& adjective = any(adjectives());
      if (!adjective.before_noun.empty() && adjective.of_living == is_living(kind)) {
        entity.adjective = &adjective;
      }
    }
  }
  entities_.push_back(entity);
  return static_cast<int>(entities_.size()) - 1;
}

int Cast::choose(char letter, const std::vector<int>& taken, bool fresh) {
  std::vector<int> old;
  for (int i = 0; i < static_cast<int>(entities_.size()); ++i) {
    const Entity& one = at(i);
    const bool is_taken = std::find(taken.begin(), taken.end(), i) != taken.end();
    if (!is_taken && suits(letter, one.name != nullptr ? Kind::person : one.noun->kind)) {
      old.push_back(i);
    }
  }
  if (!fresh && !old.empty() && chance(is_old)) return any(old);
  return add(letter);
}

int Cast::countable(char letter, bool many, const std::vector<int>& taken) {
  Entity entity;
  const auto is_taken = [&](const Noun* noun) {
    return std::any_of(taken.begin(), taken.end(), [&](int one) { return at(one).noun == noun; });
  };
  do entity.noun = &any(nouns());
  while (!suits(letter, entity.noun->kind) || !shows_number(*entity.noun) || is_taken(entity.noun));
  entity.many = many;
  entity.gender = entity.noun->gender == Gender::either ? Gender::male : entity.noun->gender;
  if (many) entity.number = static_cast<int>(dice_.between(2, 10));
  entities_.push_back(entity);
  return static_cast<int>(entities_.size()) - 1;
}

}  // namespace playground::stories
