import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { BILL_ANSWERS, manyItems, sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { BillPanel } from "./bill-panel.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Items of a bill",
  component: StoryStage,
  args: { screen: <BillPanel id="i1" list={[]} address={{ bill: "i1" }} />, path: "/dashboard/bills?bill=i1", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/invoices/i1",
  answers: BILL_ANSWERS,
  none: { ...sampleInvoice, items: [], changes: [] },
  // With as many reasons for the difference to the month before.
  many: manyItems(500).invoice,
  rows: "dl[data-summed=true] dt",
  // The sums below are no items.
  counts: [1, 42],
  said: /^(?:Summe|Toplam)$/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
