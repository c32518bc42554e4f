import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "@tribun/ui-kit";
import { ClubMark } from "./club-mark.tsx";

const meta = {
  title: "Shell/Club mark",
  component: ClubMark,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Section tone="club">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ClubMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the kit of the club that is chosen in the toolbar. */
export const Own: Story = {};
export const Stripes: Story = { args: { pattern: "stripes" } };
export const Halves: Story = { args: { pattern: "halves" } };
export const Sash: Story = { args: { pattern: "sash" } };
export const Hoops: Story = { args: { pattern: "hoops" } };
