import { describe, expect, it } from "vitest";
import type { Tints } from "../../../../web/src/types/frame.js";
import { pixelOf, themes, tintOf } from "../../../../web/src/draw/colour.js";
import { beginRaster, makeRaster } from "../../../../web/src/draw/raster/raster.js";

const look = { theme: themes.light, range: 1 };

function tints(side: number, cell: number, gap: number, over: Partial<Tints> = {}): Tints {
  return {
    table: {
      node: "n",
      first: 0,
      rowStep: side,
      columnStep: 1,
      rows: side,
      columns: side,
      rowLabels: [],
      columnLabels: [],
    },
    values: Float32Array.from({ length: side * side }, (_, i) => Math.sin(i)),
    scale: "signed",
    cellWidth: cell,
    cellHeight: cell,
    gap,
    rowGap: gap,
    ...over,
  };
}

/** Red, green, blue and opacity of a pixel. */
function at({ width, bytes }: ReturnType<typeof makeRaster>, x: number, y: number): number[] {
  return [...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

const bytesOf = (hex: string): number[] => [
  ...new Uint8Array(Uint32Array.of(pixelOf(hex)).buffer).subarray(0, 3),
];

describe.each([
  ["cells of whole pixels", 9, 2, 1],
  ["cells of whole pixels, on a fine screen", 9, 2, 2],
  ["cells of broken pixels", 4.6, 1, 1],
  ["cells of broken pixels, on a screen of 1.25", 9, 2, 1.25],
  ["cells hardly larger than a pixel", 1.3, 0, 1],
])("the picture of %s", (_, cell, gap, ratio) => {
  const side = 7;
  const raster = makeRaster(tints(side, cell, gap), look, ratio);
  const pitch = (cell + gap) * ratio;

  it("is as large as its cells", () => {
    expect(raster.width).toBe(Math.ceil((side * (cell + gap) - gap) * ratio - 1e-3));
    expect(raster.bytes.length).toBe(raster.width * raster.height * 4);
  });

  it("has each cell's own tint in its middle", () => {
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const [x, y] = [column, row].map((i) => Math.floor(i * pitch + (cell * ratio) / 2));
        const wanted = bytesOf(tintOf(look.theme, "signed", Math.sin(row * side + column), 1));
        const [r, g, b, opacity = 0] = at(raster, x ?? 0, y ?? 0);
        expect([r, g, b], `${row} ${column}`).toEqual(wanted);
        expect(opacity).toBeGreaterThan(gap === 0 ? 254 : 100);
      }
  });

  it("mixes no two values: every pixel is some cell's tint", () => {
    const all = new Set(
      Array.from({ length: side * side }, (__, i) =>
        bytesOf(tintOf(look.theme, "signed", Math.sin(i), 1)).join(),
      ),
    );
    for (let i = 0; i < raster.bytes.length; i += 4)
      if (raster.bytes[i + 3] !== 0)
        expect(all.has([...raster.bytes.subarray(i, i + 3)].join())).toBe(true);
  });
});

describe("the picture of tiles", () => {
  it("leaves the gaps free and rounds the corners", () => {
    const raster = makeRaster(tints(3, 18, 2), look, 1);
    expect(at(raster, 18, 9)[3]).toBe(0);
    expect(at(raster, 9, 19)[3]).toBe(0);
    expect(at(raster, 0, 0)[3]).toBeLessThan(200);
    expect(at(raster, 9, 0)[3]).toBe(255);
    expect(at(raster, 9, 9)[3]).toBe(255);
  });

  it("hatches masked cells, whatever their values", () => {
    const masked = Uint8Array.of(0, 1, 0, 0);
    const values = Float32Array.of(0.5, -Infinity, 0.5, 0.5);
    const raster = makeRaster(tints(2, 24, 2, { masked, values }), look, 1);
    const hatch = bytesOf(look.theme.hatch);
    const opacities = new Set<number>();
    for (let x = 28; x < 48; x++) {
      expect(at(raster, x, 12).slice(0, 3)).toEqual(hatch);
      opacities.add(at(raster, x, 12)[3] ?? 0);
    }
    expect(Math.min(...opacities)).toBe(0);
    expect(Math.max(...opacities)).toBeGreaterThan(150);
    expect(at(raster, 12, 12)).toEqual([...bytesOf(tintOf(look.theme, "signed", 0.5, 1)), 255]);
  });
});

describe.each([
  ["eight cells to a pixel each way", 0.125, 1, 40],
  ["three and a third, on a screen of 1.5", 0.2, 1.5, 67],
  ["cells a little smaller than a pixel", 0.9, 1, 50],
])("a picture of %s", (_, cell, ratio, side) => {
  const masked = Uint8Array.from({ length: side * side }, (__, i) =>
    i % side > Math.floor(i / side) ? 1 : 0,
  );
  const values = Float32Array.from({ length: side * side }, (__, i) =>
    masked[i] ? -Infinity : i === 0 ? NaN : Math.sin(i * i),
  );
  const raster = makeRaster(tints(side, cell, 0, { masked, values }), look, ratio);
  const pitch = cell * ratio;

  /** The cells under a pixel, even in part. */
  function under(x: number, y: number): number[] {
    const span = (pixel: number) =>
      Array.from({ length: side }, (__, i) => i).filter(
        (i) => i * pitch < pixel + 1 - 1e-9 && (i + 1) * pitch > pixel + 1e-9,
      );
    return span(y).flatMap((row) => span(x).map((column) => row * side + column));
  }

  it("shows in every pixel the value farthest from zero among its cells that are not masked", () => {
    expect(raster.width).toBe(Math.ceil(side * pitch - 1e-3));
    const hatch = bytesOf(look.theme.hatch);
    for (let y = 0; y < raster.height; y++)
      for (let x = 0; x < raster.width; x++) {
        const seen = under(x, y).filter((i) => masked[i] === 0);
        const numbers = seen.map((i) => values[i] ?? NaN).filter((value) => !Number.isNaN(value));
        const farthest = numbers.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
        const wanted =
          seen.length === 0 ? hatch : bytesOf(tintOf(look.theme, "signed", farthest, 1));
        expect(at(raster, x, y).slice(0, 3), `${x} ${y}`).toEqual(wanted);
      }
  });

  it("is the same whether it is made at once or in slices", () => {
    const work = beginRaster(tints(side, cell, 0, { masked, values }), look, ratio);
    let slices = 0;
    while (work.go(() => true) < raster.height) slices++;
    expect(slices).toBe(raster.height - 1);
    expect(work.raster.bytes).toEqual(raster.bytes);
  });
});

describe("the picture of cells not yet computed", () => {
  it("has a dot in the middle of each tile, and hatches masked cells", () => {
    const masked = Uint8Array.of(0, 1, 0, 0);
    const raster = makeRaster(tints(2, 24, 2, { masked }), look, 1, "dots");
    for (const [x, y] of [
      [12, 12],
      [12, 38],
      [38, 38],
    ] as const) {
      expect(at(raster, x, y)).toEqual([...bytesOf(look.theme.inks.line2), 255]);
      expect(at(raster, x - 6, y)[3]).toBe(0);
    }
    expect(at(raster, 38, 12).slice(0, 3)).toEqual(bytesOf(look.theme.hatch));
  });

  it("has one dot for all cells that come together", () => {
    const every = { rows: 4, columns: 4 };
    const raster = makeRaster(tints(8, 3, 0, { every }), look, 1, "dots");
    const dotted = [...raster.bytes].filter((byte, i) => i % 4 === 3 && byte > 0).length;
    expect(dotted).toBeGreaterThanOrEqual(4 * 4);
    expect(dotted).toBeLessThanOrEqual(4 * 16);
    expect(at(raster, 6, 6)[3]).toBe(255);
    expect(at(raster, 12, 12)[3]).toBe(0);
  });
});
