/** Among how many words the weight is spread, against the temperature, which the slider below sets. */
import { line, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import { placeOf, sliderMarks } from "../../../draw/slider.js";
import type { Mark } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import type { Lookup } from "./data.js";
import type { LookupLayout } from "./layout.js";
import { type Way, ways } from "./names.js";
import { inks } from "./table.js";
import { lookupWords, temperatureName, temperatureText } from "./words.js";

/** Three stops for each power of ten. */
const stops = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

type Point = readonly [number, number];

interface Curves {
  readonly lookup: Lookup;
  readonly layout: LookupLayout;
  readonly point: (way: Way, row: number) => Point;
}

function curvesOf(lookup: Lookup, layout: LookupLayout): Curves {
  const { plot } = layout;
  return {
    lookup,
    layout,
    point: (way, row) => {
      const temperature = lookup.temperatures[row] ?? 1;
      const share = (lookup.count(way, row).value - 1) / Math.max(1, lookup.seen - 1);
      return [
        plot.x + plot.width * placeOf({ values: stops, spacing: "logarithmic" }, temperature),
        mix(plot.y + plot.height, plot.y, share),
      ];
    },
  };
}

/** The curve up to a row, and a disc at its end or at the temperature asked for. */
function curveMarks({ lookup, point }: Curves, way: Way, drawn: number, at: number): Mark[] {
  const whole = Math.floor(drawn);
  const points = lookup.temperatures.slice(0, whole + 1).map((_, row) => point(way, row));
  if (drawn > whole) {
    const [[x, y], [toX, toY]] = [point(way, whole), point(way, whole + 1)];
    points.push([mix(x, toX, drawn - whole), mix(y, toY, drawn - whole)]);
  }
  const [x, y] = at === drawn ? (points.at(-1) ?? [0, 0]) : point(way, at);
  const disc = { x: x - 4, y: y - 4, width: 8, height: 8 };
  return [
    line(`lookup/curve/${way}`, points, { ink: inks[way], thickness: 2 }),
    mark("dot", `lookup/disc/${way}`, disc, { ink: inks[way] }),
  ];
}

function axisMarks({ lookup, layout: { plot } }: Curves, view: View): Mark[] {
  const say = lookupWords[view.language];
  const at = (key: string, y: number, count: number) => [
    mark(
      "rule",
      `lookup/axis/${key}`,
      { x: plot.x, y: y - 0.5, width: plot.width, height: 1 },
      {
        ink: "line",
      },
    ),
    text(`lookup/axis/${key}/name`, plot.x - 16, y, String(count), { anchor: "end", ink: "ink3" }),
  ];
  return [
    ...at("most", plot.y, lookup.seen),
    ...at("one", plot.y + plot.height, 1),
    text("lookup/axis/words", plot.x - 16, plot.y + plot.height / 2, say.words, {
      anchor: "end",
      ink: "ink2",
    }),
  ];
}

/** `drawn` is the row up to which curves are drawn, `at` the one whose weights stand above. */
export function curvesMarks(
  lookup: Lookup,
  layout: LookupLayout,
  drawn: number,
  at: number,
  view: View,
): Mark[] {
  const curves = curvesOf(lookup, layout);
  const say = lookupWords[view.language];
  const slider = {
    path: "/study/temperature",
    name: temperatureName,
    values: stops,
    spacing: "logarithmic",
    value: lookup.temperature,
    text: temperatureText(lookup.temperature),
  } as const;
  return [
    ...axisMarks(curves, view),
    ...ways.flatMap((way) => curveMarks(curves, way, drawn, at)),
    ...sliderMarks("lookup/temperature", layout.track, slider, view.language, {
      ticks: [0.01, 0.1, 1, 10, 100],
      label: say.temperature,
    }),
  ];
}
