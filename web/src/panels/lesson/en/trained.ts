import { sentence as s } from "../../../draw/marks.js";
import { roleWord } from "../../../ops/tokens/trained/roles.js";
import type { headsAtWork } from "../specs/heads_at_work.js";
import type { trained } from "../specs/trained.js";
import type { WordsFor } from "../types.js";

export const trainedInEnglish: WordsFor<typeof trained & typeof headsAtWork> = {
  "whom-does-it-mean": {
    look: (f) =>
      s`This model was trained: it has read sentences and their translations, and nothing else. The thick arc belongs to one head of its encoder: ${f.it} looks at ${f.whom}, with a weight of ${f.weight}. Below stand the translation, and whom ${f.it} means.`,
    try: (f) =>
      s`Change a single word: write ${f.other} for ${f.now}. Everything before it stays as it is. Whom does ${f.it} mean then?`,
    button: "Change the word",
    question: (f) =>
      s`Only ${f.now}, which comes later, says who is meant. Which words can ${f.it} look at?`,
    options: {
      before: "Only those before it",
      all: "All words of the sentence, the later ones too",
    },
    answer: (f) =>
      s`All of them. An encoder has no mask: already in the first layer a head looks from ${f.it} ahead to ${f.ahead.seen} (${f.ahead.weight}). So a later layer can tell that ${f.it} should look at ${f.whom}. A model that reads from left to right cannot look ahead, so it cannot know yet.`,
  },
  "past-an-attractor": {
    look: (f) =>
      s`${f.verb} must agree with its subject, but ${f.near} stands closer. This is the first layer of the encoder, where nobody told the heads where to look. In the next layer, one head was guided to look from a verb to its subject.`,
    try: (f) =>
      s`Swap the numbers: make one noun plural and the other singular. ${f.near} and the verb change, and the arc should not be fooled.`,
    button: "Swap the numbers",
    question: (f) => s`In that head, which word does ${f.verb} look at?`,
    options: {
      near: "The nearest noun",
      subject: "The noun before that, its subject",
      neither: "Neither of them",
    },
    answer: (f) =>
      s`At ${f.seen}, with a weight of ${f.weight}; ${f.near}, right beside it, gets ${f.nearWeight}. A rule such as “take the nearest noun” would go wrong here. A noun that lies in the way like this is called an attractor, and whether a model falls for it shows whether it has learnt grammar or only neighbours.`,
  },
  "word-order": {
    look: (f) =>
      s`The translation grows word by word, and a line leads from each word to the one that it was taken from. It has come as far as ${f.written}.`,
    try: "Let the same thing be said the other way round, with the one who acts at the beginning. The lines no longer cross.",
    button: "Say it the other way round",
    question: (f) =>
      s`In the sentence, ${f.next} comes next. Where does the next word of the translation come from?`,
    options: {
      next: "From the next word of the sentence",
      later: "From a later word: it jumps ahead",
      before: "From a word before that",
    },
    answer: (f) =>
      s`It jumps ahead: ${f.asked} comes from ${f.source} (${f.weight}), and ${f.next} follows afterwards. In such a sentence Chinese puts the one who acts before the verb, and English after it. Nobody wrote that rule into the model. For each word that it writes, a head of the cross-attention looks for its source, wherever that may be.`,
  },
  "guided-and-unguided": {
    look: (f) =>
      s`While this model learned, ${f.guided} of its heads were told where to look: the loss was larger if they looked elsewhere. One of them is here, head ${f.head} of this layer. To write ${f.written}, it looks at ${f.source}: ${f.weight}. The others beside it were told nothing.`,
    try: "Switch off every head that was not guided, and see what is left of the translation.",
    button: "Switch off the others",
    question: (f) =>
      s`${f.unguided} heads of this model were told nothing. How many of them do something that has a name?`,
    options: {
      few: "Few or none",
      half: "About half",
      most: "Nearly all",
    },
    answer: (f) =>
      s`${f.named} of ${f.unguided}. A head gets a name only if a test on new sentences proves it. The others are not idle: of those without a name, ${f.needed} could not be switched off, even one at a time, without spoiling many answers. To guide a head makes it readable, but does not make it do all the work.`,
  },
  "a-pointer-is-no-cause": {
    look: (f) =>
      s`One head of the encoder looks from ${f.looks} to ${f.seen}, with a weight of ${f.weight}. Tests gave it its name, “${roleWord(f.pointer.role, "en")}”: on average, ${f.pointer.score} of its weight falls on the right word.`,
    try: (f) =>
      s`Switch off another one, the head called “${roleWord(f.cause.role, "en")}”, and read the translation.`,
    button: "Switch that head off",
    question:
      "The model was tried on hundreds of new sentences, with this head and without it. What becomes of its answers without it?",
    options: {
      fails: "Most of them go wrong",
      worse: "Many go wrong, about every third",
      same: "Nearly all of them stay right",
    },
    answer: (f) =>
      s`They stay right: of a hundred, it gets ${f.pointer.lost} fewer. The head points at what the model has found out, but the answer takes another way. That is called a pointer. The head “${roleWord(f.cause.role, "en")}” is a cause: without it, ${f.cause.lost} of a hundred are lost. Where a model looks is not yet why it says something. To find out, switch the head off.`,
  },
};
