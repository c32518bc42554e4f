import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { samplePacks } from "../../../testing/sample-packs.ts";

const ANSWERS = { "GET /api/tariffs": sampleCatalogue, "GET /api/tariffs/options": samplePacks };
const never = () => new Promise<Response>(() => undefined);

const meta = {
  title: "Screens/Tariffs",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { args: { path: "/tarife", answers: ANSWERS } };
export const OneType: Story = { args: { path: "/tarife?type=flex", answers: ANSWERS } };
/** Short versions replace those with 24 months. */
export const ShorterTerm: Story = { args: { path: "/tarife?type=single&term=12", answers: ANSWERS } };
/** The same tariffs side by side. */
export const Compared: Story = { args: { path: "/tarife?compare=all", answers: ANSWERS } };
/** Two tariffs chosen for comparison, with different terms. */
export const TwoOnTheBench: Story = { args: { path: "/tarife?compare=serbest-m,tribun-l", answers: ANSWERS } };
/** The maximum of chosen tariffs: the other boxes are disabled. */
export const FullBench: Story = { args: { path: "/tarife?compare=serbest-s,serbest-m,tribun-l", answers: ANSWERS } };
/** The chosen tariffs side by side. */
export const TwoCompared: Story = { args: { path: "/tarife?compare=serbest-m,tribun-l&view=table", answers: ANSWERS } };
/** No tariff of this type: shows the nearest tariffs. */
export const EmptyType: Story = { args: { path: "/tarife?type=kids24", answers: ANSWERS } };
export const Loading: Story = { args: { path: "/tarife", answers: { "GET /api/tariffs": never } } };
export const OperatorDown: Story = { args: { path: "/tarife", answers: { "GET /api/tariffs": refuse("-1") } } };
