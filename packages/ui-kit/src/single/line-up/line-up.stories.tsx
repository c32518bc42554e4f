import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../../base/text-link/text-link.tsx";
import { LineUp } from "./line-up.tsx";

const meta = {
  title: "Match day/Line-up",
  component: LineUp,
  args: {
    players: [
      ["Anrufe und SMS in Deutschland", "Flat"],
      ["Anrufe in die Türkei", "300 Minuten"],
      ["Tempo, höchstens", "50 / 25 Mbit/s"],
      ["In der EU", "39 GB"],
    ],
    missing: [
      "Surfen in der Türkei: nicht enthalten",
      <TextLink key="packs" href="#packs">
        Pakete ab 7,99 €
      </TextLink>,
    ],
  },
} satisfies Meta<typeof LineUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tariff: Story = {};
/** Nothing is missing, so there is no twelfth line. */
export const Complete: Story = { args: { missing: undefined } };
export const LongWords: Story = {
  args: {
    players: [
      ["Geschwindigkeitsbegrenzung nach Verbrauch des Datenvolumens", "64 kbit/s bis zum Monatsende, kein Nachkauf ohne deine Zustimmung"],
    ],
  },
};
