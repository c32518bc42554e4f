import type { ActiveOption, Match } from "@tribun/api-client/contract";
import { matchDayPack } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleDerby, sampleMatch, sampleMatches, sampleResult, sampleToday } from "../../../testing/sample-matches.ts";
import { samplePacks, scheduledPack } from "../../../testing/sample-options.ts";
import { sampleLine, sampleOrder, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

const QUIET: Answers = {
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/orders": [],
  "GET /api/tariffs/me/ping": sampleStanding,
  "GET /api/users/me": sampleUser,
  "GET /api/invoices/me": [],
  "GET /api/tariffs/options": samplePacks,
  "GET /api/tariffs/options/me": [],
};

/** Marks the document as scripted, like the script in its head. */
beforeAll(() => void (document.documentElement.dataset["scripted"] = ""));

async function open(matches: unknown, more: Answers = {}, language: "de" | "tr" = "de") {
  const answers = { ...QUIET, "GET /api/matches": matches, ...more };
  const stage = await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user: sampleUser, language });
  await render(stage.element);
  return stage;
}
const strip = (name = "Nächstes Spiel") => page.getByRole("region", { name, exact: true });
/** Bought for today's match; begins half an hour before. */
const forToday: ActiveOption = {
  ...scheduledPack,
  option: matchDayPack(samplePacks) ?? scheduledPack.option,
  startedAt: "2026-11-21T16:30:00.000Z",
  endsAt: "2026-11-22T16:30:00.000Z",
};
const packCalls = (sent: readonly { readonly call: string }[]) => sent.filter(({ call }) => call === "GET /api/tariffs/options");

test("a match that is near is told with its day, by the clocks of both countries, with what is left and the last result", async () => {
  const { sent } = await open(sampleMatches);
  await expect
    .element(strip())
    .toMatchTextContent("Yakamoz SK – MusterSamstag, 28. November 2026, 16:00 UhrAuswärtsspiel, in der Türkei 18:00 Uhr");
  await expect.element(strip().getByRole("timer", { name: "Bis zum Anpfiff" })).toBeVisible();
  await expect.element(strip()).toMatchTextContent("Zuletzt: Muster – Lodos 1931, 2:1");
  expect(packCalls(sent)).toEqual([]);
});

test("the same in Turkish", async () => {
  await open(sampleMatches, {}, "tr");
  await expect
    .element(strip("Sıradaki maç"))
    .toMatchTextContent("Yakamoz SK – Muster28 Kasım 2026 Cumartesi, 16:00Deplasmanda, Türkiye’de 18:00");
});

test("an order on its way stands above it, as it may need a tap", async () => {
  await open(sampleMatches, { "GET /api/orders": [{ ...sampleOrder, state: "provisioning" }] });
  const order = page.getByRole("heading", { name: /^Bestellung/ });
  await expect.element(order).toBeVisible();
  // The first key press loads the part below.
  await userEvent.keyboard("{Shift}");
  await expect.element(strip()).toBeVisible();
  expect(order.element().compareDocumentPosition(strip().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("on the day the pack of one day stands beside it, for the line that may have it", async () => {
  await open([sampleResult, sampleToday]);
  const today = strip("Heute wird gespielt");
  await expect.element(today).toMatchTextContent("Derbi 24 h: einen Tag lang ohne Limit surfen, 2,99 €.");
  await expect.element(today.getByRole("link")).toHaveAttribute("href", "/dashboard/options/derbi-24?line=l1");
});

test.each([
  ["no line is active", { "GET /api/tariffs/me": [{ ...sampleLine, status: "pending" }] }],
  ["its fan has blocked the SIM", { "GET /api/tariffs/me": [{ ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" } }] }],
  ["one is there for the match already", { "GET /api/tariffs/options/me": [forToday] }],
  ["no such pack is sold", { "GET /api/tariffs/options": [] }],
  ["the catalogue does not answer", { "GET /api/tariffs/options": refuse("-1") }],
])("where %s the match stands without a pack", async (_, more) => {
  await open([sampleToday], more);
  const today = strip("Heute wird gespielt");
  await expect.element(today).toMatchTextContent("Yakamoz SK – Muster");
  expect(today.getByRole("link").elements()).toEqual([]);
});

test.each([
  ["a pack without limit runs", { unlimitedDataUntil: "2026-11-22T10:00:00.000Z" }],
  ["the tariff has no limit", { usage: sampleLine.usage.map((one) => ({ ...one, total: -1 })) }],
])("where %s none is offered", async (_, own) => {
  const { sent } = await open([sampleToday], { "GET /api/tariffs/me": [{ ...sampleLine, ...own }] });
  await expect.element(strip("Heute wird gespielt")).toMatchTextContent("Yakamoz SK – Muster");
  await expect.element(page.getByRole("region", { name: "Serbest M, 0171 39200 33" })).toBeVisible();
  expect(packCalls(sent)).toEqual([]);
});

test("the countdown goes by the operator's clock, as the match does", async () => {
  const hours = 7;
  const later = (payload: unknown) => Response.json({ payload, meta: { serverTime: inSeconds(hours * 3600), requestId: "req-1907" } });
  const answers = Object.entries(QUIET).map(([call, payload]) => [call, later(payload)] as const);
  onTestFinished(() => void delete document.documentElement.dataset["ahead"]);
  await open(later([sampleToday]), Object.fromEntries(answers));
  await expect.element(strip("Heute wird gespielt").getByText("Der Ball rollt")).toBeVisible();
});

test("what came with the page is asked for by nobody, and told at once", async () => {
  const stage = await makeStage({ screen: <Dashboard />, path: "/dashboard", answers: QUIET, user: sampleUser });
  stage.app.queryClient.setQueryData(["public", "de", "matches", "next"], [sampleToday]);
  stage.app.queryClient.setQueryData(["public", "de", "packs", "matchDay"], matchDayPack(samplePacks));
  await render(stage.element);
  await expect.element(strip("Heute wird gespielt").getByRole("link")).toHaveAttribute("href", "/dashboard/options/derbi-24?line=l1");
  expect(packCalls(stage.sent)).toEqual([]);
  expect(stage.sent.map(({ call }) => call)).not.toContain("GET /api/matches");
});

test("while the ball rolls nothing is counted down", async () => {
  await open([{ ...sampleToday, kickOff: "2026-11-21T10:30:00.000Z" }]);
  await expect.element(strip("Heute wird gespielt").getByText("Der Ball rollt")).toBeVisible();
  await expect.element(page.getByRole("timer")).not.toBeInTheDocument();
});

test.each([
  ["postponed", "Yakamoz SK – Muster am 28. November 2026 ist verlegt. Den neuen Termin liest du hier, sobald er steht."],
  ["cancelled", "Yakamoz SK – Muster am 28. November 2026 ist abgesagt."],
] as const)("a match that is %s is said to be", async (state, said) => {
  await open([{ ...sampleMatch, state }]);
  await expect.element(strip()).toMatchTextContent(said);
  expect(page.getByRole("timer").elements()).toEqual([]);
});

test.each<[string, readonly Match[] | Response]>([
  ["no match is near", [sampleResult, sampleDerby]],
  ["there is none", []],
  ["nobody answers", refuse("-1")],
])("where %s all is quiet", async (_, matches) => {
  await open(matches);
  await expect.element(page.getByRole("region", { name: "Serbest M, 0171 39200 33" })).toBeVisible();
  expect(strip().elements()).toEqual([]);
});
