import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../testing/list-states.ts";
import { sampleGame, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Won } from "./won.tsx";

const bookings = Array.from({ length: 500 }, (_, at) => ({
  ...{ resultId: `play-${at}`, state: "booked", lineId: "l1" },
  ...{ rewardedAt: "2026-11-21T10:01:00.000Z", expiresAt: "2036-12-21T10:01:00.000Z" },
}));

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Rewards won",
  component: StoryStage,
  args: { screen: <Won />, path: "/dashboard/rewards", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/rewards",
  answers: { "GET /api/games": [{ ...sampleGame, state: "ready" }], "GET /api/tariffs/me": [sampleLine] },
  none: sampleRewards,
  many: [{ ...sampleRewards[0], bookings }],
  rows: "ul > li",
  said: /^(?:Noch nichts gewonnen|Henüz bir şey yok)$/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
