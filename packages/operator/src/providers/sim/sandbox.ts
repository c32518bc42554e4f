import { createHash } from "node:crypto";
import { makeIccid } from "@tribun/domain";
import { addWorkingDays } from "./working-days.ts";
import type { SimProvider } from "./sim.ts";

const SMDP = "smdp.example.com";
const CARRIER = "Deutsche Post";
const MATCHING = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Profiles of the placeholder issuer 99, derived from the order's id. */
export function sandboxSim(): SimProvider {
  return {
    name: "sandbox",
    provision: async ({ orderId, type, today }) => {
      const bytes = createHash("sha256").update(orderId).digest();
      const iccid = makeIccid(bytes.readUIntBE(0, 6) % 1_000_000_000_000);
      if (type === "physical") {
        return { type, iccid, parcel: { carrier: CARRIER, expectedFrom: addWorkingDays(today, 2), expectedTo: addWorkingDays(today, 3) } };
      }
      const letters = [...bytes.subarray(8, 24)].map((byte) => MATCHING[byte % MATCHING.length] ?? "A").join("");
      return { type, iccid, smdpAddress: SMDP, matchingId: (letters.match(/.{4}/g) ?? []).join("-") };
    },
  };
}
