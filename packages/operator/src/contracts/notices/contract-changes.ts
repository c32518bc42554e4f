import { randomUUID } from "node:crypto";
import type { CallParsed, CallPayload, announceChange as announceCall, Line } from "@tribun/api-client/contract";
import { changeAsTold, changeEnd, changeWindow, type ContractChange, germanDay, type Language } from "@tribun/domain";
import { and, asc, eq, gt, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { anyOf, byLine } from "../../db/of-lines.ts";
import { type ContractChangeRow, contractChanges, lineEnds, type LineEndRow, lineNotices } from "../../db/schema/account.ts";
import { lines, type LineRow } from "../../db/schema/lines.ts";
import { NIL } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { defineSlices, startSlices } from "../../kernel/outbox/slices.ts";
import { findTariff } from "../../catalogue/tariffs/store.ts";
import { enqueueNotices } from "./contract-notices.ts";

type Announced = CallParsed<typeof announceCall>["body"];

/**
 * Announces the operator's unilateral change to running contracts of a club (§ 57(2) TKG, L06), and notifies each fan concerned. A change
 * that only favours the fan, is required by law or is purely administrative gives no right to terminate and needs no announcement.
 * @throws Problem 1012 for an unknown tariff, -1 with the field `effectiveOn` for a day outside the legal window
 */
export async function announceChange(deps: Deps, db: Db, teamId: number, body: Announced): Promise<CallPayload<typeof announceCall>> {
  const { effectiveOn, tariffId, text } = body;
  const now = deps.clock.now();
  if (tariffId !== undefined && !(await findTariff(db, tariffId))) throw Problem.tariffNotFound();
  const { from, to } = changeWindow(germanDay(now.getTime()));
  if (effectiveOn < from || effectiveOn > to) throw validationProblem([{ field: "effectiveOn", rule: "contractChange.window" }]);
  const row = { id: randomUUID(), teamId, tariffId: tariffId ?? null, effectiveOn, text, announcedAt: now };
  await db.insert(contractChanges).values(row);
  await startSlices(deps, db, tellOfChange, row.id);
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(lines)
    .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
    .where(changedBy(row));
  return { id: row.id, lines: total };
}

/** SQL condition for lines whose contract predates the announcement and lasts until the change takes effect, including pending lines. */
function changedBy({ teamId, tariffId, effectiveOn, announcedAt }: ContractChangeRow) {
  return and(
    eq(lines.teamId, teamId),
    tariffId === null ? undefined : eq(lines.tariffId, tariffId),
    ne(lines.state, "ended"),
    lte(lines.createdAt, announcedAt),
    or(isNull(lineEnds.lineId), gte(lineEnds.endsOn, effectiveOn)),
  );
}

/** Finds the lines that a change concerns, and queues a notice for each. */
export const tellOfChange = defineSlices("change.slice", {
  find: async ({ db, of = "", after, limit }) => {
    const [change] = await db.select().from(contractChanges).where(eq(contractChanges.id, of));
    if (!change) return [];
    return db
      .select({ lineId: lines.id })
      .from(lines)
      .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
      .where(and(changedBy(change), gt(lines.id, after ?? NIL)))
      .orderBy(asc(lines.id))
      .limit(limit);
  },
  keyOf: ({ lineId }) => lineId,
  take: (rows, { deps, db, of = "" }) =>
    enqueueNotices(
      deps,
      db,
      rows.map(({ lineId }) => ({ lineId, kind: "contractChange", period: of })),
    ),
});

export type ToldChange = ContractChange & Pick<ContractChangeRow, "id" | "text">;

/** The changes of which the operator notified a line's fan, oldest first. */
export async function changesOf(db: Db, lineId: string): Promise<readonly ToldChange[]> {
  return (await toldChanges(db, [lineId]))(lineId);
}

/** Like `changesOf`, for several lines at once. */
export async function toldChanges(db: Db, lineIds: readonly string[]): Promise<(lineId: string) => readonly ToldChange[]> {
  const { lineId, sentAt } = lineNotices;
  const rows = await db
    .select({ lineId, id: contractChanges.id, text: contractChanges.text, announcedFor: contractChanges.effectiveOn, sentAt })
    .from(lineNotices)
    .innerJoin(contractChanges, eq(sql`${contractChanges.id}::text`, lineNotices.period))
    .where(and(anyOf(lineId, lineIds), eq(lineNotices.kind, "contractChange")))
    .orderBy(asc(lineNotices.sentAt));
  const told = byLine(rows);
  return (line) =>
    told(line).map(({ id, text, announcedFor, sentAt: at }) => ({ id, text, ...changeAsTold(announcedFor, germanDay(at.getTime())) }));
}

/**
 * Changes because of which the fan may still terminate, in one language. None after the last day to do so, nor when the contract already
 * ends as early.
 */
export function openChanges(
  told: readonly ToldChange[],
  line: LineRow,
  end: Pick<LineEndRow, "endsOn"> | undefined,
  now: Date,
  language: Language,
): NonNullable<Line["changes"]> {
  if (line.state === "ended") return [];
  const today = germanDay(now.getTime());
  return told
    .filter((change) => {
      const endsOn = changeEnd(change, today);
      return endsOn !== undefined && (!end || endsOn < end.endsOn);
    })
    .map(({ text, ...change }) => ({ ...change, text: text[language] }));
}
