import { euro } from "@tribun/domain";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, paidMonths, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { renewingPack, samplePacks } from "../../../testing/sample-options.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleDevices, sampleLine, sampleOrder, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import "../../../testing/sooner.ts";
import { Bills } from "../bills/bills.tsx";
import { PackById } from "../packs/option-detail.tsx";
import { Options } from "../packs/options.tsx";
import { OrderById } from "../order/order-detail.tsx";
import { Overview } from "../line/overview.tsx";
import { PaymentResult } from "../payment-result/payment-result.tsx";
import { Profile } from "../profile/profile.tsx";

const LINES = "GET /api/tariffs/me";
const PING = "GET /api/tariffs/me/ping";
/** True once another device has changed something. */
let changed = false;
beforeEach(() => {
  changed = false;
});

/** Answers with the state before or after the change on another device. */
const turns = (before: unknown, after: unknown) => () => (changed ? after : before);

/** Simulates a change on another device, which the next ping reports. */
const changeElsewhere = () => {
  changed = true;
};

/** Opens a page and waits for its first revision. */
async function open(screen: ReactNode, path: string, answers: Answers) {
  const stage = await makeStage({
    screen,
    path,
    answers: {
      [PING]: () => ({ ...sampleStanding, revision: changed ? 1 : 0 }),
      ...answers,
    },
    user: sampleUser,
  });
  await render(stage.element);
  await expect.poll(() => stage.sent.some(({ call }) => call === PING)).toBe(true);
}

