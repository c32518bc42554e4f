import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { sampleUser } from "../../../../testing/samples.ts";
import { StoryStage } from "../../../../testing/stage.tsx";
import { PushRow } from "./push-row.tsx";

const PUSH = "GET /api/users/me/push";
const state = (on: boolean, devices: number) => ({ [PUSH]: { publicKey: "", on, devices } });
const agreed = { ...sampleUser, consents: { ...sampleUser.consents, push: true } };

/** Sets the browser's permission and subscription. @returns a function that restores them */
const decided = (permission: NotificationPermission, subscribed: boolean) => () => {
  const own = Object.getOwnPropertyDescriptor(Notification, "permission");
  Object.defineProperty(Notification, "permission", { configurable: true, get: () => permission });
  const { serviceWorker } = navigator;
  const registration = { pushManager: { getSubscription: async () => (subscribed ? {} : null) } };
  Object.defineProperty(serviceWorker, "getRegistration", { configurable: true, value: async () => registration });
  return () => {
    if (own) Object.defineProperty(Notification, "permission", own);
    Reflect.deleteProperty(serviceWorker, "getRegistration");
  };
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Profile/Messages on this device",
  component: StoryStage,
  args: { screen: <PushRow user={sampleUser} />, path: "/dashboard/account/profile", user: sampleUser, answers: state(false, 0) },
  beforeEach: decided("default", false),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Benachrichtigungen auf diesem Gerät|Bu cihazda bildirimler/);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = {
  args: { screen: <PushRow user={agreed} />, answers: state(true, 1) },
  beforeEach: decided("granted", true),
};
export const OnElsewhereToo: Story = {
  args: { screen: <PushRow user={agreed} />, answers: state(true, 3) },
  beforeEach: decided("granted", true),
};
export const AgreedWithoutDevice: Story = { args: { screen: <PushRow user={agreed} /> } };
export const Blocked: Story = { beforeEach: decided("denied", false) };
