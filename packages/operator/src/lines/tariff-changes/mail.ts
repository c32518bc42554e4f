import { addCalendarDays, formatPhone, isBusiness } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { tariffs } from "../../db/schema/catalogue.ts";
import { lines, tariffChanges } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import { euros, taxedPrice, writtenDay } from "../../words/written.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { documentsOf } from "../../papers/order-documents.ts";
import { CHANGE_MAILS } from "./mail-texts.ts";
import { greetingTo } from "../../words/greeting.ts";

/** Mails the fan about a tariff change; `declared` is the confirmation on a durable medium, with the contract (§ 312f BGB, § 54 TKG). */
export const mailTariffChange = defineJob(
  "tariffChange.mail",
  v.object({ changeId: uuid, kind: v.picklist(["declared", "takenBack"]) }),
  async ({ changeId, kind }, { deps, db, id }) => {
    const [row] = await db
      .select({ change: tariffChanges, tariff: tariffs, user: users, msisdn: lines.msisdn })
      .from(tariffChanges)
      .innerJoin(tariffs, eq(tariffs.id, tariffChanges.tariffId))
      .innerJoin(users, eq(users.id, tariffChanges.userId))
      .innerJoin(lines, eq(lines.id, tariffChanges.lineId))
      .where(eq(tariffChanges.id, changeId));
    const team = row && deps.teams.get(row.change.teamId);
    if (!row || !team || row.user.email === "") return;
    const { change, tariff, user } = row;
    const { language, effectiveOn, commitmentEnd } = change;
    const business = isBusiness(user.customerType);
    const letter = CHANGE_MAILS[language][kind]({
      ...{
        greeting: greetingTo(user, language),
        club: team.name,
        hotline: team.hotline,
        origin: team.origin,
        page: `${team.origin}/dashboard/account/overview?line=${change.lineId}`,
        msisdn: formatPhone(row.msisdn),
      },
      ...{ before: change.fromName, monthlyBefore: euros(change.fromMonthlyCents, language) },
      ...{ tariff: change.name, monthly: taxedPrice(change.monthlyCents, language, business) },
      from: writtenDay(effectiveOn, language),
      until: writtenDay(addCalendarDays(effectiveOn, -1), language),
      commitmentEnd: commitmentEnd === null ? undefined : writtenDay(commitmentEnd, language),
      business,
    });
    const attachments = kind === "declared" ? await documentsOf(db, change, tariff, team, business) : [];
    await deps.providers.mail.send(db, { reference: id, teamId: team.id, to: user.email, letter, attachments });
  },
  { lane: "messages" },
);
