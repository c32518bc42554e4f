import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../section/section.tsx";
import { Scoreboard } from "./scoreboard.tsx";

const meta = {
  title: "Match day/Scoreboard",
  component: Scoreboard,
  args: {
    cells: [
      { label: "Raus", value: "Alter Anbieter", tone: "out" },
      { label: "Rein", value: "Kanarya", tone: "in" },
    ],
  },
} satisfies Meta<typeof Scoreboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Substitution: Story = {};
export const Score: Story = {
  args: {
    cells: [
      { label: "Tage", value: "06" },
      { label: "Std.", value: "04" },
      { label: "Min.", value: "31" },
    ],
  },
};
export const OnClubColour: Story = {
  decorators: [
    (Story) => (
      <Section tone="club">
        <Story />
      </Section>
    ),
  ],
};
