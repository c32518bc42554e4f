import type { Meta, StoryObj } from "@storybook/react-vite";
import { listStates } from "../../../../testing/list-states.ts";
import { manyOffers, SAMPLE_TARIFFS } from "../../../../testing/sample-offers.ts";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { TariffForm } from "./tariff-form.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Other tariffs",
  component: StoryStage,
  args: { screen: <TariffForm line={sampleLine} close={() => undefined} />, path: "/dashboard/account/overview", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/lines/l1/tariffs",
  none: { ...SAMPLE_TARIFFS, offers: [] },
  many: { ...SAMPLE_TARIFFS, offers: manyOffers(500) },
  rows: "input[type=radio]",
  said: /keinen anderen Tarif|başka bir tarife yok/,
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
