import type { DistributorInput } from "@tribun/api-client/contract";
import type { Db } from "../../db/database.ts";

/** A shop with the id it has with us. */
export type DirectoryShop = DistributorInput & { readonly id: string };

/** The sales partner's directory of shops, where terminals and commissions are set up. */
export type DirectoryProvider = {
  readonly name: string;
  /** Makes a shop known there or changes it; repeating it changes nothing. Rejects when it was not taken over (1013). */
  readonly saveShop: (db: Db, shop: DirectoryShop) => Promise<void>;
};
