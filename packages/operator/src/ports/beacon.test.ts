import { QUICKNET, roundTime, SANDBOX_CHAIN } from "@tribun/domain";
import { isOutsideValue } from "@tribun/domain/beacon";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeParty } from "../sandbox/parties.ts";
import { type FakeServer, startFakeServer } from "../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { drandBeacon } from "../adapters/beacon/drand.ts";

let outside: FakeServer;
let operator: TestOperator;
beforeAll(async () => {
  outside = await startFakeServer(() => ({ json: {} }));
  operator = await createTestOperator();
});
afterAll(async () => {
  await outside.stop();
  await operator.stop();
});

// Round 1000 as published by drand.
const VALUE = {
  randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
};

describe("drand", () => {
  const read = () => drandBeacon(outside.url, 500).read(operator.deps.db, 1000);

  test("is asked for a round of its chain, without any secret", async () => {
    outside.answer(() => ({ json: { round: 1000, ...VALUE } }));
    expect(await read()).toEqual(VALUE);
    expect(outside.received.at(-1)).toMatchObject({ method: "GET", path: `/${QUICKNET.id}/public/1000` });
    expect(outside.received.at(-1)?.headers).not.toHaveProperty("authorization");
    expect(isOutsideValue(QUICKNET, 1000, VALUE)).toBe(true);
  });

  test.each([404, 425])("has no value yet for a round that it answers %s", async (status) => {
    outside.answer(() => ({ status }));
    expect(await read()).toBeUndefined();
  });

  test("that is down, or answers something else, is an error to come back after", async () => {
    for (const answer of [{ status: 503 }, { json: { round: 1000, randomness: "<html>" } }, { text: "down" }]) {
      outside.answer(() => answer);
      await expect(read()).rejects.toMatchObject({ name: "ProviderError", retryable: true });
    }
  });
});

describe("the sandbox", () => {
  test("signs each round with its own key once it is out, later while it is slow, and is down when told so", async () => {
    const { db, clock, providers } = operator.deps;
    const round = 80_000_000;
    const read = () => providers.beacon.read(db, round);
    operator.clock.advance({ seconds: Math.round((roundTime(SANDBOX_CHAIN, round) - clock.nowMs()) / 1000) - 60 });
    expect(await read()).toBeUndefined();
    operator.clock.advance({ minutes: 2 });
    const value = await read();
    if (!value) throw new Error("is not out");
    expect(isOutsideValue(SANDBOX_CHAIN, round, value)).toBe(true);
    expect(isOutsideValue(QUICKNET, round, value)).toBe(false);
    await writeParty(db, { party: "beacon", mode: "slow" });
    expect(await read()).toBeUndefined();
    operator.clock.advance({ minutes: 30 });
    expect(await read()).toEqual(value);
    await writeParty(db, { party: "beacon", mode: "fail" });
    await expect(read()).rejects.toThrow("down");
  });
});
