import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import {
  manyPacks,
  manyRunning,
  renewingPack,
  runningPack,
  sampleFlat,
  samplePack,
  samplePacks,
  scheduledPack,
} from "../../../testing/sample-options.ts";
import { manyLines, sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { PackById } from "./option-detail.tsx";
import { Options } from "./options.tsx";

const MINE = "GET /api/tariffs/options/me";
const SALE = "GET /api/tariffs/options";
const LINES = "GET /api/tariffs/me";
const CHECK = "GET /c/c1/check";
const never = () => new Promise(() => undefined);
const ANSWERS = {
  [LINES]: [sampleLine],
  [SALE]: samplePacks,
  [MINE]: [runningPack, renewingPack],
  "GET /api/users/me/payment-methods": [{ id: "k1", type: "card", label: "Visa •••• 4242", isDefault: true }],
  "GET /api/tariffs/options/ek-10": samplePack,
  "GET /api/tariffs/options/tuerkiye-flat": sampleFlat,
};
const second = { ...sampleLine, id: "l2", msisdn: "+491713920007" };
const check = (transactionStatus: number, reason = "") => ({
  ...{ transactionStatus, reason, tId: "t1", orderId: "po1", purpose: "option", price: samplePack.price, own: true },
});
const given = (answers: object) => ({ answers: { ...ANSWERS, ...answers } });
const detail = (answers: object = {}, query = "") => ({
  ...given(answers),
  screen: <PackById id="ek-10" />,
  path: `/dashboard/options/ek-10${query}`,
});

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Options",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Options />, path: "/dashboard/options", user: sampleUser, answers: ANSWERS },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Scheduled: Story = { args: given({ [MINE]: [scheduledPack] }) };
export const NoneRuns: Story = { args: given({ [MINE]: [] }) };
export const SeveralLines: Story = {
  args: given({ [LINES]: [sampleLine, second], [MINE]: [runningPack, renewingPack, { ...scheduledPack, lineId: "l2" }] }),
};
/** Five hundred lines with a pack each, and as many packs on sale: twenty at a time. */
const long = { [LINES]: manyLines(500), [MINE]: manyRunning(500), [SALE]: manyPacks(500) };
export const Long: Story = { args: given(long) };
export const LongNames: Story = {
  args: given({
    [MINE]: [{ ...runningPack, option: { ...runningPack.option, name: "Deplasman Wochenendpaket Türkei und zurück 500" } }],
    [SALE]: samplePacks.map((pack) => ({ ...pack, name: `${pack.name} Deplasmanwochenendsonderpaket` })),
  }),
};
export const WithoutContract: Story = { args: given({ [LINES]: refuse("1023"), [MINE]: refuse("1023") }) };
export const BrokenRecord: Story = { args: given({ [MINE]: refuse("1020") }) };
export const Loading: Story = { args: given({ [LINES]: never, [SALE]: never, [MINE]: never }) };
export const OperatorDown: Story = { args: given({ [SALE]: refuse("-1"), [MINE]: refuse("-1") }) };
export const JustPaid: Story = { args: { ...given({ [CHECK]: check(0) }), path: "/dashboard/options?cId=c1" } };
export const Trip: Story = { args: { path: "/dashboard/options?trip=10" } };
export const TripTooLong: Story = {
  args: { ...given({ [SALE]: samplePacks.filter(({ id }) => id === "tatil-1") }), path: "/dashboard/options?trip=60" },
};
export const Detail: Story = { args: detail() };
export const DetailSeveralLines: Story = { args: detail({ [LINES]: [sampleLine, second] }) };
export const DetailLong: Story = { args: detail(long) };
export const DetailRenews: Story = {
  args: { ...given({ [MINE]: [] }), screen: <PackById id="tuerkiye-flat" />, path: "/dashboard/options/tuerkiye-flat" },
};
export const DetailRunsAlready: Story = { args: { screen: <PackById id="tuerkiye-flat" />, path: "/dashboard/options/tuerkiye-flat" } };
export const DetailPaymentFailed: Story = { args: detail({ [CHECK]: check(2, "declined") }, "?success=false&cId=c1") };
export const DetailWithoutContract: Story = { args: detail({ [LINES]: refuse("1023"), [MINE]: refuse("1023") }) };
export const DetailForACompany: Story = { args: { ...detail(), user: { ...sampleUser, customerType: "corporate" } } };
export const DetailUnknown: Story = { args: detail({ "GET /api/tariffs/options/ek-10": refuse("1024") }) };
