import { addPaymentMethod, mnpProviders } from "@tribun/api-client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "../compose/routes.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { newFan } from "../testing/fans.ts";
import { Problem } from "../base/problem.ts";
import { createThirdPartySlots, type ThirdParty } from "./third-party-slots.ts";

/** Creates work that runs until `letGo`. */
function hanging() {
  const gates: (() => void)[] = [];
  return {
    count: () => gates.length,
    work: () => new Promise<void>((resolve) => void gates.push(resolve)),
    letGo: () => {
      for (const open of gates.splice(0)) open();
    },
  };
}

describe("slots", () => {
  test("are half of the pool's connections; who waits gets the next free one, in order", async () => {
    const slots = createThirdPartySlots(5, 60_000);
    const party = hanging();
    const order: number[] = [];
    const all = [0, 1, 2, 3].map((index) => slots("payment", () => (order.push(index), party.work())));
    await expect.poll(party.count).toBe(2);
    party.letGo();
    await expect.poll(party.count).toBe(2);
    expect(order).toEqual([0, 1, 2, 3]);
    party.letGo();
    await Promise.all(all);
  });

  test.each([
    ["payment", "1038"],
    ["partner", "1006"],
    ["sim", "-1"],
  ] as const)("who waits too long for the %s is told when to come again", async (name, code) => {
    const slots = createThirdPartySlots(1, 5);
    const party = hanging();
    const first = slots("payment", party.work);
    await expect(slots(name, party.work)).rejects.toMatchObject({ code, status: 503, facts: { reason: "busy", retryAfterSeconds: 10 } });
    party.letGo();
    await first;
    expect(await slots(name, async () => "free again")).toBe("free again");
  });

  test("work that fails gives its slot back", async () => {
    const slots = createThirdPartySlots(2, 5);
    await expect(slots("sim", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await slots("sim", async () => "free")).toBe("free");
  });
});

test.each<[string, unknown, ThirdParty | undefined]>([
  ["addPaymentMethod", {}, "payment"],
  ["optionIntent", { paymentMethodId: "m" }, "payment"],
  ["optionIntent", {}, undefined],
  ["invoiceIntent", { paymentMethodId: "m" }, "payment"],
  ["invoiceIntent", {}, undefined],
  ["register", { customerType: "corporate" }, "partner"],
  ["register", { customerType: "private" }, undefined],
  ["simReplace", { eid: "8904" }, "sim"],
  ["simReplace", {}, undefined],
  ["decideDeclaration", { decision: "accept" }, "merchandise"],
  ["decideDeclaration", { decision: "reject" }, undefined],
  ["login", {}, undefined],
])("%s with %j asks: %s", (id, body, party) => {
  expect(ROUTES.find(({ call }) => call.id === id)?.asks({ params: {}, query: {}, body })).toBe(party);
});

describe("while a payment provider hangs", () => {
  const CALLERS = 12;
  const provider = hanging();
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await createTestOperator({
      env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" },
      change: (deps) => ({
        ...deps,
        thirdPartySlots: createThirdPartySlots(10, 50),
        providers: {
          ...deps.providers,
          payment: {
            ...deps.providers.payment,
            save: async (db, request) => {
              await provider.work();
              return deps.providers.payment.save(db, request);
            },
          },
        },
      }),
    });
  });
  afterAll(() => operator.stop());

  test("it holds half of the pool, the others who ask it are told to wait, and every other call goes on", async () => {
    const fans = await Promise.all(Array.from({ length: CALLERS }, () => newFan(operator)));
    const answers: Response[] = [];
    const adds = fans.map(async ({ accessToken }) => {
      const body = { type: "card", token: `tok_${accessToken.slice(-12)}` };
      answers.push(await operator.raw(addPaymentMethod, { body }, { token: accessToken }));
    });
    await expect.poll(() => [provider.count(), answers.length], { timeout: 10_000 }).toEqual([5, 7]);
    const others = await Promise.all(fans.map(() => operator.raw(mnpProviders)));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers[0]?.json()).toMatchObject({ referenceErrorCode: "1038", reason: "busy", retryAfterSeconds: 10 });
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get("retry-after")}`))).toEqual(new Set(["503 10"]));
    provider.letGo();
    await Promise.all(adds);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe("while every slot is taken", () => {
  let operator: TestOperator;
  let full = false;
  beforeAll(async () => {
    operator = await createTestOperator({
      change: (deps) => ({
        ...deps,
        thirdPartySlots: (party, work) => {
          const busy = Problem.paymentFailed({ status: 503, reason: "busy", retryAfterSeconds: 10 });
          return full ? Promise.reject(busy) : deps.thirdPartySlots(party, work);
        },
      }),
    });
  });
  afterAll(() => operator.stop());
  const body = { type: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandateAccepted: true } as const;

  test("an answer that is kept is given again: nobody is asked for it", async () => {
    full = false;
    const { accessToken: token } = await newFan(operator);
    const key = crypto.randomUUID();
    const first = await operator.call(addPaymentMethod, { body }, { token, key });
    full = true;
    const again = await operator.raw(addPaymentMethod, { body }, { token, key });
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(await again.json()).toMatchObject({ payload: { id: first.id } });
    const other = await operator.fails(addPaymentMethod, { body: { ...body, holder: "Can Şahin" } }, { token, key });
    expect(other).toMatchObject({ status: 409, reason: "idempotencyKeyReused" });
  });

  test("who comes again when told to has used up none of the limit", async () => {
    full = true;
    const { accessToken: token } = await newFan(operator);
    const key = crypto.randomUUID();
    for (let i = 0; i < (addPaymentMethod.limit?.max ?? 0); i++) {
      operator.clock.advance({ seconds: 10 });
      expect((await operator.fails(addPaymentMethod, { body }, { token, key })).status).toBe(503);
    }
    full = false;
    expect((await operator.raw(addPaymentMethod, { body }, { token, key })).status).toBe(200);
  });
});
