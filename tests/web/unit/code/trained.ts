/** Experiments on the shipped model, as the core answers them. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RunRequest } from "../../../../web/src/types/wire.js";
import { experimentOf } from "../native.js";
import type { Case } from "./cases.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

const sentences: Readonly<Record<string, string>> = {
  english: "The animal didn't cross the street because it was too tired.",
  chinese: "小狗没有过马路，因为它太累了。",
  unknown: "Maria gave Zorblat a blicket because he was kind.",
};

/** What the core says of each sentence; the page has the same request with the name of the model. */
export function trainedCases(): readonly Case[] {
  const names = Object.keys(sentences);
  const requests = names.map((name): RunRequest => {
    const text = sentences[name] ?? "";
    return { command: "run", model: "translate", input: { text } };
  });
  const lines = [
    { command: "load", path: `${root}models/translate.safetensors` },
    ...requests.map((request) => ({ ...request, model: 1, output: { tensors: "inline" } })),
  ];
  const { stdout } = spawnSync(`${root}build/native/attention`, {
    input: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    maxBuffer: 1 << 28,
  });
  const answers = stdout.toString().trim().split("\n").slice(1);
  return names.map((name, index) => {
    const answer = JSON.parse(answers[index] ?? "{}") as { result: never };
    const result = experimentOf(answer.result);
    return { name, request: requests[index] as RunRequest, result, isPreset: false };
  });
}
