import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextLink } from "../../base/text-link/text-link.tsx";
import { CheckboxField, type CheckboxFieldProps } from "./checkbox-field.tsx";

function Controlled(props: CheckboxFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  return <CheckboxField {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: "Form/Checkbox field",
  component: CheckboxField,
  args: { name: "terms", checked: false, children: "Ich bin mit den Geschäftsbedingungen einverstanden.", onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { checked: true } };
export const Invalid: Story = { args: { error: "Ohne dein Einverständnis geht es nicht weiter." } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        Ich habe die <TextLink href="#agb">Geschäftsbedingungen</TextLink> gelesen.
      </>
    ),
  },
};
export const WithHint: Story = {
  args: { children: "Der Dienst soll vor Ablauf der Widerrufsfrist beginnen.", hint: "Widerrufst du, zahlst du die Nutzung bis dahin." },
};
export const Disabled: Story = { args: { checked: true, disabled: true } };
