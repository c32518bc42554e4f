import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import type { Localised } from "../../db/schema/catalogue.ts";
import { allowances } from "../../db/schema/packs.ts";
import type { Deps } from "../../kernel/deps.ts";
import { touchOwner } from "../../base/touch.ts";
import { configureLine } from "../sims/network.ts";

export type Bonus = {
  readonly lineId: string;
  readonly gb: number;
  readonly name: Localised;
  readonly endsAt: Date;
  /** Source of the bonus, for example `reward:` and the booking's id. The same source is booked once. */
  readonly sourceId: string;
};

/**
 * Adds bonus data with a visible end to a line, beside its tariff (flows §4.6), in the caller's transaction.
 * @returns false when this source was booked before
 */
export async function addBonus(deps: Deps, db: Db, { lineId, gb, name, endsAt, sourceId }: Bonus): Promise<boolean> {
  const now = deps.clock.now();
  const written = await db
    .insert(allowances)
    .values({
      id: randomUUID(),
      lineId,
      source: "bonus",
      sourceId,
      name,
      kind: "data",
      zone: "de",
      total: gb,
      startsAt: now,
      endsAt,
      asOf: now,
    })
    .onConflictDoNothing()
    .returning({ id: allowances.id });
  if (written.length === 0) return false;
  await configureLine(deps, db, lineId);
  await configureLine(deps, db, lineId, endsAt);
  await touchOwner(db, lineId);
  return true;
}
