import { optionIntent } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { packOrders, packs } from "../db/schema/packs.ts";
import { payments } from "../db/schema/payments.ts";
import { settlePayment } from "../sandbox/open-payments.ts";
import { newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { booksOf, isTaxedOnce, writeReceipts } from "../testing/books.ts";
import { mailsTo } from "../testing/giveaways.ts";
import { withdrawFrom } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { bankTakes } from "../testing/objections.ts";
import { submitCheckout } from "../testing/orders.ts";
import { recordUsage } from "../lines/usage/record.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const PRICE = 399;
type Bought = { readonly fan: Subscriber; readonly orderId: string; readonly number: string; readonly paymentId: string };

/** A pack of 2 GB, half of it used by default. */
async function bought({ earlyStart = true, usedGb = 1 } = {}): Promise<Bought> {
  const { db } = operator.deps;
  const fan = await newSubscriber(operator);
  const body = { lineId: fan.lineId, paymentVersion: 2 as const, earlyStart };
  const intent = await operator.call(optionIntent, { params: { id: "ek-2" }, body }, await sessionOf(operator, fan));
  await submitCheckout(operator, intent.checkoutId);
  const [row] = await db
    .select({ number: packOrders.number, paymentId: payments.id })
    .from(packOrders)
    .innerJoin(payments, eq(payments.userId, packOrders.userId))
    .where(eq(packOrders.id, intent.orderId));
  if (!row) throw new Error("nothing was bought");
  const usage = { id: `u-${fan.lineId}`, lineId: fan.lineId, kind: "data", zone: "de", amount: usedGb } as const;
  if (usedGb > 0) await db.transaction((tx) => recordUsage(operator.deps, tx, usage));
  return { fan, orderId: intent.orderId, ...row };
}
async function bank({ paymentId }: Bought, outcome: "returned" | "reinstated"): Promise<string | undefined> {
  await settlePayment(operator.deps, { paymentId, outcome });
  await operator.runJobs();
  return (await operator.deps.db.select().from(payments).where(eq(payments.id, paymentId)))[0]?.state;
}
const packOf = async ({ orderId }: Bought) => (await operator.deps.db.select().from(packs).where(eq(packs.orderId, orderId)))[0];
const posted = async ({ fan }: Bought) => {
  const rows = await operator.deps.db.select().from(charges).where(eq(charges.userId, fan.userId));
  return rows.map(({ kind, amountCents }) => `${kind} ${amountCents}`).toSorted();
};
async function expectKept({ fan }: Bought, cents: number): Promise<void> {
  await writeReceipts(operator);
  const books = await booksOf(operator, fan.userId);
  expect(books.burden).toBe(cents);
  expect(isTaxedOnce(books, cents)).toBe(true);
}
const HALF = Math.floor(PRICE / 2);

test.each([true, false])(
  "what a pack gave before its payment went back is owed and taxed once, also after a dispute, receipt: %s",
  async (withReceipt) => {
    const it = await bought();
    if (withReceipt) await writeReceipts(operator);
    expect(await bank(it, "returned")).toBe("returned");
    expect(await packOf(it)).toMatchObject({ state: "ended", reason: "paymentReturned" });
    expect(await posted(it)).toEqual([`${withReceipt ? "invoicedPayment" : "returnedPayment"} ${PRICE}`, `unusedPack ${HALF - PRICE}`]);
    await expectKept(it, HALF);
    expect(await bank(it, "reinstated")).toBe("succeeded");
    await expectKept(it, HALF);
    expect(await bank(it, "returned")).toBe("returned");
    await expectKept(it, HALF);
  },
);

describe("where the bank took a part only", () => {
  const takes = ({ paymentId }: Bought, cents = 150) => bankTakes(operator, { paymentId }, cents);

  test.each([true, false])("what the pack gave is paid and taxed once, and the rest is the fan's, receipt: %s", async (withReceipt) => {
    for (const [usedGb, kept] of [
      [1, HALF],
      [0, 0],
    ] as const) {
      const it = await bought({ usedGb });
      if (withReceipt) await writeReceipts(operator);
      await takes(it);
      expect(await packOf(it)).toMatchObject({ state: "ended", reason: "paymentReturned" });
      await expectKept(it, kept);
      await bank(it, "reinstated");
      await expectKept(it, kept);
      await takes(it, PRICE - 1);
      await expectKept(it, kept);
    }
  });

  test("of one that gave nothing yet all that is here is the fan's", async () => {
    const it = await bought({ earlyStart: false, usedGb: 0 });
    await takes(it);
    await expectKept(it, 0);
    await bank(it, "reinstated");
    await expectKept(it, 0);
  });

  test("a refund before it is owed as far as the bank took that too", async () => {
    for (const cents of [150, 300]) {
      const it = await bought();
      await withdrawFrom(operator, it.number, it.fan.email);
      await takes(it, cents);
      await expectKept(it, HALF);
      await bank(it, "reinstated");
      await expectKept(it, HALF);
    }
  });

  test("the fan is told how much, in both languages", async () => {
    for (const [language, words] of [
      ["de", /1,50\s€ von der Zahlung über 3,99\s€.*noch bei uns ist, rechnen wir dir/s],
      ["tr", /3,99\s€ tutarındaki ödemenin 1,50\s€ tutarındaki kısmını.*bizde kalan kısmını bir sonraki faturanda/s],
    ] as const) {
      const it = await bought({ earlyStart: false, usedGb: 0 });
      await operator.deps.db.update(packOrders).set({ language }).where(eq(packOrders.id, it.orderId));
      await takes(it);
      expect((await mailsTo(operator, it.fan.email)).map(({ body }) => body).join()).toMatch(words);
    }
  });
});

test("a fan is told what becomes of a pack whose payment went back", async () => {
  const used = await bought();
  await bank(used, "returned");
  const told = async ({ fan }: Bought) => (await mailsTo(operator, fan.email)).map(({ body }) => body).join();
  expect(await told(used)).toMatch(/Das Paket haben wir deshalb beendet\.\s+.* steht auf deiner nächsten Rechnung/);
  const unused = await bought({ earlyStart: false, usedGb: 0 });
  await bank(unused, "returned");
  expect(await told(unused)).toContain("berechnen wir dir dafür nichts");
});

test("one that gave nothing and has no invoice is owed nothing, and its money goes back when it comes again", async () => {
  const it = await bought({ earlyStart: false, usedGb: 0 });
  await bank(it, "returned");
  expect(await posted(it)).toEqual([]);
  await expectKept(it, 0);
  expect(await bank(it, "reinstated")).toBe("refunded");
  await expectKept(it, 0);
});

test("one that gave nothing but has an invoice takes that back", async () => {
  const it = await bought({ earlyStart: false, usedGb: 0 });
  await writeReceipts(operator);
  await bank(it, "returned");
  expect(await posted(it)).toEqual([`invoicedPayment ${PRICE}`, `unusedPack -${PRICE}`]);
  await expectKept(it, 0);
});

test.each([0, 1])("a refund that went out before is owed too, %i GB used", async (usedGb) => {
  const it = await bought({ usedGb });
  await writeReceipts(operator);
  await withdrawFrom(operator, it.number, it.fan.email);
  expect(await bank(it, "returned")).toBe("returned");
  await expectKept(it, usedGb === 0 ? 0 : HALF);
  await bank(it, "reinstated");
  await expectKept(it, usedGb === 0 ? 0 : HALF);
});

test("the return of a period that is over is charged whole and leaves the period that was paid after it", async () => {
  const it = await bought();
  const { db, clock } = operator.deps;
  const [order] = await db.select().from(packOrders).where(eq(packOrders.id, it.orderId));
  const pack = await packOf(it);
  if (!order || !pack) throw new Error("nothing was bought");
  operator.clock.advance({ days: 31 });
  const renewal = { id: crypto.randomUUID(), number: `${order.number}R`, transactionId: `${order.transactionId}R`, paidAt: clock.now() };
  await db.insert(packOrders).values({ ...order, ...renewal, renewsPackId: pack.id });
  await db.update(packs).set({ period: 2 }).where(eq(packs.id, pack.id));
  await bank(it, "returned");
  expect((await packOf(it))?.state).toBe("active");
  expect(await posted(it)).toEqual([`returnedPayment ${PRICE}`]);
});
