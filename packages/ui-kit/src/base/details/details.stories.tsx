import type { Meta, StoryObj } from "@storybook/react-vite";
import { Details } from "./details.tsx";

const meta = { title: "Layout/Details", component: Details } satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    children: (
      <>
        <summary>Kann ich meine Nummer mitnehmen?</summary>
        <p>Ja, von jedem Anbieter in Deutschland.</p>
      </>
    ),
  },
};
export const Open: Story = { args: { ...Closed.args, open: true } };
