import { formatPhone } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type SimReplacementRow, simReplacements } from "../../db/schema/line-care.ts";
import { type LineRow, lines } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob, type JobContext } from "../../kernel/outbox/job.ts";
import { greetingOf } from "../../words/greeting.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { linkKey } from "../../security/link-key.ts";
import { signLink } from "../../security/link-token.ts";
import type { Team } from "../../base/teams.ts";
import { reachedBefore } from "../../reach/contact-changes.ts";
import { makeReplacement, switchSim } from "./replace.ts";
import { SWAP_MAILS, SWAP_SMS } from "../../words/swap-texts.ts";

/** Names of the linked pages, which are also the purposes of their tokens. */
export const STOP_LINK = "stop";
export const ADDRESS_LINK = "card";

/** The job that follows the notification: it creates a SIM, of which an eSIM works at once, or activates a card. */
const NEXT = { make: makeReplacement, switch: switchSim } as const;
const payload = v.object({ replacementId: uuid, next: v.picklist(["make", "switch"]) });
type Payload = v.InferOutput<typeof payload>;

/**
 * Sends an SMS about the replacement to the old SIM before the replacement continues, because the signed-in person may not be the fan.
 * After three failed attempts within a minute it continues anyway, because the mail was queued before.
 */
export const announceSwap = defineJob(
  "sim.announce",
  payload,
  async (given, { deps, db, id }) => {
    const found = await read(db, given.replacementId);
    const team = found && deps.teams.get(found.line.teamId);
    if (!found || !team || !isOpen(found.replacement)) return;
    const { line, replacement, fan } = found;
    const gone = replacement.reason === "lost" || replacement.reason === "stolen";
    // The finder of a lost phone reads its SMS and could stop the owner's replacement by a link, so the SMS contains none.
    const link = gone ? undefined : await linkTo(db, team, STOP_LINK, replacement.id);
    const text = SWAP_SMS[fan.language]({ club: team.name, hotline: team.hotline, link });
    await deps.providers.sms.send(db, { reference: id, teamId: team.id, to: line.msisdn, text });
    await goOn(deps, db, replacement, given);
  },
  { lane: "sms", attempts: 3, onGiveUp: goOnAnyway },
);

async function goOnAnyway(raw: unknown, { deps, db }: JobContext): Promise<void> {
  const given = v.parse(payload, raw);
  const found = await read(db, given.replacementId);
  if (found && isOpen(found.replacement)) await goOn(deps, db, found.replacement, given);
}

const isOpen = ({ state }: SimReplacementRow) => state === "ordered" || state === "shipped";

async function goOn(deps: Deps, db: Db, { addressUnproven }: SimReplacementRow, { replacementId, next }: Payload): Promise<void> {
  if (!addressUnproven) await deps.outbox.enqueue(db, NEXT[next], { replacementId });
}

async function read(db: Db, replacementId: string) {
  const [found] = await db
    .select({ replacement: simReplacements, line: lines, fan: users })
    .from(simReplacements)
    .innerJoin(lines, eq(lines.id, simReplacements.lineId))
    .innerJoin(users, eq(users.id, simReplacements.userId))
    .where(eq(simReplacements.id, replacementId));
  return found;
}

/** Queues the mail about the replacement and the SMS; the next step waits for the SMS. */
export async function announce(deps: Deps, db: Db, line: LineRow, replacement: SimReplacementRow, next: Payload["next"]): Promise<void> {
  const [fan] = await db.select().from(users).where(eq(users.id, replacement.userId));
  const team = deps.teams.get(line.teamId);
  if (!fan || !team) return;
  const { mailbox } = await reachedBefore(db, fan, deps.clock.now());
  const { address, addressUnproven, type, id } = replacement;
  const kind = addressUnproven ? "toNewAddress" : type === "physical" && next === "make" ? "cardOrdered" : "atOnce";
  const letter = SWAP_MAILS[fan.language][kind]({
    ...{
      greeting: greetingOf(fan.language, fan.firstName, mailbox !== undefined),
      club: team.name,
      hotline: team.hotline,
      msisdn: formatPhone(line.msisdn),
    },
    address: address ? `${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}` : "",
    // An unverified mailbox may belong to another person.
    stop: mailbox === undefined ? undefined : await linkTo(db, team, STOP_LINK, id),
    confirm: await linkTo(db, team, ADDRESS_LINK, id),
  });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: mailbox ?? fan.email, letter });
  await deps.outbox.enqueue(db, announceSwap, { replacementId: id, next });
}

async function linkTo(db: Db, team: Team, name: string, id: string): Promise<string> {
  return `${team.origin}/c/${name}/${signLink(id, name, await linkKey(db))}`;
}
