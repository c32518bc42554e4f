import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { provenUser, withDocument } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

type Play = { readonly canvasElement: HTMLElement };

/** The button that shows the key figures of the contract summary. */
const look = ({ canvasElement }: Play): Promise<HTMLElement> =>
  within(canvasElement).findByRole("button", { name: /^(?:Ansehen|İncele)$/ });

/** Looks at the key figures of the contract summary, and closes them. */
async function openSummary(play: Play): Promise<void> {
  await userEvent.click(await look(play));
  await within(play.canvasElement).findByText(/^(?:Angesehen|İncelendi)\./);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
}

const press = async ({ canvasElement }: Play): Promise<void> =>
  userEvent.click(
    within(canvasElement).getByRole("button", { name: /^(?:zahlungspflichtig bestellen|Ödeme yükümlülüğüyle sipariş ver)$/ }),
  );

/** Everything a fan does before sending the order. */
async function order(play: Play): Promise<void> {
  await openSummary(play);
  await userEvent.click(within(play.canvasElement).getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen|Genel işlem/ }));
  await press(play);
}

async function refused(play: Play): Promise<void> {
  await order(play);
  await within(play.canvasElement).findByText(/^(?:Deine Angaben sind noch da|Yazdıkların duruyor)\./);
}

const meta = {
  title: "Order wizard/4 Approval, the button",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "approval", draft: withDocument(), user: provenUser(), secrets: { identityNumber: "L01X00T47" } },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusedWith = (code: ConstructorParameters<typeof ApiError>[0], reason?: string): Story => ({
  args: { answers: { tariffIntent: new ApiError(code, { requestId: "req-1907", ...(reason !== undefined && { reason }) }) } },
  play: refused,
});

export const TariffHadAlready: Story = refusedWith("1033");
export const PaymentRefused: Story = refusedWith("1038", "refused");
export const PaymentMethodGone: Story = refusedWith("1037");
export const NoAccountAtThePartner: Story = refusedWith("1006");
export const Sending: Story = {
  args: { answers: { tariffIntent: () => new Promise(() => undefined) } },
  play: async (play) => {
    await order(play);
    await within(play.canvasElement).findByRole("button", { name: /^(?:Wird bestellt|Sipariş veriliyor)$/ });
  },
};
export const BoxesForgotten: Story = {
  play: async (play) => {
    await openSummary(play);
    await press(play);
    await within(play.canvasElement).findByRole("alert", { name: /^(?:Das fehlt noch|Şunlar eksik)$/ });
  },
};
export const EverythingForgotten: Story = {
  args: { secrets: {} },
  play: async (play) => {
    await look(play);
    await press(play);
    await within(play.canvasElement).findByRole("alert", { name: /^(?:Das fehlt noch|Şunlar eksik)$/ });
  },
};
