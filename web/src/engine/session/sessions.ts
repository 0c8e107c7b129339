import { answer, resultIn } from "../answer.js";
import { EngineError } from "../../types/error.js";
import { floatsAt, responseAt, type AttentionModule } from "../module.js";
import type {
  CreateRequest,
  CreateResult,
  Following,
  ForwardRequest,
  ForwardResult,
  ReleaseRequest,
  Request,
  SessionRequest,
} from "../../types/wire.js";

type CreatedInHeap = CreateResult &
  Readonly<Record<"memory", Record<"input" | "output", { offset: number }>>>;

interface OpenSession {
  readonly created: CreatedInHeap;
  /** Number of tokens held. */
  length: number;
}

const COMMANDS: readonly unknown[] = ["create", "forward", "release"];

/** A page may send anything; what is no request at all the core refuses. */
export const isOfSession = (request: Request | null | undefined): request is SessionRequest =>
  COMMANDS.includes(request?.command) && !("trainer" in (request as object));

/**
 * The sessions of one instance of the module and their addresses in its heap, so that vectors go in
 * and out without JSON. Handles are numbered here, so that those of an instance that trapped are not
 * reused in the next.
 */
export class SessionTable {
  readonly #sessions = new Map<number, OpenSession>();
  #latest = 0;

  answer(module: AttentionModule, request: SessionRequest): unknown {
    if (request.command === "create") return this.#create(module, request);
    return request.command === "forward"
      ? this.#forward(module, request)
      : this.#release(module, request);
  }

  /** Called when the instance is gone. */
  clear(): void {
    this.#sessions.clear();
  }

  #create(module: AttentionModule, request: CreateRequest): CreateResult {
    const created = answer(module, request) as CreatedInHeap;
    this.#sessions.set(++this.#latest, { created, length: 0 });
    const result: CreateResult & { memory?: unknown } = { ...created, session: this.#latest };
    delete result.memory;
    return result;
  }

  #forward(module: AttentionModule, request: ForwardRequest): ForwardResult {
    const open = this.#find(request.session);
    const { embeddings } = (request as Partial<ForwardRequest>).input ?? {};
    if (embeddings instanceof Float32Array)
      return forwardInPlace(module, open, embeddings, request);
    const passed = { ...request, session: open.created.session, output: { tensors: "none" } };
    const result = answer(module, passed as ForwardRequest);
    open.length = result.length;
    return { ...result, values: outputOf(module, open, result.shape[1] ?? 0) };
  }

  #release(module: AttentionModule, { command, session }: ReleaseRequest): { released: number } {
    answer(module, { command, session: this.#find(session).created.session });
    this.#sessions.delete(session);
    return { released: session };
  }

  #find(session: number): OpenSession {
    const open = this.#sessions.get(session);
    if (open) return open;
    throw new EngineError(
      "unknown_session",
      "/session",
      `there is no session ${String(session)}, or it was released; create one`,
    );
  }
}

function forwardInPlace(
  module: AttentionModule,
  open: OpenSession,
  rows: Float32Array,
  following: Following,
): ForwardResult {
  const { session, d_in, d_out, max_tokens, appends, memory } = open.created;
  const tokens = rows.length / d_in;
  if (!Number.isInteger(tokens)) {
    throw new EngineError(
      "shape_mismatch",
      "/input/embeddings",
      `${rows.length} numbers are not a whole number of vectors of d_in ${d_in}`,
    );
  }
  // The module rejects input that is too long or may not be appended.
  if (tokens <= max_tokens) floatsAt(module, memory.input.offset, rows.length).set(rows);
  const all = appends ? open.length : -1;
  const keep = following.keep ?? (following.append ? all : 0);
  const start = performance.now();
  const failure = module._attention_forward(session, tokens, keep);
  const timing = { compute_ms: performance.now() - start };
  if (failure !== 0) resultIn(responseAt(module, failure));
  open.length = appends ? keep + tokens : 0;
  const values = outputOf(module, open, tokens);
  return { shape: [1, tokens, d_out], values, length: open.length, timing };
}

/** A copy of the first `tokens` rows of the output. */
function outputOf(module: AttentionModule, { created }: OpenSession, tokens: number): Float32Array {
  return floatsAt(module, created.memory.output.offset, tokens * created.d_out).slice();
}
