import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { manyWins, rewardsFor, sampleGame } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Won } from "./won.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Wins to exchange",
  component: StoryStage,
  args: { screen: <Won />, path: "/dashboard/rewards", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/games",
  answers: { "GET /api/rewards": rewardsFor(manyWins(500)), "GET /api/tariffs/me": [sampleLine] },
  none: [{ ...sampleGame, state: "ready" }],
  many: manyWins(500),
  rows: "form",
  counts: [0, 4],
  said: /^(?:Noch nichts gewonnen|Henüz bir şey yok)$/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
