import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { renewingPack, runningPack, samplePacks, scheduledPack } from "../../../testing/sample-options.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Options } from "./options.tsx";

const MINE = "GET /api/tariffs/options/me";
const SALE = "GET /api/tariffs/options";
const LINES = "GET /api/tariffs/me";
const ANSWERS: Answers = { [LINES]: [sampleLine], [SALE]: samplePacks, [MINE]: [runningPack, renewingPack] };

type Opening = { readonly path?: string; readonly language?: Language; readonly business?: boolean };

async function open(answers: Answers = {}, { path = "/dashboard/options", language = "de", business = false }: Opening = {}) {
  const user = business ? { ...sampleUser, customerType: "corporate" as const } : sampleUser;
  const stage = await makeStage({ screen: <Options />, path, answers: { ...ANSWERS, ...answers }, user, language });
  await render(stage.element);
  return stage;
}
const ended = { ...sampleLine, status: "ended", endsOn: "2026-10-31" } as const;
const board = (name: string) => page.getByRole("region", { name });

test("shows what is left of a pack, when it ends, and that another renews itself", async () => {
  await open();
  const ends = board("Türkiye 500 für 0171 39200 33");
  await expect.element(ends.getByRole("meter")).toHaveAttribute("aria-valuetext", "320 von 500\u00a0Minuten übrig");
  await expect.element(ends.getByText("Endet am 02.12.2026, 11:00 von selbst.")).toBeVisible();
  expect(ends.getByRole("button").elements()).toHaveLength(0);
  const renews = board("Türkiye Flat für 0171 39200 33");
  await expect.element(renews.getByText(/^Verlängert sich am 5.\sDezember 2026 um 30\sTage, zum selben Preis\.$/)).toBeVisible();
});

test("a renewal is stopped with one press, and goes on with another", async () => {
  const flip = ({ body }: { body: { autoRenew: boolean } }) => ({ ...renewingPack, ...body });
  const { sent } = await open({ "PATCH /api/tariffs/options/me/p2": flip });
  const pack = board("Türkiye Flat für 0171 39200 33");
  await pack.getByRole("button", { name: "Verlängerung stoppen" }).click();
  await expect.element(pack.getByText("Endet am 05.12.2026, 11:00 von selbst.")).toBeVisible();
  await pack.getByRole("button", { name: "Verlängerung wieder einschalten" }).click();
  await expect.element(pack.getByText(/Verlängert sich am/)).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body)).toEqual([{ autoRenew: false }, { autoRenew: true }]);
});

test("a stop that does not arrive says so, changes nothing and can be tried again", async () => {
  const stop = (_: unknown, before: number) => (before === 0 ? refuse("-1") : { ...renewingPack, autoRenew: false });
  await open({ "PATCH /api/tariffs/options/me/p2": stop });
  const pack = board("Türkiye Flat für 0171 39200 33");
  await pack.getByRole("button", { name: "Verlängerung stoppen" }).click();
  await expect.element(pack.getByRole("alert").getByText(/req-1907/)).toBeVisible();
  await expect.element(pack.getByText(/Verlängert sich am/)).toBeVisible();
  await pack.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(pack.getByText(/^Endet am/)).toBeVisible();
});

test("a pack that waits can begin now after all, and what that costs stands beside it", async () => {
  const START = "POST /api/tariffs/options/me/p3/start";
  const { sent } = await open({ [MINE]: [scheduledPack], [START]: { ...scheduledPack, state: "active" } });
  await expect.element(page.getByText(/verlangst du den Beginn vor dem Ende der Widerrufsfrist/)).toBeVisible();
  await page.getByRole("button", { name: "Jetzt beginnen" }).click();
  await expect.element(page.getByText("läuft", { exact: true })).toBeVisible();
  expect(sent.find(({ call }) => call === START)?.body).toEqual({ earlyStart: true });
});

test("a pack that waits for the withdrawal period says when it begins and ends", async () => {
  await open({ [MINE]: [scheduledPack] });
  const pack = board("Ek 10 GB für 0171 39200 33");
  await expect.element(pack.getByText("beginnt später")).toBeVisible();
  await expect.element(pack.getByText(/^Beginnt am 08\.12\.2026, 00:00\sUhr\. Endet am 07\.01\.2027, 00:00 von selbst\.$/)).toBeVisible();
});

test("a pack that can still be withdrawn from leads to the form with its purchase named", async () => {
  await open({ [MINE]: [{ ...runningPack, withdrawal: { number: "PKT-7K3M-9QXD", until: "2026-12-01" } }] });
  await expect
    .element(page.getByRole("link", { name: "Kauf widerrufen, bis 1. Dezember 2026" }))
    .toHaveAttribute("href", "/information/cancellation?order=PKT-7K3M-9QXD#withdraw");
});

