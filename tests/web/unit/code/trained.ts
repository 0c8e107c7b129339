/** Experiments on the shipped model, as the core answers them. */
import type { RunRequest } from "../../../../web/src/types/wire.js";
import { run } from "../native.js";
import type { Case } from "./cases.js";

const requests: Readonly<Record<string, RunRequest>> = {
  english: {
    command: "run",
    model: "translate",
    input: { text: "The animal didn't cross the street because it was too tired." },
  },
  chinese: {
    command: "run",
    model: "translate",
    input: { text: "小狗没有过马路，因为它太累了。" },
  },
  unknown: {
    command: "run",
    model: "translate",
    input: { text: "Maria gave Zorblat a blicket because he was kind." },
    without: [
      { part: "encoder", layer: 2, head: 0 },
      { part: "cross", layer: 2, head: 1 },
    ],
  },
};

const answers = run(requests);

export const trainedCases: readonly Case[] = Object.entries(requests).map(([name, request]) => {
  const result = answers[name];
  if (!result) throw new Error(`there is no answer to ${name}`);
  return { name, request, result, isPreset: false };
});
