import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ribbon } from "./ribbon.tsx";

const meta = { title: "Match day/Ribbon", component: Ribbon, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderTheHero: Story = {};
export const OnTheTicket: Story = { args: { size: "s" } };
