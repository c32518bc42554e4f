import { TransactionStatus } from "@tribun/domain";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { declined, openPorting } from "../../../testing/open-porting.tsx";
import { sampleCases } from "../../../testing/sample-cases.ts";
import { BILL_ANSWERS } from "../../../testing/sample-invoice.ts";
import { samplePack } from "../../../testing/sample-options.ts";
import { sampleDevices, sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "../bills/bills.tsx";
import { Dashboard } from "../dashboard/dashboard.tsx";
import { PackById } from "../packs/option-detail.tsx";
import { Options } from "../packs/options.tsx";
import { PaymentResult } from "../payment-result/payment-result.tsx";
import { Profile } from "../profile/profile.tsx";

const REFUSED = refuse("-1");
const CHECK = "GET /c/c1/check";
const PROFILE = "/dashboard/account/profile";
const LINES = { "GET /api/tariffs/me": [sampleLine] };
const PACK: Answers = { ...LINES, "GET /api/tariffs/options/ek-10": samplePack, "GET /api/tariffs/options/me": [] };
const PACKS: Answers = { ...LINES, "GET /api/tariffs/options": [], "GET /api/tariffs/options/me": [] };

const ended = (transactionStatus: TransactionStatus, purpose: string, reason: string) => ({
  [CHECK]: {
    transactionStatus,
    tId: "T 1907",
    orderId: "o1",
    own: true,
    purpose,
    reason,
    price: { amount: 999, currency: "EUR" },
  },
});

async function open(screen: ReactNode, path: string, answers: Answers) {
  await render((await makeStage({ screen, path, answers, user: sampleUser })).element);
}
const links = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
const Pack = () => <PackById id="ek-10" />;
const OF_CALL = "/support?reference=req-1907#write";
const OF_PAYMENT = "/support?topic=billing&reference=T%201907#write";

test.each([
  ["the bills of the dashboard", Dashboard, "/dashboard", { ...LINES, "GET /api/orders": [], "GET /api/invoices/me": REFUSED }],
  ["a result that cannot be asked for", PaymentResult, "/dashboard/payment-result?cId=c1", { [CHECK]: REFUSED }],
  ["a pack's payment, beside all packs", Options, "/dashboard/options?cId=c1", { ...PACKS, [CHECK]: REFUSED }],
  ["a pack's payment, beside the pack", Pack, "/dashboard/options/ek-10?cId=c1", { ...PACK, [CHECK]: REFUSED }],
  ["a bill's payment", Bills, "/dashboard/bills?cId=c1", { ...BILL_ANSWERS, [CHECK]: REFUSED }],
  ["a way to pay that was to be kept", Profile, `${PROFILE}?cId=c1`, { "GET /api/users/me/payment-methods": [], [CHECK]: REFUSED }],
] as const)("%s that did not come leads to help with the reference of the call", async (_, Screen, path, answers) => {
  await open(<Screen />, path, answers);
  await expect.element(page.getByText("req-1907", { exact: false }).first()).toBeVisible();
  await expect.poll(links).toContain(OF_CALL);
});

test.each([
  ["an order", PaymentResult, "/dashboard/payment-result?cId=c1", ended(TransactionStatus.Fail, "order", "declined")],
  [
    "an order whose money goes back",
    PaymentResult,
    "/dashboard/payment-result?cId=c1",
    ended(TransactionStatus.Fail, "order", "partnerSystem"),
  ],
  ["a pack, beside all packs", Options, "/dashboard/options?cId=c1", { ...PACKS, ...ended(TransactionStatus.Fail, "option", "declined") }],
  ["a pack, beside it", Pack, "/dashboard/options/ek-10?cId=c1", { ...PACK, ...ended(TransactionStatus.Fail, "option", "declined") }],
  ["a bill", Bills, "/dashboard/bills?cId=c1", { ...BILL_ANSWERS, ...ended(TransactionStatus.Fail, "invoice", "declined") }],
  [
    "a way to pay",
    Profile,
    `${PROFILE}?cId=c1`,
    { "GET /api/users/me/payment-methods": [], ...ended(TransactionStatus.Fail, "method", "declined") },
  ],
] as const)("a payment of %s that came to nothing leads to help that knows it", async (_, Screen, path, answers) => {
  await open(<Screen />, path, answers);
  await expect.poll(links).toContain(OF_PAYMENT);
});

test("a device that could not be signed out, and then all of them, lead to help and can be tried again", async () => {
  await open(<Profile />, PROFILE, {
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": sampleDevices,
    "GET /api/users/me/payment-methods": [],
    "GET /api/support/messages": [],
    "DELETE /api/auth/sessions/s2": REFUSED,
    "POST /api/auth/logout": REFUSED,
  });
  // The first key press loads the part below.
  await expect.element(page.getByRole("heading", { name: "Dein Zugang" })).toBeVisible();
  await userEvent.keyboard("{Shift}");
  await page.getByRole("button", { name: "Chrome · Android abmelden" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Chrome · Android ist noch angemeldet" });
  await expect.element(notice.getByRole("link")).toHaveAttribute("href", OF_CALL);
  await expect.element(notice.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await page.getByRole("button", { name: "Überall abmelden" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Überall abmelden" }).click();
  await expect.element(dialog.getByRole("link")).toHaveAttribute("href", OF_CALL);
});

test("a number on its way whose actions did not come leads to help, and comes with a further try", async () => {
  await openPorting(declined("birthdayMismatch"), { "GET /api/portings/me": REFUSED });
  const notice = page.getByRole("alert").filter({ hasText: "Was du jetzt tun kannst" });
  await expect.element(notice.getByRole("link")).toHaveAttribute("href", OF_CALL);
  await expect.element(notice.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
});

test("more can be written about what was written, with its number", async () => {
  await open(<Profile />, `${PROFILE}#cases`, { "GET /api/support/messages": sampleCases });
  const row = page.getByRole("list", { name: "Deine Anliegen" }).getByRole("listitem").first();
  await row.getByText("Störung", { exact: false }).first().click();
  await expect.element(row.getByRole("link", { name: "Dazu schreiben" })).toHaveAttribute("href", "/support?reference=T-7F00AA12BC#write");
});
