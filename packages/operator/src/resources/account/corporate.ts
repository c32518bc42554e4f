import { randomBytes } from "node:crypto";
import { corporateRegister } from "@tribun/api-client/contract";
import { and, eq, isNull, or } from "drizzle-orm";
import * as v from "valibot";
import { corporateLeads } from "../../db/schema/account.ts";
import { users } from "../../db/schema/users.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { LEAD_MAILS } from "../../messages/lead-texts.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { sendMail } from "../../providers/mail/send-mail-job.ts";
import { clubOf } from "../../seed/clubs.ts";

/** Hands a company's wish to the people who sell to companies, once. */
export const handOverLead = defineJob("account.corporateLead", v.object({ leadId: v.string() }), async ({ leadId }, { deps, db }) => {
  const [row] = await db
    .update(corporateLeads)
    .set({ handedOverAt: deps.clock.now() })
    .where(and(eq(corporateLeads.id, leadId), isNull(corporateLeads.handedOverAt)))
    .returning();
  const team = row && deps.teams.get(row.teamId);
  if (!row || !team) return;
  const desk = LEAD_MAILS.de.desk({ club: team.name, hotline: team.hotline, leadId, lead: row.lead });
  await deps.providers.mail.send(db, { teamId: team.id, to: clubOf(team.id).provider.email, ...desk });
});

export const corporateRoutes = [
  route(corporateRegister, async ({ body, ctx }) => {
    const { db, deps, team, language } = ctx;
    const known = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.teamId, team.id), or(eq(users.email, body.email), eq(users.phone, body.phone))));
    if (known.some(({ email }) => email === body.email)) throw new Problem("1048");
    if (known.length > 0) throw new Problem("1066");
    const id = `L-${randomBytes(5).toString("hex").toUpperCase()}`;
    await db.insert(corporateLeads).values({ id, teamId: team.id, lead: body, language, createdAt: ctx.clock.now() });
    await deps.outbox.enqueue(db, handOverLead, { leadId: id });
    const text = LEAD_MAILS[language].received({ club: team.name, hotline: team.hotline, leadId: id, lead: body });
    await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: body.email, ...text });
    return { leadId: id };
  }),
];
