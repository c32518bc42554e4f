import { checkSim, linePuk, linePukByPassword } from "@tribun/api-client/contract";
import { isIccid, makeIccid } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sims } from "../../db/schema/lines.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { DEMO_PASSWORD } from "../../seed/demo.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { type DemoFan, demoFan } from "../../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
let params: { id: string };
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
  params = { id: fan.lineId };
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;

describe("PIN and PUK", () => {
  const header = (password: string) => ({ headers: { "x-reauthentication": Buffer.from(password).toString("base64url") } });

  test("is told after the password was given once more, in a header or in the body", async () => {
    const { pin, puk } = await operator.call(linePukByPassword, { params, body: { password: DEMO_PASSWORD } }, fan.as);
    expect(pin).toMatch(/^\d{4}$/);
    expect(puk).toMatch(/^\d{8}$/);
    expect(await operator.call(linePuk, { params }, { ...fan.as, ...header(DEMO_PASSWORD) })).toMatchObject({ pin, puk });
    for (const wrong of [header("Şifre#1907"), {}]) {
      expect(await operator.fails(linePuk, { params }, { ...fan.as, ...wrong })).toMatchObject({ status: 401, code: "1004" });
    }
    expect(await operator.fails(linePukByPassword, { params, body: { password: "no" } }, fan.as)).toMatchObject({ code: "1004" });
  });

  test("guessing ends after five tries, however they are made", async () => {
    const strict = await createTestOperator();
    try {
      const { as, lineId } = await demoFan(strict);
      const guess = () => strict.fails(linePukByPassword, { params: { id: lineId }, body: { password: "no" } }, as);
      for (let i = 0; i < 5; i++) expect((await guess()).code).toBe("1004");
      expect(await guess()).toMatchObject({ status: 429 });
      expect(await strict.fails(linePuk, { params: { id: lineId } }, { ...as, ...header(DEMO_PASSWORD) })).toMatchObject({ status: 429 });
    } finally {
      await strict.stop();
    }
  });

  test("a platform that does not answer is 502, and nothing of it is told", async () => {
    await writeParty(db(), { party: "sim", mode: "fail" });
    expect(await operator.fails(linePukByPassword, { params, body: { password: DEMO_PASSWORD } }, fan.as)).toMatchObject({
      status: 502,
      code: "-1",
      reason: "simPlatform",
    });
  });
});

describe("checking a card", () => {
  test("a slip of the finger, an unknown card and a card of the shops", async () => {
    expect(await operator.fails(checkSim, { body: { iccid: "8949990000190700016" } })).toMatchObject({
      status: 422,
      code: "1110",
      reason: "checksum",
    });
    expect(await operator.fails(checkSim, { body: { iccid: makeIccid(123_456_789_012) } })).toMatchObject({
      code: "1110",
      reason: "unknown",
    });
    expect((await operator.fails(checkSim, { body: {} })).fieldErrors).toEqual([{ field: "iccid", rule: "iccid.required" }]);
    const stock = await operator.call(checkSim, { body: { iccid: "8949 9900 0019 0700 015" } });
    expect(stock).toMatchObject({ valid: true, simType: "physical", activatable: true });
    expect(isIccid("8949990000190700015")).toBe(true);
  });

  test("the number is told to its owner only", async () => {
    const [sim] = await db().select().from(sims).where(eq(sims.lineId, fan.lineId));
    const body = { iccid: sim?.iccid ?? "" };
    expect(await operator.call(checkSim, { body }, fan.as)).toMatchObject({ msisdn: fan.msisdn, activatable: false });
    for (const as of [{}, (await demoFan(operator, 2)).as]) {
      const answer = await operator.call(checkSim, { body }, as);
      expect(answer.msisdn).toBeUndefined();
      expect(answer.activatable).toBe(false);
    }
  });

  test("ten times an hour", async () => {
    const strict = await createTestOperator();
    try {
      const check = () => strict.raw(checkSim, { body: { iccid: "8949990000190700015" } });
      for (let i = 0; i < 10; i++) expect((await check()).status).toBe(200);
      expect((await check()).status).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});
