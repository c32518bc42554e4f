import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
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
export const ProvidersDown: Story = {
  args: { draft: { ...withTariff(), numberType: "port" }, answers: { mnpProviders: new ApiError("-1", { reason: "unreachable" }) } },
};
export const Held: Story = { args: { draft: held } };
/** The way on leads back to the ticket, where this step was opened. */
export const FromTheTicket: Story = { args: { draft: { ...held, jersey: { wanted: false }, fromTicket: true } } };
export const LastMinutes: Story = { args: { draft: withNumber(2) } };
export const RanOut: Story = { args: { draft: withNumber(-1) } };
export const RanOutAndGone: Story = {
  args: { draft: withNumber(-1), answers: { phoneInfo: { ...numbers[1], state: "held", heldByMe: false, expiresAt: inMinutes(5) } } },
};
export const NothingFound: Story = { args: { answers: { phoneRegistries: new ApiError("1104") } } };
export const OperatorDown: Story = { args: { answers: { phoneRegistries: new ApiError("-1", { reason: "unreachable" }) } } };
export const Loading: Story = { args: { answers: { phoneRegistries: () => new Promise(() => undefined) } } };
export const KidsTariff: Story = { args: { draft: asking({ requiresChild: true }) } };
const partner = { draft: asking({ requiresMainLine: true }), user };
export const OneMainLine: Story = { args: { ...partner, answers: { myLines: [mainLine("l1", "+491713920010")] } } };
export const TwoMainLines: Story = {
  args: { ...partner, answers: { myLines: [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")] } },
};
