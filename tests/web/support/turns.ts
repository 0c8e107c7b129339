/**
 * Walks through all that the page offers take long. Where a change is checked in little time (PLAYGROUND_QUICK=1), each
 * commit walks through a part of it, one commit this part and another that; without it every walk is whole.
 */
import { execFileSync } from "node:child_process";

const isQuick = process.env["PLAYGROUND_QUICK"] === "1";

let turn: number | undefined;

/** From the name of the commit, so that a failure can be repeated. */
function turnOfCommit(): number {
  turn ??= parseInt(execFileSync("git", ["rev-parse", "--short=7", "HEAD"]).toString(), 16);
  return turn;
}

/**
 * Whether what takes long runs: each one does in a whole check, and in about half of the quick ones. The lowest bit of the
 * commit, which halves lists, is left out: who stands in an even place of a list and is long would else never run.
 */
export function isItsTurn(name: string): boolean {
  const sum = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return !isQuick || (sum + (turnOfCommit() >> 1)) % 2 === 0;
}

/** All of a list; in a quick check every `parts`-th of it. */
export function inTurn<T>(all: readonly T[], parts: number): readonly T[] {
  return isQuick ? everyOther(all, parts, turnOfCommit()) : all;
}

/**
 * All files; in a quick check a third of them, by other bits of the commit than those above, so that in time every part of a
 * list in a file has its turn.
 */
export const filesInTurn = (all: readonly string[]): readonly string[] =>
  isQuick ? everyOther(all, 3, turnOfCommit() >> 2) : all;

const everyOther = <T>(all: readonly T[], parts: number, turn: number): readonly T[] =>
  all.filter((_, i) => i % parts === turn % parts);
