/** The models of words that the repository holds. Experiments name them, so they are loaded before the first. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { fromTop } from "./paths.js";

const files = (): readonly string[] =>
  readdirSync(fromTop("models"))
    .filter((file) => file.endsWith(".safetensors.gz"))
    .map((file) => fromTop(`models/${file}`));

/** For the program, which reads files. */
export const loadsByPath = (): readonly object[] =>
  files().map((path) => ({ command: "load", path }));

/** For a module, which is given their bytes. */
export const modelBytes = (): readonly Uint8Array[] =>
  files().map((path) => gunzipSync(readFileSync(path)));

/** What they are called. */
export const modelNames = (): readonly string[] =>
  files().map((path) => basename(path, ".safetensors.gz"));

/** Whether an experiment runs one of them. */
export const namesModel = (request: object): boolean => "model" in request;
