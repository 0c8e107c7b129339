import { describe, expect, it } from "vitest";
import type { Tints } from "../../../web/src/player/types.js";
import { pixelOf, themes, tintOf } from "../../../web/src/views/colour.js";
import { makeRaster } from "../../../web/src/views/raster.js";

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

  it("hatches what is out of reach, whatever its value", () => {
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
