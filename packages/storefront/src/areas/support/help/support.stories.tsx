import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Support } from "./support.tsx";

const HERE = "/support";
const CALL = "POST /api/support/messages";
const ticket = { ticket: "T-0A1B2C3D4E", receivedAt: "2026-11-03T11:00:00.000Z" };
const fault = {
  informBy: "2026-11-04T11:00:00.000Z",
  compensationFrom: "2026-11-05T11:00:00.000Z",
  higherCompensationFrom: "2026-11-07T11:00:00.000Z",
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Support",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Support />, path: HERE, answers: { [CALL]: ticket } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const sent: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = await within(canvasElement).findByRole("form", { name: /Schreib uns|Bize yaz/ });
  const into = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`) ?? form;
  await userEvent.type(into("name"), "Elif Şahin");
  await userEvent.type(into("email"), "elif@example.com");
  await userEvent.type(into("message"), "Seit gestern Abend kein Netz");
  await userEvent.click(within(form).getByRole("button"));
};

export const Open: Story = {};
export const FromAnError: Story = { args: { path: `${HERE}?reference=req-1907&topic=callback` } };
export const SignedIn: Story = { args: { user: sampleUser } };
export const SeveralLines: Story = {
  args: {
    path: `${HERE}?topic=fault`,
    user: sampleUser,
    answers: { "GET /api/tariffs/me": [sampleLine, { ...sampleLine, id: "l2", msisdn: "+491713920007" }] },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("combobox", { name: /Welche Nummer|Hangi numara/ });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /Nachricht senden|Mesajı gönder/ }));
    await within(canvasElement).findByRole("alert");
  },
};
export const FaultReported: Story = {
  args: { path: `${HERE}?topic=fault`, answers: { [CALL]: { ...ticket, fault } } },
  play: async (context) => {
    await sent(context);
    await within(context.canvasElement).findByText(/Ticket T-0A1B2C3D4E|T-0A1B2C3D4E numaralı/);
  },
};
export const TooManyMessages: Story = {
  args: { path: `${HERE}?topic=fault`, answers: { [CALL]: refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 540 }) } },
  play: sent,
};
