import type { Meta, StoryObj } from "@storybook/react-vite";
import { testNow } from "@tribun/vitest-config/clock";
import { userEvent, within } from "storybook/test";
import { EMPTY_REGISTRATION } from "../../../features/registration/values.ts";
import { keepRegistration } from "../../../features/registration/draft.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Register } from "./register.tsx";

const typed = {
  ...EMPTY_REGISTRATION,
  salutation: "other",
  firstName: "Deniz",
  lastName: "Yılmaz",
  birthday: "1990-05-19",
  email: "deniz@beispiel.de",
  emailConfirmation: "deniz@beispiel.de",
  phone: "0171 39200 33",
  street: "Oranienstraße",
  houseNumber: "24 a",
  postalCode: "10999",
  city: "Berlin",
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Register",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Register />, path: "/auth/register" },
  beforeEach: () => {
    sessionStorage.clear();
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};

export const Invited: Story = {
  beforeEach: () => keepRegistration({ ...typed, invitationCode: "TOR1907" }, testNow()),
};

export const PersonWithMistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^(Weiter|Devam)$/ }));
    await canvas.findByRole("alert");
  },
};

export const Business: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("link", { name: /für eine Firma|Şirket için/ }));
    await canvas.findByLabelText(/Firmenname|Şirket adı/);
  },
};

export const Contact: Story = {
  args: { path: "/auth/register?section=contact" },
  beforeEach: () => keepRegistration(typed, testNow()),
};

export const Security: Story = {
  args: { path: "/auth/register?section=security" },
  beforeEach: () => keepRegistration(typed, testNow()),
};
