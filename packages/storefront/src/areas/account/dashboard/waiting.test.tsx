import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleLine, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

// The page before it is known whether a bill is late.

async function open(bills: Answers) {
  const answers: Answers = {
    "GET /api/tariffs/me": [sampleLine],
    "GET /api/orders": [],
    "GET /api/tariffs/me/ping": sampleStanding,
    "GET /api/users/me": sampleUser,
    ...bills,
  };
  const stage = await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user: sampleUser });
  await render(stage.element);
  return stage;
}

test.each([390, 1280])(
  "nothing stands where a late bill could push it away: at %i px the boards come once it is known whether there is one",
  async (width) => {
    await page.viewport(width, 844);
    const answer = Promise.withResolvers<unknown>();
    const { sent } = await open({ "GET /api/invoices/me": () => answer.promise });
    // Every page fetches the lines, so they are known before the bills are fetched.
    await expect.poll(() => sent.map(({ call }) => call)).toContain("GET /api/invoices/me");
    const board = page.getByRole("region", { name: "Serbest M, 0171 39200 33" });
    expect(board.elements()).toEqual([]);
    await expect.element(page.getByRole("status", { name: "Deine Übersicht wird geladen" })).toBeVisible();
    answer.resolve([{ ...sampleInvoice, dueDate: "2026-11-10" }]);
    const bill = page.getByRole("region", { name: "Rechnung überfällig" });
    await expect.element(bill).toBeVisible();
    await expect.element(board).toBeVisible();
    // It comes first on the screen and in the tab order.
    const [billBox, boardBox] = [bill, board].map((region) => region.element().getBoundingClientRect());
    if (width < 900) expect(billBox?.bottom).toBeLessThan(boardBox?.top ?? 0);
    expect(bill.element().compareDocumentPosition(board.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
);
