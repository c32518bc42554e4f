import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { PaymentResult } from "./payment-result.tsx";

const check = (transactionStatus: number, reason = "") => ({
  transactionStatus,
  tId: "t1",
  orderId: "o1",
  price: { amount: 1000, currency: "EUR" },
  reason,
});
const answer = (given: unknown) => ({ answers: { "GET /c/c1/check": given } });

const meta = {
  title: "Screens/Payment result",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <PaymentResult />, path: "/dashboard/payment-result?cId=c1", user: sampleUser },
} satisfies Meta<typeof StoryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: answer(check(0)) };
export const Pending: Story = { args: answer(check(1)) };
export const Fail: Story = { args: answer(check(2, "declined")) };
export const FailAndRefunded: Story = { args: answer(check(2, "partnerSystem")) };
export const Expired: Story = { args: answer(check(2, "expired")) };
export const Processing: Story = { args: answer(check(3)) };
export const Incomplete: Story = { args: answer(check(4)) };
export const Unknown: Story = { args: answer(refuse("-1", { reason: "orderNotFound" })) };
export const OperatorDown: Story = { args: answer(refuse("-1")) };
