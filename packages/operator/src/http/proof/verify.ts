import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { PasskeySigned } from "@tribun/api-client/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type Db, outsideOf } from "../../db/database.ts";
import { type PasskeyRow, passkeys, type UserRow, users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import type { Team } from "../../base/teams.ts";
import { type Ceremony, spendChallenge } from "./challenges.ts";

/** The relying party that a club is for passkeys. A key for one club's address does not work at another's. */
export function partyOf({ origin, name }: Team) {
  const url = new URL(origin);
  return { id: url.hostname, name, origin: url.origin };
}

/**
 * The fan whose passkey has signed a challenge of this ceremony. The device has verified the user by finger, face or code.
 * @throws Problem 1004 with reason `passkey` for any other signature, whatever is wrong with it
 */
export async function signedBy(deps: Deps, team: Team, signed: PasskeySigned, ceremony: Ceremony): Promise<UserRow> {
  // Outside the call's transaction, so that the challenge stays used up after a rollback.
  const db = outsideOf(deps.db);
  const found = await findKey(db, team, signed.id);
  const refusal = (cause?: unknown) => Problem.credentialsWrong({ reason: "passkey", cause });
  if (!found || (ceremony.userId !== undefined && found.fan.id !== ceremony.userId)) throw refusal();
  const { fan, key } = found;
  const now = deps.clock.now();
  const answer = await check(team, signed, key, (challenge) => spendChallenge(db, challenge, ceremony, now)).catch((cause: unknown) => {
    throw refusal(cause);
  });
  if (!answer.verified) throw refusal();
  const { newCounter } = answer.authenticationInfo;
  await db.update(passkeys).set({ counter: newCounter, lastUsedAt: now }).where(eq(passkeys.id, key.id));
  return fan;
}

function check(
  team: Team,
  response: PasskeySigned,
  { id, publicKey, counter }: PasskeyRow,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<VerifiedAuthenticationResponse> {
  const party = partyOf(team);
  return verifyAuthenticationResponse({
    ...{ response, expectedChallenge, expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true },
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")) },
  });
}

async function findKey(db: Db, team: Team, id: string): Promise<{ key: PasskeyRow; fan: UserRow } | undefined> {
  const [found] = await db
    .select({ key: passkeys, fan: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, id), eq(users.teamId, team.id), isNull(users.deletedAt)));
  return found;
}
