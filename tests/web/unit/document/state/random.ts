/** Random states of a seed, so that what fails once fails again. */
import { CONTROLS, type PublicState } from "../../../../../web/src/document/state/fields.js";
import { generator, type Random } from "../../../support/random.js";

const WORDS = [
  "Your",
  "我爱",
  "中国",
  "50%",
  "a&b=c",
  "#1",
  "?",
  "“x”",
  "👩‍🚀",
  "x+y",
  "<b>",
  "\\",
  "naïve",
  "1,5:2/3",
];
const NODES = ["scores", "block.0.attention.weights", "head.1.W_query", "x"];

const sentence = ({ pick, some }: Random) => some(() => pick(WORDS)).join(" ");

const changes = ({ pick, some }: Random) =>
  some(() => ({
    path: pick(["/attention/scale", "/block", "/embedding/values/a~1b", "/block/norm"]),
    ...pick([
      {},
      { value: false },
      { value: "rms" },
      { value: "" },
      { value: "1" },
      { value: 0.5 },
    ]),
    ...pick([{}, {}, { value: [[1, -2.5]] }, { value: { kind: "token", d_in: 3 } }]),
  }));

function cellEdit({ next, pick }: Random) {
  const shape = [1, 2 + next(3), 1 + next(9)];
  const at = shape.map((extent) => 1 + next(extent));
  return { node: pick(NODES), at, shape, value: pick([0.5, -1e-7, 3, Infinity, -Infinity, NaN]) };
}

/** A value of every field. */
function whole(random: Random): PublicState {
  const { next, pick, some } = random;
  const pairs = () =>
    some(() =>
      some(() => 1 + next(30))
        .concat(1, 2)
        .slice(0, 2 + next(2)),
    );
  return {
    preset: pick(["split-heads", "vectors"]),
    request: { command: "run", input: { text: sentence(random) }, weights: { seed: next(99) } },
    text: some(() => sentence(random)),
    contextText: some(() => sentence(random)),
    tokens: some(() => some(() => pick(WORDS))),
    contextTokens: some(() => some(() => pick(WORDS))),
    tokenizer: pick(["words", "characters", "whitespace"]),
    mask: pick([
      { kind: "none" },
      { kind: "causal" },
      { kind: "sliding_window", window: next(9) },
      { kind: "prefix", length: next(9) },
    ]),
    heads: 1 + next(64),
    seed: next(1e6),
    set: changes(random),
    edit: some(() => cellEdit(random)),
    allow: pairs(),
    forbid: pairs(),
    compare: changes(random),
    stage: pick(["weights", ...NODES]),
    step: 1 + next(40),
    moment: next(1001) / 10,
    sentence: 1 + next(8),
    head: 1 + next(12),
    cell: { ...pick([{}, { node: pick(NODES) }]), at: [1 + next(30), 1 + next(30)] },
    view: pick(["matrix", "arcs", "space"]),
    depth: pick(["story", "numbers", "formula"]),
    panel: pick(["lesson", "why", "settings", "code", "none"]),
    mode: pick(["step", "repeat"]),
    speed: pick([0.25, 0.5, 2, 4]),
    chapter: pick(["vectors", "cheaper", "next"]),
    temperature: pick([0, 0.5, 1, 2]),
    topK: pick([1, 3, 40]),
    draw: 2 + next(100),
    autoplay: true,
    lang: pick(["en", "zh"]),
    theme: pick(["light", "dark"]),
    controls: CONTROLS.slice(1 + next(5)),
  };
}

/** Some of the fields, each with a value. */
export function randomState(seed: number): PublicState {
  const random = generator(seed);
  const all = whole(random);
  const kept = Object.entries(all).filter(() => random.next(3) > 0);
  const { step, ...state } = Object.fromEntries(kept) as PublicState;
  // Tokens are those of a text, and a step is named once.
  return {
    ...state,
    ...(step && !state.stage && { step }),
    ...(state.tokens && { text: all.text }),
    ...(state.contextTokens && { contextText: all.contextText }),
  };
}
