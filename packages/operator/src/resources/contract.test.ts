import { type Call, contract } from "@tribun/api-client/contract";
import { isErrorCode } from "@tribun/domain";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { ROUTES } from "./resources.ts";

const CALLS: readonly Call[] = Object.values(contract);
let operator: TestOperator;
let token: string;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100000", OTP_SENDS_PER_DAY_AND_IP: "100000" } });
  ({ accessToken: token } = await newFan(operator));
});
afterAll(() => operator.stop());

test("every call of the contract is answered, and nothing else is", () => {
  expect(ROUTES.map(({ call }) => call.id).toSorted()).toEqual(CALLS.map((call) => call.id).toSorted());
});

test("every call asks for its headers, its session and its key", async () => {
  for (const call of CALLS) {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));
    if (!call.headerless) {
      expect((await operator.fails(call, { params }, { team: null })).code, call.id).toBe("1001");
      expect((await operator.fails(call, { params }, { language: 7 })).code, call.id).toBe("1002");
    }
    if (call.auth === "user") expect((await operator.fails(call, { params })).code, call.id).toBe("1034");
    if (call.idempotent) expect((await operator.fails(call, { params }, { token, key: null })).code, call.id).toBe("1001");
  }
});

const problem = v.object({ referenceErrorCode: v.string(), status: v.number() });
const NASTY = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "'; drop table users; --",
  "../../etc/passwd",
  "%00",
  "x".repeat(5000),
  "İ",
  "9".repeat(30),
  "-1",
  "1e400",
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 30 }), fc.uuid());
const json = fc.oneof(fc.jsonValue({ maxDepth: 3 }), text);

/** Something shaped like what the schema wants, with values that are often wrong. */
function like(schema: unknown): fc.Arbitrary<unknown> {
  if (typeof schema !== "object" || schema === null) return json;
  if ("wrapped" in schema) return fc.oneof(fc.constant(undefined), like(schema.wrapped));
  if ("entries" in schema && typeof schema.entries === "object" && schema.entries !== null) {
    return fc.record(Object.fromEntries(Object.entries(schema.entries).map(([key, entry]) => [key, like(entry)])));
  }
  if ("item" in schema) return fc.array(like(schema.item), { maxLength: 3 });
  if ("literal" in schema) return fc.oneof({ weight: 5, arbitrary: fc.constant(schema.literal) }, json);
  if ("options" in schema && Array.isArray(schema.options)) {
    const options: readonly unknown[] = schema.options;
    return fc.oneof(...options.map((option) => (typeof option === "object" ? like(option) : fc.constant(option))));
  }
  if ("type" in schema && schema.type === "boolean") return fc.boolean();
  if ("type" in schema && schema.type === "number") return fc.oneof(fc.integer(), fc.double());
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "tribun-m",
        "elif@example.com",
        "0171 39200 33",
        "Berlin",
        "12045",
        "1990-01-01",
        "123456",
        "single",
        "Abc#1234",
      ),
    },
    text,
    json,
  );
}

test.each(CALLS.map((call) => [call.id, call] as const))(
  "%s: whatever is sent, nothing fails inside",
  { timeout: 60_000 },
  async (_, call) => {
    const attempt = fc.record({
      params: call.params ? like(call.params) : fc.constant(undefined),
      query: call.query ? like(call.query) : fc.constant(undefined),
      body: call.body ? fc.oneof({ weight: 6, arbitrary: like(call.body) }, json, text) : fc.constant(undefined),
    });
    await fc.assert(
      fc.asyncProperty(attempt, async ({ params, query, body }) => {
        const sent = call.method === "GET" ? { params, query } : { params, query, body: body ?? {} };
        const answer = await operator.raw(call, sent, { token });
        const copy = await answer.text();
        expect(answer.status, copy).not.toBe(500);
        if (!answer.ok) expect(isErrorCode(v.parse(problem, JSON.parse(copy)).referenceErrorCode), copy).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);
