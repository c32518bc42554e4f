import { eq } from "drizzle-orm";
import * as v from "valibot";
import { orders } from "../db/schema/orders.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { sendOrderMail } from "../papers/order-mail.ts";
import { tellByPush } from "../reach/push/send.ts";
import { pushOf } from "../words/push-texts.ts";

/** Sends the fan a mail about an order. */
export const mailOrder = defineJob(
  "order.mail",
  v.object({
    orderId: v.string(),
    kind: v.picklist(["received", "active", "failed", "refunded", "paidTwice"]),
    /** Gross cents of the refund. */
    refundCents: v.optional(v.number(), 0),
  }),
  async ({ orderId, kind, refundCents }, { deps, db, id }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return;
    await sendOrderMail(deps, db, order, { kind, refundCents }, id);
    const push = pushOf("order", kind);
    if (push) await tellByPush(deps, db, order.userId, { kind: push, about: order.id });
  },
  { lane: "messages" },
);