test("kinds are links, and a pack on the shelf says price, length and where it counts", async () => {
  await open({}, { path: "/dashboard/options?category=voice" });
  const shelf = page.getByRole("region", { name: "Pakete einwechseln" });
  await expect.element(shelf.getByText("500 Minuten von Deutschland in die Türkei")).toBeVisible();
  expect(shelf.getByRole("listitem").elements()).toHaveLength(2);
  await shelf.getByRole("link", { name: "Reise" }).click();
  await expect.element(shelf.getByText("15 GB Datenvolumen, 150 Minuten in der Türkei")).toBeVisible();
  const pack = shelf.getByRole("link", { name: "Ansehen: Tatil 1 GB, 7,99 €" });
  await expect.element(pack).toHaveAttribute("href", "/dashboard/options/tatil-1");
});

test("a company reads on the shelf what a pack costs without VAT (L25)", async () => {
  await open({}, { business: true });
  const pack = page.getByRole("listitem").filter({ hasText: "Ek 10 GB" });
  await expect.element(pack.getByText(/^inkl\. MwSt\., netto 8,39\s€$/)).toBeVisible();
});

test("with several lines one can be chosen, and is kept on the way to a pack", async () => {
  const second = { ...sampleLine, id: "l2", msisdn: "+491713920007" };
  await open({ [LINES]: [sampleLine, second], [MINE]: [runningPack, { ...scheduledPack, lineId: "l2" }] });
  await page.getByRole("navigation", { name: "Für welche Nummer?" }).getByRole("link", { name: "0171 39200 07" }).click();
  await expect.element(board("Ek 10 GB für 0171 39200 07")).toBeVisible();
  expect(board("Türkiye 500 für 0171 39200 33").elements()).toHaveLength(0);
  await expect.element(page.getByRole("link", { name: /^Ansehen: Ek 10 GB/ })).toHaveAttribute("href", "/dashboard/options/ek-10?line=l2");
});

test("the id of somebody else's line in the address names no line of this fan, and asks for nothing of the other", async () => {
  const { sent } = await open({}, { path: "/dashboard/options?line=foreign" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => sent.some(({ call }) => call === MINE)).toBe(true);
  expect(sent.filter(({ call }) => call.includes("foreign"))).toEqual([]);
});

test.each<[string, Answers]>([
  ["without a contract (1023)", { [LINES]: refuse("1023"), [MINE]: refuse("1023") }],
  ["once the only line has ended", { [LINES]: [ended], [MINE]: [] }],
  ["once all lines have ended", { [LINES]: [ended, { ...ended, id: "l2", msisdn: "+491713920007" }], [MINE]: [] }],
])("%s a tariff is offered, and the packs can be read", async (_, answers) => {
  await open(answers);
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
  await expect.element(page.getByRole("link", { name: /^Ansehen: Ek 10 GB/ })).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
  expect(page.getByText("Noch kein Paket auf dem Platz").elements()).toEqual([]);
});

test("a broken record (1020) leads to the help with its reference; what is on sale stays", async () => {
  await open({ [MINE]: refuse("1020") });
  await expect.element(page.getByRole("alert").getByText(/req-1907/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Ansehen: Ek 10 GB/ })).toBeVisible();
});

test("packs that run and packs on sale that did not come are each named", async () => {
  await open({ [MINE]: refuse("-1"), [SALE]: refuse("-1") });
  const missing = (what: string) => page.getByRole("alert").filter({ hasText: what });
  await expect.element(missing("Deine laufenden Pakete ließen sich nicht laden")).toBeVisible();
  await expect.element(missing("Die Pakete zum Dazunehmen ließen sich nicht laden")).toBeVisible();
});

test("what did not come can be asked for again", async () => {
  await open({ [SALE]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : samplePacks) });
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("link", { name: /^Ansehen: Ek 10 GB/ })).toBeVisible();
});

test("nothing runs: it says what to do", async () => {
  await open({ [MINE]: [] });
  await expect.element(page.getByRole("heading", { name: "Noch kein Paket auf dem Platz" })).toBeVisible();
});

test.each([
  ["de", "Fährst du in die Türkei?", /Buch am Reisetag: Das Paket beginnt gleich nach der Zahlung/, /14\sTage|sofortigen|Widerruf/],
  ["tr", "Türkiye’ye mi gidiyorsun?", /Yola çıktığın gün al: paket ödemeden hemen sonra başlar/, /14\sgün sonra|cayma/],
] as const)("a company reads of no start that it cannot choose (%s)", async (language, title, said, untrue) => {
  await open({}, { path: "/dashboard/options?trip=7&line=l1", language, business: true });
  const helper = page.getByRole("region", { name: title });
  await expect.element(helper.getByText(said)).toBeVisible();
  expect(page.getByText(untrue).elements()).toEqual([]);
});

