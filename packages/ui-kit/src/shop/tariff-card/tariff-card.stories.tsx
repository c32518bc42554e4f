import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryText } from "../../stories/in-language.tsx";
import { Button } from "../../base/button/button.tsx";
import { TextLink } from "../../base/text-link/text-link.tsx";
import { TariffCard, TariffGrid } from "./tariff-card.tsx";

const meta = {
  title: "Match day/Tariff card",
  component: TariffCard,
  args: {
    name: "Flex M",
    term: "Monatlich kündbar",
    gb: "19",
    unit: "GB 5G",
    facts: [
      { text: "Allnet-Flat in alle deutschen Netze", roomy: true },
      { text: "300 Minuten in die Türkei" },
      { text: "EU-Roaming inklusive", roomy: true },
    ],
    price: "14,99 €",
    priceNote: "im Monat, inkl. MwSt.",
    footer: <Button wide>Auswählen</Button>,
  },
} satisfies Meta<typeof TariffCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Featured: Story = {
  args: {
    featured: true,
    tag: "Trikot dazu bestellbar",
    footer: (
      <Button variant="accent" wide>
        Auswählen
      </Button>
    ),
  },
};
export const WithTag: Story = { args: { tag: "Neu" } };
export const WithLinks: Story = {
  args: {
    children: (
      <TextLink href="#sheet" strong>
        Produktinformationsblatt
      </TextLink>
    ),
  },
};
export const ThreeDigits: Story = { args: { gb: "100", name: "Forma XL", price: "29,99 €" } };
export const Few: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <TariffGrid few>
      <TariffCard {...args} name="İkili M" gb="25" />
      <TariffCard {...args} name="İkili L" gb="50" price="14,99 €" />
    </TariffGrid>
  ),
};
export const Grid: Story = {
  parameters: { layout: "fullscreen" },
  render: function Render(args) {
    const say = useStoryText();
    return (
      <TariffGrid>
        <TariffCard {...args} name="Flex S" gb="7" price="9,99 €" />
        <TariffCard
          {...args}
          featured
          tag={say("Trikot dazu bestellbar")}
          footer={
            <Button variant="accent" wide>
              {say("Auswählen")}
            </Button>
          }
        />
        <TariffCard {...args} name="Flex L" gb="40" price="19,99 €" facts={args.facts.slice(0, 2)} />
      </TariffGrid>
    );
  },
};
