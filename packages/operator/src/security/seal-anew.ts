import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { paymentMethods, sepaMandates } from "../db/schema/payments.ts";
import type { Deps } from "../deps.ts";
import { defineRecurring } from "../outbox/recurring.ts";
import { fingerprint, ibanSealer } from "./iban.ts";

/**
 * While DATA_KEY_PREVIOUS is set: seals bank details anew that still hang on it, and says how many there were. At 0 in every
 * process the old key can go. Without it, nothing is read.
 */
export const sealAnew = defineRecurring("security.sealAnew", { everyMinutes: 5 }, async ({ deps, db }) => {
  if (deps.config.dataKeyPrevious === undefined) return;
  const mandates = await sealMandates(deps, db);
  const methods = await sealMethods(deps, db);
  deps.log.info({ mandates, methods }, "sealed anew with the present DATA_KEY");
});

async function sealMandates({ config }: Deps, db: Db): Promise<number> {
  const rows = await db.select({ reference: sepaMandates.reference, ibanSealed: sepaMandates.ibanSealed }).from(sepaMandates).for("update");
  const sealer = ibanSealer(config);
  const old = rows.filter(({ ibanSealed }) => !isPresent(config.dataKey, ibanSealed));
  for (const { reference, ibanSealed } of old) {
    await db
      .update(sepaMandates)
      .set({ ibanSealed: sealer.seal(sealer.open(ibanSealed)) })
      .where(eq(sepaMandates.reference, reference));
  }
  return old.length;
}

async function sealMethods({ config }: Deps, db: Db): Promise<number> {
  const { id, ibanSealed, tokenSealed } = paymentMethods;
  const rows = await db.select({ id, ibanSealed, tokenSealed }).from(paymentMethods).for("update");
  const sealer = ibanSealer(config);
  const open = (sealed: string | null) => (sealed === null ? undefined : sealer.open(sealed));
  const old = rows.filter((row) =>
    [row.ibanSealed, row.tokenSealed].some((sealed) => sealed !== null && !isPresent(config.dataKey, sealed)),
  );
  for (const row of old) {
    const [iban, token] = [open(row.ibanSealed), open(row.tokenSealed)];
    await db
      .update(paymentMethods)
      .set({
        // The keyed hash hangs on the key as well; it is that of the account or, without one, of the token.
        fingerprint: fingerprint(config, iban ?? token ?? ""),
        ...(iban !== undefined && { ibanSealed: sealer.seal(iban) }),
        ...(token !== undefined && { tokenSealed: sealer.seal(token) }),
      })
      .where(eq(paymentMethods.id, row.id));
  }
  return old.length;
}

function isPresent(dataKey: string, sealed: string): boolean {
  try {
    ibanSealer({ dataKey }).open(sealed);
    return true;
  } catch {
    return false;
  }
}
