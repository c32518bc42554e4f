import type { CheckoutCheck } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { TransactionStatus } from "@tribun/domain";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../../testing/fake-operator.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { rememberOpened } from "./opened-here.ts";
import { Profile } from "../profile.tsx";

const METHODS = "GET /api/users/me/payment-methods";
const KEEP = "POST /api/users/me/payment-methods/checkout";
const CHECK = "GET /c/c1/check";

async function open(answers: Answers = {}, language: Language = "de", query = "?cId=c1") {
  const stage = await makeStage({
    screen: <Profile />,
    path: `/dashboard/account/profile${query}`,
    answers: { [METHODS]: sampleMethods, "GET /api/auth/passkeys": [], "GET /api/auth/sessions": sampleDevices, ...answers },
    user: sampleUser,
    language,
  });
  const { unmount } = await render(stage.element);
  // The first key press loads the part below.
  await userEvent.keyboard("{Shift}");
  return { ...stage, unmount };
}

const check = (transactionStatus: TransactionStatus, more: Partial<CheckoutCheck> = {}): CheckoutCheck => ({
  transactionStatus,
  tId: "T1",
  orderId: "pm9",
  purpose: "method",
  own: true,
  price: { amount: 0, currency: "EUR" },
  ...more,
});

test.each([
  [TransactionStatus.Success, undefined, "Deine Zahlungsart ist hinterlegt."],
  [TransactionStatus.Pending, undefined, "Die Bestätigung deines Anbieters ist noch unterwegs."],
  [TransactionStatus.Processing, undefined, "Die Bestätigung deines Anbieters ist noch unterwegs."],
  [TransactionStatus.Fail, "declined", "Deine Bank oder dein Anbieter hat abgelehnt."],
  [TransactionStatus.Fail, "cancelled", "Du bist zurück, ohne etwas zu bestätigen."],
  [TransactionStatus.Fail, "providerUnreachable", "Das hat gerade nicht geklappt."],
  [TransactionStatus.Fail, undefined, "Das hat gerade nicht geklappt."],
  [TransactionStatus.Incomplete, undefined, "Du bist zurück, ohne etwas zu bestätigen."],
] as const)("back from the page with status %s (%s) the panel says so and has the focus", async (status, reason, words) => {
  rememberOpened("c1");
  await open({ [CHECK]: check(status, reason === undefined ? {} : { reason }) });
  const said = page.getByText(words, { exact: false });
  await expect.element(said).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain(words);
});

test("a link with somebody else's page never says that something is kept for this fan", async () => {
  await open({ [CHECK]: check(TransactionStatus.Success) });
  await expect.element(page.getByText("Was in deinem Konto hinterlegt ist, steht in der Liste.", { exact: false })).toBeVisible();
  expect(page.getByText("Deine Zahlungsart ist hinterlegt.").elements()).toEqual([]);
});

test("what was kept stands in the list without a reload", async () => {
  const kept = { id: "pm9", type: "paypal", label: "PayPal", isDefault: false } as const;
  // The list may be fetched before or after the operator reports the stored method.
  let known = false;
  const answer = () => {
    known = true;
    return check(TransactionStatus.Success);
  };
  await open({ [CHECK]: answer, [METHODS]: () => (known ? [kept] : []) });
  await expect.element(page.getByRole("list", { name: "Deine Zahlungsarten" }).getByText("PayPal")).toBeVisible();
});

test("what was kept and is removed since is not said to be kept, after a reload either", async () => {
  rememberOpened("c1");
  const answers = { [CHECK]: check(TransactionStatus.Success), "DELETE /api/users/me/payment-methods/pm2": {} };
  const kept = page.getByText("Deine Zahlungsart ist hinterlegt.");
  const { unmount } = await open(answers);
  await expect.element(kept).toBeVisible();
  await page.getByRole("button", { name: "Visa •••• 4242 entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click();
  await expect.element(page.getByText("Visa •••• 4242 ist entfernt.")).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
  await unmount();
  await open(answers);
  await expect.element(page.getByText("Was in deinem Konto hinterlegt ist, steht in der Liste.", { exact: false })).toBeVisible();
});

test("a check that does not come says that it is asked for again; one of something else says nothing", async () => {
  await open({ [CHECK]: refuse("-1") });
  await expect.element(page.getByText("Wir fragen weiter nach.", { exact: false })).toBeVisible();
});

test("an invoice's payment says nothing here", async () => {
  const { sent } = await open({ [CHECK]: check(TransactionStatus.Success, { purpose: "invoice" }) });
  await expect.poll(() => sent.some(({ call }) => call === CHECK)).toBe(true);
  await expect.element(page.getByText("Visa •••• 4242")).toBeVisible();
  expect(page.getByText("Deine Zahlungsart ist hinterlegt.").elements()).toEqual([]);
});

test("a kind of payment that does not go (1032) leads to the other ones beside it, and not into an order", async () => {
  await open({ [KEEP]: refuse("1032") }, "de", "");
  await page.getByRole("button", { name: "Karte hinzufügen", exact: true }).click();
  await page.getByRole("button", { name: "Andere Zahlungsart wählen" }).click();
  await expect.element(page.getByRole("button", { name: "PayPal hinzufügen", exact: true })).toHaveFocus();
});

test("an operator that refuses says so beside the buttons, and the same press asks with the same key", async () => {
  const { sent } = await open({ [KEEP]: refuse("-1") }, "tr", "");
  for (let i = 0; i < 2; i += 1) {
    await page.getByRole("button", { name: "Kart ekle", exact: true }).click();
    await expect.poll(() => sent.filter(({ call }) => call === KEEP)).toHaveLength(i + 1);
    await expect.element(page.getByRole("region", { name: "Ödeme yöntemleri" }).getByRole("alert")).toBeVisible();
  }
  const asked = sent.filter(({ call }) => call === KEEP);
  expect(asked.map(({ body }) => body)).toEqual([{ type: "card" }, { type: "card" }]);
});
