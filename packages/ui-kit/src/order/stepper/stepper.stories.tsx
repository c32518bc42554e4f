import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper, type Step } from "./stepper.tsx";

const names = ["Tarif", "Nummer und SIM", "Trikot", "Prüfen und bestellen"];
const at = (now: number, labels = names): Step[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    state: index < now ? "done" : index === now ? "now" : "todo",
    href: index < now ? `#${index}` : undefined,
  }));

const meta = {
  title: "Match day/Stepper",
  component: Stepper,
  args: { label: "Deine Bestellung", doneLabel: "erledigt", steps: at(1) },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { args: { steps: at(0) } };
export const SecondStep: Story = {};
export const LastStep: Story = { args: { steps: at(3) } };
export const ThreeSteps: Story = { args: { steps: at(1, names.slice(0, 3)) } };
