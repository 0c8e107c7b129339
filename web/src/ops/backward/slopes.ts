/** The slopes of activations as arithmetic. */
import { type Expression, constant, named, operation } from "../../expression/expression.js";
import { gradientWords } from "./op_words.js";

const [one, two, half, third] = [constant(1), constant(2), constant(0.5), constant(3)];

const add = (...of: readonly Expression[]): Expression => operation("add", ...of);
const multiply = (...of: readonly Expression[]): Expression => operation("multiply", ...of);
const less = (from: Expression, what: Expression): Expression => operation("subtract", from, what);
const squared = (x: Expression): Expression => operation("power", x, two);

const tanhSlope = (x: Expression): Expression => less(one, squared(operation("tanh", x)));

const sigmoid = (x: Expression): Expression =>
  operation("divide", one, add(one, operation("exp", operation("negate", x))));

/** e^(−x² / 2) / √(2π). */
function density(x: Expression): Expression {
  const power = operation("exp", operation("divide", operation("negate", squared(x)), two));
  const by = operation("sqrt", multiply(two, constant(Math.PI)));
  return named((language) => gradientWords[language].normal, operation("divide", power, by));
}

function gelu(x: Expression): Expression {
  const inner = operation("erf", operation("divide", x, operation("sqrt", two)));
  return add(multiply(half, add(one, inner)), multiply(x, density(x)));
}

function geluTanh(x: Expression): Expression {
  const factor = operation("sqrt", operation("divide", two, constant(Math.PI)));
  const cubed = multiply(constant(0.044715), operation("power", x, third));
  const u = multiply(factor, add(x, cubed));
  const first = multiply(factor, add(one, multiply(third, constant(0.044715), squared(x))));
  return add(
    multiply(half, add(one, operation("tanh", u))),
    multiply(half, x, tanhSlope(u), first),
  );
}

const silu = (x: Expression): Expression =>
  multiply(sigmoid(x), add(one, multiply(x, less(one, sigmoid(x)))));

export const slopes: Readonly<Record<string, (x: Expression) => Expression>> = {
  gelu,
  gelu_tanh: geluTanh,
  silu,
  tanh: tanhSlope,
};
