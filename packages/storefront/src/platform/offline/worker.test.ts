import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PAGE = "/dashboard";
const shell = (text: string, headers: HeadersInit = { "content-language": "de" }) => new Response(text, { headers });
const stored = new Map<string, Response>();
const listeners = new Map<string, (event: unknown) => void>();
const cache = {
  match: async (path: string) => stored.get(path)?.clone(),
  put: async (path: string, answer: Response) => void stored.set(path, answer),
  addAll: async (paths: readonly string[]) => {
    if (paths.some((path) => path.includes("gone"))) throw new TypeError("Request failed");
    for (const path of paths) stored.set(path, new Response());
  },
  delete: async (path: string) => stored.delete(path),
};

/** Opens the dashboard over a network with this answer. */
async function open(answer: Promise<Response>): Promise<{ shown: Promise<Response>; settled: () => Promise<unknown> }> {
  vi.stubGlobal("fetch", () => answer);
  let shown: Promise<Response> | undefined;
  const works: Promise<unknown>[] = [];
  listeners.get("fetch")?.({
    request: { url: `https://club.example${PAGE}`, method: "GET", mode: "navigate" },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => (shown = given),
    waitUntil: (work: Promise<unknown>) => void works.push(work),
  });
  if (!shown) throw new Error("the worker answers nothing");
  return { shown, settled: async () => (await works[0], await Promise.all(works)) };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stored.clear();
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => stored.clear() });
  vi.stubGlobal("self", {
    location: { origin: "https://club.example" },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import("./worker.ts");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a kept page waits four seconds for the network, and what comes later is kept", async () => {
  stored.set(PAGE, shell("before"));
  let answer: (given: Response) => void = () => undefined;
  const { shown, settled } = await open(new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await shown).text()).toBe("before");
  answer(shell("after"));
  await settled();
  expect(await stored.get(PAGE)?.text()).toBe("after");
});

test("a kept page says on its root that the network is gone, under the rules it was sent with", async () => {
  stored.set(PAGE, shell('<html lang="de">before', { "content-language": "de", "content-security-policy": "default-src 'none'" }));
  const { shown, settled } = await open(Promise.reject(new TypeError("Failed to fetch")));
  const answer = await shown;
  await settled();
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(await answer.text()).toBe('<html data-offline lang="de">before');
});

test("a page that is not kept waits for as long as it takes", async () => {
  let answer: (given: Response) => void = () => undefined;
  const { shown } = await open(new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(9000);
  answer(shell("late"));
  expect(await (await shown).text()).toBe("late");
});

test("what somebody else's network answers in the page's place is shown and not kept", async () => {
  const { shown, settled } = await open(Promise.resolve(shell("Zimmer und Name", {})));
  expect(await (await shown).text()).toBe("Zimmer und Name");
  await settled();
  expect(stored.size).toBe(0);
});

test("of the files that a page has loaded, one that is gone is not kept, and the others are", async () => {
  const works: Promise<unknown>[] = [];
  vi.stubGlobal("fetch", async () => shell("page"));
  const data = ["/assets/first.js", "/assets/gone.js", "/assets/state.json?of=/de"];
  listeners.get("message")?.({ data, waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
  expect([...stored.keys()].filter((path) => path.startsWith("/assets/"))).toEqual(["/assets/first.js", "/assets/state.json?of=/de"]);
});

test("what is shared with the club is put aside here, leads to the message, and is handed over once", async () => {
  const shown = Promise.withResolvers<Response>();
  const body = new URLSearchParams({ title: "SMS", text: "Paket wartet", url: "https://example.org/?a=1" });
  listeners.get("fetch")?.({
    request: new Request("https://club.example/support/shared", { method: "POST", body }),
    respondWith: (given: Promise<Response>) => shown.resolve(given),
  });
  const answer = await shown.promise;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/support?shared=1#write"]);
  const { takeShared } = await import("./shared.ts");
  expect(await takeShared()).toBe("SMS\nPaket wartet\nhttps://example.org/?a=1");
  expect(await takeShared()).toBe("");
});

test.each([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])(
  "what another site sends (%o) is not taken",
  async (headers) => {
    const shown = Promise.withResolvers<Response>();
    // A page may not set these headers; here they stand for those that a browser adds.
    const given = { method: "POST", url: "https://club.example/support/shared", headers: new Headers(headers), referrer: "" };
    const request = { ...given, formData: async () => new Map([["text", "Ruf 0900 an"]]) };
    listeners.get("fetch")?.({ request, respondWith: (answer: Promise<Response>) => shown.resolve(answer) });
    const answer = await shown.promise;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/support#write"]);
    const { takeShared } = await import("./shared.ts");
    expect(await takeShared()).toBe("");
  },
);

test("what cannot be read leads to the message all the same", async () => {
  const shown = Promise.withResolvers<Response>();
  listeners.get("fetch")?.({
    request: new Request("https://club.example/support/shared", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    }),
    respondWith: (given: Promise<Response>) => shown.resolve(given),
  });
  expect((await shown.promise).headers.get("location")).toBe("/support?shared=1#write");
});
