import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { lines, sims } from "../db/schema/lines.ts";
import { portingEvents, portings } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import type { Job } from "../kernel/outbox/job.ts";
import { runDueJobs, runNextJob } from "../kernel/outbox/runner.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { answered, newestPorting, paidPort } from "../testing/portings.ts";
import { activateOrder } from "../joining/jobs.ts";
import { JOBS } from "../compose/jobs.ts";
import { sendPorting } from "./jobs.ts";

const HELD_BACK: readonly Job[] = [activateOrder, sendPorting];
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ jobs: JOBS.filter((job) => !HELD_BACK.includes(job)) });
});
afterAll(() => operator.stop());

/** Runs a job in a process that dies where `stuck` makes it wait: after the job has made its writes. */
async function diesInside(job: Job, stuck: (deps: Deps, isThere: () => Promise<never>) => Deps): Promise<void> {
  const dying = openDatabase(operator.databaseUrl, { max: 1 });
  let arrived = () => {};
  const inside = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const wait = () => {
    arrived();
    return new Promise<never>(() => undefined);
  };
  void runNextJob(stuck({ ...operator.deps, db: dying.db }, wait), [job]).catch(() => undefined);
  await inside;
  await operator.deps.db.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
  );
  await expect.poll(() => runDueJobs(operator.deps, [job])).toBe(1);
}

test("a process that dies while it opens the line, and one that dies while it asks the donor: one of each in the end", async () => {
  const { shopper, intent } = await paidPort(operator);
  await diesInside(activateOrder, (deps, wait) => ({ ...deps, outbox: { ...deps.outbox, enqueue: wait } }));
  await diesInside(sendPorting, (deps, wait) => ({
    ...deps,
    providers: { ...deps.providers, donor: { ...deps.providers.donor, requestPort: wait } },
  }));
  const { db } = operator.deps;
  const [line] = await db.select().from(lines).where(eq(lines.orderId, intent.orderId));
  expect(await db.$count(lines, eq(lines.orderId, intent.orderId))).toBe(1);
  expect(await db.$count(sims, eq(sims.lineId, line?.id ?? ""))).toBe(1);
  expect(await db.$count(portings, eq(portings.orderId, intent.orderId))).toBe(1);
  await answered(operator);
  const { id, state, triesLeft } = await newestPorting(operator, shopper);
  expect({ state, triesLeft }).toEqual({ state: "scheduled", triesLeft: 2 });
  const events = await db.select({ event: portingEvents.event }).from(portingEvents).where(eq(portingEvents.portingId, id));
  expect(events.map(({ event }) => event)).toEqual(["send", "accept", "schedule"]);
});
