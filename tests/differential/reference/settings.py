"""A request's attention and block settings with every default filled in."""


class Settings:
    def __init__(self, request):
        attention = request.get("attention", {})
        self.has_block = "block" in request
        self.block = Block(request["block"]) if self.has_block else None
        self.rotary = request.get("position", {}).get("kind") == "rotary"
        self.score = attention.get("score", "scaled_dot")
        self.additive_hidden = attention.get("additive_hidden")
        self.projections = attention.get("projections", True)
        self.d_out = None if self.has_block else attention.get("d_out")
        self.num_heads = attention.get("num_heads", 1)
        self.num_kv_heads = attention.get("num_kv_heads", self.num_heads)
        self.head_style = attention.get("head_style", "split")
        self.qkv_bias = attention.get("qkv_bias", False)
        self.output_projection = attention.get("output_projection", False)
        self.scale = attention.get("scale", True)
        self.mask = attention.get("mask")
        self.mask_method = attention.get("mask_method", "minus_infinity")
        self.normalize = attention.get("normalize", "softmax")

    def self_mask(self):
        """The mask of the attention alone, or of a block's (decoder's) self-attention."""
        if self.mask is not None:
            return self.mask
        causal = self.has_block and self.block.kind != "encoder"
        return {"kind": "causal" if causal else "none"}


class Block:
    def __init__(self, block):
        self.kind = block.get("kind", "decoder")
        self.attention = block.get("attention", True)
        self.feed_forward = block.get("feed_forward", True)
        self.d_ff = block.get("d_ff")
        self.activation = block.get("activation", "relu")
        self.norm = block.get("norm", "layer")
        self.norm_position = block.get("norm_position", "post")
        self.norm_epsilon = block.get("norm_epsilon", 1e-5)
        self.final_norm = block.get("final_norm", False)
        self.residual = block.get("residual", True)
        self.num_layers = block.get("num_layers", 1)
        self.alpha = block.get("deep_norm_alpha", (2 * self.num_layers) ** 0.25)
