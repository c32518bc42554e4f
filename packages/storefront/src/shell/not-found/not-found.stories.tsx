import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageStory } from "../../testing/page.tsx";

const meta = {
  title: "Screens/Not found",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously, so wait for its footer.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown address: leads home and to the tariffs. */
export const Offside: Story = { args: { path: "/nirgends" } };
