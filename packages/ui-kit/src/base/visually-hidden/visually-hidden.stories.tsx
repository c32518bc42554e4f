import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = { title: "Layout/Visually hidden", component: VisuallyHidden, args: { children: "Nur zu hören" } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  render: (args) => (
    <p>
      19 GB <VisuallyHidden {...args} />
    </p>
  ),
};
