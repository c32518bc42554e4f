import { describe, expect, test } from "vitest";
import { importsOf } from "./rule.ts";
import { directDependencies } from "./rules/direct-dependencies.ts";
import { disableReason } from "./rules/disable-reason.ts";
import { fileLength } from "./rules/file-length.ts";
import { freeNumbers, freeNumbersIn } from "./rules/free-numbers.ts";
import { hexColours } from "./rules/hex-colours.ts";
import { machineZone, realClock } from "./rules/real-clock.ts";
import { namedProblems } from "./rules/named-problems.ts";
import { waitedFocus } from "./rules/waited-focus.ts";
import { singleCalls } from "./rules/single-calls.ts";

describe("a club's free number in shared code", () => {
  const rule = freeNumbers(freeNumbersIn('hotline: { shortCode: "1907", freeNumber: "0800 1234567" },'));
  test.each([
    "0800 1234567",
    "tel:08001234567",
    "0800\u00a01234567",
    String.raw`"0800\u00a01234567"`,
    "+49 800 123 45 67",
    "+498001234567",
    "0800/12345-67",
    "0800~1234567",
  ])("%s is found", (number) => {
    expect(rule.check("packages/x/src/a.ts", `const a = 1;\nRuf an: ${number}.`)).toMatchObject([{ line: 2, rule: "free-numbers" }]);
  });
  test.each(["0800 1234568", "9980012345671", "0800 12345678", "80 01234567 0"])("%s is another", (number) => {
    expect(rule.check("packages/x/src/a.ts", number)).toEqual([]);
  });
  test("is allowed where the club says it, and in recorded answers", () => {
    expect(rule.applies("brands/blue/brand.config.ts")).toBe(false);
    expect(rule.applies("packages/operator/src/seed/data/answers.json")).toBe(false);
    expect(rule.applies("packages/operator/src/words/written.test.ts")).toBe(true);
    expect(rule.applies("tooling/vite/src/a.ts")).toBe(true);
  });
  test("is none where no club has any", () => {
    expect(freeNumbers([]).check("packages/x/src/a.ts", "0800 1234567")).toEqual([]);
  });
});

describe("a colour in a component", () => {
  test.each(["color: #ffcc00;", "fill: #FFF", '<path fill="#123a" />', "background: rgb(0 0 0) , #12345678"])("%s is found", (line) => {
    expect(hexColours.check("packages/ui-kit/src/a.css", line)).toHaveLength(1);
  });
  test.each(['<a href="#main">', "fill: url(#abc)", '"Tribun#1907"', "var(--color-ink)", "&#8217;"])("%s is none", (line) => {
    expect(hexColours.check("packages/ui-kit/src/a.tsx", line)).toEqual([]);
  });
});

test("a file of 251 lines is too long, one of 250 is not, and data may be longer", () => {
  expect(fileLength.check("packages/x/src/a.ts", "x\n".repeat(251))).toHaveLength(1);
  expect(fileLength.check("packages/x/src/a.ts", "x\n".repeat(250))).toEqual([]);
  expect(fileLength.applies("packages/operator/src/seed/tariffs.ts")).toBe(false);
});

describe("an exception from a rule", () => {
  test.each([
    "// oxlint-disable-next-line no-console",
    "/* eslint-disable */",
    "// @ts-expect-error",
    "// @ts-ignore -- because it is late",
  ])("%s needs a reason", (line) => {
    expect(disableReason.check("packages/x/src/a.ts", line)).toHaveLength(1);
  });
  test("passes with one", () => {
    const line = "// oxlint-disable-next-line no-console -- the console is this program's face";
    expect(disableReason.check("packages/x/src/a.ts", line)).toEqual([]);
    const above = "// The console is this program's face.\n// oxlint-disable-next-line no-console";
    expect(disableReason.check("packages/x/src/a.ts", above)).toHaveLength(1);
    expect(
      disableReason.check("packages/x/src/a.ts", "// oxlint-disable-next-line no-alert\n// oxlint-disable-next-line no-console"),
    ).toHaveLength(2);
  });
});

describe("a focus in a component's test", () => {
  const file = "packages/x/src/a.test.tsx";
  test.each(['expect(document.activeElement?.id).toBe("a");', "expect(focused()).toBe(b);"])("must not be read at once: %s", (line) =>
    expect(waitedFocus.check(file, line)).toMatchObject([{ rule: "waited-focus", line: 1 }]),
  );
  test.each(["await expect.poll(focused).toBe(b);", "await expect.element(button).toHaveFocus();", "const had = document.activeElement;"])(
    "may be waited for: %s",
    (line) => expect(waitedFocus.check(file, line)).toEqual([]),
  );
});

