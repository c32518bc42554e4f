import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Pill } from "../pill/pill.tsx";
import { Panel } from "./panel.tsx";

const meta = { title: "Layout/Panel", component: Panel, args: { children: <p>14,99 €, fällig am 14.11.</p> } } satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithTitle: Story = { args: { title: "Rechnungen" } };
export const WithAside: Story = { args: { title: "Oktober", aside: <Pill tone="bad">offen</Pill> } };
export const WithAction: Story = {
  args: {
    title: "Rechnungen",
    children: (
      <>
        <p>14,99 €, fällig am 14.11.</p>
        <Button wide>14,99 € bezahlen</Button>
      </>
    ),
  },
};
