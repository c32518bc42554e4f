import { sql } from "drizzle-orm";
import type { Pages } from "../../app.ts";

/** `/health`: the process lives. `/ready`: it can also reach its database. */
export const healthPages: Pages = (app, deps) => {
  app.get("/health", (c) => c.json({ status: "ok" }));
  app.get("/ready", async (c) => {
    try {
      await deps.db.execute(sql`select 1`);
      return c.json({ status: "ready" });
    } catch {
      return c.json({ status: "database unreachable" }, 503);
    }
  });
};
