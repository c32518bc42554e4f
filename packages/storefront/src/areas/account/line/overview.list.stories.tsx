import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { manyLines, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/The line that is looked at",
  component: StoryStage,
  args: { screen: <Overview />, path: "/dashboard/account/overview", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/tariffs/me",
  answers: { "GET /api/lines/l1/settings": sampleSettings },
  none: [],
  many: manyLines(500),
  rows: "option",
  // The browser renders the options of a select itself.
  counts: [0, 500],
  said: /^(?:Noch kein Vertrag|Henüz sözleşmen yok)$/,
  noMore: true,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