test("a SIM that was blocked on another device is blocked here, too, and the password that is being typed stays", async () => {
  const blocked = { ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" } };
  await open(<Overview />, "/dashboard/account/overview", {
    [LINES]: turns([sampleLine], [blocked]),
    "GET /api/lines/l1/settings": sampleSettings,
  });
  await page.getByRole("button", { name: "PIN und PUK zeigen" }).click();
  const password = page.getByLabelText("Dein Passwort", { exact: true });
  await password.fill("Tribun#19");
  changeElsewhere();
  await expect.element(page.getByText("von dir gesperrt")).toBeVisible();
  await expect.element(password).toHaveValue("Tribun#19");
  await expect.element(password).toHaveFocus();
});

test("a way to pay that was kept on another device is there, and what is being typed stays", async () => {
  const account = { id: "k1", type: "sepa", label: "DE02 •••• 2051", isDefault: true };
  await open(<Profile />, "/dashboard/account/profile", {
    "GET /api/users/me/payment-methods": turns([], [account]),
  });
  await page.getByRole("button", { name: "Name ändern", exact: true }).click();
  const firstName = page.getByLabelText("Vorname", { exact: true });
  await firstName.fill("Işıl");
  // The first key press loads the part below.
  await userEvent.keyboard("{Shift}");
  changeElsewhere();
  await expect.element(page.getByText(/2051/).first()).toBeVisible();
  await expect.element(firstName).toHaveValue("Işıl");
});

test("a renewal that was stopped on another device is stopped here, too, and the days of a journey stay", async () => {
  await open(<Options />, "/dashboard/options?trip=9", {
    [LINES]: [sampleLine],
    "GET /api/tariffs/options": samplePacks,
    "GET /api/tariffs/options/me": turns([renewingPack], [{ ...renewingPack, autoRenew: false }]),
  });
  await expect.element(page.getByRole("button", { name: "Verlängerung stoppen" })).toBeVisible();
  changeElsewhere();
  await expect.element(page.getByRole("button", { name: "Verlängerung wieder einschalten" })).toBeVisible();
  await expect.element(page.getByLabelText("Wie viele Tage?")).toHaveValue("9");
});

test("a pack that was booked on another device is not booked a second time from its page", async () => {
  const { option } = renewingPack;
  await open(<PackById id={option.id} />, `/dashboard/options/${option.id}`, {
    [LINES]: [sampleLine],
    [`GET /api/tariffs/options/${option.id}`]: option,
    "GET /api/tariffs/options/me": turns([], [renewingPack]),
    "GET /api/users/me/payment-methods": [],
  });
  await expect.element(page.getByRole("button", { name: "zahlungspflichtig bestellen" })).toBeVisible();
  changeElsewhere();
  await expect.element(page.getByText("läuft schon", { exact: false })).toBeVisible();
});

test("a device that was signed out elsewhere leaves the list", async () => {
  await open(<Profile />, "/dashboard/account/profile", {
    "GET /api/users/me/payment-methods": [],
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": turns(sampleDevices, sampleDevices.slice(0, 1)),
  });
  const other = page.getByText("Chrome · Android", { exact: true });
  await expect.element(other).toBeVisible();
  changeElsewhere();
  await expect.element(other).not.toBeInTheDocument();
});

test("a bill that leaves the list of open ones, as it was paid on another device, stays under who objects to it", async () => {
  const paid = { ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-21" };
  await open(<Bills />, "/dashboard/bills?show=open", {
    ...BILL_ANSWERS,
    "GET /api/invoices/me": turns([sampleInvoice], []),
    "GET /api/invoices/i1": turns(sampleInvoice, paid),
  });
  await page.getByText(/^Beanstanden, noch/).click();
  const reason = page.getByRole("textbox", { name: "Was stimmt nicht?" });
  await reason.fill("Das Paket habe ich nicht");
  changeElsewhere();
  await expect.element(page.getByRole("row", { name: /Oktober/ })).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue("Das Paket habe ich nicht");
});

test("the season of the last open bill stays when that is paid on another device", async () => {
  const paid = { ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-21" };
  const season = (year: number, openCount: number) => ({ year, count: 3, openCount, total: euro(5696), open: euro(openCount * 2098) });
  await open(<Bills />, "/dashboard/bills?show=open", {
    ...BILL_ANSWERS,
    "GET /api/invoices/seasons": turns([season(2027, 0), season(2026, 1)], [season(2027, 0), season(2026, 0)]),
    "GET /api/invoices/me": turns([sampleInvoice], []),
    "GET /api/invoices/i1": turns(sampleInvoice, paid),
  });
  await expect.element(page.getByRole("row", { name: /Oktober/ })).toBeVisible();
  changeElsewhere();
  await expect.element(page.getByText("Nichts offen")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/Saison\s2026/);
  await page.getByRole("link", { name: "Alle zeigen" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/Saison\s2027/);
});

test("a bill that was paid on another device is paid here, too, and what is being objected to stays", async () => {
  const paid = { ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-21" };
  await open(<Bills />, "/dashboard/bills", {
    ...BILL_ANSWERS,
    "GET /api/invoices/me": turns([sampleInvoice, ...paidMonths(2)], [paid, ...paidMonths(2)]),
    "GET /api/invoices/i1": turns(sampleInvoice, paid),
  });
  await page.getByText(/^Beanstanden, noch/).click();
  const reason = page.getByRole("textbox", { name: "Was stimmt nicht?" });
  await reason.fill("Das Paket habe ich nicht");
  changeElsewhere();
  await expect.element(page.getByRole("row", { name: /Oktober/ }).getByText("bezahlt", { exact: true })).toBeVisible();
  await expect.element(reason).toHaveValue("Das Paket habe ich nicht");
});

test("an order that was withdrawn from in another tab says so here", async () => {
  const active = { ...sampleOrder, state: "active", transactionStatus: 0, activatedAt: "2026-11-21T08:02:00.000Z" };
  await open(<OrderById id="o2" />, "/dashboard/orders/o2", {
    "GET /api/orders/o2": turns(active, { ...active, state: "withdrawn" }),
    "GET /api/users/me/payment-methods": [],
  });
  await expect.element(page.getByRole("link", { name: "Vertrag widerrufen" })).toBeVisible();
  changeElsewhere();
  await expect.element(page.getByRole("heading", { name: "Du hast diesen Vertrag widerrufen" })).toBeVisible();
});

test("an order that was paid in another tab is not paid a second time on the page of a payment that failed", async () => {
  const check = { tId: "t1", orderId: "o1", price: { amount: 1000, currency: "EUR" } };
  await open(<PaymentResult />, "/dashboard/payment-result?cId=c1", {
    "GET /c/c1/check": turns({ ...check, transactionStatus: 2, reason: "declined" }, { ...check, transactionStatus: 0 }),
    "GET /api/users/me/payment-methods": [],
  });
  await expect.element(page.getByRole("button", { name: "Jetzt bezahlen" })).toBeVisible();
  changeElsewhere();
  await expect.element(page.getByRole("heading", { name: "Deine Zahlung ist da" })).toBeVisible();
});
