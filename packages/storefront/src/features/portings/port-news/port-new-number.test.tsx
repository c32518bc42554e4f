import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { refuse } from "../../../testing/fake-operator.ts";
import { declined, ID, openPorting as open } from "../../../testing/open-porting.tsx";

const number = {
  id: "n1",
  msisdn: "+491713920033",
  kind: "general",
  keywordType: 0,
  tier: "standard",
  fee: { amount: 0, currency: "EUR" },
};
const held = { reservationId: "r1", expiresAt: "2036-11-21T10:00:00.000Z", serverTime: "2026-11-21T10:00:00.000Z", extended: false };

test("what no data can mend leaves a new number", async () => {
  const { sent } = await open(
    { ...declined("alreadyPorted"), canCorrect: false },
    {
      "GET /api/phone-registries": [number],
      "POST /api/phone-registries/n1/reserve": held,
      [`POST ${ID}/new-number`]: { orderId: "o2", lineId: "l1", msisdn: number.msisdn },
    },
  );
  await expect.element(page.getByText(/Zu uns kommt sie so nicht/)).toBeVisible();
  await page.getByText("Neue Nummer nehmen").click();
  await page.getByRole("radio", { name: "0171 39200 33" }).click();
  await page.getByRole("button", { name: /^Mit .* starten$/ }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === `POST ${ID}/new-number`)?.body)
    .toEqual({ registryId: "n1", reservationId: "r1" });
});

test("a number taken whose answer got lost is asked for again by the same key, and not held a second time", async () => {
  const { sent } = await open(
    { ...declined("alreadyPorted"), canCorrect: false },
    {
      "GET /api/phone-registries": [number],
      "POST /api/phone-registries/n1/reserve": (_: unknown, before: number) => (before === 0 ? held : refuse("1104")),
      [`POST ${ID}/new-number`]: (_: unknown, before: number) => {
        if (before === 0) throw new TypeError("the line broke");
        return { orderId: "o2", lineId: "l1", msisdn: number.msisdn };
      },
    },
  );
  await page.getByText("Neue Nummer nehmen").click();
  await page.getByRole("radio", { name: "0171 39200 33" }).click();
  const take = page.getByRole("button", { name: /^Mit .* starten$/ });
  const tries = () => sent.filter(({ call }) => call === `POST ${ID}/new-number`);
  await take.click();
  await expect.poll(tries).toHaveLength(1);
  await expect.element(take).toBeEnabled();
  await take.click();
  await expect.poll(tries).toHaveLength(2);
  const [first, second] = tries().map(({ headers }) => headers.get("idempotency-key"));
  expect([second, sent.filter(({ call }) => call.endsWith("/reserve")).length]).toEqual([first, 1]);
});

test("numbers that cannot be fetched, or of which none is free, are told and searched for again", async () => {
  const number = { ...{ id: "n1", msisdn: "+491713920033", kind: "general", keywordType: 0, tier: "standard" }, fee: euro(0) };
  await open(
    { ...declined("alreadyPorted"), canCorrect: false },
    { "GET /api/phone-registries": (_: unknown, before: number) => [refuse("-1"), [], [number]][before] },
  );
  await page.getByText("Neue Nummer nehmen").click();
  await expect.element(page.getByText("Ein Fehler ist aufgetreten.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /req-1907/ })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByText("Gerade ist keine Nummer ohne Aufpreis frei.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal suchen" }).click();
  await expect.element(page.getByRole("radio", { name: "0171 39200 33" })).toBeVisible();
});
