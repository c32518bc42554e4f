import { euro, type Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Brand } from "@tribun/brand-contract";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makePage, tokensFor } from "../../../testing/page.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleShare } from "../../../testing/sample-share.ts";

const CALL = "GET /api/club-share";
const { clubShare: _share, ...without } = sampleBrand;
const { total: _total, ...untold } = sampleShare;

type Options = {
  readonly language?: Language;
  readonly brand?: Brand;
  readonly path?: string;
  readonly answers?: Answers;
  readonly signedIn?: boolean;
};
async function open({ language = "de", brand = sampleBrand, path = "/fan/academy", answers, signedIn }: Options = {}) {
  const made = await makePage({
    path,
    brand,
    language,
    answers: answers ?? { [CALL]: sampleShare },
    ...(signedIn && { tokens: tokensFor(3600) }),
  });
  await render(made.element);
}
/** Matches a part of a text with any kind of space. */
const part = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s`));

test("tells the sum of all with its day, what is given of which part, and where it goes", async () => {
  await open();
  await expect.element(page.getByRole("heading", { level: 1, name: "Für die Jugendakademie" })).toBeVisible();
  const board = page.getByRole("region", { name: "Was zusammengekommen ist" });
  await expect.element(board).toMatchTextContent(part("12.847 €"));
  await expect.element(board).toMatchTextContent("Stand 31.10.2026");
  await expect
    .element(page.getByText(part("Von jeder bezahlten Monatsrechnung gibt Muster Mobil 2 % des Nettobetrags für die Jugendakademie.")))
    .toBeVisible();
  await expect.element(page.getByText("Trainer und Schuhe für Kinder.")).toBeVisible();
});

test.each([
  ["beside the sum of all", sampleShare, "12.847 €"],
  ["before there is a sum of all", untold, "Die erste Summe steht hier"],
])("a fan who is signed in reads what the own bills have given, %s", async (_, answer, words) => {
  const own = { own: euro(137) };
  await open({ signedIn: true, answers: { [CALL]: answer, "GET /api/users/me": sampleUser, "GET /api/club-share/me": own } });
  const board = page.getByRole("region", { name: "Was zusammengekommen ist" });
  await expect.element(board).toMatchTextContent(part("Aus deinen Rechnungen1,37 €"));
  await expect.element(board).toMatchTextContent(part(words));
});

test("a visitor is told of no bills of their own, and nothing asks for them", async () => {
  await open();
  await expect.element(page.getByText(part("12.847 €"))).toBeVisible();
  expect(page.getByText("Aus deinen Rechnungen").elements()).toEqual([]);
});

test("reckons a bill down to the cent, and says that it is nobody's donation", async () => {
  await open();
  const main = page.getByRole("main");
  await expect.element(main).toMatchTextContent(part("ohne 19 % Mehrwertsteuer16,80 €"));
  await expect.element(main).toMatchTextContent(part("2 % davon, von uns0,34 €"));
  await expect.element(main).toMatchTextContent(part("Du zahlst19,99 €"));
  await expect.element(main).toMatchTextContent("keine Spende von dir");
});

test("speaks Turkish", async () => {
  await open({ language: "tr" });
  await expect.element(page.getByRole("heading", { level: 1, name: "Altyapı Akademisi için" })).toBeVisible();
  await expect
    .element(page.getByText("ödenen her aylık faturanın KDV’siz tutarından Altyapı Akademisi için %2 pay ayırıyor", { exact: false }))
    .toBeVisible();
});

test.each([
  ["no month has had enough fans", untold, "Die erste Summe steht hier"],
  ["the operator cannot be reached", refuse("-1"), "Den Stand bekommen wir gerade nicht"],
])("the promise stands without a sum where %s", async (_, answer, words) => {
  await open({ answers: { [CALL]: answer } });
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "So rechnen wir" })).toBeVisible();
});

test("a sum that could not be fetched can be asked for again", async () => {
  await open({ answers: { [CALL]: (_sent: unknown, before: number) => (before === 0 ? refuse("-1") : sampleShare) } });
  await page.getByRole("main").getByRole("alert").getByRole("button").click();
  await expect.element(page.getByRole("region", { name: "Was zusammengekommen ist" })).toMatchTextContent(part("12.847 €"));
});

test("where the club shares nothing, it is an unknown address, and nothing leads there", async () => {
  await open({ brand: without });
  await expect.element(page.getByRole("heading", { level: 1, name: "Abseits" })).toBeVisible();
});

test.each([
  ["a club that shares", 1, sampleBrand],
  ["a club that does not", 0, without],
])("the fans' page of %s leads there %d times", async (_, links, brand) => {
  await open({ brand, path: "/fan" });
  await expect.element(page.getByRole("link", { name: "Hintergrundbilder" }).first()).toBeVisible();
  expect(page.getByRole("main").getByRole("link", { name: "Unser Beitrag" }).elements()).toHaveLength(links);
});
