import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

test("what could not be sent for one line waits at that line, and opens at no other", async () => {
  const away = () => {
    throw new TypeError("Failed to fetch");
  };
  const { element, router } = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    user: sampleUser,
    answers: {
      "GET /api/tariffs/me": [sampleLine, { ...sampleLine, id: "l2", msisdn: "+491713920007" }],
      "GET /api/lines/l1/settings": sampleSettings,
      "GET /api/lines/l2/settings": { ...sampleSettings, lineId: "l2" },
      ...{ "POST /api/lines/l1/sim/block": away, "HEAD /api/mnp-providers": away },
    },
  });
  await render(element);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const stolen = page.getByRole("radio", { name: "Gestohlen" });
  await press("SIM sperren");
  await stolen.click();
  await press("Jetzt sperren");
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  await router.navigate({ href: "/dashboard/account/overview?line=l2" });
  await expect.element(page.getByRole("region", { name: "Vertrag" }).getByText(/0171\s39200\s07/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "SIM sperren", exact: true })).toBeVisible();
  expect(stolen.elements()).toEqual([]);
  await router.navigate({ href: "/dashboard/account/overview?line=l1" });
  await expect.element(stolen).toBeChecked();
});
