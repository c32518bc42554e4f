import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { sandboxSettings } from "../../db/schema/operations.ts";
import { Problem } from "../../http/problem.ts";
import type { PartnerProvider } from "./partner.ts";

/** While this setting holds `true`, the partner's system is down. */
export const PARTNER_DOWN_KEY = "partnerDown";

/** A partner system that knows everybody at once, unless the sandbox says that it is down. */
export function sandboxPartner(): PartnerProvider {
  return {
    name: "sandbox",
    ensureCustomer: async (db, user) => {
      const [down] = await db.select().from(sandboxSettings).where(eq(sandboxSettings.key, PARTNER_DOWN_KEY));
      if (down?.value === true) throw new Problem("1006");
      return `P-${createHash("sha256").update(user.id).digest("hex").slice(0, 10).toUpperCase()}`;
    },
  };
}
