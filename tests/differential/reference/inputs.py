"""What attention receives: tokens, the table, positions, padding."""

import numpy as np

from draws import token_vector


class Inputs:
    def __init__(self, x, lengths, context, context_lengths):
        self.x = x  # (B, T, C)
        self.lengths = lengths  # (B)
        self.context = context  # (B or 1, S, C), or None
        self.context_lengths = context_lengths
        self.sentences = None  # tokens of each side that is not given as numbers, None for padding
        self.context_sentences = None
        self.vocabulary = None


def read_inputs(request, tape):
    given = request["input"]
    sentences = read_sentences(given, "", given.get("tokenizer", "word"))
    context_sentences = read_sentences(given, "context_", given.get("tokenizer", "word"))
    table = None
    if sentences or context_sentences:
        table = make_table(request.get("embedding", {}), tape, (sentences or []) + (context_sentences or []))
    position = Position(request.get("position", {}), tape)
    x, lengths = embed(given, "", "query", sentences, table, position, tape)
    context = context_lengths = None
    if context_sentences or "context_embeddings" in given:
        encoded = request.get("block", {}).get("kind") == "encoder_decoder"
        rows = "query" if encoded else "key"  # an encoder asks about its own tokens
        context, context_lengths = embed(given, "context_", rows, context_sentences, table, position, tape)
    inputs = Inputs(x, lengths, context, context_lengths)
    inputs.sentences, inputs.context_sentences = sentences, context_sentences
    inputs.vocabulary = table and list(table.row)
    return inputs


def read_sentences(given, prefix, tokenizer):
    """Token lists of one length, None for padding; or None where embeddings are given or there is nothing."""
    if prefix + "embeddings" in given:
        return None
    if prefix + "tokens" in given:
        sentences = given[prefix + "tokens"]
        sentences = [sentences] if isinstance(sentences[0], str) else sentences
    elif prefix + "text" in given:
        texts = given[prefix + "text"]
        texts = [texts] if isinstance(texts, str) else texts
        sentences = [list(text) if tokenizer == "character" else text.split() for text in texts]
    else:
        return None
    longest = max(map(len, sentences))
    lengths = given.get(prefix + "lengths", map(len, sentences))
    return [list(s[:real]) + [None] * (longest - real) for s, real in zip(sentences, lengths)]


class Table:
    def __init__(self, vocabulary, values):
        self.row = {token: i for i, token in enumerate(vocabulary)}
        self.values = values


def make_table(embedding, tape, sentences):
    """(V, C), a row for each token of the request in order of code points."""
    vocabulary = sorted({token for sentence in sentences for token in sentence if token is not None})
    kind, width = embedding.get("kind", "token"), embedding.get("d_in", 8)
    if kind == "token":
        rows = [token_vector(token, embedding.get("seed", 123), width) for token in vocabulary]
    elif kind == "random":
        rows = tape.parameters.embedding_table(len(vocabulary), width).numpy()
    else:
        rows = [embedding["values"][token] for token in vocabulary]
    values = np.asarray(rows, np.float32).astype(np.float64)
    return Table(vocabulary, tape.record("embedding", values, "vocabulary feature", exact=True))


class Position:
    """The encoding added to x; the learned table is drawn once, after the tokens' table."""

    def __init__(self, position, tape):
        self.kind = position.get("kind", "none")
        self.added = self.kind in ("sinusoidal", "learned")
        self.length = position.get("length", 64)
        self.tape = tape
        self.learned = None

    def encoding(self, length, width):
        if self.kind == "sinusoidal":
            return sinusoidal(length, width)
        if self.learned is None:
            self.learned = self.tape.parameters.embedding_table(self.length, width).double().numpy()
        return self.learned[:length]


def sinusoidal(length, width):
    angles = np.arange(length)[:, None] / 10000.0 ** (np.arange(0, width, 2) / width)
    values = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(length, -1)[:, :width]
    return values.astype(np.float32).astype(np.float64)


def embed(given, prefix, rows, sentences, table, position, tape):
    """x or context_x (B, T, C) and the lengths (B); `rows` names the axis of tokens."""
    if sentences is None:
        values = np.asarray(given[prefix + "embeddings"], np.float32).astype(np.float64)
        values = values[None] if values.ndim == 2 else values
        batch, length = values.shape[:2]
        lengths = given.get(prefix + "lengths", [length] * batch)
        real = np.ones((batch, length, 1))
    else:
        lengths = [sum(token is not None for token in sentence) for sentence in sentences]
        values, real = look_up(sentences, table)
    axes = f"batch {rows} feature"
    x_id = prefix + "x"
    values = tape.record(prefix + "embedded" if position.added else x_id, values, axes, exact=True)
    if sentences is not None:
        tape.log("lookup", prefix + "embedded" if position.added else x_id, sentences=sentences, table=table)
    if position.added:
        encoding = position.encoding(*values.shape[1:])
        encoding = tape.record(prefix + "position_encoding", encoding, f"{rows} feature", exact=True)
        values = tape.record(x_id, (values + encoding) * real, axes)
    return values, np.asarray(lengths)


def look_up(sentences, table):
    """The rows of the tokens (B, T, C), 0 for padding, and 1 where a token is real (B, T, 1)."""
    values = np.zeros((len(sentences), len(sentences[0]), table.values.shape[1]))
    real = np.zeros((*values.shape[:2], 1))
    for b, sentence in enumerate(sentences):
        for t, token in enumerate(sentence):
            if token is not None:
                values[b, t] = table.values[table.row[token]]
                real[b, t] = 1
    return values, real
