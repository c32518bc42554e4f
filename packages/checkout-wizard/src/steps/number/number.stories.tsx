import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { block, inMinutes, mainLine, numbers, user, withNumber, withPort, withTariff } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const meta = {
  title: "Order wizard/2 Number and SIM",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "number", draft: withTariff() },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const held = withNumber();
const asking = (part: { requiresChild?: boolean; requiresMainLine?: boolean }) => ({
  ...held,
  ...(held.tariff && { tariff: { ...held.tariff, ...part } }),
});

export const Choosing: Story = {};
export const Stand: Story = { args: { answers: { phoneRegistries: block } } };
export const SeatTaken: Story = { args: { draft: held, answers: { phoneRegistries: block } } };
export const CardFromAShop: Story = {
  args: { draft: { ...held, simType: "physical", shopCard: { typed: "8949 9900 0019 0700 015", checked: "8949990000190700015" } } },
};
export const BringingAlong: Story = { args: { draft: { ...withTariff(), numberType: "port" } } };
export const BringingAlongAtTheEnd: Story = {
  args: {
    user,
    draft: {
      ...withPort(),
      portingOptions: {
        msisdn: "0172 9925904",
        donatingProvider: { id: "congstar", name: "congstar" },
        mnpType: "VTEN",
        contractEnd: "2036-12-31",
      },
    },
  },
};
export const BringingAlongForACompany: Story = {
  args: { user: { ...user, customerType: "corporate" }, draft: withPort() },
};
export const ProvidersDown: Story = {
  args: { draft: { ...withTariff(), numberType: "port" }, answers: { mnpProviders: new ApiError("-1", { reason: "unreachable" }) } },
};
const takeOne: Story["play"] = async ({ canvasElement }) => {
  // The numbers load after the step. Search by CSS, because a search by role inspects the whole step.
  const first = await waitFor(
    () => {
      const seat = canvasElement.querySelector("[role=radiogroup] [role=radio]");
      if (seat === null) throw new Error("no numbers yet");
      return seat;
    },
    { timeout: 5000 },
  );
  await userEvent.click(first);
};
export const TakenMeanwhile: Story = { args: { answers: { phoneReserve: new ApiError("1108", { reason: "taken" }) } }, play: takeOne };
export const ReservationFailed: Story = {
  args: { answers: { phoneReserve: new ApiError("-1", { reason: "unreachable", requestId: "req-1907" }) } },
  play: takeOne,
};
export const Held: Story = { args: { draft: held } };
/** The next button leads back to the order summary, from which the fan opened this step. */
export const FromTheTicket: Story = { args: { draft: { ...held, jersey: { wanted: false }, fromTicket: true } } };
export const LastMinutes: Story = { args: { draft: withNumber(2) } };
export const RanOut: Story = { args: { draft: withNumber(-1) } };
export const RanOutAndGone: Story = {
  args: { draft: withNumber(-1), answers: { phoneInfo: { ...numbers[1], state: "held", heldByMe: false, expiresAt: inMinutes(5) } } },
};
export const NothingFound: Story = { args: { answers: { phoneRegistries: new ApiError("1104") } } };
export const OperatorDown: Story = { args: { answers: { phoneRegistries: new ApiError("-1", { reason: "unreachable" }) } } };
export const Loading: Story = { args: { answers: { phoneRegistries: () => new Promise(() => undefined) } } };
/** The line's user loads with the first input. */
const act =
  (isThere: (canvas: HTMLElement) => boolean): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await waitFor(
      async () => {
        await userEvent.click(canvasElement);
        await expect(isThere(canvasElement)).toBe(true);
      },
      { timeout: 5000 },
    );
  };
const asks = (field: string) => act((canvas) => canvas.querySelector(`[name=${field}]`) !== null);
export const KidsTariff: Story = { args: { draft: asking({ requiresChild: true }) }, play: asks("childBirthday") };
const partner = { draft: asking({ requiresMainLine: true }), user };
export const OneMainLine: Story = {
  args: { ...partner, answers: { myLines: [mainLine("l1", "+491713920010")] } },
  play: act((canvas) => /0171\s39200\s10/.test(canvas.textContent)),
};
export const TwoMainLines: Story = {
  args: { ...partner, answers: { myLines: [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")] } },
  play: asks("mainLineId"),
};
