import { createApi } from "@tribun/api-client";
import { mnpProviders } from "@tribun/api-client/contract";
import { isTurn } from "@tribun/vitest-config/sweep";
import { vi } from "vitest";

/** Longer than the client's timeouts for the start and the end of an answer. */
const GIVEN_UP_MS = 31_000;

const ANSWERS: Readonly<Record<string, () => Promise<Response>>> = {
  offline: () => Promise.reject(new TypeError("Failed to fetch")),
  "too many calls": () => Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": "1" } })),
  "a fault of the operator": () => Promise.resolve(new Response("{}", { status: 500 })),
  "no answer at all": () => new Promise<Response>(() => {}),
  "an answer that never ends": () => Promise.resolve(new Response(new ReadableStream())),
  "a gateway's page": () =>
    Promise.resolve(new Response("<!doctype html><title>Gateway</title>", { headers: { "content-type": "text/html" } })),
};

/** Number of wizard tests that use these faults. */
const WAYS = 5;

/**
 * The faults of an answer to test, by name: all of them, or in a sample each one on one of the tests.
 * @param way index of the test, from 0
 */
export const faultsAt = (way: number): readonly string[] => Object.keys(ANSWERS).filter((_, kind) => isTurn(kind % WAYS, WAYS, way));

/**
 * Fails as the real client does with this fault of the operator.
 * @param fault one of `faultsAt`
 */
async function goWrong(fault: string): Promise<never> {
  const api = createApi({
    ...{ baseUrl: "https://operator.example", teamId: 1 },
    ...{ language: () => "de", accessToken: () => undefined, cartToken: () => undefined },
    fetch: () => ANSWERS[fault]?.() ?? Promise.reject(new Error(`no such fault: ${fault}`)),
  });
  // Fake only the timers, so that the test does not wait for the client's timeout.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = Promise.allSettled([api(mnpProviders, {})]);
  await vi.advanceTimersByTimeAsync(GIVEN_UP_MS);
  vi.useRealTimers();
  const [answer] = await asked;
  if (answer.status === "fulfilled") throw new Error(`${fault} went well`);
  throw answer.reason;
}

/** An answer for `fakeApi` that fails once and then succeeds. */
export const failingOnce = (fault: string, answer: unknown) => (_input: unknown, before: number) =>
  before === 0 ? goWrong(fault) : answer;
