import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { sampleMethods, sampleUser } from "../../testing/samples.ts";
import { StoryStage } from "../../testing/stage.tsx";
import { BadgesPanel } from "../../areas/account/shared/badges/badges-panel.tsx";
import { InvitePanel } from "./invite-panel/invite-panel.tsx";
import { PaymentPanel } from "../../areas/account/profile/payment/payment-panel.tsx";
import { KeptPlace } from "./kept-place.tsx";

/** How far the heights may differ, in pixels: two lines of text, by which the languages differ. */
const NEAR = 50;

/** Badges of nearly every fan with a line. */
const BADGES = [...sampleUser.badges, { id: "firstLine", earnedAt: "2026-11-21T10:00:00.000Z" }];

/** The panels, and how wide their column is on a desktop. */
const PANELS = {
  badges: { width: "41rem", panel: <BadgesPanel badges={BADGES} /> },
  invite: { width: "28rem", panel: <InvitePanel code="DENIZ7" /> },
  payment: { width: "42rem", panel: <PaymentPanel /> },
};

/** A placeholder above its panel, to compare their heights. */
const compared = (of: keyof typeof PANELS) => (
  <div style={{ maxInlineSize: PANELS[of].width }}>
    <div data-testid="kept">
      <KeptPlace of={of} />
    </div>
    <div data-testid="real">{PANELS[of].panel}</div>
  </div>
);

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Kept place",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: compared("invite"), user: sampleUser, answers: { "GET /api/users/me/payment-methods": sampleMethods.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    const height = async (id: string) => (await within(canvasElement).findByTestId(id)).getBoundingClientRect().height;
    await waitFor(async () => expect(Math.abs((await height("kept")) - (await height("real")))).toBeLessThan(NEAR));
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = { args: { screen: compared("badges") } };
export const Invite: Story = {};
export const Payment: Story = { args: { screen: compared("payment") } };
