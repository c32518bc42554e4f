import type { PasskeySigned } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { outsideOf } from "../../db/database.ts";
import { rateLimits, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { countAgainst } from "../rate-limit.ts";
import { HEADER } from "../../base/request-headers.ts";
import { secretMatches } from "../../security/password-hash.ts";
import type { Team } from "../../base/teams.ts";
import { signedBy } from "./verify.ts";

/** Wrong proofs of a signed-in fan, counted over all calls; as many as at the login (flows §4.7). */
const ATTEMPTS = { max: 5, seconds: 15 * 60 };

/** The proof in a call that the contract marks as `proven` (`proof` in the contract). */
export type Proof = { readonly password?: string | undefined; readonly passkey?: PasskeySigned | undefined };

/**
 * Asks a signed-in fan for a proof, so that an unattended session gives nothing away. Every call that the contract marks as `proven` uses
 * it.
 * @throws Problem 400 without a proof, 1004 for a wrong one, RATE_LIMIT_EXCEEDED from the sixth wrong one in a quarter of an hour
 */
export async function guardProof(deps: Deps, team: Team, fan: UserRow, { password, passkey }: Proof): Promise<void> {
  if (password === undefined && passkey === undefined) throw validationProblem([{ field: "password", rule: "password.required" }]);
  // Counts even if the call's own transaction is rolled back.
  const db = outsideOf(deps.db);
  const key = `proof:${fan.id}`;
  await countAgainst(db, key, ATTEMPTS, deps.clock.now());
  if (passkey) await signedBy(deps, team, passkey, { teamId: team.id, userId: fan.id, purpose: "proof" });
  else if (!(await secretMatches(deps.config, fan.passwordHash, password ?? ""))) throw Problem.credentialsWrong();
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** The proof of a GET call: a header with the password, as base64url of its UTF-8. */
export function proofOf(headers: Headers): Proof {
  return { password: Buffer.from(headers.get(HEADER.reauthentication) ?? "", "base64url").toString("utf8") };
}
