import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../../testing/stage.tsx";
import { Leaderboard } from "./leaderboard.tsx";

test.each([40, 450])(
  "an own place below the fifty that the list holds stands below the ten, as the account knows it: %i points",
  async (points) => {
    const fifty = Array.from({ length: 50 }, (_, at) => ({ nickname: `Fan ${at}`, points: Math.max(450, 490 - at) }));
    const rank = points === 40 ? 812 : 41;
    const screen = <Leaderboard profile={{ listed: true, nickname: "Geduld", points, rank }} />;
    const stage = await makeStage({ screen, path: "/dashboard/rewards", answers: { "GET /api/users/list": fifty } });
    await render(stage.element);
    const rows = page.getByRole("row");
    await expect.element(rows.nth(11)).toHaveTextContent(`${rank}Geduld (du)${points}`);
    await expect.element(rows).toHaveLength(12);
  },
);
