import { formatPhone } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import type { LineRow } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { SIM_MAILS, type SimMailFacts, type SimMailKind } from "../../words/sim-texts.ts";
import { greetingTo } from "../../words/greeting.ts";

/** Mails the fan about a SIM. No SMS, because the finder of a lost phone would read it. */
export async function mailSim(
  deps: Deps,
  db: Db,
  line: LineRow,
  kind: SimMailKind,
  more: Pick<SimMailFacts, "before"> = {},
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, line.userId));
  const team = deps.teams.get(line.teamId);
  if (!user || !team) return;
  const facts = {
    greeting: greetingTo(user, user.language),
    club: team.name,
    hotline: team.hotline,
    page: `${team.origin}/dashboard/account/overview?line=${line.id}`,
    msisdn: formatPhone(line.msisdn),
    ...more,
  };
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: user.email, letter: SIM_MAILS[user.language][kind](facts) });
}
