import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../base/button/button.tsx";
import { Pill } from "../../base/pill/pill.tsx";
import { SeasonTable, type SeasonRow } from "./season-table.tsx";

const PAID: SeasonRow = {
  id: "paid",
  day: 9,
  month: <a href="#september">September</a>,
  note: "fällig am 14.10.",
  change: "wie im Vormonat",
  amount: "14,99 €",
  result: <Pill tone="ok">bezahlt</Pill>,
  resultNote: "am 12.10.",
};
const OPEN: SeasonRow = {
  ...PAID,
  id: "open",
  day: 10,
  month: <a href="#oktober">Oktober</a>,
  note: "fällig am 14.11.",
  change: "2,00 € mehr: Anrufe in die Türkei",
  amount: "16,99 €",
  result: undefined,
  resultNote: undefined,
  action: <ButtonLink href="#oktober-bezahlen">Jetzt bezahlen</ButtonLink>,
  open: true,
};

const meta = {
  title: "Match day/Season table",
  component: SeasonTable,
  args: {
    caption: "Deine Rechnungen der Saison 2026",
    columns: { month: "Monat", change: "Zum Vormonat", amount: "Betrag", result: "Ergebnis" },
    rows: [OPEN, PAID],
  },
} satisfies Meta<typeof SeasonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One bill is unpaid: its row is highlighted and contains the button. */
export const OneOpen: Story = {};
export const AllPaid: Story = { args: { rows: [PAID, { ...PAID, id: "before", day: 8, month: <a href="#august">August</a> }] } };
/** The row whose details are shown beside the table. */
export const Chosen: Story = {
  args: {
    rows: [
      {
        ...PAID,
        chosen: true,
        month: (
          <a href="#september" aria-current="true">
            September
          </a>
        ),
      },
    ],
  },
};
export const Overdue: Story = {
  args: { rows: [{ ...OPEN, result: <Pill tone="bad">überfällig</Pill> }, PAID] },
};
/** A document number is one long word. */
export const LongWords: Story = {
  args: { rows: [{ ...PAID, note: "Stornorechnung KAN-2026-0000000190712345678", change: undefined, amount: "−1.234,56 €" }] },
};
/** The narrowest phone: the result is below month and amount. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{".season-phone{max-inline-size:300px}"}</style>
        <div className="season-phone">
          <Story />
        </div>
      </>
    ),
  ],
};
