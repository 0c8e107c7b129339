import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { themes, type Theme } from "../../draw/colour.js";
import {
  FIRST,
  printPlace,
  readPlace,
  type Break,
  type Choice,
  type TaskName,
  type TrainingPlace,
} from "../../document/training.js";
import { createTrainingEngine, type TrainingEngine } from "../../engine/session/training.js";
import type { Language } from "../../types/graph.js";
import type { RunRequest } from "../../types/wire.js";
import { cross } from "../../ui/icons.js";
import { save } from "../save.js";
import { base } from "../../ui/styles.js";
import { chart } from "./chart.js";
import { heads, type HeadsActions } from "./heads.js";
import { narrationOf } from "./narration.js";
import { probe } from "./probe.js";
import { OWN_TEXT, probeOf, requestOf, stepsOf } from "./recipes.js";
import { TrainingRun } from "./run.js";
import { readRecipe, readValues, writeModel } from "./safetensors.js";
import { enteredRequest } from "./enter.js";
import { listsOf, printWords, readWords, without, type OwnWords, type Part } from "./own_words.js";
import { settings } from "./settings.js";
import { transport, type TransportActions } from "./transport.js";
import { wordsFields } from "./words_fields.js";
import { trainingStyles } from "./styles.js";
import { trainingWords, type TrainingWords } from "./words.js";

/** How long a pause in typing a text lasts before it is learnt, in milliseconds. */
const TYPING = 600;

/**
 * The room in which a model learns. `place` says what, and to which step. Dispatches `place` with the present one,
 * `enter` with an experiment on the present parameters, and `close`.
 */
export class PlaygroundTraining extends LitElement {
  static override properties = {
    place: {},
    language: {},
    theme: { attribute: false },
    sentence: { state: true },
    complaint: { state: true },
    marked: { state: true },
  };

  static override styles = [base, trainingStyles];

