import { ApiError } from "@tribun/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { plan, withNumber } from "../../../testing/samples.ts";
import { StoryWizard } from "../../../testing/stage.tsx";

const meta = {
  title: "Order wizard/3 Jersey",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "extras", draft: withNumber() },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const jersey = {
  wanted: true,
  planId: "jersey-fan",
  size: "M",
  model: "home",
  style: "striped",
  junior: false,
  name: "ışıl",
  number: "19",
} as const;

export const Undecided: Story = {};
export const Personalised: Story = { args: { draft: { ...withNumber(), jersey } } };
export const Plain: Story = { args: { draft: { ...withNumber(), jersey: { ...jersey, style: "white", name: "", number: "" } } } };
export const Away: Story = { args: { draft: { ...withNumber(), jersey: { ...jersey, model: "away" } } } };
export const HoldEndsSoon: Story = { args: { draft: withNumber(2) } };
const child = { ...plan, styles: [{ id: "child", name: "Kinder" }] } as const;
export const ForAChild: Story = {
  args: { draft: { ...withNumber(), jersey: { ...jersey, style: "child", junior: true } }, answers: { productPlans: [child] } },
};
export const CannotBePrinted: Story = {
  args: { draft: { ...withNumber(), jersey: { ...jersey, name: "Ağaçoğulları", number: "100" } } },
};
export const Loading: Story = { args: { answers: { productPlans: () => new Promise(() => undefined) } } };
export const OperatorDown: Story = { args: { answers: { productPlans: new ApiError("-1", { reason: "unreachable" }) } } };
