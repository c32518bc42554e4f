import type { Meta, StoryObj } from "@storybook/react-vite";
import { SegmentBar } from "../../account/segment-bar/segment-bar.tsx";
import { ShirtNumber } from "../../page/shirt-number/shirt-number.tsx";
import { Board } from "./board.tsx";

const meta = {
  title: "Match day/Board",
  component: Board,
  args: {
    label: "Dein Verbrauch",
    children: (
      <>
        <p>Flex M, 0171 39200 33</p>
        <ShirtNumber size="xl" unit="GB übrig">
          11,8
        </ShirtNumber>
        <SegmentBar value={11.8} max={19} label="Datenvolumen" valueText="11,8 von 19 GB" />
      </>
    ),
  },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usage: Story = {};
