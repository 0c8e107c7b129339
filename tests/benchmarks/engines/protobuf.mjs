// Protocol Buffers, as far as an ONNX model needs them: https://protobuf.dev/programming-guides/encoding/
// A message is a list of pieces; numbers are pieces of their own, so that weights are not copied.

const text = new TextEncoder();

/** `value`, not negative, seven bits a byte. */
function varint(value) {
  const bytes = [];
  for (; value > 0x7f; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80);
  return Uint8Array.from([...bytes, value]);
}

const sizeOf = (pieces) => pieces.reduce((total, piece) => total + piece.byteLength, 0);

/** Fields of a message; each takes the field's number first and gives pieces. */
export const integer = (field, value) => [varint(field * 8), varint(value)];
export const float = (field, value) => [
  varint(field * 8 + 5),
  new Uint8Array(Float32Array.of(value).buffer),
];
export const string = (field, value) => message(field, [text.encode(value)]);
export const bytes = (field, { buffer, byteOffset, byteLength }) =>
  message(field, [new Uint8Array(buffer, byteOffset, byteLength)]);
export const message = (field, pieces) => [
  varint(field * 8 + 2),
  varint(sizeOf(pieces)),
  ...pieces,
];

/** The pieces one after the other. */
export function join(pieces) {
  const out = new Uint8Array(sizeOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.byteLength;
  }
  return out;
}
