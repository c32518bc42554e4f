import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { confirmGiveaway, enterGiveaway, giveawayDetail } from "@tribun/api-client/contract";
import { checkDraw, outsideRound, SANDBOX_CHAIN } from "@tribun/domain";
import { isOutsideValue } from "@tribun/domain/beacon";
import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { giveawayEntries, giveaways } from "../../db/schema/giveaways.ts";
import { outbox } from "../../db/schema/operations.ts";
import { runDueJobs } from "../../kernel/outbox/runner.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { sha256 } from "../../security/seal.ts";
import { closeLists, giveawayForm as form, linkIn } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { drawGiveaway } from "./draw-job.ts";

const FANS = ["a@example.com", "b@example.com", "c@example.com"];
const here = and(eq(giveaways.teamId, 1), eq(giveaways.key, "derbi"));
const means = { sha256: (text: string) => Promise.resolve(sha256(text)), isOutside: isOutsideValue };
let operator: TestOperator;

/** A giveaway with three confirmed entries at the moment of its draw. */
beforeEach(async () => {
  operator = await createTestOperator();
  for (const email of FANS) await operator.call(enterGiveaway, { body: form(email) });
  for (const email of FANS) await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, email, "token") } });
  const { drawAt } = await read();
  operator.clock.advance({ seconds: Math.ceil((Date.parse(drawAt) - operator.deps.clock.nowMs()) / 1000) });
});
afterEach(() => operator.stop());

const read = () => operator.call(giveawayDetail, { params: { key: "derbi" } });
const tryDraw = () => runDueJobs(operator.deps, [drawGiveaway]);

/** Repeats the check of the draw that a fan's browser does. */
async function repeat() {
  const { draw, sealed, outside, entryIds = [], commitment, prizes, drawAt } = await read();
  if (!draw?.value || !sealed || !outside) throw new Error("is not drawn");
  const value = { ...outside, ...draw.value, drawAt: Date.parse(drawAt), sealedAt: Date.parse(sealed.at) };
  return checkDraw({ ...draw, outside: value, entryIds, commitment: commitment?.hash, prizes }, means);
}

test("the value is named from the start, the list is closed and published before it, and all three make the draw", async () => {
  const before = await read();
  const round = outsideRound(SANDBOX_CHAIN, Date.parse(before.drawAt));
  const at = new Date(Date.parse(before.drawAt) + 600_000).toISOString();
  expect(before.outside, "which is nowhere else").toEqual({ chain: "sandbox", round, at, source: "sandbox" });
  expect(before.sealed).toBeUndefined();
  await closeLists(operator);
  const closed = await read();
  expect(closed).toMatchObject({ state: "closed", outside: before.outside, sealed: { entries: FANS.length } });
  expect(closed.sealed?.at).toBe(operator.deps.clock.now().toISOString());
  expect([closed.draw, closed.entryIds]).toEqual([undefined, undefined]);
  operator.clock.advance({ minutes: 11 });
  await tryDraw();
  const drawn = await read();
  expect(drawn).toMatchObject({ state: "drawn", outside: before.outside, draw: { entriesHash: closed.sealed?.entriesHash, entries: 3 } });
  expect(await repeat()).toEqual({ commitment: true, list: true, outside: true, winners: true });
});

test("a beacon that is down or late delays the draw, which says what it waits for and then happens with the same value", async () => {
  await closeLists(operator);
  const { outside } = await read();
  for (const mode of ["fail", "slow"] as const) {
    await writeParty(operator.deps.db, { party: "beacon", mode });
    operator.clock.advance({ minutes: 11 });
    await closeLists(operator);
    expect(await read()).toMatchObject({ state: "closed", sealed: { entries: 3 }, outside });
    const waiting = and(eq(outbox.kind, drawGiveaway.kind), isNull(outbox.doneAt));
    const jobs = await operator.deps.db.select().from(outbox).where(waiting);
    const ours = jobs.filter(({ payload }) => isDeepStrictEqual(payload, { teamId: 1, key: "derbi" }));
    expect(ours, "one job that will be tried again").toMatchObject([{ failedAt: null }]);
  }
  operator.clock.advance({ hours: 1 });
  await tryDraw();
  expect(await read()).toMatchObject({ state: "drawn", outside });
  expect(await repeat()).toEqual({ commitment: true, list: true, outside: true, winners: true });
});

test("an operator that was down when the list should close takes a value that is not out yet", async () => {
  const { outside } = await read();
  operator.clock.advance({ hours: 2 });
  await closeLists(operator);
  const late = await read();
  expect(Date.parse(late.outside?.at ?? "")).toBeGreaterThan(Date.parse(late.sealed?.at ?? "") + 60_000);
  expect(late.outside?.round).toBeGreaterThan(outside?.round ?? 0);
  operator.clock.advance({ minutes: 11 });
  await tryDraw();
  expect(await repeat()).toEqual({ commitment: true, list: true, outside: true, winners: true });
});

test("who confirms once the list is closed comes too late, and a list that has changed all the same is not drawn from", async () => {
  await closeLists(operator);
  const { db } = operator.deps;
  const [entry] = await db
    .select()
    .from(giveawayEntries)
    .where(eq(giveawayEntries.email, FANS[0] ?? ""));
  const token = { tokenHash: sha256("mark"), tokenUsedAt: null, tokenExpiresAt: new Date(operator.deps.clock.nowMs() + 3_600_000) };
  if (!entry) throw new Error("nobody confirmed");
  const late = { id: randomUUID(), email: "late@example.com", mailbox: "late", state: "pendingConfirmation" as const };
  await db.insert(giveawayEntries).values({ ...entry, ...late, ...token });
  expect(await operator.fails(confirmGiveaway, { body: { token: "mark" } })).toMatchObject({ code: "1111", reason: "closed" });
  await db.update(giveawayEntries).set({ state: "confirmed" }).where(eq(giveawayEntries.id, late.id));
  operator.clock.advance({ minutes: 11 });
  await tryDraw();
  expect((await read()).state).toBe("closed");
});

test("a value that is not the chain's is not drawn with", async () => {
  await closeLists(operator);
  const forged = { randomness: "00".repeat(32), signature: "00".repeat(48) };
  const { beacon } = operator.deps.providers;
  Object.assign(operator.deps.providers, { beacon: { ...beacon, read: () => Promise.resolve(forged) } });
  operator.clock.advance({ minutes: 11 });
  await tryDraw();
  expect((await read()).state).toBe("closed");
  Object.assign(operator.deps.providers, { beacon });
  operator.clock.advance({ minutes: 11 });
  await tryDraw();
  expect((await read()).state).toBe("drawn");
  const [row] = await operator.deps.db.select().from(giveaways).where(here);
  expect(row?.drawRandomness).not.toBe(forged.randomness);
});
