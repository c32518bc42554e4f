import type { Language } from "@tribun/domain";
import { downPage } from "./down-page.ts";
import { problem } from "./problem.ts";
import { squeezed } from "./squeezed.ts";

/** Headers that belong to one connection (RFC 9110 §7.6.1), or that the proxy sets itself. */
const NOT_PASSED = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  // Node has already answered it with 100 Continue.
  "expect",
  "host",
  "content-length",
  "accept-encoding",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
]);
const RETRY_SECONDS = 5;
/** How long the operator may take to begin its answer; longer than the operator waits for any third party. */
const ANSWER_MS = 25_000;
/** The checkout page that fans open; programs call the others, such as `/c/{id}/check`. */
const CHECKOUT = /^\/c\/[^/]+$/;
/** Fans open this page too, and mail programs post to it (RFC 8058). */
const UNSUBSCRIBE = /^\/c\/unsubscribe\/[^/]+$/;

export type Proxy = {
  readonly operatorUrl: string;
  readonly club: string;
  /** The club's stylesheets, for the page that replaces one of the operator's. */
  readonly styles: readonly string[];
  readonly answerMs?: number;
};

/** Facts about the connection that the operator needs, and the language and theme of the page that replaces the operator's. */
export type Caller = { readonly address: string | undefined; readonly language: Language; readonly theme: string | undefined };

/**
 * Passes a request on to the operator and streams its body and answer. Sets the fan's address and drops a forged one. When the operator is
 * unreachable or stays silent, a call gets a problem and a page gets a page (503). There is no time limit while the caller sends its body,
 * nor once the answer has begun.
 */
export async function passOn(
  request: Request,
  { operatorUrl, club, styles, answerMs = ANSWER_MS }: Proxy,
  { address, language, theme }: Caller,
): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers([...request.headers].filter(([name]) => !NOT_PASSED.has(name)));
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  headers.set("accept-encoding", "identity");
  if (address) headers.set("x-forwarded-for", address);
  const silence = watch(answerMs);
  const body = request.body && silence.during(request.body);
  try {
    const answer = await fetch(operatorUrl + url.pathname + url.search, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: AbortSignal.any([request.signal, silence.signal]),
      ...(body && { body, duplex: "half" }),
    });
    silence.end();
    const kept = new Headers([...answer.headers].filter(([name]) => name !== "set-cookie" && !NOT_PASSED.has(name)));
    for (const cookie of answer.headers.getSetCookie()) kept.append("set-cookie", cookie);
    return await squeezed(request, new Response(answer.body, { status: answer.status, headers: kept }));
  } catch (cause) {
    silence.end();
    if (request.signal.aborted) throw cause;
    const here = url.pathname + url.search;
    if (CHECKOUT.test(url.pathname)) return downPage({ club, language, theme, here, styles });
    const isRead = request.headers.get("accept")?.includes("text/html") ?? false;
    if (isRead && UNSUBSCRIBE.test(url.pathname)) return downPage({ club, language, theme, here, styles, of: "unsubscribe" });
    const facts = { title: "The operator cannot be reached", reason: "unreachable", retryAfterSeconds: RETRY_SECONDS };
    return problem(503, facts, { "retry-after": String(RETRY_SECONDS) });
  }
}

/** Aborts `signal` when the operator does nothing for `ms`. Time spent waiting for the caller's body does not count. */
function watch(ms: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    if (!isOver) timer = setTimeout(() => controller.abort(new Error(`no answer within ${ms} ms`)), ms);
  };
  start();
  return {
    signal: controller.signal,
    end: () => {
      isOver = true;
      stop();
    },
    /** The same body; the timer restarts with each chunk. */
    during: (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
      const reader = body.getReader();
      return new ReadableStream(
        {
          pull: async (passed) => {
            stop();
            const { done, value } = await reader.read();
            start();
            if (done) passed.close();
            else passed.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    },
  };
}
