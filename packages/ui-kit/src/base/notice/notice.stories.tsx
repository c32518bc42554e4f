import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Notice } from "./notice.tsx";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  args: { tone: "info", children: "Name und Nummer auf dem Trikot können nicht zurückgegeben werden." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Ok: Story = { args: { tone: "ok", title: "Deine Nummer ist bestätigt", children: undefined } };
export const Warning: Story = {
  args: { tone: "warn", title: "Noch 3 Minuten", children: "Danach kann jemand anderes die Nummer wählen." },
};
export const Bad: Story = {
  args: {
    tone: "bad",
    title: "Die Nummer ist gerade weg",
    children: "Ein anderer Fan war schneller. Alles andere haben wir behalten.",
    action: <Button variant="quiet">Ähnliche Nummern zeigen</Button>,
  },
};
/** A fan's input may be one word that is wider than its line. */
export const OneLongWord: Story = {
  args: { tone: "ok", title: "Wir haben dir geschrieben", children: "deniz.yilmaz-grossmann@auswaertsfahrt-am-meer.example" },
};
export const Announced: Story = { args: { tone: "bad", announce: true, children: "Du bist offline. Was du eingibst, bleibt erhalten." } };
