import type { Line, Porting } from "@tribun/api-client/contract";
import {
  euro,
  germanDay,
  lastCancelDay,
  lastCorrectionDay,
  mayCorrect,
  OTHER_DONOR,
  PORTING_TRIES,
  portingTransition,
} from "@tribun/domain";
import type { PortingRow } from "../db/schema/portings.ts";

/** The contract's view of a porting, for its owner. */
export function portingView(row: PortingRow, now: Date): Porting {
  const cancelUntil = row.date === null ? undefined : lastCancelDay(row.date);
  return {
    id: row.id,
    orderId: row.orderId,
    lineId: row.lineId,
    state: row.state,
    msisdn: row.msisdn,
    donor: { id: row.donorId, name: row.donorName },
    mnpType: row.mnpType,
    holder: row.holder,
    ...(row.donorCustomerNumber !== null && { donorCustomerNumber: row.donorCustomerNumber }),
    ...(row.contractEnd !== null && { contractEnd: row.contractEnd }),
    requestedAt: row.createdAt.toISOString(),
    ...(row.date !== null && { date: row.date }),
    ...(row.reason !== null && { reason: row.reason }),
    canCorrect: canCorrect(row, now),
    canCancel: canCancel(row, now),
    canTakeNewNumber: canTakeNewNumber(row),
    triesLeft: Math.max(0, PORTING_TRIES - row.tries),
    ...(row.state === "declined" && row.firstSentAt && { correctUntil: lastCorrectionDay(row.firstSentAt) }),
    ...(cancelUntil !== undefined && row.state === "scheduled" && { cancelUntil }),
    ...(row.state === "completed" && row.completedAt && { completedAt: row.completedAt.toISOString() }),
    ...(row.compensationCents > 0 && { compensation: euro(row.compensationCents) }),
  };
}

/** The short view for lines and orders. */
export function portingInfoView(row: PortingRow): NonNullable<Line["porting"]> {
  return {
    id: row.id,
    state: row.state,
    ...(row.date !== null && { date: row.date }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(isNamed(row) && { donor: row.donorName }),
    msisdn: row.msisdn,
  };
}

/** Whether a donor has a name; the choice "other provider" has none. */
export function isNamed({ donorId }: { readonly donorId: string }): boolean {
  return donorId !== OTHER_DONOR;
}

/** A donor's name for staff, in German, as it follows "bei" and "von". */
export function deskDonor(porting: Pick<PortingRow, "donorId" | "donorName">): string {
  return isNamed(porting) ? porting.donorName : "einem Anbieter außerhalb unserer Liste";
}

/** Whether the fan may send corrected data to a donor that declined. */
export function canCorrect(row: PortingRow, now: Date): boolean {
  return (
    row.state === "declined" &&
    mayCorrect({ tries: row.tries, firstSentAt: row.firstSentAt ?? undefined, reason: row.reason ?? undefined }, now)
  );
}

/** Whether a porting can be cancelled: until one working day before the agreed day (flows §4.2). */
export function canCancel(row: PortingRow, now: Date): boolean {
  if (portingTransition(row.state, "cancel") === undefined) return false;
  return row.date === null || row.state === "declined" || germanDay(now.getTime()) <= lastCancelDay(row.date);
}

/** Whether the porting has failed, so that the line may start with another number. */
export function canTakeNewNumber(row: PortingRow): boolean {
  return row.state === "declined" || (row.state === "cancelled" && row.endedBy === "fan");
}
