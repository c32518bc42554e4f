import { expect, test } from "vitest";
import { sizeOfScreen } from "./sizes.ts";

test.each([
  ["a phone", { width: 393, height: 852 }, 3, { width: 1179, height: 2556 }],
  ["a laptop", { width: 1512, height: 982 }, 2, { width: 3024, height: 1964 }],
  ["a wall", { width: 7680, height: 4320 }, 1, { width: 4096, height: 2304 }],
])("%s gets a picture in its own pixels, none larger than can be drawn", (_, screen, ratio, size) => {
  expect(sizeOfScreen(screen, ratio)).toEqual(size);
});
