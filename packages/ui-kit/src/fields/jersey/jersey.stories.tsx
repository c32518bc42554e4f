import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "../../page/section/section.tsx";
import { Jersey } from "./jersey.tsx";

const meta = {
  title: "Match day/Jersey",
  component: Jersey,
  args: { style: "striped", name: "DENİZ", number: "19", label: "Trikot von hinten: DENİZ, Nummer 19" },
  decorators: [
    (Story) => (
      <div className="jersey-frame">
        <style>{".jersey-frame{max-width:320px;padding:16px}"}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Jersey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Striped: Story = {};
export const Navy: Story = { args: { style: "navy" } };
export const White: Story = { args: { style: "white" } };
export const Away: Story = { args: { away: true } };
export const AwayWhite: Story = { args: { style: "white", away: true } };
export const AwayChild: Story = { args: { style: "child", junior: true, away: true, name: "IŞIL", number: "7" } };
export const Child: Story = { args: { style: "child", junior: true, name: "IŞIL", number: "7" } };
export const LongName: Story = { args: { name: "ÖZTÜRKOĞLU", number: "99" } };
export const NoNameYet: Story = { args: { name: "", number: "" } };
export const Front: Story = { args: { side: "front", label: "Trikot von vorn, Nummer 19" } };
export const OnClubColour: Story = {
  decorators: [
    (Story) => (
      <Section tone="club">
        <Story />
      </Section>
    ),
  ],
};
