import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

const invited = { friends: 3, gb: 6, waitingGb: 0 };

async function open(games: boolean, language: Language = "de") {
  const { element } = await makeStage({
    screen: <Profile />,
    path: "/dashboard/account/profile",
    brand: { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, games } },
    answers: {
      "GET /api/users/me/payment-methods": sampleMethods,
      "GET /api/auth/passkeys": [],
      "GET /api/auth/sessions": sampleDevices,
      "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
    },
    user: { ...sampleUser, invited },
    language,
  });
  await render(element);
}

test.each([
  ["de", "Freunde", "6 GB"],
  ["tr", "Arkadaşlar", "6 GB"],
] as const)("where a club has no games, the profile tells what the code for friends has brought (%s)", async (language, title, got) => {
  await open(false, language);
  const panel = page.getByRole("region", { name: title, exact: true });
  await expect.element(panel.getByRole("definition").nth(0)).toHaveTextContent("3");
  await expect.element(panel.getByRole("definition").nth(1)).toMatchTextContent(got);
});

test("where it has, that stands at the rewards alone", async () => {
  await page.viewport(414, 4000);
  await open(true);
  await expect.element(page.getByRole("region", { name: "Bring deine Leute mit", exact: true })).toBeVisible();
  expect(page.getByRole("region", { name: "Freunde", exact: true }).elements()).toHaveLength(0);
});
