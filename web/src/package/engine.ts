/**
 * The engine alone, for pages and workers; in Node the same import gives `engine/node.ts`:
 *
 *     import { createEngine } from "attention-playground/engine";
 *
 *     const engine = createEngine();
 *     const { graph } = await engine.run({ command: "run", input: { text: "One small step" } });
 *     engine.close();
 */
export { createEngine, createSession } from "../engine/index.js";
export type { Engine, OwnedEngine, Session } from "../engine/index.js";
export { EngineError } from "../types/error.js";
export type * from "../types/graph.js";
export type * from "../types/wire.js";
