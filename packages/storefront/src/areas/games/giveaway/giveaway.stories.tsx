import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import {
  sampleDrawn,
  sampleFair,
  sampleFairProtocol,
  sampleGiveaway,
  sampleProtocol,
  sampleWaiting,
} from "../../../testing/sample-giveaway.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Giveaway, GiveawayResult } from "./giveaway.tsx";

const LIST = "GET /api/giveaways";
const CONFIRM = "POST /api/giveaways/confirm";
const CONFIRMED = {
  ...{ giveawayKey: "derbi", confirmedAt: sampleGiveaway.opensAt, drawAt: sampleGiveaway.drawAt },
  ...{ entryId: "3f2a91c0-1111-4222-8333-444455556666", revokeToken: "out" },
};
const BY_LINK = "/giveaway-result?token=mark";

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Giveaway",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Giveaway />, path: "/giveaway", answers: { [LIST]: [sampleGiveaway] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const filled: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole("heading", { level: 2 });
};
const confirmed: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: /bestätigen|onayla/ }));
};
const result = { screen: <GiveawayResult />, path: BY_LINK };

export const Open: Story = { play: filled };
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement).findByRole("form");
    await userEvent.click(within(form).getByRole("button"));
    await within(form).findByRole("alert");
  },
};
export const Others: Story = {
  args: {
    answers: {
      [LIST]: [
        { ...sampleGiveaway, title: "Zur zweiten Halbzeit", state: "upcoming" },
        { ...sampleGiveaway, key: "b", state: "closed" },
        sampleDrawn,
      ],
    },
  },
  play: filled,
};
const DETAIL = "GET /api/giveaways/derbi-2024";
const checks: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const [press] = await within(canvasElement).findAllByRole("button");
  await userEvent.click(press ?? canvasElement);
  await within(canvasElement).findByRole("textbox");
};
export const Repeated: Story = { args: { answers: { [LIST]: [sampleDrawn], [DETAIL]: sampleProtocol } }, play: checks };
export const RepeatedWithOutsideValue: Story = {
  args: { answers: { [LIST]: [sampleFair], [DETAIL]: sampleFairProtocol } },
  play: checks,
};
export const WaitsForItsValue: Story = { args: { answers: { [LIST]: [sampleWaiting] } }, play: filled };
export const Forged: Story = {
  args: { answers: { [LIST]: [sampleDrawn], [DETAIL]: { ...sampleProtocol, entryIds: sampleProtocol.entryIds.slice(1) } } },
  play: checks,
};
export const Unreachable: Story = { args: { answers: { [LIST]: refuse("-1") } } };
export const LookIntoTheMailbox: Story = { args: { ...result, path: "/giveaway-result" } };
export const Asked: Story = { args: result };
export const Confirmed: Story = { args: { ...result, answers: { [CONFIRM]: CONFIRMED } }, play: confirmed };
export const LinkTooOld: Story = {
  args: { ...result, answers: { [CONFIRM]: refuse("1029", { reason: "giveawayLink" }) } },
  play: confirmed,
};
export const AlreadyDrawn: Story = { args: { ...result, answers: { [CONFIRM]: refuse("1111", { reason: "drawn" }) } }, play: confirmed };
