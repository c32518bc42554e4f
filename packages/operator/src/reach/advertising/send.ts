import { and, eq, isNull } from "drizzle-orm";
import { letterSchema, withFoot } from "@tribun/mails";
import * as v from "valibot";
import { users } from "../../db/schema/users.ts";
import { ADVERTISING_TEXTS } from "../../words/advertising-texts.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { unsubscribeUrl } from "./links.ts";

/**
 * Sends advertising to a fan. All advertising uses this job. It checks the consent when the mail leaves, not when it was written. The
 * unsubscribe link is in the text and in the headers that mail programs show as a button.
 */
export const sendAdvertising = defineJob(
  "advertising.send",
  v.object({ userId: v.string(), letter: letterSchema }),
  async ({ userId, letter }, { deps, db, id }) => {
    const [fan] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    const club = fan && deps.teams.get(fan.teamId)?.name;
    if (!fan?.consents.email || club === undefined) return;
    const url = await unsubscribeUrl(deps, db, fan.teamId, { kind: "fan", id: fan.id });
    const foot = ADVERTISING_TEXTS[fan.language].foot({ club, link: url });
    const mail = { reference: id, teamId: fan.teamId, to: fan.email, letter: withFoot(letter, ...foot), unsubscribeUrl: url };
    await deps.providers.mail.send(db, mail);
  },
  { lane: "messages" },
);
