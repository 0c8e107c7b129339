// What the jobs need from where they run, in Node.js.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { create as pytorch } from "../engines/pytorch.mjs";

const top = new URL("../../../", import.meta.url);
const require = createRequire(import.meta.url);
const TFJS = "@tensorflow/tfjs-backend-wasm";

export const host = {
  name: `Node.js ${process.versions.node}`,
  async readBytes(path) {
    const { buffer, byteOffset, byteLength } = await readFile(new URL(path, top));
    return buffer.slice(byteOffset, byteOffset + byteLength);
  },
  ort: () => import("onnxruntime-web/wasm"),

  async tf() {
    const backend = require(TFJS);
    backend.setWasmPaths(fileURLToPath(new URL(".", pathOf(TFJS))));
    return { tf: require("@tensorflow/tfjs-core"), backend };
  },

  /** A program of a WebAssembly build, by its folder and name. */
  async program(build, name) {
    const folder = new URL(`build/${build}/`, top);
    const { default: create } = await import(new URL(`${name}.js`, folder).href);
    return create({ wasmBinary: await readFile(new URL(`${name}.wasm`, folder)) });
  },

  pytorch,
};

const pathOf = (name) => new URL(`file://${require.resolve(name)}`);
