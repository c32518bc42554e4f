import type { Meta, StoryObj } from "@storybook/react-vite";
import { euro } from "@tribun/domain";
import { listStates } from "../../../testing/list-states.ts";
import { manyItems, sampleCharges } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Unbilled } from "./unbilled.tsx";

const CALL = "GET /api/contracts/charges/details";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/What no bill has yet",
  component: StoryStage,
  args: { screen: <Unbilled />, path: "/dashboard/bills", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: CALL,
  none: { ...sampleCharges, items: [], total: euro(0) },
  many: manyItems(500).charges,
  rows: "dl[data-summed=true] dt",
  // The sum below is no charge.
  counts: [0, 21],
  said: /nichts dazugekommen|yeni bir şey yok/,
});
export const Some: Story = { args: { answers: { [CALL]: sampleCharges } } };
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
