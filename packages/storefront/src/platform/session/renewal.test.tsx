import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { refuse, type Sent } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleUser } from "../../testing/samples.ts";
import { CONSENT } from "../../hydration/islands/consent.ts";
import { SESSION_KEY } from "../../hydration/hand-over.ts";
import { sessionAtom, sessionNoticeAtom } from "./session-state.ts";

const ANSWERS = { "GET /api/tariffs": [], "GET /api/tariffs/me": [] };

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

/** A signed-in fan whose old token the operator refuses from now on. */
async function openRefused() {
  let refused = false;
  const old = tokensFor(3600);
  const askedWith = ({ headers }: Sent) => headers.get("authorization");
  const me = (sent: Sent) => (refused && askedWith(sent) === `Bearer ${old.accessToken}` ? refuse("1034") : sampleUser);
  const { element, app } = await makePage({ path: "/tarife", answers: { ...ANSWERS, "GET /api/users/me": me }, tokens: old });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  refused = true;
  return app;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test("a call that is refused while a new password is on its way ends nothing: its answer brings the next tokens", async () => {
  const app = await openRefused();
  const fresh = tokensFor(1800);
  const answer = Promise.withResolvers<void>();
  const through = app.session.renew(async () => {
    await answer.promise;
    app.session.know(sampleUser, fresh);
  });
  app.session.doubt();
  await settled();
  expect(app.store.get(sessionNoticeAtom)).toBeUndefined();
  answer.resolve();
  await through;
  await settled();
  expect(app.store.get(sessionNoticeAtom)).toBeUndefined();
  expect(app.session.accessToken()).toBe(fresh.accessToken);
});

test("a change that was refused as well leaves the end of the session to be told", async () => {
  const app = await openRefused();
  const answer = Promise.withResolvers<void>();
  const through = app.session.renew(() => answer.promise);
  app.session.doubt();
  await settled();
  answer.reject(new Error("refused"));
  await expect(through).rejects.toThrow("refused");
  await expect.poll(() => app.store.get(sessionNoticeAtom)).toMatchObject({ kind: "expired" });
});

test("a call that is refused because another tab has new tokens takes them, and leaves them to that tab", async () => {
  const app = await openRefused();
  const fresh = tokensFor(1800);
  // The `storage` event has not reached this tab yet.
  localStorage.setItem(SESSION_KEY, JSON.stringify(fresh));
  app.session.doubt();
  await expect.poll(() => app.session.accessToken()).toBe(fresh.accessToken);
  expect(localStorage.getItem(SESSION_KEY)).toContain(fresh.accessToken);
});

test("an answer that was asked for before a change and comes after it takes nothing back", async () => {
  const asked: PromiseWithResolvers<void>[] = [];
  const older = { ...sampleUser, firstName: "Before" };
  const newer = { ...sampleUser, firstName: "After" };
  let stored = older;
  const me = async () => {
    const read = stored;
    const answer = Promise.withResolvers<void>();
    asked.push(answer);
    await answer.promise;
    return read;
  };
  const { element, app } = await makePage({ path: "/tarife", answers: { ...ANSWERS, "GET /api/users/me": me }, tokens: tokensFor(3600) });
  await render(element);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.resolve();
  await expect.poll(() => app.store.get(sessionAtom)).toMatchObject({ user: older });
  const reloaded = app.session.reload();
  await expect.poll(() => asked.length).toBe(2);
  stored = newer;
  app.session.know(newer);
  asked[1]?.resolve();
  await expect.poll(() => asked.length).toBe(3);
  expect(app.store.get(sessionAtom)).toMatchObject({ user: newer });
  asked[2]?.resolve();
  await reloaded;
  expect(app.store.get(sessionAtom)).toMatchObject({ user: newer });
});

test("the warning of the end goes once the clock shows that there is more time", async () => {
  const { element, app } = await makePage({
    path: "/tarife",
    answers: { ...ANSWERS, "GET /api/users/me": sampleUser },
    tokens: tokensFor(200),
  });
  await render(element);
  await expect.poll(() => app.store.get(sessionNoticeAtom)?.kind).toBe("ending");
  app.clock.sync(app.clock.now() - 3_600_000);
  await expect.poll(() => app.store.get(sessionNoticeAtom)).toBeUndefined();
});
