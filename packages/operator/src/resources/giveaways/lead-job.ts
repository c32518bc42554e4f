import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import { uuid } from "../../db/uuid.ts";
import { defineJob } from "../../outbox/outbox.ts";

/**
 * Tells the CRM what an entrant agrees to (L29, L30); enqueue it in the transaction that changes it. It reads the entry when it
 * runs, so one that waited for a CRM that was down brings no consent back that was taken back meanwhile. Tried for some six weeks
 * with pauses of at most an hour, then kept for a person.
 */
export const tellCrm = defineJob(
  "crm.lead",
  v.object({ entryId: uuid }),
  async ({ entryId }, { deps, db }) => {
    // One at a time for an entry, and the later one sees the newer consent. The row stays free: nobody who revokes waits for the CRM.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('crmLead'), hashtext(${entryId}))`);
    const [entry] = await db.select().from(giveawayEntries).where(eq(giveawayEntries.id, entryId));
    if (!entry) return;
    const { teamId, firstName, lastName, email, phone, language, consentTextVersion, consentConfirmedAt } = entry;
    await deps.providers.crm.upsertLead(db, {
      ...{ externalId: `giveaway:${entry.id}`, source: "giveaway", campaign: entry.giveawayKey },
      ...{ teamId, firstName, lastName, email, language, consentTextVersion },
      ...(phone !== null && { phone }),
      emailConsent: consentConfirmedAt !== null && entry.consentRevokedAt === null,
      ...(consentConfirmedAt && { consentAt: consentConfirmedAt.toISOString() }),
    });
  },
  { attempts: 1000 },
);
