// Gives the relaxed multiply-add of vectors, f32x4.relaxed_madd, the number it has in the standard: LLVM before 16, and
// what Emscripten links with, write that of the proposal's first draft, which no browser knows any more.
// As a program: relaxed_simd.mjs <module.wasm>, which it changes in place.

import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const CODE_SECTION = 10;
const VECTORS = 0xfd; // the first byte of their instructions
const DRAFT = 0xaf;
const STANDARD = [0x85, 0x02]; // 0x105; the draft's takes two bytes as well

/**
 * By the number of an instruction, in ranges, what follows it: `n` is a number of any length, a digit so many bytes, `*`
 * a list of numbers. Instructions younger than the compilers concerned are missing.
 */
const PLAIN = tableOf({
  "": "00-01 05 0b 0f 19-1b 45-c4 d1",
  n: "02-04 06-09 0c-0d 10 12 18 20-26 3f-42 d0 d2",
  nn: "11 13 28-3e",
  4: "43",
  8: "44",
  "*": "1c",
  "*n": "0e",
});
const PREFIXED = {
  0xfc: tableOf({ "": "00-07", n: "09 0b 0d 0f-11", nn: "08 0a 0c 0e" }),
  [VECTORS]: tableOf({
    "": "0e-14 23-53 5e-113",
    nn: "00-0b 5c-5d",
    88: "0c-0d",
    1: "15-22",
    nn1: "54-5b",
  }),
};

function tableOf(ranges) {
  const table = [];
  for (const [immediates, text] of Object.entries(ranges))
    for (const range of text.split(" ")) {
      const [first, last = first] = range.split("-").map((digits) => parseInt(digits, 16));
      for (let i = first; i <= last; i++) table[i] = immediates;
    }
  return table;
}

/** A reader of a module's instructions that changes some of them in place. */
class Code {
  #at = 8; // behind magic and version
  changed = 0;

  constructor(bytes) {
    this.bytes = bytes;
  }

  module() {
    while (this.#at < this.bytes.length) {
      const section = this.bytes[this.#at++];
      const size = this.#number();
      const end = this.#at + size;
      if (section === CODE_SECTION) for (let left = this.#number(); left > 0; left--) this.#body();
      this.#at = end;
    }
  }

  #body() {
    const size = this.#number();
    const end = this.#at + size;
    this.#skip("nn".repeat(this.#number())); // the locals: how many, and their type
    while (this.#at < end) this.#instruction();
    if (this.#at !== end) throw new Error(`byte ${end}: a function ends within an instruction`);
  }

  #instruction() {
    const start = this.#at;
    const first = this.bytes[this.#at++];
    const prefixed = PREFIXED[first];
    const place = this.#at;
    const second = prefixed && this.#number();
    const immediates = prefixed ? prefixed[second] : PLAIN[first];
    if (immediates === undefined)
      throw new Error(`byte ${start}: no instruction that this program knows`);
    if (first === VECTORS && second === DRAFT) {
      this.bytes.set(STANDARD, place);
      this.changed++;
    }
    this.#skip(immediates);
  }

  #skip(immediates) {
    for (const kind of immediates) {
      if (kind === "n") this.#number();
      else if (kind === "*") this.#skip("n".repeat(this.#number()));
      else this.#at += Number(kind);
    }
  }

  #number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.#at++];
      value += (byte & 0x7f) * factor;
      if (!(byte & 0x80)) return value;
    }
  }
}

/** Changes every draft multiply-add of the module, given as its bytes, and returns how many there were. */
export function standardize(bytes) {
  const code = new Code(bytes);
  code.module();
  return code.changed;
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) {
  const bytes = readFileSync(argv[2]);
  standardize(bytes);
  writeFileSync(argv[2], bytes);
}
