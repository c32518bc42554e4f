import { describe, expect, test } from "vitest";
import { clubIds } from "./club-ids.ts";

const clubs = clubIds(["kanarya", "aslan"]);

describe("a club's name in shared code", () => {
  test("is found, with its line", () => {
    const text = 'const a = 1;\nif (club === "aslan") go();';
    expect(clubs.check("packages/storefront/src/x.ts", text)).toMatchObject([{ line: 2, rule: "club-ids" }]);
  });
  test("is allowed in what turbo reads and outside packages", () => {
    expect(clubs.applies("packages/ui-kit/turbo.json")).toBe(false);
    expect(clubs.applies("brands/aslan/brand.config.ts")).toBe(false);
    expect(clubs.applies("packages/operator/src/seed/teams.ts")).toBe(true);
  });
  test.each([
    'import { brand } from "@tribun/brand-aslan/season";',
    'read("../../brands/aslan/tokens.json")',
    "const aslan = 2;",
    "`aslan`",
    "theme.aslan",
    '{ "@tribun/brand-aslan": "workspace:*" }',
    '[data-club="aslan"] { color: red; }',
  ])("is found in %s", (line) => expect(clubs.check("packages/x/a.ts", line)).toHaveLength(1));
  test.each([
    'const name = "Aslan"; const y = "aslanpark";',
    "// Compare with aslan, which has none.",
    "/**\n * The aslan of the steppe.\n */",
    'const donor = "ay aslan";',
    "const text = `Hello aslan`;",
    'slug: "aslan-5"',
    "aslan-card",
  ])("is none in %s", (line) => expect(clubs.check("packages/x/a.ts", line)).toEqual([]));
  test("is none where there is no club", () => expect(clubIds([]).check("packages/x/a.ts", "const a = 1;")).toEqual([]));
});
