import type { Meta, StoryObj } from "@storybook/react-vite";
import { euro } from "@tribun/domain";
import { listStates } from "../../../testing/list-states.ts";
import { BILL_ANSWERS, paidMonths } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Bills",
  component: StoryStage,
  args: { screen: <Bills />, path: "/dashboard/bills?show=open&page=3", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/invoices/me",
  // Five hundred bills in a year, as for a company with many lines: pages of twelve.
  answers: {
    ...BILL_ANSWERS,
    "GET /api/invoices/seasons": [{ year: 2026, count: 500, openCount: 500, total: euro(1_234_567), open: euro(1_234_567) }],
    "GET /api/invoices/p0": paidMonths(1)[0],
  },
  none: [],
  many: paidMonths(12),
  rows: "table[role=table] tbody tr",
  counts: [0, 12],
  said: /^(?:Nichts offen|Borcun yok)$/,
  noMore: true,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
