import { randomUUID } from "node:crypto";
import type { TariffChange } from "@tribun/api-client/contract";
import { euro, germanDay, type Language } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { anyOf } from "../../db/of-lines.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { type TariffChangeRow, tariffChanges } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import type { OwnLine } from "../own-line.ts";
import { touch } from "../../base/touch.ts";
import { tariffView } from "../../catalogue/tariffs/tariff-view.ts";
import { isPlanned } from "./apply.ts";
import { mailTariffChange } from "./mail.ts";
import { agreedTariff, isEnding, offerFor } from "./offers.ts";
import { guardSummary, type Reader } from "./summary.ts";

export type ChangeDeclaration = { readonly tariff: TariffRow; readonly contractSummaryId: string };

/**
 * Plans a line's change to another tariff. The caller must have locked the line's row.
 * @throws Problem 1012, 1033 for a tariff that this line may not have, 1109 without a current summary, and -1 with status 409 when a change
 * is already planned, the contract ends or its minimum term forbids it
 */
export async function declareChange(
  deps: Deps,
  db: Db,
  own: OwnLine,
  { tariff, contractSummaryId }: ChangeDeclaration,
  reader: Reader,
): Promise<TariffChange> {
  const { line } = own;
  const now = deps.clock.now();
  if (await plannedChange(db, line.id)) throw Problem.failed({ status: 409, reason: "tariffChange.waiting" });
  if (await isEnding(db, line)) throw Problem.failed({ status: 409, reason: "tariffChange.ending" });
  const offer = await offerFor(db, own, tariff, now);
  if (offer.terms.possibleFrom !== undefined) throw Problem.failed({ status: 409, reason: "tariffChange.tooEarly" });
  await guardSummary(db, contractSummaryId, own, offer, reader, now);
  const before = await agreedTariff(db, own, germanDay(now.getTime()));
  const row: TariffChangeRow = {
    ...{ id: randomUUID(), teamId: line.teamId, userId: line.userId, lineId: line.id },
    ...{ fromName: before.name, fromMonthlyCents: before.monthlyCents },
    ...{ fromTariffId: line.tariffId, fromCommitmentEnd: line.commitmentEnd },
    ...{ tariffId: tariff.id, name: tariff.name, monthlyCents: tariff.priceCents },
    effectiveOn: offer.terms.effectiveOn,
    commitmentEnd: offer.terms.commitmentEnd ?? null,
    ...{ contractSummaryId, language: reader.language, state: "planned", declaredAt: now, updatedAt: now },
  };
  await db.insert(tariffChanges).values(row);
  await deps.outbox.enqueue(db, mailTariffChange, { changeId: row.id, kind: "declared" });
  await touch(db, line.userId);
  return changeView(row, tariff, reader.language);
}

/** Cancels the planned change. The caller must have locked the line's row. @throws Problem -1 with status 409 without one */
export async function keepTariff(deps: Deps, db: Db, { line }: OwnLine): Promise<void> {
  const now = deps.clock.now();
  const [row] = await db
    .update(tariffChanges)
    .set({ state: "cancelled", updatedAt: now })
    .where(and(eq(tariffChanges.lineId, line.id), isPlanned))
    .returning();
  // From its first day on the change applies, even if the line's row does not have it yet.
  if (!row || row.effectiveOn <= germanDay(now.getTime())) throw Problem.failed({ status: 409, reason: "tariffChange.none" });
  await deps.outbox.enqueue(db, mailTariffChange, { changeId: row.id, kind: "takenBack" });
  await touch(db, line.userId);
}

/** A planned change and its tariff. */
export type PlannedChange = { readonly change: TariffChangeRow; readonly tariff: TariffRow };

/** A line's planned change; undefined when there is none. */
export async function plannedChange(db: Db, lineId: string): Promise<PlannedChange | undefined> {
  return (await plannedChanges(db, [lineId]))(lineId);
}

/** The planned changes of several lines; each has at most one. */
export async function plannedChanges(db: Db, lineIds: readonly string[]): Promise<(lineId: string) => PlannedChange | undefined> {
  const rows = await db
    .select({ change: tariffChanges, tariff: tariffs })
    .from(tariffChanges)
    .innerJoin(tariffs, eq(tariffs.id, tariffChanges.tariffId))
    .where(and(anyOf(tariffChanges.lineId, lineIds), isPlanned));
  return (lineId) => rows.find(({ change }) => change.lineId === lineId);
}

/** The contract's view of a change, for the line's owner. */
export function changeView(change: TariffChangeRow, tariff: TariffRow, language: Language): TariffChange {
  return {
    id: change.id,
    tariff: tariffView(tariff, language),
    monthly: euro(change.monthlyCents),
    effectiveOn: change.effectiveOn,
    ...(change.commitmentEnd !== null && { commitmentEnd: change.commitmentEnd }),
    declaredAt: change.declaredAt.toISOString(),
  };
}
