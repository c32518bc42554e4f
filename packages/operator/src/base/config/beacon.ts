import * as v from "valibot";
import { address } from "./addresses.ts";

/** Source of the outside value in draws. */
export type BeaconAccess = { readonly provider: "sandbox" | "drand"; readonly url: string };

/** The beacon's environment settings. Default: drand's own relay. */
export const beaconSettings = {
  BEACON_PROVIDER: v.optional(v.picklist(["sandbox", "drand"], "must be sandbox or drand")),
  BEACON_URL: v.optional(address("https", "http"), "https://api.drand.sh"),
};
const settings = v.object(beaconSettings);

/** Reads the beacon's settings and adds what is wrong to `faults`. */
export function readBeacon(given: v.InferOutput<typeof settings>, production: boolean, faults: string[]): BeaconAccess {
  const { BEACON_PROVIDER: provider = "sandbox", BEACON_URL: url } = given;
  if (provider === "drand" && production && !url.startsWith("https://")) faults.push("BEACON_URL must start with https:// in production");
  return { provider, url };
}
