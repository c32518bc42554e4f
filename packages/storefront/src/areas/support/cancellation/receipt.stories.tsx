import { useText } from "@tribun/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { StoryStage } from "../../../testing/stage.tsx";
import { Receipt } from "./receipt.tsx";

const declared = {
  receiptId: "W-0A1B2C3D4E",
  receivedAt: "2026-11-03T11:00:00.000Z",
  email: "elif@example.com",
  content: ["Elif Şahin", "0171 39200 33"],
};

/** The receipt of a withdrawal, with or without a session of the contract's owner. */
function Declared({ toConfirm }: { readonly toConfirm: boolean }) {
  const t = useText("legal");
  return <Receipt {...declared} title={t("cancellation.withdrawDone")} toConfirm={toConfirm} />;
}

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Receipt of a declaration",
  component: StoryStage,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: /speichern|kaydet/i });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a session: the operator asks the owner of the contract by mail. */
export const ToConfirm: Story = { args: { screen: <Declared toConfirm /> } };
/** Declared in the owner's session. */
export const Proven: Story = { args: { screen: <Declared toConfirm={false} /> } };
