import { isErrorCode, LANGUAGE_CODE } from "@tribun/domain";
import ky, { type KyInstance, type ResponsePromise } from "ky";
import * as v from "valibot";
import { type Call, pathOf } from "./contract/call.ts";
import { meta as metaSchema } from "./contract/schemas/common.ts";
import type { Api, ApiContext, CallOptions } from "./client/api.ts";
import { ApiError } from "./client/error.ts";

/** A call without an answer after this time fails. */
const TIMEOUT_MS = 15_000;

const code = { referenceErrorCode: v.optional(v.unknown()) };
const loose = v.looseObject({
  ...code,
  error: v.optional(v.looseObject(code)),
  fieldErrors: v.optional(v.array(v.object({ field: v.string(), rule: v.string() }))),
  reason: v.optional(v.string()),
  retryAfterSeconds: v.optional(v.number()),
  endedOn: v.optional(v.string()),
  requestId: v.optional(v.string()),
});

/** Reads a failed answer: RFC 9457, or the code nested under `error`; anything else, such as HTML, counts as -1 (flows §4.7). */
async function readProblem(response: Response, read: Promise<unknown>): Promise<ApiError> {
  const body = v.safeParse(loose, await read.catch(() => undefined));
  const facts = body.success ? body.output : {};
  const given = facts.referenceErrorCode ?? facts.error?.referenceErrorCode;
  const header = Number(response.headers.get("retry-after"));
  return new ApiError(response.status === 429 ? "RATE_LIMIT_EXCEEDED" : isErrorCode(given) ? given : "-1", {
    fieldErrors: facts.fieldErrors ?? [],
    reason: facts.reason,
    retryAfterSeconds: facts.retryAfterSeconds ?? (header > 0 ? header : undefined),
    endedOn: facts.endedOn,
    requestId: facts.requestId ?? response.headers.get("x-request-id") ?? undefined,
  });
}

/** True if the browser may have stored the answer and repeats it: its body, including its time, is then as old as the first answer. */
function mayBeStored(response: Response): boolean {
  const rule = response.headers.get("cache-control");
  return rule !== null && !rule.includes("no-store");
}

/** Creates the client. It never retries a call by itself (spec §7). */
export function createApi(context: ApiContext): Api {
  const send = createSender(context, TIMEOUT_MS);
  return async (call, input) => {
    const { body, stored } = await send(call, input, async (sent) => {
      const json: unknown = await sent.json();
      return { body: json, stored: mayBeStored(await sent) };
    });
    const answer = v.safeParse(v.object({ payload: call.payload, meta: v.optional(metaSchema) }), body);
    if (!answer.success) throw new ApiError("-1", { reason: "unexpected answer", cause: answer.issues });
    if (answer.output.meta && !stored) context.onServerTime?.(Date.parse(answer.output.meta.serverTime));
    return answer.output.payload;
  };
}

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown } & CallOptions;

/**
 * Returns a function that sends a call and reads the body of a success; a failure becomes an `ApiError`.
 * @param timeout milliseconds until the answer begins, and again until it ends, because ky's own timeout stops when it begins
 */
export function createSender(context: ApiContext, timeout: number) {
  const http: KyInstance = ky.create({
    retry: 0,
    timeout,
    throwHttpErrors: false,
    ...(context.fetch && { fetch: context.fetch }),
  });
  return async <T>(call: Call, parts: Parts, read: (sent: ResponsePromise) => Promise<T>): Promise<T> => {
    const headers = headersOf(context, parts.idempotencyKey);
    const url = `${context.baseUrl}${pathOf(call, stringsOf(parts.params))}`;
    const stop = stopsWith(parts.signal);
    const inTime = <Read>(read: Promise<Read>) => within(timeout, read, () => stop.abort());
    let response: Response;
    let sent: ResponsePromise;
    try {
      sent = http(url, {
        method: call.method,
        headers,
        searchParams: stringsOf(parts.query),
        ...(parts.body !== undefined && { json: parts.body }),
        signal: stop.signal,
        ...(parts.keepalive && { keepalive: true }),
      });
      response = await sent;
      if (response.ok) return await inTime(read(sent));
    } catch (cause) {
      if (parts.signal?.aborted) throw cause;
      throw new ApiError("-1", { cause, reason: "unreachable" });
    }
    const error = await readProblem(response, inTime(sent.json()));
    if (error.code === "1034") context.onUnauthorised?.();
    throw error;
  };
}

/** Aborts on the caller's signal or on timeout. Not `AbortSignal.any`, because some supported browsers lack it. */
function stopsWith(signal: AbortSignal | undefined): AbortController {
  const stop = new AbortController();
  if (signal?.aborted) stop.abort();
  signal?.addEventListener("abort", () => stop.abort(), { once: true });
  return stop;
}

/** Resolves with the body of an answer, or rejects after `ms` even if the transfer cannot be stopped. */
function within<T>(ms: number, read: Promise<T>, stop: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new Error("The answer does not end."));
    }, ms);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

function headersOf(context: ApiContext, idempotencyKey: string | undefined): Record<string, string> {
  const token = context.accessToken();
  const cart = context.cartToken();
  return {
    "x-team-id": String(context.teamId),
    "x-language-code": String(LANGUAGE_CODE[context.language()]),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cart && { "x-cart-token": cart }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
}

function stringsOf(values: unknown): Record<string, string> {
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
}
