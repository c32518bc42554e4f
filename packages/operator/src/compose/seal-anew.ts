import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Config } from "../base/config/config.ts";
import type { Db } from "../db/database.ts";
import { outbox } from "../db/schema/operations.ts";
import { gamePlayers, invitedFans } from "../db/schema/games.ts";
import { paymentMethods, payouts, sepaMandates } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { defineRecurring } from "../kernel/outbox/recurring.ts";
import { playerSealer } from "../fun/games/players.ts";
import { fingerprint, ibanSealer } from "../security/iban.ts";
import { keywordSealer } from "../security/keyword-hash.ts";
import type { Sealer } from "../security/seal.ts";

/** Rows of a table that one run reseals; the next run takes the rest, including rows written meanwhile. */
const BATCH = 5000;

/** Most unreadable rows that the log names. */
const NAMED = 20;

/** One run; `unreadable` collects the rows with a value that neither key opens, by table and id. */
type Run = { readonly config: Config; readonly db: Db; readonly unreadable: string[] };

/**
 * While DATA_KEY_PREVIOUS is set: reseals the values of the previous key and logs how many there were. At 0 in every process the previous
 * key can be removed. Values that neither key opens stay as they are and are counted. Without a previous key, it reads nothing.
 */
export const sealAnew = defineRecurring("security.sealAnew", { everyMinutes: 5 }, async ({ deps, db }) => {
  const { config } = deps;
  if (config.dataKeyPrevious === undefined) return;
  const run: Run = { config, db, unreadable: [] };
  // The same lock order as everywhere else: a running job locks its own row, then the fan's, then the fan's data.
  const counts = {
    jobs: await sealJobs(run),
    keywords: await sealKeywords(run),
    methods: await sealMethods(run),
    mandates: await sealMandates(run),
    payouts: await sealPayouts(run),
    players: await sealPlayers(run),
    friends: await sealFriends(run),
  };
  const sealed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { unreadable } = run;
  deps.log.info({ sealed, unreadable: unreadable.length, ...counts }, "sealed anew with the present DATA_KEY");
  if (unreadable.length > 0) deps.log.warn({ rows: unreadable.slice(0, NAMED) }, "neither DATA_KEY opens what these rows hold");
});

/** Reseals every payload field whose name marks it as sealed, of waiting jobs and of those given up, which may be restarted. */
async function sealJobs(run: Run): Promise<number> {
  const { config, db } = run;
  const { id, payload } = outbox;
  const rows = await db
    .select({ id, payload })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), sql`${payload}::text like '%Sealed"%'`));
  const read = reader(config, ibanSealer);
  let count = 0;
  for (const row of rows) {
    const old = Object.entries(v.parse(v.record(v.string(), v.unknown()), row.payload));
    const values = old.flatMap(([name, value]) =>
      name.endsWith("Sealed") && typeof value === "string" ? [{ name, value: read(value) }] : [],
    );
    if (values.some(({ value }) => value === "unreadable")) run.unreadable.push(`outbox ${row.id}`);
    const fresh = values.flatMap(({ name, value }) => (value === "unreadable" || value.fresh === undefined ? [] : [[name, value.fresh]]));
    if (fresh.length === 0) continue;
    count++;
    await db
      .update(outbox)
      .set({ payload: Object.fromEntries([...old, ...fresh]) })
      .where(eq(id, row.id));
  }
  return count;
}

async function sealMandates(run: Run): Promise<number> {
  const { db } = run;
  const { reference, ibanSealed } = sepaMandates;
  const rows = await db.select({ id: reference, sealed: ibanSealed }).from(sepaMandates);
  return renewAll(run, "sepa_mandates", rows, ibanSealer, (fresh, row, old) =>
    db
      .update(sepaMandates)
      .set({ ibanSealed: fresh })
      .where(and(eq(reference, row.id), eq(ibanSealed, old))),
  );
}

async function sealPayouts(run: Run): Promise<number> {
  const { db } = run;
  const { id, ibanSealed } = payouts;
  const rows = await db.select({ id, sealed: ibanSealed }).from(payouts).where(isNotNull(ibanSealed));
  return renewAll(run, "payouts", rows, ibanSealer, (fresh, row, old) =>
    db
      .update(payouts)
      .set({ ibanSealed: fresh })
      .where(and(eq(id, row.id), eq(ibanSealed, old))),
  );
}

async function sealKeywords(run: Run): Promise<number> {
  const { db } = run;
  const { id, keywordHash } = users;
  const rows = await db.select({ id, sealed: keywordHash }).from(users).where(isNotNull(keywordHash));
  return renewAll(run, "users", rows, keywordSealer, (fresh, row, old) =>
    db
      .update(users)
      .set({ keywordHash: fresh })
      .where(and(eq(id, row.id), eq(keywordHash, old))),
  );
}

