import { formatPhone, isBusiness, packEnd } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { lines } from "../db/schema/lines.ts";
import { packOrders, packs } from "../db/schema/packs.ts";
import { users } from "../db/schema/users.ts";
import { uuid } from "../db/uuid.ts";
import { germanTime } from "../words/messages.ts";
import { euros, taxNote } from "../words/written.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { termsOf } from "../papers/order-documents.ts";
import { optionOf } from "./store.ts";
import { packTexts } from "../words/pack-texts.ts";
import { greetingTo } from "../words/greeting.ts";

/** Mails the fan about the purchase of a pack; `bought` is the confirmation on a durable medium (§ 312f BGB). */
export const mailPack = defineJob(
  "pack.mail",
  v.object({
    packOrderId: uuid,
    kind: v.picklist(["bought", "refunded", "paidTwice", "withdrawn", "returned", "started", "matchOff"]),
    refundCents: v.optional(v.number(), 0),
    ended: v.optional(v.boolean(), false),
    billed: v.optional(v.boolean(), false),
    /** Cents that the bank took back; without it, the whole price. */
    takenCents: v.optional(v.number()),
  }),
  async ({ packOrderId, kind, refundCents, ended, billed, takenCents = Infinity }, { deps, db, id }) => {
    const [row] = await db
      .select({ order: packOrders, user: users, msisdn: lines.msisdn, pack: packs })
      .from(packOrders)
      .innerJoin(users, eq(users.id, packOrders.userId))
      .innerJoin(lines, eq(lines.id, packOrders.lineId))
      .leftJoin(packs, eq(packs.orderId, packOrders.id))
      .where(eq(packOrders.id, packOrderId));
    const team = row && deps.teams.get(row.order.teamId);
    if (!row || !team || row.user.email === "") return;
    const { order, user, pack } = row;
    const option = await optionOf(db, order.optionId);
    const business = isBusiness(user.customerType);
    const t = packTexts(order.language);
    const startsAt = pack?.startsAt ?? order.createdAt;
    const endsAt = pack?.endsAt ?? new Date(packEnd(startsAt.getTime(), option.validity));
    const letter = t[kind]({
      greeting: greetingTo(user, order.language),
      club: team.name,
      hotline: team.hotline,
      origin: team.origin,
      number: order.number,
      pack: option.name,
      description: option.description[order.language],
      msisdn: formatPhone(row.msisdn),
      price: euros(order.priceCents, order.language),
      taxNote: taxNote(order.priceCents, order.language, business),
      business,
      refund: euros(refundCents, order.language),
      ...{ ended, billed },
      ...(takenCents < order.priceCents && { taken: euros(takenCents, order.language) }),
      startsAt: germanTime(startsAt, order.language),
      endsAt: germanTime(endsAt, order.language),
      term: t.validity(option.validity),
      autoRenew: option.renewal === "auto",
      earlyStart: order.earlyStart,
    });
    const attachments = kind === "bought" ? await termsOf({ team, language: order.language, business }) : [];
    await deps.providers.mail.send(db, { reference: id, teamId: team.id, to: user.email, letter, attachments });
  },
  { lane: "messages" },
);
