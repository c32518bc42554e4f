import { addMonths, germanDay, startOfGermanDay } from "@tribun/domain";
import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { clubShareBookings, invoices } from "../../db/schema/billing.ts";

const HEAD = ["Buchung", "Datum", "Art", "Beleg", "Satz in %", "Netto in EUR", "Betrag in EUR"];
const KINDS = { carried: "Übertrag", paid: "Zahlung", returned: "Rückgabe", credited: "Gutschrift", paidOut: "Auszahlung" } as const;

/**
 * A club's bookings as CSV for its accountant: semicolons, decimal commas, UTF-8 with BOM, German days, ordered by id. A row names its bill
 * only by number, so that it names no fan.
 * @param month `YYYY-MM`; without it, all bookings
 */
export async function bookingsCsv(db: Db, teamId: number, month?: string): Promise<string> {
  const first = month === undefined ? undefined : `${month}-01`;
  const { id, at, kind, basisPoints, netCents, amountCents } = clubShareBookings;
  const rows = await db
    .select({ id, at, kind, basisPoints, netCents, amountCents, number: invoices.number })
    .from(clubShareBookings)
    .leftJoin(invoices, eq(invoices.id, clubShareBookings.invoiceId))
    .where(
      and(
        eq(clubShareBookings.teamId, teamId),
        first === undefined ? undefined : gte(at, new Date(startOfGermanDay(first))),
        first === undefined ? undefined : lt(at, new Date(startOfGermanDay(addMonths(first, 1)))),
      ),
    )
    .orderBy(asc(id));
  const lines = rows.map((row) => [
    ...[row.id, germanDay(row.at.getTime()), KINDS[row.kind], row.number ?? ""],
    ...[row.basisPoints, row.netCents, row.amountCents].map(hundredths),
  ]);
  return `\uFEFF${[HEAD, ...lines].map((line) => `${line.join(";")}\r\n`).join("")}`;
}

/** Formats hundredths with a decimal comma: `-1234` becomes `-12,34`. */
function hundredths(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
