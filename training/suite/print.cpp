#include "training/suite/print.h"

#include <algorithm>
#include <cstdio>

namespace playground::training {
namespace {

const char* part_of(const HeadName& head) {
  return head.cross ? "cross" : head.stack == StackName::encoder ? "encoder" : "decoder";
}

void print_scores(const std::vector<Score>& scores) {
  for (const Score& score : scores) {
    std::printf("| %s | %lld | %.3f |\n", score.name.c_str(), static_cast<long long>(score.cases),
                score.right);
  }
}

std::string roles_of(const CatalogueHead& head) {
  std::string all;
  for (const HeadRole& role : head.roles) {
    char text[64];
    std::snprintf(text, sizeof text, "%s%s %.3f", all.empty() ? "" : ", ", role.role.c_str(),
                  role.score);
    all += text;
  }
  return all.empty() ? "unnamed" : all;
}

void print_head(const CatalogueHead& head, const KnockOut& knock_out) {
  const double points = 100 * (knock_out.with - knock_out.without);
  std::printf("| %s %lld.%lld | %s | %s | %s | %.3f | %.3f | %.1f ± %.1f | %s |\n",
              part_of(head.head), static_cast<long long>(head.head.block) + 1,
              static_cast<long long>(head.head.head) + 1, roles_of(head).c_str(),
              head.guided ? "yes" : "no", knock_out.answers.c_str(), knock_out.with,
              knock_out.without, points, 100 * knock_out.error, head.cause ? "cause" : "pointer");
}

}  // namespace

void print(const std::string& name, const Report& report) {
  std::printf("# What `%s` can do\n\n", name.c_str());
  std::printf(
      "Found by `training/suite` on the file as it is published, with texts that it was not "
      "trained on. *Withheld pairs* are\ncombinations of two nouns and what is said of one "
      "of them that no text of the training has.\n\n");
  std::printf("## Answers that are right from the first to the last word\n\n");
  std::printf("| answers | texts | right |\n| --- | --- | --- |\n");
  print_scores(report.answers);
  std::printf(
      "\n## Heads that were told where to look: the share of words at which they look most "
      "where they should\n\n");
  std::printf("| from where to where | words | right |\n| --- | --- | --- |\n");
  print_scores(report.probes);
  std::printf("\n## Every head, and the answers without it\n\n");
  std::printf(
      "A role counts by the mean weight where it says that a head looks. *With* and "
      "*without* are the shares of right answers of\nthe kind that the head helps most, and "
      "± is one standard error. A head is a *cause* if 20 points or more are lost without\n"
      "it; else it is a *pointer*: it may show what the model knows, but the model answers "
      "without it as well.\n\n");
  std::printf(
      "| head | roles | guided | helps most | with | without | points lost | |\n"
      "| --- | --- | --- | --- | --- | --- | --- | --- |\n");
  for (std::size_t i = 0; i < report.heads.size(); ++i) {
    print_head(report.heads[i], report.knock_outs[i]);
  }
}

void print_rounding(double exact, double rounded) {
  std::printf("\n## Rounding\n\n");
  std::printf(
      "Mean loss of a word: %.5f as it was trained (F32), %.5f as the file holds it (I8), "
      "%+.5f nats.\n",
      exact, rounded, rounded - exact);
}

void print_pronouns(const std::string& language, const std::vector<AskedSentence>& all) {
  const auto count = [&](bool PronounAnswer::* is_right) {
    return std::count_if(all.begin(), all.end(),
                         [&](const AskedSentence& one) { return one.answer.*is_right; });
  };
  std::printf("\n## %zu sentences with a pronoun, written by hand, in %s\n\n", all.size(),
              language.c_str());
  std::printf(
      "The pronoun head looks most at whom it means in %lld of them, *explain* names them "
      "in %lld. Those that are not both:\n\n",
      static_cast<long long>(count(&PronounAnswer::looks_right)),
      static_cast<long long>(count(&PronounAnswer::says_right)));
  std::printf("| sentence | meant | looks at | explained |\n| --- | --- | --- | --- |\n");
  for (const AskedSentence& one : all) {
    if (one.answer.looks_right && one.answer.says_right) continue;
    std::printf("| %s | %s | %s | %s |\n", one.sentence.text.c_str(), one.sentence.means.c_str(),
                one.answer.looks_at.c_str(), one.answer.explained.c_str());
  }
}

void print_translations(const std::vector<Translation>& all) {
  std::printf("\n## What a visitor may type\n\n| sentence | translation |\n| --- | --- |\n");
  for (const Translation& one : all) {
    std::printf("| %s | %s |\n", one.sentence.c_str(), one.translated.c_str());
  }
}

}  // namespace playground::training