/** The mark depends on the key as well, so it is computed again from its sealed digest. */
async function sealPlayers(run: Run): Promise<number> {
  const { config, db } = run;
  const read = reader(config, playerSealer);
  let count = 0;
  for (const row of await db.select().from(gamePlayers)) {
    const value = read(row.digest);
    if (value === "unreadable") run.unreadable.push(`game_players ${row.mark}`);
    if (value === "unreadable" || value.fresh === undefined) continue;
    count++;
    const { gameId, teamId, mark } = gamePlayers;
    await db.delete(gamePlayers).where(and(eq(gameId, row.gameId), eq(teamId, row.teamId), eq(mark, row.mark)));
    const anew = { ...row, mark: fingerprint(config, value.text), digest: value.fresh };
    await db.insert(gamePlayers).values(anew).onConflictDoNothing();
    if (count === BATCH) break;
  }
  return count;
}

async function sealFriends(run: Run): Promise<number> {
  const { config, db } = run;
  const read = reader(config, playerSealer);
  let count = 0;
  for (const row of await db.select().from(invitedFans)) {
    const value = read(row.digest);
    if (value === "unreadable") run.unreadable.push(`invited_fans ${row.mark}`);
    if (value === "unreadable" || value.fresh === undefined) continue;
    count++;
    const { teamId, mark } = invitedFans;
    await db.delete(invitedFans).where(and(eq(teamId, row.teamId), eq(mark, row.mark)));
    const anew = { ...row, mark: fingerprint(config, value.text), digest: value.fresh };
    await db.insert(invitedFans).values(anew).onConflictDoNothing();
    if (count === BATCH) break;
  }
  return count;
}

async function sealMethods(run: Run): Promise<number> {
  const { config, db } = run;
  const { id, userId, type, fingerprint: mark, ibanSealed, tokenSealed, removedAt } = paymentMethods;
  const rows = await db.select({ id, userId, type, mark, ibanSealed, tokenSealed }).from(paymentMethods).where(isNull(removedAt));
  const taken = new Set(rows.map((row) => markOf(row, row.mark)));
  const read = reader(config, ibanSealer);
  let count = 0;
  for (const row of rows) {
    const values = [row.ibanSealed, row.tokenSealed].map((sealed) => (sealed === null ? undefined : read(sealed)));
    if (values.includes("unreadable")) run.unreadable.push(`payment_methods ${row.id}`);
    const [iban, token] = values.map((value) => (value === "unreadable" ? undefined : value));
    // The keyed hash depends on the key as well; it is the hash of the account or, without one, of the token.
    const identity = row.ibanSealed === null ? token : iban;
    const wanted = identity === undefined ? row.mark : fingerprint(config, identity.text);
    // If the fan already has another method with this mark, this one keeps its own, because marks are unique.
    const fresh = taken.has(markOf(row, wanted)) ? row.mark : wanted;
    if (iban?.fresh === undefined && token?.fresh === undefined && fresh === row.mark) continue;
    count++;
    taken.add(markOf(row, fresh));
    await db
      .update(paymentMethods)
      .set({ fingerprint: fresh, ibanSealed: iban?.fresh, tokenSealed: token?.fresh })
      .where(
        and(
          ...[eq(id, row.id), eq(mark, row.mark), isNull(removedAt)],
          sql`(${ibanSealed}, ${tokenSealed}) is not distinct from (${row.ibanSealed}::text, ${row.tokenSealed}::text)`,
        ),
      );
    if (count === BATCH) break;
  }
  return count;
}

const markOf = ({ userId, type }: { readonly userId: string; readonly type: string }, mark: string) => `${userId} ${type} ${mark}`;

async function renewAll<R extends { readonly id: string; readonly sealed: string | null }>(
  run: Run,
  table: string,
  rows: readonly R[],
  sealerOf: SealerOf,
  write: (fresh: string, row: R, old: string) => PromiseLike<unknown>,
): Promise<number> {
  const read = reader(run.config, sealerOf);
  let count = 0;
  for (const row of rows) {
    const value = row.sealed === null ? undefined : read(row.sealed);
    if (value === "unreadable") run.unreadable.push(`${table} ${row.id}`);
    if (value === undefined || value === "unreadable" || value.fresh === undefined || row.sealed === null) continue;
    count++;
    await write(value.fresh, row, row.sealed);
    if (count === BATCH) break;
  }
  return count;
}

type SealerOf = (config: Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined }) => Sealer;
/** Text of a sealed value and, if the previous key sealed it, the value resealed with the present key. */
type Value = { readonly text: string; readonly fresh: string | undefined };

/** Opens values with the present or the previous key. A value that neither opens does not stop the others. */
function reader(config: Config, sealerOf: SealerOf): (sealed: string) => Value | "unreadable" {
  const present = sealerOf({ dataKey: config.dataKey });
  const both = sealerOf(config);
  return (sealed) => {
    const known = opened(present, sealed);
    if (known !== undefined) return { text: known, fresh: undefined };
    const text = opened(both, sealed);
    return text === undefined ? "unreadable" : { text, fresh: present.seal(text) };
  };
}

function opened(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.open(sealed);
  } catch {
    return undefined;
  }
}
