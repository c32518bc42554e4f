import type { SupportCase } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { charges } from "../../db/schema/billing.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { OUR_REFERENCE } from "../../care/support/hand-to-care.ts";

/**
 * A signed-in fan's messages, newest first, with their outcome. It excludes cases that the operator opened for its own staff
 * (`handToCare`), because their text is for staff.
 */
export async function ownCases(db: Db, { id: userId, teamId }: UserRow): Promise<SupportCase[]> {
  const ours = sql`coalesce(${supportMessages.reference}, '') ~ ${OUR_REFERENCE}`;
  const rows = await db
    .select({ row: supportMessages, creditCents: charges.amountCents })
    .from(supportMessages)
    // If the line has another owner meanwhile, the compensation is that owner's.
    .leftJoin(charges, and(eq(charges.sourceId, sql`'fault:' || ${supportMessages.id}`), eq(charges.userId, supportMessages.userId)))
    .where(and(eq(supportMessages.userId, userId), eq(supportMessages.teamId, teamId), sql`not (${ours})`))
    .orderBy(desc(supportMessages.receivedAt), desc(supportMessages.id));
  return rows.map(({ row: { id, topic, message, reference, receivedAt, informBy, resolvedAt, answer }, creditCents }) => ({
    ...{ ticket: id, topic, message, receivedAt: receivedAt.toISOString() },
    ...(reference !== null && { reference }),
    ...(informBy && { informBy: informBy.toISOString() }),
    ...(resolvedAt && { resolvedAt: resolvedAt.toISOString() }),
    ...(answer !== null && { answer }),
    ...(creditCents !== null && { compensation: euro(-creditCents) }),
  }));
}
