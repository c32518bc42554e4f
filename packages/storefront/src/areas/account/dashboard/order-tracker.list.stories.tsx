import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { listStates } from "../../../testing/list-states.ts";
import { sampleLine, sampleOrder, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Orders on their way",
  component: StoryStage,
  args: { screen: <Dashboard />, path: "/dashboard", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/orders",
  answers: {
    ...{ "GET /api/tariffs/me": [sampleLine], "GET /api/invoices/me": [], "GET /api/users/me": sampleUser },
    "GET /api/tariffs/me/ping": sampleStanding,
  },
  none: [],
  // The operator returns the twenty newest.
  many: Array.from({ length: 20 }, (_, at) => ({ ...sampleOrder, id: `o${at}`, number: `T1-2026-${at}`, state: "provisioning" })),
  rows: "ol[aria-label]",
  // Most fans have no open order and the page says nothing about it, so look for the panel below.
  said: /^(?:Fährst du in die Türkei\?|Türkiye’ye mi gidiyorsun\?)$/,
  noMore: true,
});
export const Empty: Story = states.empty;
/** The whole overview waits for the orders, because the content below would move when they arrive. */
export const Loading: Story = {
  ...states.loading,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("status", { name: /^(?:Deine Übersicht wird geladen|Genel bakış yükleniyor)$/ });
  },
};
export const Failed: Story = states.failed;
export const Long: Story = states.long;
