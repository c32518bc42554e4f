import { expect, test } from "vitest";
import { asSms, segmentsOf, withPlainLetters } from "./sms-segments.ts";

test.each([
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["ä".repeat(160), 1],
  ["€".repeat(80), 1],
  ["€".repeat(81), 2],
  ["ş".repeat(70), 1],
  ["ş".repeat(71), 2],
  ["ş".repeat(135), 3],
])("a gateway counts segments by the letters of a text (%#)", (text, segments) => {
  expect(segmentsOf(text)).toBe(segments);
});

test("signs of print cost no segment, and Turkish letters stay as long as two segments hold them", () => {
  const text = "%80’ini kullandın, „Paket“ – 5\u00a0GB";
  expect(asSms(text)).toBe('%80\'ini kullandın, "Paket" - 5 GB');
  expect(asSms("ş".repeat(134))).toBe("ş".repeat(134));
  expect(asSms("ş".repeat(135))).toBe("s".repeat(135));
  expect(withPlainLetters("Fırtına siparişin, ĞÜÇ İĞNE")).toBe("Firtina siparisin, GÜÇ IGNE");
  expect(segmentsOf(withPlainLetters("Fırtına siparişin, çığ"))).toBe(1);
});
