import type { Meta, StoryObj } from "@storybook/react-vite";
import { inSeconds } from "@tribun/vitest-config/clock";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { ForgotPassword } from "./forgot-password.tsx";

const ticket = () => ({
  otpId: "otp1",
  expiresAt: inSeconds(300),
  resendAt: inSeconds(60),
});

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Forgot password",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <ForgotPassword />, path: "/auth/forgot-password" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

async function sendCode(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole("textbox", { name: /Handynummer|Cep telefonu/ }), "0171 39200 10{Enter}");
  return canvas;
}

export const Phone: Story = {};

export const UnknownPhone: Story = {
  args: { answers: { "POST /api/users/reset-password/generate-otp": refuse("1008") } },
  play: async ({ canvasElement }) => {
    const canvas = await sendCode(canvasElement);
    await canvas.findByRole("alert");
  },
};

export const Mailbox: Story = { args: { path: "/auth/forgot-password?step=mail" } };

export const LinkMailed: Story = {
  args: { path: "/auth/forgot-password?step=mail", answers: { "POST /api/users/reset-password/mail": {} } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: /E-Mail|E-posta/ }), "elif@example.com{Enter}");
    await canvas.findByRole("heading", { name: /Sieh in dein Postfach|Gelen kutuna bak/ });
  },
};

export const WrongCode: Story = {
  args: {
    answers: {
      "POST /api/users/reset-password/generate-otp": ticket,
      "POST /api/users/reset-password/verify-otp": refuse("1028"),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await sendCode(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: /0171\s39200\s10/ }), "111111");
    await canvas.findByText(/Der Code stimmt nicht|Kod yanlış/);
  },
};

export const NewPassword: Story = {
  args: {
    answers: {
      "POST /api/users/reset-password/generate-otp": ticket,
      "POST /api/users/reset-password/verify-otp": { resetToken: "reset" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await sendCode(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: /0171\s39200\s10/ }), "190719");
    await userEvent.type(await canvas.findByLabelText(/^(Neues Passwort|Yeni parola)$/), "Trib");
  },
};

/** The password field shows no tick for a password that the operator refuses; the reason stands beside the field. */
export const RefusedPassword: Story = {
  args: { answers: { ...NewPassword.args?.answers, "POST /api/auth/check-password": { refused: "password.known" } } },
  play: async ({ canvasElement }) => {
    const canvas = await sendCode(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: /0171\s39200\s10/ }), "190719");
    await userEvent.type(await canvas.findByLabelText(/^(Neues Passwort|Yeni parola)$/), "Hallo123!");
    await canvas.findByText(/probieren Fremde zuerst aus|bilinen listelerde/);
  },
};
