import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Dsgvo } from "./dsgvo.tsx";

const HERE = "/information/dsgvo";
const CALL = "POST /api/support/messages";

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Rights",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: {
    screen: <Dsgvo />,
    path: HERE,
    answers: { [CALL]: { ticket: "T-0A1B2C3D4E", receivedAt: "2026-11-03T11:00:00.000Z" } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const SignedIn: Story = { args: { user: sampleUser } };
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /Antrag senden|Başvuruyu gönder/ }));
    await within(canvasElement).findByRole("alert");
  },
};
export const Requested: Story = {
  args: { path: `${HERE}?right=access`, user: sampleUser },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /Antrag senden|Başvuruyu gönder/ }));
    await within(canvasElement).findByText(/T-0A1B2C3D4E/);
  },
};
