import type { Meta, StoryObj } from "@storybook/react-vite";
import { complete } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const meta = {
  title: "Order wizard/4 Approval as a guest",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "approval", draft: complete() },
} satisfies Meta<typeof StoryWizard>;
export default meta;

export const Guest: StoryObj<typeof meta> = {};
