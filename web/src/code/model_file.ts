/** Programs that load the file of a model: how they read it, and what they print of its answer. */
import type { Language } from "../types/graph.js";
import { words } from "./words.js";
import type { TrainedModel } from "./trained.js";

type Python = "pytorch" | "numpy";

/** A function for parameters, and the vocabulary, both read from the file. */
const reading: Readonly<
  Record<Python, { readonly library: string; readonly rows: string; readonly plain: string }>
> = {
  pytorch: {
    library: "safetensors.torch",
    rows: "torch.repeat_interleave(scale.float(), -(-len(numbers) // len(scale)))[:len(numbers), None]",
    plain: "stored[name].float()",
  },
  numpy: {
    library: "safetensors.numpy",
    rows: "np.repeat(scale.astype(np.float32), -(-len(numbers) // len(scale)))[:len(numbers), None]",
    plain: "stored[name].astype(np.float32)",
  },
};

/** Of Python's own library, and beyond it. */
export const modelImports = ["import gzip", "import json"] as const;
export const loadImport = (dialect: Python): string =>
  `from ${reading[dialect].library} import load`;

export function pythonModel(model: TrainedModel, dialect: Python, language: Language): string {
  const say = words[language];
  const { rows, plain } = reading[dialect];
  return [
    `# ${say.file(model.path)}`,
    `with gzip.open(${JSON.stringify(model.path)}) as file:`,
    "    content = file.read()",
    "stored = load(content)",
    'header = json.loads(content[8 : 8 + int.from_bytes(content[:8], "little")])',
    'words = header["__metadata__"]["vocabulary"].split(" ")',
    "",
    "",
    "def parameter(name):",
    `    """${say.parameter}"""`,
    `    numbers = ${plain}`,
    '    scale = stored.get(name + ".scale")',
    `    return numbers if scale is None else numbers * ${rows}`,
    "",
    "",
    `# ${say.vocabulary}`,
    'marks = ["<start>", "<end>", "<to_zh>", "<to_en>", "<explain>"]',
    'forms = ["", " name", " -s", " -ed", " -ing", " 汉"]',
    'slots = [f"<{slot}{form}>" for form in forms for slot in range(1, 33)]',
    "tokens = sorted({*words, *marks, *slots})",
    ...[...model.unknown].map(([id, text]) => `tokens[${id}] = ${quoted(text)}  # ${say.unknown}`),
  ].join("\n");
}

/** Without what could end a line of the program. */
const quoted = (text: string): string => JSON.stringify(text).replace(/[\u0085\u2028\u2029]/gu, "");

/** Each predicted word, how probable it is, and where each head of the last attention looks. */
export function pythonAnswer(
  model: TrainedModel,
  nameOf: (id: string) => string,
  language: Language,
): string {
  const say = words[language];
  const { weights, probabilities } = model;
  if (!weights || !probabilities) return "";
  return [
    `# ${say.answer}`,
    `looked = [${model.looked.map(({ text }) => quoted(text)).join(", ")}]`,
    `for place, row in enumerate(${nameOf(probabilities.id)}[0]):`,
    `    heads = ${nameOf(weights.id)}[0, :, place]`,
    '    seen = [f"{looked[head.argmax()]} {head.max():.2f}" for head in heads]',
    "    print(f\"{tokens[row.argmax()]} {row.max():.2f}  <-  {', '.join(seen)}\")",
  ].join("\n");
}

/** The same in C++: it reads the header of the file as text, as every tensor has one entry there. */
export function cppModel(model: TrainedModel, language: Language): string {
  const say = words[language];
  return `// ${say.file(model.path)}
const std::string& file() {
  static const std::string bytes = [] {
    const gzFile in = gzopen(${JSON.stringify(model.path)}, "rb");
    std::string all;
    char piece[65536];
    for (int size; (size = gzread(in, piece, sizeof piece)) > 0;) all.append(piece, size);
    gzclose(in);
    return all;
  }();
  return bytes;
}

float half(int bits) {
  const int exponent = bits >> 10 & 31;
  const float size = exponent ? std::ldexp(1024.0f + (bits & 1023), exponent - 25)
                              : std::ldexp(1.0f * (bits & 1023), -24);
  return bits >> 15 ? -size : size;
}

// ${say.tensorOfFile}
Matrix stored(const std::string& name) {
  std::int64_t header = 0;
  std::memcpy(&header, file().data(), 8);
  const std::size_t entry = file().find('"' + name + "\\":{");
  const auto after = [&](const char* key) { return file().c_str() + file().find(key, entry) + std::strlen(key); };
  char* next = nullptr;
  const long rows = std::strtol(after("\\"shape\\":["), &next, 10);
  const long columns = *next == ',' ? std::strtol(next + 1, &next, 10) : 1;
  const char* from = file().data() + 8 + header + std::strtol(after("\\"data_offsets\\":["), &next, 10);
  const char type = *after("\\"dtype\\":\\"");
  const bool wide = after("\\"dtype\\":\\"")[1] == '3';
  Matrix numbers(rows, columns);
  for (long i = 0; i < numbers.size(); ++i) {
    std::uint16_t bits = 0;
    if (type == 'I') numbers.data()[i] = static_cast<signed char>(from[i]);
    else if (wide) std::memcpy(numbers.data() + i, from + 4 * i, 4);
    else std::memcpy(&bits, from + 2 * i, 2), numbers.data()[i] = half(bits);
  }
  return numbers;
}

// ${say.parameter}
Matrix parameter(const std::string& name) {
  Matrix numbers = stored(name);
  if (numbers.cols() == 1) return numbers.transpose();
  if (file().find('"' + name + ".scale\\":{") == std::string::npos) return numbers;
  const Matrix scale = stored(name + ".scale");
  const long rows = (numbers.rows() + scale.rows() - 1) / scale.rows();
  for (long i = 0; i < numbers.rows(); ++i) numbers.row(i) *= scale(i / rows, 0);
  return numbers;
}`;
}
