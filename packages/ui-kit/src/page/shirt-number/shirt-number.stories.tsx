import type { Meta, StoryObj } from "@storybook/react-vite";
import { Board } from "../../base/board/board.tsx";
import { ShirtNumber } from "./shirt-number.tsx";

const meta = { title: "Match day/Shirt number", component: ShirtNumber, args: { children: "19" } } satisfies Meta<typeof ShirtNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: "s" } };
export const Medium: Story = { args: { size: "m" } };
export const Large: Story = { args: { unit: "GB 5G" } };
export const ExtraLargeOnTheBoard: Story = {
  args: { size: "xl", children: "11,8", unit: "GB übrig" },
  render: (args) => (
    <Board>
      <ShirtNumber {...args} />
    </Board>
  ),
};
