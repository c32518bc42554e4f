import { writeFileSync } from "node:fs";
import { type Call, contract } from "@tribun/api-client/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { CallFixture } from "../testing/calls/fixture.ts";
import { FIXTURES } from "../testing/calls/fixtures.ts";
import { headersOf } from "../testing/calls/identities.ts";
import { createWorld } from "../testing/calls/world.ts";
import { type Example, EXAMPLES_FILE, readExamples } from "./examples.ts";
import { steady } from "./steady.ts";

const CALLS: readonly Call[] = Object.values(contract);
const AGAIN =
  "EXAMPLES=write vitest run --project operator packages/operator/src/openapi/examples.test.ts && oxfmt packages/operator/src/openapi";
/** Enough to understand a list. */
const LONGEST = 2;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

test.runIf(process.env["EXAMPLES"] === "write")("collects real requests with their answers", { timeout: 120_000 }, async () => {
  const world = await createWorld();
  const fixtures = new Map<string, CallFixture>(Object.entries(FIXTURES));
  const collected: Record<string, Example> = {};
  for (const call of CALLS) {
    const fixture = fixtures.get(call.id);
    if (!fixture || call.payload === "binary") continue;
    const { as, ...input } = await fixture.prepare(world);
    const answer = await world.operator.raw(call, input, await headersOf("owner", world, as));
    const response = v.parse(v.looseObject({ payload: v.unknown() }), JSON.parse(await answer.text()));
    const request = call.body && "body" in input ? input.body : undefined;
    collected[call.id] = { ...(request !== undefined && { request }), response: shortened(response) };
  }
  await world.operator.stop();
  expect(Object.keys(collected).length).toBeGreaterThan(0);
  writeFileSync(EXAMPLES_FILE, `${JSON.stringify(collected, null, 2).replace(/[\s\S]*/, steady)}\n`);
});

const answered = (call: Call) =>
  v.strictObject({ payload: call.payload === "binary" ? v.never() : call.payload, meta: v.optional(v.unknown()) });

test.each(CALLS.map((call) => [call.id, call] as const))("%s has an example that the contract accepts", (id, call) => {
  const example = readExamples()[id];
  if (call.payload === "binary") return;
  expect(example, `collect the examples again: ${AGAIN}`).toBeDefined();
  const parsed = v.safeParse(answered(call), example?.response);
  expect(parsed.issues, `${id}: ${AGAIN}`).toBeUndefined();
  // The contract's objects drop what they do not name, so an equal output shows that nothing else got out.
  expect(parsed.output, `${id}: ${AGAIN}`).toEqual(example?.response);
  if (call.body) expect(v.safeParse(call.body, example?.request).issues, `${id}: ${AGAIN}`).toBeUndefined();
});
