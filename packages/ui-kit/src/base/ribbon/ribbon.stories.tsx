import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ribbon, type RibbonProps } from "./ribbon.tsx";

function AllSizes({ pattern }: RibbonProps) {
  return (
    <>
      <style>{".ribbons{display:grid;gap:24px;padding-block:24px}"}</style>
      <div className="ribbons">
        <Ribbon pattern={pattern} />
        <Ribbon pattern={pattern} size="m" />
        <Ribbon pattern={pattern} size="s" />
      </div>
    </>
  );
}

const meta = { title: "Match day/Ribbon", component: Ribbon, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the kit of the club chosen in the toolbar. */
export const UnderTheHero: Story = {};
export const OnTheTicket: Story = { args: { size: "m", on: "surface" } };
export const Stripes: Story = { args: { pattern: "stripes" }, render: AllSizes };
export const Halves: Story = { args: { pattern: "halves" }, render: AllSizes };
export const Sash: Story = { args: { pattern: "sash" }, render: AllSizes };
export const Hoops: Story = { args: { pattern: "hoops" }, render: AllSizes };
export const Pinstripe: Story = { args: { pattern: "pinstripe" }, render: AllSizes };
export const Chevron: Story = { args: { pattern: "chevron" }, render: AllSizes };
export const Quarters: Story = { args: { pattern: "quarters" }, render: AllSizes };
