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
  // The page is made asynchronously; what is looked at must be there.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { args: { path: "/tarife", answers: ANSWERS } };
export const OneType: Story = { args: { path: "/tarife?type=flex", answers: ANSWERS } };
/** Short versions stand in for those with 24 months. */
export const ShorterTerm: Story = { args: { path: "/tarife?type=single&term=12", answers: ANSWERS } };
/** The same tariffs side by side. */
export const Compared: Story = { args: { path: "/tarife?compare=all", answers: ANSWERS } };
/** Two on the bench, of different terms. */
export const TwoOnTheBench: Story = { args: { path: "/tarife?compare=serbest-m,tribun-l", answers: ANSWERS } };
/** A full bench: the other boxes are shut. */
export const FullBench: Story = { args: { path: "/tarife?compare=serbest-s,serbest-m,tribun-l", answers: ANSWERS } };
/** Those on the bench side by side. */
export const TwoCompared: Story = { args: { path: "/tarife?compare=serbest-m,tribun-l&view=table", answers: ANSWERS } };
/** Nothing of this type: the nearest tariffs instead of a dead end. */
export const EmptyType: Story = { args: { path: "/tarife?type=kids24", answers: ANSWERS } };
export const Loading: Story = { args: { path: "/tarife", answers: { "GET /api/tariffs": never } } };
export const OperatorDown: Story = { args: { path: "/tarife", answers: { "GET /api/tariffs": refuse("-1") } } };
