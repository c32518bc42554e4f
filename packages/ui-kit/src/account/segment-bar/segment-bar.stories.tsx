import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Board } from "../../base/board/board.tsx";
import { SegmentBar } from "./segment-bar.tsx";

const meta = {
  title: "Match day/Segment bar",
  component: SegmentBar,
  args: { value: 11.8, max: 19, label: "Datenvolumen", valueText: "11,8 von 19 GB" },
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
} satisfies Meta<typeof SegmentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Full: Story = { args: { value: 19, valueText: "19 von 19 GB" } };
export const Empty: Story = { args: { value: 0, valueText: "0 von 19 GB" } };
/** The bar changes at once: under reduced motion the lamps do not go dark one by one. */
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvasElement }) => {
    for (const lamps of canvasElement.querySelectorAll("g rect"))
      await expect(Number.parseFloat(getComputedStyle(lamps).transitionDuration)).toBeLessThan(0.001);
  },
};
