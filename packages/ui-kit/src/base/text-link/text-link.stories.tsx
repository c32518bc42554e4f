import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryText } from "../../stories/in-language.tsx";
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
  render: function Render(args) {
    const say = useStoryText();
    return (
      <p>
        {say("Ich habe die ")}
        <TextLink {...args} />
        {say(" gelesen und bin einverstanden.")}
      </p>
    );
  },
};
