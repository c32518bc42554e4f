import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useStoryText } from "../../stories/in-language.tsx";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

function Controlled(props: PasswordFieldProps) {
  const say = useStoryText();
  const [value, setValue] = useState(props.value);
  const rules = props.rules && [
    { label: say("mindestens 6 Zeichen"), met: value.length >= 6 },
    { label: say("ein Großbuchstabe"), met: /\p{Lu}/u.test(value) },
    { label: say("eine Ziffer"), met: /\d/.test(value) },
  ];
  return <PasswordField {...props} value={value} onChange={setValue} rules={rules} />;
}

const meta = {
  title: "Form/Password field",
  component: PasswordField,
  args: {
    label: "Passwort",
    name: "password",
    value: "",
    showLabel: "Passwort zeigen",
    hideLabel: "Passwort verbergen",
    metLabel: "erfüllt",
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const NewPassword: Story = { args: { rules: [], autoComplete: "new-password" } };
export const SomeRulesMet: Story = { args: { rules: [], autoComplete: "new-password", value: "Tribun" } };
export const Invalid: Story = { args: { value: "abc", error: "Das Passwort stimmt nicht." } };
