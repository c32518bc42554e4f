import { PORTING_EVENTS, PORTING_STATES, portingTransition } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portingEvents, type PortingRow, portings } from "../db/schema/portings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { newestPorting, paidPort } from "../testing/portings.ts";
import { advancePorting } from "./store.ts";

let operator: TestOperator;
let porting: PortingRow;
beforeAll(async () => {
  operator = await createTestOperator();
  const { shopper } = await paidPort(operator);
  const [row] = await operator.deps.db
    .select()
    .from(portings)
    .where(eq(portings.id, (await newestPorting(operator, shopper)).id));
  if (!row) throw new Error("no porting");
  porting = row;
});
afterAll(() => operator.stop());

const read = async () => (await operator.deps.db.select().from(portings).where(eq(portings.id, porting.id)))[0];
const history = () => operator.deps.db.$count(portingEvents, eq(portingEvents.portingId, porting.id));

test.each(PORTING_STATES)("%s: what is not allowed is refused and leaves everything as it was", async (state) => {
  const { db, clock } = operator.deps;
  const [row] = await db.update(portings).set({ state }).where(eq(portings.id, porting.id)).returning();
  if (!row) throw new Error("no porting");
  const before = await history();
  for (const event of PORTING_EVENTS.filter((known) => portingTransition(state, known) === undefined)) {
    const refused = advancePorting(db, row, event, clock.now(), { date: "2027-01-01", reason: "tooLate" });
    await expect(refused, event).rejects.toMatchObject({ code: "-1", status: 409, facts: { reason: `porting.${state}` } });
  }
  expect(await read()).toEqual(row);
  expect(await history()).toBe(before);
});

test("of two who read the same version one gets through", async () => {
  const { db, clock } = operator.deps;
  const [row] = await db.update(portings).set({ state: "requested" }).where(eq(portings.id, porting.id)).returning();
  if (!row) throw new Error("no porting");
  const both = await Promise.allSettled([advancePorting(db, row, "send", clock.now()), advancePorting(db, row, "cancel", clock.now())]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await read())?.version).toBe(row.version + 1);
});
