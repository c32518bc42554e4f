import { confirmEmail, playGame, startGame, updateMe } from "@tribun/api-client/contract";
import { and, eq, inArray, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fanPoints, gamePlays } from "../../db/schema/games.ts";
import { users } from "../../db/schema/users.ts";
import { lastLink } from "../../testing/account.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { KICKS as kicks } from "../../testing/games.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "10000" } });
});
afterAll(() => operator.stop());

const params = { id: "penalty" };
const OTHER = { status: 409, code: "1027", reason: "otherAccount" };

/** An account that has started its turn and not submitted the kicks. */
async function begun(email: string, verified: boolean) {
  const { accessToken: token } = await newFan(operator, { email, emailConfirmation: email });
  if (verified) await operator.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const { seed } = await operator.call(startGame, { params }, { token });
  return { email, token, body: { seed, kicks } };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const play = ({ token, body }: Begun) => operator.call(playGame, { params, body }, { token });
const refused = ({ token, body }: Begun) => operator.fails(playGame, { params, body }, { token });

async function prove({ email, token }: Begun) {
  await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token });
  return operator.call(confirmEmail, { body: { token: await lastLink(operator, email) } });
}

/** Turns and points of the accounts of one mailbox. */
async function counted(...accounts: readonly Begun[]) {
  const { db } = operator.deps;
  const emails = accounts.map(({ email }) => email);
  const fans = await db.select({ id: users.id }).from(users).where(inArray(users.email, emails));
  const ids = fans.map(({ id }) => id);
  const played = await db.$count(gamePlays, and(inArray(gamePlays.userId, ids), ne(gamePlays.state, "ready")));
  return { played, paid: await db.$count(fanPoints, inArray(fanPoints.userId, ids)) };
}

test("of two accounts of one mailbox that have both begun, the first to hand in plays", async () => {
  const [first, second] = [await begun("ela+1@example.com", true), await begun("ela+2@example.com", true)];
  await play(first);
  expect(await refused(second)).toMatchObject(OTHER);
  expect(await counted(first, second)).toEqual({ played: 1, paid: 1 });
});

test("of two that hand in at the same moment one plays", async () => {
  for (const round of [1, 2, 3, 4]) {
    const accounts = [await begun(`twin${round}+1@example.com`, true), await begun(`twin${round}+2@example.com`, true)];
    const answers = await Promise.all(accounts.map(({ token, body }) => operator.raw(playGame, { params, body }, { token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await counted(...accounts)).toEqual({ played: 1, paid: 1 });
  }
});

test("who plays with an address and proves it afterwards has played for all of its mailbox", async () => {
  const [first, second] = [await begun("late+1@example.com", false), await begun("late+2@example.com", true)];
  await play(first);
  await prove(first);
  expect(await refused(second)).toMatchObject(OTHER);
  expect(await counted(first, second)).toEqual({ played: 1, paid: 1 });
});

test("who proves it while the kicks are on their way has played all the same", async () => {
  for (const round of [1, 2, 3]) {
    const [first, second] = [await begun(`both${round}+1@example.com`, false), await begun(`both${round}+2@example.com`, true)];
    await Promise.all([play(first), prove(first)]);
    expect(await refused(second)).toMatchObject(OTHER);
  }
});

test("a result stays one's own when another account of the mailbox has played before the address was proven", async () => {
  const [first, second] = [await begun("old+1@example.com", false), await begun("old+2@example.com", false)];
  await play(first);
  await play(second);
  await prove(first);
  await prove(second);
  expect((await refused(second)).reason).toBeUndefined();
});
