import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextArea, type TextAreaProps } from "./text-area.tsx";

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Form/Text area",
  component: TextArea,
  args: { label: "Worum geht es?", name: "message", value: "", onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: "Seit gestern Abend habe ich in Kreuzberg kein Netz.\nDas Handy habe ich schon neu gestartet." },
};
export const WithHint: Story = { args: { hint: "Wo, seit wann, und was hast du schon probiert?" } };
export const Invalid: Story = { args: { error: "Bitte schreib uns, worum es geht." } };
