import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../panel/panel.tsx";
import { Container } from "./container.tsx";

const meta = {
  title: "Layout/Container",
  component: Container,
  parameters: { layout: "fullscreen" },
  args: { children: <Panel>Inhalt</Panel> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { width: "narrow" } };
export const Medium: Story = { args: { width: "medium" } };
