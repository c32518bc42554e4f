import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "../db/schema/operations.ts";
import { users } from "../db/schema/users.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { defineRecurring, runDueRecurring } from "../kernel/outbox/recurring.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
let broken = true;
const job = defineJob(
  "test.fragile",
  v.object({}),
  async () => {
    if (broken) throw new Error("elif@example.com is not reachable");
  },
  { attempts: 1 },
);
const tick = defineRecurring("test.tick", { everyMinutes: 60 }, async () => undefined);
const woken: string[] = [];

beforeAll(async () => {
  operator = await createTestOperator({
    jobs: [job],
    recurring: [tick],
    change: (deps) => ({
      ...deps,
      queue: {
        wake: async (_db, queue) => void woken.push(queue),
        ready: async () => true,
        look: async () => [{ name: "outbox", waiting: 3, active: 1, failed: 0 }],
      },
    }),
  });
});
afterAll(() => operator.stop());

const post = (path: string, body: object) =>
  operator.request(`/sandbox/api/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const submit = (path: string, fields: Record<string, string>) =>
  operator.request(`/sandbox/${path}`, { method: "POST", body: new URLSearchParams(fields) });
const page = async () => (await operator.request("/sandbox")).text();

test("makes third parties slow or takes them down, for forms and programs", async () => {
  expect((await submit("parties", { party: "partner", mode: "fail" })).status).toBe(303);
  expect((await post("parties", { party: "sim", mode: "slow" })).status).toBe(200);
  expect(await (await operator.request("/sandbox/api/parties")).json()).toMatchObject({ partner: "fail", sim: "slow", crm: "normal" });
  expect(await page()).toContain("Partner&#39;s customer system: fail");
  const [user] = await operator.deps.db.select().from(users).limit(1);
  if (!user) throw new Error("the seed has fans");
  await expect(operator.deps.providers.partner.ensureCustomer(operator.deps.db, user)).rejects.toThrow("1006");
  for (const body of [{ party: "moon", mode: "fail" }, { party: "crm", mode: "explode" }, {}]) {
    expect((await post("parties", body)).status).toBe(400);
  }
});

test("shows queues and recurring work with its last and next run, and makes it due", async () => {
  await runDueRecurring(operator.deps, [tick]);
  const text = await page();
  expect(text).toContain("3 wake-ups waiting, 1 at work");
  expect(text).toMatch(/test\.tick<\/strong> last 3 Nov 2026/);
  expect(await runDueRecurring(operator.deps, [tick])).toEqual([]);
  expect((await submit("recurring", { kind: "test.tick" })).status).toBe(303);
  expect(woken.at(-1)).toBe("recurring");
  expect(await runDueRecurring(operator.deps, [tick])).toEqual(["test.tick"]);
  expect((await post("recurring", { kind: "test.none" })).status).toBe(404);
  const listed: unknown = await (await operator.request("/sandbox/api/recurring")).json();
  expect(listed).toMatchObject({ recurring: [{ kind: "test.tick", failures: 0 }] });
});

test("takes up a job that was given up; its failure is shown without whom it was about", async () => {
  await operator.deps.outbox.enqueue(operator.deps.db, job, {});
  await operator.runJobs();
  const text = await page();
  expect(text).toContain("[mail] is not reachable");
  expect(text).not.toContain("elif@example.com");
  const [row] = await operator.deps.db.select().from(outbox).where(eq(outbox.kind, "test.fragile"));
  broken = false;
  expect((await submit("retry", { id: String(row?.id) })).status).toBe(303);
  expect(await operator.runJobs()).toBe(1);
  expect((await post("retry", { id: row?.id })).status).toBe(404);
});
