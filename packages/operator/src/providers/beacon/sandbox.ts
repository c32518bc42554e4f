import { createHash } from "node:crypto";
import { MINUTE_MS, roundTime, SANDBOX_CHAIN } from "@tribun/domain";
import { signRound } from "@tribun/domain/beacon";
import type { Clock } from "../../clock.ts";
import { readParty } from "../../sandbox/parties.ts";
import type { BeaconProvider } from "./beacon.ts";

/** How much later a value comes while the console says that the beacon is slow. */
const SLOW_MS = 30 * MINUTE_MS;
/** Below the curve's order, which begins with 0x73. */
const FIRST_BYTE = 0x3f;

/** A beacon of one machine whose key stands here: its values come, come late or cannot be had as those of a real one, and prove nothing. */
export function sandboxBeacon(clock: Clock): BeaconProvider {
  const key = new Uint8Array(createHash("sha256").update("beacon of the sandbox").digest());
  key[0] = (key[0] ?? 0) & FIRST_BYTE;
  return {
    name: "sandbox",
    chain: SANDBOX_CHAIN,
    read: async (db, round) => {
      const mode = await readParty(db, "beacon");
      if (mode === "fail") throw new Error("the sandbox was told that the beacon is down");
      const out = roundTime(SANDBOX_CHAIN, round) + (mode === "slow" ? SLOW_MS : 0);
      return out <= clock.nowMs() ? signRound(round, key) : undefined;
    },
  };
}