  declare place: string;
  declare language: Language;
  declare theme: Theme;
  /** What the reader watches the heads on; undefined: a sentence of ours. */
  declare sentence: string | undefined;
  /** What is wrong with a file. */
  declare complaint: string | undefined;
  /** The step to compare others with. */
  declare marked: number;
  #engine: TrainingEngine | undefined;
  #run: TrainingRun | undefined;
  #choice: Choice | undefined;
  #width = 0;
  #height = 0;
  #told = "";
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** What the reader gave each task to learn. */
  readonly #texts = new Map<TaskName, string>();
  /** Words as they are being typed, and the text that they made. */
  readonly #typed = new Map<Part, string>();
  #typedText = "";
  /** The words of pronouns that are not the reader's. */
  #ours: OwnWords = {};
  readonly #size = new ResizeObserver(([entry]) => {
    if (!entry) return;
    this.#width = Math.round(entry.contentRect.width);
    this.#height = Math.round(entry.contentRect.height);
    this.requestUpdate();
  });

  constructor() {
    super();
    this.place = "";
    this.language = "en";
    this.theme = themes.light;
    this.marked = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    clearTimeout(this.#typing);
    this.#run?.close();
    this.#engine?.close();
    this.#run = this.#engine = undefined;
  }

  override willUpdate(changes: PropertyValues<this>): void {
    const wanted = readPlace(this.place);
    if (!this.#run || (changes.has("place") && this.place !== this.#told))
      this.#open(wanted ?? { ...this.#given, step: 0 }, wanted?.step ?? 0);
    else if (changes.has("language") && changes.get("language") !== undefined) {
      this.#ours = {};
      this.#open(this.#given, this.#run.step);
    }
  }

  override firstUpdated(): void {
    const stage = this.renderRoot.querySelector(".chart");
    if (stage) this.#size.observe(stage);
    this.renderRoot.querySelector<HTMLElement>(".start")?.focus();
  }

  get #given(): Choice {
    return this.#choice ?? FIRST;
  }

  get #words(): TrainingWords {
    return trainingWords[this.language];
  }

  get #probe(): string {
    return this.sentence ?? probeOf(this.#given, this.language);
  }

  /** Begins a run, and goes to a step of it. */
  #open(choice: Choice, step: number): void {
    this.#run?.close();
    if (choice.task !== this.#choice?.task || choice.text !== this.#choice.text)
      this.sentence = undefined;
    const { task, broken, seed, text } = choice;
    this.#choice = { task, broken, seed, text };
    if (text !== this.#typedText) this.#typed.clear();
    this.#texts.set(task, text);
    this.complaint = undefined;
    this.marked = 0;
    this.#engine ??= createTrainingEngine();
    const run = new TrainingRun(
      this.#engine,
      { create: requestOf(choice, this.language), steps: Math.max(stepsOf(choice), step) },
      () => {
        if (run === this.#run) this.requestUpdate();
      },
    );
    this.#run = run;
    void run.start(this.#probe);
    if (step > 0) void run.seek(step);
  }

  #change(change: Partial<Choice>): void {
    this.#open({ ...this.#given, ...change }, 0);
  }

  /** Says where it is, so that a link leads here. */
  #tell(): void {
    const place: TrainingPlace = { ...this.#given, step: this.#run?.heading ?? 0 };
    this.#told = printPlace(place);
    this.dispatchEvent(new CustomEvent("place", { detail: this.#told }));
  }

  override updated(): void {
    if (this.#run && !this.#run.playing && this.#run.created) {
      const place = printPlace({ ...this.#given, step: this.#run.heading });
      if (place !== this.#told) this.#tell();
    }
  }

  override render(): TemplateResult {
    const words = this.#words;
    const run = this.#run;
    const said = run ? narrationOf(run, this.#given.task, this.language) : words.preparing;
    return html`<div class="room" @keydown=${this.#onKey}>
      <header>
        <h2>${words.title}</h2>
        ${probe({ run, sentence: this.#probe, language: this.language, words }, this.#watch)}
        <button
          class="control close"
          aria-label=${words.close}
          title=${words.close}
          @click=${this.#close}
        >
          ${cross}
        </button>
      </header>
      <aside class="settings">
        ${settings(
          { choice: this.#given, run, words, fields: this.#fields(words) },
          {
            change: (change) => {
              this.#change(change);
            },
            choose: (task) => {
              this.#change({ task, broken: undefined, text: this.#texts.get(task) ?? "" });
            },
            break: (way) => {
              this.#break(way);
            },
          },
        )}
      </aside>
      <section class="stage">
        <div class="chart">
          ${
            run && this.#width > 0
              ? html`<svg
                  width=${this.#width}
                  height=${this.#height}
                  viewBox="0 0 ${this.#width} ${this.#height}"
                  role="img"
                  aria-label=${said}
                >
                  ${chart({ run, words, width: this.#width, height: this.#height })}
                </svg>`
              : nothing
          }
        </div>
        <p class="narration" aria-live="polite">${said}</p>
      </section>
      ${heads({ run, marked: this.marked, complaint: this.complaint, theme: this.theme, words }, this.#acts)}
      ${transport({ run, marked: this.marked, words }, this.#controls)}
    </div>`;
  }

  #break(way: Break): void {
    this.#change({ broken: way === this.#given.broken ? undefined : way });
    this.#run?.play();
  }

  /** What a task takes from the reader. */
  #fields(words: TrainingWords): TemplateResult | typeof nothing {
    const { task } = this.#given;
    if (task === "text") return this.#textField(words);
    return task === "pronouns" ? this.#wordsFields(words) : nothing;
  }

  #textField(words: TrainingWords): TemplateResult {
    return html`<label class="field"
      ><span class="small">${words.ownText}</span>
      <textarea
        rows="6"
        .value=${this.#given.text || OWN_TEXT[this.language]}
        @input=${({ target }: InputEvent) => {
          clearTimeout(this.#typing);
          const text = (target as HTMLTextAreaElement).value;
          this.#typing = setTimeout(() => {
            this.#change({ text });
          }, TYPING);
        }}
      ></textarea>
      <span class="small">${words.ownTextHint}</span></label
    >`;
  }

  #wordsFields(words: TrainingWords): TemplateResult {
    const own = readWords(this.#given.text);
    const { created, error } = this.#run ?? {};
    this.#ours = { ...this.#ours, ...without(created?.words, own) };
    return wordsFields({
      own,
      ours: this.#ours,
      typed: this.#typed,
      error,
      language: this.language,
      words,
      change: (part, typed) => {
        this.#typed.set(part, typed);
        clearTimeout(this.#typing);
        this.#typing = setTimeout(() => {
          this.#typedText = printWords({ ...own, ...listsOf(this.#typed) });
          this.#change({ text: this.#typedText });
        }, TYPING);
      },
    });
  }

  readonly #toggle = (): void => {
    if (this.#run?.playing) this.#run.pause();
    else this.#run?.play();
  };

  readonly #controls: TransportActions = {
    toggle: this.#toggle,
    seek: (step) => {
      this.#run?.pause();
      void this.#run?.seek(step);
    },
    setFast: (fast) => {
      if (this.#run) this.#run.fast = fast;
      this.requestUpdate();
    },
  };

  readonly #close = (): void => {
    this.dispatchEvent(new Event("close", { bubbles: true }));
  };

  /** Space plays, arrows step, unless a field has the focus. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    const typing =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (typing || event.altKey || event.ctrlKey || event.metaKey) return;
    const run = this.#run;
    const acts: Record<string, () => void> = {
      " ": this.#toggle,
      k: this.#toggle,
      ArrowRight: () => void run?.seek(run.heading + 1),
      ArrowLeft: () => void run?.seek(run.heading - 1),
      Home: () => void run?.seek(0),
      End: () => void run?.seek(run.limit),
    };
    const act = acts[event.key];
    if (!act || (event.key === " " && target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (event.key !== " " && event.key !== "k") run?.pause();
    act();
  };

  readonly #watch = (sentence: string): void => {
    this.sentence = sentence;
    void this.#run?.watch(sentence);
  };

  readonly #acts: HeadsActions = {
    enter: () => void this.#enter(),
    compare: () => void this.#compare(),
    mark: () => {
      this.marked = this.#run?.step ?? 0;
    },
    save: () => void this.#save(),
    load: (file) => void this.#load(file),
  };

  async #enter(): Promise<void> {
    const request = await this.#entered();
    if (request) this.dispatchEvent(new CustomEvent("enter", { detail: { request } }));
  }

  /** Enters the present checkpoint, with that of the marked step beside it. */
  async #compare(): Promise<void> {
    const request = await this.#entered();
    await this.#run?.seek(this.marked);
    const other = await this.#entered();
    if (request && other)
      this.dispatchEvent(new CustomEvent("enter", { detail: { request, other } }));
  }

  async #entered(): Promise<RunRequest | undefined> {
    const run = this.#run;
    if (!run?.created) return undefined;
    run.pause();
    const { values } = await run.checkpoint();
    return enteredRequest(run, values, this.#probe);
  }

  async #save(): Promise<void> {
    const run = this.#run;
    if (!run?.created) return;
    run.pause();
    const { values, step } = await run.checkpoint();
    const recipe = printPlace({ ...this.#given, step: 0 });
    const file = writeModel({ recipe, step, values }, run.created.state);
    const name = `${this.#given.task}-${step}.safetensors`;
    save({ name, blob: new Blob([file as BlobPart]) });
  }

  async #load(chosen: File): Promise<void> {
    const file = new Uint8Array(await chosen.arrayBuffer());
    const saved = readRecipe(file);
    const choice = saved && readPlace(saved.recipe);
    if (!saved || !choice) {
      this.complaint = this.#words.badFile;
      return;
    }
    this.#open(choice, 0);
    const run = this.#run;
    const values = run && (await run.made()) && readValues(file, run.created?.state ?? []);
    if (!run || !values) {
      this.complaint = this.#words.badFile;
      return;
    }
    await run.continueFrom(saved.step, values);
    this.marked = saved.step;
  }
}
