import * as v from "valibot";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { defineCall } from "./contract/call.ts";
import { phoneReserve, tariffs } from "./contract/index.ts";
import type { ApiContext } from "./client/api.ts";
import { ApiError } from "./client/error.ts";
import { createFileApi } from "./files.ts";
import { createApi } from "./http.ts";

const hello = defineCall({
  id: "hello",
  method: "POST",
  path: "/api/hello/{who}",
  auth: "public",
  summary: "Says hello",
  params: v.object({ who: v.string() }),
  body: v.object({ loud: v.boolean() }),
  payload: v.object({ text: v.string() }),
  codes: [],
});
const meta = { serverTime: "2026-11-21T10:00:00.000Z", requestId: "r1" };
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { status, headers });

function setUp(answer: () => Response | Promise<Response>, context: Partial<ApiContext> = {}) {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: "http://operator.test",
    teamId: 3,
    language: () => "tr",
    accessToken: () => "token",
    cartToken: () => "cart",
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    },
    ...context,
  });
  return { api, requests };
}
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

describe("a call that succeeds", () => {
  it("sends what the contract declares, with all headers", async () => {
    const onServerTime = vi.fn();
    const { api, requests } = setUp(() => json({ payload: { text: "selam" }, meta }), { onServerTime });
    expect(await api(hello, { params: { who: "a/b?" }, body: { loud: true }, idempotencyKey: "k" })).toEqual({ text: "selam" });
    const [request] = requests;
    expect(request?.url).toBe("http://operator.test/api/hello/a%2Fb%3F");
    expect(await request?.json()).toEqual({ loud: true });
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "x-team-id": "3",
      "x-language-code": "0",
      authorization: "Bearer token",
      "x-cart-token": "cart",
      "idempotency-key": "k",
    });
    expect(onServerTime).toHaveBeenCalledWith(Date.parse(meta.serverTime));
  });

  it("takes no time from an answer the browser may have stored: what it says of the time is as old as it is", async () => {
    const onServerTime = vi.fn();
    const { api } = setUp(() => json({ payload: { text: "selam" }, meta }, 200, { "cache-control": "no-cache" }), { onServerTime });
    expect(await api(hello, { params: { who: "a" }, body: { loud: true }, idempotencyKey: "k" })).toEqual({ text: "selam" });
    expect(onServerTime).not.toHaveBeenCalled();
  });

  it("takes the time from an answer that nobody may store", async () => {
    const onServerTime = vi.fn();
    const { api } = setUp(() => json({ payload: { text: "selam" }, meta }, 200, { "cache-control": "no-store" }), { onServerTime });
    await api(hello, { params: { who: "a" }, body: { loud: true }, idempotencyKey: "k" });
    expect(onServerTime).toHaveBeenCalledWith(Date.parse(meta.serverTime));
  });

  it("outlives the page where it is asked to", async () => {
    const { api, requests } = setUp(() => json({ payload: [], meta }));
    await api(tariffs, { keepalive: true });
    await api(tariffs, {});
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it("sends only the queries that are given", async () => {
    const { api, requests } = setUp(() => json({ payload: [], meta }));
    await api(tariffs, { query: { type: "flex" } });
    await api(tariffs, {});
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?type=flex", ""]);
  });
});

