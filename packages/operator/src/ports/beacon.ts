import type { BeaconChain, BeaconValue } from "@tribun/domain";
import type { Db } from "../db/database.ts";

/** A public randomness beacon whose values the draws use. */
export type BeaconProvider = {
  readonly name: string;
  readonly chain: BeaconChain;
  /** Returns the value of a round; undefined before its release. Rejects if the beacon is unreachable. The caller must verify the value. */
  readonly read: (db: Db, round: number) => Promise<BeaconValue | undefined>;
};
