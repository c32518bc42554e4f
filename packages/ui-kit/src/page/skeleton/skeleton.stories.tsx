import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./skeleton.tsx";

const meta = { title: "Feedback/Skeleton", component: Skeleton, args: { height: "24px", width: "60%" } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Card: Story = { args: { shape: "card", height: "420px", width: "340px" } };
export const Pill: Story = { args: { shape: "pill", height: "48px", width: "160px" } };
export const Named: Story = { args: { shape: "card", height: "160px", label: "Wird geladen" } };
