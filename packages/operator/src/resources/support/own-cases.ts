import type { SupportCase } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { charges } from "../../db/schema/billing.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { OUR_REFERENCE } from "./hand-to-care.ts";

/**
 * What a fan has written while signed in, the newest first, with what became of it. Cases that the operator opened for its own people
 * (`handToCare`) are none of them: their words are for those people.
 */
export async function ownCases(db: Db, { id: userId, teamId }: UserRow): Promise<SupportCase[]> {
  const ours = sql`coalesce(${supportMessages.reference}, '') ~ ${OUR_REFERENCE}`;
  const rows = await db
    .select({ row: supportMessages, creditCents: charges.amountCents })
    .from(supportMessages)
    // Of a line that has gone to somebody else meanwhile, that fan is paid.
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
