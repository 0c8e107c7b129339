// Engines measured alternately, so that other load on the machine affects all of them.

/** Milliseconds of one of `count` runs in a row; an engine of another process measures itself. */
async function timeOf(engine, count) {
  if (engine.measure) return engine.measure(count);
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const running = engine.run();
    if (running instanceof Promise) await running;
  }
  return (performance.now() - start) / count;
}

/**
 * Runs until the engine's code is compiled for good, and says how often it must run for a sample worth the clock, which
 * in a browser is coarse, and how long that takes.
 */
async function warmUp(engine, { warmMs, sampleMs }) {
  const end = performance.now() + warmMs;
  let count = 1;
  let time = await timeOf(engine, count);
  while (performance.now() < end || time * count < sampleMs) {
    if (time * count < sampleMs)
      count = Math.ceil(count * Math.min(4, (1.1 * sampleMs) / (time * count)));
    time = await timeOf(engine, count);
  }
  return { count, sample: time * count };
}

/**
 * Milliseconds of every engine in every round: {name: [ms]}. `engines` by name; `budget` says how long they are
 * warmed up, how long a sample takes at least, how long all rounds together may take, and how few and many there are.
 */
export async function measureInTurns(engines, budget) {
  const entries = Object.entries(engines);
  const counts = {};
  let round = 0;
  for (const [name, engine] of entries) {
    const { count, sample } = await warmUp(engine, budget);
    counts[name] = count;
    round += sample;
  }
  const fitting = Math.floor(budget.totalMs / round);
  const rounds = Math.min(budget.mostRounds, Math.max(budget.leastRounds, fitting));
  const times = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (let i = 0; i < rounds; i++)
    for (const [name, engine] of entries) times[name].push(await timeOf(engine, counts[name]));
  return times;
}
