import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Text field",
  component: TextField,
  args: { label: "Vorname", name: "firstName", value: "", onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { autoComplete: "given-name" } };
export const Filled: Story = { args: { value: "Işıl" } };
export const WithHint: Story = { args: { hint: "So, wie er in deinem Ausweis steht." } };
export const Invalid: Story = {
  args: { label: "Postleitzahl", name: "postalCode", value: "101", inputMode: "numeric", error: "Die Postleitzahl hat genau 5 Ziffern." },
};
export const InvalidWithHint: Story = {
  args: {
    label: "E-Mail",
    name: "email",
    type: "email",
    value: "deniz@",
    hint: "Dorthin schicken wir die Rechnung.",
    error: "Da fehlt etwas nach dem @.",
  },
};
export const Disabled: Story = { args: { value: "Deniz", disabled: true } };
export const WithPrefix: Story = { args: { label: "IBAN", name: "iban", prefix: "DE", value: "89 3704 0044 0532 0130 00" } };
