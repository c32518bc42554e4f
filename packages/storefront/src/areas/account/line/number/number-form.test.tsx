import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../../testing/fake-operator.ts";
import { sampleSettings } from "../../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

const STOCK = "GET /api/phone-registries";
const HOLD = "POST /api/phone-registries/n1/reserve";
const CHANGE = "POST /api/lines/l1/number";
const number = (id: string, msisdn: string, cents = 0) => ({
  ...{ id, msisdn, kind: "general", keywordType: 0, tier: "standard", fee: euro(cents) },
});
const stock = [number("n1", "+491713920033"), number("n2", "+491713920034"), number("n3", "+491713920077", 999)];
const held = { reservationId: "r1", expiresAt: "2036-11-21T10:00:00.000Z", serverTime: "2026-11-21T10:00:00.000Z", extended: false };

async function open(answers: Answers = {}) {
  const stage = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: {
      ...{ "GET /api/tariffs/me": [sampleLine], "GET /api/lines/l1/settings": sampleSettings, "GET /api/users/me": sampleUser },
      ...{ [STOCK]: stock, [HOLD]: held, [CHANGE]: { lineId: "l1", msisdn: "+491713920033" }, ...answers },
    },
    user: sampleUser,
  });
  await render(stage.element);
  await page.getByRole("button", { name: "Nummer wechseln", exact: true }).click();
  return stage;
}
const choose = (name: string) => page.getByRole("radio", { name }).click();
const password = () => page.getByLabelText("Dein Passwort", { exact: true });
const change = () => page.getByRole("button", { name: "Nummer jetzt wechseln" }).click();

test("a fan reads what goes with the old number, chooses one without a fee and changes it by the password", async () => {
  const { sent } = await open();
  await expect.element(page.getByText(/gibst du für immer ab\./)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "0171 39200 33" })).toHaveFocus();
  expect(page.getByRole("radio", { name: "0171 39200 77" }).elements()).toEqual([]);
  await choose("0171 39200 33");
  await password().fill("Zeytin-Dalı-9");
  await change();
  const receipt = page.getByText("Deine neue Nummer ist 0171 39200 33. Eine Bestätigung kommt per E-Mail.");
  await expect.element(receipt).toBeVisible();
  expect(sent.filter(({ call }) => call === CHANGE).map(({ body }) => body)).toEqual([
    { registryId: "n1", reservationId: "r1", password: "Zeytin-Dalı-9" },
  ]);
});

test("nothing chosen and no password are told at their places, a wrong password at its field, and the number stays held for the right one", async () => {
  const { sent } = await open({
    [CHANGE]: (_: unknown, before: number) => (before === 0 ? refuse("1004") : { lineId: "l1", msisdn: "+491713920033" }),
  });
  await expect.element(page.getByRole("radio", { name: "0171 39200 33" })).toBeVisible();
  await change();
  await expect.element(page.getByRole("link", { name: "Bitte wähl eine Rufnummer." })).toBeVisible();
  await choose("0171 39200 33");
  await password().fill("falsch");
  await change();
  await expect.element(password()).toHaveAccessibleDescription(/Passwort stimmt nicht/);
  await password().fill("Zeytin-Dalı-9");
  await change();
  await expect.element(page.getByText(/^Deine neue Nummer ist/)).toBeVisible();
  expect(sent.filter(({ call }) => call === HOLD)).toHaveLength(1);
  // Every try has the same key, even with another proof, so that a second try is no second change.
  expect(new Set(sent.filter(({ call }) => call === CHANGE).map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

test("a number that somebody else took meanwhile is told, the others come anew, and the password stays typed", async () => {
  const { sent } = await open({ [HOLD]: refuse("1108") });
  await choose("0171 39200 33");
  await password().fill("Zeytin-Dalı-9");
  await change();
  await expect.element(page.getByText("0171 39200 33 ist inzwischen vergeben. Such dir eine andere aus.")).toBeVisible();
  await expect.element(password()).toHaveValue("Zeytin-Dalı-9");
  await expect.poll(() => sent.filter(({ call }) => call === STOCK).length).toBeGreaterThan(1);
  await expect.element(page.getByRole("radio", { name: "0171 39200 33" })).not.toBeChecked();
});

test("within thirty days of a change nobody types anything in vain", async () => {
  await open({ "GET /api/lines/l1/settings": { ...sampleSettings, numberFixedUntil: "2026-12-20T10:00:00.000Z" } });
  await expect.element(page.getByText(/Wechseln kannst du sie wieder ab 20\.\s?(?:12\.|Dezember )2026\./)).toBeVisible();
  expect(page.getByLabelText("Dein Passwort", { exact: true }).elements()).toEqual([]);
  // The pressed button has disappeared.
  await expect
    .poll(() => document.activeElement !== document.body && document.activeElement?.textContent)
    .toContain("Wechseln kannst du sie wieder ab");
});

test("numbers that did not come are told, and come by a press", async () => {
  let away = true;
  const { sent } = await open({ [STOCK]: () => (away ? refuse("-1") : stock) });
  const again = page.getByRole("alert").getByRole("button");
  await expect.element(again).toBeVisible();
  expect(sent.filter(({ call }) => call === STOCK).length).toBeLessThan(4);
  away = false;
  await again.click();
  await expect.element(page.getByRole("radio", { name: "0171 39200 33" })).toBeVisible();
});
