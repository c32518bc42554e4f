import { germanDay } from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { donorMessages, type PortingRow } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { type DonorMessage, donorMessage } from "../ports/donor.ts";
import { restOf } from "../orders/pay-back.ts";
import { completePorting } from "./complete.ts";
import { waitForDecision } from "./decision.ts";
import { beginSwitch, schedulePorting } from "./jobs.ts";
import { keepArrived } from "./keep-arrived.ts";
import { tellFan } from "./mail.ts";
import { advancePorting, type LockedPorting, lockPorting, requestIdOf } from "./store.ts";
import { canTakeNewNumber } from "./view.ts";

/** @throws Problem 401 for a body without a valid signature of the clearing house */
export function refuseForgedMessage({ providers }: Deps, rawBody: string, signature: string | null): void {
  if (!providers.donor.verify(rawBody, signature)) throw Problem.failed({ status: 401, reason: "signature" });
}

/**
 * Processes a donor's message once per id, after checking signature and form. `db` is a transaction, so that a failed message counts as
 * unseen and is sent again. A message for an earlier try or an ended porting changes nothing, but an arrived number is kept for its fan.
 * @throws Problem 401 for a wrong signature, 400 for what is no message, 404 for a request that is not known (yet), 409 where it does not
 * fit
 */
export async function receiveDonorMessage(deps: Deps, db: Db, rawBody: string, signature: string | null): Promise<void> {
  refuseForgedMessage(deps, rawBody, signature);
  const parsed = v.safeParse(donorMessage, parse(rawBody));
  if (!parsed.success) throw Problem.failed({ status: 400, reason: "malformed" });
  const message = parsed.output;
  const { requestId } = message.data;
  const [first] = await db
    .insert(donorMessages)
    .values({ id: message.id, type: message.type, requestId, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  const locked = await lockPorting(db, requestId.slice(0, requestId.lastIndexOf(":")));
  if (!locked) throw Problem.failed({ status: 404, reason: "unknownRequest" });
  const { porting } = locked;
  if (porting.state === "completed") return;
  const isPresent = requestIdOf(porting) === requestId;
  if (message.type === "port.switched" && (!isPresent || porting.state === "cancelled" || porting.state === "declined"))
    return arriveUnasked(deps, db, locked);
  if (isUnsent(porting, requestId)) throw Problem.failed({ status: 404, reason: "unknownRequest" });
  if (!isPresent || porting.state === "cancelled") return;
  await carryOut(deps, db, locked, message);
}

/** Whether the donor received a request whose sending failed on our side. We send it again, and the donor repeats its answer. */
function isUnsent({ id, state, tries }: PortingRow, requestId: string): boolean {
  return (state === "requested" || state === "corrected") && requestId === requestIdOf({ id, tries: tries + 1 });
}

/**
 * Handles a number that arrives after the porting was cancelled, refused or requested again. It changes no contract, and the number is
 * kept.
 */
async function arriveUnasked(deps: Deps, db: Db, { order, porting }: LockedPorting): Promise<void> {
  if (porting.completedAt !== null) return;
  const now = deps.clock.now();
  const arrived = await advancePorting(db, porting, "arrive", now, { completedAt: now });
  await keepArrived(deps, db, { order, porting: arrived });
  // A fan who still has to decide gets the full time from now.
  if (order.state === "provisioning" && canTakeNewNumber(arrived)) await waitForDecision(deps, db, arrived);
}

async function carryOut(deps: Deps, db: Db, locked: LockedPorting, message: DonorMessage): Promise<void> {
  const { porting } = locked;
  const now = deps.clock.now();
  switch (message.type) {
    case "port.accepted": {
      const { date } = message.data;
      // A day that has come is accepted too: the message was delayed, and the networks switch anyway.
      if (date < porting.notBefore) throw Problem.failed({ status: 409, reason: "date" });
      await advancePorting(db, porting, "accept", now, { date });
      await deps.outbox.enqueue(db, schedulePorting, { portingId: porting.id });
      return;
    }
    case "port.declined": {
      const { reason } = message.data;
      const declined = await advancePorting(db, porting, "decline", now, { reason, date: null }, reason);
      await waitForDecision(deps, db, declined);
      await tellFan(deps, db, porting.id, "declined", { refundCents: await restOf(db, locked.order) });
      return;
    }
    case "port.switched":
      await completePorting(deps, db, { ...locked, porting: await onTheDay(deps, db, porting, now) });
  }
}

/**
 * Catches up the states of a switch that is reported before our own jobs began it, or before the message with the agreed day. The number
 * has arrived, so its line must not wait any longer.
 * @throws Problem 409 before the agreed day
 */
async function onTheDay(deps: Deps, db: Db, porting: PortingRow, now: Date): Promise<PortingRow> {
  const { state, date } = porting;
  const today = germanDay(now.getTime());
  if (state === "sentToDonor") return onTheDay(deps, db, await advancePorting(db, porting, "accept", now, { date: today }), now);
  if (state === "accepted") return onTheDay(deps, db, await advancePorting(db, porting, "schedule", now), now);
  if (state !== "scheduled") return porting;
  if (date === null || today < date) throw Problem.failed({ status: 409, reason: "tooEarly" });
  return beginSwitch(deps, db, porting);
}

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}
