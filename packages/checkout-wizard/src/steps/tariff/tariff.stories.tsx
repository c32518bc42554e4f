import { ApiError } from "@tribun/api-client";
import type { Tariff } from "@tribun/api-client/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { toChosenTariff } from "../../store/tariff.ts";
import { EMPTY_DRAFT } from "../../draft/order-draft.ts";
import { mainLine, tariff, user, withTariff } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const meta = {
  title: "Order wizard/1 Tariff",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "tariff", draft: withTariff() },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const kind = (given: Partial<Tariff["eligibility"]>) => {
  const { alternative12Id: _, ...oneTerm } = tariff;
  const special: Tariff = { ...oneTerm, eligibility: { ...tariff.eligibility, ...given } };
  return { draft: { ...EMPTY_DRAFT, tariff: toChosenTariff(special) }, answers: { tariffDetail: special } };
};
const secondCard = kind({ requiresMainLine: true });

export const TwoTerms: Story = {};
export const Monthly: Story = {
  args: { answers: { tariffDetail: { ...tariff, commitmentMonths: 1, isAlternative: true, hasFormOption: false }, tariffs: [] } },
};
/** Without an available jersey there is no step for it. */
export const ThreeSteps: Story = { args: { answers: { productPlans: [] } } };
export const ForCompanies: Story = { args: { ...kind({ customerType: "corporate" }) } };
export const ForCompaniesSignedInPrivately: Story = { args: { ...kind({ customerType: "corporate" }), user } };
export const ForAChild: Story = { args: { ...kind({ requiresChild: true }) } };
export const SecondCardAsGuest: Story = { args: { ...kind({ requiresMainLine: true }) } };
export const SecondCardWithoutMainLine: Story = { args: { ...secondCard, user, answers: { ...secondCard.answers, myLines: [] } } };
export const HadAlready: Story = { args: { user: { ...user, hasLine: true }, answers: { myLines: [mainLine("l1", "+491713920010")] } } };
export const Gone: Story = { args: { answers: { tariffDetail: new ApiError("1012", { requestId: "req-1907" }) } } };
export const OperatorDown: Story = { args: { answers: { tariffDetail: new ApiError("-1", { reason: "unreachable" }) } } };
export const Loading: Story = { args: { answers: { tariffDetail: () => new Promise(() => undefined) } } };
