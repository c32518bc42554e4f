import type { BeaconChain, BeaconValue } from "@tribun/domain";
import type { Db } from "../../db/database.ts";

/** A public source of chance that draws take a value of. */
export type BeaconProvider = {
  readonly name: string;
  readonly chain: BeaconChain;
  /** The value of a round; undefined while it is not out. Rejects when nobody answers. Whether it is the chain's is for the caller to ask. */
  readonly read: (db: Db, round: number) => Promise<BeaconValue | undefined>;
};
