import type { Phrases } from "./phrases.js";

export const en: Phrases = {
  title: "Attention Playground",
  language: "Language",
  theme: { toLight: "Switch to the light theme", toDark: "Switch to the dark theme" },
  export: "Export",
  share: {
    title: "Take this view along",
    share: "Share",
    shareHint: "Copy a link to what is shown",
    embed: "Embed",
    docs: "Docs",
    copied: "Link copied",
  },
  compare: {
    start: "Compare",
    hint: "Keep this as A, then change the sentence or a setting",
    stop: "Stop comparing",
  },
  sentence: {
    label: (number, count) => (count > 1 ? `Sentence ${number} of ${count}` : "Sentence"),
    context: "Keys and values come from",
    placeholder: "Type a sentence. Each word becomes a token.",
    withoutSentence: "Numbers only. Type a sentence to use your own.",
    splitInto: (splitting) => `Split into: ${splitting}`,
    splitting: { words: "Words", characters: "Characters", whitespace: "White space" },
    id: (id) => `id ${id}`,
  },
  examples: "Examples",
  note: ({ vectors, weights, seed }) => {
    if (weights === "drawn")
      return vectors === "given"
        ? `Given vectors, random weights, seed ${seed}. Nothing is trained yet.`
        : `Random weights, seed ${seed}. Nothing is trained yet.`;
    if (vectors === "given") return "Given numbers. Nothing is trained yet.";
    return weights === "given"
      ? "Given weights. Nothing is trained yet."
      : `Random vectors, seed ${seed}. Nothing is trained yet.`;
  },
  notice: {
    ownVectors: "Your words have no given vectors, so each token gets a random one of its own.",
    ownExperiment: "That example has no sentence, so yours runs in the first experiment.",
    misfit: "Some cells that you changed no longer fit, so they are computed again.",
    undo: "Undo",
    dismiss: "OK",
  },
  depth: {
    label: "Depth",
    story: "Story",
    numbers: "Numbers",
    formula: "Formula",
    hint: {
      story: "Tints and sentences",
      numbers: "Every number",
      formula: "Formulas and code",
    },
  },
  inspector: {
    label: "Inspector",
    close: "Fold the inspector",
    lesson: "Lesson",
    why: "Why",
    settings: "Settings",
    code: "Code",
  },
  missing: { text: "This part did not arrive. Check the connection.", again: "Try again" },
  views: {
    label: "View",
    matrix: "Matrix",
    map: "Map",
    arcs: "Arcs",
    sentence: "Sentence",
    lanes: "Lanes",
    stack: "Stack",
    grid: "Grid",
    space: "Space",
  },
  grid: { masked: "masked", pinned: (name, value) => `${name}: ${value}, pinned` },
  steps: "Steps",
  masked: "masked",
  scene: "Scene",
  loading: "The numbers are on their way.",
  transport: {
    label: "Transport",
    previousStep: "Previous step",
    stepBack: "Back to the last stop",
    play: "Play",
    pause: "Pause",
    stepForward: "On to the next stop",
    nextStep: "Next step",
    position: "Position",
    positionText: (step, time, duration) => `${step}, ${time} of ${duration}`,
    speed: "Speed",
    atStepsEnd: (mode) => `At the end of a step: ${mode}`,
    mode: { on: "Go on", step: "Halt", repeat: "Repeat it" },
    stepOf: (step, count) => `${step} of ${count}`,
  },
  errors: {
    invalid_json: "This text cannot be read. Remove unusual characters.",
    unknown_command: "The engine does not know this. Reload the page.",
    unknown_field: "The engine does not know a setting. Choose another example.",
    missing_field: "A setting is missing. Choose another example.",
    invalid_type: "A setting has the wrong type. Choose another example.",
    invalid_value: "This does not fit the experiment.",
    shape_mismatch: "The sentence and the given numbers differ in size.",
    unknown_node: "This experiment has no such step. Choose another example.",
    unknown_session: "The computation has ended. Reload the page.",
    too_large: "This is too large. Shorten the sentence.",
    out_of_memory: "There is not enough memory. Shorten the sentence.",
    internal: "Something went wrong in the engine. Change the sentence to try again.",
    load_failed: "The engine did not load. Reload the page to try again.",
  },
};
