import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../testing/approval.tsx";
import { complete, intent } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";

test("product, total and term stand directly above the button", async () => {
  await openApproval();
  await expect.element(page.getByText("Tribün L, 24 Monate, 19,99 € im Monat. Heute 10,00 €, inkl. MwSt.")).toBeVisible();
  const last = page.getByText(/^Tribün L, 24\sMonate/).element();
  expect(last.nextElementSibling).toBe(orderButton().element());
});

test("sends the whole order once, however often the button is pressed, and goes to the checkout", async () => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  const { calls, went } = await openApproval({
    answers: {
      tariffIntent: async () => {
        await wait;
        return intent;
      },
    },
  });
  await openSummary();
  await terms().click();
  const button = orderButton().element();
  // Several presses without a render between them, faster than any fan.
  if (button instanceof HTMLElement) for (let press = 0; press < 3; press++) button.click();
  await expect.element(page.getByRole("button", { name: "Wird bestellt" })).toBeVisible();
  if (button instanceof HTMLElement) button.click();
  release();
  await expect.poll(() => went).toEqual(["https://club.example/c/c1"]);
  expect(sentOrders(calls)).toHaveLength(1);
  expect(sentOrders(calls)[0]).toMatchObject({
    input: {
      idempotencyKey: expect.any(String),
      body: {
        tariffId: "tribun-l",
        newPhoneNumberOptions: { registryId: "n33", reservationId: "r1" },
        userInfo: { firstName: "Deniz", documentType: "idCard", identityNumber: "L01X00T47", deliveryAddress: false },
        acknowledgements: { contractSummaryId: "s1", terms: true, earlyStart: false },
        successUrl: "https://club.example/order/processing",
      },
    },
  });
});

test("an operator that is down: nothing lost, and the retry has the same key", async () => {
  const { calls, went } = await openApproval({
    answers: { tariffIntent: (_: unknown, before: number) => (before === 0 ? new ApiError("-1", { reason: "unreachable" }) : intent) },
  });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.poll(() => went).toHaveLength(1);
  const [first, second] = sentOrders(calls);
  expect(first).toEqual(second);
});

test("a number that was lost meanwhile leads back to its step and keeps everything", async () => {
  const { went } = await openApproval({ answers: { tariffIntent: new ApiError("1108") } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.poll(() => went).toEqual(["number"]);
  await expect.element(page.getByText("Deine Reservierung ist abgelaufen")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "eSIM" })).toBeChecked();
});

test.each([
  ["1033", "Meine Anschlüsse ansehen"],
  ["1012", "Anderen Tarif wählen"],
] as const)("%s offers its way out beside the button", async (code, way) => {
  await openApproval({ answers: { tariffIntent: new ApiError(code) } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByRole("link", { name: way })).toBeVisible();
});

test("too many attempts say how long to wait", async () => {
  await openApproval({ answers: { tariffIntent: new ApiError("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 90 }) } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByText(/Nächster Versuch in 0?1:(30|2\d)/)).toBeVisible();
});

test("the person can be mended here, with another address for the parcel", async () => {
  const { calls } = await openApproval();
  await page.getByRole("button", { name: "Persönliche Angaben: Ändern" }).click();
  await page.getByLabelText("Straße").fill("Sonnenallee");
  await page.getByRole("checkbox", { name: "An eine andere Adresse liefern" }).click();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toBeVisible();
  await page.getByLabelText("Straße").nth(1).fill("Am Stadion");
  await page.getByLabelText("Hausnummer").nth(1).fill("7");
  await page.getByLabelText("Postleitzahl").nth(1).fill("12345");
  await page.getByLabelText("Ort").nth(1).fill("Berlin");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect.element(page.getByText("Lieferung an Am Stadion 7, 12345 Berlin")).toBeVisible();
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect
    .poll(() => sentOrders(calls)[0])
    .toMatchObject({ input: { body: { userInfo: { street: "Sonnenallee", deliveryAddress: true, deliveryStreet: "Am Stadion" } } } });
});

test("a guest is asked to register, and keeps the cart", async () => {
  const stage = await stageFor({ step: "approval", draft: complete() });
  await render(stage.element);
  await expect.element(page.getByRole("link", { name: "Registrieren und weiter" })).toHaveAttribute("href", "/auth/register/tariff");
  await expect.element(page.getByRole("link", { name: "Ich habe schon ein Konto" })).toBeVisible();
  await expect.element(orderButton()).not.toBeInTheDocument();
});

test("the Turkish button says what the law wants", async () => {
  await openApproval({}, "tr");
  await expect.element(page.getByRole("button", { name: "Ödeme yükümlülüğüyle sipariş ver", exact: true })).toBeVisible();
});

test("pressing the button moves nothing under the finger that may press again", async () => {
  await openApproval({ secrets: {}, answers: { tariffIntent: () => new Promise(() => undefined) } });
  await page.getByLabelText("Ausweisnummer").fill("L01X00T47");
  await openSummary();
  await terms().click();
  const button = orderButton().element();
  const before = button.getBoundingClientRect().top + scrollY;
  await orderButton().click();
  await expect.element(page.getByRole("button", { name: "Wird bestellt" })).toBeVisible();
  expect(button.getBoundingClientRect().top + scrollY).toBe(before);
});
