import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../../testing/list-states.ts";
import { manyDevices, sampleUser } from "../../../../testing/samples.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { DevicesRow } from "./devices-row.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Devices",
  component: StoryStage,
  args: { screen: <DevicesRow />, path: "/dashboard/account/profile", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/auth/sessions",
  // A fan who opens the page has at least this session.
  none: manyDevices(1),
  many: manyDevices(500),
  rows: "ul[aria-label] > li",
  counts: [1, 5],
  said: /^(?:Dieses Gerät|Bu cihaz)$/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
