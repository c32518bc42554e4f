import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { ported, portedOrder, sampleOrder, sampleParcel, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { CheckoutSuccess } from "./checkout-success.tsx";

const esim = {
  lpa: "LPA:1$smdp.example.com$K2-1907-ABCD",
  smdpAddress: "smdp.example.com",
  matchingId: "K2-1907-ABCD",
  iccid: "8949990000190700015",
};
const paid = { ...sampleOrder, state: "provisioning", transactionStatus: 0, contractSummaryId: "s1" };
const active = { ...paid, state: "active", activatedAt: "2026-11-21T08:01:00.000Z" };
const byPost = { ...active.summary, line: { ...active.summary.line, simType: "physical" } };
const answer = (given: unknown) => ({ answers: { "GET /api/orders/o2": given } });

const meta = {
  title: "Screens/Checkout success",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <CheckoutSuccess />, path: "/checkout/success?order=o2", user: sampleUser },
} satisfies Meta<typeof StoryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EsimActive: Story = { args: answer({ ...active, esim }) };
export const EsimLoaded: Story = { args: answer({ ...active, esimLoadedAt: "2026-11-21T09:12:00.000Z" }) };
export const EsimOnItsWay: Story = { args: answer(paid) };
export const CardIsPacked: Story = { args: answer({ ...paid, summary: byPost }) };
export const ByPost: Story = { args: answer({ ...active, summary: byPost, parcel: { ...sampleParcel, expectedTo: "2099-11-25" } }) };
export const ByPostLate: Story = { args: answer({ ...active, summary: byPost, parcel: sampleParcel }) };
export const CardInUse: Story = { args: answer({ ...active, summary: byPost, parcel: { ...sampleParcel, inUse: true } }) };
export const NumberOnItsWay: Story = { args: answer({ ...portedOrder(ported({ state: "scheduled", date: "2036-11-27" })), esim }) };
export const NumberFromElsewhere: Story = {
  args: answer(portedOrder(ported({ donor: { id: "other", name: "Anderer Anbieter oder nicht sicher" } }))),
};
export const NotPaid: Story = { args: answer(sampleOrder) };
export const NotFound: Story = { args: answer(refuse("-1")) };
