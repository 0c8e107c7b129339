// The peak rate of one thread: independent chains of multiplications and additions of four floats each.
// The module is assembled here byte by byte, so that no compiler changes it.

// Sums enough to hide the latency of an addition, and few enough for 16 registers.
const LOADED = 4;
const FACTORS = 2;
const LANES = 4;
const ITERATIONS = 200_000;

const I32 = 0x7f;
const V128 = 0x7b;
const op = {
  local_get: 0x20,
  local_set: 0x21,
  local_tee: 0x22,
  loop: 0x03,
  br_if: 0x0d,
  end: 0x0b,
  i32_const: 0x41,
  i32_sub: 0x6b,
  empty: 0x40,
};
const splat = [0xfd, 0x13]; // f32x4.splat
const multiply = [0xfd, 0xe6, 0x01]; // f32x4.mul
const load = [0xfd, 0x00, 4]; // v128.load, aligned to 2^4
const add = [0xfd, 0xe4, 0x01]; // f32x4.add
const firstLane = [0xfd, 0x1f, 0x00]; // f32x4.extract_lane 0

/** `value` as WebAssembly writes an unsigned number. */
function unsigned(value) {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return [...bytes, value];
}

const float = (value) => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)];
const counted = (bytes) => [...unsigned(bytes.length), ...bytes];
const section = (id, bytes) => [id, ...counted(bytes)];

/**
 * (iterations) -> a float: sum[i][j] += loaded[i] * factor[j], so often, all sums added up so that none is idle. Only
 * the additions wait for each other; the loads keep the products inside the loop.
 */
function body() {
  const sums = Array.from({ length: LOADED * FACTORS }, (_, i) => 1 + i);
  const factors = Array.from({ length: FACTORS }, (_, i) => 1 + sums.length + i);
  const loaded = 1 + sums.length + factors.length;
  const step = ([sum, i]) => [
    ...(i % FACTORS === 0
      ? [op.i32_const, 0, ...load, ...unsigned(16 * (i / FACTORS)), op.local_set, loaded]
      : []),
    ...[op.local_get, sum, op.local_get, loaded, op.local_get, factors[i % FACTORS]],
    ...[...multiply, ...add, op.local_set, sum],
  ];
  return [
    ...[1, sums.length + factors.length + 1, V128], // locals 1.. are vectors; local 0 is the count
    ...factors.flatMap((local) => [...float(local), ...splat, op.local_set, local]),
    ...[op.loop, op.empty],
    ...sums.map((sum, i) => [sum, i]).flatMap(step),
    ...[op.local_get, 0, op.i32_const, 1, op.i32_sub, op.local_tee, 0, op.br_if, 0, op.end],
    ...[op.local_get, sums[0]],
    ...sums.slice(1).flatMap((local) => [op.local_get, local, ...add]),
    ...[...firstLane, op.end],
  ];
}

const F32 = 0x7d;
const ones = new Uint8Array(new Float32Array(LANES * LOADED).fill(1).buffer);
const bytes = () => [
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // "\0asm", version 1
  ...section(1, [1, 0x60, 1, I32, 1, F32]), // one type: (i32) -> f32
  ...section(3, [1, 0]), // one function of it
  ...section(5, [1, 0, 1]), // a memory of one page
  ...section(7, [1, ...counted([..."run"].map((letter) => letter.charCodeAt(0))), 0, 0]),
  ...section(10, [1, ...counted(body())]),
  ...section(11, [1, 0, op.i32_const, 0, op.end, ...counted(ones)]), // what is loaded
];

/** An engine whose `run` does `operations` floating-point operations. */
export async function createPeak() {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes()));
  return {
    name: "peak",
    operations: 2 * LANES * LOADED * FACTORS * ITERATIONS,
    run: () => instance.exports.run(ITERATIONS),
  };
}
