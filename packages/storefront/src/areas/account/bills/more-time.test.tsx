import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, paidMonths, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

async function open(answers: Answers) {
  const stage = await makeStage({
    screen: <Bills />,
    path: "/dashboard/bills",
    answers: { ...BILL_ANSWERS, ...answers },
    user: sampleUser,
  });
  await render(stage.element);
  return stage;
}
const with1 = (invoice: object) => ({ "GET /api/invoices/me": [invoice, ...paidMonths(2)], "GET /api/invoices/i1": invoice });
const bill = () => page.getByRole("region", { name: /im Detail/ });

test("more time is a day on a button, taken at once; where none is left, people are asked", async () => {
  const MORE = `POST /api/invoices/${sampleInvoice.id}/more-time`;
  const { sent } = await open({
    ...with1({ ...sampleInvoice, status: "overdue", deferrable: true }),
    [MORE]: { ...sampleInvoice, status: "overdue", deferredUntil: "2026-12-05" },
  });
  await expect.element(bill().getByRole("button", { name: /^7\sTage mehr, bis 28\.11\.2026$/ })).toBeVisible();
  await bill()
    .getByRole("button", { name: /^14\sTage mehr, bis 05\.12\.2026$/ })
    .click();
  await expect.poll(() => sent.find(({ call }) => call === MORE)?.body).toEqual({ days: 14 });
});

test("time that was taken is said with its last day", async () => {
  await open(with1({ ...sampleInvoice, status: "overdue", deferredUntil: "2026-12-05" }));
  await expect.element(bill().getByText("Du hast Zeit bis zum 05.12.2026.", { exact: false })).toBeVisible();
  expect(
    bill()
      .getByRole("button", { name: /Tage mehr/ })
      .elements(),
  ).toEqual([]);
});
