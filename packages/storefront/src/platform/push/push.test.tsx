import { testNow } from "@tribun/vitest-config/clock";
import { afterEach, expect, test, vi } from "vitest";
import { refuse } from "../../testing/fake-operator.ts";
import { ADDRESS, stubPushBrowser } from "../../testing/push-browser.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleUser } from "../../testing/samples.ts";
import { keepDevice } from "../offline/keep-device.ts";
import { leavePush } from "./leave.ts";
import { readMarker, writeMarker } from "./marker.ts";

const GET = "GET /api/users/me/push";
const PUT = "PUT /api/users/me/push";
const state = (on: boolean) => ({ publicKey: `B${"A".repeat(86)}`, on, devices: on ? 1 : 0 });
const OTHER = `${ADDRESS}-moved`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The tokens of one of the fan's sessions. */
function ofSession(sid: string, sub: string, seconds = 3600) {
  const { accessToken, refreshToken } = tokensFor(seconds, sub);
  const [, claims = "", end] = accessToken.split(".");
  return { accessToken: `x.${btoa(JSON.stringify({ ...JSON.parse(atob(claims)), sid }))}.${end}`, refreshToken };
}

type Visit = {
  readonly sid?: string;
  readonly devices?: number;
  readonly seconds?: number;
  readonly me?: unknown;
  readonly taken?: boolean;
};
async function visit(
  on: boolean,
  fan = "fan-1",
  { sid = "s1", devices = on ? 1 : 0, seconds = 3600, me = sampleUser, taken = true }: Visit = {},
) {
  const made = await makePage({
    path: "/dashboard",
    answers: { [GET]: { ...state(on), devices }, [PUT]: state(taken), "GET /api/users/me": me, "POST /api/auth/logout": {} },
    tokens: ofSession(sid, fan, seconds),
  });
  await made.app.session.start();
  return { ...made, calls: () => made.sent.map(({ call }) => call).filter((call) => call.endsWith("/push")) };
}

test("an address that has not changed costs no call", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls } = await visit(true);
  await keepDevice(app);
  expect(calls()).toEqual([]);
});

test("a new address is told to the operator, where the fan has it on", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true }).moves(OTHER);
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls } = await visit(true);
  await keepDevice(app);
  expect(calls()).toEqual([GET, PUT]);
  expect(readMarker()?.endpoint).toBe(OTHER);
});

test("what was ended elsewhere is not turned on again", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true }).moves(OTHER);
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls } = await visit(false);
  await keepDevice(app);
  expect(calls()).toEqual([GET]);
  expect(readMarker()).toBeUndefined();
});

test("after a new login the same address goes to the new session, once", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls } = await visit(false, "fan-1", { sid: "s2", devices: 1 });
  await keepDevice(app);
  expect(calls()).toEqual([GET, PUT]);
  expect(readMarker()).toEqual({ fan: "fan-1", endpoint: ADDRESS, session: "s2" });
  await keepDevice(app);
  expect(calls()).toHaveLength(2);
});

test("after a new login nothing is turned on that was ended for the session before, though others take messages", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls, sent } = await visit(false, "fan-1", { sid: "s2", devices: 1, taken: false });
  await keepDevice(app);
  expect(calls()).toEqual([GET, PUT]);
  expect(sent.find(({ call }) => call === PUT)?.body).toMatchObject({ endpoint: ADDRESS, before: "s1" });
  expect(readMarker()).toBeUndefined();
});

test("after a new login nothing is turned on where no device takes messages any more, or the browser was told no", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls } = await visit(false, "fan-1", { sid: "s2" });
  await keepDevice(app);
  expect(calls()).toEqual([GET]);
  expect(readMarker()).toBeUndefined();
  stubPushBrowser({ permission: "denied" });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  await keepDevice(app);
  expect(calls()).toEqual([GET]);
});

test("another fan on this browser takes over nothing, and ends what came for the one before", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app, calls } = await visit(true, "fan-2");
  await keepDevice(app);
  expect(calls()).toEqual([]);
  expect(browser.isSubscribed()).toBe(false);
  expect(readMarker()).toBeUndefined();
});

test("a login of another fan ends it at once, one of the same fan does not", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app } = await visit(true, "fan-1", { seconds: -1 });
  await app.session.login(ofSession("s2", "fan-1"));
  await leavePush("fan-1");
  expect(browser.isSubscribed()).toBe(true);
  await app.session.login(ofSession("s3", "fan-2"));
  await expect.poll(readMarker).toBeUndefined();
  expect(browser.isSubscribed()).toBe(false);
});

test("the end of a token leaves messages on; a token that was ended before its time does not", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app } = await visit(true);
  app.clock.sync(testNow() + 7_200_000);
  await expect.poll(() => app.session.accessToken()).toBeUndefined();
  await leavePush("fan-1");
  expect(browser.isSubscribed()).toBe(true);
  await visit(true, "fan-1", { me: refuse("1034"), seconds: 10_000 });
  await expect.poll(browser.isSubscribed).toBe(false);
  expect(readMarker()).toBeUndefined();
});

test("what is shown is closed even where the push service cannot be reached", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true, stuck: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  await expect(leavePush("fan-2")).rejects.toThrow();
  expect(browser.closed).toHaveBeenCalledOnce();
  // The next page tries again.
  expect(readMarker()?.fan).toBe("fan-1");
  await expect(leavePush()).rejects.toThrow();
  expect(readMarker()).toBeUndefined();
});

test("logging out gives the address back, and takes the mark from the icon", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  const clear = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", Object.assign(navigator, { clearAppBadge: clear }));
  writeMarker({ fan: "fan-1", endpoint: ADDRESS, session: "s1" });
  const { app } = await visit(true);
  app.session.logout();
  await expect.poll(browser.isSubscribed).toBe(false);
  expect(readMarker()).toBeUndefined();
  expect(clear).toHaveBeenCalled();
  await leavePush();
});
