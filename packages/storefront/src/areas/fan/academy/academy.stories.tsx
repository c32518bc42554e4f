import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { sampleShare } from "../../../testing/sample-share.ts";

const CALL = "GET /api/club-share";
const { total: _, ...untold } = sampleShare;

/** A club without a share has no such page; the story then shows the not-found page. */
const meta = {
  title: "Screens/Academy",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  args: { path: "/fan/academy" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = { args: { answers: { [CALL]: sampleShare } } };
export const NothingToTell: Story = { args: { answers: { [CALL]: untold } } };
export const Loading: Story = { args: { answers: { [CALL]: () => new Promise<Response>(() => undefined) } } };
export const NotReached: Story = { args: { answers: { [CALL]: refuse("-1") } } };
