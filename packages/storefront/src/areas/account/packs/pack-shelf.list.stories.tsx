import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { manyPacks } from "../../../testing/sample-options.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Options } from "./options.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Packs on sale",
  component: StoryStage,
  args: { screen: <Options />, path: "/dashboard/options", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/tariffs/options",
  answers: { "GET /api/tariffs/me": [sampleLine], "GET /api/tariffs/options/me": [] },
  none: [],
  many: manyPacks(500),
  rows: "li h3",
  said: /^(?:Hier gibt es gerade kein Paket|Bu türde şu an paket yok)$/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
