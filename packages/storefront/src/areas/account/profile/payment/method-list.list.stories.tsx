import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../../testing/list-states.ts";
import { manyMethods, sampleUser } from "../../../../testing/samples.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { PaymentPanel } from "./payment-panel.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Ways to pay",
  component: StoryStage,
  args: { screen: <PaymentPanel />, path: "/dashboard/account/profile", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/users/me/payment-methods",
  none: [],
  many: manyMethods(500),
  rows: "ul[aria-label] > li",
  counts: [0, 4],
  said: /^(?:Noch keine Zahlungsart hinterlegt|Henüz kayıtlı ödeme yöntemin yok)/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
