import { getTableColumns, getTableName, is } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as account from "../db/schema/account.ts";
import * as billing from "../db/schema/billing.ts";
import * as catalogue from "../db/schema/catalogue.ts";
import * as fanService from "../db/schema/fan-service.ts";
import * as games from "../db/schema/games.ts";
import * as giveaways from "../db/schema/giveaways.ts";
import * as lineCare from "../db/schema/line-care.ts";
import * as lines from "../db/schema/lines.ts";
import * as numbers from "../db/schema/numbers.ts";
import * as operations from "../db/schema/operations.ts";
import * as orders from "../db/schema/orders.ts";
import * as packs from "../db/schema/packs.ts";
import * as payments from "../db/schema/payments.ts";
import * as portings from "../db/schema/portings.ts";
import * as push from "../db/schema/push.ts";
import * as users from "../db/schema/users.ts";

/** Schema files with rows about fans; a test reports a missing file. */
const FAN_SCHEMAS = {
  account,
  billing,
  catalogue,
  "fan-service": fanService,
  games,
  giveaways,
  "line-care": lineCare,
  lines,
  numbers,
  operations,
  orders,
  packs,
  payments,
  portings,
  push,
  users,
};

/** Columns that assign a row to a fan, the most direct first. */
export const OWNER_COLUMNS = ["userId", "lineId", "orderId", "invoiceId", "iccid", "paymentId", "portingId", "email"] as const;
export type OwnerColumn = (typeof OWNER_COLUMNS)[number];

/** Columns that an export must omit: proofs of identity and game seeds would reveal an account or a secret. */
const SECRET = /hash|sealed|fingerprint|token$|secret|^seed$|^puk|providerRef|^role$/i;

/** A table with rows of fans: the columns that find a fan's rows, and the columns that an export may contain. */
export type OwnedTable = {
  readonly name: string;
  readonly table: PgTable;
  readonly owners: readonly { readonly by: OwnerColumn; readonly column: PgColumn }[];
  readonly shown: Record<string, PgColumn>;
  readonly columns: Record<string, PgColumn>;
};

/** Every table that holds rows of fans, derived from the schema, so that the export includes new tables. */
export const OWNED_TABLES: readonly OwnedTable[] = Object.values(FAN_SCHEMAS)
  .flatMap((schema) => Object.values<unknown>(schema))
  .filter((value) => is(value, PgTable))
  .flatMap((table) => {
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const all = OWNER_COLUMNS.flatMap((by) => (columns[by] ? [{ by, column: columns[by] }] : []));
    // A fan's own id is used alone; an address only if the table has no better column.
    const owners = all.some(({ by }) => by === "userId") ? all.slice(0, 1) : all.length > 1 ? all.filter(({ by }) => by !== "email") : all;
    if (owners.length === 0 || table === users.users) return [];
    const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !SECRET.test(name)));
    return [{ name: getTableName(table), table, owners, shown, columns }];
  })
  .toSorted((a, b) => a.name.localeCompare(b.name));
