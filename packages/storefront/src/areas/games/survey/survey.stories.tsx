import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleSurvey } from "../../../testing/sample-survey.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Survey } from "./survey.tsx";

const CURRENT = "GET /api/surveys/current";

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Survey",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Survey />, path: "/survey", answers: { [CURRENT]: sampleSurvey } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement).findByRole("form");
    await userEvent.click(within(form).getByRole("button"));
    await within(form).findByRole("alert");
  },
};
export const Answered: Story = { args: { answers: { [CURRENT]: { ...sampleSurvey, answered: true } } } };
export const NoneRuns: Story = { args: { answers: { [CURRENT]: refuse("-1", { reason: "unknownSurvey" }) } } };
