import * as v from "valibot";
import { address } from "./addresses.ts";

/** Where draws take their outside value from. */
export type BeaconAccess = { readonly provider: "sandbox" | "drand"; readonly url: string };

/** Its settings, as part of the environment. drand's own relay unless another is named. */
export const beaconSettings = {
  BEACON_PROVIDER: v.optional(v.picklist(["sandbox", "drand"], "must be sandbox or drand")),
  BEACON_URL: v.optional(address("https", "http"), "https://api.drand.sh"),
};
const settings = v.object(beaconSettings);

/** Reads them, and adds to `faults` what is wrong. */
export function readBeacon(given: v.InferOutput<typeof settings>, production: boolean, faults: string[]): BeaconAccess {
  const { BEACON_PROVIDER: provider = "sandbox", BEACON_URL: url } = given;
  if (provider === "drand" && production && !url.startsWith("https://")) faults.push("BEACON_URL must start with https:// in production");
  return { provider, url };
}