describe("a call that fails", () => {
  const problem = { type: "about:blank", title: "x", status: 409, referenceErrorCode: "1108", requestId: "r7", reason: "expired" };

  it("carries the code, the fields and the reference", async () => {
    const { api } = setUp(() => json({ ...problem, fieldErrors: [{ field: "id", rule: "required" }] }, 409));
    expect(await failure(api(phoneReserve, { params: { id: "1" }, body: {} }))).toMatchObject({
      code: "1108",
      requestId: "r7",
      reason: "expired",
      fieldErrors: [{ field: "id", rule: "required" }],
    });
  });

  it("finds the code nested under error, as other hosts send it", async () => {
    const { api } = setUp(() => json({ error: { referenceErrorCode: "1012" } }, 404));
    expect((await failure(api(tariffs, {}))).code).toBe("1012");
  });

  it.each([
    ["an HTML page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "-1"],
    ["no body", () => new Response(null, { status: 500 }), "-1"],
    ["a code nobody knows", () => json({ referenceErrorCode: "9999" }, 400), "-1"],
    ["fields of the wrong type", () => json({ referenceErrorCode: "1012", fieldErrors: "x" }, 404), "-1"],
    ["429 with any body", () => new Response("slow down", { status: 429, headers: { "retry-after": "7" } }), "RATE_LIMIT_EXCEEDED"],
  ])("understands %s", async (_, answer, code) => {
    const { api } = setUp(answer);
    expect((await failure(api(tariffs, {}))).code).toBe(code);
  });

  it("says how long to wait after too many attempts", async () => {
    const { api } = setUp(() => new Response("", { status: 429, headers: { "retry-after": "7" } }));
    expect(await failure(api(tariffs, {}))).toMatchObject({ retryAfterSeconds: 7 });
  });

  it("is -1 when a success is HTML or not what the contract says", async () => {
    expect(await failure(setUp(() => new Response("<html>", { status: 200 })).api(tariffs, {}))).toMatchObject({ code: "-1" });
    expect(await failure(setUp(() => json({ payload: [{ id: 1 }], meta })).api(tariffs, {}))).toMatchObject({
      code: "-1",
      reason: "unexpected answer",
    });
  });

  it("is -1 and unreachable when nobody answers, and is not tried again", async () => {
    const { api, requests } = setUp(() => {
      throw new TypeError("network");
    });
    expect(await failure(api(tariffs, {}))).toMatchObject({ code: "-1", reason: "unreachable" });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["an answer that never comes", () => new Promise<Response>(() => {})],
    ["an answer that begins and never ends", () => new Response(new ReadableStream())],
    ["a refusal that begins and never ends", () => new Response(new ReadableStream(), { status: 500 })],
  ])("gives up %s, and is not tried again", async (_, answer) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { api, requests } = setUp(answer);
    const lost = failure(api(tariffs, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await lost).toMatchObject({ code: "-1" });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["when its time is over", () => vi.advanceTimersByTimeAsync(15_000)],
    ["when nobody waits for it any more", async (asked: AbortController) => asked.abort()],
  ])("stops an answer that does not end %s", async (_, act) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { api, requests } = setUp(() => new Response(new ReadableStream()));
    const asked = new AbortController();
    void api(tariffs, { signal: asked.signal }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests[0]?.signal.aborted).toBe(false);
    await act(asked);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it("tells the session when the operator refuses it", async () => {
    const onUnauthorised = vi.fn();
    const { api } = setUp(() => json({ ...problem, referenceErrorCode: "1034" }, 401), { onUnauthorised });
    await failure(api(tariffs, {}));
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });
});

it.each([
  [`inline; filename="Kanarya-Mobil_Rechnung_R1.pdf"`, "Kanarya-Mobil_Rechnung_R1.pdf"],
  [`inline; filename="Firtina.pdf"; filename*=UTF-8''F%C4%B1rt%C4%B1na.pdf`, "Fırtına.pdf"],
  [undefined, undefined],
])("a file keeps the name that came with it: %s", async (disposition, name) => {
  const sheet = defineCall({
    id: "sheet",
    method: "GET",
    path: "/api/sheet",
    auth: "public",
    summary: "A file",
    payload: "binary",
    codes: [],
  });
  const files = createFileApi({
    ...{ baseUrl: "http://operator.test", teamId: 3, language: () => "tr", accessToken: () => undefined, cartToken: () => undefined },
    fetch: async () =>
      new Response("%PDF", { headers: { "content-type": "application/pdf", ...(disposition && { "content-disposition": disposition }) } }),
  });
  const file = await files(sheet, {});
  expect([file.type, file instanceof File ? file.name : undefined]).toEqual(["application/pdf", name]);
});
