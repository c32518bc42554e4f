import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { ConfirmDeclaration } from "./confirm-declaration.tsx";

const CONFIRM = "POST /api/declarations/confirmations";
const HERE = "/information/cancellation/confirm";
const BY_LINK = `${HERE}?token=W-0A1B2C3D4E.mark`;
const answer = (outcome: string) => ({ receiptId: "W-0A1B2C3D4E", kind: "withdrawal", outcome, receivedAt: "2026-11-03T11:00:00.000Z" });

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Confirm a declaration",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <ConfirmDeclaration />, path: BY_LINK, answers: { [CONFIRM]: answer("confirmed") } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const pressed: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button"));
};

export const Asked: Story = {};
export const Confirmed: Story = { play: pressed };
export const CarriedOut: Story = { args: { answers: { [CONFIRM]: answer("carriedOut") } }, play: pressed };
export const WithPeople: Story = { args: { answers: { [CONFIRM]: answer("review") } }, play: pressed };
export const Rejected: Story = { args: { answers: { [CONFIRM]: answer("rejected") } }, play: pressed };
export const WrongLink: Story = { args: { answers: { [CONFIRM]: refuse("1028", { reason: "declarationLink" }) } }, play: pressed };
export const SignedIn: Story = { args: { path: `${HERE}?receipt=W-0A1B2C3D4E`, user: sampleUser } };
export const SignedOut: Story = { args: { path: `${HERE}?receipt=W-0A1B2C3D4E` } };
export const Incomplete: Story = { args: { path: HERE } };
