import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../../testing/fake-operator.ts";
import { manyLines, sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { sampleUsage, usageMonths } from "../../../../testing/sample-usage.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { UsageHistory } from "./usage-history.tsx";

const USAGE = "GET /api/lines/l1/usage";
const ANSWERS = { "GET /api/tariffs/me": [sampleLine], [USAGE]: sampleUsage };

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Usage history",
  component: StoryStage,
  args: { screen: <UsageHistory />, path: "/dashboard/bills", user: sampleUser, answers: ANSWERS },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {};
/** With the club's own words. */
export const Calls: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText(/^(?:Gespräche|Aramalar)$/));
  },
};
/** Three years of one line. */
export const ManyMonths: Story = { args: { answers: { ...ANSWERS, [USAGE]: usageMonths(36) } } };
export const NothingUsed: Story = { args: { answers: { ...ANSWERS, [USAGE]: [] } } };
export const Loading: Story = { args: { answers: { ...ANSWERS, [USAGE]: () => new Promise(() => undefined) } } };
export const Failed: Story = { args: { answers: { ...ANSWERS, [USAGE]: refuse("-1") } } };
export const ManyLines: Story = { args: { answers: { ...ANSWERS, "GET /api/tariffs/me": manyLines(500) } } };
