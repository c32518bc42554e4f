import { type Call, contract } from "@tribun/api-client/contract";
import { ERRORS, isErrorCode } from "@tribun/domain";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "../openapi/operation.ts";
import type { CallFixture, Refusal } from "../testing/calls/fixture.ts";
import { FIXTURES } from "../testing/calls/fixtures.ts";
import { headersOf, IDENTITIES, type Identity } from "../testing/calls/identities.ts";
import { createWorld, privateMarks, type World } from "../testing/calls/world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.operator.stop());

const fixtures = new Map<string, CallFixture>(Object.entries(FIXTURES));
const problem = v.object({ referenceErrorCode: v.string(), requestId: v.string() });
/** What each identity has sent so far: an export gives a fan back what the fan sent. */
const sent = new Map<Identity, string>();
const WITHOUT_SESSION: readonly Identity[] = ["nobody", "guest", "expired", "forged", "unsigned", "stolenByOtherClub"];

/** What everybody gets who is not one of the operator's own systems. */
const INTERNAL: Refusal = { code: "-1", status: 403 };

/** What the declarations of call and fixture promise; undefined is a success. */
function expected(call: Call, fixture: CallFixture, identity: Identity): Refusal | undefined {
  if (identity === "owner") return undefined;
  if (WITHOUT_SESSION.includes(identity)) {
    if (call.auth === "user") return { code: "1034" };
    return identity === "guest" || identity === "stolenByOtherClub"
      ? (fixture.foreign ?? fixture.nobody)
      : (fixture.nobody ?? fixture.foreign);
  }
  return identity === "stranger" ? (fixture.stranger ?? fixture.foreign) : fixture.foreign;
}

describe.each(Object.values<Call>(contract).map((call) => [call.id, call] as const))("%s", (id, call) => {
  test.each(IDENTITIES)("%s", async (identity) => {
    const fixture = fixtures.get(id);
    if (!fixture) throw new Error(`${id} has no fixture in src/testing/calls`);
    const { as, ...input } = await fixture.prepare(world);
    const headers = await headersOf(identity, world, as);
    // A signature speaks for itself and is no secret between the fans of this test; a token of our own systems is one.
    const { authorization, ...signatures } = as?.headers ?? {};
    const own = identity === "owner" && authorization !== undefined ? { ...signatures, authorization } : signatures;
    const told = `${sent.get(identity) ?? ""}${JSON.stringify(input)}`;
    sent.set(identity, told);
    const answer = await world.operator.raw(call, input, { ...headers, headers: own });
    const text = await answer.text();
    const refusal = authorization !== undefined && identity !== "owner" ? INTERNAL : expected(call, fixture, identity);
    const code = answer.ok ? undefined : v.parse(problem, JSON.parse(text)).referenceErrorCode;
    expect({ status: answer.status, code }, text).toEqual(
      refusal ? { status: refusal.status ?? ERRORS[refusal.code].status, code: refusal.code } : { status: 200, code: undefined },
    );
    if (code !== undefined) expect(isErrorCode(code) && codesOf(call).includes(code), `${code} is not declared`).toBe(true);
    if (identity !== "owner" && call.auth === "user") {
      const unknown = privateMarks(world.owner).filter((mark) => !told.includes(mark));
      expect(
        unknown.filter((mark) => text.includes(mark)),
        "shows what is the owner's",
      ).toEqual([]);
    }
  });
});
