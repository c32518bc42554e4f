import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Login } from "./login.tsx";

/** The text for a wrong password or too many attempts, in either language. */
const REFUSED = /Passwort stimmt nicht|parola yanlış|zu viele Versuche|Çok fazla deneme/;

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Login",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Login />, path: "/auth/login" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = await canvas.findByRole("form");
    await userEvent.click(within(form).getByRole("button", { name: /Anmelden|Giriş yap/ }));
    const summary = await canvas.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  args: { answers: { "POST /api/auth/login": refuse("1004") } },
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement).findByRole("form");
    const [identifier] = within(form).getAllByRole("textbox");
    if (!identifier) throw new Error("the form has no field");
    await userEvent.type(identifier, "deniz@beispiel.de");
    await userEvent.type(within(form).getByLabelText(/^(Passwort|Parola)$/), "falsch{Enter}");
    // A mistake of the fan needs no reference number for the hotline.
    await within(form).findByText(REFUSED);
    await expect(within(form).queryByText(/req-1907/)).toBeNull();
  },
};

export const TooManyAttempts: Story = {
  args: { answers: { "POST /api/auth/login": refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 540 }) } },
  play: async (context) => {
    await WrongPassword.play?.(context);
  },
};
