import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageStory } from "../../../testing/page.tsx";

const meta = {
  title: "Screens/Own wallpaper",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { path: "/fan/own-wallpaper" } };
export const Typed: Story = {
  args: { path: "/fan/own-wallpaper" },
  play: async ({ canvas, userEvent }) => {
    const [name, number] = await canvas.findAllByRole("textbox");
    if (name && number) {
      await userEvent.type(name, "ılgaz");
      await userEvent.type(number, "67");
    }
  },
};
