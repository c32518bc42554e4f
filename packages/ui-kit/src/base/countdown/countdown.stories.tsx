import type { Meta, StoryObj } from "@storybook/react-vite";
import { Board } from "../board/board.tsx";
import { Countdown } from "./countdown.tsx";

const meta = {
  title: "Match day/Countdown",
  component: Countdown,
  args: { label: "Bis zum Anpfiff", units: { days: "Tage", hours: "Std.", minutes: "Min.", seconds: "Sek." } },
  decorators: [
    (Story, { parameters }) => (
      <Board>
        <style>{`.left{${String(parameters["left"])}}`}</style>
        <div className="left">
          <Story />
        </div>
      </Board>
    ),
  ],
  beforeEach: () => {
    document.documentElement.dataset["scripted"] = "";
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { parameters: { left: "--days:21;--hours:4;--minutes:31;--seconds:9" } };
export const Hundreds: Story = { parameters: { left: "--days:104;--hours:23;--minutes:0;--seconds:0" } };
/** No time is left. */
export const KickOff: Story = { parameters: { left: "" } };
