import type { Line } from "@tribun/api-client/contract";
import { euro, type Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { changedLine, nearlyUsedUp, sampleAdvice, sampleChange, sampleLine, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

async function open(told: Partial<Line>, language: Language = "de", others: readonly Line[] = []) {
  const stage = await makeStage({
    screen: <Dashboard />,
    path: "/dashboard",
    answers: {
      "GET /api/tariffs/me": [{ ...sampleLine, ...told }, ...others],
      "GET /api/orders": [],
      "GET /api/tariffs/me/ping": sampleStanding,
      "GET /api/users/me": sampleUser,
      "GET /api/invoices/me": [],
    },
    user: sampleUser,
    language,
  });
  // High enough to show the whole page at once.
  await page.viewport(414, 2400);
  await render(stage.element);
}

test("four fifths of the volume are told, and nothing below, after the end or without a limit (L35)", async () => {
  await open(nearlyUsedUp);
  const told = page.getByText("80 % des Datenvolumens von Serbest M sind verbraucht.");
  await expect.element(told).toBeVisible();
});

test.each<[string, Partial<Line>]>([
  ["more than a fifth is left", {}],
  ["the volume is used up, which the forecast says", { ...nearlyUsedUp, throttled: true }],
  ["a pack without limit runs", { ...nearlyUsedUp, unlimitedDataUntil: "2026-11-22T08:00:00.000Z" }],
  ["the line has ended", { ...nearlyUsedUp, status: "ended" }],
])("no such word while %s", async (_, told) => {
  await open(told);
  await expect.element(page.getByText("GB übrig")).toBeVisible();
  expect(page.getByText("80 %").elements()).toEqual([]);
});

test.each([
  ["warned", "de", "Außerhalb der EU sind 80 % deiner Kostengrenze für diesen Monat erreicht.", "Kostengrenze ansehen"],
  ["capped", "de", "Deine Kostengrenze außerhalb der EU ist erreicht.", "Kostengrenze ansehen"],
  ["capped", "tr", "AB dışındaki harcama sınırına ulaşıldı.", "Harcama sınırına bak"],
] as const)("the cost cap abroad, %s in %s, leads to where it is set (L34)", async (roaming, language, words, link) => {
  await open({ roaming }, language);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", "/dashboard/account/overview?line=l1");
});

test("a contract that ends says when, and gets no advice any more", async () => {
  await open({ endsOn: "2026-12-31", advice: sampleAdvice });
  await expect.element(page.getByText("Endet am")).toBeVisible();
  expect(page.getByText("Serbest S", { exact: false }).elements()).toEqual([]);
});

test.each([
  ["that goes on can be ended", {}, 1],
  ["that ends already is not asked to end", { endsOn: "2026-12-31" }, 0],
] as const)("a contract %s", async (_, told, links) => {
  await open(told);
  await expect.element(page.getByText("Preis im Monat")).toBeVisible();
  expect(page.getByRole("link", { name: "Vertrag kündigen" }).elements()).toHaveLength(links);
});

test.each<[Partial<Line>, readonly number[]]>([
  [{}, [1, 1]],
  [{ endsOn: "2026-12-31" }, [0, 1]],
  [{ endsOn: "2026-11-30" }, [0, 0]],
])("a contract that ends names no last day of notice, and no new volume after its end: %o", async (told, times) => {
  await open(told);
  await expect.element(page.getByText("Preis im Monat")).toBeVisible();
  expect(["Spätestens kündigen am", "Neues Volumen am"].map((row) => page.getByText(row).elements().length)).toEqual(times);
});

test("a month costs what was agreed, and not what the tariff costs today", async () => {
  await open({ monthly: euro(1499) });
  await expect.element(page.getByText(/^14,99\s€$/)).toBeVisible();
  expect(page.getByText("17,99", { exact: false }).elements()).toEqual([]);
});

test("another tariff that fits better is one line with the way to the advice (L07)", async () => {
  await open({ advice: sampleAdvice });
  await expect.element(page.getByText("Für deinen Verbrauch passt Serbest S besser.", { exact: false })).toBeVisible();
  const link = page.getByRole("link", { name: "Zur Empfehlung" });
  await expect.element(link).toHaveAttribute("href", "/dashboard/account/overview?line=l1#advice");
});

test.each([
  [
    "de",
    "Dein Vertrag für 0171 39200 33 ändert sich am 10. Dezember 2026",
    /bis einschließlich 3\.\sFebruar 2027 kündigen, ohne Frist und ohne Kosten\. Kündigst du heute, endet der Vertrag am 9\.\sDezember 2026\./,
    "Wegen der Änderung kündigen",
  ],
  [
    "tr",
    "0171 39200 33 numaralı sözleşmen 10 Aralık 2026 günü değişiyor",
    /en geç 3\sŞubat 2027\sgünü, önceden bildirmeden ve ücretsiz feshedebilirsin\. Bugün feshedersen sözleşmen 9\sAralık 2026\sgünü biter\./,
    "Değişiklik nedeniyle feshet",
  ],
] as const)(
  "a change of the contract is a banner with its words, its day and the way out, in %s (L06)",
  async (language, title, words, link) => {
    await open(changedLine, language);
    await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect.element(page.getByText("Bisher waren 100 im Monat dabei.", { exact: false })).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", "/information/cancellation?line=l1#terminate");
  },
);

test("once the change holds the banner says so, and that leaving ends the contract today", async () => {
  await open({ ...changedLine, changes: [{ ...sampleChange, effectiveOn: "2026-11-10" }] });
  await expect
    .element(page.getByRole("heading", { name: "Dein Vertrag für 0171 39200 33 hat sich am 10. November 2026 geändert" }))
    .toBeVisible();
  await expect.element(page.getByText(/endet der Vertrag am 21\.\sNovember 2026\./)).toBeVisible();
});

test("a change of several contracts is told once, with their numbers; without one nothing is said", async () => {
  const { changes: _, ...other } = changedLine;
  const second = { ...changedLine, id: "l2", msisdn: "+491713920007" };
  await open(changedLine, "de", [second, { ...other, id: "l3", msisdn: "+491713920008" }]);
  await expect.element(page.getByRole("heading", { name: "Mehrere deiner Verträge ändern sich am 10. Dezember 2026" })).toBeVisible();
  await expect.element(page.getByText("0171 39200 33, 0171 39200 07", { exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: "Wegen der Änderung kündigen" });
  await expect.element(link).toHaveAttribute("href", "/information/cancellation#terminate");
});

const SOON = { commitmentEnd: "2027-01-15", cancelBy: "2026-12-15" };

test.each([
  ["de", /^Kündigst du nicht bis zum 15\.\sDezember\s2026, läuft dein Vertrag nach dem 15\.\sJanuar\s2027 ohne Mindestlaufzeit weiter/],
  ["tr", /^15\sAralık\s2026 tarihine kadar feshetmezsen sözleşmen 15\sOcak\s2027 tarihinden sonra taahhütsüz devam eder/],
] as const)("two months before its minimum term ends, a contract says how it goes on (L05), in %s", async (language, words) => {
  await open(SOON, language);
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each<[string, Partial<Line>]>([
  ["that ends anyway", { ...SOON, endsOn: "2027-01-15" }],
  ["with longer to run", { ...SOON, commitmentEnd: "2027-01-22" }],
])("a contract %s says nothing of it", async (_, told) => {
  await open(told);
  await expect.element(page.getByText("GB übrig")).toBeVisible();
  expect(page.getByText(/ohne Mindestlaufzeit weiter/).elements()).toEqual([]);
});
