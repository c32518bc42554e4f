import { timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Pages } from "../http/app-env.ts";
import { isMigrated } from "../db/migrate.ts";
import type { Deps } from "../kernel/deps.ts";
import { endsWithin } from "../base/deadline.ts";
import { sha256 } from "../security/seal.ts";

const NO_STORE = { "cache-control": "no-store" };
const WITHIN_MS = 3000;

/**
 * `/health`: the process is running. `/ready`: it can work and is not shutting down; load balancers call it. `/metrics`: Prometheus metrics
 * for callers with METRICS_TOKEN; without that setting only in the sandbox.
 */
export const healthPages: Pages = (app, deps) => {
  app.get("/health", (c) => c.json({ status: "ok" }, 200, NO_STORE));
  app.get("/ready", async (c) => {
    if (deps.lifecycle.stopping()) return c.json({ status: "stopping" }, 503, NO_STORE);
    const checks = await checkAll(deps);
    const ready = Object.values(checks).every((state) => state === "ok");
    return c.json({ status: ready ? "ready" : "notReady", checks }, ready ? 200 : 503, NO_STORE);
  });
  app.get("/metrics", async (c) => {
    const { metricsToken, mode } = deps.config;
    if (metricsToken === undefined ? mode === "live" : !isToken(c.req.header("authorization"), metricsToken)) return c.notFound();
    await deps.clock.sync();
    return c.body(await deps.metrics.registry.metrics(), 200, { ...NO_STORE, "content-type": deps.metrics.registry.contentType });
  });
};

async function checkAll({ db, queue }: Deps): Promise<Record<string, "ok" | "failed">> {
  const database = await holds(db.execute(sql`select 1`).then(() => true));
  // Without a database the other checks would only wait for it.
  if (!database) return { database: "failed" };
  const [migrations, jobs] = await Promise.all([holds(isMigrated(db)), holds(queue.ready())]);
  return { database: "ok", migrations: migrations ? "ok" : "failed", queue: jobs ? "ok" : "failed" };
}

async function holds(check: Promise<boolean>): Promise<boolean> {
  let good = false;
  const asked = check.then(
    (answer) => {
      good = answer;
    },
    () => undefined,
  );
  return (await endsWithin(WITHIN_MS, asked)) && good;
}

function isToken(header: string | undefined, token: string): boolean {
  // Digests have one length, so the comparison does not reveal the token's length.
  return timingSafeEqual(Buffer.from(sha256(header ?? "")), Buffer.from(sha256(`Bearer ${token}`)));
}
