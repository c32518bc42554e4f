import { createHash } from "node:crypto";
import { MINUTE_MS, roundTime, SANDBOX_CHAIN } from "@tribun/domain";
import { signRound } from "@tribun/domain/beacon";
import type { Clock } from "../../base/clock.ts";
import { readParty } from "../parties.ts";
import type { BeaconProvider } from "../../ports/beacon.ts";

/** Delay of a value while the console simulates a slow beacon. */
const SLOW_MS = 30 * MINUTE_MS;
/** Keeps the key below the curve's order, which begins with 0x73. */
const FIRST_BYTE = 0x3f;

/**
 * A simulated beacon with a public key pair: its values can be on time, late or unavailable like those of a real one, but prove nothing.
 */
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
