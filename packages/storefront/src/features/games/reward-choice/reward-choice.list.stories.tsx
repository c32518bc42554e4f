import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { manyRewards, manyWins } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Won } from "../../../areas/account/rewards/won.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Rewards to choose from",
  component: StoryStage,
  args: { screen: <Won />, path: "/dashboard/rewards", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/rewards",
  answers: { "GET /api/games": manyWins(1), "GET /api/tariffs/me": [sampleLine] },
  none: [],
  many: manyRewards(500),
  rows: "input[type=radio]",
  said: /^(?:Für dieses Spiel ist gerade keine Belohnung da|Bu oyun için şu an ödül yok)/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
