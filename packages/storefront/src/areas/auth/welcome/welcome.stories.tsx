import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Welcome } from "./welcome.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Welcome",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Welcome />, path: "/auth/welcome", user: sampleUser },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const MemberCard: Story = {};

export const LongName: Story = {
  args: { user: { ...sampleUser, firstName: "Gülümser Şehrazat", lastName: "Karaosmanoğlu-Hinterhuber" } },
};
