import { createHash } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { Problem } from "../../base/problem.ts";
import { readParty, SLOW_MS } from "../parties.ts";
import { numberBlock } from "../../numbers/number-blocks.ts";
import type { PartnerProvider } from "../../ports/partner.ts";

/** A partner system that accepts every fan at once, unless the console makes it slow or down. */
export function sandboxPartner(slowMs = SLOW_MS): PartnerProvider {
  const behave = async (db: Db) => {
    const mode = await readParty(db, "partner");
    if (mode === "fail") throw Problem.partnerFailed({ reason: "sandbox" });
    if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
  };
  return {
    name: "sandbox",
    numberBlock: async (db, place) => {
      await behave(db);
      return numberBlock(place);
    },
    ensureCustomer: async (db, user) => {
      await behave(db);
      return `P-${createHash("sha256").update(user.id).digest("hex").slice(0, 10).toUpperCase()}`;
    },
  };
}
