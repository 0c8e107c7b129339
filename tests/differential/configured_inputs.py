"""Random input of a request: text, tokens or embeddings, the context's too, and the embedding."""

from given_numbers import leave_out_defaults, numbers

WORDS = "Your journey starts with one step and the next one begins where you stand".split()
MORE_WORDS = ["我", "爱", "中国", "Zürich", "it's", "3.14", "太阳", "变红", "Θ", "naïve"]
CHARACTERS = "attention我爱中国太阳é"


def add_input(rng, shape, request):
    """The sentences, the context's where there is one, and the embedding of those that are not numbers."""
    low = 0.05 if shape.normalize == "sum" else -1.5
    given = request["input"]
    forms = [rng.choice(["text", "tokens", "embeddings", "embeddings"])]
    if shape.cross:
        forms.append(rng.choice([forms[0], rng.choice(["text", "tokens", "embeddings"])]))
    if "text" in forms and rng.random() < 0.7:
        given["tokenizer"] = rng.choice(["word", "whitespace", "character"])
    add_sentences(rng, given, "", forms[0], Size(shape.batch, shape.tokens, shape.padded, shape.d_in, low))
    if shape.cross:
        width = shape.context_d_in if forms[1] == "embeddings" else shape.d_in
        size = Size(shape.context_batch, shape.context_tokens, shape.context_padded, width, low)
        add_sentences(rng, given, "context_", forms[1], size)
    if set(forms) != {"embeddings"}:
        request["embedding"] = embedding_options(rng, shape, low)


class Size:
    """Sentences by number, length and width, and the lowest number in them."""

    def __init__(self, batch, tokens, padded, d_in, low):
        self.batch = batch
        self.tokens = tokens
        self.padded = padded
        self.d_in = d_in
        self.low = low


def add_sentences(rng, given, prefix, form, size):
    if form == "embeddings":
        add_embeddings(rng, given, prefix, size)
    else:
        add_words(rng, given, prefix, form, size)


def add_embeddings(rng, given, prefix, size):
    values = numbers(rng, (size.batch, size.tokens, size.d_in), size.low, 1.5)
    given[prefix + "embeddings"] = values[0] if size.batch == 1 and rng.random() < 0.5 else values
    if size.padded:
        given[prefix + "lengths"] = random_lengths(rng, size)


def random_lengths(rng, size):
    """How many tokens of each sentence are real: now and then none of one, but never none at all."""
    lengths = [rng.randint(rng.choice([0, 1]), size.tokens)]
    while len(lengths) < size.batch:
        lengths.append(rng.randint(1, size.tokens))
    return lengths if any(lengths) else [1] * size.batch


def add_words(rng, given, prefix, form, size):
    """Sentences of that many tokens, or where padded of unequal lengths."""
    count = size.tokens
    lengths = [count] * size.batch
    if size.padded and form == "tokens" and rng.random() < 0.5:
        given[prefix + "lengths"] = random_lengths(rng, size)
    elif size.padded:
        lengths = [count] + [rng.randint(1, count) for _ in range(size.batch - 1)]
        rng.shuffle(lengths)
    characters = form == "text" and given.get("tokenizer") == "character"
    words = list(CHARACTERS) if characters else WORDS
    words = words + MORE_WORDS if form == "tokens" else words
    sentences = [[rng.choice(words) for _ in range(length)] for length in lengths]
    if form == "text":
        sentences = [("" if characters else " ").join(sentence) for sentence in sentences]
    given[f"{prefix}{form}"] = sentences[0] if size.batch == 1 and rng.random() < 0.7 else sentences


def embedding_options(rng, shape, low):
    options = {"kind": rng.choice(["token", "random", "table"]), "d_in": shape.d_in}
    if shape.normalize == "sum":
        options["kind"] = "table"
    if options["kind"] == "table":
        words = sorted(set(WORDS + MORE_WORDS + list(CHARACTERS)))
        options["values"] = dict(zip(words, numbers(rng, (len(words), shape.d_in), low, 1.5)))
    elif rng.random() < 0.5:
        options["seed"] = rng.choice([0, 789, rng.randrange(2**32)])
    return leave_out_defaults(rng, options, {"kind": "token", "d_in": 8})
