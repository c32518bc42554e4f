import type { Meta, StoryObj } from "@storybook/react-vite";
import { inSeconds } from "@tribun/vitest-config/clock";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { manyCases, sampleCases } from "../../../testing/sample-cases.ts";
import { manyDevices, manyMethods, sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

const METHODS = "GET /api/users/me/payment-methods";
const DEVICES = "GET /api/auth/sessions";
const PUSH = "GET /api/users/me/push";
const CASES = "GET /api/support/messages";
const answers = {
  [METHODS]: sampleMethods,
  "GET /api/auth/passkeys": [],
  [DEVICES]: sampleDevices,
  [PUSH]: { publicKey: "", on: false, devices: 2 },
  [CASES]: [],
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Profile",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Profile />, path: "/dashboard/account/profile", user: sampleUser, answers },
  play: async ({ canvasElement }) => all(canvasElement),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the page with the part below, which the first key press loads. */
async function all(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Shift}");
}

/** Opens the form of a row, in either language. */
const opening =
  (row: RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await all(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: row }));
  };

export const AtRest: Story = {};
export const Company: Story = {
  args: { user: { ...sampleUser, customerType: "corporate", companyName: "Yılmaz Elektro GmbH", taxNumber: "1234567890" } },
};
export const NothingProven: Story = {
  args: { user: { ...sampleUser, emailVerified: false, keywordSet: false, badges: [] }, answers: { ...answers, [METHODS]: [] } },
};
export const NewAddressWaits: Story = {
  args: { user: { ...sampleUser, pendingEmail: { email: "deniz.yilmaz@sehr-langes-beispiel.de", until: inSeconds(72 * 3600) } } },
};
export const ConsentWaits: Story = {
  args: { user: { ...sampleUser, pendingConsent: { email: sampleUser.email, until: inSeconds(72 * 3600) } } },
};
export const OtherDeliveryAddress: Story = {
  args: {
    user: { ...sampleUser, deliveryAddress: { street: "Sonnenallee", houseNumber: "12", postalCode: "12045", city: "Berlin" } },
  },
};
export const Loading: Story = {
  args: {
    answers: {
      [METHODS]: () => new Promise(() => undefined),
      [DEVICES]: () => new Promise(() => undefined),
      [PUSH]: () => new Promise(() => undefined),
      [CASES]: () => new Promise(() => undefined),
    },
  },
};
export const Long: Story = {
  args: { answers: { [METHODS]: manyMethods(500), [DEVICES]: manyDevices(500), [PUSH]: answers[PUSH], [CASES]: manyCases(500) } },
};
export const OperatorDown: Story = {
  args: { answers: { [METHODS]: refuse("-1"), [DEVICES]: refuse("-1"), [PUSH]: refuse("-1"), [CASES]: refuse("-1") } },
};
export const ChangingAddress: Story = { play: opening(/^(Adresse ändern|Adres: değiştir)$/) };
export const ChangingPassword: Story = { play: opening(/^(Passwort ändern|Parola: değiştir)$/) };
export const Asked: Story = {
  args: { answers: { ...answers, [CASES]: sampleCases } },
  play: async ({ canvasElement }) => {
    await all(canvasElement);
    const list = await within(canvasElement).findByRole("list", { name: /^(Deine Anliegen|Taleplerin)$/ });
    for (const summary of list.querySelectorAll("summary")) await userEvent.click(summary);
  },
};
export const AddingAccount: Story = {
  play: async (context) => {
    await opening(/^(Bankkonto hinzufügen|Banka hesabı ekle)$/)(context);
    await within(context.canvasElement).findByRole("textbox", { name: "IBAN" });
  },
};
/** The return from the hosted page for a card. */
const cameBack = (transactionStatus: number, reason?: string): Story => ({
  args: {
    path: "/dashboard/account/profile?cId=c1",
    answers: {
      ...answers,
      "GET /c/c1/check": {
        transactionStatus,
        ...{ tId: "T1", orderId: "pm9", purpose: "method", own: true, price: { amount: 0, currency: "EUR" } },
        ...(reason !== undefined && { reason }),
      },
    },
  },
});
export const CardKept: Story = cameBack(0);
export const CardRefused: Story = cameBack(2, "declined");
export const CardLeft: Story = cameBack(4);
export const Deleting: Story = { play: opening(/^(Konto löschen|Hesabı sil)$/) };
