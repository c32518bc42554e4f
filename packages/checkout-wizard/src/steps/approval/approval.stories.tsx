import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { complete, inMinutes, user } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const secrets = {
  documentType: "idCard",
  identityNumber: "L01X00T47",
  identityValidityDate: "2031-01-01",
  keyword: "2468",
  phoneVerificationToken: "proof",
  phoneTokenExpiresAt: inMinutes(30),
} as const;

const meta = {
  title: "Order wizard/4 Approval",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "approval", draft: complete(), user, secrets },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const AfterReload: Story = { args: { secrets: {} } };
export const WithJerseyAndCoupon: Story = {
  args: {
    draft: {
      ...complete(),
      couponCode: "TRIBUN5",
      jersey: { wanted: true, planId: "jersey-fan", size: "M", model: "home", style: "striped", junior: false, name: "ışıl", number: "19" },
    },
  },
};
export const CouponRefused: Story = {
  args: { draft: { ...complete(), couponCode: "ALT" }, answers: { contractSummary: new ApiError("1101") } },
};
export const SummaryFails: Story = { args: { answers: { contractSummary: new ApiError("-1", { reason: "unreachable" }) } } };
export const HoldRanOut: Story = { args: { answers: { contractSummary: new ApiError("1108") } } };
export const WaitsForPayment: Story = { args: { draft: { ...complete(), openOrder: { orderId: "o1", checkoutId: "c1" } } } };
