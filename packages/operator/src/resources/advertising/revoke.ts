import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { changeConsents } from "../account/consents.ts";
import { revokeEntry } from "../giveaways/confirm.ts";
import { type ConsentOf, findMailbox } from "./links.ts";

/**
 * Takes back what a mailbox agreed to in its club: whoever wants no advertising from us means all of it, whichever mail the
 * link stood in (Art. 7(3) GDPR, § 7 UWG). Entries to giveaways stay (L30). Repeating it, or somebody who is gone, is no error.
 */
export async function revokeAdvertising(deps: Deps, link: ConsentOf): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const mailbox = await findMailbox(tx, link);
    if (!mailbox) return;
    const { teamId, email } = mailbox;
    await revokeOfAccount(deps, tx, and(eq(users.teamId, teamId), link.kind === "fan" ? eq(users.id, link.id) : eq(users.email, email)));
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

async function revokeOfAccount(deps: Deps, tx: Db, whose: ReturnType<typeof and>): Promise<void> {
  const [fan] = await tx
    .select()
    .from(users)
    .where(and(whose, isNull(users.deletedAt)))
    .for("update");
  const team = fan && deps.teams.get(fan.teamId);
  if (!fan || !team) return;
  const consents = await changeConsents(deps, tx, team, fan, { wanted: { email: false }, language: fan.language });
  if (!fan.consents.email) return;
  await tx
    .update(users)
    .set({ consents, profileVersion: fan.profileVersion + 1 })
    .where(eq(users.id, fan.id));
}
