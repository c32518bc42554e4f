import { DAY_MS, simTransition, UNDO_DAYS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { simReplacements } from "../../db/schema/line-care.ts";
import type { LineRow } from "../../db/schema/lines.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { shutOut, wayBackIn } from "../../fans/auth/shut-out.ts";
import { setFanBlock } from "../../lines/sims/actions.ts";
import { handLineToCare } from "../../lines/sims/line-case.ts";
import { dropUnmade, lockReplacement, voidReplacement } from "../../lines/sims/replace.ts";
import { lockCurrentSim } from "../../lines/sims/store.ts";

type Stopped = { readonly kind: "done"; readonly wayOn: string | undefined } | { readonly kind: "late" };

/**
 * Stops a replacement SIM that the fan did not order: voids it, blocks the line's current SIM even if that is already the new one, and ends
 * all access to the account. Works until `UNDO_DAYS` after the new SIM was activated. A repeated call returns the same.
 */
export function stopSwap(deps: Deps, id: string): Promise<Stopped> {
  return deps.db.transaction(async (tx) => {
    const found = await lockReplacement(tx, id);
    const [fan] = found ? await tx.select().from(users).where(eq(users.id, found.line.userId)).for("update") : [];
    if (!found || !fan || found.line.state === "ended") return { kind: "late" };
    const { replacement, line } = found;
    if (replacement.stoppedAt) return done(deps, tx, fan);
    const now = deps.clock.now();
    if (replacement.state === "failed") return { kind: "late" };
    if (replacement.state === "done" && now.getTime() >= replacement.updatedAt.getTime() + UNDO_DAYS * DAY_MS) return { kind: "late" };
    if (replacement.state === "ordered") await dropUnmade(tx, replacement, now);
    if (replacement.state === "shipped") await voidReplacement(tx, replacement, now, "stopped");
    await tx.update(simReplacements).set({ stoppedAt: now }).where(eq(simReplacements.id, id));
    await block(deps, tx, line);
    await shutOut(deps, tx, fan);
    await handLineToCare(deps, tx, line.id, {
      reference: `sim.stopped:${id}`,
      message: `Der Kunde hat den Tausch der SIM ${replacement.oldIccid} über den Link in unserer Nachricht gestoppt: Er war nicht von ihm. Der Anschluss ist gesperrt, das Passwort gilt nicht mehr. Bitte prüfen, ob im Konto noch etwas geändert wurde.`,
    });
    return done(deps, tx, { ...fan, passwordHash: null });
  });
}

async function done(deps: Deps, tx: Db, fan: UserRow): Promise<Stopped> {
  return { kind: "done", wayOn: await wayBackIn(deps, tx, fan) };
}

async function block(deps: Deps, db: Db, line: LineRow): Promise<void> {
  const { state } = await lockCurrentSim(db, line.id);
  const already = state === "blockedByFan" || state === "blockedByBoth";
  if (already || simTransition(state, "block") !== undefined) await setFanBlock({ deps, db, line }, true, "swapStopped");
}
