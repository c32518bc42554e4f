import { expect, test } from "vitest";
import { holdsVersion } from "./etag.ts";

test.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"older", W/"a"', '"a"'],
  ["*", '"a"'],
])("%s holds %s", (given, etag) => expect(holdsVersion(given, etag)).toBe(true));

test.each([[null], [undefined], [""], ['"b"'], ["a"], ['"b", W/"c"']])("%s does not hold it", (given) =>
  expect(holdsVersion(given, '"a"')).toBe(false),
);
