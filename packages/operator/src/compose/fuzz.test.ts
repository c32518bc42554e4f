import { type Call, contract } from "@tribun/api-client/contract";
import { ERRORS, isErrorCode } from "@tribun/domain";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codesOf } from "./openapi/operation.ts";
import type { CallFixture } from "../testing/calls/fixture.ts";
import { FIXTURES } from "../testing/calls/fixtures.ts";
import { createWorld, privateMarks, type World } from "../testing/calls/world.ts";
import { hostileBody, hostileText } from "../testing/fuzz/hostile.ts";
import { like } from "../testing/fuzz/like.ts";
import { mutated } from "../testing/fuzz/mutate.ts";
import { sweep } from "@tribun/vitest-config/sweep";

/** Inputs per call. A thorough run takes minutes: FUZZ_RUNS=500. */
const RUNS = sweep(3, 20, process.env["FUZZ_RUNS"]);
/**
 * Number of inputs for each prepared request: once one input is accepted, the operator may refuse the rest early. A call is prepared at
 * most about eight times, because only few fictional phone numbers exist for new fans.
 */
const RUNS_EACH = Math.max(10, Math.ceil(RUNS / 8));
const CALLS: readonly Call[] = Object.values(contract);
const fixtures = new Map<string, CallFixture>(Object.entries(FIXTURES));

let world: World;
beforeAll(async () => {
  world = await createWorld({ atRandom: true });
});
afterAll(() => world.operator.stop());

/** The owner's private data that each caller has sent. */
const toldBy = new Map<string, readonly string[]>();
const problem = v.object({ referenceErrorCode: v.string(), status: v.number() });
/** Error codes with status 502 although the caller is at fault (spec §8: events of the payment provider). */
const CALLERS_FAULT = new Set(["1035", "1036"]);
/** Text that would reveal the program's internals. */
const INSIDE =
  /\n\s+at |node_modules|\/packages\/|\.ts:\d|file:\/\/|\bselect "|insert into|drizzle|postgres|sqlstate|argon2|_pkey|violates|syntax error/i;

type Sent = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Generated requests: close to the call's schema, a good request with a defect, or nonsense. */
function attempts(call: Call, good: Partial<Sent>) {
  const invented = fc.record({
    params: call.params ? like(call.params) : fc.constant(undefined),
    query: call.query ? like(call.query) : fc.constant(undefined),
    body: call.body ? like(call.body) : fc.constant(undefined),
  });
  const spoilt = fc.record({
    params: fc.oneof(fc.constant(good.params), mutated(good.params)),
    query: fc.oneof(fc.constant(good.query), mutated(good.query)),
    body: fc.oneof(fc.constant(good.body), { weight: 3, arbitrary: mutated(good.body) }),
  });
  const nonsense = fc.record({ params: fc.constant(good.params), query: fc.dictionary(hostileText, hostileText), body: hostileBody });
  const sent = fc.oneof({ weight: 4, arbitrary: invented }, { weight: 5, arbitrary: spoilt }, nonsense);
  return fc.record({ sent, who: fc.constantFrom("owner", "owner", "other", "nobody"), header: hostileText });
}

async function stillSignedIn({ operator, owner, other }: World): Promise<boolean> {
  const answers = await Promise.all([owner, other].map(({ as }) => operator.raw(contract.me, {}, as)));
  return answers.every(({ ok }) => ok);
}

test.each(CALLS.map((call) => [call.id, call] as const))(
  "%s: whatever is sent, nothing fails inside and nothing gets out",
  { timeout: 600_000 },
  async (id, call) => {
    for (let left = RUNS; left > 0; left -= RUNS_EACH) await round(id, call, Math.min(left, RUNS_EACH));
    expect(Object.hasOwn(Object.prototype, "owned")).toBe(false);
  },
);

/** Prepares a good request and sends variations of it. */
async function round(id: string, call: Call, numRuns: number): Promise<void> {
  if (!(await stillSignedIn(world))) {
    await world.operator.stop();
    world = await createWorld({ atRandom: true });
  }
  const { as, ...good } = (await fixtures.get(id)?.prepare(world)) ?? {};
  const marks = privateMarks(world.owner);
  await fc.assert(
    fc.asyncProperty(attempts(call, good), async ({ sent, who, header }) => {
      const identity = who === "owner" ? { ...world.owner.as, ...as } : who === "other" ? world.other.as : {};
      const body = call.method === "GET" ? undefined : (sent.body ?? {});
      const headers = { ...as?.headers, ...(isHeaderValue(header) && { "x-forwarded-host": header, "accept-language": header }) };
      const parts = { params: asText(sent.params), query: asText(sent.query), body };
      const answer = await world.operator.raw(call, parts, { ...identity, headers });
      const text = call.payload === "binary" && answer.ok ? "" : await answer.text();
      if (answer.ok) expect(answer.headers.get("set-cookie") ?? "").toMatch(/^(?:device\d=[\w.:-]+; Path=\/api; [\w=; -]+)?$/);
      else {
        const { referenceErrorCode: code, status } = v.parse(problem, JSON.parse(text));
        expect(isErrorCode(code) && codesOf(call).includes(code), `${id} does not declare ${code}: ${text}`).toBe(true);
        expect(status).toBe(answer.status);
        if (!CALLERS_FAULT.has(code)) expect(answer.status, text).toBeLessThan(500);
        else expect(answer.status).toBe(ERRORS["1035"].status);
      }
      expect(text).not.toMatch(INSIDE);
      // An answer may contain what the same fan has sent, now or earlier.
      const told = JSON.stringify(sent);
      const known = [...(toldBy.get(who) ?? []), ...marks.filter((mark) => told.includes(mark))];
      toldBy.set(who, [...new Set(known)]);
      if (who !== "owner" && call.auth === "user") {
        const shown = marks.filter((mark) => !known.includes(mark) && text.includes(mark));
        expect(shown, `${who} sees what is the owner's`).toEqual([]);
      }
    }),
    { numRuns },
  );
}

/** Paths and queries carry only text; other values are written as JSON. */
function asText(values: unknown): Record<string, string> {
  if (typeof values !== "object" || values === null) return {};
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
}

function isHeaderValue(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
