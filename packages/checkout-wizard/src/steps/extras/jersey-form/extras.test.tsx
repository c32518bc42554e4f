import { priceOrder } from "@tribun/domain";
import { testNow } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { parseDraft } from "../../../store/schema/schema.ts";
import { DRAFT_STORAGE_KEY } from "../../../store/draft-atom.ts";
import { plan, provenUser, summary, tariff, withNumber } from "../../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../../testing/stage.tsx";

async function open(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "extras", draft: withNumber(), ...options });
  const { unmount } = await render(stage.element);
  return { ...stage, unmount };
}
const stored = () => parseDraft(localStorage.getItem(DRAFT_STORAGE_KEY), "muster", testNow());
const next = () => page.getByRole("button", { name: /^Das will ich, / });
const decline = () => page.getByRole("button", { name: "Ohne Trikot weiter" });

test("no jersey is one press away, and the next button takes what is drawn at the price that it names", async () => {
  const { went } = await open();
  await decline().click();
  await expect.poll(() => went).toEqual(["/auth/register/tariff"]);
  await expect.poll(stored).toMatchObject({ jersey: { wanted: false } });
  await expect.element(next()).toMatchTextContent(/49,99\s€/);
  await page.getByLabelText("Rückennummer").fill("19");
  await expect.element(next()).toMatchTextContent(/64,98\s€/);
});

test("nothing is in the order before the fan takes or changes the jersey that is drawn", async () => {
  await open();
  await expect.element(page.getByRole("img", { name: /^Trikot von hinten/ })).toBeVisible();
  expect(stored()?.jersey).toBeUndefined();
});

test("a fan who declines and comes back finds size, name and number as they were, also after a reload", async () => {
  const name = () => page.getByLabelText("Name auf dem Trikot");
  const { unmount } = await open();
  await page.getByText("M", { exact: true }).first().click();
  await name().fill("ilkay");
  await page.getByLabelText("Rückennummer").fill("19");
  await decline().click();
  await expect.poll(stored).toMatchObject({ jersey: { wanted: false, before: { size: "M", name: "ilkay", number: "19" } } });
  const kept = stored();
  await unmount();
  const { went } = await open({ ...(kept && { draft: kept }) });
  await expect.element(name()).toHaveValue("ilkay");
  await expect.element(page.getByLabelText("Rückennummer")).toHaveValue("19");
  await next().click();
  await expect.poll(() => went).toEqual(["/auth/register/tariff"]);
  await expect.poll(stored).toMatchObject({ jersey: { wanted: true, size: "M", name: "ilkay", number: "19" } });
});

test("the jersey is drawn while the fan types, in Turkish capitals, and the ticket counts it", async () => {
  await open();
  await page.getByText("M", { exact: true }).first().click();
  await page.getByLabelText("Name auf dem Trikot").fill("ilkay");
  await page.getByLabelText("Rückennummer").fill("19");
  await expect.element(page.getByRole("img", { name: "Trikot von hinten mit dem Namen İLKAY und der Nummer 19" })).toBeVisible();
  await expect.element(page.getByText("74,98 €").first()).toBeInTheDocument();
  await expect.element(page.getByText(/kannst du es nicht zurückgeben/)).toBeVisible();
});

test("the shirt turns to its front, which carries the number alone, and back", async () => {
  await open();
  await page.getByLabelText("Rückennummer").fill("7");
  await page.getByRole("button", { name: "Vorderseite zeigen" }).click();
  await expect.element(page.getByRole("img", { name: "Trikot von vorn mit der Nummer 7" })).toBeVisible();
  await page.getByRole("button", { name: "Rückseite zeigen" }).click();
  await expect.element(page.getByRole("img", { name: "Trikot von hinten mit dem Namen – und der Nummer 7" })).toBeVisible();
});

test("the size table lights the chosen size, and styles are chosen as small shirts", async () => {
  await open();
  await page.getByText("M", { exact: true }).first().click();
  await page.getByText("Welche Größe passt mir?").click();
  await expect.element(page.getByRole("table", { name: "Größentabelle in Zentimetern" })).toBeVisible();
  expect(document.querySelector("tr[data-chosen] th")?.textContent).toBe("M");
  await page.getByRole("radio", { name: "Hell" }).click();
  await expect.element(page.getByRole("radio", { name: "Hell" })).toBeChecked();
});

