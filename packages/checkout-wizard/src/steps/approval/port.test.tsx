import { ApiError } from "@tribun/api-client";
import { priceOrder } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, terms } from "../../testing/approval.tsx";
import { intent, summary, tariff, withDocument, withPort } from "../../testing/samples.ts";

const draft = () => {
  const { document } = withDocument();
  return { ...withPort(), jersey: { wanted: false } as const, ...(document && { document }) };
};
const NOW = () => Date.parse("2026-11-21T12:00:00Z");

/** Opens the approval of an order that ports a number; types the SMS code if `prove` is true. */
async function openPort(options: Parameters<typeof openApproval>[0] = {}, prove = true) {
  const stage = await openApproval({ draft: draft(), ...options });
  if (prove) {
    await page.getByRole("button", { name: "Code senden" }).click();
    await page.getByLabelText(/Code/).fill("123456");
    await expect.element(page.getByText(/0172\s99259\s04 ist bestätigt/).first()).toBeVisible();
  }
  return stage;
}

test("shows whom the number comes from, when, and the data as they are sent, and that nothing is due before", async () => {
  const payment = priceOrder({ tariff, numberType: "port", simType: "esim" });
  await openPort({ now: NOW, answers: { contractSummary: { ...summary(), payment } } }, false);
  await expect.element(page.getByText(/^Kommt von congstar/)).toBeVisible();
  await expect.element(page.getByText(/So bald wie möglich, frühestens am 25\.\s*November 2026/)).toBeVisible();
  await expect.element(page.getByText("So fragen wir bei congstar an")).toBeVisible();
  await expect.element(page.getByText(/Deniz Yılmaz, geboren am 19\.\s*Mai 1990/)).toBeVisible();
  await expect.element(page.getByText(/ab dem Wechsel. Heute 0,01\s€/)).toBeVisible();
  await expect.element(page.getByText(/inkl\. MwSt\. Mit der ersten Rechnung dazu: Anschlusspreis 9,99\s€\.$/)).toBeVisible();
  await expect.element(page.getByText(/Anschlusspreis von 9,99\s€ berechnen wir erst, wenn deine Nummer bei uns ist/)).toBeVisible();
  expect(page.getByRole("timer").query()).toBeNull();
});

test("asks for a code at the number that comes along, though the account's own phone is proven", async () => {
  const { calls } = await openPort();
  expect(calls.find(({ id }) => id === "phoneOtp")?.input).toMatchObject({ body: { phone: "+491729925904", type: "order" } });
});

test("sends the order to the porting call, with the number as the operator reads it and without a held one", async () => {
  const { calls, went } = await openPort();
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.poll(() => went).toEqual([intent.checkoutUrl]);
  expect(calls.filter(({ id }) => id === "tariffIntent")).toEqual([]);
  const sent = calls.filter(({ id }) => id === "portingIntent");
  expect(sent).toHaveLength(1);
  const portingOptions = { donatingProvider: { id: "congstar", name: "congstar" }, mnpType: "ASAP", msisdn: "+491729925904" };
  expect(sent[0]?.input).toMatchObject({ body: { numberType: "port", portingOptions } });
  expect(sent[0]?.input["body"]).not.toHaveProperty("newPhoneNumberOptions");
});

test("a number that somebody else is bringing along says so, and leads to where it is changed", async () => {
  const refused = new ApiError("1108", {
    reason: "portedNumberTaken",
    fieldErrors: [{ field: "portingOptions.msisdn", rule: "portedNumber.taken" }],
  });
  const { went } = await openPort({ answers: { portingIntent: refused } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByText("Diese Nummer ist schon bei uns oder wird gerade zu uns mitgenommen.")).toBeVisible();
  await page.getByRole("button", { name: "Nummer ändern" }).click();
  await expect.poll(() => went).toEqual(["number"]);
});
