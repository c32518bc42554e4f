import { afterEach, expect, test, vi } from "vitest";
import { ADDRESS, stubPushBrowser } from "../testing/push-browser.ts";
import { makePage, tokensFor } from "../testing/page.tsx";
import { keepDevice } from "./keep-device.ts";
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

async function visit(on: boolean, fan = "fan-1") {
  const made = await makePage({
    path: "/dashboard",
    answers: { [GET]: state(on), [PUT]: state(true), "GET /api/users/me": {} },
    tokens: tokensFor(3600, fan),
  });
  await made.app.session.start();
  return { ...made, calls: () => made.sent.map(({ call }) => call).filter((call) => call.endsWith("/push")) };
}

test("an address that has not changed costs no call", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: "fan-1", endpoint: ADDRESS });
  const { app, calls } = await visit(true);
  await keepDevice(app);
  expect(calls()).toEqual([]);
});

test("a new address is told to the operator, where the fan has it on", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true }).moves(OTHER);
  writeMarker({ fan: "fan-1", endpoint: ADDRESS });
  const { app, calls } = await visit(true);
  await keepDevice(app);
  expect(calls()).toEqual([GET, PUT]);
  expect(readMarker()?.endpoint).toBe(OTHER);
});

test("what was ended elsewhere is not turned on again", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true }).moves(OTHER);
  writeMarker({ fan: "fan-1", endpoint: ADDRESS });
  const { app, calls } = await visit(false);
  await keepDevice(app);
  expect(calls()).toEqual([GET]);
  expect(readMarker()).toBeUndefined();
});

test("another fan on this browser takes over nothing", async () => {
  stubPushBrowser({ permission: "granted", subscribed: true }).moves(OTHER);
  writeMarker({ fan: "fan-1", endpoint: ADDRESS });
  const { app, calls } = await visit(true, "fan-2");
  await keepDevice(app);
  expect(calls()).toEqual([]);
});

test("logging out gives the address back, and takes the mark from the icon", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  const clear = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", Object.assign(navigator, { clearAppBadge: clear }));
  writeMarker({ fan: "fan-1", endpoint: ADDRESS });
  const { app } = await visit(true);
  app.session.logout();
  await expect.poll(browser.isSubscribed).toBe(false);
  expect(readMarker()).toBeUndefined();
  expect(clear).toHaveBeenCalled();
  await leavePush();
});
