import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import type { Deps } from "../kernel/deps.ts";
import { PARTIES, partyCommand, readParty, writeParty } from "../sandbox/parties.ts";
import { readInput } from "./read-input.ts";
import { listRecurring, makeDue, retryCommand, retryJob, runCommand } from "./work.ts";

/** Controls of third parties and of background work: each as a form and as JSON. */
export function registerWorkConsole(app: Hono<AppEnv>, deps: Deps): void {
  const control = <S extends v.GenericSchema>(name: string, schema: S, run: (input: v.InferOutput<S>) => Promise<unknown>) => {
    app.post(`/sandbox/${name}`, async (c) => {
      const input = readInput(schema, await c.req.parseBody());
      if (!input.success) return c.text("This form was not filled in as expected.", 400);
      await run(input.output);
      return c.redirect("/sandbox", 303);
    });
    app.post(`/sandbox/api/${name}`, async (c) => {
      const input = readInput(schema, await c.req.json().catch(() => undefined));
      if (!input.success) return c.json({ error: v.flatten(input.issues) }, 400);
      return (await run(input.output)) === false ? c.json({ error: "there is none" }, 404) : c.json({ done: true });
    });
  };
  control("parties", partyCommand, (input) => writeParty(deps.db, input));
  control("recurring", runCommand, (input) => makeDue(deps, input));
  control("retry", retryCommand, (input) => retryJob(deps, input));
  app.get("/sandbox/api/parties", async (c) =>
    c.json(Object.fromEntries(await Promise.all(PARTIES.map(async (party) => [party, await readParty(deps.db, party)] as const)))),
  );
  app.get("/sandbox/api/recurring", async (c) => c.json({ recurring: await listRecurring(deps.db) }));
  app.get("/sandbox/api/queues", async (c) => c.json({ queues: await deps.queue.look() }));
}
