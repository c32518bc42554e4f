import { type DaySpan, germanDay, lastDayOfNotice, usagePeriod } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { InvoiceFacts, InvoiceRow } from "../db/schema/billing.ts";
import { usagePeriods } from "../db/schema/line-care.ts";
import { usage } from "../db/schema/lines.ts";
import { paymentMethods } from "../db/schema/payments.ts";
import type { UserRow } from "../db/schema/users.ts";
import { agreedOn } from "../lines/tariff-changes/agreed.ts";
import { type BilledContract, startOf } from "./entries.ts";

/** All facts of an invoice besides its items, frozen on the day of issue. */
export async function invoiceFacts(
  db: Db,
  user: UserRow,
  contracts: readonly BilledContract[],
  period: DaySpan,
  now: Date,
): Promise<InvoiceFacts> {
  const billed = contracts.filter((contract) => {
    const start = startOf(contract);
    return start !== undefined && start <= period.to && (contract.end === null || contract.end.endsOn >= period.from);
  });
  const [method] = await db
    .select({ label: paymentMethods.label, mandateReference: paymentMethods.mandateReference })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, user.id), eq(paymentMethods.isDefault, true), isNull(paymentMethods.removedAt)));
  // Run these one after the other, because a transaction has one connection.
  const frozen: InvoiceFacts["contracts"][number][] = [];
  for (const contract of billed) frozen.push(await contractFacts(db, contract, period, germanDay(now.getTime())));
  return {
    recipient: recipientOf(user),
    contracts: frozen,
    ...(method && {
      collection: { label: method.label, ...(method.mandateReference !== null && { mandateReference: method.mandateReference }) },
    }),
  };
}

/** Number and date of the invoice that a credit note corrects. The note names both. */
export function correctedBy({ number, issuedAt }: InvoiceRow): InvoiceFacts["corrects"] & object {
  return { number, issuedOn: germanDay(issuedAt.getTime()) };
}

/** Name and address of the buyer (§ 14(4) UStG). */
export function recipientOf(user: UserRow): InvoiceFacts["recipient"] {
  const { firstName, lastName, companyName, vatId, street, houseNumber, postalCode, city, email } = user;
  return {
    name: `${firstName} ${lastName}`,
    ...(companyName !== null && { companyName }),
    ...(vatId !== null && { vatId }),
    ...{ street, houseNumber, postalCode, city, email },
    isBusiness: user.customerType !== "private",
  };
}

async function contractFacts(db: Db, contract: BilledContract, period: DaySpan, today: string): Promise<InvoiceFacts["contracts"][number]> {
  const { line, tariff } = contract;
  const volume = await volumeOf(db, line.id, period.to.slice(0, 7));
  const { commitmentEnd } = line;
  const next = contract.changes.find(({ effectiveOn }) => effectiveOn > period.to);
  const cancelBy = commitmentEnd === null ? undefined : lastDayOfNotice(commitmentEnd, tariff.noticeDays);
  return {
    lineId: line.id,
    msisdn: line.msisdn,
    tariff: agreedOn(contract, period.to).name,
    startedOn: startOf(contract) ?? period.from,
    ...(commitmentEnd !== null && {
      commitmentEnd,
      noticeDays: tariff.noticeDays,
      ...(cancelBy !== undefined && cancelBy >= today && { cancelBy }),
    }),
    ...(next && { next: { tariff: next.name, monthlyCents: next.monthlyCents, from: next.effectiveOn } }),
    ...(volume && { usedGb: Math.round(volume.used * 100) / 100, includedGb: volume.total }),
  };
}

/**
 * The data volume in GB that a line used in a month (L35). A month that is not closed yet is still in the running figures. If those are of
 * an earlier month, the line has used nothing.
 */
async function volumeOf(db: Db, lineId: string, month: string): Promise<{ readonly used: number; readonly total: number } | undefined> {
  const closed = await db
    .select({ used: usagePeriods.used, total: usagePeriods.total })
    .from(usagePeriods)
    .where(
      and(eq(usagePeriods.lineId, lineId), eq(usagePeriods.period, month), eq(usagePeriods.kind, "data"), eq(usagePeriods.zone, "de")),
    );
  if (closed[0]) return closed[0];
  const [running] = await db
    .select({ used: usage.used, total: usage.total, asOf: usage.asOf })
    .from(usage)
    .where(and(eq(usage.lineId, lineId), eq(usage.kind, "data"), eq(usage.zone, "de")));
  if (!running) return undefined;
  const counted = usagePeriod(running.asOf.getTime());
  return counted > month ? undefined : { used: counted === month ? running.used : 0, total: running.total };
}
