import type { User } from "@tribun/api-client/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readMarker, writeMarker } from "../../../../platform/push/marker.ts";
import { type Answers, refuse } from "../../../../testing/fake-operator.ts";
import { tokensFor } from "../../../../testing/page.tsx";
import { ADDRESS, stubPushBrowser } from "../../../../testing/push-browser.ts";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { PushRow } from "./push-row.tsx";

const GET = "GET /api/users/me/push";
const PUT = "PUT /api/users/me/push";
const DELETE = "DELETE /api/users/me/push";
const state = (on: boolean, devices = on ? 1 : 0) => ({ publicKey: `B${"A".repeat(86)}`, on, devices });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(answers: Answers, user: User = sampleUser) {
  const stage = await makeStage({ screen: <PushRow user={user} />, path: "/dashboard/account/profile", answers, user });
  await render(stage.element);
  return stage;
}
/** An operator that stores the state. */
function operator(on = false, others = 0): Answers {
  let now = on;
  return {
    [GET]: () => state(now, others + (now ? 1 : 0)),
    [PUT]: () => state((now = true), others + 1),
    [DELETE]: () => state((now = false), others),
    "PATCH /api/auth/me": () => sampleUser,
  };
}
const here = () => page.getByRole("switch", { name: "Benachrichtigungen auf diesem Gerät" });
const expectText = (text: string) => expect.element(page.getByText(text, { exact: false })).toBeVisible();

test("off until the fan turns it on; the browser asks on that press and never before", async () => {
  const browser = stubPushBrowser();
  const { sent } = await open(operator());
  await expect.element(here()).not.toBeChecked();
  expect(browser.asked).not.toHaveBeenCalled();
  await here().click();
  await expect.element(here()).toBeChecked();
  await expectText("Ab jetzt meldet sich dieses Gerät.");
  expect(browser.asked).toHaveBeenCalledOnce();
  expect(sent.find(({ call }) => call === PUT)?.body).toMatchObject({ endpoint: ADDRESS });
  expect(readMarker()).toEqual({ fan: sampleUser.id, endpoint: ADDRESS });
});

test("after a new login of the same fan it is still on, without a press", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  writeMarker({ fan: sampleUser.id, endpoint: ADDRESS, session: "before" });
  const answers = { ...operator(false, 1), "GET /api/users/me": sampleUser };
  const { app, element } = await makeStage({ screen: <PushRow user={sampleUser} />, path: "/dashboard/account/profile", answers });
  await app.session.login(tokensFor(3600, sampleUser.id));
  await render(element);
  await expect.element(here()).toBeChecked();
  expect(browser.asked).not.toHaveBeenCalled();
});

test("off again ends it at the operator and in the browser", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  const { sent } = await open(operator(true));
  await expect.element(here()).toBeChecked();
  await here().click();
  await expect.element(here()).not.toBeChecked();
  await expectText("Auf diesem Gerät kommt nichts mehr.");
  expect(sent.map(({ call }) => call)).toContain(DELETE);
  expect(browser.isSubscribed()).toBe(false);
  expect(readMarker()).toBeUndefined();
});

test("an operator that is away leaves the switch on, as messages would still come", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  await open({ ...operator(true), [DELETE]: refuse("-1") });
  await here().click();
  await expect.element(page.getByRole("alert").or(page.getByRole("status")).first()).toBeVisible();
  await expect.element(here()).toBeChecked();
  expect(browser.isSubscribed()).toBe(true);
});

test("whoever says no to the browser hears that it stays off, and nothing is told to the operator", async () => {
  stubPushBrowser({ says: "default" });
  const { sent } = await open(operator());
  await here().click();
  await expectText("Du hast Benachrichtigungen im Browser nicht erlaubt. Sie bleiben aus.");
  await expect.element(here()).not.toBeChecked();
  expect(sent.map(({ call }) => call)).not.toContain(PUT);
});

test("a browser that reaches no push service says so", async () => {
  stubPushBrowser({ broken: true });
  const { sent } = await open(operator());
  await here().click();
  await expectText("Dein Browser erreicht seinen Dienst für Benachrichtigungen gerade nicht.");
  await expect.element(here()).not.toBeChecked();
  expect(sent.map(({ call }) => call)).not.toContain(PUT);
});

test("blocked in the browser: how to undo it, and no switch that could not work", async () => {
  stubPushBrowser({ permission: "denied" });
  await open(operator());
  await expectText("Dein Browser lässt keine Benachrichtigungen von uns zu.");
  expect(here().elements()).toHaveLength(0);
});

test("Safari on an iPhone: only as an installed app", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1",
  );
  await open(operator());
  await expectText("Auf iPhone und iPad geht das nur als App");
});

test("no push in this browser at all", async () => {
  stubPushBrowser();
  vi.stubGlobal("PushManager", undefined);
  // `in` finds a property even if its value is undefined.
  Reflect.deleteProperty(globalThis, "PushManager");
  await open(operator());
  await expectText("Dieser Browser kann keine Benachrichtigungen zeigen.");
});

test("other devices are counted, and all of them are ended by one press", async () => {
  stubPushBrowser();
  const { sent } = await open(operator(false, 2), { ...sampleUser, consents: { ...sampleUser.consents, push: true } });
  await expectText("Auf 2 anderen Geräten kommen Benachrichtigungen an.");
  await page.getByRole("button", { name: "Überall ausschalten" }).click();
  await expectText("Auf keinem Gerät kommt mehr etwas.");
  expect(sent.find(({ call }) => call === "PATCH /api/auth/me")?.body).toEqual({ consents: { push: false } });
});

test("a yes from the registration without any device is named as such", async () => {
  stubPushBrowser();
  await open(operator(), { ...sampleUser, consents: { ...sampleUser.consents, push: true } });
  await expectText("Du hast Benachrichtigungen zugestimmt, aber auf keinem Gerät sind sie an.");
});

test("the operator's failure offers another try", async () => {
  stubPushBrowser();
  const answers = operator();
  await open({ ...answers, [GET]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : state(false)) });
  await page.getByRole("button").first().click();
  await expect.element(here()).not.toBeChecked();
});
