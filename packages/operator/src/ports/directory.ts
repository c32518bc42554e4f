import type { DistributorInput } from "@tribun/api-client/contract";
import type { Db } from "../db/database.ts";

/** A shop with the operator's id. */
export type DirectoryShop = DistributorInput & { readonly id: string };

/** The sales partner's directory of shops, for terminals and commissions. */
export type DirectoryProvider = {
  readonly name: string;
  /** Creates or changes a shop there; repeating it changes nothing. Rejects if the directory did not accept it (1013). */
  readonly saveShop: (db: Db, shop: DirectoryShop) => Promise<void>;
};
