import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { paymentEvents, type PaymentRow, payments } from "../../db/schema/payments.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { settleFailure, settleReturn, settleSuccess } from "./settle.ts";
import { subjectOf } from "./subject.ts";

const envelope = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)), type: v.string() });
const event = v.object({
  id: v.string(),
  type: v.picklist(["payment.succeeded", "payment.failed", "payment.returned"]),
  data: v.object({ paymentId: v.pipe(v.string(), v.uuid()), reason: v.exactOptional(v.pipe(v.string(), v.maxLength(80))) }),
});

/**
 * Takes an event of the payment provider in: signature, type, once per event id, effect. `db` is a transaction, so that
 * an event whose effect fails counts as never seen and is sent again.
 * @throws Problem 1035 for a wrong signature or an unknown type, 1036 when it could not be carried out
 */
export async function receivePaymentEvent(deps: Deps, db: Db, rawBody: string, signature: string | null): Promise<void> {
  if (!deps.providers.payment.verify(rawBody, signature)) throw new Problem("1035", { reason: "signature" });
  const json = parse(rawBody);
  if (!v.is(envelope, json)) throw new Problem("1035", { reason: "malformed" });
  const parsed = v.safeParse(event, json);
  if (!parsed.success) throw new Problem("1035", { reason: "type" });
  const { id, type, data } = parsed.output;
  const now = deps.clock.now();
  try {
    const [first] = await db
      .insert(paymentEvents)
      .values({ id, type, paymentId: data.paymentId, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    const found = await findPayment(db, data.paymentId);
    const subject = found && (await subjectOf(deps, found.purpose).find(db, found.subjectId, "lock"));
    // Read again: another event may have changed it while this one waited for the subject.
    const payment = subject && (await findPayment(db, data.paymentId));
    if (!payment) throw new Problem("1036", { reason: "unknownPayment" });
    const context = { deps, db, now };
    if (type === "payment.succeeded") await settleSuccess(context, payment);
    else if (type === "payment.failed") await settleFailure(context, payment, data.reason ?? "declined");
    else await settleReturn(context, payment, data.reason ?? "returned");
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem("1036", { cause });
  }
}

async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}
