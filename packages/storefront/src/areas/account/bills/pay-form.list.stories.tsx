import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { listStates } from "../../../testing/list-states.ts";
import { sampleInvoice } from "../../../testing/sample-invoice.ts";
import { manyMethods, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { PayForm } from "./pay-form.tsx";

const METHODS = "GET /api/users/me/payment-methods";
const LEGEND = /^(?:Wie möchtest du zahlen\?|Nasıl ödemek istersin\?)$/;

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Ways to pay a bill",
  component: StoryStage,
  args: { screen: <PayForm invoice={sampleInvoice} />, path: "/dashboard/bills", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: METHODS,
  // Without a stored method every way to pay has a card.
  none: [],
  // The browser of the tests has no Apple Pay. It renders the options of a select itself.
  many: manyMethods(500),
  rows: "input[type=radio], option",
  counts: [4, 504],
  said: LEGEND,
  noMore: true,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
/** The stored methods fail to load; the fan can pay in another way. */
export const Failed: Story = {
  args: { answers: { [METHODS]: refuse("-1") } },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole("group", { name: LEGEND })),
};
export const Long: Story = states.long;
