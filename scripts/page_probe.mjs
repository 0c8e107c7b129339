// The measurements of the page's benchmark inside the page. It runs before the page's own scripts and does not change
// them: it wraps the worker's messages, animation frames and Lit's updates, and records the time of each.

/**
 * Installs `window.probe`. With `widths`, every experiment the page asks for is made as wide: `{d, heads}`.
 * Serialised into the page, so it uses nothing defined outside of it.
 */
export function installProbe(widths) {
  const probe = {
    inputs: [],
    replies: [],
    updates: [],
    frames: [],
    interactions: [],
    shifts: [],
    firstValues: undefined,
  };
  window.probe = probe;
  const now = () => performance.now();

  window.addEventListener(
    "input",
    (event) => probe.inputs.push({ at: event.timeStamp, handled: now() }),
    true,
  );

  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (question, ...rest) {
    const asked = question?.request?.command === "run";
    if (asked && widths) question = { ...question, request: widened(question.request) };
    if (asked) probe.replies.push({ number: question.number, asked: now() });
    return post.call(this, question, ...rest);
  };
  const { set, get } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    get,
    set(listener) {
      set.call(this, (event) => {
        const reply = probe.replies.find(({ number }) => number === event.data?.number);
        if (reply) Object.assign(reply, { answered: now(), compute: computeOf(event.data) });
        listener.call(this, event);
      });
    },
  });

  function widened(request) {
    return {
      ...request,
      embedding: { ...request.embedding, d_in: widths.d },
      attention: { ...request.attention, d_out: widths.d, num_heads: widths.heads },
    };
  }

  const computeOf = ({ result }) => result?.timing?.compute_ms ?? 0;

  const requestFrame = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) =>
    requestFrame.call(window, (time) => {
      const frame = { time, start: now(), end: 0, step: stepName() };
      probe.frames.push(frame);
      callback(time);
      frame.end = now();
    });

  const stepName = () => playground()?.shadowRoot?.querySelector(".step.current")?.title ?? "";
  const playground = () => document.querySelector("attention-playground");

  customElements.whenDefined("attention-playground").then((element) => {
    const { performUpdate } = element.prototype;
    element.prototype.performUpdate = function () {
      const update = { start: now(), end: 0, settled: 0 };
      probe.updates.push(update);
      performUpdate.call(this);
      update.end = now();
      settle(update);
      if (!probe.firstValues && this.renderRoot.querySelector("svg.frame"))
        probe.firstValues = update.end;
    };
  });

  /** When the children that were given something new have drawn it, too. */
  async function settle(update) {
    for (let tick = 0; tick < 12; tick++) await undefined;
    update.settled = now();
  }

  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId) probe.interactions.push({ interactionId, duration, name });
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      probe.shifts.push({ value, hadRecentInput });
  }).observe({ type: "layout-shift", buffered: true });
}

/** The keystrokes of a probe as spans in milliseconds, each from its input event to its values on the stage. */
export function keystrokesOf({ inputs, replies, updates, frames }) {
  return inputs.flatMap(({ at, handled }, i) => {
    const next = inputs[i + 1]?.at ?? Infinity;
    const reply = replies.find(({ asked }) => asked >= at && asked < next);
    const update = reply?.answered && updates.find(({ start }) => start >= reply.answered);
    if (!update) return [];
    const echo = updates.find(({ start }) => start >= at && start < reply.answered);
    const frame = frames.find(({ start, end }) => start <= update.start && update.start <= end + 1);
    const wait = frame && frame.start > reply.answered ? frame.start - reply.answered : 0;
    return [
      {
        total: update.settled - at - wait,
        event: handled - at,
        dispatch: reply.asked - handled,
        echo: echo ? echo.end - echo.start : 0,
        worker: reply.answered - reply.asked,
        compute: reply.compute,
        prepare: update.start - reply.answered - wait,
        render: update.end - update.start,
        children: update.settled - update.end,
      },
    ];
  });
}

/** To a part of a step of the page, by the step's id. */
export function seek(page, id, share) {
  return page.locator("playground-scrubber").evaluate(
    (scrubber, { id, share }) => {
      const { start, end } = scrubber.stages.find((stage) => stage.id === id);
      scrubber.dispatchEvent(new CustomEvent("seek", { detail: start + (end - start) * share }));
    },
    { id, share },
  );
}

export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { least: at(0), median: at(0.5), p95: at(0.95), most: at(1), count: sorted.length };
}
