import type { Meta, StoryObj } from "@storybook/react-vite";
import { euro } from "@tribun/domain";
import { refuse } from "../../testing/fake-operator.ts";
import { manyItems, sampleCharges } from "../../testing/sample-invoice.ts";
import { sampleUser } from "../../testing/samples.ts";
import { StoryStage } from "../../testing/stage.tsx";
import { Unbilled } from "./unbilled.tsx";

const CHARGES = "GET /api/contracts/charges/details";
const given = (charges: unknown) => ({ answers: { [CHARGES]: charges } });

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Bills/What no bill has yet",
  component: StoryStage,
  args: { screen: <Unbilled />, path: "/dashboard/bills", user: sampleUser, ...given(sampleCharges) },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Empty: Story = { args: given({ ...sampleCharges, items: [], total: euro(0) }) };
export const Loading: Story = { args: given(() => new Promise(() => undefined)) };
export const Down: Story = { args: given(refuse("-1")) };
/** Five hundred charges: twenty at a time. */
export const Long: Story = { args: given(manyItems(500).charges) };
