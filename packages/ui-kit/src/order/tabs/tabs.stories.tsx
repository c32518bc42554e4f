import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Tabs, type TabsProps } from "./tabs.tsx";

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Tabs {...props} value={value} onChange={setValue} panelId={(tab) => `panel-${tab}`} />
      <p role="tabpanel" id={`panel-${value}`} aria-label={value}>
        {value}
      </p>
    </>
  );
}

const meta = {
  title: "Layout/Tabs",
  component: Tabs,
  args: {
    legend: "Nummernart",
    value: "general",
    options: [
      { value: "general", label: "Allgemein" },
      { value: "special", label: "VIP" },
      { value: "random", label: "Zufall" },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const LastChosen: Story = { args: { value: "random" } };
