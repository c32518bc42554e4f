import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CodeField, type CodeFieldProps } from "./code-field.tsx";

function Controlled(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Code field",
  component: CodeField,
  args: {
    label: "Code aus der SMS",
    name: "code",
    value: "",
    hint: "Wir haben ihn an 0171 39200 21 geschickt.",
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = { args: { value: "190" } };
export const Complete: Story = { args: { value: "190719" } };
export const Invalid: Story = { args: { value: "190700", error: "Der Code stimmt nicht. Du hast noch 4 Versuche." } };
export const Disabled: Story = { args: { value: "190719", disabled: true } };
export const FourDigits: Story = { args: { length: 4, label: "Kundenkennwort", hint: "4 Ziffern von 1 bis 9" } };
