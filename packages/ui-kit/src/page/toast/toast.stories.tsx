import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryText } from "../../stories/in-language.tsx";
import { Button } from "../../base/button/button.tsx";
import { ToastProvider, useToast } from "./toast.tsx";
import type { ToastMessage } from "./toast-message.ts";

function Trigger(message: ToastMessage) {
  const say = useStoryText();
  const toast = useToast();
  return <Button onClick={() => toast.show(message)}>{say("Zeigen")}</Button>;
}

const meta = {
  title: "Feedback/Toast",
  // Each story in its own frame, because otherwise all toasts would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  component: Trigger,
  args: { text: "Kopiert" },
  render: function Render(args) {
    const say = useStoryText();
    return (
      <ToastProvider closeLabel={say("Schließen")}>
        <Trigger {...args} />
      </ToastProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
} satisfies Meta<typeof Trigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Ok: Story = { args: { tone: "ok", text: "Deine Nummer ist für dich reserviert" } };
export const Bad: Story = { args: { tone: "bad", text: "Das konnten wir nicht speichern" } };
export const WithAction: Story = { args: { text: "Tarif entfernt", action: { label: "Zurückholen", onClick: () => undefined } } };
