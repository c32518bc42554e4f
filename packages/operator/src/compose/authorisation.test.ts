import { randomUUID } from "node:crypto";
import { type Call, contract } from "@tribun/api-client/contract";
import { ERRORS, isErrorCode } from "@tribun/domain";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUuid } from "../db/uuid.ts";
import { codesOf } from "./openapi/operation.ts";
import type { CallFixture, Prepared, Refusal } from "../testing/calls/fixture.ts";
import { FIXTURES } from "../testing/calls/fixtures.ts";
import { headersOf, IDENTITIES, type Identity, OTHER_CLUB, WITHOUT_SESSION } from "../testing/calls/identities.ts";
import { createWorld, privateMarks, type World } from "../testing/calls/world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.operator.stop());

const CALLS = Object.values<Call>(contract).map((call) => [call.id, call] as const);
const fixtures = new Map<string, CallFixture>(Object.entries(FIXTURES));
const problem = v.object({ referenceErrorCode: v.string(), requestId: v.string() });
/** What each identity has sent so far. An export returns to a fan what the same fan sent, so that is no leak. */
const sent = new Map<Identity, string>();

/** The refusal for another fan's object and for a call that the identity may not make. */
const FORBIDDEN: Refusal = { code: "-1", status: 403 };

/** The refusal that follows from the call's declaration, whatever the input; undefined where it depends on the named object. */
function notLetIn(call: Call, identity: Identity): Refusal | undefined {
  const staff = identity === "strangersStaff";
  if (call.auth === "internal") return FORBIDDEN;
  if (call.auth === "public" || call.auth === "optional") return undefined;
  if (WITHOUT_SESSION.includes(identity)) return { code: "1034" };
  return call.auth === "staff" && !staff ? FORBIDDEN : undefined;
}

/** The refusal that call and fixture declare for an identity; undefined for a success. */
function expected(call: Call, fixture: CallFixture, identity: Identity): Refusal | undefined {
  if (identity === "owner") return undefined;
  const out = notLetIn(call, identity);
  if (out || call.auth === "staff") return out ?? fixture.strangersStaff;
  if (identity === "strangersStaff" && fixture.strangersStaff) return fixture.strangersStaff;
  if (identity === "guest" || identity === "stolenByOtherClub") return fixture.foreign ?? fixture.nobody;
  if (WITHOUT_SESSION.includes(identity)) return fixture.nobody ?? fixture.foreign;
  return OTHER_CLUB.includes(identity) ? (fixture.stranger ?? fixture.foreign) : fixture.foreign;
}

function fixtureOf(id: string): CallFixture {
  const fixture = fixtures.get(id);
  if (!fixture) throw new Error(`${id} has no fixture in src/testing/calls`);
  return fixture;
}

const answerOf = (refusal: Refusal | undefined) =>
  refusal ? { status: refusal.status ?? ERRORS[refusal.code].status, code: refusal.code } : { status: 200, code: undefined };

/** Actual and expected answers by identity, so that a failure names the identity. */
type Answers = { readonly given: Record<string, unknown>; readonly due: Record<string, unknown> };

/** Sends a prepared input as this identity and records the answer. @returns whether the call succeeded */
async function tryAs(identity: Identity, call: Call, { as, ...input }: Prepared<Call>, answers: Answers): Promise<boolean> {
  const headers = await headersOf(identity, world, as);
  // Every identity sends the fixture's signature headers. Only the owner sends its bearer token, because that is a secret of our systems.
  const { authorization, ...signatures } = as?.headers ?? {};
  const own = identity === "owner" && authorization !== undefined ? { ...signatures, authorization } : signatures;
  const told = `${sent.get(identity) ?? ""}${JSON.stringify(input)}`;
  sent.set(identity, told);
  const answer = await world.operator.raw(call, input, { ...headers, headers: own });
  const text = await answer.text();
  const code = answer.ok ? undefined : v.parse(problem, JSON.parse(text)).referenceErrorCode;
  const guarded = identity !== "owner" && (call.auth === "user" || call.auth === "staff");
  const ownersShown = guarded ? privateMarks(world.owner).filter((mark) => !told.includes(mark) && text.includes(mark)) : [];
  const due = answerOf(expected(call, fixtureOf(call.id), identity));
  const isDue = answer.status === due.status && code === due.code;
  const declared = code === undefined || (isErrorCode(code) && codesOf(call).includes(code));
  answers.given[identity] = { status: answer.status, code, declared, ownersShown, ...(!isDue && { text }) };
  answers.due[identity] = { ...due, declared: true, ownersShown: [] };
  return answer.ok;
}

