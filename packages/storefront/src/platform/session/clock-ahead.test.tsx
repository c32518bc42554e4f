import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { accept } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleUser } from "../../testing/samples.ts";
import { SESSION_KEY } from "../../hydration/hand-over.ts";
import { sessionAtom, sessionNoticeAtom } from "./session-state.ts";

const DAYS = 3 * 86_400;
const then = (payload: unknown) => () => accept(payload, inSeconds(-DAYS));

// In a file of its own, because `pageshow` also reaches the pages of tests before it, whose clocks are right.
test("a device whose clock is days ahead stays signed in, as the operator's time counts", async () => {
  const answers = { "GET /api/users/me": then(sampleUser), "GET /api/tariffs": then([]), "GET /api/tariffs/me": then([]) };
  const { app } = await makePage({ path: "/tarife", answers, tokens: tokensFor(3600 - DAYS) });
  const started = app.session.start();
  // Shown again before the operator has answered.
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await started;
  expect(app.store.get(sessionAtom).status).toBe("authenticated");
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  expect(app.store.get(sessionNoticeAtom)).toBeUndefined();
});
