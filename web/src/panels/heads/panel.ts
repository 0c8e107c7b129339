import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { roleInk, roleWord } from "../../ops/tokens/trained/roles.js";
import type { Experiment } from "../../types/graph.js";
import { base } from "../../ui/styles.js";
import { switchButton, switchStyles } from "../switch.js";
import { styleMap } from "../../ui/style_map.js";
import { BasePanel } from "../base_panel.js";
import { changedWords } from "../../ops/tokens/trained/changed_words.js";
import { changedMeanings, type ChangedMeaning } from "../../ops/tokens/translation/reading.js";
import { weightsOfHead } from "../../ops/tokens/trained/named_heads.js";
import { rowsOf, turned, type HeadRow } from "./rows.js";
import { headsStyles } from "./styles.js";
import { headsWords, nameOf, placeOf, turnTitle } from "./words.js";

/**
 * What each head of a trained model has learnt, with a switch: without a head, everything is computed again.
 */
export class PlaygroundHeads extends BasePanel {
  static override styles = [base, switchStyles, headsStyles];

  protected override seen(): readonly unknown[] {
    const { document } = this;
    return [document?.settings, document?.answered];
  }

  override render(): TemplateResult | typeof nothing {
    const experiment = this.timeline?.experiment;
    if (!experiment?.loaded) return nothing;
    const words = headsWords[this.language];
    const { named, others } = rowsOf(experiment.loaded.heads, this.#without);
    return html`<h3>${words.title}</h3>
      <div class="columns" aria-hidden="true">
        <span>${words.found}</span><span>${words.right}</span>
      </div>
      <ol>
        ${named.map((row, index) => html`<li>${this.#row(row, index + 1, experiment)}</li>`)}
      </ol>
      ${others.length ? this.#others(others, experiment) : nothing}
      <p class="hint">${words.why}</p>
      ${this.#effect(experiment)}`;
  }

  get #without() {
    return this.document?.settings?.without ?? [];
  }

  #row(row: HeadRow, number: number, experiment: Experiment): TemplateResult {
    const words = headsWords[this.language];
    const { head, on, score, verdict } = row;
    const { guided, right } = head;
    const hue = this.theme.inks[roleInk(row.role ?? "")];
    const place = placeOf(head, isCausal(experiment));
    const full = row.role === undefined ? place.whole(this.language) : nameOf(row, this.language);
    const name = row.role === undefined ? words.unnamed : roleWord(row.role, this.language);
    return html`<div class=${classMap({ row: true, off: !on })}>
      ${switchButton({ label: words.on(full) }, on, () => {
        this.#turn(row);
      })}
      <button
        class="name"
        title=${words.show(full)}
        @click=${() => {
          this.#show(row, experiment);
        }}
      >
        <i class="hue" style=${styleMap({ background: hue })}></i>
        <span class="what"
          >${row.role === undefined ? nothing : html`<b>${number}</b> `}${name}${
            row.member > 0 ? html` <i class="member">${row.member + 1}/${row.team}</i>` : nothing
          }</span
        >
      </button>
      <span
        class="place"
        title=${guided ? `${place.whole(this.language)}. ${words.guidedHint}` : place.whole(this.language)}
      >
        ${guided ? html`<span class="guided">${words.guided}</span>` : place.short}
      </span>
      <span class="bar" aria-hidden="true"
        ><i
          style=${styleMap({ width: `${(score ?? 0) * 100}%`, background: this.theme.inks.bar })}
        ></i
      ></span>
      <span class="score">${score === undefined ? nothing : share(score)}</span>
      <span class="right"
        >${right ? `${share(right.with)} → ${share(right.without)}` : nothing}</span
      >
      <span class="verdict ${verdict}" title=${words.verdictHints[verdict]}
        >${words.verdicts[verdict]}</span
      >
    </div>`;
  }

  /** Heads without a name: a square each, which is its switch. */
  #others(rows: readonly HeadRow[], experiment: Experiment): TemplateResult {
    const words = headsWords[this.language];
    const causal = isCausal(experiment);
    return html`<div class="others">
      <div class="squares" role="group" aria-label=${words.more(rows.length)}>
        ${rows.map((row) => {
          const name = placeOf(row.head, causal).whole(this.language);
          return html`<button
            class="square"
            role="switch"
            aria-checked=${row.on}
            aria-label=${words.on(name)}
            title=${name}
            @click=${() => {
              this.#turn(row);
            }}
          ></button>`;
        })}
      </div>
      <span>${words.more(rows.length)}</span>
    </div>`;
  }

  /** What became of the answer, while heads are off. */
  #effect(experiment: Experiment): TemplateResult {
    const words = headsWords[this.language];
    const off = this.#without.length;
    return html`<div class="effect" aria-live="polite">
      ${
        off === 0
          ? nothing
          : html`<p>
                <b>${words.off(off)}</b>
                ${this.#changes(experiment)}
              </p>
              <button
                class="control"
                @click=${() =>
                  void this.document?.set("/without", undefined, {
                    en: headsWords.en.allOn,
                    zh: headsWords.zh.allOn,
                  })}
              >
                ${words.allOn}
              </button>`
      }
    </div>`;
  }

  #changes(experiment: Experiment): TemplateResult | typeof nothing {
    const words = headsWords[this.language];
    const { intact } = experiment;
    if (!intact) return nothing;
    const changes = [
      ...changedWords(answerOf(experiment), textsOf(intact.answer)),
      ...changedMeanings(experiment).map(asChange),
    ];
    if (changes.length === 0) return html`${words.same}`;
    return html`${changes.map(
      (change) =>
        html`<span class="changed"
          >${
            change.now === ""
              ? words.gone(change.was)
              : html`<b class="ringed">${change.now}</b>
                  ${change.was && html`<span class="was">${words.was(change.was)}</span>`}`
          }</span
        >`,
    )}`;
  }

  #turn(row: HeadRow): void {
    const causal = this.timeline !== undefined && isCausal(this.timeline.experiment);
    const title = turnTitle(
      (language) =>
        row.role === undefined ? placeOf(row.head, causal).whole(language) : nameOf(row, language),
      !row.on,
    );
    void this.document?.set("/without", turned(this.#without, row.head), title);
  }

  #show({ head }: HeadRow, experiment: Experiment): void {
    const node = weightsOfHead(experiment, head);
    if (node) this.actions?.showHead(node.id, head.head);
  }
}

/** A model without a second sentence writes on. */
const isCausal = ({ context_tokens: context }: Experiment): boolean => context === undefined;

/** The line that explains is part of the answer: "it = the cow" in the place of "the animal". */
const asChange = ({ word, now, was }: ChangedMeaning): { now: string; was: string } =>
  now === "" ? { now, was: `${word} = ${was}` } : { now: `${word} = ${now}`, was };

/** The words of an answer, or the one that a model writes next. */
function answerOf({ model }: Experiment): string[] {
  const next = model?.next?.at(-1)?.alternatives[0];
  return next ? [next.text] : textsOf(model?.answer ?? []);
}

const textsOf = (words: readonly { readonly text: string }[]): string[] =>
  words.map(({ text }) => text);

const share = (value: number): string => value.toFixed(2);
