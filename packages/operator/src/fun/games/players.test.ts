import { deleteMe, games, playGame, startGame } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gamePlayers } from "../../db/schema/games.ts";
import { users } from "../../db/schema/users.ts";
import { runIfDue } from "../../kernel/outbox/recurring.ts";
import { sealAnew } from "../../compose/seal-anew.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { KICKS as kicks } from "../../testing/games.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { nextPhone } from "../../testing/phones.ts";
import { hasPlayed, rememberPlayer } from "./players.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

const PENALTY = { params: { id: "penalty" } };
const start = (token: string, team = 1) => operator.call(startGame, PENALTY, { token, team });
const refused = (token: string) => operator.fails(startGame, PENALTY, { token });

/** A deleted fan, optionally with a verified address and a played game. */
async function gone({ email, phone = nextPhone(), verified = true, plays = true }: Gone) {
  const { accessToken: token } = await newFan(operator, { email, emailConfirmation: email, phone });
  const { db } = operator.deps;
  if (verified) await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const { seed } = await start(token);
  if (plays) await operator.call(playGame, { ...PENALTY, body: { seed, kicks } }, { token });
  await operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, { token });
  return phone;
}
type Gone = { readonly email: string; readonly phone?: string; readonly verified?: boolean; readonly plays?: boolean };
const anew = async (email: string, phone = nextPhone()) => (await newFan(operator, { email, emailConfirmation: email, phone })).accessToken;

test("who deletes the account and registers anew with the same phone or mailbox has played (1027)", async () => {
  const phone = await gone({ email: "again@example.com" });
  const said = { status: 409, code: "1027", reason: "otherAccount" };
  expect(await refused(await anew("other@example.com", phone))).toMatchObject(said);
  expect(await refused(await anew("again+new@example.com"))).toMatchObject(said);
});

test("a game that was played with another account is shown as such before anything is pressed", async () => {
  const phone = await gone({ email: "shown@example.com" });
  const token = await anew("shown-else@example.com", phone);
  const [penalty, shootout] = await operator.call(games, undefined, { token });
  expect(penalty).toMatchObject({ id: "penalty", closed: "otherAccount" });
  expect(penalty?.state).toBeUndefined();
  expect(shootout).toMatchObject({ id: "shootout", state: "ready" });
  expect(shootout?.closed).toBeUndefined();
  const other = await anew("shown+too@example.com");
  expect((await operator.call(games, undefined, { token: other }))[0], "as a start would answer").toMatchObject({ closed: "otherAccount" });
});

test("a turn of one's own is shown, and guests see no state", async () => {
  const token = await anew("mine@example.com");
  const { seed } = await start(token);
  expect((await operator.call(games, undefined, { token }))[0]).toMatchObject({ state: "ready" });
  const { state } = await operator.call(playGame, { ...PENALTY, body: { seed, kicks } }, { token });
  const [mine] = await operator.call(games, undefined, { token });
  expect(mine).toMatchObject({ state });
  expect(mine?.closed).toBeUndefined();
  const [seen] = await operator.call(games);
  expect([seen?.state, seen?.closed]).toEqual([undefined, undefined]);
});

test("what is kept names nobody, and belongs to no account", async () => {
  await gone({ email: "nobody@example.com", phone: "+4917139555123" });
  const kept = JSON.stringify(await operator.deps.db.select().from(gamePlayers));
  expect(kept).not.toMatch(/nobody|4917139555123/);
  expect(await operator.deps.db.$count(gamePlayers)).toBeGreaterThanOrEqual(2);
});

test("who has not played may, and so may another club's fan and the owner of an address that somebody else had named", async () => {
  const unplayed = await gone({ email: "unplayed@example.com", plays: false });
  const begins = { kicks: 5 };
  expect(await start(await anew("unplayed@example.com", unplayed))).toMatchObject(begins);
  await gone({ email: "named@example.com", verified: false });
  expect(await start(await anew("named@example.com"))).toMatchObject(begins);
  const phone = await gone({ email: "clubs@example.com" });
  const email = "clubs@example.com";
  const { accessToken } = await newFan(operator, { email, emailConfirmation: email, phone }, { team: 2 });
  expect(await start(accessToken, 2)).toMatchObject(begins);
});

test("another game stays open, and one's own result is told as before", async () => {
  const phone = await gone({ email: "second@example.com" });
  const token = await anew("third@example.com", phone);
  const [, other] = await operator.call(games, undefined, { token });
  await operator.call(startGame, { params: { id: other?.id ?? "" } }, { token });
  const mine = await anew("fourth@example.com");
  const { seed } = await start(mine);
  await operator.call(playGame, { ...PENALTY, body: { seed, kicks } }, { token: mine });
  expect((await refused(mine)).reason).toBeUndefined();
});

test("who had played before anything was kept is known again all the same, and with the phone of the last day", async () => {
  const { accessToken: token, form } = await newFan(operator);
  const { seed } = await start(token);
  await operator.call(playGame, { ...PENALTY, body: { seed, kicks } }, { token });
  await operator.deps.db.delete(gamePlayers);
  await operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, { token });
  expect(await refused(await anew("fifth@example.com", form.phone))).toMatchObject({ code: "1027" });
});

test("a new DATA_KEY makes the marks anew: players are known while it changes, and afterwards without the old one", async () => {
  const { deps } = operator;
  const fan = { teamId: 1, phone: "+4917139555999", email: "key@example.com", emailVerified: true };
  await rememberPlayer(deps.db, deps.config, "penalty", fan);
  const fresh = { ...deps.config, dataKey: "k".repeat(40), dataKeyPrevious: deps.config.dataKey };
  expect(await hasPlayed(deps.db, fresh, "penalty", fan)).toBe(true);
  const before = await deps.db.$count(gamePlayers);
  await rememberPlayer(deps.db, fresh, "penalty", fan);
  expect(await deps.db.$count(gamePlayers)).toBe(before);
  expect(await runIfDue({ ...deps, config: fresh }, sealAnew)).toBe("done");
  expect(await hasPlayed(deps.db, { ...fresh, dataKeyPrevious: undefined }, "penalty", fan)).toBe(true);
  expect(await hasPlayed(deps.db, deps.config, "penalty", fan)).toBe(false);
  expect(await deps.db.$count(gamePlayers)).toBe(before);
});
