import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleGame, sampleResult, sampleRewards, sampleShootout } from "../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { Penalty } from "./penalty.tsx";

// The game as a screen reader walks through it: before, while aiming, and at its end.

const WORDS = {
  de: { start: "Spiel beginnen", set: "Schuss # festlegen", whistle: "Anpfiff", all: "Alle auf einmal zeigen", end: "Ergebnis ansehen" },
  tr: { start: "Oyuna başla", set: "#. atışı belirle", whistle: "Düdüğü çal", all: "Hepsini birden göster", end: "Sonucu gör" },
};

test.each(["de", "tr"] as const)("the game is a tree of plain names, %s", async (language) => {
  const { element } = await makeStage({
    screen: <Penalty />,
    path: "/fan/games/penalty",
    language,
    user: sampleUser,
    answers: {
      "GET /api/games": [
        { ...sampleGame, state: "ready" },
        { ...sampleShootout, state: "ready" },
      ],
      "GET /api/rewards": sampleRewards,
      "GET /api/users/me": sampleUser,
      "GET /api/tariffs/me": [sampleLine],
      "POST /api/games/penalty/start": { seed: "x.e30.x", expiresAt: "2026-11-21T11:00:00.000Z", kicks: 5, goalsToWin: 4 },
      "POST /api/games/penalty/results": sampleResult("win"),
    },
  });
  const { locator } = await render(element);
  const words = WORDS[language];
  const press = (name: string) => page.getByRole("button", { name, exact: true });
  const kick = (number: number) => press(words.set.replace("#", `${number}`));
  await expect.element(press(words.start)).toBeVisible();
  await expect.element(locator).toMatchAriaSnapshot();
  await press(words.start).click();
  await expect.element(kick(1)).toBeVisible();
  await expect.element(page.getByRole("form")).toMatchAriaSnapshot();
  for (let number = 1; number <= 5; number += 1) await kick(number).click();
  await press(words.whistle).click();
  await expect.element(page.getByRole("form")).toMatchAriaSnapshot();
  await press(words.all).click();
  await press(words.end).click();
  await expect.element(page.getByRole("radio").first()).toBeVisible();
  await expect.element(locator).toMatchAriaSnapshot();
});
