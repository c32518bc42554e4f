import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { manyLines, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Lines",
  component: StoryStage,
  args: { screen: <Dashboard />, path: "/dashboard", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/tariffs/me",
  answers: {
    ...{ "GET /api/orders": [], "GET /api/invoices/me": [], "GET /api/tariffs": sampleCatalogue },
    ...{ "GET /api/tariffs/me/ping": sampleStanding, "GET /api/users/me": sampleUser },
  },
  none: [],
  many: manyLines(500),
  rows: "section[aria-label][data-surface=board]",
  said: /^(?:Dein Platz ist da, dein Tarif|Yerin hazır, bir tek tarifen)/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
