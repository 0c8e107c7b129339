/** The functions of generated programs that keep rows in blocks and read them through tables. */
import type { OpsCode } from "../../../program/spelling.js";
import { type PagesWords, pagesWords } from "./words.js";

/** In both libraries: only the last lines differ. */
const rowsInPython = (
  comment: string,
  stacked: string,
): string => `def page_rows(first, second, page, common):
    """${comment}"""
    blocks, tables, rows = [], ([], []), (first, second)

    def write(sequence, word):
        table, other = tables[sequence], tables[1 - sequence]
        if word % page == 0:
            table.append(len(blocks))
            blocks.append({})
        elif table[-1] in other:
            blocks.append(dict(blocks[table[-1]]))
            table[-1] = len(blocks) - 1
        blocks[table[-1]][word % page] = rows[sequence][..., word, :]

    for word in range(common):
        write(0, word)
    tables[1].extend(tables[0])
    lengths = [each.shape[-2] for each in rows]
    for word in range(common, max(lengths)):
        for sequence in range(2):
            if word < lengths[sequence]:
                write(sequence, word)
    return [
        ${stacked}([blocks[table[i // page]][i % page] for i in range(length)], -2)
        for table, length in zip(tables, lengths)
    ]`;

const contextsInPython = (
  comment: string,
  joined: string,
): string => `def page_contexts(weights, value, other_value, page, common):
    """${comment}"""
    own, other = page_rows(value, other_value, page, common)
    first, second = own.shape[-2], other.shape[-2]
    return ${joined}([weights[..., :first, :first] @ own, weights[..., first:, :second] @ other], -2)`;

const arguments_ = "query, key, value, other_query, other_key, other_value, page, common, factor";

const attentionInPython = (
  comment: string,
  softmax: string,
): string => `def paged_attention(${arguments_}):
    """${comment}"""
    scores = page_scores(query, key, other_query, other_key, page, common)
    return page_contexts(${softmax}, value, other_value, page, common)`;

const inPytorch = ({ comments }: PagesWords) => ({
  page_rows: rowsInPython(comments.rows, "torch.stack"),
  page_scores: `def page_scores(query, key, other_query, other_key, page, common):
    """${comments.scores}"""
    keys = page_rows(key, other_key, page, common)
    longest = max(own.shape[-2] for own in keys)
    parts = []
    for queries, own in zip((query, other_query), keys):
        words = own.shape[-2]
        later = torch.ones(words, words).triu(1).bool()
        scores = (queries @ own.transpose(-1, -2)).masked_fill(later, -torch.inf)
        wide = torch.full((*scores.shape[:-1], longest), -torch.inf)
        wide[..., :words] = scores
        parts.append(wide)
    return torch.cat(parts, -2)`,
  page_contexts: contextsInPython(comments.contexts, "torch.cat"),
  paged_attention: attentionInPython(comments.attention, "torch.softmax(scores * factor, dim=-1)"),
});

const inNumpy = ({ comments }: PagesWords) => ({
  page_rows: rowsInPython(comments.rows, "np.stack"),
  page_scores: `def page_scores(query, key, other_query, other_key, page, common):
    """${comments.scores}"""
    keys = page_rows(key, other_key, page, common)
    longest = max(own.shape[-2] for own in keys)
    parts = []
    for queries, own in zip((query, other_query), keys):
        words = own.shape[-2]
        later = np.triu(np.ones((words, words), dtype=bool), 1)
        scores = np.where(later, -np.inf, queries @ np.swapaxes(own, -1, -2))
        wide = np.full((*scores.shape[:-1], longest), -np.inf, dtype=np.float32)
        wide[..., :words] = scores
        parts.append(wide)
    return np.concatenate(parts, -2)`,
  page_contexts: contextsInPython(comments.contexts, "np.concatenate"),
  paged_attention: attentionInPython(comments.attention, "softmax(scores * factor)"),
});

const inCpp = ({ comments }: PagesWords) => ({
  page_rows: `// ${comments.rows}
std::vector<Matrix> page_rows(const Matrix& first, const Matrix& second, int page, int common) {
  const std::vector<Matrix> rows{first, second};
  std::vector<Matrix> blocks;
  std::vector<int> readers;
  std::vector<std::vector<int>> tables(2);
  const auto take = [&](const Matrix& block) {
    blocks.push_back(block);
    readers.push_back(1);
    return static_cast<int>(blocks.size()) - 1;
  };
  const auto write = [&](int sequence, int word) {
    std::vector<int>& table = tables[sequence];
    if (word % page == 0) {
      table.push_back(take(Matrix::Zero(page, first.cols())));
    } else if (readers[table.back()] > 1) {
      --readers[table.back()];
      const Matrix copy = blocks[table.back()];
      table.back() = take(copy);
    }
    blocks[table.back()].row(word % page) = rows[sequence].row(word);
  };
  for (int word = 0; word < common; ++word) write(0, word);
  tables[1] = tables[0];
  for (int& count : readers) ++count;
  for (int word = common; word < std::max(first.rows(), second.rows()); ++word) {
    for (int sequence = 0; sequence < 2; ++sequence) {
      if (word < rows[sequence].rows()) write(sequence, word);
    }
  }
  std::vector<Matrix> gathered = rows;
  for (int sequence = 0; sequence < 2; ++sequence) {
    for (int word = 0; word < rows[sequence].rows(); ++word) {
      const Matrix& block = blocks[tables[sequence][word / page]];
      gathered[sequence].row(word) = block.row(word % page);
    }
  }
  return gathered;
}`,
  page_scores: `// ${comments.scores}
Matrix page_scores(const Matrix& query, const Matrix& key, const Matrix& other_query,
                   const Matrix& other_key, int page, int common) {
  const std::vector<Matrix> keys = page_rows(key, other_key, page, common);
  const std::vector<Matrix> queries{query, other_query};
  const int words = key.rows() + other_key.rows();
  Matrix scores = Matrix::Constant(words, std::max(key.rows(), other_key.rows()), -INFINITY);
  int row = 0;
  for (int sequence = 0; sequence < 2; ++sequence) {
    const Matrix own = queries[sequence] * keys[sequence].transpose();
    for (int word = 0; word < own.rows(); ++word, ++row) {
      scores.row(row).head(word + 1) = own.row(word).head(word + 1);
    }
  }
  return scores;
}`,
  page_contexts: `// ${comments.contexts}
Matrix page_contexts(const Matrix& weights, const Matrix& value, const Matrix& other_value,
                     int page, int common) {
  const std::vector<Matrix> values = page_rows(value, other_value, page, common);
  const int first = value.rows();
  const int second = other_value.rows();
  Matrix contexts(first + second, value.cols());
  contexts.topRows(first) = weights.topLeftCorner(first, first) * values[0];
  contexts.bottomRows(second) = weights.bottomLeftCorner(second, second) * values[1];
  return contexts;
}`,
  paged_attention: `// ${comments.attention}
Matrix paged_attention(const Matrix& query, const Matrix& key, const Matrix& value,
                       const Matrix& other_query, const Matrix& other_key,
                       const Matrix& other_value, int page, int common, float factor) {
  const Matrix scores = page_scores(query, key, other_query, other_key, page, common);
  return page_contexts(softmax(scores * factor), value, other_value, page, common);
}`,
});

export const pagesFunctions: NonNullable<OpsCode["functions"]> = (language) => {
  const say = pagesWords[language];
  return { pytorch: inPytorch(say), numpy: inNumpy(say), cpp: inCpp(say) };
};
