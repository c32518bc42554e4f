import { optionIntent, paymentMethods } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSubscriber, sessionOf } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { CARD, submitCheckout } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

/** Buys a pack with a card on the hosted page. @returns the page, and how many methods the fan keeps more than before */
async function boughtWithCard(id: string, more: Record<string, string> = {}): Promise<{ page: string; kept: number }> {
  const fan = await newSubscriber(operator);
  const as = await sessionOf(operator, fan);
  const before = (await operator.call(paymentMethods, undefined, as)).length;
  const body = { lineId: fan.lineId, paymentVersion: 1 as const, earlyStart: true };
  const { checkoutId } = await operator.call(optionIntent, { params: { id }, body }, as);
  const page = await (await operator.request(`/c/${checkoutId}?v=1`)).text();
  await submitCheckout(operator, checkoutId, { ...CARD, v: "1", ...more });
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
  return { page, kept: (await operator.call(paymentMethods, undefined, as)).length - before };
}

test("what is paid once asks whether the card is kept, not ticked, and keeps none without that", async () => {
  const { page, kept } = await boughtWithCard("ek-2");
  expect(page).toMatch(/id="keep"[^>]*name="keep"/);
  expect(page).not.toMatch(/id="keep"[^>]*checked/);
  expect(kept).toBe(0);
});

test("a tick keeps it", async () => {
  expect((await boughtWithCard("ek-2", { keep: "yes" })).kept).toBe(1);
});

test("what renews itself keeps it without a question", async () => {
  const { page, kept } = await boughtWithCard("tuerkiye-flat");
  expect(page).not.toContain('name="keep"');
  expect(kept).toBe(1);
});
