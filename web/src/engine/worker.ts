/** The worker: answers questions one after the other, so that the page never waits. */
import { buffersOf } from "./answer.js";
import { compileModule } from "./code.js";
import { ModuleHost } from "./engine.js";
import { EngineError } from "./error.js";
import { instantiateModule } from "./load.js";
import type { Offer, Question, Reply } from "./messages.js";

const scope = self as unknown as {
  onmessage: (event: MessageEvent<Offer | Question>) => void;
  onmessageerror: () => void;
  postMessage(reply: Reply, transfer?: Transferable[]): void;
};

const offered = new Promise<WebAssembly.Module | undefined>((resolve) => {
  scope.onmessage = ({ data }) => {
    if ("number" in data) respond(data);
    else resolve(data.code);
  };
  scope.onmessageerror = () => {
    resolve(undefined);
  };
});
const host = new ModuleHost(async () =>
  instantiateModule((await offered) ?? (await compileModule())),
);
host.prepare();

function respond({ number, request, first }: Question): void {
  host.answer(request, first).then(
    (result) => {
      scope.postMessage({ number, result }, buffersOf(result));
    },
    (error: unknown) => {
      scope.postMessage({ number, error: failureOf(error) });
    },
  );
}

function failureOf(error: unknown) {
  if (!(error instanceof EngineError))
    return { code: "internal" as const, path: "", message: String(error) };
  return { code: error.code, path: error.path, message: error.message };
}
