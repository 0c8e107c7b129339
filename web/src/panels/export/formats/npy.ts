/**
 * A node as NumPy's `.npy` file, version 1.0: `numpy.load` gives the array back, bit for bit. The
 * format is described in NEP 1 and in NumPy's manual under numpy.lib.format.
 */
import type { GraphNode } from "../../../types/graph.js";

/** Magic word, two bytes of the version, two of the header's length. */
const BEFORE_HEADER = 10;
/** The numbers begin at a multiple of this. */
const ALIGNED = 64;

function tuple(shape: readonly number[]): string {
  return shape.length === 1 ? `(${String(shape[0])},)` : `(${shape.join(", ")})`;
}

/** float32, little-endian, row-major. */
export function npyOf({ shape, values = [] }: GraphNode): Uint8Array<ArrayBuffer> {
  const described = `{'descr': '<f4', 'fortran_order': False, 'shape': ${tuple(shape)}, }`;
  const start = Math.ceil((BEFORE_HEADER + described.length + 1) / ALIGNED) * ALIGNED;
  const header = `${described.padEnd(start - BEFORE_HEADER - 1)}\n`;
  const bytes = new Uint8Array(start + 4 * values.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x93, ...new TextEncoder().encode("NUMPY"), 1, 0]);
  view.setUint16(8, header.length, true);
  bytes.set(new TextEncoder().encode(header), BEFORE_HEADER);
  for (let i = 0; i < values.length; i++) view.setFloat32(start + 4 * i, values[i] as number, true);
  return bytes;
}
