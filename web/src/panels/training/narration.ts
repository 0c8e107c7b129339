/** What is to be seen in a training run, in one or two sentences. */
import { format } from "../../draw/format.js";
import type { TaskName } from "../../document/training.js";
import { messageIn } from "../../types/error.js";
import type { Language } from "../../types/graph.js";
import { headName } from "./chart.js";
import type { Birth, TrainingRun } from "./run.js";
import { trainingWords } from "./words.js";

export function narrationOf(run: TrainingRun, task: TaskName, language: Language): string {
  const words = trainingWords[language];
  if (run.error) return messageIn(run.error, language);
  if (!run.created) return words.preparing;
  if (run.stopped !== undefined) return words.notFinite(run.stopped);
  const vocabulary = run.created.vocabulary.length;
  if (run.step === 0) return words.first(vocabulary, run.request.create.batch ?? 32);
  const births = run.births.filter(({ step }) => step <= run.step);
  const latest = births.findLast(({ role }) => role === "answer") ?? births.at(-1);
  const share = run.accuracies
    .slice(Math.max(0, run.step - 10), run.step)
    .reduce((sum, value, _, { length }) => sum + value / length, 0);
  const told = latest
    ? [words.begins(latest.step, headName(latest), whatOf(latest, task, language))]
    : [];
  const tell = task === "text" ? words.doneText : words.done;
  if (share >= 0.9) told.push(tell(run.step, `${format(100 * share, 0)} %`));
  if (told.length > 0) return told.join(language === "zh" ? "" : " ");
  const loss = run.losses[run.step - 1] ?? 0;
  return words.trying(format(loss, 2), format(Math.log(vocabulary), 2));
}

/** What a head begins to do. */
function whatOf({ role }: Birth, task: TaskName, language: Language): string {
  const words = trainingWords[language];
  if (role === "answer") return words.tasks[task].answer;
  return { previous: words.previousWhat, same_word: words.sameWhat, first: words.firstWhat }[role];
}
