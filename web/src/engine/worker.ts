/** The worker: answers questions in order, so that the page stays responsive. */
import { buffersOf } from "./answer.js";
import { compileModule } from "./compile.js";
import { ModuleHost } from "./host.js";
import { EngineError, failureOf, type Failure } from "../types/error.js";
import { instantiateModule } from "./load.js";
import type { Offer, Question, Reply } from "./messages.js";

const scope = self as unknown as {
  onmessage: (event: MessageEvent<Offer | Question>) => void;
  onmessageerror: () => void;
  postMessage(reply: Reply, transfer?: Transferable[]): void;
};

const offered = new Promise<Offer>((resolve) => {
  scope.onmessage = ({ data }) => {
    if ("number" in data) respond(data);
    else resolve(data);
  };
  scope.onmessageerror = () => {
    throw new Error("the compiled code did not arrive"); // The page receives the error and continues without the worker.
  };
});
const host = new ModuleHost(
  async () => {
    const offer = await offered;
    return instantiateModule("code" in offer ? offer.code : await compileModule(offer.first));
  },
  async () => compileModule((await offered).rest),
);
host.prepare();

function respond({ number, request, first }: Question): void {
  host.answer(request, first).then(
    (result) => {
      scope.postMessage({ number, result }, buffersOf(result));
    },
    (error: unknown) => {
      scope.postMessage({ number, error: asFailure(error) });
    },
  );
}

function asFailure(error: unknown): Failure {
  return failureOf(
    error instanceof EngineError ? error : new EngineError("internal", "", String(error)),
  );
}
