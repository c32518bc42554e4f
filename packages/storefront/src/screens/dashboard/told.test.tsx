import type { Line } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { nearlyUsedUp, sampleAdvice, sampleLine, sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

async function open(told: Partial<Line>, language: Language = "de") {
  const stage = await makeStage({
    screen: <Dashboard />,
    path: "/dashboard",
    answers: {
      "GET /api/tariffs/me": [{ ...sampleLine, ...told }],
      "GET /api/orders": [],
      "GET /api/tariffs/me/ping": { revision: 1, pendingOrders: 0 },
      "GET /api/users/me": sampleUser,
      "GET /api/invoices/me": [],
    },
    user: sampleUser,
    language,
  });
  await render(stage.element);
}

test("four fifths of the volume are told, and nothing below, after the end or without a limit (L35)", async () => {
  await open(nearlyUsedUp);
  const told = page.getByText("80 % des Datenvolumens von Serbest M sind verbraucht.");
  await expect.element(told).toBeVisible();
});

test.each<[string, Partial<Line>]>([
  ["more than a fifth is left", {}],
  ["the volume is used up, which the forecast says", { ...nearlyUsedUp, throttled: true }],
  ["a pack without limit runs", { ...nearlyUsedUp, unlimitedDataUntil: "2026-11-22T08:00:00.000Z" }],
  ["the line has ended", { ...nearlyUsedUp, status: "ended" }],
])("no such word while %s", async (_, told) => {
  await open(told);
  await expect.element(page.getByText("GB übrig")).toBeVisible();
  expect(page.getByText("80 %").elements()).toEqual([]);
});

test.each([
  ["warned", "de", "Außerhalb der EU sind 80 % deiner Kostengrenze für diesen Monat erreicht.", "Kostengrenze ansehen"],
  ["capped", "de", "Deine Kostengrenze außerhalb der EU ist erreicht.", "Kostengrenze ansehen"],
  ["capped", "tr", "AB dışındaki maliyet sınırına ulaşıldı.", "Maliyet sınırına bak"],
] as const)("the cost cap abroad, %s in %s, leads to where it is set (L34)", async (roaming, language, words, link) => {
  await open({ roaming }, language);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: link })).toHaveAttribute("href", "/dashboard/account/overview?line=l1");
});

test("a contract that ends says when, and gets no advice any more", async () => {
  await open({ endsOn: "2026-12-31", advice: sampleAdvice });
  await expect.element(page.getByText("Endet am")).toBeVisible();
  expect(page.getByText("Serbest S", { exact: false }).elements()).toEqual([]);
});

test("another tariff that fits better is one line with the way to the advice (L07)", async () => {
  await open({ advice: sampleAdvice });
  await expect.element(page.getByText("Für deinen Verbrauch passt Serbest S besser.", { exact: false })).toBeVisible();
  const link = page.getByRole("link", { name: "Zur Empfehlung" });
  await expect.element(link).toHaveAttribute("href", "/dashboard/account/overview?line=l1#advice");
});
