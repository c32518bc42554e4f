import { DAY_MS, formatPhone, germanDay, lastKeptDay, NUMBER_QUARANTINE_DAYS } from "@tribun/domain";
import { and, eq, gt, inArray, isNotNull, ne, notExists } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { registryNumbers, reservations } from "../db/schema/numbers.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import { type PortingRow, portings } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { openTicket } from "../care/support/open-ticket.ts";
import { tellFan } from "./mail.ts";
import type { LockedPorting } from "./store.ts";
import { deskDonor } from "./view.ts";

/**
 * Keeps an arrived number without a line that waits for it: the contract was withdrawn or ended, or the porting was cancelled. Only the fan
 * may decide about the number, so no line starts and nothing is charged (§ 59(3) TKG). It is kept for the fan for a month, and staff agree
 * with the fan where it goes. A number of our own stock goes into quarantine (flows §4.4). The mail is in the language of the order.
 * @param porting with the time of the arrival
 */
export async function keepArrived(deps: Deps, db: Db, { order, porting }: LockedPorting): Promise<void> {
  const now = deps.clock.now();
  await rest(db, porting, now);
  const { firstName, lastName, email, phone } = order.person;
  const ticket = await openTicket(deps, db, {
    ...{ teamId: porting.teamId, userId: porting.userId, lineId: porting.lineId, topic: "order" },
    ...{ name: `${firstName} ${lastName}`.trim(), email, phone: phone || null, language: order.language },
    // A reference of our own, so that the ticket outlives the fan's account (`OUR_REFERENCE`).
    ...{ message: deskText(order, porting, germanDay(now.getTime())), reference: `porting.arrived:${porting.id}` },
  });
  await tellFan(deps, db, porting.id, "arrived", { ticket });
}

/** Puts a number of our own stock into quarantine, unless another fan has ordered it since; staff decide about that contract. */
async function rest(db: Db, { msisdn, userId }: PortingRow, now: Date): Promise<void> {
  const ordered = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.registryId, registryNumbers.id),
        inArray(reservations.state, ["paymentHeld", "assigned"]),
        ne(reservations.userId, userId),
      ),
    );
  await db
    .update(registryNumbers)
    .set({ quarantineUntil: new Date(now.getTime() + NUMBER_QUARANTINE_DAYS * DAY_MS) })
    .where(and(eq(registryNumbers.msisdn, msisdn), notExists(ordered)));
}

/** What staff need to know, in German. */
function deskText(order: OrderRow, porting: PortingRow, today: string): string {
  return `Dringend: Die Rufnummer ${formatPhone(porting.msisdn)} ist von ${deskDonor(porting)} zu uns gewechselt, obwohl kein Anschluss auf sie wartet.
Bestellung ${order.number}: ${order.state}; Portierung ${porting.id}: ${porting.state}${porting.endedBy === null ? "" : `, beendet durch ${porting.endedBy}`}${porting.date === null ? "" : `, vereinbart für ${porting.date}`}.
Für den Kunden aufheben bis einschließlich ${lastKeptDay(today)}, nichts berechnen. Heute noch mit dem Kunden klären: zurück dorthin, weiter zu einem anderen Anbieter oder mit einem Vertrag bei uns behalten. Der Kunde ist bis dahin unter dieser Nummer nicht erreichbar (§ 59 TKG: höchstens ein Arbeitstag); eine Entschädigung prüfen.`;
}

/** Whether an arrived number is kept for another fan. */
export async function isKeptForOther(db: Db, msisdn: string, userId: string, now: Date): Promise<boolean> {
  const today = germanDay(now.getTime());
  const arrived = await db
    .select({ at: portings.completedAt })
    .from(portings)
    .where(
      and(
        ...[eq(portings.msisdn, msisdn), ne(portings.userId, userId), isNotNull(portings.completedAt)],
        gt(portings.completedAt, new Date(now.getTime() - 40 * DAY_MS)),
      ),
    );
  return arrived.some(({ at }) => at !== null && today <= lastKeptDay(germanDay(at.getTime())));
}
