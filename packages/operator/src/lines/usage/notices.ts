import { DAY_MS, euro, germanDay, type Language, VALIDITY_UNITS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { usageNotices } from "../../db/schema/line-care.ts";
import { type LineRow, lines } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { euros, writtenDay } from "../../words/written.ts";
import { DAY_ATTEMPTS, defineJob } from "../../kernel/outbox/job.ts";
import { packTexts } from "../../words/pack-texts.ts";
import { LINE_SMS, type LineSmsKind } from "./notice-texts.ts";

const payload = v.object({
  lineId: uuid,
  kind: v.picklist(["data80", "data100", "roaming80", "roaming100", "packRenews", "packRenewed", "packRenewalFailed", "packEnded"]),
  /** Name of the pack, if the notice is about one. */
  name: v.optional(v.string(), ""),
  cents: v.optional(v.number(), 0),
  /** Length of the pack's next period, and the moment at which it begins. */
  validity: v.optional(v.object({ unit: v.picklist(VALIDITY_UNITS), value: v.number() })),
  on: v.optional(v.string()),
  /** The row to store once the SMS gateway has accepted a notice that a debit depends on. */
  told: v.optional(v.object({ period: v.string(), mark: v.string() })),
});
type Facts = Omit<v.InferInput<typeof payload>, "lineId" | "kind">;

/** Least time between an announcement and its debit, ms (SEPA, L33), even if the announcement was late. */
export const DEBIT_NOTICE_MS = DAY_MS;

/** Sends an SMS to the line, in the fan's language. */
export const lineSms = defineJob(
  "line.sms",
  payload,
  async ({ lineId, kind, name, cents, validity, on, told }, { deps, db, id }) => {
    const [row] = await db
      .select({ line: lines, tariff: tariffs.name, kbps: tariffs.throttleKbps, language: users.language })
      .from(lines)
      .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
      .innerJoin(users, eq(users.id, lines.userId))
      .where(eq(lines.id, lineId));
    const team = row && deps.teams.get(row.line.teamId);
    if (!row || !team || row.line.state === "ended") return;
    const now = deps.clock.now();
    const dayOf = (at: string) => germanDay(Math.max(Date.parse(at), told ? now.getTime() + DEBIT_NOTICE_MS : 0));
    const facts = {
      club: team.name,
      tariff: row.tariff,
      kbps: row.kbps,
      name,
      amount: euros(euro(cents).amount, row.language),
      day: on === undefined ? "" : writtenDay(dayOf(on), row.language),
      span: validity === undefined ? "" : packTexts(row.language).validity(validity),
    };
    await deps.providers.sms.send(db, { reference: id, teamId: team.id, to: row.line.msisdn, text: textOf(row.language, kind)(facts) });
    if (told === undefined) return;
    const kept = { lineId, ...told, sentAt: now };
    await db
      .insert(usageNotices)
      .values(kept)
      .onConflictDoUpdate({ target: [usageNotices.lineId, usageNotices.period, usageNotices.mark], set: kept });
  },
  // After a day the notice is outdated.
  { attempts: DAY_ATTEMPTS, lane: "sms" },
);

const textOf = (language: Language, kind: LineSmsKind) => LINE_SMS[language][kind];

/** Queues an SMS notice to a line. */
export function tell(deps: Deps, db: Db, lineId: string, kind: LineSmsKind, facts: Facts = {}): Promise<void> {
  return deps.outbox.enqueue(db, lineSms, { lineId, kind, ...facts });
}

/** Queues an SMS notice at most once per period; `mark` identifies what must not be repeated. */
export async function tellOnce(
  deps: Deps,
  db: Db,
  line: LineRow,
  period: string,
  kind: LineSmsKind,
  facts: Facts & { readonly mark?: string } = {},
): Promise<void> {
  const { mark = kind, ...rest } = facts;
  const [first] = await db
    .insert(usageNotices)
    .values({ lineId: line.id, period, mark, sentAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (first) await tell(deps, db, line.id, kind, rest);
}
