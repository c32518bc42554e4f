import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryText } from "../../stories/in-language.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Feedback/Error summary",
  component: ErrorSummary,
  args: {
    title: "2 Angaben fehlen noch",
    errors: [
      { fieldId: "postalCode", message: "Die Postleitzahl hat genau 5 Ziffern." },
      { fieldId: "city", message: "Trag deinen Ort ein." },
    ],
  },
  render: function Render(args) {
    const say = useStoryText();
    return (
      <div>
        <ErrorSummary {...args} />
        <TextField
          label={say("Postleitzahl")}
          name="postalCode"
          value="101"
          onChange={() => undefined}
          error={say("Die Postleitzahl hat genau 5 Ziffern.")}
        />
        <TextField label={say("Ort")} name="city" value="" onChange={() => undefined} error={say("Trag deinen Ort ein.")} />
      </div>
    );
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMistakes: Story = {};
export const OneMistake: Story = { args: { title: "1 Angabe fehlt noch", errors: [{ fieldId: "city", message: "Trag deinen Ort ein." }] } };
export const NoMistakes: Story = { args: { errors: [] } };
