import type { Meta, StoryObj } from "@storybook/react-vite";
import { FactsList } from "./facts-list.tsx";

const meta = {
  title: "Layout/Facts list",
  component: FactsList,
  args: {
    rows: [
      ["Datenvolumen", "50 GB im Monat"],
      ["Download", "bis 150 Mbit/s"],
      ["Telefonie in Deutschland", "Flat"],
    ],
  },
} satisfies Meta<typeof FactsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Summed: Story = {
  args: {
    summed: true,
    rows: [
      ["Anschlusspreis mit eSIM", "9,99 €"],
      ["Im Monat", "19,99 €"],
      ["Zusammen in 24 Monaten", "489,75 €"],
    ],
  },
};
export const LongValues: Story = {
  args: {
    rows: [
      ["E-Mail", "yildirimoglu.defne.nisan@taraftar-kulubu.example"],
      ["Adresse", "Müllerstraße 12a, 10115 Berlin"],
    ],
  },
};
