import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../../testing/list-states.ts";
import { manyCases } from "../../../../testing/sample-cases.ts";
import { sampleUser } from "../../../../testing/samples.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { CasesPanel } from "./cases-panel.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Messages to support",
  component: StoryStage,
  args: { screen: <CasesPanel />, path: "/dashboard/account/profile", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/support/messages",
  none: [],
  many: manyCases(500),
  rows: "ul[aria-label] > li",
  said: /^(?:Du hast uns noch nichts geschrieben|Oturumun açıkken bize henüz)/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
