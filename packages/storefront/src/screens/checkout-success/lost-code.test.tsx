import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleOrder, sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { CheckoutSuccess } from "./checkout-success.tsx";

vi.mock("../order-delivery/esim-card.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("a QR code whose drawing cannot be fetched says so in its place, and the goal stays as it is", async () => {
  const esim = { lpa: "LPA:1$smdp.example.com$M-1", smdpAddress: "smdp.example.com", matchingId: "M-1", iccid: "8949990000190700015" };
  const order = { ...sampleOrder, state: "active", transactionStatus: 0, activatedAt: "2026-11-21T08:01:00.000Z", esim };
  const at = { screen: <CheckoutSuccess />, path: "/checkout/success?order=o2", answers: { "GET /api/orders/o2": order } };
  await render((await makeStage({ ...at, user: sampleUser })).element);
  await expect.element(page.getByText("Ein Teil dieser Seite ließ sich nicht laden.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});
