import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { toChosenTariff } from "../../store/tariff.ts";
import { openEdit } from "../../machine/edits.ts";
import type { EditPart } from "../../draft/order-draft.ts";
import { complete, keptMethods, mainLine, provenUser, tariff, user, withDocument, withPort } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const secrets = { identityNumber: "L01X00T47" };

const jersey = {
  ...{ wanted: true, planId: "jersey-fan", size: "M", model: "home", style: "striped", junior: false },
  ...{ name: "ışıl", number: "19" },
} as const;
const editing = (part: EditPart) => openEdit(withDocument(), part);
const kids = {
  ...withDocument(),
  tariff: toChosenTariff({ ...tariff, eligibility: { ...tariff.eligibility, requiresChild: true } }),
  childBirthday: "2015-05-05",
};
const partner = { ...tariff, eligibility: { ...tariff.eligibility, requiresMainLine: true } };

const meta = {
  title: "Order wizard/4 Approval",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "approval", draft: withDocument(), user: provenUser(), secrets },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const BringingANumber: Story = { args: { draft: { ...withPort(), jersey: { wanted: false } } } };
/** Parts that are open for editing, as after a reload. */
export const EditingTheTerm: Story = { args: { draft: editing("tariff") } };
export const EditingTheSim: Story = {
  args: { draft: { ...withDocument(), edits: { sim: { simType: "physical", shopCard: { typed: "8949 9900" } } } } },
};
export const EditingTheJersey: Story = { args: { draft: { ...withDocument(), edits: { jersey: { jersey } } } } };
export const EditingThePerson: Story = { args: { draft: editing("person") } };
export const ForAChild: Story = { args: { draft: kids } };
export const EditingTheChild: Story = { args: { draft: openEdit(kids, "holder") } };
export const ASecondCard: Story = {
  args: {
    draft: { ...withDocument(), tariff: toChosenTariff(partner), mainLineId: "l1" },
    answers: { tariffDetail: partner, myLines: [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")] },
  },
};
export const AfterReload: Story = { args: { secrets: {} } };
export const SignedInElsewhere: Story = { args: { secrets: {}, draft: complete(), user } };
export const WithoutKeyword: Story = { args: { secrets: {}, draft: complete(), user: { ...provenUser(), keywordSet: false } } };
export const WithJerseyAndCoupon: Story = {
  args: {
    draft: {
      ...complete(),
      couponCode: "TRIBUN5",
      jersey,
    },
  },
};
export const WithKeptMethods: Story = { args: { answers: { paymentMethods: keptMethods } } };
export const CouponRefused: Story = {
  args: { draft: { ...complete(), couponCode: "ALT" }, answers: { contractSummary: new ApiError("1101") } },
};
export const SummaryFails: Story = { args: { answers: { contractSummary: new ApiError("-1", { reason: "unreachable" }) } } };
export const HoldRanOut: Story = { args: { answers: { contractSummary: new ApiError("1108") } } };
export const WaitsForPayment: Story = { args: { draft: { ...complete(), openOrder: { orderId: "o1", checkoutId: "c1" } } } };
