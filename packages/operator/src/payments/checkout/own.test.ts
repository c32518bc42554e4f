import { checkoutStatus, keepPaymentMethod, me } from "@tribun/api-client/contract";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan } from "../../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const envelope = v.object({ payload: checkoutStatus.payload });
const fan = async (): Promise<As> => ({ token: (await newFan(operator)).accessToken });

test("whose payment it is learns its own fan alone; whoever else has its address gets no word of who made it", async () => {
  const owner = await fan();
  const { checkoutId: id } = await operator.call(keepPaymentMethod, { body: { type: "card" } }, owner);
  const { id: ownerId } = await operator.call(me, {}, owner);
  const asked = async (as: As) => {
    const answer = await operator.raw(checkoutStatus, { params: { id } }, as);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text).not.toContain(ownerId);
    return v.parse(envelope, JSON.parse(text)).payload.own;
  };
  expect(await asked(owner)).toBe(true);
  // A browser's request may name no club.
  expect(await asked({ ...owner, team: null })).toBe(true);
  expect(await asked({})).toBe(false);
  expect(await asked(await fan())).toBe(false);
  expect(await asked({ ...owner, team: 2 })).toBe(false);
  expect(await asked({ token: "x".repeat(40) })).toBe(false);
});
