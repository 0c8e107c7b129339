/** Attention in tiles, and what is left after each tile where the reader has set it. */
import { at, each } from "../../../program/cpp_parts.js";
import type { OpsCode } from "../../../program/spelling.js";
import { type NamedNode, isSet, numberOf } from "../../../program/named_node.js";
import { tilesWords } from "./words.js";

const sizeOf = ({ node }: NamedNode): number => numberOf(node, "tile", 1);
const widthOf = ({ node }: NamedNode): number => numberOf(node, "width", 1);

const python: OpsCode["python"] = {
  running_max: (named) => `running_max(${named.x[0]}, ${sizeOf(named)})`,
  tile_exponentials: (named) => `tile_exponentials(${named.x[0]}, ${named.x[1]}, ${sizeOf(named)})`,
  tile_correction: ({ x: [maximum] }) => `tile_correction(${maximum})`,
  running_sum: (named) => `running_sum(${named.x[0]}, ${named.x[1]}, ${sizeOf(named)})`,
  tile_context: (named) => `tile_context(${named.x[0]}, ${named.x[1]}, ${sizeOf(named)})`,
  running_context: ({ x: [added, factor] }) => `running_context(${added}, ${factor})`,
  tiles: (named) => {
    const [scores, value, sum, context] = named.x;
    if (isSet(named)) return `${context}[..., -${widthOf(named)}:] / ${sum}[..., -1:]`;
    return `attention_in_tiles(${scores}, ${value}, ${sizeOf(named)})`;
  },
};

