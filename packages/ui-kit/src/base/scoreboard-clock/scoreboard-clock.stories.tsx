import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScoreboardClock } from "./scoreboard-clock.tsx";

const meta = {
  title: "Match day/Scoreboard clock",
  component: ScoreboardClock,
  args: { label: "Für dich reserviert", secondsLeft: 892, warnLabel: "Noch 3 Minuten für deine Nummer" },
} satisfies Meta<typeof ScoreboardClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {};
export const Short: Story = { args: { secondsLeft: 172 } };
/** In the last minutes a lamp around the clock shows the warning; nothing pulses. */
export const ReducedMotion: Story = {
  args: { secondsLeft: 172 },
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("02:52")).animationName).toBe("none");
  },
};
export const Over: Story = { args: { secondsLeft: 0 } };
export const Hours: Story = { args: { label: "Anpfiff in", secondsLeft: 3849 } };
