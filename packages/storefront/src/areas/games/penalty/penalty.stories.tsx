import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards, sampleShootout } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Penalty } from "./penalty.tsx";

const ANSWERS = {
  "GET /api/games": [
    { ...sampleGame, state: "ready" },
    { ...sampleShootout, state: "ready" },
  ],
  "GET /api/rewards": sampleRewards,
  "GET /api/users/me": sampleUser,
  "GET /api/tariffs/me": [sampleLine],
  "POST /api/games/penalty/start": { seed: "x.e30.x", expiresAt: "2026-11-21T11:00:00.000Z", kicks: 5, goalsToWin: 4 },
  "POST /api/games/penalty/results": sampleResult("win"),
};

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Penalty",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Penalty />, path: "/fan/games/penalty", user: sampleUser, answers: ANSWERS },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the only submit button `times` times. */
const pressed =
  (times: number): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: sampleGame.title }));
    for (let count = 0; count < times; count += 1) {
      const [button] = await form.findAllByRole("button");
      if (button) await userEvent.click(button);
      if (count === 0) await form.findAllByRole("radio");
    }
  };
const played = (outcome: "win" | "lose") => {
  const result = sampleResult(outcome);
  return { args: { answers: { ...ANSWERS, "GET /api/games": [{ ...sampleGame, state: result.state, result }] } } };
};

/** A guest's view; the button leads to the login and back. */
export const SignedOut: Story = {
  render: () => (
    <StoryStage
      screen={<Penalty />}
      path="/fan/games/penalty"
      answers={{ "GET /api/games": [sampleGame], "GET /api/rewards": sampleRewards }}
    />
  ),
};
export const Begin: Story = {};
export const Aiming: Story = { play: pressed(3) };
export const AllChosen: Story = { play: pressed(6) };
export const Won: Story = played("win");
export const Lost: Story = played("lose");
/** The operator's list already says that the fan played with another account. */
export const Closed: Story = {
  args: {
    answers: {
      ...ANSWERS,
      "GET /api/games": [
        { ...sampleGame, closed: "otherAccount" },
        { ...sampleShootout, closed: "otherAccount" },
      ],
    },
  },
};
export const PlayedElsewhere: Story = {
  args: { answers: { ...ANSWERS, "POST /api/games/penalty/start": refuse("1027") } },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: sampleGame.title }));
    await userEvent.click(await form.findByRole("button"));
  },
};
