import { euro } from "@tribun/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { changingLine, SAMPLE_TARIFFS } from "../../../testing/sample-offers.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { changedLine, manyLines, sampleAdvice, sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

const LINES = "GET /api/tariffs/me";
const SETTINGS = "GET /api/lines/l1/settings";
const card = { ...sampleLine, sim: { type: "physical", iccidMasked: "8949 •••• •••• 0103", state: "active" } };
const ANSWERS = { [LINES]: [sampleLine], [SETTINGS]: sampleSettings };

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Account overview",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Overview />, path: "/dashboard/account/overview", user: sampleUser, answers: ANSWERS },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form of a row, in either language. */
const opening =
  (row: RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: row }));
  };

export const Esim: Story = {};
export const Advised: Story = { args: { answers: { ...ANSWERS, [LINES]: [{ ...sampleLine, advice: sampleAdvice }] } } };
export const Changed: Story = { args: { answers: { ...ANSWERS, [LINES]: [changedLine] } } };
const OTHERS = "GET /api/lines/l1/tariffs";
export const AnotherTariff: Story = {
  args: { answers: { ...ANSWERS, [LINES]: [{ ...sampleLine, advice: { ...sampleAdvice, slug: "tribun-l" } }], [OTHERS]: SAMPLE_TARIFFS } },
  play: opening(/^(Tarif wechseln|Tarife değiştir)$/),
};
export const TariffToCome: Story = { args: { answers: { ...ANSWERS, [LINES]: [changingLine] } } };
/** Instructions for porting out. */
export const PortingOut: Story = { play: opening(/^(?:So geht es|Nasıl yapılır)$/) };
export const SeveralLines: Story = {
  args: { answers: { ...ANSWERS, [LINES]: [sampleLine, { ...card, id: "l2", msisdn: "+491713920007" }] } },
};
export const Long: Story = { args: { answers: { ...ANSWERS, [LINES]: manyLines(500) } } };
export const BlockedByFan: Story = {
  args: { answers: { ...ANSWERS, [LINES]: [{ ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" } }] } },
  play: opening(/^(Sperre aufheben|Blokeyi kaldır)$/),
};
export const BlockedByOperator: Story = {
  args: {
    answers: { ...ANSWERS, [LINES]: [{ ...sampleLine, status: "blocked", sim: { ...sampleLine.sim, state: "blockedByOperator" } }] },
  },
};
export const CardOnItsWay: Story = {
  args: {
    answers: {
      ...ANSWERS,
      [LINES]: [
        {
          ...card,
          sim: {
            ...card.sim,
            replacement: {
              ...{ id: "r1", type: "physical", state: "shipped", fee: euro(999), carrier: "DHL" },
              ...{ expectedFrom: "2026-11-24", expectedTo: "2026-11-25" },
            },
          },
        },
      ],
    },
  },
};
export const CardWaitsForAddress: Story = {
  args: {
    answers: {
      ...ANSWERS,
      [LINES]: [
        {
          ...card,
          sim: { ...card.sim, replacement: { id: "r1", type: "physical", state: "ordered", fee: euro(999), addressUnproven: true } },
        },
      ],
    },
  },
};
export const CapReached: Story = {
  args: { answers: { ...ANSWERS, [SETTINGS]: { ...sampleSettings, costShield: { ...sampleSettings.costShield, state: "capped" } } } },
};
export const Ended: Story = {
  args: { answers: { ...ANSWERS, [LINES]: [{ ...sampleLine, status: "ended", endsOn: "2026-10-31", cancelBy: undefined }] } },
};
export const WithoutLine: Story = { args: { answers: { ...ANSWERS, [LINES]: [] } } };
export const Loading: Story = { args: { answers: { [LINES]: () => new Promise(() => undefined) } } };
export const OperatorDown: Story = { args: { answers: { [LINES]: refuse("-1") } } };
export const SettingsDown: Story = { args: { answers: { ...ANSWERS, [SETTINGS]: refuse("-1") } } };
export const Blocking: Story = { play: opening(/^(SIM sperren|SIM’i bloke et)$/) };
export const OrderingAnother: Story = { play: opening(/^(Ersatz bestellen|Yedek iste)$/) };
export const ItemisedBill: Story = { play: opening(/^(Einzelverbindungsnachweis ändern|Ayrıntılı döküm: değiştir)$/) };

const STOCK = "GET /api/phone-registries";
const free = Array.from({ length: 8 }, (_, at) => ({
  ...{ id: `n${at}`, msisdn: `+4917139${String(21000 + at)}`, kind: "general", keywordType: 0, tier: "standard", fee: euro(0) },
}));
export const AnotherNumber: Story = {
  args: { answers: { ...ANSWERS, [STOCK]: free } },
  play: opening(/^(Nummer wechseln|Numara değiştir)$/),
};
