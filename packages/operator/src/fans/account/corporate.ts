import { randomBytes } from "node:crypto";
import { corporateRegister } from "@tribun/api-client/contract";
import type { CallBackTime } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { outsideOf } from "../../db/database.ts";
import { corporateLeads } from "../../db/schema/account.ts";
import { users } from "../../db/schema/users.ts";
import { Problem } from "../../base/problem.ts";
import { hasRoom } from "../../http/rate-limit.ts";
import { requireCapability } from "../../http/require-capability.ts";
import { route } from "../../http/route.ts";
import { LEAD_MAILS } from "../../words/lead-texts.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { sha256 } from "../../security/seal.ts";

/** Hands a company's enquiry to the CRM. While the CRM is down, it retries for about six weeks. */
export const handOverLead = defineJob(
  "account.corporateLead",
  v.object({ leadId: v.string() }),
  async ({ leadId }, { deps, db }) => {
    const [row] = await db.select().from(corporateLeads).where(eq(corporateLeads.id, leadId)).for("update");
    if (!row || row.handedOverAt !== null) return;
    const { kind, companyName, vatId, lineCount, message, callBack, tkgWaiver, ...person } = row.lead;
    const note = noteOf({ message, callBack, tkgWaiver });
    await deps.providers.crm.upsertLead(db, {
      ...person,
      ...{
        externalId: `corporate:${row.id}`,
        teamId: row.teamId,
        source: kind === "dealer" ? "dealer" : "corporate",
        language: row.language,
        company: companyName,
      },
      ...(vatId !== undefined && { vatId }),
      ...(lineCount !== undefined && { lineCount }),
      ...(note !== "" && { message: note }),
      // Asking for a call is no consent to advertising.
      emailConsent: false,
    });
    await db.update(corporateLeads).set({ handedOverAt: deps.clock.now() }).where(eq(corporateLeads.id, leadId));
  },
  { attempts: 1000 },
);

/**
 * What the agent must know before calling back: when, whether § 71 (3) TKG was waived, and the message. In German, the agents' language.
 */
function noteOf({ message, callBack, tkgWaiver }: Pick<Lead, "message" | "callBack" | "tkgWaiver">): string {
  return [
    ...(callBack === undefined ? [] : [`Rückruf: ${CALL_BACK[callBack]}`]),
    ...(tkgWaiver === undefined ? [] : [`Verzicht nach § 71 Abs. 3 TKG: ${tkgWaiver ? "ja" : "nein"}`]),
    ...(message === undefined ? [] : [message]),
  ].join("\n");
}

const CALL_BACK: Record<CallBackTime, string> = { morning: "8 bis 11 Uhr", midday: "11 bis 14 Uhr", afternoon: "14 bis 17 Uhr" };
type Lead = (typeof corporateLeads.$inferSelect)["lead"];

/** Enquiries for one mailbox in a day that are answered by mail, because a form may name any mailbox. */
const MAILS_PER_DAY = { max: 3, seconds: 86_400 };

/**
 * A company's enquiry, where a club serves companies. Only a fan who has proven an address learns that an account has it. Guesses of phone
 * numbers are rate-limited.
 */
export const corporateRoutes = [
  route(corporateRegister, async ({ body, ctx }) => {
    const { db, deps, team, language, user } = ctx;
    requireCapability(team, "business", "-1", { status: 404 });
    // A signed-in fan may ask for a call to the account's own phone, which is unique in the club.
    if (user?.phone !== body.phone) {
      if (user?.emailVerified && user.email === body.email) throw Problem.emailTaken();
      const known = await db.$count(users, and(eq(users.teamId, team.id), eq(users.phone, body.phone)));
      if (known > 0) throw Problem.phoneTaken();
    }
    const id = `L-${randomBytes(5).toString("hex").toUpperCase()}`;
    await db.insert(corporateLeads).values({ id, teamId: team.id, lead: body, language, createdAt: ctx.clock.now() });
    await deps.outbox.enqueue(db, handOverLead, { leadId: id });
    // Only the mail is left out, and the answer does not show it: else a stranger could use up a company's enquiries, or learn their
    // number.
    const mails = `lead-mail:${team.id}:${sha256(body.email)}`;
    if (!(await hasRoom(outsideOf(deps.db), mails, MAILS_PER_DAY, ctx.clock.now()))) return { leadId: id };
    const text = LEAD_MAILS[language]({ club: team.name, hotline: team.hotline, leadId: id });
    await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: body.email, letter: text });
    return { leadId: id };
  }),
];
