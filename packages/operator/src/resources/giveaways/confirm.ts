import { entryTransition } from "@tribun/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, type GiveawayRow } from "../../db/schema/giveaways.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { sha256 } from "../../security/seal.ts";
import { tellCrm } from "./lead-job.ts";
import { mailEntrant } from "./mails.ts";
import { countedEntry, holdGiveaway, stateOf } from "./store.ts";

/**
 * Confirms an entry by its link. The row is locked, so a link that is opened twice at once counts once.
 * @throws Problem 1028 for an unknown link, 1030 for a used one and where another link of this mailbox was faster, 1029 after 72 hours, 1111 after the draw
 */
export async function confirmEntry(
  deps: Deps,
  teamId: number,
  token: string,
): Promise<{ giveaway: GiveawayRow; confirmedAt: Date; entryId: string }> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const own = and(eq(giveawayEntries.tokenHash, sha256(token)), eq(giveawayEntries.teamId, teamId));
    const [found] = await tx.select({ key: giveawayEntries.giveawayKey }).from(giveawayEntries).where(own);
    // Held until the entry is confirmed, so that a draw counts it or comes first; before the entry, in the order in which a draw locks.
    const giveaway = found && (await holdGiveaway(tx, teamId, found.key));
    const [entry] = await tx.select().from(giveawayEntries).where(own).for("update");
    if (!entry || !giveaway) throw new Problem("1028", { reason: "giveawayLink" });
    if (entry.tokenUsedAt) throw new Problem("1030", { reason: "giveawayLink" });
    if (entry.tokenExpiresAt <= now) throw new Problem("1029", { reason: "giveawayLink" });
    if (entry.mailbox !== null) {
      // Two links to one mailbox at once: the first counts, the other one finds it.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giveawayMailbox'), hashtext(${entry.mailbox}))`);
      if (await countedEntry(tx, giveaway, entry.mailbox)) throw new Problem("1030", { reason: "giveawayLink" });
    }
    const state = entryTransition(entry.state, "confirm");
    if (!state || stateOf(giveaway, now) === "drawn") throw new Problem("1111", { reason: "drawn" });
    // The list's hash is public: who comes now would change it.
    if (giveaway.drawSealedAt) throw new Problem("1111", { reason: "closed" });
    const [confirmed] = await tx.update(giveawayEntries).set({ state, tokenUsedAt: now, consentConfirmedAt: now }).where(own).returning();
    if (!confirmed) throw new Problem("1028", { reason: "giveawayLink" });
    await mailEntrant(deps, tx, giveaway, confirmed, (texts, facts) => texts.confirmed(facts));
    await deps.outbox.enqueue(tx, tellCrm, { entryId: confirmed.id });
    return { giveaway, confirmedAt: now, entryId: confirmed.id };
  });
}

/**
 * Takes back an entry's consent to advertising, and that to initials in the protocol with it; the entry stays where it is (L30). Repeating
 * it gives the first time again. In the transaction of what wants it.
 * @throws Problem 1028 where it is not of this club
 */
export async function revokeEntry(deps: Deps, db: Db, teamId: number, id: string) {
  const own = and(eq(giveawayEntries.id, id), eq(giveawayEntries.teamId, teamId));
  const [entry] = await db.select().from(giveawayEntries).where(own).for("update");
  if (!entry) throw new Problem("1028", { reason: "giveawayLink" });
  const revokedAt = entry.consentRevokedAt ?? deps.clock.now();
  await db.update(giveawayEntries).set({ consentRevokedAt: revokedAt, nameConsent: false }).where(own);
  if (!entry.consentRevokedAt) await deps.outbox.enqueue(db, tellCrm, { entryId: id });
  return { giveawayKey: entry.giveawayKey, revokedAt };
}
