import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";
import { paymentMethods, payouts, sepaMandates } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { defineRecurring } from "../outbox/recurring.ts";
import { fingerprint, ibanSealer } from "./iban.ts";
import { keywordSealer } from "./keyword-hash.ts";
import type { Sealer } from "./seal.ts";

/** Rows of a table that one run seals; the next run takes the rest. What was written in between is left to it as well. */
const BATCH = 5000;

/**
 * While DATA_KEY_PREVIOUS is set: seals anew what still hangs on it, and says how much there was. At 0 in every process the old
 * key can go. Without it, nothing is read.
 */
export const sealAnew = defineRecurring("security.sealAnew", { everyMinutes: 5 }, async ({ deps, db }) => {
  const { config } = deps;
  if (config.dataKeyPrevious === undefined) return;
  // In the order in which everybody else locks: a job that runs has its own row, then the fan's, then what belongs to the fan.
  const counts = {
    jobs: await sealJobs(config, db),
    keywords: await sealKeywords(config, db),
    methods: await sealMethods(config, db),
    mandates: await sealMandates(config, db),
    payouts: await sealPayouts(config, db),
  };
  const sealed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  deps.log.info({ sealed, ...counts }, "sealed anew with the present DATA_KEY");
});

/** What waits, and what was given up and may be taken up again: every field of a payload whose name ends so is sealed. */
async function sealJobs(config: Config, db: Db): Promise<number> {
  const { id, payload } = outbox;
  const rows = await db
    .select({ id, payload })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), sql`${payload}::text like '%Sealed"%'`));
  const renew = renewal(config, ibanSealer);
  let count = 0;
  for (const row of rows) {
    const old = Object.entries(v.parse(v.record(v.string(), v.unknown()), row.payload));
    const fresh = old.flatMap(([name, value]) => {
      const sealed = name.endsWith("Sealed") && typeof value === "string" ? renew(value) : undefined;
      return sealed === undefined ? [] : [[name, sealed]];
    });
    if (fresh.length === 0) continue;
    count++;
    await db
      .update(outbox)
      .set({ payload: Object.fromEntries([...old, ...fresh]) })
      .where(eq(id, row.id));
  }
  return count;
}

async function sealMandates(config: Config, db: Db): Promise<number> {
  const { reference, ibanSealed } = sepaMandates;
  const rows = await db.select({ reference, sealed: ibanSealed }).from(sepaMandates);
  return renewAll(rows, config, ibanSealer, (fresh, row, old) =>
    db
      .update(sepaMandates)
      .set({ ibanSealed: fresh })
      .where(and(eq(reference, row.reference), eq(ibanSealed, old))),
  );
}

async function sealPayouts(config: Config, db: Db): Promise<number> {
  const { id, ibanSealed } = payouts;
  const rows = await db.select({ id, sealed: ibanSealed }).from(payouts).where(isNotNull(ibanSealed));
  return renewAll(rows, config, ibanSealer, (fresh, row, old) =>
    db
      .update(payouts)
      .set({ ibanSealed: fresh })
      .where(and(eq(id, row.id), eq(ibanSealed, old))),
  );
}

async function sealKeywords(config: Config, db: Db): Promise<number> {
  const { id, keywordHash } = users;
  const rows = await db.select({ id, sealed: keywordHash }).from(users).where(isNotNull(keywordHash));
  return renewAll(rows, config, keywordSealer, (fresh, row, old) =>
    db
      .update(users)
      .set({ keywordHash: fresh })
      .where(and(eq(id, row.id), eq(keywordHash, old))),
  );
}

async function sealMethods(config: Config, db: Db): Promise<number> {
  const { id, ibanSealed, tokenSealed } = paymentMethods;
  const rows = await db.select({ id, ibanSealed, tokenSealed }).from(paymentMethods);
  const sealer = ibanSealer(config);
  const renew = renewal(config, ibanSealer);
  let count = 0;
  for (const row of rows) {
    const [iban, token] = [row.ibanSealed, row.tokenSealed].map((sealed) => (sealed === null ? undefined : renew(sealed)));
    if (iban === undefined && token === undefined) continue;
    count++;
    // The keyed hash hangs on the key as well; it is that of the account or, without one, of the token.
    const identity = sealer.open(iban ?? row.ibanSealed ?? token ?? "");
    await db
      .update(paymentMethods)
      .set({ fingerprint: fingerprint(config, identity), ibanSealed: iban, tokenSealed: token })
      .where(
        and(eq(id, row.id), sql`(${ibanSealed}, ${tokenSealed}) is not distinct from (${row.ibanSealed}::text, ${row.tokenSealed}::text)`),
      );
    if (count === BATCH) break;
  }
  return count;
}

async function renewAll<R extends { readonly sealed: string | null }>(
  rows: readonly R[],
  config: Config,
  sealerOf: SealerOf,
  write: (fresh: string, row: R, old: string) => PromiseLike<unknown>,
): Promise<number> {
  const renew = renewal(config, sealerOf);
  let count = 0;
  for (const row of rows) {
    const fresh = row.sealed === null ? undefined : renew(row.sealed);
    if (fresh === undefined || row.sealed === null) continue;
    count++;
    await write(fresh, row, row.sealed);
    if (count === BATCH) break;
  }
  return count;
}

type SealerOf = (config: Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined }) => Sealer;

/** Seals with the present key what the one before sealed; undefined for what hangs on the present one. */
function renewal(config: Config, sealerOf: SealerOf): (sealed: string) => string | undefined {
  const present = sealerOf({ dataKey: config.dataKey });
  const both = sealerOf(config);
  return (sealed) => {
    try {
      present.open(sealed);
      return undefined;
    } catch {
      return present.seal(both.open(sealed));
    }
  };
}
