import { createApi } from "@tribun/api-client";
import { mnpProviders } from "@tribun/api-client/contract";
import { isTurn } from "@tribun/vitest-config/sweep";
import { vi } from "vitest";

/** Longer than the client waits for an answer to begin and to end. */
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

/** How many ways through the wizard meet these faults. */
const WAYS = 5;

/** How an answer of the operator can go wrong, by its name: all of it, or as a sample each of it on one of the ways. @param way from 0 */
export const faultsAt = (way: number): readonly string[] => Object.keys(ANSWERS).filter((_, kind) => isTurn(kind % WAYS, WAYS, way));

/** Goes wrong as the real client does where the operator is heard like this. @param fault one of those of `faultsAt` */
async function goWrong(fault: string): Promise<never> {
  const api = createApi({
    ...{ baseUrl: "https://operator.example", teamId: 1 },
    ...{ language: () => "de", accessToken: () => undefined, cartToken: () => undefined },
    fetch: () => ANSWERS[fault]?.() ?? Promise.reject(new Error(`no such fault: ${fault}`)),
  });
  // Nobody waits for the client's own limit: its timers alone go on.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = Promise.allSettled([api(mnpProviders, {})]);
  await vi.advanceTimersByTimeAsync(GIVEN_UP_MS);
  vi.useRealTimers();
  const [answer] = await asked;
  if (answer.status === "fulfilled") throw new Error(`${fault} went well`);
  throw answer.reason;
}

/** An answer for `fakeApi` that goes wrong once, and then is what it should be. */
export const failingOnce = (fault: string, answer: unknown) => (_input: unknown, before: number) =>
  before === 0 ? goWrong(fault) : answer;
