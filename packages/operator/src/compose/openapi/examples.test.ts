import { type Call, contract } from "@tribun/api-client/contract";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { collectExamples } from "../../testing/collect-examples.ts";
import type { Examples } from "./examples.ts";

let examples: Examples;
beforeAll(async () => {
  examples = await collectExamples();
});

const CALLS = Object.values<Call>(contract).flatMap((call) => (call.payload === "binary" ? [] : [[call.id, call, call.payload] as const]));

test.each(CALLS)("%s has an example that the contract accepts", (id, call, payload) => {
  const { request, response } = examples[id] ?? {};
  const parsed = v.safeParse(v.strictObject({ payload, meta: v.optional(v.unknown()) }), response);
  expect(parsed.issues).toBeUndefined();
  // The contract's objects drop unknown fields, so an equal output shows that the answer had no others.
  expect(parsed.output).toEqual(response);
  if (call.body) expect(v.safeParse(call.body, request).issues).toBeUndefined();
});
