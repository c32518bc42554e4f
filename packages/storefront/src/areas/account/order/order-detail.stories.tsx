import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Order } from "@tribun/api-client/contract";
import { refuse } from "../../../testing/fake-operator.ts";
import { ported, portedOrder, sampleOrder, sampleParcel, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { OrderById } from "./order-detail.tsx";

const { summary } = sampleOrder;
const active: Order = {
  ...sampleOrder,
  state: "active",
  transactionStatus: 0,
  activatedAt: "2026-11-21T08:02:00.000Z",
  contractSummaryId: "s1",
};
const esim = { lpa: "LPA:1$smdp.example.com$M-1", smdpAddress: "smdp.example.com", matchingId: "M-1", iccid: "8949990000190700015" };
const jersey = { planId: "p1", size: "M", model: "men", style: "striped" as const, name: "DENİZ", number: 19 };
const dated = ported({ state: "scheduled", date: "2026-11-27" });
const refused = ported({ state: "declined", reason: "nameMismatch", canCorrect: true, canTakeNewNumber: true });
const of = (order: unknown, more = {}) => ({ answers: { "GET /api/orders/o2": order, "GET /api/users/me/payment-methods": [], ...more } });

const meta = {
  title: "Screens/Order",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <OrderById id="o2" />, path: "/dashboard/orders/o2", user: sampleUser },
  // The screen renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("heading", { level: 1 }, { timeout: 5000 })),
} satisfies Meta<typeof StoryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EsimToLoad: Story = { args: of({ ...active, esim, summary: { ...summary, jersey } }) };
export const EsimLoaded: Story = { args: of({ ...active, esimLoadedAt: "2026-11-21T09:00:00.000Z" }) };
export const InThePost: Story = {
  args: of({ ...active, summary: { ...summary, line: { ...summary.line, simType: "physical" } }, parcel: sampleParcel }),
};
export const NumberOnItsWay: Story = { args: of(portedOrder(dated), { "GET /api/portings/me": [dated] }) };
export const NumberRefused: Story = { args: of(portedOrder(refused), { "GET /api/portings/me": [refused] }) };
export const PaymentFailed: Story = {
  args: of(sampleOrder, {
    "GET /c/c1/check": { transactionStatus: 2, tId: "t1", orderId: "o2", price: summary.payment.dueNow, reason: "declined" },
  }),
};
export const Withdrawn: Story = { args: of({ ...active, state: "withdrawn" }) };
export const Unknown: Story = { args: of(refuse("-1", { reason: "orderNotFound" })) };
export const Loading: Story = {
  args: of(() => new Promise(() => undefined)),
  play: async ({ canvas }) => void (await canvas.findByRole("status", { name: /Bestellung|Siparişin/ }, { timeout: 5000 })),
};
export const OperatorDown: Story = {
  args: of(refuse("-1")),
  play: async ({ canvas }) => void (await canvas.findByRole("alert", undefined, { timeout: 5000 })),
};
