import { verifyRegistrationResponse } from "@simplewebauthn/server";
import type { CallParsed, addPasskey, Passkey } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { uniqueViolation } from "../../db/errors.ts";
import { type PasskeyRow, passkeys, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { ACCOUNT_MAILS } from "../../words/account-texts.ts";
import { greetingTo } from "../../words/greeting.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import type { Team } from "../../base/teams.ts";
import { reachedBefore } from "../../reach/contact-changes.ts";
import { spendChallenge } from "../../http/proof/challenges.ts";
import { partyOf } from "../../http/proof/verify.ts";

/** Most passkeys of one fan, more than a fan has devices. */
const MOST = 20;

export function passkeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }) };
}

/**
 * Stores a passkey that the browser has created, and mails the fan. The caller must have checked the fan's proof.
 * @throws Problem 1004 with reason `passkey` for a key that was not created for this fan's challenge or is already known; -1 with status
 * 409 where the fan has too many
 */
export async function keepPasskey(
  deps: Deps,
  team: Team,
  fan: UserRow,
  { name, made }: CallParsed<typeof addPasskey>["body"],
): Promise<Passkey> {
  const now = deps.clock.now();
  if ((await deps.db.$count(passkeys, eq(passkeys.userId, fan.id))) >= MOST)
    throw Problem.failed({ status: 409, reason: "passkey.tooMany" });
  const party = partyOf(team);
  const refusal = (cause?: unknown) => Problem.credentialsWrong({ reason: "passkey", cause });
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: (challenge) => spendChallenge(deps.db, challenge, { teamId: team.id, userId: fan.id, purpose: "add" }, now),
    ...{ expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true },
  }).catch((cause: unknown) => {
    throw refusal(cause);
  });
  if (!verified) throw refusal();
  const { id, publicKey, counter } = registrationInfo.credential;
  const row = {
    ...{ id, userId: fan.id, name, counter, createdAt: now, lastUsedAt: null },
    publicKey: Buffer.from(publicKey).toString("base64url"),
    transports: made.response.transports ?? [],
  };
  await deps.db
    .transaction(async (tx) => {
      await tx.insert(passkeys).values(row);
      const { mailbox } = await reachedBefore(tx, fan, now);
      const letter = ACCOUNT_MAILS[fan.language].passkeyAdded({
        greeting: greetingTo(fan, fan.language),
        club: team.name,
        hotline: team.hotline,
        name,
      });
      await deps.outbox.enqueue(tx, sendMail, { teamId: team.id, to: mailbox ?? fan.email, letter });
    })
    .catch((cause: unknown) => {
      throw uniqueViolation(cause) === undefined ? cause : refusal(cause);
    });
  return passkeyView(row);
}
