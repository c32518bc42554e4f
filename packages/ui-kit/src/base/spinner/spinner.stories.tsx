import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./spinner.tsx";

const meta = { title: "Feedback/Spinner", component: Spinner, args: {} } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Status: Story = { args: { label: "Wird geladen", size: "l" } };
