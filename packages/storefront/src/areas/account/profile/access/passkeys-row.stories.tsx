import type { Meta, StoryObj } from "@storybook/react-vite";
import { inSeconds } from "@tribun/vitest-config/clock";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../../testing/fake-operator.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { sampleUser } from "../../../../testing/samples.ts";
import { PasskeysRow } from "./passkeys-row.tsx";

const LIST = "GET /api/auth/passkeys";
const KEYS = [
  { id: "k1", name: "Mein Handy", createdAt: inSeconds(-86_400), lastUsedAt: inSeconds(-600) },
  { id: "k2", name: "Laptop", createdAt: inSeconds(-9 * 86_400) },
];

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Profile/Passkeys",
  component: StoryStage,
  args: { screen: <PasskeysRow />, path: "/dashboard/account/profile", user: sampleUser, answers: { [LIST]: KEYS } },
};
export default meta;
type Story = StoryObj<typeof meta>;

const opening = (name: RegExp) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(context.canvasElement).findByRole("button", { name }));
};

export const None: Story = { args: { answers: { [LIST]: [] } } };
export const Several: Story = {};
export const OperatorDown: Story = { args: { answers: { [LIST]: refuse("-1") } } };
export const Adding: Story = { play: opening(/^(Passkey hinzufügen|Geçiş anahtarı ekle)$/) };
/** A fan with a passkey can use it in place of the password. */
export const Removing: Story = {
  args: { user: { ...sampleUser, hasPasskey: true } },
  play: opening(/Laptop.*(entfernen|kaldır)/),
};
