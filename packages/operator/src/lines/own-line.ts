import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type TariffRow, tariffs } from "../db/schema/catalogue.ts";
import { type LineRow, lines } from "../db/schema/lines.ts";
import { isUuid } from "../db/uuid.ts";
import { Problem } from "../base/problem.ts";

/** The owner that a line must have. */
export type Owner = { readonly teamId: number; readonly userId: string };

export type OwnLine = { readonly line: LineRow; readonly tariff: TariffRow };

/**
 * A fan's own line with its tariff; `lock` locks its row until the transaction ends.
 * @throws Problem -1 with status 403 for another fan's line and for an unknown one, which must look the same
 */
export async function ownLine(db: Db, id: string, owner: Owner, mode: "read" | "lock" = "read"): Promise<OwnLine> {
  const query = db
    .select({ line: lines, tariff: tariffs })
    .from(lines)
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .where(and(eq(lines.id, id), eq(lines.teamId, owner.teamId), eq(lines.userId, owner.userId)));
  const [row] = isUuid(id) ? await (mode === "lock" ? query.for("update", { of: lines }) : query) : [];
  if (!row) throw Problem.failed({ status: 403, reason: "line.foreign" });
  return row;
}

/** Like `ownLine` with a lock, but only for a running line. @throws Problem -1 with status 409 for a pending or ended line */
export async function runningLine(db: Db, id: string, owner: Owner): Promise<OwnLine> {
  const own = await ownLine(db, id, owner, "lock");
  if (own.line.state === "ended" || own.line.state === "pending") {
    throw Problem.failed({ status: 409, reason: `line.${own.line.state}` });
  }
  return own;
}

/** The owner for the session of a call. */
export function ownerOf(ctx: { readonly team: { readonly id: number }; readonly user: { readonly id: string } }): Owner {
  return { teamId: ctx.team.id, userId: ctx.user.id };
}
