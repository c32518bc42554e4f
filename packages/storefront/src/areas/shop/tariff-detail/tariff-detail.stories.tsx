import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { PageStory } from "../../../testing/page.tsx";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { samplePacks, sampleSheets } from "../../../testing/sample-packs.ts";

const ANSWERS = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/tariffs/options": samplePacks,
  "GET /api/product-sheets": sampleSheets,
  "GET /api/coverage/10999": { postalCode: "10999", places: ["Berlin"], reception: { outdoors: "5G", indoors: "LTE" }, source: "sandbox" },
};
const never = () => new Promise<Response>(() => undefined);

const meta = {
  title: "Screens/Tariff detail",
  component: PageStory,
  parameters: { layout: "fullscreen" },
  // The page renders asynchronously; wait until it is complete.
  play: async ({ canvas }) => void (await canvas.findByRole("contentinfo")),
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a link to the shorter term, as § 56(1) TKG requires. */
export const TwoYears: Story = { args: { path: "/tarife/single/tribun-l", answers: ANSWERS } };
export const ShorterTerm: Story = { args: { path: "/tarife/single/tribun-l-12", answers: ANSWERS } };
export const WithoutTerm: Story = { args: { path: "/tarife/flex/serbest-m", answers: ANSWERS } };
export const Business: Story = { args: { path: "/tarife/business/kulup-pro-s", answers: ANSWERS } };
export const Unknown: Story = { args: { path: "/tarife/flex/weg", answers: { ...ANSWERS, "GET /api/tariffs/weg": refuse("1012") } } };
export const Loading: Story = { args: { path: "/tarife/flex/serbest-m", answers: { "GET /api/tariffs": never } } };
