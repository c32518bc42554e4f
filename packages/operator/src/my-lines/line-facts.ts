import type { Line } from "@tribun/api-client/contract";
import type { Db } from "../db/database.ts";
import { anyOf } from "../db/of-lines.ts";
import { lineEnds } from "../db/schema/account.ts";
import type { SimReplacementRow } from "../db/schema/line-care.ts";
import type { LineRow, TariffChangeRow } from "../db/schema/lines.ts";
import type { PortingRow } from "../db/schema/portings.ts";
import { roamingNews } from "../lines/settings/store.ts";
import { type ToldChange, toldChanges } from "../contracts/notices/contract-changes.ts";
import { latestAdvices } from "../contracts/notices/latest-advice.ts";
import { portingsOfLines } from "../portings/store.ts";
import { openReplacements } from "../lines/sims/store.ts";
import { changesOfLines } from "../lines/tariff-changes/agreed.ts";
import { type PlannedChange, plannedChanges } from "../lines/tariff-changes/declare.ts";
import { type Volumes, volumesOf } from "../lines/usage/volumes.ts";

/** What a line's view shows beside its row. */
export type LineFacts = {
  readonly volumes: Volumes;
  readonly end: { readonly endsOn: string } | undefined;
  /** Only for a line that waits for its ported number. */
  readonly porting: PortingRow | undefined;
  readonly advice: Line["advice"];
  readonly told: readonly ToldChange[];
  readonly planned: PlannedChange | undefined;
  readonly tariffChanges: readonly TariffChangeRow[];
  readonly roaming: Line["roaming"];
  readonly replacement: SimReplacementRow | undefined;
};

/** Reads the facts for all lines of a fan at once: a company may have hundreds, and each line alone needed ten more statements. */
export async function lineFacts(db: Db, lines: readonly LineRow[], now: Date): Promise<(lineId: string) => LineFacts> {
  const ids = lines.map(({ id }) => id);
  const volumes = await volumesOf(db, ids, now);
  const ends = await db.select({ lineId: lineEnds.lineId, endsOn: lineEnds.endsOn }).from(lineEnds).where(anyOf(lineEnds.lineId, ids));
  const pending = lines.filter(({ state }) => state === "pending").map(({ id }) => id);
  const porting = pending.length === 0 ? () => undefined : await portingsOfLines(db, pending);
  const advice = await latestAdvices(db, lines, now);
  const told = await toldChanges(db, ids);
  const planned = await plannedChanges(db, ids);
  const tariffChanges = await changesOfLines(db, ids);
  const roaming = await roamingNews(db, ids, now);
  const replacement = await openReplacements(db, ids);
  return (id) => ({
    volumes: volumes(id),
    end: ends.find(({ lineId }) => lineId === id),
    porting: porting(id),
    advice: advice(id),
    told: told(id),
    planned: planned(id),
    tariffChanges: tariffChanges(id),
    roaming: roaming(id),
    replacement: replacement(id),
  });
}
