import type { DataExport } from "@tribun/api-client/contract";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { invoices } from "../db/schema/billing.ts";
import { lines, sims } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { paymentMethods, payments } from "../db/schema/payments.ts";
import { portings } from "../db/schema/portings.ts";
import type { UserRow } from "../db/schema/users.ts";
import { hasOpenLine } from "../fans/account/facts.ts";
import { ownProfile } from "../fans/account/fan-profile.ts";
import { toUser } from "../fans/account/own-account.ts";
import { badgesOf } from "../fun/games/honours.ts";
import { wasInUse } from "../payments/methods/unused.ts";
import { OWNED_TABLES, type OwnedTable, type OwnerColumn } from "./tables.ts";

const rowsOf = v.array(v.record(v.string(), v.unknown()));

/**
 * Everything stored about a fan (GDPR Art. 15, 20). Each table is searched by the fan's id, or by the id of an own line, order, invoice,
 * payment or porting. Typed data of other people is never matched, except an address that the fan has verified.
 */
export async function exportOf(db: Db, fan: UserRow, now: Date): Promise<DataExport> {
  const ids = await ownIds(db, fan);
  const tables: DataExport["tables"] = {};
  for (const owned of OWNED_TABLES) {
    const own = ownedBy(owned, ids, fan);
    if (!own) continue;
    const rows: unknown = JSON.parse(JSON.stringify(await read(db, owned, own)));
    tables[owned.name] = v.parse(rowsOf, rows);
  }
  return {
    madeAt: now.toISOString(),
    user: toUser(fan, await hasOpenLine(db, fan.id), await badgesOf(db, fan)),
    profile: await ownProfile(db, fan),
    tables,
  };
}

type OwnIds = Readonly<Record<OwnerColumn, readonly string[]>>;

async function ownIds(db: Db, fan: UserRow): Promise<OwnIds> {
  const of = async (table: PgTable, id: PgColumn, userId: PgColumn) => {
    const rows = await db.select({ id }).from(table).where(eq(userId, fan.id));
    return rows.map((row) => String(row.id));
  };
  const lineIds = await of(lines, lines.id, lines.userId);
  const iccids = lineIds.length === 0 ? [] : await db.select({ iccid: sims.iccid }).from(sims).where(inArray(sims.lineId, lineIds));
  return {
    userId: [fan.id],
    lineId: lineIds,
    orderId: await of(orders, orders.id, orders.userId),
    invoiceId: await of(invoices, invoices.id, invoices.userId),
    paymentId: await of(payments, payments.id, payments.userId),
    portingId: await of(portings, portings.id, portings.userId),
    iccid: iccids.map(({ iccid }) => iccid),
    email: fan.emailVerified ? [fan.email] : [],
  };
}

function ownedBy({ owners, columns }: OwnedTable, ids: OwnIds, fan: UserRow): SQL | undefined {
  const found = owners.filter(({ by }) => ids[by].length > 0);
  const own = or(...found.map(({ by, column }) => inArray(column, [...ids[by]])));
  // The same address may belong to another person in another club.
  return own && columns["teamId"] && found.some(({ by }) => by === "email") ? and(own, eq(columns["teamId"], fan.teamId)) : own;
}

function read(db: Db, { table, shown }: OwnedTable, own: SQL): Promise<unknown[]> {
  return db
    .select(shown)
    .from(table)
    .where(table === paymentMethods ? and(own, wasInUse) : own);
}
