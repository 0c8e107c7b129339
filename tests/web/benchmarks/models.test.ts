import { describe, expect, it } from "vitest";
import { CASES, operationsOf } from "../../benchmarks/cases.mjs";
import { Model } from "../../benchmarks/engines/onnx_model.mjs";
import { createPeak } from "../../benchmarks/engines/peak.mjs";
import { float, integer, join, message, string } from "../../benchmarks/engines/protobuf.mjs";

describe("protocol buffers", () => {
  it("are written seven bits a byte, fields by number and kind", () => {
    expect([...join(integer(1, 300))]).toEqual([0x08, 0xac, 0x02]);
    expect([...join(string(2, "hi"))]).toEqual([0x12, 2, 0x68, 0x69]);
    expect([...join(message(3, integer(1, 1)))]).toEqual([0x1a, 2, 0x08, 1]);
    expect([...join(float(2, 1))]).toEqual([0x15, 0, 0, 0x80, 0x3f]);
  });

  it("reach beyond 32 bits", () => {
    expect([...join(integer(1, 2 ** 35))]).toEqual([0x08, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]);
  });
});

describe("an ONNX model", () => {
  it("holds its weights as they stand in memory", () => {
    const model = new Model();
    model.constant("b", [2], Float32Array.of(1, 2));
    const bytes = Buffer.from(model.toBytes(20));
    expect(bytes.includes(Buffer.from(Float32Array.of(1, 2).buffer))).toBe(true);
  });
});

describe("what is measured", () => {
  it("runs a peak that every engine with SIMD accepts", async () => {
    const { run, operations } = await createPeak();
    expect(run()).toBeGreaterThan(0);
    expect(operations).toBeGreaterThan(1e6);
  });

  it("counts the products of a block and what a causal mask leaves of attention", () => {
    const block = CASES.find(({ id }) => id === "block_16");
    expect(block && operationsOf(block)).toBe(
      16 * 2 * (4 * 768 * 768 + 2 * 768 * 3072) + 4 * 768 * ((16 * 17) / 2),
    );
  });
});
