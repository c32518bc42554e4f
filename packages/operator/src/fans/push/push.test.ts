import {
  deleteMe,
  endDevice,
  devices,
  login,
  logout,
  push,
  refresh,
  subscribePush,
  unsubscribePush,
  updateMe,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentLog } from "../../db/schema/account.ts";
import { pushSubscriptions } from "../../db/schema/push.ts";
import { users } from "../../db/schema/users.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pushDevice } from "../../testing/push.ts";
import { MAX_DEVICES } from "./routes.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

type Fan = Awaited<ReturnType<typeof newFan>>;
let names = 0;
const nameOf = () => `device-${(names += 1)}`;
const stateOf = (token: string) => operator.call(push, undefined, { token });
const subscribe = (token: string, name: string = nameOf()) => operator.call(subscribePush, { body: pushDevice(name) }, { token });
const again = ({ form: { email, password } }: Fan) => operator.call(login, { body: { email, password } });
const rowOf = async ({ form }: Fan) => (await operator.deps.db.select().from(users).where(eq(users.email, form.email)))[0];
const kept = async (fan: Fan) =>
  (
    await operator.deps.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, (await rowOf(fan))?.id ?? ""))
  ).length;

test("off until the fan turns it on; then the consent is given, with its record (L29)", async () => {
  const fan = await newFan(operator);
  expect(await stateOf(fan.accessToken)).toMatchObject({ on: false, devices: 0, publicKey: operator.deps.config.push.publicKey });
  expect((await rowOf(fan))?.consents.push).toBe(false);
  expect(await subscribe(fan.accessToken)).toMatchObject({ on: true, devices: 1 });
  const row = await rowOf(fan);
  expect(row?.consents.push).toBe(true);
  const records = await operator.deps.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.userId, row?.id ?? ""));
  expect(records.filter(({ kind }) => kind === "push")).toMatchObject([{ event: "granted", language: "de", contact: null }]);
});

test("each session has its own browser: one is turned off and the other stays, and with the last the consent ends", async () => {
  const fan = await newFan(operator);
  const second = await again(fan);
  await subscribe(fan.accessToken);
  expect(await stateOf(second.accessToken)).toMatchObject({ on: false, devices: 1 });
  await subscribe(second.accessToken);
  expect(await operator.call(unsubscribePush, undefined, { token: fan.accessToken })).toMatchObject({ on: false, devices: 1 });
  expect((await rowOf(fan))?.consents.push).toBe(true);
  for (let i = 0; i < 2; i++)
    expect(await operator.call(unsubscribePush, undefined, { token: second.accessToken })).toMatchObject({ on: false, devices: 0 });
  const row = await rowOf(fan);
  expect(row?.consents.push).toBe(false);
  const records = await operator.deps.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.userId, row?.id ?? ""));
  expect(records.filter(({ kind }) => kind === "push").map(({ event }) => event)).toEqual(["granted", "withdrawn"]);
});

test("twice is once, a new endpoint takes the place of the session's, and the browser belongs to who came last", async () => {
  const fan = await newFan(operator);
  const shared = nameOf();
  await subscribe(fan.accessToken, shared);
  await subscribe(fan.accessToken, shared);
  expect(await kept(fan)).toBe(1);
  const guest = await newFan(operator);
  await subscribe(guest.accessToken, shared);
  expect([await kept(fan), await kept(guest)]).toEqual([0, 1]);
  await subscribe(guest.accessToken);
  expect(await kept(guest)).toBe(1);
});

test("a new session takes the device of the one before over, and turns nothing on that was ended there", async () => {
  const fan = await newFan(operator);
  const own = async (token: string) => (await operator.call(devices, undefined, { token })).find(({ current }) => current)?.id ?? "";
  const first = await own(fan.accessToken);
  const next = await again(fan);
  const takeOver = (before: string, token = next.accessToken) =>
    operator.call(subscribePush, { body: { ...pushDevice(nameOf()), before } }, { token });
  await subscribe(fan.accessToken);
  const stranger = await newFan(operator);
  expect(await takeOver(first, stranger.accessToken)).toMatchObject({ on: false, devices: 0 });
  expect(await takeOver(first)).toMatchObject({ on: true, devices: 1 });
  const other = await again(fan);
  await subscribe(other.accessToken);
  await operator.call(endDevice, { params: { id: await own(next.accessToken) } }, { token: other.accessToken });
  const back = await again(fan);
  expect(await takeOver(first, back.accessToken)).toMatchObject({ on: false, devices: 1 });
  await operator.call(updateMe, { body: { consents: { push: false } } }, { token: back.accessToken });
  expect(await takeOver(await own(other.accessToken), back.accessToken)).toMatchObject({ on: false, devices: 0 });
  expect((await rowOf(fan))?.consents.push).toBe(false);
  expect((await rowOf(stranger))?.consents.push).toBe(false);
});

test("a device that is ended while it subscribes takes no messages", async () => {
  const fan = await newFan(operator);
  for (let i = 0; i < 10; i++) {
    const { accessToken } = await again(fan);
    const id = (await operator.call(devices, undefined, { token: accessToken })).find(({ current }) => current)?.id ?? "";
    await Promise.allSettled([subscribe(accessToken), operator.call(endDevice, { params: { id } }, { token: fan.accessToken })]);
    expect(await kept(fan)).toBe(0);
  }
});

