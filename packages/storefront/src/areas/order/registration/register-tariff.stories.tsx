import type { Meta, StoryObj } from "@storybook/react-vite";
import { chooseTariff, toChosenTariff, useOrderDraft } from "@tribun/checkout-wizard";
import { useEffect } from "react";
import { within } from "storybook/test";
import { sampleTariff } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { RegisterTariff } from "./register-tariff.tsx";

function WithCart() {
  const { change, ready } = useOrderDraft();
  useEffect(() => {
    if (ready) change((draft) => chooseTariff(draft, toChosenTariff(sampleTariff)));
  }, [ready, change]);
  return <RegisterTariff />;
}

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Register in an order",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <WithCart />, path: "/auth/register/tariff", answers: { "GET /api/tariffs/t1": sampleTariff } },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem("tribun.order");
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheTicket: Story = {};

export const WithoutTariff: Story = { args: { screen: <RegisterTariff /> } };
