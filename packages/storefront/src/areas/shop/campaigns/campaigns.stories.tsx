import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { sampleCampaigns } from "../../../testing/sample-campaigns.ts";

const ANSWERS = { "GET /api/campaigns": sampleCampaigns };
const never = () => new Promise<Response>(() => undefined);

const meta = {
  title: "Screens/Campaigns",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { path: "/campaigns", answers: ANSWERS } };
export const None: Story = { args: { path: "/campaigns", answers: { "GET /api/campaigns": [] } } };
export const Loading: Story = { args: { path: "/campaigns", answers: { "GET /api/campaigns": never } } };
export const NotReached: Story = { args: { path: "/campaigns", answers: { "GET /api/campaigns": refuse("-1") } } };
export const WithCode: Story = { args: { path: "/campaigns/derby", answers: ANSWERS } };
export const WithoutCode: Story = { args: { path: "/campaigns/stadium", answers: ANSWERS } };
export const Over: Story = { args: { path: "/campaigns/season", answers: ANSWERS } };
export const Unknown: Story = { args: { path: "/campaigns/weg", answers: { ...ANSWERS, "GET /api/campaigns/weg": refuse("1010") } } };
