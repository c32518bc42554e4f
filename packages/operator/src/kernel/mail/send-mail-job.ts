import { letterSchema } from "@tribun/mails";
import * as v from "valibot";
import { defineJob } from "../outbox/job.ts";

const attachment = v.object({ fileName: v.string(), contentType: v.string(), base64: v.string() });

/** Sends one mail; enqueue it with `outbox.enqueue` in the transaction that causes it. */
export const sendMail = defineJob(
  "mail.send",
  v.object({
    teamId: v.number(),
    to: v.string(),
    letter: letterSchema,
    attachments: v.exactOptional(v.array(attachment)),
    replyTo: v.exactOptional(v.string()),
    unsubscribeUrl: v.exactOptional(v.string()),
  }),
  async ({ attachments = [], ...mail }, { deps, db, id }) => {
    const content = attachments.map(({ base64, ...file }) => ({ ...file, content: Buffer.from(base64, "base64") }));
    await deps.providers.mail.send(db, { ...mail, reference: id, attachments: content });
  },
  { lane: "messages" },
);
