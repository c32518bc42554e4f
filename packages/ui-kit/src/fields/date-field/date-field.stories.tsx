import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateField, type DateFieldProps } from "./date-field.tsx";

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Date field",
  component: DateField,
  args: {
    label: "Geburtsdatum",
    name: "birthDate",
    value: "",
    hint: "TT/MM/JJJJ, zum Beispiel 15/09/2001",
    autoComplete: "bday",
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "2001-09-15" } };
export const HalfTyped: Story = { args: { value: "15/09/" } };
export const Invalid: Story = { args: { value: "31/02/2001", error: "Diesen Tag gibt es nicht. Prüfe Tag und Monat." } };
