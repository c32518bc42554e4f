import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryText } from "../../stories/in-language.tsx";
import { Button } from "../../base/button/button.tsx";
import { TariffRow, TariffRows } from "./tariff-row.tsx";

const meta = {
  title: "Match day/Tariff row",
  component: TariffRow,
  args: {
    name: "Flex M",
    gb: "19",
    unit: "GB 5G",
    fact: "Monatlich kündbar",
    price: "14,99 €",
    priceNote: "im Monat, inkl. MwSt.",
    cost: "24 Monate",
    actions: <Button>Auswählen</Button>,
  },
} satisfies Meta<typeof TariffRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Featured: Story = { args: { featured: true } };
export const Squad: Story = {
  parameters: { layout: "fullscreen" },
  render: function Render(args) {
    const say = useStoryText();
    return (
      <TariffRows>
        <TariffRow {...args} name="Flex S" gb="7" price="9,99 €" />
        <TariffRow {...args} featured actions={<Button variant="accent">{say("Auswählen")}</Button>} />
        <TariffRow {...args} name="Forma XL" gb="100" price="29,99 €" />
      </TariffRows>
    );
  },
};
