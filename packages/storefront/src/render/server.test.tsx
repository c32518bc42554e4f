import { expect, test } from "vitest";
import { writePageState } from "../platform/app/page-state.ts";
import { nextMatchesQuery } from "../features/matches/queries.ts";
import { matchDayPackQuery } from "../areas/account/dashboard/match-day-pack.ts";
import { scopeOf } from "../platform/queries/scope.ts";
import { answerForm, redrawPage } from "./server.tsx";
import { accept, fakeOperator } from "../testing/fake-operator.ts";
import { sampleBrand } from "../testing/sample-brand.ts";
import { sampleGiveaway } from "../testing/sample-giveaway.ts";
import { sampleMatch, sampleMatches } from "../testing/sample-matches.ts";
import { samplePacks } from "../testing/sample-options.ts";
import { makeStage } from "../testing/stage.tsx";

const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";
const CONFIRM = "POST /api/giveaways/confirm";

async function post(path: string, fields: Record<string, string>, answers = {}) {
  const operator = fakeOperator(answers);
  const request = { brand: sampleBrand, path, language: "de", fields: new URLSearchParams(fields), idempotencyKey: KEY } as const;
  const answer = await answerForm({ ...request, origin: "https://muster.example", fetch: operator.fetch });
  if (!answer || answer.status === 303) throw new Error("no page");
  const { body } = new DOMParser().parseFromString(answer.body, "text/html");
  return { status: answer.status, body, sent: operator.sent };
}

test("what stands in an address fills in no field and ticks no box of a form", async () => {
  const path = "/auth/corporate-register?companyName=Fremd&tkgWaiver=on&kind=business";
  const { status, body } = await post(path, { form: "lead", email: "elif@example.com", kind: "business" });
  expect(status).toBe(422);
  expect(body.querySelector("[name=email]")?.getAttribute("value")).toBe("elif@example.com");
  expect(body.querySelector("[name=companyName]")?.getAttribute("value")).toBe("");
  expect(body.querySelector("[name=tkgWaiver]")?.hasAttribute("checked")).toBe(false);
});

test("the token of a mail's link is read from its address", async () => {
  const confirmed = {
    ...{ giveawayKey: "derbi", confirmedAt: sampleGiveaway.opensAt, drawAt: sampleGiveaway.drawAt },
    ...{ entryId: "3f2a91c0-1111-4222-8333-444455556666", revokeToken: "out" },
  };
  const { status, body, sent } = await post("/giveaway-result?token=mark", { form: "confirm" }, { [CONFIRM]: accept(confirmed) });
  expect(sent.find(({ call }) => call === CONFIRM)?.body).toEqual({ token: "mark" });
  expect([status, body.textContent]).toEqual([200, expect.stringContaining("Du bist dabei")]);
});

const MATCHES = "GET /api/matches";
const PACKS = "GET /api/tariffs/options";
const NEXT = ["public", "de", "matches", "next"];

/** What the build writes for the dashboard. */
async function givenState() {
  const { app } = await makeStage({ screen: null, answers: { [MATCHES]: sampleMatches, [PACKS]: samplePacks } });
  await app.queryClient.prefetchQuery(nextMatchesQuery(scopeOf(app)));
  await app.queryClient.prefetchQuery(matchDayPackQuery(scopeOf(app)));
  return writePageState(app.queryClient, app.i18n, []);
}

test("the dashboard is given what it tells every fan alike: the next matches, and of all packs the one of a match day", async () => {
  const pack = samplePacks.find(({ id }) => id === "derbi-24");
  const { queries } = JSON.parse(await givenState());
  expect(queries).toEqual(
    expect.arrayContaining([
      [NEXT, sampleMatches],
      [["public", "de", "packs", "matchDay"], pack],
    ]),
  );
  expect(queries).toHaveLength(2);
});

test("once staff have moved a match or changed the pack the shell brings that anew, and nothing of it is drawn; else it stays", async () => {
  const state = await givenState();
  const renew = async (matches: unknown, packs: unknown = samplePacks) => {
    const { fetch, sent } = fakeOperator({ [MATCHES]: matches, [PACKS]: packs });
    const request = { brand: sampleBrand, path: "/dashboard", language: "de", state, origin: "https://muster.example", fetch } as const;
    return { now: await redrawPage(request), sent: sent.map(({ call }) => call).toSorted() };
  };
  const moved = { ...sampleMatch, kickOff: "2026-11-29T15:00:00.000Z" };
  const later = sampleMatches.map((match) => (match === sampleMatch ? moved : match));
  const sent = [MATCHES, PACKS];
  expect(await renew(sampleMatches)).toEqual({ now: undefined, sent });
  expect(await renew(later)).toEqual({ now: { fresh: [[NEXT, [0, moved, 2, 3]]] }, sent });
  const gone = samplePacks.filter(({ id }) => id !== "derbi-24");
  expect(await renew(sampleMatches, gone)).toEqual({ now: { fresh: [[["public", "de", "packs", "matchDay"], null]] }, sent });
  await expect(renew(undefined)).rejects.toThrow("/dashboard");
});
