import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { NumberPicker, type NumberPickerProps, type PickableNumber } from "./number-picker.tsx";

const numbers: PickableNumber[] = [
  { id: "21", text: "0171 39200 21", note: "ohne Aufpreis" },
  { id: "33", text: "0171 39200 33", note: "ohne Aufpreis" },
  { id: "07", text: "0171 39200 07", note: "VIP, einmalig 9,99 €", vip: true },
  { id: "18", text: "0176 040690 18", note: "ohne Aufpreis" },
  { id: "40", text: "0176 040690 40", note: "ohne Aufpreis" },
  { id: "99", text: "0171 39200 99", note: "VIP, einmalig 29,99 €", vip: true },
];

function Controlled(props: NumberPickerProps) {
  const [value, setValue] = useState(props.value);
  return <NumberPicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Match day/Number picker",
  component: NumberPicker,
  args: { legend: "Deine neue Nummer", numbers, value: undefined, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: "33" } };
export const VipChosen: Story = { args: { value: "07" } };
export const BeingReserved: Story = { args: { value: "33", busyId: "18" } };
export const OneTaken: Story = {
  args: { numbers: numbers.map((number) => (number.id === "40" ? { ...number, disabled: true, note: "gerade vergeben" } : number)) },
};
export const LegendShown: Story = { args: { legendShown: true, numbers: numbers.slice(0, 2) } };
