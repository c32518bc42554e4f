import { eq } from "drizzle-orm";
import { rateLimits, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";
import { countAgainst } from "../../http/rate-limit.ts";
import { secretMatches } from "../../security/password-hash.ts";

/** Wrong passwords of a signed-in fan, as many as at the door (flows §4.7). */
const ATTEMPTS = { max: 5, seconds: 15 * 60 };

/**
 * Asks a signed-in fan for the password again, so that a session left open does not give the account away.
 * @throws Problem 1004 wrong password, RATE_LIMIT_EXCEEDED from the sixth wrong one in a quarter of an hour
 */
export async function guardPassword(deps: Deps, fan: UserRow, password: string): Promise<void> {
  const key = `password:${fan.id}`;
  await countAgainst(deps.db, key, ATTEMPTS, deps.clock.now());
  if (!(await secretMatches(deps.config, fan.passwordHash, password))) throw new Problem("1004");
  await deps.db.delete(rateLimits).where(eq(rateLimits.key, key));
}
