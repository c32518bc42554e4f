import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionAtom } from "../../../platform/session/session-state.ts";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const CHECK = "GET /c/c1/check";
const check = (transactionStatus: number, reason?: string) => ({
  ...{ transactionStatus, tId: "t1", orderId: "i1", purpose: "invoice", price: sampleInvoice.total, own: true },
  ...(reason !== undefined && { reason }),
});

async function open(answers: Answers, language: Language = "de") {
  const path = "/dashboard/bills?bill=i1&success=true&cId=c1";
  const stage = await makeStage({ screen: <Bills />, path, answers: { ...BILL_ANSWERS, ...answers }, user: sampleUser, language });
  await render(stage.element);
  return stage;
}

test("a payment that did not arrive is told by the operator, not by the address", async () => {
  await open({ [CHECK]: check(2) });
  await expect.element(page.getByText(/^Die Zahlung hat nicht geklappt. Versuch es noch einmal/)).toBeVisible();
});

test.each([
  ["de", "declined", "Deine Bank hat die Zahlung abgelehnt. Die Zahlung hat nicht geklappt."],
  ["de", "insufficientFunds", "Das Konto oder die Karte hatte nicht genug Deckung."],
  ["tr", "cancelled", "Ödemeyi yarıda bıraktın. Ödeme olmadı."],
] as const)("why it came to nothing is said in %s: %s", async (language, reason, words) => {
  await open({ [CHECK]: check(2, reason) }, language);
  await expect.element(page.getByRole("alert")).toMatchTextContent(new RegExp(words));
});

test("an operator that does not say how it went is asked on, and says so once it can", async () => {
  await open({ [CHECK]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : check(0)) });
  await expect.element(page.getByText(/^Wir können gerade nicht nachsehen, ob deine Zahlung da ist/)).toBeVisible();
  await expect.element(page.getByText("Deine Zahlung ist da. Danke."), { timeout: 6000 }).toBeVisible();
});

test("of a payment that nobody knows nothing is said, as none was begun here", async () => {
  await open({ [CHECK]: refuse("-1", { reason: "orderNotFound" }) });
  await expect.element(page.getByRole("table").first()).toBeVisible();
  await expect.element(page.getByText(/^Wir können gerade nicht nachsehen/)).not.toBeInTheDocument();
});

test("what came of it has the focus, in a page that just opened", async () => {
  await open({ [CHECK]: check(0) });
  await expect.element(page.getByText("Deine Zahlung ist da. Danke.")).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe("Deine Zahlung ist da. Danke.");
});

test.each([0, 1, 2])("of a payment that another fan has made (status %i) nothing is said", async (status) => {
  await open({ [CHECK]: { ...check(status), own: false } });
  await expect.element(page.getByRole("region", { name: /im Detail/ })).toBeVisible();
  expect(page.getByText(/Zahlung (ist (da|unterwegs)|hat nicht)/).elements()).toEqual([]);
});

test("whoever is signed in here instead, from another tab, is told nothing of it", async () => {
  const { app } = await open({ [CHECK]: (_: unknown, before: number) => ({ ...check(0), own: before === 0 }) });
  await expect.element(page.getByText("Deine Zahlung ist da. Danke.")).toBeVisible();
  app.store.set(sessionAtom, { status: "authenticated", user: { ...sampleUser, id: "another-fan" } });
  await expect.element(page.getByText("Deine Zahlung ist da. Danke.")).not.toBeInTheDocument();
});
