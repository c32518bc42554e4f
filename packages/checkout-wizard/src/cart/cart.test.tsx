import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OrderDraft } from "../draft/order-draft.ts";
import { complete, coupon, tariff, withNumber, withTariff } from "../testing/samples.ts";
import { type StageOptions, stageFor } from "../testing/stage.tsx";

const jersey = {
  wanted: true,
  planId: "jersey-fan",
  size: "M",
  model: "home",
  style: "striped",
  junior: false,
  name: "IŞIL",
  number: "19",
} as const;
const full = (): OrderDraft => ({ ...complete(), jersey, couponCode: coupon.code });

async function open(options: Partial<StageOptions> = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "cart", ...options }, language);
  await render(stage.element);
  return stage;
}
const ticket = () => page.getByRole("complementary", { name: "Was es kostet" });
const stored = () => localStorage.getItem("tribun.order") ?? "";

test("shows tariff, number, SIM, jersey and coupon, and every sum once, by the month and over the term", async () => {
  await open({ draft: full() });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dein Warenkorb" })).toBeVisible();
  await expect.element(page.getByText("0171 39200 33")).toBeVisible();
  await expect.element(page.getByText(/Größe M, IŞIL 19/)).toBeVisible();
  await expect.element(page.getByText(coupon.code)).toBeVisible();
  // 9,99 eSIM + 49,99 jersey + 14,99 print + 0,01 identity - 5,00 coupon
  await expect.element(ticket().getByText("69,98 €")).toBeVisible();
  await expect.element(ticket().getByText("19,99 €")).toBeVisible();
  // 24 × 19,99 + 69,97, because the identity charge is refunded.
  await expect.element(ticket().getByText("549,73 €")).toBeVisible();
});

test.each([
  ["a tariff alone", withTariff, "Weiter zur Nummer", "/order/number"],
  ["a held number", withNumber, "Weiter zum Trikot", "/order/extras"],
  ["all that is asked for", full, "Weiter zu dir", "/auth/register/tariff"],
  ["an order that waits", () => ({ ...full(), openOrder: { orderId: "o1", checkoutId: "c1" } }), "Zur Zahlung", "/order/approval"],
  ["a hold that ran out", () => withNumber(-1), "Weiter zur Nummer", "/order/number"],
])("with %s it leads on to the first step that lacks something", async (_, draft, name, href) => {
  const { went } = await open({ draft: draft() });
  const on = page.getByRole("link", { name });
  await expect.element(on).toHaveAttribute("href", href);
  await on.click();
  await expect.poll(() => went).toEqual([href]);
});

test("each part is changed at its own step", async () => {
  const { went } = await open({ draft: full() });
  await page.getByRole("button", { name: "Nummer und SIM: Ändern" }).click();
  await expect.poll(() => went).toEqual(["number"]);
});

test("jersey and coupon can be left out, the sums follow, and the focus stays near", async () => {
  await open({ draft: full() });
  await page.getByRole("button", { name: "Trikot: Entfernen" }).click();
  await expect.element(page.getByText("Ohne Trikot")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Trikot: Ändern" })).toHaveFocus();
  await page.getByRole("button", { name: "Gutschein: Entfernen" }).click();
  await expect.element(ticket().getByText("10,00 €")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  await expect.poll(stored).not.toContain(coupon.code);
});

test("a coupon that is refused says so where it stands, as its sums are without it", async () => {
  await open({ draft: full(), answers: { couponCode: new ApiError("1102") } });
  await expect.element(page.getByRole("region", { name: "Gutschein" })).toHaveAccessibleDescription(/Gutschein/);
  await expect.element(ticket().getByText("74,98 €")).toBeVisible();
});

test("one that nobody can look at just now is not said to be refused", async () => {
  const { calls } = await open({ draft: full(), answers: { couponCode: new ApiError("-1", { reason: "unreachable" }) } });
  await expect.poll(() => calls.some(({ id }) => id === "couponCode")).toBe(true);
  await expect.element(ticket().getByText("74,98 €")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Gutschein" })).not.toHaveAttribute("aria-describedby");
});

test("emptied, it says so, shows the bench, and everything comes back by one press", async () => {
  await open({ draft: full() });
  await page.getByRole("button", { name: "Warenkorb leeren" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Noch keiner auf dem Platz" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Tarife ansehen" })).toHaveAttribute("href", "/tarife");
  await expect.poll(stored).toBe("");
  const undo = page.getByRole("button", { name: "Rückgängig machen" });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(page.getByText(/Größe M, IŞIL 19/)).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: "Dein Warenkorb" })).toHaveFocus();
  await expect.poll(stored).toContain(tariff.id);
});

test("an empty cart names the next step", async () => {
  await open();
  await expect.element(page.getByText("Dein Warenkorb ist leer. Such dir zuerst einen Tarif aus, der Rest kommt danach.")).toBeVisible();
  expect(page.getByRole("button", { name: "Rückgängig machen" }).query()).toBeNull();
});

test("a tariff that is gone can be taken out", async () => {
  await open({ draft: full(), answers: { tariffDetail: new ApiError("1012") } });
  await expect.element(page.getByText("Diesen Tarif gibt es nicht mehr.")).toBeVisible();
  await page.getByRole("button", { name: "Warenkorb leeren" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Noch keiner auf dem Platz" })).toBeVisible();
});

test("speaks Turkish", async () => {
  await open({ draft: full() }, "tr");
  await expect.element(page.getByRole("heading", { level: 1, name: "Sepetin" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sıra sende" })).toHaveAttribute("href", "/auth/register/tariff");
});

test.each([
  ["age", (text: string) => text.replace(/"savedAt":\d+/, '"savedAt":1'), /^Deine letzte Bestellung lag länger als 24\sStunden/],
  ["version", (text: string) => text.replace('"version":3', '"version":1'), /^Wir haben den Shop umgebaut/],
])("an order that is gone for its %s is told of once", async (_, aged, words) => {
  const { element } = await stageFor({ step: "cart", draft: full() });
  localStorage.setItem("tribun.order", aged(stored()));
  const first = await render(element);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.poll(stored).toBe("");
  await first.unmount();
  await open();
  await expect.element(page.getByRole("heading", { level: 1, name: "Noch keiner auf dem Platz" })).toBeVisible();
  expect(page.getByText(words).elements()).toHaveLength(0);
});

test("a company reads what it comes to without VAT (L25)", async () => {
  const draft = full();
  await open({ draft: { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, forBusiness: true } }) } });
  await expect.element(ticket().getByText(/^inkl\. MwSt\., netto 58,81\s€$/)).toBeVisible();
});
