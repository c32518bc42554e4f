import { orderContractSummaryPdf, orderDetail } from "@tribun/api-client/contract";
import { transition } from "@tribun/domain";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractSummaries } from "../db/schema/catalogue.ts";
import { lines } from "../db/schema/lines.ts";
import { orderEvents, orders } from "../db/schema/orders.ts";
import { seedTestDatabase } from "../testing/global-setup.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { demoFan } from "../testing/lines.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const orderOf = async (team: number) => {
  const fan = await demoFan(operator, team);
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.id, fan.lineId));
  return { fan, line, params: { id: line?.orderId ?? "" } };
};

test.each(SEED_TEAMS.map(({ id }) => id))("the line of the demo fan of club %i came from an order, with its papers", async (team) => {
  const { fan, line, params } = await orderOf(team);
  const order = await operator.call(orderDetail, { params }, fan.as);
  expect(order).toMatchObject({
    state: "active",
    lineId: fan.lineId,
    activatedAt: line?.activatedAt?.toISOString(),
    summary: { line: { tariffName: "Tribün M", msisdn: fan.msisdn, simType: "esim" }, payment: { monthly: { amount: 1499 } } },
  });
  // The line has used the network since, so the order offers no eSIM to load.
  expect(order.esim).toBeUndefined();
  expect(order.esimLoadedAt).toBe(order.activatedAt);
  const pdf = await operator.raw(orderContractSummaryPdf, { params }, fan.as);
  expect(pdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain("14,99");
  const events = await operator.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, params.id)).orderBy(asc(orderEvents.id));
  expect(events[0]).toMatchObject({ event: "submit", fromState: null, toState: "submitted" });
  for (const { fromState, event, toState } of events) if (fromState) expect(transition(fromState, event)).toBe(toState);
  expect(events.at(-1)?.toState).toBe("active");
});

test("another start adds none, and a line of before there were any gets its own", async () => {
  const { db, clock } = operator.deps;
  const { params, line } = await orderOf(1);
  const start = () => seedTestDatabase(operator.databaseUrl, clock.now().getTime());
  await start();
  expect(await db.$count(orders)).toBe(SEED_TEAMS.length);
  expect(await db.$count(contractSummaries)).toBe(SEED_TEAMS.length);
  expect((await orderOf(1)).params).toEqual(params);
  await db
    .update(lines)
    .set({ orderId: null })
    .where(eq(lines.id, line?.id ?? ""));
  await db.delete(orderEvents).where(eq(orderEvents.orderId, params.id));
  await db.delete(orders).where(eq(orders.id, params.id));
  await start();
  const again = await orderOf(1);
  expect(again.line?.activatedAt).toEqual(line?.activatedAt);
  expect((await operator.call(orderDetail, again, again.fan.as)).state).toBe("active");
});
