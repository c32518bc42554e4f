import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../testing/fake-operator.ts";
import { PageStory } from "../../testing/page.tsx";
import { sampleCatalogue } from "../../testing/sample-catalogue.ts";
import { questionAnswers } from "../../testing/sample-questions.ts";

const meta = {
  title: "Screens/Information",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously, so wait for its footer.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = { args: { path: "/information" } };
export const Questions: Story = { args: { path: "/information/faq", answers: questionAnswers } };
export const QuestionsNotReached: Story = { args: { path: "/information/faq", answers: { "GET /api/media-contents": refuse("-1") } } };
export const AboutUs: Story = { args: { path: "/information/about-us" } };
export const Rights: Story = { args: { path: "/information/dsgvo" } };
export const TurkishLaw: Story = { args: { path: "/information/pdpl" } };
export const ProductInformation: Story = {
  args: { path: "/information/product-information", answers: { "GET /api/tariffs": sampleCatalogue } },
};
