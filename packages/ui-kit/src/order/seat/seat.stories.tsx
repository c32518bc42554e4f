import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Seat, SeatSample, TakenSeat } from "./seat.tsx";

const noop = () => undefined;

/** A seat is a radio, so stories show it in a group of others, five to a row on a phone. */
function Row({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <style>
        {".seats{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:8px 6px;max-inline-size:360px;container-type:inline-size}"}
      </style>
      <div className="seats" role="radiogroup" aria-label="0171 39200">
        {children}
        <Seat text="34" name="0171 39200 34" onChoose={noop} />
      </div>
    </>
  );
}

const meta = {
  title: "Match day/Seat",
  component: Seat,
  args: { text: "33", name: "0171 39200 33, ohne Aufpreis", entry: true, onChoose: noop },
  render: (args) => (
    <Row>
      <Seat {...args} />
    </Row>
  ),
} satisfies Meta<typeof Seat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Special: Story = {
  args: { text: "07", name: "0171 39200 07, VIP, einmalig 9,99 €", special: { tier: "VIP", price: "9,99 €" } },
};
/** Larger than its neighbours, and highlighted. */
export const Chosen: Story = { args: { chosen: true, name: "0171 39200 33, ohne Aufpreis, deine Wahl" } };
export const SpecialChosen: Story = {
  args: { text: "07", name: "0171 39200 07, VIP, einmalig 9,99 €, deine Wahl", special: { tier: "VIP", price: "9,99 €" }, chosen: true },
};
export const BeingReserved: Story = { args: { busy: true } };
/** Enlarged without animation, and with a spinner that does not turn. */
export const ReducedMotion: Story = {
  args: { chosen: true, busy: true, name: "0171 39200 33, ohne Aufpreis, deine Wahl" },
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const seat = getComputedStyle(canvas.getByRole("radio", { checked: true }));
    await expect(Number.parseFloat(seat.transitionDuration)).toBeLessThan(0.001);
  },
};
/** The highest fee on the narrowest seat. */
export const LongPrice: Story = {
  args: { text: "99", name: "0171 39200 99, Platin, einmalig 299,99 €", special: { tier: "Platin", price: "299,99 €" } },
};
/** Not pressable; dashes and a stroke mark it as well as colour. */
export const Taken: Story = {
  render: () => (
    <Row>
      <TakenSeat text="12" name="0171 39200 12" />
    </Row>
  ),
};
export const Samples: Story = {
  render: () => (
    <>
      <style>{".samples{display:flex;gap:16px}"}</style>
      <div className="samples">
        <SeatSample text="21" />
        <SeatSample text="07" look="special" />
        <SeatSample text="12" look="taken" />
      </div>
    </>
  ),
};
