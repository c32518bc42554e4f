import { randomBytes } from "node:crypto";
import { HOUR_MS, type Language } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import { type Db, outsideOf } from "../db/database.ts";
import { emailConfirmations } from "../db/schema/account.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Team } from "../base/teams.ts";
import type { Deps } from "../kernel/deps.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";
import { countAgainst } from "../http/rate-limit.ts";
import { sha256 } from "../security/seal.ts";
import { ACCOUNT_MAILS } from "../words/account-texts.ts";
import { greetingOf } from "../words/greeting.ts";

/** Validity of a double opt-in link (L29). */
const LINK_MS = 72 * HOUR_MS;
const LINKS = { max: 5, seconds: 3600 };

export type EmailLink = {
  readonly purpose: "address" | "advertising";
  readonly email: string;
  readonly language: Language;
  readonly textVersion?: string;
};

/**
 * Sends a link to an address, and voids the previous link of the same purpose.
 * @throws Problem RATE_LIMIT_EXCEEDED after five links in an hour, because each goes to an address that is not proven yet
 */
export async function sendLink(deps: Deps, db: Db, team: Team, fan: UserRow, link: EmailLink): Promise<void> {
  await countAddress(deps, fan);
  const address = await newLink(deps, db, team, fan, link);
  const mails = ACCOUNT_MAILS[link.language];
  const write = link.purpose === "address" ? mails.confirmAddress : mails.confirmAdvertising;
  const letter = write({
    greeting: greetingOf(link.language, fan.firstName, fan.emailVerified && link.email === fan.email),
    club: team.name,
    hotline: team.hotline,
    link: address,
  });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: link.email, letter });
}

/** Creates a link for a mail, and voids the previous link of the same purpose. @returns its address */
export async function newLink(deps: Deps, db: Db, team: Team, fan: UserRow, link: Omit<EmailLink, "language">): Promise<string> {
  const now = deps.clock.now();
  const token = randomBytes(32).toString("base64url");
  await voidLinks(db, fan.id, link.purpose, now);
  await db.insert(emailConfirmations).values({
    tokenHash: sha256(token),
    userId: fan.id,
    email: link.email,
    purpose: link.purpose,
    textVersion: link.textVersion ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MS),
  });
  return `${team.origin}/auth/welcome?emailToken=${token}`;
}

/**
 * Counts a new address, whether it gets a link or is refused. This limits the mails that a fan can cause, and how often a fan learns
 * whether an address has an account.
 * @throws Problem RATE_LIMIT_EXCEEDED from the sixth in an hour
 */
export function countAddress(deps: Deps, fan: UserRow): Promise<void> {
  return countAgainst(outsideOf(deps.db), `emailLink:${fan.id}`, LINKS, deps.clock.now());
}

/** The links of a purpose that are neither used nor voided. */
export const isOpenLink = (userId: string, purpose: EmailLink["purpose"]) =>
  and(
    eq(emailConfirmations.userId, userId),
    eq(emailConfirmations.purpose, purpose),
    isNull(emailConfirmations.usedAt),
    isNull(emailConfirmations.voidedAt),
  );

/** Voids the open links of a purpose. */
export async function voidLinks(db: Db, userId: string, purpose: EmailLink["purpose"], now: Date): Promise<void> {
  await db.update(emailConfirmations).set({ voidedAt: now }).where(isOpenLink(userId, purpose));
}
