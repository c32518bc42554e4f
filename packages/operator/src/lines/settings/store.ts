import { addRoamingCost, ROAMING_CAP_DEFAULT_CENTS, type Shield, shieldState, usagePeriod } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { anyOf } from "../../db/of-lines.ts";
import type { TariffRow } from "../../db/schema/catalogue.ts";
import { lineSettings, type LineSettingsRow, roamingCosts } from "../../db/schema/line-care.ts";
import { touchOwner } from "../../base/touch.ts";

type Changes = Partial<Omit<LineSettingsRow, "lineId" | "updatedAt">>;

/** A line's settings. Creates missing ones from the tariff: a child's line blocks premium numbers (seed data). */
export async function readSettings(db: Db, lineId: string, tariff: Pick<TariffRow, "requiresChild">, now: Date): Promise<LineSettingsRow> {
  await db.insert(lineSettings).values({ lineId, premiumBlocked: tariff.requiresChild, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(lineSettings).where(eq(lineSettings.lineId, lineId));
  if (!row) throw new Error("line settings were not written");
  return row;
}

/** Changes a line's settings. The caller must have locked the line's row. */
export async function changeSettings(
  db: Db,
  lineId: string,
  tariff: Pick<TariffRow, "requiresChild">,
  changes: Changes,
  now: Date,
): Promise<LineSettingsRow> {
  await readSettings(db, lineId, tariff, now);
  const [row] = await db
    .update(lineSettings)
    .set({ ...changes, updatedAt: now })
    .where(eq(lineSettings.lineId, lineId))
    .returning();
  if (!row) throw new Error("line settings were not written");
  await touchOwner(db, lineId);
  return row;
}

/** State of the cost cap in the current month. */
export async function readShield(db: Db, settings: LineSettingsRow, now: Date): Promise<Shield> {
  const [cost] = await db
    .select()
    .from(roamingCosts)
    .where(and(eq(roamingCosts.lineId, settings.lineId), eq(roamingCosts.period, usagePeriod(now.getTime()))));
  return {
    enabled: settings.shieldEnabled,
    capCents: settings.shieldCapCents,
    spentCents: cost?.spentCents ?? 0,
    continued: cost?.continued ?? false,
  };
}

type Spent = Pick<typeof roamingCosts.$inferSelect, "lineId" | "spentCents" | "continued"> & { readonly settings: LineSettingsRow | null };

/**
 * Reports lines that have spent four fifths (`warned`) or all (`capped`) of the month's cap. A line without settings has the default cap.
 */
export async function roamingNews(
  db: Db,
  lineIds: readonly string[],
  now: Date,
): Promise<(lineId: string) => "warned" | "capped" | undefined> {
  const { lineId, spentCents, continued } = roamingCosts;
  const rows = await db
    .select({ lineId, spentCents, continued, settings: lineSettings })
    .from(roamingCosts)
    .leftJoin(lineSettings, eq(lineSettings.lineId, lineId))
    .where(and(anyOf(lineId, lineIds), eq(roamingCosts.period, usagePeriod(now.getTime()))));
  return (id) => {
    const cost = rows.find((row) => row.lineId === id);
    return cost && newsOf(cost);
  };
}

function newsOf({ spentCents, continued, settings }: Spent): "warned" | "capped" | undefined {
  const { shieldEnabled: enabled = true, shieldCapCents: capCents = ROAMING_CAP_DEFAULT_CENTS } = settings ?? {};
  const state = shieldState({ enabled, capCents, spentCents, continued });
  return state === "warned" || state === "capped" ? state : undefined;
}

/** Stores the state of the cap for the current month. */
export async function writeShield(db: Db, lineId: string, { spentCents, continued }: Shield, now: Date): Promise<void> {
  const period = usagePeriod(now.getTime());
  await db
    .insert(roamingCosts)
    .values({ lineId, period, spentCents, continued })
    .onConflictDoUpdate({ target: [roamingCosts.lineId, roamingCosts.period], set: { spentCents, continued } });
}

/** Adds a data roaming cost, cents, under the cap and stores it. */
export async function spendRoaming(db: Db, settings: LineSettingsRow, cents: number, now: Date) {
  const result = addRoamingCost(await readShield(db, settings, now), cents);
  await writeShield(db, settings.lineId, result.shield, now);
  return result;
}
