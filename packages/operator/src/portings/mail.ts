import { formatPhone, germanDay, isBusiness, lastCancelDay, lastCorrectionDay, lastKeptDay } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { tariffs } from "../db/schema/catalogue.ts";
import { parcels } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { portings } from "../db/schema/portings.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { portingTexts } from "../words/porting-texts.ts";
import { PORTING_MAIL_KINDS, type PortingFacts, type PortingMailKind } from "../words/porting-types.ts";
import { pushOf } from "../words/push-texts.ts";
import { euros, price, writtenDay } from "../words/written.ts";
import { DAY_ATTEMPTS, defineJob } from "../kernel/outbox/job.ts";
import { jerseyOf } from "../papers/jersey-words.ts";
import { documentsOf } from "../papers/order-documents.ts";
import { wasOnlyVerified } from "../ledger/verified.ts";
import { tellByPush } from "../reach/push/send.ts";
import { canCorrect, isNamed } from "./view.ts";
import { greetingOf, isProvenMailbox } from "../words/greeting.ts";

const told = v.object({
  portingId: v.string(),
  kind: v.picklist(PORTING_MAIL_KINDS),
  /** Ticket number of the case. */
  ticket: v.optional(v.string()),
  /** Gross cents that are refunded, or will be if the fan decides nothing. */
  refundCents: v.optional(v.number(), 0),
});
type More = Pick<v.InferInput<typeof told>, "ticket" | "refundCents">;

/** Mails the fan about a porting. The first mail confirms the contract and attaches its documents (§ 312f BGB). */
export const mailPorting = defineJob(
  "porting.mail",
  told,
  async ({ portingId, kind, ticket, refundCents }, { deps, db, id }) => {
    const found = await factsOf(deps, db, portingId);
    if (!found || found.to.email === "") return;
    const refund = refundCents > 0 ? euros(refundCents, found.language) : undefined;
    const text = portingTexts(found.language).mail[kind]({ ...found.facts, ticket, refund });
    const attachments = kind === "requested" ? await documentsOf(db, found.order, found.tariff, found.team, found.facts.business) : [];
    await deps.providers.mail.send(db, { reference: id, teamId: found.order.teamId, to: found.to.email, letter: text, attachments });
    const push = pushOf("porting", kind);
    if (push) await tellByPush(deps, db, found.order.userId, { kind: push });
  },
  { lane: "messages" },
);

/** Sends the SMS version, if there is one. A separate job, so that a failing gateway does not repeat the mail. */
export const textPorting = defineJob(
  "porting.sms",
  told,
  async ({ portingId, kind }, { deps, db, id }) => {
    const found = await factsOf(deps, db, portingId);
    const text = found && portingTexts(found.language).sms[kind]?.(found.facts);
    if (!found || !text || found.to.phone === "") return;
    await deps.providers.sms.send(db, { reference: id, teamId: found.order.teamId, to: found.to.phone, text });
  },
  // The mail says the same and is retried for longer.
  { attempts: DAY_ATTEMPTS, lane: "sms" },
);

/** Notifies the fan by mail, and for urgent kinds also by SMS. */
export async function tellFan(deps: Deps, db: Db, portingId: string, kind: PortingMailKind, more: More = {}): Promise<void> {
  await deps.outbox.enqueue(db, mailPorting, { portingId, kind, ...more });
  if (portingTexts("de").sms[kind]) await deps.outbox.enqueue(db, textPorting, { portingId, kind });
}

async function factsOf(deps: Deps, db: Db, portingId: string) {
  const [row] = await db
    .select({
      porting: portings,
      order: orders,
      tariff: tariffs,
      customerType: users.customerType,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(portings)
    .innerJoin(orders, eq(orders.id, portings.orderId))
    .innerJoin(tariffs, eq(tariffs.id, orders.tariffId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(portings.id, portingId));
  const team = row && deps.teams.get(row.order.teamId);
  if (!team) return undefined;
  const { porting, order, tariff } = row;
  const { language } = order;
  const business = isBusiness(row.customerType);
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), eq(parcels.content, "sim")));
  const openingFee = order.payment.openingFeeAfterSwitch ?? 0;
  const facts: PortingFacts = {
    greeting: greetingOf(language, order.person.firstName, isProvenMailbox(row, order.person.email)),
    club: team.name,
    origin: team.origin,
    hotline: team.hotline,
    orderNumber: order.number,
    orderId: order.id,
    tariff: tariff.name,
    monthly: price(order.payment.monthly, language, business),
    paid: (await wasOnlyVerified(db, order.id)) ? undefined : euros(order.payment.dueNow, language),
    number: formatPhone(porting.msisdn),
    donor: isNamed(porting) ? porting.donorName : undefined,
    mnpType: porting.mnpType,
    date: porting.date === null ? undefined : writtenDay(porting.date, language),
    cancelUntil: porting.date === null ? undefined : writtenDay(lastCancelDay(porting.date), language),
    reason: porting.reason ?? undefined,
    correctUntil:
      porting.firstSentAt && canCorrect(porting, deps.clock.now())
        ? writtenDay(lastCorrectionDay(porting.firstSentAt), language)
        : undefined,
    sim: order.simType,
    parcel: parcel && `${writtenDay(parcel.expectedFrom, language)} – ${writtenDay(parcel.expectedTo, language)}`,
    openingFee: openingFee > 0 ? price(openingFee, language, business) : undefined,
    compensation: porting.compensationCents > 0 ? euros(porting.compensationCents, language) : undefined,
    contract: order.state === "provisioning" ? "open" : order.state === "active" ? "running" : "ended",
    keptUntil: porting.completedAt === null ? undefined : writtenDay(lastKeptDay(germanDay(porting.completedAt.getTime())), language),
    ticket: undefined,
    refund: undefined,
    jersey: await jerseyOf(db, order, business),
    business,
    earlyStart: order.earlyStart,
  };
  return { order, tariff, team, language, facts, to: order.person };
}
