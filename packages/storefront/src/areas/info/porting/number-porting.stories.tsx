import type { Meta, StoryObj } from "@storybook/react-vite";
import { refuse } from "../../../testing/fake-operator.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { NumberPorting } from "./number-porting.tsx";

const donors = ["Telekom", "congstar", "Vodafone", "Lidl Connect", "O2", "AY YILDIZ", "1&1"].map((name) => ({ id: name, name }));

const meta = {
  title: "Screens/Number porting",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <NumberPorting />, path: "/information/porting", answers: { "GET /api/mnp-providers": donors } },
} satisfies Meta<typeof StoryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const ProvidersDown: Story = { args: { answers: { "GET /api/mnp-providers": refuse("-1") } } };
