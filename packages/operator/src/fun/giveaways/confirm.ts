import { entryTransition } from "@tribun/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries, type GiveawayRow } from "../../db/schema/giveaways.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { sha256 } from "../../security/seal.ts";
import { tellCrm } from "./lead-job.ts";
import { mailEntrant } from "./mails.ts";
import { countedEntry, holdGiveaway, stateOf } from "./store.ts";

/**
 * Confirms an entry by its link. The row is locked, so a link that is opened twice at once counts once.
 * @throws Problem 1028 for an unknown link, 1030 for a used link or a mailbox that already takes part, 1029 after 72 hours, 1111 after the
 * list was closed or drawn
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
    // Locked until the entry is confirmed, so that a draw either counts it or happens first. Locked before the entry, because a draw locks
    // in this order.
    const giveaway = found && (await holdGiveaway(tx, teamId, found.key));
    const [entry] = await tx.select().from(giveawayEntries).where(own).for("update");
    if (!entry || !giveaway) throw Problem.codeInvalid({ reason: "giveawayLink" });
    if (entry.tokenUsedAt) throw Problem.codeUsed({ reason: "giveawayLink" });
    if (entry.tokenExpiresAt <= now) throw Problem.codeExpired({ reason: "giveawayLink" });
    if (entry.mailbox !== null) {
      // Serialises two links of one mailbox: the first counts, the second finds its entry.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giveawayMailbox'), hashtext(${entry.mailbox}))`);
      if (await countedEntry(tx, giveaway, entry.mailbox)) throw Problem.codeUsed({ reason: "giveawayLink" });
    }
    const state = entryTransition(entry.state, "confirm");
    if (!state || stateOf(giveaway, now) === "drawn") throw Problem.giveawayClosed({ reason: "drawn" });
    // The hash of the list is public, so no later entry may change it.
    if (giveaway.drawSealedAt) throw Problem.giveawayClosed({ reason: "closed" });
    const [confirmed] = await tx.update(giveawayEntries).set({ state, tokenUsedAt: now, consentConfirmedAt: now }).where(own).returning();
    if (!confirmed) throw Problem.codeInvalid({ reason: "giveawayLink" });
    await mailEntrant(deps, tx, giveaway, confirmed, (texts, facts) => texts.confirmed(facts));
    await deps.outbox.enqueue(tx, tellCrm, { entryId: confirmed.id });
    return { giveaway, confirmedAt: now, entryId: confirmed.id };
  });
}

/**
 * Revokes an entry's consent to advertising and to showing initials in the draw protocol; the entry stays valid (L30). A repeated call
 * returns the time of the first. Runs in the caller's transaction.
 * @throws Problem 1028 for an entry of another club
 */
export async function revokeEntry(deps: Deps, db: Db, teamId: number, id: string) {
  const own = and(eq(giveawayEntries.id, id), eq(giveawayEntries.teamId, teamId));
  const [entry] = await db.select().from(giveawayEntries).where(own).for("update");
  if (!entry) throw Problem.codeInvalid({ reason: "giveawayLink" });
  const revokedAt = entry.consentRevokedAt ?? deps.clock.now();
  await db.update(giveawayEntries).set({ consentRevokedAt: revokedAt, nameConsent: false }).where(own);
  if (!entry.consentRevokedAt) await deps.outbox.enqueue(db, tellCrm, { entryId: id });
  return { giveawayKey: entry.giveawayKey, revokedAt };
}
