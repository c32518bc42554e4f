import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useStoryText } from "../../stories/in-language.tsx";
import { chipClass, Chips, type ChipsProps } from "./chips.tsx";

function Controlled(props: ChipsProps) {
  const [value, setValue] = useState(props.value);
  return <Chips {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Chips",
  component: Chips,
  args: {
    legend: "Tarifart",
    value: "flex",
    options: [
      { value: "flex", label: "Flex" },
      { value: "term", label: "24 Monate" },
      { value: "partner", label: "Partner" },
      { value: "kids", label: "Kids" },
      { value: "business", label: "Business" },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const LegendShown: Story = { args: { legendShown: true, value: "kids" } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: "flex", label: "Flex" },
      { value: "term", label: "24 Monate", disabled: true },
    ],
  },
};
export const AsLinks: Story = {
  render: function Render() {
    const say = useStoryText();
    return (
      <p>
        <a className={chipClass({ chosen: true })} href="#flex" aria-current="page">
          Flex
        </a>{" "}
        <a className={chipClass()} href="#term">
          {say("24 Monate")}
        </a>
      </p>
    );
  },
};
