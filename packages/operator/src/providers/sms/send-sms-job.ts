import * as v from "valibot";
import { DAY_ATTEMPTS, defineJob } from "../../outbox/outbox.ts";

/** Sends one SMS; hand it in with `outbox.enqueue` in the transaction that is the reason for it. */
export const sendSms = defineJob(
  "sms.send",
  v.object({ teamId: v.number(), to: v.string(), text: v.string() }),
  async (sms, { deps, db, id }) => deps.providers.sms.send(db, { ...sms, reference: id }),
  // After a day it is no news.
  { attempts: DAY_ATTEMPTS, lane: "sms" },
);
