import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coupon, complete, withNumber, withTariff } from "../testing/samples.ts";
import { StoryWizard } from "../testing/stage.tsx";

const jersey = {
  wanted: true,
  planId: "jersey-fan",
  size: "M",
  model: "home",
  style: "striped",
  junior: false,
  name: "IŞIL",
  number: "19",
} as const;

const meta = {
  title: "Order wizard/0 Cart",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "cart", draft: { ...complete(), jersey, couponCode: coupon.code } },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const TariffAlone: Story = { args: { draft: withTariff() } };
export const NumberHeld: Story = { args: { draft: withNumber() } };
/** The fan can reserve the number again; nothing else is lost. */
export const HoldRanOut: Story = { args: { draft: withNumber(-1) } };
export const WaitsForPayment: Story = { args: { draft: { ...complete(), openOrder: { orderId: "o1", checkoutId: "c1" } } } };
export const TariffGone: Story = { args: { answers: { tariffDetail: new ApiError("1012", { requestId: "req-1907" }) } } };
export const OperatorDown: Story = { args: { answers: { tariffDetail: new ApiError("-1", { reason: "unreachable" }) } } };
export const Loading: Story = { args: { answers: { tariffDetail: () => new Promise(() => undefined) } } };
