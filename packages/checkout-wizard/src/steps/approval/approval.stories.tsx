import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { complete, keptMethods, provenUser, user, withDocument, withPort } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const secrets = { identityNumber: "L01X00T47" };

const meta = {
  title: "Order wizard/4 Approval",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "approval", draft: withDocument(), user: provenUser(), secrets },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const BringingANumber: Story = { args: { draft: { ...withPort(), jersey: { wanted: false } } } };
export const AfterReload: Story = { args: { secrets: {} } };
export const SignedInElsewhere: Story = { args: { secrets: {}, draft: complete(), user } };
export const WithoutKeyword: Story = { args: { secrets: {}, draft: complete(), user: { ...provenUser(), keywordSet: false } } };
export const WithJerseyAndCoupon: Story = {
  args: {
    draft: {
      ...complete(),
      couponCode: "TRIBUN5",
      jersey: { wanted: true, planId: "jersey-fan", size: "M", model: "home", style: "striped", junior: false, name: "ışıl", number: "19" },
    },
  },
};
export const WithKeptMethods: Story = { args: { answers: { paymentMethods: keptMethods } } };
export const CouponRefused: Story = {
  args: { draft: { ...complete(), couponCode: "ALT" }, answers: { contractSummary: new ApiError("1101") } },
};
export const SummaryFails: Story = { args: { answers: { contractSummary: new ApiError("-1", { reason: "unreachable" }) } } };
export const HoldRanOut: Story = { args: { answers: { contractSummary: new ApiError("1108") } } };
export const WaitsForPayment: Story = { args: { draft: { ...complete(), openOrder: { orderId: "o1", checkoutId: "c1" } } } };
