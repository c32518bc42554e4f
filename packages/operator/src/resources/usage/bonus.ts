import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import type { Localised } from "../../db/schema/catalogue.ts";
import { allowances } from "../../db/schema/packs.ts";
import type { Deps } from "../../deps.ts";
import { touchOwner } from "../orders/store.ts";
import { configureLine } from "../sims/network.ts";

export type Bonus = {
  readonly lineId: string;
  readonly gb: number;
  readonly name: Localised;
  readonly endsAt: Date;
  /** What it was given for, for example `reward:` and the booking's id. The same source is given once. */
  readonly sourceId: string;
};

/**
 * Gives a line data beside its tariff, visible with its end (flows §4.6), in the transaction of what it is for.
 * @returns false when this source was given before
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
