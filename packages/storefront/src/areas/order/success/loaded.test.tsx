import type { Order } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleOrder, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { CheckoutSuccess } from "./checkout-success.tsx";

test("an eSIM that was loaded shows no code and no waiting, but the way to another one", async () => {
  const loaded: Order = {
    ...{ ...sampleOrder, state: "active", transactionStatus: 0, contractSummaryId: "s1", lineId: "l7" },
    ...{ activatedAt: "2026-11-21T08:01:00.000Z", esimLoadedAt: "2026-11-21T09:12:00.000Z" },
  };
  const { element } = await makeStage({
    screen: <CheckoutSuccess />,
    path: "/checkout/success?order=o2",
    answers: { "GET /api/orders/o2": loaded },
    user: sampleUser,
  });
  await render(element);
  await expect.element(page.getByRole("heading", { name: "Deine eSIM ist geladen" })).toBeVisible();
  await expect.element(page.getByText(/Am 21.\sNovember 2026 hat ein Gerät sie geladen/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Neue eSIM bestellen" }))
    .toHaveAttribute("href", "/dashboard/account/overview?line=l7");
  await expect.element(page.getByRole("img", { name: /QR/ })).not.toBeInTheDocument();
  await expect.element(page.getByText("Dein Code ist gleich da")).not.toBeInTheDocument();
});

test("the code comes into the place that was kept for it, so that nothing below is pushed away from under a finger", async () => {
  await page.viewport(1280, 800);
  const paid: Order = { ...sampleOrder, state: "provisioning", transactionStatus: 0 };
  const lpa = "LPA:1$smdp.example.com$K2-1907-ABCD";
  const esim = { lpa, smdpAddress: "smdp.example.com", matchingId: "K2-1907-ABCD", iccid: "8949990000190700015" };
  const { element } = await makeStage({
    screen: <CheckoutSuccess />,
    path: "/checkout/success?order=o2",
    answers: { "GET /api/orders/o2": (_: unknown, before: number) => (before === 0 ? paid : { ...paid, state: "active", esim }) },
    user: sampleUser,
  });
  await render(element);
  const place = () => document.querySelector("h2, [role=status] > svg")?.parentElement?.getBoundingClientRect().height ?? 0;
  await expect.element(page.getByText("Dein Code ist gleich da")).toBeVisible();
  const kept = place();
  await expect.element(page.getByRole("img", { name: "QR-Code deiner eSIM" }), { timeout: 8000 }).toBeVisible();
  expect(Math.abs(place() - kept)).toBeLessThan(4);
});
