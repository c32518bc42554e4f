import * as v from "valibot";
import { DAY_ATTEMPTS, defineJob } from "../outbox/job.ts";

/** Sends one SMS; enqueue it with `outbox.enqueue` in the transaction that causes it. */
export const sendSms = defineJob(
  "sms.send",
  v.object({ teamId: v.number(), to: v.string(), text: v.string() }),
  async (sms, { deps, db, id }) => deps.providers.sms.send(db, { ...sms, reference: id }),
  // After a day the message is outdated.
  { attempts: DAY_ATTEMPTS, lane: "sms" },
);
