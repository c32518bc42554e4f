import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryWizard } from "../../testing/stage.tsx";

const meta = {
  title: "Order wizard/0 Empty cart",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "tariff" },
} satisfies Meta<typeof StoryWizard>;
export default meta;

export const EmptyCart: StoryObj<typeof meta> = {};
