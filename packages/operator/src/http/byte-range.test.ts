import fc from "fast-check";
import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test("the parts that players ask for", () => {
  expect(byteRange("bytes=0-", 100)).toEqual({ from: 0, to: 99 });
  expect(byteRange("bytes=0-1", 100)).toEqual({ from: 0, to: 1 });
  expect(byteRange("bytes=90-500", 100)).toEqual({ from: 90, to: 99 });
  expect(byteRange("bytes=-10", 100)).toEqual({ from: 90, to: 99 });
  expect(byteRange("bytes=-500", 100)).toEqual({ from: 0, to: 99 });
});

test("what is no single part means the whole file; what lies outside cannot be given", () => {
  for (const header of [null, "", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b"])
    expect(byteRange(header, 100)).toBeUndefined();
  expect(byteRange("bytes=100-", 100)).toBe("unsatisfiable");
  expect(byteRange("bytes=-0", 100)).toBe("unsatisfiable");
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
});

test("a part never leaves the file", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (from, to, size) => {
      const part = byteRange(`bytes=${from}-${to}`, size);
      if (typeof part !== "object") return;
      expect(part.from).toBeLessThanOrEqual(part.to);
      expect(part.to).toBeLessThan(size);
    }),
  );
});
