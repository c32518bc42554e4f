import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SelectField, type SelectFieldProps } from "./select-field.tsx";

function Controlled(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SelectField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Select field",
  component: SelectField,
  args: {
    label: "Ausweisart",
    name: "documentType",
    value: "",
    placeholder: "Bitte wählen",
    options: [
      { value: "idCard", label: "Personalausweis" },
      { value: "passport", label: "Reisepass" },
      { value: "residence", label: "Aufenthaltstitel" },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: "passport" } };
export const Invalid: Story = { args: { error: "Wähle, womit du dich ausweist." } };
export const Disabled: Story = { args: { value: "idCard", disabled: true } };
