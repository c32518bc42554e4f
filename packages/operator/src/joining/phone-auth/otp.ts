import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import {
  HOUR_MS,
  MINUTE_MS,
  type Language,
  OTP_DIGITS,
  OTP_MAX_ATTEMPTS,
  OTP_RESEND_SECONDS,
  OTP_RESEND_STEP_SECONDS,
  OTP_SENDS_PER_HOUR,
  OTP_VALID_MINUTES,
  type OtpType,
} from "@tribun/domain";
import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { otps } from "../../db/schema/users.ts";
import { isUuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { limitSource } from "../../base/client-ip.ts";
import { Problem } from "../../base/problem.ts";
import { countAgainst, type Counter, hasRoom, uncount } from "../../http/rate-limit.ts";
import { smsTexts } from "../../words/messages.ts";
import type { Team } from "../../base/teams.ts";
import { hasMoved } from "./moved.ts";

const DAY_SECONDS = 86_400;
/** Additional codes per hour for the owner of a number, after strangers have used up the limit of the number or the IP address. */
const OWN = { max: 3, seconds: 3600 };

type Ticket = { otpId: string; expiresAt: string; resendAt: string };
type Order = {
  readonly team: Team;
  readonly language: Language;
  readonly phone: string;
  readonly type: OtpType;
  readonly ip: string;
  /** The fan who owns the number, as proven by a session or a known device, so that strangers cannot use up the fan's codes. */
  readonly owner?: string | undefined;
};

/**
 * Sends a new code and voids the previous one (flows §4.5).
 * @param perHour most codes to one number in an hour
 * @throws Problem 429 when a code is requested too soon or too often, 1106 when the SMS gateway does not accept it
 */
export async function sendOtp(order: Order, deps: Deps, perHour: number = OTP_SENDS_PER_HOUR): Promise<Ticket> {
  const { db, clock, config, log } = deps;
  const { team, phone, type } = order;
  const id = randomUUID();
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");
  const now = clock.now();
  const perDay = { max: config.limits.otpPerDayAndIp, seconds: DAY_SECONDS };
  let counter: Counter = { key: `otp:${limitSource(order.ip)}`, limit: perDay };
  const expiresAt = new Date(now.getTime() + OTP_VALID_MINUTES * MINUTE_MS);
  const resendAt = await db.transaction(async (tx) => {
    // One request at a time per number, so that two requests cannot both take the last code of the hour. The limit spans all clubs, because
    // they reach the same phone.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
    const sent = await tx
      .select()
      .from(otps)
      .where(and(eq(otps.phone, phone), gt(otps.createdAt, new Date(now.getTime() - HOUR_MS))))
      .orderBy(desc(otps.createdAt));
    const ofType = sent.filter((otp) => otp.type === type);
    const ofClub = ofType.filter((otp) => otp.teamId === team.id);
    refuseUntil(ofClub[0]?.resendAt, now);
    const hour = ofType.length >= perHour ? ofType : sent.length >= OTP_SENDS_PER_HOUR ? sent : undefined;
    if (order.owner === undefined) {
      const oldest = hour?.at(-1);
      refuseUntil(oldest && new Date(oldest.createdAt.getTime() + HOUR_MS), now);
      await countAgainst(tx, counter.key, perDay, now);
    } else if (hour || !(await hasRoom(tx, counter.key, perDay, now))) {
      counter = { key: `otp-own:${order.owner}`, limit: OWN };
      await countAgainst(tx, counter.key, OWN, now);
    }
    const waitSeconds = OTP_RESEND_SECONDS + OTP_RESEND_STEP_SECONDS * ofClub.length;
    const resend = new Date(now.getTime() + waitSeconds * 1000);
    await tx.insert(otps).values({
      id,
      teamId: team.id,
      phone,
      type,
      codeHash: hashCode(id, code, config.jwtSecret),
      createdAt: now,
      expiresAt,
      resendAt: resend,
    });
    return resend;
  });
  try {
    await deps.providers.sms.send(db, {
      reference: id,
      teamId: team.id,
      to: phone,
      text: smsTexts(order.language).code({ code, club: team.name, type, host: new URL(team.origin).hostname }),
    });
  } catch (cause) {
    log.warn({ err: cause }, "sms not sent");
    // A code that was not sent must neither count nor delay the next.
    await db.delete(otps).where(eq(otps.id, id));
    await uncount(db, counter, now);
    throw Problem.codeNotSent({ cause });
  }
  // Void the previous code only now, because it stayed valid until the new one was sent.
  await db
    .update(otps)
    .set({ voidedAt: now })
    .where(
      and(
        ...[eq(otps.teamId, team.id), eq(otps.phone, phone), eq(otps.type, type), ne(otps.id, id)],
        ...[isNull(otps.usedAt), isNull(otps.voidedAt)],
      ),
    );
  return { otpId: id, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/**
 * Checks a code and uses it up.
 * @param sessionId session whose orders need no other code for a day
 * @throws Problem 1028 wrong, 1029 late or replaced, 1030 used before, 429 from the sixth attempt on
 */
export async function spendOtp(answer: { readonly otpId: string; readonly code: string }, team: Team, deps: Deps, sessionId?: string) {
  const { db, clock, config } = deps;
  if (!isUuid(answer.otpId)) throw Problem.codeInvalid();
  const here = and(eq(otps.id, answer.otpId), eq(otps.teamId, team.id));
  // Counted before the comparison, so that parallel attempts cannot exceed the limit.
  const [otp] = await db
    .update(otps)
    .set({ attempts: sql`${otps.attempts} + 1` })
    .where(here)
    .returning();
  if (!otp) throw Problem.codeInvalid();
  const now = clock.now();
  if (otp.usedAt) throw Problem.codeUsed();
  if (otp.voidedAt || otp.expiresAt <= now || (await hasMoved(db, otp.phone, otp.createdAt))) throw Problem.codeExpired();
  if (otp.attempts > OTP_MAX_ATTEMPTS) {
    throw Problem.tooManyAttempts({ retryAfterSeconds: secondsUntil(otp.resendAt, now), reason: "requestNewCode" });
  }
  const given = Buffer.from(hashCode(otp.id, answer.code, config.jwtSecret));
  if (!timingSafeEqual(given, Buffer.from(otp.codeHash))) throw Problem.codeInvalid();
  const [spent] = await db
    .update(otps)
    .set({ usedAt: now, sessionId: sessionId ?? null })
    .where(and(here, isNull(otps.usedAt)))
    .returning({ phone: otps.phone, type: otps.type });
  if (!spent) throw Problem.codeUsed();
  return spent;
}

/** The purpose of a code; does not count as an attempt. */
export async function otpTypeOf(otpId: string, team: Team, deps: Deps): Promise<OtpType | undefined> {
  if (!isUuid(otpId)) return undefined;
  const [otp] = await deps.db
    .select({ type: otps.type })
    .from(otps)
    .where(and(eq(otps.id, otpId), eq(otps.teamId, team.id)));
  return otp?.type;
}

function refuseUntil(moment: Date | undefined, now: Date): void {
  if (moment && moment > now) throw Problem.tooManyAttempts({ retryAfterSeconds: secondsUntil(moment, now) });
}

const secondsUntil = (moment: Date, now: Date): number => Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

// Six digits can be found by trying all, so the hash is keyed: a leaked table alone reveals no code.
function hashCode(otpId: string, code: string, secret: string): string {
  return createHmac("sha256", secret).update(`${otpId}:${code}`).digest("base64url");
}
