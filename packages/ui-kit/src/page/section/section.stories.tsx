import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../base/button/button.tsx";
import { Section } from "./section.tsx";

const meta = {
  title: "Layout/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: { title: "Such dir deinen Tarif aus", children: <p>Allnet-Flat, 5G und Türkei-Minuten.</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const Raised: Story = { args: { tone: "raised" } };
export const InClubColour: Story = { args: { tone: "club" } };
export const WithAside: Story = { args: { aside: <Button variant="quiet">Alle Tarife</Button> } };
