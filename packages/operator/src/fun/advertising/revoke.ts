import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import { type UserRow, users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { changeConsents } from "../../reach/consents.ts";
import { revokeEntry } from "../giveaways/confirm.ts";
import { type ConsentOf, findMailbox, readUnsubscribe } from "../../reach/advertising/links.ts";

/**
 * Revokes every advertising consent of a mailbox in its club: an objection covers all advertising, whichever mail carried the link (Art.
 * 7(3) GDPR, § 7 UWG). Giveaway entries stay valid (L30). A repeated call and a deleted account cause no error.
 */
export async function revokeAdvertising(deps: Deps, link: ConsentOf): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const mailbox = await findMailbox(tx, link);
    if (!mailbox) return;
    const { teamId, email } = mailbox;
    await revokeOfAccounts(deps, tx, and(eq(users.teamId, teamId), link.kind === "fan" ? eq(users.id, link.id) : eq(users.email, email)));
    const entries = await tx
      .select({ id: giveawayEntries.id })
      .from(giveawayEntries)
      .where(
        and(
          eq(giveawayEntries.teamId, teamId),
          eq(giveawayEntries.email, email),
          isNotNull(giveawayEntries.consentConfirmedAt),
          isNull(giveawayEntries.consentRevokedAt),
        ),
      )
      .orderBy(asc(giveawayEntries.id));
    for (const { id } of entries) await revokeEntry(deps, tx, teamId, id);
  });
}

/**
 * Does the same for the button on the page of a giveaway entry. A repeated call returns the time of the first.
 * @throws Problem 1028 for a link that belongs to no entry of this club
 */
export async function revokeByEntry(deps: Deps, teamId: number, token: string): Promise<{ giveawayKey: string; revokedAt: Date }> {
  const link = await readUnsubscribe(deps.db, token);
  if (link?.kind !== "entry") throw Problem.codeInvalid({ reason: "giveawayLink" });
  const own = await deps.db.transaction((tx) => revokeEntry(deps, tx, teamId, link.id));
  await revokeAdvertising(deps, link);
  return own;
}

/** Revokes for every matching account, because several accounts may share a mailbox. */
async function revokeOfAccounts(deps: Deps, tx: Db, whose: ReturnType<typeof and>): Promise<void> {
  const fans = await tx
    .select()
    .from(users)
    .where(and(whose, isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for("update");
  for (const fan of fans) await revokeOfFan(deps, tx, fan);
}

async function revokeOfFan(deps: Deps, tx: Db, fan: UserRow): Promise<void> {
  const team = deps.teams.get(fan.teamId);
  if (!team) return;
  const consents = await changeConsents(deps, tx, team, fan, { wanted: { email: false }, language: fan.language });
  if (!fan.consents.email) return;
  await tx
    .update(users)
    .set({ consents, profileVersion: fan.profileVersion + 1 })
    .where(eq(users.id, fan.id));
}
