import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  DAY_MS,
  germanDay,
  isCardLost,
  isEid,
  isIccid,
  normaliseEid,
  normaliseIccid,
  SIM_REPLACEMENT_CENTS,
  simTransition,
  type SimType,
  UNDO_DAYS,
  type SimReplacementReason,
} from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type SimReplacementRow, simReplacements } from "../../db/schema/line-care.ts";
import type { LineRow, SimRow } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { reachedBefore } from "../../reach/contact-changes.ts";
import { touch } from "../../base/touch.ts";
import { mailSim } from "./mail.ts";
import { watchBlock } from "./late-block.ts";
import { askPlatform, syncSim } from "./platform.ts";
import { announce } from "./announce.ts";
import { dropUnmade, voidReplacement } from "./replace.ts";
import { advanceSim, lockCurrentSim, openReplacement } from "./store.ts";

type Work = { readonly deps: Deps; readonly db: Db; readonly line: LineRow };

/** Blocks or unblocks a SIM at the fan's request. A repeated block returns the same and sends it to the platform again. */
export async function setFanBlock({ deps, db, line }: Work, blocked: boolean, detail?: string): Promise<SimRow> {
  const sim = await lockCurrentSim(db, line.id);
  const already = sim.state === "blockedByFan" || sim.state === "blockedByBoth";
  if (blocked && already) {
    await deps.outbox.enqueue(db, syncSim, { iccid: sim.iccid });
    return sim;
  }
  const changed = await advanceSim(db, sim, blocked ? "block" : "unblock", deps.clock.now(), detail);
  await deps.outbox.enqueue(db, syncSim, { iccid: sim.iccid });
  if (blocked) await watchBlock(deps, db, sim.iccid);
  await mailSim(deps, db, line, blocked ? "blocked" : "unblocked");
  await touch(db, line.userId);
  return changed;
}

/**
 * Blocks or unblocks a SIM for the operator (§ 61 TKG), used by dunning. Does nothing if the SIM already has that state. The caller must
 * have locked the line's row.
 */
export async function setOperatorBlock({ deps, db, line }: Work, blocked: boolean): Promise<void> {
  const sim = await lockCurrentSim(db, line.id);
  const event = blocked ? "suspend" : "resume";
  if (simTransition(sim.state, event) === undefined) return;
  await advanceSim(db, sim, event, deps.clock.now());
  await deps.outbox.enqueue(db, syncSim, { iccid: sim.iccid });
  await touch(db, line.userId);
}

export type ReplacementWish = {
  readonly simType: SimType;
  readonly reason: SimReplacementReason;
  readonly eid?: string | undefined;
  readonly deliveryAddress?: SimReplacementRow["address"] | undefined;
};

/**
 * Orders a replacement SIM. A lost or stolen SIM is blocked at once. An earlier card that never arrived is voided and refunded. The fan is
 * notified first, with a link that stops the replacement. A card to an address that the account has had for less than three days is created
 * only after confirmation by a link in the verified mailbox; until then another order replaces it.
 * @throws Problem -1 with status 409 while one is under way, where the operator has blocked the SIM, or where no mailbox can confirm a new
 * address; 400 for an invalid EID
 */
export async function orderReplacement(
  work: Work,
  user: UserRow,
  simTypes: readonly SimType[],
  wish: ReplacementWish,
): Promise<SimReplacementRow> {
  const { deps, db, line } = work;
  const now = deps.clock.now();
  if (!simTypes.includes(wish.simType)) throw validationProblem([{ field: "simType", rule: "simType.required" }]);
  const eid = wish.simType === "esim" ? await checkedEid(deps, db, wish.eid) : null;
  const sim = await lockCurrentSim(db, line.id);
  if (simTransition(sim.state, "replace") === undefined) throw Problem.failed({ status: 409, reason: `sim.${sim.state}` });
  const open = await openReplacement(db, line.id);
  if (open?.addressUnproven) await dropUnmade(db, open, now);
  else if (open && !isCardLost(open, germanDay(now.getTime()))) throw Problem.failed({ status: 409, reason: "sim.replacementOpen" });
  else if (open) await voidReplacement(db, open, now, "lost");
  const { street, houseNumber, postalCode, city } = user;
  const address = wish.deliveryAddress ?? user.deliveryAddress ?? { street, houseNumber, postalCode, city };
  const addressUnproven = wish.simType === "physical" && !isSettled(user, address, now);
  if (addressUnproven && (await reachedBefore(db, user, now)).mailbox === undefined)
    throw Problem.failed({ status: 409, reason: "sim.mailboxUnproven" });
  const [row] = await db
    .insert(simReplacements)
    .values({
      id: randomUUID(),
      teamId: line.teamId,
      userId: line.userId,
      lineId: line.id,
      oldIccid: sim.iccid,
      type: wish.simType,
      eid,
      reason: wish.reason,
      state: "ordered",
      feeCents: SIM_REPLACEMENT_CENTS[wish.simType],
      address: wish.simType === "physical" ? address : null,
      addressUnproven,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("replacement was not written");
  if (wish.reason === "lost" || wish.reason === "stolen") await setFanBlock(work, true, wish.reason);
  await announce(deps, db, line, row, "make");
  await touch(db, line.userId);
  return row;
}

/** Whether the account has had this address for at least `UNDO_DAYS`. A recent change may have been made for this very card. */
function isSettled(user: UserRow, address: NonNullable<SimReplacementRow["address"]>, now: Date): boolean {
  const { street, houseNumber, postalCode, city, deliveryAddress, addressSince } = user;
  if (addressSince && now.getTime() < addressSince.getTime() + UNDO_DAYS * DAY_MS) return false;
  return [deliveryAddress, { street, houseNumber, postalCode, city }].some((own) => isDeepStrictEqual(own, address));
}

async function checkedEid(deps: Deps, db: Db, given: string | undefined): Promise<string | null> {
  const eid = given === undefined ? undefined : normaliseEid(given);
  if (!eid) return null;
  if (!isEid(eid)) throw validationProblem([{ field: "eid", rule: "eid.invalid" }]);
  if (!(await askPlatform(() => deps.providers.sim.checkEid(db, eid))))
    throw validationProblem([{ field: "eid", rule: "eid.unsupported" }]);
  return eid;
}

/**
 * Activates the card that came by post; a job sends it to the platform.
 * @throws Problem 1110 for any other card
 */
export async function activateCard({ deps, db, line }: Work, given: string): Promise<void> {
  const iccid = normaliseIccid(given);
  if (!isIccid(iccid)) throw Problem.simInvalid({ reason: "checksum" });
  const [row] = await db
    .select()
    .from(simReplacements)
    .where(and(eq(simReplacements.lineId, line.id), eq(simReplacements.newIccid, iccid)));
  if (row?.state === "done") return;
  if (row?.state !== "shipped") throw Problem.simInvalid({ reason: "unknown" });
  await announce(deps, db, line, row, "switch");
}
