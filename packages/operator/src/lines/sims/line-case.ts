import { formatPhone } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import type { CareKind } from "../../words/care-texts.ts";
import { handToCare } from "../../care/support/hand-to-care.ts";

/** What the SIM platform failed to do for a line. Without a `kind` the fan is not notified. */
export type LineCase = { readonly reference: string; readonly message: string; readonly kind?: CareKind };

/** Hands the platform's unfinished work to customer care. */
export async function handLineToCare(deps: Deps, db: Db, lineId: string, { kind, ...facts }: LineCase): Promise<void> {
  const [line] = await db.select().from(lines).where(eq(lines.id, lineId));
  if (!line) return;
  const { teamId, userId, msisdn } = line;
  await handToCare(deps, db, { ...facts, teamId, userId, lineId, ...(kind && { tell: { kind, about: formatPhone(msisdn) } }) });
}
