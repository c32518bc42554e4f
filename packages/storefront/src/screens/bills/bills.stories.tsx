import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { refuse } from "../../testing/fake-operator.ts";
import { sampleInvoice } from "../../testing/sample-invoice.ts";
import { sampleUser } from "../../testing/samples.ts";
import { StoryStage } from "../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const { disputeUntil: _, ...settled } = sampleInvoice;
const paid = { ...settled, id: "i0", number: "R1-2026-000001", paid: true, payable: false, status: "paid", paidDate: "2026-10-15" };

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Bills",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Bills />, path: "/dashboard/bills", user: sampleUser, answers: { "GET /api/invoices/me": [sampleInvoice, paid] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToPay: Story = {};
export const PaidAndDisputable: Story = {
  args: { answers: { "GET /api/invoices/me": [{ ...paid, disputeUntil: sampleInvoice.disputeUntil }] } },
};
export const None: Story = { args: { answers: { "GET /api/invoices/me": [] } } };
export const Loading: Story = { args: { answers: { "GET /api/invoices/me": () => new Promise(() => undefined) } } };
export const OperatorDown: Story = { args: { answers: { "GET /api/invoices/me": refuse("-1") } } };
export const Disputed: Story = {
  args: {
    answers: {
      "GET /api/invoices/me": [
        {
          ...settled,
          status: "disputed",
          payable: false,
          dispute: { amount: settled.total, reason: "Das Paket habe ich nicht gebucht.", at: "2026-11-20T10:00:00.000Z" },
        },
      ],
    },
  },
};
