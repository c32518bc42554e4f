import { addCalendarDays, germanDay, PORTING_TRY_DAYS, startOfGermanDay } from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import type { PortingRow } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { endLine } from "../line-life/end-line.ts";
import { payBackRest } from "../orders/pay-back.ts";
import { setHold } from "../orders/number-hold.ts";
import { advance } from "../orders/store.ts";
import { endPortingOf } from "./end.ts";
import { tellFan } from "./mail.ts";
import { lockPorting } from "./store.ts";
import { canTakeNewNumber } from "./view.ts";

/** After a refusal or cancellation the fan has 30 whole days to decide about the order. */
export async function waitForDecision(deps: Deps, db: Db, porting: PortingRow): Promise<void> {
  const dueAt = new Date(startOfGermanDay(addCalendarDays(germanDay(deps.clock.nowMs()), PORTING_TRY_DAYS + 1)));
  await deps.outbox.enqueue(db, abandonPorting, { portingId: porting.id, version: porting.version }, { dueAt });
}

/** Ends an order for which the fan decided nothing, and refunds everything; only a SIM has been sent. */
export const abandonPorting = defineJob(
  "porting.abandon",
  v.object({ portingId: v.string(), version: v.number() }),
  async ({ portingId, version }, { deps, db }) => {
    const locked = await lockPorting(db, portingId);
    if (!locked || locked.porting.version !== version || !canTakeNewNumber(locked.porting)) return;
    const { order, porting } = locked;
    if (order.state !== "provisioning") return;
    await endPortingOf(deps, db, order.id, "abandoned");
    await endLine(deps, db, porting.lineId, germanDay(deps.clock.nowMs()));
    await setHold(db, order, { state: "released" });
    const refundCents = await payBackRest(deps, db, order, { reason: "portingAbandoned", sourceId: `porting.abandon:${porting.id}` });
    await advance(db, order, "reject", deps.clock.now(), { reason: "portingAbandoned" });
    await tellFan(deps, db, porting.id, "abandoned", { refundCents });
  },
);