/** Where another fan's object is refused with 403, checks that the answer is the same as for an object that does not exist. */
async function expectNoHint(call: Call, { as, ...input }: Prepared<Call>): Promise<void> {
  const { foreign, strangersStaff } = fixtureOf(call.id);
  if (call.auth === "public" || (foreign ?? strangersStaff)?.status !== 403) return;
  const who: Identity = call.auth === "staff" ? "strangersStaff" : "other";
  const { token = "", team = 1 } = await headersOf(who, world, undefined);
  const { authorization: _, ...signatures } = as?.headers ?? {};
  const send = async (values: object) => {
    const answer = await world.operator.raw(call, values, { token, team, headers: signatures });
    const { requestId: _id, instance: _path, ...told } = v.parse(v.looseObject({}), await answer.json());
    return told;
  };
  const theirs = await send(input);
  expect(theirs).toMatchObject({ status: 403, referenceErrorCode: "-1" });
  const nothing = JSON.stringify(input).replace(/"([^"]{36})"/g, (all, text: string) => (isUuid(text) ? `"${randomUUID()}"` : all));
  if (nothing !== JSON.stringify(input)) expect(await send(v.parse(v.looseObject({}), JSON.parse(nothing)))).toEqual(theirs);
  const { params } = v.parse(v.object({ params: v.optional(v.object({ id: v.optional(v.string(), "") }), {}) }), input);
  if (isUuid(params.id)) expect(await send({ ...input, params: { id: "no-id" } })).toEqual(theirs);
}

/**
 * The identities that try a call. A public call that changes something reads no session, so the sample tries it with `nobody` and the
 * identities with a session.
 */
function triedBy({ auth, method }: Call): readonly Identity[] {
  if (sweepsWhole() || auth !== "public" || method === "GET") return IDENTITIES;
  return IDENTITIES.filter((identity) => identity === "nobody" || !WITHOUT_SESSION.includes(identity));
}

test.each(CALLS)("%s: everybody gets what is declared, the owner last, because a refusal changes nothing", async (id, call) => {
  const answers: Answers = { given: {}, due: {} };
  let input = await fixtureOf(id).prepare(world);
  for (const identity of triedBy(call)) {
    if (identity === "owner") await expectNoHint(call, input);
    const isDone = await tryAs(identity, call, input, answers);
    // A successful call may have used up the prepared input.
    if (isDone && call.method !== "GET" && identity !== "owner") input = await fixtureOf(id).prepare(world);
  }
  expect(answers.given).toEqual(answers.due);
});

/** `updateMe` is left out because only some of its changes need a password; its own tests cover that. */
const PROVEN = CALLS.filter(([id, { proven }]) => proven && id !== "updateMe");

test.each(PROVEN)("%s: a session alone is not enough", async (id, call) => {
  const { as: _, ...input } = await fixtureOf(id).prepare(world);
  const { body } = v.parse(v.object({ body: v.optional(v.record(v.string(), v.unknown())) }), input);
  const unproven = body && Object.fromEntries(Object.entries(body).filter(([field]) => field !== "password"));
  const answer = await world.operator.raw(call, { ...input, ...(unproven && { body: unproven }) }, world.owner.as);
  const { referenceErrorCode } = v.parse(problem, await answer.json());
  expect(referenceErrorCode).toBe(body ? "-1" : "1004");
});

const BODIES = [{ id: [], decision: 7 }, "{", "x".repeat(100_000)];

// The owner is an ordinary fan here: the test ignores the headers that a fixture would add.
const guarded = CALLS.filter(([, call]) => IDENTITIES.some((identity) => notLetIn(call, identity)));
test.each(guarded)("%s: who may not call at all is told so before anything they sent is looked at", async (_, call) => {
  const answers: Answers = { given: {}, due: {} };
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "%".repeat(300)]));
  for (const [at, identity] of IDENTITIES.entries()) {
    const refusal = notLetIn(call, identity);
    if (!refusal) continue;
    const { token, team } = await headersOf(identity, world, undefined);
    const as = { ...(token !== undefined && { token }), ...(team !== undefined && { team }) };
    const bodies = call.method === "GET" ? [undefined] : sweepsWhole() ? BODIES : [BODIES[at % BODIES.length]];
    for (const body of bodies) {
      const answer = await world.operator.raw(call, { params, query: { query: "", page: "x" }, body }, as);
      const { referenceErrorCode: code } = v.parse(problem, await answer.json());
      const name = `${identity} with ${JSON.stringify(body)?.slice(0, 30)}`;
      answers.given[name] = { status: answer.status, code };
      answers.due[name] = answerOf(refusal);
    }
  }
  expect(answers.given).toEqual(answers.due);
});

test("what the table of codes gives a 404 has that code; everything else of somebody else's is 403 without one", () => {
  const refusals = CALLS.flatMap(([id]) => {
    const { foreign, stranger, strangersStaff } = fixtureOf(id);
    return [foreign, strangersStaff, stranger].flatMap((refusal) => (refusal ? [{ id, ...refusal }] : []));
  });
  expect(refusals.filter(({ code, status }) => code === "-1" && status === 404)).toEqual([]);
});
