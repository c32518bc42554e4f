import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { tariff, withTariff } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

const meta = {
  title: "Order wizard/1 Tariff",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "tariff", draft: withTariff() },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTerms: Story = {};
export const Monthly: Story = {
  args: { answers: { tariffDetail: { ...tariff, commitmentMonths: 1, isAlternative: true, hasFormOption: false }, tariffs: [] } },
};
export const Gone: Story = { args: { answers: { tariffDetail: new ApiError("1012", { requestId: "req-1907" }) } } };
export const OperatorDown: Story = { args: { answers: { tariffDetail: new ApiError("-1", { reason: "unreachable" }) } } };
export const Loading: Story = { args: { answers: { tariffDetail: () => new Promise(() => undefined) } } };
