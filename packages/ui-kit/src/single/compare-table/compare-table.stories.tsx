import type { Meta, StoryObj } from "@storybook/react-vite";
import { buttonClass } from "../../base/button/button-class.ts";
import { textLinkClass } from "../../base/text-link/text-link.tsx";
import { CompareTable } from "./compare-table.tsx";

const column = (id: string, head: string) => ({
  id,
  name: head,
  head: (
    <a className={textLinkClass({ strong: true })} href="#detail">
      {head}
    </a>
  ),
  foot: (
    <a className={buttonClass({ wide: true })} href="#choose">
      {head}
    </a>
  ),
});

const meta = {
  title: "Match day/Compare table",
  component: CompareTable,
  args: {
    caption: "Flex im Vergleich",
    sharedLabel: "Gleich",
    columns: [column("s", "Serbest S"), column("m", "Serbest M"), column("l", "Serbest L")],
    rows: [
      { label: "Im Monat, inkl. MwSt.", values: ["12,99 €", "17,99 €", "24,99 €"] },
      { label: "Laufzeit", values: ["monatlich kündbar", "monatlich kündbar", "monatlich kündbar"] },
      { label: "Datenvolumen", values: ["10 GB", "25 GB", "50 GB"] },
      {
        label: "Anrufe in Deutschland",
        values: ["Flat in alle deutschen Netze", "Flat in alle deutschen Netze", "Flat in alle deutschen Netze"],
      },
    ],
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = {
  args: {
    columns: [column("s", "Serbest S"), column("m", "Serbest M")],
    rows: [
      { label: "Im Monat, inkl. MwSt.", values: ["12,99 €", "17,99 €"] },
      { label: "Laufzeit", values: ["monatlich kündbar", "monatlich kündbar"] },
    ],
  },
};
/** Nothing to compare with: a list of facts. */
export const One: Story = {
  args: { columns: [column("s", "Serbest S")], rows: [{ label: "Im Monat, inkl. MwSt.", values: ["12,99 €"] }] },
};
export const Four: Story = {
  args: {
    columns: [column("s", "Tribün S"), column("m", "Tribün M"), column("l", "Tribün L"), column("xl", "Forma XL")],
    rows: [
      { label: "Im Monat, inkl. MwSt.", values: ["9,99 €", "14,99 €", "19,99 €", "29,99 €"] },
      { label: "Trikot", values: ["nein", "nein", "ja", "ja"] },
    ],
  },
};
