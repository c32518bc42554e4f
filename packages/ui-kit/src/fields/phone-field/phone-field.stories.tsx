import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { PhoneField } from "./phone-field.tsx";

function Controlled(props: ComponentProps<typeof PhoneField>) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Phone field",
  component: PhoneField,
  args: { label: "Handynummer", name: "phone", value: "", hint: "Zum Beispiel 0171 39200 21", onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "+49 171 3920021" } };
export const Invalid: Story = { args: { value: "0171 39", error: "Da fehlen Ziffern. Eine Handynummer hat 11 oder 12." } };
