// Moves texts out of the data of one half of a module into that of the other, at the same addresses.

const SECTION = { data: 11, count: 12 };
const CONSTANT = 0x41; // i32.const
const END = 0x0b;
const HEADER = 8; // magic and version

class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** A number of any length; a signed one is read as such by its caller. */
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at++];
      value += (byte & 0x7f) * factor;
      if (!(byte & 0x80)) return value;
    }
  }

  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
}

function unsigned(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
  return Buffer.from([...bytes, value]);
}

/** Addresses are positive, so the bit that would be the sign must be 0. */
function address(value) {
  const bytes = unsigned(value);
  if (!(bytes.at(-1) & 0x40)) return bytes;
  bytes[bytes.length - 1] |= 0x80;
  return Buffer.concat([bytes, Buffer.of(0)]);
}

/** `{id, body}` of each section. */
function sectionsOf(bytes) {
  const reader = new Reader(bytes, HEADER);
  const sections = [];
  while (reader.at < bytes.length) {
    const id = bytes[reader.at++];
    sections.push({ id, body: reader.take(reader.number()) });
  }
  return sections;
}

function moduleOf(sections) {
  const parts = sections.flatMap(({ id, body }) => [Buffer.of(id), unsigned(body.length), body]);
  return Buffer.concat([Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]), ...parts]);
}

/** `{at, bytes}` of each segment. */
function segmentsOf(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || reader.number() !== CONSTANT)
      throw new Error("a segment of data that is not at an address of its own");
    const at = reader.number();
    if (reader.number() !== END) throw new Error("an address that is not a number");
    return { at, bytes: reader.take(reader.number()) };
  });
}

function bodyOf(segments) {
  const parts = segments.flatMap(({ at, bytes }) => [
    Buffer.of(0, CONSTANT),
    address(at),
    Buffer.of(END),
    unsigned(bytes.length),
    bytes,
  ]);
  return Buffer.concat([unsigned(segments.length), ...parts]);
}

/** What of the segments lies before and behind the text, and the text. */
function without(segments, text) {
  const found = segments.find(({ bytes }) => bytes.includes(text));
  if (!found) throw new Error(`not in the module's data: ${text.subarray(0, 40)}…`);
  const start = found.bytes.indexOf(text);
  const end = start + text.length;
  const pieces = [
    { at: found.at, bytes: found.bytes.subarray(0, start) },
    { at: found.at + end, bytes: found.bytes.subarray(end) },
  ];
  const left = segments.flatMap((one) => (one === found ? pieces : [one]));
  return [left.filter(({ bytes }) => bytes.length > 0), { at: found.at + start, bytes: text }];
}

/** Both halves, after every text has moved from the first to the second, which has had no data. */
export function moveData(first, second, texts) {
  const sections = sectionsOf(first);
  const data = sections.find(({ id }) => id === SECTION.data);
  let segments = segmentsOf(data.body);
  const moved = texts.map((text) => {
    const [left, one] = without(segments, text);
    segments = left;
    return one;
  });
  data.body = bodyOf(segments);
  for (const section of sections)
    if (section.id === SECTION.count) section.body = unsigned(segments.length);
  return [
    moduleOf(sections),
    moduleOf([...sectionsOf(second), { id: SECTION.data, body: bodyOf(moved) }]),
  ];
}
