import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleLine, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

async function open(line: object) {
  const answers = {
    "GET /api/tariffs/me": [line],
    "GET /api/orders": [],
    "GET /api/tariffs/me/ping": sampleStanding,
    "GET /api/users/me": sampleUser,
    "GET /api/invoices/me": [],
  };
  const { element } = await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user: sampleUser });
  await render(element);
}
const board = () => page.getByRole("region", { name: "Serbest M, 0171 39200 33" });

test("a bonus stands among what is left until it is used up or over, with its end", async () => {
  const [data] = sampleLine.usage;
  const bonus = {
    ...{ id: "b1", source: "bonus", name: "1 GB für 30 Tage", kind: "data", zone: "de", used: 0.2, total: 1, unit: "GB" },
    ...{ startsAt: "2026-11-20T09:00:00.000Z", endsAt: "2026-12-20T09:00:00.000Z", asOf: data?.asOf },
  };
  const allowances = [bonus, { ...bonus, id: "b2", used: 1 }, { ...bonus, id: "b3", endsAt: "2026-11-20T10:00:00.000Z" }];
  await open({ ...sampleLine, allowances });
  await expect
    .element(board().getByRole("listitem").filter({ hasText: "Bonus" }))
    .toMatchTextContent(/^0,8\sGB Bonus bis 20\.\sDezember 2026$/);
});

test("what is left is told of all that it is counted from: the tariff, packs and bonuses that run", async () => {
  const [data] = sampleLine.usage;
  const pack = {
    ...{ id: "p1", source: "pack", name: "Ek 10 GB", kind: "data", zone: "de", used: 0.8, total: 10, unit: "GB" },
    ...{ startsAt: "2026-11-20T09:00:00.000Z", endsAt: "2026-12-20T09:00:00.000Z", asOf: data?.asOf },
  };
  const allowances = [
    pack,
    { ...pack, id: "b1", source: "bonus", used: 0, total: 3 },
    // None of these counts as remaining volume.
    { ...pack, id: "p2", startsAt: "2999-11-20T09:00:00.000Z", endsAt: "2999-12-20T09:00:00.000Z" },
    { ...pack, id: "p3", endsAt: "2026-11-20T10:00:00.000Z" },
    { ...pack, id: "p4", total: -1 },
    { ...pack, id: "p5", zone: "tr" },
    { ...pack, id: "p6", kind: "voice", unit: "min" },
  ];
  await open({ ...sampleLine, remainingGb: 24, allowances });
  await expect.element(board().getByText("24", { exact: true })).toBeVisible();
  await expect.element(board().getByText(/von 38/)).toBeVisible();
  const item = (words: string) => board().getByRole("listitem").filter({ hasText: words });
  await expect.element(item("aus Ek 10 GB")).toMatchTextContent(/^9,2\sGB aus Ek 10 GB bis 20\.\sDezember 2026, 10:00\sUhr$/);
  await expect.element(item("aus deinem Tarif")).toMatchTextContent(/ GB aus deinem Tarif bis 30\.\sNovember 2026$/);
});
