/** The page's first numbers, on its own thread. Pages that open on a model do without this file. */
import type { RunRequest, RunResult } from "../../types/wire.js";
import { answer } from "../answer.js";
import { throughMemory } from "../engine.js";
import { instantiateModule } from "../load.js";

export async function answerOnce(
  code: WebAssembly.Module,
  request: RunRequest,
): Promise<RunResult> {
  const { module } = await instantiateModule(code);
  return answer(module, throughMemory(request));
}
