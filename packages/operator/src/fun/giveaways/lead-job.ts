import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import { uuid } from "../../db/uuid.ts";
import { defineJob } from "../../kernel/outbox/job.ts";

/**
 * Sends an entrant's current consent to the CRM (L29, L30); enqueue it in the transaction that changes the consent. It reads the entry when
 * it runs, so a delayed job cannot restore a revoked consent. It retries for about six weeks, at most an hour apart, then stays for staff.
 */
export const tellCrm = defineJob(
  "crm.lead",
  v.object({ entryId: uuid }),
  async ({ entryId }, { deps, db }) => {
    // One job at a time per entry, so that the later one sends the newer consent. It does not lock the row, so that a revocation never
    // waits for the CRM.
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
