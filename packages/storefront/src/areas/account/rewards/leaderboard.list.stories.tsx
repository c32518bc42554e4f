import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Leaderboard } from "./leaderboard.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Leaderboard",
  component: StoryStage,
  args: { screen: <Leaderboard />, path: "/dashboard/rewards", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/users/list",
  none: [],
  // More than the operator returns; the page shows ten and the fan's own entry.
  many: Array.from({ length: 500 }, (_, at) => ({ nickname: `Kurve ${at}`, points: 500 - at })),
  rows: "tbody tr",
  counts: [0, 10],
  said: /^(?:Noch steht niemand hier|Henüz kimse yok)/,
  noMore: true,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
