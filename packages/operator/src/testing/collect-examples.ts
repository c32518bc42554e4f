import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Call, contract } from "@tribun/api-client/contract";
import { type Example, type Examples, EXAMPLES_FILE } from "../compose/openapi/examples.ts";
import type { CallFixture } from "./calls/fixture.ts";
import { FIXTURES } from "./calls/fixtures.ts";
import { headersOf } from "./calls/identities.ts";
import { createWorld } from "./calls/world.ts";

/** Items that are enough to understand a list. */
const LONGEST = 2;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** Makes every call that does not answer a file, and records request and answer. @throws if the operator refuses one */
export async function collectExamples(): Promise<Examples> {
  const world = await createWorld();
  const fixtures = new Map<string, CallFixture>(Object.entries(FIXTURES));
  const collected: Record<string, Example> = {};
  for (const call of Object.values<Call>(contract)) {
    const fixture = fixtures.get(call.id);
    if (!fixture || call.payload === "binary") continue;
    const { as, ...input } = await fixture.prepare(world);
    const answer = await world.operator.raw(call, input, await headersOf("owner", world, as));
    if (!answer.ok) throw new Error(`${call.id}: ${answer.status} ${await answer.text()}`);
    const request = call.body && "body" in input ? input.body : undefined;
    collected[call.id] = { ...(request !== undefined && { request }), response: shortened(await answer.json()) };
  }
  await world.operator.stop();
  return collected;
}

if (import.meta.main) {
  mkdirSync(dirname(EXAMPLES_FILE), { recursive: true });
  writeFileSync(EXAMPLES_FILE, JSON.stringify(await collectExamples()));
}
