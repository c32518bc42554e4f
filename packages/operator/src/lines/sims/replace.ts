import { germanDay, simTransition } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type SimReplacementRow, simReplacements } from "../../db/schema/line-care.ts";
import { type LineRow, lines, sims } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { DAY_ATTEMPTS, defineJob, type JobContext } from "../../kernel/outbox/job.ts";
import type { ProvisionedSim } from "../../ports/sim.ts";
import { addCharge, addCredit } from "../../ledger/charges.ts";
import { namesOn } from "../../orders/recipient.ts";
import { touch } from "../../base/touch.ts";
import { handLineToCare } from "./line-case.ts";
import { mailSim } from "./mail.ts";
import { orLater } from "./platform.ts";
import { advanceSim, lockCurrentSim } from "./store.ts";

const payload = v.object({ replacementId: uuid });

/** Creates the replacement SIM. A profile works at once; a card waits until the fan reports its arrival. */
export const makeReplacement = defineJob(
  "sim.replace",
  payload,
  async ({ replacementId }, { deps, db }) => {
    const found = await lockReplacement(db, replacementId);
    if (found?.replacement.state !== "ordered") return;
    const { replacement, line } = found;
    const now = deps.clock.now();
    const request = {
      ...{ orderId: replacement.id, msisdn: line.msisdn, today: germanDay(now.getTime()) },
      ...(await kindOf(db, replacement)),
    };
    await orLater(
      deps,
      async () => {
        const sim = await deps.providers.sim.provision(db, request);
        await keepSim(db, replacement, sim, now);
        if (sim.type === "esim") await deps.outbox.enqueue(db, switchSim, { replacementId });
        else await mailSim(deps, db, line, "shipped");
      },
      (dueAt) => deps.outbox.enqueue(db, makeReplacement, { replacementId }, { dueAt }),
    );
  },
  // A fan who has lost the phone must not wait for a week.
  { attempts: DAY_ATTEMPTS, onGiveUp: giveUp },
);

/** Activates a replacement: the number moves to it and the previous SIM is void. */
export const switchSim = defineJob(
  "sim.switch",
  payload,
  async ({ replacementId }, { deps, db }) => {
    const found = await lockReplacement(db, replacementId);
    if (found?.replacement.state !== "shipped") return;
    await orLater(
      deps,
      () => switchOver(deps, db, found.replacement, found.line),
      (dueAt) => deps.outbox.enqueue(db, switchSim, { replacementId }, { dueAt }),
    );
  },
  { onGiveUp: dropReplacement },
);

/** What to create: a profile, for one device or any, or a card posted to the chosen address. */
async function kindOf(db: Db, { type, eid, userId, address }: SimReplacementRow) {
  if (type === "esim") return { type, ...(eid !== null && { eid }) };
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || !address) throw new Error("a card goes to nobody");
  return { type, deliverTo: { ...namesOn(user.companyName, user), ...address } };
}

/** A replacement with its line, the line locked first, as everywhere. */
export async function lockReplacement(db: Db, id: string): Promise<{ replacement: SimReplacementRow; line: LineRow } | undefined> {
  const here = eq(simReplacements.id, id);
  const [found] = await db.select({ lineId: simReplacements.lineId }).from(simReplacements).where(here);
  const [line] = found ? await db.select().from(lines).where(eq(lines.id, found.lineId)).for("update") : [];
  const [replacement] = line ? await db.select().from(simReplacements).where(here).for("update") : [];
  return replacement && line && { replacement, line };
}

async function keepSim(db: Db, row: SimReplacementRow, sim: ProvisionedSim, now: Date): Promise<void> {
  await db.insert(sims).values({
    iccid: sim.iccid,
    lineId: row.lineId,
    type: sim.type,
    eid: row.eid,
    ...(sim.type === "esim" && { smdpAddress: sim.smdpAddress, matchingId: sim.matchingId }),
    state: "shipped",
    createdAt: now,
  });
  const parcel = sim.type === "physical" ? (sim.parcel ?? {}) : {};
  await db
    .update(simReplacements)
    .set({ newIccid: sim.iccid, state: "shipped", updatedAt: now, ...parcel })
    .where(eq(simReplacements.id, row.id));
  if (row.feeCents > 0) {
    await addCharge(db, {
      lineId: row.lineId,
      userId: row.userId,
      teamId: row.teamId,
      kind: "simReplacement",
      label: { de: "Ersatz-SIM-Karte mit Versand", tr: "Yedek SIM kart, gönderim dahil" },
      amountCents: row.feeCents,
      at: now,
      sourceId: `simReplacement:${row.id}`,
    });
  }
  await touch(db, row.userId);
}

