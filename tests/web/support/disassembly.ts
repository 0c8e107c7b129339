/** The functions of a module, read from its disassembly and the symbol map beside it. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { moduleFile, type ModuleName } from "./module.js";

export interface WasmFunction {
  /** As C++ spells it: "playground::matmul(float const*, …)". */
  name: string;
  /** One by one: "local.get 0", "f32x4.mul", … */
  instructions: string[];
}

export function disassemble(module: ModuleName): Map<number, WasmFunction> {
  const listing = execFileSync("wasm-objdump", ["-d", moduleFile(module, "attention.wasm")], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const names = readSymbols(module);
  const functions = new Map<number, WasmFunction>();
  let current: WasmFunction | undefined;
  for (const line of listing.split("\n")) {
    const start = /^[0-9a-f]+ func\[(\d+)\]/.exec(line);
    if (start) {
      const index = Number(start[1]);
      current = { name: names.get(index) ?? "", instructions: [] };
      functions.set(index, current);
      continue;
    }
    const instruction = line.split("|")[1]?.trim();
    if (instruction) current?.instructions.push(instruction);
  }
  return functions;
}

/** Lines of `index:name`, in which characters that C identifiers do not have stand as \hh. */
function readSymbols(module: ModuleName): Map<number, string> {
  const lines = readFileSync(`${moduleFile(module, "attention.js")}.symbols`, "utf8").split("\n");
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(":");
      const name = line
        .slice(colon + 1)
        .replace(/\\([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
      return [Number(line.slice(0, colon)), name];
    }),
  );
}

/** A function and all it calls by name, directly or through others. */
export function reachableFrom(functions: Map<number, WasmFunction>, name: RegExp): WasmFunction[] {
  const open = [...functions].filter(([, { name: found }]) => name.test(found)).map(([i]) => i);
  const reached = new Set(open);
  for (const index of open) {
    for (const instruction of functions.get(index)?.instructions ?? []) {
      const callee = Number(/^call (\d+)/.exec(instruction)?.[1] ?? NaN);
      if (Number.isNaN(callee) || reached.has(callee)) continue;
      reached.add(callee);
      open.push(callee);
    }
  }
  return open.flatMap((index) => functions.get(index) ?? []);
}

/** The instructions of each loop that holds no other loop. */
export function innermostLoops({ instructions }: WasmFunction): string[][] {
  const loops: string[][] = [];
  const open: { isLoop: boolean; start: number; holdsLoop: boolean }[] = [];
  instructions.forEach((instruction, i) => {
    if (/^(block|loop|if|try)\b/.test(instruction)) {
      const isLoop = instruction.startsWith("loop");
      if (isLoop) for (const outer of open) outer.holdsLoop = true;
      open.push({ isLoop, start: i, holdsLoop: false });
    } else if (/^(end|delegate)\b/.test(instruction)) {
      const closed = open.pop();
      if (closed?.isLoop && !closed.holdsLoop) loops.push(instructions.slice(closed.start, i));
    }
  });
  return loops;
}
