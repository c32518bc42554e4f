import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stand, type StandProps } from "./stand.tsx";

function OnClub(props: StandProps) {
  return (
    <div data-surface="club">
      <Stand {...props} />
    </div>
  );
}

const meta = {
  title: "Match day/Stand",
  component: Stand,
  parameters: { layout: "fullscreen" },
  args: { figures: "07", label: "Tribüne in Vereinsfarben, die Sitze bilden die Zahl 07" },
  render: (args) => <OnClub {...args} />,
} satisfies Meta<typeof Stand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the kit of the club chosen in the toolbar. */
export const Choreography: Story = {};
export const Stripes: Story = { args: { pattern: "stripes" } };
export const Halves: Story = { args: { pattern: "halves" } };
export const Sash: Story = { args: { pattern: "sash" } };
export const Hoops: Story = { args: { pattern: "hoops" } };
/** The whole stand shows at once; no row rises. */
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll("use")) await expect(getComputedStyle(row).animationName).toBe("none");
  },
};
/** A phone: cropped to the middle, with both figures complete. */
export const Narrow: Story = {
  render: (args) => (
    <>
      <style>{".stand-phone{max-inline-size:320px}"}</style>
      <div className="stand-phone">
        <OnClub {...args} />
      </div>
    </>
  ),
};
