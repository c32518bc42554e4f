import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Rewards } from "./rewards.tsx";

const [long, week, derby] = sampleRewards;
const booking = {
  resultId: "play-1",
  state: "booked",
  lineId: "l1",
  rewardedAt: "2026-11-21T10:01:00.000Z",
  expiresAt: "2036-12-21T10:01:00.000Z",
} as const;
const NONE = {
  "GET /api/games": [{ ...sampleGame, state: "ready" }],
  "GET /api/rewards": sampleRewards,
  "GET /api/users/list": [
    { nickname: "Işıldak", points: 90 },
    { nickname: "Deniz 1907", points: 40 },
    { nickname: "Kurve 12", points: 10 },
  ],
  "GET /api/tariffs/me": [sampleLine],
};
const user = {
  ...sampleUser,
  profile: { listed: true, nickname: "Deniz 1907", points: 40 },
  invited: { friends: 0, gb: 0, waitingGb: 0 },
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Rewards",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Rewards />, path: "/dashboard/rewards", user, answers: NONE },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    // The first key press loads the part below.
    await userEvent.keyboard("{Shift}");
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const StillOpen: Story = {
  args: { answers: { ...NONE, "GET /api/games": [{ ...sampleGame, state: "won", result: sampleResult("win") }] } },
};
export const Several: Story = {
  args: {
    user: { ...user, invited: { friends: 3, gb: 6, waitingGb: 3, waitingUntil: "2036-12-21T10:01:00.000Z" } },
    answers: {
      ...NONE,
      "GET /api/games": [{ ...sampleGame, state: "booked", result: { ...sampleResult("win"), state: "booked" } }],
      "GET /api/rewards": [
        { ...long, bookings: [booking] },
        { ...week, bookings: [{ ...booking, resultId: "play-2", state: "forfeited" }] },
        { ...derby, bookings: [{ ...booking, resultId: "play-3", state: "parked", lineId: undefined }] },
      ],
    },
  },
};
export const Loading: Story = {
  args: {
    answers: { ...NONE, "GET /api/rewards": () => new Promise(() => undefined), "GET /api/users/list": () => new Promise(() => undefined) },
  },
};
/** The longest possible nickname, with wide letters. */
export const LongestNickname: Story = {
  args: {
    user: { ...user, profile: { ...user.profile, nickname: "MümmelmannGroßmauls1" } },
    answers: { ...NONE, "GET /api/users/list": [{ nickname: "MümmelmannGroßmauls1", points: 4000 }] },
  },
};
export const Long: Story = {
  args: {
    answers: {
      ...NONE,
      "GET /api/rewards": [
        { ...sampleRewards[0], bookings: Array.from({ length: 500 }, (_, at) => ({ ...booking, resultId: `play-${at}` })) },
      ],
      "GET /api/users/list": Array.from({ length: 500 }, (_, at) => ({ nickname: `Kurve ${at}`, points: 500 - at })),
    },
  },
};
export const Unreachable: Story = { args: { answers: { ...NONE, "GET /api/rewards": refuse("-1"), "GET /api/users/list": refuse("-1") } } };
