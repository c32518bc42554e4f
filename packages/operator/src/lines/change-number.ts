import { DAY_MS, formatPhone, NUMBER_CHANGE_DAYS } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type LineRow, lineNumbers, lines } from "../db/schema/lines.ts";
import { type UserRow, users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { guardProof, type Proof } from "../http/proof/proof-guard.ts";
import type { Team } from "../base/teams.ts";
import { touch } from "../base/touch.ts";
import { detachNumber } from "../numbers/detach.ts";
import type { Caller } from "../numbers/holder.ts";
import { quarantine } from "../numbers/quarantine.ts";
import { type Chosen, takeFreeNumber } from "../numbers/take-free.ts";
import { tellByPush } from "../reach/push/send.ts";
import { mailSim } from "./sims/mail.ts";
import { tellNumber } from "./sims/number.ts";

type Wish = Chosen & Proof;
type Fan = { readonly team: Team; readonly user: UserRow; readonly caller: Caller };

/**
 * Changes a running line's MSISDN to one from stock; contract, SIM and volume stay. The caller must have locked the line's row. The old
 * number goes into quarantine. An account with it as phone gets the new one, because codes would no longer arrive.
 * @throws Problem 1004 for a wrong password, -1 with status 409 within 30 days of the last change, 1104 for an unknown number or one with a
 * fee, 1108 without a hold on it
 */
export async function changeNumber(deps: Deps, db: Db, line: LineRow, { team, user, caller }: Fan, wish: Wish): Promise<LineRow> {
  await guardProof(deps, team, user, wish);
  const now = deps.clock.now();
  const fixedUntil = await numberFixedUntil(db, line.id, now);
  if (fixedUntil) throw Problem.failed({ status: 409, reason: "number.changedLately" });
  const number = await takeFreeNumber(deps, db, wish, caller, { orderId: line.orderId, userId: line.userId });
  await db.insert(lineNumbers).values({ lineId: line.id, msisdn: line.msisdn, endedAt: now });
  await quarantine(db, line.msisdn, now);
  const [changed] = await db.update(lines).set({ msisdn: number.msisdn }).where(eq(lines.id, line.id)).returning();
  if (!changed) throw new Error("line was not written");
  await db
    .update(users)
    .set({ phone: number.msisdn })
    .where(and(eq(users.id, user.id), eq(users.phone, line.msisdn)));
  await detachNumber(deps, db, line.msisdn);
  await tellNumber(deps, db, line.id);
  await mailSim(deps, db, changed, "renumbered", { before: formatPhone(line.msisdn) });
  // No SMS: until the network knows of the change, an SMS reaches neither number.
  await tellByPush(deps, db, line.userId, { kind: "numberChanged" });
  await touch(db, line.userId);
  return changed;
}

/** When a line may change its number again; undefined when it may now. */
export async function numberFixedUntil(db: Db, lineId: string, now: Date): Promise<Date | undefined> {
  const [last] = await db
    .select({ endedAt: lineNumbers.endedAt })
    .from(lineNumbers)
    .where(eq(lineNumbers.lineId, lineId))
    .orderBy(desc(lineNumbers.endedAt))
    .limit(1);
  const until = last && new Date(last.endedAt.getTime() + NUMBER_CHANGE_DAYS * DAY_MS);
  return until && until > now ? until : undefined;
}
