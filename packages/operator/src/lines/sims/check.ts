import { isIccid, maskIccid, normaliseIccid } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines, type SimRow, sims } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { askPlatform } from "./platform.ts";

/**
 * Checks whether a card is one of ours. The check digit comes first, so that a typing error causes no request to the platform.
 * `activatable` is true for a card on its way to the caller and for a card from a shop.
 * @throws Problem 1110 for a card that is invalid, unknown or void
 */
export async function checkSimCard(deps: Deps, db: Db, given: string, user: UserRow | undefined) {
  const iccid = normaliseIccid(given);
  if (!isIccid(iccid)) throw Problem.simInvalid({ reason: "checksum" });
  const found = await askPlatform(() => deps.providers.sim.lookUp(db, iccid));
  if (!found) throw Problem.simInvalid({ reason: "unknown" });
  if (found.state === "retired") throw Problem.simInvalid({ reason: "retired" });
  const [own] = user
    ? await db
        .select({ state: sims.state, msisdn: lines.msisdn })
        .from(sims)
        .innerJoin(lines, eq(lines.id, sims.lineId))
        .where(and(eq(sims.iccid, iccid), eq(lines.userId, user.id), eq(lines.teamId, user.teamId)))
    : [];
  return {
    valid: true as const,
    simType: found.type,
    ...(own && { msisdn: own.msisdn }),
    activatable: own ? own.state === "shipped" : found.state === "stock",
    checkedAt: deps.clock.now().toISOString(),
  };
}

/** PIN and PUK of a SIM. The caller must have checked the fan's proof. */
export async function readCodes(deps: Deps, db: Db, sim: SimRow) {
  const { pin, puk } = await askPlatform(() => deps.providers.sim.codes(db, sim.iccid));
  return { pin, puk, iccidMasked: maskIccid(sim.iccid) };
}
