import type { Meta, StoryObj } from "@storybook/react-vite";
import { KIT_PATTERNS } from "../../base/kit-pattern.ts";
import { Cover, type CoverProps } from "./cover.tsx";

const SEEDS = ["derby-week", "esim-in-a-minute", "winter-break", "cup-night", "scarves-up", "shield"];

function Wall(props: CoverProps) {
  return (
    <>
      <style>{".covers{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(220px,100%),1fr))}"}</style>
      <div className="covers">
        {SEEDS.map((seed) => (
          <Cover key={seed} {...props} seed={seed} />
        ))}
      </div>
    </>
  );
}

const meta = {
  title: "Match day/Cover",
  component: Cover,
  args: { seed: "derby-week", kind: "news" },
  render: (args) => <Wall {...args} />,
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the kit of the club chosen in the toolbar; each seed gives another drawing. */
export const News: Story = {};
export const Videos: Story = { args: { kind: "video" } };
export const Campaigns: Story = { args: { kind: "campaign" } };
export const WithFigures: Story = { args: { kind: "campaign", figure: "10" } };
export const Wallpapers: Story = { args: { kind: "wallpaper", figure: "67" } };
export const EveryKit: Story = {
  render: (args) => (
    <>
      {KIT_PATTERNS.map((pattern) => (
        <Wall key={pattern} {...args} pattern={pattern} />
      ))}
    </>
  ),
};
