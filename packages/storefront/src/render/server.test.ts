import { expect, test } from "vitest";
import { answerForm, fetchPublic, renderShell } from "./server.tsx";
import { dashboard } from "../areas/account/dashboard/page.ts";
import { answersOf } from "../platform/app/page-state.ts";
import { accept, fakeOperator } from "../testing/fake-operator.ts";
import { sampleBrand } from "../testing/sample-brand.ts";
import { sampleGiveaway } from "../testing/sample-giveaway.ts";
import { sampleMatches } from "../testing/sample-matches.ts";
import { makeStage } from "../testing/stage.tsx";
import { sampleShare } from "../testing/sample-share.ts";
import { samplePacks } from "../testing/sample-options.ts";

const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";
const CONFIRM = "POST /api/giveaways/confirm";

async function post(path: string, fields: Record<string, string>, answers = {}) {
  const operator = fakeOperator(answers);
  const request = { brand: sampleBrand, path, language: "de", fields: new URLSearchParams(fields), idempotencyKey: KEY } as const;
  const answer = await answerForm({ ...request, origin: "https://muster.example", fetch: operator.fetch });
  if (!answer || answer.status === 303) throw new Error("no page");
  return { status: answer.status, body: answer.body, sent: operator.sent };
}

/** The tag of a field in the markup. */
const field = (body: string, name: string) => new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(body)?.[0];

test("what stands in an address fills in no field and ticks no box of a form", async () => {
  const path = "/auth/corporate-register?companyName=Fremd&tkgWaiver=on&kind=business";
  const { status, body } = await post(path, { form: "lead", email: "elif@example.com", kind: "business" });
  expect(status).toBe(422);
  expect(field(body, "email")).toContain('value="elif@example.com"');
  expect(field(body, "companyName")).toContain('value=""');
  expect(field(body, "tkgWaiver")).not.toContain("checked");
});

test("the token of a mail's link is read from its address", async () => {
  const confirmed = {
    ...{ giveawayKey: "derbi", confirmedAt: sampleGiveaway.opensAt, drawAt: sampleGiveaway.drawAt },
    ...{ entryId: "3f2a91c0-1111-4222-8333-444455556666", revokeToken: "out" },
  };
  const { status, body, sent } = await post("/giveaway-result?token=mark", { form: "confirm" }, { [CONFIRM]: accept(confirmed) });
  expect(sent.find(({ call }) => call === CONFIRM)?.body).toEqual({ token: "mark" });
  expect([status, body]).toEqual([200, expect.stringContaining("Du bist dabei")]);
});

const MATCHES = "GET /api/matches";
const SHARE = "GET /api/club-share";
const PACKS = "GET /api/tariffs/options";
const NEXT = ["public", "de", "matches", "next"];

test("the dashboard is given what it tells every fan alike: the next matches, what all bills have given, and the pack of a match day", async () => {
  const { app, sent } = await makeStage({
    screen: null,
    answers: { [MATCHES]: sampleMatches, [PACKS]: samplePacks, [SHARE]: sampleShare },
  });
  await fetchPublic(dashboard, app);
  const queries = answersOf(app.queryClient);
  expect(queries).toEqual(
    expect.arrayContaining([
      [NEXT, sampleMatches],
      [["public", "de", "clubShare"], sampleShare],
      [["public", "de", "packs", "matchDay"], samplePacks.find(({ id }) => id === "derbi-24")],
    ]),
  );
  expect(queries).toHaveLength(3);
  expect(sent.map(({ call }) => call).toSorted()).toEqual([SHARE, MATCHES, PACKS]);
});

test.each([
  ["of another name", "/information/cancellation", "login"],
  ["of another page", "/support", "withdraw"],
  ["of no page", "/constructor", "withdraw"],
])("a form %s is answered by nobody", async (_, path, form) => {
  const request = { brand: sampleBrand, path, language: "de", fields: new URLSearchParams({ form }), idempotencyKey: KEY } as const;
  expect(await answerForm({ ...request, origin: "https://muster.example", fetch: fakeOperator({}).fetch })).toBeUndefined();
});

test("a page that is drawn for everybody has no shell", async () => {
  const { fetch } = fakeOperator({});
  await expect(renderShell({ brand: sampleBrand, path: "/tarife", language: "de", fetch })).rejects.toThrow("/tarife");
});
