/** The Chinese of the element's reference, by the kind and the name of what it describes. */
export const zh: Readonly<Record<string, string>> = {
  "element attention-playground": `逐步演示一句话的注意力：每个数字都是实际计算的，可以查看、修改，也可以追溯来源。

元素接近页面的可见区域时才开始，离开后就暂停。同一页面上的所有元素共用一个 worker；移除的元素会释放它占用的资源。它高 800 像素、宽度占满可用空间，除非页面的样式另有规定。

    <attention-playground text="我爱中国" stage="mask" heads="2" lang="zh" controls="stages play">
      <p>没有 JavaScript 时显示这里的内容。</p>
      <p slot="caption">因果掩码。</p>
    </attention-playground>

页面的样式表可以设置元素的自定义属性，也可以选中它的各个部件：

    attention-playground { height: 640px; --query: #00539f; --font: Georgia, serif; }
    attention-playground::part(header) { border-bottom: 1px solid; }

读者让系统使用强制颜色时，以强制颜色为准。

带有 id 的元素可以作为链接的目标，无需脚本：\`<a href="#id?stage=weights&cell=3,1">\`。`,

  slot: "元素无法运行时显示的内容；在第一批数字算出之前也显示它。",
  "slot caption": "显示在元素下方，沿用页面自己的字体。",

  "csspart app": "除题注以外的全部内容。",
  "csspart header": "顶部的一栏：名称、深度、语言、主题，以及分享和导出。",
  "csspart sentence": "句子和它的词元，以及示例。",
  "csspart levels": "所示内容以上的各个层级。",
  "csspart stages": "当前层级各部分的列表，和下方的图例。",
  "csspart step": "列表中的一步。",
  "csspart scene": "当前步骤：标题、画面和解说。",
  "csspart heading": "步骤的标题和视图的选择。",
  "csspart narration": "对当前时刻的文字说明，以及公式。",
  "csspart panel": "演示旁边的面板及其标签：课程、为什么、设置、代码。",
  "csspart play": "底部的一栏：按钮、进度条、速度。",
  "csspart dialog": "“导出”和“嵌入”打开的对话框。",

  "cssprop --page": "元素的底色。",
  "cssprop --paper": "画面、面板和对话框的底色。",
  "cssprop --band": "突出显示的行的底色。",
  "cssprop --line": "各部件之间的线。",
  "cssprop --line2": "较重的线：单元格和按钮的轮廓。",
  "cssprop --ink": "文字。",
  "cssprop --ink2": "较淡的文字：控件、副标题。",
  "cssprop --ink3": "最淡的文字：标签、注记。",
  "cssprop --query": "查询，在矩阵、公式、文字和代码中都是如此。",
  "cssprop --key": "键。",
  "cssprop --value": "值。",
  "cssprop --scores": "分数。",
  "cssprop --output": "输出。",
  "cssprop --gradient": "梯度。",
  "cssprop --font": "字体。",
  "cssprop --math": "公式的字体。",
  "cssprop --heading": "步骤标题的字号。",
  "cssprop --narration": "解说的字号。",
  "cssprop --control": "按钮和大部分文字的字号。",
  "cssprop --label": "标签的字号。",

  "member preset": "按 id 打开的示例：包括它的句子、设置和课程。其他属性在它的基础上修改。",
  "member request": "不用示例，而是给出整个实验：JSON API 的 `run` 请求。写成属性时是 JSON。",
  "member model":
    "由哪个模型来读这句话，用来代替示例：`translate` 学过英文和中文；`stories` 续写文本；`random` 是默认值，参数是随机的。",
  "member text": "要计算注意力的句子。写几句就是一个批次，每行一句。",
  "member contextText": "交叉注意力中提供键和值的句子；批次中每行一句。",
  "member tokens":
    "文本的词元，用于不由浏览器切分的时候：例如各浏览器对中文的分词并不一致。每行一句。",
  "member contextTokens": "上下文文本的词元，写法相同。",
  "member tokenizer": "什么算一个词元：一个词、一个字，还是空格之间的一段。",
  "member mask":
    "一个查询可以关注哪些键：全部（`none`）；自己和之前的（`causal`）；自己和紧邻的前几个（`window-3`：共三个）；或者自己和之前的，外加开头几个（`prefix-2`）。",
  "member heads": "几个头平分模型的宽度；宽度必须是头数的整数倍。",
  "member seed": "随机参数的种子：同一个种子在任何电脑上都得到同样的数字。",
  "member set":
    "JSON API 的其他任何设置，每行一项：请求中的路径和 JSON 写法的值，例如 `/attention/scale:false`。冒号后面什么都不写，就去掉这项设置。",
  "member edit":
    "代替计算结果的数字，每行一个；依赖它们的一切都会重新计算。每一个都写明所在的节点、位置和节点的形状，不符时忽略。",
  "member allow": "手动取消遮蔽的格子：逐个写出查询和键，从 1 数起。",
  "member forbid": "手动遮蔽的格子：逐个写出查询和键，从 1 数起。",
  "member compare":
    "用来对比、画在旁边的另一个实验：写出它与本实验不同的地方，写法与 `set` 相同。只写 `/command:run` 就是同一个实验。",
  "member level":
    "显示哪一层级。`sentence`、`model`、`block`、`attention` 和 `feed_forward` 在任何实验中都指该类的第一个；每个层级都有 id，例如 `block.1.attention`。默认显示整体。",
  "member stage":
    "显示该层级的哪一部分，用名字表示。`tokens`、`vectors`、`qkv`、`scores`、`mask`、`weights`、`context` 和 `heads` 在任何实验中都指该类的第一步；其他步骤用节点的 id，例如 `block.0.norm_1`。没有指定层级时，显示这一步所在的层级。",
  "member step": "显示该层级的第几部分，从 1 数起。如果设置了 `stage`，以 `stage` 为准。",
  "member moment":
    "这一步已经播放了百分之几。不设置时显示这一步的结果；有 `autoplay` 时则从开头开始。",
  "member sentence": "显示批次中的第几句，从 1 数起。",
  "member head": "把第几个头放大显示，从 1 数起。",
  "member cell":
    "固定哪个单元格，面板会解释它：它在这一步结果中的行和列，从 1 数起；也可以指明另一个节点。",
  "member view": "用哪种视图来看这一步；如果这一步没有这种视图，就按默认的显示。",
  "member depth": "显示多少：只有颜色和文字，加上每个数字，或者再加上公式和代码。",
  "member panel": "演示旁边打开的面板。`none` 表示收起。",
  "member chapter":
    "在页面上打开课程的这一章：`vectors`、`looking`、`projections`、`scale`、`why`、`masks`、`heads`、`shapes`、`positions`、`block`、`stacks`、`learning`、`cheaper`；`next` 是第一个还有课没学完的章。",
  "member train":
    "在页面上打开训练室，训练这个任务：`induction`、`pronouns`、`copy`、`reverse`、`sort`、`addition`、`majority`、`brackets` 或 `text`。后面可以写明怎样改坏（`.no_mask`）、种子（`~7`）、第几步（`@140`），对 `text` 还可以写要学的文字（`=千里之行始于足下`）。",
  "member temperature":
    "模型续写时的温度：0 总取最可能的词，1 按所学的概率抽取，最大为 2。默认为 0.8。",
  "member topK": "从最可能的多少个词里抽取下一个词；0 是默认值，表示所有词。",
  "member draw": "下一次抽取的种子；每抽取一次加一。文本、设置和种子相同，写出的词也相同。",
  "member mode": "一步结束时怎么办：继续播放（`on`）、暂停（`step`）或重播这一步（`repeat`）。",
  "member speed": "播放速度，1 是原速。与 `playbackRate` 相同。",
  "member autoplay":
    "数字算出、并且元素接近可见区域时自动播放。如果读者的系统要求减少动画，则不自动播放。",
  "member lang": "语言：不设置时跟随所在的页面。各种中文标记都显示为简体中文。",
  "member theme": "浅色或深色：不设置时跟随读者的系统。",
  "member controls": "演示周围显示哪些部分；不设置时全部显示。`none` 表示只显示演示。",

  "member state":
    "整个公开状态：各个属性中与默认不同的全部内容。写入时一次替换全部；当前画面的链接也包含它。",
  "member graph": "实验的各个节点，按计算的先后排列，带有数值；第一批数字算出之前为空。",
  "member page":
    "演示场自己页面的地址，供“分享”和“嵌入”使用。不设置时，如果元素有 id，“分享”给出元素所在页面的链接，而“嵌入”不出现。",
  "member currentTime": "演示的当前时刻，以秒计；写入就跳到那里。",
  "member duration": "整个演示以原速播放的时长，以秒计；第一批数字算出之前为 0。",
  "member paused": "是否暂停。",
  "member ended": "是否已经播到结尾。",
  "member playbackRate": "播放速度，0.25 到 4。与 `speed` 相同。",
  "member play": "从当前时刻开始播放；已经播完时从头开始。",
  "member pause": "在当前时刻暂停。",
  "member change": "设置公开状态中给出的属性，其余保持不变。",
  "member run":
    '计算并显示一个实验。成功时得到它的结果；失败时抛出 EngineError：`path` 指明请求中不被接受的地方，消息说明原因；如果被更新的请求取代，`code` 为 "superseded"。',
  "member select":
    '固定一个单元格："3,1" 是当前步骤的第 3 行第 1 列，"query:3,1" 是节点 `query` 的。如果 `where` 指明另一个步骤、头或句子，先跳到那里。不给单元格就取消固定。没有这个步骤或单元格时返回 false。',

  "event playground-ready": "第一批数字已经显示：给出公开状态，以及带有数值的各个节点。",
  "event playground-step":
    "显示了另一步：给出它所在层级的 id、它自己的 id、从 1 数起的序号，以及该层级有几部分。",
  "event playground-select":
    "固定了一个单元格，或取消了固定：给出它的节点、在该节点展平数值中的位置，以及它的值。",
  "event playground-change": "公开状态有变化：给出完整的状态，以及变化了的属性的名字。",
  "event playground-error":
    "引擎不接受这个实验（`error`：错误代码、请求中的路径、该怎么改），或者属性中有内容无法使用（`notices`）。这个事件不冒泡。",
  "event play": "开始播放。",
  "event pause": "播放暂停。",
  "event timeupdate": "`currentTime` 有变化：播放时每一帧都有。",
  "event durationchange": "`duration` 有变化，因为实验变了。",
  "event ratechange": "`playbackRate` 有变化。",
  "event modechange": "播放方式 `mode` 有变化。",
  "event seeking": "正在跳到另一个时刻。",
  "event seeked": "已经跳到另一个时刻。",
  "event ended": "演示播到了结尾。",
};
