// How the teller names what it tells of: nouns, names and pronouns.
#include <algorithm>

#include "training/grammar/words.h"
#include "training/stories/telling/teller.h"

namespace playground::stories {
namespace {

// Places and furniture are always definite.
bool is_definite(const Entity& entity, std::string_view form) {
  const Kind kind = entity.noun->kind;
  return form == "the" || entity.noun->definite || kind == Kind::place || kind == Kind::container ||
         kind == Kind::surface || (form.empty() && entity.told);
}

}  // namespace

// Between its last mention and here nothing else was told of that the same pronoun would mean.
bool Teller::is_clear(int at) const {
  const Entity& entity = cast_.at(at);
  if (!entity.told || entity.sentence < sentence_ - 1) return false;
  const auto& all = cast_.all();
  return std::none_of(all.begin(), all.end(), [&](const Entity& one) {
    return &one != &entity && one.sentence >= sentence_ - 1 && sound_alike(one, entity);
  });
}

void Teller::pronoun(int at, std::string_view form) {
  struct Forms {
    std::string_view he, him, his;
  };
  constexpr Forms english[] = {
      {"it", "it", "its"}, {"he", "him", "his"}, {"she", "her", "her"}, {"they", "them", "their"}};
  constexpr std::string_view chinese[][2] = {{"它", "它们"}, {"他", "他们"}, {"她", "她们"}};
  Entity& entity = cast_.at(at);
  const bool clear = is_clear(at);
  const auto gender = static_cast<std::size_t>(entity.gender);
  if (language_ == Language::english) {
    const Forms& forms = english[entity.many ? 3 : gender];
    say(form == "he" ? forms.he : form == "him" ? forms.him : forms.his);
  } else {
    say(chinese[gender][entity.many ? 1 : 0]);
  }
  if (clear) tokens_.back().antecedent = entity.full;
  if (form == "his" && language_ == Language::chinese) {
    say("的");
    return;
  }
  if (form == "his") return;
  named_ = token();
  entity.head = token();
  entity.sentence = sentence_;
}

void Teller::mention(int at, std::string_view form) {
  Entity& entity = cast_.at(at);
  if (entity.name != nullptr) {
    say_content(language_ == Language::english ? entity.name->english : entity.name->chinese);
  } else if (language_ == Language::english) {
    english_noun(entity, form);
  } else {
    chinese_noun(entity, form);
  }
  tokens_.back().partner = named_;
  named_ = token();
  if (form == "all" && !entity.many) return;  // any of its kind
  entity.told = true;
  entity.sentence = sentence_;
  entity.head = token();
  entity.full = token();
}

void Teller::english_noun(Entity& entity, std::string_view form) {
  const std::string plural = playground::plural(entity.noun->english);
  if (form != "bare" && form != "all") {
    const bool definite = is_definite(entity, form);
    const Adjective* adjective = definite || entity.told ? nullptr : entity.adjective;
    const std::string_view next = adjective != nullptr ? adjective->english : entity.noun->english;
    if (definite) {
      say("the");
    } else if (entity.many) {
      say(entity.number > 0 ? number(Language::english, entity.number) : "some");
    } else {
      say(article(next));
    }
    if (adjective != nullptr) say_content(adjective->english);
  }
  const bool many = entity.many || form == "all";
  say(many ? plural : std::string(entity.noun->english)).is_content = shows_number(*entity.noun);
}

void Teller::chinese_noun(Entity& entity, std::string_view form) {
  if (form != "bare" && form != "all") {
    const bool definite = is_definite(entity, form);
    if (definite && entity.many) {
      say("那些");
    } else if (!definite && entity.many && entity.number == 0) {
      say("一些");
    } else if (!definite) {
      say(number(Language::chinese, entity.many ? entity.number : 1));
      say(entity.noun->classifier);
    }
    if (!definite && !entity.told && entity.adjective != nullptr) {
      std::string_view before = entity.adjective->before_noun;
      const bool joined = before.ends_with("的");
      if (joined) before.remove_suffix(std::string_view("的").size());
      say_content(before);
      if (joined) say("的");
    }
  }
  say_content(entity.noun->chinese);
}

void Teller::location(int at, bool inside_only) {
  Entity& entity = cast_.at(at);
  const bool on = entity.noun->kind == Kind::surface;
  if (language_ == Language::english) {
    say(on ? "on" : "in");
    mention(at, "the");
    return;
  }
  if (!inside_only) say("在");
  mention(at, "the");
  say(on ? "上" : "里");
}

}  // namespace playground::stories
