import { createHash } from "node:crypto";
import {
  HOUR_MS,
  addCalendarDays,
  addWorkingDays,
  germanDay,
  isSameName,
  isTooLateToPort,
  PORTING_REASONS,
  type PortingReason,
  startOfGermanDay,
} from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../db/database.ts";
import { portings } from "../../db/schema/portings.ts";
import { users } from "../../db/schema/users.ts";
import type { Outbox } from "../../kernel/outbox/outbox.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { receiveDonorMessage } from "../../portings/receive.ts";
import { type PortingMode, takeNextPorting } from "../next-porting.ts";
import { readSetting, writeSetting } from "../settings.ts";
import { isSigned, sign } from "../../adapters/payment/signature.ts";
import { type DonorMessage, donorMessage, type DonorProvider, type PortRequest } from "../../ports/donor.ts";

const ANSWER_MS = 60_000;
/** Networks switch numbers at night. */
const SWITCH_MS = 4 * HOUR_MS;
const LATE_DAYS = 5;

/** Prepaid contracts continue until their holder releases the number, which no holder has done at the first request. */
const PREPAID = new Set(["telekom-prepaid", "callya", "lidl-connect", "edeka-smart", "aldi-talk", "lycamobile", "lebara"]);

const switchedId = (requestId: string) => `${requestId}:switched`;
/** Key of the setting that a request was cancelled or declined. */
const offKey = (requestId: string) => `donor.off.${requestId}`;

/** Sends a signed message to the operator, as the clearing house's server would. */
export const deliverDonorMessage = defineJob("sandbox.donorMessage", donorMessage, async (message, { deps, db }) => {
  const { requestId } = message.data;
  // A planned switch does not happen after its request was cancelled; the console may still simulate a mistaken switch.
  if (message.id === switchedId(requestId) && (await readSetting(db, offKey(requestId), v.boolean(), false))) return;
  if (message.type === "port.declined") await writeSetting(db, offKey(requestId), true);
  const rawBody = JSON.stringify(message);
  await receiveDonorMessage(deps, db, rawBody, sign(rawBody, deps.config.donorWebhookSecret));
});

/**
 * A clearing house that ports no number. It answers after a minute and switches in the night of the agreed day, both by the sandbox's
 * clock. It declines where a real donor would, using the fan's account as the contract at the donor; the console can set the next answer
 * instead.
 */
export function sandboxDonor(webhookSecret: string, clock: Clock, outbox: Outbox): DonorProvider {
  const tell = (db: Db, message: DonorMessage, at: number) => outbox.enqueue(db, deliverDonorMessage, message, { dueAt: new Date(at) });
  return {
    name: "sandbox",
    requestPort: async (db, request) => {
      const { requestId } = request;
      const mode = await takeNextPorting(db);
      if (mode === "silent") return;
      const today = germanDay(clock.nowMs());
      const reason = declineOf(mode) ?? (mode === "normal" ? await refusal(db, request, today) : undefined);
      const answerAt = clock.nowMs() + ANSWER_MS;
      if (reason) {
        await tell(db, { id: `${requestId}:declined`, type: "port.declined", data: { requestId, reason } }, answerAt);
        return;
      }
      const date = dayOf(request);
      await tell(db, { id: `${requestId}:accepted`, type: "port.accepted", data: { requestId, date } }, answerAt);
      const switchedOn = mode === "late" ? addCalendarDays(date, LATE_DAYS) : date;
      await tell(db, { id: switchedId(requestId), type: "port.switched", data: { requestId } }, startOfGermanDay(switchedOn) + SWITCH_MS);
    },
    cancel: (db, requestId) => writeSetting(db, offKey(requestId), true),
    verify: (rawBody, signature) => isSigned(rawBody, signature, webhookSecret),
  };
}

function declineOf(mode: PortingMode): PortingReason | undefined {
  return PORTING_REASONS.find((reason) => mode === `decline:${reason}`);
}

async function refusal(db: Db, request: PortRequest, today: string): Promise<PortingReason | undefined> {
  const portingId = request.requestId.slice(0, request.requestId.lastIndexOf(":"));
  const [owner] = await db
    .select({ user: users })
    .from(portings)
    .innerJoin(users, eq(users.id, portings.userId))
    .where(eq(portings.id, portingId));
  if (owner && !isSameName(owner.user, request.holder)) return "nameMismatch";
  if (owner && owner.user.birthday !== request.holder.birthday) return "birthdayMismatch";
  if (owner?.user.customerType === "corporate" && request.customerNumber === undefined) return "customerNumberMissing";
  if (request.contractEnd !== undefined && isTooLateToPort(request.contractEnd, today)) return "tooLate";
  const isFirst = request.requestId.endsWith(":1");
  return PREPAID.has(request.donorId) && isFirst && request.mnpType === "ASAP" ? "notReleased" : undefined;
}

/** Returns the requested day; a contract without a known end ends some weeks later, the same for the same number. */
function dayOf({ mnpType, contractEnd, earliest, msisdn }: PortRequest): string {
  if (mnpType === "ASAP" || contractEnd !== undefined) return earliest;
  const weeks = 1 + ((createHash("sha256").update(msisdn).digest()[0] ?? 0) % 8);
  return addWorkingDays(addCalendarDays(earliest, weeks * 7), 0);
}
