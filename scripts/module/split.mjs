// Splits a build of the module into two halves: attention-first.wasm, which the page needs for its first pictures, and
// attention-rest.wasm with all else. Once the rest is added, an instance is as if it had never been split.
// split.mjs <folder of attention.wasm> <wasm-split> <texts>…: files whose texts are data of the rest.
// Builds with relaxed SIMD are split as LLVM wrote them, since the tools that come with it read no other.

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { standardize } from "../relaxed_simd.mjs";
import { moveData } from "./data.mjs";
import { play } from "./opening.mjs";

/** Room for what is counted: a few bytes for each function. */
const PROFILE = 1 << 20;

const [folder, program, ...texts] = argv.slice(2);
const file = (name) => join(folder, name);
const [whole, counting, profile] = ["attention.wasm", "counting.wasm", "profile"].map(file);
const halves = ["attention-first.wasm", "attention-rest.wasm"].map(file);
const wasmSplit = (...given) => execFileSync(program, ["--all-features", ...given]);

/** What answers the page's first requests, which functions it calls among them. */
async function record() {
  wasmSplit("--instrument", whole, "-o", counting);
  const bytes = readFileSync(counting);
  standardize(bytes);
  const { default: create } = await import(pathToFileURL(file("attention.js")).href);
  let instance;
  const module = await create({
    instantiateWasm(imports, done) {
      instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
      done(instance);
      return instance.exports;
    },
  });
  play(module);
  const place = module._attention_allocate(PROFILE) >>> 0;
  const size = instance.exports.__write_profile(place, PROFILE);
  if (size > PROFILE) throw new Error(`a profile of ${size} bytes`);
  writeFileSync(profile, module.HEAPU8.subarray(place, place + size));
}

setFlagsFromString("--experimental-wasm-relaxed-simd");
await record();
wasmSplit("--split", whole, `--profile=${profile}`, "-o1", halves[0], "-o2", halves[1]);
const [first, rest] = halves.map((path) => readFileSync(path));
const moved = moveData(
  first,
  rest,
  texts.map((path) => readFileSync(path)),
);
for (const [i, bytes] of moved.entries()) {
  standardize(bytes);
  writeFileSync(halves[i], bytes);
}
for (const path of [counting, profile]) rmSync(path);
