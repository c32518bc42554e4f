import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../text-field/text-field.tsx";
import { FieldRow, FieldSet } from "./field-set.tsx";

const fields = (
  <>
    <FieldRow short>
      <TextField label="Vorname" name="firstName" value="Deniz" onChange={() => undefined} />
      <TextField label="Nachname" name="lastName" value="Muster" onChange={() => undefined} />
    </FieldRow>
    <TextField label="Straße und Hausnummer" name="street" value="" onChange={() => undefined} />
  </>
);

const meta = { title: "Form/Field set", component: FieldSet, args: { legend: "Deine Daten", children: fields } } satisfies Meta<
  typeof FieldSet
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SectionOfAForm: Story = {};
export const OneQuestion: Story = {
  args: { look: "label", legend: "Wer bekommt die Karte?", hint: "Wir schicken sie an diese Adresse.", id: "receiver" },
};
export const Invalid: Story = { args: { id: "receiver", error: "Die Anschrift ist unvollständig." } };
export const LegendHidden: Story = { args: { legendHidden: true } };
