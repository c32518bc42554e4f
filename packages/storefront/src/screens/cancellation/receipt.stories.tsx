import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { StoryStage } from "../../testing/stage.tsx";
import { Receipt } from "./receipt.tsx";

const declared = {
  title: "Dein Widerruf ist angekommen",
  receiptId: "W-0A1B2C3D4E",
  receivedAt: "2026-11-03T11:00:00.000Z",
  email: "elif@example.com",
  content: ["Elif Şahin", "0171 39200 33"],
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Cancellation/Receipt",
  component: StoryStage,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button");
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a session the owner of the contract is asked by mail. */
export const ToConfirm: Story = { args: { screen: <Receipt {...declared} toConfirm /> } };
/** Declared in the owner's session. */
export const Proven: Story = { args: { screen: <Receipt {...declared} toConfirm={false} /> } };