test("price and advance are one sum, here and at the approval", async () => {
  const { advanceFee, customisationFee } = plan;
  const payment = priceOrder({ tariff, numberType: "new", simType: "esim", jersey: { advanceFee, customisationFee, number: 19 } });
  await open({ user: provenUser(), answers: { contractSummary: { ...summary(), payment } } });
  await page.getByText("M", { exact: true }).first().click();
  await expect.element(page.getByText("Trikotpreis 49,99 €: Vorauszahlung 49,99 €")).toBeVisible();
  await page.getByLabelText("Rückennummer").fill("19");
  const sum = page.getByText("Trikotpreis 64,98 €: Vorauszahlung 49,99 € plus Beflockung 14,99 €");
  await expect.element(sum).toBeVisible();
  await next().click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ein letzter Blick");
  await expect.element(sum).toBeVisible();
});

test.each([
  ["1234", "19", /nur Buchstaben/],
  ["ＥＬİＦ", "19", /können wir nicht drucken/],
  ["E\u0334\u0322\u0301LIF", "19", /können wir nicht drucken/],
  ["DENİZ", "0", /zwischen 1 und 99/],
] as const)("name %s and number %s are refused at their field and stay typed", async (name, number, told) => {
  const { went } = await open();
  await page.getByText("L", { exact: true }).first().click();
  await page.getByLabelText("Name auf dem Trikot").fill(name);
  await page.getByLabelText("Rückennummer").fill(number);
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(told);
  await expect.element(page.getByLabelText("Name auf dem Trikot")).toHaveValue(name);
  expect(went).toEqual([]);
});

test("100 is not 10: what was typed or pasted stays, is said at once and is not printed", async () => {
  const { went } = await open();
  await page.getByText("L", { exact: true }).first().click();
  const field = page.getByLabelText("Rückennummer");
  await userEvent.type(field, "100");
  await expect.element(field).toHaveValue("100");
  await expect.element(page.getByText(/zwischen 1 und 99/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Trikot von hinten, ohne Namen und Nummer" })).toBeVisible();
  await next().click();
  expect(went).toEqual([]);
  await field.fill("7x");
  await expect.element(field).toHaveValue("7x");
  await expect.element(page.getByText(/zwischen 1 und 99/).first()).toBeVisible();
});

test("ten letters are said before the eleventh, which is not cut but refused", async () => {
  await open();
  const field = page.getByLabelText("Name auf dem Trikot");
  await userEvent.type(field, "Ağaçoğull");
  expect(page.getByText(/Das sind 10 Zeichen/).query()).toBeNull();
  await userEvent.type(field, "a");
  await expect
    .element(page.getByRole("status").filter({ hasText: "Das sind 10 Zeichen, mehr passen nicht auf das Trikot." }))
    .toBeVisible();
  await userEvent.type(field, "r");
  await expect.element(field).toHaveValue("Ağaçoğullar");
  await expect.element(page.getByText("Auf das Trikot passen höchstens 10 Zeichen.")).toBeVisible();
});

test("what the law guarantees stands open; the warnings and the packaging register beside the maker", async () => {
  await open();
  await expect.element(page.getByText(/^Ist das Trikot mangelhaft/)).toBeVisible();
  await page.getByText("Material, Hersteller, Sicherheit").click();
  await expect.element(page.getByText("Von offenem Feuer fernhalten.")).toBeVisible();
  await expect.element(page.getByText("DE0000000001907")).toBeVisible();
});

test("a jersey needs a size", async () => {
  const { went } = await open();
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Größe/);
  expect(went).toEqual([]);
});

test("a letter that is put in the middle leaves the caret behind it", async () => {
  await open();
  const field = page.getByLabelText("Name auf dem Trikot");
  await userEvent.type(field, "ELF");
  await userEvent.keyboard("{ArrowLeft}İY");
  await expect.element(field).toHaveValue("ELİYF");
});
