import type { Db } from "../../db/database.ts";
import type { registryNumbers } from "../../db/schema/numbers.ts";
import type { UserRow } from "../../db/schema/users.ts";

/** The systems of the network partner. */
export type PartnerProvider = {
  readonly name: string;
  /** Makes the fan known there and gives the id; a fan who is known keeps it. Rejects while the system is down (1006). */
  readonly ensureCustomer: (db: Db, user: UserRow) => Promise<string>;
  /** A further block of ordinary numbers for the stock, by its place; none where the partner hands out no more. */
  readonly numberBlock: (db: Db, place: number) => Promise<readonly (typeof registryNumbers.$inferInsert)[]>;
};
