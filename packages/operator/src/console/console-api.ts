import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import type { Deps } from "../kernel/deps.ts";
import { listSandboxLeads } from "../sandbox/providers/crm.ts";
import { clockCommand, deliveryCommand, moveClock, paymentCommand, setDelivery, setNextPayment } from "./commands.ts";
import { listMessages } from "../sandbox/messages.ts";
import { listOpenJobs } from "../sandbox/open-jobs.ts";
import { listOpenPayments, settleCommand, settlePayment } from "../sandbox/open-payments.ts";
import { listPosted } from "../sandbox/posted.ts";
import { readInput } from "./read-input.ts";
import { CHANNELS, readClockOffset, readDelivery, readNextPayment } from "../sandbox/settings.ts";

const messageFilter = v.object({
  to: v.optional(v.string()),
  team: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  channel: v.optional(v.picklist(CHANNELS)),
});

/** JSON API for tests and scripts. */
export function registerConsoleApi(app: Hono<AppEnv>, deps: Deps): void {
  app.get("/sandbox/api/messages", async (c) => {
    const filter = readInput(messageFilter, c.req.query());
    if (!filter.success) return c.json({ error: "to, team and channel are what can be asked for" }, 400);
    const { to, team, channel } = filter.output;
    const messages = await listMessages(deps.db, { to, teamId: team, channel });
    return c.json({ messages: messages.map(({ seq: _, ...message }) => message) });
  });
  app.get("/sandbox/api/clock", async (c) =>
    c.json({ now: deps.clock.now().toISOString(), offsetSeconds: (await readClockOffset(deps.db)) / 1000 }),
  );
  app.post("/sandbox/api/clock", (c) => command(c, clockCommand, async (input) => ({ now: (await moveClock(deps, input)).toISOString() })));
  app.get("/sandbox/api/next-payment", async (c) => {
    const teams = await Promise.all([...deps.teams.keys()].map(async (id) => [id, await readNextPayment(deps.db, id)] as const));
    return c.json({ all: await readNextPayment(deps.db), teams: Object.fromEntries(teams) });
  });
  app.post("/sandbox/api/next-payment", (c) =>
    command(c, paymentCommand, async (input) => {
      await setNextPayment(deps, input);
      return input;
    }),
  );
  app.get("/sandbox/api/delivery", async (c) =>
    c.json({
      sms: await readDelivery(deps.db, "sms"),
      mail: await readDelivery(deps.db, "mail"),
      push: await readDelivery(deps.db, "push"),
    }),
  );
  app.post("/sandbox/api/delivery", (c) =>
    command(c, deliveryCommand, async (input) => {
      await setDelivery(deps, input);
      return input;
    }),
  );
  app.get("/sandbox/api/payments", async (c) => c.json({ payments: await listOpenPayments(deps.db) }));
  app.post("/sandbox/api/payments", (c) =>
    command(c, settleCommand, async (input) => {
      await settlePayment(deps, input);
      return input;
    }),
  );
  app.get("/sandbox/api/leads", async (c) => c.json({ leads: await listSandboxLeads(deps.db) }));
  app.get("/sandbox/api/parcels", async (c) => c.json({ parcels: await listPosted(deps.db) }));
  app.get("/sandbox/api/outbox", async (c) => c.json({ jobs: await listOpenJobs(deps.db) }));
}

async function command<S extends v.GenericSchema>(c: Context<AppEnv>, schema: S, run: (input: v.InferOutput<S>) => Promise<object>) {
  const input = readInput(schema, await c.req.json().catch(() => undefined));
  if (!input.success) return c.json({ error: v.flatten(input.issues) }, 400);
  return c.json(await run(input.output));
}
