import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { samplePack } from "../../../testing/sample-options.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { PackById } from "./option-detail.tsx";

vi.mock("../../../features/payment/payment-methods.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("nobody pays with what is kept as long as the ways to pay are not there to be seen", async () => {
  const { element, sent } = await makeStage({
    screen: <PackById id="ek-10" />,
    path: "/dashboard/options/ek-10",
    answers: {
      "GET /api/tariffs/me": [sampleLine],
      "GET /api/tariffs/options/me": [],
      "GET /api/users/me/payment-methods": [{ id: "k1", type: "card", label: "Visa •••• 4242", isDefault: true }],
      "GET /api/tariffs/options/ek-10": samplePack,
    },
    user: sampleUser,
  });
  await render(element);
  await expect.element(page.getByText("Ein Teil dieser Seite ließ sich nicht laden.", { exact: false })).toBeVisible();
  expect(page.getByRole("button", { name: "zahlungspflichtig bestellen" }).elements()).toEqual([]);
  await page.getByRole("radio", { name: "Sofort" }).click();
  await userEvent.keyboard("{Enter}");
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});
