import type { Meta, StoryObj } from "@storybook/react-vite";
import { euro } from "@tribun/domain";
import { within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { BILL_ANSWERS, firstInvoice, manyItems, paidMonths, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { manyLines, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const { disputeUntil: _, ...settled } = sampleInvoice;
/** One invoice, in the list and in detail. */
const one = (invoice: typeof settled) => ({
  answers: { ...BILL_ANSWERS, "GET /api/invoices/me": [invoice, ...paidMonths(2)], [`GET /api/invoices/${invoice.id}`]: invoice },
});

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Bills",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Bills />, path: "/dashboard/bills", user: sampleUser, answers: BILL_ANSWERS },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToPay: Story = {};
export const DebitCameBack: Story = { args: one({ ...settled, status: "reminder1", returnedAt: "2026-11-16T08:00:00.000Z" }) };
export const BlockAnnounced: Story = { args: one({ ...settled, status: "blockThreatened" }) };
export const Itemised: Story = { args: one({ ...settled, hasItemised: true }) };
export const First: Story = { args: one(firstInvoice) };
export const MoneyUnderWay: Story = { args: one({ ...settled, status: "collecting", payable: false }) };
export const Disputed: Story = {
  args: one({
    ...settled,
    status: "disputed",
    payable: false,
    dispute: { amount: euro(299), reason: "Das Paket habe ich nicht gebucht.", at: "2026-11-20T10:00:00.000Z" },
  }),
};
export const Rejected: Story = {
  args: one({ ...settled, dispute: { amount: euro(0), reason: "Das Paket habe ich nicht gebucht.", at: "2026-11-20T10:00:00.000Z" } }),
};
export const None: Story = {
  args: {
    answers: { "GET /api/invoices/seasons": [], "GET /api/contracts/charges/details": refuse("1023") },
  },
};
/** Five hundred bills in a year, as for a company with many lines: pages of twelve. */
export const Long: Story = {
  args: {
    path: "/dashboard/bills?page=3",
    answers: {
      ...BILL_ANSWERS,
      "GET /api/invoices/seasons": [{ year: 2026, count: 500, openCount: 0, total: euro(1_234_567), open: euro(0) }],
      "GET /api/invoices/me": paidMonths(12),
      "GET /api/invoices/p0": paidMonths(1)[0],
    },
  },
};
const { invoice: longBill, charges: longCharges } = manyItems(500);
/** A bill of five hundred items with as many reasons, unbilled charges and lines: twenty at a time. */
export const LongBill: Story = {
  args: {
    answers: {
      ...one(longBill).answers,
      "GET /api/contracts/charges/details": longCharges,
      "GET /api/tariffs/me": manyLines(500),
    },
  },
};
export const Loading: Story = { args: { answers: { "GET /api/invoices/seasons": () => new Promise(() => undefined) } } };
export const OperatorDown: Story = { args: { answers: { "GET /api/invoices/seasons": refuse("-1") } } };
