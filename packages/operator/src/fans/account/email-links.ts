import type { User } from "@tribun/api-client/contract";
import { readableEmail } from "@tribun/domain";
import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { consentLog, emailConfirmations } from "../../db/schema/account.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { ADVERTISING_TEXTS } from "../../words/advertising-texts.ts";
import { sha256 } from "../../security/seal.ts";
import type { Team } from "../../base/teams.ts";
import { sendAdvertising } from "../../reach/advertising/send.ts";
import { keepContactChange } from "../../reach/contact-changes.ts";
import { isOpenLink, type EmailLink } from "../../reach/email-links.ts";
import { holdMailbox, proveMailbox } from "./prove-mailbox.ts";
import { greetingOf } from "../../words/greeting.ts";

/** The open links that would change the address. Excludes a link that only proves the present address. */
const changes = (fan: UserRow) => and(isOpenLink(fan.id, "address"), ne(emailConfirmations.email, fan.email));

/** The new address and the consent whose links the fan has not opened yet; absent where there are none. */
export async function pendingLinks(db: Db, fan: UserRow, now: Date): Promise<Pick<User, "pendingEmail" | "pendingConsent">> {
  const { email, expiresAt, purpose } = emailConfirmations;
  const waiting = or(changes(fan), isOpenLink(fan.id, "advertising"));
  const links = await db
    .select({ email, expiresAt, purpose })
    .from(emailConfirmations)
    .where(and(waiting, gt(expiresAt, now)));
  return Object.fromEntries(
    links.map((link) => [
      link.purpose === "address" ? "pendingEmail" : "pendingConsent",
      { email: readableEmail(link.email), until: link.expiresAt.toISOString() },
    ]),
  );
}

/** Voids a change of the address that waits for its link. */
export async function withdrawPendingEmail(db: Db, fan: UserRow, now: Date): Promise<void> {
  await db.update(emailConfirmations).set({ voidedAt: now }).where(changes(fan));
}

/**
 * Redeems a link, once.
 * @throws Problem 1028 for no link of this club, 1029 for one that is late or replaced, 1030 for one that was used before, 1048 when
 * another account has proven the address in the meantime
 */
export async function redeemLink(deps: Deps, team: Team, token: string): Promise<EmailLink["purpose"]> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [link] = await tx
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.tokenHash, sha256(token)))
      .for("update");
    if (link) await holdMailbox(tx, team, link.email);
    const [fan] = link
      ? await tx
          .select()
          .from(users)
          .where(and(eq(users.id, link.userId), eq(users.teamId, team.id), isNull(users.deletedAt)))
          .for("update")
      : [];
    if (!link || !fan) throw Problem.codeInvalid();
    if (link.usedAt) throw Problem.codeUsed();
    if (link.voidedAt || link.expiresAt <= now) throw Problem.codeExpired();
    await tx.update(emailConfirmations).set({ usedAt: now }).where(eq(emailConfirmations.tokenHash, link.tokenHash));
    if (link.purpose === "address") await takeAddress(deps, tx, team, fan, link.email);
    else await grantAdvertising(deps, tx, team, fan, link);
    return link.purpose;
  });
}

async function takeAddress(deps: Deps, tx: Db, team: Team, fan: UserRow, email: string): Promise<void> {
  await proveMailbox(deps, tx, team, fan, email);
  if (fan.email !== email) await keepContactChange(deps, tx, team, fan, { kind: "email", now: email });
}

async function grantAdvertising(
  deps: Deps,
  tx: Db,
  team: Team,
  fan: UserRow,
  link: { email: string; textVersion: string | null },
): Promise<void> {
  const { email, textVersion } = link;
  const emailVerified = fan.emailVerified || fan.email === email;
  if (emailVerified && !fan.emailVerified) await proveMailbox(deps, tx, team, fan, email);
  await tx
    .update(users)
    .set({ consents: { ...fan.consents, email: true }, profileVersion: sql`${users.profileVersion} + 1` })
    .where(eq(users.id, fan.id));
  await tx.insert(consentLog).values({
    userId: fan.id,
    kind: "email",
    contact: email,
    event: "granted",
    textVersion: textVersion ?? "",
    language: fan.language,
    at: deps.clock.now(),
  });
  const letter = ADVERTISING_TEXTS[fan.language].begins({
    greeting: greetingOf(fan.language, fan.firstName, emailVerified),
    club: team.name,
  });
  await deps.outbox.enqueue(tx, sendAdvertising, { userId: fan.id, letter });
}
