// A small plot of milliseconds over tokens with logarithmic axes, as SVG.

import { exponentOf } from "./statistics.mjs";

const SIZE = { width: 720, height: 440, left: 70, right: 230, top: 40, bottom: 50 };
const COLORS = ["#0b6e99", "#b3541e", "#4d7c0f", "#6b4e9b", "#555555"];

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const at = (value) => value.toFixed(1);

/** From values to places between `from` and `to`. */
function scale(values, from, to) {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.log2);
  return (value) => from + ((Math.log2(value) - low) / (high - low || 1)) * (to - from);
}

/** Powers of `base` within the values, and the bounds. */
function ticks(values, base) {
  const power = (value, round) => round(Math.log(value) / Math.log(base) + 1e-9);
  const [first, last] = [
    power(Math.min(...values), Math.ceil),
    power(Math.max(...values), Math.floor),
  ];
  return Array.from({ length: last - first + 1 }, (_, i) => base ** (first + i));
}

const text = (x, y, anchor, content, more = "") =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}"${more}>${escaped(content)}</text>`;

/** `series` are {name, points: [[x, y]]}; beside each name stands the exponent of the power that fits it best. */
export function logarithmicPlot({ title, series }) {
  const { width, height, left, right, top, bottom } = SIZE;
  const all = series.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const x = scale(xs, left, width - right);
  const y = scale(ys, height - bottom, top);
  const grid = [
    ...ticks(xs, 2).flatMap((value) => [
      `<path d="M${at(x(value))} ${top}V${height - bottom}"/>`,
      text(x(value), height - bottom + 16, "middle", String(value)),
    ]),
    ...ticks(ys, 10).flatMap((value) => [
      `<path d="M${left} ${at(y(value))}H${width - right}"/>`,
      text(left - 6, y(value) + 4, "end", String(Number(value.toPrecision(1)))),
    ]),
  ];
  const lines = series.flatMap(({ name, points }, i) => {
    const color = COLORS[i % COLORS.length];
    const path = points.map(([px, py]) => `${at(x(px))} ${at(y(py))}`).join("L");
    const label = `${name}: T^${exponentOf(points).toFixed(2)}`;
    return [
      `<path d="M${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
      text(width - right + 12, top + 14 + 20 * i, "start", label, ` fill="${color}"`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(left, 22, "start", title, ' font-size="15"'),
    `<g stroke="#dddddd" fill="#333333">${grid.join("").replaceAll("<text", '<text stroke="none"')}</g>`,
    text((left + width - right) / 2, height - 12, "middle", "tokens"),
    `<g transform="translate(16 ${(top + height - bottom) / 2}) rotate(-90)">${text(0, 0, "middle", "milliseconds")}</g>`,
    ...lines,
    "</svg>\n",
  ].join("\n");
}
