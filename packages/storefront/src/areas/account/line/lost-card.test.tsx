import type { Language, SimState } from "@tribun/domain";
import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

/** A line whose replacement card was expected by a day; today is 21 November. */
async function open(expectedTo: string, language: Language = "de", state: SimState = "active") {
  const card = { id: "r1", type: "physical" as const, state: "shipped" as const, fee: euro(999), expectedFrom: "2026-11-12", expectedTo };
  const stage = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: {
      "GET /api/tariffs/me": [{ ...sampleLine, sim: { ...sampleLine.sim, state, replacement: card } }],
      "GET /api/lines/l1/settings": sampleSettings,
    },
    user: sampleUser,
    language,
  });
  await render(stage.element);
}
const another = (name = "Ersatz bestellen") => page.getByRole("button", { name, exact: true });

test.each([
  ["de", /^Sollte seit dem 17\.\s?November\s2026 da sein\. Bestell eine neue/, "Ersatz bestellen"],
  ["tr", /^17\s?Kasım\s2026 gününden beri elinde olmalıydı\. Yenisini iste/, "Yedek iste"],
] as const)("a card that was lost in the post says so and leads to another one, in %s", async (language, words, name) => {
  await open("2026-11-17", language);
  await expect.element(page.getByText(words)).toBeVisible();
  await another(name).click();
  await expect.element(page.getByRole("radio", { name: "eSIM" })).toBeVisible();
});

test("a card that is late may still come: no second one beside it, and no day that is over is forecast", async () => {
  await open("2026-11-20");
  await expect.element(page.getByText(/^Sollte seit dem 20\.\s?November\s2026 da sein$/)).toBeVisible();
  expect(another().elements()).toEqual([]);
});

test("while the operator has blocked the SIM no card is promised that cannot be ordered", async () => {
  await open("2026-11-17", "de", "blockedByOperator");
  await expect.element(page.getByText(/^Sollte seit dem 17\.\s?November\s2026 da sein$/)).toBeVisible();
  expect(another().elements()).toEqual([]);
});

test("a card on its way has its days", async () => {
  await open("2026-11-23");
  await expect.element(page.getByText(/^voraussichtlich 12\./)).toBeVisible();
  expect(another().elements()).toEqual([]);
});
