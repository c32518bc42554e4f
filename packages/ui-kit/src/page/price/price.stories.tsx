import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = { title: "Match day/Price", component: Price, args: { amount: "14,99 €", note: "im Monat, inkl. MwSt." } } satisfies Meta<
  typeof Price
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};
export const Bare: Story = { args: { note: undefined } };
export const Large: Story = { args: { size: "l" } };
