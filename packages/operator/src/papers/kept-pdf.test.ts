import { expect, test } from "vitest";
import { keptPdf, pdfKey } from "./kept-pdf.ts";

test("a document is made once, however many ask at the same moment, and other words are another document", async () => {
  let made = 0;
  const make = async () => Uint8Array.of((made += 1));
  const [first, second] = await Promise.all([keptPdf(pdfKey("AGB", "de"), make), keptPdf(pdfKey("AGB", "de"), make)]);
  expect(made).toBe(1);
  expect(second).toBe(first);
  expect(await keptPdf(pdfKey("AGB", "tr"), make)).toEqual(Uint8Array.of(2));
});

test("one that could not be made is tried again", async () => {
  const key = pdfKey("broken");
  await expect(keptPdf(key, () => Promise.reject(new Error("no font")))).rejects.toThrow("no font");
  expect(await keptPdf(key, async () => Uint8Array.of(7))).toEqual(Uint8Array.of(7));
});
