import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderTicket } from "./order-ticket.tsx";

const meta = {
  title: "Match day/Order ticket",
  // Each story in its own frame, because otherwise all fixed bars would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  component: OrderTicket,
  args: {
    heading: "Deine Bestellung",
    title: "Flex M",
    numeral: "19",
    rows: [
      { label: "Rufnummer", value: "0171 39200 33" },
      { label: "SIM", value: "eSIM" },
      { label: "Trikot", value: "offen" },
      { label: "Anschlusspreis", value: "9,99 €" },
      { label: "Identitätsprüfung", value: "0,01 €" },
    ],
    total: { label: "Heute fällig", note: "inkl. MwSt.", value: "10,00 €" },
    after: { label: "danach im Monat", value: "14,99 €" },
    dock: { openLabel: "Details ansehen", closeLabel: "Schließen" },
  },
  decorators: [
    (Story) => (
      <div className="ticket-frame">
        <style>{".ticket-frame{max-width:350px}"}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 900 px the whole order summary; on narrower screens the bar at the bottom. */
export const BesideTheForm: Story = {};
export const JustTheTariff: Story = { args: { rows: [], total: { label: "Heute fällig", value: "0,01 €" } } };
export const LongValues: Story = {
  args: { title: "Tribün Business Partner", numeral: "100", rows: [{ label: "Trikot", value: "Çubuklu, M beden, ÖZTÜRKOĞLU 99" }] },
};
export const WithNote: Story = { args: { children: "Die 0,01 € der Prüfung rechnen wir auf die erste Rechnung an." } };
