import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { sampleCampaigns } from "../../../testing/sample-campaigns.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { sampleMatches, sampleToday } from "../../../testing/sample-matches.ts";
import { sampleNews, sampleReviews, sampleVideos } from "../../../testing/sample-fan.ts";

const ANSWERS = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/campaigns/new": sampleCampaigns,
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": sampleReviews,
  "GET /api/video/new": sampleVideos,
  "GET /api/matches": sampleMatches,
};
const never = () => new Promise<Response>(() => undefined);

const meta = {
  title: "Screens/Home",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { path: "/", answers: ANSWERS } };
/** The catalogue is loading; the cards already have their size. */
export const Loading: Story = { args: { path: "/", answers: { "GET /api/tariffs": never } } };
export const OperatorDown: Story = { args: { path: "/", answers: { "GET /api/tariffs": refuse("-1") } } };
/** The first visit: the consent question stands beside the page and does not cover it. */
export const FirstVisit: Story = { args: { path: "/", answers: ANSWERS, consent: false } };
/** Without a campaign, news, review and video. */
export const NothingNew: Story = { args: { path: "/", answers: { "GET /api/tariffs": sampleCatalogue } } };
/** The club plays today. */
export const MatchToday: Story = { args: { path: "/", answers: { ...ANSWERS, "GET /api/matches": [sampleToday] } } };
export const MatchRunning: Story = {
  args: { path: "/", answers: { ...ANSWERS, "GET /api/matches": [{ ...sampleToday, kickOff: "2026-11-21T10:30:00.000Z" }] } },
};
