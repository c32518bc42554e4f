import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRightIcon } from "../../icons.ts";
import { Board } from "../board/board.tsx";
import { Section } from "../section/section.tsx";
import { Button, ButtonLink } from "./button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Tarif wählen" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};
export const Accent: Story = { args: { variant: "accent" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Zurück" } };
export const Wide: Story = { args: { wide: true } };
export const Large: Story = { args: { size: "l", wide: true, children: "zahlungspflichtig bestellen" } };
export const WithIcon: Story = { args: { children: ["Weiter zum Trikot", <ArrowRightIcon key="icon" size={20} aria-hidden="true" />] } };
export const Busy: Story = { args: { busy: true, busyLabel: "Wird gesendet" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTurkishLabel: Story = { args: { wide: true, children: "Ödeme yükümlülüğüyle sipariş ver" } };

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#tarife" variant="quiet">
      Alle Tarife
    </ButtonLink>
  ),
};

export const AsRouterLink: Story = {
  render: () => (
    <ButtonLink
      render={({ className, children }) => (
        <a className={className} href="#router">
          {children}
        </a>
      )}
    >
      Tarif wählen
    </ButtonLink>
  ),
};

export const OnClubColour: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <Section tone="club">
      <div>
        <Button variant="accent">Tarif wählen</Button> <Button variant="quiet">Rufnummer mitnehmen</Button>
      </div>
    </Section>
  ),
};

export const OnTheScoreboard: Story = {
  render: () => (
    <Board>
      <div>
        <Button variant="quiet">Mehr Daten</Button>
      </div>
    </Board>
  ),
};
