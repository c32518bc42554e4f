import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, luminance } from "./contrast.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("black on white is 21, and a colour on itself is 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 10);
  fc.assert(fc.property(hex, (color) => contrast(color, color) === 1));
});

test("known ratios", () => {
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("the order of the two colours does not matter, and the ratio stays between 1 and 21", () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const ratio = contrast(one, other);
      return ratio === contrast(other, one) && ratio >= 1 && ratio <= 21.000001;
    }),
  );
});

test("a colour between two others never contrasts more with one end than the other end does", () => {
  const gray = fc.integer({ min: 0, max: 255 });
  const of = (value: number) => `#${value.toString(16).padStart(2, "0").repeat(3)}`;
  fc.assert(
    fc.property(gray, gray, gray, (x, y, z) => {
      const [low, middle, high] = [x, y, z].sort((a, b) => a - b) as [number, number, number];
      return luminance(of(low)) <= luminance(of(middle)) && contrast(of(low), of(middle)) <= contrast(of(low), of(high));
    }),
  );
});
