import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  args: {
    title: "Noch kein Tarif",
    children: "Such dir einen aus. In fünf Minuten bist du im Netz.",
    action: <ButtonLink href="#tarife">Tarife ansehen</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const WithNumeral: Story = {
  args: { numeral: "404", title: "Abseits", children: "Diese Seite gibt es nicht oder sie ist umgezogen.", headingLevel: 1 },
};
/** With the club's own words first. */
export const WithVoice: Story = { args: { voice: "Die Bank ist noch leer." } };