const cpp: OpsCode["cpp"] = {
  running_max: (named) => each(named, `running_max(${at(named, 0)}, ${sizeOf(named)})`),
  tile_exponentials: (named) =>
    each(named, `tile_exponentials(${at(named, 0)}, ${at(named, 1)}, ${sizeOf(named)})`),
  tile_correction: (named) => each(named, `tile_correction(${at(named, 0)})`),
  running_sum: (named) =>
    each(named, `running_sum(${at(named, 0)}, ${at(named, 1)}, ${sizeOf(named)})`),
  tile_context: (named) =>
    each(named, `tile_context(${at(named, 0)}, ${at(named, 1)}, ${sizeOf(named)})`),
  running_context: (named) => each(named, `running_context(${at(named, 0)}, ${at(named, 1)})`),
  tiles: (named) => {
    const width = widthOf(named);
    const sums = `${at(named, 2)}.rightCols(1).replicate(1, ${width})`;
    if (isSet(named))
      return each(named, `${at(named, 3)}.rightCols(${width}).cwiseQuotient(${sums})`);
    return each(named, `attention_in_tiles(${at(named, 0)}, ${at(named, 1)}, ${sizeOf(named)})`);
  },
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = tilesWords[language];
  return {
    pytorch: {
      running_max: `def running_max(scores, tile):
    """${comments.maximum}"""
    largest = [part.amax(dim=-1, keepdim=True) for part in scores.split(tile, dim=-1)]
    return torch.cat(largest, dim=-1).cummax(dim=-1).values`,
      tile_exponentials: `def tile_exponentials(scores, maximum, tile):
    """${comments.exponentials}"""
    shift = maximum.repeat_interleave(tile, dim=-1)[..., :scores.shape[-1]]
    return torch.exp(scores - shift).nan_to_num(0)`,
      tile_correction: `def tile_correction(maximum):
    """${comments.correction}"""
    before = torch.cat([torch.full_like(maximum[..., :1], -torch.inf), maximum[..., :-1]], dim=-1)
    return torch.where(before == maximum, 1, torch.exp(before - maximum))`,
      running_sum: `def running_sum(exponentials, correction, tile):
    """${comments.sum}"""
    sums = [torch.zeros_like(correction[..., :1])]
    for n, part in enumerate(exponentials.split(tile, dim=-1)):
        sums.append(correction[..., n:n + 1] * sums[-1] + part.sum(dim=-1, keepdim=True))
    return torch.cat(sums[1:], dim=-1)`,
      tile_context: `def tile_context(exponentials, value, tile):
    """${comments.tileContext}"""
    parts = zip(exponentials.split(tile, dim=-1), value.split(tile, dim=-2))
    return torch.cat([part @ own for part, own in parts], dim=-1)`,
      running_context: `def running_context(added, correction):
    """${comments.context}"""
    width = added.shape[-1] // correction.shape[-1]
    contexts = [torch.zeros_like(added[..., :width])]
    for n, part in enumerate(added.split(width, dim=-1)):
        contexts.append(correction[..., n:n + 1] * contexts[-1] + part)
    return torch.cat(contexts[1:], dim=-1)`,
      attention_in_tiles: `def attention_in_tiles(scores, value, tile):
    """${comments.tiles}"""
    maximum = torch.full_like(scores[..., :1], -torch.inf)
    total = torch.zeros_like(maximum)
    context = torch.zeros(*scores.shape[:-1], value.shape[-1])
    for part, own in zip(scores.split(tile, dim=-1), value.split(tile, dim=-2)):
        largest = torch.maximum(maximum, part.amax(dim=-1, keepdim=True))
        shift = largest.masked_fill(largest == -torch.inf, 0)
        correction = torch.exp(maximum - shift)
        exponentials = torch.exp(part - shift)
        total = correction * total + exponentials.sum(dim=-1, keepdim=True)
        context = correction * context + exponentials @ own
        maximum = largest
    return context / total.masked_fill(total == 0, 1)`,
    },
    numpy: {
      running_max: `def running_max(scores, tile):
    """${comments.maximum}"""
    starts = range(0, scores.shape[-1], tile)
    largest = [scores[..., i:i + tile].max(axis=-1) for i in starts]
    return np.maximum.accumulate(np.stack(largest, axis=-1), axis=-1)`,
      tile_exponentials: `def tile_exponentials(scores, maximum, tile):
    """${comments.exponentials}"""
    shift = np.repeat(maximum, tile, axis=-1)[..., :scores.shape[-1]]
    return np.exp(scores - np.where(shift == -np.inf, 0, shift))`,
      tile_correction: `def tile_correction(maximum):
    """${comments.correction}"""
    before = np.concatenate([np.full_like(maximum[..., :1], -np.inf), maximum[..., :-1]], axis=-1)
    return np.exp(np.where(before == maximum, 0, before) - np.where(before == maximum, 0, maximum))`,
      running_sum: `def running_sum(exponentials, correction, tile):
    """${comments.sum}"""
    sums = [np.zeros_like(correction[..., :1])]
    for n in range(correction.shape[-1]):
        part = exponentials[..., n * tile:(n + 1) * tile]
        sums.append(correction[..., n:n + 1] * sums[-1] + part.sum(axis=-1, keepdims=True))
    return np.concatenate(sums[1:], axis=-1)`,
      tile_context: `def tile_context(exponentials, value, tile):
    """${comments.tileContext}"""
    starts = range(0, value.shape[-2], tile)
    parts = [exponentials[..., i:i + tile] @ value[..., i:i + tile, :] for i in starts]
    return np.concatenate(parts, axis=-1)`,
      running_context: `def running_context(added, correction):
    """${comments.context}"""
    width = added.shape[-1] // correction.shape[-1]
    contexts = [np.zeros_like(added[..., :width])]
    for n in range(correction.shape[-1]):
        part = added[..., n * width:(n + 1) * width]
        contexts.append(correction[..., n:n + 1] * contexts[-1] + part)
    return np.concatenate(contexts[1:], axis=-1)`,
      attention_in_tiles: `def attention_in_tiles(scores, value, tile):
    """${comments.tiles}"""
    maximum = np.full_like(scores[..., :1], -np.inf)
    total = np.zeros_like(maximum)
    context = np.zeros((*scores.shape[:-1], value.shape[-1]), dtype=np.float32)
    for i in range(0, scores.shape[-1], tile):
        part = scores[..., i:i + tile]
        largest = np.maximum(maximum, part.max(axis=-1, keepdims=True))
        shift = np.where(largest == -np.inf, 0, largest)
        correction = np.exp(maximum - shift)
        exponentials = np.exp(part - shift)
        total = correction * total + exponentials.sum(axis=-1, keepdims=True)
        context = correction * context + exponentials @ value[..., i:i + tile, :]
        maximum = largest
    return context / np.where(total == 0, 1, total)`,
    },
    cpp: {
      running_max: `// ${comments.maximum}
Matrix running_max(const Matrix& scores, int tile) {
  const int tiles = (scores.cols() + tile - 1) / tile;
  Matrix largest(scores.rows(), tiles);
  for (int n = 0; n < tiles; ++n) {
    const int end = std::min<int>(scores.cols(), (n + 1) * tile);
    largest.col(n) = scores.leftCols(end).rowwise().maxCoeff();
  }
  return largest;
}`,
      tile_exponentials: `// ${comments.exponentials}
Matrix tile_exponentials(const Matrix& scores, const Matrix& maximum, int tile) {
  Matrix exponentials(scores.rows(), scores.cols());
  for (int j = 0; j < scores.cols(); ++j) {
    const auto hidden = scores.col(j).array() == -INFINITY;
    const Matrix shifted = scores.col(j) - maximum.col(j / tile);
    exponentials.col(j) = hidden.select(0.0f, shifted.array().exp());
  }
  return exponentials;
}`,
      tile_correction: `// ${comments.correction}
Matrix tile_correction(const Matrix& maximum) {
  Matrix before = Matrix::Constant(maximum.rows(), maximum.cols(), -INFINITY);
  before.rightCols(maximum.cols() - 1) = maximum.leftCols(maximum.cols() - 1);
  const Matrix changed = (before - maximum).array().exp();
  return (before.array() == maximum.array()).select(1.0f, changed);
}`,
      running_sum: `// ${comments.sum}
Matrix running_sum(const Matrix& exponentials, const Matrix& correction, int tile) {
  Matrix sums(correction.rows(), correction.cols());
  for (int n = 0; n < sums.cols(); ++n) {
    const int width = std::min<int>(tile, exponentials.cols() - n * tile);
    sums.col(n) = exponentials.middleCols(n * tile, width).rowwise().sum();
    if (n > 0) sums.col(n) += correction.col(n).cwiseProduct(sums.col(n - 1));
  }
  return sums;
}`,
      tile_context: `// ${comments.tileContext}
Matrix tile_context(const Matrix& exponentials, const Matrix& value, int tile) {
  const int tiles = (value.rows() + tile - 1) / tile;
  Matrix contexts(exponentials.rows(), tiles * value.cols());
  for (int n = 0; n < tiles; ++n) {
    const int keys = std::min<int>(tile, value.rows() - n * tile);
    contexts.middleCols(n * value.cols(), value.cols()) =
        exponentials.middleCols(n * tile, keys) * value.middleRows(n * tile, keys);
  }
  return contexts;
}`,
      running_context: `// ${comments.context}
Matrix running_context(const Matrix& added, const Matrix& correction) {
  const int width = added.cols() / correction.cols();
  Matrix contexts = added;
  for (int n = 1; n < correction.cols(); ++n) {
    contexts.middleCols(n * width, width) +=
        correction.col(n).asDiagonal() * contexts.middleCols((n - 1) * width, width);
  }
  return contexts;
}`,
      attention_in_tiles: `// ${comments.tiles}
Matrix attention_in_tiles(const Matrix& scores, const Matrix& value, int tile) {
  const Matrix maximum = running_max(scores, tile);
  const Matrix correction = tile_correction(maximum);
  const Matrix exponentials = tile_exponentials(scores, maximum, tile);
  const Matrix sums = running_sum(exponentials, correction, tile);
  const Matrix contexts = running_context(tile_context(exponentials, value, tile), correction);
  const Matrix total = sums.rightCols(1).replicate(1, value.cols());
  return (total.array() == 0).select(0.0f, contexts.rightCols(value.cols()).cwiseQuotient(total));
}`,
    },
  };
};

export const tilesCode: OpsCode = { python, cpp, functions };
