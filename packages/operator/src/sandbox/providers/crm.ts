import { desc, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { sandboxLeads } from "../../db/schema/giveaways.ts";
import { readParty, SLOW_MS } from "../parties.ts";
import type { CrmProvider } from "../../ports/crm.ts";

/** A CRM that stores leads in a table for the console; the console can make it slow or down. */
export function sandboxCrm(now: () => Date, slowMs = SLOW_MS): CrmProvider {
  return {
    name: "sandbox",
    upsertLead: async (db, lead) => {
      const mode = await readParty(db, "crm");
      if (mode === "fail") throw new Error("the sandbox was told that the CRM is down");
      if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
      const { externalId, teamId, source } = lead;
      await db
        .insert(sandboxLeads)
        .values({ externalId, teamId, source, lead, updatedAt: now() })
        .onConflictDoUpdate({
          target: sandboxLeads.externalId,
          set: { lead, updatedAt: now(), writes: sql`${sandboxLeads.writes} + 1` },
        });
    },
  };
}

/** Returns the leads that the sandbox's CRM received, the latest first. */
export async function listSandboxLeads(db: Db, limit = 30): Promise<(typeof sandboxLeads.$inferSelect)[]> {
  return db.select().from(sandboxLeads).orderBy(desc(sandboxLeads.updatedAt), desc(sandboxLeads.externalId)).limit(limit);
}
