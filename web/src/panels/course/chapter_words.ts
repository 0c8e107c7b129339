/** What a chapter is about: one line for its card, a text where it is open, and the goals of a lesson plan. */
import type { ChapterId } from "../../document/choices.js";
import type { Language } from "../../types/graph.js";

export interface ChapterWords {
  readonly line: string;
  readonly text: string;
  /** Each completes "Afterwards you can". */
  readonly goals: readonly string[];
}

export const chapterWords: Readonly<Record<Language, Readonly<Record<ChapterId, ChapterWords>>>> = {
  en: {
    vectors: {
      line: "Every word becomes numbers.",
      text: "A word becomes a short list of numbers, which is an arrow in space. Arrows that point the same way belong together. Five minutes, nothing to know first.",
      goals: [
        "say what a vector is, and compare two of them by their angle",
        "compute the dot product of two short lists by hand",
        "explain why a short vector scores little by dot product, and much by cosine",
      ],
    },
    looking: {
      line: "Every word asks the others.",
      text: "Each word compares itself with the words that it may see, and takes a share from each. These shares are the weights of attention.",
      goals: [
        "read from arcs or from a matrix which word looks at which",
        "compute a score as the dot product of two words",
        "describe a context vector as a weighted sum",
      ],
    },
    projections: {
      line: "Three jobs for one vector.",
      text: "A word looks for something, is found by something, and passes something on. Three matrices give each word a vector for each of these jobs.",
      goals: [
        "name what query, key and value are for",
        "follow a vector through a matrix",
        "say which pattern comes from training, and which only from the random draw",
      ],
    },
    scale: {
      line: "Scores become shares of one.",
      text: "Scores may be of any size. Softmax turns each row into shares that add up to one. Wide vectors give large scores, so these are scaled down first.",
      goals: [
        "compute softmax by hand, with the maximum subtracted first",
        "explain what is divided by the square root of the width, and why",
        "compare dot product, additive and bilinear scores",
      ],
    },
    why: {
      line: "Every word is one step away.",
      text: "A recurrent net hands a sentence on from word to word. With attention each word asks every other directly, and the answer is a mixture, as in a table that is looked up softly.",
      goals: [
        "compare how far apart two words are in a recurrent net, a convolution and attention",
        "describe the bottleneck of a single state",
        "explain query, key and value as a soft lookup",
      ],
    },
    masks: {
      line: "Why nobody may look ahead.",
      text: "A model that learns to predict the next word must not see it. A mask hides the words that come later. Dropout leaves out weights at random while training.",
      goals: [
        "explain why one sentence is a prediction at every word",
        "apply a causal mask before softmax and after it, with the same result",
        "say what dropout does in training, and what afterwards",
      ],
    },
    heads: {
      line: "Several looks at once.",
      text: "One head is one way of looking. Several heads look at the same words side by side, each with vectors of its own, and their results are joined.",
      goals: [
        "say what a head computes, and what heads share",
        "cut one matrix into heads, and join the results",
      ],
    },
    shapes: {
      line: "One array for all sentences.",
      text: "Sentences and heads are computed together, as axes of one array. View and transpose only say which number belongs where, and yet everything depends on them.",
      goals: [
        "read a shape such as batch, head, token, feature",
        "tell view from transpose",
        "find out what goes wrong if the transpose is forgotten",
      ],
    },
    positions: {
      line: "How order gets into a set.",
      text: "Attention alone does not notice the order of words. So a position is added to each vector, or queries and keys are turned by it.",
      goals: [
        "show that attention without positions ignores the order of words",
        "describe sinusoidal, learned and rotary positions",
      ],
    },
    block: {
      line: "Attend, then work alone.",
      text: "After attention a feed-forward network works on each word alone. Residual connections and normalisation keep the numbers in order, however many blocks follow.",
      goals: [
        "name the parts of a block in their order",
        "compute a layer norm of one row",
        "compare pre-norm and post-norm",
      ],
    },
    stacks: {
      line: "GPT, BERT, T5: same bricks.",
      text: "Blocks on top of each other make a model. A decoder has a mask and can write; an encoder has none and reads; cross-attention joins the two.",
      goals: [
        "tell decoder, encoder and encoder-decoder apart",
        "say where queries, keys and values come from in cross-attention",
      ],
    },
    learning: {
      line: "Where the numbers come from.",
      text: "So far the weights were random. A gradient says of every number whether the loss falls when it grows, and a step changes them all a little. After some hundred steps a small model has found out by itself what two heads built by hand do.",
      goals: [
        "say what a gradient is, and check one by a nudge",
        "take one step of learning by hand",
        "explain how an induction head works, and why it needs two layers",
        "say what norms and the causal mask do for learning",
      ],
    },
    trained: {
      line: "Who looks at whom, and why.",
      text: "A model that was trained on sentences looks at the word that matters: from “it” to whom it means, from a verb to its subject, from a word to its source. Tests say what a head does. Whether it is the reason for an answer shows only when it is switched off.",
      goals: [
        "say why an encoder can tell whom “it” means, and a causal model cannot yet",
        "explain how a translation may jump about in its sentence",
        "tell a head that is a cause from one that only points",
      ],
    },
    cheaper: {
      line: "Windows, cache, tiles.",
      text: "If every word looks at every word, long texts become expensive. Heads can share keys and values, a window limits the view, tiles save memory, and a cache keeps what was computed.",
      goals: [
        "say what each of the four ways saves",
        "decide which of them change the result, and which do not",
      ],
    },
  },
  zh: {
    vectors: {
      line: "每个词都变成一组数。",
      text: "一个词变成一小列数，也就是空间里的一支箭头。方向相近的箭头，词也相近。五分钟，不需要任何基础。",
      goals: [
        "说出什么是向量，并用夹角比较两个向量",
        "动手算出两列数的点积",
        "解释短向量为什么点积小而余弦大",
      ],
    },
    looking: {
      line: "每个词都去问别的词。",
      text: "每个词同它看得到的词逐一比较，从每个词那里取一份。这些份额就是注意力权重。",
      goals: [
        "从弧线或矩阵中读出哪个词关注哪个词",
        "把两个词的点积算成分数",
        "说明上下文向量是加权求和",
      ],
    },
    projections: {
      line: "一个向量，三份工作。",
      text: "一个词要寻找什么，凭什么被找到，又传递什么？三个矩阵为每个词各做出一个向量，分别担任这三份工作。",
      goals: [
        "说出查询、键、值各有什么用",
        "跟随一个向量，看它怎样与矩阵相乘",
        "分清哪些模式来自训练，哪些只来自随机数",
      ],
    },
    scale: {
      line: "分数变成总和为一的份额。",
      text: "分数可大可小，softmax 把每一行变成总和为一的份额。向量越宽，分数越大，所以要先缩小。",
      goals: [
        "动手算 softmax，先减去最大值",
        "解释为什么要除以宽度的平方根",
        "比较点积、加性和双线性三种打分",
      ],
    },
    why: {
      line: "任何两个词都只隔一步。",
      text: "循环网络把一句话一个词一个词地传下去。有了注意力，每个词都可以直接去问任何一个词，得到的是一份混合的回答，好比一次软的查表。",
      goals: [
        "比较两个词在循环网络、卷积和注意力中相隔几步",
        "说明单一状态为什么是瓶颈",
        "把查询、键、值解释成软查表",
      ],
    },
    masks: {
      line: "为什么不许往后看。",
      text: "要学会预测下一个词，就不能先看到它。掩码遮住后面的词；训练时，随机失活还会随机丢掉一些权重。",
      goals: [
        "解释一句话为什么处处都是一次预测",
        "在 softmax 之前和之后做因果掩码，得到同样的结果",
        "说出随机失活在训练时和训练后各做什么",
      ],
    },
    heads: {
      line: "同时从几个角度看。",
      text: "一个头就是一种看法。几个头并排看同样的词，各用各的向量，最后把结果拼接起来。",
      goals: ["说出一个头计算什么，各个头共用什么", "把一个矩阵切成多头，再把结果拼接起来"],
    },
    shapes: {
      line: "所有句子，一个数组。",
      text: "句子和头是同一个数组的轴，一起计算。view 和 transpose 只决定哪个数放在哪里，可是错一步就全错了。",
      goals: ["读懂形状：批次、头、词元、特征", "分清 view 与 transpose", "找出忘记转置会出什么错"],
    },
    positions: {
      line: "次序怎样进入集合。",
      text: "单靠注意力，看不出词的次序。所以要给每个向量加上位置编码，或者按位置旋转查询和键。",
      goals: ["说明没有位置编码的注意力不理会词序", "描述正弦、可学习和旋转三种位置编码"],
    },
    block: {
      line: "先关注，再各自加工。",
      text: "注意力之后，前馈网络单独加工每个词。有了残差连接和归一化，后面接多少块，数都不会失控。",
      goals: ["按次序说出一个块的各个部分", "算出一行的层归一化", "比较前归一化与后归一化"],
    },
    stacks: {
      line: "GPT、BERT、T5：同样的积木。",
      text: "一块一块叠起来就是模型。解码器有掩码，能写；编码器没有掩码，只读；交叉注意力把两者连起来。",
      goals: ["分清解码器、编码器和编码器加解码器", "说出交叉注意力的查询、键、值各来自哪里"],
    },
    learning: {
      line: "这些数从哪里来。",
      text: "到目前为止，权重都是随机的。梯度告诉每个数：它变大时损失是升还是降；学习一步，就是把它们都改一点。几百步以后，一个小模型自己就找到了两个亲手搭成的头所做的事。",
      goals: [
        "说出什么是梯度，并用轻推来检验",
        "亲手学习一步",
        "解释归纳头怎样工作，为什么需要两层",
        "说出归一化和因果掩码在学习中的作用",
      ],
    },
    trained: {
      line: "谁看向谁，又是为什么。",
      text: "用句子训练过的模型，会看向要紧的词：从“它”看向所指，从动词看向主语，从译文的词看向它的来源。一个头做什么，要用测试来证明；它是不是答案的原因，关掉它才知道。",
      goals: [
        "说出编码器为什么知道“它”指谁，而因果模型读到这里还不知道",
        "解释译文为什么可以在原句里跳来跳去",
        "区分作为原因的头和只是指针的头",
      ],
    },
    cheaper: {
      line: "窗口、缓存、分块。",
      text: "每个词都看每个词，文章一长就很费。几个头可以共用键和值，窗口限制视野，分块节省内存，缓存保留算过的结果。",
      goals: ["说出四种办法各省下什么", "判断哪些会改变结果，哪些不会"],
    },
  },
};
