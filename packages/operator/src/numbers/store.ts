import { KeywordType, likePattern } from "@tribun/domain";
import { and, asc, count, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { type RegistryRow, registryNumbers, reservations } from "../db/schema/numbers.ts";
import type { Caller } from "./holder.ts";

/** Numbers on one page. */
export const PAGE_SIZE = 12;
/** Numbers in a block: they differ only in their last two digits. */
export const BLOCK_SIZE = 100;

export type NumberFilter = {
  readonly kind?: "general" | "private" | undefined;
  readonly keywordType?: number | undefined;
  readonly digits?: string | undefined;
  /** How a number of the club ends. */
  readonly clubEndings: readonly string[];
  readonly random?: boolean | undefined;
  /** One block of a hundred for the seat map; `page` selects which. */
  readonly block?: boolean | undefined;
  readonly page: number;
};

/** Numbers that are free or held by the caller, so that the chosen one stays visible. */
export async function findNumbers(
  db: Db,
  filter: NumberFilter,
  caller: Caller,
  now: Date,
): Promise<{ rows: RegistryRow[]; total: number }> {
  const pattern = filter.digits === undefined ? undefined : likePattern(filter.digits);
  const where = and(
    filter.kind && eq(registryNumbers.kind, filter.kind),
    filter.keywordType === undefined ? undefined : eq(registryNumbers.keywordType, filter.keywordType),
    // A rival's year means nothing to this club's fans.
    filter.keywordType === KeywordType.Team
      ? or(...filter.clubEndings.map((ending) => sql`${registryNumbers.msisdn} like ${`%${ending}`}`))
      : undefined,
    // National format, with a zero instead of the country code.
    pattern === undefined ? undefined : sql`'0' || substr(${registryNumbers.msisdn}, 4) like ${pattern}`,
    or(isNull(registryNumbers.quarantineUntil), lte(registryNumbers.quarantineUntil, now)),
    sql`not exists (select 1 from ${reservations} where ${reservations.registryId} = ${registryNumbers.id} and ${keepsAway(caller, now)})`,
  );
  if (filter.block) return findBlock(db, where, filter.page);
  const [counted] = await db.select({ total: count() }).from(registryNumbers).where(where);
  const rows = await db
    .select()
    .from(registryNumbers)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(PAGE_SIZE)
    .offset(filter.random ? 0 : (filter.page - 1) * PAGE_SIZE);
  return { rows, total: counted?.total ?? 0 };
}

/** A number without its last two digits, which identifies its block. */
const blockOf = sql`left(${registryNumbers.msisdn}, -2)`;

/**
 * The numbers of one block in ascending order. Blocks are sorted by the count of free numbers, so that the seat map starts with the
 * emptiest.
 */
async function findBlock(db: Db, where: SQL | undefined, page: number): Promise<{ rows: RegistryRow[]; total: number }> {
  const [block] = await db
    .select({ digits: sql<string>`${blockOf}` })
    .from(registryNumbers)
    .where(where)
    .groupBy(blockOf)
    .orderBy(sql`count(*) desc`, blockOf)
    .limit(1)
    .offset(page - 1);
  if (!block) return { rows: [], total: 0 };
  const rows = await db
    .select()
    .from(registryNumbers)
    .where(and(where, sql`${blockOf} = ${block.digits}`))
    .orderBy(asc(registryNumbers.msisdn));
  return { rows, total: rows.length };
}

function keepsAway(caller: Caller, now: Date): SQL {
  const mine = or(
    caller.cartToken === undefined ? undefined : eq(reservations.holder, `cart:${caller.cartToken}`),
    caller.userId === undefined ? undefined : eq(reservations.userId, caller.userId),
  );
  const held = sql`(${reservations.state} in ('held', 'paymentHeld') and ${reservations.expiresAt} > ${now})`;
  const others = mine ? sql`(${held} and not coalesce(${reservations.teamId} = ${caller.teamId} and ${mine}, false))` : held;
  return sql`(${reservations.state} = 'assigned' or ${others})`;
}

/** Special numbers by fee. Ordinary ones in a fixed shuffle, because consecutive numbers offer no real choice. */
function orderOf(filter: NumberFilter): SQL[] {
  if (filter.random) return [sql`random()`];
  if (filter.kind === "private") return [asc(registryNumbers.feeCents), asc(registryNumbers.msisdn)];
  return [sql`md5(${registryNumbers.id})`];
}

const finding = keptQuery((db) =>
  db
    .select()
    .from(registryNumbers)
    .where(eq(registryNumbers.id, sql.placeholder("id")))
    .prepare("find_number"),
);

/** One number of the stock; undefined for an unknown id. */
export async function findNumber(db: Db, id: string): Promise<RegistryRow | undefined> {
  const [row] = await finding(db).execute({ id });
  return row;
}
