import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { type LineRow, lines } from "../../db/schema/lines.ts";
import { isUuid } from "../../db/uuid.ts";
import { Problem } from "../../http/problem.ts";

/** Whose line it has to be. */
export type Owner = { readonly teamId: number; readonly userId: string };

export type OwnLine = { readonly line: LineRow; readonly tariff: TariffRow };

/**
 * An own line with its tariff; `lock` keeps its row until the transaction ends.
 * @throws Problem -1 with status 403 for somebody else's and for none at all, which must look the same
 */
export async function ownLine(db: Db, id: string, owner: Owner, mode: "read" | "lock" = "read"): Promise<OwnLine> {
  const query = db
    .select({ line: lines, tariff: tariffs })
    .from(lines)
    .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
    .where(and(eq(lines.id, id), eq(lines.teamId, owner.teamId), eq(lines.userId, owner.userId)));
  const [row] = isUuid(id) ? await (mode === "lock" ? query.for("update", { of: lines }) : query) : [];
  if (!row) throw new Problem("-1", { status: 403, reason: "line.foreign" });
  return row;
}

/** The same for what only a running line can do. @throws Problem -1 with status 409 for one that has ended or not begun */
export async function runningLine(db: Db, id: string, owner: Owner): Promise<OwnLine> {
  const own = await ownLine(db, id, owner, "lock");
  if (own.line.state === "ended" || own.line.state === "pending") {
    throw new Problem("-1", { status: 409, reason: `line.${own.line.state}` });
  }
  return own;
}

/** The owner that a call speaks for. */
export function ownerOf(ctx: { readonly team: { readonly id: number }; readonly user: { readonly id: string } }): Owner {
  return { teamId: ctx.team.id, userId: ctx.user.id };
}
