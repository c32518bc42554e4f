import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { anyOf, byLine } from "../../db/of-lines.ts";
import type { TariffRow } from "../../db/schema/catalogue.ts";
import { lines, type TariffChangeRow, tariffChanges } from "../../db/schema/lines.ts";
import type { OrderRow } from "../../db/schema/orders.ts";

/** A tariff as agreed; its price may have changed since. */
export type Agreed = { readonly name: string; readonly monthlyCents: number };

/** What determines a line's tariff on a day: its order and its changes, earliest first. */
export type Agreements = {
  readonly tariff: Pick<TariffRow, "name" | "priceCents">;
  readonly order: Pick<OrderRow, "payment"> | null;
  readonly changes: readonly TariffChangeRow[];
};

/**
 * A line's tariff on a day. It depends on the declarations and not on when they were carried out, so that a late or repeated bill is the
 * same.
 */
export function agreedOn({ tariff, order, changes }: Agreements, day: string): Agreed {
  const last = changes.findLast(({ effectiveOn }) => effectiveOn <= day);
  if (last) return { name: last.name, monthlyCents: last.monthlyCents };
  const [next] = changes;
  if (next) return { name: next.fromName, monthlyCents: next.fromMonthlyCents };
  return { name: tariff.name, monthlyCents: order?.payment.monthly ?? tariff.priceCents };
}

/** A line's changes that were not cancelled, earliest first. */
export async function changesOfLine(db: Db, lineId: string): Promise<readonly TariffChangeRow[]> {
  return (await changesOfLines(db, [lineId]))(lineId);
}

/** Like `changesOfLine`, for several lines at once. */
export async function changesOfLines(db: Db, lineIds: readonly string[]): Promise<(lineId: string) => readonly TariffChangeRow[]> {
  const rows = await db
    .select()
    .from(tariffChanges)
    .where(and(anyOf(tariffChanges.lineId, lineIds), ne(tariffChanges.state, "cancelled")))
    .orderBy(asc(tariffChanges.effectiveOn));
  return byLine(rows);
}

/** The changes of all lines of a fan that were not cancelled. */
export function changesOfFan(db: Db, userId: string): Promise<readonly TariffChangeRow[]> {
  const own = db.select({ id: lines.id }).from(lines).where(eq(lines.userId, userId));
  return db
    .select()
    .from(tariffChanges)
    .where(and(inArray(tariffChanges.lineId, own), ne(tariffChanges.state, "cancelled")))
    .orderBy(asc(tariffChanges.effectiveOn));
}
