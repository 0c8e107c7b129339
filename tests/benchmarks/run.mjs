// Ours and the peers, measured in turns: see scripts/benchmark, which builds and installs what this needs.
// Prints tables in Markdown; they, the figures and the plots go to build/benchmarks.

import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { versionOf as pytorchVersion } from "./engines/pytorch.mjs";
import { browserRunner, nodeRunner } from "./hosts/runners.mjs";
import { logarithmicPlot } from "./plot.mjs";
import { casesTable, memoryTable, promisesTable, titleOf, typingTable } from "./report.mjs";
import { summary } from "./statistics.mjs";
import { BOUND, runSuite } from "./suite.mjs";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
    browser: { type: "string", multiple: true, default: ["chromium"] },
    "no-browser": { type: "boolean", default: false },
    json: { type: "string" },
  },
});

const BUDGET = options.quick
  ? { warmMs: 300, sampleMs: 10, totalMs: 2000, leastRounds: 3, mostRounds: 11 }
  : { warmMs: 700, sampleMs: 20, totalMs: 8000, leastRounds: 5, mostRounds: 51 };

const folder = new URL("../../build/benchmarks/", import.meta.url);
const say = (text) => process.stderr.write(`${text}\n`);

/** The sweep and the typing in Node.js only, where the clock is fine. */
const inBrowser = (id) => !/^(sweep|typing)/.test(id);

async function runIn(runner, engines, suits) {
  const wanted = ({ id }) =>
    suits(id) && (!options.only || options.only.some((part) => id.includes(part)));
  const results = await runSuite({ runner, engines, wanted, budget: BUDGET, say });
  await runner.close();
  return results;
}

/** Lines of one engine's times over the tokens. */
const growth = (results, name, title) => ({
  name: title,
  points: results
    .filter(({ times }) => name in times)
    .map(({ tokens, times }) => [tokens, summary(times[name]).median]),
});

const PLOTS = {
  sweep(results) {
    const names = Object.keys(results[0].times).filter((name) => name !== "peak");
    return logarithmicPlot({
      title: "One GPT-2-small-shaped block over T tokens",
      series: names.map((name) => growth(results, name, titleOf(name))),
    });
  },
  typing(results) {
    return logarithmicPlot({
      title: "A keystroke over T tokens, d 64, 4 heads",
      series: [
        growth(results, "session", "last word, in a session"),
        growth(results, "run", "every step anew"),
      ],
    });
  },
};

/** The tables of one host as Markdown. */
function tablesOf(hostName, { cases, sweep, typing }, isBrowser) {
  const measured = [...cases, ...sweep];
  const tables = [
    ...(measured.length > 0 ? [casesTable(measured), memoryTable(measured)] : []),
    ...(cases.length > 0 ? [promisesTable(cases, isBrowser)] : []),
    ...(typing.length > 0 ? [typingTable(typing)] : []),
  ];
  const about =
    `${hostName}, one thread each on ${cpus()[0].model}: milliseconds, median [quartiles], ` +
    "(GFLOP/s), times as long as this project.";
  return [about, ...tables].join("\n\n");
}

async function writePlots({ sweep, typing }) {
  for (const [name, results] of Object.entries({ sweep, typing }))
    if (results.length > 1) await writeFile(new URL(`${name}.svg`, folder), PLOTS[name](results));
}

function wrongOutputs(results) {
  return [...results.cases, ...results.sweep].flatMap(({ title, differences }) =>
    Object.entries(differences)
      .filter(([, difference]) => !(difference <= BOUND))
      .map(([name, difference]) => `${title}: ${name} differs from ours by ${difference}`),
  );
}

/** Where what is measured: Node.js with all engines, then the browsers with those that run in one. */
function plans(pytorch) {
  const engines = ["ours", "relaxed", "onnx", "tfjs", "eigen"];
  const browsers = options["no-browser"] ? [] : options.browser;
  return [
    {
      name: "Node.js",
      open: nodeRunner,
      engines: pytorch ? [...engines, "pytorch"] : engines,
      suits: () => true,
    },
    ...browsers.map((name) => ({
      name,
      open: () => browserRunner(name),
      engines,
      suits: inBrowser,
      isBrowser: true,
    })),
  ];
}

async function write(pytorch, hosts, texts) {
  const json = options.json ?? new URL("results.json", folder);
  await writeFile(json, `${JSON.stringify({ pytorch, bound: BOUND, hosts }, undefined, 1)}\n`);
  await writeFile(new URL("tables.md", folder), `${texts.join("\n\n")}\n`);
  await writePlots(hosts["Node.js"]);
}

async function main() {
  await mkdir(folder, { recursive: true });
  const [load] = loadavg();
  if (load > cpus().length / 2)
    say(`${load.toFixed(0)} processes share ${cpus().length} processors: figures will be rough`);
  const pytorch = pytorchVersion();
  if (!pytorch) say("PyTorch is not installed: its column is left out");
  const hosts = {};
  const texts = [];
  for (const { name, open, engines, suits, isBrowser } of plans(pytorch)) {
    hosts[name] = await runIn(await open(), engines, suits);
    texts.push(tablesOf(name, hosts[name], isBrowser));
    console.log(`${texts.at(-1)}\n`);
    // At once, should the next host fail.
    await write(pytorch, hosts, texts);
  }
  const wrong = Object.values(hosts).flatMap(wrongOutputs);
  for (const line of wrong) say(`error: ${line}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

await main();
