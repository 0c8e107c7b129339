/** A model that writes on: its settings, what may come next, and which words it wrote. */
import { storyFocus, tokenOf } from "../../ops/tokens/next_word/focus.js";
import { isStory, storyOf } from "../../ops/tokens/next_word/reading.js";
import type { Cell, Experiment, WordChoice } from "../../types/graph.js";
import type { GenerateRequest } from "../../types/wire.js";
import type { ExperimentDocument } from "../../document/document.js";
import type { Choices } from "../../document/choices.js";
import type { Engine } from "../../engine/index.js";

/** What was written last: behind which text, and what the text is since. */
interface Written {
  readonly own: string;
  readonly before: string;
  readonly text: string;
  readonly count: number;
}

interface Asked {
  readonly question: string;
  readonly choices: readonly WordChoice[] | undefined;
}

/** What it needs of the story that is shown. */
interface Told {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  readonly answered: ExperimentDocument["answered"];
  readonly choices: Choices;
  readonly currentTime: number;
  choose(choices: Partial<Choices>): void;
}

export class Writing {
  busy = false;
  #written: Written | undefined;
  #asked: Asked | undefined;

  constructor(
    private readonly story: Told,
    private readonly changed: () => void,
  ) {}

  /** The text that is shown, without spaces at its end. */
  get #text(): string {
    return (this.story.document.sentences.input[0] ?? "").trimEnd();
  }

  /** The first word that the model wrote; undefined if it wrote none of what is shown. */
  writtenFrom(experiment: Experiment): number | undefined {
    const { own = "", text = "" } = this.#written ?? {};
    if (own === "" || !this.#text.startsWith(own) || !text.startsWith(this.#text)) return undefined;
    const { length } = Array.from(own);
    const [tokens = []] = experiment.tokens;
    const first = tokens.slice(1).findIndex(({ start = 0 }) => start >= length);
    return first < 0 ? undefined : first;
  }

  /** Whether the last words can be drawn again. */
  get canRedraw(): boolean {
    return this.#written?.text === this.#text;
  }

  /** Draws so many words and writes them behind the text. */
  write(count: number): Promise<void> {
    const text = this.#text;
    const goesOn = this.#written?.text === text;
    return this.#draw(goesOn ? (this.#written?.own ?? text) : text, text, count);
  }

  /** Draws the last words again, with another seed; if there are none, a first one. */
  redraw(): Promise<void> {
    const last = this.#written;
    if (!last || !this.canRedraw) return this.write(1);
    return this.#draw(last.own, last.before, last.count);
  }

  async #draw(own: string, before: string, count: number): Promise<void> {
    const asked = this.#question(before, count);
    if (this.busy || !asked) return;
    this.busy = true;
    this.changed();
    try {
      const { text } = await this.story.engine.call(asked);
      this.#written = { own, before, text: before + text, count };
      const { drawing } = this.story.choices;
      this.story.choose({ drawing: { ...drawing, seed: drawing.seed + 1 } });
      await this.story.document.edit({ side: "input", index: 0 }, before + text);
      this.#lookAtLast();
    } catch {
      // The text stays as it is; what is wrong with it is told where it stands.
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** The picture tells who chose the word that was written last. */
  #lookAtLast(): void {
    const { result } = this.story.document.answered ?? {};
    const { words } = result ? storyOf(result) : { words: [] };
    const token = words.length - 1;
    const text = words[token]?.text;
    if (text !== undefined) this.story.choose({ look: { token, text, head: 0 }, view: "chose" });
  }

  #question(text: string, count: number): GenerateRequest | undefined {
    const { model, without } = this.story.answered?.request ?? {};
    if (model === undefined || text === "") return undefined;
    const { temperature, topK, seed } = this.story.choices.drawing;
    const input = { text };
    const own = { temperature, top_k: topK, seed, max_tokens: count, ...(without && { without }) };
    return { command: "generate", model, input, ...own };
  }

  /** What may come behind the row in focus: at once as learnt, then with the settings. */
  choices(experiment: Experiment): readonly WordChoice[] {
    if (!isStory(experiment)) return [];
    const { row } = this.focus(experiment);
    const learnt = experiment.model?.next?.[row]?.alternatives ?? [];
    const end = experiment.tokens[0]?.[row]?.end;
    const letters = Array.from(this.story.answered?.request.input?.text ?? "");
    const request = row > 0 ? this.#question(letters.slice(0, end).join(""), 1) : undefined;
    if (!request) return learnt;
    const question = JSON.stringify({ ...request, seed: 0 });
    if (this.#asked?.question !== question) this.#ask(request, question);
    return this.#asked?.choices ?? learnt;
  }

  focus(experiment: Experiment) {
    const { choices, currentTime } = this.story;
    return storyFocus(storyOf(experiment), choices, currentTime * 1000);
  }

  /** The number by which the picture knows the word that is looked at: its own weight for itself. */
  cellOfWord(experiment: Experiment): Cell | undefined {
    const at = tokenOf(this.focus(experiment).word);
    return storyOf(experiment).heads[0]?.at(at, at)?.cell;
  }

  /** The choices before stay until those asked for are there. */
  #ask(request: GenerateRequest, question: string): void {
    this.#asked = { question, choices: undefined };
    this.story.engine.call(request).then(
      ({ tokens: [word] }) => {
        if (this.#asked?.question !== question) return;
        this.#asked = { question, choices: word?.alternatives };
        this.changed();
      },
      () => undefined,
    );
  }
}
