import { DAY_MS, UNDO_DAYS } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { uniqueViolation } from "../../db/errors.ts";
import { type ContactChangeRow, contactChanges } from "../../db/schema/account.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { shutOut, wayBackIn } from "../auth/shut-out.ts";
import { voidContactChanges } from "../../reach/contact-changes.ts";
import { takeFromOthers } from "./prove-mailbox.ts";

/**
 * The outcome of pressing the button: undone, with the fan's next address; or `late`, after `UNDO_DAYS` or where another account has the
 * contact now.
 */
export type Undone = { readonly kind: "done"; readonly wayOn: string | undefined } | { readonly kind: "late" };

/**
 * Undoes a change of phone or mailbox: the account gets the previous one back, all sessions end, and its fan chooses a new password. A
 * second press gives the same result.
 */
export function undoChange(deps: Deps, id: string): Promise<Undone> {
  return deps.db.transaction(async (tx) => {
    const [change] = await tx.select().from(contactChanges).where(eq(contactChanges.id, id));
    const fan = change && (await lockFan(tx, change.userId));
    if (!change || !fan) return { kind: "late" };
    const now = deps.clock.now();
    const [fresh] = await tx.select().from(contactChanges).where(eq(contactChanges.id, id));
    if (fresh?.undoneAt) return done(deps, tx, fan);
    if (now.getTime() >= change.at.getTime() + UNDO_DAYS * DAY_MS) return { kind: "late" };
    const restored = await restore(tx, fan, change);
    if (!restored) return { kind: "late" };
    const team = deps.teams.get(fan.teamId);
    if (team && change.kind === "email" && restored.emailVerified) await takeFromOthers(deps, tx, team, restored, restored.email);
    await voidContactChanges(tx, fan, change, now);
    await shutOut(deps, tx, restored);
    return done(deps, tx, { ...restored, passwordHash: null });
  });
}

async function done(deps: Deps, tx: Db, fan: UserRow): Promise<Undone> {
  return { kind: "done", wayOn: await wayBackIn(deps, tx, fan) };
}

async function lockFan(tx: Db, id: string): Promise<UserRow | undefined> {
  const [fan] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  return fan;
}

/** Restores the account's previous contact; undefined where another account has proven that phone or mailbox in the meantime. */
async function restore(tx: Db, fan: UserRow, { kind, before, beforeVerified }: ContactChangeRow): Promise<UserRow | undefined> {
  const contact = kind === "phone" ? { phone: before } : { email: before ?? fan.email, emailVerified: beforeVerified };
  try {
    const [restored] = await tx.transaction((inner) =>
      inner
        .update(users)
        .set({ ...contact, profileVersion: fan.profileVersion + 1 })
        .where(eq(users.id, fan.id))
        .returning(),
    );
    return restored;
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    return undefined;
  }
}
