import { LANGUAGES } from "@tribun/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { en16931Faults } from "../testing/en16931.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { readObjects } from "../testing/pdf-objects.ts";
import { pdfAttachments, pdfText } from "../testing/pdf-text.ts";
import { pdfAFaults } from "../testing/pdf-ua/pdf-a.ts";
import { pdfUaFaults } from "../testing/pdf-ua/pdf-ua.ts";
import { PAPERS } from "./paper-gallery.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

/** Sizes of all text in a PDF, pt. */
const sizesOf = (pdf: Uint8Array) =>
  [...readObjects(pdf).values()].flatMap(({ stream }) =>
    [...(stream ?? "").matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  );

test("the gallery links every paper of every club and language", async () => {
  const page = await (await operator.request("/sandbox/papers")).text();
  expect(page.match(/\.pdf"/g)).toHaveLength(PAPERS.size * SEED_TEAMS.length * LANGUAGES.length);
  expect((await operator.request("/sandbox/papers/1/en/bill.pdf")).status).toBe(404);
  expect((await operator.request("/sandbox/papers/99/de/bill.pdf")).status).toBe(404);
});

describe.each([...PAPERS.keys()])("%s", (name) => {
  test.each(SEED_TEAMS.flatMap((team) => LANGUAGES.map((language) => [team, language] as const)))(
    "reads aloud, can be archived, is large enough, and is named for its club",
    async (team, language) => {
      const answer = await operator.request(`/sandbox/papers/${team.id}/${language}/${name}.pdf`);
      expect(answer.headers.get("content-disposition")).toMatch(/^inline; filename="(Kanarya|Aslan|Kartal|Firtina)-Mobil_[\w-]+\.pdf"/);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(pdfUaFaults(bytes)).toEqual([]);
      expect(pdfAFaults(bytes)).toEqual([]);
      expect(Math.min(...sizesOf(bytes))).toBeGreaterThanOrEqual(10);
      expect(pdfText(bytes)).toContain(team.name);
      expect(pdfText(bytes)).not.toMatch(/undefined|NaN|\u{fffd}/u);
      for (const xml of pdfAttachments(bytes).values()) expect(await en16931Faults(xml)).toEqual([]);
    },
  );
});
