import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

test("below a contract that has ended the way to another tariff stands", async () => {
  const { element } = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: { "GET /api/tariffs/me": [{ ...sampleLine, status: "ended" }], "GET /api/lines/l1/settings": sampleSettings },
    user: sampleUser,
  });
  await render(element);
  await expect.element(page.getByText(/Vertrag\sist\szu\sEnde/).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
});
