import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleShops } from "../../../testing/sample-shops.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Shops } from "./shops.tsx";

const CALL = "GET /api/distributors";
const HERE = "/support/shops";

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Shops",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Shops />, path: HERE, answers: { [CALL]: sampleShops } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("img");
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AllRegions: Story = {};
export const OneRegion: Story = { args: { path: `${HERE}?region=1` } };
export const NearACode: Story = { args: { path: `${HERE}?q=10999` } };
export const Nothing: Story = { args: { path: `${HERE}?q=Nirgendwo` } };
export const Loading: Story = {
  args: { answers: { [CALL]: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Läden werden geladen|Mağazalar yükleniyor/);
  },
};
export const Failed: Story = {
  args: { answers: { [CALL]: refuse("-1") } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2 });
  },
};
