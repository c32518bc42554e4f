import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageStory } from "../../testing/page.tsx";

const meta = {
  title: "Screens/Not found",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page is made asynchronously; what is looked at must be there.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offside: leads home and to the tariffs. */
export const Offside: Story = { args: { path: "/nirgends" } };
