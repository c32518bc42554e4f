import type { Meta, StoryObj } from "@storybook/react-vite";
import { euro } from "@tribun/domain";
import { userEvent, within } from "storybook/test";
import { listStates } from "../../testing/list-states.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../testing/samples.ts";
import { StoryStage } from "../../testing/stage.tsx";
import { Overview } from "../../areas/account/line/overview.tsx";

const free = Array.from({ length: 500 }, (_, at) => ({
  ...{ id: `n${at}`, msisdn: `+4917139${String(21_000 + at)}`, kind: "general", keywordType: 0, tier: "standard", fee: euro(0) },
}));

const meta: Meta<typeof StoryStage> = {
  title: "Lists/Free numbers",
  component: StoryStage,
  args: { screen: <Overview />, path: "/dashboard/account/overview", user: sampleUser },
};
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  call: "GET /api/phone-registries",
  answers: { "GET /api/tariffs/me": [sampleLine], "GET /api/lines/l1/settings": sampleSettings },
  none: [],
  // More than the operator returns at once.
  many: free,
  rows: "input[type=radio]",
  said: /^(?:Gerade ist keine Nummer ohne Aufpreis frei|Şu an ek ücretsiz boş numara yok)/,
  open: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^(?:Nummer wechseln|Numara değiştir)$/ }));
  },
});
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
