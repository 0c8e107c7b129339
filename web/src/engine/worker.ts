/** The worker: answers questions one after the other, so that the page never waits. */
import { buffersOf } from "./answer.js";
import { ModuleHost } from "./engine.js";
import { EngineError } from "./error.js";
import { loadModule } from "./load.js";
import type { Question, Reply } from "./messages.js";

const scope = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(reply: Reply, transfer?: Transferable[]): void;
};
const host = new ModuleHost(loadModule);
host.prepare();

scope.onmessage = ({ data: { number, request } }) => {
  host.answer(request).then(
    (result) => {
      scope.postMessage({ number, result }, buffersOf(result));
    },
    (error: unknown) => {
      scope.postMessage({ number, error: failureOf(error) });
    },
  );
};

function failureOf(error: unknown) {
  if (!(error instanceof EngineError))
    return { code: "internal" as const, path: "", message: String(error) };
  return { code: error.code, path: error.path, message: error.message };
}
