import type { Engine } from "../engine.js";
import type { CreateRequest, CreateResult, Following, SessionInput } from "../../types/wire.js";

/** A model whose weights are kept until it is released. */
export interface Session extends CreateResult {
  /** Number of tokens held, to which others may be appended. */
  readonly length: number;
  /**
   * The output (T, d_out) for T vectors of d_in numbers, for the tokens of a list, or for a text.
   * Rejects with EngineError; the session can still be used afterwards.
   */
  forward(
    input: Float32Array | readonly string[] | string,
    following?: Following,
  ): Promise<Float32Array>;
  /** Frees the memory. The session must not be used again. */
  release(): Promise<void>;
}

/**
 * Draws the weights of a model once and computes with them many times:
 *
 *     const session = await createSession(engine, { block: { norm_position: "pre" } });
 *     await session.forward("Your journey starts");
 *     await session.forward("with", { append: true });
 */
export async function createSession(
  engine: Engine,
  model: Omit<CreateRequest, "command">,
): Promise<Session> {
  const made = await engine.call({ command: "create", ...model });
  const { session } = made;
  let length = 0;
  return {
    ...made,
    get length() {
      return length;
    },
    async forward(given, following) {
      const input = inputOf(given);
      const result = await engine.call({ command: "forward", session, input, ...following });
      length = result.length;
      return result.values;
    },
    async release() {
      await engine.call({ command: "release", session });
    },
  };
}

function inputOf(given: Float32Array | readonly string[] | string): SessionInput {
  if (given instanceof Float32Array) return { embeddings: given };
  return typeof given === "string" ? { text: given } : { tokens: given };
}
