import { DAY_MS } from "@tribun/domain";
import { and, eq, like, lt, or } from "drizzle-orm";
import { outbox } from "../../db/schema/operations.ts";
import { idempotencyKeys, otps, rateLimits, refreshTokens, requestCounts, resetTokens } from "../../db/schema/users.ts";
import { defineRecurring } from "../../kernel/outbox/recurring.ts";
import { forgetEndedPush } from "../../reach/push/end.ts";
import { forgetUnused } from "../../payments/methods/unused.ts";
import { releaseExpired } from "../../numbers/reservations.ts";
import { KEPT_DAYS } from "../../base/privacy/kept-days.ts";

/** Deletes data that is no longer needed (L17). */
export const cleanUp = defineRecurring("cleanUp", { everyMinutes: 10 }, async ({ deps: { clock }, db }) => {
  const ago = (days: number) => new Date(clock.nowMs() - days * DAY_MS);
  for (const table of [rateLimits, requestCounts]) await db.delete(table).where(lt(table.expiresAt, ago(KEPT_DAYS.counter)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(KEPT_DAYS.answer)));
  await db.delete(otps).where(lt(otps.createdAt, ago(KEPT_DAYS.otp)));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, ago(KEPT_DAYS.resetLink)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(KEPT_DAYS.session)));
  // While a second click still gets the page as answer.
  await forgetUnused(db, ago(KEPT_DAYS.answer));
  await forgetEndedPush(db, clock.now());
  await releaseExpired(db, undefined, clock.now());
  // Payloads contain mails and addresses.
  await db.delete(outbox).where(or(lt(outbox.doneAt, ago(KEPT_DAYS.doneJob)), lt(outbox.failedAt, ago(KEPT_DAYS.failedJob))));
  // A failed SMS or push message is outdated after a day: staff will not restart it, so it must not raise an alarm for three months.
  await db
    .delete(outbox)
    .where(and(or(like(outbox.kind, "%.sms"), eq(outbox.kind, "push.send")), lt(outbox.failedAt, ago(KEPT_DAYS.doneJob))));
});
