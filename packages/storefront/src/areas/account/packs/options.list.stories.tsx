import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { manyRunning, samplePacks } from "../../../testing/sample-options.ts";
import { manyLines, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Options } from "./options.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Packs that run",
  component: StoryStage,
  args: { screen: <Options />, path: "/dashboard/options", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/tariffs/options/me",
  answers: { "GET /api/tariffs/me": manyLines(500), "GET /api/tariffs/options": samplePacks },
  none: [],
  many: manyRunning(500),
  rows: "section[aria-label][data-surface=board]",
  said: /^(?:Noch kein Paket auf dem Platz|Sahada henüz paket yok)$/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