test("nobody sees or ends what is another fan's", async () => {
  const fan = await newFan(operator);
  const stranger = await newFan(operator);
  await subscribe(fan.accessToken);
  expect(await stateOf(stranger.accessToken)).toMatchObject({ on: false, devices: 0 });
  await operator.call(unsubscribePush, undefined, { token: stranger.accessToken });
  expect(await stateOf(fan.accessToken)).toMatchObject({ on: true, devices: 1 });
  for (const call of [push, unsubscribePush]) expect(await operator.fails(call, {}, {})).toMatchObject({ code: "1034" });
  expect(await operator.fails(subscribePush, { body: pushDevice("x") }, {})).toMatchObject({ code: "1034" });
});

const ENDS: readonly [string, (fan: Fan) => Promise<unknown>][] = [
  ["the consent taken back", ({ accessToken: token }) => operator.call(updateMe, { body: { consents: { push: false } } }, { token })],
  ["logging out", ({ accessToken: token }) => operator.call(logout, { body: {} }, { token })],
  ["logging out by the refresh token", ({ refreshToken }) => operator.call(logout, { body: { refreshToken } })],
  [
    "logging out everywhere",
    async (fan) => operator.call(logout, { body: { everywhere: true } }, { token: (await again(fan)).accessToken }),
  ],
  [
    "a new password",
    ({ accessToken: token }) =>
      operator.call(updateMe, { body: { currentPassword: FAN_PASSWORD, newPassword: "Başka-Zeytin-8" } }, { token }),
  ],
  ["deleting the account", ({ accessToken: token }) => operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, { token })],
  [
    "the session ended from another device",
    async (fan) => {
      const { accessToken: token } = await again(fan);
      const first = (await operator.call(devices, undefined, { token })).find(({ current }) => !current);
      await operator.call(endDevice, { params: { id: first?.id ?? "" } }, { token });
    },
  ],
  [
    "a stolen session",
    async ({ refreshToken }) => {
      await operator.call(refresh, { body: { refreshToken } });
      operator.clock.advance({ minutes: 2 });
      await operator.fails(refresh, { body: { refreshToken } });
    },
  ],
];

test.each(ENDS)("%s ends it at once", async (_, end) => {
  const fan = await newFan(operator);
  const { id = "" } = (await rowOf(fan)) ?? {};
  await subscribe(fan.accessToken);
  await end(fan);
  expect(await operator.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))).toEqual([]);
});

test("logging out here leaves the other device its messages", async () => {
  const fan = await newFan(operator);
  const second = await again(fan);
  await subscribe(fan.accessToken);
  await subscribe(second.accessToken);
  await operator.call(logout, { body: {} }, { token: fan.accessToken });
  expect(await stateOf(second.accessToken)).toMatchObject({ on: true, devices: 1 });
});

test("a session that ran out takes its device along", async () => {
  const fan = await newFan(operator);
  await subscribe(fan.accessToken);
  operator.clock.advance({ days: 100 });
  await operator.runRecurring("cleanUp");
  expect(await kept(fan)).toBe(0);
});

test("of more devices than anybody has the oldest makes room", async () => {
  const fan = await newFan(operator);
  await subscribe(fan.accessToken);
  for (let i = 0; i < MAX_DEVICES; i++) {
    operator.clock.advance({ minutes: 1 });
    await subscribe((await again(fan)).accessToken);
  }
  expect(await stateOf((await again(fan)).accessToken)).toMatchObject({ devices: MAX_DEVICES });
  expect(await stateOf((await again(fan)).accessToken)).toMatchObject({ on: false });
  expect(await kept(fan)).toBe(MAX_DEVICES);
});

const { endpoint, keys } = pushDevice("refused");
test.each([
  ["an address inside of our net", { endpoint: "https://10.0.0.7/wpush/v2/a", keys }],
  ["our own machine", { endpoint: "https://localhost/x", keys }],
  ["a host that only looks like one", { endpoint: endpoint.replace("mozilla.com", "mozilla.com.evil.example"), keys }],
  ["a name before the host, in place of a user", { endpoint: "https://updates.push.services.mozilla.com@evil.example/x", keys }],
  ["a password", { endpoint: endpoint.replace("https://", "https://a:b@"), keys }],
  ["another port", { endpoint: endpoint.replace(".com/", ".com:8443/"), keys }],
  ["no encryption", { endpoint: endpoint.replace("https", "http"), keys }],
  ["more than a browser writes", { endpoint: `${endpoint}/${"a".repeat(1000)}`, keys }],
  ["a key of another curve", { endpoint, keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } }],
  ["a short secret", { endpoint, keys: { ...keys, auth: "abc" } }],
  ["no keys", { endpoint }],
])("refuses %s", async (_, body) => {
  const { accessToken: token } = await newFan(operator);
  expect(await operator.fails(subscribePush, { body }, { token })).toMatchObject({ status: 400, code: "-1", reason: "validation" });
  expect(await stateOf(token)).toMatchObject({ on: false, devices: 0 });
});
