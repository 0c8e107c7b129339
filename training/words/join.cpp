#include "training/words/join.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace playground::training {
namespace {

// How much of a pair is before the cut: rows of the source, the start among them, and rows of the
// target.
struct Cut {
  std::int64_t source;
  std::int64_t target;
  bool ends_clause = false;  // with a comma
};

// What says of a row of the source to which other one it belongs.
constexpr std::array<std::vector<std::int64_t> Pair::*, 4> all_labels{
    &Pair::antecedents, &Pair::subjects, &Pair::nouns, &Pair::forced};

std::int64_t size_of(const std::vector<std::int64_t>& rows) {
  return static_cast<std::int64_t>(rows.size());
}

// No label leads from one side to the other.
bool keeps_together(const Pair& pair, std::int64_t cut) {
  for (const auto label : all_labels) {
    const std::vector<std::int64_t>& rows = pair.*label;
    for (std::int64_t row = 0; row < size_of(rows); ++row) {
      const std::int64_t other = rows[static_cast<std::size_t>(row)];
      if (other >= 0 && (row < cut) != (other < cut)) return false;
    }
  }
  return true;
}

// Finds where a pair can be cut: behind commas, and where the words before and behind the cut are
// aligned in both languages, so that nothing that is said in another order, or in other words, is
// torn apart.
class Cutter {
 public:
  Cutter(const WordVocabulary& vocabulary, const Pair& pair)
      : pair_(pair), the_(vocabulary.find("the").value()), says_(pair.source.size(), false) {
    for (const std::string_view comma : {",", "，"})
      commas_.push_back(vocabulary.find(comma).value());
    for (const std::int64_t row : pair.sources) {
      if (row >= 0) says_[static_cast<std::size_t>(row)] = true;
    }
  }

  std::vector<Cut> cuts() const {
    std::vector<Cut> found;
    std::int64_t last = 0;  // row of the source that something before the cut comes from
    for (std::int64_t target = 1; target + 1 < size_of(pair_.target); ++target) {
      last = std::max(last, source_of(target - 1));
      const bool ends_clause = is_comma(pair_.target, target - 1);
      const std::int64_t source = ends_clause ? behind_comma(last) : last + 1;
      if (source >= size_of(pair_.source) || !is_before_all(source, target)) continue;
      if (!ends_clause && !is_between(source, target)) continue;
      if (keeps_together(pair_, source)) found.push_back({source, target, ends_clause});
    }
    return found;
  }

 private:
  std::int64_t source_of(std::int64_t target) const {
    return pair_.sources[static_cast<std::size_t>(target)];
  }
  bool is_comma(const std::vector<std::int64_t>& ids, std::int64_t at) const {
    return at < size_of(ids) && std::find(commas_.begin(), commas_.end(),
                                          ids[static_cast<std::size_t>(at)]) != commas_.end();
  }
  // Nothing behind the cut comes from before it.
  bool is_before_all(std::int64_t source, std::int64_t target) const {
    return std::all_of(pair_.sources.begin() + target, pair_.sources.end(),
                       [&](std::int64_t row) { return row < 0 || row >= source; });
  }
  // The row behind the comma that follows, but for words from which nothing comes; none: the end.
  std::int64_t behind_comma(std::int64_t row) const {
    do {
      ++row;
    } while (row < size_of(pair_.source) && !says(row) && !is_comma(pair_.source, row));
    return is_comma(pair_.source, row) ? row + 1 : size_of(pair_.source);
  }
  // "The" says nothing of its own, and goes with the noun behind it.
  bool is_between(std::int64_t source, std::int64_t target) const {
    const auto behind = static_cast<std::size_t>(source);
    const bool begins_source = says(source) || pair_.nouns[behind] > source;
    const bool begins_target =
        source_of(target) >= 0 || pair_.target[static_cast<std::size_t>(target)] == the_;
    return source_of(target - 1) >= 0 && begins_source && begins_target;
  }
  bool says(std::int64_t row) const { return says_[static_cast<std::size_t>(row)]; }

