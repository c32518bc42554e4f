import {
  HOUR_MS,
  addCalendarDays,
  addWorkingDays,
  earliestPortingDay,
  formatPhone,
  germanDay,
  lastSwitchDay,
  startOfGermanDay,
} from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import type { PortingRow } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob, type JobContext } from "../kernel/outbox/job.ts";
import type { PortRequest } from "../ports/donor.ts";
import { handToCare } from "../care/support/hand-to-care.ts";
import { tellFan } from "./mail.ts";
import { advancePorting, lockPorting, requestIdOf } from "./store.ts";
import { deskDonor } from "./view.ts";

const portingOnly = v.object({ portingId: v.string() });
const oneTry = v.object({ portingId: v.string(), tries: v.number() });
/** Working days without an answer after which the request is sent again. */
const SILENCE_WORKING_DAYS = 2;

/** Sends the porting request to the donor. */
export const sendPorting = defineJob(
  "porting.send",
  portingOnly,
  async ({ portingId }, { deps, db }) => {
    const locked = await lockPorting(db, portingId);
    if (locked?.porting.state !== "requested" && locked?.porting.state !== "corrected") return;
    const now = deps.clock.now();
    const tries = locked.porting.tries + 1;
    const sent = await advancePorting(db, locked.porting, "send", now, {
      tries,
      firstSentAt: locked.porting.firstSentAt ?? now,
      reason: null,
    });
    await deps.providers.donor.requestPort(db, requestOf(sent, now));
    await deps.outbox.enqueue(db, askAgain, { portingId, tries }, { dueAt: silenceEnd(now) });
  },
  { onGiveUp: (given, context) => handPortingToCare(context, v.parse(portingOnly, given).portingId) },
);

/**
 * Sends the same request again to a donor that did not answer. It has the same id, so it counts once for the donor and as one try for the
 * fan.
 */
export const askAgain = defineJob(
  "porting.askAgain",
  oneTry,
  async ({ portingId, tries }, { deps, db }) => {
    const locked = await lockPorting(db, portingId);
    if (locked?.porting.state !== "sentToDonor" || locked.porting.tries !== tries) return;
    const now = deps.clock.now();
    await deps.providers.donor.requestPort(db, requestOf(locked.porting, now));
    await deps.outbox.enqueue(db, askAgain, { portingId, tries }, { dueAt: silenceEnd(now) });
  },
  { onGiveUp: (given, context) => handPortingToCare(context, v.parse(oneTry, given).portingId) },
);

/** Schedules the switch for the day that the donor named, and notifies the fan. The switch begins at the start of that day. */
export const schedulePorting = defineJob("porting.schedule", portingOnly, async ({ portingId }, { deps, db }) => {
  const locked = await lockPorting(db, portingId);
  if (locked?.porting.state !== "accepted" || locked.porting.date === null) return;
  const { date, tries } = locked.porting;
  const now = deps.clock.now();
  await advancePorting(db, locked.porting, "schedule", now);
  await deps.outbox.enqueue(db, startSwitch, { portingId, tries }, { dueAt: new Date(startOfGermanDay(date)) });
  // If the day has already passed, the fan only gets the message about the outcome.
  if (germanDay(now.getTime()) < date) await tellFan(deps, db, portingId, "scheduled");
});

/** Starts the switch on its day; from now on it cannot be cancelled. */
export const startSwitch = defineJob("porting.switch", oneTry, async ({ portingId, tries }, { deps, db }) => {
  const locked = await lockPorting(db, portingId);
  if (locked?.porting.state !== "scheduled" || locked.porting.tries !== tries) return;
  await beginSwitch(deps, db, locked.porting);
});

/** Marks the switch as started and schedules the check for a late one. */
export async function beginSwitch(deps: Deps, db: Db, porting: PortingRow): Promise<PortingRow> {
  const switching = await advancePorting(db, porting, "startSwitch", deps.clock.now());
  if (porting.date !== null) {
    const late = addCalendarDays(lastSwitchDay(porting.date), 1);
    await deps.outbox.enqueue(db, warnLate, { portingId: porting.id }, { dueAt: new Date(startOfGermanDay(late)) });
  }
  return switching;
}

/**
 * Reports a late switch: the number should have arrived by the working day after the agreed one. Every further day costs us 10 euro (L09).
 */
export const warnLate = defineJob("porting.late", portingOnly, async ({ portingId }, { deps, db }) => {
  const locked = await lockPorting(db, portingId);
  if (locked?.porting.state !== "switching") return;
  deps.log.warn({ portingId, date: locked.porting.date }, "a porting is late");
  await tellFan(deps, db, portingId, "late");
});

/** Cancels a request at the donor. */
export const cancelAtDonor = defineJob("porting.cancelAtDonor", v.object({ requestId: v.string() }), ({ requestId }, { deps, db }) =>
  deps.providers.donor.cancel(db, requestId),
);

/** Hands a porting to customer care when requests fail for good, because it would otherwise never finish. Also notifies the fan. */
async function handPortingToCare({ deps, db }: JobContext, portingId: string): Promise<void> {
  const locked = await lockPorting(db, portingId);
  const state = locked?.porting.state;
  if (!locked || (state !== "requested" && state !== "corrected" && state !== "sentToDonor")) return;
  const { teamId, userId, lineId, msisdn } = locked.porting;
  await handToCare(deps, db, {
    ...{ teamId, userId, lineId, reference: `porting.send:${portingId}` },
    message: `Die Portierungsanfrage ${portingId} für ${formatPhone(msisdn)} (Bestellung ${locked.order.number}) ist bei ${deskDonor(locked.porting)} nicht angekommen. Bitte mit der Clearingstelle klären und die Arbeit porting.send neu anstoßen.`,
    tell: { kind: "porting", about: formatPhone(msisdn) },
  });
}

function requestOf(porting: PortingRow, now: Date): PortRequest {
  const { msisdn, donorId, mnpType, holder, notBefore } = porting;
  const contractEnd = porting.contractEnd ?? undefined;
  return {
    requestId: requestIdOf(porting),
    msisdn,
    donorId,
    mnpType,
    holder,
    customerNumber: porting.donorCustomerNumber ?? undefined,
    contractEnd,
    earliest: earliestPortingDay({ mnpType, today: germanDay(now.getTime()), notBefore, contractEnd }),
  };
}

function silenceEnd(now: Date): Date {
  return new Date(startOfGermanDay(addWorkingDays(germanDay(now.getTime()), SILENCE_WORKING_DAYS)) + 9 * HOUR_MS);
}
