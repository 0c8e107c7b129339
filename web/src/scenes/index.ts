/** Which scene plays which op. What is not named here gets an honest still. */
import { product } from "./product.js";
import { softmax } from "./softmax.js";
import type { Scene } from "./step.js";
import { still } from "./still.js";

const scenes: Readonly<Record<string, Scene>> = {
  linear: product,
  matmul: product,
  matmul_transposed: product,
  softmax,
  softmax_naive: softmax,
  divide_by_sum: softmax,
};

export const sceneOf = (op: string): Scene => scenes[op] ?? still;
