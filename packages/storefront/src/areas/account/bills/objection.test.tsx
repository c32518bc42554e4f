import { euro, germanDay } from "@tribun/domain";
import { testNow } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, paidMonths, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const LIST = "GET /api/invoices/me";
const ONE = "GET /api/invoices/i1";

async function open(answers: Answers = {}) {
  const stage = await makeStage({
    screen: <Bills />,
    path: "/dashboard/bills",
    answers: { ...BILL_ANSWERS, ...answers },
    user: sampleUser,
  });
  await render(stage.element);
  return stage;
}
const with1 = (invoice: object) => ({ [LIST]: [invoice, ...paidMonths(2)], [ONE]: invoice });
/** Matches a part of a text with any kind of space. */
const part = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s`));
const bill = () => page.getByRole("region", { name: /im Detail/ });
const objection = async () => {
  await bill()
    .getByText(/^Beanstanden, noch/)
    .click();
  return {
    field: bill().getByRole("textbox", { name: "Was stimmt nicht?" }),
    send: bill().getByRole("button", { name: "Beanstandung senden" }),
  };
};

test("an objection needs words, keeps them when the operator is down, and is sent once for one item", async () => {
  const answer = (_: unknown, before: number) => (before === 0 ? refuse("-1") : { ...sampleInvoice, status: "disputed" });
  const { sent } = await open({ "POST /api/invoices/i1/dispute": answer });
  const { field, send } = await objection();
  await send.click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/in mindestens 10 Zeichen, was nicht stimmt/);
  await bill()
    .getByRole("radio", { name: /Derbi 24 h/ })
    .click();
  await field.fill("Das Paket habe ich nicht gebucht.");
  await send.click();
  await expect.element(bill().getByRole("alert")).toBeVisible();
  await expect.element(field).toHaveValue("Das Paket habe ich nicht gebucht.");
  await send.click();
  const posts = () => sent.filter(({ call }) => call.startsWith("POST"));
  await expect.poll(() => posts().length).toBe(2);
  expect(posts()[1]?.body).toEqual({ reason: "Das Paket habe ich nicht gebucht.", amount: { amount: 299, currency: "EUR" } });
});

test("on the last day an objection is told to be possible today, not for 0 more days", async () => {
  await open(with1({ ...sampleInvoice, disputeUntil: germanDay(testNow()) }));
  await expect.element(bill().getByText("Beanstanden, nur noch heute", { exact: true })).toBeVisible();
});

test("a file that is slow to come holds up neither the objection nor another file", async () => {
  const { sent } = await open({
    ...with1({ ...sampleInvoice, hasXml: true }),
    "GET /api/invoices/i1/pdf": () => new Promise(() => undefined),
    "POST /api/invoices/i1/dispute": { ...sampleInvoice, status: "disputed" },
  });
  const files = () => sent.filter(({ call }) => call === "GET /api/invoices/i1/pdf").length;
  await bill().getByRole("button", { name: "PDF laden" }).click();
  await expect.poll(files).toBe(1);
  await bill().getByRole("button", { name: /XML/ }).click();
  await expect.poll(files).toBe(2);
  const { field, send } = await objection();
  await field.fill("Das Paket habe ich nicht gebucht.");
  await send.click();
  await expect.poll(() => sent.some(({ call }) => call === "POST /api/invoices/i1/dispute")).toBe(true);
});

test("an objection that was sent takes the focus that its form had", async () => {
  const objected = { ...undisputable, status: "disputed" as const, payable: false, dispute };
  const before = (first: unknown, then: unknown) => (_: unknown, times: number) => (times === 0 ? first : then);
  await open({
    [LIST]: before([sampleInvoice, ...paidMonths(2)], [objected, ...paidMonths(2)]),
    [ONE]: before(sampleInvoice, objected),
    "POST /api/invoices/i1/dispute": objected,
  });
  const { field, send } = await objection();
  await bill()
    .getByRole("radio", { name: /Derbi 24 h/ })
    .click();
  await field.fill("Das Paket habe ich nicht gebucht.");
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Deine Beanstandung" })).toHaveFocus();
});

test("what is paid can be objected to as well, and its money is promised back", async () => {
  await open(with1({ ...sampleInvoice, status: "paid", paid: true, payable: false, paidDate: "2026-11-15" }));
  await objection();
  await expect
    .element(bill().getByText(/bis 28\.12\.2026\. Bezahlt hast du schon; hast du recht, bekommst du das Geld zurück\.$/))
    .toBeVisible();
});

const dispute = { amount: euro(299), reason: "Das habe ich nicht gebucht.", at: "2026-11-20T10:00:00.000Z" };
const { disputeUntil: _until, ...undisputable } = sampleInvoice;
test.each([
  [{ status: "disputed", payable: false, dispute }, "Wir prüfen sie."],
  [{ status: "overdue", dispute: { ...dispute, amount: euro(0) } }, "die Rechnung bleibt, wie sie ist"],
  [{ status: "overdue", credited: euro(299), dispute: { ...dispute, amount: euro(0) } }, "2,99 € sind gutgeschrieben"],
] as const)("the course of an objection is told: %o", async (facts, words) => {
  await open(with1({ ...undisputable, ...facts }));
  await expect.element(bill()).toMatchTextContent(part("Deine Beanstandung"));
  await expect.element(bill()).toMatchTextContent(part(words));
  expect(
    bill()
      .getByText(/^Beanstanden, noch/)
      .elements(),
  ).toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/über 0,00/);
});

test("older than eight weeks is not objected to", async () => {
  await open(with1({ ...undisputable, status: "paid", paid: true, payable: false, paidDate: "2026-11-15" }));
  await expect.element(bill()).toBeVisible();
  expect(page.getByText(/^Beanstanden, noch/).elements()).toHaveLength(0);
});
