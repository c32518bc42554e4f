import { addMonths, earlierDay, germanDay, ordinaryEnd } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type LineEndRow, lineEnds } from "../../db/schema/account.ts";
import type { LineRow } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { writtenDay } from "../../words/written.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { changesOf } from "../notices/contract-changes.ts";
import { announceDetaching } from "../../numbers/detach.ts";
import { touch } from "../../base/touch.ts";
import { configureLine } from "../../lines/sims/network.ts";
import { dropPlannedChange, undoChangesSince } from "../../lines/tariff-changes/apply.ts";
import { findTariff } from "../../catalogue/tariffs/store.ts";
import { endLine } from "../../line-life/end-line.ts";
import { afterDay } from "../../lines/after-day.ts";
import { inform } from "./inform.ts";
import { contractOf, contractOfLine, type FoundContract } from "./match.ts";
import { declaredByOwner } from "./owner.ts";
import { partnerLinesOf, writtenPartners } from "../../line-life/partner-lines.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";

/** A contract whose line has been opened. */
export type LineContract = FoundContract & { readonly line: LineRow };

/** Why staff must decide about a termination; undefined when it is carried out automatically. */
export function terminationDoubt({ line }: FoundContract, row: DeclarationRow): string | undefined {
  if (!line || line.state === "pending") return "notActive";
  if (line.state === "ended") return "alreadyEnded";
  // Staff must judge whether there is good cause (§ 314 BGB).
  return row.kind === "extraordinary" ? "extraordinary" : undefined;
}

/** The contract on the day of its termination: a tariff change that began since is undone, as the operator announced to the fan. */
async function asDeclared(deps: Deps, db: Db, contract: LineContract, declaredOn: string): Promise<LineContract> {
  const line = await undoChangesSince(db, contract.line, declaredOn, deps.clock.now());
  const tariff = line.tariffId === contract.tariff.id ? undefined : await findTariff(db, line.tariffId);
  if (!tariff) return contract;
  await configureLine(deps, db, line.id);
  return { ...contract, line, tariff };
}

/** The last day after an ordinary termination (§ 56 TKG), also because of a change that the operator announced to the fan (§ 57(1) TKG). */
async function endOf(db: Db, { line, tariff }: LineContract, row: DeclarationRow): Promise<string> {
  const changes = await changesOf(db, line.id);
  const term = { commitmentEnd: line.commitmentEnd ?? undefined, noticeDays: tariff.noticeDays, changes };
  return ordinaryEnd(term, germanDay(row.receivedAt.getTime()), row.wantedDate ?? undefined);
}

/**
 * The end day that the receipt of a termination names (§ 312k(4) BGB). Undefined where the owner has not confirmed it, or where staff have
 * to decide.
 */
export async function endAtOnce(db: Db, row: DeclarationRow): Promise<string | undefined> {
  if (row.kind === "withdrawal" || !declaredByOwner(row)) return undefined;
  const contract = await contractOf(db, row);
  if (!contract?.line || terminationDoubt(contract, row) !== undefined) return undefined;
  const day = await endOf(db, { ...contract, line: contract.line }, row);
  const [known] = await db.select().from(lineEnds).where(eq(lineEnds.lineId, contract.line.id));
  return known ? earlierDay(known.endsOn, day) : day;
}

/**
 * Records the end of a contract; a job ends the line after that day. Of two terminations the earlier end counts, unless a withdrawal has
 * ended the contract already.
 * @param named the end day that staff chose; without it the rules decide
 */
export async function terminate(deps: Deps, db: Db, row: DeclarationRow, found: LineContract, named?: string): Promise<void> {
  const now = deps.clock.now();
  const contract = await asDeclared(deps, db, found, germanDay(row.receivedAt.getTime()));
  const endsOn = named ?? (await endOf(db, contract, row));
  const { line, fan, order } = contract;
  const [known] = await db.select().from(lineEnds).where(eq(lineEnds.lineId, line.id)).for("update");
  const day = known ? earlierDay(known.endsOn, endsOn) : endsOn;
  if (!known || day < known.endsOn) {
    const cause = row.kind === "extraordinary" ? ("extraordinary" as const) : ("termination" as const);
    const end = { cause, endsOn: day, declarationId: row.id, notedAt: now };
    await db
      .insert(lineEnds)
      .values({ lineId: line.id, ...end })
      .onConflictDoUpdate({ target: lineEnds.lineId, set: end });
  }
  await dropPlannedChange(db, line.id, now);
  await move(db, row, "accept", { lineId: line.id, orderId: order?.id ?? null, endsOn: day });
  await deps.outbox.enqueue(db, endLineOnDay, { lineId: line.id, declarationId: row.id }, { dueAt: afterDay(day) });
  await announceDetaching(deps, db, line.msisdn, day);
  await touch(db, fan.id);
  const partners = await partnerLinesOf(db, line.id);
  const refused = row.wantedDate !== null && row.wantedDate < day ? row.wantedDate : undefined;
  await inform(deps, db, row, contract, (mails, common, language) =>
    mails.terminated({
      ...common,
      day: writtenDay(day, language),
      wanted: refused && writtenDay(refused, language),
      partners: writtenPartners(partners, language),
    }),
  );
}

/** Ends the line on the day after a contract's last one, unless something else has ended it before. */
export const endLineOnDay = defineJob(
  "line.end",
  v.object({ lineId: v.string(), declarationId: v.string() }),
  async ({ lineId, declarationId }, { deps, db }) => {
    const row = await lockDeclaration(db, declarationId);
    const [end] = await db.select().from(lineEnds).where(eq(lineEnds.lineId, lineId)).for("update");
    if (!row || !end || row.state !== "accepted") return;
    if (end.endedAt === null) {
      await endLine(deps, db, lineId, end.endsOn);
      await sayEnded(deps, db, row, end);
    }
    await move(db, row, "settle", { settledAt: deps.clock.now() });
  },
);

async function sayEnded(deps: Deps, db: Db, row: DeclarationRow, end: LineEndRow): Promise<void> {
  const found = await contractOfLine(db, end.lineId);
  if (!found) return;
  const portUntil = addMonths(end.endsOn, 1);
  const partners = await partnerLinesOf(db, end.lineId);
  await inform(deps, db, row, found, (mails, common, language) =>
    mails.ended({
      ...common,
      day: writtenDay(end.endsOn, language),
      portUntil: writtenDay(portUntil, language),
      partners: writtenPartners(partners, language),
    }),
  );
}
