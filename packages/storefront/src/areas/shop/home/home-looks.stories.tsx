import { HEROES, type Look } from "@tribun/brand-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect } from "storybook/test";
import { BrandProvider, useBrand } from "../../../platform/brand/use-brand.tsx";
import { PageStory } from "../../../testing/page.tsx";
import { sampleCampaigns } from "../../../testing/sample-campaigns.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { sampleMatches } from "../../../testing/sample-matches.ts";
import { sampleNews, sampleReviews, sampleVideos } from "../../../testing/sample-fan.ts";

const ANSWERS = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/campaigns/new": sampleCampaigns,
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": sampleReviews,
  "GET /api/video/new": sampleVideos,
  "GET /api/matches": sampleMatches,
};

type LookProps = Pick<Look, "hero" | "surface" | "sections">;

/** The home page of the toolbar's club with parts of another look. */
function Looking({ hero, surface, sections }: LookProps) {
  const brand = useBrand();
  const other = useMemo(
    () => ({ ...brand, look: { ...brand.look, ...(hero && { hero }), ...(surface && { surface }), ...(sections && { sections }) } }),
    [brand, hero, surface, sections],
  );
  return (
    <BrandProvider brand={other}>
      <PageStory path="/" answers={ANSWERS} />
    </BrandProvider>
  );
}

const meta = {
  title: "Screens/Home looks",
  component: Looking,
  parameters: { layout: "fullscreen" },
  argTypes: { hero: { control: "select", options: HEROES } },
  play: async ({ canvas }) => {
    await canvas.findByRole("contentinfo");
    // Whatever comes first, the chant is the title, and the hero leads to the tariffs.
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
} satisfies Meta<typeof Looking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chant in front of the stand, whose seats form the club's year. */
export const Stand: Story = { args: { hero: "stand" } };
/** The cover of a match programme, with the contents of the page. On quiet paper. */
export const Programme: Story = { args: { hero: "programme", surface: "quiet" } };
/** The shirt, larger than the page. On night. */
export const Shirt: Story = { args: { hero: "shirt", surface: "dark" } };
/** The figures of the club's year alone. On the club's first colour. */
export const ShirtNumber: Story = { args: { hero: "number", surface: "flood" } };
/** The chant as a banner that hangs down the edge. */
export const Chant: Story = { args: { hero: "chant" } };
/** Every part, in another order and each on a ground of its own. */
export const Emphases: Story = {
  args: {
    sections: [
      { part: "game", emphasis: "night" },
      { part: "videos", emphasis: "accent" },
      { part: "curve", emphasis: "club" },
      { part: "tariffs" },
      { part: "help" },
      { part: "porting" },
    ],
  },
};
