import { login, me, refresh } from "@tribun/api-client/contract";
import { REFRESH_GRACE_SECONDS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshTokens, users } from "../../db/schema/users.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { somebodyWaits } from "../../testing/locks.ts";
import { endSessions } from "./sessions.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const rotate = (refreshToken: string) => operator.call(refresh, { body: { refreshToken } });
const refused = (refreshToken: string) => operator.fails(refresh, { body: { refreshToken } });
const tokensOf = (accessToken: string) =>
  operator.deps.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.familyId, String(decodeJwt(accessToken)["sid"])));

test("a refresh token is exchanged for a new pair, which goes on with the session", async () => {
  const { refreshToken } = await newFan(operator);
  const second = await rotate(refreshToken);
  expect(second.refreshToken).not.toBe(refreshToken);
  await operator.call(me, undefined, { token: second.accessToken });
  operator.clock.advance({ hours: 13 });
  const third = await rotate(second.refreshToken);
  await operator.call(me, undefined, { token: third.accessToken });
  expect(await tokensOf(third.accessToken)).toHaveLength(3);
});

test("a lost answer costs nobody the session: for half a minute the spent token leads to the same next one", async () => {
  const { refreshToken } = await newFan(operator);
  const next = await rotate(refreshToken);
  operator.clock.advance({ seconds: REFRESH_GRACE_SECONDS });
  const again = await rotate(refreshToken);
  expect(again.refreshToken).toBe(next.refreshToken);
  await operator.call(me, undefined, { token: again.accessToken });
  expect(await tokensOf(next.accessToken)).toHaveLength(2);
  // Where the next token was used in the meantime, the spent one leads to the latest.
  const latest = await rotate(next.refreshToken);
  const other = await newFan(operator);
  const [one, two] = [await rotate(other.refreshToken), await rotate((await rotate(other.refreshToken)).refreshToken)];
  expect(one.refreshToken).not.toBe(two.refreshToken);
  expect((await rotate(other.refreshToken)).refreshToken).toBe(two.refreshToken);
  operator.clock.advance({ hours: 1 });
  await rotate(latest.refreshToken);
  await rotate(two.refreshToken);
});

test("tabs that refresh in the same moment all get the same next one, and stay signed in", async () => {
  const { refreshToken } = await newFan(operator);
  const pairs = await Promise.all(Array.from({ length: 6 }, () => rotate(refreshToken)));
  expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
  for (const { accessToken } of pairs) await operator.call(me, undefined, { token: accessToken });
  const [first] = pairs;
  expect(await tokensOf(first?.accessToken ?? "")).toHaveLength(2);
  operator.clock.advance({ hours: 11 });
  await rotate(first?.refreshToken ?? "");
});

test("one that comes back later is a theft: the session ends, its access tokens too, and no other", async () => {
  const { refreshToken, form } = await newFan(operator);
  const elsewhere = await operator.call(login, { body: { email: form.email, password: form.password } });
  const thief = await rotate(refreshToken);
  await operator.call(me, undefined, { token: thief.accessToken });
  operator.clock.advance({ seconds: REFRESH_GRACE_SECONDS + 1 });
  expect(await refused(refreshToken)).toMatchObject({ status: 401, code: "1005" });
  expect(await refused(thief.refreshToken)).toMatchObject({ status: 401, code: "1005" });
  expect(await operator.fails(me, {}, { token: thief.accessToken })).toMatchObject({ status: 401, code: "1034" });
  expect(await tokensOf(thief.accessToken)).toEqual([]);
  await operator.call(me, undefined, { token: elsewhere.accessToken });
  await rotate(elsewhere.refreshToken);
});

test("a theft that is found while the thief refreshes leaves nothing that works", async () => {
  for (let round = 0; round < 5; round++) {
    const { refreshToken } = await newFan(operator);
    const thief = await rotate(refreshToken);
    operator.clock.advance({ seconds: REFRESH_GRACE_SECONDS + 1 });
    const [theirs, fans] = await Promise.all([
      operator.raw(refresh, { body: { refreshToken: thief.refreshToken } }),
      operator.raw(refresh, { body: { refreshToken } }),
    ]);
    expect(fans.status).toBe(401);
    expect([200, 401]).toContain(theirs.status);
    expect(await tokensOf(thief.accessToken)).toEqual([]);
    expect((await operator.fails(me, {}, { token: thief.accessToken })).code).toBe("1034");
  }
});

test("a refresh while all sessions end waits for that and is refused, instead of both waiting for each other", async () => {
  const fan = await newFan(operator);
  const { sub: userId = "" } = decodeJwt(fan.accessToken);
  const { promise: refreshing, resolve: refreshes } = Promise.withResolvers<unknown>();
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
  const ending = operator.deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    hasLocked();
    await refreshing;
    if (row) await endSessions(tx, row);
  });
  await locked;
  const answer = operator.raw(refresh, { body: { refreshToken: fan.refreshToken } });
  refreshes(await somebodyWaits(operator));
  await ending;
  expect((await answer).status).toBe(401);
  expect(await tokensOf(fan.accessToken)).toEqual([]);
});

test("one ends after 30 days, and another club can neither use nor spend it", async () => {
  const { refreshToken } = await newFan(operator);
  expect(await operator.fails(refresh, { body: { refreshToken } }, { team: 2 })).toMatchObject({ status: 401, code: "1005" });
  const next = await rotate(refreshToken);
  operator.clock.advance({ minutes: 1 });
  expect((await operator.fails(refresh, { body: { refreshToken } }, { team: 2 })).code).toBe("1005");
  await operator.call(me, undefined, { token: next.accessToken });
  operator.clock.advance({ days: 31 });
  expect((await refused(next.refreshToken)).code).toBe("1005");
  expect((await refused("unknown")).code).toBe("1005");
});
