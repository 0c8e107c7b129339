#include "training/suite/suite.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "training/suite/cases.h"

namespace playground::training {
namespace {

constexpr double least_score = 0.5;
constexpr double least_cause = 20;  // points

double share(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

bool reads_for(Role role, const HeadName& head) {
  if (role == Role::alignment) return head.cross;
  return head.stack == StackName::encoder;
}

// The key on which a head puts the most weight.
std::int64_t strongest_key(const fast::TrainedAttention& attention, std::int64_t sentence,
                           std::int64_t head, std::int64_t query, std::int64_t keys) {
  std::int64_t best = 0;
  for (std::int64_t key = 1; key < keys; ++key) {
    if (attention.weight(sentence, head, query, key) >
        attention.weight(sentence, head, query, best)) {
      best = key;
    }
  }
  return best;
}

Score answer(Subject& subject, const Probe& probe, const HeadName& head, std::int64_t rows) {
  const std::vector<Case> cases = draw_cases(subject.vocabulary(), probe, rows);
  std::vector<Pair> pairs;
  for (const Case& one : cases) pairs.push_back(one.pair);
  std::size_t next = 0;
  Score score{std::string(probe.wanted.name)};
  std::int64_t right = 0;
  subject.answer(pairs, [&](const Subject::Answers& answers) {
    const fast::TrainedAttention& attention = subject.network().attention_of(head);
    for (std::size_t i = 0; i < answers.pairs.size(); ++i) {
      const Case& one = cases[next++];
      const std::vector<std::int64_t>& keys = labels_of(probe.role, one.pair);
      for (std::size_t row = 0; row < keys.size(); ++row) {
        const auto query = static_cast<std::int64_t>(row);
        if (!asks(subject.vocabulary(), probe, one, query)) continue;
        const std::int64_t strongest =
            strongest_key(attention, static_cast<std::int64_t>(i), head.head, query,
                          static_cast<std::int64_t>(one.pair.source.size()));
        ++score.cases;
        right += probe.accepts == nullptr ? strongest == keys[row]
                                          : probe.accepts(one, keys[row], strongest);
      }
    }
  });
  score.right = share(right, score.cases);
  return score;
}

using HeadScores = std::map<std::pair<std::size_t, std::size_t>, MeanWeight>;  // by head and role

void add_scores(const Subject& subject, const Subject::Answers& answers, HeadScores& scores) {
  const std::vector<HeadName>& heads = subject.network().heads();
  for (std::size_t r = 0; r < std::size(role_names); ++r) {
    const Role role = static_cast<Role>(r);
    const std::vector<std::int64_t> keys = keys_of(role, answers.pairs);
    for (std::size_t h = 0; h < heads.size(); ++h) {
      if (!reads_for(role, heads[h])) continue;
      add_weights(subject.network(), heads[h], answers.examples, keys, scores[{h, r}]);
    }
  }
}

// Of one kind of answer.
struct Asked {
  std::string name;
  std::vector<Pair> pairs;
  std::int64_t right = 0;  // word after word the likeliest
  std::int64_t found = 0;  // as the page finds them: translations by beam search

  double share_right() const { return share(right, size()); }
  std::int64_t size() const { return static_cast<std::int64_t>(pairs.size()); }
};

std::vector<Asked> ask(Subject& subject, std::int64_t cases, HeadScores& scores) {
  std::vector<Asked> all;
  for (const Wanted& wanted : answers()) {
    Asked asked{std::string(wanted.name), draw_answers(subject.vocabulary(), wanted, cases)};
    const bool is_plain = wanted.task != WordTask::explain && !wanted.unknown;
    subject.answer(asked.pairs, [&](const Subject::Answers& answers) {
      asked.right += static_cast<std::int64_t>(answers.pairs.size() - answers.wrong.size());
      if (is_plain) add_scores(subject, answers, scores);
    });
    asked.found = wanted.task == WordTask::explain ? asked.right : subject.count_found(asked.pairs);
    all.push_back(std::move(asked));
  }
  return all;
}

KnockOut knock_out(Subject& subject, const HeadName& head, const std::vector<Asked>& all) {
  KnockOut worst;
  for (const Asked& asked : all) {
    const double with = asked.share_right();
    const double without = share(subject.count_right_without(head, asked.pairs), asked.size());
    if (!worst.answers.empty() && with - without <= worst.with - worst.without) continue;
    const double variance = with * (1 - with) + without * (1 - without);
    const double error = std::sqrt(variance / static_cast<double>(asked.size()));
    worst = {asked.name, with, without, error};
  }
  return worst;
}

}  // namespace

Report examine(Subject& subject, const std::vector<GuidedHead>& guided, std::int64_t cases) {
  Report report;
  HeadScores scores;
  const std::vector<Asked> all = ask(subject, cases, scores);
  for (const Asked& asked : all) {
    report.answers.push_back({asked.name, asked.size(), share(asked.found, asked.size())});
  }
  for (const std::int64_t words : {5, 10, 15}) {
    const std::vector<Pair> lists = draw_lists(subject.vocabulary(), words, cases);
    report.answers.push_back({"list of " + std::to_string(words) + " unknown words, with repeats",
                              cases, share(subject.count_right(lists), cases)});
  }
  for (const Probe& probe : probes()) {
    for (const GuidedHead& one : guided) {
      if (one.role != probe.role) continue;
      report.probes.push_back(answer(subject, probe, one.head, cases));
      break;
    }
  }
  const std::vector<HeadName>& heads = subject.network().heads();
  for (std::size_t h = 0; h < heads.size(); ++h) {
    CatalogueHead head;
    head.head = heads[h];
    for (const GuidedHead& one : guided) head.guided = head.guided || one.head == heads[h];
    const KnockOut worst = knock_out(subject, heads[h], all);
    const double points = 100 * (worst.with - worst.without);
    head.cause = points >= least_cause;
    head.right = {worst.with, worst.without};
    for (std::size_t r = 0; r < std::size(role_names); ++r) {
      const double score = scores[{h, r}].mean();
      if (score >= least_score) head.roles.push_back({std::string(role_names[r]), score, points});
    }
    std::sort(head.roles.begin(), head.roles.end(),
              [](const HeadRole& one, const HeadRole& other) { return one.score > other.score; });
    report.heads.push_back(std::move(head));
    report.knock_outs.push_back(worst);
  }
  return report;
}

}  // namespace playground::training
