import { expect, test } from "vitest";
import { BLOCK, difference, type Grey } from "./difference.ts";

const picture = (columns: number, rows: number, shadeOf: (column: number, row: number) => number): Grey => {
  const [width, height] = [columns * BLOCK, rows * BLOCK];
  const shades = Array.from({ length: width * height }, (_, at) =>
    shadeOf(Math.floor((at % width) / BLOCK), Math.floor(at / width / BLOCK)),
  );
  return { width, height, shades };
};
const paper = picture(4, 4, () => 240);

test("equal pictures differ nowhere, and two inks of the same shade are equal in grey", () => {
  expect(difference(paper, paper)).toBe(0);
  expect(
    difference(
      paper,
      picture(4, 4, () => 250),
    ),
  ).toBe(0);
});

test("counts the blocks that differ, and of a longer picture only the part that both have", () => {
  expect(
    difference(
      paper,
      picture(4, 4, (column) => (column === 0 ? 20 : 240)),
    ),
  ).toBe(0.25);
  expect(
    difference(
      paper,
      picture(4, 8, (_, row) => (row < 2 ? 240 : 20)),
    ),
  ).toBe(0.5);
});
