import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { fanAnswers } from "../../../testing/sample-fan.ts";

const never = () => new Promise<Response>(() => undefined);

const meta = {
  title: "Screens/Fan",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = { args: { path: "/fan", answers: fanAnswers() } };
/** The operator does not answer: the links that need no answer stay. */
export const IndexAlone: Story = { args: { path: "/fan", answers: {} } };
export const News: Story = { args: { path: "/fan/news", answers: fanAnswers() } };
export const NewsOfTopic: Story = { args: { path: "/fan/news?category=news-club", answers: fanAnswers() } };
export const NoNews: Story = { args: { path: "/fan/news", answers: { ...fanAnswers(), "GET /api/media-contents/news": [] } } };
export const NewsLoading: Story = { args: { path: "/fan/news", answers: { ...fanAnswers(), "GET /api/media-contents/news": never } } };
export const NewsNotReached: Story = {
  args: { path: "/fan/news", answers: { ...fanAnswers(), "GET /api/media-contents/news": refuse("-1") } },
};
export const Article: Story = { args: { path: "/fan/news/derby", answers: fanAnswers() } };
export const UnknownNews: Story = {
  args: { path: "/fan/news/weg", answers: { ...fanAnswers(), "GET /api/media-contents/weg": refuse("1015") } },
};
export const Videos: Story = { args: { path: "/fan/videos", answers: fanAnswers("video") } };
export const NoVideos: Story = {
  args: { path: "/fan/videos", answers: { ...fanAnswers("video"), "GET /api/video/list": refuse("1015") } },
};
export const Video: Story = { args: { path: "/fan/videos/goal", answers: fanAnswers("video") } };
export const UnknownVideo: Story = { args: { path: "/fan/videos/weg", answers: fanAnswers("video") } };
export const Reviews: Story = { args: { path: "/fan/reviews", answers: fanAnswers("faq") } };
export const ReviewsByStars: Story = { args: { path: "/fan/reviews?stars=5", answers: fanAnswers("faq") } };
export const NobodyWithThreeStars: Story = { args: { path: "/fan/reviews?stars=3", answers: fanAnswers("faq") } };
export const NoReviews: Story = { args: { path: "/fan/reviews", answers: { "GET /api/media-contents": [] } } };
export const Wallpapers: Story = { args: { path: "/fan/wallpapers", answers: fanAnswers("wallpaper") } };
export const NoWallpapers: Story = { args: { path: "/fan/wallpapers", answers: { ...fanAnswers("wallpaper"), "GET /api/wallpaper": [] } } };
export const Wallpaper: Story = { args: { path: "/fan/wallpapers/night", answers: fanAnswers("wallpaper") } };
export const UnknownWallpaper: Story = {
  args: { path: "/fan/wallpapers/weg", answers: { ...fanAnswers("wallpaper"), "GET /api/wallpaper/weg": refuse("1042") } },
};
export const Event: Story = { args: { path: "/event/derby", answers: fanAnswers() } };
export const EventWithoutStory: Story = { args: { path: "/event/second-half", answers: {} } };
export const UnknownEvent: Story = { args: { path: "/event/weg", answers: {} } };
