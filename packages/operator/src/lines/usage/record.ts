import { type AllowanceZone, type Bucket, leftIn, noticesBetween, spend, usagePeriod } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { usageRecords } from "../../db/schema/line-care.ts";
import { type LineRow, lines, usage } from "../../db/schema/lines.ts";
import { tariffs, type TariffRow } from "../../db/schema/catalogue.ts";
import { type AllowanceRow, allowances } from "../../db/schema/packs.ts";
import type { Deps } from "../../kernel/deps.ts";
import { readSettings } from "../settings/store.ts";
import { touch } from "../../base/touch.ts";
import { configureLine } from "../sims/network.ts";
import { chargeUse } from "./charge-use.ts";
import { keepCall } from "../evn/keep.ts";
import { addToPastMonth } from "./late.ts";
import { tellOnce } from "./notices.ts";
import { recordRoamingCost } from "./roaming.ts";
import { rollOver } from "./roll-over.ts";
import type { UsageRecord } from "./usage-record.ts";
import { bucketOf, isThrottled, periodStart, readVolumes, running, type UsageRow, type Volumes } from "./volumes.ts";

export type Recorded = {
  readonly known: boolean;
  /** What no volume covered: throttled data, or charged usage. */
  readonly over: number;
};

/**
 * Counts a usage record: first packs by their end, last the tariff's volume. EU data uses the home volume up to the tariff's EU share.
 * Notifies the fan at 80 % (L35) and at the end, and the network when the speed changes. Usage in a past month only counts for its invoice.
 */
export async function recordUsage(deps: Deps, db: Db, record: UsageRecord): Promise<Recorded> {
  const now = deps.clock.now();
  const [line] = await db.select().from(lines).where(eq(lines.id, record.lineId)).for("update");
  if (!line) return { known: false, over: record.amount };
  const [first] = await db
    .insert(usageRecords)
    .values({ id: record.id, lineId: line.id, receivedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!first) return { known: true, over: 0 };
  const [tariff] = await db.select().from(tariffs).where(eq(tariffs.id, line.tariffId));
  if (!tariff) throw new Error(`no tariff for line ${line.id}`);
  const anew = await rollOver(db, line, now);
  const at = record.at && record.at < now ? record.at : now;
  const rated = record.roamingCents ?? 0;
  const roamingCents = rated > 0 ? await recordRoamingCost(deps, db, { line, tariff, recordId: record.id, cents: rated, at }) : 0;
  // An itemised bill shows what the invoice charges, without what the cost cap refused.
  await keepCall(db, await readSettings(db, line.id, tariff, now), { ...record, roamingCents, at });
  if (record.chargedCents) await chargeUse(db, line, { ...record, cents: record.chargedCents, at });
  if (at < periodStart(now)) {
    await addToPastMonth(db, line.id, usagePeriod(at.getTime()), record);
    if (anew) await configureLine(deps, db, line.id);
    return { known: false, over: 0 };
  }
  const before = await readVolumes(db, line.id, now);
  const { pots, over } = takeOut(potsFor(before, record, now), record);
  await keep(db, line, pots, now);
  const after = await readVolumes(db, line.id, now);
  if (record.kind === "data") await notice(deps, db, line, tariff, record, pots, now);
  if (anew || isThrottled(before, now) !== isThrottled(after, now)) await configureLine(deps, db, line.id);
  await touch(db, line.userId);
  return { known: false, over };
}

/** A stored volume with its earlier values. */
type Pot = Bucket & { readonly before: Bucket; readonly from: { readonly usage: UsageRow } | { readonly allowance: AllowanceRow } };

const ofUsage = (row: UsageRow): Pot => ({ used: row.used, total: row.total, before: row, from: { usage: row } });
const ofAllowance = (row: AllowanceRow): Pot => ({ ...bucketOf(row), before: row, from: { allowance: row } });

type Pots = { readonly main: Pot[]; /** Limits what `main` may provide. */ readonly share: Pot[] };

function potsFor({ tariff, allowances: all }: Volumes, { kind, zone }: UsageRecord, now: Date): Pots {
  const own = (wanted: AllowanceZone) => tariff.filter((row) => row.kind === kind && row.zone === wanted).map(ofUsage);
  const extra = (wanted: AllowanceZone) => running(all, kind, wanted, now).map(ofAllowance);
  if (kind === "data" && zone === "eu") return { main: [...extra("eu"), ...own("de"), ...extra("de")], share: own("eu") };
  return { main: [...own(zone), ...extra(zone)], share: [] };
}

function takeOut({ main, share }: Pots, { amount }: UsageRecord): { readonly pots: Pot[]; readonly over: number } {
  const allowed = share.length === 0 ? amount : Math.min(amount, leftIn(share), leftIn(main));
  const taken = spend(main, allowed);
  const shared = share.length === 0 ? [] : spend(share, allowed - taken.over).buckets;
  return { pots: [...taken.buckets, ...shared], over: amount - allowed + taken.over };
}

async function keep(db: Db, line: LineRow, pots: readonly Pot[], now: Date): Promise<void> {
  // Unchanged rows are also current as of now.
  await db.update(usage).set({ asOf: now }).where(eq(usage.lineId, line.id));
  for (const { used, from } of pots) {
    if ("allowance" in from) await db.update(allowances).set({ used, asOf: now }).where(eq(allowances.id, from.allowance.id));
    else {
      const { kind, zone } = from.usage;
      await db
        .update(usage)
        .set({ used })
        .where(and(eq(usage.lineId, line.id), eq(usage.kind, kind), eq(usage.zone, zone)));
    }
  }
}

async function notice(
  deps: Deps,
  db: Db,
  line: LineRow,
  tariff: TariffRow,
  { zone }: UsageRecord,
  pots: readonly Pot[],
  now: Date,
): Promise<void> {
  if (zone !== "de" && zone !== "eu") return;
  const home = pots.filter(({ from }) => ("usage" in from ? from.usage.zone : from.allowance.zone) === "de");
  const settings = await readSettings(db, line.id, tariff, now);
  const period = usagePeriod(now.getTime());
  for (const mark of noticesBetween(
    home.map(({ before }) => ({ used: before.used, total: before.total })),
    home,
  )) {
    if (mark === "80" && settings.usageNotice) await tellOnce(deps, db, line, period, "data80");
    // With another pack the volume can run out again, which needs another notice.
    const total = home.reduce((sum, pot) => sum + pot.total, 0);
    if (mark === "100") await tellOnce(deps, db, line, period, "data100", { mark: `data100:${total}` });
  }
}
