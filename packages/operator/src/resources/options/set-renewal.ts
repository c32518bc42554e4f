import type { Db } from "../../db/database.ts";
import { type PackRow, packs } from "../../db/schema/packs.ts";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { touch } from "../orders/store.ts";
import { optionOf } from "./store.ts";

/**
 * Switches the renewal of a locked pack; off, it ends with its present period, at no cost and without a notice period.
 * @throws Problem -1 with status 409 for a pack that never renews itself, one that has ended, or one whose next period is being paid
 */
export async function setRenewal(deps: Deps, db: Db, pack: PackRow, autoRenew: boolean): Promise<PackRow> {
  const option = await optionOf(db, pack.optionId);
  if (option.renewal === "once") throw new Problem("-1", { status: 409, reason: "pack.once" });
  const early = pack.state === "active" || pack.state === "scheduled";
  if (!early || pack.endsAt <= deps.clock.now()) throw new Problem("-1", { status: 409, reason: `pack.${pack.state}` });
  const [row] = await db.update(packs).set({ autoRenew }).where(eq(packs.id, pack.id)).returning();
  if (!row) throw new Error("pack was not written");
  await touch(db, pack.userId);
  return row;
}
