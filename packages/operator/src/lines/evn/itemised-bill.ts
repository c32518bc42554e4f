import { formatPhone } from "@tribun/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { InvoiceRow } from "../../db/schema/billing.ts";
import { callRecords } from "../../db/schema/line-care.ts";
import { lineNumbers, lines } from "../../db/schema/lines.ts";
import type { ItemisedBill } from "../../papers/itemised-pdf.ts";
import type { Team } from "../../base/teams.ts";

/** The itemised bill of an invoice; undefined where the fan asked for none, and after six months (§ 10(3) TDDDG). */
export async function itemisedBill(db: Db, invoice: InvoiceRow, team: Team): Promise<ItemisedBill | undefined> {
  // Show a call under the MSISDN that the line had at the time of the call.
  const msisdn = sql<string>`coalesce((select ${lineNumbers.msisdn} from ${lineNumbers} where ${lineNumbers.lineId} = ${lines.id} and ${lineNumbers.endedAt} > ${callRecords.at} order by ${lineNumbers.endedAt} limit 1), ${lines.msisdn})`;
  const calls = await db
    .select({ call: callRecords, msisdn })
    .from(callRecords)
    .innerJoin(lines, eq(lines.id, callRecords.lineId))
    .where(eq(callRecords.billedWith, invoice.id))
    .orderBy(asc(msisdn), asc(callRecords.at), asc(callRecords.id));
  if (calls.length === 0) return undefined;
  const numbers = [...new Set(calls.map((one) => one.msisdn))];
  return {
    ...{ language: invoice.language, team, invoiceNumber: invoice.number },
    ...{ from: invoice.periodFrom, to: invoice.periodTo, createdAt: invoice.issuedAt },
    lines: numbers.map((number) => ({
      number: formatPhone(number),
      calls: calls.filter((one) => one.msisdn === number).map(({ call }) => call),
    })),
  };
}

/** The ids of those invoices that have an itemised bill. */
export async function itemisedOf(db: Db, invoiceIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (invoiceIds.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: callRecords.billedWith })
    .from(callRecords)
    .where(inArray(callRecords.billedWith, [...invoiceIds]));
  return new Set(found.flatMap(({ id }) => id ?? []));
}
