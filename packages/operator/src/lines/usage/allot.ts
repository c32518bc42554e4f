import { randomUUID } from "node:crypto";
import { UNLIMITED, type AllowanceKind } from "@tribun/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { allowances, type OptionRow, type PackRow } from "../../db/schema/packs.ts";

const MB_PER_GB = 1000;

/** Adds the allowances for one period of a pack to its line. A repeated call for the same period adds nothing. */
export async function allotPeriod(
  db: Db,
  pack: PackRow,
  option: OptionRow,
  { period, startsAt, endsAt }: { readonly period: number; readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): Promise<void> {
  const volumes: readonly (readonly [AllowanceKind, number | null])[] = [
    ["data", option.dataMb === null || option.dataMb === UNLIMITED ? option.dataMb : option.dataMb / MB_PER_GB],
    ["voice", option.minutes],
    ["sms", option.sms],
  ];
  const name = { de: option.name, tr: option.name };
  const common = { lineId: pack.lineId, source: "pack" as const, packId: pack.id, name, zone: option.zone, startsAt, endsAt, asOf: now };
  const rows = volumes.flatMap(([kind, total]) =>
    total === null ? [] : [{ ...common, id: randomUUID(), sourceId: `pack:${pack.id}:${period}`, kind, total }],
  );
  if (rows.length > 0) await db.insert(allowances).values(rows).onConflictDoNothing();
}

/** Moves the allowances of a scheduled pack to the pack's new start and end. */
export async function moveAllowances(db: Db, { id, startsAt, endsAt }: PackRow, now: Date): Promise<void> {
  await db.update(allowances).set({ startsAt, endsAt, asOf: now }).where(eq(allowances.packId, id));
}

/** Ends a pack's remaining allowances. */
export async function endAllowances(db: Db, packId: string, now: Date): Promise<void> {
  await db
    .update(allowances)
    .set({ endsAt: now })
    .where(and(eq(allowances.packId, packId), gt(allowances.endsAt, now)));
}
