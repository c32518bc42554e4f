import * as v from "valibot";
import type { Deps } from "../kernel/deps.ts";
import { QUEUES } from "../kernel/outbox/job-queue.ts";
import {
  CHANNELS,
  DELIVERY_MODES,
  PAYMENT_MODES,
  readClockOffset,
  writeClockOffset,
  writeDelivery,
  writeNextPayment,
} from "../sandbox/settings.ts";

const YEAR_SECONDS = 366 * 86_400;
const team = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Commands of the console, as JSON. */
export const clockCommand = v.union([
  v.object({ advanceSeconds: v.pipe(v.number(), v.minValue(-YEAR_SECONDS), v.maxValue(5 * YEAR_SECONDS)) }),
  v.object({ reset: v.literal(true) }),
]);
export const paymentCommand = v.object({ mode: v.picklist(PAYMENT_MODES), team });
export const deliveryCommand = v.object({ channel: v.picklist(CHANNELS), mode: v.picklist(DELIVERY_MODES) });

/** Moves the clock of every process, or resets it to real time. @returns the new time */
export async function moveClock(deps: Deps, command: v.InferOutput<typeof clockCommand>): Promise<Date> {
  const offset = "reset" in command ? 0 : (await readClockOffset(deps.db)) + command.advanceSeconds * 1000;
  await writeClockOffset(deps.db, Math.round(offset));
  await deps.clock.sync();
  for (const queue of QUEUES) await deps.queue.wake(deps.db, queue);
  return deps.clock.now();
}

export const setNextPayment = (deps: Deps, command: v.InferOutput<typeof paymentCommand>): Promise<void> =>
  writeNextPayment(deps.db, command.mode, command.team);

export const setDelivery = (deps: Deps, command: v.InferOutput<typeof deliveryCommand>): Promise<void> =>
  writeDelivery(deps.db, command.channel, command.mode);
