import { randomUUID } from "node:crypto";
import type { CallParsed, CallPayload, announceChange as announceCall, Line } from "@tribun/api-client/contract";
import { changeAsTold, changeEnd, changeWindow, type ContractChange, germanDay, type Language } from "@tribun/domain";
import { and, asc, eq, gt, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { anyOf, byLine } from "../../db/of-lines.ts";
import { type ContractChangeRow, contractChanges, lineEnds, type LineEndRow, lineNotices } from "../../db/schema/account.ts";
import { lines, type LineRow } from "../../db/schema/lines.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../deps.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { defineJob } from "../../outbox/outbox.ts";
import { findTariff } from "../tariffs/store.ts";
import { sendLineNotice } from "./contract-notices.ts";

/** So many lines are handed in by one job. */
const LINES_AT_ONCE = 500;

type Announced = CallParsed<typeof announceCall>["body"];

/**
 * Announces a change that the operator makes on its own to running contracts of a club (§ 57(2) TKG, L06), and has each of their fans told.
 * One that only favours the fan, that the law prescribes or that is merely administrative gives no right to leave and is not announced here.
 * @throws Problem 1012 for a tariff there is not, -1 with the field `effectiveOn` for a day outside the window of the law
 */
export async function announceChange(deps: Deps, db: Db, teamId: number, body: Announced): Promise<CallPayload<typeof announceCall>> {
  const { effectiveOn, tariffId, text } = body;
  const now = deps.clock.now();
  if (tariffId !== undefined && !(await findTariff(db, tariffId))) throw new Problem("1012");
  const { from, to } = changeWindow(germanDay(now.getTime()));
  if (effectiveOn < from || effectiveOn > to) throw validationProblem([{ field: "effectiveOn", rule: "contractChange.window" }]);
  const row = { id: randomUUID(), teamId, tariffId: tariffId ?? null, effectiveOn, text, announcedAt: now };
  await db.insert(contractChanges).values(row);
  await deps.outbox.enqueue(db, tellOfChange, { changeId: row.id });
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(lines)
    .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
    .where(changedBy(row));
  return { id: row.id, lines: total };
}

/** Lines whose contract was made before a change was announced and lasts until it takes effect; also one that waits for its number. */
function changedBy({ teamId, tariffId, effectiveOn, announcedAt }: ContractChangeRow) {
  return and(
    eq(lines.teamId, teamId),
    tariffId === null ? undefined : eq(lines.tariffId, tariffId),
    ne(lines.state, "ended"),
    lte(lines.createdAt, announcedAt),
    or(isNull(lineEnds.lineId), gte(lineEnds.endsOn, effectiveOn)),
  );
}

/** Hands in the notice of a change for each line that it concerns, some at a time, in the order of their ids. */
export const tellOfChange = defineJob(
  "contract.tellOfChange",
  v.object({ changeId: uuid, after: v.optional(uuid) }),
  async ({ changeId, after }, { deps, db }) => {
    const [change] = await db.select().from(contractChanges).where(eq(contractChanges.id, changeId));
    if (!change) return;
    const concerned = await db
      .select({ id: lines.id })
      .from(lines)
      .leftJoin(lineEnds, eq(lineEnds.lineId, lines.id))
      .where(and(changedBy(change), after === undefined ? undefined : gt(lines.id, after)))
      .orderBy(asc(lines.id))
      .limit(LINES_AT_ONCE);
    for (const { id } of concerned) {
      await deps.outbox.enqueue(db, sendLineNotice, { lineId: id, kind: "contractChange", period: changeId });
    }
    const last = concerned.at(-1);
    if (last && concerned.length === LINES_AT_ONCE) await deps.outbox.enqueue(db, tellOfChange, { changeId, after: last.id });
  },
);

export type ToldChange = ContractChange & Pick<ContractChangeRow, "id" | "text">;

/** The changes that the fan of a line was told of, the oldest first. */
export async function changesOf(db: Db, lineId: string): Promise<readonly ToldChange[]> {
  return (await toldChanges(db, [lineId]))(lineId);
}

/** The same for several lines at once. */
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
 * Those told of a line that its fan may still leave because of, in a language: none after the last day, nor once the contract ends
 * as early as that right would end it.
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