describe("the machine's clock and zone", () => {
  test.each([
    "Date.now()",
    "makeWizard({ now: Date.now })",
    "new Date()",
    "new Date( )",
    "new Date;",
    "const day = Date();",
    "Temporal.Now.instant()",
  ])("a test must not ask with %s", (line) =>
    expect(realClock.check("packages/x/src/a.test.ts", line)).toMatchObject([{ rule: "real-clock", line: 1 }]),
  );
  test.each(["new Date(START)", "testNow()", "performance.now()", "clock.now()", "Date.parse(iso)", "type A = { at: Date };", "isoDate()"])(
    "%s is no such question",
    (line) => expect(realClock.check("packages/x/src/a.test.ts", line)).toEqual([]),
  );
  test("holds for tests, stories and their helpers, not for the product", () => {
    for (const file of [
      "packages/x/src/a.stories.tsx",
      "packages/x/src/testing/samples.ts",
      "tooling/e2e/src/house/people.ts",
      "tooling/vite/src/a.built.ts",
    ])
      expect(realClock.applies(file), file).toBe(true);
    for (const file of ["packages/operator/src/base/clock.ts", "tooling/vitest/src/clock/sample-clock.ts", "tooling/local/src/start.ts"])
      expect(realClock.applies(file), file).toBe(false);
  });
  test.each([
    "d.getHours()",
    "d.getDay()",
    "d.setDate(1)",
    "d.toLocaleDateString()",
    "new Date(2026, 10, 21)",
    "new Date(`${day}T12:00:00`)",
    'new Intl.DateTimeFormat(locale, {\n  day: "2-digit",\n}).format(at);',
  ])("%s is found in any file", (line) => expect(machineZone.check("packages/x/src/a.ts", line)).toHaveLength(1));
  test.each([
    "d.getUTCHours()",
    "d.getTime()",
    "new Date(`${day}T12:00:00Z`)",
    '"2026-11-21T10:00:00+01:00"',
    'new Intl.DateTimeFormat(locale, {\n  timeZone: "Europe/Berlin",\n})',
  ])("%s names its zone", (line) => expect(machineZone.check("packages/x/src/a.ts", line)).toEqual([]));
});

describe("a package's own dependencies", () => {
  const manifest = (...names: string[]) => ({ name: "x", dependencies: Object.fromEntries(names.map((name) => [name, "workspace:*"])) });
  test.each([
    ["brands/aslan", "@tribun/ui-kit"],
    ["apps/aslan", "@tribun/brand-kanarya"],
    ["apps/aslan", "@tribun/checkout-wizard"],
    ["packages/storefront", "@tribun/brand-aslan"],
    ["packages/operator", "@tribun/ui-kit"],
    ["packages/operator", "@tribun/brand-aslan"],
    ["packages/domain", "@tribun/i18n"],
  ])("%s must not depend on %s", (folder, name) => {
    expect(directDependencies(folder, manifest(name))).toHaveLength(1);
  });
  test("an app has the storefront and its one brand", () => {
    expect(directDependencies("apps/aslan", manifest("@tribun/storefront", "@tribun/brand-aslan", "react"))).toEqual([]);
  });
  test("a package nobody placed is said so", () => {
    expect(directDependencies("packages/new", manifest())).toHaveLength(1);
  });
});

test("imports are read in every spelling", () => {
  const text = 'import "a";\nimport b from "b";\nexport * from "c";\nconst d = import("d");\nimport {\n  e,\n} from "e";';
  expect(importsOf(text)).toEqual([
    { name: "a", line: 1 },
    { name: "b", line: 2 },
    { name: "c", line: 3 },
    { name: "d", line: 4 },
    { name: "e", line: 7 },
  ]);
});

describe("a call in the browser", () => {
  const found = (line: string) => singleCalls.check("packages/storefront/src/platform/queries/queries.ts", line);
  test.each([
    'import { tariffs } from "@tribun/api-client/contract";',
    'import * as contract from "@tribun/api-client/contract";',
    'const contract = () => import("@tribun/api-client/contract");',
    'const calls = () => import("@tribun/api-client/calls/session");',
    'const calls = await import("@tribun/api-client/calls/session");',
    'import { resetOtp } from "@tribun/api-client/calls/auth"; const schema = resetOtp.body;',
  ])("comes alone, unlike %s", (line) => {
    expect(found(line)).toMatchObject([{ rule: "single-calls", line: 1 }]);
  });
  test.each([
    'import type { Tariff } from "@tribun/api-client/contract";',
    'import { tariffs } from "@tribun/api-client/calls/catalogue";',
    'const { tariffs } = await import("@tribun/api-client/calls/catalogue");',
  ])("is right as %s", (line) => {
    expect(found(line)).toEqual([]);
  });
  test("may come with all others in tests and in the operator", () => {
    expect(singleCalls.applies("packages/storefront/src/api/queries.test.ts")).toBe(false);
    expect(singleCalls.applies("packages/storefront/src/testing/page.tsx")).toBe(false);
    expect(singleCalls.applies("packages/operator/src/compose/app.ts")).toBe(false);
  });
});

describe("a refusal by a literal code", () => {
  const file = "packages/operator/src/orders/store.ts";
  test.each([
    'throw new Problem("1108");',
    "throw new Problem(code);",
    'throw Problem.of("1108", { reason: "taken" });',
    'return Problem.of(\n  "1108",\n);',
    'throw Problem.of(external ? "1039" : "1012");',
  ])("%s is found", (line) => {
    expect(namedProblems.check(file, `\n${line}`)).toMatchObject([{ line: 2, rule: "named-problems" }]);
  });
  test.each([
    'throw Problem.numberTaken({ reason: "taken" });',
    "throw Problem.of(code, facts);",
    'Problem.of(codes[party], { reason: "busy" })',
  ])("%s is none", (line) => {
    expect(namedProblems.check(file, line)).toEqual([]);
  });
  test("is looked for in the operator alone", () => {
    expect([file, "packages/storefront/src/a.ts"].map(namedProblems.applies)).toEqual([true, false]);
  });
});
