import { addCalendarDays, baseFee, type DaySpan, germanDay, startOfGermanDay } from "@tribun/domain";
import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type ChargeRow, charges, type ChargeZone } from "../db/schema/billing.ts";
import { lineEnds } from "../db/schema/account.ts";
import { type Localised, type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { type LineRow, lines, type TariffChangeRow } from "../db/schema/lines.ts";
import { type OrderRow, orders } from "../db/schema/orders.ts";
import { agreedOn, changesOfFan } from "../lines/tariff-changes/agreed.ts";
import { baseFeeLabel } from "../ledger/labels.ts";

/** A line with the facts that decide its base fee. */
export type BilledContract = {
  readonly line: LineRow;
  readonly tariff: TariffRow;
  readonly order: OrderRow | null;
  readonly end: typeof lineEnds.$inferSelect | null;
  /** Changes of the line's tariff, the earliest first. */
  readonly changes: readonly TariffChangeRow[];
};

/** An entry of a bill. `charges` are the posted charges behind it, absent for a base fee. */
export type Entry = {
  readonly lineId: string | null;
  readonly kind: string;
  readonly label: Localised;
  readonly zone: ChargeZone | null;
  readonly quantity: number;
  readonly grossCents: number;
  readonly charges?: readonly ChargeRow[];
};

/** All lines of a fan, the oldest first, each with its tariff, order, end and tariff changes. */
export async function contractsOf(db: Db, userId: string): Promise<readonly BilledContract[]> {
  const found = await db
    .select({ line: lines, tariff: tariffs, order: orders, end: lineEnds })
    .from(lines)
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .leftJoin(orders, eq(orders.id, lines.orderId))
    .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
    .where(eq(lines.userId, userId))
    .orderBy(asc(lines.createdAt), asc(lines.id));
  const changes = await changesOfFan(db, userId);
  return found.map((contract) => ({ ...contract, changes: changes.filter(({ lineId }) => lineId === contract.line.id) }));
}

/** The first day a contract is billed for; undefined before the line is in service. */
export function startOf({ line }: BilledContract): string | undefined {
  return line.activatedAt === null ? undefined : germanDay(line.activatedAt.getTime());
}

/**
 * The base fees of a fan's lines for some days of one month (a tariff changes only at the start of a month). Charges the agreed price: a
 * later price of the tariff does not apply.
 */
export function baseFees(contracts: readonly BilledContract[], days: DaySpan): Entry[] {
  return contracts.flatMap((contract) => {
    const { line, end } = contract;
    const agreed = agreedOn(contract, days.from);
    const fee = baseFee(
      {
        monthlyCents: agreed.monthlyCents,
        startedOn: startOf(contract),
        endedOn: end?.endsOn,
        // A withdrawal itself settles the use before it (L22). A line that ended without a `line_ends` row owes nothing.
        owesNothing: end?.cause === "withdrawal" || (line.state === "ended" && end === null),
      },
      days,
    );
    if (!fee) return [];
    const label = baseFeeLabel(agreed.name, line.msisdn, fee.days);
    return [{ lineId: line.id, kind: "baseFee", label, zone: null, quantity: 1, grossCents: fee.cents }];
  });
}

/** A fan's posted charges that are on no bill yet, up to the end of a German day. `lock` locks them for the bill that takes them. */
export async function unbilledCharges(db: Db, userId: string, lastDay: string, mode: "read" | "lock"): Promise<Entry[]> {
  const until = new Date(startOfGermanDay(addCalendarDays(lastDay, 1)));
  const query = db
    .select()
    .from(charges)
    .where(and(eq(charges.userId, userId), isNull(charges.invoiceId), lt(charges.at, until)))
    .orderBy(asc(charges.at), asc(charges.id));
  const rows = await (mode === "lock" ? query.for("update") : query);
  return [...Map.groupBy(rows, itemKey).values()].flatMap(entryOf);
}

/** Kinds of charges that are posted once for each usage record of the network. */
const USED = /^(usage\..+|roamingData)$/;

/**
 * Charges with the same key form one item. Usage is bundled because VAT is rounded per item: over hundreds of small items it would differ
 * from its basis by more than the euro that an e-invoice allows (BR-CO-17, BR-S-09 of EN 16931). An itemised bill lists each record.
 */
function itemKey({ id, lineId, kind, zone, label }: ChargeRow): string {
  return USED.test(kind) ? JSON.stringify([lineId, kind, zone, label.de, label.tr]) : id;
}

function entryOf(posted: readonly ChargeRow[]): Entry[] {
  const [first] = posted;
  if (!first) return [];
  const { lineId, kind, label, zone } = first;
  const sum = (of: (charge: ChargeRow) => number) => posted.reduce((total, charge) => total + of(charge), 0);
  const [quantity, grossCents] = [sum((charge) => charge.quantity), sum((charge) => charge.amountCents)];
  return [{ lineId, kind, label, zone, quantity, grossCents, charges: posted }];
}
