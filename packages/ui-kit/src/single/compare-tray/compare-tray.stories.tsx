import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../base/button/button.tsx";
import { CompareTray } from "./compare-tray.tsx";

const substitute = (id: string, name: string, numeral: string) => ({ id, name, numeral });
const M = substitute("m", "Tribün M", "25");
const L = substitute("l", "Tribün L", "50");
const XL = substitute("xl", "Forma XL", "100");

const meta = {
  title: "Match day/Compare tray",
  component: CompareTray,
  args: {
    label: "Vergleich",
    status: "Vergleich, 2 von 3",
    chosen: [M, L],
    places: 3,
    freeLabel: "Noch ein Platz frei",
    removeLabel: (name) => `${name} aus dem Vergleich nehmen`,
    onRemove: () => undefined,
    action: <Button variant="accent">Vergleichen</Button>,
  },
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** One item cannot be compared, so the button is disabled. */
export const One: Story = {
  args: {
    chosen: [L],
    status: "Vergleich, 1 von 3. Wähl noch einen dazu.",
    action: (
      <Button variant="accent" disabled>
        Vergleichen
      </Button>
    ),
  },
};
export const Full: Story = { args: { chosen: [M, L, XL], status: "Vergleich, 3 von 3. Der Vergleich ist voll." } };
export const LongNames: Story = {
  args: { chosen: [substitute("k", "Kulüp Pro Partner Genişletilmiş", "100"), L], status: "Vergleich, 2 von 3" },
};
