import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { sampleShare } from "../../../testing/sample-share.ts";

const CALL = "GET /api/club-share";
const { total: _, ...untold } = sampleShare;

/** A club that shares nothing has no such page: then the story shows what a fan gets there. */
const meta = {
  title: "Screens/Academy",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  args: { path: "/fan/academy" },
  // The page is made asynchronously; what is looked at must be there.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = { args: { answers: { [CALL]: sampleShare } } };
export const NothingToTell: Story = { args: { answers: { [CALL]: untold } } };
export const Loading: Story = { args: { answers: { [CALL]: () => new Promise<Response>(() => undefined) } } };
export const NotReached: Story = { args: { answers: { [CALL]: refuse("-1") } } };
