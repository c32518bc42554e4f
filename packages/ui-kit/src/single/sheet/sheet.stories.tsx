import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useStoryText } from "../../stories/in-language.tsx";
import { Button } from "../../base/button/button.tsx";
import { Sheet, type SheetProps } from "./sheet.tsx";

function Controlled(props: SheetProps) {
  const say = useStoryText();
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("Öffnen")}</Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: "Feedback/Sheet",
  // Each story in its own frame, because otherwise all open sheets would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  component: Sheet,
  args: { open: true, onClose: () => undefined, title: "Menü", closeLabel: "Schließen", children: "Tarife, Hilfe, Mein Konto" },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromBelow: Story = {};
export const FromTheSide: Story = { args: { from: "side" } };
export const WithActions: Story = { args: { actions: <Button wide>Übernehmen</Button> } };
export const Closed: Story = { args: { open: false } };