async function switchOver(deps: Deps, db: Db, row: SimReplacementRow, line: LineRow): Promise<void> {
  const now = deps.clock.now();
  const newIccid = row.newIccid ?? "";
  const old = await lockCurrentSim(db, row.lineId);
  if (simTransition(old.state, "replace") === undefined) throw Problem.failed({ status: 409, reason: `sim.${old.state}` });
  await deps.providers.sim.replace(db, { requestId: `${row.id}-switch`, iccid: old.iccid, newIccid, msisdn: line.msisdn });
  await advanceSim(db, old, "replace", now, row.reason);
  const [fresh] = await db.select().from(sims).where(eq(sims.iccid, newIccid)).for("update");
  if (!fresh) throw new Error(`no SIM ${row.id}`);
  await advanceSim(db, fresh, "activate", now);
  await db.update(simReplacements).set({ state: "done", updatedAt: now }).where(eq(simReplacements.id, row.id));
  await mailSim(deps, db, line, "replaced");
  await touch(db, row.userId);
}

async function giveUp(given: unknown, { deps, db }: JobContext): Promise<void> {
  const { replacementId } = v.parse(payload, given);
  const found = await lockReplacement(db, replacementId);
  if (found?.replacement.state !== "ordered") return;
  await dropUnmade(db, found.replacement, deps.clock.now());
  await mailSim(deps, db, found.line, "failed");
}

/** Voids a SIM that could not be activated and refunds it, so that the fan can order another one. */
async function dropReplacement(given: unknown, { deps, db }: JobContext): Promise<void> {
  const { replacementId } = v.parse(payload, given);
  const found = await lockReplacement(db, replacementId);
  if (found?.replacement.state !== "shipped") return;
  const { replacement, line } = found;
  await voidReplacement(db, replacement, deps.clock.now(), "switchFailed");
  await handLineToCare(deps, db, line.id, {
    reference: `sim.switch:${replacementId}`,
    kind: "switch",
    message: `Die SIM-Plattform hat die Rufnummer nicht von der SIM ${replacement.oldIccid} auf die neue ${replacement.newIccid ?? ""} umgezogen. Die neue gilt bei uns als ungültig, der Kunde darf eine andere bestellen. Bitte prüfen, welche SIM die Plattform führt, und die neue dort sperren lassen.`,
  });
}

/** Ends a replacement for which no SIM exists yet. */
export async function dropUnmade(db: Db, { id, userId }: SimReplacementRow, now: Date): Promise<void> {
  await db.update(simReplacements).set({ state: "failed", updatedAt: now }).where(eq(simReplacements.id, id));
  await touch(db, userId);
}

const UNUSED_CARD = { de: "Ersatz-SIM-Karte, die nicht in Betrieb ging", tr: "Etkinleştirilemeyen yedek SIM kart" };

/** Ends a replacement whose SIM will not be activated: the SIM is void, and the next invoice credits its fee. */
export async function voidReplacement(db: Db, row: SimReplacementRow, now: Date, detail: string): Promise<void> {
  const { id, lineId, userId, teamId, newIccid, feeCents } = row;
  await db.update(simReplacements).set({ state: "failed", updatedAt: now }).where(eq(simReplacements.id, id));
  const [fresh] = newIccid === null ? [] : await db.select().from(sims).where(eq(sims.iccid, newIccid)).for("update");
  if (fresh) await advanceSim(db, fresh, "end", now, detail);
  if (feeCents > 0) {
    const credit = { kind: "simReplacement", label: UNUSED_CARD, amountCents: feeCents, at: now };
    await addCredit(db, { ...credit, lineId, userId, teamId, sourceId: `simReplacement.failed:${id}` });
  }
  await touch(db, userId);
}
