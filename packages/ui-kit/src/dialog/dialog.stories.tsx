import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useStoryText } from "../stories/in-language.tsx";
import { Button } from "../base/button/button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

function Controlled(props: DialogProps) {
  const say = useStoryText();
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("Öffnen")}</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{say("Tarif tauschen")}</Button>
            <Button variant="quiet" onClick={close}>
              {say("Behalten")}
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: "Feedback/Dialog",
  // Each story in its own frame, because otherwise all open dialogs would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: "Anderen Tarif nehmen?",
    children: "Der Tarif in deinem Warenkorb wird gelöscht. Weiter?",
    closeLabel: "Schließen",
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Alert: Story = {
  args: {
    kind: "alert",
    closeLabel: undefined,
    title: "Deine Sitzung ist abgelaufen",
    children: "Melde dich an, dann geht es genau hier weiter.",
  },
};