test("the helper finds the cheapest for a journey, leads there, and follows days and habits", async () => {
  await open({}, { path: "/dashboard/options?trip=7&line=l1" });
  const helper = page.getByRole("region", { name: "Fährst du in die Türkei?" });
  await expect.element(helper.getByText("Tatil 1 GB für 7,99 € reicht dafür.", { exact: false })).toBeVisible();
  await expect
    .element(helper.getByRole("link", { name: "Tatil 1 GB ansehen" }))
    .toHaveAttribute("href", "/dashboard/options/tatil-1?line=l1");
  await helper.getByRole("radio", { name: "Viel" }).click();
  await expect.element(helper.getByText("Tatil 5 GB für 19,99 € reicht dafür.", { exact: false })).toBeVisible();
  await helper.getByRole("radio", { name: "Wenig" }).click();
  await helper.getByRole("textbox", { name: "Wie viele Tage?" }).fill("14");
  await expect.element(helper.getByText("2 × Tatil 1 GB für zusammen 15,98 € reichen dafür.", { exact: false })).toBeVisible();
  await helper.getByRole("textbox", { name: "Wie viele Tage?" }).fill("200");
  await expect.element(helper.getByText("Gib eine Zahl von 1 bis 90 ein.")).toBeVisible();
  expect(helper.getByRole("link").elements()).toHaveLength(0);
});

test("a company reads in the helper, too, what a journey costs without VAT (L25)", async () => {
  await open({}, { path: "/dashboard/options?trip=7&line=l1", business: true });
  await expect.element(page.getByText("Tatil 1 GB für 7,99 € (6,71 € zzgl. MwSt.) reicht dafür.", { exact: false })).toBeVisible();
});

test("nothing stands where what comes late would push it away: shelf and helper come once lines and running packs are known", async () => {
  const answer = Promise.withResolvers<readonly unknown[]>();
  const { sent } = await open({ [MINE]: () => answer.promise });
  await expect.poll(() => sent.map(({ call }) => call)).toContain(SALE);
  await expect.element(page.getByRole("status", { name: "Deine Pakete werden geladen" })).toBeVisible();
  expect(page.getByRole("heading", { level: 2 }).elements()).toEqual([]);
  answer.resolve([]);
  await expect.element(page.getByRole("heading", { level: 2, name: "Pakete einwechseln" })).toBeVisible();
});

test("while the lines cannot be known, the one that was asked for stays in every address, and so does the journey", async () => {
  await open({ [LINES]: refuse("-1") }, { path: "/dashboard/options?line=l2&trip=7" });
  await expect
    .element(page.getByRole("link", { name: "Telefonie", exact: true }))
    .toHaveAttribute("href", "/dashboard/options?line=l2&category=voice&trip=7");
  await page.getByRole("textbox", { name: "Wie viele Tage?" }).fill("14");
  await expect
    .element(page.getByRole("link", { name: "SMS", exact: true }))
    .toHaveAttribute("href", "/dashboard/options?line=l2&category=message&trip=14");
});

test("who types into the helper at the page's side keeps focus and habit", async () => {
  await open({}, { path: "/dashboard/options?line=l1" });
  const helper = page.getByRole("region", { name: "Fährst du in die Türkei?" });
  await helper.getByRole("radio", { name: "Viel" }).click();
  const days = helper.getByRole("textbox", { name: "Wie viele Tage?" });
  await days.fill("14");
  await expect.element(days).toHaveFocus();
  await expect.element(helper.getByRole("radio", { name: "Viel" })).toBeChecked();
});

test("a long journey takes as many packs as are cheapest for it", async () => {
  await open({ [SALE]: samplePacks.filter(({ id }) => id === "tatil-1") }, { path: "/dashboard/options?trip=60" });
  await expect
    .element(page.getByText(/^9 × Tatil 1 GB für zusammen 71,91\s€ reichen dafür\. Günstiger geht es bei uns nicht/))
    .toBeVisible();
});

test("speaks Turkish", async () => {
  await open({}, { language: "tr", path: "/dashboard/options?trip=10" });
  await expect.element(page.getByRole("heading", { level: 1, name: "Paketlerin" })).toBeVisible();
  await expect.element(page.getByText(/2 × Tatil 1 GB yeter, toplam 15,98\s€/)).toBeVisible();
});

test("on the narrowest phone with text twice as large no figure of a pack lies on its price", async () => {
  await page.viewport(320, 700);
  document.documentElement.style.fontSize = "200%";
  try {
    await open();
    const pack = page.getByRole("listitem").filter({ hasText: "Ek 10 GB" });
    const edge = (what: Locator) => what.element().getBoundingClientRect();
    await expect.element(pack.getByRole("link")).toBeVisible();
    const figure = edge(pack.getByText("10", { exact: true }));
    const price = edge(pack.getByRole("link"));
    expect(figure.right <= price.left || figure.bottom <= price.top).toBe(true);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});
