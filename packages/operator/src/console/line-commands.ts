import { ALLOWANCE_ZONES } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { eq, ne, and } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { type LineRow, lines, sims } from "../db/schema/lines.ts";

import { uuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { writeDownload } from "../sandbox/providers/sim-settings.ts";
import { isCurrent } from "../lines/sims/store.ts";
import { recordUsage } from "../lines/usage/record.ts";

const amount = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)));
const whole = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)));
const which = { lineId: v.optional(uuid), msisdn: v.optional(v.string()) };

/** Simulates a fan's use of a line: GB, minutes and messages in a zone, and the cost of data roaming in cents. */
export const usageCommand = v.object({
  ...which,
  zone: v.optional(v.picklist(ALLOWANCE_ZONES), "de"),
  dataGb: amount,
  minutes: amount,
  sms: whole,
  roamingCents: whole,
  /** Price of the minutes or messages that the tariff does not cover. */
  chargedCents: whole,
  /** The called or texted number; the itemised bill shows it. */
  destination: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{2,17}$/))),
  /** The network's id of the record; each counts once. */
  recordId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))),
});

/** Marks a line's eSIM as loaded by a device. */
export const simCommand = v.object({ ...which, downloaded: v.literal(true) });

/** @returns the volume beyond all allowances, by kind; undefined if there is no such line */
export function useUp(deps: Deps, command: v.InferOutput<typeof usageCommand>): Promise<{ over: Record<string, number> } | undefined> {
  return deps.db.transaction(async (db) => {
    const line = await findLine(db, command);
    if (!line) return undefined;
    const { zone, dataGb, minutes, sms, roamingCents, chargedCents, destination, recordId = randomUUID() } = command;
    const over: Record<string, number> = {};
    for (const [kind, used] of [
      ["data", dataGb ?? (roamingCents === undefined ? undefined : 0)],
      ["voice", minutes],
      ["sms", sms],
    ] as const) {
      if (used === undefined) continue;
      const cost = kind === "data" ? { roamingCents } : { chargedCents, destination };
      const result = await recordUsage(deps, db, { id: `${recordId}:${kind}`, lineId: line.id, kind, zone, amount: used, ...cost });
      over[kind] = result.over;
    }
    return { over };
  });
}

/** @returns false if there is no such line */
export async function commandSim(deps: Deps, command: v.InferOutput<typeof simCommand>): Promise<boolean> {
  const line = await findLine(deps.db, command);
  const [sim] = line
    ? await deps.db
        .select()
        .from(sims)
        .where(and(eq(sims.lineId, line.id), isCurrent))
    : [];
  if (sim) await writeDownload(deps.db, sim.iccid, deps.clock.nowMs());
  return sim !== undefined;
}

async function findLine(
  db: Db,
  { lineId, msisdn }: { readonly lineId?: string | undefined; readonly msisdn?: string | undefined },
): Promise<LineRow | undefined> {
  const wanted = lineId === undefined ? (msisdn === undefined ? undefined : eq(lines.msisdn, msisdn)) : eq(lines.id, lineId);
  if (!wanted) return undefined;
  const [line] = await db
    .select()
    .from(lines)
    .where(and(wanted, ne(lines.state, "ended")));
  return line;
}
