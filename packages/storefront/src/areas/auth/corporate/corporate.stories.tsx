import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Corporate } from "./corporate.tsx";

const HERE = "/auth/corporate-register";
const CALL = "POST /api/zoho/corporate-register";

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Corporate register",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Corporate />, path: HERE, answers: { [CALL]: { leadId: "L-0A1B2C3D4E" } } },
  // Every document sets this in its first lines. Only a script can create an account.
  beforeEach: () => void (document.documentElement.dataset["scripted"] = ""),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const SEND = /Rückruf anfordern|Beni arayın|beni arayın/;
const CHOICE = /Gleich ein Geschäftskonto anlegen|Hemen kurumsal hesap aç/;

const wanted: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("checkbox", { name: CHOICE }));
  await canvas.findByLabelText(/Neues Passwort|Yeni parola/);
};

const sent: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = await within(canvasElement).findByRole("form");
  const into = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? form;
  await userEvent.type(into("companyName"), "Ulus GmbH");
  await userEvent.type(into("taxNumber"), "21/815/08150");
  await userEvent.type(into("firstName"), "Ayşe");
  await userEvent.type(into("lastName"), "Ulus");
  await userEvent.type(into("email"), "ayse@example.com");
  await userEvent.type(into("phone"), "0171 3920033");
  await userEvent.click(into("callBack"));
  await userEvent.click(within(form).getByRole("button", { name: SEND }));
};

export const Empty: Story = {};
export const Dealer: Story = { args: { path: `${HERE}?kind=dealer` } };
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: SEND }));
    await within(canvasElement).findByRole("alert");
  },
};
export const Asked: Story = {
  play: async (context) => {
    await sent(context);
    await within(context.canvasElement).findByText(/L-0A1B2C3D4E/);
  },
};
export const TooManyAttempts: Story = {
  args: { answers: { [CALL]: refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 540 }) } },
  play: sent,
};
export const KnownNumber: Story = { args: { answers: { [CALL]: refuse("1066") } }, play: sent };

export const WithAccount: Story = { play: wanted };
export const WithAccountAndNothingTyped: Story = {
  play: async (context) => {
    await wanted(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: SEND }));
    await canvas.findByRole("alert");
  },
};
