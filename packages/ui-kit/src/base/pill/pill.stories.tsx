import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pill } from "./pill.tsx";

const meta = { title: "Feedback/Pill", component: Pill, args: { children: "in Arbeit" } } satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Ok: Story = { args: { tone: "ok", children: "bezahlt" } };
export const Warning: Story = { args: { tone: "warn", children: "bald fällig" } };
export const Bad: Story = { args: { tone: "bad", children: "offen" } };
