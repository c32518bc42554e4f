import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { STANDING } from "../../../platform/queries/queries.ts";
import { sampleLine, sampleOrder, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

const REVISION = "GET /api/tariffs/me/ping";
const ORDERS = "GET /api/orders";

/** @param standing comes with the fan's record and answers the revision call */
async function open(standing: () => typeof sampleStanding) {
  const answers = { "GET /api/tariffs/me": [sampleLine], "GET /api/invoices/me": [], [ORDERS]: [sampleOrder], [REVISION]: standing };
  const user = { ...sampleUser, standing: standing() };
  const stage = await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user });
  await render(stage.element);
  await expect.element(page.getByText("Neues Volumen ab 01.12.2026")).toBeVisible();
  return { ...stage, asked: () => stage.sent.map(({ call }) => call) };
}

test("with the fan's own record comes whether anything changes: nobody asks at once again, nor for orders that are none", async () => {
  let ordered = false;
  const { asked } = await open(() => ({ ...sampleStanding, revision: ordered ? 2 : 1, hasOrders: ordered }));
  expect(asked()).not.toContain(REVISION);
  expect(asked()).not.toContain(ORDERS);
  ordered = true;
  await expect.element(page.getByRole("list", { name: "Stand der Bestellung" }), { timeout: 8000 }).toBeVisible();
});

test("what was known a while ago is no reason not to ask for orders", async () => {
  const { app, asked } = await open(() => ({ ...sampleStanding, hasOrders: false }));
  expect(asked()).not.toContain(ORDERS);
  app.queryClient.setQueryData(STANDING, (known) => known, { updatedAt: 1 });
  await app.queryClient.refetchQueries({ queryKey: ["private", "de", "orders"] });
  expect(asked()).toContain(ORDERS);
});
