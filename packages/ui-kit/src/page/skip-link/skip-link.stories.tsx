import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryText } from "../../stories/in-language.tsx";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Layout/Skip link",
  component: SkipLink,
  args: { children: "Zum Inhalt" },
  render: function Render(args) {
    const say = useStoryText();
    return (
      <>
        <SkipLink {...args} />
        <main id="main">{say("Drücke Tab.")}</main>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
