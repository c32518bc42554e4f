import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRightIcon } from "../icons.ts";
import { useStoryText } from "../../stories/in-language.tsx";
import { Board } from "../board/board.tsx";
import { Section } from "../../page/section/section.tsx";
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

export const AsLink: Story = {
  render: function Render() {
    const say = useStoryText();
    return (
      <ButtonLink href="#tarife" variant="quiet">
        {say("Alle Tarife")}
      </ButtonLink>
    );
  },
};

export const AsRouterLink: Story = {
  render: ({ children }) => (
    <ButtonLink
      render={({ className, children: label }) => (
        <a className={className} href="#router">
          {label}
        </a>
      )}
    >
      {children}
    </ButtonLink>
  ),
};

export const OnClubColour: Story = {
  parameters: { layout: "fullscreen" },
  render: function Render() {
    const say = useStoryText();
    return (
      <Section tone="club">
        <div>
          <Button variant="accent">{say("Tarif wählen")}</Button> <Button variant="quiet">{say("Rufnummer mitnehmen")}</Button>
        </div>
      </Section>
    );
  },
};

export const OnTheScoreboard: Story = {
  args: { variant: "quiet", children: "Mehr Daten" },
  render: (args) => (
    <Board>
      <div>
        <Button {...args} />
      </div>
    </Board>
  ),
};
