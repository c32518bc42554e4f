import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SwitchField, type SwitchFieldProps } from "./switch-field.tsx";

function Controlled(props: SwitchFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  return <SwitchField {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: "Form/Switch field",
  component: SwitchField,
  args: { name: "premium", checked: false, children: "Teure Sondernummern sperren", onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Busy: Story = { args: { checked: true, busy: true } };
export const WithHint: Story = { args: { hint: "Kostet nichts und gilt sofort." } };
export const Failed: Story = { args: { error: "Das hat nicht geklappt." } };
