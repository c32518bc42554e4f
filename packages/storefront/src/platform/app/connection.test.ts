import { ApiError } from "@tribun/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection, isAway } from "./connection.ts";

let online = true;
let seen: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  online = true;
  seen = "visible";
  const page = new EventTarget();
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal("document", Object.defineProperty(page, "visibilityState", { get: () => seen }));
  const view = new EventTarget();
  vi.stubGlobal("addEventListener", view.addEventListener.bind(view));
  vi.stubGlobal("removeEventListener", view.removeEventListener.bind(view));
  vi.stubGlobal("dispatchEvent", view.dispatchEvent.bind(view));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection whose check answers by a plan; the last answer repeats. */
function watch(...plan: (boolean | Error)[]) {
  const answers = vi.fn(async () => {
    const next = plan.length > 1 ? plan.shift() : plan[0];
    if (next instanceof Error) throw next;
    return next ?? true;
  });
  return { answers, ...createConnection(answers) };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("asks nobody while nothing is lost", async () => {
  const { answers } = watch(true);
  await seconds(600);
  dispatchEvent(new Event("online"));
  expect(answers).not.toHaveBeenCalled();
});

test("asks in growing pauses until there is an answer, then runs everything that waits, once", async () => {
  const { whenBack, answers } = watch(false, new TypeError("Failed to fetch"), false, true);
  const first = vi.fn();
  const second = vi.fn();
  whenBack(first);
  whenBack(first);
  await seconds(1);
  whenBack(second);
  await seconds(2 + 4 + 7);
  expect(answers).toHaveBeenCalledTimes(3);
  await seconds(1);
  expect(answers).toHaveBeenCalledTimes(4);
  await seconds(600);
  expect([answers, first, second].map((each) => each.mock.calls.length)).toEqual([4, 1, 1]);
});

test("never asks more seldom than every 30 seconds", async () => {
  const { whenBack, answers } = watch(false);
  whenBack(() => undefined);
  await seconds(1 + 2 + 4 + 8 + 16);
  answers.mockClear();
  await seconds(300);
  expect(answers).toHaveBeenCalledTimes(10);
});

test("offline it waits for the network and asks the moment it is back", async () => {
  const { whenBack, answers } = watch(true);
  const work = vi.fn();
  online = false;
  whenBack(work);
  await seconds(600);
  expect(answers).not.toHaveBeenCalled();
  online = true;
  dispatchEvent(new Event("online"));
  await seconds(0);
  expect(work).toHaveBeenCalledTimes(1);
});

test("a page that nobody looks at asks when somebody does again", async () => {
  const { whenBack, answers } = watch(true);
  const work = vi.fn();
  seen = "hidden";
  whenBack(work);
  await seconds(600);
  expect(answers).not.toHaveBeenCalled();
  seen = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await seconds(0);
  expect(work).toHaveBeenCalledTimes(1);
});

test("a connection that breaks again at once is asked for in longer and longer pauses, one that held anew", async () => {
  const { whenBack, answers } = watch(true);
  const work = vi.fn(() => void (work.mock.calls.length < 4 && whenBack(work)));
  whenBack(work);
  await seconds(1 + 2 + 4);
  expect(answers).toHaveBeenCalledTimes(3);
  await seconds(8);
  expect(work).toHaveBeenCalledTimes(4);
  await seconds(61);
  whenBack(work);
  await seconds(1);
  expect(work).toHaveBeenCalledTimes(5);
});

test("work that was called off does not run, and nobody asks for it", async () => {
  const { whenBack, answers } = watch(true);
  const work = vi.fn();
  whenBack(work)();
  await seconds(600);
  dispatchEvent(new Event("online"));
  expect([answers.mock.calls.length, work.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  [true, new ApiError("-1", { reason: "unreachable", requestId: "r" })],
  [true, new ApiError("-1")],
  [true, new TypeError("Failed to fetch dynamically imported module: https://club.example/assets/x.js")],
  [true, new Error("Unable to preload CSS for /assets/x.css")],
  [false, new ApiError("-1", { requestId: "r" })],
  [false, new ApiError("-1", { reason: "unexpected answer" })],
  [false, new ApiError("1012")],
  [false, new TypeError("x is undefined")],
  [false, undefined],
])("%s for %s", (away, cause) => expect(isAway(cause)).toBe(away));