  const Pair& pair_;
  std::int64_t the_;
  std::vector<std::int64_t> commas_;
  std::vector<bool> says_;  // by row of the source: whether something comes from it
};

std::set<std::int64_t> slot_numbers(const WordVocabulary& vocabulary, const Pair& pair) {
  std::set<std::int64_t> numbers;
  for (const auto* ids : {&pair.source, &pair.target}) {
    for (const std::int64_t id : *ids) {
      if (const auto number = vocabulary.slot_number(id)) numbers.insert(*number);
    }
  }
  return numbers;
}

// The slots of the second that the first one has too are others in what is joined, as long as there
// are free ones.
std::map<std::int64_t, std::int64_t> other_slots(const WordVocabulary& vocabulary,
                                                 const Pair& first, const Pair& second) {
  std::set<std::int64_t> taken = slot_numbers(vocabulary, first);
  std::map<std::int64_t, std::int64_t> others;
  for (const std::int64_t number : slot_numbers(vocabulary, second)) {
    std::int64_t free = number;
    for (std::int64_t i = 0; i < word_slots && taken.contains(free); ++i) {
      free = (free + 1) % word_slots;
    }
    taken.insert(free);
    for (std::int64_t i = 0; i < word_forms; ++i) {
      const auto form = static_cast<WordForm>(i);
      others[vocabulary.slot(form, number)] = vocabulary.slot(form, free);
    }
  }
  return others;
}

Pair joined(const WordVocabulary& vocabulary, const Pair& first, const Cut& end, const Pair& second,
            const Cut& begin) {
  Pair pair = first;
  const auto source_size = static_cast<std::size_t>(end.source);
  const auto target_size = static_cast<std::size_t>(end.target);
  pair.source.resize(source_size);
  pair.entities.resize(source_size);
  pair.target.resize(target_size);
  pair.sources.resize(target_size);
  const std::int64_t moved = end.source - begin.source;
  // What is not labelled stays so.
  const auto moved_row = [&](std::int64_t row) {
    return row < begin.source ? std::min<std::int64_t>(row, -1) : row + moved;
  };
  for (const auto label : all_labels) {
    (pair.*label).resize(source_size);
    for (std::int64_t row = begin.source; row < size_of(second.source); ++row) {
      (pair.*label).push_back(moved_row((second.*label)[static_cast<std::size_t>(row)]));
    }
  }
  const auto others = other_slots(vocabulary, pair, second);
  const auto id_of = [&](std::int64_t id) {
    const auto other = others.find(id);
    return other == others.end() ? id : other->second;
  };
  const std::int64_t entities = 1 + *std::max_element(first.entities.begin(), first.entities.end());
  for (auto row = static_cast<std::size_t>(begin.source); row < second.source.size(); ++row) {
    const std::int64_t entity = second.entities[row];
    pair.source.push_back(id_of(second.source[row]));
    pair.entities.push_back(entity < 0 ? -1 : entity + entities);
  }
  for (auto row = static_cast<std::size_t>(begin.target); row < second.target.size(); ++row) {
    pair.target.push_back(id_of(second.target[row]));
    pair.sources.push_back(moved_row(second.sources[row]));
  }
  return pair;
}

}  // namespace

bool ends_text(const WordVocabulary& vocabulary, const Pair& pair) {
  return ends_text(vocabulary.tokens()[static_cast<std::size_t>(pair.source.back())]);
}

Pair one_after_another(const WordVocabulary& vocabulary, const Pair& first, const Pair& second) {
  const Cut end{size_of(first.source), size_of(first.target) - 1};
  return joined(vocabulary, first, end, second, {1, 0});
}

std::optional<Pair> spliced(const WordVocabulary& vocabulary, const Neighbours& neighbours,
                            const Pair& first, const Pair& second, Dice& dice) {
  if (first.source.back() != second.source.back()) return std::nullopt;
  const auto fit = [&](const std::vector<std::int64_t>& before, std::int64_t end,
                       const std::vector<std::int64_t>& behind, std::int64_t begin) {
    return neighbours.are(vocabulary, before[static_cast<std::size_t>(end - 1)],
                          behind[static_cast<std::size_t>(begin)]);
  };
  const std::vector<Cut> begins = Cutter(vocabulary, second).cuts();
  std::vector<std::pair<Cut, Cut>> ways;
  for (const Cut& end : Cutter(vocabulary, first).cuts()) {
    for (const Cut& begin : begins) {
      if (begin.ends_clause == end.ends_clause &&
          fit(first.source, end.source, second.source, begin.source) &&
          fit(first.target, end.target, second.target, begin.target)) {
        ways.emplace_back(end, begin);
      }
    }
  }
  if (ways.empty()) return std::nullopt;
  const auto& [end, begin] =
      ways[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(ways.size())))];
  return joined(vocabulary, first, end, second, begin);
}

}  // namespace playground::training
