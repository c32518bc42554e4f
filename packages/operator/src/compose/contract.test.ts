import { type Call, contract } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { ROUTES } from "./routes.ts";

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

const paramsOf = (call: Call) => Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));

test("every call asks for its headers, its session and its key", async () => {
  for (const call of CALLS) {
    const params = paramsOf(call);
    if (!call.headerless) expect((await operator.fails(call, { params }, { team: null })).code, call.id).toBe("1001");
    expect((await operator.fails(call, { params }, { language: 7 })).code, call.id).toBe("1002");
    if (call.auth === "user") expect((await operator.fails(call, { params })).code, call.id).toBe("1034");
    if (call.idempotent) expect((await operator.fails(call, { params }, { token, key: null })).code, call.id).toBe("1001");
  }
});

test("every call has a limit, whoever calls", async () => {
  const full = await createTestOperator({
    change: (deps) => ({ ...deps, config: { ...deps.config, limits: { ...deps.config.limits, factor: 0 } } }),
  });
  for (const call of CALLS) {
    expect(await full.fails(call, { params: paramsOf(call) }), call.id).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  }
  await full.stop();
});
