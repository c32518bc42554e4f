import type { Db } from "../../db/database.ts";
import type { UserRow } from "../../db/schema/users.ts";

/** The network partner's customer system. */
export type PartnerProvider = {
  readonly name: string;
  /** Makes the fan known there and gives the id; a fan who is known keeps it. Rejects while the system is down (1006). */
  readonly ensureCustomer: (db: Db, user: UserRow) => Promise<string>;
};
