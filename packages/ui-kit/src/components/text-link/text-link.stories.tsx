import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "./text-link.tsx";

const meta = {
  title: "Actions/Text link",
  component: TextLink,
  args: { href: "#agb", children: "Allgemeine Geschäftsbedingungen" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { args: { strong: true, children: "Ändern" } };
export const InASentence: Story = {
  render: (args) => (
    <p>
      Ich habe die <TextLink {...args} /> gelesen und bin einverstanden.
    </p>
  ),
};
