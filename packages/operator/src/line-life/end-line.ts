import { germanDay, subscriberDataEnd, addCalendarDays } from "@tribun/domain";
import { and, eq, isNull, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { lineEnds, subscriberRecords } from "../db/schema/account.ts";
import { type LineRow, lines, sims } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { defineJob } from "../kernel/outbox/job.ts";
import { endCare } from "./end-care.ts";
import { touch } from "../base/touch.ts";
import { detachNumber } from "../numbers/detach.ts";
import { quarantine } from "../numbers/quarantine.ts";
import { handLineToCare } from "../lines/sims/line-case.ts";
import { dropPlannedChange } from "../lines/tariff-changes/apply.ts";

const payload = v.object({ lineId: v.string() });

/** Blocks the SIMs of an ended line at the SIM platform. */
export const takeOffNetwork = defineJob(
  "line.takeOff",
  payload,
  async ({ lineId }, { deps, db }) => {
    const all = await db.select({ iccid: sims.iccid }).from(sims).where(eq(sims.lineId, lineId));
    for (const { iccid } of all) await deps.providers.sim.block(db, { requestId: `end:${lineId}:${iccid}`, iccid });
  },
  {
    // The contract is over for the fan, so staff must take a SIM that still works off the network.
    onGiveUp: async (given, { deps, db }) => {
      const { lineId } = v.parse(payload, given);
      const reference = `line.takeOff:${lineId}`;
      const message = `Der Anschluss ${lineId} ist beendet, aber die SIM-Plattform hat seine SIMs nicht aus dem Netz genommen. Bitte dort von Hand sperren lassen; dem Kunden nichts berechnen.`;
      await handLineToCare(deps, db, lineId, { reference, message });
    },
  },
);

/**
 * Ends a line with its SIMs and packs: takes it off the network, puts its number into quarantine, and keeps the subscriber's data for the
 * legal period (L17). Does nothing for a line that has ended.
 * @param endedOn last day of the contract, ISO
 */
export async function endLine(deps: Deps, db: Db, lineId: string, endedOn: string): Promise<void> {
  const now = deps.clock.now();
  const [line] = await db
    .update(lines)
    .set({ state: "ended" })
    .where(and(eq(lines.id, lineId), ne(lines.state, "ended")))
    .returning();
  if (!line) return;
  await db
    .update(lineEnds)
    .set({ endedAt: now })
    .where(and(eq(lineEnds.lineId, lineId), isNull(lineEnds.endedAt)));
  await quarantine(db, line.msisdn, now);
  // A number that was to be ported and never arrived still belongs to the fan, so it stays in the account.
  if (line.activatedAt !== null) await detachNumber(deps, db, line.msisdn);
  await dropPlannedChange(db, lineId, now);
  await endCare(deps, db, lineId);
  await keepSubscriber(db, line, endedOn);
  await deps.outbox.enqueue(db, takeOffNetwork, { lineId });
  await touch(db, line.userId);
}

async function keepSubscriber(db: Db, line: LineRow, endedOn: string): Promise<void> {
  const [fan] = await db.select().from(users).where(eq(users.id, line.userId));
  const [order] = line.orderId === null ? [] : await db.select().from(orders).where(eq(orders.id, line.orderId));
  const given = order?.person ?? fan;
  if (!given) return;
  // Prefer the account's data: it holds a later move or marriage (§ 172(1) TKG requires the operator to correct data known to be wrong).
  const known = fan && fan.deletedAt === null && fan.birthday === given.birthday ? fan : given;
  const { firstName, lastName, birthday, street, houseNumber, postalCode, city } = known;
  await db
    .insert(subscriberRecords)
    .values({
      lineId: line.id,
      teamId: line.teamId,
      msisdn: line.msisdn,
      holder: { firstName, lastName, birthday, street, houseNumber, postalCode, city },
      startedOn: line.activatedAt && germanDay(line.activatedAt.getTime()),
      endedOn,
      deleteOn: addCalendarDays(subscriberDataEnd(endedOn), 1),
    })
    .onConflictDoNothing();
}
