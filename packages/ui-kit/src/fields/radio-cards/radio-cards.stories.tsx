import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioCards, type RadioCardsProps } from "./radio-cards.tsx";

function Controlled(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Radio cards",
  component: RadioCards,
  args: {
    legend: "SIM",
    name: "simType",
    value: undefined,
    options: [
      { value: "esim", title: "eSIM", description: "QR-Code sofort nach der Zahlung" },
      { value: "sim", title: "SIM-Karte per Post", description: "In 2 bis 3 Werktagen" },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: "esim" } };
export const Invalid: Story = { args: { error: "Wähle, wie du telefonieren willst." } };
export const OneDisabled: Story = {
  args: {
    value: "sim",
    options: [
      { value: "esim", title: "eSIM", description: "Dein Telefon kann keine eSIM", disabled: true },
      { value: "sim", title: "SIM-Karte per Post", description: "In 2 bis 3 Werktagen" },
    ],
  },
};
export const Chips: Story = {
  args: {
    legend: "Anrede",
    look: "chips",
    value: "other",
    options: [
      { value: "female", title: "Frau" },
      { value: "male", title: "Herr" },
      { value: "other", title: "Keine Angabe" },
    ],
  },
};
export const ThreeInALine: Story = {
  args: {
    columns: 3,
    value: "m",
    legend: "Größe",
    options: [
      { value: "s", title: "S" },
      { value: "m", title: "M" },
      { value: "l", title: "L" },
    ],
  },
};
export const OneColumnWithHint: Story = { args: { columns: 1, hint: "Du kannst später wechseln." } };
