import type { Db } from "../db/database.ts";
import type { registryNumbers } from "../db/schema/numbers.ts";
import type { UserRow } from "../db/schema/users.ts";

/** The systems of the network partner. */
export type PartnerProvider = {
  readonly name: string;
  /** Creates the fan's record there and returns its id; an existing record keeps its id. Rejects while the system is down (1006). */
  readonly ensureCustomer: (db: Db, user: UserRow) => Promise<string>;
  /** Returns a further block of ordinary numbers for the stock, by its index; empty if the partner has no more. */
  readonly numberBlock: (db: Db, place: number) => Promise<readonly (typeof registryNumbers.$inferInsert)[]>;
};
